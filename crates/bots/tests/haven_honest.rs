//! No cheating: what a hero cannot see does not change what it does.

use bots::haven::{Level, decide, policy};
use haven::{Game, sample};
use kit::{Seed, Stream};

/// Decisions of whole games, each with everything hidden dealt anew: rooms, decks, hands, choices, chance to come.
fn compare(level: Level, states: usize, every: usize) {
    let mut stream = Stream::new(Seed::from_number(16), "haven honest");
    let (mut seen, mut passed) = (0, 0);
    for number in 0.. {
        let mut game = Game::begin(&sample::setup(number), &mut ()).expect("a game");
        for _ in 0..400 {
            let Some(seat) = game.next_to_decide() else { break };
            passed += 1;
            if passed % every == 0 {
                let other = game.view(seat).imagine(&mut stream);
                let seed = Seed::from_number(number);
                let (here, there) = (decide(&game.view(seat), level, seed), decide(&other.view(seat), level, seed));
                assert_eq!(here, there, "game {number}, {:?}", game.question(seat));
                seen += 1;
                if seen == states {
                    return;
                }
            }
            let choice = policy::choose(&game.view(seat)).expect("a choice");
            game.choose(seat, choice, &mut ()).expect("it is legal");
        }
    }
}

#[test]
fn a_squire_decides_the_same_whatever_is_hidden() {
    compare(Level::Squire, 1_000, 7);
}

#[test]
fn a_veteran_decides_the_same_whatever_is_hidden() {
    compare(Level::Veteran, 40, 61);
}
