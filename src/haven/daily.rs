//! The dungeon of the day: three random rooms, a hero of the person's and one of a bot's. Which classes go is the day's choice.

use crate::haven::scenario::{Player, ScenarioAtTable};
use crate::haven::setup::{USUAL_DUNGEON, usual_items};
use crate::shell::route::{Haven, Route};
use crate::table::{Daily, Day, DayResult, Playable};
use ::haven::class::Class;
use ::haven::setup::Difficulty;
use ::haven::share;
use ::haven::{Ending, HeroSetup, Setup};
use kit::Stream;
use kit::save::Kind;

/// The name under which the days are kept, and how.
pub const DAYS: (&str, Kind) = ("haven-daily", Kind { name: "haven-daily", migrations: &[] });

/// Who plays which hero.
const PLAYERS: [Player; 2] = [Player::You, Player::Bot];

/// The dungeon of a day.
#[must_use]
fn setup_of(day: Day) -> Setup {
    let mut chance = Stream::new(day.seed(), "heroes of the day");
    let classes = Class::ALL.len() as u32;
    let first = chance.below(classes);
    // Anybody but the first.
    let second = (first + 1 + chance.below(classes - 1)) % classes;
    let hero = |class: Class| HeroSetup { items: usual_items(class).to_vec(), ..HeroSetup::fresh(class) };
    let heroes = [first, second].map(|class| hero(Class::ALL[class as usize])).to_vec();
    Setup {
        place: USUAL_DUNGEON,
        level: Difficulty::Normal.level(&heroes),
        heroes,
        ..Setup::scenario(1, &[], day.seed())
    }
}

impl Daily for ScenarioAtTable {
    const DAYS: (&'static str, Kind) = DAYS;
    const TABLE: &'static str = Route::Haven(Haven::Table).href();

    fn of_day(day: Day) -> Option<Self> {
        Self::new(setup_of(day), PLAYERS.to_vec()).ok()
    }

    fn day(&self) -> Option<Day> {
        let day = Day::of_seed(self.setup().seed)?;
        // As a link carries it: so the scenario has it, too.
        let same = share::encode(self.setup()) == share::encode(&setup_of(day));
        (same && self.players() == PLAYERS && self.level() == Default::default()).then_some(day)
    }

    fn result(&self) -> Option<DayResult> {
        let (day, ending) = (self.day()?, self.outcome()?);
        let won = ending == Ending::Won;
        let code = share::game_code(self.session().journal()).unwrap_or_default();
        Some(DayResult { day, score: self.game().round(), won, place: if won { 1 } else { 2 }, code })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_the_same_dungeon_and_its_end_is_taken_down() {
        let today = Day::new(2026, 11, 18).expect("a day");
        let mut game = ScenarioAtTable::of_day(today).expect("a scenario");
        assert_eq!((game.day(), game.result()), (Some(today), None));
        while let Some(seat) = game.game().next_to_decide() {
            let choice = bots::haven::policy::choose(&game.view(seat)).expect("something to decide");
            game.choose(seat, choice).expect("it was listed");
        }
        let result = game.result().expect("it is over");
        assert_eq!((result.day, result.score), (today, game.game().round()));
        assert_eq!(result.won, game.outcome() == Some(Ending::Won));
        let journal = share::read_game(&result.code).expect("a game's own code");
        assert_eq!(&journal, game.session().journal());
    }

    #[test]
    fn every_day_can_be_played_and_no_other_scenario_is_a_days() {
        let mut day = Day::new(2028, 3, 1).expect("a day");
        for _ in 0..400 {
            let game = ScenarioAtTable::of_day(day).expect("a scenario");
            assert_eq!(game.day(), Some(day));
            let [first, second] = &game.setup().heroes[..] else { panic!("two heroes") };
            assert_ne!(first.class, second.class);
            day = day.before().expect("there was one");
        }
        let setup = Setup::scenario(1, &[Class::Brute, Class::Tinkerer], day.seed());
        assert_eq!(ScenarioAtTable::new(setup, PLAYERS.to_vec()).expect("a scenario").day(), None);
        let alone = ScenarioAtTable::new(setup_of(day), vec![Player::You; 2]).expect("a scenario");
        assert_eq!(alone.day(), None, "with nobody beside");
    }
}
