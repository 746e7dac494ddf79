//! The whole page: what is around every room, and which room it is.

use crate::house::{House, Kept, use_house};
use crate::pages::{Shelf, lost};
use crate::parts::banner::Banners;
use crate::parts::drawing::{Drawing, tag};
use crate::parts::toast::Toasts;
use crate::rooms;
use crate::route::{Link, Route};
use crate::settings::Contrast;
use crate::words::Words;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;

/// Lamplight.
#[component]
pub fn App(
    /// What was found of the settings.
    kept: Kept,
) -> impl IntoView {
    let house = House::open(kept);
    provide_context(house);
    let link = RwSignal::new(Link::from_query(&window().location().search().unwrap_or_default()));
    if link.get_untracked().is_some() {
        Link::stand_alone();
    }
    let route = use_route();
    // Going to a page leaves the link behind.
    let left = window_event_listener(ev::hashchange, move |_| {
        if link.get_untracked().is_some() {
            Link::forget();
            link.set(None);
        }
    });
    on_cleanup(move || left.remove());
    dress_document(house, route, link);

    view! {
        <a class="skip" href="#content" on:click=focus_content>{move || house.words().skip_to_content}</a>
        <Banners/>
        {move || match link.get() {
            Some(link @ (Link::Chalice(_) | Link::Replay(_))) => rooms::linked(link),
            Some(Link::Haven(code)) => {
                let readable = kit::CodeReader::open(&code).is_ok();
                (move || link_to_haven(house.words(), readable)).into_any()
            }
            None => view! { <Room route=route.get()/> }.into_any(),
        }}
        <Toasts/>
    }
}

/// The page of a route. What cannot be shown says so and leads back; it does not take the house down.
#[component]
fn Room(route: Route) -> impl IntoView {
    let house = use_house();
    let page = move || match route {
        Route::Shelf => view! { <Shelf/> }.into_any(),
        Route::Settings | Route::About => rooms::house(route),
        Route::Chalice(room) => rooms::chalice(room),
        #[cfg(any(debug_assertions, gallery))]
        Route::Gallery => view! { <crate::pages::Gallery/> }.into_any(),
        Route::Lost => {
            (move || lost(house.words(), house.words().lost_title, Some(house.words().lost_line), None)).into_any()
        }
    };
    view! {
        <ErrorBoundary fallback=move |errors| move || {
            let line = |error: String| tag("li", "").with(error);
            let list = tag("ul", "errors").each(errors.get().into_iter().map(|(_, error)| line(error.to_string())));
            lost(house.words(), house.words().broken_title, None, Some(list))
        }>{page()}</ErrorBoundary>
    }
}

/// What a link to a dungeon of Haven leads to, as long as Haven cannot be played.
fn link_to_haven(words: &'static Words, readable: bool) -> Drawing {
    match readable {
        true => lost(words, words.link_title, Some(words.link_haven), Some(tag("p", "").with(words.link_keep))),
        false => lost(words, words.link_title, Some(words.link_unknown), None),
    }
}

/// The route in the address, now and whenever it changes.
fn use_route() -> Signal<Route> {
    let here = || Route::from_hash(&window().location().hash().unwrap_or_default());
    let route = RwSignal::new(here());
    let listener = window_event_listener(ev::hashchange, move |_| route.set(here()));
    on_cleanup(move || listener.remove());
    route.into()
}

/// Keeps the document itself in step: language, title, text size, contrast, pace.
fn dress_document(house: House, route: Signal<Route>, link: RwSignal<Option<Link>>) {
    let root = document().document_element();
    Effect::new(move |_| {
        let Some(root) = &root else { return };
        let high = house.contrast() == Contrast::High;
        for (name, value) in [
            ("lang", house.lang().tag()),
            ("data-text", house.settings.get().text.percent()),
            ("data-contrast", if high { "high" } else { "normal" }),
            ("data-pace", house.pace().factor()),
        ] {
            let _ = root.set_attribute(name, value);
        }
    });
    Effect::new(move |_| {
        let words = house.words();
        let page = match route.get() {
            _ if link.get().is_some() => Some(words.link_title),
            Route::Shelf => None,
            Route::Settings => Some(words.settings),
            Route::About => Some(words.about),
            Route::Chalice(_) => Some("Chalice"),
            #[cfg(any(debug_assertions, gallery))]
            Route::Gallery => Some("Gallery"),
            Route::Lost => Some(words.lost_kicker),
        };
        document().set_title(&page.map_or("Lamplight".to_owned(), |page| format!("{page} · Lamplight")));
    });
    // A new page is announced and read from its top, as a new document would be; the first one is left to the browser.
    Effect::new(move |before: Option<(Route, bool)>| {
        let now = (route.get(), link.get().is_some());
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
