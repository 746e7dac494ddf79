//! Numbers that must not change by accident: what games of the simple policy come to. Native and wasm must agree on them.

use crate::haven::policy;
use haven::game::Game;
use haven::sample::setup;
use haven::setup::Setup;
use kit::hash::Fnv;

/// No game of the policy needs so many choices.
const MOST_CHOICES: usize = 50_000;

/// What a game comes to when the policy plays it; nothing if it does not end.
#[must_use]
pub fn fingerprint(setup: &Setup) -> Option<u64> {
    let mut game = Game::begin(setup, &mut ()).ok()?;
    let mut hash = Fnv::default();
    for _ in 0..MOST_CHOICES {
        let Some(seat) = game.next_to_decide() else { return Some(hash.number(game.fingerprint()).finish()) };
        let choice = policy::choose(&game.view(seat))?;
        game.choose(seat, choice, &mut ()).ok()?;
        hash = hash.number(game.fingerprint());
    }
    None
}

/// So many games from a number on, in one number.
#[must_use]
pub fn checksum_of_games(first: u32, count: u32) -> u64 {
    let games = (first..first.saturating_add(count)).map(|number| fingerprint(&setup(number)).unwrap_or(0));
    games.fold(Fnv::default(), Fnv::number).finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use haven::setup::Place;

    #[test]
    fn the_games_go_through_every_scenario_with_every_pair() {
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..5_000 {
            let setup = setup(number);
            if let Place::Scenario(scenario) = setup.place {
                seen.insert((scenario, setup.heroes[0].class, setup.heroes[1].class));
            }
        }
        assert_eq!(seen.len(), 75);
    }

    #[test]
    fn games_end_and_come_to_the_same_number_again() {
        for number in 0..12 {
            let setup = setup(number * 7);
            let first = fingerprint(&setup);
            assert!(first.is_some(), "{setup:?}");
            assert_eq!(first, fingerprint(&setup));
        }
    }
}
