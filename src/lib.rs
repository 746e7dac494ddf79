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
pub mod table;
pub mod tongues;
pub mod words;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Mounts the page, once the words of its language are here. Until then what stood there while the program was loading stays.
pub fn mount() {
    browser::crash::install();
    let Some(place) = document().get_element_by_id("app") else { return };
    let kept = house::kept_settings();
    spawn_local(async move {
        // Without its words the page comes up in English, and the house tries again.
        let _ = tongues::fetch(house::wished(&kept)).await;
        let _ = JsFuture::from(browser::programs::painted()).await;
        place.set_text_content(None);
        leptos::mount::mount_to(place.unchecked_into(), move || view! { <app::App kept/> }).forget();
    });
}
