//! Enhancements: what a hero has added to single lines of cards for good. They lie over the printed cards and change what an
//! action does; the prices and where each may go come with the campaign (H18.12).

use crate::ability::{Ability, Amount, Attack, Count, Lasting, Reach, Whom};
use crate::card::{CardId, Side};
use crate::class::Class;
use crate::condition::{Condition, Conditions};
use crate::element::Element;
use crate::game::Game;
use crate::hex::Hex;
use crate::task::Task;
use serde::{Deserialize, Serialize};

/// One enhancement: something more on one line of half a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enhancement {
    /// Which card.
    pub card: CardId,
    /// Which half of it.
    pub half: Side,
    /// Which ability of that half, counted from 0.
    pub line: u8,
    /// What is added.
    pub what: Enhance,
}

/// What can be added to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Enhance {
    /// 1 to a number.
    Plus(Number),
    /// A condition for the targets of an attack, a heal, a push or a shield; for whoever moves, of a move.
    Inflict(Condition),
    /// The move is a jump.
    Jump,
    /// An element is created.
    Create(Element),
    /// An element of choice is created.
    CreateAny,
    /// One more hex of the area.
    Hex(Hex),
}

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Number {
    /// Movement points.
    Move,
    /// How hard an attack is.
    Attack,
    /// How far it goes.
    Range,
    /// How many it means.
    Targets,
    /// Pierce.
    Pierce,
    /// Push.
    Push,
    /// Pull.
    Pull,
    /// Hit points healed.
    Heal,
    /// Shield.
    Shield,
    /// Retaliation.
    Retaliate,
    /// A summon's hit points.
    SummonHealth,
    /// A summon's movement.
    SummonMove,
    /// A summon's attack.
    SummonAttack,
    /// A summon's range.
    SummonRange,
}

impl Number {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Move,
        Self::Attack,
        Self::Range,
        Self::Targets,
        Self::Pierce,
        Self::Push,
        Self::Pull,
        Self::Heal,
        Self::Shield,
        Self::Retaliate,
        Self::SummonHealth,
        Self::SummonMove,
        Self::SummonAttack,
        Self::SummonRange,
    ];
}

impl Enhancement {
    /// Whether the class has such a line.
    pub(crate) fn fits(&self, class: Class) -> bool {
        let card = class.cards().get(usize::from(self.card.0));
        card.is_some_and(|card| usize::from(self.line) < card.action(self.half).abilities.len())
    }
}

const fn more(amount: Amount) -> Amount {
    match amount {
        Amount::Fixed(number) => Amount::Fixed(number + 1),
        other => other,
    }
}

fn farther(whom: Whom) -> Whom {
    match whom {
        Whom::MeOrAlly(range) => Whom::MeOrAlly(range + 1),
        Whom::Ally(range) => Whom::Ally(range + 1),
        Whom::Enemy(range) => Whom::Enemy(range + 1),
        Whom::Several { range, count } => Whom::Several { range: range + 1, count },
        other => other,
    }
}

fn plus_on_attack(number: Number, attack: Attack) -> Attack {
    match (number, attack.reach, attack.count) {
        (Number::Attack, ..) => Attack { value: more(attack.value), ..attack },
        (Number::Range, Reach::Range(range), _) => attack.range(range + 1),
        (Number::Targets, _, Count::Number(count)) => attack.targets(count + 1),
        (Number::Pierce, ..) => attack.pierce(attack.pierce + 1),
        (Number::Push, ..) => attack.push(attack.push + 1),
        (Number::Pull, ..) => attack.pull(attack.pull + 1),
        _ => attack,
    }
}

impl Enhance {
    /// The ability with this added; what does not fit changes nothing.
    #[must_use]
    pub fn on(self, ability: Ability) -> Ability {
        match (self, ability) {
            (Self::Plus(Number::Move), Ability::Move { points, jump, looting }) => {
                Ability::Move { points: more(points), jump, looting }
            }
            (Self::Jump, Ability::Move { points, looting, .. }) => Ability::Move { points, jump: true, looting },
            (Self::Plus(number), Ability::Attack(attack)) => Ability::Attack(plus_on_attack(number, attack)),
            (Self::Inflict(condition), Ability::Attack(attack)) => {
                let conditions = attack.conditions.and(Conditions::of(&[condition]));
                Ability::Attack(Attack { conditions, ..attack })
            }
            (Self::Hex(hex), Ability::Attack(attack)) => {
                Ability::Attack(Attack { area: attack.area.map(|area| area.with(hex)), ..attack })
            }
            (Self::Plus(Number::Heal), Ability::Heal(amount, whom)) => Ability::Heal(amount + 1, whom),
            (Self::Plus(Number::Range), Ability::Heal(amount, whom)) => Ability::Heal(amount, farther(whom)),
            (Self::Plus(Number::Range), Ability::Inflict(what, whom)) => Ability::Inflict(what, farther(whom)),
            (Self::Plus(Number::Targets), Ability::Heal(amount, Whom::Several { range, count })) => {
                Ability::Heal(amount, Whom::Several { range, count: count + 1 })
            }
            (Self::Plus(Number::Push), Ability::Push(steps, whom)) => Ability::Push(steps + 1, whom),
            (Self::Plus(Number::Pull), Ability::Pull(steps, range)) => Ability::Pull(steps + 1, range),
            (Self::Plus(Number::Range), Ability::Pull(steps, range)) => Ability::Pull(steps, range + 1),
            (Self::Plus(Number::Shield), Ability::Last(Lasting::Shield(amount), whom)) => {
                Ability::Last(Lasting::Shield(amount + 1), whom)
            }
            (Self::Plus(Number::Retaliate), Ability::Last(Lasting::Retaliate { amount, range, xp }, whom)) => {
                Ability::Last(Lasting::Retaliate { amount: amount + 1, range, xp }, whom)
            }
            (Self::Plus(number), Ability::Summon(mut sheet)) => {
                match number {
                    Number::SummonHealth => sheet.health += 1,
                    Number::SummonMove => sheet.movement += 1,
                    Number::SummonAttack => sheet.attack = sheet.attack.map(|attack| attack + 1),
                    Number::SummonRange => sheet.range = sheet.range.map(|range| range + 1),
                    _ => {}
                }
                Ability::Summon(sheet)
            }
            (_, ability) => ability,
        }
    }
}

impl Game {
    /// Notes which line of the card is performed, if it is one of the printed list.
    pub(crate) fn begin_line(&mut self, list: &'static [Ability], at: u8) {
        let Some(action) = self.action.filter(|action| !action.basic) else { return };
        let hero = self.hero(action.seat);
        if hero.enhancements.is_empty() || !std::ptr::eq(list, hero.sheet(action.card).action(action.half).abilities) {
            return;
        }
        let added: Vec<Enhance> = hero.enhancements_on(action.card, action.half, at).collect();
        for what in added {
            match what {
                Enhance::Create(element) => self.create_with_action(element),
                Enhance::CreateAny => self.agenda.push(Task::Conjure { by: action.seat }),
                _ => {}
            }
        }
        if let Some(action) = &mut self.action {
            action.line = at;
        }
    }

    /// What an ability of the action under way is with everything that was added to its line.
    pub(crate) fn enhanced(&self, ability: Ability) -> Ability {
        let Some(action) = self.action.filter(|action| !action.basic) else { return ability };
        let added = self.hero(action.seat).enhancements_on(action.card, action.half, action.line);
        added.fold(ability, |ability, what| what.on(ability))
    }

    /// The conditions that were added to the line that is performed; on an attack they are a part of it.
    pub(crate) fn line_conditions(&self) -> Conditions {
        let Some(action) = self.action.filter(|action| !action.basic) else { return Conditions::NONE };
        let added = self.hero(action.seat).enhancements_on(action.card, action.half, action.line);
        added.fold(Conditions::NONE, |all, what| match what {
            Enhance::Inflict(condition) => all.and(Conditions::of(&[condition])),
            _ => all,
        })
    }

    fn create_with_action(&mut self, element: Element) {
        if let Some(action) = &mut self.action {
            action.creates[element as usize] = true;
        }
    }
}

impl crate::hero::Hero {
    /// What was added to a line of a card.
    fn enhancements_on(&self, card: CardId, half: Side, line: u8) -> impl Iterator<Item = Enhance> + '_ {
        let own = self.enhancements.iter();
        own.filter(move |one| (one.card, one.half, one.line) == (card, half, line)).map(|one| one.what)
    }
}
