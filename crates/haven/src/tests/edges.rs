//! Attacks, damage and moves at their edges: the numbers on either side of a limit.

use crate::ability::{Ability, Amount, Count, Lasting, Reach, Rider, Whom, attack, strike};
use crate::card::CardId;
use crate::choice::Choice;
use crate::condition::Condition::{Curse, Immobilize, Invisible, Poison, Stun};
use crate::element::{Element, Strength};
use crate::event::Event;
use crate::figure::{Kind, Side};
use crate::game::{Bonus, Trap};
use crate::hero::Pile;
use crate::modifier::{Modifier, ModifierDeck, Twist};
use crate::monster::{MonsterKind, Rank};
use crate::stage::{Bottom, Stage, Top};
use crate::task::{Cause, Harm, Task};
use kit::Seat;

pub(super) fn lasting(stage: &mut Stage, mark: char, what: Lasting) {
    let who = stage.id(mark);
    stage.game.bonuses.push(Bonus { who, what, for_round: true, card: None, slots: &[], used: 0 });
}

pub(super) fn hurt(stage: &mut Stage, mark: char, amount: i16, by: Option<char>, cause: Cause) {
    let harm = Harm { target: stage.id(mark), amount, by: by.map(|by| stage.id(by)), cause };
    stage.game.take_damage(harm, &mut stage.log);
}

/// The Brute makes this attack.
pub(super) fn makes(stage: &mut Stage, sheet: crate::ability::Attack) -> &mut Stage {
    let (brute, seat) = (stage.id('B'), stage.seat('B'));
    stage.game.agenda.clear();
    stage.game.take_aim(brute, seat, sheet, Side::Monsters);
    stage.game.run(&mut stage.log);
    stage
}

#[test]
fn h16_09_a_melee_monster_stays_one_and_an_archers_range_is_its_own_and_the_cards() {
    let mut stage = Stage::new("B 1 a");
    let [guard, archer, brute] = ['1', 'a', 'B'].map(|mark| stage.id(mark));
    let own = MonsterKind::BanditArcher.stats(Rank::Normal, 1).range;
    assert!(own > 1);
    assert_eq!(stage.game.reach(guard, &strike(0)), (1, false));
    assert_eq!(stage.game.reach(guard, &strike(0).range_plus(2)), (1, false), "nothing makes it a ranged one");
    assert_eq!(stage.game.reach(guard, &strike(0).range(3)), (3, true), "but a range on the card");
    assert_eq!(stage.game.reach(archer, &strike(0)), (own, true));
    assert_eq!(stage.game.reach(archer, &strike(0).range_plus(1)), (own + 1, true));
    assert_eq!(stage.game.reach(archer, &strike(0).range_plus(-9)), (1, true), "never less than 1");
    assert_eq!([guard, archer, brute].map(|one| stage.game.own_range(one)), [1, own, 1]);
    stage.game.woes.range = 2;
    assert_eq!([guard, archer, brute].map(|one| stage.game.own_range(one)), [1, own + 2, 1], "a room's penalty");
}

#[test]
fn h16_09_a_monsters_targets_and_attack_are_its_own_and_a_rooms_penalty_is_added() {
    let mut stage = Stage::new("B x 1");
    let kind = MonsterKind::ALL.into_iter().find(|kind| kind.stats(Rank::Elite, 1).targets > 1).expect("some have");
    let spot = stage.spot('x');
    let id = stage.game.place_monster(kind, Rank::Elite, spot, false, false, None, &mut ()).expect("placed");
    assert_eq!(stage.game.own_targets(id), kind.stats(Rank::Elite, 1).targets);
    let guard = stage.id('1');
    assert_eq!(stage.game.own_targets(guard), 1);
    let own = i16::from(MonsterKind::BanditGuard.stats(Rank::Normal, 1).attack);
    assert_eq!(stage.game.attack_value(guard, Amount::Stat(0)), own);
    assert_eq!(stage.game.attack_value(guard, Amount::Stat(-9)), 0, "never below 0");
    stage.game.woes.attack = 2;
    assert_eq!(stage.game.attack_value(guard, Amount::Stat(1)), own + 3);
    assert_eq!(stage.game.attack_value(guard, Amount::Fixed(4)), 4, "a number on the card is the number");
}

#[test]
fn h10_07_beside_an_area_no_plain_target_is_offered_and_it_is_laid_once() {
    let mut stage = Stage::new(". 1 2\n 3 B .");
    stage.act('B', "Skewer", Top);
    let seat = stage.seat('B');
    assert!(!stage.game.legal(seat).iter().any(|one| matches!(one, Choice::Target(_))));
    let laid = stage.game.legal(seat).into_iter().find(|one| matches!(one, Choice::Area(..))).expect("an area");
    stage.choose(laid).done();
}

#[test]
fn h10_08_an_added_target_is_one_more_and_no_two() {
    let mut stage = Stage::new("C . 1 2 3");
    stage.act('C', "Backup Ammunition", Top).done();
    stage.act('C', "Earthen Clod", Top).target('1').target('2').done();
    assert_eq!(stage.health('3'), 6);
}

#[test]
fn h10_07_of_several_shortest_ways_the_one_over_the_most_enemies_counts_and_one_target_is_named() {
    let mut stage = Stage::new(
        "
         W . x .
          . 1 2 3
         . . . 4",
    );
    let sheet = attack(1).range(4).on(Count::Line);
    let (weaver, seat) = (stage.id('W'), stage.seat('W'));
    stage.game.agenda.clear();
    stage.game.take_aim(weaver, seat, sheet, Side::Monsters);
    stage.game.run(&mut stage.log);
    stage.target('3').done();
    assert_eq!(['1', '2', '3', '4'].map(|one| stage.health(one)), [5, 5, 5, 6]);
}

#[test]
fn h10_03_what_a_modifier_does_besides_its_number() {
    let with = |twist| Stage::new("B 1 x y").tough('1', 20).modifiers('B', &[Modifier::with(0, twist)]);
    let mut stage = with(Twist::Push(2));
    makes(&mut stage, attack(1)).target('1').steps("x").done();
    assert!(stage.at('1', 'y'));
    let mut stage = with(Twist::Pierce(2));
    lasting(&mut stage, '1', Lasting::Shield(2));
    makes(&mut stage, attack(1)).target('1').done();
    assert_eq!(stage.health('1'), 19, "the whole shield is pierced");
    let mut stage = with(Twist::Pierce(1));
    lasting(&mut stage, '1', Lasting::Shield(2));
    makes(&mut stage, attack(3).pierce(1)).target('1').done();
    assert_eq!(stage.health('1'), 17, "pierce of card and modifier add up");
    let mut stage = with(Twist::HealSelf(2)).hurt('B', 3);
    makes(&mut stage, attack(1)).target('1').done();
    assert_eq!(stage.health('B'), 5);
    let mut stage = with(Twist::ShieldSelf(1));
    makes(&mut stage, attack(1)).target('1').done();
    let brute = stage.id('B');
    assert_eq!(stage.game.own_shield(brute), 1);
    let mut stage = with(Twist::Vanish);
    makes(&mut stage, attack(1)).target('1').done();
    assert!(stage.has('B', Invisible));
    let mut stage = with(Twist::Inflict(Stun));
    makes(&mut stage, attack(1)).target('1').done();
    assert!(stage.has('1', Stun));
    let mut stage = with(Twist::Create(Element::Fire));
    makes(&mut stage, attack(1)).target('1').done();
    assert_eq!(stage.strength(Element::Fire), Strength::Strong);
    let mut stage = Stage::new("B . . 1").modifiers('B', &[Modifier::with(0, Twist::Pull(1))]);
    makes(&mut stage, attack(1).range(3).pull(1)).target('1');
    let near = stage.game.legal(stage.seat('B')).into_iter().find(|one| matches!(one, Choice::Step(_)));
    stage.choose(near.expect("nearer")).done();
    let [one, other] = [stage.id('B'), stage.id('1')].map(|id| stage.game.figure(id).spot);
    assert!(stage.game.chart().adjacent(one, other), "pulls of card and modifier add up");
}

#[test]
fn h10_03_only_those_beside_whoever_provokes_are_spared() {
    let mut stage = Stage::new("B . T 1").tough('T', 20);
    lasting(&mut stage, 'B', Lasting::Provoke);
    stage.attacked('1', 'T', 1, 1).suffer();
    assert_eq!((stage.health('T'), stage.health('B')), (19, 10), "too far away");
    stage.attacked('1', 'B', 1, 3).suffer();
    assert_eq!(stage.health('B'), 9);
    let provoked = stage.log.iter().filter(|event| matches!(event, Event::Provoked(..))).count();
    assert_eq!(provoked, 0, "nobody draws an attack upon itself that is for it already");
}

#[test]
fn h10_05_an_attack_that_deals_nothing_heals_nothing() {
    for (shield, healed) in [(0, 4), (1, 3)] {
        let mut stage = Stage::new("B 1").hurt('B', 3);
        lasting(&mut stage, '1', Lasting::Shield(shield));
        makes(&mut stage, attack(1).rider(Rider::HealPerHit(1))).target('1').done();
        assert_eq!(stage.health('B'), healed);
    }
}

#[test]
fn h21_03_damage_around_a_target_passes_over_hidden_enemies_and_reaches_hidden_friends() {
    for (rider, guard, friend) in [(Rider::Splash(2), 6, 8), (Rider::SplashEnemies(2), 6, 10)] {
        let mut stage = Stage::new("B 1 2\n . T .").with('2', Invisible).with('T', Invisible);
        makes(&mut stage, attack(1).rider(rider)).target('1');
        if friend < 10 {
            stage.suffer();
        }
        stage.done();
        assert_eq!((stage.health('1'), stage.health('2'), stage.health('T') + 2), (5, guard, friend));
    }
}

#[test]
fn h15_01_two_discards_are_enough_to_negate_damage_and_one_is_not() {
    for (discards, waits) in [(0, false), (1, false), (2, true), (3, true)] {
        let mut stage = Stage::new("B 1").tough('B', 20);
        let seat = stage.seat('B');
        let hand: Vec<CardId> = stage.hero('B').cards_in(Pile::Hand).collect();
        for (at, &card) in hand.iter().enumerate() {
            stage.game.hero_mut(seat).put(card, if at < discards { Pile::Discard } else { Pile::Lost });
        }
        stage.game.agenda.clear();
        stage.attacked('1', 'B', 2, 1);
        assert_eq!(stage.game.next_to_decide().is_some(), waits, "{discards} discards");
        if waits {
            let pairs = stage.game.legal(seat).into_iter().filter(|one| matches!(one, Choice::LoseDiscards(..)));
            assert_eq!(pairs.count(), discards * (discards - 1) / 2);
            stage.choose(Choice::LoseDiscards(hand[0], hand[1])).done();
            assert_eq!((stage.health('B'), stage.hero('B').pile(hand[1])), (20, Pile::Lost));
            assert!(stage.log.contains(&Event::Negated(seat, 2)));
        } else {
            assert_eq!(stage.health('B'), 18, "it is simply suffered");
        }
    }
}

#[test]
fn h10_06_no_damage_is_no_event_and_the_dead_suffer_nothing() {
    let mut stage = Stage::new("B 1");
    hurt(&mut stage, '1', 0, None, Cause::Ability);
    hurt(&mut stage, '1', -2, None, Cause::Ability);
    assert!(stage.log.is_empty() && stage.health('1') == 6);
    hurt(&mut stage, '1', 6, None, Cause::Ability);
    let told = stage.log.len();
    hurt(&mut stage, '1', 3, None, Cause::Ability);
    assert_eq!(stage.log.len(), told);
}

#[test]
fn h17_03_what_battle_goals_count_about_damage_and_kills() {
    let mut stage = Stage::new("B T 1 2 e 3");
    assert_eq!(stage.game.figure(stage.id('B')).most_health, 10);
    hurt(&mut stage, 'B', 5, None, Cause::Ability);
    assert!(!stage.hero('B').tally.below_half, "just half is not below it");
    hurt(&mut stage, 'B', 1, None, Cause::Ability);
    assert!(stage.hero('B').tally.below_half && !stage.hero('T').tally.below_half);
    hurt(&mut stage, '1', 9, Some('B'), Cause::Attack);
    let tally = stage.hero('B').tally;
    assert_eq!((tally.kills, tally.elites), (1, 0));
    assert!(tally.first_kill && tally.one_blow && !tally.overkill, "three to spare are not four");
    hurt(&mut stage, '2', 1, Some('T'), Cause::Attack);
    hurt(&mut stage, '2', 9, Some('T'), Cause::Attack);
    let tally = stage.hero('T').tally;
    assert!(tally.kills == 1 && !tally.first_kill && !tally.one_blow && tally.overkill);
    hurt(&mut stage, 'e', 99, Some('T'), Cause::Ability);
    let tally = stage.hero('T').tally;
    assert!((tally.kills, tally.elites, tally.one_blow) == (2, 1, false), "damage that is no attack is no blow");
    assert!(stage.hero('B').tally.first_kill && stage.hero('B').tally.one_blow, "what was done stays done");
    hurt(&mut stage, '3', 1, Some('B'), Cause::Attack);
    hurt(&mut stage, '3', 5, Some('B'), Cause::Attack);
    let tally = stage.hero('B').tally;
    assert!(tally.kills == 2 && tally.first_kill && tally.one_blow && !tally.overkill);
}

#[test]
fn h14_01_damage_of_this_turn_is_that_of_whoever_acts() {
    let mut stage = Stage::new("B T 1").tough('1', 20);
    stage.game.turn = crate::task::TurnLog { figure: Some(stage.id('B')), ..Default::default() };
    hurt(&mut stage, '1', 3, Some('B'), Cause::Attack);
    hurt(&mut stage, '1', 2, Some('T'), Cause::Attack);
    hurt(&mut stage, '1', 4, None, Cause::Trap);
    assert_eq!(stage.game.turn.dealt, 3);
}

#[test]
fn h15_02_whoever_is_exhausted_takes_the_effects_of_the_own_cards_along_and_no_others() {
    let mut stage = Stage::new("B T 1");
    let [brute, tinkerer] = ['B', 'T'].map(|mark| stage.seat(mark));
    let who = stage.id('1');
    for (at, seat) in [brute, tinkerer].into_iter().enumerate() {
        let what = Lasting::Shield(at as u8 + 1);
        let bonus = Bonus { who, what, for_round: true, card: Some((seat, CardId(0))), slots: &[], used: 0 };
        stage.game.bonuses.push(bonus);
    }
    lasting(&mut stage, '1', Lasting::Shield(4));
    stage.game.exhaust(brute, false, &mut stage.log);
    let left: Vec<Lasting> = stage.game.bonuses.iter().map(|bonus| bonus.what).collect();
    assert_eq!(left, [Lasting::Shield(2), Lasting::Shield(4)]);
}

#[test]
fn h14_03_a_rebuff_strikes_back_as_far_as_it_reaches() {
    for (range, left) in [(2, 6), (3, 4)] {
        let mut stage = Stage::new("B . . 1").tough('B', 20);
        let who = stage.id('B');
        let what = Lasting::Rebuff { amount: 2, range };
        stage.game.bonuses.push(Bonus { who, what, for_round: false, card: None, slots: &[0], used: 0 });
        stage.attacked('1', 'B', 3, 3);
        assert_eq!((stage.health('B'), stage.health('1')), (20, left));
        stage.attacked('1', 'B', 3, 3).suffer();
        assert_eq!(stage.health('B'), 17, "once");
    }
}

#[test]
fn h10_06_a_summoned_monster_leaves_no_money_and_is_a_kill() {
    let mut stage = Stage::new("B x 1");
    let spot = stage.spot('x');
    let id = stage.game.place_monster(MonsterKind::BanditGuard, Rank::Normal, spot, true, false, None, &mut ());
    stage.game.die(id.expect("placed"), &mut ());
    assert_eq!((stage.game.coins.len(), stage.game.kills), (0, 1));
    let guard = stage.id('1');
    stage.game.die(guard, &mut ());
    assert_eq!((stage.game.coins.len(), stage.game.kills), (1, 2));
}

#[test]
fn h9_02_a_jump_ends_on_difficult_terrain_only_with_a_point_to_spare() {
    let mut stage = Stage::new("B . . ~ x");
    let (figure, by) = (stage.id('B'), stage.seat('B'));
    let reach = |stage: &Stage, points| stage.game.view(by).reach_of(figure, points, true, false);
    let rough = stage.spot('~');
    assert_eq!(reach(&stage, 3).to(rough).and_then(|one| one.no_end), Some(crate::reach::NoEnd::Difficult));
    assert_eq!(reach(&stage, 4).to(rough).and_then(|one| one.no_end), None);
    assert_eq!(reach(&stage, 4).to(rough).map(|one| one.cost), Some(4));
    stage.game.agenda.clear();
    stage.game.start_walk(figure, by, 3, true, false, None);
    let walk = stage.game.agenda.last().cloned();
    let Some(Task::Walk(walk)) = walk else { panic!("a walk") };
    assert!(!stage.game.can_end(&walk, rough, 0) && stage.game.can_end(&walk, rough, 1));
}

#[test]
fn h9_01_a_move_through_friends_needs_the_points_to_come_out_again() {
    for (points, open) in [(1, false), (2, true)] {
        let mut stage = Stage::new("B T S x");
        let (figure, by, friend) = (stage.id('B'), stage.seat('B'), stage.spot('T'));
        stage.game.agenda.clear();
        stage.game.start_walk(figure, by, points, false, false, None);
        assert_eq!(stage.offers(Choice::Step(friend)), open, "{points}: with two it could come back");
    }
    // A longer way round can be the only one that is left.
    let mut stage = Stage::new(
        "
         B T . x
          # # # .",
    );
    let (figure, by, friend) = (stage.id('B'), stage.seat('B'), stage.spot('T'));
    stage.game.agenda.clear();
    stage.game.start_walk(figure, by, 2, false, false, None);
    assert!(stage.offers(Choice::Step(friend)));
}

#[test]
fn h9_01_difficult_terrain_costs_two_and_an_enemy_cannot_be_walked_through() {
    let stage = Stage::new("B ~ x\n 1 # .");
    let (figure, by) = (stage.id('B'), stage.seat('B'));
    let reach = stage.game.view(by).reach_of(figure, 3, false, false);
    let cost = |mark| reach.to(stage.spot(mark)).map(|one| one.cost);
    assert_eq!([cost('~'), cost('x'), cost('1'), cost('#')], [Some(2), Some(3), None, None]);
    let jump = stage.game.view(by).reach_of(figure, 3, true, false);
    assert_eq!(jump.to(stage.spot('x')).map(|one| one.cost), Some(2));
    assert!(jump.to(stage.spot('1')).is_some_and(|one| one.no_end.is_some()));
}

#[test]
fn h11_01_a_pull_comes_nearer_with_each_hex_and_a_push_looks_ahead() {
    let mut stage = Stage::new(
        "
         . x . 1
          B . y .",
    );
    let (actor, seat) = (stage.id('B'), stage.seat('B'));
    let pull: &'static Ability = &Ability::Pull(1, 5);
    stage.game.agenda.clear();
    stage.game.perform(actor, Some(seat), pull, &mut stage.log);
    stage.game.run(&mut stage.log);
    stage.target('1');
    let source = stage.game.figure(actor).spot;
    let from = stage.game.chart().distance(source, stage.spot('1'));
    let steps: Vec<_> = stage
        .game
        .legal(seat)
        .into_iter()
        .filter_map(|one| match one {
            Choice::Step(spot) => Some(spot),
            _ => None,
        })
        .collect();
    assert!(!steps.is_empty());
    assert!(steps.iter().all(|&spot| stage.game.chart().distance(source, spot) < from), "never along the same ring");
    for (left, open) in [(1, false), (2, false), (3, true)] {
        let mut stage = Stage::new("B 1 2 3 x");
        let (actor, seat) = (stage.id('B'), stage.seat('B'));
        stage.game.agenda.clear();
        stage.game.affect(actor, Some(seat), crate::task::Effect::Push(left), stage.id('1'), &mut ());
        stage.game.run(&mut stage.log);
        assert_eq!(stage.offers(Choice::Step(stage.spot('2'))), open, "a push of {left} past two");
    }
}

#[test]
fn h5_03_h5_04_a_trap_is_sprung_once_and_hazards_deal_half_of_it_each_time() {
    let mut stage = Stage::new("B ^ *").tough('B', 30);
    let id = stage.id('B');
    let [trap, hazard] = ['^', '*'].map(|mark| stage.spot(mark));
    let full = i16::from(stage.game.trap_damage);
    stage.game.agenda.clear();
    for (spot, damage) in [(trap, full), (trap, 0), (hazard, full / 2), (hazard, full / 2)] {
        let before = stage.health('B');
        stage.game.spring(id, spot, &mut stage.log);
        stage.game.run(&mut stage.log);
        if damage > 0 {
            stage.suffer();
        }
        assert_eq!(before - stage.health('B'), damage);
    }
}

#[test]
fn h14_08_a_laid_trap_rewards_only_if_an_enemy_springs_it() {
    for (mark, xp) in [('1', 2), ('B', 0)] {
        let mut stage = Stage::new("B x T 1").tough('B', 30);
        let (spot, seat) = (stage.spot('x'), stage.seat('T'));
        stage.game.traps.push(Trap { spot, damage: 1, conditions: Default::default(), reward: Some((seat, 2)) });
        stage.game.survey_ground();
        let id = stage.id(mark);
        stage.game.spring(id, spot, &mut stage.log);
        assert_eq!(stage.xp('T'), xp);
    }
}

#[test]
fn h5_01_only_heroes_step_onto_closed_doors_and_nobody_onto_locked_ones() {
    for (picture, hero) in [("B + .", true), ("B = .", false)] {
        let stage = Stage::new(picture);
        let door = stage.game.layout.map.doors()[0].spot;
        let id = stage.id('B');
        assert_eq!(stage.game.around(id, stage.game.figure(id).spot).has(door), hero);
    }
    let stage = Stage::new("B 1 + .");
    let (door, id) = (stage.game.layout.map.doors()[0].spot, stage.id('1'));
    assert!(!stage.game.around(id, stage.game.figure(id).spot).has(door));
}

#[test]
fn h6_07_a_deck_that_runs_out_is_told_and_curses_go_when_they_are_drawn() {
    let mut stream = kit::Stream::new(kit::Seed::from_number(1), "edges");
    let mut deck = ModifierDeck::stacked(&[Modifier::plus(1), Modifier::plus(2)]);
    assert!(!deck.is_empty() && ModifierDeck::stacked(&[]).is_empty());
    let rules = crate::modifier::DrawRules { less_luck: false, helmet: false };
    let plain = crate::modifier::Odds::of(false, false);
    let shuffled: Vec<bool> = (0..5).map(|_| deck.draw(plain, 1, rules, &mut stream).shuffled()).collect();
    assert_eq!(shuffled, [false, false, true, false, true], "each time it had run out, and then only");
    let mut stage = Stage::new("B 1").with('1', Curse);
    assert_eq!(stage.game.deck.count(Modifier::CURSE), 1);
    assert!(Modifier::CURSE != Modifier::NULL && Modifier::BLESS != Modifier::DOUBLE);
    stage.game.deck = ModifierDeck::stacked(&[Modifier::CURSE, Modifier::plus(0)]);
    stage.attacked('1', 'B', 3, 1);
    assert_eq!((stage.health('B'), stage.game.deck.count(Modifier::CURSE)), (10, 0));
}

#[test]
fn h10_09_of_two_cards_with_different_effects_the_first_counts() {
    let poison = Modifier::with(2, Twist::Inflict(Poison));
    let hold = Modifier::with(1, Twist::Inflict(Immobilize));
    for (cards, value, condition) in [([hold, poison], 2, Immobilize), ([poison, hold], 3, Poison)] {
        for tilt in [crate::condition::Condition::Strengthen, crate::condition::Condition::Muddle] {
            let mut stage = Stage::new("B 1").tough('1', 20).modifiers('B', &cards).with('B', tilt);
            makes(&mut stage, attack(1)).target('1').done();
            assert_eq!(20 - stage.health('1'), value, "{tilt:?}: nobody knows which is better");
            assert!(stage.has('1', condition));
        }
    }
    // The same effect on both: the number decides.
    let less = Modifier::with(0, Twist::Inflict(Poison));
    for (tilt, value) in [(crate::condition::Condition::Strengthen, 3), (crate::condition::Condition::Muddle, 1)] {
        let mut stage = Stage::new("B 1").tough('1', 20).modifiers('B', &[less, poison]).with('B', tilt);
        makes(&mut stage, attack(1)).target('1').done();
        assert_eq!(20 - stage.health('1'), value);
    }
}

#[test]
fn h14_05_a_summon_attacks_with_its_own_number_and_a_swarm_with_half_its_hit_points() {
    let mut stage = Stage::new("M x . 1");
    let x = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(x)).done();
    let rats = stage.game.standing_on(x).expect("rats");
    let Kind::Summon { sheet, .. } = stage.game.figure(rats).kind else { panic!("a summon") };
    for health in [1, 2, 3, 5] {
        stage.game.figure_mut(rats).health = health;
        let own = stage.game.attack_value(rats, Amount::Stat(0));
        match sheet.nature {
            crate::ability::Nature::Swarm => assert_eq!(own, (health + 1) / 2),
            _ => assert_eq!(own, i16::from(sheet.attack.unwrap_or(0))),
        }
    }
    assert_eq!(stage.game.reach(rats, &strike(0)), (sheet.range.unwrap_or(1), sheet.range.is_some()));
    assert_eq!(stage.game.own_targets(rats), 1);
}

#[test]
fn h16_10_monsters_heal_those_who_lost_the_most_and_leave_the_healthy_alone() {
    let heal: &'static Ability = &Ability::Heal(2, Whom::MeOrAlly(3));
    let mut stage = Stage::new("B 1 2 3").hurt('2', 3).hurt('3', 5);
    let healer = stage.id('1');
    stage.game.agenda.clear();
    stage.game.perform(healer, None, heal, &mut stage.log);
    stage.game.run(&mut stage.log);
    stage.done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [6, 5, 5]);
    // Of two that lost equally much the players choose.
    let mut stage = Stage::new("B 1 2 3").hurt('2', 3).hurt('3', 3);
    let healer = stage.id('1');
    stage.game.agenda.clear();
    stage.game.perform(healer, None, heal, &mut stage.log);
    stage.game.run(&mut stage.log);
    stage.target('3').done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [6, 3, 5]);
}

#[test]
fn h14_07_of_more_loot_than_may_be_taken_the_nearest_is() {
    let mut stage = Stage::new("$ B . $ $");
    let actor = stage.id('B');
    assert_eq!(stage.game.loot_in_reach(actor, 1).len(), 1);
    assert_eq!(stage.game.loot_in_reach(actor, 3).len(), 3);
    for (most, count) in [(1, 1), (2, 2), (u8::MAX, 3)] {
        assert_eq!(stage.game.loot_up_to(actor, 3, most).len(), count);
    }
    let nearest = stage.game.loot_up_to(actor, 3, 1)[0];
    assert_eq!(stage.game.chart().distance(stage.game.figure(actor).spot, nearest), 1);
    let here = stage.game.figure(actor).spot;
    stage.game.coins.push(here);
    stage.game.coins.push(here);
    assert_eq!(stage.game.loot_up_to(actor, 1, 2), [here], "two tokens on one hex are two");
    stage.game.loot_spot(Seat(0), here, false, &mut stage.log);
    assert_eq!(stage.hero('B').tally.coins, 2);
}

#[test]
fn h12_04_ten_curses_and_ten_blesses_are_all_there_are() {
    let mut stage = Stage::new("B T 1");
    let [brute, tinkerer, guard] = ['B', 'T', '1'].map(|mark| stage.id(mark));
    for _ in 0..6 {
        assert!(stage.game.curse(brute) && stage.game.bless(guard));
    }
    for at in 0..6 {
        assert_eq!(stage.game.curse(tinkerer), at < 4, "ten among the heroes");
        assert_eq!(stage.game.bless(tinkerer), at < 4, "ten in all");
    }
    for at in 0..12 {
        assert_eq!(stage.game.curse(guard), at < 10, "ten of their own for the monsters");
    }
}

#[test]
fn h16_13_whoever_looks_from_a_doorway_is_in_both_rooms() {
    let stage = Stage::new("B + x");
    let [brute, x] = ['B', 'x'].map(|mark| stage.spot(mark));
    let door = stage.game.layout.map.doors()[0].spot;
    assert!(stage.game.share_room(brute, door) && stage.game.share_room(door, x));
    assert!(!stage.game.share_room(brute, x) && stage.game.share_room(x, x));
}

#[test]
fn h9_04_a_walk_notes_how_long_and_how_straight_it_is() {
    let mut stage = Stage::new(
        "
         B x y .
          . . z .",
    );
    stage.act('B', "Grab and Go", Bottom).steps("xy");
    assert_eq!((stage.game.turn.run, stage.game.turn.bent, stage.game.turn.moved), (2, false, 2));
    stage.steps("z");
    assert_eq!((stage.game.turn.run, stage.game.turn.bent), (3, true));
    assert_eq!(Reach::Melee, attack(1).reach);
}

#[test]
fn h16_10_an_ability_for_all_in_reach_means_the_figure_and_its_allies_there() {
    let stage = Stage::new("B 1 . . a . . . . . 2");
    let archer = stage.id('a');
    let range = stage.game.own_range(archer);
    let near = |mark| stage.game.chart().distance(stage.spot('a'), stage.spot(mark)) <= range;
    assert!(near('1') && !near('2'));
    let meant = stage.game.meant(archer, Whom::MeAndAlliesInReach);
    assert!(meant.contains(&archer) && meant.contains(&stage.id('1')) && meant.len() == 2);
    assert_eq!(stage.game.meant(archer, Whom::EnemiesInReach), if near('B') { vec![stage.id('B')] } else { vec![] });
    assert_eq!(stage.game.meant(archer, Whom::AlliesWithin(range)), [stage.id('1')], "not itself");
}

#[test]
fn h10_05_what_follows_an_attack_means_whom_it_was_made_on() {
    let mut stage = Stage::new("B 1 2").tough('1', 20).tough('2', 20);
    let brute = stage.id('B');
    assert!(stage.game.meant(brute, Whom::LastTarget).is_empty());
    makes(&mut stage, attack(1)).target('1').done();
    assert_eq!(stage.game.meant(brute, Whom::LastTarget), [stage.id('1')]);
    let prey = |stage: &Stage, prey| stage.game.meant(brute, Whom::LastPrey(prey));
    assert_eq!(prey(&stage, crate::ability::Prey::Weak(19)), [stage.id('1')]);
    assert!(prey(&stage, crate::ability::Prey::Weak(18)).is_empty(), "only if it is weak enough");
}

#[test]
fn h14_07_money_from_the_supply_for_each_adjacent_enemy() {
    let pilfer: &'static Ability = &Ability::Pilfer;
    for (picture, count) in [("1 B 2 3", 2), ("B . 1", 0)] {
        let mut stage = Stage::new(picture);
        let (actor, seat) = (stage.id('B'), stage.seat('B'));
        stage.game.agenda.clear();
        stage.game.perform(actor, Some(seat), pilfer, &mut stage.log);
        assert_eq!(stage.hero('B').tally.coins, count);
        assert_eq!(stage.log.contains(&Event::Pilfered(seat, count)), count > 0);
    }
}
