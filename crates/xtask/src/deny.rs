//! What the packages of others are held to (see `deny.toml`): their licences, where they come from, and what is known against them.

use crate::report::Checked;
use crate::run::{Outcome, cargo, program, run};
use crate::tools;
use std::process::Command;

/// Licences, bans and sources: all of it can be seen without a network.
pub(crate) fn packages() -> Outcome<()> {
    run(&mut deny(&["--offline", "check", "licenses", "bans", "sources"])?)
}

/// What is known against the packages, where the list of it can be fetched.
pub(crate) fn advisories() -> Outcome<Checked> {
    if run(&mut deny(&["fetch", "db"])?).is_err() {
        let sentence =
            "the list of advisories could not be fetched, so nobody has looked whether a package has known holes.";
        return Ok(Checked::Skipped(sentence));
    }
    run(&mut deny(&["--offline", "check", "advisories"])?)?;
    Ok(Checked::Passed)
}

fn deny(words: &[&str]) -> Outcome<Command> {
    let mut command = program(tools::deny()?, words);
    command.env("CARGO", cargo(&[]).get_program());
    Ok(command)
}
