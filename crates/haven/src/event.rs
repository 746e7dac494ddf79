//! What happened: told to a [`Sink`], which the page collects and a playout leaves empty.

use crate::card::{CardId, Side};
use crate::choice::{Choice, Refusal};
use crate::condition::Condition;
use crate::element::Element;
use crate::figure::FigureId;
use crate::game::{Ending, Game};
use crate::instinct::FocusReason;
use crate::item::Item;
use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::MonsterKind;
use crate::setup::Setup;
use crate::spot::Spot;
use kit::{Engine, Seat, Watcher};

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
    /// Takes an event and the game as it stands after it.
    fn tell(&mut self, event: Event, game: &Game);
}

impl Sink for () {
    #[inline(always)]
    fn tell(&mut self, _: Event, _: &Game) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: Event, _: &Game) {
        self.push(event);
    }
}

/// Hands what happens to a watcher.
struct Watched<'a, 'b>(&'a mut Watcher<'b, Game>);

impl Sink for Watched<'_, '_> {
    fn tell(&mut self, event: Event, game: &Game) {
        (self.0)(event, game);
    }
}

impl Engine for Game {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    /// The whole game: its events alone do not tell what it looks like.
    type Table = Self;
    type Refusal = Refusal;
    type Outcome = Ending;

    fn begin(setup: &Setup, watcher: &mut Watcher<'_, Self>) -> Result<Self, Refusal> {
        Self::begin(setup, &mut Watched(watcher)).map_err(Refusal::Setup)
    }

    fn next_to_decide(&self) -> Option<Seat> {
        self.next_to_decide()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        self.legal(seat)
    }

    fn choose(&mut self, seat: Seat, choice: Choice, watcher: &mut Watcher<'_, Self>) -> Result<(), Refusal> {
        self.choose(seat, choice, &mut Watched(watcher))
    }

    fn outcome(&self) -> Option<Ending> {
        self.outcome()
    }

    fn table(&self) -> &Self {
        self
    }

    /// Cards, rooms and reasons that nobody could know.
    fn reveals(event: Event) -> bool {
        matches!(event, Event::Revealed(..) | Event::Room(_) | Event::Modifier(_) | Event::Looted(..))
    }
}
