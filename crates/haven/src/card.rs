//! Ability cards of the heroes, as printed (H2).

use crate::ability::{Ability, attack, walk};
use crate::class::Class;
use crate::words::Name;
use serde::{Deserialize, Serialize};

/// A card of a class, by its place in the class's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// The most cards a class has here.
pub const MOST_CARDS: usize = 16;

/// Which half of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The upper half.
    Top,
    /// The lower half.
    Bottom,
}

impl Side {
    /// The other half.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Top => Self::Bottom,
            Self::Bottom => Self::Top,
        }
    }
}

/// How long a card stays in the active area (H2.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// Not at all.
    No,
    /// To the end of the round.
    Round,
    /// Until it is used up, ended or replaced.
    Persistent,
}

/// One half of a card: an action (H2.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// What happens, in order.
    pub abilities: &'static [Ability],
    /// Experience for using it (H14.08).
    pub xp: u8,
    /// Whether the card is then lost.
    pub lost: bool,
    /// Whether it can never be recovered.
    pub gone: bool,
    /// How long it stays active.
    pub stay: Stay,
    /// Use slots and the experience of each (H14.01).
    pub slots: &'static [u8],
}

/// An action that does this.
#[must_use]
pub const fn does(abilities: &'static [Ability]) -> Action {
    Action { abilities, xp: 0, lost: false, gone: false, stay: Stay::No, slots: &[] }
}

impl Action {
    /// With experience.
    #[must_use]
    pub const fn xp(self, xp: u8) -> Self {
        Self { xp, ..self }
    }

    /// The card is lost.
    #[must_use]
    pub const fn lost(self) -> Self {
        Self { lost: true, ..self }
    }

    /// The card is lost and cannot be recovered.
    #[must_use]
    pub const fn gone(self) -> Self {
        Self { lost: true, gone: true, ..self }
    }

    /// The card stays to the end of the round.
    #[must_use]
    pub const fn round(self) -> Self {
        Self { stay: Stay::Round, ..self }
    }

    /// The card stays.
    #[must_use]
    pub const fn stays(self) -> Self {
        Self { stay: Stay::Persistent, ..self }
    }

    /// The card stays until these slots are filled, and is lost then.
    #[must_use]
    pub const fn slots(self, slots: &'static [u8]) -> Self {
        Self { slots, ..self.stays().lost() }
    }
}

/// Any card instead of its top: Attack 2 (H2.02).
pub const BASIC_TOP: Action = does(&[attack(2).ability()]);
/// Any card instead of its bottom: Move 2 (H2.02).
pub const BASIC_BOTTOM: Action = does(&[walk(2)]);

/// The level of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardLevel {
    /// Level 1.
    One,
    /// An alternative card of level 1.
    X,
}

/// A card as printed.
#[derive(Clone, Copy, Debug)]
pub struct CardSheet {
    /// What it is called.
    pub name: Name,
    /// Its level.
    pub level: CardLevel,
    /// Its initiative.
    pub initiative: u8,
    /// The upper half.
    pub top: Action,
    /// The lower half.
    pub bottom: Action,
}

/// A card of level 1.
#[must_use]
pub const fn card(name: Name, initiative: u8, top: Action, bottom: Action) -> CardSheet {
    CardSheet { name, level: CardLevel::One, initiative, top, bottom }
}

/// A card of level X.
#[must_use]
pub const fn card_x(name: Name, initiative: u8, top: Action, bottom: Action) -> CardSheet {
    CardSheet { level: CardLevel::X, ..card(name, initiative, top, bottom) }
}

impl CardSheet {
    /// One of its halves.
    #[must_use]
    pub const fn action(&self, side: Side) -> &Action {
        match side {
            Side::Top => &self.top,
            Side::Bottom => &self.bottom,
        }
    }
}

impl CardId {
    /// The card as printed.
    #[must_use]
    pub fn sheet(self, class: Class) -> &'static CardSheet {
        &class.cards()[usize::from(self.0)]
    }
}
