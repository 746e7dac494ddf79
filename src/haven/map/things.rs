//! What lies on the board. Each kind has an outline of its own: traps a small red plate with a dashed inner edge, hazards a
//! broken orange edge with waves, difficult ground a dotted green edge, obstacles a solid thing with a shadow.

use crate::haven::emblem;
use crate::haven::map::geometry::{HALF, Path, Point, at, centre, corners, share, translate, written};
use crate::haven::map::state::{Door, Thing};
use crate::haven::words::Words;
use crate::ui::icon::Icon;
use ::haven::hex::Hex;
use ::haven::scenario::sheet::OverlayType;
use drawing::{Drawing, Tag, tag};

const ORIGIN: Point = at(0.0, 0.0);

/// What makes a thing the same one in the next drawing.
pub fn key(hex: Hex) -> usize {
    ((hex.r + 256) as usize) << 9 | (hex.q + 256) as usize
}

/// An emblem of a size, around the origin or so much above it.
pub fn inset(class: &'static str, icon: Icon, size: f64, up: f64) -> Tag {
    inset_at(class, icon, size, at(0.0, -up))
}

/// An emblem of a size. There are many of them, and a frame around each would be one more thing to cut at.
pub fn inset_at(class: &'static str, icon: Icon, size: f64, middle: Point) -> Tag {
    tag("use", class)
        .write("href", icon.address())
        .write("x", written(middle.x - size / 2.0))
        .write("y", written(middle.y - size / 2.0))
        .write("width", written(size))
        .write("height", written(size))
}

fn path(class: &'static str, d: &'static str) -> Tag {
    tag("path", class).set("d", d)
}

fn hexagon(class: &'static str, radius: f64) -> Tag {
    tag("path", class).write("d", Path::default().hexagon(ORIGIN, radius).written())
}

fn circle(class: &'static str, x: f64, y: f64, r: f64) -> Tag {
    tag("circle", class).write("cx", written(x)).write("cy", written(y)).write("r", written(r))
}

fn rect(class: &'static str, from: Point, width: f64, height: f64, round: f64) -> Tag {
    tag("rect", class)
        .write("x", written(from.x))
        .write("y", written(from.y))
        .write("width", written(width))
        .write("height", written(height))
        .write("rx", written(round))
}

fn placed(class: &'static str, hex: Hex) -> Tag {
    tag("g", class).key(key(hex)).write("transform", translate(centre(hex)))
}

/// Doors and everything that lies about.
#[must_use]
pub fn things(doors: &[Door], things: &[Thing]) -> Drawing {
    let flat = |thing: &&Thing| !matches!(thing, Thing::Obstacle(..) | Thing::Chest(_) | Thing::Coins(..));
    let lying = things.iter().filter(flat).map(thing);
    let standing = things.iter().filter(|one| !flat(one)).map(thing);
    lying.chain(doors.iter().map(door)).chain(standing).collect()
}

fn thing(thing: &Thing) -> Tag {
    match thing {
        Thing::Trap { hex, conditions, .. } => {
            let icon = conditions.iter().next().map_or(emblem::TRAP, emblem::condition);
            placed("thing trap", *hex)
                .with(hexagon("edge", 30.0))
                .with(hexagon("inner", 24.0))
                .with(inset("sign", icon, 30.0, 0.0))
        }
        Thing::Hazard(hex, _) => placed("thing hazard", *hex)
            .with(hexagon("edge", 34.0))
            .with(path("waves", "M-24 6q6-7 12 0t12 0 12 0 12 0M-20 16q6-7 12 0t12 0 12 0"))
            .with(inset("sign", emblem::HAZARD, 28.0, 3.0)),
        Thing::Difficult(hex) => placed("thing difficult", *hex).with(hexagon("edge", 34.0)).with(inset(
            "sign",
            emblem::DIFFICULT,
            34.0,
            3.0,
        )),
        Thing::Plate(hex, pressed) => placed("thing plate", *hex)
            .when(*pressed, "pressed")
            .with(hexagon("edge", 30.0))
            .with(hexagon("inner", 22.0)),
        Thing::Mark(hex, _) => placed("thing mark", *hex).with(hexagon("edge", 33.0)),
        Thing::Chest(hex) => placed("thing chest", *hex)
            .with(path("body", "M-20-2h40v17q0 2-2 2h-36q-2 0-2-2z"))
            .with(path("lid", "M-20-2q0-15 13-15h14q13 0 13 15z"))
            .with(path("bands", "M-20-2h40M-12-16v33M12-16v33"))
            .with(rect("lock", at(-5.0, -6.0), 10.0, 11.0, 2.0)),
        Thing::Coins(hex, count) => {
            let coin = |number: u32| {
                let up = f64::from(number) * 5.0;
                let ellipse = |class, y: f64, rx: f64, ry: f64| {
                    tag("ellipse", class).write("cy", written(y - up)).write("rx", written(rx)).write("ry", written(ry))
                };
                tag("g", "coin")
                    .key(number as usize)
                    .with(ellipse("rim", 11.0, 14.0, 6.5))
                    .with(ellipse("face", 7.5, 14.0, 6.5))
                    .with(ellipse("ring", 7.5, 9.5, 4.0))
            };
            placed("thing coins", *hex).each((0..(*count).min(4)).map(coin))
        }
        Thing::Obstacle(hexes, what) => obstacle(hexes, *what),
    }
}

fn door(door: &Door) -> Tag {
    let turned = |tag: Tag| tag.write("transform", ["rotate(", &door.turn.to_string(), ")"].concat());
    let shape = placed("thing door", door.hex).when(door.open, "open").when(door.locked, "locked");
    if door.open {
        let leaves = path("leaf", "M-34-19-24-32-16-27-27-14zM34-19 24-32 16-27 27-14z");
        return shape.with(hexagon("sill", 37.0)).with(turned(tag("g", "leaves").with(leaves)));
    }
    let keyhole = if door.locked {
        tag("g", "keyhole")
            .with(rect("plate", at(-7.0, -2.0), 14.0, 12.0, 2.0))
            .with(path("shackle", "M-4.500-2v-4a4.500 4.500 0 0 1 9 0v4"))
    } else {
        circle("knob", 9.0, 3.0, 2.6)
    };
    shape
        .with(hexagon("frame", 37.0))
        .with(path("leaf", "M-18 23V-10a18 16 0 0 1 36 0V23Z"))
        .with(path("planks", "M-9 22V-22M0 23V-26M9 22V-22M-18-6H18M-18 11H18"))
        .with(keyhole)
}

/// How an obstacle is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Table,
    Shelf,
    Coffin,
    Rock,
    Column,
    Crate,
    Green,
    Pit,
    Sign(Icon),
    Masonry,
}

const fn family(what: Option<OverlayType>) -> Family {
    use OverlayType as O;
    match what {
        Some(O::Table) => Family::Table,
        Some(O::Bookcase | O::Shelf | O::Cabinet) => Family::Shelf,
        Some(O::Sarcophagus) => Family::Coffin,
        Some(O::Pillar | O::Stump) => Family::Column,
        Some(O::Crate | O::Barrel) => Family::Crate,
        Some(O::Bush | O::Tree3) => Family::Green,
        Some(O::DarkPit) => Family::Pit,
        Some(O::Altar) => Family::Sign(emblem::ALTAR),
        Some(O::Totem) => Family::Sign(emblem::TOTEM),
        Some(O::Crystal) => Family::Sign(emblem::CRYSTAL),
        Some(O::Fountain) => Family::Sign(emblem::FOUNTAIN),
        Some(O::Nest) => Family::Sign(emblem::NEST),
        Some(O::WallSection) => Family::Masonry,
        _ => Family::Rock,
    }
}

/// An obstacle lies across all its hexes.
fn obstacle(hexes: &[Hex], what: Option<OverlayType>) -> Tag {
    let Some(&first) = hexes.first() else { return tag("g", "thing") };
    let family = family(what);
    let group = tag("g", "thing obstacle").key(key(first));
    // Long things lie across two hexes; of what covers three each hex is drawn.
    if let ([one, other], Family::Table | Family::Shelf | Family::Coffin) = (hexes, family) {
        let (from, to) = (centre(*one), centre(*other));
        let turn = (to.y - from.y).atan2(to.x - from.x).to_degrees().round() as i32;
        // What stands on it stays upright enough to be read.
        let turn = if turn > 90 {
            turn - 180
        } else if turn <= -90 {
            turn + 180
        } else {
            turn
        };
        let place = [&translate(from.between(to)), " rotate(", &turn.to_string(), ")"].concat();
        return group.write("transform", place).with(long(family, HALF));
    }
    let one = |hex: &Hex| {
        let place = tag("g", "part").key(key(*hex)).write("transform", translate(centre(*hex)));
        place.with((hexes.len() > 1).then(|| hexagon("base", 37.0))).with(match family {
            Family::Table | Family::Shelf | Family::Coffin => long(family, 0.0),
            _ => single(family, *hex, what),
        })
    };
    group.each(hexes.iter().map(one))
}

/// A long thing that reaches so far to both sides of its middle hexes.
fn long(family: Family, reach: f64) -> Drawing {
    let half = reach + 24.0;
    let wide = 2.0 * half;
    let plain = |class, y: f64, height: f64, round: f64| rect(class, at(-half, y), wide, height, round);
    match family {
        Family::Table => {
            let seats = if reach > 0.0 { &[-1.0, 0.0, 1.0][..] } else { &[0.0][..] };
            let stools = seats.iter().flat_map(|x| [-27.0, 25.0].map(|y| (x * reach, y)));
            let stools = stools.enumerate().map(|(number, (x, y))| circle("stool", x, y, 8.0).key(number));
            let line = Path::default()
                .run(&[at(-half + 2.0, -9.0), at(half - 2.0, -9.0)])
                .run(&[at(-half + 2.0, 5.0), at(half - 2.0, 5.0)]);
            let dish = |x: f64, y: f64| {
                tag("g", "dish").key((x + 100.0) as usize).with(circle("", x, y, 8.0)).with(circle("well", x, y, 5.0))
            };
            let laid =
                (reach > 0.0).then(|| tag("g", "laid").with(dish(-half + 20.0, -2.0)).with(dish(half - 22.0, -4.0)));
            stools
                .chain([plain("shade", -15.0, 40.0, 6.0), plain("wood", -20.0, 38.0, 6.0)])
                .chain([tag("path", "seam").write("d", line.written())])
                .chain([rect("trim", at(-half + 4.0, -16.5), wide - 8.0, 31.0, 4.0)])
                .chain(laid)
                .chain([
                    circle("glow", 6.0, -2.0, 34.0),
                    circle("wax", 6.0, -2.0, 5.5),
                    circle("flame", 6.0, -2.0, 2.6),
                ])
                .collect()
        }
        Family::Coffin => {
            let lid = [
                at(-half, -9.0),
                at(-half + 14.0, -19.0),
                at(half - 6.0, -15.0),
                at(half, -7.0),
                at(half, 7.0),
                at(half - 6.0, 15.0),
                at(-half + 14.0, 19.0),
                at(-half, 9.0),
            ];
            let shade: Vec<Point> = lid.iter().map(|place| place.moved(0.0, 6.0)).collect();
            let outline =
                |class, places: &[Point]| tag("path", class).write("d", Path::default().outline(places).written());
            let cross = Path::default()
                .run(&[at(-half + 18.0, 0.0), at(half - 14.0, 0.0)])
                .run(&[at(-half + 32.0, -10.0), at(-half + 32.0, 10.0)]);
            [outline("shade", &shade), outline("stone", &lid), tag("path", "carved").write("d", cross.written())]
                .into_iter()
                .collect()
        }
        _ => {
            let mut books = Path::default();
            let mut x = -half + 7.0;
            while x < half - 6.0 {
                let height = 8.0 + 5.0 * share(Hex { q: x as i16, r: 3 }, 5);
                books = books.rect(at(x, -2.0 - height), 3.6, height).rect(
                    at(x + 1.0, 13.0 - height * 0.8),
                    3.6,
                    height * 0.8,
                );
                x += 5.6;
            }
            [
                plain("shade", -17.0, 40.0, 3.0),
                plain("wood", -21.0, 38.0, 3.0),
                rect("inside", at(-half + 4.0, -17.0), wide - 8.0, 30.0, 1.0),
                tag("path", "books").write("d", books.written()),
                rect("board", at(-half + 4.0, -2.5), wide - 8.0, 3.0, 0.0),
            ]
            .into_iter()
            .collect()
        }
    }
}

fn single(family: Family, hex: Hex, what: Option<OverlayType>) -> Drawing {
    match family {
        Family::Column => [
            circle("shade", 2.0, 6.0, 25.0),
            circle("stone", 0.0, 0.0, 24.0),
            circle("ring", 0.0, -1.0, 17.0),
            circle("ring", 0.0, -1.0, 9.0),
        ]
        .into_iter()
        .enumerate()
        .map(|(number, one)| one.key(number))
        .collect(),
        Family::Crate if what == Some(OverlayType::Barrel) => [
            circle("shade", 2.0, 6.0, 22.0),
            circle("wood", 0.0, 0.0, 22.0),
            circle("hoop", 0.0, 0.0, 18.0),
            path("seam", "M-16-5H16M-17 5H17"),
        ]
        .into_iter()
        .collect(),
        Family::Crate => [
            rect("shade", at(-20.0, -14.0), 42.0, 40.0, 3.0),
            rect("wood", at(-21.0, -21.0), 42.0, 40.0, 3.0),
            path("seam", "M-21-21 21 19M21-21-21 19M-15-21V19M15-21V19"),
        ]
        .into_iter()
        .collect(),
        Family::Green => {
            let places = [(14.0, 0.0), (7.0, 11.3), (-7.0, 11.3), (-14.0, 0.0), (-7.0, -11.3), (7.0, -11.3)];
            let leaf = |(number, (x, y)): (u32, (f64, f64))| {
                circle("leaf", x, y, 10.0 + 4.0 * share(hex, number)).key(number as usize)
            };
            [circle("shade", 2.0, 6.0, 25.0)]
                .into_iter()
                .chain((0..).zip(places).map(leaf))
                .chain([circle("leaf top", -2.0, -3.0, 13.0)])
                .collect()
        }
        Family::Pit => [hexagon("pit", 33.0), hexagon("depth", 25.0)].into_iter().collect(),
        Family::Masonry => [
            hexagon("masonry", 38.0),
            path("seam", "M-32-8H32M-32 9H32M-10-26V-8M14-8V9M-14 9V28M18 9V26M22-24V-8M-22-8V9"),
        ]
        .into_iter()
        .collect(),
        Family::Sign(icon) => [circle("shade", 2.0, 6.0, 27.0), hexagon("stone", 29.0), inset("sign", icon, 40.0, 1.0)]
            .into_iter()
            .collect(),
        _ => rock(hex),
    }
}

/// A boulder, cut a little differently on each hex.
fn rock(hex: Hex) -> Drawing {
    let rim: Vec<Point> = corners(ORIGIN, 28.0)
        .into_iter()
        .enumerate()
        .map(|(number, place)| {
            let number = number as u32;
            place.moved(9.0 * share(hex, 30 + number) - 4.5, 8.0 * share(hex, 36 + number) - 4.0)
        })
        .collect();
    let top = at(6.0 * share(hex, 50) - 6.0, -6.0 * share(hex, 51));
    let shade: Vec<Point> = rim.iter().map(|place| place.moved(2.0, 7.0)).collect();
    let facets = Path::default().run(&[rim[1], top, rim[3]]).run(&[top, rim[5]]);
    let outline = |class, places: &[Point]| tag("path", class).write("d", Path::default().outline(places).written());
    let lit = outline("lit", &[rim[5], rim[0], rim[1], top]);
    [outline("shade", &shade), outline("stone", &rim), lit, tag("path", "facet").write("d", facets.written())]
        .into_iter()
        .collect()
}

/// The words on what lies about; they lie over everything but whoever stands there, whose health is read first.
#[must_use]
pub fn captions(things: &[Thing], words: &Words, taken: impl Fn(Hex) -> bool) -> Drawing {
    let caption = |thing: &Thing| {
        let (hex, class, (x, y), text) = match thing {
            Thing::Trap { hex, damage: 0, .. } => (hex, "caption trap", (0.0, 27.0), words.board.trap.to_owned()),
            Thing::Trap { hex, damage, .. } => {
                (hex, "caption trap", (0.0, 27.0), format!("{} {damage}", words.board.trap))
            }
            Thing::Hazard(hex, damage) => {
                (hex, "caption hazard", (0.0, 27.0), format!("{} {damage}", words.board.hurts))
            }
            Thing::Difficult(hex) => (hex, "caption difficult", (0.0, 27.0), words.board.costs_two.to_owned()),
            Thing::Mark(hex, mark) => (hex, "caption mark", (0.0, 6.0), mark.to_string()),
            Thing::Coins(hex, count) if *count > 1 => (hex, "caption coins", (22.0, 14.0), count.to_string()),
            _ => return None,
        };
        let place = centre(*hex).moved(x, y);
        let caption = tag("text", class).key(key(*hex)).write("x", written(place.x)).write("y", written(place.y));
        (!taken(*hex)).then(|| caption.with(text))
    };
    things.iter().filter_map(caption).collect()
}
