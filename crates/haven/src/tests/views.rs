//! What a seat may know, and nothing beyond it (H21.13); what may be taken back (H21.14) and changed (H21.15).

use crate::choice::Choice;
use crate::event::{Deck, Event};
use crate::figure::Kind;
use crate::hero::Pile;
use crate::layout::{Chest, Layout};
use crate::sample;
use crate::scenario::ScenarioSheet;
use crate::setup::Place;
use crate::spot::{Spot, Spots};
use crate::view::View;
use crate::{Game, Refusal, Setup};
use kit::{Engine, Seat, Seed, Session, Stream};
use std::fmt::Write;
use std::sync::Arc;

/// Everything that a view says, in words.
fn everything(view: &View<'_>) -> String {
    let mut said = String::new();
    let mut say = |what: &dyn std::fmt::Debug| writeln!(said, "{what:?}").expect("a string takes it");
    let known: Vec<Spot> = view.known().iter().collect();
    say(&(view.seat(), view.round(), view.outcome(), view.question(), view.legal(), view.refused()));
    say(&known.iter().map(|&spot| (view.hex(spot), view.room(spot))).collect::<Vec<_>>());
    say(&(view.revealed(), view.ground(), view.hazards(), view.doors().collect::<Vec<_>>()));
    say(&(view.coins().collect::<Vec<_>>(), view.chests().collect::<Vec<_>>(), view.traps().collect::<Vec<_>>()));
    say(&(view.figures().collect::<Vec<_>>(), view.bonuses(), view.order(), view.elements(), view.woes()));
    say(&(view.level(), view.monster_level(), view.trap_damage(), view.turn(), view.action(), view.goal()));
    say(&(view.breeds().collect::<Vec<_>>(), view.modifiers(Deck::Monsters), view.monster_ways()));
    say(&(view.battle_goals(), view.reach(), view.incoming()));
    say(&(view.pieces().collect::<Vec<_>>(), view.plates().collect::<Vec<_>>(), view.marks().collect::<Vec<_>>()));
    for seat in [0, 1, 2, 3].map(Seat) {
        let piles = [Pile::Hand, Pile::Chosen, Pile::Discard, Pile::Lost, Pile::Home];
        let active = [true, false].map(|lost| Pile::Active { lost });
        say(&(view.hero(seat), view.plan(seat), view.modifiers(Deck::Hero(seat))));
        say(&piles.into_iter().chain(active).map(|pile| view.cards(seat, pile)).collect::<Vec<_>>());
    }
    for choice in view.legal().into_iter().take(4) {
        say(&view.preview(choice));
    }
    for (id, figure) in view.figures() {
        say(&(view.stats(id), view.shield(id), view.retaliation(id), view.lines(id)));
        if matches!(figure.kind, Kind::Monster { .. } | Kind::Summon { .. }) {
            say(&view.foresee(id));
        }
    }
    said
}

/// The board of a setup, made for this game alone.
fn board(game: &Game, setup: &Setup) -> Layout {
    match setup.place {
        Place::Scenario(number) => ScenarioSheet::by_number(number).expect("ours").lay_out().expect("a board"),
        Place::Dungeon(_) => game.dungeon.as_ref().and_then(|dungeon| dungeon.build()).expect("a board"),
    }
}

/// The same game with other things in the rooms that nobody has revealed.
fn refurnished(game: &Game, setup: &Setup) -> Game {
    let mut other = game.clone();
    let mut layout = board(game, setup);
    let hidden: Spots = layout.map.spots() - game.known_spots();
    layout.monsters.retain(|one| !hidden.has(one.spot));
    layout.chests.retain(|chest| !hidden.has(chest.0));
    layout.penalties.clear();
    other.layout = Arc::new(layout);
    other.traps.retain(|trap| !hidden.has(trap.spot));
    other.coins.retain(|&coin| !hidden.has(coin));
    other.chests.retain(|chest| !hidden.has(chest.0));
    other.hazards = other.hazards - hidden;
    other.ground.difficult = other.ground.difficult - hidden;
    for (at, spot) in hidden.iter().enumerate() {
        match at % 4 {
            0 => other.coins.push(spot),
            1 => other.chests.push((spot, Chest::Gold(9))),
            2 => other.hazards.insert(spot),
            _ => {}
        }
    }
    other.survey_ground();
    other
}

#[test]
fn h21_13_what_is_hidden_changes_no_view() {
    let mut stream = Stream::new(Seed::from_number(21), "views");
    let mut states = 0;
    let mut number = 0;
    while states < 1_000 {
        let setup = sample::setup(number);
        number += 1;
        let mut game = Game::begin(&setup, &mut ()).expect("a game");
        for step in 0..600 {
            let Some(decider) = game.next_to_decide() else { break };
            if step % 23 == 22 {
                states += 1;
                let seat = Seat(stream.below(game.heroes.len() as u32) as u8);
                let other = refurnished(&game.view(seat).imagine(&mut stream), &setup);
                let (here, there) = (everything(&game.view(seat)), everything(&other.view(seat)));
                if here != there {
                    let line = here.lines().zip(there.lines()).find(|(one, other)| one != other);
                    panic!("{setup:?} after {step}: {line:#?}");
                }
            }
            let choice = *stream.pick(&game.legal(decider)).expect("something to choose");
            game.choose(decider, choice, &mut ()).expect("it was listed");
        }
    }
}

#[test]
fn h21_13_a_room_that_nobody_has_revealed_is_on_no_map() {
    for seed in 0..30 {
        let setup =
            Setup::dungeon(&[crate::class::Class::Brute, crate::class::Class::Tinkerer], Seed::from_number(seed));
        let game = Game::begin(&setup, &mut ()).expect("a dungeon");
        let view = game.view(Seat(0));
        let first: Spots =
            game.layout.first_rooms.iter().fold(Spots::NONE, |all, &room| all | game.layout.map.room_spots(room));
        let doors: Spots = view.doors().map(|door| door.spot).collect();
        assert_eq!(view.known(), first | doors);
        for spot in (game.layout.map.spots() - view.known()).iter() {
            assert_eq!((view.hex(spot), view.spot(game.layout.map.hex(spot)), view.room(spot)), (None, None, None));
            assert!(view.chart().near(spot).is_empty() && view.if_open().near(spot).is_empty());
        }
    }
}

#[test]
fn h21_13_decks_show_what_is_left_and_what_was_drawn_and_never_their_order() {
    let setup = sample::setup(3);
    let game = Game::begin(&setup, &mut ()).expect("a game");
    let view = game.view(Seat(0));
    let deck = view.modifiers(Deck::Monsters).expect("there is one");
    assert_eq!((deck.left.len(), deck.discards.len(), deck.shuffle_due), (20, 0, false));
    assert!(deck.left.is_sorted());
    let breed = view.breeds().next().expect("a type in the first room");
    assert_eq!((breed.left.len(), breed.discards.len()), (8, 0));
    assert!(breed.left.is_sorted());
}

/// Plays on by the first choice listed, until this seat's hero acts.
fn until(session: &mut Session<Game>, mut there: impl FnMut(&Game) -> bool) {
    while !there(session.game()) {
        let seat = session.game().next_to_decide().expect("it goes on");
        let choice = session.game().legal(seat)[0];
        session.choose(seat, choice).expect("it was listed");
    }
}

#[test]
fn h21_14_what_showed_nothing_hidden_can_be_taken_back() {
    let pair = [crate::class::Class::Brute, crate::class::Class::Scoundrel];
    let setup = Setup::scenario(1, &pair, Seed::from_number(4));
    let mut session = Session::<Game>::begin(setup).expect("a game");
    until(&mut session, |game| matches!(game.view(Seat(0)).question(), Some(crate::view::Question::Turn)));
    // Everybody's cards were turned: that stands.
    let turned = session.free_from();
    assert!(turned > 0 && session.marks()[turned - 1].revealed);
    let before = session.game().clone();
    let act = |choice: &Choice| matches!(choice, Choice::Act { side: crate::card::Side::Bottom, basic: true, .. });
    let walk = session.game().legal(Seat(0)).into_iter().find(act).expect("Move 2");
    let start = session.journal().choices().len();
    session.choose(Seat(0), walk).expect("listed");
    let step = session.game().legal(Seat(0)).into_iter().find(|one| matches!(one, Choice::Step(_))).expect("a step");
    session.choose(Seat(0), step).expect("listed");
    assert_eq!(session.free_from(), turned, "a step shows nothing");
    session.undo_to(start);
    assert!(*session.game() == before, "as if nothing had been");
    // Whatever turns a card or reveals a room stands.
    until(&mut session, |game| game.round() > 2);
    for (at, mark) in session.marks().iter().enumerate() {
        let end = session.marks().get(at + 1).map_or(session.events().len(), |next| next.before);
        let events = &session.events()[mark.before..end];
        let shown = events.iter().any(|event| {
            matches!(event, Event::Modifier(..) | Event::Revealed(..) | Event::Room(_) | Event::RestDrawn(..))
        });
        assert!(mark.revealed || !shown);
        assert_eq!(mark.revealed, events.iter().any(|&event| <Game as Engine>::reveals(event)));
    }
}

#[test]
fn h21_15_a_secret_choice_may_be_changed_until_everybody_has_chosen() {
    let pair = [crate::class::Class::Brute, crate::class::Class::Scoundrel];
    let setup = Setup::scenario(1, &pair, Seed::from_number(4));
    let mut session = Session::<Game>::begin(setup).expect("a game");
    until(&mut session, |game| game.view(Seat(0)).question() == Some(crate::view::Question::Cards));
    let mut game = session.game().clone();
    let hand = game.view(Seat(0)).cards(Seat(0), Pile::Hand);
    let (first, second) = (Choice::Play(hand[0], hand[1]), Choice::Play(hand[2], hand[0]));
    game.choose(Seat(0), first, &mut ()).expect("two cards");
    assert_eq!(game.view(Seat(0)).cards(Seat(0), Pile::Chosen), hand[..2]);
    assert!(game.view(Seat(1)).cards(Seat(0), Pile::Chosen).is_empty(), "nobody sees which");
    assert!(game.view(Seat(1)).hero(Seat(0)).expect("there").has_chosen, "but that something is chosen");
    assert!(game.legal(Seat(0)).contains(&second) && game.legal(Seat(0)).contains(&first));
    game.choose(Seat(0), second, &mut ()).expect("changed");
    assert_eq!(game.view(Seat(0)).cards(Seat(0), Pile::Chosen), [hand[0], hand[2]]);
    assert_eq!(game.view(Seat(0)).cards(Seat(0), Pile::Hand).len(), hand.len() - 2);
    assert_eq!(game.next_to_decide(), Some(Seat(1)));
    game.check().expect("every card is in one place");
    let theirs = game.legal(Seat(1))[0];
    game.choose(Seat(1), theirs, &mut ()).expect("everybody has chosen");
    assert!(matches!(game.choose(Seat(0), first, &mut ()), Err(Refusal::NotYours | Refusal::NotOpen)));
}
