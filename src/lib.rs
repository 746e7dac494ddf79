//! Lamplight's page: a shelf of games, played alone against bots, in any browser, offline.
//!
//! The engines decide, the page shows: signals mirror what an engine's view says, and nothing here knows a rule.

#![allow(
    missing_docs,
    unreachable_pub,
    reason = "a component's macro makes public, undocumented fields of its arguments"
)]

pub mod app;
pub mod browser;
pub mod chalice;
pub mod house;
pub mod pages;
pub mod parts;
pub mod rooms;
pub mod route;
pub mod settings;
pub mod words;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Mounts the page.
pub fn mount() {
    browser::crash::install();
    let Some(place) = document().get_element_by_id("app") else { return };
    // What stood here while the program was loading makes way.
    place.set_text_content(None);
    leptos::mount::mount_to(place.unchecked_into(), app::App).forget();
}
