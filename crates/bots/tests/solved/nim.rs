//! Nim: seats take turns, each takes from one heap; whoever takes the last wins. A position is lost for the one to move just
//! when the heaps' numbers cancel out bit by bit.

use super::{any, search};
use bots::search::{Bandit, Searchable};
use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};

#[derive(Clone)]
struct Nim {
    heaps: [u8; 3],
    turn: u8,
}

impl Nim {
    fn is_lost(&self) -> bool {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0
    }
}

impl Searchable for Nim {
    type Choice = (usize, u8);

    fn to_decide(&self) -> Option<Seat> {
        self.heaps.iter().any(|&heap| heap > 0).then_some(Seat(self.turn))
    }

    fn options(&self, _: Seat, into: &mut Vec<(usize, u8)>) {
        into.extend((0..3).flat_map(|heap| (1..=self.heaps[heap]).map(move |count| (heap, count))));
    }

    fn situation(&self, seat: Seat) -> u64 {
        self.heaps.iter().fold(u64::from(seat.0) + 1, |key, &heap| key << 8 | u64::from(heap))
    }

    fn choose(&mut self, _: Seat, (heap, count): (usize, u8)) {
        self.heaps[heap] -= count;
        self.turn = 1 - self.turn;
    }

    fn by_heuristic(&self, seat: Seat, chance: &mut Stream) -> (usize, u8) {
        any(self, seat, chance)
    }

    /// Whoever would have to move has lost.
    fn rewards(&self) -> [f32; MOST_SEATS] {
        std::array::from_fn(|seat| if seat == usize::from(self.turn) { 0.0 } else { 1.0 })
    }
}

fn plays_perfectly(bandit: Bandit) {
    let mut won = 0;
    for (a, b, c) in (0..4).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| (a, b, c)))) {
        let game = Nim { heaps: [a, b, c], turn: 0 };
        if game.is_lost() {
            continue;
        }
        let strategy = search(&game, bandit, 4_000).strategy(game.situation(Seat(0)));
        let best = strategy.iter().max_by(|x, y| x.1.total_cmp(&y.1)).expect("there is a move");
        let mut next = game.clone();
        next.choose(Seat(0), best.0);
        assert!(next.is_lost(), "{:?}: {strategy:?}", game.heaps);
        won += 1;
    }
    assert_eq!(won, 48);
}

#[test]
fn upper_confidence_finds_the_winning_move_wherever_there_is_one() {
    plays_perfectly(Bandit::Uct { curiosity: 0.5, thorough: false });
}

#[test]
fn regret_matching_finds_the_winning_move_wherever_there_is_one() {
    plays_perfectly(Bandit::Regret { explore: 0.1 });
}
