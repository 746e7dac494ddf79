//! Carries out what a scenario's sheet says: the interpreter of [`rule`](super::rule).

use super::rule::{Effect, Trigger, When, Who};
use crate::ability::{Arrival, Lasting, Which};
use crate::condition::Condition;
use crate::event::{Event, Sink};
use crate::figure::{Figure, FigureId, Kind, Side};
use crate::game::{Bonus, Ending, Game};

use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::MonsterKind;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Task};

/// How far a scenario has come: what its goal, its defeat and its rules ask for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// What was met first, the goal or the defeat; it stands (H17.01).
    pub(crate) fate: Option<Ending>,
    /// How many monsters of each type have died.
    fallen: Vec<(MonsterKind, u16)>,
    /// Objects and named figures by their marks, the dead ones too.
    pub(crate) marked: Vec<(char, FigureId)>,
    /// How many objects and named figures of each mark have died.
    lost: Vec<(char, u16)>,
    /// Goal chests that have been looted.
    chests: u8,
    /// Pressure plates that have been pressed.
    pub(crate) pressed: Spots,
    /// What rules have noted, one bit each.
    notes: u32,
    /// How far each count has come that lists are gone through by.
    counts: [u8; 4],
}

impl Progress {
    /// How many objects and named figures with this mark have died.
    pub(crate) fn lost(&self, mark: char) -> u16 {
        self.lost.iter().find(|one| one.0 == mark).map_or(0, |one| one.1)
    }
}

impl Game {
    /// Scenario effects of the set-up; they come first (H4.03). Who shrugs them off is left out.
    pub(crate) fn scenario_effects(&mut self) {
        let layout = std::sync::Arc::clone(&self.layout);
        for effect in layout.terms.setup {
            for seat in 0..self.heroes.len() {
                if self.heroes[seat].shrugs_off_scenario {
                    continue;
                }
                match *effect {
                    Effect::Curse(count) => {
                        for _ in 0..count {
                            self.curse(FigureId(seat as u8));
                        }
                    }
                    Effect::Bless(count) => {
                        for _ in 0..count {
                            self.bless(FigureId(seat as u8));
                        }
                    }
                    Effect::MinusOne(count) => self.hinder(seat, count),
                    Effect::Afflict(Who::Heroes, condition) => self.figures[seat].ailments.gain(condition, false),
                    _ => {}
                }
            }
        }
    }

    fn hinder(&mut self, seat: usize, count: u8) {
        for _ in 0..count {
            self.heroes[seat].deck.add(Modifier::HANDICAP, &mut self.chance.heroes[seat]);
        }
    }

    /// Something happened: every rule that waits for it goes onto the agenda, the first on top.
    pub(crate) fn fire(&mut self, happened: impl Fn(&Self, &Trigger) -> bool, actor: Option<FigureId>) {
        let rules = self.layout.terms.rules;
        for rule in rules.iter().rev() {
            if happened(self, &rule.on) && self.is_so(&rule.when) {
                self.agenda.push(Task::Rule { actor, list: rule.then, at: 0 });
            }
        }
    }

    pub(crate) fn fire_opened(&mut self, door: usize, actor: Option<FigureId>) {
        let mark = self.layout.door_marks.get(door).copied().flatten();
        if mark.is_some() {
            self.fire(|_, on| matches!(on, Trigger::Opened(of) if Some(*of) == mark), actor);
        }
    }

    pub(crate) fn fire_revealed(&mut self, room: RoomId, actor: Option<FigureId>) {
        self.fire(|_, on| matches!(on, Trigger::Revealed(of) if *of == room.0 + 1), actor);
    }

    pub(crate) fn fire_turn(&mut self, id: FigureId, begins: bool) {
        self.fire(
            |game, on| match *on {
                Trigger::TurnStarts(who) => begins && game.is_meant(who, id, None),
                Trigger::TurnEnds(who) => !begins && game.is_meant(who, id, None),
                _ => false,
            },
            Some(id),
        );
    }

    /// A boss does a special of its scenario (H16.12).
    pub(crate) fn boss_special(&mut self, actor: FigureId, number: u8) {
        self.fire(|_, on| *on == Trigger::Special(number), Some(actor));
    }

    /// A monster or an object is gone for good.
    pub(crate) fn note_death(&mut self, id: FigureId) {
        if let Kind::Monster { kind, .. } = self.figure(id).kind {
            match self.progress.fallen.iter_mut().find(|one| one.0 == kind) {
                Some(one) => one.1 += 1,
                None => self.progress.fallen.push((kind, 1)),
            }
        }
        if let Some(&(mark, _)) = self.progress.marked.iter().find(|one| one.1 == id) {
            match self.progress.lost.iter_mut().find(|one| one.0 == mark) {
                Some(one) => one.1 += 1,
                None => self.progress.lost.push((mark, 1)),
            }
            self.weaken(mark);
        }
        self.fire(|game, on| matches!(*on, Trigger::Dies(who) if game.is_meant(who, id, None)), Some(id));
        self.watch();
    }

    pub(crate) fn note_goal_chest(&mut self, looter: FigureId) {
        self.progress.chests += 1;
        self.fire(|_, on| *on == Trigger::GoalChest, Some(looter));
        self.watch();
    }

    /// Whether the goal or the defeat is met now; what comes first stands (H17.01).
    pub(crate) fn watch(&mut self) {
        if self.progress.fate.is_some() {
            return;
        }
        if self.is_so(&self.layout.terms.goal) {
            self.progress.fate = Some(Ending::Won);
        } else if self.is_so(&self.layout.terms.defeat) {
            self.progress.fate = Some(Ending::Lost);
        }
    }

    /// Whether the goal has been met (H17.01).
    #[must_use]
    pub fn goal_met(&self) -> bool {
        self.progress.fate == Some(Ending::Won)
    }

    /// Whether something holds now.
    pub(crate) fn is_so(&self, when: &When) -> bool {
        let heroes = self.heroes.len();
        match *when {
            When::Always => true,
            When::Never => false,
            When::All(list) => list.iter().all(|one| self.is_so(one)),
            When::Any(list) => list.iter().any(|one| self.is_so(one)),
            When::Not(one) => !self.is_so(one),
            When::Gone(who) => !self.figures().any(|(id, _)| self.is_meant(who, id, None)),
            When::Killed(who, count) => i32::from(self.killed(who)) >= i32::from(count.value(heroes, self.level)),
            When::AllRevealed => {
                let mut rooms = self.layout.map.doors().iter().flat_map(|door| door.rooms);
                rooms.all(|room| self.is_revealed(room))
            }
            When::Revealed(room) => self.is_revealed(RoomId(room - 1)),
            When::Open(mark) => self.layout.doors_marked(mark).all(|door| self.open.has(door)),
            When::AllOpen => (0..self.layout.map.doors().len()).all(|door| self.open.has(door)),
            When::Looted(count) => self.progress.chests >= count,
            When::AllLooted => usize::from(self.progress.chests) >= self.layout.goal_chests(),
            When::Held(marks) => {
                let spots = marks.iter().flat_map(|&mark| self.layout.marked(mark));
                spots.into_iter().all(|&spot| self.hero_on(spot).is_some())
            }
            When::Standing(marks) => {
                let on = |figure: &Figure| marks.iter().any(|&mark| self.layout.marked(mark).contains(&figure.spot));
                let mut standing = self.heroes.iter().filter(|hero| !hero.exhausted).peekable();
                standing.peek().is_some() && standing.all(|hero| on(self.figure(hero.figure)))
            }
            When::HeroesOn(mark) => {
                let exit = self.layout.marked(mark);
                self.heroes.iter().all(|hero| exit.contains(&self.figure(hero.figure).spot))
            }
            When::ExhaustedOff(mark) => {
                let exit = self.layout.marked(mark);
                let mut exhausted = self.heroes.iter().filter(|hero| hero.exhausted);
                exhausted.any(|hero| !exit.contains(&self.figure(hero.figure).spot))
            }
            When::Beside(who, mark) => {
                let chart = self.chart();
                let beside = |spot: Spot| self.layout.marked(mark).iter().any(|&one| chart.adjacent(spot, one));
                self.figures().any(|(id, one)| self.is_meant(who, id, None) && beside(one.spot))
            }
            When::Heroes(count) => heroes == usize::from(count),
            When::OddRound => self.round % 2 == 1,
            When::EvenRound => self.round.is_multiple_of(2),
            When::FromRound(round) => self.round >= round,
            When::Noted(note) => self.progress.notes >> note & 1 == 1,
        }
    }

    fn killed(&self, who: Who) -> u16 {
        let fallen = |of: &dyn Fn(MonsterKind) -> bool| {
            self.progress.fallen.iter().filter(|one| of(one.0)).map(|one| one.1).sum()
        };
        match who {
            Who::Kind(kind) => fallen(&|one| one == kind),
            Who::Kinds(kinds) => fallen(&|one| kinds.contains(&one)),
            Who::Enemies => fallen(&|one| Side::Heroes.is_enemy(self.side_of(one))),
            Who::Marked(mark) => self.progress.lost(mark),
            Who::Heroes => self.heroes.iter().filter(|hero| hero.exhausted).count() as u16,
            Who::Anybody | Who::Actor | Who::ActorAndAllies | Who::AlliesOfActor => 0,
        }
    }

    /// On which side a monster type fights here.
    pub(crate) fn side_of(&self, kind: MonsterKind) -> Side {
        self.layout.terms.sides.iter().find(|one| one.0 == kind).map_or(Side::Monsters, |one| one.1)
    }

    /// The hero who stands on a hex.
    pub(crate) fn hero_on(&self, spot: Spot) -> Option<FigureId> {
        self.standing_on(spot).filter(|&id| self.figure(id).seat().is_some())
    }

    /// Whether a rule means this figure.
    pub(crate) fn is_meant(&self, who: Who, id: FigureId, actor: Option<FigureId>) -> bool {
        let figure = self.figure(id);
        let with_actor = || actor.is_some_and(|actor| !figure.side().is_enemy(self.figure(actor).side()));
        match who {
            Who::Anybody => true,
            Who::Heroes => figure.seat().is_some(),
            Who::Enemies => Side::Heroes.is_enemy(figure.side()) && figure.kind != Kind::Obstacle,
            Who::Kind(kind) => matches!(figure.kind, Kind::Monster { kind: own, .. } if own == kind),
            Who::Kinds(kinds) => matches!(figure.kind, Kind::Monster { kind: own, .. } if kinds.contains(&own)),
            Who::Marked(mark) => self.progress.marked.contains(&(mark, id)),
            Who::Actor => Some(id) == actor,
            Who::ActorAndAllies => with_actor() && figure.kind != Kind::Obstacle,
            Who::AlliesOfActor => with_actor() && figure.kind != Kind::Obstacle && Some(id) != actor,
        }
    }

    fn all_meant(&self, who: Who, actor: Option<FigureId>) -> Vec<FigureId> {
        self.figures().map(|(id, _)| id).filter(|&id| self.is_meant(who, id, actor)).collect()
    }

    /// One effect of a rule.
    pub(crate) fn carry_out(&mut self, effect: Effect, actor: Option<FigureId>, sink: &mut impl Sink) {
        let number = |game: &Self, formula: super::rule::Formula| formula.value(game.heroes.len(), game.level);
        match effect {
            Effect::Curse(count) => self.each_hero(|game, seat| {
                (0..count).for_each(|_| game.afflict(FigureId(seat as u8), Condition::Curse, sink));
            }),
            Effect::Bless(count) => self.each_hero(|game, seat| {
                (0..count).for_each(|_| game.afflict(FigureId(seat as u8), Condition::Bless, sink));
            }),
            Effect::MinusOne(count) => self.each_hero(|game, seat| game.hinder(seat, count)),
            Effect::Afflict(who, condition) => {
                for id in self.all_meant(who, actor) {
                    self.afflict(id, condition, sink);
                }
            }
            Effect::Suffer(who, amount) => {
                let amount = number(self, amount);
                for target in self.all_meant(who, actor).into_iter().rev() {
                    self.agenda.push(Task::Harm(Harm { target, amount, by: None, cause: Cause::Scenario }));
                }
            }
            Effect::Heal(who, amount) => {
                let amount = number(self, amount).clamp(0, 255) as u8;
                for id in self.all_meant(who, actor) {
                    self.heal(id, amount, sink);
                }
            }
            Effect::Rally(who, more) => {
                for who in self.all_meant(who, actor) {
                    let what = Lasting::Attack(more, Which::Any);
                    self.begin_bonus(Bonus { who, what, for_round: true, card: None, slots: &[], used: 0 }, sink);
                }
            }
            Effect::Retaliate(who, amount) => {
                let amount = amount.value(self.heroes.len(), self.monster_level).clamp(0, 99) as u8;
                for who in self.all_meant(who, actor) {
                    let what = Lasting::Retaliate { amount, range: 1, xp: 0 };
                    self.begin_bonus(Bonus { who, what, for_round: true, card: None, slots: &[], used: 0 }, sink);
                }
            }
            Effect::Kill(who) => {
                for id in self.all_meant(who, actor) {
                    self.die(id, sink);
                }
            }
            Effect::Spawn(kind, ranks, mark) => {
                let spot = self.layout.marked(mark).first().copied();
                if let Some((rank, spot)) = ranks[self.heroes.len().clamp(2, 4) - 2].zip(spot) {
                    self.spawn(kind, rank, spot);
                }
            }
            Effect::Summon(kind, ranks) => {
                if let Some((actor, rank)) = actor.zip(ranks[self.heroes.len().clamp(2, 4) - 2]) {
                    self.summon_monster(actor, kind, [rank; 3], Arrival::BesideMe);
                }
            }
            Effect::SummonAt(kind, ranks, mark) => {
                let beside = self.progress.marked.iter().find(|one| one.0 == mark && self.figure(one.1).alive);
                if let Some((&(_, object), rank)) = beside.zip(ranks[self.heroes.len().clamp(2, 4) - 2]) {
                    self.summon_monster(object, kind, [rank; 3], Arrival::BesideMe);
                }
            }
            Effect::Reveal(room) => self.reveal_with_doors(RoomId(room - 1), actor, sink),
            Effect::Open(mark) => {
                let doors: Vec<usize> = self.layout.doors_marked(mark).collect();
                for door in doors {
                    self.unlock(door, sink);
                    if !self.open.has(door) {
                        self.open_door(door, actor, sink);
                    }
                }
            }
            Effect::Unlock(mark) => {
                let doors: Vec<usize> = self.layout.doors_marked(mark).collect();
                doors.into_iter().for_each(|door| self.unlock(door, sink));
            }
            Effect::Lock(mark) => {
                let doors: Vec<usize> = self.layout.doors_marked(mark).collect();
                for door in doors {
                    self.locks |= 1 << door;
                    sink.tell(Event::Locked(self.layout.map.doors()[door].spot), self);
                }
            }
            Effect::Close(mark) => {
                let doors: Vec<usize> = self.layout.doors_marked(mark).collect();
                doors.into_iter().for_each(|door| self.close_door(door, sink));
            }
            Effect::GoTo(mark) => self.go_to_mark(mark, actor, sink),
            Effect::MoveObject(object, mark) => self.move_object(object, mark, sink),
            Effect::Act(list) => {
                if let Some(actor) = actor {
                    self.agenda.push(Task::Abilities { actor, by: None, list, at: 0 });
                }
            }
            Effect::ActAgain(who) => {
                for id in self.all_meant(who, actor).into_iter().rev() {
                    self.agenda.extend([Task::EndTurn(id), Task::Begin(id)]);
                }
            }
            Effect::Infuse(element) => {
                self.elements.create(element);
                self.elements.settle();
                sink.tell(Event::Strong(element), self);
            }
            Effect::InTurn(count, lists) => {
                let count = &mut self.progress.counts[usize::from(count)];
                let list = lists[usize::from(*count) % lists.len()];
                *count = count.wrapping_add(1) % lists.len() as u8;
                self.agenda.push(Task::Rule { actor, list, at: 0 });
            }
            Effect::If(when, list) => {
                if self.is_so(&when) {
                    self.agenda.push(Task::Rule { actor, list, at: 0 });
                }
            }
            Effect::Note(note) => self.progress.notes |= 1 << note,
            Effect::Win => self.progress.fate = self.progress.fate.or(Some(Ending::Won)),
            Effect::Lose => self.progress.fate = self.progress.fate.or(Some(Ending::Lost)),
        }
        self.watch();
    }

    fn each_hero(&mut self, mut act: impl FnMut(&mut Self, usize)) {
        for seat in 0..self.heroes.len() {
            if !self.heroes[seat].exhausted {
                act(self, seat);
            }
        }
    }

    /// Whoever acts goes onto the hex or the door with this mark, if nobody stands there.
    fn go_to_mark(&mut self, mark: char, actor: Option<FigureId>, sink: &mut impl Sink) {
        let door = self.layout.doors_marked(mark).next().map(|door| self.layout.map.doors()[door].spot);
        let Some((actor, to)) = actor.zip(self.layout.marked(mark).first().copied().or(door)) else { return };
        let held = self.figure(actor).ailments.has(Condition::Immobilize);
        if !held && self.standing_on(to).is_none() {
            self.relocate(actor, to);
            sink.tell(Event::Moved(actor, to), self);
        }
    }

    /// An object goes to another hex. Whoever stands there makes room.
    fn move_object(&mut self, object: char, mark: char, sink: &mut impl Sink) {
        let Some(&to) = self.layout.marked(mark).first() else { return };
        let found = self.progress.marked.iter().find(|one| one.0 == object && self.figure(one.1).alive);
        let Some(&(_, id)) = found else { return };
        if let Some(other) = self.standing_on(to).filter(|&other| other != id) {
            self.make_room(other, sink);
        }
        let obstacle = self.figure(id).kind == Kind::Obstacle;
        if obstacle {
            self.ground.obstacles.remove(self.figure(id).spot);
        }
        self.relocate(id, to);
        if obstacle {
            self.ground.obstacles.insert(to);
        }
        sink.tell(Event::Moved(id, to), self);
    }

    /// A room is revealed from within: its doors to rooms that are revealed open.
    fn reveal_with_doors(&mut self, room: RoomId, actor: Option<FigureId>, sink: &mut impl Sink) {
        if self.is_revealed(room) {
            return;
        }
        self.reveal_room(room, actor, sink);
        for door in 0..self.layout.map.doors().len() {
            let rooms = self.layout.map.doors()[door].rooms;
            let between = rooms.contains(&room) && rooms.iter().all(|&one| self.is_revealed(one));
            if between && !self.open.has(door) {
                self.open_door(door, actor, sink);
            }
        }
    }

    /// A figure goes to the nearest empty hex.
    fn make_room(&mut self, id: FigureId, sink: &mut impl Sink) {
        if let Some(to) = self.tumbles(id).lowest() {
            self.tumble(id, to, sink);
        }
    }

    /// A door closes. Whoever stands in it goes to the nearest empty hex and is hurt as by a trap.
    fn close_door(&mut self, door: usize, sink: &mut impl Sink) {
        if !self.open.has(door) {
            return;
        }
        let caught = self.standing_on(self.layout.map.doors()[door].spot);
        if let Some(target) = caught {
            self.make_room(target, sink);
            let amount = i16::from(self.trap_damage);
            self.agenda.push(Task::Harm(Harm { target, amount, by: None, cause: Cause::Scenario }));
        }
        self.open = self.open.without(door);
        sink.tell(Event::DoorClosed(self.layout.map.doors()[door].spot), self);
    }
}
