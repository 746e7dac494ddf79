//! Rounds: card selection, initiative, turns, cleanup, rests (H6, H7).

use crate::ability::{Closing, Lasting};
use crate::card::CardId;
use crate::choice::Choice;
use crate::element::{Element, Elements};
use crate::event::{Deck, Event, Sink};
use crate::figure::{FigureId, Kind, Side};
use crate::game::{Actor, Breed, Ending, Game, Turn};
use crate::hero::{Pile, Plan};
use crate::item::REST;
use crate::monster::{MonsterKind, Rank};
use crate::scenario::rule::Trigger;
use crate::task::{Cause, Harm, Task, TurnLog};
use kit::{Seat, Sort};

impl Game {
    pub(crate) fn new_round(&mut self, sink: &mut impl Sink) {
        if let Some(fate) = self.progress.fate {
            return self.end(fate, sink);
        }
        self.round += 1;
        sink.tell(Event::Round(self.round), self);
        let quiet = !self.monsters_left();
        self.lull |= quiet;
        for seat in 0..self.heroes.len() as u8 {
            let hero = self.hero(Seat(seat));
            let spent = hero.count(Pile::Hand) < 2 && hero.discarded().count() < 2;
            if !hero.exhausted && spent {
                self.exhaust(Seat(seat), true, sink);
            }
        }
        self.agenda.push(Task::Select);
        self.fire(|_, on| *on == Trigger::RoundStarts, None);
    }

    /// Heroes who have not chosen yet.
    pub(crate) fn undecided(&self) -> impl Iterator<Item = Seat> + '_ {
        let open = self.heroes.iter().enumerate().filter(|(_, hero)| !hero.exhausted && hero.plan.is_none());
        open.map(|(seat, _)| Seat(seat as u8))
    }

    pub(crate) fn can_play(&self, seat: Seat, lead: CardId, other: CardId) -> bool {
        let Some(hero) = self.heroes.get(seat.index()) else { return false };
        let held = |card: CardId| matches!(hero.pile(card), Pile::Hand | Pile::Chosen);
        !hero.exhausted && lead != other && held(lead) && held(other)
    }

    /// Two cards or a long rest (H6.02); with fewer than two in hand only the rest (H6.03). Whoever has chosen may choose
    /// otherwise until everybody has (H21.15).
    pub(crate) fn list_selection(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let Some(hero) = self.heroes.get(seat.index()).filter(|hero| !hero.exhausted) else { return };
        let hand: Vec<CardId> = hero.cards_in(Pile::Hand).chain(hero.cards_in(Pile::Chosen)).collect();
        for &lead in &hand {
            choices.extend(hand.iter().filter(|&&other| other != lead).map(|&other| Choice::Play(lead, other)));
        }
        if self.can_rest(seat) {
            choices.push(Choice::LongRest);
        }
    }

    pub(crate) fn select(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) {
        let hero = self.hero_mut(seat);
        if let Some(Plan::Cards { lead, other }) = hero.plan {
            hero.put(lead, Pile::Hand);
            hero.put(other, Pile::Hand);
        }
        hero.plan = Some(match choice {
            Choice::Play(lead, other) => {
                hero.put(lead, Pile::Chosen);
                hero.put(other, Pile::Chosen);
                Plan::Cards { lead, other }
            }
            _ => Plan::Rest,
        });
        sink.tell(Event::Chosen(seat), self);
    }

    /// The initiative of a hero: the leading card, 99 for a long rest (H6.04); then the other card (H6.05).
    fn initiative(&self, seat: Seat) -> (u8, u8) {
        let hero = self.hero(seat);
        match hero.plan {
            Some(Plan::Cards { lead, other }) => {
                let lead = hero.sheet(lead).initiative.saturating_add_signed(hero.haste).clamp(1, 99);
                (lead, hero.sheet(other).initiative)
            }
            Some(Plan::Rest) | None => (99, 99),
        }
    }

    /// What decides between two turns, as far as the rules do.
    fn precedence(&self, turn: &Turn) -> (u8, u8, u8) {
        match turn.actor {
            Actor::Hero(seat) => (turn.initiative, 0, self.initiative(seat).1),
            Actor::Breed(_) | Actor::Escort(_) => (turn.initiative, 1, 0),
        }
    }

    pub(crate) fn reveal_initiative(&mut self, sink: &mut impl Sink) {
        self.order.clear();
        for seat in (0..self.heroes.len() as u8).map(Seat) {
            if !self.hero(seat).exhausted {
                self.order.push(Turn { initiative: self.initiative(seat).0, actor: Actor::Hero(seat) });
            }
        }
        let escorts: Vec<FigureId> = self.figures().map(|(id, _)| id).collect();
        for id in escorts {
            if let Some(routine) = self.object_routine(id) {
                self.order.push(Turn { initiative: routine.initiative, actor: Actor::Escort(id) });
            }
        }
        let present: Vec<MonsterKind> = self.breeds.iter().map(|breed| breed.kind).collect();
        for kind in present {
            if self.members(kind).next().is_some() {
                self.draw_ability(kind, sink);
            }
        }
        self.agenda.push(Task::Order);
        let hasty =
            |seat: &Seat| matches!(self.hero(*seat).plan, Some(Plan::Cards { .. })) && self.haste(*seat).is_some();
        let hasty: Vec<Seat> = (0..self.heroes.len() as u8).rev().map(Seat).filter(hasty).collect();
        self.agenda.extend(hasty.into_iter().map(Task::Hasten));
    }

    /// Everything about the initiative is known: the order is settled, but for ties.
    pub(crate) fn settle_order(&mut self, sink: &mut impl Sink) {
        let mut order = std::mem::take(&mut self.order);
        for turn in &mut order {
            if let Actor::Hero(seat) = turn.actor {
                turn.initiative = self.initiative(seat).0;
            }
        }
        order.arrange_by_key(|turn| {
            let default = match turn.actor {
                Actor::Hero(seat) => seat.0,
                Actor::Breed(kind) => kind as u8,
                Actor::Escort(id) => 128 + id.0,
            };
            (self.precedence(turn), default)
        });
        // Whoever is exhausted and still stands there counts as 99, and does nothing (H19.02).
        let standing = self.heroes.iter().filter(|hero| hero.exhausted && self.figure(hero.figure).alive);
        let idle = standing.filter_map(|hero| self.figure(hero.figure).seat());
        order.extend(idle.map(|seat| Turn { initiative: 99, actor: Actor::Hero(seat) }));
        self.order = order;
        sink.tell(Event::Order, self);
        self.agenda.push(Task::Next);
        let ties: Vec<(u8, u8)> = self.ties();
        self.agenda.extend(ties.into_iter().rev().map(|(at, count)| Task::Tie(at, count)));
    }

    /// Groups that the rules leave tied: where they begin and how many they are.
    fn ties(&self) -> Vec<(u8, u8)> {
        let mut found = Vec::new();
        let mut at = 0;
        let idle = |turn: &Turn| matches!(turn.actor, Actor::Hero(seat) if self.hero(seat).exhausted);
        let key = |turn: &Turn| (self.precedence(turn), idle(turn).then_some(turn.actor));
        for group in self.order.chunk_by(|one, other| key(one) == key(other)) {
            if group.len() > 1 {
                found.push((at as u8, group.len() as u8));
            }
            at += group.len();
        }
        found
    }

    /// Types that appear in the middle of a round: where they are tied with others that have not acted, the players choose
    /// (H6.05, H21.08).
    pub(crate) fn ask_new_ties(&mut self, known: &[Turn]) {
        let waits = |turn: &Turn| match turn.actor {
            Actor::Breed(kind) => self.members(kind).any(|figure| !self.figure(figure).acted),
            Actor::Escort(figure) => !self.figure(figure).acted,
            Actor::Hero(_) => false,
        };
        let mut tied = Vec::new();
        for (at, count) in self.ties() {
            let group = &self.order[usize::from(at)..usize::from(at + count)];
            let acted = group.iter().take_while(|turn| !waits(turn)).count();
            let open = &group[acted..];
            if open.len() > 1 && open.iter().any(|turn| !known.contains(turn)) {
                tied.push(Task::Tie(at + acted as u8, open.len() as u8));
            }
        }
        self.agenda.extend(tied.into_iter().rev());
    }

    pub(crate) fn break_tie(&mut self, at: u8, count: u8, first: u8, sink: &mut impl Sink) {
        let at = usize::from(at);
        self.order[at..=at + usize::from(first)].rotate_right(1);
        sink.tell(Event::First(self.order[at].actor), self);
        if count > 2 {
            self.agenda.push(Task::Tie(at as u8 + 1, count - 1));
        }
    }

    /// Draws a type's card for this round and gives it its place.
    pub(crate) fn draw_ability(&mut self, kind: MonsterKind, sink: &mut impl Sink) {
        let Some(at) = self.breeds.iter().position(|breed| breed.kind == kind) else { return };
        let own = self.breeds[at].deck;
        // Types that share a deck share its card of the round (H21.10).
        let shared = self.breeds.iter().filter(|breed| breed.deck == own).find_map(|breed| breed.card);
        let mut shuffled = false;
        let card = shared.or_else(|| {
            let deck = &mut self.ability_decks[usize::from(own)];
            shuffled = deck.pile.is_empty();
            if shuffled {
                deck.gather(&mut self.chance.abilities);
            }
            let card = deck.pile.pop();
            deck.drawn.extend(card);
            card
        });
        let breed = &mut self.breeds[at];
        (breed.card, breed.consumed) = (card, None);
        let initiative = breed.current().map_or(99, |card| card.initiative);
        if shuffled {
            sink.tell(Event::Shuffled(Deck::Abilities(kind)), self);
        }
        if let Some(card) = card {
            sink.tell(Event::Revealed(kind, card), self);
        }
        let turn = Turn { initiative, actor: Actor::Breed(kind) };
        let place = self.order.partition_point(|other| self.precedence(other) <= self.precedence(&turn));
        self.order.insert(place, turn);
    }

    /// Living monsters of a type, elites first, then by number (H16.01).
    pub(crate) fn members(&self, kind: MonsterKind) -> impl Iterator<Item = FigureId> + '_ {
        let mut found: Vec<(bool, u8, FigureId)> = self
            .figures()
            .filter_map(|(id, figure)| match figure.kind {
                Kind::Monster { kind: own, rank, number, .. } if own == kind => Some((rank != Rank::Elite, number, id)),
                _ => None,
            })
            .collect();
        found.arrange();
        found.into_iter().map(|member| member.2)
    }

    /// Living summons of a hero, in the order summoned (H6.06).
    fn summons(&self, seat: Seat) -> impl Iterator<Item = FigureId> + '_ {
        self.figures()
            .filter(move |(_, one)| matches!(one.kind, Kind::Summon { owner, .. } if owner == seat))
            .map(|x| x.0)
    }

    /// Lets the first in the order act who has not; whoever was revealed meanwhile is looked for from the front (H9.05).
    pub(crate) fn next_turn(&mut self) {
        let waiting = |game: &Self, figure: &FigureId| !game.figure(*figure).acted;
        let mut next = None;
        for turn in &self.order {
            next = match turn.actor {
                Actor::Hero(seat) if self.hero(seat).exhausted || self.hero(seat).acted => None,
                Actor::Hero(seat) => {
                    self.summons(seat).find(|figure| waiting(self, figure)).or(Some(self.hero(seat).figure))
                }
                Actor::Breed(kind) => self.members(kind).find(|figure| waiting(self, figure)),
                Actor::Escort(id) => Some(id).filter(|id| self.figure(*id).alive && waiting(self, id)),
            };
            if next.is_some() {
                break;
            }
        }
        match next {
            None => self.agenda.push(Task::Cleanup),
            Some(figure) => {
                self.agenda.extend([Task::Next, Task::EndTurn(figure), Task::Closing(figure), Task::Begin(figure)]);
            }
        }
    }

    pub(crate) fn begin_turn(&mut self, id: FigureId, sink: &mut impl Sink) {
        use crate::condition::Condition::{Stun, Wound};
        if !self.figure(id).alive {
            return;
        }
        self.figure_mut(id).acted = true;
        let figure = *self.figure(id);
        self.turn = TurnLog { figure: Some(id), move_from: figure.spot, ..TurnLog::default() };
        if self.controller(id).is_some() {
            self.turn.turned_from = Some(figure.side);
            self.figure_mut(id).side = Side::Allies;
        }
        self.mind = Default::default();
        sink.tell(Event::Turn(id), self);
        match figure.kind {
            Kind::Hero(seat) => {
                self.hero_mut(seat).acted = true;
                let rests = self.hero(seat).plan == Some(Plan::Rest);
                if rests {
                    // Items may be used before the rest and after it (H3.06).
                    self.agenda.extend([Task::HeroTurn(seat), Task::LongRest(seat)]);
                } else if figure.ailments.has(Stun) {
                    sink.tell(Event::Prevented(id, Stun), self);
                } else {
                    self.agenda.push(Task::HeroTurn(seat));
                }
            }
            _ if figure.ailments.has(Stun) => sink.tell(Event::Prevented(id, Stun), self),
            _ => self.agenda.push(Task::Automaton(id)),
        }
        self.do_each_turn(id, Lasting::TurnStart, sink);
        if figure.side() == Side::Monsters && self.woes.mend {
            self.heal(id, 1, sink);
        }
        if self.figure(id).ailments.has(Wound) {
            self.agenda.push(Task::Harm(Harm { target: id, amount: 1, by: None, cause: Cause::Wound }));
        }
        self.fire_turn(id, true);
    }

    /// Cards that do something at the end of their hero's turn (H14.01).
    pub(crate) fn close_turn(&mut self, id: FigureId, sink: &mut impl Sink) {
        self.do_each_turn(id, Lasting::TurnEnd, sink);
    }

    /// What lasting effects do in each turn of a hero, at its start or its end.
    fn do_each_turn(&mut self, id: FigureId, when: fn(Closing) -> Lasting, sink: &mut impl Sink) {
        let Some(seat) = self.figure(id).seat().filter(|_| self.figure(id).alive) else { return };
        let due = |closing: &Closing| self.bonuses.iter().any(|bonus| bonus.who == id && bonus.what == when(*closing));
        for closing in [Closing::Resupply, Closing::Shoot, Closing::Mend].into_iter().filter(due).collect::<Vec<_>>() {
            self.spend_slot(id, |one| (one == when(closing)).then_some(()), sink);
            self.agenda.push(Task::Abilities { actor: id, by: Some(seat), list: closing.abilities(), at: 0 });
        }
    }

    pub(crate) fn end_turn(&mut self, id: FigureId, sink: &mut impl Sink) {
        if let Some(seat) = self.figure(id).seat() {
            let unused: Vec<CardId> = self.hero(seat).cards_in(Pile::Chosen).collect();
            unused.into_iter().for_each(|card| self.put_card(seat, card, Pile::Discard, sink));
            if self.figure(id).alive {
                let spot = self.figure(id).spot;
                self.loot_spot(seat, spot, false, sink);
            }
        }
        self.press_plates(sink);
        self.turn_back(id);
        let figure = self.figure_mut(id);
        let before = figure.ailments.all();
        figure.ailments.end_turn();
        self.lasting_woes(id, sink);
        self.tell_ended(id, before, sink);
        let before = self.elements;
        self.elements.settle();
        self.tell_elements(before, Event::Strong, sink);
        self.turn.figure = None;
        sink.tell(Event::TurnEnded(id), self);
        self.fire_turn(id, false);
        self.watch();
    }

    /// Cleanup (H6.07).
    pub(crate) fn cleanup(&mut self, sink: &mut impl Sink) {
        if self.deck.end_round(&mut self.chance.monsters) {
            sink.tell(Event::Shuffled(Deck::Monsters), self);
        }
        for seat in (0..self.heroes.len()).map(|seat| Seat(seat as u8)) {
            if self.heroes[seat.index()].deck.end_round(&mut self.chance.heroes[seat.index()]) {
                sink.tell(Event::Shuffled(Deck::Hero(seat)), self);
            }
        }
        for deck in 0..self.ability_decks.len() {
            let marked =
                |breed: &&Breed| usize::from(breed.deck) == deck && breed.current().is_some_and(|card| card.shuffle);
            if let Some(kind) = self.breeds.iter().find(marked).map(|breed| breed.kind) {
                self.ability_decks[deck].gather(&mut self.chance.abilities);
                sink.tell(Event::Shuffled(Deck::Abilities(kind)), self);
            }
        }
        for breed in &mut self.breeds {
            (breed.card, breed.consumed) = (None, None);
        }
        let before = self.elements;
        self.elements.wane();
        self.tell_elements(before, Event::Waned, sink);
        self.agenda.push(Task::EndRound);
        self.agenda.extend((0..self.heroes.len() as u8).rev().map(|seat| Task::ShortRest(Seat(seat))));
        self.end_bonuses(|bonus| !bonus.for_round, sink);
        self.clear_active(sink);
    }

    /// Tells which elements are no longer as strong as they were.
    fn tell_elements(&self, before: Elements, event: fn(Element) -> Event, sink: &mut impl Sink) {
        for element in Element::ALL.into_iter().filter(|&one| before.strength(one) != self.elements.strength(one)) {
            sink.tell(event(element), self);
        }
    }

    pub(crate) fn end_round(&mut self) {
        // Whoever appears from now on draws no card before the next round (H21.05).
        self.order.clear();
        self.figures.iter_mut().for_each(|figure| figure.acted = false);
        for hero in &mut self.heroes {
            hero.plan = None;
            hero.acted = false;
            hero.haste = 0;
        }
        self.agenda.push(Task::NewRound);
        self.fire(|_, on| *on == Trigger::RoundEnds, None);
        self.watch();
    }

    pub(crate) fn end(&mut self, ending: Ending, sink: &mut impl Sink) {
        if self.ending.is_none() {
            self.ending = Some(ending);
            self.agenda.clear();
            sink.tell(Event::Ended(ending), self);
        }
    }

    /// Both rests need two discards (H7.01).
    pub(crate) fn can_rest(&self, seat: Seat) -> bool {
        let hero = self.hero(seat);
        !hero.exhausted && hero.discarded().count() >= 2
    }

    /// A random discard, other than this one (H7.02).
    pub(crate) fn random_discard(&mut self, seat: Seat, other_than: Option<CardId>) -> Option<CardId> {
        let discards = self.hero(seat).discarded().filter(|&card| Some(card) != other_than);
        let discards: Vec<CardId> = discards.collect();
        self.chance.rest.pick(&discards).copied()
    }

    /// A rest loses this card and takes the other discards back; active cards that were not put away before stay.
    fn rest(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) {
        self.dismiss(seat, card, sink);
        self.put_card(seat, card, Pile::Lost, sink);
        let back: Vec<CardId> = self.hero(seat).cards_in(Pile::Discard).collect();
        back.into_iter().for_each(|card| self.put_card(seat, card, Pile::Hand, sink));
        sink.tell(Event::Rested(seat, card), self);
    }

    pub(crate) fn short_rest(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) {
        self.rest(seat, card, sink);
        self.hero_mut(seat).tally.short_rests += 1;
    }

    /// A long rest: lose a card of choice, heal 2, refresh spent items (H7.03).
    pub(crate) fn long_rest(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) {
        self.rest(seat, card, sink);
        let hero = self.hero_mut(seat);
        hero.tally.long_rests += 1;
        let figure = hero.figure;
        self.refresh_all(seat, REST, sink);
        self.heal(figure, 2, sink);
    }
}
