//! A closer look: a card, an enemy, a hunter, the log, or the rules. Everything that lies on the table can be opened.

use super::{big_card, die, icon, seat_name};
use crate::chalice::board::{Board, Step};
use crate::chalice::emblem;
use crate::chalice::rules::RulesView;
use crate::chalice::words::Words;
use ::chalice::words::{ability_text, line, provenance_text, rank_name, trophy_name};
use ::chalice::{Ability, Card, Cards, Enemy, Event};
use kit::{Lang, Seat};
use leptos::prelude::*;

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A card.
    Card(Card),
    /// An enemy.
    Enemy(Enemy),
    /// A hunter's cards.
    Hunter(Seat),
    /// Everything that happened.
    Log,
    /// The rules, open at a step.
    Rules(Step),
}

/// What the sheet is called.
#[must_use]
pub fn sheet_title(sheet: Sheet, you: Seat, lang: Lang, words: &'static Words) -> &'static str {
    match sheet {
        Sheet::Card(card) => card.name(lang),
        Sheet::Enemy(enemy) => enemy.name(lang),
        Sheet::Hunter(seat) => seat_name(you, seat, lang),
        Sheet::Log => words.log,
        Sheet::Rules(_) => words.rules,
    }
}

/// What stands on it.
pub fn sheet_body(
    sheet: Sheet,
    board: &Board,
    events: &[Event],
    you: Seat,
    lang: Lang,
    words: &'static Words,
) -> AnyView {
    match sheet {
        Sheet::Card(card) => view! {
            <div class="look">{big_card(card, 1, lang)}</div>
            <p class="hint">{provenance_text(card.data().provenance, lang)}</p>
        }
        .into_any(),
        Sheet::Enemy(enemy) => enemy_sheet(enemy, lang, words),
        Sheet::Hunter(seat) => {
            let person = &board.people[seat];
            view! {
                <h3>{words.used}</h3>{row(person.used, lang, words)}
                <h3>{words.in_hand}</h3>{row(person.hand, lang, words)}
            }
            .into_any()
        }
        Sheet::Log => log(events, you, lang),
        Sheet::Rules(step) => view! { <RulesView step=Some(step)/> }.into_any(),
    }
}

fn row(cards: Cards, lang: Lang, words: &'static Words) -> AnyView {
    if cards.is_empty() {
        return view! { <p class="hint">{words.nothing}</p> }.into_any();
    }
    let cards = cards.iter_kinds().map(|card| view! { <li>{big_card(card, cards.count(card), lang)}</li> });
    view! { <ul class="row cards">{cards.collect_view()}</ul> }.into_any()
}

fn enemy_sheet(enemy: Enemy, lang: Lang, words: &'static Words) -> AnyView {
    let data = enemy.data();
    let ability = match data.ability {
        Ability::Plain => words.no_ability.to_owned(),
        ability => ability_text(ability, lang),
    };
    let types =
        data.types.iter().map(|trophy| view! { <li>{icon(emblem::trophy(trophy))}{trophy_name(trophy, lang)}</li> });
    let faces = data.die.faces().iter().map(|face| die(data.die, face.to_string(), lang));
    view! {
        <p class="kicker">{rank_name(data.rank, lang)}</p>
        <ul class="types">{types.collect_view()}</ul>
        <p>{ability}</p>
        <p class="faces">{faces.collect_view()}</p>
        <p class="hint">{provenance_text(data.provenance, lang)}</p>
    }
    .into_any()
}

/// The tale so far, the newest round first.
fn log(events: &[Event], you: Seat, lang: Lang) -> AnyView {
    let name = move |seat: Seat| seat_name(you, seat, lang).to_owned();
    let rounds = events.chunk_by(|_, next| !matches!(next, Event::Round { .. }));
    let rounds: Vec<AnyView> = rounds
        .map(|round| {
            let lines = round.iter().map(|&event| {
                let heading = matches!(event, Event::Round { .. });
                view! { <li class:heading=heading>{line(event, lang, &name)}</li> }
            });
            view! { <ol class="tale">{lines.collect_view()}</ol> }.into_any()
        })
        .collect();
    rounds.into_iter().rev().collect_view().into_any()
}
