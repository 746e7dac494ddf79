//! An attack before its card is turned: the chance to kill, the sum in the order of H10.03, how likely each damage is, what comes
//! back, and the further targets. All numbers are the engine's.

use crate::haven::emblem;
use crate::haven::near::health;
use crate::haven::show::Scene;
use crate::haven::show::track::states;
use crate::haven::words::card::signed;
use crate::haven::words::fill;
use crate::ui::icon::{Icon, emblem as icon};
use ::haven::Choice;
use ::haven::figure::{Figure, Kind};
use ::haven::modifier::Odds;
use ::haven::monster::Rank;
use ::haven::preview::Preview;
use drawing::{Tag, tag};

/// The attack that is aimed, or the one that is coming; nothing if there is none.
#[must_use]
pub fn preview(scene: &Scene<'_>) -> Option<Tag> {
    let aimed = scene.pointed.or_else(|| scene.plan.last().copied());
    let attacks = aimed.filter(|choice| matches!(choice, Choice::Target(_) | Choice::Area(..)));
    let attacks = attacks.map(|choice| scene.view.preview(choice)).filter(|attacks| !attacks.is_empty());
    let attacks = attacks.or_else(|| Some(scene.view.incoming().into_iter().next()?.previews))?;
    let (first, further) = attacks.split_first()?;
    Some(panel(scene, first, further))
}

/// One attack in full, others in a line each.
#[must_use]
pub fn panel(scene: &Scene<'_>, first: &Preview, further: &[Preview]) -> Tag {
    let words = &scene.words.board;
    let view = &scene.view;
    let target = view.figure(first.target);
    let hero = matches!(target.kind, Kind::Hero(_));
    let kills = tag("p", "chance")
        .with(tag("b", "").with(u32::from(first.kills.percent())))
        .with(tag("span", "percent").with("%"))
        .with(" ")
        .with(tag("span", "of").with(if hero { words.to_exhaust } else { words.to_kill }));
    let card = view.action().map(|(seat, card, ..)| scene.cast().card(seat, card));
    let kicker = match (card, further.len()) {
        (Some(card), 0) if !hero => fill(words.aimed, &[&card]),
        (Some(card), more) if !hero => fill(words.aimed_of, &[&card, &1, &(more + 1)]),
        _ => fill(words.acts, &[&scene.cast().figure(first.attacker)]),
    };
    let others = further.iter().enumerate().map(|(number, one)| line(scene, one).key(number));
    tag("section", "preview")
        .set("aria-label", words.attack)
        .with(tag("p", "kicker").with(kicker))
        .with(kills)
        .with(aimed_at(scene, first, target))
        .with(sum(scene, first))
        .with(bars(scene, first, target))
        .with(odds(scene, first))
        .with(back(scene, first))
        .with((!further.is_empty()).then(|| tag("ul", "further").each(others)))
}

/// Who is aimed at.
fn aimed_at(scene: &Scene<'_>, one: &Preview, target: &Figure) -> Tag {
    let words = scene.words;
    let says = fill(words.board.health_of, &[&target.health, &target.most_health]);
    let elite = matches!(target.kind, Kind::Monster { rank: Rank::Elite, .. });
    let name = match elite {
        true => format!("{} ({})", scene.cast().figure(one.target), words.card.elite),
        false => scene.cast().figure(one.target),
    };
    tag("div", "aimed")
        .with(face(target).when(elite, "elite"))
        .with(tag("h3", "").with(name))
        .with(health(target.health, target.most_health, says))
        .with(states(scene, target.ailments.all(), scene.view.shield(one.target), scene.view.retaliation(one.target)))
}

/// The disc of a figure.
fn face(figure: &Figure) -> Tag {
    let sign = match figure.kind {
        Kind::Monster { kind, .. } => emblem::monster(kind),
        Kind::Summon { .. } => emblem::SUMMON,
        _ => emblem::OBJECT,
    };
    tag("span", "disc").with(icon(sign))
}

/// The sum, in the order in which it is added.
fn sum(scene: &Scene<'_>, one: &Preview) -> Tag {
    let words = &scene.words.board;
    let row = |sign: Icon, name: &str, parts: Vec<(String, i16)>, result: String| {
        let parts = parts.into_iter().enumerate().map(|(place, (name, number))| {
            let number = if place == 0 { number.to_string() } else { signed(number) };
            tag("span", "part").key(place).with(tag("b", "").with(number)).with(" ").with(name)
        });
        tag("li", "")
            .with(icon(sign))
            .with(tag("span", "name").with(name.to_owned()))
            .with(tag("span", "parts").each(parts))
            .with(tag("b", "result").with(result))
    };
    let parts = one.parts.iter().map(|&(part, number)| (scene.cast().part(part), number)).collect();
    let attack = row(emblem::ATTACK, words.attack, parts, one.sum.to_string());
    let mut shields: Vec<(String, i16)> =
        one.shields.iter().map(|&(shield, number)| (scene.cast().shield(shield), number)).collect();
    let shield = (!shields.is_empty()).then(|| {
        if one.pierce > 0 {
            shields.push((words.pierced.to_owned(), -i16::from(one.pierce)));
        }
        let taken = one.sum - one.before_card;
        let hero = matches!(scene.view.figure(one.target).kind, Kind::Hero(seat) if seat == scene.view.seat());
        let name = if hero { words.your_shield } else { words.its_shield };
        let result = if one.no_shield { words.no_shield.to_owned() } else { signed(-taken) };
        row(emblem::SHIELD, name, shields, result).key(1)
    });
    let whole = tag("li", "whole")
        .with(tag("span", "name").with(words.before_card))
        .with(tag("b", "result").with(one.before_card.to_string()));
    tag("ul", "sum").with(attack).with(shield).with(whole)
}

/// How likely each damage is; where the target dies the bars are hatched.
fn bars(scene: &Scene<'_>, one: &Preview, target: &Figure) -> Tag {
    let words = &scene.words.board;
    let least = target.health.max(1);
    let most = one.damage.chances().iter().map(|chance| chance.1.percent()).max().unwrap_or(1).max(1);
    let kills = |damage: i16| damage >= least && !one.cancelled;
    let bar = |&(damage, chance): &(i16, ::haven::odds::Fraction)| {
        let percent = chance.percent();
        tag("li", "")
            .key((damage + 100) as usize)
            .when(kills(damage), "kills")
            .write("--share", (u32::from(percent) * 100 / u32::from(most)).to_string())
            .with(tag("em", "").with(format!("{percent}%")))
            .with(tag("i", ""))
            .with(tag("b", "").with(damage.to_string()))
    };
    let chances = one.damage.chances();
    let dying = chances.iter().filter(|chance| kills(chance.0)).count();
    let head = |class, words, count: usize| {
        (count > 0).then(|| tag("span", class).write("--columns", count.to_string()).with(words))
    };
    tag("div", "odds")
        .with(
            tag("p", "heads")
                .with(head("lives", words.lives, chances.len() - dying))
                .with(head("dies", words.dies, dying)),
        )
        .with(tag("ol", "bars").write("--columns", chances.len().to_string()).each(chances.iter().map(bar)))
}

/// Advantage, disadvantage and what speaks for them; what else the attack does.
fn odds(scene: &Scene<'_>, one: &Preview) -> Option<Tag> {
    let words = scene.words;
    let mut said: Vec<String> = Vec::new();
    match one.odds {
        Odds::Advantage => said.push(words.board.advantage.to_owned()),
        Odds::Disadvantage => said.push(words.board.disadvantage.to_owned()),
        Odds::Even => {}
    }
    said.extend(one.tilts.iter().map(|&tilt| words.tilt(tilt)));
    if one.cancelled {
        said.push(words.board.cancelled.to_owned());
    }
    if !one.conditions.is_empty() {
        said.push(fill(words.board.also, &[&words.conditions(one.conditions)]));
    }
    for (number, word) in [(one.push, words.card.push), (one.pull, words.card.pull)] {
        if number > 0 {
            said.push(fill(words.board.also, &[&format!("{word} {number}")]));
        }
    }
    (!said.is_empty()).then(|| tag("p", "besides").with(format!("{}.", said.join(" · "))))
}

/// What comes back from a target that lives, weighed by the chance that it does.
fn back(scene: &Scene<'_>, one: &Preview) -> Option<Tag> {
    let strikes = one.strikes_back();
    let lives = one.kills.rest().percent();
    (strikes > 0 && lives > 0).then(|| {
        let attacker = scene.view.figure(one.attacker);
        let then = (attacker.health - strikes).max(0);
        let who = match attacker.kind {
            Kind::Hero(seat) if seat == scene.view.seat() => scene.words.board.you.to_owned(),
            _ => scene.cast().figure(one.attacker),
        };
        let says = fill(scene.words.board.if_lives, &[&lives, &who, &attacker.health, &then]);
        tag("p", "back").with(icon(emblem::RETALIATE)).with(tag("span", "").with(says))
    })
}

/// A further target in a line.
fn line(scene: &Scene<'_>, one: &Preview) -> Tag {
    let target = scene.view.figure(one.target);
    let state = fill(scene.words.board.small_target, &[&target.health, &target.most_health]);
    tag("li", "")
        .with(face(target))
        .with(
            tag("span", "name")
                .with(tag("b", "").with(scene.cast().figure(one.target)))
                .with(tag("small", "").with(state)),
        )
        .with(tag("b", "percent").with(format!("{}%", one.kills.percent())))
}
