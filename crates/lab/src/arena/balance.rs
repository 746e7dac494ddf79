//! What each upgrade and each Final Boss does in games of four of one level.

use super::crew;
use super::player::Player;
use super::table::{play, share};
use crate::options::Options;
use chalice::{Card, End, Event, FinalBoss, Rank, Setup, Sink, Table};
use kit::seat::MOST_SEATS;
use kit::{Seat, Seed};
use serde_json::json;

const HUNTERS: u8 = 4;

/// What is noted during a game.
#[derive(Clone, Copy, Default)]
struct Notes {
    /// Cards taken by each seat.
    taken: [[u32; Card::COUNT]; MOST_SEATS],
    round: u32,
    deaths: u32,
    final_deaths: u32,
    in_final: bool,
}

impl Sink for Notes {
    fn tell(&mut self, event: Event, _: &Table) {
        match event {
            Event::Round { round } => self.round = round.into(),
            Event::Upgraded { seat, card } => self.taken[seat.index()][card as usize] += 1,
            Event::Revealed { enemy, .. } => self.in_final = enemy.rank() == Rank::FinalBoss,
            Event::Died { .. } => {
                self.deaths += 1;
                self.final_deaths += u32::from(self.in_final);
            }
            _ => {}
        }
    }
}

/// One game in numbers.
struct Game {
    notes: Notes,
    boss: FinalBoss,
    shares: [f64; HUNTERS as usize],
    points: f64,
    /// Places after the First Player of round 1, with their share of the victory.
    by_place: [f64; HUNTERS as usize],
    end: End,
}

pub(super) fn run(options: &Options<'_>) -> Result<String, String> {
    let level: Player = options.text("--level").unwrap_or("veteran").parse()?;
    let (count, first) = (options.number("--games", 20_000)?, options.number("--first", 1_000_000)?);
    let name = format!("balance of {level}");
    let games = crew::each(count, options.threads()?, &name, |step| game(level, first.wrapping_add(step)))?;
    let report = Report { games };
    Ok(if options.has("--json") { report.json().to_string() } else { report.text() })
}

fn game(level: Player, seed: u32) -> Result<Game, String> {
    // Bosses and First Players in turn, so that each is met equally often.
    let boss = FinalBoss::ALL[(seed % 5) as usize];
    let opener = Seat((seed / 5 % u32::from(HUNTERS)) as u8);
    let setup = Setup::new(HUNTERS, Seed::from_number(seed)).against(boss).first(opener);
    let mut notes = Notes::default();
    let played = play(&setup, &[level; HUNTERS as usize], false, &mut notes)?;
    let shares = std::array::from_fn(|seat| share(&played, Seat(seat as u8)));
    let by_place = std::array::from_fn(|place| shares[(place + opener.index()) % usize::from(HUNTERS)]);
    let points = played.outcome.scores.iter().map(|&score| f64::from(score)).sum::<f64>() / f64::from(HUNTERS);
    Ok(Game { notes, boss, shares, points, by_place, end: played.outcome.end })
}

struct Report {
    games: Vec<Game>,
}

struct Upgrade {
    card: Card,
    taken: u32,
    /// Taken against the mean of all upgrades.
    popularity: f64,
    /// Win rate of those who took it over that of everyone, in points.
    lift: f64,
}

struct Boss {
    boss: FinalBoss,
    games: usize,
    rounds: f64,
    deaths: f64,
    /// Share of games in which somebody died at all, in percent.
    deadly: f64,
    /// Share of games in which somebody died in the last fight, in percent.
    kills: f64,
    points: f64,
    unfinished: usize,
}

impl Report {
    fn upgrades(&self) -> Vec<Upgrade> {
        let takers = |card: Card| {
            let seats = self.games.iter().flat_map(|game| game.shares.iter().zip(&game.notes.taken));
            seats.filter(move |(_, taken)| taken[card as usize] > 0)
        };
        let taken = |card: Card| -> u32 { takers(card).map(|(_, taken)| taken[card as usize]).sum() };
        let cards = Card::upgrades();
        let mean = f64::from(cards.iter().map(|&card| taken(card)).sum::<u32>()) / cards.len() as f64;
        let fair = 1.0 / f64::from(HUNTERS);
        let upgrade = |&card: &Card| {
            let wins: f64 = takers(card).map(|(share, _)| share).sum();
            let lift = (wins / takers(card).count().max(1) as f64 - fair) * 100.0;
            Upgrade { card, taken: taken(card), popularity: f64::from(taken(card)) / mean.max(1.0), lift }
        };
        cards.iter().map(upgrade).collect()
    }

    fn bosses(&self) -> Vec<Boss> {
        let boss = |&boss: &FinalBoss| {
            let games: Vec<&Game> = self.games.iter().filter(|game| game.boss == boss).collect();
            let mean =
                |of: &dyn Fn(&Game) -> f64| games.iter().map(|game| of(game)).sum::<f64>() / games.len().max(1) as f64;
            Boss {
                boss,
                games: games.len(),
                rounds: mean(&|game| game.notes.round.into()),
                deaths: mean(&|game| game.notes.deaths.into()),
                deadly: mean(&|game| if game.notes.deaths > 0 { 100.0 } else { 0.0 }),
                kills: mean(&|game| if game.notes.final_deaths > 0 { 100.0 } else { 0.0 }),
                points: mean(&|game| game.points),
                unfinished: games.iter().filter(|game| game.end != End::Victory).count(),
            }
        };
        FinalBoss::ALL.iter().map(boss).collect()
    }

    /// Win rate by place after the First Player of round 1.
    fn places(&self) -> [f64; HUNTERS as usize] {
        let count = self.games.len().max(1) as f64;
        std::array::from_fn(|place| self.games.iter().map(|game| game.by_place[place]).sum::<f64>() / count * 100.0)
    }

    fn json(&self) -> serde_json::Value {
        let upgrades = self.upgrades();
        let bosses = self.bosses();
        json!({
            "games": self.games.len(),
            "upgrades": upgrades.iter().map(|up| json!({
                "card": format!("{:?}", up.card), "taken": up.taken, "popularity": up.popularity, "lift": up.lift,
            })).collect::<Vec<_>>(),
            "bosses": bosses.iter().map(|boss| json!({
                "boss": format!("{:?}", boss.boss), "games": boss.games, "rounds": boss.rounds, "deaths": boss.deaths,
                "games_with_a_death": boss.deadly, "games_with_a_death_in_the_last_fight": boss.kills, "points": boss.points, "unfinished": boss.unfinished,
            })).collect::<Vec<_>>(),
            "wins_by_place": self.places(),
        })
    }

    fn text(&self) -> String {
        let mut lines = vec![format!("{} games", self.games.len())];
        lines.push(format!("{:20} {:>8} {:>10} {:>6}", "upgrade", "taken", "popularity", "lift"));
        for Upgrade { card, taken, popularity, lift } in self.upgrades() {
            let note = if lift.abs() > 8.0 || popularity < 0.5 { " *" } else { "" };
            lines.push(format!("{:20} {taken:8} {popularity:10.2} {lift:+6.1}{note}", format!("{card:?}")));
        }
        lines.push(format!(
            "{:16} {:>6} {:>6} {:>12} {:>14} {:>6}",
            "boss", "rounds", "deaths", "deadly games", "kills in games", "points"
        ));
        for boss in self.bosses() {
            let Boss { rounds, deaths, deadly, kills, points, unfinished, .. } = boss;
            let name = boss.boss;
            lines.push(format!(
                "{:16} {rounds:6.1} {deaths:6.1} {deadly:10.0} % {kills:12.0} % {points:6.1}  {unfinished} without a victory",
                format!("{name:?}")
            ));
        }
        let places = self.places().map(|wins| format!("{wins:.1} %"));
        lines.push(format!("wins by place after the First Player: {}", places.join(", ")));
        lines.join("\n")
    }
}
