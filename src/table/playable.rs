//! A game that is played at a table: what is kept of it, whose it is, and the way back and forth in it.

use crate::table::guests::Guest;
use kit::save::Kind;
use kit::{Engine, Seat, Session};
use play::{Decider, Timeline};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why a game did not take a choice.
pub type RefusalOf<P> = <<P as Playable>::Engine as Engine>::Refusal;
/// A choice in a game.
pub type ChoiceOf<P> = <<P as Playable>::Engine as Engine>::Choice;
/// Something that happened in a game.
pub type EventOf<P> = <<P as Playable>::Engine as Engine>::Event;
/// What an event is shown on.
pub type TableOf<P> = <<P as Playable>::Engine as Engine>::Table;

/// How many copies of a game can be put by.
pub const SLOTS: usize = 3;

/// The names under which a game is kept, and how.
#[derive(Clone, Copy, Debug)]
pub struct Keeping {
    /// The game in progress.
    pub game: (&'static str, Kind),
    /// What the shelf shows of it, so that it need not know how to play.
    pub digest: (&'static str, Kind),
    /// Copies that were put by.
    pub slots: ([&'static str; SLOTS], Kind),
}

/// A journal with whatever else belongs to it at a table. Only a record that can be played becomes one.
pub trait Playable: Timeline + Clone + PartialEq + Send + Sync + 'static {
    /// Its rules.
    type Engine: Engine<Choice: Send + Sync, Event: Send + Sync, Table: Send + Sync> + Send + Sync + 'static;
    /// What is kept of it: enough to be where it was.
    type Record: Serialize + DeserializeOwned;
    /// What the shelf shows of it.
    type Digest: Serialize;

    /// Where it is kept.
    const KEEPING: Keeping;

    /// The game of a record, where it stood; none if the record cannot be played.
    fn resume(record: Self::Record) -> Option<Self>;

    /// What is kept of it.
    fn record(&self) -> Self::Record;

    /// What the shelf shows of it.
    fn digest(&self) -> Self::Digest;

    /// The same game from its start, with the same company.
    fn again(&self) -> Option<Self>;

    /// Its journal, as it is being played.
    fn session(&self) -> &Session<Self::Engine>;

    /// The same, to go on with.
    fn session_mut(&mut self) -> &mut Session<Self::Engine>;

    /// Whether the person whose game it is decides for this seat.
    fn is_yours(&self, seat: Seat) -> bool;

    /// Who decides for this seat, at a table with several people; nobody at any other, nor for a bot.
    fn person(&self, _seat: Seat) -> Option<Guest> {
        None
    }

    /// Whoever decides for this seat sits before the screen now and is asked: only what they may see is shown, and what the game
    /// proposes lies ready.
    fn face(&mut self, _seat: Seat) {}

    /// Whether whoever is asked may take back what was decided for this seat: among several people only what they decided themselves.
    fn may_take_back(&self, seat: Seat) -> bool {
        match (self.person(seat), self.decider()) {
            (None, _) => self.is_yours(seat),
            (person, Decider::Person(asked)) => self.person(asked) == person,
            _ => false,
        }
    }

    /// From which choice on nobody loses what they decided, if the one who is asked goes back.
    fn free_of_others(&self) -> usize {
        let others = |seat: Seat| self.person(seat).is_some() && !self.may_take_back(seat);
        self.session().last_choice(others).map_or(0, |last| last + 1)
    }

    /// Takes a choice. A new choice closes the way to what was undone.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed.
    fn choose(&mut self, seat: Seat, choice: ChoiceOf<Self>) -> Result<(), RefusalOf<Self>> {
        self.session_mut().choose(seat, choice)
    }

    /// Everything that has happened so far.
    fn events(&self) -> &[EventOf<Self>] {
        self.session().events()
    }

    /// How many choices were made.
    fn choices(&self) -> usize {
        self.session().marks().len()
    }

    /// How many of them the person made.
    fn own_decisions(&self) -> usize {
        self.session().marks().iter().filter(|mark| self.is_yours(mark.seat)).count()
    }

    /// How much had happened before the choice at this place.
    fn events_before(&self, choice: usize) -> usize {
        self.session().marks().get(choice).map_or(0, |mark| mark.before)
    }

    /// Whether it is over.
    fn is_over(&self) -> bool {
        self.session().game().outcome().is_some()
    }

    /// Whether the person has decided anything that can be taken back.
    fn can_undo(&self) -> bool {
        self.last_decision_before(usize::MAX).is_some()
    }

    /// Whether something undone can be done again.
    fn can_redo(&self) -> bool {
        !self.session().undone().is_empty()
    }

    /// The place of the person's last choice that was made before so many events had happened.
    fn last_decision_before(&self, events: usize) -> Option<usize> {
        let last = self.session().last_choice_before(events, |seat| self.may_take_back(seat));
        last.filter(|&last| last >= self.free_of_others())
    }

    /// Goes back to before the person's last decision. The same dice and decks come again.
    fn undo(&mut self) -> bool {
        self.undo_to(usize::MAX)
    }

    /// Goes back to the person's last decision before so many events; all that was decided since can be redone.
    fn undo_to(&mut self, events: usize) -> bool {
        let decision = self.last_decision_before(events);
        decision.inspect(|&choice| self.session_mut().undo_to(choice)).is_some()
    }

    /// Makes the person's last undone decision again, and the others' answers with it.
    fn redo(&mut self) -> bool {
        let yours: Vec<Seat> =
            self.session().undone().iter().map(|&(seat, _)| seat).filter(|&seat| self.may_take_back(seat)).collect();
        self.session_mut().redo(|seat| yours.contains(&seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::toy::Toy;

    #[test]
    fn undo_and_redo_lead_there_and_back() {
        let whole = Toy::played(0, &[3, 1, 2, 2]);
        let mut game = whole.clone();
        assert!(game.undo());
        assert_eq!((game.choices(), game.own_decisions()), (2, 1));
        assert!(game.can_undo() && game.can_redo());
        assert!(game.redo());
        assert_eq!((&game, game.session().game()), (&whole, whole.session().game()));
        assert!(!game.can_redo() && !game.redo());
        while game.undo() {}
        assert!(!game.can_undo() && game.choices() == 0);
    }

    #[test]
    fn a_new_choice_closes_the_way_to_what_was_undone() {
        let mut game = Toy::played(0, &[3, 1, 2]);
        assert!(game.undo());
        game.choose(Seat(0), 1).expect("it is legal");
        assert!(!game.redo());
    }

    #[test]
    fn going_back_to_a_moment_leaves_the_decision_before_it_open() {
        let mut game = Toy::played(0, &[3, 1, 2, 2]);
        // One event of the set-up, then three, one, two and two.
        assert_eq!((game.events_before(0), game.events_before(2)), (1, 5));
        assert_eq!((game.last_decision_before(1), game.last_decision_before(5)), (None, Some(0)));
        assert!(game.undo_to(6));
        assert_eq!((game.choices(), game.decider()), (2, play::Decider::Person(Seat(0))));
        assert!(game.can_redo());
    }
}
