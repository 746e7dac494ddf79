//! The tools beside the table: undo, redo, the log, a hint, and what else can be done.

use crate::chalice::game::Game;
use crate::chalice::setup;
use crate::chalice::show::Sheet;
use crate::chalice::table::{Seated, Sort};
use crate::chalice::words::Words;
use crate::parts::icon::{Emblem, Icon};
use crate::rooms;
use ::chalice::share::{dungeon_code, game_code};
use leptos::prelude::*;

/// The tools in the top line.
#[component]
pub(crate) fn Tools(seated: Seated) -> impl IntoView {
    // What can be undone changes with the game, and the game with what is shown.
    let can = move |ask: fn(&Game) -> bool| {
        seated.board.track();
        seated.asked.track();
        seated.sort != Sort::Replay && seated.game.with_value(ask)
    };
    let tool = move |key: &'static str,
                     icon: Icon,
                     word: fn(&Words) -> &'static str,
                     can: Signal<bool>,
                     act: fn(Seated)| {
        view! {
            <button type="button" aria-disabled=move || (!can.get()).then_some("true") on:click=move |_| if can.get() { act(seated) }>
                <kbd aria-hidden="true">{key}</kbd><Emblem icon=icon/><span>{move || word(seated.words())}</span>
            </button>
        }
    };
    let always = Signal::stored(true);
    let asked = Signal::derive(move || seated.asked.with(Option::is_some) && seated.viewing.with(Option::is_none));
    view! {
        <nav class="tools">
            {tool("U", Icon("anticlockwise-rotation"), |words| words.undo, Signal::derive(move || can(Game::can_undo)), Seated::undo)}
            {tool("R", Icon("clockwise-rotation"), |words| words.redo, Signal::derive(move || can(Game::can_redo)), Seated::redo)}
            {tool("H", Icon("light-bulb"), |words| words.hint, asked, Seated::ask_for_hint)}
            {tool("L", Icon("scroll-unfurled"), |words| words.log, always, |seated| seated.open(Sheet::Log))}
            {tool("?", Icon("open-book"), |words| words.rules, always, Seated::open_rules)}
            {tool("M", Icon("hamburger-menu"), |words| words.more, always, |seated| seated.open(Sheet::More))}
        </nav>
        {rooms::slots(seated.keeping, move || Some(seated.game.get_value()), move |game| seated.jump(Some(game)))}
    }
}

/// What else can be done at this table.
#[component]
pub(crate) fn More(seated: Seated) -> impl IntoView {
    let house = seated.house;
    let words = move || seated.words();
    let dungeon = move || {
        let code = seated.game.with_value(|game| dungeon_code(game.setup()));
        setup::copy(house, setup::address("c", &code), words().shared);
    };
    let look_back = move || seated.look_at(0);
    let slots = move || {
        seated.close_sheet();
        seated.keeping.set(true);
    };
    let sounds = move || house.settings.get().sound;
    view! {
        <ul class="menu">
            <li><button type="button" on:click=move |_| dungeon()><Emblem icon=Icon("linked-rings")/>{move || words().share}</button></li>
            <li><button type="button" on:click=move |_| copy_replay(seated)><Emblem icon=Icon("film-strip")/>{move || words().copy_replay}</button></li>
            {(seated.sort == Sort::Hunt).then(|| view! {
                <li><button type="button" on:click=move |_| slots()>
                    <Emblem icon=Icon("bookmark")/>{move || words().kept_hunts}
                </button></li>
            })}
            <li><button type="button" on:click=move |_| look_back()><Emblem icon=Icon("backward-time")/>{move || words().look_through}</button></li>
            <li>
                <button type="button" aria-pressed=move || if sounds() { "true" } else { "false" }
                    on:click=move |_| house.set(|settings| settings.sound = !settings.sound)>
                    <Emblem icon=Icon("sound-on")/>
                    {move || if sounds() { words().sound_on } else { words().sound_off }}
                </button>
            </li>
        </ul>
    }
}

/// Copies a link that shows the whole hunt up to here.
pub(crate) fn copy_replay(seated: Seated) {
    let code = seated.game.with_value(|game| game_code(&game.record().journal));
    if let Ok(code) = code {
        setup::copy(seated.house, setup::address("r", &code), seated.words().replay_shared);
    }
}
