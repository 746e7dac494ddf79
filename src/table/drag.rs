//! A card that is pulled up and out of the hand, with a finger or a mouse.

use drawing::Tag;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// So far up counts as pulled out, in CSS pixels.
const FAR_ENOUGH: i32 = 48;

thread_local! {
    /// Where the pointer went down; there is one hand and one finger on it.
    static FROM: Cell<Option<i32>> = const { Cell::new(None) };
    /// Whether the click that a mouse makes of the same pull is still to come.
    static PULLED: Cell<bool> = const { Cell::new(false) };
}

/// Calls `out` when the element is pulled up and out.
pub fn pulled_out(element: Tag, out: impl Fn() + Send + Sync + 'static) -> Tag {
    element
        .on("pointerdown", |event| {
            PULLED.set(false);
            FROM.set(event.dyn_ref().map(MouseEvent::client_y));
            // The pull goes on outside of the element too.
            if let (Some(pointer), Some(element)) = (event.dyn_ref::<PointerEvent>(), element_of(event)) {
                let _ = element.set_pointer_capture(pointer.pointer_id());
            }
        })
        .on("pointermove", |event| {
            if let Some(up) = way(event) {
                follow(event, up.max(0));
            }
        })
        .on("pointerup", move |event| {
            let far = way(event).is_some_and(|up| up >= FAR_ENOUGH);
            let_go(event);
            if far {
                PULLED.set(true);
                out();
            }
        })
        .on("pointercancel", let_go)
}

/// Whether a click belongs to a pull that has been answered already. It is asked once.
pub fn was_pulled() -> bool {
    PULLED.take()
}

/// How far up the pointer is from where it went down.
fn way(event: &Event) -> Option<i32> {
    Some(FROM.get()? - event.dyn_ref::<PointerEvent>()?.client_y())
}

fn let_go(event: &Event) {
    FROM.set(None);
    follow(event, 0);
}

/// The element follows the pointer.
fn follow(event: &Event, up: i32) {
    if let Some(element) = element_of(event).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.style().set_property("--pulled", &format!("{}px", -up));
    }
}

fn element_of(event: &Event) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}
