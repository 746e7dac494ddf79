//! The hunters: the others along the far edge, what everyone has played, and the person at the near edge.

use super::{Scene, Sheet, big_card, dial, icon, mini, purse, tracks};
use crate::chalice::board::{Deed, Person};
use crate::parts::icon::Icon;
use ::chalice::words::Term;
use ::chalice::{Card, Life};
use kit::Seat;
use leptos::prelude::*;

/// One of the others.
pub fn other(scene: &Scene<'_>, seat: Seat) -> AnyView {
    let (lang, words, open) = (scene.lang, scene.words, scene.on.open);
    let person = &scene.board.people[seat];
    let used = person.used.iter().map(|card| mini(card, lang));
    view! {
        <button
            type="button" class="seat" class:out=person.life != Life::Living class:asleep=dreams(person)
            on:click=move |_| open.run(Sheet::Hunter(seat))
        >
            {dial(person.health, scene.board.max_health, scene.company.face(seat), Term::Health.word(lang))}
            <span class="who">
                <strong>{scene.name(seat)}</strong>
                {first_player(scene, seat)}
            </span>
            {purse(person.collected, person.banked, words)}
            {tracks(person.tracks, lang)}
            <span class="pile"><span class="label">{words.used}" "<b>{person.used.len()}</b></span><span class="minis">{used.collect_view()}</span></span>
            {bubble(scene, seat)}
            {state(scene, seat)}
        </button>
    }
    .into_any()
}

fn dreams(person: &Person) -> bool {
    person.played == Some(Card::HuntersDream)
}

fn first_player(scene: &Scene<'_>, seat: Seat) -> AnyView {
    if scene.board.first_player != seat {
        return ().into_any();
    }
    view! { <span class="first">{icon(Icon("candle-light"))}<span>{scene.words.first}</span></span> }.into_any()
}

/// What a hunter says before the cards are picked; struck out once it has proved a lie.
fn bubble(scene: &Scene<'_>, seat: Seat) -> AnyView {
    let Some((said, kept)) = scene.said(seat) else { return ().into_any() };
    let mark = kept.map(|kept| if kept { scene.words.kept_word } else { scene.words.broke_word });
    view! {
        <span class="bubble" class:kept=kept == Some(true) class:broken=kept == Some(false)>
            <q>{said}</q>{mark.map(|mark| view! { " "<b>{mark}</b> })}
        </span>
    }
    .into_any()
}

/// What stands out about a hunter now: dead or dreaming.
fn state(scene: &Scene<'_>, seat: Seat) -> AnyView {
    let words = scene.words;
    let person = &scene.board.people[seat];
    let tag = match person.life {
        Life::Dead => Some((Icon("death-skull"), words.dead)),
        Life::Eliminated => Some((Icon("death-skull"), words.eliminated)),
        Life::Living if dreams(person) => Some((Icon("moon"), words.dreaming)),
        Life::Living => None,
    };
    tag.map(|(sign, word)| view! { <span class="tag">{icon(sign)}{word}</span> }).into_any()
}

/// What everyone has played, in seat order: it tells the round like a sentence.
pub fn clash(scene: &Scene<'_>) -> AnyView {
    let board = scene.board;
    let seats = board.first_player.around(board.people.len());
    let played = seats.filter_map(|seat| {
        let person = &board.people[seat];
        let card = person.transformed.or(person.played)?;
        Some(view! {
            <li class:yours=seat == scene.you class:rest=dreams(person)>
                {big_card(card, 1, scene.lang)}
                <span class="result">
                    <strong>{scene.name(seat)}</strong>
                    <span class="what">{card.name(scene.lang)}</span>
                    <span class="deed">{deed(scene, person)}</span>
                </span>
            </li>
        })
    });
    view! { <ol class="clash">{played.collect_view()}</ol> }.into_any()
}

fn deed(scene: &Scene<'_>, person: &Person) -> String {
    let words = scene.words;
    match person.deed {
        Deed::None if dreams(person) => words.in_step_7.to_owned(),
        Deed::None => String::new(),
        Deed::Took(echoes) => (words.took)(echoes),
        Deed::Banked(echoes) => (words.banks)(echoes),
        Deed::Died => words.died.to_owned(),
    }
}

/// The person's own numbers and used pile.
pub fn yourself(scene: &Scene<'_>) -> AnyView {
    let (lang, words, open, you) = (scene.lang, scene.words, scene.on.open, scene.you);
    let person = &scene.board.people[you];
    let used = person.used.iter().map(|card| mini(card, lang));
    view! {
        <section class="me" class:out=person.life != Life::Living>
            {dial(person.health, scene.board.max_health, scene.company.face(you), Term::Health.word(lang))}
            <div class="mine">
                <p class="who"><strong>{scene.name(you)}</strong>{first_player(scene, you)}</p>
                {purse(person.collected, person.banked, words)}
                {tracks(person.tracks, lang)}
            </div>
            {bubble(scene, you)}
            {state(scene, you)}
            <button type="button" class="pile" on:click=move |_| open.run(Sheet::Hunter(you))>
                <span class="label">{words.your_used}" "<b>{person.used.len()}</b></span>
                <span class="minis">{used.collect_view()}</span>
            </button>
        </section>
    }
    .into_any()
}
