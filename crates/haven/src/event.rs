//! What happened: told to a [`Sink`], which the page collects and a playout leaves empty.

use crate::ability::Lasting;
use crate::card::{CardId, Side};
use crate::choice::{Choice, Refusal};
use crate::condition::Condition;
use crate::element::Element;
use crate::figure::FigureId;
use crate::game::{Actor, Ending, Game};
use crate::hero::Pile;
use crate::instinct::FocusReason;
use crate::item::Item;
use crate::layout::Chest;
use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::MonsterKind;
use crate::setup::Setup;
use crate::spot::Spot;
use crate::sum::{Part, Shield, Tilt};
use crate::task::Cause;
use kit::{Engine, Seat, Watcher};

/// A deck that is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The modifiers of a hero, whose summons draw from it too.
    Hero(Seat),
    /// The modifiers of all monsters.
    Monsters,
    /// The ability cards of a monster type.
    Abilities(MonsterKind),
}

/// What an attack came to: the three steps of H10.03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// With the attacker's bonuses.
    pub sum: i16,
    /// With the modifier cards.
    pub drawn: i16,
    /// The target's shields.
    pub shield: i16,
    /// How much of them was ignored at most.
    pub pierce: u8,
    /// What is left.
    pub damage: i16,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round began.
    Round(u16),
    /// A hero has chosen for the round; what, nobody knows yet.
    Chosen(Seat),
    /// A monster type's card was revealed, by its place in the deck.
    Revealed(MonsterKind, u8),
    /// The order of the round stands, ties that are left to the players apart.
    Order,
    /// Of those who were tied the players let this one go first.
    First(Actor),
    /// A deck was shuffled.
    Shuffled(Deck),
    /// A figure's turn began.
    Turn(FigureId),
    /// A figure's turn ended.
    TurnEnded(FigureId),
    /// A condition keeps a figure from what it would do.
    Prevented(FigureId, Condition),
    /// A hero began an action.
    Action(Seat, CardId, Side, bool),
    /// A hero's card came to lie in another pile.
    Card(Seat, CardId, Pile),
    /// A figure moved one hex.
    Moved(FigureId, Spot),
    /// A figure was pushed one hex.
    Pushed(FigureId, Spot),
    /// A figure was pulled one hex.
    Pulled(FigureId, Spot),
    /// The heroes come into a random dungeon by this entry of its first room.
    Entry(u8),
    /// A door was opened.
    Door(Spot),
    /// A door is no longer locked.
    Unlocked(Spot),
    /// A door was closed.
    DoorClosed(Spot),
    /// A door was locked.
    Locked(Spot),
    /// A pressure plate was stepped on.
    Plate(Spot),
    /// A room was revealed.
    Room(RoomId),
    /// A random room's penalty comes upon the heroes.
    Penalty(RoomId),
    /// A figure came onto the board.
    Arrived(FigureId),
    /// A monster that split off another has that one's hit points.
    Split(FigureId, i16),
    /// A normal monster became an elite one.
    Promoted(FigureId),
    /// A monster settled on a focus.
    Focus(FigureId, FigureId, FocusReason),
    /// An attack was declared.
    Attack(FigureId, FigureId),
    /// An attack was drawn upon this figure instead of that one.
    Provoked(FigureId, FigureId),
    /// A part of an attack's sum.
    Sum(Part, i16),
    /// What speaks for advantage or disadvantage.
    Tilt(Tilt),
    /// A modifier card was drawn for an attack, and whether it counts.
    Modifier(Deck, Modifier, bool),
    /// A part of the shields against an attack.
    Shield(Shield, i16),
    /// What an attack came to, before the target answers.
    Blow(Blow),
    /// A figure took damage.
    Damage(FigureId, i16, Cause),
    /// A hero lost cards instead of taking so much damage.
    Negated(Seat, i16),
    /// A lasting effect of the figure cancelled so much damage.
    Cancelled(FigureId, i16),
    /// A figure was healed.
    Healed(FigureId, i16),
    /// A figure got a condition.
    Condition(FigureId, Condition),
    /// A figure lost a condition.
    ConditionEnded(FigureId, Condition),
    /// A figure is immune to a condition, or no further such card may be added.
    Immune(FigureId, Condition),
    /// A lasting effect began.
    Bonus(FigureId, Lasting),
    /// A use slot of a lasting effect was filled.
    BonusUsed(FigureId, Lasting),
    /// A lasting effect ended.
    BonusEnded(FigureId, Lasting),
    /// A hero's augment began.
    Augment(Seat, CardId),
    /// A figure died.
    Died(FigureId),
    /// A hero was exhausted.
    Exhausted(Seat),
    /// A monster left money.
    Money(Spot),
    /// A hero looted a hex.
    Looted(Seat, Spot),
    /// A hero found this in a chest.
    Treasure(Seat, Chest),
    /// A monster took the money of a hex, for good.
    Stolen(FigureId, Spot),
    /// A hero gained experience.
    Experience(Seat, u8),
    /// A figure created an element.
    Created(FigureId, Element),
    /// A figure consumed an element.
    Consumed(FigureId, Element),
    /// An element became strong.
    Strong(Element),
    /// An element waned or became inert.
    Waned(Element),
    /// A figure sprang a trap.
    Trap(FigureId, Spot),
    /// A figure took a trap away.
    Disarmed(FigureId, Spot),
    /// A figure laid a trap.
    TrapLaid(FigureId, Spot),
    /// A figure laid an obstacle.
    ObstacleLaid(FigureId, Spot),
    /// An obstacle was destroyed.
    ObstacleGone(Spot),
    /// A hero got so many money tokens from the supply.
    Pilfered(Seat, u16),
    /// A hero wears an item in this scenario.
    Worn(Seat, Item),
    /// An item was used.
    Used(Seat, Item),
    /// An item can be used again.
    Refreshed(Seat, Item),
    /// Chance picked this card for a short rest to lose.
    RestDrawn(Seat, CardId),
    /// A hero rested, long or short, and lost this card.
    Rested(Seat, CardId),
    /// A boss does its special of this number.
    Special(FigureId, u8),
    /// The goal or the defeat is met: what comes first stands, and the round is played to its end (H17.01).
    Settled(Ending),
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

/// Any listener. In a browser the rules are compiled for this one alone, and not once for each kind of listener.
impl Sink for &mut dyn Sink {
    fn tell(&mut self, event: Event, game: &Game) {
        (**self).tell(event, game);
    }
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

    /// Cards, rooms and treasures that nobody could know (H21.14).
    fn reveals(event: Event) -> bool {
        match event {
            Event::Revealed(..) | Event::Room(_) | Event::Modifier(..) | Event::Treasure(..) | Event::RestDrawn(..) => {
                true
            }
            // Everybody's cards are turned at once.
            Event::Order => true,
            _ => false,
        }
    }
}
