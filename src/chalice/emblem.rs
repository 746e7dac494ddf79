//! Which emblem stands for what on the table.

use crate::chalice::board::Step;
use crate::ui::icon::Icon;
use ::chalice::{Card, Enemy, Kind, Trophy};

/// A card's emblem.
#[must_use]
pub const fn card(card: Card) -> Icon {
    match card {
        Card::HuntersDream => Icon("moon"),
        Card::Transform => Icon("switch-weapon"),
        Card::SawCleaver => Icon("saw-claw"),
        Card::HunterAxe => Icon("battered-axe"),
        Card::HunterPistol => Icon("blunderbuss"),
        Card::MolotovCocktail => Icon("molotov"),
        Card::StakeDriver => Icon("stake-hammer"),
        Card::RepeatingPistol => Icon("revolver"),
        Card::BloodVial => Icon("heart-bottle"),
        Card::Kirkhammer => Icon("thor-hammer"),
        Card::LudwigsRifle => Icon("winchester-rifle"),
        Card::ThreadedCane => Icon("whip"),
        Card::LudwigsHolyBlade => Icon("broadsword"),
        Card::BurialBlade => Icon("scythe"),
        Card::BeastClaw => Icon("grasping-claws"),
        Card::Chikage => Icon("katana"),
        Card::LogariusWheel => Icon("cartwheel"),
        Card::HunterBlunderbuss => Icon("crossed-pistols"),
        Card::Evelyn => Icon("gun-rose"),
        Card::Flamesprayer => Icon("flamethrower"),
        Card::OldHunterBone => Icon("broken-bone"),
    }
}

/// An enemy's emblem.
#[must_use]
pub const fn enemy(enemy: Enemy) -> Icon {
    match enemy {
        Enemy::BeastPossessedSoul => Icon("wolf-howl"),
        Enemy::Brainsucker => Icon("brain-tentacle"),
        Enemy::Yurie => Icon("open-book"),
        Enemy::Huntsman => Icon("torch"),
        Enemy::ScourgeBeast => Icon("werewolf"),
        Enemy::WinterLantern => Icon("lantern-flame"),
        Enemy::Executioner => Icon("executioner-hood"),
        Enemy::BeastPatient => Icon("mummy-head"),
        Enemy::RabidDog => Icon("sniffing-dog"),
        Enemy::CarrionCrow => Icon("raven"),
        Enemy::GardenOfEyes => Icon("six-eyes"),
        Enemy::BloodyCrow => Icon("bird-mask"),
        Enemy::CelestialMob => Icon("alien-skull"),
        Enemy::FluorescentFlower => Icon("vine-flower"),
        Enemy::CelestialEmissary => Icon("alien-stare"),
        Enemy::ChurchGiant => Icon("giant"),
        Enemy::BellMaiden => Icon("ringing-bell"),
        Enemy::SilverBeast => Icon("direwolf"),
        Enemy::Watchdog => Icon("hound"),
        Enemy::OneReborn => Icon("triple-skulls"),
        Enemy::Ebrietas => Icon("octopus"),
        Enemy::FatherGascoigne => Icon("bandit"),
        Enemy::MartyrLogarius => Icon("crowned-skull"),
        Enemy::BloodStarvedBeast => Icon("saber-toothed-cat-head"),
        Enemy::Amygdala => Icon("spider-eye"),
        Enemy::Rom => Icon("masked-spider"),
        Enemy::Gehrman => Icon("grim-reaper"),
        Enemy::Micolash => Icon("cage"),
        Enemy::VicarAmelia => Icon("deer-head"),
        Enemy::MergosWetNurse => Icon("cloak-dagger"),
    }
}

/// A trophy's emblem.
#[must_use]
pub const fn trophy(trophy: Trophy) -> Icon {
    match trophy {
        Trophy::Kin => Icon("star-pupil"),
        Trophy::Humanoid => Icon("cowled"),
        Trophy::Beast => Icon("wolf-head"),
    }
}

/// The emblem of a sort of card.
#[must_use]
pub const fn kind(kind: Kind) -> Icon {
    match kind {
        Kind::Melee => Icon("crossed-swords"),
        Kind::Ranged => Icon("on-target"),
        Kind::Utility => Icon("hand"),
    }
}

/// The emblem of a step.
#[must_use]
pub const fn step(step: Step) -> Icon {
    match step {
        Step::Choose => Icon("card-pick"),
        Step::Transform => Icon("switch-weapon"),
        Step::Instants => Icon("lightning-trio"),
        Step::EnemyAttacks => Icon("rolling-dices"),
        Step::HuntersAttack => Icon("crossed-swords"),
        Step::Escape => Icon("exit-door"),
        Step::Dream => Icon("moon"),
        Step::RoundEnds => Icon("cycle"),
    }
}

/// The person's face.
pub const YOU: Icon = Icon("fedora");

/// The faces of the cast, in its order.
pub const FACES: [Icon; ::bots::chalice::CAST.len()] = [
    Icon("nun-face"),
    Icon("plague-doctor-profile"),
    Icon("top-hat"),
    Icon("hood"),
    Icon("monk-face"),
    Icon("witch-face"),
    Icon("pirate-captain"),
    Icon("hooded-figure"),
];
