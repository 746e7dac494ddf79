//! What is settled before the first round: what to wear, which cards to take along, where to stand.

use crate::haven::worth::strength;
use haven::card::CardId;
use haven::choice::Choice;
use haven::class::Class;
use haven::figure::Side;
use haven::item::Item;
use haven::map::FAR;
use haven::view::View;

/// How much an item helps a class; what is below 0 is left at home.
fn item_worth(class: Class, item: Item) -> i32 {
    let far = matches!(class, Class::Spellweaver | Class::Tinkerer);
    let sturdy = matches!(class, Class::Brute | Class::Cragheart);
    match item {
        Item::MajorStaminaPotion => 100,
        Item::MinorStaminaPotion => 90,
        Item::MajorHealingPotion => 80,
        Item::MinorHealingPotion => 60,
        Item::MinorPowerPotion => 40,
        Item::EagleEyeGoggles => 80,
        Item::IronHelmet => 30,
        Item::CloakOfInvisibility => {
            if far {
                60
            } else {
                40
            }
        }
        Item::LeatherArmor => 65,
        Item::HideArmor => {
            if sturdy {
                55
            } else {
                20
            }
        }
        Item::Chainmail | Item::StuddedLeather => 75,
        Item::BootsOfStriding => {
            if far {
                60
            } else {
                70
            }
        }
        Item::WingedShoes => 55,
        Item::HeaterShield | Item::TowerShield => 60,
        Item::PoisonDagger => {
            if far {
                -1
            } else {
                65
            }
        }
        Item::WarHammer => {
            if far {
                -1
            } else {
                50
            }
        }
        Item::PiercingBow => {
            if far {
                45
            } else {
                -1
            }
        }
        _ => 35,
    }
}

/// What to wear next.
pub(crate) fn wear(view: &View<'_>) -> Option<Choice> {
    let class = view.hero(view.seat())?.class;
    let best = view.legal().into_iter().filter_map(|choice| match choice {
        Choice::Item(item) => Some((item_worth(class, item), choice)),
        _ => None,
    });
    let best = best.filter(|one| one.0 >= 0).max_by_key(|one| one.0);
    Some(best.map_or(Choice::Skip, |one| one.1))
}

/// Which card to leave at home: the weakest, as experience has it.
pub(crate) fn leave(view: &View<'_>) -> Option<Choice> {
    let class = view.hero(view.seat())?.class;
    let rank = |card: CardId| {
        let sheet = card.sheet(class);
        let level = i32::from(matches!(sheet.level, haven::card::CardLevel::Gained(_))) * 1_000;
        level + strength(sheet)
    };
    let cards = view.legal().into_iter().filter_map(|choice| match choice {
        Choice::Card(card) => Some((rank(card), choice)),
        _ => None,
    });
    cards.min_by_key(|one| one.0).map(|one| one.1)
}

/// Where to start: who fights hand to hand in front, whoever does not behind.
pub(crate) fn start(view: &View<'_>) -> Option<Choice> {
    let class = view.hero(view.seat())?.class;
    let front = matches!(class, Class::Brute | Class::Cragheart | Class::Scoundrel | Class::Mindthief);
    let chart = view.if_open();
    let doors: Vec<_> = view.doors().filter(|door| !door.open).map(|door| door.spot).collect();
    let foes: Vec<_> =
        view.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(_, one)| one.spot).collect();
    let aims = if foes.is_empty() { &doors } else { &foes };
    let far = |choice: &Choice| match choice {
        Choice::Hex(spot) => aims.iter().map(|&aim| chart.distance(*spot, aim)).min().unwrap_or(FAR),
        _ => FAR,
    };
    let open = view.legal().into_iter().filter(|choice| matches!(choice, Choice::Hex(_)));
    if front { open.min_by_key(far) } else { open.max_by_key(far) }
}
