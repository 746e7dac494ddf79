//! What both games' tables share. Nothing here names a game.

mod driver;

pub use driver::Driver;
