//! A scenario being played: the state, who must decide among what, and how a decision changes it.
//!
//! The state keeps an agenda: a stack of tasks. The top task either works by itself or waits for a decision; everything
//! that interrupts something else is laid on top of it.

use crate::ability::Lasting;
use crate::card::CardId;
use crate::choice::{Choice, Refusal};
use crate::condition::Conditions;
use crate::dungeon;
use crate::element::Elements;
use crate::event::{Event, Sink};
use crate::figure::{Figure, FigureId, Kind, Side};
use crate::goal::Final;
use crate::hero::{Hero, Pile};
use crate::layout::{Chest, Layout};
use crate::map::{Chart, OpenDoors, RoomId};
use crate::modifier::ModifierDeck;
use crate::monster::{MonsterCard, MonsterKind};
use crate::scenario::play::Progress;
use crate::setup::Stakes;
use crate::spot::{Spot, Spots};
use crate::task::{ActionLog, Mind, Task, TurnLog, Way};
use crate::walk::Ground;
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

/// A monster ability deck; types that have the same one share it (H21.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityDeck {
    /// The next one last.
    pub(crate) pile: Vec<u8>,
    pub(crate) drawn: Vec<u8>,
}

impl AbilityDeck {
    pub(crate) fn shuffled(stream: &mut Stream) -> Self {
        let mut deck = Self { pile: Vec::new(), drawn: (0..8).collect() };
        deck.gather(stream);
        deck
    }

    /// All cards are shuffled together again.
    pub(crate) fn gather(&mut self, stream: &mut Stream) {
        self.pile.append(&mut self.drawn);
        stream.shuffle(&mut self.pile);
    }

    /// The cards already drawn, which lie open, by their places on the type's list.
    #[must_use]
    pub fn discards(&self) -> &[u8] {
        &self.drawn
    }

    /// How many are left to draw.
    #[must_use]
    pub fn left(&self) -> usize {
        self.pile.len()
    }
}

/// A monster type on the board and the card that counts this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breed {
    /// The type.
    pub kind: MonsterKind,
    /// Its deck, by place among those in play.
    pub(crate) deck: u8,
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
    /// Somebody who walks along with the heroes.
    Escort(FigureId),
}

/// A place in the initiative order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number that counts.
    pub initiative: u8,
    /// Who acts.
    pub actor: Actor,
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
    pub(crate) permanent_death: bool,
    pub(crate) chance: Chance,
    pub(crate) round: u16,
    pub(crate) open: OpenDoors,
    pub(crate) revealed: u32,
    /// Doors that are still locked, one bit for each.
    pub(crate) locks: u32,
    pub(crate) ground: Ground,
    pub(crate) hazards: Spots,
    /// Obstacles of several hexes that heroes have laid, each whole (H21.11).
    pub(crate) boulders: Vec<Spots>,
    pub(crate) traps: Vec<Trap>,
    pub(crate) coins: Vec<Spot>,
    pub(crate) chests: Vec<(Spot, Chest)>,
    pub(crate) figures: Vec<Figure>,
    pub(crate) standing: Vec<Option<FigureId>>,
    pub(crate) heroes: Vec<Hero>,
    pub(crate) breeds: Vec<Breed>,
    pub(crate) ability_decks: Vec<AbilityDeck>,
    pub(crate) deck: ModifierDeck,
    pub(crate) elements: Elements,
    pub(crate) bonuses: Vec<Bonus>,
    pub(crate) order: Vec<Turn>,
    pub(crate) turn: TurnLog,
    pub(crate) action: Option<ActionLog>,
    pub(crate) mind: Mind,
    pub(crate) agenda: Vec<Task>,
    pub(crate) kills: u16,
    pub(crate) progress: Progress,
    pub(crate) lull: bool,
    pub(crate) woes: dungeon::Woes,
    pub(crate) dungeon: Option<dungeon::Dungeon>,
    /// Whether it is only imagined: rooms are then revealed without what is in them.
    pub(crate) veiled: bool,
    pub(crate) ending: Option<Ending>,
}

impl Game {
    /// What may be decided by this seat now. If it is not its decision, only whether to put active cards away (H2.04).
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        if self.ending.is_none()
            && let Some(task) = self.agenda.last()
        {
            if self.next_to_decide() == Some(seat) || matches!(task, Task::Select) {
                self.list(task, seat, &mut choices);
            }
            self.list_dismissals(seat, &mut choices);
        }
        choices
    }

    /// Who has to decide: one seat, or in card selection the first that has not yet.
    #[must_use]
    pub fn next_to_decide(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        let first = || Some(self.spokesman());
        match self.agenda.last()? {
            Task::KeepGoal(seat) | Task::Start(seat) | Task::ShortRest(seat) | Task::Reroll(seat, _) => Some(*seat),
            Task::Equip(seat) | Task::TakeHand(seat) => Some(*seat),
            Task::Hasten(seat) | Task::Refresh { seat, .. } | Task::Conjure { by: seat } => Some(*seat),
            Task::HeroTurn(seat) | Task::LongRest(seat) => Some(*seat),
            Task::Select => self.undecided().next(),
            Task::Consume { by, .. }
            | Task::Offer { by, .. }
            | Task::Name { by, .. }
            | Task::Place { by, .. }
            | Task::Loot { by, .. } => Some(*by),
            Task::Walk(walk) => Some(walk.by),
            Task::Aim(aim) => Some(aim.by),
            Task::MoveOrAttack { by, .. } => Some(*by),
            Task::Guard(strike) => self.figure(strike.target).seat(),
            Task::Shove(shove) => shove.by.or_else(first),
            Task::Harm(harm) => self.figure(harm.target).seat(),
            Task::Recover { seat, .. } | Task::Forfeit { seat, .. } | Task::Borrow(seat) => Some(*seat),
            Task::Tumble(figure) => self.owner(*figure).or_else(first),
            Task::Entry | Task::Ways { .. } | Task::Feed { .. } | Task::Tie(..) => first(),
            Task::Appear(..) | Task::Pick { .. } | Task::Promote(_) | Task::Opener(_) => first(),
            _ => None,
        }
    }

    /// Takes a decision, and goes on until the next one.
    ///
    /// # Errors
    /// If it is not this seat's decision or not among what is open. The game is then exactly as it was.
    pub fn choose(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) -> Result<(), Refusal> {
        if cfg!(target_family = "wasm") {
            self.choose_told(seat, choice, &mut (sink as &mut dyn Sink))
        } else {
            self.choose_told(seat, choice, sink)
        }
    }

    fn choose_told(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Over);
        }
        if let Choice::Dismiss(card) = choice {
            return self.put_away(seat, card, sink);
        }
        let selecting = matches!(self.agenda.last(), Some(Task::Select));
        if !selecting && self.next_to_decide() != Some(seat) {
            return Err(Refusal::NotYours);
        }
        if !self.is_open(seat, choice) {
            return Err(Refusal::NotOpen);
        }
        let fate = self.progress.fate;
        self.resolve(seat, choice, sink);
        self.tell_fate(fate, sink);
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

    /// Who decides what is left to the players: the first hero who is not exhausted (H16.11).
    pub(crate) fn spokesman(&self) -> Seat {
        Seat(self.heroes.iter().position(|hero| !hero.exhausted).unwrap_or(0) as u8)
    }

    /// An active card may go to its pile at any time, in anybody's turn (H2.04).
    fn put_away(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink) -> Result<(), Refusal> {
        let mut open = Vec::new();
        self.list_dismissals(seat, &mut open);
        if !open.contains(&Choice::Dismiss(card)) {
            return Err(Refusal::NotOpen);
        }
        self.dismiss(seat, card, sink);
        self.run(sink);
        Ok(())
    }

    /// Works until somebody has to decide or the scenario is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink) {
        while self.ending.is_none() && !self.waits(sink) {
            let Some(task) = self.agenda.pop() else { return };
            let fate = self.progress.fate;
            self.work(task, sink);
            self.tell_fate(fate, sink);
        }
    }

    fn tell_fate(&self, before: Option<Ending>, sink: &mut impl Sink) {
        if let Some(ending) = self.progress.fate.filter(|_| before.is_none()) {
            sink.tell(Event::Settled(ending), self);
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
            Kind::Monster { .. } | Kind::Obstacle | Kind::Escort(_) => None,
        }
    }

    /// Monster types that have appeared so far.
    #[must_use]
    pub fn breeds(&self) -> &[Breed] {
        &self.breeds
    }

    /// The ability deck of a type that has appeared.
    #[must_use]
    pub fn ability_deck(&self, kind: MonsterKind) -> Option<&AbilityDeck> {
        let breed = self.breeds.iter().find(|breed| breed.kind == kind)?;
        self.ability_decks.get(usize::from(breed.deck))
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

    /// How many rooms nobody has revealed; what lies in them is secret, that they are there is not (H21.13).
    #[must_use]
    pub fn rooms_to_come(&self) -> usize {
        let rooms = if self.dungeon.is_some() { dungeon::ROOMS_DEEP } else { self.layout.map.rooms() };
        rooms.saturating_sub(self.revealed.count_ones() as usize)
    }

    /// Which doors stand open.
    #[must_use]
    pub fn open_doors(&self) -> OpenDoors {
        self.open
    }

    /// Doors that heroes cannot open, one bit for each.
    #[must_use]
    pub fn locks(&self) -> u32 {
        self.locks
    }

    /// The hexes of revealed rooms and open doors.
    #[must_use]
    pub fn revealed_spots(&self) -> Spots {
        let map = &self.layout.map;
        let rooms = (0..map.rooms() as u8).map(RoomId).filter(|&room| self.is_revealed(room));
        let seen = rooms.fold(Spots::NONE, |seen, room| seen | map.room_spots(room));
        let doors = map.doors().iter().enumerate().filter(|(door, _)| self.open.has(*door));
        doors.fold(seen, |seen, (_, door)| seen | Spots::of(door.spot))
    }

    /// The ways among which a monster's mover has to choose, if that is the decision now.
    #[must_use]
    pub fn monster_ways(&self) -> Option<(FigureId, &[Way])> {
        match self.agenda.last()? {
            Task::Ways { actor, ways, .. } => Some((*actor, ways)),
            _ => None,
        }
    }

    /// How many enemies the area of the attack under way would hit.
    pub(crate) fn area_hits(&self, shape: u8, anchor: crate::hex::Hex) -> usize {
        match self.agenda.last() {
            Some(Task::Aim(aim)) => self.covered(aim, (shape, anchor)).len(),
            _ => 0,
        }
    }

    /// The hexes that an area would cover if it were laid like this.
    pub(crate) fn laid_area(&self, shape: u8, anchor: crate::hex::Hex) -> Vec<Spot> {
        match self.agenda.last() {
            Some(Task::Aim(aim)) => self.area_spots(aim, (shape, anchor)),
            _ => Vec::new(),
        }
    }

    /// Traps and hazards are negative hexes.
    pub(crate) fn survey_ground(&mut self) {
        self.ground.negative = self.hazards | self.traps.iter().map(|trap| trap.spot).collect();
    }

    /// Whether an enemy stands on the board; an obstacle with hit points is no monster (H5.09).
    pub(crate) fn monsters_left(&self) -> bool {
        let enemy = |figure: &Figure| Side::Heroes.is_enemy(figure.side()) && figure.kind != Kind::Obstacle;
        self.figures().any(|(_, figure)| enemy(figure))
    }

    /// Checkmarks of a hero's battle goal, if the scenario was won (H17.03).
    #[must_use]
    pub fn checkmarks(&self, seat: Seat) -> u8 {
        let hero = self.hero(seat);
        let figure = self.figure(hero.figure);
        let cards = hero.count(Pile::Hand) + hero.discarded().count() + hero.count(Pile::Chosen);
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
        let hero = self.hero(seat);
        let stakes = Stakes::of(self.level, false);
        let bonus = if self.ending == Some(Ending::Won) { stakes.experience } else { 0 };
        (hero.tally.coins * stakes.gold + hero.gold, hero.tally.experience + bonus)
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
            hash = hero.piles.bits().iter().fold(hash, |hash, &pile| hash.number(u64::from(pile)));
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

/// Two games are equal when everything in them is, the board apart: that follows from the setup and the dungeon.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        // All fields by name: a new one does not compile until it is compared.
        let Self {
            layout: _,
            level,
            monster_level,
            trap_damage,
            less_luck,
            permanent_death,
            chance,
            round,
            open,
            revealed,
            locks,
            ground,
            hazards,
            boulders,
            traps,
            coins,
            chests,
            figures,
            standing,
            heroes,
            breeds,
            ability_decks,
            deck,
            elements,
            bonuses,
            order,
            turn,
            action,
            mind,
            agenda,
            kills,
            progress,
            lull,
            woes,
            dungeon,
            veiled,
            ending,
        } = self;
        (level, monster_level, trap_damage) == (&other.level, &other.monster_level, &other.trap_damage)
            && (less_luck, permanent_death, veiled) == (&other.less_luck, &other.permanent_death, &other.veiled)
            && (chance, round, ending) == (&other.chance, &other.round, &other.ending)
            && (open, revealed, locks) == (&other.open, &other.revealed, &other.locks)
            && (ground, hazards, traps) == (&other.ground, &other.hazards, &other.traps)
            && boulders == &other.boulders
            && (coins, chests) == (&other.coins, &other.chests)
            && (figures, standing, heroes) == (&other.figures, &other.standing, &other.heroes)
            && (breeds, ability_decks, deck) == (&other.breeds, &other.ability_decks, &other.deck)
            && (elements, bonuses) == (&other.elements, &other.bonuses)
            && (order, turn, action) == (&other.order, &other.turn, &other.action)
            && (mind, agenda, woes) == (&other.mind, &other.agenda, &other.woes)
            && dungeon == &other.dungeon
            && (kills, progress, lull) == (&other.kills, &other.progress, &other.lull)
    }
}
