//! After the game: the person's choices looked at again, and what can be shared.

use crate::table::charts::{Rated, chances, class_of};
use crate::table::controller::{Controller, Mode};
use crate::table::playable::Playable;
use crate::table::presented::Presented;
use crate::table::share::{copy, copy_replay};
use crate::table::words::Counted;
use crate::ui::button::{Tone, tool};
use bots::Verdict;
use drawing::{Tag, link, tag};
use kit::{Journal, Lang};
use leptos::prelude::*;

/// A game whose decisions can be rated once it is over.
pub trait Reviewed: Presented {
    /// What the bots found.
    type Analysis: Clone + Send + Sync + 'static;

    /// Asks how good the person's decisions were.
    fn analyse(&self, answer: impl FnOnce(Self::Analysis) + 'static);

    /// The same, to be shown; nothing if nobody answered.
    fn review(&self, analysis: &Self::Analysis, lang: Lang) -> Option<Review>;

    /// What would have been better than the choice at this place, in words; nothing where it was as good as any.
    fn better(&self, analysis: &Self::Analysis, choice: usize, lang: Lang) -> Option<String>;
}

/// The person's decisions, rated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// Whether the person won.
    pub won: bool,
    /// Each of them, where a game rates them all.
    pub rated: Vec<Rated>,
    /// Those that cost most.
    pub turning_points: Vec<TurningPoint>,
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// What it was, and what would have been better.
    pub line: String,
    /// What it amounts to.
    pub verdict: Verdict,
    /// Its place among all choices.
    pub choice: usize,
}

/// How far the looking again has come.
#[derive(Clone)]
pub enum Reviewing<A> {
    /// Nobody asked.
    NotAsked,
    /// Every choice is being weighed.
    Weighing,
    /// What was found.
    Done(A),
}

/// How far the looking again at the game on this table has come. Another game, or the same with another end, starts it anew.
pub fn reviewing<P: Reviewed>(table: Controller<P>) -> RwSignal<Reviewing<P::Analysis>> {
    let reviewing = RwSignal::new(Reviewing::NotAsked);
    Effect::new(move |before: Option<Journal<_, _>>| {
        let journal = table.game.with(|game| game.session().journal().clone());
        let asked = reviewing.with_untracked(|reviewing| !matches!(reviewing, Reviewing::NotAsked));
        if asked && before.is_some_and(|before| before != journal) {
            reviewing.set(Reviewing::NotAsked);
        }
        journal
    });
    reviewing
}

/// What would have been better at the moment that is looked back at, where that is known.
pub fn better_then<P: Reviewed>(table: Controller<P>, reviewing: RwSignal<Reviewing<P::Analysis>>) -> Option<String> {
    let (at, lang) = (table.viewing.get()?, table.shell.lang());
    reviewing.with(|reviewing| {
        let Reviewing::Done(analysis) = reviewing else { return None };
        table.game.with(|game| {
            let mut then = (0..game.choices()).filter(|&choice| game.events_before(choice) == at);
            then.find_map(|choice| game.better(analysis, choice, lang))
        })
    })
}

/// The way to another game, and to the same again: at the foot of the page, in view however long it is.
pub fn foot<P: Presented>(table: Controller<P>, set_up: &'static str) -> Tag {
    let words = table.game_words();
    let own = table.mode != Mode::Replay;
    tag("div", "footbar")
        .with(link("button brass", set_up).with(words.play_again))
        .with(own.then(|| tool(Tone::Quiet, move || table.play_again()).with(words.same_again)))
}

/// What else one can go on with: its records, and links to it.
pub fn ways_on<P: Presented>(
    table: Controller<P>,
    records: &'static str,
    result: impl Fn() -> String + Send + Sync + 'static,
) -> Tag {
    let words = table.words();
    let copy_result = move || copy(table.shell, result(), table.words().result_copied);
    tag("div", "row")
        .with(link("button quiet", records).with(words.records))
        .with(tool(Tone::Quiet, move || table.look_at(0)).with(table.game_words().look_through))
        .with(tool(Tone::Quiet, copy_result).with(words.copy_result))
        .with(tool(Tone::Quiet, move || copy_replay(table)).with(words.copy_replay))
}

/// The person's choices, looked at again.
pub fn looked_at_again<P: Reviewed>(table: Controller<P>, reviewing: RwSignal<Reviewing<P::Analysis>>) -> Tag {
    let words = table.words();
    let said = |line: &'static str| tag("p", "lead").set("role", "status").with(line);
    let ask = move || {
        reviewing.set(Reviewing::Weighing);
        table.game.with_untracked(|game| {
            let choices = game.choices();
            game.analyse(move |analysis| {
                let waited_for = reviewing.try_with_untracked(|now| matches!(now, Reviewing::Weighing)) == Some(true);
                if waited_for && table.game.try_with_untracked(Playable::choices) == Some(choices) {
                    reviewing.set(Reviewing::Done(analysis));
                }
            });
        });
    };
    reviewing.with(|reviewing| match reviewing {
        Reviewing::NotAsked => tag("div", "row").with(tool(Tone::Quiet, ask).with(words.analyse)),
        Reviewing::Weighing => said(words.analysing),
        Reviewing::Done(analysis) => {
            let review = table.game.with(|game| game.review(analysis, table.shell.lang()));
            review.map_or_else(|| said(words.no_hint), |review| drawn(table, &review))
        }
    })
}

fn drawn<P: Presented>(table: Controller<P>, review: &Review) -> Tag {
    let words = table.words();
    let counted = |class, [one, several]: Counted, is: &dyn Fn(&Rated) -> bool| {
        let number = review.rated.iter().filter(|rated| is(rated)).count();
        let word = if number == 1 { one } else { several };
        (number, tag("li", class).with(tag("b", "").with(number as u32)).with(" ").with(tag("span", "").with(word)))
    };
    let counts = Verdict::ALL.into_iter().zip(words.verdicts).map(|(verdict, word)| {
        counted(class_of(verdict), word, &|rated| rated.verdict == verdict && !rated.was_idle()).1
    });
    let (idle, idle_count) = counted("idle", [words.nothing_to_win; 2], &Rated::was_idle);
    let (all, none) = (!review.rated.is_empty(), review.turning_points.is_empty());
    let no_turning = if review.won { words.no_turning } else { words.lost_elsewhere };
    tag("section", "analysis")
        .set("role", "status")
        .with(tag("h2", "").with(words.analysis))
        .with(all.then(|| tag("ul", "verdicts").each(counts).with((idle > 0).then_some(idle_count))))
        .with(all.then(|| chances(words.chances, &review.rated)))
        .with(tag("h3", "").with(words.turning_points))
        .with(none.then(|| tag("p", "").with(no_turning)))
        .with(tag("ol", "turning").each(review.turning_points.iter().map(|point| turning_point(table, point))))
}

/// A decision that cost much, with the way to look at it.
fn turning_point<P: Presented>(table: Controller<P>, point: &TurningPoint) -> Tag {
    let told = table.game.with(|game| game.events_before(point.choice));
    tag("li", class_of(point.verdict))
        .with(tag("p", "").with(point.line.clone()))
        .with(tool(Tone::Quiet, move || table.look_at(told)).with(table.words().look_there))
}
