//! Scenario 14, Frozen Hollow.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 14,
    name: name("Frozen Hollow", "Hondonada helada", "Frostsenke", "Vale Congelado"),
    tiles: &[tile("k1b", 1, 0, (2, 0)), tile("k2a", 2, 3, (-10, 5)), tile("i2a", 3, 0, (-9, -1))],
    doors: &[dark_fog((-3, 5), "k1b", "k2a"), dark_fog((-9, 4), "k2a", "i2a")],
    start: &[hex(3, 5), hex(4, 4), hex(4, 5), hex(5, 3), hex(5, 4)],
    overlays: &[
        piece(Stalagmites, &[(3, 2)]),
        piece(Stalagmites, &[(-1, 3)]),
        piece(Boulder2, &[(-8, 9), (-7, 8)]),
        piece(Boulder2, &[(-11, 7), (-11, 6)]),
        piece(RockColumn, &[(-8, -1)]),
        piece(RockColumn, &[(-5, -1)]),
        piece(RockColumn, &[(-9, 1)]),
        piece(RockColumn, &[(-6, 1)]),
        piece(RockColumn, &[(-11, 3)]),
        piece(RockColumn, &[(-6, 3)]),
        piece(Bear, &[(-9, 0)]),
        piece(Bear, &[(-5, 0)]),
    ],
    chests: &[chest(26, (-9, -1))],
    monsters: &[
        // Room 1.
        monster(Hound, (2, 0), "--n"),
        monster(Hound, (4, 0), "nee"),
        monster(Hound, (5, 0), "nnn"),
        monster(Hound, (2, 1), "nnn"),
        monster(Hound, (3, 1), "nee"),
        monster(Hound, (4, 2), "--n"),
        monster(LivingSpirit, (0, 3), "--n"),
        monster(LivingSpirit, (-1, 4), "eee"),
        monster(LivingSpirit, (-1, 5), "-nn"),
        // Room 2.
        monster(LivingSpirit, (-10, 8), "nne"),
        monster(FrostDemon, (-7, 9), "nee"),
        monster(FrostDemon, (-8, 8), "nne"),
        monster(FrostDemon, (-7, 7), "-nn"),
        monster(FrostDemon, (-10, 7), "nnn"),
        // Room 3.
        monster(LivingSpirit, (-8, 0), "nnn"),
        monster(LivingSpirit, (-6, 0), "nnn"),
        monster(LivingSpirit, (-10, 1), "-nn"),
        monster(LivingSpirit, (-5, 1), "-nn"),
        monster(Hound, (-8, 1), "nnn"),
        monster(Hound, (-7, 1), "-nn"),
        monster(FrostDemon, (-7, 0), "eee"),
        monster(FrostDemon, (-10, 3), "--n"),
        monster(FrostDemon, (-7, 3), "--n"),
    ],
    terms: Terms { goal: When::EVERY_ENEMY_DEAD, setup: &[Effect::MinusOne(3)], ..Terms::BLANK },
    reward: Reward { global: &["The Power of Enhancement"], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
