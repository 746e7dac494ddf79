//! Every card of the Cragheart, both halves.

use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Muddle, Stun};
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

#[test]
fn explosive_punch() {
    let mut stage = Stage::new("C # 1 2");
    let rock = stage.spot('#');
    stage.act('C', "Explosive Punch", Top).choose(Choice::Hex(rock)).target('1').done();
    assert_eq!((stage.health('1'), stage.health('2')), (2, 6), "whoever stands beside what broke");
    assert!(!stage.game.ground.obstacles.has(rock) && stage.strength(Element::Earth) == Strength::Strong);
    assert_eq!((stage.xp('C'), stage.pile('C', "Explosive Punch")), (2, Pile::Lost));
    let mut stage = Stage::new("C # 1 2");
    stage.act('C', "Explosive Punch", Top).choose(Choice::Skip).done();
    assert_eq!((stage.health('1'), stage.xp('C')), (6, 0), "nothing broke");
    let mut stage = Stage::new("C w x y z");
    stage.act('C', "Explosive Punch", Bottom).steps("wxyz").done();
    assert!(stage.at('C', 'z'));
}

#[test]
fn sentient_growth() {
    let mut stage = Stage::new("C . . B 1").hurt('B', 2);
    stage.act('C', "Sentient Growth", Top).area("1").done();
    assert_eq!((stage.health('B'), stage.health('1')), (4, 4));
    let mut stage = Stage::new("C . . B . 1").hurt('B', 2);
    stage.act('C', "Sentient Growth", Top);
    let healing = stage.game.legal(stage.seat('C')).into_iter().find(|one| matches!(one, Choice::Area(..)));
    stage.choose(healing.expect("it may heal where it hits nobody")).done();
    assert_eq!((stage.health('B'), stage.health('1')), (4, 6));
    let mut stage = Stage::new("B C 1 . 2").hurt('B', 2).hurt('C', 2);
    stage.act('C', "Sentient Growth", Bottom).choose(Choice::Stop).target('1').done();
    assert_eq!((stage.health('B'), stage.health('C'), stage.health('1'), stage.health('2')), (3, 2, 5, 6));
}

#[test]
fn clear_the_way() {
    let mut stage = Stage::new(
        "
         # C . . x 1
          . . . . . .",
    )
    .element(Element::Earth);
    let [rock, x] = ['#', 'x'].map(|mark| stage.spot(mark));
    stage.act('C', "Clear the Way", Top).choose(Choice::Hex(rock));
    stage.choose(Choice::Hex(x)).choose(Choice::Consume(Element::Earth)).target('1').done();
    assert!(stage.game.ground.obstacles.has(x) && !stage.game.ground.obstacles.has(rock));
    assert_eq!((stage.health('1'), stage.xp('C')), (3, 2));
    let mut stage = Stage::new(
        "
         # C . x 1 . y
          . . . . . . .",
    );
    let [rock, x, y] = ['#', 'x', 'y'].map(|mark| stage.spot(mark));
    stage.act('C', "Clear the Way", Top).choose(Choice::Hex(rock)).refuse(Choice::Hex(y));
    stage.choose(Choice::Hex(x)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('C')), (4, 1));
    let mut stage = Stage::new("C # ^ v w").tough('C', 20);
    let [rock, trap] = ['#', '^'].map(|mark| stage.spot(mark));
    stage.act('C', "Clear the Way", Bottom).go("#^v").done();
    assert!(stage.at('C', 'v') && !stage.game.ground.obstacles.has(rock) && stage.game.traps.is_empty());
    assert_eq!((stage.health('C'), stage.xp('C'), stage.pile('C', "Clear the Way")), (20, 2, Pile::Lost));
    assert!(stage.log.contains(&crate::Event::Disarmed(stage.id('C'), trap)) && stage.hero('C').tally.trap);
    let mut stage = Stage::new("C . # . .");
    stage.act('C', "Clear the Way", Bottom).steps(".").go("#").done();
    assert!(stage.at('C', '#'), "what is destroyed is no hindrance to stop there");
}

#[test]
fn blunt_force() {
    for (earth, left, xp) in [(false, 6, 1), (true, 2, 3)] {
        let mut stage = Stage::new("C 1").tough('1', 10);
        if earth {
            stage = stage.element(Element::Earth);
        }
        stage.act('C', "Blunt Force", Top);
        if earth {
            stage.choose(Choice::Consume(Element::Earth));
        }
        stage.target('1').done();
        assert_eq!((stage.health('1'), stage.xp('C'), stage.pile('C', "Blunt Force")), (left, xp, Pile::Lost));
    }
    let mut stage = Stage::new("C x 1").tough('C', 20);
    stage.act('C', "Blunt Force", Bottom).go("x").done();
    stage.attacked('1', 'C', 1, 1).suffer().done();
    assert_eq!(
        (stage.health('1'), stage.xp('C'), stage.pile('C', "Blunt Force")),
        (5, 1, Pile::Active { lost: false })
    );
}

#[test]
fn rock_slide() {
    let mut stage = Stage::new(
        "
         C . . . 1
          . x . y .
         B . . . 2
          z . . 3 .
         . . . . .",
    );
    let rocks = ['x', 'y', 'z'].map(|mark| stage.spot(mark));
    stage.act('C', "Rock Slide", Top);
    rocks.into_iter().for_each(|rock| {
        stage.choose(Choice::Hex(rock));
    });
    stage.suffer().done();
    assert!(rocks.iter().all(|&rock| stage.game.ground.obstacles.has(rock)));
    assert_eq!((stage.health('1'), stage.health('2'), stage.health('3')), (4, 4, 6), "beside at least one of them");
    assert_eq!((stage.health('B'), stage.xp('C')), (8, 1), "friend and foe");
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
    let mut stage = Stage::new(
        "
         C v w x .
          . y . . .",
    );
    let y = stage.spot('y');
    stage.act('C', "Rock Slide", Bottom).steps("v").refuse(Choice::Step(y)).steps("wx").choose(Choice::Stop).done();
    assert!(stage.at('C', 'x'), "straight on");
}

#[test]
fn kinetic_assault() {
    let mut stage = Stage::new("C x 1");
    stage.act('C', "Kinetic Assault", Top).steps("x").target('1').done();
    assert_eq!(stage.health('1'), 2);
    let mut stage = Stage::new("C . . 1 a").tough('C', 20);
    stage.act('C', "Kinetic Assault", Bottom).done();
    stage.attacked('1', 'C', 1, 3).suffer().done();
    stage.attacked('a', 'C', 1, 4).suffer().done();
    assert_eq!((stage.health('1'), stage.health('a')), (3, 5), "within 3 hexes");
    assert_eq!((stage.xp('C'), stage.pile('C', "Kinetic Assault")), (2, Pile::Active { lost: true }));
}

#[test]
fn petrify() {
    let mut stage = Stage::new(
        "
         C . . . 1 .
          . . . e . .",
    );
    let (spot, elite) = (stage.spot('1'), Choice::Target(stage.id('e')));
    stage.act('C', "Petrify", Top).refuse(elite).target('1').done();
    assert!(stage.health('1') == 0 && stage.game.ground.obstacles.has(spot));
    assert_eq!((stage.xp('C'), stage.strength(Element::Earth)), (2, Strength::Strong));
    assert_eq!(stage.pile('C', "Petrify"), Pile::Lost);
    let mut stage = Stage::new("C 1 .");
    let spot = stage.spot('1');
    stage.act('C', "Petrify", Top).target('1').done();
    assert!(!stage.game.ground.obstacles.has(spot), "it would cut the map");
    let mut stage = Stage::new("C x 1 . 2");
    stage.act('C', "Petrify", Bottom).go("x").done();
    assert!(stage.has('1', Immobilize) && !stage.has('2', Immobilize));
}

#[test]
fn stone_pummel() {
    let mut stage = Stage::new("1 C 2");
    stage.act('C', "Stone Pummel", Top).area("12").done();
    assert!(['1', '2'].iter().all(|&one| stage.health(one) == 3 && stage.has(one, Muddle)) && stage.xp('C') == 1);
    let mut stage = Stage::new(
        "
         # C 1
          # . .",
    )
    .tough('1', 40);
    let rocks = stage.game.ground.obstacles;
    stage.act('C', "Stone Pummel", Bottom).done();
    stage.act('C', "Earthen Clod", Top).target('1').done();
    assert_eq!(stage.health('1'), 38, "a ranged attack fills no slot");
    stage.act('C', "Crushing Grasp", Top).target('1');
    let first = rocks.lowest().expect("a rock");
    stage.refuse(Choice::Skip).choose(Choice::Hex(first)).done();
    assert_eq!((stage.health('1'), stage.xp('C')), (32, 1), "3 more, and which one breaks is asked");
    stage.act('C', "Crushing Grasp", Top).target('1').done();
    assert!(stage.game.ground.obstacles.is_empty(), "the only one is not asked about");
    stage.act('C', "Crushing Grasp", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('C')), (23, 2), "no obstacle, no bonus");
    assert_eq!(stage.pile('C', "Stone Pummel"), Pile::Active { lost: true });
}

#[test]
fn dig_pit() {
    let mut stage = Stage::new("1 C x .");
    let x = stage.spot('x');
    stage.act('C', "Dig Pit", Top).choose(Choice::Hex(x)).done();
    assert!(stage.has('1', Muddle));
    let trap = stage.game.traps[0];
    assert_eq!((trap.spot, trap.damage, trap.conditions.has(Stun)), (x, 2, true));
    let mut stage = Stage::new("C x .");
    stage.act('C', "Dig Pit", Bottom).go("x").done();
    assert!(stage.at('C', 'x') && stage.has('C', Invisible));
}

#[test]
fn cataclysm() {
    for (earth, left, xp) in [(false, 6, 0), (true, 4, 2)] {
        let mut stage = Stage::new("C B 1 2").tough('1', 10);
        if earth {
            stage = stage.element(Element::Earth);
        }
        stage.act('C', "Cataclysm", Top);
        if earth {
            stage.choose(Choice::Consume(Element::Earth));
        }
        stage.area("1").done();
        assert_eq!((stage.health('1'), stage.health('2'), stage.xp('C')), (left, 6, xp));
        assert!(stage.has('1', Immobilize) && stage.has('B', Immobilize) && stage.health('B') == 10);
        assert_eq!(stage.pile('C', "Cataclysm"), Pile::Lost);
    }
    let mut stage = Stage::new("C u v w x y z").element(Element::Earth);
    stage.act('C', "Cataclysm", Bottom).choose(Choice::Consume(Element::Earth)).steps("uvwxyz").done();
    assert!(stage.at('C', 'z'));
    let mut stage = Stage::new("C u v w x");
    stage.act('C', "Cataclysm", Bottom).steps("uvw").done();
    assert!(stage.at('C', 'w'));
}

#[test]
fn meteor() {
    let mut stage = Stage::new(
        "
         C . x y 1
          . . z . .
         . . . . 2",
    );
    let [x, y, z, far] = ['x', 'y', 'z', '2'].map(|mark| stage.spot(mark));
    stage.act('C', "Meteor", Top).refuse(Choice::Hex(far)).choose(Choice::Hex(x)).choose(Choice::Hex(y));
    stage.choose(Choice::Hex(z)).target('1').done();
    assert!([x, y, z].iter().all(|&spot| stage.game.ground.obstacles.has(spot)));
    assert!(stage.health('1') == 2 && stage.has('1', Immobilize) && stage.health('2') == 6);
    assert_eq!((stage.xp('C'), stage.strength(Element::Earth)), (2, Strength::Strong));
    assert_eq!(stage.pile('C', "Meteor"), Pile::Lost);
    stage.game.destroy_obstacle(y, &mut ());
    assert!(stage.game.ground.obstacles.is_empty(), "it is one piece (H21.11)");
    let mut stage = Stage::new("C # 1 x y");
    stage.act('C', "Meteor", Bottom).go("#1xy").done();
    assert!(stage.at('C', 'y'));
}

#[test]
fn brutal_momentum() {
    let mut stage = Stage::new("C 1 x #").tough('1', 20);
    stage.act('C', "Brutal Momentum", Top).target('1').steps("x").done();
    assert_eq!((stage.health('1'), stage.xp('C')), (15, 1), "one hex goes, one is stopped by the obstacle");
    assert!(stage.at('1', 'x') && stage.game.ground.obstacles.has(stage.spot('#')));
    let mut stage = Stage::new("C 1").tough('1', 20);
    stage.act('C', "Brutal Momentum", Top).target('1').choose(Choice::Do).done();
    assert_eq!((stage.health('1'), stage.xp('C')), (13, 2), "both are stopped by the wall");
    let mut stage = Stage::new("C 1").tough('1', 20);
    stage.act('C', "Brutal Momentum", Top).target('1').choose(Choice::Stop).done();
    assert_eq!((stage.health('1'), stage.xp('C')), (17, 0), "the push may be left out");
    for (earth, left, xp) in [(false, 3, 0), (true, 2, 1)] {
        let mut stage = Stage::new("C . 1");
        if earth {
            stage = stage.element(Element::Earth);
        }
        stage.act('C', "Brutal Momentum", Bottom);
        if earth {
            stage.choose(Choice::Consume(Element::Earth));
        }
        stage.done();
        stage.act('C', "Earthen Clod", Top).target('1').done();
        assert_eq!((stage.health('1'), stage.xp('C')), (left, xp));
    }
}

#[test]
fn rocky_end() {
    let picture = "
         1 C # . #
          # . . . .";
    let mut stage = Stage::new(picture).tough('1', 20);
    let far = stage.game.ground.obstacles.iter().nth(1).expect("a rock");
    stage.act('C', "Rocky End", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('C')), (16, 2), "two hexes of obstacles");
    assert_eq!(stage.game.ground.obstacles.iter().collect::<Vec<_>>(), [far]);
    let mut stage = Stage::new(picture).tough('1', 20).element(Element::Earth);
    stage.act('C', "Rocky End", Top).choose(Choice::Consume(Element::Earth)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('C'), stage.pile('C', "Rocky End")), (14, 3, Pile::Lost));
    assert!(stage.game.ground.obstacles.is_empty());
    let mut stage = Stage::new("C v w x #");
    stage.act('C', "Rocky End", Bottom).steps("vw").refuse(Choice::Stop).go("x").done();
    assert!(stage.at('C', 'x'), "it must end beside an obstacle");
}

#[test]
fn lumbering_bash() {
    let mut stage = Stage::new("C x 1");
    stage.act('C', "Lumbering Bash", Top).go("x").target('1').done();
    assert_eq!((stage.health('1'), stage.xp('C'), stage.strength(Element::Earth)), (1, 1, Strength::Strong));
    let mut stage = Stage::new("C . B").hurt('B', 1).tough('C', 20);
    stage.act('C', "Lumbering Bash", Bottom).done();
    let figure = stage.id('C');
    for turn in 0..5 {
        assert_eq!(stage.pile('C', "Lumbering Bash"), Pile::Active { lost: true }, "{turn}");
        stage.game.agenda = vec![crate::task::Task::Begin(figure)];
        stage.game.run(&mut stage.log);
        stage.target('B');
    }
    assert_eq!((stage.health('B'), stage.xp('C'), stage.pile('C', "Lumbering Bash")), (10, 3, Pile::Lost));
}

#[test]
fn blind_destruction() {
    let mut stage = Stage::new("C . . 1 B 2").tough('1', 20);
    stage.act('C', "Blind Destruction", Top).target('1').suffer().done();
    assert_eq!((stage.health('1'), stage.health('B'), stage.health('2')), (16, 6, 6), "those beside it, as much");
    let mut stage = Stage::new(
        "
         C v w x .
          1 . B . 2",
    );
    stage.act('C', "Blind Destruction", Bottom).steps("vw").choose(Choice::Stop).suffer().done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.health('B')), (4, 6, 8), "once each");
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
}

#[test]
fn pulverize() {
    let mut stage = Stage::new("x 1 C 2 # .").tough('1', 20).tough('2', 20);
    let rock = stage.spot('#');
    stage.act('C', "Pulverize", Top).target('1').steps("x").target('2').steps("#").done();
    assert!(stage.at('1', 'x') && !stage.game.ground.obstacles.has(rock));
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('C')), (17, 15, 1), "2 more for the obstacle");
    assert_eq!(stage.pile('C', "Pulverize"), Pile::Lost);
    let mut stage = Stage::new("1 C v w x 2");
    stage.act('C', "Pulverize", Bottom).target('1').go("vwx").target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('C')), (4, 3, 2));
    assert_eq!(stage.pile('C', "Pulverize"), Pile::Lost);
}
