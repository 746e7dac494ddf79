//! Scenario 21, Infernal Throne.

use crate::scenario::prelude::*;

/// Both specials: the altar goes around and brings demons, of these ranks.
macro_rules! altar_moves {
    ($letters:literal) => {
        &[
            Effect::InTurn(
                0,
                &[
                    &[
                        Effect::Reveal(3),
                        Effect::MoveObject('x', 'a'),
                        Effect::SummonAt(FrostDemon, ranks($letters), 'x'),
                    ],
                    &[Effect::MoveObject('x', 'b'), Effect::SummonAt(WindDemon, ranks($letters), 'x')],
                    &[
                        Effect::Reveal(2),
                        Effect::MoveObject('x', 'c'),
                        Effect::SummonAt(NightDemon, ranks($letters), 'x'),
                    ],
                    &[Effect::MoveObject('x', 'd'), Effect::SummonAt(EarthDemon, ranks($letters), 'x')],
                    &[
                        Effect::Reveal(4),
                        Effect::MoveObject('x', 'e'),
                        Effect::SummonAt(FlameDemon, ranks($letters), 'x'),
                    ],
                    &[Effect::MoveObject('x', 'f'), Effect::SummonAt(SunDemon, ranks($letters), 'x')],
                ],
            ),
            Effect::Act(&[step(2, false), strike(-1).ability()]),
        ]
    };
}

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 21,
    name: name("Infernal Throne", "Trono infernal", "Höllenthron", "Trono Infernal"),
    tiles: &[
        tile("e1a", 1, 0, (1, 0)),
        tile("j2a", 2, 4, (1, 6)),
        tile("j1a", 3, 3, (-4, 6)),
        tile("d2a", 4, 2, (0, 11)),
        tile("d1a", 5, 2, (-6, 11)),
    ],
    doors: &[
        stone((-2, 5), "e1a", "j1a"),
        stone((0, 7), "j1a", "j2a"),
        stone((-8, 12), "j1a", "d1a").mark('1'),
        stone((2, 5), "e1a", "j2a"),
        stone((3, 12), "j2a", "d2a"),
        stone((-3, 13), "d2a", "d1a").mark('1'),
    ],
    start: &[hex(1, 0), hex(1, 1), hex(2, 0), hex(2, 1), hex(3, 0), hex(3, 1), hex(4, 0)],
    overlays: &[piece(Altar, &[(-6, 13)])],
    chests: &[chest(15, (-2, 15))],
    monsters: &[
        // Room 1.
        monster(FrostDemon, (-1, 4), "nne"),
        monster(SunDemon, (2, 4), "nee"),
        // Room 3.
        monster(NightDemon, (-3, 8), "eee"),
        monster(NightDemon, (-3, 6), "-ne"),
        monster(WindDemon, (-7, 10), "-nn"),
        monster(WindDemon, (-8, 9), "nnn"),
        // Room 2.
        monster(EarthDemon, (2, 8), "eee"),
        monster(EarthDemon, (4, 6), "-ne"),
        monster(FlameDemon, (4, 10), "--n"),
        monster(FlameDemon, (6, 9), "nnn"),
        // Room 5.
        monster(PrimeDemon, (-5, 13), "bbb"),
    ],
    objects: &[target('x', name("Altar", "Altar", "Altar", "Altar"), &[(-6, 13)], n(0)).with_health_of(PrimeDemon)],
    // Only f is on a source's map: the other hexes are ours, on the tiles that the book names.
    marks: &[
        ('a', &[hex(-6, 8)]),
        ('b', &[hex(-2, 7)]),
        ('c', &[hex(2, 7)]),
        ('d', &[hex(5, 9)]),
        ('e', &[hex(0, 13)]),
        ('f', &[hex(-6, 13)]),
    ],
    terms: Terms {
        goal: When::Killed(Who::Kind(PrimeDemon), n(1)),
        // Only its altar can be hurt, and it dies with it.
        unharmed: Some(Who::Kind(PrimeDemon)),
        rules: &[
            on(Trigger::Dies(Who::Marked('x')), &[Effect::Kill(Who::Kind(PrimeDemon))]),
            on(Trigger::Special(1), altar_moves!("nee")),
            on(Trigger::Special(2), altar_moves!("nne")),
        ],
        ..Terms::BLANK
    },
    reward: Reward {
        gold: 50,
        prosperity: 1,
        global: &["The Rift Neutralized"],
        global_if: &[("Artifact: Recovered", "Artifact: Lost")],
        city_events: &[78],
        blocks: &[10, 35, 36],
        ..Reward::NONE
    },
    needs: &[&[Need::NoGlobal("The Rift Neutralized")]],
    ..ScenarioSheet::BLANK
};
