//! Numbers that native and wasm must agree on: what games of the simple policy come to, which must not change by accident, and what
//! games of minds come to. And that minds see nothing hidden.

use crate::haven::level::Level;
use crate::haven::mind::{Mind, decide};
use crate::haven::policy;
use haven::choice::Choice;
use haven::game::Game;
use haven::sample::setup;
use haven::setup::Setup;
use haven::view::View;
use kit::hash::Fnv;
use kit::{Seed, Stream};

/// No game of the policy needs so many choices.
const MOST_CHOICES: usize = 50_000;

/// What a game comes to when the policy plays it; nothing if it does not end.
#[must_use]
pub fn fingerprint(setup: &Setup) -> Option<u64> {
    fingerprint_by(setup, policy::choose)
}

fn fingerprint_by(setup: &Setup, mut choose: impl FnMut(&View<'_>) -> Option<Choice>) -> Option<u64> {
    let mut game = Game::begin(setup, &mut ()).ok()?;
    let mut hash = Fnv::default();
    for _ in 0..MOST_CHOICES {
        let Some(seat) = game.next_to_decide() else { return Some(hash.number(game.fingerprint()).finish()) };
        let choice = choose(&game.view(seat))?;
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

/// So many whole games of minds from a number on, in one number. Squires play most of them, Veterans every fifth, and the first
/// Champion takes over for a while in every tenth.
#[must_use]
pub fn checksum_of_minds(first: u32, count: u32) -> u64 {
    let games = (first..first.saturating_add(count)).map(|number| minds(number).unwrap_or(0));
    games.fold(Fnv::default(), Fnv::number).finish()
}

fn minds(number: u32) -> Option<u64> {
    /// Rounds that Champions play of a game.
    const CHAMPIONS: u16 = 3;
    let setup = setup(number);
    let of = |level| -> Vec<Mind> {
        (0..setup.heroes.len() as u32).map(|seat| Mind::new(level, Seed::from_number(number * 8 + seat))).collect()
    };
    let mut usual = of(if number.is_multiple_of(5) { Level::Veteran } else { Level::Squire });
    let mut champions = of(Level::Champion);
    fingerprint_by(&setup, |view| {
        let champion = number.is_multiple_of(10) && view.round() <= CHAMPIONS;
        let minds = if champion { &mut champions } else { &mut usual };
        minds[view.seat().index()].decide(view)
    })
}

/// Looks at so many decisions of games of the simple policy, one in so many, and decides each once more with everything hidden dealt
/// anew: rooms, decks, hands, choices, chance to come. How many decisions differ.
#[must_use]
pub fn differing_decisions(level: Level, states: usize, every: usize) -> usize {
    let mut stream = Stream::new(Seed::from_number(16), "haven honest");
    let (mut seen, mut passed, mut differing) = (0, 0, 0);
    for number in 0.. {
        let Ok(mut game) = Game::begin(&setup(number), &mut ()) else { continue };
        for _ in 0..400 {
            let Some(seat) = game.next_to_decide() else { break };
            passed += 1;
            if passed % every == 0 {
                let other = game.view(seat).imagine(&mut stream);
                let seed = Seed::from_number(number);
                differing +=
                    usize::from(decide(&game.view(seat), level, seed) != decide(&other.view(seat), level, seed));
                seen += 1;
                if seen == states {
                    return differing;
                }
            }
            let Some(choice) = policy::choose(&game.view(seat)) else { break };
            if game.choose(seat, choice, &mut ()).is_err() {
                break;
            }
        }
    }
    differing
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
