//! The Scoundrel's cards.

use crate::ability::Ability::{Create, DisarmTrap, Force, Heal, IfConsumed, Inflict, Last, Loot, Move, Pull};
use crate::ability::{Amount, Lasting, Plus, Whom, attack, walk};
use crate::card::{CardSheet, card, card_x, does};
use crate::condition::Condition::{Invisible, Poison};
use crate::condition::Conditions;
use crate::element::Element::Dark;
use crate::words::name;

const FLANK: Plus = Plus::Flanked { bonus: 2, xp: 1 };

/// All of them, by level.
pub const CARDS: [CardSheet; 12] = [
    card(
        name("Single Out", "Aislar", "Aussondern", "Isolar"),
        86,
        does(&[attack(3).plus(FLANK).ability()]),
        does(&[Last(Lasting::NextOnLoners(2), Whom::Me)]).slots(&[0, 1, 0, 1]),
    ),
    card(
        name("Flanking Strike", "Golpe de flanco", "Flankenangriff", "Golpe de flanco"),
        4,
        does(&[attack(3).plus(FLANK).ability()]),
        does(&[walk(5)]),
    ),
    card(
        name("Smoke Bomb", "Bomba de humo", "Rauchbombe", "Bomba de fumaça"),
        12,
        does(&[Inflict(Conditions::of(&[Invisible]), Whom::Me), Create(Dark), Last(Lasting::Ambush, Whom::Me)])
            .slots(&[2]),
        does(&[Pull(2, 3)]),
    ),
    card(
        name("Backstab", "Puñalada trapera", "Hinterhältiger Stich", "Punhalada pelas costas"),
        6,
        does(&[attack(3).plus(Plus::FlankedAndAlone { bonus: 2, xp: 1 }).ability()]).lost(),
        does(&[walk(6)]),
    ),
    card(
        name("Thief's Knack", "Maña de ladrona", "Diebeskniff", "Manha de ladra"),
        23,
        does(&[DisarmTrap]).xp(2),
        does(&[attack(3).ability()]).xp(1),
    ),
    card(
        name("Venom Shiv", "Navaja envenenada", "Giftmesser", "Lâmina venenosa"),
        60,
        does(&[attack(3).inflict(&[Poison]).ability()]).xp(1),
        does(&[walk(5)]),
    ),
    card(
        name("Throwing Knives", "Cuchillos arrojadizos", "Wurfmesser", "Facas de arremesso"),
        10,
        does(&[attack(2).range(3).targets(2).ability()]).xp(1),
        does(&[Loot(2)]).lost(),
    ),
    card(
        name("Quick Hands", "Manos rápidas", "Flinke Hände", "Mãos rápidas"),
        64,
        does(&[walk(2), attack(2).ability()]),
        does(&[Loot(1)]),
    ),
    card(
        name("Special Mixture", "Mezcla especial", "Spezialmischung", "Mistura especial"),
        33,
        does(&[Heal(3, Whom::Me)]),
        does(&[walk(3), Inflict(Conditions::of(&[Poison]), Whom::AdjacentEnemy)]),
    ),
    card_x(
        name("Sinister Opportunity", "Oportunidad siniestra", "Finstere Gelegenheit", "Oportunidade sinistra"),
        93,
        does(&[IfConsumed {
            element: Some(Dark),
            xp: 1,
            with: &[attack(3).plus(Plus::PerAlly(2)).ability()],
            without: &[attack(3).plus(Plus::PerAlly(1)).ability()],
        }]),
        does(&[walk(3), Force { range: 1, ability: &walk(1), stay_near: true }]),
    ),
    card_x(
        name("Trickster's Reversal", "Argucia del embaucador", "Gaunerkehre", "Reviravolta da trapaceira"),
        9,
        does(&[attack(2).plus(Plus::TwiceShield).ability()]).xp(2).lost(),
        does(&[Last(Lasting::Cancel, Whom::Me)]).round(),
    ),
    card_x(
        name("Swift Bow", "Arco veloz", "Schneller Bogen", "Arco veloz"),
        36,
        does(&[attack(3).range(4).ability()]),
        does(&[Move { points: Amount::Fixed(2), jump: false, looting: true }]),
    ),
];
