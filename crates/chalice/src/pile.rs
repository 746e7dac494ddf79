//! A pile of cards in which order does not matter: a hand, a used pile, the row of available upgrades.

use crate::cards::{Card, WEAPONS};
use std::fmt;

/// One bit for each card that is there, and 32 bits higher one for its second copy: a whole hand is copied, searched and
/// compared as a number. No pile ever holds three of a kind: there are not that many.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

const SECOND: u32 = 32;

const fn bit(card: Card) -> u64 {
    1 << card as u32
}

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    const fn new(firsts: u64, seconds: u64) -> Self {
        Self(firsts | seconds << SECOND)
    }

    /// One bit for each different card.
    #[inline]
    const fn firsts(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(crate) const fn with_every_copy(self, card: Card) -> Self {
        Self(self.0 | bit(card) | bit(card) << SECOND)
    }

    /// How many copies of a card it holds.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u32 {
        let pair = self.0 >> card as u32;
        (pair & 1) as u32 + (pair >> SECOND & 1) as u32
    }

    /// Whether it holds a card.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// All cards, copies counted.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds nothing.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many different cards it holds.
    #[inline]
    #[must_use]
    pub const fn kinds(self) -> u32 {
        self.firsts().count_ones()
    }

    /// Whether there is only one different card, or none.
    #[inline]
    pub(crate) const fn is_forced(self) -> bool {
        self.firsts() & self.firsts().wrapping_sub(1) == 0
    }

    /// How many different cards it holds twice.
    pub(crate) const fn doubles(self) -> u32 {
        (self.0 >> SECOND).count_ones()
    }

    /// The different card at this place, in the order of [`Card`].
    #[inline]
    #[must_use]
    pub fn nth_kind(self, place: u32) -> Option<Card> {
        let mut firsts = self.firsts();
        // A hand has at most seven different cards to choose from. Which of them is drawn is anybody's guess, so the steps to
        // the last of them are taken without a branch to guess wrong.
        for step in 0..6 {
            let without_lowest = firsts & firsts.wrapping_sub(1);
            firsts = if step < place { without_lowest } else { firsts };
        }
        for _ in 6..place {
            firsts &= firsts.wrapping_sub(1);
        }
        Card::from_index(firsts.trailing_zeros() as usize)
    }

    /// The weapons among them.
    #[inline]
    #[must_use]
    pub const fn weapons(self) -> Self {
        Self(self.0 & WEAPONS.0)
    }

    /// Whether any card is in both.
    #[inline]
    pub(crate) const fn meets(self, others: Self) -> bool {
        self.firsts() & others.firsts() != 0
    }

    /// Each different card once, in the order of [`Card`].
    pub fn iter_kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut firsts = self.firsts();
        std::iter::from_fn(move || {
            let card = Card::from_index(firsts.trailing_zeros() as usize)?;
            firsts &= firsts - 1;
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
    /// In debug builds, if it already holds two copies: no card has more.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 2, "a third {card:?}");
        self.0 |= (self.0 & bit(card)) << SECOND | bit(card);
    }

    /// Takes a card from it, if it is there.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        let second = self.0 >> SECOND & bit(card);
        self.0 &= !(second << SECOND);
        self.0 &= !bit(card) | second;
        there
    }

    /// Lays a whole pile on it.
    #[inline]
    pub fn add_all(&mut self, others: Self) {
        let third = (self.0 >> SECOND) as u32 & others.firsts() | self.firsts() & (others.0 >> SECOND) as u32;
        debug_assert!(third == 0, "a third copy of a card");
        let firsts = u64::from(self.firsts() | others.firsts());
        let seconds = (self.0 | others.0) >> SECOND | u64::from(self.firsts() & others.firsts());
        *self = Self::new(firsts, seconds);
    }

    /// The pile without any copy of this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(bit(card) | bit(card) << SECOND))
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
