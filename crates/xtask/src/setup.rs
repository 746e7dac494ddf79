//! `cargo xtask setup`: everything that a check, a build or a game may need, fetched before any of it begins.

use crate::browser;
use crate::run::Outcome;
use crate::tools::{self, Tools};

/// Fetches it all and says so.
pub(crate) fn setup() -> Outcome<()> {
    let browser = everything()?;
    println!("Everything is here; the browser tests drive {browser}.");
    Ok(())
}

/// Fetches whatever is missing and gives the browser, or says in a sentence what cannot be had.
pub(crate) fn everything() -> Outcome<String> {
    tools::components()?;
    // What takes no time to miss comes before what takes minutes to build.
    let browser = browser::chromium()?;
    Tools::ready()?;
    tools::deny()?;
    Ok(browser)
}
