//! Step 4, the enemy attacks (C5), and step 5, the hunters attack (C6), with the reward for a kill.

use crate::cards::{Card, Effect, Kind};
use crate::choice::Question;
use crate::enemies::{Ability, Enemy, Rank};
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::hunter::Life;
use crate::score::End;
use crate::table::{Blow, Stage};
use crate::trophies::Trophy;
use kit::Seat;

impl Hunt {
    /// Step 4: the total hits every hunter (C5.03). It happens whenever an enemy stands, whoever lives (C18.14).
    pub(super) fn enemy_attacks<S: Sink>(&mut self, sink: &mut S) {
        self.enter_for(Stage::HuntersAttack, self.table.attackers);
        let Some(enemy) = self.table.enemy else { return };
        let ability = enemy.data().ability;
        let mut total = self.roll_chain(enemy, sink);
        if ability == Ability::RollsTwice {
            total = total.max(self.roll_chain(enemy, sink));
        }
        sink.tell(Event::Attack { enemy, total }, &self.table);
        if total == 0 {
            return;
        }
        for turn in 0..self.table.hunters.len() as u8 {
            let seat = self.table.seat_at(turn);
            let wounds = self.hurt_under(ability, seat, total, sink);
            if let Ability::Drains(echoes) = ability
                && wounds > 0
            {
                self.lose(seat, echoes.into(), sink);
            }
        }
    }

    /// A face with + adds its number and the die is rolled again (C5.02).
    fn roll_chain<S: Sink>(&mut self, enemy: Enemy, sink: &mut S) -> u8 {
        let die = enemy.data().die;
        let mut total = 0_u8;
        loop {
            let face = die.roll(&mut self.dice);
            sink.tell(Event::Rolled { die, face }, &self.table);
            total = total.saturating_add(face.hits);
            if !face.again {
                return total;
            }
        }
    }

    /// Step 5: in seat order, then the heavy weapons in seat order (C18.46).
    pub(super) fn hunters_attack<S: Sink>(&mut self, sink: &mut S) {
        while let Some(seat) = self.next_seat() {
            let Some(weapon) = self.weapon_still_to_strike(seat) else { continue };
            self.attack(seat, weapon, sink);
            if self.pauses() || self.table.enemy.is_none() {
                return;
            }
        }
        self.table.survived = true;
        self.enter(Stage::Escape);
    }

    /// The dead do not attack (C6.04), and what was dealt in step 3 is not dealt again (C4.02).
    #[inline]
    fn weapon_still_to_strike(&self, seat: Seat) -> Option<Card> {
        let hunter = &self.table.hunters[seat];
        if hunter.is_living() && !hunter.deeds.struck { hunter.weapon() } else { None }
    }

    fn attack<S: Sink>(&mut self, seat: Seat, weapon: Card, sink: &mut S) {
        match weapon.data().effect {
            Effect::PayForMore { cost, .. } if self.table.hunters[seat].collected >= u16::from(cost) => {
                self.ask(seat, Question::Pay, sink);
            }
            _ => self.strike(seat, weapon, 0, sink),
        }
    }

    /// Evelyn's answer, then the shot (C18.55).
    pub(crate) fn pay_and_attack<S: Sink>(&mut self, seat: Seat, pays: bool, sink: &mut S) {
        let Some(weapon) = self.table.hunters[seat].weapon() else { return };
        let mut more = 0;
        if let Effect::PayForMore { cost, bonus } = weapon.data().effect
            && pays
        {
            self.table.hunters[seat].collected -= u16::from(cost);
            sink.tell(Event::Paid { seat, echoes: cost }, &self.table);
            more = bonus;
        }
        self.strike(seat, weapon, more, sink);
    }

    /// A blow of step 5. If it kills, the reward comes first and the damage it causes afterwards (C18.19).
    fn strike<S: Sink>(&mut self, seat: Seat, weapon: Card, bonus: u8, sink: &mut S) {
        let damage = self.table.damage_of(seat, weapon, bonus);
        let Some(blow) = self.wound_enemy(seat, weapon, damage, sink) else { return };
        if self.table.enemy.is_none() {
            self.table.blow = Some(blow);
            self.enter(Stage::Rewards);
        } else {
            self.aftermath(blow, sink);
        }
    }

    /// A blow of step 3: a kill is rewarded at once, then the instant goes on (C18.11). The end of the game, if it has come,
    /// waits for the rest of the instant (C4.05).
    pub(super) fn strike_now<S: Sink>(&mut self, seat: Seat, card: Card, damage: u8, sink: &mut S) {
        let Some(blow) = self.wound_enemy(seat, card, damage, sink) else { return };
        if self.table.enemy.is_none() {
            // Nobody is asked here: a Stake Driver strikes in step 5 only, so it took no echo (C18.43).
            for turn in 0..self.table.hunters.len() as u8 {
                self.reward(self.table.seat_at(turn), blow.enemy, sink);
            }
        }
        self.aftermath(blow, sink);
    }

    /// Takes echoes from the enemy, never more than it has (C6.02), and removes it with the last one (C6.03).
    #[inline]
    fn wound_enemy<S: Sink>(&mut self, seat: Seat, card: Card, damage: u8, sink: &mut S) -> Option<Blow> {
        let table = &mut self.table;
        let enemy = table.enemy?;
        let ability = enemy.data().ability;
        let dealt = damage.min(table.echoes);
        let first = dealt > 0 && !table.damaged;
        if dealt > 0 {
            table.echoes -= dealt;
            table.damaged = true;
            let hunter = &mut table.hunters[seat];
            hunter.deeds.took = true;
            hunter.deeds.doomed |= ability == Ability::BreaksWeapons && card.is_weapon();
            hunter.collected += u16::from(dealt);
            let left = table.echoes;
            sink.tell(Event::Took { seat, card, echoes: dealt, left }, &self.table);
            if card.data().effect == Effect::BanksAtOnce {
                self.bank_some(seat, dealt.into(), sink);
            }
            if let Ability::Bounty(more) = ability
                && !std::mem::replace(&mut self.table.hunters[seat].deeds.rewarded, true)
            {
                self.gain(seat, more, sink);
            }
        }
        if self.table.echoes == 0 {
            self.table.enemy = None;
            sink.tell(Event::Killed { enemy }, &self.table);
        }
        Some(Blow { seat, card, enemy, dealt, first })
    }

    /// What a blow brings upon hunters: bite, splash, recoil. All of it answers the killing blow too (C18.18).
    #[inline]
    fn aftermath<S: Sink>(&mut self, blow: Blow, sink: &mut S) {
        let data = blow.card.data();
        match blow.enemy.data().ability {
            Ability::Bites(hit) if blow.first => {
                self.hurt(blow.seat, hit, sink);
            }
            Ability::Splash if data.kind == Kind::Melee => {
                let left = self.table.left_in_game(blow.seat);
                if left != blow.seat {
                    self.hurt(left, blow.dealt, sink);
                }
            }
            _ => {}
        }
        if let Effect::Recoil(hit) = data.effect
            && self.table.end.is_none()
        {
            self.hurt(blow.seat, hit, sink);
        }
    }

    /// C6.05, in seat order (C18.21); the game ends after the Final Boss's (C10.04).
    pub(super) fn rewards<S: Sink>(&mut self, sink: &mut S) {
        let Some(blow) = self.table.blow else { return self.enter_dream() };
        while let Some(seat) = self.next_seat() {
            if self.reward(seat, blow.enemy, sink) {
                self.extra_trophy(seat, sink);
                if self.pauses() {
                    return;
                }
            }
        }
        self.end_with(blow.enemy, sink);
        if self.table.end.is_none() {
            self.aftermath(blow, sink);
            self.enter_dream();
        }
    }

    /// One trophy of each type for whoever took an echo this round, dead or not, but not the eliminated (C18.20). Says
    /// whether any was really gained (C18.39).
    fn reward<S: Sink>(&mut self, seat: Seat, enemy: Enemy, sink: &mut S) -> bool {
        let hunter = &self.table.hunters[seat];
        if !hunter.deeds.took || hunter.life == Life::Eliminated {
            return false;
        }
        let spaces = hunter.tracks;
        for trophy in enemy.data().types.iter() {
            self.gain_trophy(seat, trophy, sink);
        }
        self.table.hunters[seat].tracks != spaces
    }

    /// Stake Driver: one more of the enemy's types (C18.42).
    fn extra_trophy<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let weapon = self.table.hunters[seat].weapon();
        if weapon.is_some_and(|weapon| weapon.data().effect == Effect::ExtraTrophy) {
            self.ask(seat, Question::Trophy, sink);
        }
    }

    pub(crate) fn gain_trophy<S: Sink>(&mut self, seat: Seat, trophy: Trophy, sink: &mut S) {
        let hunter = &mut self.table.hunters[seat];
        if hunter.gain_trophy(trophy) {
            sink.tell(Event::Trophy { seat, trophy, space: hunter.tracks[trophy.index()] }, &self.table);
        }
    }

    /// The hunt is over with the Final Boss, unless the deaths that came with the blow have ended it already.
    pub(super) fn end_with<S: Sink>(&mut self, enemy: Enemy, sink: &mut S) {
        if enemy.rank() == Rank::FinalBoss && self.table.end.is_none() {
            self.finish(End::Victory, sink);
        }
    }
}
