//! How hard a hunter thinks.

use crate::chalice::heuristic::{BEGINNER, Heuristic, SHARP};
use serde::{Deserialize, Serialize};

/// Four levels, each clearly above the one before. Saves name them: a name never changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Rules of thumb with a beginner's mistakes.
    Novice,
    /// Rules of thumb, well kept.
    #[default]
    Hunter,
    /// Looks a few rounds ahead.
    Veteran,
    /// Looks ahead with all it has.
    Nightmare,
}

/// A search's size. Counted in iterations, never in time: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Imagined hunts for one decision.
    pub iterations: u32,
    /// Rounds played in each before it is judged as it stands.
    pub horizon: u16,
}

impl Level {
    /// All four, the weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Hunter, Self::Veteran, Self::Nightmare];

    /// The search, for those that search.
    #[must_use]
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Novice | Self::Hunter => None,
            Self::Veteran => Some(Budget { iterations: 50, horizon: 2 }),
            Self::Nightmare => Some(Budget { iterations: 1_200, horizon: 2 }),
        }
    }

    /// What hunters of this level believe at a glance.
    pub(crate) const fn heuristic(self) -> &'static Heuristic {
        match self {
            Self::Novice => &BEGINNER,
            _ => &SHARP,
        }
    }

    /// How decidedly they follow it.
    pub(crate) const fn resolve(self) -> i32 {
        match self {
            Self::Novice => 8,
            _ => 64,
        }
    }
}
