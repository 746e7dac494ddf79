//! What a monster or summon would do if it acted now, and why: its card with its own numbers added up, whom it compares for
//! its focus, the hex it wants, the way there, and its attacks (H16).
//!
//! It looks at the first move and the first attack of a card, as the board stands, and from there at what follows, as if that
//! attack had changed nothing. Whoever acts before may change it all.

use crate::ability::{Ability, Amount, Attack, Count, Reach};
use crate::condition::{Condition, Conditions};
use crate::element::Element;
use crate::figure::{FigureId, Kind};
use crate::game::{Actor, Game};
use crate::instinct::{self, FocusReason, Standpoint, WhyHex};
use crate::preview::Preview;
use crate::spot::Spot;
use crate::task::Strike;
use crate::view::View;
use crate::walk::{Cost, Gait};
use kit::Sort;

/// A line of a card, with the figure's own numbers added (H16.09).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// It moves.
    Move {
        /// Points in all.
        points: u16,
        /// What the card adds to its own.
        card: i16,
        /// How.
        gait: Gait,
    },
    /// It attacks.
    Attack {
        /// How hard in all.
        value: i16,
        /// What the card adds to its own.
        card: i16,
        /// How far in all.
        range: u8,
        /// What the card adds to its own; nothing if the card names a range or the attack is a melee one.
        card_range: Option<i8>,
        /// Whether it is a ranged attack.
        ranged: bool,
        /// How many targets; nothing if it is as many as there are.
        targets: Option<u8>,
        /// How much shield it ignores.
        pierce: u8,
        /// Conditions of the figure and of the card.
        conditions: Conditions,
        /// The attack as the card has it: area, push, pull and the rest.
        sheet: &'static Attack,
    },
    /// An element makes a difference.
    Element {
        /// Which; any if none is named.
        element: Option<Element>,
        /// Whether it was consumed this round, or would be now.
        used: bool,
        /// The lines that count then.
        lines: Vec<Line>,
    },
    /// Anything else, as printed.
    Other(&'static Ability),
}

/// An enemy as the focus compares it (H16.03, H16.04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub figure: FigureId,
    /// The least movement after which it could be attacked, traps and hazards first; nothing if from nowhere.
    pub movement: Option<Cost>,
    /// Counted hexes from where the monster stands.
    pub distance: u8,
    /// Its initiative, once it is known.
    pub initiative: Option<u8>,
    /// Its place in the order, lower first.
    pub place: u16,
}

/// One of the things it may do; several only where the players choose (H16.11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The focus and which rule singled it out; nothing if there is nobody it could ever attack (H16.06).
    pub focus: Option<(FigureId, FocusReason)>,
    /// Where it stops.
    pub stop: Spot,
    /// The way there, hex by hex, without the one it stands on.
    pub path: Vec<Spot>,
    /// The hex that it wants to attack from, and what ruled all others out.
    pub goal: Option<(Standpoint, Vec<WhyHex>)>,
    /// Whether it gets there this turn.
    pub arrives: bool,
    /// Its attacks from there, the focus first.
    pub attacks: Vec<Preview>,
    /// What follows on its card, if that is another move or attack: foreseen from there, with the same focus.
    pub then: Option<Box<Foresight>>,
}

/// A turn foreseen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Whose turn.
    pub figure: FigureId,
    /// What it goes through, added up.
    pub lines: Vec<Line>,
    /// Conditions that keep it from something of that.
    pub prevented: Conditions,
    /// Its enemies, as they are compared; the invisible are none.
    pub candidates: Vec<Candidate>,
    /// What it may do.
    pub prospects: Vec<Prospect>,
}

impl Game {
    fn line(&self, id: FigureId, ability: &'static Ability) -> Line {
        match ability {
            Ability::Move { points, jump, .. } => Line::Move {
                points: self.own_movement(id, *points),
                card: card_number(*points),
                gait: self.gait(id, *jump),
            },
            Ability::Attack(attack) => self.attack_line(id, attack),
            Ability::IfConsumed { element, with, without, .. } => {
                let used = self.would_feed(id, ability, *element);
                let lines = if used { with } else { without };
                Line::Element { element: *element, used, lines: self.lines(id, lines) }
            }
            other => Line::Other(other),
        }
    }

    fn lines(&self, id: FigureId, list: &'static [Ability]) -> Vec<Line> {
        list.iter().map(|ability| self.line(id, ability)).collect()
    }

    fn attack_line(&self, id: FigureId, attack: &'static Attack) -> Line {
        let value = self.attack_value(id, attack.value);
        let (range, ranged) = self.reach(id, attack);
        let strike = self.strike(id, id, *attack, value, ranged);
        Line::Attack {
            value,
            card: card_number(attack.value),
            range: if let Count::Within(within) = attack.count { within } else { range },
            card_range: if let (Reach::Stat(plus), true) = (attack.reach, ranged) { Some(plus) } else { None },
            ranged,
            targets: match attack.count {
                Count::Number(count) => Some(count),
                Count::Stat | Count::OneFoe => Some(self.own_targets(id)),
                Count::Line => Some(1),
                _ => None,
            },
            pierce: self.own_pierce(&strike),
            conditions: strike.conditions,
            sheet: attack,
        }
    }

    /// Whether an element of the card was consumed this round or, if nobody of the type has acted, would be now (H13.03).
    fn would_feed(&self, id: FigureId, ability: &'static Ability, element: Option<Element>) -> bool {
        let Kind::Monster { kind, .. } = self.figure(id).kind else { return false };
        let acted = self.breeds.iter().any(|breed| breed.kind == kind && breed.consumed.is_some());
        if acted { self.was_fed(id, ability) } else { self.elements.offered(element).next().is_some() }
    }

    /// The first move and the first attack of some lines.
    fn first_of(lines: &[Line]) -> (Option<(u16, Gait)>, Option<&'static Attack>) {
        let (mut walk, mut attack) = (None, None);
        for line in lines {
            match line {
                Line::Move { points, gait, .. } if walk.is_none() && attack.is_none() => walk = Some((*points, *gait)),
                Line::Attack { sheet, .. } if attack.is_none() => attack = Some(*sheet),
                Line::Element { lines, .. } => {
                    let inner = Self::first_of(lines);
                    walk = walk.or(inner.0.filter(|_| attack.is_none()));
                    attack = attack.or(inner.1);
                }
                _ => {}
            }
        }
        (walk, attack)
    }

    /// What is left of a card after its first attack, or after its first move if it has none.
    fn rest_of(lines: &[Line], list: &'static [Ability]) -> &'static [Ability] {
        let attacks = |line: &Line| Self::first_of(std::slice::from_ref(line)).1.is_some();
        let moves = |line: &Line| Self::first_of(std::slice::from_ref(line)).0.is_some();
        let first = lines.iter().position(attacks).or_else(|| lines.iter().position(moves));
        let rest = first.map_or(lines.len(), |first| first + 1);
        if lines[rest..].iter().any(|line| attacks(line) || moves(line)) { &list[rest..] } else { &[] }
    }

    /// The rest of a card, once the figure stands there.
    fn foresee_then(
        &self,
        id: FigureId,
        stop: Spot,
        focus: Option<FigureId>,
        rest: &'static [Ability],
    ) -> Option<Box<Foresight>> {
        if rest.is_empty() {
            return None;
        }
        let mut there = self.clone();
        there.relocate(id, stop);
        there.mind.focus = focus;
        Some(Box::new(there.foresight(id, rest)))
    }

    pub(crate) fn foresight(&self, id: FigureId, list: &'static [Ability]) -> Foresight {
        let lines = self.lines(id, list);
        let rest = Self::rest_of(&lines, list);
        let (walk, attack) = Self::first_of(&lines);
        let ailments = self.figure(id).ailments;
        let stunned = ailments.has(Condition::Stun);
        let held = walk.is_some() && ailments.has(Condition::Immobilize);
        let disarmed = attack.is_some() && ailments.has(Condition::Disarm);
        let mut prevented = Conditions::NONE;
        for (condition, holds) in
            [(Condition::Stun, stunned), (Condition::Immobilize, held), (Condition::Disarm, disarmed)]
        {
            if holds {
                prevented = prevented.and(Conditions::of(&[condition]));
            }
        }
        let (movement, gait) = walk.filter(|_| !held && !stunned).unwrap_or((0, Gait::Walk));
        let attack = attack.filter(|_| !disarmed && !stunned);
        let (candidates, prospects) = self.consider(id, movement, gait, attack, |scene, intent, ids| {
            let open = instinct::Intent { focus: None, ..*intent };
            let candidates =
                instinct::candidates(scene, &open).into_iter().map(|(foe, movement, distance)| Candidate {
                    figure: ids[foe],
                    movement,
                    distance,
                    initiative: self.initiative_of(ids[foe]),
                    place: scene.foes[foe].initiative,
                });
            let candidates: Vec<Candidate> = candidates.collect();
            if stunned {
                return (candidates, Vec::new());
            }
            let prospects = instinct::outcomes(scene, intent).into_iter().map(|outcome| {
                let reasons = outcome.reasons;
                let mut targets: Vec<FigureId> = outcome.targets.iter().map(|foe| ids[foe]).collect();
                let focus = reasons.map(|reasons| (ids[reasons.focus], reasons.focus_by));
                targets.arrange_by_key(|&target| Some(target) != focus.map(|focus| focus.0));
                Prospect {
                    focus,
                    stop: outcome.stop,
                    path: self.path(id, outcome.stop, gait).map_or_else(Vec::new, |path| path[1..].to_vec()),
                    goal: reasons.map(|reasons| instinct::explain(scene, intent, &reasons)),
                    arrives: reasons.is_some_and(|reasons| reasons.arrives),
                    attacks: attack
                        .map_or_else(Vec::new, |attack| self.attacks_from(id, outcome.stop, attack, &targets)),
                    then: self.foresee_then(id, outcome.stop, focus.map(|focus| focus.0), rest),
                }
            });
            (candidates, prospects.collect())
        });
        Foresight { figure: id, lines, prevented, candidates, prospects }
    }

    /// The attacks that a figure would make from a hex.
    fn attacks_from(&self, id: FigureId, from: Spot, attack: &'static Attack, targets: &[FigureId]) -> Vec<Preview> {
        let mut there = self.clone();
        there.relocate(id, from);
        let value = self.attack_value(id, attack.value);
        let (_, ranged) = self.reach(id, attack);
        let ranged = ranged && attack.count != Count::Adjacent;
        let times = if attack.count == Count::OneFoe { self.own_targets(id) } else { 1 };
        let aimed = targets.iter().flat_map(|&target| std::iter::repeat_n(target, usize::from(times)));
        let strikes = aimed.map(|target| {
            let strike = there.strike(id, target, *attack, value, ranged);
            Strike { target: there.provoker(&strike).unwrap_or(target), ..strike }
        });
        let strikes: Vec<Strike> = strikes.collect();
        there.previews(&strikes)
    }

    /// The initiative that counts for a figure this round, once it is revealed.
    fn initiative_of(&self, id: FigureId) -> Option<u8> {
        let actor = match self.figure(id).kind {
            Kind::Hero(seat) | Kind::Summon { owner: seat, .. } => Actor::Hero(seat),
            Kind::Monster { kind, .. } => Actor::Breed(kind),
            Kind::Escort(_) => Actor::Escort(id),
            Kind::Obstacle => return Some(99),
        };
        self.order.iter().find(|turn| turn.actor == actor).map(|turn| turn.initiative)
    }
}

/// What a card adds to a figure's own number, or the number itself.
fn card_number(amount: Amount) -> i16 {
    match amount {
        Amount::Fixed(number) | Amount::Stat(number) => i16::from(number),
        Amount::Moved | Amount::Dealt | Amount::LastMove | Amount::TwicePieces => 0,
    }
}

impl View<'_> {
    /// What a monster or summon goes through by its card of this round, with its own numbers added up (H16.09); nothing as long as
    /// no card is turned.
    #[must_use]
    pub fn lines(&self, figure: FigureId) -> Vec<Line> {
        self.game().lines(figure, self.game().routine(figure))
    }

    /// What a monster or summon would do if it acted now, by its card of this round.
    #[must_use]
    pub fn foresee(&self, figure: FigureId) -> Foresight {
        self.game().foresight(figure, self.game().routine(figure))
    }

    /// The same by a card of its deck that may still come, by its place there.
    #[must_use]
    pub fn foresee_by(&self, figure: FigureId, card: u8) -> Foresight {
        let list = match self.game().figure(figure).kind {
            Kind::Monster { kind, .. } => {
                kind.sheet().deck.get(usize::from(card)).map_or(&[][..], |card| card.abilities)
            }
            _ => self.game().routine(figure),
        };
        self.game().foresight(figure, list)
    }
}
