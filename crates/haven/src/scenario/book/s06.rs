//! Scenario 6, Decaying Crypt.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 6,
    name: name("Decaying Crypt", "Cripta en descomposición", "Faulige Krypta", "Cripta em Decomposição"),
    tiles: &[
        tile("l1a", 1, 0, (0, 0)),
        tile("k2b", 2, 0, (7, -7)),
        tile("k1a", 3, 3, (-2, 8)),
        tile("m1a", 4, 3, (6, 0)),
    ],
    doors: &[
        stone((3, -1), "l1a", "k2b"),
        stone((8, -1), "k2b", "m1a"),
        stone((4, 7), "m1a", "k1a"),
        stone((-1, 7), "l1a", "k1a"),
    ],
    start: &[hex(1, 4), hex(2, 2), hex(2, 3), hex(2, 4), hex(3, 2)],
    overlays: &[
        piece(Rubble, &[(0, 4)]),
        piece(Rubble, &[(-1, 5)]),
        piece(Rubble, &[(3, -3)]),
        piece(Gas, &[(9, -7)]),
        piece(Gas, &[(8, -6)]),
        piece(Rubble, &[(4, 6)]),
        piece(Rubble, &[(8, 1)]),
        piece(Pillar, &[(6, 4)]),
        piece(Pillar, &[(7, 2)]),
        piece(Rubble, &[(0, 11)]),
        piece(Gas, &[(-1, 13)]),
        piece(Gas, &[(-1, 12)]),
    ],
    coins: &[hex(6, 6), hex(7, 5), hex(8, 4), hex(9, 2), hex(9, 1), hex(9, 0)],
    chests: &[chest(50, (7, 3))],
    monsters: &[
        // Room 1.
        monster(LivingBones, (-1, 6), "nee"),
        monster(LivingBones, (-2, 6), "-ee"),
        monster(LivingBones, (-2, 5), "--n"),
        monster(LivingBones, (-2, 4), "n-n"),
        monster(LivingBones, (-1, 2), "n-n"),
        monster(LivingCorpse, (-1, 3), "en-"),
        monster(LivingCorpse, (0, 1), "--n"),
        monster(LivingCorpse, (1, 0), "-ee"),
        monster(LivingCorpse, (2, 0), "nee"),
        // Room 2.
        monster(LivingCorpse, (6, -6), "-nn"),
        monster(LivingCorpse, (7, -6), "--n"),
        monster(LivingCorpse, (6, -5), "eee"),
        monster(LivingCorpse, (7, -5), "nnn"),
        monster(LivingSpirit, (9, -4), "nnn"),
        monster(LivingSpirit, (10, -4), "nne"),
        monster(LivingSpirit, (8, -3), "-nn"),
        monster(LivingSpirit, (9, -3), "--n"),
        // Room 4.
        monster(LivingCorpse, (5, 5), "--n"),
        monster(LivingCorpse, (5, 4), "nnn"),
        monster(LivingCorpse, (6, 2), "nnn"),
        monster(LivingCorpse, (7, 1), "--n"),
        monster(LivingSpirit, (3, 4), "-nn"),
        monster(LivingSpirit, (6, 3), "eee"),
        monster(LivingSpirit, (4, 2), "-nn"),
        // Room 3.
        monster(LivingBones, (-2, 13), "--n"),
        monster(LivingBones, (-3, 13), "-nn"),
        monster(LivingBones, (-2, 12), "nnn"),
        monster(LivingBones, (-3, 12), "eee"),
        monster(LivingSpirit, (3, 10), "nne"),
        monster(LivingSpirit, (2, 10), "nnn"),
        monster(LivingSpirit, (3, 9), "--n"),
        monster(LivingSpirit, (2, 9), "-nn"),
    ],
    terms: Terms {
        goal: When::All(&[When::Revealed(4), When::Gone(Who::Enemies)]),
        setup: &[Effect::Curse(3)],
        ..Terms::BLANK
    },
    reward: Reward { gold: 5, party: &["Jekserah's Plans", "Dark Bounty"], opens: &[8], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
