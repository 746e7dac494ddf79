//! Step 3: instant effects in seat order (C4).

use crate::cards::{Card, Effect, Kind};
use crate::choice::{Pair, Question};
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::table::Stage;
use kit::Seat;

impl Hunt {
    pub(super) fn instants<S: Sink>(&mut self, sink: &mut S) {
        while let Some(seat) = self.next_seat() {
            // Whoever was killed earlier in this step is out (C18.06).
            if self.table.hunters[seat].is_living() {
                self.instant(seat, sink);
            }
            if self.pauses() {
                return;
            }
        }
        if self.table.enemy.is_some() {
            self.enter(Stage::EnemyAttacks);
        } else {
            self.enter_dream();
        }
    }

    fn instant<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let hunter = &self.table.hunters[seat];
        let quick = hunter.deeds.quick;
        let Some(card) = hunter.transformed.or(hunter.played) else { return };
        match card.data().effect {
            Effect::InstantIfOnlyCopy | Effect::InstantIfOnlyRanged if quick => self.shoot_now(seat, card, sink),
            Effect::Spray(hit) => {
                self.shoot_now(seat, card, sink);
                self.spray(seat, hit, sink);
            }
            Effect::Burst { enemy, hunters } => {
                if self.table.enemy.is_some() {
                    self.strike_now(seat, card, enemy, sink);
                }
                if self.table.end.is_none() {
                    self.hurt_all(hunters, sink);
                }
            }
            Effect::Heal(amount) => self.heal(seat, amount, sink),
            // With no enemy left there is nothing to hinder (C18.09).
            Effect::Hinder(_) if self.table.enemy.is_some() => self.ask(seat, Question::Hinder, sink),
            Effect::Recall(_) => self.ask(seat, Question::Recall, sink),
            _ => {}
        }
    }

    /// A gun deals its damage here and not again in step 5 (C4.02).
    fn shoot_now<S: Sink>(&mut self, seat: Seat, gun: Card, sink: &mut S) {
        if self.table.enemy.is_none() {
            return;
        }
        self.table.hunters[seat].deeds.struck = true;
        let damage = self.table.damage_of(seat, gun, 0);
        self.strike_now(seat, gun, damage, sink);
    }

    /// Fire reaches every other hunter who fights at close quarters.
    fn spray<S: Sink>(&mut self, seat: Seat, hit: u8, sink: &mut S) {
        for turn in 0..self.table.hunters.len() as u8 {
            let other = self.table.seat_at(turn);
            let burns = other != seat && self.table.hunters[other].has_weapon(Kind::Melee);
            if burns && self.table.end.is_none() {
                self.hurt(other, hit, sink);
            }
        }
    }

    /// Blunderbuss: several add up (C18.54).
    pub(crate) fn hinder<S: Sink>(&mut self, seat: Seat, target: Seat, sink: &mut S) {
        let hunter = &self.table.hunters[seat];
        if let Some(Effect::Hinder(less)) = hunter.weapon().map(|weapon| weapon.data().effect) {
            self.table.hunters[target].deeds.hindered += less;
            sink.tell(Event::Hindered { seat, target, less });
        }
    }

    /// Old Hunter Bone: used cards come back to hand.
    pub(crate) fn recall<S: Sink>(&mut self, seat: Seat, cards: Pair, sink: &mut S) {
        let hunter = &mut self.table.hunters[seat];
        for card in cards.iter() {
            hunter.used.take(card);
            hunter.hand.add(card);
            sink.tell(Event::Recalled { seat, card });
        }
    }
}
