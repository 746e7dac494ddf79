//! A place where drawings follow each other on demand, for the tests of `crates/drawing` in a real browser
//! (`tests/browser/drawing.test.mjs`). Only in development builds.

use crate::ui::button::{Tone, tool};
use drawing::{Drawing, Tag, tag};
use leptos::prelude::*;

/// What can be drawn, by the words on its button.
const STATES: [&str; 17] = [
    "cards 1 2 3 4 5",
    "cards 5 1 2 3 4",
    "cards 2 1 3 4 5",
    "cards 5 4 3 2 1",
    "cards 4 6 1 7",
    "field bare",
    "field lamp",
    "field wick",
    "list second",
    "list third",
    "listener none",
    "listener click",
    "listener click other",
    "listener click twice",
    "listener click key",
    "picture small",
    "picture large",
];

/// The bench: a button for each state, what is drawn, and what its listeners were told.
#[component]
pub fn Bench() -> impl IntoView {
    let state = RwSignal::new(STATES[0]);
    let told = RwSignal::new(String::new());
    let buttons = STATES.map(|name| tool(Tone::Quiet, move || state.set(name)).with(name));
    view! {
        <section class="panel">
            <h2>"Drawings"</h2>
            <div class="row" id="bench-states">{buttons.into_iter().collect::<Drawing>()}</div>
            <div id="bench">{move || drawn(state.get(), told).drawn()}</div>
            <p class="hint" id="bench-told">{told}</p>
        </section>
    }
}

fn drawn(state: &'static str, told: RwSignal<String>) -> Tag {
    let (thing, how) = state.split_once(' ').unwrap_or((state, ""));
    match thing {
        "cards" => cards(how),
        "field" => field(how),
        "list" => list(how),
        "listener" => listener(how, told),
        _ => picture(how == "large"),
    }
}

/// A list in this order; every card can have the focus.
fn cards(order: &'static str) -> Tag {
    let card = |number: &'static str| {
        let key = number.parse().unwrap_or_default();
        tag("li", "").key(key).with(tool(Tone::Quiet, || ()).with("Card ").with(number))
    };
    tag("ul", "row").each(order.split(' ').map(card))
}

/// An element with one of everything that can be set, or with none of it.
fn field(value: &'static str) -> Tag {
    let bare = tag("input", "").set("aria-label", "Field");
    if value == "bare" {
        return bare;
    }
    bare.when(true, "lit").when(value == "wick", "low").set("title", value).set("--bench", value).set(".value", value)
}

fn list(value: &'static str) -> Tag {
    let option = |word| tag("option", "").set("value", word).with(word);
    tag("select", "").set("aria-label", "List").set(".value", value).each(["first", "second", "third"].map(option))
}

/// A button that tells of what it hears.
fn listener(how: &'static str, told: RwSignal<String>) -> Tag {
    let tell = move |word: &'static str| move |_: &web_sys::Event| told.update(|all| *all = format!("{all} {word}"));
    let button = tag("button", "button").set("type", "button").with("Listener");
    match how {
        "none" => button,
        "click" => button.on("click", tell("click")),
        "click other" => button.on("click", tell("other")),
        "click twice" => button.on("click", tell("first")).on("click", tell("second")),
        _ => button.on("click", tell("click")).on("keydown", tell("key")),
    }
}

/// A picture with names that HTML has too, HTML within it, and a picture within that.
fn picture(large: bool) -> Tag {
    let line = || tag("line", "").set("x2", "9").set("y2", "9").set("stroke", "currentColor");
    let inner = tag("svg", "").set("width", "9").set("height", "9").set("aria-hidden", "true").with(line());
    let paragraph = || tag("p", "").with("HTML");
    let html = tag("foreignObject", "")
        .set("width", "90")
        .set("height", "60")
        .with(tag("div", "").with(paragraph()).with(large.then(paragraph)).with(inner));
    tag("svg", "")
        .set("width", "90")
        .set("height", "60")
        .set("role", "img")
        .with(tag("title", "").with("A picture"))
        .with(tag("g", "").with(line()).with(large.then(|| tag("a", "").with(line()))))
        .with(html)
}
