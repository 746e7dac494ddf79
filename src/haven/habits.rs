//! How a scenario is told and what is asked: the person's own habits, kept for all scenarios.

use crate::shell::context::{Shell, VAULT};
use ::haven::Event;
use ::haven::question::Question;
use kit::save::Kind;
use serde::{Deserialize, Serialize};

const NAME: &str = "haven-habits";
const KIND: Kind = Kind { name: NAME, migrations: &[] };

/// How fast what others do is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Telling {
    /// Every step has its time.
    Slow,
    /// A turn in about a second.
    #[default]
    Fast,
    /// Nothing is waited for; a decision stops it all the same.
    AtOnce,
}

/// Which damage the person is asked about. What is not asked is suffered, and told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Damage {
    /// Any.
    #[default]
    Always,
    /// So much, or what would exhaust.
    From(u8),
    /// What would exhaust.
    Exhausting,
}

/// What is done where a rule leaves a monster's choice to the players (H16.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ties {
    /// The person is asked.
    #[default]
    Ask,
    /// The first one listed is taken.
    First,
}

/// The habits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// How fast others are told.
    pub telling: Telling,
    /// Which damage is asked about.
    pub damage: Damage,
    /// Equal choices for monsters.
    pub ties: Ties,
}

/// Whether the rules leave a choice to the players that is nobody's own.
#[must_use]
pub const fn is_tie(question: Question) -> bool {
    matches!(
        question,
        Question::Ways(_)
            | Question::Tie { .. }
            | Question::Pick { .. }
            | Question::Appear(_)
            | Question::Promote(_)
            | Question::Feed { .. }
    )
}

impl Habits {
    /// What was kept.
    #[must_use]
    pub fn kept() -> Self {
        VAULT.find::<Self>(NAME, &KIND).ok().and_then(|found| found.value).unwrap_or_default()
    }

    /// Keeps them.
    pub fn keep(self, shell: Shell) {
        shell.note(VAULT.keep(NAME, &KIND, &self));
    }

    /// Whether a question of the person's own is put to them, who has so many hit points left.
    #[must_use]
    pub const fn asks(self, question: Question, health: i16) -> bool {
        match question {
            Question::Harm { amount, .. } => match self.damage {
                Damage::Always => true,
                Damage::From(least) => amount >= least as i16 || amount >= health,
                Damage::Exhausting => amount >= health,
            },
            question if is_tie(question) => matches!(self.ties, Ties::Ask),
            _ => true,
        }
    }

    /// How long an event is looked at, in milliseconds at a steady pace.
    #[must_use]
    pub const fn pause(self, event: Event) -> u32 {
        let slow = match event {
            Event::Modifier(..) | Event::Room(_) | Event::Died(_) | Event::Exhausted(_) | Event::Ended(_) => 1_000,
            Event::Focus(..) | Event::Blow(_) | Event::Damage(..) | Event::Round(_) | Event::Revealed(..) => 700,
            Event::Condition(..) | Event::Looted(..) | Event::Trap(..) | Event::Door(_) | Event::Used(..) => 500,
            Event::Moved(..) | Event::Pushed(..) | Event::Pulled(..) | Event::Turn(_) | Event::Healed(..) => 350,
            _ => 40,
        };
        match self.telling {
            Telling::Slow => slow,
            Telling::Fast => slow / 4,
            Telling::AtOnce => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::haven::task::Cause;

    #[test]
    fn damage_that_would_exhaust_is_always_asked_about() {
        let harm = |amount| Question::Harm { amount, cause: Cause::Attack, by: None };
        for damage in [Damage::Always, Damage::From(3), Damage::Exhausting] {
            let habits = Habits { damage, ..Habits::default() };
            assert!(habits.asks(harm(2), 2), "{damage:?}");
            assert_eq!(habits.asks(harm(1), 9), damage == Damage::Always);
            assert_eq!(habits.asks(harm(3), 9), damage != Damage::Exhausting);
        }
    }
}
