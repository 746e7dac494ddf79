//! Scenario 15, Shrine of Strength.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 15,
    name: name("Shrine of Strength", "Santuario de la fuerza", "Schrein der Stärke", "Santuário da Força"),
    tiles: &[
        tile("l1a", 1, 0, (0, 0)),
        tile("d1a", 2, 5, (-3, 8)),
        tile("h3b", 3, 2, (0, 11)),
        tile("h1b", 4, 4, (-12, 11)),
        tile("c1a", 5, 1, (-6, 14)),
    ],
    doors: &[
        stone((-2, 7), "l1a", "d1a"),
        stone((-1, 7), "l1a", "d1a"),
        stone((-1, 11), "d1a", "h3b").locked().mark('a'),
        stone((-6, 11), "d1a", "h1b").locked().mark('a'),
        stone((-5, 13), "d1a", "c1a").locked().mark('b'),
        stone((-4, 13), "d1a", "c1a").locked().mark('b'),
    ],
    plates: &[hex(-3, 10), hex(5, 11), hex(-1, 17), hex(-12, 17), hex(-12, 11)],
    start: &[hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0), hex(4, 0)],
    overlays: &[
        piece(WallSection, &[(0, 2), (-1, 2)]),
        piece(WallSection, &[(2, 2), (3, 2)]),
        piece(Pillar, &[(-1, 4)]),
        piece(Pillar, &[(0, 4)]),
        piece(Pillar, &[(1, 4)]),
        piece(Bear, &[(5, 12)]),
        piece(Bear, &[(4, 12)]),
        piece(Spike, &[(0, 17)]),
        piece(Spike, &[(0, 16)]),
        piece(Pillar, &[(2, 14)]),
        piece(Spike, &[(-13, 17)]),
        piece(Spike, &[(-12, 16)]),
        piece(Bear, &[(-13, 12)]),
        piece(Bear, &[(-12, 12)]),
        piece(Pillar, &[(-12, 14)]),
    ],
    chests: &[goal_chest((-6, 16))],
    monsters: &[
        // Room 1.
        monster(StoneGolem, (0, 3), "--n"),
        monster(StoneGolem, (1, 3), "-nn"),
        monster(SavvasIcestorm, (-1, 6), "eee"),
        // Room 2.
        monster(FrostDemon, (-3, 9), "nnn"),
        monster(FrostDemon, (-2, 9), "nnn"),
        monster(WindDemon, (-4, 11), "-ne"),
        monster(WindDemon, (-3, 11), "-ne"),
        monster(SavvasIcestorm, (-4, 12), "nnn"),
        // Room 3.
        monster(StoneGolem, (2, 15), "-nn"),
        monster(HarrowerInfester, (3, 13), "-nn"),
        monster(HarrowerInfester, (1, 13), "eee"),
        // Room 4.
        monster(StoneGolem, (-13, 15), "--n"),
        monster(HarrowerInfester, (-12, 13), "--n"),
        monster(HarrowerInfester, (-10, 13), "eee"),
        // Room 5.
        monster(StoneGolem, (-5, 15), "eee"),
        monster(StoneGolem, (-6, 15), "eee"),
    ],
    marks: &[('c', &[hex(-3, 10)]), ('d', &[hex(-12, 11), hex(5, 11)]), ('f', &[hex(-12, 17)]), ('e', &[hex(-1, 17)])],
    terms: Terms {
        goal: When::AllLooted,
        rules: &[
            on(Trigger::Plate('c'), &[Effect::Open('a')]),
            // As many plates are in play as there are heroes.
            on(Trigger::TurnEnds(Who::Anybody), &[Effect::Open('b')]).when(When::Any(&[
                When::All(&[When::Heroes(2), When::Standing(&['d'])]),
                When::All(&[When::Heroes(3), When::Standing(&['d', 'e'])]),
                When::All(&[When::Heroes(4), When::Standing(&['d', 'e', 'f'])]),
            ])),
        ],
        ..Terms::BLANK
    },
    reward: Reward { experience: 20, ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
