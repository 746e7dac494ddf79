//! The Tinkerer's cards.

use crate::ability::Ability::{
    Borrow, Create, DisarmTrap, Exchange, GrantAll, Heal, IfConsumed, Inflict, Kill, Last, Loot, Move, Recover,
    Refresh, Slay, Suffer, Summon, Trap,
};
use crate::ability::{
    Amount, Closing, Lasting, Nature, Prey, Recovery, Rider, SummonSheet, Which, Whom, attack, jump, prey, walk,
};
use crate::card::{CardSheet, card, card_x, does, gained};
use crate::condition::Condition::{Disarm, Immobilize, Muddle, Poison, Stun, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Dark, Earth, Fire, Ice};
use crate::hex::hex;
use crate::item::{self, Wear};
use crate::words::name;

const TRIANGLE: &[crate::hex::Hex] = &[hex(0, 0), hex(0, 1), hex(-1, 1)];

const LINE: &[crate::hex::Hex] = &[hex(1, -1), hex(2, -2), hex(3, -3)];
const CONSUMED_SMALL: item::Refresh = item::Refresh { only: Some(Wear::Consumed), small: true, count: 1 };
/// What the two bots have in common.
const BOT: SummonSheet = SummonSheet {
    name: name("Bot", "Robot", "Maschine", "Robô"),
    health: 6,
    movement: 2,
    attack: None,
    range: None,
    conditions: Conditions::NONE,
    flying: false,
    nature: Nature::Plain,
};

/// All of them, by level.
pub const CARDS: [CardSheet; 31] = [
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
            nature: Nature::Plain,
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
    gained(
        2,
        name("Stamina Booster", "Reforzador de vigor", "Ausdauerspritze", "Reforço de vigor"),
        48,
        does(&[Heal(4, Whom::MeOrAlly(3))]),
        does(&[Recover { from: Recovery::Lost, count: 1, whom: Whom::Ally(3) }]).xp(2).gone(),
    ),
    gained(
        2,
        name("Disorienting Flash", "Destello desorientador", "Blendblitz", "Clarão desorientador"),
        73,
        does(&[Inflict(Conditions::of(&[Stun]), Whom::Enemies { range: 3, count: 2 })]).xp(2).lost(),
        does(&[Inflict(Conditions::of(&[Muddle]), Whom::AdjacentEnemies), walk(2)]),
    ),
    gained(
        3,
        name("Tinkerer's Tools", "Herramientas de manitas", "Tüftlerwerkzeug", "Ferramentas de engenhoqueiro"),
        26,
        does(&[DisarmTrap]).xp(1),
        does(&[Trap { damage: 0, conditions: Conditions::of(&[Stun]), xp: 0 }]),
    ),
    gained(
        3,
        name("Crank Bow", "Arco de manivela", "Kurbelbogen", "Arco de manivela"),
        66,
        does(&[attack(6).range(5).ability()]).xp(2).lost(),
        does(&[walk(4)]),
    ),
    gained(
        4,
        name("Dangerous Contraption", "Artilugio peligroso", "Gefährliche Apparatur", "Engenhoca perigosa"),
        84,
        does(&[Summon(SummonSheet {
            name: name("Battle Bot", "Robot de batalla", "Kampfmaschine", "Robô de batalha"),
            attack: Some(2),
            ..BOT
        })])
        .xp(2)
        .lost()
        .stays(),
        does(&[walk(4)]),
    ),
    gained(
        4,
        name("Micro Bots", "Microrrobots", "Mikromaschinen", "Microrrobôs"),
        22,
        does(&[Heal(6, Whom::MeOrAlly(3))]).xp(2).lost(),
        does(&[walk(3), Loot(1)]).lost(),
    ),
    gained(
        5,
        name("Noxious Vials", "Viales nocivos", "Giftphiolen", "Frascos nocivos"),
        75,
        does(&[Refresh(CONSUMED_SMALL, Whom::Ally(1))]),
        does(&[attack(3).range(3).area(TRIANGLE).inflict(&[Poison]).xp_each(1).ability()]).lost(),
    ),
    gained(
        5,
        name("Disintegration Beam", "Rayo desintegrador", "Auflösungsstrahl", "Raio desintegrador"),
        36,
        does(&[Slay(attack(0).around(LINE).rider(Rider::Slay(Prey::Weak(5))).xp_each(1))]).lost(),
        does(&[walk(2), Inflict(Conditions::of(&[Disarm]), Whom::AdjacentEnemy)]),
    ),
    gained(
        6,
        name("Gas Canister", "Bombona de gas", "Gaskanister", "Cilindro de gás"),
        71,
        does(&[Trap { damage: 4, conditions: Conditions::of(&[Muddle]), xp: 0 }]),
        does(&[Last(Lasting::TurnEnd(Closing::Resupply), Whom::Me)]).slots(&[0, 1, 0, 1]),
    ),
    gained(
        6,
        name("Auto Turret", "Torreta automática", "Automatischer Beschuss", "Torreta automática"),
        34,
        does(&[Last(Lasting::TurnEnd(Closing::Shoot), Whom::Me)]).slots(&[1, 0, 1, 0, 1]),
        does(&[Heal(3, Whom::MeOrAlly(4))]),
    ),
    gained(
        7,
        name("Murderous Contraption", "Artilugio asesino", "Mörderische Apparatur", "Engenhoca assassina"),
        94,
        does(&[Summon(SummonSheet {
            name: name("Kill Bot", "Robot asesino", "Mordmaschine", "Robô assassino"),
            movement: 3,
            attack: Some(3),
            ..BOT
        })])
        .xp(2)
        .lost()
        .stays(),
        does(&[attack(4).range(3).ability()]),
    ),
    gained(
        7,
        name("Curative Aerosol", "Aerosol curativo", "Heilnebel", "Aerossol curativo"),
        21,
        does(&[walk(2), Heal(2, Whom::MeOrAlly(1)), walk(2), Heal(2, Whom::MeOrAlly(1))]),
        does(&[Heal(4, Whom::Several { range: 3, count: 2 })]).xp(2).lost(),
    ),
    gained(
        8,
        name("Jet Propulsion", "Propulsión a chorro", "Düsenantrieb", "Propulsão a jato"),
        38,
        does(&[GrantAll(3, &Move { points: Amount::Stat(2), jump: false, looting: false })]),
        does(&[jump(8)]).xp(2).lost(),
    ),
    gained(
        8,
        name("Harsh Stimulants", "Estimulantes agresivos", "Scharfe Aufputschmittel", "Estimulantes agressivos"),
        27,
        does(&[attack(9).ability(), Suffer(2, Whom::Me)]).xp(2).lost(),
        does(&[Last(Lasting::Attack(2, Which::Any), Whom::AlliesWithin(1)), Suffer(2, Whom::AlliesWithin(1))]).round(),
    ),
    gained(
        9,
        name("Lethal Injection", "Inyección letal", "Tödliche Injektion", "Injeção letal"),
        85,
        does(&[Kill(prey(1, Prey::NormalOrElite))]).xp(2).lost(),
        does(&[walk(4), Inflict(Conditions::of(&[Poison]), Whom::AdjacentEnemies)]),
    ),
    gained(
        9,
        name("Chimeric Formula", "Fórmula quimérica", "Schimärenformel", "Fórmula quimérica"),
        43,
        does(&[Exchange { count: 2, whom: Whom::Ally(1) }]),
        does(&[Borrow(3)]).xp(2).lost(),
    ),
];
