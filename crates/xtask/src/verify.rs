//! `cargo verify`: every check there is, one after another, with a count at the end that can be trusted.

use crate::lane::Lane;
use crate::report::Report;
use crate::run::{Outcome, cargo, program, run, target_dir, xtask};
use crate::{browser, budget, counts, deny, setup, tools};
use std::process::{Command, ExitCode};

/// All packages, on this machine.
const ALL: [&str; 1] = ["--workspace"];
/// Everything but the page.
const ENGINES: [&str; 3] = ["--workspace", "--exclude", "lamplight"];
/// The page.
const PAGE: [&str; 4] = ["--package", "lamplight", "--target", "wasm32-unknown-unknown"];

/// Runs all stages; a failed one does not keep the others from running. What they need is fetched before the first one begins.
pub(crate) fn verify(quick: bool) -> ExitCode {
    let mut report = Report::new();
    if quick {
        quickly(&mut report);
    } else {
        thoroughly(&mut report);
    }
    if report.close() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What Rust alone can show. The page is looked at as if it were a program for this machine.
fn quickly(report: &mut Report) {
    if report.check("Rust's own tools", tools::components) {
        sources(report, &[&ALL]);
    }
}

fn thoroughly(report: &mut Report) {
    let mut browser = String::new();
    let found = report.check("what the checks need", || {
        browser = setup::everything()?;
        Ok(())
    });
    let built = if found { builds() } else { Err("\"cargo verify --quick\" needs no more than Rust.".to_owned()) };
    match built {
        Ok(lane) => {
            report.check("licences and sources", deny::packages);
            report.check_where_possible("advisories", deny::advisories);
            // The page is looked at as what it is, a program for the browser; only its tests run natively.
            sources(report, &[&ENGINES, &PAGE]);
            built_site(report, &lane, &browser);
        }
        Err(sentence) => println!("Nothing was checked. {sentence}"),
    }
}

/// What is built for the browser, beside the checks of the sources: each profile has a folder of its own.
fn builds() -> Outcome<Lane> {
    let probe = cargo(&["build", "--quiet", "--package", "probe", "--release", "--target", "wasm32-unknown-unknown"]);
    Ok(Lane::begin(vec![xtask(&["dist"])?, xtask(&["site"])?, probe]))
}

/// What the sources alone can show, looked at in these groups.
fn sources(report: &mut Report, groups: &[&[&str]]) {
    let each = |command: fn(&[&str]) -> Command| groups.iter().try_for_each(|group| run(&mut command(group)));
    report.check("formatting", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.check("clippy", || each(clippy));
    report.check("documentation", || each(documentation));
    report.tests("native tests", cargo(&["test", "--workspace", "--no-fail-fast"]), counts::of_cargo_test);
}

/// What only the release in a real browser can show.
fn built_site(report: &mut Report, lane: &Lane, browser: &str) {
    if !report.awaited("release build", lane) {
        println!("Without a release there is nothing to weigh and nothing for the browser to open.");
        return;
    }
    report.check("size budgets", budget::check);
    report.awaited("site for the browser tests", lane);
    report.awaited("probe for the browser", lane);
    report.tests("browser tests", browser_tests(browser), counts::of_node_test);
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
