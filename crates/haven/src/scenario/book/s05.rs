//! Scenario 5, Ruinous Crypt.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 5,
    name: name("Ruinous Crypt", "Cripta ruinosa", "Unheilvolle Krypta", "Cripta em Ruínas"),
    tiles: &[tile("m1a", 1, 3, (-1, -6)), tile("k1a", 2, 3, (1, -13)), tile("k2b", 3, 0, (-5, 2))],
    doors: &[stone((1, -7), "m1a", "k1a"), stone((-3, 1), "m1a", "k2b")],
    start: &[hex(-4, -2), hex(-4, -1), hex(-3, -4), hex(-3, -3), hex(-2, -5)],
    overlays: &[
        piece(Spike, &[(-2, 0)]),
        piece(Spike, &[(-3, 0)]),
        piece(Spike, &[(1, -6)]),
        piece(Spike, &[(0, -6)]),
        piece(Altar, &[(0, -3)]),
        piece(Rubble, &[(3, -9)]),
        piece(Rubble, &[(2, -10)]),
        piece(Rubble, &[(0, -10)]),
        piece(Rubble, &[(-5, 3)]),
        piece(Rubble, &[(-4, 3)]),
        piece(Rubble, &[(-7, 5)]),
    ],
    coins: &[hex(7, -12), hex(7, -13), hex(6, -13), hex(-2, 6), hex(-3, 7), hex(-4, 7)],
    chests: &[chest(28, (0, -12)), chest(4, (-9, 6))],
    monsters: &[
        // Room 1.
        monster(Cultist, (0, -2), "nnn"),
        monster(Cultist, (-1, -3), "-ne"),
        monster(Cultist, (1, -4), "nnn"),
        monster(NightDemon, (-2, -1), "nee"),
        monster(NightDemon, (0, -5), "nne"),
        // Room 2.
        monster(FlameDemon, (0, -9), "-ne"),
        monster(FlameDemon, (1, -10), "nnn"),
        monster(FlameDemon, (2, -11), "nnn"),
        monster(LivingBones, (6, -11), "-ne"),
        monster(LivingBones, (6, -12), "eee"),
        // Room 3.
        monster(FrostDemon, (-6, 3), "-ne"),
        monster(FrostDemon, (-6, 4), "nnn"),
        monster(FrostDemon, (-6, 5), "nnn"),
        monster(LivingBones, (-2, 5), "-ne"),
        monster(LivingBones, (-3, 6), "eee"),
    ],
    terms: Terms {
        goal: When::EVERY_ENEMY_DEAD,
        setup: &[Effect::Afflict(Who::Heroes, Condition::Disarm)],
        ..Terms::BLANK
    },
    reward: Reward { opens: &[10, 14, 19], links: &[10], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
