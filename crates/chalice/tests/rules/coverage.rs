//! No rule without a test: the numbers that the tests' names carry.

use std::collections::BTreeSet;

/// The parts of the digest and how many rules each has.
const PARTS: [(u32, u32); 12] =
    [(1, 5), (2, 4), (3, 4), (4, 5), (5, 5), (6, 5), (7, 7), (8, 3), (9, 5), (10, 5), (16, 9), (18, 77)];

const SOURCES: [&str; 9] = [
    include_str!("attacks.rs"),
    include_str!("cards.rs"),
    include_str!("choosing.rs"),
    include_str!("dream.rs"),
    include_str!("ending.rs"),
    include_str!("enemies.rs"),
    include_str!("examples.rs"),
    include_str!("instants.rs"),
    concat!(include_str!("round_end.rs"), include_str!("provenance.rs"), include_str!("setup.rs")),
];

#[test]
fn every_rule_is_carried_by_the_name_of_a_test() {
    let named: BTreeSet<&str> = SOURCES
        .iter()
        .flat_map(|source| source.lines())
        .filter_map(|line| line.strip_prefix("fn c"))
        .filter_map(|name| name.match_indices('_').nth(1).map(|(end, _)| &name[..end]))
        .collect();
    let rules = PARTS.iter().flat_map(|&(part, count)| (1..=count).map(move |rule| format!("{part}_{rule:02}")));
    let missing: Vec<String> = rules.filter(|rule| !named.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
