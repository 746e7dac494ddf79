//! Lamplight's page: a shelf of games, played alone against bots, in any browser, offline.
//!
//! The engines decide, the page shows: signals mirror what an engine's view says, and nothing here knows a rule.

#![allow(
    missing_docs,
    unreachable_pub,
    reason = "a component's macro makes public, undocumented fields of its arguments"
)]

pub mod browser;
pub mod chalice;
pub mod haven;
pub mod shell;
pub mod table;
pub mod ui;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Mounts the page, once the words of its language are here. Until then what stood there while the program was loading stays.
/// In a worker there is no page, and the bots think.
pub fn mount() {
    if browser::worker::is_worker() {
        return spawn_local(shell::parts::bots());
    }
    browser::crash::install();
    let Some(place) = document().get_element_by_id("app") else { return };
    let kept = shell::context::kept_settings();
    spawn_local(async move {
        // Without its words the page comes up in English, and the shell tries again.
        let _ = shell::locales::fetch(shell::context::wished(&kept)).await;
        let _ = JsFuture::from(browser::assets::painted()).await;
        place.set_text_content(None);
        leptos::mount::mount_to(place.unchecked_into(), move || view! { <shell::app::App kept/> }).forget();
    });
}
