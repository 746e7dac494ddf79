//! A hero's turn: which half of which card, items, and where a card goes after its action (H8, H2).

use crate::ability::Lasting;
use crate::card::{BASIC_TOP, CardId, Side as Half, Stay};
use crate::choice::Choice;
use crate::element::Element;
use crate::event::{Event, Sink};
use crate::figure::Kind;
use crate::game::Game;
use crate::hero::{Pile, Plan};
use crate::spot::Spots;
use crate::task::{ActionLog, Task};
use kit::Seat;

impl Game {
    pub(crate) fn list_turn(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let hero = self.hero(seat);
        match (hero.plan, self.turn.first) {
            (Some(Plan::Cards { lead, other }), None) => {
                for card in [lead, other] {
                    for side in [Half::Top, Half::Bottom] {
                        choices.extend([false, true].map(|basic| Choice::Act { card, side, basic }));
                    }
                }
            }
            (Some(Plan::Cards { lead, other }), Some((card, side))) if !self.turn.second => {
                let (card, side) = (if card == lead { other } else { lead }, side.other());
                choices.extend([false, true].map(|basic| Choice::Act { card, side, basic }));
            }
            _ => {}
        }
        choices.push(Choice::EndTurn);
    }

    /// Whether anything but ending is left in this turn.
    pub(crate) fn turn_is_open(&self, seat: Seat) -> bool {
        let hero = self.hero(seat);
        let acts = matches!(hero.plan, Some(Plan::Cards { .. })) && !self.turn.second;
        self.can_act(hero.figure) && (acts || self.turn_items(seat).next().is_some())
    }

    pub(crate) fn resolve_turn(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) {
        if let Choice::Act { card, side, basic } = choice {
            self.agenda.push(Task::HeroTurn(seat));
            self.act(seat, card, side, basic, sink);
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, card: CardId, half: Half, basic: bool, sink: &mut impl Sink) {
        if self.turn.first.is_none() {
            self.turn.first = Some((card, half));
        } else {
            self.turn.second = true;
        }
        (self.turn.killed_at, self.turn.pieces) = (None, Spots::NONE);
        self.action = Some(ActionLog { seat, card, half, basic, line: 0, performed: false, creates: [false; 6] });
        sink.tell(Event::Action(seat, card, half, basic), self);
        let list = match (basic, half) {
            (true, Half::Top) => BASIC_TOP.abilities,
            (true, Half::Bottom) => self.basic_bottom(seat),
            (false, _) => self.hero(seat).sheet(card).action(half).abilities,
        };
        let actor = self.hero(seat).figure;
        self.agenda.push(Task::FinishAction);
        self.agenda.push(Task::Abilities { actor, by: Some(seat), list, at: 0 });
    }

    /// The action is over: experience, elements, and the card finds its pile (H2.03, H13.01, H14.08).
    pub(crate) fn finish_action(&mut self, sink: &mut impl Sink) {
        let Some(action) = self.action.take() else { return };
        let hero = self.hero(action.seat);
        if hero.exhausted {
            return;
        }
        let printed = hero.sheet(action.card).action(action.half);
        if action.basic || !action.performed {
            return self.put_card(action.seat, action.card, Pile::Discard, sink);
        }
        self.gain_experience(action.seat, printed.xp, sink);
        for element in Element::ALL.into_iter().filter(|&element| action.creates[element as usize]) {
            self.elements.create(element);
            sink.tell(Event::Created(self.hero(action.seat).figure, element), self);
        }
        let pile = match (printed.stay, printed.lost) {
            (Stay::No, true) => Pile::Lost,
            (Stay::No, false) => Pile::Discard,
            (_, lost) => Pile::Active { lost },
        };
        self.put_card(action.seat, action.card, pile, sink);
        self.clear_active(sink);
    }

    /// Moves a card to a pile, for everybody to see.
    pub(crate) fn put_card(&mut self, seat: Seat, card: CardId, pile: Pile, sink: &mut impl Sink) {
        self.hero_mut(seat).put(card, pile);
        sink.tell(Event::Card(seat, card, pile), self);
    }

    /// Cards in the active area that hold nothing up any more go to their piles.
    pub(crate) fn clear_active(&mut self, sink: &mut impl Sink) {
        for seat in (0..self.heroes.len() as u8).map(Seat) {
            for lost in [false, true] {
                let active: Vec<CardId> = self.hero(seat).cards_in(Pile::Active { lost }).collect();
                for card in active {
                    if !self.holds(seat, card) {
                        self.put_card(seat, card, if lost { Pile::Lost } else { Pile::Discard }, sink);
                    }
                }
            }
        }
    }

    /// Whether an active card still does something.
    fn holds(&self, seat: Seat, card: CardId) -> bool {
        self.bonuses.iter().any(|bonus| bonus.card == Some((seat, card)))
            || self.hero(seat).augments.iter().flatten().any(|augment| augment.0 == card)
            || self.figures().any(|(_, figure)| {
                matches!(figure.kind, Kind::Summon { owner, card: own, .. } if owner == seat && own == Some(card))
            })
    }

    /// The active cards that a hero may put away now. While a monster's way is being chosen its reasons stand.
    pub(crate) fn list_dismissals(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let settled = matches!(self.agenda.last(), Some(Task::Ways { .. }));
        let Some(hero) = self.heroes.get(seat.index()).filter(|_| self.ending.is_none() && !settled) else { return };
        let active = [true, false].into_iter().flat_map(|lost| hero.cards_in(Pile::Active { lost }));
        choices.extend(active.map(Choice::Dismiss));
    }

    /// One augment is active at a time, or two if a card says so: the older ones go.
    pub(crate) fn limit_augments(&mut self, seat: Seat) {
        let figure = self.hero(seat).figure;
        let two = self.bonuses.iter().any(|bonus| bonus.who == figure && bonus.what == Lasting::TwoAugments);
        let [newer, older] = &mut self.hero_mut(seat).augments;
        if newer.is_none() {
            *newer = older.take();
        }
        if !two {
            *older = None;
        }
    }

    /// A card comes back to the hand; if it was active, its effect ends.
    pub(crate) fn take_back(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) {
        self.dismiss(seat, card, sink);
        self.put_card(seat, card, Pile::Hand, sink);
    }

    /// Ends the effect of an active card (H2.04).
    pub(crate) fn dismiss(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) {
        self.end_bonuses(|bonus| bonus.card != Some((seat, card)), sink);
        for augment in &mut self.hero_mut(seat).augments {
            if augment.is_some_and(|augment| augment.0 == card) {
                *augment = None;
            }
        }
        self.limit_augments(seat);
        let kept: Vec<_> = self
            .figures()
            .filter(
                |(_, one)| matches!(one.kind, Kind::Summon { owner, card: own, .. } if owner == seat && own == Some(card)),
            )
            .map(|(id, _)| id)
            .collect();
        for id in kept {
            self.remove_figure(id);
            sink.tell(Event::Died(id), self);
        }
        self.clear_active(sink);
        self.ground_walks();
    }
}
