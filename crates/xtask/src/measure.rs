//! `cargo xtask measure`: what long evenings and slow machines make of the release.

use crate::args::Measure;
use crate::run::{Outcome, program, run};
use crate::{browser, site};

/// Builds if need be, and prints the figures; one that is missed is an error.
pub(crate) fn measure(what: &Measure) -> Outcome<()> {
    site::build()?;
    let browser = browser::chromium()?;
    let mut script = program("node", &["tests/browser/measure.mjs"]);
    match what {
        Measure::Latency => script.arg("latency"),
        Measure::Worker => script.arg("worker"),
        Measure::Soak(count) => script.arg("soak").args(count.map(|count| count.to_string())),
    };
    run(script.env(browser::VARIABLE, browser))
}
