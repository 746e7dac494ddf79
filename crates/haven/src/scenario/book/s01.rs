//! Scenario 1, Black Barrow.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 1,
    name: name("Black Barrow", "Túmulo negro", "Schwarzgrab", "Túmulo Negro"),
    tiles: &[tile("l1a", 1, 0, (0, 0)), tile("g1b", 2, 3, (-9, 2)), tile("i1b", 3, 0, (-10, 6))],
    doors: &[stone((-2, 3), "l1a", "g1b"), stone((-7, 5), "g1b", "i1b").mark('1')],
    start: &[hex(1, 4), hex(1, 5), hex(2, 2), hex(2, 3), hex(2, 4), hex(3, 1), hex(3, 2)],
    overlays: &[
        piece(Spike, &[(-6, 4)]),
        piece(Spike, &[(-7, 4)]),
        piece(Table, &[(-9, 7), (-10, 7)]),
        piece(Table, &[(-6, 7), (-7, 7)]),
    ],
    coins: &[hex(-11, 8), hex(-11, 9), hex(-12, 10), hex(-6, 8), hex(-7, 9)],
    chests: &[chest(7, (-7, 10))],
    monsters: &[
        // Room 1.
        monster(BanditGuard, (0, 0), "-nn"),
        monster(BanditGuard, (0, 1), "-ne"),
        monster(BanditGuard, (-1, 2), "nnn"),
        monster(BanditGuard, (-1, 3), "e--"),
        monster(BanditGuard, (-2, 4), "nnn"),
        monster(BanditGuard, (-2, 5), "-ne"),
        monster(BanditGuard, (-3, 6), "-nn"),
        // Room 2.
        monster(BanditGuard, (-5, 4), "n-n"),
        monster(BanditGuard, (-4, 3), "-ee"),
        monster(BanditGuard, (-4, 2), "n-n"),
        monster(BanditArcher, (-10, 4), "-nn"),
        monster(BanditArcher, (-9, 3), "eee"),
        monster(BanditArcher, (-9, 2), "-nn"),
        // Room 3.
        monster(LivingBones, (-8, 6), "--n"),
        monster(LivingBones, (-7, 6), "--n"),
        monster(LivingBones, (-9, 8), "nnn"),
        monster(LivingBones, (-8, 8), "nen"),
        monster(BanditArcher, (-11, 10), "--n"),
        monster(BanditArcher, (-10, 10), "nen"),
        monster(BanditArcher, (-9, 10), "nnn"),
        monster(BanditArcher, (-8, 10), "--n"),
    ],
    terms: Terms { goal: When::EVERY_ENEMY_DEAD, ..Terms::BLANK },
    reward: Reward { party: &["First Steps"], opens: &[2], links: &[2], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
