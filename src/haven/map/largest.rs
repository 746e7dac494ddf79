//! The largest board there is, drawn by hand: 163 hexes, 4 heroes, 20 monsters. For measuring; only in development builds.

use crate::haven::map::marks::{Label, Reachable, Tone, Walk};
use crate::haven::map::state::{Cell, Ground, Look, Thing, Token};
use crate::haven::map::{Hexes, MapState, Marks};
use ::haven::class::Class;
use ::haven::condition::{Condition, Conditions};
use ::haven::figure::FigureId;
use ::haven::hex::{Hex, hex};
use ::haven::map::RoomId;
use ::haven::monster::{MonsterKind, Rank};
use ::haven::spot::Spot;
use leptos::prelude::*;

/// As many hexes as scenario 40 has.
const HEXES: usize = 163;
const COLUMNS: i16 = 17;

fn place(number: usize) -> Hex {
    let (row, column) = (number as i16 / COLUMNS, number as i16 % COLUMNS);
    hex(column - row / 2, row)
}

fn state() -> MapState {
    let cells: Vec<Cell> = (0..HEXES)
        .map(|number| {
            let room = Some(RoomId((number % COLUMNS as usize / 6) as u8));
            Cell { spot: Spot(number as u8), hex: place(number), room }
        })
        .collect();
    let known = |at: Hex| cells.iter().any(|cell| cell.hex == at);
    let walls = cells.iter().flat_map(|cell| {
        let sides = cell.hex.neighbours().into_iter().enumerate().filter(|(_, next)| !known(*next));
        sides.map(|(side, _)| super::geometry::edge(cell.hex, side)).collect::<Vec<_>>()
    });
    let things = (0..12).map(|number| match number % 4 {
        0 => Thing::Trap { hex: place(number * 13 + 5), damage: 3, conditions: Conditions::NONE },
        1 => Thing::Coins(place(number * 13 + 5), 2),
        2 => Thing::Obstacle(vec![place(number * 13 + 5)], None),
        _ => Thing::Difficult(place(number * 13 + 5)),
    });
    let token = |number: usize| {
        let spot = number * 6 + 8;
        let kind = MonsterKind::ALL[number % 8];
        let look = match number {
            0..4 => Look::Hero(Class::ALL[number]),
            _ => Look::Monster(kind, if number.is_multiple_of(3) { Rank::Elite } else { Rank::Normal }),
        };
        Token {
            id: FigureId(number as u8),
            spot: Spot(spot as u8),
            hex: place(spot),
            look,
            name: if number < 4 { Class::ALL[number].name() } else { kind.sheet().name },
            number: (number >= 4).then_some(number as u8 % 9 + 1),
            yours: number == 0,
            friend: number < 4,
            health: 3 + number as i16 % 6,
            most: 10,
            conditions: Conditions::of(if number.is_multiple_of(2) {
                &[Condition::Poison, Condition::Muddle]
            } else {
                &[]
            }),
            shield: i16::from(number.is_multiple_of(5)),
            retaliate: 0,
        }
    };
    MapState {
        ground: Ground { walls: walls.collect(), doors: Vec::new(), cells: cells.clone() },
        things: things.collect(),
        tokens: (0..24).map(token).collect(),
        now: Some(FigureId(0)),
        empty: Vec::new(),
    }
}

/// The board, which answers as a table does: what is pointed at shows a way, what is picked is gone to.
#[component]
pub fn LargestBoard() -> impl IntoView {
    let state = RwSignal::new(state());
    let pointed = RwSignal::new(None::<Spot>);
    let marks = Memo::new(move |_| {
        let free = |number: &usize| state.with(|state| state.standing_on(Spot(*number as u8)).is_none());
        let here = state.with(|state| state.tokens[0].spot);
        let reach = (0..HEXES).filter(free).map(|number| Reachable {
            spot: Spot(number as u8),
            cost: (number % 9) as u8,
            harms: false,
            ends: true,
        });
        let steps = pointed.get().map(|to| (0..=5).map(|step| Spot((to.0 / 6 * step).min(to.0))).chain([to]).collect());
        Marks {
            reach: reach.collect(),
            walk: steps.map(|steps| Walk { figure: FigureId(0), from: here, steps, done: false }),
            targets: (4..12).map(FigureId).collect(),
            aimed: vec![FigureId(4)],
            labels: vec![Label { spot: Spot(32), tone: Tone::Blood, text: "65%".to_owned() }],
            pointed: pointed.get(),
            ..Marks::default()
        }
    });
    let pick = Callback::new(move |spot: Spot| {
        state.update(|state| {
            if let (Some(hex), None) = (state.hex(spot), state.standing_on(spot)) {
                let hero = &mut state.tokens[0];
                (hero.spot, hero.hex, hero.health) = (spot, hex, hero.health % 9 + 1);
            }
        });
    });
    view! { <div class="largest"><Hexes state=state marks=marks pick=pick point=Callback::new(move |spot| pointed.set(spot))/></div> }
}
