//! What two hundred games come to. A release that comes to another number has broken every link and replay of the last one.

use bots::haven::golden;

/// The same number comes out of the WebAssembly build.
#[test]
fn two_hundred_games_end_as_ever() {
    assert_eq!(golden::checksum_of_games(0, 200), TWO_HUNDRED);
}

const TWO_HUNDRED: u64 = 10_998_035_774_389_367_318;
