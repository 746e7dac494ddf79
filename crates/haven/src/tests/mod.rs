//! Tests that need a whole game: one file for each class's cards, the others for the rules.

mod brute;
mod coverage;
mod cragheart;
mod decks;
mod edges;
mod endings;
mod enhancements;
mod events;
mod foresight;
mod instinct;
mod items;
mod mindthief;
mod monsters;
mod overlays;
mod preview;
mod questions;
mod reach;
mod rules;
mod rulings;
mod scenario_rules;
mod scenarios;
mod scoundrel;
mod spellweaver;
mod tinkerer;
mod views;
