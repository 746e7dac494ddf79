//! Three places for copies of a game. The game on the table keeps itself; a slot is a moment that one can come back to.

use crate::browser::time::{date, now};
use crate::shell::context::{Shell, VAULT, use_shell};
use crate::table::playable::{Playable, SLOTS};
use crate::table::presented::Presented;
use crate::table::records::{GameSlotWords, SlotWords, slot_words};
use crate::ui::banner::trouble_line;
use crate::ui::button::{Button, Tone};
use crate::ui::dialog::Dialog;
use crate::ui::icon::{Icon, emblem};
use kit::Lang;
use kit::save::OpenError;
use kit::vault::{Storage, StorageError, Vault};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;

const SIGNS: [Icon; SLOTS] = [Icon("candle-light"), Icon("lantern-flame"), Icon("torch")];

/// A game of which copies can be put by.
pub trait InSlot: Presented {
    /// What is said of this game in its slots.
    fn slot_words(lang: Lang) -> &'static GameSlotWords;

    /// What a slot shows of it.
    fn summary(&self, lang: Lang) -> Summary;
}

/// What a slot shows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// A picture, if there is one.
    pub icon: Option<Icon>,
    /// Where it stands.
    pub line: String,
    /// How the person does.
    pub figures: String,
}

/// A copy of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slot<R> {
    /// When it was put there, in milliseconds since 1970.
    when: u64,
    record: R,
}

/// What is found in a slot.
#[derive(Clone, Debug, PartialEq)]
enum Content<P> {
    Empty,
    Unreadable,
    /// A game of an older edition of the rules.
    OldRules,
    Game {
        when: u64,
        game: Box<P>,
        /// There was a newer copy, which could not be read.
        older: bool,
    },
}

fn read<P: Playable>(vault: &Vault<impl Storage>, place: usize) -> Result<Content<P>, StorageError> {
    let (names, kind) = P::KEEPING.slots;
    let found = vault.find::<Slot<P::Record>>(names[place], &kind)?;
    let damaged = !found.unreadable.is_empty();
    Ok(match found.value {
        None if found.unreadable.contains(&OpenError::OldRules) => Content::OldRules,
        None if damaged => Content::Unreadable,
        None => Content::Empty,
        Some(Slot { when, record }) => match P::resume(record) {
            Some(game) => Content::Game { when, game: Box::new(game), older: damaged },
            None => {
                vault.set_aside(names[place])?;
                Content::Unreadable
            }
        },
    })
}

fn put<P: Playable>(vault: &Vault<impl Storage>, place: usize, game: &P, when: u64) -> Result<(), StorageError> {
    let (names, kind) = P::KEEPING.slots;
    vault.keep(names[place], &kind, &Slot { when, record: game.record() })
}

/// What is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    Overwrite,
    TakeUp,
    Erase,
}

/// What the dialog shows and does.
struct SlotsDialog<P: InSlot> {
    shell: Shell,
    open: RwSignal<bool>,
    contents: RwSignal<[Content<P>; SLOTS]>,
    /// Whether there is a game on the table, finished or not.
    on_table: RwSignal<bool>,
    asking: RwSignal<Option<(usize, Ask)>>,
    now: Callback<(), Option<P>>,
    take: Callback<P>,
}

impl<P: InSlot> Clone for SlotsDialog<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: InSlot> Copy for SlotsDialog<P> {}

impl<P: InSlot> SlotsDialog<P> {
    fn words(self) -> &'static SlotWords {
        slot_words(self.shell.lang())
    }

    fn game_words(self) -> &'static GameSlotWords {
        P::slot_words(self.shell.lang())
    }

    fn name(self, place: usize) -> &'static str {
        self.words().slots[place]
    }

    fn read(self) {
        let read = |place: usize| {
            read(&VAULT, place).unwrap_or_else(|why| {
                self.shell.note(Err(why));
                Content::Empty
            })
        };
        self.contents.set([0, 1, 2].map(read));
        self.on_table.set(self.now.run(()).is_some());
        self.asking.set(None);
    }

    fn report(self, done: Result<(), StorageError>, message: String) {
        match done {
            Ok(()) => self.shell.say(message),
            Err(why) => self.shell.say(trouble_line(self.shell.words(), &why)),
        }
    }

    fn keep(self, place: usize) {
        let Some(game) = self.now.run(()) else { return };
        let kept = put(&VAULT, place, &game, now());
        self.shell.note(kept.clone());
        self.report(kept, format!("{}: {}.", self.game_words().kept, self.name(place)));
        self.read();
        focus(place);
    }

    fn take_up(self, place: usize) {
        let game = self.contents.with_untracked(|contents| match &contents[place] {
            Content::Game { game, .. } => Some(game.clone()),
            _ => None,
        });
        let Some(game) = game else { return };
        self.open.set(false);
        self.shell.say((self.words().taken)(self.name(place)));
        self.take.run(*game);
    }

    fn erase(self, place: usize) {
        let gone = VAULT.forget(P::KEEPING.slots.0[place]);
        self.report(gone, (self.words().erased)(self.name(place)));
        self.read();
        focus(place);
    }

    fn ask(self, place: usize, ask: Ask) {
        self.asking.set(Some((place, ask)));
        focus(place);
    }

    fn answer(self, place: usize, ask: Ask) {
        match ask {
            Ask::Overwrite => self.keep(place),
            Ask::TakeUp => self.take_up(place),
            Ask::Erase => self.erase(place),
        }
    }

    /// Takes a game up, after a question if another one is not finished.
    fn want(self, place: usize) {
        let unfinished = self.now.run(()).is_some_and(|game| !game.is_over());
        if unfinished { self.ask(place, Ask::TakeUp) } else { self.take_up(place) }
    }
}

/// The button that had the focus is gone: the first one of its slot gets it.
fn focus(place: usize) {
    request_animation_frame(move || {
        let button = document().query_selector(&format!("#slot-{place} button")).ok().flatten();
        if let Some(button) = button {
            let _ = button.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}

/// The dialog with the three slots: `now` is the game on the table, if there is one, and `take` lays one there.
pub fn slots<P: InSlot>(open: RwSignal<bool>, now: Callback<(), Option<P>>, take: Callback<P>) -> AnyView {
    let shell = use_shell();
    let contents = RwSignal::new([const { Content::Empty }; SLOTS]);
    let (on_table, asking) = (RwSignal::new(false), RwSignal::new(None));
    let dialog = SlotsDialog { shell, open, contents, on_table, asking, now, take };
    Effect::new(move |_| {
        if open.get() {
            dialog.read();
        }
    });
    let slots = move || open.get().then(|| (0..SLOTS).map(|place| slot(dialog, place)).collect_view());
    view! {
        <Dialog open=open id="slots" title=Signal::derive(move || P::words(shell.lang()).kept_games)>
            <p class="hint">{move || dialog.game_words().slots_hint}</p>
            <div class="slots">{slots}</div>
            <div class="row"><Button on_press=move || open.set(false)>{move || shell.words().close}</Button></div>
        </Dialog>
    }
    .into_any()
}

fn slot<P: InSlot>(dialog: SlotsDialog<P>, place: usize) -> AnyView {
    let label = || format!("slot-name-{place}");
    let body = move || {
        let lang = dialog.shell.lang();
        dialog.contents.with(|contents| content(&contents[place], lang))
    };
    let doing = move || match dialog.asking.get().filter(|&(asked, _)| asked == place) {
        Some((_, ask)) => question(dialog, place, ask),
        None => choices(dialog, place),
    };
    view! {
        <section id=format!("slot-{place}") class="slot" role="group" aria-labelledby=label()>
            <h3 id=label()>{emblem(SIGNS[place])}{move || dialog.name(place)}</h3>
            {body}
            {doing}
        </section>
    }
    .into_any()
}

fn content<P: InSlot>(content: &Content<P>, lang: Lang) -> AnyView {
    let words = slot_words(lang);
    let Content::Game { when, game, older } = content else {
        let line = match content {
            Content::Unreadable => words.slot_unreadable,
            Content::OldRules => P::words(lang).old_rules,
            _ => words.slot_empty,
        };
        return view! { <p class="what" class:warning=*content != Content::Empty>{line}</p> }.into_any();
    };
    let Summary { icon, line, figures } = game.summary(lang);
    view! {
        <span class="arch" aria-hidden="true">{icon.map(emblem)}</span>
        <p class="what"><strong>{line}</strong><span>{figures}</span></p>
        <p class="day">{date(*when, lang, true)}</p>
        {older.then(|| view! { <p class="warning">{words.slot_older}</p> })}
    }
    .into_any()
}

/// What can be done with a slot.
fn choices<P: InSlot>(dialog: SlotsDialog<P>, place: usize) -> AnyView {
    let full = dialog.contents.with(|contents| matches!(contents[place], Content::Game { .. }));
    let words = dialog.words();
    let why = Signal::derive(move || (!dialog.on_table.get()).then(|| dialog.game_words().nothing_to_keep.to_owned()));
    if !full {
        let keep = move || dialog.keep(place);
        return view! { <div class="row"><Button unavailable=why on_press=keep>{words.keep_here}</Button></div> }
            .into_any();
    }
    view! {
        <div class="row">
            <Button on_press=move || dialog.want(place)>{words.take_up}</Button>
            <Button unavailable=why on_press=move || dialog.ask(place, Ask::Overwrite)>{words.overwrite}</Button>
            <Button on_press=move || dialog.ask(place, Ask::Erase)>{words.erase_slot}</Button>
        </div>
    }
    .into_any()
}

/// The question before something is lost.
fn question<P: InSlot>(dialog: SlotsDialog<P>, place: usize, ask: Ask) -> AnyView {
    let (words, game) = (dialog.words(), dialog.game_words());
    let (line, yes) = match ask {
        Ask::Overwrite => (game.ask_overwrite, words.overwrite),
        Ask::TakeUp => (game.ask_take, words.take_up),
        Ask::Erase => (words.ask_erase, words.erase_slot),
    };
    let cancel = move || {
        dialog.asking.set(None);
        focus(place);
    };
    view! {
        <div class="row sure" role="alert">
            <p>{line}</p>
            <Button tone=Tone::Blood on_press=move || dialog.answer(place, ask)>{yes}</Button>
            <Button on_press=cancel>{dialog.shell.words().cancel}</Button>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::toy::Toy;
    use kit::Seat;
    use kit::save::Kind;
    use kit::vault::{Memory, PREFIX, Temper};

    const NAMES: [&str; SLOTS] = Toy::KEEPING.slots.0;

    fn game(setup: u8, choices: &[u8]) -> Toy {
        Toy::played(setup, choices)
    }

    fn kept(when: u64, game: Toy, older: bool) -> Result<Content<Toy>, StorageError> {
        Ok(Content::Game { when, game: Box::new(game), older })
    }

    fn with(games: &[Toy]) -> Vault<Memory> {
        let vault = Vault::new(Memory::default());
        for (when, game) in (1..).zip(games) {
            put(&vault, 0, game, when).expect("there is room");
        }
        vault
    }

    fn damage(vault: &Vault<Memory>, key: &str) {
        vault.storage().plant(&format!("{PREFIX}{key}"), "{\"lamplight\":1,broken");
    }

    #[test]
    fn a_game_comes_back_from_its_slot_where_it_was_and_the_others_stay_empty() {
        let played = game(1, &[3, 1, 2]);
        let vault = with(std::slice::from_ref(&played));
        assert_eq!(read::<Toy>(&vault, 0), kept(1, played, false));
        assert_eq!(read::<Toy>(&vault, 1), Ok(Content::Empty));
        assert_eq!(read::<Toy>(&vault, 2), Ok(Content::Empty));
    }

    #[test]
    fn a_later_copy_takes_the_place_of_an_earlier_one() {
        let vault = with(&[game(1, &[3]), game(2, &[1, 3])]);
        assert_eq!(read::<Toy>(&vault, 0), kept(2, game(2, &[1, 3]), false));
    }

    #[test]
    fn an_erased_slot_is_empty_with_all_its_backups() {
        let vault = with(&[game(1, &[3]), game(2, &[1, 3])]);
        vault.forget(NAMES[0]).expect("the place works");
        assert_eq!(read::<Toy>(&vault, 0), Ok(Content::Empty));
        assert!(vault.storage().contents().is_empty());
    }

    #[test]
    fn a_damaged_copy_is_put_aside_and_says_so() {
        let vault = with(&[game(1, &[3])]);
        damage(&vault, NAMES[0]);
        assert_eq!(read::<Toy>(&vault, 0), Ok(Content::Unreadable));
        assert_eq!(vault.aside(), 1);
    }

    #[test]
    fn a_game_of_older_rules_is_put_aside_and_says_so() {
        let vault = Vault::new(Memory::default());
        let before = Kind { name: "toy", migrations: &[] };
        let slot = Slot { when: 1, record: game(1, &[3]).record() };
        vault.keep(NAMES[0], &before, &slot).expect("there is room");
        assert_eq!(read::<Toy>(&vault, 0), Ok(Content::OldRules));
        assert_eq!(vault.aside(), 1);
    }

    #[test]
    fn behind_a_damaged_copy_the_one_before_is_found() {
        let vault = with(&[game(1, &[3]), game(2, &[1, 3])]);
        damage(&vault, NAMES[0]);
        assert_eq!(read::<Toy>(&vault, 0), kept(1, game(1, &[3]), true));
    }

    #[test]
    fn a_whole_copy_that_cannot_be_played_is_unreadable() {
        let mut record = game(1, &[3]).record();
        record.record(Seat(7), 1);
        let vault = Vault::new(Memory::default());
        vault.keep(NAMES[2], &Toy::KEEPING.slots.1, &Slot { when: 1, record }).expect("there is room");
        assert_eq!(read::<Toy>(&vault, 2), Ok(Content::Unreadable));
        assert_eq!(vault.aside(), 1);
    }

    #[test]
    fn an_export_carries_the_slots() {
        let text = with(&[game(1, &[2, 2])]).export().expect("the place works");
        let other = Vault::new(Memory::default());
        other.import(&text).expect("our own file");
        assert_eq!(read::<Toy>(&other, 0), kept(1, game(1, &[2, 2]), false));
    }

    #[test]
    fn where_nothing_can_be_kept_it_says_so() {
        let vault = with(&[game(1, &[3])]);
        vault.storage().behave(Temper::Forbidden);
        assert_eq!(read::<Toy>(&vault, 0), Err(StorageError::Forbidden));
        assert_eq!(put(&vault, 1, &game(1, &[3]), 1), Err(StorageError::Forbidden));
    }
}
