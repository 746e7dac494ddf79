//! The digest of the rules as the tests read it: the numbers of its rules, and its tables.

use std::collections::BTreeSet;

const DIGEST: &str = include_str!("../../../../docs/rules/chalice.md");

/// Every rule that begins a list item (`- C6.02 ...`), written as in a test's name: `6_02`.
pub(crate) fn rules() -> BTreeSet<String> {
    let numbers = DIGEST.lines().filter_map(|line| line.strip_prefix("- C")?.split(' ').next());
    let mut rules = BTreeSet::new();
    for number in numbers {
        let name = number.replace('.', "_");
        assert!(is_rule(&name), "C{number} is not a number of a rule");
        assert!(rules.insert(name), "C{number} is there twice");
    }
    rules
}

/// A part, an underscore, two digits.
pub(crate) fn is_rule(name: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    name.split_once('_').is_some_and(|(part, rule)| digits(part) && digits(rule) && rule.len() == 2)
}

/// The parts that are a table instead of numbered rules.
pub(crate) fn tables() -> Vec<u32> {
    let parts = DIGEST.lines().filter_map(|line| line.strip_prefix("## C")?.split(' ').next()?.parse().ok());
    parts.filter(|&part| !table(part).is_empty()).collect()
}

/// The rows of a part's table, without its head.
pub(crate) fn table(part: u32) -> Vec<Vec<&'static str>> {
    let heading = format!("## C{part} ");
    let section = DIGEST.lines().skip_while(|line| !line.starts_with(&heading)).skip(1);
    let rows = section.take_while(|line| !line.starts_with("## ")).filter_map(|line| line.strip_prefix('|'));
    rows.skip(2).map(|row| row.trim_end_matches('|').split('|').map(str::trim).collect()).collect()
}
