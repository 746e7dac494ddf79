//! The dungeon of the day: four Hunters at one level.

use crate::chalice::company::{Company, Rival};
use crate::chalice::hunt::HuntAtTable;
use crate::shell::route::{Chalice, Route};
use crate::table::{Daily, Day, DayResult};
use ::bots::chalice::Level;
use ::chalice::Setup;
use ::chalice::share::game_code;
use kit::Seat;
use kit::save::Kind;

/// The name under which the days are kept, and how.
pub const DAYS: (&str, Kind) = ("chalice-daily", Kind { name: "chalice-daily", migrations: &[] });

/// How many sit at the table of the day, and how well they play.
const HUNTERS: u8 = 4;
const LEVEL: Level = Level::Hunter;

/// The dungeon of a day.
#[must_use]
pub fn setup_of(day: Day) -> Setup {
    Setup::new(HUNTERS, day.seed())
}

impl Daily for HuntAtTable {
    const DAYS: (&'static str, Kind) = DAYS;
    const TABLE: &'static str = Route::Chalice(Chalice::Table).href();

    fn of_day(day: Day) -> Option<Self> {
        Self::new(setup_of(day), Rival::all(HUNTERS, LEVEL), true).ok()
    }

    /// It has the day's dungeon, its number and its level.
    fn day(&self) -> Option<Day> {
        let day = Day::of_seed(self.setup().seed)?;
        let company = Company::new(Seat(0), &Rival::all(HUNTERS, LEVEL));
        (*self.setup() == setup_of(day) && self.company() == company && self.level() == LEVEL).then_some(day)
    }

    fn result(&self) -> Option<DayResult> {
        let (day, outcome) = (self.day()?, self.outcome()?);
        let (score, won) = (outcome.scores[self.you()], outcome.winners[self.you()]);
        let ahead = outcome.scores.iter().filter(|&&other| other > score).count();
        let code = game_code(self.journal()).unwrap_or_default();
        Some(DayResult { day, score, won, place: if won { 1 } else { ahead as u8 + 1 }, code })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_the_same_hunt_and_its_end_is_taken_down() {
        let today = Day::new(2026, 11, 18).expect("a day");
        let mut game = HuntAtTable::of_day(today).expect("a hunt");
        assert_eq!((game.day(), game.result()), (Some(today), None));
        game.play_by_chance(usize::MAX, "daily");
        let result = game.result().expect("it is over");
        assert_eq!(result.score, game.outcome().expect("it is over").scores[game.you()]);
        assert!((1..=4).contains(&result.place) && !result.code.is_empty());
        assert_eq!(HuntAtTable::silent(4, 17, LEVEL).day(), None, "no other hunt is a day's");
    }
}
