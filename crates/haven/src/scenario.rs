//! Scenarios as printed: their maps and what stands on them. Tables only; [`crate::map`] makes a map of them.

use crate::hex::{Hex, hex};
use crate::map::{Map, MapDraft, MapError, Rim, RoomId};
use std::sync::{Arc, OnceLock};

/// A scenario as it lies on the table before anybody plays.
#[derive(Debug)]
pub struct ScenarioSheet {
    /// Its number in the book.
    pub number: u8,
    tiles: &'static [TileSheet],
    doors: &'static [DoorSheet],
    corridors: &'static [(u8, Hex)],
    /// Where heroes may begin (H4.04).
    pub start: &'static [Hex],
}

/// A tile: the room it belongs to and its hexes, as rows of (r, first q, how many).
#[derive(Debug)]
struct TileSheet {
    room: u8,
    rows: &'static [(i16, i16, i16)],
}

#[derive(Debug)]
struct DoorSheet {
    at: Hex,
    rooms: [u8; 2],
}

const fn tile(room: u8, rows: &'static [(i16, i16, i16)]) -> TileSheet {
    TileSheet { room, rows }
}

const fn door(at: Hex, rooms: [u8; 2]) -> DoorSheet {
    DoorSheet { at, rooms }
}

impl TileSheet {
    fn hexes(&self) -> Vec<Hex> {
        self.rows.iter().flat_map(|&(r, q, count)| (q..q + count).map(move |q| hex(q, r))).collect()
    }
}

impl ScenarioSheet {
    /// The scenario of this number, if it is one of ours.
    #[must_use]
    pub fn by_number(number: u8) -> Option<&'static Self> {
        SCENARIOS.iter().copied().find(|sheet| sheet.number == number)
    }

    /// Its map. It is made once; everybody who plays the scenario reads the same one.
    ///
    /// # Errors
    /// Never for a sheet of ours, as a test proves.
    pub fn map(&self) -> Result<Arc<Map>, MapError> {
        static MAPS: [OnceLock<Arc<Map>>; SCENARIOS.len()] = [const { OnceLock::new() }; SCENARIOS.len()];
        let place = SCENARIOS.iter().position(|sheet| sheet.number == self.number).unwrap_or(0);
        if let Some(map) = MAPS[place].get() {
            return Ok(Arc::clone(map));
        }
        let map = Arc::new(self.draft().finish()?);
        Ok(Arc::clone(MAPS[place].get_or_init(|| map)))
    }

    fn draft(&self) -> MapDraft {
        let room = |number: u8| RoomId(number);
        MapDraft {
            tiles: self.tiles.iter().map(|tile| (room(tile.room), tile.hexes())).collect(),
            doors: self.doors.iter().map(|door| (door.at, door.rooms.map(room))).collect(),
            corridors: self.corridors.iter().map(|&(number, at)| (room(number), at)).collect(),
            ..MapDraft::new(Rim::Wall)
        }
    }
}

/// All scenarios of this book, by number.
pub const SCENARIOS: [&ScenarioSheet; 5] = [&SCENARIO_1, &SCENARIO_2, &SCENARIO_3, &SCENARIO_4, &SCENARIO_5];

/// Black Barrow.
const SCENARIO_1: ScenarioSheet = ScenarioSheet {
    number: 1,
    tiles: &[
        tile(0, &[(0, 0, 5), (1, 0, 4), (2, -1, 5), (3, -1, 4), (4, -2, 5), (5, -2, 4), (6, -3, 5)]),
        tile(1, &[(2, -9, 8), (3, -9, 7), (4, -10, 8)]),
        tile(2, &[(6, -10, 6), (7, -10, 5), (8, -11, 6), (9, -11, 5), (10, -12, 6)]),
    ],
    doors: &[door(hex(-2, 3), [0, 1]), door(hex(-7, 5), [1, 2])],
    corridors: &[],
    start: &[hex(1, 4), hex(1, 5), hex(2, 2), hex(2, 3), hex(2, 4), hex(3, 1), hex(3, 2)],
};

/// Barrow Lair.
const SCENARIO_2: ScenarioSheet = ScenarioSheet {
    number: 2,
    tiles: &[
        tile(0, &[(-3, -1, 3), (-2, -2, 4), (-1, -2, 3), (0, -3, 4)]),
        tile(1, &[(2, -4, 4), (3, -5, 5), (4, -6, 6), (5, -6, 5), (6, -7, 6), (7, -7, 5), (8, -7, 4)]),
        tile(2, &[(4, 0, 5), (5, 0, 4)]),
        tile(3, &[(4, -11, 5), (5, -11, 4)]),
        tile(4, &[(8, -10, 2), (9, -10, 2), (10, -10, 2), (11, -10, 2), (12, -10, 1)]),
        tile(5, &[(8, -2, 2), (9, -3, 2), (10, -4, 2), (11, -5, 2), (12, -5, 1)]),
    ],
    doors: &[
        door(hex(-2, 1), [0, 1]),
        door(hex(-3, 8), [1, 5]),
        door(hex(-8, 8), [1, 4]),
        door(hex(-1, 5), [1, 2]),
        door(hex(-7, 5), [1, 3]),
    ],
    corridors: &[],
    start: &[hex(-1, -3), hex(-1, -2), hex(0, -3), hex(0, -2), hex(1, -3)],
};

/// Inox Encampment.
const SCENARIO_3: ScenarioSheet = ScenarioSheet {
    number: 3,
    tiles: &[
        tile(0, &[(-6, -6, 5), (-5, -6, 4), (-4, -7, 5), (-3, -7, 4), (-2, -8, 5), (-1, -8, 4), (0, -9, 5)]),
        tile(0, &[(-6, -1, 5), (-5, -1, 4), (-4, -2, 5), (-3, -2, 4), (-2, -3, 5), (-1, -3, 4), (0, -4, 5)]),
        tile(1, &[(2, -5, 4), (3, -5, 3), (4, -6, 4), (5, -6, 3)]),
        tile(2, &[(-11, 2, 3), (-10, 1, 4), (-9, 1, 3), (-8, 0, 4)]),
        tile(3, &[(2, -10, 4), (3, -10, 3), (4, -11, 4), (5, -11, 3)]),
        tile(4, &[(-11, -3, 3), (-10, -4, 4), (-9, -4, 3), (-8, -5, 4)]),
        tile(5, &[(-5, -11, 4), (-4, -12, 5), (-3, -12, 4), (-2, -13, 5), (-1, -13, 4)]),
    ],
    doors: &[
        door(hex(-8, 1), [0, 3]),
        door(hex(-4, -7), [0, 4]),
        door(hex(-8, -3), [0, 5]),
        door(hex(-3, 1), [0, 1]),
        door(hex(1, -7), [0, 2]),
    ],
    corridors: &[
        (0, hex(-4, 0)),
        (0, hex(-5, 0)),
        (0, hex(-4, -1)),
        (0, hex(-3, -2)),
        (0, hex(-4, -2)),
        (0, hex(-3, -3)),
        (0, hex(-2, -4)),
        (0, hex(-3, -4)),
        (0, hex(-2, -5)),
        (0, hex(-1, -6)),
        (0, hex(-2, -6)),
    ],
    start: &[hex(0, -2), hex(1, -4), hex(1, -3), hex(1, -2), hex(2, -4)],
};

/// Crypt of the Damned.
const SCENARIO_4: ScenarioSheet = ScenarioSheet {
    number: 4,
    tiles: &[
        tile(0, &[(0, 1, 4), (1, 0, 5), (2, 0, 4), (3, -1, 5), (4, -1, 4)]),
        tile(1, &[(-4, 0, 8), (-3, 0, 7), (-2, -1, 8)]),
        tile(2, &[(-9, 8, 3), (-8, 7, 4), (-7, 7, 3), (-6, 7, 2)]),
        tile(3, &[(-12, 3, 4), (-11, 2, 5), (-10, 1, 6), (-9, 1, 5), (-8, 0, 6), (-7, 0, 5), (-6, 0, 4)]),
    ],
    doors: &[door(hex(4, -1), [0, 1]), door(hex(7, -5), [1, 2]), door(hex(1, -5), [1, 3])],
    corridors: &[],
    start: &[hex(-1, 3), hex(-1, 4), hex(0, 2), hex(0, 3), hex(0, 4)],
};

/// Ruinous Crypt.
const SCENARIO_5: ScenarioSheet = ScenarioSheet {
    number: 5,
    tiles: &[
        tile(0, &[(-6, -1, 4), (-5, -2, 5), (-4, -3, 6), (-3, -3, 5), (-2, -4, 6), (-1, -4, 5), (0, -4, 4)]),
        tile(
            1,
            &[
                (-13, 1, 2),
                (-13, 6, 2),
                (-12, 0, 3),
                (-12, 5, 3),
                (-11, 0, 3),
                (-11, 4, 3),
                (-10, 0, 6),
                (-9, 0, 5),
                (-8, 0, 4),
            ],
        ),
        tile(
            2,
            &[
                (2, -5, 4),
                (3, -6, 5),
                (4, -7, 6),
                (5, -8, 3),
                (5, -4, 3),
                (6, -9, 3),
                (6, -4, 3),
                (7, -9, 2),
                (7, -4, 2),
            ],
        ),
    ],
    doors: &[door(hex(1, -7), [0, 1]), door(hex(-3, 1), [0, 2])],
    corridors: &[],
    start: &[hex(-4, -2), hex(-4, -1), hex(-3, -4), hex(-3, -3), hex(-2, -5)],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::OpenDoors;

    #[test]
    fn h1_01_every_map_is_whole_and_its_rooms_form_a_tree() {
        for sheet in SCENARIOS {
            let map = sheet.map().expect("our own sheet");
            let chart = map.chart(OpenDoors::ALL);
            let start = map.spot(sheet.start[0]).expect("on the map");
            assert!(map.spots().iter().all(|spot| chart.distance(start, spot) < u8::MAX), "{}", sheet.number);
            let rooms = map.spots().iter().filter_map(|spot| map.room(spot)).max().map_or(0, |room| room.0 + 1);
            assert_eq!(map.doors().len() + 1, usize::from(rooms), "every door leads to one new room");
        }
    }

    #[test]
    fn h10_02_pairs_in_sight_on_the_first_map() {
        let map = SCENARIO_1.map().expect("our own sheet");
        assert_eq!(map.chart(OpenDoors::ALL).sight_counts(), (3_788, 3_352));
    }

    #[test]
    fn h5_01_a_closed_door_blocks_the_way_and_the_view() {
        let map = SCENARIO_1.map().expect("our own sheet");
        let [here, door, beyond] = [(-1, 3), (-2, 3), (-3, 3)].map(|at| map.spot(at.into()).expect("on the map"));
        let (shut, open) = (map.chart(OpenDoors(0)), map.chart(OpenDoors(1)));
        assert!(open.sees(here, beyond) && open.distance(here, beyond) == 2 && open.adjacent(here, door));
        assert!(!shut.sees(here, beyond) && shut.distance(here, beyond) == u8::MAX && !shut.adjacent(here, door));
    }

    #[test]
    fn h10_02_hexes_parted_by_a_seam_are_not_adjacent() {
        let map = SCENARIO_1.map().expect("our own sheet");
        let [one, other] = [(-2, 2), (-1, 2)].map(|at| map.spot(at.into()).expect("on the map"));
        let chart = map.chart(OpenDoors::ALL);
        assert_eq!(chart.distance(one, other), 2, "through the door beside them");
        assert!(!chart.steps(one).contains(&Some(other)));
    }
}
