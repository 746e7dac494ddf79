//! Cards, large and small.

use super::icon;
use crate::chalice::emblem;
use ::chalice::words::{effect_text, kind_name};
use ::chalice::{Card, Kind};
use kit::Lang;
use leptos::prelude::*;

/// What sort of paper a card is: its window, wash and word.
fn class(card: Card) -> &'static str {
    match card.data().kind {
        _ if card == Card::HuntersDream => "card utility dream",
        Kind::Melee => "card melee",
        Kind::Ranged => "card ranged",
        Kind::Utility => "card utility",
    }
}

/// A card's face. The wash behind the emblem is seeded by the card, so that each is known across the table.
pub fn big_card(card: Card, copies: u32, lang: Lang) -> AnyView {
    let data = card.data();
    let number = card as u32;
    let wash = |step: u32, from: u32, span: u32| from + number * step % span;
    view! {
        <span
            class=class(card)
            style=("--wx", format!("{}%", wash(37, 20, 60)))
            style=("--wy", format!("{}%", wash(53, 15, 60)))
            style=("--wa", format!("{}deg", wash(29, 0, 180)))
        >
            <span class="face">
                <span class="art">{icon(emblem::card(card))}</span>
                <span class="title">{card.name(lang)}</span>
                <span class="rule">{effect_text(data.effect, lang)}</span>
                <span class="sort">{icon(emblem::kind(data.kind))}{kind_name(data.kind, lang)}</span>
            </span>
            {(data.damage > 0).then(|| view! {
                <span class="damage">
                    <svg viewBox="0 0 20 26" aria-hidden="true"><use href="#drop"></use></svg>
                    <b>{data.damage}</b>
                </span>
            })}
            {(copies > 1).then(|| view! { <span class="copies">"×"{copies}</span> })}
        </span>
    }
    .into_any()
}

/// A card as small as a stamp: emblem and number.
pub fn mini(card: Card, lang: Lang) -> AnyView {
    let damage = card.data().damage;
    view! {
        <span class=class(card).replace("card", "mini") title=card.name(lang)>
            {icon(emblem::card(card))}
            {(damage > 0).then(|| view! { <b>{damage}</b> })}
            <span class="hidden">{card.name(lang)}</span>
        </span>
    }
    .into_any()
}
