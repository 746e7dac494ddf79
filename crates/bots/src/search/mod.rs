//! Search for games in which seats decide at once and something is hidden.
//!
//! Each iteration imagines a whole game that fits what is known and plays it to its end. Every seat picks for itself, by a
//! bandit at the node of its own situation (decoupled selection); where it has no node yet it makes one, and from then on
//! plays by rule of thumb. What the end is worth to each seat flows back to the nodes it picked at.

mod bandit;
mod game;
mod tree;

pub use bandit::{Arm, Bandit};
pub use game::Searchable;

use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};
use tree::Tree;

/// A search under way.
#[derive(Clone, Debug)]
pub struct Search<C> {
    tree: Tree<C>,
    bandit: Bandit,
    chance: Stream,
    iterations: u32,
    path: Vec<Pick>,
    options: Vec<C>,
    weights: Vec<f32>,
}

/// A pick at a node, to be paid back.
#[derive(Clone, Copy, Debug)]
struct Pick {
    seat: Seat,
    node: usize,
    arm: usize,
    likelihood: f32,
}

impl<C: Copy + Eq> Search<C> {
    /// A search that has learnt nothing yet and draws from this stream.
    #[must_use]
    pub fn new(bandit: Bandit, chance: Stream) -> Self {
        Self {
            tree: Tree::new(),
            bandit,
            chance,
            iterations: 0,
            path: Vec::new(),
            options: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// How many iterations were made.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Plays one imagined game to its end and learns from it. Returns the game as it ended.
    pub fn iterate<G: Searchable<Choice = C>>(&mut self, imagine: impl FnOnce(&mut Stream) -> G) -> G {
        let mut game = imagine(&mut self.chance);
        self.path.clear();
        let mut grown = [false; MOST_SEATS];
        while let Some(seat) = game.to_decide() {
            let choice = if grown[seat.index()] {
                game.by_heuristic(seat, &mut self.chance)
            } else {
                self.decide(&game, seat, &mut grown[seat.index()])
            };
            game.choose(seat, choice);
        }
        let rewards = game.rewards();
        for &Pick { seat, node, arm, likelihood } in &self.path {
            self.bandit.learn(&mut self.tree.node_mut(node).arms, arm, likelihood, rewards[seat.index()]);
        }
        self.iterations += 1;
        game
    }

    /// The place of the arm that a seat picked first in the last iteration.
    #[must_use]
    pub fn first_pick(&self, seat: Seat) -> Option<usize> {
        self.path.iter().find(|pick| pick.seat == seat).map(|pick| pick.arm)
    }

    /// A pick at the seat's node, which is made if there is none.
    fn decide<G: Searchable<Choice = C>>(&mut self, game: &G, seat: Seat, grown: &mut bool) -> C {
        if let Some(choice) = game.bound(seat) {
            return choice;
        }
        let key = game.situation(seat);
        let node = self.tree.find(key).unwrap_or_else(|| {
            *grown = true;
            self.options.clear();
            game.options(seat, &mut self.options);
            self.tree.add(key, game, seat, &self.options, &mut self.weights)
        });
        let arms = &mut self.tree.node_mut(node).arms;
        let (arm, likelihood) = self.bandit.pick(arms, &mut self.chance);
        let choice = arms[arm].choice;
        self.path.push(Pick { seat, node, arm, likelihood });
        choice
    }

    /// What was learnt of a situation; nothing if it was never met.
    #[must_use]
    pub fn arms(&self, situation: u64) -> &[Arm<C>] {
        self.tree.find(situation).map_or(&[], |place| &self.tree.node(place).arms)
    }

    /// How often each choice of a situation should be made: the visits, or for regret matching the average strategy.
    #[must_use]
    pub fn strategy(&self, situation: u64) -> Vec<(C, f32)> {
        let weight = |arm: &Arm<C>| match self.bandit {
            Bandit::Uct { .. } => arm.visits as f32,
            Bandit::Regret { .. } => arm.strategy,
        };
        let arms = self.arms(situation);
        let sum: f32 = arms.iter().map(weight).sum();
        arms.iter().map(|arm| (arm.choice, weight(arm) / sum.max(1.0))).collect()
    }
}
