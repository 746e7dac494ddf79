//! The journal of a game: its set-up and every choice of every seat. It *is* the save, the undo, the replay, the bug report
//! and the test fixture; the state is rebuilt by playing it again.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// What was decided, in the order in which the game took it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journal<S, C> {
    setup: S,
    choices: Vec<(Seat, C)>,
}

/// Why a journal could not be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<E> {
    /// The set-up itself is refused.
    Setup(E),
    /// The choice at this place is refused.
    Choice {
        /// Counted from 0.
        at: usize,
        /// What the game said.
        why: E,
    },
}

impl<S, C: Copy> Journal<S, C> {
    /// A journal with nothing decided yet.
    #[must_use]
    pub fn new(setup: S) -> Self {
        Self { setup, choices: Vec::new() }
    }

    /// What the game was made from.
    #[must_use]
    pub fn setup(&self) -> &S {
        &self.setup
    }

    /// Every choice so far.
    #[must_use]
    pub fn choices(&self) -> &[(Seat, C)] {
        &self.choices
    }

    /// Writes down a choice that the game has taken.
    pub fn record(&mut self, seat: Seat, choice: C) {
        self.choices.push((seat, choice));
    }

    /// Forgets everything after the first `count` choices: undo, once it is replayed.
    pub fn rewind(&mut self, count: usize) {
        self.choices.truncate(count);
    }

    /// Plays everything again from the start.
    ///
    /// # Errors
    /// The first refusal, and where it happened.
    pub fn replay<G, E>(
        &self,
        begin: impl FnOnce(&S) -> Result<G, E>,
        mut apply: impl FnMut(&mut G, Seat, C) -> Result<(), E>,
    ) -> Result<G, ReplayError<E>> {
        let mut game = begin(&self.setup).map_err(ReplayError::Setup)?;
        for (at, &(seat, choice)) in self.choices.iter().enumerate() {
            apply(&mut game, seat, choice).map_err(|why| ReplayError::Choice { at, why })?;
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game in which each choice is added, and only even numbers are allowed.
    fn sum(journal: &Journal<i32, i32>) -> Result<i32, ReplayError<&'static str>> {
        journal.replay(
            |&start| if start < 0 { Err("negative") } else { Ok(start) },
            |total, _, choice| {
                if choice % 2 == 1 {
                    return Err("odd");
                }
                *total += choice;
                Ok(())
            },
        )
    }

    #[test]
    fn a_journal_replays_to_the_same_game() {
        let mut journal = Journal::new(10);
        journal.record(Seat(0), 2);
        journal.record(Seat(1), 4);
        assert_eq!(sum(&journal), Ok(16));
        journal.rewind(1);
        assert_eq!(sum(&journal), Ok(12));
    }

    #[test]
    fn a_refusal_says_where() {
        let mut journal = Journal::new(10);
        journal.record(Seat(0), 2);
        journal.record(Seat(1), 3);
        assert_eq!(sum(&journal), Err(ReplayError::Choice { at: 1, why: "odd" }));
        assert_eq!(sum(&Journal::new(-1)), Err(ReplayError::Setup("negative")));
    }
}
