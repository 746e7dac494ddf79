//! What somebody asks for: how many hunt, whom, in which dungeon. Nothing here is trusted until [`Hunt::begin`] has dealt it.
//!
//! [`Hunt::begin`]: crate::Hunt::begin

use crate::enemies::FinalBoss;
use kit::{Seat, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A hunt that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many hunters (C0.01).
    pub hunters: u8,
    /// The Final Boss, or one drawn by the seed (C1.01).
    pub final_boss: Option<FinalBoss>,
    /// The First Player, or one drawn by the seed (C1.05).
    pub first_player: Option<Seat>,
    /// Everything that chance decides.
    pub seed: Seed,
}

/// Why a set-up cannot be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Three to five may hunt.
    Hunters(u8),
    /// Nobody sits there.
    FirstPlayer(Seat),
}

impl Setup {
    /// The fewest and the most hunters.
    pub const HUNTERS: std::ops::RangeInclusive<u8> = 3..=5;

    /// So many hunters in the dungeon of a seed, Final Boss and First Player drawn.
    #[must_use]
    pub const fn new(hunters: u8, seed: Seed) -> Self {
        Self { hunters, final_boss: None, first_player: None, seed }
    }

    /// The same with a chosen Final Boss.
    #[must_use]
    pub const fn against(self, boss: FinalBoss) -> Self {
        Self { final_boss: Some(boss), ..self }
    }

    /// The same with a chosen First Player.
    #[must_use]
    pub const fn first(self, seat: Seat) -> Self {
        Self { first_player: Some(seat), ..self }
    }

    /// Whether it can be dealt.
    ///
    /// # Errors
    /// If there are too few or too many hunters, or the First Player is none of them.
    pub fn check(&self) -> Result<(), SetupError> {
        if !Self::HUNTERS.contains(&self.hunters) {
            return Err(SetupError::Hunters(self.hunters));
        }
        match self.first_player {
            Some(seat) if seat.0 >= self.hunters => Err(SetupError::FirstPlayer(seat)),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hunters(count) => write!(f, "three to five may hunt, not {count}"),
            Self::FirstPlayer(seat) => write!(f, "nobody sits in {seat} to go first"),
        }
    }
}

impl std::error::Error for SetupError {}
