//! The game of the day: the same for everybody. What came of it is kept day by day; the streak is counted from the days
//! themselves, so that a clock that goes wrong spoils nothing.

use crate::browser::time::{calendar, day};
use crate::shell::context::{Shell, VAULT};
use crate::shell::words::Words;
use crate::table::presented::Presented;
use kit::save::Kind;
use kit::{Lang, Seed, Sort};
use serde::{Deserialize, Serialize};
use std::fmt;

/// So many days are kept; a longer streak is counted as this.
const MOST_DAYS: usize = 400;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(u32);

impl Day {
    /// The day of this year, month and day of the month, if there is one.
    #[must_use]
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let lengths = [31, 28 + u32::from(leaps(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let length = *lengths.get(month.checked_sub(1)? as usize)?;
        ((1..=length).contains(&day) && (1..=9999).contains(&year)).then_some(Self(year * 10_000 + month * 100 + day))
    }

    /// Today, by this machine's calendar.
    #[must_use]
    pub fn today() -> Option<Self> {
        let (year, month, day) = calendar();
        Self::new(year, month, day)
    }

    /// The day of a seed, if it is one of a day.
    #[must_use]
    pub fn of_seed(seed: Seed) -> Option<Self> {
        let number = seed.number();
        Self::new(number / 10_000, number / 100 % 100, number % 100)
    }

    /// What everybody's game of this day is dealt from: the day itself.
    #[must_use]
    pub fn seed(self) -> Seed {
        Seed::from_number(self.0)
    }

    /// As it is written in a language, wherever days are written.
    #[must_use]
    pub fn written(self, lang: Lang) -> String {
        day(self.0 / 10_000, self.0 / 100 % 100, self.0 % 100, lang)
    }

    /// What its game is called.
    #[must_use]
    pub fn name(self, words: &Words, lang: Lang) -> String {
        if Self::today() == Some(self) { words.today.to_owned() } else { self.written(lang) }
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        let (year, month, day) = (self.0 / 10_000, self.0 / 100 % 100, self.0 % 100);
        match (month, day) {
            (1, 1) => Self::new(year.checked_sub(1)?, 12, 31),
            (_, 1) => (28..=31).rev().find_map(|last| Self::new(year, month - 1, last)),
            _ => Self::new(year, month, day - 1),
        }
    }
}

const fn leaps(year: u32) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.0 / 10_000, self.0 / 100 % 100, self.0 % 100)
    }
}

/// A game that everybody gets once a day.
pub trait Daily: Presented {
    /// The name under which its days are kept, and how.
    const DAYS: (&'static str, Kind);
    /// Where it is played.
    const TABLE: &'static str;

    /// The game of a day, from its start.
    fn of_day(day: Day) -> Option<Self>;

    /// The day whose game this is, if it is one of them.
    fn day(&self) -> Option<Day>;

    /// What came of it, if it is one of the days' and over.
    fn result(&self) -> Option<DayResult>;
}

/// Takes a finished game into its days, if it is one of them.
pub fn finished_day<P: Daily>(shell: Shell, game: &P) {
    let mut days = Days::kept(P::DAYS);
    if game.result().is_some_and(|result| days.add(result)) {
        shell.note(VAULT.keep(P::DAYS.0, &P::DAYS.1, &days));
    }
}

/// What came of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayResult {
    /// The day.
    pub day: Day,
    /// The person's score.
    pub score: u16,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// Their place among all, from 1.
    pub place: u8,
    /// The whole game, to be looked at; only of the last days.
    #[serde(default)]
    pub code: String,
}

/// All days that were played, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Days(Vec<DayResult>);

impl Days {
    /// What is kept of them.
    #[must_use]
    pub fn kept((name, kind): (&str, Kind)) -> Self {
        VAULT.find::<Self>(name, &kind).ok().and_then(|found| found.value).unwrap_or_default()
    }

    /// What came of a day, if it was played.
    #[must_use]
    pub fn result(&self, day: Day) -> Option<&DayResult> {
        self.0.iter().find(|result| result.day == day)
    }

    /// How many days were played in a row up to this one, which may still be to come. A single day that was missed is forgiven; two
    /// in a row are not. Days after this one, which a clock may have brought, do not count.
    #[must_use]
    pub fn streak(&self, today: Day) -> u32 {
        let mut streak = 0;
        let mut missed = 0;
        let mut day = Some(today);
        while let Some(now) = day
            && missed <= 1
        {
            match self.result(now) {
                Some(_) => (streak, missed) = (streak + 1, 0),
                None if now == today => {}
                None => missed += 1,
            }
            day = now.before();
        }
        streak
    }

    /// Takes in what came of a day; the first of a day counts. Says whether it was new.
    pub fn add(&mut self, result: DayResult) -> bool {
        if self.result(result.day).is_some() {
            return false;
        }
        self.0.push(result);
        self.0.arrange_by_key(|result| result.day);
        let first = self.0.len().saturating_sub(MOST_DAYS);
        self.0.drain(..first);
        // Games are long: only the last two days can be looked at.
        let old = self.0.len().saturating_sub(2);
        self.0[..old].iter_mut().for_each(|result| result.code.clear());
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: u32, month: u32, day: u32) -> Day {
        Day::new(year, month, day).expect("a day")
    }

    fn played(days: &[Day]) -> Days {
        Days(days.iter().map(|&day| DayResult { day, score: 1, won: false, place: 4, code: String::new() }).collect())
    }

    #[test]
    fn the_calendar_is_as_it_is() {
        assert_eq!(Day::new(2026, 2, 29), None);
        assert_eq!(Day::new(2026, 13, 1), None);
        assert_eq!(Day::new(2026, 4, 31), None);
        assert_eq!(day(2028, 3, 1).before(), Day::new(2028, 2, 29));
        assert_eq!(day(2026, 3, 1).before(), Day::new(2026, 2, 28));
        assert_eq!(day(2026, 1, 1).before(), Day::new(2025, 12, 31));
        assert_eq!(day(2026, 11, 18).to_string(), "2026-11-18");
    }

    #[test]
    fn a_streak_forgives_one_missed_day_and_not_two() {
        let today = day(2026, 3, 2);
        assert_eq!(played(&[]).streak(today), 0);
        assert_eq!(played(&[today]).streak(today), 1);
        let before = played(&[day(2026, 2, 27), day(2026, 2, 28), day(2026, 3, 1)]);
        assert_eq!(before.streak(today), 3, "today is still to come");
        assert_eq!(played(&[day(2026, 2, 26), day(2026, 2, 28), today]).streak(today), 3);
        assert_eq!(played(&[day(2026, 2, 26), day(2026, 3, 1)]).streak(today), 1, "two days were missed");
        assert_eq!(played(&[day(2026, 2, 26)]).streak(today), 0);
    }

    #[test]
    fn a_clock_that_was_ahead_spoils_nothing() {
        let today = day(2026, 3, 2);
        let days = played(&[day(2026, 3, 1), today, day(2031, 7, 4)]);
        assert_eq!(days.streak(today), 2);
    }

    #[test]
    fn the_first_end_of_a_day_counts_and_only_the_last_days_can_be_looked_at() {
        let mut days = Days::default();
        let result = |day, score| DayResult { day, score, won: true, place: 1, code: "code".into() };
        for number in [3, 1, 2] {
            assert!(days.add(result(day(2026, 3, number), 9)));
        }
        assert!(!days.add(result(day(2026, 3, 2), 30)), "a second time changes nothing");
        let codes: Vec<_> = days.0.iter().map(|result| (result.score, result.code.len())).collect();
        assert_eq!(codes, [(9, 0), (9, 4), (9, 4)]);
    }
}
