//! Set-ups by number, as different from each other as can be: for tests, benchmarks and golden games.

use crate::class::Class;
use crate::figure::Kind;
use crate::game::Game;
use crate::hero::Pile;
use crate::item::Item;
use crate::monster::Rank;
use crate::scenario::ScenarioSheet;
use crate::setup::{Difficulty, HeroSetup, Setup};
use kit::Seed;

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
    vary(&mut setup, number, group);
    setup
}

/// A scenario of the book by number: all of them with 2, 3 and 4 heroes.
#[must_use]
pub fn book(number: u32) -> Setup {
    let all = ScenarioSheet::all();
    let (scenario, group) = (number as usize % all.len(), number as usize / all.len());
    let mut classes = Class::ALL;
    classes.rotate_left(group / 3 % 6);
    classes[1..].rotate_left(group / 18 % 5);
    let mut setup = Setup::scenario(all[scenario].number, &classes[..2 + group % 3], Seed::from_number(number));
    vary(&mut setup, number, group);
    setup
}

fn vary(setup: &mut Setup, number: u32, group: usize) {
    for (at, hero) in setup.heroes.iter_mut().enumerate() {
        *hero = HeroSetup::of_level(hero.class, 1 + (number / 7 % 9) as u8);
        hero.perks = (0..hero.level).filter(|&perk| usize::from(perk) < hero.class.perks().len()).collect();
        hero.items = PACKS[(group + at) % PACKS.len()].to_vec();
    }
    setup.level = [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard][group % 3].level(&setup.heroes);
    setup.less_luck = group % 4 == 3;
    setup.permanent_death = group % 7 == 6;
    setup.solo = group % 5 == 4;
}

/// No more than two of the heroes own the same.
const PACKS: [&[Item]; 6] = [
    &[],
    &[Item::HideArmor, Item::HeaterShield, Item::PoisonDagger, Item::BootsOfStriding, Item::MinorHealingPotion],
    &[Item::LeatherArmor, Item::IronHelmet, Item::WarHammer, Item::WingedShoes, Item::MinorStaminaPotion],
    &[Item::CloakOfInvisibility, Item::EagleEyeGoggles, Item::PiercingBow, Item::MinorPowerPotion],
    &[
        Item::CloakOfPockets,
        Item::EmpoweringTalisman,
        Item::BattleAxe,
        Item::BootsOfSpeed,
        Item::MinorManaPotion,
        Item::StunPowder,
        Item::WeightedNet,
        Item::MoonEarring,
        Item::FalconFigurine,
    ],
    &[
        Item::StuddedLeather,
        Item::Chainmail,
        Item::HawkHelm,
        Item::AmuletOfLife,
        Item::TowerShield,
        Item::LongSpear,
        Item::VolatileBomb,
        Item::JaggedSword,
        Item::HeavyGreaves,
        Item::ComfortableShoes,
        Item::MajorHealingPotion,
        Item::MajorStaminaPotion,
    ],
];

/// The pairs of classes, one after the other.
fn pair(number: usize) -> [Class; 2] {
    let all = Class::ALL.iter().enumerate();
    let mut pairs = all.flat_map(|(at, &one)| Class::ALL[at + 1..].iter().map(move |&other| [one, other]));
    pairs.nth(number % 15).unwrap_or([Class::Brute, Class::Tinkerer])
}

impl Game {
    /// Outside of the rules, for self-play alone: heroes and whoever they lead are hale and have their cards back, enemies are
    /// about to die, bosses only if asked for. So games go on to their last rooms and their goals.
    pub fn favour_heroes(&mut self, bosses_too: bool) {
        for figure in self.figures.iter_mut().filter(|figure| figure.alive) {
            figure.health = match figure.kind {
                Kind::Hero(_) | Kind::Summon { .. } | Kind::Escort(_) => figure.most_health,
                Kind::Monster { rank: Rank::Boss, .. } if !bosses_too => figure.health,
                Kind::Monster { .. } | Kind::Obstacle => 1,
            };
        }
        for hero in self.heroes.iter_mut().filter(|hero| !hero.exhausted) {
            hero.cards_in(Pile::Lost).for_each(|card| hero.put(card, Pile::Hand));
        }
    }
}
