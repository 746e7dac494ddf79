//! The tools beside the table: undo, redo, the log, a hint, and what else can be done.

use crate::table::controller::{Controller, Mode, Sheet};
use crate::table::presented::Presented;
use crate::table::share::{copy_replay, copy_setup};
use crate::ui::icon::{Icon, emblem};
use drawing::{Drawing, Tag, button, tag};
use leptos::prelude::*;

/// The tools in the top line.
pub fn tools<P: Presented>(table: Controller<P>) -> Drawing {
    let words = table.words();
    let progress = table.progress.get();
    let own = table.mode != Mode::Replay;
    let tool = |key: &'static str, icon: Icon, word: &'static str, can: bool, act: fn(Controller<P>)| {
        let does = move || {
            if can {
                act(table);
            }
        };
        button("", does)
            .set_if(!can, "aria-disabled", "true")
            .with(tag("kbd", "").set("aria-hidden", "true").with(key))
            .with(emblem(icon))
            .with(tag("span", "").with(word))
    };
    tag("nav", "tools")
        .with(tool("U", Icon("anticlockwise-rotation"), words.undo, own && progress.can_undo, Controller::undo))
        .with(
            tool("R", Icon("clockwise-rotation"), words.redo, own && progress.can_redo, Controller::redo)
                .when(true, "menu-too"),
        )
        .with(tool("H", Icon("light-bulb"), words.hint, table.may_ask_for_hint(), Controller::ask_for_hint))
        .with(tool("L", Icon("scroll-unfurled"), words.log, true, |table| table.open(Sheet::Log)))
        .with(tool("?", Icon("open-book"), words.rules, true, Controller::open_rules).when(true, "menu-too"))
        .with(tool("M", Icon("hamburger-menu"), words.more, true, |table| table.open(Sheet::More)))
        .drawn()
}

/// What else can be done at this table.
pub(super) fn more<P: Presented>(table: Controller<P>) -> Drawing {
    let (shell, words, game) = (table.shell, table.words(), table.game_words());
    let sounds = shell.settings.get().sound;
    let redo = table.mode != Mode::Replay && table.progress.get().can_redo;
    let item = |icon: Icon, word: &'static str, act: fn(Controller<P>)| {
        button("", move || act(table)).with(emblem(icon)).with(word)
    };
    let sound: Tag = item(Icon("sound-on"), if sounds { words.sound_on } else { words.sound_off }, |table| {
        table.shell.set(|settings| settings.sound = !settings.sound);
    });
    let items = [
        Some(item(Icon("linked-rings"), game.share, copy_setup)),
        Some(item(Icon("film-strip"), words.copy_replay, copy_replay)),
        (table.mode == Mode::Own).then(|| item(Icon("bookmark"), game.kept_games, Controller::open_slots)),
        (table.mode == Mode::Lesson).then(|| item(Icon("candle-light"), words.lesson_again, begin_again)),
        Some(item(Icon("backward-time"), game.look_through, |table| table.look_at(0))),
        Some(sound.pressed(sounds)),
        // Where the top line has no room for them.
        redo.then(|| item(Icon("clockwise-rotation"), words.redo, redo_and_look).when(true, "narrow")),
        Some(item(Icon("open-book"), words.rules, Controller::open_rules).when(true, "narrow")),
    ];
    tag("ul", "menu").each(items.into_iter().flatten().map(|item| tag("li", "").with(item))).drawn()
}

fn begin_again<P: Presented>(table: Controller<P>) {
    table.close_sheet();
    table.play_again();
}

fn redo_and_look<P: Presented>(table: Controller<P>) {
    table.close_sheet();
    table.redo();
}
