//! What a game is made from. A [`Setup`] may come from anywhere; only [`Game::begin`](crate::Game::begin) turns it into a game.

use crate::RULES_VERSION;
use crate::card::{CardId, CardLevel, Cards};
use crate::class::{Class, MOST_LEVEL};
use crate::dungeon::Severity;
use crate::enhancement::Enhancement;
use crate::item::Item;
use crate::scenario::ScenarioSheet;
use kit::{Seed, Sort};
use serde::{Deserialize, Serialize};

/// The most heroes at a table.
pub const MOST_HEROES: usize = 4;
/// The highest scenario level (H4.05).
pub const MOST_SCENARIO_LEVEL: u8 = 7;

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
    /// The scenario level, 0 to 7, as the players like (H4.05).
    pub level: u8,
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
    /// The cards gained by levelling, one for each level above the first (H2.05).
    pub gained: Vec<CardId>,
    /// The items owned. What of them is worn is decided in the game (H4.03).
    pub items: Vec<Item>,
    /// What has been added to cards for good.
    pub enhancements: Vec<Enhancement>,
}

impl HeroSetup {
    /// A fresh hero with the cards of level 1 and nothing else.
    #[must_use]
    pub fn fresh(class: Class) -> Self {
        Self::of_level(class, 1)
    }

    /// A hero of this level who has gained the first card of each level.
    #[must_use]
    pub fn of_level(class: Class, level: u8) -> Self {
        let gained = (2..=level).filter_map(|level| class.cards_of(CardLevel::Gained(level)).next()).collect();
        Self { class, level, perks: Vec::new(), gained, items: Vec::new(), enhancements: Vec::new() }
    }

    /// The cards to choose a hand from: level 1, X and those gained (H2.05).
    pub(crate) fn pool(&self) -> Cards {
        let start = [CardLevel::One, CardLevel::X].into_iter().flat_map(|level| self.class.cards_of(level));
        start.chain(self.gained.iter().copied()).collect()
    }
}

/// How hard a scenario is, against what is recommended (H4.05).
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

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::VeryHard];

    /// The scenario level it recommends to these heroes: half their average level, rounded up, and one less or more (H4.05).
    #[must_use]
    pub fn level(self, heroes: &[HeroSetup]) -> u8 {
        let sum: u32 = heroes.iter().map(|hero| u32::from(hero.level)).sum();
        let normal = sum.div_ceil(2 * heroes.len().max(1) as u32) as u8;
        let level = match self {
            Self::Easy => normal.saturating_sub(1),
            Self::Normal => normal,
            Self::Hard => normal.saturating_add(1),
            Self::VeryHard => normal.saturating_add(2),
        };
        level.min(MOST_SCENARIO_LEVEL)
    }
}

/// What a scenario level comes to (H4.05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The level of the monsters.
    pub monsters: u8,
    /// What a trap deals.
    pub trap: u8,
    /// What a money token is worth.
    pub gold: u16,
    /// Experience for winning.
    pub experience: u16,
}

impl Stakes {
    /// Those of a level from 0 to 7. With open information monsters and traps are one level higher (H4.07).
    #[must_use]
    pub const fn of(level: u8, solo: bool) -> Self {
        const GOLD: [u16; MOST_SCENARIO_LEVEL as usize + 1] = [2, 2, 3, 3, 4, 4, 5, 6];
        let level = if level > MOST_SCENARIO_LEVEL { MOST_SCENARIO_LEVEL } else { level };
        let higher = if solo { level + 1 } else { level };
        let monsters = if higher > MOST_SCENARIO_LEVEL { MOST_SCENARIO_LEVEL } else { higher };
        Self { monsters, trap: 2 + monsters, gold: GOLD[level as usize], experience: 4 + 2 * level as u16 }
    }
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
    /// A scenario level that does not exist (H4.05).
    ScenarioLevel(u8),
    /// Not one card for each level above the first, or one that could not be gained (H2.05).
    Gained(Class),
    /// An enhancement of a card or a line that is not there.
    Enhancement(Class),
    /// A perk that the class has not, or more often than it can be marked.
    Perks(Class),
    /// Two of one item (H3.02).
    Twice(Item),
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
            Self::ScenarioLevel(level) => write!(f, "there is no scenario level {level}"),
            Self::Gained(class) => write!(f, "the {} cannot have gained these cards", class.name()),
            Self::Enhancement(class) => write!(f, "the {} has no such line to enhance", class.name()),
            Self::Perks(class) => write!(f, "the {} cannot have these perks", class.name()),
            Self::Twice(item) => write!(f, "nobody owns two of {}", item.sheet().name),
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
        let heroes: Vec<HeroSetup> = classes.iter().map(|&class| HeroSetup::fresh(class)).collect();
        Self {
            rules: RULES_VERSION,
            place: Place::Scenario(number),
            level: Difficulty::Normal.level(&heroes),
            heroes,
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

    /// Everything that does not need the board.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.rules != RULES_VERSION {
            return Err(SetupError::Rules(self.rules));
        }
        if !(2..=MOST_HEROES).contains(&self.heroes.len()) {
            return Err(SetupError::Heroes(self.heroes.len()));
        }
        if self.level > MOST_SCENARIO_LEVEL {
            return Err(SetupError::ScenarioLevel(self.level));
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
        if !self.could_gain() {
            return Err(SetupError::Gained(self.class));
        }
        if !self.enhancements.iter().all(|one| one.fits(self.class)) {
            return Err(SetupError::Enhancement(self.class));
        }
        for &perk in &self.perks {
            let marked = self.perks.iter().filter(|&&other| other == perk).count();
            let boxes = self.class.perks().get(usize::from(perk)).map_or(0, |perk| usize::from(perk.boxes));
            if marked > boxes {
                return Err(SetupError::Perks(self.class));
            }
        }
        let twice = |at: &usize| self.items[..*at].contains(&self.items[*at]);
        match (0..self.items.len()).find(twice) {
            Some(at) => Err(SetupError::Twice(self.items[at])),
            None => Ok(()),
        }
    }

    /// Whether the cards can have been gained one by one: at each level from 2 on a card of that level or a lower one
    /// (H18.08).
    fn could_gain(&self) -> bool {
        let level = |card: &CardId| match self.class.cards().get(usize::from(card.0)).map(|sheet| sheet.level) {
            Some(CardLevel::Gained(level)) => Some(level),
            _ => None,
        };
        let Some(mut levels) = self.gained.iter().map(level).collect::<Option<Vec<u8>>>() else { return false };
        levels.arrange();
        let cards: Cards = self.gained.iter().copied().collect();
        let due = (2..=self.level).filter(|&level| self.class.cards_of(CardLevel::Gained(level)).next().is_some());
        cards.len() == self.gained.len()
            && levels.len() == due.count()
            && levels.into_iter().zip(2..).all(|(level, at)| level <= at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_levels(levels: &[u8]) -> Setup {
        let mut setup = Setup::scenario(1, &Class::ALL[..levels.len()], Seed::from_number(1));
        for (hero, &level) in setup.heroes.iter_mut().zip(levels) {
            *hero = HeroSetup::of_level(hero.class, level);
        }
        setup
    }

    #[test]
    fn h4_05_a_party_of_6_4_4_3_is_recommended_level_3() {
        let recommended = |levels: &[u8]| Difficulty::ALL.map(|one| one.level(&with_levels(levels).heroes));
        assert_eq!(recommended(&[6, 4, 4, 3]), [2, 3, 4, 5]);
        assert_eq!(recommended(&[1, 1]), [0, 1, 2, 3]);
        assert_eq!(recommended(&[9, 9]), [4, 5, 6, 7]);
    }

    #[test]
    fn h4_05_any_scenario_level_from_0_to_7_may_be_played() {
        let mut setup = with_levels(&[1, 1]);
        for level in 0..=7 {
            setup.level = level;
            assert_eq!(crate::Game::begin(&setup, &mut ()).map(|game| game.level()), Ok(level));
        }
        setup.level = 8;
        assert_eq!(setup.check(), Err(SetupError::ScenarioLevel(8)));
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
    fn h2_05_one_card_is_gained_at_each_level_and_none_above_it() {
        let class = Class::Brute;
        let of = |level| class.cards_of(CardLevel::Gained(level)).collect::<Vec<_>>();
        let with = |level: u8, gained: &[CardId]| {
            let mut setup = with_levels(&[1, 1]);
            setup.heroes[0] = HeroSetup { level, gained: gained.to_vec(), ..HeroSetup::fresh(class) };
            setup.check()
        };
        let wrong = Err(SetupError::Gained(class));
        assert_eq!(with(1, &[]), Ok(()));
        assert_eq!(with(1, &[of(2)[0]]), wrong, "nothing was gained yet");
        assert_eq!(with(2, &[]), wrong, "a card must be gained");
        assert_eq!(with(2, &[of(2)[1]]), Ok(()));
        assert_eq!(with(2, &[of(3)[0]]), wrong, "too early");
        assert_eq!(with(3, &[of(2)[0], of(2)[0]]), wrong, "twice");
        assert_eq!(with(3, &of(2)), Ok(()), "a lower one is gained at level 3");
        assert_eq!(with(3, &of(3)), wrong, "two of level 3, but one was gained at level 2");
        assert_eq!(with(2, &[CardId(0)]), wrong, "not a card to be gained");
        assert_eq!(with(2, &[CardId(99)]), wrong);
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
