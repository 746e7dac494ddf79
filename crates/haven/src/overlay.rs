//! Overlay tiles that do something by themselves: pressure plates and obstacles with hit points (H5.08, H5.09); and who comes
//! down on an obstacle when wings fail (H9.03).

use crate::event::{Event, Sink};
use crate::figure::{FigureId, Kind};
use crate::game::{Bonus, Game};
use crate::map::RoomId;
use crate::monster::Rank;
use crate::scenario::rule::Trigger;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Task};

impl Game {
    /// A turn ends: every pressure plate with a hero on it does what the rules say (H5.08).
    pub(crate) fn press_plates(&mut self, sink: &mut impl Sink) {
        let held: Vec<(Spot, FigureId)> =
            self.layout.plates.iter().filter_map(|spot| Some((spot, self.hero_on(spot)?))).collect();
        for (spot, hero) in held {
            if !self.progress.pressed.has(spot) {
                self.progress.pressed.insert(spot);
                sink.tell(Event::Plate(spot), self);
            }
            self.fire(
                |game, on| matches!(*on, Trigger::Plate(mark) if game.layout.marked(mark).contains(&spot)),
                Some(hero),
            );
        }
    }

    pub(crate) fn unlock(&mut self, door: usize, sink: &mut impl Sink) {
        if self.is_locked(door) {
            self.locks &= !(1 << door);
            sink.tell(Event::Unlocked(self.layout.map.doors()[door].spot), self);
        }
    }

    /// Whether a door is a wall to heroes too (H5.08).
    pub(crate) fn is_locked(&self, door: usize) -> bool {
        self.locks >> door & 1 == 1
    }

    /// The objects with hit points of a room: each is a figure, and what does not act lies in the way (H5.09).
    pub(crate) fn raise_objects(&mut self, room: RoomId, sink: &mut impl Sink) {
        let layout = std::sync::Arc::clone(&self.layout);
        for (number, object) in layout.objects.iter().enumerate() {
            let Some(&spot) = object.spots.first().filter(|&&spot| layout.map.room(spot) == Some(room)) else {
                continue;
            };
            let health = match object.place.health_of {
                Some(boss) => i16::from(boss.stats(Rank::Boss, self.monster_level).health) * self.heroes.len() as i16,
                None => object.place.health.value(self.heroes.len(), self.level).max(1),
            };
            let acts = object.place.routine.is_some();
            let kind = if acts { Kind::Escort(number as u8) } else { Kind::Obstacle };
            if let Some(id) = self.add_figure(kind, object.place.side, spot, health, !acts, sink) {
                self.progress.marked.push((object.place.mark, id));
                if !acts {
                    object.spots.iter().for_each(|&covered| self.ground.obstacles.insert(covered));
                }
            }
        }
    }

    /// All hexes of the object with hit points that stands on this one, and of it alone once it has moved.
    pub(crate) fn object_spots(&self, spot: Spot) -> Spots {
        let object = self.layout.objects.iter().find(|object| object.spots.first() == Some(&spot));
        object.map_or_else(|| Spots::of(spot), |object| object.spots.iter().copied().collect())
    }

    /// Obstacles that an ability can destroy: those with hit points fall to damage alone (H5.09).
    pub(crate) fn brittle(&self) -> Spots {
        let sturdy = self.figures().filter(|(_, one)| one.kind == Kind::Obstacle);
        let sturdy = sturdy.flat_map(|(_, one)| self.object_spots(one.spot).iter());
        let fixed = self.layout.pieces.iter().filter(|piece| piece.fixed).flat_map(|piece| piece.spots.iter().copied());
        self.ground.obstacles - sturdy.chain(fixed).collect()
    }

    /// All hexes of the piece that lies on a hex.
    fn piece_at(&self, spot: Spot) -> Spots {
        let printed = self.layout.pieces.iter().find(|piece| piece.spots.contains(&spot));
        let printed = printed.map(|piece| piece.spots.iter().copied().collect());
        let laid = self.boulders.iter().copied().find(|boulder| boulder.has(spot));
        laid.or(printed).unwrap_or_else(|| Spots::of(spot))
    }

    /// Obstacles that an ability can move: those of one hex.
    pub(crate) fn single(&self) -> Spots {
        self.brittle().iter().filter(|&spot| (self.piece_at(spot) & self.ground.obstacles).len() == 1).collect()
    }

    /// An obstacle is destroyed: all hexes of its piece are free (H21.11).
    pub(crate) fn destroy_obstacle(&mut self, spot: Spot, sink: &mut impl Sink) {
        let whole = self.piece_at(spot) & self.ground.obstacles;
        self.boulders.retain(|boulder| !boulder.has(spot));
        for gone in whole.iter() {
            self.ground.obstacles.remove(gone);
            self.turn.pieces.insert(gone);
            sink.tell(Event::ObstacleGone(gone), self);
        }
    }

    /// Lasting effects end, all but these; whoever flew over an obstacle by one of them comes down (H9.03).
    pub(crate) fn end_bonuses(&mut self, keep: impl Fn(&Bonus) -> bool, sink: &mut impl Sink) {
        let over = |id: &FigureId| self.flies(*id) && self.ground.obstacles.has(self.figure(*id).spot);
        let aloft: Vec<FigureId> = self.figures().map(|(id, _)| id).filter(over).collect();
        let mut at = 0;
        while let Some(&bonus) = self.bonuses.get(at) {
            if keep(&bonus) {
                at += 1;
            } else {
                self.bonuses.remove(at);
                sink.tell(Event::BonusEnded(bonus.who, bonus.what), self);
            }
        }
        for target in aloft {
            if self.flies(target) {
                continue;
            }
            let amount = i16::from(self.trap_damage);
            self.agenda.push(Task::Tumble(target));
            self.agenda.push(Task::Harm(Harm { target, amount, by: None, cause: Cause::Fall }));
        }
    }

    /// A lasting effect begins.
    pub(crate) fn begin_bonus(&mut self, bonus: Bonus, sink: &mut impl Sink) {
        self.bonuses.push(bonus);
        sink.tell(Event::Bonus(bonus.who, bonus.what), self);
    }

    /// The empty hexes nearest to a figure.
    pub(crate) fn tumbles(&self, id: FigureId) -> Spots {
        let chart = self.chart();
        let from = self.figure(id).spot;
        let empty: Spots = self.revealed_spots().iter().filter(|&spot| self.is_empty(spot)).collect();
        let nearest = empty.iter().map(|spot| chart.distance(from, spot)).min();
        empty.iter().filter(|&spot| Some(chart.distance(from, spot)) == nearest).collect()
    }

    pub(crate) fn tumble(&mut self, id: FigureId, to: Spot, sink: &mut impl Sink) {
        if self.figure(id).alive {
            self.relocate(id, to);
            sink.tell(Event::Moved(id, to), self);
        }
    }
}
