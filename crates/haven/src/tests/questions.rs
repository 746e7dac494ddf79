//! What is asked says what, how much, by whom and why; and what may not be chosen says why not.

use crate::choice::Choice;
use crate::condition::Condition;
use crate::element::Element;
use crate::hero::Pile;
use crate::item::{Item, Moment};
use crate::question::{Question, Reason};
use crate::sight::Sight;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Cause;
use kit::Seat;

fn reason(stage: &Stage, choice: Choice) -> Option<Reason> {
    let seat = stage.game.next_to_decide().expect("somebody decides");
    let refused = stage.game.view(seat).refused();
    let found = refused.iter().find(|one| one.0 == choice).map(|one| one.1);
    assert_eq!(found, stage.game.view(seat).why_not(choice), "both say the same");
    found
}

#[test]
fn h10_02_enemies_that_cannot_be_attacked_say_why() {
    let mut stage = Stage::new("S 1 2 . . 3").with('2', Condition::Invisible);
    stage.act('S', "Throwing Knives", Top);
    let target = |mark: char| Choice::Target(stage.id(mark));
    assert_eq!(reason(&stage, target('1')), None, "it may be attacked");
    assert_eq!(reason(&stage, target('2')), Some(Reason::Invisible));
    assert_eq!(reason(&stage, target('3')), Some(Reason::OutOfRange { distance: 5, range: 3 }));
    let question = stage.game.question(Seat(0));
    let asked =
        Question::Attack { attacker: stage.id('S'), value: 2, range: 3, ranged: true, targets: Some(2), area: false };
    assert_eq!(question, Some(asked));
    stage.target('1');
}

#[test]
fn h9_01_steps_that_cannot_be_taken_say_why() {
    let mut stage = Stage::new("1 B # x\n p q");
    stage.act('B', "Grab and Go", Bottom);
    assert_eq!(reason(&stage, Choice::Step(stage.spot('1'))), Some(Reason::Enemy(stage.id('1'))));
    assert_eq!(reason(&stage, Choice::Step(stage.spot('#'))), Some(Reason::Obstacle));
    assert_eq!(stage.game.view(Seat(0)).why_not(Choice::Step(stage.spot('x'))), Some(Reason::NoStep));
}

#[test]
fn h3_06_items_that_cannot_be_used_say_why() {
    let mut stage = Stage::new("B . 1").item('B', Item::HeaterShield).item('B', Item::BootsOfStriding);
    let mut stage = {
        stage.game.hero_mut(Seat(0)).items[1].wear_out();
        stage
    };
    stage.act('B', "Grab and Go", Bottom);
    assert!(matches!(
        reason(&stage, Choice::Use(Item::HeaterShield)),
        Some(Reason::Moment(Moment::Attacked | Moment::Damage))
    ));
    assert_eq!(reason(&stage, Choice::Use(Item::BootsOfStriding)), Some(Reason::Spent));
    assert_eq!(stage.game.view(Seat(0)).why_not(Choice::Use(Item::WarHammer)), Some(Reason::NotCarried));
}

#[test]
fn h8_01_halves_that_are_gone_say_why() {
    let mut stage = Stage::new("B . .");
    stage.play(&[('B', "Trample", "Grab and Go")]);
    let [trample, grab] = ["Trample", "Grab and Go"].map(|name| stage.card('B', name));
    let act = |card, side| Choice::Act { card, side, basic: false };
    let seat = Seat(0);
    while stage.game.question(seat) != Some(Question::Turn) {
        let first = stage.game.legal(stage.game.next_to_decide().expect("somebody"))[0];
        stage.choose(first);
    }
    stage.choose(Choice::Act { card: grab, side: Bottom, basic: true });
    stage.choose(Choice::Stop);
    assert_eq!(reason(&stage, act(grab, Top)), Some(Reason::CardPlayed));
    assert_eq!(reason(&stage, act(trample, Bottom)), Some(Reason::HalfPlayed));
    assert_eq!(reason(&stage, act(trample, Top)), None);
    assert_eq!(stage.game.view(seat).why_not(Choice::Suffer), Some(Reason::NotAsked));
}

#[test]
fn h15_01_damage_says_where_it_comes_from_and_which_cards_are_held_back() {
    let mut stage = Stage::new("B 1");
    let card = stage.card('B', "Trample");
    stage.game.hero_mut(Seat(0)).put(card, Pile::Chosen);
    stage.attacked('1', 'B', 3, 1);
    let question = stage.game.question(Seat(0));
    assert_eq!(question, Some(Question::Harm { amount: 3, cause: Cause::Attack, by: Some(stage.id('1')) }));
    assert_eq!(reason(&stage, Choice::LoseFromHand(card)), Some(Reason::Chosen));
    let view = stage.game.view(Seat(0));
    let two = [stage.card('B', "Skewer"), card];
    assert_eq!(view.why_not(Choice::LoseDiscards(two[0], two[1])), Some(Reason::TooFewDiscards));
}

#[test]
fn h13_02_elements_that_cannot_be_consumed_say_why() {
    let mut stage = Stage::new("B 1").element(Element::Air);
    stage.act('B', "Skewer", Top);
    assert_eq!(reason(&stage, Choice::Consume(Element::Air)), None);
    assert_eq!(reason(&stage, Choice::Consume(Element::Fire)), Some(Reason::OtherElement));
}

#[test]
fn h6_02_no_long_rest_without_discards() {
    let mut stage = Stage::new("B . 1");
    stage.next_round();
    let seat = stage.game.next_to_decide().expect("cards are chosen");
    assert_eq!(stage.game.question(seat), Some(Question::Cards));
    assert_eq!(reason(&stage, Choice::LongRest), Some(Reason::TooFewDiscards));
}

#[test]
fn somebody_else_decides() {
    let mut stage = Stage::new("B T 1");
    stage.act('B', "Grab and Go", Bottom);
    assert_eq!(stage.game.view(Seat(1)).why_not(Choice::Stop), Some(Reason::NotYours));
    assert!(stage.game.view(Seat(1)).refused().is_empty());
}

#[test]
fn h10_02_sight_shows_its_corners_or_the_wall_that_stops_it() {
    let stage = Stage::new("B x + y");
    let view = stage.game.view(Seat(0));
    assert_eq!(view.sight(stage.spot('B'), stage.spot('x')), Some(Sight::Adjacent));
    assert_eq!(view.sight(stage.spot('B'), stage.spot('y')), None, "nobody knows that hex");
    let stage = Stage::new("B x y z");
    let far = stage.game.view(Seat(0)).sight(stage.spot('B'), stage.spot('z')).expect("known");
    let Sight::Corners(from, to) = far else { panic!("{far:?}") };
    assert!(from.x < to.x);
}

#[test]
fn h10_02_what_is_shown_agrees_with_the_tables_of_sight() {
    let sheet = crate::scenario::ScenarioSheet::by_number(1).expect("ours");
    let layout = sheet.layout().expect("our own sheet");
    let map = &layout.map;
    let mut walls = 0;
    for open in [crate::map::OpenDoors(0), crate::map::OpenDoors::ALL] {
        let chart = map.chart(open);
        for from in map.spots().iter() {
            for to in map.spots().iter().filter(|to| to.index() % 5 == from.index() % 5) {
                if !chart.seen_from(from).is_empty() && !chart.seen_from(to).is_empty() {
                    let sight = map.sight(open, from, to);
                    assert_eq!(sight.is_clear(), chart.sees(from, to), "{from:?} {to:?}");
                    walls += u32::from(matches!(sight, Sight::Wall(..)));
                }
            }
        }
    }
    assert!(walls > 0, "some are stopped by a wall");
}
