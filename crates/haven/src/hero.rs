//! What belongs to one hero: cards, items, deck, battle goal (H1.02).

use crate::ability::Augment;
use crate::card::{CardId, CardSheet, MOST_CARDS};
use crate::class::Class;
use crate::figure::FigureId;
use crate::goal::{BattleGoal, Tally};
use crate::item::{Carried, Item};
use crate::modifier::ModifierDeck;

/// Where a card is. It is always in exactly one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// Left at home.
    Home,
    /// In the hand.
    Hand,
    /// Chosen for this round and not yet played: it cannot be lost to damage (H15.01).
    Chosen,
    /// Discarded.
    Discard,
    /// Lost.
    Lost,
    /// In the active area; counts as lost or discarded (H2.04).
    Active {
        /// As which.
        lost: bool,
    },
}

/// What a hero does this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Two cards.
    Cards {
        /// The leading one.
        lead: CardId,
        /// The other one.
        other: CardId,
    },
    /// A long rest.
    Rest,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The class.
    pub class: Class,
    /// The level.
    pub level: u8,
    /// The figure.
    pub figure: FigureId,
    pub(crate) piles: [Pile; MOST_CARDS],
    /// Items.
    pub items: Vec<Carried>,
    pub(crate) deck: ModifierDeck,
    pub(crate) dealt_goals: [BattleGoal; 2],
    pub(crate) goal: Option<BattleGoal>,
    pub(crate) plan: Option<Plan>,
    /// What an item adds to the initiative of this round's leading card.
    pub(crate) haste: i8,
    /// Whether out of the scenario (H15.02).
    pub exhausted: bool,
    /// Whether dead for good, where that is played (H19.02).
    pub dead: bool,
    /// What was done so far.
    pub tally: Tally,
    /// Gold from chests.
    pub gold: u16,
    /// Numbered chests looted.
    pub chests: Vec<u8>,
    pub(crate) augment: Option<(CardId, Augment)>,
    pub(crate) shrugs_off_scenario: bool,
    /// No experience twice: acted this round.
    pub(crate) acted: bool,
}

impl Hero {
    /// A card of this hero as printed.
    #[must_use]
    pub fn sheet(&self, card: CardId) -> &'static CardSheet {
        card.sheet(self.class)
    }

    /// Where a card is.
    #[must_use]
    pub fn pile(&self, card: CardId) -> Pile {
        self.piles[usize::from(card.0)]
    }

    /// The cards in a pile.
    pub fn cards_in(&self, pile: Pile) -> impl Iterator<Item = CardId> + '_ {
        (0..self.class.cards().len() as u8).map(CardId).filter(move |&card| self.pile(card) == pile)
    }

    /// How many cards are in a pile.
    #[must_use]
    pub fn count(&self, pile: Pile) -> usize {
        self.cards_in(pile).count()
    }

    /// Cards that count as discarded: the discards, and active ones that will go there (H2.04).
    pub fn discarded(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards_in(Pile::Discard).chain(self.cards_in(Pile::Active { lost: false }))
    }

    /// Cards that count as lost: the lost ones, and active ones that will be (H2.04).
    pub fn lost(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards_in(Pile::Lost).chain(self.cards_in(Pile::Active { lost: true }))
    }

    pub(crate) fn put(&mut self, card: CardId, pile: Pile) {
        self.piles[usize::from(card.0)] = pile;
    }

    /// An item that is ready to be used.
    #[must_use]
    pub fn has_ready(&self, item: Item) -> bool {
        self.items.iter().any(|carried| carried.item == item && carried.ready)
    }

    /// Whether a lost card can come back (H14.06).
    #[must_use]
    pub fn recoverable(&self, card: CardId) -> bool {
        let sheet = self.sheet(card);
        !sheet.top.gone && !sheet.bottom.gone
    }
}
