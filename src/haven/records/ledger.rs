//! What is kept of finished scenarios, and the sums over all of them.
//!
//! Nothing here knows the page, the clock or the storage: a finished game and a date go in.

use super::feats::Feat;
use crate::haven::ending::Account;
use crate::haven::scenario::{Player, ScenarioAtTable};
use crate::table::records::{FinishedGame, Sums, Tally, add};
use crate::table::{self, Playable};
use ::haven::Ending;
use ::haven::class::Class;
use ::haven::figure::Kind as Figure;
use ::haven::hero::Pile;
use ::haven::setup::{Difficulty, MOST_SCENARIO_LEVEL};
use ::haven::share::game_code;
use kit::hash::Fnv;
use kit::save::Kind;
use kit::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// The name under which records are kept, and how.
pub const RECORDS: (&str, Kind) = ("haven-records", Kind { name: "haven-records", migrations: &[] });

/// Bars of the cards that were left; the last one is open.
pub const CARD_BARS: usize = 9;
/// A win with so few cards left, or a defeat before so few enemies, was close.
const CLOSE_CARDS: u16 = 3;
const CLOSE_FOES: u16 = 2;

/// One hero of a finished scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinishedHero {
    /// The class.
    pub class: Class,
    /// The hero's level.
    pub level: u8,
    /// Whether the person decided for this hero.
    pub yours: bool,
    /// Damage dealt, and taken.
    pub dealt: u16,
    /// See `dealt`.
    pub taken: u16,
    /// Monsters killed.
    pub kills: u16,
    /// Cards in hand and discard at the end.
    pub cards: u8,
    /// Hit points at the end.
    pub health: u16,
    /// Whether the hero was exhausted.
    pub exhausted: bool,
    /// Money tokens looted.
    pub coins: u16,
    /// Gold that all loot was worth.
    pub gold: u16,
    /// Experience, with what winning brings.
    pub experience: u16,
    /// Checkmarks for the battle goal.
    pub checks: u8,
}

/// A finished scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// When it ended, in milliseconds since 1970.
    pub when: u64,
    /// One number for the whole game.
    pub print: u64,
    /// The whole game.
    pub code: String,
    /// What it was dealt from.
    pub seed: Seed,
    /// The number of the scenario; none for a random dungeon.
    pub scenario: Option<u8>,
    /// The scenario level.
    pub level: u8,
    /// How hard that was for these heroes, from easy to very hard.
    pub difficulty: u8,
    /// Whether it was won.
    pub won: bool,
    /// How many rounds it took.
    pub rounds: u16,
    /// The heroes, by seat.
    pub heroes: Vec<FinishedHero>,
    /// Enemies that still stood on the board.
    pub foes: u16,
    /// The hardest blow of the person's heroes.
    pub hardest: u16,
}

/// What made a scenario close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// Won with so many cards left among all of the person's heroes.
    Cards(u16),
    /// Lost before so many enemies.
    Foes(u16),
}

/// Which difficulty a scenario level is for these heroes: the nearest one.
fn difficulty(game: &ScenarioAtTable) -> u8 {
    let (level, heroes) = (game.game().level(), &game.setup().heroes);
    let place = Difficulty::ALL.iter().rposition(|one| one.level(heroes) <= level);
    place.unwrap_or_default() as u8
}

/// One number for this very game: the same choices at the same table.
pub fn fingerprint(game: &ScenarioAtTable, code: &str) -> u64 {
    let players: Vec<u8> = game.players().iter().map(|&player| u8::from(player == Player::You)).collect();
    Fnv::default().text(code).bytes(&players).finish()
}

impl Finished {
    /// What is kept of a game that is over; nothing of one that is not.
    #[must_use]
    pub fn of(at_table: &ScenarioAtTable, when: u64) -> Option<Self> {
        let game = at_table.game();
        let outcome = game.outcome()?;
        let code = game_code(at_table.session().journal())?;
        let account = Account::of(at_table);
        let hero = |seat: Seat| {
            let hero = &game.heroes()[seat.index()];
            let (gold, experience) = game.earnings(seat);
            let [dealt, taken] = account.damage(seat);
            FinishedHero {
                class: hero.class,
                level: hero.level,
                yours: at_table.is_yours(seat),
                dealt,
                taken,
                kills: hero.tally.kills,
                cards: (hero.count(Pile::Hand) + hero.discarded().count() + hero.count(Pile::Chosen)) as u8,
                health: game.figure(hero.figure).health.max(0) as u16,
                exhausted: hero.exhausted,
                coins: hero.tally.coins,
                gold,
                experience,
                checks: game.checkmarks(seat),
            }
        };
        let foes = game.figures().filter(|(_, figure)| matches!(figure.kind, Figure::Monster { .. })).count();
        Some(Self {
            when,
            print: fingerprint(at_table, &code),
            code,
            seed: at_table.setup().seed,
            scenario: at_table.digest().scenario,
            level: game.level(),
            difficulty: difficulty(at_table),
            won: outcome == Ending::Won,
            rounds: game.round(),
            heroes: (0..game.heroes().len() as u8).map(|seat| hero(Seat(seat))).collect(),
            foes: foes as u16,
            hardest: account.hardest_of(|seat| at_table.is_yours(seat)),
        })
    }

    /// The heroes that the person decided for.
    pub fn yours(&self) -> impl Iterator<Item = &FinishedHero> {
        self.heroes.iter().filter(|hero| hero.yours)
    }

    /// A sum over the person's heroes.
    #[must_use]
    pub fn sum(&self, of: fn(&FinishedHero) -> u16) -> u16 {
        self.yours().map(of).fold(0, u16::saturating_add)
    }

    /// Cards that were left to the person's heroes.
    #[must_use]
    pub fn cards_left(&self) -> u16 {
        self.sum(|hero| if hero.exhausted { 0 } else { hero.cards.into() })
    }

    /// Whether it was close, and by what.
    #[must_use]
    pub fn close(&self) -> Option<Close> {
        let cards = self.cards_left();
        match self.won {
            true => (cards <= CLOSE_CARDS).then_some(Close::Cards(cards)),
            false => (1..=CLOSE_FOES).contains(&self.foes).then_some(Close::Foes(self.foes)),
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
        self.print
    }
}

/// What was counted of one class, in the person's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassSum {
    /// The class.
    pub class: Class,
    /// How often, and how often it was won.
    pub tally: Tally,
    /// Damage dealt.
    pub dealt: u32,
    /// Damage taken.
    pub taken: u32,
    /// Experience gained.
    pub experience: u32,
}

/// Sums over all scenarios, the forgotten ones too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// All scenarios.
    pub all: Tally,
    /// Each class that was played.
    pub by_class: Vec<ClassSum>,
    /// Each scenario that was played, by its number; none for the random dungeon.
    pub by_scenario: Vec<(Option<u8>, Tally)>,
    /// By scenario level.
    pub by_level: [Tally; MOST_SCENARIO_LEVEL as usize + 1],
    /// By the cards that were left to the person's heroes.
    pub by_cards: [Tally; CARD_BARS],
    /// Damage dealt.
    pub dealt: u32,
    /// Damage taken.
    pub taken: u32,
    /// Monsters killed.
    pub kills: u32,
    /// Money tokens looted.
    pub coins: u32,
    /// Experience gained.
    pub experience: u32,
    /// Battle goals met.
    pub goals: u32,
    /// Rounds in all.
    pub rounds: u32,
    /// The fewest rounds of a win.
    pub quickest: Option<u16>,
    /// Wins and defeats that were close.
    pub close: u32,
    /// Wins in a row, up to now.
    pub streak: u32,
    /// The longest row of wins.
    pub best_streak: u32,
}

impl Sums<Finished> for Totals {
    fn add(&mut self, game: &Finished) {
        let won = game.won;
        self.all.count(won);
        for hero in game.yours() {
            let sum = self.class_mut(hero.class);
            sum.tally.count(won);
            add(&mut sum.dealt, hero.dealt);
            add(&mut sum.taken, hero.taken);
            add(&mut sum.experience, hero.experience);
        }
        self.scenario_mut(game.scenario).count(won);
        self.by_level[usize::from(game.level.min(MOST_SCENARIO_LEVEL))].count(won);
        self.by_cards[usize::from(game.cards_left()).min(CARD_BARS - 1)].count(won);
        add(&mut self.dealt, game.sum(|hero| hero.dealt));
        add(&mut self.taken, game.sum(|hero| hero.taken));
        add(&mut self.kills, game.sum(|hero| hero.kills));
        add(&mut self.coins, game.sum(|hero| hero.coins));
        add(&mut self.experience, game.sum(|hero| hero.experience));
        add(&mut self.goals, game.sum(|hero| u16::from(hero.checks > 0)));
        add(&mut self.rounds, game.rounds);
        add(&mut self.close, u16::from(game.close().is_some()));
        if won {
            self.quickest = Some(self.quickest.map_or(game.rounds, |least| least.min(game.rounds)));
        }
        self.streak = if won { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    fn all(&self) -> Tally {
        self.all
    }
}

impl Totals {
    fn class_mut(&mut self, class: Class) -> &mut ClassSum {
        let place = self.by_class.iter().position(|sum| sum.class == class).unwrap_or_else(|| {
            self.by_class.push(ClassSum { class, tally: Tally::default(), dealt: 0, taken: 0, experience: 0 });
            self.by_class.len() - 1
        });
        &mut self.by_class[place]
    }

    fn scenario_mut(&mut self, scenario: Option<u8>) -> &mut Tally {
        let place = self.by_scenario.iter().position(|(number, _)| *number == scenario).unwrap_or_else(|| {
            self.by_scenario.push((scenario, Tally::default()));
            self.by_scenario.len() - 1
        });
        &mut self.by_scenario[place].1
    }

    /// What was counted of a class, if it was played.
    #[must_use]
    pub fn class(&self, class: Class) -> Option<&ClassSum> {
        self.by_class.iter().find(|sum| sum.class == class)
    }

    /// How many classes the person has won with.
    #[must_use]
    pub fn classes_won(&self) -> u32 {
        self.by_class.iter().filter(|sum| sum.tally.won > 0).count() as u32
    }

    /// How many scenarios of the book were won.
    #[must_use]
    pub fn scenarios_won(&self) -> u32 {
        self.by_scenario.iter().filter(|(number, tally)| number.is_some() && tally.won > 0).count() as u32
    }
}

/// All that is kept.
pub type Records = table::records::Records<Finished, Totals, Feat>;

/// Takes a finished scenario in, once. Says what was achieved with it for the first time.
pub fn take(records: &mut Records, game: &ScenarioAtTable, when: u64) -> Option<Vec<Feat>> {
    let game = Finished::of(game, when)?;
    records.take(game, Feat::is_earned)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use ::haven::Setup;
    use kit::save::{open, seal};

    /// A scenario that simple heroes have played to its end.
    pub(crate) fn played(scenario: u8, heroes: &[Class], seed: u32) -> ScenarioAtTable {
        let players = (0..heroes.len()).map(|seat| if seat == 0 { Player::You } else { Player::Bot }).collect();
        let setup = Setup::scenario(scenario, heroes, Seed::from_number(seed));
        let mut game = ScenarioAtTable::new(setup, players).expect("a fair set-up");
        while let Some(seat) = game.game().next_to_decide() {
            let choice = bots::haven::policy::choose(&game.view(seat)).expect("something to decide");
            game.choose(seat, choice).expect("it was listed");
        }
        game
    }

    const PAIR: [Class; 2] = [Class::Brute, Class::Spellweaver];

    #[test]
    fn a_finished_scenario_is_kept_once_and_comes_back_as_it_was() {
        let game = played(1, &PAIR, 4);
        let mut records = Records::default();
        let fresh = take(&mut records, &game, 7);
        assert!(fresh.is_some());
        assert_eq!(take(&mut records, &game, 8), None, "it is counted already");
        let [kept] = &records.games[..] else { panic!("one game") };
        assert_eq!((kept.when, kept.scenario, kept.rounds), (7, Some(1), game.game().round()));
        assert_eq!(kept.won, game.outcome() == Some(Ending::Won));
        assert_eq!(kept.heroes.iter().map(|hero| hero.yours).collect::<Vec<_>>(), [true, false]);
        assert!(kept.heroes.iter().all(|hero| hero.taken > 0));
        assert_eq!(Some(kept.print), Finished::of(&game, 0).map(|game| game.print));
        let text = seal(&RECORDS.1, &records).expect("records can be written");
        assert_eq!(open::<Records>(&RECORDS.1, &text), Ok(records));
    }

    #[test]
    fn a_game_that_is_not_over_leaves_nothing() {
        let setup = Setup::scenario(1, &PAIR, Seed::from_number(1));
        let game = ScenarioAtTable::new(setup, vec![Player::You, Player::Bot]).expect("a fair set-up");
        assert_eq!(Finished::of(&game, 1), None);
    }

    #[test]
    fn only_the_persons_heroes_are_summed_up() {
        let game = Finished::of(&played(1, &PAIR, 4), 1).expect("it is over");
        let mut totals = Totals::default();
        totals.add(&game);
        totals.add(&game);
        assert_eq!(totals.all.games, 2);
        assert_eq!(totals.by_class.iter().map(|sum| sum.class).collect::<Vec<_>>(), [Class::Brute]);
        assert_eq!(totals.dealt, 2 * u32::from(game.heroes[0].dealt));
        assert_eq!(totals.taken, totals.by_class[0].taken);
        assert_eq!(totals.by_scenario, [(Some(1), totals.all)]);
        let by_cards: u32 = totals.by_cards.iter().map(|bar| bar.games).sum();
        assert_eq!(by_cards, 2);
    }

    #[test]
    fn what_is_close_is_said_of_both_ends() {
        let game = Finished::of(&played(1, &PAIR, 4), 1).expect("it is over");
        let with = |won, cards, exhausted, foes| {
            let mut game = Finished { won, foes, ..game.clone() };
            game.heroes[0].cards = cards;
            game.heroes[0].exhausted = exhausted;
            game.close()
        };
        assert_eq!(with(true, 3, false, 0), Some(Close::Cards(3)));
        assert_eq!(with(true, 4, false, 0), None);
        assert_eq!(with(true, 9, true, 0), Some(Close::Cards(0)), "others had to win it");
        assert_eq!(with(false, 0, true, 2), Some(Close::Foes(2)));
        assert_eq!(with(false, 0, true, 3), None);
        assert_eq!(with(false, 0, true, 0), None, "lost otherwise than before enemies");
    }
}
