//! How long each event of a hunt is looked at. What comes again in every round goes quicker for whoever has seen enough rounds;
//! what is new keeps its time.

use crate::chalice::hunt::HuntAtTable;
use crate::table::{self, Presented, RoundsSeen};
use ::chalice::Event;

/// How many rounds of hunts the person has seen.
pub static SEEN: RoundsSeen = RoundsSeen::kept_as("chalice-seen");

/// How long the event at this place is looked at, in milliseconds at a steady pace.
#[must_use]
pub fn pause(events: &[Event], at: usize) -> u32 {
    pause_for(SEEN.are_enough(), events, at)
}

/// The same for somebody who knows how a round goes, or does not yet.
fn pause_for(seasoned: bool, events: &[Event], at: usize) -> u32 {
    let wanted = if seasoned { wanted_by_the_seasoned } else { wanted };
    table::pause(events, at, HuntAtTable::begins_round, wanted)
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
    use crate::table::Playable;
    use ::bots::chalice::{Level, Reply, Request, Task, Thinking};

    /// How long each round of hunts played by bots takes to tell, until there are so many.
    fn told(hunters: u8, rounds: usize, seasoned: bool) -> Vec<u32> {
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
                time += pause_for(seasoned, events, at);
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
            for seasoned in [false, true] {
                let mut times = told(hunters, 100, seasoned);
                times.sort_unstable();
                let (median, longest) = (times[50], times[99]);
                println!("{hunters} hunters, seasoned {seasoned}: median {median} ms, longest {longest} ms");
                assert!(longest <= 8_000, "{longest} ms");
                assert!(!seasoned || median <= 5_000, "{median} ms");
            }
        }
    }

    #[test]
    fn what_is_new_keeps_its_time() {
        let round = [Event::Round { round: 1 }, Event::Killed { enemy: ::chalice::Enemy::Rom }];
        assert_eq!(pause_for(true, &round, 1), pause_for(false, &round, 1));
    }
}
