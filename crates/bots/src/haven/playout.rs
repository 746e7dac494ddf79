//! How an imagined game goes on: everybody by rule of thumb, for a round or two.

use crate::haven::reflex;
use crate::haven::worth::{Outset, worth};
use haven::choice::Choice;
use haven::game::Game;
use kit::Seat;

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

/// What a choice is worth in all of these games together, each played on until this round; nothing if one of them refuses it.
pub(crate) fn worth_in_all(worlds: &[Game], seat: Seat, choice: Choice, until: u16) -> Option<i32> {
    let mut sum = 0;
    for world in worlds {
        let mut game = world.clone();
        let outset = Outset::of(&game);
        game.choose(seat, choice, &mut ()).ok()?;
        play_until(&mut game, until);
        sum += worth(&game, outset);
    }
    Some(sum)
}

/// One choice by rule of thumb. Whether there was one.
pub(crate) fn step(game: &mut Game, seat: Seat) -> bool {
    let choice = reflex::choose(&game.view(seat));
    choice.is_some_and(|choice| game.choose(seat, choice, &mut ()).is_ok())
}

/// Makes these choices, as far as they are open.
pub(crate) fn follow(game: &mut Game, seat: Seat, path: &[Choice]) {
    for &choice in path {
        // Somebody else may have to decide in between.
        for _ in 0..8 {
            match game.next_to_decide() {
                Some(other) if other != seat => {
                    if !step(game, other) {
                        return;
                    }
                }
                _ => break,
            }
        }
        if game.choose(seat, choice, &mut ()).is_err() {
            return;
        }
    }
}
