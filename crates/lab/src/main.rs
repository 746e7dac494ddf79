//! A native command line over the engines.

mod arena;
mod chalice;
mod haven;
mod options;
mod probe;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = arguments.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
    let result = match command {
        "chalice" if arena::knows(rest) => arena::run(rest),
        "chalice" => chalice::run(rest),
        "haven" => haven::run(rest),
        _ => Err("lab chalice ... | lab haven ...".to_owned()),
    };
    match result {
        Ok(text) => {
            // Whoever has read enough may close the pipe.
            let _ = writeln!(std::io::stdout(), "{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            note(why);
            ExitCode::FAILURE
        }
    }
}

/// A line beside the result: how far it is, or why there is none. Nobody has to read it.
pub(crate) fn note(line: impl Display) {
    let _ = writeln!(std::io::stderr(), "{line}");
}
