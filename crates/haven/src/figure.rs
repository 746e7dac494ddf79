//! Whoever stands on the board: heroes, summons and monsters.

use crate::ability::SummonSheet;
use crate::card::CardId;
use crate::condition::Ailments;
use crate::monster::{MonsterKind, Rank};
use crate::spot::Spot;
use kit::Seat;
use serde::{Deserialize, Serialize};

/// A figure, by its place in the list of all that ever stood on this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FigureId(pub u8);

/// The most figures one game keeps; places of the dead are used again.
pub const MOST_FIGURES: usize = 120;

/// A set of figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crowd(u128);

impl Crowd {
    /// Adds a figure.
    pub fn insert(&mut self, figure: FigureId) {
        self.0 |= 1 << figure.0;
    }

    /// Takes a figure out.
    pub fn remove(&mut self, figure: FigureId) {
        self.0 &= !(1 << figure.0);
    }

    /// Whether it is in.
    #[must_use]
    pub const fn has(self, figure: FigureId) -> bool {
        self.0 >> figure.0 & 1 == 1
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = FigureId> {
        (0..MOST_FIGURES as u8).map(FigureId).filter(move |&figure| self.has(figure))
    }
}

/// What a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A hero.
    Hero(Seat),
    /// A hero's summoned ally.
    Summon {
        /// Whose.
        owner: Seat,
        /// The card that keeps it there; none if an item has called it.
        card: Option<CardId>,
        /// Its numbers.
        sheet: SummonSheet,
    },
    /// A monster.
    Monster {
        /// Its type.
        kind: MonsterKind,
        /// Its rank.
        rank: Rank,
        /// Its number within the type, random at setup (H4.01).
        number: u8,
        /// Whether it was summoned or spawned: such a one leaves no money (H10.06).
        summoned: bool,
    },
    /// An obstacle with hit points: the heroes' enemy, and nobody's ally (H5.09).
    Obstacle,
    /// Somebody who walks along with the heroes, by its place among the layout's objects.
    Escort(u8),
}

/// On which side a figure fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Heroes and their summons.
    Heroes,
    /// Whoever helps the heroes and is not theirs.
    Allies,
    /// Monsters.
    Monsters,
    /// Whoever is everybody's enemy.
    Outcasts,
}

impl Side {
    /// Whether two sides fight each other: the table of who is whose enemy.
    #[must_use]
    pub const fn is_enemy(self, other: Self) -> bool {
        use Side::{Allies, Heroes, Monsters, Outcasts};
        !matches!((self, other), (Heroes | Allies, Heroes | Allies) | (Monsters, Monsters) | (Outcasts, Outcasts))
    }
}

/// A figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What it is.
    pub kind: Kind,
    /// On which side it fights.
    pub side: Side,
    /// Where it stands, or where it stood last.
    pub spot: Spot,
    /// Hit points left.
    pub health: i16,
    /// Hit points at most.
    pub most_health: i16,
    /// Its conditions.
    pub ailments: Ailments,
    /// Whether it is on the board.
    pub alive: bool,
    /// Whether it has had its turn this round.
    pub acted: bool,
}

impl Figure {
    /// On which side it fights.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The hero's seat, if it is a hero.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.kind {
            Kind::Hero(seat) => Some(seat),
            _ => None,
        }
    }
}
