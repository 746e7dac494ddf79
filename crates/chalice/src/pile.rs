//! A pile of cards in which order does not matter: a hand, a used pile, the row of available upgrades.

use crate::cards::{Card, WEAPONS};
use std::fmt;

/// How many copies of each card, two bits a card in one word: a whole hand is copied, searched and compared as a number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

/// The lower bit of every pair.
const LOW: u64 = 0x5555_5555_5555_5555;

const fn shift(card: Card) -> u32 {
    card as u32 * 2
}

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    pub(crate) const fn with_every_copy(self, card: Card) -> Self {
        Self(self.0 | 3 << shift(card))
    }

    /// How many copies of a card it holds.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> shift(card)) as u32 & 3
    }

    /// Whether it holds a card.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// All cards, copies counted.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        (self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()
    }

    /// Whether it holds nothing.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit for each different card.
    #[inline]
    const fn presence(self) -> u64 {
        (self.0 | self.0 >> 1) & LOW
    }

    /// How many different cards it holds.
    #[inline]
    #[must_use]
    pub const fn kinds(self) -> u32 {
        self.presence().count_ones()
    }

    /// Whether there is only one different card, or none.
    #[inline]
    pub(crate) const fn is_forced(self) -> bool {
        let presence = self.presence();
        presence & presence.wrapping_sub(1) == 0
    }

    /// How many different cards it holds at least twice.
    pub(crate) const fn doubles(self) -> u32 {
        (self.0 >> 1 & LOW).count_ones()
    }

    /// The different card at this place, in the order of [`Card`].
    #[inline]
    #[must_use]
    pub fn nth_kind(self, place: u32) -> Option<Card> {
        let mut presence = self.presence();
        for _ in 0..place {
            presence &= presence.wrapping_sub(1);
        }
        Card::from_index(presence.trailing_zeros() as usize / 2)
    }

    /// The weapons among them.
    #[inline]
    #[must_use]
    pub const fn weapons(self) -> Self {
        Self(self.0 & WEAPONS.0)
    }

    /// Each different card once, in the order of [`Card`].
    pub fn iter_kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut presence = self.presence();
        std::iter::from_fn(move || {
            let card = Card::from_index(presence.trailing_zeros() as usize / 2)?;
            presence &= presence - 1;
            Some(card)
        })
    }

    /// All cards, copies one after the other.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.iter_kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// Lays a card on it.
    ///
    /// # Panics
    /// In debug builds, if it already holds three copies: no card has that many.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 3, "a fourth {card:?}");
        self.0 += 1 << shift(card);
    }

    /// Takes a card from it, if it is there.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            self.0 -= 1 << shift(card);
        }
        there
    }

    /// Lays a whole pile on it.
    #[inline]
    pub fn add_all(&mut self, others: Self) {
        let sum = self.0 + others.0;
        debug_assert!((self.0 ^ others.0 ^ sum) & LOW == 0, "a card carried into the next: too many copies");
        self.0 = sum;
    }

    /// The pile without any copy of this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(3 << shift(card)))
    }

    /// The pile as a number, for checksums.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
