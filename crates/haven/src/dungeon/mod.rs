//! The random dungeon: three rooms, each a room card and a monster card from shuffled decks (H19.03).

mod table;

use crate::ability::Lasting;
use crate::condition::{Condition, Conditions};
use crate::event::{Event, Sink};
use crate::figure::{FigureId, Kind, Side};
use crate::game::{Bonus, Game};
use crate::hex::{Hex, hex};
use crate::item::{Slot, Wear};
use crate::layout::{Chest, Layout, Placement, TrapPlan};
use crate::map::{Door, MapDraft, Rim, RoomId};
use crate::monster::{MonsterKind, Rank};
use crate::scenario::Terms;
use crate::scenario::sheet::ranks;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Newcomer, Task, Whereabouts};
use crate::view::View;
use crate::words::Name;
use kit::{Seat, Seed, Stream};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{DENIZENS, ROOMS};

/// How severe the penalty for entering a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Severity {
    /// None.
    None,
    /// The minor one.
    Minor,
    /// The major one.
    Major,
}

/// What happens when a room is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// All enemies have Shield 1.
    Shield {
        /// Or this round only.
        forever: bool,
    },
    /// So many blesses for the monsters' deck.
    BlessMonsters(u8),
    /// Conditions for all heroes.
    Afflict(&'static [Condition]),
    /// Conditions for all heroes that do not end.
    Forever(&'static [Condition]),
    /// All enemies attack with +1.
    Attack,
    /// Whoever opened the door is stunned.
    StunOpener,
    /// Whoever opened the door loses cards.
    OpenerLoses(u8),
    /// All elements are inert.
    Inert,
    /// Heroes consume no elements any more.
    NoConsuming,
    /// Heroes discard cards.
    Discard(u8),
    /// Heroes lose cards.
    Lose(u8),
    /// Heroes suffer damage.
    Suffer(u8),
    /// All enemies have Retaliate 2, range 3.
    Retaliate {
        /// Or this round only.
        forever: bool,
    },
    /// A normal enemy of this room becomes an elite one.
    Promote,
    /// Enemies of the room before are placed again.
    Again(Rank, u8),
    /// Every hero uses up a small item.
    UseSmallItem,
    /// Every hero uses up the items that come back, or all.
    UseItems {
        /// Or all.
        all: bool,
    },
    /// All enemies are strengthened.
    Strengthen {
        /// Or once.
        forever: bool,
    },
    /// Elite enemies are invisible.
    HideElites,
    /// All enemies heal 1 at the start of their turns.
    Mend,
    /// All enemies move and shoot one farther.
    Haste,
    /// Curses for each hero.
    Curse(u8),
}

/// Penalties that do not end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Woes {
    /// Monsters heal 1 at the start of their turns.
    pub mend: bool,
    /// Heroes consume no elements.
    pub no_consuming: bool,
    /// Monsters retaliate 2 within 3 hexes.
    pub retaliate: bool,
    /// Conditions that heroes always have.
    pub heroes: Conditions,
    /// Conditions that monsters always have.
    pub monsters: Conditions,
    /// More attack for monsters.
    pub attack: u8,
    /// More shield for monsters.
    pub shield: u8,
    /// More movement for monsters.
    pub movement: u8,
    /// More range for monsters that have one.
    pub range: u8,
}

/// The shape of an entry or exit: only like ones join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gate {
    A,
    B,
}

#[derive(Debug)]
struct RoomCard {
    name: Name,
    rows: &'static [(i16, i16, i16)],
    entrances: &'static [(Gate, Hex)],
    exits: &'static [(Gate, Hex)],
    points: [Hex; 12],
    obstacles: &'static [Hex],
    difficult: &'static [Hex],
    minor: Penalty,
    major: Penalty,
}

#[derive(Debug)]
struct MonsterSet {
    name: Name,
    /// What comes to the numbered places, 1 to 12.
    places: &'static [(u8, Content)],
}

#[derive(Clone, Copy, Debug)]
enum Content {
    Monster(MonsterKind, [Option<Rank>; 3]),
    Coin,
    Trap(TrapPlan),
    Difficult,
    Hazard,
    Chest(Chest),
}

const fn monster(kind: MonsterKind, letters: &str) -> Content {
    Content::Monster(kind, ranks(letters))
}

/// How many rooms a dungeon has.
pub(crate) const ROOMS_DEEP: usize = 3;

/// A room card laid out: turned and shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Laid {
    /// Its place in the deck of room cards.
    at: usize,
    card: u8,
    turns: u8,
    shift: Hex,
    /// Exits at which a further room fits, one bit for each.
    exits: u8,
}

impl Laid {
    fn card(&self) -> &'static RoomCard {
        &ROOMS[usize::from(self.card)]
    }

    fn place(&self, at: Hex) -> Hex {
        turned(at, self.turns) + self.shift
    }

    fn hexes(&self) -> Vec<Hex> {
        let rows = self.card().rows.iter();
        rows.flat_map(|&(r, q, count)| (q..q + count).map(move |q| hex(q, r))).map(|at| self.place(at)).collect()
    }

    /// The exits at which a further room fits: their places on the card and their hexes.
    fn open_exits(&self) -> impl Iterator<Item = (usize, Hex)> + '_ {
        let exits = self.card().exits.iter().enumerate();
        exits.filter(|(exit, _)| self.exits >> exit & 1 == 1).map(|(exit, gate)| (exit, self.place(gate.1)))
    }
}

fn turned(at: Hex, turns: u8) -> Hex {
    (0..turns).fold(at, |at, _| at.turned())
}

/// An entry of the first room, and where heroes may begin if they come in there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it lies, beside the room.
    pub at: Hex,
    /// The start hexes.
    pub start: Spots,
}

/// The decks of a random dungeon, and which of its rooms lie on the table. The next room is laid when the door to it is
/// opened, at that door (H21.09).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dungeon {
    severities: [Severity; ROOMS_DEEP],
    /// Room cards in the order of the deck; the first of them is the first room.
    rooms: Vec<u8>,
    /// Monster cards in the order of their deck, one for each room.
    denizens: Vec<u8>,
    /// By which entry the heroes come into the first room.
    entry: u8,
    laid: Vec<Laid>,
}

impl Dungeon {
    /// Shuffles the decks and lays the first room; one that nothing would follow is put aside for the next.
    pub(crate) fn draw(seed: Seed, severities: [Severity; ROOMS_DEEP]) -> Option<Self> {
        let mut stream = Stream::new(seed, "haven dungeon");
        let mut rooms: Vec<u8> = (0..ROOMS.len() as u8).collect();
        let mut denizens: Vec<u8> = (0..DENIZENS.len() as u8).collect();
        stream.shuffle(&mut rooms);
        stream.shuffle(&mut denizens);
        (0..rooms.len()).find_map(|first| {
            let mut rooms = rooms.clone();
            rooms[..=first].rotate_right(1);
            let first = Laid { at: 0, card: rooms[0], turns: 0, shift: hex(0, 0), exits: 0 };
            let mut dungeon = Self { severities, rooms, denizens: denizens.clone(), entry: 0, laid: Vec::new() };
            let first = dungeon.with_exits(first);
            dungeon.laid.push(first);
            (first.exits != 0).then_some(dungeon)
        })
    }

    /// A room with those of its exits marked at which another one fits; after the last room none is needed.
    fn with_exits(&self, mut room: Laid) -> Laid {
        if self.laid.len() + 1 < ROOMS_DEEP {
            let mut then = self.clone();
            then.laid.push(room);
            let fits = |exit: &usize| then.fitting(*exit).is_some();
            room.exits = (0..room.card().exits.len()).filter(fits).fold(0, |exits, exit| exits | 1 << exit);
        }
        room
    }

    /// The first card of the deck that fits at this exit of the last room; those that do not are laid aside (H19.03), and so
    /// are those after which no room would fit.
    fn fitting(&self, exit: usize) -> Option<Laid> {
        let last = self.laid.last()?;
        let mut deck = self.rooms.iter().enumerate().skip(last.at + 1);
        deck.find_map(|(at, &card)| {
            let next = self.with_exits(self.join(exit, at, card)?);
            (self.laid.len() + 1 == ROOMS_DEEP || next.exits != 0).then_some(next)
        })
    }

    /// Lays a card at an exit of the last room, if an entry of the same letter fits there without overlapping anything.
    fn join(&self, exit: usize, at: usize, card: u8) -> Option<Laid> {
        let last = self.laid.last()?;
        let (gate, door) = last.card().exits[exit];
        let door = last.place(door);
        let exits = |one: &Laid| one.card().exits.iter().map(|gate| one.place(gate.1)).collect::<Vec<_>>();
        let rooms: Vec<Hex> = self.laid.iter().flat_map(Laid::hexes).collect();
        let taken: Vec<Hex> = rooms.iter().copied().chain(self.laid.iter().flat_map(exits)).collect();
        let mut best: Option<(usize, Laid)> = None;
        for &(_, entry) in ROOMS[usize::from(card)].entrances.iter().filter(|entrance| entrance.0 == gate) {
            for turns in 0..6 {
                let next = Laid { at, card, turns, shift: door - turned(entry, turns), exits: 0 };
                let hexes = next.hexes();
                if rooms.contains(&door) || hexes.iter().any(|at| taken.contains(at)) {
                    continue;
                }
                // The fewer hexes lie wall to wall, the more it looks like a door between two rooms.
                let contact = hexes.iter().flat_map(|at| at.neighbours()).filter(|at| taken.contains(at)).count();
                if best.as_ref().is_none_or(|known| contact < known.0) {
                    best = Some((contact, next));
                }
            }
        }
        best.map(|(_, next)| next)
    }

    /// The doors in the order in which they came onto the table: the room on this side, the exit, and its hex.
    fn doors(&self) -> impl Iterator<Item = (usize, usize, Hex)> + '_ {
        let rooms = self.laid.iter().enumerate();
        rooms.flat_map(|(room, laid)| laid.open_exits().map(move |(exit, at)| (room, exit, at)))
    }

    /// Lays the next room at this door, if that leads out of the last one.
    fn lay_next(&mut self, door: usize) -> Option<()> {
        let (room, exit, _) = self.doors().nth(door)?;
        if room + 1 != self.laid.len() {
            return None;
        }
        let next = self.fitting(exit)?;
        self.laid.push(next);
        Some(())
    }

    /// The rooms' names: an adjective and a noun each.
    fn names(&self) -> impl Iterator<Item = (Name, Name)> + '_ {
        let rooms = self.laid.iter().zip(&self.denizens);
        rooms.map(|(room, &denizens)| (DENIZENS[usize::from(denizens)].name, room.card().name))
    }

    /// How many entries the first room has.
    pub(crate) fn entries(&self) -> u8 {
        self.laid.first().map_or(0, |first| first.card().entrances.len() as u8)
    }

    /// What lies on the table.
    pub(crate) fn build(&self) -> Option<Layout> {
        let mut draft = MapDraft { growing: true, ..MapDraft::new(Rim::Wall) };
        for (at, one) in self.laid.iter().enumerate() {
            draft.tiles.push((RoomId(at as u8), one.hexes()));
        }
        for (room, _, at) in self.doors() {
            draft.doors.push((at, [RoomId(room as u8), RoomId(room as u8 + 1)]));
        }
        let map = draft.finish().ok()?;
        let mut layout = Layout { terms: Terms::BLANK, ..Layout::bare(map) };
        for ((one, &denizens), severity) in self.laid.iter().zip(&self.denizens).zip(self.severities) {
            let card = one.card();
            let spot = |layout: &Layout, at: Hex| layout.map.spot(one.place(at));
            for &at in card.obstacles {
                let spot = spot(&layout, at)?;
                layout.obstacles.insert(spot);
            }
            for &at in card.difficult {
                let spot = spot(&layout, at)?;
                layout.difficult.insert(spot);
            }
            for &(point, content) in DENIZENS[usize::from(denizens)].places {
                let spot = spot(&layout, card.points[usize::from(point) - 1])?;
                match content {
                    Content::Monster(kind, ranks) => layout.monsters.push(Placement { kind, spot, ranks, named: None }),
                    Content::Coin => layout.coins.push(spot),
                    Content::Trap(plan) => layout.traps.push((spot, plan)),
                    Content::Difficult => layout.difficult.insert(spot),
                    Content::Hazard => layout.hazards.insert(spot),
                    Content::Chest(chest) => layout.chests.push((spot, chest)),
                }
            }
            layout.penalties.push(match severity {
                Severity::None => None,
                Severity::Minor => Some(card.minor),
                Severity::Major => Some(card.major),
            });
        }
        layout.start = self.entry(&layout, self.entry)?.start;
        Some(layout)
    }

    fn entry(&self, layout: &Layout, entry: u8) -> Option<Entry> {
        let first = self.laid.first()?;
        let at = first.place(first.card().entrances.get(usize::from(entry))?.1);
        Some(Entry { at, start: start_hexes(layout, at) })
    }

    /// Another order of the cards that nobody has seen, behind the same doors.
    pub(crate) fn imagine(&self, stream: &mut Stream) -> Self {
        const TRIES: usize = 8;
        let Some(&last) = self.laid.last() else { return self.clone() };
        let other = |stream: &mut Stream| {
            let mut other = self.clone();
            stream.shuffle(&mut other.rooms[last.at + 1..]);
            stream.shuffle(&mut other.denizens[self.laid.len()..]);
            other.laid.pop();
            let same = other.with_exits(Laid { exits: 0, ..last }) == last;
            other.laid.push(last);
            same.then_some(other)
        };
        (0..TRIES).find_map(|_| other(stream)).unwrap_or_else(|| self.clone())
    }
}

/// The names of three rooms of a seed, if the first exit is always taken: an adjective and a noun each.
#[must_use]
pub fn names(seed: Seed) -> Vec<(Name, Name)> {
    let Some(mut dungeon) = Dungeon::draw(seed, [Severity::None; ROOMS_DEEP]) else { return Vec::new() };
    while dungeon.laid.len() < ROOMS_DEEP {
        let last = dungeon.laid.len() - 1;
        let first = dungeon.doors().position(|door| door.0 == last);
        if first.and_then(|door| dungeon.lay_next(door)).is_none() {
            break;
        }
    }
    dungeon.names().collect()
}

/// Within two hexes of the entry, farther only if four heroes would find no room.
fn start_hexes(layout: &Layout, entry: Hex) -> Spots {
    let bare = |spot: Spot| {
        !layout.obstacles.has(spot)
            && !layout.hazards.has(spot)
            && !layout.traps.iter().any(|trap| trap.0 == spot)
            && !layout.monsters.iter().any(|one| one.spot == spot)
    };
    let room = layout.map.room_spots(RoomId(0));
    for range in 2.. {
        let near = room.iter().filter(|&spot| bare(spot) && layout.map.hex(spot).distance(entry) <= range);
        let found: Spots = near.collect();
        if found.len() >= 4 || range > 20 {
            return found;
        }
    }
    Spots::NONE
}

impl View<'_> {
    /// The entries of a random dungeon's first room to choose from, in the order of the options (H21.09).
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        self.game().entries()
    }

    /// The names of a random dungeon's revealed rooms, the first one first: an adjective and a noun each (H19.03).
    #[must_use]
    pub fn room_names(&self) -> Vec<(Name, Name)> {
        self.game().dungeon.as_ref().map_or_else(Vec::new, |dungeon| dungeon.names().collect())
    }
}

impl Game {
    /// The entries of a random dungeon's first room that the players choose from; none if there is nothing to choose.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        let Some(dungeon) = self.dungeon.as_ref().filter(|dungeon| dungeon.entries() > 1) else { return Vec::new() };
        (0..dungeon.entries()).filter_map(|entry| dungeon.entry(&self.layout, entry)).collect()
    }

    /// The heroes come into the first room by this entry (H21.09).
    pub(crate) fn enter_by(&mut self, entry: u8, sink: &mut impl Sink) {
        if let Some(dungeon) = &mut self.dungeon {
            dungeon.entry = entry;
            if let Some(layout) = dungeon.build() {
                self.layout = Arc::new(layout);
            }
        }
        sink.tell(Event::Entry(entry), self);
    }

    /// The players have chosen an exit by opening its door: the next room is laid there, and any other exit of the same room is
    /// sealed (H19.03, H21.09).
    pub(crate) fn leave_by(&mut self, door: usize, sink: &mut impl Sink) {
        let Some(dungeon) = self.dungeon.as_mut().filter(|_| !self.veiled) else { return };
        let Some(layout) = dungeon.lay_next(door).and_then(|()| dungeon.build()) else { return };
        self.lay_out(Arc::new(layout));
        let doors = self.layout.map.doors();
        let from = doors[door].rooms[0];
        let others = doors.iter().enumerate().filter(|(other, one)| *other != door && one.rooms[0] == from);
        for (other, spot) in others.map(|(other, one)| (other, one.spot)).collect::<Vec<_>>() {
            self.locks |= 1 << other;
            sink.tell(Event::Locked(spot), self);
        }
    }

    /// A revealed room may be told to punish.
    pub(crate) fn suffer_penalty(&mut self, room: RoomId, opener: Option<FigureId>) {
        if self.layout.penalties.get(usize::from(room.0)).copied().flatten().is_some() {
            self.agenda.push(Task::Penalty(room, opener));
        }
    }

    pub(crate) fn punish(&mut self, room: RoomId, opener: Option<FigureId>, sink: &mut impl Sink) {
        let Some(penalty) = self.layout.penalties.get(usize::from(room.0)).copied().flatten() else { return };
        sink.tell(Event::Penalty(room), self);
        let standing: Vec<Seat> =
            (0..self.heroes.len() as u8).map(Seat).filter(|&seat| !self.hero(seat).exhausted).collect();
        let heroes: Vec<FigureId> = standing.iter().map(|&seat| self.hero(seat).figure).collect();
        let enemies: Vec<FigureId> =
            self.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(id, _)| id).collect();
        let opener = opener.and_then(|id| self.figure(id).seat());
        // Nobody opened the first room: the players name a hero (H19.03).
        if opener.is_none() && matches!(penalty, Penalty::StunOpener | Penalty::OpenerLoses(_)) {
            return self.agenda.push(Task::Opener(room));
        }
        match penalty {
            Penalty::Shield { forever: true } => self.woes.shield += 1,
            Penalty::Shield { forever: false } => enemies.iter().for_each(|&id| self.shield_for_round(id, 1, sink)),
            Penalty::BlessMonsters(count) => {
                if let Some(&any) = enemies.first() {
                    (0..count).for_each(|_| self.afflict(any, Condition::Bless, sink));
                }
            }
            Penalty::Afflict(list) => {
                for &id in &heroes {
                    list.iter().for_each(|&condition| self.afflict(id, condition, sink));
                }
            }
            Penalty::Forever(list) => {
                self.woes.heroes = self.woes.heroes.and(Conditions::of(list));
                for &id in &heroes {
                    list.iter().for_each(|&condition| self.afflict(id, condition, sink));
                }
            }
            Penalty::Attack => self.woes.attack += 1,
            Penalty::StunOpener => {
                if let Some(seat) = opener {
                    let figure = self.hero(seat).figure;
                    self.afflict(figure, Condition::Stun, sink);
                }
            }
            Penalty::OpenerLoses(left) => {
                self.agenda.extend(opener.map(|seat| Task::Forfeit { seat, left, lost: true }));
            }
            Penalty::Inert => self.elements.clear(),
            Penalty::NoConsuming => self.woes.no_consuming = true,
            Penalty::Discard(left) => {
                let tasks = standing.iter().rev().map(|&seat| Task::Forfeit { seat, left, lost: false });
                self.agenda.extend(tasks);
            }
            Penalty::Lose(left) => {
                let tasks = standing.iter().rev().map(|&seat| Task::Forfeit { seat, left, lost: true });
                self.agenda.extend(tasks);
            }
            Penalty::Suffer(amount) => {
                let amount = i16::from(amount);
                let harm = |target| Task::Harm(Harm { target, amount, by: None, cause: Cause::Scenario });
                self.agenda.extend(heroes.iter().rev().map(|&target| harm(target)));
            }
            Penalty::Retaliate { forever: true } => self.woes.retaliate = true,
            Penalty::Retaliate { forever: false } => {
                let what = Lasting::Retaliate { amount: 2, range: 3, xp: 0 };
                let bonus = |&who: &FigureId| Bonus { who, what, for_round: true, card: None, slots: &[], used: 0 };
                enemies.iter().map(bonus).for_each(|bonus| self.begin_bonus(bonus, sink));
            }
            Penalty::Promote => self.agenda.push(Task::Promote(room)),
            Penalty::Again(rank, count) => self.place_again(room, rank, count),
            Penalty::UseSmallItem => self.use_up(&standing, |slot, _| slot == Slot::Small, 1),
            Penalty::UseItems { all } => {
                self.use_up(&standing, |_, wear| all || wear == Wear::Spent, usize::MAX);
            }
            Penalty::Strengthen { forever } => {
                if forever {
                    self.woes.monsters = self.woes.monsters.and(Conditions::of(&[Condition::Strengthen]));
                }
                enemies.iter().for_each(|&id| self.afflict(id, Condition::Strengthen, sink));
            }
            Penalty::HideElites => {
                for id in enemies {
                    if matches!(self.figure(id).kind, Kind::Monster { rank: Rank::Elite, .. }) {
                        self.afflict(id, Condition::Invisible, sink);
                    }
                }
            }
            Penalty::Mend => self.woes.mend = true,
            Penalty::Haste => {
                self.woes.movement += 1;
                self.woes.range += 1;
            }
            Penalty::Curse(count) => {
                for &id in &heroes {
                    (0..count).for_each(|_| self.afflict(id, Condition::Curse, sink));
                }
            }
        }
    }

    /// Normal monsters of a room, any of which can become an elite one.
    pub(crate) fn promotable(&self, room: RoomId) -> impl Iterator<Item = FigureId> + '_ {
        let of_room = move |spot: Spot| self.layout.map.room(spot) == Some(room);
        let normal = |kind: Kind| matches!(kind, Kind::Monster { rank: Rank::Normal, .. });
        self.figures().filter(move |(_, one)| normal(one.kind) && of_room(one.spot)).map(|(id, _)| id)
    }

    /// A normal monster becomes an elite one.
    pub(crate) fn promote(&mut self, id: FigureId, sink: &mut impl Sink) {
        let level = self.monster_level;
        let figure = self.figure_mut(id);
        if let Kind::Monster { kind, rank, .. } = &mut figure.kind {
            *rank = Rank::Elite;
            figure.most_health = i16::from(kind.stats(Rank::Elite, level).health);
            figure.health = figure.most_health;
        }
        sink.tell(Event::Promoted(id), self);
    }

    /// Monsters of the room before appear once more, in the new room, as near as possible to its door. Before the first room
    /// there is none, and nothing happens.
    fn place_again(&mut self, room: RoomId, wanted: Rank, count: u8) {
        let Some(before) = room.0.checked_sub(1).map(RoomId) else { return };
        let players = self.heroes.len().clamp(2, 4) - 2;
        let map = &self.layout.map;
        let into = |(door, one): &(usize, &Door)| one.rooms[1] == room && self.open.has(*door);
        let Some(door) = map.doors().iter().enumerate().find(into).map(|(_, door)| door.spot) else { return };
        let of_before = self.layout.monsters.iter().filter(|one| map.room(one.spot) == Some(before));
        let kinds = of_before.filter(|one| one.ranks[players] == Some(wanted)).map(|one| one.kind);
        let tasks: Vec<Task> = kinds
            .take(usize::from(count))
            .map(|kind| {
                let newcomer = Newcomer::Monster { kind, rank: wanted, summoned: false, rests: false, health: None };
                Task::Appear(newcomer, Whereabouts::InRoom(room, door))
            })
            .collect();
        self.agenda.extend(tasks.into_iter().rev());
    }

    fn use_up(&mut self, seats: &[Seat], fits: impl Fn(Slot, Wear) -> bool, most: usize) {
        for &seat in seats {
            let items = self.hero_mut(seat).items.iter_mut();
            let fitting = items.filter(|one| {
                let sheet = one.item.sheet();
                one.ready && sheet.wear != Wear::Permanent && fits(sheet.slot, sheet.wear)
            });
            fitting.take(most).for_each(|one| one.ready = false);
        }
    }
}
