//! A monster's turn with its reasons, told one by one: focus, walk, attack, card. What it intends is the engine's foresight from
//! where its turn began; what it did is what happened since. A bot's turn with its own reasons.

use crate::haven::emblem;
use crate::haven::show::Scene;
use crate::haven::show::blow::{blow, last_blow};
use crate::haven::show::card::portrait;
use crate::haven::words::card::signed;
use crate::haven::words::fill;
use crate::haven::words::near::words;
use crate::ui::icon::{Icon, emblem as icon};
use ::haven::figure::{FigureId, Kind};
use ::haven::foresight::{Candidate, Foresight, Line, Prospect};
use ::haven::game::Actor;
use ::haven::hero::Plan;
use ::haven::instinct::{FocusReason, WhyHex};
use ::haven::{Event, Game, View};
use drawing::{Drawing, Tag, tag};
use kit::{Seat, Sort};
use leptos::prelude::{Get, With};

/// The turn that is being told; nothing if it is a person's, or if nobody acts.
#[must_use]
pub fn turn(scene: &Scene<'_>, began: Option<&Game>) -> Option<Tag> {
    let began = began?.view(scene.view.seat());
    let figure = began.turn()?;
    if let Kind::Hero(seat) = began.figure(figure).kind {
        return bots_turn(scene, &began, seat).or_else(|| own_blow(scene));
    }
    if !matches!(began.figure(figure).kind, Kind::Monster { .. } | Kind::Summon { .. }) {
        return None;
    }
    let foresight = began.foresee(figure);
    let settled = scene.recent.iter().find_map(|event| match *event {
        Event::Focus(who, whom, why) if who == figure => Some((whom, why)),
        _ => None,
    });
    // Where the players choose there are several: the one that came about counts.
    let chosen = |one: &&Prospect| settled.is_none() || one.focus.map(|focus| focus.0) == settled.map(|one| one.0);
    let prospect = foresight.prospects.iter().find(chosen).or(foresight.prospects.first());
    let steps = [
        focus(scene, &foresight, prospect, settled),
        walk(scene, figure, prospect),
        attack(scene, figure, prospect),
        drawn(scene),
    ];
    let steps = steps.into_iter().flatten().enumerate().map(|(number, step)| step.key(number));
    let prevented = (!foresight.prevented.is_empty()).then(|| {
        tag("p", "besides").with(fill(scene.words.board.prevented, &[&scene.words.conditions(foresight.prevented)]))
    });
    Some(
        // Each turn is read from its beginning: what was scrolled belonged to another.
        tag("section", "telling")
            .key(usize::from(figure.0) + 1)
            .set("tabindex", "0")
            .with(tag("h2", "").with(title(scene, figure, &foresight, settled.map(|one| one.0))))
            .with(card(scene, figure, &foresight))
            .with(prevented)
            .with(tag("ol", "reasons").each(steps)),
    )
}

/// The turn of a bot's hero: its two cards, and why it plays them so.
fn bots_turn(scene: &Scene<'_>, began: &View<'_>, seat: Seat) -> Option<Tag> {
    let (words, table) = (scene.words, scene.table);
    let told = table.viewing.get().unwrap_or_else(|| table.events_told());
    let (says, chance) = table.game.with(|game| {
        let why = game.why(seat, told)?;
        Some((words.why(why)?, why.chance))
    })?;
    // Once the round is over the two cards lie among the others.
    let cards = match began.plan(seat) {
        Some(Plan::Cards { lead, other }) => {
            words.list(&[lead, other].map(|card| scene.cast().card(seat, card).to_owned()))
        }
        _ => words.ask.do_long_rest.to_owned(),
    };
    Some(
        tag("section", "telling hero-turn")
            .set("tabindex", "0")
            .with(tag("p", "kicker").with(fill(words.board.acts, &[&scene.cast().hero(seat)])))
            .with(tag("h2", "").with(cards))
            .with(tag("p", "").with(says))
            .with(tag("p", "besides").with(fill(words.reason.chance, &[&chance]))),
    )
}

/// What a person's attack came to: the card that was turned lies there until something else is done.
fn own_blow(scene: &Scene<'_>) -> Option<Tag> {
    // Whoever plans something else has seen it.
    let last = last_blow(scene).filter(|last| last.card.is_some() && scene.plan.is_empty())?;
    let amount = last.blow.map(|blow| blow.damage);
    let cast = scene.cast();
    let target = scene.view.figure(last.target);
    let left = match target.alive {
        true => fill(scene.words.board.health_of, &[&target.health, &target.most_health]),
        false => cast.event(Event::Died(last.target)),
    };
    Some(
        tag("section", "telling own-blow")
            .set("tabindex", "0")
            .with(tag("h2", "").with(cast.figure(last.target)))
            .with(blow(scene, Some(last), [words(scene.lang).attack_is, scene.words.board.its_shield], amount))
            .with(amount.map(|_| tag("p", "besides").with(left))),
    )
}

fn title(scene: &Scene<'_>, figure: FigureId, foresight: &Foresight, settled: Option<FigureId>) -> String {
    let words = &scene.words.board;
    let who = scene.cast().figure(figure);
    let attacked = scene.recent.iter().rev().find_map(|event| match *event {
        Event::Attack(who, whom) if who == figure => Some(whom),
        _ => None,
    });
    let ranged = foresight.lines.iter().any(|line| matches!(line, Line::Attack { ranged: true, .. }));
    let focus = foresight.prospects.first().and_then(|one| one.focus).map(|one| one.0);
    match (attacked, settled.or(focus)) {
        (Some(whom), _) => fill(if ranged { words.it_shoots } else { words.it_attacks }, &[&name(scene, whom), &who]),
        (None, Some(_)) => fill(words.it_walks, &[&who]),
        (None, None) => fill(words.it_waits, &[&who]),
    }
}

/// What a figure is called here: one's own is "you".
fn name(scene: &Scene<'_>, figure: FigureId) -> String {
    match scene.view.figure(figure).kind {
        Kind::Hero(seat) if seat == scene.view.seat() => scene.words.board.you.to_owned(),
        _ => scene.cast().figure(figure),
    }
}

/// The card of the round, and what it comes to with the figure's own numbers.
fn card(scene: &Scene<'_>, figure: FigureId, foresight: &Foresight) -> Option<Tag> {
    let words = scene.words;
    let Kind::Monster { kind, .. } = scene.view.figure(figure).kind else { return None };
    let turn = scene.view.order().iter().find(|turn| turn.actor == Actor::Breed(kind))?;
    let mut plus: Vec<(Icon, String)> = Vec::new();
    let mut whole: Vec<String> = Vec::new();
    let mut read = |line: &Line| match line {
        Line::Move { points, card, .. } => {
            plus.push((emblem::MOVE, signed(*card)));
            whole.push(format!("{} {points}", words.card.movement));
        }
        Line::Attack { value, card, range, card_range, ranged, targets, .. } => {
            plus.push((emblem::ATTACK, signed(*card)));
            whole.push(format!("{} {value}", words.card.attack));
            if let Some(card) = card_range {
                plus.push((emblem::RANGE, signed(i16::from(*card))));
            }
            if *ranged {
                whole.push(format!("{} {range}", words.card.range));
            }
            if let Some(targets) = targets.filter(|&targets| targets > 1) {
                whole.push(format!("{} {targets}", words.card.target));
            }
        }
        Line::Other(ability) => whole.push(words.abilities(std::slice::from_ref(*ability))),
        Line::Element { .. } => {}
    };
    for line in &foresight.lines {
        match line {
            Line::Element { lines, .. } => lines.iter().for_each(&mut read),
            line => read(line),
        }
    }
    let plus = plus
        .into_iter()
        .enumerate()
        .map(|(place, (sign, number))| tag("span", "number").key(place).with(icon(sign)).with(number));
    Some(
        tag("div", "monster-card")
            .with(tag("b", "at").with(u32::from(turn.initiative)))
            .with(tag("p", "plus").each(plus))
            .with(tag("p", "whole").with(fill(words.board.own_numbers, &[&whole.join(", ")]))),
    )
}

fn step(title: String, body: Drawing) -> Tag {
    tag("li", "").with(tag("b", "title").with(title)).with(body)
}

/// Whom it goes for: all its enemies by the three rules of focus, and the cell that decided.
fn focus(
    scene: &Scene<'_>,
    foresight: &Foresight,
    prospect: Option<&Prospect>,
    settled: Option<(FigureId, FocusReason)>,
) -> Option<Tag> {
    let words = &scene.words.board;
    let focus = settled.or(prospect.and_then(|one| one.focus));
    let Some((whom, why)) = focus else { return Some(step(words.no_focus.to_owned(), Drawing::default())) };
    let (by, column) = match why {
        FocusReason::ShortestWay => (words.by_way, 0),
        FocusReason::Nearest => (words.by_distance, 1),
        FocusReason::Initiative => (words.by_initiative, 2),
        FocusReason::Choice => (words.by_choice, 3),
    };
    let mut candidates: Vec<&Candidate> = foresight.candidates.iter().collect();
    candidates
        .arrange_by_key(|one| (one.figure != whom, one.movement.is_none(), one.movement, one.distance, one.place));
    let row = |one: &&Candidate| {
        let cell = |place: usize, text: String| {
            let decided = one.figure == whom && place == column;
            tag("td", "").key(place).when(decided, "decided").with(text)
        };
        let cells: Vec<Tag> = match one.movement {
            Some(cost) => vec![
                cell(0, cost.points().to_string()),
                cell(1, one.distance.to_string()),
                cell(2, one.initiative.map_or_else(|| "–".to_owned(), |initiative| initiative.to_string())),
            ],
            None => vec![tag("td", "none").set("colspan", "3").with(words.from_nowhere)],
        };
        let face = match scene.view.figure(one.figure).kind {
            Kind::Hero(seat) => scene.view.hero(seat).map(|hero| portrait(hero.class)),
            _ => None,
        };
        tag("tr", "")
            .key(usize::from(one.figure.0))
            .when(one.figure == whom, "chosen")
            .with(tag("th", "").set("scope", "row").with(face).with(scene.cast().figure(one.figure)))
            .each(cells)
    };
    let head = ["", words.moves, words.away, words.acts_at];
    let head = head.into_iter().enumerate().map(|(place, word)| {
        // Above the names there is nothing to say.
        let cell = if word.is_empty() { tag("td", "") } else { tag("th", "").set("scope", "col") };
        cell.key(place).with(word)
    });
    // More than a few are compared in the engine, not by eye.
    let rows = candidates.iter().take(5).map(row);
    let table = tag("table", "focus-table")
        .with(tag("thead", "").with(tag("tr", "").each(head)))
        .with(tag("tbody", "").each(rows));
    Some(step(fill(words.focus_on, &[&name(scene, whom), &by]), table.drawn()))
}

/// Where it goes, and why there.
fn walk(scene: &Scene<'_>, figure: FigureId, prospect: Option<&Prospect>) -> Option<Tag> {
    let words = &scene.words.board;
    let prospect = prospect?;
    let walked = scene.recent.iter().filter(|event| matches!(event, Event::Moved(who, _) if *who == figure)).count();
    let steps = if walked > 0 { walked } else { prospect.path.len() };
    if steps == 0 {
        return prospect.focus.map(|_| step(words.stays.to_owned(), Drawing::default()));
    }
    let why = prospect.goal.as_ref().map(|(_, why)| {
        let reasons = why.iter().filter_map(|one| match one {
            WhyHex::FewerTraps => Some(words.why_traps),
            WhyHex::InReach => Some(words.why_reach),
            WhyHex::NoDisadvantage => Some(words.why_disadvantage),
            WhyHex::MoreTargets => Some(words.why_targets),
            WhyHex::FewerHindered => Some(words.why_hindered),
            WhyHex::LessMovement => Some(words.why_least),
            WhyHex::Equal => None,
        });
        let where_to = if prospect.arrives { words.to_nearest } else { words.as_far };
        let all: Vec<&str> = std::iter::once(where_to).chain(reasons).collect();
        tag("p", "").with(format!("{}.", all.join(", ")))
    });
    Some(step(fill(words.walks, &[&steps]), why.into_iter().collect()))
}

/// Whom it attacks, for how much, and what speaks for or against it.
fn attack(scene: &Scene<'_>, figure: FigureId, prospect: Option<&Prospect>) -> Option<Tag> {
    let words = &scene.words.board;
    let attacks = &prospect?.attacks;
    let seen = scene.recent.iter().any(|event| matches!(event, Event::Attack(who, _) if *who == figure));
    let Some(first) = attacks.first() else {
        return (!seen && prospect?.focus.is_some()).then(|| step(words.no_attack.to_owned(), Drawing::default()));
    };
    let mut said: Vec<String> = first.tilts.iter().map(|&tilt| scene.words.tilt(tilt)).collect();
    said.extend(attacks.iter().skip(1).map(|one| fill(words.attacks_for, &[&name(scene, one.target), &one.sum])));
    let body = (!said.is_empty()).then(|| tag("p", "").with(format!("{}.", said.join(" · "))));
    Some(step(fill(words.attacks_for, &[&name(scene, first.target), &first.sum]), body.into_iter().collect()))
}

/// The modifier cards that were drawn.
fn drawn(scene: &Scene<'_>) -> Option<Tag> {
    let cards: Vec<String> = scene
        .recent
        .iter()
        .filter_map(|event| match *event {
            Event::Modifier(_, card, true) => Some(scene.words.modifier(card)),
            _ => None,
        })
        .collect();
    let last = cards.last()?;
    Some(step(fill(scene.words.board.draws, &[last]), Drawing::default()).when(true, "card"))
}
