//! What a page asks of a worker, and how the worker gets it done in slices: it can stop between two of them, and a page
//! without a worker can do the same work itself without standing still.

use crate::chalice::advice::{Advising, Estimate};
use crate::chalice::analysis::{Analysing, Analysis};
use crate::chalice::memory::Memory;
use crate::chalice::mind::{Decision, Mind};
use crate::chalice::speech::Speech;
use crate::chalice::talk::{Talk, Word};
use chalice::{Choice, Journal, rebuild};
use kit::Seat;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A bot's choice.
    Decide(Seat, Mind),
    /// A bot's word before the cards are picked.
    Speak(Seat, Mind),
    /// Each legal choice with what it can be expected to bring, from so many imagined hunts.
    Advise(Seat, u32),
    /// Each decision of a seat rated, with so many imagined hunts for each.
    Analyse(Seat, u32),
}

/// A question, with all that is needed to answer it. The journal makes the hunt; whoever thinks gets only the seat's view of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The hunt so far.
    pub journal: Journal,
    /// What was said so far.
    pub talk: Talk,
    /// What is asked.
    pub task: Task,
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// To [`Task::Decide`].
    Choice(Choice),
    /// To [`Task::Speak`].
    Word(Word),
    /// To [`Task::Advise`], the best first.
    Advice(Vec<Estimate>),
    /// To [`Task::Analyse`].
    Analysis(Analysis),
    /// The journal cannot be played, or the seat has nothing to decide.
    Refused,
}

/// A request being answered.
#[derive(Clone, Debug)]
pub struct Thinking(Work);

#[derive(Clone, Debug)]
enum Work {
    Decide(Decision),
    Speak(Speech),
    Advise(Advising),
    Analyse(Analysing),
    Refuse,
}

impl Thinking {
    /// Begins to think.
    #[must_use]
    pub fn new(request: &Request) -> Self {
        Self(Work::of(request).unwrap_or(Work::Refuse))
    }

    /// Thinks on for at most so many iterations; the reply once it is ready.
    pub fn step(&mut self, iterations: u32) -> Option<Reply> {
        match &mut self.0 {
            Work::Decide(work) => work.step(iterations).map(Reply::Choice),
            Work::Speak(work) => work.step(iterations).map(Reply::Word),
            Work::Advise(work) => work.step(iterations).map(Reply::Advice),
            Work::Analyse(work) => work.step(iterations).map(Reply::Analysis),
            Work::Refuse => Some(Reply::Refused),
        }
    }

    /// How much is done, of how much.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        match &self.0 {
            Work::Decide(work) => work.progress(),
            Work::Speak(work) => work.progress(),
            Work::Advise(work) => work.progress(),
            Work::Analyse(work) => work.progress(),
            Work::Refuse => (0, 0),
        }
    }

    /// A choice at a glance, for when there is no time left; only for [`Task::Decide`].
    #[must_use]
    pub fn fallback(&self) -> Option<Choice> {
        match &self.0 {
            Work::Decide(work) => Some(work.fallback()),
            _ => None,
        }
    }
}

impl Work {
    fn of(request: &Request) -> Option<Self> {
        let Request { journal, talk, task } = request;
        let hunt = rebuild(journal, &mut ()).ok()?;
        let memory = Memory::of(journal, talk).ok()?;
        let seed = journal.setup().seed;
        let seated = |seat: Seat| (seat.index() < hunt.table().hunters().len()).then(|| hunt.view(seat));
        match *task {
            Task::Decide(seat, mind) => Decision::new(mind, seated(seat)?, &memory, seed).map(Self::Decide),
            Task::Speak(seat, mind) => Speech::new(mind, seated(seat)?, &memory, seed).map(Self::Speak),
            Task::Advise(seat, iterations) => Advising::new(seated(seat)?, seed, iterations).map(Self::Advise),
            Task::Analyse(seat, iterations) => Analysing::new(journal.clone(), seat, iterations).map(Self::Analyse),
        }
    }
}
