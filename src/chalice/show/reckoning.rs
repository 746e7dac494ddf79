//! The reckoning: who has won, with what, and how it went.

use super::{dial, icon, tracks};
use crate::chalice::emblem;
use crate::chalice::game::{Company, Game};
use crate::chalice::words::Words;
use ::chalice::words::{Term, line};
use ::chalice::{Event, Outcome};
use kit::{Lang, Seat};
use leptos::prelude::*;

/// The whole reckoning of a finished game.
pub fn reckoning(game: &Game, lang: Lang, words: &'static Words) -> AnyView {
    let Some(outcome) = game.result() else { return ().into_any() };
    let (board, company) = (game.board(), game.company());
    let mut ranks: Vec<Seat> = outcome.scores.seats().collect();
    ranks.sort_by_key(|&seat| {
        std::cmp::Reverse((outcome.winners[seat], outcome.scores[seat], board.people[seat].banked))
    });
    let rank = |seat: Seat| {
        let person = &board.people[seat];
        view! {
            <li class:winner=outcome.winners[seat]>
                {dial(person.health, board.max_health, company.face(seat), Term::Health.word(lang))}
                <strong>{company.name(seat, lang)}</strong>
                <span class="sum">{person.banked}" "<span class="unit">{words.echoes}</span></span>
                {tracks(person.tracks, lang)}
                <b class="score">{outcome.scores[seat]}</b>
            </li>
        }
    };
    view! {
        <section class="verdict">
            <span class="seal-of-end" aria-hidden="true">{icon(emblem::enemy(board.final_boss.enemy()))}</span>
            <p class="kicker">{words.reckoning}</p>
            <h1>{headline(&outcome, company, lang, words)}</h1>
            <p class="lead">{last_line(game, lang)}</p>
        </section>
        <ol class="ranks">{ranks.iter().map(|&seat| rank(seat)).collect_view()}</ol>
        {race(game, lang, words)}
    }
    .into_any()
}

pub fn headline(outcome: &Outcome, company: Company, lang: Lang, words: &'static Words) -> String {
    let winners: Vec<Seat> = outcome.winning_seats().collect();
    match winners.as_slice() {
        [] => words.nobody.to_owned(),
        [seat] if *seat == company.you => words.you_win.to_owned(),
        [seat] => (words.wins)(company.name(*seat, lang)),
        several => {
            let names: Vec<&str> = several.iter().map(|&seat| company.name(seat, lang)).collect();
            (words.tie)(&names.join(", "))
        }
    }
}

fn last_line(game: &Game, lang: Lang) -> String {
    let ended = game.events().iter().rev().find(|event| matches!(event, Event::Ended { .. }));
    ended.map(|&event| line(event, lang, &|_| String::new())).unwrap_or_default()
}

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 220.0;

/// Everyone's standing after each round, as lines; each has its own dashes, so that colour is not all that parts them.
fn race(game: &Game, lang: Lang, words: &'static Words) -> AnyView {
    let (rounds, company) = (game.rounds(), game.company());
    let most = rounds.iter().flatten().copied().max().unwrap_or(1).max(1);
    let x = |round: usize| 8.0 + round as f32 * (WIDTH - 88.0) / (rounds.len().max(2) - 1) as f32;
    let y = |points: u16| HEIGHT - 12.0 - f32::from(points) * (HEIGHT - 28.0) / f32::from(most);
    let seats = 0..rounds.first().map_or(0, Vec::len);
    let lines = seats.clone().map(|seat| {
        let points: Vec<String> =
            rounds.iter().enumerate().map(|(at, row)| format!("{:.1},{:.1}", x(at), y(row[seat]))).collect();
        view! { <polyline class=format!("line seat-{seat}") points=points.join(" ")></polyline> }
    });
    // Labels at the right edge, kept apart where scores are close.
    let mut ends: Vec<(usize, f32)> = seats.map(|seat| (seat, y(rounds.last().map_or(0, |row| row[seat])))).collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    for place in 1..ends.len() {
        ends[place].1 = ends[place].1.max(ends[place - 1].1 + 15.0);
    }
    let labels = ends.into_iter().map(|(seat, at)| {
        let name = company.name(Seat(seat as u8), lang);
        view! { <text class=format!("name seat-{seat}") x=WIDTH - 74.0 y=at + 4.0>{name}</text> }
    });
    view! {
        <figure class="race">
            <figcaption>{words.race}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=words.race>
                <path class="ground" d=format!("M8 {0}H{1}", HEIGHT - 12.0, WIDTH - 80.0)/>
                {lines.collect_view()}
                {labels.collect_view()}
            </svg>
        </figure>
    }
    .into_any()
}
