//! Attacks and damage, beside what they are for: targets that are none, slots that stay, wounds that nobody is asked about
//! (H10, H14, H15).

use super::edges::{hurt, lasting, makes};
use super::rulings::{bonus, out_of_cards, perform, summon};
use crate::ability::{Ability, Attack, Count, Lasting, Plus, Rider, attack, strike};
use crate::choice::Choice;
use crate::condition::Condition::{Invisible, Stun};
use crate::event::Event;
use crate::figure::{FigureId, Side};
use crate::hex::{Hex, hex};
use crate::item::Item;
use crate::modifier::{Modifier, Twist};
use crate::monster::{MonsterKind, Rank};
use crate::scenario::rule::n;
use crate::scenario::sheet::Named;
use crate::spot::Spot;
use crate::stage::Stage;
use crate::task::{Aim, Cause, Harm, Task};

/// One enemy within 5 hexes attacks another of its side.
fn force() -> Ability {
    Ability::Force { range: 5, ability: Box::leak(Box::new(attack(2).ability())), stay_near: false }
}

fn aim(stage: &Stage) -> Aim {
    match stage.game.agenda.last() {
        Some(Task::Aim(aim)) => *aim,
        other => panic!("no attack, but {other:?}"),
    }
}

fn used(stage: &Stage) -> Vec<u8> {
    stage.game.bonuses.iter().map(|one| one.used).collect()
}

#[test]
fn h14_01_one_more_target_fills_one_slot_for_the_whole_attack_and_none_for_a_melee_attack() {
    let mut stage = Stage::new("C 1 2 3").tough('1', 9).tough('2', 9);
    bonus(&mut stage, 'C', Lasting::MoreTargets, &[0, 0, 0]);
    perform(&mut stage, 'C', attack(1).ability());
    stage.target('1').done();
    assert_eq!(used(&stage), [0]);
    perform(&mut stage, 'C', attack(1).range(3).ability());
    stage.target('1').target('2').done();
    assert_eq!((used(&stage), stage.health('3')), (vec![1], 6));
}

#[test]
fn h10_07_all_adjacent_enemies_are_the_adjacent_ones_however_far_the_attack_goes() {
    let mut stage = Stage::new("B 1 2");
    makes(&mut stage, attack(1).range(3).on(Count::Adjacent)).target('1').done();
    assert_eq!(stage.health('2'), 6);
}

#[test]
fn h10_07_an_area_may_be_laid_in_every_way_that_hits_somebody() {
    const LINE: &[Hex] = &[hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0)];
    let mut stage = Stage::new(
        "
         . . . . . . .
          . . . . . . .
         . . . . . . .
          B . . 1 . . .
         . . . . . . .
          . . . . . . .
         . . . . . . .",
    );
    makes(&mut stage, attack(1).range(6).area(LINE));
    let aim = aim(&stage);
    let ways: Vec<Vec<Spot>> =
        stage.game.placements(&aim).into_iter().map(|one| stage.game.area_spots(&aim, one)).collect();
    assert_eq!(ways.len(), 12, "along three axes, and each of its four hexes may be the enemy's");
    assert!(ways.iter().all(|way| way.len() == 4 && way.contains(&stage.spot('1'))));
    assert!((1..ways.len()).all(|at| !ways[..at].contains(&ways[at])), "each once");
}

#[test]
fn h14_04_an_area_that_heals_heals_allies_alone() {
    const LINE: &[Hex] = &[hex(0, 0), hex(1, 0), hex(2, 0)];
    let mut stage = Stage::new("B T 1").hurt('B', 3).hurt('T', 3).hurt('1', 3);
    makes(&mut stage, attack(1).range(3).area(LINE).rider(Rider::HealArea(2)));
    let aim = aim(&stage);
    let all = stage.game.placements(&aim).into_iter().find(|&one| stage.game.area_spots(&aim, one).len() == 3);
    let (shape, anchor) = all.expect("over all three");
    stage.choose(Choice::Area(shape, anchor)).done();
    assert_eq!(['B', 'T', '1'].map(|mark| stage.health(mark)), [3, 5, 2]);
}

#[test]
fn h10_03_whoever_provokes_draws_no_attack_of_one_monster_on_another() {
    let mut stage = Stage::new("M . 1 2 B");
    lasting(&mut stage, 'B', Lasting::Provoke);
    perform(&mut stage, 'M', force());
    stage.target('1').target('2').done();
    assert_eq!((stage.health('2'), stage.health('B')), (4, 10));
}

#[test]
fn h12_05_whoever_is_forced_may_attack_an_invisible_ally() {
    let mut stage = Stage::new("M . 1 2").with('2', Invisible);
    perform(&mut stage, 'M', force());
    stage.target('1').target('2').done();
    assert_eq!(stage.health('2'), 4);
}

#[test]
fn h14_03_against_an_attack_of_the_dead_nobody_retaliates() {
    let mut stage = Stage::new("B x").tough('B', 30);
    bonus(&mut stage, 'B', Lasting::Thorns(2), &[0, 0]);
    let spot = stage.spot('x');
    let cultist = stage.game.place_monster(MonsterKind::Cultist, Rank::Normal, spot, false, false, None, &mut ());
    let target = cultist.expect("placed");
    stage.game.breeds.iter_mut().for_each(|breed| breed.card = Some(0));
    stage.game.agenda = vec![Task::Harm(Harm { target, amount: 50, by: None, cause: Cause::Scenario })];
    stage.game.run(&mut stage.log);
    stage.suffer().done();
    assert!(stage.health('B') < 30, "its last attack was made");
    assert_eq!(used(&stage), [0]);
}

#[test]
fn h14_08_an_attack_brings_experience_for_each_reason_and_each_target() {
    let mut stage = Stage::new("B 1 T").tough('1', 20);
    let plus = Plus::FlankedAndAlone { bonus: 1, xp: 3 };
    makes(&mut stage, attack(3).plus(plus).xp_each(1)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B')), (15, 7), "beside an ally of the Brute, and beside none of its own");
    let mut stage = Stage::new("B 1 2").tough('1', 20);
    makes(&mut stage, attack(3).plus(plus).xp_each(1)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('B')), (17, 1), "neither");
}

#[test]
fn h10_08_a_target_that_an_ally_adds_is_that_allys() {
    let more = Modifier::with(0, Twist::AddTarget);
    let mut stage = Stage::new("M x . 1 2").tough('1', 9).modifiers('M', &[more]);
    let archer = summon(&mut stage, 'x');
    perform(&mut stage, 'M', attack(1).range(5).ability());
    let one = stage.id('1');
    stage.game.mind.hit.insert(one);
    let shot = stage.game.strike(archer, one, strike(0), 2, true);
    stage.game.agenda.push(Task::Guard(shot));
    stage.game.run(&mut stage.log);
    assert_eq!((stage.health('1'), stage.health('2'), aim(&stage).extra), (7, 4, 0));
}

#[test]
fn h10_08_a_target_that_an_ally_adds_adds_no_further_one() {
    let more = Modifier::with(0, Twist::AddTarget);
    let mut stage = Stage::new("M x 1 2 3").tough('1', 9).tough('2', 9).modifiers('M', &[more; 4]);
    let archer = summon(&mut stage, 'x');
    // It shoots at the one beside it with disadvantage: two cards are turned.
    stage.game.agenda = vec![Task::Automaton(archer)];
    stage.game.run(&mut stage.log);
    stage.done();
    assert_eq!(['1', '2', '3'].map(|mark| stage.health(mark)), [7, 7, 6], "all three are in range");
}

#[test]
fn h3_06_what_an_item_does_to_one_attack_it_does_to_the_first_of_an_area() {
    const PAIR: &[Hex] = &[hex(0, 0), hex(1, 0)];
    let mut stage = Stage::new("B . 1 2").item('B', Item::StunPowder);
    makes(&mut stage, attack(1).range(3).area(PAIR)).choose(Choice::Use(Item::StunPowder)).area("12").done();
    assert_eq!(['1', '2'].map(|mark| stage.has(mark, Stun)), [true, false]);
}

#[test]
fn h10_08_h21_03_no_hidden_enemy_is_added_as_a_target() {
    let more = Modifier::with(0, Twist::AddTarget);
    let mut stage = Stage::new("M x . 1 2").tough('1', 9).with('2', Invisible).modifiers('M', &[more]);
    let archer = summon(&mut stage, 'x');
    stage.game.agenda = vec![Task::Automaton(archer)];
    stage.game.run(&mut stage.log);
    stage.done();
    assert_eq!((stage.health('1'), stage.health('2')), (7, 6));
}

#[test]
fn h15_01_about_no_damage_nobody_is_asked_and_nothing_is_used_up() {
    let mut stage = Stage::new("B 1");
    bonus(&mut stage, 'B', Lasting::Rebuff { amount: 2, range: 1 }, &[0, 0]);
    stage.game.agenda.clear();
    stage.attacked('1', 'B', 0, 1).done();
    assert_eq!((stage.health('B'), stage.health('1'), used(&stage)), (10, 6, vec![0]));
    let mut stage = Stage::new("W 1");
    bonus(&mut stage, 'W', Lasting::Cancel, &[0, 0]);
    stage.game.agenda.clear();
    stage.attacked('1', 'W', 0, 1).done();
    assert_eq!((stage.health('W'), used(&stage)), (6, vec![0]), "what deals no damage is no source of it");
}

#[test]
fn h17_03_what_a_battle_goal_asks_for_may_be_done_twice() {
    let mut stage = Stage::new("B 1 2 3");
    for mark in ['1', '2'] {
        hurt(&mut stage, mark, 10, Some('B'), Cause::Attack);
    }
    let tally = stage.hero('B').tally;
    assert!(tally.kills == 2 && tally.overkill && tally.one_blow && tally.first_kill);
}

#[test]
fn h15_02_who_runs_out_of_cards_leaves_the_board() {
    let mut stage = Stage::new("B . T");
    out_of_cards(&mut stage, 'B');
    stage.next_round();
    assert!(stage.hero('B').exhausted && !stage.game.figure(stage.id('B')).alive);
    assert_eq!(stage.game.standing_on(stage.spot('B')), None);
}

#[test]
fn h9_01_whoever_passes_through_somebody_who_falls_has_the_hex_alone() {
    let mut stage = Stage::new("B T x");
    let [brute, tinkerer] = ['B', 'T'].map(|mark| stage.id(mark));
    let spot = stage.spot('T');
    stage.game.relocate(brute, spot);
    assert_eq!(stage.game.standing_on(spot), Some(tinkerer));
    stage.game.remove_figure(tinkerer);
    assert_eq!(stage.game.standing_on(spot), Some(brute));
}

#[test]
fn h16_13_a_named_monster_of_a_higher_level_is_as_hard_to_hit_as_that_level() {
    let kind = MonsterKind::BlackImp;
    assert!(!kind.stats(Rank::Elite, 1).elusive && kind.stats(Rank::Elite, 3).elusive);
    for (levels_up, left) in [(0, 17), (2, 19)] {
        let cards = [Modifier::plus(1), Modifier::plus(-1)];
        let mut stage = Stage::new("B x . . 1").modifiers('B', &cards);
        let name = crate::words::name("Chief", "Jefe", "Anführer", "Chefe");
        let named = Named { mark: 'k', name, levels_up, health: Some(n(20)) };
        let layout = std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else's");
        layout.monsters[0].named = Some(named);
        let x = stage.spot('x');
        let imp = stage.game.place_monster(kind, Rank::Elite, x, false, false, None, &mut ()).expect("placed");
        stage.game.name_monster(Some((imp, named)));
        makes(&mut stage, attack(2)).choose(Choice::Target(imp)).done();
        assert_eq!(stage.game.figure(imp).health, left, "{levels_up} levels up");
    }
}

/// A player leads this figure, which has changed sides, in an attack.
fn led(stage: &mut Stage, id: FigureId, sheet: Attack) -> &mut Stage {
    stage.game.figure_mut(id).side = Side::Heroes;
    stage.game.agenda.clear();
    stage.game.take_aim(id, stage.seat('B'), sheet, Side::Monsters);
    stage.game.run(&mut stage.log);
    stage
}

#[test]
fn h16_09_a_monster_that_a_player_leads_has_its_own_number_of_targets() {
    let mut stage = Stage::new("1 3 2 . B");
    let guard = stage.id('3');
    led(&mut stage, guard, strike(0)).target('1').done();
    assert_eq!(stage.health('2'), 6);
}

#[test]
fn h16_09_where_all_attacks_are_on_one_enemy_a_player_names_that_one() {
    let mut stage = Stage::new("1 x 2 . B").tough('1', 60).tough('2', 60);
    let kind = MonsterKind::ALL.into_iter().find(|kind| kind.stats(Rank::Elite, 1).targets > 1).expect("some have");
    let x = stage.spot('x');
    let id = stage.game.place_monster(kind, Rank::Elite, x, false, false, None, &mut ()).expect("placed");
    led(&mut stage, id, strike(0).on(Count::OneFoe)).target('1').done();
    let attacks = |mark| stage.log.iter().filter(|&&event| event == Event::Attack(id, stage.id(mark))).count();
    assert_eq!((attacks('1'), attacks('2')), (usize::from(kind.stats(Rank::Elite, 1).targets), 0));
}
