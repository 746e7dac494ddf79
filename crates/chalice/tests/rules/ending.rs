//! C10: trophies, the end of the hunt, the score.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{End, Event, FinalBoss, Life, Question, TRACK, Trophy};
use kit::Seat;

#[test]
fn c10_01_a_trophy_moves_its_track_by_one_space() {
    assert_eq!(TRACK, [0, 1, 2, 3, 5, 8]);
    let mut tale = Story::against(Watchdog).echoes(2).tracks(0, [4, 2, 0]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.tracks()[0], [5, 2, 1]);
    assert_eq!(tale.hunter(0).trophy_points(), 8 + 2 + 1);
}

#[test]
fn c10_02_at_the_last_space_trophies_are_lost() {
    let mut tale = Story::against(Watchdog).echoes(2).tracks(0, [5, 0, 4]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.tracks()[0], [5, 0, 5]);
    assert_eq!(tale.count(|event| matches!(event, Event::Trophy { .. })), 1);
}

#[test]
fn c10_03_the_final_boss_gives_one_of_all_three() {
    let mut tale = Story::against(Gehrman).echoes(2).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]);
    assert_eq!(tale.tracks(), [[1, 1, 1], [0, 0, 0], [0, 0, 0]]);
}

#[test]
fn c10_04_the_hunt_ends_with_the_final_boss_and_everyone_banks() {
    let story = Story::against(Gehrman).echoes(2).collected(0, 3).collected(1, 4).collected(2, 1).health(1, 5);
    let mut tale = story.used(1, &[SawCleaver]).available(&[Chikage, Evelyn, BloodVial]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HunterAxe]);
    assert_eq!(tale.result().end, End::Victory);
    assert_eq!((tale.collected(), tale.banked()), (vec![0, 0, 0], vec![5, 4, 1]));
    assert_eq!(tale.health()[1], 5, "no Dream step follows");
    assert!(tale.in_used(1, SawCleaver));
    assert_eq!(tale.hunter(1).played, Some(HuntersDream));
    assert!(tale.asked().is_empty());
    assert_eq!((tale.enemy(), tale.echoes()), (None, 0));
}

#[test]
fn c10_05_score_is_banked_and_tracks_and_the_highest_wins() {
    let story = Story::against(Gehrman).echoes(2).banked(0, 5).banked(1, 9).tracks(1, [5, 0, 0]).banked(2, 16);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]);
    assert_eq!(tale.result().scores.as_slice(), [5 + 2 + 3, 17, 16]);
    assert_eq!(tale.winners(), [1]);
}

#[test]
fn c10_05_ties_go_to_the_most_banked_then_are_shared() {
    let story = Story::against(Gehrman).echoes(1).banked(1, 9).tracks(1, [3, 0, 0]).banked(2, 12);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    assert_eq!(tale.result().scores.as_slice()[1..], [12, 12]);
    assert_eq!(tale.winners(), [2]);
    let mut tale = Story::against(Gehrman).echoes(1).banked(1, 9).banked(2, 9).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    assert_eq!(tale.winners(), [1, 2]);
}

#[test]
fn c18_39_a_trophy_lost_at_the_last_space_is_not_gained() {
    let story = Story::against(Watchdog).echoes(2).holds(0, &[StakeDriver]).tracks(0, [5, 0, 5]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[StakeDriver, HuntersDream, HuntersDream]);
    assert!(tale.asked().iter().all(|(_, question)| *question != Question::Trophy));
    assert_eq!(tale.tracks()[0], [5, 0, 5]);
}

#[test]
fn c18_40_no_recoil_once_the_hunt_is_over() {
    let mut tale = Story::against(Gehrman).echoes(2).holds(0, &[Chikage]).health(0, 1).begin();
    tale.rolls(&["0"]).play(&[Chikage, HuntersDream, HuntersDream]);
    assert!(tale.is_over());
    assert_eq!((tale.health()[0], tale.banked()[0]), (1, 2));
}

#[test]
fn c18_41_the_tie_break_counts_the_last_banking() {
    // 6 banked and 4 collected beat 9 banked at the same score: after the last banking they hold 10.
    let story = Story::against(Gehrman).echoes(1).banked(1, 6).collected(1, 4).banked(2, 9).tracks(2, [1, 0, 0]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    assert_eq!(tale.result().scores.as_slice()[1..], [10, 10]);
    assert_eq!(tale.winners(), [1]);
}

#[test]
fn c18_73_the_second_death_is_final_at_once_and_the_last_one_ends_the_hunt() {
    let story = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).banked(0, 9).collected(1, 5);
    let story = story.deaths(0, 1).deaths(1, 1).deaths(2, 1).health(0, 1).health(1, 1).health(2, 1);
    let mut tale = story.begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HuntersDream]);
    // Halved to nothing, the dreamer lives.
    assert_eq!(tale.life(), [Life::Eliminated, Life::Eliminated, Life::Living]);
    assert!(!tale.is_over());
    let story = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).banked(0, 9).collected(1, 5);
    let story = story.deaths(0, 1).deaths(1, 1).deaths(2, 1).health(0, 1).health(1, 1).health(2, 1);
    let mut tale = story.begin();
    tale.rolls(&["2"]).play(&[HunterAxe, HunterAxe, HuntersDream]);
    assert_eq!(tale.result().end, End::AllLost);
    assert!(tale.winners().is_empty(), "nobody wins");
    assert_eq!(tale.banked(), [9, 0, 0], "nobody banks");
    assert_eq!(tale.enemy(), Some(CarrionCrow), "in the middle of the step");
}

#[test]
fn c18_73_the_first_death_is_not() {
    let mut tale = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).health(0, 1).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HuntersDream]);
    assert_eq!(tale.life()[0], Life::Living);
    let mut tale = Story::against(CarrionCrow).final_boss(FinalBoss::Gehrman).health(0, 1).deaths(0, 7).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HuntersDream]);
    assert_eq!(tale.life()[0], Life::Living, "without Rom any death is");
}

#[test]
fn c18_74_the_eliminated_have_a_score_but_never_win() {
    let story = Story::against(Rom).echoes(1).deaths(0, 1).health(0, 1).banked(0, 30).tracks(0, [2, 0, 0]);
    let mut tale = story.begin();
    tale.rolls(&["1"]).play(&[HunterAxe, SawCleaver, HunterAxe]);
    assert_eq!(tale.result().scores.as_slice(), [32, 4, 0]);
    assert_eq!(tale.winners(), [1]);
}

#[test]
fn c18_77_ten_rounds_without_damage_end_the_hunt_as_it_stands() {
    let mut tale = Story::against(Watchdog).idle(8).collected(0, 4).banked(1, 2).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HuntersDream]).ends_round();
    assert!(!tale.is_over());
    assert_eq!(tale.hunt.table().idle_rounds(), 9);
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.result().end, End::Stalemate);
    assert_eq!((tale.banked(), tale.winners()), (vec![4, 2, 0], vec![0]));
    assert_eq!(tale.enemy(), Some(Watchdog));
}

#[test]
fn c18_77_collected_echoes_are_banked_and_damage_starts_the_count_again() {
    let mut tale = Story::against(Watchdog).idle(9).collected(0, 4).holds(0, &[BloodVial]).begin();
    tale.rolls(&["0"]).play(&[BloodVial, HuntersDream, HuntersDream]).ends_round();
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 4));
    let mut tale = Story::against(Watchdog).idle(9).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert!(!tale.is_over());
    assert_eq!(tale.hunt.table().idle_rounds(), 0);
}

#[test]
fn a_finished_hunt_takes_no_choice() {
    let mut tale = Story::against(Gehrman).echoes(1).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    let before = tale.hunt;
    assert_eq!(tale.tries(0, chalice::Choice::Trophy(Trophy::Kin)), Err(chalice::Refusal::Over));
    assert_eq!(tale.hunt, before);
    assert!(tale.hunt.legal(Seat(0)).is_empty());
}
