//! How a game begins: the set-up is checked, the board is laid, and it plays up to the first decision.

use crate::class::Ignore;
use crate::dungeon::{Dungeon, Woes};
use crate::element::Elements;
use crate::event::Sink;
use crate::figure::{Figure, FigureId, Kind, Side};
use crate::game::{Chance, Game, Trap};
use crate::goal::BattleGoal;
use crate::hero::{Hero, Piles};
use crate::layout::{Layout, TrapPlan};
use crate::map::{OpenDoors, RoomId};
use crate::modifier::ModifierDeck;
use crate::scenario::ScenarioSheet;
use crate::setup::{Place, Setup, SetupError, Stakes};
use crate::spot::{Spot, Spots};
use crate::task::{Mind, Task, TurnLog};
use crate::walk::Ground;
use kit::{Seat, Stream};
use std::sync::Arc;

impl Game {
    /// Makes a game and plays up to the first decision, or says why not.
    ///
    /// # Errors
    /// If anything about the setup is against the rules.
    pub fn begin(setup: &Setup, sink: &mut impl Sink) -> Result<Self, SetupError> {
        setup.check()?;
        if cfg!(target_family = "wasm") {
            Self::begin_told(setup, &mut (sink as &mut dyn Sink))
        } else {
            Self::begin_told(setup, sink)
        }
    }

    fn begin_told(setup: &Setup, sink: &mut impl Sink) -> Result<Self, SetupError> {
        match setup.place {
            Place::Scenario(number) => {
                let sheet = ScenarioSheet::by_number(number).ok_or(SetupError::Scenario(number))?;
                Ok(Self::on(sheet.layout().map_err(|_| SetupError::Board)?, None, setup, sink))
            }
            Place::Dungeon(severities) => {
                let dungeon = Dungeon::draw(setup.seed, severities).ok_or(SetupError::Board)?;
                let layout = dungeon.build().ok_or(SetupError::Board)?;
                Ok(Self::on(Arc::new(layout), Some(dungeon), setup, sink))
            }
        }
    }

    /// A game on a board, with a setup that has been checked.
    pub(crate) fn on(layout: Arc<Layout>, dungeon: Option<Dungeon>, setup: &Setup, sink: &mut impl Sink) -> Self {
        let stream = |name: &str| Stream::new(setup.seed, name);
        let mut chance = Chance {
            setup: stream("haven setup"),
            abilities: stream("haven abilities"),
            monsters: stream("haven monsters"),
            rest: stream("haven rest"),
            heroes: (0..setup.heroes.len()).map(|seat| stream(&format!("haven hero {seat}"))).collect(),
        };
        let level = setup.level;
        let stakes = Stakes::of(level, setup.solo);
        let mut goals = BattleGoal::ALL;
        chance.setup.shuffle(&mut goals);
        let mut heroes = Vec::with_capacity(setup.heroes.len());
        let mut figures = Vec::with_capacity(32);
        for (at, one) in setup.heroes.iter().enumerate() {
            let ignores = |what: Ignore| one.perks.iter().any(|&p| one.class.perks()[usize::from(p)].ignore == what);
            let cards = one.class.modifiers(&one.perks);
            let pool = one.pool();
            let health = i16::from(one.class.health(one.level));
            figures.push(Figure {
                kind: Kind::Hero(Seat(at as u8)),
                side: Side::Heroes,
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
                pool,
                // Whatever is left at home goes out of the hand (H2.05).
                piles: Piles::in_hand(pool),
                borrowed: Vec::new(),
                enhancements: one.enhancements.clone(),
                owned: one.items.clone(),
                items: Vec::new(),
                deck: ModifierDeck::shuffled(cards, &mut chance.heroes[at]),
                dealt_goals: [goals[2 * at], goals[2 * at + 1]],
                goal: None,
                plan: None,
                haste: 0,
                exhausted: false,
                dead: false,
                tally: Default::default(),
                gold: 0,
                chests: Vec::new(),
                augments: [None; 2],
                shrugs_off_scenario: ignores(Ignore::Scenario),
                shrugs_off_items: ignores(Ignore::Items),
                acted: false,
            });
        }
        let deck = ModifierDeck::shuffled(ModifierDeck::standard(), &mut chance.monsters);
        let mut agenda = vec![Task::NewRound, Task::Penalty(RoomId(0), None)];
        // In this order: goals shape items, and both shape the hand (H4.03).
        for task in [Task::Start, Task::TakeHand, Task::Equip, Task::KeepGoal] {
            agenda.extend((0..heroes.len() as u8).rev().map(|seat| task(Seat(seat))));
        }
        let starts = agenda.iter().filter(|task| matches!(task, Task::NewRound | Task::Penalty(..) | Task::Start(_)));
        agenda.insert(starts.count(), Task::Entry);
        let mut game = Self {
            level,
            monster_level: stakes.monsters,
            trap_damage: stakes.trap,
            less_luck: setup.less_luck,
            permanent_death: setup.permanent_death,
            chance,
            round: 0,
            open: OpenDoors(0),
            revealed: 0,
            locks: layout.locks,
            ground: Ground::default(),
            hazards: Spots::NONE,
            traps: Vec::new(),
            coins: Vec::new(),
            chests: Vec::new(),
            standing: Vec::new(),
            figures,
            heroes,
            breeds: Vec::new(),
            ability_decks: Vec::new(),
            deck,
            elements: Elements::default(),
            bonuses: Vec::new(),
            order: Vec::new(),
            turn: TurnLog::default(),
            action: None,
            mind: Mind::default(),
            agenda,
            kills: 0,
            progress: Default::default(),
            lull: false,
            woes: Woes::default(),
            veiled: false,
            ending: None,
            boulders: Vec::new(),
            dungeon,
            layout: layout.clone(),
        };
        game.lay_out(layout);
        game.scenario_effects();
        for room in game.layout.first_rooms.clone() {
            game.reveal_room(room, None, sink);
        }
        game.run(sink);
        game
    }

    /// A board comes onto the table, or a larger one that holds all of it: whatever lies on hexes that are new.
    pub(crate) fn lay_out(&mut self, layout: Arc<Layout>) {
        let new = layout.map.spots() - Spots::first(self.standing.len());
        self.standing.resize(layout.map.len(), None);
        let trap = |plan: TrapPlan, spot| {
            let damage = if plan.harms { self.trap_damage } else { 0 };
            Trap { spot, damage, conditions: plan.conditions, reward: None }
        };
        self.traps.extend(layout.traps.iter().filter(|one| new.has(one.0)).map(|&(spot, plan)| trap(plan, spot)));
        self.coins.extend(layout.coins.iter().filter(|&&spot| new.has(spot)));
        self.chests.extend(layout.chests.iter().filter(|chest| new.has(chest.0)));
        self.hazards |= layout.hazards & new;
        self.ground.obstacles |= layout.obstacles & new;
        self.ground.difficult |= layout.difficult & new;
        self.layout = layout;
        self.survey_ground();
    }
}
