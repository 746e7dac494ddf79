//! Where a move can lead: every hex with what the way there costs, what lies on it, and whether the move may end there
//! (H9, H11.01).

use crate::ability::Trail;
use crate::condition::{Condition, Conditions};
use crate::figure::FigureId;
use crate::game::Game;
use crate::spot::{Spot, Spots};
use crate::task::{Shove, Task, Walk};
use crate::view::View;
use crate::walk::Gait;
use kit::{Seat, Sort};

/// Why a move may not end on a hex that it can lead over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEnd {
    /// Somebody stands there (H9.01).
    Occupied(FigureId),
    /// An obstacle lies there (H9.02).
    Obstacle,
    /// It must end beside this figure.
    NotBeside(FigureId),
    /// It must end beside an obstacle.
    NoObstacle,
    /// A jump's last hex is difficult terrain, and the point for it is missing.
    Difficult,
    /// A push or pull goes on from there (H11.01).
    GoesOn,
}

/// A hex that a move can lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The hex.
    pub spot: Spot,
    /// Movement points spent; hexes, if the figure is pushed or pulled.
    pub cost: u8,
    /// The way: over the fewest traps and hazards, then the cheapest; the first step first, this hex last.
    pub path: Vec<Spot>,
    /// Traps that spring on it, in order.
    pub traps: Vec<Spot>,
    /// Hazardous hexes that are entered, in order.
    pub hazards: Vec<Spot>,
    /// What they deal together, if everything is suffered.
    pub damage: i16,
    /// What the traps give.
    pub conditions: Conditions,
    /// Closed doors that open; what lies behind them nobody knows.
    pub doors: Vec<Spot>,
    /// Hexes that are looted on the way.
    pub loot: Vec<Spot>,
    /// Why the move may not end here; nothing if it may.
    pub no_end: Option<NoEnd>,
}

/// Where a figure can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Who moves.
    pub figure: FigureId,
    /// Points, or hexes of a push or pull, that are left.
    pub points: u8,
    /// How it moves; nothing if it is pushed or pulled.
    pub gait: Option<Gait>,
    /// Beside whom it must end.
    pub beside: Option<FigureId>,
    /// Whether every hex entered is looted.
    pub looting: bool,
    /// Every hex it can be led to, in reading order; its own is not among them.
    pub hexes: Vec<Reached>,
}

impl Reach {
    /// What is known about a hex.
    #[must_use]
    pub fn to(&self, spot: Spot) -> Option<&Reached> {
        self.hexes.iter().find(|one| one.spot == spot)
    }
}

/// The most points that anything here can move; ways longer than this are not looked for.
const MOST_POINTS: usize = 32;

/// How a hex was come to with so many points spent: over how many negative hexes, and from where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    negative: u8,
    from: Spot,
    spent: u8,
}

impl Game {
    /// Every hex that a walk can lead to from where its figure stands.
    pub(crate) fn walk_reach(&self, walk: &Walk) -> Reach {
        let budget = usize::from(walk.points).min(MOST_POINTS);
        let start = self.figure(walk.figure).spot;
        let mut best: Vec<Vec<Option<Step>>> = vec![vec![None; self.layout.map.len()]; budget + 1];
        best[0][start.index()] = Some(Step { negative: 0, from: start, spent: 0 });
        let halts = self.halts(walk);
        // Which hexes were come to with so many points spent.
        let mut come = vec![Spots::NONE; budget + 1];
        come[0].insert(start);
        for spent in 0..budget {
            for here in come[spent].iter() {
                let Some(step) = best[spent][here.index()] else { continue };
                if here != start && halts.has(here) {
                    continue;
                }
                for next in self.ahead(walk, here).iter() {
                    let Some(cost) = self.toll(walk, next) else { continue };
                    let then = spent + usize::from(cost);
                    if then > budget || next == start {
                        continue;
                    }
                    let more = walk.gait == Gait::Walk && self.ground.negative.has(next);
                    let new = Step { negative: step.negative + u8::from(more), from: here, spent: spent as u8 };
                    let known = &mut best[then][next.index()];
                    if known.is_none_or(|known| new < known) {
                        *known = Some(new);
                        come[then].insert(next);
                    }
                }
            }
        }
        let all = come.iter().fold(Spots::NONE, |all, &some| all | some);
        let hexes = all.iter().filter_map(|spot| {
            let ways = (0..=budget).filter_map(|spent| Some((best[spent][spot.index()]?.negative, spent)));
            let (_, spent) = ways.min().filter(|_| spot != start)?;
            let mut path = vec![spot];
            let (mut here, mut paid) = (spot, spent);
            while let Some(step) = best[paid][here.index()].filter(|step| step.from != start) {
                (here, paid) = (step.from, usize::from(step.spent));
                path.push(here);
            }
            path.reverse();
            Some(self.reached(walk, spot, spent as u8, path))
        });
        Reach {
            figure: walk.figure,
            points: walk.points,
            gait: Some(walk.gait),
            beside: walk.near,
            looting: walk.looting,
            hexes: hexes.collect(),
        }
    }

    /// The hexes that a move does not go on from: what lies behind a closed door nobody knows, and a trap may end it (H12.03).
    fn halts(&self, walk: &Walk) -> Spots {
        let doors = self.layout.map.doors().iter().enumerate();
        let closed = doors.filter(|(door, _)| !self.open.has(*door)).map(|(_, door)| door.spot);
        let holds = |conditions: Conditions| conditions.has(Condition::Immobilize) || conditions.has(Condition::Stun);
        let traps = self.traps.iter().filter(|trap| walk.gait == Gait::Walk && holds(trap.conditions));
        closed.chain(traps.map(|trap| trap.spot)).collect()
    }

    fn reached(&self, walk: &Walk, spot: Spot, spent: u8, path: Vec<Spot>) -> Reached {
        let entered: &[Spot] = match walk.gait {
            _ if walk.trail == Trail::Clears => &[],
            Gait::Walk => &path,
            Gait::Jump => &path[path.len() - 1..],
            Gait::Fly => &[],
        };
        let (traps, hazards, damage, conditions) = self.sprung(entered);
        let closed = |&&at: &&Spot| self.layout.map.door_at(at).is_some_and(|door| !self.open.has(door));
        let looted = |&&at: &&Spot| walk.looting && self.loot_on(at);
        Reached {
            spot,
            cost: spent + u8::from(walk.gait == Gait::Jump && self.ground.difficult.has(spot)),
            traps,
            hazards,
            damage,
            conditions,
            doors: path.iter().filter(closed).copied().collect(),
            loot: path.iter().filter(looted).copied().collect(),
            no_end: self.no_end(walk, spot, walk.points - spent),
            path,
        }
    }

    /// Traps and hazards among hexes that are entered, and what they do together.
    fn sprung(&self, entered: &[Spot]) -> (Vec<Spot>, Vec<Spot>, i16, Conditions) {
        let (mut traps, mut hazards, mut damage, mut conditions) = (Vec::new(), Vec::new(), 0, Conditions::NONE);
        for &at in entered {
            if let Some(trap) = self.traps.iter().find(|trap| trap.spot == at) {
                traps.push(at);
                damage += i16::from(trap.damage);
                conditions = conditions.and(trap.conditions);
            }
            if self.hazards.has(at) {
                hazards.push(at);
                damage += i16::from(self.trap_damage / 2);
            }
        }
        (traps, hazards, damage, conditions)
    }

    fn loot_on(&self, spot: Spot) -> bool {
        self.coins.contains(&spot) || self.chests.iter().any(|chest| chest.0 == spot)
    }

    /// The reason why [`Game::can_end`] says no.
    fn no_end(&self, walk: &Walk, at: Spot, left: u8) -> Option<NoEnd> {
        if self.can_end(walk, at, left) {
            return None;
        }
        let standing = self.standing_on(at).filter(|&other| other != walk.figure);
        let beside = walk.near.filter(|&other| !self.chart().adjacent(at, self.figure(other).spot));
        Some(match (standing, beside) {
            (Some(other), _) => NoEnd::Occupied(other),
            _ if self.ground.obstacles.has(at) && walk.gait != Gait::Fly => NoEnd::Obstacle,
            (_, Some(other)) => NoEnd::NotBeside(other),
            _ if walk.trail == Trail::BesideObstacle && !self.is_beside_obstacle(at) => NoEnd::NoObstacle,
            _ => NoEnd::Difficult,
        })
    }

    /// Every hex that a push or pull can lead to.
    fn shove_reach(&self, shove: &Shove) -> Reach {
        let mut hexes = Vec::new();
        self.shove_on(shove, &mut Vec::new(), &mut hexes);
        hexes.arrange_by_key(|one: &Reached| {
            (one.spot, one.no_end.is_some(), one.traps.len() + one.hazards.len(), one.cost)
        });
        hexes.dedup_by_key(|one| one.spot);
        Reach { figure: shove.target, points: shove.left, gait: None, beside: None, looting: false, hexes }
    }

    fn shove_on(&self, shove: &Shove, path: &mut Vec<Spot>, found: &mut Vec<Reached>) {
        for to in self.shove_steps(shove) {
            path.push(to);
            let mut then = self.clone();
            then.relocate(shove.target, to);
            let on = Shove { left: shove.left - 1, started: true, ..*shove };
            let mut choices = Vec::new();
            then.list(&Task::Shove(on), shove.by.unwrap_or(Seat(0)), &mut choices);
            let goes_on = choices.iter().any(|choice| matches!(choice, crate::Choice::Step(_)))
                && !choices.contains(&crate::Choice::Stop);
            let entered: &[Spot] = if self.flies(shove.target) { &[] } else { path };
            let (traps, hazards, damage, conditions) = self.sprung(entered);
            found.push(Reached {
                spot: to,
                cost: path.len() as u8,
                path: path.clone(),
                traps,
                hazards,
                damage,
                conditions,
                doors: Vec::new(),
                loot: Vec::new(),
                no_end: goes_on.then_some(NoEnd::GoesOn),
            });
            then.shove_on(&on, path, found);
            path.pop();
        }
    }
}

impl View<'_> {
    /// Where the move, push or pull that this seat is asked about can lead.
    #[must_use]
    pub fn reach(&self) -> Option<Reach> {
        self.question()?;
        match self.game().agenda.last()? {
            Task::Walk(walk) => Some(self.game().walk_reach(walk)),
            Task::Shove(shove) => Some(self.game().shove_reach(shove)),
            _ => None,
        }
    }

    /// Where a figure could go with so many points if it were its move now: a hero with a card in mind, or a monster.
    #[must_use]
    pub fn reach_of(&self, figure: FigureId, points: u8, jump: bool, looting: bool) -> Reach {
        let game = self.game();
        let gait = game.gait(figure, jump);
        let by = self.seat();
        let (started, aloft, near, trail) = (false, false, None, Trail::Plain);
        game.walk_reach(&Walk { figure, by, points, gait, looting, started, aloft, near, trail })
    }
}
