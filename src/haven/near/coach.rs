//! What the lesson says, and what is to be touched now.

use super::{card, deed};
use crate::haven::lesson::STEPS;
use crate::haven::show::Scene;
use crate::haven::words as names;
use crate::haven::words::fill;
use crate::haven::words::near::words;
use crate::shell::route::{Haven, Route};
use crate::table::coach as coach_of;
use ::haven::Choice;
use drawing::{Tag, link, tag};
use leptos::prelude::Get;

/// The words of the step, or why what was touched is not it; and the way out once it is over.
pub(super) fn coach(scene: &Scene<'_>) -> Option<Tag> {
    let taught = scene.taught?;
    let words = &scene.words.lesson;
    let why_not = scene.table.why_not.get();
    let over = taught.step + 1 == STEPS;
    let now = scene.asked.filter(|_| !over).map(|_| tag("p", "now").with(now(scene, taught.next)));
    let way_out = || link("button quiet", Route::Haven(Haven::Setup).href()).with(scene.words.set_up);
    let says = coach_of(words.title, (taught.step, STEPS), why_not.unwrap_or(words.steps[taught.step][0]));
    Some(says.when(why_not.is_some(), "no").with(now).with(over.then(way_out)))
}

/// What is to be touched now.
fn now(scene: &Scene<'_>, next: Option<Choice>) -> String {
    let text = &scene.words.lesson;
    match next {
        None => fill(text.press, &[&deed::whole(scene)]),
        Some(Choice::Play(id, _) | Choice::Card(id)) => fill(text.choose, &[&card::name_of(scene, id)]),
        Some(Choice::Act { card: id, side, .. }) => fill(text.halves[side as usize], &[&card::name_of(scene, id)]),
        Some(Choice::Step(_) | Choice::Hex(_)) => text.hex.to_owned(),
        Some(Choice::Target(figure)) => fill(text.figure, &[&scene.cast().figure(figure)]),
        Some(Choice::LoseFromHand(_)) => fill(text.choose, &[&words(scene.lang).lose_hand]),
        Some(choice) => fill(text.choose, &[&names::choice(choice, scene)]),
    }
}
