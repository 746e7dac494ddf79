//! Monsters, Bosses and Final Bosses, as data. What an enemy does is its [`Ability`]; the steps match it, and its rules text
//! is made from it.

use crate::dice::Die;
use crate::provenance::{EnemySources, Fact, Source};
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
    /// While in play damage to hunters cannot be prevented; what reduces it still does.
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
    pub sources: EnemySources,
}

use Ability as A;
use Die::{Green, Red, Yellow};
use Rank::{Boss, FinalBoss as Final, Monster};
use Trophy::{Beast, Humanoid, Kin};

const fn enemy(
    rank: Rank,
    health: u8,
    die: Die,
    types: &[Trophy],
    ability: Ability,
    sources: EnemySources,
) -> EnemyData {
    EnemyData { rank, health, die, types: Trophies::of(types), ability, sources }
}

const BOOK: EnemySources = EnemySources::all(Source::Book);
const OURS: EnemySources = EnemySources::all(Source::Ours);
const PART: EnemySources = EnemySources { name: Source::Public, ..EnemySources::all(Source::Part) };
/// Shown in the books, but not the lantern.
const BOOK_BUT_DIE: EnemySources = EnemySources { die: Source::Ours, ..BOOK };
/// Shown in the books, but neither lantern nor types.
const BOOK_BUT_DIE_AND_TYPES: EnemySources = EnemySources { types: Source::Ours, ..BOOK_BUT_DIE };

/// In the order of [`Enemy`].
static ENEMIES: [EnemyData; Enemy::COUNT] = [
    enemy(Monster, 7, Yellow, &[Beast], A::Plain, BOOK_BUT_DIE_AND_TYPES),
    enemy(Monster, 5, Yellow, &[Kin], A::EscapeDisarms(2), BOOK_BUT_DIE_AND_TYPES),
    enemy(Monster, 3, Green, &[Humanoid], A::RevealGift(3), BOOK_BUT_DIE_AND_TYPES),
    enemy(
        Monster,
        4,
        Yellow,
        &[Humanoid],
        A::RevealGift(3),
        // That it has an ability is printed; which one is read from a page with several layers.
        EnemySources { ability: Source::Part, ..BOOK_BUT_DIE_AND_TYPES },
    ),
    enemy(Monster, 3, Red, &[Beast], A::Plain, BOOK),
    enemy(Monster, 6, Red, &[Kin], A::Plain, BOOK_BUT_DIE),
    enemy(Monster, 6, Yellow, &[Humanoid], A::Plain, EnemySources { name: Source::Book, types: Source::Book, ..OURS }),
    enemy(Monster, 4, Green, &[Beast], A::RevealWounds(1), PART),
    enemy(Monster, 5, Yellow, &[Beast], A::EscapeWounds(2), PART),
    enemy(Monster, 7, Green, &[Beast], A::Plain, PART),
    enemy(Monster, 7, Yellow, &[Kin], A::Plain, PART),
    enemy(Monster, 6, Red, &[Humanoid], A::Plain, PART),
    enemy(Monster, 4, Green, &[Kin], A::EscapeSteals(1), OURS),
    enemy(Monster, 6, Yellow, &[Kin], A::NoHealing, OURS),
    enemy(Monster, 5, Green, &[Kin], A::RevealNewRow, OURS),
    enemy(Monster, 6, Red, &[Humanoid], A::Plain, OURS),
    enemy(Monster, 4, Green, &[Humanoid], A::EscapeStrengthens(2), OURS),
    enemy(Monster, 5, Yellow, &[Beast], A::Bites(1), OURS),
    enemy(
        Boss,
        12,
        Red,
        &[Beast, Kin],
        A::RangedAtMost(1),
        EnemySources { die: Source::Public, types: Source::Ours, ..BOOK },
    ),
    enemy(
        Boss,
        11,
        Yellow,
        &[Kin, Humanoid],
        A::Bounty(2),
        EnemySources { added: Some(Fact::Limit), ..BOOK_BUT_DIE_AND_TYPES },
    ),
    enemy(Boss, 8, Yellow, &[Kin, Beast], A::Splash, BOOK_BUT_DIE_AND_TYPES),
    enemy(
        Boss,
        8,
        Red,
        &[Humanoid, Beast],
        A::BreaksWeapons,
        EnemySources { name: Source::Book, types: Source::Book, ..PART },
    ),
    enemy(
        Boss,
        10,
        Yellow,
        &[Humanoid, Kin],
        A::NoPrevention,
        EnemySources { name: Source::Book, ability: Source::Book, ..OURS },
    ),
    enemy(Boss, 9, Yellow, &[Beast, Humanoid], A::Drains(1), OURS),
    enemy(Boss, 13, Red, &[Kin, Humanoid, Beast], A::RollsTwice, OURS),
    enemy(
        Final,
        12,
        Green,
        &Trophy::ALL,
        A::SecondDeathIsFinal,
        EnemySources { added: Some(Fact::Scoring), ..BOOK_BUT_DIE },
    ),
    enemy(Final, 14, Yellow, &Trophy::ALL, A::StrengthensOthers(2), EnemySources { die: Source::Public, ..BOOK }),
    enemy(Final, 14, Yellow, &Trophy::ALL, A::CallsFromBox, BOOK_BUT_DIE),
    enemy(Final, 12, Red, &Trophy::ALL, A::HealthAtMost(6), BOOK_BUT_DIE),
    enemy(Final, 17, Red, &Trophy::ALL, A::Regain(1), BOOK_BUT_DIE),
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
