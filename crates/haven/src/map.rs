//! The map of a scenario: hexes in rooms, doors between them, and walls on every other edge.
//!
//! A map never changes. What does change while playing (which doors stand open) selects one of its [`Chart`]s: tables of
//! neighbours, counted distances and lines of sight, worked out once and then only read.

use crate::hex::{DIRECTIONS, Hex};
use crate::sight::{self, Sight, Walls};
use crate::spot::{MOST_SPOTS, Spot, Spots};
use kit::Sort;
use std::sync::OnceLock;

/// The most doors a map may have.
pub const MOST_DOORS: usize = 32;

/// Charts are kept in so many lists at most; with up to eight doors each set of open doors has one to itself.
const MOST_LISTS: usize = 256;

/// No way leads there.
pub const FAR: u8 = u8::MAX;

/// A room: revealed as a whole (H1.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub u8);

/// What lies beyond the outermost hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rim {
    /// Walls, as on every scenario map.
    Wall,
    /// Nothing at all: it bounds movement, not sight.
    Open,
}

/// Which doors stand open, one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenDoors(pub u32);

impl OpenDoors {
    /// All of them.
    pub const ALL: Self = Self(u32::MAX);

    /// Whether this door stands open.
    #[must_use]
    pub fn has(self, door: usize) -> bool {
        self.0 >> door & 1 == 1
    }

    /// With this door open too.
    #[must_use]
    pub fn with(self, door: usize) -> Self {
        Self(self.0 | 1 << door)
    }

    /// With this door closed.
    #[must_use]
    pub fn without(self, door: usize) -> Self {
        Self(self.0 & !(1 << door))
    }
}

/// A door hex and the two rooms that it joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// Where it stands.
    pub spot: Spot,
    /// The rooms on its two sides.
    pub rooms: [RoomId; 2],
}

/// What a map is made from; [`MapDraft::finish`] checks it.
#[derive(Clone, Debug)]
pub struct MapDraft {
    /// Each tile: its room and its hexes.
    pub tiles: Vec<(RoomId, Vec<Hex>)>,
    /// Door hexes, on a tile or between tiles.
    pub doors: Vec<(Hex, [RoomId; 2])>,
    /// Corridor hexes: they join tiles into one room (H5.02).
    pub corridors: Vec<(RoomId, Hex)>,
    /// Further walls, on the shared edge of two neighbours.
    pub walls: Vec<(Hex, Hex)>,
    /// Hexes that are wall all through.
    pub pillars: Vec<Hex>,
    /// What lies around it all.
    pub rim: Rim,
    /// Whether further rooms will be added while it is played on: then the spots of a room and of the doors that lead on from it
    /// come after those of all rooms before, and stay what they are.
    pub growing: bool,
}

/// Why a draft makes no map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapError {
    /// There is no hex at all.
    Empty,
    /// There are more than [`MOST_SPOTS`] hexes.
    TooManyHexes,
    /// There are more than [`MOST_DOORS`] doors.
    TooManyDoors,
    /// A wall between two hexes that are no neighbours.
    NoSuchEdge(Hex, Hex),
    /// A coordinate beyond anything a table carries.
    OffTheTable(Hex),
}

impl std::fmt::Display for MapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Empty => write!(f, "a map needs at least one hex"),
            Self::TooManyHexes => write!(f, "a map has at most {MOST_SPOTS} hexes"),
            Self::TooManyDoors => write!(f, "a map has at most {MOST_DOORS} doors"),
            Self::NoSuchEdge(a, b) => write!(f, "{a} and {b} share no edge"),
            Self::OffTheTable(at) => write!(f, "{at} lies too far out"),
        }
    }
}

impl std::error::Error for MapError {}

/// The hexes of a scenario and everything about them that never changes.
#[derive(Debug)]
pub struct Map {
    hexes: Vec<Hex>,
    /// The spots of all hexes, in reading order.
    by_hex: Vec<(Hex, Spot)>,
    rooms: Vec<Option<RoomId>>,
    /// The hexes of each room.
    of_room: Vec<Spots>,
    doors: Vec<Door>,
    walls: Vec<sight::Wall>,
    barred: Vec<(Spot, usize)>,
    rim: Rim,
    charts: Vec<Charts>,
}

/// Charts that share a list: each holds the next. It only grows, so that a chart once read stays where it is.
type Charts = OnceLock<Box<Sheaf>>;

#[derive(Debug)]
struct Sheaf {
    open: OpenDoors,
    chart: Chart,
    more: Charts,
}

/// What can be read off a map while certain doors are open.
#[derive(Debug)]
pub struct Chart {
    count: usize,
    steps: Vec<[Option<Spot>; 6]>,
    distances: Vec<u8>,
    sight: Vec<Spots>,
    near: Vec<Spots>,
}

impl MapDraft {
    /// A draft with nothing on it.
    #[must_use]
    pub fn new(rim: Rim) -> Self {
        Self {
            tiles: Vec::new(),
            doors: Vec::new(),
            corridors: Vec::new(),
            walls: Vec::new(),
            pillars: Vec::new(),
            rim,
            growing: false,
        }
    }

    /// Makes the map.
    ///
    /// # Errors
    /// If it is empty, too large, or a wall stands where no edge is.
    pub fn finish(self) -> Result<Map, MapError> {
        let mut cells: Vec<(Hex, Option<RoomId>, Option<usize>)> = Vec::new();
        let joins: Vec<Hex> =
            self.doors.iter().map(|door| door.0).chain(self.corridors.iter().map(|corridor| corridor.1)).collect();
        for (tile, (room, hexes)) in self.tiles.iter().enumerate() {
            for &at in hexes {
                let joining = joins.contains(&at);
                if !(joining && self.doors.iter().any(|door| door.0 == at)) {
                    cells.push((at, Some(*room), (!joining).then_some(tile)));
                }
            }
        }
        cells.extend(self.corridors.iter().map(|&(room, at)| (at, Some(room), None)));
        cells.extend(self.doors.iter().map(|&(at, _)| (at, None, None)));
        let since = |cell: &(Hex, Option<RoomId>, Option<usize>)| match cell.1 {
            _ if !self.growing => None,
            Some(room) => Some(room),
            None => self.doors.iter().find(|door| door.0 == cell.0).map(|door| door.1[0]),
        };
        cells.arrange_by_key(|cell| (since(cell), cell.0));
        cells.dedup_by_key(|cell| cell.0);
        if cells.is_empty() {
            return Err(MapError::Empty);
        }
        if cells.len() > MOST_SPOTS {
            return Err(MapError::TooManyHexes);
        }
        if self.doors.len() > MOST_DOORS {
            return Err(MapError::TooManyDoors);
        }
        let everywhere = cells.iter().map(|cell| cell.0).chain(self.pillars.iter().copied());
        let corners = self.walls.iter().flat_map(|&(a, b)| [a, b]);
        if let Some(far) = everywhere.chain(corners).find(|at| at.q.unsigned_abs() > 999 || at.r.unsigned_abs() > 999) {
            return Err(MapError::OffTheTable(far));
        }
        let hexes: Vec<Hex> = cells.iter().map(|cell| cell.0).collect();
        let mut by_hex: Vec<(Hex, Spot)> = hexes.iter().zip(0..).map(|(&at, spot)| (at, Spot(spot))).collect();
        by_hex.arrange();
        let find = |at: Hex| find(&by_hex, at);
        let mut walls = Vec::new();
        let mut barred = Vec::new();
        let mut bar = |at: Hex, direction: usize| {
            walls.push(sight::edge(at, direction));
            if let Some(spot) = find(at) {
                barred.push((spot, direction));
            }
            if let Some(spot) = find(at + DIRECTIONS[direction]) {
                barred.push((spot, (direction + 3) % 6));
            }
        };
        for &(a, b) in &self.walls {
            let direction = DIRECTIONS.iter().position(|&step| a + step == b).ok_or(MapError::NoSuchEdge(a, b))?;
            bar(a, direction);
        }
        for &pillar in &self.pillars {
            (0..6).for_each(|direction| bar(pillar, direction));
        }
        // The seam between two tiles is a wall, unless a door or a corridor lies on it.
        for &(at, _, tile) in &cells {
            for (direction, beyond) in at.neighbours().into_iter().enumerate() {
                let other = find(beyond).and_then(|spot| cells[spot.index()].2);
                if tile.is_some() && other.is_some() && tile != other {
                    bar(at, direction);
                }
            }
        }
        let doors = self.doors.iter().filter_map(|&(at, rooms)| Some(Door { spot: find(at)?, rooms }));
        let doors: Vec<Door> = doors.collect();
        let lists = (1_usize << doors.len().min(30)).min(MOST_LISTS);
        let charts = (0..lists).map(|_| OnceLock::new()).collect();
        let rooms: Vec<Option<RoomId>> = cells.iter().map(|cell| cell.1).collect();
        let count = rooms.iter().flatten().map(|room| usize::from(room.0) + 1).max().unwrap_or(0);
        let mut of_room = vec![Spots::NONE; count];
        for (spot, room) in rooms.iter().enumerate() {
            if let Some(room) = room {
                of_room[usize::from(room.0)].insert(Spot(spot as u8));
            }
        }
        barred.arrange();
        barred.dedup();
        Ok(Map { rooms, of_room, doors, walls, barred, rim: self.rim, charts, hexes, by_hex })
    }
}

fn find(by_hex: &[(Hex, Spot)], at: Hex) -> Option<Spot> {
    by_hex.binary_search_by_key(&at, |one| one.0).ok().map(|place| by_hex[place].1)
}

impl Map {
    /// How many hexes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Never: a map has at least one hex.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// All hexes.
    #[must_use]
    pub fn spots(&self) -> Spots {
        Spots::first(self.len())
    }

    /// The hex at a spot.
    #[must_use]
    pub fn hex(&self, spot: Spot) -> Hex {
        self.hexes[spot.index()]
    }

    /// The spot of a hex, if it is on the map.
    #[must_use]
    pub fn spot(&self, at: Hex) -> Option<Spot> {
        find(&self.by_hex, at)
    }

    /// The room of a hex; a door hex belongs to none.
    #[must_use]
    pub fn room(&self, spot: Spot) -> Option<RoomId> {
        self.rooms[spot.index()]
    }

    /// How many rooms there are.
    #[must_use]
    pub fn rooms(&self) -> usize {
        self.of_room.len()
    }

    /// The hexes of a room, doors not counted.
    #[must_use]
    pub fn room_spots(&self, room: RoomId) -> Spots {
        self.of_room.get(usize::from(room.0)).copied().unwrap_or(Spots::NONE)
    }

    /// The doors in the order of the scenario.
    #[must_use]
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// The door on this hex.
    #[must_use]
    pub fn door_at(&self, spot: Spot) -> Option<usize> {
        self.doors.iter().position(|door| door.spot == spot)
    }

    /// The tables that hold while these doors are open and all others closed.
    #[must_use]
    pub fn chart(&self, open: OpenDoors) -> &Chart {
        let all = ((1_u64 << self.doors.len()) - 1) as u32;
        let open = OpenDoors(open.0 & all);
        let folded = open.0 ^ open.0 >> 8 ^ open.0 >> 16 ^ open.0 >> 24;
        let mut list = &self.charts[folded as usize & (self.charts.len() - 1)];
        loop {
            let first = list.get_or_init(|| Box::new(Sheaf { open, chart: self.survey(open), more: OnceLock::new() }));
            if first.open == open {
                return &first.chart;
            }
            list = &first.more;
        }
    }

    fn survey(&self, open: OpenDoors) -> Chart {
        let there = self.spots() - self.closed(open);
        let count = self.len();
        let (steps, walls) = self.steps_and_walls(there);
        let mut chart = Chart { count, steps, distances: Vec::new(), sight: Vec::new(), near: Vec::new() };
        chart.distances = count_all(&chart.steps);
        chart.near = chart.steps.iter().map(|steps| steps.iter().flatten().copied().collect()).collect();
        chart.sight = self.look_around(&chart, &walls, there);
        chart
    }

    /// How two hexes see each other while these doors are open, with the corners or the wall that show it (H10.02).
    #[must_use]
    pub fn sight(&self, open: OpenDoors, from: Spot, to: Spot) -> Sight {
        if from == to || self.chart(open).adjacent(from, to) {
            return Sight::Adjacent;
        }
        let (_, walls) = self.steps_and_walls(self.spots() - self.closed(open));
        walls.look(self.hex(from), self.hex(to))
    }

    fn closed(&self, open: OpenDoors) -> Spots {
        (0..self.doors.len()).filter(|&door| !open.has(door)).map(|door| self.doors[door].spot).collect()
    }

    /// The neighbours of each hex with no wall between, and all walls.
    fn steps_and_walls(&self, there: Spots) -> (Vec<[Option<Spot>; 6]>, Walls) {
        let mut walls = self.walls.clone();
        let mut steps = vec![[None; 6]; self.len()];
        for spot in self.spots().iter() {
            for (direction, beyond) in self.hex(spot).neighbours().into_iter().enumerate() {
                match self.spot(beyond) {
                    Some(next)
                        if there.has(spot)
                            && there.has(next)
                            && self.barred.binary_search(&(spot, direction)).is_err() =>
                    {
                        steps[spot.index()][direction] = Some(next);
                    }
                    // A seam or a thin wall; and a closed door is a wall on all its sides (H5.01).
                    Some(_) => walls.push(sight::edge(self.hex(spot), direction)),
                    None if self.rim == Rim::Wall => walls.push(sight::edge(self.hex(spot), direction)),
                    None => {}
                }
            }
        }
        (steps, Walls::new(walls))
    }

    fn look_around(&self, chart: &Chart, walls: &Walls, there: Spots) -> Vec<Spots> {
        let corners: Vec<_> = self.hexes.iter().map(|&at| walls.free_corners(at)).collect();
        let mut sight = vec![Spots::NONE; self.len()];
        for from in there.iter() {
            sight[from.index()].insert(from);
            for to in there.iter().filter(|&to| to > from) {
                let neighbours = chart.distance(from, to) == 1;
                if neighbours || walls.leave_open(&corners[from.index()], &corners[to.index()]) {
                    sight[from.index()].insert(to);
                    sight[to.index()].insert(from);
                }
            }
        }
        sight
    }
}

/// Distances between all pairs, counted hex by hex and never through a wall (H10.02).
fn count_all(steps: &[[Option<Spot>; 6]]) -> Vec<u8> {
    let count = steps.len();
    let mut distances = vec![FAR; count * count];
    let mut queue: Vec<Spot> = Vec::with_capacity(count);
    for from in 0..count {
        let row = &mut distances[from * count..(from + 1) * count];
        row[from] = 0;
        queue.clear();
        queue.push(Spot(from as u8));
        let mut at = 0;
        while let Some(&spot) = queue.get(at) {
            at += 1;
            for next in steps[spot.index()].iter().flatten() {
                if row[next.index()] == FAR {
                    row[next.index()] = row[spot.index()].saturating_add(1).min(FAR - 1);
                    queue.push(*next);
                }
            }
        }
    }
    distances
}

impl Chart {
    /// The neighbours of a hex with no wall between, by direction.
    #[inline]
    #[must_use]
    pub fn steps(&self, spot: Spot) -> &[Option<Spot>; 6] {
        &self.steps[spot.index()]
    }

    /// The neighbours of a hex with no wall between.
    #[inline]
    #[must_use]
    pub fn near(&self, spot: Spot) -> Spots {
        self.near[spot.index()]
    }

    /// Counted hexes between two spots, never through a wall; [`FAR`] if there is no way.
    #[inline]
    #[must_use]
    pub fn distance(&self, from: Spot, to: Spot) -> u8 {
        self.distances[from.index() * self.count + to.index()]
    }

    /// Whether two hexes are neighbours with no wall between.
    #[inline]
    #[must_use]
    pub fn adjacent(&self, one: Spot, other: Spot) -> bool {
        self.distance(one, other) == 1
    }

    /// Whether two hexes see each other (H10.02).
    #[inline]
    #[must_use]
    pub fn sees(&self, from: Spot, to: Spot) -> bool {
        self.sight[from.index()].has(to)
    }

    /// Everything that is seen from a hex, itself too.
    #[inline]
    #[must_use]
    pub fn seen_from(&self, spot: Spot) -> Spots {
        self.sight[spot.index()]
    }

    /// The hexes within a range and in sight: what an ability with that range can reach.
    #[must_use]
    pub fn reach(&self, from: Spot, range: u8) -> Spots {
        self.seen_from(from).iter().filter(|&to| self.distance(from, to) <= range).collect()
    }

    /// How many ordered pairs of different hexes see each other, and how many do not.
    #[must_use]
    pub fn sight_counts(&self) -> (usize, usize) {
        let seen: usize = self.sight.iter().map(|seen| seen.len().saturating_sub(1)).sum();
        (seen, self.count * (self.count - 1) - seen)
    }
}
