//! What stands around every table: its keys, the order in which it is laid, and where it leads without a game.

use crate::shell::context::use_shell;
use crate::shell::pages::lost;
use crate::table::controller::Controller;
use crate::table::keeping::kept_game;
use crate::table::presented::Presented;
use drawing::{link, tag};
use leptos::{ev, prelude::*};
use std::time::Duration;
use wasm_bindgen::JsCast;

/// The table of the game in progress, or the way to a new one.
pub fn kept_table<P: Presented>(set_up: &'static str, lay: impl FnOnce(P) -> AnyView) -> AnyView {
    let shell = use_shell();
    kept_game(shell).map_or_else(|| nothing_kept(set_up), lay)
}

fn nothing_kept(set_up: &'static str) -> AnyView {
    let shell = use_shell();
    (move || {
        let words = shell.words();
        let sit_down = link("button brass", set_up).with(words.sit_down);
        lost(words, words.no_game, None, Some(tag("p", "").with(sit_down)))
    })
    .into_any()
}

/// Keys mean something at this table as long as it stands.
pub fn listen_to_keys<P: Presented>(table: Controller<P>) {
    listen_to_keys_with(table, |_, _, _| false);
}

/// The same where a game has keys of its own: those that it obeys mean nothing else. It is told the key, and whether that was
/// pressed on a control.
pub fn listen_to_keys_with<P: Presented>(table: Controller<P>, obeyed: fn(Controller<P>, &str, bool) -> bool) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let meant_elsewhere = event.ctrl_key() || event.meta_key() || event.alt_key() || dialog_is_open();
        let (key, on_control) = (event.key(), on_control(&event));
        if meant_elsewhere {
            return;
        }
        if obeyed(table, &key, on_control) {
            // Whoever listens after this table need not obey it too; what is open still closes.
            if key != "Escape" {
                event.prevent_default();
            }
            return;
        }
        if let Some(command) = table.command(&key, on_control) {
            table.obey(command);
        }
    });
    on_cleanup(move || keys.remove());
}

/// Whether something happened on a control, which answers it itself.
pub(super) fn on_control(event: &ev::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let control = target.and_then(|target| target.closest("button, a, input, label, select").ok().flatten());
    control.is_some()
}

/// Whether a question stands over the table, so that its keys are not meant for the table.
fn dialog_is_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

/// What a browser takes from one picture to the next, in milliseconds.
const A_BREATH: u64 = 20;

/// The two sides of a table: whether each of them is laid. One comes after the other, so that the browser can breathe between
/// them.
#[must_use]
pub fn laid_in_turn() -> [RwSignal<bool>; 2] {
    let [far, near] = [RwSignal::new(false), RwSignal::new(false)];
    lay_soon(far, move || lay_soon(near, || ()));
    [far, near]
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
