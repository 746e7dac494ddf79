//! The Mindthief's cards.

use crate::ability::Ability::{Augment, Create, Force, Grant, Heal, IfConsumed, Inflict, Loot, Summon};
use crate::ability::{self, Amount, Attack, Plus, Reach, SummonSheet, Whom, attack, jump, walk};
use crate::card::{CardSheet, card, card_x, does};
use crate::condition::Condition::{Disarm, Immobilize, Invisible, Muddle, Poison, Stun, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Dark, Ice};
use crate::words::name;

/// All of them, by level.
pub const CARDS: [CardSheet; 13] = [
    card(
        name("Submissive Affliction", "Voluntad enferma", "Fügsames Leid", "Aflição submissa"),
        48,
        does(&[attack(2).plus(Plus::PerCondition { bonus: 1, xp: 0 }).ability()]).xp(1),
        does(&[Force {
            range: 5,
            ability: &Attack { value: Amount::Fixed(2), reach: Reach::Stat(0), ..attack(2) }.ability(),
            stay_near: false,
        }]),
    ),
    card(
        name("Into the Night", "Unirse a la noche", "In die Nacht", "Noite adentro"),
        14,
        does(&[Loot(1), Create(Dark)]),
        does(&[Inflict(Conditions::of(&[Invisible]), Whom::Me)]),
    ),
    card(
        name("Fearsome Blade", "Hoja temible", "Furchterregende Klinge", "Lâmina temível"),
        27,
        does(&[attack(2).push(3).ability()]).xp(1),
        does(&[walk(4), attack(2).ability()]).xp(2).lost(),
    ),
    card(
        name("Feedback Loop", "Bucle de retorno", "Rückkopplung", "Ciclo de retorno"),
        79,
        does(&[Augment(ability::Augment::Shield(1)), attack(1).ability()]).xp(1).stays(),
        does(&[jump(4), Inflict(Conditions::of(&[Muddle]), Whom::MovedThroughAndBack)]),
    ),
    card(
        name("Gnawing Horde", "Horda de roedores", "Nagende Horde", "Horda roedora"),
        82,
        does(&[Summon(SummonSheet {
            name: name("Rat Swarm", "Plaga de ratas", "Rattenschwarm", "Enxame de ratos"),
            health: 6,
            movement: 1,
            attack: Some(2),
            range: None,
            conditions: Conditions::of(&[Poison]),
            flying: false,
        })])
        .xp(2)
        .lost()
        .stays(),
        does(&[walk(4)]),
    ),
    card(
        name("The Mind's Weakness", "La debilidad de la mente", "Schwäche des Geistes", "A fraqueza da mente"),
        75,
        does(&[Augment(ability::Augment::Attack(2)), attack(1).ability()]).xp(1).stays(),
        does(&[attack(1).inflict(&[Wound]).ability()]),
    ),
    card(
        name("Parasitic Influence", "Influencia parasitaria", "Parasitischer Einfluss", "Influência parasita"),
        71,
        does(&[Augment(ability::Augment::Heal(2)), attack(1).ability()]).xp(1).stays(),
        does(&[Force { range: 4, ability: &walk(1), stay_near: false }]),
    ),
    card(
        name("Scurry", "Escabullirse", "Davonhuschen", "Correria"),
        20,
        does(&[walk(3), attack(1).ability()]),
        does(&[Loot(2)]).xp(1).lost(),
    ),
    card(
        name("Perverse Edge", "Filo perverso", "Perverse Schneide", "Gume perverso"),
        8,
        does(&[attack(3).plus(Plus::PerCondition { bonus: 2, xp: 1 }).ability()]).lost(),
        does(&[attack(1).range(2).inflict(&[Stun]).ability(), Create(Ice)]).xp(1),
    ),
    card(
        name("Empathetic Assault", "Asalto empático", "Empathischer Angriff", "Assalto empático"),
        11,
        does(&[attack(4).range(5).inflict(&[Disarm]).ability(), Create(Ice)]).xp(2).lost(),
        does(&[walk(2), Heal(2, Whom::Me)]),
    ),
    card_x(
        name("Withering Claw", "Garra marchitadora", "Verdorrende Klaue", "Garra definhante"),
        77,
        does(&[Augment(ability::Augment::Inflict(Conditions::of(&[Muddle, Poison]))), attack(1).ability()])
            .xp(1)
            .stays(),
        does(&[Inflict(Conditions::of(&[Immobilize]), Whom::AdjacentEnemy), walk(3)]),
    ),
    card_x(
        name("Possession", "Posesión", "Besessenheit", "Possessão"),
        51,
        does(&[Grant(1, &attack(6).ability())]).xp(2).lost(),
        does(&[Grant(3, &walk(4))]),
    ),
    card_x(
        name("Frigid Apparition", "Aparición gélida", "Eisige Erscheinung", "Aparição gélida"),
        29,
        does(&[IfConsumed {
            element: Some(Ice),
            xp: 1,
            with: &[attack(3).inflict(&[Stun]).ability()],
            without: &[attack(3).ability()],
        }]),
        does(&[walk(4), Inflict(Conditions::of(&[Stun]), Whom::AdjacentEnemy)]).xp(1).lost(),
    ),
];
