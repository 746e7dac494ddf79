//! The other chairs. What a bot decides is worked out by the thinker, a program of its own; the page only asks and waits.

use crate::browser::programs;
use crate::chalice::game::{Game, Level};
use ::bots::{CAST, Mind, Reply, Request, Talk, Task};
use ::chalice::Choice;
use js_sys::{Function, Uint8Array};
use kit::Seat;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Who waits for the thinker.
#[derive(Default)]
struct Desk {
    state: Program,
    /// Counted up; a reply to an older question is not heard.
    number: u32,
    waiting: Option<Box<dyn FnOnce(Option<Choice>)>>,
    /// Asked before the program was there.
    held: Option<Vec<u8>>,
}

#[derive(Default)]
enum Program {
    #[default]
    NotStarted,
    Starting,
    Ready(Function),
    /// Neither in a worker nor on the page.
    Missing,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// The mind of a rival.
fn mind(seat: Seat, level: Level) -> Mind {
    let level = bots::Level::ALL[level as usize];
    Mind::new(level, CAST[(seat.index() + CAST.len() - 1) % CAST.len()].temper)
}

/// Asks what a rival does. A new question takes the place of an older one; `answer` gets nothing if there is no thinker.
pub fn decide(game: &Game, seat: Seat, answer: impl FnOnce(Option<Choice>) + 'static) {
    let record = game.record();
    let task = Task::Decide(seat, mind(seat, record.level));
    let request = Request { journal: record.journal.clone(), talk: Talk::new(), task };
    let send = DESK.with_borrow_mut(|desk| {
        desk.number = desk.number.wrapping_add(1);
        let message = [&desk.number.to_le_bytes(), request.to_bytes().as_slice()].concat();
        desk.waiting = Some(Box::new(answer));
        match &desk.state {
            Program::Ready(send) => Some((send.clone(), message)),
            Program::Missing => {
                let answer = desk.waiting.take();
                leptos::prelude::queue_microtask(move || answer.into_iter().for_each(|answer| answer(None)));
                None
            }
            Program::NotStarted | Program::Starting => {
                desk.held = Some(message);
                None
            }
        }
    });
    match send {
        Some((send, message)) => post(&send, &message),
        None => start_program(),
    }
}

fn post(send: &Function, message: &[u8]) {
    let _ = send.call1(&JsValue::NULL, &Uint8Array::from(message));
}

fn start_program() {
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
        let started = JsFuture::from(programs::think(&reply)).await;
        let program = started.map_or(Program::Missing, |send| Program::Ready(send.unchecked_into()));
        let held = DESK.with_borrow_mut(|desk| {
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
    settle(match Reply::from_bytes(reply) {
        Some(Reply::Choice(choice)) => Some(choice),
        _ => None,
    });
}

fn settle(choice: Option<Choice>) {
    let waiting = DESK.with_borrow_mut(|desk| desk.waiting.take());
    waiting.into_iter().for_each(|answer| answer(choice));
}
