//! The stages of a verification: each is announced, timed, counted and shown in a table at the end.

use crate::counts::Counts;
use crate::lane::{Finished, Lane};
use crate::run::{Outcome, watch};
use std::process::Command;
use std::time::{Duration, Instant};

/// What came of a check that is not possible everywhere.
pub(crate) enum Checked {
    Passed,
    /// Why it was left out.
    Skipped(&'static str),
}

struct Stage {
    name: &'static str,
    counts: Counts,
    took: Duration,
}

/// What ran so far.
pub(crate) struct Report {
    stages: Vec<Stage>,
    begun: Instant,
}

impl Report {
    /// Begins now.
    pub(crate) fn new() -> Self {
        Self { stages: Vec::new(), begun: Instant::now() }
    }

    /// A stage that is one check: it passes or not. Says whether it did.
    pub(crate) fn check(&mut self, name: &'static str, work: impl FnOnce() -> Outcome<()>) -> bool {
        self.stage(name, || match work() {
            Ok(()) => Counts::one(true),
            Err(sentence) => {
                println!("error: {sentence}");
                Counts::one(false)
            }
        })
    }

    /// A stage that cannot be checked everywhere: then it says so, and counts as left out.
    pub(crate) fn check_where_possible(&mut self, name: &'static str, work: impl FnOnce() -> Outcome<Checked>) -> bool {
        self.stage(name, || match work() {
            Ok(Checked::Passed) => Counts::one(true),
            Ok(Checked::Skipped(sentence)) => {
                println!("SKIPPED: {sentence}");
                Counts { skipped: 1, ..Counts::default() }
            }
            Err(sentence) => {
                println!("error: {sentence}");
                Counts::one(false)
            }
        })
    }

    /// A stage that runs many tests, whose count is read from what the runner prints.
    pub(crate) fn tests(&mut self, name: &'static str, mut runner: Command, count: fn(&str) -> Counts) -> bool {
        self.stage(name, || match watch(&mut runner) {
            Ok((text, succeeded)) => count(&text).with_verdict(succeeded),
            Err(sentence) => {
                println!("error: {sentence}");
                Counts::one(false)
            }
        })
    }

    /// A check that has run beside the stages before it, and is waited for now. Its seconds are those that it took itself.
    pub(crate) fn awaited(&mut self, name: &'static str, lane: &Lane) -> bool {
        let mut own = Duration::ZERO;
        let passed = self.check(name, || {
            let Finished { text, outcome, took } = lane.next();
            own = took;
            print!("{text}");
            outcome
        });
        if let Some(stage) = self.stages.last_mut() {
            stage.took = own;
        }
        passed
    }

    fn stage(&mut self, name: &'static str, work: impl FnOnce() -> Counts) -> bool {
        println!("\n==> {name}");
        let start = Instant::now();
        let counts = work();
        let took = start.elapsed();
        let verdict = match counts {
            Counts { failed: 1.., .. } => "FAILED",
            Counts { passed: 0, .. } => "SKIPPED",
            _ => "fine",
        };
        println!("==> {name}: {verdict} after {:.1} s", took.as_secs_f64());
        self.stages.push(Stage { name, counts, took });
        counts.failed == 0
    }

    /// Prints the table and, last of all, the line that counts. Says whether everything passed.
    pub(crate) fn close(&self) -> bool {
        println!("\n{:<26}{:>8}{:>8}{:>9}{:>10}", "stage", "passed", "failed", "skipped", "seconds");
        for Stage { name, counts, took } in &self.stages {
            let Counts { passed, failed, skipped } = counts;
            println!("{name:<26}{passed:>8}{failed:>8}{skipped:>9}{:>10.1}", took.as_secs_f64());
        }
        let total: Counts = self.stages.iter().map(|stage| stage.counts).sum();
        // Some stages run beside others: all of them together take less than their sum.
        println!("{:<51}{:>10.1}\n", "from start to end", self.begun.elapsed().as_secs_f64());
        println!("{} passed, {} failed", total.passed, total.failed);
        total.failed == 0
    }
}
