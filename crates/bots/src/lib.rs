//! Players that think: a search for games in which seats decide at once ([`search`]), and what is special to each game
//! ([`mod@chalice`], [`mod@haven`]).
//!
//! A page or a worker asks by [`chalice::Request`] and is answered by [`chalice::Reply`]; [`chalice::Thinking`] does the work in
//! slices. Whoever thinks gets a view and a memory of what everyone saw and heard, never the game. Budgets are counted in
//! iterations: the same seed and the same choices give the same decisions on every machine, native and wasm.

pub mod chalice;
pub mod haven;
pub mod search;
mod verdict;

pub use verdict::Verdict;
