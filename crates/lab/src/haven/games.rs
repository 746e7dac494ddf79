//! Whole games by the simple policy: told in words, checked at every step, and timed.

use super::deep::{self, Coverage};
use ::bots::haven::{Level, Mind, golden, policy};
use ::haven::class::Class;
use ::haven::event::Event;
use ::haven::figure::{FigureId, Kind};
use ::haven::{Choice, Ending, Game, Setup, sample, share};
use kit::{Journal, Seat, Seed, Stream};
use serde_json::json;
use std::time::Instant;

/// No game needs more decisions than this.
const MOST_CHOICES: usize = 50_000;

/// Plays a game and tells it: by minds of a level, or by the simple policy.
pub(crate) fn tell(setup: &Setup, level: Option<Level>) -> Result<String, String> {
    let mut minds: Vec<Option<Mind>> =
        setup.heroes.iter().map(|_| level.map(|level| Mind::new(level, setup.seed))).collect();
    let mut game = Game::begin(setup, &mut ()).map_err(|why| why.to_string())?;
    let mut lines = vec![format!("seed {}, level {}", setup.seed, game.level())];
    let mut events: Vec<Event> = Vec::new();
    while let Some(seat) = game.next_to_decide() {
        let view = game.view(seat);
        let choice = minds[seat.index()].as_mut().map_or_else(|| policy::choose(&view), |mind| mind.decide(&view));
        let choice = choice.ok_or("the hero does not know what to do")?;
        game.choose(seat, choice, &mut events).map_err(|why| format!("{choice:?}: {why}"))?;
        lines.extend(events.drain(..).filter_map(|event| in_words(&game, event)));
    }
    for (seat, hero) in game.heroes().iter().enumerate() {
        let (gold, experience) = game.earnings(Seat(seat as u8));
        let checks = game.checkmarks(Seat(seat as u8));
        lines.push(format!("{}: {gold} gold, {experience} experience, {checks} checkmarks", hero.class.name()));
    }
    Ok(lines.join("\n"))
}

pub(crate) fn name(game: &Game, id: FigureId) -> String {
    match game.figure(id).kind {
        Kind::Hero(seat) => game.heroes()[seat.index()].class.name().to_string(),
        Kind::Summon { sheet, .. } => sheet.name.to_string(),
        Kind::Monster { kind, rank, number, .. } => format!("{rank:?} {} {number}", kind.sheet().name),
        Kind::Obstacle => "the obstacle".to_owned(),
        Kind::Escort(object) => game.layout().objects[usize::from(object)].place.name.to_string(),
    }
}

pub(crate) fn in_words(game: &Game, event: Event) -> Option<String> {
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
        Event::Plate(spot) => format!("  the plate at {} gives way", map.hex(spot)),
        Event::Door(spot) => format!("  the door at {} opens", map.hex(spot)),
        Event::Focus(id, focus, why) => format!("  {} focuses on {} ({why:?})", figure(id), figure(focus)),
        Event::Attack(id, target) => format!("  {} attacks {}", figure(id), figure(target)),
        Event::Damage(id, amount, cause) => format!("  {} takes {amount} ({cause:?})", figure(id)),
        Event::Negated(seat, amount) => format!("  {} loses cards instead of {amount} damage", hero(seat)),
        Event::Healed(id, amount) => format!("  {} heals {amount}", figure(id)),
        Event::Condition(id, condition) => format!("  {} gets {condition:?}", figure(id)),
        Event::Died(id) => format!("  {} dies", figure(id)),
        Event::Exhausted(seat) => format!("  {} is exhausted", hero(seat)),
        Event::Looted(seat, spot) => format!("  {} loots {}", hero(seat), map.hex(spot)),
        Event::Rested(seat, card) => {
            format!("  {} rests and loses {}", hero(seat), card.sheet(game.heroes()[seat.index()].class).name)
        }
        Event::Trap(id, spot) => format!("  {} springs the trap at {}", figure(id), map.hex(spot)),
        Event::Pushed(id, spot) | Event::Pulled(id, spot) => format!("  {} is moved to {}", figure(id), map.hex(spot)),
        Event::Modifier(_, card, true) => format!("  draws {:?}", card.worth),
        Event::ConditionEnded(id, condition) => format!("  {} loses {condition:?}", figure(id)),
        Event::Ended(Ending::Won) => "The scenario is won.".to_owned(),
        Event::Ended(Ending::Lost) => "The scenario is lost.".to_owned(),
        _ => return None,
    })
}

/// Plays a game to its end.
fn play(setup: &Setup) -> Result<Game, String> {
    let told = |why: String| format!("{why} in {setup:?}");
    let mut game = Game::begin(setup, &mut ()).map_err(|why| told(why.to_string()))?;
    for _ in 0..MOST_CHOICES {
        let Some(seat) = game.next_to_decide() else { return Ok(game) };
        let choice = policy::choose(&game.view(seat)).ok_or_else(|| told("no choice".to_owned()))?;
        game.choose(seat, choice, &mut ()).map_err(|why| told(format!("{choice:?}: {why}")))?;
    }
    Err(told("no end".to_owned()))
}

/// Plays a game to its end and checks what must hold after every choice. Now and then every listed choice is tried, and some
/// that are not listed; at the end the journal is saved, loaded and replayed, and rewound by one choice.
fn play_checked(setup: &Setup, stream: &mut Stream) -> Result<Game, String> {
    let told = |why: String| format!("{why} in {setup:?}");
    let mut game = Game::begin(setup, &mut ()).map_err(|why| told(why.to_string()))?;
    let mut journal = Journal::new(setup.clone());
    let mut before = game.clone();
    for _ in 0..MOST_CHOICES {
        game.check().map_err(told)?;
        let Some(seat) = game.next_to_decide() else { break };
        if stream.below(64) == 0 {
            try_everything(&game, seat).map_err(told)?;
        }
        // Mostly the policy, sometimes anything at all: so more of the rules come up.
        let choice = if stream.below(4) == 0 {
            stream.pick(&game.legal(seat)).copied()
        } else {
            policy::choose(&game.view(seat))
        };
        let choice = choice.ok_or_else(|| told("no choice".to_owned()))?;
        before.clone_from(&game);
        game.choose(seat, choice, &mut ()).map_err(|why| told(format!("{choice:?}: {why}")))?;
        journal.record(seat, choice);
    }
    if game.outcome().is_none() {
        return Err(told("no end".to_owned()));
    }
    let text = serde_json::to_string(&journal).map_err(|why| told(why.to_string()))?;
    let mut loaded: Journal<Setup, Choice> = serde_json::from_str(&text).map_err(|why| told(why.to_string()))?;
    if replay(&loaded).map_err(told)? != game {
        return Err(told("the loaded game is another one".to_owned()));
    }
    loaded.rewind(journal.choices().len().saturating_sub(1));
    if replay(&loaded).map_err(told)? != before {
        return Err(told("undo leads elsewhere".to_owned()));
    }
    Ok(game)
}

fn replay(journal: &Journal<Setup, Choice>) -> Result<Game, String> {
    let begin = |setup: &Setup| Game::begin(setup, &mut ()).map_err(|why| why.to_string());
    let apply = |game: &mut Game, seat, choice| game.choose(seat, choice, &mut ()).map_err(|why| why.to_string());
    journal.replay(begin, apply).map_err(|why| format!("{why:?}"))
}

fn try_everything(game: &Game, seat: Seat) -> Result<(), String> {
    let legal = game.legal(seat);
    for &choice in &legal {
        if game.clone().choose(seat, choice, &mut ()).is_err() {
            return Err(format!("{choice:?} is listed and refused"));
        }
    }
    let strange = [Choice::Do, Choice::Skip, Choice::Keep, Choice::EndTurn, Choice::Suffer, Choice::Option(250)];
    for choice in strange.into_iter().filter(|choice| !legal.contains(choice)) {
        let mut copy = game.clone();
        if copy.choose(seat, choice, &mut ()).is_ok() || copy != *game {
            return Err(format!("{choice:?} is not listed and not refused"));
        }
    }
    Ok(())
}

/// Games of every kind, checked after each choice: half of them scenarios of the whole book with 2, 3 and 4 heroes, half the
/// usual mix with random dungeons. With strengthened heroes they get to the last rooms.
pub(crate) fn many(games: u32, strong: bool) -> Result<String, String> {
    let mut stream = Stream::new(Seed::from_number(games), "lab haven games");
    let mut coverage = Coverage::default();
    let (mut won, mut rounds, mut failures) = (0, 0, Vec::new());
    for number in 0..games {
        let setup = if number % 2 == 0 { sample::book(number / 2) } else { sample::setup(number / 2) };
        let played = if strong {
            deep::play(&setup, number / 50 % 2 == 1, &mut stream)
        } else {
            play_checked(&setup, &mut stream)
        };
        match played {
            Ok(game) => {
                won += u32::from(game.outcome() == Some(Ending::Won));
                rounds += u32::from(game.round());
                coverage.note(&setup, &game);
            }
            Err(why) => failures.push(why),
        }
    }
    let first = failures.first().cloned().unwrap_or_default();
    Ok(json!({
        "games": games, "won": won, "rounds": rounds, "failures": failures.len(), "first_failure": first,
        "coverage": coverage.told(),
    })
    .to_string())
}

/// How often each pair of heroes wins a scenario by the simple policy, out of so many games each.
pub(crate) fn wins(scenario: u8, games: u32) -> Result<String, String> {
    let mut pairs = serde_json::Map::new();
    let (mut all, mut kills) = (0, 0);
    for (at, &one) in Class::ALL.iter().enumerate() {
        for &other in &Class::ALL[at + 1..] {
            let mut won = 0;
            for seed in 0..games {
                let game = play(&Setup::scenario(scenario, &[one, other], Seed::from_number(seed)))?;
                won += u32::from(game.outcome() == Some(Ending::Won));
                kills += game.heroes().iter().map(|hero| u32::from(hero.tally.kills)).sum::<u32>();
            }
            all += won;
            pairs.insert(format!("{}, {}", one.name(), other.name()), won.into());
        }
    }
    Ok(json!({ "scenario": scenario, "games": 15 * games, "won": all, "kills": kills, "of_each_pair": games, "pairs": pairs }).to_string())
}

/// What the first games come to: the number that another build must come to as well.
pub(crate) fn checksum(games: u32, minds: bool) -> String {
    let checksum = if minds { golden::checksum_of_minds(0, games) } else { golden::checksum_of_games(0, games) };
    json!({ "games": games, "checksum": checksum.to_string() }).to_string()
}

/// How many of so many decisions, one in so many of whole games, differ when everything hidden is dealt anew.
pub(crate) fn honest(level: Level, states: u32, every: u32) -> String {
    let differing = golden::differing_decisions(level, states as usize, every as usize);
    json!({ "states": states, "differing": differing }).to_string()
}

/// Feeds texts and bytes from nowhere to everything that reads from outside, for so many seconds.
pub(crate) fn fuzz(seconds: u64) -> Result<String, String> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut stream = Stream::new(Seed::from_number(1), "lab haven fuzz");
    let (mut codes, mut journals, mut taken) = (0_u64, 0_u64, 0_u64);
    let start = Instant::now();
    while start.elapsed().as_secs() < seconds {
        let setup = sample::setup(stream.below(500));
        let mut code = share::encode(&setup).into_bytes();
        for _ in 0..stream.below(3) {
            let at = stream.below(code.len() as u32) as usize;
            code[at] = LETTERS[stream.below(64) as usize];
        }
        code.truncate(code.len() - stream.below(3) as usize);
        if let Ok(setup) = share::decode(&String::from_utf8_lossy(&code)) {
            taken += u64::from(Game::begin(&setup, &mut ()).is_ok());
        }
        codes += 1;
        let mut journal = Journal::new(setup.clone());
        if let Ok(mut game) = Game::begin(&setup, &mut ()) {
            for _ in 0..stream.below(120) {
                let Some(seat) = game.next_to_decide() else { break };
                let Some(&choice) = stream.pick(&game.legal(seat)) else { break };
                game.choose(seat, choice, &mut ()).map_err(|why| why.to_string())?;
                journal.record(seat, choice);
            }
        }
        let mut text = serde_json::to_string(&journal).map_err(|why| why.to_string())?.into_bytes();
        for _ in 0..=stream.below(4) {
            let at = stream.below(text.len() as u32) as usize;
            text[at] = b"0123456789{}[],:\"abcEST"[stream.below(23) as usize];
        }
        if let Ok(journal) = serde_json::from_slice::<Journal<Setup, Choice>>(&text) {
            let _ = replay(&journal);
        }
        journals += 1;
    }
    Ok(json!({ "codes": codes, "journals": journals, "codes_taken": taken, "panics": 0 }).to_string())
}

/// Times monster turns and whole games of scenario 1.
pub(crate) fn bench() -> Result<String, String> {
    let pair = [Class::Brute, Class::Tinkerer];
    let mut turns: Vec<u128> = Vec::new();
    for seed in 0..20 {
        let mut game =
            Game::begin(&Setup::scenario(1, &pair, Seed::from_number(seed)), &mut ()).map_err(|why| why.to_string())?;
        while let Some(seat) = game.next_to_decide() {
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
            game.choose(seat, choice, &mut ()).map_err(|why| why.to_string())?;
        }
    }
    turns.sort_unstable();
    // The fastest of many short batches: what else runs on the machine slows most of them, and says nothing about us.
    let (batches, size) = (100, 20);
    let (mut best, mut won) = (f64::MAX, 0);
    let start = Instant::now();
    for batch in 0..batches {
        let begun = Instant::now();
        for seed in batch * size..(batch + 1) * size {
            let game = play(&Setup::scenario(1, &pair, Seed::from_number(seed)))?;
            won += u32::from(game.outcome() == Some(Ending::Won));
        }
        best = best.min(begun.elapsed().as_secs_f64());
    }
    let games = batches * size;
    let overall = f64::from(games) / start.elapsed().as_secs_f64();
    let rate = f64::from(size) / best;
    Ok(json!({
        "monster_turn_ns": turns.get(turns.len() / 2), "monster_turns": turns.len(),
        "games_per_second": rate.round(), "games_per_second_overall": overall.round(), "games": games, "won": won,
    })
    .to_string())
}
