//! Overlay tiles that do something by themselves: pressure plates and obstacles with hit points (H5.08, H5.09); and who comes
//! down on an obstacle when wings fail (H9.03).

use crate::event::{Event, Sink};
use crate::figure::{FigureId, Kind};
use crate::game::{Bonus, Game};
use crate::layout::{Plate, PlateEffect};
use crate::map::RoomId;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Task};

impl Game {
    /// A turn ends: every pressure plate with a hero on it does what it does, once (H5.08).
    pub(crate) fn press_plates(&mut self, sink: &mut impl Sink) {
        let hero_on = |plate: &Plate| self.standing_on(plate.spot).filter(|&id| self.figure(id).seat().is_some());
        let pressed: Vec<(Plate, FigureId)> =
            self.plates.iter().filter_map(|plate| Some((*plate, hero_on(plate)?))).collect();
        for (plate, hero) in pressed {
            self.plates.retain(|one| *one != plate);
            sink.tell(Event::Plate(plate.spot), self);
            match plate.effect {
                PlateEffect::Unlock(door) => self.unlock(door, sink),
                PlateEffect::Open(door) => {
                    self.unlock(door, sink);
                    if !self.open.has(door) {
                        self.open_door(door, hero, sink);
                    }
                }
            }
        }
    }

    fn unlock(&mut self, door: usize, sink: &mut impl Sink) {
        if self.is_locked(door) {
            self.locks &= !(1 << door);
            sink.tell(Event::Unlocked(self.layout.map.doors()[door].spot), self);
        }
    }

    /// Whether a door is a wall to heroes too (H5.08).
    pub(crate) fn is_locked(&self, door: usize) -> bool {
        self.locks >> door & 1 == 1
    }

    /// The obstacles with hit points of a room: each is a figure and lies in the way (H5.09).
    pub(crate) fn raise_obstacles(&mut self, room: RoomId, sink: &mut impl Sink) {
        let of_room = |spot: Spot| self.layout.map.room(spot) == Some(room);
        let sturdy: Vec<(Spot, u8)> = self.layout.sturdy.iter().filter(|one| of_room(one.0)).copied().collect();
        for (spot, health) in sturdy {
            if self.add_figure(Kind::Obstacle, spot, i16::from(health), true, sink).is_some() {
                self.ground.obstacles.insert(spot);
            }
        }
    }

    /// Obstacles that an ability can destroy: those with hit points fall to damage alone (H5.09).
    pub(crate) fn brittle(&self) -> Spots {
        let sturdy = self.figures().filter(|(_, one)| one.kind == Kind::Obstacle).map(|(_, one)| one.spot);
        self.ground.obstacles - sturdy.collect()
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
        let empty = |spot: Spot| self.is_free(spot) && !self.ground.negative.has(spot);
        let empty: Spots = self.revealed_spots().iter().filter(|&spot| empty(spot)).collect();
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
