//! Hexes that abilities are used on: traps, obstacles, allies who are called, and where each of them may go (H5, H14).

use crate::ability::Whom;
use crate::condition::Condition;
use crate::event::{Event, Sink};
use crate::figure::{Crowd, Figure, FigureId, Kind, Side};
use crate::game::{Game, Trap};
use crate::spot::{Spot, Spots};
use crate::task::{Effect, Impact, Shove, Task, Use};
use kit::Seat;

impl Game {
    /// The hexes that an ability can be used on.
    pub(crate) fn places(&self, actor: FigureId, r#use: Use) -> Spots {
        let near = self.chart().near(self.figure(actor).spot);
        let traps: Spots = self.traps.iter().map(|trap| trap.spot).collect();
        match r#use {
            Use::Trap { .. } | Use::Summon(_) => near.iter().filter(|&spot| self.is_empty(spot)).collect(),
            Use::Disarm | Use::Throw(_) => near & traps,
            Use::Vortex { range, .. } => self.chart().reach(self.figure(actor).spot, range),
            Use::Shatter | Use::Crush => near & self.brittle(),
            Use::Obstacle(_) => near.iter().filter(|&spot| self.can_be_rock(spot)).collect(),
            Use::Shift { from: None, .. } => near & self.single(),
            Use::Shift { range, from: Some(from) } => {
                let mut then = self.clone();
                then.ground.obstacles.remove(from);
                let here = self.figure(actor).spot;
                let free = self.chart().reach(here, range).iter().filter(|&spot| then.can_be_rock(spot));
                free.filter(|&spot| spot != from).collect()
            }
            Use::Rockfall { range, .. } => {
                let near = self.chart().reach(self.figure(actor).spot, range);
                near.iter().filter(|&spot| self.can_be_rock(spot)).collect()
            }
            Use::Boulder { range, chosen } => self.boulder_spots(self.figure(actor).spot, range, chosen),
        }
    }

    /// Whether an obstacle may be laid on a hex (H5.06).
    fn can_be_rock(&self, spot: Spot) -> bool {
        self.is_empty(spot) && !self.would_cut(spot)
    }

    /// The hexes that make a triangle of empty ones with those chosen already, without cutting the map.
    fn boulder_spots(&self, here: Spot, range: u8, chosen: [Option<Spot>; 2]) -> Spots {
        let chart = self.chart();
        let free: Spots = chart.reach(here, range).iter().filter(|&spot| self.is_empty(spot)).collect();
        let chosen: Vec<Spot> = chosen.into_iter().flatten().collect();
        let mut found = Spots::NONE;
        for one in free.iter() {
            let around = chart.near(one) & free;
            for other in around.iter().filter(|&other| other > one) {
                for third in (around & chart.near(other)).iter().filter(|&third| third > other) {
                    let whole = [one, other, third];
                    if chosen.iter().all(|spot| whole.contains(spot))
                        && !self.would_cut_all(whole.into_iter().collect())
                    {
                        whole.into_iter().filter(|spot| !chosen.contains(spot)).for_each(|spot| found.insert(spot));
                    }
                }
            }
        }
        found
    }

    /// An obstacle comes to lie on a hex.
    pub(crate) fn lay_obstacle(&mut self, actor: FigureId, spot: Spot, sink: &mut impl Sink) {
        self.ground.obstacles.insert(spot);
        self.turn.pieces.insert(spot);
        sink.tell(Event::ObstacleLaid(actor, spot), self);
    }

    /// An empty hex: no figure, token or piece of terrain; corridors, plates and open doors do not count (H21.01).
    pub(crate) fn is_empty(&self, spot: Spot) -> bool {
        self.standing_on(spot).is_none()
            && !(self.ground.obstacles | self.ground.negative | self.ground.difficult).has(spot)
            && !self.coins.contains(&spot)
            && !self.chests.iter().any(|chest| chest.0 == spot)
    }

    /// Whether an obstacle on a hex would cut off a part of the map.
    pub(crate) fn would_cut(&self, spot: Spot) -> bool {
        self.would_cut_all(Spots::of(spot))
    }

    /// An obstacle may never cut off a part of the map (H5.06): whether one on all of these hexes would, all doors open. That is
    /// so if those around it no longer find to each other, wherever else the map is in pieces already.
    fn would_cut_all(&self, whole: Spots) -> bool {
        let chart = self.layout.map.chart(crate::map::OpenDoors::ALL);
        let open = self.layout.map.spots() - self.ground.obstacles - whole;
        let around = whole.iter().fold(Spots::NONE, |around, spot| around | chart.near(spot)) & open;
        let Some(start) = around.lowest() else { return false };
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
        !(around - reached).is_empty()
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
            Use::Disarm => self.disarm_trap(actor, by, spot, sink),
            Use::Throw(range) => {
                if let Some(trap) = self.traps.iter().find(|trap| trap.spot == spot) {
                    let Trap { damage, conditions, .. } = *trap;
                    let effect = Effect::Trapped { damage, conditions };
                    let named = Crowd::default();
                    self.agenda.push(Task::Name {
                        actor,
                        by,
                        effect,
                        whom: Whom::Enemy(range),
                        left: 1,
                        named,
                        must: false,
                    });
                }
                self.disarm_trap(actor, by, spot, sink);
            }
            Use::Vortex { reach, pull, .. } => {
                let side = self.figure(actor).side();
                let chart = self.chart();
                let near = |one: &Figure| one.side().is_enemy(side) && chart.distance(spot, one.spot) <= reach;
                let caught = self.figures().filter(|(_, one)| near(one) && !one.ailments.has(Condition::Invisible));
                let caught: Vec<FigureId> = caught.map(|(id, _)| id).collect();
                for target in caught {
                    let shove = Shove {
                        source: spot,
                        target,
                        by: Some(by),
                        left: pull,
                        pull: true,
                        impact: Impact::Ends,
                        started: false,
                    };
                    self.agenda.push(Task::Shove(shove));
                }
            }
            Use::Obstacle(count) => {
                self.lay_obstacle(actor, spot, sink);
                if count > 1 {
                    self.agenda.push(Task::Place { actor, by, r#use: Use::Obstacle(count - 1) });
                }
            }
            Use::Rockfall { count, range } => {
                self.lay_obstacle(actor, spot, sink);
                if count > 1 {
                    self.agenda.push(Task::Place { actor, by, r#use: Use::Rockfall { count: count - 1, range } });
                }
            }
            Use::Shift { range, from: None } => {
                self.agenda.push(Task::Place { actor, by, r#use: Use::Shift { range, from: Some(spot) } });
            }
            Use::Shift { from: Some(from), .. } => {
                self.destroy_obstacle(from, sink);
                self.turn.pieces.remove(from);
                self.lay_obstacle(actor, spot, sink);
            }
            Use::Boulder { range, chosen } => match chosen {
                [Some(one), Some(other)] => {
                    let whole = [one, other, spot];
                    self.boulders.push(whole.into_iter().collect());
                    whole.into_iter().for_each(|spot| self.lay_obstacle(actor, spot, sink));
                }
                [first, _] => {
                    let chosen = if first.is_none() { [Some(spot), None] } else { [first, Some(spot)] };
                    self.agenda.push(Task::Place { actor, by, r#use: Use::Boulder { range, chosen } });
                }
            },
            Use::Shatter | Use::Crush => self.destroy_obstacle(spot, sink),
            Use::Summon(sheet) => {
                let card = self.action.map(|action| action.card);
                let kind = Kind::Summon { owner: by, card, sheet };
                self.add_figure(kind, Side::Heroes, spot, i16::from(sheet.health), true, sink);
            }
        }
    }
}
