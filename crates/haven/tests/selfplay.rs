//! Games played by nobody in particular: every choice at random, and at each step everything that must hold.

use haven::class::Class;
use haven::{Choice, Game, Refusal, Setup};
use kit::{Journal, Seat, Seed, Stream};

/// Choices that are worth trying when they are not offered.
const INTRUSIONS: [Choice; 6] =
    [Choice::Do, Choice::Keep, Choice::EndTurn, Choice::Suffer, Choice::LongRest, Choice::Option(200)];

fn play(setup: &Setup, stream: &mut Stream) -> Game {
    let mut game = Game::begin(setup, &mut ()).expect("a legal setup");
    let mut journal = Journal::new(setup.clone());
    for step in 0..20_000 {
        game.check().unwrap_or_else(|why| panic!("{why} after {step} choices of {setup:?}"));
        let Some(seat) = game.next_to_decide() else { break };
        let legal = game.legal(seat);
        assert!(!legal.is_empty(), "nothing to choose after {step} choices of {setup:?}");
        if stream.below(16) == 0 {
            for &choice in &legal {
                let mut copy = game.clone();
                assert_eq!(copy.choose(seat, choice, &mut ()), Ok(()), "{choice:?} is listed and refused");
            }
            for choice in INTRUSIONS.into_iter().filter(|choice| !legal.contains(choice)) {
                let mut copy = game.clone();
                assert_eq!(copy.choose(seat, choice, &mut ()), Err(Refusal::NotOpen));
                assert!(copy == game, "a refusal changes nothing");
            }
        }
        let choice = *stream.pick(&legal).expect("something is legal");
        game.choose(seat, choice, &mut ()).expect("a listed choice applies");
        journal.record(seat, choice);
    }
    assert!(game.outcome().is_some(), "{setup:?} does not end");
    assert_eq!(game.legal(Seat(0)), []);
    let text = serde_json::to_string(&journal).expect("a journal is plain data");
    let journal: Journal<Setup, Choice> = serde_json::from_str(&text).expect("and comes back");
    let again = journal.replay(
        |setup| Game::begin(setup, &mut ()).map_err(|why| why.to_string()),
        |game, seat, choice| game.choose(seat, choice, &mut ()).map_err(|why| why.to_string()),
    );
    assert!(again.expect("it replays") == game, "a replayed journal is the same game");
    game
}

#[test]
fn random_games_of_the_scenarios_hold_together() {
    let mut stream = Stream::new(Seed::from_number(7), "self-play");
    for number in 1..=5 {
        for (at, &one) in Class::ALL.iter().enumerate() {
            let other = Class::ALL[(at + 1 + number as usize % 5) % 6];
            if one != other {
                play(
                    &Setup::scenario(number, &[one, other], Seed::from_number(u32::from(number) * 100 + at as u32)),
                    &mut stream,
                );
            }
        }
    }
}

#[test]
fn random_dungeons_hold_together() {
    let mut stream = Stream::new(Seed::from_number(8), "self-play");
    for seed in 0..30 {
        let count = 2 + seed as usize % 3;
        let mut classes = Class::ALL;
        stream.shuffle(&mut classes);
        play(&Setup::dungeon(&classes[..count], Seed::from_number(seed)), &mut stream);
    }
}
