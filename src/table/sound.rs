//! What a table sounds like. The sounds themselves are made by `public/sound.js`, when they are wanted.

use crate::shell::context::Shell;
use leptos::prelude::GetUntracked;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = lamplight, js_name = sound)]
    fn play(name: &str);
}

/// Lets a sound be heard, if sounds are on.
pub fn sounds(shell: Shell, name: Option<&'static str>) {
    if shell.settings.get_untracked().sound
        && let Some(name) = name
    {
        play(name);
    }
}
