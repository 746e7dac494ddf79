//! What is kept of finished games: each of the last ones, the sums over all of them, and what was achieved.
//!
//! Nothing here knows the page, the clock or the storage.

use crate::table::records::Named;
use crate::ui::icon::Icon;
use kit::{Lang, Seed};
use serde::{Deserialize, Serialize};

/// So many games are remembered one by one; the sums remember them all.
pub const MOST_GAMES: usize = 200;
/// So many are known again, should they come by a second time.
const MOST_SEEN: usize = 2 * MOST_GAMES;

/// A finished game, as it is kept.
pub trait FinishedGame {
    /// When it ended, in milliseconds since 1970.
    fn when(&self) -> u64;

    /// What it was dealt from.
    fn seed(&self) -> Seed;

    /// One number for the very same game against the very same opponents.
    fn fingerprint(&self) -> u64;
}

/// Sums over all games, the forgotten ones too.
pub trait Sums<F>: Default {
    /// Counts a game.
    fn add(&mut self, game: &F);

    /// How many were counted.
    fn all(&self) -> Tally;
}

/// Something worth having done.
pub trait Feat: Copy + PartialEq + Send + Sync + 'static {
    /// All of them, in the order in which they are shown.
    const ALL: &'static [Self];

    /// Its emblem.
    fn icon(self) -> Icon;

    /// Its name, and what it is for.
    fn named(self, lang: Lang) -> Named;
}

/// Lists what can be achieved in a game, each with its emblem, in the order in which they are shown; before them, how one is named.
macro_rules! feats {
    (|$feat:ident, $lang:ident| $named:expr; $($(#[$doc:meta])+ $name:ident = $icon:expr,)+) => {
        /// Something worth having done.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Feat {
            $($(#[$doc])+ $name,)+
        }

        impl Feat {
            /// All of them, in the order in which they are shown.
            pub const ALL: [Self; [$(Feat::$name),+].len()] = [$(Self::$name),+];
        }

        impl $crate::table::records::Feat for Feat {
            const ALL: &'static [Self] = &Self::ALL;

            fn icon(self) -> Icon {
                match self {
                    $(Self::$name => $icon,)+
                }
            }

            fn named(self, $lang: kit::Lang) -> $crate::table::records::Named {
                let $feat = self;
                $named
            }
        }
    };
}
pub(crate) use feats;

/// How many, and how many of them were won. The first name of the field stays in what is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// All.
    #[serde(rename = "hunts")]
    pub games: u32,
    /// The won ones among them.
    pub won: u32,
}

impl Tally {
    /// Counts one more.
    pub fn count(&mut self, won: bool) {
        add(&mut self.games, 1_u32);
        add(&mut self.won, won);
    }
}

/// Adds to a sum, as far as it goes.
pub fn add(sum: &mut u32, more: impl Into<u32>) {
    *sum = sum.saturating_add(more.into());
}

/// Something that was achieved, and in which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earned<A> {
    /// What.
    pub feat: A,
    /// When, in milliseconds since 1970.
    pub when: u64,
    /// In which dungeon.
    pub seed: Seed,
}

/// How far something is that takes several games: so many steps of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The ones that are done.
    pub done: u32,
    /// All of them; one for what a single game achieves.
    pub of: u32,
}

impl Steps {
    /// What a single game achieves: it is done or it is not.
    pub const ONE: Self = Self { done: 0, of: 1 };

    /// Whether this is nearer to its end: the greater share is done, or at the same share fewer steps are left.
    const fn is_nearer_than(self, other: Self) -> bool {
        let (share, others) = (self.done as u64 * other.of as u64, other.done as u64 * self.of as u64);
        share > others || share == others && self.left() < other.left()
    }

    const fn left(self) -> u32 {
        self.of.saturating_sub(self.done)
    }
}

/// All that is kept: finished games, sums over them, achievements. The first name of the list stays in what is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Records<F, T, A> {
    /// The last games, the newest last.
    #[serde(rename = "hunts")]
    pub games: Vec<F>,
    /// Sums over all.
    pub totals: T,
    /// What was achieved, in that order.
    pub earned: Vec<Earned<A>>,
    /// Games that are counted already, the newest last: the one on the table is met again at each reload.
    seen: Vec<u64>,
}

impl<F, T: Default, A> Default for Records<F, T, A> {
    fn default() -> Self {
        Self { games: Vec::new(), totals: T::default(), earned: Vec::new(), seen: Vec::new() }
    }
}

impl<F: FinishedGame, T: Sums<F>, A: Feat> Records<F, T, A> {
    /// Takes a finished game in, once, and says what was earned with it for the first time; nothing at all if it is counted
    /// already. The sums hold the game when it is asked what it earns.
    pub fn take(&mut self, game: F, earns: impl Fn(A, &F, &T) -> bool) -> Option<Vec<A>> {
        let print = game.fingerprint();
        if self.seen.contains(&print) {
            return None;
        }
        keep_last(&mut self.seen, print, MOST_SEEN);
        self.totals.add(&game);
        let fresh: Vec<A> = self.open().filter(|&feat| earns(feat, &game, &self.totals)).collect();
        self.earned.extend(fresh.iter().map(|&feat| Earned { feat, when: game.when(), seed: game.seed() }));
        keep_last(&mut self.games, game, MOST_GAMES);
        Some(fresh)
    }

    /// What is not achieved yet, in the order in which it is shown.
    fn open(&self) -> impl Iterator<Item = A> {
        A::ALL.iter().copied().filter(|feat| self.earned.iter().all(|earned| earned.feat != *feat))
    }

    /// What was achieved with a game; nothing with one that is forgotten.
    pub fn earned_with(&self, fingerprint: u64) -> impl Iterator<Item = A> {
        let game = self.games.iter().rev().find(|game| game.fingerprint() == fingerprint);
        let (when, seed) = game.map(|game| (game.when(), game.seed())).unzip();
        let with_it = move |earned: &&Earned<A>| Some(earned.when) == when && Some(earned.seed) == seed;
        self.earned.iter().filter(with_it).map(|earned| earned.feat)
    }

    /// What is nearest to being achieved; of several that are equally near, the first in the order in which they are shown.
    pub fn next_goal(&self, steps: impl Fn(A, &T) -> Steps) -> Option<(A, Steps)> {
        let goals = self.open().map(|feat| (feat, steps(feat, &self.totals)));
        goals.reduce(|nearest, goal| if goal.1.is_nearer_than(nearest.1) { goal } else { nearest })
    }

    /// Whether there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.totals.all().games == 0
    }

    /// Nothing is left but what is needed so that the game on the table does not count again.
    #[must_use]
    pub fn erased(self) -> Self {
        Self { seen: self.seen, ..Self::default() }
    }
}

fn keep_last<T>(list: &mut Vec<T>, item: T, most: usize) {
    list.push(item);
    let too_many = list.len().saturating_sub(most);
    list.drain(..too_many);
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::save::{Kind, OpenError, open, seal};
    use kit::vault::{Memory, PREFIX, Vault};

    const KIND: Kind = Kind { name: "toy-records", migrations: &[] };

    impl FinishedGame for u64 {
        fn when(&self) -> u64 {
            *self
        }

        fn seed(&self) -> Seed {
            Seed::from_number(*self as u32)
        }

        fn fingerprint(&self) -> u64 {
            *self
        }
    }

    impl Sums<u64> for Tally {
        fn add(&mut self, game: &u64) {
            self.count(game % 2 == 1);
        }

        fn all(&self) -> Tally {
            *self
        }
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    enum Toy {
        First,
        Tenth,
    }

    impl Feat for Toy {
        const ALL: &'static [Self] = &[Self::First, Self::Tenth];

        fn icon(self) -> Icon {
            Icon("torch")
        }

        fn named(self, _: Lang) -> Named {
            Named { name: "toy", line: "toy" }
        }
    }

    type ToyRecords = Records<u64, Tally, Toy>;

    fn take(records: &mut ToyRecords, game: u64) -> Option<Vec<Toy>> {
        records.take(game, |feat, _, totals| match feat {
            Toy::First => true,
            Toy::Tenth => totals.games >= 10,
        })
    }

    fn with(games: impl IntoIterator<Item = u64>) -> ToyRecords {
        let mut records = ToyRecords::default();
        for game in games {
            take(&mut records, game).expect("each is new");
        }
        records
    }

    #[test]
    fn what_is_achieved_is_said_once() {
        let mut records = ToyRecords::default();
        assert_eq!(take(&mut records, 1), Some(vec![Toy::First]));
        assert_eq!(take(&mut records, 1), None, "it is counted already");
        for game in 2..10 {
            assert_eq!(take(&mut records, game), Some(Vec::new()));
        }
        assert_eq!(take(&mut records, 10), Some(vec![Toy::Tenth]));
        assert_eq!(records.totals, Tally { games: 10, won: 5 });
        let earned: Vec<_> = records.earned.iter().map(|earned| (earned.feat, earned.when)).collect();
        assert_eq!(earned, [(Toy::First, 1), (Toy::Tenth, 10)]);
    }

    #[test]
    fn what_was_achieved_with_a_game_is_found_again() {
        let records = with(1..=10);
        let earned = |game: u64| records.earned_with(game).collect::<Vec<_>>();
        assert_eq!((earned(1), earned(2), earned(10)), (vec![Toy::First], Vec::new(), vec![Toy::Tenth]));
        assert_eq!(earned(11), [], "a game that never was");
        assert_eq!(records.erased().earned_with(1).count(), 0, "an erased one");
    }

    #[test]
    fn the_next_goal_is_the_nearest_of_those_that_are_open() {
        let goal = |records: &ToyRecords, first: (u32, u32), tenth: (u32, u32)| {
            let steps = |feat: Toy, _: &Tally| {
                let (done, of) = if feat == Toy::First { first } else { tenth };
                Steps { done, of }
            };
            records.next_goal(steps).map(|(feat, _)| feat)
        };
        let none = ToyRecords::default();
        assert_eq!(goal(&none, (2, 3), (7, 10)), Some(Toy::Tenth), "the greater share is done");
        assert_eq!(goal(&none, (3, 4), (7, 10)), Some(Toy::First));
        assert_eq!(goal(&none, (0, 5), (0, 1)), Some(Toy::Tenth), "fewer steps are left");
        assert_eq!(goal(&none, (1, 2), (1, 2)), Some(Toy::First), "in the order in which they are shown");
        assert_eq!(goal(&with([1]), (2, 3), (0, 10)), Some(Toy::Tenth), "the other one is achieved");
        assert_eq!(goal(&with(1..=10), (0, 1), (0, 1)), None, "nothing is left");
    }

    #[test]
    fn the_oldest_game_makes_way_and_the_sums_stay() {
        let mut records = with(0..250);
        assert_eq!((records.games.len(), records.games.first(), records.games.last()), (200, Some(&50), Some(&249)));
        assert_eq!(records.totals.games, 250);
        assert_eq!(take(&mut records, 3), None, "a forgotten game is still known");
    }

    #[test]
    fn what_is_erased_does_not_come_back_with_the_game_on_the_table() {
        let mut erased = with([1, 2]).erased();
        assert!(erased.is_empty() && erased.games.is_empty() && erased.earned.is_empty());
        assert_eq!(take(&mut erased, 2), None);
        assert!(erased.is_empty());
    }

    #[test]
    fn records_come_back_as_they_were_kept() {
        let records = with(0..20);
        let text = seal(&KIND, &records).expect("records can be written");
        assert_eq!(open(&KIND, &text), Ok(records));
    }

    #[test]
    fn damaged_records_are_put_aside_and_the_ones_before_found() {
        let vault = Vault::new(Memory::default());
        vault.keep("toy", &KIND, &with([1])).expect("there is room");
        vault.keep("toy", &KIND, &with([1, 2])).expect("there is room");
        vault.storage().plant(&format!("{PREFIX}toy"), "{\"lamplight\":1,broken");
        let found = vault.find::<ToyRecords>("toy", &KIND).expect("the place works");
        assert_eq!(found.value, Some(with([1])));
        assert_eq!(found.unreadable, [OpenError::Damaged]);
        assert_eq!(vault.aside(), 1);
    }
}
