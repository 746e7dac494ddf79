//! The hunters' cards: five starters and sixteen upgrades, as data. What a card does is its [`Effect`]; the steps match it
//! exhaustively, and its rules text is made from it.

use crate::hunter::Guard;
use crate::pile::Cards;
use crate::provenance::{CardSources, Source};

/// The most cards of one hunter, hand and used together (C7.06).
pub const HAND_LIMIT: u32 = 7;

/// A card by its name; copies of one card are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are the cards' own")]
pub enum Card {
    HuntersDream, Transform, SawCleaver, HunterAxe, HunterPistol,
    MolotovCocktail, StakeDriver, RepeatingPistol, BloodVial, Kirkhammer, LudwigsRifle, ThreadedCane, LudwigsHolyBlade,
    BurialBlade, BeastClaw, Chikage, LogariusWheel, HunterBlunderbuss, Evelyn, Flamesprayer, OldHunterBone,
}

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A weapon for close quarters.
    Melee,
    /// A firearm.
    Ranged,
    /// No weapon.
    Utility,
}

/// What a card does beyond its damage. Instants resolve in step 3 (C4.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Plain,
    /// Bank, reclaim, upgrade, rest; damage is halved (C7.03, C7.07).
    Dream,
    /// Brings in a weapon once all cards are seen (C3).
    Transform,
    /// Instant if no other copy of it was played.
    InstantIfOnlyCopy,
    /// Instant if no other hunter played a ranged weapon.
    InstantIfOnlyRanged,
    /// Instant: wounds every hunter and the enemy, in one effect (C4.05).
    Burst {
        /// To the enemy.
        enemy: u8,
        /// To each hunter, its player too.
        hunters: u8,
    },
    /// With a trophy comes one more.
    ExtraTrophy,
    /// Its player suffers no damage.
    Ignore,
    /// Instant: regains health.
    Heal(u8),
    /// Attacks after everyone else.
    Heavy,
    /// Comes back to hand if the enemy is still standing after step 5.
    Returns,
    /// More damage for the First Player.
    FirstPlayerBonus(u8),
    /// One more damage for each so many health missing.
    Rage {
        /// Missing health for one more.
        each: u8,
        /// No more than this.
        most: u8,
    },
    /// Whoever attacks with it takes damage afterwards.
    Recoil(u8),
    /// The echoes it takes are safe at once.
    BanksAtOnce,
    /// Instant: another hunter's melee weapon deals this much less.
    Hinder(u8),
    /// For an echo, more damage.
    PayForMore {
        /// Collected echoes returned.
        cost: u8,
        /// Damage gained.
        bonus: u8,
    },
    /// Instant: deals its damage now, and this much to every other hunter with a melee weapon.
    Spray(u8),
    /// Instant: takes up to this many used cards back.
    Recall(u8),
}

/// Everything printed on a card but its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardData {
    /// Its sort.
    pub kind: Kind,
    /// Echoes it takes; 0 for utilities.
    pub damage: u8,
    /// What else it does.
    pub effect: Effect,
    /// Where this is known from.
    pub sources: CardSources,
}

const fn card(kind: Kind, damage: u8, effect: Effect, sources: CardSources) -> CardData {
    CardData { kind, damage, effect, sources }
}

const BOOK: CardSources = CardSources::all(Source::Book);
const OURS: CardSources = CardSources::all(Source::Ours);
const PART: CardSources = CardSources::part(Source::Public);
/// The books name it in a worked example and do not show it.
const NAMED: CardSources = CardSources::part(Source::Book);

use Effect as E;
use Kind::{Melee, Ranged, Utility};

/// In the order of [`Card`].
const TABLE: [CardData; Card::COUNT] = [
    card(Utility, 0, E::Dream, BOOK),
    card(Utility, 0, E::Transform, BOOK),
    card(Melee, 1, E::Plain, BOOK),
    card(Melee, 2, E::Plain, BOOK),
    card(Ranged, 1, E::InstantIfOnlyCopy, BOOK),
    card(Utility, 0, E::Burst { enemy: 1, hunters: 1 }, BOOK),
    card(Melee, 2, E::ExtraTrophy, BOOK),
    card(Ranged, 2, E::Ignore, BOOK),
    card(Utility, 0, E::Heal(4), NAMED),
    card(Melee, 4, E::Heavy, PART),
    card(Ranged, 2, E::InstantIfOnlyRanged, PART),
    card(Melee, 2, E::Returns, OURS),
    card(Melee, 3, E::Plain, OURS),
    card(Melee, 2, E::FirstPlayerBonus(2), OURS),
    card(Melee, 1, E::Rage { each: 2, most: 3 }, OURS),
    card(Melee, 4, E::Recoil(1), OURS),
    card(Melee, 2, E::BanksAtOnce, OURS),
    card(Ranged, 1, E::Hinder(2), OURS),
    card(Ranged, 1, E::PayForMore { cost: 1, bonus: 2 }, OURS),
    card(Ranged, 1, E::Spray(1), OURS),
    card(Utility, 0, E::Recall(2), OURS),
];

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = 21;

    /// All of them, starters first.
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::HuntersDream, Self::Transform, Self::SawCleaver, Self::HunterAxe, Self::HunterPistol,
        Self::MolotovCocktail, Self::StakeDriver, Self::RepeatingPistol, Self::BloodVial, Self::Kirkhammer,
        Self::LudwigsRifle, Self::ThreadedCane, Self::LudwigsHolyBlade, Self::BurialBlade, Self::BeastClaw, Self::Chikage,
        Self::LogariusWheel, Self::HunterBlunderbuss, Self::Evelyn, Self::Flamesprayer, Self::OldHunterBone,
    ];

    const STARTER_COUNT: usize = 5;

    /// The five cards every hunter begins with (C0.02).
    #[must_use]
    pub fn starters() -> &'static [Self] {
        &Self::ALL[..Self::STARTER_COUNT]
    }

    /// The sixteen upgrades, each of which is in the deck twice (C0.03).
    #[must_use]
    pub fn upgrades() -> &'static [Self] {
        &Self::ALL[Self::STARTER_COUNT..]
    }

    /// Whether it belongs to the upgrades.
    #[must_use]
    pub const fn is_upgrade(self) -> bool {
        self as usize >= Self::STARTER_COUNT
    }

    /// What is printed on it.
    #[inline]
    #[must_use]
    pub fn data(self) -> &'static CardData {
        static CARDS: [CardData; Card::COUNT] = TABLE;
        &CARDS[self as usize]
    }

    /// Whether it is melee or ranged.
    #[inline]
    #[must_use]
    pub const fn is_weapon(self) -> bool {
        WEAPONS.contains(self)
    }

    /// What protects whoever plays it.
    #[inline]
    #[must_use]
    pub fn guard(self) -> Guard {
        match self.data().effect {
            Effect::Dream => Guard::Halves,
            Effect::Ignore => Guard::Ignores,
            _ => Guard::None,
        }
    }

    /// The card at this place of [`Card::ALL`].
    #[inline]
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

/// Every card with one of these properties, however many copies.
macro_rules! every_card {
    ($data:ident => $has:expr) => {{
        let mut all = Cards::EMPTY;
        let mut at = 0;
        while at < Card::COUNT {
            let $data = &TABLE[at];
            if $has {
                all = all.with_every_copy(Card::ALL[at]);
            }
            at += 1;
        }
        all
    }};
}

/// Melee and ranged.
pub(crate) const WEAPONS: Cards = every_card!(data => !matches!(data.kind, Utility));
/// Ranged.
pub(crate) const GUNS: Cards = every_card!(data => matches!(data.kind, Ranged));
/// Whatever may do something in step 3.
pub(crate) const INSTANTS: Cards = every_card!(data => matches!(
    data.effect,
    E::InstantIfOnlyCopy | E::InstantIfOnlyRanged | E::Burst { .. } | E::Heal(_) | E::Hinder(_) | E::Spray(_) | E::Recall(_)
));
/// Whatever attacks after the others.
pub(crate) const HEAVIES: Cards = every_card!(data => matches!(data.effect, E::Heavy));
