//! What a page posts and gets back.

use bots::chalice::{Level, Mind, Reply, Request, Said, Talk, Task, Temper, Thinking, Word, checksum_of_games};
use chalice::{Card, Hunt, Journal, Setup};
use kit::{Seat, Seed, Stream};

/// A random hunt with so many choices made, or finished before.
fn journal(choices: usize) -> (Journal, Hunt) {
    let setup = Setup::new(4, Seed::from_number(11));
    let mut journal = Journal::new(setup);
    let mut hunt = Hunt::begin(&setup, &mut ()).expect("four may hunt");
    let mut chance = Stream::new(setup.seed, "messages");
    while journal.choices().len() < choices
        && let Some(seat) = hunt.next_to_decide()
    {
        let legal = hunt.legal(seat);
        let choice = legal.nth(chance.below(legal.len()));
        hunt.choose(seat, choice, &mut ()).expect("it was listed");
        journal.record(seat, choice);
    }
    (journal, hunt)
}

fn ask(journal: &Journal, task: Task) -> Request {
    let mut talk = Talk::new();
    talk.record(Said { round: 1, seat: Seat(1), word: Word::Ask(Seat(2), Card::HunterAxe) });
    Request { journal: journal.clone(), talk, task }
}

fn answer(request: &Request, slice: u32) -> Reply {
    let mut thinking = Thinking::new(request);
    loop {
        if let Some(reply) = thinking.step(slice) {
            return reply;
        }
    }
}

fn tasks(seat: Seat) -> [Task; 4] {
    let mind = Mind::new(Level::Veteran, Temper::Vengeful);
    [Task::Decide(seat, mind), Task::Speak(seat, mind), Task::Advise(seat, 40), Task::Analyse(seat, 10)]
}

#[test]
fn requests_and_replies_survive_the_post_and_slices_change_nothing() {
    let (journal, hunt) = journal(20);
    let seat = hunt.next_to_decide().expect("the hunt goes on");
    for task in tasks(seat) {
        let request = ask(&journal, task);
        assert_eq!(Request::from_bytes(&request.to_bytes()).as_ref(), Some(&request));
        let reply = answer(&request, u32::MAX);
        assert_eq!(answer(&request, 7), reply);
        assert_eq!(Reply::from_bytes(&reply.to_bytes()).as_ref(), Some(&reply));
    }
}

#[test]
fn damaged_bytes_are_refused_and_never_panic() {
    let (journal, hunt) = journal(20);
    let seat = hunt.next_to_decide().expect("the hunt goes on");
    let bytes = ask(&journal, tasks(seat)[0]).to_bytes();
    for end in 0..bytes.len() {
        assert_eq!(Request::from_bytes(&bytes[..end]), None, "cut at {end}");
    }
    for at in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x55;
        if let Some(request) = Request::from_bytes(&bytes) {
            let _ = Thinking::new(&request).step(1);
        }
    }
}

#[test]
fn whoever_is_not_asked_is_refused() {
    let (journal, hunt) = journal(usize::MAX);
    assert!(hunt.outcome().is_some());
    for task in &tasks(Seat(0))[..3] {
        assert_eq!(answer(&ask(&journal, *task), u32::MAX), Reply::Refused);
    }
    let nobody = Task::Decide(Seat(9), Mind::new(Level::Hunter, Temper::Bold));
    assert_eq!(answer(&ask(&journal, nobody), u32::MAX), Reply::Refused);
}

#[test]
fn advice_covers_the_choices_and_stays_in_bounds() {
    let (journal, hunt) = journal(20);
    let seat = hunt.next_to_decide().expect("the hunt goes on");
    let Reply::Advice(advice) = answer(&ask(&journal, Task::Advise(seat, 300)), 50) else { panic!("no advice") };
    assert_eq!(advice.len() as u32, hunt.legal(seat).len());
    assert!(advice.iter().all(|estimate| (0.0..=1.0).contains(&estimate.win) && estimate.score >= 0.0));
    assert!(advice.is_sorted_by(|a, b| a.merit() >= b.merit()));
    assert_eq!(advice.iter().map(|estimate| estimate.tries).sum::<u32>(), 300);
}

#[test]
fn analysis_rates_every_decision_of_the_seat_and_names_at_most_three_turning_points() {
    let (journal, _) = journal(usize::MAX);
    let own = journal.choices().iter().filter(|(seat, _)| *seat == Seat(2)).count();
    let Reply::Analysis(analysis) = answer(&ask(&journal, Task::Analyse(Seat(2), 60)), 100) else { panic!("none") };
    assert_eq!(analysis.ratings.len(), own);
    assert_eq!(analysis.turning_points.len(), 3, "somebody who chooses at random makes mistakes");
    let loss = |place: &u32| analysis.ratings[*place as usize].loss();
    assert!(analysis.turning_points.iter().map(loss).is_sorted_by(|a, b| a >= b));
    assert!(analysis.ratings.iter().all(|rating| rating.verdict == bots::Verdict::Best || rating.loss() >= 0.0));
}

/// Eight games of every level and temperament. Never change it without saying so: bots would then play otherwise than before.
const EIGHT: u64 = 18_379_473_599_452_841_777;

#[test]
fn the_same_seeds_give_the_same_games() {
    assert_eq!(checksum_of_games(0, 8), EIGHT);
}
