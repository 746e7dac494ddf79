//! What the others have announced for this round, and how far one listener believes it.

use crate::chalice::memory::{FULL_TRUST, Memory};
use crate::chalice::talk::Word;
use chalice::{Card, Question, Table};
use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};

/// One announcement at most for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Claims([Option<(Card, u32)>; MOST_SEATS]);

impl Claims {
    /// What a listener takes from the words of this round: nothing once the cards lie open, and nothing that cannot be.
    pub(crate) fn heard_by(listener: Seat, memory: &Memory, table: &Table) -> Self {
        let mut claims = Self::default();
        if table.question() != Some(Question::Card) {
            return claims;
        }
        for (seat, hunter) in table.hunters().entries() {
            if seat != listener
                && let Word::Announce(card) = memory.word(seat)
                && hunter.is_living()
                && hunter.hand.contains(card)
            {
                claims.0[seat.index()] = Some((card, memory.trust(seat)));
            }
        }
        claims
    }

    /// The card a seat has announced and the trust it has, of [`FULL_TRUST`].
    pub(crate) fn of(&self, seat: Seat) -> Option<(Card, u32)> {
        self.0[seat.index()]
    }

    /// For one imagined round: whose word holds in it.
    pub(crate) fn believed(&self, chance: &mut Stream) -> [Option<Card>; MOST_SEATS] {
        self.0.map(|claim| claim.filter(|&(_, trust)| chance.below(FULL_TRUST) < trust).map(|(card, _)| card))
    }
}
