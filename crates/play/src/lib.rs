//! What happens at a table, without a page: [`Machine`] says what is going on, [`command`] what a key means then, [`Pace`] how
//! fast events follow each other.
//!
//! Nothing here knows a game, a clock or a browser.

mod keys;
mod machine;
mod pace;

pub use keys::{Command, command};
pub use machine::{Decider, Effect, Input, Machine, State, Ticket, Timeline};
pub use pace::Pace;
