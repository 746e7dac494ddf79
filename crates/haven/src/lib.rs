//! Gloomhaven: rules only.

pub mod area;
pub mod hex;
pub mod instinct;
pub mod map;
pub mod scenario;
mod sight;
#[cfg(test)]
mod sketch;
pub mod spot;
pub mod walk;
