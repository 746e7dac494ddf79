//! `lab chalice arena`, `ladder` and `balance`: bots against each other, in numbers.

mod balance;
mod contest;
mod crew;
mod player;
mod table;

use contest::{Contest, Score};
use player::Player;

const USAGE: &str = "\
lab chalice arena --a PLAYER --b PLAYER [--seeds N] [--first S] [--hunters H] [--talk] [--threads T] [--json]
    one A at a table of B, in every seat of the same seeds
lab chalice ladder [--seeds N] [--threads T] [--json]
    each level alone with three of the level below, and Nightmare with three random and three Novices
lab chalice balance [--games N] [--level L] [--threads T] [--json]
    what each upgrade and each Final Boss does in games of four of one level
PLAYER: random, or novice|hunter|veteran|nightmare[:bold|cautious|treacherous|vengeful][:deaf]";

/// Whether a command of `lab chalice` is one of these.
pub(crate) fn knows(arguments: &[String]) -> bool {
    arguments.first().is_some_and(|command| ["arena", "ladder", "balance"].contains(&command.as_str()))
}

/// Runs one command and says what it printed.
pub(crate) fn run(arguments: &[String]) -> Result<String, String> {
    let options = Options(arguments);
    match arguments.first().map(String::as_str) {
        Some("arena") => arena(&options),
        Some("ladder") => ladder(&options),
        Some("balance") => balance::run(&options),
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
        eprintln!("{score}");
        scores.push(score);
    }
    let lines: Vec<String> = scores.iter().map(Score::to_string).collect();
    let json = || serde_json::Value::Array(scores.iter().map(Score::json).collect()).to_string();
    Ok(if options.has("--json") { json() } else { lines.join("\n") })
}
