//! Step 3: instant effects in seat order (C4).

use crate::cards::{Card, Effect, Kind};
use crate::choice::{Pair, Question};
use crate::enemies::Ability;
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::hunter::Hunter;
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
        let fought = self.table.enemy;
        match card.data().effect {
            Effect::InstantIfOnlyCopy | Effect::InstantIfOnlyRanged if quick => self.shoot_now(seat, card, sink),
            Effect::Spray(hit) => {
                let ability = self.table.ability();
                self.shoot_now(seat, card, sink);
                let burns = |other, hunter: &Hunter| other != seat && hunter.has_weapon(Kind::Melee);
                self.burn(ability, hit, burns, sink);
            }
            Effect::Burst { enemy, hunters } => {
                let ability = self.table.ability();
                self.strike_now(seat, card, enemy, sink);
                self.burn(ability, hunters, |_, _| true, sink);
            }
            Effect::Heal(amount) => self.heal(seat, amount, sink),
            // With no enemy left there is nothing to hinder (C18.09).
            Effect::Hinder(_) if self.table.enemy.is_some() => self.ask(seat, Question::Hinder, sink),
            Effect::Recall(_) => self.ask(seat, Question::Recall, sink),
            _ => {}
        }
        if self.table.enemy.is_none()
            && let Some(enemy) = fought
        {
            self.end_with(enemy, sink);
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

    /// What an instant does to hunters, in seat order. It is one effect with what it does to the enemy, which therefore counts
    /// as in play even if it has just died of it (C4.05, C18.13).
    fn burn<S: Sink>(&mut self, enemy: Ability, hit: u8, burns: impl Fn(Seat, &Hunter) -> bool, sink: &mut S) {
        for turn in 0..self.table.hunters.len() as u8 {
            let seat = self.table.seat_at(turn);
            if burns(seat, &self.table.hunters[seat]) && self.table.end.is_none() {
                self.hurt_under(enemy, seat, hit, sink);
            }
        }
    }

    /// Blunderbuss: several add up (C18.54).
    pub(crate) fn hinder<S: Sink>(&mut self, seat: Seat, target: Seat, sink: &mut S) {
        let hunter = &self.table.hunters[seat];
        if let Some(Effect::Hinder(less)) = hunter.weapon().map(|weapon| weapon.data().effect) {
            self.table.hunters[target].deeds.hindered += less;
            sink.tell(Event::Hindered { seat, target, less }, &self.table);
        }
    }

    /// Old Hunter Bone: used cards come back to hand.
    pub(crate) fn recall<S: Sink>(&mut self, seat: Seat, cards: Pair, sink: &mut S) {
        for card in cards.iter() {
            let hunter = &mut self.table.hunters[seat];
            hunter.used.take(card);
            hunter.hand.add(card);
            sink.tell(Event::Recalled { seat, card }, &self.table);
        }
    }
}
