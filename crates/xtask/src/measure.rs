//! `cargo xtask measure`: what long evenings and slow machines make of the release.

use crate::args::Measure;
use crate::run::{Outcome, program, run};
use crate::{browser, site};

/// Builds if need be, and prints the figures; one that is missed is an error.
pub(crate) fn measure(what: &Measure) -> Outcome<()> {
    // The bench, which knows what the engine says, is in the quick build only.
    match what {
        Measure::Scenarios(_) | Measure::Cards => site::build_quick()?,
        _ => site::build()?,
    }
    let browser = browser::chromium()?;
    let mut script = program("node", &["tests/browser/measure.mjs"]);
    match what {
        Measure::Latency => script.arg("latency"),
        Measure::Worker => script.arg("worker"),
        Measure::Cards => script.arg("cards"),
        Measure::Soak(count) => script.arg("soak").args(count.map(|count| count.to_string())),
        Measure::Scenarios(count) => script.arg("scenarios").args(count.map(|count| count.to_string())),
    };
    run(script.env(browser::VARIABLE, browser))
}
