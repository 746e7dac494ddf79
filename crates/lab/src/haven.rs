//! `lab haven`: a command line over the rules of Gloomhaven.

mod cases;
mod games;

use ::haven::Setup;
use ::haven::class::Class;
use ::haven::map::OpenDoors;
use ::haven::scenario::ScenarioSheet;
use kit::Seed;

const HELP: &str = "lab haven play --scenario N --heroes brute,tinkerer --seed S    a whole scenario in words
lab haven dungeon --seed S [--heroes ...]                       a random dungeon in words
lab haven games --count N       games by the simple policy and by chance, checked after every choice, as JSON
lab haven wins --scenario N --count N    how often each pair of heroes wins by the simple policy, as JSON
lab haven golden --count N      what games of the simple policy come to, for another build to compare, as JSON
lab haven fuzz --seconds N      damaged codes and journals, as JSON
lab haven bench --json          monster turns and games per second, as JSON
lab haven monster-turns FILE    every legal outcome of each case, as JSON
lab haven sight --scenario N    ordered hex pairs in and out of sight, all doors open";

/// Runs one command; what it returns is printed.
pub(crate) fn run(arguments: &[String]) -> Result<String, String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["monster-turns", file] => cases::answer(file),
        ["sight", rest @ ..] => sight(rest),
        ["play", rest @ ..] => {
            let number = option(rest, "--scenario").and_then(|number| number.parse().ok()).unwrap_or(1);
            games::tell(&Setup::scenario(number, &heroes(rest)?, seed(rest)?))
        }
        ["dungeon", rest @ ..] => {
            let seed = seed(rest)?;
            let rooms = ::haven::dungeon::names(seed);
            let rooms: Vec<String> = rooms.iter().map(|(adjective, noun)| format!("{adjective} {noun}")).collect();
            Ok(format!("{}\n{}", rooms.join(", "), games::tell(&Setup::dungeon(&heroes(rest)?, seed))?))
        }
        ["games", rest @ ..] => games::many(number(rest, "--count", 1_000)),
        ["wins", rest @ ..] => games::wins(number(rest, "--scenario", 1) as u8, number(rest, "--count", 100)),
        ["golden", rest @ ..] => Ok(games::checksum(number(rest, "--count", 200))),
        ["fuzz", rest @ ..] => games::fuzz(u64::from(number(rest, "--seconds", 60))),
        ["bench", ..] => games::bench(),
        _ => Err(HELP.into()),
    }
}

/// The value after `--name`.
fn option<'a>(words: &[&'a str], name: &str) -> Option<&'a str> {
    words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1)).copied()
}

fn number(words: &[&str], name: &str, otherwise: u32) -> u32 {
    option(words, name).and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

fn seed(words: &[&str]) -> Result<Seed, String> {
    Seed::from_text(option(words, "--seed").unwrap_or("1")).ok_or_else(|| "an empty seed".to_owned())
}

fn heroes(words: &[&str]) -> Result<Vec<Class>, String> {
    let known = |word: &str| Class::ALL.into_iter().find(|class| class.name().to_string().eq_ignore_ascii_case(word));
    let words = option(words, "--heroes").unwrap_or("brute,tinkerer").split(',');
    words.map(|word| known(word.trim()).ok_or_else(|| format!("there is no class {word}"))).collect()
}

fn sight(words: &[&str]) -> Result<String, String> {
    let number = option(words, "--scenario").and_then(|number| number.parse().ok()).ok_or(HELP)?;
    let sheet = ScenarioSheet::by_number(number).ok_or_else(|| format!("there is no scenario {number} here"))?;
    let layout = sheet.layout().map_err(|why| why.to_string())?;
    let (seen, unseen) = layout.map.chart(OpenDoors::ALL).sight_counts();
    Ok(format!("{seen} in sight\n{unseen} out of sight"))
}
