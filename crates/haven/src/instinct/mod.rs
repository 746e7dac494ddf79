//! What a monster does with a move and an attack: focus, way and targets (H16.03 to H16.09).
//!
//! A pure function over a small picture of the board. It returns *every* legal outcome, each with its reasons; where there
//! are several, the person playing chooses (H16.11). Nothing here draws a card or hurts anybody.

mod thought;

use crate::area::Area;
use crate::map::{Chart, Map};
use crate::spot::{Spot, Spots};
use crate::walk::{Cost, Gait, Ground};
use kit::Sort;
use thought::Thought;

/// The most enemies one picture may hold.
pub const MOST_FOES: usize = 64;

/// An enemy that can be focused on. Invisible ones are no foes but stand in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foe {
    /// Where it stands.
    pub spot: Spot,
    /// Its place in the initiative order, lower first; equal ones are left to the players.
    pub initiative: u16,
}

/// A set of foes, by their place in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Foes(pub u64);

impl Foes {
    const fn of(foe: usize) -> Self {
        Self(1 << foe)
    }

    /// Whether this foe is in it.
    #[must_use]
    pub const fn has(self, foe: usize) -> bool {
        self.0 >> foe & 1 == 1
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their places in the list, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let foe = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                foe
            })
        })
    }
}

/// The board as the acting figure sees it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The hexes.
    pub map: &'a Map,
    /// Distances and sight for the doors as they are.
    pub chart: &'a Chart,
    /// What lies about.
    pub ground: &'a Ground,
    /// Where the figure stands.
    pub at: Spot,
    /// Its enemies, at most [`MOST_FOES`].
    pub foes: &'a [Foe],
    /// Its allies.
    pub friends: Spots,
    /// What else is in the way like an enemy: the invisible.
    pub unseen: Spots,
}

/// What the card and the stat card allow this turn.
#[derive(Clone, Copy, Debug)]
pub struct Intent<'a> {
    /// Movement points; 0 if there is no move.
    pub movement: u16,
    /// How it moves.
    pub gait: Gait,
    /// The attack, if there is one.
    pub strike: Option<Strike<'a>>,
    /// The focus, if it was settled earlier in the turn.
    pub focus: Option<usize>,
}

/// An attack as the choice of a hex sees it.
#[derive(Clone, Copy, Debug)]
pub struct Strike<'a> {
    /// How far; 1 for a melee attack.
    pub range: u8,
    /// Whether an adjacent target means disadvantage (H10.01).
    pub ranged: bool,
    /// How many targets.
    pub targets: Targets,
    /// The area, which takes up one target.
    pub area: Option<Area<'a>>,
    /// A muddled monster has disadvantage anyway and avoids none.
    pub muddled: bool,
}

/// How many targets an attack has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Targets {
    /// So many, the focus among them.
    Count(u8),
    /// Everyone within range.
    All,
}

/// Which rule singled the focus out (H16.03, H16.04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusReason {
    /// It can be attacked with the least movement.
    ShortestWay,
    /// Of those it is the nearest.
    Nearest,
    /// Of those it acts first.
    Initiative,
    /// Others are equal in everything: the players choose.
    Choice,
}

/// Why an outcome is as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// The foe in focus.
    pub focus: usize,
    /// Why this one.
    pub focus_by: FocusReason,
    /// The hex that it wants to attack from.
    pub goal: Spot,
    /// What the whole way there costs.
    pub way: Cost,
    /// Whether it gets there this turn.
    pub arrives: bool,
    /// Targets that it would attack at disadvantage from there.
    pub hindered: u32,
}

/// One legal outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Where the figure ends its move.
    pub stop: Spot,
    /// Whom it attacks from there.
    pub targets: Foes,
    /// Why; nothing if there is nobody whom it could ever attack (H16.06).
    pub reasons: Option<Reasons>,
}

/// Every legal outcome of a turn, by focus as the foes are listed, then in reading order of the hexes; the first is the default
/// (H16.04, H16.11).
#[must_use]
pub fn outcomes(scene: &Scene<'_>, intent: &Intent<'_>) -> Vec<Outcome> {
    let foes = scene.foes.len().min(MOST_FOES);
    let thought = Thought::new(scene, intent, foes);
    let mut found = Vec::with_capacity(4);
    let (focuses, focus_by) = thought.focuses();
    for focus in focuses.iter() {
        thought.outcomes_against(focus, focus_by, &mut found);
    }
    if found.is_empty() {
        found.push(Outcome { stop: scene.at, targets: Foes::default(), reasons: None });
    }
    let place = |outcome: &Outcome| (outcome.reasons.map(|reasons| reasons.focus), outcome.stop, outcome.targets);
    found.arrange_by_key(place);
    found.dedup_by_key(|outcome| place(outcome));
    found
}

/// Each foe as the focus compares it: the least movement to attack it, if that is ever possible, and its distance.
#[must_use]
pub fn candidates(scene: &Scene<'_>, intent: &Intent<'_>) -> Vec<(usize, Option<Cost>, u8)> {
    let foes = scene.foes.len().min(MOST_FOES);
    let thought = Thought::new(scene, intent, foes);
    (0..foes).map(|foe| (foe, thought.least_movement(foe), thought.proximity(foe))).collect()
}

/// A hex to attack the focus from, as it is compared with others, in the order of H16.08.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standpoint {
    /// The hex.
    pub spot: Spot,
    /// Traps and hazards on the way.
    pub negative: u16,
    /// Whether it is too far for this turn.
    pub out_of_reach: bool,
    /// Whether the focus would be attacked at disadvantage.
    pub focus_hindered: bool,
    /// How many could be attacked from there, the focus among them.
    pub targets: u32,
    /// How many of those at disadvantage.
    pub hindered: u32,
    /// Movement points to get there.
    pub points: u16,
}

/// A comparison that ruled out other hexes (H16.07, H16.08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyHex {
    /// Fewer traps and hazards on the way.
    FewerTraps,
    /// It can be reached this turn.
    InReach,
    /// No disadvantage against the focus.
    NoDisadvantage,
    /// More targets.
    MoreTargets,
    /// Fewer of the targets at disadvantage.
    FewerHindered,
    /// Less movement.
    LessMovement,
    /// Others are left: they have worse further targets, or are equal and the players choose.
    Equal,
}

/// The hex that an outcome wants, and what ruled the others out, in the order of H16.08; nothing if there are no others from
/// which the focus can be attacked.
#[must_use]
pub fn explain(scene: &Scene<'_>, intent: &Intent<'_>, reasons: &Reasons) -> (Standpoint, Vec<WhyHex>) {
    let thought = Thought::new(scene, intent, scene.foes.len().min(MOST_FOES));
    let goal = thought.standpoint(reasons.goal, reasons.focus);
    let mut left: Vec<Standpoint> = thought
        .attackable_from(reasons.focus)
        .filter(|&spot| spot != reasons.goal)
        .map(|spot| thought.standpoint(spot, reasons.focus))
        .collect();
    let mut why = Vec::new();
    type Key = fn(&Standpoint) -> u32;
    let steps: [(WhyHex, Key); 6] = [
        (WhyHex::FewerTraps, |one| u32::from(one.negative)),
        (WhyHex::InReach, |one| u32::from(one.out_of_reach)),
        (WhyHex::NoDisadvantage, |one| u32::from(one.focus_hindered)),
        (WhyHex::MoreTargets, |one| u32::MAX - one.targets),
        (WhyHex::FewerHindered, |one| one.hindered),
        (WhyHex::LessMovement, |one| u32::from(one.points)),
    ];
    for (step, key) in steps {
        let before = left.len();
        left.retain(|one| key(one) <= key(&goal));
        if left.len() < before {
            why.push(step);
        }
    }
    if !left.is_empty() {
        why.push(WhyHex::Equal);
    }
    (goal, why)
}
