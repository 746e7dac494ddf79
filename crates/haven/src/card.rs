//! Ability cards of the heroes, as printed (H2).

use crate::ability::{Ability, attack, walk};
use crate::class::Class;
use crate::words::Name;
use serde::{Deserialize, Serialize};

/// A card of a class, by its place in the class's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// A set of cards of one class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The first so many of a class.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(if count >= 32 { u32::MAX } else { (1 << count) - 1 })
    }

    /// Whether a card is in it.
    #[must_use]
    pub const fn has(self, card: CardId) -> bool {
        card.0 < 32 && self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1_u32.checked_shl(u32::from(card.0)).unwrap_or(0);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !1_u32.checked_shl(u32::from(card.0)).unwrap_or(0);
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// As a number, one bit for each.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                CardId(card)
            })
        })
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<T: IntoIterator<Item = CardId>>(cards: T) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

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
    /// A card to be gained at this level, 2 to 9, or a higher one (H18.08).
    Gained(u8),
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

/// A card of a higher level.
#[must_use]
pub const fn gained(level: u8, name: Name, initiative: u8, top: Action, bottom: Action) -> CardSheet {
    CardSheet { level: CardLevel::Gained(level), ..card(name, initiative, top, bottom) }
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

/// Cards of other classes are numbered from here on, so many for each class.
const OTHERS: u8 = 32;

impl CardId {
    /// The card as printed, for a hero of this class.
    #[must_use]
    pub fn sheet(self, class: Class) -> &'static CardSheet {
        let (class, card) = self.printed(class);
        &class.cards()[usize::from(card)]
    }

    /// Whether it is a card of another class, which a hero has borrowed.
    #[must_use]
    pub const fn is_borrowed(self) -> bool {
        self.0 >= OTHERS
    }

    /// What this card of a class is to a hero of another one.
    #[must_use]
    pub const fn borrowed_from(self, class: Class) -> Self {
        if self.is_borrowed() { self } else { Self(OTHERS + class as u8 * OTHERS + self.0) }
    }

    /// The class that it is printed for, and its place there.
    fn printed(self, class: Class) -> (Class, u8) {
        match self.0.checked_sub(OTHERS) {
            Some(other) => (Class::ALL[usize::from(other / OTHERS)], other % OTHERS),
            None => (class, self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_number_for_heroes_of_other_classes() {
        for class in Class::ALL {
            for card in (0..class.cards().len() as u8).map(CardId) {
                let borrowed = card.borrowed_from(class);
                assert!(borrowed.is_borrowed() && !card.is_borrowed());
                assert_eq!(borrowed.sheet(Class::Brute).name, card.sheet(class).name);
                assert_eq!(borrowed.borrowed_from(Class::Brute), borrowed, "it stays what it is");
            }
        }
    }
}
