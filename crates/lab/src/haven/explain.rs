//! One game of the arena told round by round: how everybody stands, and what the heroes make of it.

use super::arena::{Arena, Score};
use super::games::{in_words, name};
use crate::options::Options;
use ::haven::Game;
use ::haven::event::{Event, Sink};
use ::haven::figure::Side;
use ::haven::hero::Pile;

/// Runs `lab haven explain`: the game that the arena plays first with the same options.
pub(crate) fn run(options: &Options<'_>) -> Result<String, String> {
    let arena = Arena::read(options)?;
    let mut told = Told::default();
    arena.play(arena.places[0], &arena.parties[0], arena.first, &mut Score::default(), &mut told)?;
    Ok(told.lines.join("\n"))
}

/// Everything that is told of a game, line by line.
#[derive(Default)]
struct Told {
    lines: Vec<String>,
}

impl Sink for Told {
    fn tell(&mut self, event: Event, game: &Game) {
        self.lines.extend(in_words(game, event));
        if let Event::Round(_) = event {
            self.lines.extend(standing(game));
        }
    }
}

/// How everybody stands when a round begins.
fn standing(game: &Game) -> Vec<String> {
    let map = &game.layout().map;
    let mut lines = Vec::new();
    for hero in game.heroes() {
        let figure = game.figure(hero.figure);
        if hero.exhausted {
            lines.push(format!("  [{} is out]", hero.class.name()));
            continue;
        }
        lines.push(format!(
            "  [{} {}/{} at {}; cards {} in hand, {} discarded, {} lost]",
            hero.class.name(),
            figure.health,
            figure.most_health,
            map.hex(figure.spot),
            hero.count(Pile::Hand),
            hero.discarded().count(),
            hero.lost().count(),
        ));
    }
    for (id, one) in game.figures().filter(|(_, one)| one.side() == Side::Monsters) {
        lines.push(format!("  [{} {}/{} at {}]", name(game, id), one.health, one.most_health, map.hex(one.spot)));
    }
    lines
}
