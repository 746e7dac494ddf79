//! Haven's bots in their worker: one request, one thought, one reply.

use bots::haven::{Desk, Request, reply_to_bytes};
use post::{NUMBER, Work};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    static WORK: RefCell<Option<(Vec<u8>, Request)>> = const { RefCell::new(None) };
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Takes up a request, in the place of any other. Bytes that are no request are forgotten.
#[wasm_bindgen]
pub fn begin(message: &[u8]) {
    let Some((number, request)) = message.split_at_checked(NUMBER) else { return };
    let work = Request::from_bytes(request).map(|request| (number.to_vec(), request));
    WORK.with_borrow_mut(|slot| *slot = work);
}

/// Thinks; the numbered reply.
#[wasm_bindgen]
#[must_use]
pub fn go_on() -> Option<Vec<u8>> {
    let (number, request) = WORK.with_borrow_mut(Option::take)?;
    let reply = DESK.with_borrow_mut(|desk| desk.answer(&request));
    Some([number, reply_to_bytes(reply)].concat())
}

/// Whether there is something to think about.
#[wasm_bindgen]
#[must_use]
pub fn busy() -> bool {
    WORK.with_borrow(Option::is_some)
}

fn main() {
    post::serve(Work { begin, go_on, busy });
}
