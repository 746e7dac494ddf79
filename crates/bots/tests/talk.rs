//! Talk at the table: who tells the truth, who is believed.

use bots::chalice::{Company, FULL_TRUST, Level, Memory, Mind, Said, Speech, Talk, Temper, Word};
use chalice::{Card, Choice, Hunt, Journal, Question, Setup};
use kit::{Seat, Seed};

const TRAITOR: Seat = Seat(0);

fn minds(first: Temper) -> [Option<Mind>; 4] {
    std::array::from_fn(|seat| Some(Mind::new(Level::Hunter, if seat == 0 { first } else { Temper::Cautious })))
}

/// Kept and broken promises of the first seat in so many hunts, and the mean trust it has at their ends.
fn reputation(first: Temper, games: u32) -> (u32, u32, u32) {
    let minds = minds(first);
    let (mut kept, mut broken, mut trust) = (0, 0, 0);
    for seed in 0..games {
        let company = Company { minds: &minds, talk: true };
        let played = company.play(&Setup::new(4, Seed::from_number(seed)), &mut ()).expect("four may hunt");
        let record = played.memory.record(TRAITOR);
        kept += u32::from(record.0);
        broken += u32::from(record.1);
        trust += played.memory.trust(TRAITOR);
    }
    (kept, broken, trust / games)
}

#[test]
fn the_treacherous_lie_and_are_believed_less_for_it() {
    let fresh = Memory::default().trust(TRAITOR);
    let (kept, broken, trust) = reputation(Temper::Treacherous, 40);
    assert!(broken > kept, "{kept} kept, {broken} broken");
    assert!(trust < fresh / 2, "{trust} of {FULL_TRUST}");
}

#[test]
fn the_cautious_are_mostly_as_good_as_their_word() {
    let fresh = Memory::default().trust(TRAITOR);
    let (kept, broken, trust) = reputation(Temper::Cautious, 40);
    assert!(kept > 4 * broken, "{kept} kept, {broken} broken");
    assert!(trust >= fresh * 3 / 4, "{trust} of {FULL_TRUST}");
}

#[test]
fn memory_is_rebuilt_from_the_two_journals_and_knows_no_secret() {
    let setup = Setup::new(3, Seed::from_number(5));
    let mut journal = Journal::new(setup);
    let mut hunt = Hunt::begin(&setup, &mut ()).expect("three may hunt");
    let mut talk = Talk::new();
    talk.record(Said { round: 1, seat: TRAITOR, word: Word::Announce(Card::HunterAxe) });
    let mut before_the_reveal = None;
    for seat in [Seat(0), Seat(1), Seat(2)] {
        before_the_reveal = Some(Memory::of(&journal, &talk).expect("it can be played"));
        let choice = Choice::Play(Card::SawCleaver);
        hunt.choose(seat, choice, &mut ()).expect("everyone has a Saw Cleaver");
        journal.record(seat, choice);
    }
    let before = before_the_reveal.expect("there were picks");
    assert_eq!(before.record(TRAITOR), (0, 0), "the pick is in, but nobody has seen it");
    assert_eq!(before.word(TRAITOR), Word::Announce(Card::HunterAxe));
    let after = Memory::of(&journal, &talk).expect("it can be played");
    assert_eq!(after.record(TRAITOR), (0, 1));
    assert!(after.trust(TRAITOR) < before.trust(TRAITOR));
    assert_eq!(after.grudge(Seat(2)), Some((TRAITOR, 1)));
}

#[test]
fn nobody_speaks_when_no_card_is_picked() {
    let setup = Setup::new(3, Seed::from_number(6));
    let mut hunt = Hunt::begin(&setup, &mut ()).expect("three may hunt");
    let mind = Mind::new(Level::Hunter, Temper::Cautious);
    assert!(Speech::new(mind, hunt.view(TRAITOR), &Memory::default(), setup.seed).is_some());
    while hunt.table().question() == Some(Question::Card) {
        let seat = hunt.next_to_decide().expect("somebody is asked");
        hunt.choose(seat, Choice::Play(Card::HuntersDream), &mut ()).expect("everyone has the Dream");
    }
    assert!(Speech::new(mind, hunt.view(TRAITOR), &Memory::default(), setup.seed).is_none());
}
