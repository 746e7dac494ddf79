//! The Cragheart's cards.

use crate::ability::Ability::{Create, Heal, IfConsumed, Inflict, Last, Loot, Obstacles, Shatter, Suffer};
use crate::ability::{Attack, Count, Lasting, Rider, Which, Whom, attack, jump, walk};
use crate::card::{CardSheet, card, card_x, does};
use crate::condition::Condition::{Disarm, Immobilize};
use crate::condition::Conditions;
use crate::element::Element::{Air, Earth};
use crate::hex::{Hex, hex};
use crate::words::name;

const TRIANGLE: &[Hex] = &[hex(0, 0), hex(0, 1), hex(-1, 1)];
const FLOWER: &[Hex] = &[hex(0, 0), hex(-1, 1), hex(0, 1), hex(-1, 2), hex(1, 0), hex(1, 1), hex(0, 2)];
const FORK: &[Hex] = &[hex(1, -1), hex(1, 0)];

const fn tornado(value: i8) -> Attack {
    attack(value).range(2).area(FLOWER).rider(Rider::MuddleArea)
}

/// All of them, by level.
pub const CARDS: [CardSheet; 14] = [
    card(
        name("Opposing Strike", "Golpe opuesto", "Gegenschlag", "Golpe oposto"),
        46,
        does(&[attack(3).around(&[hex(-1, 1), hex(1, -1)]).ability()]).xp(1),
        does(&[Last(Lasting::Thorns(2), Whom::Me)]).slots(&[0, 1, 0, 1, 0, 1]),
    ),
    card(
        name("Crushing Grasp", "Presa aplastante", "Zermalmender Griff", "Aperto esmagador"),
        35,
        does(&[attack(3).inflict(&[Immobilize]).ability(), Create(Earth)]),
        does(&[Loot(1)]),
    ),
    card(
        name("Avalanche", "Avalancha", "Lawine", "Avalanche"),
        75,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[attack(5).around(FORK).ability()],
            without: &[attack(4).around(FORK).ability()],
        }])
        .xp(1)
        .lost(),
        does(&[Obstacles(2), Create(Earth)]),
    ),
    card(
        name("Rumbling Advance", "Avance retumbante", "Grollender Vormarsch", "Avanço retumbante"),
        29,
        does(&[Heal(4, Whom::MeOrAlly(2)), Create(Earth)]),
        does(&[walk(2), Suffer(1, Whom::AllAdjacent), Create(Earth)]),
    ),
    card(
        name("Massive Boulder", "Roca descomunal", "Gewaltiger Felsbrocken", "Rocha maciça"),
        87,
        does(&[attack(3).range(3).rider(Rider::Splash(1)).ability(), Create(Earth)]),
        does(&[walk(4)]),
    ),
    card(
        name("Backup Ammunition", "Munición de reserva", "Ersatzmunition", "Munição reserva"),
        77,
        does(&[Last(Lasting::MoreTargets, Whom::Me)]).slots(&[1, 1, 1, 1]),
        does(&[walk(3)]),
    ),
    card(
        name("Rock Tunnel", "Túnel de roca", "Felstunnel", "Túnel de rocha"),
        41,
        does(&[Shatter]).xp(1),
        does(&[jump(5), Inflict(Conditions::of(&[Immobilize]), Whom::MovedThrough)]).xp(1).lost(),
    ),
    card(
        name("Unstable Upheaval", "Agitación inestable", "Instabiler Umbruch", "Levante instável"),
        13,
        does(&[
            IfConsumed {
                element: Some(Earth),
                xp: 1,
                with: &[attack(3).on(Count::Within(2)).ability()],
                without: &[attack(3).on(Count::Adjacent).ability()],
            },
            Suffer(2, Whom::AlliesWithin(1)),
        ])
        .xp(1)
        .lost(),
        does(&[Suffer(1, Whom::AllAllies), Last(Lasting::Shield(2), Whom::AllAllies)]).xp(2).lost().round(),
    ),
    card(
        name("Crater", "Cráter", "Krater", "Cratera"),
        61,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[attack(3).range(3).push(2).ability()],
            without: &[attack(3).range(3).ability()],
        }]),
        does(&[
            Suffer(1, Whom::AllAdjacent),
            jump(4),
            IfConsumed {
                element: Some(Earth),
                xp: 1,
                with: &[Suffer(2, Whom::AllAdjacent)],
                without: &[Suffer(1, Whom::AllAdjacent)],
            },
        ])
        .xp(1)
        .lost(),
    ),
    card(
        name("Dirt Tornado", "Tornado de tierra", "Staubtornado", "Tornado de terra"),
        82,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[tornado(2).ability()],
            without: &[tornado(1).ability()],
        }]),
        does(&[walk(3)]),
    ),
    card(
        name("Earthen Clod", "Terrón", "Erdklumpen", "Torrão de terra"),
        38,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[attack(2).range(5).inflict(&[Immobilize]).ability()],
            without: &[attack(2).range(5).ability()],
        }]),
        does(&[Heal(2, Whom::MeOrAlly(3))]),
    ),
    card_x(
        name("Heaving Swing", "Golpe impulsor", "Wuchtiger Schwung", "Golpe impulsor"),
        57,
        does(&[attack(3).push(1).rider(Rider::Batter).ability()]),
        does(&[Last(Lasting::Attack(1, Which::Ranged), Whom::Me)]).round(),
    ),
    card_x(
        name("Forceful Storm", "Tormenta violenta", "Heftiger Sturm", "Tempestade violenta"),
        53,
        does(&[attack(3).range(3).area(TRIANGLE).inflict(&[Disarm]).xp_each(1).ability(), Create(Air)]).lost(),
        does(&[Last(Lasting::Attack(2, Which::Melee), Whom::Me)]).round(),
    ),
    card_x(
        name("Nature's Lift", "Impulso natural", "Auftrieb der Natur", "Impulso da natureza"),
        64,
        does(&[Heal(2, Whom::Several { range: 3, count: 2 })]),
        does(&[Last(Lasting::WindReach(2), Whom::Me)]).slots(&[0, 1, 0, 1, 0, 1]),
    ),
];
