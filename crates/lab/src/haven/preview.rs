//! The preview of an attack against the real thing: in random situations the deck is mixed and drawn from many times, and
//! what came is compared with what was foretold.

use ::haven::event::Event;
use ::haven::game::Game;
use ::haven::odds::Spread;
use ::haven::view::Question;
use ::haven::{Choice, sample};
use bots::haven::policy;
use kit::{Seat, Seed, Stream};
use serde_json::json;
use std::collections::BTreeMap;

/// Below this a difference is no longer put down to chance.
const LEAST_P: f64 = 0.001;

/// Compares so many situations with so many draws each.
pub(crate) fn compare(situations: u32, draws: u32) -> Result<String, String> {
    let mut stream = Stream::new(Seed::from_number(situations), "lab haven preview");
    let (mut least, mut failures, mut outcomes) = (1.0_f64, Vec::new(), 0);
    for number in 0..situations {
        let (game, seat, choice) = situation(number, &mut stream)?;
        let spread = game.view(seat).preview(choice).first().ok_or("no preview of a legal attack")?.damage.clone();
        let drawn = sampled(&game, seat, choice, draws, &mut stream)?;
        let p = p_value(&spread, &drawn, draws);
        least = least.min(p);
        outcomes += spread.chances().len();
        if p <= LEAST_P {
            failures.push(format!("situation {number}, {choice:?}: p = {p:.6}"));
        }
    }
    Ok(json!({
        "situations": situations, "draws": draws, "outcomes": outcomes, "least_p": least,
        "failures": failures.len(), "first_failure": failures.first(),
    })
    .to_string())
}

/// A game that waits for the target of an attack, and one of the targets.
fn situation(number: u32, stream: &mut Stream) -> Result<(Game, Seat, Choice), String> {
    for attempt in 0.. {
        let setup = sample::setup(number * 7 + attempt);
        let mut game = Game::begin(&setup, &mut ()).map_err(|why| why.to_string())?;
        let mut skip = stream.below(40);
        while let Some(seat) = game.next_to_decide() {
            let legal = game.legal(seat);
            let attacks = |choice: &&Choice| matches!(choice, Choice::Target(_) | Choice::Area(..));
            if matches!(game.question(seat), Some(Question::Attack { .. })) {
                let targets: Vec<Choice> = legal.iter().filter(attacks).copied().collect();
                if let Some(&choice) = stream.pick(&targets) {
                    if skip == 0 {
                        return Ok((game, seat, choice));
                    }
                    skip -= 1;
                }
            }
            let choice =
                if stream.below(4) == 0 { stream.pick(&legal).copied() } else { policy::choose(&game.view(seat)) };
            let choice = choice.ok_or("nothing to choose")?;
            game.choose(seat, choice, &mut ()).map_err(|why| format!("{choice:?}: {why}"))?;
        }
    }
    Err("no attack anywhere".to_owned())
}

/// Makes the attack again and again, each time with everything hidden dealt anew, and counts the damage of its first blow.
fn sampled(
    game: &Game,
    seat: Seat,
    choice: Choice,
    draws: u32,
    stream: &mut Stream,
) -> Result<BTreeMap<i16, u32>, String> {
    let mut counts = BTreeMap::new();
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..draws {
        let mut copy = game.view(seat).imagine(stream);
        events.clear();
        copy.choose(seat, choice, &mut events).map_err(|why| why.to_string())?;
        let blow = events.iter().find_map(|event| if let Event::Blow(blow) = event { Some(blow.damage) } else { None });
        *counts.entry(blow.ok_or("an attack without a blow")?).or_insert(0) += 1;
    }
    Ok(counts)
}

/// How likely a difference at least this large is by chance alone: Pearson's chi-square, rare outcomes taken together.
fn p_value(spread: &Spread, drawn: &BTreeMap<i16, u32>, draws: u32) -> f64 {
    let expected = |at: usize| {
        let chance = spread.chances()[at].1;
        chance.numerator() as f64 / chance.denominator() as f64 * f64::from(draws)
    };
    let foretold = |number: &i16| spread.chances().iter().any(|one| one.0 == *number);
    if drawn.keys().any(|number| !foretold(number)) {
        return 0.0;
    }
    let (mut bins, mut rare) = (Vec::new(), (0.0, 0.0));
    for (at, (number, _)) in spread.chances().iter().enumerate() {
        let (wanted, found) = (expected(at), f64::from(drawn.get(number).copied().unwrap_or(0)));
        if wanted < 5.0 {
            rare = (rare.0 + wanted, rare.1 + found);
        } else {
            bins.push((wanted, found));
        }
    }
    if rare.0 >= 5.0 || bins.is_empty() {
        bins.push(rare);
    } else if let Some(last) = bins.last_mut() {
        *last = (last.0 + rare.0, last.1 + rare.1);
    }
    let square: f64 = bins.iter().map(|&(wanted, found)| (found - wanted).powi(2) / wanted).sum();
    if bins.len() < 2 { 1.0 } else { upper_gamma((bins.len() - 1) as f64 / 2.0, square / 2.0) }
}

/// The regularised upper incomplete gamma function.
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for n in 1..1_000 {
            term *= x / (a + f64::from(n));
            sum += term;
        }
        return 1.0 - scale * sum;
    }
    // Lentz's continued fraction.
    let (mut b, mut c) = (x + 1.0 - a, 1e300);
    let mut d = 1.0 / b;
    let mut value = d;
    for n in 1..1_000 {
        let n = f64::from(n);
        let factor = -n * (n - a);
        b += 2.0;
        d = 1.0 / (factor * d + b);
        c = b + factor / c;
        value *= c * d;
    }
    scale * value
}

/// Whole and half numbers are all that is asked for.
fn ln_gamma(a: f64) -> f64 {
    let (mut value, mut at) = if a.fract() == 0.0 { (0.0, 1.0) } else { (std::f64::consts::PI.sqrt().ln(), 0.5) };
    while at < a {
        value += at.ln();
        at += 1.0;
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h10_03_previews_agree_with_what_is_drawn() {
        let told = compare(30, 1_000).expect("situations");
        let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(told["failures"], 0, "{told}");
    }

    #[test]
    fn the_tail_of_chi_square_is_that_of_the_tables() {
        for (freedom, square, p) in [(1.0, 3.841, 0.05), (2.0, 9.210, 0.01), (5.0, 11.070, 0.05), (10.0, 29.588, 0.001)]
        {
            let found = upper_gamma(freedom / 2.0, square / 2.0);
            assert!((found - p).abs() < 0.0005, "{freedom}: {found}");
        }
    }
}
