//! What every game's records say. Each game fills it in its own words, in every language.

use crate::table::words::Counted;

/// The words of a game's records in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct RecordWords {
    pub lead: &'static str,
    pub empty_title: &'static str,
    pub empty: &'static str,
    pub win_share: &'static str,
    pub games: Counted,
    pub won: Counted,
    pub best: &'static str,
    pub mean: Counted,
    pub streak: Counted,
    pub won_of: fn(u32, u32) -> String,
    pub never: &'static str,
    pub over_time: &'static str,
    pub average: fn(&str) -> String,
    pub key_won: &'static str,
    pub key_lost: &'static str,
    pub feats_title: &'static str,
    pub feats_count: fn(usize, usize) -> String,
    pub not_yet: &'static str,
    pub newly: fn(&str) -> String,
    pub next_goal: &'static str,
    pub list: &'static str,
    pub list_hint: &'static str,
    pub you_won: &'static str,
    pub shared: &'static str,
    pub place: fn(usize, usize) -> String,
    pub nobody: &'static str,
    pub points: fn(u16) -> String,
    pub replay: &'static str,
    pub replay_of: fn(&str) -> String,
    pub more: fn(usize) -> String,
    pub erase: &'static str,
    pub erase_title: &'static str,
    pub erase_warning: &'static str,
    pub erase_confirm: &'static str,
    pub erase_done: &'static str,
}

/// What something is called, and a line about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub line: &'static str,
}
