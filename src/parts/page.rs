//! The frame of every page but the shelf: the way back, a title, and the content.

use crate::house::use_house;
use crate::parts::icon::{Emblem, Icon};
use crate::route::Route;
use leptos::prelude::*;

/// Pages that one can go to from everywhere.
#[component]
pub fn Nav() -> impl IntoView {
    let house = use_house();
    view! {
        <nav class="nav" aria-label=move || house.words().nav_label>
            <a href=Route::Settings.href()>{move || house.words().settings}</a>
            <a href=Route::About.href()>{move || house.words().about}</a>
        </nav>
    }
}

/// The way back to the shelf.
#[component]
pub fn Home() -> impl IntoView {
    let house = use_house();
    view! {
        <a class="home" href=Route::Shelf.href() aria-label=move || format!("Lamplight · {}", house.words().to_the_shelf)>
            <Emblem icon=Icon("candle-flame")/>
            <span class="wordmark">"Lamplight"</span>
        </a>
    }
}

/// A page with a title.
#[component]
pub fn Page(#[prop(into)] title: Signal<&'static str>, children: Children) -> impl IntoView {
    view! {
        <header class="top">
            <Home/>
            <Nav/>
        </header>
        <main id="content" class="page" tabindex="-1">
            <h1>{move || title.get()}</h1>
            {children()}
        </main>
    }
}
