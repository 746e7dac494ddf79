//! Scenario 8, Gloomhaven Warehouse.

use crate::hex::Hex;
use crate::scenario::prelude::*;

/// The hexes that a bodyguard's first special sweeps.
const BODYGUARD_SWEEP: &[Hex] = &[hex(0, 1), hex(1, 0), hex(1, 1), hex(0, 2), hex(2, 0)];

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 8,
    name: name("Gloomhaven Warehouse", "Almacén de Gloomhaven", "Lagerhaus von Gloomhaven", "Armazém de Gloomhaven"),
    tiles: &[tile("i1a", 1, 0, (0, 0)), tile("i2b", 2, 0, (3, -6)), tile("g2b", 3, 3, (4, -10))],
    doors: &[wooden((3, -1), "i1a", "i2b"), wooden((6, -7), "i2b", "g2b").mark('1')],
    start: &[hex(-1, 4), hex(0, 3), hex(0, 4), hex(1, 3), hex(1, 4), hex(2, 3), hex(2, 4)],
    overlays: &[
        piece(Shelf, &[(0, 0), (1, 0)]),
        piece(Shelf, &[(4, 0), (5, 0)]),
        piece(Cabinet, &[(-1, 2)]),
        piece(Cabinet, &[(4, 2)]),
        piece(Bear, &[(2, 1)]),
        piece(Bear, &[(6, -6)]),
        piece(Bear, &[(5, -2)]),
        piece(Bookcase, &[(3, -5), (4, -5)]),
        piece(Bookcase, &[(5, -5), (6, -5)]),
        piece(Bookcase, &[(3, -3), (4, -3)]),
        piece(Bookcase, &[(5, -3), (6, -3)]),
    ],
    coins: &[hex(10, -8), hex(10, -9), hex(11, -10), hex(3, -8), hex(4, -9), hex(4, -10)],
    chests: &[chest(51, (6, -2))],
    monsters: &[
        // Room 1.
        monster(LivingBones, (2, 0), "-nn"),
        monster(LivingBones, (3, 0), "-nn"),
        monster(LivingBones, (0, 1), "--n"),
        monster(LivingBones, (1, 1), "eee"),
        monster(LivingBones, (3, 1), "eee"),
        monster(LivingBones, (4, 1), "--n"),
        // Room 2.
        monster(LivingCorpse, (7, -6), "eee"),
        monster(LivingCorpse, (8, -6), "--n"),
        monster(LivingCorpse, (7, -5), "-nn"),
        monster(LivingCorpse, (2, -4), "--n"),
        monster(LivingCorpse, (3, -4), "eee"),
        monster(LivingCorpse, (2, -3), "-nn"),
        // Room 3.
        monster(InoxBodyguard, (8, -9), "bbb"),
        monster(InoxBodyguard, (6, -9), "bbb"),
    ],
    terms: Terms {
        goal: When::Killed(Who::Kind(InoxBodyguard), n(2)),
        rules: &[
            on(Trigger::Special(1), &[Effect::Act(&[step(-1, false), strike(-1).around(BODYGUARD_SWEEP).ability()])]),
            on(
                Trigger::Special(2),
                &[
                    Effect::Act(&[step(0, false), strike(0).ability()]),
                    // 3 up to level 2, 4 up to level 4, then 5.
                    Effect::Retaliate(Who::Actor, n(15).per_level(2).divided_by(5)),
                ],
            ),
        ],
        ..Terms::BLANK
    },
    reward: Reward {
        reputation: 2,
        global: &["The Merchant Flees"],
        opens: &[7, 13, 14],
        blocks: &[3, 9],
        ..Reward::NONE
    },
    needs: &[&[Need::Party("Jekserah's Plans"), Need::NoGlobal("The Dead Invade")]],
    ..ScenarioSheet::BLANK
};
