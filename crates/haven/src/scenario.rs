//! Scenarios as printed: their maps, what stands on them, their goals and rewards. Tables only; [`ScenarioSheet::layout`]
//! makes a board of them.

use crate::hex::{Hex, hex};
use crate::layout::{Chest, Goal, Layout, Placement, Special, TrapPlan};
use crate::map::{MapDraft, MapError, Rim, RoomId};
use crate::monster::MonsterKind::{
    self, BanditArcher, BanditCommander, BanditGuard, Cultist, EarthDemon, FlameDemon, FrostDemon, InoxArcher,
    InoxGuard, InoxShaman, LivingBones, LivingCorpse, NightDemon, WindDemon,
};
use crate::monster::Rank;
use crate::spot::{Spot, Spots};
use crate::words::{Name, name};
use std::sync::{Arc, OnceLock};

/// A scenario as it lies on the table before anybody plays.
#[derive(Debug)]
pub struct ScenarioSheet {
    /// Its number in the book.
    pub number: u8,
    /// What it is called.
    pub name: Name,
    tiles: &'static [TileSheet],
    doors: &'static [DoorSheet],
    corridors: &'static [(u8, Hex)],
    start: &'static [Hex],
    obstacles: &'static [Hex],
    traps: &'static [Hex],
    hazards: &'static [Hex],
    difficult: &'static [Hex],
    coins: &'static [Hex],
    chests: &'static [(Hex, u8)],
    monsters: &'static [MonsterPlace],
    /// What wins it.
    pub goal: Goal,
    /// What is special about it.
    pub special: Special,
    /// What winning it brings in a campaign.
    pub reward: Reward,
}

/// What winning a scenario brings (H17.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Gold for each hero.
    pub gold: u8,
    /// Prosperity for the town.
    pub prosperity: u8,
    /// Achievements of the party.
    pub achievements: &'static [&'static str],
    /// Scenarios that it opens.
    pub opens: &'static [u8],
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
    locked: bool,
}

/// A monster's place and its rank for 2, 3 and 4 heroes: normal, elite, boss or absent (H4.02).
#[derive(Debug)]
struct MonsterPlace {
    kind: MonsterKind,
    at: Hex,
    ranks: [Option<Rank>; 3],
}

const fn tile(room: u8, rows: &'static [(i16, i16, i16)]) -> TileSheet {
    TileSheet { room, rows }
}

const fn door(at: Hex, rooms: [u8; 2]) -> DoorSheet {
    DoorSheet { at, rooms, locked: false }
}

const fn locked(at: Hex, rooms: [u8; 2]) -> DoorSheet {
    DoorSheet { at, rooms, locked: true }
}

const fn at(kind: MonsterKind, at: Hex, letters: &[u8; 3]) -> MonsterPlace {
    MonsterPlace { kind, at, ranks: ranks(letters) }
}

/// Ranks for 2, 3 and 4 heroes from three letters: `n` normal, `e` elite, `b` boss, anything else absent.
pub(crate) const fn ranks(letters: &[u8; 3]) -> [Option<Rank>; 3] {
    [rank(letters[0]), rank(letters[1]), rank(letters[2])]
}

const fn rank(letter: u8) -> Option<Rank> {
    match letter {
        b'n' => Some(Rank::Normal),
        b'e' => Some(Rank::Elite),
        b'b' => Some(Rank::Boss),
        _ => None,
    }
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

    /// Its board. It is made once; everybody who plays the scenario reads the same one.
    ///
    /// # Errors
    /// Never for a sheet of ours, as a test proves.
    pub fn layout(&self) -> Result<Arc<Layout>, MapError> {
        static LAYOUTS: [OnceLock<Arc<Layout>>; SCENARIOS.len()] = [const { OnceLock::new() }; SCENARIOS.len()];
        let place = SCENARIOS.iter().position(|sheet| sheet.number == self.number).unwrap_or(0);
        if let Some(layout) = LAYOUTS[place].get() {
            return Ok(Arc::clone(layout));
        }
        let layout = Arc::new(self.lay_out()?);
        Ok(Arc::clone(LAYOUTS[place].get_or_init(|| layout)))
    }

    fn lay_out(&self) -> Result<Layout, MapError> {
        let map = self.draft().finish()?;
        let spots = |hexes: &[Hex]| hexes.iter().filter_map(|&at| map.spot(at)).collect::<Vec<Spot>>();
        let set = |hexes: &[Hex]| spots(hexes).into_iter().collect::<Spots>();
        let traps = spots(self.traps).into_iter().map(|spot| (spot, TrapPlan::DAMAGE)).collect();
        let chests = self.chests.iter().filter_map(|&(at, number)| Some((map.spot(at)?, Chest::Numbered(number))));
        let place = |one: &MonsterPlace| Some(Placement { kind: one.kind, spot: map.spot(one.at)?, ranks: one.ranks });
        let locks = self.doors.iter().enumerate().filter(|(_, door)| door.locked);
        Ok(Layout {
            start: set(self.start),
            obstacles: set(self.obstacles),
            hazards: set(self.hazards),
            difficult: set(self.difficult),
            traps,
            coins: spots(self.coins),
            chests: chests.collect(),
            monsters: self.monsters.iter().filter_map(place).collect(),
            locks: locks.fold(0, |locks, (door, _)| locks | 1 << door),
            plates: Vec::new(),
            sturdy: Vec::new(),
            goal: self.goal,
            special: self.special,
            penalties: Vec::new(),
            map,
        })
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
    name: name("Black Barrow", "Túmulo negro", "Schwarzes Hügelgrab", "Túmulo Negro"),
    tiles: &[
        tile(0, &[(0, 0, 5), (1, 0, 4), (2, -1, 5), (3, -1, 4), (4, -2, 5), (5, -2, 4), (6, -3, 5)]),
        tile(1, &[(2, -9, 8), (3, -9, 7), (4, -10, 8)]),
        tile(2, &[(6, -10, 6), (7, -10, 5), (8, -11, 6), (9, -11, 5), (10, -12, 6)]),
    ],
    doors: &[door(hex(-2, 3), [0, 1]), door(hex(-7, 5), [1, 2])],
    corridors: &[],
    start: &[hex(1, 4), hex(1, 5), hex(2, 2), hex(2, 3), hex(2, 4), hex(3, 1), hex(3, 2)],
    obstacles: &[hex(-9, 7), hex(-10, 7), hex(-6, 7), hex(-7, 7)],
    traps: &[hex(-6, 4), hex(-7, 4)],
    hazards: &[],
    difficult: &[],
    coins: &[hex(-11, 8), hex(-11, 9), hex(-12, 10), hex(-6, 8), hex(-7, 9)],
    chests: &[(hex(-7, 10), 7)],
    monsters: &[
        at(BanditGuard, hex(0, 0), b"-nn"),
        at(BanditGuard, hex(0, 1), b"-ne"),
        at(BanditGuard, hex(-1, 2), b"nnn"),
        at(BanditGuard, hex(-1, 3), b"e--"),
        at(BanditGuard, hex(-2, 4), b"nnn"),
        at(BanditGuard, hex(-2, 5), b"-ne"),
        at(BanditGuard, hex(-3, 6), b"-nn"),
        at(BanditGuard, hex(-5, 4), b"n-n"),
        at(BanditGuard, hex(-4, 3), b"-ee"),
        at(BanditGuard, hex(-4, 2), b"n-n"),
        at(BanditArcher, hex(-10, 4), b"-nn"),
        at(BanditArcher, hex(-9, 3), b"eee"),
        at(BanditArcher, hex(-9, 2), b"-nn"),
        at(LivingBones, hex(-8, 6), b"--n"),
        at(LivingBones, hex(-7, 6), b"--n"),
        at(LivingBones, hex(-9, 8), b"nnn"),
        at(LivingBones, hex(-8, 8), b"nen"),
        at(BanditArcher, hex(-11, 10), b"--n"),
        at(BanditArcher, hex(-10, 10), b"nen"),
        at(BanditArcher, hex(-9, 10), b"nnn"),
        at(BanditArcher, hex(-8, 10), b"--n"),
    ],
    goal: Goal::KillAll,
    special: Special::None,
    reward: Reward { gold: 0, prosperity: 0, achievements: &["First Steps"], opens: &[2] },
};

/// Barrow Lair.
const SCENARIO_2: ScenarioSheet = ScenarioSheet {
    number: 2,
    name: name("Barrow Lair", "Guarida del túmulo", "Unterschlupf im Hügelgrab", "Covil do Túmulo"),
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
        locked(hex(-1, 5), [1, 2]),
        locked(hex(-3, 8), [1, 5]),
        locked(hex(-8, 8), [1, 4]),
        locked(hex(-7, 5), [1, 3]),
    ],
    corridors: &[],
    start: &[hex(-1, -3), hex(-1, -2), hex(0, -3), hex(0, -2), hex(1, -3)],
    obstacles: &[hex(-5, 6), hex(-4, 6), hex(-2, 3), hex(-2, 4), hex(-4, 3), hex(-5, 4)],
    traps: &[hex(0, -1), hex(-2, -1)],
    hazards: &[],
    difficult: &[],
    coins: &[],
    chests: &[(hex(-5, 12), 67)],
    monsters: &[
        at(BanditArcher, hex(0, 0), b"nnn"),
        at(BanditArcher, hex(-1, 0), b"--n"),
        at(BanditArcher, hex(-2, 0), b"-nn"),
        at(BanditArcher, hex(-3, 0), b"nnn"),
        at(BanditArcher, hex(-4, 7), b"eee"),
        at(BanditCommander, hex(-5, 7), b"bbb"),
        at(BanditArcher, hex(-6, 7), b"-ne"),
        at(LivingCorpse, hex(-5, 11), b"-ne"),
        at(LivingCorpse, hex(-4, 11), b"eee"),
        at(LivingCorpse, hex(-9, 11), b"-ne"),
        at(LivingCorpse, hex(-10, 11), b"eee"),
        at(LivingCorpse, hex(2, 5), b"-ne"),
        at(LivingCorpse, hex(3, 4), b"nnn"),
        at(LivingCorpse, hex(2, 4), b"nnn"),
        at(LivingCorpse, hex(-10, 5), b"-ne"),
        at(LivingCorpse, hex(-9, 4), b"nnn"),
        at(LivingCorpse, hex(-10, 4), b"nnn"),
    ],
    goal: Goal::KillBoss,
    special: Special::Curses(3),
    reward: Reward { gold: 10, prosperity: 1, achievements: &[], opens: &[3, 4] },
};

/// Inox Encampment.
const SCENARIO_3: ScenarioSheet = ScenarioSheet {
    number: 3,
    name: name("Inox Encampment", "Campamento inox", "Lager der Inox", "Acampamento Inox"),
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
    obstacles: &[hex(-3, -4), hex(-3, -3), hex(-4, -2), hex(-8, 4), hex(-4, -9), hex(-6, 4), hex(3, -9)],
    traps: &[hex(-8, -4), hex(-9, -3), hex(-9, -2)],
    hazards: &[hex(-1, 0), hex(-1, -6), hex(-6, -2)],
    difficult: &[],
    coins: &[
        hex(-11, 4),
        hex(-11, 5),
        hex(-4, -10),
        hex(-3, -11),
        hex(-11, -5),
        hex(-10, -5),
        hex(-13, -1),
        hex(-4, 5),
        hex(4, -11),
    ],
    chests: &[(hex(-13, -2), 65)],
    monsters: &[
        at(InoxGuard, hex(-2, 0), b"--n"),
        at(InoxGuard, hex(-2, -1), b"-nn"),
        at(InoxGuard, hex(-3, -1), b"-nn"),
        at(InoxGuard, hex(-3, -2), b"n--"),
        at(InoxGuard, hex(-2, -3), b"n--"),
        at(InoxGuard, hex(-2, -4), b"n--"),
        at(InoxGuard, hex(0, -5), b"-nn"),
        at(InoxGuard, hex(-1, -5), b"-nn"),
        at(InoxGuard, hex(1, -6), b"--n"),
        at(InoxArcher, hex(-5, -5), b"--n"),
        at(InoxArcher, hex(-6, -4), b"-nn"),
        at(InoxArcher, hex(-5, -3), b"n--"),
        at(InoxArcher, hex(-7, -2), b"-nn"),
        at(InoxArcher, hex(-7, -1), b"--n"),
        at(InoxShaman, hex(-6, -3), b"eee"),
        at(InoxGuard, hex(-10, 3), b"nnn"),
        at(InoxGuard, hex(-8, 3), b"n-n"),
        at(InoxShaman, hex(-10, 5), b"-nn"),
        at(InoxShaman, hex(-2, -9), b"--n"),
        at(InoxShaman, hex(-3, -10), b"nen"),
        at(InoxArcher, hex(-10, -4), b"--n"),
        at(InoxArcher, hex(-11, -2), b"eee"),
        at(InoxShaman, hex(-12, -3), b"-nn"),
        at(InoxGuard, hex(-4, 3), b"nee"),
        at(InoxArcher, hex(-4, 4), b"--n"),
        at(InoxGuard, hex(2, -9), b"nee"),
        at(InoxArcher, hex(3, -10), b"--n"),
    ],
    goal: Goal::Kills(5),
    special: Special::Guards { at: hex(-7, -3), door: 2 },
    reward: Reward { gold: 15, prosperity: 1, achievements: &["Jekserah's Plans"], opens: &[8, 9] },
};

/// Crypt of the Damned.
const SCENARIO_4: ScenarioSheet = ScenarioSheet {
    number: 4,
    name: name("Crypt of the Damned", "Cripta de los condenados", "Krypta der Verdammten", "Cripta dos Condenados"),
    tiles: &[
        tile(0, &[(0, 1, 4), (1, 0, 5), (2, 0, 4), (3, -1, 5), (4, -1, 4)]),
        tile(1, &[(-4, 0, 8), (-3, 0, 7), (-2, -1, 8)]),
        tile(2, &[(-9, 8, 3), (-8, 7, 4), (-7, 7, 3), (-6, 7, 2)]),
        tile(3, &[(-12, 3, 4), (-11, 2, 5), (-10, 1, 6), (-9, 1, 5), (-8, 0, 6), (-7, 0, 5), (-6, 0, 4)]),
    ],
    doors: &[door(hex(4, -1), [0, 1]), door(hex(7, -5), [1, 2]), door(hex(1, -5), [1, 3])],
    corridors: &[],
    start: &[hex(-1, 3), hex(-1, 4), hex(0, 2), hex(0, 3), hex(0, 4)],
    obstacles: &[hex(1, -7), hex(4, -9), hex(2, -10)],
    traps: &[hex(1, 0), hex(2, 3), hex(7, -6), hex(2, -7), hex(4, -11)],
    hazards: &[],
    difficult: &[],
    coins: &[hex(1, -10), hex(2, -11), hex(3, -12)],
    chests: &[(hex(10, -8), 46), (hex(1, -9), 38)],
    monsters: &[
        at(LivingBones, hex(2, 1), b"nee"),
        at(LivingBones, hex(2, 2), b"eee"),
        at(LivingBones, hex(3, 2), b"--n"),
        at(BanditArcher, hex(4, 0), b"-ne"),
        at(BanditArcher, hex(3, 1), b"nnn"),
        at(Cultist, hex(4, -2), b"--n"),
        at(Cultist, hex(0, -2), b"-nn"),
        at(Cultist, hex(4, -3), b"nn-"),
        at(Cultist, hex(0, -3), b"n--"),
        at(Cultist, hex(5, -4), b"--n"),
        at(Cultist, hex(1, -4), b"-nn"),
        at(BanditArcher, hex(2, -2), b"nnn"),
        at(BanditArcher, hex(2, -3), b"-ne"),
        at(BanditArcher, hex(3, -4), b"nnn"),
        at(EarthDemon, hex(10, -9), b"-ne"),
        at(EarthDemon, hex(9, -9), b"eee"),
        at(Cultist, hex(3, -8), b"nnn"),
        at(Cultist, hex(3, -11), b"-nn"),
        at(WindDemon, hex(1, -8), b"nee"),
        at(WindDemon, hex(5, -10), b"nne"),
    ],
    goal: Goal::KillAll,
    special: Special::None,
    reward: Reward { gold: 0, prosperity: 0, achievements: &[], opens: &[5, 6] },
};

/// Ruinous Crypt.
const SCENARIO_5: ScenarioSheet = ScenarioSheet {
    number: 5,
    name: name("Ruinous Crypt", "Cripta ruinosa", "Verfallene Krypta", "Cripta em Ruínas"),
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
    obstacles: &[hex(0, -3)],
    traps: &[hex(-2, 0), hex(-3, 0), hex(1, -6), hex(0, -6)],
    hazards: &[],
    difficult: &[hex(3, -9), hex(2, -10), hex(0, -10), hex(-5, 3), hex(-4, 3), hex(-7, 5)],
    coins: &[hex(7, -12), hex(7, -13), hex(6, -13), hex(-2, 6), hex(-3, 7), hex(-4, 7)],
    chests: &[(hex(0, -12), 28), (hex(-9, 6), 4)],
    monsters: &[
        at(Cultist, hex(0, -2), b"nnn"),
        at(Cultist, hex(-1, -3), b"-ne"),
        at(Cultist, hex(1, -4), b"nnn"),
        at(NightDemon, hex(-2, -1), b"nee"),
        at(NightDemon, hex(0, -5), b"nne"),
        at(FlameDemon, hex(0, -9), b"-ne"),
        at(FlameDemon, hex(1, -10), b"nnn"),
        at(FlameDemon, hex(2, -11), b"nnn"),
        at(LivingBones, hex(6, -11), b"-ne"),
        at(LivingBones, hex(6, -12), b"eee"),
        at(FrostDemon, hex(-6, 3), b"-ne"),
        at(FrostDemon, hex(-6, 4), b"nnn"),
        at(FrostDemon, hex(-6, 5), b"nnn"),
        at(LivingBones, hex(-2, 5), b"-ne"),
        at(LivingBones, hex(-3, 6), b"eee"),
    ],
    goal: Goal::KillAll,
    special: Special::Disarmed,
    reward: Reward { gold: 0, prosperity: 0, achievements: &[], opens: &[10, 14, 19] },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::OpenDoors;

    #[test]
    fn h1_01_every_map_is_whole_and_its_rooms_form_a_tree() {
        for sheet in SCENARIOS {
            let layout = sheet.layout().expect("our own sheet");
            let map = &layout.map;
            let chart = map.chart(OpenDoors::ALL);
            let start = map.spot(sheet.start[0]).expect("on the map");
            assert!(map.spots().iter().all(|spot| chart.distance(start, spot) < u8::MAX), "{}", sheet.number);
            let rooms = map.spots().iter().filter_map(|spot| map.room(spot)).max().map_or(0, |room| room.0 + 1);
            assert_eq!(layout.monsters.len(), sheet.monsters.len(), "everybody stands on the map");
            assert_eq!(layout.start.len(), sheet.start.len());
            assert_eq!(map.doors().len() + 1, usize::from(rooms), "every door leads to one new room");
        }
    }

    #[test]
    fn h10_02_pairs_in_sight_on_the_first_map() {
        let layout = SCENARIO_1.layout().expect("our own sheet");
        let map = &layout.map;
        assert_eq!(map.chart(OpenDoors::ALL).sight_counts(), (3_788, 3_352));
    }

    #[test]
    fn h5_01_a_closed_door_blocks_the_way_and_the_view() {
        let layout = SCENARIO_1.layout().expect("our own sheet");
        let map = &layout.map;
        let [here, door, beyond] = [(-1, 3), (-2, 3), (-3, 3)].map(|at| map.spot(at.into()).expect("on the map"));
        let (shut, open) = (map.chart(OpenDoors(0)), map.chart(OpenDoors(1)));
        assert!(open.sees(here, beyond) && open.distance(here, beyond) == 2 && open.adjacent(here, door));
        assert!(!shut.sees(here, beyond) && shut.distance(here, beyond) == u8::MAX && !shut.adjacent(here, door));
    }

    #[test]
    fn h10_02_hexes_parted_by_a_seam_are_not_adjacent() {
        let layout = SCENARIO_1.layout().expect("our own sheet");
        let map = &layout.map;
        let [one, other] = [(-2, 2), (-1, 2)].map(|at| map.spot(at.into()).expect("on the map"));
        let chart = map.chart(OpenDoors::ALL);
        assert_eq!(chart.distance(one, other), 2, "through the door beside them");
        assert!(!chart.steps(one).contains(&Some(other)));
    }
}
