//! Plays a trace again, with its decks, dice and choices, and compares the state after every round.

use super::state::{Deal, Decision, Opening, Round, Scores, State};
use super::trace::{Recorder, understood};
use chalice::words::die_name;
use chalice::{Card, Die, Enemy, Event, FinalBoss, Hunt, Position, Seated, Sink, Table};
use kit::{Lang, Seat, Seed, Stream};

/// Checks every game of a file and says how many lines agreed.
pub(crate) fn run(file: &str) -> Result<String, String> {
    check(&std::fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?)
}

/// Checks every game of a text.
pub(crate) fn check(text: &str) -> Result<String, String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("{\"setup\"")).collect();
    for (game, &start) in starts.iter().enumerate() {
        let end = starts.get(game + 1).copied().unwrap_or(lines.len());
        check_game(&lines[start..end]).map_err(|why| format!("game {game}, from line {}: {why}", start + 1))?;
    }
    Ok(format!("{} games, {} lines: all agree", starts.len(), lines.len()))
}

fn check_game(lines: &[&str]) -> Result<(), String> {
    let [first, rounds @ .., last] = lines else { return Err("a game has a set-up and scores".to_owned()) };
    let opening: Opening = read(first)?;
    let rounds: Vec<Round> = rounds.iter().map(|line| read(line)).collect::<Result<_, _>>()?;
    let called: Vec<String> = rounds.iter().flat_map(|round| round.called.iter().cloned()).collect();
    let mut recorder = Recorder::default();
    let mut hunt = position(&opening.setup, &called)?.begin(&mut recorder).map_err(|why| why.to_string())?;
    agree("set-up", &opening.state, recorder.rounds.first().map(|round| &round.state))?;
    let rolls = rounds.iter().flat_map(|round| &round.dice).map(|(die, face)| parse_roll(die, face));
    let rolls: Vec<Roll> = rolls.collect::<Option<_>>().ok_or("no such die")?;
    let mut rolled = 0;
    for round in &rounds {
        for decision in &round.choices {
            let left = rolls.get(rolled..).unwrap_or_default();
            let played = play(&mut hunt, decision, left, &mut recorder);
            rolled += played.map_err(|why| format!("round {}: {why}", round.round))?;
        }
    }
    if rolled != rolls.len() {
        return Err(format!("{} dice were not rolled", rolls.len() - rolled));
    }
    if recorder.rounds.len() != rounds.len() + 1 {
        return Err(format!("{} rounds, but we have {}", rounds.len(), recorder.rounds.len() - 1));
    }
    for (theirs, ours) in rounds.iter().zip(&recorder.rounds[1..]) {
        let what = format!("round {}", theirs.round);
        agree(&what, &theirs.state, Some(&ours.state))?;
        if ours.dice != theirs.dice || ours.called != theirs.called {
            return Err(format!("{what}: dice {:?} and box {:?} differ", ours.dice, ours.called));
        }
    }
    let scores: Scores = read(last)?;
    match hunt.outcome() {
        Some(result) if Scores::of(&result) == scores => Ok(()),
        result => Err(format!("scores {scores:?}, but we have {result:?}")),
    }
}

fn read<'a, T: serde::Deserialize<'a>>(line: &'a str) -> Result<T, String> {
    serde_json::from_str(line).map_err(|why| why.to_string())
}

fn agree(what: &str, theirs: &State, ours: Option<&State>) -> Result<(), String> {
    if ours == Some(theirs) { Ok(()) } else { Err(format!("{what} differs\ntheirs {theirs:?}\nours   {ours:?}")) }
}

/// One choice, with dice loaded as far as it rolls them. Whoever has no choice rolls with the choice before, so how far that is
/// shows only in trying.
fn play(hunt: &mut Hunt, decision: &Decision, rolls: &[Roll], recorder: &mut Recorder) -> Result<usize, String> {
    let (seat, choice) = understood(decision, hunt)?;
    for ahead in 4.. {
        let loaded = Die::loaded(&rolls[..rolls.len().min(ahead)]).ok_or("no such dice")?;
        let mut trial = *hunt;
        let mut rolled = Rolls(0);
        trial.load_dice(loaded);
        trial.choose(seat, choice, &mut rolled).map_err(|why| why.to_string())?;
        if rolled.0 <= ahead.min(rolls.len()) {
            hunt.load_dice(loaded);
            hunt.choose(seat, choice, recorder).map_err(|why| why.to_string())?;
            return Ok(rolled.0);
        }
        if ahead >= rolls.len() {
            return Err("more dice are rolled than the trace has".to_owned());
        }
    }
    Err("too many dice".to_owned())
}

type Roll = (Die, chalice::Face);

/// Counts dice.
struct Rolls(usize);

impl Sink for Rolls {
    fn tell(&mut self, event: Event, _: &Table) {
        self.0 += usize::from(matches!(event, Event::Rolled { .. }));
    }
}

fn parse_roll(die: &str, face: &str) -> Option<(Die, chalice::Face)> {
    let die = Die::ALL.into_iter().find(|&known| die_name(known, Lang::En) == die)?;
    let face = die.faces().iter().copied().find(|known| known.to_string() == face)?;
    Some((die, face))
}

/// The box is laid in the order in which the trace draws from it.
fn position(deal: &Deal, called: &[String]) -> Result<Position, String> {
    let enemies = |names: &[String]| -> Result<Vec<Enemy>, String> {
        names.iter().map(|name| Enemy::from_name(name).ok_or_else(|| format!("{name} is no enemy"))).collect()
    };
    let cards = |names: &[String]| -> Result<Vec<Card>, String> {
        names.iter().map(|name| Card::from_name(name).ok_or_else(|| format!("{name} is no card"))).collect()
    };
    let mut unused = enemies(called)?;
    unused
        .extend(enemies(&deal.unused)?.into_iter().filter(|enemy| !called.contains(&enemy.name(Lang::En).to_owned())));
    Ok(Position {
        hunters: vec![Seated::default(); deal.hunters],
        final_boss: FinalBoss::from_name(&deal.final_boss).ok_or("no such Final Boss")?,
        first_player: Seat(deal.first_player),
        enemy: None,
        dungeon: enemies(&deal.dungeon)?,
        unused,
        available: Vec::new(),
        upgrades: cards(&deal.upgrades)?,
        idle_rounds: 0,
        dice: Stream::new(Seed::from_number(0), "replaced before each round"),
    })
}
