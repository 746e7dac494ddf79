//! The shelf: what can be played, where one left off, and today's dungeon. It knows the games by name, not how to play them.

use crate::chalice::emblem;
use crate::chalice::game::{DIGEST, DIGEST_KIND, Digest};
use crate::house::{VAULT, use_house};
use crate::parts::icon::{Emblem, Icon};
use crate::parts::page::Nav;
use crate::route::{Chalice, Route};
use ::chalice::share::dungeon_code;
use ::chalice::{Enemy, Setup};
use kit::{Seat, Seed};
use leptos::prelude::*;

/// The address of a dungeon for four.
fn dungeon_link(seed: Seed) -> String {
    format!("?c={}", dungeon_code(&Setup::new(4, seed)))
}

/// The first page.
#[component]
pub fn Shelf() -> impl IntoView {
    let house = use_house();
    let digest = VAULT.find::<Digest>(DIGEST, &DIGEST_KIND).ok().and_then(|found| found.value);
    let resumable = digest.filter(|digest| !digest.over);
    let left_off = resumable.is_some();
    view! {
        <header class="masthead">
            <h1>"Lamplight"</h1>
            <p class="tagline">{move || house.words().tagline}</p>
            <Nav/>
        </header>
        <main id="content" class="shelf" class:resumable=left_off tabindex="-1">
            {resumable.map(|digest| view! { <Resume digest=digest/> })}
            <ChaliceCover/>
            <Coming/>
            <Daily/>
        </main>
    }
}

/// Where one left off.
#[component]
fn Resume(digest: Digest) -> impl IntoView {
    let house = use_house();
    let enemy = Enemy::ALL.get(usize::from(digest.enemy)).copied();
    let name = move || enemy.map_or("", |enemy| enemy.name(house.lang()));
    let company = digest.company;
    let seats = digest.standings.clone().into_iter().zip((0..).map(Seat)).map(move |(points, seat)| {
        let who = move || company.name(seat, house.lang());
        view! { <li><Emblem icon=company.face(seat)/>{who}" "<b>{points}</b></li> }
    });
    let line = move || {
        let words = house.words();
        let state = (words.left_off_line)(digest.round, name(), digest.echoes);
        format!("{state} {}", (words.you_hold)(digest.collected, digest.banked))
    };
    view! {
        <article class="resume paper">
            <p class="kicker">{move || house.words().left_off}</p>
            <div class="scene">
                <span class="plate">{enemy.map(|enemy| view! { <Emblem icon=emblem::enemy(enemy)/> })}</span>
                <div><h2>{name}</h2><p>{line}</p></div>
            </div>
            <ul class="standings">{seats.collect_view()}</ul>
            <div class="foot">
                <a class="button blood" href=Route::Chalice(Chalice::Table).href()>{move || house.words().resume}</a>
                <span>{move || house.words().seed}" "<b>{digest.seed}</b></span>
            </div>
        </article>
    }
}

/// Chalice, as a box on the shelf.
#[component]
fn ChaliceCover() -> impl IntoView {
    let house = use_house();
    let words = move || house.words();
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
                <p><a class="button brass" href=Route::Chalice(Chalice::Setup).href()>{move || words().sit_down}</a></p>
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

/// The dungeon that everybody gets today. Who waits in it is not told before they are met.
#[component]
fn Daily() -> impl IntoView {
    let house = use_house();
    let date = js_sys::Date::new_0();
    let day = format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date());
    // The day itself is the seed: 20261116.
    let number =
        day.bytes().filter(u8::is_ascii_digit).fold(0, |number: u32, digit| number * 10 + u32::from(digit - b'0'));
    let link = dungeon_link(Seed::from_number(number));
    view! {
        <article class="daily">
            <p class="kicker"><Emblem icon=Icon("calendar")/>{move || house.words().today}", "<time datetime=day.clone()>{day.clone()}</time></p>
            <ol class="doors" aria-hidden="true">
                {(0..10).map(|_| view! { <li>"?"</li> }).collect_view()}
                <li class="last"><Emblem icon=Icon("crowned-skull")/></li>
            </ol>
            <div class="foot">
                <p>{move || house.words().today_line}</p>
                <a class="button brass" href=link>{move || house.words().play_today}</a>
            </div>
        </article>
    }
}
