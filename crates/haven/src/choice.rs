//! What a player can decide, and why a decision may be refused.

use crate::card::{CardId, Side};
use crate::condition::Condition;
use crate::element::Element;
use crate::figure::FigureId;
use crate::hex::Hex;
use crate::item::Item;
use crate::setup::SetupError;
use crate::spot::Spot;
use serde::{Deserialize, Serialize};

/// One decision. Which of them are open is what [`Game::legal`](crate::Game::legal) says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Keep this one of the two battle goals (H4.03).
    Goal(u8),
    /// This hex: to start on, to summon to, to put something on.
    Hex(Spot),
    /// Two cards for the round, the leading one first (H6.02).
    Play(CardId, CardId),
    /// A long rest this round (H7.03).
    LongRest,
    /// Perform half of a card, or its basic action (H8.01, H2.02).
    Act {
        /// Which card.
        card: CardId,
        /// Which half.
        side: Side,
        /// Whether as Attack 2 or Move 2.
        basic: bool,
    },
    /// Use an item.
    Use(Item),
    /// Move an active card to its pile, which ends its effect (H2.04).
    Dismiss(CardId),
    /// End the turn.
    EndTurn,
    /// Move or be moved one hex.
    Step(Spot),
    /// Stay here: no further step.
    Stop,
    /// This figure: to attack, to heal, to name.
    Target(FigureId),
    /// Lay the area of an attack: its orientation and where its origin comes to lie.
    Area(u8, Hex),
    /// Consume this element.
    Consume(Element),
    /// Do it.
    Do,
    /// Leave it out.
    Skip,
    /// This card: to lose, to recover.
    Card(CardId),
    /// Take the damage (H15.01).
    Suffer,
    /// Lose a hand card instead (H15.01).
    LoseFromHand(CardId),
    /// Lose two discards instead (H15.01).
    LoseDiscards(CardId, CardId),
    /// Take a short rest (H7.02).
    ShortRest,
    /// Let this card be lost (H7.02).
    Keep,
    /// Suffer 1 damage and lose a different one (H7.02).
    Redraw,
    /// This one of several equally good ways (H16.11), of several that are tied (H6.05), or of a dungeon's entries (H21.09).
    Option(u8),
    /// This item: to wear, to get back.
    Item(Item),
    /// Create this element.
    Create(Element),
    /// Leave this condition out of the next attack (H10.05).
    Omit(Condition),
}

/// Why a decision is refused. The game is then exactly as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The scenario is over.
    Over,
    /// It is another player's decision.
    NotYours,
    /// That is not among what is open now.
    NotOpen,
    /// The set-up of the journal is against the rules.
    Setup(SetupError),
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Over => write!(f, "the scenario is over"),
            Self::NotYours => write!(f, "somebody else decides now"),
            Self::NotOpen => write!(f, "that cannot be chosen now"),
            Self::Setup(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for Refusal {}
