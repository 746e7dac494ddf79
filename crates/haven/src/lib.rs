//! Gloomhaven: rules only.

pub mod ability;
mod agenda;
pub mod area;
mod arrival;
mod attack;
mod automaton;
pub mod card;
pub mod cards;
pub mod choice;
pub mod class;
pub mod condition;
pub mod dungeon;
pub mod element;
pub mod event;
pub mod figure;
pub mod game;
pub mod goal;
mod harm;
pub mod hero;
mod hero_turn;
pub mod hex;
pub mod instinct;
mod invariant;
pub mod item;
pub mod layout;
pub mod map;
pub mod modifier;
pub mod monster;
mod movement;
mod perform;
pub mod policy;
mod round;
pub mod scenario;
pub mod setup;
mod sight;
#[cfg(test)]
mod sketch;
pub mod spot;
pub mod view;
pub mod walk;
pub mod words;

pub use choice::{Choice, Refusal};
pub use event::{Event, Sink};
pub use game::{Ending, Game};
pub use setup::{HeroSetup, Setup, SetupError};
pub use view::View;
