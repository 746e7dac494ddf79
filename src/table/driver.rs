//! The machine of a table in the browser: its state is a signal, and its clock is the browser's.

use leptos::prelude::*;
use play::{Effect as Task, Input, Machine, Pace, State, Ticket, Timeline};
use std::time::Duration;

/// A table's machine.
#[derive(Clone, Copy)]
pub struct Driver {
    machine: StoredValue<Machine>,
    /// What is going on.
    pub state: RwSignal<State>,
    /// How many events have been shown.
    pub shown: RwSignal<usize>,
}

impl Driver {
    /// A table at which so much of the game has been shown already, and what is to be done first.
    #[must_use]
    pub fn new(game: &impl Timeline, shown: usize, pace: Signal<Pace>) -> (Self, Vec<Task>) {
        let (machine, tasks) = Machine::new(game, shown, pace.get_untracked());
        let (state, shown) = (RwSignal::new(machine.state()), RwSignal::new(machine.shown()));
        let machine = StoredValue::new(machine);
        Effect::new(move |_| {
            let pace = pace.get();
            machine.update_value(|machine| machine.set_pace(pace));
        });
        (Self { machine, state, shown }, tasks)
    }

    /// Takes in what has come, and says what is to be done about it.
    pub fn take(self, game: &impl Timeline, input: Input) -> Vec<Task> {
        let step = |machine: &mut Machine| {
            let tasks = machine.take(game, input);
            (machine.state(), machine.shown(), tasks)
        };
        let Some((state, shown, tasks)) = self.machine.try_update_value(step) else { return Vec::new() };
        if self.state.get_untracked() != state {
            self.state.set(state);
        }
        if self.shown.get_untracked() != shown {
            self.shown.set(shown);
        }
        tasks
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
