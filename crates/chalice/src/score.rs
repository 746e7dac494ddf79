//! How a hunt ends and who has won it.

use crate::hunter::{Hunter, Life};
use kit::{BySeat, Seat};

/// Why a hunt is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// The Final Boss is dead (C10.04).
    Victory,
    /// Everyone is out of the game (Rom): nobody wins, nobody banks (C18.73).
    AllLost,
    /// Ten rounds without damage to the enemy (C18.77).
    Stalemate,
}

/// The score of a finished hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it is over.
    pub end: End,
    /// Banked echoes and trophies of each hunter, the eliminated too (C18.74).
    pub scores: BySeat<u16>,
    /// Who has won; ties are shared.
    pub winners: BySeat<bool>,
}

impl Outcome {
    /// Counts the hunters' points (C10.05): the highest score wins, then the most banked, then it is shared.
    pub(crate) fn of(hunters: &BySeat<Hunter>, end: End) -> Self {
        let scores = hunters.map(|_, hunter| hunter.banked + hunter.trophy_points());
        let rank = |seat: Seat| (scores[seat], hunters[seat].banked);
        let best = hunters.seats().filter(|&seat| hunters[seat].life != Life::Eliminated).map(rank).max();
        let wins = |seat, hunter: &Hunter| hunter.is_in_game() && Some(rank(seat)) == best;
        Self { end, scores, winners: hunters.map(wins) }
    }

    /// The winners' seats; none if all are lost.
    pub fn winning_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.winners.entries().filter(|(_, wins)| **wins).map(|(seat, _)| seat)
    }
}
