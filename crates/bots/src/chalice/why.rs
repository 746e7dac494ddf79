//! Why a choice is advised, in facts that can be said in a line: what it gains, and what it risks. The odds are the engine's own.

use crate::chalice::advice::Estimate;
use chalice::{Card, Choice, Effect, Guard, View};

/// What a choice brings at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Takes so many echoes from the enemy, if nothing comes between.
    Takes(u8),
    /// Takes the enemy's last echoes.
    Kills(u8),
    /// Makes so many echoes safe.
    Banks(u16),
    /// Takes used cards back, with nothing to bank.
    Rests,
    /// Regains so much health.
    Heals(u8),
    /// Waits until all cards lie open.
    Waits,
    /// Nothing that could be said in a word: what it brings comes later.
    Later,
}

/// What a choice risks in the enemy's attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    /// The chance to die, in percent.
    pub dies: u8,
    /// The same without what protects.
    pub unguarded: u8,
    /// Echoes that would be lost.
    pub echoes: u16,
}

/// Why a choice is advised.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Why {
    /// What it brings.
    pub gain: Gain,
    /// What it risks, while the enemy's attack is still to come.
    pub risk: Option<Risk>,
    /// The choice itself, with what can be expected of it.
    pub best: Estimate,
    /// What the next best can be expected to bring, if there is one.
    pub next: Option<Estimate>,
}

impl Why {
    /// What speaks for the first of these estimates, the best of which comes first; none without any.
    #[must_use]
    pub fn of(view: &View, estimates: &[Estimate]) -> Option<Self> {
        let best = *estimates.first()?;
        let card = match best.choice {
            Choice::Play(card) | Choice::Transform(card) => Some(card),
            _ => None,
        };
        let gain = card.map_or(Gain::Later, |card| gain(view, card));
        Some(Self { gain, risk: card.and_then(|card| risk(view, card)), best, next: estimates.get(1).copied() })
    }
}

fn gain(view: &View, card: Card) -> Gain {
    let (table, seat) = (view.table(), view.seat());
    let hunter = table.hunter(seat);
    match card.data().effect {
        Effect::Dream if hunter.collected > 0 => Gain::Banks(hunter.collected),
        Effect::Dream => Gain::Rests,
        Effect::Transform => Gain::Waits,
        Effect::Heal(amount) => Gain::Heals(amount.min(table.max_health().saturating_sub(hunter.health))),
        Effect::Burst { enemy, .. } => takes(enemy, table.echoes()),
        _ if card.is_weapon() => takes(table.damage_of(seat, card, 0), table.echoes()),
        _ => Gain::Later,
    }
}

fn takes(damage: u8, left: u8) -> Gain {
    if damage >= left { Gain::Kills(left) } else { Gain::Takes(damage) }
}

/// The chance to die with this card, and what would be lost: what is held now. A card that is brought in later may protect still.
fn risk(view: &View, card: Card) -> Option<Risk> {
    let (table, seat) = (view.table(), view.seat());
    let dies = |guard: Guard| table.attack_odds(seat, guard).map(|odds| odds.percentages().1);
    Some(Risk { dies: dies(card.guard())?, unguarded: dies(Guard::None)?, echoes: table.hunter(seat).collected })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chalice::{Enemy, FinalBoss, Position, Seated};
    use kit::{Seat, Seed, Stream};

    /// Three hunters before an enemy with so many echoes; the first holds some and has little health.
    fn view(enemy: Enemy, echoes: u8) -> View {
        let mut hunters = vec![Seated::default(); 3];
        hunters[0].health = Some(2);
        hunters[0].collected = 5;
        let position = Position {
            hunters,
            final_boss: FinalBoss::Micolash,
            first_player: Seat(0),
            enemy: Some((enemy, echoes)),
            dungeon: vec![Enemy::CarrionCrow],
            unused: vec![],
            available: vec![],
            upgrades: vec![],
            idle_rounds: 0,
            dice: Stream::new(Seed::from_number(1), "dice"),
        };
        position.begin(&mut ()).expect("a fair position").view(Seat(0))
    }

    fn why(card: Card, enemy: Enemy, echoes: u8) -> Why {
        let estimate = Estimate { choice: Choice::Play(card), score: 9.0, win: 0.5, tries: 10 };
        Why::of(&view(enemy, echoes), &[estimate]).expect("one estimate")
    }

    #[test]
    fn a_weapon_is_advised_for_what_it_takes_at_the_engines_risk() {
        let axe = why(Card::HunterAxe, Enemy::BeastPossessedSoul, 7);
        assert_eq!((axe.gain, axe.risk), (Gain::Takes(2), Some(Risk { dies: 47, unguarded: 47, echoes: 5 })));
        assert_eq!(why(Card::HunterAxe, Enemy::BeastPossessedSoul, 2).gain, Gain::Kills(2));
    }

    #[test]
    fn the_dream_is_advised_for_what_it_banks_and_halves() {
        let dream = why(Card::HuntersDream, Enemy::BeastPossessedSoul, 7);
        assert_eq!(dream.gain, Gain::Banks(5));
        let risk = dream.risk.expect("the attack is still to come");
        assert!(risk.dies < risk.unguarded, "{risk:?}");
        assert_eq!(why(Card::Transform, Enemy::Amygdala, 7).gain, Gain::Waits);
    }

    #[test]
    fn without_estimates_there_is_nothing_to_say() {
        assert_eq!(Why::of(&view(Enemy::Huntsman, 4), &[]), None);
    }
}
