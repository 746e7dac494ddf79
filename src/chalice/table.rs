//! The table: the engine runs ahead to the next decision, the telling follows at the person's pace, and between them nothing
//! is ever lost: every choice is kept before it is shown.

use crate::chalice::after::Reckoning;
use crate::chalice::board::Board;
use crate::chalice::game::{self, Game, Record, Turn};
use crate::chalice::lookback::lookback;
use crate::chalice::show::{self, Act, Hint, Scene, Sheet};
use crate::chalice::tools::{Tools, more};
use crate::chalice::words::{Words, words};
use crate::chalice::{lesson, mind, motion, sound};
use crate::house::{House, VAULT, use_house};
use crate::pages::lost;
use crate::parts::button::{Tone, tool};
use crate::parts::dialog::Dialog;
use crate::parts::drawing::{Drawing, link, tag};
use crate::parts::page::home;
use crate::rooms;
use crate::route::{Chalice, Route};
use crate::settings::Pace;
use ::bots::{Talk, Word};
use ::chalice::words::line_to;
use ::chalice::{Choice, Event, IDLE_LIMIT, IDLE_WARNING, Legal, Pair, Question};
use kit::save::OpenError;
use leptos::{ev, prelude::*};
use std::time::Duration;

/// The hunt that was kept, if there is one that can be played. One of older rules is put aside, and the person is told.
#[must_use]
pub fn kept_game(house: House) -> Option<Game> {
    let found = VAULT.find::<Record>(game::NAME, &game::KIND).ok()?;
    if found.put_aside.contains(&OpenError::OldRules) {
        house.note(VAULT.forget(game::DIGEST));
        house.say(words(house.lang()).old_rules);
    } else if !found.put_aside.is_empty() {
        house.say(house.words().put_aside);
    }
    Game::resume(found.value?).ok()
}

/// Keeps a hunt.
pub fn keep(house: House, game: &Game) {
    let kept = VAULT.keep(game::NAME, &game::KIND, game.record());
    house.note(kept.and_then(|()| VAULT.keep(game::DIGEST, &game::DIGEST_KIND, &game.digest())));
}

/// The page of the hunt in progress.
#[component]
pub fn TablePage() -> impl IntoView {
    let house = use_house();
    match kept_game(house) {
        Some(game) => view! { <Table game=game/> }.into_any(),
        None => (move || {
            let words = house.words();
            let sit_down = link("button brass", Route::Chalice(Chalice::Setup).href()).with(words.sit_down);
            lost(words, words.no_hunt, None, Some(tag("p", "").with(sit_down)))
        })
        .into_any(),
    }
}

/// What sort of table it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// A hunt of the person's own: every choice is kept.
    #[default]
    Hunt,
    /// A guided first hunt, which takes nobody's place and is not kept.
    Lesson,
    /// Somebody's hunt from a link: it is only looked at.
    Replay,
}

/// Everything that changes at the table.
#[derive(Clone, Copy)]
pub(crate) struct Seated {
    pub(crate) house: House,
    pub(crate) game: StoredValue<Game>,
    pub(crate) sort: Sort,
    /// How many of the game's events have been shown.
    told: StoredValue<usize>,
    /// Timers of an older telling do nothing.
    telling: StoredValue<u32>,
    pub(crate) board: RwSignal<Board>,
    /// The board that is looked at: as it stands, or as it was.
    shown: Memo<Board>,
    pub(crate) asked: RwSignal<Option<(Question, Legal)>>,
    /// Whether that has been answered, and the answer is about to be told.
    answered: RwSignal<bool>,
    chosen: RwSignal<Option<Choice>>,
    hint: RwSignal<Hint>,
    /// What was said, in step with the game.
    talk: RwSignal<Talk>,
    /// After how many events the table is looked at, if not as it stands.
    pub(crate) viewing: RwSignal<Option<usize>>,
    /// What a screen reader is told when the telling pauses.
    spoken: RwSignal<String>,
    pub(crate) reckoning: RwSignal<bool>,
    sheet: RwSignal<Option<Sheet>>,
    sheet_open: RwSignal<bool>,
    /// Whether the slots are open.
    pub(crate) keeping: RwSignal<bool>,
}

impl Seated {
    fn new(house: House, game: Game, sort: Sort) -> Self {
        let told = game.events().len();
        let over = game.result().is_some();
        let talk = game.talk();
        let board = RwSignal::new(game.board());
        let viewing = RwSignal::new((sort == Sort::Replay).then_some(0));
        let game = StoredValue::new(game);
        let shown = Memo::new(move |_| match viewing.get() {
            Some(told) => game.with_value(|game| game.board_at(told)),
            None => board.get(),
        });
        Self {
            house,
            sort,
            talk: RwSignal::new(talk),
            hint: RwSignal::new(Hint::None),
            viewing,
            game,
            shown,
            told: StoredValue::new(told),
            telling: StoredValue::new(0),
            board,
            asked: RwSignal::new(None),
            answered: RwSignal::new(false),
            chosen: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            reckoning: RwSignal::new(over && sort == Sort::Hunt),
            sheet: RwSignal::new(None),
            sheet_open: RwSignal::new(false),
            keeping: RwSignal::new(false),
        }
    }

    pub(crate) fn words(self) -> &'static Words {
        words(self.house.lang())
    }

    /// Shows the next event, or asks whoever decides next.
    fn go_on(self) {
        let told = self.told.get_value();
        let next = self.game.with_value(|game| game.events().get(told).copied());
        let Some(event) = next else { return self.ask_next() };
        if self.house.pace() == Pace::Off {
            return self.tell_all();
        }
        self.board.update(|board| board.tell(event));
        self.told.set_value(told + 1);
        sound::of(self.house, event);
        motion::of(self.house, event, self.game.with_value(Game::you));
        self.after(pause(event), Self::go_on);
    }

    /// Ends the telling at once.
    fn tell_all(self) {
        self.telling.update_value(|number| *number += 1);
        // Whoever skips at once does so before the question has made way.
        self.put_question_away();
        let speech = self.untold();
        self.game.with_value(|game| {
            self.told.set_value(game.events().len());
            self.board.set(game.board());
        });
        self.spoken.set(speech);
        self.ask_next();
    }

    /// What has not been told yet, in words.
    fn untold(self) -> String {
        let lang = self.house.lang();
        self.game.with_value(|game| {
            let name = |seat| game.company().name(seat, lang).to_owned();
            let untold = game.events().iter().skip(self.told.get_value());
            untold.map(|&event| line_to(game.you(), event, lang, &name)).collect::<Vec<_>>().join(" ")
        })
    }

    fn ask_next(self) {
        self.game.with_value(|game| {
            let table = *game.your_view().table();
            self.board.update(|board| board.settle(&table));
        });
        match self.game.with_value(Game::next) {
            Some(Turn::You) => self.ask_you(),
            Some(Turn::Speaks(_)) => self.after(0, Self::let_rival_speak),
            Some(Turn::Decides(_)) => self.after(0, Self::let_rival_decide),
            None if self.sort == Sort::Hunt => rooms::finished(self.house, self.game.get_value()),
            None => {}
        }
    }

    fn let_rival_speak(self) {
        let telling = self.telling.get_value();
        self.game.with_value(|game| {
            let Some(Turn::Speaks(seat)) = game.next() else { return };
            mind::speak(game, seat, move |word| {
                if self.telling.try_get_value() == Some(telling) {
                    self.hear(seat, word);
                    self.ask_next();
                }
            });
        });
    }

    /// Writes a word down, shows and keeps it.
    fn hear(self, seat: kit::Seat, word: Word) {
        self.game.update_value(|game| game.say(seat, word));
        self.game.with_value(|game| {
            self.show_talk(game);
            self.keep(game);
        });
    }

    /// Shows what was said, if something was.
    fn show_talk(self, game: &Game) {
        let now = game.talk();
        if self.talk.with_untracked(|shown| *shown != now) {
            self.talk.set(now);
        }
    }

    fn keep(self, game: &Game) {
        if self.sort == Sort::Hunt {
            keep(self.house, game);
        }
    }

    /// The only choice that a lesson allows.
    fn only(self) -> Option<Choice> {
        (self.sort == Sort::Lesson).then(|| self.game.with_value(|game| lesson::scripted(game, game.you()))).flatten()
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
        if self.asked.with_untracked(Option::is_none) || self.hint.with_untracked(|hint| *hint != Hint::None) {
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

    fn ask_you(self) {
        let view = self.game.with_value(Game::your_view);
        let Some(question) = view.table().question() else { return };
        // Taking nothing back is an answer, and the one to start from.
        self.chosen.set((question == Question::Recall).then_some(Choice::Recall(Pair::NONE)));
        self.board.update(|board| board.ask(question));
        self.asked.set(Some((question, view.legal())));
    }

    fn let_rival_decide(self) {
        let telling = self.telling.get_value();
        self.game.with_value(|game| {
            let Some(Turn::Decides(seat)) = game.next() else { return };
            if self.sort == Sort::Lesson
                && let Some(choice) = lesson::scripted(game, seat)
            {
                return self.after(0, move |table| table.take(seat, choice));
            }
            // Without a thinker the first legal choice keeps the hunt going.
            let fallback = game.view(seat).legal().iter().next();
            mind::decide(game, seat, move |choice| {
                if self.telling.try_get_value() == Some(telling)
                    && let Some(choice) = choice.or(fallback)
                {
                    self.take(seat, choice);
                }
            });
        });
    }

    /// Makes the lifted choice.
    fn confirm(self) {
        let legal = self.asked.get_untracked().filter(|_| !self.answered.get_untracked());
        let choice = self.chosen.get_untracked();
        if let (Some((_, legal)), Some(choice)) = (legal, choice)
            && legal.contains(choice)
            && self.only().is_none_or(|only| only == choice)
            && self.took(self.game.with_value(Game::you), choice)
        {
            self.answered.set(true);
            self.soon(Self::go_on_from_answer);
        }
    }

    /// The question makes way for what comes of its answer.
    fn go_on_from_answer(self) {
        self.put_question_away();
        self.spoken.set(String::new());
        self.go_on();
    }

    fn put_question_away(self) {
        self.asked.set(None);
        self.answered.set(false);
        self.chosen.set(None);
        self.hint.set(Hint::None);
    }

    /// A rival's choice.
    fn take(self, seat: kit::Seat, choice: Choice) {
        if self.took(seat, choice) {
            self.go_on();
        }
    }

    /// Makes a choice and keeps it; what comes of it has yet to be told.
    fn took(self, seat: kit::Seat, choice: Choice) -> bool {
        let taken = self.game.try_update_value(|game| game.choose(seat, choice));
        match taken {
            Some(Ok(())) => self.game.with_value(|game| {
                self.show_talk(game);
                self.keep(game);
            }),
            Some(Err(ref why)) => self.house.say(::chalice::words::refusal_text(why, self.house.lang())),
            None => {}
        }
        matches!(taken, Some(Ok(())))
    }

    /// Goes to another state of the game, there at once.
    pub(crate) fn jump(self, game: Option<Game>) {
        let Some(game) = game else { return };
        self.telling.update_value(|number| *number += 1);
        self.keep(&game);
        self.told.set_value(game.events().len());
        self.board.set(game.board());
        self.reckoning.set(false);
        self.put_question_away();
        self.viewing.set(None);
        self.talk.set(game.talk());
        self.game.set_value(game);
        self.ask_next();
    }

    pub(crate) fn undo(self) {
        self.jump(self.game.with_value(Game::undone));
    }

    pub(crate) fn redo(self) {
        self.jump(self.game.with_value(Game::redone));
    }

    pub(crate) fn open(self, sheet: Sheet) {
        self.sheet.set(Some(sheet));
        self.sheet_open.set(true);
    }

    pub(crate) fn close_sheet(self) {
        self.sheet_open.set(false);
    }

    /// Looks at the table as it was after so many events.
    pub(crate) fn look_at(self, told: usize) {
        self.sheet_open.set(false);
        self.reckoning.set(false);
        self.viewing.set(Some(told.min(self.game.with_value(|game| game.events().len()))));
    }

    pub(crate) fn open_rules(self) {
        self.open(Sheet::Rules(self.board.with_untracked(|board| board.step)));
    }

    /// Does something once the browser has shown that it was asked for: whoever touches the table sees an answer at once.
    fn soon(self, act: fn(Self)) {
        self.telling.update_value(|number| *number += 1);
        self.after(A_FRAME, act);
    }

    /// Does something after so many milliseconds at the person's pace, unless another telling has begun by then.
    fn after(self, millis: u32, act: impl FnOnce(Self) + 'static) {
        let telling = self.telling.get_value();
        let wait = Duration::from_millis(self.house.pace().stretch(millis).into());
        set_timeout(
            move || {
                if self.telling.try_get_value() == Some(telling) {
                    act(self);
                }
            },
            wait,
        );
    }

    fn act(self, act: Act) {
        match act {
            Act::Choose(choice) => self.chosen.set(Some(choice)),
            Act::Confirm => self.confirm(),
            Act::Open(sheet) => self.open(sheet),
            Act::Skip => self.soon(Self::tell_all),
            Act::Reckon => self.reckoning.set(true),
            Act::Say(word) => self.say(word),
            Act::LookAt(told) => self.look_at(told),
        }
    }

    /// Numbers lift a card, Enter plays it, letters do what the tools do.
    fn key(self, event: &ev::KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || dialog_is_open() {
            return;
        }
        if self.viewing.with_untracked(Option::is_some) {
            return self.look_with(event.key().as_str());
        }
        match event.key().as_str() {
            "u" | "U" => self.undo(),
            "r" | "R" => self.redo(),
            "l" | "L" => self.open(Sheet::Log),
            "h" | "H" => self.ask_for_hint(),
            "m" | "M" => self.open(Sheet::More),
            "?" => self.open_rules(),
            "Enter" if !on_control(event) => {
                if self.asked.with_untracked(Option::is_some) {
                    self.confirm();
                } else if self.board.with_untracked(|board| board.end.is_some()) {
                    self.reckoning.set(true);
                } else {
                    self.soon(Self::tell_all);
                }
            }
            key => {
                let place = key.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                if let Some(place) = place {
                    press_nth(place);
                }
            }
        }
    }
}

/// How the keys lead through what has been.
impl Seated {
    fn look_with(self, key: &str) {
        let Some(at) = self.viewing.get_untracked() else { return };
        match key {
            "ArrowLeft" => self.look_at(at.saturating_sub(1)),
            "ArrowRight" => self.look_at(at + 1),
            "Home" => self.look_at(0),
            "End" => self.look_at(usize::MAX),
            "Escape" if self.sort != Sort::Replay => self.viewing.set(None),
            "l" | "L" => self.open(Sheet::Log),
            _ => {}
        }
    }
}

/// What even a slow machine takes to show the next picture, in milliseconds at a steady pace.
const A_FRAME: u32 = 60;

/// What a browser takes from one picture to the next, in milliseconds.
const A_BREATH: u64 = 20;

/// How long an event is looked at, in milliseconds at a steady pace.
const fn pause(event: Event) -> u32 {
    match event {
        Event::Rolled { .. }
        | Event::Died { .. }
        | Event::Eliminated { .. }
        | Event::Killed { .. }
        | Event::Escaped { .. } => 800,
        Event::Attack { .. }
        | Event::Took { .. }
        | Event::Banked { .. }
        | Event::Revealed { .. }
        | Event::Ended { .. } => 650,
        Event::Played { .. } | Event::Transformed { .. } | Event::Upgraded { .. } | Event::Hindered { .. } => 450,
        Event::Wounded { .. }
        | Event::Trophy { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Healed { .. } => 260,
        _ => 60,
    }
}

/// Whether a key was pressed on something that answers it itself.
fn on_control(event: &ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "BUTTON" | "A" | "INPUT"))
}

/// Touches the option at this place of what is asked.
fn press_nth(place: usize) {
    use wasm_bindgen::JsCast;
    let Ok(options) = document().query_selector_all(".asked .held, .asked .chip") else { return };
    if let Some(option) = options.get(place as u32) {
        let option: web_sys::HtmlElement = option.unchecked_into();
        let _ = option.focus();
        option.click();
    }
}

#[component]
pub fn Table(game: Game, #[prop(optional)] sort: Sort) -> impl IntoView {
    let house = use_house();
    let seated = Seated::new(house, game, sort);
    let keys = window_event_listener(ev::keydown, move |event| seated.key(&event));
    on_cleanup(move || {
        keys.remove();
        seated.telling.try_update_value(|number| *number += 1);
    });
    if sort != Sort::Replay {
        seated.go_on();
    }
    let on = Callback::new(move |act| seated.act(act));
    // Whoever goes to another state of the game stays at the same table.
    let reckoned = Memo::new(move |_| seated.reckoning.get());
    view! {
        <div class="chalice">
            <header class="top bar">
                {move || home(house.words()).drawn()}
                {move || seated.drawn(on, show::rail)}
                <Tools seated=seated/>
            </header>
            <Warning seated=seated/>
            {move || if reckoned.get() {
                view! { <Reckoning seated=seated/> }.into_any()
            } else {
                view! { <Places seated=seated on=on/> }.into_any()
            }}
            <p class="hidden" role="log" aria-live="polite">{move || seated.spoken.get()}</p>
            <Look seated=seated on=on/>
        </div>
    }
}

/// The table's two sides. They are laid one after the other, so that the browser can breathe between them, and seen together.
#[component]
fn Places(seated: Seated, on: Callback<Act>) -> impl IntoView {
    let (far_laid, near_laid) = (RwSignal::new(false), RwSignal::new(false));
    lay_soon(far_laid, move || lay_soon(near_laid, || ()));
    let far = move || match far_laid.get() {
        true => seated.drawn(on, show::far_side),
        false => Drawing::default(),
    };
    let yourself = move || match near_laid.get() {
        true => seated.drawn(on, show::yourself),
        false => Drawing::default(),
    };
    let near = move || match seated.viewing.with(Option::is_some) {
        _ if !near_laid.get() => Drawing::default(),
        true => lookback(seated),
        false => seated.drawn(on, |scene| {
            seated.chosen.track();
            seated.answered.track();
            seated.hint.track();
            show::decision(scene)
        }),
    };
    view! {
        <main id="content" class="board" class:laying=move || !near_laid.get() tabindex="-1">
            {far}
            <div class="near">{yourself}{near}</div>
        </main>
    }
}

/// Lays one side of the table when the browser has had the time to show what is there.
fn lay_soon(side: RwSignal<bool>, then: impl FnOnce() + 'static) {
    let lay = move || {
        // Whoever has left the table meanwhile needs none.
        if side.try_set(true).is_none() {
            then();
        }
    };
    set_timeout(lay, Duration::from_millis(A_BREATH));
}

impl Seated {
    /// A part of the table, drawn anew whenever what lies on it, what was said, or what is asked has changed.
    fn drawn(self, on: Callback<Act>, draw: impl FnOnce(&Scene<'_>) -> Drawing) -> Drawing {
        self.shown.track();
        self.talk.track();
        self.asked.track();
        self.scene(on, draw)
    }

    /// What is shown now, for something to draw it.
    fn scene<T>(self, on: Callback<Act>, draw: impl FnOnce(&Scene<'_>) -> T) -> T {
        let (board, talk, hint) = (self.shown.read_untracked(), self.talk.read_untracked(), self.hint.read_untracked());
        let asked = self.asked.get_untracked().filter(|_| self.viewing.with_untracked(Option::is_none));
        let (company, may_speak) = self.game.with_value(|game| (game.company(), game.may_speak()));
        draw(&Scene {
            board: &board,
            company,
            you: company.you,
            lang: self.house.lang(),
            words: self.words(),
            asked,
            answered: self.answered.get_untracked(),
            chosen: self.chosen.get_untracked(),
            talk: &talk,
            may_speak: may_speak && asked.is_some(),
            hint: &hint,
            only: self.only(),
            coach: (self.sort == Sort::Lesson && asked.is_some()).then(|| self.game.with_value(lesson::text)).flatten(),
            on,
        })
    }
}

/// A hunt in which nobody draws blood ends by itself (C18.77).
#[component]
fn Warning(seated: Seated) -> impl IntoView {
    move || {
        seated.asked.track();
        let idle = seated.game.with_value(|game| game.your_view().table().idle_rounds());
        let warned = idle >= IDLE_WARNING && seated.board.with(|board| board.end.is_none());
        let line = warned.then(|| (seated.words().idle)(IDLE_LIMIT - idle));
        line.map(|line| tag("p", "banner").set("role", "status").with(line)).into_iter().collect::<Drawing>()
    }
}

/// A closer look at something.
#[component]
fn Look(seated: Seated, on: Callback<Act>) -> impl IntoView {
    let company = seated.game.with_value(Game::company);
    let title = Signal::derive(move || {
        seated.sheet.get().map_or("", |sheet| show::sheet_title(sheet, company, seated.house.lang(), seated.words()))
    });
    let body = move || match seated.sheet.get()? {
        Sheet::More => Some(more(seated).into_any()),
        // The rules stay where the reader is, whatever happens at the table.
        Sheet::Rules(step) => Some(rooms::rules(step)),
        sheet => seated.game.with_value(|game| {
            // A replay is no secret; a hunt under way is told as far as it has been shown.
            let told = if seated.sort == Sort::Replay { game.events().len() } else { seated.told.get_value() };
            let events = &game.events()[..told.min(game.events().len())];
            Some(seated.drawn(on, |scene| show::sheet_body(sheet, scene, events)).into_any())
        }),
    };
    view! {
        <Dialog open=seated.sheet_open title=title id="look">
            <div class="sheet">{move || seated.sheet_open.get().then(body)}</div>
            {move || {
                let close = tool(Tone::Quiet, move || seated.close_sheet()).with(seated.house.words().close);
                tag("div", "row").with(close).drawn()
            }}
        </Dialog>
    }
}

/// Whether a question stands over the table, so that its keys are not meant for the table.
fn dialog_is_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}
