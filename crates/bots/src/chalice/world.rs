//! The hunt as the search sees it: an imagined whole hunt, played by rule of thumb where nothing is known.

use crate::chalice::claims::Claims;
use crate::chalice::heuristic::{Heuristic, Reading, SHARP};
use crate::chalice::prospect::{Leaning, rewards};
use crate::search::Searchable;
use chalice::{Card, Choice, Hunt, Legal, Question, Table};
use kit::hash::stir;
use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};

/// How decidedly imagined hunters follow their rules of thumb.
const RESOLVE: i32 = 48;

/// A hunt that could be.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) hunt: Hunt,
    pub(crate) leaning: Leaning,
    /// Whose announcement holds here, for the first round.
    pub(crate) promises: [Option<Card>; MOST_SEATS],
    /// The round in which the thought began.
    pub(crate) now: u16,
    /// The round at whose start the hunt is judged as it stands.
    pub(crate) until: u16,
}

impl World {
    /// The promise that binds a seat in this imagined step.
    fn promise(&self, seat: Seat) -> Option<Card> {
        let table = self.hunt.table();
        let first = table.round() == self.now && table.question() == Some(Question::Card);
        self.promises[seat.index()].filter(|_| first)
    }
}

impl Searchable for World {
    type Choice = Choice;

    fn to_decide(&self) -> Option<Seat> {
        if self.hunt.table().round() >= self.until { None } else { self.hunt.next_to_decide() }
    }

    fn options(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.extend(self.hunt.legal(seat).iter());
    }

    fn bound(&self, seat: Seat) -> Option<Choice> {
        self.promise(seat).map(Choice::Play)
    }

    fn inclination(&self, seat: Seat, options: &[Choice], into: &mut Vec<f32>) {
        let reading = Reading::new(&SHARP, self.hunt.table(), seat, &Claims::default());
        into.clear();
        into.extend(options.iter().map(|&choice| reading.worth(choice) as f32));
        let most = into.iter().copied().fold(f32::MIN, f32::max);
        for weight in into.iter_mut() {
            *weight = weight_of((most - *weight) as i32, 8) as f32 + 2_000.0;
        }
    }

    fn situation(&self, seat: Seat) -> u64 {
        situation(self.hunt.table(), seat)
    }

    fn choose(&mut self, seat: Seat, choice: Choice) {
        let taken = self.hunt.choose(seat, choice, &mut ());
        debug_assert!(taken.is_ok(), "{taken:?}");
    }

    fn by_heuristic(&self, seat: Seat, chance: &mut Stream) -> Choice {
        let table = self.hunt.table();
        draw(&SHARP, RESOLVE, table, &table.legal(seat), seat, &Claims::default(), chance)
    }

    fn rewards(&self) -> [f32; MOST_SEATS] {
        rewards(self.hunt.table(), &self.leaning)
    }
}

/// What a seat tells positions apart by: the round, the question and its own cards. Nothing that is hidden from it, and little
/// enough that what was learnt in one imagined hunt serves in the next.
pub(crate) fn situation(table: &Table, seat: Seat) -> u64 {
    let hunter = table.hunter(seat);
    let question = table.question().map_or(0, |question| question as u64 + 1);
    let place = u64::from(table.round()) << 16 | question << 8 | u64::from(seat.0);
    let own = stir(stir(stir(place) ^ hunter.hand.bits()) ^ hunter.used.bits());
    match table.question() {
        // The hand says what can be chosen.
        Some(Question::Card | Question::Transform) => own,
        _ => table.legal(seat).iter().fold(own, |hash, choice| stir(hash ^ u64::from(u16::from(choice)))),
    }
}

/// No list is longer: pairs of seven cards, single ones and none.
const MOST_OPTIONS: usize = 32;

/// One choice by rule of thumb, the better ones more often.
pub(crate) fn draw(
    heuristic: &Heuristic,
    resolve: i32,
    table: &Table,
    legal: &Legal,
    seat: Seat,
    claims: &Claims,
    chance: &mut Stream,
) -> Choice {
    if legal.len() == 1 {
        return legal.nth(0);
    }
    let reading = Reading::new(heuristic, table, seat, claims);
    let mut worths = [0; MOST_OPTIONS];
    let mut count = 0;
    for choice in legal.iter().take(MOST_OPTIONS) {
        worths[count] = reading.worth(choice);
        count += 1;
    }
    let worths = &mut worths[..count];
    let most = worths.iter().copied().max().unwrap_or(0);
    let mut sum = 0;
    for worth in worths.iter_mut() {
        *worth = weight_of(most - *worth, resolve);
        sum += *worth;
    }
    let mut at = chance.below(sum as u32) as i32;
    let place = worths.iter().position(|weight| {
        at -= weight;
        at < 0
    });
    legal.nth(place.unwrap_or(0) as u32)
}

/// How often to choose what looks worse than the best by so many 64ths of an echo: a power of two that falls with it.
fn weight_of(worse: i32, resolve: i32) -> i32 {
    /// 2 to the power of minus so many eighths, in parts of 65,536.
    const EIGHTHS: [i32; 8] = [65_536, 60_097, 55_109, 50_535, 46_341, 42_495, 38_968, 35_734];
    let steps = worse.saturating_mul(resolve) / 64;
    EIGHTHS[(steps & 7) as usize] >> (steps >> 3).min(31)
}
