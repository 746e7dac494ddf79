//! A closer look: a card, an enemy, a hunter, the log, or the rules. Everything that lies on the table can be opened.

use super::{Scene, ability_line, big_card, die, mini, types};
use crate::chalice::board::Step;
use crate::chalice::game::Company;
use crate::chalice::words::Words;
use ::bots::{Talk, Word};
use ::chalice::words::{line_to, provenance_text, rank_name};
use ::chalice::{Card, Cards, Enemy, Event, Life};
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
    /// Asking another for a card.
    Ask,
    /// What else can be done at this table.
    More,
    /// The rules, open at a step.
    Rules(Step),
}

/// What the sheet is called.
#[must_use]
pub fn sheet_title(sheet: Sheet, company: Company, lang: Lang, words: &'static Words) -> &'static str {
    match sheet {
        Sheet::Card(card) => card.name(lang),
        Sheet::Enemy(enemy) => enemy.name(lang),
        Sheet::Hunter(seat) => company.name(seat, lang),
        Sheet::Log => words.log,
        Sheet::Ask => words.ask_for,
        Sheet::More => words.more,
        Sheet::Rules(_) => words.rules,
    }
}

/// What stands on it. What else can be done stands with the table's tools, and the rules stand on their own.
pub fn sheet_body(sheet: Sheet, scene: &Scene<'_>, events: &[Event]) -> AnyView {
    let (board, lang, words) = (scene.board, scene.lang, scene.words);
    match sheet {
        Sheet::Card(card) => view! {
            <div class="look">{big_card(card, 1, lang)}</div>
            <p class="hint">{provenance_text(card.data().provenance, lang)}</p>
        }
        .into_any(),
        Sheet::Enemy(enemy) => enemy_sheet(enemy, lang, words),
        Sheet::Hunter(seat) => {
            let person = &board.people[seat];
            let (kept, broken) = words_kept(scene.talk, events, seat);
            view! {
                {(kept + broken > 0).then(|| view! { <p class="hint">{(words.words_kept)(kept, kept + broken)}</p> })}
                <h3>{words.used}</h3>{row(person.used, lang, words)}
                <h3>{words.in_hand}</h3>{row(person.hand, lang, words)}
            }
            .into_any()
        }
        Sheet::Log => log(events, scene),
        Sheet::Ask => ask(scene),
        Sheet::More | Sheet::Rules(_) => ().into_any(),
    }
}

/// How many announcements of a hunter came true, and how many did not.
fn words_kept(talk: &Talk, events: &[Event], seat: Seat) -> (usize, usize) {
    let mut round = 0;
    let (mut kept, mut broken) = (0, 0);
    for &event in events {
        match event {
            Event::Round { round: now } => round = now,
            Event::Played { seat: other, card } if other == seat => match talk.word(round, seat) {
                Some(Word::Announce(announced)) if announced == card => kept += 1,
                // A weapon that is announced may be brought in with Transform.
                Some(Word::Announce(_)) if card == Card::Transform => {}
                Some(Word::Announce(_)) => broken += 1,
                _ => {}
            },
            Event::Transformed { seat: other, card } if other == seat => match talk.word(round, seat) {
                Some(Word::Announce(announced)) if announced == card => kept += 1,
                Some(Word::Announce(announced)) if announced != Card::Transform => broken += 1,
                _ => {}
            },
            _ => {}
        }
    }
    (kept, broken)
}

/// Everyone who may be asked, with the cards they can still play.
fn ask(scene: &Scene<'_>) -> AnyView {
    let (lang, say) = (scene.lang, scene.on.say);
    let seats = scene.you.around(scene.board.people.len()).skip(1);
    let hunters = seats.filter(|&seat| scene.board.people[seat].life == Life::Living).map(|seat| {
        let cards = scene.board.people[seat].hand.iter_kinds().map(|card| {
            view! {
                <li><button type="button" class="wish" on:click=move |_| say.run(Word::Ask(seat, card))>
                    {mini(card, lang)}<span aria-hidden="true">{card.name(lang)}</span>
                </button></li>
            }
        });
        view! { <h3>{scene.name(seat)}</h3><ul class="wishes">{cards.collect_view()}</ul> }
    });
    hunters.collect_view().into_any()
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
    let faces = data.die.faces().iter().map(|face| die(data.die, face.to_string(), lang));
    view! {
        <p class="kicker">{rank_name(data.rank, lang)}</p>
        {types(enemy, lang)}
        <p>{ability_line(enemy, lang, words)}</p>
        <p class="faces">{faces.collect_view()}</p>
        <p class="hint">{provenance_text(data.provenance, lang)}</p>
    }
    .into_any()
}

/// The tale so far, the newest round first. Each line leads to the table as it was then.
fn log(events: &[Event], scene: &Scene<'_>) -> AnyView {
    let (lang, look_at) = (scene.lang, scene.on.look_at);
    let name = |seat: Seat| scene.name(seat);
    let numbered: Vec<(usize, Event)> = (1..).zip(events.iter().copied()).collect();
    let rounds = numbered.chunk_by(|_, (_, next)| !matches!(next, Event::Round { .. }));
    let rounds: Vec<AnyView> = rounds
        .map(|round| {
            let lines = round.iter().map(|&(told, event)| {
                let heading = matches!(event, Event::Round { .. });
                view! {
                    <li class:heading=heading>
                        <button type="button" on:click=move |_| look_at.run(told)>{line_to(scene.you, event, lang, &name)}</button>
                    </li>
                }
            });
            view! { <ol class="tale">{lines.collect_view()}</ol> }.into_any()
        })
        .collect();
    view! { <p class="hint">{scene.words.log_hint}</p>{rounds.into_iter().rev().collect_view()} }.into_any()
}
