//! Overlay tiles that no scenario of this book has, but the rules do: pressure plates, obstacles with hit points (H5.08,
//! H5.09); and wings that fail over an obstacle (H9.03).

use crate::ability::{Ability, Lasting, Whom};
use crate::card::Side;
use crate::choice::Choice;
use crate::condition::Condition::{Curse, Invisible, Muddle, Poison, Stun};
use crate::event::Event;
use crate::figure::Kind;
use crate::game::{Bonus, Ending};
use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::{MonsterKind, Rank};
use crate::scenario::rule::When;
use crate::stage::{Bottom, Stage, Top};
use crate::task::{Harm, Task};

/// The hero takes a move, goes along these hexes and ends the turn.
fn stroll(stage: &mut Stage, mark: char, card: &str, way: &str) {
    let card = stage.card(mark, card);
    stage.choose(Choice::Act { card, side: Side::Bottom, basic: false }).go(way).choose(Choice::EndTurn);
}

#[test]
fn h5_08_a_plate_does_its_work_when_a_hero_ends_a_turn_on_it() {
    let mut stage = Stage::new("x B . _ = 1");
    stage.play(&[('B', "Grab and Go", "Trample")]);
    let card = stage.card('B', "Grab and Go");
    let plate = stage.spot('_');
    let there = stage.game.layout.map.spot(crate::hex::hex(2, 0)).expect("drawn");
    stage.choose(Choice::Act { card, side: Side::Bottom, basic: false });
    stage.choose(Choice::Step(there)).choose(Choice::Step(plate));
    assert!(stage.game.is_locked(0) && !stage.offers(Choice::Step(stage.spot('='))), "a wall until its condition");
    stage.choose(Choice::Step(there)).choose(Choice::Step(plate));
    assert!(stage.game.is_locked(0), "standing on it is not yet the end of a turn");
    stage.choose(Choice::EndTurn);
    assert!(!stage.game.is_locked(0) && stage.log.contains(&Event::Plate(plate)));
    assert!(!stage.game.open.has(0), "unlocked, it is a closed door like any other");
    stage.log.clear();
    stage.choose(Choice::Skip).play(&[('B', "Spare Dagger", "Leaping Cleave")]);
    let leap = stage.card('B', "Leaping Cleave");
    stage.choose(Choice::Act { card: leap, side: Side::Bottom, basic: false }).steps("=");
    assert!(stage.game.open.has(0) && stage.log.contains(&Event::Room(RoomId(1))));
    assert!(!stage.log.contains(&Event::Plate(plate)), "and its plate has done what it does");
}

#[test]
fn h5_08_a_plate_can_open_a_door_and_whoever_is_behind_it_acts_this_round() {
    let mut stage = Stage::new("B ! = . . 1");
    stage.play(&[('B', "Grab and Go", "Trample")]);
    stroll(&mut stage, 'B', "Grab and Go", "!");
    assert!(stage.game.open.has(0) && stage.game.is_revealed(RoomId(1)));
    let guard = stage.game.standing_on(stage.spot('1')).or_else(|| stage.game.figures().nth(1).map(|one| one.0));
    assert!(stage.log.contains(&Event::Turn(guard.expect("the guard"))), "all act this round (H9.05)");
}

#[test]
fn h5_08_a_monster_or_a_summon_presses_nothing() {
    let mut stage = Stage::new("x M . _ = .");
    let plate = stage.spot('_');
    stage.game.place_monster(MonsterKind::BanditGuard, Rank::Normal, plate, false, true, None, &mut ());
    stage.play(&[('M', "Scurry", "Feedback Loop")]);
    stage.choose(Choice::EndTurn);
    assert!(stage.game.is_locked(0) && stage.game.progress.pressed.is_empty());
}

#[test]
fn h5_08_a_locked_door_is_a_wall_to_everybody() {
    let mut stage = Stage::new("B = .");
    let [brute, door] = [stage.spot('B'), stage.spot('=')];
    assert!(stage.game.chart().distance(brute, door) == u8::MAX, "no way for a monster");
    stage.act('B', "Grab and Go", Bottom).done();
    assert!(stage.at('B', 'B'), "nor for a hero");
}

#[test]
fn h5_01_nobody_is_forced_through_a_closed_door() {
    let mut stage = Stage::new("B 1 + .");
    stage.act('B', "Warding Strength", Top).target('1').done();
    assert!(stage.at('1', '1') && !stage.game.open.has(0));
}

#[test]
fn h5_09_an_obstacle_with_hit_points_is_an_enemy_that_damage_destroys() {
    let mut stage = Stage::new("B % x");
    let rock = stage.id('%');
    let spot = stage.spot('%');
    assert_eq!((stage.health('%'), stage.game.figure(rock).kind), (5, Kind::Obstacle));
    stage.act('B', "Trample", Top).target('%').done();
    assert_eq!(stage.health('%'), 2, "it can be attacked like any enemy");
    stage.act('B', "Grab and Go", Bottom).done();
    assert!(stage.at('B', 'B') && stage.game.ground.obstacles.has(spot), "and lies in the way as long as it stands");
    stage.act('B', "Spare Dagger", Bottom).target('%').done();
    assert!(!stage.game.figure(rock).alive && !stage.game.ground.obstacles.has(spot));
    assert!(stage.game.coins.is_empty() && stage.hero('B').tally.kills == 0, "no money and no kill");
    stage.act('B', "Skewer", Bottom).go("%").done();
    assert!(stage.at('B', '%'), "the way is free");
}

#[test]
fn h5_09_no_condition_and_nothing_but_damage_touches_it() {
    let mut stage = Stage::new("C % . .");
    for condition in [Poison, Stun, Muddle, Invisible, Curse] {
        stage = stage.with('%', condition);
    }
    assert!(stage.game.figure(stage.id('%')).ailments.all().is_empty());
    assert_eq!(stage.game.deck.count(Modifier::CURSE), 0);
    let cragheart = stage.id('C');
    let shatter: &'static Ability = &Ability::Shatter;
    stage.game.agenda.clear();
    stage.game.perform(cragheart, Some(stage.seat('C')), shatter, &mut ());
    stage.game.run(&mut ());
    assert_eq!((stage.health('%'), stage.game.next_to_decide()), (5, None), "it cannot just be taken away");
    let push: &'static Ability = &Ability::Push(2, Whom::AdjacentEnemies);
    stage.game.perform(cragheart, Some(stage.seat('C')), push, &mut ());
    stage.game.run(&mut ());
    assert!(stage.at('%', '%') && stage.game.next_to_decide().is_none(), "nor pushed");
}

#[test]
fn h5_09_monsters_walk_around_it_and_a_summon_fights_it_last() {
    let stage = Stage::new(
        "
         B % 1
          . . .",
    );
    let ways = stage.game.foresee(stage.id('1'));
    assert!(ways.iter().all(|way| way.stop != stage.spot('%')), "not through it like through an ally");
    // Both are one step away from the rats: the guard has an initiative, the rock acts at 99.
    let mut stage = Stage::new(". . M .\n . % r 1");
    let beside = stage.spot('r');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(beside)).done();
    let rats = stage.game.standing_on(beside).expect("the rats");
    let targets: Vec<_> = stage.game.foresee(rats).into_iter().flat_map(|way| way.targets).collect();
    assert_eq!(targets, [stage.id('1')]);
    assert!(stage.game.place_in_order(stage.id('%')) > stage.game.place_in_order(stage.id('M')));
}

#[test]
fn h5_09_it_is_nobodys_ally_and_no_enemy_for_the_goal() {
    let mut stage = Stage::new("B 1 %").hurt('%', 1);
    let healer = stage.id('1');
    let heal: &'static Ability = &Ability::Heal(3, Whom::MeOrAlly(3));
    stage.game.perform(healer, None, heal, &mut ());
    stage.game.run(&mut ());
    assert_eq!(stage.health('%'), 1);
    std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else's").terms.goal = When::EVERY_ENEMY_DEAD;
    stage.game.take_damage(Harm { target: healer, amount: 99, by: None, cause: crate::task::Cause::Scenario }, &mut ());
    assert!(stage.game.goal_met(), "the rock still stands");
}

#[test]
fn h9_03_a_flyer_ignores_figures_and_overlays_and_ends_on_nobody() {
    let mut stage = Stage::new("B T # ^ x");
    let brute = stage.id('B');
    stage.game.bonuses.push(wings(brute));
    stage.act('B', "Grab and Go", Bottom).steps("T").refuse(Choice::Stop).steps("#^").go("x").done();
    assert!(stage.at('B', 'x') && stage.health('B') == 10 && stage.game.traps.len() == 1);
    let mut stage = Stage::new("B . # . .");
    let brute = stage.id('B');
    stage.game.bonuses.push(wings(brute));
    let rock = stage.spot('#');
    let between = stage.game.layout.map.spot(crate::hex::hex(1, 0)).expect("drawn");
    stage.act('B', "Grab and Go", Bottom).choose(Choice::Step(between)).choose(Choice::Step(rock));
    stage.choose(Choice::Stop).done();
    assert!(stage.at('B', '#'), "the last hex may be an obstacle");
}

/// Wings for the round.
fn wings(who: crate::figure::FigureId) -> Bonus {
    Bonus { who, what: Lasting::Flight, for_round: true, card: None, slots: &[], used: 0 }
}

#[test]
fn h9_03_wings_that_fail_over_an_obstacle_hurt_like_a_trap_and_lead_to_the_nearest_empty_hex() {
    let mut stage = Stage::new("1 ^ B # x y");
    let (brute, rock) = (stage.id('B'), stage.spot('#'));
    stage.game.bonuses.push(wings(brute));
    stage.game.relocate(brute, rock);
    stage.game.agenda.clear();
    stage.game.cleanup(&mut ());
    stage.game.agenda.retain(|task| !matches!(task, Task::EndRound | Task::ShortRest(_)));
    stage.game.run(&mut ());
    stage.suffer();
    assert_eq!(stage.health('B'), 7, "2 + level 1");
    assert!(stage.offers(Choice::Hex(stage.spot('B'))) && stage.offers(Choice::Hex(stage.spot('x'))));
    stage.refuse(Choice::Hex(stage.spot('y')));
    let x = stage.spot('x');
    stage.choose(Choice::Hex(x)).done();
    assert!(stage.at('B', 'x'));
}

#[test]
fn h9_03_whoever_has_wings_of_their_own_or_solid_ground_below_does_not_fall() {
    let mut stage = Stage::new("B # x").hurt('B', 4);
    let (brute, rock) = (stage.id('B'), stage.spot('#'));
    let demon = stage.game.place_monster(MonsterKind::WindDemon, Rank::Normal, rock, false, false, None, &mut ());
    stage.game.bonuses.push(wings(brute));
    stage.game.end_bonuses(|bonus| !bonus.for_round, &mut ());
    stage.game.run(&mut ());
    assert!(stage.game.figure(demon.expect("placed")).spot == rock && stage.health('B') == 4 && stage.at('B', 'B'));
}

#[test]
fn h9_03_a_fall_can_be_the_end() {
    let mut stage = Stage::new("B # x").hurt('B', 3);
    let (brute, rock) = (stage.id('B'), stage.spot('#'));
    stage.game.bonuses.push(wings(brute));
    stage.game.relocate(brute, rock);
    stage.game.end_bonuses(|bonus| !bonus.for_round, &mut ());
    stage.game.run(&mut ());
    stage.suffer();
    assert_eq!(stage.game.outcome(), Some(Ending::Lost));
}

#[test]
fn h5_09_an_object_of_several_hexes_lies_on_all_of_them() {
    use crate::layout::Object;
    use crate::scenario::rule::n;
    use crate::scenario::sheet::target;
    let mut stage = Stage::new("C x y z");
    let [x, y] = ['x', 'y'].map(|mark| stage.spot(mark));
    let place = target('o', crate::words::name("Altar", "Altar", "Altar", "Altar"), &[(0, 0)], n(3));
    let layout = std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else's");
    layout.objects = vec![Object { place, spots: vec![x, y] }];
    stage.game.raise_objects(crate::map::RoomId(0), &mut ());
    let covered = [x, y].into_iter().collect();
    assert_eq!(stage.game.ground.obstacles, covered);
    assert!(stage.game.brittle().is_empty(), "damage alone destroys it, on any of its hexes");
    let id = stage.game.standing_on(x).expect("the altar");
    let mut events: Vec<Event> = Vec::new();
    stage.game.take_damage(Harm { target: id, amount: 9, by: None, cause: crate::task::Cause::Scenario }, &mut events);
    assert!(stage.game.ground.obstacles.is_empty());
    assert!([x, y].iter().all(|&spot| events.contains(&Event::ObstacleGone(spot))));
}
