//! `lab chalice`: hunts on the command line.

mod bench;
mod check;
mod game;
mod perft;
mod state;
mod trace;

use crate::options::Options;
use chalice::{FinalBoss, Setup};
use kit::{Lang, Seat, Seed};
use trace::Hunters;

const USAGE: &str = "\
lab chalice play --seed S [--hunters N] [--boss B] [--lang en|es|de|pt]   a random hunt in words
lab chalice trace --seed S [--hunters N] [--boss B] [--games G] [--rare] random hunts as JSON lines
lab chalice check-trace FILE                                             plays traces again and compares every state
lab chalice replay FILE [--lang L]                                       a journal or a share code in words
lab chalice perft --seed S [--hunters N] [--boss B] --depth D            counts the lines of play
lab chalice selfplay [--games G] [--seed S]                              random hunts under the eye of the invariants
lab chalice bench [--json] [--seconds T]                                 random hunts per second, native and wasm";

/// Runs one command and says what it printed.
pub(crate) fn run(arguments: &[String]) -> Result<String, String> {
    let Some((command, rest)) = arguments.split_first() else { return Err(USAGE.to_owned()) };
    let options = Options(rest);
    match command.as_str() {
        "play" => Ok(game::play(&options.setup()?, options.lang()?)?),
        "trace" => {
            let hunters = if options.has("--rare") { Hunters::Rare } else { Hunters::Random };
            trace::run(&options.setup()?, options.number("--games", 1)?, hunters)
        }
        "check-trace" => check::run(options.file()?),
        "replay" => game::replay(options.file()?, options.lang()?),
        "perft" => perft::run(&options.setup()?, options.number("--depth", 3)?),
        "selfplay" => game::selfplay(options.number("--seed", 0)?, options.number("--games", 10_000)?),
        "bench" => bench::run(options.has("--json"), options.number("--seconds", 3)?),
        _ => Err(USAGE.to_owned()),
    }
}

impl Options<'_> {
    fn lang(&self) -> Result<Lang, String> {
        let Some(tag) = self.text("--lang") else { return Ok(Lang::En) };
        Lang::from_tag(tag).ok_or_else(|| format!("{tag} is not spoken here"))
    }

    fn setup(&self) -> Result<Setup, String> {
        let seed = self.text("--seed").and_then(Seed::from_text).unwrap_or(Seed::from_number(0));
        let hunters = self.number("--hunters", 4)?;
        let hunters = u8::try_from(hunters).map_err(|_| format!("{hunters} are too many hunters"))?;
        let final_boss = match self.text("--boss") {
            Some(name) => Some(FinalBoss::from_name(name).ok_or_else(|| format!("{name} is no Final Boss"))?),
            None => None,
        };
        let first_player = self.text("--first").map(|text| text.parse().map(Seat));
        let first_player = first_player.transpose().map_err(|_| "--first takes a seat".to_owned())?;
        let setup = Setup { hunters, final_boss, first_player, seed };
        setup.check().map_err(|why| why.to_string())?;
        Ok(setup)
    }
}
