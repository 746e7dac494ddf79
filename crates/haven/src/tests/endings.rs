//! Where rounds and scenarios end: cleanup (H6.07), goals and what is brought home (H17).

use crate::choice::Choice;
use crate::class::Class;
use crate::condition::Condition::Stun;
use crate::element::{Element, Strength};
use crate::game::{Actor, Ending, Game};
use crate::goal::BattleGoal;
use crate::hero::Pile;
use crate::monster::{MonsterKind, Rank};
use crate::setup::Setup;
use crate::stage::{Bottom, Stage};
use crate::task::Task;
use kit::{Seat, Seed, Stream};

#[test]
fn h6_07_cleanup_shuffles_marked_decks_lets_elements_wane_and_ends_round_bonuses() {
    let deck = MonsterKind::BanditGuard.sheet().deck;
    for (marked, left) in [(false, 7), (true, 8)] {
        let card = deck.iter().position(|card| card.shuffle == marked).expect("both kinds") as u8;
        let mut stage = Stage::new("B . . 1").ability(MonsterKind::BanditGuard, card).element(Element::Ice);
        stage.act('B', "Shield Bash", Bottom).done();
        stage.game.draw_ability(MonsterKind::BanditGuard, &mut ());
        stage.game.cleanup(&mut ());
        assert_eq!((stage.game.ability_decks[0].left(), stage.game.breeds[0].card), (left, None));
        assert_eq!(stage.strength(Element::Ice), Strength::Waning);
        assert!(stage.game.bonuses.is_empty() && stage.pile('B', "Shield Bash") == Pile::Discard);
    }
}

#[test]
fn h6_07_a_short_rest_is_offered_and_may_be_left_out() {
    let mut stage = Stage::new("B . .").discard('B', 2);
    stage.game.agenda.clear();
    stage.game.cleanup(&mut ());
    stage.game.run(&mut ());
    assert_eq!(stage.game.legal(Seat(0)), [Choice::ShortRest, Choice::Skip]);
    stage.choose(Choice::Skip);
    assert_eq!((stage.game.round(), stage.hero('B').count(Pile::Discard)), (2, 2));
}

#[test]
fn h6_05_between_monster_types_the_players_choose_and_the_alphabet_is_the_default() {
    let mut stage = Stage::new("B . . . . . . . 1 x").with('1', Stun);
    let x = stage.spot('x');
    stage.game.place_monster(MonsterKind::InoxGuard, Rank::Normal, x, false, false, None, &mut ()).expect("placed");
    stage.play(&[('B', "Grab and Go", "Trample")]);
    assert_eq!(stage.game.legal(Seat(0)), [Choice::Option(0), Choice::Option(1)]);
    let breeds: Vec<_> = stage.game.order.iter().filter(|turn| matches!(turn.actor, Actor::Breed(_))).collect();
    assert_eq!(breeds[0].actor, Actor::Breed(MonsterKind::BanditGuard));
}

#[test]
fn h17_01_a_goal_once_met_stays_met_though_the_last_hero_is_exhausted_later() {
    let mut stage = Stage::new("B 1");
    stage.game.progress.fate = Some(Ending::Won);
    stage.attacked('1', 'B', 99, 1).suffer();
    assert_eq!(stage.game.outcome(), Some(Ending::Won));
}

#[test]
fn h17_01_all_heroes_exhausted_before_the_goal_is_met_is_a_defeat_at_once() {
    let mut stage = Stage::new("B 1");
    stage.attacked('1', 'B', 99, 1).suffer();
    assert_eq!(stage.game.outcome(), Some(Ending::Lost));
}

#[test]
fn h17_02_the_next_game_begins_with_everything_back() {
    let setup = Setup::scenario(2, &Class::ALL[..2], Seed::from_number(1));
    let first = Game::begin(&setup, &mut ()).expect("legal");
    let mut played = first.clone();
    let mut chance = Stream::new(setup.seed, "anybody");
    while let Some(seat) = played.next_to_decide() {
        let choice = *chance.pick(&played.legal(seat)).expect("something");
        played.choose(seat, choice, &mut ()).expect("legal");
    }
    assert!(played.heroes()[0].count(Pile::Hand) < 10);
    assert!(Game::begin(&setup, &mut ()).expect("legal") == first, "nothing of the played game is left in it");
}

#[test]
fn h17_03_success_brings_checkmarks_to_the_exhausted_too_and_bonus_experience() {
    let setup = Setup::scenario(1, &Class::ALL[..2], Seed::from_number(1));
    let ended = |ending: Ending| {
        let mut game = Game::begin(&setup, &mut ()).expect("legal");
        game.heroes[0].goal = Some(BattleGoal::Indigent);
        game.heroes[0].tally.experience = 3;
        game.exhaust(Seat(0), false, &mut ());
        game.end(ending, &mut ());
        (game.checkmarks(Seat(0)), game.earnings(Seat(0)).1)
    };
    assert_eq!(ended(Ending::Won), (BattleGoal::Indigent.checks(), 3 + 6), "2L + 4 at level 1");
    assert_eq!(ended(Ending::Lost), (0, 3));
}

#[test]
fn h16_12_the_commanders_cards_are_his_specials() {
    let deck = MonsterKind::BanditCommander.sheet().deck;
    let specials = |number: u8| {
        let special = |ability: &crate::ability::Ability| *ability == crate::ability::Ability::Special(number);
        deck.iter().filter(|card| card.abilities.iter().any(special)).count()
    };
    assert_eq!([specials(1), specials(2)], [3, 3]);
    let mut game = Game::begin(&Setup::scenario(2, &Class::ALL[..2], Seed::from_number(1)), &mut ()).expect("legal");
    let door = game.layout.map.doors()[0].spot;
    let hero = game.heroes[0].figure;
    game.relocate(hero, door);
    game.open_door(0, Some(hero), &mut ());
    let boss =
        game.figures().find(|(_, one)| matches!(one.kind, crate::figure::Kind::Monster { rank: Rank::Boss, .. }));
    let boss = boss.map(|one| one.0).expect("the commander");
    let breed = game.breeds.iter_mut().find(|breed| breed.kind == MonsterKind::BanditCommander).expect("his deck");
    breed.card = Some(0);
    let before = game.figures().count();
    game.agenda = vec![Task::Automaton(boss)];
    game.run(&mut ());
    game.appear_by_default();
    assert_eq!(game.figures().count(), before + 1, "the second special calls Living Bones");
    game.breeds.iter_mut().for_each(|breed| breed.card = Some(3));
    let from = game.figure(boss).spot;
    game.agenda = vec![Task::Automaton(boss)];
    game.run(&mut ());
    assert!(game.figure(boss).spot != from, "the first one leads to the next door");
}
