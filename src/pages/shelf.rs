//! The shelf: what can be played. Until a game is there it says so in one line.

use crate::house::use_house;
use crate::parts::icon::{Emblem, Icon};
use crate::parts::page::Nav;
use leptos::prelude::*;

/// The first page.
#[component]
pub fn Shelf() -> impl IntoView {
    let house = use_house();
    view! {
        <header class="masthead">
            <h1>"Lamplight"</h1>
            <p class="tagline">{move || house.words().tagline}</p>
            <Nav/>
        </header>
        <main id="content" class="shelf" tabindex="-1">
            <article class="note paper">
                <div class="plate" aria-hidden="true">
                    <Emblem icon=Icon("pouring-chalice")/>
                    <Emblem icon=Icon("dungeon-gate")/>
                </div>
                <div>
                    <p class="kicker">{move || house.words().coming_kicker}</p>
                    <h2>{move || house.words().coming_title}</h2>
                    <p>{move || house.words().coming_line}</p>
                </div>
            </article>
        </main>
    }
}
