//! Every card of the Scoundrel, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Poison, Wound};
use crate::element::{Element, Strength};
use crate::hero::Pile;
use crate::modifier::Modifier;
use crate::monster::MonsterKind;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Task;

#[test]
fn single_out() {
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Single Out", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (15, 1), "2 more beside an ally of the Scoundrel");
    let mut stage = Stage::new("S 1 . .").tough('1', 20);
    stage.act('S', "Single Out", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (17, 0));
    let mut stage = Stage::new("1 S 2 3").tough('1', 40).tough('2', 40);
    stage.act('S', "Single Out", Bottom).done();
    stage.act('S', "Thief's Knack", Bottom).target('2').done();
    assert_eq!(stage.health('2'), 37, "not alone: no bonus and no slot");
    for _ in 0..5 {
        stage.act('S', "Thief's Knack", Bottom).target('1').done();
    }
    assert_eq!(stage.health('1'), 40 - 5 * 3 - 4 * 2);
    assert_eq!((stage.xp('S'), stage.pile('S', "Single Out")), (2 + 6, Pile::Lost));
}

#[test]
fn flanking_strike() {
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Flanking Strike", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (15, 1));
    let mut stage = Stage::new("S v w x y z");
    stage.act('S', "Flanking Strike", Bottom).steps("vwxyz").done();
    assert!(stage.at('S', 'z'));
}

#[test]
fn smoke_bomb() {
    let mut stage = Stage::new("S 1").tough('1', 20);
    stage.act('S', "Smoke Bomb", Top).done();
    assert!(stage.has('S', Invisible) && stage.strength(Element::Dark) == Strength::Strong);
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (14, 3), "attack 3 doubled, the slot's 2 and the card's 1");
    assert_eq!(stage.pile('S', "Smoke Bomb"), Pile::Lost);
    let mut stage = Stage::new("S x y 1");
    stage.act('S', "Smoke Bomb", Bottom).target('1').steps("y").done();
    assert!(stage.at('1', 'x'));
}

#[test]
fn backstab() {
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Backstab", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S'), stage.pile('S', "Backstab")), (13, 2, Pile::Lost));
    let mut stage = Stage::new("S u v w x y z");
    stage.act('S', "Backstab", Bottom).steps("uvwxyz").done();
    assert!(stage.at('S', 'z'));
}

#[test]
fn thiefs_knack() {
    let mut stage = Stage::new("S ^ 1");
    let trap = stage.spot('^');
    stage.act('S', "Thief's Knack", Top).choose(Choice::Hex(trap)).done();
    assert_eq!((stage.game.traps.len(), stage.xp('S')), (0, 2));
    assert!(stage.hero('S').tally.trap && !stage.game.ground.negative.has(trap));
    let mut stage = Stage::new("S 1");
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (3, 1));
}

#[test]
fn venom_shiv() {
    let mut stage = Stage::new("S 1");
    stage.act('S', "Venom Shiv", Top).target('1').done();
    assert!(stage.health('1') == 3 && stage.has('1', Poison) && stage.xp('S') == 1);
    let mut stage = Stage::new("S v w x y z");
    stage.act('S', "Venom Shiv", Bottom).steps("vwxyz").done();
    assert!(stage.at('S', 'z'));
}

#[test]
fn throwing_knives() {
    let mut stage = Stage::new("S . 1 2");
    stage.act('S', "Throwing Knives", Top).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('S')), (4, 4, 1));
    let mut stage = Stage::new("S $ $ $");
    stage.act('S', "Throwing Knives", Bottom).choose(Choice::Do).done();
    assert_eq!((stage.hero('S').tally.coins, stage.pile('S', "Throwing Knives")), (2, Pile::Lost));
}

#[test]
fn quick_hands() {
    let mut stage = Stage::new("S x y 1");
    stage.act('S', "Quick Hands", Top).steps("xy").target('1').done();
    assert_eq!(stage.health('1'), 4);
    let mut stage = Stage::new("S $ $");
    stage.act('S', "Quick Hands", Bottom).choose(Choice::Do).done();
    assert_eq!(stage.hero('S').tally.coins, 1);
}

#[test]
fn special_mixture() {
    let mut stage = Stage::new("S 1").hurt('S', 3);
    stage.act('S', "Special Mixture", Top).done();
    assert_eq!(stage.health('S'), 6);
    let mut stage = Stage::new("S x y 1");
    stage.act('S', "Special Mixture", Bottom).go("xy").target('1').done();
    assert!(stage.has('1', Poison) && stage.health('1') == 6);
}

#[test]
fn sinister_opportunity() {
    let picture = "
         . B . .
          S 1 T .";
    let mut stage = Stage::new(picture).tough('1', 20);
    stage.act('S', "Sinister Opportunity", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (15, 0), "1 more for each of two allies");
    let mut stage = Stage::new(picture).tough('1', 20).element(Element::Dark);
    stage.act('S', "Sinister Opportunity", Top).choose(Choice::Consume(Element::Dark)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (13, 1));
    let mut stage = Stage::new(
        "
         . x .
          S 1 y
         . z .",
    );
    let away = stage.spot('y');
    stage.act('S', "Sinister Opportunity", Bottom).choose(Choice::Stop).target('1');
    stage.refuse(Choice::Step(away)).steps("x").done();
    assert!(stage.at('1', 'x'), "it must end beside the Scoundrel");
}

#[test]
fn tricksters_reversal() {
    let mut stage = Stage::new("S e");
    stage.act('S', "Trickster's Reversal", Top).target('e').done();
    assert_eq!((stage.health('e'), stage.xp('S')), (6, 2), "attack 2, twice the shield of 1, less the shield");
    assert_eq!(stage.pile('S', "Trickster's Reversal"), Pile::Lost);
    let mut stage = Stage::new("S 1");
    stage.act('S', "Trickster's Reversal", Bottom).done();
    stage.attacked('1', 'S', 5, 1).done();
    assert_eq!(stage.health('S'), 8, "the first damage is cancelled");
    stage.attacked('1', 'S', 5, 1).suffer();
    assert_eq!((stage.health('S'), stage.pile('S', "Trickster's Reversal")), (3, Pile::Discard));
}

#[test]
fn swift_bow() {
    let mut stage = Stage::new("S . . . 1");
    stage.act('S', "Swift Bow", Top).target('1').done();
    assert_eq!(stage.health('1'), 3);
    let mut stage = Stage::new("S $ x $");
    stage.act('S', "Swift Bow", Bottom).steps("$x").done();
    assert_eq!((stage.hero('S').tally.coins, stage.at('S', 'x')), (1, true));
}

#[test]
fn open_wound() {
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Open Wound", Top).target('1').done();
    assert!(stage.has('1', Wound) && stage.health('1') == 16 && stage.xp('S') == 1);
    let mut stage = Stage::new("S 1 . .").tough('1', 20);
    stage.act('S', "Open Wound", Top).target('1').done();
    assert!(!stage.has('1', Wound) && stage.health('1') == 16 && stage.xp('S') == 0);
    let mut stage = Stage::new("S v w x y z");
    stage.act('S', "Open Wound", Bottom).steps("vwxyz").done();
    assert!(stage.at('S', 'z'));
}

#[test]
fn flintlock() {
    let mut stage = Stage::new("S $ .");
    stage.act('S', "Flintlock", Top).choose(Choice::Do).done();
    assert_eq!(stage.hero('S').tally.coins, 1);
    let mut stage = Stage::new("S . . . 1").tough('1', 9);
    stage.act('S', "Flintlock", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S'), stage.pile('S', "Flintlock")), (4, 2, Pile::Lost));
}

#[test]
fn hidden_daggers() {
    let mut stage = Stage::new("S . 1 2").tough('1', 9).tough('2', 9);
    stage.act('S', "Hidden Daggers", Top).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('S')), (5, 5, 2));
    let mut stage = Stage::new("S . .");
    stage.act('S', "Hidden Daggers", Bottom).done();
    assert!(stage.has('S', Invisible));
}

#[test]
fn duelists_advance() {
    let mut stage = Stage::new("S x y 1").tough('1', 9);
    stage.act('S', "Duelist's Advance", Top).go("xy").target('1').done();
    assert_eq!(stage.health('1'), 6);
    let mut stage = Stage::new("1 S 2 3").tough('1', 9).tough('2', 9);
    stage.act('S', "Duelist's Advance", Bottom).done();
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    stage.act('S', "Thief's Knack", Bottom).target('2').done();
    assert_eq!((stage.health('1'), stage.health('2')), (4, 6), "only on those who stand alone");
}

#[test]
fn flurry_of_blades() {
    let mut stage = Stage::new("S . 1 2 3").tough('1', 9);
    stage.act('S', "Flurry of Blades", Top).target('1').target('2');
    assert!(!stage.offers(Choice::Target(stage.id('3'))), "out of range");
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('S')), (7, 4, 1));
    let lucky = [Modifier::plus(-1), Modifier::plus(2)];
    let mut stage = Stage::new("S x 1").tough('1', 20).modifiers('S', &lucky);
    stage.act('S', "Flurry of Blades", Bottom).go("x").done();
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 15);
}

#[test]
fn gruesome_advantage() {
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Gruesome Advantage", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S'), stage.pile('S', "Gruesome Advantage")), (11, 2, Pile::Lost));
    let mut stage = Stage::new("S t u v w x y z");
    stage.act('S', "Gruesome Advantage", Bottom).steps("tuvwxyz").done();
    assert!(stage.at('S', 'z'));
}

#[test]
fn cull_the_weak() {
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Cull the Weak", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (14, 1));
    let mut stage = Stage::new("1 S 2").tough('1', 90).tough('2', 90).with('1', Immobilize);
    stage.act('S', "Cull the Weak", Bottom).done();
    stage.act('S', "Thief's Knack", Bottom).target('2').done();
    assert_eq!(stage.health('2'), 87);
    for _ in 0..7 {
        stage.act('S', "Thief's Knack", Bottom).target('1').done();
    }
    assert_eq!((stage.health('1'), stage.pile('S', "Cull the Weak")), (90 - 7 * 3 - 6 * 2, Pile::Lost));
}

#[test]
fn visage_of_the_inevitable() {
    let mut stage = Stage::new("S 1 B").tough('1', 30);
    stage.act('S', "Visage of the Inevitable", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (0, 1));
    let mut stage = Stage::new("S 1 . B");
    stage.act('S', "Visage of the Inevitable", Top).done();
    assert_eq!(stage.health('1'), 6, "no ally of the Scoundrel beside it");
    let mut stage = Stage::new("S x 1");
    stage.act('S', "Visage of the Inevitable", Bottom).go("x").done();
    assert!(stage.has('1', Poison));
}

#[test]
fn crippling_poison() {
    let mut stage = Stage::new("1 S 2").tough('1', 20).tough('2', 20).with('1', Poison);
    stage.act('S', "Crippling Poison", Top).done();
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    stage.act('S', "Thief's Knack", Bottom).target('2').done();
    assert_eq!((stage.health('1'), stage.health('2')), (14, 17), "2 and the poison's own 1 more");
    let mut stage = Stage::new("S 1").tough('1', 20);
    stage.act('S', "Crippling Poison", Bottom).target('1').done();
    assert!(stage.has('1', Poison) && stage.has('1', Immobilize) && stage.xp('S') == 1);
}

#[test]
fn burning_oil() {
    let mut stage = Stage::new("S . . 1").tough('1', 20);
    stage.act('S', "Burning Oil", Top).target('1').done();
    assert!(stage.has('1', Wound) && stage.health('1') == 16);
    assert_eq!(stage.strength(Element::Fire), Strength::Strong);
    let mut stage = Stage::new("S $ $");
    stage.act('S', "Burning Oil", Bottom).choose(Choice::Do).done();
    assert_eq!((stage.hero('S').tally.coins, stage.xp('S')), (2, 1));
}

#[test]
fn stick_to_the_shadows() {
    let mut stage = Stage::new("S 1 B").tough('1', 20).element(Element::Dark);
    stage.act('S', "Stick to the Shadows", Top).choose(Choice::Consume(Element::Dark)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (12, 2));
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Stick to the Shadows", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('S')), (16, 0));
    let mut stage = Stage::new("S x y");
    stage.act('S', "Stick to the Shadows", Bottom).go("xy").done();
    assert!(stage.at('S', 'y') && stage.has('S', Invisible));
}

#[test]
fn spring_the_trap() {
    let mut stage = Stage::new("S ^ . 1").tough('1', 20);
    let trap = stage.spot('^');
    stage.act('S', "Spring the Trap", Top).choose(Choice::Hex(trap)).target('1').done();
    assert_eq!((stage.health('1'), stage.game.traps.len(), stage.xp('S')), (17, 0, 2), "2 + level 1");
    let mut stage = Stage::new("S 1 B").tough('1', 20);
    stage.act('S', "Spring the Trap", Bottom).done();
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.pile('S', "Spring the Trap")), (20 - 6 - 3, Pile::Lost));
}

#[test]
fn stiletto_storm() {
    let mut stage = Stage::new(
        "
         1 2 . .
          S . .
         3 4 . .",
    );
    stage.act('S', "Stiletto Storm", Top);
    "1234".chars().for_each(|mark| _ = stage.target(mark));
    assert_eq!((stage.health('4'), stage.xp('S')), (4, 1));
    let mut stage = Stage::new("S x 1");
    stage.act('S', "Stiletto Storm", Bottom).go("x").done();
    stage.attacked('1', 'S', 3, 1).suffer();
    assert_eq!(stage.health('1'), 5);
}

#[test]
fn pains_end() {
    let mut stage = Stage::new("S . .").hurt('S', 1);
    stage.act('S', "Pain's End", Top).done();
    assert_eq!((stage.health('S'), stage.xp('S'), stage.pile('S', "Pain's End")), (8, 2, Pile::Lost));
    let mut stage = Stage::new("S x 1 e").hurt('1', 3);
    stage.act('S', "Pain's End", Bottom).go("x").target('1').done();
    assert_eq!(stage.health('1'), 0);
}

#[test]
fn long_con() {
    let mut stage = Stage::new("1 S 2").tough('1', 9).tough('2', 9);
    stage.act('S', "Long Con", Top).target('1').target('2').done();
    assert!(stage.has('1', Disarm) && stage.has('2', Disarm) && stage.health('1') == 5);
}

#[test]
fn watch_it_burn() {
    let mut stage = Stage::new("S 1").tough('1', 9);
    stage.act('S', "Watch It Burn", Top).done();
    stage.act('S', "Thief's Knack", Bottom).target('1').done();
    assert!(stage.has('1', Poison) && stage.has('1', Wound));
    let mut stage = Stage::new("S x 1");
    stage.act('S', "Watch It Burn", Bottom).go("x").done();
    assert!(stage.has('1', Wound));
}

#[test]
fn long_con_lets_the_player_steer_an_enemy_for_a_turn() {
    let mut stage = Stage::new("S 1 2").tough('1', 9).tough('2', 9);
    stage.act('S', "Long Con", Bottom).target('1').done();
    assert_eq!((stage.xp('S'), stage.game.controller(stage.id('1')).map(|one| one.1)), (2, Some(true)));
    stage = stage.ability(MonsterKind::BanditGuard, 3);
    stage.game.draw_ability(MonsterKind::BanditGuard, &mut ());
    let guard = stage.id('1');
    stage.game.agenda = vec![Task::EndTurn(guard), Task::Begin(guard)];
    stage.game.run(&mut stage.log);
    while let Some(seat) = stage.game.next_to_decide() {
        let legal = stage.game.legal(seat);
        let other = Choice::Target(stage.id('2'));
        let choice = if legal.contains(&other) { other } else { legal[legal.len() - 1] };
        stage.choose(choice);
    }
    assert!(stage.health('2') < 9 && stage.health('S') == 8, "it has turned against its own");
    assert_eq!(stage.game.figure(guard).side(), crate::figure::Side::Monsters, "and is an enemy again");
}
