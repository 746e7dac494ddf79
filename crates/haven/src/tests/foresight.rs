//! Monster turns before they are taken, with the numbers that decide.

use crate::condition::Condition;
use crate::event::Event;
use crate::foresight::{Foresight, Line};
use crate::instinct::{FocusReason, WhyHex};
use crate::monster::MonsterKind;
use crate::spot::Spot;
use crate::stage::Stage;
use crate::sum::{Part, Tilt};
use crate::task::Task;
use kit::Seat;

/// A card of the archers with both a move and an attack.
fn plain(kind: MonsterKind) -> u8 {
    let plain = kind.sheet().deck.iter().position(|card| {
        use crate::ability::Ability;
        matches!(card.abilities, [Ability::Move { .. }, Ability::Attack(_)])
    });
    plain.expect("such a card") as u8
}

fn foreseen(stage: &Stage, mark: char, kind: MonsterKind) -> Foresight {
    stage.game.view(Seat(0)).foresee_by(stage.id(mark), plain(kind))
}

#[test]
fn h16_09_the_card_and_its_own_numbers_are_added_up() {
    let stage = Stage::new("B . . a");
    let kind = MonsterKind::BanditArcher;
    let shown = foreseen(&stage, 'a', kind);
    let stats = kind.stats(crate::monster::Rank::Normal, stage.game.monster_level);
    let [Line::Move { points, card: stride, .. }, Line::Attack { value, card, range, card_range, .. }] =
        &shown.lines[..]
    else {
        panic!("{:?}", shown.lines)
    };
    assert_eq!(i32::from(*points), i32::from(stats.movement) + i32::from(*stride));
    assert_eq!(i32::from(*value), i32::from(stats.attack) + i32::from(*card));
    assert_eq!(i32::from(*range), i32::from(stats.range) + i32::from(card_range.expect("its own range")));
}

#[test]
fn h16_03_h16_04_every_enemy_is_compared_and_the_rule_that_decided_is_named() {
    let stage = Stage::new("B . . . . . . . . a . . T");
    let shown = foreseen(&stage, 'a', MonsterKind::BanditArcher);
    let row = |mark: char| *shown.candidates.iter().find(|one| one.figure == stage.id(mark)).expect("compared");
    assert_eq!(row('T').movement.expect("in range").points(), 0);
    assert!(row('B').movement.expect("far").points() > 0);
    assert_eq!((row('B').distance, row('T').distance), (9, 3));
    assert_eq!(shown.prospects[0].focus, Some((stage.id('T'), FocusReason::ShortestWay)));
}

#[test]
fn h16_07_the_hex_the_way_and_what_is_hindered_are_told() {
    let stage = Stage::new(". . a B . .").with('a', Condition::Immobilize);
    let shown = foreseen(&stage, 'a', MonsterKind::BanditArcher);
    assert!(shown.prevented.has(Condition::Immobilize));
    assert_eq!(shown.prospects.len(), 1);
    assert_eq!(shown.prospects[0].attacks[0].tilts, [Tilt::Beside], "it cannot step back");
    let stage = Stage::new(". . a B . .");
    let shown = foreseen(&stage, 'a', MonsterKind::BanditArcher);
    let prospect = &shown.prospects[0];
    let (goal, why) = prospect.goal.as_ref().expect("a hex to shoot from");
    assert_eq!((prospect.path.len(), goal.focus_hindered), (1, false));
    assert_eq!(why, &[WhyHex::NoDisadvantage, WhyHex::LessMovement], "not here, and not farther than needed");
    assert_eq!(prospect.path, [prospect.stop]);
    assert!(prospect.arrives && prospect.attacks[0].tilts.is_empty());
    assert!(matches!(prospect.attacks[0].parts[0].0, Part::Own));
}

#[test]
fn h16_06_nobody_to_attack_and_nothing_to_do() {
    let stage = Stage::new("B . 1").with('1', Condition::Stun);
    let shown = foreseen(&stage, '1', MonsterKind::BanditGuard);
    assert!(shown.prevented.has(Condition::Stun) && shown.prospects.is_empty());
    let stage = Stage::new("B . 1").with('B', Condition::Invisible);
    let shown = foreseen(&stage, '1', MonsterKind::BanditGuard);
    assert!(shown.candidates.is_empty() && shown.prospects[0].focus.is_none());
}

#[test]
fn h16_08_it_does_what_was_foreseen() {
    let kind = MonsterKind::BanditGuard;
    let mut stage = Stage::new("B . . 1 . T");
    let card = plain(kind);
    stage.game.breeds.iter_mut().find(|breed| breed.kind == kind).expect("there").card = Some(card);
    let id = stage.id('1');
    let shown = stage.game.view(Seat(0)).foresee(id);
    assert_eq!(shown, foreseen(&stage, '1', kind));
    stage.game.agenda = vec![Task::Begin(id)];
    stage.game.run(&mut stage.log);
    let prospect = &shown.prospects[0];
    let moved = |event: &Event| if let Event::Moved(_, spot) = event { Some(*spot) } else { None };
    let walked: Vec<Spot> = stage.log.iter().filter_map(moved).collect();
    assert_eq!(walked, prospect.path);
    assert!(stage.log.contains(&Event::Attack(id, prospect.attacks[0].target)));
    let told = |event: &Event| if let Event::Sum(part, plus) = event { Some((*part, *plus)) } else { None };
    assert_eq!(stage.log.iter().filter_map(told).collect::<Vec<_>>(), prospect.attacks[0].parts);
}

#[test]
fn h16_05_the_hex_is_explained_by_the_traps_on_the_way() {
    let stage = Stage::new("B . . ^ 1\n p q r s");
    let shown = foreseen(&stage, '1', MonsterKind::BanditGuard);
    let (goal, _) = shown.prospects[0].goal.as_ref().expect("a hex");
    assert_eq!(goal.negative, 0);
    assert!(!shown.prospects[0].path.contains(&stage.spot('^')));
}

#[test]
fn h16_09_what_follows_the_first_attack_is_foreseen_from_where_it_stands_then() {
    use crate::ability::{Ability, Amount, strike};
    const STEP: Ability = Ability::Move { points: Amount::Stat(0), jump: false, looting: false };
    const SHOOT_STEP_STRIKE: &[Ability] = &[strike(0).ability(), STEP, strike(1).ability()];
    let stage = Stage::new("B x . . . . . 1");
    let own = stage.game.own_movement(stage.id('1'), Amount::Stat(0));
    let seen = stage.game.foresight(stage.id('1'), SHOOT_STEP_STRIKE);
    let first = &seen.prospects[0];
    assert!(first.attacks.is_empty() && first.path.is_empty(), "nobody is near enough for the first attack");
    let then = first.then.as_ref().expect("a move and an attack follow");
    assert_eq!(then.prospects[0].path.len(), usize::from(own));
    assert!(then.prospects[0].then.is_none() && then.prospects[0].attacks.is_empty(), "still too far");
    let stage = Stage::new("B x . 1");
    let seen = stage.game.foresight(stage.id('1'), SHOOT_STEP_STRIKE);
    let then = seen.prospects[0].then.as_ref().expect("a move and an attack follow");
    assert_eq!((then.prospects[0].stop, then.prospects[0].attacks.len()), (stage.spot('x'), 1));
    let own = stage.game.attack_value(stage.id('1'), Amount::Stat(1));
    assert_eq!(then.prospects[0].attacks[0].sum, own);
    const PLAIN: &[Ability] = &[STEP, strike(0).ability()];
    assert!(stage.game.foresight(stage.id('1'), PLAIN).prospects[0].then.is_none());
}
