//! Gloomhaven: rules only.

pub mod ability;
pub mod area;
pub mod card;
pub mod cards;
pub mod class;
pub mod condition;
pub mod element;
pub mod hex;
pub mod instinct;
pub mod item;
pub mod map;
pub mod modifier;
pub mod monster;
pub mod scenario;
mod sight;
#[cfg(test)]
mod sketch;
pub mod spot;
pub mod walk;
pub mod words;
