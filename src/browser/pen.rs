//! Only one window of Lamplight writes: the one that holds the pen. The browser's Web Locks guard it, so that a window that
//! closes or crashes lets go of it at once.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

const NAME: &str = "lamplight/pen";

// Until the browser has answered, this window believes that it is alone; a browser without locks never answers.
static HELD: AtomicBool = AtomicBool::new(true);

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["navigator", "locks"], js_name = request, catch)]
    fn request(name: &str, options: &Object, callback: &Function) -> Result<Promise, JsValue>;
}

/// Whether this window may write.
#[must_use]
pub fn held() -> bool {
    HELD.load(Ordering::Relaxed)
}

/// How to ask for the pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Take it if nobody holds it.
    Politely,
    /// Take it from whoever holds it.
    Firmly,
}

/// Asks for the pen and tells `holds` whether this window has it, now and when another one takes it away.
pub fn ask(how: Ask, holds: RwSignal<bool>) {
    let told = move |mine: bool| {
        HELD.store(mine, Ordering::Relaxed);
        holds.set(mine);
    };
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        told(!lock.is_null());
        // A lock is held for as long as this promise is open: until the window closes, or another takes the pen.
        if lock.is_null() { JsValue::UNDEFINED } else { Promise::new(&mut |_, _| {}).into() }
    });
    let options = Object::new();
    let option = if how == Ask::Politely { "ifAvailable" } else { "steal" };
    let _ = Reflect::set(&options, &option.into(), &true.into());
    if let Ok(answer) = request(NAME, &options, granted.unchecked_ref()) {
        spawn_local(async move {
            // The promise fails when the pen is taken away.
            if JsFuture::from(answer).await.is_err() {
                told(false);
            }
        });
    }
}
