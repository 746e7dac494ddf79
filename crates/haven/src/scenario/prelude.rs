//! What a file of the book imports.

pub use super::rule::{Boost, Effect, Formula, Routine, Rule, Trigger, When, Who, n, on};
pub use super::sheet::Material::{Earth, ManmadeStone, NaturalStone, Wood};
pub use super::sheet::OverlayType::*;
pub use super::sheet::{
    ally, breakable_wall, chest, corridor, dark_fog, goal_chest, goal_chest_by_loot, light_fog, monster, piece, ranks,
    stone, target, wooden,
};
pub use super::tile::tile;
pub use super::{Need, Reward, ScenarioSheet, Terms};
pub use crate::ability::{Count, strike};
pub use crate::condition::Condition;
pub use crate::figure::Side;
pub use crate::hex::hex;
pub use crate::monster::MonsterKind::*;
pub use crate::monster::{MonsterKind, step};
pub use crate::words::name;
