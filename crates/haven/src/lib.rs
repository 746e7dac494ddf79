//! Gloomhaven: rules only.

pub mod hex;
pub mod map;
pub mod scenario;
mod sight;
pub mod spot;
