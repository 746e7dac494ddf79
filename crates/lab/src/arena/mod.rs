//! `lab chalice arena`, `ladder` and `balance`: bots against each other, in numbers.

mod balance;
mod contest;
mod crew;
mod player;
mod table;

use crate::options::Options;
use crate::probe;
use contest::{Contest, Score};
use player::Player;

const USAGE: &str = "\
lab chalice arena --a PLAYER --b PLAYER [--seeds N] [--first S] [--hunters H] [--talk] [--threads T] [--json]
    one A at a table of B, in every seat of the same seeds
lab chalice ladder [--seeds N] [--threads T] [--json]
    each level alone with three of the level below, and Nightmare with three random and three Novices
lab chalice balance [--games N] [--level L] [--threads T] [--json]
    what each upgrade and each Final Boss does in games of four of one level
lab chalice agree [--games N]
    whole games of all levels and temperaments, native and as WebAssembly: each word and choice in one number
PLAYER: random, or novice|hunter|veteran|nightmare[:bold|cautious|treacherous|vengeful][:deaf]";

/// Whether a command of `lab chalice` is one of these.
pub(crate) fn knows(arguments: &[String]) -> bool {
    arguments.first().is_some_and(|command| ["arena", "ladder", "balance", "agree"].contains(&command.as_str()))
}

/// Runs one command and says what it printed.
pub(crate) fn run(arguments: &[String]) -> Result<String, String> {
    let options = Options(arguments);
    match arguments.first().map(String::as_str) {
        Some("arena") => arena(&options),
        Some("ladder") => ladder(&options),
        Some("balance") => balance::run(&options),
        Some("agree") => agree(options.number("--games", 200)?),
        _ => Err(USAGE.to_owned()),
    }
}

impl Options<'_> {
    fn player(&self, name: &str) -> Result<Player, String> {
        self.text(name).ok_or(USAGE)?.parse()
    }

    fn threads(&self) -> Result<u32, String> {
        let usual = std::thread::available_parallelism().map_or(1, |count| count.get() as u32);
        self.number("--threads", usual)
    }

    fn contest(&self, a: Player, b: Player, seeds: u32) -> Result<Contest, String> {
        Ok(Contest {
            a,
            b,
            seeds: self.number("--seeds", seeds)?,
            first: self.number("--first", 0)?,
            hunters: u8::try_from(self.number("--hunters", 4)?).map_err(|_| USAGE)?,
            talk: self.has("--talk"),
            threads: self.threads()?,
        })
    }
}

fn arena(options: &Options<'_>) -> Result<String, String> {
    let score = options.contest(options.player("--a")?, options.player("--b")?, 100)?.play()?;
    Ok(if options.has("--json") { score.json().to_string() } else { score.to_string() })
}

fn ladder(options: &Options<'_>) -> Result<String, String> {
    const STEPS: [(&str, &str); 5] = [
        ("hunter", "novice"),
        ("veteran", "hunter"),
        ("nightmare", "veteran"),
        ("nightmare", "novice"),
        ("nightmare", "random"),
    ];
    let mut scores: Vec<Score> = Vec::new();
    for (a, b) in STEPS {
        let score = options.contest(a.parse()?, b.parse()?, 1_000)?.play()?;
        crate::note(&score);
        scores.push(score);
    }
    let lines: Vec<String> = scores.iter().map(Score::to_string).collect();
    let json = || serde_json::Value::Array(scores.iter().map(Score::json).collect()).to_string();
    Ok(if options.has("--json") { json() } else { lines.join("\n") })
}

/// The same bots from the same seeds, twice.
fn agree(games: u32) -> Result<String, String> {
    let words = ["bots_checksum".to_owned(), 0.to_string(), games.to_string()];
    let (native, wasm) = (bots::chalice::checksum_of_games(0, games).to_string(), probe::run("call.mjs", &words)?);
    let line = format!("{games} games: native {native}, wasm {wasm}");
    if native == wasm { Ok(line) } else { Err(format!("{line}: they differ")) }
}
