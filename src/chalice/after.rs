//! After the hunt: the reckoning, the person's choices looked at again, and what can be shared.

use crate::chalice::game::Game;
use crate::chalice::show::{self, choice_text, percent};
use crate::chalice::table::{Seated, Sort};
use crate::chalice::tools::copy_replay;
use crate::chalice::{mind, setup};
use crate::parts::button::{Button, Tone};
use crate::route::{Chalice, Route};
use ::bots::{Analysis, Rating, Verdict};
use ::chalice::share::dungeon_code;
use leptos::prelude::*;

/// The reckoning, and what comes after it.
#[component]
pub(crate) fn Reckoning(seated: Seated) -> impl IntoView {
    let words = move || seated.words();
    let body = move || seated.game.with_value(|game| show::reckoning(game, seated.house.lang(), words()));
    let same = move || seated.jump(seated.game.with_value(Game::again));
    let copy_result = move || {
        let text = seated.game.with_value(|game| result_text(game, seated));
        setup::copy(seated.house, text, words().result_copied);
    };
    view! {
        <main id="content" class="reckoning" tabindex="-1">
            {body}
            <Again seated=seated/>
            <div class="row">
                <a class="button brass" href=Route::Chalice(Chalice::Setup).href()>{move || words().play_again}</a>
                <a class="button quiet" href=Route::Chalice(Chalice::Records).href()>
                    {move || seated.words().records}
                </a>
                {(seated.sort != Sort::Replay).then(|| view! { <Button on_press=same>{move || words().same_again}</Button> })}
                <Button tone=Tone::Quiet on_press=move || seated.look_at(0)>{move || words().look_through}</Button>
                <Button tone=Tone::Quiet on_press=copy_result>{move || words().copy_result}</Button>
                <Button tone=Tone::Quiet on_press=move || copy_replay(seated)>{move || words().copy_replay}</Button>
            </div>
        </main>
    }
}

/// The result in a few lines, to be sent to a friend.
fn result_text(game: &Game, seated: Seated) -> String {
    let (lang, words, company) = (seated.house.lang(), seated.words(), game.company());
    let Some(outcome) = game.result() else { return String::new() };
    let title = format!("Lamplight · Chalice · {}", game.setup().seed);
    let verdict = show::headline(&outcome, company, lang, words);
    let scores = outcome.scores.entries().map(|(seat, score)| format!("{} {score}", company.name(seat, lang)));
    let scores = scores.collect::<Vec<_>>().join(" · ");
    let boss = game.your_view().table().final_boss().enemy().name(lang);
    format!("{title}\n{boss}\n{verdict}\n{scores}\n{}", setup::address("c", &dungeon_code(game.setup())))
}

/// What the person's choices were worth.
#[derive(Clone)]
enum Look {
    NotAsked,
    Weighing,
    Done(Analysis),
}

/// The person's choices, looked at again.
#[component]
fn Again(seated: Seated) -> impl IntoView {
    let words = move || seated.words();
    let look = RwSignal::new(Look::NotAsked);
    let ask = move || {
        look.set(Look::Weighing);
        seated.game.with_value(|game| {
            mind::analyse(game, move |analysis| {
                look.try_set(Look::Done(analysis));
            })
        });
    };
    move || match look.get() {
        Look::NotAsked => {
            view! { <div class="row"><Button on_press=ask>{move || words().analyse}</Button></div> }.into_any()
        }
        Look::Weighing => view! { <p class="lead" role="status">{move || words().analysing}</p> }.into_any(),
        Look::Done(analysis) if analysis.ratings.is_empty() => {
            view! { <p class="lead" role="status">{move || words().no_hint}</p> }.into_any()
        }
        Look::Done(analysis) => {
            view! { <section class="analysis" role="status">{move || drawn(seated, &analysis)}</section> }.into_any()
        }
    }
}

fn drawn(seated: Seated, analysis: &Analysis) -> AnyView {
    let words = seated.words();
    let count = |verdict: Verdict| analysis.ratings.iter().filter(|rating| rating.verdict == verdict).count();
    let counts = VERDICTS.into_iter().zip(words.verdicts).map(|(verdict, word)| {
        view! { <li class=class_of(verdict)><b>{count(verdict)}</b>" "<span>{word}</span></li> }
    });
    let points = analysis.turning_points.iter().filter_map(|&place| analysis.ratings.get(place as usize));
    let points: Vec<AnyView> = points.map(|rating| turning_point(seated, rating)).collect();
    let none = points.is_empty();
    view! {
        <h2>{words.analysis}</h2>
        <ul class="verdicts">{counts.collect_view()}</ul>
        {chart(seated, &analysis.ratings)}
        <h3>{words.turning_points}</h3>
        {none.then(|| view! { <p>{words.no_turning}</p> })}
        <ol class="turning">{points}</ol>
    }
    .into_any()
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
fn turning_point(seated: Seated, rating: &Rating) -> AnyView {
    let (lang, words) = (seated.house.lang(), seated.words());
    let company = seated.game.with_value(Game::company);
    let name = |choice| choice_text(choice, company, lang, words);
    let (was, better) = (name(rating.chosen.choice), name(rating.best.choice));
    let line = (words.turning_line)(rating.round, &was, percent(rating.chosen.win), &better, percent(rating.best.win));
    let told = seated.game.with_value(|game| game.told_before(rating.at as usize));
    view! {
        <li class=class_of(rating.verdict)>
            <p>{line}</p>
            <Button on_press=move || seated.look_at(told)>{words.look_there}</Button>
        </li>
    }
    .into_any()
}

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 160.0;
const EDGE: f32 = 10.0;

/// The chance to win at each of the person's choices: what it was, and the best there was.
fn chart(seated: Seated, ratings: &[Rating]) -> AnyView {
    let words = seated.words();
    let x = |place: usize| EDGE + place as f32 * (WIDTH - 2.0 * EDGE) / (ratings.len().max(2) - 1) as f32;
    let y = |chance: f32| HEIGHT - EDGE - chance * (HEIGHT - 2.0 * EDGE);
    let line = |of: fn(&Rating) -> f32| {
        let points = ratings.iter().enumerate().map(|(place, rating)| format!("{:.1},{:.1}", x(place), y(of(rating))));
        points.collect::<Vec<_>>().join(" ")
    };
    let dots =
        ratings.iter().enumerate().filter(|(_, rating)| rating.verdict > Verdict::Good).map(|(place, rating)| {
            view! { <circle class=class_of(rating.verdict) cx=x(place) cy=y(rating.chosen.win) r="5"></circle> }
        });
    view! {
        <figure class="chances">
            <figcaption>{words.chances}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=words.chances>
                <path class="ground" d=format!("M{EDGE} {0}H{1}M{EDGE} {2}H{1}", y(0.0), WIDTH - EDGE, y(0.5))/>
                <polyline class="could" points=line(|rating| rating.best.win)></polyline>
                <polyline class="was" points=line(|rating| rating.chosen.win)></polyline>
                {dots.collect_view()}
            </svg>
        </figure>
    }
    .into_any()
}
