//! Numbers that must not change by accident: what games of the simple policy come to. Native and wasm must agree on them.

use crate::class::Class;
use crate::game::Game;
use crate::item::Item;
use crate::policy;
use crate::setup::{Difficulty, Setup};
use kit::Seed;
use kit::hash::Fnv;

/// No game of the policy needs so many choices.
const MOST_CHOICES: usize = 50_000;

/// The setup of the game of this number. Of five, three are random dungeons with 2, 3 and 4 heroes, and two are scenarios,
/// which go through all five with every pair of heroes. Perks, items, levels and variants change along.
#[must_use]
pub fn setup(number: u32) -> Setup {
    let seed = Seed::from_number(number);
    let (group, place) = (number as usize / 5, number as usize % 5);
    let mut setup = if place < 3 {
        let mut classes = Class::ALL;
        classes.rotate_left(group % 6);
        classes[1..].rotate_left(group / 6 % 5);
        Setup::dungeon(&classes[..2 + place], seed)
    } else {
        let game = 2 * group + place - 3;
        Setup::scenario((game % 5) as u8 + 1, &pair(game / 5 % 15), seed)
    };
    for (at, hero) in setup.heroes.iter_mut().enumerate() {
        hero.level = 1 + (number / 7 % 4) as u8;
        hero.perks = (0..hero.level).filter(|&perk| usize::from(perk) < hero.class.perks().len()).collect();
        hero.items = PACKS[(group + at) % PACKS.len()].to_vec();
    }
    setup.difficulty = [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard][group % 3];
    setup.less_luck = group % 4 == 3;
    setup.solo = group % 5 == 4;
    setup
}

/// No more than two of the heroes carry the same.
const PACKS: [&[Item]; 4] = [
    &[],
    &[Item::HideArmor, Item::HeaterShield, Item::PoisonDagger, Item::BootsOfStriding, Item::MinorHealingPotion],
    &[Item::LeatherArmor, Item::IronHelmet, Item::WarHammer, Item::WingedShoes, Item::MinorStaminaPotion],
    &[Item::CloakOfInvisibility, Item::EagleEyeGoggles, Item::PiercingBow, Item::MinorPowerPotion],
];

/// The pairs of classes, one after the other.
fn pair(number: usize) -> [Class; 2] {
    let all = Class::ALL.iter().enumerate();
    let mut pairs = all.flat_map(|(at, &one)| Class::ALL[at + 1..].iter().map(move |&other| [one, other]));
    pairs.nth(number % 15).unwrap_or([Class::Brute, Class::Tinkerer])
}

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
    use crate::setup::Place;

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
