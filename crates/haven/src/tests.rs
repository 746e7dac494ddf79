//! Tests that need a whole game: one file for each class's cards, one for the rules.

mod brute;
mod cragheart;
mod mindthief;
mod rules;
mod scoundrel;
mod spellweaver;
mod tinkerer;
