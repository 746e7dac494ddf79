//! C8 and C9: the end of the round, and death.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Choice, Event, FinalBoss, Life, Question};
use kit::Seat;

#[test]
fn c8_01_played_cards_go_to_the_used_piles() {
    let mut tale = Story::against(Huntsman).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterPistol]);
    assert!(tale.in_used(0, HunterAxe) && tale.in_used(1, SawCleaver) && tale.in_used(2, HunterPistol));
    assert!(tale.each(|hunter| hunter.played.is_none()).into_iter().all(|gone| gone));
}

#[test]
fn c8_02_the_first_player_token_passes_to_the_left() {
    let mut tale = Story::against(Watchdog).first(1).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.first_player(), 2);
    tale.rolls(&["0"]).play(&[SawCleaver, SawCleaver, SawCleaver]);
    assert_eq!(tale.first_player(), 0);
}

#[test]
fn c8_03_the_next_enemy_enters_with_its_health_and_more_for_four_and_five() {
    for (hunters, echoes) in [(3, 7), (4, 8), (5, 9)] {
        let mut tale = Story::against(Huntsman).hunters(hunters).begin();
        tale.rolls(&["0"]).play(&[HunterAxe; 5][..hunters]);
        assert_eq!((tale.enemy(), tale.echoes()), (Some(CarrionCrow), echoes), "{hunters} hunters");
    }
}

#[test]
fn c8_03_whoever_has_been_revealed_is_known_from_then_on() {
    let mut tale = Story::against(Huntsman).begin();
    assert!(!tale.hunt.table().has_seen(CarrionCrow));
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    for (enemy, seen) in [(Huntsman, true), (CarrionCrow, true), (Watchdog, false)] {
        assert_eq!(tale.hunt.table().has_seen(enemy), seen, "{enemy:?}");
    }
}

#[test]
fn c8_03_the_final_boss_comes_once_the_dungeon_is_empty() {
    let mut tale = Story::against(Huntsman).dungeon(&[]).final_boss(FinalBoss::Rom).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!((tale.enemy(), tale.echoes()), (Some(Rom), 12));
}

#[test]
fn c8_03_an_enemy_that_stands_stays() {
    let mut tale = Story::against(Watchdog).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!((tale.enemy(), tale.echoes()), (Some(Watchdog), 6));
}

#[test]
fn c9_01_the_dead_lose_collected_echoes_and_keep_banked_ones() {
    let mut tale = Story::against(Huntsman).health(0, 1).collected(0, 4).banked(0, 6).begin();
    tale.rolls(&["1"]).play(&[HunterPistol, HuntersDream, HuntersDream]).ends_round();
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 6));
    assert!(tale.happened(Event::Lost { seat: Seat(0), echoes: 5 }), "the shot of this round too");
}

#[test]
fn c9_01_who_has_nothing_loses_and_banks_nothing() {
    let mut tale = Story::against(Huntsman).health(0, 1).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.hunter(0).deaths, 1);
    assert_eq!(tale.count(|event| matches!(event, Event::Lost { .. } | Event::Banked { .. })), 0);
}

#[test]
fn c9_02_the_dead_are_out_until_step_7() {
    let mut tale = Story::against(RabidDog).health(0, 1).begin();
    tale.rolls(&["3"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.hunter(0).deaths, 1, "the dog bites nobody twice");
    assert_eq!(tale.count(|event| matches!(event, Event::Wounded { seat: Seat(0), .. })), 1);
    assert_eq!(tale.life()[0], Life::Living, "back after step 7");
}

#[test]
fn c9_04_a_hunter_killed_by_a_reveal_sits_out_the_coming_round() {
    let story = Story::against(Huntsman).dungeon(&[BeastPatient, CarrionCrow]).health(0, 1).collected(0, 3);
    let mut tale = story.available(&[Chikage, Evelyn, BloodVial]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, SawCleaver]);
    assert_eq!(tale.life()[0], Life::Dead);
    assert_eq!(tale.asked(), [(1, Question::Card), (2, Question::Card)]);
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterAxe]);
    assert_eq!(tale.asked(), [(0, Question::Upgrade)]);
    tale.ends_round();
    assert_eq!((tale.life()[0], tale.health()[0]), (Life::Living, 8));
}

#[test]
fn c9_05_a_hunter_killed_by_an_escape_takes_part_in_step_7() {
    let story = Story::against(RabidDog).health(0, 2).available(&[Chikage, Evelyn, BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HunterPistol, HunterPistol]);
    assert_eq!(tale.asked(), [(0, Question::Upgrade)]);
    tale.takes(0, Evelyn);
    assert_eq!((tale.life()[0], tale.health()[0]), (Life::Living, 8));
}

#[test]
fn c18_32_cards_of_the_eliminated_stay_with_them() {
    let mut tale = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).health(0, 1).deaths(0, 1).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, SawCleaver]);
    assert_eq!(tale.life()[0], Life::Eliminated);
    assert!(tale.in_used(0, HunterAxe));
    assert_eq!(tale.hunter(0).hand.len(), 4);
}

#[test]
fn c18_32_the_cane_of_the_eliminated_is_used_and_does_not_return() {
    let story = Story::against(Watchdog).final_boss(FinalBoss::Rom).holds(0, &[ThreadedCane]);
    let mut tale = story.health(0, 2).deaths(0, 1).begin();
    tale.rolls(&["2"]).play(&[ThreadedCane, HunterAxe, SawCleaver]);
    assert_eq!(tale.life()[0], Life::Eliminated);
    assert!(tale.in_used(0, ThreadedCane));
    assert!(!tale.in_hand(0, ThreadedCane));
}

#[test]
fn c18_33_the_token_goes_to_the_next_who_is_in_the_game() {
    let mut tale = Story::against(Watchdog).final_boss(FinalBoss::Rom).health(1, 2).deaths(1, 1).begin();
    tale.rolls(&["2"]).play(&[HunterAxe, HunterAxe, SawCleaver]);
    assert_eq!(tale.life()[1], Life::Eliminated);
    assert_eq!(tale.first_player(), 2, "past the eliminated");
}

#[test]
fn c18_33_in_the_round_of_the_elimination_the_order_stays() {
    let mut tale =
        Story::against(CarrionCrow).echoes(3).final_boss(FinalBoss::Rom).first(1).health(1, 1).deaths(1, 1).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.collected(), [1, 0, 2], "seat 2 still strikes before seat 0");
    assert_eq!(tale.first_player(), 2);
}

#[test]
fn c18_33_a_first_player_eliminated_by_the_reveal_hands_the_token_on() {
    let story = Story::against(Huntsman).dungeon(&[BeastPatient]).final_boss(FinalBoss::Rom).health(1, 1).deaths(1, 1);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.life()[1], Life::Eliminated);
    assert_eq!(tale.first_player(), 2);
}

#[test]
fn c18_34_the_final_boss_is_stronger_against_more_too() {
    for (hunters, echoes) in [(3, 12), (4, 13), (5, 14)] {
        let mut tale = Story::against(Huntsman).dungeon(&[]).final_boss(FinalBoss::Rom).hunters(hunters).begin();
        tale.rolls(&["0"]).play(&[HunterAxe; 5][..hunters]);
        assert_eq!(tale.echoes(), echoes);
    }
}

#[test]
fn c18_35_echoes_banked_by_the_wheel_are_safe_in_the_round_of_a_death() {
    let story = Story::against(Ebrietas).holds(0, &[LogariusWheel]).health(0, 2).hunters(3);
    let mut tale = story.begin();
    // Seat 0 banks with the Wheel; seat 2's axe then splashes seat 0 to death.
    tale.rolls(&["0"]).play(&[LogariusWheel, HuntersDream, HunterAxe]).ends_round();
    assert_eq!(tale.hunter(0).deaths, 1);
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 2));
}

#[test]
fn c18_36_a_first_player_who_sits_out_keeps_the_token() {
    let mut tale = Story::against(Watchdog).health(0, 0).begin();
    assert_eq!(tale.first_player(), 0);
    tale.rolls(&["2"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.first_player(), 1);
    assert_eq!(tale.health()[1..], [6, 6], "the die was rolled for them");
}

#[test]
fn c18_37_a_dreamer_killed_by_the_dog_banks_nothing_but_reclaims() {
    let mut tale = Story::against(RabidDog).health(0, 1).collected(0, 5).used(0, &[HunterAxe]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, SawCleaver, SawCleaver]);
    assert_eq!(tale.hunter(0).deaths, 1, "half of 2");
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 0));
    assert!(tale.in_hand(0, HunterAxe));
}

#[test]
fn c18_38_one_who_sat_out_rises_without_reclaiming() {
    let story = Story::against(Huntsman).health(0, 0).used(0, &[HunterAxe]).available(&[Chikage, Evelyn, BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert!(tale.legal(0).contains(&Choice::Upgrade(Chikage)));
    tale.takes(0, Chikage);
    assert_eq!(tale.health()[0], 8);
    assert!(tale.in_used(0, HunterAxe) && tale.in_hand(0, Chikage));
}
