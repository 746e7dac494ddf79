//! C13, C14 and C15: every Monster, Boss and Final Boss has a test of its own ability.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Choice, Enemy, Event, FinalBoss, Question, Rank};
use kit::Seat;

#[test]
fn plain_monsters_only_roll_and_escape() {
    let plain = [BeastPossessedSoul, Huntsman, ScourgeBeast, WinterLantern, Executioner, CarrionCrow, GardenOfEyes];
    for enemy in plain.into_iter().chain([BloodyCrow, ChurchGiant]) {
        let mut tale = Story::against(enemy).collected(0, 3).begin();
        tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
        assert!(tale.happened(Event::Escaped { enemy }));
        assert_eq!((tale.health()[0], tale.collected()[0]), (8, 4), "{enemy:?}");
    }
}

#[test]
fn c18_59_brainsucker_takes_two_weapons_of_the_owners_choice() {
    let mut tale = Story::against(Brainsucker).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked(), [(1, Question::Disarm)], "seat 0 has just two weapons left and is not asked");
    assert!(tale.in_used(0, HunterAxe) && tale.in_used(0, HunterPistol));
    assert_eq!(tale.legal(1).len(), 3, "two of three weapons");
    tale.gives_up(1, &[SawCleaver, HunterPistol]);
    assert_eq!(tale.asked(), [(2, Question::Disarm)]);
    tale.gives_up(2, &[SawCleaver, HunterAxe]);
    assert!(tale.in_hand(1, SawCleaver) && tale.in_hand(2, HunterAxe), "dreamers take them back in step 7");
}

#[test]
fn c18_59_brainsucker_takes_what_there_is() {
    let mut tale = Story::against(Brainsucker).hand(0, &[HuntersDream, BloodVial, HunterAxe, HunterPistol]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.in_used(0, HunterPistol));
    assert_eq!(tale.count(|event| matches!(event, Event::Disarmed { seat: Seat(0), .. })), 1);
}

#[test]
fn c18_60_yurie_gives_three_to_all_who_share_the_lowest_total() {
    let story = Story::against(Huntsman).dungeon(&[Yurie]).collected(0, 2).banked(1, 1).collected(1, 1).banked(2, 3);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HuntersDream]);
    assert_eq!(tale.collected(), [3, 3, 0], "2 each, banked and collected together");
    let story = Story::against(CarrionCrow).dungeon(&[Yurie]).final_boss(FinalBoss::Rom).deaths(0, 1).health(0, 1);
    let mut tale = story.collected(1, 2).collected(2, 5).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected(), [0, 3, 0], "the eliminated are left out");
}

#[test]
fn c18_60_the_huntsman_gives_as_yurie_does() {
    let story = Story::against(CarrionCrow).dungeon(&[Huntsman]).collected(0, 2).banked(1, 2).banked(2, 3);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, HuntersDream]);
    assert_eq!(tale.enemy(), Some(Huntsman));
    assert_eq!(tale.collected(), [3, 3, 0]);
}

#[test]
fn beast_patient_wounds_everyone_when_revealed() {
    let mut tale = Story::against(Huntsman).dungeon(&[BeastPatient]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterPistol]);
    assert_eq!(tale.health(), [7, 7, 7]);
}

#[test]
fn rabid_dog_bites_everyone_as_it_escapes() {
    let mut tale = Story::against(RabidDog).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterPistol, HunterPistol]);
    assert_eq!(tale.health(), [6, 6, 6]);
}

#[test]
fn c18_61_the_emissary_discards_the_row_and_deals_as_far_as_the_deck_goes() {
    let story = Story::against(Huntsman).dungeon(&[CelestialEmissary]).available(&[Chikage, Evelyn, Evelyn]);
    let mut tale = story.upgrades(&[BloodVial, BeastClaw]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterPistol]);
    assert_eq!(tale.available(), [BloodVial, BeastClaw]);
    assert_eq!(tale.hunt.table().discarded().len(), 3);
    let mut tale = Story::against(Huntsman).dungeon(&[CelestialEmissary]).available(&[Chikage, Evelyn, Evelyn]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, SawCleaver, HunterPistol]);
    assert!(tale.available().is_empty());
}

#[test]
fn c18_62_bell_maiden_strengthens_whatever_comes_next() {
    for (next, boss, echoes) in [
        (Some(CarrionCrow), FinalBoss::Micolash, 7 + 2),
        (Some(Watchdog), FinalBoss::Micolash, 12 + 2),
        (None, FinalBoss::Rom, 12 + 2),
        (Some(CarrionCrow), FinalBoss::Gehrman, 7 + 2 + 2),
    ] {
        let dungeon: Vec<Enemy> = next.into_iter().chain([Huntsman]).take(usize::from(next.is_some()) * 2).collect();
        let mut tale = Story::against(BellMaiden).final_boss(boss).dungeon(&dungeon).begin();
        tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
        assert_eq!(tale.echoes(), echoes, "{next:?} under {boss:?}");
    }
    let story = Story::against(BellMaiden).final_boss(FinalBoss::Micolash).box_of(&[BloodyCrow]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!((tale.enemy(), tale.echoes()), (Some(BloodyCrow), 8), "a card from the box too");
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.echoes(), 7, "and only the next");
}

#[test]
fn c18_62_bell_maiden_killed_strengthens_nobody() {
    let mut tale = Story::against(BellMaiden).echoes(1).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.echoes(), 7);
}

#[test]
fn c18_63_celestial_mob_takes_one_collected_echo_if_there_is_one() {
    let mut tale = Story::against(CelestialMob).collected(0, 2).banked(1, 5).collected(2, 4).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HunterPistol, HuntersDream]);
    assert_eq!(tale.collected()[..2], [1 + 1, 0], "2 + 1 - 1, and 1 - 1");
    assert_eq!(tale.banked(), [0, 5, 3]);
}

#[test]
fn c18_64_silver_beast_bites_the_first_to_damage_it_whatever_the_damage() {
    let mut tale = Story::against(SilverBeast).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.health()[..2], [7, 8]);
    let mut tale = Story::against(SilverBeast).holds(0, &[MolotovCocktail]).begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.health()[..2], [6, 7], "bitten for the Molotov, then burnt by it");
    let wounds: Vec<u8> = tale
        .events
        .iter()
        .filter_map(|event| if let Event::Wounded { seat, .. } = event { Some(seat.0) } else { None })
        .collect();
    assert_eq!(wounds[..2], [0, 0], "the bite comes before the rest of the instant");
}

#[test]
fn c18_65_fluorescent_flower_stops_vial_and_nurse_but_not_step_7() {
    let story = Story::against(FluorescentFlower).final_boss(FinalBoss::MergosWetNurse).health(0, 3).health(1, 3);
    let mut tale = story.health(2, 1).holds(0, &[BloodVial]).begin();
    assert_eq!(tale.health(), [3, 3, 1], "no regain at the start of the round");
    tale.rolls(&["1"]).play(&[BloodVial, HuntersDream, HunterAxe]);
    assert!(tale.happened(Event::Rested { seat: Seat(1), health: 8 }));
    assert!(tale.happened(Event::Rested { seat: Seat(2), health: 8 }), "the dead too");
    assert_eq!(
        tale.count(|event| matches!(event, Event::Healed { seat: Seat(0), .. })),
        1,
        "the next round's regain only"
    );
    assert_eq!(tale.health()[0], 3);
}

#[test]
fn c18_66_watchdog_takes_at_most_one_from_ranged_weapons() {
    for (card, taken) in [(RepeatingPistol, 1), (LudwigsRifle, 1), (LudwigsHolyBlade, 3), (MolotovCocktail, 1)] {
        let mut tale = Story::against(Watchdog).holds(0, &[card]).begin();
        tale.rolls(&["0"]).play(&[card, HuntersDream, HuntersDream]).ends_round();
        assert_eq!(tale.collected()[0], taken, "{card:?}");
    }
    let mut tale = Story::against(Watchdog).holds(0, &[Evelyn]).collected(0, 3).begin();
    tale.rolls(&["0"]).play(&[Evelyn, HuntersDream, HuntersDream]).pays(0, true).ends_round();
    assert_eq!(tale.collected()[0], 3, "capped after the bonus");
}

#[test]
fn c18_67_the_one_reborn_gives_two_more_once_per_hunter_and_round() {
    let mut tale = Story::against(OneReborn).holds(1, &[MolotovCocktail]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, MolotovCocktail, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[..2], [2 + 2, 1 + 2], "Molotov counts");
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 4 + 1 + 2, "again each round");
    let mut tale = Story::against(OneReborn).health(0, 1).begin();
    tale.rolls(&["1"]).play(&[HunterPistol, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.happened(Event::Lost { seat: Seat(0), echoes: 3 }), "and dies with its owner");
}

#[test]
fn c18_68_ebrietas_splashes_the_left_neighbour() {
    let mut tale = Story::against(Ebrietas).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterPistol, HuntersDream]).ends_round();
    assert_eq!(tale.health()[..2], [8, 6], "melee only, and what was really dealt");
    let mut tale = Story::against(Ebrietas).echoes(1).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.health()[1], 7);
    let mut tale = Story::against(Ebrietas).holds(2, &[LudwigsHolyBlade]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, HuntersDream, LudwigsHolyBlade]).ends_round();
    assert!(tale.happened(Event::Wounded { seat: Seat(0), amount: 1, health: 7 }), "the Dream halves");
}

#[test]
fn c18_68_the_splash_is_lost_on_the_dead_and_passes_over_the_eliminated() {
    let mut tale = Story::against(Ebrietas).health(1, 0).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterPistol]).ends_round();
    assert_eq!(tale.health()[2], 8, "lost");
    let story = Story::against(Ebrietas).final_boss(FinalBoss::Rom).health(1, 1).deaths(1, 1);
    let mut tale = story.begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HunterPistol]).ends_round();
    assert_eq!(tale.health()[2], 8 - 1 - 2, "the next in the game");
    let story = Story::against(Ebrietas).final_boss(FinalBoss::Rom).health(1, 1).deaths(1, 1).health(2, 1).deaths(2, 1);
    let mut tale = story.begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HunterPistol]).ends_round();
    assert_eq!(tale.health()[0], 7, "never oneself");
}

#[test]
fn c18_69_gascoigne_removes_weapons_that_damaged_him_in_every_case() {
    let mut tale = Story::against(FatherGascoigne).holds(2, &[MolotovCocktail]).health(0, 3).begin();
    tale.rolls(&["2"]).play(&[HunterPistol, HunterAxe, MolotovCocktail]).ends_round();
    assert_eq!(tale.hunter(0).deaths, 1);
    assert!(tale.is_removed(0, HunterPistol), "an instant shot of one who died");
    assert!(tale.is_removed(1, HunterAxe));
    assert!(tale.in_used(2, MolotovCocktail), "Molotov is no weapon");
    let mut tale = Story::against(FatherGascoigne).echoes(1).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HunterAxe, HuntersDream]).ends_round();
    assert!(tale.is_removed(0, SawCleaver), "killed this round");
    assert!(tale.in_used(1, HunterAxe), "it found nothing to damage");
}

#[test]
fn c18_70_martyr_logarius_stops_what_prevents_damage_not_what_halves_it() {
    let story = Story::against(MartyrLogarius).holds(1, &[RepeatingPistol]);
    let mut tale = story.begin();
    tale.rolls(&["3"]).play(&[HuntersDream, RepeatingPistol, HunterAxe]).ends_round();
    assert!(tale.happened(Event::Wounded { seat: Seat(0), amount: 1, health: 7 }), "the Dream halves");
    assert_eq!(tale.health()[1..], [5, 5], "the Repeating Pistol prevents nothing");
    let mut tale = Story::against(MartyrLogarius).holds(0, &[HunterBlunderbuss]).begin();
    tale.rolls(&["0"]).play(&[HunterBlunderbuss, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[1], 0, "Blunderbuss is allowed");
}

#[test]
fn c18_71_blood_starved_beast_drains_the_wounded_only() {
    let story =
        Story::against(BloodStarvedBeast).collected(0, 3).collected(1, 3).collected(2, 3).holds(1, &[RepeatingPistol]);
    let mut tale = story.holds(0, &[BloodVial]).begin();
    tale.rolls(&["1"]).play(&[BloodVial, RepeatingPistol, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[..2], [2, 5]);
    assert_eq!(tale.banked()[2], 3, "halved to nothing");
    let story = Story::against(BloodStarvedBeast).collected(0, 3).holds(1, &[MolotovCocktail]).holds(0, &[BloodVial]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[BloodVial, MolotovCocktail, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 3, "only the attack of step 4 counts");
}

#[test]
fn c18_72_amygdala_rolls_two_whole_chains_and_the_higher_counts() {
    let mut tale = Story::against(Amygdala).begin();
    tale.rolls(&["1+", "2", "4"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.health(), [4, 4, 4]);
    let mut tale = Story::against(Amygdala).begin();
    tale.rolls(&["2+", "3", "0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!(tale.health(), [3, 3, 3]);
}

#[test]
fn rom_takes_whoever_dies_twice() {
    let mut tale = Story::against(CarrionCrow).final_boss(FinalBoss::Rom).health(0, 1).deaths(0, 1).begin();
    tale.rolls(&["1"]).play(&[HunterAxe, HunterAxe, HuntersDream]);
    assert!(!tale.hunter(0).is_in_game());
    assert_eq!(tale.asked(), [(1, Question::Card), (2, Question::Card)]);
}

#[test]
fn gehrman_strengthens_every_other_enemy() {
    let mut tale = Story::against(Huntsman).dungeon(&[CarrionCrow]).final_boss(FinalBoss::Gehrman).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.echoes(), 9);
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!((tale.enemy(), tale.echoes()), (Some(Gehrman), 14), "not himself");
}

#[test]
fn c18_76_micolash_calls_from_the_box_and_waits_behind_it() {
    let story = Story::against(Huntsman).dungeon(&[]).final_boss(FinalBoss::Micolash).box_of(&[BloodyCrow]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.enemy(), Some(BloodyCrow));
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.enemy(), Some(Micolash), "an empty box adds nothing");
    let mut tale = Story::against(Huntsman).echoes(1).final_boss(FinalBoss::Micolash).box_of(&[BloodyCrow]).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.hunt.unused_monsters().count(), 1, "a kill calls nobody");
    let mut tale = Story::against(Huntsman).final_boss(FinalBoss::Gehrman).box_of(&[BloodyCrow]).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.hunt.unused_monsters().count(), 1, "and only Micolash calls");
}

#[test]
fn vicar_amelia_caps_health_at_six() {
    let mut tale = Story::against(Watchdog).final_boss(FinalBoss::VicarAmelia).health(0, 2).health(1, 1).begin();
    assert_eq!(tale.health()[2], 6);
    tale.rolls(&["2"]).play(&[HuntersDream, HunterAxe, HunterAxe]).ends_round();
    assert_eq!(tale.health()[..2], [6, 6], "after the Dream and after a death");
}

#[test]
fn c18_75_mergos_wet_nurse_heals_the_living_from_the_first_round_on() {
    let story = Story::against(Watchdog).final_boss(FinalBoss::MergosWetNurse).health(0, 4).health(1, 0);
    let mut tale = story.begin();
    assert_eq!(tale.health(), [5, 0, 8], "up to the maximum; one who sits out regains nothing");
    tale.rolls(&["0"]).play(&[SawCleaver, HunterAxe, SawCleaver]);
    assert_eq!(tale.health()[0], 6, "each round");
    assert!(tale.legal(0).contains(&Choice::Play(HunterAxe)));
}

#[test]
fn only_monsters_escape() {
    for enemy in Enemy::ALL.into_iter().filter(|enemy| enemy.rank() != Rank::Monster) {
        let mut tale = Story::against(enemy).begin();
        tale.play(&[SawCleaver, HuntersDream, HuntersDream]).ends_round();
        assert_eq!(tale.enemy(), Some(enemy));
    }
}
