//! How heavy the page may be on its way to the reader.

use crate::run::{Outcome, output, site_script};
use crate::site;

const CODE_BUDGET: u64 = 150 * 1024;
const FONT_BUDGET: u64 = 110 * 1024;
const WORKER_BUDGET: u64 = 80 * 1024;
/// What a game may need that has no budget of its own.
const GAME_BUDGET: u64 = 400_000;
/// What it weighs now, so that it grows no further. The aim is 500,000 bytes: docs/decisions/size.md says what stands in the way.
const HAVEN_BUDGET: u64 = 680_000;
/// Haven's worker loads the page's own program; what it has besides only says so.
const HAVEN_WORKER_BUDGET: u64 = 1_000;

/// What only codex, rules and records need.
const REFERENCE_STYLES: &str = "reference.css";
/// What only Haven needs besides its program.
const OF_HAVEN: [&str; 2] = ["haven.css", "haven.svg"];
const HAVEN_WORKER: &str = "haven-worker";

/// The one list of games and languages: languages besides English and games, each by the name of its part.
#[derive(Debug, Default, PartialEq, Eq)]
struct Listed {
    languages: Vec<String>,
    /// Name and part.
    games: Vec<(String, String)>,
}

/// One file of the built site.
#[derive(Debug, PartialEq, Eq)]
struct Sized {
    raw: u64,
    sent: u64,
    path: String,
}

/// Prints what every file weighs and checks the first load in whichever language it is heaviest: code and styles, and fonts.
pub(crate) fn check() -> Outcome<()> {
    let listing = output(site_script("sizes.mjs", &[]).arg(site::folder()))?;
    let files = parse(&listing)?;
    println!("{:>9}{:>9}  file", "raw", "brotli");
    for Sized { raw, sent, path } in &files {
        println!("{raw:>9}{sent:>9}  {path}");
    }
    let listed = listed(&output(&mut site_script("games.mjs", &[]))?)?;
    let code = |parts: &[&str]| weight(&files, |path| is_code(path, parts));
    let code =
        within("wasm, JavaScript and CSS in the heaviest language", heaviest(&listed.languages, code), CODE_BUDGET);
    let fonts = within("fonts", weight(&files, is_font), FONT_BUDGET);
    let worker = within("the bots' worker", weight(&files, is_worker), WORKER_BUDGET);
    let haven_worker = within("what only Haven's worker needs", weight(&files, is_haven_worker), HAVEN_WORKER_BUDGET);
    let games = listed.games.iter().try_for_each(|(name, part)| {
        let game = |parts: &[&str]| weight(&files, |path| is_of_a_game(path, part, parts));
        println!("all that a first game of {name} needs in English: {} bytes", game(&[]));
        let what = format!("all that a first game of {name} needs in the heaviest language");
        within(&what, heaviest(&listed.languages, game), if name == "haven" { HAVEN_BUDGET } else { GAME_BUDGET })
    });
    code.and(fonts).and(worker).and(haven_worker).and(games)
}

fn listed(lines: &str) -> Outcome<Listed> {
    let mut all = Listed::default();
    for line in lines.lines() {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["language", name] => all.languages.push(name.to_owned()),
            ["game", name, part] => all.games.push((name.to_owned(), part.to_owned())),
            _ => return Err(format!("the list of games has a line that cannot be read: {line}")),
        }
    }
    if all.games.is_empty() { Err("the list of games is empty.".to_owned()) } else { Ok(all) }
}

/// What weighs most: English, which needs no part, or one of the languages with its part.
fn heaviest(languages: &[String], weight: impl Fn(&[&str]) -> u64) -> u64 {
    languages.iter().fold(weight(&[]), |most, language| most.max(weight(&[language])))
}

fn parse(listing: &str) -> Outcome<Vec<Sized>> {
    let file = |line: &str| {
        let mut words = line.splitn(3, ' ');
        let (raw, sent) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Sized { raw, sent, path: words.next()?.to_owned() })
    };
    let all: Option<Vec<_>> = listing.lines().map(file).collect();
    all.filter(|files| !files.is_empty()).ok_or_else(|| "the sizes of the built files could not be read.".to_owned())
}

/// What the shelf loads, with these parts of the program. The service worker comes after it, and what a room needs when it is
/// entered.
fn is_code(path: &str, parts: &[&str]) -> bool {
    let is_program = [".wasm", ".js", ".css"].iter().any(|end| path.ends_with(end));
    is_needed(path, parts)
        && is_program
        && !["sw.js", REFERENCE_STYLES].contains(&path)
        && !is_furniture(path)
        && !is_of_haven(path)
        && !is_worker(path)
}

/// What has come once a game is sat down to for the first time, with these languages besides its own part. A game may have
/// parts of its own for languages: `haven_es`.
fn is_of_a_game(path: &str, game: &str, languages: &[&str]) -> bool {
    let own: Vec<String> = languages.iter().map(|language| format!("{game}_{language}")).collect();
    let parts: Vec<&str> = languages.iter().copied().chain([game]).chain(own.iter().map(String::as_str)).collect();
    // Each game has its own looks and its own bots.
    let of_the_other = if game == "haven" { path == "table.css" || is_worker(path) } else { is_of_haven(path) };
    let of_any = is_code(path, &parts) || is_furniture(path) || is_font(path) || is_emblem(path, game);
    !of_the_other && (of_any || is_worker(path) || is_of_haven(path))
}

/// Whether a file is no part of the program that is fetched later, or one that any of these parts needs. Its name tells who
/// needs it: `part.chalice.reference-1f.wasm` is shared by two.
fn is_needed(path: &str, parts: &[&str]) -> bool {
    let Some((users, _)) = path.strip_prefix("part.").and_then(|name| name.rsplit_once('-')) else { return true };
    users.split('.').any(|user| parts.contains(&user))
}

/// What a game's rooms need besides their program.
fn is_furniture(path: &str) -> bool {
    ["table.css", "sound.js", "motion.js"].contains(&path)
}

/// What only Haven needs besides its program: its looks, and its bots.
fn is_of_haven(path: &str) -> bool {
    OF_HAVEN.contains(&path) || is_haven_worker(path)
}

fn is_haven_worker(path: &str) -> bool {
    path.starts_with(HAVEN_WORKER)
}

/// The emblems that both games show, and a game's own. `foes.svg` and `later.svg` wait for a
/// monster, an item or a terrain that the first scenario does not have.
fn is_emblem(path: &str, game: &str) -> bool {
    path.strip_suffix(".svg").is_some_and(|name| name == "sprite" || name == game)
}

fn is_worker(path: &str) -> bool {
    path.starts_with("worker")
}

fn is_font(path: &str) -> bool {
    path.ends_with(".woff2")
}

fn weight(files: &[Sized], wanted: impl Fn(&str) -> bool) -> u64 {
    files.iter().filter(|file| wanted(&file.path)).map(|file| file.sent).sum()
}

fn within(what: &str, bytes: u64, budget: u64) -> Outcome<()> {
    println!("{what}: {bytes} of {budget} bytes");
    if bytes <= budget { Ok(()) } else { Err(format!("{what} weigh {} bytes too much.", bytes - budget)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTING: &str = "900 300 app-1f_bg.wasm\n100 40 app-1f.js\n50 20 a.css\n70 70 fonts/a b.woff2\n9 5 index.html\n8 4 sw.js\n700 200 worker_bg.wasm\n600 100 part.chalice.reference-1f.wasm\n80 30 part.reference-2f.wasm\n60 10 sprite.svg\n90 40 chalice.svg\n80 30 foes.svg\n90 50 reference.css\n30 7 table.css\n";
    const LOCALES: &str = "9 8 part.de-3f.wasm\n9 6 part.es-4f.wasm\n9 3 part.es.pt-5f.wasm\n9 2 part.chalice.es.reference-6f.wasm\n9 1 part.de.reference-7f.wasm\n";

    #[test]
    fn the_shelf_loads_without_workers_and_games_and_a_game_without_the_reference() {
        let files = parse(LISTING).expect("the listing is well formed");
        assert_eq!(weight(&files, |path| is_code(path, &[])), 360);
        assert_eq!(weight(&files, is_font), 70);
        assert_eq!(weight(&files, |path| is_of_a_game(path, "chalice", &[])), 360 + 70 + 200 + 100 + 10 + 40 + 7);
    }

    #[test]
    fn a_language_brings_its_own_parts_and_what_it_shares_counts_once() {
        let files = parse(&format!("{LISTING}{LOCALES}")).expect("the listing is well formed");
        let code = |parts: &[&str]| weight(&files, |path| is_code(path, parts));
        assert_eq!([&[][..], &["de"], &["es"], &["pt"]].map(code), [360, 360 + 8 + 1, 360 + 6 + 3 + 2, 360 + 3]);
        assert_eq!(heaviest(&languages(), code), 371);
        let hunt = |parts: &[&str]| weight(&files, |path| is_of_a_game(path, "chalice", parts));
        assert_eq!([&[][..], &["de"], &["es"], &["pt"]].map(hunt), [789, 789 + 8 + 1, 789 + 6 + 3, 789 + 3]);
        assert_eq!(heaviest(&languages(), hunt), 798);
    }

    fn languages() -> Vec<String> {
        ["es", "de", "pt"].map(str::to_owned).to_vec()
    }

    #[test]
    fn the_list_of_games_is_read_line_by_line() {
        let all = listed("language es\nlanguage de\nlanguage pt\ngame chalice chalice\n").expect("a list");
        assert_eq!(all, Listed { languages: languages(), games: vec![("chalice".to_owned(), "chalice".to_owned())] });
        assert!(listed("language es\n").is_err());
        assert!(listed("game chalice\n").is_err());
    }

    #[test]
    fn a_listing_that_cannot_be_read_is_no_pass() {
        assert!(parse("").is_err());
        assert!(parse("900 300 a.js\nx y z\n").is_err());
    }

    #[test]
    fn the_budget_itself_is_still_allowed() {
        assert!(within("x", 10, 10).is_ok());
        assert!(within("x", 11, 10).is_err());
    }
}
