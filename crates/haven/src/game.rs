//! A scenario being played: the state, who must decide among what, and how a decision changes it.
//!
//! The state keeps an agenda: a stack of tasks. The top task either works by itself or waits for a decision; everything
//! that interrupts something else is laid on top of it.

use crate::ability::{Ability, Attack, Lasting, Recovery, Whom};
use crate::card::{CardId, MOST_CARDS, Side as Half};
use crate::choice::{Choice, Refusal};
use crate::class::Ignore;
use crate::condition::{Condition, Conditions};
use crate::dungeon;
use crate::element::{Element, Elements};
use crate::event::{Event, Sink};
use crate::figure::{Crowd, Figure, FigureId, Kind, Side};
use crate::goal::{BattleGoal, Final};
use crate::hero::{Hero, Pile};
use crate::instinct::FocusReason;
use crate::item::Carried;
use crate::layout::{Chest, Goal, Layout, Plate, Special};
use crate::map::{Chart, OpenDoors, RoomId};
use crate::modifier::{Modifier, ModifierDeck};
use crate::monster::{MonsterCard, MonsterKind};
use crate::scenario::ScenarioSheet;
use crate::setup::{Place, Setup, SetupError};
use crate::spot::{Spot, Spots};
use crate::view::Question;
use crate::walk::{Gait, Ground};
use kit::hash::Fnv;
use kit::{Seat, Stream};
use std::sync::Arc;

/// How a scenario ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The goal was met.
    Won,
    /// All heroes were exhausted.
    Lost,
}

/// A trap on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Where.
    pub spot: Spot,
    /// Its damage.
    pub damage: u8,
    /// Its conditions.
    pub conditions: Conditions,
    /// Who gains experience when an enemy springs it, and how much.
    pub(crate) reward: Option<(Seat, u8)>,
}

/// A lasting effect on a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Who has it.
    pub who: FigureId,
    /// What it is.
    pub what: Lasting,
    /// Whether it ends with the round.
    pub for_round: bool,
    pub(crate) card: Option<(Seat, CardId)>,
    pub(crate) slots: &'static [u8],
    pub(crate) used: u8,
}

/// A monster type on the board: its ability deck and the card that counts this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breed {
    /// The type.
    pub kind: MonsterKind,
    pub(crate) pile: Vec<u8>,
    pub(crate) drawn: Vec<u8>,
    /// The card of this round.
    pub card: Option<u8>,
    /// Which of the card's elements were consumed, by place on the card; nothing before the first of the type acts.
    pub(crate) consumed: Option<u8>,
}

impl Breed {
    /// The card that counts this round.
    #[must_use]
    pub fn current(&self) -> Option<&'static MonsterCard> {
        self.card.map(|card| &self.kind.sheet().deck[usize::from(card)])
    }
}

/// Who acts at a place of the initiative order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A hero, after the own summons (H6.06).
    Hero(Seat),
    /// All monsters of a type.
    Breed(MonsterKind),
}

/// A place in the initiative order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number that counts.
    pub initiative: u8,
    /// Who acts.
    pub actor: Actor,
}

/// What the acting figure has done this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnLog {
    pub(crate) figure: Option<FigureId>,
    pub(crate) moved: u8,
    pub(crate) dealt: i16,
    /// Halves already used.
    pub(crate) first: Option<(CardId, Half)>,
    pub(crate) second: bool,
    /// The last move: where it began and whom it led through.
    pub(crate) move_from: Spot,
    pub(crate) through: Crowd,
}

/// The action that a hero is performing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActionLog {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) half: Half,
    pub(crate) basic: bool,
    pub(crate) performed: bool,
    pub(crate) creates: [bool; 6],
}

/// What a monster has in mind during its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mind {
    pub(crate) focus: Option<FigureId>,
    pub(crate) targets: Option<Vec<FigureId>>,
    /// The attack that is being made.
    pub(crate) attack: Option<&'static Attack>,
    pub(crate) last_target: Option<FigureId>,
}

/// A way that a monster may go, and whom it attacks then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it stops.
    pub stop: Spot,
    /// Whom it attacks.
    pub targets: Vec<FigureId>,
    /// Its focus and why.
    pub focus: Option<(FigureId, FocusReason)>,
}

/// An attack ability under way: targets are still to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    pub(crate) attacker: FigureId,
    pub(crate) by: Seat,
    pub(crate) sheet: &'static Attack,
    pub(crate) against: Side,
    pub(crate) value: i16,
    pub(crate) range: u8,
    pub(crate) ranged: bool,
    pub(crate) left: u8,
    /// Added targets: these add no further ones (H10.08).
    pub(crate) extra: u8,
    pub(crate) area: bool,
    pub(crate) hit: Crowd,
    pub(crate) boosts: Boosts,
}

/// What items and slots add to a whole attack action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Boosts {
    pub(crate) bonus: i16,
    pub(crate) advantage: bool,
    pub(crate) no_shield: bool,
    pub(crate) conditions: Conditions,
    /// For the next attack only.
    pub(crate) once: Conditions,
}

/// One attack on one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strike {
    pub(crate) attacker: FigureId,
    pub(crate) target: FigureId,
    pub(crate) by: Option<Seat>,
    pub(crate) sheet: &'static Attack,
    pub(crate) value: i16,
    pub(crate) ranged: bool,
    pub(crate) extra: bool,
    pub(crate) hindered: bool,
    pub(crate) boosts: Boosts,
    pub(crate) conditions: Conditions,
    pub(crate) push: u8,
    pub(crate) pull: u8,
    /// Damage before the target's answer.
    pub(crate) damage: i16,
}

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub(crate) figure: FigureId,
    pub(crate) by: Seat,
    pub(crate) points: u8,
    pub(crate) gait: Gait,
    pub(crate) looting: bool,
    pub(crate) started: bool,
    /// Whoever it must end beside.
    pub(crate) near: Option<FigureId>,
}

/// A push or pull under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shove {
    pub(crate) source: Spot,
    pub(crate) target: FigureId,
    pub(crate) by: Option<Seat>,
    pub(crate) left: u8,
    pub(crate) pull: bool,
    pub(crate) batter: bool,
}

/// Damage that is about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Harm {
    pub(crate) target: FigureId,
    pub(crate) amount: i16,
    pub(crate) by: Option<FigureId>,
    pub(crate) attack: bool,
}

/// What happens to whoever is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Heal(u8),
    Last(Lasting),
    Push(u8),
    Pull(u8),
    Inflict(Conditions),
    Suffer(u8),
    Recover(Recovery, u8),
    Grant(&'static Ability),
    Force(&'static Ability, bool),
}

/// What a hex is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Trap { damage: u8, conditions: Conditions, xp: u8 },
    Disarm,
    Obstacle(u8),
    Shatter,
    Summon(crate::ability::SummonSheet),
}

/// Something still to be done. Those that wait for a decision are marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Decision: which battle goal.
    KeepGoal(Seat),
    /// Decision: which start hex.
    Start(Seat),
    NewRound,
    /// Decision of all heroes: which cards.
    Select,
    Reveal,
    /// Decision: which of the tied acts first.
    Tie(u8, u8),
    Next,
    Cleanup,
    /// Decision: whether to rest.
    ShortRest(Seat),
    /// Decision: whether to keep the card that would be lost.
    Reroll(Seat, CardId),
    EndRound,
    Begin(FigureId),
    /// Decision: what to do in the own turn.
    HeroTurn(Seat),
    /// Decision: which card to lose for a long rest.
    LongRest(Seat),
    FinishAction,
    EndTurn(FigureId),
    Automaton(FigureId),
    Abilities {
        actor: FigureId,
        by: Option<Seat>,
        list: &'static [Ability],
        at: u8,
    },
    /// Decision: whether to consume.
    Consume {
        actor: FigureId,
        by: Seat,
        element: Option<Element>,
        xp: u8,
        with: &'static [Ability],
        without: &'static [Ability],
    },
    /// Decision: where to move.
    Walk(Walk),
    /// Decision: whom to attack.
    Aim(Aim),
    /// Decision: whether to use an item against an attack.
    Guard(Strike),
    Strike(Strike),
    Land(Strike),
    Retaliate(Strike),
    /// Decision: where to push or pull.
    Shove(Shove),
    /// Decision: how to take damage.
    Harm(Harm),
    /// Decision: who is meant.
    Name {
        actor: FigureId,
        by: Seat,
        effect: Effect,
        whom: Whom,
        left: u8,
        named: Crowd,
        must: bool,
    },
    /// Decision: which hex.
    Place {
        actor: FigureId,
        by: Seat,
        r#use: Use,
    },
    /// Decision: which card comes back.
    Recover {
        seat: Seat,
        from: Recovery,
        left: u8,
    },
    /// Decision: which card is lost or discarded for a penalty.
    Forfeit {
        seat: Seat,
        left: u8,
        lost: bool,
    },
    /// A room of a random dungeon punishes whoever enters.
    Penalty(RoomId, Option<FigureId>),
    /// Decision: whether to loot.
    Loot {
        actor: FigureId,
        by: Seat,
        range: u8,
    },
    /// Decision: onto which of the nearest empty hexes a figure comes down.
    Tumble(FigureId),
    /// Decision: which of several equally good ways a monster goes.
    Ways {
        actor: FigureId,
        ways: Vec<Way>,
        moving: Option<Gait>,
    },
    /// Decision: which element a monster type consumes.
    Feed {
        kind: MonsterKind,
        at: u8,
    },
}

/// Streams of chance, one for each purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chance {
    pub(crate) setup: Stream,
    pub(crate) abilities: Stream,
    pub(crate) monsters: Stream,
    pub(crate) rest: Stream,
    pub(crate) heroes: Vec<Stream>,
}

/// A scenario being played.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) layout: Arc<Layout>,
    pub(crate) level: u8,
    pub(crate) monster_level: u8,
    pub(crate) trap_damage: u8,
    pub(crate) less_luck: bool,
    pub(crate) chance: Chance,
    pub(crate) round: u16,
    pub(crate) open: OpenDoors,
    pub(crate) revealed: u16,
    /// Doors that are still locked, one bit for each.
    pub(crate) locks: u8,
    /// Pressure plates that have not done what they do.
    pub(crate) plates: Vec<Plate>,
    pub(crate) ground: Ground,
    pub(crate) hazards: Spots,
    pub(crate) traps: Vec<Trap>,
    pub(crate) coins: Vec<Spot>,
    pub(crate) chests: Vec<(Spot, Chest)>,
    pub(crate) figures: Vec<Figure>,
    pub(crate) standing: Vec<Option<FigureId>>,
    pub(crate) heroes: Vec<Hero>,
    pub(crate) breeds: Vec<Breed>,
    pub(crate) deck: ModifierDeck,
    pub(crate) elements: Elements,
    pub(crate) bonuses: Vec<Bonus>,
    pub(crate) order: Vec<Turn>,
    pub(crate) turn: TurnLog,
    pub(crate) action: Option<ActionLog>,
    pub(crate) mind: Mind,
    pub(crate) agenda: Vec<Task>,
    pub(crate) kills: u16,
    pub(crate) boss_dead: bool,
    pub(crate) boss_door: u8,
    pub(crate) lull: bool,
    pub(crate) woes: dungeon::Woes,
    pub(crate) ending: Option<Ending>,
}

impl Game {
    /// Makes a game and plays up to the first decision, or says why not.
    ///
    /// # Errors
    /// If anything about the setup is against the rules.
    pub fn begin(setup: &Setup, sink: &mut impl Sink) -> Result<Self, SetupError> {
        setup.check()?;
        let layout = match setup.place {
            Place::Scenario(number) => ScenarioSheet::by_number(number)
                .ok_or(SetupError::Scenario(number))?
                .layout()
                .map_err(|_| SetupError::Board)?,
            Place::Dungeon(severities) => Arc::new(dungeon::build(setup.seed, severities).ok_or(SetupError::Board)?),
        };
        Ok(Self::on(layout, setup, sink))
    }

    /// A game on a board, with a setup that has been checked.
    pub(crate) fn on(layout: Arc<Layout>, setup: &Setup, sink: &mut impl Sink) -> Self {
        let stream = |name: &str| Stream::new(setup.seed, name);
        let mut chance = Chance {
            setup: stream("haven setup"),
            abilities: stream("haven abilities"),
            monsters: stream("haven monsters"),
            rest: stream("haven rest"),
            heroes: (0..setup.heroes.len()).map(|seat| stream(&format!("haven hero {seat}"))).collect(),
        };
        let level = setup.level();
        let higher = if setup.solo { (level + 1).min(7) } else { level };
        let mut goals = BattleGoal::ALL;
        chance.setup.shuffle(&mut goals);
        let mut heroes = Vec::with_capacity(setup.heroes.len());
        let mut figures = Vec::with_capacity(32);
        for (at, one) in setup.heroes.iter().enumerate() {
            let ignores = |what: Ignore| one.perks.iter().any(|&p| one.class.perks()[usize::from(p)].ignore == what);
            let mut cards = one.class.modifiers(&one.perks);
            if !ignores(Ignore::Items) {
                let handicap: u8 = one.items.iter().map(|item| item.sheet().handicap).sum();
                cards.extend(std::iter::repeat_n(Modifier::HANDICAP, usize::from(handicap)));
            }
            let mut piles = [Pile::Home; MOST_CARDS];
            one.hand.iter().for_each(|card| piles[usize::from(card.0)] = Pile::Hand);
            let health = i16::from(one.class.health(one.level));
            figures.push(Figure {
                kind: Kind::Hero(Seat(at as u8)),
                spot: Spot(0),
                health,
                most_health: health,
                ailments: Default::default(),
                alive: false,
                acted: false,
            });
            heroes.push(Hero {
                class: one.class,
                level: one.level,
                figure: FigureId(at as u8),
                piles,
                items: one.items.iter().map(|&item| Carried::new(item)).collect(),
                deck: ModifierDeck::shuffled(cards, &mut chance.heroes[at]),
                dealt_goals: [goals[2 * at], goals[2 * at + 1]],
                goal: None,
                plan: None,
                exhausted: false,
                tally: Default::default(),
                gold: 0,
                chests: Vec::new(),
                augment: None,
                shrugs_off_scenario: ignores(Ignore::Scenario),
                acted: false,
            });
        }
        let deck = ModifierDeck::shuffled(ModifierDeck::standard(), &mut chance.monsters);
        let mut agenda = vec![Task::NewRound, Task::Penalty(RoomId(0), None)];
        agenda.extend((0..heroes.len() as u8).rev().map(|seat| Task::Start(Seat(seat))));
        agenda.extend((0..heroes.len() as u8).rev().map(|seat| Task::KeepGoal(Seat(seat))));
        let trap_damage = 2 + higher;
        let traps: Vec<Trap> = layout
            .traps
            .iter()
            .map(|&(spot, plan)| Trap {
                spot,
                damage: if plan.harms { trap_damage } else { 0 },
                conditions: plan.conditions,
                reward: None,
            })
            .collect();
        let mut game = Self {
            level,
            monster_level: higher,
            trap_damage,
            less_luck: setup.less_luck,
            chance,
            round: 0,
            open: OpenDoors(0),
            revealed: 0,
            locks: layout.locks,
            plates: layout.plates.clone(),
            ground: Ground::default(),
            hazards: layout.hazards,
            traps,
            coins: layout.coins.clone(),
            chests: layout.chests.clone(),
            standing: vec![None; layout.map.len()],
            figures,
            heroes,
            breeds: Vec::new(),
            deck,
            elements: Elements::default(),
            bonuses: Vec::new(),
            order: Vec::new(),
            turn: TurnLog::default(),
            action: None,
            mind: Mind::default(),
            agenda,
            kills: 0,
            boss_dead: false,
            boss_door: 0,
            lull: false,
            woes: dungeon::Woes::default(),
            ending: None,
            layout,
        };
        game.ground.obstacles = game.layout.obstacles;
        game.ground.difficult = game.layout.difficult;
        game.survey_ground();
        game.scenario_effects();
        game.reveal_room(RoomId(0), None, sink);
        game.run(sink);
        game
    }

    /// Negative scenario effects come first (H4.03).
    fn scenario_effects(&mut self) {
        for seat in 0..self.heroes.len() {
            if self.heroes[seat].shrugs_off_scenario {
                continue;
            }
            match self.layout.special {
                Special::Curses(count) => {
                    for _ in 0..count {
                        self.curse(FigureId(seat as u8));
                    }
                }
                Special::Disarmed => self.figures[seat].ailments.gain(Condition::Disarm, false),
                Special::None | Special::Guards { .. } => {}
            }
        }
    }

    /// What may be decided by this seat now; nothing if it is not its decision.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        if self.ending.is_none()
            && let Some(task) = self.agenda.last()
            && (self.next_to_decide() == Some(seat) || matches!(task, Task::Select))
        {
            self.list(task, seat, &mut choices);
        }
        choices
    }

    /// Who has to decide: one seat, or in card selection the first that has not yet.
    #[must_use]
    pub fn next_to_decide(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        let first = || self.heroes.iter().position(|hero| !hero.exhausted).map(|seat| Seat(seat as u8));
        match self.agenda.last()? {
            Task::KeepGoal(seat) | Task::Start(seat) | Task::ShortRest(seat) | Task::Reroll(seat, _) => Some(*seat),
            Task::HeroTurn(seat) | Task::LongRest(seat) => Some(*seat),
            Task::Select => self.undecided().next(),
            Task::Consume { by, .. } | Task::Name { by, .. } | Task::Place { by, .. } | Task::Loot { by, .. } => {
                Some(*by)
            }
            Task::Walk(walk) => Some(walk.by),
            Task::Aim(aim) => Some(aim.by),
            Task::Guard(strike) => self.figure(strike.target).seat(),
            Task::Shove(shove) => shove.by.or_else(first),
            Task::Harm(harm) => self.figure(harm.target).seat(),
            Task::Recover { seat, .. } | Task::Forfeit { seat, .. } => Some(*seat),
            Task::Tumble(figure) => self.owner(*figure).or_else(first),
            Task::Ways { .. } | Task::Feed { .. } | Task::Tie(..) => first(),
            _ => None,
        }
    }

    /// Takes a decision, and goes on until the next one.
    ///
    /// # Errors
    /// If it is not this seat's decision or not among what is open. The game is then exactly as it was.
    pub fn choose(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Over);
        }
        let selecting = matches!(self.agenda.last(), Some(Task::Select));
        if !selecting && self.next_to_decide() != Some(seat) {
            return Err(Refusal::NotYours);
        }
        if !self.is_open(seat, choice) {
            return Err(Refusal::NotOpen);
        }
        self.resolve(seat, choice, sink);
        self.run(sink);
        Ok(())
    }

    /// Whether a choice is among the legal ones, without listing them all where that is slow.
    fn is_open(&self, seat: Seat, choice: Choice) -> bool {
        match (self.agenda.last(), choice) {
            (Some(Task::Select), Choice::Play(lead, other)) => self.can_play(seat, lead, other),
            (Some(Task::Walk(walk)), Choice::Step(spot)) => self.step_cost(walk, spot).is_some(),
            _ => self.legal(seat).contains(&choice),
        }
    }

    /// Works until somebody has to decide or the scenario is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink) {
        while self.ending.is_none() && !self.waits(sink) {
            let Some(task) = self.agenda.pop() else { return };
            self.work(task, sink);
        }
    }

    /// How it ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Ending> {
        self.ending
    }

    /// The round, counted from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The scenario level.
    #[must_use]
    pub fn level(&self) -> u8 {
        self.level
    }

    /// The board as laid out.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Distances and sight for the doors as they are.
    #[must_use]
    pub fn chart(&self) -> &Chart {
        self.layout.map.chart(self.open)
    }

    /// A figure.
    #[must_use]
    pub fn figure(&self, figure: FigureId) -> &Figure {
        &self.figures[usize::from(figure.0)]
    }

    pub(crate) fn figure_mut(&mut self, figure: FigureId) -> &mut Figure {
        &mut self.figures[usize::from(figure.0)]
    }

    /// All figures on the board.
    pub fn figures(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        let all = self.figures.iter().enumerate().filter(|(_, figure)| figure.alive);
        all.map(|(at, figure)| (FigureId(at as u8), figure))
    }

    /// Who stands on a hex.
    #[must_use]
    pub fn standing_on(&self, spot: Spot) -> Option<FigureId> {
        self.standing[spot.index()]
    }

    /// The heroes by seat.
    #[must_use]
    pub fn heroes(&self) -> &[Hero] {
        &self.heroes
    }

    pub(crate) fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[seat.index()]
    }

    pub(crate) fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[seat.index()]
    }

    /// The hero whose figure or summon this is.
    pub(crate) fn owner(&self, figure: FigureId) -> Option<Seat> {
        match self.figure(figure).kind {
            Kind::Hero(seat) | Kind::Summon { owner: seat, .. } => Some(seat),
            Kind::Monster { .. } | Kind::Obstacle => None,
        }
    }

    /// Monster types that have appeared so far.
    #[must_use]
    pub fn breeds(&self) -> &[Breed] {
        &self.breeds
    }

    /// The order of this round.
    #[must_use]
    pub fn order(&self) -> &[Turn] {
        &self.order
    }

    /// The elements.
    #[must_use]
    pub fn elements(&self) -> &Elements {
        &self.elements
    }

    /// Lasting effects.
    #[must_use]
    pub fn bonuses(&self) -> &[Bonus] {
        &self.bonuses
    }

    /// Traps on the board, also in rooms not yet revealed.
    #[must_use]
    pub fn traps(&self) -> &[Trap] {
        &self.traps
    }

    /// Money tokens on the board.
    #[must_use]
    pub fn coins(&self) -> &[Spot] {
        &self.coins
    }

    /// Chests on the board.
    #[must_use]
    pub fn chests(&self) -> &[(Spot, Chest)] {
        &self.chests
    }

    /// What lies on the ground.
    #[must_use]
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// Whether a room has been revealed.
    #[must_use]
    pub fn is_revealed(&self, room: RoomId) -> bool {
        self.revealed >> room.0 & 1 == 1
    }

    /// Which doors stand open.
    #[must_use]
    pub fn open_doors(&self) -> OpenDoors {
        self.open
    }

    /// The hexes of revealed rooms and open doors.
    #[must_use]
    pub fn revealed_spots(&self) -> Spots {
        let map = &self.layout.map;
        map.spots()
            .iter()
            .filter(|&spot| match map.room(spot) {
                Some(room) => self.is_revealed(room),
                None => map.door_at(spot).is_some_and(|door| self.open.has(door)),
            })
            .collect()
    }

    /// The ways among which a monster's mover has to choose, if that is the decision now.
    #[must_use]
    pub fn monster_ways(&self) -> Option<(FigureId, &[Way])> {
        match self.agenda.last()? {
            Task::Ways { actor, ways, .. } => Some((*actor, ways)),
            _ => None,
        }
    }

    /// What is being asked of a seat.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let task = self.agenda.last()?;
        if self.ending.is_some() || (self.next_to_decide() != Some(seat) && !matches!(task, Task::Select)) {
            return None;
        }
        Some(match task {
            Task::KeepGoal(_) => Question::Goal,
            Task::Start(_) => Question::Start,
            Task::Select => Question::Cards,
            Task::HeroTurn(_) => Question::Turn,
            Task::Walk(walk) => Question::Move { figure: walk.figure, points: walk.points, gait: walk.gait },
            Task::Aim(aim) => Question::Attack { attacker: aim.attacker, range: aim.range },
            Task::Guard(_) => Question::Guard,
            Task::Shove(shove) => Question::Shove(shove.target),
            Task::Harm(harm) => Question::Harm(harm.amount),
            Task::Name { effect: Effect::Heal(_), .. } => Question::Heal,
            Task::Name { .. } => Question::Name,
            Task::Place { .. } | Task::Tumble(_) => Question::Place,
            Task::Recover { .. } => Question::Recover,
            Task::Forfeit { .. } => Question::Forfeit,
            Task::Loot { .. } => Question::Loot,
            Task::ShortRest(_) => Question::ShortRest,
            Task::Reroll(_, card) => Question::Reroll(*card),
            Task::LongRest(_) => Question::LongRest,
            Task::Consume { .. } | Task::Feed { .. } => Question::Consume,
            Task::Ways { .. } => Question::Ways,
            Task::Tie(..) => Question::Tie,
            _ => return None,
        })
    }

    /// How many enemies the area of the attack under way would hit.
    pub(crate) fn area_hits(&self, shape: u8, anchor: crate::hex::Hex) -> usize {
        match self.agenda.last() {
            Some(Task::Aim(aim)) => self.covered(aim, (shape, anchor)).len(),
            _ => 0,
        }
    }

    /// Traps and hazards are negative hexes.
    pub(crate) fn survey_ground(&mut self) {
        self.ground.negative = self.hazards | self.traps.iter().map(|trap| trap.spot).collect();
    }

    /// Whether the goal is met at this moment (H17.01).
    #[must_use]
    pub fn goal_met(&self) -> bool {
        let enemies = self.figures().any(|(_, figure)| figure.side() == Side::Monsters);
        match self.layout.goal {
            Goal::KillAll => !enemies && self.all_revealed(),
            Goal::KillBoss => !enemies && self.boss_dead,
            Goal::Kills(each) => self.kills >= u16::from(each) * self.heroes.len() as u16,
        }
    }

    fn all_revealed(&self) -> bool {
        self.layout.map.doors().iter().flat_map(|door| door.rooms).all(|room| self.is_revealed(room))
    }

    /// Checkmarks of a hero's battle goal, if the scenario was won (H17.03).
    #[must_use]
    pub fn checkmarks(&self, seat: Seat) -> u8 {
        let hero = self.hero(seat);
        let figure = self.figure(hero.figure);
        let cards = hero.count(Pile::Hand) + hero.count(Pile::Discard) + hero.count(Pile::Chosen);
        let end = Final {
            cards,
            health: figure.health.max(0),
            most_health: figure.most_health,
            level: hero.level,
            others_exhausted: self.heroes.iter().enumerate().any(|(at, other)| at != seat.index() && other.exhausted),
            lull: self.lull,
        };
        let met = self.ending == Some(Ending::Won) && hero.goal.is_some_and(|goal| goal.fulfilled(&hero.tally, &end));
        hero.goal.map_or(0, |goal| if met { goal.checks() } else { 0 })
    }

    /// Gold and experience of a hero at the end (H17.02, H17.03).
    #[must_use]
    pub fn earnings(&self, seat: Seat) -> (u16, u16) {
        const GOLD: [u16; 8] = [2, 2, 3, 3, 4, 4, 5, 6];
        let hero = self.hero(seat);
        let bonus = if self.ending == Some(Ending::Won) { 4 + 2 * u16::from(self.level) } else { 0 };
        (hero.tally.coins * GOLD[usize::from(self.level)] + hero.gold, hero.tally.experience + bonus)
    }

    /// A number that two equal games share: what native and wasm must agree on.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fnv::default().number(u64::from(self.round)).number(u64::from(self.kills));
        for figure in &self.figures {
            let held = figure.ailments.all().iter().fold(0, |bits, one| bits | 1_u64 << one as u64);
            hash = hash
                .number(u64::from(figure.spot.0))
                .number(figure.health as u64)
                .number(u64::from(figure.alive))
                .number(held);
        }
        for hero in &self.heroes {
            for card in 0..hero.class.cards().len() {
                let pile = match hero.piles[card] {
                    Pile::Home => 0,
                    Pile::Hand => 1,
                    Pile::Chosen => 2,
                    Pile::Discard => 3,
                    Pile::Lost => 4,
                    Pile::Active { lost } => 5 + u64::from(lost),
                };
                hash = hash.number(pile);
            }
            hash = hash.number(u64::from(hero.tally.experience)).number(u64::from(hero.tally.coins));
            hash = hash.number(hero.deck.left() as u64);
        }
        hash.number(self.deck.left() as u64).number(self.agenda.len() as u64).finish()
    }

    pub(crate) fn gain_experience(&mut self, seat: Seat, amount: u8, sink: &mut impl Sink) {
        if amount > 0 {
            self.hero_mut(seat).tally.experience += u16::from(amount);
            sink.tell(Event::Experience(seat, amount), self);
        }
    }

    /// Notes that some part of the action under way was performed.
    pub(crate) fn performed(&mut self) {
        if let Some(action) = &mut self.action {
            action.performed = true;
        }
    }
}

/// Two games are equal when everything in them is, the board apart: that follows from the setup.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint() == other.fingerprint()
            && self.figures == other.figures
            && self.heroes == other.heroes
            && self.breeds == other.breeds
            && self.deck == other.deck
            && self.elements == other.elements
            && self.bonuses == other.bonuses
            && self.order == other.order
            && self.agenda == other.agenda
            && self.chance == other.chance
            && self.coins == other.coins
            && self.traps == other.traps
            && self.ground == other.ground
            && (self.locks, &self.plates) == (other.locks, &other.plates)
            && self.ending == other.ending
    }
}
