//! Games with strengthened heroes who know where to go, so that last rooms are revealed and goals are met; and what games
//! have come to.

use ::bots::haven::policy;
use ::haven::layout::{Chest, Layout};
use ::haven::map::{OpenDoors, RoomId};
use ::haven::scenario::ScenarioSheet;
use ::haven::scenario::rule::{Trigger, When};
use ::haven::setup::Place;
use ::haven::spot::Spot;
use ::haven::view::Question;
use ::haven::{Choice, Ending, Game, Setup};
use kit::{Seat, Stream};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A game that has not ended by then is left as it is.
const MOST_CHOICES: usize = 4_000;

/// Plays a game with strengthened heroes and checks what must hold after every choice.
pub(crate) fn play(setup: &Setup, bosses_too: bool, stream: &mut Stream) -> Result<Game, String> {
    let told = |why: String| format!("{why} in {setup:?}");
    let mut game = Game::begin(setup, &mut ()).map_err(|why| told(why.to_string()))?;
    for _ in 0..MOST_CHOICES {
        game.check().map_err(told)?;
        let Some(seat) = game.next_to_decide() else { break };
        game.favour_heroes(bosses_too);
        let choice = match stream.below(5) {
            0 => stream.pick(&game.legal(seat)).copied(),
            _ => toward_the_goal(&game, seat).or_else(|| policy::choose(&game.view(seat))),
        };
        let choice = choice.ok_or_else(|| told("no choice".to_owned()))?;
        game.choose(seat, choice, &mut ()).map_err(|why| told(format!("{choice:?}: {why}")))?;
    }
    Ok(game)
}

/// Where a moving hero goes for the goal's sake: to a closed door, to a Goal chest, onto a plate or an exit.
fn toward_the_goal(game: &Game, seat: Seat) -> Option<Choice> {
    let legal = match game.question(seat)? {
        Question::Move { figure, .. } if game.figure(figure).seat() == Some(seat) => game.legal(seat),
        Question::Loot { .. } => return Some(Choice::Do),
        _ => return None,
    };
    let aims = aims(game);
    let aim = *aims.get(seat.index() % aims.len().max(1))?;
    let here = game.figure(game.heroes()[seat.index()].figure).spot;
    let chart = game.layout().map.chart(OpenDoors::ALL);
    let steps = legal.iter().filter_map(|&choice| match choice {
        Choice::Step(spot) => Some((chart.distance(spot, aim), choice)),
        _ => None,
    });
    let nearest = steps.min_by_key(|step| step.0).filter(|step| step.0 < chart.distance(here, aim));
    nearest.map(|step| step.1).or_else(|| legal.contains(&Choice::Stop).then_some(Choice::Stop))
}

fn aims(game: &Game) -> Vec<Spot> {
    let layout = game.layout();
    let closed = |door: &usize| !game.open_doors().has(*door) && game.locks() >> door & 1 == 0;
    let doors: Vec<Spot> =
        (0..layout.map.doors().len()).filter(closed).map(|door| layout.map.doors()[door].spot).collect();
    if !doors.is_empty() {
        return doors;
    }
    let goals = game.chests().iter().filter(|one| matches!(one.1, Chest::Goal { .. })).map(|one| one.0);
    let shown = goals.filter(|&spot| layout.map.room(spot).is_some_and(|room| game.is_revealed(room)));
    let shown: Vec<Spot> = shown.collect();
    if !shown.is_empty() {
        return shown;
    }
    let mut places = Vec::new();
    for rule in layout.terms.rules {
        if let Trigger::Plate(mark) = rule.on {
            places.extend(layout.marked(mark).iter().filter(|_| rule_pends(game, rule.then)));
        }
    }
    if places.is_empty() {
        let heroes = game.heroes().len();
        layout.terms.rules.iter().for_each(|rule| name_places(&rule.when, layout, heroes, &mut places));
        name_places(&layout.terms.goal, layout, heroes, &mut places);
    }
    places
}

/// Whether a rule still has a door to open.
fn rule_pends(game: &Game, then: &[::haven::scenario::rule::Effect]) -> bool {
    use ::haven::scenario::rule::Effect::{Open, Unlock};
    then.iter().any(|effect| match effect {
        Open(mark) | Unlock(mark) => game.layout().doors_marked(*mark).any(|door| !game.open_doors().has(door)),
        _ => false,
    })
}

/// The hexes on which heroes have to stand.
fn name_places(when: &When, layout: &Layout, heroes: usize, places: &mut Vec<Spot>) {
    match *when {
        When::All(list)
            if list.iter().any(|one| matches!(one, When::Heroes(count) if usize::from(*count) != heroes)) => {}
        When::All(list) | When::Any(list) => list.iter().for_each(|one| name_places(one, layout, heroes, places)),
        When::Held(marks) | When::Standing(marks) => {
            places.extend(marks.iter().flat_map(|&mark| layout.marked(mark)));
        }
        When::HeroesOn(mark) => places.extend(layout.marked(mark)),
        _ => {}
    }
}

/// What games of each scenario have come to.
#[derive(Default)]
pub(crate) struct Coverage(BTreeMap<u8, Cover>);

#[derive(Default)]
struct Cover {
    games: u32,
    rooms: u32,
    goal: u32,
    defeat: u32,
    exhausted: u32,
    unfinished: u32,
}

impl Coverage {
    /// Notes how far a game has come.
    pub(crate) fn note(&mut self, setup: &Setup, game: &Game) {
        let Place::Scenario(number) = setup.place else { return };
        let cover = self.0.entry(number).or_default();
        cover.games += 1;
        cover.rooms |= (0..32).filter(|&room| game.is_revealed(RoomId(room))).fold(0, |rooms, room| rooms | 1 << room);
        let exhausted = game.heroes().iter().all(|hero| hero.exhausted);
        match game.outcome() {
            Some(Ending::Won) => cover.goal += 1,
            Some(Ending::Lost) if exhausted => cover.exhausted += 1,
            Some(Ending::Lost) => cover.defeat += 1,
            None => cover.unfinished += 1,
        }
    }

    /// All of it, and what nobody has come to.
    pub(crate) fn told(&self) -> Value {
        let mut scenarios = serde_json::Map::new();
        let (mut rooms, mut goals, mut defeats) = (Vec::new(), Vec::new(), Vec::new());
        for sheet in ScenarioSheet::all() {
            let none = Cover::default();
            let cover = self.0.get(&sheet.number).unwrap_or(&none);
            let count = sheet.tiles.iter().map(|tile| tile.room).max().unwrap_or(0);
            let revealed = (0..count).filter(|room| cover.rooms >> room & 1 == 1).count();
            if revealed < usize::from(count) {
                rooms.push(sheet.number);
            }
            if cover.goal == 0 {
                goals.push(sheet.number);
            }
            if sheet.terms.defeat != When::Never && cover.defeat == 0 {
                defeats.push(sheet.number);
            }
            let told = json!({
                "games": cover.games, "rooms": count, "revealed": revealed, "won": cover.goal, "defeat": cover.defeat,
                "exhausted": cover.exhausted, "unfinished": cover.unfinished,
            });
            scenarios.insert(sheet.number.to_string(), told);
        }
        json!({
            "scenarios": scenarios, "rooms_never_revealed_in": rooms, "goals_never_met_in": goals,
            "defeats_never_met_in": defeats,
        })
    }
}
