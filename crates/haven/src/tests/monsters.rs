//! Monster turns in a whole game: what conditions, doors, summons and cards make of focus and movement (H16).

use crate::ability::{Ability, Whom};
use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Stun};
use crate::event::Event;
use crate::figure::FigureId;
use crate::instinct::FocusReason;
use crate::monster::{MonsterKind, Rank};
use crate::stage::{Stage, Top};
use crate::task::Task;

/// The monster acts by this card of its deck; whoever is asked takes the damage.
fn acts(stage: &mut Stage, mark: char, kind: MonsterKind, card: u8) {
    let id = stage.id(mark);
    let breed = stage.game.breeds.iter_mut().find(|breed| breed.kind == kind).expect("on the board");
    breed.card = Some(card);
    stage.game.turn.figure = Some(id);
    stage.game.mind = Default::default();
    stage.game.agenda = vec![Task::Begin(id)];
    stage.game.run(&mut stage.log);
    while stage.game.next_to_decide().is_some() {
        let choice = if stage.offers(Choice::Suffer) { Choice::Suffer } else { Choice::Option(0) };
        stage.choose(choice);
    }
}

fn attacked(stage: &Stage) -> Vec<FigureId> {
    stage
        .log
        .iter()
        .filter_map(|event| if let Event::Attack(_, target) = event { Some(*target) } else { None })
        .collect()
}

#[test]
fn h12_03_an_immobilized_archer_shoots_from_where_it_stands() {
    let mut stage = Stage::new("B . . . a .").with('a', Immobilize);
    acts(&mut stage, 'a', MonsterKind::BanditArcher, 1);
    assert!(stage.at('a', 'a') && attacked(&stage) == [stage.id('B')]);
    let mut stage = Stage::new("B . . . . . . . a").with('a', Immobilize);
    acts(&mut stage, 'a', MonsterKind::BanditArcher, 1);
    assert!(stage.at('a', 'a') && attacked(&stage).is_empty(), "too far, and it cannot come nearer");
}

#[test]
fn h12_03_a_disarmed_archer_comes_near_like_a_melee_fighter_and_attacks_nobody() {
    let mut stage = Stage::new("B x . a").with('a', Disarm);
    acts(&mut stage, 'a', MonsterKind::BanditArcher, 1);
    assert!(stage.at('a', 'x') && attacked(&stage).is_empty());
}

#[test]
fn h12_03_a_stunned_monster_neither_moves_nor_attacks_nor_does_anything_else() {
    let mut stage = Stage::new("B . 1").with('1', Stun);
    acts(&mut stage, '1', MonsterKind::BanditGuard, 0);
    assert!(stage.at('1', '1') && stage.game.bonuses.is_empty());
}

#[test]
fn h16_04_a_summon_is_in_focus_before_its_hero_even_in_the_round_it_appeared() {
    let mut stage = Stage::new("M . 1\n x . .");
    let beside = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(beside)).done();
    let rats = stage.game.standing_on(beside).expect("the rats");
    acts(&mut stage, '1', MonsterKind::BanditGuard, 3);
    let focus = stage
        .log
        .iter()
        .find_map(|event| if let Event::Focus(_, who, why) = event { Some((*who, *why)) } else { None });
    assert_eq!(focus, Some((rats, FocusReason::Initiative)));
}

#[test]
fn h16_06_behind_a_closed_door_there_is_nobody_and_other_abilities_still_happen() {
    let mut stage = Stage::new("x 1 + B");
    assert!(stage.game.foresee(stage.id('1')).iter().all(|way| way.focus.is_none()));
    acts(&mut stage, '1', MonsterKind::BanditGuard, 0);
    assert!(stage.at('1', '1') && stage.game.own_shield(stage.id('1')) == 1);
}

#[test]
fn h16_06_an_invisible_hero_is_left_alone_and_is_in_the_way() {
    let mut stage = Stage::new("1 B T .").with('B', Invisible);
    acts(&mut stage, '1', MonsterKind::BanditGuard, 3);
    assert!(stage.at('1', '1') && attacked(&stage).is_empty(), "the only way leads through the Brute");
}

#[test]
fn h16_09_the_focus_first_then_the_nearer_then_the_earlier() {
    let mut stage = Stage::new(
        "
         . . S . .
          B a . . T",
    );
    stage = stage.tough('B', 20).tough('T', 20).tough('S', 20);
    let archer = stage.id('a');
    stage.game.mind.focus = Some(stage.id('T'));
    stage.game.mind.targets = Some(vec![stage.id('S'), stage.id('B'), stage.id('T')]);
    stage.game.agenda.clear();
    let everybody = crate::ability::strike(0).on(crate::ability::Count::InRange);
    stage.game.automaton_attack(archer, Box::leak(Box::new(everybody)), &mut ());
    stage.game.run(&mut stage.log);
    while stage.game.next_to_decide().is_some() {
        stage.choose(Choice::Suffer);
    }
    let order = attacked(&stage);
    assert_eq!(order[0], stage.id('T'));
    assert_eq!(order.len(), 3);
}

#[test]
fn h16_10_a_heal_goes_to_the_worst_hurt_in_range_and_h21_08_of_equals_the_players_choose() {
    let mut stage = Stage::new("1 . 2 3 . . 4 . B").hurt('2', 3).hurt('3', 3).hurt('4', 1);
    let healer = stage.id('1');
    stage.game.agenda.clear();
    let heal: &'static Ability = &Ability::Heal(2, Whom::MeOrAlly(3));
    stage.game.perform(healer, None, heal, &mut ());
    let [two, three] = ['2', '3'].map(|mark| Choice::Target(stage.id(mark)));
    assert_eq!(stage.game.legal(kit::Seat(0)), [two, three]);
    stage.choose(three);
    assert_eq!(['2', '3', '4'].map(|mark| stage.health(mark)), [3, 5, 1]);
}

#[test]
fn h16_13_the_spawned_act_this_round_and_the_summoned_do_not() {
    let mut stage = Stage::new("B . . x . y");
    let (x, y) = (stage.spot('x'), stage.spot('y'));
    stage.game.spawn(MonsterKind::InoxGuard, Rank::Normal, x);
    stage.game.run(&mut ());
    let spawned = stage.game.standing_on(x).expect("spawned");
    let summoned =
        stage.game.place_monster(MonsterKind::InoxGuard, Rank::Normal, y, true, true, None, &mut ()).expect("placed");
    assert!(!stage.game.figure(spawned).acted && stage.game.figure(summoned).acted);
}
