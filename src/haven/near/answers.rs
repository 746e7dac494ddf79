//! Answers that are given by touching them: as cards where they name cards, as words otherwise.

use super::{card, hint};
use crate::haven::habits::{Habits, Ties, is_tie};
use crate::haven::plan;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::{Scene, Touch};
use crate::haven::words as names;
use crate::haven::words::near::words;
use ::haven::Choice;
use ::haven::card::CardId;
use drawing::{Tag, button, tag};
use kit::Sort;
use leptos::prelude::*;

/// The card that a choice names, if it names one alone.
const fn card_of(choice: Choice) -> Option<CardId> {
    match choice {
        Choice::Card(card) | Choice::LoseFromHand(card) => Some(card),
        _ => None,
    }
}

/// Whether a choice is given elsewhere: on the board, on the cards of the turn, among items, by the button.
fn is_elsewhere(scene: &Scene<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Step(_)
        | Choice::Hex(_)
        | Choice::Area(..)
        | Choice::Act { .. }
        | Choice::Use(_)
        | Choice::Omit(_)
        | Choice::Dismiss(_)
        | Choice::EndTurn
        | Choice::Play(..)
        | Choice::LoseDiscards(..) => true,
        // In the own turn there is no room for a list of those who stand on the board.
        Choice::Target(_) => scene.asked.is_some_and(plan::is_planned),
        _ => false,
    }
}

/// Every answer to a question that is neither of the turn nor of the hand.
#[must_use]
pub fn all(scene: &Scene<'_>) -> Tag {
    tag("section", "hand answering").with(chips(scene))
}

/// The answers that stand here: cards as cards, the rest as words.
#[must_use]
pub fn chips(scene: &Scene<'_>) -> Option<Tag> {
    let mut here: Vec<Choice> = scene.legal.iter().copied().filter(|&choice| !is_elsewhere(scene, choice)).collect();
    // Cards lie as in the hand.
    here.arrange_by_key(|&choice| card_of(choice).map_or(u8::MAX, |card| card::initiative(scene, card)));
    let one = |(at, &choice): (usize, &Choice)| {
        let chosen = scene.pointed == Some(choice);
        let touch = scene.touch(Touch::Pick(choice));
        match card_of(choice) {
            Some(card) => card::strip(scene, card, true, (chosen, true), touch),
            None => button("chip", touch)
                .key(at + 100)
                .when(chosen, "chosen")
                .when(hint::names(scene, choice), "hinted")
                .pressed(chosen)
                .with(names::choice(choice, scene)),
        }
    };
    let never =
        scene.asked.filter(|&asked| is_tie(asked)).and(scene.legal.first()).map(|&first| no_longer(scene, first));
    (!here.is_empty() || never.is_some())
        .then(|| tag("div", "chips").each(here.iter().enumerate().map(one)).each(never))
}

/// Leaves this and all equal choices for monsters to the first one listed, from now on.
fn no_longer(scene: &Scene<'_>, first: Choice) -> Tag {
    let (table, seat) = (scene.table, scene.view.seat());
    let press = move || {
        let habits = Habits { ties: Ties::First, ..table.game.with_untracked(ScenarioAtTable::habits) };
        table.game.update(|game| game.set_habits(habits));
        habits.keep(table.shell);
        table.answer(Box::new(move |game| game.choose_all(seat, &[first])));
    };
    button("chip never", press).key(99).with(words(scene.lang).no_longer)
}

/// Every answer as a list of words: nothing can be asked that cannot be answered there.
#[must_use]
pub fn every(scene: &Scene<'_>) -> Tag {
    let table = scene.table;
    let one = |(at, &choice): (usize, &Choice)| {
        let chosen = scene.pointed == Some(choice);
        let touch = scene.touch(Touch::Pick(choice));
        let pick = move || {
            table.close_sheet();
            touch();
        };
        let way = button("chip", pick).when(chosen, "chosen").pressed(chosen);
        tag("li", "").key(at).with(way.with(names::choice(choice, scene)))
    };
    tag("ul", "every").each(scene.legal.iter().enumerate().map(one))
}
