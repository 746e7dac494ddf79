//! How hard a hero thinks.

use serde::{Deserialize, Serialize};

/// Three levels, each clearly above the one before. Saves name them: a name never changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Knows the rules and the plain good move.
    Squire,
    /// Weighs whole turns in imagined games.
    #[default]
    Veteran,
    /// The same with more games, in which the others think too, and with an expert's judgement.
    Champion,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Squire, Self::Veteran, Self::Champion];
}
