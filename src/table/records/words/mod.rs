//! What every game's records and slots say, in four languages. What they say of one game is that game's: see [`GameRecordWords`].
//!
//! They come with the records' part, all four at once.

mod de;
mod en;
mod es;
mod pt;

use crate::table::playable::SLOTS;
use crate::table::words::Counted;
use kit::Lang;

/// What is said of the records of any game, in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct RecordWords {
    pub won: Counted,
    pub streak: Counted,
    pub won_of: fn(u32, u32) -> String,
    pub never: &'static str,
    pub average: fn(&str) -> String,
    pub key_won: &'static str,
    pub key_lost: &'static str,
    pub feats_title: &'static str,
    pub feats_count: fn(usize, usize) -> String,
    pub not_yet: &'static str,
    pub newly: fn(&str) -> String,
    pub next_goal: &'static str,
    pub list_hint: &'static str,
    pub you_won: &'static str,
    pub replay: &'static str,
    pub replay_of: fn(&str) -> String,
    pub more: fn(usize) -> String,
    pub erase: &'static str,
    pub erase_title: &'static str,
    pub erase_confirm: &'static str,
    pub erase_done: &'static str,
}

/// What is said of one game's records: each game fills it in every language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct GameRecordWords {
    pub lead: &'static str,
    pub empty_title: &'static str,
    pub empty: &'static str,
    pub win_share: &'static str,
    pub games: Counted,
    pub list: &'static str,
    pub erase_warning: &'static str,
}

/// What is said around the slots of any game, in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct SlotWords {
    pub slots: [&'static str; SLOTS],
    pub slot_empty: &'static str,
    pub slot_unreadable: &'static str,
    pub slot_older: &'static str,
    pub keep_here: &'static str,
    pub overwrite: &'static str,
    pub take_up: &'static str,
    pub erase_slot: &'static str,
    pub ask_erase: &'static str,
    pub taken: fn(&str) -> String,
    pub erased: fn(&str) -> String,
}

/// What is said of one game in its slots: each game fills it in every language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct GameSlotWords {
    pub slots_hint: &'static str,
    pub ask_overwrite: &'static str,
    pub ask_take: &'static str,
    pub kept: &'static str,
    pub nothing_to_keep: &'static str,
}

/// What something is called, and a line about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub line: &'static str,
}

/// What is said of records in a language.
#[must_use]
pub const fn record_words(lang: Lang) -> &'static RecordWords {
    match lang {
        Lang::En => &en::RECORDS,
        Lang::Es => &es::RECORDS,
        Lang::De => &de::RECORDS,
        Lang::Pt => &pt::RECORDS,
    }
}

/// What is said around slots in a language.
#[must_use]
pub const fn slot_words(lang: Lang) -> &'static SlotWords {
    match lang {
        Lang::En => &en::SLOTS,
        Lang::Es => &es::SLOTS,
        Lang::De => &de::SLOTS,
        Lang::Pt => &pt::SLOTS,
    }
}
