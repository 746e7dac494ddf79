//! One game among players, with or without talk.

use super::player::Player;
use bots::chalice::{Company, Mind, Played};
use chalice::{Setup, Sink};
use kit::Seat;

/// Plays a game to its end.
pub(crate) fn play<S: Sink>(setup: &Setup, players: &[Player], talk: bool, watch: &mut S) -> Result<Played, String> {
    let minds: Vec<Option<Mind>> = players.iter().map(|player| player.mind()).collect();
    Company { minds: &minds, talk }.play(setup, watch).ok_or_else(|| "no such hunt can be dealt".to_owned())
}

/// A seat's share of the victory, from 0 to 1.
pub(crate) fn share(played: &Played, seat: Seat) -> f64 {
    let winners = played.outcome.winning_seats().count();
    if played.outcome.winners[seat] { 1.0 / winners as f64 } else { 0.0 }
}
