//! The rules, one file for each area. A test's name begins with the number of the rule it proves.

mod attacks;
mod cards;
mod choosing;
mod coverage;
mod digest;
mod dream;
mod ending;
mod enemies;
mod examples;
mod instants;
mod odds;
mod provenance;
mod round_end;
mod setup;
mod story;
mod tables;
