//! The ways between the rooms of Haven.

use crate::haven::words::words;
use crate::shell::context::use_shell;
use crate::shell::route::{Haven, Route};
use crate::table::{self, table_words};
use crate::ui::icon::Icon;
use drawing::Tag;
use kit::Lang;
use leptos::prelude::*;

/// Setting out, the first door, the codex, the records and the rules; where one stands is marked.
#[must_use]
pub fn ways(here: Haven, lang: Lang) -> Tag {
    let rooms = [
        (Haven::Setup, Icon("dungeon-gate"), words(lang).set_up),
        (Haven::Lesson, Icon("candle-light"), words(lang).lesson.title),
        (Haven::Codex, Icon("card-pick"), words(lang).codex),
        (Haven::Records, Icon("trophy-cup"), table_words(lang).records),
        (Haven::Rules, Icon("scroll-quill"), table_words(lang).rules),
    ];
    table::ways(
        "Haven",
        Route::Haven(here).href(),
        rooms.map(|(room, icon, word)| (Route::Haven(room).href(), icon, word)),
    )
}

/// The same among Leptos' views.
#[component]
pub fn Ways(here: Haven) -> impl IntoView {
    let shell = use_shell();
    move || ways(here, shell.lang()).drawn()
}
