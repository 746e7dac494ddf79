//! Emblems. Every `Icon("name")` in the sources is taken from the game-icons set into a sprite at build time; a name that the
//! set does not have fails the build. What only a study shows is named `Icon("study/name")` and comes in a sprite of its own.

use leptos::prelude::*;

/// The name of an emblem of game-icons.net, behind the name of its sprite where that is not the common one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icon(pub &'static str);

impl Icon {
    fn address(self) -> String {
        let (sprite, name) = self.0.split_once('/').unwrap_or(("sprite", self.0));
        [sprite, ".svg#", name].concat()
    }
}

/// An emblem in the colour of the text around it. It is decoration: the word beside it carries the meaning.
#[component]
pub fn Emblem(icon: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
            <use href=icon.address()></use>
        </svg>
    }
}
