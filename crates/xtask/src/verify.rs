//! `cargo verify`: every check there is, one after another, with a count at the end that can be trusted.

use crate::report::Report;
use crate::run::{cargo, program, run, target_dir};
use crate::{browser, budget, counts, site};
use std::process::{Command, ExitCode};

/// Everything but the page.
const ENGINES: [&str; 3] = ["--workspace", "--exclude", "lamplight"];
/// The page.
const PAGE: [&str; 4] = ["--package", "lamplight", "--target", "wasm32-unknown-unknown"];

/// Runs all stages; a failed one does not keep the others from running.
pub(crate) fn verify(quick: bool) -> ExitCode {
    let mut report = Report::default();
    sources(&mut report);
    if !quick {
        built_site(&mut report);
    }
    if report.close() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What the sources alone can show. The page is looked at as what it is, a program for the browser; only its tests run natively.
fn sources(report: &mut Report) {
    report.check("formatting", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.check("clippy", || run(&mut clippy(&ENGINES)));
    report.check("clippy for the browser", || run(&mut clippy(&PAGE)));
    report.check("documentation", || run(&mut documentation(&ENGINES)).and_then(|()| run(&mut documentation(&PAGE))));
    report.tests("native tests", cargo(&["test", "--workspace", "--no-fail-fast"]), counts::of_cargo_test);
}

/// What only the release in a real browser can show.
fn built_site(report: &mut Report) {
    if !report.check("release build", site::build) {
        println!("Without a release there is nothing to weigh and nothing for the browser to open.");
        return;
    }
    report.check("size budgets", budget::check);
    report.check("gallery build", site::build_gallery);
    report.check("probe for the browser", || {
        run(&mut cargo(&["build", "--quiet", "--package", "probe", "--release", "--target", "wasm32-unknown-unknown"]))
    });
    let mut browser = None;
    report.check("a browser", || {
        browser = Some(browser::chromium()?);
        Ok(())
    });
    if let Some(browser) = browser {
        report.tests("browser tests", browser_tests(&browser), counts::of_node_test);
    }
}

fn clippy(what: &[&str]) -> Command {
    let mut command = cargo(&["clippy", "--quiet", "--all-targets"]);
    command.args(what).args(["--", "-D", "warnings"]);
    command
}

fn documentation(what: &[&str]) -> Command {
    let mut command = cargo(&["doc", "--no-deps", "--quiet"]);
    command.args(what).env("RUSTDOCFLAGS", "-D warnings");
    command
}

fn browser_tests(browser: &str) -> Command {
    let mut command = program("node", &["tests/browser/run.mjs"]);
    command.env(browser::VARIABLE, browser);
    command.env("LAMPLIGHT_PROBE", target_dir().join("wasm32-unknown-unknown/release/probe.wasm"));
    command
}
