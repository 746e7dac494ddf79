//! The built site in `dist/`: made when something changed, and not otherwise.

use crate::fingerprint::fingerprint;
use crate::run::{Outcome, root, run, say};
use crate::tools::Tools;
use std::fs;
use std::path::PathBuf;

const DIST: &str = "dist";

/// Everything that has a say in what is built.
const INPUTS: [&str; 10] = [
    "src",
    "crates",
    "style",
    "public",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
    "package-lock.json",
    "rust-toolchain.toml",
];

/// The folder of the built site.
pub(crate) fn folder() -> PathBuf {
    root().join(DIST)
}

/// Leaves a folder that any static host can serve.
pub(crate) fn dist(kill_switch: bool) -> Outcome<()> {
    build()?;
    if kill_switch {
        let switch = root().join("crates/xtask/site/kill-sw.js");
        fs::copy(switch, folder().join("sw.js"))
            .map_err(|error| format!("the kill switch could not be put into {DIST}/: {error}."))?;
        println!("{DIST}/ is ready; its service worker takes itself away from everyone who has one. Saves stay.");
    } else {
        println!("{DIST}/ is ready: put its content on any static host, at the root or in a folder.");
    }
    Ok(())
}

/// Makes the release, unless the one there was made from the same inputs.
pub(crate) fn build() -> Outcome<()> {
    if is_current()? {
        println!("{DIST}/ is up to date.");
        return Ok(());
    }
    let tools = Tools::ready()?;
    // Taken before the build: what changes while it runs calls for another one.
    let inputs = print_of(&INPUTS)?;
    say("building the release");
    run(&mut tools.trunk(&["build", "--release"]))?;
    write_stamp(inputs)
}

/// Whether `dist/` is what a build would make now.
pub(crate) fn is_current() -> Outcome<bool> {
    let Ok(stamp) = fs::read_to_string(stamp_path()) else { return Ok(false) };
    Ok(stamp == stamp_text(print_of(&INPUTS)?)?)
}

fn write_stamp(inputs: u64) -> Outcome<()> {
    let path = stamp_path();
    let text = stamp_text(inputs)?;
    fs::create_dir_all(path.with_file_name(""))
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("target/ cannot be written to: {error}."))
}

/// The inputs and the result: a folder that something else has changed since is not current either.
fn stamp_text(inputs: u64) -> Outcome<String> {
    Ok(format!("{inputs:016x} {:016x}\n", print_of(&[DIST])?))
}

fn stamp_path() -> PathBuf {
    root().join("target/site/dist.stamp")
}

fn print_of(names: &[&str]) -> Outcome<u64> {
    fingerprint(root(), names).map_err(|error| format!("the sources cannot be read: {error}."))
}
