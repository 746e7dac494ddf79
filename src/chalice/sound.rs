//! What the table sounds like. The sounds themselves are made by `public/sound.js`, when they are wanted.

use crate::shell::context::Shell;
use ::chalice::{End, Event};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = lamplight, js_name = sound)]
    fn play(name: &str);
}

/// Lets an event be heard, if sounds are on.
pub fn of(shell: Shell, event: Event) {
    use leptos::prelude::GetUntracked;
    if shell.settings.get_untracked().sound
        && let Some(name) = name(event)
    {
        play(name);
    }
}

const fn name(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::Played { .. } | Event::Transformed { .. } => "card",
        Event::Rolled { .. } => "die",
        Event::Took { .. } => "blood",
        Event::Wounded { .. } => "wound",
        Event::Banked { .. } => "bank",
        Event::Died { .. } | Event::Eliminated { .. } => "death",
        Event::Killed { .. } => "kill",
        Event::Ended { end: End::Victory } => "end",
        _ => return None,
    })
}
