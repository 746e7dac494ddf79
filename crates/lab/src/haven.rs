//! `lab haven`: a command line over the rules of Gloomhaven.

mod cases;

use ::haven::map::OpenDoors;
use ::haven::scenario::ScenarioSheet;

const HELP: &str = "lab haven monster-turns FILE    every legal outcome of each case, as JSON
lab haven sight --scenario N    ordered hex pairs in and out of sight, all doors open";

/// Runs one command; what it returns is printed.
pub(crate) fn run(arguments: &[String]) -> Result<String, String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["monster-turns", file] => cases::answer(file),
        ["sight", rest @ ..] => sight(rest),
        _ => Err(HELP.into()),
    }
}

/// The value after `--name`.
fn option<'a>(words: &[&'a str], name: &str) -> Option<&'a str> {
    words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1)).copied()
}

fn sight(words: &[&str]) -> Result<String, String> {
    let number = option(words, "--scenario").and_then(|number| number.parse().ok()).ok_or(HELP)?;
    let sheet = ScenarioSheet::by_number(number).ok_or_else(|| format!("there is no scenario {number} here"))?;
    let layout = sheet.layout().map_err(|why| why.to_string())?;
    let (seen, unseen) = layout.map.chart(OpenDoors::ALL).sight_counts();
    Ok(format!("{seen} in sight\n{unseen} out of sight"))
}
