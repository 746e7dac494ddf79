//! Boards for the browser tests, and what the engine knows of the game that is kept: what a page shows can be compared with it.
//! Only in development builds.

mod boards;

use self::boards::HalfBoard;
use crate::haven::map::MapState;
use crate::haven::near::kind;
use crate::haven::scenario::{KIND, Player, Record, ScenarioAtTable};
use crate::haven::words::log::Cast;
use crate::haven::words::words;
use crate::shell::context::VAULT;
use crate::table::{Controller, Playable};
use ::bots::haven::policy;
use ::haven::card::{CardId, CardLevel, Side};
use ::haven::class::Class;
use ::haven::hero::Pile;
use ::haven::{Setup, sample, share};
use js_sys::{Array, Object, Reflect};
use kit::{Lang, Stream};
use leptos::prelude::{WithUntracked, on_cleanup, window};
use play::{Decider, Timeline};
use std::cell::Cell;
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;

/// The name that tests find it by.
const NAME: &str = "havenBench";
/// The most answers of one game.
const ANSWERS: usize = 1_500;

/// Lays the bench before whoever looks at the page from outside.
pub fn expose() {
    if Reflect::has(&window(), &NAME.into()).unwrap_or(true) {
        return;
    }
    let bench = Object::new();
    put(&bench, "questions", Closure::<dyn Fn(u32) -> Array>::new(questions).into_js_value());
    put(&bench, "halves", Closure::<dyn Fn(u32) -> Array>::new(halves).into_js_value());
    put(&bench, "used", Closure::<dyn Fn(u32, bool) -> JsValue>::new(used).into_js_value());
    put(&bench, "lay", Closure::<dyn Fn(String) -> bool>::new(lay).into_js_value());
    put(&bench, "end", Closure::<dyn Fn() -> JsValue>::new(end).into_js_value());
    put(&bench, "view", Closure::<dyn Fn() -> JsValue>::new(kept_view).into_js_value());
    put(&window(), NAME, bench.into());
}

fn put(object: &JsValue, name: &str, value: JsValue) {
    let _ = Reflect::set(object, &name.into(), &value);
}

fn code(game: &ScenarioAtTable) -> Option<String> {
    share::game_code(game.session().journal())
}

fn everybody(setup: Setup) -> Option<ScenarioAtTable> {
    let players = vec![Player::You; setup.heroes.len()];
    ScenarioAtTable::new(setup, players).ok()
}

/// A game for each kind of question, at the moment in which it is asked: pairs of its name and the game. So many games are played.
fn questions(games: u32) -> Array {
    let mut found: BTreeMap<&'static str, String> = BTreeMap::new();
    for number in 0..games {
        let setup = if number % 2 == 0 { sample::setup(number * 11) } else { sample::book(number) };
        let Some(mut game) = everybody(setup) else { continue };
        let mut chance = Stream::new(game.setup().seed, "touches");
        // By chance alone nobody comes far, and who plays well never comes to some questions.
        let wise = !number.is_multiple_of(3);
        for _ in 0..ANSWERS {
            let Decider::Person(seat) = game.decider() else { break };
            let view = game.view(seat);
            let Some(question) = view.question() else { break };
            if !found.contains_key(kind(question))
                && let Some(code) = code(&game)
            {
                found.insert(kind(question), code);
            }
            let thought = policy::choose(&view).filter(|_| wise && chance.below(4) > 0);
            let Some(choice) = thought.or_else(|| chance.pick(&view.legal()).copied()) else { break };
            if game.choose(seat, choice).is_err() {
                break;
            }
        }
    }
    // What hardly any game comes to is played for.
    let rare = [("opener", boards::opener()), ("move-or-attack", boards::move_or_attack())];
    found.extend(rare.into_iter().filter_map(|(kind, game)| Some((kind, game?.code()?))));
    found.into_iter().map(|(kind, code)| pair(&kind.into(), &code.into())).collect()
}

fn pair(one: &JsValue, other: &JsValue) -> Array {
    Array::of2(one, other)
}

/// The boards of a class: card, whether it is its lower half, its name, whether it is of level 1 or X, how many kinds of effects
/// it has there, the game.
fn halves(class: u32) -> Array {
    let Some(&class) = Class::ALL.get(class as usize) else { return Array::new() };
    let one = |board: HalfBoard| {
        let sheet = board.card.sheet(class);
        let first = matches!(sheet.level, CardLevel::One | CardLevel::X);
        let code = board.game.code()?;
        let parts: [JsValue; 6] = [
            u32::from(board.card.0).into(),
            (board.side == Side::Bottom).into(),
            sheet.name.get(Lang::En).into(),
            first.into(),
            (board.effects as u32).into(),
            code.into(),
        ];
        Some(parts.into_iter().collect::<Array>())
    };
    boards::halves(class).into_iter().filter_map(one).collect()
}

/// What a half has done in the game at the table, once it is used up.
fn used(card: u32, bottom: bool) -> JsValue {
    let side = if bottom { Side::Bottom } else { Side::Top };
    let done = at_table(|table| {
        table.game.with_untracked(|game| boards::effects(game.game(), game.events(), CardId(card as u8), side))
    });
    done.flatten().map_or(JsValue::NULL, |names| names.into_iter().map(JsValue::from).collect::<Array>().into())
}

thread_local! {
    /// The table that is open.
    static TABLE: Cell<Option<Controller<ScenarioAtTable>>> = const { Cell::new(None) };
}

fn at_table<T>(act: impl FnOnce(Controller<ScenarioAtTable>) -> T) -> Option<T> {
    TABLE.get().map(act)
}

/// The game at the open table as a code, and the fingerprint of all that it has come to.
fn end() -> JsValue {
    let found = at_table(|table| {
        table.game.with_untracked(|game| Some(pair(&code(game)?.into(), &game.game().fingerprint().to_string().into())))
    });
    found.flatten().map_or(JsValue::NULL, JsValue::from)
}

/// Games are laid on this table as long as it is open.
pub fn watch(table: Controller<ScenarioAtTable>) {
    expose();
    TABLE.set(Some(table));
    on_cleanup(|| TABLE.set(None));
}

/// Lays a game on the open table, or keeps it, so that the next table goes on from there. Says whether it could be read.
#[allow(clippy::needless_pass_by_value)] // what a script hands over is owned
fn lay(code: String) -> bool {
    let Some(game) = share::read_game(&code).ok().and_then(ScenarioAtTable::replay) else { return false };
    let kept = VAULT.keep(ScenarioAtTable::KEEPING.game.0, &KIND, &game.record()).is_ok();
    at_table(|table| table.lay(game));
    kept
}

/// What the engine says of the game that is kept, seen by whoever is asked: figures, order of initiative, hand.
fn kept_view() -> JsValue {
    let kept = VAULT.find::<Record>(ScenarioAtTable::KEEPING.game.0, &KIND).ok().and_then(|found| found.value);
    let Some(game) = kept.and_then(ScenarioAtTable::resume) else { return JsValue::NULL };
    let seat = game.your_seat();
    let view = game.view(seat);
    let words = words(Lang::En);
    let cast = Cast { words, view };
    let known = MapState::of(&view, &[]);
    let figures: Array = view
        .figures()
        .filter(|(_, figure)| figure.alive)
        .filter_map(|(id, figure)| {
            let (hex, token) = (view.hex(figure.spot)?, known.token(id)?);
            let one = Object::new();
            let conditions: Array =
                figure.ailments.all().iter().map(|condition| JsValue::from(words.condition(condition))).collect();
            put(&one, "name", token.name.get(Lang::En).into());
            put(&one, "number", token.number.map_or(JsValue::NULL, JsValue::from));
            put(&one, "health", figure.health.into());
            put(&one, "most", figure.most_health.into());
            put(&one, "conditions", conditions.into());
            put(&one, "q", hex.q.into());
            put(&one, "r", hex.r.into());
            Some(one)
        })
        .collect();
    let order: Array =
        view.order().iter().map(|turn| pair(&turn.initiative.into(), &cast.actor(turn.actor).into())).collect();
    let name = |card: &CardId| view.hero(seat).map(|hero| card.sheet(hero.class).name.get(Lang::En));
    let hand: Array = view.cards(seat, Pile::Hand).iter().filter_map(name).map(JsValue::from).collect();
    let all = Object::new();
    put(&all, "round", view.round().into());
    put(&all, "question", view.question().map_or(JsValue::NULL, |question| kind(question).into()));
    put(&all, "figures", figures.into());
    put(&all, "order", order.into());
    put(&all, "hand", hand.into());
    all.into()
}
