//! Monsters, Bosses and Final Bosses, as data. What an enemy does is its [`Ability`]; the steps match it, and its rules text
//! is made from it.

use crate::dice::Die;
use crate::provenance::{Detail, Provenance, Source};
use crate::trophies::{Trophies, Trophy};
use serde::{Deserialize, Serialize};

/// An enemy by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are the enemies' own")]
pub enum Enemy {
    BeastPossessedSoul, Brainsucker, Yurie, Huntsman, ScourgeBeast, WinterLantern, Executioner, BeastPatient, RabidDog,
    CarrionCrow, GardenOfEyes, BloodyCrow, CelestialMob, FluorescentFlower, CelestialEmissary, ChurchGiant, BellMaiden,
    SilverBeast,
    Watchdog, OneReborn, Ebrietas, FatherGascoigne, MartyrLogarius, BloodStarvedBeast, Amygdala,
    Rom, Gehrman, Micolash, VicarAmelia, MergosWetNurse,
}

/// What sort of enemy it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Escapes at the end of its round.
    Monster,
    /// Stays until it is killed.
    Boss,
    /// The last of the hunt; its ability holds from the start.
    FinalBoss,
}

/// What an enemy does beyond its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Nothing.
    Plain,
    /// Escape: each hunter moves so many weapons from hand to used.
    EscapeDisarms(u8),
    /// Reveal: whoever has the fewest echoes gains so many.
    RevealGift(u8),
    /// Reveal: each hunter takes damage.
    RevealWounds(u8),
    /// Escape: each hunter takes damage.
    EscapeWounds(u8),
    /// Escape: each hunter loses collected echoes.
    EscapeSteals(u8),
    /// While in play nobody regains health outside step 7.
    NoHealing,
    /// Reveal: a new row of available upgrades.
    RevealNewRow,
    /// Escape: the next enemy is stronger.
    EscapeStrengthens(u8),
    /// While in play the first to damage it in a round takes damage.
    Bites(u8),
    /// While in play a ranged weapon deals it at most this.
    RangedAtMost(u8),
    /// While in play whoever damages it gains more from the reserve, once a round.
    Bounty(u8),
    /// While in play melee damage splashes onto the attacker's left neighbour.
    Splash,
    /// While in play a weapon that damages it is removed at the end of the round.
    BreaksWeapons,
    /// While in play damage to hunters is neither prevented nor reduced.
    NoPrevention,
    /// While in play a hunter wounded by its attack loses collected echoes.
    Drains(u8),
    /// Its attack is rolled twice; the higher total counts.
    RollsTwice,
    /// All game: the second death of a hunter is the last.
    SecondDeathIsFinal,
    /// All game: every other enemy enters stronger.
    StrengthensOthers(u8),
    /// All game: for each escaped Monster one from the box comes onto the dungeon.
    CallsFromBox,
    /// All game: the most health of a hunter.
    HealthAtMost(u8),
    /// All game: every hunter regains health at the start of a round.
    Regain(u8),
}

/// Everything printed on an enemy but its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnemyData {
    /// Its sort.
    pub rank: Rank,
    /// Echoes with three hunters.
    pub health: u8,
    /// Its lantern.
    pub die: Die,
    /// What killing it brings.
    pub types: Trophies,
    /// What else it does.
    pub ability: Ability,
    /// Where this is known from.
    pub provenance: Provenance,
}

use Ability as A;
use Detail::{Ability as Does, Die as Lantern, Health, Limit, Scoring, Types};
use Die::{Green, Red, Yellow};
use Rank::{Boss, FinalBoss as Final, Monster};
use Source::{Book, Example, Ours, Part, Ruling};
use Trophy::{Beast, Humanoid, Kin};

const fn enemy(
    rank: Rank,
    health: u8,
    die: Die,
    types: &[Trophy],
    ability: Ability,
    source: Source,
    except: &'static [(Detail, Source)],
) -> EnemyData {
    EnemyData { rank, health, die, types: Trophies::of(types), ability, provenance: Provenance::but(source, except) }
}

/// In the order of [`Enemy`].
static ENEMIES: [EnemyData; Enemy::COUNT] = [
    enemy(Monster, 7, Yellow, &[Beast], A::Plain, Book, &[(Lantern, Ours), (Types, Ours)]),
    enemy(Monster, 5, Yellow, &[Kin], A::EscapeDisarms(2), Book, &[(Lantern, Ours), (Types, Ours)]),
    enemy(Monster, 3, Green, &[Humanoid], A::RevealGift(3), Book, &[(Lantern, Ours), (Types, Ours)]),
    enemy(Monster, 4, Yellow, &[Humanoid], A::Plain, Part, &[]),
    enemy(Monster, 3, Red, &[Beast], A::Plain, Book, &[(Health, Example)]),
    enemy(Monster, 6, Red, &[Kin], A::Plain, Book, &[(Health, Example), (Lantern, Ours)]),
    enemy(Monster, 6, Yellow, &[Humanoid], A::Plain, Ours, &[(Types, Book)]),
    enemy(Monster, 4, Green, &[Beast], A::RevealWounds(1), Part, &[]),
    enemy(Monster, 5, Yellow, &[Beast], A::EscapeWounds(2), Part, &[]),
    enemy(Monster, 7, Green, &[Beast], A::Plain, Part, &[]),
    enemy(Monster, 7, Yellow, &[Kin], A::Plain, Part, &[]),
    enemy(Monster, 6, Red, &[Humanoid], A::Plain, Part, &[]),
    enemy(Monster, 4, Green, &[Kin], A::EscapeSteals(1), Ours, &[]),
    enemy(Monster, 6, Yellow, &[Kin], A::NoHealing, Ours, &[]),
    enemy(Monster, 5, Green, &[Kin], A::RevealNewRow, Ours, &[]),
    enemy(Monster, 6, Red, &[Humanoid], A::Plain, Ours, &[]),
    enemy(Monster, 4, Green, &[Humanoid], A::EscapeStrengthens(2), Ours, &[]),
    enemy(Monster, 5, Yellow, &[Beast], A::Bites(1), Ours, &[]),
    enemy(Boss, 12, Red, &[Beast, Kin], A::RangedAtMost(1), Book, &[(Types, Ours)]),
    enemy(Boss, 11, Yellow, &[Kin, Humanoid], A::Bounty(2), Book, &[(Lantern, Ours), (Types, Ours), (Limit, Ours)]),
    enemy(Boss, 8, Yellow, &[Kin, Beast], A::Splash, Book, &[(Lantern, Ours), (Types, Ours)]),
    enemy(Boss, 8, Red, &[Humanoid, Beast], A::BreaksWeapons, Part, &[(Types, Book)]),
    enemy(Boss, 10, Yellow, &[Humanoid, Kin], A::NoPrevention, Ours, &[(Does, Book)]),
    enemy(Boss, 9, Yellow, &[Beast, Humanoid], A::Drains(1), Ours, &[]),
    enemy(Boss, 13, Red, &[Kin, Humanoid, Beast], A::RollsTwice, Ours, &[]),
    enemy(Final, 12, Green, &Trophy::ALL, A::SecondDeathIsFinal, Book, &[(Lantern, Ours), (Scoring, Ruling)]),
    enemy(Final, 14, Yellow, &Trophy::ALL, A::StrengthensOthers(2), Book, &[]),
    enemy(Final, 14, Yellow, &Trophy::ALL, A::CallsFromBox, Book, &[(Lantern, Ours)]),
    enemy(Final, 12, Red, &Trophy::ALL, A::HealthAtMost(6), Book, &[(Lantern, Ours)]),
    enemy(Final, 17, Red, &Trophy::ALL, A::Regain(1), Book, &[(Lantern, Ours)]),
];

impl Enemy {
    /// How many enemies there are.
    pub const COUNT: usize = 30;
    const MONSTERS: usize = 18;
    const BEFORE_THE_FINAL: usize = 25;

    /// All of them: Monsters, Bosses, Final Bosses.
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::BeastPossessedSoul, Self::Brainsucker, Self::Yurie, Self::Huntsman, Self::ScourgeBeast, Self::WinterLantern,
        Self::Executioner, Self::BeastPatient, Self::RabidDog, Self::CarrionCrow, Self::GardenOfEyes, Self::BloodyCrow,
        Self::CelestialMob, Self::FluorescentFlower, Self::CelestialEmissary, Self::ChurchGiant, Self::BellMaiden,
        Self::SilverBeast,
        Self::Watchdog, Self::OneReborn, Self::Ebrietas, Self::FatherGascoigne, Self::MartyrLogarius,
        Self::BloodStarvedBeast, Self::Amygdala,
        Self::Rom, Self::Gehrman, Self::Micolash, Self::VicarAmelia, Self::MergosWetNurse,
    ];

    /// The eighteen Monsters.
    #[must_use]
    pub fn monsters() -> &'static [Self] {
        &Self::ALL[..Self::MONSTERS]
    }

    /// The seven Bosses.
    #[must_use]
    pub fn bosses() -> &'static [Self] {
        &Self::ALL[Self::MONSTERS..Self::BEFORE_THE_FINAL]
    }

    /// What is printed on it.
    #[inline]
    #[must_use]
    pub fn data(self) -> &'static EnemyData {
        &ENEMIES[self as usize]
    }

    /// Its sort.
    #[inline]
    #[must_use]
    pub fn rank(self) -> Rank {
        self.data().rank
    }
}

/// The last enemy of a hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are the enemies' own")]
pub enum FinalBoss {
    Rom,
    Gehrman,
    Micolash,
    VicarAmelia,
    MergosWetNurse,
}

impl FinalBoss {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Rom, Self::Gehrman, Self::Micolash, Self::VicarAmelia, Self::MergosWetNurse];

    /// The enemy it is once the dungeon is empty.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Enemy {
        match self {
            Self::Rom => Enemy::Rom,
            Self::Gehrman => Enemy::Gehrman,
            Self::Micolash => Enemy::Micolash,
            Self::VicarAmelia => Enemy::VicarAmelia,
            Self::MergosWetNurse => Enemy::MergosWetNurse,
        }
    }

    /// What holds all game long.
    #[inline]
    #[must_use]
    pub fn ability(self) -> Ability {
        self.enemy().data().ability
    }
}
