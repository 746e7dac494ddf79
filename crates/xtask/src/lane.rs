//! Programs that run one after another beside other work: linking keeps one core busy, and there is more than one.

use crate::run::{Outcome, cannot_start, shown};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What came of one of them.
pub(crate) struct Finished {
    /// What it printed, all at once: it would only disturb what is printed meanwhile.
    pub(crate) text: String,
    pub(crate) outcome: Outcome<()>,
    pub(crate) took: Duration,
}

/// The programs of a lane, each waited for in its turn.
pub(crate) struct Lane(Receiver<Finished>);

impl Lane {
    /// Starts the first one; each of the others follows the one before it.
    pub(crate) fn begin(commands: Vec<Command>) -> Self {
        let (finished, waited_for) = channel();
        thread::spawn(move || {
            for mut command in commands {
                // Nobody waits any more once one of them has failed.
                if finished.send(finish(&mut command)).is_err() {
                    return;
                }
            }
        });
        Self(waited_for)
    }

    /// Waits for the next one.
    pub(crate) fn next(&self) -> Finished {
        let none = |_| Finished {
            text: String::new(),
            outcome: Err("nothing runs here any more.".to_owned()),
            took: Duration::ZERO,
        };
        self.0.recv().unwrap_or_else(none)
    }
}

fn finish(command: &mut Command) -> Finished {
    let start = Instant::now();
    let result = command.output();
    let took = start.elapsed();
    match result {
        Ok(output) => {
            let text =
                [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
            let failed = || format!("\"{}\" failed ({}).", shown(command), output.status);
            Finished { text, outcome: output.status.success().then_some(()).ok_or_else(failed), took }
        }
        Err(error) => Finished { text: String::new(), outcome: Err(cannot_start(command, &error)), took },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(name: &str, word: &str) -> Command {
        let mut command = Command::new(name);
        command.arg(word);
        command
    }

    #[test]
    fn each_is_waited_for_in_its_turn_and_what_it_says_is_kept() {
        let lane = Lane::begin(vec![program("rustc", "--version"), program("rustc", "--no-such-flag")]);
        let first = lane.next();
        assert!(first.outcome.is_ok() && first.text.starts_with("rustc "));
        let second = lane.next();
        assert!(second.outcome.is_err() && second.text.contains("no-such-flag"));
        assert!(lane.next().outcome.is_err(), "there is no third");
    }

    #[test]
    fn what_cannot_be_started_says_so() {
        let lane = Lane::begin(vec![program("no-such-program-anywhere", "")]);
        assert!(lane.next().outcome.is_err_and(|sentence| sentence.contains("could not be started")));
    }
}
