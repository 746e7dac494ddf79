//! The cards of the six starting classes: all of level 1 and X. Tables only.

pub mod brute;
pub mod cragheart;
pub mod mindthief;
pub mod scoundrel;
pub mod spellweaver;
pub mod tinkerer;
