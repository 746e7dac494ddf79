//! C7: escape, the Dream step, the limit of seven.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Card, Choice, Event, FinalBoss, Pile, Question};
use kit::Seat;

#[test]
fn c7_01_a_monster_with_echoes_left_escapes_without_trophies() {
    let mut tale = Story::against(RabidDog).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.happened(Event::Escaped { enemy: RabidDog }));
    assert_eq!(tale.tracks()[0], [0, 0, 0]);
    assert_eq!(tale.health()[0], 6, "its escape ability resolves");
    assert_eq!(tale.enemy(), Some(CarrionCrow));
}

#[test]
fn c7_02_bosses_and_the_final_boss_stay_with_their_wounds() {
    for boss in [Watchdog, Gehrman] {
        let mut tale = Story::against(boss).begin();
        let echoes = tale.echoes();
        tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
        assert_eq!((tale.enemy(), tale.echoes()), (Some(boss), echoes - 2));
    }
}

#[test]
fn c7_03_the_dream_banks_reclaims_upgrades_and_heals() {
    let story = Story::against(Huntsman).collected(0, 5).banked(0, 1).used(0, &[HunterAxe, SawCleaver]).health(0, 3);
    let mut tale = story.available(&[Chikage, Kirkhammer, Evelyn]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HunterAxe, SawCleaver]);
    assert_eq!(tale.asked(), [(0, Question::Upgrade)]);
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 6));
    tale.takes(0, Kirkhammer);
    assert_eq!(tale.health()[0], 8);
    for card in [HuntersDream, HunterAxe, SawCleaver, Kirkhammer] {
        assert!(tale.in_hand(0, card), "{card:?}");
    }
    assert!(tale.hunter(0).used.is_empty());
}

#[test]
fn c7_03_dreamers_are_served_in_seat_order() {
    let mut tale = Story::against(Huntsman).first(2).available(&[Chikage, Kirkhammer, Evelyn]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked(), [(2, Question::Upgrade)]);
    tale.takes(2, Evelyn);
    assert_eq!(tale.asked(), [(0, Question::Upgrade)]);
    assert_eq!(tale.legal(0), [Choice::Upgrade(Kirkhammer), Choice::Upgrade(Chikage)]);
}

#[test]
fn c7_03_step_7_is_told_in_the_order_of_the_books() {
    let story = Story::against(Huntsman).holds(0, &[Kirkhammer, BeastClaw]).collected(0, 2).health(0, 5);
    let mut tale = story.available(&[Chikage, Evelyn, BloodVial]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HunterAxe, SawCleaver]);
    assert_eq!((tale.banked()[0], tale.health()[0]), (2, 5), "banked, but not yet rested");
    tale.takes(0, Chikage);
    assert_eq!(tale.health()[0], 5, "the eighth card comes before the rest");
    tale.removes(0, Chikage);
    let seat = Seat(0);
    let order = [
        Event::Banked { seat, echoes: 2 },
        Event::Reclaimed { seat },
        Event::Upgraded { seat, card: Chikage },
        Event::Removed { seat, card: Chikage },
        Event::Rested { seat, health: 8 },
    ];
    let places = order.map(|event| tale.events.iter().position(|&told| told == event));
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
}

#[test]
fn c7_04_the_dead_take_an_upgrade_and_rise_but_bank_nothing() {
    let story = Story::against(Huntsman).collected(0, 4).used(0, &[SawCleaver]).health(0, 1);
    let mut tale = story.available(&[Chikage, Kirkhammer, Evelyn]).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, SawCleaver]).takes(0, Evelyn);
    assert_eq!((tale.health()[0], tale.collected()[0], tale.banked()[0]), (8, 0, 0));
    assert!(tale.in_hand(0, Evelyn));
    assert!(tale.in_used(0, SawCleaver) && tale.in_used(0, HunterAxe), "no Dream, no reclaim");
}

#[test]
fn c7_04_a_dead_dreamer_takes_back_used_cards() {
    let mut tale = Story::against(Huntsman).collected(0, 4).used(0, &[SawCleaver]).health(0, 1).begin();
    tale.rolls(&["3"]).play(&[HuntersDream, HunterAxe, HunterAxe]);
    assert_eq!(tale.banked()[0], 0);
    assert!(tale.in_hand(0, SawCleaver));
}

#[test]
fn c7_05_the_row_is_refilled_only_after_all_have_picked() {
    let story =
        Story::against(Huntsman).available(&[Chikage, Chikage, Evelyn]).upgrades(&[BeastClaw, BloodVial, BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HunterAxe]).takes(0, Evelyn);
    assert!(tale.in_hand(1, Chikage), "only Chikage was left, so nobody was asked");
    assert_eq!(tale.available(), [BloodVial, BeastClaw, Chikage]);
}

#[test]
fn c7_05_an_empty_deck_refills_nothing_and_an_empty_row_gives_nothing() {
    let mut tale = Story::against(Huntsman).available(&[Chikage]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HunterAxe]);
    assert!(tale.available().is_empty());
    assert_eq!((tale.hunter(0).hand.len(), tale.hunter(1).hand.len()), (6, 5));
}

#[test]
fn c7_06_an_eighth_card_costs_one_at_once_never_the_dream() {
    let story = Story::against(Huntsman).holds(0, &[Kirkhammer, BeastClaw]).available(&[Chikage, Evelyn, BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HunterAxe, SawCleaver]).takes(0, Chikage);
    assert_eq!(tale.asked(), [(0, Question::Remove)]);
    let legal = tale.legal(0);
    assert_eq!(legal.len(), 7);
    assert!(!legal.contains(&Choice::Remove(Pile::Hand, HuntersDream)));
    assert!(legal.contains(&Choice::Remove(Pile::Hand, Chikage)), "the new one too");
    tale.removes(0, Transform);
    assert!(tale.is_removed(0, Transform) && !tale.in_hand(0, Transform));
    assert_eq!(tale.hunter(0).owned().len(), 7);
}

#[test]
fn c7_06_a_seventh_card_costs_nothing() {
    let story = Story::against(Huntsman).holds(0, &[Kirkhammer]).available(&[Chikage, Evelyn, BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HunterAxe, SawCleaver]).takes(0, Chikage);
    assert!(!tale.asked().contains(&(0, Question::Remove)));
    assert_eq!(tale.hunter(0).owned().len(), 7);
}

#[test]
fn c7_07_the_dream_halves_each_hit_on_its_own() {
    let mut tale = Story::against(Huntsman).holds(1, &[MolotovCocktail]).begin();
    tale.rolls(&["3"]).play(&[HuntersDream, MolotovCocktail, HunterAxe]).ends_round();
    assert!(tale.happened(Event::Unharmed { seat: Seat(0) }), "half of Molotov's 1");
    assert!(tale.happened(Event::Wounded { seat: Seat(0), amount: 1, health: 7 }), "half of 3");
}

#[test]
fn c18_22_the_escape_ability_comes_before_the_card_from_the_box() {
    let story = Story::against(Brainsucker).final_boss(FinalBoss::Micolash).box_of(&[Huntsman]).dungeon(&[CarrionCrow]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked()[0].1, Question::Disarm);
    assert_eq!(tale.enemy(), None, "the escaped card is gone while its ability resolves");
    assert_eq!(tale.hunt.unused_monsters().count(), 1, "nothing called yet");
    tale.ends_round();
    assert_eq!(tale.enemy(), Some(Huntsman));
}

#[test]
fn c18_23_escape_abilities_do_not_reach_the_dead() {
    let mut tale = Story::against(Brainsucker).health(0, 1).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HuntersDream, SawCleaver]);
    assert_eq!(tale.asked(), [(1, Question::Disarm)]);
    tale.ends_round();
    assert_eq!(tale.count(|event| matches!(event, Event::Disarmed { seat: Seat(0), .. })), 0);
}

#[test]
fn c18_24_dreamers_and_dead_are_served_in_one_pass() {
    let mut tale = Story::against(Huntsman).health(1, 1).available(&[Chikage, Kirkhammer, Evelyn]).begin();
    tale.rolls(&["1"]).play(&[HuntersDream, HunterAxe, HuntersDream]);
    assert_eq!(tale.asked()[0].0, 0);
    tale.takes(0, Chikage);
    assert_eq!(tale.asked()[0].0, 1, "the dead one sits between the dreamers");
    tale.takes(1, Kirkhammer);
    assert!(tale.in_hand(2, Evelyn));
}

#[test]
fn c18_25_an_upgrade_cannot_be_declined_but_removed() {
    let story = Story::against(Huntsman).holds(0, &[Kirkhammer, BeastClaw]).available(&[Chikage, Evelyn, BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HunterAxe, SawCleaver]);
    assert!(tale.legal(0).iter().all(|choice| matches!(choice, Choice::Upgrade(_))));
    tale.takes(0, Chikage).removes(0, Chikage);
    assert!(tale.is_removed(0, Chikage));
}

#[test]
fn c18_26_a_dead_dreamer_takes_back_the_dream_itself() {
    let mut tale = Story::against(Huntsman).health(0, 1).begin();
    tale.rolls(&["3"]).play(&[HuntersDream, HunterAxe, HunterAxe]);
    assert_eq!(tale.hunter(0).deaths, 1);
    assert!(tale.in_hand(0, HuntersDream));
}

#[test]
fn c18_27_row_and_health_go_by_the_hunters_at_set_up() {
    let story = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).hunters(4).health(0, 1).deaths(0, 1);
    let mut tale =
        story.echoes(9).dungeon(&[Huntsman]).upgrades(&[Chikage, Chikage, Evelyn, Evelyn, BloodVial]).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HunterAxe, HuntersDream]).ends_round();
    assert!(!tale.hunter(0).is_in_game());
    assert_eq!(tale.available().len(), 4);
    assert_eq!(tale.echoes(), 5, "4 and 1 for four hunters");
}

#[test]
fn c18_28_cards_in_play_count_toward_seven_and_may_be_removed() {
    let story = Story::against(Huntsman).holds(0, &[Kirkhammer, BeastClaw]).health(0, 1);
    let mut tale = story.available(&[Chikage, Evelyn, BloodVial]).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, SawCleaver, SawCleaver]).takes(0, Chikage);
    assert_eq!(tale.asked(), [(0, Question::Remove)], "the axe in play is the eighth");
    tale.removes(0, HunterAxe);
    assert!(tale.is_removed(0, HunterAxe) && !tale.in_used(0, HunterAxe) && !tale.in_hand(0, HunterAxe));
    assert_eq!(tale.hunter(0).owned().len(), 7);
}

#[test]
fn c18_28_a_transformed_weapon_in_play_may_be_removed_too() {
    let story = Story::against(Huntsman).holds(0, &[Kirkhammer, BeastClaw]).health(0, 1);
    let mut tale = story.available(&[Chikage, Evelyn, BloodVial]).begin();
    tale.rolls(&["1"]).play(&[Transform, SawCleaver, SawCleaver]).transforms(0, HunterAxe).takes(0, Chikage);
    tale.removes(0, HunterAxe);
    assert!(tale.is_removed(0, HunterAxe) && tale.in_used(0, Transform));
}

/// Seat 0 dies with a Stake Driver in play and takes an eighth card.
fn eighth_card_with_copies(hand: &[Card], used: &[Card]) -> crate::story::Tale {
    let starters = [HuntersDream, Transform, SawCleaver, HunterAxe, StakeDriver, Kirkhammer];
    let story = Story::against(CarrionCrow).hand(0, &starters).holds(0, hand).used(0, used);
    let mut tale = story.health(0, 1).available(&[Chikage, Evelyn, BeastClaw]).begin();
    tale.rolls(&["1"]).play(&[StakeDriver, SawCleaver, SawCleaver]).takes(0, Chikage);
    tale
}

#[test]
fn c18_29_of_copies_in_hand_and_in_play_the_owner_chooses_one() {
    let copies = [Choice::Remove(Pile::Hand, StakeDriver), Choice::Remove(Pile::InPlay, StakeDriver)];
    let mut tale = eighth_card_with_copies(&[StakeDriver], &[]);
    let listed: Vec<Choice> =
        tale.legal(0).into_iter().filter(|choice| matches!(choice, Choice::Remove(_, StakeDriver))).collect();
    assert_eq!(listed, copies);
    assert!(tale.tries(0, Choice::Remove(Pile::Used, StakeDriver)).is_err(), "none lies there");
    tale.removes_from(0, Pile::Hand, StakeDriver);
    assert!(!tale.in_hand(0, StakeDriver) && tale.in_used(0, StakeDriver), "the one in play went to the used pile");
    let mut tale = eighth_card_with_copies(&[StakeDriver], &[]);
    tale.removes_from(0, Pile::InPlay, StakeDriver);
    assert!(tale.in_hand(0, StakeDriver) && !tale.in_used(0, StakeDriver), "the one in hand stayed");
    assert!(tale.is_removed(0, StakeDriver));
}

#[test]
fn c18_29_of_copies_used_and_in_play_the_owner_chooses_one() {
    for pile in [Pile::Used, Pile::InPlay] {
        let mut tale = eighth_card_with_copies(&[], &[StakeDriver]);
        tale.removes_from(0, pile, StakeDriver);
        assert_eq!(tale.hunter(0).used.count(StakeDriver), 1, "{pile:?}: the other one is used by now");
        assert!(tale.is_removed(0, StakeDriver));
    }
}

#[test]
fn c18_29_copies_in_one_pile_are_the_same() {
    let story = Story::against(CarrionCrow).holds(0, &[StakeDriver, StakeDriver]);
    let mut tale = story.available(&[Chikage, Evelyn, BeastClaw]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, SawCleaver, SawCleaver]).takes(0, Chikage);
    assert_eq!(tale.legal(0).len(), 6, "eight cards, two of them alike, and never the Dream");
    tale.removes(0, StakeDriver);
    assert_eq!(tale.hunter(0).hand.count(StakeDriver), 1);
}

#[test]
fn c18_30_a_weapon_doomed_by_gascoigne_counts_until_the_end_of_the_round() {
    let story = Story::against(FatherGascoigne).holds(0, &[Kirkhammer, BeastClaw]).health(0, 3);
    let mut tale = story.available(&[Chikage, Evelyn, BloodVial]).begin();
    // The lone pistol damages him in step 3, then his attack kills the shooter.
    tale.rolls(&["3"]).play(&[HunterPistol, HuntersDream, HuntersDream]).takes(0, Chikage);
    assert_eq!(tale.asked(), [(0, Question::Remove)]);
    tale.removes(0, SawCleaver).ends_round();
    assert!(tale.is_removed(0, HunterPistol) && tale.is_removed(0, SawCleaver));
    assert_eq!(tale.hunter(0).owned().len(), 6);
}

#[test]
fn c18_31_dream_and_repeating_pistol_still_protect_in_step_8() {
    let story = Story::against(Huntsman).dungeon(&[BeastPatient]).holds(1, &[RepeatingPistol]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, RepeatingPistol, HunterAxe]);
    assert_eq!(tale.enemy(), Some(BeastPatient));
    assert_eq!(tale.health(), [8, 8, 7]);
}
