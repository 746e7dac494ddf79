//! Answers that are given by touching them: as cards where they name cards, as words otherwise.

use super::card;
use crate::haven::show::{Scene, Touch};
use crate::haven::words as names;
use crate::haven::words::near::words;
use ::haven::Choice;
use ::haven::card::CardId;
use drawing::{Tag, button, tag};

/// The card that a choice names, if it names one alone.
const fn card_of(choice: Choice) -> Option<CardId> {
    match choice {
        Choice::Card(card) | Choice::LoseFromHand(card) => Some(card),
        _ => None,
    }
}

/// Whether a choice is given elsewhere: on the board, on the cards of the turn, among items, by the button.
const fn is_elsewhere(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Step(_)
            | Choice::Area(..)
            | Choice::Act { .. }
            | Choice::Use(_)
            | Choice::Omit(_)
            | Choice::Dismiss(_)
            | Choice::EndTurn
            | Choice::Play(..)
            | Choice::LoseDiscards(..)
    )
}

/// Every answer to a question that is neither of the turn nor of the hand.
#[must_use]
pub fn all(scene: &Scene<'_>) -> Tag {
    tag("section", "hand answering").with(chips(scene)).with(list(scene))
}

/// The answers that stand here: cards as cards, the rest as words.
#[must_use]
pub fn chips(scene: &Scene<'_>) -> Option<Tag> {
    let here: Vec<Choice> = scene.legal.iter().copied().filter(|&choice| !is_elsewhere(choice)).collect();
    let one = |(at, &choice): (usize, &Choice)| {
        let chosen = scene.pointed == Some(choice);
        let touch = scene.touch(Touch::Pick(choice));
        match card_of(choice) {
            Some(card) => card::strip(scene, card, true, (chosen, true), touch),
            None => button("chip", touch)
                .key(at + 100)
                .when(chosen, "chosen")
                .pressed(chosen)
                .with(names::choice(choice, scene)),
        }
    };
    (!here.is_empty()).then(|| tag("div", "chips").each(here.iter().enumerate().map(one)))
}

/// Every answer as a list of words: nothing can be asked that cannot be answered here.
#[must_use]
pub fn list(scene: &Scene<'_>) -> Option<Tag> {
    let words = words(scene.lang);
    let elsewhere: Vec<Choice> = scene.legal.iter().copied().filter(|&choice| is_elsewhere(choice)).collect();
    let one = |(at, &choice): (usize, &Choice)| {
        let chosen = scene.pointed == Some(choice);
        let way = button("chip", scene.touch(Touch::Pick(choice))).when(chosen, "chosen").pressed(chosen);
        tag("li", "").key(at).with(way.with(names::choice(choice, scene)))
    };
    (!elsewhere.is_empty()).then(|| {
        tag("details", "every")
            .with(tag("summary", "").with(words.all_answers))
            .with(tag("ul", "").each(elsewhere.iter().enumerate().map(one)))
    })
}
