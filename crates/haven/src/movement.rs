//! Moving a figure under a player's hand: step by step, through doors, over traps; and being pushed and pulled (H9, H11).

use crate::ability::{Trail, Whom};
use crate::choice::Choice;
use crate::event::{Event, Sink};
use crate::figure::{FigureId, Kind, Side};
use crate::game::Game;
use crate::hex::{DIRECTIONS, Hex};
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Impact, Shove, Task, Walk};
use crate::walk::Gait;
use kit::Seat;

impl Game {
    /// The hexes next to a figure that it could set foot on: closed doors too, for heroes (H5.01).
    pub(crate) fn around(&self, figure: FigureId, spot: Spot) -> Spots {
        let mut near = self.chart().near(spot);
        if self.figure(figure).seat().is_some() {
            let whole = self.layout.map.chart(crate::map::OpenDoors::ALL).near(spot);
            for (door, one) in self.layout.map.doors().iter().enumerate() {
                if whole.has(one.spot) && !self.open.has(door) && !self.is_locked(door) {
                    near.insert(one.spot);
                }
            }
        }
        near
    }

    /// The hexes that a move could lead to next; a straight one only goes on as it began.
    pub(crate) fn ahead(&self, walk: &Walk, at: Spot) -> Spots {
        let around = self.around(walk.figure, at);
        if walk.trail != Trail::Straight {
            return around;
        }
        let map = &self.layout.map;
        let (start, here) = (map.hex(self.turn.move_from), map.hex(at));
        let on = |to: Spot| {
            let far = map.hex(to).distance(start);
            let line = |step: &Hex| (0..far).fold(start, |at, _| at + *step) == map.hex(to);
            far == here.distance(start) + 1 && DIRECTIONS.iter().any(line)
        };
        around.iter().filter(|&to| on(to)).collect()
    }

    /// What one step costs, if it is possible at all and leaves a way to end the move.
    pub(crate) fn step_cost(&self, walk: &Walk, to: Spot) -> Option<u8> {
        if to.index() >= self.layout.map.len() || !self.ahead(walk, self.figure(walk.figure).spot).has(to) {
            return None;
        }
        let cost = self.toll(walk, to)?;
        let left = walk.points.checked_sub(cost)?;
        self.can_finish(walk, to, left).then_some(cost)
    }

    /// What entering a hex costs in movement points, if the figure may set foot on it.
    pub(crate) fn toll(&self, walk: &Walk, to: Spot) -> Option<u8> {
        if walk.gait != Gait::Walk {
            return Some(1);
        }
        let side = self.figure(walk.figure).side();
        let enemy = self.standing_on(to).is_some_and(|other| self.figure(other).side().is_enemy(side));
        let blocked = enemy || self.ground.obstacles.has(to);
        (!blocked).then_some(1 + u8::from(self.ground.difficult.has(to)))
    }

    /// Whether the move may end on a hex with so many points left.
    pub(crate) fn can_end(&self, walk: &Walk, at: Spot, left: u8) -> bool {
        let occupied = self.standing_on(at).is_some_and(|other| other != walk.figure);
        let clear = || match walk.trail {
            Trail::Clears => !(self.ground.obstacles - self.brittle()).has(at),
            _ => !self.ground.obstacles.has(at),
        };
        let landed = match walk.gait {
            Gait::Fly => true,
            Gait::Walk => clear(),
            Gait::Jump => clear() && (left > 0 || !self.ground.difficult.has(at)),
        };
        let landed = landed && (walk.trail != Trail::BesideObstacle || self.is_beside_obstacle(at));
        let near = walk.near.is_none_or(|other| self.chart().adjacent(at, self.figure(other).spot));
        !occupied && landed && near
    }

    /// Whether an obstacle lies next to a hex.
    pub(crate) fn is_beside_obstacle(&self, at: Spot) -> bool {
        !(self.chart().near(at) & self.ground.obstacles).is_empty()
    }

    fn can_finish(&self, walk: &Walk, at: Spot, left: u8) -> bool {
        if self.can_end(walk, at, left) {
            return true;
        }
        let mut best = vec![None; self.layout.map.len()];
        let mut queue = vec![(at, left)];
        while let Some((at, left)) = queue.pop() {
            if self.can_end(walk, at, left) {
                return true;
            }
            for next in self.ahead(walk, at).iter() {
                let Some(left) = self.toll(walk, next).and_then(|cost| left.checked_sub(cost)) else { continue };
                if best[next.index()].is_none_or(|known| left > known) {
                    best[next.index()] = Some(left);
                    queue.push((next, left));
                }
            }
        }
        false
    }

    /// Whether a move goes on: whoever dies, or is immobilized or stunned on the way, stops there (H12.03); on the hex of
    /// somebody else nobody can.
    pub(crate) fn goes_on(&self, walk: &Walk) -> bool {
        let figure = self.figure(walk.figure);
        figure.alive && (self.can_move(walk.figure) || self.standing_on(figure.spot) != Some(walk.figure))
    }

    /// Moves of figures that no longer fly go on on foot.
    pub(crate) fn ground_walks(&mut self) {
        let mut agenda = std::mem::take(&mut self.agenda);
        for task in &mut agenda {
            if let Task::Walk(walk) = task
                && walk.gait == Gait::Fly
                && !self.flies(walk.figure)
            {
                walk.gait = Gait::Walk;
            }
        }
        self.agenda = agenda;
    }

    pub(crate) fn steps(&self, walk: &Walk) -> impl Iterator<Item = Spot> + '_ {
        let walk = *walk;
        let spot = self.figure(walk.figure).spot;
        self.ahead(&walk, spot).iter().filter(move |&to| self.step_cost(&walk, to).is_some())
    }

    pub(crate) fn list_walk(&self, walk: &Walk, choices: &mut Vec<Choice>) {
        choices.extend(self.steps(walk).map(Choice::Step));
        let here = self.figure(walk.figure).spot;
        if !walk.started || self.can_end(walk, here, walk.points) {
            choices.push(Choice::Stop);
        }
        choices.extend(self.move_items(walk).map(Choice::Use));
    }

    pub(crate) fn resolve_walk(&mut self, mut walk: Walk, choice: Choice, sink: &mut impl Sink) {
        match choice {
            Choice::Step(to) => {
                let Some(cost) = self.step_cost(&walk, to) else { return };
                walk.points -= cost;
                walk.started = true;
                walk.aloft = walk.gait == Gait::Jump;
                self.agenda.push(Task::Walk(walk));
                self.performed();
                self.turn.moved = self.turn.moved.saturating_add(1);
                self.note_step(self.figure(walk.figure).spot, to);
                if let Some(other) = self.standing_on(to)
                    && self.figure(other).side().is_enemy(self.figure(walk.figure).side())
                {
                    self.turn.through.insert(other);
                }
                self.relocate(walk.figure, to);
                sink.tell(Event::Moved(walk.figure, to), self);
                if let Some(door) = self.layout.map.door_at(to)
                    && !self.open.has(door)
                {
                    self.open_door(door, Some(walk.figure), sink);
                }
                self.leave_trail(&walk, to, sink);
                if walk.gait == Gait::Walk {
                    self.spring(walk.figure, to, sink);
                }
                if walk.looting
                    && let Some(seat) = self.figure(walk.figure).seat()
                {
                    self.loot_spot(seat, to, true, sink);
                }
            }
            Choice::Use(item) => self.boost_move(walk, item, sink),
            _ => self.end_walk(walk, sink),
        }
    }

    /// What a special move does on a hex that it leads over.
    fn leave_trail(&mut self, walk: &Walk, to: Spot, sink: &mut impl Sink) {
        match walk.trail {
            Trail::Clears => {
                if self.brittle().has(to) {
                    self.destroy_obstacle(to, sink);
                }
                if self.traps.iter().any(|trap| trap.spot == to) {
                    self.disarm_trap(walk.figure, walk.by, to, sink);
                }
            }
            Trail::Quakes(_) => {
                for one in self.meant(walk.figure, Whom::AllAdjacent) {
                    self.turn.shaken.insert(one);
                }
            }
            Trail::Plain | Trail::Straight | Trail::BesideObstacle => {}
        }
    }

    /// A trap is taken away.
    pub(crate) fn disarm_trap(&mut self, actor: FigureId, by: Seat, spot: Spot, sink: &mut impl Sink) {
        self.traps.retain(|trap| trap.spot != spot);
        self.survey_ground();
        self.hero_mut(by).tally.trap = true;
        sink.tell(Event::Disarmed(actor, spot), self);
    }

    /// Keeps account of how long and how straight a move is.
    fn note_step(&mut self, from: Spot, to: Spot) {
        let heading = self.layout.map.hex(to) - self.layout.map.hex(from);
        self.turn.bent |= self.turn.heading.is_some_and(|before| before != heading);
        self.turn.heading = Some(heading);
        self.turn.run = self.turn.run.saturating_add(1);
    }

    /// A jump's last hex counts as normal movement (H5.03).
    pub(crate) fn end_walk(&mut self, walk: Walk, sink: &mut impl Sink) {
        if let Trail::Quakes(amount) = walk.trail {
            let by = Some(walk.figure);
            let harm = |target| Task::Harm(Harm { target, amount: i16::from(amount), by, cause: Cause::Ability });
            let shaken = std::mem::take(&mut self.turn.shaken);
            self.agenda.extend(shaken.iter().map(harm));
        }
        let figure = self.figure(walk.figure);
        if walk.aloft && figure.alive {
            self.spring(walk.figure, figure.spot, sink);
        }
    }

    /// Puts a figure on another hex. While it passes through somebody, that one keeps the hex.
    pub(crate) fn relocate(&mut self, id: FigureId, to: Spot) {
        let from = self.figure(id).spot;
        if self.standing[from.index()] == Some(id) {
            self.standing[from.index()] = None;
        }
        if self.standing[to.index()].is_none() {
            self.standing[to.index()] = Some(id);
        }
        self.figure_mut(id).spot = to;
    }

    /// A figure enters a hex on foot or is forced onto it: traps and hazards (H5.03, H5.04, H9.04).
    pub(crate) fn spring(&mut self, id: FigureId, spot: Spot, sink: &mut impl Sink) {
        if !self.ground.negative.has(spot) {
            return;
        }
        if let Some(at) = self.traps.iter().position(|trap| trap.spot == spot) {
            let trap = self.traps.remove(at);
            self.survey_ground();
            sink.tell(Event::Trap(id, spot), self);
            if let Some(seat) = self.turn.figure.and_then(|figure| self.owner(figure)) {
                self.hero_mut(seat).tally.trap = true;
            }
            if let Some((seat, xp)) = trap.reward
                && self.figure(id).side() == Side::Monsters
            {
                self.gain_experience(seat, xp, sink);
            }
            self.harm(id, i16::from(trap.damage), None, Cause::Trap, sink);
            trap.conditions.iter().for_each(|condition| self.afflict(id, condition, sink));
        }
        if self.hazards.has(spot) {
            self.harm(id, i16::from(self.trap_damage / 2), None, Cause::Hazard, sink);
        }
    }

    /// Damage that is no attack: heroes are asked, others just take it.
    pub(crate) fn harm(
        &mut self,
        target: FigureId,
        amount: i16,
        by: Option<FigureId>,
        cause: Cause,
        sink: &mut impl Sink,
    ) {
        let harm = Harm { target, amount, by, cause };
        if self.figure(target).seat().is_some() {
            self.agenda.push(Task::Harm(harm));
        } else {
            self.take_damage(harm, sink);
        }
    }

    /// The hexes onto which a push or pull may go next (H11.01).
    pub(crate) fn shove_steps(&self, shove: &Shove) -> Vec<Spot> {
        let figure = self.figure(shove.target);
        // An obstacle stays where it is (H5.09).
        let rooted = shove.by.is_none() && self.is_rooted(shove.target);
        if !figure.alive || shove.left == 0 || figure.kind == Kind::Obstacle || rooted {
            return Vec::new();
        }
        let chart = self.chart();
        // The last step must not end on somebody: look ahead as far as the push goes.
        let onward = chart.near(figure.spot).iter().filter(|&to| self.shove_leads(shove, figure.spot, to));
        onward.filter(|&to| self.shove_can_end(shove, to, shove.left - 1)).collect()
    }

    /// Whether a push or pull can lead from one hex to the next: onward, through the target's allies, not its enemies; a
    /// flyer passes everybody and everything (H21.07).
    fn shove_leads(&self, shove: &Shove, from: Spot, to: Spot) -> bool {
        let distance = |spot: Spot| self.chart().distance(shove.source, spot);
        let onward = if shove.pull { distance(to) < distance(from) } else { distance(to) > distance(from) };
        if !onward || to == shove.source {
            return false;
        }
        let side = self.figure(shove.target).side();
        let foe = self.standing_on(to).is_some_and(|other| self.figure(other).side().is_enemy(side));
        let batters = shove.impact == Impact::Batters;
        let obstacles = if batters { self.ground.obstacles - self.brittle() } else { self.ground.obstacles };
        self.flies(shove.target) || (!foe && !obstacles.has(to))
    }

    fn shove_can_end(&self, shove: &Shove, at: Spot, left: u8) -> bool {
        if self.standing_on(at).is_none() {
            return true;
        }
        let mut near = self.chart().near(at).iter();
        left > 0 && near.any(|to| self.shove_leads(shove, at, to) && self.shove_can_end(shove, to, left - 1))
    }

    /// Whether a wall or an obstacle stops a push that hurts there.
    pub(crate) fn shove_slams(&self, shove: &Shove) -> bool {
        let figure = self.figure(shove.target);
        if shove.impact != Impact::Slams || shove.pull || shove.left == 0 || !figure.alive {
            return false;
        }
        let map = &self.layout.map;
        let (source, here) = (map.hex(shove.source), map.hex(figure.spot));
        let stopped = |(direction, step): (usize, &Option<Spot>)| {
            let onward = (here + DIRECTIONS[direction]).distance(source) > here.distance(source);
            let rock = |to: &Spot| !self.flies(shove.target) && self.ground.obstacles.has(*to);
            onward && step.as_ref().is_none_or(rock)
        };
        self.chart().steps(figure.spot).iter().enumerate().any(stopped)
    }

    /// A push is stopped by a wall or an obstacle: each hex that is left of it hurts.
    pub(crate) fn slam(&mut self, shove: Shove, sink: &mut impl Sink) {
        let by = self.turn.figure;
        self.harm(shove.target, 2 * i16::from(shove.left), by, Cause::Obstacle, sink);
        if let Some(seat) = shove.by {
            self.gain_experience(seat, shove.left, sink);
        }
    }

    /// A hero may leave a push or pull out; once begun it goes on (H11.01).
    pub(crate) const fn shove_may_be_left(shove: &Shove) -> bool {
        shove.by.is_some() && !shove.started
    }

    pub(crate) fn shove_to(&mut self, mut shove: Shove, to: Spot, sink: &mut impl Sink) {
        shove.left -= 1;
        shove.started = true;
        self.agenda.push(Task::Shove(shove));
        self.relocate(shove.target, to);
        let moved = if shove.pull { Event::Pulled(shove.target, to) } else { Event::Pushed(shove.target, to) };
        sink.tell(moved, self);
        if self.ground.obstacles.has(to) && shove.impact == Impact::Batters {
            self.destroy_obstacle(to, sink);
            let by = self.turn.figure;
            self.harm(shove.target, 2, by, Cause::Obstacle, sink);
            if let Some(seat) = shove.by {
                self.gain_experience(seat, 1, sink);
            }
        }
        if !self.flies(shove.target) {
            self.spring(shove.target, to, sink);
        }
    }
}
