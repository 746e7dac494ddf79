//! Area patterns: a few hexes around an attacker, or a free shape, in all twelve orientations (H10.07).

use crate::hex::{Hex, hex};
use kit::Sort;

/// An area as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area<'a> {
    /// Where the pattern hangs.
    pub origin: Origin,
    /// Its red hexes.
    pub hexes: &'a [Hex],
    /// Hexes that enhancements have added.
    pub added: [Option<Hex>; 2],
}

/// Where a pattern hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On the attacker, the grey hex at 0,0: always melee.
    Attacker,
    /// Anywhere with at least one hex in range.
    Anywhere,
}

impl<'a> Area<'a> {
    /// A pattern that hangs there.
    #[must_use]
    pub const fn new(origin: Origin, hexes: &'a [Hex]) -> Self {
        Self { origin, hexes, added: [None; 2] }
    }

    /// The same with one more hex, if there is room for it.
    #[must_use]
    pub fn with(mut self, hex: Hex) -> Self {
        if let Some(place) = self.added.iter_mut().find(|place| place.is_none()) {
            *place = Some(hex);
        }
        self
    }

    /// Every different way to lay the pattern. Those of a free one that differ by a shift alone count once.
    #[must_use]
    pub fn orientations(&self) -> Vec<Vec<Hex>> {
        let mut found: Vec<Vec<Hex>> = Vec::with_capacity(12);
        for mirrored in [false, true] {
            let hexes = self.hexes.iter().chain(self.added.iter().flatten());
            let mut shape: Vec<Hex> = hexes.map(|&at| if mirrored { at.mirrored() } else { at }).collect();
            for _ in 0..6 {
                shape.iter_mut().for_each(|at| *at = at.turned());
                let mut laid = shape.clone();
                laid.arrange();
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
        let count = |origin, hexes: &[Hex]| Area::new(origin, hexes).orientations().len();
        assert_eq!(count(Origin::Attacker, &[hex(1, -1), hex(1, 0)]), 6);
        assert_eq!(count(Origin::Attacker, &[hex(1, 0), hex(2, -1), hex(3, -1)]), 12);
        assert_eq!(count(Origin::Anywhere, &[hex(0, 0), hex(0, 1), hex(-1, 1)]), 2);
        assert_eq!(count(Origin::Anywhere, &[hex(0, 0), hex(1, 0), hex(2, 0)]), 3);
    }
}
