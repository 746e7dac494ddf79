//! The program that opens with the page: everything but the games, which are sent for when they are sat down to.

use lamplight::app::Games;
use lamplight::browser::programs;
use leptos::prelude::*;

const GAMES: Games = Games { chalice: |_| chalice(), chalice_link: |_| chalice(), chalice_replay: |_| chalice() };

/// Sends for the program with the table; it takes the place of this one and opens at the same address.
fn chalice() -> AnyView {
    programs::load("chalice");
    view! { <main id="content" tabindex="-1" aria-busy="true"></main> }.into_any()
}

fn main() {
    lamplight::mount(GAMES);
}
