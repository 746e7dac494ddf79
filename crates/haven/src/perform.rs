//! Abilities: what each of them does, and to whom (H13, H14).

use crate::ability::{Ability, Amount, Foe, Lasting, Prey, Recovery, Trail, Whom};
use crate::card::{CardId, Stay};
use crate::choice::Choice;
use crate::condition::{Condition, Conditions, NEGATIVE};
use crate::element::Element;
use crate::event::{Event, Sink};
use crate::figure::{Crowd, Figure, FigureId, Kind, Side};
use crate::game::{Bonus, Game};
use crate::hero::Pile;
use crate::modifier::Modifier;
use crate::monster::Rank;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Effect, Harm, Impact, Shove, Task, Use, Walk};
use kit::{Seat, Sort};
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
        match if by.is_some() { self.enhanced(*ability) } else { *ability } {
            Ability::Move { points, jump, looting } => {
                if figure.ailments.has(Condition::Immobilize) {
                    return sink.tell(Event::Prevented(actor, Condition::Immobilize), self);
                }
                match by {
                    Some(by) => {
                        self.line_conditions().iter().for_each(|condition| self.afflict(actor, condition, sink));
                        let points = self.stride(actor, points);
                        if self.bonuses.iter().any(|one| one.who == actor && one.what == Lasting::MoveAsAttack) {
                            self.agenda.push(Task::MoveOrAttack { actor, by, points, jump, looting });
                        } else {
                            self.start_walk(actor, by, points, jump, looting, None);
                        }
                    }
                    None => self.automaton_move(actor, points, jump, sink),
                }
            }
            Ability::Trek { points, jump, trail } => {
                if figure.ailments.has(Condition::Immobilize) {
                    return sink.tell(Event::Prevented(actor, Condition::Immobilize), self);
                }
                if let Some(by) = by {
                    self.start_walk(actor, by, points, jump, false, None);
                    if let Some(Task::Walk(walk)) = self.agenda.last_mut() {
                        walk.trail = trail;
                    }
                }
            }
            Ability::Attack(attack) => {
                if figure.ailments.has(Condition::Disarm) {
                    return sink.tell(Event::Prevented(actor, Condition::Disarm), self);
                }
                match (by, ability) {
                    (Some(by), _) => self.take_aim(actor, by, attack, opposite(figure.side())),
                    (None, Ability::Attack(printed)) => self.automaton_attack(actor, printed, sink),
                    (None, _) => {}
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
                    let [newer, older] = &mut self.hero_mut(seat).augments;
                    *older = newer.replace((action.card, augment));
                    self.limit_augments(seat);
                    sink.tell(Event::Augment(seat, action.card), self);
                    self.clear_active(sink);
                    self.performed();
                }
            }
            Ability::Loot(range) => match by {
                Some(by) => self.agenda.push(Task::Loot { actor, by, range, most: u8::MAX }),
                None => {
                    // Monsters take money only, and for good (H14.07).
                    let reach = self.chart().reach(figure.spot, range);
                    for spot in (self.coins.iter().copied().collect::<Spots>() & reach).iter() {
                        self.coins.retain(|&coin| coin != spot);
                        sink.tell(Event::Stolen(actor, spot), self);
                    }
                }
            },
            Ability::LootSome(range, most) => self.agenda.extend(by.map(|by| Task::Loot { actor, by, range, most })),
            Ability::Push(steps, whom) => self.affect_all(actor, by, Effect::Push(steps), whom, sink),
            Ability::PushAndInflict(steps, conditions, whom) => {
                self.affect_all(actor, by, Effect::PushAndInflict(steps, conditions), whom, sink);
            }
            Ability::HealPart(of, whom) => self.affect_all(actor, by, Effect::HealPart(of), whom, sink),
            Ability::Pilfer => {
                if let Some(seat) = figure.seat() {
                    let near = self.meant(actor, Whom::AdjacentEnemies).len() as u16;
                    self.hero_mut(seat).tally.coins += near;
                    if near > 0 {
                        self.performed();
                        sink.tell(Event::Pilfered(seat, near), self);
                    }
                }
            }
            Ability::Rally(range) => {
                let more = self.meant(actor, Whom::AlliesWithin(range)).len().min(9) as i8;
                let lasting = Lasting::Attack(more, crate::ability::Which::Any);
                self.affect_all(actor, by, Effect::Last(lasting), Whom::AlliesWithin(range), sink);
            }
            Ability::Kill(whom) => self.affect_all(actor, by, Effect::Kill, whom, sink),
            Ability::Slay(sheet) => {
                if let Some(by) = by {
                    self.take_aim(actor, by, sheet, opposite(figure.side()));
                }
            }
            Ability::IfStraight(list) => {
                if self.turn.run > 0 && !self.turn.bent {
                    self.agenda.push(Task::Abilities { actor, by, list, at: 0 });
                }
            }
            Ability::ThrowTrap(range) => self.want_hex(actor, by, Use::Throw(range)),
            Ability::Refresh(what, whom) => self.affect_all(actor, by, Effect::Refresh(what), whom, sink),
            Ability::GrantAll(range, granted) => {
                self.affect_all(actor, by, Effect::Grant(granted), Whom::SummonsWithin(range), sink);
            }
            Ability::Vortex { range, reach, pull } => self.want_hex(actor, by, Use::Vortex { range, reach, pull }),
            Ability::Control { range, steered } => {
                let whom = crate::ability::prey(range, crate::ability::Prey::NormalOrElite);
                self.affect_all(actor, by, Effect::Last(Lasting::Controlled { steered }), whom, sink);
            }
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
            Ability::ShatterAll(range) => {
                let brittle = self.chart().reach(figure.spot, range) & self.brittle();
                for spot in brittle.iter() {
                    self.performed();
                    self.destroy_obstacle(spot, sink);
                }
            }
            Ability::ShiftObstacle(range) => self.want_hex(actor, by, Use::Shift { range, from: None }),
            Ability::Rockfall { count, range } => self.want_hex(actor, by, Use::Rockfall { count, range }),
            Ability::Boulder(range) => self.want_hex(actor, by, Use::Boulder { range, chosen: [None; 2] }),
            Ability::Entomb => {
                let free = |spot: &Spot| self.standing_on(*spot).is_none() && !self.would_cut(*spot);
                if let Some(spot) = self.turn.killed_at.filter(free) {
                    self.lay_obstacle(actor, spot, sink);
                }
            }
            Ability::Exchange { count, whom } => self.affect_all(actor, by, Effect::Exchange(count), whom, sink),
            Ability::Summon(sheet) => self.want_hex(actor, by, Use::Summon(sheet)),
            Ability::Recover { from, count, whom } => {
                self.affect_all(actor, by, Effect::Recover(from, count), whom, sink);
            }
            Ability::Borrow(range) => self.affect_all(actor, by, Effect::Borrow, Whom::Ally(range), sink),
            Ability::Grant(range, granted) => {
                self.affect_all(actor, by, Effect::Grant(granted), Whom::Ally(range), sink);
            }
            Ability::Force { range, ability, stay_near } => {
                self.affect_all(actor, by, Effect::Force(ability, stay_near), Whom::Enemy(range), sink);
            }
            Ability::SummonMonster { kind, rank, how } => self.summon_monster(actor, kind, rank, how),
            Ability::LayTrap(damage) => self.lay_trap(actor, damage),
            Ability::OnDeath(_) => {}
            Ability::Special(number) => {
                sink.tell(Event::Special(actor, number), self);
                self.boss_special(actor, number);
            }
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
            Amount::LastMove => i16::from(self.turn.run),
            Amount::TwicePieces => 2 * self.turn.pieces.len() as i16,
            Amount::Dealt => {
                debug_assert!(self.figure(actor).seat().is_some(), "only heroes have such cards");
                self.turn.dealt
            }
        }
    }

    /// How far a move goes that a player makes for a figure.
    fn stride(&self, actor: FigureId, points: Amount) -> u8 {
        let own = match (points, self.figure(actor).kind) {
            (Amount::Stat(_), Kind::Monster { kind, rank, .. }) => {
                i16::from(self.monster_stats(actor, kind, rank).movement) + i16::from(self.woes.movement)
            }
            (Amount::Stat(_), Kind::Summon { sheet, .. }) => i16::from(sheet.movement),
            _ => 0,
        };
        (own + self.amount(actor, points)).clamp(0, 99) as u8
    }

    /// Whether a figure can be killed outright.
    pub(crate) fn is_prey(&self, actor: FigureId, target: FigureId, prey: Prey) -> bool {
        let figure = self.figure(target);
        let Kind::Monster { rank, .. } = figure.kind else { return false };
        match prey {
            Prey::Normal => rank == Rank::Normal,
            Prey::NormalOrElite => rank != Rank::Boss,
            Prey::Stunned => rank == Rank::Normal && figure.ailments.has(Condition::Stun),
            Prey::Weak(most) => figure.health <= i16::from(most),
            Prey::Singled => rank == Rank::Normal && self.is_foe(actor, target, Foe::Singled),
        }
    }

    /// Whether two figures are in the same room; a doorway belongs to the rooms on both sides.
    pub(crate) fn share_room(&self, one: Spot, other: Spot) -> bool {
        let rooms = |spot: Spot| {
            let map = &self.layout.map;
            let own = map.room(spot).map(|room| [room; 2]);
            own.or_else(|| map.door_at(spot).map(|door| map.doors()[door].rooms))
        };
        let (one, other) = (rooms(one), rooms(other));
        one.into_iter().flatten().any(|room| other.is_some_and(|rooms| rooms.contains(&room)))
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
            Whom::Enemies { range, .. } => enemy(other) && near(other, range),
            Whom::Prey { range, prey } => enemy(other) && near(other, range) && self.is_prey(actor, id, prey),
            Whom::LastTarget => enemy(other) && self.mind.last_target == Some(id),
            Whom::LastPrey(prey) => self.mind.last_target == Some(id) && self.is_prey(actor, id, prey),
            Whom::AnyAlly => id != actor && ally(other),
            Whom::MeAndAllAllies => ally(other),
            Whom::AlliesInRoom => id != actor && ally(other) && self.share_room(me.spot, other.spot),
            Whom::SummonsWithin(range) => {
                ally(other) && near(other, range) && matches!(other.kind, Kind::Summon { .. })
            }
            Whom::AllEnemies => enemy(other),
            Whom::MeOrAlly(range) | Whom::Several { range, .. } | Whom::MeAndAllies(range) => {
                id == actor || (ally(other) && near(other, range))
            }
            Whom::MeAndAlliesInReach => id == actor || (ally(other) && near(other, range)),
            Whom::Ally(range) | Whom::AlliesWithin(range) => id != actor && ally(other) && near(other, range),
            Whom::AllAllies => id != actor && ally(other),
            Whom::AllAdjacent => id != actor && near(other, 1),
            Whom::MovedThrough => enemy(other) && self.turn.through.has(id),
            Whom::BesidePieces => id != actor && !(chart.near(other.spot) & self.turn.pieces).is_empty(),
            Whom::MovedThroughAndBack => enemy(other) && self.turn.through.has(id) && self.turn.move_from == me.spot,
        };
        // The invisible are no target of their enemies, not even where all are meant (H12.05, H21.03).
        let hidden = |other: &Figure| enemy(other) && is_hidden(other);
        self.figures().filter(|&(id, other)| fits(id, other) && !hidden(other)).map(|(id, _)| id).collect()
    }

    fn affect_all(&mut self, actor: FigureId, by: Option<Seat>, effect: Effect, whom: Whom, sink: &mut impl Sink) {
        match (names(whom), by) {
            (Some(left), Some(by)) => {
                self.agenda.push(Task::Name { actor, by, effect, whom, left, named: Crowd::default(), must: false });
            }
            (Some(count), None) => {
                let mut meant = self.meant(actor, whom);
                if let Effect::Heal(_) = effect {
                    return self.heal_the_worst(actor, effect, meant, count, sink);
                }
                meant.arrange_by_key(|&one| (Some(one) != self.mind.focus, self.place_in_order(one)));
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

    /// A monster heals those who have lost the most (H16.10); of equals the players choose (H21.08).
    fn heal_the_worst(
        &mut self,
        actor: FigureId,
        effect: Effect,
        mut meant: Vec<FigureId>,
        count: u8,
        sink: &mut impl Sink,
    ) {
        let left = |one: FigureId| self.figure(one).health - self.figure(one).most_health;
        let ails = |one: FigureId| [Condition::Poison, Condition::Wound].map(|ail| self.figure(one).ailments.has(ail));
        meant.arrange_by_key(|&one| left(one));
        // Where there is nothing to heal there is nothing to choose.
        if meant.iter().all(|&one| left(one) == 0 && ails(one) == [false; 2]) {
            meant.truncate(usize::from(count));
        }
        let Some(&last) = meant.get(usize::from(count).min(meant.len()).wrapping_sub(1)) else { return };
        let sure: Vec<FigureId> = meant.iter().copied().filter(|&one| left(one) < left(last)).collect();
        let mut among = Crowd::default();
        meant.iter().filter(|&&one| left(one) == left(last)).for_each(|&one| among.insert(one));
        self.agenda.push(Task::Pick { actor, effect, among, left: count - sure.len() as u8 });
        sure.into_iter().for_each(|target| self.affect(actor, None, effect, target, sink));
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
        if by.is_some() && matches!(effect, Effect::Heal(_) | Effect::Last(_) | Effect::Push(_) | Effect::Pull(_)) {
            self.line_conditions().iter().for_each(|condition| self.afflict(target, condition, sink));
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
                let impact = Impact::Ends;
                self.agenda.push(Task::Shove(Shove { source, target, by, left, pull, impact, started: false }));
            }
            Effect::PushAndInflict(left, conditions) => {
                let source = self.figure(actor).spot;
                conditions.iter().for_each(|condition| self.afflict(target, condition, sink));
                self.agenda.push(Task::Shove(Shove {
                    source,
                    target,
                    by,
                    left,
                    pull: false,
                    impact: Impact::Ends,
                    started: false,
                }));
            }
            Effect::HealPart(of) => {
                let amount = self.figure(target).most_health / i16::from(of.max(1));
                self.heal(target, amount.clamp(0, 255) as u8, sink);
            }
            Effect::Kill => self.slay(target, actor, sink),
            Effect::Refresh(what) => {
                let seat = self.figure(target).seat();
                self.agenda.extend(seat.map(|seat| Task::Refresh { seat, what }));
            }
            Effect::Trapped { damage, conditions } => {
                self.harm(target, i16::from(damage), Some(actor), Cause::Trap, sink);
                conditions.iter().for_each(|condition| self.afflict(target, condition, sink));
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
                        let inactive = |&card: &CardId| !matches!(self.hero(seat).pile(card), Pile::Active { .. });
                        let all: Vec<CardId> = self.recoverable(seat, from).filter(inactive).collect();
                        all.into_iter().for_each(|card| self.put_card(seat, card, Pile::Hand, sink));
                    }
                    // Of all, the active ones are left: whoever takes one back ends its effect.
                    self.agenda.push(Task::Recover { seat, from, left: count });
                }
            }
            Effect::Borrow => self.agenda.extend(self.figure(target).seat().map(Task::Borrow)),
            Effect::Exchange(count) => {
                if let Some(seat) = self.figure(target).seat() {
                    self.agenda.push(Task::Forfeit { seat, left: count, lost: true });
                    self.agenda.push(Task::Recover { seat, from: Recovery::Lost, left: count });
                }
            }
            Effect::Grant(ability) => {
                // A hero decides alone; a summon is led by whoever grants it something.
                let by = self.figure(target).seat().or(by);
                self.agenda.push(Task::Abilities { actor: target, by, list: slice::from_ref(ability), at: 0 });
            }
            Effect::Force(ability, stay_near) => {
                let Some(by) = by.filter(|_| self.figure(target).kind != Kind::Obstacle) else { return };
                match *ability {
                    // It is that figure that moves or attacks, as far as it can (H21.04).
                    Ability::Move { points, jump, looting } if self.can_move(target) => {
                        let points = self.amount(target, points).clamp(0, 99) as u8;
                        self.start_walk(target, by, points, jump, looting, stay_near.then_some(actor));
                    }
                    Ability::Attack(ref attack) if self.can_attack(target) => {
                        let side = self.figure(target).side();
                        self.take_aim(target, by, *attack, side);
                    }
                    _ => {}
                }
            }
        }
    }

    pub(crate) fn start_walk(
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
        (self.turn.run, self.turn.heading, self.turn.bent) = (0, None, false);
        self.turn.shaken = Crowd::default();
        let (gait, trail) = (self.gait(figure, jump), Trail::Plain);
        let (started, aloft) = (false, false);
        self.agenda.push(Task::Walk(Walk { figure, by, points, gait, looting, started, aloft, near, trail }));
    }

    pub(crate) fn flies(&self, figure: FigureId) -> bool {
        match self.figure(figure).kind {
            Kind::Monster { kind, .. } if kind.sheet().flying => return true,
            Kind::Summon { sheet, .. } if sheet.flying => return true,
            _ => {}
        }
        self.bonuses.iter().any(|bonus| bonus.who == figure && bonus.what == Lasting::Flight)
    }

    /// Cards that can come back to the hand (H14.06), active ones among them (H2.04).
    pub(crate) fn recoverable(&self, seat: Seat, from: Recovery) -> impl Iterator<Item = CardId> + '_ {
        let hero = self.hero(seat);
        let wanted = from == Recovery::Discarded;
        let discarded = hero.discarded().filter(move |_| wanted);
        discarded.chain(hero.lost().filter(move |&card| !wanted && hero.recoverable(card)))
    }

    /// Lost cards of the heroes beside this one: whose, and what they are to this hero.
    pub(crate) fn borrowable(&self, seat: Seat) -> impl Iterator<Item = (Seat, CardId)> + '_ {
        let here = self.figure(self.hero(seat).figure).spot;
        let beside = move |other: &Seat| {
            let figure = self.figure(self.hero(*other).figure);
            *other != seat && figure.alive && self.chart().adjacent(here, figure.spot)
        };
        (0..self.heroes.len() as u8).map(Seat).filter(beside).flat_map(|other| {
            let hero = self.hero(other);
            let lost = hero.cards_in(Pile::Lost).filter(|&card| hero.recoverable(card));
            lost.map(move |card| (other, card.borrowed_from(hero.class)))
        })
    }

    /// A hero takes a lost card of another one to the hand; for that one it is out of the scenario.
    pub(crate) fn borrow_card(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) {
        let Some((from, _)) = self.borrowable(seat).find(|one| one.1 == card) else { return };
        let hero = self.hero(from);
        let own = hero.cards_in(Pile::Lost).find(|&one| one.borrowed_from(hero.class) == card);
        own.into_iter().for_each(|own| self.put_card(from, own, Pile::Home, sink));
        self.put_card(seat, card, Pile::Hand, sink);
    }

    /// Whether a figure can do anything by itself: it is on the board and not stunned (H12.03), and no exhausted hero.
    pub(crate) fn can_act(&self, id: FigureId) -> bool {
        let figure = self.figure(id);
        let exhausted = figure.seat().is_some_and(|seat| self.hero(seat).exhausted);
        figure.alive && !figure.ailments.has(Condition::Stun) && !exhausted
    }

    /// Whether it can move by itself.
    pub(crate) fn can_move(&self, id: FigureId) -> bool {
        self.can_act(id) && !self.figure(id).ailments.has(Condition::Immobilize)
    }

    /// Whether it can attack.
    pub(crate) fn can_attack(&self, id: FigureId) -> bool {
        self.can_act(id) && !self.figure(id).ailments.has(Condition::Disarm)
    }

    /// Whether there is anybody for a part that may be left out.
    pub(crate) fn can_be_offered(&self, actor: FigureId, ability: &Ability) -> bool {
        group_of(ability).is_none_or(|whom| !self.meant(actor, whom).is_empty())
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
        let given = match condition {
            Condition::Curse => self.curse(target),
            Condition::Bless => self.bless(target),
            _ => {
                let in_own_turn = self.turn.figure == Some(target);
                self.figure_mut(target).ailments.gain(condition, in_own_turn);
                true
            }
        };
        if given {
            sink.tell(Event::Condition(target, condition), self);
        }
    }

    /// At most 10 curses in the monsters' deck, 10 among the heroes' (H12.04): whether one was left.
    pub(crate) fn curse(&mut self, target: FigureId) -> bool {
        let there = match self.owner(target) {
            Some(_) => self.heroes.iter().map(|hero| hero.deck.count(Modifier::CURSE)).sum(),
            None => self.deck.count(Modifier::CURSE),
        };
        self.add_passing(target, Modifier::CURSE, there)
    }

    /// At most 10 blesses in all (H12.04): whether one was left.
    pub(crate) fn bless(&mut self, target: FigureId) -> bool {
        let there: usize = self.heroes.iter().map(|hero| hero.deck.count(Modifier::BLESS)).sum();
        self.add_passing(target, Modifier::BLESS, there + self.deck.count(Modifier::BLESS))
    }

    fn add_passing(&mut self, target: FigureId, card: Modifier, there: usize) -> bool {
        const MOST: usize = 10;
        if there >= MOST {
            return false;
        }
        match self.owner(target) {
            Some(seat) => self.heroes[seat.index()].deck.add(card, &mut self.chance.heroes[seat.index()]),
            None => self.deck.add(card, &mut self.chance.monsters),
        }
        true
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
    pub(crate) fn lasting_woes(&mut self, id: FigureId, sink: &mut impl Sink) {
        let figure = self.figure_mut(id);
        let woes: Conditions = match figure.side() {
            Side::Heroes if figure.seat().is_some() => self.woes.heroes,
            Side::Heroes | Side::Allies | Side::Outcasts => Conditions::NONE,
            Side::Monsters => self.woes.monsters,
        };
        if !self.figure(id).alive {
            return;
        }
        for condition in woes.iter() {
            self.figure_mut(id).ailments.gain(condition, true);
            sink.tell(Event::Condition(id, condition), self);
        }
    }
}

/// Whom an ability is for that names nobody in particular.
fn group_of(ability: &Ability) -> Option<Whom> {
    match *ability {
        Ability::Heal(_, whom)
        | Ability::Last(_, whom)
        | Ability::Inflict(_, whom)
        | Ability::Suffer(_, whom)
        | Ability::Recover { whom, .. } => Some(whom).filter(|&whom| names(whom).is_none()),
        _ => None,
    }
}

/// Of how many the acting side has to name those who are meant; nothing if all are.
const fn names(whom: Whom) -> Option<u8> {
    match whom {
        Whom::AdjacentEnemy | Whom::Enemy(_) | Whom::MeOrAlly(_) | Whom::Ally(_) => Some(1),
        Whom::Prey { .. } | Whom::AnyAlly => Some(1),
        Whom::Several { count, .. } | Whom::Enemies { count, .. } => Some(count),
        _ => None,
    }
}

/// Whether a part of an action would happen by itself although the hero may leave it out: it has to be asked for, unless it is
/// all there is, and it harms neither the hero nor an ally (H8.02).
pub(crate) fn is_optional(ability: &Ability, list: &[Ability]) -> bool {
    let friends = |whom: Whom| {
        matches!(
            whom,
            Whom::Me
                | Whom::AllAdjacent
                | Whom::BesidePieces
                | Whom::AlliesWithin(_)
                | Whom::AllAllies
                | Whom::MeAndAllAllies
                | Whom::AlliesInRoom
                | Whom::SummonsWithin(_)
                | Whom::MeAndAllies(_)
                | Whom::MeAndAlliesInReach
        )
    };
    let harmless = match (*ability, group_of(ability)) {
        (Ability::Augment(_), _) => true,
        (Ability::Heal(..) | Ability::Last(..) | Ability::Recover { .. }, Some(_)) => true,
        (Ability::Inflict(conditions, _), Some(whom)) => {
            !friends(whom) || conditions.iter().all(|one| !NEGATIVE.has(one) && one != Condition::Curse)
        }
        (Ability::Suffer(..), Some(whom)) => !friends(whom),
        _ => false,
    };
    harmless && list.iter().filter(|one| !matches!(one, Ability::Create(_))).count() > 1
}

/// Whether a figure is invisible.
pub(crate) fn is_hidden(figure: &Figure) -> bool {
    figure.ailments.has(Condition::Invisible)
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
