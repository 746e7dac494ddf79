//! What a game is made from. A [`Setup`] may come from anywhere; only [`Game::begin`](crate::Game::begin) turns it into a game.

use crate::RULES_VERSION;
use crate::card::CardId;
use crate::class::{Class, MOST_LEVEL};
use crate::dungeon::Severity;
use crate::item::{Item, PackError, check_pack};
use crate::scenario::ScenarioSheet;
use kit::Seed;
use serde::{Deserialize, Serialize};

/// The most heroes at a table.
pub const MOST_HEROES: usize = 4;

/// Everything that is settled before the first choice. Untrusted: it is checked when a game is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// By which edition of the rules: only today's is played. A journal of the first edition does not say it.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// Where it is played.
    pub place: Place,
    /// Who plays, by seat.
    pub heroes: Vec<HeroSetup>,
    /// How hard.
    pub difficulty: Difficulty,
    /// One person, or open information: monsters and traps one level higher (H4.07).
    pub solo: bool,
    /// The variant with less luck (H19.01).
    pub less_luck: bool,
    /// The variant in which heroes die for good (H19.02).
    pub permanent_death: bool,
    /// Everything that chance decides.
    pub seed: Seed,
}

const fn first_rules() -> u32 {
    1
}

/// Where a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// A scenario of the book.
    Scenario(u8),
    /// Three random rooms (H19.03) and how severe their penalties are.
    Dungeon([Severity; 3]),
}

/// One hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroSetup {
    /// The class.
    pub class: Class,
    /// The level, 1 to 9.
    pub level: u8,
    /// Perks, each named as often as it was marked.
    pub perks: Vec<u8>,
    /// The cards taken along.
    pub hand: Vec<CardId>,
    /// The items taken along.
    pub items: Vec<Item>,
}

impl HeroSetup {
    /// A fresh hero with the cards of level 1 and nothing else.
    #[must_use]
    pub fn fresh(class: Class) -> Self {
        Self { class, level: 1, perks: Vec::new(), hand: class.first_hand(), items: Vec::new() }
    }
}

/// How hard a scenario is, against the recommendation (H4.05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Difficulty {
    /// One level lower.
    Easy,
    /// As recommended.
    #[default]
    Normal,
    /// One level higher.
    Hard,
    /// Two levels higher.
    VeryHard,
}

/// Why a setup makes no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A game of another edition of the rules.
    Rules(u32),
    /// Two to four heroes play.
    Heroes(usize),
    /// Two of one class (H1.05).
    ClassTwice(Class),
    /// A level that does not exist.
    Level(u8),
    /// There is no such scenario here.
    Scenario(u8),
    /// Not exactly the class's hand size, or a card twice or unknown (H2.05).
    Hand(Class),
    /// A perk that the class has not, or more often than it can be marked.
    Perks(Class),
    /// More items than can be carried (H3.01, H3.02).
    Items(PackError),
    /// More copies of an item than there are (H3.02).
    Copies(Item),
    /// The board itself is wrong.
    Board,
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rules(version) => write!(
                f,
                "this game belongs to version {version} of the rules, and only version {RULES_VERSION} is played here"
            ),
            Self::Heroes(count) => write!(f, "two to four heroes can play, not {count}"),
            Self::ClassTwice(class) => write!(f, "only one {} can play", class.name()),
            Self::Level(level) => write!(f, "there is no level {level}"),
            Self::Scenario(number) => write!(f, "there is no scenario {number} here"),
            Self::Hand(class) => write!(f, "the {} takes exactly {} cards along", class.name(), class.hand_size()),
            Self::Perks(class) => write!(f, "the {} cannot have these perks", class.name()),
            Self::Items(PackError::Twice(item)) => write!(f, "nobody carries two of {}", item.sheet().name),
            Self::Items(PackError::NoRoom(item)) => write!(f, "there is no room for {}", item.sheet().name),
            Self::Copies(item) => write!(f, "there are not so many of {}", item.sheet().name),
            Self::Board => write!(f, "the board cannot be laid out"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// These fresh heroes in a scenario.
    #[must_use]
    pub fn scenario(number: u8, classes: &[Class], seed: Seed) -> Self {
        Self {
            rules: RULES_VERSION,
            place: Place::Scenario(number),
            heroes: classes.iter().map(|&class| HeroSetup::fresh(class)).collect(),
            difficulty: Difficulty::Normal,
            solo: false,
            less_luck: false,
            permanent_death: false,
            seed,
        }
    }

    /// These fresh heroes in a random dungeon with the usual penalties: none, minor, major.
    #[must_use]
    pub fn dungeon(classes: &[Class], seed: Seed) -> Self {
        let place = Place::Dungeon([Severity::None, Severity::Minor, Severity::Major]);
        Self { place, ..Self::scenario(1, classes, seed) }
    }

    /// The scenario level (H4.05).
    #[must_use]
    pub fn level(&self) -> u8 {
        let sum: u32 = self.heroes.iter().map(|hero| u32::from(hero.level)).sum();
        let recommended = sum.div_ceil(2 * self.heroes.len().max(1) as u32) as u8;
        let level = match self.difficulty {
            Difficulty::Easy => recommended.saturating_sub(1),
            Difficulty::Normal => recommended,
            Difficulty::Hard => recommended + 1,
            Difficulty::VeryHard => recommended + 2,
        };
        level.min(7)
    }

    /// Everything that does not need the board.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.rules != RULES_VERSION {
            return Err(SetupError::Rules(self.rules));
        }
        if !(2..=MOST_HEROES).contains(&self.heroes.len()) {
            return Err(SetupError::Heroes(self.heroes.len()));
        }
        if let Place::Scenario(number) = self.place {
            ScenarioSheet::by_number(number).ok_or(SetupError::Scenario(number))?;
        }
        for (at, hero) in self.heroes.iter().enumerate() {
            if self.heroes[..at].iter().any(|other| other.class == hero.class) {
                return Err(SetupError::ClassTwice(hero.class));
            }
            hero.check()?;
        }
        for item in Item::ALL {
            let wanted = self.heroes.iter().filter(|hero| hero.items.contains(&item)).count();
            if wanted > usize::from(item.sheet().copies) {
                return Err(SetupError::Copies(item));
            }
        }
        Ok(())
    }
}

impl HeroSetup {
    fn check(&self) -> Result<(), SetupError> {
        if !(1..=MOST_LEVEL).contains(&self.level) {
            return Err(SetupError::Level(self.level));
        }
        let known = |card: &CardId| usize::from(card.0) < self.class.cards().len();
        let twice = |at: usize| self.hand[..at].contains(&self.hand[at]);
        if self.hand.len() != self.class.hand_size() || !self.hand.iter().all(known) || (0..self.hand.len()).any(twice)
        {
            return Err(SetupError::Hand(self.class));
        }
        for &perk in &self.perks {
            let marked = self.perks.iter().filter(|&&other| other == perk).count();
            let boxes = self.class.perks().get(usize::from(perk)).map_or(0, |perk| usize::from(perk.boxes));
            if marked > boxes {
                return Err(SetupError::Perks(self.class));
            }
        }
        check_pack(&self.items, self.level).map_err(SetupError::Items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_levels(levels: &[u8]) -> Setup {
        let mut setup = Setup::scenario(1, &Class::ALL[..levels.len()], Seed::from_number(1));
        for (hero, &level) in setup.heroes.iter_mut().zip(levels) {
            hero.level = level;
        }
        setup
    }

    #[test]
    fn h4_05_a_party_of_6_4_4_3_plays_at_level_3() {
        let mut setup = with_levels(&[6, 4, 4, 3]);
        let levels = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard, Difficulty::VeryHard].map(|difficulty| {
            setup.difficulty = difficulty;
            setup.level()
        });
        assert_eq!(levels, [2, 3, 4, 5]);
        assert_eq!(with_levels(&[1, 1]).level(), 1);
        assert_eq!(with_levels(&[9, 9]).level(), 5);
    }

    #[test]
    fn a_journal_of_older_rules_is_refused_with_a_sentence() {
        let setup = with_levels(&[1, 1]);
        let mut journal = serde_json::to_value(kit::Journal::<Setup, crate::Choice>::new(setup)).expect("written");
        let begin = |journal: &serde_json::Value| {
            let journal: kit::Journal<Setup, crate::Choice> = serde_json::from_value(journal.clone()).expect("read");
            crate::Game::begin(journal.setup(), &mut ()).map(|_| ())
        };
        assert_eq!(begin(&journal), Ok(()));
        let fields = journal["setup"].as_object_mut().expect("fields");
        assert_eq!(fields.remove("rules"), Some(RULES_VERSION.into()));
        let why = begin(&journal).expect_err("older rules");
        assert_eq!(why, SetupError::Rules(1));
        assert!(why.to_string().contains("version 1 of the rules"));
    }

    #[test]
    fn h2_05_a_hand_is_exactly_the_hand_size_and_no_card_twice() {
        let good = Setup::scenario(1, &[Class::Brute, Class::Tinkerer], Seed::from_number(1));
        assert_eq!(good.check(), Ok(()));
        let spoilt = |change: fn(&mut Vec<CardId>)| {
            let mut setup = good.clone();
            change(&mut setup.heroes[0].hand);
            setup.check()
        };
        assert_eq!(
            spoilt(|hand| {
                hand.pop();
            }),
            Err(SetupError::Hand(Class::Brute))
        );
        assert_eq!(spoilt(|hand| hand[0] = hand[1]), Err(SetupError::Hand(Class::Brute)));
        assert_eq!(spoilt(|hand| hand[0] = CardId(99)), Err(SetupError::Hand(Class::Brute)));
        assert_eq!(spoilt(|hand| hand[0] = CardId(12)), Ok(()), "a card of level X may come along");
    }

    #[test]
    fn h1_05_one_copy_of_a_class_and_two_to_four_heroes() {
        let setup = |classes: &[Class]| Setup::scenario(1, classes, Seed::from_number(1)).check();
        assert_eq!(setup(&[Class::Brute, Class::Brute]), Err(SetupError::ClassTwice(Class::Brute)));
        assert_eq!(setup(&[Class::Brute]), Err(SetupError::Heroes(1)));
        assert_eq!(setup(&Class::ALL), Err(SetupError::Heroes(6)));
        assert_eq!(Setup::scenario(77, &Class::ALL[..2], Seed::from_number(1)).check(), Err(SetupError::Scenario(77)));
    }

    #[test]
    fn h3_02_copies_of_an_item_are_limited() {
        let mut setup = Setup::scenario(1, &Class::ALL[..3], Seed::from_number(1));
        setup.heroes.iter_mut().for_each(|hero| hero.items = vec![Item::IronHelmet]);
        assert_eq!(setup.check(), Err(SetupError::Copies(Item::IronHelmet)));
    }
}
