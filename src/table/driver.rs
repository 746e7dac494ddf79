//! The machine of a table in the browser: its state is a signal, and its clock is the browser's.

use leptos::prelude::*;
use play::{Effect, Game, Input, Machine, Pace, State, Ticket};
use std::time::Duration;

/// A table's machine.
#[derive(Clone, Copy)]
pub struct Driver {
    machine: StoredValue<Machine>,
    /// What is going on.
    pub state: RwSignal<State>,
}

impl Driver {
    /// A table at which so much of the game has been shown already, and what is to be done first.
    #[must_use]
    pub fn new(game: &impl Game, shown: usize, pace: Pace) -> (Self, Vec<Effect>) {
        let (machine, effects) = Machine::new(game, shown, pace);
        let state = RwSignal::new(machine.state());
        (Self { machine: StoredValue::new(machine), state }, effects)
    }

    /// Takes in what has come, and says what is to be done about it.
    pub fn take(self, game: &impl Game, pace: Pace, input: Input) -> Vec<Effect> {
        let step = |machine: &mut Machine| {
            machine.set_pace(pace);
            let effects = machine.take(game, input);
            (machine.state(), effects)
        };
        let Some((state, effects)) = self.machine.try_update_value(step) else { return Vec::new() };
        if self.state.get_untracked() != state {
            self.state.set(state);
        }
        effects
    }

    /// How many events have been shown.
    #[must_use]
    pub fn shown(self) -> usize {
        self.machine.with_value(Machine::shown)
    }

    /// Whether this is what is waited for; not once the table is left.
    #[must_use]
    pub fn expects(self, ticket: Ticket) -> bool {
        self.machine.try_with_value(|machine| machine.expects(ticket)).unwrap_or(false)
    }

    /// Does something after so many milliseconds, if it is still waited for then.
    pub fn wait(self, millis: u32, ticket: Ticket, then: impl FnOnce() + 'static) {
        let act = move || {
            if self.expects(ticket) {
                then();
            }
        };
        set_timeout(act, Duration::from_millis(millis.into()));
    }
}
