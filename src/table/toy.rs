//! A game for the tests of the table: two seats add one to three to a heap in turn, and whoever brings it to twelve has won.
//! The person sits in seat 0.

use crate::table::playable::{Keeping, Playable};
use kit::save::{Kind, old_rules};
use kit::{Engine, Journal, Seat, Session, Watcher};
use play::{Decider, Timeline};

const END: u8 = 12;

/// The heap, and whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Heap {
    pub(super) total: u8,
    turn: Seat,
}

impl Engine for Heap {
    type Setup = u8;
    type Choice = u8;
    type Event = u8;
    type Table = Self;
    type Refusal = ();
    type Outcome = Seat;

    fn begin(setup: &u8, watcher: &mut Watcher<'_, Self>) -> Result<Self, ()> {
        let heap = Self { total: *setup, turn: Seat(0) };
        watcher(*setup, &heap);
        if *setup < END { Ok(heap) } else { Err(()) }
    }

    fn next_to_decide(&self) -> Option<Seat> {
        (self.total < END).then_some(self.turn)
    }

    fn legal(&self, seat: Seat) -> Vec<u8> {
        if self.next_to_decide() == Some(seat) { vec![1, 2, 3] } else { Vec::new() }
    }

    fn choose(&mut self, seat: Seat, choice: u8, watcher: &mut Watcher<'_, Self>) -> Result<(), ()> {
        if !self.legal(seat).contains(&choice) {
            return Err(());
        }
        self.turn = Seat(1 - seat.0);
        for _ in 0..choice {
            self.total += 1;
            watcher(self.total, self);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Seat> {
        (self.total >= END).then_some(Seat(1 - self.turn.0))
    }

    fn table(&self) -> &Self {
        self
    }

    fn reveals(_: u8) -> bool {
        false
    }
}

/// A heap at a table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Toy(Session<Heap>);

impl Toy {
    /// A heap of so many, and what the seats added in turn.
    pub(super) fn played(setup: u8, choices: &[u8]) -> Self {
        let mut toy = Self(Session::begin(setup).expect("a heap"));
        for &choice in choices {
            let seat = toy.0.game().next_to_decide().expect("it goes on");
            toy.choose(seat, choice).expect("it is legal");
        }
        toy
    }
}

impl Timeline for Toy {
    fn event_count(&self) -> usize {
        self.0.events().len()
    }

    fn pause(&self, _: usize) -> u32 {
        100
    }

    fn decider(&self) -> Decider {
        match self.0.game().next_to_decide() {
            Some(Seat(0)) => Decider::Person(Seat(0)),
            Some(seat) => Decider::Bot(seat),
            None => Decider::Nobody,
        }
    }
}

impl Playable for Toy {
    type Engine = Heap;
    type Record = Journal<u8, u8>;
    type Digest = u8;

    const KEEPING: Keeping = Keeping {
        game: ("toy", KIND),
        digest: ("toy-digest", KIND),
        slots: (["toy-slot-1", "toy-slot-2", "toy-slot-3"], KIND),
    };

    fn resume(record: Self::Record) -> Option<Self> {
        Session::resume(record, Vec::new()).ok().map(Self)
    }

    fn record(&self) -> Self::Record {
        self.0.journal().clone()
    }

    fn digest(&self) -> u8 {
        self.0.game().total
    }

    fn again(&self) -> Option<Self> {
        Session::begin(*self.0.journal().setup()).ok().map(Self)
    }

    fn session(&self) -> &Session<Heap> {
        &self.0
    }

    fn session_mut(&mut self) -> &mut Session<Heap> {
        &mut self.0
    }

    fn is_yours(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }
}

const KIND: Kind = Kind { name: "toy", migrations: &[old_rules] };
