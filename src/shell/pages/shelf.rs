//! The shelf: what can be played, where one left off, and today's dungeon. It knows the games by name, not how to play them.

use crate::chalice::daily;
use crate::chalice::emblem;
use crate::chalice::hunt::{DIGEST, DIGEST_KIND, Digest};
use crate::haven::{self, scenario};
use crate::shell::context::{Shell, VAULT, use_shell};
use crate::shell::route::{Chalice, Haven, Route};
use crate::shell::words::Words;
use crate::table::copy;
use crate::table::{Day, DayResult, Days, replay_address};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::{Icon, emblem};
use crate::ui::page::nav;
use ::chalice::Enemy;
use drawing::{Drawing, Tag, link, tag};
use kit::save::Kind;
use kit::{Lang, Seat};
use leptos::prelude::*;

/// The first page.
#[component]
pub fn Shelf() -> impl IntoView {
    let shell = use_shell();
    let digest = VAULT.find::<Digest>(DIGEST, &DIGEST_KIND).ok().and_then(|found| found.value);
    // Whoever has never sat down is shown the way in.
    let newcomer = digest.is_none();
    let resumable = digest.filter(|digest| !digest.over);
    let scenario = VAULT.find::<scenario::Digest>(scenario::DIGEST, &scenario::DIGEST_KIND);
    let scenario = scenario.ok().and_then(|found| found.value);
    let new_to_haven = scenario.is_none();
    let scenario = scenario.filter(|digest| !digest.over);
    move || {
        let (words, lang) = (shell.words(), shell.lang());
        let head = tag("header", "masthead")
            .with(tag("h1", "").with("Lamplight"))
            .with(tag("p", "tagline").with(words.tagline))
            .with(nav(words));
        let hunt = resumable.as_ref().map(|digest| resume(digest, words, lang));
        let under_way: Vec<Tag> =
            hunt.into_iter().chain(scenario.as_ref().map(|digest| go_on(digest, words))).collect();
        let shelf = tag("main", "shelf")
            .when(!under_way.is_empty(), "resumable")
            .set("id", "content")
            .set("tabindex", "-1")
            .with((!under_way.is_empty()).then(|| tag("div", "resumes").each(under_way)))
            .with(chalice_cover(words, newcomer))
            .with(haven_cover(words, new_to_haven))
            .with(tag("div", "dailies").each(dailies(shell.words()).iter().filter_map(|of| of_day(shell, of))));
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
    tag("article", "resume paper")
        .with(tag("p", "kicker").with(words.left_off))
        .with(scene)
        .with(tag("ul", "standings").each(digest.standings.iter().zip((0..).map(Seat)).map(seat)))
        .with(foot(words, Route::Chalice(Chalice::Table), &digest.seed))
}

/// The scenario that one left.
fn go_on(digest: &scenario::Digest, words: &'static Words) -> Tag {
    let place = tag("div", "")
        .with(tag("h2", "").with((words.haven_place)(digest.scenario)))
        .with(tag("p", "").with((words.haven_round)(digest.round)));
    let scene = tag("div", "scene").with(tag("span", "plate").with(emblem(Icon("dungeon-gate")))).with(place);
    tag("article", "resume paper")
        .when(true, "blue")
        .with(tag("p", "kicker").with(words.left_off))
        .with(scene)
        .with(foot(words, Route::Haven(Haven::Table), &digest.seed))
}

/// The way back to a game, and the seed it was dealt from.
fn foot(words: &'static Words, table: Route, seed: &str) -> Tag {
    let seed = tag("span", "").with(words.seed).with(" ").with(tag("b", "").with(seed.to_owned()));
    tag("div", "foot").with(link("button blood", table.href()).with(words.resume)).with(seed)
}

/// The picture on a box.
fn art(ornament: &'static str, icon: Icon) -> Tag {
    tag("div", "art").set("aria-hidden", "true").with(tag("span", ornament)).with(emblem(icon))
}

/// The way in for whoever has not played a game.
fn to_lesson(lesson: Route, says: &'static str) -> Tag {
    tag("p", "").with(link("quietly", lesson.href()).with(says))
}

/// Chalice, as a box on the shelf.
fn chalice_cover(words: &'static Words, newcomer: bool) -> Tag {
    let fact = |icon, word: &'static str| tag("span", "").with(emblem(icon)).with(word);
    let facts =
        tag("p", "facts").with(fact(Icon("cowled"), words.how_many)).with(fact(Icon("hourglass"), words.how_long));
    let sit_down = link("button brass", Route::Chalice(Chalice::Setup).href()).with(words.sit_down);
    let text = tag("div", "text")
        .with(tag("h2", "").with("Chalice"))
        .with(tag("p", "").with(words.blurb))
        .with(facts)
        .with(tag("p", "").with(sit_down))
        .with(newcomer.then(|| to_lesson(Route::Chalice(Chalice::Lesson), words.learn)));
    tag("article", "cover red").with(art("ornament", Icon("pouring-chalice"))).with(text)
}

/// Haven, as a box on the shelf.
fn haven_cover(words: &'static Words, newcomer: bool) -> Tag {
    let sit_down = link("button brass", Route::Haven(Haven::Setup).href()).with(words.sit_down);
    let text = tag("div", "text")
        .with(tag("h2", "").with("Haven"))
        .with(tag("p", "").with(words.haven_blurb))
        .with(tag("p", "").with(sit_down))
        .with(newcomer.then(|| to_lesson(Route::Haven(Haven::Lesson), words.haven_learn)));
    tag("article", "cover blue").with(art("ornament hex", Icon("dungeon-gate"))).with(text)
}

/// What the shelf says of one game's dungeon of the day.
struct OfDay {
    game: &'static str,
    class: &'static str,
    days: (&'static str, Kind),
    /// The letter of the link that shows a whole game.
    letter: &'static str,
    today: Route,
    line: &'static str,
    doors: u8,
    /// Whether somebody waits behind the last one.
    boss: bool,
    result: fn(u16, u8) -> String,
}

/// The dungeons that everybody gets today. Who waits in them is not told before they are met. Once one is played, what came of it
/// stands there; yesterday's can be looked at.
fn of_day(shell: Shell, of: &OfDay) -> Option<Tag> {
    let words = shell.words();
    let today = Day::today()?;
    let days = Days::kept(of.days);
    let game = of.game;
    let result_of = |result: &DayResult| (of.result)(result.score, result.place);
    let kicker = tag("p", "kicker")
        .with(emblem(Icon("calendar")))
        .with(game)
        .with(": ")
        .with(words.today)
        .with(", ")
        .with(tag("time", "").write("datetime", today.to_string()).with(today.written(shell.lang())));
    let doors = || {
        tag("ol", "doors")
            .set("aria-hidden", "true")
            .each((0..of.doors).map(|_| tag("li", "").with("?")))
            .with(of.boss.then(|| tag("li", "last").with(emblem(Icon("crowned-skull")))))
    };
    let streak = days.streak(today);
    let streak = (streak > 0).then(|| tag("p", "streak").with((words.streak)(streak)));
    let yesterday = today.before().and_then(|day| days.result(day));
    let yesterday = yesterday.map(|result| {
        let line = (words.yesterday)(&result_of(result));
        tag("a", "quietly").write("href", replay_address(of.letter, &result.code)).with(line)
    });
    let foot = tag("div", "foot");
    let foot = match days.result(today) {
        None => {
            foot.with(tag("p", "").with(of.line)).with(link("button brass", of.today.href()).with(words.play_today))
        }
        Some(result) => {
            let line = result_of(result);
            let day = today.written(shell.lang());
            let text = format!("Lamplight · {game} · {day}\n{line}\n{}", daily_address(of.today));
            let share = move || copy(shell, text.clone(), shell.words().result_copied);
            let again = tag("a", "button quiet").write("href", replay_address(of.letter, &result.code));
            foot.with(tag("p", "result").with(tag("b", "").with(line)))
                .with(tool(Tone::Brass, share).with(words.share_result))
                .with(again.with(words.look_at_it))
        }
    };
    let waits = days.result(today).is_none().then(doors);
    Some(tag("article", "daily").when(true, of.class).with(kicker).with(waits).with(streak).with(foot).with(yesterday))
}

/// Chalice's and Haven's.
fn dailies(words: &'static Words) -> [OfDay; 2] {
    [
        OfDay {
            game: "Chalice",
            class: "red",
            days: daily::DAYS,
            letter: "r",
            today: Route::Chalice(Chalice::Today),
            line: words.today_line,
            doors: 10,
            boss: true,
            result: words.daily_result,
        },
        OfDay {
            game: "Haven",
            class: "blue",
            days: haven::daily::DAYS,
            letter: "hr",
            today: Route::Haven(Haven::Today),
            line: words.haven_today_line,
            doors: 3,
            boss: false,
            result: words.haven_daily_result,
        },
    ]
}

/// Where everybody finds the dungeon of their day.
fn daily_address(today: Route) -> String {
    let location = window().location();
    let page = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default();
    format!("{page}{}", today.href())
}
