//! Scenario 20, Necromancer's Sanctum.

use super::jekserah::SPECIALS;
use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 20,
    name: name(
        "Necromancer's Sanctum",
        "Sagrario de la nigromante",
        "Versteck der Nekromantin",
        "Refúgio da Necromante",
    ),
    tiles: &[
        tile("j1a", 1, 3, (-1, -6)),
        tile("k1a", 2, 0, (6, -13)),
        tile("c1a", 3, 0, (6, -6)),
        tile("d1a", 4, 4, (10, -19)),
    ],
    doors: &[stone((2, -7), "j1a", "k1a"), stone((7, -7), "k1a", "c1a"), stone((8, -14), "k1a", "d1a").mark('1')],
    start: &[hex(-7, -1), hex(-6, -2), hex(-6, -1), hex(-6, 0), hex(-5, -2), hex(-5, -1)],
    overlays: &[
        piece(Sarcophagus, &[(0, -4), (1, -4)]),
        piece(Sarcophagus, &[(6, -13), (5, -12)]),
        piece(Sarcophagus, &[(9, -11), (9, -10)]),
        piece(Bear, &[(7, -8)]),
        piece(Bear, &[(8, -8)]),
        piece(Bear, &[(9, -17)]),
        piece(Bear, &[(11, -17)]),
    ],
    coins: &[hex(5, -5), hex(7, -5), hex(5, -4), hex(6, -4), hex(5, -3)],
    chests: &[chest(60, (6, -5))],
    monsters: &[
        // Room 1.
        monster(LivingBones, (-2, -4), "nnn"),
        monster(LivingBones, (-3, -4), "-ne"),
        monster(LivingBones, (-2, -5), "nnn"),
        monster(Cultist, (1, -5), "eee"),
        monster(Cultist, (2, -6), "-nn"),
        monster(Cultist, (1, -6), "--n"),
        // Room 2.
        monster(NightDemon, (7, -12), "nne"),
        monster(NightDemon, (4, -11), "nnn"),
        monster(NightDemon, (5, -10), "-nn"),
        monster(Cultist, (7, -9), "-nn"),
        monster(Cultist, (9, -9), "nnn"),
        // Room 3.
        monster(LivingCorpse, (6, -6), "-ne"),
        monster(LivingCorpse, (7, -6), "eee"),
        // Room 4.
        monster(LivingBones, (8, -17), "-nn"),
        monster(LivingBones, (12, -17), "-nn"),
        monster(LivingCorpse, (9, -16), "nnn"),
        monster(LivingCorpse, (10, -16), "nnn"),
        monster(LivingCorpse, (10, -17), "--e"),
        monster(Jekserah, (11, -19), "bbb"),
    ],
    terms: Terms { goal: When::Killed(Who::Kind(Jekserah), n(1)), rules: SPECIALS, ..Terms::BLANK },
    reward: Reward { gold: 20, prosperity: 1, reputation: 2, opens: &[16, 18, 28], ..Reward::NONE },
    needs: &[&[Need::Global("The Merchant Flees")]],
    ..ScenarioSheet::BLANK
};
