//! Counts the lines of play from a set-up: a number that changes when a rule does.

use chalice::{Hunt, Setup};

pub(crate) fn run(setup: &Setup, depth: u32) -> Result<String, String> {
    let hunt = Hunt::begin(setup, &mut ()).map_err(|why| why.to_string())?;
    let counts: Vec<String> = (1..=depth).map(|depth| format!("{depth} {}", lines(&hunt, depth))).collect();
    Ok(counts.join("\n"))
}

/// Lines of so many decisions; a hunt that ends before counts once.
fn lines(hunt: &Hunt, depth: u32) -> u64 {
    let Some(seat) = hunt.next_to_decide().filter(|_| depth > 0) else { return 1 };
    let legal = hunt.legal(seat);
    legal
        .iter()
        .map(|choice| {
            let mut next = *hunt;
            match next.choose(seat, choice, &mut ()) {
                Ok(()) => lines(&next, depth - 1),
                Err(_) => 0,
            }
        })
        .sum()
}
