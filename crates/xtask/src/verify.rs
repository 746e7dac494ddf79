//! `cargo verify`: every check there is, one after another, with a count at the end that can be trusted.

use crate::report::Report;
use crate::run::{cargo, program, run, target_dir};
use crate::{browser, budget, counts, site};
use std::process::{Command, ExitCode};

/// Runs all stages; a failed one does not keep the others from running.
pub(crate) fn verify(quick: bool) -> ExitCode {
    let mut report = Report::default();
    sources(&mut report);
    if !quick {
        built_site(&mut report);
    }
    if report.close() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What the sources alone can show.
fn sources(report: &mut Report) {
    report.check("formatting", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.check("clippy", || run(&mut clippy(&["--workspace", "--all-targets"])));
    report.check("clippy for the browser", || {
        run(&mut clippy(&["--package", "lamplight", "--target", "wasm32-unknown-unknown"]))
    });
    report.check("documentation", || {
        run(cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))
    });
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

fn clippy(words: &[&str]) -> Command {
    let mut command = cargo(&["clippy", "--quiet"]);
    command.args(words).args(["--", "-D", "warnings"]);
    command
}

fn browser_tests(browser: &str) -> Command {
    let mut command = program("node", &["tests/browser/run.mjs"]);
    command.env(browser::VARIABLE, browser);
    command.env("LAMPLIGHT_PROBE", target_dir().join("wasm32-unknown-unknown/release/probe.wasm"));
    command
}
