//! Golden games: what a seed tells from beginning to end. A release that tells another story has broken every link and replay
//! of the last one. The file holds the hash of each story and the first one in full. `GOLDEN=write cargo test -p chalice --test golden` writes them anew.

use chalice::{Card, Enemy, Event, FinalBoss, Hunt, Setup, playout, words};
use kit::hash::Fnv;
use kit::{Lang, Seat, Seed, Stream};
use std::collections::BTreeSet;

const GAMES: u32 = 25;

fn setup(game: u32) -> Setup {
    let setup = Setup::new(3 + (game % 3) as u8, Seed::from_number(game * 7_919));
    setup.against(FinalBoss::ALL[(game % 5) as usize])
}

fn events(setup: &Setup) -> Vec<Event> {
    let mut events = Vec::new();
    let mut hunt = Hunt::begin(setup, &mut events).expect("a hunt");
    let mut chance = Stream::new(setup.seed, "golden hunters");
    while let Some(seat) = hunt.next_to_decide() {
        let choice = playout::random_choice(&hunt.legal(seat), &mut chance);
        hunt.choose(seat, choice, &mut events).expect("it was listed");
    }
    events
}

fn told(setup: &Setup, events: &[Event]) -> String {
    let name = |seat: Seat| format!("Hunter {}", seat.0 + 1);
    let head = format!("== {} hunters, seed {}\n", setup.hunters, setup.seed.number());
    events.iter().fold(head, |text, &event| text + &words::line(event, Lang::En, &name) + "\n")
}

/// A whole story in a line: its set-up, its length and the hash of every word.
fn digest(story: &str) -> String {
    let head = story.lines().next().unwrap_or_default();
    format!("{head}, {} lines, {:016x}\n", story.lines().count(), Fnv::default().text(story).finish())
}

#[test]
fn golden_games_are_told_as_ever() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt");
    let stories: Vec<String> = (0..GAMES).map(setup).map(|setup| told(&setup, &events(&setup))).collect();
    let told: String = stories.iter().map(|story| digest(story)).chain(stories.first().cloned()).collect();
    if std::env::var_os("GOLDEN").is_some_and(|what| what == "write") {
        std::fs::write(path, &told).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(path).expect("the golden file is there");
    let differ = golden.lines().zip(told.lines()).enumerate().find(|(_, (old, new))| old != new);
    assert!(differ.is_none(), "line {differ:?}");
    assert_eq!(golden.lines().count(), told.lines().count());
}

#[test]
fn golden_games_show_every_card_and_every_enemy() {
    let mut cards = BTreeSet::new();
    let mut enemies = BTreeSet::new();
    for event in (0..GAMES).map(setup).flat_map(|setup| events(&setup)) {
        match event {
            Event::Played { card, .. } | Event::Transformed { card, .. } => {
                cards.insert(card);
            }
            Event::Revealed { enemy, .. } => {
                enemies.insert(enemy);
            }
            _ => {}
        }
    }
    assert_eq!(cards, Card::ALL.into());
    assert_eq!(enemies, Enemy::ALL.into());
}

/// The same number comes out of the WebAssembly build.
#[test]
fn a_thousand_seeds_end_as_ever() {
    assert_eq!(playout::checksum_of_games(0, 1_000), THOUSAND);
}

const THOUSAND: u64 = 7_407_980_025_351_420_728;
