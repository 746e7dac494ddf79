//! Gloomhaven: the rules of a scenario, headless and exact.
//!
//! A [`Setup`] makes a [`Game`]; the game says who must decide ([`Game::next_to_decide`]) and among what ([`Game::legal`]);
//! [`Game::choose`] takes a [`Choice`], changes the state and tells a [`Sink`] what happened. A player or a bot gets a
//! [`View`] and never the game. The journal of setup and choices (`kit::Journal`) is the save, the undo and the replay.
//!
//! ```
//! use haven::{Game, Setup, class::Class};
//! use kit::{Seed, Stream};
//!
//! let setup = Setup::scenario(1, &[Class::Brute, Class::Tinkerer], Seed::from_number(7));
//! let mut game = Game::begin(&setup, &mut ())?;
//! let mut chance = Stream::new(setup.seed, "example");
//! while let Some(seat) = game.next_to_decide() {
//!     let legal = game.legal(seat);
//!     let choice = *chance.pick(&legal).expect("there is something to decide");
//!     game.choose(seat, choice, &mut ()).expect("it was listed");
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), haven::SetupError>(())
//! ```
//!
//! Rules are cited by the numbers of the rules digest (H10.02); the README explains how the data is laid out.

pub mod ability;
mod agenda;
pub mod area;
mod arrival;
mod attack;
mod automaton;
mod begin;
pub mod card;
pub mod cards;
pub mod choice;
pub mod class;
pub mod condition;
pub mod dungeon;
pub mod element;
pub mod enhancement;
mod equipment;
pub mod event;
pub mod figure;
pub mod foresight;
pub mod game;
pub mod goal;
mod harm;
pub mod hero;
mod hero_turn;
pub mod hex;
mod imagine;
pub mod instinct;
mod invariant;
pub mod item;
pub mod known;
pub mod layout;
mod loot;
pub mod map;
pub mod modifier;
pub mod monster;
mod movement;
pub mod odds;
mod overlay;
mod perform;
mod place;
pub mod preview;
pub mod question;
pub mod reach;
mod round;
pub mod sample;
pub mod scenario;
pub mod setup;
pub mod share;
pub mod sight;
#[cfg(test)]
mod sketch;
pub mod spot;
#[cfg(test)]
mod stage;
pub mod sum;
pub mod task;
#[cfg(test)]
mod tests;
pub mod trial;
pub mod view;
pub mod walk;
pub mod words;

/// Which edition of the rules this is. A journal or a share code of another one is refused with a sentence, because it would
/// replay to another game.
pub const RULES_VERSION: u32 = 3;

pub use choice::{Choice, Refusal};
pub use event::{Event, Sink};
pub use game::{Ending, Game};
pub use setup::{HeroSetup, Setup, SetupError};
pub use view::View;
