//! Every card of the Spellweaver, both halves.

use crate::card::CardId;
use crate::choice::Choice;
use crate::condition::Condition::{Immobilize, Invisible, Muddle, Stun, Wound};
use crate::element::{Element, Strength};
use crate::figure::Kind;
use crate::hero::Pile;
use crate::modifier::Modifier;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Cause;
use crate::view::Question;

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

#[test]
fn flashing_burst() {
    let mut stage = Stage::new("W . . 1").tough('1', 9);
    stage.act('W', "Flashing Burst", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.strength(Element::Light)), (6, Strength::Strong));
    let mut stage = Stage::new("W w x y z");
    stage.act('W', "Flashing Burst", Bottom).steps("wxyz").done();
    assert!(stage.at('W', 'z'));
}

#[test]
fn icy_blast() {
    let mut stage = Stage::new(
        "
         W . 1 2 .
          . . 3 . .",
    );
    stage.act('W', "Icy Blast", Top).area("123").done();
    assert!(stage.has('1', Muddle) && stage.has('3', Muddle) && stage.health('2') == 4 && stage.xp('W') == 2);
    assert_eq!(stage.strength(Element::Ice), Strength::Strong);
    let mut stage = Stage::new("W . B").hurt('B', 2);
    stage.act('W', "Icy Blast", Bottom).target('B').done();
    assert_eq!((stage.health('B'), stage.pile('W', "Icy Blast")), (8, Pile::Lost));
}

#[test]
fn cold_fire() {
    let shot = |elements: &[Element]| {
        let mut stage = Stage::new("W . 1 2").tough('1', 9).tough('2', 9);
        for &element in elements {
            stage = stage.element(element);
        }
        stage.act('W', "Cold Fire", Top);
        for &element in elements {
            stage.choose(Choice::Consume(element));
        }
        stage.area("12").done();
        (stage.health('2'), stage.has('2', Stun))
    };
    assert_eq!(shot(&[]), (8, false));
    assert_eq!(shot(&[Element::Fire]), (6, false));
    assert_eq!(shot(&[Element::Ice]), (8, true));
    assert_eq!(shot(&[Element::Fire, Element::Ice]), (6, true));
    let mut stage = Stage::new("W $ $");
    stage.act('W', "Cold Fire", Bottom).choose(Choice::Do).done();
    assert_eq!((stage.hero('W').tally.coins, stage.pile('W', "Cold Fire")), (2, Pile::Lost));
}

#[test]
fn elemental_aid() {
    let mut stage = Stage::new("W . B").hurt('B', 2).element(Element::Earth);
    stage.act('W', "Elemental Aid", Top).choose(Choice::Consume(Element::Earth)).target('B').done();
    assert_eq!((stage.health('B'), stage.xp('W')), (7, 1));
    let mut stage = Stage::new("W . . . . . . B T");
    stage.act('W', "Elemental Aid", Bottom).target('B').done();
    assert_eq!([stage.game.own_shield(stage.id('B')), stage.game.own_shield(stage.id('T'))], [2, 0]);
    let mut stage = Stage::new("W . . . . . . B T").element(Element::Air);
    stage.act('W', "Elemental Aid", Bottom).choose(Choice::Consume(Element::Air)).done();
    assert_eq!([stage.game.own_shield(stage.id('B')), stage.game.own_shield(stage.id('T'))], [2, 2]);
}

#[test]
fn spirit_of_doom() {
    let mut stage = Stage::new("W . . . 1");
    stage.act('W', "Spirit of Doom", Top).target('1').done();
    assert_eq!(stage.game.deck.count(Modifier::CURSE), 1);
    let mut stage = Stage::new("W . . . 1").element(Element::Dark);
    stage.act('W', "Spirit of Doom", Top).choose(Choice::Consume(Element::Dark)).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('W'), stage.pile('W', "Spirit of Doom")), (0, 1, Pile::Lost));
    let mut stage = Stage::new("W . . . . . . B").hurt('B', 1);
    stage.act('W', "Spirit of Doom", Bottom).target('B').done();
    assert_eq!((stage.health('B'), stage.xp('W')), (6, 1), "half of 10");
    let mut stage = Stage::new("W . . . . . . B").hurt('B', 1).element(Element::Light);
    stage.act('W', "Spirit of Doom", Bottom).choose(Choice::Consume(Element::Light)).target('B').done();
    assert_eq!(stage.health('B'), 10);
}

#[test]
fn forked_beam() {
    let mut stage = Stage::new("W . 1 2").tough('1', 9).tough('2', 9);
    stage.act('W', "Forked Beam", Top).target('1').target('2').done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('W')), (7, 7, 1));
    let mut stage = Stage::new("W w x y z");
    stage.act('W', "Forked Beam", Bottom).steps("wxyz").done();
    assert!(stage.at('W', 'z'));
}

#[test]
fn chromatic_explosion() {
    let mut stage = Stage::new("W . 1 2").tough('1', 9).tough('2', 9);
    stage.act('W', "Chromatic Explosion", Top).area("12").done();
    assert!(Element::ALL.into_iter().all(|element| stage.strength(element) == Strength::Strong));
    assert_eq!((stage.health('1'), stage.xp('W'), stage.pile('W', "Chromatic Explosion")), (6, 2, Pile::Lost));
    let mut stage = Stage::new("W x y");
    stage.act('W', "Chromatic Explosion", Bottom).go("xy").choose(Choice::Create(Element::Earth)).done();
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
}

#[test]
fn engulfed_in_flames() {
    let mut stage = Stage::new("W . . 1").tough('1', 9);
    stage.act('W', "Engulfed in Flames", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.strength(Element::Fire)), (5, Strength::Strong));
    let mut stage = Stage::new("W 1").tough('1', 40).tough('W', 40);
    stage.act('W', "Engulfed in Flames", Bottom).done();
    for _ in 0..6 {
        stage.attacked('1', 'W', 1, 1).suffer();
    }
    assert_eq!((stage.health('1'), stage.xp('W'), stage.pile('W', "Engulfed in Flames")), (40 - 5 * 3, 3, Pile::Lost));
}

#[test]
fn living_torch() {
    let mut stage = Stage::new("W . 1 2 B").tough('1', 9).tough('2', 9).element(Element::Light);
    stage.act('W', "Living Torch", Top).choose(Choice::Consume(Element::Light)).target('2').done();
    assert!(stage.has('2', Immobilize) && stage.health('2') == 5 && stage.health('1') == 7);
    assert_eq!((stage.health('B'), stage.xp('W')), (10, 1), "only enemies of the Spellweaver");
    let mut stage = Stage::new("W x 1").tough('1', 9);
    let spot = stage.spot('x');
    stage.act('W', "Living Torch", Bottom).choose(Choice::Hex(spot)).done();
    let avatar = stage.game.standing_on(spot).expect("an avatar");
    stage.game.harm(avatar, 2, None, Cause::Scenario, &mut ());
    stage.game.run(&mut ());
    assert_eq!(stage.health('1'), 6, "attack 3 when it dies");
    assert_eq!(stage.strength(Element::Fire), Strength::Strong, "its attacks create fire");
}

#[test]
fn frozen_night() {
    let mut stage = Stage::new("W 1 2").tough('1', 9).tough('2', 9);
    stage.act('W', "Frozen Night", Top).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.xp('W')), (5, 5, 2));
    let mut stage = Stage::new("W v w x y z").element(Element::Dark);
    stage.act('W', "Frozen Night", Bottom).choose(Choice::Consume(Element::Dark)).steps("vwxyz").done();
    assert!(stage.has('W', Invisible) && stage.xp('W') == 1);
    let mut stage = Stage::new("W x y z");
    stage.act('W', "Frozen Night", Bottom).steps("xyz").done();
    assert!(!stage.has('W', Invisible));
}

#[test]
fn twin_restoration() {
    let mut stage = Stage::new("W . .");
    let seat = stage.seat('W');
    for card in [1, 3, 4] {
        stage.game.hero_mut(seat).put(CardId(card), Pile::Lost);
    }
    stage.act('W', "Twin Restoration", Top).choose(Choice::Card(CardId(1))).choose(Choice::Card(CardId(4))).done();
    assert_eq!(stage.hero('W').count(Pile::Lost), 2, "one that stayed and the card itself");
    let mut stage = Stage::new("W . B").hurt('B', 2).hurt('W', 2);
    stage.act('W', "Twin Restoration", Bottom).target('B').target('W').done();
    assert_eq!((stage.health('B'), stage.health('W')), (5, 5));
}

#[test]
fn stone_fists() {
    let mut stage = Stage::new("x 1 W 2 y").tough('1', 9).tough('2', 9).element(Element::Earth);
    stage.act('W', "Stone Fists", Top).choose(Choice::Consume(Element::Earth)).target('1');
    stage.steps("x").target('2').steps("y").done();
    assert!(stage.has('1', Immobilize) && stage.health('2') == 3 && stage.xp('W') == 3);
    let mut stage = Stage::new("W w x y z").element(Element::Earth);
    stage.act('W', "Stone Fists", Bottom).choose(Choice::Consume(Element::Earth)).steps("wxyz").done();
    assert_eq!((stage.game.own_shield(stage.id('W')), stage.xp('W')), (2, 1));
    let mut stage = Stage::new("W x y z");
    stage.act('W', "Stone Fists", Bottom).steps("xyz").done();
    assert_eq!(stage.game.own_shield(stage.id('W')), 1);
}

#[test]
fn zephyr_wings() {
    let mut stage = Stage::new("W $ $ $").element(Element::Air);
    stage.act('W', "Zephyr Wings", Top).choose(Choice::Consume(Element::Air)).choose(Choice::Do).done();
    assert_eq!((stage.hero('W').tally.coins, stage.xp('W')), (3, 1));
    let mut stage = Stage::new(
        "
         $ $ $
          $ W $",
    );
    stage.act('W', "Zephyr Wings", Top).choose(Choice::Do).done();
    assert_eq!(stage.hero('W').tally.coins, 4, "no more than four");
    let mut stage = Stage::new("W # x").element(Element::Air);
    stage.act('W', "Zephyr Wings", Bottom).choose(Choice::Consume(Element::Air));
    assert!(matches!(stage.game.question(stage.seat('W')), Some(Question::Move { points: 11, .. })));
    stage.steps("#").go("x").done();
    assert_eq!((stage.xp('W'), stage.pile('W', "Zephyr Wings")), (2, Pile::Lost));
}

#[test]
fn cold_front() {
    let mut stage = Stage::new("W . 1 2 3 4").tough('4', 9);
    stage.act('W', "Cold Front", Top).area("1234").done();
    assert_eq!((stage.health('4'), stage.xp('W'), stage.strength(Element::Ice)), (4, 2, Strength::Strong));
    let mut stage = Stage::new("W . . 1").tough('1', 20);
    stage.act('W', "Cold Front", Bottom).done();
    for _ in 0..3 {
        stage.attacked('1', 'W', 3, 3).done();
    }
    assert_eq!((stage.health('W'), stage.health('1'), stage.xp('W')), (6, 11, 3));
    assert_eq!(stage.pile('W', "Cold Front"), Pile::Lost);
}

#[test]
fn black_hole() {
    let mut stage = Stage::new("W . 1 e").tough('1', 30).tough('e', 30).element(Element::Dark);
    stage.act('W', "Black Hole", Top).choose(Choice::Consume(Element::Dark)).area("1e").done();
    assert_eq!((stage.health('1'), stage.health('e'), stage.xp('W')), (0, 27, 2), "attack 4 against shield 1");
    let mut stage = Stage::new("W . x u v 1");
    let spot = stage.spot('x');
    stage.act('W', "Black Hole", Bottom).choose(Choice::Hex(spot)).steps("v").done();
    assert!(stage.at('1', 'u'));
}

#[test]
fn inferno() {
    let mut stage = Stage::new("W . 1 . . . . 2 B + 3").tough('1', 9).tough('2', 9).element(Element::Fire);
    stage.act('W', "Inferno", Top).choose(Choice::Consume(Element::Fire)).target('1').target('2').suffer().done();
    assert_eq!((stage.health('1'), stage.health('2'), stage.health('B'), stage.xp('W')), (5, 5, 8, 1));
    let mut stage = Stage::new("W . . . . . B . . 1").tough('1', 9);
    stage.act('W', "Inferno", Bottom).done();
    stage.attacked('1', 'B', 2, 3).suffer();
    assert_eq!(stage.health('1'), 7);
}
