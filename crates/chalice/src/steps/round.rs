//! The frame of a round: its start, steps 1 and 2, and step 8.

use crate::cards::{Card, Effect, GUNS, HEAVIES, INSTANTS, Kind};
use crate::choice::Question;
use crate::enemies::{Ability, Rank};
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::hunter::{Deeds, Hunter};
use crate::pile::Cards;
use crate::score::End;
use crate::table::{HEAVY, IDLE_LIMIT, Stage};
use kit::Seat;

impl Hunt {
    /// Forgets the last round and asks every living hunter for a card (C2.01, C18.03).
    pub(super) fn begin_round<S: Sink>(&mut self, sink: &mut S) {
        let table = &mut self.table;
        table.round += 1;
        table.damaged = false;
        table.revealed = Cards::EMPTY;
        table.instants = 0;
        table.attackers = 0;
        table.survived = false;
        table.blow = None;
        sink.tell(Event::Round { round: table.round }, &self.table);
        self.regain(sink);
        self.enter(Stage::RevealCards);
        self.table.question = Question::Card;
        for seat in self.table.hunters.seats() {
            let hunter = &mut self.table.hunters[seat];
            hunter.deeds = Deeds::default();
            if hunter.is_living() {
                let cards = hunter.playable();
                self.ask_in_secret(seat, cards);
            }
        }
    }

    /// A pick that is held back until all are in; where there is only one, it is in.
    #[inline]
    fn ask_in_secret(&mut self, seat: Seat, cards: Cards) {
        if cards.is_forced() {
            self.picks[seat] = cards.nth_kind(0);
        } else {
            self.table.waiting |= 1 << seat.0;
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
        self.table.question = Question::Transform;
        for turn in 0..self.table.hunters.len() as u8 {
            let seat = self.table.seat_at(turn);
            let Some(card) = self.picks[seat].take() else { continue };
            let hunter = &mut self.table.hunters[seat];
            hunter.hand.take(card);
            hunter.played = Some(card);
            sink.tell(Event::Played { seat, card }, &self.table);
            if card == Card::Transform {
                self.table.revealed = self.table.revealed.with_every_copy(card);
                let weapons = self.table.hunters[seat].hand.weapons();
                self.ask_in_secret(seat, weapons);
            } else {
                self.bring_to_bear(turn, card);
            }
        }
    }

    /// The weapons brought in are turned over together, and it is settled which guns fire at once (C18.05).
    pub(super) fn reveal_weapons<S: Sink>(&mut self, sink: &mut S) {
        if self.table.revealed.contains(Card::Transform) {
            for turn in 0..self.table.hunters.len() as u8 {
                let seat = self.table.seat_at(turn);
                if let Some(card) = self.picks[seat].take() {
                    let hunter = &mut self.table.hunters[seat];
                    hunter.hand.take(card);
                    hunter.transformed = Some(card);
                    sink.tell(Event::Transformed { seat, card }, &self.table);
                    self.bring_to_bear(turn, card);
                }
            }
        }
        if self.table.revealed.meets(GUNS) {
            for seat in self.table.hunters.seats() {
                if let Some(weapon) = self.table.hunters[seat].weapon() {
                    self.table.hunters[seat].deeds.quick = self.fires_at_once(seat, weapon);
                }
            }
        }
        self.enter_for(Stage::Instants, self.table.instants);
    }

    /// What a card means from the moment it is seen: protection (C7.07), or a weapon to strike with.
    #[inline]
    fn bring_to_bear(&mut self, turn: u8, card: Card) {
        let seat = self.table.seat_at(turn);
        let table = &mut self.table;
        table.revealed = table.revealed.with_every_copy(card);
        table.instants |= u16::from(INSTANTS.contains(card)) << turn;
        let place = u32::from(turn) + if HEAVIES.contains(card) { HEAVY } else { 0 };
        table.attackers |= u16::from(card.is_weapon()) << place;
        let deeds = &mut table.hunters[seat].deeds;
        deeds.weapon = card.is_weapon().then_some(card);
        deeds.guard = card.guard();
    }

    /// Whether a gun was the only one of its kind. Who played what counts, dead or alive (C18.05, C18.56).
    fn fires_at_once(&self, seat: Seat, gun: Card) -> bool {
        let others = self.table.hunters.entries().filter(|(other, _)| *other != seat);
        let mut others = others.filter_map(|(_, hunter)| hunter.weapon());
        match gun.data().effect {
            Effect::InstantIfOnlyCopy => !others.any(|other| other == gun),
            Effect::InstantIfOnlyRanged => !others.any(|other| other.data().kind == Kind::Ranged),
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
        if self.table.idle >= IDLE_LIMIT {
            self.finish(End::Stalemate, sink);
        } else {
            sink.round_over(&self.table);
        }
    }

    /// C8.01. A weapon that damaged Gascoigne leaves the game (C18.69), a Threaded Cane comes back from an enemy that stood, but
    /// not to somebody who is out of the game (C18.32).
    fn put_away<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let survived = self.table.survived;
        let hunter = &mut self.table.hunters[seat];
        let (played, transformed) = (hunter.played.take(), hunter.transformed.take());
        for card in played.into_iter().chain(transformed) {
            let hunter = &mut self.table.hunters[seat];
            if hunter.deeds.doomed && card.is_weapon() {
                hunter.removed.add(card);
                sink.tell(Event::Removed { seat, card }, &self.table);
            } else if survived && card.data().effect == Effect::Returns && hunter.is_in_game() {
                hunter.hand.add(card);
                sink.tell(Event::Returned { seat, card }, &self.table);
            } else {
                hunter.used.add(card);
            }
        }
    }

    /// C8.02, C18.33: to the next hunter who is still in the game.
    fn pass_token<S: Sink>(&mut self, sink: &mut S) {
        let seat = self.table.left_in_game(self.table.first_player);
        self.table.set_first_player(seat);
        sink.tell(Event::FirstPlayer { seat }, &self.table);
    }

    /// C8.03: the top of the dungeon, or the Final Boss once it is empty.
    pub(crate) fn reveal<S: Sink>(&mut self, sink: &mut S) {
        let enemy = self.dungeon.draw().unwrap_or(self.table.final_boss.enemy());
        let table = &mut self.table;
        table.dungeon_left = self.dungeon.len() as u8;
        let crowd = table.hunters.len() as u8 - 3;
        let strengthened = match table.final_boss.ability() {
            Ability::StrengthensOthers(more) if enemy.rank() != Rank::FinalBoss => more,
            _ => 0,
        };
        table.echoes = enemy.data().health + crowd + strengthened + std::mem::take(&mut table.omen);
        table.enemy = Some(enemy);
        table.seen |= 1 << enemy as u32;
        table.called = false;
        sink.tell(Event::Revealed { enemy, echoes: table.echoes }, &self.table);
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
        sink.tell(Event::Gained { seat, echoes }, &self.table);
    }

    /// The Emissary: the row leaves the game, a new one is dealt (C18.61).
    fn new_row<S: Sink>(&mut self, sink: &mut S) {
        let row = std::mem::take(&mut self.table.available);
        self.table.discarded.add_all(row);
        row.iter().for_each(|card| sink.tell(Event::Discarded { card }, &self.table));
        self.refill(sink);
    }

    /// One available upgrade per hunter at set-up, as long as the deck lasts (C1.03, C7.05, C18.27).
    pub(crate) fn refill<S: Sink>(&mut self, sink: &mut S) {
        while (self.table.available.len() as usize) < self.table.hunters.len() {
            let Some(card) = self.upgrades.draw() else { break };
            self.table.upgrades_left = self.upgrades.len() as u8;
            self.table.available.add(card);
            sink.tell(Event::Dealt { card }, &self.table);
        }
    }
}
