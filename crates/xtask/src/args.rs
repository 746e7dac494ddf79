//! The words of the command line.

/// Shown for `help` and after a mistake.
pub(crate) const HELP: &str = "\
cargo play [--dev] [--port N]      build Lamplight and serve it on this machine; --dev reloads on every change
cargo verify [--quick]             all checks; --quick is what Rust alone can show: formatting, clippy, documentation and the native
                                   tests, without npm, a browser or a target for the browser
cargo xtask setup                  fetch everything that the other commands need
cargo xtask audit                  Lighthouse's scores of the built site
cargo xtask measure latency        how soon the release answers a hand on a slow machine; instead of latency also
                                   worker (how long bots think there) or soak [N] (N hunts in one page, else a hundred);
                                   of a quick build: scenarios [--games N] (bots play N, else 20; page, engine and replay
                                   are compared) or cards (every half of every card is used)
cargo xtask engines                a whole hunt in Chromium, Firefox and WebKit, which it installs on Debian
cargo xtask dist [--kill-switch]   leave a folder that any static host can serve in dist/;
                                   --kill-switch makes one that takes the service worker away from everyone who has it
cargo xtask sizes                  how heavy the files of the release are, and whether it keeps to its budgets
cargo xtask site                   a quick build of the same for the browser tests, in target/quick-site/";

/// One thing to do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Play { dev: bool, port: Option<u16> },
    Verify { quick: bool },
    Setup,
    Audit,
    Measure(Measure),
    Engines,
    Dist { kill_switch: bool },
    Sizes,
    Site,
}

/// What can be measured.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    Latency,
    Worker,
    /// So many hunts, if it is said how many.
    Soak(Option<u32>),
    /// So many scenarios, if it is said how many.
    Scenarios(Option<u32>),
    /// Every half of every card.
    Cards,
}

/// Reads the words after the program's name, or says what is wrong with them.
pub(crate) fn parse(words: &[String]) -> Result<Command, String> {
    let Some((name, rest)) = words.split_first() else { return Ok(Command::Help) };
    let mut options = Options { words: rest.to_vec() };
    let command = match name.as_str() {
        "help" | "--help" | "-h" => Command::Help,
        _ if options.flag("--help") || options.flag("-h") => return Ok(Command::Help),
        "play" => Command::Play { dev: options.flag("--dev"), port: options.port()? },
        "verify" => Command::Verify { quick: options.flag("--quick") },
        "setup" => Command::Setup,
        "audit" => Command::Audit,
        "measure" => Command::Measure(options.measure()?),
        "engines" => Command::Engines,
        "dist" => Command::Dist { kill_switch: options.flag("--kill-switch") },
        "sizes" => Command::Sizes,
        "site" => Command::Site,
        other => return Err(format!("there is no command \"{other}\".")),
    };
    match options.words.first() {
        None => Ok(command),
        Some(word) => Err(format!("\"{name}\" does not know \"{word}\".")),
    }
}

fn games(count: &str) -> Result<Option<u32>, String> {
    match count.parse() {
        Ok(0) | Err(_) => Err(format!("\"{count}\" is no number of games.")),
        Ok(count) => Ok(Some(count)),
    }
}

/// The words not yet understood.
struct Options {
    words: Vec<String>,
}

impl Options {
    fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// `latency`, `worker`, `cards`, `soak`, `soak N`, `scenarios` or `scenarios --games N`.
    fn measure(&mut self) -> Result<Measure, String> {
        let words = std::mem::take(&mut self.words);
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["latency"] => Ok(Measure::Latency),
            ["worker"] => Ok(Measure::Worker),
            ["cards"] => Ok(Measure::Cards),
            ["soak"] => Ok(Measure::Soak(None)),
            ["soak", count] => games(count).map(Measure::Soak),
            ["scenarios"] => Ok(Measure::Scenarios(None)),
            ["scenarios", "--games", count] => games(count).map(Measure::Scenarios),
            _ => Err("\"measure\" needs one of \"latency\", \"worker\", \"cards\", \"soak\", \"soak N\", \"scenarios\" or \"scenarios --games N\" after it.".to_owned()),
        }
    }

    /// `--port N` or `--port=N`.
    fn port(&mut self) -> Result<Option<u16>, String> {
        let Some(at) = self.words.iter().position(|word| word == "--port" || word.starts_with("--port=")) else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        let number = match word.strip_prefix("--port=") {
            Some(number) => number.to_owned(),
            None if at < self.words.len() => self.words.remove(at),
            None => return Err("--port needs a number after it.".to_owned()),
        };
        match number.parse() {
            Ok(0) | Err(_) => Err(format!("\"{number}\" is not a port: it must be a number from 1 to 65535.")),
            Ok(port) => Ok(Some(port)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, String> {
        parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn play_takes_its_options_in_any_order() {
        assert_eq!(parsed("play"), Ok(Command::Play { dev: false, port: None }));
        assert_eq!(parsed("play --port 9000 --dev"), Ok(Command::Play { dev: true, port: Some(9000) }));
        assert_eq!(parsed("play --dev --port=9000"), Ok(Command::Play { dev: true, port: Some(9000) }));
    }

    #[test]
    fn a_port_must_be_one() {
        for line in ["play --port", "play --port x", "play --port 0", "play --port 65536", "play --port=-1"] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }

    #[test]
    fn the_other_commands() {
        assert_eq!(parsed("verify"), Ok(Command::Verify { quick: false }));
        assert_eq!(parsed("verify --quick"), Ok(Command::Verify { quick: true }));
        assert_eq!(parsed("setup"), Ok(Command::Setup));
        assert_eq!(parsed("audit"), Ok(Command::Audit));
        assert_eq!(parsed("engines"), Ok(Command::Engines));
        assert_eq!(parsed("dist --kill-switch"), Ok(Command::Dist { kill_switch: true }));
        assert_eq!(parsed("sizes"), Ok(Command::Sizes));
        assert_eq!(parsed("site"), Ok(Command::Site));
        assert_eq!(parsed(""), Ok(Command::Help));
        assert_eq!(parsed("verify --help"), Ok(Command::Help));
    }

    #[test]
    fn what_is_measured_is_named() {
        assert_eq!(parsed("measure latency"), Ok(Command::Measure(Measure::Latency)));
        assert_eq!(parsed("measure worker"), Ok(Command::Measure(Measure::Worker)));
        assert_eq!(parsed("measure soak"), Ok(Command::Measure(Measure::Soak(None))));
        assert_eq!(parsed("measure soak 30"), Ok(Command::Measure(Measure::Soak(Some(30)))));
        assert_eq!(parsed("measure cards"), Ok(Command::Measure(Measure::Cards)));
        assert_eq!(parsed("measure scenarios"), Ok(Command::Measure(Measure::Scenarios(None))));
        assert_eq!(parsed("measure scenarios --games 50"), Ok(Command::Measure(Measure::Scenarios(Some(50)))));
        for line in [
            "measure",
            "measure soak 0",
            "measure scenarios --games 0",
            "measure scenarios 5",
            "measure soak many",
            "measure latency 3",
            "measure noise",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }

    #[test]
    fn a_word_nobody_knows_is_named() {
        assert_eq!(parsed("verify --fast"), Err("\"verify\" does not know \"--fast\".".to_owned()));
        assert_eq!(parsed("dance"), Err("there is no command \"dance\".".to_owned()));
    }
}
