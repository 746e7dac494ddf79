//! The initiative: everyone in order. Monsters with their card and stat card added up, only for ranks that are on the board;
//! figures with number and health; who is done, and who acts now.

use crate::haven::codex::Known;
use crate::haven::emblem;
use crate::haven::map::tokens::rank_style;
use crate::haven::near::talk::{briefly, bubble, said};
use crate::haven::near::{explained, health, read_at_a_touch};
use crate::haven::presented::Sheet;
use crate::haven::show::Scene;
use crate::haven::show::card::portrait;
use crate::haven::words::fill;
use crate::ui::icon::{Icon, emblem as icon};
use ::haven::ability::{Ability, Lasting, Whom};
use ::haven::condition::{Condition, Conditions, NEGATIVE};
use ::haven::figure::{Figure, FigureId, Kind};
use ::haven::foresight::Line;
use ::haven::game::Actor;
use ::haven::monster::{MonsterKind, Rank};
use drawing::{Drawing, Tag, tag};
use kit::{Seat, Sort};

/// The track. Before the cards are turned nobody has an initiative: heroes come first, then the types as they came.
#[must_use]
pub fn track(scene: &Scene<'_>) -> Tag {
    let view = &scene.view;
    let mut entries: Vec<(Option<u8>, Actor)> =
        view.order().iter().map(|turn| (Some(turn.initiative), turn.actor)).collect();
    if entries.is_empty() {
        let heroes = (0..4).map(Seat).filter(|&seat| view.hero(seat).is_some_and(|hero| !hero.exhausted));
        entries.extend(heroes.map(|seat| (None, Actor::Hero(seat))));
        entries.extend(view.breeds().map(|breed| (None, Actor::Breed(breed.kind))));
    }
    let shown = entries.into_iter().enumerate().filter_map(|(place, (initiative, actor))| {
        let members = members(scene, actor);
        // A type of which nobody is left has no turn.
        (!members.is_empty()).then(|| entry(scene, initiative, actor, &members).key(place))
    });
    tag("ol", "track")
        .when(view.order().is_empty(), "waiting")
        .set("aria-label", scene.words.board.initiative)
        .each(shown)
}

/// Who acts at a place of the order.
fn members(scene: &Scene<'_>, actor: Actor) -> Vec<(FigureId, Figure)> {
    let belongs = |id: FigureId, figure: &Figure| match (actor, figure.kind) {
        (Actor::Hero(seat), Kind::Hero(other)) => seat == other,
        (Actor::Hero(seat), Kind::Summon { owner, .. }) => seat == owner,
        (Actor::Breed(kind), Kind::Monster { kind: other, .. }) => kind == other,
        (Actor::Escort(figure), _) => figure == id,
        _ => false,
    };
    let all = scene.view.figures().filter(|(id, figure)| figure.alive && belongs(*id, figure));
    let mut all: Vec<(FigureId, Figure)> = all.map(|(id, figure)| (id, *figure)).collect();
    // Elite ones first, by number (H16.01); summons before their hero (H6.06).
    all.arrange_by_key(|(id, figure)| match figure.kind {
        Kind::Monster { rank, number, .. } => (rank == Rank::Normal, number),
        Kind::Hero(_) => (true, u8::MAX),
        _ => (false, id.0),
    });
    all
}

fn entry(scene: &Scene<'_>, initiative: Option<u8>, actor: Actor, members: &[(FigureId, Figure)]) -> Tag {
    let words = &scene.words.board;
    let now = scene.view.turn().is_some_and(|turn| members.iter().any(|one| one.0 == turn));
    let done = initiative.is_some() && !now && members.iter().all(|one| one.1.acted);
    let (face, name, body) = match actor {
        Actor::Hero(seat) => hero(scene, seat, members),
        Actor::Breed(kind) => breed(scene, kind, members),
        Actor::Escort(_) => {
            let name = tag("h2", "").with(scene.cast().actor(actor));
            (tag("span", "disc square").with(icon(emblem::OBJECT)), name, figures(scene, members).drawn())
        }
    };
    // On a phone there is room for one line: how many are left, or how healthy a hero is.
    let short = match (actor, members) {
        (Actor::Hero(_), [.., (_, figure)]) => format!("{}/{}", figure.health, figure.most_health),
        _ => fill(words.left, &[&members.len()]),
    };
    let number = initiative.map(|initiative| tag("b", "at").with(u32::from(initiative)));
    let kind = match actor {
        Actor::Hero(seat) if seat == scene.view.seat() => "own-hero",
        Actor::Hero(_) => "hero",
        _ => "breed",
    };
    let entry = match actor {
        Actor::Hero(seat) => read_at_a_touch(scene, tag("li", ""), Sheet::Hero(seat)),
        Actor::Breed(kind) => explained(scene, tag("li", ""), Known::Monster(kind)),
        Actor::Escort(_) => tag("li", ""),
    };
    entry
        .when(true, kind)
        .when(done, "done")
        .when(now, "now")
        .set_if(now, "aria-current", "true")
        .with(
            tag("div", "when")
                .with(number)
                .with(face)
                .with(tag("small", "short").set("aria-hidden", "true").with(short)),
        )
        .with(tag("div", "who").with(name).with(done.then(|| tag("em", "state").with(words.done))).with(body))
}

/// A hero with summons.
fn hero(scene: &Scene<'_>, seat: Seat, members: &[(FigureId, Figure)]) -> (Tag, Tag, Drawing) {
    let words = scene.words;
    let view = &scene.view;
    let class = view.hero(seat).map(|hero| hero.class);
    let face = class.map_or_else(|| tag("span", "disc"), portrait);
    let you = (seat == view.seat()).then(|| tag("em", "").with(words.board.you));
    let name = tag("h2", "").with(scene.cast().hero(seat)).with(you);
    let own = members.iter().find(|one| matches!(one.1.kind, Kind::Hero(_)));
    let bar = own.map(|(_, figure)| {
        let says = fill(words.board.health_of, &[&figure.health, &figure.most_health]);
        health(figure.health, figure.most_health, says)
    });
    let summons: Vec<(FigureId, Figure)> =
        members.iter().filter(|one| matches!(one.1.kind, Kind::Summon { .. })).copied().collect();
    let chips = own.map(|&(id, figure)| states(scene, figure.ailments.all(), view.shield(id), view.retaliation(id)));
    let own = seat == view.seat();
    let said = if own { briefly(scene) } else { said(scene, seat).map(|said| bubble(scene, said)) };
    let summons = (!summons.is_empty()).then(|| figures(scene, &summons));
    let body = Drawing::from_iter([bar, chips.flatten(), summons, said]);
    (face, name, body)
}

/// A type of monster: what it does this round for each rank that is there, and each of them.
fn breed(scene: &Scene<'_>, kind: MonsterKind, members: &[(FigureId, Figure)]) -> (Tag, Tag, Drawing) {
    let boss = kind.sheet().boss;
    let face = tag("span", "disc").when(boss, "boss").with(icon(emblem::monster(kind)));
    let name = tag("h2", "").with(scene.words.monster(kind));
    let rank_of = |figure: &Figure| match figure.kind {
        Kind::Monster { rank, .. } => Some(rank),
        _ => None,
    };
    let ranks = [Rank::Boss, Rank::Elite, Rank::Normal];
    let first = ranks.into_iter().filter_map(|rank| {
        let of_rank = members.iter().filter(|one| rank_of(&one.1) == Some(rank));
        // What somebody has who has not acted yet is what the card will give.
        of_rank.min_by_key(|one| one.1.acted).map(|one| (rank, one.0, one.1.acted))
    });
    let rows = first.map(|(rank, id, acted)| {
        tag("p", "numbers")
            .key(rank as usize)
            .with(tag("em", "").with(scene.words.rank(rank)))
            .with(numbers(scene, id, acted))
    });
    let body = rows.chain([figures(scene, members)]).collect();
    (face, name, body)
}

/// The numbers of a monster with its card added.
fn numbers(scene: &Scene<'_>, id: FigureId, acted: bool) -> Drawing {
    let view = &scene.view;
    let words = &scene.words.card;
    let (mut shield, mut retaliate) = (view.shield(id), i16::from(view.retaliation(id)));
    let mut shown: Vec<(Icon, String, &'static str)> = Vec::new();
    let lines = view.lines(id);
    read(&lines, &mut |line| match line {
        Line::Move { points, .. } => shown.push((emblem::MOVE, points.to_string(), words.movement)),
        Line::Attack { value, range, ranged, targets, .. } => {
            shown.push((emblem::ATTACK, value.to_string(), words.attack));
            if *ranged {
                shown.push((emblem::RANGE, range.to_string(), words.range));
            }
            if let Some(targets) = targets.filter(|&targets| targets > 1) {
                shown.push((emblem::TARGETS, targets.to_string(), words.target));
            }
        }
        Line::Other(Ability::Last(Lasting::Shield(more), Whom::Me)) if !acted => shield += i16::from(*more),
        Line::Other(Ability::Last(Lasting::Retaliate { amount, .. }, Whom::Me)) if !acted => {
            retaliate += i16::from(*amount)
        }
        Line::Other(Ability::Heal(amount, _)) => shown.push((emblem::HEAL, amount.to_string(), words.heal)),
        _ => {}
    });
    if lines.is_empty()
        && let Some(stats) = view.stats(id)
    {
        shown.push((emblem::MOVE, stats.movement.to_string(), words.movement));
        shown.push((emblem::ATTACK, stats.attack.to_string(), words.attack));
        if stats.range > 0 {
            shown.push((emblem::RANGE, stats.range.to_string(), words.range));
        }
    }
    if shield > 0 {
        shown.push((emblem::SHIELD, shield.to_string(), words.shield));
    }
    if retaliate > 0 {
        shown.push((emblem::RETALIATE, retaliate.to_string(), words.retaliate));
    }
    let one = |(place, (sign, number, word)): (usize, (Icon, String, &'static str))| {
        let says = format!("{word} {number}");
        tag("span", "number")
            .key(place)
            .set("role", "img")
            .write("aria-label", says.clone())
            .write("title", says)
            .with(icon(sign))
            .with(number)
    };
    shown.into_iter().enumerate().map(one).collect()
}

/// Goes through lines, and those that an element brings.
fn read<'l>(lines: &'l [Line], tell: &mut impl FnMut(&'l Line)) {
    for line in lines {
        match line {
            Line::Element { lines, .. } => read(lines, tell),
            line => tell(line),
        }
    }
}

/// Each figure with its number and its health, and what ails it.
fn figures(scene: &Scene<'_>, members: &[(FigureId, Figure)]) -> Tag {
    let one = |&(id, ref figure): &(FigureId, Figure)| {
        let (rank, number) = match figure.kind {
            Kind::Monster { rank, number, .. } if rank != Rank::Boss => (rank_style(rank), number.to_string()),
            Kind::Monster { rank, .. } => (rank_style(rank), "♛".to_owned()),
            Kind::Summon { .. } => ("summon", "◆".to_owned()),
            _ => ("object", "■".to_owned()),
        };
        let says = format!(
            "{}, {}",
            scene.cast().figure(id),
            fill(scene.words.board.health_of, &[&figure.health, &figure.most_health])
        );
        let ails = figure.ailments.all().iter().map(|condition| badge(scene, condition));
        tag("li", "")
            .key(usize::from(id.0))
            .when(true, rank)
            .when(figure.acted, "acted")
            .when(scene.view.turn() == Some(id), "acting")
            .write("title", says.clone())
            .with(tag("span", "hidden").with(says))
            .with(tag("i", "").set("aria-hidden", "true").with(number))
            .with(tag("b", "").set("aria-hidden", "true").with(figure.health.to_string()))
            .with(tag("small", "").set("aria-hidden", "true").with(format!("/{}", figure.most_health)))
            .each(ails)
    };
    tag("ul", "figures").each(members.iter().map(one))
}

/// A condition as a badge: round if it helps, square if it harms.
pub fn badge(scene: &Scene<'_>, condition: Condition) -> Tag {
    let name = scene.words.condition(condition);
    explained(scene, tag("span", "condition"), Known::Condition(condition))
        .key(condition as usize)
        .when(NEGATIVE.has(condition) || condition == Condition::Curse, "harm")
        .set("role", "img")
        .set("aria-label", name)
        .set("title", name)
        .with(icon(emblem::condition(condition)))
}

/// What a figure has: conditions, a shield, retaliation, each with its word.
pub fn states(scene: &Scene<'_>, conditions: Conditions, shield: i16, retaliate: u8) -> Option<Tag> {
    let words = scene.words;
    let chip = |key: usize, sign: Icon, harms: bool, text: String| {
        tag("li", "chip").key(key).when(harms, "harm").with(icon(sign)).with(text)
    };
    let numbers = [
        (shield > 0).then(|| chip(100, emblem::SHIELD, false, format!("{} {shield}", words.card.shield))),
        (retaliate > 0).then(|| chip(101, emblem::RETALIATE, false, format!("{} {retaliate}", words.card.retaliate))),
    ];
    let ails = conditions.iter().map(|one| {
        let harms = NEGATIVE.has(one) || one == Condition::Curse;
        let chip = chip(one as usize, emblem::condition(one), harms, words.condition(one).to_owned());
        explained(scene, chip, Known::Condition(one))
    });
    let all: Vec<Tag> = numbers.into_iter().flatten().chain(ails).collect();
    (!all.is_empty()).then(|| tag("ul", "states").each(all))
}
