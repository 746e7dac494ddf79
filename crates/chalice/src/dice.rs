//! The three lanterns' dice (C5.05).

use kit::Stream;
use std::fmt;

/// A die by the colour of the enemy's lantern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Die {
    /// The mild one.
    Green,
    /// The middling one.
    Yellow,
    /// The cruel one.
    Red,
}

/// One side of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// What it adds to the attack.
    pub hits: u8,
    /// Whether it bears a +, and the die is rolled again (C5.02).
    pub again: bool,
}

const fn plain(hits: u8) -> Face {
    Face { hits, again: false }
}

const fn plus(hits: u8) -> Face {
    Face { hits, again: true }
}

const GREEN: [Face; 6] = [plain(0), plain(0), plain(1), plus(1), plus(1), plain(2)];
const YELLOW: [Face; 6] = [plain(0), plain(1), plain(1), plus(1), plus(2), plain(3)];
const RED: [Face; 6] = [plain(0), plus(1), plain(2), plus(2), plain(3), plain(4)];

impl Die {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Red];

    /// Its six sides.
    #[must_use]
    pub const fn faces(self) -> &'static [Face; 6] {
        match self {
            Self::Green => &GREEN,
            Self::Yellow => &YELLOW,
            Self::Red => &RED,
        }
    }

    /// One roll.
    #[inline]
    #[must_use]
    pub fn roll(self, stream: &mut Stream) -> Face {
        self.faces()[stream.below(6) as usize]
    }

    /// A stream whose next rolls show these faces: loaded dice, for tests and for the replay of somebody else's game.
    /// None if a die has no such face. The search takes six times as long with each roll: a dozen is the most.
    #[must_use]
    pub fn loaded(rolls: &[(Self, Face)]) -> Option<Stream> {
        if rolls.iter().any(|(die, face)| !die.faces().contains(face)) {
            return None;
        }
        (0..1 << 36).map(|state| Stream::from_parts(state, 0x6c6f_6164)).find(|&stream| {
            let mut stream = stream;
            rolls.iter().all(|&(die, face)| die.roll(&mut stream) == face)
        })
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.hits, if self.again { "+" } else { "" })
    }
}
