//! What a monster does with a move and an attack: focus, way and targets (H16.03 to H16.09).
//!
//! A pure function over a small picture of the board. It returns *every* legal outcome, each with its reasons; where there
//! are several, the person playing chooses (H16.11). Nothing here draws a card or hurts anybody.

use crate::area::{Area, Origin};
use crate::map::{Chart, Map};
use crate::spot::{Spot, Spots};
use crate::walk::{Cost, Footing, Gait, Ground, Ways};
use kit::Sort;
use std::cmp::Ordering;

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

/// How the hexes to attack from compare, before the extra targets are weighed (H16.08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    negative: u16,
    out_of_reach: bool,
    hindered: bool,
}

/// Everything about a turn that does not depend on the focus.
struct Thought<'a> {
    scene: &'a Scene<'a>,
    footing: Footing<'a>,
    movement: u16,
    strike: Strike<'a>,
    attacks: bool,
    settled: Option<usize>,
    ways: Ways,
    /// Where it could end a move of any length.
    stops: Vec<Spot>,
    /// For each foe the hexes from which a plain target can be it.
    in_range: Vec<Spots>,
    patterns: Patterns,
    /// Foes from the best extra target to the worst, in groups of equals.
    ranks: Vec<Foes>,
}

/// The ways to lay the area of an attack.
enum Patterns {
    /// There is none.
    None,
    /// By hex of the attacker: the sets of foes it can cover from there.
    Around(Vec<Vec<Foes>>),
    /// Free ones: the hexes they cover and the foes on them.
    Free(Vec<(Vec<Spot>, Foes)>),
}

impl<'a> Thought<'a> {
    fn new(scene: &'a Scene<'a>, intent: &Intent<'a>, foes: usize) -> Self {
        let melee = Strike { range: 1, ranged: false, targets: Targets::Count(1), area: None, muddled: false };
        let strike = intent.strike.unwrap_or(melee);
        let blocked = scene.foes.iter().map(|foe| foe.spot).collect::<Spots>() | scene.unseen;
        let friends = scene.friends;
        let footing = Footing { chart: scene.chart, ground: scene.ground, blocked, friends, gait: intent.gait };
        let ways = footing.ways_from(scene.at);
        let stops = (0..scene.map.len())
            .map(|spot| Spot(spot as u8))
            .filter(|&spot| ways.to(spot) != Cost::NEVER && (spot == scene.at || footing.may_stop(spot)));
        let stops = stops.collect();
        let in_range = scene.foes[..foes].iter().map(|foe| scene.chart.reach(foe.spot, strike.range)).collect();
        let mut thought = Self {
            scene,
            footing,
            movement: intent.movement,
            strike,
            attacks: intent.strike.is_some(),
            settled: intent.focus,
            ways,
            stops,
            in_range,
            patterns: Patterns::None,
            ranks: Vec::new(),
        };
        thought.patterns = thought.lay_patterns(foes);
        thought.ranks = thought.rank_foes(foes);
        thought
    }

    fn proximity(&self, foe: usize) -> u8 {
        self.scene.chart.distance(self.scene.at, self.scene.foes[foe].spot)
    }

    /// Extra targets: nearer to the monster's present hex first, then earlier in initiative.
    fn rank_foes(&self, foes: usize) -> Vec<Foes> {
        let key = |foe: usize| (self.proximity(foe), self.scene.foes[foe].initiative);
        let mut order: Vec<usize> = (0..foes).collect();
        order.arrange_by_key(|&foe| key(foe));
        let groups = order.chunk_by(|&one, &other| key(one) == key(other));
        groups.map(|group| Foes(group.iter().fold(0, |set, &foe| set | 1 << foe))).collect()
    }

    fn lay_patterns(&self, foes: usize) -> Patterns {
        let Some(area) = self.strike.area else { return Patterns::None };
        let (map, chart) = (self.scene.map, self.scene.chart);
        let orientations = area.orientations();
        match area.origin {
            Origin::Attacker => {
                let mut around: Vec<Vec<Foes>> = vec![Vec::new(); map.len()];
                let mut covered = vec![Foes::default(); map.len()];
                for shape in &orientations {
                    covered.fill(Foes::default());
                    for (foe, at) in self.scene.foes[..foes].iter().map(|foe| foe.spot).enumerate() {
                        for &cell in shape {
                            if let Some(from) = map.spot(map.hex(at) - cell).filter(|&from| chart.sees(from, at)) {
                                covered[from.index()].0 |= 1 << foe;
                            }
                        }
                    }
                    for (sets, &set) in around.iter_mut().zip(&covered) {
                        if !set.is_empty() && !sets.contains(&set) {
                            sets.push(set);
                        }
                    }
                }
                Patterns::Around(around)
            }
            Origin::Anywhere => {
                let mut laid: Vec<(Vec<Spot>, Foes)> = Vec::new();
                for shape in &orientations {
                    for foe in &self.scene.foes[..foes] {
                        for &pin in shape {
                            let anchor = map.hex(foe.spot) - pin;
                            let cells: Vec<Spot> = shape.iter().filter_map(|&cell| map.spot(anchor + cell)).collect();
                            let here = (0..foes).filter(|&other| cells.contains(&self.scene.foes[other].spot));
                            let here = Foes(here.fold(0, |set, other| set | 1 << other));
                            if !laid.iter().any(|(known, _)| *known == cells) {
                                laid.push((cells, here));
                            }
                        }
                    }
                }
                Patterns::Free(laid)
            }
        }
    }

    fn plain_targets(&self, from: Spot) -> Foes {
        Foes(self.in_range.iter().enumerate().fold(0, |set, (foe, hexes)| set | u64::from(hexes.has(from)) << foe))
    }

    fn seen(&self, from: Spot, foes: Foes) -> Foes {
        Foes(
            foes.iter()
                .filter(|&foe| self.scene.chart.sees(from, self.scene.foes[foe].spot))
                .fold(0, |s, f| s | 1 << f),
        )
    }

    /// The sets of foes that the area can cover from this hex.
    fn covers(&self, from: Spot) -> Vec<Foes> {
        match &self.patterns {
            Patterns::None => Vec::new(),
            Patterns::Around(around) => around[from.index()].clone(),
            Patterns::Free(laid) => {
                let mut sets: Vec<Foes> = Vec::new();
                for (cells, foes) in laid {
                    let set = self.seen(from, *foes);
                    let fresh = !set.is_empty() && !sets.contains(&set);
                    let near = |&cell: &Spot| self.scene.chart.distance(from, cell) <= self.strike.range;
                    if fresh && cells.iter().any(near) {
                        sets.push(set);
                    }
                }
                sets
            }
        }
    }

    /// How many plain targets there are beside what the area covers.
    fn plain_count(&self) -> u32 {
        match self.strike.targets {
            Targets::All => u32::MAX,
            Targets::Count(count) => u32::from(count).saturating_sub(u32::from(self.strike.area.is_some())),
        }
    }

    /// The hexes from which this foe can be attacked.
    fn attackable_from(&self, foe: usize) -> impl Iterator<Item = Spot> + '_ {
        let plain = self.plain_count() > 0;
        self.stops.iter().copied().filter(move |&from| {
            plain && self.in_range[foe].has(from) || self.covers(from).iter().any(|set| set.has(foe))
        })
    }

    /// The least movement after which a foe could be attacked.
    fn least_movement(&self, foe: usize) -> Option<Cost> {
        self.attackable_from(foe).map(|from| self.ways.to(from)).min()
    }

    fn standpoint(&self, spot: Spot, focus: usize) -> Standpoint {
        let Standing { negative, out_of_reach, hindered: focus_hindered } = self.standing(spot, focus);
        let mut groups = Vec::new();
        self.groups(spot, focus, &mut groups);
        let targets = groups.iter().map(|group| group.len()).max().unwrap_or(0);
        let hinders = |group: &Foes| group.iter().filter(|&foe| self.hinders(spot, foe)).count() as u32;
        let hindered = groups.iter().filter(|group| group.len() == targets).map(hinders).min().unwrap_or(0);
        let points = self.ways.to(spot).points();
        Standpoint { spot, negative, out_of_reach, focus_hindered, targets, hindered, points }
    }

    /// The enemies it could attack with the least movement, nearest, earliest in initiative (H16.03, H16.04).
    fn focuses(&self) -> (Foes, FocusReason) {
        let mut best: Option<(Cost, u8, u16)> = None;
        let mut found = Foes::default();
        let mut keys = Vec::with_capacity(self.in_range.len());
        for foe in (0..self.in_range.len()).filter(|&foe| self.settled.is_none_or(|settled| settled == foe)) {
            let Some(cost) = self.least_movement(foe) else { continue };
            let key = (cost, self.proximity(foe), self.scene.foes[foe].initiative);
            keys.push(key);
            match best.map_or(Ordering::Less, |best| key.cmp(&best)) {
                Ordering::Less => (best, found) = (Some(key), Foes::of(foe)),
                Ordering::Equal => found.0 |= 1 << foe,
                Ordering::Greater => {}
            }
        }
        let Some((cost, near, _)) = best else { return (found, FocusReason::ShortestWay) };
        let by = if found.len() > 1 {
            FocusReason::Choice
        } else if keys.iter().filter(|key| (key.0, key.1) == (cost, near)).count() > 1 {
            FocusReason::Initiative
        } else if keys.iter().filter(|key| key.0 == cost).count() > 1 {
            FocusReason::Nearest
        } else {
            FocusReason::ShortestWay
        };
        (found, by)
    }

    fn hinders(&self, from: Spot, foe: usize) -> bool {
        let far_weapon = self.strike.ranged && !self.strike.muddled;
        far_weapon && self.scene.chart.adjacent(from, self.scene.foes[foe].spot)
    }

    fn standing(&self, from: Spot, focus: usize) -> Standing {
        let cost = self.ways.to(from);
        let out_of_reach = cost.points() > self.movement && from != self.scene.at;
        Standing { negative: cost.negative(), out_of_reach, hindered: self.hinders(from, focus) }
    }

    /// The best sets of targets with the focus among them, for each way to lay the area.
    fn groups(&self, from: Spot, focus: usize, found: &mut Vec<Foes>) {
        found.clear();
        let plain = self.plain_targets(from);
        let mut add = |covered: Foes| {
            let mut group = covered;
            let mut left = self.plain_count();
            if !group.has(focus) {
                if left == 0 || !plain.has(focus) {
                    return;
                }
                group.0 |= 1 << focus;
                left -= 1;
            }
            self.fill(group, Foes(plain.0 & !group.0), left, found);
        };
        // Nobody has to be covered while there is a plain target left for the focus.
        add(Foes::default());
        self.covers(from).into_iter().for_each(add);
    }

    /// Adds the best extra targets; of equals that do not all fit, every selection.
    fn fill(&self, group: Foes, candidates: Foes, mut left: u32, found: &mut Vec<Foes>) {
        let mut group = group;
        for rank in &self.ranks {
            let equals = Foes(rank.0 & candidates.0);
            if equals.len() <= left {
                group.0 |= equals.0;
                left -= equals.len();
                continue;
            }
            if left > 0 {
                choose(equals, left, |chosen| push_new(found, Foes(group.0 | chosen.0)));
                return;
            }
        }
        push_new(found, group);
    }

    /// Which of two groups of one size has the better targets: the one that has more of the best rank in which they differ.
    fn compare_groups(&self, one: Foes, other: Foes) -> Ordering {
        let counts = |group: Foes| self.ranks.iter().map(move |rank| (rank.0 & group.0).count_ones());
        counts(other).cmp(counts(one))
    }

    /// Whether exactly this group can be attacked from here.
    fn allows(&self, from: Spot, group: Foes) -> bool {
        let plain = self.plain_targets(from);
        let fits = |covered: Foes| {
            let rest = group.0 & !covered.0;
            covered.0 & !group.0 == 0 && rest & !plain.0 == 0 && rest.count_ones() <= self.plain_count()
        };
        fits(Foes::default()) || self.covers(from).into_iter().any(fits)
    }

    fn outcomes_against(&self, focus: usize, focus_by: FocusReason, found: &mut Vec<Outcome>) {
        let goals = self.goals(focus);
        for (goal, group, hindered) in goals {
            let way = self.ways.to(goal);
            let arrives = goal == self.scene.at || way.points() <= self.movement;
            let reasons = Some(Reasons { focus, focus_by, goal, way, arrives, hindered });
            if arrives {
                let targets = if self.attacks { group } else { Foes::default() };
                found.push(Outcome { stop: goal, targets, reasons });
            } else {
                for stop in self.halts_toward(goal) {
                    found.push(Outcome { stop, targets: Foes::default(), reasons });
                }
            }
        }
    }

    /// The hexes it wants to attack from, and whom from there (H16.07, H16.08).
    fn goals(&self, focus: usize) -> Vec<(Spot, Foes, u32)> {
        let mut best: Option<(Standing, std::cmp::Reverse<u32>, u16)> = None;
        let mut groups: Vec<Foes> = Vec::new();
        let mut here = Vec::new();
        for &from in &self.stops {
            let standing = self.standing(from, focus);
            if best.is_some_and(|best| standing > best.0) {
                continue;
            }
            self.groups(from, focus, &mut here);
            for &group in &here {
                let key = (standing, std::cmp::Reverse(group.len()), self.ways.to(from).points());
                let order = best.map_or(Ordering::Less, |best| key.cmp(&best));
                match order.then_with(|| groups.first().map_or(Ordering::Less, |&g| self.compare_groups(group, g))) {
                    Ordering::Less => {
                        best = Some(key);
                        groups.clear();
                        groups.push(group);
                    }
                    Ordering::Equal => push_new(&mut groups, group),
                    Ordering::Greater => {}
                }
            }
        }
        let Some((standing, ..)) = best else { return Vec::new() };
        // With the targets settled, the hex is the one that hinders the fewest of those attacks, then the nearest.
        let mut goals: Vec<(Spot, Foes, u32)> = Vec::new();
        let mut least = (u32::MAX, u16::MAX);
        for &from in self.stops.iter().filter(|&&from| self.standing(from, focus) == standing) {
            for &group in groups.iter().filter(|&&group| self.allows(from, group)) {
                let hindered = group.iter().filter(|&foe| self.hinders(from, foe)).count() as u32;
                let key = (hindered, self.ways.to(from).points());
                if key < least {
                    least = key;
                    goals.clear();
                }
                if key == least {
                    goals.push((from, group, hindered));
                }
            }
        }
        goals
    }

    /// Where it stops this turn on its way to a hex that is too far: as near as it gets, by the least movement.
    fn halts_toward(&self, goal: Spot) -> Vec<Spot> {
        let left = self.footing.ways_to(goal);
        let mut best = None;
        let mut halts = Vec::new();
        for &stop in &self.stops {
            let (way, rest) = (self.ways.to(stop), left.to(stop));
            if rest == Cost::NEVER || (way.points() > self.movement && stop != self.scene.at) {
                continue;
            }
            let key = (way.negative() + rest.negative(), rest.points(), way.points());
            match best.map_or(Ordering::Less, |best| key.cmp(&best)) {
                Ordering::Less => {
                    best = Some(key);
                    halts.clear();
                    halts.push(stop);
                }
                Ordering::Equal => halts.push(stop),
                Ordering::Greater => {}
            }
        }
        halts
    }
}

fn push_new(sets: &mut Vec<Foes>, set: Foes) {
    if !sets.contains(&set) {
        sets.push(set);
    }
}

/// Every way to take `count` out of a set.
fn choose(from: Foes, count: u32, mut take: impl FnMut(Foes)) {
    fn walk(from: u64, count: u32, taken: u64, take: &mut impl FnMut(Foes)) {
        if count == 0 {
            return take(Foes(taken));
        }
        let mut left = from;
        while left.count_ones() >= count {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            walk(left, count - 1, taken | bit, take);
        }
    }
    walk(from.0, count, 0, &mut take);
}
