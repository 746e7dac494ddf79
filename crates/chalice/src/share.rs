//! Hunts as short texts: a dungeon to play, or a whole game to look at again.
//!
//! A game's code holds, for each decision, the place of the choice in the list that was legal then: reading it plays the
//! game, so whatever can be read is a game that can be played.

use crate::choice::{Choice, Refusal};
use crate::enemies::FinalBoss;
use crate::hunt::{Hunt, Journal, rebuild};
use crate::setup::Setup;
use kit::{CodeError, CodeReader, CodeWriter, ReplayError, Seat, Seed};

/// How set-ups are written. What a seed deals has never changed, so a dungeon's code lasts.
const SETUP_VERSION: u32 = 1;
/// By which rules a game was played. Version 1 is older than [`RULES_VERSION`](crate::RULES_VERSION): such a game cannot be
/// played again.
const GAME_VERSION: u32 = crate::RULES_VERSION;
const VERSION_BITS: u32 = 4;
/// Three, four or five hunters.
const TABLES: u32 = 3;
/// Five Final Bosses, or one that is drawn.
const BOSSES: u32 = 6;

/// A set-up as a code.
#[must_use]
pub fn dungeon_code(setup: &Setup) -> String {
    let mut code = CodeWriter::new();
    write_setup(&mut code, SETUP_VERSION, setup);
    code.finish()
}

/// The set-up of a code.
///
/// # Errors
/// If the code is damaged, unknown or no set-up.
pub fn read_dungeon(text: &str) -> Result<Setup, CodeError> {
    let mut code = CodeReader::open(text)?;
    let setup = read_setup(&mut code, SETUP_VERSION)?;
    code.finish()?;
    Ok(setup)
}

/// A whole game, finished or not, as a code.
///
/// # Errors
/// If the journal itself cannot be played.
pub fn game_code(journal: &Journal) -> Result<String, ReplayError<Refusal>> {
    rebuild(journal, &mut ())?;
    let mut code = CodeWriter::new();
    write_setup(&mut code, GAME_VERSION, journal.setup());
    code.number(journal.choices().len() as u32);
    let orderly = is_orderly(journal);
    code.bits(u32::from(!orderly), 1);
    walk(journal, |hunt, seat, choice| {
        if !orderly {
            let place = hunt.waiting().position(|waiting| waiting == seat).unwrap_or(0);
            code.below(place as u32, hunt.waiting().count() as u32);
        }
        let legal = hunt.legal(seat);
        let place = legal.iter().position(|listed| listed == choice).unwrap_or(0);
        code.below(place as u32, legal.len());
    });
    Ok(code.finish())
}

/// The journal of a code. It is played while it is read.
///
/// # Errors
/// If the code is damaged, unknown or no game, or if it was played by other rules ([`CodeError::Version`]).
pub fn read_game(text: &str) -> Result<Journal, CodeError> {
    let mut code = CodeReader::open(text)?;
    let setup = read_setup(&mut code, GAME_VERSION)?;
    let mut journal = Journal::new(setup);
    let mut hunt = Hunt::begin(&setup, &mut ()).map_err(|_| CodeError::OutOfRange)?;
    let count = code.number()?;
    let orderly = code.bits(1)? == 0;
    for _ in 0..count {
        let waiting = hunt.waiting().count() as u32;
        if waiting == 0 {
            return Err(CodeError::OutOfRange);
        }
        let place = if orderly { 0 } else { code.below(waiting)? };
        let seat = hunt.waiting().nth(place as usize).ok_or(CodeError::OutOfRange)?;
        let legal = hunt.legal(seat);
        let choice = legal.nth(code.below(legal.len())?);
        hunt.choose(seat, choice, &mut ()).map_err(|_| CodeError::OutOfRange)?;
        journal.record(seat, choice);
    }
    // Written in order, a game never needs the longer form: each game has one code.
    if !orderly && is_orderly(&journal) {
        return Err(CodeError::OutOfRange);
    }
    code.finish()?;
    Ok(journal)
}

fn write_setup(code: &mut CodeWriter, version: u32, setup: &Setup) {
    code.bits(version, VERSION_BITS);
    let hunters = u32::from(setup.hunters.clamp(*Setup::HUNTERS.start(), *Setup::HUNTERS.end()));
    code.below(hunters - u32::from(*Setup::HUNTERS.start()), TABLES);
    code.below(setup.final_boss.map_or(0, |boss| boss as u32 + 1), BOSSES);
    code.below(setup.first_player.map_or(0, |seat| u32::from(seat.0).min(hunters - 1) + 1), hunters + 1);
    code.bits(setup.seed.number(), u32::BITS);
}

fn read_setup(code: &mut CodeReader, version: u32) -> Result<Setup, CodeError> {
    let found = code.bits(VERSION_BITS)?;
    if found != version {
        return Err(CodeError::Version(found));
    }
    let hunters = code.below(TABLES)? + u32::from(*Setup::HUNTERS.start());
    let boss = code.below(BOSSES)?;
    let first = code.below(hunters + 1)?;
    let seed = Seed::from_number(code.bits(u32::BITS)?);
    let final_boss = boss.checked_sub(1).map(|boss| FinalBoss::ALL[boss as usize]);
    Ok(Setup {
        hunters: hunters as u8,
        final_boss,
        first_player: first.checked_sub(1).map(|seat| Seat(seat as u8)),
        seed,
    })
}

/// Whether every secret pick came in seat order: then nobody needs to be named.
fn is_orderly(journal: &Journal) -> bool {
    let mut orderly = true;
    walk(journal, |hunt, seat, _| orderly &= hunt.next_to_decide() == Some(seat));
    orderly
}

/// Shows each choice of a journal with the hunt before it.
fn walk(journal: &Journal, mut show: impl FnMut(&Hunt, Seat, Choice)) {
    let Ok(mut hunt) = Hunt::begin(journal.setup(), &mut ()) else { return };
    for &(seat, choice) in journal.choices() {
        show(&hunt, seat, choice);
        if hunt.choose(seat, choice, &mut ()).is_err() {
            return;
        }
    }
}
