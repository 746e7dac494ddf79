//! One hunter: dial, echoes, tracks and cards.

use crate::cards::{Card, Kind};
use crate::enemies::Ability;
use crate::pile::Cards;
use crate::trophies::{LAST_SPACE, TRACK, Trophy};

/// The most a health dial shows (C0.01).
pub const FULL_HEALTH: u8 = 8;

/// Whether a hunter takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Life {
    /// In the fight or in the Dream.
    #[default]
    Living,
    /// Out until step 7 (C9.02).
    Dead,
    /// Out of the game (Rom).
    Eliminated,
}

/// What stands between a hunter and damage this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guard {
    /// Nothing.
    #[default]
    None,
    /// The Dream: each hit is halved (C7.07).
    Halves,
    /// The Repeating Pistol: no hit counts.
    Ignores,
}

impl Guard {
    /// What is left of it while an enemy with this ability is in play: Martyr Logarius stops what prevents damage, not what
    /// reduces it (C18.70).
    #[inline]
    #[must_use]
    pub fn against(self, ability: Ability) -> Self {
        // The ability first: it stays the same for a while, and what somebody has played is anybody's guess.
        if matches!(ability, Ability::NoPrevention) && self == Self::Ignores { Self::None } else { self }
    }

    /// What is left of a hit: half of it rounded down, or nothing. A shift, since nobody can foresee which.
    #[inline]
    pub(crate) fn lets_through(self, hit: u8) -> u8 {
        let halvings = match self {
            Self::None => 0,
            Self::Halves => 1,
            Self::Ignores => u8::BITS,
        };
        (u32::from(hit) >> halvings) as u8
    }
}

/// What happened to a hunter in this round; forgotten at the start of the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deeds {
    /// What they fight with: settled in step 2, wherever the card lies later.
    pub(crate) weapon: Option<Card>,
    /// Took at least one echo from the enemy (C6.05).
    pub(crate) took: bool,
    /// The weapon fires in step 3.
    pub(crate) quick: bool,
    /// The weapon has dealt its damage in step 3 (C4.02).
    pub(crate) struck: bool,
    /// The weapon has damaged Gascoigne and is removed at the end of the round.
    pub(crate) doomed: bool,
    /// Has had The One Reborn's echoes.
    pub(crate) rewarded: bool,
    /// How much less the weapon deals.
    pub(crate) hindered: u8,
    pub(crate) guard: Guard,
}

/// A hunter as everyone at the table sees them. Hands are no secret: what is not used, played or removed is in hand (C2.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hunter {
    /// Cards to choose from. A card picked in secret lies here until all are revealed.
    pub hand: Cards,
    /// Cards played before.
    pub used: Cards,
    /// Cards out of the game.
    pub removed: Cards,
    /// The card of this round, once revealed.
    pub played: Option<Card>,
    /// The weapon brought in with Transform, once revealed.
    pub transformed: Option<Card>,
    /// The dial; 0 is dead.
    pub health: u8,
    /// Echoes at risk.
    pub collected: u16,
    /// Echoes that are safe.
    pub banked: u16,
    /// Spaces on the tracks of Kin, Humanoids and Beasts.
    pub tracks: [u8; 3],
    /// How often this hunter has died.
    pub deaths: u8,
    /// Whether they take part.
    pub life: Life,
    pub(crate) deeds: Deeds,
}

impl Hunter {
    /// A hunter at the start of the hunt (C1.04).
    pub(crate) fn new(health: u8) -> Self {
        Self {
            hand: Card::starters().iter().copied().collect(),
            used: Cards::EMPTY,
            removed: Cards::EMPTY,
            played: None,
            transformed: None,
            health,
            collected: 0,
            banked: 0,
            tracks: [0; 3],
            deaths: 0,
            life: Life::Living,
            deeds: Deeds::default(),
        }
    }

    /// Whether they are up and about.
    #[inline]
    #[must_use]
    pub fn is_living(&self) -> bool {
        self.life == Life::Living
    }

    /// Whether they are still in the game, dead or not.
    #[inline]
    #[must_use]
    pub fn is_in_game(&self) -> bool {
        self.life != Life::Eliminated
    }

    /// The weapon of this round, chosen or brought in with Transform (C3.03).
    #[inline]
    #[must_use]
    pub fn weapon(&self) -> Option<Card> {
        self.deeds.weapon
    }

    /// Whether the weapon of this round is of this kind.
    #[inline]
    #[must_use]
    pub fn has_weapon(&self, kind: Kind) -> bool {
        self.deeds.weapon.is_some_and(|weapon| weapon.data().kind == kind)
    }

    /// Whether the Dream is this hunter's card of the round.
    #[inline]
    #[must_use]
    pub fn dreams(&self) -> bool {
        self.played == Some(Card::HuntersDream)
    }

    /// What protects them this round.
    #[must_use]
    pub fn guard(&self) -> Guard {
        self.deeds.guard
    }

    /// How much less their weapon deals this round.
    #[must_use]
    pub fn hindered(&self) -> u8 {
        self.deeds.hindered
    }

    /// Cards in play.
    #[must_use]
    pub fn in_play(&self) -> Cards {
        let mut cards = Cards::EMPTY;
        self.played.into_iter().for_each(|card| cards.add(card));
        self.transformed.into_iter().for_each(|card| cards.add(card));
        cards
    }

    /// Hand, used and in play: what the limit of seven counts (C7.06, C18.28).
    #[must_use]
    pub fn owned(&self) -> Cards {
        let mut all = self.hand;
        all.add_all(self.used);
        all.add_all(self.in_play());
        all
    }

    /// How many cards that is.
    #[inline]
    pub(crate) fn owned_count(&self) -> u32 {
        let mut held = self.hand;
        held.add_all(self.used);
        held.len() + u32::from(self.played.is_some()) + u32::from(self.transformed.is_some())
    }

    /// What may be picked in step 1: any card, but Transform only with a weapon to bring in (C2.04).
    #[inline]
    #[must_use]
    pub(crate) fn playable(&self) -> Cards {
        if self.hand.weapons().is_empty() { self.hand.without(Card::Transform) } else { self.hand }
    }

    /// The numbers under the three tokens (C10.05).
    #[must_use]
    pub fn trophy_points(&self) -> u16 {
        self.tracks.iter().map(|&space| u16::from(TRACK[usize::from(space.min(LAST_SPACE))])).sum()
    }

    /// What they would score now, if they banked what they hold.
    #[must_use]
    pub fn standing(&self) -> u16 {
        self.banked + self.collected + self.trophy_points()
    }

    /// Moves a token; false at the last space (C10.02).
    pub(crate) fn gain_trophy(&mut self, trophy: Trophy) -> bool {
        let space = &mut self.tracks[trophy.index()];
        let moves = *space < LAST_SPACE;
        *space += u8::from(moves);
        moves
    }
}
