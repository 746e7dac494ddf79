//! The lowest layers: floor, light, walls. Floor and walls are drawn anew only when a room is revealed or a door opens; the light,
//! which moves with whoever acts, is a picture of its own, so that the rough stone under it need not be painted again.

use crate::haven::map::geometry::{Path, Point, SIDE, at, centre, corners, seeded, share, written};
use crate::haven::map::state::{Cell, Ground};
use ::haven::hex::Hex;
use ::haven::map::RoomId;
use drawing::{Drawing, Tag, tag};

/// How many tints of stone a room has.
const TINTS: u32 = 6;
/// How far the light reaches.
const LIGHT: f64 = 600.0;

/// The ground, ready to be drawn: written once for the rooms that are revealed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Written {
    walls: String,
    floor: String,
    rooms: Vec<Room>,
}

#[derive(Clone, Debug, PartialEq)]
struct Room {
    room: Option<RoomId>,
    tints: Vec<(u32, String)>,
    whole: String,
    light: String,
    dark: String,
    cracks: String,
    pebbles: String,
}

impl Written {
    /// Writes the ground down.
    #[must_use]
    pub fn of(ground: &Ground) -> Self {
        let walls = ground.walls.iter().fold(Path::default(), |path, wall| path.run(wall)).written();
        let hexagons = |cells: &mut dyn Iterator<Item = &Cell>| {
            cells.fold(Path::default(), |path, cell| path.hexagon(centre(cell.hex), SIDE)).written()
        };
        let rooms = ground.rooms().into_iter().map(|room| {
            let cells: Vec<&Cell> = ground.of_room(room).collect();
            Room::of(room, &cells, hexagons(&mut cells.iter().copied()))
        });
        Self { walls, floor: hexagons(&mut ground.cells.iter()), rooms: rooms.collect() }
    }
}

impl Room {
    fn of(room: Option<RoomId>, cells: &[&Cell], whole: String) -> Self {
        let mut tints = Vec::new();
        for tint in 0..TINTS {
            let cells = cells.iter().filter(|cell| seeded(cell.hex, 1) % TINTS == tint);
            let path = cells.fold(Path::default(), |path, cell| path.hexagon(centre(cell.hex), SIDE - 0.7));
            tints.push((tint, path.written()));
        }
        tints.retain(|one| !one.1.is_empty());
        let (mut light, mut dark) = (Path::default(), Path::default());
        let (mut cracks, mut pebbles) = (Path::default(), Path::default());
        for hex in cells.iter().map(|cell| cell.hex) {
            let rim = corners(centre(hex), SIDE - 2.6);
            light = light.run(&[rim[4], rim[5], rim[0], rim[1]]);
            dark = dark.run(&[rim[1], rim[2], rim[3], rim[4]]);
            if seeded(hex, 2) % 5 < 3 {
                cracks = crack(cracks, hex);
            }
            for number in 0..seeded(hex, 3) % 3 {
                pebbles = pebbles.dot(scattered(hex, 10 + number), 0.8 + 1.3 * share(hex, 20 + number));
            }
        }
        let (light, dark) = (light.written(), dark.written());
        Self { room, tints, whole, light, dark, cracks: cracks.written(), pebbles: pebbles.written() }
    }
}

fn scattered(hex: Hex, salt: u32) -> Point {
    centre(hex).moved(52.0 * share(hex, salt) - 26.0, 44.0 * share(hex, salt + 40) - 22.0)
}

fn crack(path: Path, hex: Hex) -> Path {
    let from = centre(hex).moved(24.0 * share(hex, 4) - 20.0, 24.0 * share(hex, 5) - 16.0);
    let bend = from.moved(12.5 + 2.0 * share(hex, 6), 5.0 + 5.0 * share(hex, 7));
    let on = bend.moved(3.0 + 5.5 * share(hex, 8), 8.0);
    path.run(&[from, bend, on, on.moved(8.0, 5.5 + share(hex, 9))])
}

fn path(class: &'static str, d: &str) -> Tag {
    tag("path", class).write("d", d.to_owned())
}

/// The floor, and what of the walls lies under it.
#[must_use]
pub fn ground(written: &Written) -> Drawing {
    let pieces = [
        grain(),
        path("wall-shadow", &written.walls),
        path("wall-body", &written.walls),
        tag("g", "floor").each(written.rooms.iter().map(room)),
        path("grain", &written.floor),
    ];
    pieces.into_iter().collect()
}

/// The light of a torch; rooms in which nobody is lie in the dark.
#[must_use]
pub fn light(written: &Written, torch: Option<Hex>, empty: &[RoomId]) -> Drawing {
    let gloom = written.rooms.iter().filter(|one| one.room.is_some_and(|room| empty.contains(&room)));
    let gloom = gloom.map(|one| path("gloom", &one.whole).key(one.room.map_or(0, |room| usize::from(room.0) + 1)));
    [tag("defs", "").with(glow(torch)), path("torch", &written.floor), tag("g", "glooms").each(gloom)]
        .into_iter()
        .collect()
}

/// The walls' own stones, which stand above the light.
#[must_use]
pub fn walls(written: &Written) -> Drawing {
    [path("wall-stone", &written.walls), path("wall-light", &written.walls)].into_iter().collect()
}

fn room(one: &Room) -> Tag {
    let number = one.room.map_or(0, |room| usize::from(room.0) + 1);
    let path = |class, d: &String| (!d.is_empty()).then(|| path(class, d));
    let tint = |(tint, d): &(u32, String)| {
        path("tint", d).map(|tag| tag.key(*tint as usize).write("--tint", tint.to_string()))
    };
    tag("g", "room")
        .key(number)
        .when(number == 0, "sill")
        .when(number % 2 == 1, "warm")
        .each(one.tints.iter().map(tint))
        .with(path("bevel light", &one.light))
        .with(path("bevel dark", &one.dark))
        .with(path("crack", &one.cracks))
        .with(path("pebble", &one.pebbles))
}

/// The light around a hex.
fn glow(torch: Option<Hex>) -> Tag {
    let middle = torch.map_or(at(0.0, 0.0), centre);
    let stop = |offset, colour, opacity| {
        tag("stop", "").set("offset", offset).set("stop-color", colour).set("stop-opacity", opacity)
    };
    let stops = [
        stop("0", "#ffc46e", ".3"),
        stop(".3", "#e39a4c", ".14"),
        stop(".62", "#2a1d18", ".14"),
        stop("1", "#05060a", ".5"),
    ];
    tag("radialGradient", "")
        .set("id", "haven-torch")
        .set("gradientUnits", "userSpaceOnUse")
        .write("cx", written(middle.x))
        .write("cy", written(middle.y))
        .write("r", written(LIGHT))
        .each(stops.into_iter().enumerate().map(|(number, stop)| stop.key(number)))
}

/// The roughness of stone.
fn grain() -> Tag {
    let pattern = tag("pattern", "")
        .set("id", "haven-grain")
        .set("width", "128")
        .set("height", "128")
        .set("patternUnits", "userSpaceOnUse")
        .with(tag("image", "").set("width", "128").set("height", "128").set("href", GRAIN));
    tag("defs", "").with(pattern)
}

/// Rough stone: noise that the browser makes once, as a picture that repeats.
const GRAIN: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='128' height='128'%3E%3Cfilter id='n' x='0' y='0' width='100%25' height='100%25'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.75' numOctaves='3' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 -.36'/%3E%3C/filter%3E%3Crect width='128' height='128' filter='url(%23n)'/%3E%3C/svg%3E";
