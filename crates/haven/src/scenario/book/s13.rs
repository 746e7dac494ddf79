//! Scenario 13, Temple of the Seer.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 13,
    name: name("Temple of the Seer", "Templo de la vidente", "Tempel des Sehers", "Templo da Vidente"),
    tiles: &[tile("m1a", 1, 0, (1, 0)), tile("n1b", 2, 0, (-8, 0))],
    doors: &[stone((-2, 3), "m1a", "n1b").mark('1')],
    start: &[hex(2, 5), hex(3, 3), hex(3, 4), hex(4, 1), hex(4, 2)],
    overlays: &[
        piece(Altar, &[(-9, 3)]),
        piece(Pillar, &[(-7, 1)]),
        piece(Pillar, &[(-5, 1)]),
        piece(Pillar, &[(-3, 1)]),
        piece(Pillar, &[(-9, 5)]),
        piece(Pillar, &[(-7, 5)]),
        piece(Pillar, &[(-5, 5)]),
        piece(Bear, &[(-8, 2)]),
        piece(Bear, &[(-5, 3)]),
        piece(Bear, &[(-4, 5)]),
    ],
    coins: &[hex(-8, 0), hex(-8, 1), hex(-9, 2)],
    chests: &[chest(10, (-11, 6))],
    monsters: &[
        // Room 1.
        monster(StoneGolem, (1, 1), "nne"),
        monster(StoneGolem, (-1, 3), "nen"),
        monster(StoneGolem, (1, 3), "--n"),
        monster(StoneGolem, (-1, 5), "nne"),
        // Room 2.
        monster(SpittingDrake, (-7, 0), "nne"),
        monster(SpittingDrake, (-8, 3), "eee"),
        monster(SpittingDrake, (-10, 4), "-nn"),
        monster(SpittingDrake, (-10, 5), "--n"),
        monster(CaveBear, (-4, 0), "eee"),
        monster(CaveBear, (-1, 0), "-nn"),
        monster(CaveBear, (-6, 2), "--n"),
        monster(LivingSpirit, (-7, 4), "-nn"),
        monster(LivingSpirit, (-6, 5), "nnn"),
        monster(LivingSpirit, (-7, 6), "nee"),
        monster(LivingSpirit, (-5, 6), "nee"),
    ],
    terms: Terms { goal: When::EVERY_ENEMY_DEAD, ..Terms::BLANK },
    reward: Reward { opens_one_of: &[15, 17, 20], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
