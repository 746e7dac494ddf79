//! Where a card's printed values come from. The gallery shows it, so that nobody takes our numbers for the publisher's.

/// Who says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Printed in the rulebooks.
    Book,
    /// Seen in a worked example of the rulebooks.
    Example,
    /// Partly known from public sources, completed here.
    Part,
    /// Designed here.
    Ours,
    /// A decision where the rulebooks are silent.
    Ruling,
}

/// A part of a card that may have a source of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// How many echoes it enters with.
    Health,
    /// The colour of its lantern.
    Die,
    /// Its trophies.
    Types,
    /// What it does.
    Ability,
    /// How often it does it.
    Limit,
    /// What it means for the score.
    Scoring,
}

/// The source of a card, and the details that differ from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// Of everything that is not listed.
    pub source: Source,
    /// Details with another source.
    pub except: &'static [(Detail, Source)],
}

impl Provenance {
    pub(crate) const fn of(source: Source) -> Self {
        Self { source, except: &[] }
    }

    pub(crate) const fn but(source: Source, except: &'static [(Detail, Source)]) -> Self {
        Self { source, except }
    }

    /// The source of one detail.
    #[must_use]
    pub fn of_detail(self, detail: Detail) -> Source {
        self.except.iter().find(|(known, _)| *known == detail).map_or(self.source, |&(_, source)| source)
    }
}
