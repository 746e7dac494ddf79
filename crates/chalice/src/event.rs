//! What happened, told as it happens. The log, the motion on the page and the traces are made from these.

use crate::cards::Card;
use crate::dice::{Die, Face};
use crate::enemies::Enemy;
use crate::score::End;
use crate::table::Table;
use crate::trophies::Trophy;
use kit::Seat;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say who, what and how much")]
pub enum Event {
    /// A round begins.
    Round { round: u16 },
    /// An enemy is revealed, with so many echoes on it.
    Revealed { enemy: Enemy, echoes: u8 },
    /// A card is turned over in step 1.
    Played { seat: Seat, card: Card },
    /// A weapon is brought in in step 2.
    Transformed { seat: Seat, card: Card },
    /// The Blunderbuss hinders another's weapon.
    Hindered { seat: Seat, target: Seat, less: u8 },
    /// A die was rolled.
    Rolled { die: Die, face: Face },
    /// The enemy's attack hits everyone for this much.
    Attack { enemy: Enemy, total: u8 },
    /// A hunter lost health.
    Wounded { seat: Seat, amount: u8, health: u8 },
    /// A hit came to nothing, thanks to Dream or Repeating Pistol.
    Unharmed { seat: Seat },
    /// A hunter regained health.
    Healed { seat: Seat, amount: u8, health: u8 },
    /// A hunter died.
    Died { seat: Seat },
    /// A hunter is out of the game.
    Eliminated { seat: Seat },
    /// Echoes taken from the enemy.
    Took { seat: Seat, card: Card, echoes: u8, left: u8 },
    /// Echoes from the reserve.
    Gained { seat: Seat, echoes: u8 },
    /// Collected echoes lost.
    Lost { seat: Seat, echoes: u16 },
    /// A collected echo paid for Evelyn.
    Paid { seat: Seat, echoes: u8 },
    /// Echoes made safe.
    Banked { seat: Seat, echoes: u16 },
    /// The enemy is dead.
    Killed { enemy: Enemy },
    /// A trophy token moved to this space.
    Trophy { seat: Seat, trophy: Trophy, space: u8 },
    /// A Monster got away.
    Escaped { enemy: Enemy },
    /// The next enemy enters with so many more echoes.
    Omen { more: u8 },
    /// A Monster from the box goes onto the dungeon, face down.
    Called,
    /// A weapon went from hand to the used pile.
    Disarmed { seat: Seat, card: Card },
    /// A used card went back to hand.
    Recalled { seat: Seat, card: Card },
    /// All used cards and the Dream went back to hand.
    Reclaimed { seat: Seat },
    /// An upgrade was taken.
    Upgraded { seat: Seat, card: Card },
    /// A card left the game.
    Removed { seat: Seat, card: Card },
    /// Full health again, in step 7.
    Rested { seat: Seat, health: u8 },
    /// The played weapon came back to hand.
    Returned { seat: Seat, card: Card },
    /// An upgrade was laid out.
    Dealt { card: Card },
    /// An available upgrade was discarded.
    Discarded { card: Card },
    /// The First Player token lies here now.
    FirstPlayer { seat: Seat },
    /// The hunt is over.
    Ended { end: End },
}

/// Whoever listens. A type parameter, so that a playout with `()` pays nothing.
pub trait Sink {
    /// Something happened, and this is the table after it.
    fn tell(&mut self, event: Event, table: &Table);

    /// A round is over (or, as round 0, the set-up), or the hunt: the table as it lies then.
    #[inline]
    fn round_over(&mut self, table: &Table) {
        let _ = table;
    }
}

impl Sink for () {
    #[inline(always)]
    fn tell(&mut self, _: Event, _: &Table) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: Event, _: &Table) {
        self.push(event);
    }
}

impl Sink for Vec<(Event, Table)> {
    fn tell(&mut self, event: Event, table: &Table) {
        self.push((event, *table));
    }
}
