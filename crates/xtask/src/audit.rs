//! `cargo xtask audit`: what Lighthouse thinks of the built site.

use crate::run::{Outcome, run, site_script};
use crate::{browser, site};

/// Builds if need be, serves the site to Lighthouse and prints its scores.
pub(crate) fn audit() -> Outcome<()> {
    site::build()?;
    let browser = browser::chromium()?;
    run(site_script("audit.mjs", &[]).arg(site::folder()).env(browser::VARIABLE, browser))
}
