//! The scenarios of the book, a file each.

mod jekserah;
mod s01;
mod s02;
mod s03;
mod s04;
mod s05;
mod s06;
mod s07;
mod s08;
mod s09;
mod s10;
mod s11;
mod s12;
mod s13;
mod s14;
mod s15;
mod s16;
mod s17;
mod s18;
mod s19;
mod s20;
mod s21;
mod s22;
mod s23;
mod s24;
mod s25;

use super::ScenarioSheet;

/// All of them, by number.
pub(super) const SCENARIOS: [&ScenarioSheet; 25] = [
    &s01::SHEET,
    &s02::SHEET,
    &s03::SHEET,
    &s04::SHEET,
    &s05::SHEET,
    &s06::SHEET,
    &s07::SHEET,
    &s08::SHEET,
    &s09::SHEET,
    &s10::SHEET,
    &s11::SHEET,
    &s12::SHEET,
    &s13::SHEET,
    &s14::SHEET,
    &s15::SHEET,
    &s16::SHEET,
    &s17::SHEET,
    &s18::SHEET,
    &s19::SHEET,
    &s20::SHEET,
    &s21::SHEET,
    &s22::SHEET,
    &s23::SHEET,
    &s24::SHEET,
    &s25::SHEET,
];
