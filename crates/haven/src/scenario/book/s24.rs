//! Scenario 24, Echo Chamber.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 24,
    name: name("Echo Chamber", "Cámara del eco", "Echokammer", "Câmara do Eco"),
    tiles: &[
        tile("l2a", 1, 0, (0, 0)),
        tile("a2b", 2, 0, (4, 3)),
        tile("g2a", 3, 3, (2, 6)),
        tile("j1b", 4, 0, (9, 2)),
        tile("d2b", 5, 4, (13, -4)),
        tile("b4b", 6, 5, (17, -2)),
    ],
    doors: &[
        dark_fog((3, 3), "l2a", "a2b"),
        dark_fog((8, 3), "a2b", "j1b"),
        dark_fog((4, 5), "a2b", "g2a"),
        dark_fog((9, 5), "g2a", "j1b"),
        dark_fog((8, 5), "g2a", "j1b"),
        dark_fog((14, 2), "j1b", "b4b"),
        dark_fog((11, 1), "j1b", "d2b"),
        dark_fog((15, -1), "d2b", "b4b"),
    ],
    start: &[hex(-2, 4), hex(-2, 5), hex(-1, 2), hex(-1, 3), hex(-1, 4), hex(0, 1), hex(0, 2)],
    overlays: &[
        piece(RockColumn, &[(2, 1)]),
        piece(RockColumn, &[(0, 4)]),
        piece(Bear, &[(5, 3)]),
        piece(Nest, &[(8, 7)]),
        piece(RockColumn, &[(5, 7)]),
        piece(Bear, &[(11, 3)]),
        piece(Bear, &[(12, 7)]),
        piece(RockColumn, &[(13, -2)]),
        piece(Nest, &[(17, 1)]),
        piece(Bear, &[(17, -1)]),
    ],
    coins: &[hex(7, 8), hex(6, 8), hex(18, -1), hex(18, 0)],
    chests: &[chest(70, (12, 8))],
    monsters: &[
        // Room 1.
        monster(Ooze, (3, 0), "--n"),
        monster(Ooze, (4, 0), "nnn"),
        monster(Ooze, (0, 6), "--n"),
        monster(Ooze, (1, 6), "nnn"),
        monster(RendingDrake, (3, 2), "nee"),
        monster(RendingDrake, (2, 3), "nne"),
        monster(RendingDrake, (2, 4), "nee"),
        // Room 2.
        monster(LivingSpirit, (6, 3), "eee"),
        monster(LivingSpirit, (4, 4), "-nn"),
        monster(LivingSpirit, (5, 4), "-nn"),
        monster(LivingSpirit, (6, 4), "nne"),
        // Room 3.
        monster(RendingDrake, (8, 8), "-nn"),
        monster(RendingDrake, (3, 8), "nnn"),
        monster(RendingDrake, (6, 7), "nnn"),
        monster(RendingDrake, (2, 7), "--n"),
        // Room 4.
        monster(RendingDrake, (10, 2), "-nn"),
        monster(RendingDrake, (10, 3), "nnn"),
        monster(LivingSpirit, (12, 2), "--n"),
        monster(LivingSpirit, (13, 2), "nne"),
        monster(LivingSpirit, (11, 4), "nnn"),
        monster(Ooze, (13, 5), "nnn"),
        monster(Ooze, (12, 6), "-ne"),
        monster(Ooze, (14, 6), "eee"),
        monster(Ooze, (13, 7), "-nn"),
        // Room 5.
        monster(Ooze, (11, 0), "--e"),
        monster(Ooze, (12, -2), "eee"),
        monster(Ooze, (13, -1), "eee"),
        monster(Ooze, (15, -3), "-ee"),
        // Room 6.
        monster(RendingDrake, (16, 0), "eee"),
        monster(RendingDrake, (16, 1), "-ne"),
    ],
    terms: Terms { goal: When::AllOpen, ..Terms::BLANK },
    reward: Reward { party: &["The Voice's Command"], opens: &[30, 32], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
