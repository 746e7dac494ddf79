//! Modifier cards: the number, what else it does, and whether it rolls on.

use crate::haven::emblem;
use crate::haven::words::Words;
use crate::ui::icon::emblem as icon;
use ::haven::modifier::{Modifier, Source, Worth};
use drawing::{Tag, tag};

/// A modifier card, face up.
#[must_use]
pub fn modifier_card(words: &Words, card: Modifier) -> Tag {
    let shuffles = matches!(card.worth, Worth::Null | Worth::Double) && card.source != Source::Passing;
    let kind = match (card.worth, card.source) {
        (Worth::Null, Source::Passing) => "curse",
        (Worth::Double, Source::Passing) => "bless",
        (Worth::Null, _) => "worse",
        (Worth::Double, _) => "better",
        (Worth::Plus(number), _) if number > 0 => "better",
        (Worth::Plus(number), _) if number < 0 => "worse",
        (Worth::Plus(_), _) => "even",
    };
    tag("span", "modifier")
        .when(true, kind)
        .when(card.rolling, "rolling")
        .set("role", "img")
        .write("aria-label", words.modifier(card))
        .with(shuffles.then(|| tag("span", "shuffle").with(icon(emblem::SHUFFLE))))
        .with(tag("b", "").with(words.modifier_number(card)))
        .with(words.modifier_twist(card.twist).map(|twist| tag("small", "").with(twist)))
        .with(card.rolling.then(|| tag("em", "").with(words.log.rolling)))
}

/// A modifier card, face down.
#[must_use]
pub fn modifier_back() -> Tag {
    tag("span", "modifier back").set("aria-hidden", "true").with(icon(emblem::SHIELD))
}
