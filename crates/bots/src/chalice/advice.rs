//! What each choice can be expected to bring: the hunt is imagined to its very end, again and again.

use crate::chalice::mind::chance_of;
use crate::chalice::prospect::Leaning;
use crate::chalice::world::{World, situation};
use crate::search::{Bandit, Search};
use chalice::{Choice, View};
use kit::seat::MOST_SEATS;
use kit::{Seed, Sort, Stream};

/// One choice and what it can be expected to bring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The choice.
    pub choice: Choice,
    /// The final score.
    pub score: f32,
    /// The chance to win, from 0 to 1; a shared victory counts in part.
    pub win: f32,
    /// How often it was imagined: the more, the surer.
    pub tries: u32,
}

impl Estimate {
    /// What to rank choices by: winning, and among equals points.
    #[must_use]
    pub fn merit(&self) -> f32 {
        self.win + self.score * POINT
    }
}

/// A point in parts of a victory.
const POINT: f32 = 0.01;

/// Every choice is tried, the better ones more often.
const EVEN_HANDED: Bandit = Bandit::Uct { curiosity: 1.5, thorough: true };

/// Advice under way.
#[derive(Clone, Debug)]
pub struct Advising {
    view: View,
    search: Search<Choice>,
    iterations: u32,
    /// Sums of score and victories for each arm.
    sums: Vec<(f32, f32)>,
}

impl Advising {
    /// Begins to think; none if there is nothing to decide.
    #[must_use]
    pub fn new(view: View, seed: Seed, iterations: u32) -> Option<Self> {
        let chance: Stream = chance_of(&view, seed);
        let search = Search::new(EVEN_HANDED, chance);
        (!view.legal().is_empty()).then(|| Self { view, search, iterations, sums: Vec::new() })
    }

    /// Thinks on for at most so many iterations; the advice once it is ready, the best first.
    pub fn step(&mut self, iterations: u32) -> Option<Vec<Estimate>> {
        for _ in 0..iterations.min(self.iterations.saturating_sub(self.search.iterations())) {
            self.imagine();
        }
        (self.search.iterations() >= self.iterations).then(|| self.estimates())
    }

    /// Iterations made, and to make.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        (self.search.iterations(), self.iterations)
    }

    fn imagine(&mut self) {
        let (view, seat) = (&self.view, self.view.seat());
        let end = self.search.iterate(|chance| World {
            hunt: view.imagine_undecided(chance),
            leaning: Leaning::none(),
            promises: [None; MOST_SEATS],
            now: view.table().round(),
            until: u16::MAX,
        });
        let (Some(arm), Some(outcome)) = (self.search.first_pick(seat), end.hunt.outcome()) else { return };
        if self.sums.len() <= arm {
            self.sums.resize(arm + 1, (0.0, 0.0));
        }
        let sum = &mut self.sums[arm];
        sum.0 += f32::from(outcome.scores[seat]);
        if outcome.winners[seat] {
            sum.1 += 1.0 / outcome.winning_seats().count() as f32;
        }
    }

    fn estimates(&self) -> Vec<Estimate> {
        let arms = self.search.arms(situation(self.view.table(), self.view.seat()));
        let tried = arms.iter().zip(&self.sums).filter(|(arm, _)| arm.visits > 0);
        let mut estimates: Vec<Estimate> = tried
            .map(|(arm, (score, wins))| {
                let tries = arm.visits as f32;
                Estimate { choice: arm.choice, score: score / tries, win: wins / tries, tries: arm.visits }
            })
            .collect();
        estimates.arrange_by(|a, b| b.merit().total_cmp(&a.merit()));
        estimates
    }
}

/// Each legal choice with what it can be expected to bring, the best first.
#[must_use]
pub fn advise(view: &View, seed: Seed, iterations: u32) -> Vec<Estimate> {
    Advising::new(*view, seed, iterations).and_then(|mut advising| advising.step(u32::MAX)).unwrap_or_default()
}
