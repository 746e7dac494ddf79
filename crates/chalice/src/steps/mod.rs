//! The eight steps of a round. Each stage runs until somebody has to decide, and is taken up again where it stopped:
//! [`Table::turn`](crate::Table) counts the hunters that are done.

mod attack;
mod dream;
mod escape;
mod instants;
mod round;

use crate::event::Sink;
use crate::hunt::Hunt;
use crate::table::Stage;
use kit::Seat;

impl Hunt {
    /// Plays on until somebody has to decide or the hunt is over.
    pub(crate) fn advance<S: Sink>(&mut self, sink: &mut S) {
        while self.table.waiting == 0 && self.table.end.is_none() {
            match self.table.stage {
                Stage::RoundStart => self.begin_round(sink),
                Stage::RevealCards => self.reveal_cards(sink),
                Stage::RevealWeapons => self.reveal_weapons(sink),
                Stage::Instants => self.instants(sink),
                Stage::EnemyAttacks => self.enemy_attacks(sink),
                Stage::HuntersAttack => self.hunters_attack(sink),
                Stage::Rewards => self.rewards(sink),
                Stage::Escape => self.escape(sink),
                Stage::Disarming => self.disarming(sink),
                Stage::Dream => self.dream_step(sink),
                Stage::RoundEnd => self.end_round(sink),
            }
        }
    }

    pub(crate) fn enter(&mut self, stage: Stage) {
        self.table.stage = stage;
        self.table.turn = 0;
    }

    /// The next hunter of this stage in seat order; nobody once all were served.
    #[inline]
    pub(crate) fn next_seat(&mut self) -> Option<Seat> {
        let turn = self.table.turn;
        if usize::from(turn) >= self.table.hunters.len() {
            return None;
        }
        self.table.turn += 1;
        Some(self.table.seat_at(turn))
    }

    /// Whether a stage has to stop here: somebody decides, or the hunt is over.
    #[inline]
    pub(crate) fn pauses(&self) -> bool {
        self.table.waiting != 0 || self.table.end.is_some()
    }
}
