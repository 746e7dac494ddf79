//! How marks are drawn: what lies under the figures (reach, way, area, reticles, focus) and what lies over them (line of sight,
//! steps, captions, labels).

use crate::haven::map::geometry::{Path, Point, SIDE, centre, corners, translate, written};
use crate::haven::map::marks::{Label, Marks, Reachable, Tone};
use crate::haven::map::plate::{Plate, freest};
use crate::haven::map::state::{MapState, Thing, sight_line};
use crate::haven::map::things::{captions, key};
use crate::haven::map::tokens::{ghost, you_plate};
use crate::haven::words::Words;
use ::haven::figure::FigureId;
use ::haven::hex::Hex;
use ::haven::spot::Spot;
use drawing::{Drawing, Tag, tag};

fn hexagon(class: &'static str, hex: Hex, radius: f64) -> Tag {
    tag("path", class).key(key(hex)).write("d", Path::default().hexagon(centre(hex), radius).written())
}

fn text(class: &'static str, place: Point, words: String) -> Tag {
    tag("text", class).write("x", written(place.x)).write("y", written(place.y)).with(words)
}

/// A hex that can be reached, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    hex: Hex,
    reach: Reachable,
    /// Whether somebody stands there: then it has no number.
    taken: bool,
    trap: bool,
}

/// Where a move can lead.
#[must_use]
pub fn reached(state: &MapState, marks: &Marks) -> Vec<Reached> {
    let trap = |hex: Hex| state.things.iter().any(|thing| matches!(thing, Thing::Trap { hex: at, .. } if *at == hex));
    let one = |&reach: &Reachable| {
        let hex = state.hex(reach.spot)?;
        Some(Reached { hex, reach, taken: state.standing_on(reach.spot).is_some(), trap: trap(hex) })
    };
    marks.reach.iter().filter_map(one).collect()
}

/// What can be reached, each hex with its cost.
#[must_use]
pub fn reach(reached: &[Reached]) -> Drawing {
    let one = |&Reached { hex, reach, taken, trap }: &Reached| {
        let cost = text("cost", centre(hex).moved(0.0, if trap { -14.0 } else { 5.0 }), reach.cost.to_string());
        tag("g", "reached")
            .key(key(hex))
            .when(reach.harms, "harms")
            .when(!reach.ends, "through")
            .with(hexagon("", hex, 36.0))
            .with((!taken).then_some(cost))
    };
    reached.iter().map(one).collect()
}

/// What lies under the figures.
#[must_use]
pub fn under(state: &MapState, marks: &Marks) -> Drawing {
    let hex = |spot: Spot| state.hex(spot);
    let of = |id: &FigureId| state.token(*id).map(|token| token.hex);
    let open = marks.open.iter().filter_map(|&spot| Some(hexagon("open", hex(spot)?, 36.0)));
    let end = marks.walk.as_ref().and_then(|walk| hex(*walk.steps.last()?));
    let way = marks.walk.as_ref().and_then(|walk| {
        let places: Vec<Point> =
            [walk.from].iter().chain(&walk.steps).filter_map(|&spot| hex(spot)).map(centre).collect();
        (places.len() > 1).then(|| route(&places))
    });
    let way = way.map(|d| {
        let line = |class| tag("path", class).write("d", d.clone());
        tag("g", "way").with(line("under")).with(line("dots"))
    });
    let gone = marks.leaving().and_then(|figure| state.token(figure));
    let area = marks.area.iter().map(|&at| hexagon("", at, 37.0));
    let aimed = |id: &FigureId| marks.aimed.contains(id);
    let mut sighted: Vec<FigureId> = marks.targets.clone();
    sighted.extend(marks.aimed.iter().filter(|id| !marks.targets.contains(id)));
    let reticles = sighted.iter().filter_map(|id| Some(reticle(of(id)?).when(aimed(id), "on")));
    let now = state.now.as_ref().and_then(of).map(|at| hexagon("acting", at, 37.0));
    let numbers = marks.numbered.iter().filter_map(|(spot, number)| {
        let hex = hex(*spot)?;
        Some(text("way-number", centre(hex).moved(0.0, 8.0), number.clone()).key(key(hex)))
    });
    let groups = [
        tag("g", "now").with(now),
        tag("g", "opens").each(open).each(numbers),
        tag("g", "ends").with(end.map(|at| hexagon("end", at, 37.0))),
        tag("g", "ways").with(way),
        tag("g", "area").each(area),
        tag("g", "reticles").each(reticles),
        tag("g", "focuses").with(marks.focus.as_ref().and_then(of).map(|at| hexagon("focus", at, SIDE))),
        tag("g", "ghosts").with(gone.zip(end).map(|(token, at)| ghost(token, centre(at)))),
        tag("g", "named").with(marks.hinted.and_then(hex).map(|at| hexagon("hinted-hex", at, 35.0))),
        tag("g", "cursor").with(marks.pointed.and_then(hex).map(|at| hexagon("pointed", at, 38.5))),
    ];
    groups.into_iter().collect()
}

/// A way from middle to middle, bent a little, so that two legs of it are not one line.
fn route(places: &[Point]) -> String {
    let mut path = Path::default().from(places[0]);
    for leg in places.windows(2) {
        let middle = leg[0].between(leg[1]);
        let (x, y) = (leg[1].x - leg[0].x, leg[1].y - leg[0].y);
        path = path.bend(middle.moved(-y * 0.16, x * 0.16), leg[1]);
    }
    path.written()
}

/// Six corners around a hex.
fn reticle(hex: Hex) -> Tag {
    let rim = corners(centre(hex), 42.0);
    let mut path = Path::default();
    for place in 0..6 {
        let (before, here, after) = (rim[(place + 5) % 6], rim[place], rim[(place + 1) % 6]);
        path = path.run(&[here.towards(before, 0.34), here, here.towards(after, 0.34)]);
    }
    tag("path", "reticle").key(key(hex)).write("d", path.written())
}

/// What lies over the figures.
#[must_use]
pub fn over(state: &MapState, marks: &Marks, words: &Words) -> Drawing {
    let sight = marks.aim.and_then(|aim| {
        let (from, to) = (state.hex(aim.from)?, state.hex(aim.to)?);
        let (line, wall) = sight_line(from, to, aim.sight);
        Some(look(line, wall))
    });
    let steps = marks.walk.iter().flat_map(|walk| walk.steps.iter().enumerate().map(|one| (walk.steps.len(), one)));
    let steps = steps.filter_map(|(count, (number, &spot))| {
        let place = centre(state.hex(spot)?);
        // The last hex and one with somebody on it keep their middle free.
        let aside = number + 1 == count || state.standing_on(spot).is_some();
        let place = if aside { place.moved(22.0, -22.0) } else { place };
        let disc = tag("circle", "").set("r", "12.500");
        let step = tag("g", "step").key(number).write("transform", translate(place));
        Some(step.with(disc).with(tag("text", "").set("y", "6").with(number as u32 + 1)))
    });
    let groups = [
        tag("g", "sight").with(sight),
        tag("g", "steps").each(steps),
        tag("g", "labels").each(labels(state, marks, words)),
    ];
    groups.into_iter().collect()
}

/// What is written at what lies there. It stays the same while somebody points here and there.
#[must_use]
pub fn written_at(state: &MapState, words: &Words) -> Drawing {
    let taken = |hex: Hex| state.tokens.iter().any(|token| token.hex == hex);
    captions(&state.things, words, taken)
}

fn look([from, to]: [Point; 2], wall: Option<[Point; 2]>) -> Tag {
    let line = |class, places: &[Point]| tag("path", class).write("d", Path::default().run(places).written());
    let length = from.distance(to).max(1.0);
    let back = to.towards(from, (16.0 / length).min(0.5));
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let head = [to, back.moved(-y * 8.0, x * 8.0), back.moved(y * 8.0, -x * 8.0)];
    let head = tag("path", "head").write("d", Path::default().outline(&head).written());
    match wall {
        Some(wall) => {
            let hatch = (0..5).fold(Path::default(), |path, number| {
                let place = wall[0].towards(wall[1], (f64::from(number) + 0.5) / 5.0);
                path.run(&[place.moved(-x * 9.0 - 4.0, -y * 9.0 - 4.0), place.moved(4.0, 4.0)])
            });
            let hatch = tag("path", "hatch").write("d", hatch.written());
            tag("g", "look stopped").with(line("line", &[from, to])).with(line("wall", &wall)).with(hatch)
        }
        None => tag("g", "look").with(line("line", &[from, back])).with(head),
    }
}

/// A few words beside each hex that has some, where they cover the least.
fn labels(state: &MapState, marks: &Marks, words: &Words) -> Vec<Tag> {
    let step = |spot: Spot| Some(Plate { middle: centre(state.hex(spot)?), width: 14.0, height: 14.0 });
    let walk = marks.walk.iter().flat_map(|walk| walk.steps.iter().copied());
    let yours = state.tokens.iter().filter(|token| token.yours).map(|token| you_plate(token, &state.tokens, words));
    let mut others: Vec<Plate> = walk.filter_map(step).chain(yours).collect();
    let mut labels = Vec::new();
    for (number, label) in marks.labels.iter().enumerate() {
        let Some(here) = state.hex(label.spot).map(centre) else { continue };
        let width = 9.0 + 4.9 * label.text.chars().count() as f64;
        let aside = 36.0 + width;
        let places = [(aside, 0.0), (-aside, 0.0), (0.0, -52.0), (0.0, 52.0), (aside, 28.0), (-aside, 28.0)];
        let places = places.map(|(x, y)| here.moved(x, y));
        let plate = freest(Plate { middle: here, width, height: 13.0 }, &places, &state.tokens, &others);
        others.push(plate);
        labels.push(label_on(plate, label).key(number));
    }
    labels
}

fn label_on(plate: Plate, label: &Label) -> Tag {
    let tone = match label.tone {
        Tone::Blood => "blood",
        Tone::Ink => "ink",
        Tone::Brass => "brass",
    };
    let ground = tag("rect", "")
        .write("x", written(-plate.width))
        .write("y", written(-plate.height))
        .write("width", written(2.0 * plate.width))
        .write("height", written(2.0 * plate.height))
        .set("rx", "4");
    let text = tag("text", "").set("y", "6").with(label.text.clone());
    tag("g", "label").when(true, tone).write("transform", translate(plate.middle)).with(ground).with(text)
}
