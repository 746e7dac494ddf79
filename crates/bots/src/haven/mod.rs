//! Heroes that play: what is special to Haven.

pub mod golden;
pub mod policy;
