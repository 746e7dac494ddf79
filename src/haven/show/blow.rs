//! An attack whose card is turned: the card, and the sum in the order of H10.03.

use crate::haven::show::Scene;
use crate::haven::show::modifier::modifier_card;
use crate::haven::words::card::signed;
use crate::haven::words::near::words;
use ::haven::Event;
use ::haven::event::Blow;
use ::haven::figure::FigureId;
use ::haven::modifier::Modifier;
use ::haven::sum::Part;
use drawing::{Tag, tag};

/// The last attack of what is told.
#[derive(Clone, Debug)]
pub struct LastBlow {
    /// Who is attacked.
    pub target: FigureId,
    /// The card that counted last.
    pub card: Option<Modifier>,
    /// What was added to the attacker's number before it was turned.
    pub added: Vec<(Part, i16)>,
    /// What it came to, before the target answers.
    pub blow: Option<Blow>,
}

/// So many of what was added are named; more of it has no room.
const NAMED: usize = 2;

/// The last attack since the person was asked, or a turn began.
#[must_use]
pub fn last_blow(scene: &Scene<'_>) -> Option<LastBlow> {
    let mut last = None::<LastBlow>;
    for event in scene.recent {
        match (*event, &mut last) {
            (Event::Attack(_, target), last) => {
                *last = Some(LastBlow { target, card: None, added: Vec::new(), blow: None });
            }
            (Event::Sum(part, plus), Some(last)) if plus != 0 && !matches!(part, Part::Card | Part::Own) => {
                last.added.push((part, plus));
            }
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
    let row = |key: usize, name: String, number: String| {
        tag("p", "").key(key).with(tag("span", "").with(name)).with(tag("b", "").with(number))
    };
    let card = last.as_ref().and_then(|last| last.card);
    let rows = last.and_then(|last| Some((last.blow?, last.added))).map(|(blow, mut added)| {
        added.truncate(if added.len() > NAMED { 0 } else { NAMED });
        let own = blow.sum - added.iter().map(|(_, plus)| plus).sum::<i16>();
        let parts = added.iter().enumerate();
        let parts = parts.map(|(at, &(part, plus))| row(10 + at, scene.cast().part(part), signed(plus)));
        let shield = (blow.drawn > blow.damage).then(|| row(3, shield.to_owned(), signed(blow.damage - blow.drawn)));
        let modifier = card.map(|card| row(2, words.modifier.to_owned(), scene.words.modifier_number(card)));
        let own = row(1, attack.to_owned(), own.to_string());
        tag("div", "rows").with(own).each(parts).with(modifier).with(shield)
    });
    let whole = amount.map(|amount| {
        tag("p", "whole").with(tag("span", "").with(words.damage_is)).with(tag("b", "").with(amount.to_string()))
    });
    tag("div", "blow").with(card.map(|card| modifier_card(scene.words, card))).with(rows).with(whole)
}
