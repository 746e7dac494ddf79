//! Damage: suffered, or turned away with cards (H15.01). Three answers side by side, each with what comes of it.

use super::hold::held_known;
use super::own::health;
use super::{card, hint};
use crate::haven::codex::Known;
use crate::haven::show::blow::{blow, last_blow};
use crate::haven::show::{Scene, Touch};
use crate::haven::words::near::words;
use ::haven::Choice;
use ::haven::card::CardId;
use ::haven::hero::Pile;
use ::haven::item::Item;
use drawing::{Tag, button, tag};

/// What the blow came to, the three answers, and what may be used before.
#[must_use]
pub fn answers(scene: &Scene<'_>, amount: i16) -> Tag {
    let ways = tag("div", "way-row").with(suffer(scene, amount)).with(lose_hand(scene)).with(lose_discards(scene));
    let board = &scene.words.board;
    let blow = blow(scene, last_blow(scene), [board.its_attack, board.your_shield], Some(amount));
    tag("section", "hand harming").with(blow).with(ways).with(shields(scene))
}

/// One of the three: what it is called, and what comes of it.
fn way(
    name: String,
    (chosen, hinted): (bool, bool),
    take: Option<impl Fn() + Send + Sync + 'static>,
    body: Tag,
) -> Tag {
    let can = take.is_some();
    let press = move || {
        if let Some(take) = &take {
            take();
        }
    };
    let head = button("way-head", press)
        .pressed(chosen)
        .set_if(!can, "aria-disabled", "true")
        .when(hinted, "hinted")
        .with(name);
    tag("div", "way").when(chosen, "chosen").with(head).with(body)
}

fn suffer(scene: &Scene<'_>, amount: i16) -> Tag {
    let words = words(scene.lang);
    let chosen = scene.pointed == Some(Choice::Suffer);
    let figure = scene.view.hero(scene.view.seat()).map(|hero| scene.view.figure(hero.figure));
    let (left, most) = figure.map_or((0, 0), |figure| ((figure.health - amount).max(0), figure.most_health));
    let comes = if left == 0 {
        tag("p", "deadly").with(words.exhausted)
    } else {
        tag("p", "").with((words.left)(left, most)).with(". ").with(words.keep_cards)
    };
    let body = tag("div", "way-body").with(health(left, most, (words.left)(left, most))).with(comes);
    let hinted = hint::names(scene, Choice::Suffer);
    way((words.suffer)(amount), (chosen, hinted), Some(scene.touch(Touch::Pick(Choice::Suffer))), body)
}

fn lose_hand(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let cards: Vec<CardId> = card::pile(scene, Pile::Hand);
    let chosen = matches!(scene.pointed, Some(Choice::LoseFromHand(_)));
    let one = |&id: &CardId| {
        let choice = Choice::LoseFromHand(id);
        let can = scene.legal.contains(&choice);
        card::strip(scene, id, false, (scene.pointed == Some(choice), can), scene.touch(Touch::Pick(choice)))
    };
    let first = scene.legal.iter().copied().find(|choice| matches!(choice, Choice::LoseFromHand(_)));
    let comes = match cards.len() {
        _ if first.is_none() => words.cannot.to_owned(),
        left @ ..=2 => format!("{} {}", (words.lose_hand_line)(left - 1), words.must_rest),
        left => (words.lose_hand_line)(left - 1),
    };
    let body = tag("div", "way-body").each(cards.iter().map(one)).with(tag("p", "").with(comes));
    let take = first.map(|first| scene.touch(Touch::Pick(first)));
    let hinted = matches!(hint::advised(scene), Some(Choice::LoseFromHand(_)));
    way(words.lose_hand.to_owned(), (chosen, hinted), take, body)
}

fn lose_discards(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let first = scene.legal.iter().copied().find(|choice| matches!(choice, Choice::LoseDiscards(..)));
    let (one, other) = match scene.pointed {
        Some(Choice::LoseDiscards(one, other)) => (Some(one), Some(other)),
        _ => (None, None),
    };
    // Active cards count among the discards.
    let mut cards = card::pile(scene, Pile::Discard);
    cards.extend(card::pile(scene, Pile::Active { lost: false }));
    let named = |id: CardId| {
        let names = |choice: &Choice| matches!(*choice, Choice::LoseDiscards(a, b) if a == id || b == id);
        scene.legal.iter().any(names)
    };
    let line = |&id: &CardId| {
        let chosen = one == Some(id) || other == Some(id);
        card::strip(scene, id, false, (chosen, named(id)), scene.touch(Touch::Card(id)))
    };
    let left = cards.len().saturating_sub(2);
    let comes = if first.is_some() { (words.lose_two_line)(left) } else { words.cannot.to_owned() };
    let body = tag("div", "way-body").each(cards.iter().map(line)).with(tag("p", "").with(comes));
    let take = first.map(|first| scene.touch(Touch::Pick(first)));
    let hinted = matches!(hint::advised(scene), Some(Choice::LoseDiscards(..)));
    way(words.lose_two.to_owned(), (one.is_some(), hinted), take, body)
}

/// Items that can be used against it.
fn shields(scene: &Scene<'_>) -> Option<Tag> {
    let items = || {
        scene.legal.iter().filter_map(|choice| match *choice {
            Choice::Use(item) => Some(item),
            _ => None,
        })
    };
    let one = |item: Item| {
        let choice = Choice::Use(item);
        let chosen = scene.pointed == Some(choice);
        held_known(scene, button("add", scene.touch(Touch::Pick(choice))), Known::Item(item))
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(tag("b", "").with(crate::haven::words::choice(choice, scene)))
    };
    items().next().is_some().then(|| tag("div", "adds").each(items().map(one)))
}
