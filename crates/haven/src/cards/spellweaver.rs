//! The Spellweaver's cards.

use crate::ability::Ability::{
    Create, CreateAny, Heal, HealPart, IfConsumed, Inflict, Kill, Last, Loot, LootSome, Recover, Suffer, Summon, Vortex,
};
use crate::ability::{Count, Lasting, Nature, Prey, Recovery, Rider, SummonSheet, Whom, attack, jump, prey, walk};
use crate::card::{CardSheet, card, card_x, does, gained};
use crate::condition::Condition::{Curse, Immobilize, Invisible, Muddle, Stun, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Air, Dark, Earth, Fire, Ice, Light};
use crate::hex::{Hex, hex};
use crate::words::name;

const TRIANGLE: &[Hex] = &[hex(0, 0), hex(0, 1), hex(-1, 1)];
/// A hex and the six around it.
const FLOWER: &[Hex] = &[hex(0, 0), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1), hex(1, -1)];

/// All of them, by level.
pub const CARDS: [CardSheet; 27] = [
    card(
        name("Fire Orbs", "Orbes de fuego", "Feuerkugeln", "Orbes de fogo"),
        69,
        does(&[attack(3).range(3).targets(3).xp_each(1).ability(), Create(Fire)]).lost(),
        does(&[walk(3)]),
    ),
    card(
        name("Impaling Eruption", "Erupción empaladora", "Durchbohrender Ausbruch", "Erupção empaladora"),
        70,
        does(&[attack(3).range(4).on(Count::Line).xp_each(1).ability(), Create(Earth)]).lost(),
        does(&[walk(4)]),
    ),
    card(
        name("Reviving Ether", "Éter vivificante", "Belebender Äther", "Éter revigorante"),
        80,
        does(&[Recover { from: Recovery::Lost, count: u8::MAX, whom: Whom::Me }, Create(Dark)]).gone(),
        does(&[jump(4)]),
    ),
    card(
        name("Freezing Nova", "Nova congelante", "Frostnova", "Nova congelante"),
        21,
        does(&[IfConsumed {
            element: Some(Ice),
            xp: 0,
            with: &[attack(3).on(Count::Adjacent).inflict(&[Immobilize]).ability()],
            without: &[attack(2).on(Count::Adjacent).inflict(&[Immobilize]).ability()],
        }]),
        does(&[Heal(4, Whom::MeOrAlly(4)), Create(Light)]).lost(),
    ),
    card(
        name("Mana Bolt", "Descarga de maná", "Manablitz", "Raio de mana"),
        7,
        does(&[IfConsumed {
            element: None,
            xp: 1,
            with: &[attack(3).range(3).ability()],
            without: &[attack(2).range(3).ability()],
        }]),
        does(&[Heal(3, Whom::MeOrAlly(1))]),
    ),
    card(
        name("Frost Armor", "Armadura de escarcha", "Frostrüstung", "Armadura de gelo"),
        20,
        does(&[IfConsumed {
            element: None,
            xp: 1,
            with: &[attack(3).range(3).ability()],
            without: &[attack(2).range(3).ability()],
        }]),
        does(&[Last(Lasting::Cancel, Whom::Me), Create(Ice)]).slots(&[1, 1]),
    ),
    card(
        name("Flame Strike", "Golpe de llama", "Flammenschlag", "Golpe de chamas"),
        36,
        does(&[IfConsumed {
            element: Some(Fire),
            xp: 0,
            with: &[attack(3).range(2).inflict(&[Wound]).ability()],
            without: &[attack(3).range(2).ability()],
        }]),
        does(&[attack(2).range(2).ability()]),
    ),
    card(
        name("Ride the Wind", "Cabalgar el viento", "Windritt", "Cavalgar o vento"),
        83,
        does(&[Loot(1)]),
        does(&[jump(8), Create(Air)]).lost(),
    ),
    card_x(
        name("Crackling Air", "Aire crepitante", "Knisternde Luft", "Ar crepitante"),
        25,
        does(&[IfConsumed {
            element: Some(Air),
            xp: 0,
            with: &[Last(Lasting::NextAttacks(2), Whom::Me)],
            without: &[Last(Lasting::NextAttacks(1), Whom::Me)],
        }])
        .slots(&[0, 1, 0, 1]),
        does(&[
            walk(3),
            IfConsumed {
                element: Some(Fire),
                xp: 0,
                with: &[Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me)],
                without: &[],
            },
        ]),
    ),
    card_x(
        name("Hardened Spikes", "Púas endurecidas", "Gehärtete Stacheln", "Espinhos endurecidos"),
        26,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 0,
            with: &[Last(Lasting::Retaliate { amount: 3, range: 1, xp: 0 }, Whom::MeAndAllies(1))],
            without: &[Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::MeAndAllies(1))],
        }])
        .xp(2)
        .lost()
        .round(),
        does(&[
            walk(3),
            IfConsumed { element: Some(Ice), xp: 0, with: &[Last(Lasting::Shield(2), Whom::Me)], without: &[] },
        ]),
    ),
    card_x(
        name("Aid from the Ether", "Ayuda del éter", "Hilfe aus dem Äther", "Ajuda do éter"),
        91,
        does(&[Heal(3, Whom::MeOrAlly(3))]),
        does(&[Summon(SummonSheet {
            name: name("Mystic Ally", "Aliado místico", "Mystischer Helfer", "Aliado místico"),
            health: 2,
            movement: 2,
            attack: Some(3),
            range: Some(2),
            conditions: Conditions::NONE,
            flying: false,
            nature: Nature::Plain,
        })])
        .xp(2)
        .lost()
        .stays(),
    ),
    gained(
        2,
        name("Flashing Burst", "Estallido centelleante", "Blitzender Ausbruch", "Explosão cintilante"),
        26,
        does(&[attack(3).range(3).ability(), Create(Light)]),
        does(&[walk(4)]),
    ),
    gained(
        2,
        name("Icy Blast", "Ráfaga helada", "Eisige Böe", "Rajada gélida"),
        66,
        does(&[attack(2).range(3).area(FLOWER).inflict(&[Muddle]).ability(), Create(Ice)]).xp(2).lost(),
        does(&[Heal(6, Whom::MeOrAlly(2))]).lost(),
    ),
    gained(
        3,
        name("Cold Fire", "Fuego frío", "Kaltes Feuer", "Fogo frio"),
        67,
        does(&[IfConsumed {
            element: Some(Fire),
            xp: 0,
            with: &[IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[attack(3).range(3).area(TRIANGLE).inflict(&[Stun]).ability()],
                without: &[attack(3).range(3).area(TRIANGLE).ability()],
            }],
            without: &[IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[attack(1).range(3).area(TRIANGLE).inflict(&[Stun]).ability()],
                without: &[attack(1).range(3).area(TRIANGLE).ability()],
            }],
        }]),
        does(&[Loot(2)]).lost(),
    ),
    gained(
        3,
        name("Elemental Aid", "Ayuda elemental", "Elementare Hilfe", "Ajuda elemental"),
        84,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[Heal(5, Whom::MeOrAlly(2))],
            without: &[Heal(3, Whom::MeOrAlly(2))],
        }]),
        does(&[IfConsumed {
            element: Some(Air),
            xp: 0,
            with: &[Last(Lasting::Shield(2), Whom::AllAllies)],
            without: &[Last(Lasting::Shield(2), Whom::AnyAlly)],
        }])
        .round(),
    ),
    gained(
        4,
        name("Spirit of Doom", "Espíritu de perdición", "Geist des Verderbens", "Espírito da perdição"),
        81,
        does(&[IfConsumed {
            element: Some(Dark),
            xp: 1,
            with: &[Kill(prey(4, Prey::Normal))],
            without: &[Inflict(Conditions::of(&[Curse]), Whom::Enemy(4))],
        }])
        .lost(),
        does(&[IfConsumed {
            element: Some(Light),
            xp: 0,
            with: &[HealPart(1, Whom::AnyAlly)],
            without: &[HealPart(2, Whom::AnyAlly)],
        }])
        .xp(1)
        .lost(),
    ),
    gained(
        4,
        name("Forked Beam", "Rayo bifurcado", "Gegabelter Strahl", "Raio bifurcado"),
        20,
        does(&[attack(2).range(3).targets(2).ability()]).xp(1),
        does(&[walk(4)]),
    ),
    gained(
        5,
        name("Chromatic Explosion", "Explosión cromática", "Chromatische Explosion", "Explosão cromática"),
        71,
        does(&[
            attack(3).range(3).area(TRIANGLE).ability(),
            Create(Air),
            Create(Ice),
            Create(Fire),
            Create(Earth),
            Create(Light),
            Create(Dark),
        ])
        .xp(2)
        .lost(),
        does(&[walk(2), CreateAny]),
    ),
    gained(
        5,
        name("Engulfed in Flames", "Envuelta en llamas", "In Flammen gehüllt", "Envolta em chamas"),
        44,
        does(&[attack(4).range(3).ability(), Create(Fire)]),
        does(&[Last(Lasting::Thorns(3), Whom::Me)]).slots(&[1, 0, 1, 0, 1]),
    ),
    gained(
        6,
        name("Living Torch", "Antorcha viviente", "Lebende Fackel", "Tocha viva"),
        96,
        does(&[IfConsumed {
            element: Some(Light),
            xp: 1,
            with: &[attack(4).range(3).inflict(&[Immobilize]).rider(Rider::SplashEnemies(2)).ability()],
            without: &[attack(4).range(3).inflict(&[Immobilize]).ability()],
        }]),
        does(&[Summon(SummonSheet {
            name: name("Burning Avatar", "Avatar ardiente", "Flammenavatar", "Avatar ardente"),
            health: 2,
            movement: 3,
            attack: Some(2),
            range: Some(3),
            conditions: Conditions::NONE,
            flying: false,
            nature: Nature::Burning,
        })])
        .xp(2)
        .lost()
        .stays(),
    ),
    gained(
        6,
        name("Frozen Night", "Noche helada", "Gefrorene Nacht", "Noite congelada"),
        46,
        does(&[
            attack(4).around(&[hex(1, -1), hex(2, -2), hex(2, -1), hex(1, 0), hex(2, 0)]).xp_each(1).ability(),
            Create(Ice),
        ])
        .lost(),
        does(&[IfConsumed {
            element: Some(Dark),
            xp: 1,
            with: &[walk(5), Inflict(Conditions::of(&[Invisible]), Whom::Me)],
            without: &[walk(3)],
        }]),
    ),
    gained(
        7,
        name("Twin Restoration", "Restauración gemela", "Doppelte Wiederherstellung", "Restauração gêmea"),
        75,
        does(&[Recover { from: Recovery::Lost, count: 2, whom: Whom::Me }]).gone(),
        does(&[Heal(3, Whom::Several { range: 3, count: 2 })]),
    ),
    gained(
        7,
        name("Stone Fists", "Puños de piedra", "Steinfäuste", "Punhos de pedra"),
        62,
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[attack(6).push(2).inflict(&[Immobilize]).targets(2).ability()],
            without: &[attack(6).push(2).inflict(&[Immobilize]).ability()],
        }])
        .xp(2)
        .lost(),
        does(&[IfConsumed {
            element: Some(Earth),
            xp: 1,
            with: &[walk(4), Last(Lasting::Shield(2), Whom::Me)],
            without: &[walk(3), Last(Lasting::Shield(1), Whom::Me)],
        }])
        .round(),
    ),
    gained(
        8,
        name("Zephyr Wings", "Alas de céfiro", "Zephyrschwingen", "Asas de zéfiro"),
        85,
        does(&[IfConsumed { element: Some(Air), xp: 1, with: &[LootSome(3, 4)], without: &[LootSome(2, 4)] }]),
        does(&[IfConsumed { element: Some(Air), xp: 1, with: &[jump(11)], without: &[jump(8)] }]).xp(1).lost(),
    ),
    gained(
        8,
        name("Cold Front", "Frente frío", "Kaltfront", "Frente fria"),
        61,
        does(&[
            attack(5).range(2).area(&[hex(0, 0), hex(-1, 1), hex(-2, 2), hex(-3, 3), hex(-4, 4)]).ability(),
            Create(Ice),
        ])
        .xp(2)
        .lost(),
        does(&[Last(Lasting::Rebuff { amount: 3, range: 3 }, Whom::Me)]).slots(&[1, 1, 1]),
    ),
    gained(
        9,
        name("Black Hole", "Agujero negro", "Schwarzes Loch", "Buraco negro"),
        41,
        does(&[IfConsumed {
            element: Some(Dark),
            xp: 0,
            with: &[attack(4).range(3).area(TRIANGLE).rider(Rider::SlayOrStrike(Prey::Normal)).xp_each(1).ability()],
            without: &[attack(4).range(3).area(TRIANGLE).xp_each(1).ability()],
        }])
        .lost(),
        does(&[Vortex { range: 4, reach: 4, pull: 2 }]),
    ),
    gained(
        9,
        name("Inferno", "Infierno", "Inferno", "Inferno"),
        19,
        does(&[
            IfConsumed {
                element: Some(Fire),
                xp: 1,
                with: &[attack(4).on(Count::Room).ability()],
                without: &[attack(3).on(Count::Room).ability()],
            },
            Suffer(2, Whom::AlliesInRoom),
        ]),
        does(&[Last(Lasting::Retaliate { amount: 2, range: 3, xp: 0 }, Whom::MeAndAllAllies)]).round(),
    ),
];
