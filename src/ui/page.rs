//! The frame of every page but the shelf: the way back, a title, and the content.

use crate::shell::context::use_shell;
use crate::shell::route::Route;
use crate::shell::words::Words;
use crate::ui::icon::{Icon, emblem};
use drawing::{Drawing, Tag, link, tag};
use leptos::prelude::*;

/// Pages that one can go to from everywhere.
#[must_use]
pub fn nav(words: &'static Words) -> Tag {
    tag("nav", "nav")
        .set("aria-label", words.nav_label)
        .with(link("", Route::Settings.href()).with(words.settings))
        .with(link("", Route::About.href()).with(words.about))
}

/// The way back to the shelf.
#[must_use]
pub fn home(words: &'static Words) -> Tag {
    link("home", Route::Shelf.href())
        .write("aria-label", format!("Lamplight · {}", words.to_the_shelf))
        .with(emblem(Icon("candle-flame")))
        .with(tag("span", "wordmark").with("Lamplight"))
}

/// A page with a title.
#[must_use]
pub fn page(words: &'static Words, title: &'static str, inner: Drawing) -> Drawing {
    let content = tag("main", "page").set("id", "content").set("tabindex", "-1");
    [top(words), content.with(tag("h1", "").with(title)).with(inner)].into_iter().collect()
}

fn top(words: &'static Words) -> Tag {
    tag("header", "top").with(home(words)).with(nav(words))
}

/// The same among Leptos' views.
#[component]
pub fn Page(#[prop(into)] title: Signal<&'static str>, children: Children) -> impl IntoView {
    let shell = use_shell();
    view! {
        {move || top(shell.words()).drawn()}
        <main id="content" class="page" tabindex="-1">
            <h1>{move || title.get()}</h1>
            {children()}
        </main>
    }
}
