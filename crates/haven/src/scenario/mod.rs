//! Scenarios as the book prints them: their maps, what stands on them, their goals, rules and rewards. Each is one file of
//! `book`; [`ScenarioSheet::layout`] makes a board of it, and `play` carries its rules out.

mod book;
mod check;
mod escort;
pub(crate) mod play;
pub mod prelude;
pub mod rule;
pub mod sheet;
mod stats;
pub mod tile;

use crate::figure::Side;
use crate::hex::Hex;
use crate::layout::{Layout, LayoutError, Object, OverlayPiece, Placement};
use crate::map::{MapDraft, Rim, RoomId};
use crate::monster::MonsterKind;
use crate::spot::Spot;
use crate::words::{Name, name};
use rule::{Boost, Effect, Rule, When, Who};
use sheet::{ChestPlace, Corridor, DoorPlace, MonsterPlace, ObjectPlace, Piece, Terrain};
use std::sync::{Arc, OnceLock};
use tile::{TileName, TilePlace};

/// A scenario as it lies on the table before anybody plays, and what is special about it.
#[derive(Debug)]
pub struct ScenarioSheet {
    /// Its number in the book.
    pub number: u8,
    /// What it is called.
    pub name: Name,
    /// The tiles. Tiles joined by corridors belong to one room.
    pub tiles: &'static [TilePlace],
    /// The rooms that are revealed at the start, counted from 1.
    pub first_rooms: &'static [u8],
    /// The doors.
    pub doors: &'static [DoorPlace],
    /// The corridors.
    pub corridors: &'static [Corridor],
    /// Pressure plates; what they do is a rule about the mark on their hex (H5.08).
    pub plates: &'static [Hex],
    /// Where heroes may begin (H4.04).
    pub start: &'static [Hex],
    /// Overlay pieces.
    pub overlays: &'static [Piece],
    /// Money tokens.
    pub coins: &'static [Hex],
    /// Treasure chests.
    pub chests: &'static [ChestPlace],
    /// Monsters.
    pub monsters: &'static [MonsterPlace],
    /// What has hit points and is no monster.
    pub objects: &'static [ObjectPlace],
    /// Letters printed on hexes. Letters and numbers beside doors stand with the doors.
    pub marks: &'static [(char, &'static [Hex])],
    /// What wins it, what loses it, and its special rules.
    pub terms: Terms,
    /// What winning it brings in a campaign.
    pub reward: Reward,
    /// What the party must hold, or must not, to play it in a campaign: one of these lists.
    pub needs: &'static [&'static [Need]],
}

/// What wins a scenario, what loses it, and its special rules.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Monster types that fight on another side than usual.
    pub sides: &'static [(MonsterKind, Side)],
    /// What wins it.
    pub goal: When,
    /// What loses it, besides that all heroes are exhausted.
    pub defeat: When,
    /// Scenario effects at the set-up (H4.03).
    pub setup: &'static [Effect],
    /// Special rules, sections and the boss's specials.
    pub rules: &'static [Rule],
    /// What monsters gain while objects stand.
    pub boosts: &'static [Boost],
    /// Who suffers no damage.
    pub unharmed: Option<Who>,
}

impl Terms {
    /// Every enemy is to be killed, and nothing is special.
    pub const BLANK: Self = Self {
        sides: &[],
        goal: When::EVERY_ENEMY_DEAD,
        defeat: When::Never,
        setup: &[],
        rules: &[],
        boosts: &[],
        unharmed: None,
    };
}

/// What winning a scenario brings (H17.03). Gold and experience are for each hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Gold for each hero.
    pub gold: u8,
    /// Experience for each hero.
    pub experience: u8,
    /// Prosperity for the town.
    pub prosperity: u8,
    /// Reputation for the party.
    pub reputation: i8,
    /// Achievements of the party.
    pub party: &'static [&'static str],
    /// Achievements of the world.
    pub global: &'static [&'static str],
    /// Achievements of the world for whoever holds another one: (what comes, what must be held).
    pub global_if: &'static [(&'static str, &'static str)],
    /// Items whose designs come to the shop.
    pub designs: &'static [u8],
    /// City events that are added.
    pub city_events: &'static [u8],
    /// Scenarios that it opens.
    pub opens: &'static [u8],
    /// Scenarios of which the party opens one.
    pub opens_one_of: &'static [u8],
    /// Scenarios that are linked to it: no road event on the way (H18.03).
    pub links: &'static [u8],
    /// Scenarios that can be played no longer.
    pub blocks: &'static [u8],
}

impl Reward {
    /// Nothing.
    pub const NONE: Self = Self {
        gold: 0,
        experience: 0,
        prosperity: 0,
        reputation: 0,
        party: &[],
        global: &[],
        global_if: &[],
        designs: &[],
        city_events: &[],
        opens: &[],
        opens_one_of: &[],
        links: &[],
        blocks: &[],
    };
}

/// An achievement that must be held, or must not, before a scenario can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The party holds it.
    Party(&'static str),
    /// The world holds it.
    Global(&'static str),
    /// The world does not hold it.
    NoGlobal(&'static str),
}

impl ScenarioSheet {
    /// A sheet with nothing on it, to begin with.
    pub const BLANK: Self = Self {
        number: 0,
        name: name("", "", "", ""),
        tiles: &[],
        first_rooms: &[1],
        doors: &[],
        corridors: &[],
        plates: &[],
        start: &[],
        overlays: &[],
        coins: &[],
        chests: &[],
        monsters: &[],
        objects: &[],
        marks: &[],
        terms: Terms::BLANK,
        reward: Reward::NONE,
        needs: &[],
    };

    /// The scenario of this number, if it is one of ours.
    #[must_use]
    pub fn by_number(number: u8) -> Option<&'static Self> {
        book::SCENARIOS.iter().copied().find(|sheet| sheet.number == number)
    }

    /// All that are ours, by number.
    #[must_use]
    pub fn all() -> &'static [&'static Self] {
        &book::SCENARIOS
    }

    /// Its board. It is made once; everybody who plays the scenario reads the same one.
    ///
    /// # Errors
    /// Never for a sheet of ours, as a test proves.
    pub fn layout(&'static self) -> Result<Arc<Layout>, LayoutError> {
        const COUNT: usize = book::SCENARIOS.len();
        static LAYOUTS: [OnceLock<Arc<Layout>>; COUNT] = [const { OnceLock::new() }; COUNT];
        let place = book::SCENARIOS.iter().position(|sheet| sheet.number == self.number).unwrap_or(0);
        if let Some(layout) = LAYOUTS[place].get() {
            return Ok(Arc::clone(layout));
        }
        let layout = Arc::new(self.lay_out()?);
        Ok(Arc::clone(LAYOUTS[place].get_or_init(|| layout)))
    }

    pub(crate) fn lay_out(&'static self) -> Result<Layout, LayoutError> {
        let map = self.draft()?.finish().map_err(LayoutError::Map)?;
        let spot = |layout: &Layout, at: Hex| layout.map.spot(at).ok_or(LayoutError::OffTheMap(at));
        let mut layout = Layout {
            door_marks: self.doors.iter().map(|door| door.mark).collect(),
            first_rooms: self.first_rooms.iter().map(|room| RoomId(room - 1)).collect(),
            terms: self.terms,
            ..Layout::bare(map)
        };
        let spots = |hexes: &[Hex]| hexes.iter().map(|&at| spot(&layout, at)).collect::<Result<Vec<Spot>, _>>();
        let (start, coins, plates) = (spots(self.start)?, spots(self.coins)?, spots(self.plates)?);
        layout.start = start.into_iter().collect();
        layout.coins = coins;
        layout.plates = plates.into_iter().collect();
        for piece in self.overlays {
            let covered = piece.cells.iter().map(|&at| spot(&layout, at)).collect::<Result<Vec<Spot>, _>>()?;
            for &at in &covered {
                match piece.what.terrain() {
                    Terrain::Obstacle => layout.obstacles.insert(at),
                    Terrain::Hazard => layout.hazards.insert(at),
                    Terrain::Difficult => layout.difficult.insert(at),
                    Terrain::Trap => layout.traps.push((at, piece.trap)),
                }
            }
            layout.pieces.push(OverlayPiece { what: piece.what, spots: covered, fixed: piece.fixed });
        }
        for one in self.chests {
            let at = spot(&layout, one.at)?;
            layout.chests.push((at, one.chest));
        }
        for one in self.monsters {
            let at = spot(&layout, one.at)?;
            layout.monsters.push(Placement { kind: one.kind, spot: at, ranks: one.ranks, named: one.named });
        }
        for one in self.objects {
            let covered = one.cells.iter().map(|&at| spot(&layout, at)).collect::<Result<Vec<Spot>, _>>()?;
            layout.objects.push(Object { place: *one, spots: covered });
        }
        for &(mark, hexes) in self.marks {
            let covered = hexes.iter().map(|&at| spot(&layout, at)).collect::<Result<Vec<Spot>, _>>()?;
            layout.marks.push((mark, covered));
        }
        layout.locks = (0..).zip(self.doors).filter(|(_, door)| door.locked).fold(0, |locks, (at, _)| locks | 1 << at);
        check::check(&layout, self.tiles)?;
        Ok(layout)
    }

    /// The room of a tile, counted from 1.
    #[must_use]
    pub fn room_of(&self, tile: TileName) -> Option<u8> {
        self.tiles.iter().find(|place| place.name == tile).map(|place| place.room)
    }

    fn room(&self, tile: TileName) -> Result<RoomId, LayoutError> {
        self.room_of(tile).map(|room| RoomId(room - 1)).ok_or(LayoutError::NoSuchTile(tile))
    }

    fn draft(&self) -> Result<MapDraft, LayoutError> {
        let mut draft = MapDraft::new(Rim::Wall);
        draft.tiles = self.tiles.iter().map(|tile| (RoomId(tile.room - 1), tile.hexes())).collect();
        for door in self.doors {
            draft.doors.push((door.at, [self.room(door.tiles[0])?, self.room(door.tiles[1])?]));
        }
        for corridor in self.corridors {
            let room = self.room(corridor.tiles[0])?;
            draft.corridors.extend(corridor.cells.iter().map(|&at| (room, at)));
        }
        Ok(draft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::OpenDoors;

    #[test]
    fn h1_01_every_map_is_whole_and_everything_lies_on_it() {
        for sheet in ScenarioSheet::all() {
            let layout = sheet.layout().expect("our own sheet");
            let map = &layout.map;
            let chart = map.chart(OpenDoors::ALL);
            let start = map.spot(sheet.start[0]).expect("on the map");
            assert!(map.spots().iter().all(|spot| chart.distance(start, spot) < u8::MAX), "{}", sheet.number);
            assert_eq!(layout.monsters.len(), sheet.monsters.len(), "everybody stands on the map");
            assert_eq!(layout.start.len(), sheet.start.len());
        }
    }

    #[test]
    fn h10_02_pairs_in_sight_on_the_first_map() {
        let layout = ScenarioSheet::by_number(1).expect("ours").layout().expect("our own sheet");
        let map = &layout.map;
        assert_eq!(map.chart(OpenDoors::ALL).sight_counts(), (3_788, 3_352));
    }

    #[test]
    fn h5_01_a_closed_door_blocks_the_way_and_the_view() {
        let layout = ScenarioSheet::by_number(1).expect("ours").layout().expect("our own sheet");
        let map = &layout.map;
        let [here, door, beyond] = [(-1, 3), (-2, 3), (-3, 3)].map(|at| map.spot(at.into()).expect("on the map"));
        let (shut, open) = (map.chart(OpenDoors(0)), map.chart(OpenDoors(1)));
        assert!(open.sees(here, beyond) && open.distance(here, beyond) == 2 && open.adjacent(here, door));
        assert!(!shut.sees(here, beyond) && shut.distance(here, beyond) == u8::MAX && !shut.adjacent(here, door));
    }

    #[test]
    fn h10_02_hexes_parted_by_a_seam_are_not_adjacent() {
        let layout = ScenarioSheet::by_number(1).expect("ours").layout().expect("our own sheet");
        let map = &layout.map;
        let [one, other] = [(-2, 2), (-1, 2)].map(|at| map.spot(at.into()).expect("on the map"));
        let chart = map.chart(OpenDoors::ALL);
        assert_eq!(chart.distance(one, other), 2, "through the door beside them");
        assert!(!chart.steps(one).contains(&Some(other)));
    }
}
