//! The table: the engine runs ahead to the next decision, the telling follows at the person's pace, and between them nothing
//! is ever lost: every choice is kept before it is shown.

use crate::chalice::board::Board;
use crate::chalice::game::{self, Game, Record};
use crate::chalice::show::{self, Hands, Scene, Sheet};
use crate::chalice::slots::{self, Slots};
use crate::chalice::words::{Words, words};
use crate::chalice::{mind, records, setup};
use crate::house::{House, VAULT, use_house};
use crate::pages::Lost;
use crate::parts::button::{Button, Tone};
use crate::parts::dialog::Dialog;
use crate::parts::icon::{Emblem, Icon};
use crate::parts::page::Home;
use crate::route::{Chalice, Route};
use crate::settings::Pace;
use ::chalice::share::dungeon_code;
use ::chalice::words::line;
use ::chalice::{Choice, Event, IDLE_LIMIT, IDLE_WARNING, Legal, Pair, Question};
use leptos::{ev, prelude::*};
use std::time::Duration;

/// The hunt that was kept, if there is one that can be played.
#[must_use]
pub fn kept_game(house: House) -> Option<Game> {
    let found = VAULT.find::<Record>(game::NAME, &game::KIND).ok()?;
    if !found.put_aside.is_empty() {
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
        None => view! {
            <Lost title=|words| words.no_hunt>
                <p><a class="button brass" href=Route::Chalice(Chalice::Setup).href()>{move || house.words().sit_down}</a></p>
            </Lost>
        }
        .into_any(),
    }
}

/// Everything that changes at the table.
#[derive(Clone, Copy)]
struct Seated {
    house: House,
    game: StoredValue<Game>,
    /// How many of the game's events have been shown.
    told: StoredValue<usize>,
    /// Timers of an older telling do nothing.
    telling: StoredValue<u32>,
    board: RwSignal<Board>,
    asked: RwSignal<Option<(Question, Legal)>>,
    chosen: RwSignal<Option<Choice>>,
    /// What a screen reader is told when the telling pauses.
    spoken: RwSignal<String>,
    reckoning: RwSignal<bool>,
    sheet: RwSignal<Option<Sheet>>,
    sheet_open: RwSignal<bool>,
}

impl Seated {
    fn new(house: House, game: Game) -> Self {
        let board = game.board();
        let told = game.events().len();
        let over = game.result().is_some();
        Self {
            house,
            game: StoredValue::new(game),
            told: StoredValue::new(told),
            telling: StoredValue::new(0),
            board: RwSignal::new(board),
            asked: RwSignal::new(None),
            chosen: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            reckoning: RwSignal::new(over),
            sheet: RwSignal::new(None),
            sheet_open: RwSignal::new(false),
        }
    }

    fn words(self) -> &'static Words {
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
        self.after(pause(event), Self::go_on);
    }

    /// Ends the telling at once.
    fn tell_all(self) {
        self.telling.update_value(|number| *number += 1);
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
            let name = |seat| show::seat_name(game.you(), seat, lang).to_owned();
            let untold = game.events().iter().skip(self.told.get_value());
            untold.map(|&event| line(event, lang, &name)).collect::<Vec<_>>().join(" ")
        })
    }

    fn ask_next(self) {
        self.game.with_value(|game| {
            let table = *game.your_view().table();
            self.board.update(|board| board.settle(&table));
        });
        let (next, you) = self.game.with_value(|game| (game.next_to_decide(), game.you()));
        match next {
            Some(seat) if seat == you => self.ask_you(),
            Some(_) => self.after(0, Self::let_rival_decide),
            None => self.game.with_value(|game| records::finished(self.house, game)),
        }
    }

    fn ask_you(self) {
        let view = self.game.with_value(Game::your_view);
        let Some(question) = view.table().question() else { return };
        // Taking nothing back is an answer, and the one to start from.
        self.chosen.set((question == Question::Recall).then_some(Choice::Recall(Pair::NONE)));
        self.asked.set(Some((question, view.legal())));
    }

    fn let_rival_decide(self) {
        let telling = self.telling.get_value();
        self.game.with_value(|game| {
            let Some(seat) = game.next_to_decide().filter(|&seat| seat != game.you()) else { return };
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
        let legal = self.asked.get_untracked();
        let choice = self.chosen.get_untracked();
        if let (Some((_, legal)), Some(choice)) = (legal, choice)
            && legal.contains(choice)
        {
            self.asked.set(None);
            self.chosen.set(None);
            self.spoken.set(String::new());
            self.take(self.game.with_value(Game::you), choice);
        }
    }

    fn take(self, seat: kit::Seat, choice: Choice) {
        let taken = self.game.try_update_value(|game| game.choose(seat, choice));
        match taken {
            Some(Ok(())) => {
                self.game.with_value(|game| keep(self.house, game));
                self.go_on();
            }
            Some(Err(why)) => self.house.say(::chalice::words::refusal_text(&why, self.house.lang())),
            None => {}
        }
    }

    /// Goes to another state of the game, there at once.
    fn jump(self, game: Option<Game>) {
        let Some(game) = game else { return };
        self.telling.update_value(|number| *number += 1);
        keep(self.house, &game);
        self.told.set_value(game.events().len());
        self.board.set(game.board());
        self.reckoning.set(false);
        self.asked.set(None);
        self.chosen.set(None);
        self.game.set_value(game);
        self.ask_next();
    }

    fn undo(self) {
        self.jump(self.game.with_value(Game::undone));
    }

    fn redo(self) {
        self.jump(self.game.with_value(Game::redone));
    }

    fn open(self, sheet: Sheet) {
        self.sheet.set(Some(sheet));
        self.sheet_open.set(true);
    }

    /// Does something after so many milliseconds at the person's pace, unless another telling has begun by then.
    fn after(self, millis: u32, act: fn(Self)) {
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

    fn hands(self) -> Hands {
        Hands {
            choose: Callback::new(move |choice| self.chosen.set(Some(choice))),
            confirm: Callback::new(move |()| self.confirm()),
            open: Callback::new(move |sheet| self.open(sheet)),
            skip: Callback::new(move |()| self.tell_all()),
            reckon: Callback::new(move |()| self.reckoning.set(true)),
        }
    }

    /// Numbers lift a card, Enter plays it, letters do what the tools do.
    fn key(self, event: &ev::KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || slots::dialog_is_open() {
            return;
        }
        match event.key().as_str() {
            "u" | "U" => self.undo(),
            "r" | "R" => self.redo(),
            "l" | "L" => self.open(Sheet::Log),
            "Enter" if !on_control(event) => {
                if self.asked.with_untracked(Option::is_some) {
                    self.confirm();
                } else if self.board.with_untracked(|board| board.end.is_some()) {
                    self.reckoning.set(true);
                } else {
                    self.tell_all();
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
    let Ok(options) = document().query_selector_all(".fan.asked .held, .chip") else { return };
    if let Some(option) = options.get(place as u32) {
        let option: web_sys::HtmlElement = option.unchecked_into();
        let _ = option.focus();
        option.click();
    }
}

#[component]
fn Table(game: Game) -> impl IntoView {
    let house = use_house();
    let you = game.you();
    let seated = Seated::new(house, game);
    let keys = window_event_listener(ev::keydown, move |event| seated.key(&event));
    on_cleanup(move || {
        keys.remove();
        seated.telling.try_update_value(|number| *number += 1);
    });
    seated.go_on();
    let hands = seated.hands();
    let table = move || {
        let board = seated.board.get();
        let scene = Scene {
            board: &board,
            you,
            lang: house.lang(),
            words: seated.words(),
            asked: seated.asked.get(),
            chosen: seated.chosen.get(),
            on: hands,
        };
        view! {
            {show::others(&scene)}
            <div class="deep">{show::final_boss(&scene)}{show::dungeon(&scene)}</div>
            <div class="foe">{show::enemy(&scene)}{show::clash(&scene)}</div>
            {show::upgrades(&scene)}
            <div class="near">{show::yourself(&scene)}{show::decision(&scene)}</div>
        }
    };
    let rail = move || {
        let board = seated.board.get();
        let scene = Scene {
            board: &board,
            you,
            lang: house.lang(),
            words: seated.words(),
            asked: None,
            chosen: None,
            on: hands,
        };
        view! { <p class="round">{scene.words.round}" "<b>{board.round}</b></p>{show::rail(&scene)} }
    };
    view! {
        <div class="chalice">
            <header class="top bar">
                <Home/>
                {rail}
                <Tools seated=seated/>
            </header>
            <Warning seated=seated/>
            {move || if seated.reckoning.get() {
                view! { <Reckoning seated=seated/> }.into_any()
            } else {
                view! { <main id="content" class="board" tabindex="-1">{table}</main> }.into_any()
            }}
            <p class="hidden" role="log" aria-live="polite">{move || seated.spoken.get()}</p>
            <Look seated=seated/>
        </div>
    }
}

/// Undo, redo, the log, and the link to this dungeon.
#[component]
fn Tools(seated: Seated) -> impl IntoView {
    let house = seated.house;
    // What can be undone changes with the game, and the game with what is shown.
    let can = move |ask: fn(&Game) -> bool| {
        seated.board.track();
        seated.asked.track();
        seated.game.with_value(ask)
    };
    let keeping = RwSignal::new(false);
    let share = move || {
        let code = seated.game.with_value(|game| dungeon_code(game.setup()));
        setup::copy_link(house, &code);
    };
    view! {
        <nav class="tools">
            <button type="button" aria-disabled=move || (!can(Game::can_undo)).then_some("true") on:click=move |_| seated.undo()>
                <kbd aria-hidden="true">"U"</kbd>{move || seated.words().undo}
            </button>
            <button type="button" aria-disabled=move || (!can(Game::can_redo)).then_some("true") on:click=move |_| seated.redo()>
                <kbd aria-hidden="true">"R"</kbd>{move || seated.words().redo}
            </button>
            <button type="button" on:click=move |_| seated.open(Sheet::Log)>
                <kbd aria-hidden="true">"L"</kbd>{move || seated.words().log}
            </button>
            <button
                type="button" on:click=move |_| keeping.set(true)
                aria-label=move || records::words::words(house.lang()).slots_title
                title=move || records::words::words(house.lang()).slots_title
            >
                <Emblem icon=Icon("bookmarklet")/>
            </button>
            <button type="button" on:click=move |_| share() aria-label=move || seated.words().share title=move || seated.words().share>
                <Emblem icon=Icon("linked-rings")/>
            </button>
        </nav>
        <Slots
            open=keeping now=Callback::new(move |()| Some(seated.game.get_value()))
            take=Callback::new(move |game| seated.jump(Some(game)))
        />
    }
}

/// A hunt in which nobody draws blood ends by itself (C18.77).
#[component]
fn Warning(seated: Seated) -> impl IntoView {
    let idle = move || {
        seated.asked.track();
        seated.game.with_value(|game| game.your_view().table().idle_rounds())
    };
    move || {
        let idle = idle();
        (idle >= IDLE_WARNING && seated.board.get().end.is_none())
            .then(|| view! { <p class="banner" role="status">{(seated.words().idle)(IDLE_LIMIT - idle)}</p> })
    }
}

/// A closer look at something.
#[component]
fn Look(seated: Seated) -> impl IntoView {
    let you = seated.game.with_value(Game::you);
    let title = Signal::derive(move || {
        seated.sheet.get().map_or("", |sheet| show::sheet_title(sheet, you, seated.house.lang(), seated.words()))
    });
    let body = move || {
        let sheet = seated.sheet.get()?;
        let board = seated.board.get();
        let told = seated.told.get_value();
        Some(seated.game.with_value(|game| {
            let events = &game.events()[..told.min(game.events().len())];
            show::sheet_body(sheet, &board, events, you, seated.house.lang(), seated.words())
        }))
    };
    view! {
        <Dialog open=seated.sheet_open title=title id="look">
            <div class="sheet">{move || seated.sheet_open.get().then(body)}</div>
            <div class="row"><Button on_press=move || seated.sheet_open.set(false)>{move || seated.house.words().close}</Button></div>
        </Dialog>
    }
}

/// The reckoning, and what comes after it.
#[component]
fn Reckoning(seated: Seated) -> impl IntoView {
    let body = move || seated.game.with_value(|game| show::reckoning(game, seated.house.lang(), seated.words()));
    let same = move || {
        let again = seated.game.with_value(|game| Game::new(*game.setup(), game.record().level).ok());
        seated.jump(again);
    };
    view! {
        <main id="content" class="reckoning" tabindex="-1">
            {body}
            <div class="row">
                <a class="button brass" href=Route::Chalice(Chalice::Setup).href()>{move || seated.words().play_again}</a>
                <Button on_press=same>{move || seated.words().same_again}</Button>
                <a class="button quiet" href=Route::Chalice(Chalice::Records).href()>
                    {move || records::words::words(seated.house.lang()).title}
                </a>
                <Button tone=Tone::Quiet on_press=move || seated.reckoning.set(false)>{move || seated.words().look_back}</Button>
            </div>
        </main>
    }
}
