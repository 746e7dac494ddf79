//! The reckoning: who has won, with what, and how it went.

use super::{dial, icon, tracks};
use crate::chalice::company::Company;
use crate::chalice::decided::{Decided, decided};
use crate::chalice::emblem;
use crate::chalice::hunt::HuntAtTable;
use crate::chalice::words::{Words, words};
use crate::shell::context::Shell;
use crate::table::{Daily, Playable, race};
use ::chalice::words::{Term, line};
use ::chalice::{Event, Outcome};
use drawing::{Drawing, tag};
use kit::{Lang, Seat, Sort};

/// The whole reckoning of a finished game.
pub fn reckoning(game: &HuntAtTable, shell: Shell) -> Drawing {
    let (lang, words) = (shell.lang(), words(shell.lang()));
    let Some(outcome) = game.outcome() else { return Drawing::default() };
    let (view, company) = (game.your_view(), game.company());
    let table = view.table();
    let mut ranks: Vec<Seat> = outcome.scores.seats().collect();
    ranks.arrange_by_key(|&seat| {
        std::cmp::Reverse((outcome.winners[seat], outcome.scores[seat], table.hunter(seat).banked))
    });
    let rank = |(place, seat): (usize, Seat)| {
        let person = table.hunter(seat);
        let part = |number: u16, unit: &'static str| {
            tag("span", "part")
                .with(tag("b", "").with(u32::from(number)))
                .with(" ")
                .with(tag("span", "unit").with(unit))
        };
        let sum = tag("span", "sum")
            .with(part(person.banked, words.echoes))
            .with(" + ")
            .with(part(person.trophy_points(), words.trophies))
            .with(" = ");
        tag("li", "")
            // One hunter after the other is counted up, the last one first.
            .write("--turn", (outcome.scores.len() - 1 - place).to_string())
            .when(outcome.winners[seat], "winner")
            .with(dial(person.health, table.max_health(), company.face(seat), Term::Health.word(lang)))
            .with(tag("strong", "").with(company.name(seat, lang)))
            .with(sum)
            .with(tracks(person.tracks, lang))
            .with(tag("b", "score").with(u32::from(outcome.scores[seat])))
    };
    let seal =
        tag("span", "seal-of-end").set("aria-hidden", "true").with(icon(emblem::enemy(table.final_boss().enemy())));
    let day = game.day().map(|day| format!(" · {}", day.name(shell.words(), lang)));
    let verdict = tag("section", "verdict")
        .with(seal)
        .with(tag("p", "kicker").with(words.reckoning).with(day))
        .with(tag("h1", "").with(headline(&outcome, company, lang, words)))
        .with(tag("p", "lead").with(last_line(game, lang)))
        .with(decided(game).map(|decided| tag("p", "decided").with(decided_line(decided, company, lang, words))));
    let names: Vec<&'static str> = outcome.scores.seats().map(|seat| company.name(seat, lang)).collect();
    let ranks = tag("ol", "ranks").each(ranks.into_iter().enumerate().map(rank));
    [verdict, ranks, race(words.race, &game.rounds(), &names)].into_iter().collect()
}

pub fn headline(outcome: &Outcome, company: Company, lang: Lang, words: &'static Words) -> String {
    let winners: Vec<Seat> = outcome.winning_seats().collect();
    match winners.as_slice() {
        [] => words.nobody.to_owned(),
        [seat] if company.is_spoken_to(*seat) => words.you_win.to_owned(),
        [seat] => (words.wins)(company.name(*seat, lang)),
        several => {
            let names: Vec<&str> = several.iter().map(|&seat| company.name(seat, lang)).collect();
            (words.tie)(&names.join(", "))
        }
    }
}

/// What decided the hunt, in a sentence.
fn decided_line(decided: Decided, company: Company, lang: Lang, words: &'static Words) -> String {
    let name = |seat: Seat| company.name(seat, lang);
    match decided {
        Decided::Deaths { loser, lost, margin } => (words.decided_by_deaths)(name(loser), lost, margin),
        Decided::Trophies(winner, best, beaten) => (words.decided_by_trophies)(name(winner), best, beaten),
        Decided::Echoes(winner, best, beaten) => (words.decided_by_echoes)(name(winner), best, beaten),
    }
}

fn last_line(game: &HuntAtTable, lang: Lang) -> String {
    let ended = game.events().iter().rev().find(|event| matches!(event, Event::Ended { .. }));
    ended.map(|&event| line(event, lang, &|_| String::new())).unwrap_or_default()
}
