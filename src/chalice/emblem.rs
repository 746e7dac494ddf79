//! Which emblem stands for what on the table.

use crate::chalice::board::Step;
use crate::ui::icon::Icon;
use ::chalice::{Card, Enemy, Kind, Trophy};

/// A card's emblem.
#[must_use]
pub const fn card(card: Card) -> Icon {
    match card {
        Card::HuntersDream => Icon("chalice/moon"),
        Card::Transform => Icon("chalice/switch-weapon"),
        Card::SawCleaver => Icon("chalice/saw-claw"),
        Card::HunterAxe => Icon("chalice/battered-axe"),
        Card::HunterPistol => Icon("chalice/blunderbuss"),
        Card::MolotovCocktail => Icon("chalice/molotov"),
        Card::StakeDriver => Icon("chalice/stake-hammer"),
        Card::RepeatingPistol => Icon("chalice/revolver"),
        Card::BloodVial => Icon("chalice/heart-bottle"),
        Card::Kirkhammer => Icon("chalice/thor-hammer"),
        Card::LudwigsRifle => Icon("chalice/winchester-rifle"),
        Card::ThreadedCane => Icon("chalice/whip"),
        Card::LudwigsHolyBlade => Icon("broadsword"),
        Card::BurialBlade => Icon("chalice/scythe"),
        Card::BeastClaw => Icon("chalice/grasping-claws"),
        Card::Chikage => Icon("chalice/katana"),
        Card::LogariusWheel => Icon("chalice/cartwheel"),
        Card::HunterBlunderbuss => Icon("chalice/crossed-pistols"),
        Card::Evelyn => Icon("chalice/gun-rose"),
        Card::Flamesprayer => Icon("chalice/flamethrower"),
        Card::OldHunterBone => Icon("chalice/broken-bone"),
    }
}

/// An enemy's emblem.
#[must_use]
pub const fn enemy(enemy: Enemy) -> Icon {
    match enemy {
        Enemy::BeastPossessedSoul => Icon("chalice/wolf-howl"),
        Enemy::Brainsucker => Icon("chalice/brain-tentacle"),
        Enemy::Yurie => Icon("open-book"),
        Enemy::Huntsman => Icon("torch"),
        Enemy::ScourgeBeast => Icon("chalice/werewolf"),
        Enemy::WinterLantern => Icon("lantern-flame"),
        Enemy::Executioner => Icon("chalice/executioner-hood"),
        Enemy::BeastPatient => Icon("chalice/mummy-head"),
        Enemy::RabidDog => Icon("chalice/sniffing-dog"),
        Enemy::CarrionCrow => Icon("chalice/raven"),
        Enemy::GardenOfEyes => Icon("chalice/six-eyes"),
        Enemy::BloodyCrow => Icon("chalice/bird-mask"),
        Enemy::CelestialMob => Icon("chalice/alien-skull"),
        Enemy::FluorescentFlower => Icon("chalice/vine-flower"),
        Enemy::CelestialEmissary => Icon("chalice/alien-stare"),
        Enemy::ChurchGiant => Icon("chalice/giant"),
        Enemy::BellMaiden => Icon("chalice/ringing-bell"),
        Enemy::SilverBeast => Icon("chalice/direwolf"),
        Enemy::Watchdog => Icon("hound"),
        Enemy::OneReborn => Icon("chalice/triple-skulls"),
        Enemy::Ebrietas => Icon("chalice/octopus"),
        Enemy::FatherGascoigne => Icon("chalice/bandit"),
        Enemy::MartyrLogarius => Icon("crowned-skull"),
        Enemy::BloodStarvedBeast => Icon("chalice/saber-toothed-cat-head"),
        Enemy::Amygdala => Icon("chalice/spider-eye"),
        Enemy::Rom => Icon("chalice/masked-spider"),
        Enemy::Gehrman => Icon("chalice/grim-reaper"),
        Enemy::Micolash => Icon("chalice/cage"),
        Enemy::VicarAmelia => Icon("chalice/deer-head"),
        Enemy::MergosWetNurse => Icon("chalice/cloak-dagger"),
    }
}

/// A trophy's emblem.
#[must_use]
pub const fn trophy(trophy: Trophy) -> Icon {
    match trophy {
        Trophy::Kin => Icon("chalice/star-pupil"),
        Trophy::Humanoid => Icon("cowled"),
        Trophy::Beast => Icon("chalice/wolf-head"),
    }
}

/// The emblem of a sort of card.
#[must_use]
pub const fn kind(kind: Kind) -> Icon {
    match kind {
        Kind::Melee => Icon("chalice/crossed-swords"),
        Kind::Ranged => Icon("chalice/on-target"),
        Kind::Utility => Icon("chalice/hand"),
    }
}

/// The emblem of a step.
#[must_use]
pub const fn step(step: Step) -> Icon {
    match step {
        Step::Choose => Icon("card-pick"),
        Step::Transform => Icon("chalice/switch-weapon"),
        Step::Instants => Icon("chalice/lightning-trio"),
        Step::EnemyAttacks => Icon("rolling-dices"),
        Step::HuntersAttack => Icon("chalice/crossed-swords"),
        Step::Escape => Icon("chalice/exit-door"),
        Step::Dream => Icon("chalice/moon"),
        Step::RoundEnds => Icon("cycle"),
    }
}

/// The person's face.
pub const YOU: Icon = Icon("chalice/fedora");

/// The faces of the cast, in its order.
pub const FACES: [Icon; ::bots::chalice::CAST.len()] = [
    Icon("chalice/nun-face"),
    Icon("chalice/plague-doctor-profile"),
    Icon("chalice/top-hat"),
    Icon("chalice/hood"),
    Icon("chalice/monk-face"),
    Icon("chalice/witch-face"),
    Icon("chalice/pirate-captain"),
    Icon("chalice/hooded-figure"),
];
