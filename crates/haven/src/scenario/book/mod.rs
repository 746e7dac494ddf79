//! The scenarios of the book, a file each.

mod s01;
mod s02;
mod s03;
mod s04;
mod s05;

use super::ScenarioSheet;

/// All of them, by number.
pub(super) const SCENARIOS: [&ScenarioSheet; 5] = [&s01::SHEET, &s02::SHEET, &s03::SHEET, &s04::SHEET, &s05::SHEET];
