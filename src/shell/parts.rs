//! The parts of the program: each is a file of its own and is fetched when the first of its pages is opened, so the shelf is
//! there at once. The build cuts the program where a function is marked here.

use crate::browser::{assets, crash};
use crate::chalice::board::Step;
use crate::chalice::game::Game;
use crate::chalice::rules::RulesView;
use crate::chalice::slots::Slots;
use crate::chalice::{self, records};
use crate::shell::app::{focus_from_top, focused};
use crate::shell::context::Shell;
use crate::shell::pages::{About, SettingsPage};
use crate::shell::route::{Chalice, Link, Route};
use js_sys::Promise;
use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::future::Future;
use wasm_bindgen_futures::JsFuture;

/// A page, once its part is there.
type Fetched = Result<AnyView, SplitLoaderError>;

/// A page that belongs to no game.
#[must_use]
pub fn plain(route: Route) -> AnyView {
    page_of(plain_page(route))
}

/// A page of Chalice.
#[must_use]
pub fn chalice(page: Chalice) -> AnyView {
    match page {
        Chalice::Setup | Chalice::Table | Chalice::Lesson => page_of(with(assets::load_table(), table_page(page))),
        Chalice::Codex | Chalice::Rules | Chalice::Records => {
            page_of(with(assets::load_reference(), reference_page(page)))
        }
    }
}

/// What a link to a dungeon of Chalice, or to a whole hunt, leads to.
#[must_use]
pub fn linked(link: Link) -> AnyView {
    page_of(with(assets::load_table(), linked_page(link)))
}

/// The rules beside the table, open at a step.
#[must_use]
pub fn rules(step: Step) -> AnyView {
    fetched(with(assets::load_reference(), rules_at(step)), nothing)
}

/// The dialog with the kept hunts: `now` is the hunt on the table, if there is one, and `take` lays one there.
pub fn slots(
    open: RwSignal<bool>,
    now: impl Fn() -> Option<Game> + Send + Sync + 'static,
    take: impl Fn(Game) + Send + Sync + 'static,
) -> impl IntoView {
    let (now, take) = (Callback::new(move |()| now()), Callback::new(take));
    // Fetched when it is opened for the first time.
    let wanted = Memo::new(move |before| before == Some(&true) || open.get());
    move || wanted.get().then(|| fetched(with(assets::load_reference(), kept_hunts(open, now, take)), nothing))
}

/// Takes a finished hunt into the records. Where their part cannot be had, the hunt stays as it is kept and is counted when it
/// is looked at again.
pub fn finished(shell: Shell, game: Game) {
    spawn_local(async move {
        let _ = recorded(shell, game).await;
    });
}

#[wasm_split(pages, wasm_split_path = ::leptos::wasm_split, fallible)]
fn plain_page(route: Route) -> Fetched {
    Ok(if route == Route::Settings { view! { <SettingsPage/> }.into_any() } else { view! { <About/> }.into_any() })
}

#[wasm_split(chalice, wasm_split_path = ::leptos::wasm_split, fallible)]
fn table_page(page: Chalice) -> Fetched {
    Ok(chalice::table_page(page))
}

#[wasm_split(chalice, wasm_split_path = ::leptos::wasm_split, fallible)]
fn linked_page(link: Link) -> Fetched {
    Ok(chalice::linked(&link))
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn reference_page(page: Chalice) -> Fetched {
    Ok(chalice::reference_page(page))
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rules_at(step: Step) -> Fetched {
    Ok(view! { <RulesView step=Some(step)/> }.into_any())
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn kept_hunts(open: RwSignal<bool>, now: Callback<(), Option<Game>>, take: Callback<Game>) -> Fetched {
    Ok(view! { <Slots open=open now=now take=take/> }.into_any())
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn recorded(shell: Shell, game: Game) -> Result<(), SplitLoaderError> {
    records::finished(shell, &game);
    Ok(())
}

/// What needs styles and sounds besides its part.
async fn with(assets: Promise, part: impl Future<Output = Fetched>) -> Fetched {
    // The assets are on their way; the part is asked for now.
    let fetched = part.await;
    if let Err(why) = JsFuture::from(assets).await {
        crash::show(&format!("{why:?}"));
    }
    fetched
}

/// A page when its part is there.
fn page_of(page: impl Future<Output = Fetched> + 'static) -> AnyView {
    let door = || view! { <main id="content" tabindex="-1" aria-busy="true"></main> }.into_any();
    fetched(page, door)
}

fn nothing() -> AnyView {
    ().into_any()
}

/// What is shown when its part is there, and something else meanwhile. Without the part there is nothing to show, and the crash
/// screen offers to try again.
fn fetched(part: impl Future<Output = Fetched> + 'static, meanwhile: fn() -> AnyView) -> AnyView {
    let place = RwSignal::new_local(None);
    spawn_local_scoped_with_cancellation(async move {
        match part.await {
            Ok(view) => {
                // Whoever has come here from another page was left at the door.
                let waits = focused("content");
                place.set(Some(view));
                if waits {
                    request_animation_frame(|| focus_from_top("content"));
                }
            }
            Err(why) => crash::show(&why.to_string()),
        }
    });
    (move || {
        place.track();
        place.try_update_untracked(Option::take).flatten().unwrap_or_else(meanwhile)
    })
    .into_any()
}
