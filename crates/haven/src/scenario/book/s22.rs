//! Scenario 22, Temple of the Elements.

use crate::scenario::prelude::*;

use crate::words::Name;

const ALTAR: Name = name("Altar", "Altar", "Altar", "Altar");

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 22,
    name: name("Temple of the Elements", "Templo de los elementos", "Tempel der Elemente", "Templo dos Elementos"),
    tiles: &[
        tile("b2b", 1, 3, (-1, -3)),
        tile("m1a", 2, 3, (-4, 2)),
        tile("d1a", 3, 3, (3, -1)),
        tile("c2b", 4, 0, (-1, 7)),
        tile("c1a", 5, 0, (-10, 7)),
        tile("d2a", 6, 4, (-7, -1)),
    ],
    doors: &[
        stone((-2, 1), "b2b", "m1a").mark('1'),
        stone((-5, 2), "m1a", "d2a"),
        stone((0, 2), "m1a", "d1a"),
        stone((-8, 8), "m1a", "c1a"),
        stone((-3, 8), "m1a", "c2b"),
    ],
    start: &[hex(-1, -3), hex(-1, -2), hex(0, -3), hex(0, -2), hex(1, -3)],
    overlays: &[
        piece(Altar, &[(-8, 0)]),
        piece(Altar, &[(5, 0)]),
        piece(Altar, &[(-12, 10)]),
        piece(Altar, &[(-1, 10)]),
    ],
    coins: &[hex(-4, 6), hex(-5, 6)],
    chests: &[chest(21, (-5, 8))],
    monsters: &[
        // Room 1.
        monster(Cultist, (-1, 0), "nee"),
        monster(Cultist, (-2, 0), "nne"),
        // Room 2.
        monster(Cultist, (-5, 7), "eee"),
        monster(Cultist, (-3, 5), "-nn"),
        monster(Cultist, (-4, 5), "n-e"),
        monster(Cultist, (-5, 5), "-nn"),
        // Room 6.
        monster(EarthDemon, (-8, 1), "-nn"),
        monster(EarthDemon, (-7, 0), "nnn"),
        // Room 3.
        monster(FlameDemon, (4, 1), "-nn"),
        monster(FlameDemon, (4, 0), "nnn"),
        // Room 5.
        monster(FrostDemon, (-11, 9), "--n"),
        monster(FrostDemon, (-11, 10), "nnn"),
        // Room 4.
        monster(WindDemon, (-1, 9), "--n"),
        monster(WindDemon, (-2, 10), "nnn"),
    ],
    objects: &[
        target('a', ALTAR, &[(-12, 10)], n(4).per_hero_and_level(1)),
        target('a', ALTAR, &[(-1, 10)], n(4).per_hero_and_level(1)),
        target('a', ALTAR, &[(5, 0)], n(4).per_hero_and_level(1)),
        target('a', ALTAR, &[(-8, 0)], n(4).per_hero_and_level(1)),
    ],
    terms: Terms {
        goal: When::Killed(Who::Marked('a'), n(4)),
        boosts: &[Boost {
            when: When::Open('1'),
            kinds: &[EarthDemon, FlameDemon, FrostDemon, WindDemon],
            per: 'a',
            health: 1,
            attack: 1,
            half_movement: 1,
            half_range: 1,
        }],
        ..Terms::BLANK
    },
    reward: Reward { global: &["Artifact: Recovered"], opens: &[31, 35, 36], ..Reward::NONE },
    needs: &[&[Need::Party("A Demon's Errand")], &[Need::Party("Following Clues")]],
    ..ScenarioSheet::BLANK
};
