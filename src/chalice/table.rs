//! The page of a table: what lies on it, and the sheets above it. What happens there is the controller's business.

use crate::chalice::after::Reckoning;
use crate::chalice::controller::{Controller, Mode};
use crate::chalice::game::{self, Game, Record};
use crate::chalice::lookback::lookback;
use crate::chalice::show::{self, Act, Sheet};
use crate::chalice::tools::{Tools, more};
use crate::chalice::words::words;
use crate::shell::context::{Shell, VAULT, use_shell};
use crate::shell::pages::lost;
use crate::shell::parts;
use crate::shell::route::{Chalice, Route};
use crate::ui::button::{Tone, tool};
use crate::ui::dialog::Dialog;
use crate::ui::page::home;
use ::chalice::{IDLE_LIMIT, IDLE_WARNING};
use drawing::{Drawing, link, tag};
use kit::save::OpenError;
use kit::vault::COPIES;
use leptos::{ev, prelude::*};
use std::time::Duration;

/// The hunt that was kept, if there is one that can be played. One of older rules is put aside, and the person is told.
#[must_use]
pub fn kept_game(shell: Shell) -> Option<Game> {
    // No more often than there are copies: a storage that refuses leaves what lies there.
    for _ in 0..COPIES {
        let record = kept_record(shell)?;
        if let Ok(game) = Game::resume(record) {
            return Some(game);
        }
        // It can be read and not be played: the one before it may be better.
        shell.note(VAULT.set_aside(game::NAME).and_then(|()| VAULT.forget(game::DIGEST)));
        shell.say(shell.words().put_aside);
    }
    None
}

/// The newest record that can be read.
fn kept_record(shell: Shell) -> Option<Record> {
    let found = VAULT.find::<Record>(game::NAME, &game::KIND).ok()?;
    if found.unreadable.contains(&OpenError::OldRules) {
        shell.note(VAULT.forget(game::DIGEST));
        shell.say(words(shell.lang()).old_rules);
    } else if !found.unreadable.is_empty() {
        shell.say(shell.words().put_aside);
    }
    found.value
}

/// Keeps a hunt.
pub fn keep(shell: Shell, game: &Game) {
    let kept = VAULT.keep(game::NAME, &game::KIND, &game.record());
    shell.note(kept.and_then(|()| VAULT.keep(game::DIGEST, &game::DIGEST_KIND, &game.digest())));
}

/// The page of the hunt in progress.
#[component]
pub fn TablePage() -> impl IntoView {
    let shell = use_shell();
    match kept_game(shell) {
        Some(game) => view! { <Table game=game/> }.into_any(),
        None => (move || {
            let words = shell.words();
            let sit_down = link("button brass", Route::Chalice(Chalice::Setup).href()).with(words.sit_down);
            lost(words, words.no_hunt, None, Some(tag("p", "").with(sit_down)))
        })
        .into_any(),
    }
}

/// What a browser takes from one picture to the next, in milliseconds.
const A_BREATH: u64 = 20;

/// Whether a key was pressed on something that answers it itself.
fn on_control(event: &ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "BUTTON" | "A" | "INPUT"))
}

#[component]
pub fn Table(game: Game, #[prop(optional)] mode: Mode) -> impl IntoView {
    let shell = use_shell();
    let seated = Controller::new(shell, game, mode);
    let on = Callback::new(move |act| seated.act(act));
    let keys = window_event_listener(ev::keydown, move |event| {
        let meant_elsewhere = event.ctrl_key() || event.meta_key() || event.alt_key() || dialog_is_open();
        if let Some(command) = seated.command(&event.key(), on_control(&event)).filter(|_| !meant_elsewhere) {
            seated.obey(command, on);
        }
    });
    on_cleanup(move || keys.remove());
    // Whoever goes to another state of the game stays at the same table.
    let reckoned = Memo::new(move |_| seated.reckoning.get());
    view! {
        <div class="chalice">
            <header class="top bar">
                {move || home(shell.words()).drawn()}
                {move || seated.drawn(on, show::rail)}
                <Tools seated=seated/>
            </header>
            <Warning seated=seated/>
            {move || if reckoned.get() {
                view! { <Reckoning seated=seated/> }.into_any()
            } else {
                view! { <Places seated=seated on=on/> }.into_any()
            }}
            <p class="hidden" role="log" aria-live="polite">{move || seated.spoken.get()}</p>
            <SheetDialog seated=seated on=on/>
        </div>
    }
}

/// The table's two sides. They are laid one after the other, so that the browser can breathe between them, and seen together.
#[component]
fn Places(seated: Controller, on: Callback<Act>) -> impl IntoView {
    let (far_laid, near_laid) = (RwSignal::new(false), RwSignal::new(false));
    lay_soon(far_laid, move || lay_soon(near_laid, || ()));
    let far = move || match far_laid.get() {
        true => seated.drawn(on, show::far_side),
        false => Drawing::default(),
    };
    let yourself = move || match near_laid.get() {
        true => seated.drawn(on, show::yourself),
        false => Drawing::default(),
    };
    let near = move || match seated.viewing.with(Option::is_some) {
        _ if !near_laid.get() => Drawing::default(),
        true => lookback(seated),
        false => seated.asking(on, show::decision),
    };
    view! {
        <main id="content" class="board" class:laying=move || !near_laid.get() tabindex="-1">
            {far}
            <div class="near">{yourself}{near}</div>
        </main>
    }
}

/// Lays one side of the table when the browser has had the time to show what is there.
fn lay_soon(side: RwSignal<bool>, then: impl FnOnce() + 'static) {
    let lay = move || {
        // Whoever has left the table meanwhile needs none.
        if side.try_set(true).is_none() {
            then();
        }
    };
    set_timeout(lay, Duration::from_millis(A_BREATH));
}

/// A hunt in which nobody draws blood ends by itself (C18.77).
#[component]
fn Warning(seated: Controller) -> impl IntoView {
    move || {
        let (idle, over) = seated.board.with(|board| (board.table.idle_rounds(), board.table.end().is_some()));
        let warned = idle >= IDLE_WARNING && !over;
        let line = warned.then(|| (seated.words().idle)(IDLE_LIMIT - idle));
        line.map(|line| tag("p", "banner").set("role", "status").with(line)).into_iter().collect::<Drawing>()
    }
}

/// A closer look at something.
#[component]
fn SheetDialog(seated: Controller, on: Callback<Act>) -> impl IntoView {
    let company = seated.game.with_value(Game::company);
    let title = Signal::derive(move || {
        seated.sheet.get().map_or("", |sheet| show::sheet_title(sheet, company, seated.shell.lang(), seated.words()))
    });
    let body = move || match seated.sheet.get()? {
        Sheet::More => Some(more(seated).into_any()),
        // The rules stay where the reader is, whatever happens at the table.
        Sheet::Rules(step) => Some(parts::rules(step)),
        sheet => seated.game.with_value(|game| {
            // A replay is no secret; a hunt under way is told as far as it has been shown.
            let told = if seated.mode == Mode::Replay { game.events().len() } else { seated.events_shown() };
            let events = &game.events()[..told.min(game.events().len())];
            Some(seated.drawn(on, |scene| show::sheet_body(sheet, scene, events)).into_any())
        }),
    };
    view! {
        <Dialog open=seated.sheet_open title=title id="look">
            <div class="sheet">{move || seated.sheet_open.get().then(body)}</div>
            {move || {
                let close = tool(Tone::Quiet, move || seated.close_sheet()).with(seated.shell.words().close);
                tag("div", "row").with(close).drawn()
            }}
        </Dialog>
    }
}

/// Whether a question stands over the table, so that its keys are not meant for the table.
fn dialog_is_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}
