//! Boards drawn in text, so that a test shows what it is about.
//!
//! Rows are shifted by half a hex like the hexes themselves: a character at column `x` of row `r` is the hex
//! `((x - r) / 2, r)`, counted from the top left corner. `|` between two hexes of a row is a wall on their shared edge;
//! the rim of a picture is no wall.
//!
//! ```text
//! . . . 1      . floor        M the monster that acts    1-9 its enemies, by initiative
//!  . M|. .     # obstacle     a-z its allies             ^ trap  * hazard  ~ difficult
//! ```

use crate::hex::{Hex, hex};
use crate::instinct::{Foe, Intent, Outcome, Scene, Strike, Targets, WhyHex, explain, outcomes};
use crate::map::{Map, MapDraft, OpenDoors, Rim, RoomId};
use crate::spot::{Spot, Spots};
use crate::walk::{Gait, Ground};

pub(crate) struct Sketch {
    pub(crate) map: Map,
    pub(crate) ground: Ground,
    marks: Vec<(char, Spot)>,
}

/// What a picture shows: marks on hexes, and walls between them.
pub(crate) struct Picture {
    pub(crate) marks: Vec<(char, Hex)>,
    pub(crate) walls: Vec<(Hex, Hex)>,
}

impl Picture {
    pub(crate) fn read(text: &str) -> Self {
        let rows: Vec<&str> = text.lines().filter(|row| !row.trim().is_empty()).collect();
        let margin = rows.iter().map(|row| row.len() - row.trim_start().len()).min().expect("a picture has rows");
        let mut picture = Self { marks: Vec::new(), walls: Vec::new() };
        for (r, row) in rows.iter().enumerate() {
            for (x, mark) in row[margin..].chars().enumerate() {
                let (x, r) = (x as i16, r as i16);
                let at = |x: i16| {
                    assert_eq!((x - r).rem_euclid(2), 0, "row {r} of the picture is not shifted like its neighbours");
                    hex((x - r).div_euclid(2), r)
                };
                match mark {
                    ' ' => {}
                    '|' => picture.walls.push((at(x - 1), at(x + 1))),
                    _ => picture.marks.push((mark, at(x))),
                }
            }
        }
        picture
    }
}

impl Sketch {
    pub(crate) fn new(picture: &str) -> Self {
        let Picture { marks, walls } = Picture::read(picture);
        let mut draft = MapDraft::new(Rim::Open);
        draft.walls = walls;
        draft.tiles.push((RoomId(0), marks.iter().map(|mark| mark.1).collect()));
        let map = draft.finish().expect("a drawn map");
        let marks: Vec<(char, Spot)> =
            marks.into_iter().map(|(mark, at)| (mark, map.spot(at).expect("drawn"))).collect();
        let all = |wanted: char| marks.iter().filter(|mark| mark.0 == wanted).map(|mark| mark.1).collect::<Spots>();
        let ground = Ground { obstacles: all('#'), negative: all('^') | all('*'), difficult: all('~') };
        Self { map, ground, marks }
    }

    pub(crate) fn find(&self, wanted: char) -> Spot {
        self.marks.iter().find(|mark| mark.0 == wanted).map(|mark| mark.1).expect("not in the picture")
    }

    pub(crate) fn outcomes(&self, intent: &Intent<'_>) -> Vec<Outcome> {
        self.seen(|scene| outcomes(scene, intent))
    }

    /// The hex that the first outcome wants, and what ruled the others out.
    pub(crate) fn explained(&self, intent: &Intent<'_>) -> (Hex, Vec<WhyHex>) {
        let reasons = self.outcomes(intent)[0].reasons.expect("somebody to attack");
        let (goal, why) = self.seen(|scene| explain(scene, intent, &reasons));
        (self.map.hex(goal.spot), why)
    }

    fn seen<T>(&self, answer: impl FnOnce(&Scene<'_>) -> T) -> T {
        let mut foes: Vec<(char, Spot)> = self.marks.iter().copied().filter(|mark| mark.0.is_ascii_digit()).collect();
        foes.sort_unstable();
        let foes: Vec<Foe> = foes
            .into_iter()
            .map(|(mark, spot)| Foe { spot, initiative: mark.to_digit(10).unwrap_or(0) as u16 })
            .collect();
        let friends = self.marks.iter().filter(|mark| mark.0.is_ascii_lowercase()).map(|mark| mark.1).collect();
        let scene = Scene {
            map: &self.map,
            chart: self.map.chart(OpenDoors::ALL),
            ground: &self.ground,
            at: self.find('M'),
            foes: &foes,
            friends,
            unseen: self.marks.iter().filter(|mark| mark.0 == '?').map(|mark| mark.1).collect(),
        };
        answer(&scene)
    }

    /// The board with an `X` wherever the monster may end, and whom it attacks there.
    pub(crate) fn ends(&self, intent: &Intent<'_>) -> Vec<(Hex, Vec<usize>)> {
        let found = self.outcomes(intent);
        found.iter().map(|one| (self.map.hex(one.stop), one.targets.iter().map(|foe| foe + 1).collect())).collect()
    }
}

pub(crate) fn melee(movement: u16) -> Intent<'static> {
    let strike = Strike { range: 1, ranged: false, targets: Targets::Count(1), area: None, muddled: false };
    Intent { movement, gait: Gait::Walk, strike: Some(strike), focus: None }
}

pub(crate) fn ranged(movement: u16, range: u8) -> Intent<'static> {
    let strike = Strike { range, ranged: true, targets: Targets::Count(1), area: None, muddled: false };
    Intent { movement, gait: Gait::Walk, strike: Some(strike), focus: None }
}
