//! The Tinkerer's cards.

use crate::ability::Ability::{Create, Heal, IfConsumed, Inflict, Last, Loot, Recover, Summon, Trap};
use crate::ability::{Lasting, Recovery, SummonSheet, Which, Whom, attack, walk};
use crate::card::{CardSheet, card, card_x, does};
use crate::condition::Condition::{Immobilize, Poison, Stun, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Dark, Earth, Fire, Ice};
use crate::hex::hex;
use crate::words::name;

const TRIANGLE: &[crate::hex::Hex] = &[hex(0, 0), hex(0, 1), hex(-1, 1)];

/// All of them, by level.
pub const CARDS: [CardSheet; 15] = [
    card(
        name("Proximity Mine", "Mina de proximidad", "Tretmine", "Mina de proximidade"),
        62,
        does(&[Trap { damage: 6, conditions: Conditions::NONE, xp: 2 }]).lost(),
        does(&[walk(4)]),
    ),
    card(
        name("Harmless Contraption", "Artilugio inofensivo", "Harmlose Apparatur", "Engenhoca inofensiva"),
        74,
        does(&[Summon(SummonSheet {
            name: name("Decoy", "Señuelo", "Lockvogel", "Isca"),
            health: 6,
            movement: 2,
            attack: None,
            range: None,
            conditions: Conditions::NONE,
            flying: false,
        })])
        .xp(2)
        .lost()
        .stays(),
        does(&[Heal(2, Whom::MeOrAlly(3))]),
    ),
    card(
        name("Flamethrower", "Lanzallamas", "Flammenwerfer", "Lança-chamas"),
        47,
        does(&[attack(3).around(&[hex(1, -1), hex(2, -1), hex(1, 0)]).inflict(&[Wound]).ability(), Create(Fire)])
            .xp(2)
            .lost(),
        does(&[Last(Lasting::Shield(1), Whom::MeAndAllies(1))]).round(),
    ),
    card(
        name("Hook Gun", "Pistola de gancho", "Hakenpistole", "Pistola de gancho"),
        72,
        does(&[attack(2).range(3).pull(2).ability()]),
        does(&[Loot(2)]).xp(1).lost(),
    ),
    card(
        name("Ink Bomb", "Bomba de tinta", "Tintenbombe", "Bomba de tinta"),
        74,
        does(&[attack(4).range(3).area(TRIANGLE).xp_each(1).ability(), Create(Dark)]).lost(),
        does(&[walk(4)]),
    ),
    card(
        name("Net Shooter", "Lanzarredes", "Netzschleuder", "Lança-redes"),
        19,
        does(&[attack(3).range(3).area(TRIANGLE).inflict(&[Immobilize]).xp_each(1).ability()]).lost(),
        does(&[Inflict(Conditions::of(&[Immobilize]), Whom::AdjacentEnemy), walk(2)]),
    ),
    card(
        name("Stun Shot", "Disparo aturdidor", "Betäubungsschuss", "Tiro atordoante"),
        20,
        does(&[attack(1).range(3).inflict(&[Stun]).ability()]),
        does(&[walk(4)]),
    ),
    card(
        name("Reinvigorating Elixir", "Elixir vigorizante", "Stärkendes Elixier", "Elixir revigorante"),
        37,
        does(&[Heal(3, Whom::MeOrAlly(3))]),
        does(&[Recover { from: Recovery::Discarded, count: u8::MAX, whom: Whom::Ally(1) }]).xp(2).lost(),
    ),
    card(
        name("Restorative Mist", "Bruma reparadora", "Heilender Nebel", "Névoa restauradora"),
        17,
        does(&[Heal(3, Whom::MeOrAlly(3))]),
        does(&[walk(2), Heal(1, Whom::AlliesWithin(1))]),
    ),
    card(
        name("Energizing Tonic", "Tónico energizante", "Belebendes Tonikum", "Tônico energizante"),
        16,
        does(&[Heal(5, Whom::MeOrAlly(2))]).xp(2).lost(),
        does(&[walk(6)]).xp(1).lost(),
    ),
    card(
        name("Enhancement Field", "Campo de mejora", "Verstärkungsfeld", "Campo de aprimoramento"),
        61,
        does(&[attack(3).range(3).ability()]),
        does(&[Last(Lasting::Attack(1, Which::Any), Whom::MeAndAllies(1))]).round(),
    ),
    card(
        name("Toxic Bolt", "Proyectil tóxico", "Giftbolzen", "Projétil tóxico"),
        18,
        does(&[attack(2).range(3).inflict(&[Poison]).ability(), Create(Earth)]),
        does(&[attack(5).range(2).ability()]).xp(2).lost(),
    ),
    card_x(
        name("Reviving Shock", "Descarga reanimadora", "Belebender Schock", "Choque reanimador"),
        34,
        does(&[attack(2).range(3).targets(2).ability()]),
        does(&[Heal(5, Whom::MeOrAlly(2))]).xp(2).lost(),
    ),
    card_x(
        name("Volatile Concoction", "Brebaje volátil", "Flüchtiges Gebräu", "Mistura volátil"),
        76,
        does(&[Trap { damage: 2, conditions: Conditions::of(&[Poison]), xp: 0 }]),
        does(&[IfConsumed {
            element: Some(Ice),
            xp: 0,
            with: &[Recover { from: Recovery::Discarded, count: 2, whom: Whom::Ally(2) }],
            without: &[Recover { from: Recovery::Discarded, count: 1, whom: Whom::Ally(2) }],
        }]),
    ),
    card_x(
        name("Potent Potables", "Bebidas potentes", "Starke Tränke", "Bebidas potentes"),
        46,
        does(&[Last(Lasting::MoreHealing(2), Whom::Me)]).slots(&[0, 1, 0, 1]),
        does(&[walk(3)]),
    ),
];
