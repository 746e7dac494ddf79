//! What the Chalice pages say around the cards, in four languages. The cards' own words come from the engine.

pub(crate) mod de;
mod en;
pub(crate) mod es;
pub(crate) mod pt;

use crate::chalice::board::Step;
use crate::shell::locales::locale;
use crate::table;
use ::bots::chalice::{Gain, Level};
use ::chalice::Question;
use kit::Lang;

/// The words of the Chalice pages in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct Words {
    /// What the table says of this game.
    pub game: table::GameWords,

    // Setting up
    pub set_up: &'static str,
    pub hunters: &'static str,
    pub opponents: &'static str,
    pub levels: [&'static str; 4],
    pub level_hint: &'static str,
    pub final_boss: &'static str,
    pub by_chance: &'static str,
    pub begin: &'static str,
    pub link_line: fn(&str) -> String,

    // Knowledge
    pub codex: table::CodexWords,
    pub search_rules: &'static str,
    pub sections_found: fn(usize) -> String,
    pub contents: &'static str,
    pub step_word: &'static str,
    pub rules_legend: &'static str,
    pub printed_name: fn(&str) -> String,
    pub old_replay: &'static str,
    pub sorts: [&'static str; 6],

    // The table
    pub round: &'static str,
    pub steps: [&'static str; 8],
    pub rail: &'static str,
    pub others: &'static str,
    pub first: &'static str,
    pub dreaming: &'static str,
    pub dead: &'static str,
    pub eliminated: &'static str,
    pub collected: &'static str,
    pub banked: &'static str,
    pub used: &'static str,
    pub your_used: &'static str,
    pub in_hand: &'static str,
    pub nothing: &'static str,
    pub upgrades: &'static str,
    pub to_come: &'static str,
    pub so_far: fn(u8, u8) -> String,
    pub never_escapes: &'static str,
    pub may_escape: &'static str,
    pub slain: &'static str,
    pub has_escaped: &'static str,
    pub of_echoes: fn(u8) -> String,
    pub no_ability: &'static str,
    pub die_hits: fn(&str) -> String,
    pub your_health: fn(u8) -> String,
    pub again: &'static str,
    pub hits_all: fn(u8) -> String,
    pub took: fn(u8) -> String,
    pub banks: fn(u16) -> String,
    pub died: &'static str,
    pub at_round_end: &'static str,
    pub idle: fn(u8) -> String,

    // Decisions
    pub ask: [&'static str; 9],
    pub play: fn(&str) -> String,
    pub bring: fn(&str) -> String,
    pub hinder: fn(&str) -> String,
    pub recall: fn(usize) -> String,
    pub pay: &'static str,
    pub keep: &'static str,
    pub gain: fn(&str) -> String,
    pub disarm: &'static str,
    pub upgrade: fn(&str) -> String,
    pub remove: fn(&str) -> String,
    pub remove_from: fn(&str, &str) -> String,
    pub piles: [&'static str; 3],
    pub needs_weapon: &'static str,
    pub choose_first: &'static str,
    pub skip: &'static str,
    pub wait: &'static str,

    // The reckoning
    pub race: &'static str,
    pub reckoning: &'static str,
    pub you_win: &'static str,
    pub wins: fn(&str) -> String,
    pub tie: fn(&str) -> String,
    pub nobody: &'static str,
    pub echoes: &'static str,
    pub trophies: &'static str,
    pub decided_by_deaths: fn(&str, u16, u16) -> String,
    pub decided_by_trophies: fn(&str, u16, u16) -> String,
    pub decided_by_echoes: fn(&str, u16, u16) -> String,

    // Talk
    pub talk: &'static str,
    pub talk_hint: &'static str,
    pub talk_on: &'static str,
    pub talk_off: &'static str,
    pub announces: fn(&str) -> String,
    pub asks: fn(&str, &str) -> String,
    pub announce: fn(&str) -> String,
    pub ask_for: &'static str,
    pub ask_hint: &'static str,
    pub kept_word: &'static str,
    pub broke_word: &'static str,
    pub words_kept: fn(usize, usize) -> String,

    // Who sits down
    pub chairs: &'static str,
    pub who: &'static str,
    pub tempers: [&'static str; 4],

    // Help and looking back
    pub bots_away: &'static str,
    pub gains: fn(Gain) -> Option<String>,
    pub risks: fn(u8, u16) -> String,
    pub guarded: fn(u8, u8) -> String,
    pub to_win: fn(u32) -> String,
    pub next_best: fn(u32) -> String,

    // The first hunt
    pub lesson_title: &'static str,
    pub to_lesson: &'static str,
    pub lesson_only: &'static str,
    pub lesson: [&'static str; crate::chalice::lesson::TEXTS],
    // The analysis
}

impl Words {
    /// A step's name.
    #[must_use]
    pub const fn step(&self, step: Step) -> &'static str {
        self.steps[step as usize]
    }

    /// A level's name.
    #[must_use]
    pub const fn level(&self, level: Level) -> &'static str {
        self.levels[level as usize]
    }

    /// What is asked.
    #[must_use]
    pub const fn question(&self, question: Question) -> &'static str {
        self.ask[question as usize]
    }
}

/// The words of a language, or English ones if they are not here.
#[must_use]
pub fn words(lang: Lang) -> &'static Words {
    locale(lang).map_or(&en::WORDS, |locale| locale.chalice)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven are to be seen when one must go: the eighth is Hunter's Dream, so the question names it.
    #[test]
    fn whoever_has_too_many_cards_is_told_that_the_dream_is_counted() {
        for words in [&en::WORDS, &es::WORDS, &de::WORDS, &pt::WORDS] {
            let (asked, dream) = (words.question(Question::Remove), words.step(Step::Dream));
            assert!(asked.contains(dream), "{asked} names {dream}");
        }
    }
}
