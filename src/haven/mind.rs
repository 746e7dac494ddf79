//! The bots' chairs. What a bot decides is worked out by a worker, which runs this same program without a page: its files are
//! here already. The page only asks and waits.

use crate::browser::worker::{self, Bots};
use crate::haven::scenario::ScenarioAtTable;
use ::bots::haven::{Desk, Explanation, Reply, Request, Said, Task, Turning};
use ::haven::Choice;
use kit::Seat;
use std::cell::RefCell;

/// They think in one go, which takes a while on a slow machine.
const BOTS: Bots = Bots { name: "haven-worker", patience: 60, here: Some(think) };

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// A choice, and why it is made if it was just thought about.
pub type Thought = (Choice, Option<Explanation>);

/// Asks what a bot does at a seat, or would do there for the person; nothing if there is no worker.
pub fn decide(game: &ScenarioAtTable, seat: Seat, answer: impl FnOnce(Option<Thought>) + 'static) {
    ask(game, Task::Decide, seat, move |reply| {
        answer(match reply {
            Some(Reply::Choice(choice, why)) => Some((choice, why)),
            _ => None,
        });
    });
}

/// Asks what a bot says before the cards of a round are chosen; where there is no worker it says nothing.
pub fn speak(game: &ScenarioAtTable, seat: Seat, answer: impl FnOnce(Said) + 'static) {
    ask(game, Task::Speak, seat, move |reply| {
        answer(match reply {
            Some(Reply::Said(said)) => said,
            _ => Said::silence(seat),
        });
    });
}

/// Asks which turns of the person's heroes mattered, one hero after the other; nothing if there is no worker.
pub fn analyse(
    game: ScenarioAtTable,
    mut seats: Vec<Seat>,
    mut found: Vec<Turning>,
    answer: Box<dyn FnOnce(Option<Vec<Turning>>)>,
) {
    let Some(seat) = seats.pop() else { return answer(Some(found)) };
    ask(&game.clone(), Task::Analyse, seat, move |reply| match reply {
        Some(Reply::Analysis(turnings)) => {
            found.extend(turnings);
            analyse(game, seats, found, answer);
        }
        _ => answer(None),
    });
}

/// Asks the worker.
fn ask(game: &ScenarioAtTable, task: Task, seat: Seat, answer: impl FnOnce(Option<Reply>) + 'static) {
    let request = Request {
        task,
        setup: ::haven::share::encode(game.setup()),
        choices: game.choices_made().to_vec(),
        talk: game.talk().to_vec(),
        seat,
        level: game.level(),
    };
    worker::ask(BOTS, &request.to_bytes(), move |reply| answer(reply.and_then(|bytes| Reply::from_bytes(&bytes))));
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
