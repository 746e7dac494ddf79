//! Table talk (C2.02): free, never binding. Before the cards of a round are picked, each seat may say one thing. The rules know
//! nothing of it, so it is kept in a journal of its own beside the hunt's.

use chalice::Card;
use kit::Seat;
use serde::{Deserialize, Serialize};

/// What a seat can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    /// Nothing.
    Silence,
    /// "I will play this."
    Announce(Card),
    /// "You play this."
    Ask(Seat, Card),
}

/// A word, by whom and in which round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u32", try_from = "u32")]
pub struct Said {
    /// The round before whose pick it was said.
    pub round: u16,
    /// Who said it.
    pub seat: Seat,
    /// What.
    pub word: Word,
}

/// Everything that was said in a hunt, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Talk {
    said: Vec<Said>,
}

impl Talk {
    /// Nothing said yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes down a word.
    pub fn record(&mut self, said: Said) {
        self.said.push(said);
    }

    /// Everything so far.
    #[must_use]
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// The word of a seat in a round, if it has spoken.
    #[must_use]
    pub fn word(&self, round: u16, seat: Seat) -> Option<Word> {
        self.said.iter().rev().find(|said| said.round == round && said.seat == seat).map(|said| said.word)
    }

    /// Forgets what was said after this round: undo.
    pub fn rewind(&mut self, round: u16) {
        self.said.retain(|said| said.round <= round);
    }
}

/// Card numbers in a word's number.
const CARDS: u32 = 32;
const SEATS: u32 = 8;

impl Word {
    /// Never renumber: journals keep it.
    pub(crate) fn number(self) -> u32 {
        match self {
            Self::Silence => 0,
            Self::Announce(card) => 1 + card as u32,
            Self::Ask(to, card) => CARDS * (1 + u32::from(to.0)) + card as u32,
        }
    }
}

impl From<Said> for u32 {
    fn from(said: Said) -> Self {
        (said.word.number() * SEATS + Self::from(said.seat.0)) << 16 | Self::from(said.round)
    }
}

impl TryFrom<u32> for Said {
    type Error = &'static str;

    fn try_from(number: u32) -> Result<Self, &'static str> {
        let (what, seat) = ((number >> 16) / SEATS, (number >> 16) % SEATS);
        let card = |number| Card::from_index(number as usize).ok_or("no such card");
        let word = match (what / CARDS, what % CARDS) {
            (0, 0) => Word::Silence,
            (0, place) => Word::Announce(card(place - 1)?),
            (to, place) if to <= SEATS => Word::Ask(Seat(to as u8 - 1), card(place)?),
            _ => return Err("no such word"),
        };
        Ok(Self { round: number as u16, seat: Seat(seat as u8), word })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_back_from_its_number() {
        for seat in (0..5).map(Seat) {
            let asks = (0..5).flat_map(|to| Card::ALL.map(|card| Word::Ask(Seat(to), card)));
            for word in Card::ALL.map(Word::Announce).into_iter().chain(asks).chain([Word::Silence]) {
                let said = Said { round: 300, seat, word };
                assert_eq!(Said::try_from(u32::from(said)), Ok(said));
            }
        }
        assert!(Said::try_from(u32::MAX).is_err());
    }

    #[test]
    fn undo_forgets_later_rounds() {
        let mut talk = Talk::new();
        for round in 1..=3 {
            talk.record(Said { round, seat: Seat(0), word: Word::Announce(Card::HunterAxe) });
        }
        talk.rewind(2);
        assert_eq!(talk.word(2, Seat(0)), Some(Word::Announce(Card::HunterAxe)));
        assert_eq!(talk.word(3, Seat(0)), None);
    }
}
