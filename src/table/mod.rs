//! What both games' tables share. Nothing here names a game.
//!
//! A game at a table is [`Playable`]: a journal with whatever belongs to it, kept and undone. How it is shown is [`Presented`].
//! The [`Controller`] does the rest: it feeds the machine of the play crate, carries out what that asks for, and mirrors the game
//! in signals. Around it stand the tools, the log, looking back, the slots, the end of a game and its charts, the records,
//! the codex and the rules.

mod charts;
mod codex;
mod controller;
mod daily;
mod drag;
mod driver;
mod ending;
mod frame;
mod guests;
mod keeping;
mod lesson;
mod lookback;
mod places;
mod playable;
mod presented;
pub mod records;
mod replace;
mod rules;
mod setting_out;
mod share;
mod sheet;
mod slots;
mod sound;
mod telling;
mod today;
mod tools;
#[cfg(test)]
mod toy;
mod ways;
pub(crate) mod words;

pub use charts::{Rated, race};
pub use codex::{Chapter, Codex, CodexWords, Contents, Entry, Filter, Origin, codex_page};
pub use controller::{Act, ActOf, Controller, Hint, Mode, Progress, Sheet, board_after, chooses};
pub use daily::{Daily, Day, DayResult, Days, finished_day};
pub use drag::{pulled_out, was_pulled};
pub use driver::Driver;
pub use ending::{Review, Reviewed, Reviewing, TurningPoint, better_then, foot, looked_at_again, reviewing, ways_on};
pub use frame::{kept_table, laid_in_turn, listen_to_keys, listen_to_keys_with};
pub use guests::{Guest, hand_over, keep_names, kept_names, name_field, people_in};
pub use keeping::{keep, keep_instead, kept_game};
pub use lesson::{Lesson, coach};
pub use lookback::{lookback, play_replay};
pub use places::{board, bring_into_view, frame};
pub use playable::{ChoiceOf, EventOf, Keeping, Playable, RefusalOf, SLOTS, TableOf};
pub use presented::{Board, Deed, Presented};
pub use rules::{RuleBook, RuleLine, RuleSection, RulesWords, rules_view};
pub use setting_out::SettingOut;
pub use share::{address, copy, replay_address};
pub use sheet::sheet_dialog;
pub use slots::{InSlot, Summary, slots};
pub use sound::sounds;
pub use telling::{RoundsSeen, pause};
pub use today::today_page;
pub use tools::tools;
pub use ways::ways;
pub use words::{Counted, GameWords, TableWords, table_words};
