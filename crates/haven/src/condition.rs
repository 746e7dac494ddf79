//! Conditions: what ails or helps a figure, and for how long (H12).

use serde::{Deserialize, Serialize};

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// Attacks on the figure +1.
    Poison,
    /// 1 damage at the start of each of its turns.
    Wound,
    /// No move abilities.
    Immobilize,
    /// No attacks.
    Disarm,
    /// Nothing at all.
    Stun,
    /// Disadvantage.
    Muddle,
    /// A null card for its deck.
    Curse,
    /// A double card for its deck.
    Bless,
    /// No enemy can focus on it or target it.
    Invisible,
    /// Advantage.
    Strengthen,
}

use Condition::{Bless, Curse, Disarm, Immobilize, Invisible, Muddle, Poison, Strengthen, Stun, Wound};

/// A set of conditions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conditions(u16);

impl Conditions {
    /// None.
    pub const NONE: Self = Self(0);

    /// These.
    #[must_use]
    pub const fn of(list: &[Condition]) -> Self {
        let mut bits = 0;
        let mut at = 0;
        while at < list.len() {
            bits |= 1 << list[at] as u16;
            at += 1;
        }
        Self(bits)
    }

    /// Whether it is in the set.
    #[must_use]
    pub const fn has(self, condition: Condition) -> bool {
        self.0 >> condition as u16 & 1 == 1
    }

    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Without these.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether it is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }
}

impl Condition {
    /// All of them.
    pub const ALL: [Self; 10] = [Poison, Wound, Immobilize, Disarm, Stun, Muddle, Curse, Bless, Invisible, Strengthen];
}

/// Those that end by themselves (H12.03, H12.05).
const PASSING: Conditions = Conditions::of(&[Immobilize, Disarm, Stun, Muddle, Invisible, Strengthen]);
/// Those that count as negative.
pub const NEGATIVE: Conditions = Conditions::of(&[Poison, Wound, Immobilize, Disarm, Stun, Muddle]);

/// The conditions a figure has. Curse and bless are cards and never stay here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ailments {
    held: Conditions,
    /// Gained in the figure's own turn: that turn's end does not count.
    fresh: Conditions,
}

impl Ailments {
    /// Whether the figure has it.
    #[must_use]
    pub const fn has(self, condition: Condition) -> bool {
        self.held.has(condition)
    }

    /// All it has.
    #[must_use]
    pub const fn all(self) -> Conditions {
        self.held
    }

    /// Gains a condition, or renews it (H12.01). `in_own_turn`: it then lasts over the end of that turn.
    pub fn gain(&mut self, condition: Condition, in_own_turn: bool) {
        let one = Conditions::of(&[condition]);
        self.held = self.held.and(one);
        self.fresh = if in_own_turn { self.fresh.and(one) } else { self.fresh.without(one) };
    }

    /// Loses a condition.
    pub fn lose(&mut self, condition: Condition) {
        self.held = self.held.without(Conditions::of(&[condition]));
    }

    /// The figure's turn ends.
    pub fn end_turn(&mut self) {
        let ending = Conditions(PASSING.0 & self.held.0 & !self.fresh.0);
        self.held = self.held.without(ending);
        self.fresh = Conditions::NONE;
    }

    /// A heal comes: it removes poison and wound, and goes on only if there was no poison (H12.02).
    pub fn take_heal(&mut self) -> bool {
        let heals = !self.has(Poison);
        self.lose(Poison);
        self.lose(Wound);
        heals
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h12_01_a_condition_is_held_once_and_reapplying_renews_it() {
        let mut ailments = Ailments::default();
        ailments.gain(Muddle, false);
        ailments.gain(Muddle, true);
        assert_eq!(ailments.all().len(), 1);
        ailments.end_turn();
        assert!(ailments.has(Muddle), "renewed in its own turn, it lasts to the end of the next");
        ailments.end_turn();
        assert!(!ailments.has(Muddle));
    }

    #[test]
    fn h12_03_a_passing_condition_ends_with_the_next_turn_and_poison_stays() {
        let mut ailments = Ailments::default();
        for condition in [Immobilize, Disarm, Stun, Muddle, Poison] {
            ailments.gain(condition, false);
        }
        ailments.end_turn();
        assert_eq!(ailments.all(), Conditions::of(&[Poison]));
    }

    #[test]
    fn h12_05_invisible_and_strengthen_end_with_the_next_turn() {
        let mut ailments = Ailments::default();
        ailments.gain(Invisible, true);
        ailments.gain(Strengthen, false);
        ailments.end_turn();
        assert!(ailments.has(Invisible) && !ailments.has(Strengthen));
    }

    #[test]
    fn h12_02_a_heal_removes_poison_and_wound() {
        let with = |list: &[Condition]| {
            let mut ailments = Ailments::default();
            list.iter().for_each(|&one| ailments.gain(one, false));
            (ailments.take_heal(), ailments.all().is_empty())
        };
        assert_eq!(with(&[Poison]), (false, true), "and does nothing else");
        assert_eq!(with(&[Wound]), (true, true), "and goes on");
        assert_eq!(with(&[Poison, Wound]), (false, true), "one heal removes both and does nothing else");
        assert_eq!(with(&[]), (true, true));
    }
}
