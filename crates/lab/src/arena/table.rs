//! One game among players, with or without talk.

use super::player::Player;
use bots::{Memory, Speech, Word};
use chalice::{Event, Hunt, Outcome, Question, Setup, Sink, Table};
use kit::{Seat, Stream};

/// Whoever watches, beside the players' own memory.
struct Both<'a, S> {
    memory: Memory,
    watch: &'a mut S,
}

impl<S: Sink> Sink for Both<'_, S> {
    fn tell(&mut self, event: Event) {
        self.memory.tell(event);
        self.watch.tell(event);
    }

    fn round_over(&mut self, table: &Table) {
        self.watch.round_over(table);
    }
}

/// How a game ended, and what the players remember of each other.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) memory: Memory,
}

impl Played {
    /// The seat's share of the victory, from 0 to 1.
    pub(crate) fn share(&self, seat: Seat) -> f64 {
        let winners = self.outcome.winning_seats().count();
        if self.outcome.winners[seat] { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// Plays a game to its end.
pub(crate) fn play<S: Sink>(setup: &Setup, players: &[Player], talk: bool, watch: &mut S) -> Result<Played, String> {
    let mut sink = Both { memory: Memory::default(), watch };
    let mut hunt = Hunt::begin(setup, &mut sink).map_err(|why| why.to_string())?;
    let mut chance = Stream::new(setup.seed, "arena");
    let mut spoken = 0;
    while let Some(seat) = hunt.next_to_decide() {
        let table = hunt.table();
        if talk && table.question() == Some(Question::Card) && spoken != table.round() {
            spoken = table.round();
            speak(&hunt, setup, players, &mut sink.memory);
        }
        let choice = players[seat.index()].decide(&hunt.view(seat), &sink.memory, setup.seed, &mut chance);
        hunt.choose(seat, choice, &mut sink).map_err(|why| why.to_string())?;
    }
    let outcome = hunt.result().ok_or("the game has no end")?;
    Ok(Played { outcome, memory: sink.memory })
}

/// Each says one thing, in seat order; later speakers hear the earlier.
fn speak(hunt: &Hunt, setup: &Setup, players: &[Player], memory: &mut Memory) {
    for seat in hunt.waiting() {
        let Some(mind) = players[seat.index()].mind() else { continue };
        let word = Speech::new(mind, hunt.view(seat), memory, setup.seed).map_or(Word::Silence, Speech::finish);
        memory.hear(seat, word);
    }
}
