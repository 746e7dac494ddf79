//! Where the eye is: which place of the board is in the middle of the window, and how large a unit is. Plain numbers, no page.

use crate::haven::map::geometry::{Bounds, HALF, Point, SIDE, at, centre};
use ::haven::hex::Hex;
use kit::Sort;

/// From this scale on a hex is 44 pixels wide, as wide as a finger needs it.
pub const TOUCHABLE: f64 = 0.636;
/// No hex is shown larger than this.
pub const CLOSEST: f64 = 1.9;
/// A first look is never closer than this: a room is more than three figures.
pub const NEAR: f64 = 1.08;
/// The farthest that the eye goes.
const FARTHEST: f64 = 0.12;

/// The window that the board is seen through, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// Where the eye is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// What is in the middle of the window.
    pub middle: Point,
    /// Pixels for a unit.
    pub scale: f64,
}

impl Camera {
    /// Shows all of a box; never closer than `closest` and never farther than `farthest`, where only its middle counts.
    #[must_use]
    pub fn fitting(bounds: Bounds, window: Window, farthest: f64, closest: f64) -> Self {
        let fit = (window.width / bounds.width().max(1.0)).min(window.height / bounds.height().max(1.0));
        Self { middle: bounds.middle(), scale: fit.max(farthest).min(closest.max(farthest)) }
    }

    /// Shows the whole board.
    #[must_use]
    pub fn whole(bounds: Bounds, window: Window) -> Self {
        Self::fitting(bounds, window, FARTHEST, NEAR)
    }

    /// The place under a pixel of the window.
    #[must_use]
    pub fn place(self, window: Window, pixel: Point) -> Point {
        self.middle.moved((pixel.x - window.width / 2.0) / self.scale, (pixel.y - window.height / 2.0) / self.scale)
    }

    /// The pixel of the window that a place is seen at.
    #[must_use]
    pub fn pixel(self, window: Window, place: Point) -> Point {
        at(
            (place.x - self.middle.x) * self.scale + window.width / 2.0,
            (place.y - self.middle.y) * self.scale + window.height / 2.0,
        )
    }

    /// Pulled along by so many pixels.
    #[must_use]
    pub fn dragged(self, x: f64, y: f64) -> Self {
        Self { middle: self.middle.moved(-x / self.scale, -y / self.scale), ..self }
    }

    /// So much closer, with the same place under a pixel.
    #[must_use]
    pub fn closer(self, window: Window, pixel: Point, factor: f64) -> Self {
        let scale = (self.scale * factor).clamp(FARTHEST, CLOSEST);
        let held = self.place(window, pixel);
        let then = Self { scale, ..self };
        let now = then.place(window, pixel);
        Self { middle: then.middle.moved(held.x - now.x, held.y - now.y), scale }
    }

    /// Not so far beside the board that nothing of it is in the middle.
    #[must_use]
    pub fn held(self, bounds: Bounds) -> Self {
        let middle =
            at(self.middle.x.clamp(bounds.from.x, bounds.to.x), self.middle.y.clamp(bounds.from.y, bounds.to.y));
        Self { middle, ..self }
    }

    /// Moved as little as shows this place with a margin around it, in pixels.
    #[must_use]
    pub fn following(self, window: Window, place: Point, margin: f64) -> Self {
        let pixel = self.pixel(window, place);
        let off = |pixel: f64, length: f64| {
            let margin = margin.min(length / 2.0);
            pixel - pixel.clamp(margin, length - margin)
        };
        self.dragged(-off(pixel.x, window.width), -off(pixel.y, window.height))
    }

    /// Moved to where the most of these hexes are seen whole, this one among them. Where all of them are, it stays.
    #[must_use]
    pub fn over_most(self, window: Window, hexes: &[Hex], with: Option<Hex>) -> Self {
        let room = |length: f64, hex: f64| (length / 2.0 / self.scale - hex).max(0.0);
        let (wide, high) = (room(window.width, HALF), room(window.height, SIDE));
        let sees = |middle: Point, hex: Hex| {
            let place = centre(hex);
            (place.x - middle.x).abs() < wide + 0.5 && (place.y - middle.y).abs() < high + 0.5
        };
        if hexes.iter().chain(&with).all(|&hex| sees(self.middle, hex)) {
            return self;
        }
        // Where the most is seen, something is at the left edge and something at the upper one.
        let across = distinct(hexes.iter().map(|&hex| centre(hex).x + wide));
        let down = distinct(hexes.iter().map(|&hex| centre(hex).y + high));
        let middles = across.iter().flat_map(|&x| down.iter().map(move |&y| at(x, y)));
        let seen = |middle: Point| hexes.iter().copied().filter(move |&hex| sees(middle, hex));
        let fitting = middles.filter(|&middle| with.is_none_or(|hex| sees(middle, hex)));
        let judged = fitting.map(|middle| (seen(middle).count(), self.middle.distance(middle), middle));
        let best = judged.max_by(|one, other| one.0.cmp(&other.0).then_with(|| other.1.total_cmp(&one.1)));
        let middle = best.and_then(|(.., middle)| Bounds::around(seen(middle).chain(with))).map(Bounds::middle);
        Self { middle: middle.unwrap_or(self.middle), ..self }
    }

    /// Part of the way to another one.
    #[must_use]
    pub fn towards(self, other: Self, share: f64) -> Self {
        Self {
            middle: self.middle.towards(other.middle, share),
            scale: self.scale + (other.scale - self.scale) * share,
        }
    }
}

/// Each of these numbers once.
fn distinct(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.arrange_by(f64::total_cmp);
    numbers.dedup();
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::haven::hex::hex;

    const WINDOW: Window = Window { width: 800.0, height: 600.0 };

    fn bounds(width: f64, height: f64) -> Bounds {
        Bounds { from: at(0.0, 0.0), to: at(width, height) }
    }

    #[test]
    fn a_box_is_shown_whole_and_in_the_middle() {
        let camera = Camera::fitting(bounds(1000.0, 500.0), WINDOW, 0.1, 2.0);
        assert_eq!((camera.middle, camera.scale), (at(500.0, 250.0), 0.8));
        assert_eq!(Camera::fitting(bounds(100.0, 100.0), WINDOW, 0.1, 2.0).scale, 2.0, "not closer than asked");
        assert_eq!(Camera::fitting(bounds(9000.0, 100.0), WINDOW, 0.7, 2.0).scale, 0.7, "not farther than asked");
    }

    #[test]
    fn places_and_pixels_are_each_others_inverse() {
        let camera = Camera { middle: at(-30.0, 70.0), scale: 0.75 };
        let pixel = camera.pixel(WINDOW, at(12.0, -5.0));
        assert!(camera.place(WINDOW, pixel).distance(at(12.0, -5.0)) < 1e-9);
    }

    #[test]
    fn coming_closer_holds_the_place_under_the_pixel() {
        let camera = Camera { middle: at(10.0, 20.0), scale: 0.5 };
        let pixel = at(100.0, 500.0);
        let closer = camera.closer(WINDOW, pixel, 1.5);
        assert!(closer.place(WINDOW, pixel).distance(camera.place(WINDOW, pixel)) < 1e-9);
        assert_eq!(camera.closer(WINDOW, pixel, 100.0).scale, CLOSEST);
    }

    #[test]
    fn following_moves_no_more_than_it_must() {
        let camera = Camera { middle: at(0.0, 0.0), scale: 1.0 };
        assert_eq!(camera.following(WINDOW, at(100.0, 100.0), 80.0), camera, "it is in view");
        let there = camera.following(WINDOW, at(500.0, 0.0), 80.0);
        assert_eq!(there.pixel(WINDOW, at(500.0, 0.0)), at(720.0, 300.0));
    }

    #[test]
    fn of_what_does_not_fit_the_most_is_seen_and_whoever_acts() {
        let row: Vec<Hex> = (0..8).map(|q| hex(q, 0)).collect();
        let few = [hex(-20, 0), hex(-19, 0)];
        let all = [&few[..], &row].concat();
        let camera = Camera { middle: at(-300.0, 0.0), scale: 1.0 };
        let seen = |camera: Camera| {
            let whole = |hex: &&Hex| (camera.pixel(WINDOW, centre(**hex)).x - 400.0).abs() < 400.0 - HALF + 0.5;
            all.iter().filter(whole).copied().collect::<Vec<_>>()
        };
        let over = camera.over_most(WINDOW, &all, None);
        assert_eq!(seen(over), row);
        assert_eq!(over.middle.x, centre(hex(0, 0)).between(centre(hex(7, 0))).x, "as far from either edge");
        assert_eq!(seen(camera.over_most(WINDOW, &all, Some(few[0]))), few, "whoever acts is seen in any case");
        assert_eq!(over.over_most(WINDOW, &row, None), over, "all is in view");
    }

    #[test]
    fn the_eye_stays_over_the_board() {
        let camera = Camera { middle: at(-50.0, 900.0), scale: 1.0 };
        assert_eq!(camera.held(bounds(300.0, 200.0)).middle, at(0.0, 200.0));
    }
}
