//! What this is, who made what of it, and what it is not.

use crate::shell::context::use_shell;
use crate::ui::page::Page;
use leptos::prelude::*;

/// The about page.
#[component]
pub fn About() -> impl IntoView {
    let shell = use_shell();
    view! {
        <Page title=Signal::derive(move || shell.words().about)>
            <section class="panel">
                <p class="lead">{move || shell.words().about_what}</p>
                <p>{move || shell.words().about_offline}</p>
            </section>
            <section class="panel">
                <h2>{move || shell.words().about_unofficial_title}</h2>
                <p>{move || shell.words().about_unofficial}</p>
            </section>
            <section class="panel">
                <h2>{move || shell.words().about_privacy_title}</h2>
                <p>{move || shell.words().about_privacy}</p>
            </section>
            <section class="panel">
                <h2>{move || shell.words().about_credits}</h2>
                <ul class="credits">
                    <li>{move || shell.words().about_icons}</li>
                    <li>{move || shell.words().about_boards}</li>
                    <li>{move || shell.words().about_fonts}</li>
                    <li>{move || shell.words().about_code}</li>
                </ul>
                <p><a href="licences.txt">{move || shell.words().about_licences}</a></p>
                <p class="hint">{move || (shell.words().about_version)(env!("CARGO_PKG_VERSION"))}</p>
            </section>
        </Page>
    }
}
