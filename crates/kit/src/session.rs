//! A journal that is being played: the game where it stands, everything that happened on the way, what was undone, and any
//! earlier moment.
//!
//! The game before each choice is kept. So undoing a choice costs nothing, and looking at a moment in the middle of what a
//! choice brought about costs playing that one choice again.

use crate::engine::Engine;
use crate::journal::{Journal, ReplayError};
use crate::seat::Seat;
use std::ops::Range;

/// The journal of a game.
pub type JournalOf<G> = Journal<<G as Engine>::Setup, <G as Engine>::Choice>;

/// What is known of one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Who chose.
    pub seat: Seat,
    /// How many events there were before it.
    pub before: usize,
    /// Whether it showed somebody what was hidden.
    pub revealed: bool,
}

/// A journal that is being played.
#[derive(Clone, Debug)]
pub struct Session<G: Engine> {
    journal: JournalOf<G>,
    /// Choices that were undone and can be made again, the next one last.
    redo: Vec<(Seat, G::Choice)>,
    game: G,
    events: Vec<G::Event>,
    marks: Vec<Mark>,
    /// The game before each choice.
    before: Vec<G>,
    /// The table after each event of the set-up.
    opening: Vec<G::Table>,
}

impl<G: Engine> Session<G> {
    /// A new game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn begin(setup: G::Setup) -> Result<Self, ReplayError<G::Refusal>> {
        Self::resume(Journal::new(setup), Vec::new())
    }

    /// The game of a journal, where it stood.
    ///
    /// # Errors
    /// The first refusal, and where it happened.
    pub fn resume(journal: JournalOf<G>, redo: Vec<(Seat, G::Choice)>) -> Result<Self, ReplayError<G::Refusal>> {
        let (mut events, mut opening) = (Vec::new(), Vec::new());
        let game = G::begin(journal.setup(), &mut |event, table| {
            events.push(event);
            opening.push(table.clone());
        });
        let game = game.map_err(ReplayError::Setup)?;
        let empty = Journal::new(journal.setup().clone());
        let mut session = Self { journal: empty, redo, game, events, marks: Vec::new(), before: Vec::new(), opening };
        for (at, &(seat, choice)) in journal.choices().iter().enumerate() {
            session.play(seat, choice).map_err(|why| ReplayError::Choice { at, why })?;
        }
        Ok(session)
    }

    /// Takes a choice. It closes the way to what was undone.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        self.play(seat, choice)?;
        self.redo.clear();
        Ok(())
    }

    fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<(), G::Refusal> {
        let (before, count) = (self.game.clone(), self.events.len());
        let events = &mut self.events;
        self.game.choose(seat, choice, &mut |event, _| events.push(event))?;
        let revealed = self.events[count..].iter().any(|&event| G::reveals(event));
        self.marks.push(Mark { seat, before: count, revealed });
        self.before.push(before);
        self.journal.record(seat, choice);
        Ok(())
    }

    /// Set-up and choices.
    #[must_use]
    pub fn journal(&self) -> &JournalOf<G> {
        &self.journal
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything that has happened.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What is known of each choice.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Where what may be taken back freely begins: after the last choice that showed somebody what was hidden.
    #[must_use]
    pub fn free_from(&self) -> usize {
        self.marks.iter().rposition(|mark| mark.revealed).map_or(0, |at| at + 1)
    }

    /// Choices that were undone and can be made again, the next one last.
    #[must_use]
    pub fn undone(&self) -> &[(Seat, G::Choice)] {
        &self.redo
    }

    /// The place of the last choice that one of these seats made before so many events had happened.
    pub fn last_choice_before(&self, events: usize, by: impl Fn(Seat) -> bool) -> Option<usize> {
        self.marks.iter().rposition(|mark| mark.before < events && by(mark.seat))
    }

    /// The place of the last choice that one of these seats made.
    pub fn last_choice(&self, by: impl Fn(Seat) -> bool) -> Option<usize> {
        self.marks.iter().rposition(|mark| by(mark.seat))
    }

    /// Goes back to before the choice at this place. The same dice and decks come again.
    pub fn undo_to(&mut self, choice: usize) {
        let Some(game) = self.before.get(choice).cloned() else { return };
        self.redo.extend(self.journal.choices()[choice..].iter().rev());
        self.game = game;
        self.events.truncate(self.marks[choice].before);
        self.marks.truncate(choice);
        self.before.truncate(choice);
        self.journal.rewind(choice);
    }

    /// Makes the next undone choice of these seats again, and the others' up to their next one. Says whether there was one.
    pub fn redo(&mut self, by: impl Fn(Seat) -> bool) -> bool {
        let mut redone = false;
        while let Some(&(who, choice)) = self.redo.last() {
            if (redone && by(who)) || self.play(who, choice).is_err() {
                break;
            }
            self.redo.pop();
            redone = true;
        }
        redone
    }

    /// The table after so many events.
    #[must_use]
    pub fn table_after(&self, events: usize) -> G::Table {
        if events == 0 {
            // Nothing has happened yet: the closest there is.
            return self.opening.first().unwrap_or_else(|| self.game.table()).clone();
        }
        let last = events.min(self.events.len()) - 1;
        if let Some(table) = self.opening.get(last) {
            return table.clone();
        }
        let choice = self.choice_of(last).unwrap_or_default();
        self.tables_of(choice).swap_remove(last - self.marks[choice].before)
    }

    /// The choice that brought about the event at this place; none for what was dealt before the first.
    #[must_use]
    pub fn choice_of(&self, event: usize) -> Option<usize> {
        self.marks.partition_point(|mark| mark.before <= event).checked_sub(1)
    }

    /// Shows the first events once more, each with the table after it.
    pub fn replay(&self, events: usize, watcher: impl FnMut(G::Event, &G::Table)) {
        self.replay_within(0..events, watcher);
    }

    /// Shows a stretch of events once more, each with the table after it. Only the choices behind them are made again.
    pub fn replay_within(&self, stretch: Range<usize>, mut watcher: impl FnMut(G::Event, &G::Table)) {
        let dealt = self.events.iter().zip(&self.opening).take(stretch.end).skip(stretch.start);
        dealt.for_each(|(&event, table)| watcher(event, table));
        let first = self.choice_of(stretch.start).unwrap_or_default();
        let last = self.marks.partition_point(|mark| mark.before < stretch.end);
        let Some(mut game) = self.before.get(first).filter(|_| first < last).cloned() else { return };
        let mut place = self.marks[first].before;
        for &(seat, choice) in &self.journal.choices()[first..last] {
            // It was taken once and is taken again.
            let _ = game.choose(seat, choice, &mut |event, table| {
                if stretch.contains(&place) {
                    watcher(event, table);
                }
                place += 1;
            });
        }
    }

    /// The table after each event that a choice brought about.
    #[must_use]
    pub fn tables_of(&self, choice: usize) -> Vec<G::Table> {
        let mut tables = Vec::new();
        if let (Some(before), Some(&(seat, made))) = (self.before.get(choice), self.journal.choices().get(choice)) {
            // It was taken once and is taken again.
            let _ = before.clone().choose(seat, made, &mut |_, table| tables.push(table.clone()));
        }
        tables
    }
}

/// Walks through the tables of a session, event by event: the choice behind them is played again once for all of its events.
/// It belongs to the session as it is; whoever goes back in that one begins with a new cursor.
#[derive(Clone, Debug)]
pub struct Cursor<G: Engine> {
    /// The choice whose events are being walked through.
    choice: Option<usize>,
    tables: Vec<G::Table>,
}

impl<G: Engine> Default for Cursor<G> {
    fn default() -> Self {
        Self { choice: None, tables: Vec::new() }
    }
}

impl<G: Engine> Cursor<G> {
    /// The table after the event at this place, if there is such an event.
    pub fn table<'a>(&'a mut self, session: &'a Session<G>, event: usize) -> Option<&'a G::Table> {
        if event >= session.events.len() {
            return None;
        }
        let Some(choice) = session.choice_of(event) else { return session.opening.get(event) };
        if self.choice != Some(choice) {
            *self = Self { choice: Some(choice), tables: session.tables_of(choice) };
        }
        self.tables.get(event - session.marks[choice].before)
    }
}

impl<G: Engine> PartialEq for Session<G> {
    /// Two sessions of one journal are the same, wherever they have been.
    fn eq(&self, other: &Self) -> bool {
        self.journal == other.journal && self.redo == other.redo
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Watcher;

    /// Two seats in turn add a number to a heap; each step of one is an event. Nobody may add more than three, and the one
    /// who brings it to ten ends the game.
    #[derive(Clone, Debug, PartialEq)]
    struct Heap {
        total: u8,
        turn: u8,
    }

    impl Engine for Heap {
        type Setup = u8;
        type Choice = u8;
        type Event = u8;
        type Table = Heap;
        type Refusal = &'static str;
        type Outcome = Seat;

        fn begin(setup: &u8, watcher: &mut Watcher<'_, Self>) -> Result<Self, &'static str> {
            if *setup > 9 {
                return Err("too high");
            }
            let mut heap = Self { total: 0, turn: 0 };
            for _ in 0..*setup {
                heap.total += 1;
                watcher(heap.total, &heap);
            }
            Ok(heap)
        }

        fn next_to_decide(&self) -> Option<Seat> {
            (self.total < 10).then_some(Seat(self.turn))
        }

        fn legal(&self, seat: Seat) -> Vec<u8> {
            if self.next_to_decide() == Some(seat) { vec![1, 2, 3] } else { Vec::new() }
        }

        fn choose(&mut self, seat: Seat, choice: u8, watcher: &mut Watcher<'_, Self>) -> Result<(), &'static str> {
            if !self.legal(seat).contains(&choice) {
                return Err("not now");
            }
            self.turn = 1 - self.turn;
            for _ in 0..choice {
                self.total += 1;
                watcher(self.total, self);
            }
            Ok(())
        }

        fn outcome(&self) -> Option<Seat> {
            (self.total >= 10).then_some(Seat(1 - self.turn))
        }

        fn table(&self) -> &Self {
            self
        }

        fn reveals(event: u8) -> bool {
            event == 6
        }
    }

    fn first(seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn played(choices: &[u8]) -> Session<Heap> {
        let mut session = Session::<Heap>::begin(2).expect("a heap");
        for &choice in choices {
            let seat = session.game().next_to_decide().expect("it goes on");
            session.choose(seat, choice).expect("it is legal");
        }
        session
    }

    #[test]
    fn a_session_knows_where_each_choice_began_who_made_it_and_what_it_revealed() {
        let session = played(&[3, 1, 2]);
        let mark = |seat, before, revealed| Mark { seat: Seat(seat), before, revealed };
        assert_eq!(session.marks(), [mark(0, 2, false), mark(1, 5, true), mark(0, 6, false)]);
        assert_eq!(session.events(), [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn every_moment_shows_the_table_as_it_was() {
        let session = played(&[3, 1, 2]);
        for events in 1..=8 {
            assert_eq!(session.table_after(events).total, events as u8);
        }
        assert_eq!(session.table_after(99).total, 8);
        assert_eq!(Session::<Heap>::begin(0).expect("a heap").table_after(0).total, 0);
    }

    #[test]
    fn a_cursor_walks_through_the_same_tables() {
        let session = played(&[3, 1, 2]);
        let mut cursor = Cursor::default();
        for event in (0..8).chain([3, 0]) {
            assert_eq!(cursor.table(&session, event).map(|table| table.total), Some(event as u8 + 1));
        }
        assert_eq!(cursor.table(&session, 8), None);
    }

    #[test]
    fn a_replay_shows_every_event_with_the_table_after_it() {
        let session = played(&[3, 1, 2]);
        let mut seen = Vec::new();
        for events in [8, 5, 3, 0] {
            seen.clear();
            session.replay(events, |event, table| seen.push((event, table.total)));
            assert_eq!(seen, (1..=events as u8).map(|at| (at, at)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_stretch_of_a_replay_is_that_part_of_it() {
        let session = played(&[3, 1, 2]);
        for stretch in [0..8, 1..4, 3..4, 5..6, 6..8, 7..99, 8..9, 4..4] {
            let mut seen = Vec::new();
            session.replay_within(stretch.clone(), |event, table| seen.push((event, table.total)));
            let expected = (1..=8).filter(|at| stretch.contains(&(usize::from(*at) - 1))).map(|at| (at, at));
            assert_eq!(seen, expected.collect::<Vec<_>>(), "{stretch:?}");
        }
    }

    #[test]
    fn undo_and_redo_lead_there_and_back() {
        let whole = played(&[3, 1, 2]);
        let mut session = whole.clone();
        let last = session.last_choice(first).expect("it chose");
        session.undo_to(last);
        assert_eq!((session.game().total, session.events().len()), (6, 6));
        session.undo_to(0);
        assert_eq!(session.undone().len(), 3);
        assert!(session.redo(first));
        assert_eq!(session.journal().choices().len(), 2, "the other's answer comes with it");
        assert!(session.redo(first));
        assert!(!session.redo(first));
        assert_eq!((&session, session.game()), (&whole, whole.game()));
        assert_eq!((session.events(), session.marks()), (whole.events(), whole.marks()));
    }

    #[test]
    fn whoever_plays_several_seats_takes_back_and_makes_again_one_choice_at_a_time() {
        let mut session = played(&[3, 1, 2]);
        let both = |_| true;
        assert_eq!(session.last_choice(both), Some(2));
        assert_eq!((session.last_choice_before(6, both), session.last_choice_before(5, first)), (Some(1), Some(0)));
        session.undo_to(1);
        assert!(session.redo(both));
        assert_eq!(session.journal().choices().len(), 2);
        assert_eq!((session.choice_of(1), session.choice_of(2), session.choice_of(5)), (None, Some(0), Some(1)));
    }

    #[test]
    fn a_new_choice_closes_the_way_to_what_was_undone_and_a_refused_one_does_not() {
        let mut session = played(&[3, 1]);
        session.undo_to(0);
        assert_eq!(session.choose(Seat(1), 1), Err("not now"));
        assert_eq!(session.undone().len(), 2);
        session.choose(Seat(0), 2).expect("it is legal");
        assert!(session.undone().is_empty() && !session.redo(first));
    }

    #[test]
    fn a_session_comes_back_from_its_journal_and_a_wrong_journal_is_refused() {
        let mut session = played(&[3, 1, 2]);
        session.undo_to(1);
        let again = Session::resume(session.journal().clone(), session.undone().to_vec());
        assert_eq!(again.ok(), Some(session.clone()));
        let mut wrong = session.journal().clone();
        wrong.record(Seat(0), 3);
        assert_eq!(
            Session::<Heap>::resume(wrong, Vec::new()).err(),
            Some(ReplayError::Choice { at: 1, why: "not now" })
        );
        assert_eq!(Session::<Heap>::begin(10).err(), Some(ReplayError::Setup("too high")));
    }
}
