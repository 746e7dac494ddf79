//! Scenario 7, Vibrant Grotto.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 7,
    name: name("Vibrant Grotto", "Gruta vibrante", "Üppige Grotte", "Gruta Vibrante"),
    tiles: &[
        tile("m1b", 1, 2, (-4, -2)),
        tile("c2a", 2, 1, (-7, -4)),
        tile("g2a", 3, 0, (-4, -8)),
        tile("b4b", 4, 3, (1, -13)),
        tile("f1b", 5, 0, (7, -14)),
        tile("d2b", 6, 2, (3, -4)),
    ],
    doors: &[
        light_fog((0, 0), "m1b", "d2b"),
        light_fog((4, -5), "d2b", "f1b"),
        light_fog((-6, -1), "m1b", "c2a"),
        dark_fog((-5, -5), "c2a", "g2a"),
        dark_fog((3, -7), "g2a", "f1b"),
        dark_fog((0, -9), "g2a", "b4b"),
    ],
    start: &[hex(-6, 4), hex(-5, 3), hex(-5, 4), hex(-4, 3), hex(-4, 4)],
    overlays: &[
        piece(Thorns, &[(-2, 0)]),
        piece(Thorns, &[(-7, 2)]),
        piece(Bush, &[(-3, 2)]),
        piece(Bush, &[(-5, 1)]),
        piece(Gas, &[(3, -1)]),
        piece(Gas, &[(2, -2)]),
        piece(Bush, &[(-8, -2)]),
        piece(Thorns, &[(-6, -3)]),
        piece(Gas, &[(7, -13)]),
        piece(Gas, &[(8, -13)]),
        piece(Thorns, &[(5, -10)]),
        piece(Bush, &[(6, -8)]),
        piece(Bush, &[(5, -7)]),
    ],
    chests: &[
        goal_chest_by_loot((-7, 1)),
        goal_chest_by_loot((4, -4)),
        goal_chest_by_loot((-8, -3)),
        goal_chest_by_loot((9, -14)),
        goal_chest_by_loot((3, -13)),
    ],
    monsters: &[
        // Room 1.
        monster(CaveBear, (-2, -1), "nnn"),
        monster(CaveBear, (-3, -1), "-ne"),
        monster(CaveBear, (-4, -1), "nnn"),
        monster(ForestImp, (-2, -2), "-ne"),
        monster(ForestImp, (-3, -2), "eee"),
        // Room 6.
        monster(ForestImp, (4, -1), "--n"),
        monster(ForestImp, (3, -2), "eee"),
        monster(ForestImp, (2, -3), "-nn"),
        // Room 2.
        monster(ForestImp, (-6, -4), "--n"),
        monster(ForestImp, (-7, -4), "-nn"),
        monster(EarthDemon, (-7, -3), "nnn"),
        // Room 3.
        monster(ForestImp, (-1, -8), "--n"),
        monster(ForestImp, (0, -8), "--n"),
        monster(ForestImp, (-2, -7), "nnn"),
        monster(ForestImp, (0, -7), "-nn"),
        monster(InoxShaman, (-1, -7), "eee"),
        // Room 5.
        monster(EarthDemon, (6, -12), "nnn"),
        monster(EarthDemon, (7, -12), "-ne"),
        monster(EarthDemon, (8, -12), "nnn"),
        // Room 4.
        monster(CaveBear, (3, -12), "-nn"),
        monster(CaveBear, (2, -12), "nnn"),
        monster(CaveBear, (2, -13), "--n"),
    ],
    terms: Terms { goal: When::AllLooted, ..Terms::BLANK },
    reward: Reward { opens: &[20], ..Reward::NONE },
    needs: &[&[Need::Global("The Power of Enhancement"), Need::Global("The Merchant Flees")]],
    ..ScenarioSheet::BLANK
};
