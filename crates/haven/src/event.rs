//! What happened: told to a [`Sink`], which the page collects and a playout leaves empty.

use crate::card::{CardId, Side};
use crate::condition::Condition;
use crate::element::Element;
use crate::figure::FigureId;
use crate::game::Ending;
use crate::instinct::FocusReason;
use crate::item::Item;
use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::MonsterKind;
use crate::spot::Spot;
use kit::Seat;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round began.
    Round(u16),
    /// A monster type's card was revealed, by its place in the deck.
    Revealed(MonsterKind, u8),
    /// A figure's turn began.
    Turn(FigureId),
    /// A hero began an action.
    Action(Seat, CardId, Side, bool),
    /// A figure moved one hex.
    Moved(FigureId, Spot),
    /// A door was opened.
    Door(Spot),
    /// A pressure plate was stepped on.
    Plate(Spot),
    /// A room was revealed.
    Room(RoomId),
    /// A figure came onto the board.
    Arrived(FigureId),
    /// A monster settled on a focus.
    Focus(FigureId, FigureId, FocusReason),
    /// An attack was declared.
    Attack(FigureId, FigureId),
    /// A modifier card was drawn for an attack.
    Modifier(Modifier),
    /// A figure took damage.
    Damage(FigureId, i16),
    /// A hero lost cards instead.
    Negated(Seat),
    /// A figure was healed.
    Healed(FigureId, i16),
    /// A figure got a condition.
    Condition(FigureId, Condition),
    /// A figure died.
    Died(FigureId),
    /// A hero was exhausted.
    Exhausted(Seat),
    /// A hero looted a hex.
    Looted(Seat, Spot),
    /// A hero gained experience.
    Experience(Seat, u8),
    /// An element was created.
    Created(Element),
    /// An element was consumed.
    Consumed(Element),
    /// A trap was sprung or disarmed.
    Trap(Spot),
    /// An item was used.
    Used(Seat, Item),
    /// A hero rested, long or short, and lost this card.
    Rested(Seat, CardId),
    /// The scenario ended.
    Ended(Ending),
}

/// Where events go.
pub trait Sink {
    /// Takes an event.
    fn tell(&mut self, event: Event);
}

impl Sink for () {
    fn tell(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}
