//! Hunters that think: what is special to Chalice.

mod advice;
mod analysis;
mod cast;
mod claims;
mod company;
mod heuristic;
mod level;
mod memory;
mod message;
mod mind;
mod odds;
mod prospect;
mod speech;
mod talk;
mod temper;
mod thinking;
mod why;
mod world;

pub use advice::{Advising, Estimate, advise};
pub use analysis::{Analysing, Analysis, Rating, analyse};
pub use cast::{CAST, Persona};
pub use company::{Company, Played, checksum_of_games};
pub use level::{Budget, Level};
pub use memory::{FULL_TRUST, Memory};
pub use mind::{Decision, Mind};
pub use speech::Speech;
pub use talk::{Said, Talk, Word};
pub use temper::Temper;
pub use thinking::{Reply, Request, Task, Thinking};
pub use why::{Gain, Risk, Why};
