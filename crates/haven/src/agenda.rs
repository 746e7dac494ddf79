//! The agenda at work: which task waits for whom, what may be decided, and what happens then.

use crate::ability::attack;
use crate::choice::Choice;
use crate::condition::Condition;
use crate::element::Element;
use crate::event::{Event, Sink};
use crate::figure::FigureId;
use crate::game::Game;
use crate::hero::Pile;
use crate::item::{Carried, Moment};
use crate::perform::{is_optional, opposite};
use crate::task::{Cause, Task, Use};
use kit::Seat;

impl Game {
    /// Whether the top task has to wait for a decision.
    pub(crate) fn waits(&self, _: &mut impl Sink) -> bool {
        let Some(task) = self.agenda.last() else { return true };
        let alive = |figure: FigureId| self.figure(figure).alive;
        let acts = |figure: FigureId| self.can_act(figure);
        match task {
            Task::KeepGoal(_) | Task::Start(_) | Task::Tie(..) | Task::Reroll(..) | Task::Feed { .. } => true,
            Task::Conjure { .. } => true,
            Task::MoveOrAttack { actor, .. } => alive(*actor) && !self.figure(*actor).ailments.has(Condition::Disarm),
            Task::Hasten(seat) => self.haste(*seat).is_some(),
            Task::Refresh { seat, what } => self.refresh_waits(*seat, *what),
            Task::Equip(seat) => self.wearable(*seat).next().is_some(),
            Task::TakeHand(seat) => self.hero(*seat).count(Pile::Hand) > self.hero(*seat).class.hand_size(),
            Task::Select => self.undecided().next().is_some(),
            Task::ShortRest(seat) => self.can_rest(*seat),
            Task::HeroTurn(seat) => self.turn_is_open(*seat),
            Task::LongRest(seat) => self.can_rest(*seat) && alive(self.hero(*seat).figure),
            Task::Consume { actor, element, .. } => {
                acts(*actor) && !self.woes.no_consuming && self.elements.offered(*element).next().is_some()
            }
            Task::Offer { actor, ability, .. } => acts(*actor) && self.can_be_offered(*actor, ability),
            Task::Walk(walk) => {
                self.goes_on(walk) && (self.steps(walk).next().is_some() || self.move_items(walk).next().is_some())
            }
            Task::Aim(aim) => self.has_target(aim) || self.could_reach(aim),
            Task::Guard(strike) => {
                alive(strike.target) && self.is_made(strike) && self.guard_items(strike.target).next().is_some()
            }
            Task::Shove(shove) => {
                let steps = self.shove_steps(shove).len() + usize::from(self.shove_slams(shove));
                steps > 1 || (steps == 1 && Self::shove_may_be_left(shove))
            }
            Task::Harm(harm) => self.harm_waits(harm),
            Task::Name { actor, whom, left, named, .. } => {
                acts(*actor) && *left > 0 && self.meant(*actor, *whom).iter().any(|&one| !named.has(one))
            }
            Task::Place { actor, r#use: Use::Crush, .. } => self.places(*actor, Use::Crush).len() > 1,
            Task::Place { actor, r#use, .. } => acts(*actor) && !self.places(*actor, *r#use).is_empty(),
            Task::Recover { seat, from, left } => {
                *left > 0 && !self.hero(*seat).exhausted && self.recoverable(*seat, *from).next().is_some()
            }
            Task::Borrow(seat) => self.borrowable(*seat).next().is_some(),
            Task::Forfeit { seat, left, .. } => *left > 0 && self.forfeitable(*seat).next().is_some(),
            Task::Loot { actor, range, .. } => acts(*actor) && !self.loot_in_reach(*actor, *range).is_empty(),
            Task::Tumble(figure) => alive(*figure) && self.tumbles(*figure).len() > 1,
            Task::Appear(_, place) => self.appear_spots(*place).len() > 1,
            Task::Pick { actor, among, left, .. } => alive(*actor) && among.iter().count() > usize::from(*left),
            Task::Promote(room) => self.promotable(*room).nth(1).is_some(),
            Task::Opener(_) => true,
            Task::Entry => self.dungeon.as_ref().is_some_and(|dungeon| dungeon.entries() > 1),
            Task::Ways { actor, .. } => acts(*actor),
            _ => false,
        }
    }

    /// Works a task off that needs no decision; one that usually does has then nothing to decide.
    pub(crate) fn work(&mut self, task: Task, sink: &mut impl Sink) {
        match task {
            Task::Equip(seat) => self.settle_items(seat),
            Task::NewRound => self.new_round(sink),
            Task::Select => self.agenda.push(Task::Reveal),
            Task::Reveal => self.reveal_initiative(sink),
            Task::Order => self.settle_order(sink),
            Task::Next => self.next_turn(),
            Task::Cleanup => self.cleanup(sink),
            Task::EndRound => self.end_round(),
            Task::Begin(figure) => self.begin_turn(figure, sink),
            Task::Closing(figure) => self.close_turn(figure, sink),
            Task::EndTurn(figure) => self.end_turn(figure, sink),
            Task::FinishAction => self.finish_action(sink),
            Task::Resume(action) => self.action = Some(action),
            Task::Refresh { seat, what } => self.refresh_all(seat, what, sink),
            Task::Automaton(figure) => self.automaton(figure, sink),
            Task::Abilities { actor, by, list, at } => {
                if let Some(ability) = list.get(usize::from(at)).filter(|_| self.can_act(actor)) {
                    self.agenda.push(Task::Abilities { actor, by, list, at: at + 1 });
                    self.begin_line(list, at);
                    match by {
                        Some(by) if is_optional(ability, list) => {
                            self.agenda.push(Task::Offer { actor, by, ability });
                        }
                        _ => self.perform(actor, by, ability, sink),
                    }
                }
            }
            Task::Consume { actor, by, without, .. } => {
                self.agenda.push(Task::Abilities { actor, by: Some(by), list: without, at: 0 });
            }
            Task::MoveOrAttack { actor, by, points, jump, looting } => {
                self.start_walk(actor, by, points, jump, looting, None);
            }
            Task::Walk(walk) => self.end_walk(walk, sink),
            Task::Guard(strike) => self.declare(strike, sink),
            Task::Strike(strike) => self.strike_now(strike, sink),
            Task::Land(strike) => self.land(strike, sink),
            Task::Retaliate(strike) => self.retaliate(strike, sink),
            Task::Shove(shove) => {
                if let Some(&only) = self.shove_steps(&shove).first() {
                    self.shove_to(shove, only, sink);
                } else if self.shove_slams(&shove) {
                    self.slam(shove, sink);
                }
            }
            Task::Place { actor, r#use: Use::Crush, .. } => {
                if let Some(only) = self.places(actor, Use::Crush).lowest() {
                    self.destroy_obstacle(only, sink);
                }
            }
            Task::Harm(harm) => self.harm_now(harm, sink),
            Task::Rule { actor, list, at } => {
                if let Some(&effect) = list.get(usize::from(at)) {
                    self.agenda.push(Task::Rule { actor, list, at: at + 1 });
                    self.carry_out(effect, actor, sink);
                }
            }
            Task::Penalty(room, opener) => self.punish(room, opener, sink),
            Task::Tumble(figure) => {
                if let Some(only) = self.tumbles(figure).lowest() {
                    self.tumble(figure, only, sink);
                }
            }
            Task::Appear(what, place) => {
                if let Some(only) = self.appear_spots(place).lowest() {
                    self.appear(what, only, sink);
                }
            }
            Task::Pick { actor, effect, among, .. } => {
                for target in among.iter() {
                    self.affect(actor, None, effect, target, sink);
                }
            }
            Task::Promote(room) => {
                let only = self.promotable(room).next();
                only.into_iter().for_each(|figure| self.promote(figure, sink));
            }
            Task::KeepGoal(_)
            | Task::Entry
            | Task::Opener(_)
            | Task::TakeHand(_)
            | Task::Start(_)
            | Task::Tie(..)
            | Task::Hasten(_)
            | Task::Conjure { .. }
            | Task::ShortRest(_)
            | Task::Reroll(..)
            | Task::HeroTurn(_)
            | Task::LongRest(_)
            | Task::Aim(_)
            | Task::Offer { .. }
            | Task::Name { .. }
            | Task::Place { .. }
            | Task::Recover { .. }
            | Task::Borrow(_)
            | Task::Forfeit { .. }
            | Task::Loot { .. }
            | Task::Ways { .. }
            | Task::Feed { .. } => {}
        }
    }

    /// Everything that may be decided at this task.
    pub(crate) fn list(&self, task: &Task, seat: Seat, choices: &mut Vec<Choice>) {
        match task {
            Task::KeepGoal(_) => choices.extend([Choice::Goal(0), Choice::Goal(1)]),
            Task::Equip(seat) => {
                choices.extend(self.wearable(*seat).map(Choice::Item));
                choices.push(Choice::Skip);
            }
            Task::TakeHand(seat) => choices.extend(self.hero(*seat).cards_in(Pile::Hand).map(Choice::Card)),
            Task::Entry => choices.extend((0..self.entries().len() as u8).map(Choice::Option)),
            Task::Start(_) => {
                let free = self.layout.start.iter().filter(|&spot| self.standing_on(spot).is_none());
                choices.extend(free.map(Choice::Hex));
            }
            Task::Select => self.list_selection(seat, choices),
            Task::Tie(_, count) => choices.extend((0..*count).map(Choice::Option)),
            Task::ShortRest(_) => choices.extend([Choice::ShortRest, Choice::Skip]),
            Task::Reroll(..) => choices.extend([Choice::Keep, Choice::Redraw]),
            Task::HeroTurn(seat) => self.list_turn(*seat, choices),
            Task::LongRest(seat) => choices.extend(self.hero(*seat).discarded().map(Choice::Card)),
            Task::Offer { .. } => choices.extend([Choice::Do, Choice::Skip]),
            Task::Consume { element, .. } => {
                choices.extend(self.elements.offered(*element).map(Choice::Consume));
                choices.push(Choice::Skip);
            }
            Task::Walk(walk) => self.list_walk(walk, choices),
            Task::Aim(aim) => self.list_aim(aim, choices),
            Task::Guard(strike) => {
                choices.extend(self.guard_items(strike.target).map(Choice::Use));
                choices.push(Choice::Skip);
            }
            Task::MoveOrAttack { .. } => choices.extend([Choice::Skip, Choice::Do]),
            Task::Hasten(_) => choices.extend([Choice::Skip, Choice::Option(0), Choice::Option(1)]),
            Task::Refresh { seat, what } => choices.extend(self.refreshable(*seat, *what).map(Choice::Item)),
            Task::Conjure { .. } => choices.extend(Element::ALL.map(Choice::Create)),
            Task::Shove(shove) => {
                choices.extend(self.shove_steps(shove).into_iter().map(Choice::Step));
                if self.shove_slams(shove) {
                    choices.push(Choice::Do);
                }
                if Self::shove_may_be_left(shove) {
                    choices.push(Choice::Stop);
                }
            }
            Task::Harm(harm) => self.list_harm(harm, choices),
            Task::Name { actor, whom, named, must, .. } => {
                self.list_names(*actor, *whom, *named, choices);
                if !must {
                    choices.push(Choice::Skip);
                }
            }
            Task::Place { actor, r#use, .. } => {
                choices.extend(self.places(*actor, *r#use).iter().map(Choice::Hex));
                if *r#use != Use::Crush {
                    choices.push(Choice::Skip);
                }
            }
            Task::Recover { seat, from, .. } => {
                choices.extend(self.recoverable(*seat, *from).map(Choice::Card));
                choices.push(Choice::Skip);
            }
            Task::Borrow(seat) => {
                choices.extend(self.borrowable(*seat).map(|one| Choice::Card(one.1)));
                choices.push(Choice::Skip);
            }
            Task::Forfeit { seat, .. } => choices.extend(self.forfeitable(*seat).map(Choice::Card)),
            Task::Loot { .. } => choices.extend([Choice::Do, Choice::Skip]),
            Task::Tumble(figure) => choices.extend(self.tumbles(*figure).iter().map(Choice::Hex)),
            Task::Appear(_, place) => choices.extend(self.appear_spots(*place).iter().map(Choice::Hex)),
            Task::Pick { among, .. } => choices.extend(among.iter().map(Choice::Target)),
            Task::Promote(room) => choices.extend(self.promotable(*room).map(Choice::Target)),
            Task::Opener(_) => {
                let standing = self.heroes.iter().filter(|hero| !hero.exhausted);
                choices.extend(standing.map(|hero| Choice::Target(hero.figure)));
            }
            Task::Ways { ways, .. } => choices.extend((0..ways.len().min(255) as u8).map(Choice::Option)),
            Task::Feed { kind, at, .. } => {
                let breed = self.breeds.iter().find(|breed| breed.kind == *kind);
                let ability = breed.and_then(|breed| breed.current()).map(|card| card.abilities[usize::from(*at)]);
                if let Some(crate::ability::Ability::IfConsumed { element, .. }) = ability {
                    choices.extend(self.elements.offered(element).map(Choice::Consume));
                }
            }
            _ => {}
        }
        if task.can_be_interrupted() {
            choices.extend(self.turn_items(seat).map(Choice::Use));
        }
    }

    /// Cards that a penalty can take: from the hand, or from the discards once the hand is empty.
    pub(crate) fn forfeitable(&self, seat: Seat) -> impl Iterator<Item = crate::card::CardId> + '_ {
        let hero = self.hero(seat);
        let pile = if hero.count(Pile::Hand) > 0 { Pile::Hand } else { Pile::Discard };
        hero.cards_in(pile)
    }

    /// Carries a decision out. It has been checked.
    pub(crate) fn resolve(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) {
        if matches!(self.agenda.last(), Some(Task::Select)) {
            return self.select(seat, choice, sink);
        }
        if let Choice::Use(item) = choice
            && item.sheet().moment == Moment::Turn
        {
            return self.use_in_turn(seat, item, sink);
        }
        let Some(task) = self.agenda.pop() else { return };
        match (task, choice) {
            (Task::KeepGoal(seat), Choice::Goal(which)) => {
                let hero = self.hero_mut(seat);
                hero.goal = Some(hero.dealt_goals[usize::from(which & 1)]);
            }
            (Task::Equip(seat), Choice::Item(item)) => {
                self.hero_mut(seat).items.push(Carried::new(item));
                sink.tell(Event::Worn(seat, item), self);
                self.agenda.push(Task::Equip(seat));
            }
            (Task::Equip(seat), _) => self.settle_items(seat),
            (Task::TakeHand(seat), Choice::Card(card)) => {
                self.hero_mut(seat).put(card, Pile::Home);
                self.agenda.push(Task::TakeHand(seat));
            }
            (Task::Entry, Choice::Option(entry)) => self.enter_by(entry, sink),
            (Task::Start(seat), Choice::Hex(spot)) => {
                let id = self.hero(seat).figure;
                let figure = self.figure_mut(id);
                figure.alive = true;
                figure.spot = spot;
                self.standing[spot.index()] = Some(id);
                sink.tell(Event::Arrived(id), self);
            }
            (Task::Tie(at, count), Choice::Option(first)) => self.break_tie(at, count, first, sink),
            (Task::ShortRest(seat), Choice::ShortRest) => {
                if let Some(card) = self.random_discard(seat, None) {
                    self.agenda.push(Task::Reroll(seat, card));
                    sink.tell(Event::RestDrawn(seat, card), self);
                }
            }
            (Task::Reroll(seat, card), Choice::Keep) => self.short_rest(seat, card, sink),
            (Task::Reroll(seat, card), _) => {
                let other = self.random_discard(seat, Some(card)).unwrap_or(card);
                sink.tell(Event::RestDrawn(seat, other), self);
                self.short_rest(seat, other, sink);
                let target = self.hero(seat).figure;
                self.harm(target, 1, None, Cause::Rest, sink);
            }
            (Task::HeroTurn(seat), choice) => self.resolve_turn(seat, choice, sink),
            (Task::LongRest(seat), Choice::Card(card)) => self.long_rest(seat, card, sink),
            (Task::Consume { actor, by, xp, with, .. }, Choice::Consume(element)) => {
                self.consume(actor, by, element, xp, sink);
                self.agenda.push(Task::Abilities { actor, by: Some(by), list: with, at: 0 });
            }
            (Task::Consume { actor, by, without, .. }, _) => {
                self.agenda.push(Task::Abilities { actor, by: Some(by), list: without, at: 0 });
            }
            (Task::Offer { actor, by, ability }, Choice::Do) => self.perform(actor, Some(by), ability, sink),
            (Task::MoveOrAttack { actor, by, points, .. }, Choice::Do) => {
                let sheet = attack(points.min(99) as i8);
                self.take_aim(actor, by, sheet, opposite(self.figure(actor).side()));
            }
            (Task::MoveOrAttack { actor, by, points, jump, looting }, _) => {
                self.start_walk(actor, by, points, jump, looting, None);
            }
            (Task::Walk(walk), choice) => self.resolve_walk(walk, choice, sink),
            (Task::Aim(aim), choice) => self.resolve_aim(aim, choice, sink),
            (Task::Guard(strike), Choice::Use(item)) => self.guard_with(strike, seat, item, sink),
            (Task::Guard(strike), _) => self.declare(strike, sink),
            (Task::Hasten(seat), choice) => self.hasten(seat, choice, sink),
            (Task::Refresh { seat, what }, Choice::Item(item)) => self.refresh_one(seat, item, what, sink),
            (Task::Conjure { by }, Choice::Create(element)) => self.create(self.hero(by).figure, element, sink),
            (Task::Shove(shove), Choice::Do) => self.slam(shove, sink),
            (Task::Shove(shove), Choice::Step(to)) => self.shove_to(shove, to, sink),
            (Task::Harm(harm), choice) => self.resolve_harm(harm, choice, sink),
            (Task::Name { actor, by, effect, whom, left, mut named, must }, Choice::Target(target)) => {
                named.insert(target);
                self.agenda.push(Task::Name { actor, by, effect, whom, left: left - 1, named, must });
                self.affect(actor, Some(by), effect, target, sink);
            }
            (Task::Place { actor, by, r#use }, Choice::Hex(spot)) => self.use_place(actor, by, r#use, spot, sink),
            (Task::Recover { seat, from, left }, Choice::Card(card)) => {
                self.take_back(seat, card, sink);
                self.agenda.push(Task::Recover { seat, from, left: left - 1 });
            }
            (Task::Borrow(seat), Choice::Card(card)) => self.borrow_card(seat, card, sink),
            (Task::Forfeit { seat, left, lost }, Choice::Card(card)) => {
                self.put_card(seat, card, if lost { Pile::Lost } else { Pile::Discard }, sink);
                self.agenda.push(Task::Forfeit { seat, left: left - 1, lost });
            }
            (Task::Loot { actor, by, range, most }, Choice::Do) => {
                self.performed();
                let seat = self.owner(actor).unwrap_or(by);
                for spot in self.loot_up_to(actor, range, most) {
                    self.loot_spot(seat, spot, true, sink);
                }
            }
            (Task::Tumble(figure), Choice::Hex(spot)) => self.tumble(figure, spot, sink),
            (Task::Appear(what, _), Choice::Hex(spot)) => self.appear(what, spot, sink),
            (Task::Pick { actor, effect, mut among, left }, Choice::Target(target)) => {
                among.remove(target);
                if left > 1 {
                    self.agenda.push(Task::Pick { actor, effect, among, left: left - 1 });
                }
                self.affect(actor, None, effect, target, sink);
            }
            (Task::Promote(_), Choice::Target(figure)) => self.promote(figure, sink),
            (Task::Opener(room), Choice::Target(figure)) => self.agenda.push(Task::Penalty(room, Some(figure))),
            (Task::Ways { actor, mut ways, moving }, Choice::Option(which)) if usize::from(which) < ways.len() => {
                let way = ways.swap_remove(usize::from(which));
                self.go(actor, way, moving, sink);
            }
            (Task::Feed { actor, kind, at }, Choice::Consume(element)) => self.fed(actor, kind, at, element, sink),
            _ => {}
        }
    }
}
