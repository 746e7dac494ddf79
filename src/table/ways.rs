//! The ways between the rooms of a game, in one quiet line.

use crate::ui::icon::{Icon, emblem};
use drawing::{Tag, link, tag};

/// A way to a room: where it is, its emblem, what it is called.
pub type Way = (&'static str, Icon, &'static str);

/// The ways of a game; the one where one stands is marked.
#[must_use]
pub fn ways(game: &'static str, here: &'static str, ways: impl IntoIterator<Item = Way>) -> Tag {
    let way = |(href, icon, word): Way| {
        let way = link("", href).set_if(href == here, "aria-current", "page");
        tag("li", "").with(way.with(emblem(icon)).with(word))
    };
    tag("nav", "ways").set("aria-label", game).with(tag("ul", "").each(ways.into_iter().map(way)))
}
