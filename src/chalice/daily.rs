//! The dungeon of the day: the same for everybody, four Hunters at one level. What came of it is kept day by day; the streak is
//! counted from the days themselves, so that a clock that goes wrong spoils nothing.

use crate::browser::time::calendar;
use crate::chalice::company::Rival;
use crate::chalice::hunt::HuntAtTable;
use crate::shell::context::{Shell, VAULT};
use ::bots::chalice::Level;
use ::chalice::Setup;
use ::chalice::share::game_code;
use kit::Seed;
use kit::save::Kind;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The name under which the days are kept.
const NAME: &str = "chalice-daily";
const KIND: Kind = Kind { name: "chalice-daily", migrations: &[] };

/// How many sit at the table of the day, and how well they play.
const HUNTERS: u8 = 4;
const LEVEL: Level = Level::Hunter;

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
    fn of_seed(seed: Seed) -> Option<Self> {
        let number = seed.number();
        Self::new(number / 10_000, number / 100 % 100, number % 100)
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

    /// The dungeon of this day: the day itself is its seed.
    #[must_use]
    pub fn setup(self) -> Setup {
        Setup::new(HUNTERS, Seed::from_number(self.0))
    }

    /// The hunt of this day, from its start.
    #[must_use]
    pub fn hunt(self) -> Option<HuntAtTable> {
        HuntAtTable::new(self.setup(), Rival::all(HUNTERS, LEVEL), true).ok()
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

/// The day of a hunt, if it is one of the day's: its dungeon, its number and its level.
#[must_use]
pub fn day_of(game: &HuntAtTable) -> Option<Day> {
    let day = Day::of_seed(game.setup().seed)?;
    let fresh = day.hunt()?;
    (game.setup() == fresh.setup() && game.company() == fresh.company() && game.level() == LEVEL).then_some(day)
}

/// What came of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// The day.
    pub day: Day,
    /// The person's score.
    pub score: u16,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// Their place among all, from 1.
    pub place: u8,
    /// The whole hunt, to be looked at; only of the last days.
    #[serde(default)]
    pub code: String,
}

impl Result {
    /// The address at which the hunt can be looked at. An imported file may hold anything: only a code's own letters go.
    #[must_use]
    pub fn link(&self) -> String {
        let letters = self.code.chars().filter(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter));
        format!("?r={}", letters.collect::<String>())
    }
}

/// All days that were played, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Days(Vec<Result>);

impl Days {
    /// What is kept of them.
    #[must_use]
    pub fn kept() -> Self {
        VAULT.find::<Self>(NAME, &KIND).ok().and_then(|found| found.value).unwrap_or_default()
    }

    /// What came of a day, if it was played.
    #[must_use]
    pub fn result(&self, day: Day) -> Option<&Result> {
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

    /// Takes a finished hunt in, if it is one of the day's; the first of a day counts. Says whether it was new.
    fn add(&mut self, game: &HuntAtTable) -> bool {
        let (Some(day), Some(outcome)) = (day_of(game), game.outcome()) else { return false };
        if self.result(day).is_some() {
            return false;
        }
        let score = outcome.scores[game.you()];
        let ahead = outcome.scores.iter().filter(|&&other| other > score).count();
        let code = game_code(game.journal()).unwrap_or_default();
        let won = outcome.winners[game.you()];
        self.0.push(Result { day, score, won, place: if won { 1 } else { ahead as u8 + 1 }, code });
        self.0.sort_by_key(|result| result.day);
        let first = self.0.len().saturating_sub(MOST_DAYS);
        self.0.drain(..first);
        // Hunts are long: only the last two days can be looked at.
        let old = self.0.len().saturating_sub(2);
        self.0[..old].iter_mut().for_each(|result| result.code.clear());
        true
    }
}

/// Takes a finished hunt into the days, if it is one of them.
pub fn finished(shell: Shell, game: &HuntAtTable) {
    let mut days = Days::kept();
    if days.add(game) {
        shell.note(VAULT.keep(NAME, &KIND, &days));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Playable;

    fn day(year: u32, month: u32, day: u32) -> Day {
        Day::new(year, month, day).expect("a day")
    }

    fn played(days: &[Day]) -> Days {
        Days(days.iter().map(|&day| Result { day, score: 1, won: false, place: 4, code: String::new() }).collect())
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
    fn everybody_gets_the_same_hunt_and_its_first_end_counts() {
        let today = day(2026, 11, 18);
        let mut game = today.hunt().expect("a hunt");
        assert_eq!(day_of(&game), Some(today));
        while let Some(seat) = game.next_to_decide() {
            let first = game.view(seat).legal().nth(0);
            game.choose(seat, first).expect("it was listed");
        }
        let mut days = Days::default();
        assert!(days.add(&game));
        assert!(!days.add(&game), "a second time changes nothing");
        let result = days.result(today).expect("it is there");
        assert_eq!(result.score, game.outcome().expect("it is over").scores[game.you()]);
        assert!((1..=4).contains(&result.place) && !result.code.is_empty());
        assert_eq!(day_of(&HuntAtTable::silent(4, 17, LEVEL)), None, "no other hunt is a day's");
    }
}
