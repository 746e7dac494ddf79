//! Random games from a hunt to its end: what a search asks for a million times. Compiled here, where everything is
//! optimised for speed, and not in the crates that call it.

use crate::hunt::Hunt;
use crate::setup::Setup;
use kit::hash::Fnv;
use kit::{Seed, Stream};

/// Plays to the end, each choice as likely as any other. Says how many decisions that took.
pub fn play_out(hunt: &mut Hunt, chance: &mut Stream) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = hunt.next_to_decide() {
        let legal = hunt.legal(seat);
        let choice = legal.nth(chance.below(legal.len()));
        hunt.take(seat, choice, &mut ());
        decisions += 1;
    }
    decisions
}

/// The random game of a seed, played to its end; none if no such game can be dealt.
#[must_use]
pub fn random_game(setup: &Setup) -> Option<Hunt> {
    let mut hunt = Hunt::begin(setup, &mut ()).ok()?;
    play_out(&mut hunt, &mut Stream::new(setup.seed, "chalice random hunters"));
    Some(hunt)
}

/// The checksums of the random games of `count` seeds from `first` on, with three, four and five hunters in turn, in one
/// number: equal on every machine, native and wasm.
#[must_use]
pub fn checksum_of_games(first: u32, count: u32) -> u64 {
    let game = |seed: u32| random_game(&Setup::new(3 + (seed % 3) as u8, Seed::from_number(seed)));
    let sums = (0..count).filter_map(|step| game(first.wrapping_add(step))).map(|hunt| hunt.checksum());
    sums.fold(Fnv::default(), Fnv::number).finish()
}

/// Plays so many random games with this many hunters and counts their decisions, for measuring speed.
#[must_use]
pub fn decisions_of_games(hunters: u8, first: u32, count: u32) -> u64 {
    (0..count).map(|step| decisions_of_game(hunters, first.wrapping_add(step))).sum()
}

fn decisions_of_game(hunters: u8, seed: u32) -> u64 {
    let seed = Seed::from_number(seed);
    let Ok(mut hunt) = Hunt::begin(&Setup::new(hunters, seed), &mut ()) else { return 0 };
    play_out(&mut hunt, &mut Stream::new(seed, "chalice random hunters")).into()
}
