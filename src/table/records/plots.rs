//! The plots, drawn by hand as SVG. Won is solid, the rest is hatched or hollow: colour is never all that tells them apart.
//! Each says its figures in words too.

use super::history::Tally;
use super::words::{GameRecordWords, RecordWords};
use crate::ui::icon::{Icon, emblem};
use drawing::Drawing;
use leptos::prelude::*;

/// One row of [`bars`].
pub struct Bar {
    /// Its emblem.
    pub icon: Icon,
    /// What was played.
    pub name: &'static str,
    /// How often, and how often it was won.
    pub tally: Tally,
}

/// The hatching of what was not won, for all plots of the page.
pub(super) fn hatching() -> impl IntoView {
    view! {
        <svg class="signs" width="0" height="0" aria-hidden="true">
            <pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path class="hatch" d="M1.5 0V6"/>
            </pattern>
        </svg>
    }
}

/// How much of everything was won, as a ring that fills.
pub(super) fn ring(tally: Tally, words: &'static GameRecordWords) -> AnyView {
    let share = if tally.games == 0 { 0 } else { (u64::from(tally.won) * 100 / u64::from(tally.games)).min(100) };
    view! {
        <figure class="ring">
            <svg viewBox="0 0 120 120" aria-hidden="true">
                <circle class="rest" cx="60" cy="60" r="50" pathLength="100"/>
                <circle class="share" cx="60" cy="60" r="50" pathLength="100" stroke-dasharray=format!("{share} 100")/>
            </svg>
            <figcaption><b>{share}<small>"%"</small></b><span>{words.win_share}</span></figcaption>
        </figure>
    }
    .into_any()
}

/// A bar for each row, as long as there were games, solid as far as they were won.
pub fn bars(title: &'static str, rows: Vec<Bar>, words: &'static RecordWords) -> AnyView {
    let most = rows.iter().map(|row| row.tally.games).max().unwrap_or_default().max(1);
    let wide = |count: u32| f64::from(count.min(most)) * 100.0 / f64::from(most);
    let row = |row: Bar| {
        let Tally { games, won } = row.tally;
        view! {
            <li class:unmet=games == 0>
                <span class="sign" aria-hidden="true">{emblem(row.icon)}</span>
                <span class="name">{row.name}</span>
                <span class="figure">{if games == 0 { words.never.into() } else { (words.won_of)(won, games) }}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="ground" width="100" height="8"/>
                    <rect class="lost" width=wide(games) height="8"/>
                    <rect class="won" width=wide(won) height="8"/>
                </svg>
            </li>
        }
    };
    view! {
        <figure class="plot">
            <figcaption>{title}</figcaption>
            <ul class="rows">{rows.into_iter().map(row).collect_view()}</ul>
        </figure>
    }
    .into_any()
}

const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 190.0;
/// Room for figures under and above what is drawn.
const FOOT: f32 = 20.0;
const HEAD: f32 = 18.0;

/// One column of [`columns`]: what stands under it, and what it is made of.
pub struct Column {
    label: String,
    won: u32,
    rest: u32,
}

/// The columns of scores: so many points to each, the last one open.
#[must_use]
pub fn tallied(tallies: &[Tally], points: u16) -> Vec<Column> {
    let last = tallies.len().saturating_sub(1);
    let label = |place: usize| {
        let from = place * usize::from(points);
        if place == last { format!("{from}+") } else { from.to_string() }
    };
    let column = |(place, tally): (usize, &Tally)| Column {
        label: label(place),
        won: tally.won.min(tally.games),
        rest: tally.games.saturating_sub(tally.won),
    };
    tallies.iter().enumerate().map(column).collect()
}

/// The columns of what was counted, from none on; the last one is open.
#[must_use]
pub fn counted(counts: &[u32]) -> Vec<Column> {
    let last = counts.len().saturating_sub(1);
    let label = |place: usize| if place == last { format!("{place}+") } else { place.to_string() };
    counts.iter().enumerate().map(|(place, &rest)| Column { label: label(place), won: 0, rest }).collect()
}

/// The columns of what was counted, won and not, from none on; where there may be more, the last one is open.
#[must_use]
pub fn counted_tallies(tallies: &[Tally], open: bool) -> Vec<Column> {
    let columns = tallied(tallies, 1);
    let last = columns.len().saturating_sub(1);
    let closed = |(place, column): (usize, Column)| match open || place < last {
        true => column,
        false => Column { label: place.to_string(), ..column },
    };
    columns.into_iter().enumerate().map(closed).collect()
}

/// Columns side by side, won below and the rest on top.
pub fn columns(title: &'static str, class: &'static str, columns: Vec<Column>, key: Option<AnyView>) -> AnyView {
    let most = columns.iter().map(|column| column.won.saturating_add(column.rest)).max().unwrap_or_default().max(1);
    let step = WIDTH / columns.len().max(1) as f32;
    let ground = HEIGHT - FOOT;
    let tall = |count: u32| count as f32 * (ground - HEAD) / most as f32;
    let told: Vec<String> =
        columns.iter().map(|column| format!("{}: {}", column.label, column.won + column.rest)).collect();
    let drawn = columns.into_iter().enumerate().map(|(place, column)| {
        let (left, wide) = (place as f32 * step + step * 0.14, step * 0.72);
        let (won, rest) = (tall(column.won), tall(column.rest));
        let sum = column.won + column.rest;
        view! {
            <rect class="lost" x=left y=ground - won - rest width=wide height=rest/>
            <rect class="won" x=left y=ground - won width=wide height=won/>
            {(sum > 0).then(|| view! { <text class="sum" x=left + wide / 2.0 y=ground - won - rest - 5.0>{sum}</text> })}
            <text class="tick" x=left + wide / 2.0 y=HEIGHT - 5.0>{column.label}</text>
        }
    });
    view! {
        <figure class=format!("plot {class}")>
            <figcaption>{title}{key}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=format!("{title}. {}", told.join(", "))>
                <path class="axis" d=format!("M0 {ground}H{WIDTH}")/>
                {drawn.collect_view()}
            </svg>
        </figure>
    }
    .into_any()
}

/// What solid and hatched mean.
#[must_use]
pub fn key(words: &'static RecordWords) -> AnyView {
    view! {
        <span class="key">
            <svg viewBox="0 0 14 14" aria-hidden="true"><rect class="won" width="14" height="14"/></svg>{words.key_won}
            <svg viewBox="0 0 14 14" aria-hidden="true"><rect class="lost" width="14" height="14"/></svg>{words.key_lost}
        </span>
    }
    .into_any()
}

/// So many of the last games fit side by side.
const SHOWN: usize = 40;
/// The plot of the scores is twice as wide as the others.
const LONG: f32 = 760.0;
const TALL: f32 = 230.0;
const LEFT: f32 = 30.0;

/// A game in [`over_time`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The person's points.
    pub score: u16,
    /// Whether they won.
    pub won: bool,
}

/// A figure of the last games, the newest right: a full point for a win, a hollow one for the rest.
#[must_use]
pub fn over_time(title: &'static str, points: &[Point], words: &'static RecordWords) -> AnyView {
    let games = &points[points.len().saturating_sub(SHOWN)..];
    let most =
        f32::from(games.iter().map(|game| game.score).max().unwrap_or_default().clamp(10, 999).next_multiple_of(10));
    let sum: u32 = games.iter().map(|game| u32::from(game.score)).sum();
    let mean = sum as f32 / games.len().max(1) as f32;
    let x = |place: usize| LEFT + 14.0 + place as f32 * (LONG - LEFT - 28.0) / (games.len().max(2) - 1) as f32;
    let y = |points: f32| TALL - 14.0 - points.min(most) * (TALL - 30.0) / most;
    let steps = if most > 50.0 { 20 } else { 10 };
    let lines = (0..=most as u16).step_by(steps).map(|points| {
        let at = y(points.into());
        view! { <path class="axis" d=format!("M{LEFT} {at:.1}H{LONG}")/><text class="tick end" x=LEFT - 8.0 y=at + 4.5>{points}</text> }
    });
    let path: Vec<String> =
        games.iter().enumerate().map(|(place, game)| format!("{:.1},{:.1}", x(place), y(game.score.into()))).collect();
    let dots = games.iter().enumerate().map(|(place, game)| {
        let class = if game.won { "dot won" } else { "dot rest" };
        let radius = if game.won { 6.5 } else { 4.5 };
        view! { <circle class=class cx=x(place) cy=y(game.score.into()) r=radius/> }
    });
    let told: Vec<String> = games.iter().map(|game| game.score.to_string()).collect();
    let average = (words.average)(&format!("{mean:.0}"));
    view! {
        <figure class="plot long">
            <figcaption>
                {title}
                <span class="key">
                    <svg viewBox="0 0 16 16" aria-hidden="true"><circle class="dot won" cx="8" cy="8" r="6.5"/></svg>{words.key_won}
                    <svg viewBox="0 0 16 16" aria-hidden="true"><circle class="dot rest" cx="8" cy="8" r="4.5"/></svg>{words.key_lost}
                    <svg viewBox="0 0 22 16" aria-hidden="true"><path class="mean" d="M0 8H22"/></svg>{average.clone()}
                </span>
            </figcaption>
            <svg
                viewBox=format!("0 0 {LONG} {TALL}") role="img"
                aria-label=format!("{title}. {}. {average}", told.join(", "))
            >
                {lines.collect_view()}
                <path class="mean" d=format!("M{LEFT} {0:.1}H{LONG}", y(mean))/>
                <polyline class="course" points=path.join(" ")/>
                {dots.collect_view()}
            </svg>
        </figure>
    }
    .into_any()
}

/// One row of [`ranking`].
pub struct Ranked {
    /// A picture.
    pub sign: Drawing,
    /// What it is.
    pub name: &'static str,
    /// How often, in words.
    pub figure: String,
    /// How often.
    pub times: u32,
}

/// What came up most, the first on top.
#[must_use]
pub fn ranking(title: &'static str, rows: Vec<Ranked>) -> AnyView {
    let most = rows.first().map_or(1, |row| row.times);
    let row = |row: Ranked| {
        let wide = f64::from(row.times) * 100.0 / f64::from(most);
        view! {
            <li>
                <span class="sign" aria-hidden="true">{row.sign}</span>
                <span class="name">{row.name}</span>
                <span class="figure">{row.figure}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="ground" width="100" height="8"/><rect class="won" width=wide height="8"/>
                </svg>
            </li>
        }
    };
    view! {
        <figure class="plot cards">
            <figcaption>{title}</figcaption>
            <ol class="rows">{rows.into_iter().map(row).collect_view()}</ol>
        </figure>
    }
    .into_any()
}
