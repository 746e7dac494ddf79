//! Players that think: a search for games in which seats decide at once ([`search`]), and what is special to the hunt.
//!
//! A page or a worker asks by [`Request`] and is answered by [`Reply`]; [`Thinking`] does the work in slices. Whoever thinks
//! gets a [`chalice::View`] and a [`Memory`] of what everyone saw and heard, never the hunt. Budgets are counted in iterations:
//! the same seed and the same choices give the same decisions on every machine, native and wasm.

mod hunt;
pub mod search;

pub use hunt::*;
