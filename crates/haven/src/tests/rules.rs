//! The rules, by number. What a single type can show stands beside that type.

use crate::card::{CardId, Side};
use crate::choice::{Choice, Refusal};
use crate::class::Class;
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Muddle, Poison, Strengthen, Stun, Wound};
use crate::dungeon;
use crate::element::{Element, Strength};
use crate::event::Event;
use crate::figure::{Kind, Side as Team};
use crate::game::{Ending, Game};
use crate::hero::Pile;
use crate::hex::hex;
use crate::item::Item;
use crate::layout::Chest;
use crate::map::{OpenDoors, RoomId};
use crate::modifier::{Modifier, Twist};
use crate::monster::{MonsterKind, Rank};
use crate::setup::{HeroSetup, Setup};
use crate::spot::Spot;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Task;
use crate::view::Question;
use kit::{Seat, Seed};

fn scenario(number: u8, heroes: usize) -> Game {
    Game::begin(&Setup::scenario(number, &Class::ALL[..heroes], Seed::from_number(3)), &mut ()).expect("a legal setup")
}

/// Goals kept and everybody on a start hex.
fn begun(number: u8, heroes: usize) -> Game {
    let mut game = scenario(number, heroes);
    game.prepare();
    while let Some(seat) = game.next_to_decide().filter(|_| game.round() == 0) {
        let first = game.legal(seat)[0];
        game.choose(seat, first, &mut ()).expect("listed");
    }
    game
}

fn monsters(game: &Game) -> Vec<(MonsterKind, Rank, u8)> {
    let kind = |one: &crate::figure::Figure| match one.kind {
        Kind::Monster { kind, rank, number, .. } => Some((kind, rank, number)),
        _ => None,
    };
    game.figures().filter_map(|(_, one)| kind(one)).collect()
}

#[test]
fn h1_02_what_a_hero_has_and_the_deck_that_monsters_share() {
    let game = begun(1, 2);
    let hero = &game.heroes()[0];
    assert_eq!((hero.count(Pile::Hand), hero.count(Pile::Discard), hero.count(Pile::Lost)), (10, 0, 0));
    assert_eq!((hero.deck.len(), game.deck.len(), hero.tally.experience), (20, 20, 0));
    assert!(hero.goal.is_some());
}

#[test]
fn h2_02_any_card_serves_as_attack_2_or_move_2_and_is_discarded() {
    let mut stage = Stage::new("B 1 . x").with('1', Stun);
    stage.play(&[('B', "Overwhelming Assault", "Shield Bash")]);
    let [assault, bash] = ["Overwhelming Assault", "Shield Bash"].map(|name| stage.card('B', name));
    stage.choose(Choice::Act { card: assault, side: Side::Top, basic: true }).target('1');
    assert_eq!((stage.health('1'), stage.pile('B', "Overwhelming Assault"), stage.xp('B')), (4, Pile::Discard, 0));
    stage.choose(Choice::Act { card: bash, side: Side::Bottom, basic: true });
    assert!(!stage.offers(Choice::Stop), "the guard is in the way of any step, so that the move is over");
    assert_eq!(stage.pile('B', "Shield Bash"), Pile::Discard);
}

#[test]
fn h2_03_a_card_goes_to_discard_to_lost_or_to_the_active_area() {
    let mut stage = Stage::new("B 1").tough('1', 40);
    stage.act('B', "Trample", Top).target('1').act('B', "Shield Bash", Top).target('1');
    stage.act('B', "Warding Strength", Bottom).done();
    let piles = ["Trample", "Shield Bash", "Warding Strength"].map(|card| stage.pile('B', card));
    assert_eq!(piles, [Pile::Discard, Pile::Lost, Pile::Active { lost: true }]);
}

#[test]
fn h2_04_an_active_card_may_be_given_up_which_ends_its_effect() {
    let mut stage = Stage::new("B . .");
    stage.play(&[('B', "Warding Strength", "Grab and Go")]);
    let card = stage.card('B', "Warding Strength");
    stage.choose(Choice::Act { card, side: Side::Bottom, basic: false });
    assert_eq!(stage.game.bonuses.len(), 1);
    stage.choose(Choice::Dismiss(card));
    assert_eq!((stage.game.bonuses.len(), stage.pile('B', "Warding Strength")), (0, Pile::Lost));
}

#[test]
fn h3_05_some_items_add_minus_1_cards_unless_a_perk_ignores_them() {
    let mut setup = Setup::scenario(1, &Class::ALL[..2], Seed::from_number(1));
    setup.heroes[0].items = vec![Item::HideArmor];
    let deck = |setup: &Setup| {
        let mut game = Game::begin(setup, &mut ()).expect("legal");
        game.prepare();
        game.heroes()[0].deck.clone()
    };
    assert_eq!((deck(&setup).len(), deck(&setup).count(Modifier::HANDICAP)), (22, 2));
    setup.heroes[0].perks = vec![10];
    assert_eq!((deck(&setup).len(), deck(&setup).count(Modifier::HANDICAP)), (21, 0), "only the perk's own +1");
}

#[test]
fn h3_06_items_may_be_used_in_the_middle_of_an_ability() {
    let mut stage = Stage::new("B u v w x y z").item('B', Item::BootsOfStriding);
    stage.act('B', "Grab and Go", Bottom).steps("uvwx").choose(Choice::Use(Item::BootsOfStriding)).steps("yz").done();
    assert!(stage.at('B', 'z') && !stage.hero('B').has_ready(Item::BootsOfStriding));
    let mut stage = Stage::new("B # x").item('B', Item::WingedShoes);
    stage.act('B', "Grab and Go", Bottom);
    let rock = stage.spot('#');
    stage.refuse(Choice::Step(rock)).choose(Choice::Use(Item::WingedShoes)).steps("#").go("x").done();
    let lucky = [Modifier::plus(-1), Modifier::plus(2)];
    let mut stage = Stage::new("B 1").tough('1', 20).item('B', Item::EagleEyeGoggles).modifiers('B', &lucky);
    stage.act('B', "Spare Dagger", Bottom).choose(Choice::Use(Item::EagleEyeGoggles)).target('1').done();
    assert_eq!(stage.health('1'), 16, "advantage: used before the card is drawn");
}

#[test]
fn items_do_what_they_say() {
    let mut stage = Stage::new("B e").item('B', Item::WarHammer);
    stage.act('B', "Spare Dagger", Bottom).choose(Choice::Use(Item::WarHammer)).target('e').done();
    assert!(stage.has('e', Stun));
    let mut stage = Stage::new("B 1 2").item('B', Item::PoisonDagger);
    stage.act('B', "Spare Dagger", Bottom).choose(Choice::Use(Item::PoisonDagger)).target('1').done();
    assert!(stage.has('1', Poison));
    let mut stage = Stage::new("B . e").item('B', Item::PiercingBow).item('B', Item::MinorPowerPotion);
    stage.act('B', "Spare Dagger", Top).choose(Choice::Use(Item::PiercingBow));
    stage.choose(Choice::Use(Item::MinorPowerPotion)).target('e').done();
    assert_eq!(stage.health('e'), 5, "attack 4, no shield");
    let mut stage = Stage::new("B 1").item('B', Item::HideArmor).item('B', Item::HeaterShield);
    stage.attacked('1', 'B', 3, 1).choose(Choice::Use(Item::HeaterShield)).suffer();
    assert_eq!(stage.health('B'), 9, "one shield by itself and one by choice");
    let unlucky = [Modifier::plus(1), Modifier::plus(-1)];
    let mut stage = Stage::new("B 1").item('B', Item::LeatherArmor).modifiers('1', &unlucky);
    stage.attacked('1', 'B', 3, 1).choose(Choice::Use(Item::LeatherArmor)).suffer();
    assert_eq!(stage.health('B'), 8, "disadvantage");
    let mut stage = Stage::new("B 1").item('B', Item::IronHelmet).modifiers('1', &[Modifier::DOUBLE]);
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!(stage.health('B'), 7, "a double counts +0");
    let mut stage = Stage::new("B . .").item('B', Item::CloakOfInvisibility).item('B', Item::MinorHealingPotion);
    stage = stage.item('B', Item::MinorStaminaPotion).discard('B', 3).hurt('B', 4);
    stage.play(&[('B', "Warding Strength", "Shield Bash")]);
    for item in [Item::CloakOfInvisibility, Item::MinorHealingPotion, Item::MinorStaminaPotion] {
        stage.choose(Choice::Use(item));
    }
    stage.choose(Choice::Card(CardId(0))).choose(Choice::Card(CardId(1)));
    assert!(stage.has('B', Invisible) && stage.health('B') == 7);
    assert_eq!((stage.hero('B').count(Pile::Discard), stage.hero('B').tally.items), (1, 3));
}

#[test]
fn h4_01_only_the_first_room_is_filled_and_numbers_are_random_but_different() {
    let game = begun(1, 4);
    let mut numbers: Vec<u8> = monsters(&game).into_iter().map(|one| one.2).collect();
    assert_eq!(numbers.len(), 6);
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 6);
    assert!(monsters(&game).iter().all(|one| one.0 == MonsterKind::BanditGuard), "the archers wait behind the door");
}

#[test]
fn h4_02_ranks_depend_on_the_number_of_heroes() {
    let elites = |heroes| {
        let all = monsters(&begun(1, heroes));
        (all.len(), all.iter().filter(|one| one.1 == Rank::Elite).count())
    };
    assert_eq!([2, 3, 4].map(elites), [(3, 1), (6, 0), (6, 2)]);
}

#[test]
fn h4_03_scenario_effects_come_first_and_one_of_two_goals_is_kept() {
    let mut game = scenario(2, 2);
    assert!(game.heroes().iter().all(|hero| hero.deck.count(Modifier::CURSE) == 3));
    let goals = game.view(Seat(0)).battle_goals();
    assert_eq!((goals.len(), game.legal(Seat(0))), (2, vec![Choice::Goal(0), Choice::Goal(1)]));
    game.choose(Seat(0), Choice::Goal(1), &mut ()).expect("listed");
    assert_eq!(game.view(Seat(0)).battle_goals(), [goals[1]]);
    let disarmed = scenario(5, 2);
    assert!(disarmed.figures[0].ailments.has(Disarm));
    let mut setup = Setup::scenario(2, &[Class::Tinkerer, Class::Brute], Seed::from_number(3));
    setup.heroes[0].perks = vec![10];
    let spared = Game::begin(&setup, &mut ()).expect("legal");
    assert_eq!([0, 1].map(|seat: usize| spared.heroes()[seat].deck.count(Modifier::CURSE)), [0, 3]);
}

#[test]
fn h4_03_goals_are_kept_first_then_items_are_put_on_then_hands_are_chosen() {
    let mut setup = Setup::scenario(1, &[Class::Brute, Class::Tinkerer], Seed::from_number(3));
    setup.heroes[0].items = vec![Item::HideArmor, Item::LeatherArmor, Item::MinorHealingPotion, Item::WarHammer];
    let mut game = Game::begin(&setup, &mut ()).expect("legal");
    let mut asked = Vec::new();
    while let Some(seat) = game.next_to_decide().filter(|_| game.round() == 0) {
        let question = game.question(seat).expect("asked");
        if asked.last() != Some(&(question, seat)) {
            asked.push((question, seat));
        }
        let first = game.legal(seat)[0];
        game.choose(seat, first, &mut ()).expect("listed");
    }
    let [one, two] = [Seat(0), Seat(1)];
    let order = [
        (Question::Goal, one),
        (Question::Goal, two),
        (Question::Equip, one),
        (Question::Hand, one),
        (Question::Hand, two),
        (Question::Start, one),
        (Question::Start, two),
    ];
    assert_eq!(asked, order, "and who owns nothing is not asked");
    let worn: Vec<Item> = game.heroes()[0].items.iter().map(|carried| carried.item).collect();
    assert_eq!(worn, [Item::HideArmor, Item::MinorHealingPotion, Item::WarHammer]);
}

#[test]
fn h3_01_only_what_fits_can_be_put_on_and_nothing_must() {
    let mut setup = Setup::scenario(1, &[Class::Brute, Class::Tinkerer], Seed::from_number(3));
    setup.heroes[0].items = vec![Item::HideArmor, Item::LeatherArmor, Item::WarHammer, Item::PoisonDagger];
    let mut game = Game::begin(&setup, &mut ()).expect("legal");
    for seat in [Seat(0), Seat(1)] {
        game.choose(seat, Choice::Goal(0), &mut ()).expect("a goal");
    }
    game.choose(Seat(0), Choice::Item(Item::LeatherArmor), &mut ()).expect("listed");
    assert_eq!(game.choose(Seat(0), Choice::Item(Item::HideArmor), &mut ()), Err(Refusal::NotOpen), "one body");
    game.choose(Seat(0), Choice::Item(Item::PoisonDagger), &mut ()).expect("listed");
    assert_eq!(game.question(Seat(0)), Some(Question::Hand), "no hand is left for the hammer");
    let mut game = Game::begin(&setup, &mut ()).expect("legal");
    for seat in [Seat(0), Seat(1)] {
        game.choose(seat, Choice::Goal(0), &mut ()).expect("a goal");
    }
    game.choose(Seat(0), Choice::Skip, &mut ()).expect("listed");
    assert_eq!((game.heroes()[0].items.len(), game.question(Seat(0))), (0, Some(Question::Hand)));
}

#[test]
fn h2_05_a_hand_is_exactly_the_hand_size_out_of_the_pool() {
    let mut setup = Setup::scenario(1, &[Class::Brute, Class::Tinkerer], Seed::from_number(3));
    setup.heroes[0] = HeroSetup::of_level(Class::Brute, 2);
    let mut game = Game::begin(&setup, &mut ()).expect("legal");
    for seat in [Seat(0), Seat(1)] {
        game.choose(seat, Choice::Goal(0), &mut ()).expect("a goal");
    }
    let pool = game.legal(Seat(0)).len();
    let gained = setup.heroes[0].gained.len();
    assert_eq!(pool, 13 + gained, "level 1, X and what was gained");
    assert_eq!(game.choose(Seat(0), Choice::Skip, &mut ()), Err(Refusal::NotOpen));
    for card in 0..pool - 10 {
        game.choose(Seat(0), Choice::Card(CardId(card as u8)), &mut ()).expect("listed");
    }
    assert_eq!((game.heroes()[0].count(Pile::Hand), game.next_to_decide()), (10, Some(Seat(1))));
    assert_eq!(game.heroes()[0].pile(CardId(0)), Pile::Home);
}

#[test]
fn h4_04_heroes_start_on_any_free_start_hex() {
    let mut game = scenario(1, 2);
    game.prepare();
    let first = game.legal(Seat(0));
    assert_eq!(first.len(), 7);
    game.choose(Seat(0), first[2], &mut ()).expect("listed");
    assert_eq!(game.legal(Seat(1)).len(), 6);
    assert_eq!(game.choose(Seat(1), first[2], &mut ()), Err(Refusal::NotOpen));
}

#[test]
fn h4_06_gold_trap_damage_and_bonus_experience_by_level() {
    let at = |level: u8| {
        let mut game = begun(1, 2);
        game.level = level;
        game.ending = Some(Ending::Won);
        game.heroes[0].tally.coins = 1;
        game.earnings(Seat(0))
    };
    let table: Vec<(u16, u16)> = (0..8).map(at).collect();
    assert_eq!(table, [(2, 4), (2, 6), (3, 8), (3, 10), (4, 12), (4, 14), (5, 16), (6, 18)]);
    let game = begun(1, 2);
    assert_eq!((game.monster_level, game.trap_damage), (1, 3));
}

#[test]
fn h4_07_alone_monsters_and_traps_are_one_level_higher() {
    let mut setup = Setup::scenario(1, &Class::ALL[..2], Seed::from_number(1));
    setup.solo = true;
    let game = Game::begin(&setup, &mut ()).expect("legal");
    assert_eq!((game.level, game.monster_level, game.trap_damage), (1, 2, 4));
    setup.level = 7;
    let game = Game::begin(&setup, &mut ()).expect("legal");
    assert_eq!((game.level, game.monster_level, game.trap_damage), (7, 7, 9));
}

#[test]
fn h5_02_corridors_join_two_tiles_into_one_room() {
    let game = begun(3, 2);
    let map = &game.layout().map;
    let [one, corridor, other] = [(-5, -1), (-4, -1), (-3, -1)].map(|at| map.spot(at.into()).expect("on the map"));
    let chart = map.chart(OpenDoors(0));
    assert!(chart.adjacent(one, corridor) && chart.adjacent(corridor, other));
    assert!([one, corridor, other].iter().all(|&spot| map.room(spot) == Some(RoomId(0))));
}

#[test]
fn h5_03_a_trap_springs_on_whoever_enters_and_is_gone() {
    let mut stage = Stage::new("B ^ x");
    stage.act('B', "Grab and Go", Bottom).steps("^").suffer().go("x").done();
    assert_eq!((stage.health('B'), stage.game.traps.len()), (7, 0), "2 + level 1");
    let mut stage = Stage::new("B ^ x");
    stage.act('B', "Leaping Cleave", Bottom).go("^x").done();
    assert_eq!((stage.health('B'), stage.game.traps.len()), (10, 1), "a jump passes unharmed");
    let mut stage = Stage::new("B ^");
    stage.act('B', "Leaping Cleave", Bottom).go("^").suffer().done();
    assert_eq!(stage.health('B'), 7, "but its last hex counts");
}

#[test]
fn h5_04_hazards_hurt_on_every_entry_and_stay() {
    let mut stage = Stage::new("B * x");
    let home = stage.spot('B');
    stage.act('B', "Grab and Go", Bottom).steps("*").suffer().steps("x*").suffer();
    stage.choose(Choice::Step(home)).done();
    assert_eq!(stage.health('B'), 8, "half of 3, rounded down, twice; leaving costs nothing");
}

#[test]
fn h5_05_difficult_terrain_costs_two() {
    let mut stage = Stage::new("B ~ x y z");
    stage.act('B', "Grab and Go", Bottom).steps("~xy").done();
    assert!(stage.at('B', 'y'));
}

#[test]
fn h5_06_obstacles_block_walking_but_not_sight_and_may_cut_nothing_off() {
    let mut stage = Stage::new("B # 1");
    let rock = stage.spot('#');
    stage.act('B', "Grab and Go", Bottom).done();
    assert!(stage.at('B', 'B'));
    stage.act('B', "Spare Dagger", Top).target('1').done();
    assert_eq!(stage.health('1'), 3);
    assert!(stage.game.ground.obstacles.has(rock));
    let mut stage = Stage::new(". . C . .");
    stage.act('C', "Avalanche", Bottom).done();
    assert_eq!(stage.game.ground.obstacles.len(), 0, "in a narrow passage there is no place for one");
    let mut stage = Stage::new("C x .");
    stage.act('C', "Avalanche", Bottom).done();
    assert!(!stage.offers(Choice::Hex(stage.spot('x'))));
}

#[test]
fn h5_07_a_numbered_chest_is_looted_once() {
    let mut stage = Stage::new("B x");
    let x = stage.spot('x');
    stage.game.chests.push((x, Chest::Numbered(7)));
    stage.act('B', "Grab and Go", Top).choose(Choice::Do).done();
    assert_eq!((stage.hero('B').chests.clone(), stage.game.chests.len()), (vec![7], 0));
}

#[test]
fn h5_08_a_locked_door_is_a_wall() {
    let mut game = begun(2, 2);
    let map = &game.layout.map;
    let [beside, door] = [(-1, 4), (-1, 5)].map(|at| map.spot(at.into()).expect("on the map"));
    let (seat, hero) = (Seat(0), game.heroes[0].figure);
    game.relocate(hero, beside);
    game.agenda.clear();
    game.act(seat, CardId(5), Side::Bottom, false, &mut ());
    game.run(&mut ());
    assert!(!game.legal(seat).contains(&Choice::Step(door)));
    let open = map_door(&game, (-2, 1));
    assert!(game.layout.locks >> open & 1 == 0, "the first door is an ordinary one");
}

fn map_door(game: &Game, at: (i16, i16)) -> usize {
    let spot = game.layout.map.spot(at.into()).expect("on the map");
    game.layout.map.door_at(spot).expect("a door")
}

#[test]
fn h6_01_h6_04_initiative_32_45_61_86() {
    let mut stage = Stage::new("B . T . S . . . . . o").ability(MonsterKind::LivingBones, 3);
    stage.play(&[
        ('B', "Warding Strength", "Trample"),
        ('T', "Enhancement Field", "Stun Shot"),
        ('S', "Single Out", "Venom Shiv"),
    ]);
    let order: Vec<u8> = stage.game.order.iter().map(|turn| turn.initiative).collect();
    assert_eq!(order, [32, 45, 61, 86]);
}

#[test]
fn h6_02_two_cards_are_chosen_in_secret() {
    let mut game = begun(1, 2);
    game.choose(Seat(1), Choice::Play(CardId(0), CardId(1)), &mut ()).expect("any order");
    assert_eq!(game.view(Seat(0)).plan(Seat(1)), None);
    assert!(game.view(Seat(1)).plan(Seat(1)).is_some());
    assert!(game.view(Seat(0)).cards(Seat(1), Pile::Hand).is_empty(), "nobody looks into another hand");
    assert_eq!(game.view(Seat(0)).hero(Seat(1)).map(|hero| hero.hand), Some(12));
    assert_eq!(game.choose(Seat(1), Choice::LongRest, &mut ()), Err(Refusal::NotOpen));
    assert_eq!(game.choose(Seat(0), Choice::Play(CardId(0), CardId(0)), &mut ()), Err(Refusal::NotOpen));
}

#[test]
fn h6_03_with_fewer_than_two_cards_only_a_rest_is_left_or_exhaustion() {
    let mut stage = Stage::new("B . T").discard('B', 9);
    assert_eq!(stage.game.legal(stage.seat('B')), [Choice::LongRest]);
    let seat = stage.seat('B');
    (0..9).for_each(|card| stage.game.hero_mut(seat).put(CardId(card), Pile::Lost));
    stage.next_round();
    assert!(stage.hero('B').exhausted && !stage.hero('T').exhausted);
}

#[test]
fn h6_04_a_long_rest_is_99() {
    let mut stage = Stage::new("B . T").discard('B', 3);
    let seat = stage.seat('B');
    stage.play(&[('T', "Stun Shot", "Hook Gun")]);
    assert_eq!(stage.game.choose(seat, Choice::LongRest, &mut ()), Ok(()));
    assert_eq!(stage.game.order.iter().map(|turn| turn.initiative).collect::<Vec<_>>(), [20, 99]);
}

#[test]
fn h6_05_ties_go_by_the_other_card_then_the_players_choose_and_heroes_act_before_monsters() {
    let mut stage = Stage::new("B . T");
    stage.play(&[('B', "Trample", "Grab and Go"), ('T', "Hook Gun", "Stun Shot")]);
    assert_eq!(stage.turns(), ['T'], "72 and 72, but 20 before 87");
    let mut stage = Stage::new("B . T");
    stage.play(&[('B', "Trample", "Overwhelming Assault"), ('T', "Hook Gun", "Enhancement Field")]);
    assert_eq!(stage.game.legal(Seat(0)), [Choice::Option(0), Choice::Option(1)]);
    stage.choose(Choice::Option(1));
    assert_eq!(stage.turns(), ['T']);
    let mut stage = Stage::new("B . . 1").ability(MonsterKind::BanditGuard, 0);
    stage.play(&[('B', "Shield Bash", "Trample")]);
    assert_eq!(stage.turns(), ['B'], "15 and 15");
}

#[test]
fn h6_06_a_summon_acts_just_before_its_hero_but_not_in_the_round_it_appeared() {
    let mut stage = Stage::new("M x . . . . .");
    let x = stage.spot('x');
    stage.play(&[('M', "Gnawing Horde", "Scurry")]);
    let card = stage.card('M', "Gnawing Horde");
    stage.choose(Choice::Act { card, side: Side::Top, basic: false }).choose(Choice::Hex(x));
    stage.choose(Choice::EndTurn);
    assert_eq!(stage.turns(), ['M']);
    stage.log.clear();
    stage.play(&[('M', "Fearsome Blade", "Feedback Loop")]);
    assert_eq!(stage.turns(), ['?', 'M'], "the rats first");
}

#[test]
fn h7_01_h7_02_a_short_rest_loses_a_random_discard_or_another_one_for_damage() {
    let mut stage = Stage::new("B . .").discard('B', 4);
    stage.game.agenda = vec![Task::ShortRest(Seat(0))];
    stage.choose(Choice::ShortRest).choose(Choice::Keep);
    assert_eq!((stage.hero('B').count(Pile::Hand), stage.hero('B').count(Pile::Lost), stage.health('B')), (9, 1, 10));
    let mut stage = Stage::new("B . .").discard('B', 4);
    stage.game.agenda = vec![Task::ShortRest(Seat(0))];
    stage.choose(Choice::ShortRest);
    let Some(Task::Reroll(_, first)) = stage.game.agenda.last().cloned() else { panic!("a card would be lost") };
    stage.choose(Choice::Redraw).suffer();
    assert_eq!((stage.health('B'), stage.hero('B').count(Pile::Lost)), (9, 1));
    assert_eq!(stage.hero('B').pile(first), Pile::Hand, "a different one was lost");
    let stage = Stage::new("B . .").discard('B', 1);
    assert!(!stage.game.can_rest(Seat(0)), "two discards are needed");
}

#[test]
fn h7_03_a_long_rest_loses_a_chosen_card_heals_2_and_refreshes() {
    let mut stage = Stage::new("B . .").discard('B', 4).hurt('B', 5).item('B', Item::HeaterShield);
    let seat = stage.seat('B');
    stage.game.wear_item(seat, Item::HeaterShield, &mut ());
    stage.choose(Choice::LongRest).choose(Choice::Card(CardId(2)));
    assert_eq!((stage.hero('B').pile(CardId(2)), stage.hero('B').count(Pile::Hand)), (Pile::Lost, 9));
    assert!(stage.health('B') == 7 && stage.hero('B').has_ready(Item::HeaterShield));
}

#[test]
fn h8_01_the_top_of_one_card_and_the_bottom_of_the_other() {
    let mut stage = Stage::new("B . .");
    stage.play(&[('B', "Trample", "Grab and Go")]);
    assert_eq!(stage.game.legal(Seat(0)).iter().filter(|one| matches!(one, Choice::Act { .. })).count(), 8);
    let [trample, grab] = ["Trample", "Grab and Go"].map(|name| stage.card('B', name));
    stage.choose(Choice::Act { card: grab, side: Side::Bottom, basic: false }).choose(Choice::Stop);
    let left: Vec<Choice> = stage.game.legal(Seat(0));
    let act = |basic| Choice::Act { card: trample, side: Side::Top, basic };
    assert_eq!(left, [act(false), act(true), Choice::EndTurn]);
}

#[test]
fn h8_02_parts_may_be_skipped_unless_they_harm_oneself_or_an_ally() {
    let mut stage = Stage::new("C 1 B");
    stage.act('C', "Crushing Grasp", Top).choose(Choice::Skip).done();
    assert_eq!((stage.health('1'), stage.strength(Element::Earth)), (6, Strength::Inert));
    let mut stage = Stage::new("B C");
    stage.act('C', "Rumbling Advance", Bottom).choose(Choice::Stop).suffer().done();
    assert_eq!(stage.health('B'), 9, "nobody was asked whether it should happen");
}

#[test]
fn h8_03_a_turn_begins_with_the_wound_and_ends_with_loot() {
    let mut stage = Stage::new("B $ .").with('B', Wound).with('B', Muddle);
    stage.play(&[('B', "Grab and Go", "Trample")]).suffer();
    assert_eq!(stage.health('B'), 9);
    let card = stage.card('B', "Grab and Go");
    stage.choose(Choice::Act { card, side: Side::Bottom, basic: false }).go("$").choose(Choice::EndTurn);
    assert_eq!(stage.hero('B').tally.coins, 1);
    assert!(stage.has('B', Wound) && !stage.has('B', Muddle));
}

#[test]
fn h9_01_one_moves_through_allies_not_through_enemies_and_stops_on_nobody() {
    let mut stage = Stage::new("B T x 1 .");
    let [ally, foe] = ['T', '1'].map(|one| stage.spot(one));
    stage.act('B', "Grab and Go", Bottom).choose(Choice::Step(ally)).refuse(Choice::Stop).steps("x");
    stage.refuse(Choice::Step(foe)).choose(Choice::Stop).done();
    assert!(stage.at('B', 'x') && stage.at('T', 'T'));
}

#[test]
fn h9_02_a_jump_goes_over_everything_but_ends_like_a_walk() {
    let mut stage = Stage::new("B 1 # x");
    stage.act('B', "Leaping Cleave", Bottom).steps("1").refuse(Choice::Stop).steps("#").refuse(Choice::Stop);
    stage.steps("x").done();
    assert!(stage.at('B', 'x'));
}

#[test]
fn h9_04_whoever_falls_on_a_trap_goes_no_farther() {
    let mut stage = Stage::new("B ^ x T").hurt('B', 2);
    stage.act('B', "Grab and Go", Bottom).steps("^").suffer();
    assert!(stage.hero('B').exhausted && stage.game.standing_on(stage.spot('^')).is_none());
}

#[test]
fn h9_05_a_room_revealed_in_mid_move_is_filled_and_the_move_goes_on() {
    let mut game = begun(1, 2);
    let map = &game.layout.map;
    let [beside, door, beyond] = [(-1, 3), (-2, 3), (-3, 3)].map(|at| map.spot(at.into()).expect("on the map"));
    // The guards of the first room are out of the way.
    let guards: Vec<_> = game.figures().filter(|(_, one)| one.side() == Team::Monsters).map(|(id, _)| id).collect();
    guards.into_iter().for_each(|id| game.remove_figure(id));
    let hero = game.heroes[0].figure;
    game.relocate(hero, beside);
    for seat in [Seat(0), Seat(1)] {
        game.choose(seat, Choice::Play(CardId(5), CardId(0)), &mut ()).expect("listed");
    }
    while game.turn.figure != Some(hero) {
        let seat = game.next_to_decide().expect("somebody");
        game.choose(seat, Choice::EndTurn, &mut ()).expect("a turn can always end");
    }
    let mut log: Vec<Event> = Vec::new();
    let act = Choice::Act { card: CardId(5), side: Side::Bottom, basic: false };
    for choice in [act, Choice::Step(door), Choice::Step(beyond), Choice::Stop] {
        game.choose(Seat(0), choice, &mut log).expect("listed");
    }
    assert!(log.contains(&Event::Door(door)) && log.contains(&Event::Room(RoomId(1))));
    assert!(log.iter().any(|event| matches!(event, Event::Revealed(MonsterKind::BanditArcher, _))));
    assert!(monsters(&game).iter().any(|one| one.0 == MonsterKind::BanditArcher));
    log.clear();
    game.choose(Seat(0), Choice::EndTurn, &mut log).expect("listed");
    let new: Vec<_> = game.figures().filter(|(_, one)| one.side() == Team::Monsters).map(|(id, _)| id).collect();
    while game.round() == 1 {
        let seat = game.next_to_decide().expect("somebody");
        let first = game.legal(seat)[0];
        game.choose(seat, first, &mut log).expect("listed");
    }
    assert!(new.iter().all(|id| log.contains(&Event::Turn(*id))), "all act this round");
}

#[test]
fn h9_06_if_figures_run_out_the_nearest_come_first() {
    let mut game = begun(1, 4);
    let guard = game.figures().find(|(_, one)| one.side() == Team::Monsters).map(|(id, _)| id).expect("a guard");
    game.remove_figure(guard);
    let opener = game.heroes[0].figure;
    let door = game.layout.map.doors()[0].spot;
    game.relocate(opener, door);
    game.open_door(0, Some(opener), &mut ());
    let inside = |spot| game.layout.map.room(spot) == Some(RoomId(1));
    let guards: Vec<_> = game
        .figures()
        .filter(|(_, one)| matches!(one.kind, Kind::Monster { kind: MonsterKind::BanditGuard, .. }) && inside(one.spot))
        .map(|(_, one)| game.layout.map.hex(one.spot))
        .collect();
    assert_eq!(guards, [hex(-4, 3)], "six figures, five still stand, so one of three comes");
}

#[test]
fn h10_01_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage() {
    let cards = [Modifier::plus(1), Modifier::plus(-1)];
    let mut stage = Stage::new("B 1").modifiers('B', &cards);
    stage.act('B', "Spare Dagger", Top).target('1').done();
    assert_eq!(stage.health('1'), 4);
    let mut stage = Stage::new("B . 1").modifiers('B', &cards);
    stage.act('B', "Spare Dagger", Top).target('1').done();
    assert_eq!(stage.health('1'), 2);
}

#[test]
fn h10_03_h10_04_attack_3_and_2_doubled_less_1_less_shield_1_is_8() {
    let mut stage = Stage::new("S e . .").tough('e', 20).modifiers('S', &[Modifier::plus(-1)]);
    stage.act('S', "Single Out", Bottom).done();
    stage.act('S', "Smoke Bomb", Top).done();
    stage.act('S', "Thief's Knack", Bottom).target('e').done();
    assert_eq!(stage.health('e'), 12);
}

#[test]
fn h10_03_poison_counts_before_the_modifier() {
    let mut stage = Stage::new("B 1").tough('1', 20).with('1', Poison).modifiers('B', &[Modifier::DOUBLE]);
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert_eq!(stage.health('1'), 14, "2 and 1, doubled");
}

#[test]
fn h10_05_effects_come_without_damage_too_but_not_to_the_dead() {
    let mut stage = Stage::new("B 1").modifiers('B', &[Modifier::NULL]);
    stage.act('B', "Provoking Roar", Top).target('1').done();
    assert!(stage.health('1') == 6 && stage.has('1', Disarm));
    let mut stage = Stage::new("B 1 x").hurt('1', 1);
    stage.act('B', "Warding Strength", Top).target('1').done();
    assert_eq!(stage.health('1'), 0, "and nobody is asked where to push a dead one");
}

#[test]
fn h10_06_a_dead_monster_leaves_money_unless_it_was_summoned() {
    let mut stage = Stage::new("B 1").hurt('1', 1);
    stage.act('B', "Spare Dagger", Bottom).target('1').done();
    assert_eq!(stage.game.coins, [stage.spot('1')]);
    let mut stage = Stage::new("B x");
    let x = stage.spot('x');
    let id = stage.game.place_monster(MonsterKind::BanditGuard, Rank::Normal, x, true, true, None, &mut ());
    let harm =
        crate::task::Harm { target: id.expect("placed"), amount: 99, by: None, cause: crate::task::Cause::Scenario };
    stage.game.take_damage(harm, &mut ());
    assert!(stage.game.coins.is_empty());
}

#[test]
fn h10_07_an_area_hits_each_enemy_in_it_and_spares_allies() {
    let mut stage = Stage::new(
        "
         . B 1 .
          C . . .",
    );
    stage.act('C', "Avalanche", Top).done();
    assert_eq!((stage.health('B'), stage.health('1')), (10, 6), "only the ally could be covered, and is no target");
    let mut stage = Stage::new("1 C 2");
    stage.act('C', "Opposing Strike", Top).area("12").done();
    assert_eq!((stage.health('1'), stage.health('2')), (3, 3), "one draw and one blow for each");
}

#[test]
fn h10_08_an_added_target_adds_no_further_ones() {
    let add = Modifier::with(0, Twist::AddTarget);
    let mut stage = Stage::new(
        "
         B . 1 2
          . . 3 .",
    )
    .modifiers('B', &[add, add, add]);
    stage.act('B', "Spare Dagger", Top).target('1').target('2').done();
    assert_eq!(['1', '2', '3'].map(|one| stage.health(one)), [3, 3, 6]);
}

#[test]
fn h11_01_a_push_leads_away_and_a_pull_nearer_as_far_as_there_is_room() {
    let mut stage = Stage::new("B 1 2 x .");
    let two = stage.spot('2');
    stage.act('B', "Warding Strength", Top).target('1').choose(Choice::Step(two)).done();
    assert!(stage.at('1', 'x') && stage.at('2', '2'), "through its own ally");
    let mut stage = Stage::new("B 1 T .");
    stage.act('B', "Warding Strength", Top).target('1').done();
    assert!(stage.at('1', '1'), "not through its enemy");
    let mut stage = Stage::new("B 1 ^");
    stage.act('B', "Warding Strength", Top).target('1').steps("^").done();
    assert_eq!((stage.health('1'), stage.game.traps.len()), (0, 0), "3, and 3 from the trap");
    let mut stage = Stage::new("T x 1");
    stage.act('T', "Hook Gun", Top).target('1').steps("x").done();
    assert!(stage.at('1', 'x'), "no nearer than beside");
}

#[test]
fn h11_02_pierce_ignores_so_much_shield() {
    let mut stage = Stage::new("B e").tough('e', 20);
    let elite = stage.id('e');
    stage.game.shield_for_round(elite, 2, &mut ());
    stage.act('B', "Trample", Top).target('e').done();
    assert_eq!(stage.health('e'), 18, "attack 3 against shield 3 with pierce 2");
}

#[test]
fn h12_03_what_the_conditions_forbid() {
    let mut stage = Stage::new("B 1 . x").with('B', Immobilize).with('B', Disarm);
    stage.act('B', "Grab and Go", Bottom).done();
    stage.act('B', "Trample", Top).done();
    assert!(stage.health('1') == 6 && stage.at('B', 'B'));
    let mut stage = Stage::new("B . .").with('B', Stun);
    stage.play(&[('B', "Trample", "Grab and Go")]);
    assert_eq!((stage.pile('B', "Trample"), stage.game.round()), (Pile::Discard, 1), "played, and discarded unused");
    let mut stage = Stage::new("B 1").with('1', Stun).ability(MonsterKind::BanditGuard, 3);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    assert!(stage.health('B') == 10 && !stage.has('1', Stun), "a stunned monster does nothing, and then it is over");
    let unlucky = [Modifier::plus(2), Modifier::plus(-2)];
    let mut stage = Stage::new("B 1").with('B', Muddle).modifiers('B', &unlucky);
    stage.act('B', "Trample", Top).target('1').done();
    assert_eq!(stage.health('1'), 5);
}

#[test]
fn h12_04_curses_and_blesses_are_limited_to_ten() {
    let mut stage = Stage::new("B T 1");
    for _ in 0..15 {
        for mark in ['B', 'T', '1'] {
            let id = stage.id(mark);
            stage.game.curse(id);
            stage.game.bless(id);
        }
    }
    let cursed: usize = stage.game.heroes.iter().map(|hero| hero.deck.count(Modifier::CURSE)).sum();
    let blessed: usize = stage.game.heroes.iter().map(|hero| hero.deck.count(Modifier::BLESS)).sum();
    assert_eq!((cursed, stage.game.deck.count(Modifier::CURSE)), (10, 10));
    assert_eq!(blessed + stage.game.deck.count(Modifier::BLESS), 10);
}

#[test]
fn h12_05_strengthen_gives_advantage_and_the_invisible_cannot_be_named() {
    let mut stage = Stage::new("B 1").with('B', Strengthen).modifiers('B', &[Modifier::plus(-1), Modifier::plus(1)]);
    stage.act('B', "Trample", Top).target('1').done();
    assert_eq!(stage.health('1'), 2);
    let mut stage = Stage::new("B 1").with('1', Invisible);
    stage.act('B', "Trample", Top).done();
    assert_eq!(stage.health('1'), 6);
    let stage = Stage::new("B 1").with('B', Invisible).ability(MonsterKind::BanditGuard, 3);
    let ways = stage.game.foresee(stage.id('1'));
    assert!(ways.iter().all(|way| way.targets.is_empty() && way.focus.is_none()));
}

#[test]
fn h13_02_an_element_is_not_consumed_in_the_turn_that_created_it() {
    let mut stage = Stage::new("C 1 .").tough('1', 20);
    stage.act('C', "Crushing Grasp", Top).target('1').done();
    stage.act('C', "Crater", Top).target('1').done();
    assert_eq!(stage.xp('C'), 0, "nobody was asked");
    stage.game.elements.settle();
    stage.act('C', "Crater", Top);
    assert!(stage.offers(Choice::Consume(Element::Earth)) && !stage.offers(Choice::Consume(Element::Fire)));
}

#[test]
fn h13_03_monsters_consume_for_all_of_their_type() {
    let mut stage = Stage::new("B x y").element(Element::Dark);
    let demons: Vec<_> = ['x', 'y']
        .into_iter()
        .filter_map(|mark| {
            let spot = stage.spot(mark);
            stage.game.place_monster(MonsterKind::NightDemon, Rank::Normal, spot, false, false, None, &mut ())
        })
        .collect();
    // The fifth card: move -1, attack +1, and +2 more for dark.
    stage.game.breeds[0].card = Some(4);
    stage.game.automaton(demons[0], &mut ());
    assert_eq!((stage.game.breeds[0].consumed, stage.strength(Element::Dark)), (Some(2), Strength::Inert));
    let part = &MonsterKind::NightDemon.sheet().deck[4].abilities[1];
    assert!(demons.iter().all(|&id| stage.game.was_fed(id, part)));
}

#[test]
fn h14_01_round_bonuses_end_with_the_round_and_slots_fill_one_by_one() {
    let mut stage = Stage::new("B . 1").with('1', Stun);
    stage.act('B', "Shield Bash", Bottom).act('B', "Warding Strength", Bottom).done();
    stage.game.cleanup(&mut ());
    assert_eq!(stage.game.bonuses.len(), 1);
    assert_eq!(stage.pile('B', "Shield Bash"), Pile::Discard);
    assert_eq!(stage.pile('B', "Warding Strength"), Pile::Active { lost: true });
}

#[test]
fn h14_02_shields_add_up_and_help_only_against_attacks() {
    let mut stage = Stage::new("B 1");
    stage.act('B', "Shield Bash", Bottom).act('B', "Wall of Doom", Top).done();
    stage.attacked('1', 'B', 4, 1).suffer();
    assert_eq!(stage.health('B'), 9);
    let brute = stage.id('B');
    stage.game.harm(brute, 2, None, crate::task::Cause::Scenario, &mut ());
    stage.game.run(&mut ());
    stage.suffer();
    assert_eq!(stage.health('B'), 7);
}

#[test]
fn h14_03_retaliation_needs_range_and_survival() {
    let mut stage = Stage::new("B 1 2").hurt('B', 2);
    stage.act('B', "Eye for an Eye", Top).done();
    stage.attacked('2', 'B', 1, 3).suffer();
    assert_eq!(stage.health('2'), 6, "too far");
    stage.attacked('1', 'B', 3, 1).suffer();
    assert_eq!(stage.health('1'), 6, "the dead do not retaliate");
}

#[test]
fn h14_04_a_heal_needs_sight_and_never_exceeds_the_maximum() {
    let mut stage = Stage::new("T . B").hurt('B', 9);
    stage.act('T', "Reinvigorating Elixir", Top).target('B').done();
    assert_eq!(stage.health('B'), 10);
    let mut stage = Stage::new("T . B").hurt('B', 5).with('B', Poison);
    stage.act('T', "Reinvigorating Elixir", Top).target('B').done();
    assert!(stage.health('B') == 5 && !stage.has('B', Poison));
}

#[test]
fn h14_05_a_summon_needs_an_empty_hex_fights_by_itself_and_goes_with_its_card() {
    let mut stage = Stage::new("B M T");
    stage.act('M', "Gnawing Horde", Top).done();
    assert_eq!((stage.pile('M', "Gnawing Horde"), stage.xp('M')), (Pile::Discard, 0), "no room: not usable");
    let mut stage = Stage::new("M x 1");
    let x = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(x)).done();
    let rats = stage.game.standing_on(x).expect("the rats");
    stage.game.agenda = vec![Task::Automaton(rats)];
    stage.game.run(&mut ());
    assert!(stage.health('1') == 4 && stage.has('1', Poison));
    let card = stage.card('M', "Gnawing Horde");
    stage.game.dismiss(Seat(0), card, &mut ());
    assert!(!stage.game.figure(rats).alive && stage.pile('M', "Gnawing Horde") == Pile::Lost);
}

#[test]
fn h14_06_lost_cards_come_back_unless_they_never_can() {
    let mut stage = Stage::new("W .");
    let seat = stage.seat('W');
    let ether = stage.card('W', "Reviving Ether");
    stage.game.hero_mut(seat).put(ether, Pile::Lost);
    stage.game.hero_mut(seat).put(CardId(0), Pile::Lost);
    let back: Vec<CardId> = stage.game.recoverable(seat, crate::ability::Recovery::Lost).collect();
    assert_eq!(back, [CardId(0)]);
}

#[test]
fn h14_07_loot_takes_everything_in_sight_and_range_and_monsters_only_money_for_good() {
    let mut stage = Stage::new("$ B|$ $");
    stage.act('B', "Grab and Go", Top).choose(Choice::Do).done();
    assert_eq!((stage.hero('B').tally.coins, stage.game.coins.len()), (1, 2), "not through the wall");
    let mut stage = Stage::new("1 $ x B");
    let x = stage.spot('x');
    stage.game.chests.push((x, Chest::Gold(5)));
    let guard = stage.id('1');
    stage.game.perform(guard, None, &crate::ability::Ability::Loot(2), &mut ());
    assert_eq!((stage.game.coins.len(), stage.game.chests.len()), (0, 1));
}

#[test]
fn h14_08_experience_comes_when_some_part_of_the_action_was_used() {
    let mut stage = Stage::new("B . .");
    stage.act('B', "Overwhelming Assault", Top).done();
    assert_eq!((stage.xp('B'), stage.pile('B', "Overwhelming Assault")), (0, Pile::Discard));
}

#[test]
fn h15_01_damage_is_suffered_or_negated_by_one_hand_card_or_two_discards() {
    let mut stage = Stage::new("B 1").discard('B', 2);
    stage.attacked('1', 'B', 3, 1).choose(Choice::LoseFromHand(CardId(4)));
    assert_eq!((stage.health('B'), stage.hero('B').pile(CardId(4))), (10, Pile::Lost));
    stage.attacked('1', 'B', 3, 1).choose(Choice::LoseDiscards(CardId(0), CardId(1)));
    assert_eq!((stage.health('B'), stage.hero('B').count(Pile::Lost)), (10, 3));
    let seat = stage.seat('B');
    stage.game.hero_mut(seat).put(CardId(5), Pile::Chosen);
    stage.attacked('1', 'B', 3, 1).refuse(Choice::LoseFromHand(CardId(5))).suffer();
    assert_eq!(stage.health('B'), 7, "a card chosen for the round does not help");
}

#[test]
fn h15_02_the_exhausted_leave_and_when_all_are_the_scenario_is_lost() {
    let mut stage = Stage::new("B 1 M x");
    let x = stage.spot('x');
    stage.act('M', "Gnawing Horde", Top).choose(Choice::Hex(x)).done();
    stage.attacked('1', 'M', 99, 1).suffer();
    assert!(stage.hero('M').exhausted && stage.game.standing_on(x).is_none(), "the rats leave with her");
    assert_eq!((stage.hero('M').count(Pile::Lost), stage.game.outcome()), (10, None));
    stage.attacked('1', 'B', 99, 1).suffer();
    assert_eq!(stage.game.outcome(), Some(Ending::Lost));
    assert_eq!(stage.game.choose(Seat(0), Choice::Do, &mut ()), Err(Refusal::Over));
}

#[test]
fn h16_01_elites_act_first_then_by_number() {
    let mut stage = Stage::new("B . . . . 1 . e . 2").ability(MonsterKind::BanditGuard, 0);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    let turns = stage.turns();
    assert_eq!(turns.len(), 4, "and then the Brute at 87");
    assert_eq!((turns[0], turns[3]), ('e', 'B'));
    let number = |mark| match stage.game.figure(stage.id(mark)).kind {
        Kind::Monster { number, .. } => number,
        _ => 0,
    };
    assert!(number(turns[1]) < number(turns[2]));
}

#[test]
fn h16_02_a_monster_does_what_its_card_says_and_nothing_else() {
    let mut stage = Stage::new("B . 1").ability(MonsterKind::BanditGuard, 0);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    assert!(stage.at('1', '1') && stage.health('B') == 10, "shield and retaliate: no step and no blow");
    assert_eq!(stage.game.own_shield(stage.id('1')), 1);
}

#[test]
fn h16_07_a_monster_walks_up_and_strikes() {
    let mut stage = Stage::new("B . . 1").ability(MonsterKind::BanditGuard, 3);
    stage.play(&[('B', "Grab and Go", "Trample")]).suffer();
    assert_eq!(stage.health('B'), 8);
}

#[test]
fn h16_05_the_archer_shoots_from_where_no_trap_lies() {
    let mut stage = Stage::new(
        "
         B . . . ^ a
          . . . x . .",
    );
    stage = stage.ability(MonsterKind::BanditArcher, 1);
    stage.play(&[('B', "Grab and Go", "Trample")]).suffer();
    assert!(stage.game.traps.len() == 1 && stage.at('a', 'x'), "two steps around the trap, not one onto it");
    let mut stage = Stage::new("B . . . ^ a . .").ability(MonsterKind::BanditArcher, 1).tough('a', 9);
    stage.play(&[('B', "Grab and Go", "Trample")]).suffer();
    assert_eq!(stage.game.traps.len(), 0, "it is the only way");
}

#[test]
fn h16_10_heals_go_to_whoever_has_lost_the_most_and_summons_fail_without_room() {
    let mut stage = Stage::new("B . 1 2 3").hurt('2', 2).hurt('3', 3);
    let healer = stage.id('1');
    let heal = crate::ability::Ability::Heal(2, crate::ability::Whom::MeOrAlly(3));
    stage.game.perform(healer, None, Box::leak(Box::new(heal)), &mut ());
    stage.game.run(&mut ());
    assert_eq!((stage.health('2'), stage.health('3')), (4, 3));
    let bones = [Rank::Normal; 3];
    let beside = crate::ability::Arrival::BesideMe;
    stage.game.summon_monster(healer, MonsterKind::LivingBones, bones, beside);
    stage.game.run(&mut ());
    let near = stage.game.layout.map.spot(hex(1, 0)).expect("drawn");
    let new = stage.game.standing_on(near).expect("between the guard and the Brute");
    assert!(stage.game.figure(new).acted, "it does not act this round");
    let before = stage.game.figures().count();
    stage.game.summon_monster(healer, MonsterKind::LivingBones, bones, beside);
    stage.game.run(&mut ());
    assert_eq!(stage.game.figures().count(), before);
}

#[test]
fn h16_11_of_equally_good_ways_the_players_choose() {
    let mut stage = Stage::new(
        "
         B x .
          y 1 .",
    );
    stage = stage.ability(MonsterKind::BanditGuard, 3);
    stage.play(&[('B', "Grab and Go", "Trample")]);
    let (guard, ways) = stage.game.monster_ways().expect("two hexes are as good");
    assert_eq!(guard, stage.id('1'));
    let (count, last) = (ways.len() as u8, ways.last().expect("several").stop);
    assert!(count > 1 && ways.is_sorted_by_key(|way| way.stop), "the first is the default");
    stage.refuse(Choice::Option(count)).choose(Choice::Option(count - 1)).suffer();
    assert_eq!(stage.game.figure(guard).spot, last);
}

#[test]
fn h16_12_a_boss_has_health_for_each_hero_and_shrugs_conditions_off() {
    let mut game = begun(2, 3);
    let opener = game.heroes[0].figure;
    game.open_door(0, Some(opener), &mut ());
    let boss = game.figures().find(|(_, one)| matches!(one.kind, Kind::Monster { rank: Rank::Boss, .. }));
    let boss = boss.map(|(id, _)| id).expect("the commander");
    assert_eq!(game.figure(boss).most_health, 30);
    game.afflict(boss, Stun, &mut ());
    assert!(!game.figure(boss).ailments.has(Stun));
    let before = monsters(&game).len();
    game.boss_special(boss, 2);
    game.run(&mut ());
    game.appear_by_default();
    assert!(monsters(&game).contains(&(MonsterKind::LivingBones, Rank::Elite, monsters(&game)[before].2)));
    game.boss_special(boss, 1);
    game.run(&mut ());
    let door = map_door(&game, (-1, 5));
    assert!(game.open.has(door) && game.figure(boss).spot == game.layout.map.doors()[door].spot);
    assert!(monsters(&game).iter().any(|one| one.0 == MonsterKind::LivingCorpse));
}

#[test]
fn h16_13_the_spawned_appear_on_the_nearest_empty_hex() {
    let mut stage = Stage::new("B 1 x");
    let taken = stage.spot('1');
    stage.game.spawn(MonsterKind::InoxGuard, Rank::Normal, taken);
    stage.game.run(&mut ());
    let new = stage.game.standing_on(stage.spot('x')).expect("beside");
    assert!(matches!(stage.game.figure(new).kind, Kind::Monster { summoned: true, .. }));
    let mut game = begun(3, 3);
    let guards = |game: &Game| monsters(game).iter().filter(|one| one.0 == MonsterKind::InoxGuard).count();
    assert_eq!(guards(&game), 5, "four on the map, and one at the start of the round");
    game.open = game.open.with(2);
    let before = guards(&game);
    game.new_round(&mut ());
    assert_eq!(guards(&game), before, "no more once the door is open");
}

#[test]
fn h17_01_the_round_is_played_to_its_end() {
    let mut stage = Stage::new("B . T");
    stage.game.progress.fate = Some(Ending::Won);
    assert!(stage.game.goal_met());
    stage.play(&[('B', "Shield Bash", "Trample"), ('T', "Hook Gun", "Ink Bomb")]).choose(Choice::EndTurn);
    assert_eq!(stage.game.outcome(), None, "the Tinkerer still has a turn");
    stage.choose(Choice::EndTurn);
    while stage.game.outcome().is_none() {
        stage.choose(Choice::Skip);
    }
    assert_eq!(stage.game.outcome(), Some(Ending::Won));
}

#[test]
fn h17_02_experience_and_money_are_kept_either_way() {
    let mut game = begun(1, 2);
    game.heroes[0].tally.coins = 3;
    game.heroes[0].tally.experience = 5;
    game.heroes[0].gold = 10;
    game.end(Ending::Lost, &mut ());
    assert_eq!((game.earnings(Seat(0)), game.checkmarks(Seat(0))), ((16, 5), 0));
}

#[test]
fn h19_03_three_rooms_of_a_seed_fit_together_and_come_back() {
    for number in 0..100 {
        let seed = Seed::from_number(number);
        let game = Game::begin(&Setup::dungeon(&Class::ALL[..4], seed), &mut ()).expect("every seed has a dungeon");
        let mut game = game;
        let first = game.dungeon.clone();
        assert!(game.layout.start.len() >= 4);
        assert_eq!(game.layout.penalties, [None], "the first room, and nothing yet behind its doors");
        let opener = game.heroes[0].figure;
        for room in [RoomId(0), RoomId(1)] {
            let door = game.layout.map.doors().iter().position(|door| door.rooms[0] == room).expect("a door on");
            game.open_door(door, Some(opener), &mut ());
        }
        let map = &game.layout.map;
        assert_eq!(map.rooms(), 3);
        assert_eq!(dungeon::names(seed), game.view(Seat(0)).room_names());
        assert_ne!(first, game.dungeon);
        let open = |spot: Spot| map.door_at(spot).is_none_or(|door| game.open.has(door));
        let chart = map.chart(OpenDoors::ALL);
        let start = game.layout.start.lowest().expect("somewhere to start");
        let mut there = map.spots().iter().filter(|&spot| open(spot));
        assert!(there.all(|spot| chart.distance(start, spot) < u8::MAX), "{seed}: all one piece");
        assert!(game.layout.start.iter().all(|spot| map.room(spot) == Some(RoomId(0))));
        assert_eq!(game.layout.penalties.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true, true]);
    }
    let names: Vec<_> = (0..50).map(|number| dungeon::names(Seed::from_number(number))).collect();
    assert!(names.iter().any(|one| *one != names[0]));
}
