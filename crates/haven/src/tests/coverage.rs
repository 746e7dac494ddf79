//! No rule without a test: the numbers that the tests' names carry.

use crate::class::Class;
use std::collections::BTreeSet;

const DIGEST: &str = include_str!("../../../../docs/rules/haven.md");

/// Rules of the digest that no test carries yet. Whoever writes such a test strikes its rule from this list.
#[rustfmt::skip]
const NOT_YET: [&str; 15] = [
    // The campaign.
    "18_01", "18_02", "18_03", "18_04", "18_05", "18_06", "18_07", "18_08", "18_09", "18_10", "18_11", "18_12", "18_13",
    "18_14", "18_15",
];

const SOURCES: [&str; 29] = [
    include_str!("abilities.rs"),
    include_str!("blows.rs"),
    include_str!("events.rs"),
    include_str!("foresight.rs"),
    include_str!("preview.rs"),
    include_str!("questions.rs"),
    include_str!("reach.rs"),
    include_str!("views.rs"),
    include_str!("../area.rs"),
    include_str!("../class.rs"),
    include_str!("../condition.rs"),
    include_str!("../element.rs"),
    include_str!("../goal.rs"),
    include_str!("instinct.rs"),
    include_str!("../item/mod.rs"),
    include_str!("items.rs"),
    include_str!("../modifier.rs"),
    include_str!("../monster/mod.rs"),
    include_str!("../scenario/mod.rs"),
    include_str!("../setup.rs"),
    include_str!("../sight.rs"),
    include_str!("decks.rs"),
    include_str!("edges.rs"),
    include_str!("endings.rs"),
    include_str!("monsters.rs"),
    include_str!("overlays.rs"),
    include_str!("rules.rs"),
    include_str!("rulings.rs"),
    include_str!("steps.rs"),
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

/// Every rule of the digest that begins a list item (`- H10.02 ...`), written as in a test's name: `10_02`.
fn digest() -> BTreeSet<String> {
    let numbers = DIGEST.lines().filter_map(|line| line.strip_prefix("- H")?.split(' ').next());
    let mut wanted = BTreeSet::new();
    for number in numbers {
        let name = number.replace('.', "_");
        assert_eq!(rules(&format!("h{name}_")).next(), Some(name.as_str()), "H{number} is not a number of a rule");
        assert!(wanted.insert(name), "H{number} is there twice");
    }
    wanted
}

#[test]
fn every_rule_is_carried_by_the_name_of_a_test() {
    let mut named: BTreeSet<String> = BTreeSet::new();
    for source in SOURCES {
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]").filter_map(|pair| pair[1].strip_prefix("fn "));
        named.extend(tests.flat_map(rules).map(str::to_owned));
    }
    let wanted = digest();
    let unknown: Vec<&String> = named.difference(&wanted).collect();
    assert!(unknown.is_empty(), "the digest has no {unknown:?}");
    let missing: Vec<&str> = wanted.difference(&named).map(String::as_str).collect();
    let untold: Vec<&&str> = missing.iter().filter(|rule| !NOT_YET.contains(rule)).collect();
    assert!(untold.is_empty(), "no test for {untold:?}");
    let struck: Vec<&&str> = NOT_YET.iter().filter(|rule| !missing.contains(rule)).collect();
    assert!(struck.is_empty(), "{struck:?} have a test or are gone: strike them from NOT_YET");
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
    assert_eq!(halves.len(), 2 * Class::ALL.iter().map(|class| class.cards().len()).sum::<usize>());
    let missing: Vec<&String> =
        halves.iter().filter(|(half, source)| !source.contains(half)).map(|one| &one.0).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
