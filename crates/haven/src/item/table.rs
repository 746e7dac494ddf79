//! The items as printed: numbers, moments and effects.

use super::ItemEffect::{
    Advantage, Area, Attack as MoreAttack, BasicMove, Disadvantage, IgnoreShield, Inflict, InflictOnce, Initiative,
    Jump, NoDoubles, Perform, Pockets, Points, Range, Refresh as Renew, Rooted, Shield,
};
use super::Moment::{self, Always, Attack, Attacked, Damage, EveryDamage, Move, Revealed, SingleTarget, Turn};
use super::{ItemEffect, ItemSheet, REST, Refresh, Slot, Wear};
use crate::ability::Which::{Any, Melee, Ranged};
use crate::ability::{Ability, Nature, Recovery, SummonSheet, Whom, walk};
use crate::area::{self, Origin};
use crate::condition::{Condition, Conditions};
use crate::hex::{Hex, hex};
use crate::words::{Name, name};

const INVISIBLE: Conditions = Conditions::of(&[Condition::Invisible]);
const STUN: Conditions = Conditions::of(&[Condition::Stun]);
const POISON: Conditions = Conditions::of(&[Condition::Poison]);
const WOUND: Conditions = Conditions::of(&[Condition::Wound]);
const IMMOBILIZE: Conditions = Conditions::of(&[Condition::Immobilize]);

const JADE_FALCON: SummonSheet = SummonSheet {
    name: name("Jade Falcon", "Halcón de jade", "Jadefalke", "Falcão de jade"),
    health: 2,
    movement: 3,
    attack: Some(2),
    range: None,
    conditions: Conditions::NONE,
    flying: true,
    nature: Nature::Plain,
};

/// Up to so many discarded cards come back.
const fn recover(count: u8) -> Ability {
    Ability::Recover { from: Recovery::Discarded, count, whom: Whom::Me }
}

const fn beside(hexes: &'static [Hex]) -> area::Area<'static> {
    area::Area::new(Origin::Attacker, hexes)
}

const fn anywhere(hexes: &'static [Hex]) -> area::Area<'static> {
    area::Area::new(Origin::Anywhere, hexes)
}

/// An item with one use, two copies (four of a potion) and no -1 cards.
const fn item(
    number: u8,
    name: Name,
    slot: Slot,
    price: u8,
    wear: Wear,
    moment: Moment,
    effects: &'static [ItemEffect],
) -> ItemSheet {
    let copies = if matches!(slot, Slot::Small) { 4 } else { 2 };
    ItemSheet { number, name, slot, price, copies, wear, uses: 1, handicap: 0, moment, effects }
}

pub(super) const SHEETS: [ItemSheet; 35] = [
    item(
        1,
        name("Boots of Striding", "Botas de zancadas", "Wanderstiefel", "Botas de passada"),
        Slot::Legs,
        20,
        Wear::Spent,
        Move,
        &[Points(2)],
    ),
    item(
        2,
        name("Winged Shoes", "Zapatos alados", "Flügelschuhe", "Sapatos alados"),
        Slot::Legs,
        20,
        Wear::Spent,
        Move,
        &[Jump],
    ),
    ItemSheet {
        uses: 2,
        handicap: 2,
        ..item(
            3,
            name("Hide Armor", "Armadura de piel", "Fellrüstung", "Armadura de peles"),
            Slot::Body,
            10,
            Wear::Spent,
            EveryDamage,
            &[Shield(1)],
        )
    },
    item(
        4,
        name("Leather Armor", "Armadura de cuero", "Lederrüstung", "Armadura de couro"),
        Slot::Body,
        20,
        Wear::Spent,
        Attacked,
        &[Disadvantage],
    ),
    item(
        5,
        name("Cloak of Invisibility", "Capa de invisibilidad", "Mantel der Unsichtbarkeit", "Manto da invisibilidade"),
        Slot::Body,
        20,
        Wear::Consumed,
        Turn,
        &[Perform(Ability::Inflict(INVISIBLE, Whom::Me))],
    ),
    item(
        6,
        name("Eagle-Eye Goggles", "Lentes ojo de águila", "Adleraugenbrille", "Óculos olho de águia"),
        Slot::Head,
        30,
        Wear::Spent,
        Attack(Any),
        &[Advantage],
    ),
    item(
        7,
        name("Iron Helmet", "Yelmo de hierro", "Eisenhelm", "Elmo de ferro"),
        Slot::Head,
        10,
        Wear::Permanent,
        Always,
        &[NoDoubles],
    ),
    item(
        8,
        name("Heater Shield", "Escudo triangular", "Dreiecksschild", "Escudo triangular"),
        Slot::OneHand,
        20,
        Wear::Spent,
        Damage,
        &[Shield(1)],
    ),
    item(
        9,
        name("Piercing Bow", "Arco perforante", "Starkbogen", "Arco perfurante"),
        Slot::TwoHands,
        30,
        Wear::Consumed,
        Attack(Ranged),
        &[IgnoreShield],
    ),
    item(
        10,
        name("War Hammer", "Martillo de guerra", "Kriegshammer", "Martelo de guerra"),
        Slot::TwoHands,
        30,
        Wear::Consumed,
        Attack(Melee),
        &[Inflict(STUN)],
    ),
    item(
        11,
        name("Poison Dagger", "Daga envenenada", "Giftdolch", "Adaga venenosa"),
        Slot::OneHand,
        20,
        Wear::Spent,
        Attack(Melee),
        &[InflictOnce(POISON)],
    ),
    item(
        12,
        name("Minor Healing Potion", "Poción curativa menor", "Kleiner Heiltrank", "Poção de cura menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Turn,
        &[Perform(Ability::Heal(3, Whom::Me))],
    ),
    item(
        13,
        name("Minor Stamina Potion", "Poción de resistencia menor", "Kleiner Ausdauertrank", "Poção de vigor menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Turn,
        &[Perform(recover(2))],
    ),
    item(
        14,
        name("Minor Power Potion", "Poción de poder menor", "Kleiner Krafttrank", "Poção de poder menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Attack(Any),
        &[MoreAttack(1)],
    ),
    item(
        15,
        name("Boots of Speed", "Botas de velocidad", "Schnellläufer", "Botas de velocidade"),
        Slot::Legs,
        30,
        Wear::Spent,
        Revealed,
        &[Initiative(10)],
    ),
    item(
        16,
        name("Cloak of Pockets", "Capa de bolsillos", "Taschenmantel", "Capa de bolsos"),
        Slot::Body,
        20,
        Wear::Permanent,
        Always,
        &[Pockets(2)],
    ),
    item(
        17,
        name("Empowering Talisman", "Talismán revitalizador", "Ermächtigungstalisman", "Talismã revigorante"),
        Slot::Head,
        45,
        Wear::Consumed,
        Turn,
        &[Renew(Refresh { only: Some(Wear::Consumed), small: true, count: 1 })],
    ),
    item(
        18,
        name("Battle-Axe", "Hacha de batalla", "Streitaxt", "Machado de batalha"),
        Slot::OneHand,
        20,
        Wear::Consumed,
        SingleTarget(Melee),
        &[Area(beside(&[hex(1, -1), hex(1, 0)]))],
    ),
    item(
        19,
        name("Weighted Net", "Red contrapesada", "Wurfnetz", "Rede com pesos"),
        Slot::TwoHands,
        20,
        Wear::Spent,
        Attack(Ranged),
        &[InflictOnce(IMMOBILIZE)],
    ),
    item(
        20,
        name("Minor Mana Potion", "Poción de maná menor", "Kleiner Manatrank", "Poção de mana menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Turn,
        &[Perform(Ability::CreateAny)],
    ),
    ItemSheet {
        copies: 2,
        ..item(
            21,
            name("Stun Powder", "Polvo aturdidor", "Betäubungspulver", "Pó atordoante"),
            Slot::Small,
            20,
            Wear::Consumed,
            Attack(Any),
            &[InflictOnce(STUN)],
        )
    },
    ItemSheet {
        handicap: 1,
        ..item(
            22,
            name("Heavy Greaves", "Grebas pesadas", "Schwere Beinpanzer", "Grevas pesadas"),
            Slot::Legs,
            20,
            Wear::Permanent,
            Always,
            &[Rooted],
        )
    },
    ItemSheet {
        uses: 3,
        handicap: 3,
        ..item(
            23,
            name("Chainmail", "Cota de malla", "Kettenhemd", "Cota de malha"),
            Slot::Body,
            20,
            Wear::Spent,
            EveryDamage,
            &[Shield(1)],
        )
    },
    item(
        24,
        name("Amulet of Life", "Amuleto de vida", "Amulett des Lebens", "Amuleto da vida"),
        Slot::Head,
        20,
        Wear::Spent,
        Turn,
        &[Perform(Ability::Heal(1, Whom::Me))],
    ),
    item(
        25,
        name("Jagged Sword", "Espada aserrada", "Zackenschwert", "Espada serrilhada"),
        Slot::OneHand,
        30,
        Wear::Spent,
        Attack(Melee),
        &[InflictOnce(WOUND)],
    ),
    item(
        26,
        name("Long Spear", "Lanza larga", "Langspeer", "Lança longa"),
        Slot::TwoHands,
        30,
        Wear::Spent,
        SingleTarget(Melee),
        &[Area(beside(&[hex(1, 0), hex(2, 0)]))],
    ),
    item(
        27,
        name("Major Healing Potion", "Poción curativa mayor", "Großer Heiltrank", "Poção de cura maior"),
        Slot::Small,
        30,
        Wear::Consumed,
        Turn,
        &[Perform(Ability::Heal(5, Whom::Me))],
    ),
    ItemSheet {
        copies: 2,
        ..item(
            28,
            name("Moon Earring", "Pendiente de luna", "Mondohrring", "Brinco da lua"),
            Slot::Small,
            20,
            Wear::Consumed,
            Turn,
            &[Renew(REST)],
        )
    },
    item(
        29,
        name("Comfortable Shoes", "Zapatos cómodos", "Bequeme Schuhe", "Sapatos confortáveis"),
        Slot::Legs,
        30,
        Wear::Permanent,
        Always,
        &[BasicMove(&[walk(3)])],
    ),
    item(
        30,
        name("Studded Leather", "Cuero tachonado", "Nietenrüstung", "Couro cravejado"),
        Slot::Body,
        30,
        Wear::Spent,
        Attacked,
        &[Disadvantage, Shield(1)],
    ),
    item(
        31,
        name("Hawk Helm", "Yelmo de halcón", "Falkenhelm", "Elmo do falcão"),
        Slot::Head,
        20,
        Wear::Spent,
        Attack(Ranged),
        &[Range(1)],
    ),
    item(
        32,
        name("Tower Shield", "Pavés", "Turmschild", "Escudo torre"),
        Slot::OneHand,
        40,
        Wear::Spent,
        Damage,
        &[Shield(2)],
    ),
    item(
        33,
        name("Volatile Bomb", "Bomba volátil", "Wurfbombe", "Bomba volátil"),
        Slot::OneHand,
        30,
        Wear::Consumed,
        SingleTarget(Ranged),
        &[Area(anywhere(&[hex(0, 0), hex(-1, 1), hex(0, 1)]))],
    ),
    item(
        34,
        name("Major Stamina Potion", "Poción de resistencia mayor", "Großer Ausdauertrank", "Poção de vigor maior"),
        Slot::Small,
        30,
        Wear::Consumed,
        Turn,
        &[Perform(recover(3))],
    ),
    ItemSheet {
        copies: 2,
        ..item(
            35,
            name("Falcon Figurine", "Figura de halcón", "Falkenfigur", "Estatueta de falcão"),
            Slot::Small,
            50,
            Wear::Consumed,
            Turn,
            &[Perform(Ability::Summon(JADE_FALCON))],
        )
    },
];
