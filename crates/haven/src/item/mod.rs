//! Items (H3): what they are, where they are worn, and what a hero can carry. What each of them does is data: a moment and
//! effects out of a closed list; `equipment` is where the game reads them.

mod table;

use crate::ability::{Ability, Which};
use crate::area::Area;
use crate::condition::Conditions;
use crate::words::Name;
use serde::{Deserialize, Serialize};
use table::SHEETS;

/// The list of items makes the type and the list of them all.
macro_rules! items {
    ($($item:ident $name:literal,)*) => {
        /// An item, by its number in the shop.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Item {
            $(#[doc = $name] $item,)*
        }

        impl Item {
            /// All of them, by number.
            pub const ALL: [Self; SHEETS.len()] = [$(Self::$item,)*];
        }
    };
}

items! {
    BootsOfStriding "Boots of Striding.",
    WingedShoes "Winged Shoes.",
    HideArmor "Hide Armor.",
    LeatherArmor "Leather Armor.",
    CloakOfInvisibility "Cloak of Invisibility.",
    EagleEyeGoggles "Eagle-Eye Goggles.",
    IronHelmet "Iron Helmet.",
    HeaterShield "Heater Shield.",
    PiercingBow "Piercing Bow.",
    WarHammer "War Hammer.",
    PoisonDagger "Poison Dagger.",
    MinorHealingPotion "Minor Healing Potion.",
    MinorStaminaPotion "Minor Stamina Potion.",
    MinorPowerPotion "Minor Power Potion.",
    BootsOfSpeed "Boots of Speed.",
    CloakOfPockets "Cloak of Pockets.",
    EmpoweringTalisman "Empowering Talisman.",
    BattleAxe "Battle-Axe.",
    WeightedNet "Weighted Net.",
    MinorManaPotion "Minor Mana Potion.",
    StunPowder "Stun Powder.",
    HeavyGreaves "Heavy Greaves.",
    Chainmail "Chainmail.",
    AmuletOfLife "Amulet of Life.",
    JaggedSword "Jagged Sword.",
    LongSpear "Long Spear.",
    MajorHealingPotion "Major Healing Potion.",
    MoonEarring "Moon Earring.",
    ComfortableShoes "Comfortable Shoes.",
    StuddedLeather "Studded Leather.",
    HawkHelm "Hawk Helm.",
    TowerShield "Tower Shield.",
    VolatileBomb "Volatile Bomb.",
    MajorStaminaPotion "Major Stamina Potion.",
    FalconFigurine "Falcon Figurine.",
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

/// When it may be used, or works by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At any moment of the own turn (H3.06).
    Turn,
    /// In a move of the wearer's, also one that has begun.
    Move,
    /// In an attack ability of the wearer's, before a card is drawn.
    Attack(Which),
    /// In one that has a single target.
    SingleTarget(Which),
    /// When attacked, before the card is drawn.
    Attacked,
    /// When an attack would deal damage: of the wearer's choice.
    Damage,
    /// When an attack would deal damage: it must be used (H3.04).
    EveryDamage,
    /// When the cards of the round have been revealed.
    Revealed,
    /// By itself, as long as it is worn.
    Always,
}

/// What an item does. One item may do several of these; all of them belong to its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemEffect {
    /// The wearer performs this ability.
    Perform(Ability),
    /// Used items of the wearer come back (H14.06).
    Refresh(Refresh),
    /// Movement points for this move.
    Points(u8),
    /// From here on this move is a jump.
    Jump,
    /// Added to each attack of the ability.
    Attack(i8),
    /// Range for the whole ability.
    Range(u8),
    /// Advantage for the whole ability.
    Advantage,
    /// No shield counts, for the whole ability.
    IgnoreShield,
    /// Conditions for every target of the ability.
    Inflict(Conditions),
    /// Conditions for the next target alone.
    InflictOnce(Conditions),
    /// The single target becomes this area.
    Area(Area<'static>),
    /// The attacker has disadvantage.
    Disadvantage,
    /// A shield against this attack; pierce takes it away (H21.06).
    Shield(u8),
    /// The leading card's initiative is so much lower or higher.
    Initiative(u8),
    /// Doubles drawn against the wearer count +0.
    NoDoubles,
    /// So many more small items can be carried.
    Pockets(u8),
    /// Enemies and the scenario cannot push or pull the wearer.
    Rooted,
    /// The basic bottom action is a move so far.
    BasicMove(&'static [Ability]),
}

/// Which used items come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refresh {
    /// Only those that were spent, or only those that were consumed.
    pub only: Option<Wear>,
    /// Only small ones.
    pub small: bool,
    /// How many, chosen by the owner; all of them if this is [`u8::MAX`].
    pub count: u8,
}

impl Refresh {
    /// Whether an item is among those.
    #[must_use]
    pub fn fits(self, carried: &Carried) -> bool {
        let sheet = carried.item.sheet();
        !carried.ready && self.only.is_none_or(|wear| wear == sheet.wear) && (!self.small || sheet.slot == Slot::Small)
    }
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
    /// What then.
    pub effects: &'static [ItemEffect],
}

impl Item {
    /// The item as printed.
    #[must_use]
    pub const fn sheet(self) -> &'static ItemSheet {
        &SHEETS[self as usize]
    }
}

impl ItemSheet {
    /// How many more small items can be carried with it.
    fn pockets(&self) -> u8 {
        let more = self.effects.iter().map(|effect| if let ItemEffect::Pockets(more) = effect { *more } else { 0 });
        more.sum()
    }
}

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

    /// Comes back (H14.06). One whose circles are not all filled is not spent: it keeps them as they are (H3.04).
    pub fn refresh(&mut self) {
        if !self.ready {
            *self = Self::new(self.item);
        }
    }
}

/// What a long rest brings back (H7.03).
pub const REST: Refresh = Refresh { only: Some(Wear::Spent), small: false, count: u8::MAX };

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
    let pockets: u8 = items.iter().map(|item| item.sheet().pockets()).sum();
    let (mut head, mut body, mut legs, mut hands, mut small) = (1, 1, 1, 2, level.div_ceil(2) + pockets);
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
        let number_and_name = |item: &Item| (usize::from(item.sheet().number), format!("{item:?}"));
        for (at, item) in Item::ALL.iter().enumerate() {
            let (number, name) = number_and_name(item);
            let printed: String = item.sheet().name.to_string().chars().filter(char::is_ascii_alphanumeric).collect();
            assert_eq!((number, name.to_lowercase()), (at + 1, printed.to_lowercase()));
        }
    }

    #[test]
    fn h3_03_spent_items_come_back_and_consumed_ones_do_not() {
        let [mut spent, mut consumed] = [Item::HeaterShield, Item::MinorHealingPotion].map(Carried::new);
        for item in [&mut spent, &mut consumed] {
            item.wear_out();
            assert!(!item.ready);
            if REST.fits(item) {
                item.refresh();
            }
        }
        assert!(spent.ready && !consumed.ready);
        consumed.refresh();
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

    #[test]
    fn h3_04_circles_of_a_half_used_item_do_not_come_back() {
        let mut armor = Carried::new(Item::HideArmor);
        armor.wear_out();
        assert!(!REST.fits(&armor), "it is not spent");
        armor.refresh();
        assert_eq!((armor.ready, armor.filled), (true, 1));
        armor.wear_out();
        armor.refresh();
        assert_eq!((armor.ready, armor.filled), (true, 0));
    }

    #[test]
    fn h3_01_a_cloak_of_pockets_carries_two_more_small_items() {
        use Item::*;
        let pack = [CloakOfPockets, MinorHealingPotion, MinorStaminaPotion, MinorPowerPotion];
        assert_eq!(check_pack(&pack, 1), Ok(()));
        assert_eq!(check_pack(&[&pack[..], &[StunPowder]].concat(), 1), Err(PackError::NoRoom(StunPowder)));
    }
}
