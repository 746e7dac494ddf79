//! Mounts the page.

use lamplight::{app::App, browser::crash};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

fn main() {
    crash::install();
    let Some(place) = document().get_element_by_id("app") else { return };
    // What stood here while the program was loading makes way.
    place.set_text_content(None);
    leptos::mount::mount_to(place.unchecked_into(), App).forget();
}
