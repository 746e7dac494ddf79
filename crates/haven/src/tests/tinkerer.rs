//! Every card of the Tinkerer, both halves.

use crate::ability::SummonSheet;
use crate::card::{CardId, Side};
use crate::choice::Choice;
use crate::condition::Condition::{Disarm, Immobilize, Muddle, Poison, Stun, Wound};
use crate::condition::Conditions;
use crate::element::{Element, Strength};
use crate::figure::Kind;
use crate::hero::Pile;
use crate::item::Item;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Task;

#[test]
fn proximity_mine() {
    let mut stage = Stage::new("T x 1").tough('1', 9);
    let x = stage.spot('x');
    stage.act('T', "Proximity Mine", Top).choose(Choice::Hex(x)).done();
    let guard = stage.id('1');
    stage.game.relocate(guard, x);
    stage.game.spring(guard, x, &mut ());
    assert_eq!((stage.health('1'), stage.xp('T'), stage.game.traps.len()), (3, 2, 0));
    assert_eq!(stage.pile('T', "Proximity Mine"), Pile::Lost);
    let mut stage = Stage::new("T w x y z");
    stage.act('T', "Proximity Mine", Bottom).steps("wxyz").done();
    assert!(stage.at('T', 'z'));
}

#[test]
fn harmless_contraption() {
    let mut stage = Stage::new("T x . 1");
    let x = stage.spot('x');
    stage.act('T', "Harmless Contraption", Top).choose(Choice::Hex(x)).done();
    let decoy = stage.game.figure(stage.game.standing_on(x).expect("the decoy"));
    assert!(matches!(decoy.kind, Kind::Summon { sheet, .. } if sheet.attack.is_none() && sheet.movement == 2));
    assert_eq!((decoy.health, stage.xp('T')), (6, 2));
    assert_eq!(stage.pile('T', "Harmless Contraption"), Pile::Active { lost: true });
    let mut stage = Stage::new("T . . B").hurt('B', 5);
    stage.act('T', "Harmless Contraption", Bottom).target('B').done();
    assert_eq!(stage.health('B'), 7);
}

#[test]
fn flamethrower() {
    let mut stage = Stage::new(
        "
         . 1 2 .
          T 3 . .",
    );
    stage.act('T', "Flamethrower", Top).area("123").done();
    assert!(['1', '2', '3'].iter().all(|&one| stage.health(one) == 3 && stage.has(one, Wound)));
    assert_eq!((stage.xp('T'), stage.strength(Element::Fire)), (2, Strength::Strong));
    let mut stage = Stage::new("T B 1 . M");
    stage.act('T', "Flamethrower", Bottom).done();
    stage.attacked('1', 'B', 3, 1).suffer().attacked('1', 'M', 3, 2).suffer().done();
    assert_eq!((stage.health('B'), stage.health('M')), (8, 3), "only who stands beside has the shield");
}

#[test]
fn hook_gun() {
    let mut stage = Stage::new("T x y 1");
    stage.act('T', "Hook Gun", Top).target('1').steps("y").done();
    assert!(stage.at('1', 'x') && stage.health('1') == 4);
    let mut stage = Stage::new("T $ $ $");
    stage.act('T', "Hook Gun", Bottom).choose(Choice::Do).done();
    assert_eq!((stage.hero('T').tally.coins, stage.xp('T'), stage.pile('T', "Hook Gun")), (2, 1, Pile::Lost));
}

#[test]
fn ink_bomb() {
    let mut stage = Stage::new(
        "
         T . . 1 2
          . . . 3 .",
    );
    stage.act('T', "Ink Bomb", Top).area("123").done();
    assert_eq!((['1', '2', '3'].map(|one| stage.health(one)), stage.xp('T')), ([2, 2, 2], 3));
    assert_eq!((stage.strength(Element::Dark), stage.pile('T', "Ink Bomb")), (Strength::Strong, Pile::Lost));
    let mut stage = Stage::new("T w x y z");
    stage.act('T', "Ink Bomb", Bottom).steps("wxyz").done();
    assert!(stage.at('T', 'z'));
}

#[test]
fn net_shooter() {
    let mut stage = Stage::new("T . . 1 2");
    stage.act('T', "Net Shooter", Top).area("12").done();
    assert!(['1', '2'].iter().all(|&one| stage.has(one, Immobilize) && stage.health(one) == 3));
    assert_eq!((stage.xp('T'), stage.pile('T', "Net Shooter")), (2, Pile::Lost));
    let mut stage = Stage::new("x y T 1");
    stage.act('T', "Net Shooter", Bottom).target('1').steps("yx").done();
    assert!(stage.has('1', Immobilize) && stage.at('T', 'x'));
}

#[test]
fn stun_shot() {
    let mut stage = Stage::new("T . . 1");
    stage.act('T', "Stun Shot", Top).target('1').done();
    assert!(stage.has('1', Stun) && stage.health('1') == 5);
    let mut stage = Stage::new("T w x y z");
    stage.act('T', "Stun Shot", Bottom).steps("wxyz").done();
    assert!(stage.at('T', 'z'));
}

#[test]
fn reinvigorating_elixir() {
    let mut stage = Stage::new("T . . B").hurt('B', 5);
    stage.act('T', "Reinvigorating Elixir", Top).target('B').done();
    assert_eq!(stage.health('B'), 8);
    let mut stage = Stage::new("T B");
    let seat = stage.seat('B');
    for card in [0, 1, 2] {
        stage.game.hero_mut(seat).put(crate::card::CardId(card), Pile::Discard);
    }
    stage.act('T', "Reinvigorating Elixir", Bottom).target('B').done();
    assert_eq!((stage.hero('B').count(Pile::Hand), stage.xp('T')), (10, 2));
    assert_eq!(stage.pile('T', "Reinvigorating Elixir"), Pile::Lost);
}

#[test]
fn restorative_mist() {
    let mut stage = Stage::new("T . . B").hurt('T', 4);
    stage.act('T', "Restorative Mist", Top).target('T').done();
    assert_eq!(stage.health('T'), 7);
    let mut stage = Stage::new("T x y B M").hurt('B', 5).hurt('M', 2);
    stage.act('T', "Restorative Mist", Bottom).steps("xy").done();
    assert_eq!((stage.health('B'), stage.health('M')), (6, 2));
}

#[test]
fn energizing_tonic() {
    let mut stage = Stage::new("T . B").hurt('B', 2);
    stage.act('T', "Energizing Tonic", Top).target('B').done();
    assert_eq!((stage.health('B'), stage.xp('T'), stage.pile('T', "Energizing Tonic")), (7, 2, Pile::Lost));
    let mut stage = Stage::new("T u v w x y z");
    stage.act('T', "Energizing Tonic", Bottom).steps("uvwxyz").done();
    assert_eq!((stage.xp('T'), stage.pile('T', "Energizing Tonic")), (1, Pile::Lost));
}

#[test]
fn enhancement_field() {
    let mut stage = Stage::new("T . . 1");
    stage.act('T', "Enhancement Field", Top).target('1').done();
    assert_eq!(stage.health('1'), 3);
    let mut stage = Stage::new("T B 1 . M 2");
    stage.act('T', "Enhancement Field", Bottom).done();
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    stage.act('M', "The Mind's Weakness", Bottom).target('2').done();
    assert_eq!((stage.health('1'), stage.health('2')), (3, 5), "the ally beside attacks with 1 more");
}

#[test]
fn toxic_bolt() {
    let mut stage = Stage::new("T . . 1");
    stage.act('T', "Toxic Bolt", Top).target('1').done();
    assert!(stage.has('1', Poison) && stage.health('1') == 4);
    assert_eq!(stage.strength(Element::Earth), Strength::Strong);
    let mut stage = Stage::new("T . 1");
    stage.act('T', "Toxic Bolt", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('T'), stage.pile('T', "Toxic Bolt")), (1, 2, Pile::Lost));
}

#[test]
fn reviving_shock() {
    let mut stage = Stage::new("T . 1 2 3");
    stage.act('T', "Reviving Shock", Top).target('1').target('2').done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [4, 4, 6]);
    let mut stage = Stage::new("T . B").hurt('B', 2);
    stage.act('T', "Reviving Shock", Bottom).target('B').done();
    assert_eq!((stage.health('B'), stage.xp('T')), (7, 2));
}

#[test]
fn volatile_concoction() {
    let mut stage = Stage::new("T x 1");
    let x = stage.spot('x');
    stage.act('T', "Volatile Concoction", Top).choose(Choice::Hex(x)).done();
    let guard = stage.id('1');
    stage.game.spring(guard, x, &mut ());
    assert!(stage.health('1') == 4 && stage.has('1', Poison));
    assert_eq!(stage.pile('T', "Volatile Concoction"), Pile::Discard);
    for (ice, back) in [(false, 1), (true, 2)] {
        let mut stage = Stage::new("T . B");
        if ice {
            stage = stage.element(Element::Ice);
        }
        let seat = stage.seat('B');
        let cards = [0, 1, 2].map(crate::card::CardId);
        cards.iter().for_each(|&card| stage.game.hero_mut(seat).put(card, Pile::Discard));
        stage.act('T', "Volatile Concoction", Bottom);
        if ice {
            stage.choose(Choice::Consume(Element::Ice));
        }
        stage.target('B');
        (0..back).for_each(|at| {
            stage.choose(Choice::Card(cards[at]));
        });
        stage.done();
        assert_eq!(stage.hero('B').count(Pile::Discard), 3 - back);
    }
}

#[test]
fn potent_potables() {
    let mut stage = Stage::new("T . B").tough('B', 40).hurt('B', 1);
    stage.act('T', "Potent Potables", Top).done();
    for (at, card) in ["Restorative Mist", "Reinvigorating Elixir"].into_iter().enumerate() {
        stage.act('T', card, Top).target('B').done();
        assert_eq!(stage.health('B'), 1 + 5 * (at as i16 + 1), "heal 3 and 2 more");
    }
    stage.act('T', "Restorative Mist", Top).target('B').act('T', "Restorative Mist", Top).target('B').done();
    assert_eq!((stage.xp('T'), stage.pile('T', "Potent Potables")), (2, Pile::Lost));
    stage.act('T', "Restorative Mist", Top).target('B').done();
    assert_eq!(stage.health('B'), 24, "four times and no more");
    let mut stage = Stage::new("T x y z");
    stage.act('T', "Potent Potables", Bottom).steps("xyz").done();
    assert!(stage.at('T', 'z'));
}

#[test]
fn stamina_booster() {
    let mut stage = Stage::new("T . . B").hurt('B', 2);
    stage.act('T', "Stamina Booster", Top).target('B').done();
    assert_eq!(stage.health('B'), 6);
    let mut stage = Stage::new("T . . B");
    let seat = stage.seat('B');
    stage.game.hero_mut(seat).put(CardId(3), Pile::Lost);
    stage.act('T', "Stamina Booster", Bottom).target('B').choose(Choice::Card(CardId(3))).done();
    assert_eq!((stage.hero('B').pile(CardId(3)), stage.xp('T')), (Pile::Hand, 2));
    let card = stage.card('T', "Stamina Booster");
    assert!(stage.hero('T').pile(card) == Pile::Lost && !stage.hero('T').recoverable(card));
}

#[test]
fn disorienting_flash() {
    let mut stage = Stage::new("T . 1 2 3");
    stage.act('T', "Disorienting Flash", Top).target('1').target('2').done();
    assert!(stage.has('1', Stun) && stage.has('2', Stun) && !stage.has('3', Stun) && stage.xp('T') == 2);
    let mut stage = Stage::new("x T 1");
    stage.act('T', "Disorienting Flash", Bottom).go("x").done();
    assert!(stage.has('1', Muddle) && stage.at('T', 'x'));
}

#[test]
fn tinkerers_tools() {
    let mut stage = Stage::new("T ^ .");
    let trap = stage.spot('^');
    stage.act('T', "Tinkerer's Tools", Top).choose(Choice::Hex(trap)).done();
    assert_eq!((stage.game.traps.len(), stage.xp('T')), (0, 1));
    let mut stage = Stage::new("T x .");
    let spot = stage.spot('x');
    stage.act('T', "Tinkerer's Tools", Bottom).choose(Choice::Hex(spot)).done();
    assert_eq!((stage.game.traps[0].damage, stage.game.traps[0].conditions), (0, Conditions::of(&[Stun])));
}

#[test]
fn crank_bow() {
    let mut stage = Stage::new("T . . . . 1").tough('1', 9);
    stage.act('T', "Crank Bow", Top).target('1').done();
    assert_eq!((stage.health('1'), stage.xp('T'), stage.pile('T', "Crank Bow")), (3, 2, Pile::Lost));
    let mut stage = Stage::new("T w x y z");
    stage.act('T', "Crank Bow", Bottom).steps("wxyz").done();
    assert!(stage.at('T', 'z'));
}

fn summoned(stage: &mut Stage, card: &str, half: Side) -> (i16, SummonSheet) {
    let spot = stage.spot('x');
    stage.act('T', card, half).choose(Choice::Hex(spot)).done();
    let figure = *stage.game.figure(stage.game.standing_on(spot).expect("summoned"));
    let Kind::Summon { sheet, .. } = figure.kind else { panic!("a summon") };
    (figure.health, sheet)
}

#[test]
fn dangerous_contraption() {
    let mut stage = Stage::new("T x .");
    let (health, sheet) = summoned(&mut stage, "Dangerous Contraption", Top);
    assert_eq!((health, sheet.movement, sheet.attack, stage.xp('T')), (6, 2, Some(2), 2));
    let mut stage = Stage::new("T w x y z");
    stage.act('T', "Dangerous Contraption", Bottom).steps("wxyz").done();
    assert!(stage.at('T', 'z'));
}

#[test]
fn micro_bots() {
    let mut stage = Stage::new("T . . B").hurt('B', 2);
    stage.act('T', "Micro Bots", Top).target('B').done();
    assert_eq!((stage.health('B'), stage.xp('T'), stage.pile('T', "Micro Bots")), (8, 2, Pile::Lost));
    let mut stage = Stage::new("T x $");
    stage.act('T', "Micro Bots", Bottom).go("x").choose(Choice::Do).done();
    assert_eq!((stage.hero('T').tally.coins, stage.pile('T', "Micro Bots")), (1, Pile::Lost));
}

#[test]
fn noxious_vials() {
    let mut stage = Stage::new("T B .").item('B', Item::MinorHealingPotion).item('B', Item::HeaterShield);
    let seat = stage.seat('B');
    for item in [Item::MinorHealingPotion, Item::HeaterShield] {
        stage.game.wear_item(seat, item, &mut ());
    }
    stage.act('T', "Noxious Vials", Top).target('B').done();
    let ready = |item| stage.hero('B').has_ready(item);
    assert!(ready(Item::MinorHealingPotion) && !ready(Item::HeaterShield));
    let mut stage = Stage::new(
        "
         T . 1 2 .
          . . 3 . .",
    );
    stage.act('T', "Noxious Vials", Bottom).area("123").done();
    assert!(stage.has('3', Poison) && stage.health('1') == 3 && stage.xp('T') == 3);
}

#[test]
fn disintegration_beam() {
    let mut stage = Stage::new("T 1 e 2").tough('1', 5).tough('e', 6).tough('2', 3).with('T', Disarm);
    stage.act('T', "Disintegration Beam", Top).area("1e2").done();
    assert_eq!((stage.health('1'), stage.health('e'), stage.health('2')), (0, 6, 0), "it is no attack");
    assert_eq!((stage.xp('T'), stage.pile('T', "Disintegration Beam")), (2, Pile::Lost));
    let mut stage = Stage::new("T x 1");
    stage.act('T', "Disintegration Beam", Bottom).go("x").target('1').done();
    assert!(stage.has('1', Disarm));
}

#[test]
fn gas_canister() {
    let mut stage = Stage::new("T x .");
    let spot = stage.spot('x');
    stage.act('T', "Gas Canister", Top).choose(Choice::Hex(spot)).done();
    assert_eq!((stage.game.traps[0].damage, stage.game.traps[0].conditions), (4, Conditions::of(&[Muddle])));
    let mut stage = Stage::new("T . B").discard('B', 2);
    stage.act('T', "Gas Canister", Bottom).done();
    for _ in 0..4 {
        let figure = stage.id('T');
        stage.game.agenda = vec![Task::Closing(figure)];
        stage.game.run(&mut stage.log);
        if stage.offers(Choice::Skip) {
            stage.target('B');
            stage.choose(Choice::Skip);
        }
    }
    assert_eq!((stage.xp('T'), stage.pile('T', "Gas Canister")), (2, Pile::Lost));
}

#[test]
fn auto_turret() {
    let mut stage = Stage::new("T . . . . 1").tough('1', 20);
    stage.act('T', "Auto Turret", Top).done();
    for _ in 0..6 {
        let figure = stage.id('T');
        stage.game.agenda = vec![Task::Closing(figure)];
        stage.game.run(&mut stage.log);
        if stage.offers(Choice::Skip) {
            stage.target('1');
        }
    }
    assert_eq!((stage.health('1'), stage.xp('T'), stage.pile('T', "Auto Turret")), (10, 3, Pile::Lost));
    let mut stage = Stage::new("T . . . B").hurt('B', 2);
    stage.act('T', "Auto Turret", Bottom).target('B').done();
    assert_eq!(stage.health('B'), 5);
}

#[test]
fn murderous_contraption() {
    let mut stage = Stage::new("T x .");
    let (health, sheet) = summoned(&mut stage, "Murderous Contraption", Top);
    assert_eq!((health, sheet.movement, sheet.attack, stage.xp('T')), (6, 3, Some(3), 2));
    let mut stage = Stage::new("T . . 1").tough('1', 9);
    stage.act('T', "Murderous Contraption", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 5);
}

#[test]
fn curative_aerosol() {
    let mut stage = Stage::new("T x B y").hurt('B', 2);
    stage.act('T', "Curative Aerosol", Top).go("x").target('B').choose(Choice::Stop).target('B').done();
    assert_eq!(stage.health('B'), 6);
    let mut stage = Stage::new("T . B").hurt('B', 2).hurt('T', 2);
    stage.act('T', "Curative Aerosol", Bottom).target('B').target('T').done();
    assert_eq!((stage.health('B'), stage.health('T'), stage.xp('T')), (6, 6, 2));
}

#[test]
fn jet_propulsion() {
    let mut stage = Stage::new("T x u v w y z");
    summoned(&mut stage, "Harmless Contraption", Top);
    stage.act('T', "Jet Propulsion", Top).steps("uvwy").done();
    assert!(stage.game.standing_on(stage.spot('y')).is_some(), "its own 2 and 2 more");
    let mut stage = Stage::new("T # x");
    stage.act('T', "Jet Propulsion", Bottom).steps("#").go("x").done();
    assert_eq!((stage.xp('T'), stage.pile('T', "Jet Propulsion")), (2, Pile::Lost));
}

#[test]
fn harsh_stimulants() {
    let mut stage = Stage::new("T 1").tough('1', 20);
    stage.act('T', "Harsh Stimulants", Top).target('1').suffer().done();
    assert_eq!((stage.health('1'), stage.health('T'), stage.xp('T')), (11, 6, 2));
    let mut stage = Stage::new("T B 1").tough('1', 20);
    stage.act('T', "Harsh Stimulants", Bottom).suffer().done();
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert_eq!((stage.health('1'), stage.health('B'), stage.health('T')), (16, 8, 8));
}

#[test]
fn lethal_injection() {
    let mut stage = Stage::new("T e").tough('e', 30);
    stage.act('T', "Lethal Injection", Top).target('e').done();
    assert_eq!((stage.health('e'), stage.xp('T'), stage.pile('T', "Lethal Injection")), (0, 2, Pile::Lost));
    let mut stage = Stage::new("T x 1");
    stage.act('T', "Lethal Injection", Bottom).go("x").done();
    assert!(stage.has('1', Poison));
}

#[test]
fn chimeric_formula() {
    let mut stage = Stage::new("T B");
    let seat = stage.seat('B');
    let [first, second, third] = ["Trample", "Skewer", "Shield Bash"].map(|card| stage.card('B', card));
    [first, second, third].into_iter().for_each(|card| stage.game.hero_mut(seat).put(card, Pile::Lost));
    let hand = stage.hero('B').count(Pile::Hand);
    stage.act('T', "Chimeric Formula", Top).target('B').choose(Choice::Card(first)).choose(Choice::Card(second));
    let others: Vec<_> = stage.hero('B').cards_in(Pile::Hand).filter(|&card| card != first).take(2).collect();
    for &card in &others {
        stage.choose(Choice::Card(card));
    }
    stage.done();
    assert_eq!((stage.hero('B').count(Pile::Hand), stage.pile('B', "Trample")), (hand, Pile::Hand));
    assert!(others.iter().all(|&card| stage.hero('B').pile(card) == Pile::Lost), "two for two");
    let mut stage = Stage::new("T . B S . M").tough('S', 20);
    let (brute, scoundrel) = (stage.seat('B'), stage.seat('S'));
    let card = stage.card('B', "Trample");
    stage.game.hero_mut(brute).put(card, Pile::Lost);
    let seat = stage.seat('M');
    let other = stage.card('M', "Scurry");
    stage.game.hero_mut(seat).put(other, Pile::Lost);
    stage.act('T', "Chimeric Formula", Bottom).target('S');
    let borrowed = card.borrowed_from(crate::class::Class::Brute);
    assert_eq!(stage.game.next_to_decide(), Some(scoundrel));
    assert_eq!(stage.game.legal(scoundrel), [Choice::Card(borrowed), Choice::Skip], "of those beside that ally only");
    stage.choose(Choice::Card(borrowed)).done();
    assert!(stage.hero('S').cards_in(Pile::Hand).any(|card| card == borrowed));
    assert_eq!((stage.pile('B', "Trample"), stage.xp('T')), (Pile::Home, 2), "the Brute has it no longer");
    assert_eq!(stage.pile('T', "Chimeric Formula"), Pile::Lost);
    // It is played, discarded and lost like any other.
    let lead = stage.card('S', "Flanking Strike");
    stage.game.agenda = vec![Task::Select];
    assert_eq!(stage.game.choose(scoundrel, Choice::Play(borrowed, lead), &mut ()), Ok(()));
    assert_eq!(stage.hero('S').pile(borrowed), Pile::Chosen);
    stage.game.agenda.clear();
    let figure = stage.id('S');
    stage.game.turn = crate::task::TurnLog { figure: Some(figure), ..Default::default() };
    stage.game.act(scoundrel, borrowed, Bottom, true, &mut ());
    stage.game.run(&mut stage.log);
    stage.choose(Choice::Stop).done();
    assert_eq!(stage.hero('S').pile(borrowed), Pile::Discard);
    stage.game.exhaust(scoundrel, false, &mut ());
    assert_eq!(stage.hero('S').pile(borrowed), Pile::Lost);
}
