//! Hunts in words, and hunts by the thousand under the eye of the invariants.

use chalice::{Event, FinalBoss, Hunt, Journal, Setup, rebuild, selfplay, share, words};
use kit::{Lang, Seat, Seed, Stream};

/// A random hunt, told from beginning to end.
pub(crate) fn play(setup: &Setup, lang: Lang) -> Result<String, String> {
    let mut journal = Journal::new(*setup);
    let mut hunt = Hunt::begin(setup, &mut ()).map_err(|why| why.to_string())?;
    let mut chance = Stream::new(setup.seed, "chalice random hunters");
    while let Some(seat) = hunt.next_to_decide() {
        let legal = hunt.legal(seat);
        let choice = legal.nth(chance.below(legal.len()));
        hunt.choose(seat, choice, &mut ()).map_err(|why| why.to_string())?;
        journal.record(seat, choice);
    }
    tell(&journal, lang)
}

/// A journal as JSON, or a share code.
pub(crate) fn replay(file: &str, lang: Lang) -> Result<String, String> {
    let text = std::fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
    let journal = match serde_json::from_str(&text) {
        Ok(journal) => journal,
        Err(_) => share::read_game(&text).map_err(|why| why.to_string())?,
    };
    tell(&journal, lang)
}

fn tell(journal: &Journal, lang: Lang) -> Result<String, String> {
    let mut events: Vec<Event> = Vec::new();
    let hunt = rebuild(journal, &mut events).map_err(|why| format!("{why:?}"))?;
    let name = |seat: Seat| format!("{} {}", words::Term::Hunter.word(lang), seat.0 + 1);
    let mut lines: Vec<String> = events.into_iter().map(|event| words::line(event, lang, &name)).collect();
    if let Some(result) = hunt.outcome() {
        let scores: Vec<String> =
            result.scores.entries().map(|(seat, score)| format!("{}: {score}", name(seat))).collect();
        lines.push(scores.join(", "));
    }
    lines.push(share::game_code(journal).map_err(|why| format!("{why:?}"))?);
    Ok(lines.join("\n"))
}

/// Plays random hunts of every size against every Final Boss, watched at each decision, and says how long they became.
pub(crate) fn selfplay(first: u32, games: u32) -> Result<String, String> {
    let start = std::time::Instant::now();
    let (mut rounds, mut decisions, mut longest_code) = (0_u64, 0_u64, 0);
    let mut ends = std::collections::BTreeMap::new();
    for game in 0..games {
        let seed = Seed::from_number(first.wrapping_add(game));
        let boss = FinalBoss::ALL[(game / 3 % 5) as usize];
        let setup = Setup::new(3 + (game % 3) as u8, seed).against(boss);
        let watched = selfplay::watch(&setup).map_err(|why| format!("{setup:?}: {why}"))?;
        rounds += u64::from(watched.hunt.table().round());
        decisions += watched.journal.choices().len() as u64;
        longest_code = longest_code.max(watched.code.len());
        *ends.entry(watched.hunt.table().end()).or_insert(0_u32) += 1;
    }
    let (per_game, seconds) = (f64::from(games.max(1)), start.elapsed().as_secs_f64());
    Ok(format!(
        "{games} hunts kept every promise in {seconds:.0} s: {:.1} rounds and {:.0} decisions each, ends {ends:?}, longest share code {longest_code} characters",
        rounds as f64 / per_game,
        decisions as f64 / per_game,
    ))
}
