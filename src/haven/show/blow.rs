//! An attack whose card is turned: the card, and the sum in the order of H10.03.

use crate::haven::show::Scene;
use crate::haven::show::modifier::modifier_card;
use crate::haven::words::card::signed;
use crate::haven::words::near::words;
use ::haven::Event;
use ::haven::event::Blow;
use ::haven::figure::FigureId;
use ::haven::modifier::Modifier;
use drawing::{Tag, tag};

/// The last attack of what is told.
#[derive(Clone, Copy, Debug)]
pub struct LastBlow {
    /// Who is attacked.
    pub target: FigureId,
    /// The card that counted last.
    pub card: Option<Modifier>,
    /// What it came to, before the target answers.
    pub blow: Option<Blow>,
}

/// The last attack since the person was asked, or a turn began.
#[must_use]
pub fn last_blow(scene: &Scene<'_>) -> Option<LastBlow> {
    let mut last = None::<LastBlow>;
    for event in scene.recent {
        match (*event, &mut last) {
            (Event::Attack(_, target), last) => *last = Some(LastBlow { target, card: None, blow: None }),
            (Event::Modifier(_, card, true), Some(last)) => last.card = Some(card),
            (Event::Blow(blow), Some(last)) => last.blow = Some(blow),
            _ => {}
        }
    }
    last
}

/// The card, the sum and what is left of it; `attack` and `shield` are what these two are called.
#[must_use]
pub fn blow(
    scene: &Scene<'_>,
    last: Option<LastBlow>,
    [attack, shield]: [&'static str; 2],
    amount: Option<i16>,
) -> Tag {
    let words = words(scene.lang);
    let row = |key: usize, name: &'static str, number: String| {
        tag("p", "").key(key).with(tag("span", "").with(name)).with(tag("b", "").with(number))
    };
    let card = last.and_then(|last| last.card);
    let rows = last.and_then(|last| last.blow).map(|blow| {
        let shield = (blow.drawn > blow.damage).then(|| row(3, shield, signed(blow.damage - blow.drawn)));
        let modifier = card.map(|card| row(2, words.modifier, scene.words.modifier_number(card)));
        tag("div", "rows").with(row(1, attack, blow.sum.to_string())).with(modifier).with(shield)
    });
    let whole = amount.map(|amount| {
        tag("p", "whole").with(tag("span", "").with(words.damage_is)).with(tag("b", "").with(amount.to_string()))
    });
    tag("div", "blow").with(card.map(|card| modifier_card(scene.words, card))).with(rows).with(whole)
}
