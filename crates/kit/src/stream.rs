//! Streams of chance. Each purpose (dungeon deck, enemy dice, one bot) draws from a stream of its own, derived from the
//! seed and the purpose's name, so that what players do never changes the dungeon.

use crate::hash::{Fnv, stir};
use crate::seed::Seed;

/// PCG32 (XSH-RR, 64 bits of state): small, fast, and the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    state: u64,
    increment: u64,
}

const MULTIPLIER: u64 = 6_364_136_223_846_793_005;

impl Stream {
    /// The stream of this name under this seed.
    #[must_use]
    pub fn new(seed: Seed, name: &str) -> Self {
        let mixed = Fnv::default().text(name).number(u64::from(seed.number())).finish();
        Self::from_parts(mixed, stir(mixed ^ 0x6c61_6d70_6c69_6768))
    }

    /// The generator of PCG's own reference: an initial state and a sequence number.
    #[must_use]
    pub fn from_parts(state: u64, sequence: u64) -> Self {
        let mut stream = Self { state: 0, increment: (sequence << 1) | 1 };
        stream.next_u32();
        stream.state = stream.state.wrapping_add(state);
        stream.next_u32();
        stream
    }

    /// The next 32 bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(MULTIPLIER).wrapping_add(self.increment);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// A number from 0 to `bound` - 1, each exactly as likely (Lemire's method).
    ///
    /// # Panics
    /// If `bound` is 0: there is nothing to draw.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs something to draw from");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in a random order, each order exactly as likely (Fisher-Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, each exactly as likely; none of none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        match items.len() {
            0 => None,
            count => items.get(self.below(count as u32) as usize),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_generator_is_reproduced() {
        let mut stream = Stream::from_parts(42, 54);
        let drawn: Vec<u32> = (0..6).map(|_| stream.next_u32()).collect();
        assert_eq!(drawn, [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e]);
    }

    #[test]
    fn names_and_seeds_part_the_streams() {
        let first = |seed, name| Stream::new(Seed::from_number(seed), name).next_u32();
        assert_eq!(first(7, "dice"), first(7, "dice"));
        assert_ne!(first(7, "dice"), first(7, "dungeon"));
        assert_ne!(first(7, "dice"), first(8, "dice"));
    }

    #[test]
    fn bounded_draws_are_fair() {
        let mut stream = Stream::new(Seed::from_number(1), "fair");
        for bound in [1, 2, 3, 6, 7, 100] {
            let mut seen = vec![0_u32; bound as usize];
            let draws = 6_000 * bound;
            for _ in 0..draws {
                seen[stream.below(bound) as usize] += 1;
            }
            assert!(seen.iter().all(|&count| count.abs_diff(6_000) < 400), "{bound}: {seen:?}");
        }
    }

    #[test]
    fn a_bound_near_the_top_rejects_the_biased_part() {
        let mut stream = Stream::new(Seed::from_number(2), "edge");
        let bound = 3 << 30;
        let low = (0..30_000).filter(|_| stream.below(bound) < 1 << 30).count();
        assert!(low.abs_diff(10_000) < 500, "{low}");
    }

    #[test]
    fn a_shuffle_keeps_the_cards_and_reaches_every_order() {
        let mut stream = Stream::new(Seed::from_number(3), "shuffle");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut cards = [1, 2, 3];
            stream.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&count: &u32| count.abs_diff(1_000) < 150), "{seen:?}");
    }

    #[test]
    fn picking_from_nothing_gives_nothing_and_draws_nothing() {
        let mut stream = Stream::new(Seed::from_number(4), "pick");
        let before = stream;
        assert_eq!(stream.pick::<u8>(&[]), None);
        assert_eq!(stream, before);
        assert_eq!(stream.pick(&[9]), Some(&9));
    }
}
