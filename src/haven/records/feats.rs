//! Achievements: facts of one finished scenario, or of all of them, decided by plain functions over what is kept.

use super::ledger::{Finished, FinishedHero, Totals};
use super::words::ledger_words;
use crate::haven::emblem;
use crate::table::records::{Steps, feats};
use crate::ui::icon::Icon;
use ::haven::class::Class;
use ::haven::setup::Difficulty;

feats! {
    |feat, lang| ledger_words(lang).feat(feat);
    /// Won a scenario.
    FirstDoor = Icon("reference/open-gate"),
    /// Won a random dungeon.
    Dungeon = emblem::DUNGEON,
    /// Won on hard, or harder.
    Hard = Icon("reference/laurels"),
    /// Won on very hard.
    VeryHard = Icon("crowned-skull"),
    /// Won with four heroes, of whom none was exhausted.
    FullTable = Icon("reference/round-table"),
    /// Won with a hero who took no damage.
    Unscathed = Icon("reference/heart-shield"),
    /// Won with at most [`LAST_CARDS`] cards left to a hero who still stood.
    LastCards = Icon("reference/tightrope"),
    /// Won while every other hero was exhausted.
    LastStanding = Icon("reference/tombstone"),
    /// Won within [`QUICK`] rounds.
    Quick = Icon("hourglass"),
    /// Dealt [`HARD_BLOW`] with one attack.
    HardBlow = emblem::ATTACK,
    /// Killed [`REAPER`] monsters with one hero in one scenario.
    Reaper = emblem::KILL,
    /// Looted [`MAGPIE`] money tokens with one hero in one scenario.
    Magpie = emblem::LOOT,
    /// Met [`GOALS`] battle goals.
    Goals = Icon("reference/stairs-goal"),
    /// Won three in a row.
    ThreeInARow = Icon("reference/trophies-shelf"),
    /// Won with each class.
    EveryClass = Icon("reference/sword-array"),
    /// Won [`WANDERER`] scenarios of the book.
    Wanderer = Icon("reference/treasure-map"),
}

/// Cards left to the hero of [`Feat::LastCards`].
pub const LAST_CARDS: u8 = 2;
/// Rounds of [`Feat::Quick`].
pub const QUICK: u16 = 8;
/// Damage of [`Feat::HardBlow`].
pub const HARD_BLOW: u16 = 12;
/// Kills of [`Feat::Reaper`].
pub const REAPER: u16 = 8;
/// Money tokens of [`Feat::Magpie`].
pub const MAGPIE: u16 = 6;
/// Battle goals of [`Feat::Goals`].
pub const GOALS: u32 = 5;
/// Wins in a row.
pub const ROW: u32 = 3;
/// Scenarios of [`Feat::Wanderer`].
pub const WANDERER: u32 = 10;

impl Feat {
    /// Whether a scenario earns it. The sums hold that scenario already.
    #[must_use]
    pub fn is_earned(self, game: &Finished, totals: &Totals) -> bool {
        let won = game.won;
        let some = |is: fn(&FinishedHero) -> bool| game.yours().any(is);
        match self {
            Self::FirstDoor => won,
            Self::Dungeon => won && game.scenario.is_none(),
            Self::Hard => won && game.difficulty >= Difficulty::Hard as u8,
            Self::VeryHard => won && game.difficulty >= Difficulty::VeryHard as u8,
            Self::FullTable => won && game.heroes.len() == 4 && game.heroes.iter().all(|hero| !hero.exhausted),
            Self::Unscathed => won && some(|hero| hero.taken == 0),
            Self::LastCards => won && some(|hero| !hero.exhausted && hero.cards <= LAST_CARDS),
            Self::LastStanding => {
                let mut standing = game.heroes.iter().filter(|hero| !hero.exhausted);
                won && game.heroes.len() > 1
                    && standing.next().is_some_and(|hero| hero.yours)
                    && standing.next().is_none()
            }
            Self::Quick => won && game.rounds <= QUICK,
            Self::HardBlow => game.hardest >= HARD_BLOW,
            Self::Reaper => some(|hero| hero.kills >= REAPER),
            Self::Magpie => some(|hero| hero.coins >= MAGPIE),
            Self::Goals | Self::ThreeInARow | Self::EveryClass | Self::Wanderer => {
                let Steps { done, of } = self.steps(totals);
                done >= of
            }
        }
    }

    /// How far it is. What one scenario decides has no steps.
    #[must_use]
    pub fn steps(self, totals: &Totals) -> Steps {
        let (done, of) = match self {
            Self::Goals => (totals.goals, GOALS),
            Self::ThreeInARow => (totals.streak, ROW),
            Self::EveryClass => (totals.classes_won(), Class::ALL.len() as u32),
            Self::Wanderer => (totals.scenarios_won(), WANDERER),
            _ => return Steps::ONE,
        };
        Steps { done: done.min(of), of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Seed;

    fn hero(yours: bool) -> FinishedHero {
        FinishedHero {
            class: Class::Brute,
            level: 1,
            yours,
            dealt: 20,
            taken: 9,
            kills: 3,
            cards: 5,
            health: 4,
            exhausted: false,
            coins: 2,
            gold: 4,
            experience: 8,
            checks: 0,
        }
    }

    fn won() -> Finished {
        Finished {
            when: 1,
            print: 1,
            code: String::new(),
            seed: Seed::from_number(1),
            scenario: Some(1),
            level: 1,
            difficulty: Difficulty::Normal as u8,
            won: true,
            rounds: 12,
            heroes: vec![hero(true), hero(false)],
            foes: 0,
            hardest: 6,
        }
    }

    fn by(feat: Feat, change: impl FnOnce(&mut Finished)) -> bool {
        let mut game = won();
        change(&mut game);
        feat.is_earned(&game, &Totals::default())
    }

    /// What one change earns beyond what any win does.
    fn only(change: impl Fn(&mut Finished), feats: &[Feat]) {
        let earned: Vec<Feat> = Feat::ALL.into_iter().filter(|&feat| by(feat, &change)).collect();
        let plain = Feat::ALL.into_iter().filter(|&feat| by(feat, |_| ()));
        let more: Vec<Feat> = earned.into_iter().filter(|feat| !plain.clone().any(|one| one == *feat)).collect();
        assert_eq!(more, feats);
    }

    #[test]
    fn each_achievement_is_earned_by_its_own_deed() {
        assert!(by(Feat::FirstDoor, |_| ()));
        only(|game| game.scenario = None, &[Feat::Dungeon]);
        only(|game| game.difficulty = Difficulty::Hard as u8, &[Feat::Hard]);
        only(|game| game.difficulty = Difficulty::VeryHard as u8, &[Feat::Hard, Feat::VeryHard]);
        only(|game| game.heroes.extend([hero(false), hero(false)]), &[Feat::FullTable]);
        only(|game| game.heroes[0].taken = 0, &[Feat::Unscathed]);
        only(|game| game.heroes[0].cards = LAST_CARDS, &[Feat::LastCards]);
        only(|game| game.heroes[1].exhausted = true, &[Feat::LastStanding]);
        only(|game| game.rounds = QUICK, &[Feat::Quick]);
        only(|game| game.hardest = HARD_BLOW, &[Feat::HardBlow]);
        only(|game| game.heroes[0].kills = REAPER, &[Feat::Reaper]);
        only(|game| game.heroes[0].coins = MAGPIE, &[Feat::Magpie]);
    }

    #[test]
    fn what_others_did_or_a_step_too_few_earns_nothing() {
        only(|game| game.heroes[1].taken = 0, &[]);
        only(|game| game.heroes[1].kills = 40, &[]);
        only(|game| game.heroes[0].cards = LAST_CARDS + 1, &[]);
        only(|game| game.rounds = QUICK + 1, &[]);
        only(|game| game.heroes[0].exhausted = true, &[]);
        let lost = |feat| {
            by(feat, |game| {
                game.won = false;
                game.rounds = 1;
                game.scenario = None;
                game.difficulty = Difficulty::VeryHard as u8;
                game.heroes[0].taken = 0;
                game.heroes[0].cards = 0;
            })
        };
        assert!(Feat::ALL.into_iter().all(|feat| !lost(feat)));
    }

    #[test]
    fn only_what_takes_several_scenarios_has_steps_and_the_last_one_earns_it() {
        let tally = crate::table::records::Tally { games: 1, won: 1 };
        let mut totals = Totals { goals: GOALS, streak: ROW, ..Totals::default() };
        let sum = |class| super::super::ledger::ClassSum { class, tally, dealt: 0, taken: 0, experience: 0 };
        totals.by_class = Class::ALL.into_iter().map(sum).collect();
        totals.by_scenario = (1..=WANDERER as u8).map(|number| (Some(number), tally)).collect();
        let lost = Finished { won: false, ..won() };
        for feat in Feat::ALL {
            let Steps { done, of } = feat.steps(&totals);
            let earned = feat.is_earned(&lost, &totals);
            assert_eq!((of > 1, done == of), (earned, earned), "{feat:?}");
        }
        totals.by_scenario[0] = (None, tally);
        assert!(!Feat::Wanderer.is_earned(&lost, &totals), "the random dungeon is not of the book");
        totals.by_class.pop();
        assert!(!Feat::EveryClass.is_earned(&lost, &totals));
    }
}
