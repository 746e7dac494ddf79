//! The board as far as it is known: revealed rooms, and the doors that lead out of them (H21.13).

use crate::ability::Lasting;
use crate::figure::{FigureId, Kind};
use crate::game::Game;
use crate::hex::Hex;
use crate::layout::OverlayPiece;
use crate::map::{Chart, FAR, OpenDoors, RoomId};
use crate::monster::Stats;
use crate::scenario::sheet::Terrain;
use crate::sight::Sight;
use crate::spot::{Spot, Spots};
use crate::view::View;
use crate::walk::{Footing, Gait, Ground, Ways};

/// A door that can be seen from a revealed room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownDoor {
    /// Its place in the scenario's list.
    pub door: usize,
    /// Where it stands.
    pub spot: Spot,
    /// Whether it stands open.
    pub open: bool,
    /// Whether heroes cannot open it.
    pub locked: bool,
}

/// Neighbours, distances and sight between known hexes; about others it says nothing.
#[derive(Clone, Copy, Debug)]
pub struct Known<'g> {
    chart: &'g Chart,
    known: Spots,
}

impl Known<'_> {
    /// The known neighbours of a hex with no wall between.
    #[must_use]
    pub fn near(&self, spot: Spot) -> Spots {
        if self.known.has(spot) { self.chart.near(spot) & self.known } else { Spots::NONE }
    }

    /// Counted hexes between two known ones, never through a wall; [`FAR`] if there is no way.
    #[must_use]
    pub fn distance(&self, from: Spot, to: Spot) -> u8 {
        if self.known.has(from) && self.known.has(to) { self.chart.distance(from, to) } else { FAR }
    }

    /// Whether two known hexes are neighbours with no wall between.
    #[must_use]
    pub fn adjacent(&self, one: Spot, other: Spot) -> bool {
        self.distance(one, other) == 1
    }

    /// Whether two known hexes see each other.
    #[must_use]
    pub fn sees(&self, from: Spot, to: Spot) -> bool {
        self.known.has(from) && self.known.has(to) && self.chart.sees(from, to)
    }

    /// The known hexes within a range and in sight.
    #[must_use]
    pub fn reach(&self, from: Spot, range: u8) -> Spots {
        if self.known.has(from) { self.chart.reach(from, range) & self.known } else { Spots::NONE }
    }
}

impl Game {
    /// The hexes of revealed rooms, and of all doors that lead out of them.
    pub(crate) fn known_spots(&self) -> Spots {
        let doors = self.layout.map.doors().iter();
        let seen = doors.filter(|door| door.rooms.into_iter().any(|room| self.is_revealed(room)));
        seen.map(|door| door.spot).fold(self.revealed_spots(), |known, spot| known | Spots::of(spot))
    }
}

impl<'g> View<'g> {
    /// The hexes that are known: those of revealed rooms and of the doors that lead out of them.
    #[must_use]
    pub fn known(&self) -> Spots {
        self.game().known_spots()
    }

    /// Where a known hex lies.
    #[must_use]
    pub fn hex(&self, spot: Spot) -> Option<Hex> {
        self.known().has(spot).then(|| self.game().layout().map.hex(spot))
    }

    /// The known hex that lies there.
    #[must_use]
    pub fn spot(&self, at: Hex) -> Option<Spot> {
        self.game().layout().map.spot(at).filter(|&spot| self.known().has(spot))
    }

    /// The room of a revealed hex; a door belongs to none.
    #[must_use]
    pub fn room(&self, spot: Spot) -> Option<RoomId> {
        self.game().layout().map.room(spot).filter(|_| self.revealed().has(spot))
    }

    /// The doors that lead out of revealed rooms.
    pub fn doors(&self) -> impl Iterator<Item = KnownDoor> + use<'g> {
        let game = self.game();
        let doors = game.layout().map.doors().iter().enumerate();
        let seen = doors.filter(|(_, door)| door.rooms.into_iter().any(|room| game.is_revealed(room)));
        seen.map(|(at, door)| KnownDoor {
            door: at,
            spot: door.spot,
            open: game.open_doors().has(at),
            locked: game.is_locked(at),
        })
    }

    /// Distances and sight for the doors as they are.
    #[must_use]
    pub fn chart(&self) -> Known<'g> {
        Known { chart: self.game().chart(), known: self.known() }
    }

    /// Distances and sight as if every door stood open, between known hexes.
    #[must_use]
    pub fn if_open(&self) -> Known<'g> {
        Known { chart: self.game().layout().map.chart(OpenDoors::ALL), known: self.known() }
    }

    /// How two known hexes see each other, with the corners that show it or the wall that stops it (H10.02).
    #[must_use]
    pub fn sight(&self, from: Spot, to: Spot) -> Option<Sight> {
        let known = self.known();
        (known.has(from) && known.has(to)).then(|| self.game().layout().map.sight(self.game().open_doors(), from, to))
    }

    /// Overlay pieces that lie in revealed rooms, whole; what was destroyed, sprung or carried off is none any more.
    pub fn pieces(&self) -> impl Iterator<Item = &'g OverlayPiece> + use<'g> {
        let (game, seen) = (self.game(), self.revealed());
        game.layout().pieces.iter().filter(move |piece| {
            let lies = |&spot: &Spot| match piece.what.terrain() {
                Terrain::Obstacle => game.ground().obstacles.has(spot),
                Terrain::Trap => game.traps().iter().any(|trap| trap.spot == spot),
                Terrain::Hazard => game.hazards.has(spot),
                Terrain::Difficult => game.ground().difficult.has(spot),
            };
            piece.spots.iter().all(|spot| seen.has(*spot) && lies(spot))
        })
    }

    /// Pressure plates in revealed rooms, and whether each has been pressed.
    pub fn plates(&self) -> impl Iterator<Item = (Spot, bool)> + use<'g> {
        let game = self.game();
        let plates = game.layout().plates & self.revealed();
        plates.iter().map(|spot| (spot, game.progress.pressed.has(spot)))
    }

    /// Letters on revealed hexes, which rules name.
    pub fn marks(&self) -> impl Iterator<Item = (char, Spot)> + use<'g> {
        let seen = self.revealed();
        let marks = self.game().layout().marks.iter();
        marks.flat_map(|(mark, spots)| spots.iter().map(|&spot| (*mark, spot))).filter(move |one| seen.has(one.1))
    }

    /// The numbers of a monster on the board, before its card: stat card, level and what objects give it.
    #[must_use]
    pub fn stats(&self, figure: FigureId) -> Option<Stats> {
        match self.figure(figure).kind {
            Kind::Monster { kind, rank, .. } => Some(self.game().monster_stats(figure, kind, rank)),
            _ => None,
        }
    }

    /// The shield that a figure has against every attack; what single attacks use up is not counted (H14.02).
    #[must_use]
    pub fn shield(&self, figure: FigureId) -> i16 {
        self.game().own_shield(figure)
    }

    /// What an adjacent attacker gets back from a figure; what single attacks use up is not counted (H14.03).
    #[must_use]
    pub fn retaliation(&self, figure: FigureId) -> u8 {
        let own = self.stats(figure).map_or(0, |stats| stats.retaliate.0 + if self.woes().retaliate { 2 } else { 0 });
        let lasting = self.bonuses().iter().filter(|bonus| bonus.who == figure).map(|bonus| match bonus.what {
            Lasting::Retaliate { amount, .. } => amount,
            _ => 0,
        });
        own + lasting.sum::<u8>()
    }

    /// What the way of a figure to a known hex costs from every known hex, doors opened on the way: for a mind that looks
    /// farther than one move.
    #[must_use]
    pub fn ways_to(&self, figure: FigureId, goal: Spot, gait: Gait) -> Ways {
        let game = self.game();
        let side = game.figure(figure).side();
        let (mut blocked, mut friends) = (Spots::NONE, Spots::NONE);
        for (other, one) in game.figures() {
            match one.side().is_enemy(side) {
                true => blocked.insert(one.spot),
                false if other != figure => friends.insert(one.spot),
                false => {}
            }
        }
        blocked.remove(goal);
        let map = &game.layout().map;
        let seen = self.ground();
        let ground = Ground { obstacles: seen.obstacles | (map.spots() - self.known()), ..seen };
        Footing { chart: map.chart(OpenDoors::ALL), ground: &ground, blocked, friends, gait }.ways_to(goal)
    }
}
