//! Scenario 11, Gloomhaven Square A.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 11,
    name: name("Gloomhaven Square A", "Plaza de Gloomhaven A", "Gloomhaven-Platz A", "Praça de Gloomhaven A"),
    tiles: &[
        tile("d1a", 1, 0, (1, 0)),
        tile("h1b", 2, 5, (-1, -6)),
        tile("l1a", 3, 5, (3, -13)),
        tile("l2b", 3, 2, (8, -18)),
        tile("e1a", 4, 2, (11, -13)),
    ],
    doors: &[stone((0, 0), "d1a", "h1b"), stone((0, -7), "h1b", "l1a"), stone((10, -13), "l2b", "e1a").mark('1')],
    corridors: &[
        corridor(ManmadeStone, &[(3, -13), (4, -14)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(4, -13)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(4, -12), (5, -13)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(5, -12)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(5, -11), (6, -12)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(6, -11)], "l1a", "l2b"),
        corridor(ManmadeStone, &[(6, -10), (7, -11)], "l1a", "l2b"),
    ],
    start: &[hex(0, 4), hex(1, 3), hex(1, 4), hex(2, 2), hex(2, 3), hex(3, 1), hex(3, 2)],
    overlays: &[
        piece(Fountain, &[(5, -12)]),
        piece(WallSection, &[(3, -12), (3, -11)]),
        piece(WallSection, &[(3, -10), (4, -10)]),
        piece(WallSection, &[(5, -10), (6, -11)]),
        piece(WallSection, &[(5, -14), (4, -13)]),
        piece(WallSection, &[(7, -14), (6, -14)]),
        piece(WallSection, &[(7, -12), (7, -13)]),
        piece(Spike, &[(10, -14)]),
        piece(Spike, &[(9, -13)]),
    ],
    chests: &[chest(5, (9, -8))],
    // The last City Archer and City Guard are on no source's map: their hexes are ours.
    monsters: &[
        // Room 1.
        monster(LivingBones, (3, 0), "nn-"),
        monster(LivingBones, (2, 1), "nnn"),
        monster(LivingBones, (0, 3), "nnn"),
        monster(LivingBones, (-1, 4), "nn-"),
        monster(LivingCorpse, (2, 0), "n--"),
        monster(LivingCorpse, (-1, 3), "n--"),
        monster(CityGuard, (1, 0), "nnn"),
        monster(CityGuard, (-1, 2), "nnn"),
        monster(CityArcher, (0, 1), "nne"),
        // Room 2.
        monster(LivingCorpse, (-6, -1), "nnn"),
        monster(LivingCorpse, (-5, -2), "nn-"),
        monster(LivingCorpse, (-6, 0), "nnn"),
        monster(LivingCorpse, (-5, -1), "nn-"),
        monster(CityGuard, (-2, -4), "--n"),
        monster(CityGuard, (-1, -5), "nee"),
        monster(CityGuard, (-2, -2), "eee"),
        monster(CityGuard, (-2, -1), "-nn"),
        monster(CityGuard, (-1, -2), "-nn"),
        monster(CityArcher, (-2, -5), "nnn"),
        monster(CityArcher, (-1, -6), "eee"),
        monster(CityArcher, (0, -6), "nne"),
        // Room 3.
        monster(CityArcher, (1, -11), "nnn"),
        monster(CityArcher, (2, -11), "--n"),
        monster(CityArcher, (4, -12), "nnn"),
        monster(CityArcher, (5, -11), "nnn"),
        monster(CityGuard, (3, -13), "eee"),
        monster(CityGuard, (1, -10), "eee"),
        monster(CityGuard, (6, -10), "eee"),
        monster(LivingBones, (0, -9), "nn-"),
        monster(LivingBones, (1, -9), "n--"),
        monster(LivingBones, (2, -9), "nnn"),
        monster(CityGuard, (9, -14), "eee"),
        monster(CityGuard, (9, -16), "nnn"),
        monster(CityArcher, (10, -16), "eee"),
        monster(LivingCorpse, (10, -15), "n--"),
        monster(LivingCorpse, (9, -15), "nnn"),
        monster(LivingCorpse, (8, -14), "nnn"),
        monster(LivingCorpse, (8, -15), "nn-"),
        // Room 4.
        monster(CityGuard, (11, -11), "nnn"),
        monster(CityGuard, (10, -10), "-nn"),
        monster(CityArcher, (11, -9), "nne"),
        monster(CaptainOfTheGuard, (11, -10), "bbb"),
        // Room 3.
        monster(CityArcher, (8, -17), "-nn"),
        monster(CityGuard, (8, -16), "-ne"),
    ],
    terms: Terms {
        // The undead fight beside the heroes.
        sides: &[(LivingBones, Side::Allies), (LivingCorpse, Side::Allies)],
        goal: When::Killed(Who::Kind(CaptainOfTheGuard), n(1)),
        rules: &[
            on(Trigger::Special(1), &[Effect::Heal(Who::ActorAndAllies, n(2))]),
            on(Trigger::Special(2), &[Effect::Rally(Who::AlliesOfActor, 1), Effect::Act(&[strike(1).ability()])]),
        ],
        ..Terms::BLANK
    },
    reward: Reward {
        gold: 15,
        prosperity: 2,
        reputation: -2,
        global: &["City Rule: Economic", "End of the Invasion"],
        designs: &[113],
        opens: &[16, 18],
        blocks: &[12],
        ..Reward::NONE
    },
    needs: &[&[Need::NoGlobal("End of the Invasion")]],
    ..ScenarioSheet::BLANK
};
