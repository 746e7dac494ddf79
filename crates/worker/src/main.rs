//! Chalice's bots in their worker: takes a request as bytes, thinks in slices, and posts the reply as bytes. A newer request takes the place
//! of an older one. It carries no page; where there are no workers, the page calls [`begin`] and [`go_on`] itself.

mod mail;

use bots::chalice::{Request, Thinking};
use mail::NUMBER;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// Iterations between two looks at the mail: some tens of milliseconds even on a slow phone.
const SLICE: u32 = 40;

thread_local! {
    static WORK: RefCell<Option<(Vec<u8>, Thinking)>> = const { RefCell::new(None) };
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
    mail::serve();
}
