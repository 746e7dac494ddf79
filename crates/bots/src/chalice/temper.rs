//! What a hunter is like. Temperament leans on what an end is worth and on what is said at the table; it neither thinks more
//! nor sees more.

use crate::chalice::heuristic::Heuristic;

/// A temperament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temper {
    /// Plays to win, not to be second; says when it attacks, and calls for help.
    Bold,
    /// Would rather be safe with many points; keeps its word.
    Cautious,
    /// Likes others to lose; lies.
    Treacherous,
    /// Never forgets who did it harm.
    Vengeful,
}

impl Temper {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Bold, Self::Cautious, Self::Treacherous, Self::Vengeful];

    /// How much of a reward is winning; the rest is the lead.
    pub(crate) const fn winning(self) -> f32 {
        match self {
            Self::Bold => 0.65,
            Self::Cautious => 0.4,
            Self::Treacherous | Self::Vengeful => 0.5,
        }
    }

    /// How it colours what a hunter believes at a glance. The cautious believe what has proved best.
    pub(crate) const fn tint(self, heuristic: Heuristic) -> Heuristic {
        match self {
            Self::Bold => Heuristic { bank: heuristic.bank * 3 / 4, upgrade: heuristic.upgrade / 2, ..heuristic },
            Self::Cautious => heuristic,
            Self::Treacherous => Heuristic { malice: heuristic.malice * 3, ..heuristic },
            Self::Vengeful => Heuristic { malice: heuristic.malice * 2, death: heuristic.death / 2, ..heuristic },
        }
    }

    /// How much better than the best another choice must be before a word is broken, in parts of a reward.
    pub(crate) const fn keeps_word(self) -> f32 {
        match self {
            Self::Bold => 0.015,
            Self::Cautious => 0.03,
            Self::Treacherous => 0.0,
            Self::Vengeful => 0.02,
        }
    }
}
