//! Where each fact about a card, an enemy or a die comes from. The codex shows it fact by fact, so that nobody takes our numbers
//! for the publisher's.

use crate::cards::{Card, Effect, Kind};
use crate::dice::{Die, Face};
use crate::enemies::Enemy;

/// Who says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Printed in one of the rulebooks, in a rule, on a card or in a worked example.
    Book,
    /// Told by somebody else in public.
    Public,
    /// Told in public in part, completed here.
    Part,
    /// Designed or decided here.
    Ours,
}

impl Source {
    /// All of them, the surest first.
    pub const ALL: [Self; 4] = [Self::Book, Self::Public, Self::Part, Self::Ours];
}

/// Something that can be known about a card, an enemy or a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// What it is called.
    Name,
    /// Melee, ranged or utility.
    Kind,
    /// How many echoes it takes.
    Damage,
    /// What else the card does.
    Effect,
    /// How often it is in the box.
    Copies,
    /// How many echoes the enemy enters with.
    Health,
    /// The colour of its lantern.
    Die,
    /// Its trophies.
    Types,
    /// What the enemy does.
    Ability,
    /// How often it does it.
    Limit,
    /// What it means for the score.
    Scoring,
    /// One side of a die.
    Face(Face),
}

/// A fact and who says so.
pub type Sourced = (Fact, Source);

/// The sources of what is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSources {
    pub(crate) name: Source,
    pub(crate) kind: Source,
    pub(crate) damage: Source,
    pub(crate) effect: Source,
}

impl CardSources {
    /// Everything from one source.
    pub(crate) const fn all(source: Source) -> Self {
        Self { name: source, kind: source, damage: source, effect: source }
    }

    /// Its name is this well known, its values are so in part.
    pub(crate) const fn part(name: Source) -> Self {
        Self { name, ..Self::all(Source::Part) }
    }
}

/// The sources of what is printed on an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnemySources {
    pub(crate) name: Source,
    pub(crate) health: Source,
    pub(crate) die: Source,
    pub(crate) types: Source,
    pub(crate) ability: Source,
    /// What had to be added to an ability so that it can be played.
    pub(crate) added: Option<Fact>,
}

impl EnemySources {
    /// Everything from one source.
    pub(crate) const fn all(source: Source) -> Self {
        Self { name: source, health: source, die: source, types: source, ability: source, added: None }
    }
}

impl Card {
    /// Every fact about the card, and where it is known from.
    #[must_use]
    pub fn facts(self) -> Vec<Sourced> {
        let data = self.data();
        let CardSources { name, kind, damage, effect } = data.sources;
        let mut facts = vec![(Fact::Name, name), (Fact::Kind, kind)];
        if data.kind != Kind::Utility {
            facts.push((Fact::Damage, damage));
        }
        if data.effect != Effect::Plain {
            facts.push((Fact::Effect, effect));
        }
        // The books count 32 upgrades; that they are sixteen twice is a ruling (C12).
        facts.push((Fact::Copies, if self.is_upgrade() { Source::Ours } else { Source::Book }));
        facts
    }
}

impl Enemy {
    /// Every fact about the enemy, and where it is known from.
    #[must_use]
    pub fn facts(self) -> Vec<Sourced> {
        let EnemySources { name, health, die, types, ability, added } = self.data().sources;
        let printed = [
            (Fact::Name, name),
            (Fact::Health, health),
            (Fact::Die, die),
            (Fact::Types, types),
            (Fact::Ability, ability),
        ];
        printed.into_iter().chain(added.map(|fact| (fact, Source::Ours))).collect()
    }
}

impl Die {
    /// Its six sides, and where each is known from: the books show two of the red die's (C5.05).
    #[must_use]
    pub fn facts(self) -> Vec<Sourced> {
        let printed = |face: Face| self == Self::Red && matches!((face.hits, face.again), (2, true) | (0, false));
        let source = |face: Face| if printed(face) { Source::Book } else { Source::Public };
        self.faces().iter().map(|&face| (Fact::Face(face), source(face))).collect()
    }
}
