//! Line of sight by exact integer geometry (H10.02).
//!
//! Hex corners lie on an integer lattice (the plane is squeezed to get there, which changes no crossing), walls are edges
//! between two corners, and nothing is ever rounded.

use crate::hex::Hex;
use kit::Sort;

/// A point of the lattice on which all centres and corners lie: the centre of the hex (q, r) is (2q + r, 3r).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    /// To the right, in halves of a hex's width.
    pub x: i32,
    /// Downward, in halves of a hex's side.
    pub y: i32,
}

/// Whether two hexes see each other, and what shows it (H10.02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// They are neighbours with no wall between, or the same.
    Adjacent,
    /// These two corners can be joined without touching a wall.
    Corners(Point, Point),
    /// No two corners can. This wall, from corner to corner, stops the straight look.
    Wall(Point, Point),
}

impl Sight {
    /// Whether they see each other.
    #[must_use]
    pub const fn is_clear(self) -> bool {
        !matches!(self, Self::Wall(..))
    }
}

/// From a centre to its corners, clockwise from the top.
const CORNERS: [(i32, i32); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// For each of the six directions the corner at which the shared edge begins; it ends at the next one.
const EDGE_FROM: [usize; 6] = [1, 2, 3, 4, 5, 0];

fn centre(at: Hex) -> Point {
    let (q, r) = (i32::from(at.q), i32::from(at.r));
    Point { x: 2 * q + r, y: 3 * r }
}

pub(crate) fn corners(at: Hex) -> [Point; 6] {
    let (q, r) = (i32::from(at.q), i32::from(at.r));
    CORNERS.map(|(dx, dy)| Point { x: 2 * q + r + dx, y: 3 * r + dy })
}

/// The edge of a hex on the side of the given direction.
pub(crate) fn edge(at: Hex, direction: usize) -> Wall {
    let corners = corners(at);
    let from = EDGE_FROM[direction];
    let (a, b) = (corners[from], corners[(from + 1) % 6]);
    if a < b { Wall { a, b } } else { Wall { a: b, b: a } }
}

/// A closed segment that no line of sight may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wall {
    a: Point,
    b: Point,
}

/// All walls of a map, and the corners that lie on them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walls {
    segments: Vec<Wall>,
    ends: Vec<Point>,
}

impl Walls {
    pub(crate) fn new(mut segments: Vec<Wall>) -> Self {
        segments.arrange();
        segments.dedup();
        let mut ends: Vec<Point> = segments.iter().flat_map(|wall| [wall.a, wall.b]).collect();
        ends.arrange();
        ends.dedup();
        Self { segments, ends }
    }

    /// The corners of a hex that lie on no wall: only these may end a line of sight.
    pub(crate) fn free_corners(&self, at: Hex) -> Vec<Point> {
        corners(at).into_iter().filter(|corner| self.ends.binary_search(corner).is_err()).collect()
    }

    /// Whether some free corner of the one and some free corner of the other can be joined without touching a wall.
    pub(crate) fn leave_open(&self, from: &[Point], to: &[Point]) -> bool {
        from.iter().any(|&p| to.iter().any(|&q| self.joins(p, q)))
    }

    fn joins(&self, p: Point, q: Point) -> bool {
        p == q || !self.segments.iter().any(|wall| wall.touches(p, q))
    }

    /// How two hexes that are no neighbours see each other: by the shortest line, or stopped by the first wall on the way from
    /// centre to centre.
    pub(crate) fn look(&self, from: Hex, to: Hex) -> Sight {
        let (here, there) = (self.free_corners(from), self.free_corners(to));
        let length = |p: Point, q: Point| 3 * (p.x - q.x).pow(2) + (p.y - q.y).pow(2);
        let pairs = here.iter().flat_map(|&p| there.iter().map(move |&q| (p, q)));
        let clear = pairs.filter(|&(p, q)| self.joins(p, q)).min_by_key(|&(p, q)| (length(p, q), p, q));
        if let Some((p, q)) = clear {
            return Sight::Corners(p, q);
        }
        let (p, q) = (centre(from), centre(to));
        let far = |wall: &&Wall| length(p, wall.a) + length(p, wall.b);
        let first = self.segments.iter().filter(|wall| wall.touches(p, q)).min_by_key(far);
        // The straight look is free, but all corners lie on walls: the nearest of those is to blame.
        let first = first.or_else(|| self.segments.iter().min_by_key(far));
        first.map_or(Sight::Corners(p, q), |wall| Sight::Wall(wall.a, wall.b))
    }
}

impl Wall {
    #[inline]
    fn touches(&self, p: Point, q: Point) -> bool {
        let Self { a, b } = *self;
        // Boxes that stay apart save most of the multiplications.
        if a.x.max(b.x) < p.x.min(q.x)
            || p.x.max(q.x) < a.x.min(b.x)
            || a.y.max(b.y) < p.y.min(q.y)
            || p.y.max(q.y) < a.y.min(b.y)
        {
            return false;
        }
        let (side_a, side_b) = (side(p, q, a), side(p, q, b));
        let (side_p, side_q) = (side(a, b, p), side(a, b, q));
        // On one line all four are 0, and the boxes have already met.
        side_a * side_b <= 0 && side_p * side_q <= 0
    }
}

/// On which side of the line through `a` and `b` the point lies: -1, 0 or 1.
#[inline]
fn side(a: Point, b: Point, point: Point) -> i32 {
    ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)).signum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::hex;

    fn point(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    #[test]
    fn the_edge_between_two_neighbours_is_the_same_from_both_sides() {
        let here = hex(2, -3);
        for direction in 0..6 {
            assert_eq!(edge(here, direction), edge(here.neighbours()[direction], (direction + 3) % 6));
        }
    }

    #[test]
    fn h10_02_touching_a_wall_is_enough_to_block() {
        let wall = Wall { a: point(0, 0), b: point(4, 0) };
        assert!(wall.touches(point(2, -1), point(2, 1)), "crossing");
        assert!(wall.touches(point(4, 0), point(6, 3)), "an end on an end");
        assert!(wall.touches(point(4, -1), point(4, 1)), "past the end point");
        assert!(wall.touches(point(3, 0), point(9, 0)), "along it");
        assert!(!wall.touches(point(5, 0), point(9, 0)), "in line but apart");
        assert!(!wall.touches(point(5, -1), point(5, 1)), "beside it");
    }
}
