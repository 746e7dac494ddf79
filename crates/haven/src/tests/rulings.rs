//! Rulings, and rules that were read anew beside the engine (H21, H2.04, H12.03 and others).

use crate::ability::{Ability, Lasting, SummonSheet, Whom, attack, walk};
use crate::choice::{Choice, Refusal};
use crate::class::Class;
use crate::condition::Condition::{Curse, Disarm, Immobilize, Invisible, Muddle, Poison, Stun};
use crate::condition::Conditions;
use crate::event::Event;
use crate::figure::{FigureId, Kind, Side};
use crate::game::{Bonus, Ending, Game, Trap};
use crate::hero::Pile;
use crate::layout::Chest;
use crate::modifier::{Modifier, Twist};
use crate::monster::{MonsterKind, Rank};
use crate::scenario::rule::When;
use crate::setup::Setup;
use crate::stage::{Bottom, Stage, Top};
use crate::task::{Strike, Task};
use crate::words::name;
use kit::{Seat, Seed, Stream};

const RETALIATE: Lasting = Lasting::Retaliate { amount: 9, range: 5, xp: 0 };

pub(super) fn bonus(stage: &mut Stage, mark: char, what: Lasting, slots: &'static [u8]) {
    let who = stage.id(mark);
    let for_round = slots.is_empty();
    stage.game.bonuses.push(Bonus { who, what, for_round, card: None, slots, used: 0 });
}

/// A trap that does no damage on the hex of this name.
pub(super) fn trap(stage: &mut Stage, mark: char, condition: crate::condition::Condition) {
    let spot = stage.spot(mark);
    stage.game.traps.push(Trap { spot, damage: 0, conditions: Conditions::of(&[condition]), reward: None });
    stage.game.survey_ground();
}

/// Somebody performs this at once.
pub(super) fn perform(stage: &mut Stage, mark: char, ability: Ability) {
    let (actor, seat) = (stage.id(mark), stage.game.owner(stage.id(mark)));
    stage.game.agenda.clear();
    stage.game.perform(actor, seat, Box::leak(Box::new(ability)), &mut stage.log);
    stage.game.run(&mut stage.log);
}

fn attack_task(stage: &Stage, by: char, target: char) -> Strike {
    stage.game.strike(stage.id(by), stage.id(target), attack(3).range(3), 3, true)
}

#[test]
fn h21_02_the_dead_make_no_further_attack() {
    let mut stage = Stage::new("B . 1 . T");
    bonus(&mut stage, 'B', RETALIATE, &[]);
    stage.game.agenda = ['T', 'B'].map(|target| Task::Guard(attack_task(&stage, '1', target))).to_vec();
    stage.game.run(&mut stage.log);
    stage.suffer().done();
    assert_eq!([stage.health('B'), stage.health('1'), stage.health('T')], [7, 0, 8]);
    let mut stage = Stage::new("1 B 2").hurt('B', 1).tough('1', 20).tough('2', 20);
    bonus(&mut stage, '1', RETALIATE, &[]);
    bonus(&mut stage, '2', RETALIATE, &[]);
    let strikes = ['1', '2'].map(|target| Task::Guard(attack_task(&stage, 'B', target)));
    stage.game.agenda = strikes.to_vec();
    stage.game.run(&mut stage.log);
    stage.suffer();
    assert!(stage.hero('B').exhausted);
    assert_eq!([stage.health('1'), stage.health('2')], [20, 17], "nor do the exhausted");
}

#[test]
fn h21_02_what_a_card_does_on_death_comes_from_the_dead() {
    let mut stage = Stage::new("B x T");
    let spot = stage.spot('x');
    let cultist = stage.game.place_monster(MonsterKind::Cultist, Rank::Normal, spot, false, false, None, &mut ());
    stage.game.breeds.iter_mut().for_each(|breed| breed.card = Some(0));
    stage = stage.with('T', Invisible);
    let harm = crate::task::Harm {
        target: cultist.expect("placed"),
        amount: 50,
        by: None,
        cause: crate::task::Cause::Scenario,
    };
    stage.game.agenda = vec![Task::Harm(harm)];
    stage.game.run(&mut stage.log);
    stage.suffer().done();
    assert!(stage.health('B') < 10 && stage.health('T') == 8, "the invisible are no target of it (H21.03)");
}

#[test]
fn h12_03_stun_and_immobilize_stop_a_move_where_it_is() {
    for (condition, played) in [(Immobilize, true), (Stun, false)] {
        let mut stage = Stage::new("B x y z 1").with('1', Stun);
        trap(&mut stage, 'y', condition);
        stage.play(&[('B', "Grab and Go", "Trample")]);
        let [grab, trample] = ["Grab and Go", "Trample"].map(|name| stage.card('B', name));
        stage.choose(Choice::Act { card: grab, side: crate::card::Side::Bottom, basic: false }).steps("xy");
        assert!(stage.at('B', 'y') && !stage.offers(Choice::Step(stage.spot('z'))));
        let next = Choice::Act { card: trample, side: crate::card::Side::Top, basic: false };
        assert_eq!(stage.offers(next), played, "after a stun nothing else is used");
        assert_eq!(stage.pile('B', "Trample") == Pile::Discard, !played);
    }
}

#[test]
fn h12_03_disarmed_or_stunned_on_the_way_a_monster_attacks_nobody() {
    for (condition, health, place) in [(Immobilize, 10, '^'), (Disarm, 10, 'x'), (Stun, 10, '^')] {
        let mut stage = Stage::new("B x ^ 1").ability(MonsterKind::BanditGuard, 3);
        stage.game.traps[0].damage = 0;
        stage.game.traps[0].conditions = Conditions::of(&[condition]);
        stage.play(&[('B', "Grab and Go", "Trample")]);
        assert_eq!((stage.health('B'), stage.at('1', place)), (health, true), "{condition:?}");
    }
    // Stopped beside somebody else than it wanted: it attacks whom it can from there, if that is its focus.
    let mut stage = Stage::new("B ^ 1").ability(MonsterKind::BanditGuard, 3);
    stage.game.traps[0].damage = 0;
    stage.game.traps[0].conditions = Conditions::of(&[Immobilize]);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    stage.suffer();
    assert!(stage.at('1', '^') && stage.health('B') < 10);
}

#[test]
fn h12_03_attacks_not_yet_made_are_not_made() {
    for condition in [Disarm, Stun] {
        let mut stage = Stage::new("B . 1").with('1', condition);
        stage.game.agenda = vec![Task::Guard(attack_task(&stage, '1', 'B'))];
        stage.game.run(&mut stage.log);
        stage.done();
        assert_eq!(stage.health('B'), 10);
        let mut stage = Stage::new("B 1 2").tough('1', 30);
        stage.act('B', "Spare Dagger", Bottom);
        stage = stage.with('B', condition);
        stage.game.run(&mut stage.log);
        stage.done();
    }
}

#[test]
fn h21_01_an_empty_hex_has_no_figure_token_or_terrain() {
    let stage = Stage::new("C _ = .");
    assert!(stage.game.is_empty(stage.spot('_')), "a plate does not count");
    let mut stage = Stage::new("C $ ^ * ~ # 1 x");
    let chest = stage.spot('x');
    assert!(stage.game.is_empty(chest));
    stage.game.chests.push((chest, Chest::Gold(1)));
    for mark in "C$^*~#1x".chars() {
        assert!(!stage.game.is_empty(stage.spot(mark)), "{mark}");
    }
    let mut stage = Stage::new("M + .");
    let (thief, door) = (stage.id('M'), stage.spot('+'));
    stage.act('M', "Gnawing Horde", Top).done();
    assert!(!stage.offers(Choice::Hex(door)));
    stage.game.open_door(0, Some(thief), &mut ());
    stage.act('M', "Gnawing Horde", Top);
    assert!(stage.offers(Choice::Hex(door)), "an open door is an empty hex");
    for picture in ["^ M $", "* M ~"] {
        let mut stage = Stage::new(picture);
        stage.act('M', "Gnawing Horde", Top).done();
    }
}

#[test]
fn h21_01_spawned_monsters_and_their_traps_need_an_empty_hex() {
    let mut stage = Stage::new("B . . * x");
    let at = stage.spot('*');
    stage.game.agenda.clear();
    stage.game.spawn(MonsterKind::BanditGuard, Rank::Normal, at);
    stage.game.run(&mut ());
    assert!(stage.game.standing_on(at).is_none() && stage.game.standing_on(stage.spot('x')).is_none());
    let mut stage = Stage::new("B $ 1 x");
    let (guard, coin, x) = (stage.id('1'), stage.spot('$'), stage.spot('x'));
    stage.game.agenda.clear();
    stage.game.lay_trap(guard, 3);
    stage.game.run(&mut ());
    assert_eq!(stage.game.traps.iter().map(|trap| trap.spot).collect::<Vec<_>>(), [x], "not on the money at {coin:?}");
}

#[test]
fn h21_03_the_invisible_are_no_target_where_all_are_meant() {
    let muddle = Conditions::of(&[Muddle]);
    let all =
        [Whom::AdjacentEnemies, Whom::EnemiesWithin(3), Whom::EnemiesInReach, Whom::AllEnemies, Whom::AllAdjacent];
    for whom in all {
        let mut stage = Stage::new("B 1 T").with('B', Invisible);
        perform(&mut stage, '1', Ability::Inflict(muddle, whom));
        assert!(!stage.has('B', Muddle) && stage.has('T', Muddle), "{whom:?}");
    }
    let mut stage = Stage::new("1 B T").with('T', Invisible);
    perform(&mut stage, 'B', Ability::Inflict(muddle, Whom::AllAdjacent));
    assert!(stage.has('T', Muddle), "invisibility changes nothing for allies");
    let mut stage = Stage::new("B ^ x").with('B', Invisible);
    stage.act('B', "Grab and Go", Bottom).steps("^").suffer();
    assert_eq!(stage.health('B'), 7, "what targets nobody reaches them");
}

#[test]
fn h21_04_given_and_forced_abilities_are_that_figures_own() {
    let force = |ability: Ability| {
        let ability = Box::leak(Box::new(ability));
        Ability::Force { range: 5, ability, stay_near: false }
    };
    for condition in [Stun, Disarm] {
        let mut stage = Stage::new("M . 1 2").with('1', condition);
        perform(&mut stage, 'M', force(attack(2).ability()));
        stage.target('1').done();
        assert_eq!(stage.health('2'), 6);
    }
    for condition in [Stun, Immobilize] {
        let mut stage = Stage::new("M . 1 x").with('1', condition);
        perform(&mut stage, 'M', force(walk(1)));
        stage.target('1').done();
    }
    let mut stage = Stage::new("M . 1 2");
    bonus(&mut stage, '2', RETALIATE, &[]);
    perform(&mut stage, 'M', force(attack(2).ability()));
    stage.target('1').target('2').done();
    assert_eq!([stage.health('1'), stage.health('2')], [0, 4], "and it can be retaliated against");
    let mut stage = Stage::new("M B x").with('B', Stun);
    perform(&mut stage, 'M', Ability::Grant(3, Box::leak(Box::new(walk(2)))));
    stage.target('B').done();
    assert!(stage.at('B', 'B'), "a stunned ally does nothing with what it is given");
}

#[test]
fn h21_05_who_appears_at_the_end_of_a_round_draws_no_card_before_the_next() {
    let mut game = Game::begin(&Setup::scenario(3, &Class::ALL[..2], Seed::from_number(1)), &mut ()).expect("legal");
    while let Some(seat) = game.next_to_decide().filter(|_| game.round() == 0) {
        let first = game.legal(seat)[0];
        game.choose(seat, first, &mut ()).expect("listed");
    }
    let guards: Vec<FigureId> = game.figures().filter(|(_, one)| one.seat().is_none()).map(|(id, _)| id).collect();
    guards.into_iter().for_each(|id| game.remove_figure(id));
    game.breeds.clear();
    game.order = vec![crate::game::Turn { initiative: 50, actor: crate::game::Actor::Hero(Seat(0)) }];
    game.agenda = vec![Task::EndRound];
    let mut log = Vec::new();
    game.run(&mut log);
    assert_eq!(game.figures().filter(|(_, one)| one.seat().is_none()).count(), 1, "round 1 is odd");
    assert!(!log.iter().any(|event| matches!(event, Event::Revealed(..))));
    assert!(game.breeds.iter().all(|breed| breed.card.is_none()) && game.order.is_empty());
}

#[test]
fn h21_07_a_pushed_flyer_passes_figures_and_terrain_and_ends_on_no_figure() {
    let mut stage = Stage::new("B x T # ^ y");
    let x = stage.spot('x');
    let demon = stage.game.place_monster(MonsterKind::SunDemon, Rank::Normal, x, false, false, None, &mut ());
    let demon = demon.expect("placed");
    perform(&mut stage, 'B', Ability::Push(1, Whom::AdjacentEnemy));
    stage.choose(Choice::Target(demon)).done();
    assert_eq!(stage.game.figure(demon).spot, x, "it may not end on the Tinkerer");
    perform(&mut stage, 'B', Ability::Push(2, Whom::AdjacentEnemy));
    let hero = stage.spot('T');
    stage.choose(Choice::Target(demon)).choose(Choice::Step(hero)).done();
    assert_eq!(stage.game.figure(demon).spot, stage.spot('#'));
    stage.game.relocate(demon, x);
    perform(&mut stage, 'B', Ability::Push(4, Whom::AdjacentEnemy));
    stage.choose(Choice::Target(demon)).choose(Choice::Step(hero)).done();
    assert_eq!((stage.game.figure(demon).spot, stage.game.traps.len()), (stage.spot('y'), 1), "and springs nothing");
}

#[test]
fn h21_11_a_destroyed_obstacle_is_no_kill_and_h5_09_holds_up_no_goal() {
    let mut stage = Stage::new("B %");
    assert!(!stage.game.monsters_left());
    stage.act('B', "Trample", Top).target('%').act('B', "Spare Dagger", Bottom).target('%').done();
    assert!(!stage.game.figure(stage.id('%')).alive);
    assert_eq!((stage.hero('B').tally.kills, stage.game.kills, stage.hero('B').tally.first_kill), (0, 0, false));
}

#[test]
fn h21_16_frost_armor_cancels_damage_of_any_source() {
    let mut stage = Stage::new("W ^ x");
    stage.act('W', "Frost Armor", Bottom);
    stage.act('W', "Fire Orbs", Bottom).steps("^");
    assert_eq!((stage.health('W'), stage.game.traps.len()), (6, 0), "a trap");
    let cancels = stage.game.bonuses.iter().find(|one| one.what == Lasting::Cancel).map(|one| one.used);
    assert_eq!(cancels, Some(1));
}

#[test]
fn h2_04_active_cards_count_as_discarded_for_rests_and_exhaustion() {
    let mut stage = Stage::new("M 1").tough('1', 40);
    stage.act('M', "Feedback Loop", Top).target('1').done();
    let seat = stage.seat('M');
    let cards: Vec<_> = stage.hero('M').cards_in(Pile::Hand).collect();
    for (at, &card) in cards.iter().enumerate() {
        let pile = [Pile::Hand, Pile::Discard].get(at).copied().unwrap_or(Pile::Lost);
        stage.game.hero_mut(seat).put(card, pile);
    }
    stage.next_round();
    assert!(!stage.hero('M').exhausted, "one in hand, one discard and one active: she can rest");
    assert_eq!(stage.game.legal(seat)[0], Choice::LongRest);
    stage.choose(Choice::LongRest);
    while stage.turns().last() != Some(&'M') {
        stage.choose(Choice::Suffer);
    }
    let active = stage.card('M', "Feedback Loop");
    assert!(stage.offers(Choice::Card(cards[1])) && stage.offers(Choice::Card(active)));
    stage.choose(Choice::Card(active));
    assert_eq!(
        (stage.pile('M', "Feedback Loop"), stage.hero('M').augments[0]),
        (Pile::Lost, None),
        "which ends its effect"
    );
}

#[test]
fn h2_04_a_rest_leaves_an_active_card_alone_unless_it_was_put_away() {
    for away in [false, true] {
        let mut stage = Stage::new("M 1").tough('1', 40).discard('M', 3);
        stage.act('M', "Feedback Loop", Top).target('1').done();
        let (seat, card) = (stage.seat('M'), stage.card('M', "Feedback Loop"));
        stage.game.agenda = vec![Task::LongRest(seat)];
        if away {
            stage.choose(Choice::Dismiss(card));
        }
        let lost = stage.hero('M').cards_in(Pile::Discard).find(|&one| one != card).expect("discards");
        stage.choose(Choice::Card(lost));
        let expected = if away { Pile::Hand } else { Pile::Active { lost: false } };
        assert_eq!(stage.pile('M', "Feedback Loop"), expected);
    }
}

#[test]
fn h2_04_recovering_takes_active_cards_back_and_ends_their_effect() {
    let mut stage = Stage::new("T B 1").tough('1', 40);
    stage.act('B', "Warding Strength", Bottom).done();
    let (seat, card) = (stage.seat('B'), stage.card('B', "Warding Strength"));
    stage.game.agenda = vec![Task::Recover { seat, from: crate::ability::Recovery::Lost, left: 1 }];
    stage.choose(Choice::Card(card));
    assert_eq!((stage.pile('B', "Warding Strength"), stage.game.bonuses.len()), (Pile::Hand, 0));
}

#[test]
fn h2_04_an_active_card_may_be_put_away_in_anybodys_turn() {
    let mut stage = Stage::new("B . T . . 1");
    stage.act('B', "Warding Strength", Bottom).done();
    let (brute, card) = (stage.seat('B'), stage.card('B', "Warding Strength"));
    let tinkerer = stage.seat('T');
    stage.game.agenda = vec![Task::ShortRest(tinkerer)];
    let stage = &mut stage;
    assert!(stage.game.next_to_decide() != Some(brute));
    assert_eq!(stage.game.legal(brute), [Choice::Dismiss(card)]);
    assert_eq!(stage.game.choose(tinkerer, Choice::Dismiss(card), &mut ()), Err(Refusal::NotOpen), "only the own ones");
    assert_eq!(stage.game.choose(brute, Choice::Dismiss(card), &mut ()), Ok(()));
    assert_eq!((stage.pile('B', "Warding Strength"), stage.game.bonuses.len()), (Pile::Lost, 0));
    assert_eq!(stage.game.choose(brute, Choice::Dismiss(card), &mut ()), Err(Refusal::NotOpen));
}

#[test]
fn h5_06_no_obstacle_cuts_anything_off_where_the_map_has_a_pocket() {
    let mut stage = Stage::new("p # q C r s");
    stage.act('C', "Avalanche", Bottom);
    let [q, r] = ['q', 'r'].map(|mark| Choice::Hex(stage.spot(mark)));
    assert!(stage.offers(q) && !stage.offers(r), "beyond r the rest would be cut off");
    let stage = Stage::new(
        "
        p # q C r
         # # s t u
        ",
    );
    assert!(!stage.game.would_cut(stage.spot('q')) && !stage.game.would_cut(stage.spot('r')));
}

#[test]
fn h8_02_an_augment_may_be_left_out() {
    let mut stage = Stage::new("M 1").asked();
    stage.act('M', "Feedback Loop", Top).choose(Choice::Skip).target('1').done();
    assert_eq!((stage.hero('M').augments[0], stage.pile('M', "Feedback Loop")), (None, Pile::Discard));
    let mut stage = Stage::new("M 1").asked();
    stage.act('M', "Feedback Loop", Top).choose(Choice::Do).target('1').done();
    assert!(stage.hero('M').augments[0].is_some());
    let mut stage = Stage::new("M x .").asked().hurt('M', 2);
    stage.act('M', "Into the Night", Bottom).done();
    assert!(stage.has('M', Invisible), "an action of one part is not asked about: it could have been left unplayed");
}

#[test]
fn h8_02_what_harms_an_ally_is_not_asked_about() {
    use crate::perform::is_optional;
    let suffer = |whom| Ability::Suffer(1, whom);
    let muddle = |whom| Ability::Inflict(Conditions::of(&[Muddle]), whom);
    let two = |ability: Ability| is_optional(&ability, &[ability, walk(1)]);
    for whom in [Whom::Me, Whom::AllAdjacent, Whom::AlliesWithin(1), Whom::AllAllies, Whom::MeAndAllies(1)] {
        assert!(!two(suffer(whom)) && !two(muddle(whom)), "{whom:?}");
        assert!(two(Ability::Heal(1, whom)), "{whom:?}");
    }
    for whom in [Whom::AdjacentEnemies, Whom::EnemiesWithin(2), Whom::AllEnemies, Whom::MovedThrough] {
        assert!(two(suffer(whom)) && two(muddle(whom)), "{whom:?}");
    }
    assert!(two(Ability::Inflict(Conditions::of(&[Invisible]), Whom::Me)));
    assert!(!two(Ability::Inflict(Conditions::of(&[Curse]), Whom::Me)));
    assert!(!two(walk(2)) && !two(Ability::Heal(2, Whom::MeOrAlly(2))), "these ask by themselves");
    assert!(!is_optional(&Ability::Heal(2, Whom::Me), &[Ability::Heal(2, Whom::Me)]));
}

#[test]
fn h10_05_a_hero_may_leave_conditions_out() {
    let mut stage = Stage::new("B 1 2").item('B', crate::item::Item::WarHammer).tough('1', 20).tough('2', 20);
    stage =
        stage.modifiers('B', &[Modifier::with(0, Twist::Inflict(Muddle)), Modifier::with(0, Twist::Inflict(Poison))]);
    stage.act('B', "Spare Dagger", Bottom);
    assert!(!stage.offers(Choice::Omit(Stun)) && stage.offers(Choice::Omit(Muddle)), "those of the own deck too");
    stage.choose(Choice::Use(crate::item::Item::WarHammer)).choose(Choice::Omit(Stun)).choose(Choice::Omit(Muddle));
    stage.refuse(Choice::Omit(Stun)).target('1').done();
    assert!(!stage.has('1', Stun) && !stage.has('1', Muddle));
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert!(stage.has('1', Poison), "the next attack asks anew");
}

#[test]
fn h11_01_a_push_is_left_out_or_goes_all_the_way() {
    let mut stage = Stage::new("B 1 x y z").tough('1', 20);
    stage.act('B', "Warding Strength", Top).target('1');
    let [x, y] = ['x', 'y'].map(|mark| stage.spot(mark));
    assert!(stage.offers(Choice::Stop) && stage.offers(Choice::Step(x)));
    stage.choose(Choice::Step(x)).done();
    assert_eq!(stage.game.figure(stage.id('1')).spot, y, "push 2: once begun it goes the full way");
    stage.game.relocate(stage.id('1'), x);
    let mut stage = Stage::new("B 1 x y z").tough('1', 20);
    stage.act('B', "Warding Strength", Top).target('1').choose(Choice::Stop).done();
    assert!(stage.at('1', '1'));
}

#[test]
fn h12_04_a_curse_beyond_the_tenth_is_not_told() {
    let mut stage = Stage::new("B 1");
    for mark in ['B', '1'] {
        let id = stage.id(mark);
        for condition in [Curse, crate::condition::Condition::Bless] {
            (0..12).for_each(|_| stage.game.afflict(id, condition, &mut stage.log));
        }
    }
    let told =
        |wanted| stage.log.iter().filter(|&&event| matches!(event, Event::Condition(_, one) if one == wanted)).count();
    assert_eq!((told(Curse), told(crate::condition::Condition::Bless)), (20, 10));
}

#[test]
fn h14_01_a_slot_is_filled_by_an_attack_and_not_by_one_without_a_target() {
    let slots = |stage: &Stage| stage.game.bonuses.iter().map(|one| one.used).collect::<Vec<u8>>();
    let ranged = || attack(2).range(2).ability();
    for (what, air) in [(Lasting::MoreTargets, false), (Lasting::WindReach(2), true)] {
        let mut stage = Stage::new("C . . . . . 1").element(crate::element::Element::Air);
        bonus(&mut stage, 'C', what, &[0, 0]);
        perform(&mut stage, 'C', ranged());
        assert_eq!((slots(&stage), stage.game.next_to_decide()), (vec![0], None), "nobody in range");
        assert!(stage.game.elements.available(crate::element::Element::Air));
        let mut stage = Stage::new("C 1 2 . .").element(crate::element::Element::Air);
        bonus(&mut stage, 'C', what, &[0, 0]);
        perform(&mut stage, 'C', ranged());
        stage.choose(Choice::Skip).done();
        assert_eq!(slots(&stage), [0], "left out");
        perform(&mut stage, 'C', ranged());
        stage.target('1');
        assert_eq!(slots(&stage), [1], "made");
        assert_eq!(stage.game.elements.available(crate::element::Element::Air), !air);
        assert_eq!(stage.game.next_to_decide().is_some(), !air, "one more target");
    }
    let mut stage = Stage::new("C . . 1").element(crate::element::Element::Air);
    bonus(&mut stage, 'C', Lasting::WindReach(2), &[0, 0]);
    perform(&mut stage, 'C', ranged());
    stage.target('1').done();
}

pub(super) const ARCHER: SummonSheet = SummonSheet {
    name: name("Archer", "Arquera", "Schützin", "Arqueira"),
    health: 5,
    movement: 0,
    attack: Some(2),
    range: Some(3),
    conditions: Conditions::NONE,
    flying: false,
    nature: crate::ability::Nature::Plain,
};

pub(super) fn summon(stage: &mut Stage, mark: char) -> FigureId {
    let card = Some(stage.card('M', "Gnawing Horde"));
    let kind = Kind::Summon { owner: stage.seat('M'), card, sheet: ARCHER };
    let spot = stage.spot(mark);
    stage.game.add_figure(kind, Side::Heroes, spot, 5, false, &mut ()).expect("room")
}

#[test]
fn h10_08_an_added_target_drawn_by_a_summon_is_attacked_too() {
    let more = Modifier::with(0, Twist::AddTarget);
    let mut stage = Stage::new("M x . 1 2 . 3").tough('1', 9).tough('2', 9).modifiers('M', &[more, more]);
    let archer = summon(&mut stage, 'x');
    stage.game.agenda = vec![Task::Automaton(archer)];
    stage.game.run(&mut stage.log);
    stage.done();
    assert_eq!(
        [stage.health('1'), stage.health('2'), stage.health('3')],
        [7, 7, 6],
        "one more, in range, and only one"
    );
}

#[test]
fn h16_04_to_a_summon_monsters_of_a_type_come_in_the_order_in_which_they_act() {
    let mut stage = Stage::new("1 . x . e M");
    let archer = summon(&mut stage, 'x');
    let focus: Vec<_> = stage.game.foresee(archer).iter().filter_map(|way| way.focus).map(|focus| focus.0).collect();
    assert_eq!(focus, [stage.id('e')], "the elite acts first");
    let mut stage = Stage::new("1 . x . 2 M");
    let number = |stage: &Stage, mark| match stage.game.figure(stage.id(mark)).kind {
        Kind::Monster { number, .. } => number,
        _ => 0,
    };
    let archer = summon(&mut stage, 'x');
    let first = if number(&stage, '1') < number(&stage, '2') { '1' } else { '2' };
    let focus: Vec<_> = stage.game.foresee(archer).iter().filter_map(|way| way.focus).map(|focus| focus.0).collect();
    assert_eq!(focus, [stage.id(first)]);
}

#[test]
fn h17_01_a_goal_once_met_stays_met_though_others_appear() {
    let mut stage = Stage::new("B 1 x").hurt('1', 3);
    let layout = std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else has it");
    layout.terms.goal = When::EVERY_ENEMY_DEAD;
    stage.act('B', "Trample", Top).target('1').done();
    assert!(stage.game.goal_met());
    let x = stage.spot('x');
    stage.game.place_monster(MonsterKind::BanditGuard, Rank::Normal, x, true, false, None, &mut ());
    stage.game.agenda = vec![Task::EndRound];
    stage.game.run(&mut ());
    assert_eq!(stage.game.outcome(), Some(Ending::Won));
}

#[test]
fn games_that_differ_in_anything_are_not_equal() {
    let game = Stage::new("B x . 1").game;
    let x = Stage::new("B x . 1").spot('x');
    let same = game.clone();
    assert!(same == game);
    let changes: [fn(&mut Game); 10] = [
        |game| game.open = game.open.with(0),
        |game| game.revealed = 0,
        |game| game.chests.push((crate::spot::Spot(1), Chest::Cure)),
        |game| game.hazards.insert(crate::spot::Spot(1)),
        |game| game.turn.moved = 1,
        |game| game.mind.focus = Some(FigureId(0)),
        |game| game.woes.mend = true,
        |game| game.progress.fate = Some(Ending::Won),
        |game| game.lull = true,
        |game| game.progress.pressed.insert(crate::spot::Spot(1)),
    ];
    for change in changes {
        let mut other = game.clone();
        change(&mut other);
        assert!(other != game);
    }
    let mut other = game.clone();
    other.standing[x.index()] = Some(FigureId(0));
    assert!(other != game);
}

#[test]
fn names_that_the_spanish_book_prints_are_used_as_they_are() {
    use crate::goal::BattleGoal;
    use crate::item::Item;
    let spanish = |name: crate::words::Name| name.get(kit::Lang::Es);
    let card = |class: Class, english: &str| {
        let card = class.cards().iter().find(|card| card.name.to_string() == english).expect("a card");
        spanish(card.name)
    };
    let items = [Item::BootsOfStriding, Item::HideArmor, Item::EagleEyeGoggles, Item::MinorHealingPotion];
    assert_eq!(
        items.map(|item| spanish(item.sheet().name)),
        ["Botas de zancadas", "Armadura de piel", "Lentes ojo de águila", "Poción curativa menor"]
    );
    assert_eq!(card(Class::Spellweaver, "Freezing Nova"), "Nova congelante");
    assert_eq!(card(Class::Spellweaver, "Flame Strike"), "Golpe de llama");
    assert_eq!(card(Class::Scoundrel, "Venom Shiv"), "Navaja envenenada");
    assert_eq!(card(Class::Scoundrel, "Trickster's Reversal"), "Argucia del embaucador");
    assert_eq!(card(Class::Brute, "Wall of Doom"), "Muralla de dolor");
    assert_eq!(card(Class::Mindthief, "Submissive Affliction"), "Voluntad enferma");
    assert_eq!(card(Class::Mindthief, "Into the Night"), "Unirse a la noche");
    assert_eq!(card(Class::Mindthief, "Gnawing Horde"), "Horda de roedores");
    let mut stage = Stage::new("M x .");
    let x = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(x));
    let rats = stage.game.figure(stage.game.standing_on(x).expect("rats"));
    assert!(matches!(rats.kind, Kind::Summon { sheet, .. } if spanish(sheet.name) == "Plaga de ratas"));
    assert_eq!(spanish(BattleGoal::Layabout.name()), "Haragán");
    assert_eq!(spanish(MonsterKind::BanditArcher.sheet().name), "Arquera bandido");
    let rooms = (0..400).flat_map(|seed| crate::dungeon::names(Seed::from_number(seed)));
    let drowned =
        rooms.into_iter().find(|(one, room)| (one.to_string(), room.to_string()) == ("Drowned".into(), "Sewer".into()));
    let (adjective, noun) = drowned.expect("some dungeon has it");
    assert_eq!((spanish(noun), spanish(adjective)), ("Alcantarillas", "inundado"));
}

/// Another type that has the Bandit Guards' deck.
fn inox_guard(stage: &mut Stage, mark: char) -> FigureId {
    let spot = stage.spot(mark);
    let placed = stage.game.place_monster(MonsterKind::InoxGuard, Rank::Normal, spot, false, false, None, &mut ());
    placed.expect("placed")
}

#[test]
fn h21_10_types_that_share_a_deck_share_its_card_of_the_round() {
    let mut stage = Stage::new("B . . . . . . . 1 x").with('1', Stun);
    let inox = inox_guard(&mut stage, 'x');
    assert_eq!(stage.game.ability_decks.len(), 1);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    let cards: Vec<_> = stage.game.breeds.iter().map(|breed| breed.card).collect();
    assert!(cards[0].is_some() && cards[0] == cards[1], "{cards:?}");
    assert_eq!(
        stage.game.ability_deck(MonsterKind::InoxGuard).map(|deck| (deck.left(), deck.discards().len())),
        Some((7, 1))
    );
    let turns = stage.game.order.iter().filter(|turn| matches!(turn.actor, crate::game::Actor::Breed(_)));
    let initiatives: Vec<u8> = turns.map(|turn| turn.initiative).collect();
    assert_eq!(initiatives.len(), 2);
    assert!(initiatives[0] == initiatives[1], "they act one after the other");
    assert!(stage.game.figure(inox).alive);
}

#[test]
fn h21_10_a_type_that_comes_in_the_middle_of_a_round_takes_the_card_that_lies_there() {
    let mut stage = Stage::new("B . . . . . . . 1 x").ability(MonsterKind::BanditGuard, 0);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    let left = stage.game.ability_decks[0].left();
    inox_guard(&mut stage, 'x');
    assert_eq!(stage.game.ability_decks[0].left(), left);
    assert_eq!(stage.game.breeds[0].card, stage.game.breeds[1].card);
    stage.game.cleanup(&mut ());
    assert_eq!(stage.game.ability_decks[0].left(), 8, "marked: shuffled once");
}

#[test]
fn h21_08_the_players_choose_the_hex_of_a_summoned_monster_and_of_a_trap() {
    let picture = "
        B . x .
         . 1 y .
        ";
    let beside = crate::ability::Arrival::BesideMe;
    let mut stage = Stage::new(picture);
    let guard = stage.id('1');
    stage.game.agenda.clear();
    stage.game.summon_monster(guard, MonsterKind::LivingBones, [Rank::Normal; 3], beside);
    stage.game.run(&mut ());
    let hexes = stage.game.legal(Seat(0));
    assert!(hexes.len() == 2 && hexes.iter().all(|one| matches!(one, Choice::Hex(_))), "{hexes:?}");
    stage.choose(hexes[1]).done();
    assert_eq!(stage.game.figures().count(), 3);
    let mut stage = Stage::new(picture);
    stage.game.agenda.clear();
    stage.game.lay_trap(guard, 2);
    stage.game.run(&mut ());
    let hexes = stage.game.legal(Seat(0));
    stage.choose(hexes[1]).done();
    let Choice::Hex(spot) = hexes[1] else { panic!("a hex") };
    assert_eq!(stage.game.traps.iter().map(|trap| trap.spot).collect::<Vec<_>>(), [spot]);
}

#[test]
fn h21_08_the_players_choose_where_somebody_is_spawned_and_who_becomes_elite() {
    let mut stage = Stage::new("B x 1 y 2");
    let at = stage.spot('1');
    stage.game.agenda.clear();
    stage.game.spawn(MonsterKind::BanditGuard, Rank::Normal, at);
    stage.game.run(&mut ());
    let [x, y] = ['x', 'y'].map(|mark| Choice::Hex(stage.spot(mark)));
    assert_eq!(stage.game.legal(Seat(0)), [x, y]);
    stage.choose(y).done();
    stage.game.agenda = vec![Task::Promote(crate::map::RoomId(0))];
    let two = Choice::Target(stage.id('2'));
    assert_eq!(stage.game.legal(Seat(0)).len(), 3);
    stage.choose(two).done();
    let figure = stage.game.figure(stage.id('2'));
    assert!(matches!(figure.kind, Kind::Monster { rank: Rank::Elite, .. }) && figure.health == 9, "{figure:?}");
}

#[test]
fn h21_08_the_players_choose_which_of_the_types_revealed_together_acts_first() {
    let mut stage = Stage::new("B . . . . . . . x y z");
    stage.play(&[('B', "Grab and Go", "Trample")]);
    let known = stage.game.order.clone();
    inox_guard(&mut stage, 'x');
    let y = stage.spot('y');
    stage.game.place_monster(MonsterKind::CityGuard, Rank::Normal, y, false, false, None, &mut ()).expect("placed");
    stage.game.ask_new_ties(&known);
    assert_eq!(stage.game.legal(Seat(0)), [Choice::Option(0), Choice::Option(1)]);
    let breeds = |stage: &Stage| {
        let breed = |turn: &&crate::game::Turn| matches!(turn.actor, crate::game::Actor::Breed(_));
        stage.game.order.iter().filter(breed).copied().collect::<Vec<_>>()
    };
    let before = breeds(&stage);
    let Some(&Task::Tie(at, 2)) = stage.game.agenda.last() else { panic!("a tie") };
    stage.game.break_tie(at, 2, 1, &mut ());
    assert_eq!(breeds(&stage), [before[1], before[0]]);
    // Whoever has acted already stays where it is, and a type that is tied with nobody asks nothing.
    stage.game.agenda.clear();
    let known = stage.game.order.clone();
    stage.game.ask_new_ties(&known);
    assert!(stage.game.agenda.is_empty());
}

#[test]
fn h16_04_of_equal_focuses_the_first_seat_is_the_default() {
    let stage = Stage::new("T . 1 . B");
    let ways = stage.game.foresee(stage.id('1'));
    let focus: Vec<FigureId> = ways.iter().filter_map(|way| way.focus).map(|focus| focus.0).collect();
    assert_eq!(focus.first(), Some(&stage.id('B')), "{focus:?}");
    assert_eq!(focus.len(), 2);
}

pub(super) fn out_of_cards(stage: &mut Stage, mark: char) {
    let seat = stage.seat(mark);
    let cards: Vec<_> = stage.hero(mark).cards_in(Pile::Hand).collect();
    cards.into_iter().for_each(|card| stage.game.hero_mut(seat).put(card, Pile::Lost));
}

#[test]
fn h19_02_below_1_health_a_hero_is_gone_for_good() {
    for permanent in [false, true] {
        let mut stage = Stage::new("B 1 . T");
        stage.game.permanent_death = permanent;
        stage.attacked('1', 'B', 99, 1).suffer();
        assert!(stage.hero('B').exhausted && !stage.game.figure(stage.id('B')).alive);
        assert_eq!((stage.hero('B').dead, stage.game.outcome()), (permanent, None));
        let died = stage.log.contains(&Event::Died(stage.id('B')));
        assert_eq!(died, permanent);
    }
}

#[test]
fn h19_02_whoever_runs_out_of_cards_stays_can_be_attacked_and_does_nothing() {
    let mut stage = Stage::new("B . 1 . . . . . . T").ability(MonsterKind::BanditGuard, 3);
    stage.game.permanent_death = true;
    out_of_cards(&mut stage, 'B');
    let brute = stage.seat('B');
    stage.next_round();
    assert!(stage.hero('B').exhausted && !stage.hero('B').dead && stage.game.figure(stage.id('B')).alive);
    assert!(stage.game.legal(brute).is_empty() && stage.game.next_to_decide() == Some(stage.seat('T')));
    stage.play(&[('T', "Enhancement Field", "Stun Shot")]);
    let last = stage.game.order.last().map(|turn| (turn.initiative, turn.actor));
    assert_eq!(last, Some((99, crate::game::Actor::Hero(brute))));
    assert!(stage.health('B') < 10, "the guard attacked it, and nobody was asked");
    assert!(!stage.turns().contains(&'B'));
    stage.attacked('1', 'B', 99, 1);
    assert!(stage.hero('B').dead && !stage.game.figure(stage.id('B')).alive);
}

#[test]
fn h19_02_after_a_lost_scenario_whoever_lives_at_the_end_of_the_round_lives_on() {
    for (picture, dead) in [("B . . . . . . . . . . . 1", false), ("B 1", true)] {
        let mut stage = Stage::new(picture).hurt('B', 1).ability(MonsterKind::BanditGuard, 3);
        stage.game.permanent_death = true;
        out_of_cards(&mut stage, 'B');
        stage.next_round();
        assert_eq!((stage.game.outcome(), stage.hero('B').dead), (Some(Ending::Lost), dead));
        assert!(stage.turns().contains(&'1'), "the round was played");
    }
}

#[test]
fn h19_03_a_penalty_of_the_first_room_is_for_the_hero_whom_the_players_name() {
    use crate::dungeon::Penalty;
    let punished = |penalty: Penalty| {
        let mut stage = Stage::new("B . T . 1");
        let layout = std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else has it");
        layout.penalties = vec![Some(penalty)];
        stage.game.agenda = vec![Task::Penalty(crate::map::RoomId(0), None)];
        stage.game.run(&mut stage.log);
        stage
    };
    let mut stage = punished(Penalty::StunOpener);
    let heroes = ['B', 'T'].map(|mark| Choice::Target(stage.id(mark)));
    assert_eq!(stage.game.legal(Seat(0)), heroes);
    stage.target('T').done();
    assert!(stage.has('T', Stun) && !stage.has('B', Stun));
    let mut stage = punished(Penalty::OpenerLoses(1));
    stage.target('T');
    assert_eq!(stage.game.next_to_decide(), Some(stage.seat('T')));
    let mut stage = punished(Penalty::Again(Rank::Normal, 2));
    stage.done();
    assert_eq!(stage.game.figures().count(), 3, "there is no room before the first");
}

#[test]
fn h21_11_an_obstacle_is_destroyed_whole() {
    use crate::layout::OverlayPiece;
    let mut stage = Stage::new("C x y z");
    let [x, y] = ['x', 'y'].map(|mark| stage.spot(mark));
    stage.game.ground.obstacles = [x, y].into_iter().collect();
    let what = crate::scenario::ScenarioSheet::by_number(1).and_then(|sheet| sheet.layout().ok());
    let what = what.and_then(|layout| layout.pieces.first().map(|piece| piece.what)).expect("a piece");
    let layout = std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else has it");
    layout.pieces = vec![OverlayPiece { what, spots: vec![x, y], fixed: false }];
    perform(&mut stage, 'C', Ability::Shatter);
    stage.choose(Choice::Hex(x)).done();
    assert!(stage.game.ground.obstacles.is_empty());
    assert!([x, y].iter().all(|&spot| stage.log.contains(&Event::ObstacleGone(spot))));
}

/// A dungeon game up to the choice of where to start, of the first seed whose first room has so many entries and exits.
fn dungeon_with(entries: usize, exits: usize) -> Game {
    let seeds = (0..5_000).map(Seed::from_number);
    let mut games = seeds.map(|seed| {
        let setup = crate::Setup::dungeon(&[Class::Brute, Class::Tinkerer], seed);
        Game::begin(&setup, &mut ()).expect("a dungeon")
    });
    let wanted = |game: &Game| {
        let first = game.dungeon.as_ref().expect("a dungeon").entries();
        usize::from(first) == entries && game.layout.map.doors().len() == exits
    };
    let mut game = games.find(wanted).expect("a seed");
    while !matches!(game.agenda.last(), Some(Task::Entry | Task::Start(_))) {
        let seat = game.next_to_decide().expect("something to decide");
        let first = game.legal(seat)[0];
        game.choose(seat, first, &mut ()).expect("it was listed");
    }
    game
}

#[test]
fn h21_09_the_players_choose_the_entry_of_a_first_room_that_has_two() {
    use crate::question::{Question, Reason};
    let mut game = dungeon_with(2, 1);
    assert_eq!(game.question(Seat(0)), Some(Question::Entry), "before anybody stands on the board");
    assert_eq!(game.legal(Seat(0)), [Choice::Option(0), Choice::Option(1)]);
    assert_eq!(game.view(Seat(0)).why_not(Choice::Option(2)), Some(Reason::NotAsked));
    assert_eq!(game.question(Seat(1)), None);
    let entries = game.view(Seat(0)).entries();
    assert!(entries.len() == 2 && entries[0].start != entries[1].start);
    let mut events: Vec<Event> = Vec::new();
    game.choose(Seat(0), Choice::Option(1), &mut events).expect("open");
    assert_eq!(events, [Event::Entry(1)]);
    assert_eq!(game.question(Seat(0)), Some(Question::Start));
    let start: Vec<Choice> = entries[1].start.iter().map(Choice::Hex).collect();
    assert_eq!(game.legal(Seat(0)), start, "within two hexes of that entry");
    let near = |spot: crate::spot::Spot| game.layout.map.hex(spot).distance(entries[1].at);
    assert!(entries[1].start.iter().any(|spot| near(spot) == 1));
    let one = dungeon_with(1, 1);
    assert_eq!(one.question(Seat(0)), Some(Question::Start), "one entry is no question");
    assert!(one.view(Seat(0)).entries().is_empty());
}

#[test]
fn h21_09_of_two_exits_both_are_open_until_one_is_taken_and_then_the_other_is_sealed() {
    let game = dungeon_with(1, 2);
    let doors = game.layout.map.doors().to_vec();
    assert!(doors.iter().all(|door| door.rooms == [crate::map::RoomId(0), crate::map::RoomId(1)]));
    assert_eq!(game.view(Seat(0)).doors().filter(|door| !door.locked && !door.open).count(), 2);
    let hexes: Vec<_> = doors.iter().map(|door| game.layout.map.hex(door.spot)).collect();
    let mut rooms = Vec::new();
    for taken in [0, 1] {
        let mut game = game.clone();
        let opener = game.heroes[0].figure;
        let before = game.layout.map.len();
        let mut events: Vec<Event> = Vec::new();
        game.open_door(taken, Some(opener), &mut events);
        let other = 1 - taken;
        assert!(events.contains(&Event::Locked(doors[other].spot)) && events.contains(&Event::Door(doors[taken].spot)));
        assert!(game.is_locked(other) && !game.open.has(other) && game.open.has(taken));
        assert_eq!(hexes, doors.iter().map(|door| game.layout.map.hex(door.spot)).collect::<Vec<_>>(), "hexes stay");
        let room = game.layout.map.room_spots(crate::map::RoomId(1));
        assert!(!room.is_empty() && room.iter().all(|spot| spot.index() >= before));
        let chart = game.chart();
        assert!(
            room.iter().any(|spot| chart.adjacent(doors[taken].spot, spot)),
            "it lies behind the door that was taken"
        );
        assert!(room.iter().all(|spot| game.layout.map.hex(spot) != hexes[other]));
        assert!(game.layout.map.doors()[2..].iter().all(|door| door.rooms[0] == crate::map::RoomId(1)));
        rooms.push(room.iter().map(|spot| game.layout.map.hex(spot)).collect::<Vec<_>>());
    }
    assert_ne!(rooms[0], rooms[1], "where the next room lies depends on the exit");
}

#[test]
fn h21_13_h21_09_what_comes_next_in_a_dungeon_is_in_no_imagined_game() {
    let game = dungeon_with(1, 2);
    let mut stream = Stream::new(Seed::from_number(9), "imagined dungeons");
    for _ in 0..20 {
        let mut other = game.view(Seat(0)).imagine(&mut stream);
        let doors = |game: &Game| game.view(Seat(0)).doors().map(|door| door.spot).collect::<Vec<_>>();
        assert_eq!(doors(&other), doors(&game));
        let opener = other.heroes[0].figure;
        let (monsters, rooms) = (other.figures().count(), game.view(Seat(0)).room_names());
        other.open_door(0, Some(opener), &mut ());
        assert_eq!((other.figures().count(), other.view(Seat(0)).room_names()), (monsters, rooms));
    }
}
