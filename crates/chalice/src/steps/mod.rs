//! The eight steps of a round. Each stage runs until somebody has to decide, and is taken up again where it stopped:
//! the table remembers whose turn is still to come.

mod attack;
mod dream;
mod escape;
mod instants;
mod round;

use crate::event::Sink;
use crate::hunt::Hunt;
use crate::table::{HEAVY, Stage};
use kit::Seat;

impl Hunt {
    /// Plays on, step by step in their order, until somebody has to decide or the hunt is over.
    pub(crate) fn advance<S: Sink>(&mut self, sink: &mut S) {
        while !self.pauses() {
            if self.stands_at(Stage::RoundStart) {
                self.begin_round(sink);
            }
            if self.stands_at(Stage::RevealCards) {
                self.reveal_cards(sink);
            }
            if self.stands_at(Stage::RevealWeapons) {
                self.reveal_weapons(sink);
            }
            if self.stands_at(Stage::Instants) {
                self.instants(sink);
            }
            if self.stands_at(Stage::EnemyAttacks) {
                self.enemy_attacks(sink);
            }
            if self.stands_at(Stage::HuntersAttack) {
                self.hunters_attack(sink);
            }
            if self.stands_at(Stage::Rewards) {
                self.rewards(sink);
            }
            if self.stands_at(Stage::Escape) {
                self.escape(sink);
            }
            if self.stands_at(Stage::Disarming) {
                self.disarming(sink);
            }
            if self.stands_at(Stage::Dream) {
                self.dream_step(sink);
            }
            if self.stands_at(Stage::RoundEnd) {
                self.end_round(sink);
            }
        }
    }

    /// Whether this step comes next and nobody has to decide before.
    #[inline]
    fn stands_at(&self, stage: Stage) -> bool {
        self.table.stage == stage && !self.pauses()
    }

    pub(crate) fn enter(&mut self, stage: Stage) {
        self.table.stage = stage;
        self.table.todo = (1 << self.table.hunters.len()) - 1;
    }

    /// Enters a stage in which only these places have something to do.
    pub(crate) fn enter_for(&mut self, stage: Stage, todo: u16) {
        self.table.stage = stage;
        self.table.todo = todo;
    }

    /// The next hunter of this stage in seat order; nobody once all were served.
    #[inline]
    pub(crate) fn next_seat(&mut self) -> Option<Seat> {
        let todo = self.table.todo;
        if todo == 0 {
            return None;
        }
        self.table.todo = todo & (todo - 1);
        Some(self.table.seat_at((todo.trailing_zeros() % HEAVY) as u8))
    }

    /// Whether a stage has to stop here: somebody decides, or the hunt is over.
    #[inline]
    pub(crate) fn pauses(&self) -> bool {
        self.table.waiting != 0 || self.table.end.is_some()
    }
}
