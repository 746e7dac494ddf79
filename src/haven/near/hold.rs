//! Holding something to read it: a finger that stays, or the other button of a mouse.

use crate::haven::codex::Known;
use crate::haven::presented::Sheet;
use crate::haven::show::Scene;
use crate::table::Act;
use ::haven::card::CardId;
use drawing::Tag;
use leptos::prelude::*;
use std::cell::{Cell, OnceCell};
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget};

/// As long as a finger stays that means to hold.
const HOLD: Duration = Duration::from_millis(450);

thread_local! {
    /// What is being held; one thing at a time.
    static HELD: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
    /// Whether the present touch was a hold.
    static WAS_HOLD: Cell<bool> = const { Cell::new(false) };
    /// What watches for its end, once something can be held.
    static WATCH: OnceCell<Closure<dyn Fn(Event)>> = const { OnceCell::new() };
}

/// Something is held from now on.
pub(crate) fn begin(act: impl FnOnce() + 'static) {
    watch();
    let_go();
    let hold = move || {
        WAS_HOLD.set(true);
        act();
    };
    HELD.set(set_timeout_with_handle(hold, HOLD).ok());
}

/// Nothing is held any more.
pub(crate) fn let_go() {
    if let Some(held) = HELD.take() {
        held.clear();
    }
}

/// A finger that lets go of what it has held clicks nothing: what was opened lies under it by then, and would be closed or pressed.
fn watch() {
    WATCH.with(|watch| {
        watch.get_or_init(|| {
            let watch = Closure::<dyn Fn(Event)>::new(|event: Event| match event.type_().as_str() {
                "click" if WAS_HOLD.take() => {
                    event.stop_propagation();
                    event.prevent_default();
                }
                // Whoever presses anew, or by a key, does not let go of it.
                "pointerdown" | "keydown" => WAS_HOLD.set(false),
                _ => {}
            });
            for name in ["pointerdown", "keydown", "click"] {
                let _ = window().add_event_listener_with_callback_and_bool(name, watch.as_ref().unchecked_ref(), true);
            }
            watch
        });
    });
}

/// Something with a card to read when it is held.
pub(super) fn held_card(scene: &Scene<'_>, tag: Tag, card: CardId) -> Tag {
    held(tag, opens(scene, Sheet::Card(card)))
}

/// Something with what the codex says of it when it is held.
pub(super) fn held_known(scene: &Scene<'_>, tag: Tag, known: Known) -> Tag {
    held(tag, opens(scene, Sheet::Known(known)))
}

/// The same, when it is touched, too. What it stands in does not hear of it.
pub(crate) fn explained(scene: &Scene<'_>, tag: Tag, known: Known) -> Tag {
    read_at_a_touch(scene, tag, Sheet::Known(known))
}

/// The same, with a closer look at it when it is held or touched; a button that stands on it only does what it says.
pub(crate) fn read_at_a_touch(scene: &Scene<'_>, tag: Tag, sheet: Sheet) -> Tag {
    let read = opens(scene, sheet);
    held(tag, read.clone()).on("click", move |event| {
        event.stop_propagation();
        if !is_on_a_button_of_it(event) {
            read();
        }
    })
}

/// Whether a button within what listens was touched.
fn is_on_a_button_of_it(event: &Event) -> bool {
    let element = |target: EventTarget| target.dyn_into::<Element>().ok();
    let button = event.target().and_then(element).and_then(|touched| touched.closest("button").ok().flatten());
    let listens = event.current_target().and_then(element);
    button.zip(listens).is_some_and(|(button, listens)| listens != button && listens.contains(Some(&button)))
}

/// Opens a closer look.
fn opens(scene: &Scene<'_>, sheet: Sheet) -> impl Fn() + Clone + Send + Sync + use<> {
    let table = scene.table;
    move || table.act(Act::Open(sheet))
}

/// The same, and what is done when it is held.
fn held(tag: Tag, act: impl Fn() + Clone + Send + Sync + 'static) -> Tag {
    let asks = act.clone();
    tag.on("pointerdown", move |event| {
        event.stop_propagation();
        begin(act.clone());
    })
    .on("pointerup", |_| let_go())
    .on("pointercancel", |_| let_go())
    .on("pointerleave", |_| let_go())
    .on("contextmenu", move |event| {
        event.stop_propagation();
        event.prevent_default();
        let_go();
        asks();
    })
}
