//! Every card of the Cragheart, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Muddle};
use crate::element::{Element, Strength};
use crate::hero::Pile;
use crate::stage::{Bottom, Stage, Top};

#[test]
fn opposing_strike() {
    let mut stage = Stage::new("1 C 2");
    stage.act('C', "Opposing Strike", Top).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('C')), (3, 3, 1));
    let mut stage = Stage::new("C 1 2").tough('1', 40).tough('C', 40);
    stage.act('C', "Opposing Strike", Bottom).done();
    stage.attacked('2', 'C', 1, 3).suffer();
    assert_eq!(stage.health('2'), 6, "a ranged attack is not answered");
    for _ in 0..7 {
        stage.attacked('1', 'C', 1, 1).suffer();
    }
    assert_eq!((stage.health('1'), stage.xp('C')), (28, 3), "six melee attacks are");
    assert_eq!(stage.pile('C', "Opposing Strike"), Pile::Lost);
}

#[test]
fn crushing_grasp() {
    let mut stage = Stage::new("C 1");
    stage.act('C', "Crushing Grasp", Top).target('1').done();
    assert!(stage.health('1') == 3 && stage.has('1', Immobilize));
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
    let mut stage = Stage::new("C $");
    stage.act('C', "Crushing Grasp", Bottom).choose(Choice::Do).done();
    assert_eq!(stage.hero('C').tally.coins, 1);
}

#[test]
fn avalanche() {
    for (earth, left, xp) in [(false, 2, 1), (true, 1, 2)] {
        let mut stage = Stage::new(
            "
             . 1 2
              C . .",
        );
        if earth {
            stage = stage.element(Element::Earth);
        }
        stage.act('C', "Avalanche", Top);
        if earth {
            stage.choose(Choice::Consume(Element::Earth));
        }
        stage.area("1").done();
        assert_eq!((stage.health('1'), stage.xp('C'), stage.pile('C', "Avalanche")), (left, xp, Pile::Lost));
    }
    let mut stage = Stage::new(
        "
         . x . .
          . C y .
         . . . .",
    );
    let [x, y] = ['x', 'y'].map(|one| stage.spot(one));
    stage.act('C', "Avalanche", Bottom).choose(Choice::Hex(x)).choose(Choice::Hex(y)).done();
    assert!(stage.game.ground.obstacles.has(x) && stage.game.ground.obstacles.has(y));
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
}

#[test]
fn rumbling_advance() {
    let mut stage = Stage::new("C . B").hurt('B', 2);
    stage.act('C', "Rumbling Advance", Top).target('B').done();
    assert_eq!((stage.health('B'), stage.strength(Element::Earth)), (6, Strength::Strong));
    let mut stage = Stage::new("B C 1 2");
    stage.act('C', "Rumbling Advance", Bottom).choose(Choice::Stop).suffer().done();
    assert_eq!((stage.health('B'), stage.health('1'), stage.health('2')), (9, 5, 6));
}

#[test]
fn massive_boulder() {
    let mut stage = Stage::new("C . . 1 B 2");
    stage.act('C', "Massive Boulder", Top).target('1').suffer().done();
    assert_eq!(
        (stage.health('1'), stage.health('B'), stage.health('2')),
        (3, 9, 6),
        "friend and foe beside the target"
    );
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
    let mut stage = Stage::new("C w x y z");
    stage.act('C', "Massive Boulder", Bottom).steps("wxyz").done();
    assert!(stage.at('C', 'z'));
}

#[test]
fn backup_ammunition() {
    let mut stage = Stage::new("C . 1 2").tough('1', 40).tough('2', 40);
    stage.act('C', "Backup Ammunition", Top).done();
    for _ in 0..4 {
        stage.act('C', "Earthen Clod", Top).target('1').target('2').done();
    }
    stage.act('C', "Earthen Clod", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.health('2')), (30, 32));
    assert_eq!((stage.xp('C'), stage.pile('C', "Backup Ammunition")), (4, Pile::Lost));
    let mut stage = Stage::new("C x y z");
    stage.act('C', "Backup Ammunition", Bottom).steps("xyz").done();
    assert!(stage.at('C', 'z'));
}

#[test]
fn rock_tunnel() {
    let mut stage = Stage::new("C # .");
    let rock = stage.spot('#');
    stage.act('C', "Rock Tunnel", Top).choose(Choice::Hex(rock)).done();
    assert!(!stage.game.ground.obstacles.has(rock) && stage.xp('C') == 1);
    let mut stage = Stage::new("C 1 # 2 x");
    stage.act('C', "Rock Tunnel", Bottom).go("1#2x").done();
    assert!(stage.has('1', Immobilize) && stage.has('2', Immobilize));
    assert_eq!((stage.xp('C'), stage.pile('C', "Rock Tunnel")), (1, Pile::Lost));
}

#[test]
fn unstable_upheaval() {
    let mut stage = Stage::new("B C 1 2");
    stage.act('C', "Unstable Upheaval", Top).target('1').suffer().done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.health('B'), stage.xp('C')), (3, 6, 8, 1));
    let mut stage = Stage::new("C 1 2").element(Element::Earth);
    stage.act('C', "Unstable Upheaval", Top).choose(Choice::Consume(Element::Earth)).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('C')), (3, 3, 2));
    let mut stage = Stage::new("B . C . T 1");
    stage.act('C', "Unstable Upheaval", Bottom).suffer().suffer().done();
    assert_eq!((stage.health('B'), stage.health('T'), stage.xp('C')), (9, 7, 2));
    stage.attacked('1', 'T', 4, 1).suffer().done();
    assert_eq!((stage.health('T'), stage.pile('C', "Unstable Upheaval")), (5, Pile::Active { lost: true }));
}

#[test]
fn crater() {
    let mut stage = Stage::new("C . 1 x y").element(Element::Earth);
    stage.act('C', "Crater", Top).choose(Choice::Consume(Element::Earth)).target('1').steps("x").done();
    assert_eq!((stage.health('1'), stage.at('1', 'y'), stage.xp('C')), (3, true, 1));
    let mut stage = Stage::new("C . 1 x y");
    stage.act('C', "Crater", Top).target('1').done();
    assert!(stage.at('1', '1'));
    let mut stage = Stage::new("1 C v w x 2").element(Element::Earth);
    stage.act('C', "Crater", Bottom).go("vwx").choose(Choice::Consume(Element::Earth)).done();
    assert_eq!((stage.health('1'), stage.health('2')), (5, 4), "1 before the jump, 2 after it");
    assert_eq!((stage.xp('C'), stage.pile('C', "Crater")), (2, Pile::Lost));
}

#[test]
fn dirt_tornado() {
    let mut stage = Stage::new("C . 1 B 2").element(Element::Earth);
    stage.act('C', "Dirt Tornado", Top).choose(Choice::Consume(Element::Earth)).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('C')), (4, 4, 1));
    assert!(['1', '2', 'B'].iter().all(|&one| stage.has(one, Muddle)) && stage.health('B') == 10);
    let mut stage = Stage::new("C x y z");
    stage.act('C', "Dirt Tornado", Bottom).steps("xyz").done();
    assert!(stage.at('C', 'z'));
}

#[test]
fn earthen_clod() {
    let mut stage = Stage::new("C . . . . 1").element(Element::Earth);
    stage.act('C', "Earthen Clod", Top).choose(Choice::Consume(Element::Earth)).target('1').done();
    assert!(stage.health('1') == 4 && stage.has('1', Immobilize) && stage.xp('C') == 1);
    let mut stage = Stage::new("C . . . . 1");
    stage.act('C', "Earthen Clod", Top).target('1').done();
    assert!(stage.health('1') == 4 && !stage.has('1', Immobilize));
    let mut stage = Stage::new("C . . B").hurt('B', 2);
    stage.act('C', "Earthen Clod", Bottom).target('B').done();
    assert_eq!(stage.health('B'), 4);
}

#[test]
fn heaving_swing() {
    let mut stage = Stage::new("C 1 #");
    stage.act('C', "Heaving Swing", Top).target('1').steps("#").done();
    assert_eq!((stage.health('1'), stage.xp('C')), (1, 1), "attack 3, and 2 for the obstacle that breaks");
    assert!(!stage.game.ground.obstacles.has(stage.spot('#')) && stage.at('1', '#'));
    let mut stage = Stage::new("C . 1");
    stage.act('C', "Heaving Swing", Bottom).done();
    stage.act('C', "Earthen Clod", Top).target('1').done();
    assert_eq!(stage.health('1'), 3, "ranged attacks are 1 stronger");
}

#[test]
fn forceful_storm() {
    let mut stage = Stage::new("C . . 1 2");
    stage.act('C', "Forceful Storm", Top).area("12").done();
    assert!(['1', '2'].iter().all(|&one| stage.health(one) == 3 && stage.has(one, Disarm)));
    assert_eq!((stage.xp('C'), stage.strength(Element::Air)), (2, Strength::Strong));
    assert_eq!(stage.pile('C', "Forceful Storm"), Pile::Lost);
    let mut stage = Stage::new("C 1 . 2");
    stage.act('C', "Forceful Storm", Bottom).done();
    stage.act('C', "Crushing Grasp", Top).target('1').done();
    stage.act('C', "Earthen Clod", Top).target('2').done();
    assert_eq!((stage.health('1'), stage.health('2')), (1, 4), "melee attacks are 2 stronger, ranged ones are not");
}

#[test]
fn natures_lift() {
    let mut stage = Stage::new("B C . T").hurt('B', 2).hurt('T', 2);
    stage.act('C', "Nature's Lift", Top).target('B').target('T').done();
    assert_eq!((stage.health('B'), stage.health('T')), (4, 4));
    let mut stage = Stage::new("C . . . . . . 1").element(Element::Air);
    stage.act('C', "Nature's Lift", Bottom).done();
    stage.act('C', "Earthen Clod", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.strength(Element::Air)), (4, Strength::Inert), "range 5 and 2 more, for air");
    stage.act('C', "Earthen Clod", Top).done();
    assert_eq!(stage.health('1'), 4, "without air it is too far");
}
