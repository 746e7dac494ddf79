//! The dungeon of the day: four Hunters at one level.

use crate::chalice::company::{Company, Rival};
use crate::chalice::hunt::HuntAtTable;
use crate::shell::context::{Shell, VAULT};
use crate::shell::words::Words;
use crate::table::{Day, DayResult, Days};
use ::bots::chalice::Level;
use ::chalice::Setup;
use ::chalice::share::game_code;
use kit::save::Kind;
use kit::{Lang, Seat};

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

/// The hunt of a day, from its start.
#[must_use]
pub fn hunt_of(day: Day) -> Option<HuntAtTable> {
    HuntAtTable::new(setup_of(day), Rival::all(HUNTERS, LEVEL), true).ok()
}

/// The day of a hunt, if it is one of the day's: its dungeon, its number and its level.
#[must_use]
pub fn day_of(game: &HuntAtTable) -> Option<Day> {
    let day = Day::of_seed(game.setup().seed)?;
    let company = Company::new(Seat(0), &Rival::all(HUNTERS, LEVEL));
    (*game.setup() == setup_of(day) && game.company() == company && game.level() == LEVEL).then_some(day)
}

/// What the dungeon of a day is called.
#[must_use]
pub fn name_of(day: Day, words: &Words, lang: Lang) -> String {
    if Day::today() == Some(day) { words.today.to_owned() } else { day.written(lang) }
}

/// What came of the day's hunt, if it is one and over.
fn result(game: &HuntAtTable) -> Option<DayResult> {
    let (day, outcome) = (day_of(game)?, game.outcome()?);
    let (score, won) = (outcome.scores[game.you()], outcome.winners[game.you()]);
    let ahead = outcome.scores.iter().filter(|&&other| other > score).count();
    let code = game_code(game.journal()).unwrap_or_default();
    Some(DayResult { day, score, won, place: if won { 1 } else { ahead as u8 + 1 }, code })
}

/// Takes a finished hunt into the days, if it is one of them.
pub fn finished(shell: Shell, game: &HuntAtTable) {
    let mut days = Days::kept(DAYS);
    if result(game).is_some_and(|result| days.add(result)) {
        shell.note(VAULT.keep(DAYS.0, &DAYS.1, &days));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Playable;

    #[test]
    fn everybody_gets_the_same_hunt_and_its_end_is_taken_down() {
        let today = Day::new(2026, 11, 18).expect("a day");
        let mut game = hunt_of(today).expect("a hunt");
        assert_eq!((day_of(&game), result(&game)), (Some(today), None));
        while let Some(seat) = game.next_to_decide() {
            let first = game.view(seat).legal().nth(0);
            game.choose(seat, first).expect("it was listed");
        }
        let result = result(&game).expect("it is over");
        assert_eq!(result.score, game.outcome().expect("it is over").scores[game.you()]);
        assert!((1..=4).contains(&result.place) && !result.code.is_empty());
        assert_eq!(day_of(&HuntAtTable::silent(4, 17, LEVEL)), None, "no other hunt is a day's");
    }
}
