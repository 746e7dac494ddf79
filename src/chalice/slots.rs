//! Three places for copies of a hunt. The hunt on the table keeps itself; a slot is a moment that one can come back to.

use crate::chalice::emblem;
use crate::chalice::game::{Game, Record};
use crate::chalice::records::words::{Words, words};
use crate::chalice::records::{date, now};
use crate::chalice::show::icon;
use crate::chalice::words::words as said_around;
use crate::shell::context::{VAULT, use_shell};
use crate::ui::banner::trouble_line;
use crate::ui::button::{Button, Tone};
use crate::ui::dialog::Dialog;
use crate::ui::icon::Icon;
use ::chalice::Enemy;
use kit::Lang;
use kit::save::{Kind, OpenError, old_rules};
use kit::vault::{Storage, StorageError, Vault};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;

const KIND: Kind = Kind { name: "chalice-slot", migrations: &[old_rules] };
/// Under which names they are kept.
const NAMES: [&str; 3] = ["chalice-slot-1", "chalice-slot-2", "chalice-slot-3"];
const SIGNS: [Icon; 3] = [Icon("candle-light"), Icon("lantern-flame"), Icon("torch")];

/// A copy of a hunt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slot {
    /// When it was put there, in milliseconds since 1970.
    when: u64,
    record: Record,
}

/// What is found in a slot.
#[derive(Clone, Debug, PartialEq)]
enum Content {
    Empty,
    Unreadable,
    /// A hunt of an older edition of the rules.
    OldRules,
    Hunt {
        when: u64,
        game: Box<Game>,
        /// There was a newer copy, which could not be read.
        older: bool,
    },
}

fn read<S: Storage>(vault: &Vault<S>, name: &str) -> Result<Content, StorageError> {
    let found = vault.find::<Slot>(name, &KIND)?;
    let damaged = !found.unreadable.is_empty();
    Ok(match found.value {
        None if found.unreadable.contains(&OpenError::OldRules) => Content::OldRules,
        None if damaged => Content::Unreadable,
        None => Content::Empty,
        Some(Slot { when, record }) => match Game::resume(record) {
            Ok(game) => Content::Hunt { when, game: Box::new(game), older: damaged },
            Err(_) => {
                vault.set_aside(name)?;
                Content::Unreadable
            }
        },
    })
}

fn put<S: Storage>(vault: &Vault<S>, name: &str, game: &Game, when: u64) -> Result<(), StorageError> {
    vault.keep(name, &KIND, &Slot { when, record: game.record() })
}

/// What is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    Overwrite,
    TakeUp,
    Erase,
}

/// What the dialog shows and does.
#[derive(Clone, Copy)]
struct SlotsDialog {
    shell: crate::shell::context::Shell,
    open: RwSignal<bool>,
    contents: RwSignal<[Content; 3]>,
    /// Whether there is a hunt on the table, finished or not.
    on_table: RwSignal<bool>,
    asking: RwSignal<Option<(usize, Ask)>>,
    now: Callback<(), Option<Game>>,
    take: Callback<Game>,
}

impl SlotsDialog {
    fn words(self) -> &'static Words {
        words(self.shell.lang())
    }

    fn name(self, place: usize) -> &'static str {
        self.words().slots[place]
    }

    fn read(self) {
        let read = |name: &str| {
            read(&VAULT, name).unwrap_or_else(|why| {
                self.shell.note(Err(why));
                Content::Empty
            })
        };
        self.contents.set(NAMES.map(read));
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
        let kept = put(&VAULT, NAMES[place], &game, now());
        self.shell.note(kept.clone());
        self.report(kept, (self.words().kept)(self.name(place)));
        self.read();
        focus(place);
    }

    fn take_up(self, place: usize) {
        let game = self.contents.with_untracked(|contents| match &contents[place] {
            Content::Hunt { game, .. } => Some(game.clone()),
            _ => None,
        });
        let Some(game) = game else { return };
        self.open.set(false);
        self.shell.say((self.words().taken)(self.name(place)));
        self.take.run(*game);
    }

    fn erase(self, place: usize) {
        let gone = VAULT.forget(NAMES[place]);
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

    /// Takes a hunt up, after a question if another one is not finished.
    fn want(self, place: usize) {
        let unfinished = self.now.run(()).is_some_and(|game| game.outcome().is_none());
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

/// The dialog with the three slots.
#[component]
pub fn Slots(
    open: RwSignal<bool>,
    /// The hunt on the table, if there is one.
    now: Callback<(), Option<Game>>,
    /// Lays a hunt on the table.
    take: Callback<Game>,
) -> impl IntoView {
    let shell = use_shell();
    let contents = RwSignal::new(NAMES.map(|_| Content::Empty));
    let (on_table, asking) = (RwSignal::new(false), RwSignal::new(None));
    let dialog = SlotsDialog { shell, open, contents, on_table, asking, now, take };
    Effect::new(move |_| {
        if open.get() {
            dialog.read();
        }
    });
    let slots = move || open.get().then(|| (0..NAMES.len()).map(|place| slot(dialog, place)).collect_view());
    view! {
        <Dialog open=open id="slots" title=Signal::derive(move || said_around(shell.lang()).kept_hunts)>
            <p class="hint">{move || dialog.words().slots_hint}</p>
            <div class="slots">{slots}</div>
            <div class="row"><Button on_press=move || open.set(false)>{move || shell.words().close}</Button></div>
        </Dialog>
    }
}

fn slot(dialog: SlotsDialog, place: usize) -> AnyView {
    let label = || format!("slot-name-{place}");
    let body = move || {
        let (lang, words) = (dialog.shell.lang(), dialog.words());
        dialog.contents.with(|contents| content(&contents[place], lang, words))
    };
    let doing = move || match dialog.asking.get().filter(|&(asked, _)| asked == place) {
        Some((_, ask)) => question(dialog, place, ask),
        None => choices(dialog, place),
    };
    view! {
        <section id=format!("slot-{place}") class="slot" role="group" aria-labelledby=label()>
            <h3 id=label()>{icon(SIGNS[place])}{move || dialog.name(place)}</h3>
            {body}
            {doing}
        </section>
    }
    .into_any()
}

fn content(content: &Content, lang: Lang, words: &'static Words) -> AnyView {
    let Content::Hunt { when, game, older } = content else {
        let line = match content {
            Content::Unreadable => words.slot_unreadable,
            Content::OldRules => said_around(lang).old_rules,
            _ => words.slot_empty,
        };
        return view! { <p class="what" class:warning=*content != Content::Empty>{line}</p> }.into_any();
    };
    let digest = game.digest();
    let enemy = Enemy::ALL.get(usize::from(digest.enemy)).copied();
    let name = enemy.map_or("", |enemy| enemy.name(lang));
    let line = if digest.over { (words.slot_over)(name) } else { (words.slot_line)(digest.round, name) };
    let points = digest.standings.get(game.you().index()).copied().unwrap_or_default();
    view! {
        <span class="arch" aria-hidden="true">{enemy.map(|enemy| icon(emblem::enemy(enemy)))}</span>
        <p class="what"><strong>{line}</strong><span>{(words.points)(points)}" · "{digest.seed}</span></p>
        <p class="day">{date(*when, lang, true)}</p>
        {older.then(|| view! { <p class="warning">{words.slot_older}</p> })}
    }
    .into_any()
}

/// What can be done with a slot.
fn choices(dialog: SlotsDialog, place: usize) -> AnyView {
    let full = dialog.contents.with(|contents| matches!(contents[place], Content::Hunt { .. }));
    let words = dialog.words();
    let why = Signal::derive(move || (!dialog.on_table.get()).then(|| dialog.words().nothing_to_keep.to_owned()));
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
fn question(dialog: SlotsDialog, place: usize, ask: Ask) -> AnyView {
    let words = dialog.words();
    let (line, yes) = match ask {
        Ask::Overwrite => (words.ask_overwrite, words.overwrite),
        Ask::TakeUp => (words.ask_take, words.take_up),
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
    use crate::chalice::game::Level;
    use ::chalice::Choice;
    use kit::Seat;
    use kit::vault::{Memory, PREFIX, Temper};

    fn game(seed: u32, choices: usize) -> Game {
        let mut game = Game::silent(3, seed, Level::Veteran);
        for _ in 0..choices {
            let seat = game.decider().expect("it is not over yet");
            let choice = game.view(seat).legal().nth(0);
            game.choose(seat, choice).expect("it was listed");
        }
        game
    }

    fn with(games: &[Game]) -> Vault<Memory> {
        let vault = Vault::new(Memory::default());
        for (when, game) in (1..).zip(games) {
            put(&vault, NAMES[0], game, when).expect("there is room");
        }
        vault
    }

    fn damage(vault: &Vault<Memory>, key: &str) {
        vault.storage().plant(&format!("{PREFIX}{key}"), "{\"lamplight\":1,broken");
    }

    #[test]
    fn a_hunt_comes_back_from_its_slot_where_it_was_and_the_others_stay_empty() {
        let kept = game(1, 12);
        let vault = with(std::slice::from_ref(&kept));
        assert_eq!(read(&vault, NAMES[0]), Ok(Content::Hunt { when: 1, game: Box::new(kept), older: false }));
        assert_eq!(read(&vault, NAMES[1]), Ok(Content::Empty));
        assert_eq!(read(&vault, NAMES[2]), Ok(Content::Empty));
    }

    #[test]
    fn a_later_copy_takes_the_place_of_an_earlier_one() {
        let vault = with(&[game(1, 3), game(2, 5)]);
        assert_eq!(read(&vault, NAMES[0]), Ok(Content::Hunt { when: 2, game: Box::new(game(2, 5)), older: false }));
    }

    #[test]
    fn an_erased_slot_is_empty_with_all_its_backups() {
        let vault = with(&[game(1, 3), game(2, 5)]);
        vault.forget(NAMES[0]).expect("the place works");
        assert_eq!(read(&vault, NAMES[0]), Ok(Content::Empty));
        assert!(vault.storage().contents().is_empty());
    }

    #[test]
    fn a_damaged_copy_is_put_aside_and_says_so() {
        let vault = with(&[game(1, 3)]);
        damage(&vault, NAMES[0]);
        assert_eq!(read(&vault, NAMES[0]), Ok(Content::Unreadable));
        assert_eq!(vault.aside(), 1);
    }

    #[test]
    fn a_hunt_of_older_rules_is_put_aside_and_says_so() {
        let vault = Vault::new(Memory::default());
        let before = Kind { name: "chalice-slot", migrations: &[] };
        let slot = Slot { when: 1, record: game(1, 3).record() };
        vault.keep(NAMES[0], &before, &slot).expect("there is room");
        assert_eq!(read(&vault, NAMES[0]), Ok(Content::OldRules));
        assert_eq!(vault.aside(), 1);
    }

    #[test]
    fn behind_a_damaged_copy_the_one_before_is_found() {
        let vault = with(&[game(1, 3), game(2, 5)]);
        damage(&vault, NAMES[0]);
        assert_eq!(read(&vault, NAMES[0]), Ok(Content::Hunt { when: 1, game: Box::new(game(1, 3)), older: true }));
    }

    #[test]
    fn a_whole_copy_that_cannot_be_played_is_unreadable() {
        let mut record = game(1, 3).record();
        record.journal.record(Seat(7), Choice::Pay(true));
        let vault = Vault::new(Memory::default());
        vault.keep(NAMES[2], &KIND, &Slot { when: 1, record }).expect("there is room");
        assert_eq!(read(&vault, NAMES[2]), Ok(Content::Unreadable));
        assert_eq!(vault.aside(), 1);
    }

    #[test]
    fn an_export_carries_the_slots() {
        let text = with(&[game(1, 9)]).export().expect("the place works");
        let other = Vault::new(Memory::default());
        other.import(&text).expect("our own file");
        assert_eq!(read(&other, NAMES[0]), Ok(Content::Hunt { when: 1, game: Box::new(game(1, 9)), older: false }));
    }

    #[test]
    fn where_nothing_can_be_kept_it_says_so() {
        let vault = with(&[game(1, 3)]);
        vault.storage().behave(Temper::Forbidden);
        assert_eq!(read(&vault, NAMES[0]), Err(StorageError::Forbidden));
        assert_eq!(put(&vault, NAMES[1], &game(1, 3), 1), Err(StorageError::Forbidden));
    }
}
