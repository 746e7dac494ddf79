//! A scenario laid out on the table: the map and everything on it before the first room is revealed.

use crate::condition::Conditions;
use crate::hex::Hex;
use crate::map::{Map, MapError, RoomId};
use crate::monster::{MonsterKind, Rank};
use crate::scenario::Terms;
use crate::scenario::rule::When;
use crate::scenario::sheet::{Named, ObjectPlace, OverlayType};
use crate::scenario::tile::TileName;
use crate::spot::{Spot, Spots};

/// What a trap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrapPlan {
    /// Whether it deals the trap damage of the scenario level.
    pub harms: bool,
    /// Its conditions.
    pub conditions: Conditions,
}

impl TrapPlan {
    /// The plain damage trap (H5.03).
    pub const DAMAGE: Self = Self { harms: true, conditions: Conditions::NONE };
}

/// What lies in a treasure chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chest {
    /// A numbered one, which the campaign knows (H5.07).
    Numbered(u8),
    /// One that the goal names.
    Goal {
        /// Whether only a Loot ability takes it, not the end of a turn.
        loot_only: bool,
    },
    /// Gold for the looter.
    Gold(u8),
    /// The looter heals.
    Heal(u8),
    /// The looter loses all conditions.
    Cure,
    /// The looter takes a lost card back.
    RecoverLost,
    /// So many items of the looter come back.
    Refresh(u8),
    /// All enemies suffer this.
    Scourge(u8),
    /// All enemies get these.
    Plague(Conditions),
}

/// A monster's place and its rank for 2, 3 and 4 heroes (H4.02).
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// What stands there.
    pub kind: MonsterKind,
    /// Where.
    pub spot: Spot,
    /// As what, for 2, 3 and 4 heroes.
    pub ranks: [Option<Rank>; 3],
    /// Its own name and numbers, if it has them.
    pub named: Option<Named>,
}

/// An overlay piece as it lies on the map, whole (H21.11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverlayPiece {
    /// What it shows.
    pub what: OverlayType,
    /// What it covers; the first is where it is anchored.
    pub spots: Vec<Spot>,
    /// Whether nothing destroys or moves it.
    pub fixed: bool,
}

/// Something with hit points that is no monster, and where it stands.
#[derive(Clone, Debug)]
pub struct Object {
    /// What it is.
    pub place: ObjectPlace,
    /// What it covers.
    pub spots: Vec<Spot>,
}

/// Why a sheet makes no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// Its tiles make no map.
    Map(MapError),
    /// Something lies on no hex of the map.
    OffTheMap(Hex),
    /// A door or a corridor names a tile that is not there.
    NoSuchTile(TileName),
    /// A rule names a mark that is not there.
    NoSuchMark(char),
    /// A rule names a room that is not there.
    NoSuchRoom(u8),
}

impl std::fmt::Display for LayoutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Map(why) => write!(f, "{why}"),
            Self::OffTheMap(at) => write!(f, "{at} is on no tile"),
            Self::NoSuchTile(tile) => write!(f, "there is no tile {tile}"),
            Self::NoSuchMark(mark) => write!(f, "nothing is marked {mark}"),
            Self::NoSuchRoom(room) => write!(f, "there is no room {room}"),
        }
    }
}

impl std::error::Error for LayoutError {}

/// A scenario on the table.
#[derive(Debug)]
pub struct Layout {
    /// The map.
    pub map: Map,
    /// Where heroes may begin (H4.04).
    pub start: Spots,
    /// Obstacles (H5.06).
    pub obstacles: Spots,
    /// Hazardous terrain (H5.04).
    pub hazards: Spots,
    /// Difficult terrain (H5.05).
    pub difficult: Spots,
    /// Traps (H5.03).
    pub traps: Vec<(Spot, TrapPlan)>,
    /// Money tokens.
    pub coins: Vec<Spot>,
    /// Treasure chests.
    pub chests: Vec<(Spot, Chest)>,
    /// Monsters.
    pub monsters: Vec<Placement>,
    /// Overlay pieces. Obstacles, hazards, difficult terrain and traps above are what they cover.
    pub pieces: Vec<OverlayPiece>,
    /// Doors that heroes cannot open at first, one bit for each (H5.08).
    pub locks: u32,
    /// Pressure plates (H5.08).
    pub plates: Spots,
    /// What has hit points and is no monster (H5.09).
    pub objects: Vec<Object>,
    /// Letters on hexes, which rules name.
    pub marks: Vec<(char, Vec<Spot>)>,
    /// Letters and numbers beside doors, by door.
    pub door_marks: Vec<Option<char>>,
    /// The rooms that are revealed at the start.
    pub first_rooms: Vec<RoomId>,
    /// What wins, what loses besides that all heroes are exhausted, and the special rules.
    pub terms: Terms,
    /// What happens when the rooms of a random dungeon are revealed, by room (H19.03).
    pub penalties: Vec<Option<crate::dungeon::Penalty>>,
}

impl Layout {
    /// A map with nothing on it and nothing to win.
    #[must_use]
    pub fn bare(map: Map) -> Self {
        Self {
            start: Spots::NONE,
            obstacles: Spots::NONE,
            hazards: Spots::NONE,
            difficult: Spots::NONE,
            traps: Vec::new(),
            coins: Vec::new(),
            chests: Vec::new(),
            monsters: Vec::new(),
            pieces: Vec::new(),
            locks: 0,
            plates: Spots::NONE,
            objects: Vec::new(),
            marks: Vec::new(),
            door_marks: vec![None; map.doors().len()],
            first_rooms: vec![RoomId(0)],
            terms: Terms { goal: When::Never, ..Terms::BLANK },
            penalties: Vec::new(),
            map,
        }
    }

    /// The hexes with this mark.
    #[must_use]
    pub fn marked(&self, mark: char) -> &[Spot] {
        self.marks.iter().find(|one| one.0 == mark).map_or(&[], |one| &one.1)
    }

    /// The doors with this mark.
    pub fn doors_marked(&self, mark: char) -> impl Iterator<Item = usize> + '_ {
        self.door_marks.iter().enumerate().filter(move |one| *one.1 == Some(mark)).map(|one| one.0)
    }

    /// How many Goal chests there are.
    #[must_use]
    pub fn goal_chests(&self) -> usize {
        self.chests.iter().filter(|(_, chest)| matches!(chest, Chest::Goal { .. })).count()
    }
}
