//! A guided first game: everyone's choices are written down, so that what is told is what happens, however the bots may play
//! elsewhere. The person is asked for theirs. It is kept by itself, where it was left, and takes no other game's place.

use crate::shell::context::VAULT;
use crate::table::playable::{ChoiceOf, Playable};
use drawing::{Tag, tag};
use kit::Seat;
use kit::vault::StorageError;

/// The lesson of a game.
pub struct Lesson<P: Playable> {
    /// The name under which it is kept; it is kept as every such game is.
    pub name: &'static str,
    /// The game at the lesson's first step.
    pub begin: fn() -> Option<P>,
    /// What everyone does, in order.
    pub script: &'static [(Seat, ChoiceOf<P>)],
}

impl<P: Playable> Lesson<P> {
    /// Keeps the lesson where it is.
    ///
    /// # Errors
    /// If nothing can be kept.
    pub fn keep(&self, game: &P) -> Result<(), StorageError> {
        VAULT.keep(self.name, &P::KEEPING.game.1, &game.record())
    }

    /// The lesson where it was left, or from its start.
    #[must_use]
    pub fn game(&self) -> Option<P> {
        let kept = VAULT.find::<P::Record>(self.name, &P::KEEPING.game.1).ok().and_then(|found| found.value);
        kept.and_then(|record| self.taken_up(record)).or_else(self.begin)
    }

    /// A lesson that was left. After its last step the game goes on as one likes, to its end.
    fn taken_up(&self, record: P::Record) -> Option<P> {
        P::resume(record).filter(|game| self.is_in(game) && !game.is_over())
    }

    /// Whether a game is this lesson, as far as it has come.
    #[must_use]
    pub fn is_in(&self, game: &P) -> bool {
        let journal = game.session().journal();
        let scripted = journal.choices().iter().zip(self.script).all(|(made, told)| made == told);
        scripted && (self.begin)().is_some_and(|first| first.session().journal().setup() == journal.setup())
    }

    /// How many choices of a game the lesson asked for: nobody is blamed for them.
    #[must_use]
    pub fn demanded(&self, game: &P) -> usize {
        if self.is_in(game) { self.script.len() } else { 0 }
    }

    /// What the script has a seat do now; nothing once it is over, or for a seat whose turn it is not.
    #[must_use]
    pub fn next(&self, game: &P, seat: Seat) -> Option<ChoiceOf<P>> {
        self.script.get(game.choices()).filter(|(who, _)| *who == seat).map(|&(_, choice)| choice)
    }
}

/// What a lesson says at one of its steps.
#[must_use]
pub fn coach(title: &str, (step, steps): (usize, usize), says: &'static str) -> Tag {
    tag("div", "coach")
        .set("role", "status")
        .with(tag("p", "kicker").with(format!("{title} {}/{steps}", step + 1)))
        .with(tag("p", "").with(says))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::toy::Toy;

    const LESSON: Lesson<Toy> = Lesson {
        name: "toy-lesson",
        begin: || Some(Toy::played(0, &[])),
        script: &[(Seat(0), 3), (Seat(1), 1), (Seat(0), 2)],
    };

    #[test]
    fn a_lesson_that_was_left_goes_on_where_it_was_until_the_game_is_over() {
        for made in [&[3, 1][..], &[3, 1, 2], &[3, 1, 2, 2, 1]] {
            let game = Toy::played(0, made);
            assert_eq!(LESSON.taken_up(game.record()), Some(game.clone()));
            assert_eq!(LESSON.demanded(&game), 3);
        }
        let over = Toy::played(0, &[3, 1, 2, 3, 3]);
        assert_eq!((LESSON.taken_up(over.record()), LESSON.demanded(&over)), (None, 3));
        let others = [Toy::played(0, &[3, 2]), Toy::played(1, &[3, 1])];
        for other in others {
            assert_eq!((LESSON.taken_up(other.record()), LESSON.demanded(&other)), (None, 0), "it is no lesson");
        }
    }

    #[test]
    fn each_seat_is_told_its_own_choice_when_it_is_its_turn() {
        let game = Toy::played(0, &[3]);
        assert_eq!([Seat(0), Seat(1)].map(|seat| LESSON.next(&game, seat)), [None, Some(1)]);
        assert_eq!(LESSON.next(&Toy::played(0, &[3, 1, 2]), Seat(1)), None, "then everybody is free");
    }
}
