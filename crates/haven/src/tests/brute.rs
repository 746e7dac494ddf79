//! Every card of the Brute, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Muddle, Stun, Wound};
use crate::element::{Element, Strength};
use crate::hero::Pile;
use crate::stage::{Bottom, Stage, Top};

#[test]
fn trample() {
    let mut stage = Stage::new("B e . .");
    stage.act('B', "Trample", Top).target('e').done();
    assert_eq!((stage.health('e'), stage.pile('B', "Trample")), (6, Pile::Discard), "pierce goes through the shield");
    let mut stage = Stage::new("B 1 2 x .");
    stage.act('B', "Trample", Bottom);
    let (one, two) = (stage.spot('1'), stage.spot('2'));
    stage.choose(Choice::Step(one)).refuse(Choice::Stop).choose(Choice::Step(two)).go("x");
    stage.target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('B')), (4, 4, 2));
    assert_eq!(stage.pile('B', "Trample"), Pile::Lost);
}

#[test]
fn eye_for_an_eye() {
    let mut stage = Stage::new("B 1 2");
    stage.act('B', "Eye for an Eye", Top).done();
    stage.attacked('1', 'B', 2, 1).suffer().attacked('1', 'B', 2, 1).suffer().done();
    assert_eq!((stage.health('1'), stage.xp('B')), (2, 2), "each retaliation is worth 1 experience");
    stage.attacked('2', 'B', 2, 3).suffer().done();
    assert_eq!(stage.health('2'), 6, "two hexes away is too far");
    let mut stage = Stage::new("B T . 1").hurt('T', 3);
    stage.act('B', "Eye for an Eye", Bottom).target('T').done();
    assert_eq!((stage.health('T'), stage.strength(Element::Earth)), (5, Strength::Strong));
}

#[test]
fn sweeping_blow() {
    let mut stage = Stage::new(
        "
         . 1 2 .
          . B 3 .
         . . . .",
    );
    stage.act('B', "Sweeping Blow", Top).area("123").done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [4, 4, 4]);
    let mut stage = Stage::new("x 1 B y 2 . .");
    stage.act('B', "Sweeping Blow", Bottom).go("y");
    let far = stage.game.layout.map.spot(crate::hex::hex(5, 0)).expect("drawn");
    stage.choose(Choice::Step(far)).done();
    assert_eq!(stage.game.figure(stage.id('2')).spot, far, "only who stands next to the Brute is pushed");
    assert!(stage.at('1', '1'));
}

#[test]
fn provoking_roar() {
    let mut stage = Stage::new("B 1");
    stage.act('B', "Provoking Roar", Top).target('1').done();
    assert!(stage.has('1', Disarm) && stage.health('1') == 4);
    let mut stage = Stage::new(". T B . 1");
    stage.act('B', "Provoking Roar", Bottom).done();
    stage.attacked('1', 'T', 3, 4).suffer().done();
    assert_eq!((stage.health('T'), stage.health('B')), (8, 7), "the attack on the ally beside hits the Brute");
}

#[test]
fn overwhelming_assault() {
    let mut stage = Stage::new("B 1").tough('1', 9);
    stage.act('B', "Overwhelming Assault", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B'), stage.pile('B', "Overwhelming Assault")), (3, 2, Pile::Lost));
    let mut stage = Stage::new("B . 1 x y z");
    stage.act('B', "Overwhelming Assault", Bottom);
    let next = stage.game.layout.map.spot(crate::hex::hex(1, 0)).expect("drawn");
    stage.choose(Choice::Step(next)).choose(Choice::Stop).target('1').steps("x").done();
    assert!(stage.at('1', 'y'));
}

#[test]
fn grab_and_go() {
    let mut stage = Stage::new("$ B $ $");
    stage.act('B', "Grab and Go", Top);
    let shown = stage.game.view(kit::Seat(0)).loot();
    stage.choose(Choice::Do).done();
    assert_eq!((stage.hero('B').tally.coins, stage.game.coins.len()), (2, 1));
    assert_eq!((shown.iter().count(), shown.has(stage.game.coins[0])), (2, false), "what it empties is shown before");
    let mut stage = Stage::new("B w x y z .");
    stage.act('B', "Grab and Go", Bottom).steps("wxyz").done();
    assert!(stage.at('B', 'z'));
}

#[test]
fn warding_strength() {
    let mut stage = Stage::new("B 1 x y .");
    stage.act('B', "Warding Strength", Top).target('1').steps("x").done();
    assert!(stage.at('1', 'y') && stage.health('1') == 3);
    let mut stage = Stage::new("B 1").tough('B', 30);
    stage.act('B', "Warding Strength", Bottom).done();
    assert_eq!(stage.pile('B', "Warding Strength"), Pile::Active { lost: true });
    for _ in 0..6 {
        stage.attacked('1', 'B', 3, 1).suffer();
    }
    assert_eq!((stage.health('B'), stage.xp('B')), (18, 3), "shield 1 six times, and every second slot has a point");
    assert_eq!(stage.pile('B', "Warding Strength"), Pile::Lost, "after the last slot the card is lost");
}

#[test]
fn shield_bash() {
    let mut stage = Stage::new("B 1");
    stage.act('B', "Shield Bash", Top).target('1').done();
    assert!(stage.has('1', Stun));
    assert_eq!((stage.health('1'), stage.xp('B'), stage.pile('B', "Shield Bash")), (2, 2, Pile::Lost));
    let mut stage = Stage::new("B 1");
    stage.act('B', "Shield Bash", Bottom).done();
    stage.attacked('1', 'B', 3, 1).suffer().done();
    assert_eq!((stage.health('B'), stage.pile('B', "Shield Bash")), (8, Pile::Active { lost: false }));
}

#[test]
fn leaping_cleave() {
    let mut stage = Stage::new(
        "
         . 1 2 .
          . B . .",
    );
    stage.act('B', "Leaping Cleave", Top).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('B')), (3, 3, 1));
    let mut stage = Stage::new("B # x .");
    stage.act('B', "Leaping Cleave", Bottom).steps("#").refuse(Choice::Stop).go("x").done();
    assert!(stage.at('B', 'x') && stage.strength(Element::Air) == Strength::Strong);
}

#[test]
fn spare_dagger() {
    let mut stage = Stage::new("B . . 1");
    stage.act('B', "Spare Dagger", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B')), (3, 1));
    let mut stage = Stage::new("B 1");
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 4);
}

#[test]
fn skewer() {
    let mut stage = Stage::new("B 1 e").element(Element::Air);
    stage.act('B', "Skewer", Top).choose(Choice::Consume(Element::Air)).area("1e").done();
    assert_eq!((stage.health('1'), stage.health('e'), stage.xp('B')), (2, 5, 1), "attack 4 and pierce 1 with air");
    assert_eq!(stage.strength(Element::Air), Strength::Inert);
    let mut stage = Stage::new("B 1 e");
    stage.act('B', "Skewer", Top).area("1e").done();
    assert_eq!((stage.health('1'), stage.health('e')), (3, 7));
    let mut stage = Stage::new("B u v w x y z");
    stage.act('B', "Skewer", Bottom).steps("uvwxyz").done();
    assert_eq!((stage.xp('B'), stage.pile('B', "Skewer")), (1, Pile::Lost));
}

#[test]
fn balanced_measure() {
    let mut stage = Stage::new("B x y z 1").tough('1', 9);
    stage.act('B', "Grab and Go", Bottom).go("xyz").done();
    stage.act('B', "Balanced Measure", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B')), (6, 1), "three hexes moved, attack 3");
    let mut stage = Stage::new("x y z B 1");
    stage.act('B', "Warding Strength", Top).target('1');
    stage.act('B', "Balanced Measure", Bottom).steps("zyx").done();
    assert!(stage.at('B', 'x'), "three damage dealt, move 3");
}

#[test]
fn wall_of_doom() {
    let mut stage = Stage::new("B 1");
    stage.act('B', "Wall of Doom", Top).done();
    stage.attacked('1', 'B', 3, 1).suffer().done();
    assert_eq!((stage.health('B'), stage.health('1'), stage.xp('B')), (9, 4, 2));
    let mut stage = Stage::new("B 1");
    stage.act('B', "Wall of Doom", Bottom).done();
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 3, "attack 2 and 1 more");
}

#[test]
fn fatal_advance() {
    let mut stage = Stage::new("1 B e").tough('1', 30);
    stage.act('B', "Fatal Advance", Top);
    let elite = stage.id('e');
    stage.refuse(Choice::Target(elite)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B'), stage.pile('B', "Fatal Advance")), (0, 2, Pile::Lost));
    assert_eq!((stage.hero('B').tally.kills, stage.game.turn.dealt), (1, 0), "a kill is no damage");
    let mut stage = Stage::new("B w x y z");
    stage.act('B', "Fatal Advance", Bottom).steps("wxyz").done();
    assert!(stage.at('B', 'z'));
}

#[test]
fn juggernaut() {
    let mut stage = Stage::new("B x y 1").tough('1', 9);
    stage.act('B', "Juggernaut", Top).steps("xy").target('1').done();
    assert_eq!(stage.health('1'), 7);
    let mut stage = Stage::new("B 1");
    stage.act('B', "Juggernaut", Bottom);
    (0..3).for_each(|_| _ = stage.attacked('1', 'B', 5, 1));
    assert_eq!((stage.health('B'), stage.xp('B'), stage.pile('B', "Juggernaut")), (10, 3, Pile::Lost));
}

#[test]
fn hook_and_chain() {
    let mut stage = Stage::new("B x y 1").tough('1', 9);
    stage.act('B', "Hook and Chain", Top).target('1').steps("y").done();
    assert!(stage.at('1', 'x') && stage.health('1') == 6);
    let mut stage = Stage::new("B x y z 1").tough('1', 9);
    stage.act('B', "Hook and Chain", Bottom).go("xyz").target('1').done();
    assert_eq!(stage.health('1'), 6, "three hexes in a straight line");
    let mut stage = Stage::new(
        "
         B x . .
          . y 1 .",
    );
    stage.act('B', "Hook and Chain", Bottom).go("xy").done();
    assert_eq!(stage.health('1'), 6, "not in a straight line: nobody is asked");
}

#[test]
fn brute_force() {
    let mut stage = Stage::new(
        "
         . 1 2 .
          . B . .",
    );
    stage.act('B', "Brute Force", Top).area("12").done();
    assert!(stage.has('1', Muddle) && stage.has('2', Muddle) && stage.health('1') == 4);
    let mut stage = Stage::new("B x y 1");
    stage.act('B', "Brute Force", Bottom).go("x").done();
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!(stage.health('B'), 8);
}

#[test]
fn unstoppable_charge() {
    let mut stage = Stage::new("B 1").tough('1', 9);
    stage.act('B', "Unstoppable Charge", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B')), (4, 1));
    let mut stage = Stage::new(
        "
         B x 1 .
          . . 2 .",
    );
    stage.act('B', "Unstoppable Charge", Bottom).go("x").done();
    assert!(stage.has('1', Stun) && !stage.has('2', Stun));
    assert_eq!(stage.pile('B', "Unstoppable Charge"), Pile::Lost);
}

#[test]
fn devastating_hack() {
    let mut stage = Stage::new("B 1").tough('1', 9);
    stage.act('B', "Devastating Hack", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B'), stage.pile('B', "Devastating Hack")), (1, 3, Pile::Lost));
    let mut stage = Stage::new("B $ .");
    stage.act('B', "Devastating Hack", Bottom).choose(Choice::Do).done();
    assert_eq!(stage.hero('B').tally.coins, 1);
}

#[test]
fn whirlwind() {
    let mut stage = Stage::new("1 B 2").tough('1', 9).tough('2', 9);
    stage.act('B', "Whirlwind", Top).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('B')), (5, 5, 2));
    let mut stage = Stage::new("B 1 x y z");
    stage.act('B', "Whirlwind", Bottom).target('1').steps("x").done();
    assert!(stage.at('1', 'z'));
}

#[test]
fn skirmishing_maneuver() {
    let mut stage = Stage::new("1 B x 2").tough('1', 9).tough('2', 9);
    stage.act('B', "Skirmishing Maneuver", Top).target('1').go("x").target('2').done();
    assert_eq!((stage.health('1'), stage.health('2')), (7, 7));
    let mut stage = Stage::new("B . . 1").tough('1', 9);
    stage.act('B', "Skirmishing Maneuver", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B')), (6, 1));
}

#[test]
fn quietus() {
    let mut stage = Stage::new("1 B 2").with('1', Stun).tough('1', 30);
    stage.act('B', "Quietus", Top);
    let wide_awake = stage.id('2');
    stage.refuse(Choice::Target(wide_awake)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B'), stage.pile('B', "Quietus")), (0, 1, Pile::Discard));
    let mut stage = Stage::new("B x 1").tough('1', 9);
    stage.act('B', "Quietus", Bottom).go("x").done();
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 6);
}

#[test]
fn immovable_phalanx() {
    let mut stage = Stage::new("B 1").tough('1', 9);
    stage.act('B', "Immovable Phalanx", Top).target('1').done();
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!((stage.health('1'), stage.health('B')), (5, 8));
    let mut stage = Stage::new("B 1 x y").tough('1', 9);
    stage.act('B', "Immovable Phalanx", Bottom).done();
    stage.act('B', "Grab and Go", Bottom).choose(Choice::Do).target('1').done();
    assert_eq!(stage.health('1'), 5, "Move 4 as Attack 4");
    let mut stage = Stage::new("B x y");
    stage.act('B', "Immovable Phalanx", Bottom).done();
    stage.act('B', "Grab and Go", Bottom).choose(Choice::Skip).go("xy").done();
    assert!(stage.at('B', 'y'));
}

#[test]
fn defensive_tactics() {
    let mut stage = Stage::new("B . 1 2").tough('1', 9).tough('2', 9);
    stage.act('B', "Defensive Tactics", Top).target('1').target('2').done();
    assert!(stage.has('1', Immobilize) && stage.has('2', Immobilize) && stage.health('2') == 7);
    let mut stage = Stage::new("B 1").tough('1', 9);
    stage.act('B', "Defensive Tactics", Bottom).next_round();
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!((stage.health('1'), stage.health('B'), stage.xp('B')), (8, 8, 2), "also in the next round");
}

#[test]
fn crippling_offensive() {
    let mut stage = Stage::new("B 1").tough('1', 9);
    stage.act('B', "Crippling Offensive", Top).target('1').done();
    assert!(stage.has('1', Wound) && stage.has('1', Stun) && stage.health('1') == 3);
    let mut stage = Stage::new("B 1 x");
    stage.act('B', "Crippling Offensive", Bottom).target('1').steps("x").done();
    assert!(stage.at('1', 'x') && stage.has('1', Immobilize));
}

#[test]
fn frenzied_onslaught() {
    let mut stage = Stage::new("B x 1 . .").tough('1', 9);
    stage.act('B', "Frenzied Onslaught", Top).go("x").target('1').choose(Choice::Stop).target('1').done();
    assert_eq!(stage.health('1'), 5);
    let mut stage = Stage::new("1 B 2").tough('1', 9).tough('2', 9).with('1', Disarm);
    stage.act('B', "Frenzied Onslaught", Bottom).done();
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    stage.act('B', "Spare Dagger", Bottom).target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('B')), (4, 7, 1));
}

#[test]
fn selfish_retribution() {
    let mut stage = Stage::new("B x $ $");
    stage.act('B', "Selfish Retribution", Top).steps("x").choose(Choice::Do).done();
    assert_eq!((stage.hero('B').tally.coins, stage.pile('B', "Selfish Retribution")), (2, Pile::Lost));
    let mut stage = Stage::new("B x 1").tough('1', 9);
    stage.act('B', "Selfish Retribution", Bottom).go("x").done();
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!((stage.health('1'), stage.xp('B')), (7, 1));
}

#[test]
fn king_of_the_hill() {
    let mut stage = Stage::new("x 1 B 2 y").tough('1', 9).tough('2', 9);
    stage.act('B', "King of the Hill", Top).target('1').steps("x").target('2').steps("y").done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('B')), (3, 3, 2));
    assert!(stage.at('1', 'x') && stage.at('2', 'y'));
    let mut stage = Stage::new("B . .").hurt('B', 2);
    stage.act('B', "King of the Hill", Bottom).done();
    assert_eq!(stage.health('B'), 7);
}

#[test]
fn face_your_end() {
    let mut stage = Stage::new("B x y z 1").tough('1', 9);
    stage.act('B', "Face Your End", Top).target('1').steps("z").done();
    assert_eq!((stage.health('1'), stage.xp('B')), (7, 1));
    let mut stage = Stage::new("B e").tough('e', 30);
    stage.act('B', "Face Your End", Bottom).target('e').done();
    assert_eq!((stage.health('e'), stage.hero('B').tally.elites, stage.pile('B', "Face Your End")), (0, 1, Pile::Lost));
}
