//! Chalice in the browser: setting a hunt up, the table, and the reckoning.
//!
//! The engine decides; [`game`] keeps its journal, [`board`] is what is shown of it at this moment of the telling, and
//! [`show`] draws that.

pub mod board;
pub mod emblem;
pub mod game;
pub mod mind;
pub mod odds;
pub mod setup;
pub mod show;
pub mod table;
pub mod words;
