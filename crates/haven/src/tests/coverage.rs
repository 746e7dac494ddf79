//! No rule without a test: the numbers that the tests' names carry.

use crate::class::Class;
use std::collections::BTreeSet;

/// The parts of the digest that a scenario is played by, and how many rules each has.
const PARTS: [(u32, u32); 17] = [
    (1, 5),
    (2, 5),
    (3, 6),
    (4, 7),
    (5, 9),
    (6, 7),
    (7, 3),
    (8, 3),
    (9, 6),
    (10, 10),
    (11, 2),
    (12, 5),
    (13, 3),
    (14, 8),
    (15, 2),
    (16, 13),
    (17, 3),
];

/// Of the variants those that touch a scenario.
const VARIANTS: [&str; 2] = ["19_01", "19_03"];

const SOURCES: [&str; 17] = [
    include_str!("../area.rs"),
    include_str!("../class.rs"),
    include_str!("../condition.rs"),
    include_str!("../element.rs"),
    include_str!("../goal.rs"),
    include_str!("../instinct.rs"),
    include_str!("../item.rs"),
    include_str!("../modifier.rs"),
    include_str!("../monster.rs"),
    include_str!("../scenario.rs"),
    include_str!("../setup.rs"),
    include_str!("../sight.rs"),
    include_str!("decks.rs"),
    include_str!("endings.rs"),
    include_str!("monsters.rs"),
    include_str!("overlays.rs"),
    include_str!("rules.rs"),
];

/// The rules in a test's name: `h7_01_h7_02_a_short_rest` carries two.
fn rules(name: &str) -> impl Iterator<Item = &str> {
    let starts = name.match_indices('h').map(|(at, _)| &name[at + 1..]);
    starts.filter_map(|rest| {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let part = digits(rest);
        let rule = rest.get(part + 1..).filter(|_| part > 0 && rest.as_bytes()[part] == b'_')?;
        (digits(rule) == 2).then(|| &rest[..part + 3])
    })
}

#[test]
fn every_rule_is_carried_by_the_name_of_a_test() {
    let mut named: BTreeSet<&str> = BTreeSet::new();
    for source in SOURCES {
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]").filter_map(|pair| pair[1].strip_prefix("fn "));
        named.extend(tests.flat_map(rules));
    }
    let wanted = PARTS.iter().flat_map(|&(part, count)| (1..=count).map(move |rule| format!("{part}_{rule:02}")));
    let wanted: Vec<String> = wanted.chain(VARIANTS.map(str::to_owned)).collect();
    assert_eq!(wanted.len(), 99);
    let missing: Vec<&String> = wanted.iter().filter(|rule| !named.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}

/// The tests of each class's cards.
const CARDS: [(Class, &str); 6] = [
    (Class::Brute, include_str!("brute.rs")),
    (Class::Tinkerer, include_str!("tinkerer.rs")),
    (Class::Spellweaver, include_str!("spellweaver.rs")),
    (Class::Scoundrel, include_str!("scoundrel.rs")),
    (Class::Cragheart, include_str!("cragheart.rs")),
    (Class::Mindthief, include_str!("mindthief.rs")),
];

#[test]
fn both_halves_of_every_card_are_played_in_a_test() {
    let cards =
        CARDS.iter().flat_map(|&(class, source)| class.cards().iter().map(move |card| (card.name.to_string(), source)));
    let halves = cards.flat_map(|(name, source)| ["Top", "Bottom"].map(|half| (format!("{name:?}, {half})"), source)));
    let halves: Vec<(String, &str)> = halves.collect();
    assert_eq!(halves.len(), 2 * 78);
    let missing: Vec<&String> =
        halves.iter().filter(|(half, source)| !source.contains(half)).map(|one| &one.0).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
