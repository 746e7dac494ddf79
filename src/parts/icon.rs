//! Emblems. Every `Icon("name")` in the sources is taken from the game-icons set into the sprite at build time; a name that
//! the set does not have fails the build.

use leptos::prelude::*;

/// The name of an emblem of game-icons.net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icon(pub &'static str);

/// An emblem in the colour of the text around it. It is decoration: the word beside it carries the meaning.
#[component]
pub fn Emblem(icon: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
            <use href=format!("sprite.svg#{}", icon.0)></use>
        </svg>
    }
}
