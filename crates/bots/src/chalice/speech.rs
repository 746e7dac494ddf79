//! What a hunter says before the cards are picked. It first thinks about what it would play, then about what to say of it.

use crate::chalice::level::Budget;
use crate::chalice::memory::Memory;
use crate::chalice::mind::{Decision, Mind, chance_of};
use crate::chalice::talk::Word;
use crate::chalice::temper::Temper;
use chalice::{Card, Choice, Hunter, Question, Table, View};
use kit::{Seat, Seed, Stream};

/// A word being thought of.
#[derive(Clone, Debug)]
pub struct Speech {
    mind: Mind,
    view: View,
    memory: Memory,
    chance: Stream,
    intent: Decision,
}

impl Speech {
    /// Begins to think of what to say; none if cards are not being picked, or not by this seat.
    #[must_use]
    pub fn new(mind: Mind, view: View, memory: &Memory, seed: Seed) -> Option<Self> {
        if view.table().question() != Some(Question::Card) {
            return None;
        }
        let intent = Decision::new(mind, view, memory, seed)?;
        let intent = match mind.level.budget() {
            Some(budget) => intent.within(Budget { iterations: budget.iterations / 2, ..budget }),
            None => intent,
        };
        let mut chance = chance_of(&view, seed);
        chance.next_u32();
        Some(Self { mind, view, memory: *memory, chance, intent })
    }

    /// Thinks on for at most so many iterations; the word once it is found.
    pub fn step(&mut self, iterations: u32) -> Option<Word> {
        let intent = self.intent.step(iterations)?;
        Some(self.say(intent))
    }

    /// The word at once.
    #[must_use]
    pub fn finish(mut self) -> Word {
        self.step(u32::MAX).unwrap_or(Word::Silence)
    }

    /// Iterations made, and to make.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        self.intent.progress()
    }

    fn say(&mut self, intent: Choice) -> Word {
        let Choice::Play(card) = intent else { return Word::Silence };
        let wronged = self.memory.grudge(self.view.seat()).is_some_and(|(_, harm)| harm >= 3);
        match self.mind.temper {
            Temper::Cautious => Word::Announce(card),
            Temper::Bold => self.call_for_help(card).unwrap_or(Word::Announce(card)),
            Temper::Treacherous if self.chance.below(3) > 0 => self.lie(card),
            Temper::Vengeful if wronged && self.chance.below(2) > 0 => self.lie(card),
            Temper::Treacherous | Temper::Vengeful => Word::Announce(card),
        }
    }

    fn table(&self) -> &Table {
        self.view.table()
    }

    /// The opposite of what is meant: rest where there will be blood, blood where there will be rest.
    fn lie(&self, card: Card) -> Word {
        if card != Card::HuntersDream {
            return Word::Announce(Card::HuntersDream);
        }
        match strongest(self.table(), self.view.seat()) {
            Some((weapon, _)) => Word::Announce(weapon),
            None => Word::Silence,
        }
    }

    /// If this weapon alone does not kill and one other's best would: asks for it.
    fn call_for_help(&mut self, card: Card) -> Option<Word> {
        let (table, seat) = (self.view.table(), self.view.seat());
        if !card.is_weapon() || self.chance.below(2) == 0 {
            return None;
        }
        let missing = table.echoes().checked_sub(table.damage_of(seat, card, 0)).filter(|&missing| missing > 0)?;
        let others = table.hunters().seats().filter(|&other| other != seat);
        let helpers =
            others.filter_map(|other| strongest(table, other).map(|(weapon, damage)| (damage, other, weapon)));
        let (_, other, weapon) =
            helpers.filter(|(damage, ..)| *damage >= missing).max_by_key(|(damage, ..)| *damage)?;
        Some(Word::Ask(other, weapon))
    }
}

/// The weapon in hand with which a living hunter would deal most.
fn strongest(table: &Table, seat: Seat) -> Option<(Card, u8)> {
    let hunter: &Hunter = table.hunter(seat);
    let weapons = hunter.hand.weapons().iter_kinds().filter(|_| hunter.is_living());
    weapons.map(|weapon| (weapon, table.damage_of(seat, weapon, 0))).max_by_key(|(_, damage)| *damage)
}
