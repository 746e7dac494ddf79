//! Boards for the browser tests, and what the engine knows of the game that is kept: what a page shows can be compared with it.
//! Only in development builds.

use crate::haven::map::MapState;
use crate::haven::near::kind;
use crate::haven::scenario::{KIND, Player, Record, ScenarioAtTable};
use crate::haven::words::log::Cast;
use crate::haven::words::words;
use crate::shell::context::VAULT;
use crate::table::Playable;
use ::bots::haven::policy;
use ::haven::card::{CardId, CardLevel, Side};
use ::haven::class::Class;
use ::haven::hero::Pile;
use ::haven::question::Question;
use ::haven::trial::Untried;
use ::haven::{Choice, Setup, View, sample, share};
use js_sys::{Array, Object, Reflect};
use kit::{Lang, Seat, Seed, Stream};
use leptos::prelude::window;
use play::{Decider, Timeline};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;

/// The name that tests find it by.
const NAME: &str = "havenBench";
/// The most answers of one game.
const ANSWERS: usize = 1_500;
/// The most games that are begun for one card.
const TRIES: u32 = 40;

/// Lays the bench before whoever looks at the page from outside.
pub fn expose() {
    if Reflect::has(&window(), &NAME.into()).unwrap_or(true) {
        return;
    }
    let bench = Object::new();
    put(&bench, "questions", Closure::<dyn Fn(u32) -> Array>::new(questions).into_js_value());
    put(&bench, "cards", Closure::<dyn Fn() -> Array>::new(cards).into_js_value());
    put(&bench, "card", Closure::<dyn Fn(u32, u32, bool) -> Option<String>>::new(card_board).into_js_value());
    put(&bench, "lay", Closure::<dyn Fn(String) -> bool>::new(lay).into_js_value());
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
    found.into_iter().map(|(kind, code)| pair(&kind.into(), &code.into())).collect()
}

fn pair(one: &JsValue, other: &JsValue) -> Array {
    Array::of2(one, other)
}

/// The cards of level 1 and X: class, place among its cards, name.
fn cards() -> Array {
    let of_class = |(at, class): (usize, Class)| {
        let level = [CardLevel::One, CardLevel::X].into_iter().flat_map(move |level| class.cards_of(level));
        level.map(move |card| {
            let name = card.sheet(class).name.get(Lang::En);
            Array::of3(&(at as u32).into(), &u32::from(card.0).into(), &name.into())
        })
    };
    Class::ALL.into_iter().enumerate().flat_map(of_class).collect()
}

/// A game in which half of this card can be used now and asks for something; if it never does, in which it can be used.
fn card_board(class: u32, card: u32, bottom: bool) -> Option<String> {
    let class = *Class::ALL.get(class as usize)?;
    let half =
        Choice::Act { card: CardId(card as u8), side: if bottom { Side::Bottom } else { Side::Top }, basic: false };
    let mut silent = None;
    for number in 0..TRIES {
        let Some((game, asks)) = board_for(class, CardId(card as u8), half, number) else { continue };
        if asks {
            return code(&game);
        }
        silent = silent.or_else(|| code(&game));
    }
    silent
}

/// A game in which half of a card can be used, and whether it asks for something then. The card is kept until enemies are near.
fn board_for(class: Class, card: CardId, half: Choice, number: u32) -> Option<(ScenarioAtTable, bool)> {
    let beside = if class == Class::Brute { Class::Spellweaver } else { Class::Brute };
    let mut game = everybody(Setup::scenario(1, &[class, beside], Seed::from_number(number)))?;
    for _ in 0..ANSWERS {
        let Decider::Person(seat) = game.decider() else { return None };
        let view = game.view(seat);
        let legal = view.legal();
        let mine = seat == Seat(0);
        let names = |choice: &Choice| match *choice {
            Choice::Card(one) | Choice::LoseFromHand(one) => one == card,
            Choice::Play(one, other) | Choice::LoseDiscards(one, other) => one == card || other == card,
            _ => false,
        };
        if mine && legal.contains(&half) {
            let asks = match view.trial(&[half]) {
                Ok(trial) => trial.view().legal().iter().any(is_for_the_board),
                Err(Untried::Reveals(_)) => true,
                Err(Untried::Refused(..)) => false,
            };
            return Some((game, asks));
        }
        let wanted = match view.question()? {
            Question::Cards if mine && enemy_near(&view) => {
                legal.iter().copied().find(|choice| matches!(choice, Choice::Play(lead, _) if *lead == card))
            }
            _ => None,
        };
        let kept = |choice: &Choice| !(mine && names(choice));
        let thought = || policy::choose(&view).filter(kept);
        let choice = wanted.or_else(thought).or_else(|| legal.iter().copied().find(kept))?;
        game.choose(seat, choice).ok()?;
    }
    None
}

/// Whether an answer is given by touching somebody or something.
const fn is_for_the_board(choice: &Choice) -> bool {
    matches!(choice, Choice::Target(_) | Choice::Area(..) | Choice::Hex(_) | Choice::Step(_) | Choice::Card(_))
}

fn enemy_near(view: &View<'_>) -> bool {
    let Some(hero) = view.hero(view.seat()) else { return false };
    let me = view.figure(hero.figure);
    let near = |spot| view.chart().distance(me.spot, spot) <= 2;
    view.figures().any(|(_, other)| other.alive && me.side().is_enemy(other.side()) && near(other.spot))
}

/// Keeps a game, so that the table goes on from there. Says whether it could be read.
#[allow(clippy::needless_pass_by_value)] // what a script hands over is owned
fn lay(code: String) -> bool {
    let game = share::read_game(&code).ok().and_then(ScenarioAtTable::replay);
    game.is_some_and(|game| VAULT.keep(ScenarioAtTable::KEEPING.game.0, &KIND, &game.record()).is_ok())
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
