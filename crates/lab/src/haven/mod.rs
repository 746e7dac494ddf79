//! `lab haven`: a command line over the rules of Gloomhaven.

mod arena;
mod board;
mod cases;
mod deep;
mod explain;
mod games;
mod preview;

use crate::options::Options;
use ::haven::Setup;
use ::haven::class::Class;
use ::haven::map::OpenDoors;
use ::haven::scenario::ScenarioSheet;
use kit::Seed;

const HELP: &str = "lab haven play --scenario N --heroes brute,tinkerer --seed S [--level L]    a whole scenario in words
lab haven dungeon --seed S [--heroes ...]                       a random dungeon in words
lab haven games --count N [--strong]    games by the simple policy and by chance, checked after every choice, and which rooms,
                                goals and defeats they came to, as JSON; with strong heroes they come to all
lab haven wins --scenario N --count N    how often each pair of heroes wins by the simple policy, as JSON
lab haven arena --scenario N|dungeon|mix [--heroes brute,spellweaver|2|3|4] [--level policy|squire|veteran|champion]
    [--guest LEVEL] [--words] [--difficulty easy|normal|hard|very-hard] [--games G] [--first SEED] [--json]
                                parties of fresh heroes with items 1 to 14: wins, rounds, causes of lost games; without
                                --heroes all pairs, threes and fours in turn; a guest sits in the last seat; with words everybody
                                speaks before the cards are chosen
lab haven ladder [--levels policy,squire,veteran,champion]    each level in the same games of the same arena: wins, and how many
                                points more than the one before
lab haven explain                the first game of the same arena, told round by round
lab haven golden --count N [--minds]    what games of the simple policy come to, or of minds, for another build to compare, as JSON
lab haven honest --level LEVEL --states N [--every N]    how many decisions differ when everything hidden is dealt anew, as JSON
lab haven fuzz --seconds N      damaged codes and journals, as JSON
lab haven preview --situations N --draws N --json    previews of attacks against real draws, as JSON
lab haven bench --json          monster turns and games per second, as JSON
lab haven monster-turns FILE    every legal outcome of each case, as JSON
lab haven board --scenario N --json    the board as laid out: tiles, doors, overlays, monsters
lab haven sight --scenario N    ordered hex pairs in and out of sight, all doors open";

/// Runs one command; what it returns is printed.
pub(crate) fn run(arguments: &[String]) -> Result<String, String> {
    let Some((command, rest)) = arguments.split_first() else { return Err(HELP.to_owned()) };
    let options = Options(rest);
    match command.as_str() {
        "monster-turns" => cases::answer(options.file()?),
        "sight" => sight(options.scenario()?),
        "board" => board::print(options.scenario()?),
        "play" => {
            let setup = arena::equipped(Setup::scenario(options.scenario()?, &options.heroes()?, options.seed()?));
            games::tell(&setup, arena::level(&options)?)
        }
        "dungeon" => {
            let seed = options.seed()?;
            let rooms = ::haven::dungeon::names(seed);
            let rooms: Vec<String> = rooms.iter().map(|(adjective, noun)| format!("{adjective} {noun}")).collect();
            Ok(format!(
                "{}\n{}",
                rooms.join(", "),
                games::tell(&arena::equipped(Setup::dungeon(&options.heroes()?, seed)), arena::level(&options)?)?
            ))
        }
        "games" => games::many(options.number("--count", 1_000)?, options.has("--strong")),
        "wins" => games::wins(options.scenario()?, options.number("--count", 100)?),
        "arena" => arena::run(&options),
        "ladder" => arena::ladder(&options),
        "explain" => explain::run(&options),
        "golden" => Ok(games::checksum(options.number("--count", 200)?, options.has("--minds"))),
        "honest" => {
            let level = arena::level(&options)?.ok_or("the simple policy has no mind")?;
            Ok(games::honest(level, options.number("--states", 1_000)?, options.number("--every", 61)?))
        }
        "fuzz" => games::fuzz(u64::from(options.number("--seconds", 60)?)),
        "preview" => preview::compare(options.number("--situations", 200)?, options.number("--draws", 10_000)?),
        "bench" => games::bench(),
        _ => Err(HELP.to_owned()),
    }
}

impl Options<'_> {
    fn scenario(&self) -> Result<u8, String> {
        let number = self.number("--scenario", 1)?;
        u8::try_from(number).map_err(|_| format!("there is no scenario {number} here"))
    }

    fn seed(&self) -> Result<Seed, String> {
        Seed::from_text(self.text("--seed").unwrap_or("1")).ok_or_else(|| "an empty seed".to_owned())
    }

    fn heroes(&self) -> Result<Vec<Class>, String> {
        let known =
            |word: &str| Class::ALL.into_iter().find(|class| class.name().to_string().eq_ignore_ascii_case(word));
        let words = self.text("--heroes").unwrap_or("brute,tinkerer").split(',');
        words.map(|word| known(word.trim()).ok_or_else(|| format!("there is no class {word}"))).collect()
    }
}

fn sight(number: u8) -> Result<String, String> {
    let sheet = ScenarioSheet::by_number(number).ok_or_else(|| format!("there is no scenario {number} here"))?;
    let layout = sheet.layout().map_err(|why| why.to_string())?;
    let (seen, unseen) = layout.map.chart(OpenDoors::ALL).sight_counts();
    Ok(format!("{seen} in sight\n{unseen} out of sight"))
}
