//! Buttons. One solid brass one per decision, saying what will happen; the others are quiet.

use drawing::Tag;
use leptos::{ev, prelude::*};

/// How much a button asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// The one thing to do here.
    Brass,
    /// Anything else.
    #[default]
    Quiet,
    /// What cannot be taken back.
    Blood,
}

impl Tone {
    /// Its class, beside that of every button.
    const fn class(self) -> &'static str {
        match self {
            Self::Brass => "brass",
            Self::Quiet => "quiet",
            Self::Blood => "blood",
        }
    }
}

/// A button of a drawing. It stays the same element when its tone changes, and keeps the focus.
#[must_use]
pub fn tool(tone: Tone, press: impl Fn() + Send + Sync + 'static) -> Tag {
    drawing::button("button", press).when(true, tone.class())
}

/// A button. An unavailable one can still be focused and says why.
#[component]
pub fn Button(
    #[prop(optional)] tone: Tone,
    /// Why it cannot be pressed, if so.
    #[prop(optional, into)]
    unavailable: Signal<Option<String>>,
    on_press: impl Fn() + 'static,
    children: Children,
) -> impl IntoView {
    let press = move |_: ev::MouseEvent| {
        if unavailable.get_untracked().is_none() {
            on_press();
        }
    };
    view! {
        <button
            type="button"
            class=format!("button {}", tone.class())
            aria-disabled=move || unavailable.get().map(|_| "true")
            title=move || unavailable.get()
            on:click=press
        >
            {children()}
        </button>
    }
}
