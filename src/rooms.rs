//! The rooms behind the shelf. Each belongs to a part of the program that is a file of its own and is fetched when the first of
//! its rooms is entered, so the shelf is there at once. The build cuts the program where a function is marked here.

use crate::app::{focus_from_top, focused};
use crate::browser::{crash, programs};
use crate::chalice::board::Step;
use crate::chalice::game::Game;
use crate::chalice::rules::RulesView;
use crate::chalice::slots::Slots;
use crate::chalice::{self, records};
use crate::house::House;
use crate::pages::{About, SettingsPage};
use crate::route::{Chalice, Link, Route};
use js_sys::Promise;
use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::future::Future;
use wasm_bindgen_futures::JsFuture;

/// A room, once its part is there.
type Entered = Result<AnyView, SplitLoaderError>;

/// A room of the house.
#[must_use]
pub fn house(route: Route) -> AnyView {
    entered(in_the_house(route))
}

/// A room of Chalice.
#[must_use]
pub fn chalice(room: Chalice) -> AnyView {
    match room {
        Chalice::Setup | Chalice::Table | Chalice::Lesson => entered(with(programs::furnish(), at_the_table(room))),
        Chalice::Codex | Chalice::Rules | Chalice::Records => {
            entered(with(programs::furnish_study(), in_the_study(room)))
        }
    }
}

/// What a link to a dungeon of Chalice, or to a whole hunt, leads to.
#[must_use]
pub fn linked(link: Link) -> AnyView {
    entered(with(programs::furnish(), on_a_visit(link)))
}

/// The rules beside the table, open at a step.
#[must_use]
pub fn rules(step: Step) -> AnyView {
    fetched(with(programs::furnish_study(), rules_at(step)), nothing)
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
    move || wanted.get().then(|| fetched(with(programs::furnish_study(), kept_hunts(open, now, take)), nothing))
}

/// Takes a finished hunt into the records. Where their part cannot be had, the hunt stays as it is kept and is counted when it
/// is looked at again.
pub fn finished(house: House, game: Game) {
    spawn_local(async move {
        let _ = recorded(house, game).await;
    });
}

#[wasm_split(house, wasm_split_path = ::leptos::wasm_split, fallible)]
fn in_the_house(route: Route) -> Entered {
    Ok(if route == Route::Settings { view! { <SettingsPage/> }.into_any() } else { view! { <About/> }.into_any() })
}

#[wasm_split(chalice, wasm_split_path = ::leptos::wasm_split, fallible)]
fn at_the_table(room: Chalice) -> Entered {
    Ok(chalice::at_the_table(room))
}

#[wasm_split(chalice, wasm_split_path = ::leptos::wasm_split, fallible)]
fn on_a_visit(link: Link) -> Entered {
    Ok(chalice::linked(&link))
}

#[wasm_split(study, wasm_split_path = ::leptos::wasm_split, fallible)]
fn in_the_study(room: Chalice) -> Entered {
    Ok(chalice::in_the_study(room))
}

#[wasm_split(study, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rules_at(step: Step) -> Entered {
    Ok(view! { <RulesView step=Some(step)/> }.into_any())
}

#[wasm_split(study, wasm_split_path = ::leptos::wasm_split, fallible)]
fn kept_hunts(open: RwSignal<bool>, now: Callback<(), Option<Game>>, take: Callback<Game>) -> Entered {
    Ok(view! { <Slots open=open now=now take=take/> }.into_any())
}

#[wasm_split(study, wasm_split_path = ::leptos::wasm_split, fallible)]
fn recorded(house: House, game: Game) -> Result<(), SplitLoaderError> {
    records::finished(house, &game);
    Ok(())
}

/// What needs styles and sounds besides its part.
async fn with(furniture: Promise, part: impl Future<Output = Entered>) -> Entered {
    // The furniture is on its way; the part is asked for now.
    let entered = part.await;
    if let Err(why) = JsFuture::from(furniture).await {
        crash::show(&format!("{why:?}"));
    }
    entered
}

/// A room when its part is there.
fn entered(room: impl Future<Output = Entered> + 'static) -> AnyView {
    let door = || view! { <main id="content" tabindex="-1" aria-busy="true"></main> }.into_any();
    fetched(room, door)
}

fn nothing() -> AnyView {
    ().into_any()
}

/// What is shown when its part is there, and something else meanwhile. Without the part there is nothing to show, and the crash
/// screen offers to try again.
fn fetched(part: impl Future<Output = Entered> + 'static, meanwhile: fn() -> AnyView) -> AnyView {
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
