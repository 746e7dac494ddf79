//! The bots' worker: takes a request as bytes, thinks in slices, and posts the reply as bytes. A newer request takes the place
//! of an older one. It carries no page; where there are no workers, the page calls [`begin`] and [`go_on`] itself.

use bots::chalice::{Request, Thinking};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// Iterations between two looks at the mail: some tens of milliseconds even on a slow phone.
const SLICE: u32 = 40;
/// The first bytes of a message number it; the reply bears the same number.
const NUMBER: usize = 4;

thread_local! {
    static WORK: RefCell<Option<(Vec<u8>, Thinking)>> = const { RefCell::new(None) };
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = postMessage)]
    fn post(message: &JsValue);
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(act: &JsValue, millis: u32);
    #[wasm_bindgen(thread_local_v2, js_name = globalThis)]
    static GLOBAL: JsValue;
}

/// Takes up a request, in the place of any other. Bytes that are no request are forgotten.
#[wasm_bindgen]
pub fn begin(message: &[u8]) {
    let Some((number, request)) = message.split_at_checked(NUMBER) else { return };
    let work = Request::from_bytes(request).map(|request| (number.to_vec(), Thinking::new(&request)));
    WORK.with_borrow_mut(|slot| *slot = work);
}

/// Thinks on for a slice; the numbered reply once it is ready.
#[wasm_bindgen]
#[must_use]
pub fn go_on() -> Option<Vec<u8>> {
    WORK.with_borrow_mut(|slot| {
        let (number, thinking) = slot.as_mut()?;
        let reply = thinking.step(SLICE)?;
        let message = [number.as_slice(), &reply.to_bytes()].concat();
        *slot = None;
        Some(message)
    })
}

/// Whether there is something to think about.
#[wasm_bindgen]
#[must_use]
pub fn busy() -> bool {
    WORK.with_borrow(Option::is_some)
}

fn main() {
    // On a page there is a document: then the page calls, and nothing is posted.
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
