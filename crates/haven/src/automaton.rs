//! Monsters and summons act: the card's abilities in order, focus and ways by [`crate::instinct`] (H16, H14.05).

use crate::ability::{Ability, Amount, Arrival, Attack, Count, Lasting, strike};
use crate::condition::Condition;
use crate::element::Element;
use crate::event::{Event, Sink};
use crate::figure::{Crowd, FigureId, Kind, Side};
use crate::game::{Actor, Game};
use crate::instinct::{self, Foe, Intent, MOST_FOES, Scene, Targets};
use crate::monster::{MonsterKind, Rank};
use crate::spot::{Spot, Spots};
use crate::task::{Newcomer, Task, Way, Whereabouts};
use crate::walk::{Footing, Gait};
use kit::{Seat, Sort};

/// What a summon does: Move+0, Attack+0 (H14.05).
const SUMMON: &[Ability] = &[OWN_MOVE, strike(0).ability()];
/// The same for one that has no attack.
const HARMLESS: &[Ability] = &[OWN_MOVE];
const OWN_MOVE: Ability = Ability::Move { points: Amount::Stat(0), jump: false, looting: false };

/// The first attack of a list, without any element.
fn first_attack(list: &'static [Ability]) -> Option<&'static Attack> {
    list.iter().find_map(|ability| match ability {
        Ability::Attack(attack) => Some(attack),
        Ability::IfConsumed { without, .. } => first_attack(without),
        _ => None,
    })
}

impl Game {
    /// The abilities that a figure goes through by itself this round.
    pub(crate) fn routine(&self, id: FigureId) -> &'static [Ability] {
        match self.figure(id).kind {
            Kind::Monster { kind, .. } => {
                let breed = self.breeds.iter().find(|breed| breed.kind == kind);
                breed.and_then(|breed| breed.current()).map_or(&[], |card| card.abilities)
            }
            Kind::Summon { sheet, .. } if sheet.attack.is_some() => SUMMON,
            Kind::Summon { .. } => HARMLESS,
            Kind::Hero(_) | Kind::Obstacle | Kind::Escort(_) => &[],
        }
    }

    /// Whoever has taken a monster over for this round, and whether that one decides what it does.
    pub(crate) fn controller(&self, id: FigureId) -> Option<(Seat, bool)> {
        self.bonuses.iter().filter(|bonus| bonus.who == id).find_map(|bonus| match (bonus.what, bonus.card) {
            (Lasting::Controlled { steered }, Some((seat, _))) => Some((seat, steered)),
            _ => None,
        })
    }

    /// A monster that was taken over goes back to its own side.
    pub(crate) fn turn_back(&mut self, id: FigureId) {
        if self.turn.figure == Some(id)
            && let Some(side) = self.turn.turned_from.take()
        {
            self.figure_mut(id).side = side;
        }
    }

    pub(crate) fn automaton(&mut self, id: FigureId, sink: &mut impl Sink) {
        if !self.figure(id).alive {
            return;
        }
        if matches!(self.figure(id).kind, Kind::Escort(_)) {
            return self.escort_turn(id, sink);
        }
        let list = self.routine(id);
        let by = self.controller(id).filter(|(_, steered)| *steered).map(|(seat, _)| seat);
        self.agenda.push(Task::Abilities { actor: id, by, list, at: 0 });
        if let Kind::Monster { kind, .. } = self.figure(id).kind {
            self.feed(id, kind, 0, sink);
        }
    }

    /// The first of a type to act consumes what its card can use, for all of them (H13.03).
    pub(crate) fn feed(&mut self, id: FigureId, kind: MonsterKind, from: u8, sink: &mut impl Sink) {
        let Some(breed) = self.breeds.iter().position(|breed| breed.kind == kind) else { return };
        if from == 0 && self.breeds[breed].consumed.is_some() {
            return;
        }
        let list = self.breeds[breed].current().map_or(&[][..], |card| card.abilities);
        let mut consumed = self.breeds[breed].consumed.unwrap_or(0);
        for (at, ability) in list.iter().enumerate().skip(usize::from(from)) {
            let Ability::IfConsumed { element, .. } = ability else { continue };
            let mut offered = self.elements.offered(*element);
            match (offered.next(), offered.next()) {
                (None, _) => {}
                (Some(one), None) => {
                    self.elements.consume(one);
                    sink.tell(Event::Consumed(id, one), self);
                    consumed |= 1 << at;
                }
                (Some(_), Some(_)) => {
                    self.breeds[breed].consumed = Some(consumed);
                    self.agenda.push(Task::Feed { actor: id, kind, at: at as u8 });
                    return;
                }
            }
        }
        self.breeds[breed].consumed = Some(consumed);
    }

    pub(crate) fn fed(&mut self, id: FigureId, kind: MonsterKind, at: u8, element: Element, sink: &mut impl Sink) {
        self.elements.consume(element);
        sink.tell(Event::Consumed(id, element), self);
        if let Some(breed) = self.breeds.iter_mut().find(|breed| breed.kind == kind) {
            breed.consumed = Some(breed.consumed.unwrap_or(0) | 1 << at);
        }
        self.feed(id, kind, at + 1, sink);
    }

    /// Whether the element of this part of the card was consumed.
    pub(crate) fn was_fed(&self, id: FigureId, ability: &'static Ability) -> bool {
        let Kind::Monster { kind, .. } = self.figure(id).kind else { return false };
        let consumed = self.breeds.iter().find(|breed| breed.kind == kind).and_then(|breed| breed.consumed);
        let place = self.routine(id).iter().position(|one| std::ptr::eq(one, ability));
        place.is_some_and(|place| consumed.unwrap_or(0) >> place & 1 == 1)
    }

    /// The attack that comes next in the routine that is on the agenda.
    fn attack_ahead(&self, id: FigureId) -> Option<&'static Attack> {
        let Some(Task::Abilities { actor, list, at, .. }) = self.agenda.last() else { return None };
        if *actor != id {
            return None;
        }
        for ability in &list[usize::from(*at).min(list.len())..] {
            match ability {
                Ability::Attack(attack) => return Some(attack),
                Ability::IfConsumed { with, without, .. } => {
                    let attack = first_attack(if self.was_fed(id, ability) { with } else { without });
                    if attack.is_some() {
                        return attack;
                    }
                }
                // A second move is the one that the attack after it belongs to.
                Ability::Move { .. } => return None,
                _ => {}
            }
        }
        None
    }

    /// Where a figure stands in the initiative order: a summon before its hero, monsters of a type as they act (H16.04).
    pub(crate) fn place_in_order(&self, id: FigureId) -> u16 {
        let at = |actor: Actor| self.order.iter().position(|turn| turn.actor == actor).unwrap_or(99) as u16;
        match self.figure(id).kind {
            Kind::Hero(seat) => at(Actor::Hero(seat)) * 200 + 199,
            Kind::Summon { owner, .. } => at(Actor::Hero(owner)) * 200 + u16::from(id.0),
            Kind::Monster { kind, rank, number, .. } => {
                at(Actor::Breed(kind)) * 200 + 100 * u16::from(rank != Rank::Elite) + u16::from(number)
            }
            Kind::Escort(_) => at(Actor::Escort(id)) * 200,
            // 99, and after everybody else (H5.09).
            Kind::Obstacle => u16::MAX,
        }
    }

    /// Everything a figure could do with this move and this attack.
    fn think(&self, id: FigureId, movement: u16, gait: Gait, attack: Option<&'static Attack>) -> Vec<Way> {
        self.consider(id, movement, gait, attack, |scene, intent, ids| {
            let name = |outcome: &instinct::Outcome| Way {
                stop: outcome.stop,
                targets: outcome.targets.iter().map(|foe| ids[foe]).collect(),
                focus: outcome.reasons.map(|reasons| (ids[reasons.focus], reasons.focus_by)),
            };
            instinct::outcomes(scene, intent).iter().map(name).collect()
        })
    }

    /// The board as a figure sees it that has this move and this attack before it; who its foes are goes along.
    pub(crate) fn consider<T>(
        &self,
        id: FigureId,
        movement: u16,
        gait: Gait,
        attack: Option<&'static Attack>,
        answer: impl FnOnce(&Scene<'_>, &Intent<'_>, &[FigureId]) -> T,
    ) -> T {
        let me = self.figure(id);
        let mut foes = Vec::with_capacity(8);
        let mut ids = Vec::with_capacity(8);
        let (mut friends, mut unseen) = (Spots::NONE, Spots::NONE);
        for (other, figure) in self.figures() {
            if !figure.side().is_enemy(me.side()) {
                if other != id {
                    friends.insert(figure.spot);
                }
            } else if figure.ailments.has(Condition::Invisible) || foes.len() == MOST_FOES {
                unseen.insert(figure.spot);
            } else {
                foes.push(Foe { spot: figure.spot, initiative: self.place_in_order(other) });
                ids.push(other);
            }
        }
        let settled = self.mind.focus.and_then(|focus| ids.iter().position(|&one| one == focus));
        let strike = attack.map(|attack| {
            let (range, ranged) = self.reach(id, attack);
            instinct::Strike {
                range: match attack.count {
                    Count::Adjacent => 1,
                    Count::Within(within) => within,
                    _ => range,
                },
                ranged: ranged && attack.count != Count::Adjacent,
                targets: match attack.count {
                    Count::Number(count) => Targets::Count(count),
                    Count::Stat => Targets::Count(self.own_targets(id)),
                    Count::Adjacent | Count::Within(_) | Count::InRange => Targets::All,
                    Count::OneFoe | Count::MovedThrough | Count::Line | Count::Room => Targets::Count(1),
                    Count::BesideKilled | Count::BesidePieces => Targets::Count(1),
                },
                area: attack.area,
                muddled: me.ailments.has(Condition::Muddle),
            }
        });
        let scene = Scene {
            map: &self.layout.map,
            chart: self.chart(),
            ground: &self.ground,
            at: me.spot,
            foes: &foes,
            friends,
            unseen,
        };
        answer(&scene, &Intent { movement, gait, strike, focus: settled }, &ids)
    }

    pub(crate) fn gait(&self, id: FigureId, jump: bool) -> Gait {
        match self.flies(id) {
            true => Gait::Fly,
            false if jump => Gait::Jump,
            false => Gait::Walk,
        }
    }

    /// How far a figure moves by itself.
    pub(crate) fn own_movement(&self, id: FigureId, points: Amount) -> u16 {
        let own = match self.figure(id).kind {
            Kind::Monster { kind, rank, .. } => {
                i16::from(self.monster_stats(id, kind, rank).movement) + i16::from(self.woes.movement)
            }
            Kind::Summon { sheet, .. } => i16::from(sheet.movement),
            Kind::Hero(_) | Kind::Obstacle | Kind::Escort(_) => 0,
        };
        (own + self.amount(id, points)).max(0) as u16
    }

    pub(crate) fn automaton_move(&mut self, id: FigureId, points: Amount, jump: bool, sink: &mut impl Sink) {
        let movement = self.own_movement(id, points);
        let gait = self.gait(id, jump);
        let disarmed = self.figure(id).ailments.has(Condition::Disarm);
        let attack = self.attack_ahead(id).filter(|_| !disarmed);
        let ways = self.think(id, movement, gait, attack);
        self.choose_way(id, ways, Some(gait), sink);
    }

    /// One way is gone at once; of several the players choose one (H16.11).
    fn choose_way(&mut self, actor: FigureId, mut ways: Vec<Way>, moving: Option<Gait>, sink: &mut impl Sink) {
        if ways.len() > 1 {
            self.agenda.push(Task::Ways { actor, ways, moving });
        } else if let Some(way) = ways.pop() {
            self.go(actor, way, moving, sink);
        }
    }

    pub(crate) fn go(&mut self, id: FigureId, way: Way, moving: Option<Gait>, sink: &mut impl Sink) {
        if let Some((focus, why)) = way.focus {
            self.mind.focus = Some(focus);
            sink.tell(Event::Focus(id, focus, why), self);
        }
        self.mind.targets = way.focus.is_some().then_some(way.targets);
        let Some(gait) = moving else {
            // This was the attack itself.
            return self.attack_as_planned(id);
        };
        let Some(path) = self.path(id, way.stop, gait) else { return };
        for &to in &path[1..] {
            self.relocate(id, to);
            sink.tell(Event::Moved(id, to), self);
            if gait == Gait::Walk || (gait == Gait::Jump && to == way.stop) {
                self.spring(id, to, sink);
            }
            if !self.figure(id).alive {
                return;
            }
            if !self.can_move(id) && self.standing_on(to) == Some(id) && to != way.stop {
                // It attacks whom it can from here.
                self.mind.targets = None;
                return;
            }
        }
    }

    pub(crate) fn path(&self, id: FigureId, to: Spot, gait: Gait) -> Option<Vec<Spot>> {
        let me = self.figure(id);
        let (mut friends, mut blocked) = (Spots::NONE, Spots::NONE);
        for (other, figure) in self.figures() {
            match figure.side().is_enemy(me.side()) {
                false if other != id => friends.insert(figure.spot),
                false => {}
                true => blocked.insert(figure.spot),
            }
        }
        let footing = Footing { chart: self.chart(), ground: &self.ground, blocked, friends, gait };
        footing.path(me.spot, to)
    }

    /// The attack of a routine: whom the move was made for, or whoever can be attacked from here.
    pub(crate) fn automaton_attack(&mut self, id: FigureId, attack: &'static Attack, sink: &mut impl Sink) {
        self.mind.attack = Some(attack);
        if self.mind.targets.is_some() {
            return self.attack_as_planned(id);
        }
        let gone = self.mind.focus.is_some_and(|focus| !self.figure(focus).alive);
        if gone {
            self.mind.focus = None;
        }
        let ways = self.think(id, 0, Gait::Walk, Some(attack));
        self.choose_way(id, ways, None, sink);
    }

    fn attack_as_planned(&mut self, id: FigureId) {
        let (Some(targets), Some(attack)) = (self.mind.targets.take(), self.mind.attack.take()) else { return };
        let value = self.attack_value(id, attack.value);
        let (_, ranged) = self.reach(id, attack);
        let ranged = ranged && attack.count != Count::Adjacent;
        let times = if attack.count == Count::OneFoe { self.own_targets(id) } else { 1 };
        // The focus first, then the others by the focus rules (H16.09).
        let mut targets = targets;
        targets.retain(|&target| self.figure(target).alive);
        self.mind.hit = Crowd::default();
        targets.iter().for_each(|&target| self.mind.hit.insert(target));
        let distance = |target: FigureId| self.chart().distance(self.figure(id).spot, self.figure(target).spot);
        targets
            .arrange_by_key(|&target| (Some(target) != self.mind.focus, distance(target), self.place_in_order(target)));
        for &target in targets.iter().rev() {
            for _ in 0..times {
                let strike = self.strike(id, target, *attack, value, ranged);
                self.agenda.push(Task::Guard(strike));
            }
        }
    }

    /// A monster summons another (H16.10): adjacent, as near to an enemy as possible.
    pub(crate) fn summon_monster(&mut self, actor: FigureId, kind: MonsterKind, rank: [Rank; 3], how: Arrival) {
        let me = *self.figure(actor);
        let beside = match how {
            Arrival::BesideTarget => self.mind.last_target.map(|target| self.figure(target).spot),
            Arrival::BesideMe | Arrival::Split => Some(me.spot),
        };
        let Some(beside) = beside.filter(|_| me.alive) else { return };
        let rank = rank[self.heroes.len().clamp(2, 4) - 2];
        let health = (how == Arrival::Split).then_some(me.health);
        let newcomer = Newcomer::Monster { kind, rank, summoned: true, rests: true, health };
        self.agenda.push(Task::Appear(newcomer, Whereabouts::Beside(beside, me.side())));
    }

    pub(crate) fn nearest_enemy(&self, side: Side, spot: Spot) -> u8 {
        let enemies = self.figures().filter(|(_, one)| one.side().is_enemy(side));
        enemies.map(|(_, one)| self.chart().distance(spot, one.spot)).min().unwrap_or(u8::MAX)
    }

    /// A monster lays a trap on the adjacent empty hex nearest to an enemy.
    pub(crate) fn lay_trap(&mut self, actor: FigureId, damage: u8) {
        let me = *self.figure(actor);
        if me.alive {
            self.agenda
                .push(Task::Appear(Newcomer::Trap { by: actor, damage }, Whereabouts::Beside(me.spot, me.side())));
        }
    }

    /// What a monster or summon would do with the first move and attack of its card if it acted now, elements apart: for
    /// the page, which shows it beforehand.
    #[must_use]
    pub fn foresee(&self, id: FigureId) -> Vec<Way> {
        let list = self.routine(id);
        let attack = first_attack(list);
        let movement = list.iter().find_map(|ability| match ability {
            Ability::Move { points, jump, .. } => Some((self.own_movement(id, *points), self.gait(id, *jump))),
            _ => None,
        });
        let (movement, gait) = movement.unwrap_or((0, Gait::Walk));
        self.think(id, movement, gait, attack)
    }
}
