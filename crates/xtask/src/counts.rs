//! How many tests passed and failed, read from what the test runners print.

/// Passed, failed and left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) skipped: u32,
}

impl Counts {
    /// A single check.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into(), skipped: 0 }
    }

    /// A runner that failed without naming a test still failed: it did not compile, or broke off.
    pub(crate) fn with_verdict(mut self, succeeded: bool) -> Self {
        if (!succeeded && self.failed == 0) || (succeeded && self == Self::default()) {
            self.failed = 1;
        }
        self
    }
}

impl std::iter::Sum for Counts {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, more| Self {
            passed: sum.passed + more.passed,
            failed: sum.failed + more.failed,
            skipped: sum.skipped + more.skipped,
        })
    }
}

/// Adds up the lines `test result: ok. 3 passed; 0 failed; 1 ignored; ...` of `cargo test`, one for each binary.
pub(crate) fn of_cargo_test(text: &str) -> Counts {
    text.lines()
        .filter_map(|line| line.strip_prefix("test result: "))
        .map(|line| Counts {
            passed: number_before(line, " passed"),
            failed: number_before(line, " failed"),
            skipped: number_before(line, " ignored"),
        })
        .sum()
}

/// Reads the closing lines `# pass 3`, `# fail 0` of Node's test runner, whatever sign its reporter puts before them.
pub(crate) fn of_node_test(text: &str) -> Counts {
    let closing = |word: &str| {
        let number = |line: &str| {
            let mut words = line.split_whitespace().skip(1);
            (words.next() == Some(word)).then(|| words.next()?.parse::<u32>().ok())?
        };
        text.lines().rev().find_map(number).unwrap_or(0)
    };
    Counts {
        passed: closing("pass"),
        failed: closing("fail") + closing("cancelled"),
        skipped: closing("skipped") + closing("todo"),
    }
}

fn number_before(line: &str, word: &str) -> u32 {
    let before = line.split(word).next().unwrap_or("");
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARGO: &str = "\
running 2 tests
test a ... ok
test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s
test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s
";

    #[test]
    fn cargo_test_is_added_up_over_all_binaries() {
        assert_eq!(of_cargo_test(CARGO), Counts { passed: 15, failed: 2, skipped: 1 });
        assert_eq!(of_cargo_test("error: could not compile"), Counts::default());
    }

    #[test]
    fn node_test_is_read_from_its_closing_lines() {
        let spec = "✔ a pass 9 here\nℹ tests 6\nℹ suites 0\nℹ pass 4\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\nℹ todo 0\n";
        assert_eq!(of_node_test(spec), Counts { passed: 4, failed: 2, skipped: 0 });
        assert_eq!(of_node_test("# pass 2\n# fail 0\n# skipped 1\n"), Counts { passed: 2, failed: 0, skipped: 1 });
    }

    #[test]
    fn a_runner_that_breaks_off_or_runs_nothing_counts_as_a_failure() {
        let nothing = Counts::default();
        assert_eq!(nothing.with_verdict(false).failed, 1);
        assert_eq!(nothing.with_verdict(true).failed, 1);
        assert_eq!(of_cargo_test(CARGO).with_verdict(false).failed, 2);
        assert_eq!(Counts::one(true).with_verdict(true), Counts::one(true));
    }
}
