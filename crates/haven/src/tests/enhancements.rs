//! What enhancements change about the actions of cards.

use crate::card::Side;
use crate::choice::Choice;
use crate::condition::Condition::Poison;
use crate::element::{Element, Strength};
use crate::enhancement::{Enhance, Enhancement, Number};
use crate::figure::Kind;
use crate::hex::hex;
use crate::stage::{Bottom, Stage, Top};

fn enhanced(mut stage: Stage, mark: char, card: &str, half: Side, line: u8, whats: &[Enhance]) -> Stage {
    let (seat, card) = (stage.seat(mark), stage.card(mark, card));
    stage.game.hero_mut(seat).enhancements.extend(whats.iter().map(|&what| Enhancement { card, half, line, what }));
    stage
}

#[test]
fn an_attack_gets_more_of_what_it_has() {
    let numbers = [Number::Attack, Number::Range].map(Enhance::Plus);
    let stage = Stage::new("B . . . 1").tough('1', 9);
    let mut stage = enhanced(stage, 'B', "Spare Dagger", Top, 0, &numbers);
    stage.act('B', "Spare Dagger", Top).target('1').done();
    assert_eq!(stage.health('1'), 5, "attack 4 at range 4");
    stage.act('B', "Skewer", Top).done();
    assert_eq!(stage.health('1'), 5, "nothing else is enhanced");
    let stage = Stage::new("T . 1 2 3").tough('3', 9);
    let mut stage =
        enhanced(stage, 'T', "Reviving Shock", Top, 0, &[Number::Targets, Number::Range].map(Enhance::Plus));
    stage.act('T', "Reviving Shock", Top).target('1').target('2').target('3').done();
    assert_eq!(stage.health('3'), 7);
    let stage = Stage::new("B 1").tough('1', 9);
    let mut stage = enhanced(stage, 'B', "Spare Dagger", Bottom, 0, &[Enhance::Inflict(Poison)]);
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert!(stage.has('1', Poison));
}

#[test]
fn a_move_gets_longer_and_becomes_a_jump() {
    let mut stage = enhanced(Stage::new("B # v w x y"), 'B', "Grab and Go", Bottom, 0, &[Enhance::Jump]);
    stage = enhanced(stage, 'B', "Grab and Go", Bottom, 0, &[Enhance::Plus(Number::Move)]);
    stage.act('B', "Grab and Go", Bottom).steps("#vwxy").done();
    assert!(stage.at('B', 'y'));
}

#[test]
fn both_ways_of_a_line_that_may_consume_are_enhanced() {
    for (consumes, left) in [(false, 5), (true, 4)] {
        let stage = Stage::new("B 1").tough('1', 9).element(Element::Air);
        let mut stage = enhanced(stage, 'B', "Skewer", Top, 0, &[Enhance::Plus(Number::Attack)]);
        stage.act('B', "Skewer", Top);
        stage.choose(if consumes { Choice::Consume(Element::Air) } else { Choice::Skip }).area("1").done();
        assert_eq!(stage.health('1'), left);
    }
}

#[test]
fn an_element_is_created_and_an_area_grows() {
    let mut stage = enhanced(Stage::new("B x"), 'B', "Grab and Go", Bottom, 0, &[Enhance::Create(Element::Ice)]);
    stage.act('B', "Grab and Go", Bottom).go("x").done();
    assert_eq!(stage.strength(Element::Ice), Strength::Strong);
    let stage = Stage::new("B 1 2 3");
    let mut stage = enhanced(stage, 'B', "Skewer", Top, 0, &[Enhance::Hex(hex(3, -3))]);
    stage.act('B', "Skewer", Top).area("123").done();
    assert_eq!(stage.health('3'), 3);
}

#[test]
fn a_summon_gets_stronger() {
    let mut stage = enhanced(Stage::new("M x"), 'M', "Gnawing Horde", Top, 0, &[Enhance::Plus(Number::SummonHealth)]);
    let spot = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(spot)).done();
    let figure = stage.game.figure(stage.game.standing_on(spot).expect("rats"));
    assert!(matches!(figure.kind, Kind::Summon { .. }) && figure.health == 7);
}

#[test]
fn a_heal_blesses_and_a_move_strengthens() {
    use crate::condition::Condition::{Bless, Strengthen};
    use crate::modifier::Modifier;
    let stage = Stage::new("T . B").hurt('B', 2);
    let lines = [Enhance::Inflict(Strengthen), Enhance::Inflict(Bless)];
    let mut stage = enhanced(stage, 'T', "Stun Shot", Bottom, 0, &[Enhance::Inflict(Strengthen)]);
    stage = enhanced(stage, 'T', "Restorative Mist", Top, 0, &lines);
    stage.act('T', "Restorative Mist", Top).target('B');
    assert!(stage.has('B', Strengthen) && !stage.has('T', Strengthen));
    assert_eq!(stage.hero('B').deck.count(Modifier::BLESS), 1);
    let mut stage = enhanced(Stage::new("B x"), 'B', "Grab and Go", Bottom, 0, &[Enhance::Inflict(Strengthen)]);
    stage.act('B', "Grab and Go", Bottom).go("x").done();
    assert!(stage.has('B', Strengthen));
    let mut stage = Stage::new("B x");
    stage.act('B', "Grab and Go", Bottom).go("x").done();
    assert!(!stage.has('B', Strengthen), "only the enhanced card does");
}
