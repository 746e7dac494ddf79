//! An attack before it is made: its sum with a name for each part, the odds, the shields, and how likely each damage is.
//!
//! Nothing is worked out here that the attack itself works out otherwise: the parts come from [`crate::sum`], the cards from
//! [`crate::odds`].

use crate::choice::Choice;
use crate::condition::Conditions;
use crate::figure::FigureId;
use crate::game::Game;
use crate::modifier::Odds;
use crate::odds::{Fraction, Spread};
use crate::sum::{Part, Retort, Shield, Tilt};
use crate::task::{Strike, Task};
use crate::view::View;

/// What is known about an attack before its card is turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Who attacks.
    pub attacker: FigureId,
    /// Whom.
    pub target: FigureId,
    /// The parts of the sum, in the order in which they are added (H10.03).
    pub parts: Vec<(Part, i16)>,
    /// What they come to.
    pub sum: i16,
    /// One card, or two of which the better or the worse counts.
    pub odds: Odds,
    /// What speaks for advantage and disadvantage; both cancel out.
    pub tilts: Vec<Tilt>,
    /// What the target's shield is made of.
    pub shields: Vec<(Shield, i16)>,
    /// How much of it is ignored, before the cards add to it.
    pub pierce: u8,
    /// Whether an item makes the attack ignore all shields.
    pub no_shield: bool,
    /// The damage if the card is a +0.
    pub before_card: i16,
    /// How likely each damage is.
    pub damage: Spread,
    /// How likely it is that the target dies of it; a hero who suffers it is exhausted.
    pub kills: Fraction,
    /// Whether a lasting effect of the target cancels the damage.
    pub cancelled: bool,
    /// Conditions for a target that lives.
    pub conditions: Conditions,
    /// How far it is pushed.
    pub push: u8,
    /// How far it is pulled.
    pub pull: u8,
    /// What a target that lives strikes back with, as both stand now.
    pub retaliation: Vec<(Retort, i16)>,
}

impl Preview {
    /// All that comes back, if the target lives.
    #[must_use]
    pub fn strikes_back(&self) -> i16 {
        self.retaliation.iter().map(|one| one.1).sum()
    }
}

/// What something usable now would change: an item, or an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The choice to use it; [`Choice::Skip`] leaves the element alone.
    pub with: Choice,
    /// The same attack then, target by target.
    pub previews: Vec<Preview>,
}

impl Game {
    pub(crate) fn preview(&self, strike: &Strike) -> Preview {
        let mut parts = Vec::new();
        let sum = self.attack_sum(strike, |part, plus| parts.push((part, plus)));
        let mut tilts = Vec::new();
        let odds = self.tilt(strike, |tilt| tilts.push(tilt));
        let mut shields = Vec::new();
        let pierce = self.own_pierce(strike);
        let shield = self.shield_sum(strike, sum.max(1), pierce, |part, amount| shields.push((part, amount)));
        let mut retaliation = Vec::new();
        self.retaliation(strike, |part, amount| retaliation.push((part, amount)));
        let rules = self.draw_rules(strike);
        let harm = |value: i16, more: u8| {
            let shield = self.shield_sum(strike, value, pierce + more, crate::sum::unheard);
            Self::damage_of(strike, value, shield, pierce + more)
        };
        let damage = self.deck_of(strike.attacker).spread(odds, sum, rules, harm);
        let target = self.figure(strike.target);
        let cancelled = self.cancels(strike.target, true);
        let kills = if cancelled { Fraction::ZERO } else { damage.at_least(target.health.max(1)) };
        Preview {
            attacker: strike.attacker,
            target: strike.target,
            parts,
            sum,
            odds,
            tilts,
            shields,
            pierce,
            no_shield: strike.boosts.no_shield,
            before_card: Self::damage_of(strike, sum, shield, pierce),
            damage,
            kills,
            cancelled,
            conditions: self.conditions_of(strike),
            push: strike.push,
            pull: strike.pull,
            retaliation,
        }
    }

    /// Attacks one after the other: what the first uses up the second does not have.
    pub(crate) fn previews(&self, strikes: &[Strike]) -> Vec<Preview> {
        let mut game = self.clone();
        let mut found = Vec::with_capacity(strikes.len());
        for strike in strikes {
            let preview = game.preview(strike);
            for (part, _) in &preview.parts {
                if let Part::Slot(what, _) = *part {
                    game.spend_slot(strike.attacker, |one| (one == what).then_some(()), &mut ());
                }
            }
            found.push(preview);
        }
        found
    }
}

impl View<'_> {
    /// The attacks that a choice would make, target by target: one for a target, each of those hit for an area. Nothing if it
    /// is no attack that can be chosen now.
    ///
    /// Each is what it would be as the first one. A deck that runs out in between, or a target that the attack before it
    /// changed, is not foreseen.
    #[must_use]
    pub fn preview(&self, choice: Choice) -> Vec<Preview> {
        let game = self.game();
        match game.agenda.last() {
            Some(Task::Aim(aim)) if self.question().is_some() && self.legal().contains(&choice) => {
                let (hit, extra) = game.hits(aim, choice);
                game.previews(&game.strikes_of(aim, &hit, extra))
            }
            _ => Vec::new(),
        }
    }

    /// The same attack with each item and element that can be used now, one at a time.
    #[must_use]
    pub fn changes(&self, choice: Choice) -> Vec<Change> {
        let consuming = matches!(self.game().agenda.last(), Some(Task::Consume { .. }));
        let usable = |one: &Choice| match one {
            Choice::Use(_) | Choice::Consume(_) => true,
            Choice::Skip => consuming,
            _ => false,
        };
        let tried = self.legal().into_iter().filter(usable).filter_map(|with| {
            let trial = self.trial(&[with]).ok()?;
            let previews = trial.view().preview(choice);
            (!previews.is_empty()).then_some(Change { with, previews })
        });
        tried.collect()
    }

    /// The attack that this seat is asked about before its card is turned: with each answer.
    #[must_use]
    pub fn incoming(&self) -> Vec<Change> {
        let game = self.game();
        let Some(Task::Guard(strike)) = game.agenda.last().filter(|_| self.question().is_some()) else {
            return Vec::new();
        };
        let answers = self.legal().into_iter().map(|with| {
            let mut then = game.clone();
            if let Choice::Use(item) = with {
                then.agenda.pop();
                then.guard_with(*strike, self.seat(), item, &mut ());
            }
            let strike = if let Some(Task::Guard(strike)) = then.agenda.last() { strike } else { strike };
            Change { with, previews: vec![then.preview(strike)] }
        });
        answers.collect()
    }
}
