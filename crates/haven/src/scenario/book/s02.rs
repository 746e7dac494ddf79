//! Scenario 2, Barrow Lair.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 2,
    name: name("Barrow Lair", "Guarida del túmulo", "Grabhöhle", "Covil do Túmulo"),
    tiles: &[
        tile("b3b", 1, 3, (-1, -3)),
        tile("m1a", 2, 3, (-4, 2)),
        tile("a1a", 3, 3, (0, 4)),
        tile("a3b", 4, 3, (-11, 4)),
        tile("a2a", 5, 1, (-10, 8)),
        tile("a4b", 6, 5, (-2, 8)),
    ],
    doors: &[
        stone((-2, 1), "b3b", "m1a").mark('1'),
        stone((-3, 8), "m1a", "a4b").locked().mark('d'),
        stone((-8, 8), "m1a", "a2a").locked().mark('c'),
        stone((-1, 5), "m1a", "a1a").locked().mark('a'),
        stone((-7, 5), "m1a", "a3b").locked().mark('b'),
    ],
    start: &[hex(-1, -3), hex(-1, -2), hex(0, -3), hex(0, -2), hex(1, -3)],
    overlays: &[
        piece(Bear, &[(0, -1)]),
        piece(Bear, &[(-2, -1)]),
        piece(Sarcophagus, &[(-5, 6), (-4, 6)]),
        piece(Sarcophagus, &[(-2, 3), (-2, 4)]),
        piece(Sarcophagus, &[(-4, 3), (-5, 4)]),
    ],
    chests: &[chest(67, (-5, 12))],
    monsters: &[
        // Room 1.
        monster(BanditArcher, (0, 0), "nnn"),
        monster(BanditArcher, (-1, 0), "--n"),
        monster(BanditArcher, (-2, 0), "-nn"),
        monster(BanditArcher, (-3, 0), "nnn"),
        // Room 2.
        monster(BanditArcher, (-4, 7), "eee"),
        monster(BanditCommander, (-5, 7), "bbb"),
        monster(BanditArcher, (-6, 7), "-ne"),
        // Room 6.
        monster(LivingCorpse, (-5, 11), "-ne"),
        monster(LivingCorpse, (-4, 11), "eee"),
        // Room 5.
        monster(LivingCorpse, (-9, 11), "-ne"),
        monster(LivingCorpse, (-10, 11), "eee"),
        // Room 3.
        monster(LivingCorpse, (2, 5), "-ne"),
        monster(LivingCorpse, (3, 4), "nnn"),
        monster(LivingCorpse, (2, 4), "nnn"),
        // Room 4.
        monster(LivingCorpse, (-10, 5), "-ne"),
        monster(LivingCorpse, (-9, 4), "nnn"),
        monster(LivingCorpse, (-10, 4), "nnn"),
    ],
    terms: Terms {
        goal: When::All(&[When::Killed(Who::Kind(BanditCommander), n(1)), When::Gone(Who::Enemies)]),
        setup: &[Effect::Curse(3)],
        rules: &[
            // He opens the doors clockwise, beginning on the right (ruling: the sources disagree about b and d).
            on(
                Trigger::Special(1),
                &[Effect::InTurn(
                    0,
                    &[
                        &[Effect::GoTo('a'), Effect::Open('a')],
                        &[Effect::GoTo('d'), Effect::Open('d')],
                        &[Effect::GoTo('c'), Effect::Open('c')],
                        &[Effect::GoTo('b'), Effect::Open('b')],
                    ],
                )],
            ),
            on(Trigger::Special(2), &[Effect::Summon(LivingBones, ranks("nee"))]),
        ],
        ..Terms::BLANK
    },
    reward: Reward { gold: 10, prosperity: 1, opens: &[3, 4], ..Reward::NONE },
    needs: &[&[Need::Party("First Steps")]],
    ..ScenarioSheet::BLANK
};
