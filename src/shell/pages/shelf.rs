//! The shelf: what can be played, where one left off, and today's dungeon. It knows the games by name, not how to play them.

use crate::chalice::emblem;
use crate::chalice::hunt::{DIGEST, DIGEST_KIND, Digest};
use crate::shell::context::{VAULT, use_shell};
use crate::shell::route::{Chalice, Route};
use crate::shell::words::Words;
use crate::ui::icon::{Icon, emblem};
use crate::ui::page::nav;
use ::chalice::share::dungeon_code;
use ::chalice::{Enemy, Setup};
use drawing::{Drawing, Tag, link, tag};
use kit::{Lang, Seat, Seed};
use leptos::prelude::*;

/// The address of a dungeon for four.
fn dungeon_link(seed: Seed) -> String {
    format!("?c={}", dungeon_code(&Setup::new(4, seed)))
}

/// The first page.
#[component]
pub fn Shelf() -> impl IntoView {
    let shell = use_shell();
    let digest = VAULT.find::<Digest>(DIGEST, &DIGEST_KIND).ok().and_then(|found| found.value);
    let resumable = digest.filter(|digest| !digest.over);
    move || {
        let (words, lang) = (shell.words(), shell.lang());
        let head = tag("header", "masthead")
            .with(tag("h1", "").with("Lamplight"))
            .with(tag("p", "tagline").with(words.tagline))
            .with(nav(words));
        let shelf = tag("main", "shelf")
            .when(resumable.is_some(), "resumable")
            .set("id", "content")
            .set("tabindex", "-1")
            .with(resumable.as_ref().map(|digest| resume(digest, words, lang)))
            .with(chalice_cover(words))
            .with(coming(words))
            .with(daily(words));
        [head, shelf].into_iter().collect::<Drawing>()
    }
}

/// Where one left off.
fn resume(digest: &Digest, words: &'static Words, lang: Lang) -> Tag {
    let enemy = Enemy::ALL.get(usize::from(digest.enemy)).copied();
    let name = enemy.map_or("", |enemy| enemy.name(lang));
    let company = digest.company;
    let seat = |(&points, seat): (&u16, Seat)| {
        let points = tag("b", "").with(u32::from(points));
        tag("li", "").with(emblem(company.face(seat))).with(company.name(seat, lang)).with(" ").with(points)
    };
    let state = (words.left_off_line)(digest.round, name, digest.echoes);
    let line = format!("{state} {}", (words.you_hold)(digest.collected, digest.banked));
    let scene = tag("div", "scene")
        .with(tag("span", "plate").with(enemy.map(|enemy| emblem(emblem::enemy(enemy)))))
        .with(tag("div", "").with(tag("h2", "").with(name)).with(tag("p", "").with(line)));
    let seed = tag("span", "").with(words.seed).with(" ").with(tag("b", "").with(digest.seed.clone()));
    let foot = tag("div", "foot")
        .with(link("button blood", Route::Chalice(Chalice::Table).href()).with(words.resume))
        .with(seed);
    tag("article", "resume paper")
        .with(tag("p", "kicker").with(words.left_off))
        .with(scene)
        .with(tag("ul", "standings").each(digest.standings.iter().zip((0..).map(Seat)).map(seat)))
        .with(foot)
}

/// The picture on a box.
fn art(ornament: &'static str, icon: Icon) -> Tag {
    tag("div", "art").set("aria-hidden", "true").with(tag("span", ornament)).with(emblem(icon))
}

/// Chalice, as a box on the shelf.
fn chalice_cover(words: &'static Words) -> Tag {
    let fact = |icon, word: &'static str| tag("span", "").with(emblem(icon)).with(word);
    let facts =
        tag("p", "facts").with(fact(Icon("cowled"), words.how_many)).with(fact(Icon("hourglass"), words.how_long));
    let sit_down = link("button brass", Route::Chalice(Chalice::Setup).href()).with(words.sit_down);
    let text = tag("div", "text")
        .with(tag("h2", "").with("Chalice"))
        .with(tag("p", "").with(words.blurb))
        .with(facts)
        .with(tag("p", "").with(sit_down));
    tag("article", "cover red").with(art("ornament", Icon("pouring-chalice"))).with(text)
}

/// What is not there yet, in one honest line.
fn coming(words: &'static Words) -> Tag {
    let text = tag("div", "text")
        .with(tag("p", "kicker").with(words.coming_kicker))
        .with(tag("h2", "").with("Haven"))
        .with(tag("p", "").with(words.coming_line));
    tag("article", "cover blue coming").with(art("ornament hex", Icon("dungeon-gate"))).with(text)
}

/// The dungeon that everybody gets today. Who waits in it is not told before they are met.
fn daily(words: &'static Words) -> Tag {
    let date = js_sys::Date::new_0();
    let day = format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date());
    // The day itself is the seed: 20261116.
    let number =
        day.bytes().filter(u8::is_ascii_digit).fold(0, |number: u32, digit| number * 10 + u32::from(digit - b'0'));
    let address = dungeon_link(Seed::from_number(number));
    let kicker = tag("p", "kicker")
        .with(emblem(Icon("calendar")))
        .with(words.today)
        .with(", ")
        .with(tag("time", "").write("datetime", day.clone()).with(day));
    let doors = tag("ol", "doors")
        .set("aria-hidden", "true")
        .each((0..10).map(|_| tag("li", "").with("?")))
        .with(tag("li", "last").with(emblem(Icon("crowned-skull"))));
    let foot = tag("div", "foot")
        .with(tag("p", "").with(words.today_line))
        .with(tag("a", "button brass").write("href", address).with(words.play_today));
    tag("article", "daily").with(kicker).with(doors).with(foot)
}
