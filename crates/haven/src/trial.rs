//! Trying choices out: a copy of the game that goes on as long as nothing hidden is shown.
//!
//! A plan ("jump there, then strike") can so be looked at with the same eyes as the table: where it leads, whom it would hit,
//! with what chances. Where a card would be turned or a room revealed the trial ends, and shows nothing.

use crate::choice::{Choice, Refusal};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::view::View;
use kit::{Engine, Seat};

/// Why something cannot be tried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untried {
    /// The choice at this place of the list is refused.
    Refused(usize, Refusal),
    /// The choice at this place shows what is hidden (H21.14).
    Reveals(usize),
}

/// The game as it would be.
#[derive(Clone, Debug)]
pub struct Trial {
    game: Game,
    seat: Seat,
    events: Vec<Event>,
}

/// Notices when something hidden is shown.
#[derive(Default)]
struct Curtain {
    events: Vec<Event>,
    raised: bool,
}

impl Sink for Curtain {
    fn tell(&mut self, event: Event, _: &Game) {
        self.raised |= <Game as Engine>::reveals(event);
        self.events.push(event);
    }
}

impl Trial {
    /// What the seat would see.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.game.view(self.seat)
    }

    /// What would happen on the way.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

impl View<'_> {
    /// Makes these choices of the own seat on a copy.
    ///
    /// # Errors
    /// If one of them is refused, or shows what is hidden.
    pub fn trial(&self, choices: &[Choice]) -> Result<Trial, Untried> {
        let mut game = self.game().clone();
        let mut curtain = Curtain::default();
        for (at, &choice) in choices.iter().enumerate() {
            game.choose(self.seat(), choice, &mut curtain).map_err(|why| Untried::Refused(at, why))?;
            if curtain.raised {
                return Err(Untried::Reveals(at));
            }
        }
        Ok(Trial { game, seat: self.seat(), events: curtain.events })
    }
}
