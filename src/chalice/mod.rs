//! Chalice in the browser: setting a hunt up, the table, and the reckoning.
//!
//! The engine decides; [`game`] keeps its journal, [`board`] is what is shown of it at this moment of the telling, and
//! [`show`] draws that.

pub mod board;
pub mod emblem;
pub mod game;
pub mod mind;
pub mod odds;
pub mod records;
pub mod setup;
pub mod show;
pub mod slots;
pub mod table;
pub mod words;

use crate::app::Games;
use crate::pages::Lost;
use crate::route::Chalice;
use ::chalice::share::read_dungeon;
use leptos::prelude::*;

/// The rooms of Chalice.
pub const ROOMS: Games = Games {
    chalice: |room| match room {
        Chalice::Setup => view! { <setup::SetupPage/> }.into_any(),
        Chalice::Table => view! { <table::TablePage/> }.into_any(),
        Chalice::Records => view! { <records::page::RecordsPage/> }.into_any(),
    },
    chalice_link: linked,
};

/// What a link leads to: the dungeon it carries, or why it carries none. A link is a stranger's word: it is checked before it is
/// believed, and shown as text, never as markup.
fn linked(code: &str) -> AnyView {
    match read_dungeon(code) {
        Ok(setup) => view! { <setup::SetupPage linked=setup/> }.into_any(),
        Err(_) => view! { <Lost title=|words| words.link_title line=|words| words.link_unknown/> }.into_any(),
    }
}
