//! The whole page: what is around every page, and which page it is.

use crate::shell::context::{Kept, Shell, use_shell};
use crate::shell::pages::{Shelf, lost};
use crate::shell::parts;
use crate::shell::route::{Link, Place, Route};
use crate::shell::settings::Contrast;
use crate::ui::banner::Banners;
use crate::ui::dialog::follow_history;
use crate::ui::toast::Toasts;
use drawing::tag;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// Lamplight.
#[component]
pub fn App(
    /// What was found of the settings.
    kept: Kept,
) -> impl IntoView {
    let shell = Shell::open(kept);
    provide_context(shell);
    // Whoever opens a link means the link, whatever else stands in its address.
    if Link::from_query(&window().location().search().unwrap_or_default()).is_some() {
        Link::stand_alone();
    }
    let place = use_place();
    dress_document(shell, place);

    view! {
        <a class="skip" href="#content" on:click=focus_content>{move || shell.words().skip_to_content}</a>
        <Banners/>
        {move || match place.get() {
            Place::Linked(link @ (Link::Chalice(_) | Link::Replay(_))) => parts::linked(link),
            Place::Linked(link @ (Link::Haven(_) | Link::HavenReplay(_))) => parts::linked_to_haven(link),
            Place::Page(route) => view! { <Page route=route/> }.into_any(),
        }}
        <Toasts/>
    }
}

/// The page of a route. What cannot be shown says so and leads back; it does not take the shell down.
#[component]
fn Page(route: Route) -> impl IntoView {
    let shell = use_shell();
    let page = move || match route {
        Route::Shelf => view! { <Shelf/> }.into_any(),
        Route::Settings | Route::About => parts::plain(route),
        Route::Chalice(page) => parts::chalice(page),
        Route::Haven(page) => parts::haven(page),
        #[cfg(any(debug_assertions, gallery))]
        Route::Gallery => view! { <crate::shell::pages::Gallery/> }.into_any(),
        Route::Lost => {
            (move || lost(shell.words(), shell.words().lost_title, Some(shell.words().lost_line), None)).into_any()
        }
    };
    view! {
        <ErrorBoundary fallback=move |errors| move || {
            let line = |error: String| tag("li", "").with(error);
            let list = tag("ul", "errors").each(errors.get().into_iter().map(|(_, error)| line(error.to_string())));
            lost(shell.words(), shell.words().broken_title, None, Some(list))
        }>{page()}</ErrorBoundary>
    }
}

/// What the address means, now and whenever it changes: by a link, by Back or Forward, or by hand.
fn use_place() -> Signal<Place> {
    let place = RwSignal::new(Place::here());
    follow_history(false);
    let look = move || {
        let here = Place::here();
        let same = place.with_untracked(|before| *before == here);
        follow_history(same);
        if !same {
            place.set(here);
        }
    };
    // Back from a page to the link that led there changes no fragment; a fragment written by hand tells no state.
    let by_history = window_event_listener(ev::popstate, move |_| look());
    let by_hash = window_event_listener(ev::hashchange, move |_| look());
    // A document that the browser had put by knows a hunt as it was then, and would write that over a later one.
    let woken = window_event_listener(ev::pageshow, move |event| {
        if event.persisted() {
            let _ = window().location().reload();
        }
    });
    on_cleanup(move || [by_history, by_hash, woken].into_iter().for_each(|listener| listener.remove()));
    place.into()
}

/// Keeps the document itself in step: language, title, text size, contrast, pace.
fn dress_document(shell: Shell, place: Signal<Place>) {
    let root = document().document_element();
    Effect::new(move |_| {
        let Some(root) = &root else { return };
        let high = shell.contrast() == Contrast::High;
        for (name, value) in [
            ("lang", shell.lang().tag()),
            ("data-text", shell.settings.get().text.percent()),
            ("data-contrast", if high { "high" } else { "normal" }),
            ("data-pace", shell.pace().factor()),
        ] {
            let _ = root.set_attribute(name, value);
        }
    });
    Effect::new(move |_| {
        let words = shell.words();
        let Some(route) = place.with(Place::route) else {
            return document().set_title(&format!("{} · Lamplight", words.link_title));
        };
        let page = match route {
            Route::Shelf => None,
            Route::Settings => Some(words.settings),
            Route::About => Some(words.about),
            Route::Chalice(_) => Some("Chalice"),
            Route::Haven(_) => Some("Haven"),
            #[cfg(any(debug_assertions, gallery))]
            Route::Gallery => Some("Gallery"),
            Route::Lost => Some(words.lost_kicker),
        };
        document().set_title(&page.map_or("Lamplight".to_owned(), |page| format!("{page} · Lamplight")));
    });
    // A new page is announced and read from its top, as a new document would be; the first one is left to the browser.
    Effect::new(move |before: Option<Place>| {
        let now = place.get();
        if before.is_some_and(|before| before != now) {
            request_animation_frame(|| focus_from_top("content"));
        }
        now
    });
}

fn focus_content(click: ev::MouseEvent) {
    click.prevent_default();
    focus("content");
}

/// Moves the focus to an element.
fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// The same for a page that is read from its top: the focus itself scrolls to what it is given.
pub(crate) fn focus_from_top(id: &str) {
    focus(id);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Whether an element has the focus.
pub(crate) fn focused(id: &str) -> bool {
    document().active_element().is_some_and(|element| element.id() == id)
}
