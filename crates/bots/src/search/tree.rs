//! What the seats have learnt: one node for each situation in which a seat decided.

use crate::search::bandit::Arm;
use crate::search::game::Searchable;
use kit::Seat;

/// The choices of one seat in one situation.
#[derive(Clone, Debug)]
pub(crate) struct Node<C> {
    key: u64,
    pub(crate) arms: Vec<Arm<C>>,
}

/// Nodes by situation. An open-addressed table: nothing in it depends on a hasher's secret or on the machine.
#[derive(Clone, Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// Place of a node plus one; 0 is free. Always a power of two, at most half full.
    slots: Vec<u32>,
}

impl<C: Copy + Eq> Tree<C> {
    pub(crate) fn new() -> Self {
        Self { nodes: Vec::new(), slots: vec![0; 64] }
    }

    pub(crate) fn node(&self, place: usize) -> &Node<C> {
        &self.nodes[place]
    }

    pub(crate) fn node_mut(&mut self, place: usize) -> &mut Node<C> {
        &mut self.nodes[place]
    }

    pub(crate) fn find(&self, key: u64) -> Option<usize> {
        match self.slots[self.slot(key)] {
            0 => None,
            place => Some(place as usize - 1),
        }
    }

    /// Adds a node for a situation that has none.
    pub(crate) fn add<G: Searchable<Choice = C>>(
        &mut self,
        key: u64,
        game: &G,
        seat: Seat,
        options: &[C],
        weights: &mut Vec<f32>,
    ) -> usize {
        game.inclination(seat, options, weights);
        let sum: f32 = weights.iter().sum();
        let arms =
            options.iter().zip(weights.iter()).map(|(&choice, &weight)| Arm::new(choice, weight / sum)).collect();
        self.nodes.push(Node { key, arms });
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        } else {
            let slot = self.slot(key);
            self.slots[slot] = self.nodes.len() as u32;
        }
        self.nodes.len() - 1
    }

    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (key ^ key >> 32) as usize & mask;
        while self.slots[slot] != 0 && self.nodes[self.slots[slot] as usize - 1].key != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        for place in 0..self.nodes.len() {
            let slot = self.slot(self.nodes[place].key);
            self.slots[slot] = place as u32 + 1;
        }
    }
}
