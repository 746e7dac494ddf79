//! `cargo xtask engines`: a whole hunt in Chromium, Firefox and WebKit.

use crate::run::{Outcome, program, run};
use crate::{browser, site};

/// Builds if need be, sees to it that all three engines are there, and has each play.
pub(crate) fn engines() -> Outcome<()> {
    let chromium = browser::chromium()?;
    browser::other_engines()?;
    site::build()?;
    let words = ["--auto-servernum", "node", "tests/browser/engines.mjs"];
    run(program(browser::SCREEN, &words).env(browser::VARIABLE, chromium))
}
