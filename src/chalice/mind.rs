//! The other chairs. What a bot decides is worked out by the worker, a program of its own; the page only asks and waits.

use crate::browser::assets;
use crate::chalice::game::Game;
use ::bots::chalice::{Analysis, Estimate, Reply, Request, Task, Word};
use ::chalice::Choice;
use js_sys::{Function, Uint8Array};
use kit::Seat;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Who waits for the worker.
#[derive(Default)]
struct Desk {
    state: Program,
    /// Counted up; a reply to an older question is not heard.
    number: u32,
    waiting: Option<Answer>,
    /// Asked before the program was there.
    held: Option<Vec<u8>>,
}

type Answer = Box<dyn FnOnce(Option<Reply>)>;

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

/// Imagined hunts behind a hint, and behind each decision of an analysis.
const ADVICE: u32 = 600;
const ANALYSIS: u32 = 240;

/// Asks what a rival does; nothing if there is no worker.
pub fn decide(game: &Game, seat: Seat, answer: impl FnOnce(Option<Choice>) + 'static) {
    let Some(mind) = game.mind(seat) else { return answer(None) };
    ask(game, Task::Decide(seat, mind), move |reply| {
        answer(match reply {
            Some(Reply::Choice(choice)) => Some(choice),
            _ => None,
        });
    });
}

/// Asks what a rival says before the cards are picked; silence if there is no worker.
pub fn speak(game: &Game, seat: Seat, answer: impl FnOnce(Word) + 'static) {
    let Some(mind) = game.mind(seat) else { return answer(Word::Silence) };
    ask(game, Task::Speak(seat, mind), move |reply| {
        answer(match reply {
            Some(Reply::Word(word)) => word,
            _ => Word::Silence,
        });
    });
}

/// Asks what each of the person's choices can be expected to bring, the best first; nothing if there is no worker.
pub fn advise(game: &Game, answer: impl FnOnce(Vec<Estimate>) + 'static) {
    ask(game, Task::Advise(game.you(), ADVICE), move |reply| {
        answer(match reply {
            Some(Reply::Advice(estimates)) => estimates,
            _ => Vec::new(),
        });
    });
}

/// Asks how good the person's decisions were; nothing if there is no worker.
pub fn analyse(game: &Game, answer: impl FnOnce(Analysis) + 'static) {
    ask(game, Task::Analyse(game.you(), ANALYSIS), move |reply| {
        answer(match reply {
            Some(Reply::Analysis(analysis)) => analysis,
            _ => Analysis::default(),
        });
    });
}

/// Asks the worker. A new question takes the place of an older one.
fn ask(game: &Game, task: Task, answer: impl FnOnce(Option<Reply>) + 'static) {
    let request = Request { journal: game.journal().clone(), talk: game.talk(), task };
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
        let started = JsFuture::from(assets::start_worker(&reply)).await;
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
    settle(Reply::from_bytes(reply));
}

fn settle(reply: Option<Reply>) {
    let waiting = DESK.with_borrow_mut(|desk| desk.waiting.take());
    if let Some(answer) = waiting {
        answer(reply);
    }
}
