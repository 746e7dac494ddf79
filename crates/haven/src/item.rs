//! Items 1 to 14, the shop of the first prosperity level (H3).

use crate::words::{Name, name};
use serde::{Deserialize, Serialize};

/// An item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// +2 to one move.
    BootsOfStriding,
    /// One move is a jump.
    WingedShoes,
    /// Shield 1 against the next two attacks.
    HideArmor,
    /// The attacker has disadvantage.
    LeatherArmor,
    /// Invisible.
    CloakOfInvisibility,
    /// Advantage for an attack action.
    EagleEyeGoggles,
    /// Doubles against the wearer count +0.
    IronHelmet,
    /// Shield 1 against one attack.
    HeaterShield,
    /// A ranged attack action ignores shields.
    PiercingBow,
    /// A melee attack action stuns.
    WarHammer,
    /// One melee attack poisons.
    PoisonDagger,
    /// Heal 3.
    MinorHealingPotion,
    /// Recover up to 2 discarded cards.
    MinorStaminaPotion,
    /// +1 for an attack action.
    MinorPowerPotion,
}

/// Where it is worn (H3.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// One.
    Head,
    /// One.
    Body,
    /// One.
    Legs,
    /// Two of them.
    OneHand,
    /// Instead of two one-handed ones.
    TwoHands,
    /// Half the hero's level, rounded up.
    Small,
}

/// What becomes of it when it is used (H3.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wear {
    /// Comes back on a long rest.
    Spent,
    /// Gone for the scenario.
    Consumed,
    /// Nothing: it always works.
    Permanent,
}

/// When it may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At any time in the own turn.
    Turn,
    /// In a move.
    Move,
    /// In an attack.
    Attack,
    /// In a melee attack.
    Melee,
    /// In a ranged attack.
    Ranged,
    /// When attacked, before the card is drawn.
    Attacked,
    /// When attack damage comes.
    Damage,
    /// By itself.
    Always,
}

/// An item as printed.
#[derive(Clone, Copy, Debug)]
pub struct ItemSheet {
    /// Its number in the shop.
    pub number: u8,
    /// What it is called.
    pub name: Name,
    /// Where it is worn.
    pub slot: Slot,
    /// What it costs.
    pub price: u8,
    /// How many there are.
    pub copies: u8,
    /// What becomes of it.
    pub wear: Wear,
    /// Use circles, 1 if none are printed (H3.04).
    pub uses: u8,
    /// -1 cards for the owner's deck (H3.05).
    pub handicap: u8,
    /// When.
    pub moment: Moment,
}

impl Item {
    /// All of them, by number.
    pub const ALL: [Self; 14] = [
        Self::BootsOfStriding,
        Self::WingedShoes,
        Self::HideArmor,
        Self::LeatherArmor,
        Self::CloakOfInvisibility,
        Self::EagleEyeGoggles,
        Self::IronHelmet,
        Self::HeaterShield,
        Self::PiercingBow,
        Self::WarHammer,
        Self::PoisonDagger,
        Self::MinorHealingPotion,
        Self::MinorStaminaPotion,
        Self::MinorPowerPotion,
    ];

    /// The item as printed.
    #[must_use]
    pub const fn sheet(self) -> &'static ItemSheet {
        &SHEETS[self as usize]
    }
}

const fn item(number: u8, name: Name, slot: Slot, price: u8, wear: Wear, moment: Moment) -> ItemSheet {
    let copies = if matches!(slot, Slot::Small) { 4 } else { 2 };
    ItemSheet { number, name, slot, price, copies, wear, uses: 1, handicap: 0, moment }
}

const SHEETS: [ItemSheet; 14] = [
    item(
        1,
        name("Boots of Striding", "Botas de zancada", "Stiefel des Schreitens", "Botas de passada"),
        Slot::Legs,
        20,
        Wear::Spent,
        Moment::Move,
    ),
    item(
        2,
        name("Winged Shoes", "Zapatos alados", "Flügelschuhe", "Sapatos alados"),
        Slot::Legs,
        20,
        Wear::Spent,
        Moment::Move,
    ),
    ItemSheet {
        uses: 2,
        handicap: 2,
        ..item(
            3,
            name("Hide Armor", "Armadura de pieles", "Fellrüstung", "Armadura de peles"),
            Slot::Body,
            10,
            Wear::Spent,
            Moment::Damage,
        )
    },
    item(
        4,
        name("Leather Armor", "Armadura de cuero", "Lederrüstung", "Armadura de couro"),
        Slot::Body,
        20,
        Wear::Spent,
        Moment::Attacked,
    ),
    item(
        5,
        name("Cloak of Invisibility", "Capa de invisibilidad", "Tarnumhang", "Manto da invisibilidade"),
        Slot::Body,
        20,
        Wear::Consumed,
        Moment::Turn,
    ),
    item(
        6,
        name("Eagle-Eye Goggles", "Anteojos de águila", "Adleraugenbrille", "Óculos olho de águia"),
        Slot::Head,
        30,
        Wear::Spent,
        Moment::Attack,
    ),
    item(
        7,
        name("Iron Helmet", "Yelmo de hierro", "Eisenhelm", "Elmo de ferro"),
        Slot::Head,
        10,
        Wear::Permanent,
        Moment::Always,
    ),
    item(
        8,
        name("Heater Shield", "Escudo triangular", "Dreiecksschild", "Escudo triangular"),
        Slot::OneHand,
        20,
        Wear::Spent,
        Moment::Damage,
    ),
    item(
        9,
        name("Piercing Bow", "Arco perforante", "Durchschlagsbogen", "Arco perfurante"),
        Slot::TwoHands,
        30,
        Wear::Consumed,
        Moment::Ranged,
    ),
    item(
        10,
        name("War Hammer", "Martillo de guerra", "Kriegshammer", "Martelo de guerra"),
        Slot::TwoHands,
        30,
        Wear::Consumed,
        Moment::Melee,
    ),
    item(
        11,
        name("Poison Dagger", "Daga venenosa", "Giftdolch", "Adaga venenosa"),
        Slot::OneHand,
        20,
        Wear::Spent,
        Moment::Melee,
    ),
    item(
        12,
        name("Minor Healing Potion", "Poción de curación menor", "Kleiner Heiltrank", "Poção de cura menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Moment::Turn,
    ),
    item(
        13,
        name("Minor Stamina Potion", "Poción de vigor menor", "Kleiner Ausdauertrank", "Poção de vigor menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Moment::Turn,
    ),
    item(
        14,
        name("Minor Power Potion", "Poción de poder menor", "Kleiner Krafttrank", "Poção de poder menor"),
        Slot::Small,
        10,
        Wear::Consumed,
        Moment::Attack,
    ),
];

/// An item that a hero carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Which.
    pub item: Item,
    /// Whether it can still be used.
    pub ready: bool,
    /// Use circles filled.
    pub filled: u8,
}

impl Carried {
    /// A fresh one.
    #[must_use]
    pub const fn new(item: Item) -> Self {
        Self { item, ready: true, filled: 0 }
    }

    /// Fills a circle; after the last the item is spent or consumed.
    pub fn wear_out(&mut self) {
        let sheet = self.item.sheet();
        if sheet.wear == Wear::Permanent {
            return;
        }
        self.filled += 1;
        if self.filled >= sheet.uses {
            self.ready = false;
        }
    }

    /// Comes back (H14.06), unless it was consumed and only spent ones are meant.
    pub fn refresh(&mut self, consumed_too: bool) {
        if consumed_too || self.item.sheet().wear == Wear::Spent {
            self.ready = true;
            self.filled = 0;
        }
    }
}

/// Why a set of items cannot be carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackError {
    /// Two of one kind (H3.02).
    Twice(Item),
    /// More than fit where it is worn (H3.01).
    NoRoom(Item),
}

/// Whether a hero of this level can carry these.
///
/// # Errors
/// The first item that is one too many.
pub fn check_pack(items: &[Item], level: u8) -> Result<(), PackError> {
    let (mut head, mut body, mut legs, mut hands, mut small) = (1, 1, 1, 2, level.div_ceil(2));
    for (at, &item) in items.iter().enumerate() {
        if items[..at].contains(&item) {
            return Err(PackError::Twice(item));
        }
        let (room, takes) = match item.sheet().slot {
            Slot::Head => (&mut head, 1),
            Slot::Body => (&mut body, 1),
            Slot::Legs => (&mut legs, 1),
            Slot::OneHand => (&mut hands, 1),
            Slot::TwoHands => (&mut hands, 2),
            Slot::Small => (&mut small, 1),
        };
        *room = room.checked_sub(takes).ok_or(PackError::NoRoom(item))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h3_01_items_fit_where_they_are_worn() {
        use Item::*;
        assert_eq!(check_pack(&[HeaterShield, PoisonDagger, IronHelmet, HideArmor, BootsOfStriding], 1), Ok(()));
        assert_eq!(check_pack(&[WarHammer, PoisonDagger], 1), Err(PackError::NoRoom(PoisonDagger)));
        assert_eq!(check_pack(&[IronHelmet, EagleEyeGoggles], 9), Err(PackError::NoRoom(EagleEyeGoggles)));
        let potions = [MinorHealingPotion, MinorStaminaPotion];
        assert_eq!(check_pack(&potions, 1), Err(PackError::NoRoom(MinorStaminaPotion)));
        assert_eq!(check_pack(&potions, 3), Ok(()));
    }

    #[test]
    fn h3_02_nobody_owns_two_copies_of_an_item() {
        let twice = [Item::HeaterShield, Item::HeaterShield];
        assert_eq!(check_pack(&twice, 1), Err(PackError::Twice(Item::HeaterShield)));
        assert!(Item::ALL.iter().enumerate().all(|(at, item)| usize::from(item.sheet().number) == at + 1));
    }

    #[test]
    fn h3_03_spent_items_come_back_and_consumed_ones_do_not() {
        let [mut spent, mut consumed] = [Item::HeaterShield, Item::MinorHealingPotion].map(Carried::new);
        for item in [&mut spent, &mut consumed] {
            item.wear_out();
            assert!(!item.ready);
            item.refresh(false);
        }
        assert!(spent.ready && !consumed.ready);
        consumed.refresh(true);
        assert!(consumed.ready);
    }

    #[test]
    fn h3_04_an_item_with_two_circles_is_spent_after_the_second() {
        let mut armor = Carried::new(Item::HideArmor);
        armor.wear_out();
        assert!(armor.ready);
        armor.wear_out();
        assert!(!armor.ready);
    }
}
