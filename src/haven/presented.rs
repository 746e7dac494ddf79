//! How the table shows a scenario.

use crate::haven::board::Board;
use crate::haven::codex::Known;
use crate::haven::mind::{self, Thought};
use crate::haven::plan::{self, Intent};
use crate::haven::scenario::{NOBODY, ScenarioAtTable};
use crate::haven::show::{Scene, Touch};
use crate::haven::words::scenario::Company;
use crate::haven::words::{self, words};
use crate::haven::{emblem, lesson, met, near, sound};
use crate::shell::context::Shell;
use crate::shell::parts;
use crate::table::{self, Controller, Deed, Hint, Mode, Playable, Presented, chooses, finished_day, sounds};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::emblem as icon;
use ::bots::haven::Said;
use ::haven::card::CardId;
use ::haven::question::Question;
use ::haven::reach::Reach;
use ::haven::scenario::ScenarioSheet;
use ::haven::trial::Trial;
use ::haven::{Choice, Event, Game, Refusal};
use drawing::{Drawing, Tag, tag};
use kit::{Lang, Seat};
use leptos::prelude::*;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

impl table::Board<ScenarioAtTable> for Board {
    fn new(game: &Game) -> Self {
        Self::new(game)
    }

    fn show(&mut self, event: Event, game: &Game) {
        self.show(event, game);
    }

    fn ask(&mut self, game: &Game) {
        self.ask(game);
    }
}

/// What is shown besides the board: the plan, the game as it would be by it, and what is asked then. All of it is worked out once
/// for each change, however many parts of the table are drawn from it.
#[derive(Clone, Debug)]
pub struct Beside {
    seat: Seat,
    /// Whether others at this screen may not see everything.
    secrets: bool,
    plan: Vec<Choice>,
    trial: Option<Arc<Trial>>,
    asked: Option<Question>,
    legal: Vec<Choice>,
    reach: Option<Reach>,
    /// The answer of the button while nothing is pointed at.
    alone: Option<Choice>,
    /// What has been said of the round.
    talk: Vec<Said>,
    /// How many choices were made before the plan: with the plan it says which game is tried out.
    choices: usize,
}

impl PartialEq for Beside {
    fn eq(&self, other: &Self) -> bool {
        (self.seat, self.choices, &self.plan, &self.talk) == (other.seat, other.choices, &other.plan, &other.talk)
    }
}

/// A closer look at something of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The rules.
    Rules,
    /// How it is told and what is asked.
    Habits,
    /// Every answer to what is asked, in words.
    Answers,
    /// What can be said before the cards are turned.
    Say,
    /// One of the own cards.
    Card(CardId),
    /// A hero: cards, items, what is left of the modifier deck.
    Hero(Seat),
    /// Something that the codex explains.
    Known(Known),
}

impl Presented for ScenarioAtTable {
    type Board = Board;
    type Beside = Beside;
    type Question = Question;
    type Sheet = Sheet;
    type Act = Touch;
    type Advice = Option<Thought>;

    const LESSON: table::Lesson<Self> = lesson::LESSON;

    fn words(lang: Lang) -> &'static table::GameWords {
        &words(lang).table
    }

    fn beside(&self, _: Option<Choice>) -> Beside {
        let seat = self.your_seat();
        let plan = self.plan().to_vec();
        let trial = (!plan.is_empty()).then(|| self.view(seat).trial(&plan).ok().map(Arc::new)).flatten();
        let view = trial.as_ref().map_or_else(|| self.view(seat), |trial| trial.view());
        // With nobody's eyes nothing is asked.
        let asked = self.class(seat).and_then(|_| view.question());
        let legal = if asked.is_some() { view.legal() } else { Vec::new() };
        let alone = asked.and_then(|asked| plan::default_answer(&view, asked, &legal));
        let reach = asked.and_then(|_| view.reach());
        let (secrets, talk, choices) = (self.has_secrets(), self.talk().to_vec(), self.choices());
        Beside { seat, secrets, plan, trial, asked, legal, reach, alone, talk, choices }
    }

    fn line(&self, event: Event, lang: Lang) -> String {
        words::event(event, self.game(), lang)
    }

    /// Places of the dead are used again: a line names whoever had them then.
    fn lines(&self, stretch: Range<usize>, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        self.session().replay_within(stretch, |event, game| lines.push(words::event(event, game, lang)));
        lines
    }

    fn begins_round(event: Event) -> bool {
        matches!(event, Event::Round(_))
    }

    fn refusal(why: &Refusal, lang: Lang) -> String {
        words::refusal(why, lang)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.view(seat).question()
    }

    fn first_answer(_: &Question) -> Option<Choice> {
        None
    }

    /// What is pointed at comes after the plan, where another question is asked: the engine knows whether it is an answer.
    fn answers(_: &Question, _: Choice) -> bool {
        true
    }

    fn options(_: Controller<Self>) -> Vec<Option<Choice>> {
        Vec::new()
    }

    fn perform(&self, shell: Shell, event: Event) {
        sounds(shell, sound::name(event));
    }

    fn think(&self, shell: Shell, seat: Seat, answer: impl FnOnce(Deed<Self>) + 'static) {
        // What the person is not asked about has its answer already.
        if let Some(choice) = self.settled(seat) {
            return set_timeout(move || answer(chooses(seat, choice)), Duration::ZERO);
        }
        if self.next_to_speak() == Some(seat) {
            return mind::speak(self, seat, move |said| answer(says(said)));
        }
        // Where nothing can think, the first legal choice keeps the scenario going.
        let fallback = self.view(seat).legal().first().copied();
        mind::decide(self, seat, move |thought| {
            if thought.is_none() {
                shell.say(words(shell.lang()).bots_away);
            }
            if let Some((choice, why)) = thought.or(fallback.map(|choice| (choice, None))) {
                answer(Box::new(move |game| game.choose_because(seat, choice, why)));
            }
        });
    }

    fn advise(&self, answer: impl FnOnce(Option<Thought>) + 'static) {
        mind::decide(self, self.your_seat(), answer);
    }

    fn act(table: Controller<Self>, touch: Touch) {
        let Some(seat) = table.asked() else { return };
        match touch {
            Touch::Pick(_) | Touch::Hex(_) | Touch::Figure(_) => touched(table, seat, touch),
            Touch::LetGo => table.chosen.set(None),
            Touch::Card(card) => {
                let pointed = pointed(table);
                let made = table.game.with_untracked(|game| {
                    let view = game.view(seat);
                    let trial = view.trial(game.plan()).ok()?;
                    plan::card_touched(trial.view().question()?, &trial.view().legal(), pointed, card)
                });
                point_at(table, made);
            }
            Touch::Swap => {
                if let Some(Choice::Play(lead, other)) = table.chosen.get_untracked() {
                    point_at(table, Some(Choice::Play(other, lead)));
                }
            }
            Touch::Commit => commit(table, seat, pointed(table)),
            Touch::OnlyPlan => commit(table, seat, None),
            Touch::Say(said) => {
                // What a hint has weighed was another talk.
                table.hint.set(Hint::None);
                if table.change(says(said)) {
                    speak_again(table, table.game.with_untracked(ScenarioAtTable::talkers));
                }
            }
            Touch::PlayForMe | Touch::PlayTurnForMe if table.scripted(seat).is_some() => {}
            Touch::PlayForMe => {
                let game = table.game.get_untracked();
                mind::decide(&game, seat, move |thought| {
                    if let Some((choice, _)) = thought {
                        table.answer(Box::new(move |game| game.choose_all(seat, &[choice])));
                    }
                });
            }
            Touch::PlayTurnForMe => table.answer(Box::new(|game| {
                game.let_stand_in();
                Ok(())
            })),
        }
    }

    fn rules(_: &Board) -> Sheet {
        Sheet::Rules
    }

    fn sheet_title(table: Controller<Self>, sheet: Sheet) -> &'static str {
        match sheet {
            Sheet::Rules => table.words().rules,
            Sheet::Habits => words::near::words(table.shell.lang()).habits,
            Sheet::Answers => words::near::words(table.shell.lang()).all_answers,
            Sheet::Say => words(table.shell.lang()).ask.you_say,
            Sheet::Card(card) => drawn(table, |scene| near::name_of(scene, card)),
            Sheet::Hero(seat) => {
                let class = table.game.with_untracked(|game| game.class(seat));
                class.map_or("", |class| class.name().get(table.shell.lang()))
            }
            Sheet::Known(known) => known.name(words(table.shell.lang())),
        }
    }

    fn sheet(table: Controller<Self>, sheet: Sheet) -> AnyView {
        match sheet {
            Sheet::Rules => {
                // What is asked when they are opened: they stay where they are when it is answered.
                let asked = table.beside.with_untracked(|beside| beside.asked);
                view! { {move || rules(table)} {parts::haven_rules(asked)} }.into_any()
            }
            Sheet::Hero(seat) => parts::haven_hero(table, seat),
            Sheet::Known(known) => parts::haven_known(known),
            Sheet::Habits => near::habits(table).into_any(),
            Sheet::Answers => drawn(table, near::every).drawn().into_any(),
            Sheet::Say => (move || drawn(table, near::talk::sheet)).into_any(),
            Sheet::Card(card) => drawn(table, |scene| near::to_read(scene, card)).map(Tag::drawn).into_any(),
        }
    }

    fn setup_link(&self) -> (&'static str, String) {
        ("h", ::haven::share::encode(self.setup()))
    }

    fn replay_link(&self) -> Option<(&'static str, String)> {
        Some(("hr", ::haven::share::game_code(self.session().journal())?))
    }

    fn slots(open: RwSignal<bool>, now: Callback<(), Option<Self>>, take: Callback<Self>) -> AnyView {
        parts::scenario_slots(open, now, take)
    }

    fn finish(self, shell: Shell) {
        finished_day(shell, &self);
        parts::finished_scenario(shell, self);
    }
}

/// What wins the scenario, and what is special about it.
fn rules(table: Controller<ScenarioAtTable>) -> Drawing {
    let words = words(table.shell.lang());
    table.game.with(|game| {
        let company = Company { heroes: game.players().len(), level: game.game().level() };
        let foes = met::foes(game.game()).into_iter().map(|kind| {
            let open = tool(Tone::Quiet, move || table.open(table::Sheet::Own(Sheet::Known(Known::Monster(kind)))));
            tag("li", "").key(kind as usize).with(open.with(icon(emblem::monster(kind))).with(words.monster(kind)))
        });
        let sheet = game.digest().scenario.and_then(ScenarioSheet::by_number);
        let special = sheet.map(|sheet| {
            let lines = words.scenario_rules(sheet, company).into_iter().enumerate();
            [
                tag("h3", "").with(sheet.name.get(words.lang)),
                tag("p", "").with(words.scenario_goal(sheet, company)),
                tag("ul", "tale").each(lines.map(|(at, line)| tag("li", "").key(at).with(line))),
            ]
        });
        special.into_iter().flatten().chain([tag("ul", "foes-here").each(foes)]).collect()
    })
}

/// A word as something that is done to a scenario.
fn says(said: Said) -> Deed<ScenarioAtTable> {
    Box::new(move |game| {
        game.say(said);
        Ok(())
    })
}

/// The bots hear what a person has just said, and say one after the other what they mean to do now. Whatever else is asked of them,
/// said or decided meanwhile comes first: those who have not spoken again by then stay with what they said.
fn speak_again(table: Controller<ScenarioAtTable>, mut seats: Vec<Seat>) {
    let Some(&seat) = seats.first() else { return };
    let heard = table.game.with_untracked(|game| game.unsaid(&seats));
    let before = (heard.choices(), heard.talk().to_vec());
    mind::speak(&heard, seat, move |said| {
        let now = table.game.try_with_untracked(|game| (game.choices(), game.unsaid(&seats).talk().to_vec()));
        if now == Some(before) && table.change(says(said)) {
            seats.remove(0);
            speak_again(table, seats);
        }
    });
}

/// Plans what is touched, or points at it. Touching again what is pointed at does it.
fn touched(table: Controller<ScenarioAtTable>, seat: Seat, touch: Touch) {
    let Some(Intent { plan, pointed }) =
        table.game.with_untracked(|game| plan::touched(&game.view(seat), game.plan(), touch))
    else {
        return;
    };
    let there = |game: &ScenarioAtTable| matches!((touch, game.plan().last()), (Touch::Hex(to), Some(Choice::Step(last))) if to == *last);
    let again = match pointed {
        Some(_) => pointed == table.chosen.get_untracked(),
        // The walk that is planned leads there.
        None => table.game.with_untracked(there),
    };
    if !may(table, &[&plan[..], pointed.as_slice()].concat()) {
        return;
    }
    if table.game.with_untracked(|game| game.plan() != plan) {
        table.game.update(|game| game.plan_instead(plan));
    } else if again {
        return commit(table, seat, pointed);
    }
    table.chosen.set(pointed);
}

/// Points at an answer behind what is planned.
fn point_at(table: Controller<ScenarioAtTable>, choice: Option<Choice>) {
    let all = table.game.with_untracked(|game| [game.plan(), choice.as_slice()].concat());
    if may(table, &all) {
        table.chosen.set(choice);
    }
}

/// Whether a lesson has nothing against all of this; if it has, it says what.
fn may(table: Controller<ScenarioAtTable>, all: &[Choice]) -> bool {
    let (pointed, lang) = (pointed(table), untrack(|| table.shell.lang()));
    let against = |game: &ScenarioAtTable| {
        let bars = table.mode == Mode::Lesson && !lesson::allows(game, all);
        bars.then(|| lesson::taught(game, pointed)).flatten()
    };
    let against = table.game.with_untracked(against);
    table.why_not.set(against.map(|taught| words(lang).lesson.steps[taught.step][1]));
    against.is_none()
}

/// What is pointed at, or what alone can be.
fn pointed(table: Controller<ScenarioAtTable>) -> Option<Choice> {
    table.chosen.get_untracked().or_else(|| table.beside.with_untracked(|beside| beside.alone))
}

/// Does everything that is planned and pointed at.
fn commit(table: Controller<ScenarioAtTable>, seat: Seat, pointed: Option<Choice>) {
    if pointed.is_some_and(|choice| !plan::is_whole(choice)) {
        return;
    }
    let all = table
        .game
        .with_untracked(|game| plan::whole(&game.view(seat), &Intent { plan: game.plan().to_vec(), pointed }));
    if !all.is_empty() && may(table, &all) {
        table.answer(Box::new(move |game| game.choose_all(seat, &all)));
    }
}

/// A part of the table: drawn anew whenever something that it is drawn from has changed.
pub(crate) fn drawn<T>(table: Controller<ScenarioAtTable>, draw: impl FnOnce(&Scene<'_>) -> T) -> T {
    let (mut draw, mut drawn) = (Some(draw), None);
    with_scene(table, &mut |scene| drawn = draw.take().map(|draw| draw(scene)));
    drawn.expect("the scene is there")
}

/// What is the same for every part is compiled once.
#[inline(never)]
fn with_scene(table: Controller<ScenarioAtTable>, draw: &mut dyn FnMut(&Scene<'_>)) {
    let (board, beside) = (table.shown.read(), table.beside.read());
    let asks = table.is_asked() && !table.answered();
    let trial = beside.trial.as_ref().filter(|_| asks);
    // While nobody is asked everybody watches.
    let watched = beside.secrets && !table.is_asked();
    let seat = if watched { NOBODY } else { beside.seat };
    let view = trial.map_or_else(|| board.game.view(seat), |trial| trial.view());
    let lang = table.shell.lang();
    let hint = table.hint.read();
    let pointed = table.chosen.get().or(beside.alone).filter(|_| asks);
    let taught = (table.mode == Mode::Lesson && table.viewing.with(Option::is_none)).then(|| {
        table.game.with_untracked(|game| if asks { lesson::taught(game, pointed) } else { lesson::told(game) })
    });
    let taught = taught.flatten();
    draw(&Scene {
        table,
        view,
        asked: beside.asked.filter(|_| asks),
        legal: if asks { &beside.legal } else { &[] },
        talk: &beside.talk,
        reach: beside.reach.as_ref().filter(|_| asks),
        plan: if asks { &beside.plan } else { &[] },
        planned: trial.map_or(&[], |trial| trial.events()),
        pointed,
        hint: &hint,
        taught,
        recent: &board.recent,
        lang,
        words: words(lang),
    });
}
