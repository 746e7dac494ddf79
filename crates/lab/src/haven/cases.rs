//! Monster turns from a file: reads boards in the schema `monster-turns/1` and answers each with its legal outcomes.

use ::haven::area::{Area, Origin};
use ::haven::hex::{Hex, hex};
use ::haven::instinct::{Foe, Intent, Outcome, Scene, Strike, Targets, outcomes};
use ::haven::map::{MapDraft, OpenDoors, Rim, RoomId};
use ::haven::spot::{Spot, Spots};
use ::haven::walk::{Gait, Ground};
use serde_json::{Value, json};

/// Answers every case of the file.
pub(crate) fn answer(file: &str) -> Result<String, String> {
    let text = std::fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
    let cases: Value = serde_json::from_str(&text).map_err(|why| format!("{file}: {why}"))?;
    let cases = cases["cases"].as_array().ok_or("the file has no list of cases")?;
    let answers = cases.iter().map(|case| {
        let id = case["id"].as_str().ok_or("a case without an id")?;
        let options = solve(case).map_err(|why| format!("{id}: {why}"))?;
        Ok(json!({"id": id, "options": options}))
    });
    let answers: Vec<Value> = answers.collect::<Result<_, String>>()?;
    Ok(json!({ "answers": answers }).to_string())
}

struct Figure {
    id: String,
    at: Hex,
    foe: bool,
    initiative: u16,
}

fn solve(case: &Value) -> Result<Vec<Value>, String> {
    let map = draft(case)?.finish().map_err(|why| why.to_string())?;
    let chart = map.chart(OpenDoors::ALL);
    let spot = |at: Hex| map.spot(at).ok_or_else(|| format!("{at} is not on the board"));
    let spots = |name: &str| -> Result<Spots, String> {
        Ok(hexes(&case["terrain"][name])?.into_iter().filter_map(|at| map.spot(at)).collect())
    };
    let ground = Ground {
        obstacles: spots("obstacle")?,
        negative: spots("trap")? | spots("hazardous")?,
        difficult: spots("difficult")?,
    };
    let figures = case["figures"].as_array().ok_or("no figures")?.iter().map(figure);
    let figures: Vec<Figure> = figures.collect::<Result<_, _>>()?;
    let mut foes = Vec::new();
    let mut names = Vec::new();
    let mut friends = Spots::NONE;
    for figure in &figures {
        let at = spot(figure.at)?;
        if figure.foe {
            foes.push(Foe { spot: at, initiative: figure.initiative });
            names.push(figure.id.as_str());
        } else {
            friends.insert(at);
        }
    }
    let at = spot(point(&case["active"])?)?;
    let scene = Scene { map: &map, chart, ground: &ground, at, foes: &foes, friends, unseen: Spots::NONE };
    let action = &case["action"];
    let shape = hexes(&action["aoe"])?;
    let found = outcomes(&scene, &intent(action, &shape)?);
    let mut options: Vec<Value> = Vec::new();
    for outcome in &found {
        let option = describe(outcome, &names, |spot: Spot| map.hex(spot));
        if !options.contains(&option) {
            options.push(option);
        }
    }
    Ok(options)
}

fn describe(outcome: &Outcome, names: &[&str], hex_of: impl Fn(Spot) -> Hex) -> Value {
    let at = hex_of(outcome.stop);
    let mut targets: Vec<&str> = outcome.targets.iter().map(|foe| names[foe]).collect();
    targets.sort_unstable();
    json!({"move": [at.q, at.r], "targets": targets})
}

fn draft(case: &Value) -> Result<MapDraft, String> {
    let size = |name: &str| {
        case["grid"][name].as_i64().and_then(|size| i16::try_from(size).ok()).ok_or_else(|| format!("no grid {name}"))
    };
    let (width, height) = (size("width")?, size("height")?);
    let walls = hexes(&case["terrain"]["wall"])?;
    let columns = (0..width).flat_map(|q| (0..height).map(move |row| hex(q, row - q.div_euclid(2))));
    let tile: Vec<Hex> = columns.filter(|at| !walls.contains(at)).collect();
    let mut draft = MapDraft::new(Rim::Open);
    draft.tiles.push((RoomId(0), tile));
    for pair in case["thin_walls"].as_array().into_iter().flatten() {
        draft.walls.push((point(&pair[0])?, point(&pair[1])?));
    }
    draft.pillars = walls;
    Ok(draft)
}

fn intent<'a>(action: &Value, shape: &'a [Hex]) -> Result<Intent<'a>, String> {
    let flag = |name: &str| action[name].as_bool().unwrap_or(false);
    let number = |name: &str| action[name].as_u64().ok_or_else(|| format!("no number {name}"));
    let gait = match (flag("flying"), flag("jump")) {
        (true, _) => Gait::Fly,
        (_, true) => Gait::Jump,
        _ => Gait::Walk,
    };
    let ranged = flag("ranged");
    let targets = match action["targets"].as_u64() {
        Some(count) => Targets::Count(u8::try_from(count).map_err(|_| "too many targets")?),
        None => Targets::All,
    };
    let origin = if ranged { Origin::Anywhere } else { Origin::Attacker };
    let strike = Strike {
        range: u8::try_from(number("range")?).unwrap_or(u8::MAX - 1).max(1),
        ranged,
        targets,
        area: (!shape.is_empty()).then_some(Area::new(origin, shape)),
        muddled: flag("muddled"),
    };
    let movement = u16::try_from(number("move")?).unwrap_or(u16::MAX);
    Ok(Intent { movement, gait, strike: flag("attack").then_some(strike), focus: None })
}

fn figure(value: &Value) -> Result<Figure, String> {
    let id = value["id"].as_str().ok_or("a figure without an id")?.to_owned();
    let initiative = value["initiative"].as_u64().and_then(|number| u16::try_from(number).ok()).unwrap_or(0);
    Ok(Figure { id, at: point(&value["hex"])?, foe: value["side"] == "enemy", initiative })
}

fn hexes(list: &Value) -> Result<Vec<Hex>, String> {
    list.as_array().into_iter().flatten().map(point).collect()
}

fn point(value: &Value) -> Result<Hex, String> {
    let part = |at: usize| value[at].as_i64().and_then(|part| i16::try_from(part).ok());
    part(0).zip(part(1)).map(|(q, r)| hex(q, r)).ok_or_else(|| format!("{value} is no hex"))
}
