//! Step 7: the Hunter's Dream, and the return of the dead (C7.03 to C7.06).

use crate::cards::{Card, HAND_LIMIT};
use crate::choice::{Pile, Question};
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::hunter::Life;
use crate::table::Stage;
use kit::Seat;

impl Hunt {
    /// Step 7 is for dreamers and for the dead.
    pub(super) fn enter_dream(&mut self) {
        let mut todo = 0;
        for turn in 0..self.table.hunters.len() as u8 {
            let hunter = &self.table.hunters[self.table.seat_at(turn)];
            let served = hunter.life == Life::Dead || hunter.is_living() && hunter.dreams();
            todo |= u16::from(served) << turn;
        }
        self.enter_for(Stage::Dream, todo);
    }

    /// One pass in seat order, dreamers and dead each by their own rule (C18.24); then the row is refilled (C7.05).
    pub(super) fn dream_step<S: Sink>(&mut self, sink: &mut S) {
        while let Some(seat) = self.next_seat() {
            // The dead hold nothing that they could bank.
            self.bank(seat, sink);
            self.serve(seat, sink);
            if self.pauses() {
                return;
            }
        }
        self.refill(sink);
        self.enter(Stage::RoundEnd);
    }

    /// Reclaim after a Dream only (C7.04), an upgrade, and rest.
    fn serve<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let hunter = &mut self.table.hunters[seat];
        if hunter.dreams()
            && let Some(dream) = hunter.played.take()
        {
            let used = std::mem::take(&mut hunter.used);
            hunter.hand.add_all(used);
            hunter.hand.add(dream);
            sink.tell(Event::Reclaimed { seat }, &self.table);
        }
        let available = self.table.available;
        if !available.is_forced() {
            self.wait_for(seat, Question::Upgrade);
        } else if let Some(card) = available.nth_kind(0) {
            self.upgrade(seat, card, sink);
        } else {
            self.rest(seat, sink);
        }
    }

    /// Full health, which for the dead is the way back.
    #[inline]
    fn rest<S: Sink>(&mut self, seat: Seat, sink: &mut S) {
        let health = self.table.max_health();
        let hunter = &mut self.table.hunters[seat];
        hunter.life = Life::Living;
        hunter.health = health;
        sink.tell(Event::Rested { seat, health }, &self.table);
    }

    /// Takes an available upgrade into hand; an eighth card costs one at once (C7.06).
    pub(crate) fn upgrade<S: Sink>(&mut self, seat: Seat, card: Card, sink: &mut S) {
        self.table.available.take(card);
        self.table.hunters[seat].hand.add(card);
        sink.tell(Event::Upgraded { seat, card }, &self.table);
        if self.table.hunters[seat].owned_count() > HAND_LIMIT {
            // Eight cards are never all alike.
            self.wait_for(seat, Question::Remove);
        } else {
            self.rest(seat, sink);
        }
    }

    /// Its owner chooses the very card (C18.29), then rests.
    pub(crate) fn remove<S: Sink>(&mut self, seat: Seat, pile: Pile, card: Card, sink: &mut S) {
        let hunter = &mut self.table.hunters[seat];
        match pile {
            Pile::Hand => _ = hunter.hand.take(card),
            Pile::Used => _ = hunter.used.take(card),
            Pile::InPlay if hunter.transformed == Some(card) => hunter.transformed = None,
            Pile::InPlay => hunter.played = None,
        }
        hunter.removed.add(card);
        sink.tell(Event::Removed { seat, card }, &self.table);
        self.rest(seat, sink);
    }
}
