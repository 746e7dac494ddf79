//! No rule without a test, and no test of a rule that is not there: the numbers of the digest and those that the tests' names
//! carry.

use crate::digest;
use std::collections::BTreeSet;

const SOURCES: [&str; 12] = [
    include_str!("attacks.rs"),
    include_str!("cards.rs"),
    include_str!("choosing.rs"),
    include_str!("dream.rs"),
    include_str!("ending.rs"),
    include_str!("enemies.rs"),
    include_str!("examples.rs"),
    include_str!("instants.rs"),
    include_str!("provenance.rs"),
    include_str!("round_end.rs"),
    include_str!("setup.rs"),
    include_str!("tables.rs"),
];

/// The tests whose names begin with a number, without the `c`.
fn numbered_tests() -> impl Iterator<Item = &'static str> {
    let names = SOURCES.iter().flat_map(|source| source.lines()).filter_map(|line| line.strip_prefix("fn c"));
    names.filter(|name| name.starts_with(|first: char| first.is_ascii_digit()))
}

/// The rule that a test's name begins with, if it is one of a numbered rule and not of a whole table.
fn rule(name: &str) -> Option<&str> {
    let (end, _) = name.match_indices('_').nth(1)?;
    Some(&name[..end]).filter(|rule| digest::is_rule(rule))
}

#[test]
fn every_rule_is_carried_by_the_name_of_a_test() {
    let rules = digest::rules();
    let named: BTreeSet<String> = numbered_tests().filter_map(rule).map(str::to_owned).collect();
    let missing: Vec<&String> = rules.difference(&named).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
    let unknown: Vec<&String> = named.difference(&rules).collect();
    assert!(unknown.is_empty(), "the digest has no {unknown:?}");
}

#[test]
fn every_table_is_carried_by_the_name_of_a_test() {
    let tables = digest::tables();
    assert_eq!(tables, [11, 12, 13, 14, 15, 17]);
    for part in tables {
        let carried = numbered_tests().any(|name| name.starts_with(&format!("{part}_")));
        assert!(carried, "no test for the table of C{part}");
    }
}
