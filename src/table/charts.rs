//! Charts beside the end of a game, drawn by hand as SVG.

use bots::Verdict;
use drawing::{Tag, tag};
use kit::Sort;
use kit::seat::MOST_SEATS;

const WIDTH: usize = 640;

fn plot(title: &'static str, height: usize, ground: String) -> Tag {
    tag("svg", "")
        .write("viewBox", format!("0 0 {WIDTH} {height}"))
        .set("role", "img")
        .set("aria-label", title)
        .with(tag("path", "ground").write("d", ground))
}

fn figure(class: &'static str, title: &'static str, plot: Tag) -> Tag {
    tag("figure", class).with(tag("figcaption", "").with(title)).with(plot)
}

fn polyline(class: &'static str, points: impl Iterator<Item = (usize, usize)>) -> Tag {
    let points: Vec<String> = points.map(|(x, y)| format!("{x},{y}")).collect();
    tag("polyline", class).write("points", points.join(" "))
}

/// Everyone's standing after each round, as lines; each has its own dashes, so that colour is not all that parts them.
#[must_use]
pub fn race(title: &'static str, rounds: &[Vec<u16>], names: &[&'static str]) -> Tag {
    const HEIGHT: usize = 220;
    const LINES: [(&str, &str); MOST_SEATS] = [
        ("line seat-0", "name seat-0"),
        ("line seat-1", "name seat-1"),
        ("line seat-2", "name seat-2"),
        ("line seat-3", "name seat-3"),
        ("line seat-4", "name seat-4"),
    ];
    const APART: usize = 17;
    let most = usize::from(rounds.iter().flatten().copied().max().unwrap_or(1).max(1));
    let x = |round: usize| 8 + round * (WIDTH - 16) / (rounds.len().max(2) - 1);
    let y = |points: u16| HEIGHT - 12 - usize::from(points) * (HEIGHT - 28) / most;
    let seats = 0..rounds.first().map_or(0, Vec::len);
    let line = |seat: usize| polyline(LINES[seat].0, rounds.iter().enumerate().map(|(at, row)| (x(at), y(row[seat]))));
    // Labels at the right edge, kept apart where scores are close.
    let mut ends: Vec<(usize, usize)> =
        seats.clone().map(|seat| (y(rounds.last().map_or(0, |row| row[seat])), seat)).collect();
    ends.arrange();
    for place in 1..ends.len() {
        ends[place].0 = ends[place].0.max(ends[place - 1].0 + APART);
    }
    let too_low = ends.last().map_or(0, |&(at, _)| at.saturating_sub(HEIGHT - APART / 2));
    ends.iter_mut().for_each(|(at, _)| *at = at.saturating_sub(too_low));
    // Beside the plot, which is as wide as the screen allows: its letters would shrink with it.
    let label = |(at, seat): (usize, usize)| {
        tag("li", LINES[seat].1).write("--at", format!("{}%", at * 100 / HEIGHT)).with(names[seat])
    };
    let ground = format!("M8 {}H{WIDTH}", HEIGHT - 12);
    let plot = plot(title, HEIGHT, ground).set("preserveAspectRatio", "none").each(seats.map(line));
    let names = tag("ol", "names").each(ends.into_iter().map(label));
    figure("race", title, tag("div", "plot-and-names").with(plot).with(names))
}

/// A decision and what it could be expected to bring, in percent of a victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// What it amounts to.
    pub verdict: Verdict,
    /// With what was chosen.
    pub was: u32,
    /// With the best that was found.
    pub could: u32,
}

impl Rated {
    /// Whether nothing hung on it: there was no victory left to choose. Nobody is praised for that.
    pub(super) fn was_idle(&self) -> bool {
        self.could == 0 && self.verdict <= Verdict::Good
    }
}

/// The class of a verdict.
pub(super) const fn class_of(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "best",
        Verdict::Good => "good",
        Verdict::Inaccuracy => "inaccuracy",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    }
}

/// The chance to win at each of the person's choices: what it was, and the best there was.
#[must_use]
pub fn chances(title: &'static str, rated: &[Rated]) -> Tag {
    const HEIGHT: usize = 160;
    const EDGE: usize = 10;
    let x = |place: usize| EDGE + place * (WIDTH - 2 * EDGE) / (rated.len().max(2) - 1);
    let y = |percent: u32| HEIGHT - EDGE - percent as usize * (HEIGHT - 2 * EDGE) / 100;
    let line = |class, of: fn(&Rated) -> u32| {
        polyline(class, rated.iter().enumerate().map(|(place, rated)| (x(place), y(of(rated)))))
    };
    let dots = rated.iter().enumerate().filter(|(_, rated)| rated.verdict > Verdict::Good);
    let dots = dots.map(|(place, rated)| {
        tag("circle", class_of(rated.verdict))
            .write("cx", x(place).to_string())
            .write("cy", y(rated.was).to_string())
            .set("r", "5")
    });
    let ground = format!("M{EDGE} {}H{}M{EDGE} {}H{1}", y(0), WIDTH - EDGE, y(50));
    let plot = plot(title, HEIGHT, ground)
        .with(line("could", |rated| rated.could))
        .with(line("was", |rated| rated.was))
        .each(dots);
    figure("chances", title, plot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_praised_where_nothing_could_be_won() {
        let rated = |verdict, could| Rated { verdict, was: 0, could };
        assert!(rated(Verdict::Best, 0).was_idle() && rated(Verdict::Good, 0).was_idle());
        assert!(!rated(Verdict::Best, 1).was_idle());
        assert!(!rated(Verdict::Mistake, 0).was_idle(), "points were given away");
    }
}
