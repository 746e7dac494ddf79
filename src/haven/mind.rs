//! The bots' chairs. What a bot decides is worked out by the worker, a program of its own; the page only asks and waits.

use crate::browser::worker::{self, Bots};
use crate::haven::scenario::ScenarioAtTable;
use ::bots::haven::{Request, reply_from_bytes};
use ::haven::Choice;
use kit::Seat;

/// They think in one go, which takes a while on a slow machine.
const BOTS: Bots = Bots { name: "haven-worker", patience: 60 };

/// Asks what a bot does at a seat, or would do there for the person; nothing if there is no worker.
pub fn decide(game: &ScenarioAtTable, seat: Seat, answer: impl FnOnce(Option<Choice>) + 'static) {
    let request = Request {
        setup: ::haven::share::encode(game.setup()),
        choices: game.choices_made().to_vec(),
        seat,
        level: game.level(),
    };
    worker::ask(BOTS, &request.to_bytes(), move |reply| answer(reply.and_then(|bytes| reply_from_bytes(&bytes))));
}
