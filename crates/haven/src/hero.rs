//! What belongs to one hero: cards, items, deck, battle goal (H1.02).

use crate::ability::Augment;
use crate::card::{CardId, CardSheet, Cards};
use crate::class::Class;
use crate::enhancement::Enhancement;
use crate::figure::FigureId;
use crate::goal::{BattleGoal, Tally};
use crate::item::{Carried, Item};
use crate::modifier::ModifierDeck;

/// Where a card is. It is always in exactly one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// Where all cards of a hero are: a set for each pile but the home, where the rest is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Piles([Cards; 6]);

impl Piles {
    const ALL: [Pile; 6] = [
        Pile::Hand,
        Pile::Chosen,
        Pile::Discard,
        Pile::Lost,
        Pile::Active { lost: false },
        Pile::Active { lost: true },
    ];

    const fn place(pile: Pile) -> Option<usize> {
        match pile {
            Pile::Home => None,
            Pile::Hand => Some(0),
            Pile::Chosen => Some(1),
            Pile::Discard => Some(2),
            Pile::Lost => Some(3),
            Pile::Active { lost: false } => Some(4),
            Pile::Active { lost: true } => Some(5),
        }
    }

    /// All of them in the hand.
    pub(crate) fn in_hand(cards: Cards) -> Self {
        let mut piles = Self::default();
        piles.0[0] = cards;
        piles
    }

    /// Everything that was taken along is lost.
    pub(crate) fn lose_all(&mut self) {
        let taken = self.0.iter().flat_map(|pile| pile.iter()).collect();
        *self = Self::default();
        self.0[3] = taken;
    }

    /// One number for each pile.
    pub(crate) fn bits(&self) -> [u32; 6] {
        self.0.map(Cards::bits)
    }
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
    /// The cards to choose a hand from (H2.05).
    pub(crate) pool: Cards,
    pub(crate) piles: Piles,
    /// Cards of other classes, and where they are.
    pub(crate) borrowed: Vec<(CardId, Pile)>,
    /// What enhancements add to the cards.
    pub(crate) enhancements: Vec<Enhancement>,
    /// The items to choose from (H4.03).
    pub(crate) owned: Vec<Item>,
    /// Items that are worn.
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
    pub(crate) augments: [Option<(CardId, Augment)>; 2],
    pub(crate) shrugs_off_scenario: bool,
    pub(crate) shrugs_off_items: bool,
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
        if let Some(borrowed) = self.borrowed.iter().find(|one| one.0 == card) {
            return borrowed.1;
        }
        Piles::ALL.into_iter().zip(self.piles.0).find(|(_, cards)| cards.has(card)).map_or(Pile::Home, |one| one.0)
    }

    /// The set of the own cards in a pile.
    #[must_use]
    pub fn set(&self, pile: Pile) -> Cards {
        match Piles::place(pile) {
            Some(place) => self.piles.0[place],
            None => self.pool.iter().filter(|&card| self.pile(card) == Pile::Home).collect(),
        }
    }

    /// The cards in a pile.
    pub fn cards_in(&self, pile: Pile) -> impl Iterator<Item = CardId> + use<> {
        let borrowed: Vec<CardId> = self.borrowed.iter().filter(|one| one.1 == pile).map(|one| one.0).collect();
        self.set(pile).iter().chain(borrowed)
    }

    /// How many cards are in a pile.
    #[must_use]
    pub fn count(&self, pile: Pile) -> usize {
        self.set(pile).len() + self.borrowed.iter().filter(|one| one.1 == pile).count()
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
        if card.is_borrowed() {
            self.borrowed.retain(|one| one.0 != card);
            return self.borrowed.extend((pile != Pile::Home).then_some((card, pile)));
        }
        self.piles.0.iter_mut().for_each(|cards| cards.remove(card));
        if let Some(place) = Piles::place(pile) {
            self.piles.0[place].insert(card);
        }
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
