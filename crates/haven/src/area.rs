//! Area patterns: a few hexes around an attacker, or a free shape, in all twelve orientations (H10.07).

use crate::hex::{Hex, hex};

/// An area as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area<'a> {
    /// Where the pattern hangs.
    pub origin: Origin,
    /// Its red hexes.
    pub hexes: &'a [Hex],
}

/// Where a pattern hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On the attacker, the grey hex at 0,0: always melee.
    Attacker,
    /// Anywhere with at least one hex in range.
    Anywhere,
}

impl Area<'_> {
    /// Every different way to lay the pattern. Those of a free one that differ by a shift alone count once.
    #[must_use]
    pub fn orientations(&self) -> Vec<Vec<Hex>> {
        let mut found: Vec<Vec<Hex>> = Vec::with_capacity(12);
        for mirrored in [false, true] {
            let mut shape: Vec<Hex> = self.hexes.iter().map(|&at| if mirrored { at.mirrored() } else { at }).collect();
            for _ in 0..6 {
                shape.iter_mut().for_each(|at| *at = at.turned());
                let mut laid = shape.clone();
                laid.sort_unstable();
                if self.origin == Origin::Anywhere {
                    let first = laid.first().copied().unwrap_or(hex(0, 0));
                    laid.iter_mut().for_each(|at| *at = *at - first);
                }
                if !found.contains(&laid) {
                    found.push(laid);
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h10_07_a_pattern_may_be_turned_and_mirrored() {
        let count = |origin, hexes: &[Hex]| Area { origin, hexes }.orientations().len();
        assert_eq!(count(Origin::Attacker, &[hex(1, -1), hex(1, 0)]), 6);
        assert_eq!(count(Origin::Attacker, &[hex(1, 0), hex(2, -1), hex(3, -1)]), 12);
        assert_eq!(count(Origin::Anywhere, &[hex(0, 0), hex(0, 1), hex(-1, 1)]), 2);
        assert_eq!(count(Origin::Anywhere, &[hex(0, 0), hex(1, 0), hex(2, 0)]), 3);
    }
}
