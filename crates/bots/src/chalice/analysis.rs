//! A hunt looked at again: each decision of one seat against the best that was found, and where it turned.

use crate::chalice::advice::{Advising, Estimate};
use crate::verdict::Verdict;
use chalice::{Choice, Hunt, Journal, View, rebuild};
use kit::{Seat, Sort};

/// One decision, rated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Its place in the journal.
    pub at: u32,
    /// The round it was made in.
    pub round: u16,
    /// What was chosen, and what it could be expected to bring.
    pub chosen: Estimate,
    /// The best found.
    pub best: Estimate,
    /// What it amounts to.
    pub verdict: Verdict,
}

impl Rating {
    fn new(at: usize, round: u16, choice: Choice, advice: &[Estimate]) -> Option<Self> {
        let (best, chosen) = (*advice.first()?, *advice.iter().find(|estimate| estimate.choice == choice)?);
        let mut rating = Self { at: at as u32, round, chosen, best, verdict: Verdict::Best };
        let loss = rating.loss();
        rating.verdict = match loss {
            _ if chosen.choice == best.choice => Verdict::Best,
            loss if loss < 0.05 => Verdict::Good,
            loss if loss < 0.1 => Verdict::Inaccuracy,
            loss if loss < 0.2 => Verdict::Mistake,
            _ => Verdict::Blunder,
        };
        Some(rating)
    }

    /// What was given away, in parts of a victory.
    #[must_use]
    pub fn loss(&self) -> f32 {
        self.best.merit() - self.chosen.merit()
    }
}

/// A whole hunt, rated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// Each decision of the seat, in order.
    pub ratings: Vec<Rating>,
    /// The places, in `ratings`, of the decisions that cost most; at most three, the costliest first.
    pub turning_points: Vec<u32>,
}

impl Analysis {
    /// The same without the first so many choices of the hunt, which were not the person's own.
    #[must_use]
    pub fn after(mut self, choices: u32) -> Self {
        self.ratings.retain(|rating| rating.at >= choices);
        self.turning_points = turning_points(&self.ratings);
        self
    }
}

/// The most turning points.
const TURNING_POINTS: usize = 3;

/// An analysis under way.
#[derive(Clone, Debug)]
pub struct Analysing {
    journal: Journal,
    seat: Seat,
    iterations: u32,
    hunt: Hunt,
    at: usize,
    advising: Option<Advising>,
    analysis: Analysis,
}

impl Analysing {
    /// Begins; none if the journal cannot be played.
    #[must_use]
    pub fn new(journal: Journal, seat: Seat, iterations: u32) -> Option<Self> {
        rebuild(&journal, &mut ()).ok()?;
        let hunt = Hunt::begin(journal.setup(), &mut ()).ok()?;
        Some(Self { journal, seat, iterations, hunt, at: 0, advising: None, analysis: Analysis::default() })
    }

    /// Thinks on for at most so many iterations; the analysis once it is ready.
    pub fn step(&mut self, iterations: u32) -> Option<Analysis> {
        let mut left = iterations;
        while let Some(&(seat, choice)) = self.journal.choices().get(self.at) {
            if seat == self.seat {
                if left == 0 {
                    return None;
                }
                let view: View = self.hunt.view(seat);
                let (seed, count) = (self.journal.setup().seed, self.iterations);
                let mut advising = self.advising.take().or_else(|| Advising::new(view, seed, count))?;
                let made = advising.progress().0;
                let advice = advising.step(left);
                left -= (advising.progress().0 - made).min(left);
                let Some(advice) = advice else {
                    self.advising = Some(advising);
                    return None;
                };
                let rating = Rating::new(self.at, self.hunt.table().round(), choice, &advice);
                self.analysis.ratings.extend(rating);
            }
            self.hunt.choose(seat, choice, &mut ()).ok()?;
            self.at += 1;
        }
        self.analysis.turning_points = turning_points(&self.analysis.ratings);
        Some(self.analysis.clone())
    }

    /// Decisions of the journal passed, and to pass.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        (self.at as u32, self.journal.choices().len() as u32)
    }
}

fn turning_points(ratings: &[Rating]) -> Vec<u32> {
    let mut places: Vec<u32> = (0..ratings.len() as u32).collect();
    places.retain(|&place| ratings[place as usize].verdict > Verdict::Good);
    places.arrange_by(|&a, &b| ratings[b as usize].loss().total_cmp(&ratings[a as usize].loss()));
    places.truncate(TURNING_POINTS);
    places
}

/// Rates every decision of a seat, each with so many imagined hunts; none if the journal cannot be played.
#[must_use]
pub fn analyse(journal: &Journal, seat: Seat, iterations: u32) -> Option<Analysis> {
    Analysing::new(journal.clone(), seat, iterations)?.step(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chalice::Card;

    fn rating(at: u32, win: f32) -> Rating {
        let estimate = |card, win| Estimate { choice: Choice::Play(card), score: 0.0, win, tries: 1 };
        let (chosen, best) = (estimate(Card::HunterAxe, win), estimate(Card::HuntersDream, 0.9));
        Rating { at, round: 1, chosen, best, verdict: Verdict::Blunder }
    }

    #[test]
    fn what_was_demanded_is_not_blamed() {
        let ratings = vec![rating(0, 0.1), rating(4, 0.2), rating(9, 0.5), rating(12, 0.3)];
        let turning_points = turning_points(&ratings);
        assert_eq!(turning_points, [0, 1, 3]);
        let own = Analysis { ratings, turning_points }.after(5);
        assert_eq!(own.ratings.iter().map(|rating| rating.at).collect::<Vec<_>>(), [9, 12]);
        assert_eq!(own.turning_points, [1, 0]);
    }
}
