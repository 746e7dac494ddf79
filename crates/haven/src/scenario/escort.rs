//! Whoever walks along with the heroes and has a will of its own: moves toward a mark, opens doors, springs traps where no other
//! way leads on.

use crate::event::{Event, Sink};
use crate::figure::{FigureId, Kind};
use crate::game::Game;
use crate::map::OpenDoors;
use crate::scenario::rule::Routine;
use crate::spot::{Spot, Spots};
use crate::walk::{Cost, Footing, Gait};

impl Game {
    /// What an object does in its turn, if it does anything.
    pub(crate) fn object_routine(&self, id: FigureId) -> Option<Routine> {
        match self.figure(id).kind {
            Kind::Escort(object) => self.layout.objects.get(usize::from(object)).and_then(|one| one.place.routine),
            _ => None,
        }
    }

    /// Its whole turn.
    pub(crate) fn escort_turn(&mut self, id: FigureId, sink: &mut impl Sink) {
        let Some(routine) = self.object_routine(id) else { return };
        if self.figure(id).ailments.has(crate::condition::Condition::Immobilize) {
            return;
        }
        let mut points = routine.movement;
        while let Some((to, cost)) = self.next_step(id, routine.toward, points) {
            points -= cost;
            self.relocate(id, to);
            sink.tell(Event::Moved(id, to), self);
            if let Some(door) = self.layout.map.door_at(to).filter(|&door| !self.open.has(door)) {
                self.open_door(door, Some(id), sink);
            }
            self.spring(id, to, sink);
            if !self.figure(id).alive {
                return;
            }
        }
    }

    /// The next hex on its way and what it costs; nothing if it is there, has no points left or is blocked.
    fn next_step(&self, id: FigureId, toward: char, points: u8) -> Option<(Spot, u8)> {
        let me = self.figure(id);
        let (mut friends, mut blocked) = (Spots::NONE, self.locked_doors());
        for (_, figure) in self.figures().filter(|(other, _)| *other != id) {
            match figure.side().is_enemy(me.side()) || matches!(figure.kind, Kind::Obstacle) {
                true => blocked.insert(figure.spot),
                false => friends.insert(figure.spot),
            }
        }
        let map = &self.layout.map;
        let chart = map.chart(OpenDoors::ALL);
        let ends: Spots = self.layout.marked(toward).iter().flat_map(|&mark| chart.near(mark).iter()).collect();
        if ends.has(me.spot) {
            return None;
        }
        let footing = Footing { chart, ground: &self.ground, blocked, friends, gait: Gait::Walk };
        // Whoever is in the way now need not be later: without a free way it goes as far as it can.
        let patient = Footing { blocked: self.locked_doors(), friends: blocked | friends, ..footing };
        let path = self.cheapest(&footing, me.spot, ends).or_else(|| self.cheapest(&patient, me.spot, ends))?;
        let cost = |spot: Spot| 1 + u8::from(self.ground.difficult.has(spot));
        let next = *path.get(1)?;
        if blocked.has(next) || cost(next) > points {
            return None;
        }
        // Through an ally only if it comes out on the other side.
        let mut left = points;
        for &spot in &path[1..] {
            left = left.checked_sub(cost(spot))?;
            if !friends.has(spot) {
                return (!blocked.has(spot)).then_some((next, cost(next)));
            }
        }
        None
    }

    fn cheapest(&self, footing: &Footing, from: Spot, ends: Spots) -> Option<Vec<Spot>> {
        let ways = footing.ways_from(from);
        let free = ends.iter().filter(|&end| footing.may_stop(end) && ways.to(end) != Cost::NEVER);
        let end = free.min_by_key(|&end| (ways.to(end), end))?;
        footing.path(from, end)
    }

    fn locked_doors(&self) -> Spots {
        let doors = self.layout.map.doors().iter().enumerate();
        doors.filter(|(door, _)| self.is_locked(*door) && !self.open.has(*door)).map(|(_, door)| door.spot).collect()
    }
}
