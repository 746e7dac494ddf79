//! How long each event of a hunt is looked at. What comes again in every round goes quicker for whoever has seen enough rounds;
//! what is new keeps its time; and however much happens, a round is told within some seconds.

use crate::shell::context::{Shell, VAULT};
use ::chalice::Event;
use kit::save::Kind;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};

/// No round takes longer to tell, in milliseconds at a steady pace.
const LONGEST: u32 = 8_000;

/// Whoever has seen so many rounds knows how one goes.
const SEASONED: u32 = 10;

/// The name under which it is kept how many rounds a person has seen, as far as that matters.
const NAME: &str = "chalice-seen";
/// How that is kept.
const KIND: Kind = Kind { name: "chalice-seen", migrations: &[] };

/// How many rounds a person has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    /// In all hunts, up to [`SEASONED`].
    rounds: u32,
}

/// How many rounds the person before this page has seen, as far as that is known.
static SEEN: AtomicU32 = AtomicU32::new(0);

/// Looks up how many rounds the person has seen.
pub fn recall() {
    let kept = VAULT.find::<Seen>(NAME, &KIND).ok().and_then(|found| found.value).unwrap_or_default();
    SEEN.store(kept.rounds, Ordering::Relaxed);
}

/// Counts the rounds that the person sees, until they know how one goes.
pub fn count(shell: Shell, happened: Event) {
    let rounds = SEEN.load(Ordering::Relaxed) + 1;
    if matches!(happened, Event::Round { .. }) && rounds <= SEASONED {
        SEEN.store(rounds, Ordering::Relaxed);
        shell.note(VAULT.keep(NAME, &KIND, &Seen { rounds }));
    }
}

/// How long the event at this place is looked at, in milliseconds at a steady pace.
#[must_use]
pub fn pause(events: &[Event], at: usize) -> u32 {
    pause_for(SEEN.load(Ordering::Relaxed), events, at)
}

/// The same for somebody who has seen so many rounds. The more of a round has been told, the less time there is for the rest.
fn pause_for(seen: u32, events: &[Event], at: usize) -> u32 {
    let Some(told) = events.get(..=at) else { return 0 };
    let begin = told.iter().rposition(|event| matches!(event, Event::Round { .. })).unwrap_or(0);
    let (mut spent, mut last) = (0, 0);
    for &event in &told[begin..] {
        let wanted = if seen >= SEASONED { wanted_by_the_seasoned(event) } else { wanted(event) };
        last = wanted * (LONGEST - spent) / LONGEST;
        spent += last;
    }
    last
}

/// How long somebody wants to look at an event who sees its like for the first times.
const fn wanted(event: Event) -> u32 {
    match event {
        Event::Rolled { .. }
        | Event::Died { .. }
        | Event::Eliminated { .. }
        | Event::Killed { .. }
        | Event::Escaped { .. } => 800,
        Event::Attack { .. }
        | Event::Took { .. }
        | Event::Banked { .. }
        | Event::Revealed { .. }
        | Event::Ended { .. } => 650,
        Event::Played { .. } | Event::Transformed { .. } | Event::Upgraded { .. } | Event::Hindered { .. } => 450,
        Event::Wounded { .. }
        | Event::Trophy { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Healed { .. } => 260,
        _ => 60,
    }
}

/// The same for somebody who knows how a round goes: cards, dice, wounds and blood come in every one.
const fn wanted_by_the_seasoned(event: Event) -> u32 {
    match event {
        Event::Rolled { .. } | Event::Attack { .. } => 500,
        Event::Took { .. } | Event::Banked { .. } => 400,
        Event::Played { .. } | Event::Transformed { .. } | Event::Upgraded { .. } => 250,
        Event::Wounded { .. } | Event::Trophy { .. } => 150,
        _ => wanted(event),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chalice::hunt::HuntAtTable;
    use crate::table::Playable;
    use ::bots::chalice::{Level, Reply, Request, Task, Thinking};

    /// How long each round of hunts played by bots takes to tell, until there are so many.
    fn told(hunters: u8, rounds: usize, seen: u32) -> Vec<u32> {
        let mut times = Vec::new();
        for seed in 1.. {
            let mut game = HuntAtTable::silent(hunters, seed, Level::Hunter);
            while let Some(seat) = game.next_to_decide() {
                let mind = game.mind(kit::Seat(1)).expect("somebody sits there");
                let (journal, talk) = (game.journal().clone(), game.talk());
                let request = Request { journal, talk, task: Task::Decide(seat, mind) };
                let Some(Reply::Choice(choice)) = Thinking::new(&request).step(u32::MAX) else { panic!("no choice") };
                game.choose(seat, choice).expect("it is legal");
            }
            let events = game.events();
            let mut time = 0;
            for (at, event) in events.iter().enumerate() {
                if matches!(event, Event::Round { .. }) && at > 0 {
                    times.push(std::mem::take(&mut time));
                }
                time += pause_for(seen, events, at);
            }
            times.push(time);
            if times.len() >= rounds {
                times.truncate(rounds);
                return times;
            }
        }
        times
    }

    #[test]
    fn a_round_is_told_in_five_seconds_and_never_in_more_than_eight() {
        for hunters in 3..=5 {
            for seen in [0, SEASONED] {
                let mut times = told(hunters, 100, seen);
                times.sort_unstable();
                let (median, longest) = (times[50], times[99]);
                println!("{hunters} hunters, {seen} rounds seen: median {median} ms, longest {longest} ms");
                assert!(longest <= 8_000, "{longest} ms");
                assert!(seen < SEASONED || median <= 5_000, "{median} ms");
            }
        }
    }

    #[test]
    fn what_is_new_keeps_its_time() {
        let round = [Event::Round { round: 1 }, Event::Killed { enemy: ::chalice::Enemy::Rom }];
        assert_eq!(pause_for(SEASONED, &round, 1), pause_for(0, &round, 1));
        assert_eq!(pause_for(0, &round, 9), 0, "what has not happened takes no time");
    }
}
