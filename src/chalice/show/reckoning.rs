//! The reckoning: who has won, with what, and how it went.

use super::{dial, icon, tracks};
use crate::chalice::company::Company;
use crate::chalice::emblem;
use crate::chalice::hunt::HuntAtTable;
use crate::chalice::words::Words;
use crate::table::Playable;
use ::chalice::words::{Term, line};
use ::chalice::{Event, Outcome};
use drawing::{Drawing, Tag, tag};
use kit::seat::MOST_SEATS;
use kit::{Lang, Seat};

/// The whole reckoning of a finished game.
pub fn reckoning(game: &HuntAtTable, lang: Lang, words: &'static Words) -> Drawing {
    let Some(outcome) = game.outcome() else { return Drawing::default() };
    let (view, company) = (game.your_view(), game.company());
    let table = view.table();
    let mut ranks: Vec<Seat> = outcome.scores.seats().collect();
    ranks.sort_by_key(|&seat| {
        std::cmp::Reverse((outcome.winners[seat], outcome.scores[seat], table.hunter(seat).banked))
    });
    let rank = |seat: Seat| {
        let person = table.hunter(seat);
        let sum = tag("span", "sum").with(format!("{} ", person.banked)).with(tag("span", "unit").with(words.echoes));
        tag("li", "")
            .when(outcome.winners[seat], "winner")
            .with(dial(person.health, table.max_health(), company.face(seat), Term::Health.word(lang)))
            .with(tag("strong", "").with(company.name(seat, lang)))
            .with(sum)
            .with(tracks(person.tracks, lang))
            .with(tag("b", "score").with(u32::from(outcome.scores[seat])))
    };
    let seal =
        tag("span", "seal-of-end").set("aria-hidden", "true").with(icon(emblem::enemy(table.final_boss().enemy())));
    let verdict = tag("section", "verdict")
        .with(seal)
        .with(tag("p", "kicker").with(words.reckoning))
        .with(tag("h1", "").with(headline(&outcome, company, lang, words)))
        .with(tag("p", "lead").with(last_line(game, lang)));
    let ranks = tag("ol", "ranks").each(ranks.into_iter().map(rank));
    [verdict, ranks, race(game, lang, words)].into_iter().collect()
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

fn last_line(game: &HuntAtTable, lang: Lang) -> String {
    let ended = game.events().iter().rev().find(|event| matches!(event, Event::Ended { .. }));
    ended.map(|&event| line(event, lang, &|_| String::new())).unwrap_or_default()
}

const WIDTH: usize = 640;
const HEIGHT: usize = 220;

/// Everyone's standing after each round, as lines; each has its own dashes, so that colour is not all that parts them.
fn race(game: &HuntAtTable, lang: Lang, words: &'static Words) -> Tag {
    const LINES: [(&str, &str); MOST_SEATS] = [
        ("line seat-0", "name seat-0"),
        ("line seat-1", "name seat-1"),
        ("line seat-2", "name seat-2"),
        ("line seat-3", "name seat-3"),
        ("line seat-4", "name seat-4"),
    ];
    const APART: usize = 15;
    let (rounds, company) = (game.rounds(), game.company());
    let most = usize::from(rounds.iter().flatten().copied().max().unwrap_or(1).max(1));
    let x = |round: usize| 8 + round * (WIDTH - 88) / (rounds.len().max(2) - 1);
    let y = |points: u16| HEIGHT - 12 - usize::from(points) * (HEIGHT - 28) / most;
    let seats = 0..rounds.first().map_or(0, Vec::len);
    let line = |seat: usize| {
        let points: Vec<String> =
            rounds.iter().enumerate().map(|(at, row)| format!("{},{}", x(at), y(row[seat]))).collect();
        tag("polyline", LINES[seat].0).write("points", points.join(" "))
    };
    // Labels at the right edge, kept apart where scores are close.
    let mut ends: Vec<(usize, usize)> =
        seats.clone().map(|seat| (y(rounds.last().map_or(0, |row| row[seat])), seat)).collect();
    ends.sort_unstable();
    for place in 1..ends.len() {
        ends[place].0 = ends[place].0.max(ends[place - 1].0 + APART);
    }
    let label = |(at, seat): (usize, usize)| {
        tag("text", LINES[seat].1)
            .write("x", (WIDTH - 74).to_string())
            .write("y", (at + 4).to_string())
            .with(company.name(Seat(seat as u8), lang))
    };
    let ground = tag("path", "ground").write("d", format!("M8 {}H{}", HEIGHT - 12, WIDTH - 80));
    let plot = tag("svg", "")
        .write("viewBox", format!("0 0 {WIDTH} {HEIGHT}"))
        .set("role", "img")
        .set("aria-label", words.table.race)
        .with(ground)
        .each(seats.map(line))
        .each(ends.into_iter().map(label));
    tag("figure", "race").with(tag("figcaption", "").with(words.table.race)).with(plot)
}
