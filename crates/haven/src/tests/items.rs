//! Items: when they may be used, and what each of them does.

use crate::ability::attack;
use crate::card::CardId;
use crate::choice::Choice::{self, Card, Create, Redraw, Skip, Step, Use};
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Poison, Strengthen, Stun, Wound};
use crate::element::{Element, Strength};
use crate::event::Event;
use crate::hero::Pile;
use crate::item::{Carried, Item};
use crate::layout::Chest;
use crate::modifier::Modifier;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Task;

fn carried(stage: &Stage, item: Item) -> Carried {
    *stage.hero('B').items.iter().find(|one| one.item == item).expect("carried")
}

#[test]
fn h3_06_a_turn_item_may_be_used_between_two_steps() {
    let mut stage = Stage::new("B u v w").item('B', Item::MinorHealingPotion).hurt('B', 4);
    stage.act('B', "Grab and Go", Bottom).steps("u").choose(Use(Item::MinorHealingPotion)).go("v").done();
    assert!(stage.at('B', 'v') && stage.health('B') == 7);
}

#[test]
fn h3_06_a_turn_item_may_be_used_between_two_targets() {
    let mut stage = Stage::new("T . 1 2").item('T', Item::CloakOfInvisibility);
    stage.act('T', "Reviving Shock", Top).target('1').choose(Use(Item::CloakOfInvisibility)).target('2').done();
    assert!(stage.has('T', Invisible) && stage.health('1') < 5 && stage.health('2') < 5);
}

#[test]
fn h3_06_a_turn_item_may_be_used_before_a_long_rest_and_after_it() {
    let mut stage = Stage::new("B . .").discard('B', 4).hurt('B', 2);
    stage = stage.item('B', Item::MinorHealingPotion).item('B', Item::CloakOfInvisibility);
    stage.choose(Choice::LongRest).choose(Use(Item::MinorHealingPotion)).choose(Card(CardId(2)));
    assert_eq!(stage.health('B'), 7);
    stage.choose(Use(Item::CloakOfInvisibility));
    assert!(stage.has('B', Invisible));
    assert_eq!(stage.game.round(), 2, "and with nothing left to use the turn is over");
}

#[test]
fn h3_06_winged_shoes_may_join_a_move_that_has_begun() {
    let mut stage = Stage::new("B u # x").item('B', Item::WingedShoes);
    stage.act('B', "Grab and Go", Bottom).steps("u");
    let rock = stage.spot('#');
    stage.refuse(Step(rock)).choose(Use(Item::WingedShoes)).steps("#").go("x").done();
    assert!(stage.at('B', 'x'));
    let mut stage = Stage::new("B * x").item('B', Item::WingedShoes);
    stage.act('B', "Grab and Go", Bottom).steps("*").suffer().choose(Use(Item::WingedShoes)).choose(Choice::Stop);
    stage.done();
    assert_eq!(stage.health('B'), 9, "a hazard that was walked into is not landed on as well");
}

#[test]
fn h3_06_an_item_is_no_part_of_the_action_that_it_interrupts() {
    let mut stage = Stage::new("B . 1").item('B', Item::MinorHealingPotion);
    stage.act('B', "Spare Dagger", Top).choose(Use(Item::MinorHealingPotion)).choose(Skip).done();
    assert_eq!((stage.xp('B'), stage.pile('B', "Spare Dagger")), (0, Pile::Discard));
}

#[test]
fn h12_03_the_stunned_use_no_items() {
    let mut stage = Stage::new("B 1").item('B', Item::LeatherArmor).item('B', Item::HideArmor).with('B', Stun);
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!((stage.health('B'), carried(&stage, Item::HideArmor).filled), (7, 0));
}

#[test]
fn h21_06_pierce_takes_the_shield_of_an_item_away() {
    let mut stage = Stage::new("B 1").item('B', Item::HeaterShield);
    stage.struck('1', 'B', attack(3).pierce(1)).choose(Use(Item::HeaterShield)).suffer();
    assert_eq!(stage.health('B'), 7, "the shield was used for nothing");
    let mut stage = Stage::new("B 1").item('B', Item::HeaterShield);
    stage.act('B', "Shield Bash", Bottom);
    stage.struck('1', 'B', attack(3).pierce(1)).choose(Use(Item::HeaterShield)).suffer();
    assert_eq!(stage.health('B'), 8, "the own shield was in the way of the pierce");
}

#[test]
fn h21_06_armor_marks_a_circle_for_every_attack_that_would_deal_damage() {
    let mut stage = Stage::new("B 1").item('B', Item::HideArmor);
    stage.struck('1', 'B', attack(3).pierce(2)).suffer();
    assert_eq!((stage.health('B'), carried(&stage, Item::HideArmor).filled), (7, 1), "also for nothing");
    let mut stage = Stage::new("B 1").item('B', Item::HideArmor);
    stage.act('B', "Shield Bash", Bottom);
    stage.attacked('1', 'B', 1, 1);
    assert_eq!(carried(&stage, Item::HideArmor).filled, 0, "the own shield had left nothing");
    stage.attacked('1', 'B', 2, 1);
    assert_eq!((stage.health('B'), carried(&stage, Item::HideArmor).filled), (10, 1));
}

#[test]
fn h21_12_an_iron_helmet_has_been_used_when_it_has_acted() {
    let mut stage =
        Stage::new("B 1").item('B', Item::IronHelmet).modifiers('1', &[Modifier::plus(0), Modifier::DOUBLE]);
    stage.attacked('1', 'B', 2, 1).suffer();
    assert_eq!(stage.hero('B').tally.items, 0, "no double, nothing to do");
    stage.attacked('1', 'B', 2, 1).suffer();
    assert_eq!((stage.health('B'), stage.hero('B').tally.items), (6, 1));
    assert!(stage.log.contains(&Event::Used(stage.seat('B'), Item::IronHelmet)));
    assert!(stage.hero('B').has_ready(Item::IronHelmet), "and goes on working");
}

#[test]
fn h21_16_frost_armor_cancels_damage_of_any_source() {
    let mut stage = Stage::new("W ^ .");
    stage.act('W', "Frost Armor", Bottom).act('W', "Ride the Wind", Bottom).go("^").done();
    assert_eq!(stage.health('W'), 6, "a trap");
    let mut stage = Stage::new("W . .").discard('W', 3);
    stage.act('W', "Frost Armor", Bottom);
    let seat = stage.seat('W');
    stage.game.agenda = vec![Task::Reroll(seat, CardId(0))];
    stage.choose(Redraw).done();
    assert_eq!(stage.health('W'), 6, "the price of another card in a short rest");
    let mut stage = Stage::new("W 1").with('W', Wound);
    stage.act('W', "Frost Armor", Bottom).next_round();
    stage.play(&[('W', "Mana Bolt", "Flame Strike")]);
    assert_eq!(stage.health('W'), 6, "a wound");
}

#[test]
fn h12_05_h14_06_chests_leave_good_conditions_and_let_the_owner_choose() {
    let opened = |chest: Chest| {
        let mut stage = Stage::new("B $ .").with('B', Strengthen).with('B', Poison).with('B', Disarm);
        for item in [Item::HeaterShield, Item::MinorHealingPotion, Item::WingedShoes, Item::IronHelmet] {
            stage = stage.item('B', item);
            let seat = stage.seat('B');
            stage.game.wear_item(seat, item, &mut ());
        }
        let spot = stage.spot('$');
        stage.game.chests.push((spot, chest));
        stage.act('B', "Grab and Go", Top).choose(Choice::Do);
        stage
    };
    let stage = opened(Chest::Cure);
    assert!(stage.has('B', Strengthen) && !stage.has('B', Poison) && !stage.has('B', Disarm));
    let mut stage = opened(Chest::Refresh(2));
    stage.refuse(Choice::Item(Item::IronHelmet)).choose(Choice::Item(Item::WingedShoes));
    stage.choose(Choice::Item(Item::MinorHealingPotion)).done();
    let ready = |item| stage.hero('B').has_ready(item);
    assert!(ready(Item::WingedShoes) && ready(Item::MinorHealingPotion) && !ready(Item::HeaterShield));
}

#[test]
fn h3_04_a_long_rest_gives_no_circles_back() {
    let mut stage = Stage::new("B . 1").discard('B', 4).item('B', Item::HideArmor);
    let seat = stage.seat('B');
    stage.game.wear_item(seat, Item::HideArmor, &mut ());
    stage.game.refresh_all(seat, crate::item::REST, &mut ());
    assert_eq!(carried(&stage, Item::HideArmor).filled, 1);
}

#[test]
fn boots_of_speed_change_the_initiative_once_the_cards_are_revealed() {
    let order = |choice: Choice| {
        let mut stage = Stage::new("B . T").item('B', Item::BootsOfSpeed);
        // 32 and 37.
        stage.play(&[('B', "Warding Strength", "Trample"), ('T', "Reinvigorating Elixir", "Hook Gun")]);
        stage.choose(choice);
        (stage.turns()[0], stage.hero('B').has_ready(Item::BootsOfSpeed))
    };
    assert_eq!(order(Skip), ('B', true));
    assert_eq!(order(Choice::Option(0)), ('B', false));
    assert_eq!(order(Choice::Option(1)), ('T', false));
}

#[test]
fn an_empowering_talisman_brings_a_consumed_small_item_back() {
    let mut stage = Stage::new("B . .").item('B', Item::EmpoweringTalisman).item('B', Item::HeaterShield);
    let seat = stage.seat('B');
    stage.game.wear_item(seat, Item::HeaterShield, &mut ());
    stage.act('B', "Grab and Go", Bottom);
    assert!(!stage.offers(Use(Item::EmpoweringTalisman)), "there is nothing to bring back");
    stage = stage.item('B', Item::MinorHealingPotion).item('B', Item::MinorPowerPotion);
    for item in [Item::MinorHealingPotion, Item::MinorPowerPotion] {
        stage.game.wear_item(seat, item, &mut ());
    }
    stage.choose(Use(Item::EmpoweringTalisman)).choose(Choice::Item(Item::MinorPowerPotion));
    let ready = |item| stage.hero('B').has_ready(item);
    assert!(ready(Item::MinorPowerPotion) && !ready(Item::MinorHealingPotion) && !ready(Item::EmpoweringTalisman));
}

#[test]
fn areas_replace_a_single_target() {
    let mut stage = Stage::new(
        "
         . 1 2 .
          . B . .",
    );
    stage = stage.item('B', Item::BattleAxe);
    stage.act('B', "Spare Dagger", Bottom).choose(Use(Item::BattleAxe)).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2')), (4, 4));
    let mut stage = Stage::new("B 1 2").item('B', Item::LongSpear);
    stage.act('B', "Spare Dagger", Bottom).choose(Use(Item::LongSpear)).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2')), (4, 4));
    let mut stage = Stage::new(
        "
         B . 1 2 .
          . . 3 . .",
    );
    stage = stage.item('B', Item::VolatileBomb).item('B', Item::BattleAxe);
    stage.act('B', "Spare Dagger", Top);
    assert!(!stage.offers(Use(Item::BattleAxe)), "not for a ranged attack");
    stage.choose(Use(Item::VolatileBomb)).area("123").done();
    assert_eq!([stage.health('1'), stage.health('2'), stage.health('3')], [3, 3, 3]);
    let mut stage = Stage::new("B 1 2").item('B', Item::LongSpear);
    stage.act('B', "Leaping Cleave", Top);
    assert!(!stage.offers(Use(Item::LongSpear)), "that is no single target");
}

#[test]
fn some_conditions_are_for_one_attack_only() {
    for (item, condition) in [(Item::WeightedNet, Immobilize), (Item::StunPowder, Stun)] {
        let mut stage = Stage::new("T . 1 2").tough('1', 9).tough('2', 9).item('T', item);
        stage.act('T', "Reviving Shock", Top).choose(Use(item)).target('1').target('2').done();
        assert!(stage.has('1', condition) && !stage.has('2', condition), "{item:?}");
    }
    let mut stage = Stage::new("B 1").item('B', Item::JaggedSword).item('B', Item::WeightedNet);
    stage.act('B', "Spare Dagger", Bottom);
    assert!(!stage.offers(Use(Item::WeightedNet)), "it is for ranged attacks");
    stage.choose(Use(Item::JaggedSword)).target('1').done();
    assert!(stage.has('1', Wound));
}

#[test]
fn a_mana_potion_creates_an_element_of_choice() {
    let mut stage = Stage::new("B . .").item('B', Item::MinorManaPotion);
    stage.act('B', "Grab and Go", Bottom).choose(Use(Item::MinorManaPotion)).choose(Create(Element::Light));
    assert_eq!(stage.strength(Element::Light), Strength::Strong);
}

#[test]
fn heavy_greaves_stand_against_enemies() {
    let mut stage = Stage::new("1 B . .").item('B', Item::HeavyGreaves);
    stage.struck('1', 'B', attack(1).push(1)).suffer();
    assert!(stage.at('B', 'B'));
    let mut stage = Stage::new("1 B x .");
    stage.struck('1', 'B', attack(1).push(1)).suffer();
    assert!(!stage.at('B', 'B'));
}

#[test]
fn armor_lasts_for_as_many_attacks_as_it_has_circles() {
    let mut stage = Stage::new("B 1").item('B', Item::Chainmail);
    for _ in 0..4 {
        stage.attacked('1', 'B', 2, 1).suffer();
    }
    assert_eq!((stage.health('B'), stage.hero('B').has_ready(Item::Chainmail)), (5, false));
}

#[test]
fn heals_and_stamina_of_the_later_shop() {
    let mut stage = Stage::new("B . .").discard('B', 4).hurt('B', 2);
    for item in [Item::AmuletOfLife, Item::MajorHealingPotion, Item::MajorStaminaPotion, Item::MoonEarring] {
        stage = stage.item('B', item);
    }
    stage.play(&[('B', "Warding Strength", "Shield Bash")]);
    assert!(!stage.offers(Use(Item::MoonEarring)), "nothing is spent yet");
    stage.choose(Use(Item::AmuletOfLife)).choose(Use(Item::MajorHealingPotion));
    assert_eq!(stage.health('B'), 8);
    stage.choose(Use(Item::MoonEarring));
    let ready = |item| stage.hero('B').has_ready(item);
    assert!(ready(Item::AmuletOfLife) && !ready(Item::MajorHealingPotion), "all that was spent, and nothing else");
    stage.choose(Use(Item::MajorStaminaPotion));
    stage.choose(Card(CardId(0))).choose(Card(CardId(1))).choose(Card(CardId(2)));
    assert_eq!(stage.hero('B').count(Pile::Discard), 1);
}

#[test]
fn comfortable_shoes_make_the_basic_move_longer() {
    let mut stage = Stage::new("B u v w").item('B', Item::ComfortableShoes);
    stage.play(&[('B', "Warding Strength", "Shield Bash")]);
    let card = stage.card('B', "Shield Bash");
    stage.choose(Choice::Act { card, side: Bottom, basic: true }).steps("uvw");
    assert!(stage.at('B', 'w'));
}

#[test]
fn studded_leather_hinders_and_shields() {
    let unlucky = [Modifier::plus(1), Modifier::plus(-1)];
    let mut stage = Stage::new("B 1").item('B', Item::StuddedLeather).modifiers('1', &unlucky);
    stage.attacked('1', 'B', 3, 1).choose(Use(Item::StuddedLeather)).suffer();
    assert_eq!(stage.health('B'), 9, "-1, and one less");
}

#[test]
fn a_hawk_helm_sees_farther_and_a_tower_shield_holds_more() {
    let mut stage = Stage::new("B . . . 1").item('B', Item::HawkHelm);
    stage.act('B', "Spare Dagger", Top).choose(Use(Item::HawkHelm)).target('1').done();
    assert_eq!(stage.health('1'), 3);
    let mut stage = Stage::new("B . . . . 1").item('B', Item::HawkHelm);
    stage.act('B', "Spare Dagger", Top).done();
    assert!(stage.hero('B').has_ready(Item::HawkHelm), "too far even so, and nobody is asked");
    let mut stage = Stage::new("B 1").item('B', Item::TowerShield);
    stage.attacked('1', 'B', 3, 1).choose(Use(Item::TowerShield)).suffer();
    assert_eq!(stage.health('B'), 9);
}

#[test]
fn a_falcon_figurine_calls_a_flying_ally() {
    let mut stage = Stage::new("B u # 1").item('B', Item::FalconFigurine);
    stage.act('B', "Grab and Go", Bottom).choose(Use(Item::FalconFigurine));
    let beside = stage.spot('u');
    stage.choose(Choice::Hex(beside));
    let falcon = stage.game.standing_on(beside).expect("a falcon");
    assert!(stage.game.flies(falcon) && stage.game.owner(falcon) == Some(stage.seat('B')));
    stage.choose(Choice::Stop).done();
    assert!(stage.game.figure(falcon).alive, "no card keeps it there");
}

#[test]
fn h3_06_h9_01_nobody_summons_while_passing_through_somebody() {
    let mut stage = Stage::new("B T x").item('B', Item::FalconFigurine);
    stage.act('B', "Grab and Go", Bottom);
    assert!(stage.offers(Choice::Use(Item::FalconFigurine)));
    stage.steps("T");
    assert!(!stage.offers(Choice::Use(Item::FalconFigurine)), "the falcon could take the only hex to end on");
    stage.steps("x").choose(Choice::Stop).done();
    assert!(stage.at('B', 'x'));
}
