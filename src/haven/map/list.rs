//! The board in words, and the way over it with the keys: hex by hex in a direction, target by target.

use crate::haven::map::geometry::centre;
use crate::haven::map::marks::Marks;
use crate::haven::map::state::{Look, MapState, Thing, Token};
use crate::haven::words::{Words, fill};
use ::haven::hex::Hex;
use ::haven::monster::Rank;
use ::haven::spot::Spot;
use drawing::{Tag, tag};

/// A direction of the keys: columns and rows.
pub type Step = (i16, i16);

/// The direction of an arrow.
#[must_use]
pub fn step(key: &str) -> Option<Step> {
    match key {
        "ArrowLeft" => Some((-1, 0)),
        "ArrowRight" => Some((1, 0)),
        "ArrowUp" => Some((0, -1)),
        "ArrowDown" => Some((0, 1)),
        _ => None,
    }
}

/// Where the keys begin: at whoever acts, or at one's own.
#[must_use]
pub fn start(state: &MapState) -> Option<Spot> {
    let now = state.now.and_then(|id| state.token(id));
    let own = || state.tokens.iter().find(|token| token.yours);
    now.or_else(own).map(|token| token.spot).or_else(|| state.ground.cells.first().map(|cell| cell.spot))
}

/// The next known hex in a direction: beside it in the row, or the nearest one in the next row that has any.
#[must_use]
pub fn stepped(state: &MapState, from: Spot, (right, down): Step) -> Option<Spot> {
    let here = state.hex(from)?;
    let place = centre(here);
    let ahead = |hex: Hex| {
        let to = centre(hex);
        match down {
            0 => hex.r == here.r && (to.x - place.x) * f64::from(right) > 1.0,
            _ => (to.y - place.y) * f64::from(down) > 1.0,
        }
    };
    // A row counts more than any column; half a hex to the left comes before half a hex to the right.
    let far = |hex: Hex| {
        let to = centre(hex);
        ((to.y - place.y).abs() * 1000.0 + (to.x - place.x).abs() * 10.0 + if to.x > place.x { 1.0 } else { 0.0 })
            as i64
    };
    let cells = state.ground.cells.iter().filter(|cell| ahead(cell.hex));
    cells.min_by_key(|cell| far(cell.hex)).map(|cell| cell.spot)
}

/// The next figure that can be named, after the one that the keys have come to.
#[must_use]
pub fn next_target(state: &MapState, marks: &Marks, here: Option<Spot>) -> Option<Spot> {
    let spots: Vec<Spot> = marks.targets.iter().filter_map(|&id| state.token(id)).map(|token| token.spot).collect();
    let at = here.and_then(|here| spots.iter().position(|&spot| spot == here));
    let next = at.map_or(0, |at| (at + 1) % spots.len().max(1));
    spots.get(next).copied()
}

/// Whether choosing this hex means something: it can be gone to, somebody there can be named or walked up to, or the way that is
/// planned leads there.
#[must_use]
pub fn means(state: &MapState, marks: &Marks, spot: Spot) -> bool {
    let ends = marks.walk.as_ref().is_some_and(|walk| !walk.done && walk.steps.last() == Some(&spot));
    let named =
        state.standing_on(spot).is_some_and(|token| marks.targets.contains(&token.id) || !marks.reach.is_empty());
    ends || named || marks.is_open(spot)
}

/// A figure in words: who, how healthy, with which conditions.
#[must_use]
pub fn figure(token: &Token, words: &Words) -> String {
    let mut name = token.name.get(words.lang).to_owned();
    if let Look::Monster(_, rank @ Rank::Elite) = token.look {
        name = format!("{name}, {}", words.rank(rank));
    }
    if let Some(number) = token.number {
        name = format!("{name} {number}");
    }
    let mut said = vec![name];
    if token.yours {
        said.push(words.board.you.to_owned());
    }
    said.push(fill(words.board.health_of, &[&token.health, &token.most]));
    if token.shield > 0 {
        said.push(format!("{} {}", words.card.shield, token.shield));
    }
    if token.retaliate > 0 {
        said.push(format!("{} {}", words.card.retaliate, token.retaliate));
    }
    said.extend(token.conditions.iter().map(|condition| words.condition(condition).to_owned()));
    said.join(", ")
}

/// A hex in words: where it is, who stands there, what lies there, what going there costs.
#[must_use]
pub fn hex(state: &MapState, marks: &Marks, spot: Spot, words: &Words) -> String {
    let Some(here) = state.hex(spot) else { return String::new() };
    let board = &words.board;
    let mut said = vec![place(state, here, words)];
    said.extend((marks.hinted == Some(spot)).then(|| words.lesson.marked.to_owned()));
    said.extend(state.standing_on(spot).map(|token| figure(token, words)));
    said.extend(state.ground.doors.iter().filter(|door| door.hex == here).map(|door| {
        let word = match (door.open, door.locked) {
            (true, _) => board.door_open,
            (_, true) => board.door_locked,
            _ => board.door_closed,
        };
        word.to_owned()
    }));
    said.extend(state.things.iter().filter_map(|one| thing(one, here, words)));
    if said.len() == 1 {
        said.push(board.empty.to_owned());
    }
    if let Some(reach) = marks.reach.iter().find(|one| one.spot == spot) {
        said.push(format!("{} {}", words.card.movement, reach.cost));
        if reach.harms {
            said.push(board.way_harms.to_owned());
        }
    } else if marks.open.contains(&spot) {
        said.push(board.can_be_chosen.to_owned());
    }
    if state.standing_on(spot).is_some_and(|token| marks.targets.contains(&token.id)) {
        said.push(board.can_be_targeted.to_owned());
    }
    said.join(", ")
}

/// Row and place in the row, as they are seen.
fn place(state: &MapState, here: Hex, words: &Words) -> String {
    let top = state.ground.cells.iter().map(|cell| cell.hex.r).min().unwrap_or(here.r);
    let left = state.ground.cells.iter().map(|cell| 2 * cell.hex.q + cell.hex.r).min().unwrap_or_default();
    let column = (2 * here.q + here.r - left) / 2 + 1;
    fill(words.board.place, &[&(here.r - top + 1), &column])
}

fn thing(thing: &Thing, here: Hex, words: &Words) -> Option<String> {
    let board = &words.board;
    let (hex, said) = match thing {
        Thing::Trap { hex, damage, conditions } => {
            let mut said = format!("{} {damage}", board.trap);
            if !conditions.is_empty() {
                said = format!("{said}, {}", words.conditions(*conditions));
            }
            (hex, said)
        }
        Thing::Hazard(hex, damage) => (hex, fill(board.hazard, &[damage])),
        Thing::Difficult(hex) => (hex, board.difficult.to_owned()),
        Thing::Obstacle(hexes, _) => (hexes.iter().find(|hex| **hex == here)?, board.obstacle.to_owned()),
        Thing::Plate(hex, _) => (hex, board.plate.to_owned()),
        Thing::Mark(hex, mark) => (hex, mark.to_string()),
        Thing::Chest(hex) => (hex, board.chest.to_owned()),
        Thing::Coins(hex, count) => (hex, fill(board.coins, &[count])),
    };
    (*hex == here).then_some(said)
}

/// Everybody on the board, for whoever reads and does not look.
#[must_use]
pub fn figures(state: &MapState, words: &Words) -> Tag {
    let one = |token: &Token| {
        let said = format!("{}: {}", figure(token, words), place(state, token.hex, words));
        tag("li", "").key(usize::from(token.id.0)).with(said)
    };
    tag("ul", "hidden").write("aria-label", words.board.figures.to_owned()).each(state.tokens.iter().map(one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::haven::class::Class;
    use ::haven::{Game, Setup};
    use kit::{Seat, Seed};

    fn state() -> MapState {
        let setup = Setup::scenario(1, &[Class::Brute, Class::Scoundrel], Seed::from_number(3));
        let game = Game::begin(&setup, &mut ()).expect("a scenario of ours");
        MapState::of(&game.view(Seat(0)), &[Seat(0)])
    }

    #[test]
    fn arrows_lead_to_every_hex_and_back() {
        let state = state();
        let mut found = vec![state.ground.cells[0].spot];
        let mut at = 0;
        while at < found.len() {
            for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
                let next = step(key).and_then(|step| stepped(&state, found[at], step));
                found.extend(next.filter(|spot| !found.contains(spot)));
            }
            at += 1;
        }
        assert_eq!(found.len(), state.ground.cells.len());
    }

    #[test]
    fn a_hex_says_who_stands_there() {
        let state = state();
        let token = &state.tokens[0];
        let said = hex(&state, &Marks::default(), token.spot, crate::haven::words::words(kit::Lang::En));
        assert!(said.contains(token.name.get(kit::Lang::En)), "{said}");
    }
}
