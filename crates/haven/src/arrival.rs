//! Figures come onto the board: rooms revealed, monsters placed, summoned and spawned (H4.01, H9.05, H9.06, H16.13).

use crate::event::{Event, Sink};
use crate::figure::{Figure, FigureId, Kind, MOST_FIGURES, Side};
use crate::game::{AbilityDeck, Actor, Breed, Game, Trap};
use crate::layout::Placement;
use crate::map::RoomId;
use crate::monster::{MonsterKind, Rank};
use crate::scenario::sheet::Named;
use crate::spot::{Spot, Spots};
use crate::task::{Newcomer, Task, Whereabouts};
use kit::Sort;

impl Game {
    /// A door opens and the room behind it is revealed (H5.01).
    pub(crate) fn open_door(&mut self, door: usize, opener: Option<FigureId>, sink: &mut impl Sink) {
        self.leave_by(door, sink);
        self.open = self.open.with(door);
        let one = self.layout.map.doors()[door];
        sink.tell(Event::Door(one.spot), self);
        if let Some(seat) = opener.and_then(|opener| self.figure(opener).seat()) {
            self.hero_mut(seat).tally.explored = true;
        }
        for room in one.rooms {
            if !self.is_revealed(room) {
                self.reveal_room(room, opener, sink);
            }
        }
        self.fire_opened(door, opener);
        self.watch();
    }

    /// Places everything of a room; if figures run out, those nearest the revealing hero come first (H9.06).
    pub(crate) fn reveal_room(&mut self, room: RoomId, opener: Option<FigureId>, sink: &mut impl Sink) {
        self.revealed |= 1 << room.0;
        sink.tell(Event::Room(room), self);
        if self.veiled {
            return;
        }
        let map = &self.layout.map;
        let of_room = |one: &&Placement| map.room(one.spot) == Some(room);
        let mut places: Vec<Placement> = self.layout.monsters.iter().filter(of_room).copied().collect();
        if let Some(opener) = opener {
            let from = self.figure(opener).spot;
            places.arrange_by_key(|one| self.chart().distance(from, one.spot));
        }
        let known = self.order.clone();
        for place in places {
            if let Some(rank) = place.ranks[self.heroes.len().clamp(2, 4) - 2] {
                let placed = self.place_monster(place.kind, rank, place.spot, false, false, None, sink);
                self.name_monster(placed.zip(place.named));
            }
        }
        self.raise_objects(room, sink);
        if opener.is_some() {
            self.suffer_penalty(room, opener);
        }
        self.fire_revealed(room, opener);
        self.ask_new_ties(&known);
    }

    /// A named figure is called by its mark and may have hit points of its own (H16.13).
    pub(crate) fn name_monster(&mut self, named: Option<(FigureId, Named)>) {
        let Some((id, named)) = named else { return };
        self.progress.marked.push((named.mark, id));
        let Kind::Monster { kind, rank, .. } = self.figure(id).kind else { return };
        let health = match named.health {
            Some(health) => Some(health.value(self.heroes.len(), self.level).max(1)),
            None => (named.levels_up > 0).then(|| self.printed_health(kind, rank, named.levels_up)),
        };
        if let Some(health) = health {
            let figure = self.figure_mut(id);
            (figure.health, figure.most_health) = (health, health);
        }
    }

    /// The hit points of a monster so many levels above the others.
    fn printed_health(&self, kind: MonsterKind, rank: Rank, levels_up: u8) -> i16 {
        let per_hero = if kind.sheet().boss { self.heroes.len() as i16 } else { 1 };
        i16::from(kind.stats(rank, self.monster_level + levels_up).health) * per_hero + self.more_health(kind)
    }

    /// A monster on a hex; nothing if its figures have run out or the hex is taken.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn place_monster(
        &mut self,
        kind: MonsterKind,
        rank: Rank,
        spot: Spot,
        summoned: bool,
        rests: bool,
        health: Option<i16>,
        sink: &mut impl Sink,
    ) -> Option<FigureId> {
        if self.standing_on(spot).is_some() {
            return None;
        }
        let taken: Vec<u8> = self
            .figures()
            .filter_map(|(_, figure)| match figure.kind {
                Kind::Monster { kind: own, number, .. } if own == kind => Some(number),
                _ => None,
            })
            .collect();
        let free: Vec<u8> = (1..=kind.sheet().figures).filter(|number| !taken.contains(number)).collect();
        let number = *self.chance.setup.pick(&free)?;
        let most = self.printed_health(kind, rank, 0);
        self.know(kind);
        let side = self.side_of(kind);
        let id = self.add_figure(Kind::Monster { kind, rank, number, summoned }, side, spot, most, rests, sink)?;
        if let Some(health) = health {
            let figure = self.figure_mut(id);
            figure.health = health.clamp(1, most);
            let left = figure.health;
            sink.tell(Event::Split(id, left), self);
        }
        self.lasting_woes(id, sink);
        // A type that is new in the middle of a round draws its card at once (H9.05).
        let in_round = !self.order.is_empty();
        if in_round && !self.order.iter().any(|turn| turn.actor == Actor::Breed(kind)) {
            self.draw_ability(kind, sink);
        }
        Some(id)
    }

    /// A type appears: it brings its ability deck, unless another type that shares it has (H21.10).
    fn know(&mut self, kind: MonsterKind) {
        if self.breeds.iter().any(|breed| breed.kind == kind) {
            return;
        }
        let cards = kind.sheet().deck;
        let shared = self.breeds.iter().find(|breed| std::ptr::eq(breed.kind.sheet().deck, cards));
        let deck = shared.map_or(self.ability_decks.len() as u8, |breed| breed.deck);
        if shared.is_none() {
            self.ability_decks.push(AbilityDeck::shuffled(&mut self.chance.abilities));
        }
        self.breeds.push(Breed { kind, deck, card: None, consumed: None });
    }

    pub(crate) fn add_figure(
        &mut self,
        kind: Kind,
        side: Side,
        spot: Spot,
        health: i16,
        acted: bool,
        sink: &mut impl Sink,
    ) -> Option<FigureId> {
        let figure =
            Figure { kind, side, spot, health, most_health: health, ailments: Default::default(), alive: true, acted };
        let id = if self.figures.len() < MOST_FIGURES {
            self.figures.push(figure);
            FigureId(self.figures.len() as u8 - 1)
        } else {
            let dead = self.figures.iter().position(|one| !one.alive && one.seat().is_none())?;
            self.figures[dead] = figure;
            FigureId(dead as u8)
        };
        self.standing[spot.index()] = Some(id);
        sink.tell(Event::Arrived(id), self);
        Some(id)
    }

    /// A monster is spawned on a hex or the nearest empty one (H16.13).
    pub(crate) fn spawn(&mut self, kind: MonsterKind, rank: Rank, at: Spot) {
        let newcomer = Newcomer::Monster { kind, rank, summoned: true, rests: false, health: None };
        self.agenda.push(Task::Appear(newcomer, Whereabouts::Near(at)));
    }

    /// The empty hexes on which somebody may appear, all equally good.
    pub(crate) fn appear_spots(&self, place: Whereabouts) -> Spots {
        let chart = self.chart();
        let (within, worth): (Spots, &dyn Fn(Spot) -> u8) = match place {
            Whereabouts::Beside(spot, side) => (chart.near(spot), &move |spot| self.nearest_enemy(side, spot)),
            Whereabouts::Near(at) => (self.revealed_spots(), &move |spot| chart.distance(at, spot)),
            Whereabouts::InRoom(room, at) => (self.layout.map.room_spots(room), &move |spot| chart.distance(at, spot)),
        };
        let mut best = u8::MAX;
        let mut found = Spots::NONE;
        for spot in within.iter().filter(|&spot| self.is_empty(spot)) {
            let worth = worth(spot);
            if worth < best {
                (best, found) = (worth, Spots::NONE);
            }
            if worth == best && (best < u8::MAX || matches!(place, Whereabouts::Beside(..))) {
                found.insert(spot);
            }
        }
        found
    }

    /// Somebody or something appears on a hex.
    pub(crate) fn appear(&mut self, what: Newcomer, spot: Spot, sink: &mut impl Sink) {
        match what {
            Newcomer::Monster { kind, rank, summoned, rests, health } => {
                let known = self.order.clone();
                self.place_monster(kind, rank, spot, summoned, rests, health, sink);
                self.ask_new_ties(&known);
            }
            Newcomer::Trap { by, damage } => {
                self.traps.push(Trap { spot, damage, conditions: Default::default(), reward: None });
                self.survey_ground();
                sink.tell(Event::TrapLaid(by, spot), self);
            }
        }
    }
}
