//! The tools beside the table: undo, redo, the log, a hint, and what else can be done.

use crate::chalice::controller::{Controller, Mode};
use crate::chalice::setup;
use crate::chalice::show::Sheet;
use crate::shell::parts;
use crate::ui::icon::{Icon, emblem};
use ::chalice::share::{dungeon_code, game_code};
use drawing::{Drawing, button, tag};
use leptos::prelude::*;

/// The tools in the top line.
#[component]
pub(crate) fn Tools(seated: Controller) -> impl IntoView {
    let tools = move || {
        let words = seated.words();
        let progress = seated.progress.get();
        let own = seated.mode != Mode::Replay;
        let asked = seated.asked.with(Option::is_some) && seated.viewing.with(Option::is_none);
        let tool = |key: &'static str, icon: Icon, word: &'static str, can: bool, act: fn(Controller)| {
            let does = move || {
                if can {
                    act(seated);
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
            .with(tool("R", Icon("clockwise-rotation"), words.redo, own && progress.can_redo, Controller::redo))
            .with(tool("H", Icon("light-bulb"), words.hint, asked, Controller::ask_for_hint))
            .with(tool("L", Icon("scroll-unfurled"), words.log, true, |seated| seated.open(Sheet::Log)))
            .with(tool("?", Icon("open-book"), words.rules, true, Controller::open_rules))
            .with(tool("M", Icon("hamburger-menu"), words.more, true, |seated| seated.open(Sheet::More)))
            .drawn()
    };
    view! {
        {tools}
        {parts::slots(seated.keeping, move || Some(seated.game.get_value()), move |game| seated.lay(game))}
    }
}

/// What else can be done at this table.
pub(crate) fn more(seated: Controller) -> Drawing {
    let (shell, words) = (seated.shell, seated.words());
    let sounds = shell.settings.get().sound;
    let item = |icon: Icon, word: &'static str, act: fn(Controller)| {
        button("", move || act(seated)).with(emblem(icon)).with(word)
    };
    let sound = item(Icon("sound-on"), if sounds { words.sound_on } else { words.sound_off }, |seated| {
        seated.shell.set(|settings| settings.sound = !settings.sound);
    });
    let slots = |seated: Controller| {
        seated.close_sheet();
        seated.keeping.set(true);
    };
    let items = [
        Some(item(Icon("linked-rings"), words.share, copy_dungeon)),
        Some(item(Icon("film-strip"), words.copy_replay, copy_replay)),
        (seated.mode == Mode::Hunt).then(|| item(Icon("bookmark"), words.kept_hunts, slots)),
        Some(item(Icon("backward-time"), words.look_through, |seated| seated.look_at(0))),
        Some(sound.pressed(sounds)),
    ];
    tag("ul", "menu").each(items.into_iter().flatten().map(|item| tag("li", "").with(item))).drawn()
}

/// Copies a link that leads to the same dungeon.
fn copy_dungeon(seated: Controller) {
    let code = seated.game.with_value(|game| dungeon_code(game.setup()));
    setup::copy(seated.shell, setup::address("c", &code), seated.words().shared);
}

/// Copies a link that shows the whole hunt up to here.
pub(crate) fn copy_replay(seated: Controller) {
    let code = seated.game.with_value(|game| game_code(game.journal()));
    if let Ok(code) = code {
        setup::copy(seated.shell, setup::address("r", &code), seated.words().replay_shared);
    }
}
