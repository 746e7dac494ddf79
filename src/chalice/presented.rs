//! How the table shows a hunt.

use crate::chalice::board::Board;
use crate::chalice::hunt::HuntAtTable;
use crate::chalice::show::{self, Asking, Scene, Sheet};
use crate::chalice::words::words;
use crate::chalice::{lesson, mind, motion, sound, telling};
use crate::shell::context::Shell;
use crate::shell::parts;
use crate::table::{self, Controller, Daily, Day, Deed, Mode, Playable, Presented, chooses, finished_day, sounds};
use ::bots::chalice::{Talk, Why, Word};
use ::chalice::share::{dungeon_code, game_code};
use ::chalice::words::{line_to, refusal_text};
use ::chalice::{Choice, Event, Guard, Legal, Pair, Question, Refusal, Table};
use drawing::Drawing;
use kit::{Lang, Seat};
use leptos::prelude::*;

impl table::Board<HuntAtTable> for Board {
    fn new(table: &Table) -> Self {
        Self::new(table)
    }

    fn show(&mut self, event: Event, table: &Table) {
        self.show(event, table);
    }

    fn ask(&mut self, table: &Table) {
        if let Some(question) = table.question() {
            self.ask(question, table);
        }
    }
}

impl Presented for HuntAtTable {
    type Board = Board;
    type Beside = Beside;
    type Question = (Question, Legal);
    type Sheet = Sheet;
    /// The person says something before the cards are picked.
    type Act = Word;
    /// What is advised, and why; nothing if nobody could think.
    type Advice = Option<Why>;

    const LESSON: table::Lesson<Self> = lesson::LESSON;

    fn words(lang: Lang) -> &'static table::GameWords {
        &words(lang).game
    }

    fn beside(&self, pointed: Option<Choice>) -> Beside {
        let guard = match pointed {
            Some(Choice::Play(card) | Choice::Transform(card)) => Some(card.guard()),
            _ => None,
        };
        Beside { front: self.front(), talk: self.talk(), may_speak: self.may_speak(), guard, day: self.day() }
    }

    fn line(&self, event: Event, lang: Lang) -> String {
        let company = self.company();
        // Where several people listen, nobody is spoken to.
        let listener = if self.people_play() { Seat(u8::MAX) } else { self.you() };
        line_to(listener, event, lang, &|seat| company.name(seat, lang).to_owned())
    }

    fn begins_round(event: Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    fn refusal(why: &Refusal, lang: Lang) -> String {
        refusal_text(why, lang).to_owned()
    }

    fn question(&self, seat: Seat) -> Option<(Question, Legal)> {
        let view = self.view(seat);
        Some((view.table().question()?, view.legal()))
    }

    /// Taking nothing back is an answer, and the one to start from.
    fn first_answer(question: &(Question, Legal)) -> Option<Choice> {
        (question.0 == Question::Recall).then_some(Choice::Recall(Pair::NONE))
    }

    fn answers(question: &(Question, Legal), choice: Choice) -> bool {
        question.1.contains(choice)
    }

    fn options(table: Controller<Self>) -> Vec<Option<Choice>> {
        asking(table, show::options)
    }

    fn perform(&self, shell: Shell, event: Event) {
        if Self::begins_round(event) {
            telling::SEEN.count(shell);
        }
        sounds(shell, sound::name(event));
        motion::of(shell, event, self.front());
    }

    fn think(&self, shell: Shell, seat: Seat, answer: impl FnOnce(Deed<Self>) + 'static) {
        if self.next_to_speak().is_some() {
            return mind::speak(self, seat, move |word| answer(says(seat, word)));
        }
        // Where nothing can think, the first legal choice keeps the hunt going.
        let fallback = self.view(seat).legal().iter().next();
        mind::decide(self, seat, move |choice| {
            if choice.is_none() {
                shell.say(words(shell.lang()).bots_away);
            }
            if let Some(choice) = choice.or(fallback) {
                answer(chooses(seat, choice));
            }
        });
    }

    fn advise(&self, answer: impl FnOnce(Option<Why>) + 'static) {
        let view = self.your_view();
        mind::advise(self, move |estimates| answer(Why::of(&view, &estimates)));
    }

    fn act(table: Controller<Self>, word: Word) {
        if table.game.with_untracked(Self::may_speak) {
            table.change(says(table.game.with_untracked(Self::front), word));
        }
        table.close_sheet();
    }

    fn rules(board: &Board) -> Sheet {
        Sheet::Rules(board.step)
    }

    fn sheet_title(table: Controller<Self>, sheet: Sheet) -> &'static str {
        let lang = table.shell.lang();
        show::sheet_title(sheet, table.game.with_untracked(Self::company), lang, words(lang))
    }

    fn sheet(table: Controller<Self>, sheet: Sheet) -> AnyView {
        // The rules stay where the reader is, whatever happens at the table.
        if let Sheet::Rules(step) = sheet {
            return parts::rules(step);
        }
        let told = table.events_told();
        table.game.with(|game| {
            let events = &game.events()[..told.min(game.events().len())];
            drawn(table, |scene| show::sheet_body(sheet, scene, events)).into_any()
        })
    }

    fn setup_link(&self) -> (&'static str, String) {
        ("c", dungeon_code(self.setup()))
    }

    fn replay_link(&self) -> Option<(&'static str, String)> {
        Some(("r", game_code(self.journal()).ok()?))
    }

    fn slots(open: RwSignal<bool>, now: Callback<(), Option<Self>>, take: Callback<Self>) -> AnyView {
        parts::slots(open, now, take)
    }

    fn finish(self, shell: Shell) {
        finished_day(shell, &self);
        parts::finished(shell, self);
    }
}

/// A word as something that is done to a hunt.
fn says(seat: Seat, word: Word) -> Deed<HuntAtTable> {
    Box::new(move |hunt| {
        hunt.say(seat, word);
        Ok(())
    })
}

/// What is shown of a hunt besides its board.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// Who sits before the screen.
    front: Seat,
    /// What was said.
    talk: Talk,
    /// Whether the person may say something now.
    may_speak: bool,
    /// What the card that is pointed at would protect the person by.
    guard: Option<Guard>,
    /// The day whose hunt it is.
    day: Option<Day>,
}

/// A part of the table: drawn anew whenever something that it is drawn from has changed.
pub(crate) fn drawn(table: Controller<HuntAtTable>, draw: impl FnOnce(&Scene<'_>) -> Drawing) -> Drawing {
    let (board, beside) = (table.shown.read(), table.beside.read());
    draw(&scene(table, &board, &beside))
}

/// What is asked, likewise.
pub(crate) fn asking<T>(table: Controller<HuntAtTable>, draw: impl FnOnce(&Asking<'_>) -> T) -> T {
    let (board, beside, hint) = (table.shown.read(), table.beside.read(), table.hint.read());
    let asked = table.question.get().filter(|_| table.is_asked());
    let scene = scene(table, &board, &beside);
    draw(&Asking {
        scene,
        asked,
        answered: table.answered(),
        telling: table.telling(),
        told: table.told(),
        chosen: table.chosen.get(),
        may_speak: asked.is_some() && beside.may_speak,
        hint: &hint,
        why_not: table.why_not.get(),
        only: table.scripted(scene.you),
    })
}

fn scene<'a>(table: Controller<HuntAtTable>, board: &'a Board, beside: &'a Beside) -> Scene<'a> {
    let company = table.game.with_untracked(HuntAtTable::company);
    let taught = table.mode == Mode::Lesson && table.question.with(Option::is_some);
    let lang = table.shell.lang();
    Scene {
        board,
        company,
        you: beside.front,
        lang,
        words: words(lang),
        talk: &beside.talk,
        day: beside.day,
        guard: beside.guard.unwrap_or_else(|| board.hunter(beside.front).guard()),
        coach: taught.then(|| table.game.with_untracked(lesson::text)).flatten(),
        table,
    }
}
