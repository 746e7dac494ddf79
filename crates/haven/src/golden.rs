//! Numbers that must not change by accident: what games of the simple policy come to. Native and wasm must agree on them.

use crate::class::Class;
use crate::game::Game;
use crate::policy;
use crate::setup::Setup;
use kit::Seed;
use kit::hash::Fnv;

/// No game of the policy needs so many choices.
const MOST_CHOICES: usize = 50_000;

/// The setup of the game of this number: scenarios 1 to 5 and random dungeons in turn, with changing heroes.
#[must_use]
pub fn setup(number: u32) -> Setup {
    let seed = Seed::from_number(number);
    let mut classes = Class::ALL;
    classes.rotate_left(number as usize / 6 % 6);
    classes[1..].rotate_left(number as usize / 36 % 5);
    match number % 6 {
        place @ 0..=4 => Setup::scenario(place as u8 + 1, &classes[..2], seed),
        _ => Setup::dungeon(&classes[..2 + number as usize / 6 % 3], seed),
    }
}

/// What a game comes to when the policy plays it; nothing if it does not end.
#[must_use]
pub fn fingerprint(setup: &Setup) -> Option<u64> {
    let mut game = Game::new(setup).ok()?;
    let mut hash = Fnv::default();
    for _ in 0..MOST_CHOICES {
        let Some(seat) = game.decider() else { return Some(hash.number(game.fingerprint()).finish()) };
        let choice = policy::choose(&game.view(seat))?;
        game.apply(seat, choice, &mut ()).ok()?;
        hash = hash.number(game.fingerprint());
    }
    None
}

/// The first `count` games in one number.
#[must_use]
pub fn fingerprint_of_many(count: u32) -> u64 {
    let games = (0..count).map(|number| fingerprint(&setup(number)).unwrap_or(0));
    games.fold(Fnv::default(), Fnv::number).finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_end_and_come_to_the_same_number_again() {
        for number in 0..12 {
            let setup = setup(number);
            let first = fingerprint(&setup);
            assert!(first.is_some(), "{setup:?}");
            assert_eq!(first, fingerprint(&setup));
        }
    }
}
