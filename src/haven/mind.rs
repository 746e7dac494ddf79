//! The bots' chairs. What a bot decides is worked out by a worker, which runs this same program without a page: its files are
//! here already. The page only asks and waits.

use crate::browser::worker::{self, Bots};
use crate::haven::scenario::ScenarioAtTable;
use ::bots::haven::{Desk, Reply, Request, Task};
use ::haven::Choice;
use kit::Seat;
use std::cell::RefCell;

/// They think in one go, which takes a while on a slow machine.
const BOTS: Bots = Bots { name: "haven-worker", patience: 60, here: Some(think) };

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

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

/// In the worker: hears what the page asks.
pub fn serve() {
    worker::serve(think);
}

/// One request, one thought, one reply.
fn think(request: &[u8]) -> Option<Vec<u8>> {
    let request = Request::from_bytes(request)?;
    Some(DESK.with_borrow_mut(|desk| desk.answer(&request)).to_bytes())
}
