//! Monsters: their types, their stat cards for levels 0 to 7 and the decks they act by (H16).

mod decks;
mod table;

use crate::ability::Ability;
use crate::condition::{Condition, Conditions};
use crate::words::Name;
pub use decks::step;
pub use table::MONSTERS;

/// The list of types makes the type and the list of them all.
macro_rules! monster_kinds {
    ($($kind:ident $name:literal,)*) => {
        /// A type of monster, in alphabetical order: that is also how ties in initiative are settled by default (H6.05).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum MonsterKind {
            $(#[doc = $name] $kind,)*
        }

        impl MonsterKind {
            /// All of them.
            pub const ALL: [Self; MONSTERS.len()] = [$(Self::$kind,)*];
        }
    };
}

monster_kinds! {
    AncientArtillery "Ancient Artillery.",
    BanditArcher "Bandit Archer.",
    BanditCommander "Bandit Commander.",
    BanditGuard "Bandit Guard.",
    BlackImp "Black Imp.",
    CaptainOfTheGuard "Captain of the Guard.",
    CaveBear "Cave Bear.",
    CityArcher "City Archer.",
    CityGuard "City Guard.",
    Cultist "Cultist.",
    DeepTerror "Deep Terror.",
    EarthDemon "Earth Demon.",
    FlameDemon "Flame Demon.",
    ForestImp "Forest Imp.",
    FrostDemon "Frost Demon.",
    GiantViper "Giant Viper.",
    HarrowerInfester "Harrower Infester.",
    Hound "Hound.",
    InoxArcher "Inox Archer.",
    InoxBodyguard "Inox Bodyguard.",
    InoxGuard "Inox Guard.",
    InoxShaman "Inox Shaman.",
    Jekserah "Jekserah.",
    LivingBones "Living Bones.",
    LivingCorpse "Living Corpse.",
    LivingSpirit "Living Spirit.",
    Lurker "Lurker.",
    MercilessOverseer "Merciless Overseer.",
    NightDemon "Night Demon.",
    Ooze "Ooze.",
    PrimeDemon "Prime Demon.",
    RendingDrake "Rending Drake.",
    SavvasIcestorm "Savvas Icestorm.",
    SavvasLavaflow "Savvas Lavaflow.",
    SpittingDrake "Spitting Drake.",
    StoneGolem "Stone Golem.",
    SunDemon "Sun Demon.",
    VermlingScout "Vermling Scout.",
    VermlingShaman "Vermling Shaman.",
    WindDemon "Wind Demon.",
}

/// What stands on a monster's base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// White.
    Normal,
    /// Yellow: acts first (H16.01).
    Elite,
    /// Neither (H16.12).
    Boss,
}

/// The numbers of a monster at one level and rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Hit points; for a boss, for each hero.
    pub health: u8,
    /// Movement.
    pub movement: u8,
    /// Attack.
    pub attack: u8,
    /// Range; 0 for melee.
    pub range: u8,
    /// Shield.
    pub shield: u8,
    /// Retaliation and its range.
    pub retaliate: (u8, u8),
    /// Targets of its attacks.
    pub targets: u8,
    /// Pierce of its attacks.
    pub pierce: u8,
    /// Conditions of its attacks.
    pub conditions: Conditions,
    /// Whether it attacks with advantage.
    pub advantage: bool,
    /// Whether attacks on it have disadvantage.
    pub elusive: bool,
}

/// What a boss's attack grows by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// Nothing.
    None,
    /// The number of heroes.
    Heroes,
    /// The number of monsters of this type on the board.
    Kind(MonsterKind),
}

const fn of(health: u8, movement: u8, attack: u8) -> Stats {
    Stats {
        health,
        movement,
        attack,
        range: 0,
        shield: 0,
        retaliate: (0, 0),
        targets: 1,
        pierce: 0,
        conditions: Conditions::NONE,
        advantage: false,
        elusive: false,
    }
}

impl Stats {
    const fn range(self, range: u8) -> Self {
        Self { range, ..self }
    }
    const fn shield(self, shield: u8) -> Self {
        Self { shield, ..self }
    }
    const fn retaliate(self, amount: u8, range: u8) -> Self {
        Self { retaliate: (amount, range), ..self }
    }
    const fn targets(self, targets: u8) -> Self {
        Self { targets, ..self }
    }
    const fn pierce(self, pierce: u8) -> Self {
        Self { pierce, ..self }
    }
    const fn inflict(self, conditions: &[Condition]) -> Self {
        Self { conditions: Conditions::of(conditions), ..self }
    }
    const fn advantage(self) -> Self {
        Self { advantage: true, ..self }
    }
    const fn elusive(self) -> Self {
        Self { elusive: true, ..self }
    }
}

/// The stat card of a type.
#[derive(Clone, Copy, Debug)]
pub struct MonsterSheet {
    /// What it is called.
    pub name: Name,
    /// Its ability deck.
    pub deck: &'static [MonsterCard; 8],
    /// How many figures there are: a hard limit.
    pub figures: u8,
    /// Whether it flies.
    pub flying: bool,
    /// Whether it is a boss.
    pub boss: bool,
    /// Conditions it cannot get.
    pub immune: Conditions,
    normal: [Stats; 8],
    elite: [Stats; 8],
}

/// A card of a monster ability deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterCard {
    /// Its initiative.
    pub initiative: u8,
    /// Whether the deck is shuffled at the end of the round.
    pub shuffle: bool,
    /// What happens, in order.
    pub abilities: &'static [Ability],
}

const fn on(initiative: u8, abilities: &'static [Ability]) -> MonsterCard {
    MonsterCard { initiative, shuffle: false, abilities }
}

impl MonsterCard {
    const fn shuffle(self) -> Self {
        Self { shuffle: true, ..self }
    }
}

impl MonsterKind {
    /// The stat card.
    #[must_use]
    pub fn sheet(self) -> &'static MonsterSheet {
        &MONSTERS[self as usize]
    }

    /// What its attack grows by, besides what its stat card says.
    #[must_use]
    pub const fn attack_grows(self) -> Growth {
        match self {
            Self::InoxBodyguard => Growth::Heroes,
            Self::MercilessOverseer => Growth::Kind(Self::VermlingScout),
            _ => Growth::None,
        }
    }

    /// The numbers at a level from 0 to 7.
    #[must_use]
    pub fn stats(self, rank: Rank, level: u8) -> &'static Stats {
        let sheet = self.sheet();
        let rows = if rank == Rank::Elite { &sheet.elite } else { &sheet.normal };
        &rows[usize::from(level.min(7))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn h16_12_thirty_four_types_six_bosses_and_twenty_nine_decks() {
        assert_eq!(MONSTERS.iter().filter(|sheet| !sheet.boss).count(), 34);
        assert_eq!(MONSTERS.iter().filter(|sheet| sheet.boss).count(), 6);
        assert_eq!(MonsterKind::BanditCommander.sheet().name.to_string(), "Bandit Commander");
        assert_eq!(MonsterKind::WindDemon.sheet().name.to_string(), "Wind Demon");
        let decks: BTreeSet<usize> = MONSTERS.iter().map(|sheet| sheet.deck.as_ptr() as usize).collect();
        assert_eq!(decks.len(), 29);
        assert!(MONSTERS.is_sorted_by_key(|sheet| sheet.name.get(kit::Lang::En)));
    }

    #[test]
    fn h16_09_numbers_come_from_the_row_of_level_and_rank() {
        let archer = MonsterKind::BanditArcher;
        let [normal, elite] = [Rank::Normal, Rank::Elite].map(|rank| archer.stats(rank, 4));
        assert_eq!((normal.health, normal.movement, normal.attack, normal.range), (8, 3, 3, 4));
        assert_eq!((elite.health, elite.range, elite.conditions.has(Condition::Poison)), (10, 6, true));
        assert_eq!(MonsterKind::FlameDemon.stats(Rank::Normal, 7).retaliate, (4, 3));
        assert_eq!(MonsterKind::BanditCommander.stats(Rank::Boss, 7).health, 23);
    }
}
