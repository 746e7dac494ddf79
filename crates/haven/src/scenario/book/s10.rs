//! Scenario 10, Plane of Elemental Power.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 10,
    name: name(
        "Plane of Elemental Power",
        "Plano del poder elemental",
        "Ebene der Elementarmächte",
        "Plano do Poder Elemental",
    ),
    tiles: &[
        tile("d1b", 1, 2, (-3, -1)),
        tile("g1a", 2, 0, (-1, -5)),
        tile("l1b", 3, 0, (2, -1)),
        tile("l3a", 3, 3, (7, -1)),
    ],
    doors: &[light_fog((-2, -2), "d1b", "g1a"), light_fog((4, -2), "g1a", "l1b")],
    corridors: &[
        corridor(Earth, &[(6, -1), (7, -1)], "l1b", "l3a"),
        corridor(Earth, &[(6, 0)], "l1b", "l3a"),
        corridor(Earth, &[(5, 1), (6, 1)], "l1b", "l3a"),
        corridor(Earth, &[(5, 2)], "l1b", "l3a"),
        corridor(Earth, &[(4, 3), (5, 3)], "l1b", "l3a"),
        corridor(Earth, &[(4, 4)], "l1b", "l3a"),
        corridor(Earth, &[(3, 5), (4, 5)], "l1b", "l3a"),
    ],
    start: &[hex(-5, 2), hex(-5, 3), hex(-4, 2), hex(-3, 2), hex(-3, 3), hex(-2, 2)],
    overlays: &[
        piece(Altar, &[(-4, 3)]),
        piece(Spike, &[(5, -5)]),
        piece(Spike, &[(4, -4)]),
        piece(Spike, &[(4, -3)]),
        piece(HotCoals, &[(4, -5)]),
        piece(HotCoals, &[(1, -4)]),
        piece(HotCoals, &[(1, -3)]),
        piece(HotCoals, &[(5, -1)]),
        piece(HotCoals, &[(5, 0)]),
        piece(HotCoals, &[(4, 1)]),
        piece(HotCoals, &[(5, 1)]),
        piece(HotCoals, &[(3, 4)]),
        piece(HotCoals, &[(4, 4)]),
        piece(HotCoals, &[(3, 5)]),
        piece(HotCoals, &[(6, 3)]),
        piece(HotCoals, &[(5, 3)]),
        piece(HotCoals, &[(8, 2)]),
        piece(HotCoals, &[(7, 2)]),
        piece(HotCoals, &[(8, 1)]),
        piece(HotCoals, &[(9, 0)]),
        piece(HotCoals, &[(9, -1)]),
    ],
    coins: &[hex(0, 3), hex(-1, 5), hex(0, 5)],
    chests: &[chest(11, (8, 5))],
    // The last Flame Demon is on no source's map: its hex is ours.
    monsters: &[
        // Room 1.
        monster(FlameDemon, (-1, -1), "nnn"),
        monster(FlameDemon, (-3, -1), "nnn"),
        monster(EarthDemon, (-3, 0), "-ne"),
        // Room 2.
        monster(FlameDemon, (5, -4), "nnn"),
        monster(FlameDemon, (5, -3), "-nn"),
        monster(EarthDemon, (-1, -5), "-nn"),
        monster(EarthDemon, (1, -5), "nne"),
        monster(SunDemon, (3, -5), "--n"),
        monster(SunDemon, (2, -4), "eee"),
        // Room 3.
        monster(EarthDemon, (1, 1), "-nn"),
        monster(EarthDemon, (2, 2), "eee"),
        monster(SunDemon, (4, 3), "--n"),
        monster(SunDemon, (7, 0), "nee"),
        monster(FlameDemon, (5, 4), "nnn"),
        monster(FlameDemon, (7, 4), "--n"),
        monster(FlameDemon, (6, 4), "nne"),
    ],
    terms: Terms { goal: When::EVERY_ENEMY_DEAD, ..Terms::BLANK },
    reward: Reward { party: &["A Demon's Errand"], opens: &[21, 22], links: &[21], ..Reward::NONE },
    needs: &[&[Need::NoGlobal("The Rift Neutralized")]],
    ..ScenarioSheet::BLANK
};
