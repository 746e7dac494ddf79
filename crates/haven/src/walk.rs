//! Ways over the map: what they cost, where they may end, and how many traps and hazards lie on them.

use crate::map::Chart;
use crate::spot::{MOST_SPOTS, Spot, Spots};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How a figure moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gait {
    /// On foot: overlays and enemies are in the way (H9.01).
    #[default]
    Walk,
    /// Over everything, but the last hex follows the normal rules (H9.02).
    Jump,
    /// Over everything, the last hex too (H9.03).
    Fly,
}

/// What lies on the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Block walking (H5.06).
    pub obstacles: Spots,
    /// Traps and hazards: negative hexes (H5.03, H5.04).
    pub negative: Spots,
    /// Two movement points to enter (H5.05).
    pub difficult: Spots,
}

/// What a way costs: negative hexes first, then movement points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cost(u32);

impl Cost {
    /// Nothing: already there.
    pub const NONE: Self = Self(0);
    /// There is no way.
    pub const NEVER: Self = Self(u32::MAX);

    /// A cost of so many negative hexes and movement points.
    #[must_use]
    pub const fn new(negative: u16, points: u16) -> Self {
        Self((negative as u32) << 16 | points as u32)
    }

    /// Traps and hazards entered.
    #[must_use]
    pub const fn negative(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// Movement points spent.
    #[must_use]
    pub const fn points(self) -> u16 {
        self.0 as u16
    }

    #[inline]
    const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// Who and what is in the way of one figure.
#[derive(Clone, Copy, Debug)]
pub struct Footing<'a> {
    /// Neighbours and walls.
    pub chart: &'a Chart,
    /// What lies about.
    pub ground: &'a Ground,
    /// Enemies, and whatever else nobody walks through.
    pub blocked: Spots,
    /// Allies: one walks through them and stops on none.
    pub friends: Spots,
    /// How the figure moves.
    pub gait: Gait,
}

impl Footing<'_> {
    /// Whether a figure may stop here (its own hex apart).
    #[inline]
    #[must_use]
    pub fn may_stop(&self, spot: Spot) -> bool {
        let figures = self.blocked.has(spot) || self.friends.has(spot);
        !figures && (self.gait == Gait::Fly || !self.ground.obstacles.has(spot))
    }

    /// The hexes on which it may not even set foot.
    fn barriers(&self) -> Spots {
        match self.gait {
            Gait::Walk => self.blocked | self.ground.obstacles,
            Gait::Jump | Gait::Fly => Spots::NONE,
        }
    }

    /// What entering this hex costs on the way, and what more as the last hex of a jump.
    #[inline]
    fn entry(&self, spot: Spot) -> Cost {
        Cost::new(u16::from(self.ground.negative.has(spot)), u16::from(self.ground.difficult.has(spot)))
    }

    /// The cheapest way from a hex to every other; [`Cost::NEVER`] where none leads.
    #[must_use]
    pub fn ways_from(&self, start: Spot) -> Ways {
        let mut ways = self.spread(start, |_, next| self.entry(next));
        if self.gait == Gait::Jump {
            for spot in (self.ground.negative | self.ground.difficult).iter() {
                if spot != start && ways.to(spot) != Cost::NEVER {
                    ways.0[spot.index()] = ways.to(spot).plus(self.entry(spot));
                }
            }
        }
        ways
    }

    /// The cheapest way from every hex to this one.
    #[must_use]
    pub fn ways_to(&self, end: Spot) -> Ways {
        let mut ways = self.spread(end, |from, _| self.entry(from));
        if self.gait == Gait::Jump {
            let last = self.entry(end);
            for (spot, cost) in ways.0.iter_mut().enumerate() {
                if spot != end.index() && *cost != Cost::NEVER {
                    *cost = cost.plus(last);
                }
            }
        }
        ways
    }

    fn spread(&self, start: Spot, entry: impl Fn(Spot, Spot) -> Cost) -> Ways {
        const STEP: Cost = Cost::new(0, 1);
        let barriers = self.barriers();
        let rough = self.gait == Gait::Walk && !(self.ground.negative | self.ground.difficult).is_empty();
        let mut ways = Ways([Cost::NEVER; MOST_SPOTS]);
        ways.0[start.index()] = Cost::NONE;
        if !rough {
            let mut queue = [Spot(0); MOST_SPOTS];
            queue[0] = start;
            let (mut at, mut end) = (0, 1);
            while at < end {
                let spot = queue[at];
                at += 1;
                let cost = ways.to(spot).plus(STEP);
                for &next in self.chart.steps(spot).iter().flatten() {
                    if ways.to(next) == Cost::NEVER && !barriers.has(next) {
                        ways.0[next.index()] = cost;
                        queue[end] = next;
                        end += 1;
                    }
                }
            }
            return ways;
        }
        let mut heap = BinaryHeap::with_capacity(64);
        heap.push(Reverse((Cost::NONE, start)));
        while let Some(Reverse((cost, spot))) = heap.pop() {
            if cost > ways.to(spot) {
                continue;
            }
            for &next in self.chart.steps(spot).iter().flatten() {
                if barriers.has(next) {
                    continue;
                }
                let new = cost.plus(STEP).plus(entry(spot, next));
                if new < ways.to(next) {
                    ways.0[next.index()] = new;
                    heap.push(Reverse((new, next)));
                }
            }
        }
        ways
    }

    /// A cheapest way from `start` to `end`, both included; of equal ones the first in reading order at each step back.
    #[must_use]
    pub fn path(&self, start: Spot, end: Spot) -> Option<Vec<Spot>> {
        // A jump's last hex costs extra, which says nothing about the hexes before it.
        let plain = Ground { negative: Spots::NONE, difficult: Spots::NONE, ..*self.ground };
        let smooth = Footing { ground: &plain, ..*self };
        let footing = if self.gait == Gait::Walk { self } else { &smooth };
        let ways = footing.spread(start, |_, next| footing.entry(next));
        if ways.to(end) == Cost::NEVER {
            return None;
        }
        let mut path = vec![end];
        let mut at = end;
        while at != start {
            let came = Cost::new(0, 1).plus(footing.entry(at));
            let before = footing.chart.steps(at).iter().flatten().copied();
            at =
                before.filter(|&from| ways.to(from) != Cost::NEVER && ways.to(from).plus(came) == ways.to(at)).min()?;
            path.push(at);
        }
        path.reverse();
        Some(path)
    }
}

/// What the cheapest way between one hex and each other costs.
#[derive(Clone, Debug)]
pub struct Ways([Cost; MOST_SPOTS]);

impl Ways {
    /// The cost for this hex.
    #[inline]
    #[must_use]
    pub fn to(&self, spot: Spot) -> Cost {
        self.0[spot.index()]
    }
}
