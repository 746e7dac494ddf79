//! Heroes that play: what is special to Haven.
//!
//! [`Mind`] is who a page or a worker asks; [`policy`] is the simple hero that golden games are made with, and it stays as it is.

mod analysis;
mod cards;
mod gear;
pub mod golden;
mod level;
mod mind;
mod playout;
pub mod policy;
mod reason;
mod reflex;
mod request;
mod talk;
mod turn;
#[doc(hidden)]
pub mod worth;

pub use analysis::{Turning, turnings};
pub use level::Level;
pub use mind::{Advice, Mind, decide};
pub use reason::{Explanation, Part, Reason};
pub use request::{Desk, Reply, Request, Task};
pub use talk::{Band, Said, Word};
