//! The search on games whose answers are known, before it meets the hunt.

#[path = "solved/goofspiel.rs"]
mod goofspiel;
#[path = "solved/nim.rs"]
mod nim;
#[path = "solved/roshambo.rs"]
mod roshambo;

use bots::search::{Bandit, Search, Searchable};
use kit::Stream;

/// Searches a game in which nothing is hidden.
fn search<G: Searchable + Clone>(game: &G, bandit: Bandit, iterations: u32) -> Search<G::Choice> {
    let mut search = Search::new(bandit, Stream::from_parts(1, 2));
    for _ in 0..iterations {
        search.iterate(|_| game.clone());
    }
    search
}

/// A choice at random, for games without a rule of thumb.
fn any<G: Searchable>(game: &G, seat: kit::Seat, chance: &mut Stream) -> G::Choice {
    let mut options = Vec::new();
    game.options(seat, &mut options);
    *chance.pick(&options).expect("whoever is asked has a choice")
}
