//! Every card of the Mindthief, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Muddle, Poison, Stun, Wound};
use crate::element::{Element, Strength};
use crate::figure::Kind;
use crate::hero::Pile;
use crate::stage::{Bottom, Stage, Top};

#[test]
fn submissive_affliction() {
    let mut stage = Stage::new("M 1").tough('1', 20).with('1', Wound).with('1', Muddle);
    stage.act('M', "Submissive Affliction", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M')), (16, 1), "2, and 1 for each of two conditions");
    let mut stage = Stage::new("M . . . 1 2");
    stage.act('M', "Submissive Affliction", Bottom).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2')), (6, 4), "the one attacks the other");
}

#[test]
fn into_the_night() {
    let mut stage = Stage::new("M $");
    stage.act('M', "Into the Night", Top).choose(Choice::Do).done();
    assert_eq!((stage.hero('M').tally.coins, stage.strength(Element::Dark)), (1, Strength::Strong));
    let mut stage = Stage::new("M 1");
    stage.act('M', "Into the Night", Bottom).done();
    assert!(stage.has('M', Invisible));
}

#[test]
fn fearsome_blade() {
    let mut stage = Stage::new("M 1 x y z");
    stage.act('M', "Fearsome Blade", Top).target('1').steps("x").done();
    assert_eq!((stage.health('1'), stage.at('1', 'z'), stage.xp('M')), (4, true, 1));
    let mut stage = Stage::new("M w x y z 1");
    stage.act('M', "Fearsome Blade", Bottom).steps("wxyz").target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M'), stage.pile('M', "Fearsome Blade")), (4, 2, Pile::Lost));
}

#[test]
fn feedback_loop() {
    let mut stage = Stage::new("M 1");
    stage.act('M', "Feedback Loop", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M')), (5, 1));
    assert_eq!(stage.pile('M', "Feedback Loop"), Pile::Active { lost: false });
    stage.attacked('1', 'M', 3, 1).suffer().done();
    assert_eq!(stage.health('M'), 4, "the melee attack gave shield 1");
    let mut stage = Stage::new("M 1 x");
    let home = stage.spot('M');
    stage.act('M', "Feedback Loop", Bottom).steps("1x1").choose(Choice::Step(home)).done();
    assert!(stage.has('1', Muddle) && stage.at('M', 'M'));
    let mut stage = Stage::new("M 1 x");
    stage.act('M', "Feedback Loop", Bottom).go("1x").done();
    assert!(!stage.has('1', Muddle), "only when the move ends where it began");
}

#[test]
fn gnawing_horde() {
    let mut stage = Stage::new("M x . 1");
    let x = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(x)).done();
    let rats = stage.game.figure(stage.game.standing_on(x).expect("the swarm"));
    assert!(matches!(rats.kind, Kind::Summon { sheet, .. } if sheet.attack == Some(2) && sheet.conditions.has(Poison)));
    assert_eq!((rats.health, stage.xp('M')), (6, 2));
    let mut stage = Stage::new("M w x y z");
    stage.act('M', "Gnawing Horde", Bottom).steps("wxyz").done();
    assert!(stage.at('M', 'z'));
}

#[test]
fn the_minds_weakness() {
    let mut stage = Stage::new("M 1").tough('1', 20);
    stage.act('M', "The Mind's Weakness", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M')), (17, 1), "attack 1 and the augment's 2");
    stage.act('M', "Feedback Loop", Top).target('1').done();
    assert_eq!(stage.health('1'), 16, "another augment takes its place");
    assert_eq!(stage.pile('M', "The Mind's Weakness"), Pile::Discard);
    let mut stage = Stage::new("M 1");
    stage.act('M', "The Mind's Weakness", Bottom).target('1').done();
    assert!(stage.health('1') == 5 && stage.has('1', Wound));
}

#[test]
fn parasitic_influence() {
    let mut stage = Stage::new("M 1").hurt('M', 2);
    stage.act('M', "Parasitic Influence", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.health('M'), stage.xp('M')), (5, 4, 1));
    let mut stage = Stage::new("M . . . 1 x");
    stage.act('M', "Parasitic Influence", Bottom).target('1').steps("x").done();
    assert!(stage.at('1', 'x'));
}

#[test]
fn scurry() {
    let mut stage = Stage::new("M x y z 1");
    stage.act('M', "Scurry", Top).steps("xyz").target('1').done();
    assert_eq!(stage.health('1'), 5);
    let mut stage = Stage::new("M $ $ $");
    stage.act('M', "Scurry", Bottom).choose(Choice::Do).done();
    assert_eq!((stage.hero('M').tally.coins, stage.xp('M'), stage.pile('M', "Scurry")), (2, 1, Pile::Lost));
}

#[test]
fn perverse_edge() {
    let mut stage = Stage::new("M 1").tough('1', 20).with('1', Wound).with('1', Stun);
    stage.act('M', "Perverse Edge", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M'), stage.pile('M', "Perverse Edge")), (13, 2, Pile::Lost));
    let mut stage = Stage::new("M . 1");
    stage.act('M', "Perverse Edge", Bottom).target('1').done();
    assert!(stage.has('1', Stun) && stage.health('1') == 5);
    assert_eq!((stage.xp('M'), stage.strength(Element::Ice)), (1, Strength::Strong));
}

#[test]
fn empathetic_assault() {
    let mut stage = Stage::new("M . . . . 1");
    stage.act('M', "Empathetic Assault", Top).target('1').done();
    assert!(stage.has('1', Disarm) && stage.health('1') == 2);
    assert_eq!((stage.xp('M'), stage.strength(Element::Ice)), (2, Strength::Strong));
    let mut stage = Stage::new("M x y").hurt('M', 2);
    stage.act('M', "Empathetic Assault", Bottom).steps("xy").done();
    assert_eq!((stage.health('M'), stage.at('M', 'y')), (4, true));
}

#[test]
fn withering_claw() {
    let mut stage = Stage::new("M 1");
    stage.act('M', "Withering Claw", Top).target('1').done();
    assert!(stage.has('1', Muddle) && stage.has('1', Poison) && stage.health('1') == 5 && stage.xp('M') == 1);
    let mut stage = Stage::new("x y z M 1");
    stage.act('M', "Withering Claw", Bottom).target('1').steps("zyx").done();
    assert!(stage.has('1', Immobilize) && stage.at('M', 'x'));
}

#[test]
fn possession() {
    let mut stage = Stage::new("M B 1").tough('1', 20);
    stage.act('M', "Possession", Top).target('B').target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M'), stage.pile('M', "Possession")), (14, 2, Pile::Lost));
    let mut stage = Stage::new("M . . B w x y z");
    stage.act('M', "Possession", Bottom).target('B').steps("wxyz").done();
    assert!(stage.at('B', 'z'));
}

#[test]
fn frigid_apparition() {
    let mut stage = Stage::new("M 1").element(Element::Ice);
    stage.act('M', "Frigid Apparition", Top).choose(Choice::Consume(Element::Ice)).target('1').done();
    assert!(stage.has('1', Stun) && stage.health('1') == 3 && stage.xp('M') == 1);
    let mut stage = Stage::new("M 1");
    stage.act('M', "Frigid Apparition", Top).target('1').done();
    assert!(!stage.has('1', Stun) && stage.health('1') == 3);
    let mut stage = Stage::new("M w x y 1");
    stage.act('M', "Frigid Apparition", Bottom).go("wxy").target('1').done();
    assert!(stage.has('1', Stun) && stage.health('1') == 6);
    assert_eq!((stage.xp('M'), stage.pile('M', "Frigid Apparition")), (1, Pile::Lost));
}
