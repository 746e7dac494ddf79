//! Achievements: facts of one finished hunt, or of all of them, decided by plain functions over what is kept and what happened.

use super::ledger::{Finished, Totals};
use crate::chalice::emblem;
use crate::chalice::records::words::words;
use crate::table::records::{Steps, feats};
use crate::ui::icon::Icon;
use ::bots::chalice::Level;
use ::chalice::{Card, Event, FinalBoss, TRACK};
use kit::Seat;

feats! {
    |feat, lang| words(lang).feat(feat);
    /// Won against Novices.
    Novice = Icon("candle-light"),
    /// Won against Hunters.
    Hunter = Icon("lantern-flame"),
    /// Won against Veterans.
    Veteran = Icon("torch"),
    /// Won against Nightmares.
    Nightmare = Icon("reference/evil-moon"),
    /// Won against each Final Boss.
    EveryBoss = Icon("chalice/triple-skulls"),
    /// Won with five at the table.
    FullTable = Icon("reference/round-table"),
    /// Won without dying.
    Deathless = Icon("reference/heart-shield"),
    /// Woke from one Dream with [`HEAVY_PURSE`] echoes.
    HeavyPurse = Icon("reference/swap-bag"),
    /// Killed the Final Boss in step 3.
    QuickDraw = Icon("chalice/lightning-trio"),
    /// Won from the last place before the final fight.
    Comeback = Icon("reference/stairs-goal"),
    /// Everyone else died in the final fight.
    LastLight = Icon("reference/tombstone"),
    /// Won with blood drawn by the starters alone.
    OldSteel = emblem::card(Card::HunterAxe),
    /// All three trophy tracks full.
    Trophies = Icon("chalice/wolf-head"),
    /// Won by a single point.
    ByAHair = Icon("reference/tightrope"),
    /// Won three in a row.
    ThreeInARow = Icon("reference/laurels"),
    /// Has played every card there is.
    Armoury = Icon("reference/sword-array"),
}

/// Echoes banked in one Dream that are an achievement.
pub const HEAVY_PURSE: u16 = 10;
/// Wins in a row that are one.
pub const ROW: u32 = 3;

/// What the events of a hunt show of the person, beyond the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// The most that was banked in one Dream.
    pub purse: u16,
    /// The person's instant killed the Final Boss.
    pub instant_kill: bool,
    /// Behind someone and ahead of nobody when the Final Boss came.
    pub was_last: bool,
    /// Everyone else died in the final fight, the person did not.
    pub last_light: bool,
    /// Drew blood, and with starters only.
    pub old_steel: bool,
    /// All three tracks were filled.
    pub full_tracks: bool,
}

impl Deeds {
    /// Reads them from everything that happened, and everyone's standing after each round.
    #[must_use]
    pub fn read(you: Seat, boss: FinalBoss, events: &[Event], rounds: &[Vec<u16>]) -> Self {
        let mut deeds = Self::default();
        let boss = boss.enemy();
        let (mut round, mut dreams, mut attacked, mut slain) = (0, false, false, false);
        let mut last_blow = None;
        let mut starters = false;
        let mut upgrades = false;
        let mut spaces = [0; 3];
        let mut final_fight = None;
        for event in events {
            match *event {
                Event::Round { round: number } => (round, dreams, attacked) = (usize::from(number), false, false),
                Event::Revealed { enemy, .. } if enemy == boss => {
                    final_fight = Some(0_u8);
                    deeds.was_last = rounds.get(round).is_some_and(|standings| is_last(standings, you));
                }
                Event::Played { seat, card } if seat == you => dreams = card == Card::HuntersDream,
                Event::Attack { .. } => attacked = true,
                Event::Took { seat, card, .. } => {
                    last_blow = Some(seat);
                    if seat == you {
                        starters |= !card.is_upgrade();
                        upgrades |= card.is_upgrade();
                    }
                }
                Event::Killed { enemy } if enemy == boss => {
                    slain = true;
                    deeds.instant_kill = !attacked && last_blow == Some(you);
                }
                Event::Banked { seat, echoes } if seat == you && dreams && !slain => {
                    deeds.purse = deeds.purse.max(echoes)
                }
                Event::Trophy { seat, trophy, space } if seat == you => spaces[trophy.index()] = space,
                Event::Died { seat } => {
                    if let Some(dead) = &mut final_fight {
                        *dead |= 1 << seat.0;
                    }
                }
                _ => {}
            }
        }
        deeds.old_steel = starters && !upgrades;
        deeds.full_tracks = spaces.iter().all(|&space| usize::from(space) + 1 >= TRACK.len());
        let seats = rounds.first().map_or(0, Vec::len) as u32;
        deeds.last_light = seats > 1 && final_fight == Some(((1_u16 << seats) - 1) as u8 & !(1 << you.0));
        deeds
    }
}

fn is_last(standings: &[u16], you: Seat) -> bool {
    let Some(yours) = standings.get(you.index()) else { return false };
    standings.iter().all(|others| yours <= others) && standings.iter().any(|others| yours < others)
}

impl Feat {
    /// Whether a hunt earns it. The sums hold that hunt already.
    #[must_use]
    pub fn is_earned(self, hunt: &Finished, deeds: &Deeds, totals: &Totals) -> bool {
        let won = hunt.won();
        match self {
            Self::Novice => won && hunt.level == Level::Novice,
            Self::Hunter => won && hunt.level == Level::Hunter,
            Self::Veteran => won && hunt.level == Level::Veteran,
            Self::Nightmare => won && hunt.level == Level::Nightmare,
            Self::EveryBoss => totals.by_boss.iter().all(|boss| boss.won > 0),
            Self::FullTable => won && hunt.scores.len() == 5,
            Self::Deathless => won && hunt.deaths == 0,
            Self::HeavyPurse => deeds.purse >= HEAVY_PURSE,
            Self::QuickDraw => deeds.instant_kill,
            Self::Comeback => won && deeds.was_last,
            Self::LastLight => deeds.last_light,
            Self::OldSteel => won && deeds.old_steel,
            Self::Trophies => deeds.full_tracks,
            Self::ByAHair => won && runner_up(hunt).is_some_and(|second| hunt.score() == second + 1),
            Self::ThreeInARow => totals.streak >= ROW,
            Self::Armoury => totals.cards.iter().all(|&times| times > 0),
        }
    }

    /// How far it is. What one hunt decides has no steps.
    #[must_use]
    pub fn steps(self, totals: &Totals) -> Steps {
        let of_all = |done: usize, of: usize| Steps { done: done as u32, of: of as u32 };
        match self {
            Self::EveryBoss => of_all(totals.by_boss.iter().filter(|boss| boss.won > 0).count(), totals.by_boss.len()),
            Self::ThreeInARow => Steps { done: totals.streak.min(ROW), of: ROW },
            Self::Armoury => of_all(totals.cards.iter().filter(|&&times| times > 0).count(), totals.cards.len()),
            _ => Steps::ONE,
        }
    }
}

/// The most points of anyone else.
fn runner_up(hunt: &Finished) -> Option<u16> {
    let others = hunt.scores.iter().enumerate().filter(|&(seat, _)| seat != hunt.you.index());
    others.map(|(_, &score)| score).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::chalice::{Enemy, Trophy};
    use kit::Seed;

    const YOU: Seat = Seat(0);
    const BOSS: Enemy = Enemy::Gehrman;

    fn won() -> Finished {
        Finished {
            when: 1,
            code: String::new(),
            seed: Seed::from_number(1),
            level: Level::Hunter,
            boss: FinalBoss::Gehrman,
            you: YOU,
            scores: vec![20, 15, 9],
            winners: vec![true, false, false],
            deaths: 1,
            banked: 12,
            played: Vec::new(),
            rounds: 12,
        }
    }

    fn lost() -> Finished {
        Finished { scores: vec![15, 16, 9], winners: vec![false, true, false], ..won() }
    }

    fn by_hunt(feat: Feat, hunt: &Finished) -> bool {
        feat.is_earned(hunt, &Deeds::default(), &Totals::default())
    }

    fn by_deeds(feat: Feat, hunt: &Finished, deeds: Deeds) -> bool {
        feat.is_earned(hunt, &deeds, &Totals::default())
    }

    fn by_totals(feat: Feat, change: impl FnOnce(&mut Totals)) -> bool {
        let mut totals = Totals::default();
        change(&mut totals);
        feat.is_earned(&won(), &Deeds::default(), &totals)
    }

    /// A hunt for Gehrman of three, told by hand; the standings are those after each round.
    fn told(events: &[Event], standings: &[[u16; 3]]) -> Deeds {
        let rounds: Vec<Vec<u16>> = standings.iter().map(|row| row.to_vec()).collect();
        Deeds::read(YOU, FinalBoss::Gehrman, events, &rounds)
    }

    const LEVEL_RACE: [[u16; 3]; 3] = [[0; 3]; 3];

    #[test]
    fn each_level_is_won_on_its_own() {
        let feats = [Feat::Novice, Feat::Hunter, Feat::Veteran, Feat::Nightmare];
        for (feat, level) in feats.into_iter().zip(Level::ALL) {
            for other in Level::ALL {
                assert_eq!(by_hunt(feat, &Finished { level: other, ..won() }), other == level, "{feat:?} at {other:?}");
            }
            assert!(!by_hunt(feat, &Finished { level, ..lost() }), "{feat:?} needs a win");
        }
    }

    #[test]
    fn every_final_boss_must_be_won_against() {
        assert!(by_totals(Feat::EveryBoss, |totals| totals.by_boss.iter_mut().for_each(|boss| boss.won = 1)));
        assert!(!by_totals(Feat::EveryBoss, |totals| totals.by_boss.iter_mut().skip(1).for_each(|boss| boss.won = 1)));
    }

    #[test]
    fn a_full_table_is_won_with_five() {
        let five = Finished { scores: vec![20, 1, 2, 3, 4], winners: vec![true, false, false, false, false], ..won() };
        assert!(by_hunt(Feat::FullTable, &five));
        assert!(!by_hunt(Feat::FullTable, &won()), "three");
        assert!(!by_hunt(Feat::FullTable, &Finished { winners: vec![false; 5], ..five }), "lost");
    }

    #[test]
    fn deathless_is_a_win_without_a_death() {
        assert!(by_hunt(Feat::Deathless, &Finished { deaths: 0, ..won() }));
        assert!(!by_hunt(Feat::Deathless, &won()));
        assert!(!by_hunt(Feat::Deathless, &Finished { deaths: 0, ..lost() }));
    }

    #[test]
    fn by_a_hair_is_a_win_by_one_point() {
        assert!(by_hunt(Feat::ByAHair, &Finished { scores: vec![20, 9, 19], ..won() }));
        assert!(!by_hunt(Feat::ByAHair, &Finished { scores: vec![20, 9, 18], ..won() }));
        assert!(!by_hunt(Feat::ByAHair, &Finished { scores: vec![20, 9, 20], ..won() }));
        assert!(!by_hunt(Feat::ByAHair, &lost()));
    }

    #[test]
    fn three_wins_in_a_row_are_needed() {
        assert!(by_totals(Feat::ThreeInARow, |totals| totals.streak = 3));
        assert!(!by_totals(Feat::ThreeInARow, |totals| totals.streak = 2));
    }

    #[test]
    fn the_armoury_is_every_card() {
        assert!(by_totals(Feat::Armoury, |totals| totals.cards = [1; Card::COUNT]));
        assert!(!by_totals(Feat::Armoury, |totals| totals.cards[1..].fill(1)));
    }

    #[test]
    fn only_what_takes_several_hunts_has_steps_and_the_last_one_earns_it() {
        let mut totals = Totals::default();
        totals.by_boss.iter_mut().skip(1).for_each(|boss| boss.won = 2);
        totals.cards[..7].fill(3);
        totals.streak = 2;
        let far = |feat: Feat, totals: &Totals| {
            let Steps { done, of } = feat.steps(totals);
            (done, of)
        };
        assert_eq!(far(Feat::EveryBoss, &totals), (4, 5));
        assert_eq!(far(Feat::ThreeInARow, &totals), (2, 3));
        assert_eq!(far(Feat::Armoury, &totals), (7, Card::COUNT as u32));
        totals.by_boss[0].won = 1;
        totals.cards.fill(1);
        totals.streak = 4;
        for feat in Feat::ALL {
            let Steps { done, of } = feat.steps(&totals);
            let earned = feat.is_earned(&lost(), &Deeds::default(), &totals);
            assert_eq!((of > 1, done == of), (earned, earned), "{feat:?}");
        }
    }

    #[test]
    fn a_heavy_purse_comes_from_one_dream() {
        let dream = |echoes| {
            [
                Event::Played { seat: YOU, card: Card::HuntersDream },
                Event::Banked { seat: Seat(1), echoes: 40 },
                Event::Banked { seat: YOU, echoes },
            ]
        };
        let purse = |events: &[Event]| by_deeds(Feat::HeavyPurse, &lost(), told(events, &LEVEL_RACE));
        assert!(purse(&dream(HEAVY_PURSE)));
        assert!(!purse(&dream(HEAVY_PURSE - 1)));
        let wheel =
            [Event::Played { seat: YOU, card: Card::LogariusWheel }, Event::Banked { seat: YOU, echoes: HEAVY_PURSE }];
        assert!(!purse(&wheel), "not in a Dream");
        let end = [
            Event::Played { seat: YOU, card: Card::HuntersDream },
            Event::Killed { enemy: BOSS },
            Event::Banked { seat: YOU, echoes: HEAVY_PURSE },
        ];
        assert!(!purse(&end), "what the end of the hunt banks");
    }

    #[test]
    fn the_quick_draw_kills_the_final_boss_before_it_attacks() {
        let shot =
            |seat, enemy| [Event::Took { seat, card: Card::HunterPistol, echoes: 1, left: 0 }, Event::Killed { enemy }];
        let quick = |before: &[Event], shot: [Event; 2]| {
            let events = [&[Event::Round { round: 1 }], before, &shot].concat();
            by_deeds(Feat::QuickDraw, &lost(), told(&events, &LEVEL_RACE))
        };
        assert!(quick(&[], shot(YOU, BOSS)));
        assert!(!quick(&[Event::Attack { enemy: BOSS, total: 0 }], shot(YOU, BOSS)), "in step 5");
        assert!(!quick(&[], shot(Seat(2), BOSS)), "by another");
        assert!(!quick(&[], shot(YOU, Enemy::Huntsman)), "another enemy");
    }

    #[test]
    fn a_comeback_starts_last_and_ends_first() {
        let events =
            [Event::Round { round: 2 }, Event::Revealed { enemy: BOSS, echoes: 14 }, Event::Round { round: 3 }];
        let comeback = |hunt: &Finished, standings: [u16; 3]| {
            by_deeds(Feat::Comeback, hunt, told(&events, &[[9, 0, 0], [9, 0, 0], standings]))
        };
        assert!(comeback(&won(), [3, 4, 9]));
        assert!(comeback(&won(), [3, 3, 9]), "shared last");
        assert!(!comeback(&won(), [4, 3, 9]), "second");
        assert!(!comeback(&won(), [4, 4, 4]), "all level");
        assert!(!comeback(&lost(), [3, 4, 9]), "lost");
    }

    #[test]
    fn the_last_light_burns_alone_in_the_final_fight() {
        let died = |seats: &[u8]| seats.iter().map(|&seat| Event::Died { seat: Seat(seat) }).collect::<Vec<_>>();
        let light = |before: &[u8], after: &[u8]| {
            let events = [died(before), vec![Event::Revealed { enemy: BOSS, echoes: 14 }], died(after)].concat();
            by_deeds(Feat::LastLight, &lost(), told(&events, &LEVEL_RACE))
        };
        assert!(light(&[0], &[1, 2, 1]));
        assert!(!light(&[1, 2], &[]), "before the final fight");
        assert!(!light(&[], &[1]), "one lived");
        assert!(!light(&[], &[0, 1, 2]), "nobody lived");
    }

    #[test]
    fn old_steel_draws_blood_with_starters_alone() {
        let took = |card| Event::Took { seat: YOU, card, echoes: 1, left: 3 };
        let steel = |hunt: &Finished, events: &[Event]| by_deeds(Feat::OldSteel, hunt, told(events, &LEVEL_RACE));
        assert!(steel(&won(), &[took(Card::SawCleaver), took(Card::HunterPistol)]));
        assert!(!steel(&won(), &[took(Card::SawCleaver), took(Card::Chikage)]), "an upgrade");
        assert!(!steel(&won(), &[]), "no blood at all");
        assert!(!steel(&lost(), &[took(Card::SawCleaver)]), "lost");
        let other = Event::Took { seat: Seat(1), card: Card::Chikage, echoes: 1, left: 3 };
        assert!(steel(&won(), &[took(Card::HunterAxe), other]), "what others use is their own affair");
    }

    #[test]
    fn trophies_fill_all_three_tracks() {
        let full = |trophies: &[(Trophy, u8)]| {
            let events: Vec<Event> =
                trophies.iter().map(|&(trophy, space)| Event::Trophy { seat: YOU, trophy, space }).collect();
            by_deeds(Feat::Trophies, &lost(), told(&events, &LEVEL_RACE))
        };
        assert!(full(&[(Trophy::Kin, 5), (Trophy::Humanoid, 5), (Trophy::Beast, 5)]));
        assert!(!full(&[(Trophy::Kin, 5), (Trophy::Humanoid, 4), (Trophy::Beast, 5)]));
        assert!(!full(&[(Trophy::Kin, 5), (Trophy::Humanoid, 5)]));
    }
}
