//! Figures. Their shape says their rank: heroes are hexagons in the colour of their class, normal monsters pale discs with a round
//! number, elite ones gold with a dashed ring and a star, bosses red with a crown, summons diamonds, objects squares. Health is
//! segments and a number; helping conditions are round, harming ones square.
//!
//! Each piece says its own place, without a transform: the browser sorts whatever has one into a group of its own, and goes through all
//! groups of the page whenever one comes or goes.

use crate::haven::emblem;
use crate::haven::map::geometry::{Path, Point, at, centre, written};
use crate::haven::map::plate::{Plate, freest};
use crate::haven::map::state::{Look, MapState, Token};
use crate::haven::map::things::{inset, inset_at};
use crate::haven::show::card::hue;
use crate::haven::words::Words;
use crate::ui::icon::Icon;
use ::haven::condition::{Condition, NEGATIVE};
use ::haven::figure::FigureId;
use ::haven::monster::Rank;
use drawing::{Drawing, Tag, tag};

const ORIGIN: Point = at(0.0, 0.0);

fn shape(class: &'static str, path: Path) -> Tag {
    tag("path", class).write("d", path.written())
}

fn hexagon(class: &'static str, radius: f64) -> Tag {
    shape(class, Path::default().hexagon(ORIGIN, radius))
}

fn diamond(class: &'static str, radius: f64, down: f64) -> Tag {
    let corners = [at(0.0, down - radius), at(radius, down), at(0.0, down + radius), at(-radius, down)];
    shape(class, Path::default().outline(&corners))
}

fn disc(class: &'static str, radius: f64) -> Tag {
    tag("circle", class).write("r", written(radius))
}

fn disc_at(class: &'static str, radius: f64, middle: Point) -> Tag {
    disc(class, radius).write("cx", written(middle.x)).write("cy", written(middle.y))
}

/// What is written in the middle of a plate.
fn written_on(class: &'static str, middle: Point, words: String) -> Tag {
    tag("text", class).write("x", written(middle.x)).write("y", written(middle.y + 5.0)).with(words)
}

fn square(class: &'static str, half: f64, down: f64) -> Tag {
    shape(class, Path::default().rect(at(-half, down - half), 2.0 * half, 2.0 * half))
}

/// All figures, each a picture of its own: one that moves has none of the others painted again. Their order never changes, so that
/// nobody who moves is taken from the page and put back.
#[must_use]
pub fn tokens(state: &MapState, leaving: Option<FigureId>, words: &Words) -> Drawing {
    let one = |token: &Token| {
        let you = token.yours.then(|| you(token, &state.tokens, words));
        standing(token, state.now == Some(token.id), leaving == Some(token.id)).with(you)
    };
    state.tokens.iter().map(one).collect()
}

fn standing(token: &Token, now: bool, leaving: bool) -> Tag {
    let place = centre(token.hex);
    let unseen = token.conditions.has(Condition::Invisible);
    tag("svg", "token")
        .set("viewBox", "-60 -60 120 120")
        .key(usize::from(token.id.0))
        .when(now, "now")
        .when(unseen, "unseen")
        .when(leaving, "leaving")
        .when(token.health * 3 <= token.most, "low")
        .write("--x", written(place.x))
        .write("--y", written(place.y))
        .with(body(token))
        .with(number(token))
        .with(badges(token))
        .with(health(token))
}

/// Where a figure would stand.
#[must_use]
pub fn ghost(token: &Token, place: Point) -> Tag {
    tag("g", "ghost").write("transform", crate::haven::map::geometry::translate(place)).with(body(token))
}

/// A figure without its numbers.
fn body(token: &Token) -> Tag {
    match token.look {
        Look::Hero(class) => tag("g", "hero")
            .when(true, hue(class))
            .with(shape("shade", Path::default().hexagon(at(0.0, 5.0), 32.0)))
            .with(hexagon("base", 32.0))
            .with(hexagon("fill", 28.0))
            .with(hexagon("line", 25.0))
            .with(inset("sign", emblem::class(class), 36.0, 2.0)),
        Look::Summon(class) => tag("g", "hero summon")
            .when(true, hue(class))
            .with(diamond("shade", 28.0, 5.0))
            .with(diamond("base", 30.0, 0.0))
            .with(diamond("fill", 25.0, 0.0))
            .with(inset("sign", emblem::SUMMON, 27.0, 2.0)),
        Look::Monster(kind, rank) => tag("g", "monster")
            .when(true, rank_style(rank))
            .when(token.friend, "friend")
            .with(tag("ellipse", "shade").set("cy", "6").set("rx", "29").set("ry", "28"))
            .with(disc("base", 27.0))
            .with(disc("ring", 23.5))
            .with(inset("sign", emblem::monster(kind), 33.0, 3.0)),
        Look::Object => tag("g", "object")
            .when(token.friend, "friend")
            .with(square("shade", 26.0, 4.0))
            .with(square("base", 26.0, -1.0))
            .with(square("ring", 22.0, -1.0))
            .with(inset("sign", emblem::OBJECT, 33.0, 3.0)),
    }
}

/// What a rank is called in the styles.
#[must_use]
pub const fn rank_style(rank: Rank) -> &'static str {
    match rank {
        Rank::Normal => "normal",
        Rank::Elite => "elite",
        Rank::Boss => "boss",
    }
}

fn number(token: &Token) -> Option<Tag> {
    let Look::Monster(_, rank) = token.look else { return None };
    let place = at(-24.0, -16.0);
    let plate = match rank {
        Rank::Normal => disc_at("plate", 10.0, place),
        Rank::Elite => tag("path", "plate").set(
            "d",
            "M-24-29l3.700 8.400 8.800 .8-6.800 6 2.100 8.800-7.800-4.800-7.800 4.800 2.100-8.800-6.800-6 8.800-.8Z",
        ),
        Rank::Boss => tag("path", "plate crown").set("d", "M-36-8V-24l6 6 6-9 6 9 6-6V-8z"),
    };
    Some(tag("g", "number").with(plate).with(token.number.map(|number| written_on("digit", place, number.to_string()))))
}

/// Conditions, a shield and retaliation, down the right side; a fourth one begins a second row.
fn badges(token: &Token) -> Drawing {
    let harms = |condition: Condition| NEGATIVE.has(condition) || condition == Condition::Curse;
    let conditions = token.conditions.iter().map(|one| (emblem::condition(one), harms(one), None));
    let shield = (token.shield > 0).then_some((emblem::SHIELD, false, Some(token.shield)));
    let retaliate = (token.retaliate > 0).then_some((emblem::RETALIATE, false, Some(i16::from(token.retaliate))));
    let all = shield.into_iter().chain(retaliate).chain(conditions).enumerate();
    all.map(|(place, (icon, harms, _))| badge(place, icon, harms)).collect()
}

fn badge(place: usize, icon: Icon, harms: bool) -> Tag {
    let (row, column) = ((place % 2) as f64, (place / 2) as f64);
    let middle = at(27.0 - 20.0 * column, 19.0 * row - 18.0);
    let plate = if harms {
        shape("plate harm", Path::default().rect(middle.moved(-9.5, -9.5), 19.0, 19.0)).set("stroke-linejoin", "round")
    } else {
        disc_at("plate", 10.0, middle)
    };
    tag("g", "badge").key(place).with(plate).with(inset_at("sign", icon, 13.0, middle))
}

/// Health, as segments and as a number.
fn health(token: &Token) -> Tag {
    const WIDTH: f64 = 39.2;
    let most = token.most.clamp(1, 40);
    let left = i32::from(token.health) * i32::from(most) / i32::from(token.most.max(1));
    let left = if token.health > 0 { left.max(1) } else { 0 };
    let each = WIDTH / f64::from(most);
    let gap = if most > 20 { 0.0 } else { 0.8 };
    let down = if matches!(token.look, Look::Summon(_) | Look::Object) { 24.0 } else { 20.5 };
    let (mut on, mut off) = (Path::default(), Path::default());
    for segment in 0..i32::from(most) {
        let from = at(-27.6 + each * f64::from(segment), down);
        match segment < left {
            true => on = on.rect(from, each - gap, 5.0),
            false => off = off.rect(from, each - gap, 5.0),
        }
    }
    let back = tag("rect", "back")
        .set("x", "-30")
        .write("y", written(down - 2.5))
        .set("width", "44")
        .set("height", "10")
        .set("rx", "2.500");
    let bar = tag("g", "bar").with(back).with(shape("on", on)).with(shape("off", off));
    let middle = at(22.0, down + 2.5);
    let figure = written_on("digit", middle, token.health.to_string());
    let points = tag("g", "points").with(disc_at("plate", 10.0, middle)).with(figure);
    tag("g", "health").with(bar).with(points)
}

/// Where the word on one's own figure lies: above it, or beside it where it would lie over another's health.
#[must_use]
pub fn you_plate(token: &Token, all: &[Token], words: &Words) -> Plate {
    let half = 8.0 + 4.4 * words.board.you.chars().count() as f64;
    let here = centre(token.hex);
    let places = [(0.0, -41.0), (-36.0 - half, -2.0), (36.0 + half, -2.0)].map(|(x, y)| here.moved(x, y));
    freest(Plate { middle: here, width: half, height: 10.5 }, &places, all, &[])
}

fn you(token: &Token, all: &[Token], words: &Words) -> Tag {
    let word = words.board.you;
    let here = centre(token.hex);
    let Plate { middle: laid, width: half, .. } = you_plate(token, all, words);
    let middle = laid.moved(-here.x, -here.y);
    let plate = tag("rect", "")
        .write("x", written(middle.x - half))
        .write("y", written(middle.y - 11.0))
        .write("width", written(2.0 * half))
        .set("height", "21")
        .set("rx", "4");
    tag("g", "you").with(plate).with(written_on("", middle, word.to_owned()))
}
