//! Step 6: a Monster with echoes left escapes (C7.01).

use crate::choice::{Pair, Question};
use crate::enemies::{Ability, Rank};
use crate::event::{Event, Sink};
use crate::hunt::Hunt;
use crate::table::Stage;
use kit::Seat;

impl Hunt {
    pub(super) fn escape<S: Sink>(&mut self, sink: &mut S) {
        let fleeing = self.table.enemy.filter(|enemy| enemy.rank() == Rank::Monster);
        let Some(enemy) = fleeing else { return self.enter_dream() };
        // It is gone while its ability resolves (C18.22).
        self.table.enemy = None;
        self.table.echoes = 0;
        sink.tell(Event::Escaped { enemy }, &self.table);
        match enemy.data().ability {
            Ability::EscapeDisarms(_) => return self.enter(Stage::Disarming),
            Ability::EscapeWounds(hit) => self.hurt_all(hit, sink),
            Ability::EscapeSteals(echoes) => self.steal_from_all(echoes, sink),
            Ability::EscapeStrengthens(more) => {
                self.table.omen = more;
                sink.tell(Event::Omen { more }, &self.table);
            }
            _ => {}
        }
        self.call_from_box(sink);
        self.enter_dream();
    }

    /// Only the living are reached (C18.23).
    fn steal_from_all<S: Sink>(&mut self, echoes: u8, sink: &mut S) {
        for turn in 0..self.table.hunters.len() as u8 {
            let seat = self.table.seat_at(turn);
            if self.table.hunters[seat].is_living() {
                self.lose(seat, echoes.into(), sink);
            }
        }
    }

    /// Brainsucker: each living hunter in seat order gives up weapons from hand (C18.59).
    pub(super) fn disarming<S: Sink>(&mut self, sink: &mut S) {
        while let Some(seat) = self.next_seat() {
            if self.table.hunters[seat].is_living() {
                self.ask(seat, Question::Disarm, sink);
                if self.pauses() {
                    return;
                }
            }
        }
        self.call_from_box(sink);
        self.enter_dream();
    }

    pub(crate) fn disarm<S: Sink>(&mut self, seat: Seat, cards: Pair, sink: &mut S) {
        for card in cards.iter() {
            let hunter = &mut self.table.hunters[seat];
            hunter.hand.take(card);
            hunter.used.add(card);
            sink.tell(Event::Disarmed { seat, card }, &self.table);
        }
    }

    /// Micolash: a Monster from the box goes on top of the dungeon, after the escape ability (C18.22).
    fn call_from_box<S: Sink>(&mut self, sink: &mut S) {
        if self.table.end.is_none()
            && self.table.final_boss.ability() == Ability::CallsFromBox
            && let Some(monster) = self.unused.draw()
        {
            self.dungeon.put_on_top(monster);
            self.count_decks();
            self.table.called = true;
            sink.tell(Event::Called, &self.table);
        }
    }
}
