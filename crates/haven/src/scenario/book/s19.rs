//! Scenario 19, Forgotten Crypt.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 19,
    name: name("Forgotten Crypt", "Cripta olvidada", "Vergessene Krypta", "Cripta Esquecida"),
    tiles: &[
        tile("d2a", 1, 3, (-1, -4)),
        tile("d1a", 2, 4, (-7, -1)),
        tile("c2b", 3, 1, (-10, -3)),
        tile("c1a", 4, 1, (-5, -6)),
        tile("i1b", 5, 3, (-3, -12)),
    ],
    doors: &[
        stone((-4, -1), "d2a", "d1a"),
        stone((-8, -1), "d1a", "c2b").mark('1'),
        stone((-7, -3), "c2b", "c1a").mark('2'),
        stone((-3, -7), "c1a", "i1b").mark('3'),
    ],
    start: &[hex(-2, 0), hex(-1, -1), hex(-1, 0), hex(0, -2), hex(0, -1)],
    overlays: &[
        piece(Pillar, &[(1, -4)]),
        piece(Pillar, &[(1, -3)]),
        piece(Pillar, &[(-3, 0)]),
        piece(Pillar, &[(-3, -1)]),
        piece(Boulder3, &[(-7, 0), (-6, 0), (-6, -1)]),
        piece(Gas, &[(-3, -6)]),
        piece(Gas, &[(-4, -6)]),
        piece(Gas, &[(-5, -6)]),
        piece(Altar, &[(-1, -11)]),
    ],
    coins: &[hex(0, -8), hex(-1, -8), hex(-4, -8), hex(-5, -8), hex(2, -12), hex(1, -12), hex(-2, -12), hex(-3, -12)],
    chests: &[chest(17, (0, -12))],
    monsters: &[
        // Room 1.
        monster(Cultist, (-1, -4), "nnn"),
        monster(Cultist, (-2, -3), "nnn"),
        monster(LivingBones, (-1, -3), "-ne"),
        // Room 2.
        monster(LivingBones, (-8, 0), "-nn"),
        monster(LivingBones, (-7, -1), "nnn"),
        monster(LivingSpirit, (-8, 2), "nnn"),
        monster(LivingSpirit, (-7, 2), "nnn"),
        monster(LivingSpirit, (-7, 1), "--e"),
        // Room 3.
        monster(LivingBones, (-9, -3), "nnn"),
        monster(LivingBones, (-9, -2), "-nn"),
        monster(LivingBones, (-10, -1), "-nn"),
        monster(LivingBones, (-11, -1), "--n"),
        monster(Cultist, (-10, -2), "eee"),
        // Room 4.
        monster(LivingCorpse, (-4, -5), "eee"),
        monster(LivingCorpse, (-5, -5), "-nn"),
        monster(LivingCorpse, (-5, -4), "--n"),
        // Room 5.
        monster(LivingCorpse, (-2, -9), "-ee"),
        monster(LivingCorpse, (-1, -10), "nnn"),
        monster(LivingCorpse, (-2, -10), "nnn"),
        monster(Cultist, (0, -11), "nne"),
        monster(Cultist, (-2, -11), "nne"),
    ],
    objects: &[ally('a', name("Hail", "Hail", "Hail", "Hail"), (1, -2), n(4).per_level(2)).acting(Routine {
        initiative: 99,
        movement: 2,
        toward: 'b',
    })],
    marks: &[('e', &[hex(-10, -3)]), ('d', &[hex(-6, 1)]), ('c', &[hex(0, -4)]), ('b', &[hex(-1, -11)])],
    terms: Terms {
        goal: When::Beside(Who::Marked('a'), 'b'),
        defeat: When::Killed(Who::Marked('a'), n(1)),
        setup: &[Effect::Curse(3)],
        rules: &[
            on(
                Trigger::Opened('1'),
                &[Effect::Spawn(Cultist, ranks("nnn"), 'c'), Effect::Spawn(Cultist, ranks("-nn"), 'c')],
            ),
            on(
                Trigger::Opened('2'),
                &[Effect::Spawn(LivingSpirit, ranks("nnn"), 'd'), Effect::Spawn(LivingSpirit, ranks("--n"), 'd')],
            ),
            on(
                Trigger::Opened('3'),
                &[Effect::Spawn(LivingBones, ranks("nnn"), 'e'), Effect::Spawn(LivingBones, ranks("-nn"), 'e')],
            ),
        ],
        ..Terms::BLANK
    },
    reward: Reward { prosperity: 1, party: &["Stonebreaker's Censer"], opens: &[27], ..Reward::NONE },
    needs: &[&[Need::Global("The Power of Enhancement")]],
    ..ScenarioSheet::BLANK
};
