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
use crate::map::{MapDraft, Rim, RoomId};
use crate::monster::{MonsterKind, Rank};
use crate::scenario::rule::When;
use crate::scenario::sheet::ranks;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Newcomer, Task, Whereabouts};
use crate::words::Name;
use kit::{Seat, Seed, Stream};
use serde::{Deserialize, Serialize};
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

/// A room card laid out: turned, shifted, and with an entry and an exit settled.
struct Laid {
    room: &'static RoomCard,
    denizens: &'static MonsterSet,
    turns: usize,
    shift: Hex,
    entry: Hex,
}

impl Laid {
    fn place(&self, at: Hex) -> Hex {
        turned(at, self.turns) + self.shift
    }

    fn hexes(&self) -> Vec<Hex> {
        let rows = self.room.rows.iter();
        rows.flat_map(|&(r, q, count)| (q..q + count).map(move |q| hex(q, r))).map(|at| self.place(at)).collect()
    }
}

fn turned(at: Hex, turns: usize) -> Hex {
    (0..turns).fold(at, |at, _| at.turned())
}

/// Draws three rooms that fit together.
fn draw(seed: Seed) -> Option<(Vec<Laid>, Vec<Hex>)> {
    let mut stream = Stream::new(seed, "haven dungeon");
    let mut rooms: Vec<&'static RoomCard> = ROOMS.iter().collect();
    let mut denizens: Vec<&'static MonsterSet> = DENIZENS.iter().collect();
    stream.shuffle(&mut rooms);
    stream.shuffle(&mut denizens);
    // A first room whose exits nothing fits is put aside for the next one.
    for first in 0..rooms.len() {
        let entry = rooms[first].entrances[0].1;
        let start = Laid { room: rooms[first], denizens: denizens[0], turns: 0, shift: hex(0, 0), entry };
        let mut laid = vec![start];
        let mut doors: Vec<Hex> = Vec::new();
        for card in rooms.iter().enumerate().filter(|(at, _)| *at != first).map(|(_, card)| *card) {
            if laid.len() == 3 {
                break;
            }
            if let Some((next, door)) = join(&laid, &doors, card, denizens[laid.len()]) {
                laid.push(next);
                doors.push(door);
            }
        }
        if laid.len() == 3 {
            return Some((laid, doors));
        }
    }
    None
}

/// Lays a room at an exit of the last one, if an entry of the same letter fits there without overlapping anything.
fn join(laid: &[Laid], doors: &[Hex], card: &'static RoomCard, denizens: &'static MonsterSet) -> Option<(Laid, Hex)> {
    let last = laid.last()?;
    let taken: Vec<Hex> = laid.iter().flat_map(Laid::hexes).chain(doors.iter().copied()).collect();
    let mut best: Option<(usize, Laid, Hex)> = None;
    for &(gate, exit) in last.room.exits {
        let door = last.place(exit);
        if doors.contains(&door) {
            continue;
        }
        for &(_, entry) in card.entrances.iter().filter(|entrance| entrance.0 == gate) {
            for turns in 0..6 {
                let shift = door - turned(entry, turns);
                let next = Laid { room: card, denizens, turns, shift, entry };
                let hexes = next.hexes();
                if hexes.iter().any(|at| taken.contains(at) || *at == door) {
                    continue;
                }
                // The fewer hexes lie wall to wall, the more it looks like a door between two rooms.
                let contact = hexes.iter().flat_map(|at| at.neighbours()).filter(|at| taken.contains(at)).count();
                if best.as_ref().is_none_or(|known| contact < known.0) {
                    best = Some((contact, next, door));
                }
            }
        }
    }
    best.map(|(_, next, door)| (next, door))
}

/// The three rooms' names: an adjective and a noun each.
#[must_use]
pub fn names(seed: Seed) -> Vec<(Name, Name)> {
    draw(seed).map_or_else(Vec::new, |(laid, _)| laid.iter().map(|one| (one.denizens.name, one.room.name)).collect())
}

/// Lays a random dungeon out.
pub(crate) fn build(seed: Seed, severities: [Severity; 3]) -> Option<Layout> {
    let (laid, doors) = draw(seed)?;
    let mut draft = MapDraft::new(Rim::Wall);
    for (at, one) in laid.iter().enumerate() {
        draft.tiles.push((RoomId(at as u8), one.hexes()));
    }
    for (at, &door) in doors.iter().enumerate() {
        draft.doors.push((door, [RoomId(at as u8), RoomId(at as u8 + 1)]));
    }
    let map = draft.finish().ok()?;
    let mut layout = Layout { goal: When::EVERY_ENEMY_DEAD, ..Layout::bare(map) };
    for (one, severity) in laid.iter().zip(severities) {
        let spot = |layout: &Layout, at: Hex| layout.map.spot(one.place(at));
        for &at in one.room.obstacles {
            let spot = spot(&layout, at)?;
            layout.obstacles.insert(spot);
        }
        for &at in one.room.difficult {
            let spot = spot(&layout, at)?;
            layout.difficult.insert(spot);
        }
        for &(point, content) in one.denizens.places {
            let spot = spot(&layout, one.room.points[usize::from(point) - 1])?;
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
            Severity::Minor => Some(one.room.minor),
            Severity::Major => Some(one.room.major),
        });
    }
    layout.start = start_hexes(&layout, laid.first()?);
    Some(layout)
}

/// Within two hexes of the entry, farther only if four heroes would find no room.
fn start_hexes(layout: &Layout, first: &Laid) -> Spots {
    let entry = first.place(first.entry);
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

impl Game {
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
        let Some(door) = map.doors().iter().find(|door| door.rooms[1] == room).map(|door| door.spot) else { return };
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
