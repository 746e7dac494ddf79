//! The parts of the program: each is a file of its own and is fetched when the first of its pages is opened, so the shelf is
//! there at once. The build cuts the program where a function is marked here.

use crate::browser::assets;
use crate::chalice;
use crate::chalice::after::Reckoning;
use crate::chalice::board::Step;
use crate::chalice::hunt::HuntAtTable;
use crate::haven;
use crate::haven::ScenarioAtTable;
use crate::haven::codex::Known;
use crate::haven::ending::{End, Reviews};
use crate::shell::app::{focus_from_top, focused};
use crate::shell::context::{Shell, use_shell};
use crate::shell::pages::{About, SettingsPage, lost};
use crate::shell::route::{Chalice, Haven, Link, Route};
use crate::shell::words::Words;
use crate::table::records::Gained;
use crate::table::{Controller, Reviewing};
use crate::ui::button::{Tone, tool};
use crate::ui::dialog::Dialog;
use ::bots::chalice::Analysis;
use ::haven::question::Question;
use drawing::{Tag, tag};
use js_sys::Promise;
use kit::{Lang, Seat};
use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use wasm_bindgen_futures::JsFuture;

/// Room for the cut. Each part's constants begin on a boundary of their own, and where that makes all of them together longer
/// than they were, wasm-split leaves every constant in the first part, whoever needs it. Nothing names these bytes, so they are
/// in no part, and what they would have taken is free.
#[used]
static SLACK: [u8; 8192] = [1; 8192];

/// A page, once its part is there.
type Fetched = Result<AnyView, Away>;
/// A page whose part is on its way. Boxed, so that what waits for it is in the program once and not for each page.
type Fetching = Pin<Box<dyn Future<Output = Fetched>>>;

/// A part of the program, or what stands beside it, could not be fetched. It may be there the next time.
#[derive(Clone, Copy, Debug)]
pub struct Away;

impl From<SplitLoaderError> for Away {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// A page that belongs to no game.
#[must_use]
pub fn plain(route: Route) -> AnyView {
    page_of(move || Box::pin(plain_page(route)))
}

/// A page of Chalice.
#[must_use]
pub fn chalice(page: Chalice) -> AnyView {
    match page {
        Chalice::Setup | Chalice::Table | Chalice::Today | Chalice::Lesson => {
            page_of(move || with(assets::load_table(), table_page(page)))
        }
        Chalice::Codex | Chalice::Rules | Chalice::Records => {
            page_of(move || with(assets::load_reference(), reference_page(page)))
        }
    }
}

/// A page of Haven.
#[must_use]
pub fn haven(page: Haven) -> AnyView {
    match page {
        Haven::Codex | Haven::Rules => page_of(move || with(assets::load_haven_reference(), haven_reference(page))),
        Haven::Records => page_of(move || with(assets::load_haven_reference(), haven_records(page))),
        _ => page_of(move || with(assets::load_haven(), haven_page(page))),
    }
}

/// What a link to a dungeon of Haven leads to.
#[must_use]
pub fn linked_to_haven(link: Link) -> AnyView {
    page_of(move || with(assets::load_haven(), linked_scenario(link.clone())))
}

/// What a link to a dungeon of Chalice, or to a whole hunt, leads to.
#[must_use]
pub fn linked(link: Link) -> AnyView {
    page_of(move || with(assets::load_table(), linked_page(link.clone())))
}

/// The rules beside the table, open at a step.
#[must_use]
pub fn rules(step: Step) -> AnyView {
    fetched(Box::new(move || with(assets::load_reference(), rules_at(step))), nothing, Box::new(away_line))
}

/// Haven's rules beside the table, open where what is asked is told.
#[must_use]
pub fn haven_rules(question: Option<Question>) -> AnyView {
    let part = move || with(assets::load_haven_reference(), haven_rules_at(question));
    fetched(Box::new(part), nothing, Box::new(away_line))
}

/// What Haven's codex knows of something, beside the table.
#[must_use]
pub fn haven_known(known: Known) -> AnyView {
    let part = move || with(assets::load_haven_reference(), haven_known_sheet(known));
    fetched(Box::new(part), nothing, Box::new(away_line))
}

/// All that lies before a hero of Haven.
#[must_use]
pub fn haven_hero(table: Controller<ScenarioAtTable>, seat: Seat) -> AnyView {
    let part = move || with(assets::load_haven_reference(), haven_hero_sheet(table, seat));
    fetched(Box::new(part), nothing, Box::new(away_line))
}

/// The dialog with the kept hunts: `now` is the hunt on the table, if there is one, and `take` lays one there.
pub fn slots(open: RwSignal<bool>, now: Callback<(), Option<HuntAtTable>>, take: Callback<HuntAtTable>) -> AnyView {
    slots_of(open, move || with(assets::load_reference(), kept_hunts(open, now, take)))
}

/// The same for Haven.
pub fn scenario_slots(
    open: RwSignal<bool>,
    now: Callback<(), Option<ScenarioAtTable>>,
    take: Callback<ScenarioAtTable>,
) -> AnyView {
    slots_of(open, move || with(assets::load_haven_reference(), kept_scenarios(open, now, take)))
}

/// The end of a hunt, and what comes after it.
#[must_use]
pub fn reckoning(table: Controller<HuntAtTable>, reviewing: RwSignal<Reviewing<Analysis>>) -> AnyView {
    fetched(Box::new(move || Box::pin(hunt_end(table, reviewing))), nothing, Box::new(away_line))
}

/// The same for Haven.
#[must_use]
pub fn scenario_end(table: Controller<ScenarioAtTable>, reviewing: Reviews) -> AnyView {
    fetched(Box::new(move || Box::pin(haven_end(table, reviewing))), nothing, Box::new(away_line))
}

/// Fetched when it is opened for the first time.
fn slots_of(open: RwSignal<bool>, part: impl Fn() -> Fetching + Copy + Send + Sync + 'static) -> AnyView {
    let wanted = Memo::new(move |before| before == Some(&true) || open.get());
    let slots = move || fetched(Box::new(part), nothing, Box::new(move |again| away_over(open, again)));
    (move || wanted.get().then(slots)).into_any()
}

/// Takes a finished hunt into the records. Where their part cannot be had, the hunt stays as it is kept and is counted when it
/// is looked at again.
pub fn finished(shell: Shell, game: HuntAtTable) {
    spawn_local(async move {
        let _ = recorded(shell, game).await;
    });
}

/// Says what a finished hunt has brought; nothing where the part of the records cannot be had.
pub fn gained(shell: Shell, game: HuntAtTable, lang: Lang, found: impl FnOnce(Option<Gained>) + 'static) {
    spawn_local(async move {
        found(gained_with(shell, game, lang).await.ok().flatten());
    });
}

/// Takes a finished scenario into the records, likewise.
pub fn finished_scenario(shell: Shell, game: ScenarioAtTable) {
    spawn_local(async move {
        let _ = recorded_scenario(shell, game).await;
    });
}

/// Says what a finished scenario has brought, likewise.
pub fn gained_in_scenario(
    shell: Shell,
    game: ScenarioAtTable,
    lang: Lang,
    found: impl FnOnce(Option<Gained>) + 'static,
) {
    spawn_local(async move {
        found(gained_with_scenario(shell, game, lang).await.ok().flatten());
    });
}

/// In a worker: Haven's bots, which are in the same part as its pages.
pub async fn bots() {
    let _ = haven_bots().await;
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

#[wasm_split(haven, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_page(page: Haven) -> Fetched {
    Ok(haven::page(page))
}

#[wasm_split(haven, wasm_split_path = ::leptos::wasm_split, fallible)]
fn linked_scenario(link: Link) -> Fetched {
    Ok(haven::linked(&link))
}

#[wasm_split(haven, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_bots() -> Result<(), Away> {
    haven::mind::serve();
    Ok(())
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_reference(page: Haven) -> Fetched {
    Ok(haven::reference_page(page))
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_rules_at(question: Option<Question>) -> Fetched {
    Ok(haven::rules::rules_at(question))
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_known_sheet(known: Known) -> Fetched {
    Ok(haven::codex::sheet(known))
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_hero_sheet(table: Controller<ScenarioAtTable>, seat: Seat) -> Fetched {
    Ok(haven::hero::sheet(table, seat))
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn reference_page(page: Chalice) -> Fetched {
    Ok(chalice::reference_page(page))
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn hunt_end(table: Controller<HuntAtTable>, reviewing: RwSignal<Reviewing<Analysis>>) -> Fetched {
    Ok(view! { <Reckoning table=table reviewing=reviewing/> }.into_any())
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_end(table: Controller<ScenarioAtTable>, reviewing: Reviews) -> Fetched {
    Ok(view! { <End table=table reviewing=reviewing/> }.into_any())
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rules_at(step: Step) -> Fetched {
    Ok(chalice::rules::rules_at(step))
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn kept_hunts(open: RwSignal<bool>, now: Callback<(), Option<HuntAtTable>>, take: Callback<HuntAtTable>) -> Fetched {
    Ok(crate::table::slots(open, now, take))
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn recorded(shell: Shell, game: HuntAtTable) -> Result<(), Away> {
    crate::table::records::finished(shell, &game);
    Ok(())
}

#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn gained_with(shell: Shell, game: HuntAtTable, lang: Lang) -> Result<Option<Gained>, Away> {
    Ok(crate::table::records::gained_with(shell, &game, lang))
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn haven_records(page: Haven) -> Fetched {
    Ok(haven::records_page(page))
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn kept_scenarios(
    open: RwSignal<bool>,
    now: Callback<(), Option<ScenarioAtTable>>,
    take: Callback<ScenarioAtTable>,
) -> Fetched {
    Ok(crate::table::slots(open, now, take))
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn recorded_scenario(shell: Shell, game: ScenarioAtTable) -> Result<(), Away> {
    crate::table::records::finished(shell, &game);
    Ok(())
}

#[wasm_split(haven_reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn gained_with_scenario(shell: Shell, game: ScenarioAtTable, lang: Lang) -> Result<Option<Gained>, Away> {
    Ok(crate::table::records::gained_with(shell, &game, lang))
}

/// What needs styles and sounds besides its part.
fn with(assets: Promise, part: impl Future<Output = Fetched> + 'static) -> Fetching {
    Box::pin(both(assets, Box::pin(part)))
}

/// Waits for both; whichever cannot be had says so, however long the other takes.
async fn both(assets: Promise, mut part: Fetching) -> Fetched {
    let mut assets = pin!(JsFuture::from(assets));
    let (mut dressed, mut shown) = (false, None);
    poll_fn(|context| {
        if !dressed && let Poll::Ready(came) = assets.as_mut().poll(context) {
            if came.is_err() {
                return Poll::Ready(Err(Away));
            }
            dressed = true;
        }
        if shown.is_none()
            && let Poll::Ready(fetched) = part.as_mut().poll(context)
        {
            shown = Some(fetched);
        }
        shown.take_if(|shown| dressed || shown.is_err()).map_or(Poll::Pending, Poll::Ready)
    })
    .await
}

/// A page when its part is there.
fn page_of(page: impl Fn() -> Fetching + Send + Sync + 'static) -> AnyView {
    let door = || view! { <main id="content" tabindex="-1" aria-busy="true"></main> }.into_any();
    fetched(Box::new(page), door, Box::new(away_page))
}

fn nothing() -> AnyView {
    ().into_any()
}

/// What is shown when its part is there, something else meanwhile, and where it cannot be fetched a sentence with another try.
fn fetched(
    part: Box<dyn Fn() -> Fetching + Send + Sync>,
    meanwhile: fn() -> AnyView,
    away: Box<dyn Fn(RwSignal<u32>) -> AnyView + Send>,
) -> AnyView {
    let place = RwSignal::new_local(None);
    let tries = RwSignal::new(0);
    Effect::new(move |_| {
        tries.track();
        let part = part();
        spawn_local_scoped_with_cancellation(async move {
            let shown = part.await;
            // Whoever has come here from another page was left at the door.
            let waits = focused("content");
            place.set(Some(shown));
            if waits {
                request_animation_frame(|| focus_from_top("content"));
            }
        });
    });
    (move || {
        place.track();
        match place.try_update_untracked(Option::take).flatten() {
            Some(Ok(view)) => view,
            Some(Err(Away)) => away(tries),
            None => meanwhile(),
        }
    })
    .into_any()
}

/// A page that could not be fetched.
fn away_page(tries: RwSignal<u32>) -> AnyView {
    let shell = use_shell();
    (move || {
        let words = shell.words();
        lost(words, words.away_title, Some(words.away_line), Some(tag("p", "").with(another_try(words, tries))))
    })
    .into_any()
}

/// The same within a page.
fn away_line(tries: RwSignal<u32>) -> AnyView {
    let shell = use_shell();
    (move || {
        let words = shell.words();
        tag("div", "away").with(tag("p", "").with(words.away_line)).with(another_try(words, tries)).drawn()
    })
    .into_any()
}

/// The same over a page.
fn away_over(open: RwSignal<bool>, tries: RwSignal<u32>) -> AnyView {
    let shell = use_shell();
    view! {
        <Dialog open=open id="away" title=Signal::derive(move || shell.words().away_title)>{away_line(tries)}</Dialog>
    }
    .into_any()
}

fn another_try(words: &'static Words, tries: RwSignal<u32>) -> Tag {
    tool(Tone::Brass, move || tries.update(|tries| *tries += 1)).with(words.try_again)
}
