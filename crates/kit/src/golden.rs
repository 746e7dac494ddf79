//! Numbers that must never change. A release that gives others has broken every link and replay of the last one.

use crate::hash::Fnv;
use crate::seed::Seed;
use crate::stream::Stream;

/// What a seed's chance comes to: raw draws, bounded draws and a shuffle, on two streams, in one number.
#[must_use]
pub fn fingerprint(seed: u32) -> u64 {
    let mut hash = Fnv::default();
    for name in ["dungeon", "dice"] {
        let mut stream = Stream::new(Seed::from_number(seed), name);
        for _ in 0..16 {
            hash = hash.number(u64::from(stream.next_u32()));
        }
        for bound in [1, 2, 3, 6, 10, 52, 1_000, 3 << 30] {
            hash = hash.number(u64::from(stream.below(bound)));
        }
        let mut cards: [u8; 32] = std::array::from_fn(|card| card as u8);
        stream.shuffle(&mut cards);
        hash = hash.bytes(&cards);
    }
    hash.finish()
}

/// The fingerprints of the first `count` seeds in one number.
#[must_use]
pub fn fingerprint_of_many(count: u32) -> u64 {
    (0..count).fold(Fnv::default(), |hash, seed| hash.number(fingerprint(seed))).finish()
}

/// [`fingerprint_of_many`] of 1,000 seeds, for whoever checks another build of this crate.
pub const THOUSAND: u64 = 0xf05c_4670_2950_bd3d;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_golden_vectors_hold() {
        assert_eq!(fingerprint_of_many(1_000), THOUSAND);
    }

    #[test]
    fn seeds_differ() {
        let all: std::collections::BTreeSet<u64> = (0..1_000).map(fingerprint).collect();
        assert_eq!(all.len(), 1_000);
    }
}
