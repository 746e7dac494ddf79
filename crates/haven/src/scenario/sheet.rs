//! The words in which a scenario's board is written down: doors, corridors, overlay pieces, chests, monsters, objects.

use super::rule::{Formula, Routine};
use super::tile::TileName;
use crate::condition::Conditions;
use crate::figure::Side;
use crate::hex::{Hex, hex};
use crate::layout::{Chest, TrapPlan};
use crate::monster::{MonsterKind, Rank};
use crate::words::Name;

/// Up to three hexes that one piece covers; the first is where it is anchored, the others say how it is turned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cells {
    hexes: [Hex; 3],
    count: u8,
}

impl std::ops::Deref for Cells {
    type Target = [Hex];
    fn deref(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.count)]
    }
}

impl std::fmt::Debug for Cells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

const fn cells(list: &[(i16, i16)]) -> Cells {
    if list.is_empty() || list.len() > 3 {
        panic!("a piece covers one, two or three hexes");
    }
    let mut hexes = [hex(0, 0); 3];
    let mut at = 0;
    while at < list.len() {
        hexes[at] = hex(list[at].0, list[at].1);
        at += 1;
    }
    Cells { hexes, count: list.len() as u8 }
}

/// What a door looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoorKind {
    /// A door in a stone wall.
    Stone,
    /// A wooden door.
    Wooden,
    /// Dark fog.
    DarkFog,
    /// Light fog.
    LightFog,
    /// A wall that can be broken.
    BreakableWall,
}

/// A door between two tiles. Rooms follow from the tiles.
#[derive(Clone, Copy, Debug)]
pub struct DoorPlace {
    /// Where.
    pub at: Hex,
    /// What it looks like.
    pub kind: DoorKind,
    /// The tiles on its two sides.
    pub tiles: [TileName; 2],
    /// Whether heroes cannot open it at first (H5.08).
    pub locked: bool,
    /// The number or letter printed beside it.
    pub mark: Option<char>,
}

const fn door(kind: DoorKind, at: (i16, i16), one: &'static str, other: &'static str) -> DoorPlace {
    DoorPlace { at: hex(at.0, at.1), kind, tiles: [TileName(one), TileName(other)], locked: false, mark: None }
}

/// A stone door between two tiles.
pub const fn stone(at: (i16, i16), one: &'static str, other: &'static str) -> DoorPlace {
    door(DoorKind::Stone, at, one, other)
}

/// A wooden door between two tiles.
pub const fn wooden(at: (i16, i16), one: &'static str, other: &'static str) -> DoorPlace {
    door(DoorKind::Wooden, at, one, other)
}

/// Dark fog between two tiles.
pub const fn dark_fog(at: (i16, i16), one: &'static str, other: &'static str) -> DoorPlace {
    door(DoorKind::DarkFog, at, one, other)
}

/// Light fog between two tiles.
pub const fn light_fog(at: (i16, i16), one: &'static str, other: &'static str) -> DoorPlace {
    door(DoorKind::LightFog, at, one, other)
}

/// A breakable wall between two tiles.
pub const fn breakable_wall(at: (i16, i16), one: &'static str, other: &'static str) -> DoorPlace {
    door(DoorKind::BreakableWall, at, one, other)
}

impl DoorPlace {
    /// Heroes cannot open it until a rule unlocks or opens it.
    #[must_use]
    pub const fn locked(self) -> Self {
        Self { locked: true, ..self }
    }

    /// With the number or letter printed beside it.
    #[must_use]
    pub const fn mark(self, mark: char) -> Self {
        Self { mark: Some(mark), ..self }
    }
}

/// What a corridor is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// Trodden earth.
    Earth,
    /// Hewn stone.
    ManmadeStone,
    /// Bare rock.
    NaturalStone,
    /// Planks.
    Wood,
}

/// A corridor piece, which joins two tiles into one room (H5.02).
#[derive(Clone, Copy, Debug)]
pub struct Corridor {
    /// What it is made of.
    pub material: Material,
    /// What it covers.
    pub cells: Cells,
    /// The tiles that it joins.
    pub tiles: [TileName; 2],
}

/// A corridor piece between two tiles.
pub const fn corridor(material: Material, list: &[(i16, i16)], one: &'static str, other: &'static str) -> Corridor {
    Corridor { material, cells: cells(list), tiles: [TileName(one), TileName(other)] }
}

/// What kind of terrain an overlay piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// H5.06.
    Obstacle,
    /// H5.03.
    Trap,
    /// H5.04.
    Hazard,
    /// H5.05.
    Difficult,
}

/// The list of overlay pieces makes the type, their terrain and their names in files.
macro_rules! overlays {
    ($($name:ident $terrain:ident $id:literal,)*) => {
        /// What an overlay piece shows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum OverlayType {
            $(#[doc = concat!($id, ".")] $name,)*
        }

        impl OverlayType {
            /// What kind of terrain it is.
            #[must_use]
            pub const fn terrain(self) -> Terrain {
                match self {
                    $(Self::$name => Terrain::$terrain,)*
                }
            }

            /// Its name in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }
        }
    };
}

overlays! {
    Altar Obstacle "altar",
    Barrel Obstacle "barrel",
    Bear Trap "bear",
    Bookcase Obstacle "bookcase",
    Boulder1 Obstacle "boulder-1",
    Boulder2 Obstacle "boulder-2",
    Boulder3 Obstacle "boulder-3",
    Bush Obstacle "bush",
    Cabinet Obstacle "cabinet",
    Crate Obstacle "crate",
    Crystal Obstacle "crystal",
    DarkPit Obstacle "dark-pit",
    Fountain Obstacle "fountain",
    Gas Trap "poison",
    HotCoals Hazard "hot-coals",
    Log Difficult "log",
    Nest Obstacle "nest",
    Pillar Obstacle "pillar",
    RockColumn Obstacle "rock-column",
    Rubble Difficult "rubble",
    Sarcophagus Obstacle "sarcophagus",
    Shelf Obstacle "shelf",
    Spike Trap "spike",
    Stairs Difficult "stairs",
    StairsUpright Difficult "stairs-vert",
    Stalagmites Obstacle "stalagmites",
    Stump Obstacle "stump",
    Table Obstacle "table",
    Thorns Hazard "thorns",
    Totem Obstacle "totem",
    Tree3 Obstacle "tree-3",
    WallSection Obstacle "wall-section",
    Water Difficult "water",
}

/// An overlay piece on the board, whole (H21.11).
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// What it shows.
    pub what: OverlayType,
    /// What it covers.
    pub cells: Cells,
    /// What it does to whoever springs it, if it is a trap.
    pub trap: TrapPlan,
    /// Whether nothing destroys or moves it.
    pub fixed: bool,
}

/// An overlay piece. Traps deal the damage of the scenario level; gas traps poison besides (ruling).
pub const fn piece(what: OverlayType, list: &[(i16, i16)]) -> Piece {
    let trap = match what {
        OverlayType::Gas => {
            TrapPlan { harms: true, conditions: Conditions::of(&[crate::condition::Condition::Poison]) }
        }
        _ => TrapPlan::DAMAGE,
    };
    Piece { what, cells: cells(list), trap, fixed: matches!(what, OverlayType::WallSection) }
}

impl Piece {
    /// A trap that does this instead.
    #[must_use]
    pub const fn with(self, trap: TrapPlan) -> Self {
        Self { trap, ..self }
    }

    /// Nothing destroys or moves it.
    #[must_use]
    pub const fn fixed(self) -> Self {
        Self { fixed: true, ..self }
    }
}

/// A treasure chest on the board.
#[derive(Clone, Copy, Debug)]
pub struct ChestPlace {
    /// Where.
    pub at: Hex,
    /// What it is.
    pub chest: Chest,
}

/// A numbered chest (H5.07).
pub const fn chest(number: u8, at: (i16, i16)) -> ChestPlace {
    ChestPlace { at: hex(at.0, at.1), chest: Chest::Numbered(number) }
}

/// A chest that the goal names; it is looted as any other.
pub const fn goal_chest(at: (i16, i16)) -> ChestPlace {
    ChestPlace { at: hex(at.0, at.1), chest: Chest::Goal { loot_only: false } }
}

/// A chest that the goal names and that only a Loot ability takes, not the end of a turn.
pub const fn goal_chest_by_loot(at: (i16, i16)) -> ChestPlace {
    ChestPlace { at: hex(at.0, at.1), chest: Chest::Goal { loot_only: true } }
}

/// A rank for 2, 3 and 4 heroes; nothing where the figure is absent (H4.02).
pub type Ranks = [Option<Rank>; 3];

/// A monster's place and its rank for 2, 3 and 4 heroes.
#[derive(Clone, Copy, Debug)]
pub struct MonsterPlace {
    /// What stands there.
    pub kind: MonsterKind,
    /// Where.
    pub at: Hex,
    /// As what.
    pub ranks: Ranks,
    /// How much else it is than its type says: named figures.
    pub named: Option<Named>,
}

/// A named figure: its type's numbers at another level, and hit points of its own (H16.13).
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The letter by which rules call it.
    pub mark: char,
    /// What it is called.
    pub name: Name,
    /// How many levels above the monsters' level its numbers are.
    pub levels_up: u8,
    /// Its hit points, if they are not those of its numbers.
    pub health: Option<Formula>,
}

/// A monster on a hex, with three letters for 2, 3 and 4 heroes: `n` normal, `e` elite, `b` boss, `-` absent.
pub const fn monster(kind: MonsterKind, at: (i16, i16), letters: &str) -> MonsterPlace {
    MonsterPlace { kind, at: hex(at.0, at.1), ranks: ranks(letters), named: None }
}

impl MonsterPlace {
    /// It has a name and numbers of its own.
    #[must_use]
    pub const fn named(self, named: Named) -> Self {
        Self { named: Some(named), ..self }
    }
}

/// Ranks for 2, 3 and 4 heroes from three letters: `n` normal, `e` elite, `b` boss, `-` absent.
pub const fn ranks(letters: &str) -> Ranks {
    let letters = letters.as_bytes();
    if letters.len() != 3 {
        panic!("three letters, for two, three and four heroes");
    }
    [rank(letters[0]), rank(letters[1]), rank(letters[2])]
}

const fn rank(letter: u8) -> Option<Rank> {
    match letter {
        b'n' => Some(Rank::Normal),
        b'e' => Some(Rank::Elite),
        b'b' => Some(Rank::Boss),
        b'-' => None,
        _ => panic!("n, e, b or -"),
    }
}

/// Something with hit points that is no monster: an altar to destroy, somebody to lead to safety.
#[derive(Clone, Copy, Debug)]
pub struct ObjectPlace {
    /// The letter by which rules call it; several may share it.
    pub mark: char,
    /// What it is called.
    pub name: Name,
    /// Where it stands.
    pub cells: Cells,
    /// Its hit points.
    pub health: Formula,
    /// Whose enemy it is.
    pub side: Side,
    /// The boss whose hit points it has instead.
    pub health_of: Option<MonsterKind>,
    /// What it does in its turn; nothing for what only stands there.
    pub routine: Option<Routine>,
}

/// Something that the heroes must destroy. It lies in the way like an obstacle (H5.09).
pub const fn target(mark: char, name: Name, list: &[(i16, i16)], health: Formula) -> ObjectPlace {
    ObjectPlace { mark, name, cells: cells(list), health, side: Side::Monsters, health_of: None, routine: None }
}

/// Somebody or something on the heroes' side.
pub const fn ally(mark: char, name: Name, at: (i16, i16), health: Formula) -> ObjectPlace {
    ObjectPlace { mark, name, cells: cells(&[at]), health, side: Side::Allies, health_of: None, routine: None }
}

impl ObjectPlace {
    /// It has the hit points of a boss.
    #[must_use]
    pub const fn with_health_of(self, boss: MonsterKind) -> Self {
        Self { health_of: Some(boss), ..self }
    }

    /// It acts by itself.
    #[must_use]
    pub const fn acting(self, routine: Routine) -> Self {
        Self { routine: Some(routine), ..self }
    }
}
