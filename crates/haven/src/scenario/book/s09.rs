//! Scenario 9, Diamond Mine.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 9,
    name: name("Diamond Mine", "Mina de diamantes", "Diamantenmine", "Mina de Diamantes"),
    tiles: &[tile("i2a", 1, 3, (-3, -4)), tile("n1a", 2, 3, (0, -12))],
    doors: &[dark_fog((0, -5), "i2a", "n1a").mark('1')],
    start: &[hex(-4, 0), hex(-3, -1), hex(-3, 0), hex(-2, -1), hex(-2, 0), hex(-1, -1), hex(-1, 0)],
    overlays: &[
        piece(Boulder1, &[(3, -6)]),
        piece(Boulder1, &[(0, -8)]),
        piece(Boulder1, &[(5, -10)]),
        piece(Boulder1, &[(1, -10)]),
        piece(Boulder1, &[(0, -11)]),
        piece(Boulder2, &[(4, -9), (3, -8)]),
        piece(Boulder2, &[(-1, -9), (-2, -8)]),
        piece(Boulder2, &[(3, -11), (2, -10)]),
        piece(Boulder2, &[(5, -12), (4, -11)]),
        piece(Bear, &[(4, -7)]),
        piece(Bear, &[(1, -9)]),
        piece(Bear, &[(6, -10)]),
    ],
    coins: &[hex(6, -11), hex(5, -11), hex(7, -12), hex(4, -12), hex(2, -12), hex(1, -12)],
    chests: &[goal_chest((6, -12))],
    monsters: &[
        // Room 1.
        monster(Hound, (-1, -3), "eee"),
        monster(Hound, (1, -4), "nnn"),
        monster(Hound, (0, -4), "-ne"),
        monster(Hound, (-1, -4), "-ne"),
        monster(Hound, (-2, -4), "nnn"),
        // Room 2.
        monster(VermlingScout, (-3, -6), "eee"),
        monster(VermlingScout, (5, -8), "-nn"),
        monster(VermlingScout, (4, -8), "nnn"),
        monster(VermlingScout, (1, -8), "-ee"),
        monster(VermlingScout, (-1, -8), "--n"),
        monster(VermlingScout, (5, -9), "nnn"),
        monster(VermlingScout, (-1, -10), "-ne"),
        monster(VermlingScout, (2, -11), "eee"),
        monster(VermlingScout, (1, -11), "eee"),
        monster(VermlingScout, (3, -12), "--e"),
        monster(MercilessOverseer, (4, -10), "bbb"),
    ],
    terms: Terms {
        goal: When::All(&[When::Killed(Who::Kind(MercilessOverseer), n(1)), When::AllLooted]),
        rules: &[
            on(Trigger::Special(1), &[Effect::ActAgain(Who::Kind(VermlingScout))]),
            on(
                Trigger::Special(2),
                &[Effect::Summon(VermlingScout, ranks("nne")), Effect::Summon(VermlingScout, ranks("nee"))],
            ),
        ],
        ..Terms::BLANK
    },
    reward: Reward {
        gold: 20,
        prosperity: 1,
        global: &["The Dead Invade"],
        opens: &[11, 12],
        blocks: &[8],
        ..Reward::NONE
    },
    needs: &[&[Need::NoGlobal("The Merchant Flees")]],
    ..ScenarioSheet::BLANK
};
