//! Heroes that play: what is special to Haven.
//!
//! [`Mind`] is who a page or a worker asks; [`policy`] is the simple hero that golden games are made with, and it stays as it is.

mod cards;
mod gear;
pub mod golden;
mod level;
mod mind;
mod playout;
pub mod policy;
mod reflex;
mod request;
mod turn;
#[doc(hidden)]
pub mod worth;

pub use level::Level;
pub use mind::{Mind, decide};
pub use request::{Desk, Request, reply_from_bytes, reply_to_bytes};
