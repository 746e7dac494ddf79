//! How an imagined game goes on: everybody by rule of thumb, for a round or two.

use crate::haven::reflex::step;
use crate::haven::talk::{Said, heed};
use crate::haven::turn;
use crate::haven::worth::{Outset, outlook};
use haven::choice::Choice;
use haven::game::Game;
use haven::view::{Question, View};
use kit::{Seat, Sort, Stream};

/// No playout of a few rounds needs so many choices.
const MOST_CHOICES: usize = 2_000;

/// Plays on until this round begins, or the scenario is over.
pub(crate) fn play_until(game: &mut Game, round: u16) {
    for _ in 0..MOST_CHOICES {
        if game.round() >= round {
            return;
        }
        let Some(seat) = game.next_to_decide() else { return };
        if !step(game, seat) {
            return;
        }
    }
}

/// Tries everything in one imagined game after the other; after each the worst third is left out. What is left at the end, the
/// best first, with the sum of what it was worth. In the imagined games the others keep to what they said.
pub(crate) fn race<T>(
    view: &View<'_>,
    talk: &[Said],
    expert: bool,
    mut field: Vec<(i32, T)>,
    worlds: usize,
    stream: &mut Stream,
    play: impl Fn(&T, &mut Game) -> bool,
) -> Vec<(i32, T)> {
    for _ in 0..worlds {
        let mut world = view.imagine_undecided(stream);
        heed(&mut world, view.seat(), talk);
        let outset = Outset::of(&world).asked(talk).knowing(expert);
        for (sum, one) in &mut field {
            let mut game = world.clone();
            *sum += if play(one, &mut game) { outlook(&game, outset) } else { REFUSED };
        }
        field.arrange_by_key(|one| -one.0);
        field.truncate((field.len() * 2 / 3).max(2));
    }
    field
}

/// Worse than any game: what cannot be done.
const REFUSED: i32 = -10_000_000;

/// Plays on until this round begins: whoever has an effort thinks about whole turns, all others play by rule of thumb.
pub(crate) fn play_on(game: &mut Game, round: u16, effort: impl Fn(Seat) -> Option<turn::Effort>) {
    for _ in 0..MOST_CHOICES {
        if game.round() >= round {
            return;
        }
        let Some(next) = game.next_to_decide() else { return };
        let view = game.view(next);
        let own = view.question() == Some(Question::Turn) && view.turn() == view.hero(next).map(|hero| hero.figure);
        if own && let Some(effort) = effort(next) {
            let path = turn::quick_path(game, next, effort);
            if follow(game, next, &path) > 0 {
                continue;
            }
        }
        if !step(game, next) {
            return;
        }
    }
}

/// Plays on by rule of thumb until a seat's own turn begins. Whether it comes to that.
pub(crate) fn play_to_turn(game: &mut Game, seat: Seat) -> bool {
    let round = game.round();
    for _ in 0..MOST_CHOICES {
        let Some(next) = game.next_to_decide().filter(|_| game.round() == round) else { return false };
        let view = game.view(seat);
        let own = next == seat && view.turn() == view.hero(seat).map(|hero| hero.figure);
        if own && view.question() == Some(Question::Turn) {
            return true;
        }
        if !step(game, next) {
            return false;
        }
    }
    false
}

/// Makes these choices, as far as they are open. How many that were.
pub(crate) fn follow(game: &mut Game, seat: Seat, path: &[Choice]) -> usize {
    for (made, &choice) in path.iter().enumerate() {
        // Somebody else may have to decide in between.
        for _ in 0..8 {
            match game.next_to_decide() {
                Some(other) if other != seat => {
                    if !step(game, other) {
                        return made;
                    }
                }
                _ => break,
            }
        }
        if game.choose(seat, choice, &mut ()).is_err() {
            return made;
        }
    }
    path.len()
}
