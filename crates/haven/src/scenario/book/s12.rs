//! Scenario 12, Gloomhaven Square B.

use super::jekserah::SPECIALS;
use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 12,
    name: name("Gloomhaven Square B", "Plaza de Gloomhaven B", "Gloomhaven-Platz B", "Praça de Gloomhaven B"),
    tiles: &[
        tile("e1a", 1, 2, (11, -13)),
        tile("l1a", 2, 5, (3, -13)),
        tile("l2b", 2, 2, (8, -18)),
        tile("h1b", 3, 5, (-1, -6)),
        tile("d1a", 4, 0, (1, 0)),
    ],
    doors: &[stone((0, 0), "d1a", "h1b"), stone((0, -7), "h1b", "l1a"), stone((10, -13), "l2b", "e1a")],
    corridors: &[
        corridor(ManmadeStone, &[(3, -13), (4, -14)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(4, -13)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(4, -12), (5, -13)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(5, -12)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(5, -11), (6, -12)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(6, -11)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(6, -10), (7, -11)], "l1a", "l2b"),
    ],
    start: &[hex(10, -9), hex(10, -8), hex(11, -10), hex(11, -9), hex(12, -11), hex(12, -10), hex(13, -11)],
    overlays: &[
        piece(Bear, &[(-1, 0)]),
        piece(Bear, &[(0, -1)]),
        piece(Fountain, &[(5, -12)]),
        piece(WallSection, &[(3, -12), (3, -11)]),
        piece(WallSection, &[(3, -10), (4, -10)]),
        piece(WallSection, &[(5, -10), (6, -11)]),
        piece(WallSection, &[(5, -14), (4, -13)]),
        piece(WallSection, &[(7, -14), (6, -14)]),
        piece(WallSection, &[(7, -12), (7, -13)]),
    ],
    chests: &[chest(34, (-1, 2))],
    monsters: &[
        // Room 4.
        monster(LivingBones, (3, 0), "-nn"),
        monster(LivingBones, (-1, 4), "-nn"),
        monster(LivingCorpse, (1, 2), "--n"),
        monster(LivingCorpse, (2, 2), "nnn"),
        monster(LivingCorpse, (1, 3), "nnn"),
        monster(Jekserah, (2, 3), "bbb"),
        // Room 3.
        monster(LivingCorpse, (-3, -1), "nnn"),
        monster(LivingCorpse, (-2, -2), "nnn"),
        monster(LivingCorpse, (-1, -3), "nnn"),
        monster(CityArcher, (-6, -1), "enn"),
        monster(CityGuard, (-5, -2), "nnn"),
        monster(CityGuard, (-5, -1), "nn-"),
        monster(Cultist, (-2, 0), "eee"),
        monster(Cultist, (-1, -1), "-ne"),
        monster(Cultist, (0, -2), "eee"),
        // Room 2.
        monster(CityArcher, (1, -11), "n--"),
        monster(CityArcher, (4, -12), "nnn"),
        monster(CityArcher, (5, -11), "nnn"),
        monster(CityGuard, (1, -10), "eee"),
        monster(LivingBones, (0, -8), "nnn"),
        monster(LivingBones, (1, -9), "--n"),
        monster(LivingBones, (1, -7), "nnn"),
        monster(LivingBones, (2, -8), "-nn"),
        monster(LivingBones, (3, -13), "-nn"),
        monster(LivingBones, (6, -10), "--n"),
        monster(Cultist, (1, -8), "nnn"),
        monster(CityGuard, (9, -14), "eee"),
        monster(CityGuard, (9, -16), "en-"),
        monster(CityArcher, (6, -13), "nn-"),
        monster(LivingCorpse, (10, -15), "nnn"),
        monster(LivingCorpse, (9, -15), "eee"),
        monster(LivingCorpse, (8, -14), "nnn"),
        monster(LivingCorpse, (8, -15), "nnn"),
        monster(LivingCorpse, (6, -12), "nnn"),
        monster(LivingCorpse, (5, -13), "nnn"),
        monster(LivingBones, (7, -11), "eee"),
        monster(LivingBones, (4, -14), "eee"),
        // Room 1.
        monster(CityArcher, (13, -12), "n--"),
        monster(CityArcher, (9, -8), "nnn"),
        monster(CityGuard, (11, -11), "nn-"),
        monster(CityGuard, (10, -10), "nnn"),
        monster(CityGuard, (10, -11), "n--"),
        monster(LivingBones, (11, -12), "nne"),
        monster(LivingCorpse, (11, -13), "nnn"),
        monster(LivingCorpse, (10, -12), "nnn"),
    ],
    terms: Terms {
        // The city's guard fights beside the heroes.
        sides: &[(CityGuard, Side::Allies), (CityArcher, Side::Allies)],
        goal: When::Killed(Who::Kind(Jekserah), n(1)),
        rules: SPECIALS,
        ..Terms::BLANK
    },
    reward: Reward {
        reputation: 4,
        global: &["End of the Invasion"],
        designs: &[113],
        opens: &[16, 18, 28],
        blocks: &[11],
        ..Reward::NONE
    },
    needs: &[&[Need::NoGlobal("End of the Invasion")]],
    ..ScenarioSheet::BLANK
};
