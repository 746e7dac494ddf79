//! The eye over the board: the window that it is seen through, the camera, and what fingers, mouse and keys do with them.
//!
//! The board itself is never drawn anew for it. While somebody pulls or comes closer only the transform of the whole changes; a
//! little later the pictures take on their new size, so that they are sharp.

use crate::haven::map::camera::{Camera, NEAR, TOUCHABLE, Window};
use crate::haven::map::geometry::{Bounds, Point, at, centre, written};
use ::haven::hex::Hex;
use leptos::html::{Div, Section};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A pointer that has moved so far pulls the board and picks nothing, in pixels.
const PULL: f64 = 7.0;
/// After this long without a further change the pictures take on their new size.
const SETTLES_AFTER: Duration = Duration::from_millis(160);
/// From this scale down figures are too small for their numbers.
const FAR: f64 = 0.5;

/// A pointer that is down.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    place: Point,
}

/// What the eye remembers from event to event. It is no signal: nothing on the page is drawn from it.
struct Seen {
    bounds: Bounds,
    window: Window,
    /// Where the window is on the page.
    corner: Point,
    camera: Camera,
    /// The scale that the pictures are drawn in.
    drawn: f64,
    fingers: Vec<Finger>,
    pulled: bool,
    /// Whether somebody has moved the eye: then it follows, but does not choose what to show.
    by_hand: bool,
    settling: Option<TimeoutHandle>,
    /// What the pictures were last told: their size and where they lie. The browser is not told the same again.
    told: (Option<(f64, f64, f64)>, String),
}

/// The eye.
#[derive(Clone, Copy)]
pub struct Eye {
    seen: StoredValue<Seen, LocalStorage>,
    /// The window.
    pub window: NodeRef<Section>,
    /// All pictures together.
    pub world: NodeRef<Div>,
}

impl Eye {
    /// An eye that has seen nothing yet.
    #[must_use]
    pub fn new() -> Self {
        let nothing = Bounds { from: at(0.0, 0.0), to: at(1.0, 1.0) };
        let seen = Seen {
            bounds: nothing,
            window: Window { width: 1.0, height: 1.0 },
            corner: at(0.0, 0.0),
            camera: Camera { middle: at(0.0, 0.0), scale: 1.0 },
            drawn: 1.0,
            fingers: Vec::new(),
            pulled: false,
            by_hand: false,
            settling: None,
            told: (None, String::new()),
        };
        Self { seen: StoredValue::new_local(seen), window: NodeRef::new(), world: NodeRef::new() }
    }

    fn with<T>(self, read: impl FnOnce(&mut Seen) -> T) -> Option<T> {
        self.seen.try_update_value(read)
    }

    /// Looks where the window is and how large.
    pub fn measure(self) {
        let Some(window) = self.window.get_untracked() else { return };
        let rect = window.get_bounding_client_rect();
        self.with(|seen| {
            seen.window = Window { width: rect.width().max(1.0), height: rect.height().max(1.0) };
            seen.corner = at(rect.left(), rect.top());
        });
    }

    /// The board has this size now.
    pub fn lay(self, bounds: Bounds) {
        self.with(|seen| seen.bounds = bounds);
        self.settle();
    }

    /// Shows what there is to see, unless somebody has chosen it by hand: then only `acting` comes into view. Hexes stay large
    /// enough for a finger: where `all` does not fit then, as much of `near` is shown as does, and in any case `acting`.
    pub fn show(self, all: Option<Bounds>, near: &[Hex], acting: Option<Hex>, glide: bool) {
        let to = self.with(|seen| {
            let window = seen.window;
            let follow = |camera: Camera| acting.map_or(camera, |hex| camera.following(window, centre(hex), 56.0));
            match (seen.by_hand, all) {
                (true, _) | (_, None) => follow(seen.camera),
                (_, Some(all)) => {
                    let margin = if window.height < 260.0 { 14.0 } else { 46.0 };
                    let camera = Camera::fitting(all.with_margin(margin), window, TOUCHABLE, NEAR);
                    follow(camera.over_most(window, near, acting))
                }
            }
        });
        if let Some(to) = to {
            self.turn_to(to, glide);
        }
    }

    /// Shows the whole board, or what there is to see if that is shown already.
    pub fn toggle_whole(self, glide: bool, show: impl FnOnce()) {
        let whole = self.with(|seen| {
            let camera = Camera::whole(seen.bounds, seen.window);
            let shown = (seen.camera.scale - camera.scale).abs() < 0.01 && seen.by_hand;
            seen.by_hand = !shown;
            (!shown).then_some(camera)
        });
        match whole.flatten() {
            Some(camera) => self.turn_to(camera, glide),
            None => show(),
        }
    }

    /// A step closer or farther.
    pub fn step(self, factor: f64, glide: bool) {
        let to = self.with(|seen| {
            seen.by_hand = true;
            let middle = at(seen.window.width / 2.0, seen.window.height / 2.0);
            seen.camera.closer(seen.window, middle, factor)
        });
        if let Some(to) = to {
            self.turn_to(to, glide);
        }
    }

    /// Brings a place into the middle.
    pub fn centre(self, place: Point, glide: bool) {
        let to = self.with(|seen| {
            seen.by_hand = true;
            Camera { middle: place, scale: seen.camera.scale.max(TOUCHABLE) }
        });
        if let Some(to) = to {
            self.turn_to(to, glide);
        }
    }

    /// Brings a place into view, and no more than that.
    pub fn follow(self, place: Point, glide: bool) {
        if let Some(to) = self.with(|seen| seen.camera.following(seen.window, place, 70.0)) {
            self.turn_to(to, glide);
        }
    }

    /// Whether hexes are too small to be touched one by one.
    #[must_use]
    pub fn is_far(self) -> bool {
        self.with(|seen| seen.camera.scale < TOUCHABLE - 0.02).unwrap_or_default()
    }

    /// The place of the board under a place of the page.
    #[must_use]
    pub fn place(self, x: f64, y: f64) -> Option<Point> {
        self.with(|seen| seen.camera.place(seen.window, at(x - seen.corner.x, y - seen.corner.y)))
    }

    fn turn_to(self, camera: Camera, glide: bool) {
        let moves = self.with(|seen| {
            let camera = camera.held(seen.bounds);
            let moves = seen.camera != camera;
            seen.camera = camera;
            moves
        });
        if moves != Some(true) {
            return self.settle();
        }
        match glide {
            true => {
                self.set_class("gliding", true);
                self.apply();
            }
            false => self.settle(),
        }
    }

    /// The glide is over.
    pub fn arrived(self) {
        self.settle();
    }

    /// Moves the pictures to where the eye wants them, without drawing them anew.
    fn apply(self) {
        let Some(world) = self.world.get_untracked() else { return };
        let transform = self.with(|seen| {
            let corner = seen.camera.pixel(seen.window, seen.bounds.from);
            let factor = (seen.camera.scale / seen.drawn * 10_000.0).round() as i32;
            // As much of a fraction as a large board needs at its far edge.
            let factor = format!("{}.{:04}", factor / 10_000, factor % 10_000);
            let transform =
                ["translate(", &written(corner.x), "px,", &written(corner.y), "px) scale(", &factor, ")"].concat();
            (seen.told.1 != transform).then(|| {
                seen.told.1.clone_from(&transform);
                transform
            })
        });
        if let Some(transform) = transform.flatten() {
            set_style(&world, "transform", &transform);
        }
    }

    /// The pictures take on the size that they are seen in.
    fn settle(self) {
        let Some(world) = self.world.get_untracked() else { return };
        self.set_class("gliding", false);
        let sizes = self.with(|seen| {
            seen.settling = None;
            seen.drawn = seen.camera.scale;
            let sizes = (seen.bounds.width() * seen.drawn, seen.bounds.height() * seen.drawn, seen.drawn);
            (seen.told.0.replace(sizes) != Some(sizes)).then_some(sizes)
        });
        let Some((width, height, scale)) = sizes.flatten() else { return self.apply() };
        for (name, value) in [("width", width), ("height", height)] {
            set_style(&world, name, &(written(value) + "px"));
        }
        // Letters are at least so many units large that they are 12 pixels on the screen.
        let unit = (1000.0 / scale).round() as i32;
        set_style(&world, "--unit", &format!("{}.{:03}", unit / 1000, unit % 1000));
        let _ = world.class_list().toggle_with_force("far", scale < FAR);
        self.apply();
    }

    fn settle_soon(self) {
        self.with(|seen| {
            if let Some(before) = seen.settling.take() {
                before.clear();
            }
            seen.settling = set_timeout_with_handle(move || self.settle(), SETTLES_AFTER).ok();
        });
    }

    fn set_class(self, class: &str, on: bool) {
        if let Some(world) = self.world.get_untracked() {
            let _ = world.class_list().toggle_with_force(class, on);
        }
    }

    /// A pointer goes down.
    pub fn press(self, id: i32, x: f64, y: f64) {
        self.measure();
        self.set_class("gliding", false);
        self.with(|seen| {
            if seen.fingers.is_empty() {
                seen.pulled = false;
            }
            seen.fingers.retain(|finger| finger.id != id);
            seen.fingers.push(Finger { id, place: at(x, y) });
            // Two fingers never pick.
            seen.pulled |= seen.fingers.len() > 1;
        });
    }

    /// A pointer moves; whether it pulls.
    pub fn drag(self, id: i32, x: f64, y: f64) -> bool {
        let moved = self.with(|seen| {
            let place = at(x, y);
            let Some(number) = seen.fingers.iter().position(|finger| finger.id == id) else { return false };
            let before = seen.fingers[number].place;
            if !seen.pulled && before.distance(place) < PULL {
                return false;
            }
            seen.pulled = true;
            seen.by_hand = true;
            seen.fingers[number].place = place;
            let other = seen.fingers.iter().find(|finger| finger.id != id).map(|finger| finger.place);
            seen.camera = match other {
                None => seen.camera.dragged(place.x - before.x, place.y - before.y),
                Some(other) => {
                    let (was, is) = (before.between(other), place.between(other));
                    let factor = place.distance(other).max(1.0) / before.distance(other).max(1.0);
                    let pixel = is.moved(-seen.corner.x, -seen.corner.y);
                    seen.camera.dragged(is.x - was.x, is.y - was.y).closer(seen.window, pixel, factor)
                }
            };
            seen.camera = seen.camera.held(seen.bounds);
            true
        });
        let moved = moved == Some(true);
        if moved {
            self.apply();
        }
        moved
    }

    /// A pointer goes up; whether it meant a hex.
    pub fn release(self, id: i32) -> bool {
        let (picks, changed) = self
            .with(|seen| {
                let was_down = seen.fingers.iter().any(|finger| finger.id == id);
                seen.fingers.retain(|finger| finger.id != id);
                (was_down && !seen.pulled, seen.fingers.is_empty() && (seen.camera.scale - seen.drawn).abs() > 1e-4)
            })
            .unwrap_or_default();
        if changed {
            self.settle_soon();
        }
        picks
    }

    /// A pointer has held a place: it neither pulls nor picks any more. Whether it had done neither until now, and is the only one.
    pub fn held(self, id: i32) -> bool {
        self.with(|seen| {
            let alone = seen.fingers.len() == 1 && seen.fingers[0].id == id && !seen.pulled;
            seen.pulled |= alone;
            seen.fingers.retain(|finger| !alone || finger.id != id);
            alone
        })
        .unwrap_or_default()
    }

    /// Whether the last pointer pulled the board: its click is no click.
    #[must_use]
    pub fn pulled(self) -> bool {
        self.with(|seen| seen.pulled).unwrap_or_default()
    }

    /// Whether a pointer is down.
    #[must_use]
    pub fn is_held(self) -> bool {
        self.with(|seen| !seen.fingers.is_empty()).unwrap_or_default()
    }

    /// The wheel: pulls, or comes closer where the browser says that two fingers do.
    pub fn wheel(self, x: f64, y: f64, dx: f64, dy: f64, zooms: bool) {
        self.with(|seen| {
            seen.by_hand = true;
            let pixel = at(x - seen.corner.x, y - seen.corner.y);
            seen.camera = match zooms {
                true => seen.camera.closer(seen.window, pixel, (-dy / 240.0).clamp(-0.5, 0.5).exp()),
                false => seen.camera.dragged(-dx, -dy),
            };
            seen.camera = seen.camera.held(seen.bounds);
        });
        self.apply();
        if zooms {
            self.settle_soon();
        }
    }
}

impl Default for Eye {
    fn default() -> Self {
        Self::new()
    }
}

fn set_style(element: &HtmlElement, name: &str, value: &str) {
    let style = element.unchecked_ref::<HtmlElement>().style();
    let _ = style.set_property(name, value);
}
