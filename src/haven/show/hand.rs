//! A hand of cards: which size they lie in, and in which order.

use super::card::Size;
use ::haven::card::CardId;
use ::haven::class::Class;
use kit::Sort;

/// How large the cards of a hand lie: up to six, up to eight, or in two rows.
#[must_use]
pub const fn hand_size(cards: usize) -> Size {
    match cards {
        0..=6 => Size::Hand,
        7..=8 => Size::Slim,
        _ => Size::Short,
    }
}

/// The cards of a hand, the quickest first.
#[must_use]
pub fn quickest_first(class: Class, mut cards: Vec<CardId>) -> Vec<CardId> {
    cards.arrange_by_key(|card| (card.sheet(class).initiative, card.0));
    cards
}
