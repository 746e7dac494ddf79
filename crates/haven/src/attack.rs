//! Attacks: naming targets, laying areas, drawing modifiers, shields, effects, retaliation (H10, H11).

use crate::ability::{Amount, Attack};
use crate::ability::{Augment, Count, Lasting, Nature, Reach, Rider, Whom};
use crate::area::Origin;
use crate::choice::Choice;
use crate::condition::{Condition, Conditions};
use crate::element::Element;
use crate::event::{Blow, Deck, Event, Sink};
use crate::figure::{Crowd, Figure, FigureId, Kind, Side};
use crate::game::{Bonus, Game};
use crate::hex::Hex;
use crate::modifier::{Twist, Worth};
use crate::perform::is_hidden;
use crate::spot::{Spot, Spots};
use crate::sum::{Part, Retort, Shield};
use crate::task::{Aim, Boosts, Cause, Effect, Harm, Impact, Shove, Strike, Task, Use};
use kit::{Seat, Sort};

impl Game {
    /// The own range of a figure; 1 for a melee fighter.
    pub(crate) fn own_range(&self, id: FigureId) -> u8 {
        match self.figure(id).kind {
            Kind::Hero(_) | Kind::Obstacle | Kind::Escort(_) => 1,
            Kind::Summon { sheet, .. } => sheet.range.unwrap_or(1),
            Kind::Monster { kind, rank, .. } => {
                let range = self.monster_stats(id, kind, rank).range;
                if range > 0 { range + self.woes.range } else { 1 }
            }
        }
    }

    fn fights_from_afar(&self, id: FigureId) -> bool {
        match self.figure(id).kind {
            Kind::Hero(_) | Kind::Obstacle | Kind::Escort(_) => false,
            Kind::Summon { sheet, .. } => sheet.range.is_some(),
            Kind::Monster { kind, rank, .. } => self.monster_stats(id, kind, rank).range > 0,
        }
    }

    /// How far an attack goes, and whether it is a ranged one.
    pub(crate) fn reach(&self, id: FigureId, attack: &Attack) -> (u8, bool) {
        match attack.reach {
            Reach::Melee => (1, false),
            Reach::Range(range) => (range, true),
            Reach::Stat(plus) if self.fights_from_afar(id) => {
                (self.own_range(id).saturating_add_signed(plus).max(1), true)
            }
            Reach::Stat(_) => (1, false),
        }
    }

    /// How many targets a figure's own attacks have.
    pub(crate) fn own_targets(&self, id: FigureId) -> u8 {
        match self.figure(id).kind {
            Kind::Monster { kind, rank, .. } => self.monster_stats(id, kind, rank).targets,
            _ => 1,
        }
    }

    /// How hard an attack is before anything is added.
    pub(crate) fn attack_value(&self, id: FigureId, value: Amount) -> i16 {
        let own = match (value, self.figure(id).kind) {
            (Amount::Stat(_), Kind::Monster { kind, rank, .. }) => {
                i16::from(self.monster_stats(id, kind, rank).attack) + i16::from(self.woes.attack)
            }
            (Amount::Stat(_), Kind::Summon { sheet, .. }) if sheet.nature == Nature::Swarm => {
                (self.figure(id).health + 1) / 2
            }
            (Amount::Stat(_), Kind::Summon { sheet, .. }) => i16::from(sheet.attack.unwrap_or(0)),
            _ => 0,
        };
        (own + self.amount(id, value)).max(0)
    }

    /// A player's figure takes aim.
    pub(crate) fn take_aim(&mut self, attacker: FigureId, by: Seat, sheet: Attack, against: Side) {
        let (range, ranged) = self.reach(attacker, &sheet);
        let left = match sheet.count {
            Count::Number(count) => count,
            Count::Stat => self.own_targets(attacker),
            Count::Line | Count::OneFoe => 1,
            _ => u8::MAX,
        };
        let value = self.attack_value(attacker, sheet.value);
        let mut aim = Aim {
            attacker,
            by,
            sheet,
            against,
            value,
            range,
            ranged,
            left,
            extra: 0,
            area: sheet.area.is_some(),
            hit: Crowd::default(),
            boosts: Boosts::default(),
        };
        // Their slots are filled when the attack is made.
        if ranged {
            aim.range += self.wind_reach(attacker).unwrap_or(0);
            aim.extra += u8::from(self.bonus_of(attacker, more_targets).is_some());
        }
        self.agenda.push(Task::Aim(aim));
    }

    /// How much farther the wind carries an attack, if there is air.
    fn wind_reach(&self, attacker: FigureId) -> Option<u8> {
        self.bonus_of(attacker, wind_reach).filter(|_| self.elements.available(Element::Air))
    }

    /// What the first fitting bonus of a figure is worth.
    fn bonus_of<T>(&self, who: FigureId, fits: impl Fn(Lasting) -> Option<T>) -> Option<T> {
        self.bonuses.iter().filter(|bonus| bonus.who == who).find_map(|bonus| fits(bonus.what))
    }

    /// A ranged attack is made: it fills the slots that changed its range and its targets (H14.01).
    fn fill_aim_slots(&mut self, aim: &Aim, sink: &mut impl Sink) {
        if !aim.ranged || aim.hit != Crowd::default() {
            return;
        }
        if self.wind_reach(aim.attacker).is_some() {
            self.spend_slot(aim.attacker, wind_reach, sink);
            self.elements.consume(Element::Air);
            sink.tell(Event::Consumed(aim.attacker, Element::Air), self);
        }
        self.spend_slot(aim.attacker, more_targets, sink);
    }

    fn can_be_attacked(&self, aim: &Aim, target: FigureId) -> bool {
        let (figure, side) = (self.figure(target), self.figure(aim.attacker).side());
        let hidden = is_hidden(figure) && figure.side().is_enemy(side);
        // Whoever is forced attacks its own side; all others attack any enemy, those hostile to all among them.
        let meant =
            if side.is_enemy(aim.against) { figure.side().is_enemy(side) } else { figure.side() == aim.against };
        figure.alive && meant && target != aim.attacker && !hidden && !aim.hit.has(target)
    }

    /// Those whom a plain target can be.
    pub(crate) fn targets(&self, aim: &Aim) -> impl Iterator<Item = FigureId> + '_ {
        let aim = *aim;
        let chart = self.chart();
        let from = self.figure(aim.attacker).spot;
        self.figures().map(|(id, _)| id).filter(move |&id| {
            let to = self.figure(id).spot;
            let within = |range: u8| chart.distance(from, to) <= range && chart.sees(from, to);
            let fits = match aim.sheet.count {
                Count::Adjacent => within(1),
                Count::Within(range) => within(range),
                Count::MovedThrough => self.turn.through.has(id),
                Count::Room => self.share_room(from, to),
                Count::BesidePieces => !(chart.near(to) & self.turn.pieces).is_empty(),
                Count::BesideKilled => self.turn.killed_at.is_some_and(|at| chart.adjacent(at, to)),
                _ => within(aim.range),
            };
            fits && self.can_be_attacked(&aim, id)
        })
    }

    /// Plain targets that are left beside the area.
    fn plain_left(aim: &Aim) -> u8 {
        (aim.left - u8::from(aim.area).min(aim.left)).saturating_add(aim.extra)
    }

    /// The ways to lay the area that hit somebody.
    pub(crate) fn placements(&self, aim: &Aim) -> Vec<(u8, Hex)> {
        let Some(area) = aim.sheet.area.filter(|_| aim.area) else { return Vec::new() };
        let map = &self.layout.map;
        let here = map.hex(self.figure(aim.attacker).spot);
        let mut found = Vec::new();
        let wanted = |id: FigureId| self.can_be_attacked(aim, id) || self.healed_by(aim, id).is_some();
        let foes: Vec<FigureId> = self.figures().map(|(id, _)| id).filter(|&id| wanted(id)).collect();
        for (shape, cells) in area.orientations().iter().enumerate() {
            let anchors: Vec<Hex> = match area.origin {
                Origin::Attacker => vec![here],
                Origin::Anywhere => {
                    let spots = foes.iter().map(|&foe| map.hex(self.figure(foe).spot));
                    spots.flat_map(|at| cells.iter().map(move |&cell| at - cell)).collect()
                }
            };
            for anchor in anchors {
                let one = (shape as u8, anchor);
                let reaches = || !self.covered(aim, one).is_empty() || !self.healed_in(aim, one).is_empty();
                if !found.contains(&one) && reaches() {
                    found.push(one);
                }
            }
        }
        found
    }

    pub(crate) fn area_spots(&self, aim: &Aim, (shape, anchor): (u8, Hex)) -> Vec<Spot> {
        let Some(area) = aim.sheet.area else { return Vec::new() };
        let orientations = area.orientations();
        let cells = orientations.get(usize::from(shape)).map_or(&[][..], Vec::as_slice);
        let spots: Vec<Spot> = cells.iter().filter_map(|&cell| self.layout.map.spot(anchor + cell)).collect();
        let from = self.figure(aim.attacker).spot;
        let near = |&spot: &Spot| self.chart().distance(from, spot) <= aim.range;
        if area.origin == Origin::Anywhere && !spots.iter().any(near) { Vec::new() } else { spots }
    }

    /// How much an attack's area heals somebody who stands in it.
    fn healed_by(&self, aim: &Aim, id: FigureId) -> Option<u8> {
        let Rider::HealArea(amount) = aim.sheet.rider else { return None };
        let (me, one) = (self.figure(aim.attacker), self.figure(id));
        let ally = id != aim.attacker && !one.side().is_enemy(me.side()) && one.kind != Kind::Obstacle;
        ally.then_some(amount)
    }

    /// Whom an area heals.
    fn healed_in(&self, aim: &Aim, placement: (u8, Hex)) -> Vec<FigureId> {
        let mut there = self.seen_in(aim, placement);
        there.retain(|&one| self.healed_by(aim, one).is_some());
        there
    }

    /// Everybody in an area and in line of sight.
    fn seen_in(&self, aim: &Aim, placement: (u8, Hex)) -> Vec<FigureId> {
        let from = self.figure(aim.attacker).spot;
        let spots = self.area_spots(aim, placement).into_iter().filter(|&spot| self.chart().sees(from, spot));
        spots.filter_map(|spot| self.standing_on(spot)).collect()
    }

    /// Whom an area hits: enemies in line of sight (H10.07).
    pub(crate) fn covered(&self, aim: &Aim, placement: (u8, Hex)) -> Vec<FigureId> {
        let mut hit = self.seen_in(aim, placement);
        hit.retain(|&one| self.can_be_attacked(aim, one));
        hit.arrange();
        hit
    }

    pub(crate) fn has_target(&self, aim: &Aim) -> bool {
        // What kills outright is no attack.
        let able = match aim.sheet.rider {
            Rider::Slay(_) => self.can_act(aim.attacker),
            _ => self.can_attack(aim.attacker),
        };
        able && ((Self::plain_left(aim) > 0 && self.targets(aim).next().is_some())
            || (aim.area && !self.placements(aim).is_empty()))
    }

    pub(crate) fn list_aim(&self, aim: &Aim, choices: &mut Vec<Choice>) {
        if Self::plain_left(aim) > 0 {
            choices.extend(self.targets(aim).map(Choice::Target));
        }
        choices.extend(self.placements(aim).into_iter().map(|(shape, anchor)| Choice::Area(shape, anchor)));
        choices.extend(self.attack_items(aim).map(Choice::Use));
        if let Some(seat) = self.figure(aim.attacker).seat() {
            choices.extend(self.omittable(aim, seat).iter().map(Choice::Omit));
        }
        choices.push(Choice::Skip);
    }

    /// Conditions that a hero can leave out of the next attack, those of the own deck too (H10.05).
    fn omittable(&self, aim: &Aim, seat: Seat) -> Conditions {
        let strike = self.strike(aim.attacker, aim.attacker, aim.sheet, aim.value, aim.ranged);
        let own = self.conditions_of(&Strike { boosts: aim.boosts, ..strike });
        own.and(self.hero(seat).deck.conditions()).without(aim.boosts.omitted)
    }

    pub(crate) fn resolve_aim(&mut self, mut aim: Aim, choice: Choice, sink: &mut impl Sink) {
        match choice {
            Choice::Target(_) => {
                let (hit, extra) = self.hits(&aim, choice);
                if extra {
                    aim.extra -= 1;
                } else if aim.left != u8::MAX {
                    aim.left -= 1;
                }
                self.loose(aim, &hit, extra, sink);
            }
            Choice::Area(shape, anchor) => {
                let hit = self.covered(&aim, (shape, anchor));
                for ally in self.healed_in(&aim, (shape, anchor)) {
                    self.heal(ally, self.healed_by(&aim, ally).unwrap_or(0), sink);
                }
                let side = self.figure(aim.attacker).side();
                if let Some(condition) = aim.sheet.rider.on_area() {
                    for spot in self.area_spots(&aim, (shape, anchor)) {
                        let ally = self.standing_on(spot).filter(|&one| one != aim.attacker);
                        if let Some(ally) = ally.filter(|&one| !self.figure(one).side().is_enemy(side)) {
                            self.afflict(ally, condition, sink);
                        }
                    }
                }
                aim.area = false;
                if aim.left != u8::MAX {
                    aim.left -= 1;
                }
                let hit = self.slay_in_area(&aim, hit, sink);
                self.loose(aim, &hit, false, sink);
            }
            Choice::Use(item) => self.boost_attack(aim, item, sink),
            Choice::Omit(condition) => {
                aim.boosts.omitted = aim.boosts.omitted.and(Conditions::of(&[condition]));
                self.agenda.push(Task::Aim(aim));
            }
            _ => {}
        }
    }

    /// Kills those in an area that its attack kills outright, and says who is left to be attacked.
    fn slay_in_area(&mut self, aim: &Aim, hit: Vec<FigureId>, sink: &mut impl Sink) -> Vec<FigureId> {
        let (prey, strikes) = match aim.sheet.rider {
            Rider::Slay(prey) => (prey, false),
            Rider::SlayOrStrike(prey) => (prey, true),
            _ => return hit,
        };
        let (killed, left): (Vec<_>, Vec<_>) = hit.into_iter().partition(|&one| self.is_prey(aim.attacker, one, prey));
        for target in killed {
            self.gain_experience(aim.by, aim.sheet.xp_each, sink);
            self.slay(target, aim.attacker, sink);
        }
        if strikes { left } else { Vec::new() }
    }

    /// Enemies on a shortest way to the main target; of several such ways the one that leads over the most of them.
    fn on_the_way(&self, aim: &Aim, target: FigureId) -> Vec<FigureId> {
        let chart = self.chart();
        let (from, to) = (self.figure(aim.attacker).spot, self.figure(target).spot);
        let length = chart.distance(from, to);
        let foe = |spot: Spot| self.standing_on(spot).filter(|&id| id != target && self.can_be_attacked(aim, id));
        // Best tally and step before, ring by ring around the attacker.
        let mut best: Vec<Option<(usize, Spot)>> = vec![None; self.layout.map.len()];
        best[from.index()] = Some((0, from));
        for ring in 1..=length {
            let on_ring = self
                .layout
                .map
                .spots()
                .iter()
                .filter(|&spot| chart.distance(from, spot) == ring && chart.distance(spot, to) == length - ring);
            for spot in on_ring.collect::<Vec<_>>() {
                let before = chart.near(spot).iter().filter(|&one| chart.distance(from, one) + 1 == ring);
                let way = before.filter_map(|one| best[one.index()].map(|known| (known.0, one)));
                let way = way.max_by_key(|&(count, one)| (count, std::cmp::Reverse(one)));
                best[spot.index()] = way.map(|(count, one)| (count + usize::from(foe(spot).is_some()), one));
            }
        }
        let mut hit = Vec::new();
        let mut at = to;
        while let Some((_, before)) = best[at.index()].filter(|_| at != from) {
            hit.extend(foe(at));
            at = before;
        }
        hit
    }

    /// Lets the attacks on these targets happen, one after the other.
    fn loose(&mut self, mut aim: Aim, hit: &[FigureId], extra: bool, sink: &mut impl Sink) {
        self.performed();
        self.fill_aim_slots(&aim, sink);
        hit.iter().for_each(|&target| aim.hit.insert(target));
        let boosts = aim.boosts;
        (aim.boosts.once, aim.boosts.omitted) = (Conditions::NONE, Conditions::NONE);
        self.agenda.push(Task::Aim(aim));
        for strike in self.strikes_of(&Aim { boosts, ..aim }, hit, extra).into_iter().rev() {
            self.agenda.push(Task::Guard(strike));
        }
    }

    /// The attacks on these targets; what is for one attack only goes with the first.
    pub(crate) fn strikes_of(&self, aim: &Aim, hit: &[FigureId], extra: bool) -> Vec<Strike> {
        let strikes = hit.iter().enumerate().map(|(at, &target)| {
            let once = if at == 0 { aim.boosts.once } else { Conditions::NONE };
            let strike = self.strike(aim.attacker, target, aim.sheet, aim.value, aim.ranged);
            Strike { by: Some(aim.by), extra, boosts: Boosts { once, ..aim.boosts }, ..strike }
        });
        strikes.collect()
    }

    /// Whom a choice would hit, and whether as an added target (H10.08); nobody if it is no attack.
    pub(crate) fn hits(&self, aim: &Aim, choice: Choice) -> (Vec<FigureId>, bool) {
        match choice {
            Choice::Target(target) => {
                let mut hit = vec![target];
                match aim.sheet.count {
                    Count::Line => hit.extend(self.on_the_way(aim, target)),
                    Count::OneFoe => hit.resize(usize::from(self.own_targets(aim.attacker)), target),
                    _ => {}
                }
                (hit, aim.left <= u8::from(aim.area))
            }
            Choice::Area(shape, anchor) => (self.covered(aim, (shape, anchor)), false),
            _ => (Vec::new(), false),
        }
    }

    pub(crate) fn strike(
        &self,
        attacker: FigureId,
        target: FigureId,
        sheet: Attack,
        value: i16,
        ranged: bool,
    ) -> Strike {
        let own = match self.figure(attacker).kind {
            Kind::Monster { kind, rank, .. } => self.monster_stats(attacker, kind, rank).conditions,
            Kind::Summon { sheet, .. } => sheet.conditions,
            Kind::Hero(_) | Kind::Obstacle | Kind::Escort(_) => Conditions::NONE,
        };
        Strike {
            attacker,
            target,
            by: None,
            sheet,
            value,
            ranged,
            extra: false,
            hindered: false,
            shield: None,
            pierce: 0,
            on_death: false,
            boosts: Boosts::default(),
            conditions: sheet.conditions.and(own),
            push: sheet.push,
            pull: sheet.pull,
            damage: 0,
        }
    }

    /// Whether an attack that was begun is still made: not by the dead and exhausted (H21.02), nor by whoever was disarmed
    /// or stunned meanwhile (H12.03).
    pub(crate) fn is_made(&self, strike: &Strike) -> bool {
        strike.on_death || self.can_attack(strike.attacker)
    }

    /// An attack is declared: somebody may draw it upon themselves.
    pub(crate) fn declare(&mut self, mut strike: Strike, sink: &mut impl Sink) {
        if !self.is_made(&strike) {
            return;
        }
        if let Some(who) = self.provoker(&strike) {
            sink.tell(Event::Provoked(who, strike.target), self);
            strike.target = who;
        }
        self.agenda.push(Task::Strike(strike));
    }

    /// Who draws a monster's attack on an adjacent ally upon itself.
    pub(crate) fn provoker(&self, strike: &Strike) -> Option<FigureId> {
        let target = self.figure(strike.target);
        if self.figure(strike.attacker).side() != Side::Monsters || target.side() != Side::Heroes {
            return None;
        }
        let spot = target.spot;
        self.bonuses.iter().filter(|one| one.what == Lasting::Provoke).map(|one| one.who).find(|&who| {
            let figure = self.figure(who);
            who != strike.target && figure.alive && self.chart().adjacent(spot, figure.spot)
        })
    }

    /// One attack: bonuses, one modifier, shields (H10.03).
    pub(crate) fn strike_now(&mut self, mut strike: Strike, sink: &mut impl Sink) {
        if !self.figure(strike.target).alive {
            return;
        }
        sink.tell(Event::Attack(strike.attacker, strike.target), self);
        if let Some(seat) = self.owner(strike.attacker) {
            let (times, _, xp) = self.own_plus(&strike);
            self.gain_experience(seat, (times[0].1 + times[1].1) as u8 * xp + strike.sheet.xp_each, sink);
        }
        let mut slots = Vec::new();
        let sum = self.attack_sum(&strike, |part, plus| {
            sink.tell(Event::Sum(part, plus), self);
            if let Part::Slot(what, _) = part {
                slots.push(what);
            }
        });
        for what in slots {
            self.spend_slot(strike.attacker, |one| (one == what).then_some(()), sink);
            if let (Lasting::NextBesideObstacle(_), Some(by)) = (what, self.figure(strike.attacker).seat()) {
                self.agenda.push(Task::Place { actor: strike.attacker, by, r#use: Use::Crush });
            }
        }
        let mut pierce = self.own_pierce(&strike);
        let (value, twists) = self.draw_for(&strike, sum, sink);
        for twist in twists {
            match twist {
                Twist::None => {}
                Twist::Inflict(condition) => strike.conditions = strike.conditions.and(Conditions::of(&[condition])),
                Twist::Push(by) => strike.push += by,
                Twist::Pull(by) => strike.pull += by,
                Twist::Pierce(by) => pierce += by,
                Twist::Create(element) => {
                    self.elements.create(element);
                    sink.tell(Event::Created(strike.attacker, element), self);
                }
                Twist::AddTarget => self.add_target(&strike),
                Twist::HealSelf(amount) => self.heal(strike.attacker, amount, sink),
                Twist::ShieldSelf(amount) => self.shield_for_round(strike.attacker, amount, sink),
                Twist::Vanish => self.afflict(strike.attacker, Condition::Invisible, sink),
            }
        }
        let shield = self.use_shields(&strike, value, pierce, sink);
        strike.damage = Self::damage_of(&strike, value, shield, pierce);
        sink.tell(Event::Blow(Blow { sum, drawn: value, shield, pierce, damage: strike.damage }), self);
        strike.pierce =
            if strike.boosts.no_shield { u8::MAX } else { pierce.saturating_sub(shield.clamp(0, 255) as u8) };
        self.agenda.push(Task::Land(strike));
        let harm =
            Harm { target: strike.target, amount: strike.damage, by: Some(strike.attacker), cause: Cause::Attack };
        self.agenda.push(Task::Harm(harm));
    }

    /// Draws the modifiers: the value they make of the attack, and what else they do.
    fn draw_for(&mut self, strike: &Strike, value: i16, sink: &mut impl Sink) -> (i16, Vec<Twist>) {
        let odds = self.tilt(strike, |cause| sink.tell(Event::Tilt(cause), self));
        let rules = self.draw_rules(strike);
        let (deck, draw) = match self.owner(strike.attacker) {
            Some(seat) => {
                let stream = &mut self.chance.heroes[seat.index()];
                (Deck::Hero(seat), self.heroes[seat.index()].deck.draw(odds, value, rules, stream))
            }
            None => (Deck::Monsters, self.deck.draw(odds, value, rules, &mut self.chance.monsters)),
        };
        if draw.shuffled() {
            sink.tell(Event::Shuffled(deck), self);
        }
        draw.drawn().for_each(|(card, counts)| sink.tell(Event::Modifier(deck, card, counts), self));
        // It has acted, so it has been used (H21.12).
        if rules.helmet && draw.cards().any(|card| card.worth == Worth::Double) {
            self.wear_helmet(strike.target, sink);
        }
        (draw.value(value, rules), draw.cards().map(|card| card.twist).collect())
    }

    /// All shields against this attack; what has use slots or circles fills one.
    fn use_shields(&mut self, strike: &Strike, value: i16, pierce: u8, sink: &mut impl Sink) -> i16 {
        let mut used = Vec::new();
        let shield = self.shield_sum(strike, value, pierce, |part, amount| {
            sink.tell(Event::Shield(part, amount), self);
            if matches!(part, Shield::Slot(..) | Shield::Armor(_)) {
                used.push(part);
            }
        });
        for part in used {
            match (part, self.figure(strike.target).seat()) {
                (Shield::Armor(item), Some(seat)) => self.wear_item(seat, item, sink),
                (Shield::Slot(what, _), _) => {
                    self.spend_slot(strike.target, |one| (one == what).then_some(()), sink);
                }
                _ => {}
            }
        }
        shield
    }

    /// The attack gets one more target, if it is not itself an added one (H10.08).
    fn add_target(&mut self, strike: &Strike) {
        let aim = self.agenda.iter_mut().rev().find_map(|task| match task {
            Task::Aim(aim) if aim.attacker == strike.attacker => Some(aim),
            _ => None,
        });
        match aim {
            Some(aim) if !strike.extra => aim.extra += 1,
            None if !strike.extra => self.add_own_target(strike),
            _ => {}
        }
    }

    /// One more target for a figure that decides by itself: in range, by the focus rules (H16.09).
    fn add_own_target(&mut self, strike: &Strike) {
        let from = self.figure(strike.attacker).spot;
        let side = self.figure(strike.target).side();
        let (range, ranged) = self.reach(strike.attacker, &strike.sheet);
        let reach = self.chart().reach(from, range);
        let left = self.figures().filter(|&(id, one)| {
            one.side() == side && !is_hidden(one) && !self.mind.hit.has(id) && reach.has(one.spot)
        });
        let nearest = left.map(|(id, one)| (self.chart().distance(from, one.spot), self.place_in_order(id), id)).min();
        if let Some((.., target)) = nearest {
            self.mind.hit.insert(target);
            let more = self.strike(strike.attacker, target, strike.sheet, strike.value, ranged);
            self.agenda.push(Task::Guard(Strike { extra: true, ..more }));
        }
    }

    pub(crate) fn shield_for_round(&mut self, who: FigureId, amount: u8, sink: &mut impl Sink) {
        self.last_for_round(who, Lasting::Shield(amount), sink);
    }

    /// What no card keeps lasts for the round.
    fn last_for_round(&mut self, who: FigureId, what: Lasting, sink: &mut impl Sink) {
        self.begin_bonus(Bonus { who, what, for_round: true, card: None, slots: &[], used: 0 }, sink);
    }

    /// After the damage: effects and conditions (H10.05), then retaliation (H14.03).
    pub(crate) fn land(&mut self, strike: Strike, sink: &mut impl Sink) {
        self.mind.last_target = Some(strike.target);
        let target = *self.figure(strike.target);
        self.agenda.push(Task::Retaliate(strike));
        if let Kind::Summon { sheet, .. } = self.figure(strike.attacker).kind
            && sheet.nature == Nature::Burning
        {
            self.create(strike.attacker, Element::Fire, sink);
        }
        if target.alive {
            self.conditions_of(&strike).iter().for_each(|condition| self.afflict(strike.target, condition, sink));
            let source = self.figure(strike.attacker).spot;
            let impact = match strike.sheet.rider {
                Rider::Batter => Impact::Batters,
                Rider::Slam => Impact::Slams,
                _ => Impact::Ends,
            };
            for (left, pull) in [(strike.pull, true), (strike.push, false)] {
                if left > 0 {
                    let shove =
                        Shove { source, target: strike.target, by: strike.by, left, pull, impact, started: false };
                    self.agenda.push(Task::Shove(shove));
                }
            }
        }
        for (_, augment) in self.augments_of(&strike) {
            self.augmented(&strike, augment, sink);
        }
        let splash = match strike.sheet.rider {
            Rider::Splash(amount) | Rider::SplashEnemies(amount) => Some(i16::from(amount)),
            Rider::SplashDealt => Some(strike.damage),
            _ => None,
        };
        if let Some(amount) = splash {
            let near: Spots = self.chart().near(target.spot);
            let side = self.figure(strike.attacker).side();
            let friends = !matches!(strike.sheet.rider, Rider::SplashEnemies(_));
            let meant = |id: FigureId, one: &Figure| {
                id != strike.attacker && id != strike.target && (friends || one.side().is_enemy(side))
            };
            let others: Vec<FigureId> = self
                .figures()
                .filter(|(id, one)| meant(*id, one) && near.has(one.spot))
                .filter(|(_, one)| !is_hidden(one) || one.side() == side)
                .map(|(id, _)| id)
                .collect();
            for other in others {
                self.harm(other, amount, Some(strike.attacker), Cause::Ability, sink);
            }
        }
        if let Rider::HealPerHit(amount) = strike.sheet.rider
            && strike.damage > 0
        {
            self.heal(strike.attacker, amount, sink);
        }
    }

    /// What an augment does once the attack has landed.
    fn augmented(&mut self, strike: &Strike, augment: Augment, sink: &mut impl Sink) {
        match augment {
            Augment::Heal(amount) => self.heal(strike.attacker, amount, sink),
            Augment::Shield(amount) => self.shield_for_round(strike.attacker, amount, sink),
            Augment::Retaliate(amount) => {
                let what = Lasting::Retaliate { amount, range: 1, xp: 0 };
                self.last_for_round(strike.attacker, what, sink);
            }
            Augment::HealOne(amount, range) => {
                if let Some(by) = self.figure(strike.attacker).seat() {
                    let (effect, whom) = (Effect::Heal(amount), Whom::MeOrAlly(range));
                    let (actor, named) = (strike.attacker, Crowd::default());
                    self.agenda.push(Task::Name { actor, by, effect, whom, left: 1, named, must: false });
                }
            }
            Augment::Consume { element, with } => {
                if let Some(by) = self.figure(strike.attacker).seat() {
                    let (actor, element) = (strike.attacker, Some(element));
                    self.agenda.push(Task::Consume { actor, by, element, xp: 0, with, without: &[] });
                }
            }
            Augment::Attack(_) | Augment::Inflict(_) => {}
        }
    }

    /// The target strikes back, if it survived and the attacker is near enough (H14.03).
    pub(crate) fn retaliate(&mut self, strike: Strike, sink: &mut impl Sink) {
        let (attacker, target) = (*self.figure(strike.attacker), *self.figure(strike.target));
        if !target.alive || !attacker.alive {
            return;
        }
        let (mut slots, mut xp) = (Vec::new(), 0);
        let amount = self.retaliation(&strike, |part, _| match part {
            Retort::Bonus(Lasting::Retaliate { xp: gain, .. }, _) => xp += gain,
            Retort::Slot(what, _) => slots.push(what),
            _ => {}
        });
        for what in slots {
            self.spend_slot(strike.target, |one| (one == what).then_some(()), sink);
        }
        if amount > 0 {
            if let Some(seat) = target.seat() {
                self.gain_experience(seat, xp, sink);
            }
            self.harm(strike.attacker, amount, Some(strike.target), Cause::Retaliation, sink);
        }
    }
}

fn more_targets(lasting: Lasting) -> Option<()> {
    (lasting == Lasting::MoreTargets).then_some(())
}

fn wind_reach(lasting: Lasting) -> Option<u8> {
    match lasting {
        Lasting::WindReach(more) => Some(more),
        _ => None,
    }
}

impl Rider {
    /// What everybody in the area gets, friend and foe.
    pub(crate) const fn on_area(self) -> Option<Condition> {
        match self {
            Self::MuddleArea => Some(Condition::Muddle),
            Self::ImmobilizeArea => Some(Condition::Immobilize),
            _ => None,
        }
    }
}
