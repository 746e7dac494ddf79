//! A scenario laid out on the table: the map and everything on it before the first room is revealed.

use crate::condition::Conditions;
use crate::hex::Hex;
use crate::map::Map;
use crate::monster::{MonsterKind, Rank};
use crate::spot::{Spot, Spots};

/// What wins a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Every enemy dead and all rooms revealed.
    KillAll,
    /// The boss dead, and every revealed enemy too.
    KillBoss,
    /// So many kills for each hero.
    Kills(u8),
}

/// What is special about a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Nothing.
    None,
    /// So many curses for each hero at the start.
    Curses(u8),
    /// Every hero starts disarmed.
    Disarmed,
    /// While a door is closed a normal Inox Guard appears on a hex: with two heroes at the end of each odd round, with
    /// more at the start of each round.
    Guards {
        /// Where.
        at: Hex,
        /// Which door ends it.
        door: usize,
    },
}

/// What a trap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrapPlan {
    /// Whether it deals the trap damage of the scenario level.
    pub harms: bool,
    /// Its conditions.
    pub conditions: Conditions,
}

impl TrapPlan {
    /// The plain damage trap (H5.03).
    pub const DAMAGE: Self = Self { harms: true, conditions: Conditions::NONE };
}

/// What lies in a treasure chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chest {
    /// A numbered one, which the campaign knows (H5.07).
    Numbered(u8),
    /// Gold for the looter.
    Gold(u8),
    /// The looter heals.
    Heal(u8),
    /// The looter loses all conditions.
    Cure,
    /// The looter takes a lost card back.
    RecoverLost,
    /// So many items of the looter come back.
    Refresh(u8),
    /// All enemies suffer this.
    Scourge(u8),
    /// All enemies get these.
    Plague(Conditions),
}

/// A monster's place and its rank for 2, 3 and 4 heroes (H4.02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// What stands there.
    pub kind: MonsterKind,
    /// Where.
    pub spot: Spot,
    /// As what, for 2, 3 and 4 heroes.
    pub ranks: [Option<Rank>; 3],
}

/// What a pressure plate does, once (H5.08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlateEffect {
    /// This locked door is from now on an ordinary one.
    Unlock(usize),
    /// This door opens by itself.
    Open(usize),
}

/// A pressure plate (H5.08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate {
    /// Where.
    pub spot: Spot,
    /// What it does.
    pub effect: PlateEffect,
}

/// A scenario on the table.
#[derive(Debug)]
pub struct Layout {
    /// The map.
    pub map: Map,
    /// Where heroes may begin (H4.04).
    pub start: Spots,
    /// Obstacles (H5.06).
    pub obstacles: Spots,
    /// Hazardous terrain (H5.04).
    pub hazards: Spots,
    /// Difficult terrain (H5.05).
    pub difficult: Spots,
    /// Traps (H5.03).
    pub traps: Vec<(Spot, TrapPlan)>,
    /// Money tokens.
    pub coins: Vec<Spot>,
    /// Treasure chests.
    pub chests: Vec<(Spot, Chest)>,
    /// Monsters.
    pub monsters: Vec<Placement>,
    /// Doors that heroes cannot open at first, one bit for each (H5.08).
    pub locks: u8,
    /// Pressure plates (H5.08).
    pub plates: Vec<Plate>,
    /// Obstacles with hit points, and how many (H5.09).
    pub sturdy: Vec<(Spot, u8)>,
    /// What wins.
    pub goal: Goal,
    /// What is special.
    pub special: Special,
    /// What happens when the rooms of a random dungeon are revealed, by room (H19.03).
    pub penalties: Vec<Option<crate::dungeon::Penalty>>,
}
