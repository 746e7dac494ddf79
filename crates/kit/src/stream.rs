//! Streams of chance. Each purpose (dungeon deck, enemy dice, one bot) draws from a stream of its own, derived from the
//! seed and the purpose's name, so that what players do never changes the dungeon.

use crate::hash::{Fnv, stir};
use crate::seed::Seed;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::{Infallible, Rng, TryRng};

/// PCG32 (XSH-RR, 64 bits of state): small, fast, and the same on every machine.
///
/// The generator is `rand_pcg`'s, whose results are promised not to change, and through [`TryRng`] a stream works with
/// everything that takes one of `rand`'s generators. Only its two numbers are kept here: `Pcg32` itself is not `Copy`, and
/// whoever searches a game copies it, dice and all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    state: u64,
    sequence: u64,
}

impl Stream {
    /// The stream of this name under this seed.
    #[must_use]
    pub fn new(seed: Seed, name: &str) -> Self {
        let mixed = Fnv::default().text(name).number(u64::from(seed.number())).finish();
        Self::from_parts(mixed, stir(mixed ^ 0x6c61_6d70_6c69_6768))
    }

    /// The generator of PCG's own reference: an initial state and a sequence number, whose highest bit does not count.
    #[must_use]
    pub fn from_parts(state: u64, sequence: u64) -> Self {
        let generator = Pcg32::new(state, sequence);
        Self { state: generator.state(), sequence: generator.stream() }
    }

    /// Draws from the generator that this stream stands for.
    #[inline]
    fn draw<T>(&mut self, draw: impl FnOnce(&mut Pcg32) -> T) -> T {
        let mut generator = Pcg32::from_state(self.state, self.sequence);
        let drawn = draw(&mut generator);
        self.state = generator.state();
        drawn
    }

    /// The next 32 bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.draw(Rng::next_u32)
    }

    // Bounded draws, shuffles and picks are our own. `rand` has them too, but promises the same results only for its
    // generators: how it makes a number below a bound, or an order, out of their bits may change with any release, and every
    // dungeon with it.

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

/// For tests and tools. What must be the same in the next release uses [`Stream`]'s own methods.
impl TryRng for Stream {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.next_u32())
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.draw(TryRng::try_next_u64)
    }

    #[inline]
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.draw(|generator| generator.try_fill_bytes(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::{any, prop_assert_eq, proptest};

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

    #[test]
    fn tools_of_rand_draw_from_a_stream() {
        use rand::RngExt;
        use rand::seq::SliceRandom;
        let mut stream = Stream::from_parts(42, 54);
        assert_eq!(stream.random::<u64>(), 0x7b47_f409_a15c_02b7);
        assert!((3..9).contains(&stream.random_range(3..9)));
        let mut cards = [1, 2, 3, 4];
        SliceRandom::shuffle(&mut cards[..], &mut stream);
        cards.sort_unstable();
        assert_eq!(cards, [1, 2, 3, 4]);
    }

    /// PCG's reference once more, in a few lines that need nobody: state, increment.
    fn by_hand((state, increment): &mut (u64, u64)) -> u32 {
        let old = *state;
        *state = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(*increment);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    proptest! {
        #[test]
        fn every_stream_draws_as_the_reference_does(state in any::<u64>(), sequence in any::<u64>()) {
            let mut reference = (0, sequence << 1 | 1);
            by_hand(&mut reference);
            reference.0 = reference.0.wrapping_add(state);
            by_hand(&mut reference);
            let mut stream = Stream::from_parts(state, sequence);
            for _ in 0..64 {
                prop_assert_eq!(stream.next_u32(), by_hand(&mut reference));
            }
        }
    }
}
