//! The built site: the release in `dist/`, and a quick build of the same for the browser tests. Each is made when something
//! changed, and not otherwise.

use crate::fingerprint::fingerprint;
use crate::run::{Outcome, root, run, say};
use crate::tools::Tools;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

const DIST: &str = "dist";
/// Built soon after a change and not made small, with the gallery, whose buttons break the page on purpose.
const QUICK: &str = "target/quick-site";

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
    build_into(DIST, "building the release", |tools| tools.trunk(&["build", "--release"]))
}

/// Makes the site for the browser tests, unless the one there was made from the same inputs.
pub(crate) fn build_quick() -> Outcome<()> {
    build_into(QUICK, "building the site for the browser tests", |tools| {
        let mut trunk = tools.trunk(&["build", "--cargo-profile", "quick", "--dist", QUICK]);
        trunk.env("LAMPLIGHT_GALLERY", "1");
        trunk
    })
}

/// Leaves the site for the browser tests.
pub(crate) fn quick() -> Outcome<()> {
    build_quick()?;
    println!("{QUICK}/ is ready: node tests/browser/run.mjs [part of a file's name ...]");
    Ok(())
}

fn build_into(folder: &str, step: &str, trunk: impl FnOnce(&Tools) -> Command) -> Outcome<()> {
    if is_current(folder)? {
        println!("{folder}/ is up to date.");
        return Ok(());
    }
    let tools = Tools::ready()?;
    // Taken before the build: what changes while it runs calls for another one.
    let inputs = print_of(&INPUTS)?;
    say(step);
    run(&mut trunk(&tools))?;
    write_stamp(folder, inputs)
}

/// Whether a folder is what a build would make now.
fn is_current(folder: &str) -> Outcome<bool> {
    let Ok(stamp) = fs::read_to_string(stamp_path(folder)) else { return Ok(false) };
    Ok(stamp == stamp_text(folder, print_of(&INPUTS)?)?)
}

fn write_stamp(folder: &str, inputs: u64) -> Outcome<()> {
    let path = stamp_path(folder);
    let text = stamp_text(folder, inputs)?;
    fs::create_dir_all(path.with_file_name(""))
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("target/ cannot be written to: {error}."))
}

/// The inputs and the result: a folder that something else has changed since is not current either.
fn stamp_text(folder: &str, inputs: u64) -> Outcome<String> {
    Ok(format!("{inputs:016x} {:016x}\n", print_of(&[folder])?))
}

fn stamp_path(folder: &str) -> PathBuf {
    root().join("target/site").join(folder.replace('/', "-")).with_extension("stamp")
}

fn print_of(names: &[&str]) -> Outcome<u64> {
    fingerprint(root(), names).map_err(|error| format!("the sources cannot be read: {error}."))
}
