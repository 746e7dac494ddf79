//! Ability cards: one paper, two halves, the initiative between them. One card in several sizes; both halves stay readable in all.

use crate::haven::emblem;
use crate::haven::map::geometry::{at as point, corners, written};
use crate::haven::words::Words;
use crate::haven::words::card::{Half, Line, Role, Sign};
use crate::ui::icon::{Icon, emblem as icon};
use ::haven::ability::SummonSheet;
use ::haven::area::{Area, Origin};
use ::haven::card::{CardId, CardLevel, Side, Stay};
use ::haven::class::Class;
use ::haven::element::Element;
use ::haven::hex::{Hex, hex};
use drawing::{Tag, tag};

/// How large a card lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// To be read at leisure: 206 by 272.
    Full,
    /// While its halves are played: 188 by 234.
    Act,
    /// In a hand of up to six: 170 by 244; narrower on phones.
    Hand,
    /// In a hand of seven or eight: 150 by 216.
    Slim,
    /// In a larger hand, in two rows: 150 by 150, a line for each ability.
    Short,
}

/// The class of the hue of a hero: it sets `--hero`, `--hero-hi` and `--hero-lo` for whatever lies within.
#[must_use]
pub const fn hue(class: Class) -> &'static str {
    match class {
        Class::Brute => "of-brute",
        Class::Tinkerer => "of-tinkerer",
        Class::Spellweaver => "of-spellweaver",
        Class::Scoundrel => "of-scoundrel",
        Class::Cragheart => "of-cragheart",
        Class::Mindthief => "of-mindthief",
    }
}

/// A hero's emblem in the hexagon of its class.
#[must_use]
pub fn portrait(class: Class) -> Tag {
    tag("span", "hero-hex").when(true, hue(class)).set("aria-hidden", "true").with(icon(emblem::class(class)))
}

/// A card of a class.
#[must_use]
pub fn ability_card(words: &Words, class: Class, card: CardId, size: Size) -> Tag {
    ability_card_with(words, class, card, size, |_, half| half)
}

/// The same with halves that are made into something else: buttons, marked ones, dim ones. Each comes as an element of the
/// class `half` that holds what is printed; `button_of` turns it into one that can be pressed.
#[must_use]
pub fn ability_card_with(
    words: &Words,
    class: Class,
    card: CardId,
    size: Size,
    mut halves: impl FnMut(Side, Tag) -> Tag,
) -> Tag {
    let sheet = card.sheet(class);
    let reads = [Side::Top, Side::Bottom].map(|side| words.half(sheet.action(side)));
    let [above, below] = [&reads[0], &reads[1]].map(height);
    // The fuller half gets more of the paper, within bounds.
    let share = ((above * 100) / below.max(1)).clamp(45, 220);
    let mut half = |side: Side, read: &Half| {
        let place = match side {
            Side::Top => "top",
            Side::Bottom => "bottom",
        };
        halves(side, tag("div", "half").when(true, place).with(printed(words, read)))
    };
    let (top, bottom) = (half(Side::Top, &reads[0]), half(Side::Bottom, &reads[1]));
    let title = tag("h3", "")
        .when(sheet.name.get(words.lang).chars().count() > 15, "wordy")
        .when(sheet.name.get(words.lang).chars().count() > 20, "long")
        .with(icon(emblem::class(class)))
        .with(tag("span", "").with(sheet.name.get(words.lang)));
    let level = match sheet.level {
        CardLevel::X => "X".to_owned(),
        level => words.card_level(level),
    };
    let band = tag("div", "band").with(tag("span", "level").with(level)).with(
        tag("b", "")
            .write("aria-label", format!("{} {}", words.card.initiative, sheet.initiative))
            .with(format!("{:02}", sheet.initiative)),
    );
    tag("div", "acard").key(usize::from(card.0) + 1).when(true, hue(class)).when(true, size_class(size)).with(
        tag("div", "acard-face")
            .write("--top", format!("{}.{:02}fr", share / 100, share % 100))
            .with(title)
            .with(top)
            .with(band)
            .with(bottom),
    )
}

const fn size_class(size: Size) -> &'static str {
    match size {
        Size::Full => "full",
        Size::Act => "act",
        Size::Hand => "hand",
        Size::Slim => "slim",
        Size::Short => "short",
    }
}

/// About how high a half's text is, in points.
fn height(half: &Half) -> usize {
    let lines = half.lines.iter().map(|line| {
        let rows = line.text.chars().count().div_ceil(27);
        match line.role {
            Role::Main if line.number.is_empty() => 4 + 17 * rows,
            Role::Main => 25,
            Role::Sub => 2 + 16 * rows,
            Role::Use | Role::Make => 7 + 15 * rows,
            Role::Read => 0,
        }
    });
    let slots = if half.slots.is_empty() { 0 } else { 20 };
    let summon = if half.summon.is_some() { 20 } else { 0 };
    let marks = if half.lost || half.xp > 0 || half.stay != Stay::No { 16 } else { 0 };
    lines.sum::<usize>() + slots + summon + marks + 10
}

/// What is printed on a half.
fn printed(words: &Words, half: &Half) -> Tag {
    let lines = half.lines.iter().enumerate().map(|(at, one)| line(one).key(at));
    let mut text = tag("div", "lines").each(lines);
    if let Some(summon) = &half.summon {
        text = text.with(numbers(summon));
    }
    if !half.slots.is_empty() {
        text = text.with(slots(words, half.slots));
    }
    let area = half.area.as_ref().map(area);
    // A long text is set smaller, so that all of it is there.
    let height = height(half);
    tag("div", "print")
        .when(height > 80, "dense")
        .when(height > 102, "denser")
        .when(height > 150, "densest")
        .with(text)
        .with(area)
        .with(marks(words, half))
}

fn line(line: &Line) -> Tag {
    let sign = line.sign.and_then(emblem::sign).map(icon);
    let text = || tag("span", "").with(line.text.clone());
    match line.role {
        Role::Main => {
            let number = (!line.number.is_empty()).then(|| tag("b", "").with(line.number.clone()));
            tag("p", "main")
                .when(line.number.is_empty() && line.text.chars().count() > 14, "long")
                .with(sign)
                .with(text())
                .with(number)
        }
        Role::Sub => tag("p", "sub").with(sign).with(text()),
        Role::Use | Role::Make => {
            let of = match line.sign {
                Some(Sign::Element(element)) => element,
                _ => None,
            };
            tag("p", "sub element").when(line.role == Role::Use, "used").with(vessel(of)).with(text())
        }
        Role::Read => tag("p", "hidden").with(line.text.clone()),
    }
}

/// An element in its hexagon; any of them as the six colours' wheel.
fn vessel(element: Option<Element>) -> Tag {
    let inside = element.map_or_else(|| tag("span", "any").with("?").drawn(), |element| icon(emblem::element(element)));
    tag("span", "vessel").set("aria-hidden", "true").with(inside)
}

/// Use slots, each with its experience.
fn slots(words: &Words, slots: &'static [u8]) -> Tag {
    let slot = |(at, &xp): (usize, &u8)| {
        let says = if xp > 0 { xp.to_string() } else { String::new() };
        tag("i", "").key(at).when(xp > 0, "pays").with(says)
    };
    let says = crate::haven::words::fill(words.card.slots, &[&slots.len()]);
    tag("p", "slots").write("aria-label", says).set("role", "img").each(slots.iter().enumerate().map(slot))
}

/// The numbers of an ally that is called.
fn numbers(summon: &SummonSheet) -> Tag {
    let one = |sign: Icon, number: u8| tag("span", "").with(icon(sign)).with(u32::from(number));
    tag("p", "numbers")
        .set("aria-hidden", "true")
        .with(one(emblem::HEALTH, summon.health))
        .with(one(emblem::MOVE, summon.movement))
        .with(summon.attack.map(|attack| one(emblem::ATTACK, attack)))
        .with(summon.range.map(|range| one(emblem::RANGE, range)))
}

/// Experience, how long it stays, whether it is lost.
fn marks(words: &Words, half: &Half) -> Option<Tag> {
    let card = &words.card;
    let mark = |class: &'static str, sign: Icon, text: String| {
        tag("span", class).with(icon(sign)).with(tag("em", "").with(text))
    };
    let stay = match half.stay {
        Stay::No => None,
        Stay::Round => Some(mark("stay", emblem::ROUND, card.round.to_owned())),
        Stay::Persistent => Some(mark("stay", emblem::STAYS, card.stays.to_owned())),
    };
    let xp = (half.xp > 0).then(|| mark("xp", emblem::EXPERIENCE, half.xp.to_string()));
    let lost = half.lost.then(|| mark("lost", emblem::LOST, card.lost.to_owned()));
    let any = xp.is_some() || stay.is_some() || lost.is_some();
    any.then(|| tag("p", "print-marks").with(xp).with(stay).with(lost))
}

/// The hexes that an attack covers; the grey one is the attacker.
#[must_use]
pub fn area(area: &Area<'static>) -> Tag {
    const SIDE: f64 = 7.0;
    let own = (area.origin == Origin::Attacker).then_some(hex(0, 0));
    // Of all ways to lay it, the flattest that points to the right.
    let spread = |laid: &Vec<Hex>| {
        let rows =
            |of: fn(i16, i16) -> i16, first| laid.iter().map(|at| at.r).chain(own.map(|at| at.r)).fold(first, of);
        let right: i16 = laid.iter().map(|at| 2 * at.q + at.r).sum();
        (rows(i16::max, i16::MIN) - rows(i16::min, i16::MAX), -right)
    };
    let laid = area.orientations().into_iter().min_by_key(spread).unwrap_or_default();
    let cells: Vec<(f64, f64, bool)> = own
        .into_iter()
        .map(|at| (at, true))
        .chain(laid.into_iter().map(|at| (at, false)))
        .map(|(at, own)| (SIDE * 1.732 * (f64::from(at.q) + f64::from(at.r) / 2.0), SIDE * 1.5 * f64::from(at.r), own))
        .collect();
    let least = |of: fn(&(f64, f64, bool)) -> f64| cells.iter().map(of).fold(f64::MAX, f64::min);
    let most = |of: fn(&(f64, f64, bool)) -> f64| cells.iter().map(of).fold(f64::MIN, f64::max);
    let (left, top) = (least(|cell| cell.0) - SIDE, least(|cell| cell.1) - SIDE - 1.0);
    let (width, height) = (most(|cell| cell.0) + SIDE - left, most(|cell| cell.1) + SIDE + 1.0 - top);
    let cell = |(at, (x, y, own)): (usize, (f64, f64, bool))| {
        let points = corners(point(x, y), SIDE - 0.6).map(|corner| [written(corner.x), written(corner.y)].join(","));
        tag("polygon", if own { "attacker" } else { "hit" }).key(at).write("points", points.join(" "))
    };
    tag("svg", "area")
        .set("aria-hidden", "true")
        .write("viewBox", [left, top, width, height].map(written).join(" "))
        .write("width", written(width.round()))
        .write("height", written(height.round()))
        .each(cells.iter().copied().enumerate().map(cell))
}

/// A card as a strip that still says both halves: signs and numbers.
#[must_use]
pub fn mini_card(words: &Words, class: Class, card: CardId) -> Tag {
    let sheet = card.sheet(class);
    let brief = |side: Side| {
        let half = words.half(sheet.action(side));
        let mut signs: Vec<Tag> = half.lines.iter().filter_map(brief_line).take(4).collect();
        if half.lost {
            signs.push(tag("span", "lost").with(icon(emblem::LOST)));
        }
        tag("span", "brief").write("aria-label", half.text).set("role", "img").each(signs)
    };
    tag("span", "mini-card")
        .key(usize::from(card.0) + 1)
        .when(true, hue(class))
        .with(tag("b", "").with(format!("{:02}", sheet.initiative)))
        .with(tag("span", "name").with(sheet.name.get(words.lang)))
        .with(tag("span", "halves").with(brief(Side::Top)).with(brief(Side::Bottom)))
}

/// A line as a sign and a number.
fn brief_line(line: &Line) -> Option<Tag> {
    let sign = emblem::sign(line.sign?)?;
    let number = match line.role {
        Role::Main => line.number.clone(),
        Role::Sub => line.text.chars().filter(|letter| letter.is_ascii_digit()).collect(),
        Role::Use | Role::Make => String::new(),
        Role::Read => return None,
    };
    Some(tag("span", "").when(line.role == Role::Use, "used").with(icon(sign)).with(number))
}

/// A card in one line: its initiative and its name.
#[must_use]
pub fn line_card(words: &Words, class: Class, card: CardId) -> Tag {
    let sheet = card.sheet(class);
    tag("span", "line-card")
        .key(usize::from(card.0) + 1)
        .when(true, hue(class))
        .with(tag("b", "").with(format!("{:02}", sheet.initiative)))
        .with(tag("span", "name").with(sheet.name.get(words.lang)))
}
