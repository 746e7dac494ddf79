//! How long the events of a round are looked at. Whoever has seen enough rounds knows how one goes; and however much happens, a
//! round is told within some seconds.

use crate::shell::context::{Shell, VAULT};
use kit::save::Kind;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};

/// No round takes longer to tell, in milliseconds at a steady pace.
const LONGEST: u32 = 8_000;

/// Whoever has seen so many rounds knows how one goes.
const SEASONED: u32 = 10;

/// What is kept of the rounds that a person has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// In all games, up to [`SEASONED`].
    rounds: u32,
}

/// How many rounds of a game the person before this page has seen, as far as that is known and matters.
#[derive(Debug)]
pub struct RoundsSeen {
    kind: Kind,
    rounds: AtomicU32,
}

impl RoundsSeen {
    /// None yet; they are kept under this name.
    #[must_use]
    pub const fn kept_as(name: &'static str) -> Self {
        Self { kind: Kind { name, migrations: &[] }, rounds: AtomicU32::new(0) }
    }

    /// Looks up how many the person has seen.
    pub fn recall(&self) {
        let kept = VAULT.find::<Kept>(self.kind.name, &self.kind).ok().and_then(|found| found.value);
        self.rounds.store(kept.unwrap_or_default().rounds, Ordering::Relaxed);
    }

    /// Counts one more, until the person knows how a round goes.
    pub fn count(&self, shell: Shell) {
        let rounds = self.rounds.load(Ordering::Relaxed) + 1;
        if rounds <= SEASONED {
            self.rounds.store(rounds, Ordering::Relaxed);
            shell.note(VAULT.keep(self.kind.name, &self.kind, &Kept { rounds }));
        }
    }

    /// Whether the person knows how a round goes.
    #[must_use]
    pub fn are_enough(&self) -> bool {
        self.rounds.load(Ordering::Relaxed) >= SEASONED
    }
}

/// How long the event at this place is looked at, in milliseconds at a steady pace. The more of a round has been told, the less
/// time there is for the rest.
pub fn pause<E: Copy>(events: &[E], at: usize, begins_round: fn(E) -> bool, wanted: fn(E) -> u32) -> u32 {
    let Some(told) = events.get(..=at) else { return 0 };
    let begin = told.iter().rposition(|&event| begins_round(event)).unwrap_or(0);
    let (mut spent, mut last) = (0, 0);
    for &event in &told[begin..] {
        last = wanted(event).min(LONGEST) * (LONGEST - spent) / LONGEST;
        spent += last;
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rounds of a hundred events, each of which wants a second.
    fn pause_at(at: usize) -> u32 {
        pause(&(0..200).collect::<Vec<u32>>(), at, |event| event % 100 == 0, |_| 1_000)
    }

    #[test]
    fn a_round_is_told_in_time_however_much_happens() {
        assert!((0..99).all(|at| pause_at(at + 1) <= pause_at(at)));
        assert!((0..100).map(pause_at).sum::<u32>() <= LONGEST);
    }

    #[test]
    fn every_round_begins_with_all_its_time() {
        assert_eq!((pause_at(0), pause_at(100)), (1_000, 1_000));
    }

    #[test]
    fn what_has_not_happened_takes_no_time() {
        assert_eq!(pause_at(200), 0);
    }
}
