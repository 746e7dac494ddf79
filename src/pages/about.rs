//! What this is, who made what of it, and what it is not.

use crate::house::use_house;
use crate::parts::page::Page;
use leptos::prelude::*;

/// The about page.
#[component]
pub fn About() -> impl IntoView {
    let house = use_house();
    view! {
        <Page title=Signal::derive(move || house.words().about)>
            <section class="panel">
                <p class="lead">{move || house.words().about_what}</p>
                <p>{move || house.words().about_offline}</p>
            </section>
            <section class="panel">
                <h2>{move || house.words().about_unofficial_title}</h2>
                <p>{move || house.words().about_unofficial}</p>
            </section>
            <section class="panel">
                <h2>{move || house.words().about_privacy_title}</h2>
                <p>{move || house.words().about_privacy}</p>
            </section>
            <section class="panel">
                <h2>{move || house.words().about_credits}</h2>
                <ul class="credits">
                    <li>{move || house.words().about_icons}</li>
                    <li>{move || house.words().about_boards}</li>
                    <li>{move || house.words().about_fonts}</li>
                    <li>{move || house.words().about_code}</li>
                </ul>
                <p><a href="licences.txt">{move || house.words().about_licences}</a></p>
                <p class="hint">{move || (house.words().about_version)(env!("CARGO_PKG_VERSION"))}</p>
            </section>
        </Page>
    }
}
