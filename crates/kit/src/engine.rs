//! The few verbs that every game has, by the same names in each: what a [`Session`](crate::Session) needs and no more.

use crate::seat::Seat;
use std::fmt::Debug;

/// Whoever wants to know what happens: each event, and the table after it.
pub type Watcher<'a, G> = dyn FnMut(<G as Engine>::Event, &<G as Engine>::Table) + 'a;

/// A game that is played by choices.
pub trait Engine: Clone + Debug {
    /// What a game is made from.
    type Setup: Clone + Debug + PartialEq;
    /// One decision of one seat.
    type Choice: Copy + Debug + PartialEq;
    /// One thing that happened.
    type Event: Copy + Debug;
    /// What an event is shown on.
    type Table: Clone + Debug;
    /// Why a set-up or a choice is not taken.
    type Refusal;
    /// How a game ended.
    type Outcome;

    /// Deals a game and plays up to the first decision.
    ///
    /// # Errors
    /// If there is no such game.
    fn begin(setup: &Self::Setup, watcher: &mut Watcher<'_, Self>) -> Result<Self, Self::Refusal>;

    /// Who must decide now; nobody when the game is over.
    fn next_to_decide(&self) -> Option<Seat>;

    /// What a seat may choose now; nothing if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<Self::Choice>;

    /// Takes a seat's choice and plays up to the next decision.
    ///
    /// # Errors
    /// If the choice is not legal; the game is then exactly as it was.
    fn choose(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        watcher: &mut Watcher<'_, Self>,
    ) -> Result<(), Self::Refusal>;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// What an event is shown on, as the game stands.
    fn table(&self) -> &Self::Table;

    /// Whether an event shows somebody what was hidden: whoever takes back a choice after it knows more than before.
    fn reveals(event: Self::Event) -> bool;
}
