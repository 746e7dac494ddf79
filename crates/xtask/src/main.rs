//! What the project runs on: set-up, build, serve and all checks.
//!
//! `cargo play`, `cargo verify` and `cargo xtask ...` are aliases that end here. Plain Rust without dependencies,
//! so that it compiles in a moment on a fresh machine; what needs a browser's tools is Node, under `site/`.

mod args;
mod audit;
mod browser;
mod budget;
mod counts;
mod deny;
mod engines;
mod fingerprint;
mod lane;
mod measure;
mod play;
mod report;
mod run;
mod setup;
mod site;
mod tools;
mod verify;

use args::Command;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match args::parse(&words) {
        Ok(Command::Help) => {
            println!("{}", args::HELP);
            Ok(())
        }
        Ok(Command::Play { dev, port }) => play::play(dev, port),
        Ok(Command::Verify { quick }) => return verify::verify(quick),
        Ok(Command::Setup) => setup::setup(),
        Ok(Command::Audit) => audit::audit(),
        Ok(Command::Measure(what)) => measure::measure(&what),
        Ok(Command::Engines) => engines::engines(),
        Ok(Command::Dist { kill_switch }) => site::dist(kill_switch),
        Ok(Command::Sizes) => site::build().and_then(|()| budget::check()),
        Ok(Command::Site) => site::quick(),
        Err(sentence) => Err(format!("{sentence}\n\n{}", args::HELP)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("\nerror: {sentence}");
            ExitCode::FAILURE
        }
    }
}
