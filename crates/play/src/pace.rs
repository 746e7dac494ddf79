//! How fast events follow each other.

use serde::{Deserialize, Serialize};

/// How fast things move on the table; the state itself never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Nothing moves.
    Off,
    /// Twice the time.
    Slow,
    /// The time that a hand takes.
    Steady,
    /// Half the time.
    Quick,
    /// A quarter of the time.
    Swift,
}

impl Pace {
    /// All of them, slowest first after none.
    pub const ALL: [Self; 5] = [Self::Off, Self::Slow, Self::Steady, Self::Quick, Self::Swift];

    /// So many milliseconds at a steady pace, at this one.
    #[must_use]
    pub const fn stretch(self, millis: u32) -> u32 {
        match self {
            Self::Off => 0,
            Self::Slow => millis * 2,
            Self::Steady => millis,
            Self::Quick => millis / 2,
            Self::Swift => millis / 4,
        }
    }

    /// The factor on every duration, as the style sheet takes it.
    #[must_use]
    pub const fn factor(self) -> &'static str {
        match self {
            Self::Off => "0",
            Self::Slow => "2",
            Self::Steady => "1",
            Self::Quick => "0.5",
            Self::Swift => "0.25",
        }
    }
}
