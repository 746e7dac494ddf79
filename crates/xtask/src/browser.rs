//! The browsers that the checks drive: whatever is installed, or Debian's when it can be installed.

use crate::run::{Outcome, answers, output, program, run, say};
use std::path::Path;
use std::{env, fs};

/// The scripts read it too, so that a person can choose a browser for both.
pub(crate) const VARIABLE: &str = "LAMPLIGHT_CHROMIUM";

/// The first is the same browser without windows, which is all that is needed here: the tests take half as long in it.
const NAMES: [&str; 6] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const WEBKIT: &str = "/usr/bin/WebKitWebDriver";
/// Gives a program a screen that nobody sees.
pub(crate) const SCREEN: &str = "/usr/bin/xvfb-run";
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
    install("Chromium", &["chromium-headless-shell"])?;
    installed().ok_or_else(|| {
        format!(
            "there is no Chrome or Chromium for the browser tests: install one (on Debian: apt-get install \
             chromium-headless-shell) \
             or name it in {VARIABLE}. \"cargo verify --quick\" does without."
        )
    })
}

fn installed() -> Option<String> {
    NAMES.into_iter().chain([MAC]).find(|name| answers(name)).map(str::to_owned)
}

/// Firefox, and WebKit with its driver and a screen to draw on.
pub(crate) fn other_engines() -> Outcome<()> {
    let firefox = || ["firefox-esr", "firefox"].into_iter().any(answers);
    if !firefox() {
        install("Firefox", &["firefox-esr"])?;
    }
    // The driver does not say its version.
    let webkit = || [WEBKIT, SCREEN].into_iter().all(|path| Path::new(path).exists());
    if !webkit() {
        install("WebKit", &["webkit2gtk-driver", "xvfb", "xauth"])?;
    }
    if firefox() && webkit() {
        return Ok(());
    }
    Err("Firefox and WebKit's driver are needed, and a screen for it: install them (on Debian: apt-get install firefox-esr \
         webkit2gtk-driver xvfb xauth)."
        .to_owned())
}

/// Installs Debian's packages where that can be done.
fn install(name: &str, packages: &[&str]) -> Outcome<()> {
    if !is_debian() || !is_root() {
        return Ok(());
    }
    say(&format!("installing Debian's {name}"));
    let quietly = |words: &[&str]| run(program("apt-get", words).env("DEBIAN_FRONTEND", "noninteractive"));
    quietly(&["update", "-q"])?;
    quietly(&[&["install", "-q", "-y", "--no-install-recommends"], packages].concat())
}

fn is_debian() -> bool {
    // Ubuntu's package of the same name is only a pointer to another store.
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    Path::new("/usr/bin/apt-get").exists() && release.lines().any(|line| line == "ID=debian")
}

fn is_root() -> bool {
    output(&mut program("id", &["-u"])).is_ok_and(|id| id.trim() == "0")
}
