//! Monster ability decks. Tables only.

use super::{MonsterCard, MonsterKind, Rank, on};
use crate::ability::Ability::{
    Create, Heal, IfConsumed, Inflict, Last, LayTrap, Loot, Move, OnDeath, Push, Special, Suffer, SummonMonster,
};
use crate::ability::{Ability, Amount, Arrival, Count, Lasting, Plus, Rider, Whom, strike};
use crate::condition::Condition::{
    Bless, Curse, Disarm, Immobilize, Invisible, Muddle, Poison, Strengthen, Stun, Wound,
};
use crate::condition::Conditions;
use crate::element::Element::{Air, Dark, Earth, Fire, Ice, Light};
use crate::hex::hex;

/// The monster's own move, more or less.
#[must_use]
pub const fn step(plus: i8, jump: bool) -> Ability {
    Move { points: Amount::Stat(plus), jump, looting: false }
}

/// Ancient artillery.
pub(super) const ANCIENT_ARTILLERY: [MonsterCard; 8] = [
    on(46, &[strike(-1).range_plus(2).ability()]),
    on(71, &[strike(0).ability(), Suffer(2, Whom::AdjacentEnemies)]).shuffle(),
    on(71, &[strike(0).ability(), Suffer(2, Whom::AdjacentEnemies)]).shuffle(),
    on(
        37,
        &[
            Push(1, Whom::AdjacentEnemies),
            strike(-1).range_plus(-1).area(&[hex(-1, 1), hex(0, 0), hex(0, 1)]).ability(),
        ],
    ),
    on(
        37,
        &[
            Push(1, Whom::AdjacentEnemies),
            strike(-1)
                .range_plus(-1)
                .area(&[hex(-1, 1), hex(0, 0), hex(0, 1), hex(-1, 2), hex(1, 0), hex(1, 1), hex(0, 2)])
                .ability(),
        ],
    ),
    on(95, &[strike(1).ability()]),
    on(17, &[Push(2, Whom::AdjacentEnemies), Last(Lasting::Shield(2), Whom::Me), strike(-2).ability()]),
    on(46, &[strike(-1).area(&[hex(-1, 1), hex(0, 0), hex(0, 1)]).inflict(&[Immobilize]).ability()]),
];

/// Archer.
pub(super) const ARCHER: [MonsterCard; 8] = [
    on(16, &[step(1, false), strike(-1).ability()]),
    on(31, &[step(0, false), strike(0).ability()]),
    on(32, &[step(0, false), strike(1).range_plus(-1).ability()]),
    on(44, &[step(-1, false), strike(1).ability()]),
    on(56, &[strike(-1).targets(2).ability()]),
    on(68, &[strike(1).range_plus(1).ability()]).shuffle(),
    on(14, &[step(-1, false), strike(-1).ability(), LayTrap(3)]),
    on(29, &[step(0, false), strike(-1).range_plus(1).inflict(&[Immobilize]).ability()]).shuffle(),
];

/// Boss.
pub(super) const BOSS: [MonsterCard; 8] = [
    on(11, &[Special(2)]),
    on(14, &[Special(2)]),
    on(17, &[Special(2)]).shuffle(),
    on(85, &[Special(1)]).shuffle(),
    on(79, &[Special(1)]),
    on(73, &[Special(1)]),
    on(36, &[step(0, false), strike(0).ability()]),
    on(52, &[step(-1, false), strike(-1).range(3).targets(2).ability()]),
];

/// Cave bear.
pub(super) const CAVE_BEAR: [MonsterCard; 8] = [
    on(13, &[step(1, false), strike(-1).ability()]),
    on(14, &[step(-1, false), strike(-1).inflict(&[Immobilize]).ability()]),
    on(34, &[strike(1).inflict(&[Wound]).ability()]).shuffle(),
    on(41, &[step(0, false), strike(0).ability()]),
    on(60, &[step(-1, false), strike(1).ability()]),
    on(80, &[strike(-1).ability(), step(-2, false), strike(-1).inflict(&[Wound]).ability()]).shuffle(),
    on(61, &[step(0, false), strike(-1).targets(2).ability()]),
    on(
        3,
        &[
            Last(Lasting::Shield(1), Whom::Me),
            Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me),
            Heal(2, Whom::Me),
        ],
    ),
];

/// Cultist.
pub(super) const CULTIST: [MonsterCard; 8] = [
    on(10, &[step(-1, false), strike(-1).ability(), OnDeath(&strike(2).on(Count::Adjacent))]),
    on(10, &[step(-1, false), strike(-1).ability(), OnDeath(&strike(2).on(Count::Adjacent))]),
    on(27, &[step(0, false), strike(0).ability()]),
    on(27, &[step(0, false), strike(0).ability()]),
    on(39, &[step(-1, false), strike(0).ability(), Heal(1, Whom::Me)]),
    on(
        63,
        &[
            SummonMonster { kind: MonsterKind::LivingBones, rank: [Rank::Normal; 3], how: Arrival::BesideMe },
            Suffer(2, Whom::Me),
        ],
    )
    .shuffle(),
    on(
        63,
        &[
            SummonMonster { kind: MonsterKind::LivingBones, rank: [Rank::Normal; 3], how: Arrival::BesideMe },
            Suffer(2, Whom::Me),
        ],
    )
    .shuffle(),
    on(31, &[step(-1, false), Heal(3, Whom::MeOrAlly(3))]),
];

/// Deep terror.
pub(super) const DEEP_TERROR: [MonsterCard; 8] = [
    on(65, &[strike(0).range(3).targets(3).inflict(&[Curse]).ability()]),
    on(60, &[strike(0).around(&[hex(2, -2), hex(1, -1), hex(4, -4), hex(3, -3), hex(5, -5)]).pierce(3).ability()])
        .shuffle(),
    on(60, &[strike(0).around(&[hex(2, -2), hex(1, -1), hex(4, -4), hex(3, -3), hex(5, -5)]).pierce(3).ability()])
        .shuffle(),
    on(84, &[strike(-1).on(Count::Adjacent).ability(), strike(0).range(4).inflict(&[Wound]).ability()]),
    on(75, &[strike(0).inflict(&[Poison]).ability(), strike(-1).range(5).inflict(&[Immobilize]).ability()]),
    on(75, &[strike(-2).on(Count::Adjacent).inflict(&[Disarm]).ability(), strike(0).range(3).targets(2).ability()]),
    on(
        96,
        &[
            strike(-2).range(6).ability(),
            SummonMonster { kind: MonsterKind::DeepTerror, rank: [Rank::Normal; 3], how: Arrival::BesideTarget },
        ],
    ),
    on(54, &[Inflict(Conditions::of(&[Wound, Poison]), Whom::AdjacentEnemies), strike(0).range(4).ability()]),
];

/// Earth demon.
pub(super) const EARTH_DEMON: [MonsterCard; 8] = [
    on(
        40,
        &[
            Heal(3, Whom::Me),
            IfConsumed {
                element: Some(Earth),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Immobilize]), Whom::EnemiesWithin(3))],
                without: &[],
            },
        ],
    )
    .shuffle(),
    on(42, &[step(1, false), strike(-1).ability()]).shuffle(),
    on(62, &[step(0, false), strike(0).ability(), Create(Earth)]),
    on(
        71,
        &[IfConsumed {
            element: Some(Earth),
            xp: 0,
            with: &[strike(0).range(4).targets(2).ability()],
            without: &[strike(0).range(4).ability()],
        }],
    ),
    on(83, &[step(-1, false), strike(1).ability(), Create(Earth)]),
    on(
        93,
        &[
            step(-1, false),
            IfConsumed {
                element: Some(Earth),
                xp: 0,
                with: &[strike(-1).on(Count::Adjacent).push(1).ability()],
                without: &[strike(-1).on(Count::Adjacent).ability()],
            },
        ],
    ),
    on(
        79,
        &[
            step(1, false),
            IfConsumed { element: Some(Air), xp: 0, with: &[strike(-2).ability()], without: &[strike(0).ability()] },
        ],
    ),
    on(
        87,
        &[
            step(0, false),
            strike(-1).around(&[hex(1, -1), hex(1, 0), hex(2, -1)]).ability(),
            IfConsumed { element: None, xp: 0, with: &[Create(Earth)], without: &[] },
        ],
    ),
];

/// Flame demon.
pub(super) const FLAME_DEMON: [MonsterCard; 8] = [
    on(3, &[step(1, false), strike(-1).ability(), Create(Fire)]),
    on(24, &[step(0, false), strike(0).ability(), Create(Fire)]),
    on(
        46,
        &[IfConsumed {
            element: Some(Fire),
            xp: 0,
            with: &[strike(0)
                .area(&[hex(-1, 1), hex(0, 0), hex(0, 1), hex(-1, 2), hex(1, 0), hex(1, 1), hex(0, 2)])
                .ability()],
            without: &[strike(0).ability()],
        }],
    )
    .shuffle(),
    on(
        49,
        &[IfConsumed {
            element: Some(Fire),
            xp: 0,
            with: &[strike(1).around(&[hex(1, -1), hex(2, -2)]).inflict(&[Wound]).ability()],
            without: &[strike(0).around(&[hex(1, -1), hex(2, -2)]).ability()],
        }],
    ),
    on(67, &[step(-1, false), strike(1).range_plus(-1).ability(), Create(Fire)]),
    on(
        77,
        &[
            strike(0).on(Count::Adjacent).ability(),
            IfConsumed { element: Some(Ice), xp: 0, with: &[Suffer(1, Whom::Me)], without: &[] },
        ],
    ),
    on(
        30,
        &[
            IfConsumed { element: Some(Fire), xp: 0, with: &[Suffer(2, Whom::AdjacentEnemies)], without: &[] },
            step(0, false),
            strike(-2).targets(2).inflict(&[Wound]).ability(),
        ],
    )
    .shuffle(),
    on(8, &[step(-1, false), IfConsumed { element: None, xp: 0, with: &[Create(Fire)], without: &[] }, LayTrap(4)]),
];

/// Frost demon.
pub(super) const FROST_DEMON: [MonsterCard; 8] = [
    on(
        18,
        &[
            Inflict(Conditions::of(&[Immobilize]), Whom::EnemiesWithin(2)),
            IfConsumed { element: Some(Ice), xp: 0, with: &[Heal(3, Whom::Me)], without: &[] },
        ],
    ),
    on(38, &[step(1, false), strike(-1).ability()]),
    on(58, &[step(0, false), strike(0).ability()]),
    on(
        58,
        &[
            step(-1, false),
            IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[strike(2).range(3).ability()],
                without: &[strike(0).range(2).ability()],
            },
        ],
    ),
    on(78, &[step(-1, false), strike(0).around(&[hex(1, -1), hex(1, 0)]).ability(), Create(Ice)]).shuffle(),
    on(78, &[step(-1, false), strike(0).around(&[hex(1, -1), hex(1, 0)]).ability(), Create(Ice)]).shuffle(),
    on(
        58,
        &[
            step(-1, false),
            strike(-1).pierce(3).ability(),
            IfConsumed { element: None, xp: 0, with: &[Create(Ice)], without: &[] },
        ],
    ),
    on(
        18,
        &[
            Last(Lasting::Shield(2), Whom::Me),
            step(1, false),
            IfConsumed { element: Some(Fire), xp: 0, with: &[Suffer(1, Whom::Me)], without: &[] },
        ],
    ),
];

/// Giant viper.
pub(super) const GIANT_VIPER: [MonsterCard; 8] = [
    on(32, &[step(0, false), strike(0).plus(Plus::Flanked { bonus: 2, xp: 0 }).ability()]).shuffle(),
    on(32, &[step(0, false), strike(0).plus(Plus::Flanked { bonus: 2, xp: 0 }).ability()]).shuffle(),
    on(11, &[Last(Lasting::Shield(1), Whom::Me), strike(-1).ability()]),
    on(43, &[step(1, true), strike(-1).on(Count::Adjacent).ability()]),
    on(58, &[step(-1, false), strike(1).ability()]),
    on(58, &[step(1, true), strike(-1).ability(), Last(Lasting::Elusive, Whom::Me)]),
    on(43, &[step(-1, true), strike(0).targets(2).ability()]),
    on(23, &[step(-1, false), strike(-1).inflict(&[Immobilize]).ability(), strike(-1).ability()]),
];

/// Guard.
pub(super) const GUARD: [MonsterCard; 8] = [
    on(15, &[Last(Lasting::Shield(1), Whom::Me), Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me)])
        .shuffle(),
    on(30, &[step(1, false), strike(-1).ability()]),
    on(35, &[step(-1, false), strike(0).range(2).ability()]),
    on(50, &[step(0, false), strike(0).ability()]),
    on(50, &[step(0, false), strike(0).ability()]),
    on(70, &[step(-1, false), strike(1).ability()]),
    on(55, &[step(-1, false), strike(0).ability(), Inflict(Conditions::of(&[Strengthen]), Whom::Me)]),
    on(15, &[Last(Lasting::Shield(1), Whom::Me), strike(0).inflict(&[Poison]).ability()]).shuffle(),
];

/// Harrower infester.
pub(super) const HARROWER_INFESTER: [MonsterCard; 8] = [
    on(38, &[step(-1, false), strike(1).targets(2).ability()]),
    on(7, &[step(0, false), strike(-1).inflict(&[Poison]).ability(), Create(Dark)]),
    on(16, &[step(-1, false), strike(-1).ability(), Heal(5, Whom::Me)]),
    on(
        16,
        &[
            strike(2).inflict(&[Immobilize]).ability(),
            Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me),
        ],
    ),
    on(2, &[Last(Lasting::Shield(2), Whom::Me), Last(Lasting::Retaliate { amount: 2, range: 3, xp: 0 }, Whom::Me)])
        .shuffle(),
    on(
        30,
        &[
            step(-1, false),
            IfConsumed {
                element: Some(Dark),
                xp: 0,
                with: &[strike(0).around(&[hex(0, 1), hex(0, 2), hex(0, 3)]).rider(Rider::HealPerHit(2)).ability()],
                without: &[strike(0).around(&[hex(0, 1), hex(0, 2), hex(0, 3)]).ability()],
            },
        ],
    ),
    on(
        38,
        &[
            step(0, false),
            IfConsumed {
                element: Some(Dark),
                xp: 0,
                with: &[strike(1).targets(2).inflict(&[Disarm]).ability()],
                without: &[strike(-1).targets(2).ability()],
            },
        ],
    ),
    on(7, &[strike(-1).range(3).inflict(&[Muddle]).ability(), Heal(4, Whom::Me)]).shuffle(),
];

/// Hound.
pub(super) const HOUND: [MonsterCard; 8] = [
    on(6, &[step(-1, false), strike(0).inflict(&[Immobilize]).ability()]),
    on(7, &[step(0, false), Inflict(Conditions::of(&[Muddle]), Whom::AdjacentEnemies)]),
    on(19, &[step(0, false), strike(0).plus(Plus::Flanked { bonus: 2, xp: 0 }).ability()]).shuffle(),
    on(19, &[step(0, false), strike(0).plus(Plus::Flanked { bonus: 2, xp: 0 }).ability()]).shuffle(),
    on(26, &[step(0, false), strike(0).ability()]),
    on(26, &[step(0, false), strike(0).ability()]),
    on(83, &[step(-2, false), strike(1).ability()]),
    on(72, &[strike(-1).pierce(2).ability(), step(-2, false), strike(-1).pierce(2).ability()]),
];

/// Imp.
pub(super) const IMP: [MonsterCard; 8] = [
    on(5, &[Last(Lasting::Shield(5), Whom::Me), Heal(1, Whom::Me)]),
    on(37, &[step(0, false), strike(0).ability()]),
    on(37, &[step(0, false), strike(0).ability()]),
    on(42, &[step(1, false), Heal(2, Whom::MeOrAlly(3))]),
    on(43, &[step(0, false), strike(-1).targets(2).inflict(&[Poison]).ability()]).shuffle(),
    on(76, &[step(-1, false), strike(1).ability()]),
    on(43, &[step(0, false), strike(-1).targets(2).inflict(&[Curse]).ability()]).shuffle(),
    on(
        24,
        &[
            Inflict(Conditions::of(&[Strengthen]), Whom::AlliesWithin(2)),
            Inflict(Conditions::of(&[Muddle]), Whom::EnemiesWithin(2)),
        ],
    ),
];

/// Living bones.
pub(super) const LIVING_BONES: [MonsterCard; 8] = [
    on(64, &[step(-1, false), strike(1).ability()]),
    on(20, &[step(-2, false), strike(0).ability(), Heal(2, Whom::Me)]).shuffle(),
    on(25, &[step(1, false), strike(-1).ability()]),
    on(45, &[step(0, false), strike(0).ability()]),
    on(45, &[step(0, false), strike(0).ability()]),
    on(81, &[strike(2).ability()]),
    on(74, &[step(0, false), strike(0).on(Count::OneFoe).ability()]),
    on(12, &[Last(Lasting::Shield(1), Whom::Me), Heal(2, Whom::Me)]).shuffle(),
];

/// Living corpse.
pub(super) const LIVING_CORPSE: [MonsterCard; 8] = [
    on(21, &[step(1, false), Inflict(Conditions::of(&[Muddle, Immobilize]), Whom::AdjacentEnemy)]),
    on(47, &[step(1, false), strike(-1).ability()]),
    on(66, &[step(0, false), strike(0).ability()]).shuffle(),
    on(66, &[step(0, false), strike(0).ability()]).shuffle(),
    on(82, &[step(-1, false), strike(1).ability()]),
    on(91, &[step(1, false), Suffer(1, Whom::Me)]),
    on(71, &[step(0, false), strike(1).ability(), Inflict(Conditions::of(&[Poison]), Whom::AdjacentEnemies)]),
    on(32, &[strike(2).push(1).ability(), Suffer(1, Whom::Me)]),
];

/// Living spirit.
pub(super) const LIVING_SPIRIT: [MonsterCard; 8] = [
    on(22, &[step(-1, false), strike(-1).inflict(&[Muddle]).ability()]).shuffle(),
    on(33, &[step(0, false), strike(-1).on(Count::InRange).ability()]).shuffle(),
    on(48, &[step(0, false), strike(0).ability()]),
    on(48, &[step(0, false), strike(0).ability()]),
    on(61, &[strike(0).range_plus(-1).targets(2).ability()]),
    on(75, &[step(-1, false), strike(1).range_plus(-1).ability(), Heal(1, Whom::Me)]),
    on(55, &[step(0, false), Inflict(Conditions::of(&[Curse]), Whom::EnemiesInReach), Create(Ice)]),
    on(
        67,
        &[
            step(-1, false),
            IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[strike(1).inflict(&[Stun]).ability()],
                without: &[strike(1).ability()],
            },
        ],
    ),
];

/// Lurker.
pub(super) const LURKER: [MonsterCard; 8] = [
    on(
        11,
        &[
            IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[Last(Lasting::Shield(2), Whom::Me)],
                without: &[Last(Lasting::Shield(1), Whom::Me)],
            },
            Inflict(Conditions::of(&[Wound]), Whom::AdjacentEnemies),
        ],
    )
    .shuffle(),
    on(28, &[step(1, false), strike(-1).ability()]),
    on(38, &[step(0, false), strike(0).ability()]),
    on(38, &[step(0, false), strike(0).on(Count::OneFoe).ability()]),
    on(61, &[step(-1, false), strike(1).ability()]),
    on(64, &[strike(1).on(Count::Adjacent).ability()]),
    on(
        41,
        &[
            IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Strengthen]), Whom::Me)],
                without: &[],
            },
            step(0, false),
            strike(-1).inflict(&[Wound]).ability(),
        ],
    ),
    on(23, &[Last(Lasting::Shield(1), Whom::Me), step(0, false), strike(-1).ability(), Create(Ice)]).shuffle(),
];

/// Night demon.
pub(super) const NIGHT_DEMON: [MonsterCard; 8] = [
    on(4, &[step(1, false), strike(-1).ability(), Create(Dark)]),
    on(
        7,
        &[
            step(1, false),
            strike(-1).ability(),
            IfConsumed {
                element: Some(Dark),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Invisible]), Whom::Me)],
                without: &[],
            },
        ],
    ),
    on(22, &[step(0, false), strike(0).ability(), Create(Dark)]),
    on(
        26,
        &[IfConsumed {
            element: Some(Dark),
            xp: 0,
            with: &[strike(-2).range(3).targets(3).inflict(&[Muddle]).ability()],
            without: &[strike(-2).range(3).targets(3).ability()],
        }],
    ),
    on(
        46,
        &[
            step(-1, false),
            IfConsumed { element: Some(Dark), xp: 0, with: &[strike(3).ability()], without: &[strike(1).ability()] },
        ],
    )
    .shuffle(),
    on(41, &[step(-1, false), strike(1).ability(), Create(Dark)]).shuffle(),
    on(
        35,
        &[
            strike(-1).ability(),
            strike(-1).pierce(2).ability(),
            IfConsumed {
                element: Some(Light),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Curse]), Whom::Me)],
                without: &[],
            },
        ],
    ),
    on(
        15,
        &[
            step(0, false),
            strike(-1).ability(),
            IfConsumed { element: None, xp: 0, with: &[Create(Dark)], without: &[] },
            Suffer(1, Whom::AllAdjacent),
        ],
    ),
];

/// Ooze.
pub(super) const OOZE: [MonsterCard; 8] = [
    on(36, &[step(1, false), strike(-1).ability()]),
    on(57, &[step(0, false), strike(0).ability()]),
    on(59, &[strike(0).targets(2).inflict(&[Poison]).ability()]),
    on(66, &[step(-1, false), strike(1).range_plus(1).ability()]),
    on(
        94,
        &[Suffer(2, Whom::Me), SummonMonster { kind: MonsterKind::Ooze, rank: [Rank::Normal; 3], how: Arrival::Split }],
    )
    .shuffle(),
    on(
        94,
        &[Suffer(2, Whom::Me), SummonMonster { kind: MonsterKind::Ooze, rank: [Rank::Normal; 3], how: Arrival::Split }],
    )
    .shuffle(),
    on(66, &[step(-1, false), Loot(1), Heal(2, Whom::Me)]),
    on(
        85,
        &[
            Inflict(Conditions::of(&[Poison]), Whom::AdjacentEnemies),
            Push(1, Whom::AdjacentEnemies),
            strike(1).range_plus(-1).ability(),
        ],
    ),
];

/// Rending drake.
pub(super) const RENDING_DRAKE: [MonsterCard; 8] = [
    on(12, &[step(1, false), strike(-1).ability()]),
    on(13, &[strike(-1).ability(), step(-1, false), strike(-1).ability()]).shuffle(),
    on(25, &[step(0, false), strike(0).ability()]),
    on(39, &[step(-1, false), strike(1).ability()]),
    on(54, &[step(-2, false), strike(-1).range(3).targets(2).inflict(&[Poison]).ability()]),
    on(59, &[step(-2, false), strike(1).targets(2).ability()]),
    on(72, &[strike(-1).ability(), strike(-1).ability(), strike(-2).ability()]).shuffle(),
    on(6, &[Last(Lasting::Shield(2), Whom::Me), Heal(2, Whom::Me), Inflict(Conditions::of(&[Strengthen]), Whom::Me)]),
];

/// Savvas icestorm.
pub(super) const SAVVAS_ICESTORM: [MonsterCard; 8] = [
    on(
        70,
        &[
            IfConsumed {
                element: Some(Air),
                xp: 0,
                with: &[Push(4, Whom::AdjacentEnemies)],
                without: &[Push(2, Whom::AdjacentEnemies)],
            },
            strike(1).range_plus(1).ability(),
        ],
    ),
    on(
        98,
        &[SummonMonster { kind: MonsterKind::WindDemon, rank: [Rank::Normal; 3], how: Arrival::BesideMe }, Create(Air)],
    ),
    on(
        98,
        &[
            SummonMonster { kind: MonsterKind::FrostDemon, rank: [Rank::Normal; 3], how: Arrival::BesideMe },
            Create(Ice),
        ],
    ),
    on(
        19,
        &[
            step(0, false),
            strike(-1).range_plus(-1).ability(),
            Last(Lasting::Shield(1), Whom::MeAndAllies(2)),
            Create(Ice),
        ],
    ),
    on(
        14,
        &[
            IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[strike(2).inflict(&[Immobilize]).ability()],
                without: &[strike(0).ability()],
            },
            Last(Lasting::Retaliate { amount: 2, range: 1, xp: 0 }, Whom::Me),
            Create(Air),
        ],
    ),
    on(
        14,
        &[
            Last(Lasting::Shield(4), Whom::Me),
            IfConsumed {
                element: Some(Ice),
                xp: 0,
                with: &[Heal(5, Whom::MeOrAlly(3))],
                without: &[Heal(2, Whom::MeOrAlly(3))],
            },
            IfConsumed { element: Some(Air), xp: 0, with: &[strike(0).ability()], without: &[] },
        ],
    ),
    on(
        47,
        &[Inflict(Conditions::of(&[Disarm]), Whom::AdjacentEnemies), step(0, false), strike(-1).ability(), Create(Air)],
    )
    .shuffle(),
    on(
        35,
        &[
            step(-1, false),
            strike(-1).around(&[hex(1, -1), hex(2, -2), hex(2, -1), hex(1, 0), hex(2, 0)]).ability(),
            Create(Ice),
        ],
    )
    .shuffle(),
];

/// Savvas lavaflow.
pub(super) const SAVVAS_LAVAFLOW: [MonsterCard; 8] = [
    on(
        97,
        &[
            SummonMonster { kind: MonsterKind::FlameDemon, rank: [Rank::Normal; 3], how: Arrival::BesideMe },
            Create(Fire),
        ],
    ),
    on(
        97,
        &[
            SummonMonster { kind: MonsterKind::EarthDemon, rank: [Rank::Normal; 3], how: Arrival::BesideMe },
            Create(Earth),
        ],
    ),
    on(
        22,
        &[
            step(1, false),
            strike(-1).on(Count::Adjacent).ability(),
            IfConsumed {
                element: Some(Fire),
                xp: 0,
                with: &[Last(Lasting::Retaliate { amount: 3, range: 1, xp: 0 }, Whom::Me)],
                without: &[],
            },
        ],
    ),
    on(68, &[step(-1, false), strike(1).range(3).rider(Rider::Splash(2)).ability(), Create(Earth)]).shuffle(),
    on(
        41,
        &[
            step(0, false),
            IfConsumed {
                element: Some(Earth),
                xp: 0,
                with: &[strike(1).around(&[hex(0, 1), hex(0, 2), hex(0, 3)]).inflict(&[Immobilize]).ability()],
                without: &[strike(-1).around(&[hex(0, 1), hex(0, 2), hex(0, 3)]).ability()],
            },
        ],
    ),
    on(
        51,
        &[
            Suffer(2, Whom::AllEnemies),
            IfConsumed {
                element: Some(Fire),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Wound]), Whom::AllEnemies)],
                without: &[],
            },
            IfConsumed {
                element: Some(Earth),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Disarm]), Whom::AllEnemies)],
                without: &[],
            },
        ],
    ),
    on(
        31,
        &[IfConsumed {
            element: Some(Earth),
            xp: 0,
            with: &[Heal(4, Whom::Several { range: 3, count: 3 })],
            without: &[Heal(4, Whom::MeOrAlly(3))],
        }],
    ),
    on(68, &[step(-1, false), strike(-1).range(3).targets(2).ability(), Create(Fire)]).shuffle(),
];

/// Scout.
pub(super) const SCOUT: [MonsterCard; 8] = [
    on(29, &[step(-1, false), strike(-1).range(3).ability()]),
    on(40, &[step(1, false), strike(-1).ability()]),
    on(53, &[step(0, false), strike(0).ability()]),
    on(54, &[step(-2, false), strike(0).range(3).inflict(&[Poison]).ability()]),
    on(69, &[step(-1, false), strike(1).ability()]),
    on(92, &[strike(2).inflict(&[Poison]).ability()]).shuffle(),
    on(79, &[strike(-1).range(4).targets(2).ability()]),
    on(35, &[step(1, true), Loot(1)]).shuffle(),
];

/// Shaman.
pub(super) const SHAMAN: [MonsterCard; 8] = [
    on(8, &[step(0, false), strike(-1).inflict(&[Disarm]).ability()]),
    on(8, &[step(-1, false), strike(0).inflict(&[Immobilize]).ability()]),
    on(23, &[step(0, false), Heal(3, Whom::MeOrAlly(3))]).shuffle(),
    on(23, &[step(0, false), Heal(3, Whom::MeOrAlly(3))]).shuffle(),
    on(62, &[step(0, false), strike(0).ability()]),
    on(74, &[step(-1, false), strike(1).ability()]),
    on(89, &[step(-1, false), Heal(1, Whom::AlliesWithin(1)), Inflict(Conditions::of(&[Bless]), Whom::Me)]),
    on(9, &[step(1, false), strike(-1).targets(2).inflict(&[Curse]).ability()]),
];

/// Spitting drake.
pub(super) const SPITTING_DRAKE: [MonsterCard; 8] = [
    on(32, &[step(1, false), strike(-1).ability()]),
    on(52, &[step(0, false), strike(0).ability()]),
    on(57, &[step(0, false), strike(-1).range_plus(-1).area(&[hex(-1, 1), hex(0, 0), hex(0, 1)]).ability()]).shuffle(),
    on(27, &[strike(0).targets(2).inflict(&[Poison]).ability()]),
    on(87, &[step(-1, false), strike(1).ability()]),
    on(89, &[strike(-2).inflict(&[Stun]).ability()]),
    on(6, &[Last(Lasting::Shield(2), Whom::Me), Heal(2, Whom::Me), Inflict(Conditions::of(&[Strengthen]), Whom::Me)]),
    on(
        89,
        &[
            step(-1, false),
            strike(-2)
                .range_plus(-2)
                .area(&[hex(-1, 1), hex(0, 0), hex(0, 1), hex(-1, 2), hex(1, 0), hex(1, 1), hex(0, 2)])
                .inflict(&[Poison])
                .ability(),
        ],
    )
    .shuffle(),
];

/// Stone golem.
pub(super) const STONE_GOLEM: [MonsterCard; 8] = [
    on(11, &[Last(Lasting::Retaliate { amount: 3, range: 3, xp: 0 }, Whom::Me)]),
    on(28, &[step(1, false), strike(0).ability(), Suffer(1, Whom::Me)]),
    on(51, &[step(1, false), strike(-1).ability()]).shuffle(),
    on(65, &[step(0, false), strike(0).ability()]),
    on(72, &[strike(1).range(3).ability(), Suffer(2, Whom::Me)]),
    on(90, &[step(-1, false), strike(1).ability()]).shuffle(),
    on(83, &[step(0, false), strike(-1).on(Count::Adjacent).ability()]),
    on(28, &[step(1, false), strike(-2).range(3).pull(2).inflict(&[Immobilize]).ability()]),
];

/// Sun demon.
pub(super) const SUN_DEMON: [MonsterCard; 8] = [
    on(
        17,
        &[IfConsumed {
            element: Some(Light),
            xp: 0,
            with: &[Heal(3, Whom::MeAndAllies(3))],
            without: &[Heal(3, Whom::MeOrAlly(3))],
        }],
    )
    .shuffle(),
    on(36, &[step(0, false), strike(0).on(Count::Adjacent).ability(), Create(Light)]),
    on(36, &[step(0, false), strike(0).on(Count::Adjacent).ability(), Create(Light)]),
    on(68, &[step(0, false), strike(1).ability(), Create(Light)]),
    on(
        73,
        &[
            step(0, false),
            strike(1).ability(),
            IfConsumed { element: Some(Light), xp: 0, with: &[Heal(3, Whom::Me)], without: &[] },
        ],
    )
    .shuffle(),
    on(
        95,
        &[
            step(-1, false),
            IfConsumed {
                element: Some(Light),
                xp: 0,
                with: &[strike(0).range(4).on(Count::InRange).ability()],
                without: &[strike(0).range(4).ability()],
            },
        ],
    ),
    on(
        88,
        &[
            step(-1, false),
            strike(-1).on(Count::Adjacent).ability(),
            IfConsumed {
                element: Some(Dark),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Muddle]), Whom::Me)],
                without: &[],
            },
        ],
    ),
    on(
        50,
        &[
            step(0, false),
            strike(0).range(3).ability(),
            IfConsumed { element: None, xp: 0, with: &[Create(Light)], without: &[] },
        ],
    ),
];

/// Wind demon.
pub(super) const WIND_DEMON: [MonsterCard; 8] = [
    on(
        9,
        &[
            strike(-1).ability(),
            Heal(1, Whom::Me),
            IfConsumed {
                element: Some(Air),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Invisible]), Whom::Me)],
                without: &[],
            },
        ],
    ),
    on(21, &[step(0, false), strike(0).pull(1).ability(), Create(Air)]).shuffle(),
    on(21, &[step(0, false), strike(0).pull(1).ability(), Create(Air)]).shuffle(),
    on(
        29,
        &[
            step(0, false),
            IfConsumed {
                element: Some(Air),
                xp: 0,
                with: &[strike(-1).targets(2).push(2).ability()],
                without: &[strike(-1).targets(2).ability()],
            },
        ],
    ),
    on(
        37,
        &[
            step(0, false),
            IfConsumed {
                element: Some(Air),
                xp: 0,
                with: &[strike(1)
                    .around(&[hex(1, -1), hex(1, 0), hex(0, 1), hex(2, -1), hex(2, 0), hex(1, 1)])
                    .ability()],
                without: &[strike(0).around(&[hex(1, -1), hex(1, 0), hex(2, -1)]).ability()],
            },
        ],
    ),
    on(
        43,
        &[
            step(-1, false),
            IfConsumed {
                element: Some(Air),
                xp: 0,
                with: &[strike(1).targets(2).ability()],
                without: &[strike(1).ability()],
            },
        ],
    ),
    on(
        43,
        &[
            Push(1, Whom::AdjacentEnemies),
            IfConsumed {
                element: Some(Earth),
                xp: 0,
                with: &[strike(0).range_plus(-2).ability()],
                without: &[strike(0).ability()],
            },
        ],
    ),
    on(
        2,
        &[
            Last(Lasting::Shield(1), Whom::Me),
            step(-1, false),
            strike(-1).ability(),
            IfConsumed { element: None, xp: 0, with: &[Create(Air)], without: &[] },
        ],
    ),
];
