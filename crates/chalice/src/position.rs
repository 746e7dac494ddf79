//! A table laid by hand: for tests that begin in the middle of a hunt, for puzzles, and for the replay of somebody else's
//! game. Like a [`Setup`](crate::Setup) it is checked before it becomes a hunt.

use crate::cards::Card;
use crate::enemies::{Enemy, FinalBoss, Rank};
use crate::event::Sink;
use crate::hunt::{BOX, DUNGEON, Hunt, UPGRADES};
use crate::hunter::{Hunter, Life};
use crate::pile::Cards;
use crate::setup::Setup;
use crate::table::{IDLE_LIMIT, Table};
use crate::trophies::LAST_SPACE;
use kit::{BySeat, Deck, Seat, Stream};
use std::fmt;

/// One hunter of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The dial; none for full. 0 for one who sits out this round.
    pub health: Option<u8>,
    /// Echoes at risk.
    pub collected: u16,
    /// Echoes that are safe.
    pub banked: u16,
    /// Spaces on the tracks.
    pub tracks: [u8; 3],
    /// Deaths so far.
    pub deaths: u8,
    /// Cards to choose from.
    pub hand: Vec<Card>,
    /// Cards played before.
    pub used: Vec<Card>,
}

impl Default for Seated {
    fn default() -> Self {
        Self {
            health: None,
            collected: 0,
            banked: 0,
            tracks: [0; 3],
            deaths: 0,
            hand: Card::starters().to_vec(),
            used: Vec::new(),
        }
    }
}

/// A table laid by hand, at the start of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Three to five hunters.
    pub hunters: Vec<Seated>,
    /// Whom the hunt is for.
    pub final_boss: FinalBoss,
    /// Who goes first.
    pub first_player: Seat,
    /// Who is fought, with how many echoes left; none to reveal the first of the dungeon as a set-up does.
    pub enemy: Option<(Enemy, u8)>,
    /// The dungeon, its top first.
    pub dungeon: Vec<Enemy>,
    /// The box, the first to be drawn first.
    pub unused: Vec<Enemy>,
    /// The row; filled from the deck.
    pub available: Vec<Card>,
    /// The upgrade deck, its top first.
    pub upgrades: Vec<Card>,
    /// Rounds without damage so far.
    pub idle_rounds: u8,
    /// The dice to come.
    pub dice: Stream,
}

/// Why a position cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Three to five may hunt.
    Hunters(usize),
    /// Nobody sits there.
    FirstPlayer(Seat),
    /// More of this card than there are.
    Card(Card),
    /// This hunter has more health, deaths, trophies or cards than one can have, or no Dream.
    Hunter(Seat),
    /// This enemy is not where it can be, or twice, or has no echoes.
    Enemy(Enemy),
    /// A deck or the row is too large.
    Deck,
    /// The hunt would be over.
    Idle(u8),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hunters(count) => write!(f, "three to five may hunt, not {count}"),
            Self::FirstPlayer(seat) => write!(f, "nobody sits in {seat} to go first"),
            Self::Card(card) => write!(f, "there are not that many of {card:?}"),
            Self::Hunter(seat) => write!(f, "the hunter in {seat} cannot be"),
            Self::Enemy(enemy) => write!(f, "{enemy:?} cannot be there"),
            Self::Deck => write!(f, "a deck has too many cards"),
            Self::Idle(rounds) => write!(f, "after {rounds} idle rounds the hunt is over"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// Checks the position and plays up to the first decision.
    ///
    /// # Errors
    /// What cannot be.
    pub fn begin<S: Sink>(&self, sink: &mut S) -> Result<Hunt, PositionError> {
        self.check_seats()?;
        self.check_decks()?;
        self.check_cards()?;
        self.check_enemies()?;
        let count = self.hunters.len();
        let mut table = Table::new(count as u8, self.final_boss, self.first_player);
        for (seat, seated) in self.hunters.iter().enumerate() {
            let seat = Seat(seat as u8);
            table.hunters[seat] = seated.sit_down(table.max_health()).ok_or(PositionError::Hunter(seat))?;
        }
        table.available = self.available.iter().copied().collect();
        table.idle = self.idle_rounds;
        if let Some((enemy, echoes)) = self.enemy {
            table.enemy = Some(enemy);
            table.echoes = echoes;
            table.seen = 1 << enemy as u32;
        }
        let mut hunt = Hunt {
            table,
            dungeon: Deck::from_top(&self.dungeon),
            unused: Deck::from_top(&self.unused),
            upgrades: Deck::from_top(&self.upgrades),
            dice: self.dice,
            picks: BySeat::new(count, |_| None),
        };
        if self.enemy.is_some() {
            hunt.refill(sink);
            hunt.count_decks();
            hunt.advance(sink);
        } else {
            hunt.open(sink);
        }
        Ok(hunt)
    }

    fn check_seats(&self) -> Result<(), PositionError> {
        let count = self.hunters.len();
        if !u8::try_from(count).is_ok_and(|count| Setup::HUNTERS.contains(&count)) {
            return Err(PositionError::Hunters(count));
        }
        if self.first_player.index() >= count {
            return Err(PositionError::FirstPlayer(self.first_player));
        }
        if self.idle_rounds >= IDLE_LIMIT { Err(PositionError::Idle(self.idle_rounds)) } else { Ok(()) }
    }

    fn check_decks(&self) -> Result<(), PositionError> {
        let fits = self.dungeon.len() <= DUNGEON
            && self.unused.len() <= BOX
            && self.upgrades.len() <= UPGRADES
            && self.available.len() <= self.hunters.len();
        if fits { Ok(()) } else { Err(PositionError::Deck) }
    }

    /// Two copies of an upgrade in the whole hunt, one copy of a starter for each hunter and none elsewhere.
    fn check_cards(&self) -> Result<(), PositionError> {
        let copies = |cards: &[Card], card| cards.iter().filter(|&&other| other == card).count();
        for &card in &Card::ALL {
            let held = self.hunters.iter().map(|hunter| copies(&hunter.hand, card) + copies(&hunter.used, card));
            let elsewhere = copies(&self.available, card) + copies(&self.upgrades, card);
            let fits = if card.is_upgrade() {
                held.sum::<usize>() + elsewhere <= 2
            } else {
                elsewhere == 0 && held.max().unwrap_or(0) <= 1
            };
            if !fits {
                return Err(PositionError::Card(card));
            }
        }
        Ok(())
    }

    fn check_enemies(&self) -> Result<(), PositionError> {
        let mut seen = 0_u32;
        let current = self.enemy.map(|(enemy, echoes)| (enemy, echoes > 0));
        let dungeon = self.dungeon.iter().map(|&enemy| (enemy, enemy.rank() != Rank::FinalBoss));
        let unused = self.unused.iter().map(|&enemy| (enemy, enemy.rank() == Rank::Monster));
        for (enemy, fits) in current.into_iter().chain(dungeon).chain(unused) {
            let twice = seen >> enemy as u32 & 1 == 1;
            let wrong_boss = enemy.rank() == Rank::FinalBoss && enemy != self.final_boss.enemy();
            if twice || wrong_boss || !fits {
                return Err(PositionError::Enemy(enemy));
            }
            seen |= 1 << enemy as u32;
        }
        Ok(())
    }
}

impl Seated {
    fn sit_down(&self, most: u8) -> Option<Hunter> {
        let health = self.health.unwrap_or(most);
        let hand: Cards = self.hand.iter().copied().collect();
        let used: Cards = self.used.iter().copied().collect();
        let fits = health <= most
            && hand.len() + used.len() <= crate::cards::HAND_LIMIT
            && hand.contains(Card::HuntersDream)
            && self.deaths < u8::MAX
            && self.tracks.iter().all(|&space| space <= LAST_SPACE)
            && (health > 0 || self.collected == 0);
        let life = if health == 0 { Life::Dead } else { Life::Living };
        fits.then(|| Hunter {
            hand,
            used,
            collected: self.collected,
            banked: self.banked,
            tracks: self.tracks,
            deaths: self.deaths,
            life,
            ..Hunter::new(health)
        })
    }
}
