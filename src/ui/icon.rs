//! Emblems. Every `Icon("name")` in the sources is taken from the game-icons set into a sprite at build time; a name that the
//! set does not have fails the build. What only some pages show is named behind the name of their sprite, `Icon("sprite/name")`: each
//! comes in a file of its own.

use drawing::{Drawing, Tag, tag};
use leptos::prelude::*;

/// The name of an emblem of game-icons.net, behind the name of its sprite where that is not the common one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icon(pub &'static str);

impl Icon {
    #[must_use]
    pub fn address(self) -> String {
        let (sprite, name) = self.0.split_once('/').unwrap_or(("sprite", self.0));
        [sprite, ".svg#", name].concat()
    }
}

/// An emblem in the colour of the text around it. It is decoration: the word beside it carries the meaning.
#[component]
pub fn Emblem(icon: Icon) -> impl IntoView {
    emblem(icon)
}

/// The same, for a drawing.
#[must_use]
pub fn emblem(icon: Icon) -> Drawing {
    framed("icon", "0 0 512 512", tag("use", "").write("href", icon.address())).drawn()
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
