//! No cheating: what a hero cannot see does not change what it does. `lab haven honest` looks at more states of the higher levels.

use bots::haven::Level;
use bots::haven::golden::differing_decisions;

#[test]
fn a_squire_decides_the_same_whatever_is_hidden() {
    assert_eq!(differing_decisions(Level::Squire, 1_000, 7), 0);
}

#[test]
fn a_veteran_decides_the_same_whatever_is_hidden() {
    assert_eq!(differing_decisions(Level::Veteran, 40, 61), 0);
}

#[test]
fn a_champion_decides_the_same_whatever_is_hidden() {
    assert_eq!(differing_decisions(Level::Champion, 6, 401), 0);
}
