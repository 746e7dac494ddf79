//! Scenario 3, Inox Encampment.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 3,
    name: name("Inox Encampment", "Campamento inox", "Inox-Lager", "Acampamento Inox"),
    tiles: &[
        tile("l1b", 1, 0, (-6, -6)),
        tile("l3a", 1, 3, (-1, -6)),
        tile("b4a", 2, 0, (-5, 2)),
        tile("b2a", 3, 3, (2, -11)),
        tile("b3a", 4, 0, (-10, 2)),
        tile("b1a", 5, 3, (-3, -11)),
        tile("e1b", 6, 0, (-11, -5)),
    ],
    doors: &[
        wooden((-8, 1), "l1b", "b3a"),
        wooden((-4, -7), "l1b", "b1a"),
        dark_fog((-8, -3), "l1b", "e1b").mark('1'),
        wooden((-3, 1), "l3a", "b4a"),
        wooden((1, -7), "l3a", "b2a"),
    ],
    corridors: &[
        corridor(Earth, &[(-4, 0), (-5, 0)], "l1b", "l3a"),
        corridor(Earth, &[(-4, -1)], "l1b", "l3a"),
        corridor(Earth, &[(-3, -2), (-4, -2)], "l1b", "l3a"),
        corridor(Earth, &[(-3, -3)], "l1b", "l3a"),
        corridor(Earth, &[(-2, -4), (-3, -4)], "l1b", "l3a"),
        corridor(Earth, &[(-2, -5)], "l1b", "l3a"),
        corridor(Earth, &[(-1, -6), (-2, -6)], "l1b", "l3a"),
    ],
    start: &[hex(0, -2), hex(1, -4), hex(1, -3), hex(1, -2), hex(2, -4)],
    overlays: &[
        piece(Thorns, &[(-1, 0)]),
        piece(Thorns, &[(-1, -6)]),
        piece(Thorns, &[(-6, -2)]),
        piece(Totem, &[(-3, -4)]),
        piece(Totem, &[(-3, -3)]),
        piece(Totem, &[(-4, -2)]),
        piece(Crate, &[(-8, 4)]),
        piece(Crate, &[(-4, -9)]),
        piece(Spike, &[(-8, -4)]),
        piece(Spike, &[(-9, -3)]),
        piece(Spike, &[(-9, -2)]),
        piece(Barrel, &[(-6, 4)]),
        piece(Barrel, &[(3, -9)]),
    ],
    coins: &[
        hex(-11, 4),
        hex(-11, 5),
        hex(-4, -10),
        hex(-3, -11),
        hex(-11, -5),
        hex(-10, -5),
        hex(-13, -1),
        hex(-4, 5),
        hex(4, -11),
    ],
    chests: &[chest(65, (-13, -2))],
    monsters: &[
        // Room 1.
        monster(InoxGuard, (-2, 0), "--n"),
        monster(InoxGuard, (-2, -1), "-nn"),
        monster(InoxGuard, (-3, -1), "-nn"),
        monster(InoxGuard, (-3, -2), "n--"),
        monster(InoxGuard, (-2, -3), "n--"),
        monster(InoxGuard, (-2, -4), "n--"),
        monster(InoxGuard, (0, -5), "-nn"),
        monster(InoxGuard, (-1, -5), "-nn"),
        monster(InoxGuard, (1, -6), "--n"),
        monster(InoxArcher, (-5, -5), "--n"),
        monster(InoxArcher, (-6, -4), "-nn"),
        monster(InoxArcher, (-5, -3), "n--"),
        monster(InoxArcher, (-7, -2), "-nn"),
        monster(InoxArcher, (-7, -1), "--n"),
        monster(InoxShaman, (-6, -3), "eee"),
        // Room 4.
        monster(InoxGuard, (-10, 3), "nnn"),
        monster(InoxGuard, (-8, 3), "n-n"),
        monster(InoxShaman, (-10, 5), "-nn"),
        // Room 5.
        monster(InoxShaman, (-2, -9), "--n"),
        monster(InoxShaman, (-3, -10), "nen"),
        // Room 6.
        monster(InoxArcher, (-10, -4), "--n"),
        monster(InoxArcher, (-11, -2), "eee"),
        monster(InoxShaman, (-12, -3), "-nn"),
        // Room 2.
        monster(InoxGuard, (-4, 3), "nee"),
        monster(InoxArcher, (-4, 4), "--n"),
        // Room 3.
        monster(InoxGuard, (2, -9), "nee"),
        monster(InoxArcher, (3, -10), "--n"),
    ],
    marks: &[('a', &[hex(-7, -3)])],
    terms: Terms {
        goal: When::Killed(Who::Enemies, n(0).per_hero(5)),
        // Guards come until door 1 is opened.
        rules: &[
            on(Trigger::RoundEnds, &[Effect::Spawn(InoxGuard, ranks("n--"), 'a')])
                .when(When::All(&[When::OddRound, When::Not(&When::Open('1'))])),
            on(Trigger::RoundStarts, &[Effect::Spawn(InoxGuard, ranks("-nn"), 'a')]).when(When::Not(&When::Open('1'))),
        ],
        ..Terms::BLANK
    },
    reward: Reward { gold: 15, prosperity: 1, party: &["Jekserah's Plans"], opens: &[8, 9], ..Reward::NONE },
    needs: &[&[Need::NoGlobal("The Merchant Flees")]],
    ..ScenarioSheet::BLANK
};
