//! Scenario 4, Crypt of the Damned.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 4,
    name: name("Crypt of the Damned", "Cripta de los condenados", "Krypta der Verdammten", "Cripta dos Condenados"),
    tiles: &[
        tile("e1a", 1, 0, (1, 0)),
        tile("g1b", 2, 3, (0, -4)),
        tile("c1a", 3, 3, (8, -9)),
        tile("m1a", 4, 3, (3, -12)),
    ],
    doors: &[stone((4, -1), "e1a", "g1b"), stone((7, -5), "g1b", "c1a").mark('1'), stone((1, -5), "g1b", "m1a")],
    start: &[hex(-1, 3), hex(-1, 4), hex(0, 2), hex(0, 3), hex(0, 4)],
    overlays: &[
        piece(Spike, &[(1, 0)]),
        piece(Spike, &[(2, 3)]),
        piece(Spike, &[(7, -6)]),
        piece(Spike, &[(2, -7)]),
        piece(Spike, &[(4, -11)]),
        piece(Pillar, &[(1, -7)]),
        piece(Pillar, &[(4, -9)]),
        piece(Pillar, &[(2, -10)]),
    ],
    coins: &[hex(1, -10), hex(2, -11), hex(3, -12)],
    chests: &[chest(46, (10, -8)), chest(38, (1, -9))],
    monsters: &[
        // Room 1.
        monster(LivingBones, (2, 1), "nee"),
        monster(LivingBones, (2, 2), "eee"),
        monster(LivingBones, (3, 2), "--n"),
        monster(BanditArcher, (4, 0), "-ne"),
        monster(BanditArcher, (3, 1), "nnn"),
        // Room 2.
        monster(Cultist, (4, -2), "--n"),
        monster(Cultist, (0, -2), "-nn"),
        monster(Cultist, (4, -3), "nn-"),
        monster(Cultist, (0, -3), "n--"),
        monster(Cultist, (5, -4), "--n"),
        monster(Cultist, (1, -4), "-nn"),
        monster(BanditArcher, (2, -2), "nnn"),
        monster(BanditArcher, (2, -3), "-ne"),
        monster(BanditArcher, (3, -4), "nnn"),
        // Room 3.
        monster(EarthDemon, (10, -9), "-ne"),
        monster(EarthDemon, (9, -9), "eee"),
        // Room 4.
        monster(Cultist, (3, -8), "nnn"),
        monster(Cultist, (3, -11), "-nn"),
        monster(WindDemon, (1, -8), "nee"),
        monster(WindDemon, (5, -10), "nne"),
    ],
    terms: Terms { goal: When::EVERY_ENEMY_DEAD, ..Terms::BLANK },
    reward: Reward { opens: &[5, 6], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
