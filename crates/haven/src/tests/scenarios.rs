//! A test for every special rule, boss special and section of the scenarios of the book, by number.

use crate::class::Class;
use crate::condition::Condition;
use crate::figure::{FigureId, Kind, Side};
use crate::game::{Ending, Game};
use crate::hex::hex;
use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::MonsterKind::{self, *};
use crate::monster::Rank;
use crate::scenario::ScenarioSheet;
use crate::scenario::rule::{When, Who, n};
use crate::setup::Setup;
use crate::spot::Spot;
use crate::task::{Cause, Harm, Task};
use kit::Seed;

/// A scenario up to its first round, with so many heroes.
fn begun(number: u8, heroes: usize) -> Game {
    let setup = Setup::scenario(number, &Class::ALL[..heroes], Seed::from_number(1));
    let mut game = Game::begin(&setup, &mut ()).expect("a legal setup");
    while game.round() == 0 {
        let seat = game.next_to_decide().expect("somebody");
        let choice = game.legal(seat)[0];
        game.choose(seat, choice, &mut ()).expect("legal");
    }
    game.agenda.clear();
    game
}

fn spot(game: &Game, q: i16, r: i16) -> Spot {
    game.layout.map.spot(hex(q, r)).expect("on the map")
}

/// Works off what the rules have laid on the agenda, and whatever it brings along.
fn settle(game: &mut Game) {
    while let Some(task) = game.agenda.pop() {
        if matches!(task, Task::Rule { .. } | Task::Appear(..)) {
            game.work(task, &mut ());
        }
    }
}

/// Works off rules until one of them lets somebody act; returns what that is.
fn settle_to_act(game: &mut Game) -> Option<Task> {
    loop {
        match game.agenda.pop()? {
            task @ (Task::Rule { .. } | Task::Appear(..)) => game.work(task, &mut ()),
            other => return Some(other),
        }
    }
}

fn open(game: &mut Game, door: usize) {
    game.open_door(door, None, &mut ());
    settle(game);
}

fn all(game: &Game, kind: MonsterKind) -> Vec<FigureId> {
    let same = |one: &Kind| matches!(one, Kind::Monster { kind: own, .. } if *own == kind);
    game.figures().filter(|(_, one)| same(&one.kind)).map(|(id, _)| id).collect()
}

fn ranks(game: &Game, kind: MonsterKind) -> Vec<Rank> {
    let rank = |id: FigureId| if let Kind::Monster { rank, .. } = game.figure(id).kind { rank } else { Rank::Boss };
    let mut ranks: Vec<Rank> = all(game, kind).into_iter().map(rank).collect();
    ranks.sort_unstable();
    ranks
}

/// The ranks of those who have come since.
fn arrived(before: &Game, after: &Game, kind: MonsterKind) -> Vec<Rank> {
    let mut left = ranks(after, kind);
    for rank in ranks(before, kind) {
        left.remove(left.iter().position(|one| *one == rank).expect("nobody left"));
    }
    left
}

fn kill(game: &mut Game, target: FigureId) {
    game.take_damage(Harm { target, amount: 999, by: None, cause: Cause::Scenario }, &mut ());
    settle(game);
}

fn special(game: &mut Game, boss: MonsterKind, number: u8) -> Option<Task> {
    let boss = all(game, boss)[0];
    game.boss_special(boss, number);
    settle_to_act(game)
}

fn curses(game: &Game) -> usize {
    game.heroes()[0].deck.count(Modifier::CURSE)
}

fn minus_ones(game: &Game) -> usize {
    game.heroes()[0].deck.count(Modifier::HANDICAP)
}

#[test]
fn h1_01_every_scenario_from_1_to_25_is_there_and_can_be_laid_out() {
    let numbers: Vec<u8> = ScenarioSheet::all().iter().map(|sheet| sheet.number).collect();
    assert_eq!(numbers, (1..=25).collect::<Vec<u8>>());
    for sheet in ScenarioSheet::all() {
        assert!(sheet.layout().is_ok(), "{}", sheet.number);
        for heroes in 2..=4 {
            assert_eq!(begun(sheet.number, heroes).round(), 1, "{} with {heroes}", sheet.number);
        }
    }
}

#[test]
fn scenarios_begin_with_curses_minus_ones_or_disarmed() {
    let curses: Vec<u8> = (1..=25).filter(|&number| curses(&begun(number, 2)) == 3).collect();
    assert_eq!(curses, [2, 6, 19]);
    let minus = [14, 23, 25, 1].map(|number| minus_ones(&begun(number, 2)));
    assert_eq!(minus, [3, 3, 2, 0]);
    let disarmed = |game: &Game| game.figure(FigureId(0)).ailments.has(Condition::Disarm);
    assert!(disarmed(&begun(5, 2)) && !disarmed(&begun(4, 2)));
}

#[test]
fn scenario_02_the_commander_opens_the_doors_in_turn_and_summons() {
    let mut game = begun(2, 3);
    open(&mut game, 0);
    let before = game.clone();
    special(&mut game, BanditCommander, 2);
    assert_eq!(arrived(&before, &game, LivingBones), [Rank::Elite]);
    for room in [2, 5, 4, 3] {
        special(&mut game, BanditCommander, 1);
        assert!(game.is_revealed(RoomId(room)), "room {room}");
    }
}

#[test]
fn scenario_02_is_won_when_the_commander_and_every_revealed_enemy_are_dead() {
    let mut game = begun(2, 2);
    open(&mut game, 0);
    for id in game.figures().filter(|one| one.1.side() == Side::Monsters).map(|one| one.0).collect::<Vec<_>>() {
        assert!(!game.goal_met());
        kill(&mut game, id);
    }
    assert!(game.goal_met());
}

#[test]
fn scenario_03_guards_come_until_door_1_is_open() {
    let mut game = begun(3, 2);
    let count = all(&game, InoxGuard).len();
    game.end_round();
    settle(&mut game);
    assert_eq!(all(&game, InoxGuard).len(), count + 1, "with two heroes at the end of odd rounds");
    open(&mut game, 2);
    let count = all(&game, InoxGuard).len();
    game.end_round();
    settle(&mut game);
    assert_eq!(all(&game, InoxGuard).len(), count);
    assert!(!game.is_so(&When::Killed(Who::Enemies, n(0).per_hero(5))));
}

#[test]
fn scenario_06_is_won_when_tile_m1a_is_revealed_and_every_revealed_enemy_dead() {
    let mut game = begun(6, 2);
    open(&mut game, 0);
    open(&mut game, 1);
    assert!(game.is_revealed(RoomId(3)) && !game.is_revealed(RoomId(2)), "a room may stay closed");
    for id in game.figures().filter(|one| one.1.side() == Side::Monsters).map(|one| one.0).collect::<Vec<_>>() {
        kill(&mut game, id);
    }
    assert!(game.goal_met());
}

#[test]
fn scenario_07_goal_chests_are_taken_by_loot_abilities_alone() {
    let mut game = begun(7, 2);
    assert_eq!(game.layout.goal_chests(), 5);
    let chests: Vec<Spot> = game.chests().iter().map(|chest| chest.0).collect();
    for &chest in &chests {
        game.loot_spot(kit::Seat(0), chest, false, &mut ());
    }
    assert_eq!(game.chests().len(), 5, "not by the end of a turn");
    for &chest in &chests {
        assert!(!game.goal_met());
        game.loot_spot(kit::Seat(0), chest, true, &mut ());
    }
    assert!(game.goal_met());
}

#[test]
fn scenario_08_bodyguards_grow_with_the_party_sweep_and_retaliate() {
    for heroes in 2..=4 {
        let mut game = begun(8, heroes);
        open(&mut game, 0);
        open(&mut game, 1);
        let [one, other] = all(&game, InoxBodyguard)[..] else { panic!("two of them") };
        let own = InoxBodyguard.stats(Rank::Boss, game.monster_level).attack;
        assert_eq!(game.monster_stats(one, InoxBodyguard, Rank::Boss).attack, own + heroes as u8);
        assert!(matches!(special(&mut game, InoxBodyguard, 1), Some(Task::Abilities { actor, list, .. })
            if actor == one && list.len() == 2));
        game.agenda.clear();
        game.boss_special(other, 2);
        settle(&mut game);
        assert_eq!(game.bonuses.iter().filter(|bonus| bonus.who == other).count(), 1, "it retaliates");
        kill(&mut game, one);
        assert!(!game.goal_met());
        kill(&mut game, other);
        assert!(game.goal_met());
    }
}

#[test]
fn scenario_09_the_overseer_drives_and_summons_scouts_and_is_as_strong_as_they_are_many() {
    for (heroes, ranks) in [(2, [Rank::Normal; 2]), (3, [Rank::Normal, Rank::Elite]), (4, [Rank::Elite; 2])] {
        let mut game = begun(9, heroes);
        open(&mut game, 0);
        let scouts = all(&game, VermlingScout);
        let overseer = all(&game, MercilessOverseer)[0];
        assert_eq!(usize::from(game.monster_stats(overseer, MercilessOverseer, Rank::Boss).attack), scouts.len());
        let before = game.clone();
        if heroes < 4 {
            special(&mut game, MercilessOverseer, 2);
            assert_eq!(arrived(&before, &game, VermlingScout), ranks);
        }
        let scouts = all(&game, VermlingScout).len();
        game.agenda.clear();
        game.boss_special(overseer, 1);
        let Some(task) = game.agenda.pop() else { panic!("a rule") };
        game.work(task, &mut ());
        let turns = game.agenda.iter().filter(|task| matches!(task, Task::Begin(_))).count();
        assert_eq!(turns, scouts, "each takes one more turn");
    }
    let mut game = begun(9, 2);
    open(&mut game, 0);
    let overseer = all(&game, MercilessOverseer)[0];
    kill(&mut game, overseer);
    assert!(!game.goal_met());
    let chest = game.chests()[0].0;
    game.loot_spot(kit::Seat(0), chest, false, &mut ());
    assert!(game.goal_met());
}

#[test]
fn scenario_11_the_undead_are_allies_and_the_captain_heals_and_rallies_his_own() {
    let mut game = begun(11, 4);
    for door in 0..3 {
        open(&mut game, door);
    }
    let captain = all(&game, CaptainOfTheGuard)[0];
    let [bones, guard] = [LivingBones, CityGuard].map(|kind| all(&game, kind)[0]);
    assert_eq!([bones, guard].map(|id| game.figure(id).side()), [Side::Allies, Side::Monsters]);
    game.figure_mut(guard).health = 1;
    game.figure_mut(bones).health = 1;
    special(&mut game, CaptainOfTheGuard, 1);
    assert_eq!([guard, bones].map(|id| game.figure(id).health), [3, 1], "only his own");
    assert!(
        matches!(special(&mut game, CaptainOfTheGuard, 2), Some(Task::Abilities { actor, .. }) if actor == captain)
    );
    let rallied = |id: FigureId| game.bonuses.iter().any(|bonus| bonus.who == id);
    assert!(rallied(guard) && !rallied(captain) && !rallied(bones));
    kill(&mut game, bones);
    assert!(!game.is_so(&When::Killed(Who::Enemies, n(1))), "an ally is no enemy");
    kill(&mut game, captain);
    assert!(game.goal_met());
}

#[test]
fn scenario_12_the_city_is_an_ally_and_20_jekserah_summons_in_both() {
    let game = begun(12, 2);
    for number in [12, 20] {
        for (heroes, ranks) in [(2, [Rank::Normal; 2]), (3, [Rank::Normal, Rank::Elite]), (4, [Rank::Elite; 2])] {
            let mut game = begun(number, heroes);
            for door in (0..3).rev() {
                open(&mut game, door);
            }
            // Room on the board, and figures in the box.
            for kind in [LivingBones, LivingCorpse, Cultist, NightDemon] {
                all(&game, kind).into_iter().for_each(|id| kill(&mut game, id));
            }
            let before = game.clone();
            let swing = special(&mut game, Jekserah, 1);
            assert_eq!(arrived(&before, &game, LivingBones), ranks, "{number} with {heroes}");
            assert!(matches!(swing, Some(Task::Abilities { list: [_], .. })), "then attacks whoever is adjacent");
            let walk = special(&mut game, Jekserah, 2);
            assert_eq!(arrived(&before, &game, LivingCorpse).len(), 2, "{number} with {heroes}");
            assert!(matches!(walk, Some(Task::Abilities { list: [_, _], .. })), "then moves and attacks");
            let jekserah = all(&game, Jekserah)[0];
            kill(&mut game, jekserah);
            assert!(game.goal_met());
        }
    }
    let ally = |kind| game.side_of(kind) == Side::Allies;
    assert!(ally(CityGuard) && ally(CityArcher) && !ally(LivingBones) && !ally(Jekserah));
}

#[test]
fn scenario_15_plates_open_the_doors() {
    for heroes in 2..=4 {
        let mut game = begun(15, heroes);
        open(&mut game, 0);
        assert!((2..6).all(|door| game.is_locked(door)));
        let plate = spot(&game, -3, 10);
        game.relocate(FigureId(0), plate);
        game.press_plates(&mut ());
        settle(&mut game);
        assert!(game.is_so(&When::Open('a')) && !game.is_so(&When::Open('b')), "plate c opens both doors a");
        let plates = [(5, 11), (-12, 11), (-1, 17), (-12, 17)].map(|(q, r)| spot(&game, q, r));
        for (seat, &plate) in (0..heroes as u8).zip(&plates) {
            assert!(!game.is_so(&When::Open('b')));
            game.relocate(FigureId(seat), plate);
            game.fire_turn(FigureId(0), false);
            settle(&mut game);
        }
        assert!(game.is_so(&When::Open('b')), "everybody on a plate opens the doors b");
        let chest = game.chests()[0].0;
        game.loot_spot(kit::Seat(0), chest, false, &mut ());
        assert!(game.goal_met());
    }
}

#[test]
fn scenario_19_doors_bring_enemies_and_hail_wins_or_loses_it() {
    for (heroes, counts) in [(2, [1, 1, 1]), (3, [2, 1, 2]), (4, [2, 2, 2])] {
        let mut game = begun(19, heroes);
        open(&mut game, 0);
        for (door, (kind, count)) in [Cultist, LivingSpirit, LivingBones].into_iter().zip(counts).enumerate() {
            let before = all(&game, kind).len();
            let room = game.layout.map.doors()[door + 1].rooms[1];
            let behind = game.layout.monsters.iter().filter(|one| {
                one.kind == kind && game.layout.map.room(one.spot) == Some(room) && one.ranks[heroes - 2].is_some()
            });
            let behind = behind.count();
            open(&mut game, door + 1);
            let most = usize::from(kind.sheet().figures);
            assert_eq!(all(&game, kind).len(), (before + behind + count).min(most), "door {} with {heroes}", door + 1);
        }
        let hail = game.standing_on(spot(&game, 1, -2)).expect("Hail");
        assert_eq!(game.figure(hail).most_health, 4 + 2 * i16::from(game.level()));
        let mut lost = game.clone();
        kill(&mut lost, hail);
        assert_eq!(lost.progress.fate, Some(Ending::Lost));
        let beside = game.chart().near(spot(&game, -1, -11)).iter().find(|&at| game.standing_on(at).is_none());
        game.relocate(hail, beside.expect("room beside the altar"));
        game.watch();
        assert!(game.goal_met());
    }
}

#[test]
fn scenario_19_hail_walks_to_the_altar() {
    let mut game = begun(19, 2);
    let hail = game.standing_on(spot(&game, 1, -2)).expect("Hail");
    for _ in 0..60 {
        for id in game.figures().filter(|one| one.1.side() == Side::Monsters).map(|one| one.0).collect::<Vec<_>>() {
            kill(&mut game, id);
        }
        game.figure_mut(hail).health = game.figure(hail).most_health;
        game.escort_turn(hail, &mut ());
        settle(&mut game);
        game.watch();
    }
    assert!(game.goal_met() && (0..4).all(|door| game.open.has(door)), "she opens every door on her way");
}

#[test]
fn scenario_21_only_the_altar_can_be_hurt_and_it_goes_around() {
    for special_number in [1, 2] {
        let mut game = begun(21, 3);
        open(&mut game, 0);
        open(&mut game, 2);
        let demon = all(&game, PrimeDemon)[0];
        kill(&mut game, demon);
        assert!(game.figure(demon).alive, "it cannot be damaged");
        let altar = game.standing_on(spot(&game, -6, 13)).expect("the altar");
        let health = i16::from(PrimeDemon.stats(Rank::Boss, game.monster_level).health) * 3;
        assert_eq!(game.figure(altar).health, health);
        let stops = [(-6, 8), (-2, 7), (2, 7), (5, 9), (0, 13), (-6, 13)];
        let kinds = [FrostDemon, WindDemon, NightDemon, EarthDemon, FlameDemon, SunDemon];
        for ((q, r), kind) in stops.into_iter().zip(kinds) {
            all(&game, kind).into_iter().for_each(|id| kill(&mut game, id));
            let behind = match kind {
                NightDemon => RoomId(1),
                FlameDemon => RoomId(3),
                _ => RoomId(2),
            };
            game.reveal_room(behind, None, &mut ());
            all(&game, kind).into_iter().for_each(|id| kill(&mut game, id));
            let next = special(&mut game, PrimeDemon, special_number);
            assert_eq!(game.figure(altar).spot, spot(&game, q, r));
            let rank = if special_number == 1 { Rank::Elite } else { Rank::Normal };
            assert_eq!(ranks(&game, kind), [rank], "{kind:?} with three heroes");
            assert!(matches!(next, Some(Task::Abilities { list: [_, _], .. })), "then it moves and attacks");
        }
        kill(&mut game, altar);
        assert!(!game.figure(demon).alive && game.goal_met());
    }
}

#[test]
fn scenario_21_the_altar_reveals_the_room_it_goes_to_and_opens_its_doors() {
    let mut game = begun(21, 2);
    for door in [3, 4, 5] {
        open(&mut game, door);
    }
    assert!(!game.is_revealed(RoomId(2)));
    special(&mut game, PrimeDemon, 1);
    assert!(game.is_revealed(RoomId(2)) && (0..6).all(|door| game.open.has(door)));
}

#[test]
fn scenario_22_demons_are_stronger_for_each_altar_that_stands() {
    let mut game = begun(22, 3);
    let level = game.monster_level;
    let plain = FlameDemon.stats(Rank::Normal, level);
    for door in 0..5 {
        open(&mut game, door);
    }
    let demon = all(&game, FlameDemon)[0];
    let rank = if let Kind::Monster { rank, .. } = game.figure(demon).kind { rank } else { Rank::Normal };
    let own = *FlameDemon.stats(rank, level);
    let gained = |game: &Game| {
        let now = game.monster_stats(demon, FlameDemon, rank);
        (now.attack - own.attack, now.movement - own.movement, now.range - own.range)
    };
    assert!(plain.range > 0);
    assert_eq!(gained(&game), (4, 2, 2));
    assert_eq!(game.figure(demon).most_health, i16::from(own.health) + 4);
    let altars: Vec<FigureId> = game.figures().filter(|one| one.1.kind == Kind::Obstacle).map(|one| one.0).collect();
    assert_eq!(altars.len(), 4);
    assert_eq!(game.figure(altars[0]).health, 4 + 3 * i16::from(game.level()));
    kill(&mut game, altars[0]);
    assert_eq!((gained(&game), game.figure(demon).most_health), ((3, 2, 2), i16::from(own.health) + 3), "rounded up");
    for &altar in &altars[1..] {
        assert!(!game.goal_met());
        kill(&mut game, altar);
    }
    assert!(game.goal_met() && gained(&game) == (0, 0, 0));
}

#[test]
fn scenario_23_as_many_plates_are_in_play_as_there_are_heroes() {
    for heroes in 2..=4 {
        let mut game = begun(23, heroes);
        let plates = [(4, 13), (-12, 13), (-10, 15), (0, 15)].map(|(q, r)| spot(&game, q, r));
        for (seat, &plate) in (0..heroes as u8).zip(&plates) {
            assert!(!game.goal_met());
            game.relocate(FigureId(seat), plate);
            game.watch();
        }
        assert!(game.goal_met());
    }
}

#[test]
fn scenario_24_is_won_when_every_door_is_open() {
    let mut game = begun(24, 2);
    assert_eq!(game.layout.map.doors().len(), 8);
    for door in 0..8 {
        assert!(!game.goal_met());
        open(&mut game, door);
    }
    assert!(game.goal_met());
}

#[test]
fn scenario_25_everybody_leaves_by_the_exit_and_nobody_is_left_behind() {
    let exits = [(-11, 12), (-10, 12)];
    let mut game = begun(25, 2);
    let lost = {
        let mut game = game.clone();
        game.exhaust(kit::Seat(0), false, &mut ());
        game.progress.fate
    };
    assert_eq!(lost, Some(Ending::Lost), "exhausted elsewhere");
    for (seat, (q, r)) in exits.into_iter().enumerate() {
        assert!(!game.goal_met());
        let exit = spot(&game, q, r);
        game.relocate(FigureId(seat as u8), exit);
        if seat == 0 {
            game.exhaust(kit::Seat(0), false, &mut ());
            assert_eq!(game.progress.fate, None, "exhausted on the exit is no defeat");
        }
        game.watch();
    }
    assert!(game.goal_met());
}
