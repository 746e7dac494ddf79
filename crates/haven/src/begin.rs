//! How a game begins: the set-up is checked, the board is laid, and it plays up to the first decision.

use crate::class::Ignore;
use crate::dungeon;
use crate::element::Elements;
use crate::event::Sink;
use crate::figure::{Figure, FigureId, Kind, Side};
use crate::game::{Chance, Game, Trap};
use crate::goal::BattleGoal;
use crate::hero::{Hero, Piles};
use crate::layout::Layout;
use crate::map::{OpenDoors, RoomId};
use crate::modifier::ModifierDeck;
use crate::scenario::ScenarioSheet;
use crate::setup::{Place, Setup, SetupError};
use crate::spot::Spot;
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
        let level = setup.level;
        let higher = if setup.solo { (level + 1).min(7) } else { level };
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
                augment: None,
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
            permanent_death: setup.permanent_death,
            chance,
            round: 0,
            open: OpenDoors(0),
            revealed: 0,
            locks: layout.locks,
            ground: Ground::default(),
            hazards: layout.hazards,
            traps,
            coins: layout.coins.clone(),
            chests: layout.chests.clone(),
            standing: vec![None; layout.map.len()],
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
            woes: dungeon::Woes::default(),
            ending: None,
            layout,
        };
        game.ground.obstacles = game.layout.obstacles;
        game.ground.difficult = game.layout.difficult;
        game.survey_ground();
        game.scenario_effects();
        for room in game.layout.first_rooms.clone() {
            game.reveal_room(room, None, sink);
        }
        game.run(sink);
        game
    }
}
