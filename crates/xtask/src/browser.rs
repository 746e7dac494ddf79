//! The browser that the checks drive: an installed Chrome or Chromium, or Debian's when it can be installed.

use crate::run::{Outcome, answers, output, program, run, say};
use std::path::Path;
use std::{env, fs};

/// The scripts read it too, so that a person can choose a browser for both.
pub(crate) const VARIABLE: &str = "LAMPLIGHT_CHROMIUM";

const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// The path or name of a browser that starts.
pub(crate) fn chromium() -> Outcome<String> {
    if let Ok(given) = env::var(VARIABLE) {
        return if answers(&given) {
            Ok(given)
        } else {
            Err(format!("{VARIABLE} names \"{given}\", which does not start."))
        };
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    if is_debian() && is_root() {
        say("installing Debian's Chromium");
        let quietly = |words: &[&str]| run(program("apt-get", words).env("DEBIAN_FRONTEND", "noninteractive"));
        quietly(&["update", "-q"])?;
        quietly(&["install", "-q", "-y", "--no-install-recommends", "chromium"])?;
    }
    installed().ok_or_else(|| {
        format!(
            "there is no Chrome or Chromium for the browser tests: install one (on Debian: apt-get install chromium) \
             or name it in {VARIABLE}. \"cargo verify --quick\" does without."
        )
    })
}

fn installed() -> Option<String> {
    NAMES.into_iter().chain([MAC]).find(|name| answers(name)).map(str::to_owned)
}

fn is_debian() -> bool {
    // Ubuntu's package of the same name is only a pointer to another store.
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    Path::new("/usr/bin/apt-get").exists() && release.lines().any(|line| line == "ID=debian")
}

fn is_root() -> bool {
    output(&mut program("id", &["-u"])).is_ok_and(|id| id.trim() == "0")
}
