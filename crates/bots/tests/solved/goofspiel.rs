//! Goofspiel with four cards: both hold 1 to 4 and bid for the prizes 4, 3, 2, 1 in turn; the higher bid takes the prize, equal
//! bids nobody; most points win. After each prize everything lies open, so every position can be searched by itself, and what a
//! perfect opponent could win against the strategies found is reckoned exactly.

use super::{any, search};
use bots::search::{Bandit, Searchable};
use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};

const CARDS: u8 = 4;

#[derive(Clone)]
struct Goofspiel {
    /// One bit for each card in hand.
    hands: [u8; 2],
    lead: i8,
    bid: Option<u8>,
}

impl Goofspiel {
    fn new() -> Self {
        Self { hands: [0b1_1110; 2], lead: 0, bid: None }
    }

    fn prize(&self) -> u8 {
        (self.hands[0].count_ones()) as u8
    }

    fn is_over(&self) -> bool {
        self.bid.is_none() && self.hands[0] == 0
    }

    fn bids(&self, seat: usize) -> impl Iterator<Item = u8> + use<> {
        let hand = self.hands[seat];
        (1..=CARDS).filter(move |card| hand >> card & 1 == 1)
    }

    /// The position after both bids.
    fn after(&self, first: u8, second: u8) -> Self {
        let mut next = self.clone();
        next.choose(Seat(0), first);
        next.choose(Seat(1), second);
        next
    }

    fn worth_to_first(&self) -> f32 {
        match self.lead.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    }
}

impl Searchable for Goofspiel {
    type Choice = u8;

    fn to_decide(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(Seat(u8::from(self.bid.is_some()))) }
    }

    fn options(&self, seat: Seat, into: &mut Vec<u8>) {
        into.extend(self.bids(seat.index()));
    }

    fn situation(&self, seat: Seat) -> u64 {
        let hand = self.hands[0] | self.bid.map_or(0, |bid| 1 << bid);
        u64::from(seat.0) << 32 | u64::from(hand) << 16 | u64::from(self.hands[1]) << 8 | (self.lead as u8 as u64)
    }

    fn choose(&mut self, _: Seat, bid: u8) {
        let Some(first) = self.bid.take() else {
            self.hands[0] &= !(1 << bid);
            self.bid = Some(bid);
            return;
        };
        // The hand of the first is one shorter already.
        let prize = (self.prize() + 1) as i8;
        self.hands[1] &= !(1 << bid);
        self.lead += prize * (i8::from(first > bid) - i8::from(first < bid));
    }

    fn by_heuristic(&self, seat: Seat, chance: &mut Stream) -> u8 {
        any(self, seat, chance)
    }

    fn rewards(&self) -> [f32; MOST_SEATS] {
        [self.worth_to_first(), 1.0 - self.worth_to_first(), 0.0, 0.0, 0.0]
    }
}

/// What the first gets at least, if it plays what the search finds at every position and the second answers perfectly.
fn secured(game: &Goofspiel, bandit: Bandit, iterations: u32) -> f32 {
    if game.is_over() {
        return game.worth_to_first();
    }
    if let (Some(first), 1) = (game.bids(0).next(), game.prize()) {
        return secured(&game.after(first, game.bids(1).next().unwrap_or(first)), bandit, iterations);
    }
    let strategy = search(game, bandit, iterations).strategy(game.situation(Seat(0)));
    let answers = game.bids(1).map(|second| {
        let follow = |&(first, share): &(u8, f32)| share * secured(&game.after(first, second), bandit, iterations);
        strategy.iter().map(follow).sum::<f32>()
    });
    answers.fold(1.0, f32::min)
}

#[test]
fn regret_matching_can_hardly_be_exploited() {
    let secured = secured(&Goofspiel::new(), Bandit::Regret { explore: 0.1 }, 20_000);
    assert!(secured > 0.47, "a perfect opponent holds it to {secured}");
}
