//! After the hunt: the reckoning, the person's choices looked at again, and what can be shared.

use crate::chalice::controller::{Controller, Mode};
use crate::chalice::game::Game;
use crate::chalice::show::{self, choice_text, percent};
use crate::chalice::tools::copy_replay;
use crate::chalice::{mind, setup};
use crate::shell::route::{Chalice, Route};
use crate::ui::button::{Tone, tool};
use ::bots::chalice::{Analysis, Rating, Verdict};
use ::chalice::share::dungeon_code;
use drawing::{Tag, link, tag};
use leptos::prelude::*;

/// The reckoning, and what comes after it.
#[component]
pub(crate) fn Reckoning(seated: Controller) -> impl IntoView {
    let look = RwSignal::new(Review::NotAsked);
    move || {
        let (words, lang) = (seated.words(), seated.shell.lang());
        let again = move || {
            if let Some(game) = seated.game.with_value(Game::again) {
                seated.lay(game)
            }
        };
        let copy_result = move || {
            let text = seated.game.with_value(|game| result_text(game, seated));
            setup::copy(seated.shell, text, seated.words().result_copied);
        };
        let row = tag("div", "row")
            .with(link("button brass", Route::Chalice(Chalice::Setup).href()).with(words.play_again))
            .with(link("button quiet", Route::Chalice(Chalice::Records).href()).with(words.records))
            .with((seated.mode != Mode::Replay).then(|| tool(Tone::Quiet, again).with(words.same_again)))
            .with(tool(Tone::Quiet, move || seated.look_at(0)).with(words.look_through))
            .with(tool(Tone::Quiet, copy_result).with(words.copy_result))
            .with(tool(Tone::Quiet, move || copy_replay(seated)).with(words.copy_replay));
        tag("main", "reckoning")
            .set("id", "content")
            .set("tabindex", "-1")
            .with(seated.game.with_value(|game| show::reckoning(game, lang, words)))
            .with(looked_at_again(seated, look))
            .with(row)
            .drawn()
    }
}

/// The result in a few lines, to be sent to a friend.
fn result_text(game: &Game, seated: Controller) -> String {
    let (lang, words, company) = (seated.shell.lang(), seated.words(), game.company());
    let Some(outcome) = game.outcome() else { return String::new() };
    let title = format!("Lamplight · Chalice · {}", game.setup().seed);
    let verdict = show::headline(&outcome, company, lang, words);
    let scores = outcome.scores.entries().map(|(seat, score)| format!("{} {score}", company.name(seat, lang)));
    let scores = scores.collect::<Vec<_>>().join(" · ");
    let boss = game.your_view().table().final_boss().enemy().name(lang);
    format!("{title}\n{boss}\n{verdict}\n{scores}\n{}", setup::address("c", &dungeon_code(game.setup())))
}

/// What the person's choices were worth.
#[derive(Clone)]
enum Review {
    NotAsked,
    Weighing,
    Done(Analysis),
}

/// The person's choices, looked at again.
fn looked_at_again(seated: Controller, look: RwSignal<Review>) -> Tag {
    let words = seated.words();
    let said = |line: &'static str| tag("p", "lead").set("role", "status").with(line);
    let ask = move || {
        look.set(Review::Weighing);
        seated.game.with_value(|game| {
            mind::analyse(game, move |analysis| {
                look.try_set(Review::Done(analysis));
            })
        });
    };
    look.with(|look| match look {
        Review::NotAsked => tag("div", "row").with(tool(Tone::Quiet, ask).with(words.analyse)),
        Review::Weighing => said(words.analysing),
        Review::Done(analysis) if analysis.ratings.is_empty() => said(words.no_hint),
        Review::Done(analysis) => drawn(seated, analysis),
    })
}

fn drawn(seated: Controller, analysis: &Analysis) -> Tag {
    let words = seated.words();
    let count = |verdict: Verdict| analysis.ratings.iter().filter(|rating| rating.verdict == verdict).count();
    let counts = VERDICTS.into_iter().zip(words.verdicts).map(|(verdict, word)| {
        let number = tag("b", "").with(count(verdict) as u32);
        tag("li", class_of(verdict)).with(number).with(" ").with(tag("span", "").with(word))
    });
    let points = analysis.turning_points.iter().filter_map(|&place| analysis.ratings.get(place as usize));
    let none = analysis.turning_points.is_empty();
    tag("section", "analysis")
        .set("role", "status")
        .with(tag("h2", "").with(words.analysis))
        .with(tag("ul", "verdicts").each(counts))
        .with(chart(words.chances, &analysis.ratings))
        .with(tag("h3", "").with(words.turning_points))
        .with(none.then(|| tag("p", "").with(words.no_turning)))
        .with(tag("ol", "turning").each(points.map(|rating| turning_point(seated, rating))))
}

const VERDICTS: [Verdict; 5] = [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

const fn class_of(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "best",
        Verdict::Good => "good",
        Verdict::Inaccuracy => "inaccuracy",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    }
}

/// A decision that cost much, with the way to look at it.
fn turning_point(seated: Controller, rating: &Rating) -> Tag {
    let (lang, words) = (seated.shell.lang(), seated.words());
    let company = seated.game.with_value(Game::company);
    let name = |choice| choice_text(choice, company, lang, words);
    let (was, better) = (name(rating.chosen.choice), name(rating.best.choice));
    let line = (words.turning_line)(rating.round, &was, percent(rating.chosen.win), &better, percent(rating.best.win));
    let told = seated.game.with_value(|game| game.events_before(rating.at as usize));
    tag("li", class_of(rating.verdict))
        .with(tag("p", "").with(line))
        .with(tool(Tone::Quiet, move || seated.look_at(told)).with(words.look_there))
}

const WIDTH: usize = 640;
const HEIGHT: usize = 160;
const EDGE: usize = 10;

/// The chance to win at each of the person's choices: what it was, and the best there was.
fn chart(title: &'static str, ratings: &[Rating]) -> Tag {
    let x = |place: usize| EDGE + place * (WIDTH - 2 * EDGE) / (ratings.len().max(2) - 1);
    let y = |percent: u32| HEIGHT - EDGE - percent as usize * (HEIGHT - 2 * EDGE) / 100;
    let line = |class, of: fn(&Rating) -> f32| {
        let points =
            ratings.iter().enumerate().map(|(place, rating)| format!("{},{}", x(place), y(percent(of(rating)))));
        tag("polyline", class).write("points", points.collect::<Vec<_>>().join(" "))
    };
    let dots = ratings.iter().enumerate().filter(|(_, rating)| rating.verdict > Verdict::Good);
    let dots = dots.map(|(place, rating)| {
        tag("circle", class_of(rating.verdict))
            .write("cx", x(place).to_string())
            .write("cy", y(percent(rating.chosen.win)).to_string())
            .set("r", "5")
    });
    let ground = format!("M{EDGE} {}H{}M{EDGE} {}H{1}", y(0), WIDTH - EDGE, y(50));
    let plot = tag("svg", "")
        .write("viewBox", format!("0 0 {WIDTH} {HEIGHT}"))
        .set("role", "img")
        .set("aria-label", title)
        .with(tag("path", "ground").write("d", ground))
        .with(line("could", |rating| rating.best.win))
        .with(line("was", |rating| rating.chosen.win))
        .each(dots);
    tag("figure", "chances").with(tag("figcaption", "").with(title)).with(plot)
}
