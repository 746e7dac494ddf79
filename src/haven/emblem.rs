//! Which emblem stands for what in Haven. Emblems that Chalice does not show come in sprites of their own (`haven/`, `foes/`, `later/`).

use crate::haven::words::card::Sign;
use crate::ui::icon::Icon;
use ::haven::class::Class;
use ::haven::condition::Condition;
use ::haven::element::Element;
use ::haven::item::Item;
use ::haven::monster::MonsterKind;

/// A class.
#[must_use]
pub const fn class(class: Class) -> Icon {
    match class {
        Class::Brute => Icon("haven/brutal-helm"),
        Class::Tinkerer => Icon("haven/gear-hammer"),
        Class::Spellweaver => Icon("haven/magic-swirl"),
        Class::Scoundrel => Icon("haven/daggers"),
        Class::Cragheart => Icon("haven/golem-head"),
        Class::Mindthief => Icon("haven/rat"),
    }
}

/// A type of monster. Those of the first scenario come with everything else, the others when one of them is met.
#[must_use]
pub const fn monster(kind: MonsterKind) -> Icon {
    match kind {
        MonsterKind::AncientArtillery => Icon("foes/ballista"),
        MonsterKind::BanditArcher => Icon("haven/high-shot"),
        MonsterKind::BanditCommander => Icon("foes/overlord-helm"),
        MonsterKind::BanditGuard => Icon("haven/robber-mask"),
        MonsterKind::BlackImp => Icon("foes/imp-laugh"),
        MonsterKind::CaptainOfTheGuard => Icon("foes/visored-helm"),
        MonsterKind::CaveBear => Icon("foes/bear-head"),
        MonsterKind::CityArcher => Icon("foes/pocket-bow"),
        MonsterKind::CityGuard => Icon("foes/guards"),
        MonsterKind::Cultist => Icon("foes/cultist"),
        MonsterKind::DeepTerror => Icon("foes/worm-mouth"),
        MonsterKind::EarthDemon => Icon("foes/rock-golem"),
        MonsterKind::FlameDemon => Icon("foes/flame-spin"),
        MonsterKind::ForestImp => Icon("foes/imp"),
        MonsterKind::FrostDemon => Icon("foes/ice-golem"),
        MonsterKind::GiantViper => Icon("foes/snake"),
        MonsterKind::HarrowerInfester => Icon("foes/scarab-beetle"),
        MonsterKind::Hound => Icon("hound"),
        MonsterKind::InoxArcher => Icon("foes/archer"),
        MonsterKind::InoxBodyguard => Icon("foes/bull-horns"),
        MonsterKind::InoxGuard => Icon("foes/minotaur"),
        MonsterKind::InoxShaman => Icon("foes/goat"),
        MonsterKind::Jekserah => Icon("foes/crowned-heart"),
        MonsterKind::LivingBones => Icon("haven/skeleton"),
        MonsterKind::LivingCorpse => Icon("foes/shambling-zombie"),
        MonsterKind::LivingSpirit => Icon("foes/spectre"),
        MonsterKind::Lurker => Icon("foes/crab-claw"),
        MonsterKind::MercilessOverseer => Icon("foes/overmind"),
        MonsterKind::NightDemon => Icon("foes/daemon-skull"),
        MonsterKind::Ooze => Icon("foes/slime"),
        MonsterKind::PrimeDemon => Icon("foes/devil-mask"),
        MonsterKind::RendingDrake => Icon("foes/lizardman"),
        MonsterKind::SavvasIcestorm => Icon("foes/ice-spear"),
        MonsterKind::SavvasLavaflow => Icon("foes/lava"),
        MonsterKind::SpittingDrake => Icon("foes/dragon-head"),
        MonsterKind::StoneGolem => Icon("foes/robot-golem"),
        MonsterKind::SunDemon => Icon("foes/gooey-eyed-sun"),
        MonsterKind::VermlingScout => Icon("foes/spear-feather"),
        MonsterKind::VermlingShaman => Icon("foes/totem-mask"),
        MonsterKind::WindDemon => Icon("foes/half-tornado"),
    }
}

/// An element.
#[must_use]
pub const fn element(element: Element) -> Icon {
    match element {
        Element::Fire => Icon("haven/flame"),
        Element::Ice => Icon("haven/snowflake-2"),
        Element::Air => Icon("haven/whirlwind"),
        Element::Earth => Icon("haven/oak-leaf"),
        Element::Light => Icon("haven/sun"),
        Element::Dark => Icon("haven/eclipse"),
    }
}

/// A condition.
#[must_use]
pub const fn condition(condition: Condition) -> Icon {
    match condition {
        Condition::Poison => Icon("haven/poison-bottle"),
        Condition::Wound => Icon("haven/bleeding-wound"),
        Condition::Immobilize => Icon("haven/crossed-chains"),
        Condition::Disarm => Icon("haven/drop-weapon"),
        Condition::Stun => Icon("haven/knocked-out-stars"),
        Condition::Muddle => Icon("haven/divided-spiral"),
        Condition::Curse => Icon("haven/cursed-star"),
        Condition::Bless => Icon("haven/angel-wings"),
        Condition::Invisible => Icon("haven/invisible"),
        Condition::Strengthen => Icon("haven/biceps"),
    }
}

/// Attack.
pub const ATTACK: Icon = Icon("broadsword");
/// Move.
pub const MOVE: Icon = Icon("haven/walking-boot");
/// Jump.
pub const JUMP: Icon = Icon("haven/jump-across");
/// Fly.
pub const FLY: Icon = Icon("haven/feathered-wing");
/// Range.
pub const RANGE: Icon = Icon("haven/archery-target");
/// Several targets.
pub const TARGETS: Icon = Icon("haven/multiple-targets");
/// Heal.
pub const HEAL: Icon = Icon("haven/heart-plus");
/// Hit points.
pub const HEALTH: Icon = Icon("haven/hearts");
/// Shield.
pub const SHIELD: Icon = Icon("haven/shield");
/// Retaliation.
pub const RETALIATE: Icon = Icon("haven/spiked-shield");
/// Pierce.
pub const PIERCE: Icon = Icon("haven/pierced-body");
/// Push.
pub const PUSH: Icon = Icon("haven/push");
/// Pull.
pub const PULL: Icon = Icon("haven/grapple");
/// Loot, and what was looted.
pub const LOOT: Icon = Icon("haven/two-coins");
/// Summon.
pub const SUMMON: Icon = Icon("haven/ghost-ally");
/// Experience.
pub const EXPERIENCE: Icon = Icon("haven/star-medal");
/// A card that is lost.
pub const LOST: Icon = Icon("haven/card-discard");
/// A card that stays until it is used up.
pub const STAYS: Icon = Icon("haven/infinity");
/// Until the end of the round.
pub const ROUND: Icon = Icon("hourglass");
/// The deck is shuffled.
pub const SHUFFLE: Icon = Icon("cycle");
/// A long rest.
pub const LONG_REST: Icon = Icon("haven/camping-tent");
/// An obstacle with hit points, or somebody who walks along.
pub const OBJECT: Icon = Icon("haven/rune-stone");
/// A trap that harms.
pub const TRAP: Icon = Icon("haven/spikes");
/// A way out of the scenario.
pub const EXIT: Icon = Icon("haven/stairs");
/// An obstacle.
pub const OBSTACLE: Icon = Icon("haven/stone-pile");
/// A card that comes back.
pub const CARD: Icon = Icon("haven/card-pickup");
/// To kill outright.
pub const KILL: Icon = Icon("death-skull");
/// Items.
pub const ITEM: Icon = Icon("haven/knapsack");
/// What somebody else does.
pub const MIND: Icon = Icon("haven/brain");
/// A random dungeon.
pub const DUNGEON: Icon = Icon("perspective-dice-six-faces-random");

/// What stands in front of a line of a card.
#[must_use]
pub const fn sign(sign: Sign) -> Option<Icon> {
    Some(match sign {
        Sign::Attack => ATTACK,
        Sign::Move => MOVE,
        Sign::Jump => JUMP,
        Sign::Heal => HEAL,
        Sign::Shield => SHIELD,
        Sign::Retaliate => RETALIATE,
        Sign::Range => RANGE,
        Sign::Target => TARGETS,
        Sign::Push => PUSH,
        Sign::Pull => PULL,
        Sign::Pierce => PIERCE,
        Sign::Loot => LOOT,
        Sign::Condition(condition) => self::condition(condition),
        Sign::Element(Some(element)) => self::element(element),
        Sign::Element(None) => return None,
        Sign::Experience => EXPERIENCE,
        Sign::Trap => TRAP,
        Sign::Obstacle => OBSTACLE,
        Sign::Summon => SUMMON,
        Sign::Card => CARD,
        Sign::Kill => KILL,
        Sign::Item => ITEM,
        Sign::Mind => MIND,
    })
}

/// An item. Those that can be bought come with everything else, the others when one of them is seen.
#[must_use]
pub const fn item(item: Item) -> Icon {
    match item {
        Item::BootsOfStriding => Icon("haven/boots"),
        Item::WingedShoes => Icon("haven/wingfoot"),
        Item::HideArmor => Icon("haven/animal-hide"),
        Item::LeatherArmor => Icon("haven/leather-armor"),
        Item::CloakOfInvisibility => Icon("haven/cloak"),
        Item::EagleEyeGoggles => Icon("haven/steampunk-goggles"),
        Item::IronHelmet => Icon("haven/light-helm"),
        Item::HeaterShield => Icon("haven/shield-reflect"),
        Item::PiercingBow => Icon("haven/bow-arrow"),
        Item::WarHammer => Icon("haven/flat-hammer"),
        Item::PoisonDagger => Icon("haven/dripping-knife"),
        Item::MinorHealingPotion => Icon("haven/health-potion"),
        Item::MinorStaminaPotion => Icon("haven/standing-potion"),
        Item::MinorPowerPotion => Icon("haven/potion-ball"),
        Item::BootsOfSpeed => Icon("later/running-shoe"),
        Item::CloakOfPockets => Icon("later/cape"),
        Item::EmpoweringTalisman => Icon("later/gem-pendant"),
        Item::BattleAxe => Icon("later/battle-axe"),
        Item::WeightedNet => Icon("later/fishing-net"),
        Item::MinorManaPotion => Icon("later/magic-potion"),
        Item::StunPowder => Icon("later/powder-bag"),
        Item::HeavyGreaves => Icon("later/greaves"),
        Item::Chainmail => Icon("later/chain-mail"),
        Item::AmuletOfLife => Icon("later/heart-necklace"),
        Item::JaggedSword => Icon("later/serrated-slash"),
        Item::LongSpear => Icon("later/stone-spear"),
        Item::MajorHealingPotion => Icon("later/round-bottom-flask"),
        Item::MoonEarring => Icon("later/earrings"),
        Item::ComfortableShoes => Icon("later/slippers"),
        Item::StuddedLeather => Icon("later/leather-vest"),
        Item::HawkHelm => Icon("later/barbute"),
        Item::TowerShield => Icon("later/round-shield"),
        Item::VolatileBomb => Icon("later/grenade"),
        Item::MajorStaminaPotion => Icon("later/square-bottle"),
        Item::FalconFigurine => Icon("later/hawk-emblem"),
    }
}

/// The cover of a scenario, by its number.
#[must_use]
pub const fn scenario(number: u8) -> Icon {
    match number {
        1 => Icon("haven/cave-entrance"),
        2 => Icon("dungeon-gate"),
        3 => Icon("haven/tipi"),
        4 => Icon("haven/crypt-entrance"),
        5 => Icon("haven/tombstone"),
        6 => Icon("haven/coffin"),
        7 => Icon("haven/tree-roots"),
        8 => Icon("haven/wooden-crate"),
        9 => Icon("haven/mine-wagon"),
        10 => Icon("haven/magic-portal"),
        11 => Icon("haven/village"),
        12 => Icon("haven/stone-bridge"),
        13 => Icon("haven/greek-temple"),
        14 => Icon("haven/icicles-aura"),
        15 => Icon("haven/temple-gate"),
        16 => Icon("haven/mountain-road"),
        17 => Icon("haven/island"),
        18 => Icon("haven/waves"),
        19 => Icon("haven/closed-doors"),
        20 => Icon("haven/open-gate"),
        21 => Icon("haven/throne-king"),
        22 => Icon("haven/egyptian-temple"),
        23 => Icon("haven/ancient-ruins"),
        24 => Icon("haven/magic-gate"),
        _ => Icon("haven/mountains"),
    }
}

// The first scenario has none of these: they come with the items that cannot be bought.

/// Hazardous terrain.
pub const HAZARD: Icon = Icon("later/fluffy-flame");
/// Difficult terrain.
pub const DIFFICULT: Icon = Icon("later/three-leaves");
/// An altar.
pub const ALTAR: Icon = Icon("later/crystal-shrine");
/// A totem.
pub const TOTEM: Icon = Icon("later/totem");
/// A crystal.
pub const CRYSTAL: Icon = Icon("later/crystal-growth");
/// A fountain.
pub const FOUNTAIN: Icon = Icon("later/fountain");
/// A nest.
pub const NEST: Icon = Icon("later/nest-eggs");
