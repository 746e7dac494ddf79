//! C11 and C12: every card has a test of its own effect.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Card, Choice, Event, Guard, Question, Trophy};
use kit::Seat;

/// Seat 0 plays a card against a Boss with blood enough; the others dream.
fn alone_with(card: Card) -> crate::story::Tale {
    let story = Story::against(Watchdog);
    let mut tale = if card.is_upgrade() { story.holds(0, &[card]) } else { story }.begin();
    tale.rolls(&["0"]).play(&[card, HuntersDream, HuntersDream]);
    tale
}

#[test]
fn hunters_dream_banks_and_reclaims() {
    let mut tale = Story::against(Watchdog).collected(0, 2).used(0, &[HunterAxe]).begin();
    tale.rolls(&["0"]).play(&[HuntersDream, SawCleaver, SawCleaver]);
    assert_eq!(tale.banked()[0], 2);
    assert!(tale.in_hand(0, HunterAxe) && tale.in_hand(0, HuntersDream));
}

#[test]
fn transform_brings_in_a_weapon() {
    let mut tale = Story::against(Watchdog).begin();
    tale.rolls(&["0"]).play(&[Transform, HuntersDream, HuntersDream]).transforms(0, HunterAxe);
    assert_eq!(tale.collected()[0], 2);
}

#[test]
fn plain_weapons_deal_their_damage() {
    for (card, damage) in [(SawCleaver, 1), (HunterAxe, 2), (LudwigsHolyBlade, 3)] {
        assert_eq!(alone_with(card).collected()[0], damage, "{card:?}");
    }
}

#[test]
fn hunter_pistol_is_instant_if_it_is_the_only_one() {
    let mut tale = Story::against(Huntsman).echoes(1).begin();
    tale.rolls(&[]).play(&[HunterPistol, HunterAxe, HunterAxe]);
    assert_eq!(tale.collected(), [1, 0, 0]);
    let mut tale = Story::against(Huntsman).echoes(4).begin();
    tale.rolls(&["0"]).play(&[HunterPistol, HunterPistol, HuntersDream]).ends_round();
    let took = |event: &Event| matches!(event, Event::Took { .. });
    let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
    assert!(tale.events.iter().position(took) > tale.events.iter().position(rolled));
    assert_eq!(tale.collected()[..2], [1, 1], "they deal their damage in step 5");
}

#[test]
fn molotov_cocktail_burns_the_enemy_and_everyone() {
    let mut tale = Story::against(Watchdog).holds(1, &[MolotovCocktail]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, MolotovCocktail, SawCleaver]);
    assert_eq!(tale.health(), [7, 7, 7]);
    assert_eq!(tale.collected(), [2, 1, 1]);
}

#[test]
fn c18_42_stake_driver_offers_all_of_the_enemys_types() {
    let story = Story::against(Amygdala).echoes(2).holds(0, &[StakeDriver]).tracks(0, [5, 0, 0]);
    let mut tale = story.begin();
    tale.rolls(&["0", "0"]).play(&[StakeDriver, HuntersDream, HuntersDream]);
    assert_eq!(tale.legal(0), Trophy::ALL.map(Choice::Trophy), "a full track too");
    tale.wants(0, Trophy::Kin);
    assert_eq!(tale.tracks()[0], [5, 1, 1], "lost at the last space");
}

#[test]
fn c18_42_with_one_type_nobody_is_asked() {
    let mut tale = Story::against(Huntsman).echoes(2).holds(0, &[StakeDriver]).begin();
    tale.rolls(&["0"]).play(&[StakeDriver, HuntersDream, HuntersDream]);
    assert_eq!(tale.tracks()[0], [0, 2, 0]);
    let mut tale = Story::against(Gehrman).echoes(2).holds(0, &[StakeDriver]).begin();
    tale.rolls(&["0"]).play(&[StakeDriver, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked(), [(0, Question::Trophy)], "before the hunt ends");
    tale.wants(0, Trophy::Humanoid);
    assert_eq!(tale.tracks()[0], [1, 2, 1]);
    assert!(tale.is_over());
}

#[test]
fn c18_43_stake_driver_of_a_dead_wielder_counts_and_after_step_3_it_does_not() {
    // Seat 0 strikes with the Stake Driver, seat 2's axe kills Ebrietas and splashes seat 0... before that, seat 1 wounds.
    let story = Story::against(Ebrietas).echoes(5).holds(1, &[StakeDriver]).health(1, 2).first(1);
    let mut tale = story.begin();
    // Order 1, 2, 0: the Stake Driver takes 2, seat 2 takes 1, seat 0 takes the last 2 and splashes seat 1 to death.
    tale.rolls(&["0"]).play(&[HunterAxe, StakeDriver, SawCleaver]);
    assert_eq!(tale.asked(), [(1, Question::Trophy)]);
    tale.wants(1, Trophy::Kin).ends_round();
    assert_eq!(tale.hunter(1).deaths, 1);
    assert_eq!(tale.tracks()[1], [2, 0, 1]);
    let mut tale = Story::against(Huntsman).echoes(1).holds(0, &[StakeDriver]).begin();
    tale.rolls(&[]).play(&[StakeDriver, HunterPistol, HuntersDream]);
    assert_eq!(tale.tracks()[0], [0, 0, 0]);
}

#[test]
fn c18_43_a_wielder_dead_before_the_killing_blow_is_asked_all_the_same() {
    let story = Story::against(Ebrietas).echoes(5).hunters(4).holds(1, &[StakeDriver]).health(1, 2).first(1);
    let mut tale = story.begin();
    // Order 1, 2, 3, 0: seat 1 takes 2; seat 2 dreams; seat 3 takes 1; seat 0's splash comes with the kill.
    tale.rolls(&["0"]).play(&[HunterAxe, StakeDriver, HuntersDream, SawCleaver]);
    assert_eq!(tale.asked(), [(1, Question::Trophy)]);
}

#[test]
fn c18_44_repeating_pistol_ignores_all_damage_but_not_losses() {
    let story = Story::against(Watchdog).holds(0, &[RepeatingPistol]).holds(1, &[MolotovCocktail]);
    let mut tale = story.begin();
    tale.rolls(&["4"]).play(&[RepeatingPistol, MolotovCocktail, HuntersDream]).ends_round();
    assert_eq!((tale.health()[0], tale.collected()[0]), (8, 1), "attack and Molotov; the Watchdog's cap");
    let mut tale = Story::against(Ebrietas).holds(0, &[RepeatingPistol]).begin();
    tale.rolls(&["3"]).play(&[RepeatingPistol, HuntersDream, HunterAxe]).ends_round();
    assert_eq!((tale.health()[0], tale.collected()[0]), (8, 2), "splash");
    let mut tale = Story::against(RabidDog).holds(0, &[RepeatingPistol]).begin();
    tale.rolls(&["0"]).play(&[RepeatingPistol, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.health()[0], 8, "the dog");
    let mut tale = Story::against(CelestialMob).holds(0, &[RepeatingPistol]).collected(0, 1).begin();
    tale.rolls(&["0"]).play(&[RepeatingPistol, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 2, "1 and 2 taken, 1 lost to the Mob");
    let mut tale = Story::against(Brainsucker).holds(0, &[RepeatingPistol]).begin();
    tale.rolls(&["0"]).play(&[RepeatingPistol, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked()[0], (0, Question::Disarm), "cards are lost all the same");
}

#[test]
fn c18_44_repeating_pistol_protects_through_transform_and_from_its_reveal_on() {
    let mut tale = Story::against(Huntsman).holds(0, &[RepeatingPistol]).holds(1, &[MolotovCocktail]).begin();
    tale.rolls(&["3"]).play(&[Transform, MolotovCocktail, HuntersDream]).transforms(0, RepeatingPistol).ends_round();
    assert_eq!(tale.health()[0], 8);
}

#[test]
fn c18_45_the_silver_beasts_bite_is_used_up_on_the_repeating_pistol() {
    let mut tale = Story::against(SilverBeast).holds(0, &[RepeatingPistol]).begin();
    tale.rolls(&["0"]).play(&[RepeatingPistol, SawCleaver, HuntersDream]).ends_round();
    assert_eq!(tale.health()[..2], [8, 8]);
}

#[test]
fn blood_vial_regains_four() {
    let mut tale = Story::against(Watchdog).holds(0, &[BloodVial]).health(0, 2).begin();
    tale.rolls(&["0"]).play(&[BloodVial, HuntersDream, HuntersDream]);
    assert_eq!(tale.health()[0], 6);
}

#[test]
fn c18_58_blood_vial_stops_at_the_maximum_and_works_once_the_flower_is_dead() {
    let mut tale = Story::against(Watchdog).holds(0, &[BloodVial]).health(0, 6).begin();
    tale.rolls(&["0"]).play(&[BloodVial, HuntersDream, HuntersDream]);
    assert_eq!(tale.health()[0], 8);
    let mut tale = Story::against(Watchdog).holds(0, &[BloodVial]).begin();
    tale.rolls(&["0"]).play(&[BloodVial, HuntersDream, HuntersDream]);
    assert_eq!(tale.count(|event| matches!(event, Event::Healed { .. })), 0, "nothing to regain, nothing to tell");
    let mut tale = Story::against(FluorescentFlower).echoes(1).holds(1, &[BloodVial]).health(1, 2).begin();
    tale.rolls(&[]).play(&[HunterPistol, BloodVial, HuntersDream]);
    assert_eq!(tale.health()[1], 6);
    let mut tale = Story::against(FluorescentFlower).holds(1, &[BloodVial]).health(1, 2).begin();
    tale.rolls(&["0"]).play(&[HunterPistol, BloodVial, HuntersDream]);
    assert_eq!(tale.health()[1], 2);
}

#[test]
fn kirkhammer_attacks_after_everyone_else() {
    let mut tale = Story::against(Huntsman).holds(0, &[Kirkhammer]).begin();
    tale.rolls(&["0"]).play(&[Kirkhammer, HunterAxe, SawCleaver]);
    assert_eq!(tale.collected(), [1, 2, 1]);
}

#[test]
fn c18_46_several_kirkhammers_strike_in_seat_order() {
    let story = Story::against(CarrionCrow).first(1).holds(0, &[Kirkhammer]).holds(1, &[Kirkhammer]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[Kirkhammer, Kirkhammer, HunterAxe]);
    assert_eq!(tale.collected(), [1, 4, 2]);
}

#[test]
fn ludwigs_rifle_is_instant_without_another_ranged_weapon() {
    let mut tale = Story::against(Huntsman).echoes(2).holds(0, &[LudwigsRifle]).begin();
    tale.rolls(&[]).play(&[LudwigsRifle, HunterAxe, HunterAxe]);
    assert_eq!(tale.collected(), [2, 0, 0]);
    let mut tale = Story::against(CarrionCrow).echoes(3).holds(0, &[LudwigsRifle]).begin();
    tale.rolls(&["0"]).play(&[LudwigsRifle, HunterPistol, HunterAxe]);
    assert_eq!(tale.collected(), [2, 1, 0], "the pistol first, the rifle in step 5");
}

#[test]
fn c18_56_only_what_other_hunters_played_matters_to_the_rifle() {
    let mut tale = Story::against(Huntsman).echoes(2).holds(0, &[LudwigsRifle]).begin();
    tale.rolls(&[]).play(&[Transform, HunterAxe, HunterAxe]).transforms(0, LudwigsRifle);
    assert_eq!(tale.collected(), [2, 0, 0], "the own Transform does not matter");
    let story = Story::against(CarrionCrow).holds(0, &[MolotovCocktail]).holds(2, &[LudwigsRifle]).health(1, 1);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[MolotovCocktail, HunterPistol, LudwigsRifle]);
    let shot = tale.events.iter().position(|event| matches!(event, Event::Took { card: LudwigsRifle, .. }));
    let roll = tale.events.iter().position(|event| matches!(event, Event::Rolled { .. }));
    assert!(shot > roll, "a dead hunter's pistol counts");
    let mut tale = Story::against(CarrionCrow).holds(0, &[LudwigsRifle]).holds(1, &[LudwigsRifle]).begin();
    tale.rolls(&["0"]).play(&[LudwigsRifle, LudwigsRifle, HuntersDream]);
    let shot = tale.events.iter().position(|event| matches!(event, Event::Took { card: LudwigsRifle, .. }));
    let roll = tale.events.iter().position(|event| matches!(event, Event::Rolled { .. }));
    assert!(shot > roll, "two rifles cancel each other");
}

#[test]
fn c18_47_threaded_cane_killed_escaped_boss() {
    for (enemy, echoes, returns) in [(Huntsman, 2, false), (Huntsman, 4, true), (Watchdog, 12, true)] {
        let mut tale = Story::against(enemy).echoes(echoes).holds(0, &[ThreadedCane]).begin();
        tale.rolls(&["0"]).play(&[ThreadedCane, HuntersDream, HuntersDream]).ends_round();
        assert_eq!(tale.in_hand(0, ThreadedCane), returns, "{enemy:?} with {echoes}");
        assert_eq!(tale.in_used(0, ThreadedCane), !returns);
    }
}

#[test]
fn c18_48_threaded_cane_asks_about_the_enemy_only() {
    let mut tale = Story::against(Huntsman).holds(0, &[ThreadedCane]).health(0, 1).begin();
    tale.rolls(&["1"]).play(&[ThreadedCane, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.hunter(0).deaths, 1);
    assert!(tale.in_hand(0, ThreadedCane));
    let mut tale = Story::against(Brainsucker).hand(0, &[HuntersDream, Transform, ThreadedCane]).begin();
    tale.rolls(&["0"]).play(&[ThreadedCane, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.in_hand(0, ThreadedCane), "in play it cannot be taken");
}

#[test]
fn c18_49_gascoigne_removes_the_cane_only_if_it_damaged_him() {
    let mut tale = Story::against(FatherGascoigne).holds(0, &[ThreadedCane]).begin();
    tale.rolls(&["0"]).play(&[ThreadedCane, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.is_removed(0, ThreadedCane));
    let mut tale = Story::against(FatherGascoigne).holds(0, &[ThreadedCane]).holds(1, &[HunterBlunderbuss]).begin();
    tale.rolls(&["0"]).play(&[ThreadedCane, HunterBlunderbuss, HuntersDream]).ends_round();
    assert!(tale.in_hand(0, ThreadedCane));
}

#[test]
fn c18_50_burial_blade_is_stronger_for_the_first_player() {
    for (first, damage) in [(0, 4), (1, 2)] {
        let mut tale = Story::against(Watchdog).first(first).holds(0, &[BurialBlade]).begin();
        tale.rolls(&["0"]).play(&[BurialBlade, HuntersDream, HuntersDream]).ends_round();
        assert_eq!(tale.collected()[0], damage);
    }
    let mut tale = Story::against(Watchdog).holds(0, &[BurialBlade]).begin();
    tale.rolls(&["0"]).play(&[Transform, HuntersDream, HuntersDream]).transforms(0, BurialBlade).ends_round();
    assert_eq!(tale.collected()[0], 4, "through Transform as well");
}

#[test]
fn c18_51_beast_claw_grows_with_missing_health() {
    for (health, damage) in [(8, 1), (7, 1), (6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 4)] {
        let mut tale = Story::against(Watchdog).holds(0, &[BeastClaw]).health(0, health).begin();
        tale.rolls(&["0"]).play(&[BeastClaw, HuntersDream, HuntersDream]).ends_round();
        assert_eq!(tale.collected()[0], damage, "{health} health");
    }
    let mut tale = Story::against(Watchdog).holds(0, &[BeastClaw]).begin();
    tale.rolls(&["2"]).play(&[BeastClaw, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 2, "after step 4");
    let amelia = Story::against(Watchdog).final_boss(chalice::FinalBoss::VicarAmelia).holds(0, &[BeastClaw]);
    let mut tale = amelia.health(0, 6).begin();
    tale.rolls(&["0"]).play(&[BeastClaw, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 1, "6 is the maximum under Amelia");
}

#[test]
fn chikage_hurts_whoever_attacks_with_it() {
    let tale = alone_with(Chikage);
    assert_eq!((tale.collected()[0], tale.health()[0]), (4, 7));
}

#[test]
fn logarius_wheel_banks_at_once() {
    let tale = alone_with(LogariusWheel);
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 2));
}

#[test]
fn c18_52_the_bounty_is_not_taken_with_the_wheel() {
    let mut tale = Story::against(OneReborn).holds(0, &[LogariusWheel]).begin();
    tale.rolls(&["0"]).play(&[LogariusWheel, HuntersDream, HuntersDream]).ends_round();
    assert_eq!((tale.collected()[0], tale.banked()[0]), (2, 2));
}

#[test]
fn hunter_blunderbuss_hinders_now_and_shoots_later() {
    let mut tale = Story::against(Watchdog).holds(0, &[HunterBlunderbuss]).begin();
    tale.play(&[HunterBlunderbuss, HunterAxe, HunterAxe]);
    assert_eq!(tale.legal(0), [1, 2].map(|seat| Choice::Hinder(Seat(seat))));
    tale.rolls(&["0"]).hinders(0, 2);
    assert_eq!(tale.collected(), [1, 2, 0]);
}

#[test]
fn c18_53_blunderbuss_aims_at_living_melee_weapons_through_transform_too() {
    let story = Story::against(Watchdog).hunters(5).holds(0, &[MolotovCocktail]).holds(1, &[HunterBlunderbuss]);
    let mut tale = story.health(2, 1).begin();
    tale.play(&[MolotovCocktail, HunterBlunderbuss, HunterAxe, Transform, HunterAxe]).transforms(3, SawCleaver);
    assert_eq!(tale.legal(1), [3, 4].map(|seat| Choice::Hinder(Seat(seat))), "seat 2 is dead");
    tale.rolls(&["0"]).hinders(1, 3);
    let mut tale = Story::against(Watchdog).holds(0, &[HunterBlunderbuss]).begin();
    tale.rolls(&["0"]).play(&[HunterBlunderbuss, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[1], 0, "one target is compulsory");
    let mut tale = Story::against(Watchdog).holds(0, &[HunterBlunderbuss]).begin();
    tale.rolls(&["0"]).play(&[HunterBlunderbuss, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.count(|event| matches!(event, Event::Hindered { .. })), 0, "nobody to aim at");
}

#[test]
fn c18_54_blunderbuss_subtracts_after_all_bonuses_and_adds_up() {
    let story = Story::against(Watchdog).hunters(4).holds(0, &[BurialBlade]).holds(1, &[HunterBlunderbuss]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[BurialBlade, HunterBlunderbuss, HuntersDream, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 2, "2 + 2 - 2");
    let story = Story::against(Watchdog).hunters(4).holds(0, &[BurialBlade]).holds(1, &[HunterBlunderbuss]);
    let mut tale = story.holds(2, &[HunterBlunderbuss]).begin();
    tale.rolls(&["0"]).play(&[BurialBlade, HunterBlunderbuss, HunterBlunderbuss, HuntersDream]).ends_round();
    assert_eq!(tale.collected()[0], 0, "2 + 2 - 2 - 2");
}

#[test]
fn c18_55_evelyn_asks_before_the_shot_if_there_is_an_echo_to_pay() {
    let evelyn = || Story::against(Huntsman).holds(0, &[Evelyn]).echoes(4);
    let mut tale = evelyn().collected(0, 2).begin();
    tale.rolls(&["0"]).play(&[Evelyn, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked(), [(0, Question::Pay)]);
    assert_eq!(tale.legal(0), [Choice::Pay(false), Choice::Pay(true)]);
    tale.pays(0, true).ends_round();
    assert_eq!(tale.collected()[0], 2 - 1 + 3);
    let mut tale = evelyn().collected(0, 2).begin();
    tale.rolls(&["0"]).play(&[Evelyn, HuntersDream, HuntersDream]).pays(0, false).ends_round();
    assert_eq!(tale.collected()[0], 3);
    let mut tale = evelyn().begin();
    tale.rolls(&["0"]).play(&[Evelyn, HuntersDream, HuntersDream]);
    assert!(!tale.asked().contains(&(0, Question::Pay)), "with none collected nobody is asked");
    tale.ends_round();
    assert_eq!(tale.collected()[0], 1);
}

#[test]
fn c18_55_evelyn_is_offered_also_when_useless() {
    let mut tale = Story::against(Watchdog).holds(0, &[Evelyn]).collected(0, 1).begin();
    tale.rolls(&["0"]).play(&[Evelyn, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked(), [(0, Question::Pay)]);
    tale.pays(0, true).ends_round();
    assert_eq!(tale.collected()[0], 1, "paid 1, took 1");
}

#[test]
fn flamesprayer_shoots_now_and_burns_melee_fighters() {
    let mut tale = Story::against(Watchdog).hunters(4).holds(0, &[Flamesprayer]).begin();
    tale.rolls(&["0"]).play(&[Flamesprayer, HunterAxe, HunterPistol, HuntersDream]).ends_round();
    assert_eq!(tale.health(), [8, 7, 8, 8]);
    assert_eq!(tale.collected()[0], 1, "once, and now");
    let mut tale = Story::against(Huntsman).echoes(1).holds(0, &[Flamesprayer]).begin();
    tale.rolls(&[]).play(&[Flamesprayer, HunterAxe, HuntersDream]).ends_round();
    assert_eq!(tale.health(), [8, 7, 8]);
}

#[test]
fn c18_57_old_hunter_bone_takes_up_to_two_used_cards_but_not_itself() {
    let story = Story::against(Watchdog).hand(0, &[HuntersDream, OldHunterBone]);
    let mut tale = story.used(0, &[HunterAxe, SawCleaver, OldHunterBone]).begin();
    tale.play(&[OldHunterBone, HuntersDream, HuntersDream]);
    assert_eq!(tale.asked(), [(0, Question::Recall)]);
    assert_eq!(tale.legal(0).len(), 1 + 3 + 3, "none, one or two; the other copy too");
    tale.rolls(&["0"]).recalls(0, &[HunterAxe, OldHunterBone]).ends_round();
    assert!(tale.in_hand(0, HunterAxe) && tale.in_hand(0, OldHunterBone));
    assert!(tale.in_used(0, SawCleaver) && tale.in_used(0, OldHunterBone));
    assert_eq!(tale.hunter(0).owned().len(), 5, "hand and used together stay the same");
}

#[test]
fn old_hunter_bone_may_take_nothing() {
    let mut tale = Story::against(Watchdog).holds(0, &[OldHunterBone]).used(0, &[HunterAxe]).begin();
    tale.rolls(&["0"]).play(&[OldHunterBone, HuntersDream, HuntersDream]).recalls(0, &[]).ends_round();
    assert!(tale.in_used(0, HunterAxe));
}

#[test]
fn a_hunter_shows_what_protects_and_hinders_them_and_what_they_would_score() {
    let story = Story::against(Watchdog).holds(0, &[RepeatingPistol]).holds(1, &[HunterBlunderbuss]).hunters(4);
    let mut tale = story.collected(2, 3).banked(2, 4).tracks(2, [1, 4, 0]).available(&[Chikage, Evelyn]).begin();
    assert_eq!(tale.hunter(2).standing(), 3 + 4 + 1 + 5);
    tale.rolls(&["0"]).play(&[RepeatingPistol, HunterBlunderbuss, HunterAxe, HuntersDream]);
    assert_eq!(tale.each(|hunter| hunter.guard()), [Guard::Ignores, Guard::None, Guard::None, Guard::Halves]);
    assert_eq!(tale.each(|hunter| hunter.hindered()), [0, 0, 2, 0]);
}
