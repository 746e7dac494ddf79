//! Attacks before they are made: what is shown is what happens.

use crate::choice::Choice;
use crate::condition::Condition;
use crate::element::Element;
use crate::event::Event;
use crate::item::Item;
use crate::modifier::{Modifier, ModifierDeck, Odds};
use crate::odds::Fraction;
use crate::preview::Preview;
use crate::stage::{Bottom, Stage, Top};
use crate::sum::{Part, Retort, Shield, Tilt};
use crate::trial::Untried;
use kit::Seat;

/// The standard deck for everybody.
fn standard(mut stage: Stage) -> Stage {
    let deck = ModifierDeck::stacked(&ModifierDeck::standard());
    stage.game.heroes.iter_mut().for_each(|hero| hero.deck = deck.clone());
    stage.game.deck = deck;
    stage
}

fn preview(stage: &Stage, mark: char) -> Preview {
    let found = stage.game.view(Seat(0)).preview(Choice::Target(stage.id(mark)));
    assert_eq!(found.len(), 1);
    found[0].clone()
}

/// The elite guard of the mock: 3 of 9 hit points, shield 2, retaliate 2, and the Brute's Skewer with air.
fn skewer() -> Stage {
    let mut stage = standard(Stage::new(" B e o")).hurt('e', 3).element(Element::Air);
    let elite = stage.id('e');
    stage.game.shield_for_round(elite, 1, &mut ());
    stage
}

#[test]
fn h10_03_the_sum_is_told_in_its_order_with_a_name_for_each_part() {
    let mut stage = skewer().item('B', Item::MinorPowerPotion).with('e', Condition::Poison);
    stage.act('B', "Skewer", Top).choose(Choice::Consume(Element::Air));
    stage.choose(Choice::Use(Item::MinorPowerPotion));
    let view = stage.game.view(Seat(0));
    let area = view.legal().into_iter().find(|choice| view.preview(*choice).len() == 2).expect("both in the area");
    let both = view.preview(area);
    assert_eq!(both[0].parts, [(Part::Card, 4), (Part::Items, 1), (Part::Poison, 1)]);
    assert_eq!((both[0].sum, both[0].pierce), (6, 1));
    assert_eq!(both[1].parts, [(Part::Card, 4), (Part::Items, 1)], "only the guard is poisoned");
    let shield: i16 = both[0].shields.iter().map(|one| one.1).sum();
    assert_eq!(both[0].before_card, 6 - (shield - 1));
    assert!(both[0].shields.iter().any(|one| matches!(one.0, Shield::Bonus(..))));
}

#[test]
fn h10_03_the_chance_to_kill_is_that_of_the_cards_left() {
    let mut stage = standard(Stage::new(" B 1")).hurt('1', 4);
    stage.act('B', "Leaping Cleave", Top);
    let view = stage.game.view(Seat(0));
    let area = view.legal().into_iter().find(|choice| matches!(choice, Choice::Area(..))).expect("an area");
    let shown = &view.preview(area)[0];
    // Attack 3 against 4 hit points: +1, +2 or a double, 7 cards of 20.
    assert_eq!(shown.kills, Fraction::new(7, 20));
    assert_eq!(shown.kills.percent(), 35);
    assert_eq!(shown.damage.chances().len(), 7);
    // One +1 is gone: what was drawn is public.
    let mut cards = ModifierDeck::standard();
    let at = cards.iter().position(|&card| card == Modifier::plus(1)).expect("there are five");
    cards.remove(at);
    stage.game.heroes[0].deck = ModifierDeck::stacked(&cards);
    assert_eq!(stage.game.view(Seat(0)).preview(area)[0].kills, Fraction::new(6, 19));
}

#[test]
fn h10_09_advantage_and_disadvantage_are_told_with_their_reasons() {
    let mut stage = standard(Stage::new(" T 1")).with('T', Condition::Muddle);
    stage.act('T', "Hook Gun", Top);
    let shown = preview(&stage, '1');
    assert_eq!((shown.odds, shown.tilts), (Odds::Disadvantage, vec![Tilt::Beside, Tilt::Muddled]));
    let mut stage = standard(Stage::new(" T 1")).with('T', Condition::Strengthen);
    stage.act('T', "Hook Gun", Top);
    let shown = preview(&stage, '1');
    assert_eq!((shown.odds, shown.tilts), (Odds::Even, vec![Tilt::Strengthened, Tilt::Beside]), "both cancel out");
}

#[test]
fn h14_03_what_comes_back_is_told() {
    let mut stage = standard(Stage::new(" B 1"));
    let guard = stage.id('1');
    let what = crate::ability::Lasting::Retaliate { amount: 2, range: 1, xp: 0 };
    let bonus = crate::game::Bonus { who: guard, what, for_round: true, card: None, slots: &[], used: 0 };
    stage.game.begin_bonus(bonus, &mut ());
    stage.act('B', "Shield Bash", Top);
    let shown = preview(&stage, '1');
    assert_eq!((shown.strikes_back(), shown.retaliation[0].0), (2, Retort::Bonus(what, None)));
    assert!(shown.conditions.has(Condition::Stun));
}

#[test]
fn each_item_and_element_says_what_it_would_change() {
    let mut stage = skewer().item('B', Item::EagleEyeGoggles).item('B', Item::HeaterShield);
    stage.act('B', "Skewer", Top);
    let near = stage.id('e');
    let view = stage.game.view(Seat(0));
    let trial = view.trial(&[Choice::Skip]).expect("nothing is shown by it");
    let area = trial.view().legal().into_iter().find(|one| trial.view().preview(*one).len() == 2).expect("an area");
    let kills = |previews: &[Preview]| previews.iter().find(|one| one.target == near).expect("hit").kills.percent();
    let changes: Vec<(Choice, u8)> =
        view.changes(area).iter().map(|change| (change.with, kills(&change.previews))).collect();
    assert_eq!(changes.len(), 2, "air or none: {changes:?}");
    assert!(changes[0].1 > changes[1].1, "air makes it likelier: {changes:?}");
    stage.choose(Choice::Skip);
    let view = stage.game.view(Seat(0));
    let plain = kills(&view.preview(area));
    let changes = view.changes(area);
    assert_eq!(changes.iter().map(|one| one.with).collect::<Vec<_>>(), [Choice::Use(Item::EagleEyeGoggles)]);
    assert!(kills(&changes[0].previews) > plain, "two cards are better than one");
}

#[test]
fn what_the_first_attack_uses_up_the_second_does_not_have() {
    let mut stage = standard(Stage::new(" B e o"));
    let brute = stage.id('B');
    let what = crate::ability::Lasting::NextAttacks(2);
    let bonus = crate::game::Bonus { who: brute, what, for_round: false, card: None, slots: &[0], used: 0 };
    stage.game.begin_bonus(bonus, &mut ());
    stage.act('B', "Skewer", Top);
    let view = stage.game.view(Seat(0));
    let area = view.legal().into_iter().find(|choice| view.preview(*choice).len() == 2).expect("both");
    let both = view.preview(area);
    assert_eq!(both[0].parts, [(Part::Card, 3), (Part::Slot(what, None), 2)]);
    assert_eq!(both[1].parts, [(Part::Card, 3)]);
}

#[test]
fn h15_01_an_attack_on_a_hero_is_shown_with_and_without_what_it_could_be_met_with() {
    let mut stage = standard(Stage::new(" B 1")).item('B', Item::LeatherArmor);
    stage.attacked('1', 'B', 3, 1);
    let answers = stage.game.view(Seat(0)).incoming();
    let odds: Vec<(Choice, Odds)> = answers.iter().map(|one| (one.with, one.previews[0].odds)).collect();
    assert_eq!(odds, [(Choice::Use(Item::LeatherArmor), Odds::Disadvantage), (Choice::Skip, Odds::Even)]);
}

#[test]
fn the_parts_told_while_it_happens_are_those_of_the_preview() {
    let mut stage = standard(Stage::new(" B 1")).with('1', Condition::Poison);
    stage.act('B', "Shield Bash", Top);
    let shown = preview(&stage, '1');
    stage.target('1');
    let told = |event: &Event| if let Event::Sum(part, plus) = event { Some((*part, *plus)) } else { None };
    assert_eq!(stage.log.iter().filter_map(told).collect::<Vec<_>>(), shown.parts);
    let blow = stage.log.iter().find_map(|event| if let Event::Blow(blow) = event { Some(*blow) } else { None });
    let blow = blow.expect("told");
    assert_eq!(blow.sum, shown.sum);
    assert!(shown.damage.chances().iter().any(|one| one.0 == blow.damage));
}

#[test]
fn h21_14_a_plan_can_be_tried_out_as_far_as_nothing_hidden_is_shown() {
    let mut stage = standard(Stage::new(" B 1 x y"));
    stage.act('B', "Trample", Bottom);
    let steps = [Choice::Step(stage.spot('1')), Choice::Step(stage.spot('x')), Choice::Stop];
    let view = stage.game.view(Seat(0));
    let trial = view.trial(&steps).expect("only a walk");
    assert!(!trial.view().preview(Choice::Target(stage.id('1'))).is_empty(), "from there it could be hit");
    assert!(!trial.events().is_empty());
    let strike = [steps[0], steps[1], steps[2], Choice::Target(stage.id('1'))];
    assert_eq!(view.trial(&strike).err(), Some(Untried::Reveals(3)), "a card would be turned");
    let far = [Choice::Step(stage.spot('y'))];
    assert!(matches!(view.trial(&far).err(), Some(Untried::Refused(0, _))));
    assert!(stage.at('B', 'B'), "nothing has happened");
}
