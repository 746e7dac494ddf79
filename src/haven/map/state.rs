//! What the board shows, as plain data taken from an engine's view: the ground, what lies on it, and who stands there.

use crate::haven::map::geometry::{Point, centre, corner, edge};
use ::haven::View;
use ::haven::class::Class;
use ::haven::condition::Conditions;
use ::haven::figure::{Figure, FigureId, Kind, Side};
use ::haven::hex::Hex;
use ::haven::map::RoomId;
use ::haven::monster::{MonsterKind, Rank};
use ::haven::scenario::sheet::{OverlayType, Terrain};
use ::haven::spot::{Spot, Spots};
use ::haven::words::{Name, name};
use kit::{Seat, Sort};

/// A hex that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its place on the map.
    pub spot: Spot,
    /// Where it lies.
    pub hex: Hex,
    /// Its room; a door belongs to none.
    pub room: Option<RoomId>,
}

/// A door, and how it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// Where.
    pub hex: Hex,
    /// Whether it stands open.
    pub open: bool,
    /// Whether heroes cannot open it.
    pub locked: bool,
    /// The way through it, in degrees clockwise from straight down.
    pub turn: i16,
}

/// What never changes while the same rooms are revealed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ground {
    /// Hexes, in reading order.
    pub cells: Vec<Cell>,
    /// Walls, each from corner to corner.
    pub walls: Vec<[Point; 2]>,
    /// Doors.
    pub doors: Vec<Door>,
}

/// What lies on the ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A trap (H5.03).
    Trap {
        /// Where.
        hex: Hex,
        /// What it deals.
        damage: u8,
        /// What it gives.
        conditions: Conditions,
    },
    /// Hazardous terrain (H5.04), and what it deals.
    Hazard(Hex, u8),
    /// Difficult terrain (H5.05).
    Difficult(Hex),
    /// An obstacle, whole (H5.06); nothing is known of the looks of one that somebody has laid.
    Obstacle(Vec<Hex>, Option<OverlayType>),
    /// A pressure plate, and whether it has been pressed (H5.08).
    Plate(Hex, bool),
    /// A letter that the scenario's rules name.
    Mark(Hex, char),
    /// A treasure chest (H5.07).
    Chest(Hex),
    /// So many money tokens.
    Coins(Hex, u32),
}

/// What a figure looks like: its shape says its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A hero.
    Hero(Class),
    /// A hero's summon.
    Summon(Class),
    /// A monster.
    Monster(MonsterKind, Rank),
    /// What has hit points and is no monster.
    Object,
}

/// A figure on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// Who.
    pub id: FigureId,
    /// Where.
    pub spot: Spot,
    /// The same on the picture.
    pub hex: Hex,
    /// What it looks like.
    pub look: Look,
    /// What it is called, without its number.
    pub name: Name,
    /// Its number within its type.
    pub number: Option<u8>,
    /// Whether a person at this screen plays it.
    pub yours: bool,
    /// Whether it fights for the heroes.
    pub friend: bool,
    /// Hit points left.
    pub health: i16,
    /// Hit points at most.
    pub most: i16,
    /// Its conditions.
    pub conditions: Conditions,
    /// Its shield against every attack.
    pub shield: i16,
    /// What an adjacent attacker gets back.
    pub retaliate: u8,
}

/// The board as it is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MapState {
    /// What never changes while the same rooms are revealed.
    pub ground: Ground,
    /// What lies about.
    pub things: Vec<Thing>,
    /// Who stands there, by id.
    pub tokens: Vec<Token>,
    /// Whose turn it is.
    pub now: Option<FigureId>,
    /// Rooms in which nobody is.
    pub empty: Vec<RoomId>,
}

impl MapState {
    /// The board as a seat sees it; `yours` are the seats of people at this screen.
    #[must_use]
    pub fn of(view: &View<'_>, yours: &[Seat]) -> Self {
        let ground = Ground::of(view);
        let tokens: Vec<Token> = view.figures().filter_map(|(id, figure)| token(view, id, figure, yours)).collect();
        let room_of = |token: &Token| view.room(token.spot);
        let mut rooms: Vec<RoomId> = ground.cells.iter().filter_map(|cell| cell.room).collect();
        rooms.dedup();
        rooms.arrange_by_key(|room| room.0);
        rooms.dedup();
        rooms.retain(|&room| !tokens.iter().any(|token| room_of(token) == Some(room)));
        Self { ground, things: things(view), tokens, now: view.turn(), empty: rooms }
    }

    /// Where a hex lies.
    #[must_use]
    pub fn hex(&self, spot: Spot) -> Option<Hex> {
        let cells = &self.ground.cells;
        cells.binary_search_by_key(&spot, |cell| cell.spot).ok().map(|at| cells[at].hex)
    }

    /// The hex that lies there.
    #[must_use]
    pub fn spot(&self, hex: Hex) -> Option<Spot> {
        self.ground.cells.iter().find(|cell| cell.hex == hex).map(|cell| cell.spot)
    }

    /// A figure.
    #[must_use]
    pub fn token(&self, id: FigureId) -> Option<&Token> {
        self.tokens.iter().find(|token| token.id == id)
    }

    /// Who stands there.
    #[must_use]
    pub fn standing_on(&self, spot: Spot) -> Option<&Token> {
        self.tokens.iter().find(|token| token.spot == spot)
    }

    /// Where the light is: at whoever acts, if that is a friend, or else at a hero.
    #[must_use]
    pub fn torch(&self) -> Option<Hex> {
        let acting = self.now.and_then(|id| self.token(id)).filter(|token| token.friend);
        let heroes = || self.tokens.iter().filter(|token| matches!(token.look, Look::Hero(_)));
        acting.or_else(|| heroes().find(|token| token.yours)).or_else(|| heroes().next()).map(|token| token.hex)
    }
}

impl Ground {
    fn of(view: &View<'_>) -> Self {
        let known = view.known();
        let cells: Vec<Cell> =
            known.iter().filter_map(|spot| Some(Cell { spot, hex: view.hex(spot)?, room: view.room(spot) })).collect();
        let doors: Vec<Door> = view.doors().filter_map(|door| door_of(view, &cells, door)).collect();
        let chart = view.if_open();
        let mut by_hex: Vec<(Hex, Spot)> = cells.iter().map(|cell| (cell.hex, cell.spot)).collect();
        by_hex.sort_unstable();
        let mut walls = Vec::new();
        for cell in &cells {
            let near = chart.near(cell.spot);
            let behind = doors.iter().any(|door| door.hex == cell.hex && !door.open);
            for (direction, next) in cell.hex.neighbours().into_iter().enumerate() {
                let other = by_hex.binary_search_by_key(&next, |one| one.0).ok().map(|at| by_hex[at].1);
                match other {
                    // A seam is seen from both sides and drawn once.
                    Some(other) if near.has(other) || other < cell.spot => {}
                    // What lies behind a closed door nobody knows.
                    None if behind => {}
                    _ => walls.push(edge(cell.hex, direction)),
                }
            }
        }
        Self { cells, walls, doors }
    }

    /// The hexes of a room.
    pub fn of_room(&self, room: Option<RoomId>) -> impl Iterator<Item = &Cell> {
        self.cells.iter().filter(move |cell| cell.room == room)
    }

    /// The rooms, doors as one that has no name, each once.
    #[must_use]
    pub fn rooms(&self) -> Vec<Option<RoomId>> {
        let mut rooms: Vec<Option<RoomId>> = self.cells.iter().map(|cell| cell.room).collect();
        rooms.arrange_by_key(|room| room.map(|room| room.0));
        rooms.dedup();
        rooms
    }
}

fn door_of(view: &View<'_>, cells: &[Cell], door: ::haven::known::KnownDoor) -> Option<Door> {
    let hex = view.hex(door.spot)?;
    let near = view.if_open().near(door.spot);
    let beside: Vec<&Cell> = cells.iter().filter(|cell| near.has(cell.spot)).collect();
    let first = beside.first()?.room;
    let (mut x, mut y) = (0.0, 0.0);
    for cell in beside.iter().filter(|cell| cell.room == first) {
        x += centre(cell.hex).x - centre(hex).x;
        y += centre(cell.hex).y - centre(hex).y;
    }
    // A door stands across one of twelve ways at most.
    let turn = (x.atan2(-y).to_degrees() / 30.0).round() as i16 * 30;
    Some(Door { hex, open: door.open, locked: door.locked, turn })
}

fn things(view: &View<'_>) -> Vec<Thing> {
    let hex = |spot: Spot| view.hex(spot);
    let mut things = Vec::new();
    let hazard = view.trap_damage() / 2;
    things.extend(view.plates().filter_map(|(spot, pressed)| Some(Thing::Plate(hex(spot)?, pressed))));
    things.extend(view.marks().filter_map(|(mark, spot)| Some(Thing::Mark(hex(spot)?, mark))));
    things.extend(view.ground().difficult.iter().filter_map(|spot| Some(Thing::Difficult(hex(spot)?))));
    things.extend(view.hazards().iter().filter_map(|spot| Some(Thing::Hazard(hex(spot)?, hazard))));
    let trap = |trap: &::haven::game::Trap| {
        Some(Thing::Trap { hex: hex(trap.spot)?, damage: trap.damage, conditions: trap.conditions })
    };
    things.extend(view.traps().filter_map(trap));
    // An obstacle with hit points is a figure.
    let sturdy: Spots = view.figures().filter(|one| one.1.kind == Kind::Obstacle).map(|one| one.1.spot).collect();
    let mut laid = view.ground().obstacles - sturdy;
    for piece in view.pieces().filter(|piece| piece.what.terrain() == Terrain::Obstacle) {
        if piece.spots.iter().all(|&spot| laid.has(spot)) {
            piece.spots.iter().for_each(|&spot| laid.remove(spot));
            things.push(Thing::Obstacle(piece.spots.iter().filter_map(|&spot| hex(spot)).collect(), Some(piece.what)));
        }
    }
    things.extend(laid.iter().filter_map(|spot| Some(Thing::Obstacle(vec![hex(spot)?], None))));
    things.extend(view.chests().filter_map(|spot| Some(Thing::Chest(hex(spot)?))));
    let mut coins: Vec<Spot> = view.coins().collect();
    coins.arrange();
    for pile in coins.chunk_by(|one, other| one == other) {
        things.extend(hex(pile[0]).map(|hex| Thing::Coins(hex, pile.len() as u32)));
    }
    things
}

fn token(view: &View<'_>, id: FigureId, figure: &Figure, yours: &[Seat]) -> Option<Token> {
    let class = |seat: Seat| view.hero(seat).map(|hero| hero.class);
    let given = view.given_name(id);
    let object = || given.unwrap_or(name("Object", "Objeto", "Gegenstand", "Objeto"));
    let (look, called, number, owner) = match figure.kind {
        Kind::Hero(seat) => (Look::Hero(class(seat)?), class(seat)?.name(), None, Some(seat)),
        Kind::Summon { owner, sheet, .. } => (Look::Summon(class(owner)?), sheet.name, None, Some(owner)),
        Kind::Monster { kind, rank, number, .. } => {
            (Look::Monster(kind, rank), given.unwrap_or(kind.sheet().name), Some(number), None)
        }
        Kind::Obstacle | Kind::Escort(_) => (Look::Object, object(), None, None),
    };
    Some(Token {
        id,
        spot: figure.spot,
        hex: view.hex(figure.spot)?,
        look,
        name: called,
        number: number.filter(|_| !matches!(look, Look::Monster(_, Rank::Boss))),
        yours: matches!(figure.kind, Kind::Hero(_)) && owner.is_some_and(|seat| yours.contains(&seat)),
        friend: matches!(figure.side(), Side::Heroes | Side::Allies),
        health: figure.health.max(0),
        most: figure.most_health,
        conditions: figure.ailments.all(),
        shield: view.shield(id),
        retaliate: view.retaliation(id),
    })
}

/// Where a line of sight runs, or where it stops: at this wall.
#[must_use]
pub fn sight_line(from: Hex, to: Hex, sight: ::haven::sight::Sight) -> ([Point; 2], Option<[Point; 2]>) {
    use ::haven::sight::Sight;
    match sight {
        Sight::Adjacent => ([centre(from), centre(to)], None),
        Sight::Corners(one, other) => ([corner(one), corner(other)], None),
        Sight::Wall(one, other) => {
            let wall = [corner(one), corner(other)];
            ([centre(from), meeting(centre(from), centre(to), wall)], Some(wall))
        }
    }
}

/// Where the straight way to a place meets a wall, or the wall's middle where it runs beside it.
fn meeting(from: Point, to: Point, [a, b]: [Point; 2]) -> Point {
    let cross = |one: Point, other: Point| one.x * other.y - one.y * other.x;
    let (way, wall) = (to.moved(-from.x, -from.y), b.moved(-a.x, -a.y));
    let slant = cross(way, wall);
    if slant.abs() < 1e-6 {
        return a.between(b);
    }
    let share = cross(a.moved(-from.x, -from.y), wall) / slant;
    if (0.0..=1.0).contains(&share) { from.towards(to, share) } else { a.between(b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::map::geometry::at;
    use ::haven::{Game, Setup};
    use kit::Seed;

    fn game() -> Game {
        let setup = Setup::scenario(1, &[Class::Brute, Class::Spellweaver, Class::Scoundrel], Seed::from_number(7));
        Game::begin(&setup, &mut ()).expect("a scenario of ours")
    }

    #[test]
    fn only_what_is_known_is_on_the_board() {
        let game = game();
        let view = game.view(Seat(0));
        let state = MapState::of(&view, &[Seat(0)]);
        assert_eq!(state.ground.cells.len(), view.known().len());
        assert!(state.tokens.iter().all(|token| view.known().has(token.spot)));
        assert!(state.ground.doors.iter().all(|door| !door.open), "nobody has opened one");
    }

    #[test]
    fn walls_are_all_around_but_for_what_lies_behind_doors() {
        let game = game();
        let ground = MapState::of(&game.view(Seat(0)), &[]).ground;
        let apart =
            |one: &[Point; 2], other: &[Point; 2]| one[0].between(one[1]).distance(other[0].between(other[1])) > 1.0;
        for (number, wall) in ground.walls.iter().enumerate() {
            assert!(ground.walls[..number].iter().all(|other| apart(wall, other)), "each is drawn once");
        }
        for cell in &ground.cells {
            for (direction, next) in cell.hex.neighbours().into_iter().enumerate() {
                let open = ground.cells.iter().any(|other| other.hex == next);
                let door = ground.doors.iter().any(|door| door.hex == cell.hex);
                let side = edge(cell.hex, direction);
                let walled = ground.walls.iter().any(|wall| !apart(wall, &side));
                assert!(open || door || walled, "{} has no wall on side {direction}", cell.hex);
            }
        }
    }

    #[test]
    fn h10_02_a_stopped_look_ends_at_the_wall() {
        let wall = [at(10.0, -5.0), at(10.0, 5.0)];
        assert_eq!(meeting(at(0.0, 0.0), at(20.0, 0.0), wall), at(10.0, 0.0));
        assert_eq!(meeting(at(0.0, 0.0), at(5.0, 0.0), wall), at(10.0, 0.0), "beyond: the wall's own middle");
    }
}
