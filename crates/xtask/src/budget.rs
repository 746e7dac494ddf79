//! How heavy the page may be on its way to the reader.

use crate::run::{Outcome, output, site_script};
use crate::site;

const CODE_BUDGET: u64 = 150 * 1024;
const FONT_BUDGET: u64 = 110 * 1024;
const THINKER_BUDGET: u64 = 80 * 1024;

const STUDY_STYLES: &str = "study.css";

/// One file of the built site.
#[derive(Debug, PartialEq, Eq)]
struct Sized {
    raw: u64,
    sent: u64,
    path: String,
}

/// Prints what every file weighs and checks the first load: code and styles, and fonts.
pub(crate) fn check() -> Outcome<()> {
    let listing = output(site_script("sizes.mjs", &[]).arg(site::folder()))?;
    let files = parse(&listing)?;
    println!("{:>9}{:>9}  file", "raw", "brotli");
    for Sized { raw, sent, path } in &files {
        println!("{raw:>9}{sent:>9}  {path}");
    }
    let code = within("wasm, JavaScript and CSS", weight(&files, is_code), CODE_BUDGET);
    let fonts = within("fonts", weight(&files, is_font), FONT_BUDGET);
    let thinker = within("the bots' worker", weight(&files, is_thinker), THINKER_BUDGET);
    println!("all that a hunt needs: {} bytes", weight(&files, is_of_a_hunt));
    code.and(fonts).and(thinker)
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

/// What the shelf loads. The service worker comes after it, and what a room needs when it is entered.
fn is_code(path: &str) -> bool {
    path != "sw.js" && !is_later(path) && [".wasm", ".js", ".css"].iter().any(|end| path.ends_with(end))
}

fn is_later(path: &str) -> bool {
    path.starts_with("part.") || ["table.css", STUDY_STYLES, "sound.js"].contains(&path) || is_thinker(path)
}

/// What has come once a hunt is sat down to for the first time: of the parts that are fetched later, those with the game's name;
/// nothing that only its study needs.
fn is_of_a_hunt(path: &str) -> bool {
    let is_elsewhere = path == STUDY_STYLES || path.starts_with("part.") && !path.contains(".chalice");
    (is_later(path) || is_code(path) || is_font(path) || path == "sprite.svg") && !is_elsewhere
}

fn is_thinker(path: &str) -> bool {
    path.starts_with("thinker")
}

fn is_font(path: &str) -> bool {
    path.ends_with(".woff2")
}

fn weight(files: &[Sized], wanted: fn(&str) -> bool) -> u64 {
    files.iter().filter(|file| wanted(&file.path)).map(|file| file.sent).sum()
}

fn within(what: &str, bytes: u64, budget: u64) -> Outcome<()> {
    println!("{what}: {bytes} of {budget} bytes");
    if bytes <= budget { Ok(()) } else { Err(format!("{what} weigh {} bytes too much.", bytes - budget)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTING: &str = "900 300 app-1f_bg.wasm\n100 40 app-1f.js\n50 20 a.css\n70 70 fonts/a b.woff2\n9 5 index.html\n8 4 sw.js\n700 200 thinker_bg.wasm\n600 100 part.chalice.study-1f.wasm\n80 30 part.study-2f.wasm\n60 10 sprite.svg\n90 50 study.css\n80 20 table.css\n";

    #[test]
    fn the_shelf_loads_without_workers_and_games_and_a_hunt_without_the_study() {
        let files = parse(LISTING).expect("the listing is well formed");
        assert_eq!(weight(&files, is_code), 360);
        assert_eq!(weight(&files, is_font), 70);
        assert_eq!(weight(&files, is_of_a_hunt), 360 + 70 + 200 + 100 + 10 + 20);
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
