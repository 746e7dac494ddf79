//! C0 and C1: what is in the box and how a hunt begins.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Card, Cards, Enemy, FinalBoss, Hunt, Life, Rank, Setup, SetupError};
use kit::{Seat, Seed};

fn dealt(hunters: u8, seed: u32) -> Hunt {
    Hunt::begin(&Setup::new(hunters, Seed::from_number(seed)), &mut ()).expect("a hunt")
}

#[test]
fn c0_01_three_to_five_may_hunt() {
    for hunters in 0..=9 {
        let setup = Setup::new(hunters, Seed::from_number(1));
        let begun = Hunt::begin(&setup, &mut ());
        assert_eq!(begun.is_ok(), (3..=5).contains(&hunters), "{hunters}");
    }
    let setup = Setup::new(3, Seed::from_number(1)).first(Seat(3));
    assert_eq!(Hunt::begin(&setup, &mut ()).err(), Some(SetupError::FirstPlayer(Seat(3))));
}

#[test]
fn c0_02_everyone_begins_with_the_five_starters() {
    let starters: Cards = [HuntersDream, Transform, SawCleaver, HunterAxe, HunterPistol].into_iter().collect();
    assert!(dealt(5, 3).table().hunters().iter().all(|hunter| hunter.hand == starters));
}

#[test]
fn c0_03_the_box_holds_what_it_should() {
    let count = |rank| Enemy::ALL.iter().filter(|enemy| enemy.rank() == rank).count();
    assert_eq!([Rank::Monster, Rank::Boss, Rank::FinalBoss].map(count), [18, 7, 5]);
    assert_eq!(Card::upgrades().len() * 2, 32);
    let hunt = dealt(4, 9);
    let mut upgrades: Cards = hunt.upgrade_deck().collect();
    upgrades.add_all(hunt.table().available());
    upgrades.add_all(hunt.table().discarded());
    assert!(Card::upgrades().iter().all(|&card| upgrades.count(card) == 2));
}

#[test]
fn c0_04_the_reserve_never_runs_out() {
    let hoards = [200, 300, 400];
    let story = Story::opens_with(&[Yurie]).banked(0, hoards[0]).banked(1, hoards[1]).banked(2, hoards[2]);
    let tale = story.begin();
    assert_eq!(tale.banked(), hoards, "far more than the 135 of the box");
    assert_eq!(tale.collected(), [3, 0, 0]);
    assert_eq!(tale.hunt.table().echoes(), 3, "the enemy too has its echoes");
}

#[test]
fn c1_01_the_final_boss_is_drawn_or_chosen() {
    let setup = Setup::new(3, Seed::from_number(4));
    for boss in FinalBoss::ALL {
        let hunt = Hunt::begin(&setup.against(boss), &mut ()).expect("a hunt");
        assert_eq!(hunt.table().final_boss(), boss);
        let drawn = (0..60).any(|seed| dealt(3, seed).table().final_boss() == boss);
        assert!(drawn, "{boss:?} is never drawn");
    }
}

#[test]
fn c1_01_its_ability_holds_from_the_start() {
    let hunt =
        Hunt::begin(&Setup::new(3, Seed::from_number(1)).against(FinalBoss::VicarAmelia), &mut ()).expect("a hunt");
    assert!(hunt.table().hunters().iter().all(|hunter| hunter.health <= 6));
}

#[test]
fn c1_02_seven_monsters_and_three_bosses_are_shuffled_together() {
    let mut bosses_on_top = 0;
    for seed in 0..200 {
        let hunt = dealt(3, seed);
        let dungeon: Vec<Enemy> = hunt.table().enemy().into_iter().chain(hunt.dungeon()).collect();
        let count = |rank| dungeon.iter().filter(|enemy| enemy.rank() == rank).count();
        assert_eq!((count(Rank::Monster), count(Rank::Boss), dungeon.len()), (7, 3, 10));
        assert_eq!(hunt.unused_monsters().count(), 11);
        bosses_on_top += usize::from(dungeon[0].rank() == Rank::Boss);
    }
    assert!((30..=90).contains(&bosses_on_top), "{bosses_on_top} of 200 begin with a Boss");
}

#[test]
fn c1_03_one_available_upgrade_per_hunter() {
    for hunters in 3..=5 {
        let hunt = dealt(hunters, 7);
        assert_eq!(hunt.table().available().len(), u32::from(hunters));
    }
}

#[test]
fn c1_04_everyone_starts_fresh() {
    let hunt =
        dealt(4, (0..99).find(|&seed| dealt(4, seed).table().enemy() == Some(ChurchGiant)).expect("a plain one"));
    for hunter in hunt.table().hunters() {
        assert_eq!((hunter.health, hunter.collected, hunter.banked), (8, 0, 0));
        assert_eq!((hunter.tracks, hunter.deaths, hunter.life), ([0; 3], 0, Life::Living));
        assert!(hunter.used.is_empty() && hunter.removed.is_empty());
    }
}

#[test]
fn c1_05_a_first_player_is_drawn_or_chosen_and_the_first_enemy_revealed() {
    let firsts: std::collections::BTreeSet<u8> = (0..60).map(|seed| dealt(5, seed).table().first_player().0).collect();
    assert_eq!(firsts.len(), 5);
    let setup = Setup::new(4, Seed::from_number(2)).first(Seat(2));
    let hunt = Hunt::begin(&setup, &mut ()).expect("a hunt");
    assert_eq!(hunt.table().first_player(), Seat(2));
    assert!(hunt.table().enemy().is_some());
    assert_eq!(hunt.waiting().next(), Some(Seat(2)));
}

#[test]
fn c18_01_reveal_abilities_work_at_set_up() {
    assert_eq!(Story::opens_with(&[BeastPatient]).begin().health(), [7, 7, 7]);
    assert_eq!(Story::opens_with(&[Yurie]).begin().collected(), [3, 3, 3]);
    let row = [HunterBlunderbuss, HunterBlunderbuss, Evelyn, Chikage, Chikage, BeastClaw];
    let tale = Story::opens_with(&[CelestialEmissary]).upgrades(&row).begin();
    assert_eq!(tale.available(), [BeastClaw, Chikage, Chikage]);
    assert_eq!(tale.hunt.table().discarded().len(), 3);
}

#[test]
fn c18_02_the_box_holds_the_eleven_monsters_that_were_not_dealt() {
    let hunt = dealt(3, 12);
    let mut all: Vec<Enemy> =
        hunt.table().enemy().into_iter().chain(hunt.dungeon()).chain(hunt.unused_monsters()).collect();
    all.retain(|enemy| enemy.rank() == Rank::Monster);
    all.sort_unstable();
    assert_eq!(all, Enemy::monsters());
}

#[test]
fn c18_02_nothing_returns_to_the_box() {
    let mut tale =
        Story::against(ScourgeBeast).echoes(1).box_of(&[Huntsman]).dungeon(&[CarrionCrow, GardenOfEyes]).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.enemy(), Some(Huntsman), "the crow escaped, and only the Huntsman was there to be called");
    assert_eq!(tale.hunt.unused_monsters().count(), 0);
}
