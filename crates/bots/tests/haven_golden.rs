//! What two hundred games come to. A release that comes to another number has broken every link and replay of the last one.

use bots::haven::golden;

/// The same number comes out of the WebAssembly build.
#[test]
fn two_hundred_games_end_as_ever() {
    assert_eq!(golden::checksum_of_games(0, 200), TWO_HUNDRED);
}

/// A Squires' game, and a Veterans' game that Champions begin. It changes with how they think; `lab haven golden --minds` compares more.
#[test]
fn minds_of_every_level_play_the_same_everywhere() {
    assert_eq!(golden::checksum_of_minds(0, 2), TWO_OF_MINDS);
}

const TWO_OF_MINDS: u64 = 17_666_968_298_419_136_260;
const TWO_HUNDRED: u64 = 10_998_035_774_389_367_318;
