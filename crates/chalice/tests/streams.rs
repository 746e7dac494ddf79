//! What hunters, bots and undo do never changes what a seed deals.

use chalice::{Card, Die, Enemy, Event, FinalBoss, Hunt, Journal, Rank, Setup, playout, rebuild};
use kit::{Seed, Stream};

/// What a seed turned over in one game.
#[derive(Default)]
struct Seen {
    enemies: Vec<Enemy>,
    called: Vec<Enemy>,
    upgrades: Vec<Card>,
    faces: Vec<(Die, chalice::Face)>,
}

fn play(setup: &Setup, hunters: &str) -> Seen {
    let mut events: Vec<Event> = Vec::new();
    let mut hunt = Hunt::begin(setup, &mut events).expect("a hunt");
    let mut chance = Stream::new(setup.seed, hunters);
    let mut journal = Journal::new(*setup);
    while let Some(seat) = hunt.next_to_decide() {
        let choice = playout::random_choice(&hunt.legal(seat), &mut chance);
        if chance.below(8) == 0 {
            // A choice is tried, undone and made again.
            let mut undone = hunt;
            undone.choose(seat, choice, &mut ()).expect("it was listed");
            hunt = rebuild(&journal, &mut ()).expect("a journal of our own");
        }
        hunt.choose(seat, choice, &mut events).expect("it was listed");
        journal.record(seat, choice);
    }
    let mut seen = Seen::default();
    let mut called = false;
    for event in events {
        match event {
            Event::Called => called = true,
            Event::Revealed { enemy, .. } if std::mem::take(&mut called) => seen.called.push(enemy),
            Event::Revealed { enemy, .. } if enemy.rank() != Rank::FinalBoss => seen.enemies.push(enemy),
            Event::Dealt { card } => seen.upgrades.push(card),
            Event::Rolled { die, face } => seen.faces.push((die, face)),
            _ => {}
        }
    }
    seen
}

/// Whichever game went further, both turned over the same.
fn same_start<T: PartialEq + std::fmt::Debug>(one: &[T], other: &[T]) {
    let shorter = one.len().min(other.len());
    assert_eq!(one[..shorter], other[..shorter]);
}

#[test]
fn other_choices_meet_the_same_dungeon_upgrades_and_dice() {
    for seed in 0..1_000 {
        let boss = if seed % 2 == 0 { FinalBoss::Micolash } else { FinalBoss::Gehrman };
        let setup = Setup::new(3 + (seed % 3) as u8, Seed::from_number(seed)).against(boss);
        let (one, other) = (play(&setup, "these hunters"), play(&setup, "those hunters"));
        same_start(&one.enemies, &other.enemies);
        same_start(&one.called, &other.called);
        same_start(&one.upgrades, &other.upgrades);
        // Which die is thrown depends on who stands; how it falls does not.
        let mut dice = Stream::new(setup.seed, "chalice dice");
        let throws: Vec<u32> = (0..one.faces.len().max(other.faces.len())).map(|_| dice.below(6)).collect();
        for faces in [&one.faces, &other.faces] {
            assert!(faces.iter().zip(&throws).all(|(&(die, face), &throw)| die.faces()[throw as usize] == face));
        }
    }
}

#[test]
fn the_number_of_hunters_and_a_chosen_boss_change_no_deck() {
    for seed in 0..200 {
        let drawn = Setup::new(3, Seed::from_number(seed));
        let decks = |setup: &Setup| {
            let mut events: Vec<Event> = Vec::new();
            let hunt = Hunt::begin(setup, &mut events).expect("a hunt");
            let dealt =
                events.iter().filter_map(|event| if let Event::Dealt { card } = event { Some(*card) } else { None });
            let upgrades: Vec<Card> = dealt.chain(hunt.upgrade_deck()).collect();
            (
                hunt.table().enemy(),
                hunt.dungeon().collect::<Vec<_>>(),
                hunt.unused_monsters().collect::<Vec<_>>(),
                upgrades,
            )
        };
        assert_eq!(decks(&drawn), decks(&drawn.against(FinalBoss::Rom)));
        assert_eq!(decks(&drawn), decks(&Setup { hunters: 5, ..drawn }));
    }
}
