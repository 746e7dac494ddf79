//! A table of bots, from the deal to the end: for measuring them and for proving that they decide alike everywhere.

use crate::chalice::level::Level;
use crate::chalice::memory::Memory;
use crate::chalice::mind::Mind;
use crate::chalice::speech::Speech;
use crate::chalice::talk::Word;
use crate::chalice::temper::Temper;
use chalice::{Choice, Event, Hunt, Outcome, Question, Setup, Sink, Table};
use kit::hash::Fnv;
use kit::{Seat, Seed, Stream};

/// Who sits where: a mind, or nobody who thinks at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company<'a> {
    /// One for each seat; without a mind a seat chooses at random.
    pub minds: &'a [Option<Mind>],
    /// Whether they talk.
    pub talk: bool,
}

/// How a hunt of bots ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The score.
    pub outcome: Outcome,
    /// What they remember of each other.
    pub memory: Memory,
    /// One number for all their words and choices.
    pub checksum: u64,
}

struct Watch<'a, S> {
    memory: Memory,
    sink: &'a mut S,
}

impl<S: Sink> Sink for Watch<'_, S> {
    fn tell(&mut self, event: Event, table: &Table) {
        self.memory.tell(event, table);
        self.sink.tell(event, table);
    }

    fn round_over(&mut self, table: &Table) {
        self.sink.round_over(table);
    }
}

impl Company<'_> {
    /// Plays a hunt to its end; none if it cannot be dealt, or not to so many.
    pub fn play<S: Sink>(&self, setup: &Setup, sink: &mut S) -> Option<Played> {
        if self.minds.len() != usize::from(setup.hunters) {
            return None;
        }
        let mut watch = Watch { memory: Memory::default(), sink };
        let mut hunt = Hunt::begin(setup, &mut watch).ok()?;
        let mut chance = Stream::new(setup.seed, "bots without a mind");
        let mut hash = Fnv::default();
        let mut spoken = 0;
        while let Some(seat) = hunt.next_to_decide() {
            let table = hunt.table();
            if self.talk && table.question() == Some(Question::Card) && spoken != table.round() {
                spoken = table.round();
                hash = self.speak(&hunt, setup.seed, &mut watch.memory, hash);
            }
            let choice = self.decide(&hunt, seat, setup.seed, &watch.memory, &mut chance);
            hash = hash.number(u16::from(choice).into());
            hunt.choose(seat, choice, &mut watch).ok()?;
        }
        let checksum = hash.number(hunt.checksum()).finish();
        Some(Played { outcome: hunt.outcome()?, memory: watch.memory, checksum })
    }

    fn decide(&self, hunt: &Hunt, seat: Seat, seed: Seed, memory: &Memory, chance: &mut Stream) -> Choice {
        let view = hunt.view(seat);
        let legal = view.legal();
        match self.minds[seat.index()] {
            Some(mind) => mind.decide(&view, memory, seed).unwrap_or(legal.nth(0)),
            None => legal.nth(chance.below(legal.len())),
        }
    }

    /// Each says one thing, in seat order; later speakers hear the earlier.
    fn speak(&self, hunt: &Hunt, seed: Seed, memory: &mut Memory, mut hash: Fnv) -> Fnv {
        for seat in hunt.waiting() {
            let Some(mind) = self.minds[seat.index()] else { continue };
            let word = Speech::new(mind, hunt.view(seat), memory, seed).map_or(Word::Silence, Speech::finish);
            hash = hash.number(word.number().into());
            memory.hear(seat, word);
        }
        hash
    }
}

/// Whole games of `count` seeds from `first` on, with a hunter of each level, each temperament in turn, and talk in every
/// second game, in one number: equal on every machine, native and wasm.
#[must_use]
pub fn checksum_of_games(first: u32, count: u32) -> u64 {
    let game = |seed: u32| {
        let mind = |seat: usize| {
            let temper = Temper::ALL[(seed as usize + seat) % Temper::ALL.len()];
            Some(Mind::new(Level::ALL[(seed as usize / 4 + seat) % Level::ALL.len()], temper))
        };
        let minds: [Option<Mind>; 4] = std::array::from_fn(mind);
        let company = Company { minds: &minds, talk: seed % 2 == 1 };
        company.play(&Setup::new(4, Seed::from_number(seed)), &mut ()).map_or(0, |played| played.checksum)
    };
    (0..count).map(|step| game(first.wrapping_add(step))).fold(Fnv::default(), Fnv::number).finish()
}
