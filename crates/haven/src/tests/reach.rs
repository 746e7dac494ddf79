//! Where moves can lead: what is shown is what the steps allow.

use crate::choice::Choice;
use crate::condition::Condition;
use crate::reach::{NoEnd, Reach};
use crate::sample;
use crate::spot::Spot;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Task;
use crate::{Game, Setup};
use kit::{Seat, Seed, Stream};
use std::collections::BTreeMap;

fn reach(stage: &Stage) -> Reach {
    let seat = stage.game.next_to_decide().expect("somebody moves");
    stage.game.view(seat).reach().expect("a move")
}

#[test]
fn h9_01_every_hex_has_its_cost_and_its_way() {
    let mut stage = Stage::new(" B x ~ y");
    stage.act('B', "Skewer", Bottom);
    let found = reach(&stage);
    let [x, rough, y] = ['x', '~', 'y'].map(|mark| found.to(stage.spot(mark)).expect("in reach").clone());
    assert_eq!([x.cost, rough.cost, y.cost], [1, 3, 4], "difficult terrain costs two (H5.05)");
    assert_eq!(y.path, ['x', '~', 'y'].map(|mark| stage.spot(mark)));
    assert_eq!((found.points, found.hexes.len()), (6, 3));
}

#[test]
fn h5_03_the_way_leads_around_traps_while_the_points_last() {
    let mut stage = Stage::new("B ^ y\n p q");
    stage.act('B', "Skewer", Bottom);
    let found = reach(&stage);
    let there = found.to(stage.spot('y')).expect("in reach");
    assert!(there.traps.is_empty() && there.cost == 3, "{there:?}");
    let found = stage.game.view(Seat(0)).reach_of(stage.id('B'), 2, false, false);
    let there = found.to(stage.spot('y')).expect("in reach");
    assert_eq!((there.traps.as_slice(), there.damage), (&[stage.spot('^')][..], 3), "only over the trap: 2 + L");
    let found = stage.game.view(Seat(0)).reach_of(stage.id('B'), 2, true, false);
    assert!(found.to(stage.spot('y')).expect("in reach").traps.is_empty(), "a jump passes over it");
    assert_eq!(found.to(stage.spot('^')).expect("in reach").traps.len(), 1, "but not if it ends there");
}

#[test]
fn h12_03_a_trap_that_holds_ends_the_way() {
    let mut stage = Stage::new(" B ^ y");
    stage.game.traps[0].conditions = crate::condition::Conditions::of(&[Condition::Immobilize]);
    let found = stage.game.view(Seat(0)).reach_of(stage.id('B'), 4, false, false);
    assert!(found.to(stage.spot('^')).is_some() && found.to(stage.spot('y')).is_none());
}

#[test]
fn h9_01_where_a_move_may_not_end_it_says_why() {
    let stage = Stage::new(" B T x # y");
    let view = stage.game.view(Seat(0));
    let walk = view.reach_of(stage.id('B'), 5, false, false);
    assert_eq!(walk.to(stage.spot('T')).expect("through an ally").no_end, Some(NoEnd::Occupied(stage.id('T'))));
    assert_eq!(walk.to(stage.spot('x')).expect("there").no_end, None);
    assert!(walk.to(stage.spot('#')).is_none() && walk.to(stage.spot('y')).is_none());
    let jump = view.reach_of(stage.id('B'), 5, true, false);
    assert_eq!(jump.to(stage.spot('#')).expect("over it").no_end, Some(NoEnd::Obstacle));
    assert_eq!(jump.to(stage.spot('y')).expect("there").no_end, None);
}

#[test]
fn h5_01_a_closed_door_is_where_what_is_known_ends() {
    let stage = Stage::new(" B x + y 1");
    let found = stage.game.view(Seat(0)).reach_of(stage.id('B'), 6, false, false);
    let door = found.to(stage.spot('+')).expect("a hero opens it");
    assert_eq!((door.cost, door.doors.as_slice()), (2, &[stage.spot('+')][..]));
    assert!(found.to(stage.spot('y')).is_none());
}

#[test]
fn h14_07_a_looting_move_says_what_it_takes() {
    let stage = Stage::new(" B $ x $");
    let found = stage.game.view(Seat(0)).reach_of(stage.id('B'), 4, false, true);
    assert_eq!(found.to(stage.spot('x')).expect("there").loot, [stage.spot('$')]);
    assert_eq!(found.hexes.last().expect("the far one").loot.len(), 2);
}

#[test]
fn h11_01_a_push_shows_where_it_can_lead() {
    let mut stage = Stage::new(" B 1 x ^ y");
    stage.act('B', "Warding Strength", Top).target('1');
    let found = reach(&stage);
    assert_eq!(found.figure, stage.id('1'));
    let last = found.to(stage.spot('^')).expect("two hexes away");
    assert_eq!((last.cost, last.traps.len(), last.no_end), (2, 1, None));
    assert!(found.to(stage.spot('y')).is_none(), "push 2");
}

/// Every hex that steps lead to, with the least points spent, by trying them one by one.
fn walked(game: &Game, seat: Seat) -> BTreeMap<Spot, u8> {
    let mut found = BTreeMap::new();
    let mut queue = vec![game.clone()];
    while let Some(game) = queue.pop() {
        let Some(Task::Walk(walk)) = game.agenda.last() else { continue };
        for choice in game.legal(seat) {
            let Choice::Step(to) = choice else { continue };
            let mut next = game.clone();
            if next.layout.map.door_at(to).is_some_and(|door| !next.open.has(door)) {
                found.entry(to).or_insert(0);
                continue;
            }
            next.choose(seat, choice, &mut ()).expect("it was listed");
            let spent = match next.agenda.last() {
                Some(Task::Walk(then)) if then.figure == walk.figure => then.points,
                _ => 0,
            };
            let known = found.get(&to).copied();
            if known.is_none_or(|known| spent > known) {
                found.insert(to, spent);
                queue.push(next);
            }
        }
    }
    found
}

#[test]
fn h9_01_what_is_shown_is_what_steps_lead_to() {
    let mut stream = Stream::new(Seed::from_number(3), "reach");
    let mut compared = 0;
    for number in 0..20 {
        let setup: Setup = sample::setup(number);
        let mut game = Game::begin(&setup, &mut ()).expect("a game");
        for _ in 0..200 {
            let Some(seat) = game.next_to_decide() else { break };
            let negative = !(game.ground.negative & game.revealed_spots()).is_empty();
            if let Some(Task::Walk(walk)) = game.agenda.last().cloned()
                && !negative
                && walk.points <= 5
            {
                let shown = game.view(seat).reach().expect("a move");
                let tried = walked(&game, seat);
                let leads = |spot: Spot| tried.contains_key(&spot);
                for one in shown.hexes.iter().filter(|one| one.no_end.is_none()) {
                    assert!(leads(one.spot), "{:?} is shown and cannot be come to in {setup:?}", one.spot);
                }
                for &spot in tried.keys() {
                    assert!(shown.to(spot).is_some() || spot == game.figure(walk.figure).spot, "{spot:?} is missing");
                }
                compared += 1;
            }
            let legal = game.legal(seat);
            let choice = *stream.pick(&legal).expect("something");
            game.choose(seat, choice, &mut ()).expect("it was listed");
        }
    }
    assert!(compared > 30, "{compared} moves were compared");
}
