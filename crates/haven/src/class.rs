//! The six starting classes: health, hands, cards and perks (H1.05).

use crate::card::{CardId, CardLevel, CardSheet};
use crate::cards;
use crate::condition::Condition::{Curse, Disarm, Immobilize, Muddle, Poison, Stun, Wound};
use crate::element::Element;
use crate::modifier::{Modifier, ModifierDeck, Twist};
use crate::words::{Name, name};
use serde::{Deserialize, Serialize};

/// A class of heroes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// The Brute.
    Brute,
    /// The Tinkerer.
    Tinkerer,
    /// The Spellweaver.
    Spellweaver,
    /// The Scoundrel.
    Scoundrel,
    /// The Cragheart.
    Cragheart,
    /// The Mindthief.
    Mindthief,
}

/// The highest level of a hero.
pub const MOST_LEVEL: u8 = 9;

const STURDY: [u8; 9] = [10, 12, 14, 16, 18, 20, 22, 24, 26];
const LITHE: [u8; 9] = [8, 9, 11, 12, 14, 15, 17, 18, 20];
const FRAIL: [u8; 9] = [6, 7, 8, 9, 10, 11, 12, 13, 14];

impl Class {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Brute, Self::Tinkerer, Self::Spellweaver, Self::Scoundrel, Self::Cragheart, Self::Mindthief];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Name {
        match self {
            Self::Brute => name("Brute", "Salvaje", "Barbar", "Bruto"),
            Self::Tinkerer => name("Tinkerer", "Manitas", "Tüftler", "Engenhoqueiro"),
            Self::Spellweaver => name("Spellweaver", "Tejedora de hechizos", "Spruchweberin", "Tecelã de feitiços"),
            Self::Scoundrel => name("Scoundrel", "Pícara", "Schurkin", "Ladina"),
            Self::Cragheart => name("Cragheart", "Corazón hueco", "Felsenherz", "Coração de rocha"),
            Self::Mindthief => name("Mindthief", "Ladrona mental", "Gedankendiebin", "Ladra de mentes"),
        }
    }

    /// Hit points at a level from 1 to 9.
    #[must_use]
    pub fn health(self, level: u8) -> u8 {
        let table = match self {
            Self::Brute | Self::Cragheart => STURDY,
            Self::Tinkerer | Self::Scoundrel => LITHE,
            Self::Spellweaver | Self::Mindthief => FRAIL,
        };
        table[usize::from(level.clamp(1, MOST_LEVEL) - 1)]
    }

    /// How many cards a hero takes along (H2.05).
    #[must_use]
    pub const fn hand_size(self) -> usize {
        match self {
            Self::Brute | Self::Mindthief => 10,
            Self::Tinkerer => 12,
            Self::Spellweaver => 8,
            Self::Scoundrel => 9,
            Self::Cragheart => 11,
        }
    }

    /// Its cards: level 1, X, then the higher ones.
    #[must_use]
    pub const fn cards(self) -> &'static [CardSheet] {
        match self {
            Self::Brute => &cards::brute::CARDS,
            Self::Tinkerer => &cards::tinkerer::CARDS,
            Self::Spellweaver => &cards::spellweaver::CARDS,
            Self::Scoundrel => &cards::scoundrel::CARDS,
            Self::Cragheart => &cards::cragheart::CARDS,
            Self::Mindthief => &cards::mindthief::CARDS,
        }
    }

    /// The cards of a level.
    pub fn cards_of(self, level: CardLevel) -> impl Iterator<Item = CardId> {
        let cards = self.cards().iter().enumerate().filter(move |(_, card)| card.level == level);
        cards.map(|(at, _)| CardId(at as u8))
    }

    /// Its perks.
    #[must_use]
    pub const fn perks(self) -> &'static [Perk] {
        match self {
            Self::Brute => BRUTE_PERKS,
            Self::Tinkerer => TINKERER_PERKS,
            Self::Spellweaver => SPELLWEAVER_PERKS,
            Self::Scoundrel => SCOUNDREL_PERKS,
            Self::Cragheart => CRAGHEART_PERKS,
            Self::Mindthief => MINDTHIEF_PERKS,
        }
    }

    /// The modifier cards of a hero with these perks, each named as often as it was marked.
    #[must_use]
    pub fn modifiers(self, perks: &[u8]) -> Vec<Modifier> {
        let mut deck = ModifierDeck::standard();
        for perk in perks.iter().filter_map(|&perk| self.perks().get(usize::from(perk))) {
            for &(count, card) in perk.remove {
                for _ in 0..count {
                    if let Some(at) = deck.iter().position(|&one| one == card) {
                        deck.remove(at);
                    }
                }
            }
            deck.extend(perk.add.iter().flat_map(|&(count, card)| vec![card; usize::from(count)]));
        }
        deck
    }
}

/// What a perk makes a hero ignore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignore {
    /// Nothing.
    Nothing,
    /// The -1 cards of items.
    Items,
    /// The negative effects of scenarios.
    Scenario,
}

/// A perk: cards out of the modifier deck and into it.
#[derive(Clone, Copy, Debug)]
pub struct Perk {
    /// How often it can be marked.
    pub boxes: u8,
    /// Cards taken out, each so often.
    pub remove: &'static [(u8, Modifier)],
    /// Cards put in, each so often.
    pub add: &'static [(u8, Modifier)],
    /// What is ignored from then on.
    pub ignore: Ignore,
}

const BRUTE_PERKS: &[Perk] = &[
    Perk { boxes: 1, remove: &[(2, Modifier::plus(-1))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(1, Modifier::plus(-1))], add: &[(1, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(2, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::plus(3))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(3, Modifier::rolling(0, Twist::Push(1)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(2, Modifier::rolling(0, Twist::Pierce(3)))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::rolling(0, Twist::Inflict(Stun)))], ignore: Ignore::Nothing },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[(1, Modifier::rolling(0, Twist::Inflict(Disarm))), (1, Modifier::rolling(0, Twist::Inflict(Muddle)))],
        ignore: Ignore::Nothing,
    },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::rolling(0, Twist::AddTarget))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::with(1, Twist::ShieldSelf(1)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::plus(1))], ignore: Ignore::Items },
];

const TINKERER_PERKS: &[Perk] = &[
    Perk { boxes: 2, remove: &[(2, Modifier::plus(-1))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(1, Modifier::plus(-2))], add: &[(1, Modifier::plus(0))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(2, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::plus(3))], ignore: Ignore::Nothing },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[(2, Modifier::rolling(0, Twist::Create(Element::Fire)))],
        ignore: Ignore::Nothing,
    },
    Perk { boxes: 1, remove: &[], add: &[(3, Modifier::rolling(0, Twist::Inflict(Muddle)))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::with(1, Twist::Inflict(Wound)))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::with(1, Twist::Inflict(Immobilize)))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::with(1, Twist::HealSelf(2)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::with(0, Twist::AddTarget))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[], ignore: Ignore::Scenario },
];

const SPELLWEAVER_PERKS: &[Perk] = &[
    Perk { boxes: 1, remove: &[(4, Modifier::plus(0))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[(1, Modifier::plus(-1))], add: &[(1, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(2, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::with(0, Twist::Inflict(Stun)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::with(1, Twist::Inflict(Wound)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::with(1, Twist::Inflict(Immobilize)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::with(1, Twist::Inflict(Curse)))], ignore: Ignore::Nothing },
    Perk {
        boxes: 2,
        remove: &[],
        add: &[(1, Modifier::with(2, Twist::Create(Element::Fire)))],
        ignore: Ignore::Nothing,
    },
    Perk {
        boxes: 2,
        remove: &[],
        add: &[(1, Modifier::with(2, Twist::Create(Element::Ice)))],
        ignore: Ignore::Nothing,
    },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[
            (1, Modifier::rolling(0, Twist::Create(Element::Earth))),
            (1, Modifier::rolling(0, Twist::Create(Element::Air))),
        ],
        ignore: Ignore::Nothing,
    },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[
            (1, Modifier::rolling(0, Twist::Create(Element::Light))),
            (1, Modifier::rolling(0, Twist::Create(Element::Dark))),
        ],
        ignore: Ignore::Nothing,
    },
];

const SCOUNDREL_PERKS: &[Perk] = &[
    Perk { boxes: 2, remove: &[(2, Modifier::plus(-1))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(4, Modifier::plus(0))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(1, Modifier::plus(-2))], add: &[(1, Modifier::plus(0))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(1, Modifier::plus(-1))], add: &[(1, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[(1, Modifier::plus(0))], add: &[(1, Modifier::plus(2))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(2, Modifier::rolling(1, Twist::None))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(2, Modifier::rolling(0, Twist::Pierce(3)))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(2, Modifier::rolling(0, Twist::Inflict(Poison)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(2, Modifier::rolling(0, Twist::Inflict(Muddle)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::rolling(0, Twist::Vanish))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[], ignore: Ignore::Scenario },
];

const CRAGHEART_PERKS: &[Perk] = &[
    Perk { boxes: 1, remove: &[(4, Modifier::plus(0))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 3, remove: &[(1, Modifier::plus(-1))], add: &[(1, Modifier::plus(1))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::plus(-2)), (2, Modifier::plus(2))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::with(1, Twist::Inflict(Immobilize)))], ignore: Ignore::Nothing },
    Perk { boxes: 2, remove: &[], add: &[(1, Modifier::with(2, Twist::Inflict(Muddle)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(2, Modifier::rolling(0, Twist::Push(2)))], ignore: Ignore::Nothing },
    Perk {
        boxes: 2,
        remove: &[],
        add: &[(2, Modifier::rolling(0, Twist::Create(Element::Earth)))],
        ignore: Ignore::Nothing,
    },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[(2, Modifier::rolling(0, Twist::Create(Element::Air)))],
        ignore: Ignore::Nothing,
    },
    Perk { boxes: 1, remove: &[], add: &[], ignore: Ignore::Items },
    Perk { boxes: 1, remove: &[], add: &[], ignore: Ignore::Scenario },
];

const MINDTHIEF_PERKS: &[Perk] = &[
    Perk { boxes: 2, remove: &[(2, Modifier::plus(-1))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(4, Modifier::plus(0))], add: &[], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(2, Modifier::plus(1))], add: &[(2, Modifier::plus(2))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[(1, Modifier::plus(-2))], add: &[(1, Modifier::plus(0))], ignore: Ignore::Nothing },
    Perk {
        boxes: 2,
        remove: &[],
        add: &[(1, Modifier::with(2, Twist::Create(Element::Ice)))],
        ignore: Ignore::Nothing,
    },
    Perk { boxes: 2, remove: &[], add: &[(2, Modifier::rolling(1, Twist::None))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(3, Modifier::rolling(0, Twist::Pull(1)))], ignore: Ignore::Nothing },
    Perk { boxes: 1, remove: &[], add: &[(3, Modifier::rolling(0, Twist::Inflict(Muddle)))], ignore: Ignore::Nothing },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[(2, Modifier::rolling(0, Twist::Inflict(Immobilize)))],
        ignore: Ignore::Nothing,
    },
    Perk { boxes: 1, remove: &[], add: &[(1, Modifier::rolling(0, Twist::Inflict(Stun)))], ignore: Ignore::Nothing },
    Perk {
        boxes: 1,
        remove: &[],
        add: &[(1, Modifier::rolling(0, Twist::Inflict(Disarm))), (1, Modifier::rolling(0, Twist::Inflict(Muddle)))],
        ignore: Ignore::Nothing,
    },
    Perk { boxes: 1, remove: &[], add: &[], ignore: Ignore::Scenario },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h1_05_health_hands_and_names_of_the_six_classes() {
        let health = Class::ALL.map(|class| (class.health(1), class.health(5), class.health(9)));
        assert_eq!(health, [(10, 18, 26), (8, 14, 20), (6, 10, 14), (8, 14, 20), (10, 18, 26), (6, 10, 14)]);
        assert_eq!(Class::ALL.map(Class::hand_size), [10, 12, 8, 9, 11, 10]);
        assert_eq!(Class::Cragheart.name().get(kit::Lang::Es), "Corazón hueco");
    }

    #[test]
    fn h2_01_every_class_has_its_cards_of_level_1_and_three_of_level_x() {
        let mut all = 0;
        for class in Class::ALL {
            let cards = class.cards();
            all += cards.len();
            let level_one = cards.iter().filter(|card| card.level == CardLevel::One).count();
            let x = cards.iter().filter(|card| card.level == CardLevel::X).count();
            assert_eq!((level_one, x), (class.hand_size(), 3), "{class:?}");
            assert!(cards.iter().all(|card| (1..=99).contains(&card.initiative)));
        }
        let gained = |class: Class| class.cards().len() - class.hand_size() - 3;
        assert_eq!((all, Class::ALL.map(gained)), (78 + 96, [16; 6]));
    }

    #[test]
    fn every_class_has_fifteen_perk_boxes_and_removes_only_what_is_there() {
        for class in Class::ALL {
            assert_eq!(class.perks().iter().map(|perk| perk.boxes).sum::<u8>(), 15, "{class:?}");
            for (at, perk) in class.perks().iter().enumerate() {
                let count = |list: &[(u8, Modifier)]| list.iter().map(|entry| usize::from(entry.0)).sum::<usize>();
                let deck = class.modifiers(&vec![at as u8; usize::from(perk.boxes)]);
                let boxes = usize::from(perk.boxes);
                assert_eq!(deck.len() + boxes * count(perk.remove), 20 + boxes * count(perk.add), "{class:?} {at}");
            }
        }
    }
}
