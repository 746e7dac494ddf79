//! What happens at a table of Chalice. The engine runs ahead to the next decision, what happened is shown at the person's pace, and
//! between them nothing is ever lost: every choice is kept before it is shown.

use crate::chalice::board::Board;
use crate::chalice::game::{Game, Turn};
use crate::chalice::show::{self, Act, Asking, Hint, Scene, Sheet};
use crate::chalice::table::keep;
use crate::chalice::words::{Words, words};
use crate::chalice::{lesson, mind, motion, sound};
use crate::shell::context::Shell;
use crate::shell::parts;
use crate::table::Driver;
use ::bots::chalice::{Talk, Word};
use ::chalice::words::{line_to, refusal_text};
use ::chalice::{Choice, Guard, Legal, Pair, Question};
use drawing::Drawing;
use kit::Seat;
use leptos::prelude::*;
use play::{Command, Effect, Input, State, Ticket};

/// What a table is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// A hunt of the person's own: every choice is kept.
    #[default]
    Hunt,
    /// A guided first hunt, which takes nobody's place and is not kept.
    Lesson,
    /// Somebody's hunt from a link: it is only looked at.
    Replay,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// How much has happened, shown or not.
    pub(crate) events: usize,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
}

impl Progress {
    fn of(game: &Game) -> Self {
        Self { events: game.events().len(), can_undo: game.can_undo(), can_redo: game.can_redo() }
    }
}

/// Everything that changes at the table.
#[derive(Clone, Copy)]
pub(crate) struct Controller {
    pub(crate) shell: Shell,
    pub(crate) game: StoredValue<Game>,
    pub(crate) mode: Mode,
    driver: Driver,
    /// The board of the last event that was shown.
    pub(crate) board: RwSignal<Board>,
    /// The board that is looked at: the last one, or an earlier one.
    pub(crate) shown: Memo<Board>,
    /// What the person is asked, also while their answer is still in sight.
    pub(crate) asked: RwSignal<Option<(Question, Legal)>>,
    pub(crate) chosen: RwSignal<Option<Choice>>,
    /// What the lifted card would protect the person by.
    lifted_guard: Memo<Option<Guard>>,
    pub(crate) hint: RwSignal<Hint>,
    /// What was said, in step with the game.
    pub(crate) talk: RwSignal<Talk>,
    /// What else is known of the game, in step with it.
    pub(crate) progress: RwSignal<Progress>,
    /// After how many events the table is looked at, if not as it stands.
    pub(crate) viewing: RwSignal<Option<usize>>,
    /// What a screen reader is told when events were shown at once.
    pub(crate) spoken: RwSignal<String>,
    pub(crate) reckoning: RwSignal<bool>,
    pub(crate) sheet: RwSignal<Option<Sheet>>,
    pub(crate) sheet_open: RwSignal<bool>,
    /// Whether the slots are open.
    pub(crate) keeping: RwSignal<bool>,
}

impl Controller {
    /// A table with everything that has happened so far in sight.
    pub(crate) fn new(shell: Shell, game: Game, mode: Mode) -> Self {
        let events = game.events().len();
        let over = game.outcome().is_some();
        let (driver, effects) = Driver::new(&game, events, shell.pace());
        let board = RwSignal::new(game.board_after(events));
        let viewing = RwSignal::new((mode == Mode::Replay).then_some(0));
        let (talk, progress) = (RwSignal::new(game.talk()), RwSignal::new(Progress::of(&game)));
        let game = StoredValue::new(game);
        let shown = Memo::new(move |_| match viewing.get() {
            Some(events) => game.with_value(|game| game.board_after(events)),
            None => board.get(),
        });
        let chosen = RwSignal::new(None);
        let lifted_guard = Memo::new(move |_| match (viewing.get(), chosen.get()) {
            (None, Some(Choice::Play(card) | Choice::Transform(card))) => Some(card.guard()),
            _ => None,
        });
        let controller = Self {
            shell,
            game,
            mode,
            driver,
            board,
            shown,
            asked: RwSignal::new(None),
            chosen,
            lifted_guard,
            hint: RwSignal::new(Hint::None),
            talk,
            progress,
            viewing,
            spoken: RwSignal::new(String::new()),
            reckoning: RwSignal::new(over && mode == Mode::Hunt),
            sheet: RwSignal::new(None),
            sheet_open: RwSignal::new(false),
            keeping: RwSignal::new(false),
        };
        if mode != Mode::Replay {
            controller.carry_out(effects);
        }
        controller
    }

    pub(crate) fn words(self) -> &'static Words {
        words(self.shell.lang())
    }

    /// How many events have been shown.
    pub(crate) fn events_shown(self) -> usize {
        self.driver.shown()
    }

    fn input(self, input: Input) {
        let effects = self.game.with_value(|game| self.driver.take(game, self.shell.pace(), input));
        self.carry_out(effects);
    }

    fn carry_out(self, effects: Vec<Effect>) {
        self.mirror_question();
        for effect in effects {
            match effect {
                Effect::Show(event) => self.show(event),
                Effect::ShowAll(unseen) => self.show_all(unseen),
                Effect::Wait(millis, ticket) => {
                    self.driver.wait(millis, ticket, move || self.input(Input::Time(ticket)));
                }
                Effect::Think(seat, ticket) => self.think(seat, ticket),
                Effect::End if self.mode == Mode::Hunt => parts::finished(self.shell, self.game.get_value()),
                Effect::End => {}
            }
        }
    }

    /// What the person is asked, if they are.
    fn mirror_question(self) {
        match self.driver.state.get_untracked() {
            State::Asked(_) => self.ask(),
            // The answer is still in sight.
            State::Answered(_) => {}
            _ => self.put_question_away(),
        }
    }

    fn ask(self) {
        let view = self.game.with_value(Game::your_view);
        let Some(question) = view.table().question() else { return };
        // Taking nothing back is an answer, and the one to start from.
        self.chosen.set((question == Question::Recall).then_some(Choice::Recall(Pair::NONE)));
        self.hint.set(Hint::None);
        self.board.update(|board| board.ask(question, view.table()));
        self.asked.set(Some((question, view.legal())));
    }

    fn put_question_away(self) {
        if self.asked.with_untracked(Option::is_some) {
            self.asked.set(None);
            self.chosen.set(None);
            self.hint.set(Hint::None);
        }
    }

    fn show(self, event: usize) {
        self.game.with_value(|game| {
            let Some(&happened) = game.events().get(event) else { return };
            let table = game.session().table_after(event + 1);
            self.board.update(|board| board.show(happened, &table));
            sound::of(self.shell, happened);
            motion::of(self.shell, happened, game.you());
        });
    }

    /// Shows everything up to now at once; a screen reader is told in words what was not seen.
    fn show_all(self, unseen: usize) {
        let lang = self.shell.lang();
        let spoken = self.game.with_value(|game| {
            let events = game.events();
            self.board.set(game.board_after(events.len()));
            let name = |seat| game.company().name(seat, lang).to_owned();
            let unseen = &events[events.len() - unseen.min(events.len())..];
            unseen.iter().map(|&event| line_to(game.you(), event, lang, &name)).collect::<Vec<_>>().join(" ")
        });
        self.mirror_question();
        self.spoken.set(spoken);
    }

    /// Lets one of the others speak or decide.
    fn think(self, seat: Seat, ticket: Ticket) {
        self.game.with_value(|game| match game.next() {
            Some(Turn::Speaks(_)) => mind::speak(game, seat, move |word| {
                if self.driver.expects(ticket) {
                    self.hear(seat, word);
                    self.input(Input::BotAnswer(ticket));
                }
            }),
            _ => {
                let answer = move |choice: Choice| {
                    if self.driver.expects(ticket) && self.choose(seat, choice) {
                        self.input(Input::BotAnswer(ticket));
                    }
                };
                if let Some(choice) = self.scripted(seat) {
                    return self.driver.wait(0, ticket, move || answer(choice));
                }
                // Where nothing can think, the first legal choice keeps the hunt going.
                let fallback = game.view(seat).legal().iter().next();
                mind::decide(game, seat, move |choice| {
                    if choice.is_none() {
                        self.shell.say(self.words().bots_away);
                    }
                    if let Some(choice) = choice.or(fallback) {
                        answer(choice);
                    }
                });
            }
        });
    }

    /// What a lesson has a seat do now.
    fn scripted(self, seat: Seat) -> Option<Choice> {
        (self.mode == Mode::Lesson).then(|| self.game.with_value(|game| lesson::scripted(game, seat))).flatten()
    }

    /// The only choice that a lesson allows the person.
    fn only(self) -> Option<Choice> {
        self.scripted(self.game.with_value(Game::you))
    }

    /// Makes a choice and keeps it. Says whether the game took it.
    fn choose(self, seat: Seat, choice: Choice) -> bool {
        match self.game.try_update_value(|game| game.choose(seat, choice)) {
            Some(Ok(())) => {
                self.game.with_value(|game| {
                    self.mirror(game);
                    self.keep(game);
                });
                true
            }
            Some(Err(why)) => {
                self.shell.say(refusal_text(&why, self.shell.lang()));
                false
            }
            None => false,
        }
    }

    /// Makes the lifted choice.
    fn confirm(self) {
        let State::Asked(seat) = self.driver.state.get_untracked() else { return };
        let legal = self.asked.get_untracked().map(|(_, legal)| legal);
        if let (Some(legal), Some(choice)) = (legal, self.chosen.get_untracked())
            && legal.contains(choice)
            && self.only().is_none_or(|only| only == choice)
            && self.choose(seat, choice)
        {
            self.spoken.set(String::new());
            self.input(Input::Answer);
        }
    }

    fn keep(self, game: &Game) {
        if self.mode == Mode::Hunt {
            keep(self.shell, game);
        }
    }

    /// Writes a word down, shows and keeps it.
    fn hear(self, seat: Seat, word: Word) {
        self.game.update_value(|game| game.say(seat, word));
        self.game.with_value(|game| {
            self.mirror(game);
            self.keep(game);
        });
    }

    /// What the signals show of the game besides its table.
    fn mirror(self, game: &Game) {
        let (talk, progress) = (game.talk(), Progress::of(game));
        if self.talk.with_untracked(|shown| *shown != talk) {
            self.talk.set(talk);
        }
        if self.progress.get_untracked() != progress {
            self.progress.set(progress);
        }
    }

    /// The person says something.
    fn say(self, word: Word) {
        if self.game.with_value(Game::may_speak) {
            self.hear(self.game.with_value(Game::you), word);
        }
        self.sheet_open.set(false);
    }

    /// Weighs the person's choices for them.
    pub(crate) fn ask_for_hint(self) {
        let asked = matches!(self.driver.state.get_untracked(), State::Asked(_));
        if !asked || self.hint.with_untracked(|hint| *hint != Hint::None) {
            return;
        }
        self.hint.set(Hint::Weighing);
        let choices = self.game.with_value(Game::choices);
        self.game.with_value(|game| {
            mind::advise(game, move |estimates| {
                if self.game.try_with_value(Game::choices) == Some(choices) {
                    self.hint.set(Hint::Given(estimates));
                }
            });
        });
    }

    /// Takes the person's last decision back.
    pub(crate) fn undo(self) {
        self.go(Game::undo);
    }

    /// Makes it again.
    pub(crate) fn redo(self) {
        self.go(Game::redo);
    }

    /// Goes on from the person's last decision before so many events.
    pub(crate) fn go_back_to(self, events: usize) {
        self.go(|game| game.undo_to(events));
    }

    fn go(self, change: impl FnOnce(&mut Game) -> bool) {
        if self.game.try_update_value(change) == Some(true) {
            self.jumped();
        }
    }

    /// Lays another game on the table.
    pub(crate) fn lay(self, game: Game) {
        self.game.set_value(game);
        self.jumped();
    }

    /// The game is at another place: the table is there at once.
    fn jumped(self) {
        self.game.with_value(|game| {
            self.keep(game);
            self.board.set(game.board_after(game.events().len()));
            self.mirror(game);
        });
        self.reckoning.set(false);
        self.viewing.set(None);
        self.put_question_away();
        self.input(Input::Jump);
    }

    pub(crate) fn open(self, sheet: Sheet) {
        self.sheet.set(Some(sheet));
        self.sheet_open.set(true);
    }

    pub(crate) fn close_sheet(self) {
        self.sheet_open.set(false);
    }

    pub(crate) fn open_rules(self) {
        self.open(Sheet::Rules(self.board.with_untracked(|board| board.step)));
    }

    /// Looks at the table as it was after so many events.
    pub(crate) fn look_at(self, events: usize) {
        self.sheet_open.set(false);
        self.reckoning.set(false);
        self.viewing.set(Some(events.min(self.game.with_value(|game| game.events().len()))));
    }

    /// Does what somebody has touched.
    pub(crate) fn act(self, act: Act) {
        match act {
            Act::Choose(choice) => self.chosen.set(Some(choice)),
            Act::Confirm => self.confirm(),
            Act::Open(sheet) => self.open(sheet),
            Act::Skip => self.input(Input::Skip),
            Act::Reckon => self.reckoning.set(true),
            Act::Say(word) => self.say(word),
            Act::LookAt(events) => self.look_at(events),
        }
    }

    /// What a key means now.
    pub(crate) fn command(self, key: &str, on_control: bool) -> Option<Command> {
        let viewing = self.viewing.with_untracked(Option::is_some);
        play::command(key, self.driver.state.get_untracked(), viewing, on_control)
    }

    /// Does what a key means.
    pub(crate) fn obey(self, command: Command, on: Callback<Act>) {
        let at = self.viewing.get_untracked().unwrap_or_default();
        match command {
            Command::Undo if self.mode != Mode::Replay => self.undo(),
            Command::Redo if self.mode != Mode::Replay => self.redo(),
            Command::Log => self.open(Sheet::Log),
            Command::Hint => self.ask_for_hint(),
            Command::More => self.open(Sheet::More),
            Command::Rules => self.open_rules(),
            Command::Option(place) => {
                if let Some(&Some(choice)) = untrack(|| self.asking(on, show::options)).get(place) {
                    self.chosen.set(Some(choice));
                }
            }
            Command::Confirm => self.confirm(),
            Command::Skip => self.input(Input::Skip),
            Command::SeeEnd => self.reckoning.set(true),
            Command::Earlier => self.look_at(at.saturating_sub(1)),
            Command::Later => self.look_at(at + 1),
            Command::ToStart => self.look_at(0),
            Command::ToEnd => self.look_at(usize::MAX),
            Command::ToNow if self.mode != Mode::Replay => self.viewing.set(None),
            Command::Undo | Command::Redo | Command::ToNow => {}
        }
    }

    /// A part of the table: drawn anew whenever something that it is drawn from has changed.
    pub(crate) fn drawn(self, on: Callback<Act>, draw: impl FnOnce(&Scene<'_>) -> Drawing) -> Drawing {
        let (board, talk) = (self.shown.read(), self.talk.read());
        draw(&self.scene(on, &board, &talk))
    }

    /// What is asked, likewise.
    pub(crate) fn asking<T>(self, on: Callback<Act>, draw: impl FnOnce(&Asking<'_>) -> T) -> T {
        let (board, talk, hint) = (self.shown.read(), self.talk.read(), self.hint.read());
        let asked = self.asked.get().filter(|_| self.viewing.with(Option::is_none));
        draw(&Asking {
            scene: self.scene(on, &board, &talk),
            asked,
            answered: matches!(self.driver.state.get(), State::Answered(_)),
            chosen: self.chosen.get(),
            may_speak: asked.is_some() && self.game.with_value(Game::may_speak),
            hint: &hint,
            only: self.only(),
        })
    }

    fn scene<'a>(self, on: Callback<Act>, board: &'a Board, talk: &'a Talk) -> Scene<'a> {
        let company = self.game.with_value(Game::company);
        let taught = self.mode == Mode::Lesson && self.asked.with(Option::is_some);
        Scene {
            board,
            company,
            you: company.you,
            lang: self.shell.lang(),
            words: self.words(),
            talk,
            guard: self.lifted_guard.get().unwrap_or_else(|| board.hunter(company.you).guard()),
            coach: taught.then(|| self.game.with_value(lesson::text)).flatten(),
            on,
        }
    }
}
