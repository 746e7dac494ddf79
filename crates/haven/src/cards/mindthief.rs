//! The Mindthief's cards.

use crate::ability::Ability::{
    Augment, Control, Create, Force, Grant, Heal, IfConsumed, Inflict, Kill, Last, Loot, Pilfer, Push, Rally, Summon,
};
use crate::ability::{
    self, Amount, Attack, Count, Lasting, Nature, Plus, Prey, Reach, Rider, SummonSheet, Whom, attack, jump, prey, walk,
};
use crate::card::{CardSheet, card, card_x, does, gained};
use crate::condition::Condition::{Curse, Disarm, Immobilize, Invisible, Muddle, Poison, Strengthen, Stun, Wound};
use crate::condition::Conditions;
use crate::element::Element::{Dark, Ice};
use crate::words::name;

/// All of them, by level.
pub const CARDS: [CardSheet; 29] = [
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
            nature: Nature::Plain,
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
    gained(
        2,
        name("Wretched Creature", "Criatura miserable", "Elende Kreatur", "Criatura miserável"),
        84,
        does(&[Summon(SummonSheet {
            name: name("Monstrous Rat", "Rata monstruosa", "Monsterratte", "Rato monstruoso"),
            health: 4,
            movement: 3,
            attack: Some(3),
            range: None,
            conditions: Conditions::NONE,
            flying: false,
            nature: Nature::Plain,
        })])
        .xp(2)
        .lost()
        .stays(),
        does(&[
            walk(3),
            IfConsumed {
                element: Some(Dark),
                xp: 0,
                with: &[Inflict(Conditions::of(&[Curse]), Whom::AdjacentEnemy)],
                without: &[],
            },
        ]),
    ),
    gained(
        2,
        name("Hostile Takeover", "Toma hostil", "Feindliche Übernahme", "Tomada hostil"),
        9,
        does(&[attack(2).range(4).inflict(&[Immobilize]).ability(), Create(Ice)]).xp(1),
        does(&[Control { range: 3, steered: false }]).xp(2).lost().round(),
    ),
    gained(
        3,
        name("Brain Leech", "Sanguijuela mental", "Hirnegel", "Sanguessuga mental"),
        16,
        does(&[attack(4).range(4).ability(), Heal(4, Whom::Me), Create(Dark)]).xp(2).lost(),
        does(&[attack(1).ability(), Inflict(Conditions::of(&[Strengthen]), Whom::Me)]),
    ),
    gained(
        3,
        name("Silent Scream", "Grito silencioso", "Stummer Schrei", "Grito silencioso"),
        73,
        does(&[Augment(ability::Augment::HealOne(2, 2)), attack(2).ability()]).xp(1).stays(),
        does(&[
            walk(3),
            IfConsumed {
                element: Some(Ice),
                xp: 1,
                with: &[Push(3, Whom::AdjacentEnemies)],
                without: &[Push(2, Whom::AdjacentEnemies)],
            },
        ]),
    ),
    gained(
        4,
        name("Pilfer", "Ratear", "Stibitzen", "Surrupiar"),
        68,
        does(&[Loot(1), Pilfer]),
        does(&[attack(2).ability(), walk(3), attack(2).ability()]).xp(2).lost(),
    ),
    gained(
        4,
        name("Cranium Overload", "Sobrecarga craneal", "Schädelüberladung", "Sobrecarga craniana"),
        5,
        does(&[Kill(prey(4, Prey::Normal)), attack(2).on(Count::BesideKilled).xp_each(1).ability()]).lost(),
        does(&[walk(5)]),
    ),
    gained(
        5,
        name("Frozen Mind", "Mente helada", "Gefrorener Geist", "Mente congelada"),
        81,
        does(&[
            Augment(ability::Augment::Consume {
                element: Ice,
                with: &[Inflict(Conditions::of(&[Stun]), Whom::LastTarget)],
            }),
            attack(2).ability(),
        ])
        .xp(1)
        .stays(),
        does(&[Force { range: 5, ability: &walk(2), stay_near: false }]),
    ),
    gained(
        5,
        name("Mass Hysteria", "Histeria colectiva", "Massenhysterie", "Histeria coletiva"),
        12,
        does(&[attack(1).range(4).targets(4).inflict(&[Muddle]).ability(), Create(Ice)]).xp(1),
        does(&[Last(Lasting::TwoAugments, Whom::Me)]).lost().stays(),
    ),
    gained(
        6,
        name("Corrupting Embrace", "Abrazo corruptor", "Verderbte Umklammerung", "Abraço corruptor"),
        39,
        does(&[attack(1).inflict(&[Poison]).ability(), attack(1).inflict(&[Muddle]).ability()]),
        does(&[jump(4), Inflict(Conditions::of(&[Poison]), Whom::MovedThrough), Create(Dark)]),
    ),
    gained(
        6,
        name("Dark Frenzy", "Frenesí oscuro", "Dunkle Raserei", "Frenesi sombrio"),
        10,
        does(&[IfConsumed {
            element: Some(Ice),
            xp: 1,
            with: &[IfConsumed {
                element: Some(Dark),
                xp: 1,
                with: &[attack(6).ability()],
                without: &[attack(4).ability()],
            }],
            without: &[IfConsumed {
                element: Some(Dark),
                xp: 1,
                with: &[attack(4).ability()],
                without: &[attack(2).ability()],
            }],
        }]),
        does(&[walk(3), attack(3).range(3).ability(), Create(Ice)]).xp(1),
    ),
    gained(
        7,
        name("Vicious Blood", "Sangre viciosa", "Bösartiges Blut", "Sangue vicioso"),
        83,
        does(&[Augment(ability::Augment::Retaliate(2)), attack(2).ability()]).xp(1).stays(),
        does(&[walk(2), attack(2).ability()]),
    ),
    gained(
        7,
        name("Psychic Projection", "Proyección psíquica", "Psychische Projektion", "Projeção psíquica"),
        92,
        does(&[Heal(5, Whom::Me), Last(Lasting::Shield(1), Whom::Me), Inflict(Conditions::of(&[Stun]), Whom::Me)])
            .round(),
        does(&[Last(Lasting::FarAugments, Whom::Me)]).lost().round(),
    ),
    gained(
        8,
        name("Shared Nightmare", "Pesadilla compartida", "Geteilter Albtraum", "Pesadelo compartilhado"),
        7,
        does(&[
            IfConsumed {
                element: Some(Dark),
                xp: 0,
                with: &[attack(3).range(4).targets(2).inflict(&[Poison, Curse]).ability()],
                without: &[attack(3).range(4).targets(2).ability()],
            },
            Create(Ice),
        ])
        .xp(1),
        does(&[
            walk(5),
            IfConsumed { element: Some(Ice), xp: 1, with: &[Last(Lasting::Shield(1), Whom::Me)], without: &[] },
        ])
        .round(),
    ),
    gained(
        8,
        name("Domination", "Dominación", "Beherrschung", "Dominação"),
        13,
        does(&[Grant(1, &attack(4).rider(Rider::Augmented).ability())]).xp(1),
        does(&[Control { range: 5, steered: true }]).xp(2).lost().round(),
    ),
    gained(
        9,
        name("Many as One", "Muchas como una", "Viele wie einer", "Muitos como um"),
        91,
        does(&[Summon(SummonSheet {
            name: name("Rat King", "Rey rata", "Rattenkönig", "Rei dos ratos"),
            health: 9,
            movement: 2,
            attack: Some(0),
            range: None,
            conditions: Conditions::NONE,
            flying: false,
            nature: Nature::Swarm,
        })])
        .xp(2)
        .lost()
        .stays(),
        does(&[Rally(2)]).xp(2).lost().round(),
    ),
    gained(
        9,
        name("Phantasmal Killer", "Asesino fantasmal", "Trugbildmörder", "Assassino fantasmagórico"),
        67,
        does(&[
            Augment(ability::Augment::Consume { element: Dark, with: &[Kill(Whom::LastPrey(Prey::Normal))] }),
            attack(2).ability(),
        ])
        .xp(1)
        .stays(),
        does(&[walk(2), Loot(1), Inflict(Conditions::of(&[Invisible]), Whom::Me), Create(Dark)]),
    ),
];
