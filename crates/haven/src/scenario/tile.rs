//! Map tiles: their shapes, and how they are laid.

use crate::hex::{Hex, hex};
use kit::Sort;

/// The name that is printed on a tile: a letter for its shape, a number, and a or b for its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileName(pub(super) &'static str);

impl std::fmt::Display for TileName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// A shape as rows of (r, first q, how many), beginning with its first hex in reading order at (0, 0).
type Rows = &'static [(i16, i16, i16)];

/// The shapes by letter. Both sides of a tile have one shape, but that of a J tile's second side is mirrored.
const fn shape(tile: &str) -> Rows {
    let name = tile.as_bytes();
    if name.len() != 3 {
        panic!("a tile is named by a letter, a number and a side");
    }
    match name[0] {
        b'a' => &[(0, 0, 4), (1, -1, 5)],
        b'b' => &[(0, 0, 4), (1, 0, 3), (2, -1, 4), (3, -1, 3)],
        b'c' => &[(0, 0, 2), (1, -1, 3), (2, -2, 4), (3, -2, 3)],
        b'd' => &[(0, 0, 3), (1, -1, 4), (2, -2, 5), (3, -2, 4), (4, -2, 3)],
        b'e' => &[(0, 0, 4), (1, -1, 5), (2, -1, 4), (3, -2, 5), (4, -2, 4)],
        b'f' => {
            &[(0, 0, 3), (1, 0, 2), (2, -1, 3), (3, -1, 2), (4, -2, 3), (5, -2, 2), (6, -3, 3), (7, -3, 2), (8, -4, 3)]
        }
        b'g' => &[(0, 0, 8), (1, 0, 7), (2, -1, 8)],
        b'h' => &[(0, 0, 6), (1, -1, 7), (2, 1, 2), (3, 0, 3), (4, 0, 2), (5, -1, 3), (6, -1, 2)],
        b'i' => &[(0, 0, 6), (1, 0, 5), (2, -1, 6), (3, -1, 5), (4, -2, 6)],
        b'j' if name[2] == b'a' => &[(0, 0, 1), (1, -1, 3), (2, -2, 3), (3, -3, 3), (4, -8, 7), (5, -8, 6), (6, -9, 5)],
        b'j' => &[(0, 0, 5), (1, 0, 6), (2, -1, 7), (3, 3, 3), (4, 3, 3), (5, 3, 3), (6, 3, 1)],
        b'k' => {
            &[(0, 0, 4), (1, -1, 5), (2, -2, 6), (3, -3, 3), (3, 1, 3), (4, -4, 3), (4, 1, 3), (5, -4, 2), (5, 1, 2)]
        }
        b'l' => &[(0, 0, 5), (1, 0, 4), (2, -1, 5), (3, -1, 4), (4, -2, 5), (5, -2, 4), (6, -3, 5)],
        b'm' => &[(0, 0, 4), (1, -1, 5), (2, -2, 6), (3, -2, 5), (4, -3, 6), (5, -3, 5), (6, -3, 4)],
        b'n' => &[(0, 0, 8), (1, 0, 7), (2, -1, 8), (3, -1, 7), (4, -2, 8), (5, -2, 7), (6, -3, 8)],
        _ => panic!("no tile has this letter"),
    }
}

/// A tile as it lies on the table.
#[derive(Debug)]
pub struct TilePlace {
    /// Its name.
    pub name: TileName,
    /// Its room, counted from 1.
    pub room: u8,
    /// By how many times 60 degrees clockwise it is turned.
    pub turns: u8,
    first: Hex,
    rows: Rows,
}

/// A tile of a room, turned clockwise by so many times 60 degrees; its first hex in reading order, as it then lies, is here.
pub const fn tile(name: &'static str, room: u8, turns: u8, first: (i16, i16)) -> TilePlace {
    if room == 0 || turns > 5 {
        panic!("rooms are counted from 1, and a tile has six ways to lie");
    }
    TilePlace { rows: shape(name), name: TileName(name), room, turns, first: hex(first.0, first.1) }
}

impl TilePlace {
    /// Its hexes, in reading order.
    #[must_use]
    pub fn hexes(&self) -> Vec<Hex> {
        let flat = self.rows.iter().flat_map(|&(r, q, count)| (q..q + count).map(move |q| hex(q, r)));
        let mut hexes: Vec<Hex> = flat.map(|at| (0..self.turns).fold(at, |at, _| at.turned())).collect();
        hexes.arrange();
        let shift = self.first - hexes[0];
        hexes.into_iter().map(|at| at + shift).collect()
    }
}
