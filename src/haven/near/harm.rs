//! Damage: suffered, or turned away with cards (H15.01). Three answers side by side, each with what comes of it.

use super::card;
use super::own::health;
use crate::haven::show::{Scene, Touch};
use crate::haven::words::near::words;
use ::haven::Choice;
use ::haven::card::CardId;
use ::haven::hero::Pile;
use drawing::{Tag, button, tag};

/// The three answers, and what may be used before.
#[must_use]
pub fn answers(scene: &Scene<'_>, amount: i16) -> Tag {
    let place = tag("section", "hand harming");
    place.with(suffer(scene, amount)).with(lose_hand(scene)).with(lose_discards(scene)).with(shields(scene))
}

fn answer(name: String, chosen: bool) -> Tag {
    tag("div", "way").when(chosen, "chosen").with(tag("h3", "").with(name))
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
    button("way", scene.touch(Touch::Pick(Choice::Suffer)))
        .when(chosen, "chosen")
        .pressed(chosen)
        .with(tag("h3", "").with((words.suffer)(amount)))
        .with(health(left, most, (words.left)(left, most)))
        .with(comes)
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
    let can = scene.legal.iter().any(|choice| matches!(choice, Choice::LoseFromHand(_)));
    let comes = match cards.len() {
        _ if !can => words.cannot.to_owned(),
        left @ ..=2 => format!("{} {}", (words.lose_hand_line)(left - 1), words.must_rest),
        left => (words.lose_hand_line)(left - 1),
    };
    answer(words.lose_hand.to_owned(), chosen).each(cards.iter().map(one)).with(tag("p", "").with(comes))
}

fn lose_discards(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let can = scene.legal.iter().any(|choice| matches!(choice, Choice::LoseDiscards(..)));
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
    let comes = if can { (words.lose_two_line)(cards.len().saturating_sub(2)) } else { words.cannot.to_owned() };
    answer(words.lose_two.to_owned(), one.is_some()).each(cards.iter().map(line)).with(tag("p", "").with(comes))
}

/// Items that can be used against it.
fn shields(scene: &Scene<'_>) -> Option<Tag> {
    let items = || scene.legal.iter().copied().filter(|choice| matches!(choice, Choice::Use(_)));
    let one = |choice: Choice| {
        let chosen = scene.pointed == Some(choice);
        button("add", scene.touch(Touch::Pick(choice)))
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(tag("b", "").with(crate::haven::words::choice(choice, scene)))
    };
    items().next().is_some().then(|| tag("div", "adds").each(items().map(one)))
}
