//! Scenario 23, Deep Ruins.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 23,
    name: name("Deep Ruins", "Ruinas profundas", "Tiefe Ruinen", "Ruínas Profundas"),
    tiles: &[
        tile("i1b", 1, 0, (0, 0)),
        tile("k2b", 2, 0, (-2, 6)),
        tile("m1a", 3, 3, (-11, 11)),
        tile("d1a", 4, 4, (2, 11)),
    ],
    doors: &[stone((0, 5), "i1b", "k2b").mark('1'), stone((1, 11), "k2b", "d1a"), stone((-7, 11), "k2b", "m1a")],
    plates: &[hex(0, 15), hex(4, 13), hex(-10, 15), hex(-12, 13)],
    start: &[hex(1, 0), hex(1, 1), hex(2, 0), hex(2, 1), hex(3, 0), hex(3, 1), hex(4, 0)],
    overlays: &[
        piece(Boulder1, &[(1, 8)]),
        piece(Boulder1, &[(-1, 9)]),
        piece(Boulder1, &[(-1, 10)]),
        piece(Boulder1, &[(0, 11)]),
        piece(Bear, &[(-5, 9)]),
        piece(Bear, &[(-5, 10)]),
        piece(Bear, &[(-4, 10)]),
        piece(Boulder1, &[(0, 14)]),
        piece(Boulder1, &[(3, 12)]),
    ],
    chests: &[chest(39, (-2, 4)), chest(72, (3, 4))],
    monsters: &[
        // Room 1.
        monster(StoneGolem, (1, 3), "nee"),
        monster(AncientArtillery, (-1, 3), "nnn"),
        monster(AncientArtillery, (3, 3), "nnn"),
        monster(AncientArtillery, (-1, 4), "--n"),
        monster(AncientArtillery, (2, 4), "--n"),
        // Room 2.
        monster(StoneGolem, (-2, 7), "nnn"),
        monster(LivingBones, (1, 7), "-nn"),
        monster(LivingBones, (0, 8), "--n"),
        monster(AncientArtillery, (-5, 11), "nee"),
        monster(AncientArtillery, (-1, 11), "nne"),
        // Room 4.
        monster(LivingBones, (0, 13), "nne"),
        monster(LivingBones, (4, 11), "nne"),
        monster(LivingSpirit, (1, 15), "--n"),
        monster(LivingSpirit, (2, 14), "eee"),
        monster(LivingSpirit, (3, 14), "--n"),
        // Room 3.
        monster(StoneGolem, (-10, 14), "nnn"),
        monster(StoneGolem, (-11, 13), "-nn"),
        monster(AncientArtillery, (-11, 16), "-nn"),
        monster(AncientArtillery, (-12, 15), "eee"),
        monster(AncientArtillery, (-13, 14), "-nn"),
    ],
    marks: &[('a', &[hex(4, 13), hex(-12, 13)]), ('c', &[hex(0, 15)]), ('b', &[hex(-10, 15)])],
    terms: Terms {
        // As many plates are in play as there are heroes.
        goal: When::Any(&[
            When::All(&[When::Heroes(2), When::Held(&['a'])]),
            When::All(&[When::Heroes(3), When::Held(&['a', 'b'])]),
            When::All(&[When::Heroes(4), When::Held(&['a', 'b', 'c'])]),
        ]),
        setup: &[Effect::MinusOne(3)],
        ..Terms::BLANK
    },
    reward: Reward { party: &["Through the Ruins"], global: &["Ancient Technology"], opens: &[26], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
