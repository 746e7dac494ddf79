//! Rock, paper, scissors: both pick at once; the only strategy that cannot be exploited plays each a third of the time.

use super::{any, search};
use bots::search::{Bandit, Searchable};
use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};

#[derive(Clone, Default)]
struct Roshambo {
    picks: Vec<u8>,
}

impl Searchable for Roshambo {
    type Choice = u8;

    fn to_decide(&self) -> Option<Seat> {
        (self.picks.len() < 2).then_some(Seat(self.picks.len() as u8))
    }

    fn options(&self, _: Seat, into: &mut Vec<u8>) {
        into.extend([0, 1, 2]);
    }

    /// The second does not see what the first has picked.
    fn situation(&self, seat: Seat) -> u64 {
        seat.0.into()
    }

    fn choose(&mut self, _: Seat, choice: u8) {
        self.picks.push(choice);
    }

    fn by_heuristic(&self, seat: Seat, chance: &mut Stream) -> u8 {
        any(self, seat, chance)
    }

    fn rewards(&self) -> [f32; MOST_SEATS] {
        let first = [0.5, 1.0, 0.0][usize::from((3 + self.picks[0] - self.picks[1]) % 3)];
        [first, 1.0 - first, 0.0, 0.0, 0.0]
    }
}

fn furthest_from_a_third(bandit: Bandit) -> f32 {
    let search = search(&Roshambo::default(), bandit, 20_000);
    let shares = (0..2).flat_map(|seat| search.strategy(seat));
    shares.map(|(_, share)| (share - 1.0 / 3.0).abs()).fold(0.0, f32::max)
}

#[test]
fn both_rules_play_each_a_third_of_the_time() {
    for bandit in [Bandit::Regret { explore: 0.1 }, Bandit::Uct { curiosity: 0.5, thorough: false }] {
        let off = furthest_from_a_third(bandit);
        assert!(off < 0.05, "{bandit:?} is off by {off}");
    }
}
