//! `lab chalice`: hunts on the command line.

mod bench;
mod check;
mod game;
mod perft;
mod state;
mod trace;

use chalice::{FinalBoss, Setup};
use kit::{Lang, Seat, Seed};

const USAGE: &str = "\
lab chalice play --seed S [--hunters N] [--boss B] [--lang en|es|de|pt]   a random hunt in words
lab chalice trace --seed S [--hunters N] [--boss B] [--games G]          random hunts as JSON lines
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
        "trace" => trace::run(&options.setup()?, options.number("--games", 1)?),
        "check-trace" => check::run(options.file()?),
        "replay" => game::replay(options.file()?, options.lang()?),
        "perft" => perft::run(&options.setup()?, options.number("--depth", 3)?),
        "selfplay" => game::selfplay(options.number("--seed", 0)?, options.number("--games", 10_000)?),
        "bench" => bench::run(options.has("--json"), options.number("--seconds", 3)?),
        _ => Err(USAGE.to_owned()),
    }
}

/// What follows a command.
struct Options<'a>(&'a [String]);

impl Options<'_> {
    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|argument| argument == name)
    }

    fn text(&self, name: &str) -> Option<&str> {
        let at = self.0.iter().position(|argument| argument == name)?;
        self.0.get(at + 1).map(String::as_str)
    }

    fn number(&self, name: &str, usual: u32) -> Result<u32, String> {
        self.text(name).map_or(Ok(usual), |text| text.parse().map_err(|_| format!("{name} takes a number, not {text}")))
    }

    fn file(&self) -> Result<&str, String> {
        self.0.first().map(String::as_str).ok_or_else(|| "which file?".to_owned())
    }

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
