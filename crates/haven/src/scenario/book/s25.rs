//! Scenario 25, Icecrag Ascent.

use crate::scenario::prelude::*;

pub(super) const SHEET: ScenarioSheet = ScenarioSheet {
    number: 25,
    name: name("Icecrag Ascent", "Ascenso a Picohelado", "Aufstieg zu Eisklippe", "Subida ao Pico Gelado"),
    tiles: &[tile("k2a", 1, 5, (5, -5)), tile("n1a", 2, 0, (-2, 4)), tile("g2a", 3, 3, (-11, 12))],
    doors: &[dark_fog((2, 3), "k2a", "n1a").mark('1'), dark_fog((-4, 11), "n1a", "g2a")],
    start: &[hex(8, -5), hex(8, -4), hex(8, -3), hex(9, -5), hex(9, -4)],
    overlays: &[
        piece(Boulder1, &[(1, 4)]),
        piece(Boulder1, &[(3, 6)]),
        piece(Boulder1, &[(-1, 8)]),
        piece(Boulder2, &[(-3, 6), (-2, 6)]),
        piece(Boulder2, &[(-2, 7), (-1, 7)]),
        piece(Boulder2, &[(3, 7), (3, 8)]),
        piece(Boulder2, &[(1, 9), (0, 10)]),
        piece(Spike, &[(0, 8)]),
        piece(Spike, &[(-1, 9)]),
        piece(Spike, &[(0, 9)]),
        piece(Spike, &[(2, 9)]),
        piece(Boulder1, &[(-8, 14)]),
        piece(Boulder1, &[(-10, 13)]),
        piece(Boulder1, &[(-5, 12)]),
    ],
    coins: &[hex(-2, 4), hex(-1, 4), hex(1, 10)],
    chests: &[chest(58, (2, 10))],
    monsters: &[
        // Room 1.
        monster(Hound, (2, -1), "-ne"),
        monster(Hound, (2, 0), "nnn"),
        monster(Hound, (2, 1), "nne"),
        monster(Hound, (3, 0), "eee"),
        monster(Hound, (2, 2), "nnn"),
        monster(Hound, (3, 2), "-ne"),
        // Room 2.
        monster(RendingDrake, (-2, 5), "--n"),
        monster(RendingDrake, (2, 6), "-nn"),
        monster(RendingDrake, (0, 7), "eee"),
        monster(SpittingDrake, (-4, 9), "nnn"),
        monster(SpittingDrake, (-3, 9), "-ne"),
        monster(SpittingDrake, (-3, 10), "nnn"),
        // Room 3.
        monster(RendingDrake, (-7, 13), "nee"),
        monster(RendingDrake, (-7, 12), "-ne"),
        monster(SpittingDrake, (-10, 14), "nnn"),
        monster(SpittingDrake, (-9, 13), "ene"),
        monster(SpittingDrake, (-9, 12), "-nn"),
    ],
    marks: &[('a', &[hex(-11, 12), hex(-10, 12), hex(-11, 13), hex(-12, 14), hex(-11, 14)])],
    terms: Terms {
        goal: When::HeroesOn('a'),
        defeat: When::ExhaustedOff('a'),
        setup: &[Effect::MinusOne(2)],
        ..Terms::BLANK
    },
    reward: Reward { party: &["The Drake's Command"], opens: &[33, 34], links: &[34], ..Reward::NONE },
    ..ScenarioSheet::BLANK
};
