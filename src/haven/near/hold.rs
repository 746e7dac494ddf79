//! Holding something to read it: a finger that stays, or the other button of a mouse.

use drawing::Tag;
use leptos::prelude::*;
use std::cell::Cell;
use std::time::Duration;

/// As long as a finger stays that means to hold.
const HOLD: Duration = Duration::from_millis(450);

thread_local! {
    /// What is being held; one thing at a time.
    static HELD: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
}

fn let_go() {
    if let Some(held) = HELD.take() {
        held.clear();
    }
}

/// The same, and what is done when it is held.
pub(crate) fn held(tag: Tag, act: impl Fn() + Clone + Send + Sync + 'static) -> Tag {
    let asks = act.clone();
    tag.on("pointerdown", move |_| {
        let_go();
        HELD.set(set_timeout_with_handle(act.clone(), HOLD).ok());
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
