//! What is shown at one moment: the engine's own game after an event. The engine runs ahead to the next decision; the board follows
//! event by event, so that what happened can be seen happening.

use ::haven::{Event, Game};
use std::sync::Arc;

/// What is shown.
#[derive(Clone, Debug)]
pub struct Board {
    /// The engine's game after the last event that was shown.
    pub game: Game,
    /// What happened since the person was last asked, or a turn began: what a monster does is told from these.
    pub recent: Vec<Event>,
    /// The game as the turn began that is being told: what a figure intends is seen from there.
    pub began: Option<Arc<Game>>,
    /// One number for what is shown.
    print: u64,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.print == other.print && self.recent == other.recent
    }
}

impl Board {
    /// The board before anything has happened.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Self { game: game.clone(), recent: Vec::new(), began: None, print: game.fingerprint() }
    }

    /// Shows an event and the game after it.
    pub fn show(&mut self, event: Event, game: &Game) {
        if matches!(event, Event::Turn(_) | Event::Round(_)) {
            self.recent.clear();
            self.began = matches!(event, Event::Turn(_)).then(|| Arc::new(game.clone()));
        }
        self.recent.push(event);
        self.ask(game);
    }

    /// Somebody is asked, on the game as it stands now.
    pub fn ask(&mut self, game: &Game) {
        self.game.clone_from(game);
        self.print = game.fingerprint();
    }
}
