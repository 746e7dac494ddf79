//! Chalice in the browser: setting a hunt up, the table, the reckoning, and what there is to know.
//!
//! The engine decides; [`game`] keeps its journal, [`board`] is what is shown of it at this moment of the telling, and
//! [`show`] draws that.

mod after;
pub mod board;
pub mod codex;
pub mod emblem;
pub mod game;
pub mod lesson;
mod lookback;
pub mod mind;
pub mod odds;
pub mod records;
pub mod rules;
pub mod search;
pub mod setup;
pub mod show;
pub mod slots;
pub mod sound;
pub mod table;
mod tools;
pub mod ways;
pub mod words;

use crate::app::Games;
use crate::chalice::game::{Game, Level, Record, Rival};
use crate::pages::Lost;
use crate::route::Chalice;
use ::chalice::share::{read_dungeon, read_game};
use kit::Seat;
use leptos::prelude::*;

/// The rooms of Chalice.
pub const ROOMS: Games = Games {
    chalice: |room| match room {
        Chalice::Setup => view! { <setup::SetupPage/> }.into_any(),
        Chalice::Table => view! { <table::TablePage/> }.into_any(),
        Chalice::Lesson => {
            lesson::game().map(|game| view! { <table::Table game=game sort=table::Sort::Lesson/> }).into_any()
        }
        Chalice::Codex => view! { <codex::CodexPage/> }.into_any(),
        Chalice::Rules => view! { <rules::RulesPage/> }.into_any(),
        Chalice::Records => view! { <records::page::RecordsPage/> }.into_any(),
    },
    chalice_link: linked,
    chalice_replay: replayed,
};

/// What a link leads to: the dungeon it carries, or why it carries none. A link is a stranger's word: it is checked before it is
/// believed, and shown as text, never as markup.
fn linked(code: &str) -> AnyView {
    match read_dungeon(code) {
        Ok(setup) => view! { <setup::SetupPage linked=setup/> }.into_any(),
        Err(_) => view! { <Lost title=|words| words.link_title line=|words| words.link_unknown/> }.into_any(),
    }
}

/// Somebody's hunt, to be looked at. The code holds everything but who sat in the other chairs.
fn replayed(code: &str) -> AnyView {
    let game = read_game(code).ok().and_then(|journal| {
        let rivals = Rival::all(journal.setup().hunters, Level::default());
        Game::resume(Record { you: Seat(0), rivals, journal, talk: None, undone: Vec::new() }).ok()
    });
    match game {
        Some(game) => view! { <table::Table game=game sort=table::Sort::Replay/> }.into_any(),
        None => view! { <Lost title=|words| words.link_title line=|words| words.link_unknown/> }.into_any(),
    }
}
