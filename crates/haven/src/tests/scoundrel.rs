//! Every card of the Scoundrel, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Invisible, Poison};
use crate::element::{Element, Strength};
use crate::hero::Pile;
use crate::stage::{Bottom, Stage, Top};

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
