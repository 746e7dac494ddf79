//! Damage to hunters, healing and death (C7.07, C9). Every wound in the game goes through [`Hunt::hurt`].

use crate::enemies::Ability;
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::hunter::Life;
use crate::score::End;
use kit::Seat;

/// Under Rom this death is the last.
const FINAL_DEATH: u8 = 2;

impl Hunt {
    /// One hit on one hunter, less what protects them. Says how much health it cost. The dead feel nothing (C9.02).
    pub(crate) fn hurt<S: Sink>(&mut self, seat: Seat, hit: u8, sink: &mut S) -> u8 {
        self.hurt_under(self.table.ability(), seat, hit, sink)
    }

    /// The same while an enemy with this ability counts as in play, though it may just have died (C4.05).
    #[inline]
    pub(crate) fn hurt_under<S: Sink>(&mut self, ability: Ability, seat: Seat, hit: u8, sink: &mut S) -> u8 {
        let hunter = &mut self.table.hunters[seat];
        if !hunter.is_living() || hit == 0 {
            return 0;
        }
        let amount = hunter.deeds.guard.against(ability).lets_through(hit);
        if amount == 0 {
            sink.tell(Event::Unharmed { seat }, &self.table);
            return 0;
        }
        hunter.health = hunter.health.saturating_sub(amount);
        let health = hunter.health;
        sink.tell(Event::Wounded { seat, amount, health }, &self.table);
        if health == 0 {
            self.die(seat, sink);
        }
        amount
    }

    /// The same hit on every hunter, in seat order.
    pub(crate) fn hurt_all<S: Sink>(&mut self, hit: u8, sink: &mut S) {
        for turn in 0..self.table.hunters.len() as u8 {
            self.hurt(self.table.seat_at(turn), hit, sink);
        }
    }

    /// Collected echoes are gone, banked ones are safe (C9.01).
    fn die<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let hunter = &mut self.table.hunters[seat];
        hunter.life = Life::Dead;
        hunter.deaths += 1;
        let (deaths, echoes) = (hunter.deaths, hunter.collected);
        sink.tell(Event::Died { seat }, &self.table);
        self.lose(seat, echoes, sink);
        if self.table.final_boss.ability() == Ability::SecondDeathIsFinal && deaths >= FINAL_DEATH {
            self.eliminate(seat, sink);
        }
    }

    /// Out of the game at once; the hunt is over with the last one (C18.73).
    fn eliminate<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        self.table.hunters[seat].life = Life::Eliminated;
        sink.tell(Event::Eliminated { seat }, &self.table);
        if self.table.hunters.iter().all(|hunter| !hunter.is_in_game()) {
            self.finish(End::AllLost, sink);
        }
    }

    /// Loses collected echoes, as far as there are any.
    pub(crate) fn lose<S: Sink>(&mut self, seat: Seat, echoes: u16, sink: &mut S) {
        let collected = &mut self.table.hunters[seat].collected;
        let echoes = echoes.min(*collected);
        *collected -= echoes;
        if echoes > 0 {
            sink.tell(Event::Lost { seat, echoes }, &self.table);
        }
    }

    /// Regains health outside the Dream step: not while the Flower stands (C18.65).
    pub(crate) fn heal<S: Sink>(&mut self, seat: Seat, amount: u8, sink: &mut S) {
        if self.table.ability() == Ability::NoHealing {
            return;
        }
        let most = self.table.max_health();
        let hunter = &mut self.table.hunters[seat];
        let amount = amount.min(most.saturating_sub(hunter.health));
        hunter.health += amount;
        if amount > 0 {
            sink.tell(Event::Healed { seat, amount, health: hunter.health }, &self.table);
        }
    }

    /// Ends the hunt: all but the lost bank what they hold (C10.04).
    pub(crate) fn finish<S: Sink>(&mut self, end: End, sink: &mut S) {
        if end != End::AllLost {
            for seat in self.table.hunters.seats() {
                self.bank(seat, sink);
            }
        }
        self.table.end = Some(end);
        sink.tell(Event::Ended { end }, &self.table);
        sink.round_over(&self.table);
    }

    /// Makes all collected echoes safe.
    pub(crate) fn bank<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        self.bank_some(seat, self.table.hunters[seat].collected, sink);
    }

    /// Makes so many of the collected echoes safe.
    pub(crate) fn bank_some<S: Sink>(&mut self, seat: Seat, echoes: u16, sink: &mut S) {
        let hunter = &mut self.table.hunters[seat];
        hunter.collected -= echoes;
        hunter.banked += echoes;
        if echoes > 0 {
            sink.tell(Event::Banked { seat, echoes }, &self.table);
        }
    }
}
