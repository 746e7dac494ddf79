//! The Cragheart's cards.

use crate::ability::Ability::{
    Boulder, Create, Entomb, Heal, IfConsumed, Inflict, Kill, Last, Loot, Obstacles, Rockfall, Shatter, ShatterAll,
    ShiftObstacle, Suffer, Trap, Trek,
};
use crate::ability::{
    Amount, Attack, Closing, Count, Lasting, Prey, Rider, Trail, Which, Whom, attack, jump, prey, walk,
};
use crate::card::{CardSheet, card, card_x, does, gained};
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Muddle, Stun};
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

const BOTH_SIDES: &[Hex] = &[hex(-1, 0), hex(-1, 1), hex(1, -1), hex(1, 0)];
const FAN: &[Hex] = &[hex(1, -1), hex(1, 0), hex(0, 1), hex(2, -1), hex(2, 0), hex(1, 1)];

const fn cataclysm(value: i8) -> Attack {
    attack(value).around(FAN).rider(Rider::ImmobilizeArea)
}

const fn beside_it(value: i8) -> Attack {
    attack(value).on(Count::BesidePieces)
}

/// All of them, by level.
pub const CARDS: [CardSheet; 30] = [
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
    gained(
        2,
        name("Explosive Punch", "Puñetazo explosivo", "Sprengfaust", "Soco explosivo"),
        28,
        does(&[Shatter, beside_it(4).ability(), Create(Earth)]).xp(2).lost(),
        does(&[walk(4)]),
    ),
    gained(
        2,
        name("Sentient Growth", "Brote consciente", "Beseeltes Wachstum", "Broto consciente"),
        78,
        does(&[attack(2).range(3).area(TRIANGLE).rider(Rider::HealArea(2)).ability()]),
        does(&[walk(2), Heal(1, Whom::AlliesWithin(1)), attack(1).on(Count::Adjacent).ability()]),
    ),
    gained(
        3,
        name("Clear the Way", "Abrir camino", "Den Weg frei machen", "Abrir caminho"),
        43,
        does(&[
            ShiftObstacle(4),
            IfConsumed {
                element: Some(Earth),
                xp: 1,
                with: &[beside_it(3).ability()],
                without: &[beside_it(2).ability()],
            },
        ])
        .xp(1),
        does(&[Trek { points: 5, jump: true, trail: Trail::Clears }]).xp(2).lost(),
    ),
    gained(
        3,
        name("Blunt Force", "Fuerza bruta", "Stumpfe Gewalt", "Força bruta"),
        21,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 2,
            with: &[attack(8).ability()],
            without: &[attack(4).ability()],
        }])
        .xp(1)
        .lost(),
        does(&[walk(2), Last(Lasting::Retaliate { amount: 1, range: 1, xp: 0 }, Whom::Me)]).xp(1).round(),
    ),
    gained(
        4,
        name("Rock Slide", "Desprendimiento", "Steinschlag", "Deslizamento"),
        81,
        does(&[Rockfall { count: 3, range: 4 }, Suffer(2, Whom::BesidePieces), Create(Earth)]).xp(1),
        does(&[Trek { points: 6, jump: false, trail: Trail::Straight }]),
    ),
    gained(
        4,
        name("Kinetic Assault", "Asalto cinético", "Wucht im Lauf", "Assalto cinético"),
        19,
        does(&[walk(1), attack(4).ability()]),
        does(&[Last(Lasting::Retaliate { amount: 3, range: 3, xp: 0 }, Whom::Me)]).xp(2).lost().round(),
    ),
    gained(
        5,
        name("Petrify", "Petrificar", "Versteinern", "Petrificar"),
        47,
        does(&[Kill(prey(4, Prey::Normal)), Entomb, Create(Earth)]).xp(2).lost(),
        does(&[walk(3), Inflict(Conditions::of(&[Immobilize]), Whom::AdjacentEnemies)]),
    ),
    gained(
        5,
        name("Stone Pummel", "Paliza de piedra", "Steinhagel", "Surra de pedra"),
        32,
        does(&[attack(3).around(BOTH_SIDES).inflict(&[Muddle]).ability()]).xp(1),
        does(&[Last(Lasting::NextBesideObstacle(3), Whom::Me)]).slots(&[1, 1, 1, 1]),
    ),
    gained(
        6,
        name("Dig Pit", "Cavar un foso", "Grube graben", "Cavar um fosso"),
        78,
        does(&[
            Trap { damage: 2, conditions: Conditions::of(&[Stun]), xp: 0 },
            Inflict(Conditions::of(&[Muddle]), Whom::AdjacentEnemies),
        ]),
        does(&[walk(2), Inflict(Conditions::of(&[Invisible]), Whom::Me)]),
    ),
    gained(
        6,
        name("Cataclysm", "Cataclismo", "Kataklysmus", "Cataclismo"),
        26,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 2,
            with: &[cataclysm(6).ability()],
            without: &[cataclysm(4).ability()],
        }])
        .lost(),
        does(&[IfConsumed { element: Some(Earth), xp: 0, with: &[walk(6)], without: &[walk(3)] }]),
    ),
    gained(
        7,
        name("Meteor", "Meteoro", "Meteor", "Meteoro"),
        23,
        does(&[Boulder(3), beside_it(4).inflict(&[Immobilize]).ability(), Create(Earth)]).xp(2).lost(),
        does(&[jump(4)]),
    ),
    gained(
        7,
        name("Brutal Momentum", "Impulso brutal", "Brutaler Schwung", "Impulso brutal"),
        52,
        does(&[attack(3).push(2).rider(Rider::Slam).ability()]),
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[Last(Lasting::Attack(2, Which::Ranged), Whom::Me)],
            without: &[Last(Lasting::Attack(1, Which::Ranged), Whom::Me)],
        }])
        .round(),
    ),
    gained(
        8,
        name("Rocky End", "Final pedregoso", "Steiniges Ende", "Fim pedregoso"),
        37,
        does(&[
            IfConsumed { element: Some(Earth), xp: 1, with: &[ShatterAll(3)], without: &[ShatterAll(2)] },
            Attack { value: Amount::TwicePieces, ..attack(0) }.ability(),
        ])
        .xp(2)
        .lost(),
        does(&[Trek { points: 6, jump: false, trail: Trail::BesideObstacle }]),
    ),
    gained(
        8,
        name("Lumbering Bash", "Embate pesado", "Schwerfälliger Hieb", "Pancada pesada"),
        85,
        does(&[walk(2), attack(5).ability(), Create(Earth)]).xp(1),
        does(&[Last(Lasting::TurnStart(Closing::Mend), Whom::Me)]).slots(&[1, 0, 1, 0, 1]),
    ),
    gained(
        9,
        name("Blind Destruction", "Destrucción ciega", "Blinde Zerstörung", "Destruição cega"),
        74,
        does(&[attack(4).range(4).rider(Rider::SplashDealt).ability()]),
        does(&[Trek { points: 4, jump: false, trail: Trail::Quakes(2) }, Create(Earth)]),
    ),
    gained(
        9,
        name("Pulverize", "Pulverizar", "Zermahlen", "Pulverizar"),
        31,
        does(&[attack(3).push(2).on(Count::Adjacent).rider(Rider::Batter).ability()]).lost(),
        does(&[attack(2).on(Count::Adjacent).ability(), jump(5), attack(3).on(Count::Adjacent).ability()]).xp(2).lost(),
    ),
];
