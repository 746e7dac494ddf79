//! What every game on the shelf needs: seeds and streams of chance, decks, seats, journals and sessions, share codes, the save
//! envelope and the vault that keeps it.
//!
//! Nothing here knows a game, a clock, a browser or a source of entropy. Everything is the same on every machine, native
//! and wasm, today and in later releases: [`golden`] holds the numbers that prove it.

pub mod code;
pub mod deck;
pub mod engine;
pub mod golden;
pub mod hash;
pub mod journal;
pub mod lang;
pub mod save;
pub mod seat;
pub mod seed;
pub mod session;
pub mod sort;
pub mod stream;
pub mod vault;

pub use code::{CodeError, CodeReader, CodeWriter};
pub use deck::Deck;
pub use engine::{Engine, Watcher};
pub use journal::{Journal, ReplayError};
pub use lang::Lang;
pub use seat::{BySeat, Seat};
pub use seed::Seed;
pub use session::{Cursor, Mark, Session};
pub use sort::Sort;
pub use stream::Stream;
