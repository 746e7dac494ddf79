//! Rules of thumb: what a hero does at a glance. Imagined games are played out by them, so they are quick.

use crate::haven::policy;
use crate::haven::turn::{Look, Survey};
use haven::choice::Choice;
use haven::figure::{FigureId, Side};
use haven::game::Game;
use haven::spot::Spot;
use haven::view::{Question, View};
use kit::Seat;

/// What a hero does at a glance. Nothing only if there is nothing to decide.
pub(crate) fn choose(view: &View<'_>) -> Option<Choice> {
    policy::choose(view)
}

/// One decision at a glance, a move as a whole. Whether there was one.
pub(crate) fn step(game: &mut Game, seat: Seat) -> bool {
    let view = game.view(seat);
    if let Some(Question::Move { figure, .. }) = view.question()
        && view.figure(figure).side() != Side::Monsters
        && let Some(path) = way(&view, figure)
    {
        // A move may be over before its way is.
        let made = path.into_iter().take_while(|&choice| game.choose(seat, choice, &mut ()).is_ok()).count();
        if made > 0 {
            return true;
        }
    }
    choose(&game.view(seat)).is_some_and(|choice| game.choose(seat, choice, &mut ()).is_ok())
}

/// Where to go, step by step: to a blow, or else towards the goal, out of harm's way if nothing is lost by it.
fn way(view: &View<'_>, figure: FigureId) -> Option<Vec<Choice>> {
    let reach = view.reach()?;
    let survey = Survey::of(view);
    let score = |spot: Spot, cost: i32| {
        let Look { strike, risk, far } = survey.look(spot);
        strike * 20 - risk - cost - far * if strike > 0 { 4 } else { 30 }
    };
    let here = view.legal().contains(&Choice::Stop).then(|| (score(view.figure(figure).spot, 0), None));
    let hexes = reach.hexes.iter().filter(|hex| hex.no_end.is_none());
    let hexes = hexes.filter(|hex| hex.doors.iter().all(|&door| policy::opens(view, door)));
    let ways = hexes.map(|hex| {
        let cost = 70 * i32::from(hex.damage) + 60 * hex.conditions.iter().count() as i32 + i32::from(hex.cost);
        (score(hex.spot, cost - 8 * hex.loot.len() as i32), Some(hex))
    });
    let (_, best) = here.into_iter().chain(ways).max_by_key(|way| way.0)?;
    let mut path: Vec<Choice> =
        best.map_or_else(Vec::new, |hex| hex.path.iter().map(|&spot| Choice::Step(spot)).collect());
    path.push(Choice::Stop);
    Some(path)
}
