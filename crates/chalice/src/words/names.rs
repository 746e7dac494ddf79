//! The names of cards, enemies, dice and types. Where the rulebooks have an official word, it is that one.

use super::{Four, say};
use crate::cards::{Card, Kind};
use crate::dice::Die;
use crate::enemies::{Enemy, FinalBoss, Rank};
use crate::trophies::Trophy;
use kit::Lang;

impl Card {
    /// The card's name.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        say(lang, card(self))
    }

    /// The card of an English name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name(Lang::En) == name)
    }
}

impl Enemy {
    /// The enemy's name.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        say(lang, enemy(self))
    }

    /// The word of the rulebooks, where the page uses another: the Spanish book calls the Huntsman as it calls the Hunters.
    #[must_use]
    pub fn printed_name(self, lang: Lang) -> Option<&'static str> {
        (self == Self::Huntsman && lang == Lang::Es).then_some("Cazador")
    }

    /// The enemy of an English name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|enemy| enemy.name(Lang::En) == name)
    }
}

impl FinalBoss {
    /// The Final Boss of an English name, or of its first word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let known = |boss: &Self| {
            let full = boss.enemy().name(Lang::En).to_lowercase();
            let name = name.to_lowercase();
            full == name || full.split([',', ' ', '\'']).any(|word| word == name)
        };
        Self::ALL.into_iter().find(known)
    }
}

const fn card(card: Card) -> Four {
    match card {
        Card::HuntersDream => ["Hunter's Dream", "Sueño del Cazador", "Traum des Jägers", "Sonho do Caçador"],
        Card::Transform => ["Transform", "Transformar", "Transformieren", "Transformar"],
        Card::SawCleaver => ["Saw Cleaver", "Cuchilla dentada", "Sägehackbeil", "Cutelo Serrilhado"],
        Card::HunterAxe => ["Hunter Axe", "Hacha de cazador", "Jägeraxt", "Machado de Caçador"],
        Card::HunterPistol => ["Hunter Pistol", "Pistola de cazador", "Jägerpistole", "Pistola de Caçador"],
        Card::MolotovCocktail => ["Molotov Cocktail", "Cóctel molotov", "Molotowcocktail", "Coquetel Molotov"],
        Card::StakeDriver => ["Stake Driver", "Estacador", "Pfahltreiber", "Bate-estaca"],
        Card::RepeatingPistol => {
            ["Repeating Pistol", "Pistola de repetición", "Repetierpistole", "Pistola de Repetição"]
        }
        Card::BloodVial => ["Blood Vial", "Vial de sangre", "Blutphiole", "Frasco de Sangue"],
        Card::Kirkhammer => ["Kirkhammer", "Martillo de la iglesia", "Kirchenhammer", "Martelo da Igreja"],
        Card::LudwigsRifle => ["Ludwig's Rifle", "Rifle de Ludwig", "Ludwigs Gewehr", "Rifle de Ludwig"],
        Card::ThreadedCane => ["Threaded Cane", "Bastón látigo", "Fädenstock", "Bengala Serrilhada"],
        Card::LudwigsHolyBlade => {
            ["Ludwig's Holy Blade", "Hoja sagrada de Ludwig", "Ludwigs Heilige Klinge", "Lâmina Sagrada de Ludwig"]
        }
        Card::BurialBlade => ["Burial Blade", "Hoja sepulcral", "Begräbnisklinge", "Lâmina Fúnebre"],
        Card::BeastClaw => ["Beast Claw", "Garra de bestia", "Bestienklaue", "Garra de Fera"],
        Card::Chikage => ["Chikage", "Chikage", "Chikage", "Chikage"],
        Card::LogariusWheel => ["Logarius' Wheel", "Rueda de Logarius", "Logarius' Rad", "Roda de Logarius"],
        Card::HunterBlunderbuss => {
            ["Hunter Blunderbuss", "Trabuco de cazador", "Jägerdonnerbüchse", "Bacamarte de Caçador"]
        }
        Card::Evelyn => ["Evelyn", "Evelyn", "Evelyn", "Evelyn"],
        Card::Flamesprayer => ["Flamesprayer", "Lanzallamas", "Flammensprüher", "Lança-chamas"],
        Card::OldHunterBone => {
            ["Old Hunter Bone", "Hueso de viejo cazador", "Knochen eines alten Jägers", "Osso de Velho Caçador"]
        }
    }
}

const fn enemy(enemy: Enemy) -> Four {
    match enemy {
        Enemy::BeastPossessedSoul => {
            ["Beast-possessed Soul", "Alma poseída por una bestia", "Bestienbesessene Seele", "Alma Possuída pela Fera"]
        }
        Enemy::Brainsucker => ["Brainsucker", "Chupacerebros", "Hirnsauger", "Sugador de Cérebros"],
        Enemy::Yurie => [
            "Yurie, the Last Scholar",
            "Yurie, el Último Erudito",
            "Yurie, die letzte Gelehrte",
            "Yurie, a Última Erudita",
        ],
        Enemy::Huntsman => ["Huntsman", "Montero", "Weidmann", "Monteiro"],
        Enemy::ScourgeBeast => ["Scourge Beast", "Bestia infectada", "Seuchenbestie", "Monstro da Praga"],
        Enemy::WinterLantern => ["Winter Lantern", "Linterna de invierno", "Winterlaterne", "Lanterna de Inverno"],
        Enemy::Executioner => ["Executioner", "Ejecutor", "Henker", "Executor"],
        Enemy::BeastPatient => ["Beast Patient", "Paciente bestial", "Bestienpatient", "Paciente Fera"],
        Enemy::RabidDog => ["Rabid Dog", "Perro rabioso", "Tollwütiger Hund", "Cão Raivoso"],
        Enemy::CarrionCrow => ["Carrion Crow", "Cuervo carroñero", "Aaskrähe", "Corvo Carniceiro"],
        Enemy::GardenOfEyes => ["Garden of Eyes", "Jardín de ojos", "Garten der Augen", "Jardim de Olhos"],
        Enemy::BloodyCrow => [
            "Cainhurst's Bloody Crow",
            "Cuervo sangriento de Cainhurst",
            "Blutkrähe von Cainhurst",
            "Corvo Sangrento de Cainhurst",
        ],
        Enemy::CelestialMob => ["Celestial Mob", "Turba celestial", "Himmlischer Mob", "Turba Celestial"],
        Enemy::FluorescentFlower => {
            ["Fluorescent Flower", "Flor fluorescente", "Leuchtende Blume", "Flor Fluorescente"]
        }
        Enemy::CelestialEmissary => {
            ["Celestial Emissary", "Emisario celestial", "Himmlischer Abgesandter", "Emissário Celestial"]
        }
        Enemy::ChurchGiant => ["Church Giant", "Gigante de la iglesia", "Kirchenriese", "Gigante da Igreja"],
        Enemy::BellMaiden => ["Bell Maiden", "Doncella de la campana", "Glockenmaid", "Donzela do Sino"],
        Enemy::SilverBeast => ["Silver Beast", "Bestia plateada", "Silberbestie", "Fera Prateada"],
        Enemy::Watchdog => [
            "Watchdog of the Old Lords",
            "Perro guardián de los Antiguos Señores",
            "Wachhund der Alten Herren",
            "Cão de Guarda dos Antigos Senhores",
        ],
        Enemy::OneReborn => ["The One Reborn", "El Renacido", "Der Wiedergeborene", "O Renascido"],
        Enemy::Ebrietas => ["Ebrietas", "Ebrietas", "Ebrietas", "Ebrietas"],
        Enemy::FatherGascoigne => ["Father Gascoigne", "Padre Gascoigne", "Pater Gascoigne", "Padre Gascoigne"],
        Enemy::MartyrLogarius => ["Martyr Logarius", "Mártir Logarius", "Märtyrer Logarius", "Mártir Logarius"],
        Enemy::BloodStarvedBeast => {
            ["Blood-starved Beast", "Bestia sedienta de sangre", "Blutdürstige Bestie", "Fera Sedenta de Sangue"]
        }
        Enemy::Amygdala => ["Amygdala", "Amygdala", "Amygdala", "Amygdala"],
        Enemy::Rom => {
            ["Rom, the Vacuous Spider", "Rom, la araña vacua", "Rom, die Leere Spinne", "Rom, a Aranha Vácua"]
        }
        Enemy::Gehrman => [
            "Gehrman, the First Hunter",
            "Gehrman, el primer cazador",
            "Gehrman, der Erste Jäger",
            "Gehrman, o Primeiro Caçador",
        ],
        Enemy::Micolash => [
            "Micolash, Host of the Nightmare",
            "Micolash, huésped de la pesadilla",
            "Micolash, Gastgeber des Albtraums",
            "Micolash, Anfitrião do Pesadelo",
        ],
        Enemy::VicarAmelia => ["Vicar Amelia", "Vicaria Amelia", "Vikarin Amelia", "Vigária Amelia"],
        Enemy::MergosWetNurse => ["Mergo's Wet Nurse", "Nodriza de Mergo", "Mergos Amme", "Ama de Leite de Mergo"],
    }
}

/// What a card is.
#[must_use]
pub const fn kind_name(kind: Kind, lang: Lang) -> &'static str {
    say(
        lang,
        match kind {
            Kind::Melee => ["melee", "cuerpo a cuerpo", "Nahkampf", "corpo a corpo"],
            Kind::Ranged => ["ranged", "a distancia", "Fernkampf", "de fogo"],
            Kind::Utility => ["utility", "utilizable", "Hilfskarte", "utilidade"],
        },
    )
}

/// What an enemy is.
#[must_use]
pub const fn rank_name(rank: Rank, lang: Lang) -> &'static str {
    say(
        lang,
        match rank {
            Rank::Monster => ["Monster", "Monstruo", "Monster", "Monstro"],
            Rank::Boss => ["Boss", "Jefe", "Boss", "Chefão"],
            Rank::FinalBoss => ["Final Boss", "Jefe final", "Endboss", "Chefão Final"],
        },
    )
}

/// The name of a trophy track.
#[must_use]
pub const fn trophy_name(trophy: Trophy, lang: Lang) -> &'static str {
    say(
        lang,
        match trophy {
            Trophy::Kin => ["Kin", "Semejantes", "Verwandte", "Parentes"],
            Trophy::Humanoid => ["Humanoids", "Humanoides", "Humanoide", "Humanoides"],
            Trophy::Beast => ["Beasts", "Bestias", "Bestien", "Feras"],
        },
    )
}

/// The colour of a die.
#[must_use]
pub const fn die_name(die: Die, lang: Lang) -> &'static str {
    say(
        lang,
        match die {
            Die::Green => ["green", "verde", "grün", "verde"],
            Die::Yellow => ["yellow", "amarillo", "gelb", "amarelo"],
            Die::Red => ["red", "rojo", "rot", "vermelho"],
        },
    )
}
