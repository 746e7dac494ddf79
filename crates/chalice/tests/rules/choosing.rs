//! C2 and C3: choose, play, transform.

use crate::story::{Story, Tale};
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Card, Choice, Event, Question, Refusal};
use kit::Seat;

#[test]
fn c2_01_cards_are_picked_in_secret_and_revealed_together() {
    let mut tale = Story::against(Huntsman).begin();
    let before = tale.hunt.view(Seat(2));
    tale.choose(0, Choice::Play(HunterAxe)).choose(1, Choice::Play(SawCleaver));
    let after = tale.hunt.view(Seat(2));
    assert_eq!(after.table().hunters(), before.table().hunters(), "nothing of the picks is to be seen");
    assert_eq!(after.pick(), None);
    assert_eq!(tale.hunt.view(Seat(0)).pick(), Some(HunterAxe));
    assert_eq!(tale.count(|event| matches!(event, Event::Played { .. })), 0);
    tale.rolls(&["0"]).choose(2, Choice::Play(HuntersDream));
    assert_eq!(tale.count(|event| matches!(event, Event::Played { .. })), 3);
}

#[test]
fn c2_01_a_pick_stands() {
    let mut tale = Story::against(Huntsman).begin();
    tale.choose(0, Choice::Play(HunterAxe));
    assert_eq!(tale.tries(0, Choice::Play(SawCleaver)), Err(Refusal::NotAsked(Seat(0))));
}

#[test]
fn c2_02_talk_binds_nobody() {
    let mut tale = Story::against(Huntsman).begin();
    let before = tale.legal(1);
    tale.choose(0, Choice::Play(HunterAxe));
    assert_eq!(tale.legal(1), before, "whatever was said or picked, every card may still be played");
}

#[test]
fn c2_03_used_piles_are_public_and_tell_the_hands() {
    let mut tale = Story::against(Huntsman).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterPistol]);
    let view = tale.hunt.view(Seat(2));
    assert!(view.table().hunter(Seat(0)).used.contains(HunterAxe));
    assert!(!view.table().hunter(Seat(0)).hand.contains(HunterAxe));
    assert!(view.table().hunter(Seat(1)).used.contains(SawCleaver));
}

#[test]
fn c2_04_transform_needs_a_weapon_in_hand() {
    fn story(hand: &[Card]) -> Tale {
        Story::against(Huntsman).hand(0, hand).begin()
    }
    let may = |hand: &[Card]| story(hand).legal(0).contains(&Choice::Play(Transform));
    assert!(may(&[HuntersDream, Transform, SawCleaver]));
    assert!(!may(&[HuntersDream, Transform, BloodVial]));
    let mut tale = story(&[HuntersDream, Transform, BloodVial]);
    let refused = Refusal::NotLegal(Seat(0), Choice::Play(Transform));
    assert_eq!(tale.tries(0, Choice::Play(Transform)), Err(refused));
}

#[test]
fn c3_01_transformed_weapons_are_picked_in_secret_after_all_cards_are_seen() {
    let mut tale = Story::against(Huntsman).begin();
    tale.play(&[Transform, Transform, HunterAxe]);
    assert!(tale.happened(Event::Played { seat: Seat(2), card: HunterAxe }));
    assert_eq!(tale.asked(), [(0, Question::Transform), (1, Question::Transform)]);
    let weapons = [SawCleaver, HunterAxe, HunterPistol].map(Choice::Transform);
    assert_eq!(tale.legal(0), weapons, "melee or ranged, nothing else");
    tale.transforms(1, HunterPistol);
    assert_eq!(tale.hunter(1).transformed, None, "not yet to be seen");
    tale.rolls(&["0"]).transforms(0, SawCleaver);
    assert!(tale.happened(Event::Transformed { seat: Seat(1), card: HunterPistol }));
}

#[test]
fn c3_02_whoever_transforms_fights_and_does_not_dream() {
    let mut tale = Story::against(CarrionCrow).collected(0, 4).health(0, 5).begin();
    tale.rolls(&["2"]).play(&[Transform, HunterAxe, HunterAxe]).transforms(0, SawCleaver);
    assert_eq!(tale.health()[0], 3, "nothing is halved");
    assert_eq!((tale.collected()[0], tale.banked()[0]), (5, 0));
    assert!(!tale.legal(0).contains(&Choice::Transform(HuntersDream)));
}

#[test]
fn c3_03_a_transformed_weapon_counts_as_played() {
    let mut tale = Story::against(Huntsman).begin();
    tale.rolls(&["0"]).play(&[Transform, HunterPistol, HuntersDream]).transforms(0, HunterPistol);
    let shots = |event: &Event| matches!(event, Event::Took { .. });
    let first_shot = tale.events.iter().position(shots).expect("they shoot");
    let roll = tale.events.iter().position(|event| matches!(event, Event::Rolled { .. })).expect("the enemy attacks");
    assert!(first_shot > roll, "two pistols cancel each other");
}

#[test]
fn c3_04_both_cards_go_to_the_used_pile() {
    let mut tale = Story::against(Huntsman).begin();
    tale.rolls(&["0"]).play(&[Transform, HunterAxe, HunterAxe]).transforms(0, SawCleaver);
    assert!(tale.in_used(0, Transform) && tale.in_used(0, SawCleaver));
    assert_eq!(tale.hunter(0).hand.len(), 3);
}

#[test]
fn a_forced_choice_asks_nobody() {
    let mut tale =
        Story::against(Huntsman).hand(0, &[HuntersDream]).hand(1, &[HuntersDream, Transform, HunterAxe]).begin();
    assert_eq!(tale.asked(), [(1, Question::Card), (2, Question::Card)]);
    tale.rolls(&["0"]).play(&[HuntersDream, Transform, SawCleaver]);
    assert_eq!(tale.hunter(1).transformed, None, "the axe was the only weapon, and the round went on");
    assert!(tale.happened(Event::Transformed { seat: Seat(1), card: HunterAxe }));
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let mut tale = Story::against(Huntsman).begin();
    let before = tale.hunt;
    assert_eq!(tale.tries(0, Choice::Play(Chikage)), Err(Refusal::NotLegal(Seat(0), Choice::Play(Chikage))));
    assert_eq!(tale.tries(0, Choice::Pay(true)), Err(Refusal::NotLegal(Seat(0), Choice::Pay(true))));
    assert_eq!(tale.tries(3, Choice::Play(HunterAxe)), Err(Refusal::NotAsked(Seat(3))));
    assert_eq!(tale.tries(200, Choice::Play(HunterAxe)), Err(Refusal::NotAsked(Seat(200))));
    assert_eq!(tale.hunt, before);
    assert!(tale.events.len() < 9);
}

#[test]
fn c18_03_only_the_living_choose_a_card() {
    let mut tale = Story::against(Huntsman).health(1, 0).begin();
    assert_eq!(tale.asked(), [(0, Question::Card), (2, Question::Card)]);
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.hunter(1).hand.len(), 5, "one who sits out plays nothing");
}

#[test]
fn c18_04_transform_itself_is_neither_returned_nor_removed() {
    let mut tale = Story::against(CarrionCrow).holds(0, &[ThreadedCane]).begin();
    tale.rolls(&["0"]).play(&[Transform, HunterAxe, HunterAxe]).transforms(0, ThreadedCane);
    assert!(tale.in_hand(0, ThreadedCane) && tale.in_used(0, Transform));
    let mut tale = Story::against(FatherGascoigne).begin();
    tale.rolls(&["0"]).play(&[Transform, HuntersDream, HuntersDream]).transforms(0, HunterAxe).ends_round();
    assert!(tale.is_removed(0, HunterAxe) && tale.in_used(0, Transform));
}
