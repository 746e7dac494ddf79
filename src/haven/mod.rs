//! Haven in the browser: setting a scenario up and playing it.
//!
//! The engine decides; [`scenario`] keeps its journal, [`board`] is what is shown of it at this moment of the telling, [`plan`]
//! is what the person is about to do and has not done yet. [`map`] and [`show`] draw, [`words`] says.

mod after;
#[cfg(any(debug_assertions, gallery))]
mod bench;
pub mod board;
pub mod codex;
pub mod daily;
pub mod emblem;
pub(crate) mod ending;
#[cfg(any(debug_assertions, gallery))]
mod gallery;
pub mod habits;
pub mod hero;
pub mod keys;
pub mod lesson;
pub mod map;
mod met;
pub mod mind;
pub mod near;
pub mod plan;
mod presented;
pub mod records;
pub mod rules;
pub mod scenario;
pub mod setup;
pub mod show;
mod sound;
pub mod table;
#[cfg(test)]
mod tests;
pub mod ways;
pub mod words;

pub use scenario::ScenarioAtTable;

use crate::haven::words::locale;
use crate::shell::app::{focus_from_top, focused};
use crate::shell::context::use_shell;
use crate::shell::pages::dead_link;
use crate::shell::route::{Haven, Link};
use crate::table::records::records_page as records_page_of;
use crate::table::{Mode, today_page};
use ::haven::{Game, share};
use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

/// Where one plays.
#[must_use]
pub fn page(room: Haven) -> AnyView {
    #[cfg(any(debug_assertions, gallery))]
    bench::expose();
    spoken(move || match room {
        Haven::Table => view! { <table::TablePage/> }.into_any(),
        Haven::Today => today_page::<ScenarioAtTable>(),
        Haven::Lesson => {
            lesson::LESSON.game().map(|game| view! { <table::Table game=game mode=Mode::Lesson/> }).into_any()
        }
        #[cfg(any(debug_assertions, gallery))]
        Haven::Gallery => gallery::gallery(),
        _ => view! { <setup::SetupPage/> }.into_any(),
    })
}

/// What finished scenarios leave behind.
#[must_use]
pub fn records_page(here: Haven) -> AnyView {
    spoken(move || records_page_of::<ScenarioAtTable>(view! { <ways::Ways here=here/> }.into_any()))
}

/// Where one reads.
#[must_use]
pub fn reference_page(room: Haven) -> AnyView {
    spoken(move || if room == Haven::Rules { rules::rules_page() } else { codex::page() })
}

/// A page, once the words of the language are here; where they cannot be had, in English.
fn spoken(page: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let shell = use_shell();
    let waits = RwSignal::new(!locale::is_here(shell.lang()));
    Effect::new(move |_| {
        let lang = shell.lang();
        if locale::is_here(lang) {
            return;
        }
        waits.set(true);
        spawn_local_scoped_with_cancellation(async move {
            if locale::fetch(lang).await.is_err() {
                shell.say(shell.words().language_away);
            }
            // Whoever has come here from another page was left at the door.
            let at_the_door = focused("content");
            waits.set(false);
            if at_the_door {
                request_animation_frame(|| focus_from_top("content"));
            }
        });
    });
    let door = || view! { <main id="content" tabindex="-1" aria-busy="true"></main> }.into_any();
    (move || if waits.get() { door() } else { page() }).into_any()
}

/// What a link leads to: the set-up or the scenario it carries, or why it carries none. A link is a stranger's word: it is checked
/// before it is believed, and shown as text, never as markup.
#[must_use]
pub fn linked(link: &Link) -> AnyView {
    let shell = use_shell();
    let dead = move || (move || dead_link(shell.words(), None, None)).into_any();
    match link {
        Link::HavenReplay(code) => {
            share::read_game(code).ok().and_then(ScenarioAtTable::replay).map_or_else(dead, |game| {
                spoken(move || view! { <table::Table game=game.clone() mode=Mode::Replay/> }.into_any())
            })
        }
        link => share::decode(link.code())
            .ok()
            .filter(|setup| Game::begin(setup, &mut ()).is_ok())
            .map_or_else(dead, |setup| spoken(move || view! { <setup::SetupPage linked=setup.clone()/> }.into_any())),
    }
}
