//! The first hunt: a dungeon that is always the same, in which one thing after another is learnt by doing it. The script holds
//! as long as the others answer it as they did; a test plays it through.

use crate::chalice::game::{Game, Level, Rival};
use ::chalice::{Card, Choice, FinalBoss, Setup};
use kit::{Seat, Seed};

/// What the person is asked to do, in order.
pub const SCRIPT: [Choice; 9] = [
    Choice::Play(Card::HunterAxe),
    Choice::Play(Card::HunterPistol),
    Choice::Play(Card::HuntersDream),
    Choice::Upgrade(Card::ThreadedCane),
    Choice::Play(Card::Transform),
    Choice::Transform(Card::SawCleaver),
    Choice::Play(Card::HunterAxe),
    Choice::Play(Card::ThreadedCane),
    Choice::Upgrade(Card::StakeDriver),
];

/// One text for each decision of the script, and one for when it is over.
pub const TEXTS: usize = SCRIPT.len() + 1;

/// A dungeon whose first rounds show a boss, a chain of dice, an escape and a death.
const SEED: u32 = 69;
const HUNTERS: u8 = 3;

/// The lesson from its start.
#[must_use]
pub fn game() -> Option<Game> {
    let (seed, first_player) = (Seed::from_number(SEED), Some(Seat(0)));
    let setup = Setup { hunters: HUNTERS, final_boss: Some(FinalBoss::Gehrman), first_player, seed };
    Game::new(setup, Rival::all(HUNTERS, Level::Novice), false).ok()
}

/// The only choice that the lesson allows now; none once it is over.
#[must_use]
pub fn asked_for(game: &Game) -> Option<Choice> {
    SCRIPT.get(game.own_decisions()).copied()
}

/// Which text belongs to this decision; none after the last.
#[must_use]
pub fn text(game: &Game) -> Option<usize> {
    Some(game.own_decisions()).filter(|&made| made < TEXTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chalice::game::Turn;
    use ::bots::{Reply, Request, Talk, Task, Thinking};
    use ::chalice::{Event, Trophy};

    fn answer(game: &Game, seat: Seat) -> Choice {
        let task = Task::Decide(seat, game.mind(seat).expect("a rival"));
        let request = Request { journal: game.record().journal.clone(), talk: Talk::new(), task };
        match Thinking::new(&request).step(u32::MAX) {
            Some(Reply::Choice(choice)) => choice,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_lesson_goes_as_it_is_told() {
        let mut game = game().expect("a hunt");
        while text(&game).is_some() {
            match game.next().expect("it goes on") {
                Turn::You => match asked_for(&game) {
                    Some(choice) => game.choose(game.you(), choice).expect("the script can be played"),
                    None => break,
                },
                Turn::Decides(seat) => game.choose(seat, answer(&game, seat)).expect("it was listed"),
                Turn::Speaks(_) => panic!("nobody talks in a lesson"),
            }
        }
        assert_eq!(game.own_decisions(), SCRIPT.len());
        let you = Seat(0);
        for told in [
            Event::Took { seat: you, card: Card::HunterAxe, echoes: 2, left: 10 },
            Event::Took { seat: you, card: Card::HunterPistol, echoes: 1, left: 5 },
            Event::Wounded { seat: you, amount: 1, health: 2 },
            Event::Banked { seat: you, echoes: 3 },
            Event::Took { seat: Seat(2), card: Card::Flamesprayer, echoes: 1, left: 1 },
            Event::Took { seat: you, card: Card::SawCleaver, echoes: 1, left: 0 },
            Event::Trophy { seat: you, trophy: Trophy::Humanoid, space: 1 },
            Event::Lost { seat: Seat(1), echoes: 4 },
            Event::Lost { seat: you, echoes: 5 },
        ] {
            assert!(game.events().contains(&told), "{told:?}");
        }
    }
}
