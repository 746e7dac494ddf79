//! Abilities: what each of them does, and to whom (H13, H14).

use crate::ability::{Ability, Amount, Lasting, Recovery, Whom};
use crate::card::Stay;
use crate::choice::Choice;
use crate::condition::{Condition, Conditions};
use crate::element::Element;
use crate::event::{Event, Sink};
use crate::figure::{Crowd, Figure, FigureId, Kind, Side};
use crate::game::{Bonus, Game, Trap};
use crate::hero::Pile;
use crate::item::Refresh;
use crate::layout::Chest;
use crate::modifier::Modifier;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Effect, Harm, Shove, Task, Use, Walk};
use crate::walk::Gait;
use kit::Seat;
use std::slice;

impl Game {
    /// Performs one ability. `by` is the seat that decides for the figure; monsters and summons decide by themselves.
    pub(crate) fn perform(
        &mut self,
        actor: FigureId,
        by: Option<Seat>,
        ability: &'static Ability,
        sink: &mut impl Sink,
    ) {
        let figure = *self.figure(actor);
        match *ability {
            Ability::Move { points, jump, looting } => {
                if figure.ailments.has(Condition::Immobilize) {
                    return sink.tell(Event::Prevented(actor, Condition::Immobilize), self);
                }
                match by {
                    Some(by) => {
                        let points = self.amount(actor, points).clamp(0, 99) as u8;
                        self.start_walk(actor, by, points, jump, looting, None);
                    }
                    None => self.automaton_move(actor, points, jump, sink),
                }
            }
            Ability::Attack(ref attack) => {
                if figure.ailments.has(Condition::Disarm) {
                    return sink.tell(Event::Prevented(actor, Condition::Disarm), self);
                }
                match by {
                    Some(by) => self.take_aim(actor, by, *attack, opposite(figure.side()), sink),
                    None => self.automaton_attack(actor, attack, sink),
                }
            }
            Ability::Heal(amount, whom) => {
                // Items are no actions.
                let more = if self.action.is_some() { self.spend_slot(actor, more_healing, sink) } else { None };
                let amount = amount + more.unwrap_or(0);
                self.affect_all(actor, by, Effect::Heal(amount), whom, sink);
            }
            Ability::Last(lasting, whom) => self.affect_all(actor, by, Effect::Last(lasting), whom, sink),
            Ability::Augment(augment) => {
                if let (Some(seat), Some(action)) = (figure.seat(), self.action) {
                    self.hero_mut(seat).augment = Some((action.card, augment));
                    sink.tell(Event::Augment(seat, action.card), self);
                    self.clear_active(sink);
                    self.performed();
                }
            }
            Ability::Loot(range) => match by {
                Some(by) => self.agenda.push(Task::Loot { actor, by, range }),
                None => {
                    // Monsters take money only, and for good (H14.07).
                    let reach = self.chart().reach(figure.spot, range);
                    for spot in (self.coins.iter().copied().collect::<Spots>() & reach).iter() {
                        self.coins.retain(|&coin| coin != spot);
                        sink.tell(Event::Stolen(actor, spot), self);
                    }
                }
            },
            Ability::Push(steps, whom) => self.affect_all(actor, by, Effect::Push(steps), whom, sink),
            Ability::Pull(steps, range) => {
                self.affect_all(actor, by, Effect::Pull(steps), Whom::Enemy(range), sink);
            }
            Ability::Inflict(conditions, whom) => {
                self.affect_all(actor, by, Effect::Inflict(conditions), whom, sink);
            }
            Ability::Suffer(amount, whom) => self.affect_all(actor, by, Effect::Suffer(amount), whom, sink),
            Ability::Create(element) => match &mut self.action {
                Some(action) if by.is_some() => action.creates[element as usize] = true,
                _ => self.create(actor, element, sink),
            },
            Ability::CreateAny => self.agenda.extend(by.map(|by| Task::Conjure { by })),
            Ability::IfConsumed { element, xp, with, without } => match by {
                Some(by) => self.agenda.push(Task::Consume { actor, by, element, xp, with, without }),
                None => {
                    let list = if self.was_fed(actor, ability) { with } else { without };
                    self.agenda.push(Task::Abilities { actor, by, list, at: 0 });
                }
            },
            Ability::Trap { damage, conditions, xp } => {
                self.want_hex(actor, by, Use::Trap { damage, conditions, xp });
            }
            Ability::DisarmTrap => self.want_hex(actor, by, Use::Disarm),
            Ability::Obstacles(count) => self.want_hex(actor, by, Use::Obstacle(count)),
            Ability::Shatter => self.want_hex(actor, by, Use::Shatter),
            Ability::Summon(sheet) => self.want_hex(actor, by, Use::Summon(sheet)),
            Ability::Recover { from, count, whom } => {
                self.affect_all(actor, by, Effect::Recover(from, count), whom, sink);
            }
            Ability::Grant(range, granted) => {
                self.affect_all(actor, by, Effect::Grant(granted), Whom::Ally(range), sink);
            }
            Ability::Force { range, ability, stay_near } => {
                self.affect_all(actor, by, Effect::Force(ability, stay_near), Whom::Enemy(range), sink);
            }
            Ability::SummonMonster { kind, rank, how } => self.summon_monster(actor, kind, rank, how, sink),
            Ability::LayTrap(damage) => self.lay_trap(actor, damage, sink),
            Ability::OnDeath(_) => {}
            Ability::Special(number) => self.boss_special(actor, number),
        }
    }

    fn want_hex(&mut self, actor: FigureId, by: Option<Seat>, r#use: Use) {
        if let Some(by) = by {
            self.agenda.push(Task::Place { actor, by, r#use });
        }
    }

    /// A number on a card, for this figure and this moment.
    pub(crate) fn amount(&self, actor: FigureId, amount: Amount) -> i16 {
        match amount {
            Amount::Fixed(number) => i16::from(number),
            Amount::Stat(plus) => i16::from(plus),
            Amount::Moved => i16::from(self.turn.moved),
            Amount::Dealt => {
                debug_assert!(self.figure(actor).seat().is_some(), "only heroes have such cards");
                self.turn.dealt
            }
        }
    }

    /// Everybody who is meant, without any choice yet.
    pub(crate) fn meant(&self, actor: FigureId, whom: Whom) -> Vec<FigureId> {
        let me = *self.figure(actor);
        let chart = self.chart();
        let range = self.own_range(actor);
        let near =
            |other: &Figure, range: u8| chart.distance(me.spot, other.spot) <= range && chart.sees(me.spot, other.spot);
        let enemy = |other: &Figure| other.side().is_enemy(me.side());
        let ally = |other: &Figure| !enemy(other) && other.kind != Kind::Obstacle;
        let fits = |id: FigureId, other: &Figure| match whom {
            Whom::Me => id == actor,
            Whom::AdjacentEnemy | Whom::AdjacentEnemies => enemy(other) && near(other, 1),
            Whom::Enemy(range) | Whom::EnemiesWithin(range) => enemy(other) && near(other, range),
            Whom::EnemiesInReach => enemy(other) && near(other, range),
            Whom::AllEnemies => enemy(other),
            Whom::MeOrAlly(range) | Whom::Several { range, .. } | Whom::MeAndAllies(range) => {
                id == actor || (ally(other) && near(other, range))
            }
            Whom::MeAndAlliesInReach => id == actor || (ally(other) && near(other, range)),
            Whom::Ally(range) | Whom::AlliesWithin(range) => id != actor && ally(other) && near(other, range),
            Whom::AllAllies => id != actor && ally(other),
            Whom::AllAdjacent => id != actor && near(other, 1),
            Whom::MovedThrough => enemy(other) && self.turn.through.has(id),
            Whom::MovedThroughAndBack => enemy(other) && self.turn.through.has(id) && self.turn.move_from == me.spot,
        };
        // The invisible cannot be named by their enemies (H12.05).
        let one = matches!(whom, Whom::AdjacentEnemy | Whom::Enemy(_));
        let hidden = |other: &Figure| one && enemy(other) && other.ailments.has(Condition::Invisible);
        self.figures().filter(|&(id, other)| fits(id, other) && !hidden(other)).map(|(id, _)| id).collect()
    }

    fn affect_all(&mut self, actor: FigureId, by: Option<Seat>, effect: Effect, whom: Whom, sink: &mut impl Sink) {
        let count = match whom {
            Whom::AdjacentEnemy | Whom::Enemy(_) | Whom::MeOrAlly(_) | Whom::Ally(_) => Some(1),
            Whom::Several { count, .. } => Some(count),
            _ => None,
        };
        match (count, by) {
            (Some(left), Some(by)) => {
                self.agenda.push(Task::Name { actor, by, effect, whom, left, named: Crowd::default(), must: false });
            }
            (Some(count), None) => {
                let mut meant = self.meant(actor, whom);
                match effect {
                    // The one that has lost the most (H16.10).
                    Effect::Heal(_) => meant.sort_by_key(|&one| {
                        let figure = self.figure(one);
                        figure.health - figure.most_health
                    }),
                    _ => meant.sort_by_key(|&one| (Some(one) != self.mind.focus, self.place_in_order(one))),
                }
                for target in meant.into_iter().take(usize::from(count)) {
                    self.affect(actor, by, effect, target, sink);
                }
            }
            (None, _) => {
                for target in self.meant(actor, whom).into_iter().rev() {
                    self.affect(actor, by, effect, target, sink);
                }
            }
        }
    }

    /// Does something to one figure.
    pub(crate) fn affect(
        &mut self,
        actor: FigureId,
        by: Option<Seat>,
        effect: Effect,
        target: FigureId,
        sink: &mut impl Sink,
    ) {
        if !self.figure(target).alive {
            return;
        }
        if by.is_some() {
            self.performed();
        }
        match effect {
            Effect::Heal(amount) => self.heal(target, amount, sink),
            Effect::Last(what) => {
                // What a card that does not stay gives lasts for the round.
                let printed = self.action.filter(|action| by.is_some() && !action.basic).map(|action| {
                    let sheet = self.hero(action.seat).sheet(action.card).action(action.half);
                    (sheet, (action.seat, action.card))
                });
                let stays = printed.filter(|(sheet, _)| sheet.stay != Stay::No);
                let bonus = Bonus {
                    who: target,
                    what,
                    for_round: stays.is_none_or(|(sheet, _)| sheet.stay == Stay::Round),
                    card: stays.map(|(_, card)| card),
                    slots: stays.map_or(&[], |(sheet, _)| sheet.slots),
                    used: 0,
                };
                self.begin_bonus(bonus, sink);
            }
            Effect::Push(left) | Effect::Pull(left) => {
                let source = self.figure(actor).spot;
                let pull = matches!(effect, Effect::Pull(_));
                self.agenda.push(Task::Shove(Shove { source, target, by, left, pull, batter: false }));
            }
            Effect::Inflict(conditions) => {
                conditions.iter().for_each(|condition| self.afflict(target, condition, sink));
            }
            Effect::Suffer(amount) => {
                let amount = i16::from(amount);
                self.agenda.push(Task::Harm(Harm { target, amount, by: Some(actor), cause: Cause::Ability }));
            }
            Effect::Recover(from, count) => {
                if let Some(seat) = self.figure(target).seat() {
                    if count == u8::MAX {
                        let all: Vec<_> = self.recoverable(seat, from).collect();
                        all.into_iter().for_each(|card| self.put_card(seat, card, Pile::Hand, sink));
                    } else {
                        self.agenda.push(Task::Recover { seat, from, left: count });
                    }
                }
            }
            Effect::Grant(ability) => {
                let by = self.owner(target);
                self.agenda.push(Task::Abilities { actor: target, by, list: slice::from_ref(ability), at: 0 });
            }
            Effect::Force(ability, stay_near) => {
                let Some(by) = by.filter(|_| self.figure(target).kind != Kind::Obstacle) else { return };
                match *ability {
                    Ability::Move { points, jump, looting }
                        if !self.figure(target).ailments.has(Condition::Immobilize) =>
                    {
                        let points = self.amount(target, points).clamp(0, 99) as u8;
                        self.start_walk(target, by, points, jump, looting, stay_near.then_some(actor));
                    }
                    Ability::Attack(ref attack) => {
                        let side = self.figure(target).side();
                        self.take_aim(target, by, *attack, side, sink);
                    }
                    _ => {}
                }
            }
        }
    }

    fn start_walk(
        &mut self,
        figure: FigureId,
        by: Seat,
        points: u8,
        jump: bool,
        looting: bool,
        near: Option<FigureId>,
    ) {
        self.turn.move_from = self.figure(figure).spot;
        self.turn.through = Crowd::default();
        let gait = match self.flies(figure) {
            true => Gait::Fly,
            false if jump => Gait::Jump,
            false => Gait::Walk,
        };
        self.agenda.push(Task::Walk(Walk { figure, by, points, gait, looting, started: false, aloft: false, near }));
    }

    pub(crate) fn flies(&self, figure: FigureId) -> bool {
        match self.figure(figure).kind {
            Kind::Monster { kind, .. } if kind.sheet().flying => return true,
            Kind::Summon { sheet, .. } if sheet.flying => return true,
            _ => {}
        }
        self.bonuses.iter().any(|bonus| bonus.who == figure && bonus.what == Lasting::Flight)
    }

    /// Cards that can come back to the hand (H14.06).
    pub(crate) fn recoverable(&self, seat: Seat, from: Recovery) -> impl Iterator<Item = crate::card::CardId> + '_ {
        let hero = self.hero(seat);
        let pile = if from == Recovery::Discarded { Pile::Discard } else { Pile::Lost };
        hero.cards_in(pile).filter(move |&card| from == Recovery::Discarded || hero.recoverable(card))
    }

    /// Fills a slot of the first bonus of a figure that fits, and gives what it is worth (H14.01).
    pub(crate) fn spend_slot<T>(
        &mut self,
        who: FigureId,
        fits: impl Fn(Lasting) -> Option<T>,
        sink: &mut impl Sink,
    ) -> Option<T> {
        let at = self.bonuses.iter().position(|bonus| bonus.who == who && fits(bonus.what).is_some())?;
        let bonus = self.bonuses[at];
        let worth = fits(bonus.what);
        if let (Some(&xp), Some((seat, _))) = (bonus.slots.get(usize::from(bonus.used)), bonus.card) {
            self.gain_experience(seat, xp, sink);
        }
        self.bonuses[at].used += 1;
        sink.tell(Event::BonusUsed(who, bonus.what), self);
        if usize::from(self.bonuses[at].used) >= bonus.slots.len() {
            self.bonuses.remove(at);
            sink.tell(Event::BonusEnded(who, bonus.what), self);
            self.clear_active(sink);
        }
        worth
    }

    pub(crate) fn heal(&mut self, target: FigureId, amount: u8, sink: &mut impl Sink) {
        let figure = self.figure_mut(target);
        if !figure.alive {
            return;
        }
        let before = figure.ailments.all();
        let heals = figure.ailments.take_heal();
        self.tell_ended(target, before, sink);
        if heals {
            let figure = self.figure_mut(target);
            let healed = i16::from(amount).min(figure.most_health - figure.health).max(0);
            figure.health += healed;
            sink.tell(Event::Healed(target, healed), self);
        }
    }

    /// Tells which of the conditions that a figure had before it has no longer.
    pub(crate) fn tell_ended(&self, id: FigureId, before: Conditions, sink: &mut impl Sink) {
        for condition in before.without(self.figure(id).ailments.all()).iter() {
            sink.tell(Event::ConditionEnded(id, condition), self);
        }
    }

    /// Gives a figure a condition (H12).
    pub(crate) fn afflict(&mut self, target: FigureId, condition: Condition, sink: &mut impl Sink) {
        let figure = *self.figure(target);
        let immune = match figure.kind {
            Kind::Monster { kind, .. } => kind.sheet().immune.has(condition),
            Kind::Obstacle => true,
            Kind::Hero(_) | Kind::Summon { .. } | Kind::Escort(_) => false,
        };
        if !figure.alive {
            return;
        }
        if immune {
            return sink.tell(Event::Immune(target, condition), self);
        }
        match condition {
            Condition::Curse => self.curse(target),
            Condition::Bless => self.bless(target),
            _ => {
                let in_own_turn = self.turn.figure == Some(target);
                self.figure_mut(target).ailments.gain(condition, in_own_turn);
            }
        }
        sink.tell(Event::Condition(target, condition), self);
    }

    /// At most 10 curses in the monsters' deck, 10 among the heroes' (H12.04).
    pub(crate) fn curse(&mut self, target: FigureId) {
        const MOST: usize = 10;
        match self.owner(target) {
            Some(seat) => {
                let there: usize = self.heroes.iter().map(|hero| hero.deck.count(Modifier::CURSE)).sum();
                if there < MOST {
                    self.heroes[seat.index()].deck.add(Modifier::CURSE, &mut self.chance.heroes[seat.index()]);
                }
            }
            None if self.deck.count(Modifier::CURSE) < MOST => {
                self.deck.add(Modifier::CURSE, &mut self.chance.monsters);
            }
            None => {}
        }
    }

    /// At most 10 blesses in all (H12.04).
    pub(crate) fn bless(&mut self, target: FigureId) {
        let there: usize = self.heroes.iter().map(|hero| hero.deck.count(Modifier::BLESS)).sum();
        if there + self.deck.count(Modifier::BLESS) >= 10 {
            return;
        }
        match self.owner(target) {
            Some(seat) => {
                self.heroes[seat.index()].deck.add(Modifier::BLESS, &mut self.chance.heroes[seat.index()]);
            }
            None => self.deck.add(Modifier::BLESS, &mut self.chance.monsters),
        }
    }

    /// The hexes within a range and in sight that have something to loot.
    pub(crate) fn loot_in_reach(&self, actor: FigureId, range: u8) -> Spots {
        let reach = self.chart().reach(self.figure(actor).spot, range);
        let there = self.coins.iter().copied().chain(self.chests.iter().map(|chest| chest.0));
        there.filter(|&spot| reach.has(spot)).collect()
    }

    /// A hero takes everything on a hex; some Goal chests only by an ability.
    pub(crate) fn loot_spot(&mut self, seat: Seat, spot: Spot, by_ability: bool, sink: &mut impl Sink) {
        let before = self.coins.len();
        self.coins.retain(|&coin| coin != spot);
        let coins = (before - self.coins.len()) as u16;
        self.hero_mut(seat).tally.coins += coins;
        let taken =
            |chest: &(Spot, Chest)| chest.0 == spot && (by_ability || chest.1 != Chest::Goal { loot_only: true });
        let found: Vec<Chest> = self.chests.iter().filter(|chest| taken(chest)).map(|chest| chest.1).collect();
        self.chests.retain(|chest| !taken(chest));
        if coins > 0 || !found.is_empty() {
            sink.tell(Event::Looted(seat, spot), self);
        }
        for chest in found {
            self.hero_mut(seat).tally.chests += 1;
            sink.tell(Event::Treasure(seat, chest), self);
            self.open_chest(seat, chest, sink);
        }
    }

    fn open_chest(&mut self, seat: Seat, chest: Chest, sink: &mut impl Sink) {
        let figure = self.hero(seat).figure;
        let enemies: Vec<FigureId> =
            self.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(id, _)| id).collect();
        match chest {
            Chest::Numbered(number) => self.hero_mut(seat).chests.push(number),
            Chest::Goal { .. } => self.note_goal_chest(figure),
            Chest::Gold(gold) => self.hero_mut(seat).gold += u16::from(gold),
            Chest::Heal(amount) => self.heal(figure, amount, sink),
            Chest::Cure => self.cure(figure),
            Chest::RecoverLost => self.agenda.push(Task::Recover { seat, from: Recovery::Lost, left: 1 }),
            Chest::Refresh(count) => {
                self.agenda.push(Task::Refresh { seat, what: Refresh { only: None, small: false, count } });
            }
            Chest::Scourge(amount) => {
                for target in enemies {
                    let amount = i16::from(amount);
                    self.agenda.push(Task::Harm(Harm { target, amount, by: Some(figure), cause: Cause::Treasure }));
                }
            }
            Chest::Plague(conditions) => {
                for target in enemies {
                    conditions.iter().for_each(|condition| self.afflict(target, condition, sink));
                }
            }
        }
    }

    /// The hexes that an ability can be used on.
    pub(crate) fn places(&self, actor: FigureId, r#use: Use) -> Spots {
        let near = self.chart().near(self.figure(actor).spot);
        let traps: Spots = self.traps.iter().map(|trap| trap.spot).collect();
        match r#use {
            Use::Trap { .. } => near.iter().filter(|&spot| self.is_bare(spot)).collect(),
            Use::Summon(_) => near.iter().filter(|&spot| self.is_free(spot)).collect(),
            Use::Disarm => near & traps,
            Use::Shatter => near & self.brittle(),
            Use::Obstacle(_) => near.iter().filter(|&spot| self.is_bare(spot) && !self.would_cut(spot)).collect(),
        }
    }

    /// Nobody and nothing on it.
    fn is_bare(&self, spot: Spot) -> bool {
        self.is_free(spot)
            && !self.ground.negative.has(spot)
            && !self.ground.difficult.has(spot)
            && !self.coins.contains(&spot)
            && !self.chests.iter().any(|chest| chest.0 == spot)
            && self.layout.map.door_at(spot).is_none()
    }

    /// Nobody on it and no obstacle.
    pub(crate) fn is_free(&self, spot: Spot) -> bool {
        self.standing_on(spot).is_none() && !self.ground.obstacles.has(spot)
    }

    /// An obstacle may never cut off a part of the map (H5.06): whether one here would. What the map itself has already cut
    /// off does not count.
    pub(crate) fn would_cut(&self, spot: Spot) -> bool {
        let open = self.layout.map.spots() - self.ground.obstacles;
        self.in_pieces(open - Spots::of(spot)) && !self.in_pieces(open)
    }

    /// Whether no way leads from some of these hexes to others of them, all doors open.
    fn in_pieces(&self, open: Spots) -> bool {
        let chart = self.layout.map.chart(crate::map::OpenDoors::ALL);
        let Some(start) = open.lowest() else { return true };
        let mut reached = Spots::of(start);
        let mut queue = vec![start];
        while let Some(at) = queue.pop() {
            for next in (chart.near(at) & open).iter() {
                if !reached.has(next) {
                    reached.insert(next);
                    queue.push(next);
                }
            }
        }
        reached != open
    }

    pub(crate) fn use_place(&mut self, actor: FigureId, by: Seat, r#use: Use, spot: Spot, sink: &mut impl Sink) {
        self.performed();
        match r#use {
            Use::Trap { damage, conditions, xp } => {
                let reward = self.owner(actor).filter(|_| xp > 0).map(|seat| (seat, xp));
                self.traps.push(Trap { spot, damage, conditions, reward });
                self.survey_ground();
                sink.tell(Event::TrapLaid(actor, spot), self);
            }
            Use::Disarm => {
                self.traps.retain(|trap| trap.spot != spot);
                self.survey_ground();
                self.hero_mut(by).tally.trap = true;
                sink.tell(Event::Disarmed(actor, spot), self);
            }
            Use::Obstacle(count) => {
                self.ground.obstacles.insert(spot);
                sink.tell(Event::ObstacleLaid(actor, spot), self);
                if count > 1 {
                    self.agenda.push(Task::Place { actor, by, r#use: Use::Obstacle(count - 1) });
                }
            }
            Use::Shatter => {
                self.ground.obstacles.remove(spot);
                sink.tell(Event::ObstacleGone(spot), self);
            }
            Use::Summon(sheet) => {
                let card = self.action.map(|action| action.card);
                let kind = Kind::Summon { owner: by, card, sheet };
                self.add_figure(kind, Side::Heroes, spot, i16::from(sheet.health), true, sink);
            }
        }
    }

    /// An element is created at once, whatever comes of the rest (H13.01).
    pub(crate) fn create(&mut self, actor: FigureId, element: Element, sink: &mut impl Sink) {
        self.elements.create(element);
        sink.tell(Event::Created(actor, element), self);
    }

    /// Consumes an element for an ability (H13.02).
    pub(crate) fn consume(&mut self, actor: FigureId, seat: Seat, element: Element, xp: u8, sink: &mut impl Sink) {
        self.elements.consume(element);
        sink.tell(Event::Consumed(actor, element), self);
        self.gain_experience(seat, xp, sink);
    }

    pub(crate) fn list_names(&self, actor: FigureId, whom: Whom, named: Crowd, choices: &mut Vec<Choice>) {
        let left = self.meant(actor, whom).into_iter().filter(|&one| !named.has(one));
        choices.extend(left.map(Choice::Target));
    }

    /// Conditions that a random room put on the heroes for good.
    pub(crate) fn lasting_woes(&mut self, id: FigureId) {
        let figure = self.figure_mut(id);
        let woes: Conditions = match figure.side() {
            Side::Heroes if figure.seat().is_some() => self.woes.heroes,
            Side::Heroes | Side::Allies | Side::Outcasts => Conditions::NONE,
            Side::Monsters => self.woes.monsters,
        };
        let figure = self.figure_mut(id);
        if figure.alive {
            woes.iter().for_each(|condition| figure.ailments.gain(condition, true));
        }
    }
}

fn more_healing(lasting: Lasting) -> Option<u8> {
    match lasting {
        Lasting::MoreHealing(amount) => Some(amount),
        _ => None,
    }
}

pub(crate) const fn opposite(side: Side) -> Side {
    match side {
        Side::Heroes | Side::Allies => Side::Monsters,
        Side::Monsters | Side::Outcasts => Side::Heroes,
    }
}
