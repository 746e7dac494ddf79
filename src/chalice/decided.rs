//! What decided a hunt: between the person and the winner, or between the winner and the next.

use crate::chalice::hunt::HuntAtTable;
use crate::table::Playable;
use ::chalice::Event;
use kit::Seat;

/// What parted the winner from the one who came closest, or from the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The other lost so many echoes by dying, and was this far behind.
    Deaths {
        /// Who.
        loser: Seat,
        /// What was lost.
        lost: u16,
        /// By how much it was decided.
        margin: u16,
    },
    /// The winner's trophies, and the other's.
    Trophies(Seat, u16, u16),
    /// The winner's banked echoes, and the other's.
    Echoes(Seat, u16, u16),
}

/// What decided a hunt that is over and was won by one alone.
#[must_use]
pub fn decided(game: &HuntAtTable) -> Option<Decided> {
    let outcome = game.outcome()?;
    let mut winners = outcome.winning_seats();
    let winner = winners.next().filter(|_| winners.next().is_none())?;
    let next = || outcome.scores.seats().filter(|&seat| seat != winner).max_by_key(|&seat| outcome.scores[seat]);
    let other = if winner == game.you() { next()? } else { game.you() };
    let view = game.your_view();
    let (best, beaten) = (view.table().hunter(winner), view.table().hunter(other));
    let margin = outcome.scores[winner].saturating_sub(outcome.scores[other]);
    let lost = lost_by_dying(game.events(), other);
    if lost > 0 && lost >= margin {
        return Some(Decided::Deaths { loser: other, lost, margin });
    }
    let trophies = (best.trophy_points(), beaten.trophy_points());
    let echoes = (best.banked, beaten.banked);
    let ahead = |(best, beaten): (u16, u16)| i32::from(best) - i32::from(beaten);
    Some(match ahead(trophies) > ahead(echoes) {
        true => Decided::Trophies(winner, trophies.0, trophies.1),
        false => Decided::Echoes(winner, echoes.0, echoes.1),
    })
}

/// Echoes that a hunter has lost with their deaths.
fn lost_by_dying(events: &[Event], seat: Seat) -> u16 {
    let pairs = events.windows(2);
    let lost = pairs.filter_map(|pair| match *pair {
        [Event::Died { seat: dead }, Event::Lost { seat: loser, echoes }] if dead == seat && loser == seat => {
            Some(echoes)
        }
        _ => None,
    });
    lost.sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bots::chalice::Level;

    #[test]
    fn only_what_dies_with_its_owner_counts() {
        let (one, two) = (Seat(0), Seat(1));
        let events = [
            Event::Lost { seat: one, echoes: 9 },
            Event::Died { seat: one },
            Event::Lost { seat: one, echoes: 4 },
            Event::Died { seat: two },
            Event::Died { seat: one },
            Event::Lost { seat: one, echoes: 2 },
        ];
        assert_eq!((lost_by_dying(&events, one), lost_by_dying(&events, two)), (6, 0));
    }

    #[test]
    fn what_decided_agrees_with_the_scores() {
        for seed in 0..40 {
            let mut game = HuntAtTable::silent(3 + (seed % 3) as u8, seed, Level::Novice);
            game.play_by_chance(usize::MAX, "decided");
            let outcome = game.outcome().expect("it is over");
            match decided(&game) {
                None => assert_ne!(outcome.winning_seats().count(), 1, "seed {seed}"),
                Some(Decided::Deaths { loser, lost, margin }) => {
                    assert!(!outcome.winners[loser] && lost >= margin, "seed {seed}");
                }
                Some(Decided::Trophies(winner, best, beaten)) => {
                    assert!(outcome.winners[winner] && best > beaten, "seed {seed}");
                }
                Some(Decided::Echoes(winner, ..)) => assert!(outcome.winners[winner], "seed {seed}"),
            }
        }
    }
}
