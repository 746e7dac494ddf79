//! Players that think.

mod hunt;
pub mod search;

pub use hunt::*;
