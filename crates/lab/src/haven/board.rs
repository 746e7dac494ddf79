//! A scenario's board as JSON: what was built, hex by hex, to be compared with other sources.

use ::haven::hex::{DIRECTIONS, Hex};
use ::haven::layout::Chest;
use ::haven::monster::Rank;
use ::haven::scenario::ScenarioSheet;
use ::haven::scenario::sheet::{DoorKind, Material, Terrain};
use serde_json::{Map, Value, json};

/// Prints the board of a scenario.
pub(crate) fn print(number: u8) -> Result<String, String> {
    let sheet = ScenarioSheet::by_number(number).ok_or_else(|| format!("there is no scenario {number} here"))?;
    sheet.layout().map_err(|why| why.to_string())?;
    Ok(board(sheet).to_string())
}

fn board(sheet: &ScenarioSheet) -> Value {
    let mut board = Map::new();
    let mut put = |name: &str, value: Vec<Value>, always: bool| {
        if always || !value.is_empty() {
            board.insert(name.to_owned(), value.into());
        }
    };
    put("rooms", rooms(sheet), true);
    put("tiles", tiles(sheet), true);
    put("doors", doors(sheet), true);
    let joins = |one: &::haven::scenario::sheet::Corridor| {
        let material = material(one.material);
        json!({"cells": points(&one.cells), "material": material, "joins": one.tiles.map(|tile| tile.to_string())})
    };
    put("corridors", sheet.corridors.iter().map(joins).collect(), false);
    put("pressurePlates", points(sheet.plates), false);
    put("seams", seams(sheet), true);
    put("start", points(sheet.start), true);
    let piece = |one: &::haven::scenario::sheet::Piece| json!({"kind": terrain(one.what.terrain()), "type": one.what.id(), "cells": points(&one.cells)});
    put("overlays", sheet.overlays.iter().map(piece).collect(), true);
    put("coins", sheet.coins.iter().map(|&at| json!([point(at), 1])).collect(), true);
    let chest = |one: &::haven::scenario::sheet::ChestPlace| {
        let id = if let Chest::Numbered(number) = one.chest { json!(number) } else { json!("Goal") };
        json!({"hex": point(one.at), "id": id})
    };
    put("treasures", sheet.chests.iter().map(chest).collect(), true);
    put("monsters", monsters(sheet), true);
    let objects = sheet.objects.iter().map(|one| {
        let kind = sheet.objects.iter().map(|one| one.name).collect::<Vec<_>>();
        let mut names = kind;
        names.dedup();
        let number = names.iter().position(|&name| name == one.name).unwrap_or(0) + 1;
        json!({"objective": number, "cells": points(&one.cells)})
    });
    put("objectives", objects.collect(), false);
    if !sheet.marks.is_empty() {
        let marks = sheet.marks.iter().map(|(mark, hexes)| (mark.to_string(), points(hexes).into()));
        board.insert("marks".to_owned(), Value::Object(marks.collect()));
    }
    Value::Object(board)
}

fn point(at: Hex) -> Value {
    json!([at.q, at.r])
}

fn points(hexes: &[Hex]) -> Vec<Value> {
    hexes.iter().map(|&at| point(at)).collect()
}

fn rooms(sheet: &ScenarioSheet) -> Vec<Value> {
    let count = sheet.tiles.iter().map(|tile| tile.room).max().unwrap_or(0);
    let room = |number: u8| {
        let tiles = sheet.tiles.iter().filter(|tile| tile.room == number).map(|tile| tile.name.to_string());
        let mut room = json!({"n": number, "tiles": tiles.collect::<Vec<_>>()});
        if sheet.first_rooms.contains(&number) {
            room["revealedAtStart"] = true.into();
        }
        if let Some(mark) = section(sheet, number) {
            room["sectionMark"] = mark.to_string().into();
        }
        room
    };
    (1..=count).map(room).collect()
}

/// The mark on the doors that lead into a room from nearer the start.
fn section(sheet: &ScenarioSheet, room: u8) -> Option<char> {
    let steps = steps_from_start(sheet);
    let rooms = |door: &::haven::scenario::sheet::DoorPlace| door.tiles.map(|tile| sheet.room_of(tile).unwrap_or(0));
    let leads_in = |door: &&::haven::scenario::sheet::DoorPlace| {
        let [one, other] = rooms(door);
        let from = if one == room { other } else { one };
        (one == room || other == room) && steps[usize::from(from)] < steps[usize::from(room)]
    };
    sheet.doors.iter().filter(leads_in).find_map(|door| door.mark)
}

/// How many doors lie between each room and the start.
fn steps_from_start(sheet: &ScenarioSheet) -> Vec<u8> {
    let mut steps = vec![u8::MAX; 256];
    sheet.first_rooms.iter().for_each(|&room| steps[usize::from(room)] = 0);
    for _ in sheet.doors {
        for door in sheet.doors {
            let [one, other] = door.tiles.map(|tile| usize::from(sheet.room_of(tile).unwrap_or(0)));
            steps[one] = steps[one].min(steps[other].saturating_add(1));
            steps[other] = steps[other].min(steps[one].saturating_add(1));
        }
    }
    steps
}

fn tiles(sheet: &ScenarioSheet) -> Vec<Value> {
    let tile = |tile: &::haven::scenario::tile::TilePlace| {
        let mut hexes = tile.hexes();
        hexes.sort_by_key(|at| (at.q, at.r));
        json!({"tile": tile.name.to_string(), "room": tile.room, "turns": tile.turns, "hexes": points(&hexes)})
    };
    sheet.tiles.iter().map(tile).collect()
}

fn doors(sheet: &ScenarioSheet) -> Vec<Value> {
    let door = |door: &::haven::scenario::sheet::DoorPlace| {
        let mut value = json!({
            "hex": point(door.at),
            "kind": door_kind(door.kind),
            "tiles": door.tiles.map(|tile| tile.to_string()),
            "rooms": door.tiles.map(|tile| sheet.room_of(tile)),
        });
        if door.locked {
            value["locked"] = true.into();
        }
        if let Some(mark) = door.mark {
            value["mark"] = mark.to_string().into();
        }
        value
    };
    sheet.doors.iter().map(door).collect()
}

/// The edges between two tiles that are walls: those on which neither a door nor a corridor lies.
fn seams(sheet: &ScenarioSheet) -> Vec<Value> {
    let joined = |at: Hex| {
        let on_corridor = sheet.corridors.iter().any(|one| one.cells.contains(&at));
        on_corridor || sheet.doors.iter().any(|door| door.at == at)
    };
    let tiles: Vec<Vec<Hex>> = sheet.tiles.iter().map(|tile| tile.hexes()).collect();
    let tile_of = |at: Hex| tiles.iter().position(|hexes| hexes.contains(&at)).filter(|_| !joined(at));
    // Columns are counted with every other row half a hex to the right.
    let column = |at: Hex| (at.q + at.r.div_euclid(2), at.r);
    let mut seams = Vec::new();
    for (place, hexes) in tiles.iter().enumerate() {
        for &at in hexes.iter().filter(|&&at| tile_of(at) == Some(place)) {
            for beyond in DIRECTIONS.map(|step| at + step) {
                if tile_of(beyond).is_some_and(|other| other != place) && column(at) < column(beyond) {
                    seams.push(json!([point(at), point(beyond)]));
                }
            }
        }
    }
    seams
}

fn monsters(sheet: &ScenarioSheet) -> Vec<Value> {
    let monster = |one: &::haven::scenario::sheet::MonsterPlace| {
        let corridor = sheet.corridors.iter().find(|corridor| corridor.cells.contains(&one.at));
        // A corridor between two tiles belongs to the room of both; the second is named.
        let beside = || sheet.tiles.iter().find(|tile| corridor.is_some_and(|corridor| corridor.tiles[1] == tile.name));
        let tile = sheet.tiles.iter().find(|tile| tile.hexes().contains(&one.at)).or_else(beside);
        let rank: String = one.ranks.iter().map(|rank| letter(*rank)).collect();
        json!({
            "m": kebab(&one.kind.sheet().name.to_string()),
            "at": point(one.at),
            "room": tile.map(|tile| tile.room),
            "tile": tile.map(|tile| tile.name.to_string()),
            "rank": rank,
        })
    };
    sheet.monsters.iter().map(monster).collect()
}

const fn letter(rank: Option<Rank>) -> char {
    match rank {
        Some(Rank::Normal) => 'n',
        Some(Rank::Elite) => 'e',
        Some(Rank::Boss) => 'b',
        None => '-',
    }
}

fn kebab(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

const fn door_kind(kind: DoorKind) -> &'static str {
    match kind {
        DoorKind::Stone => "stone",
        DoorKind::Wooden => "wooden",
        DoorKind::DarkFog => "dark-fog",
        DoorKind::LightFog => "light-fog",
        DoorKind::BreakableWall => "breakable-wall",
    }
}

const fn material(material: Material) -> &'static str {
    match material {
        Material::Earth => "earth",
        Material::ManmadeStone => "manmade-stone",
        Material::NaturalStone => "natural-stone",
        Material::Wood => "wood",
    }
}

const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Obstacle => "obstacle",
        Terrain::Trap => "trap",
        Terrain::Hazard => "hazard",
        Terrain::Difficult => "difficult",
    }
}
