//! The frame of a round: its start, steps 1 and 2, and step 8.

use crate::cards::{Effect, Kind};
use crate::choice::Question;
use crate::enemies::{Ability, Rank};
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::hunter::{Deeds, Guard, Hunter};
use crate::score::End;
use crate::table::{IDLE_LIMIT, Stage};
use kit::Seat;

impl Hunt {
    /// Forgets the last round and asks every living hunter for a card (C2.01, C18.03).
    pub(super) fn begin_round<S: Sink>(&mut self, sink: &mut S) {
        let table = &mut self.table;
        table.round += 1;
        table.damaged = false;
        table.survived = false;
        table.blow = None;
        table.hunters.iter_mut().for_each(|hunter| hunter.deeds = Deeds::default());
        sink.tell(Event::Round { round: table.round });
        self.regain(sink);
        self.enter(Stage::RevealCards);
        for seat in self.table.hunters.seats() {
            if self.table.hunters[seat].is_living() {
                self.ask(seat, Question::Card, sink);
            }
        }
    }

    /// The Wet Nurse's gift, for the living (C18.75).
    fn regain<S: Sink>(&mut self, sink: &mut S) {
        if let Ability::Regain(amount) = self.table.final_boss.ability() {
            for seat in self.table.hunters.seats() {
                if self.table.hunters[seat].is_living() {
                    self.heal(seat, amount, sink);
                }
            }
        }
    }

    /// All cards are in and turned over together; Transform asks for its weapon (C3.01).
    pub(super) fn reveal_cards<S: Sink>(&mut self, sink: &mut S) {
        self.enter(Stage::RevealWeapons);
        for turn in 0..self.table.hunters.len() as u8 {
            let seat = self.table.seat_at(turn);
            if let Some(card) = self.picks[seat].take() {
                let hunter = &mut self.table.hunters[seat];
                hunter.hand.take(card);
                hunter.played = Some(card);
                hunter.deeds.guard = guard_of(card.data().effect);
                sink.tell(Event::Played { seat, card });
            }
        }
        for seat in self.table.hunters.seats() {
            if self.table.hunters[seat].played.is_some_and(|card| card.data().effect == Effect::Transform) {
                self.ask(seat, Question::Transform, sink);
            }
        }
    }

    /// The weapons brought in are turned over together, and it is settled which guns fire at once (C18.05).
    pub(super) fn reveal_weapons<S: Sink>(&mut self, sink: &mut S) {
        for turn in 0..self.table.hunters.len() as u8 {
            let seat = self.table.seat_at(turn);
            if let Some(card) = self.picks[seat].take() {
                let hunter = &mut self.table.hunters[seat];
                hunter.hand.take(card);
                hunter.transformed = Some(card);
                hunter.deeds.guard = guard_of(card.data().effect);
                sink.tell(Event::Transformed { seat, card });
            }
        }
        for seat in self.table.hunters.seats() {
            self.table.hunters[seat].deeds.quick = self.fires_at_once(seat);
        }
        self.enter(Stage::Instants);
    }

    fn fires_at_once(&self, seat: Seat) -> bool {
        let Some(weapon) = self.table.hunters[seat].weapon() else { return false };
        let nobody_else = |plays: &dyn Fn(&Hunter) -> bool| {
            !self.table.hunters.entries().any(|(other, hunter)| other != seat && plays(hunter))
        };
        match weapon.data().effect {
            Effect::InstantIfOnlyCopy => nobody_else(&|hunter| hunter.weapon() == Some(weapon)),
            Effect::InstantIfOnlyRanged => nobody_else(&|hunter| hunter.has_weapon(Kind::Ranged)),
            _ => false,
        }
    }

    /// Step 8: cards to the used piles, the token to the left, the next enemy.
    pub(super) fn end_round<S: Sink>(&mut self, sink: &mut S) {
        for seat in self.table.hunters.seats() {
            self.put_away(seat, sink);
        }
        self.pass_token(sink);
        if self.table.enemy.is_none() {
            self.reveal(sink);
        }
        if self.table.end.is_some() {
            return;
        }
        if !self.table.hunters[self.table.first_player].is_in_game() {
            self.pass_token(sink);
        }
        self.table.idle = if self.table.damaged { 0 } else { self.table.idle + 1 };
        self.enter(Stage::RoundStart);
        self.count_decks();
        if self.table.idle >= IDLE_LIMIT {
            self.finish(End::Stalemate, sink);
        } else {
            sink.round_over(&self.table);
        }
    }

    /// C8.01. A weapon that damaged Gascoigne leaves the game (C18.69), a Threaded Cane comes back from an enemy that stood.
    fn put_away<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let survived = self.table.survived;
        let hunter = &mut self.table.hunters[seat];
        for card in hunter.played.take().into_iter().chain(hunter.transformed.take()) {
            if hunter.deeds.doomed && card.is_weapon() {
                hunter.removed.add(card);
                sink.tell(Event::Removed { seat, card });
            } else if survived && card.data().effect == Effect::Returns {
                hunter.hand.add(card);
                sink.tell(Event::Returned { seat, card });
            } else {
                hunter.used.add(card);
            }
        }
    }

    /// C8.02, C18.33: to the next hunter who is still in the game.
    fn pass_token<S: Sink>(&mut self, sink: &mut S) {
        let seat = self.table.left_in_game(self.table.first_player);
        self.table.first_player = seat;
        sink.tell(Event::FirstPlayer { seat });
    }

    /// C8.03: the top of the dungeon, or the Final Boss once it is empty.
    pub(crate) fn reveal<S: Sink>(&mut self, sink: &mut S) {
        let enemy = self.dungeon.draw().unwrap_or(self.table.final_boss.enemy());
        let table = &mut self.table;
        let crowd = table.hunters.len() as u8 - 3;
        let strengthened = match table.final_boss.ability() {
            Ability::StrengthensOthers(more) if enemy.rank() != Rank::FinalBoss => more,
            _ => 0,
        };
        table.echoes = enemy.data().health + crowd + strengthened + std::mem::take(&mut table.omen);
        table.enemy = Some(enemy);
        table.seen |= 1 << enemy as u32;
        table.called = false;
        sink.tell(Event::Revealed { enemy, echoes: table.echoes });
        match enemy.data().ability {
            Ability::RevealGift(echoes) => self.gift_to_the_poorest(echoes, sink),
            Ability::RevealWounds(hit) => self.hurt_all(hit, sink),
            Ability::RevealNewRow => self.new_row(sink),
            _ => {}
        }
    }

    /// Yurie: all who share the lowest total gain, into collected (C18.60).
    fn gift_to_the_poorest<S: Sink>(&mut self, echoes: u8, sink: &mut S) {
        let total = |hunter: &Hunter| hunter.collected + hunter.banked;
        let lowest = self.table.hunters.iter().filter(|hunter| hunter.is_in_game()).map(total).min();
        for seat in self.table.hunters.seats() {
            let hunter = &self.table.hunters[seat];
            if hunter.is_in_game() && Some(total(hunter)) == lowest {
                self.gain(seat, echoes, sink);
            }
        }
    }

    /// Echoes from the reserve, into collected.
    pub(super) fn gain<S: Sink>(&mut self, seat: Seat, echoes: u8, sink: &mut S) {
        self.table.hunters[seat].collected += u16::from(echoes);
        sink.tell(Event::Gained { seat, echoes });
    }

    /// The Emissary: the row leaves the game, a new one is dealt (C18.61).
    fn new_row<S: Sink>(&mut self, sink: &mut S) {
        let row = std::mem::take(&mut self.table.available);
        row.iter().for_each(|card| sink.tell(Event::Discarded { card }));
        self.table.discarded.add_all(row);
        self.refill(sink);
    }

    /// One available upgrade per hunter at set-up, as long as the deck lasts (C1.03, C7.05, C18.27).
    pub(crate) fn refill<S: Sink>(&mut self, sink: &mut S) {
        while (self.table.available.len() as usize) < self.table.hunters.len() {
            let Some(card) = self.upgrades.draw() else { break };
            self.table.available.add(card);
            sink.tell(Event::Dealt { card });
        }
    }
}

/// What a card in play does for its hunter's skin (C7.07).
fn guard_of(effect: Effect) -> Guard {
    match effect {
        Effect::Dream => Guard::Halves,
        Effect::Ignore => Guard::Ignores,
        _ => Guard::None,
    }
}
