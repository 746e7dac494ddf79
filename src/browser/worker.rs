//! The bots' worker: requests and replies as bytes. A new request takes the place of an older one; what is asked before the worker is
//! ready waits for it.

use crate::browser::assets;
use js_sys::{Function, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A worker's program, and for how many beats it may be silent before it is taken for lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bots {
    /// The name of its files.
    pub name: &'static str,
    /// How many beats.
    pub patience: u32,
}

/// Who waits for the worker.
#[derive(Default)]
struct Desk {
    bots: Option<Bots>,
    state: Program,
    /// Counted up; a reply to an older question is not heard.
    number: u32,
    waiting: Option<Answer>,
    /// Asked before the program was there.
    held: Option<Vec<u8>>,
}

type Answer = Box<dyn FnOnce(Option<Vec<u8>>)>;

#[derive(Default)]
enum Program {
    #[default]
    NotStarted,
    Starting,
    Ready(Function),
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Asks the worker; the answer is nothing where there is none. One program is asked at a time: whoever sits down to another game
/// starts another one.
pub fn ask(bots: Bots, request: &[u8], answer: impl FnOnce(Option<Vec<u8>>) + 'static) {
    let send = DESK.with_borrow_mut(|desk| {
        if desk.bots != Some(bots) {
            *desk = Desk { bots: Some(bots), number: desk.number, ..Desk::default() };
        }
        desk.number = desk.number.wrapping_add(1);
        let message = [&desk.number.to_le_bytes(), request].concat();
        desk.waiting = Some(Box::new(answer));
        match &desk.state {
            Program::Ready(send) => Some((send.clone(), message)),
            Program::NotStarted | Program::Starting => {
                desk.held = Some(message);
                None
            }
        }
    });
    match send {
        Some((send, message)) => post(&send, &message),
        None => start_program(bots),
    }
}

fn post(send: &Function, message: &[u8]) {
    let _ = send.call1(&JsValue::NULL, &Uint8Array::from(message));
}

fn start_program(bots: Bots) {
    let first = DESK.with_borrow_mut(|desk| {
        let first = matches!(desk.state, Program::NotStarted);
        if first {
            desk.state = Program::Starting;
        }
        first
    });
    if !first {
        return;
    }
    let reply = Closure::<dyn Fn(Uint8Array)>::new(|message: Uint8Array| hear(&message.to_vec())).into_js_value();
    spawn_local(async move {
        let started = JsFuture::from(assets::start_worker(&reply, bots.name, bots.patience)).await;
        // Where it could be had neither in a worker nor on the page, the next question tries again.
        let program = started.map_or(Program::NotStarted, |send| Program::Ready(send.unchecked_into()));
        let held = DESK.with_borrow_mut(|desk| {
            if desk.bots != Some(bots) {
                return None;
            }
            desk.state = program;
            match (&desk.state, desk.held.take()) {
                (Program::Ready(send), Some(message)) => Some((send.clone(), message)),
                _ => None,
            }
        });
        match held {
            Some((send, message)) => post(&send, &message),
            None => settle(None),
        }
    });
}

/// Takes a reply, if it is to the last question.
fn hear(message: &[u8]) {
    let Some((number, reply)) = message.split_first_chunk::<4>() else { return };
    if DESK.with_borrow(|desk| desk.number) != u32::from_le_bytes(*number) {
        return;
    }
    // A number alone: whoever thought about it has failed.
    settle((!reply.is_empty()).then(|| reply.to_vec()));
}

fn settle(reply: Option<Vec<u8>>) {
    let waiting = DESK.with_borrow_mut(|desk| desk.waiting.take());
    if let Some(answer) = waiting {
        answer(reply);
    }
}
