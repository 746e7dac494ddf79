//! A hex of one map as a small number, and sets of them as bits: what the inner loops count in.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// The most hexes a map may have.
pub const MOST_SPOTS: usize = 256;

/// The place of a hex in its map. Spots are in reading order, row by row (H16.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    /// To index with.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots([u64; MOST_SPOTS / 64]);

impl Spots {
    /// No spot.
    pub const NONE: Self = Self([0; MOST_SPOTS / 64]);

    /// Just this one.
    #[must_use]
    pub fn of(spot: Spot) -> Self {
        let mut set = Self::NONE;
        set.insert(spot);
        set
    }

    /// The first `count` spots: a whole map.
    #[must_use]
    pub fn first(count: usize) -> Self {
        (0..count.min(MOST_SPOTS)).map(|spot| Spot(spot as u8)).collect()
    }

    /// Adds a spot.
    #[inline]
    pub fn insert(&mut self, spot: Spot) {
        self.0[spot.index() / 64] |= 1 << (spot.index() % 64);
    }

    /// Takes a spot out.
    #[inline]
    pub fn remove(&mut self, spot: Spot) {
        self.0[spot.index() / 64] &= !(1 << (spot.index() % 64));
    }

    /// Whether the spot is in it.
    #[inline]
    #[must_use]
    pub fn has(&self, spot: Spot) -> bool {
        self.0[spot.index() / 64] >> (spot.index() % 64) & 1 == 1
    }

    /// Whether nothing is in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MOST_SPOTS / 64]
    }

    /// How many are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The first in reading order.
    #[must_use]
    pub fn lowest(&self) -> Option<Spot> {
        self.iter().next()
    }

    /// Its spots in reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Spot> + use<> {
        let words = self.0;
        (0..words.len()).flat_map(move |at| {
            let mut word = words[at];
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(Spot((at * 64 + bit) as u8))
            })
        })
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        let mut set = Self::NONE;
        for spot in spots {
            set.insert(spot);
        }
        set
    }
}

impl BitOr for Spots {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl BitOrAssign for Spots {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for Spots {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl Not for Spots {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Sub for Spots {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self & !other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in_and_in_order() {
        let mut set: Spots = [200, 3, 64, 63].into_iter().map(Spot).collect();
        assert_eq!(set.iter().map(|spot| spot.0).collect::<Vec<_>>(), [3, 63, 64, 200]);
        set.remove(Spot(3));
        assert!(!set.has(Spot(3)) && set.has(Spot(200)));
        assert_eq!((set.len(), set.lowest()), (3, Some(Spot(63))));
        assert_eq!(set - set, Spots::NONE);
        assert_eq!(Spots::first(70).len(), 70);
    }
}
