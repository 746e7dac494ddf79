//! Chalice in the browser: setting a hunt up, the table, the reckoning, and what there is to know.
//!
//! The engine decides; [`hunt`] keeps its journal, [`board`] is what is shown of it at this moment of the telling, and
//! [`show`] draws that.

pub(crate) mod after;
pub mod board;
pub mod codex;
pub mod company;
pub mod daily;
mod decided;
pub mod emblem;
pub mod hunt;
pub mod lesson;
pub mod mind;
mod motion;
mod presented;
pub mod records;
pub mod rules;
pub mod setup;
pub mod show;
pub mod sound;
pub mod table;
pub mod telling;
pub mod ways;
pub mod words;

use crate::chalice::company::Rival;
use crate::chalice::hunt::{HuntAtTable, Record};
use crate::shell::context::use_shell;
use crate::shell::pages::dead_link;
use crate::shell::route::{Chalice, Link};
use crate::table::records::records_page;
use crate::table::{Mode, Playable, codex_page, today_page};
use ::bots::chalice::Level;
use ::chalice::share::{read_dungeon, read_game};
use kit::{CodeError, Seat};
use leptos::prelude::*;

/// Where one hunts.
#[must_use]
pub fn table_page(room: Chalice) -> AnyView {
    match room {
        Chalice::Lesson => {
            lesson::LESSON.game().map(|game| view! { <table::Table game=game mode=Mode::Lesson/> }).into_any()
        }
        Chalice::Table => view! { <table::TablePage/> }.into_any(),
        Chalice::Today => today_page::<HuntAtTable>(),
        _ => view! { <setup::SetupPage/> }.into_any(),
    }
}

/// Where one reads.
#[must_use]
pub fn reference_page(room: Chalice) -> AnyView {
    match room {
        Chalice::Rules => view! { <rules::RulesPage/> }.into_any(),
        Chalice::Records => records_page::<HuntAtTable>(view! { <ways::Ways here=room/> }.into_any()),
        _ => codex_page(codex::CODEX, view! { <ways::Ways here=Chalice::Codex/> }.into_any()),
    }
}

/// What a link leads to: the dungeon or the hunt it carries, or why it carries none. A link is a stranger's word: it is checked
/// before it is believed, and shown as text, never as markup.
#[must_use]
pub fn linked(link: &Link) -> AnyView {
    let found = match link {
        Link::Replay(code) => replayed(code),
        Link::Chalice(code) => read_dungeon(code)
            .map(|setup| view! { <setup::SetupPage linked=setup/> }.into_any())
            .map_err(|_| Dead { of_older_rules: false }),
        Link::Haven(_) | Link::HavenReplay(_) => Err(Dead { of_older_rules: false }),
    };
    let shell = use_shell();
    found.unwrap_or_else(|dead| {
        let why = move || dead.of_older_rules.then(|| words::words(shell.lang()).old_replay);
        (move || dead_link(shell.words(), why(), None)).into_any()
    })
}

/// A link that leads nowhere.
struct Dead {
    of_older_rules: bool,
}

/// Somebody's hunt, to be looked at. The code holds everything but who sat in the other chairs.
fn replayed(code: &str) -> Result<AnyView, Dead> {
    let journal = read_game(code).map_err(|why| Dead {
        of_older_rules: matches!(why, CodeError::Version(version) if version < ::chalice::RULES_VERSION),
    })?;
    let rivals = Rival::all(journal.setup().hunters, Level::default());
    let record =
        Record { you: Seat(0), rivals, journal, talk: None, undone: Vec::new(), people: company::People::default() };
    let game = HuntAtTable::resume(record).ok_or(Dead { of_older_rules: false })?;
    Ok(view! { <table::Table game=game mode=Mode::Replay/> }.into_any())
}
