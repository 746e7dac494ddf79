//! What is said before the cards are turned: when somebody means to act and what for, in the vague words that are allowed (H6.02).

use crate::haven::scenario::Player;
use crate::haven::show::Scene;
use crate::haven::words::ask::Band;
use crate::haven::words::card::{Role, Sign};
use crate::haven::words::{Words, fill};
use ::haven::card::{CardId, Side};
use ::haven::class::Class;
use ::haven::hero::Plan;
use ::haven::question::Question;
use drawing::{Tag, tag};
use kit::Seat;
use leptos::prelude::WithUntracked;

/// From so many hexes on a move is far.
const FAR: u8 = 5;

/// What a bot who has chosen says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// When it means to act.
    pub band: Band,
    /// What it means to do, if there is a word for it.
    pub what: Option<String>,
}

/// What a bot says while the person chooses two cards.
#[must_use]
pub fn said(scene: &Scene<'_>, seat: Seat) -> Option<Said> {
    if scene.asked != Some(Question::Cards) {
        return None;
    }
    scene.table.game.with_untracked(|game| {
        let class = game.class(seat).filter(|_| game.players().get(seat.index()) == Some(&Player::Bot))?;
        Some(match game.view(seat).plan(seat)? {
            Plan::Cards { lead, other } => Said {
                band: Band::of(lead.sheet(class).initiative),
                what: intention(scene.words, class, [lead, other]),
            },
            Plan::Rest => Said { band: Band::VeryLate, what: Some(scene.words.ask.say_rest.to_owned()) },
        })
    })
}

/// What two cards are most likely played for.
fn intention(words: &Words, class: Class, cards: [CardId; 2]) -> Option<String> {
    let ask = &words.ask;
    let halves = cards.into_iter().flat_map(|card| [Side::Top, Side::Bottom].map(|side| (card, side)));
    let lines: Vec<_> = halves.flat_map(|(card, side)| words.half(card.sheet(class).action(side)).lines).collect();
    let any = |sign: Sign| lines.iter().find(|line| line.role == Role::Main && line.sign == Some(sign));
    let made = lines.iter().filter(|line| line.role == Role::Make).find_map(|line| match line.sign {
        Some(Sign::Element(element)) => element,
        _ => None,
    });
    let far = any(Sign::Move).filter(|line| line.number.parse::<u8>().is_ok_and(|hexes| hexes >= FAR));
    any(Sign::Heal)
        .map(|_| ask.say_heal.to_owned())
        .or_else(|| made.map(|element| fill(ask.say_element, &[&words.element(element)])))
        .or_else(|| any(Sign::Loot).map(|_| ask.say_loot.to_owned()))
        .or_else(|| far.map(|_| ask.say_run.to_owned()))
}

/// The words in a bubble of paper.
#[must_use]
pub fn bubble(words: &Words, said: &Said) -> Tag {
    let what = said.what.clone().map(|what| format!(" {what}"));
    tag("q", "said").with(tag("b", "").with(words.band(said.band))).with(what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::words::words;
    use kit::Lang;

    #[test]
    fn h6_02_nobody_names_a_card_or_a_number() {
        for lang in Lang::ALL {
            for class in Class::ALL {
                let ids = || (0..class.cards().len() as u8).map(CardId);
                for cards in ids().flat_map(|lead| ids().map(move |other| [lead, other])) {
                    let Some(says) = intention(words(lang), class, cards) else { continue };
                    let named = cards.iter().any(|card| says.contains(card.sheet(class).name.get(lang)));
                    assert!(!named && !says.contains(|letter: char| letter.is_ascii_digit()), "{says}");
                }
            }
        }
    }
}
