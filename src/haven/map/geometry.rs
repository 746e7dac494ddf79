//! Where things lie on the board, in units of the picture: a hex has a side of 40 and points up. Plain numbers, no page.

use ::haven::hex::Hex;
use ::haven::sight::Point as Lattice;

/// The side of a hex.
pub const SIDE: f64 = 40.0;
/// Half the width of a hex.
pub const HALF: f64 = 34.641_016;

/// A place on the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

/// Short for a place.
#[must_use]
pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Point {
    /// Moved by so much.
    #[must_use]
    pub fn moved(self, x: f64, y: f64) -> Self {
        at(self.x + x, self.y + y)
    }

    /// The middle between two places.
    #[must_use]
    pub fn between(self, other: Self) -> Self {
        at((self.x + other.x) / 2.0, (self.y + other.y) / 2.0)
    }

    /// How far away another one is.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Part of the way towards another one.
    #[must_use]
    pub fn towards(self, other: Self, share: f64) -> Self {
        self.moved((other.x - self.x) * share, (other.y - self.y) * share)
    }
}

/// The middle of a hex.
#[must_use]
pub fn centre(hex: Hex) -> Point {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    at(HALF * (2.0 * q + r), 1.5 * SIDE * r)
}

/// Where a point of the engine's lattice of corners lies.
#[must_use]
pub fn corner(point: Lattice) -> Point {
    at(f64::from(point.x) * HALF, f64::from(point.y) * SIDE / 2.0)
}

/// The hex that a place lies in.
#[must_use]
pub fn hex_at(place: Point) -> Hex {
    let r = place.y / (1.5 * SIDE);
    let q = place.x / (2.0 * HALF) - r / 2.0;
    let s = -q - r;
    let (mut to_q, mut to_r, to_s) = (q.round(), r.round(), s.round());
    let (off_q, off_r, off_s) = ((to_q - q).abs(), (to_r - r).abs(), (to_s - s).abs());
    // The one that was rounded the most follows from the other two.
    if off_q > off_r && off_q > off_s {
        to_q = -to_r - to_s;
    } else if off_r > off_s {
        to_r = -to_q - to_s;
    }
    Hex { q: to_q as i16, r: to_r as i16 }
}

/// The six corners at a distance from a middle, clockwise from the top.
#[must_use]
pub fn corners(middle: Point, radius: f64) -> [Point; 6] {
    let (half, side) = (radius * HALF / SIDE, radius / 2.0);
    [(0.0, -radius), (half, -side), (half, side), (0.0, radius), (-half, side), (-half, -side)]
        .map(|(x, y)| middle.moved(x, y))
}

/// The edge towards a neighbour, by its place among `haven::hex::DIRECTIONS`.
#[must_use]
pub fn edge(hex: Hex, direction: usize) -> [Point; 2] {
    let corners = corners(centre(hex), SIDE);
    [corners[(direction + 1) % 6], corners[(direction + 2) % 6]]
}

/// A box around things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The upper left corner.
    pub from: Point,
    /// The lower right corner.
    pub to: Point,
}

impl Bounds {
    /// The box around whole hexes; nothing around none.
    #[must_use]
    pub fn around(hexes: impl IntoIterator<Item = Hex>) -> Option<Self> {
        let boxes = hexes.into_iter().map(|hex| {
            let middle = centre(hex);
            Self { from: middle.moved(-HALF, -SIDE), to: middle.moved(HALF, SIDE) }
        });
        boxes.reduce(|all, one| Self {
            from: at(all.from.x.min(one.from.x), all.from.y.min(one.from.y)),
            to: at(all.to.x.max(one.to.x), all.to.y.max(one.to.y)),
        })
    }

    /// With room on all sides.
    #[must_use]
    pub fn with_margin(self, margin: f64) -> Self {
        Self { from: self.from.moved(-margin, -margin), to: self.to.moved(margin, margin) }
    }

    /// Its middle.
    #[must_use]
    pub fn middle(self) -> Point {
        self.from.between(self.to)
    }

    /// Its width.
    #[must_use]
    pub fn width(self) -> f64 {
        self.to.x - self.from.x
    }

    /// Its height.
    #[must_use]
    pub fn height(self) -> f64 {
        self.to.y - self.from.y
    }
}

/// The outline of something that is drawn with straight lines and few bends, written as a path.
#[derive(Clone, Debug, Default)]
pub struct Path(String);

impl Path {
    /// Writes a number with one decimal: more cannot be seen, and the program needs no further way to write fractions.
    fn number(&mut self, value: f64) {
        let tenths = (value * 10.0).round() as i32;
        if tenths < 0 {
            self.0.push('-');
        }
        let tenths = tenths.unsigned_abs();
        self.0.push_str(&(tenths / 10).to_string());
        if !tenths.is_multiple_of(10) {
            self.0.push('.');
            self.0.push(char::from(b'0' + (tenths % 10) as u8));
        }
    }

    fn point(&mut self, command: char, place: Point) {
        self.0.push(command);
        self.number(place.x);
        self.0.push(' ');
        self.number(place.y);
    }

    /// Goes on from there, without a line.
    #[must_use]
    pub fn from(mut self, place: Point) -> Self {
        self.point('M', place);
        self
    }

    /// A line to there.
    #[must_use]
    pub fn line(mut self, place: Point) -> Self {
        self.point('L', place);
        self
    }

    /// A bend to there, drawn towards another place.
    #[must_use]
    pub fn bend(mut self, towards: Point, place: Point) -> Self {
        self.point('Q', towards);
        self.point(' ', place);
        self
    }

    /// A closed outline.
    #[must_use]
    pub fn outline(mut self, places: &[Point]) -> Self {
        for (number, &place) in places.iter().enumerate() {
            self.point(if number == 0 { 'M' } else { 'L' }, place);
        }
        self.0.push('Z');
        self
    }

    /// An open line.
    #[must_use]
    pub fn run(mut self, places: &[Point]) -> Self {
        for (number, &place) in places.iter().enumerate() {
            self.point(if number == 0 { 'M' } else { 'L' }, place);
        }
        self
    }

    /// A hexagon.
    #[must_use]
    pub fn hexagon(self, middle: Point, radius: f64) -> Self {
        self.outline(&corners(middle, radius))
    }

    /// A box.
    #[must_use]
    pub fn rect(self, from: Point, width: f64, height: f64) -> Self {
        self.outline(&[from, from.moved(width, 0.0), from.moved(width, height), from.moved(0.0, height)])
    }

    /// A dot.
    #[must_use]
    pub fn dot(mut self, middle: Point, radius: f64) -> Self {
        for (turn, x) in [('M', -radius), ('A', radius), ('A', -radius)] {
            match turn {
                'M' => self.point('M', middle.moved(x, 0.0)),
                _ => {
                    self.0.push('A');
                    self.number(radius);
                    self.0.push(' ');
                    self.number(radius);
                    self.0.push_str(" 0 1 1 ");
                    self.number(middle.x + x);
                    self.0.push(' ');
                    self.number(middle.y);
                }
            }
        }
        self
    }

    /// As it is written.
    #[must_use]
    pub fn written(self) -> String {
        self.0
    }
}

/// A number as the picture writes it.
#[must_use]
pub fn written(value: f64) -> String {
    let mut path = Path::default();
    path.number(value);
    path.0
}

/// Moves a group there.
#[must_use]
pub fn translate(place: Point) -> String {
    ["translate(", &written(place.x), " ", &written(place.y), ")"].concat()
}

/// A number that is the same for the same hex, on every machine: what a hex's stone looks like.
#[must_use]
pub fn seeded(hex: Hex, salt: u32) -> u32 {
    let mut mixed = (i32::from(hex.q) as u32).wrapping_mul(0x9e37_79b1)
        ^ (i32::from(hex.r) as u32).wrapping_mul(0x85eb_ca77)
        ^ salt.wrapping_mul(0xc2b2_ae3d);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2c1b_3c6d);
    mixed ^= mixed >> 12;
    mixed.wrapping_mul(0x297a_2d39) ^ (mixed >> 15)
}

/// The same as a share of 1.
#[must_use]
pub fn share(hex: Hex, salt: u32) -> f64 {
    f64::from(seeded(hex, salt) % 1000) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::haven::hex::{DIRECTIONS, hex};

    #[test]
    fn every_middle_lies_in_its_own_hex_and_so_does_all_around_it() {
        for (q, r) in [(0, 0), (3, -2), (-5, 7), (-1, -1)] {
            let middle = centre(hex(q, r));
            assert_eq!(hex_at(middle), hex(q, r));
            for place in corners(middle, SIDE * 0.97) {
                assert_eq!(hex_at(place), hex(q, r), "{place:?}");
            }
        }
    }

    #[test]
    fn an_edge_lies_between_two_neighbours() {
        let here = hex(2, -1);
        for (direction, &step) in DIRECTIONS.iter().enumerate() {
            let [one, other] = edge(here, direction);
            let halfway = centre(here).between(centre(here + step));
            assert!(one.between(other).distance(halfway) < 0.01, "{direction}");
            assert!((one.distance(other) - SIDE).abs() < 0.01);
        }
    }

    #[test]
    fn corners_of_the_engine_lie_on_corners_of_the_picture() {
        let here = corners(centre(hex(1, 2)), SIDE);
        // The middle of (q, r) is (2q + r, 3r) there, and the top corner two halves above it.
        assert!(corner(Lattice { x: 4, y: 4 }).distance(here[0]) < 0.01);
        assert!(corner(Lattice { x: 5, y: 5 }).distance(here[1]) < 0.01);
    }

    #[test]
    fn numbers_are_written_short() {
        let words = [0.0, -0.04, 1.0, -2.5, 69.28, -0.5].map(written);
        assert_eq!(words, ["0", "0", "1", "-2.5", "69.3", "-0.5"]);
        assert_eq!(Path::default().from(at(1.0, 2.0)).line(at(-3.25, 0.0)).written(), "M1 2L-3.3 0");
    }

    #[test]
    fn a_box_goes_around_whole_hexes() {
        let bounds = Bounds::around([hex(0, 0), hex(1, 1)]).expect("two");
        assert!((bounds.width() - 5.0 * HALF).abs() < 0.01);
        assert!((bounds.height() - 140.0).abs() < 0.01);
        assert_eq!(Bounds::around([]), None);
    }
}
