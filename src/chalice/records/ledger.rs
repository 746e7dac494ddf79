//! What is kept of finished hunts, and the sums over all of them.
//!
//! Nothing here knows the page, the clock or the storage: a finished game and a date go in.

use super::feats::{Deeds, Feat};
use crate::chalice::hunt::HuntAtTable;
use crate::table::records::{FinishedGame, Sums, Tally, add};
use crate::table::{self, Playable};
use ::bots::chalice::Level;
use ::chalice::share::game_code;
use ::chalice::{Card, Event, FinalBoss};
use kit::hash::Fnv;
use kit::save::Kind;
use kit::{Seat, Seed, Sort};
use serde::{Deserialize, Serialize};

/// The name under which records are kept.
pub const NAME: &str = "chalice-records";
/// How they are kept.
pub const KIND: Kind = Kind { name: "chalice-records", migrations: &[] };

/// How many points one bar of the scores stands for, and how many bars there are; the last one is open.
pub const BAR: u16 = 5;
/// See [`BAR`].
pub const BARS: usize = 10;
/// Bars of the deaths; the last one is open.
pub const DEATH_BARS: usize = 6;

/// A finished hunt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// When it ended, in milliseconds since 1970.
    pub when: u64,
    /// The whole game.
    pub code: String,
    /// The dungeon.
    pub seed: Seed,
    /// How well the others played.
    pub level: Level,
    /// Whom the hunt was for.
    pub boss: FinalBoss,
    /// The person's seat.
    pub you: Seat,
    /// Everyone's points.
    pub scores: Vec<u16>,
    /// Whose the hunt is; nobody's if all were lost.
    pub winners: Vec<bool>,
    /// How often the person died.
    pub deaths: u8,
    /// What the person brought home.
    pub banked: u16,
    /// Cards that the person played or brought in, and how often.
    pub played: Vec<(u8, u16)>,
    /// How many rounds it took.
    pub rounds: u16,
}

/// How a hunt ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing {
    /// Won alone.
    Won,
    /// Won with others.
    Shared,
    /// In this place.
    Lost(usize),
    /// Nobody came back.
    Nobody,
}

impl Finished {
    /// What is kept of a game that is over; nothing of one that is not.
    #[must_use]
    pub fn of(game: &HuntAtTable, when: u64) -> Option<Self> {
        let outcome = game.outcome()?;
        let view = game.your_view();
        let you = view.table().hunter(game.you());
        let mut played = [0; Card::COUNT];
        for event in game.events() {
            if let Event::Played { seat, card } | Event::Transformed { seat, card } = *event
                && seat == game.you()
            {
                played[card as usize] += 1;
            }
        }
        let played = (0..).zip(played).filter(|&(_, times)| times > 0).collect();
        Some(Self {
            when,
            code: game_code(game.journal()).ok()?,
            seed: game.setup().seed,
            level: game.level(),
            boss: view.table().final_boss(),
            you: game.you(),
            scores: outcome.scores.as_slice().to_vec(),
            winners: outcome.winners.as_slice().to_vec(),
            deaths: you.deaths,
            banked: you.banked,
            played,
            rounds: view.table().round(),
        })
    }

    /// The person's points.
    #[must_use]
    pub fn score(&self) -> u16 {
        self.scores.get(self.you.index()).copied().unwrap_or_default()
    }

    /// Whether the person has won, alone or with others.
    #[must_use]
    pub fn won(&self) -> bool {
        self.winners.get(self.you.index()).copied().unwrap_or_default()
    }

    /// How it ended for the person.
    #[must_use]
    pub fn placing(&self) -> Placing {
        match self.winners.iter().filter(|&&wins| wins).count() {
            0 => Placing::Nobody,
            1 if self.won() => Placing::Won,
            _ if self.won() => Placing::Shared,
            winners => {
                let ahead = |(&score, &wins): (&u16, &bool)| !wins && score > self.score();
                Placing::Lost(winners + self.scores.iter().zip(&self.winners).filter(|&pair| ahead(pair)).count() + 1)
            }
        }
    }
}

impl FinishedGame for Finished {
    fn when(&self) -> u64 {
        self.when
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn fingerprint(&self) -> u64 {
        Fnv::default().text(&self.code).bytes(&[self.level as u8, self.you.0]).finish()
    }
}

/// Sums over all hunts, the forgotten ones too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// All hunts.
    pub all: Tally,
    /// In the order of [`Level::ALL`].
    pub by_level: [Tally; 4],
    /// In the order of [`FinalBoss::ALL`].
    pub by_boss: [Tally; 5],
    /// By the person's points, [`BAR`] to a bar.
    pub by_score: [Tally; BARS],
    /// By the person's deaths.
    pub by_deaths: [u32; DEATH_BARS],
    /// How often each card was played, in the order of [`Card::ALL`].
    pub cards: [u32; Card::COUNT],
    /// Deaths in all.
    pub deaths: u32,
    /// Echoes brought home in all.
    pub banked: u32,
    /// Rounds in all.
    pub rounds: u32,
    /// Points in all.
    pub points: u32,
    /// The most points in one hunt.
    pub best: u16,
    /// Wins in a row, up to now.
    pub streak: u32,
    /// The longest row of wins.
    pub best_streak: u32,
}

impl Sums<Finished> for Totals {
    fn add(&mut self, hunt: &Finished) {
        let (won, score) = (hunt.won(), hunt.score());
        self.all.count(won);
        self.by_level[hunt.level as usize].count(won);
        self.by_boss[hunt.boss as usize].count(won);
        self.by_score[usize::from(score / BAR).min(BARS - 1)].count(won);
        add(&mut self.by_deaths[usize::from(hunt.deaths).min(DEATH_BARS - 1)], 1_u32);
        for &(card, times) in &hunt.played {
            self.cards.get_mut(usize::from(card)).into_iter().for_each(|sum| add(sum, times));
        }
        add(&mut self.deaths, hunt.deaths);
        add(&mut self.banked, hunt.banked);
        add(&mut self.rounds, hunt.rounds);
        add(&mut self.points, score);
        self.best = self.best.max(score);
        self.streak = if won { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    fn all(&self) -> Tally {
        self.all
    }
}

impl Totals {
    /// The cards that were played most, the favourite first. Nobody has a choice about the Dream: it is left out.
    #[must_use]
    pub fn favourites(&self, most: usize) -> Vec<(Card, u32)> {
        let played = Card::ALL.into_iter().zip(self.cards);
        let mut cards: Vec<_> = played.filter(|&(card, times)| card != Card::HuntersDream && times > 0).collect();
        cards.arrange_by_key(|&(_, times)| std::cmp::Reverse(times));
        cards.truncate(most);
        cards
    }
}

/// All that is kept.
pub type Records = table::records::Records<Finished, Totals, Feat>;

/// Takes a finished hunt in, once. Says what was achieved with it for the first time.
pub fn take(records: &mut Records, game: &HuntAtTable, when: u64) -> Option<Vec<Feat>> {
    let hunt = Finished::of(game, when)?;
    let deeds = Deeds::read(game.you(), hunt.boss, game.events(), &game.rounds());
    records.take(hunt, |feat, hunt, totals| feat.is_earned(hunt, &deeds, totals))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::save::{open, seal};

    /// A hunt that chance has played to its end.
    fn played(seed: u32, level: Level) -> HuntAtTable {
        let mut game = HuntAtTable::silent(4, seed, level);
        game.play_by_chance(usize::MAX, "records");
        game
    }

    fn hunt(number: u64, scores: [u16; 3]) -> Finished {
        let best = scores.into_iter().max();
        Finished {
            when: number,
            code: format!("code-{number}"),
            seed: Seed::from_number(number as u32),
            level: Level::Novice,
            boss: FinalBoss::Rom,
            you: Seat(0),
            scores: scores.to_vec(),
            winners: scores.map(|score| Some(score) == best).to_vec(),
            deaths: 1,
            banked: scores[0],
            played: vec![(Card::HuntersDream as u8, 9), (Card::Evelyn as u8, 2), (Card::HunterAxe as u8, 3)],
            rounds: 12,
        }
    }

    fn with(hunts: impl IntoIterator<Item = Finished>) -> Records {
        let mut records = Records::default();
        for hunt in hunts {
            records.take(hunt, |_, _, _| false).expect("each is new");
        }
        records
    }

    #[test]
    fn a_finished_game_is_kept_as_it_ended() {
        let game = played(7, Level::Veteran);
        let outcome = game.outcome().expect("it is over");
        let mut records = Records::default();
        assert!(take(&mut records, &game, 1_000).is_some());
        let [kept] = records.games.as_slice() else { panic!("one hunt is kept") };
        assert_eq!((kept.when, kept.level, kept.seed), (1_000, Level::Veteran, game.setup().seed));
        assert_eq!(kept.scores, outcome.scores.as_slice());
        assert_eq!(kept.winners, outcome.winners.as_slice());
        assert_eq!(kept.boss, game.your_view().table().final_boss());
        let died = game.events().iter().filter(|event| **event == Event::Died { seat: Seat(0) }).count();
        assert_eq!(usize::from(kept.deaths), died);
        assert_eq!(::chalice::share::read_game(&kept.code).as_ref(), Ok(game.journal()));
        let cards: u32 = kept.played.iter().map(|&(_, times)| u32::from(times)).sum();
        assert!(cards >= u32::from(kept.rounds) - u32::from(kept.deaths), "{cards} cards in {} rounds", kept.rounds);
    }

    #[test]
    fn a_game_that_is_not_over_is_not_kept() {
        let game = HuntAtTable::silent(3, 1, Level::Novice);
        let mut records = Records::default();
        assert_eq!(take(&mut records, &game, 1), None);
        assert_eq!(records, Records::default());
    }

    #[test]
    fn the_same_game_counts_once_however_it_comes_back() {
        let game = played(8, Level::Novice);
        let mut records = Records::default();
        assert!(take(&mut records, &game, 1).is_some());
        let before = records.clone();
        let reloaded = HuntAtTable::resume(game.record()).expect("it was played");
        let mut redone = game.clone();
        assert!(redone.undo() && redone.redo());
        for again in [&game, &reloaded, &redone] {
            assert_eq!(take(&mut records, again, 2), None);
        }
        assert_eq!(records, before);
        assert!(take(&mut records, &played(9, Level::Novice), 3).is_some(), "another dungeon");
        assert!(take(&mut records, &played(8, Level::Nightmare), 4).is_some(), "other opponents");
        assert_eq!(records.totals.all.games, 3);
    }

    #[test]
    fn the_sums_add_up() {
        let boss = Finished { boss: FinalBoss::Gehrman, level: Level::Nightmare, ..hunt(2, [7, 30, 1]) };
        let totals = with([hunt(1, [20, 11, 3]), boss, hunt(3, [64, 1, 64])]).totals;
        assert_eq!(totals.all, Tally { games: 3, won: 2 });
        assert_eq!(totals.by_level[0], Tally { games: 2, won: 2 });
        assert_eq!(totals.by_level[3], Tally { games: 1, won: 0 });
        assert_eq!(totals.by_boss[FinalBoss::Rom as usize], Tally { games: 2, won: 2 });
        assert_eq!(totals.by_boss[FinalBoss::Gehrman as usize], Tally { games: 1, won: 0 });
        assert_eq!(totals.by_score[1], Tally { games: 1, won: 0 });
        assert_eq!(totals.by_score[4], Tally { games: 1, won: 1 });
        assert_eq!(totals.by_score[BARS - 1], Tally { games: 1, won: 1 });
        assert_eq!((totals.deaths, totals.by_deaths[1]), (3, 3));
        assert_eq!((totals.banked, totals.points, totals.rounds), (91, 91, 36));
        assert_eq!((totals.best, totals.streak, totals.best_streak), (64, 1, 1));
        assert_eq!(totals.favourites(9), [(Card::HunterAxe, 9), (Card::Evelyn, 6)]);
        assert_eq!(totals.favourites(1), [(Card::HunterAxe, 9)]);
    }

    #[test]
    fn the_placing_says_how_it_ended() {
        assert_eq!(hunt(1, [9, 1, 2]).placing(), Placing::Won);
        assert_eq!(hunt(1, [9, 1, 9]).placing(), Placing::Shared);
        assert_eq!(hunt(1, [2, 1, 9]).placing(), Placing::Lost(2));
        assert_eq!(hunt(1, [1, 4, 9]).placing(), Placing::Lost(3));
        assert_eq!(Finished { winners: vec![false; 3], ..hunt(1, [1, 4, 9]) }.placing(), Placing::Nobody);
    }

    #[test]
    fn what_a_stranger_wrote_is_shown_without_a_fall() {
        let odd =
            Finished { you: Seat(9), scores: Vec::new(), played: vec![(200, 7)], deaths: 255, ..hunt(1, [1, 2, 3]) };
        assert_eq!((odd.score(), odd.won()), (0, false));
        let totals = with([odd]).totals;
        assert_eq!(totals.by_deaths[DEATH_BARS - 1], 1);
        assert_eq!(totals.favourites(9), []);
    }

    #[test]
    fn records_come_back_as_they_were_kept() {
        let mut records = with((0..20).map(|number| hunt(number, [9, 1, 2])));
        take(&mut records, &played(5, Level::Hunter), 99);
        let text = seal(&KIND, &records).expect("records can be written");
        for name in ["\"hunts\":[{", "\"all\":{\"hunts\":21,\"won\":", "\"earned\":", "\"seen\":"] {
            assert!(text.contains(name), "records of the last release have {name}");
        }
        assert_eq!(open(&KIND, &text), Ok(records));
    }
}
