//! A hex of the plane, in axial coordinates: `q` to the right, `r` downward, points up.

use serde::{Deserialize, Serialize};

/// One hex. Two hexes are in reading order when they are ordered by row, then by column (H16.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Hex {
    /// Columns to the right.
    pub q: i16,
    /// Rows downward.
    pub r: i16,
}

/// The six neighbours, clockwise from the right.
pub const DIRECTIONS: [Hex; 6] = [hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1), hex(1, -1)];

/// Short for a hex written down in a table.
#[must_use]
pub const fn hex(q: i16, r: i16) -> Hex {
    Hex { q, r }
}

impl Hex {
    /// How many steps lie between two hexes of an empty plane.
    #[must_use]
    pub fn distance(self, other: Self) -> u16 {
        let (dq, dr) = (self.q - other.q, self.r - other.r);
        dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
    }

    /// The six hexes around it, in the order of [`DIRECTIONS`].
    #[must_use]
    pub fn neighbours(self) -> [Self; 6] {
        DIRECTIONS.map(|step| self + step)
    }

    /// Turned about the origin by 60 degrees clockwise.
    #[must_use]
    pub const fn turned(self) -> Self {
        hex(-self.r, self.q + self.r)
    }

    /// Mirrored on an axis through the origin.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        hex(self.r, self.q)
    }
}

impl std::ops::Add for Hex {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        hex(self.q + other.q, self.r + other.r)
    }
}

impl std::ops::Sub for Hex {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        hex(self.q - other.q, self.r - other.r)
    }
}

impl Ord for Hex {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.r, self.q).cmp(&(other.r, other.q))
    }
}

impl PartialOrd for Hex {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl From<(i16, i16)> for Hex {
    fn from((q, r): (i16, i16)) -> Self {
        hex(q, r)
    }
}

impl From<Hex> for (i16, i16) {
    fn from(at: Hex) -> Self {
        (at.q, at.r)
    }
}

impl std::fmt::Display for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_step_away_and_turn_into_each_other() {
        for (at, step) in DIRECTIONS.into_iter().enumerate() {
            assert_eq!(step.distance(Hex::default()), 1);
            assert_eq!(step.turned(), DIRECTIONS[(at + 1) % 6]);
        }
        assert_eq!(hex(2, -5).distance(hex(-1, 1)), 6);
    }

    #[test]
    fn six_turns_and_two_mirrors_lead_back() {
        let start = hex(3, -1);
        assert_eq!((0..6).fold(start, |at, _| at.turned()), start);
        assert_eq!(start.mirrored().mirrored(), start);
        assert_eq!(start.mirrored().distance(Hex::default()), start.distance(Hex::default()));
    }
}
