//! Ten thousand watched hunts of each size, against every Final Boss: see `chalice::selfplay` for what is promised.

use chalice::{FinalBoss, Journal, Setup, rebuild, selfplay};
use kit::Seed;

const HUNTS: u32 = 10_000;

fn watch_all(hunters: u8) {
    let mut longest = 0;
    for game in 0..HUNTS {
        let boss = FinalBoss::ALL[(game % 5) as usize];
        let setup = Setup::new(hunters, Seed::from_number(1_000_000 * u32::from(hunters) + game)).against(boss);
        let watched = selfplay::watch(&setup).unwrap_or_else(|why| panic!("{setup:?}: {why}"));
        longest = longest.max(watched.code.len());
        if game % 100 == 0 {
            let saved = serde_json::to_string(&watched.journal).expect("a journal can be written");
            let loaded: Journal = serde_json::from_str(&saved).expect("and read");
            assert_eq!(loaded, watched.journal);
            assert_eq!(rebuild(&loaded, &mut ()).as_ref(), Ok(&watched.hunt));
        }
    }
    assert!(longest <= 400, "a share code of {longest} characters");
}

#[test]
fn three_hunters_keep_every_promise() {
    watch_all(3);
}

#[test]
fn four_hunters_keep_every_promise() {
    watch_all(4);
}

#[test]
fn five_hunters_keep_every_promise() {
    watch_all(5);
}
