//! H16: whom a monster settles on and where it goes, on boards drawn in letters.

use crate::area::{Area, Origin};
use crate::hex::{Hex, hex};
use crate::instinct::*;
use crate::map::{MapDraft, OpenDoors, Rim, RoomId};
use crate::sketch::{Sketch, melee, ranged};
use crate::spot::{Spot, Spots};
use crate::walk::{Gait, Ground};
use proptest::prelude::*;

fn focus(board: &Sketch, intent: &Intent<'_>) -> (usize, FocusReason) {
    let reasons = board.outcomes(intent)[0].reasons.expect("somebody to attack");
    (reasons.focus + 1, reasons.focus_by)
}

#[test]
fn h16_03_the_focus_is_the_enemy_reached_with_the_least_movement() {
    let board = Sketch::new(
        "
         . . . . . . .
          # # # # 2 .
         M . . . . . 1",
    );
    assert_eq!(focus(&board, &melee(1)), (2, FocusReason::ShortestWay));
    assert_eq!(board.ends(&melee(9)), [(hex(3, 2), vec![2])]);
}

#[test]
fn h16_03_without_an_attack_the_focus_is_found_as_if_melee() {
    let board = Sketch::new("M . . 1");
    let walk = Intent { strike: None, ..melee(5) };
    assert_eq!(board.ends(&walk), [(hex(2, 0), vec![])]);
}

#[test]
fn h16_04_of_equally_near_ones_the_earliest_then_the_players_choose() {
    let tie = Sketch::new("2 . M . 1");
    assert_eq!(focus(&tie, &melee(3)), (1, FocusReason::Initiative));
    let equal = Sketch::new("1 . M . 1");
    assert_eq!(focus(&equal, &melee(3)).1, FocusReason::Choice);
    assert_eq!(equal.ends(&melee(3)), [(hex(1, 0), vec![1]), (hex(3, 0), vec![2])]);
}

#[test]
fn h16_04_nearness_is_not_counted_through_walls() {
    // Both can be attacked from the present hex; the wall makes the first one farther away.
    let board = Sketch::new(
        "
         . 2 . .
          M|1 . .
         . . . .",
    );
    assert_eq!(focus(&board, &ranged(0, 3)), (2, FocusReason::Nearest));
}

#[test]
fn h16_05_traps_are_obstacles_unless_there_is_no_other_way() {
    let around = Sketch::new(
        "
         M ^ . 1
          . . . .",
    );
    assert_eq!(around.ends(&melee(3)), [(hex(2, 0), vec![1]), (hex(2, 1), vec![1])]);
    assert_eq!(around.ends(&melee(2)), [(hex(1, 1), vec![])], "around the trap, though it does not get there");
    let through = Sketch::new("M ^ . 1");
    assert_eq!(through.ends(&melee(3)), [(hex(2, 0), vec![1])]);
    let flying = Intent { gait: Gait::Fly, ..melee(2) };
    assert_eq!(around.ends(&flying), [(hex(2, 0), vec![1])]);
}

#[test]
fn h16_06_nobody_to_attack_ever_means_no_move() {
    let board = Sketch::new("M . # . 1");
    let found = board.outcomes(&melee(4));
    assert_eq!((found.len(), found[0].stop, found[0].reasons), (1, board.find('M'), None));
}

#[test]
fn h16_07_a_ranged_attacker_steps_away_to_lose_disadvantage() {
    let board = Sketch::new(". . M 1");
    assert_eq!(board.ends(&ranged(2, 3)), [(hex(1, 0), vec![1])]);
    assert_eq!(board.ends(&ranged(0, 3)), [(hex(2, 0), vec![1])], "it cannot move and shoots all the same");
}

#[test]
fn h16_07_losing_disadvantage_outranks_extra_targets() {
    let board = Sketch::new(
        "
         . . . M 1
          . # # 2 #",
    );
    let mut two = ranged(3, 2);
    two.strike.as_mut().expect("an attack").targets = Targets::Count(2);
    assert!(board.ends(&two).iter().all(|(at, _)| at.distance(hex(4, 0)) == 2));
}

#[test]
fn h16_08_it_does_not_move_where_it_gets_no_closer() {
    let board = Sketch::new("M a b c 1 .");
    assert_eq!(board.ends(&melee(2)), [(hex(0, 0), vec![])]);
}

#[test]
fn h16_09_extra_targets_follow_the_focus_rules() {
    let board = Sketch::new(
        "
         . 3 1 .
          . M 2 .
         . . . .",
    );
    let mut two = melee(0);
    two.strike.as_mut().expect("an attack").targets = Targets::Count(2);
    assert_eq!(board.ends(&two), [(hex(1, 1), vec![1, 2])]);
}

#[test]
fn h16_09_h21_08_of_equally_good_extra_targets_every_choice_is_open() {
    let board = Sketch::new(
        "
         . 2 1 .
          2 M 2 .
         . . . .",
    );
    for (count, choices) in [(1, 1), (2, 3), (3, 3), (4, 1)] {
        let mut several = melee(0);
        several.strike.as_mut().expect("an attack").targets = Targets::Count(count);
        let ends = board.ends(&several);
        assert_eq!(ends.len(), choices, "{count} targets");
        assert!(ends.iter().all(|(_, targets)| targets.len() == usize::from(count) && targets.contains(&1)));
        let mut sets: Vec<_> = ends.into_iter().map(|end| end.1).collect();
        sets.dedup();
        assert_eq!(sets.len(), choices, "each once");
    }
}

#[test]
fn h10_07_an_area_from_afar_is_laid_within_range_only() {
    let pair = [hex(0, 0), hex(1, 0)];
    let strike = |range| Strike {
        range,
        ranged: true,
        targets: Targets::Count(1),
        area: Some(Area::new(Origin::Anywhere, &pair)),
        muddled: false,
    };
    let board = Sketch::new("M . . . . 1 .");
    for (range, targets) in [(3, vec![]), (4, vec![1]), (5, vec![1])] {
        let shot = Intent { strike: Some(strike(range)), ..melee(0) };
        assert_eq!(board.ends(&shot), [(hex(0, 0), targets)], "range {range}: one of its hexes must be in range");
    }
}

#[test]
fn h16_05_h16_08_on_a_long_way_over_a_trap_it_goes_as_far_as_it_can() {
    let board = Sketch::new("M ^ . . . . 1");
    assert_eq!(board.ends(&melee(2)), [(hex(2, 0), vec![])]);
    assert_eq!(board.ends(&melee(3)), [(hex(3, 0), vec![])]);
}

#[test]
fn h12_05_the_invisible_are_in_the_way_but_no_targets() {
    let board = Sketch::new("M . ? . 1");
    assert!(board.outcomes(&melee(4))[0].reasons.is_none());
}

#[test]
fn h12_05_one_jumps_over_the_invisible_and_stops_on_nobody() {
    let board = Sketch::new("M ? . 1");
    assert!(board.outcomes(&melee(4))[0].reasons.is_none());
    let jump = Intent { gait: Gait::Jump, ..melee(2) };
    assert_eq!(board.ends(&jump), [(hex(2, 0), vec![1])]);
    let beside = Sketch::new("M . ? 1");
    assert!(beside.outcomes(&jump)[0].reasons.is_none(), "the only hex to attack from is taken");
}

#[test]
fn h9_01_the_way_leads_through_allies_and_ends_on_none() {
    assert_eq!(Sketch::new("M a . 1").ends(&melee(2)), [(hex(2, 0), vec![1])]);
    let taken = Sketch::new("M . a 1 .");
    assert!(taken.outcomes(&melee(5))[0].reasons.is_none(), "the far side cannot be reached");
    assert_eq!(taken.ends(&Intent { gait: Gait::Jump, ..melee(4) }), [(hex(4, 0), vec![1])]);
}

#[test]
fn h9_02_a_jump_passes_obstacles_and_traps_but_does_not_end_on_them() {
    let rock = Sketch::new("M # . 1");
    assert!(rock.outcomes(&melee(5))[0].reasons.is_none());
    assert_eq!(rock.ends(&Intent { gait: Gait::Jump, ..melee(2) }), [(hex(2, 0), vec![1])]);
    // One step from the enemy lies a trap; behind it is a clean hex, one step farther.
    let trap = Sketch::new(
        "
         M . ^ 1
          . # # .",
    );
    assert_eq!(trap.ends(&Intent { gait: Gait::Jump, ..melee(4) }), [(hex(3, 1), vec![1])]);
    let far = Sketch::new("M ^ . 1");
    let short = Intent { gait: Gait::Jump, ..melee(1) };
    assert_eq!(far.ends(&short), [(hex(0, 0), vec![])], "it does not land on a trap to come nearer");
}

#[test]
fn h9_03_a_flyer_may_hover_over_obstacles_and_hazards() {
    let fly = Intent { gait: Gait::Fly, ..melee(1) };
    assert_eq!(Sketch::new("M # 1").ends(&fly), [(hex(1, 0), vec![1])]);
    assert_eq!(Sketch::new("M * 1").ends(&fly), [(hex(1, 0), vec![1])]);
    assert_eq!(Sketch::new("M ~ 1").ends(&fly), [(hex(1, 0), vec![1])]);
}

#[test]
fn h5_05_difficult_terrain_counts_twice_for_focus_and_movement() {
    let board = Sketch::new("2 . . M ~ . 1");
    assert_eq!(focus(&board, &melee(2)), (2, FocusReason::ShortestWay));
    assert_eq!(Sketch::new("M ~ . 1").ends(&melee(2)), [(hex(1, 0), vec![])]);
    assert_eq!(Sketch::new("M ~ . 1").ends(&melee(1)), [(hex(0, 0), vec![])], "one point is not enough to enter");
}

#[test]
fn h10_02_a_wall_between_neighbours_is_no_melee() {
    let board = Sketch::new(
        "
         M|1
          . .",
    );
    assert_eq!(board.ends(&melee(3)), [(hex(0, 1), vec![1])]);
    assert_eq!(board.ends(&melee(0)), [(hex(0, 0), vec![])]);
}

#[test]
fn h16_05_where_every_way_has_traps_the_one_with_the_fewest_is_taken() {
    let board = Sketch::new(
        "
         M ^ ^ . 1
          # . . . #
         # # ^ # #",
    );
    // Straight on there are two traps; after the first one a clean way leads through the lower row.
    assert_eq!(board.outcomes(&melee(9))[0].reasons.expect("a focus").way.negative(), 1);
    let hazard = Sketch::new("M * . 1");
    assert_eq!(hazard.outcomes(&melee(9))[0].reasons.expect("a focus").way.negative(), 1);
}

#[test]
fn h16_07_the_muddled_do_not_step_away() {
    let board = Sketch::new(". . M 1");
    let mut muddled = ranged(2, 3);
    muddled.strike.as_mut().expect("an attack").muddled = true;
    assert_eq!(board.ends(&muddled), [(hex(2, 0), vec![1])]);
}

#[test]
fn h16_07_a_hex_that_hits_more_is_worth_a_step_and_everybody_in_range_is_hit() {
    let board = Sketch::new(
        "
         . 1 . .
          M . 2 .
         . . . .",
    );
    let mut both = melee(2);
    both.strike.as_mut().expect("an attack").targets = Targets::Count(2);
    assert_eq!(board.ends(&both), [(hex(1, 1), vec![1, 2])]);
    both.strike.as_mut().expect("an attack").targets = Targets::All;
    assert_eq!(board.ends(&both), [(hex(1, 1), vec![1, 2])]);
    assert_eq!(board.ends(&melee(2)), [(hex(0, 1), vec![1])], "one target: no step needed");
}

#[test]
fn h10_07_an_area_is_laid_over_the_focus_and_the_best_others() {
    let line = [hex(1, 0), hex(2, 0)];
    let area = Some(Area::new(Origin::Attacker, &line));
    let strike = Strike { area, ..melee(0).strike.expect("an attack") };
    let board = Sketch::new("M . 1 2");
    let sweep = Intent { strike: Some(strike), ..melee(1) };
    assert_eq!(board.ends(&sweep), [(hex(1, 0), vec![1, 2])], "one step hits both");
    let still = Intent { movement: 0, ..sweep };
    assert_eq!(board.ends(&still), [(hex(0, 0), vec![1])], "a melee area needs no neighbour");
    // From afar: the area covers two others while the added target is the focus.
    let pair = [hex(0, 0), hex(1, 0)];
    let far = Sketch::new("1 . M . . 2 3");
    let strike = Strike {
        range: 4,
        ranged: true,
        targets: Targets::Count(2),
        area: Some(Area::new(Origin::Anywhere, &pair)),
        muddled: false,
    };
    assert_eq!(far.ends(&Intent { strike: Some(strike), ..melee(0) }), [(hex(2, 0), vec![1, 2, 3])]);
}

#[test]
fn h16_07_without_an_attack_it_comes_as_near_as_it_can() {
    let board = Sketch::new("M . . . . 1");
    assert_eq!(board.ends(&Intent { strike: None, ..melee(2) }), [(hex(2, 0), vec![])]);
    assert_eq!(board.ends(&Intent { strike: None, ..melee(9) }), [(hex(4, 0), vec![])]);
}

#[test]
fn h16_09_a_settled_focus_is_kept_though_another_is_nearer() {
    let board = Sketch::new("2 M . . 1");
    let settled = Intent { focus: Some(0), ..melee(1) };
    assert_eq!(board.ends(&settled), [(hex(2, 0), vec![])]);
}

/// An attack on two targets.
fn on_two(intent: Intent<'static>) -> Intent<'static> {
    let strike = intent.strike.map(|strike| Strike { targets: Targets::Count(2), ..strike });
    Intent { strike, ..intent }
}

#[test]
fn h16_07_to_lose_disadvantage_it_uses_its_whole_movement() {
    let board = Sketch::new(". . M 1");
    assert_eq!(board.ends(&ranged(1, 3)), [(hex(1, 0), vec![1])]);
}

#[test]
fn h16_08_every_comparison_that_ruled_hexes_out_is_named() {
    use WhyHex::*;
    let trap = Sketch::new(
        "
         M . ^ 1
          . . . .",
    );
    assert_eq!(trap.explained(&melee(9)), (hex(2, 1), vec![FewerTraps, LessMovement]));
    let crowd = Sketch::new(
        "
         . 1 . .
          M . 2 .
         . . . .",
    );
    assert_eq!(crowd.explained(&on_two(melee(2))), (hex(1, 1), vec![MoreTargets, LessMovement]));
    assert_eq!(crowd.explained(&on_two(melee(0))), (hex(0, 1), vec![InReach]));
    let alone = Sketch::new("M 1");
    assert_eq!(alone.explained(&melee(2)), (hex(0, 0), vec![]), "there is no other hex");
    let equal = Sketch::new(
        "
         . . M .
          . . . .
         . . 1 .",
    );
    assert_eq!(equal.explained(&melee(3)), (hex(1, 1), vec![LessMovement, Equal]));
    assert_eq!(equal.ends(&melee(3)), [(hex(1, 1), vec![1]), (hex(2, 1), vec![1])]);
}

#[test]
fn h16_08_for_the_same_targets_the_hex_with_the_fewest_at_disadvantage() {
    let board = Sketch::new(". . M 2 1");
    let settled = Intent { focus: Some(0), ..on_two(ranged(1, 3)) };
    assert_eq!(board.ends(&settled), [(hex(1, 0), vec![1, 2])], "away from the one beside it, though not its focus");
    assert_eq!(board.explained(&settled), (hex(1, 0), vec![WhyHex::FewerHindered]));
    let hindered = |movement| {
        let reasons = board.outcomes(&Intent { movement, ..settled })[0].reasons;
        reasons.expect("a focus").hindered
    };
    assert_eq!([hindered(1), hindered(0)], [0, 1]);
}

#[test]
fn h16_08_of_equally_good_hexes_the_one_with_the_better_further_target() {
    let board = Sketch::new(
        "
         . . M . .
          . . . . .
         . 2 1 3 .",
    );
    assert_eq!(board.ends(&on_two(melee(1))), [(hex(1, 1), vec![1, 2])]);
    let mirrored = Sketch::new(
        "
         . . M . .
          . . . . .
         . 3 1 2 .",
    );
    assert_eq!(mirrored.ends(&on_two(melee(1))), [(hex(2, 1), vec![1, 2])]);
}

#[test]
fn h10_07_an_area_that_spares_the_hexes_beside_is_laid_from_farther_away() {
    let ring = [hex(2, 0)];
    let strike = Strike { area: Some(Area::new(Origin::Attacker, &ring)), ..melee(0).strike.expect("an attack") };
    let sweep = Intent { strike: Some(strike), ..melee(1) };
    let board = Sketch::new("2 . M 1 .");
    assert_eq!(focus(&board, &sweep), (2, FocusReason::ShortestWay), "the one beside it needs a step");
    assert_eq!(board.ends(&sweep), [(hex(2, 0), vec![2])]);
    assert_eq!(Sketch::new(". M 1 .").ends(&sweep), [(hex(0, 0), vec![1])]);
}

/// A random scene: which of the hexes of a small field carry what.
#[derive(Clone, Debug)]
struct Field {
    marks: Vec<u8>,
    movement: u16,
    range: u8,
    gait: u8,
    targets: u8,
    area: u8,
}

const SIDE: i16 = 6;

fn field() -> impl Strategy<Value = Field> {
    let marks = prop::collection::vec(0_u8..24, (SIDE * SIDE) as usize);
    (marks, 0_u16..5, 1_u8..5, 0_u8..3, 1_u8..4, 0_u8..4)
        .prop_map(|(marks, movement, range, gait, targets, area)| Field { marks, movement, range, gait, targets, area })
}

/// Plays the field through a symmetry of the hex plane, and gives the outcomes back in its own coordinates.
fn played(field: &Field, turns: usize, mirrored: bool) -> Vec<(Hex, Vec<Hex>)> {
    let turn = |at: Hex| (0..turns).fold(if mirrored { at.mirrored() } else { at }, |at, _| at.turned());
    let cell = |index: usize| hex(index as i16 % SIDE, index as i16 / SIDE);
    let marked = |from: u8, to: u8| {
        let wanted = (1..field.marks.len()).filter(move |&index| (from..to).contains(&field.marks[index]));
        wanted.map(cell).collect::<Vec<_>>()
    };
    let mut draft = MapDraft::new(Rim::Open);
    let walls = marked(0, 2);
    let floor = (0..field.marks.len()).map(cell).filter(|at| !walls.contains(at));
    draft.tiles.push((RoomId(0), floor.map(turn).collect()));
    draft.pillars = walls.iter().map(|&at| turn(at)).collect();
    let map = draft.finish().expect("a field");
    let spots = |hexes: Vec<Hex>| hexes.into_iter().filter_map(|at| map.spot(turn(at))).collect::<Spots>();
    let ground =
        Ground { obstacles: spots(marked(2, 4)), negative: spots(marked(4, 6)), difficult: spots(marked(6, 8)) };
    let enemies = marked(8, 11);
    let foes: Vec<Foe> = enemies
        .iter()
        .map(|&at| Foe { spot: map.spot(turn(at)).expect("on the field"), initiative: (at.q % 2) as u16 })
        .collect();
    let scene = Scene {
        map: &map,
        chart: map.chart(OpenDoors::ALL),
        ground: &ground,
        at: map.spot(turn(cell(0))).expect("the first cell is free"),
        foes: &foes,
        friends: spots(marked(11, 13)),
        unseen: Spots::NONE,
    };
    let shape = [hex(0, 0), hex(1, 0), hex(1, 1)];
    let area = match field.area {
        0 => Some(Area::new(Origin::Attacker, &shape[1..])),
        1 if field.range > 1 => Some(Area::new(Origin::Anywhere, &shape)),
        _ => None,
    };
    let melee = matches!(area, Some(Area { origin: Origin::Attacker, .. }));
    let strike = Strike {
        range: if melee { 1 } else { field.range },
        ranged: !melee && field.range > 1,
        targets: Targets::Count(field.targets),
        area,
        muddled: false,
    };
    let gait = [Gait::Walk, Gait::Jump, Gait::Fly][usize::from(field.gait)];
    let intent = Intent { movement: field.movement, gait, strike: Some(strike), focus: None };
    let back = |spot: Spot| {
        let at = (0..(6 - turns) % 6).fold(map.hex(spot), |at, _| at.turned());
        if mirrored { at.mirrored() } else { at }
    };
    let mut found: Vec<(Hex, Vec<Hex>)> = outcomes(&scene, &intent)
        .iter()
        .map(|one| (back(one.stop), one.targets.iter().map(|foe| enemies[foe]).collect()))
        .collect();
    for (stop, _) in &found {
        let spot = map.spot(turn(*stop)).expect("on the field");
        assert!(spot == scene.at || !foes.iter().any(|foe| foe.spot == spot), "nobody stops on an enemy");
    }
    found.sort();
    found.dedup();
    found
}

proptest! {
    #[test]
    fn turning_or_mirroring_the_board_changes_nothing(field in field(), turns in 0_usize..6, mirrored: bool) {
        prop_assert_eq!(played(&field, turns, mirrored), played(&field, 0, false));
    }
}
