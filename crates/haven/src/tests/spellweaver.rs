//! Every card of the Spellweaver, both halves.

use crate::card::CardId;
use crate::choice::Choice;
use crate::condition::Condition::{Immobilize, Wound};
use crate::element::{Element, Strength};
use crate::figure::Kind;
use crate::hero::Pile;
use crate::stage::{Bottom, Stage, Top};

#[test]
fn fire_orbs() {
    let mut stage = Stage::new("W . 1 2 . 3");
    stage.act('W', "Fire Orbs", Top).target('1').target('2').done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [3, 3, 6], "the third is out of range");
    assert_eq!((stage.xp('W'), stage.strength(Element::Fire)), (2, Strength::Strong));
    assert_eq!(stage.pile('W', "Fire Orbs"), Pile::Lost);
    let mut stage = Stage::new("W x y z");
    stage.act('W', "Fire Orbs", Bottom).steps("xyz").done();
    assert!(stage.at('W', 'z'));
}

#[test]
fn impaling_eruption() {
    let mut stage = Stage::new("W 1 . 2 3");
    stage.act('W', "Impaling Eruption", Top).target('3').done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [3, 3, 3], "all on the way are hit");
    assert_eq!((stage.xp('W'), stage.strength(Element::Earth)), (3, Strength::Strong));
    let mut stage = Stage::new("W w x y z");
    stage.act('W', "Impaling Eruption", Bottom).steps("wxyz").done();
    assert!(stage.at('W', 'z'));
}

#[test]
fn reviving_ether() {
    let mut stage = Stage::new("W . 1");
    let seat = stage.seat('W');
    [0, 1, 3].into_iter().for_each(|card| stage.game.hero_mut(seat).put(CardId(card), Pile::Lost));
    stage.act('W', "Reviving Ether", Top).done();
    assert_eq!(stage.hero('W').count(Pile::Hand), 7, "all lost cards are back");
    assert_eq!((stage.pile('W', "Reviving Ether"), stage.strength(Element::Dark)), (Pile::Lost, Strength::Strong));
    assert!(!stage.hero('W').recoverable(stage.card('W', "Reviving Ether")));
    let mut stage = Stage::new("W # # # z");
    stage.act('W', "Reviving Ether", Bottom);
    for q in 1..=4 {
        let spot = stage.game.layout.map.spot(crate::hex::hex(q, 0)).expect("drawn");
        stage.choose(Choice::Step(spot));
    }
    assert!(stage.at('W', 'z'));
}

#[test]
fn freezing_nova() {
    for (ice, left) in [(false, 4), (true, 3)] {
        let mut stage = Stage::new("1 W 2 3");
        if ice {
            stage = stage.element(Element::Ice);
        }
        stage.act('W', "Freezing Nova", Top);
        if ice {
            stage.choose(Choice::Consume(Element::Ice));
        }
        stage.target('1').target('2').done();
        assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [left, left, 6]);
        assert!(stage.has('1', Immobilize) && stage.has('2', Immobilize));
    }
    let mut stage = Stage::new("W . . . B").hurt('B', 2);
    stage.act('W', "Freezing Nova", Bottom).target('B').done();
    assert_eq!((stage.health('B'), stage.strength(Element::Light)), (6, Strength::Strong));
    assert_eq!(stage.pile('W', "Freezing Nova"), Pile::Lost);
}

#[test]
fn mana_bolt() {
    let mut stage = Stage::new("W . . 1").element(Element::Dark);
    stage.act('W', "Mana Bolt", Top).choose(Choice::Consume(Element::Dark)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('W')), (3, 1));
    stage.act('W', "Mana Bolt", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('W')), (1, 1), "attack 2 without an element");
    let mut stage = Stage::new("W B").hurt('B', 2);
    stage.act('W', "Mana Bolt", Bottom).target('B').done();
    assert_eq!(stage.health('B'), 5);
}

#[test]
fn frost_armor() {
    let mut stage = Stage::new("W . . 1").element(Element::Fire);
    stage.act('W', "Frost Armor", Top).choose(Choice::Skip).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('W'), stage.strength(Element::Fire)), (4, 0, Strength::Strong));
    let mut stage = Stage::new("W 1");
    stage.act('W', "Frost Armor", Bottom).done();
    stage.attacked('1', 'W', 5, 1).attacked('1', 'W', 5, 1).done();
    assert_eq!((stage.health('W'), stage.xp('W'), stage.pile('W', "Frost Armor")), (6, 2, Pile::Lost));
    assert_eq!(stage.strength(Element::Ice), Strength::Strong);
    stage.attacked('1', 'W', 5, 1).suffer();
    assert_eq!(stage.health('W'), 1);
}

#[test]
fn flame_strike() {
    let mut stage = Stage::new("W . 1").element(Element::Fire);
    stage.act('W', "Flame Strike", Top).choose(Choice::Consume(Element::Fire)).target('1').done();
    assert!(stage.health('1') == 3 && stage.has('1', Wound));
    let mut stage = Stage::new("W . 1");
    stage.act('W', "Flame Strike", Top).target('1').done();
    assert!(stage.health('1') == 3 && !stage.has('1', Wound));
    stage.act('W', "Flame Strike", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 1);
}

#[test]
fn ride_the_wind() {
    let mut stage = Stage::new("$ W $");
    stage.act('W', "Ride the Wind", Top).choose(Choice::Do).done();
    assert_eq!(stage.hero('W').tally.coins, 2);
    let mut stage = Stage::new("W 1 # . . . . . z .");
    stage.act('W', "Ride the Wind", Bottom);
    for q in 1..=8 {
        let spot = stage.game.layout.map.spot(crate::hex::hex(q, 0)).expect("drawn");
        stage.choose(Choice::Step(spot));
    }
    stage.done();
    assert!(stage.at('W', 'z') && stage.strength(Element::Air) == Strength::Strong);
    assert_eq!(stage.pile('W', "Ride the Wind"), Pile::Lost);
}

#[test]
fn crackling_air() {
    for (air, bonus) in [(false, 1), (true, 2)] {
        let mut stage = Stage::new("W . 1").tough('1', 40);
        if air {
            stage = stage.element(Element::Air);
        }
        stage.act('W', "Crackling Air", Top);
        if air {
            stage.choose(Choice::Consume(Element::Air));
        }
        for _ in 0..5 {
            stage.act('W', "Flame Strike", Bottom).target('1').done();
        }
        assert_eq!(stage.health('1'), 40 - 5 * 2 - 4 * bonus, "four attacks are stronger, the fifth is not");
        assert_eq!((stage.xp('W'), stage.pile('W', "Crackling Air")), (2, Pile::Lost));
    }
    let mut stage = Stage::new("x y z W 1").element(Element::Fire);
    stage.act('W', "Crackling Air", Bottom).choose(Choice::Stop).choose(Choice::Consume(Element::Fire)).done();
    stage.attacked('1', 'W', 2, 1).suffer().done();
    assert_eq!(stage.health('1'), 4);
}

#[test]
fn hardened_spikes() {
    for (earth, left) in [(false, 4), (true, 3)] {
        let mut stage = Stage::new("B W . 1");
        if earth {
            stage = stage.element(Element::Earth);
        }
        stage.act('W', "Hardened Spikes", Top);
        if earth {
            stage.choose(Choice::Consume(Element::Earth));
        }
        stage.done();
        let (guard, beside) = (stage.id('1'), stage.game.layout.map.spot(crate::hex::hex(2, 0)).expect("drawn"));
        stage.game.relocate(guard, beside);
        stage.attacked('1', 'W', 1, 1).suffer().done();
        assert_eq!((stage.health('1'), stage.xp('W')), (left, 2));
        assert!(stage.game.bonuses.iter().any(|bonus| bonus.who == stage.id('B')), "and the ally beside");
    }
    let mut stage = Stage::new("x W 1").element(Element::Ice);
    stage.act('W', "Hardened Spikes", Bottom).choose(Choice::Stop).choose(Choice::Consume(Element::Ice)).done();
    stage.attacked('1', 'W', 3, 1).suffer().done();
    assert_eq!(stage.health('W'), 5);
}

#[test]
fn aid_from_the_ether() {
    let mut stage = Stage::new("W . . B").hurt('B', 2);
    stage.act('W', "Aid from the Ether", Top).target('B').done();
    assert_eq!(stage.health('B'), 5);
    let mut stage = Stage::new("W x . 1");
    let x = stage.spot('x');
    stage.act('W', "Aid from the Ether", Bottom).choose(Choice::Hex(x)).done();
    let ally = stage.game.figure(stage.game.standing_on(x).expect("the ally"));
    assert!(matches!(ally.kind, Kind::Summon { sheet, .. } if sheet.attack == Some(3) && sheet.range == Some(2)));
    assert_eq!((ally.health, stage.xp('W')), (2, 2));
}
