//! How good a decision was, in any game.

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nothing better was found.
    Best,
    /// As good as the best.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// Much was.
    Mistake,
    /// The game, perhaps.
    Blunder,
}

impl Verdict {
    /// All of them, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];
}
