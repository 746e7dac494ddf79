//! Cards at the near edge: as something to choose, or in one line.

use super::hold::held_card;
use crate::haven::show::Scene;
use crate::haven::show::card::{Size, ability_card, line_card, mini_card};
use crate::haven::show::hand::quickest_first;
use ::haven::card::CardId;
use ::haven::class::Class;
use ::haven::hero::Pile;
use drawing::{Tag, button, tag};

/// The class of the hero who is looked at.
pub(super) fn class_of(scene: &Scene<'_>) -> Option<Class> {
    scene.view.hero(scene.view.seat()).map(|hero| hero.class)
}

/// A card's name.
pub(crate) fn name_of(scene: &Scene<'_>, card: CardId) -> &'static str {
    class_of(scene).map_or("", |class| card.sheet(class).name.get(scene.lang))
}

/// A card's initiative.
pub(super) fn initiative(scene: &Scene<'_>, card: CardId) -> u8 {
    class_of(scene).map_or(0, |class| card.sheet(class).initiative)
}

/// A whole card that is chosen by touching it.
pub(super) fn to_choose(
    scene: &Scene<'_>,
    card: CardId,
    size: Size,
    state: &'static str,
    above: Option<String>,
    press: impl Fn() + Send + Sync + 'static,
) -> Tag {
    let Some(class) = class_of(scene) else { return tag("div", "") };
    let pick = button("pick", press)
        .key(usize::from(card.0) + 1)
        .when(!state.is_empty(), state)
        .pressed(!state.is_empty())
        .with(above.map(|above| tag("span", "above").with(above)))
        .with(ability_card(scene.words, class, card, size));
    held_card(scene, pick, card)
}

/// A hand too large for one row, in two rows of as many cards where there is room for them.
pub(super) fn in_two_rows(cards: Vec<Tag>) -> Tag {
    tag("div", "cards many").write("--row", cards.len().div_ceil(2).to_string()).each(cards)
}

/// A card in one line that can be touched; a larger strip says what both halves do.
pub(super) fn strip(
    scene: &Scene<'_>,
    card: CardId,
    large: bool,
    (chosen, can): (bool, bool),
    press: impl Fn() + Send + Sync + 'static,
) -> Tag {
    let face = class_of(scene).map(|class| match large {
        true => mini_card(scene.words, class, card),
        false => line_card(scene.words, class, card),
    });
    let strip = button("strip", press)
        .key(usize::from(card.0) + 1)
        .when(chosen, "chosen")
        .pressed(chosen)
        .set_if(!can, "aria-disabled", "true")
        .with(face);
    held_card(scene, strip, card)
}

/// A card to be read, as large as it is printed.
#[must_use]
pub fn to_read(scene: &Scene<'_>, card: CardId) -> Option<Tag> {
    class_of(scene).map(|class| tag("div", "to-read").with(ability_card(scene.words, class, card, Size::Full)))
}

/// The cards of the hero in a pile, the quickest first.
pub(super) fn pile(scene: &Scene<'_>, pile: Pile) -> Vec<CardId> {
    let cards = scene.view.cards(scene.view.seat(), pile);
    class_of(scene).map_or_else(Vec::new, |class| quickest_first(class, cards))
}
