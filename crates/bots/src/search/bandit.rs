//! How a seat picks at one node, and what it learns from how the game went on.
//!
//! Only `+ - * /` and `sqrt` are used on floats: these give the same bits on every machine, native and wasm.

use kit::Stream;

/// One choice at a node, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct Arm<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// The sum of what followed.
    pub total: f32,
    /// How good it looked beforehand; the arms of a node add up to 1.
    pub prior: f32,
    /// Regret matching: how much better than what was done it would have been, summed up.
    pub regret: f32,
    /// Regret matching: the sum of the strategies played, whose average approaches an equilibrium.
    pub strategy: f32,
}

impl<C> Arm<C> {
    /// A choice not tried yet.
    #[must_use]
    pub fn new(choice: C, prior: f32) -> Self {
        Self { choice, visits: 0, total: 0.0, prior, regret: 0.0, strategy: 0.0 }
    }

    /// What followed on average; `unknown` if it was never tried.
    #[must_use]
    pub fn mean(&self, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.total / self.visits as f32 }
    }
}

/// The rule by which a seat picks at its nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bandit {
    /// Upper confidence: the best mean so far, with a bonus for what looked good and was tried little.
    Uct {
        /// The weight of the bonus.
        curiosity: f32,
        /// Whether every arm is tried once before any is tried again.
        thorough: bool,
    },
    /// Regret matching: each in proportion to how much it is regretted not to have been played.
    Regret {
        /// The share of picks that explore.
        explore: f32,
    },
}

impl Bandit {
    /// Picks among the arms. Returns the arm's place in the node and how likely this pick was.
    pub(crate) fn pick<C>(self, arms: &mut [Arm<C>], chance: &mut Stream) -> (usize, f32) {
        match self {
            Self::Uct { curiosity, thorough } => {
                let untried = arms.iter().position(|arm| thorough && arm.visits == 0);
                (untried.unwrap_or_else(|| upper_confidence(arms, curiosity)), 1.0)
            }
            Self::Regret { explore } => match_regret(arms, explore, chance),
        }
    }

    /// Learns from the end of a game in which the arm at `picked` was chosen with this likelihood.
    pub(crate) fn learn<C>(self, arms: &mut [Arm<C>], picked: usize, likelihood: f32, reward: f32) {
        if let Self::Regret { .. } = self {
            for (place, arm) in arms.iter_mut().enumerate() {
                // An arm not played is judged by its mean; the arm played is corrected by how rare the pick was. Together
                // this is without bias and far less noisy than weighting the reward alone.
                let mean = arm.mean(reward);
                let would_be = if place == picked { mean + (reward - mean) / likelihood } else { mean };
                arm.regret = (arm.regret + would_be - reward).max(0.0);
            }
        }
        let arm = &mut arms[picked];
        arm.visits += 1;
        arm.total += reward;
    }
}

fn upper_confidence<C>(arms: &[Arm<C>], curiosity: f32) -> usize {
    let visits: u32 = arms.iter().map(|arm| arm.visits).sum();
    let total: f32 = arms.iter().map(|arm| arm.total).sum();
    let unknown = if visits == 0 { 0.0 } else { total / visits as f32 };
    let reach = curiosity * (visits as f32 + 1.0).sqrt();
    let (mut best, mut most) = (0, f32::MIN);
    for (place, arm) in arms.iter().enumerate() {
        let worth = arm.mean(unknown) + reach * arm.prior / (1.0 + arm.visits as f32);
        if worth > most {
            (best, most) = (place, worth);
        }
    }
    best
}

fn match_regret<C>(arms: &mut [Arm<C>], explore: f32, chance: &mut Stream) -> (usize, f32) {
    let regrets: f32 = arms.iter().map(|arm| arm.regret).sum();
    let each = explore / arms.len() as f32;
    let mut draw = unit(chance);
    let mut picked = None;
    for (place, arm) in arms.iter_mut().enumerate() {
        let share = if regrets > 0.0 { arm.regret / regrets } else { arm.prior };
        arm.strategy += share;
        let likelihood = share * (1.0 - explore) + each;
        draw -= likelihood;
        if draw < 0.0 && picked.is_none() {
            picked = Some((place, likelihood));
        }
    }
    // Rounding may leave a hair over after the last one.
    picked.unwrap_or((arms.len() - 1, each))
}

/// A number from 0 up to, not including, 1.
fn unit(chance: &mut Stream) -> f32 {
    (chance.next_u32() >> 8) as f32 / (1 << 24) as f32
}
