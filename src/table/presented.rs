//! How a table shows a game: what one game adds to what every table has.

use crate::shell::context::Shell;
use crate::table::controller::Controller;
use crate::table::lesson::Lesson;
use crate::table::playable::{ChoiceOf, EventOf, Playable, RefusalOf, TableOf};
use crate::table::words::GameWords;
use kit::{Lang, Seat};
use leptos::prelude::*;
use std::ops::Range;

/// What somebody does to the game at a table: a choice, a word. The game may refuse it, and is then as it was.
pub type Deed<P> = Box<dyn FnOnce(&mut P) -> Result<(), RefusalOf<P>>>;

/// What is shown at one moment: the engine's table after an event, and what the events before it point at.
pub trait Board<P: Playable>: Clone + PartialEq + Send + Sync + 'static {
    /// The board before anything has happened.
    fn new(table: &TableOf<P>) -> Self;

    /// Shows an event and the table after it.
    fn show(&mut self, event: EventOf<P>, table: &TableOf<P>);

    /// Somebody is asked, on the table as it stands now.
    fn ask(&mut self, table: &TableOf<P>);
}

/// A game that a table can show.
pub trait Presented: Playable {
    /// What is shown of it at one moment.
    type Board: Board<Self>;
    /// What else of it is shown, and changes with it.
    type Beside: PartialEq + Send + Sync + 'static;
    /// What a person is asked, with everything that they may answer.
    type Question: Clone + Send + Sync + 'static;
    /// What of this game can be looked at more closely.
    type Sheet: Copy + PartialEq + Send + Sync + 'static;
    /// What can be done at this game's table besides what is done at every table.
    type Act: Copy + Send + Sync + 'static;
    /// What a hint says.
    type Advice: Clone + PartialEq + Send + Sync + 'static;

    /// The guided first game.
    const LESSON: Lesson<Self>;

    /// What the table says of this game.
    fn words(lang: Lang) -> &'static GameWords;

    /// What is shown of it besides its board, with the choice that the person points at.
    fn beside(&self, pointed: Option<ChoiceOf<Self>>) -> Self::Beside;

    /// An event in words.
    fn line(&self, event: EventOf<Self>, lang: Lang) -> String;

    /// A stretch of what happened in words, each event as it was then: where names are used again, who is meant depends on when.
    fn lines(&self, stretch: Range<usize>, lang: Lang) -> Vec<String> {
        let events = self.events().iter().take(stretch.end).skip(stretch.start);
        events.map(|&event| self.line(event, lang)).collect()
    }

    /// Whether a round begins with this event.
    fn begins_round(event: EventOf<Self>) -> bool;

    /// Why a choice was refused, in words.
    fn refusal(why: &RefusalOf<Self>, lang: Lang) -> String;

    /// What a seat is asked now.
    fn question(&self, seat: Seat) -> Option<Self::Question>;

    /// The answer to start from, if there is one.
    fn first_answer(question: &Self::Question) -> Option<ChoiceOf<Self>>;

    /// Whether a choice answers a question.
    fn answers(question: &Self::Question, choice: ChoiceOf<Self>) -> bool;

    /// What can be chosen at this table now, in the order in which it lies there; nothing where it may not be touched.
    fn options(table: Controller<Self>) -> Vec<Option<ChoiceOf<Self>>>;

    /// Lets an event be heard and seen to move.
    fn perform(&self, shell: Shell, event: EventOf<Self>);

    /// Lets a bot think what to do.
    fn think(&self, shell: Shell, seat: Seat, answer: impl FnOnce(Deed<Self>) + 'static);

    /// Weighs the person's choices for them.
    fn advise(&self, answer: impl FnOnce(Self::Advice) + 'static);

    /// Does what only this game's table can do.
    fn act(table: Controller<Self>, act: Self::Act);

    /// The rules, open where the table stands.
    fn rules(board: &Self::Board) -> Self::Sheet;

    /// What a closer look is called.
    fn sheet_title(table: Controller<Self>, sheet: Self::Sheet) -> &'static str;

    /// A closer look.
    fn sheet(table: Controller<Self>, sheet: Self::Sheet) -> AnyView;

    /// Letter and code of the link that leads to the same set-up.
    fn setup_link(&self) -> (&'static str, String);

    /// Letter and code of the link that shows the whole game, if it can be written.
    fn replay_link(&self) -> Option<(&'static str, String)>;

    /// The dialog with the copies that were put by; its part is fetched when it is opened.
    fn slots(open: RwSignal<bool>, now: Callback<(), Option<Self>>, take: Callback<Self>) -> AnyView;

    /// Takes a finished game into the records.
    fn finish(self, shell: Shell);
}
