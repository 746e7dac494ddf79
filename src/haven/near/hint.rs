//! What a bot would do in the person's place, when they ask for it: named, lit, and with what the engine knows about it.

use super::card;
use crate::haven::presented::drawn;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::Scene;
use crate::haven::words as names;
use crate::haven::words::near::words;
use crate::table::{Controller, Hint};
use ::haven::Choice;
use ::haven::card::CardId;
use drawing::{Tag, tag};
use leptos::prelude::*;

/// The answer that the hint names, or the lesson.
pub(crate) fn advised(scene: &Scene<'_>) -> Option<Choice> {
    if let Some(taught) = scene.taught {
        return taught.next;
    }
    match scene.hint {
        Hint::Given(advice) => advice.as_ref().map(|&(choice, _)| choice),
        Hint::None | Hint::Weighing => None,
    }
}

/// A card that a hint or the lesson names is scrolled to, if it lies out of view.
pub(crate) fn keep_in_view(table: Controller<ScenarioAtTable>) {
    let named = Memo::new(move |_| drawn(table, advised));
    Effect::new(move |_| {
        if named.get().is_some() {
            request_animation_frame(|| {
                let _ = scroll_to_hinted();
            });
        }
    });
}

fn scroll_to_hinted() -> Option<()> {
    let hinted = document().query_selector(".hand .hinted").ok()??;
    let hand = hinted.closest(".hand").ok()??;
    let (card, place) = (hinted.get_bounding_client_rect(), hand.get_bounding_client_rect());
    if card.bottom() > place.bottom() || card.top() < place.top() {
        hand.set_scroll_top(hand.scroll_top() + (card.top() - place.top()) as i32 - 24);
    }
    Some(())
}

/// Whether the hint names this answer.
pub(super) fn names(scene: &Scene<'_>, choice: Choice) -> bool {
    advised(scene) == Some(choice)
}

/// Whether the hint names this card as one of two for the round.
pub(super) fn names_card(scene: &Scene<'_>, card: CardId) -> bool {
    matches!(advised(scene), Some(Choice::Play(lead, other)) if lead == card || other == card)
}

/// The hint in one line, in place of what is said above the button otherwise.
pub(super) fn line(scene: &Scene<'_>) -> Option<Tag> {
    let table = scene.table.words();
    let place = tag("p", "advice");
    match scene.hint {
        // What is to be done in a lesson is said with it.
        _ if scene.taught.is_some() => None,
        Hint::None => None,
        Hint::Weighing => Some(place.with(table.weighing)),
        Hint::Given(None) => Some(place.with(table.no_hint)),
        Hint::Given(Some((choice, because))) => {
            let numbers = why(scene, *choice).map(|why| format!(" ({why})"));
            let reasons = because.as_ref().and_then(|because| scene.words.why(because)).map(|why| format!(". {why}"));
            let says = tag("b", "").with(table.hint);
            Some(place.with(says).with(": ").with(names::choice(*choice, scene)).with(numbers).with(reasons))
        }
    }
}

/// What speaks for it in numbers: how many of the monsters' cards would come before, or how likely the target dies.
fn why(scene: &Scene<'_>, choice: Choice) -> Option<String> {
    let words = words(scene.lang);
    match choice {
        Choice::Play(lead, _) => {
            let at = card::initiative(scene, lead);
            let left = scene.view.breeds().flat_map(|breed| {
                let deck = breed.kind.sheet().deck;
                breed.left.iter().map(|&card| deck[usize::from(card)].initiative).collect::<Vec<_>>()
            });
            let (before, all) = left.fold((0, 0), |(before, all), one| (before + usize::from(one < at), all + 1));
            Some(format!("{} {}", (words.of)(before, all), words.before_you))
        }
        Choice::Target(_) | Choice::Area(..) if scene.plan.is_empty() => {
            let preview = scene.view.preview(choice);
            preview.first().map(|preview| (words.to_kill)(preview.kills.percent()))
        }
        _ => None,
    }
}
