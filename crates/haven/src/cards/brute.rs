//! The Brute's cards.

use crate::ability::Ability::{
    Create, Heal, IfConsumed, IfStraight, Inflict, Kill, Last, Loot, Move, Push, PushAndInflict,
};
use crate::ability::{Amount, Count, Foe, Lasting, Prey, Which, Whom, attack, jump, prey, walk};
use crate::card::{CardSheet, card, card_x, does, gained};
use crate::condition::Condition::{Disarm, Immobilize, Muddle, Stun, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Air, Earth};
use crate::hex::hex;
use crate::words::name;

/// Two hexes in a straight line.
const LINE: &[crate::hex::Hex] = &[hex(1, -1), hex(2, -2)];

/// All of them, by level.
pub const CARDS: [CardSheet; 29] = [
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
        name("Balanced Measure", "Medida equilibrada", "Ausgewogene Maßnahmen", "Medida equilibrada"),
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
    gained(
        2,
        name("Fatal Advance", "Avance letal", "Tödlicher Vorstoß", "Avanço fatal"),
        40,
        does(&[Kill(prey(1, Prey::Normal))]).xp(2).lost(),
        does(&[walk(4)]),
    ),
    gained(
        2,
        name("Juggernaut", "Imparable", "Moloch", "Rolo compressor"),
        34,
        does(&[walk(2), attack(2).ability()]),
        does(&[Last(Lasting::Cancel, Whom::Me)]).slots(&[1, 1, 1]),
    ),
    gained(
        3,
        name("Hook and Chain", "Gancho y cadena", "Haken und Kette", "Gancho e corrente"),
        42,
        does(&[attack(3).range(3).pull(2).ability()]),
        does(&[walk(4), IfStraight(&[crate::ability::Attack { value: Amount::LastMove, ..attack(0) }.ability()])]),
    ),
    gained(
        3,
        name("Brute Force", "Fuerza bruta", "Rohe Gewalt", "Força bruta"),
        51,
        does(&[attack(2).around(&[hex(1, -1), hex(1, 0), hex(0, 1)]).inflict(&[Muddle]).ability()]).xp(1),
        does(&[walk(2), Last(Lasting::Shield(1), Whom::Me)]).round(),
    ),
    gained(
        4,
        name("Unstoppable Charge", "Carga imparable", "Unaufhaltsamer Sturmlauf", "Investida imparável"),
        86,
        does(&[attack(5).ability()]).xp(1),
        does(&[walk(4), Inflict(Conditions::of(&[Stun]), Whom::AdjacentEnemies)]).lost(),
    ),
    gained(
        4,
        name("Devastating Hack", "Tajo devastador", "Verheerender Hieb", "Talho devastador"),
        27,
        does(&[attack(8).ability()]).xp(3).lost(),
        does(&[Loot(1)]),
    ),
    gained(
        5,
        name("Whirlwind", "Torbellino", "Wirbelwind", "Redemoinho"),
        28,
        does(&[attack(4).on(Count::Adjacent).xp_each(1).ability()]).lost(),
        does(&[walk(4), Push(3, Whom::AdjacentEnemy)]),
    ),
    gained(
        5,
        name("Skirmishing Maneuver", "Maniobra de escaramuza", "Scharmützelmanöver", "Manobra de escaramuça"),
        29,
        does(&[attack(2).ability(), walk(2), attack(2).ability()]),
        does(&[attack(3).range(3).ability()]).xp(1),
    ),
    gained(
        6,
        name("Quietus", "Golpe de gracia", "Gnadenstoß", "Golpe de misericórdia"),
        57,
        does(&[Kill(prey(1, Prey::Stunned))]).xp(1),
        does(&[walk(3), Last(Lasting::Attack(1, Which::Any), Whom::Me)]).round(),
    ),
    gained(
        6,
        name("Immovable Phalanx", "Falange inamovible", "Unverrückbare Phalanx", "Falange inamovível"),
        17,
        does(&[attack(4).ability(), Last(Lasting::Shield(1), Whom::Me)]).round(),
        does(&[Last(Lasting::MoveAsAttack, Whom::Me)]).lost().stays(),
    ),
    gained(
        7,
        name("Defensive Tactics", "Tácticas defensivas", "Verteidigungstaktik", "Táticas defensivas"),
        26,
        does(&[attack(2).range(3).targets(2).inflict(&[Immobilize]).ability()]).xp(1),
        does(&[Last(Lasting::Retaliate { amount: 1, range: 1, xp: 0 }, Whom::Me), Last(Lasting::Shield(1), Whom::Me)])
            .xp(2)
            .lost()
            .stays(),
    ),
    gained(
        7,
        name("Crippling Offensive", "Ofensiva incapacitante", "Lähmende Offensive", "Ofensiva incapacitante"),
        33,
        does(&[attack(6).inflict(&[Wound, Stun]).ability()]).xp(3).lost(),
        does(&[walk(3), PushAndInflict(1, Conditions::of(&[Immobilize]), Whom::AdjacentEnemy)]),
    ),
    gained(
        8,
        name("Frenzied Onslaught", "Embestida frenética", "Rasender Ansturm", "Investida frenética"),
        41,
        does(&[walk(2), attack(2).ability(), walk(2), attack(2).ability()]),
        does(&[Last(Lasting::AttackOn(3, Foe::Hindered), Whom::Me)]).xp(1).round(),
    ),
    gained(
        8,
        name("Selfish Retribution", "Retribución egoísta", "Selbstsüchtige Vergeltung", "Retribuição egoísta"),
        12,
        does(&[walk(1), Loot(2)]).lost(),
        does(&[walk(3), Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me)]).xp(1).round(),
    ),
    gained(
        9,
        name("King of the Hill", "Rey de la colina", "König des Hügels", "Rei da colina"),
        39,
        does(&[attack(6).on(Count::Adjacent).push(1).xp_each(1).ability()]).lost(),
        does(&[Heal(5, Whom::Me)]),
    ),
    gained(
        9,
        name("Face Your End", "Afronta tu fin", "Sieh deinem Ende entgegen", "Encare seu fim"),
        67,
        does(&[attack(2).range(4).targets(3).pull(3).ability()]).xp(1),
        does(&[Kill(prey(1, Prey::NormalOrElite))]).xp(2).lost(),
    ),
];
