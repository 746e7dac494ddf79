//! C4: step 3, instant effects.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Choice, Event, FinalBoss, Question};
use kit::Seat;

#[test]
fn c4_01_instants_resolve_in_seat_order() {
    let mut tale = Story::against(Huntsman).first(1).holds(0, &[MolotovCocktail]).holds(2, &[MolotovCocktail]).begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, HunterPistol, MolotovCocktail]);
    let order: Vec<u8> = tale
        .events
        .iter()
        .filter_map(|event| if let Event::Took { seat, .. } = event { Some(seat.0) } else { None })
        .collect();
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn c4_02_what_was_dealt_in_step_3_is_not_dealt_again() {
    let mut tale = Story::against(Huntsman).begin();
    tale.rolls(&["0"]).play(&[HunterPistol, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 1);
}

#[test]
fn c4_03_a_kill_in_step_3_skips_steps_4_to_6() {
    let mut tale = Story::against(RabidDog).echoes(1).begin();
    tale.rolls(&[]).play(&[HunterPistol, HunterAxe, HunterAxe]);
    assert_eq!(tale.collected(), [1, 0, 0], "nobody else attacks");
    assert_eq!(tale.tracks()[0], [0, 0, 1]);
    assert_eq!(tale.health(), [8, 8, 8], "no attack, no escape");
    assert_eq!(tale.count(|event| matches!(event, Event::Rolled { .. } | Event::Escaped { .. })), 0);
}

#[test]
fn c4_04_instants_still_waiting_resolve_without_the_enemy() {
    let mut tale = Story::against(Huntsman).echoes(1).holds(1, &[BloodVial]).health(1, 2).begin();
    tale.rolls(&[]).play(&[HunterPistol, BloodVial, HuntersDream]).ends_round();
    assert_eq!(tale.health()[1], 6);
}

#[test]
fn c4_05_what_hurts_enemy_and_hunters_is_one_effect() {
    let mut tale = Story::against(Huntsman).echoes(1).holds(0, &[MolotovCocktail]).health(0, 1).collected(0, 2).begin();
    tale.rolls(&[]).play(&[MolotovCocktail, HunterAxe, HunterAxe]);
    assert_eq!(tale.tracks()[0], [0, 1, 0], "dead of the own Molotov, the trophy stays");
    assert_eq!(tale.collected()[0], 0, "the echo is lost with the rest");
    assert_eq!(tale.hunter(0).deaths, 1);
    assert_eq!(tale.health()[1..], [7, 7]);
}

#[test]
fn c18_05_only_one_pistol_is_settled_after_step_2() {
    // The second shooter dies of the Molotov before shooting, and counts all the same.
    let story = Story::against(CarrionCrow).holds(0, &[MolotovCocktail]).health(1, 1);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, HunterPistol, HunterPistol]).ends_round();
    let last_shot = tale.events.iter().position(|event| matches!(event, Event::Took { card: HunterPistol, .. }));
    let roll = tale.events.iter().position(|event| matches!(event, Event::Rolled { .. }));
    assert!(last_shot > roll, "the living pistol waits for step 5");
}

#[test]
fn c18_06_the_instant_of_a_hunter_killed_earlier_does_not_resolve() {
    let mut tale = Story::against(CarrionCrow).holds(0, &[MolotovCocktail]).holds(1, &[BloodVial]).health(1, 1).begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, BloodVial, HuntersDream]);
    assert_eq!(tale.hunter(1).deaths, 1);
    assert_eq!(tale.count(|event| matches!(event, Event::Healed { .. })), 0);
}

#[test]
fn c18_07_a_utility_may_be_played_to_no_effect() {
    let story = Story::against(CarrionCrow).holds(0, &[BloodVial]).holds(1, &[OldHunterBone]).echoes(7);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[BloodVial, OldHunterBone, HuntersDream]).ends_round();
    assert_eq!(tale.health()[0], 8);
    assert!(tale.in_used(0, BloodVial) && tale.in_used(1, OldHunterBone));
}

#[test]
fn c18_08_an_instant_once_begun_is_carried_out() {
    let story = Story::against(SilverBeast).holds(0, &[MolotovCocktail, Flamesprayer]).health(0, 1);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, HunterAxe, HunterAxe]);
    assert_eq!(tale.hunter(0).deaths, 1, "bitten to death");
    assert_eq!(tale.health()[1..], [7, 7], "the fire spreads all the same");
    let story = Story::against(SilverBeast).holds(0, &[MolotovCocktail, Flamesprayer]).health(0, 1);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[Flamesprayer, HunterAxe, HunterAxe]);
    assert_eq!(tale.health()[1..], [7, 7]);
}

#[test]
fn c18_09_after_the_kill_fire_still_burns_and_blunderbuss_asks_nobody() {
    let story = Story::against(Huntsman).echoes(1).hunters(5).holds(1, &[MolotovCocktail]).holds(2, &[Flamesprayer]);
    let mut tale = story.holds(3, &[HunterBlunderbuss]).begin();
    tale.rolls(&[]).play(&[HunterPistol, MolotovCocktail, Flamesprayer, HunterBlunderbuss, HunterAxe]);
    assert_eq!(tale.health(), [7, 7, 7, 7, 6], "Molotov on all, spray on the axe");
    assert_eq!(tale.count(|event| matches!(event, Event::Hindered { .. })), 0);
    assert_eq!(tale.tracks().iter().filter(|tracks| tracks[1] == 1).count(), 1, "no echo, no trophy");
    assert_eq!(tale.collected(), [1, 0, 0, 0, 0]);
}

#[test]
fn c18_09_bone_works_as_ever_after_the_kill() {
    let mut tale =
        Story::against(Huntsman).echoes(1).holds(1, &[OldHunterBone]).used(1, &[HunterAxe, SawCleaver]).begin();
    tale.rolls(&[]).play(&[HunterPistol, OldHunterBone, HuntersDream]);
    assert_eq!(tale.asked(), [(1, Question::Recall)]);
    tale.recalls(1, &[HunterAxe]).ends_round();
    assert!(tale.in_hand(1, HunterAxe));
}

#[test]
fn c18_10_weapons_not_used_after_a_kill_go_to_the_used_pile() {
    let story = Story::against(Huntsman).echoes(1).hunters(4).holds(1, &[ThreadedCane]).holds(2, &[Chikage]);
    let mut tale = story.holds(3, &[Evelyn]).collected(3, 2).begin();
    tale.rolls(&[]).play(&[HunterPistol, ThreadedCane, Chikage, Evelyn]);
    assert!(tale.in_used(1, ThreadedCane));
    assert_eq!(tale.health()[2], 8, "no recoil");
    assert_eq!(tale.asked()[0].1, Question::Card, "no question of Evelyn's");
    assert_eq!(tale.collected()[3], 2);
}

#[test]
fn c18_11_the_reward_comes_before_the_rest_of_the_instant() {
    let mut tale = Story::against(Huntsman).echoes(1).holds(0, &[MolotovCocktail]).begin();
    tale.rolls(&[]).play(&[MolotovCocktail, HunterAxe, HunterAxe]);
    let trophy = tale.events.iter().position(|event| matches!(event, Event::Trophy { .. })).expect("a reward");
    let wound = tale.events.iter().position(|event| matches!(event, Event::Wounded { .. })).expect("a wound");
    assert!(trophy < wound);
}

#[test]
fn c18_11_all_who_took_an_echo_so_far_are_rewarded() {
    let mut tale = Story::against(Huntsman).echoes(2).holds(1, &[MolotovCocktail]).begin();
    tale.rolls(&[]).play(&[HunterPistol, MolotovCocktail, HunterAxe]);
    assert_eq!(tale.tracks(), [[0, 1, 0], [0, 1, 0], [0, 0, 0]]);
}

#[test]
fn c18_12_hunters_are_hurt_also_when_the_final_boss_dies_of_it() {
    for card in [MolotovCocktail, Flamesprayer] {
        let story = Story::against(Gehrman).echoes(1).holds(0, &[card]).health(1, 1).collected(1, 4).collected(2, 3);
        let mut tale = story.begin();
        tale.rolls(&[]).play(&[card, HunterAxe, HunterAxe]);
        assert!(tale.is_over(), "{card:?}");
        assert_eq!(tale.health()[1..], [0, 7], "{card:?}");
        assert_eq!(tale.banked(), [1, 0, 3], "{card:?}: whoever died of it lost everything, the others bank");
        assert_eq!(tale.tracks(), [[1, 1, 1], [0, 0, 0], [0, 0, 0]], "{card:?}");
    }
}

#[test]
fn c18_12_reward_then_deaths_then_the_end() {
    let mut tale = Story::against(Gehrman).echoes(1).holds(0, &[MolotovCocktail]).health(0, 1).begin();
    tale.rolls(&[]).play(&[MolotovCocktail, HunterAxe, HunterAxe]);
    let is = |what: fn(&Event) -> bool| tale.events.iter().position(what);
    let order = [
        is(|event| matches!(event, Event::Killed { .. })),
        is(|event| matches!(event, Event::Trophy { seat: Seat(0), .. })),
        is(|event| matches!(event, Event::Died { seat: Seat(0) })),
        is(|event| matches!(event, Event::Ended { .. })),
    ];
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{order:?}");
    assert_eq!((tale.banked()[0], tale.tracks()[0]), (0, [1, 1, 1]), "the trophies stay, the echo is lost");
}

#[test]
fn c18_12_if_all_are_eliminated_by_it_nobody_wins() {
    let story = Story::against(Rom).echoes(1).holds(0, &[MolotovCocktail]);
    let story = (0..3).fold(story, |story, seat| story.health(seat, 1).deaths(seat, 1));
    let mut tale = story.begin();
    tale.rolls(&[]).play(&[MolotovCocktail, HunterAxe, HunterAxe]);
    assert_eq!(tale.hunt.table().end(), Some(chalice::End::AllLost));
    assert!(tale.winners().is_empty());
}

#[test]
fn c18_13_dying_of_molotov_martyr_logarius_still_lets_nobody_prevent_it() {
    for card in [MolotovCocktail, Flamesprayer] {
        let story = Story::against(MartyrLogarius).echoes(1).holds(0, &[card]).holds(1, &[RepeatingPistol]);
        let mut tale = story.begin();
        let second = if card == MolotovCocktail { RepeatingPistol } else { HunterAxe };
        tale.rolls(&[]).play(&[card, second, HuntersDream]).ends_round();
        assert!(tale.happened(Event::Killed { enemy: MartyrLogarius }), "{card:?}");
        assert_eq!(tale.health()[1], 7, "{card:?}");
        assert_eq!(tale.count(|event| matches!(event, Event::Wounded { seat: Seat(2), .. })), 0, "the Dream halves");
    }
}

#[test]
fn c18_14_the_die_is_rolled_even_if_nobody_lives() {
    let story = Story::against(CarrionCrow).health(0, 0).health(1, 0).health(2, 0);
    let tale = story.begin();
    assert!(tale.count(|event| matches!(event, Event::Rolled { .. })) >= 1);
    assert!(tale.happened(Event::Escaped { enemy: CarrionCrow }));
    assert!(tale.count(|event| matches!(event, Event::Attack { enemy: CarrionCrow, .. })) == 1);
}

#[test]
fn c18_14_the_die_is_rolled_for_a_dead_first_player() {
    let mut tale = Story::against(CarrionCrow).health(0, 1).holds(1, &[MolotovCocktail]).begin();
    tale.rolls(&["2"]).play(&[HunterAxe, MolotovCocktail, HunterAxe]);
    assert_eq!(tale.health()[1..], [5, 5]);
}

#[test]
fn c9_03_damage_from_any_source_kills() {
    let mut tale = Story::against(CarrionCrow).holds(0, &[MolotovCocktail]).health(2, 1).begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, HuntersDream, HunterAxe]);
    assert_eq!(tale.hunter(2).deaths, 1, "Molotov");
    let mut tale = Story::against(Ebrietas).health(1, 2).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterPistol, HuntersDream]);
    assert_eq!(tale.hunter(1).deaths, 1, "splash");
    let mut tale = Story::against(RabidDog).health(0, 2).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    assert_eq!(tale.hunter(0).deaths, 1, "an escape ability");
    let mut tale =
        Story::against(Huntsman).dungeon(&[BeastPatient]).health(0, 1).final_boss(FinalBoss::Gehrman).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.hunter(0).deaths, 1, "a reveal ability");
    assert!(tale.legal(0).iter().all(|choice| !matches!(choice, Choice::Play(_))));
}
