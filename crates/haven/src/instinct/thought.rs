//! A turn thought through: which foes can be attacked from where, and how focuses, hexes and targets compare.

use super::{FocusReason, Foes, Intent, Outcome, Reasons, Scene, Standpoint, Strike, Targets};
use crate::area::Origin;
use crate::spot::{Spot, Spots};
use crate::walk::{Cost, Footing, Ways};
use kit::Sort;
use std::cmp::Ordering;

/// How the hexes to attack from compare, before the extra targets are weighed (H16.08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    negative: u16,
    out_of_reach: bool,
    hindered: bool,
}

/// Everything about a turn that does not depend on the focus.
pub(super) struct Thought<'a> {
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
    pub(super) fn new(scene: &'a Scene<'a>, intent: &Intent<'a>, foes: usize) -> Self {
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

    pub(super) fn proximity(&self, foe: usize) -> u8 {
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
    pub(super) fn attackable_from(&self, foe: usize) -> impl Iterator<Item = Spot> + '_ {
        let plain = self.plain_count() > 0;
        self.stops.iter().copied().filter(move |&from| {
            plain && self.in_range[foe].has(from) || self.covers(from).iter().any(|set| set.has(foe))
        })
    }

    /// The least movement after which a foe could be attacked.
    pub(super) fn least_movement(&self, foe: usize) -> Option<Cost> {
        self.attackable_from(foe).map(|from| self.ways.to(from)).min()
    }

    pub(super) fn standpoint(&self, spot: Spot, focus: usize) -> Standpoint {
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
    pub(super) fn focuses(&self) -> (Foes, FocusReason) {
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

    pub(super) fn outcomes_against(&self, focus: usize, focus_by: FocusReason, found: &mut Vec<Outcome>) {
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
