//! The other chairs: what a seat decides, from its view alone.

use crate::chalice::game::Level;
use ::chalice::{Choice, View};
use kit::{Seed, Stream};

/// What a bot in this view's seat does.
#[must_use]
pub fn decide(view: &View, _level: Level, seed: Seed, turn: usize) -> Option<Choice> {
    let legal = view.legal();
    let mut chance = Stream::new(seed, &format!("mind {} {turn}", view.seat()));
    (legal.len() > 0).then(|| legal.nth(chance.below(legal.len())))
}
