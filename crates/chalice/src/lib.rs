//! Chalice: the rules of Bloodborne: The Card Game, and nothing else.
//!
//! A [`Setup`] is what somebody asks for; [`Hunt::begin`] checks it and deals. The hunt then says who must decide
//! ([`Hunt::waiting`]) and among what ([`Hunt::legal`]); [`Hunt::choose`] takes a choice or refuses it with a reason and
//! stays as it was. Cards and transformed weapons are secret: a pick is held back until every seat has picked. What happens
//! is told to a [`Sink`]; the empty one, `()`, costs nothing. A player or a bot gets a [`View`], never the hunt.
//!
//! ```
//! use chalice::{Hunt, Setup};
//! use kit::{Seed, Stream};
//!
//! let setup = Setup::new(4, Seed::from_number(17));
//! let mut hunt = Hunt::begin(&setup, &mut ()).expect("four may hunt");
//! let mut chance = Stream::new(setup.seed, "example");
//! while let Some(seat) = hunt.next_to_decide() {
//!     let legal = hunt.legal(seat);
//!     let choice = legal.nth(chance.below(legal.len()));
//!     hunt.choose(seat, choice, &mut ()).expect("it was listed");
//! }
//! assert_eq!(hunt.outcome().expect("it is over").scores.len(), 4);
//! ```
//!
//! Numbers such as C6.02 in comments and test names are those of the project's own digest of the rules.

/// Which edition of the rules this is. A journal is replayed only by the rules it was played by.
pub const RULES_VERSION: u32 = 2;

mod cards;
mod choice;
mod dice;
mod enemies;
mod event;
mod harm;
mod hunt;
mod hunter;
mod odds;
mod pile;
pub mod playout;
mod position;
mod provenance;
mod score;
pub mod selfplay;
mod setup;
pub mod share;
mod steps;
mod table;
mod trophies;
mod view;
pub mod words;

pub use cards::{Card, CardData, Effect, HAND_LIMIT, Kind};
pub use choice::{Choice, Legal, Pair, Pile, Question, Refusal};
pub use dice::{Die, Face};
pub use enemies::{Ability, Enemy, EnemyData, FinalBoss, Rank};
pub use event::{Event, Sink};
pub use hunt::{Hunt, Journal, rebuild};
pub use hunter::{FULL_HEALTH, Guard, Hunter, Life};
pub use odds::{AttackOdds, CHAINS, TOTALS};
pub use pile::Cards;
pub use position::{Position, PositionError, Seated};
pub use provenance::{CardSources, EnemySources, Fact, Source, Sourced};
pub use score::{End, Outcome};
pub use setup::{Setup, SetupError};
pub use table::{IDLE_LIMIT, IDLE_WARNING, Stage, Table};
pub use trophies::{TRACK, Trophies, Trophy};
pub use view::View;
