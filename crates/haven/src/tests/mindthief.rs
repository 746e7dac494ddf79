//! Every card of the Mindthief, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Muddle, Poison, Strengthen, Stun, Wound};
use crate::element::{Element, Strength};
use crate::figure::Kind;
use crate::hero::Pile;
use crate::modifier::Modifier;
use crate::monster::MonsterKind;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Task;

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

#[test]
fn wretched_creature() {
    let mut stage = Stage::new("M x .");
    let spot = stage.spot('x');
    stage.act('M', "Wretched Creature", Top).choose(Choice::Hex(spot)).done();
    let rat = stage.game.figure(stage.game.standing_on(spot).expect("a rat"));
    assert!(matches!(rat.kind, Kind::Summon { sheet, .. } if sheet.attack == Some(3) && sheet.movement == 3));
    assert_eq!((rat.health, stage.xp('M')), (4, 2));
    let mut stage = Stage::new("M x 1").element(Element::Dark);
    stage.act('M', "Wretched Creature", Bottom).go("x").choose(Choice::Consume(Element::Dark)).target('1').done();
    assert_eq!(stage.game.deck.count(Modifier::CURSE), 1);
}

#[test]
fn hostile_takeover() {
    let mut stage = Stage::new("M . . . 1").tough('1', 9);
    stage.act('M', "Hostile Takeover", Top).target('1').done();
    assert!(stage.has('1', Immobilize) && stage.health('1') == 7);
    assert_eq!(stage.strength(Element::Ice), Strength::Strong);
    let mut stage = Stage::new("M . 1 2").tough('1', 9).tough('2', 9);
    stage.act('M', "Hostile Takeover", Bottom).target('1').done();
    stage = stage.ability(MonsterKind::BanditGuard, 3);
    stage.game.draw_ability(MonsterKind::BanditGuard, &mut ());
    let guard = stage.id('1');
    stage.game.agenda = vec![Task::EndTurn(guard), Task::Begin(guard)];
    stage.game.run(&mut stage.log);
    assert!(stage.health('2') < 9 && stage.health('M') == 6, "its card decides, and it attacks its own");
}

#[test]
fn brain_leech() {
    let mut stage = Stage::new("M . . . 1").tough('1', 9).hurt('M', 1);
    stage.act('M', "Brain Leech", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.health('M'), stage.xp('M')), (5, 5, 2));
    assert_eq!(stage.strength(Element::Dark), Strength::Strong);
    let mut stage = Stage::new("M 1").tough('1', 9);
    stage.act('M', "Brain Leech", Bottom).target('1').done();
    assert!(stage.has('M', Strengthen) && stage.health('1') == 8);
}

#[test]
fn silent_scream() {
    let mut stage = Stage::new("M 1 B").tough('1', 9).hurt('B', 2);
    stage.act('M', "Silent Scream", Top).target('1').target('B').done();
    assert_eq!((stage.health('1'), stage.health('B'), stage.xp('M')), (7, 4, 1));
    let mut stage = Stage::new("M x 1 u v w").element(Element::Ice);
    stage.act('M', "Silent Scream", Bottom).go("x").choose(Choice::Consume(Element::Ice)).steps("u").done();
    assert!(stage.at('1', 'w') && stage.xp('M') == 1);
    let mut stage = Stage::new("M x 1 u v w");
    stage.act('M', "Silent Scream", Bottom).go("x").steps("u").done();
    assert!(stage.at('1', 'v'));
}

#[test]
fn pilfer() {
    let mut stage = Stage::new("1 M 2");
    stage.act('M', "Pilfer", Top).done();
    assert_eq!(stage.hero('M').tally.coins, 2, "one for each adjacent enemy");
    let mut stage = Stage::new("1 M x 2").tough('1', 9).tough('2', 9);
    stage.act('M', "Pilfer", Bottom).target('1').go("x").target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('M')), (7, 7, 2));
}

#[test]
fn cranium_overload() {
    let mut stage = Stage::new("M . . 1 2 3").tough('2', 9);
    stage.act('M', "Cranium Overload", Top).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.health('3')), (0, 7, 6));
    assert_eq!((stage.xp('M'), stage.pile('M', "Cranium Overload")), (1, Pile::Lost));
    let mut stage = Stage::new("M v w x y z");
    stage.act('M', "Cranium Overload", Bottom).steps("vwxyz").done();
    assert!(stage.at('M', 'z'));
}

#[test]
fn frozen_mind() {
    let mut stage = Stage::new("M 1").tough('1', 9).element(Element::Ice);
    stage.act('M', "Frozen Mind", Top).target('1').choose(Choice::Consume(Element::Ice)).done();
    assert!(stage.has('1', Stun) && stage.health('1') == 7);
    let mut stage = Stage::new("M . . . . 1 x y");
    stage.act('M', "Frozen Mind", Bottom).target('1').steps("xy").done();
    assert!(stage.at('1', 'y'));
}

#[test]
fn corrupting_embrace() {
    let mut stage = Stage::new("1 M 2").tough('1', 9).tough('2', 9);
    stage.act('M', "Corrupting Embrace", Top).target('1').target('2').done();
    assert!(stage.has('1', Poison) && stage.has('2', Muddle) && !stage.has('2', Poison));
    let mut stage = Stage::new("M 1 x");
    let one = stage.spot('1');
    stage.act('M', "Corrupting Embrace", Bottom).choose(Choice::Step(one)).go("x").done();
    assert!(stage.has('1', Poison) && stage.strength(Element::Dark) == Strength::Strong);
}

#[test]
fn dark_frenzy() {
    let mut stage = Stage::new("M 1").tough('1', 9).element(Element::Ice).element(Element::Dark);
    stage.act('M', "Dark Frenzy", Top).choose(Choice::Consume(Element::Ice)).choose(Choice::Consume(Element::Dark));
    stage.target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M')), (3, 2));
    let mut stage = Stage::new("M x . . 1").tough('1', 9);
    stage.act('M', "Dark Frenzy", Bottom).go("x").target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M')), (6, 1));
}

#[test]
fn vicious_blood() {
    let mut stage = Stage::new("M 1").tough('1', 9);
    stage.act('M', "Vicious Blood", Top).target('1').done();
    stage.attacked('1', 'M', 2, 1).suffer();
    assert_eq!((stage.health('1'), stage.xp('M')), (5, 1), "attack 2, then retaliate 2");
    let mut stage = Stage::new("M x 1").tough('1', 9);
    stage.act('M', "Vicious Blood", Bottom).go("x").target('1').done();
    assert_eq!(stage.health('1'), 7);
}

#[test]
fn psychic_projection() {
    let mut stage = Stage::new("M . .").hurt('M', 1);
    stage.act('M', "Psychic Projection", Top).done();
    assert!(stage.has('M', Stun) && stage.health('M') == 6 && stage.game.own_shield(stage.id('M')) == 1);
    let mut stage = Stage::new("M 1 . . 2").tough('1', 9).tough('2', 9);
    stage.act('M', "The Mind's Weakness", Top).target('1').done();
    stage.act('M', "Psychic Projection", Bottom).done();
    stage.act('M', "Hostile Takeover", Top).target('2').done();
    assert_eq!(stage.health('2'), 5, "2 and the augment's 2");
}

#[test]
fn shared_nightmare() {
    let mut stage = Stage::new("M . 1 2").tough('1', 9).tough('2', 9).element(Element::Dark);
    stage.act('M', "Shared Nightmare", Top).choose(Choice::Consume(Element::Dark)).target('1').target('2').done();
    assert!(stage.has('2', Poison) && stage.health('1') == 6 && stage.game.deck.count(Modifier::CURSE) == 2);
    let mut stage = Stage::new("M v w x y z").element(Element::Ice);
    stage.act('M', "Shared Nightmare", Bottom).steps("vwxyz").choose(Choice::Consume(Element::Ice)).done();
    assert_eq!((stage.game.own_shield(stage.id('M')), stage.xp('M')), (1, 1));
}

#[test]
fn domination() {
    let mut stage = Stage::new("1 M B 2").tough('1', 9).tough('2', 9);
    stage.act('M', "The Mind's Weakness", Top).target('1').done();
    stage.act('M', "Domination", Top).target('B').target('2').done();
    assert_eq!((stage.health('2'), stage.xp('M')), (3, 2), "4 and the augment's 2");
    let mut stage = Stage::new("M . . . . 1");
    stage.act('M', "Domination", Bottom).target('1').done();
    assert_eq!(stage.game.controller(stage.id('1')).map(|one| one.1), Some(true));
}

#[test]
fn many_as_one() {
    let mut stage = Stage::new("M x 1");
    let spot = stage.spot('x');
    stage.act('M', "Many as One", Top).choose(Choice::Hex(spot)).done();
    let king = stage.game.standing_on(spot).expect("a king");
    assert_eq!(stage.game.attack_value(king, crate::ability::Amount::Stat(0)), 5, "half of 9, rounded up");
    let mut stage = Stage::new("M B T 1").tough('1', 9);
    stage.act('M', "Many as One", Bottom).done();
    stage.act('T', "Stun Shot", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('M')), (6, 2), "1, and 2 for two allies within 2");
}

#[test]
fn phantasmal_killer() {
    let mut stage = Stage::new("M 1").tough('1', 30).element(Element::Dark);
    stage.act('M', "Phantasmal Killer", Top).target('1').choose(Choice::Consume(Element::Dark)).done();
    assert_eq!(stage.health('1'), 0);
    let mut stage = Stage::new("M x $");
    stage.act('M', "Phantasmal Killer", Bottom).go("x").choose(Choice::Do).done();
    assert!(stage.has('M', Invisible) && stage.hero('M').tally.coins == 1);
}

#[test]
fn mass_hysteria() {
    let mut stage = Stage::new("M . 1 2");
    stage.act('M', "Mass Hysteria", Top).target('1').target('2').done();
    assert!(['1', '2'].iter().all(|&one| stage.health(one) == 5 && stage.has(one, Muddle)) && stage.xp('M') == 1);
    assert_eq!(stage.strength(Element::Ice), Strength::Strong);
    let mut stage = Stage::new("M . . . . 1").tough('1', 40).hurt('M', 1);
    stage.act('M', "Mass Hysteria", Bottom).done();
    stage.act('M', "The Mind's Weakness", Top).done();
    stage.act('M', "Feedback Loop", Top).done();
    assert_eq!(stage.hero('M').augments.iter().flatten().count(), 2, "both are active");
    assert_eq!(stage.pile('M', "Mass Hysteria"), Pile::Active { lost: true });
    stage.act('M', "Parasitic Influence", Top).done();
    assert!(matches!(stage.pile('M', "Feedback Loop"), Pile::Active { .. }));
    assert_eq!(stage.pile('M', "The Mind's Weakness"), Pile::Discard, "a third one ends the oldest");
    let card = stage.card('M', "Mass Hysteria");
    let seat = stage.seat('M');
    stage.game.dismiss(seat, card, &mut stage.log);
    assert_eq!(stage.hero('M').augments.iter().flatten().count(), 1);
    assert_eq!(stage.pile('M', "Feedback Loop"), Pile::Discard, "without the card only the newest stays");
}
