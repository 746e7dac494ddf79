//! Holding something to read it: a finger that stays, or the other button of a mouse.

use drawing::Tag;
use leptos::prelude::*;
use std::cell::{Cell, OnceCell};
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

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

fn let_go() {
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
                "pointerdown" => WAS_HOLD.set(false),
                _ => {}
            });
            for name in ["pointerdown", "click"] {
                let _ = window().add_event_listener_with_callback_and_bool(name, watch.as_ref().unchecked_ref(), true);
            }
            watch
        });
    });
}

/// The same, and what is done when it is held.
pub(crate) fn held(tag: Tag, act: impl Fn() + Clone + Send + Sync + 'static) -> Tag {
    watch();
    let asks = act.clone();
    tag.on("pointerdown", move |_| {
        let_go();
        let act = act.clone();
        let hold = move || {
            WAS_HOLD.set(true);
            act();
        };
        HELD.set(set_timeout_with_handle(hold, HOLD).ok());
    })
    .on("pointerup", |_| let_go())
    .on("pointercancel", |_| let_go())
    .on("pointerleave", |_| let_go())
    .on("contextmenu", move |event| {
        event.prevent_default();
        let_go();
        asks();
    })
}
