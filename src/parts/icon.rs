//! Emblems. Every `Icon("name")` in the sources is taken from the game-icons set into the sprite at build time; a name that
//! the set does not have fails the build.

use crate::parts::drawing::{Drawing, Tag, tag};
use leptos::prelude::*;

/// The name of an emblem of game-icons.net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icon(pub &'static str);

/// An emblem in the colour of the text around it. It is decoration: the word beside it carries the meaning.
#[component]
pub fn Emblem(icon: Icon) -> impl IntoView {
    emblem(icon)
}

/// The same, for a drawing.
#[must_use]
pub fn emblem(icon: Icon) -> Drawing {
    framed("icon", "0 0 512 512", tag("use", "").write("href", format!("sprite.svg#{}", icon.0))).drawn()
}

/// One of the page's own signs.
#[must_use]
pub fn sign(class: &'static str, view_box: &'static str, symbol: &'static str) -> Drawing {
    framed(class, view_box, tag("use", "").set("href", symbol)).drawn()
}

/// A symbol in its frame.
#[must_use]
pub fn framed(class: &'static str, view_box: &'static str, symbol: Tag) -> Tag {
    tag("svg", class).set("viewBox", view_box).set("aria-hidden", "true").with(symbol)
}
