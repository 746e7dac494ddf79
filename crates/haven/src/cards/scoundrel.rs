//! The Scoundrel's cards.

use crate::ability::Ability::{
    Control, Create, DisarmTrap, Force, Heal, IfConsumed, Inflict, Kill, Last, Loot, Move, Pull, ThrowTrap,
};
use crate::ability::{Amount, Count, Foe, Lasting, Plus, Prey, Whom, attack, prey, walk};
use crate::card::{CardSheet, card, card_x, does, gained};
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Poison, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Dark, Fire};
use crate::words::name;

const FLANK: Plus = Plus::Flanked { bonus: 2, xp: 1 };

/// All of them, by level.
pub const CARDS: [CardSheet; 28] = [
    card(
        name("Single Out", "Aislar", "Aussondern", "Isolar"),
        86,
        does(&[attack(3).plus(FLANK).ability()]),
        does(&[Last(Lasting::NextOn(2, Foe::Alone), Whom::Me)]).slots(&[0, 1, 0, 1]),
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
        name("Backstab", "Puñalada trapera", "Rückenstich", "Punhalada pelas costas"),
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
    gained(
        2,
        name("Open Wound", "Herida abierta", "Offene Wunde", "Ferida aberta"),
        11,
        does(&[attack(4).plus(Plus::FlankedInflicts { conditions: Conditions::of(&[Wound]), xp: 1 }).ability()]),
        does(&[walk(5)]),
    ),
    gained(
        2,
        name("Flintlock", "Pistola de chispa", "Steinschlosspistole", "Pistola de pederneira"),
        90,
        does(&[Loot(1)]),
        does(&[attack(5).range(4).ability()]).xp(2).lost(),
    ),
    gained(
        3,
        name("Hidden Daggers", "Dagas ocultas", "Verborgene Dolche", "Adagas ocultas"),
        85,
        does(&[attack(4).range(3).targets(2).ability()]).xp(2).lost(),
        does(&[Inflict(Conditions::of(&[Invisible]), Whom::Me)]),
    ),
    gained(
        3,
        name("Duelist's Advance", "Avance de duelista", "Vorstoß der Duellantin", "Avanço de duelista"),
        16,
        does(&[walk(3), attack(3).ability()]),
        does(&[Last(Lasting::AttackOn(2, Foe::Alone), Whom::Me)]).round(),
    ),
    gained(
        4,
        name("Flurry of Blades", "Ráfaga de hojas", "Klingenwirbel", "Rajada de lâminas"),
        3,
        does(&[attack(2).range(3).targets(3).ability()]).xp(1),
        does(&[walk(4), Last(Lasting::Advantage, Whom::Me)]).round(),
    ),
    gained(
        4,
        name("Gruesome Advantage", "Ventaja truculenta", "Grausiger Vorteil", "Vantagem macabra"),
        62,
        does(&[attack(3).plus(Plus::FlankedAndAlone { bonus: 3, xp: 1 }).ability()]).lost(),
        does(&[walk(7)]),
    ),
    gained(
        5,
        name("Cull the Weak", "Eliminar al débil", "Die Schwachen aussieben", "Abater os fracos"),
        16,
        does(&[attack(4).plus(FLANK).ability()]),
        does(&[Last(Lasting::NextOn(2, Foe::Hindered), Whom::Me)]).slots(&[0, 1, 0, 1, 0, 1]),
    ),
    gained(
        5,
        name(
            "Visage of the Inevitable",
            "Rostro de lo inevitable",
            "Antlitz des Unausweichlichen",
            "Face do inevitável",
        ),
        88,
        does(&[Kill(prey(1, Prey::Singled))]).xp(1),
        does(&[walk(2), Inflict(Conditions::of(&[Poison]), Whom::AdjacentEnemies)]),
    ),
    gained(
        6,
        name("Crippling Poison", "Veneno incapacitante", "Lähmendes Gift", "Veneno incapacitante"),
        30,
        does(&[Last(Lasting::AttackOn(2, Foe::Poisoned), Whom::Me)]).lost().stays(),
        does(&[attack(2).inflict(&[Poison, Immobilize]).ability()]).xp(1),
    ),
    gained(
        6,
        name("Burning Oil", "Aceite ardiente", "Brennendes Öl", "Óleo ardente"),
        95,
        does(&[attack(4).range(3).inflict(&[Wound]).ability(), Create(Fire)]).xp(1),
        does(&[Loot(2)]).xp(1),
    ),
    gained(
        7,
        name("Stick to the Shadows", "Pegada a las sombras", "In den Schatten bleiben", "Rente às sombras"),
        26,
        does(&[IfConsumed {
            element: Some(Dark),
            xp: 0,
            with: &[attack(4).plus(Plus::Flanked { bonus: 4, xp: 2 }).ability()],
            without: &[attack(4).ability()],
        }]),
        does(&[walk(2), Inflict(Conditions::of(&[Invisible]), Whom::Me)]),
    ),
    gained(
        7,
        name("Spring the Trap", "Activar la trampa", "Die Falle zuschnappen lassen", "Acionar a armadilha"),
        13,
        does(&[ThrowTrap(3)]).xp(2),
        does(&[Last(Lasting::NextDoubled(Foe::Singled), Whom::Me)]).slots(&[2]),
    ),
    gained(
        8,
        name("Stiletto Storm", "Tormenta de estiletes", "Stilettsturm", "Tempestade de estiletes"),
        80,
        does(&[attack(2).range(3).targets(4).ability()]).xp(1),
        does(&[walk(4), Last(Lasting::Retaliate { amount: 1, range: 1, xp: 0 }, Whom::Me)]).round(),
    ),
    gained(
        8,
        name("Pain's End", "Fin del dolor", "Ende der Schmerzen", "Fim da dor"),
        38,
        does(&[Heal(8, Whom::Me)]).xp(2).lost(),
        does(&[walk(3), Kill(prey(1, Prey::Weak(3)))]),
    ),
    gained(
        9,
        name("Long Con", "Timo largo", "Langer Schwindel", "Golpe longo"),
        2,
        does(&[attack(4).on(Count::Adjacent).inflict(&[Disarm]).ability()]),
        does(&[Control { range: 1, steered: true }]).xp(2).lost().round(),
    ),
    gained(
        9,
        name("Watch It Burn", "Mira cómo arde", "Sieh es brennen", "Veja queimar"),
        98,
        does(&[Last(Lasting::Inflict(Conditions::of(&[Poison, Wound])), Whom::Me)]).xp(2).lost().stays(),
        does(&[walk(5), Inflict(Conditions::of(&[Wound]), Whom::AdjacentEnemies)]),
    ),
];
