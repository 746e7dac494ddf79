//! The bots' chairs. What a bot decides is worked out by the worker, a program of its own; the page only asks and waits.

use crate::browser::worker::{self, Bots};
use crate::haven::scenario::ScenarioAtTable;
use ::bots::haven::{Reply, Request, Task};
use ::haven::Choice;
use kit::Seat;

/// They think in one go, which takes a while on a slow machine.
const BOTS: Bots = Bots { name: "haven-worker", patience: 60 };

/// Asks what a bot does at a seat, or would do there for the person; nothing if there is no worker.
pub fn decide(game: &ScenarioAtTable, seat: Seat, answer: impl FnOnce(Option<Choice>) + 'static) {
    let request = Request {
        task: Task::Decide,
        setup: ::haven::share::encode(game.setup()),
        choices: game.choices_made().to_vec(),
        talk: Vec::new(),
        seat,
        level: game.level(),
    };
    worker::ask(BOTS, &request.to_bytes(), move |reply| {
        answer(match reply.and_then(|bytes| Reply::from_bytes(&bytes)) {
            Some(Reply::Choice(choice, _)) => Some(choice),
            _ => None,
        });
    });
}
