//! What the search must know of a game, and no more.

use kit::seat::MOST_SEATS;
use kit::{Seat, Stream};

/// A game of seats that decide one after another or at once.
///
/// A step in which several decide at once is asked seat by seat; what makes it simultaneous is that
/// [`situation`](Self::situation) must not depend on what the others have picked and not yet shown.
pub trait Searchable {
    /// One decision of one seat.
    type Choice: Copy + Eq;

    /// The next seat that must decide; nobody when the game is over.
    fn to_decide(&self) -> Option<Seat>;

    /// What a seat may choose now, in a fixed order.
    fn options(&self, seat: Seat, into: &mut Vec<Self::Choice>);

    /// The choice of a seat that is not free in this imagined game.
    fn bound(&self, seat: Seat) -> Option<Self::Choice> {
        let _ = seat;
        None
    }

    /// How good each of the options looks before any search: positive weights in the same order.
    fn inclination(&self, seat: Seat, options: &[Self::Choice], into: &mut Vec<f32>) {
        let _ = seat;
        into.clear();
        into.resize(options.len(), 1.0);
    }

    /// What a seat tells positions apart by when it decides: equal numbers share what was learnt, and must offer the same
    /// options.
    fn situation(&self, seat: Seat) -> u64;

    /// Takes a choice that was listed.
    fn choose(&mut self, seat: Seat, choice: Self::Choice);

    /// One decision by rule of thumb.
    fn by_heuristic(&self, seat: Seat, chance: &mut Stream) -> Self::Choice;

    /// What the game is worth to each seat, from 0 to 1, once nobody decides any more.
    fn rewards(&self) -> [f32; MOST_SEATS];
}
