//! The shelf: what can be played, where one left off, and today's dungeon.

use crate::chalice::game::{Game, Level};
use crate::chalice::setup::{SeedField, begin, fresh_seed};
use crate::chalice::table::kept_game;
use crate::chalice::words::words as chalice_words;
use crate::chalice::{emblem, show};
use crate::house::use_house;
use crate::parts::button::{Button, Tone};
use crate::parts::icon::{Emblem, Icon};
use crate::parts::page::Nav;
use crate::route::Route;
use ::chalice::{Hunt, Setup};
use kit::{Seat, Seed};
use leptos::prelude::*;

/// The first page.
#[component]
pub fn Shelf() -> impl IntoView {
    let house = use_house();
    let resumable = kept_game(house).filter(|game| game.result().is_none());
    let left_off = resumable.is_some();
    view! {
        <header class="masthead">
            <h1>"Lamplight"</h1>
            <p class="tagline">{move || house.words().tagline}</p>
            <Nav/>
        </header>
        <main id="content" class="shelf" class:resumable=left_off tabindex="-1">
            {resumable.map(|game| view! { <Resume game=game/> })}
            <ChaliceCover/>
            <Coming/>
            <Daily/>
            <FromSeed/>
        </main>
    }
}

/// Where one left off.
#[component]
fn Resume(game: Game) -> impl IntoView {
    let house = use_house();
    let board = game.board();
    let seed = game.setup().seed.to_string();
    let you = board.people[game.you()];
    let enemy = board.enemy;
    let standings = game.your_view().table().hunters().map(|_, hunter| hunter.standing());
    let seats = board.people.seats().map(move |seat| {
        view! {
            <li><Emblem icon=emblem::face(seat)/>{move || show::seat_name(Seat(0), seat, chalice_words(house.lang()))}" "<b>{standings[seat]}</b></li>
        }
    });
    view! {
        <article class="resume paper">
            <p class="kicker">{move || chalice_words(house.lang()).left_off}</p>
            <div class="scene">
                <span class="plate">{enemy.map(|enemy| view! { <Emblem icon=emblem::enemy(enemy)/> })}</span>
                <div>
                    <h2>{move || enemy.map_or("", |enemy| enemy.name(house.lang()))}</h2>
                    <p>{move || {
                        let (words, lang) = (chalice_words(house.lang()), house.lang());
                        let name = enemy.map_or("", |enemy| enemy.name(lang));
                        (words.left_off_line)(board.round, name, board.echoes) + " " + &(words.you_hold)(you.collected, you.banked)
                    }}</p>
                </div>
            </div>
            <ul class="standings">{seats.collect_view()}</ul>
            <div class="foot">
                <a class="button blood" href=Route::ChaliceTable.href()>{move || chalice_words(house.lang()).resume}</a>
                <span>{move || chalice_words(house.lang()).seed}" "<b>{seed.clone()}</b></span>
            </div>
        </article>
    }
}

/// Chalice, as a box on the shelf.
#[component]
fn ChaliceCover() -> impl IntoView {
    let house = use_house();
    let words = move || chalice_words(house.lang());
    view! {
        <article class="cover red">
            <div class="art" aria-hidden="true"><span class="ornament"></span><Emblem icon=Icon("pouring-chalice")/></div>
            <div class="text">
                <h2>"Chalice"</h2>
                <p>{move || words().blurb}</p>
                <p class="facts">
                    <span><Emblem icon=Icon("cowled")/>{move || words().how_many}</span>
                    <span><Emblem icon=Icon("hourglass")/>{move || words().how_long}</span>
                </p>
                <p><a class="button brass" href=Route::ChaliceSetup.href()>{move || words().sit_down}</a></p>
            </div>
        </article>
    }
}

/// What is not there yet, in one honest line.
#[component]
fn Coming() -> impl IntoView {
    let house = use_house();
    view! {
        <article class="cover blue coming">
            <div class="art" aria-hidden="true"><span class="ornament hex"></span><Emblem icon=Icon("dungeon-gate")/></div>
            <div class="text">
                <p class="kicker">{move || house.words().coming_kicker}</p>
                <h2>"Haven"</h2>
                <p>{move || house.words().coming_line}</p>
            </div>
        </article>
    }
}

/// The dungeon that everybody gets today.
#[component]
fn Daily() -> impl IntoView {
    let house = use_house();
    let words = move || chalice_words(house.lang());
    let date = js_sys::Date::new_0();
    let day = format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date());
    let setup = Seed::from_text(&format!("daily {day}")).map(|seed| Setup::new(4, seed));
    let hunt = setup.and_then(|setup| Hunt::begin(&setup, &mut ()).ok());
    let boss = hunt.map(|hunt| hunt.table().final_boss().enemy());
    // Who waits below is not told before they are met; only how many, and who sits at the bottom.
    let doors = hunt.map(|hunt| usize::from(hunt.table().dungeon_left()) + 1).unwrap_or_default();
    view! {
        <article class="daily">
            <p class="kicker"><Emblem icon=Icon("calendar")/>{move || words().today}", "<time datetime=day.clone()>{day.clone()}</time></p>
            <ol class="doors" aria-hidden="true">
                {(0..doors).map(|_| view! { <li>"?"</li> }).collect_view()}
                {boss.map(|boss| view! { <li class="last"><Emblem icon=emblem::enemy(boss)/></li> })}
            </ol>
            <div class="foot">
                <p>{move || (words().today_line)(boss.map_or("", |boss| boss.name(house.lang())))}</p>
                {setup.map(|setup| view! {
                    <Button tone=Tone::Brass on_press=move || begin(house, setup, Level::default())>{move || words().play_today}</Button>
                })}
            </div>
        </article>
    }
}

/// A dungeon from words.
#[component]
fn FromSeed() -> impl IntoView {
    let house = use_house();
    let seed = RwSignal::new(fresh_seed().to_string());
    let deal = move || {
        let seed = Seed::from_text(&seed.get_untracked()).unwrap_or_else(fresh_seed);
        begin(house, Setup::new(4, seed), Level::default());
    };
    view! {
        <section class="from-seed">
            <SeedField seed=seed/>
            <Button on_press=deal>{move || chalice_words(house.lang()).deal}</Button>
        </section>
    }
}
