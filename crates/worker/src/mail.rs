//! What the worker does with its mail: bytes in, bytes out, a slice of thought between two looks at it.

use crate::{begin, busy, go_on};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// The first bytes of a message number it; the reply bears the same number.
pub(crate) const NUMBER: usize = 4;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = postMessage)]
    fn post(message: &JsValue);
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(act: &JsValue, millis: u32);
    #[wasm_bindgen(thread_local_v2, js_name = globalThis)]
    static GLOBAL: JsValue;
}

/// Hears what is posted to this worker. On a page there is a document: then the page calls, and nothing is posted.
pub(crate) fn serve() {
    let on_page = js_sys::Reflect::has(&GLOBAL.with(Clone::clone), &"document".into()).unwrap_or(false);
    if !on_page {
        listen();
    }
}

fn listen() {
    let act = Closure::<dyn Fn()>::new(work_on).into_js_value();
    ACT.with_borrow_mut(|slot| *slot = act);
    let heard = Closure::<dyn Fn(JsValue)>::new(|event: JsValue| {
        let data = js_sys::Reflect::get(&event, &"data".into()).unwrap_or_default();
        let message = js_sys::Uint8Array::new(&data).to_vec();
        // An empty message asks only whether somebody is here.
        if message.is_empty() {
            return post(&"here".into());
        }
        let idle = !busy();
        begin(&message);
        if idle {
            work_on();
        }
    });
    let global = GLOBAL.with(Clone::clone);
    let _ = js_sys::Reflect::set(&global, &"onmessage".into(), &heard.into_js_value());
    post(&"ready".into());
}

thread_local! {
    static ACT: RefCell<JsValue> = const { RefCell::new(JsValue::UNDEFINED) };
}

/// One slice, then the mail, then the next slice.
fn work_on() {
    match go_on() {
        Some(reply) => post(&js_sys::Uint8Array::from(reply.as_slice()).into()),
        None if busy() => ACT.with_borrow(|act| set_timeout(act, 0)),
        None => {}
    }
}
