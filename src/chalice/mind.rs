//! The other chairs. What a bot decides is worked out by the worker, a program of its own; the page only asks and waits.

use crate::browser::worker::{self, Bots};
use crate::chalice::hunt::HuntAtTable;
use ::bots::chalice::{Analysis, Estimate, Reply, Request, Task, Word};
use ::chalice::Choice;
use kit::Seat;

/// They answer between two slices of thought.
const BOTS: Bots = Bots { name: "worker", patience: 2, here: None };

/// Imagined hunts behind a hint, and behind each decision of an analysis.
const ADVICE: u32 = 600;
const ANALYSIS: u32 = 240;

/// Asks what a rival does; nothing if there is no worker.
pub fn decide(game: &HuntAtTable, seat: Seat, answer: impl FnOnce(Option<Choice>) + 'static) {
    let Some(mind) = game.mind(seat) else { return answer(None) };
    ask(game, Task::Decide(seat, mind), move |reply| {
        answer(match reply {
            Some(Reply::Choice(choice)) => Some(choice),
            _ => None,
        });
    });
}

/// Asks what a rival says before the cards are picked; silence if there is no worker.
pub fn speak(game: &HuntAtTable, seat: Seat, answer: impl FnOnce(Word) + 'static) {
    let Some(mind) = game.mind(seat) else { return answer(Word::Silence) };
    ask(game, Task::Speak(seat, mind), move |reply| {
        answer(match reply {
            Some(Reply::Word(word)) => word,
            _ => Word::Silence,
        });
    });
}

/// Asks what each of the person's choices can be expected to bring, the best first; nothing if there is no worker.
pub fn advise(game: &HuntAtTable, answer: impl FnOnce(Vec<Estimate>) + 'static) {
    ask(game, Task::Advise(game.front(), ADVICE), move |reply| {
        answer(match reply {
            Some(Reply::Advice(estimates)) => estimates,
            _ => Vec::new(),
        });
    });
}

/// Asks how good the person's decisions were; nothing if there is no worker.
pub fn analyse(game: &HuntAtTable, answer: impl FnOnce(Analysis) + 'static) {
    ask(game, Task::Analyse(game.you(), ANALYSIS), move |reply| {
        answer(match reply {
            Some(Reply::Analysis(analysis)) => analysis,
            _ => Analysis::default(),
        });
    });
}

/// Asks the worker. A new question takes the place of an older one.
fn ask(game: &HuntAtTable, task: Task, answer: impl FnOnce(Option<Reply>) + 'static) {
    let request = Request { journal: game.journal().clone(), talk: game.talk(), task };
    worker::ask(BOTS, &request.to_bytes(), move |reply| answer(reply.and_then(|bytes| Reply::from_bytes(&bytes))));
}
