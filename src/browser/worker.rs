//! The bots' worker: requests and replies as bytes. A new request takes the place of an older one; what is asked before the worker is
//! ready waits for it. This program can be a worker itself, where there is no page: then it [serves](serve).

use crate::browser::assets;
use js_sys::{Function, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    /// What a worker posts goes to the page that has started it.
    #[wasm_bindgen(js_name = postMessage)]
    fn post_to_page(message: &JsValue);
}

/// The first bytes of a message number it; the reply bears the same number.
const NUMBER: usize = 4;

/// From a request to its reply; nothing for bytes that are no request.
pub type Think = fn(&[u8]) -> Option<Vec<u8>>;

/// A worker's program, and for how many beats it may be silent before it is taken for lost.
#[derive(Clone, Copy, Debug)]
pub struct Bots {
    /// The name of its files.
    pub name: &'static str,
    /// How many beats.
    pub patience: u32,
    /// Who thinks where there is no worker, if the page can do it without fetching another program.
    pub here: Option<Think>,
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

impl Desk {
    fn is_for(&self, bots: Bots) -> bool {
        self.bots.is_some_and(|mine| mine.name == bots.name)
    }
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
        if !desk.is_for(bots) {
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
    let here = bots.here.map_or(JsValue::UNDEFINED, thinking);
    spawn_local(async move {
        let started = JsFuture::from(assets::start_worker(&reply, bots.name, bots.patience, &here)).await;
        // Where it could be had neither in a worker nor on the page, the next question tries again.
        let program = started.map_or(Program::NotStarted, |send| Program::Ready(send.unchecked_into()));
        let held = DESK.with_borrow_mut(|desk| {
            if !desk.is_for(bots) {
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

/// Thinks about a numbered message; the reply bears its number.
fn thinking(think: Think) -> JsValue {
    let act = move |message: Uint8Array| {
        let message = message.to_vec();
        let reply = message.split_at_checked(NUMBER).and_then(|(number, request)| {
            think(request).map(|reply| Uint8Array::from([number, &reply].concat().as_slice()))
        });
        reply.map_or(JsValue::UNDEFINED, Into::into)
    };
    Closure::<dyn Fn(Uint8Array) -> JsValue>::new(act).into_js_value()
}

/// Whether this program runs in a worker.
#[must_use]
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// In a worker: hears what the page asks, one request after another, and says so.
pub fn serve(think: Think) {
    let think = thinking(think).unchecked_into::<Function>();
    let heard = move |event: JsValue| {
        let message = js_sys::Reflect::get(&event, &"data".into()).unwrap_or_default().unchecked_into::<Uint8Array>();
        // An empty message asks only whether somebody is here. Whoever thinks in one go hears nothing meanwhile, and says so before.
        let reply = if message.length() == 0 {
            "here".into()
        } else {
            post_to_page(&"begun".into());
            think.call1(&JsValue::NULL, &message).unwrap_throw()
        };
        if !reply.is_undefined() {
            post_to_page(&reply);
        }
    };
    let heard = Closure::<dyn Fn(JsValue)>::new(heard).into_js_value();
    let _ = js_sys::Reflect::set(&js_sys::global(), &"onmessage".into(), &heard);
    post_to_page(&"ready".into());
}

/// Takes a reply, if it is to the last question.
fn hear(message: &[u8]) {
    let Some((number, reply)) = message.split_first_chunk::<NUMBER>() else { return };
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
