//! Moves and pushes, hex by hex: those that are offered and those that are not (H9, H11).

use super::edges::makes;
use super::rulings::{perform, trap};
use crate::ability::{Ability, Lasting, Rider, Trail, Whom, attack, jump, walk};
use crate::choice::Choice;
use crate::condition::Condition::Immobilize;
use crate::game::Bonus;
use crate::monster::{MonsterKind, Rank};
use crate::spot::Spots;
use crate::stage::{Bottom, Stage};

/// The hexes that somebody can be moved to next.
fn steps(stage: &Stage) -> Spots {
    let seat = stage.game.next_to_decide().expect("somebody decides");
    let step = |choice: Choice| if let Choice::Step(spot) = choice { Some(spot) } else { None };
    stage.game.legal(seat).into_iter().filter_map(step).collect()
}

fn spots(stage: &Stage, marks: &str) -> Spots {
    marks.chars().map(|mark| stage.spot(mark)).collect()
}

#[test]
fn h5_01_only_a_door_beside_can_be_opened() {
    let stage = Stage::new("B x + .");
    let brute = stage.id('B');
    assert_eq!(stage.game.around(brute, stage.spot('B')), spots(&stage, "x"));
    assert_eq!(stage.game.around(brute, stage.spot('x')), spots(&stage, "B+"));
}

#[test]
fn h9_01_a_step_leads_to_a_hex_beside() {
    let mut stage = Stage::new("B x y");
    stage.act('B', "Grab and Go", Bottom);
    let far = stage.spot('y');
    stage.refuse(Choice::Step(far)).refuse(Choice::Step(crate::spot::Spot(200))).steps("xy");
}

#[test]
fn h9_01_a_way_that_turns_back_into_its_line_is_not_straight() {
    let mut stage = Stage::new(
        "
         B x . .
          . y z .",
    );
    stage.act('B', "Grab and Go", Bottom).steps("xyz");
    assert!(stage.game.turn.bent);
}

#[test]
fn h5_04_whoever_stops_on_a_hazard_entered_it_once() {
    let mut stage = Stage::new("B * x");
    stage.game.trap_damage = 5;
    stage.act('B', "Grab and Go", Bottom).steps("*").suffer().choose(Choice::Stop).done();
    assert_eq!(stage.health('B'), 8, "half of 5, rounded down");
}

#[test]
fn h9_01_a_step_is_open_if_any_way_on_is_short_enough() {
    // The way through the lower row is longer by the hex that is missing at the end.
    let picture = "
         C u v w x #
            y z";
    for (points, open) in [(3, false), (4, true)] {
        let mut stage = Stage::new(picture);
        perform(&mut stage, 'C', Ability::Trek { points, jump: false, trail: Trail::BesideObstacle });
        let first = stage.spot('u');
        assert_eq!(stage.offers(Choice::Step(first)), open, "{points} points");
        if open {
            stage.steps("uvwx").done();
            assert!(stage.at('C', 'x'));
        }
    }
}

#[test]
fn h9_03_wings_that_are_put_away_in_mid_move_leave_the_rest_to_the_feet() {
    let mut stage = Stage::new("B # x T # y");
    let [card, other] = ["Warding Strength", "Shield Bash"].map(|name| stage.card('B', name));
    let seat = stage.seat('B');
    for (mark, card) in [('B', card), ('T', other)] {
        let who = stage.id(mark);
        let card = Some((seat, card));
        stage.game.bonuses.push(Bonus { who, what: Lasting::Flight, for_round: false, card, slots: &[], used: 0 });
    }
    perform(&mut stage, 'B', walk(3));
    let rock = stage.spot('#');
    assert!(stage.offers(Choice::Step(rock)));
    stage.game.dismiss(seat, other, &mut ());
    assert!(stage.offers(Choice::Step(rock)), "the Brute's own wings are left");
    stage.game.dismiss(seat, card, &mut ());
    assert!(!stage.offers(Choice::Step(rock)));
    perform(&mut stage, 'B', jump(3));
    stage.game.dismiss(seat, card, &mut ());
    assert!(stage.offers(Choice::Step(rock)), "a jump needs no wings");
}

#[test]
fn h12_03_on_somebody_elses_hex_nobody_is_held() {
    let mut stage = Stage::new("B T x y");
    trap(&mut stage, 'T', Immobilize);
    stage.act('B', "Grab and Go", Bottom).steps("T");
    assert!(stage.has('B', Immobilize));
    stage.steps("x").done();
    assert!(stage.at('B', 'x'), "and there the move ends");
}

#[test]
fn h11_01_each_hex_of_a_push_is_farther_away() {
    let mut stage = Stage::new(
        "
         . u v .
          B 1 w .
         . x y .",
    );
    perform(&mut stage, 'B', Ability::Push(1, Whom::AdjacentEnemy));
    stage.target('1');
    assert_eq!(steps(&stage), spots(&stage, "vwy"), "none beside the Brute");
}

#[test]
fn h11_01_a_push_that_hurts_is_stopped_by_what_lies_ahead_and_not_by_what_lies_beside() {
    let slam = attack(1).push(1).rider(Rider::Slam);
    let mut stage = Stage::new(
        "
         .   v .
          B 1 w .
         .   y .",
    )
    .tough('1', 9);
    makes(&mut stage, slam).target('1');
    assert!(steps(&stage) == spots(&stage, "vwy") && !stage.offers(Choice::Do), "walls on either side");
    let ahead = "
         . . v .
          B 1 # .
         . . y .";
    let mut stage = Stage::new(ahead).tough('1', 9);
    makes(&mut stage, slam).target('1');
    assert_eq!(steps(&stage), spots(&stage, "vy"));
    stage.choose(Choice::Do).done();
    assert_eq!((stage.health('1'), stage.xp('B'), stage.at('1', '1')), (6, 1, true));
    let mut stage = Stage::new("B x 1").tough('1', 9);
    makes(&mut stage, attack(1).range(2).pull(1).rider(Rider::Slam)).target('1');
    assert!(stage.offers(Choice::Step(stage.spot('x'))) && !stage.offers(Choice::Do), "nor is a pull stopped");
    let mut stage = Stage::new(&ahead.replace('1', "x"));
    let x = stage.spot('x');
    let demon = stage.game.place_monster(MonsterKind::SunDemon, Rank::Normal, x, false, false, None, &mut ());
    makes(&mut stage, slam).choose(Choice::Target(demon.expect("placed")));
    assert!(steps(&stage) == spots(&stage, "v#y") && !stage.offers(Choice::Do), "no rock stops a flyer");
}
