//! What a hunt is worth to each seat: at its end, or as it stands somewhere before.

use crate::chalice::heuristic::card_worth;
use crate::chalice::memory::Memory;
use crate::chalice::temper::Temper;
use chalice::{Hunter, Outcome, Table};
use kit::seat::MOST_SEATS;
use kit::{BySeat, Seat};

/// Whose hopes lean how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Leaning {
    seat: Seat,
    temper: Temper,
    foe: Option<Seat>,
}

impl Leaning {
    pub(crate) fn new(seat: Seat, temper: Temper, memory: &Memory) -> Self {
        Self { seat, temper, foe: memory.grudge(seat).map(|(foe, _)| foe) }
    }

    /// Nobody's: for advice.
    pub(crate) fn none() -> Self {
        Self { seat: Seat(u8::MAX), temper: Temper::Cautious, foe: None }
    }
}

/// A lead of so many points is as good as won when judged, and as good as it gets at the end.
const WIDE: f32 = 40.0;

/// What the hunt is worth to every seat, from 0 to 1, at its end or as it stands.
pub(crate) fn rewards(table: &Table, leaning: &Leaning) -> [f32; MOST_SEATS] {
    let outcome = table.outcome();
    let hopes = match &outcome {
        Some(outcome) => outcome.scores.map(|_, &score| f32::from(score)),
        None => table.hunters().map(|_, hunter| hope(table, hunter)),
    };
    let mut rewards = [0.0; MOST_SEATS];
    for seat in table.hunters().seats() {
        let mine = seat == leaning.seat;
        let winning = if mine { leaning.temper.winning() } else { 0.5 };
        let lead = hopes[seat] - best_other(&hopes, seat);
        let won = outcome.as_ref().map_or_else(|| chance_of(lead, table), |outcome| share_of(outcome, seat));
        let mut reward = winning * won + (1.0 - winning) * between(0.5 + lead / WIDE);
        if mine {
            reward = leaning.tint(reward, &hopes);
        }
        rewards[seat.index()] = reward;
    }
    rewards
}

impl Leaning {
    /// Spite: some hunters like others' losses for their own sake.
    fn tint(&self, reward: f32, hopes: &BySeat<f32>) -> f32 {
        const SPITE: f32 = 0.1;
        let spite = match (self.temper, self.foe) {
            (Temper::Treacherous, _) => {
                let others = hopes.entries().filter(|(seat, _)| *seat != self.seat).map(|(_, hope)| *hope);
                others.sum::<f32>() / (hopes.len() as f32 - 1.0)
            }
            (Temper::Vengeful, Some(foe)) if foe.index() < hopes.len() => hopes[foe],
            _ => return reward,
        };
        reward * (1.0 - SPITE) + SPITE * between(1.0 - spite / (2.0 * WIDE))
    }
}

fn best_other(hopes: &BySeat<f32>, seat: Seat) -> f32 {
    hopes.entries().filter(|(other, _)| *other != seat).map(|(_, hope)| *hope).fold(0.0, f32::max)
}

fn share_of(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners[seat] { 1.0 / outcome.winning_seats().count() as f32 } else { 0.0 }
}

/// How likely a lead holds: the fewer enemies are left, the more surely.
fn chance_of(lead: f32, table: &Table) -> f32 {
    let left = f32::from(table.dungeon_left()) + 1.0;
    let swing = 4.0 + 6.0 * left.sqrt();
    between(0.5 + lead / swing - 0.15)
}

/// The score that a hunter may hope for, counted from what they have.
fn hope(table: &Table, hunter: &Hunter) -> f32 {
    if !hunter.is_in_game() {
        return 0.0;
    }
    let left = f32::from(table.dungeon_left()) + 1.0;
    let trophies: f32 = hunter.tracks.iter().map(|&space| TROPHY_HOPE[usize::from(space).min(5)]).sum();
    let cards: i32 = hunter.owned().iter().map(card_worth).sum();
    let ready: i32 = hunter.hand.weapons().iter().map(|card| i32::from(card.data().damage)).sum();
    f32::from(hunter.banked)
        + 0.8 * f32::from(hunter.collected)
        + trophies
        + cards as f32 * left * 0.003
        + ready as f32 * 0.12
        + f32::from(hunter.health) * 0.23
}

/// What a token on each space of a track may be worth in the end.
const TROPHY_HOPE: [f32; 6] = [0.0, 1.2, 2.6, 4.4, 6.8, 8.0];

fn between(reward: f32) -> f32 {
    reward.clamp(0.0, 1.0)
}
