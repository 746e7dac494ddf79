//! No cheating: what a bot cannot see does not change what it does.

use bots::chalice::{Level, Memory, Mind, Temper};
use chalice::{Hunt, Setup};
use kit::{Seat, Seed, Stream};

const STATES: usize = 1_000;

/// Walks random hunts of three, four and five and shows every so many-th decision, as many as asked for.
fn walk(states: usize, every: u32, mut show: impl FnMut(&Hunt, Seat, Seed)) {
    let (mut shown, mut passed) = (0, 0);
    for number in 0.. {
        let seed = Seed::from_number(number);
        let mut chance = Stream::new(seed, "honest");
        let mut hunt = Hunt::begin(&Setup::new(3 + (number % 3) as u8, seed), &mut ()).expect("three to five may hunt");
        while let Some(seat) = hunt.next_to_decide() {
            if shown == states {
                return;
            }
            passed += 1;
            if passed % every == 0 {
                show(&hunt, seat, seed);
                shown += 1;
            }
            let legal = hunt.legal(seat);
            hunt.choose(seat, legal.nth(chance.below(legal.len())), &mut ()).expect("it was listed");
        }
    }
}

/// Another hunt that looks the same to the seat: other decks, other dice, other secret picks.
fn permuted(hunt: &Hunt, seat: Seat, shuffle: &mut Stream) -> Hunt {
    let other = hunt.view(seat).imagine(shuffle);
    assert_eq!(other.view(seat), hunt.view(seat));
    other
}

fn is_honest(level: Level) {
    let mut shuffle = Stream::from_parts(7, 7);
    let mut changed = 0;
    walk(STATES, 7, |hunt, seat, seed| {
        let mind = Mind::new(level, Temper::ALL[usize::from(seat.0) % 4]);
        let other = permuted(hunt, seat, &mut shuffle);
        changed += usize::from(other != *hunt);
        let choice = mind.decide(&hunt.view(seat), &Memory::default(), seed);
        assert!(choice.is_some_and(|choice| hunt.legal(seat).contains(choice)));
        assert_eq!(mind.decide(&other.view(seat), &Memory::default(), seed), choice);
    });
    assert_eq!(changed, STATES, "something hidden was another in every state");
}

#[test]
fn a_novice_does_not_cheat() {
    is_honest(Level::Novice);
}

#[test]
fn a_hunter_does_not_cheat() {
    is_honest(Level::Hunter);
}

#[test]
fn a_veteran_does_not_cheat() {
    is_honest(Level::Veteran);
}

#[test]
fn a_nightmare_does_not_cheat() {
    is_honest(Level::Nightmare);
}

#[test]
fn every_resampled_state_yields_the_same_view() {
    let mut shuffle = Stream::from_parts(8, 8);
    walk(STATES, 3, |hunt, seat, _| {
        for _ in 0..5 {
            permuted(hunt, seat, &mut shuffle);
        }
    });
}

#[test]
fn picks_that_are_thought_through_anew_leave_everything_else_as_it_was() {
    let mut shuffle = Stream::from_parts(9, 9);
    walk(STATES, 3, |hunt, seat, _| {
        let open = hunt.view(seat).imagine_undecided(&mut shuffle);
        let (now, then) = (hunt.table(), open.table());
        assert_eq!(now.hunters(), then.hunters());
        assert_eq!((now.round(), now.question(), now.echoes()), (then.round(), then.question(), then.echoes()));
        assert!(now.waiting().all(|waiting| then.waits_for(waiting)), "whoever had to decide still has to");
        assert_eq!(now.legal(seat), then.legal(seat));
    });
}

#[test]
fn whose_secret_pick_is_in_already_does_not_matter() {
    let mind = Mind::new(Level::Veteran, Temper::Bold);
    let mut seen = 0;
    walk(300, 1, |hunt, seat, seed| {
        let Some(last) = hunt.waiting().last().filter(|&last| last != seat) else { return };
        if !hunt.table().question().is_some_and(chalice::Question::is_secret) {
            return;
        }
        let mut later = *hunt;
        later.choose(seat, hunt.legal(seat).nth(0), &mut ()).expect("it was listed");
        let decide = |hunt: &Hunt| mind.decide(&hunt.view(last), &Memory::default(), seed);
        assert_eq!(decide(hunt), decide(&later));
        seen += 1;
    });
    assert!(seen > 50, "{seen}");
}
