//! The Brute's cards.

use crate::ability::Ability::{Create, Heal, IfConsumed, Last, Loot, Move, Push};
use crate::ability::{Amount, Count, Lasting, Which, Whom, attack, jump, walk};
use crate::card::{CardSheet, card, card_x, does};
use crate::condition::Condition::{Disarm, Stun};
use crate::element::Element::{Air, Earth};
use crate::hex::hex;
use crate::words::name;

/// Two hexes in a straight line.
const LINE: &[crate::hex::Hex] = &[hex(1, -1), hex(2, -2)];

/// All of them, by level.
pub const CARDS: [CardSheet; 13] = [
    card(
        name("Trample", "Pisotear", "Niedertrampeln", "Pisotear"),
        72,
        does(&[attack(3).pierce(2).ability()]),
        does(&[jump(4), attack(2).on(Count::MovedThrough).ability()]).xp(2).lost(),
    ),
    card(
        name("Eye for an Eye", "Ojo por ojo", "Auge um Auge", "Olho por olho"),
        18,
        does(&[Last(Lasting::Retaliate { amount: 2, range: 1, xp: 1 }, Whom::Me)]).round(),
        does(&[Heal(2, Whom::MeOrAlly(1)), Create(Earth)]),
    ),
    card(
        name("Sweeping Blow", "Golpe arrollador", "Rundumschlag", "Golpe amplo"),
        64,
        does(&[attack(2).around(&[hex(1, -1), hex(1, 0), hex(0, 1)]).ability()]),
        does(&[walk(3), Push(1, Whom::AdjacentEnemies)]),
    ),
    card(
        name("Provoking Roar", "Rugido provocador", "Herausforderndes Gebrüll", "Rugido provocador"),
        10,
        does(&[attack(2).inflict(&[Disarm]).ability()]),
        does(&[Last(Lasting::Provoke, Whom::Me)]).round(),
    ),
    card(
        name("Overwhelming Assault", "Asalto abrumador", "Überwältigender Ansturm", "Assalto esmagador"),
        61,
        does(&[attack(6).ability()]).xp(2).lost(),
        does(&[walk(3), Push(2, Whom::AdjacentEnemy)]),
    ),
    card(
        name("Grab and Go", "Agarrar y correr", "Greif zu und weg", "Pegar e correr"),
        87,
        does(&[Loot(1)]),
        does(&[walk(4)]),
    ),
    card(
        name("Warding Strength", "Fuerza protectora", "Schützende Kraft", "Força protetora"),
        32,
        does(&[attack(3).push(2).ability()]),
        does(&[Last(Lasting::Ward(1), Whom::Me)]).slots(&[0, 1, 0, 1, 0, 1]),
    ),
    card(
        name("Shield Bash", "Golpe de escudo", "Schildstoß", "Golpe de escudo"),
        15,
        does(&[attack(4).inflict(&[Stun]).ability()]).xp(2).lost(),
        does(&[Last(Lasting::Shield(1), Whom::Me)]).round(),
    ),
    card(
        name("Leaping Cleave", "Tajo en salto", "Sprunghieb", "Talho saltado"),
        54,
        does(&[attack(3).around(&[hex(1, -1), hex(1, 0)]).ability()]).xp(1),
        does(&[jump(3), Create(Air)]),
    ),
    card(
        name("Spare Dagger", "Daga de repuesto", "Ersatzdolch", "Adaga reserva"),
        27,
        does(&[attack(3).range(3).ability()]).xp(1),
        does(&[attack(2).ability()]),
    ),
    card_x(
        name("Skewer", "Ensartar", "Aufspießen", "Espetar"),
        35,
        does(&[IfConsumed {
            element: Some(Air),
            xp: 0,
            with: &[attack(4).around(LINE).pierce(1).ability()],
            without: &[attack(3).around(LINE).ability()],
        }])
        .xp(1),
        does(&[walk(6)]).xp(1).lost(),
    ),
    card_x(
        name("Balanced Measure", "Medida equilibrada", "Rechtes Maß", "Medida equilibrada"),
        77,
        does(&[crate::ability::Attack { value: Amount::Moved, ..attack(0) }.ability()]).xp(1),
        does(&[Move { points: Amount::Dealt, jump: false, looting: false }]),
    ),
    card_x(
        name("Wall of Doom", "Muralla de dolor", "Mauer des Verderbens", "Muralha da perdição"),
        20,
        does(&[Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me), Last(Lasting::Shield(2), Whom::Me)])
            .xp(2)
            .lost()
            .round(),
        does(&[Last(Lasting::Attack(1, Which::Any), Whom::Me)]).round(),
    ),
];
