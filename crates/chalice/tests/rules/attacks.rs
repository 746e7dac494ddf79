//! C5 and C6: the enemy attacks, the hunters attack.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Die, Event, Face, FinalBoss, Question, Trophy};
use kit::{Seat, Seed, Stream};

#[test]
fn c5_01_the_die_has_the_colour_of_the_lantern() {
    for (enemy, die) in [(CarrionCrow, Die::Green), (Huntsman, Die::Yellow), (ChurchGiant, Die::Red)] {
        let mut tale = Story::against(enemy).begin();
        tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HuntersDream]).ends_round();
        assert!(tale.happened(Event::Rolled { die, face: Face { hits: 0, again: false } }), "{enemy:?}");
    }
}

#[test]
fn c5_02_a_plus_adds_and_rolls_again_without_limit() {
    let mut tale = Story::against(CarrionCrow).begin();
    tale.rolls(&["1+", "1+", "1+", "1+", "0"]).play(&[HunterAxe, SawCleaver, HunterAxe]);
    assert_eq!(tale.health(), [4, 4, 4]);
}

#[test]
fn c5_03_the_total_hits_every_hunter() {
    let mut tale = Story::against(Huntsman).hunters(5).begin();
    tale.rolls(&["3"]).play(&[HunterAxe; 5]);
    assert_eq!(tale.health(), [5; 5]);
}

#[test]
fn c5_04_at_0_or_less_a_hunter_is_dead() {
    let mut tale = Story::against(Huntsman).health(0, 3).health(1, 4).health(2, 1).begin();
    tale.rolls(&["3"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.each(|hunter| hunter.deaths), [1, 0, 1]);
}

#[test]
fn c5_05_the_dice_are_printed_so() {
    let faces = |die: Die| die.faces().map(|face| face.to_string()).join(" ");
    assert_eq!(faces(Die::Green), "0 0 1 1+ 1+ 2");
    assert_eq!(faces(Die::Yellow), "0 1 1 1+ 2+ 3");
    assert_eq!(faces(Die::Red), "0 1+ 2 2+ 3 4");
    let mut stream = Stream::new(Seed::from_number(3), "fair");
    let zeros = (0..6_000).filter(|_| Die::Green.roll(&mut stream).hits == 0).count();
    assert!(zeros.abs_diff(2_000) < 200, "{zeros}");
}

#[test]
fn c6_01_in_seat_order_weapons_take_echoes_into_collected() {
    let mut tale = Story::against(Huntsman).first(1).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterAxe]);
    assert_eq!(tale.collected(), [1, 1, 2], "seat 0 comes last and finds one left");
}

#[test]
fn c6_02_damage_is_capped_by_the_blood_that_is_left() {
    let mut tale = Story::against(ScourgeBeast).echoes(1).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HuntersDream]);
    assert_eq!(tale.collected(), [1, 0, 0]);
}

#[test]
fn c6_03_with_the_last_echo_the_enemy_is_removed() {
    let mut tale = Story::against(Huntsman).echoes(2).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.happened(Event::Killed { enemy: Huntsman }));
    assert_eq!(tale.enemy(), Some(CarrionCrow));
    assert_eq!(tale.count(|event| matches!(event, Event::Escaped { .. })), 0);
}

#[test]
fn c6_04_a_hunter_killed_earlier_does_not_attack() {
    let mut tale = Story::against(Huntsman).health(0, 3).begin();
    tale.rolls(&["3"]).play(&[HunterAxe, HuntersDream, SawCleaver]);
    assert_eq!(tale.echoes(), 7, "the crow has come");
    assert_eq!(tale.count(|event| matches!(event, Event::Took { seat: Seat(0), .. })), 0);
}

#[test]
fn c6_05_everyone_who_took_an_echo_this_round_gains_each_trophy() {
    let mut tale = Story::against(Watchdog).echoes(3).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterAxe]);
    assert_eq!(tale.tracks(), [[1, 0, 1], [1, 0, 1], [0, 0, 0]], "the third found no echo");
}

#[test]
fn c6_05_an_echo_of_an_earlier_round_counts_for_nothing() {
    let mut tale = Story::against(Watchdog).echoes(4).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    tale.rolls(&["0"]).play(&[HuntersDream, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.tracks(), [[0, 0, 0], [1, 0, 1], [0, 0, 0]]);
}

#[test]
fn c6_05_also_a_hunter_who_has_died_since() {
    let mut tale = Story::against(Ebrietas).echoes(3).health(0, 2).first(2).begin();
    // Seat 2 takes 2 and splashes seat 0 to death after seat 0's instant shot; seat 1's pistol would cancel, so it swings.
    tale.rolls(&["0"]).play(&[HunterPistol, SawCleaver, HunterAxe]);
    assert_eq!(tale.hunter(0).deaths, 1);
    assert_eq!(tale.tracks()[0], [1, 0, 1]);
}

#[test]
fn c18_15_a_chain_of_plus_faces_is_one_hit_halved_once() {
    let mut tale = Story::against(CarrionCrow).begin();
    tale.rolls(&["1+", "1+", "1"]).play(&[HuntersDream, HunterAxe, HunterAxe]).ends_round();
    assert!(tale.happened(Event::Wounded { seat: Seat(0), amount: 1, health: 7 }));
}

#[test]
fn c18_16_no_attack_on_an_enemy_already_dead() {
    let mut tale = Story::against(Huntsman).echoes(1).holds(1, &[Chikage]).holds(2, &[Evelyn]).collected(2, 3).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, Chikage, Evelyn]);
    assert_eq!(tale.health()[1], 8, "no recoil");
    assert_eq!(tale.asked()[0].1, Question::Card, "no question");
}

#[test]
fn c18_17_a_weapon_reduced_to_nothing_attacks_but_damages_nobody() {
    let hindered = |enemy, card, echoes| {
        let story = Story::against(enemy).echoes(echoes).hand(0, &[HuntersDream, card, Transform]);
        let mut tale = story.holds(1, &[HunterBlunderbuss]).holds(2, &[HunterBlunderbuss]).begin();
        tale.rolls(&["0"]).play(&[card, HunterBlunderbuss, HunterBlunderbuss]);
        tale
    };
    let tale = hindered(Huntsman, Chikage, 4);
    assert_eq!((tale.health()[0], tale.collected()[0]), (7, 0), "it takes its recoil all the same");
    let tale = hindered(Huntsman, SawCleaver, 2);
    assert_eq!(tale.tracks()[0], [0, 0, 0], "no trophy");
    let tale = hindered(FatherGascoigne, SawCleaver, 8);
    assert!(tale.in_used(0, SawCleaver), "not removed");
    let tale = hindered(SilverBeast, SawCleaver, 5);
    assert_eq!(tale.health()[0], 8, "not bitten");
    let tale = hindered(Ebrietas, SawCleaver, 8);
    assert_eq!(tale.health()[1], 8, "no splash");
    let tale = hindered(OneReborn, SawCleaver, 11);
    assert_eq!(tale.collected()[0], 0, "no bounty");
}

#[test]
fn c18_18_when_damaged_abilities_answer_the_killing_blow() {
    let slain = |enemy| {
        let mut tale = Story::against(enemy).echoes(2).begin();
        tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HuntersDream]).ends_round();
        tale
    };
    assert_eq!(slain(SilverBeast).health()[0], 7);
    assert_eq!(slain(OneReborn).collected()[0], 4);
    assert_eq!(slain(Ebrietas).health()[1], 6);
    assert!(slain(FatherGascoigne).is_removed(0, HunterAxe));
}

#[test]
fn c18_19_the_reward_comes_before_the_damage_of_the_killing_blow() {
    // Under Rom the bite of the killing blow eliminates seat 0: the trophy was theirs before.
    let story = Story::against(SilverBeast).final_boss(FinalBoss::Rom).echoes(1).health(0, 1).deaths(0, 1);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert!(!tale.hunter(0).is_in_game());
    assert_eq!(tale.tracks()[0], [0, 0, 1]);
}

#[test]
fn c18_20_the_eliminated_get_no_trophy_for_earlier_echoes() {
    let story = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).echoes(2).health(0, 2).deaths(0, 1);
    let mut tale = story.begin();
    tale.rolls(&["2"]).play(&[HunterPistol, SawCleaver, HuntersDream]).ends_round();
    assert!(!tale.hunter(0).is_in_game());
    assert_eq!(tale.tracks(), [[0, 0, 0], [0, 0, 1], [0, 0, 0]]);
    let mut tale = Story::against(CarrionCrow).echoes(2).health(0, 2).deaths(0, 1).begin();
    tale.rolls(&["2"]).play(&[HunterPistol, SawCleaver, HuntersDream]).ends_round();
    assert_eq!(tale.tracks()[0], [0, 0, 1], "a merely dead one does");
}

#[test]
fn c18_21_rewards_come_in_seat_order_with_the_stake_driver() {
    let story = Story::against(Watchdog).echoes(4).first(1).holds(0, &[StakeDriver]).holds(1, &[StakeDriver]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[StakeDriver, StakeDriver, HuntersDream]);
    assert_eq!(tale.asked(), [(1, Question::Trophy)]);
    assert_eq!(tale.tracks()[0], [0, 0, 0], "not rewarded yet");
    tale.wants(1, Trophy::Kin);
    assert_eq!(tale.asked(), [(0, Question::Trophy)]);
    tale.wants(0, Trophy::Beast);
    assert_eq!(tale.tracks()[..2], [[1, 0, 2], [2, 0, 1]]);
}
