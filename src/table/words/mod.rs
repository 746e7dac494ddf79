//! What tables say: every one of them the same, and each game in its own words.

pub(crate) mod de;
mod en;
pub(crate) mod es;
pub(crate) mod pt;

use crate::shell::locales::locale;
use kit::Lang;

/// What is counted: one of it, and several.
pub type Counted = [&'static str; 2];

/// What every table says, in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct TableWords {
    pub undo: &'static str,
    pub redo: &'static str,
    pub hint: &'static str,
    pub log: &'static str,
    pub rules: &'static str,
    pub more: &'static str,
    pub copy_replay: &'static str,
    pub sound_on: &'static str,
    pub sound_off: &'static str,
    pub at_start: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub earlier: &'static str,
    pub later: &'static str,
    pub round_before: &'static str,
    pub round_after: &'static str,
    pub to_now: &'static str,
    pub from_here: &'static str,
    pub log_hint: &'static str,
    pub weighing: &'static str,
    pub no_hint: &'static str,
    pub analyse: &'static str,
    pub analysing: &'static str,
    pub analysis: &'static str,
    pub verdicts: [Counted; 5],
    pub nothing_to_win: &'static str,
    pub chances: &'static str,
    pub turning_points: &'static str,
    pub turning_line: fn(u16, &str, u32, &str, u32) -> String,
    pub better_line: fn(&str, u32, u32) -> String,
    pub no_turning: &'static str,
    pub lost_elsewhere: &'static str,
    pub look_there: &'static str,
    pub copy_result: &'static str,
    pub result_copied: &'static str,
    pub lesson_again: &'static str,
    pub records: &'static str,
    pub guest: &'static str,
    pub player: &'static str,
    pub name: &'static str,
    pub hand_to: fn(&str) -> String,
    pub i_am: fn(&str) -> String,
    pub nobody_looks: &'static str,
}

/// What a table says of its game: each game fills it in every language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct GameWords {
    pub share: &'static str,
    pub shared: &'static str,
    pub replay_shared: &'static str,
    pub kept_games: &'static str,
    pub look_through: &'static str,
    pub see_end: &'static str,
    pub old_rules: &'static str,
    pub play_again: &'static str,
    pub same_again: &'static str,
    pub replaces: &'static str,
    pub under_way: &'static str,
    pub put_by: &'static str,
    pub let_go: &'static str,
}

/// The words of a language, or English ones if they are not here.
#[must_use]
pub fn table_words(lang: Lang) -> &'static TableWords {
    locale(lang).map_or(&en::WORDS, |locale| locale.table)
}
