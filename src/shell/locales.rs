//! The languages besides English. The words of each are a part of the program that is a file of its own and is fetched before
//! the language is spoken. The build cuts the program where a function is marked here; outside of a browser, as in the tests,
//! it is whole and speaks every language at once.

use crate::chalice;
use crate::shell::words;
use crate::table;
use kit::Lang;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::sync::OnceLock;

/// All that the pages say in one language.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// The words of the shell.
    pub shell: &'static words::Words,
    /// The words of the Chalice pages.
    pub chalice: &'static chalice::words::Words,
    /// What every table says.
    pub table: &'static table::TableWords,
}

const SPANISH: Locale =
    Locale { shell: &words::es::WORDS, chalice: &chalice::words::es::WORDS, table: &table::words::es::WORDS };
const GERMAN: Locale =
    Locale { shell: &words::de::WORDS, chalice: &chalice::words::de::WORDS, table: &table::words::de::WORDS };
const PORTUGUESE: Locale =
    Locale { shell: &words::pt::WORDS, chalice: &chalice::words::pt::WORDS, table: &table::words::pt::WORDS };

/// What has been fetched, in the order of [`Lang::ALL`].
static FETCHED: [OnceLock<Locale>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// A language's words, if they are here. English is not among them: its words stand beside what they are for.
#[must_use]
pub fn locale(lang: Lang) -> Option<Locale> {
    // The program is cut by what its functions name: in a browser this one must name no language.
    if cfg!(target_family = "wasm") { FETCHED[lang as usize].get().copied() } else { whole(lang) }
}

/// Whether a language can be spoken now.
#[must_use]
pub fn is_here(lang: Lang) -> bool {
    lang == Lang::En || locale(lang).is_some()
}

/// Fetches a language's words, unless they are here.
///
/// # Errors
/// If they cannot be had at the moment; they may be later.
pub async fn fetch(lang: Lang) -> Result<(), SplitLoaderError> {
    let locale = match lang {
        Lang::En => return Ok(()),
        Lang::Es => spanish().await?,
        Lang::De => german().await?,
        Lang::Pt => portuguese().await?,
    };
    let _ = FETCHED[lang as usize].set(locale);
    Ok(())
}

const fn whole(lang: Lang) -> Option<Locale> {
    match lang {
        Lang::En => None,
        Lang::Es => Some(SPANISH),
        Lang::De => Some(GERMAN),
        Lang::Pt => Some(PORTUGUESE),
    }
}

#[wasm_split(es, wasm_split_path = ::leptos::wasm_split, fallible)]
fn spanish() -> Result<Locale, SplitLoaderError> {
    Ok(SPANISH)
}

#[wasm_split(de, wasm_split_path = ::leptos::wasm_split, fallible)]
fn german() -> Result<Locale, SplitLoaderError> {
    Ok(GERMAN)
}

#[wasm_split(pt, wasm_split_path = ::leptos::wasm_split, fallible)]
fn portuguese() -> Result<Locale, SplitLoaderError> {
    Ok(PORTUGUESE)
}
