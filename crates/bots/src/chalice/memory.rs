//! What a hunter remembers of the others: who kept their word, who broke it, who did harm to whom. It is made from what
//! everyone sees: the events of the hunt and the words said aloud.

use crate::chalice::talk::{Said, Talk, Word};
use chalice::{Card, Event, Hunt, Journal, Refusal, Sink, Table};
use kit::seat::MOST_SEATS;
use kit::{ReplayError, Seat};

/// Trust is counted in parts of this.
pub const FULL_TRUST: u32 = 256;

/// The memory of the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    kept: [u16; MOST_SEATS],
    broken: [u16; MOST_SEATS],
    /// Harm by victim and culprit.
    wrongs: [[u16; MOST_SEATS]; MOST_SEATS],
    /// What was said in this round.
    words: [Word; MOST_SEATS],
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            kept: [0; MOST_SEATS],
            broken: [0; MOST_SEATS],
            wrongs: [[0; MOST_SEATS]; MOST_SEATS],
            words: [Word::Silence; MOST_SEATS],
        }
    }
}

impl Memory {
    /// What is remembered after these decisions and these words. Picks that are still secret are not in it.
    ///
    /// # Errors
    /// If the journal cannot be played.
    pub fn of(journal: &Journal, talk: &Talk) -> Result<Self, ReplayError<Refusal>> {
        let mut memory = Self::default();
        let mut words = talk.said().iter().peekable();
        let setup = |why| ReplayError::Setup(Refusal::Setup(why));
        let mut hunt = Hunt::begin(journal.setup(), &mut memory).map_err(setup)?;
        for (at, &(seat, choice)) in journal.choices().iter().enumerate() {
            memory.catch_up(&hunt, &mut words);
            hunt.choose(seat, choice, &mut memory).map_err(|why| ReplayError::Choice { at, why })?;
        }
        memory.catch_up(&hunt, &mut words);
        Ok(memory)
    }

    /// Hears everything that was said up to the round that the hunt is in.
    fn catch_up<'a>(&mut self, hunt: &Hunt, words: &mut std::iter::Peekable<impl Iterator<Item = &'a Said>>) {
        let round = hunt.table().round();
        while let Some(said) = words.next_if(|said| said.round <= round) {
            if said.round == round {
                self.hear(said.seat, said.word);
            }
        }
    }

    /// Hears a word of this round.
    pub fn hear(&mut self, seat: Seat, word: Word) {
        if let Some(place) = self.words.get_mut(seat.index()) {
            *place = word;
        }
    }

    /// What a seat has said in this round.
    #[must_use]
    pub fn word(&self, seat: Seat) -> Word {
        self.words.get(seat.index()).copied().unwrap_or(Word::Silence)
    }

    /// How far a seat's word is to be believed, of [`FULL_TRUST`]. Nobody is believed blindly, and a lie weighs more than a
    /// kept promise.
    #[must_use]
    pub fn trust(&self, seat: Seat) -> u32 {
        let (kept, broken) = (u32::from(self.kept[seat.index()]), u32::from(self.broken[seat.index()]));
        FULL_TRUST * (kept + 3) / (kept + 3 * broken + 4)
    }

    /// Promises kept and broken by a seat.
    #[must_use]
    pub fn record(&self, seat: Seat) -> (u16, u16) {
        (self.kept[seat.index()], self.broken[seat.index()])
    }

    /// Who has done most harm to a seat, and how much; nobody if there was none.
    #[must_use]
    pub fn grudge(&self, seat: Seat) -> Option<(Seat, u16)> {
        let wrongs = &self.wrongs[seat.index()];
        let worst = (0..MOST_SEATS).max_by_key(|&culprit| (wrongs[culprit], MOST_SEATS - culprit))?;
        (wrongs[worst] > 0).then_some((Seat(worst as u8), wrongs[worst]))
    }

    fn judge(&mut self, seat: Seat, kept: bool) {
        let count = if kept { &mut self.kept } else { &mut self.broken };
        count[seat.index()] += 1;
        if !kept {
            self.harm_all(seat);
        }
    }

    fn harm_all(&mut self, culprit: Seat) {
        for (victim, wrongs) in self.wrongs.iter_mut().enumerate() {
            if victim != culprit.index() {
                wrongs[culprit.index()] += 1;
            }
        }
    }
}

impl Sink for Memory {
    fn tell(&mut self, event: Event, _: &Table) {
        self.see(event);
    }
}

impl Memory {
    fn see(&mut self, event: Event) {
        match event {
            Event::Round { .. } => self.words = [Word::Silence; MOST_SEATS],
            Event::Played { seat, card } => {
                match self.word(seat) {
                    // Whether Transform keeps the promise of a weapon is seen when the weapon is.
                    Word::Announce(promised) if card != Card::Transform || promised == card => {
                        self.judge(seat, promised == card);
                    }
                    Word::Announce(promised) if !promised.is_weapon() => self.judge(seat, false),
                    _ => {}
                }
                if card == Card::MolotovCocktail || card == Card::Flamesprayer {
                    self.harm_all(seat);
                }
            }
            Event::Transformed { seat, card } => {
                if let Word::Announce(promised) = self.word(seat)
                    && promised.is_weapon()
                {
                    self.judge(seat, promised == card);
                }
            }
            Event::Hindered { seat, target, .. } => self.wrongs[target.index()][seat.index()] += 3,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIAR: Seat = Seat(1);

    fn promise_and_play(memory: &mut Memory, promised: Card, played: Card) {
        memory.see(Event::Round { round: 1 });
        memory.hear(LIAR, Word::Announce(promised));
        memory.see(Event::Played { seat: LIAR, card: played });
    }

    #[test]
    fn a_lie_costs_more_trust_than_a_kept_word_earns() {
        let mut memory = Memory::default();
        let fresh = memory.trust(LIAR);
        promise_and_play(&mut memory, Card::HunterAxe, Card::HunterAxe);
        let kept = memory.trust(LIAR);
        promise_and_play(&mut memory, Card::HunterAxe, Card::HuntersDream);
        assert!(kept > fresh && memory.trust(LIAR) < fresh);
        assert_eq!(memory.record(LIAR), (1, 1));
        assert_eq!(memory.grudge(Seat(0)), Some((LIAR, 1)));
        assert_eq!(memory.grudge(LIAR), None);
    }

    #[test]
    fn a_promised_weapon_may_come_through_transform() {
        let mut memory = Memory::default();
        promise_and_play(&mut memory, Card::HunterAxe, Card::Transform);
        assert_eq!(memory.record(LIAR), (0, 0));
        memory.see(Event::Transformed { seat: LIAR, card: Card::HunterAxe });
        assert_eq!(memory.record(LIAR), (1, 0));
        promise_and_play(&mut memory, Card::HuntersDream, Card::Transform);
        assert_eq!(memory.record(LIAR), (1, 1));
    }
}
