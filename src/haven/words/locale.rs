//! The languages besides English, each a part of the program of its own: whoever plays the other game does not load them.

use super::{GERMAN, PORTUGUESE, SPANISH, Words};
use kit::Lang;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::OnceLock;

/// What has been fetched, in the order of [`Lang::ALL`].
static FETCHED: [OnceLock<&'static Words>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// A language's words, if they are here.
pub(super) fn fetched(lang: Lang) -> Option<&'static Words> {
    // The program is cut by what its functions name: in a browser this one must name no language.
    if cfg!(target_family = "wasm") { FETCHED[lang as usize].get().copied() } else { whole(lang) }
}

/// Whether a language can be spoken now.
pub(crate) fn is_here(lang: Lang) -> bool {
    lang == Lang::En || fetched(lang).is_some()
}

/// Fetches a language's words, unless they are here.
///
/// # Errors
/// If they cannot be had at the moment; they may be later.
pub(crate) async fn fetch(lang: Lang) -> Result<(), SplitLoaderError> {
    let words = match lang {
        Lang::En => return Ok(()),
        Lang::Es => spanish().await?,
        Lang::De => german().await?,
        Lang::Pt => portuguese().await?,
    };
    let _ = FETCHED[lang as usize].set(words);
    Ok(())
}

const fn whole(lang: Lang) -> Option<&'static Words> {
    match lang {
        Lang::En => None,
        Lang::Es => Some(&SPANISH),
        Lang::De => Some(&GERMAN),
        Lang::Pt => Some(&PORTUGUESE),
    }
}

#[wasm_split(haven_es, wasm_split_path = ::leptos::wasm_split, fallible)]
fn spanish() -> Result<&'static Words, SplitLoaderError> {
    Ok(&SPANISH)
}

#[wasm_split(haven_de, wasm_split_path = ::leptos::wasm_split, fallible)]
fn german() -> Result<&'static Words, SplitLoaderError> {
    Ok(&GERMAN)
}

#[wasm_split(haven_pt, wasm_split_path = ::leptos::wasm_split, fallible)]
fn portuguese() -> Result<&'static Words, SplitLoaderError> {
    Ok(&PORTUGUESE)
}
