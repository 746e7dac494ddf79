//! The Spellweaver's cards.

use crate::ability::Ability::{Create, Heal, IfConsumed, Last, Loot, Recover, Summon};
use crate::ability::{Count, Lasting, Recovery, SummonSheet, Whom, attack, jump, walk};
use crate::card::{CardSheet, card, card_x, does};
use crate::condition::Condition::{Immobilize, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Air, Dark, Earth, Fire, Ice, Light};
use crate::words::name;

/// All of them, by level.
pub const CARDS: [CardSheet; 11] = [
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
            name: name("Mystic Ally", "Aliado místico", "Mystischer Verbündeter", "Aliado místico"),
            health: 2,
            movement: 2,
            attack: Some(3),
            range: Some(2),
            conditions: Conditions::NONE,
            flying: false,
        })])
        .xp(2)
        .lost()
        .stays(),
    ),
];
