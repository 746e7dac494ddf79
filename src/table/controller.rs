//! What happens at a table. The engine runs ahead to the next decision, what happened is shown at the person's pace, and between
//! them nothing is ever lost: every choice is kept before it is shown.

use crate::shell::context::Shell;
use crate::table::driver::Driver;
use crate::table::keeping::keep;
use crate::table::playable::{ChoiceOf, Playable};
use crate::table::presented::{Board, Deed, Presented};
use crate::table::words::{GameWords, TableWords, table_words};
use kit::{Cursor, Engine, Seat};
use leptos::prelude::*;
use play::{Command, Effect as Task, Input, Pace, State, Ticket};

/// What a table is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// A game of the person's own: every choice is kept.
    #[default]
    Own,
    /// A guided first game, which takes nobody's place: it is kept by itself, where it was left.
    Lesson,
    /// Somebody's game from a link: it is only looked at.
    Replay,
}

/// What is looked at more closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet<S> {
    /// Everything that happened.
    Log,
    /// What else can be done at this table.
    More,
    /// Something of this game's own.
    Own(S),
}

/// What the person can do at the table.
#[derive(Clone, Copy, Debug)]
pub enum Act<C, S, A> {
    /// Points at a choice.
    Choose(C),
    /// Makes the choice that is pointed at.
    Confirm,
    /// Points at a choice and makes it.
    Play(C),
    /// Opens a sheet of this game's.
    Open(S),
    /// Shows the rest at once.
    Skip,
    /// Whoever the screen was handed to sits before it.
    Ready,
    /// Says why something cannot be done, in the place of the question.
    Explain(&'static str),
    /// Goes to how the game ended.
    SeeEnd,
    /// Looks at the table as it was after so many events.
    LookAt(usize),
    /// What only this game knows.
    Own(A),
}

/// What the person can do at the table of a game.
pub type ActOf<P> = Act<ChoiceOf<P>, <P as Presented>::Sheet, <P as Presented>::Act>;

/// Whether the person asked for a hint, and what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Hint<A> {
    /// Nobody asked.
    #[default]
    None,
    /// It is being thought about.
    Weighing,
    /// What was found.
    Given(A),
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How much has happened, shown or not.
    pub events: usize,
    /// Whether a decision can be taken back.
    pub can_undo: bool,
    /// Whether one can be made again.
    pub can_redo: bool,
}

impl Progress {
    fn of(game: &impl Playable) -> Self {
        Self { events: game.events().len(), can_undo: game.can_undo(), can_redo: game.can_redo() }
    }
}

/// Everything that changes at a table.
pub struct Controller<P: Presented> {
    /// The page around it.
    pub shell: Shell,
    /// The game.
    pub game: RwSignal<P>,
    /// What the table is for.
    pub mode: Mode,
    driver: Driver,
    /// The way through the tables of the events that are shown.
    cursor: StoredValue<Cursor<P::Engine>>,
    /// The board of the last event that was shown.
    pub board: RwSignal<P::Board>,
    /// The board that is looked at: the last one, or an earlier one.
    pub shown: Memo<P::Board>,
    /// What else is shown of the game.
    pub beside: Memo<P::Beside>,
    /// What the person is asked, also while their answer is still in sight.
    pub question: RwSignal<Option<P::Question>>,
    /// What they are about to answer.
    pub chosen: RwSignal<Option<ChoiceOf<P>>>,
    /// Why they cannot do what they have touched last, if that is so.
    pub why_not: RwSignal<Option<&'static str>>,
    /// What their choices can be expected to bring, if they asked.
    pub hint: RwSignal<Hint<P::Advice>>,
    /// How far the game has come.
    pub progress: Memo<Progress>,
    /// After how many events the table is looked at, if not as it stands.
    pub viewing: RwSignal<Option<usize>>,
    /// Whether what is looked back at goes on by itself.
    pub playing: RwSignal<bool>,
    /// How fast it does: at first as everything moves, or at a steady pace for whoever wants nothing to move and yet plays.
    pub playing_pace: RwSignal<Pace>,
    /// What a screen reader is told when events were shown at once.
    pub spoken: RwSignal<String>,
    /// Whether it is looked at how the game ended.
    pub ended: RwSignal<bool>,
    /// What is looked at more closely, or was last.
    pub sheet: RwSignal<Option<Sheet<P::Sheet>>>,
    /// Whether it is open.
    pub sheet_open: RwSignal<bool>,
    /// Whether the slots are open.
    pub slots_open: RwSignal<bool>,
}

impl<P: Presented> Clone for Controller<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Presented> Copy for Controller<P> {}

/// The board of a game after so many events.
pub fn board_after<P: Presented>(game: &P, events: usize) -> P::Board {
    let session = game.session();
    let mut board = P::Board::new(&session.table_after(0));
    session.replay(events, |event, table| board.show(event, table));
    board
}

impl<P: Presented> Controller<P> {
    /// A table with everything that has happened so far in sight.
    #[must_use]
    pub fn new(shell: Shell, game: P, mode: Mode) -> Self {
        let events = game.events().len();
        let over = game.is_over();
        let (driver, tasks) = Driver::new(&game, events, Signal::derive(move || shell.pace()));
        let board = RwSignal::new(board_after(&game, events));
        let viewing = RwSignal::new((mode == Mode::Replay).then_some(0));
        let game = RwSignal::new(game);
        let shown = Memo::new(move |_| match viewing.get() {
            Some(events) => game.with_untracked(|game| board_after(game, events)),
            None => board.get(),
        });
        let chosen = RwSignal::new(None);
        let beside = Memo::new(move |_| {
            let pointed = chosen.get().filter(|_| viewing.with(Option::is_none));
            game.with(|game| game.beside(pointed))
        });
        let controller = Self {
            shell,
            game,
            mode,
            driver,
            cursor: StoredValue::new(Cursor::default()),
            board,
            shown,
            beside,
            question: RwSignal::new(None),
            chosen,
            why_not: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            progress: Memo::new(move |_| game.with(Progress::of)),
            viewing,
            playing: RwSignal::new(false),
            playing_pace: RwSignal::new(match untrack(|| shell.pace()) {
                Pace::Off => Pace::Steady,
                pace => pace,
            }),
            spoken: RwSignal::new(String::new()),
            ended: RwSignal::new(over && mode == Mode::Own),
            sheet: RwSignal::new(None),
            sheet_open: RwSignal::new(false),
            slots_open: RwSignal::new(false),
        };
        if mode != Mode::Replay {
            controller.carry_out(tasks);
        }
        controller
    }

    /// What every table says.
    #[must_use]
    pub fn words(self) -> &'static TableWords {
        table_words(self.shell.lang())
    }

    /// What the table says of its game.
    #[must_use]
    pub fn game_words(self) -> &'static GameWords {
        P::words(self.shell.lang())
    }

    /// How many events the person may know of: a replay is no secret, and a game under way is told as far as it has been shown.
    #[must_use]
    pub fn events_told(self) -> usize {
        if self.mode == Mode::Replay { self.progress.get().events } else { self.driver.shown.get() }
    }

    /// Whether the person has answered, and nothing has come of it yet.
    #[must_use]
    pub fn answered(self) -> bool {
        matches!(self.driver.state.get(), State::Answered(_))
    }

    /// Whether what has happened is still being shown.
    #[must_use]
    pub fn telling(self) -> bool {
        self.driver.state.get() == State::Showing
    }

    /// The last event that was shown, in words.
    #[must_use]
    pub fn told(self) -> Option<String> {
        let place = self.driver.shown.get().checked_sub(1)?;
        self.game.with(|game| game.lines(place..place + 1, self.shell.lang()).pop())
    }

    /// Whether there is something to be skipped.
    #[must_use]
    pub fn can_skip(self) -> bool {
        self.command("Enter", false) == Some(Command::Skip)
    }

    /// To whom the screen goes, if it does.
    #[must_use]
    pub fn handed_to(self) -> Option<Seat> {
        match self.driver.state.get() {
            State::HandingOver(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether somebody is asked, and not only looking back.
    #[must_use]
    pub fn is_asked(self) -> bool {
        self.question.with(Option::is_some) && self.viewing.with(Option::is_none)
    }

    fn input(self, input: Input) {
        let tasks = self.game.with_untracked(|game| self.driver.take(game, input));
        self.carry_out(tasks);
    }

    fn carry_out(self, tasks: Vec<Task>) {
        for task in tasks {
            match task {
                Task::Show(event) => self.show(event),
                Task::ShowAll(unseen) => self.show_all(unseen),
                Task::Wait(millis, ticket) => {
                    self.driver.wait(millis, ticket, move || self.input(Input::Time(ticket)));
                }
                Task::Think(seat, ticket) => self.think(seat, ticket),
                Task::End if self.mode == Mode::Own => self.game.get_untracked().finish(self.shell),
                Task::End => {}
            }
        }
        match self.driver.state.get_untracked() {
            State::Asked(seat) => self.ask(seat),
            // The answer is still in sight.
            State::Answered(_) => {}
            State::HandingOver(_) => {
                // Nothing that somebody else has opened stays open.
                self.put_question_away();
                self.close_sheet();
                self.slots_open.set(false);
                self.viewing.set(None);
                self.spoken.set(String::new());
            }
            _ => self.put_question_away(),
        }
    }

    fn ask(self, seat: Seat) {
        self.game.update(|game| game.face(seat));
        let Some(question) = self.game.with_untracked(|game| game.question(seat)) else { return };
        self.chosen.set(P::first_answer(&question));
        self.why_not.set(None);
        self.hint.set(Hint::None);
        self.game.with_untracked(|game| self.board.update(|board| board.ask(game.session().game().table())));
        self.question.set(Some(question));
    }

    fn put_question_away(self) {
        if self.question.with_untracked(Option::is_some) {
            self.question.set(None);
            self.chosen.set(None);
            self.hint.set(Hint::None);
        }
    }

    fn show(self, event: usize) {
        self.game.with_untracked(|game| {
            let Some(&happened) = game.events().get(event) else { return };
            self.cursor.update_value(|cursor| {
                if let Some(table) = cursor.table(game.session(), event) {
                    self.board.update(|board| board.show(happened, table));
                }
            });
            game.perform(self.shell, happened);
        });
    }

    /// Shows everything up to now at once; a screen reader is told in words what was not seen.
    fn show_all(self, unseen: usize) {
        let lang = self.shell.lang();
        let spoken = self.game.with_untracked(|game| {
            let (events, first) = (game.events(), game.events().len().saturating_sub(unseen));
            self.board.update(|board| {
                self.cursor.update_value(|cursor| {
                    for (place, &event) in events.iter().enumerate().skip(first) {
                        if let Some(table) = cursor.table(game.session(), place) {
                            board.show(event, table);
                        }
                    }
                });
            });
            game.lines(first..events.len(), lang).join(" ")
        });
        self.spoken.set(spoken);
    }

    /// Lets one of the others act.
    fn think(self, seat: Seat, ticket: Ticket) {
        let answer = move |deed: Deed<P>| {
            if self.driver.expects(ticket) && self.change(deed) {
                self.input(Input::BotAnswer(ticket));
            }
        };
        match self.scripted(seat) {
            Some(choice) => self.driver.wait(0, ticket, move || answer(chooses(seat, choice))),
            None => self.game.with_untracked(|game| game.think(self.shell, seat, answer)),
        }
    }

    /// What a lesson has a seat do now; nothing at another table.
    #[must_use]
    pub fn scripted(self, seat: Seat) -> Option<ChoiceOf<P>> {
        (self.mode == Mode::Lesson).then(|| self.game.with_untracked(|game| P::LESSON.next(game, seat))).flatten()
    }

    /// Does something to the game and keeps it. Says whether the game took it.
    pub fn change(self, deed: Deed<P>) -> bool {
        match self.game.try_update(deed) {
            Some(Ok(())) => {
                self.keep();
                true
            }
            Some(Err(why)) => {
                self.shell.say(P::refusal(&why, self.shell.lang()));
                false
            }
            None => false,
        }
    }

    fn keep(self) {
        self.game.with_untracked(|game| match self.mode {
            Mode::Own => keep(self.shell, game),
            Mode::Lesson => self.shell.note(P::LESSON.keep(game)),
            Mode::Replay => {}
        });
    }

    /// Makes the choice that is pointed at.
    fn confirm(self) {
        let State::Asked(seat) = self.driver.state.get_untracked() else { return };
        let Some(choice) = self.chosen.get_untracked() else { return };
        let answers = |question: &Option<P::Question>| question.as_ref().is_some_and(|asked| P::answers(asked, choice));
        if self.question.with_untracked(answers) && self.scripted(seat).is_none_or(|only| only == choice) {
            self.answer(chooses(seat, choice));
        }
    }

    /// Does something to the game as the answer of whoever is asked.
    pub fn answer(self, deed: Deed<P>) {
        if self.change(deed) {
            self.spoken.set(String::new());
            self.input(Input::Answer);
        }
    }

    /// Who is asked, if a person is and does not look back.
    #[must_use]
    pub fn asked(self) -> Option<Seat> {
        match self.driver.state.get_untracked() {
            State::Asked(seat) if self.viewing.with_untracked(Option::is_none) => Some(seat),
            _ => None,
        }
    }

    /// Whether somebody may ask for a hint: a lesson says itself what is to be done.
    #[must_use]
    pub fn may_ask_for_hint(self) -> bool {
        self.is_asked() && self.asked().is_some_and(|seat| self.scripted(seat).is_none())
    }

    /// Weighs the person's choices for them.
    pub fn ask_for_hint(self) {
        if !untrack(|| self.may_ask_for_hint()) || self.hint.with_untracked(|hint| *hint != Hint::None) {
            return;
        }
        self.why_not.set(None);
        self.hint.set(Hint::Weighing);
        self.game.with_untracked(|game| {
            let choices = game.choices();
            game.advise(move |advice| {
                if self.game.try_with_untracked(Playable::choices) == Some(choices) {
                    self.hint.set(Hint::Given(advice));
                }
            });
        });
    }

    /// Takes the person's last decision back.
    pub fn undo(self) {
        self.go(Playable::undo);
    }

    /// Makes it again.
    pub fn redo(self) {
        self.go(Playable::redo);
    }

    /// Goes on from the person's last decision before so many events.
    pub fn go_back_to(self, events: usize) {
        self.go(|game| game.undo_to(events));
    }

    fn go(self, change: impl FnOnce(&mut P) -> bool) {
        if self.game.try_update(change) == Some(true) {
            self.jumped();
        }
    }

    /// Lays another game on the table.
    pub fn lay(self, game: P) {
        self.game.set(game);
        self.went(Input::Lay);
    }

    /// The same game from its start.
    pub fn play_again(self) {
        if let Some(game) = self.game.with_untracked(Playable::again) {
            self.lay(game);
        }
    }

    /// The game is at another place: the table is there at once.
    fn jumped(self) {
        self.went(Input::Jump);
    }

    fn went(self, how: Input) {
        self.keep();
        self.cursor.set_value(Cursor::default());
        self.game.with_untracked(|game| self.board.set(board_after(game, game.events().len())));
        self.ended.set(false);
        self.viewing.set(None);
        self.input(how);
    }

    /// Looks at something more closely. What goes on by itself waits: the next event would close it again.
    pub fn open(self, sheet: Sheet<P::Sheet>) {
        self.playing.set(false);
        self.sheet.set(Some(sheet));
        self.sheet_open.set(true);
    }

    /// Leaves the closer look.
    pub fn close_sheet(self) {
        self.sheet_open.set(false);
    }

    /// Opens the rules where the table stands.
    pub fn open_rules(self) {
        self.open(Sheet::Own(self.board.with_untracked(P::rules)));
    }

    /// Opens the slots.
    pub fn open_slots(self) {
        self.close_sheet();
        self.slots_open.set(true);
    }

    /// Looks at the table as it was after so many events.
    pub fn look_at(self, events: usize) {
        self.sheet_open.set(false);
        self.ended.set(false);
        self.viewing.set(Some(events.min(self.progress.get_untracked().events)));
    }

    /// Goes to how the game ended, and stays there.
    pub fn see_end(self) {
        self.playing.set(false);
        self.ended.set(true);
    }

    /// Does what somebody has touched.
    pub fn act(self, act: ActOf<P>) {
        match act {
            Act::Choose(choice) => {
                self.why_not.set(None);
                self.chosen.set(Some(choice));
            }
            Act::Explain(why) => self.why_not.set(Some(why)),
            Act::Confirm => self.confirm(),
            Act::Play(choice) => {
                self.chosen.set(Some(choice));
                self.confirm();
            }
            Act::Open(sheet) => self.open(Sheet::Own(sheet)),
            Act::Skip => self.input(Input::Skip),
            Act::Ready => self.input(Input::Ready),
            Act::SeeEnd => self.see_end(),
            Act::LookAt(events) => self.look_at(events),
            Act::Own(act) => P::act(self, act),
        }
    }

    /// What a key means now.
    #[must_use]
    pub fn command(self, key: &str, on_control: bool) -> Option<Command> {
        let viewing = self.viewing.with_untracked(Option::is_some);
        play::command(key, self.driver.state.get_untracked(), viewing, on_control)
    }

    /// Does what a key means.
    pub fn obey(self, command: Command) {
        let at = self.viewing.get_untracked().unwrap_or_default();
        match command {
            Command::Undo if self.mode != Mode::Replay => self.undo(),
            Command::Redo if self.mode != Mode::Replay => self.redo(),
            Command::Log => self.open(Sheet::Log),
            Command::Hint => self.ask_for_hint(),
            Command::More => self.open(Sheet::More),
            Command::Rules => self.open_rules(),
            Command::Option(place) => {
                if let Some(&Some(choice)) = untrack(|| P::options(self)).get(place) {
                    self.chosen.set(Some(choice));
                }
            }
            Command::Confirm => self.confirm(),
            Command::Skip => self.input(Input::Skip),
            Command::Ready => self.input(Input::Ready),
            Command::SeeEnd => self.see_end(),
            Command::Earlier => self.look_at(at.saturating_sub(1)),
            Command::Later => self.look_at(at + 1),
            Command::ToStart => self.look_at(0),
            Command::ToEnd => self.look_at(usize::MAX),
            Command::ToNow if self.mode != Mode::Replay => self.viewing.set(None),
            Command::Undo | Command::Redo | Command::ToNow => {}
        }
    }
}

/// A choice as something that is done to a game.
pub fn chooses<P: Playable>(seat: Seat, choice: ChoiceOf<P>) -> Deed<P> {
    Box::new(move |game| game.choose(seat, choice))
}
