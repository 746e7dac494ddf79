//! One player alone at a table of others, in every seat of the same seeds.

use super::crew;
use super::player::Player;
use super::table::{play, share};
use chalice::Setup;
use kit::{Seat, Seed};
use std::fmt;

/// What is to be played.
pub(crate) struct Contest {
    pub(crate) a: Player,
    pub(crate) b: Player,
    pub(crate) seeds: u32,
    pub(crate) first: u32,
    pub(crate) hunters: u8,
    pub(crate) talk: bool,
    pub(crate) threads: u32,
}

/// What came of it.
pub(crate) struct Score {
    name: String,
    games: u32,
    fair: f64,
    wins: f64,
    interval: f64,
    points: f64,
    /// Promises kept and broken by the one alone, and the trust left at the end of a game, from 0 to 1.
    kept: u32,
    broken: u32,
    trust: f64,
}

/// One seed: mean share of victory, mean score, promises kept and broken, trust.
type Seeded = (f64, f64, u32, u32, f64);

impl Contest {
    pub(crate) fn play(&self) -> Result<Score, String> {
        let name = format!("{} among {}", self.a, self.b);
        let seeded = crew::each(self.seeds, self.threads, &name, |step| self.seed(self.first.wrapping_add(step)))?;
        let count = seeded.len().max(1) as f64;
        let mean = |of: fn(&Seeded) -> f64| seeded.iter().map(of).sum::<f64>() / count;
        let wins = mean(|seed| seed.0);
        // The games of one seed are no independent games: the seed is what counts as one observation.
        let spread = seeded.iter().map(|seed| (seed.0 - wins) * (seed.0 - wins)).sum::<f64>() / (count - 1.0).max(1.0);
        Ok(Score {
            name,
            games: self.seeds * u32::from(self.hunters),
            fair: 1.0 / f64::from(self.hunters),
            wins,
            interval: 1.96 * (spread / count).sqrt(),
            points: mean(|seed| seed.1),
            kept: seeded.iter().map(|seed| seed.2).sum(),
            broken: seeded.iter().map(|seed| seed.3).sum(),
            trust: mean(|seed| seed.4),
        })
    }

    fn seed(&self, seed: u32) -> Result<Seeded, String> {
        let setup = Setup::new(self.hunters, Seed::from_number(seed));
        let mut sum = (0.0, 0.0, 0, 0, 0.0);
        let each = 1.0 / f64::from(self.hunters);
        for seat in (0..self.hunters).map(Seat) {
            let mut players = vec![self.b; self.hunters.into()];
            players[seat.index()] = self.a;
            let played = play(&setup, &players, self.talk, &mut ())?;
            let (kept, broken) = played.memory.record(seat);
            sum.0 += share(&played, seat) * each;
            sum.1 += f64::from(played.outcome.scores[seat]) * each;
            sum.2 += u32::from(kept);
            sum.3 += u32::from(broken);
            sum.4 += f64::from(played.memory.trust(seat)) / f64::from(bots::chalice::FULL_TRUST) * each;
        }
        Ok(sum)
    }
}

impl Score {
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "name": self.name, "games": self.games, "fair": self.fair, "wins": self.wins, "interval": self.interval,
            "above_fair": self.wins - self.interval > self.fair, "points": self.points,
            "kept": self.kept, "broken": self.broken, "trust": self.trust,
        })
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |part: f64| part * 100.0;
        let Self { name, games, points, .. } = self;
        let (wins, interval, fair) = (percent(self.wins), percent(self.interval), percent(self.fair));
        write!(f, "{name}: wins {wins:.1} % +- {interval:.1} (fair {fair:.0} %), {points:.1} points, {games} games")?;
        if self.kept + self.broken > 0 {
            let (kept, broken, trust) = (self.kept, self.broken, percent(self.trust));
            write!(f, "; promises kept {kept}, broken {broken}, trust at the end {trust:.0} %")?;
        }
        Ok(())
    }
}
