//! Abilities, beside what they mean: who is left out, which hexes are not offered, which slots are not filled (H13, H14).

use super::rulings::{ARCHER, bonus, perform};
use crate::ability::{Ability, Amount, Lasting, Prey, SummonSheet, Whom, prey, walk};
use crate::card::CardId;
use crate::choice::Choice;
use crate::condition::Condition::{Muddle, Poison, Strengthen};
use crate::condition::Conditions;
use crate::element::Element;
use crate::event::Event;
use crate::figure::{FigureId, Kind, Side};
use crate::hero::Pile;
use crate::layout::Chest;
use crate::modifier::Modifier;
use crate::monster::{MonsterKind, Rank};
use crate::perform::is_optional;
use crate::scenario::rule::{Boost, When};
use crate::spot::Spots;
use crate::stage::{Bottom, Stage, Top};
use crate::task::{Task, Use};

const STEP: Ability = Ability::Move { points: Amount::Stat(1), jump: false, looting: false };

/// Calls an ally for a hero.
fn call(stage: &mut Stage, owner: char, mark: char, sheet: SummonSheet) -> FigureId {
    let kind = Kind::Summon { owner: stage.seat(owner), card: None, sheet };
    let spot = stage.spot(mark);
    stage.game.add_figure(kind, Side::Heroes, spot, 5, false, &mut ()).expect("room")
}

fn spots(stage: &Stage, marks: &str) -> Spots {
    marks.chars().map(|mark| stage.spot(mark)).collect()
}

/// The movement points of the move that has just begun.
fn points(stage: &Stage) -> Option<u8> {
    match stage.game.agenda.last() {
        Some(Task::Walk(walk)) => Some(walk.points),
        _ => None,
    }
}

#[test]
fn h10_02_h14_04_who_is_meant_and_who_is_not() {
    let mut stage = Stage::new(
        "
         T B 1 . S . . 2
          x % . . . y . .",
    );
    let called = ['x', 'y'].map(|mark| (mark, call(&mut stage, 'T', mark, ARCHER)));
    let brute = stage.id('B');
    let mut known: Vec<(char, FigureId)> = "BTS12%".chars().map(|mark| (mark, stage.id(mark))).collect();
    known.extend(called);
    let meant = |whom: Whom| {
        let meant = stage.game.meant(brute, whom);
        let marks: String = known.iter().filter(|one| meant.contains(&one.1)).map(|one| one.0).collect();
        assert_eq!(marks.len(), meant.len(), "nobody else");
        marks
    };
    let expected = [
        (Whom::Me, "B"),
        (Whom::AdjacentEnemy, "1%"),
        (Whom::AdjacentEnemies, "1%"),
        (Whom::Enemy(5), "1%"),
        (Whom::EnemiesWithin(6), "12%"),
        (Whom::EnemiesInReach, "1%"),
        (Whom::Enemies { range: 5, count: 2 }, "1%"),
        (Whom::Enemies { range: 6, count: 2 }, "12%"),
        (Whom::AllEnemies, "12%"),
        (prey(5, Prey::Normal), "1"),
        (prey(6, Prey::NormalOrElite), "12"),
        (Whom::MeOrAlly(1), "BTx"),
        (Whom::Several { range: 3, count: 2 }, "BTSx"),
        (Whom::MeAndAllies(1), "BTx"),
        (Whom::MeAndAlliesInReach, "BTx"),
        (Whom::Ally(1), "Tx"),
        (Whom::AlliesWithin(3), "TSx"),
        (Whom::AllAllies, "TSxy"),
        (Whom::AnyAlly, "TSxy"),
        (Whom::MeAndAllAllies, "BTSxy"),
        (Whom::SummonsWithin(1), "x"),
        (Whom::SummonsWithin(5), "xy"),
        (Whom::AllAdjacent, "T1%x"),
        (Whom::LastTarget, ""),
        (Whom::MovedThrough, ""),
        (Whom::MovedThroughAndBack, ""),
        (Whom::BesidePieces, ""),
    ];
    for (whom, marks) in expected {
        assert_eq!(meant(whom), marks, "{whom:?}");
    }
}

#[test]
fn h14_04_allies_in_the_room_are_no_others_and_no_enemies() {
    let stage = Stage::new("B T 1 + S");
    assert_eq!(stage.game.meant(stage.id('B'), Whom::AlliesInRoom), [stage.id('T')]);
}

#[test]
fn h16_09_a_monster_that_means_one_enemy_means_its_focus() {
    let muddle = Conditions::of(&[Muddle]);
    for (focus, other) in [('B', 'T'), ('T', 'B')] {
        let mut stage = Stage::new("B 1 T");
        stage.game.mind.focus = Some(stage.id(focus));
        perform(&mut stage, '1', Ability::Inflict(muddle, Whom::AdjacentEnemy));
        assert!(stage.has(focus, Muddle) && !stage.has(other, Muddle));
    }
}

#[test]
fn h16_10_who_lost_the_most_is_not_who_has_the_least() {
    let mut stage = Stage::new("B 1 e").hurt('1', 5).hurt('e', 7);
    perform(&mut stage, '1', Ability::Heal(2, Whom::MeOrAlly(3)));
    stage.done();
    assert_eq!((stage.health('1'), stage.health('e')), (5, 9), "one lost 1 of 6, the other 2 of 9");
}

#[test]
fn h16_10_h21_08_of_two_heals_one_is_sure_and_the_other_is_asked_about() {
    let mut stage = Stage::new("1 2 3 4 . . B").hurt('2', 1).hurt('3', 3).hurt('4', 3);
    perform(&mut stage, '1', Ability::Heal(2, Whom::Several { range: 3, count: 2 }));
    stage.target('4').done();
    assert_eq!(['1', '2', '3', '4'].map(|mark| stage.health(mark)), [6, 3, 3, 5]);
}

#[test]
fn h21_08_where_nothing_can_be_healed_nobody_is_asked() {
    let mut stage = Stage::new("1 2 3 . B");
    perform(&mut stage, '1', Ability::Heal(2, Whom::MeOrAlly(3)));
    stage.done();
    // A heal ends poison, and whose is left to the players.
    let mut stage = Stage::new("1 2 3 . B").with('2', Poison);
    perform(&mut stage, '1', Ability::Heal(2, Whom::MeOrAlly(3)));
    stage.target('2').done();
    assert!(!stage.has('2', Poison));
}

#[test]
fn h14_07_a_monster_takes_the_money_in_reach_and_no_other() {
    let mut stage = Stage::new("1 $ . . $ B");
    perform(&mut stage, '1', Ability::Loot(2));
    let guard = stage.id('1');
    let stolen: Vec<_> = stage.log.iter().filter(|event| matches!(event, Event::Stolen(..))).collect();
    assert_eq!(stolen, [&Event::Stolen(guard, stage.spot('$'))]);
    assert_eq!(stage.game.coins.len(), 1);
    assert_ne!(stage.game.coins[0], stage.spot('$'));
}

#[test]
fn h14_07_a_chest_counts_like_money_where_no_more_may_be_taken() {
    let mut stage = Stage::new("x B $");
    let (actor, x, coin) = (stage.id('B'), stage.spot('x'), stage.spot('$'));
    stage.game.coins.push(x);
    stage.game.chests.push((x, Chest::Gold(1)));
    assert_eq!(stage.game.loot_up_to(actor, 1, 1), [coin], "two things lie on the other hex");
    assert_eq!(stage.game.loot_up_to(actor, 1, 2), [x]);
    assert_eq!(stage.game.loot_up_to(actor, 1, 3), [x, coin]);
}

#[test]
fn h5_07_what_is_looted_is_told_and_counted_and_nothing_else() {
    let mut stage = Stage::new("B x y $");
    let seat = stage.seat('B');
    let [x, y, coin] = ['x', 'y', '$'].map(|mark| stage.spot(mark));
    stage.game.chests = vec![(x, Chest::Gold(5)), (x, Chest::Numbered(7))];
    let gold = stage.hero('B').gold;
    stage.game.loot_spot(seat, y, true, &mut stage.log);
    assert!(stage.log.is_empty(), "there is nothing");
    stage.game.loot_spot(seat, x, true, &mut stage.log);
    assert!(stage.log.contains(&Event::Looted(seat, x)) && stage.log.contains(&Event::Treasure(seat, Chest::Gold(5))));
    assert_eq!((stage.hero('B').tally.chests, stage.hero('B').tally.coins, stage.hero('B').gold), (2, 0, gold + 5));
    stage.game.loot_spot(seat, coin, true, &mut stage.log);
    assert!(stage.log.contains(&Event::Looted(seat, coin)));
    assert_eq!((stage.hero('B').tally.chests, stage.hero('B').tally.coins, stage.hero('B').gold), (2, 1, gold + 5));
}

#[test]
fn h19_03_what_is_in_the_chests_of_a_dungeon_is_for_the_looter_or_against_all_monsters() {
    let opened = |chest: Chest| {
        let mut stage = Stage::new("B x T 1 . 2").hurt('B', 3).hurt('T', 3);
        let (seat, spot) = (stage.seat('B'), stage.spot('x'));
        stage.game.hero_mut(seat).put(CardId(3), Pile::Lost);
        stage.game.agenda.clear();
        stage.game.chests.push((spot, chest));
        stage.game.loot_spot(seat, spot, true, &mut stage.log);
        stage.game.run(&mut stage.log);
        stage
    };
    let health = |stage: &Stage| ['B', 'T', '1', '2'].map(|mark| stage.health(mark));
    assert_eq!(health(&opened(Chest::Heal(5))), [8, 3, 6, 6]);
    assert_eq!(health(&opened(Chest::Scourge(2))), [3, 3, 4, 4]);
    let stage = opened(Chest::Plague(Conditions::of(&[Poison])));
    assert_eq!(['B', 'T', '1', '2'].map(|mark| stage.has(mark, Poison)), [false, false, true, true]);
    let mut stage = opened(Chest::RecoverLost);
    stage.choose(Choice::Card(CardId(3))).done();
    assert_eq!(stage.hero('B').pile(CardId(3)), Pile::Hand);
}

#[test]
fn h21_01_which_hexes_an_ability_may_use() {
    let stage = Stage::new(
        "
         . p q . .
          x C # . .
         . ^ y . 1
          . . . . .",
    );
    let places = |what: Use| stage.game.places(stage.id('C'), what);
    let trap = Use::Trap { damage: 1, conditions: Conditions::NONE, xp: 0 };
    for what in [trap, Use::Summon(ARCHER), Use::Obstacle(1)] {
        assert_eq!(places(what), spots(&stage, "xpqy"), "{what:?}: the empty ones beside");
    }
    for what in [Use::Disarm, Use::Throw(3)] {
        assert_eq!(places(what), spots(&stage, "^"), "{what:?}");
    }
    for what in [Use::Shatter, Use::Crush, Use::Shift { range: 3, from: None }] {
        assert_eq!(places(what), spots(&stage, "#"), "{what:?}");
    }
    assert_eq!(places(Use::Vortex { range: 1, reach: 1, pull: 1 }), spots(&stage, "Cxpq#^y"), "any hex in sight");
    assert_eq!(places(Use::Rockfall { count: 1, range: 1 }), spots(&stage, "xpqy"));
    let from = Some(stage.spot('#'));
    assert_eq!(places(Use::Shift { range: 1, from }), spots(&stage, "xpqy"), "not back to where it lay");
}

#[test]
fn h5_06_as_many_obstacles_are_laid_as_the_card_says() {
    let picture = "
         . . . .
          . C x y
         . . . .";
    for ability in [Ability::Obstacles, |count| Ability::Rockfall { count, range: 3 }] {
        for count in [1, 2] {
            let mut stage = Stage::new(picture);
            perform(&mut stage, 'C', ability(count));
            let x = stage.spot('x');
            stage.choose(Choice::Hex(x));
            for _ in 1..count {
                let more = stage.game.legal(stage.seat('C'))[0];
                assert!(matches!(more, Choice::Hex(_)));
                stage.choose(more);
            }
            stage.done();
            assert_eq!(stage.game.ground.obstacles.len(), usize::from(count));
        }
    }
}

#[test]
fn h5_06_an_obstacle_of_three_hexes_cuts_nothing_off_though_none_of_them_would() {
    let mut stage = Stage::new(
        "
         C x . . . . .
          . . . . . . .",
    );
    assert!(!stage.game.would_cut(stage.spot('x')));
    perform(&mut stage, 'C', Ability::Boulder(3));
    stage.done();
    assert!(stage.game.ground.obstacles.is_empty());
}

#[test]
fn h5_06_an_obstacle_of_three_hexes_may_fill_a_dead_end() {
    let stage = Stage::new(
        "
         C . . x
          . . y z",
    );
    let places = stage.game.places(stage.id('C'), Use::Boulder { range: 9, chosen: [None; 2] });
    assert_eq!(places, spots(&stage, "xyz"), "nothing is left behind it");
}

#[test]
fn h5_06_each_hex_of_an_obstacle_of_three_touches_the_others() {
    let stage = Stage::new(
        "
         . . v w .
          C u x y .
         . . t z .",
    );
    let places = |chosen| stage.game.places(stage.id('C'), Use::Boulder { range: 5, chosen });
    let [x, y] = ['x', 'y'].map(|mark| Some(stage.spot(mark)));
    assert_eq!(places([x, None]), spots(&stage, "uvwyzt"));
    assert_eq!(places([x, y]), spots(&stage, "wz"));
}

#[test]
fn h11_01_a_vortex_pulls_the_enemies_around_it_and_none_onto_it() {
    let mut stage = Stage::new(
        "
         W . x y 1 . . 3
          T . . 2 . . . .",
    )
    .with('2', crate::condition::Condition::Invisible);
    let vortex = Ability::Vortex { range: 2, reach: 2, pull: 2 };
    perform(&mut stage, 'W', vortex);
    let x = stage.spot('x');
    stage.choose(Choice::Hex(x)).steps("y").done();
    assert!(stage.at('1', 'y'), "two hexes would lead onto it");
    assert!(['T', '2', '3'].into_iter().all(|mark| stage.at(mark, mark)));
}

#[test]
fn h9_03_who_flies() {
    let mut stage = Stage::new("B T S x y");
    let falcon = call(&mut stage, 'B', 'x', SummonSheet { flying: true, ..ARCHER });
    let archer = call(&mut stage, 'B', 'y', ARCHER);
    bonus(&mut stage, 'T', Lasting::Flight, &[]);
    bonus(&mut stage, 'S', Lasting::Shield(1), &[]);
    let heroes = ['B', 'T', 'S'].map(|mark| stage.game.flies(stage.id(mark)));
    assert_eq!(heroes, [false, true, false], "only who has wings");
    assert!(stage.game.flies(falcon) && !stage.game.flies(archer));
}

#[test]
fn h14_01_a_move_is_an_attack_only_for_whom_the_card_says_so() {
    let mut stage = Stage::new("1 T x B 2");
    bonus(&mut stage, 'B', Lasting::MoveAsAttack, &[]);
    bonus(&mut stage, 'T', Lasting::Shield(1), &[]);
    perform(&mut stage, 'T', walk(2));
    assert!(stage.offers(Choice::Stop) && !stage.offers(Choice::Do));
    perform(&mut stage, 'B', walk(2));
    assert!(stage.offers(Choice::Do));
}

#[test]
fn h9_01_who_has_not_moved_has_not_moved_straight() {
    let mut stage = Stage::new("x B 1");
    stage.act('B', "Hook and Chain", Bottom).choose(Choice::Stop).done();
    assert_eq!(stage.health('1'), 6);
}

#[test]
fn h16_09_whoever_a_player_leads_moves_by_its_own_number() {
    let mut stage = Stage::new("S x . 1 . .");
    let (seat, guard) = (stage.seat('S'), stage.id('1'));
    let own = MonsterKind::BanditGuard.stats(Rank::Normal, 1).movement;
    stage.game.woes.movement = 2;
    stage.game.perform(guard, Some(seat), &STEP, &mut ());
    assert_eq!(points(&stage), Some(own + 1 + 2), "the card's 1 and a room's 2 more");
    let rats = call(&mut stage, 'S', 'x', SummonSheet { movement: 3, ..ARCHER });
    stage.game.perform(rats, Some(seat), &STEP, &mut ());
    assert_eq!(points(&stage), Some(4));
}

#[test]
fn h16_09_a_monster_that_a_player_leads_keeps_what_its_scenario_gives_it() {
    const BOOSTS: &[Boost] = &[Boost {
        when: When::Always,
        kinds: &[MonsterKind::BanditGuard],
        per: '%',
        health: 0,
        attack: 0,
        half_movement: 2,
        half_range: 0,
    }];
    let mut stage = Stage::new("S . 1 . . %");
    std::sync::Arc::get_mut(&mut stage.game.layout).expect("nobody else's").terms.boosts = BOOSTS;
    let (seat, guard) = (stage.seat('S'), stage.id('1'));
    let alone = stage.game.own_movement(guard, Amount::Stat(1));
    stage.game.perform(guard, Some(seat), &STEP, &mut ());
    assert_eq!(points(&stage).map(u16::from), Some(alone));
}

#[test]
fn h14_06_cards_are_borrowed_from_heroes_beside_and_from_no_others() {
    let mut stage = Stage::new("T B S M");
    for mark in ['B', 'T', 'S', 'M'] {
        let seat = stage.seat(mark);
        stage.game.hero_mut(seat).put(CardId(0), Pile::Lost);
    }
    let [brute, tinkerer, scoundrel] = ['B', 'T', 'S'].map(|mark| stage.seat(mark));
    let lenders = |stage: &Stage| stage.game.borrowable(brute).map(|one| one.0).collect::<Vec<_>>();
    assert_eq!(lenders(&stage), [tinkerer, scoundrel]);
    stage.game.exhaust(tinkerer, false, &mut ());
    assert_eq!(lenders(&stage), [scoundrel], "the exhausted are gone");
}

#[test]
fn h8_02_a_part_for_nobody_is_not_offered() {
    const HEAL_AND_GO: &[Ability] = &[Ability::Heal(2, Whom::AlliesWithin(1)), walk(2)];
    for (picture, offered) in [("B T x", true), ("B x T", false)] {
        let mut stage = Stage::new(picture).asked();
        let (actor, by) = (stage.id('B'), Some(stage.seat('B')));
        stage.game.agenda = vec![Task::Abilities { actor, by, list: HEAL_AND_GO, at: 0 }];
        stage.game.run(&mut stage.log);
        assert_eq!((stage.offers(Choice::Do), stage.offers(Choice::Stop)), (offered, !offered));
    }
}

#[test]
fn h8_02_an_element_beside_it_makes_a_part_no_less_the_only_one() {
    let heal = Ability::Heal(2, Whom::Me);
    let fire = Ability::Create(Element::Fire);
    assert!(!is_optional(&heal, &[heal, fire]) && !is_optional(&heal, &[heal, fire, fire]));
    assert!(is_optional(&heal, &[heal, walk(1), fire]));
}

#[test]
fn h14_01_only_the_bonus_that_fits_is_used_and_only_the_own_one() {
    let mut stage = Stage::new("T B").tough('T', 30).tough('B', 30).hurt('B', 1).hurt('T', 1);
    bonus(&mut stage, 'T', Lasting::Shield(1), &[0, 0]);
    bonus(&mut stage, 'T', Lasting::MoreHealing(2), &[0, 0]);
    stage.act('B', "Eye for an Eye", Bottom).target('T').done();
    let used = |stage: &Stage| stage.game.bonuses.iter().map(|one| one.used).collect::<Vec<_>>();
    assert_eq!((stage.health('T'), used(&stage)), (3, vec![0, 0]), "the Brute heals as ever");
    stage.act('T', "Restorative Mist", Top).target('B').done();
    assert_eq!((stage.health('B'), used(&stage)), (6, vec![0, 1]), "3 and 2 more");
}

#[test]
fn h19_03_conditions_for_good_are_for_heroes_or_monsters_and_not_for_summons() {
    let mut stage = Stage::new("B x 1 2");
    let ally = call(&mut stage, 'B', 'x', ARCHER);
    stage.game.woes.heroes = Conditions::of(&[Muddle]);
    stage.game.woes.monsters = Conditions::of(&[Strengthen]);
    let [brute, guard, dead] = ['B', '1', '2'].map(|mark| stage.id(mark));
    stage.game.remove_figure(dead);
    for id in [brute, ally, guard, dead] {
        stage.game.lasting_woes(id, &mut stage.log);
    }
    let has = |id: FigureId| stage.game.figure(id).ailments.all();
    assert_eq!((has(brute), has(guard)), (Conditions::of(&[Muddle]), Conditions::of(&[Strengthen])));
    assert_eq!((has(ally), has(dead), stage.log.len()), (Conditions::NONE, Conditions::NONE, 2));
}

#[test]
fn h14_08_a_trap_without_experience_is_nobodys() {
    for (xp, owned) in [(0, false), (1, true)] {
        let mut stage = Stage::new("T x 1");
        perform(&mut stage, 'T', Ability::Trap { damage: 2, conditions: Conditions::NONE, xp });
        let x = stage.spot('x');
        stage.choose(Choice::Hex(x)).done();
        assert_eq!(stage.game.traps[0].reward, owned.then(|| (stage.seat('T'), xp)));
    }
}

#[test]
fn h12_04_a_bless_for_a_monster_goes_into_the_monsters_deck() {
    let stage = Stage::new("B 1").with('1', crate::condition::Condition::Bless);
    let heroes: usize = stage.game.heroes.iter().map(|hero| hero.deck.count(Modifier::BLESS)).sum();
    assert_eq!((stage.game.deck.count(Modifier::BLESS), heroes), (1, 0));
}
