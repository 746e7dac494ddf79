//! After a scenario: the turns of a seat that mattered, what would have been better, and by how much. Each turn is judged by what
//! its seat could see then, in imagined games: luck is not held against anybody.

use crate::haven::level::Level;
use crate::haven::mind::turn_effort;
use crate::haven::playout::{follow, play_until};
use crate::haven::reason::{Reason, act, chance, explain};
use crate::haven::turn::{self, Effort};
use crate::haven::worth::{Outset, outlook};
use haven::choice::Choice;
use haven::game::Game;
use haven::setup::Setup;
use haven::view::{Question, View};
use kit::{Seat, Sort, Stream};

/// A turn that could have been better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The round.
    pub round: u16,
    /// How many choices had been made in the game before it.
    pub made: u32,
    /// What was done.
    pub played: Vec<Choice>,
    /// What would have been better, until something hidden is shown.
    pub better: Vec<Choice>,
    /// By how many points of the chance to win.
    pub cost: u8,
    /// What speaks for the better one against what was done, three at most.
    pub reasons: Vec<Reason>,
}

/// Imagined games in which two turns are compared.
const WORLDS: usize = 6;
/// Turns that are told.
const MOST: usize = 3;

/// The turns of a seat that cost most, the costliest first; nothing if the game cannot be played.
#[must_use]
pub fn turnings(setup: &Setup, choices: &[(Seat, Choice)], seat: Seat) -> Option<Vec<Turning>> {
    let mut game = Game::begin(setup, &mut ()).ok()?;
    let mut stream = Stream::new(setup.seed, "haven analysis");
    let mut found = Vec::new();
    let mut judged = 0;
    for (made, &(who, choice)) in choices.iter().enumerate() {
        let view = game.view(seat);
        let begins = who == seat && own_turn(&view) && view.round() > judged;
        if begins {
            judged = view.round();
            let played = rest_of_turn(&game, seat, &choices[made..]);
            found.extend(judge(&view, made as u32, played, &mut stream));
        }
        game.choose(who, choice, &mut ()).ok()?;
    }
    found.arrange_by_key(|turning: &Turning| -i32::from(turning.cost));
    found.truncate(MOST);
    Some(found)
}

fn own_turn(view: &View<'_>) -> bool {
    view.question() == Some(Question::Turn) && view.turn() == view.hero(view.seat()).map(|hero| hero.figure)
}

/// What a seat did until its turn was over.
fn rest_of_turn(game: &Game, seat: Seat, choices: &[(Seat, Choice)]) -> Vec<Choice> {
    let mut game = game.clone();
    let turn = game.view(seat).turn();
    let mut path = Vec::new();
    for &(who, choice) in choices {
        if game.view(seat).turn() != turn || game.choose(who, choice, &mut ()).is_err() {
            break;
        }
        if who == seat {
            path.push(choice);
        }
    }
    path
}

/// What a turn cost against the best that was found, if it cost anything.
fn judge(view: &View<'_>, made: u32, played: Vec<Choice>, stream: &mut Stream) -> Option<Turning> {
    let effort = Effort { lines: 600, best: 6, worlds: 3, ..turn_effort(Level::Veteran) };
    let (_, best) = turn::best_lines(view, &[], effort, stream).into_iter().next()?;
    let (mut ours, mut theirs) = (0, 0);
    for _ in 0..WORLDS {
        let world = view.imagine_undecided(stream);
        let outset = Outset::of(&world);
        let value = |path: &[Choice]| {
            let mut game = world.clone();
            follow(&mut game, view.seat(), path);
            play_until(&mut game, view.round() + 1);
            outlook(&game, outset)
        };
        ours += value(&best.path) / WORLDS as i32;
        theirs += value(&played) / WORLDS as i32;
    }
    let cost = chance(ours, view).saturating_sub(chance(theirs, view));
    if cost == 0 {
        return None;
    }
    let why = explain(view, &[], &best.path, Some(&played), ours, stream, act(view));
    let better = best.path[..best.sure].to_vec();
    Some(Turning { round: view.round(), made, played, better, cost, reasons: why.rather })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::policy;
    use haven::sample;

    /// The simple policy wastes turns, and a turn in which nothing is done is found.
    #[test]
    fn wasted_turns_are_found() {
        let setup = sample::setup(7);
        let mut game = Game::begin(&setup, &mut ()).expect("a game");
        let mut choices = Vec::new();
        while let Some(seat) = game.next_to_decide().filter(|_| game.round() < 6) {
            let view = game.view(seat);
            let idle = seat == Seat(0) && view.round() == 3 && view.legal().contains(&Choice::EndTurn);
            let choice = if idle { Choice::EndTurn } else { policy::choose(&view).expect("a choice") };
            game.choose(seat, choice, &mut ()).expect("it is legal");
            choices.push((seat, choice));
        }
        let found = turnings(&setup, &choices, Seat(0)).expect("it can be played");
        assert!(!found.is_empty() && found.len() <= MOST);
        assert!(found.is_sorted_by_key(|turning| -i32::from(turning.cost)), "{found:?}");
        let wasted = found.iter().find(|turning| turning.round == 3).expect("the wasted turn");
        assert_eq!(wasted.played, [Choice::EndTurn]);
        assert!(wasted.better != wasted.played && !wasted.reasons.is_empty());
        assert_eq!(turnings(&setup, &choices, Seat(0)), Some(found));
    }

    #[test]
    fn a_game_that_cannot_be_played_is_refused() {
        assert_eq!(turnings(&sample::setup(7), &[(Seat(0), Choice::Stop)], Seat(0)), None);
    }
}
