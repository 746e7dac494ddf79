//! Whole games by the simple policy: told in words, checked at every step, and timed.

use ::haven::class::Class;
use ::haven::event::Event;
use ::haven::figure::{FigureId, Kind};
use ::haven::{Ending, Game, Setup, policy};
use kit::hash::Fnv;
use kit::{Seat, Seed};
use serde_json::json;
use std::time::Instant;

/// No game needs more decisions than this.
const MOST_CHOICES: usize = 50_000;

/// Plays a game and tells it.
pub(crate) fn tell(setup: &Setup) -> Result<String, String> {
    let mut game = Game::new(setup).map_err(|why| why.to_string())?;
    let mut lines = vec![format!("seed {}, level {}", setup.seed, game.level())];
    let mut events: Vec<Event> = Vec::new();
    while let Some(seat) = game.decider() {
        let choice = policy::choose(&game.view(seat)).ok_or("the policy does not know what to do")?;
        game.apply(seat, choice, &mut events).map_err(|why| format!("{choice:?}: {why}"))?;
        lines.extend(events.drain(..).filter_map(|event| in_words(&game, event)));
    }
    for (seat, hero) in game.heroes().iter().enumerate() {
        let (gold, experience) = game.earnings(Seat(seat as u8));
        let checks = game.checkmarks(Seat(seat as u8));
        lines.push(format!("{}: {gold} gold, {experience} experience, {checks} checkmarks", hero.class.name()));
    }
    Ok(lines.join("\n"))
}

fn name(game: &Game, id: FigureId) -> String {
    match game.figure(id).kind {
        Kind::Hero(seat) => game.heroes()[seat.index()].class.name().to_string(),
        Kind::Summon { sheet, .. } => sheet.name.to_string(),
        Kind::Monster { kind, rank, number, .. } => format!("{rank:?} {} {number}", kind.sheet().name),
    }
}

fn in_words(game: &Game, event: Event) -> Option<String> {
    let figure = |id: FigureId| name(game, id);
    let hero = |seat: Seat| game.heroes()[seat.index()].class.name();
    let map = &game.layout().map;
    Some(match event {
        Event::Round(round) => format!("\nRound {round}"),
        Event::Revealed(kind, card) => {
            let card = &kind.sheet().deck[usize::from(card)];
            format!("  {} acts at {}", kind.sheet().name, card.initiative)
        }
        Event::Turn(id) => format!(" {}", figure(id)),
        Event::Action(seat, card, side, basic) => {
            let card = card.sheet(game.heroes()[seat.index()].class).name;
            format!("  plays {} of {card}{}", format!("{side:?}").to_lowercase(), if basic { ", basic" } else { "" })
        }
        Event::Moved(id, spot) => format!("  {} moves to {}", figure(id), map.hex(spot)),
        Event::Door(spot) => format!("  the door at {} opens", map.hex(spot)),
        Event::Focus(id, focus, why) => format!("  {} focuses on {} ({why:?})", figure(id), figure(focus)),
        Event::Attack(id, target) => format!("  {} attacks {}", figure(id), figure(target)),
        Event::Damage(id, amount) => format!("  {} takes {amount}", figure(id)),
        Event::Negated(seat) => format!("  {} loses cards instead", hero(seat)),
        Event::Healed(id, amount) => format!("  {} heals {amount}", figure(id)),
        Event::Condition(id, condition) => format!("  {} gets {condition:?}", figure(id)),
        Event::Died(id) => format!("  {} dies", figure(id)),
        Event::Exhausted(seat) => format!("  {} is exhausted", hero(seat)),
        Event::Looted(seat, spot) => format!("  {} loots {}", hero(seat), map.hex(spot)),
        Event::Rested(seat, card) => {
            format!("  {} rests and loses {}", hero(seat), card.sheet(game.heroes()[seat.index()].class).name)
        }
        Event::Trap(spot) => format!("  the trap at {} is gone", map.hex(spot)),
        Event::Ended(Ending::Won) => "The scenario is won.".to_owned(),
        Event::Ended(Ending::Lost) => "The scenario is lost.".to_owned(),
        Event::Room(_)
        | Event::Arrived(_)
        | Event::Modifier(_)
        | Event::Experience(..)
        | Event::Created(_)
        | Event::Consumed(_)
        | Event::Used(..) => return None,
    })
}

/// Plays a game to its end and checks what must hold after every choice, if asked to.
fn play(setup: &Setup, checked: bool) -> Result<Game, String> {
    let told = |why: String| format!("{why} in {setup:?}");
    let mut game = Game::new(setup).map_err(|why| told(why.to_string()))?;
    for _ in 0..MOST_CHOICES {
        let Some(seat) = game.decider() else { return Ok(game) };
        let choice = policy::choose(&game.view(seat)).ok_or_else(|| told("no choice".to_owned()))?;
        game.apply(seat, choice, &mut ()).map_err(|why| told(format!("{choice:?}: {why}")))?;
        if checked {
            game.check().map_err(told)?;
        }
    }
    Err(told("no end".to_owned()))
}

/// Scenarios 1 to 5 with every pair of heroes, over and over, and random dungeons with 2, 3 and 4 heroes.
pub(crate) fn many(games: u32) -> Result<String, String> {
    let pairs: Vec<[Class; 2]> = Class::ALL
        .iter()
        .enumerate()
        .flat_map(|(at, &one)| Class::ALL[at + 1..].iter().map(move |&other| [one, other]))
        .collect();
    let (mut won, mut failures, mut hash) = (0, Vec::new(), Fnv::default());
    for number in 0..games {
        let seed = Seed::from_number(number);
        let setup = if number % 5 < 2 {
            let pair = pairs[(number / 5) as usize % pairs.len()];
            Setup::scenario((number % 2 + number / 5 % 5) as u8 % 5 + 1, &pair, seed)
        } else {
            let count = 2 + number as usize % 3;
            let mut classes = Class::ALL;
            classes.rotate_left(number as usize / 3 % 6);
            Setup::dungeon(&classes[..count], seed)
        };
        match play(&setup, true) {
            Ok(game) => {
                won += u32::from(game.ending() == Some(Ending::Won));
                hash = hash.number(game.fingerprint());
            }
            Err(why) => failures.push(why),
        }
    }
    let first = failures.first().cloned().unwrap_or_default();
    Ok(json!({
        "games": games, "won": won, "failures": failures.len(), "first_failure": first,
        "checksum": format!("{:016x}", hash.finish()),
    })
    .to_string())
}

/// Times monster turns and whole games of scenario 1.
pub(crate) fn bench() -> Result<String, String> {
    let pair = [Class::Brute, Class::Tinkerer];
    let mut turns: Vec<u128> = Vec::new();
    for seed in 0..20 {
        let mut game = Game::new(&Setup::scenario(1, &pair, Seed::from_number(seed))).map_err(|why| why.to_string())?;
        while let Some(seat) = game.decider() {
            for (id, one) in game.figures() {
                if matches!(one.kind, Kind::Monster { .. }) && !game.order().is_empty() {
                    let start = Instant::now();
                    let ways = game.foresee(id);
                    turns.push(start.elapsed().as_nanos());
                    if ways.is_empty() {
                        return Err("a monster without any way".to_owned());
                    }
                }
            }
            let choice = policy::choose(&game.view(seat)).ok_or("no choice")?;
            game.apply(seat, choice, &mut ()).map_err(|why| why.to_string())?;
        }
    }
    turns.sort_unstable();
    let games = 1_000;
    let start = Instant::now();
    let mut won = 0;
    for seed in 0..games {
        won +=
            u32::from(play(&Setup::scenario(1, &pair, Seed::from_number(seed)), false)?.ending() == Some(Ending::Won));
    }
    let rate = f64::from(games) / start.elapsed().as_secs_f64();
    Ok(json!({
        "monster_turn_ns": turns.get(turns.len() / 2), "monster_turns": turns.len(),
        "games_per_second": rate.round(), "games": games, "won": won,
    })
    .to_string())
}
