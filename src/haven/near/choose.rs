//! Choosing two cards for the round, and the rests with their prices.

use super::{card, hint};
use crate::haven::emblem;
use crate::haven::show::card::Size;
use crate::haven::show::hand::hand_size;
use crate::haven::show::{Scene, Touch};
use crate::haven::words::near::words;
use crate::ui::icon::{Icon, emblem};
use ::haven::Choice;
use ::haven::card::CardId;
use ::haven::hero::{Pile, Plan};
use ::haven::question::Question;
use drawing::{Tag, button, tag};

/// The hand, with the two cards that are pointed at, and what lies in the piles.
#[must_use]
pub fn hand(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let (lead, second) = chosen(scene);
    let asks = scene.asked == Some(Question::Cards);
    let mut cards = card::pile(scene, Pile::Hand);
    cards.extend(card::pile(scene, Pile::Chosen));
    let size = hand_size(cards.len());
    let one = |&id: &CardId| {
        let (state, above) = match id {
            _ if lead == Some(id) => ("lead", Some((words.leads_at)(card::initiative(scene, id)))),
            _ if second == Some(id) => ("second", Some(words.second.to_owned())),
            _ => ("", None),
        };
        card::to_choose(scene, id, size, state, above, scene.touch(Touch::Card(id)))
            .when(hint::names_card(scene, id), "hinted")
    };
    let cards: Vec<Tag> = cards.iter().map(one).collect();
    let row = if size == Size::Short { card::in_two_rows(cards) } else { tag("div", "cards").each(cards) };
    let row = row.when(!asks, "still");
    // A rest that is asked about comes before the cards; one that is only offered stands beside the button.
    let rests = (!asks).then(|| rests(scene)).flatten();
    let piles = piles(scene);
    tag("section", "hand choosing")
        .when(scene.asked.is_none(), "still")
        .when(!piles.is_empty(), "piled")
        .when(rests.is_some(), "resting")
        .with(rests)
        .with(row)
        .each(piles)
}

/// The lead and the second card.
fn chosen(scene: &Scene<'_>) -> (Option<CardId>, Option<CardId>) {
    match (scene.pointed, scene.view.plan(scene.view.seat())) {
        (Some(Choice::Play(lead, other)), _) => (Some(lead), Some(other).filter(|&other| other != lead)),
        (None, Some(Plan::Cards { lead, other })) => (Some(lead), Some(other)),
        _ => (None, None),
    }
}

/// Both rests with what they cost.
pub(super) fn rests(scene: &Scene<'_>) -> Option<Tag> {
    let words = words(scene.lang);
    let discards = scene.view.cards(scene.view.seat(), Pile::Discard).len();
    let rest = |icon: Icon, name: &'static str, price: String, choice: Choice| {
        let can = scene.legal.contains(&choice);
        let price = if can { price } else { words.too_few.to_owned() };
        button("rest", scene.touch(Touch::Pick(choice)))
            .key(name.len())
            .set_if(!can, "aria-disabled", "true")
            .when(hint::names(scene, choice), "hinted")
            .when(scene.pointed == Some(choice), "chosen")
            .pressed(scene.pointed == Some(choice))
            .with(emblem(icon))
            .with(tag("b", "").with(name))
            .with(tag("small", "").with(price))
    };
    let long = || rest(emblem::LONG_REST, words.long_rest, words.long_price.to_owned(), Choice::LongRest);
    let short = || rest(Icon("hourglass"), words.short_rest, (words.short_price)(discards), Choice::ShortRest);
    let none = || rest(Icon("haven/walking-boot"), scene.words.ask.do_no_rest, String::new(), Choice::Skip);
    match scene.asked? {
        Question::Cards => Some(tag("div", "rests").with(long())),
        Question::ShortRest => Some(tag("div", "rests").with(short()).with(none())),
        Question::Reroll(lost) => Some(reroll(scene, lost)),
        _ => None,
    }
}

/// The card that chance picked, and what another one costs.
fn reroll(scene: &Scene<'_>, lost: CardId) -> Tag {
    let answer = |choice: Choice| {
        let chosen = scene.pointed == Some(choice);
        button("rest", scene.touch(Touch::Pick(choice)))
            .when(hint::names(scene, choice), "hinted")
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(tag("b", "").with(crate::haven::words::choice(choice, scene)))
    };
    tag("div", "rests")
        .with(card::strip(scene, lost, true, (true, true), || ()))
        .with(answer(Choice::Keep))
        .with(scene.legal.contains(&Choice::Redraw).then(|| answer(Choice::Redraw)))
}

/// Discard, lost and active cards, which lie open.
fn piles(scene: &Scene<'_>) -> Vec<Tag> {
    let words = words(scene.lang);
    let mut active = card::pile(scene, Pile::Active { lost: false });
    active.extend(card::pile(scene, Pile::Active { lost: true }));
    let all = [(1, card::pile(scene, Pile::Discard)), (2, card::pile(scene, Pile::Lost)), (3, active)];
    let one = |(at, cards): (usize, Vec<CardId>)| {
        let card = |&id: &CardId| {
            let away = Choice::Dismiss(id);
            let can = scene.legal.contains(&away);
            card::strip(scene, id, true, (scene.pointed == Some(away), can), scene.touch(Touch::Pick(away)))
        };
        (!cards.is_empty()).then(|| {
            tag("div", "pile")
                .key(at)
                .with(tag("h3", "").with(words.piles[at]).with(" ").with(cards.len() as u32))
                .each(cards.iter().map(card))
        })
    };
    all.into_iter().filter_map(one).collect()
}
