//! The language of scenarios: every trigger, condition and effect, on boards drawn for it.

use crate::Choice;
use crate::condition::Condition;
use crate::element::{Element, Strength};
use crate::event::Event;
use crate::figure::{FigureId, Kind, Side};
use crate::game::{Ending, Game};
use crate::layout::{Chest, Object};
use crate::map::OpenDoors;
use crate::modifier::Modifier;
use crate::monster::{MonsterKind, Rank};
use crate::scenario::rule::{Boost, Effect, Formula, Routine, Rule, Trigger, When, Who, n, on};
use crate::scenario::sheet::{ally, ranks};
use crate::spot::Spot;
use crate::stage::{Bottom, Stage, Top};
use crate::task::{Cause, Harm, Task};
use crate::words::name;
use std::sync::Arc;

/// A board whose small letters are marks, under these rules; its doors are marked with `d`.
fn ruled(picture: &str, marks: &[char], rules: &'static [Rule]) -> Stage {
    let mut stage = Stage::new(picture);
    let spots: Vec<(char, Vec<Spot>)> = marks.iter().map(|&mark| (mark, vec![stage.spot(mark)])).collect();
    let layout = Arc::get_mut(&mut stage.game.layout).expect("nobody else's");
    layout.marks.extend(spots);
    layout.door_marks = vec![Some('d'); layout.map.doors().len()];
    layout.terms.rules = rules;
    stage
}

fn with_goal(mut stage: Stage, goal: When, defeat: When) -> Stage {
    let layout = Arc::get_mut(&mut stage.game.layout).expect("nobody else's");
    (layout.terms.goal, layout.terms.defeat) = (goal, defeat);
    stage
}

/// What is on top of the agenda is worked off, and nothing below it.
fn work_rules(game: &mut Game) {
    game.appear_by_default();
    while matches!(game.agenda.last(), Some(Task::Rule { .. })) {
        let task = game.agenda.pop().expect("a rule");
        game.work(task, &mut ());
        game.appear_by_default();
    }
}

fn carry_out(stage: &mut Stage, effect: Effect, actor: Option<FigureId>) {
    stage.game.carry_out(effect, actor, &mut ());
    work_rules(&mut stage.game);
}

fn kill(game: &mut Game, target: FigureId) {
    game.take_damage(Harm { target, amount: 99, by: None, cause: Cause::Scenario }, &mut ());
}

fn guards(game: &Game) -> usize {
    game.figures().filter(|(_, one)| matches!(one.kind, Kind::Monster { kind: MonsterKind::InoxGuard, .. })).count()
}

const GUARD: &[Effect] = &[Effect::Spawn(MonsterKind::InoxGuard, ranks("nnn"), 'x')];

#[test]
fn formulas_count_heroes_and_levels() {
    let values = |formula: Formula| [(2, 0), (3, 2), (4, 7)].map(|(heroes, level)| formula.value(heroes, level));
    assert_eq!(values(n(4).per_level(2)), [4, 8, 18]);
    assert_eq!(values(n(4).per_hero_and_level(1)), [4, 10, 32]);
    assert_eq!(values(n(0).per_hero(7).per_hero_and_level(1)), [14, 27, 56], "(7 + L) x C");
    assert_eq!(values(n(4).per_hero_and_level(1).divided_by(2)), [2, 5, 16], "2 + L x C / 2, rounded down");
}

#[test]
fn sides_form_a_table() {
    use Side::{Allies, Heroes, Monsters, Outcasts};
    assert!(!Heroes.is_enemy(Allies) && !Allies.is_enemy(Heroes) && !Outcasts.is_enemy(Outcasts));
    assert!(Heroes.is_enemy(Monsters) && Allies.is_enemy(Monsters));
    assert!([Heroes, Allies, Monsters].iter().all(|side| side.is_enemy(Outcasts) && Outcasts.is_enemy(*side)));
}

#[test]
fn h16_13_a_spawn_takes_the_nearest_empty_hex_and_nobody_where_the_rank_says_none() {
    let mut stage = ruled("B . x . T", &['x'], &[]);
    let x = stage.spot('x');
    carry_out(&mut stage, GUARD[0], None);
    carry_out(&mut stage, GUARD[0], None);
    assert!(stage.game.standing_on(x).is_some() && guards(&stage.game) == 2);
    carry_out(&mut stage, Effect::Spawn(MonsterKind::InoxGuard, ranks("-nn"), 'x'), None);
    assert_eq!(guards(&stage.game), 2, "not with two heroes");
}

#[test]
fn rounds_start_and_end() {
    const RULES: &[Rule] = &[on(Trigger::RoundStarts, GUARD).when(When::EvenRound), on(Trigger::RoundEnds, GUARD)];
    let mut stage = ruled("B . x . . T", &['x'], RULES);
    stage.game.agenda.clear();
    stage.game.end_round();
    work_rules(&mut stage.game);
    assert_eq!(guards(&stage.game), 1);
    assert!(stage.game.order().is_empty(), "and draws no card before the next round (H21.05)");
    stage.game.new_round(&mut ());
    assert_eq!(stage.game.round(), 2);
    work_rules(&mut stage.game);
    assert_eq!(guards(&stage.game), 2, "round 2 is even");
}

#[test]
fn turns_start_and_end() {
    const RULES: &[Rule] = &[
        on(Trigger::TurnStarts(Who::Heroes), &[Effect::Note(1)]),
        on(Trigger::TurnEnds(Who::Kind(MonsterKind::BanditGuard)), &[Effect::Note(2)]),
    ];
    let mut stage = ruled("B . . 1", &[], RULES);
    let [hero, guard] = [stage.id('B'), stage.id('1')];
    let noted = |stage: &Stage| [1, 2].map(|note| stage.game.is_so(&When::Noted(note)));
    stage.game.fire_turn(guard, true);
    work_rules(&mut stage.game);
    assert_eq!(noted(&stage), [false, false]);
    stage.game.fire_turn(hero, true);
    work_rules(&mut stage.game);
    assert_eq!(noted(&stage), [true, false]);
    stage.game.fire_turn(guard, false);
    work_rules(&mut stage.game);
    assert_eq!(noted(&stage), [true, true]);
}

#[test]
fn a_door_opens_and_a_room_is_revealed() {
    const RULES: &[Rule] =
        &[on(Trigger::Opened('d'), &[Effect::Note(1)]), on(Trigger::Revealed(2), &[Effect::Note(2)])];
    let mut stage = ruled("B . + .", &[], RULES);
    assert!(!stage.game.is_so(&When::AllRevealed) && !stage.game.is_so(&When::Open('d')));
    carry_out(&mut stage, Effect::Open('d'), None);
    for so in [When::Noted(1), When::Noted(2), When::Open('d'), When::AllOpen, When::AllRevealed, When::Revealed(2)] {
        assert!(stage.game.is_so(&so), "{so:?}");
    }
}

#[test]
fn doors_lock_unlock_and_close_on_whoever_stands_in_them() {
    let mut stage = ruled("B . + .", &[], &[]);
    carry_out(&mut stage, Effect::Lock('d'), None);
    assert!(stage.game.is_locked(0));
    carry_out(&mut stage, Effect::Unlock('d'), None);
    assert!(!stage.game.is_locked(0));
    carry_out(&mut stage, Effect::Open('d'), None);
    let door = stage.game.layout.map.doors()[0].spot;
    let guard = stage
        .game
        .place_monster(MonsterKind::InoxGuard, Rank::Normal, door, false, false, None, &mut ())
        .expect("there");
    let before = stage.game.figure(guard).health;
    stage.game.agenda.clear();
    stage.game.carry_out(Effect::Close('d'), None, &mut ());
    assert!(!stage.game.open.has(0) && stage.game.standing_on(door).is_none());
    let task = stage.game.agenda.pop().expect("damage");
    stage.game.work(task, &mut ());
    assert_eq!(stage.game.figure(guard).health, before - i16::from(stage.game.trap_damage));
}

#[test]
fn h5_01_more_than_eight_doors_have_charts_of_their_own() {
    let stage = Stage::new("B + . + . + . + . + . + . + . + . + . + .");
    let map = &stage.game.layout.map;
    assert_eq!(map.doors().len(), 10);
    let start = stage.spot('B');
    let end = map.spots().iter().last().expect("a hex");
    let all_but = |door: usize| map.chart(OpenDoors::ALL.without(door)).distance(start, end);
    assert_eq!(map.chart(OpenDoors::ALL).distance(start, end), 20);
    assert!((0..10).all(|door| all_but(door) == u8::MAX), "each closed door is in the way");
    assert!(std::ptr::eq(map.chart(OpenDoors::ALL.without(9)), map.chart(OpenDoors::ALL.without(9))), "kept");
}

#[test]
fn h17_01_what_is_met_first_stands() {
    let goal = When::Killed(Who::Kind(MonsterKind::BanditGuard), n(1));
    let defeat = When::Killed(Who::Enemies, n(2));
    let mut stage = with_goal(ruled("B . 1 a", &[], &[]), goal, defeat);
    let [guard, archer] = [stage.id('1'), stage.id('a')];
    kill(&mut stage.game, guard);
    kill(&mut stage.game, archer);
    assert_eq!(stage.game.progress.fate, Some(Ending::Won), "the defeat comes too late");
    let mut stage = with_goal(ruled("B . 1 a", &[], &[]), When::Never, When::Gone(Who::Enemies));
    let [guard, archer] = [stage.id('1'), stage.id('a')];
    kill(&mut stage.game, guard);
    assert_eq!(stage.game.progress.fate, None);
    kill(&mut stage.game, archer);
    assert_eq!(stage.game.progress.fate, Some(Ending::Lost));
    stage.game.new_round(&mut ());
    assert_eq!(stage.game.outcome(), Some(Ending::Lost), "when the round is over");
}

#[test]
fn goals_join_by_all_any_and_not() {
    let stage = ruled("B . 1", &[], &[]);
    let so = |when: When| stage.game.is_so(&when);
    assert!(so(When::All(&[When::Always, When::Not(&When::Never)])) && !so(When::All(&[When::Always, When::Never])));
    assert!(so(When::Any(&[When::Never, When::Always])) && !so(When::Any(&[When::Never])));
    assert!(so(When::Heroes(1)) && so(When::OddRound) && so(When::FromRound(1)) && !so(When::FromRound(2)));
}

#[test]
fn the_dead_are_counted_by_type_by_side_and_by_mark() {
    const RULES: &[Rule] = &[on(Trigger::Dies(Who::Kind(MonsterKind::BanditArcher)), GUARD)];
    let mut stage = ruled("B . 1 a x %", &['x'], RULES);
    let [guard, archer, rock] = ['1', 'a', '%'].map(|mark| stage.id(mark));
    stage.game.agenda.clear();
    kill(&mut stage.game, guard);
    work_rules(&mut stage.game);
    assert_eq!(guards(&stage.game), 0);
    kill(&mut stage.game, archer);
    work_rules(&mut stage.game);
    assert_eq!(guards(&stage.game), 1, "for the archer one comes");
    kill(&mut stage.game, rock);
    let so = |when: When| stage.game.is_so(&when);
    assert!(
        so(When::Killed(Who::Enemies, n(2))) && !so(When::Killed(Who::Enemies, n(3))),
        "a rock is no enemy (H5.09)"
    );
    assert!(
        so(When::Killed(Who::Marked('%'), n(1))) && so(When::Killed(Who::Kinds(&[MonsterKind::BanditGuard]), n(1)))
    );
}

#[test]
fn h5_07_goal_chests_are_looted_and_some_only_by_an_ability() {
    const RULES: &[Rule] = &[on(Trigger::GoalChest, &[Effect::Note(3)])];
    let mut stage = ruled("B x y", &['x', 'y'], RULES);
    let chests = [('x', false), ('y', true)].map(|(mark, loot_only)| (stage.spot(mark), Chest::Goal { loot_only }));
    stage.game.chests = chests.to_vec();
    Arc::get_mut(&mut stage.game.layout).expect("nobody else's").chests = chests.to_vec();
    let seat = stage.seat('B');
    stage.game.loot_spot(seat, chests[1].0, false, &mut ());
    assert!(!stage.game.is_so(&When::Looted(1)), "the end of a turn does not take it");
    stage.game.loot_spot(seat, chests[0].0, false, &mut ());
    work_rules(&mut stage.game);
    assert!(
        stage.game.is_so(&When::Looted(1)) && stage.game.is_so(&When::Noted(3)) && !stage.game.is_so(&When::AllLooted)
    );
    stage.game.loot_spot(seat, chests[1].0, true, &mut ());
    assert!(stage.game.is_so(&When::AllLooted));
}

#[test]
fn heroes_stand_on_marks_and_leave_by_them() {
    let mut stage = ruled("B x . T y", &['x', 'y'], &[]);
    let [x, y] = [stage.spot('x'), stage.spot('y')];
    let [brute, tinkerer] = [stage.id('B'), stage.id('T')];
    let so = |stage: &Stage, when: When| stage.game.is_so(&when);
    assert!(!so(&stage, When::Held(&['x'])) && !so(&stage, When::Standing(&['x', 'y'])));
    stage.game.relocate(brute, x);
    assert!(so(&stage, When::Held(&['x'])) && !so(&stage, When::Held(&['x', 'y'])));
    stage.game.relocate(tinkerer, y);
    assert!(so(&stage, When::Held(&['x', 'y'])) && so(&stage, When::Standing(&['x', 'y'])));
    assert!(!so(&stage, When::HeroesOn('x')) && !so(&stage, When::ExhaustedOff('x')));
    let seat = stage.seat('T');
    stage.game.exhaust(seat, false, &mut ());
    assert!(so(&stage, When::ExhaustedOff('x')) && !so(&stage, When::ExhaustedOff('y')));
    assert!(so(&stage, When::Standing(&['x'])), "whoever is left");
    assert!(so(&stage, When::Beside(Who::Heroes, 'y')) == (stage.game.chart().distance(x, y) == 1));
}

#[test]
fn effects_on_decks_conditions_and_health() {
    let mut stage = ruled("B . 1 . 2", &[], &[]).hurt('2', 1);
    let cards = |stage: &Stage, card: Modifier| stage.hero('B').deck.count(card);
    carry_out(&mut stage, Effect::Curse(2), None);
    carry_out(&mut stage, Effect::Bless(1), None);
    carry_out(&mut stage, Effect::MinusOne(3), None);
    assert_eq!([Modifier::CURSE, Modifier::BLESS, Modifier::HANDICAP].map(|card| cards(&stage, card)), [2, 1, 3]);
    carry_out(&mut stage, Effect::Afflict(Who::Enemies, Condition::Poison), None);
    assert!(['1', '2'].iter().all(|&mark| stage.game.figure(stage.id(mark)).ailments.has(Condition::Poison)));
    carry_out(&mut stage, Effect::Infuse(Element::Fire), None);
    assert_eq!(stage.game.elements.strength(Element::Fire), Strength::Strong);
    let mut stage = ruled("B . 1 . 2", &[], &[]).hurt('2', 1);
    let actor = Some(stage.id('1'));
    carry_out(&mut stage, Effect::Heal(Who::ActorAndAllies, n(2)), actor);
    assert_eq!(stage.health('2'), 3);
    carry_out(&mut stage, Effect::Rally(Who::AlliesOfActor, 1), actor);
    let rallied: Vec<_> = stage.game.bonuses.iter().map(|bonus| bonus.who).collect();
    assert_eq!(rallied, [stage.id('2')], "not itself, and not the heroes");
    carry_out(&mut stage, Effect::Retaliate(Who::Actor, n(3)), actor);
    assert_eq!(stage.game.bonuses.len(), 2);
    stage.game.agenda.clear();
    carry_out(&mut stage, Effect::Suffer(Who::Kind(MonsterKind::BanditGuard), n(1)), None);
    assert_eq!(stage.game.agenda.len(), 2, "each of them is hurt");
    carry_out(&mut stage, Effect::Kill(Who::Enemies), None);
    assert!(stage.game.is_so(&When::Gone(Who::Enemies)));
}

#[test]
fn effects_of_whoever_acts() {
    const RULES: &[Rule] = &[on(
        Trigger::Special(1),
        &[
            Effect::InTurn(0, &[&[Effect::GoTo('x')], &[Effect::GoTo('y')]]),
            Effect::Summon(MonsterKind::InoxGuard, ranks("nnn")),
        ],
    )];
    let mut stage = ruled("B . . 1 . x . y", &['x', 'y'], RULES);
    let boss = stage.id('1');
    stage.game.agenda.clear();
    for mark in ['x', 'y', 'x'] {
        stage.game.boss_special(boss, 1);
        work_rules(&mut stage.game);
        assert_eq!(stage.game.figure(boss).spot, stage.spot(mark));
    }
    assert!(guards(&stage.game) > 0);
    stage.game.agenda.clear();
    stage.game.carry_out(Effect::ActAgain(Who::Kind(MonsterKind::BanditGuard)), None, &mut ());
    assert_eq!(stage.game.agenda, [Task::EndTurn(boss), Task::Begin(boss)]);
}

#[test]
fn an_effect_may_win_or_lose() {
    for (effect, ending) in [(Effect::Win, Ending::Won), (Effect::Lose, Ending::Lost)] {
        let mut stage = ruled("B . 1", &[], &[]);
        carry_out(&mut stage, Effect::If(When::Never, &[Effect::Win]), None);
        assert_eq!(stage.game.progress.fate, None);
        carry_out(&mut stage, effect, None);
        assert_eq!(stage.game.progress.fate, Some(ending));
    }
}

#[test]
fn h5_09_an_object_moves_and_whoever_stands_there_makes_room() {
    let mut stage = ruled("B % . x .", &['x'], &[]);
    let [x, from] = [stage.spot('x'), stage.spot('%')];
    let rock = stage.id('%');
    let guard =
        stage.game.place_monster(MonsterKind::InoxGuard, Rank::Normal, x, false, false, None, &mut ()).expect("there");
    carry_out(&mut stage, Effect::MoveObject('%', 'x'), None);
    assert_eq!((stage.game.figure(rock).spot, stage.game.standing_on(x)), (x, Some(rock)));
    assert!(
        stage.game.figure(guard).spot != x
            && stage.game.ground.obstacles.has(x)
            && !stage.game.ground.obstacles.has(from)
    );
}

#[test]
fn monsters_gain_while_objects_stand() {
    const BOOSTS: &[Boost] = &[Boost {
        when: When::Always,
        kinds: &[MonsterKind::BanditArcher],
        per: '%',
        health: 1,
        attack: 1,
        half_movement: 1,
        half_range: 1,
    }];
    let mut stage = ruled("B . a . %", &[], &[]);
    Arc::get_mut(&mut stage.game.layout).expect("nobody else's").terms.boosts = BOOSTS;
    let [archer, rock] = [stage.id('a'), stage.id('%')];
    let stats = |stage: &Stage| stage.game.monster_stats(archer, MonsterKind::BanditArcher, Rank::Normal);
    let plain = *MonsterKind::BanditArcher.stats(Rank::Normal, stage.game.monster_level);
    let more = stats(&stage);
    let gained = (more.attack - plain.attack, more.movement - plain.movement, more.range - plain.range);
    assert_eq!(gained, (1, 1, 1), "halves are rounded up");
    assert_eq!(stage.game.more_health(MonsterKind::BanditArcher), 1);
    let most = stage.game.figure(archer).most_health;
    kill(&mut stage.game, rock);
    assert_eq!((stats(&stage), stage.game.figure(archer).most_health), (plain, most - 1));
}

#[test]
fn who_is_unharmed_suffers_nothing() {
    let mut stage = ruled("B . 1 a", &[], &[]);
    Arc::get_mut(&mut stage.game.layout).expect("nobody else's").terms.unharmed =
        Some(Who::Kind(MonsterKind::BanditGuard));
    let [guard, archer] = [stage.id('1'), stage.id('a')];
    kill(&mut stage.game, guard);
    kill(&mut stage.game, archer);
    assert!(stage.game.figure(guard).alive && !stage.game.figure(archer).alive);
}

/// A board with somebody at `h` who walks toward `x`, three hexes at a time.
fn escorted(picture: &str) -> (Stage, FigureId) {
    let mut stage = ruled(picture, &['x'], &[]);
    let place = ally('h', name("Hail", "Hail", "Hail", "Hail"), (0, 0), n(9)).acting(Routine {
        initiative: 99,
        movement: 3,
        toward: 'x',
    });
    let spot = stage.spot('h');
    Arc::get_mut(&mut stage.game.layout).expect("nobody else's").objects = vec![Object { place, spots: vec![spot] }];
    let room = stage.game.layout.map.room(spot).expect("a room");
    stage.game.raise_objects(room, &mut ());
    let id = stage.game.standing_on(spot).expect("she stands there");
    (stage, id)
}

#[test]
fn h16_13_an_escort_walks_to_its_mark_and_opens_doors() {
    let (mut stage, hail) = escorted("B h . + . . x");
    assert_eq!(stage.game.figure(hail).side(), Side::Allies);
    let mut log: Vec<Event> = Vec::new();
    stage.game.escort_turn(hail, &mut log);
    assert!(stage.game.open.has(0) && log.iter().any(|event| matches!(event, Event::Door(..))));
    let beside = |stage: &Stage| stage.game.is_so(&When::Beside(Who::Marked('h'), 'x'));
    assert!(!beside(&stage));
    stage.game.escort_turn(hail, &mut ());
    assert!(beside(&stage), "and stops beside it");
    let at = stage.game.figure(hail).spot;
    stage.game.escort_turn(hail, &mut ());
    assert_eq!(stage.game.figure(hail).spot, at);
}

#[test]
fn h16_13_an_escort_goes_around_traps_and_through_them_only_when_needed() {
    let (mut stage, hail) = escorted("B h ^ . x\n . . . . .");
    stage.game.escort_turn(hail, &mut ());
    assert_eq!((stage.game.traps.len(), stage.game.figure(hail).health), (1, 9));
    let (mut stage, hail) = escorted("B h ^ . x");
    stage.game.escort_turn(hail, &mut ());
    assert!(stage.game.traps.is_empty() && stage.game.figure(hail).health < 9);
}

#[test]
fn h16_13_an_escort_acts_at_its_initiative_and_monsters_attack_it() {
    let (mut stage, hail) = escorted("h . . . x . 1 . B");
    assert!(stage.game.foresee(stage.id('1')).iter().all(|way| way.focus.is_some()));
    assert!(!stage.game.figure(hail).acted);
    stage.game.reveal_initiative(&mut ());
    let at = stage.game.order().iter().find(|turn| turn.actor == crate::game::Actor::Escort(hail)).expect("a turn");
    assert_eq!(at.initiative, 99);
    kill(&mut stage.game, hail);
    assert!(stage.game.is_so(&When::Killed(Who::Marked('h'), n(1))));
}

#[test]
fn h16_13_a_named_figure_of_a_higher_level_has_the_hit_points_of_that_level() {
    let mut stage = Stage::new("B . T 1 2").tough('2', 3);
    let name = crate::words::name("Chief", "Jefe", "Anführer", "Chefe");
    let named = |levels_up, health| crate::scenario::sheet::Named { mark: 'k', name, levels_up, health };
    let id = stage.id('1');
    stage.game.name_monster(Some((id, named(2, None))));
    let higher = i16::from(MonsterKind::BanditGuard.stats(Rank::Normal, 3).health);
    assert!(higher > 6);
    assert_eq!((stage.health('1'), stage.game.figure(id).most_health), (higher, higher));
    stage.game.name_monster(Some((id, named(2, Some(n(4).per_hero(2))))));
    assert_eq!(stage.health('1'), 8, "its own number counts before that");
    let other = stage.id('2');
    stage.game.name_monster(Some((other, named(0, None))));
    assert_eq!(stage.health('2'), 3, "a name alone changes nothing");
}

#[test]
fn heroes_attack_those_who_are_hostile_to_all() {
    let mut stage = Stage::new("B 1 2");
    let outcast = stage.id('1');
    stage.game.figure_mut(outcast).side = Side::Outcasts;
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert!(stage.health('1') < 6);
    stage.act('B', "Spare Dagger", Top).target('2').done();
    assert!(stage.health('2') < 6, "and monsters as ever");
    let mut stage = Stage::new("B 1 2").tough('2', 20);
    let (brute, forced) = (stage.id('B'), stage.id('1'));
    stage.game.figure_mut(brute).side = Side::Outcasts;
    let attack = crate::ability::attack(2);
    stage.game.take_aim(forced, stage.seat('B'), attack, Side::Monsters);
    let seat = stage.seat('B');
    let guard = Choice::Target(stage.id('2'));
    assert!(stage.game.legal(seat).contains(&guard), "whoever is forced attacks its own side");
    assert!(!stage.game.legal(seat).contains(&Choice::Target(brute)));
}
