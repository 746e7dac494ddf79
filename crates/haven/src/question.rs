//! What is being asked, of whom and why; and why something that one might want is not among the answers.

use crate::ability::{Ability, Recovery, Whom};
use crate::card::{CardId, Side as Half};
use crate::choice::Choice;
use crate::condition::Condition;
use crate::element::{Element, Strength};
use crate::figure::{Figure, FigureId};
use crate::game::Game;
use crate::hero::{Pile, Plan};
use crate::item::{Item, Moment, Refresh, Wear};
use crate::map::RoomId;
use crate::monster::MonsterKind;
use crate::spot::Spot;
use crate::task::{Aim, Cause, Effect, Newcomer, Task, Use, Walk};
use crate::view::View;
use crate::walk::Gait;
use kit::Seat;

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which battle goal.
    Goal,
    /// Which item to wear (H4.03).
    Equip,
    /// Which card to leave at home, until as many are left as make a hand (H2.05).
    Hand,
    /// By which entry into the first room of a random dungeon (H21.09); [`View::entries`] says what each option is.
    Entry,
    /// Where to start.
    Start,
    /// Which cards, or a long rest.
    Cards,
    /// What to do in the own turn.
    Turn,
    /// Where this figure goes.
    Move {
        /// Who moves.
        figure: FigureId,
        /// Points left.
        points: u8,
        /// How.
        gait: Gait,
        /// Whom it must end beside.
        beside: Option<FigureId>,
        /// Whether every hex entered is looted.
        looting: bool,
    },
    /// Whom this figure attacks.
    Attack {
        /// Who attacks.
        attacker: FigureId,
        /// How hard, before anything is added.
        value: i16,
        /// How far.
        range: u8,
        /// Whether it is a ranged attack.
        ranged: bool,
        /// How many more targets may be named, the area as one; nothing if as many as there are.
        targets: Option<u8>,
        /// Whether an area is still to be laid.
        area: bool,
    },
    /// Whether to use an item against an attack.
    Guard {
        /// Who attacks.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
    },
    /// Where to push or pull.
    Shove {
        /// Whom.
        figure: FigureId,
        /// Whether it is a pull.
        pull: bool,
        /// How many hexes are left.
        left: u8,
    },
    /// How to take damage.
    Harm {
        /// How much.
        amount: i16,
        /// What from.
        cause: Cause,
        /// Who did it.
        by: Option<FigureId>,
    },
    /// Whom to heal.
    Heal {
        /// Who heals.
        actor: FigureId,
        /// How much.
        amount: u8,
        /// How many more may be named.
        left: u8,
    },
    /// Whom to name for anything else.
    Name {
        /// Who does it.
        actor: FigureId,
        /// What happens to whoever is named.
        effect: Effect,
        /// How many more may be named.
        left: u8,
    },
    /// Which hex.
    Place {
        /// Who uses it.
        actor: FigureId,
        /// What for.
        what: Use,
    },
    /// Onto which of the nearest empty hexes a figure comes down (H9.03).
    Fall(FigureId),
    /// Which card to take back.
    Recover {
        /// From where.
        from: Recovery,
        /// How many more.
        left: u8,
    },
    /// Which card to give away.
    Forfeit {
        /// Whether it is lost, not discarded.
        lost: bool,
        /// How many more.
        left: u8,
    },
    /// Whether to loot.
    Loot {
        /// Who loots.
        actor: FigureId,
        /// How far.
        range: u8,
    },
    /// Whether to rest.
    ShortRest,
    /// Whether to lose this card.
    Reroll(CardId),
    /// Which card to lose for a long rest.
    LongRest,
    /// Whether to consume an element.
    Consume {
        /// Who would.
        actor: FigureId,
        /// Which; any if none is named.
        element: Option<Element>,
        /// Experience for it.
        xp: u8,
        /// What happens with it.
        with: &'static [Ability],
        /// What happens without it.
        without: &'static [Ability],
    },
    /// Whether to perform a part of an action that asks nothing else (H8.02).
    Offer {
        /// Who would.
        actor: FigureId,
        /// What.
        ability: &'static Ability,
    },
    /// On which of several equally good hexes somebody appears, or a monster lays a trap (H21.08).
    Appear(Newcomer),
    /// Which of several that lost equally much a monster heals (H21.08).
    Pick {
        /// Who heals.
        actor: FigureId,
        /// What happens to whoever is named.
        effect: Effect,
        /// How many more.
        left: u8,
    },
    /// Which monster of a room becomes an elite one (H21.08).
    Promote(RoomId),
    /// Which hero counts as the one who opened the first room (H19.03).
    Opener(RoomId),
    /// Which element a monster type consumes (H13.03).
    Feed {
        /// Who acts first of the type.
        actor: FigureId,
        /// The type.
        kind: MonsterKind,
    },
    /// Which of several equal ways a monster goes (H16.11).
    Ways(FigureId),
    /// Which of the tied acts first (H6.05): so many, from this place of the order.
    Tie {
        /// The place of the first of them.
        at: u8,
        /// How many.
        count: u8,
    },
    /// Whether an item makes the leading card earlier (the first option) or later (the second).
    Hasten,
    /// Which used item comes back.
    Refresh(Refresh),
    /// Which element is created.
    Create,
    /// Whether to attack with this value instead of moving so far.
    MoveOrAttack(u8),
}

/// Why something is not among what may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The scenario is over.
    Over,
    /// Somebody else decides.
    NotYours,
    /// It answers another question.
    NotAsked,
    /// The card is not in the hand.
    NotInHand,
    /// One of the two cards chosen for the round, not yet played (H15.01).
    Chosen,
    /// Fewer than two discards: no rest (H7.01), and no two to lose (H15.01).
    TooFewDiscards,
    /// This card's turn is over: the other one must be played now (H8.01).
    CardPlayed,
    /// A top half was played, so now a bottom half, or the other way round (H8.01).
    HalfPlayed,
    /// Both halves were played.
    TurnDone,
    /// The item is spent until a long rest (H3.03).
    Spent,
    /// The item is consumed (H3.03).
    Consumed,
    /// The item is for another moment (H3.06).
    Moment(Moment),
    /// The hero has no such item.
    NotCarried,
    /// A condition keeps the figure from it (H12.03).
    Held(Condition),
    /// So far away, and only so much counts.
    OutOfRange {
        /// Counted hexes.
        distance: u8,
        /// How far it goes.
        range: u8,
    },
    /// A wall is in the way of the sight (H10.02); [`View::sight`] says which.
    NoSight,
    /// It is invisible (H12.05).
    Invisible,
    /// It was hit already by this ability (H10.07).
    AlreadyHit,
    /// It is not whom this is meant for: an ally, an enemy, or nobody on the board.
    NotMeant,
    /// There are no targets left to name.
    NoTargetsLeft,
    /// A wall, or too far for one step.
    NoStep,
    /// An enemy stands in the way (H9.01).
    Enemy(FigureId),
    /// Somebody stands there.
    Occupied(FigureId),
    /// An obstacle lies there (H5.06).
    Obstacle,
    /// The door is locked (H5.08).
    Locked,
    /// Not enough movement points.
    TooFewPoints,
    /// From there the move could not end anywhere.
    NoWayOn,
    /// Something lies there: the hex is not empty (H21.01).
    NotEmpty,
    /// It would cut off a part of the map (H5.06).
    WouldCut,
    /// The element is inert (H13.02).
    Inert,
    /// The element is not the one that is asked for.
    OtherElement,
    /// The card cannot be recovered (H14.06).
    Unrecoverable,
}

impl Game {
    /// What is being asked of a seat.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let task = self.agenda.last()?;
        if self.ending.is_some() || (self.next_to_decide() != Some(seat) && !matches!(task, Task::Select)) {
            return None;
        }
        Some(match *task {
            Task::KeepGoal(_) => Question::Goal,
            Task::Equip(_) => Question::Equip,
            Task::TakeHand(_) => Question::Hand,
            Task::Entry => Question::Entry,
            Task::Start(_) => Question::Start,
            Task::Select => Question::Cards,
            Task::HeroTurn(_) => Question::Turn,
            Task::Walk(Walk { figure, points, gait, looting, near, .. }) => {
                Question::Move { figure, points, gait, beside: near, looting }
            }
            Task::Aim(ref aim) => Question::Attack {
                attacker: aim.attacker,
                value: aim.value,
                range: aim.range,
                ranged: aim.ranged,
                targets: (aim.left != u8::MAX).then(|| aim.left.saturating_add(aim.extra)),
                area: aim.area,
            },
            Task::Guard(ref strike) => Question::Guard { attacker: strike.attacker, target: strike.target },
            Task::Hasten(_) => Question::Hasten,
            Task::Refresh { what, .. } => Question::Refresh(what),
            Task::Conjure { .. } => Question::Create,
            Task::MoveOrAttack { points, .. } => Question::MoveOrAttack(points),
            Task::Shove(shove) => Question::Shove { figure: shove.target, pull: shove.pull, left: shove.left },
            Task::Harm(ref harm) => Question::Harm { amount: harm.amount, cause: harm.cause, by: harm.by },
            Task::Name { actor, effect: Effect::Heal(amount), left, .. } => Question::Heal { actor, amount, left },
            Task::Name { actor, effect, left, .. } => Question::Name { actor, effect, left },
            Task::Place { actor, r#use, .. } => Question::Place { actor, what: r#use },
            Task::Tumble(figure) => Question::Fall(figure),
            Task::Recover { from, left, .. } => Question::Recover { from, left },
            Task::Borrow(_) => Question::Recover { from: Recovery::Lost, left: 1 },
            Task::Forfeit { left, lost, .. } => Question::Forfeit { lost, left },
            Task::Loot { actor, range, .. } => Question::Loot { actor, range },
            Task::ShortRest(_) => Question::ShortRest,
            Task::Reroll(_, card) => Question::Reroll(card),
            Task::LongRest(_) => Question::LongRest,
            Task::Consume { actor, element, xp, with, without, .. } => {
                Question::Consume { actor, element, xp, with, without }
            }
            Task::Offer { actor, ability, .. } => Question::Offer { actor, ability },
            Task::Appear(newcomer, _) => Question::Appear(newcomer),
            Task::Pick { actor, effect, left, .. } => Question::Pick { actor, effect, left },
            Task::Promote(room) => Question::Promote(room),
            Task::Opener(room) => Question::Opener(room),
            Task::Feed { actor, kind, .. } => Question::Feed { actor, kind },
            Task::Ways { actor, .. } => Question::Ways(actor),
            Task::Tie(at, count) => Question::Tie { at, count },
            _ => return None,
        })
    }

    /// Why a choice that is not legal is not.
    fn reason(&self, seat: Seat, choice: Choice) -> Reason {
        let Some(task) = self.agenda.last().filter(|_| self.ending.is_none()) else { return Reason::Over };
        if self.question(seat).is_none() {
            return Reason::NotYours;
        }
        match (task, choice) {
            (_, Choice::Use(item)) => self.why_no_item(seat, item),
            (Task::Select, Choice::LongRest) => Reason::TooFewDiscards,
            (Task::Select, Choice::Play(..)) => Reason::NotInHand,
            (Task::HeroTurn(_), Choice::Act { card, side, .. }) => self.why_no_half(seat, card, side),
            (Task::Aim(aim), Choice::Target(target)) => self.why_no_target(aim, target),
            (Task::Walk(walk), Choice::Step(to)) => self.why_no_step(walk, to),
            (Task::Walk(walk), Choice::Stop) => self.standing_on(self.figure(walk.figure).spot).map_or_else(
                || walk.near.map_or(Reason::Obstacle, |_| Reason::NotMeant),
                |other| if other == walk.figure { Reason::NoWayOn } else { Reason::Occupied(other) },
            ),
            (Task::Harm(_), Choice::LoseFromHand(card)) => match self.hero(seat).pile(card) {
                Pile::Chosen => Reason::Chosen,
                _ => Reason::NotInHand,
            },
            (Task::Harm(_), Choice::LoseDiscards(..)) => Reason::TooFewDiscards,
            (Task::Name { actor, whom, named, .. }, Choice::Target(target)) => {
                if named.has(target) {
                    Reason::AlreadyHit
                } else {
                    self.why_not_meant(*actor, *whom, target)
                }
            }
            (Task::Place { r#use, .. }, Choice::Hex(spot)) => self.why_no_place(*r#use, spot),
            (Task::Consume { element, .. }, Choice::Consume(wanted)) => match element {
                Some(element) if *element != wanted => Reason::OtherElement,
                _ if self.elements.strength(wanted) == Strength::Inert => Reason::Inert,
                _ => Reason::NotAsked,
            },
            (Task::Recover { from: Recovery::Lost, .. }, Choice::Card(card))
                if self.hero(seat).pile(card) == Pile::Lost =>
            {
                Reason::Unrecoverable
            }
            _ => Reason::NotAsked,
        }
    }

    fn why_no_item(&self, seat: Seat, item: Item) -> Reason {
        let hero = self.hero(seat);
        let Some(carried) = hero.items.iter().find(|one| one.item == item) else { return Reason::NotCarried };
        match (carried.ready, item.sheet().wear) {
            (false, Wear::Consumed) => Reason::Consumed,
            (false, _) => Reason::Spent,
            (true, _) if self.figure(hero.figure).ailments.has(Condition::Stun) => Reason::Held(Condition::Stun),
            (true, _) => Reason::Moment(item.sheet().moment),
        }
    }

    fn why_no_half(&self, seat: Seat, card: CardId, side: Half) -> Reason {
        let played = self.hero(seat).plan;
        let chosen = matches!(played, Some(Plan::Cards { lead, other }) if card == lead || card == other);
        match self.turn.first {
            _ if !chosen => Reason::NotInHand,
            Some(_) if self.turn.second => Reason::TurnDone,
            Some((first, _)) if first == card => Reason::CardPlayed,
            Some((_, half)) if half == side => Reason::HalfPlayed,
            _ => Reason::NotAsked,
        }
    }

    fn why_no_target(&self, aim: &Aim, target: FigureId) -> Reason {
        let (me, other) = (self.figure(aim.attacker), self.figure(target));
        if !other.alive || target == aim.attacker {
            return Reason::NotMeant;
        }
        if aim.hit.has(target) {
            return Reason::AlreadyHit;
        }
        self.why_unseen(me, other, aim.range).unwrap_or(Reason::NoTargetsLeft)
    }

    /// Why an enemy cannot be named from afar.
    fn why_unseen(&self, me: &Figure, other: &Figure, range: u8) -> Option<Reason> {
        let chart = self.chart();
        let distance = chart.distance(me.spot, other.spot);
        if !me.side().is_enemy(other.side()) {
            return Some(Reason::NotMeant);
        }
        if other.ailments.has(Condition::Invisible) {
            return Some(Reason::Invisible);
        }
        if distance > range {
            return Some(Reason::OutOfRange { distance, range });
        }
        (!chart.sees(me.spot, other.spot)).then_some(Reason::NoSight)
    }

    fn why_not_meant(&self, actor: FigureId, whom: Whom, target: FigureId) -> Reason {
        let (me, other) = (self.figure(actor), self.figure(target));
        let (range, enemies) = match whom {
            Whom::AdjacentEnemy => (1, true),
            Whom::Enemy(range) => (range, true),
            Whom::MeOrAlly(range) | Whom::Ally(range) | Whom::Several { range, .. } => (range, false),
            _ => return Reason::NotMeant,
        };
        let chart = self.chart();
        let distance = chart.distance(me.spot, other.spot);
        if !other.alive || me.side().is_enemy(other.side()) != enemies {
            Reason::NotMeant
        } else if enemies {
            self.why_unseen(me, other, range).unwrap_or(Reason::NotMeant)
        } else if distance > range {
            Reason::OutOfRange { distance, range }
        } else {
            Reason::NoSight
        }
    }

    fn why_no_step(&self, walk: &Walk, to: Spot) -> Reason {
        let here = self.figure(walk.figure).spot;
        if to.index() >= self.layout.map.len() {
            return Reason::NoStep;
        }
        if let Some(door) = self.layout.map.door_at(to)
            && self.is_locked(door)
        {
            return Reason::Locked;
        }
        if !self.around(walk.figure, here).has(to) {
            return Reason::NoStep;
        }
        let enemy =
            self.standing_on(to).filter(|&other| self.figure(other).side().is_enemy(self.figure(walk.figure).side()));
        match (self.toll(walk, to), enemy) {
            (None, Some(other)) => Reason::Enemy(other),
            (None, None) => Reason::Obstacle,
            (Some(cost), _) if cost > walk.points => Reason::TooFewPoints,
            (Some(_), _) => Reason::NoWayOn,
        }
    }

    fn why_no_place(&self, r#use: Use, spot: Spot) -> Reason {
        if spot.index() >= self.layout.map.len() {
            return Reason::NotMeant;
        }
        match r#use {
            Use::Disarm | Use::Shatter | Use::Crush | Use::Shift { from: None, .. } => Reason::NotMeant,
            _ => match self.standing_on(spot) {
                Some(other) => Reason::Occupied(other),
                None if self.ground.obstacles.has(spot) => Reason::Obstacle,
                None if lays_rock(r#use) && self.would_cut(spot) => Reason::WouldCut,
                None => Reason::NotEmpty,
            },
        }
    }
}

/// Whether an obstacle would lie on the hex that is wanted.
const fn lays_rock(r#use: Use) -> bool {
    matches!(r#use, Use::Obstacle(_) | Use::Shift { .. } | Use::Rockfall { .. } | Use::Boulder { .. })
}

impl View<'_> {
    /// Why a choice may not be made; nothing if it may.
    #[must_use]
    pub fn why_not(&self, choice: Choice) -> Option<Reason> {
        let open = self.legal().contains(&choice);
        (!open).then(|| self.game().reason(self.seat(), choice))
    }

    /// What one might want now and may not, each with its reason: the other halves of the cards, items, enemies on the board,
    /// the hexes around, cards that are held back.
    #[must_use]
    pub fn refused(&self) -> Vec<(Choice, Reason)> {
        let game = self.game();
        let (Some(question), Some(hero)) = (self.question(), game.heroes().get(self.seat().index())) else {
            return Vec::new();
        };
        let legal = self.legal();
        let mut wanted: Vec<Choice> = Vec::new();
        let figures = || game.figures().map(|(id, _)| Choice::Target(id));
        let around = |figure: FigureId| {
            let map = &game.layout().map;
            let near = map.hex(game.figure(figure).spot).neighbours();
            let known = self.known();
            near.into_iter().filter_map(|at| map.spot(at)).filter(|&spot| known.has(spot)).collect::<Vec<Spot>>()
        };
        match question {
            Question::Cards => wanted.push(Choice::LongRest),
            Question::Turn => {
                if let Some(Plan::Cards { lead, other }) = hero.plan {
                    for card in [lead, other] {
                        for side in [Half::Top, Half::Bottom] {
                            wanted.extend([false, true].map(|basic| Choice::Act { card, side, basic }));
                        }
                    }
                }
            }
            Question::Move { figure, .. } => {
                wanted.extend(around(figure).into_iter().map(Choice::Step));
                wanted.push(Choice::Stop);
            }
            Question::Attack { attacker, .. } => {
                let side = game.figure(attacker).side();
                let enemies = game.figures().filter(|(_, one)| one.side().is_enemy(side));
                wanted.extend(enemies.map(|(id, _)| Choice::Target(id)));
            }
            Question::Heal { .. } | Question::Name { .. } => wanted.extend(figures()),
            Question::Harm { .. } => {
                wanted.extend(hero.cards_in(Pile::Chosen).map(Choice::LoseFromHand));
            }
            Question::Place { actor, .. } => wanted.extend(around(actor).into_iter().map(Choice::Hex)),
            Question::Consume { .. } => wanted.extend(Element::ALL.map(Choice::Consume)),
            Question::Recover { from: Recovery::Lost, .. } => {
                wanted.extend(hero.cards_in(Pile::Lost).map(Choice::Card));
            }
            _ => {}
        }
        wanted.extend(hero.items.iter().map(|one| Choice::Use(one.item)));
        wanted.retain(|choice| !legal.contains(choice));
        wanted.into_iter().map(|choice| (choice, game.reason(self.seat(), choice))).collect()
    }
}
