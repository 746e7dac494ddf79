//! Scenario 16, Mountain Pass.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 16,
    name: name("Mountain Pass", "Paso de montaña", "Gebirgspass", "Passo da Montanha"),
    tiles: &[
        tile("a2b", 1, 0, (-5, 1)),
        tile("b4b", 1, 0, (0, 0)),
        tile("k2a", 2, 3, (-12, 4)),
        tile("i2a", 3, 0, (-11, -2)),
    ],
    doors: &[dark_fog((-6, 3), "a2b", "k2a").mark('1'), dark_fog((-11, 3), "k2a", "i2a")],
    corridors: &[
        corridor(NaturalStone, &[(-2, 2), (-1, 2)], "a2b", "b4b"),
        corridor(NaturalStone, &[(-1, 1)], "a2b", "b4b"),
    ],
    start: &[hex(1, 2), hex(1, 3), hex(2, 0), hex(2, 1), hex(2, 2), hex(3, 0)],
    overlays: &[
        piece(Boulder1, &[(0, 3)]),
        piece(Boulder1, &[(-1, 1)]),
        piece(Spike, &[(-10, 9)]),
        piece(Spike, &[(-10, 8)]),
        piece(Spike, &[(-11, 8)]),
        piece(Spike, &[(-11, 7)]),
        piece(Boulder1, &[(-12, 1)]),
        piece(Boulder1, &[(-10, 1)]),
        piece(Boulder2, &[(-9, -2), (-10, -1)]),
        piece(Boulder2, &[(-7, -2), (-6, -2)]),
        piece(Boulder2, &[(-7, -1), (-8, 0)]),
    ],
    chests: &[chest(1, (-13, 9))],
    monsters: &[
        // Room 1.
        monster(EarthDemon, (-1, 2), "nee"),
        monster(EarthDemon, (0, 0), "nnn"),
        monster(EarthDemon, (-2, 1), "--n"),
        monster(InoxArcher, (-4, 1), "nnn"),
        monster(InoxArcher, (-5, 2), "-ne"),
        monster(InoxArcher, (-4, 2), "nnn"),
        // Room 2.
        monster(InoxGuard, (-9, 8), "nnn"),
        monster(InoxGuard, (-9, 7), "-ne"),
        monster(InoxGuard, (-10, 7), "nnn"),
        monster(WindDemon, (-11, 9), "-nn"),
        monster(WindDemon, (-12, 8), "eee"),
        monster(WindDemon, (-13, 6), "--n"),
        // Room 3.
        monster(EarthDemon, (-11, 2), "eee"),
        monster(EarthDemon, (-8, -1), "-ne"),
        monster(WindDemon, (-11, -1), "eee"),
        monster(WindDemon, (-13, 2), "-ne"),
    ],
    terms: Terms { goal: When::EVERY_ENEMY_DEAD, ..Terms::BLANK },
    reward: Reward { opens: &[24, 25], links: &[24], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
