//! The ways between the rooms of Haven, in one quiet line.

use crate::haven::words::words;
use crate::shell::route::{Haven, Route};
use crate::table::table_words;
use crate::ui::icon::{Icon, emblem};
use drawing::{Tag, link, tag};
use kit::Lang;

const ROOMS: [(Haven, Icon); 3] =
    [(Haven::Setup, Icon("dungeon-gate")), (Haven::Codex, Icon("card-pick")), (Haven::Rules, Icon("scroll-quill"))];

/// Setting out, the codex and the rules; where one stands is marked.
#[must_use]
pub fn ways(here: Haven, lang: Lang) -> Tag {
    let words = words(lang);
    let way = |(room, icon): (Haven, Icon)| {
        let word = match room {
            Haven::Codex => words.codex,
            Haven::Rules => table_words(lang).rules,
            _ => words.set_up,
        };
        let way = link("", Route::Haven(room).href()).set_if(room == here, "aria-current", "page");
        tag("li", "").with(way.with(emblem(icon)).with(word))
    };
    tag("nav", "rooms").set("aria-label", "Haven").with(tag("ul", "").each(ROOMS.map(way)))
}
