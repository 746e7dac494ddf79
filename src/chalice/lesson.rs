//! The first hunt: a dungeon that is always the same, in which one thing after another is learnt by doing it. Everyone's choices
//! are written down, so that what is told is what happens, however the bots may play elsewhere; a test plays it through.

use crate::chalice::company::Rival;
use crate::chalice::hunt::HuntAtTable;
use crate::table::{Lesson, Playable};
use ::bots::chalice::Level;
use ::chalice::Card::*;
use ::chalice::Choice::{self, Play, Transform as Bring, Upgrade};
use ::chalice::{FinalBoss, Setup};
use kit::{Seat, Seed};

/// The person and the two others.
const YOU: Seat = Seat(0);
const VESPER: Seat = Seat(1);
const CORVIN: Seat = Seat(2);

/// What everyone does, in order. The person is asked for theirs.
#[rustfmt::skip]
const SCRIPT: [(Seat, Choice); 25] = [
    (YOU, Play(HunterAxe)), (VESPER, Play(HunterAxe)), (CORVIN, Play(HunterAxe)),
    (YOU, Play(HunterPistol)), (VESPER, Play(Transform)), (CORVIN, Play(Transform)),
    (VESPER, Bring(SawCleaver)), (CORVIN, Bring(SawCleaver)),
    (YOU, Play(HuntersDream)), (CORVIN, Play(HuntersDream)), (VESPER, Play(HunterPistol)),
    (CORVIN, Upgrade(Flamesprayer)), (YOU, Upgrade(ThreadedCane)),
    (YOU, Play(Transform)), (CORVIN, Play(Flamesprayer)), (YOU, Bring(SawCleaver)),
    (VESPER, Upgrade(Evelyn)),
    (YOU, Play(HunterAxe)), (VESPER, Play(HunterPistol)), (CORVIN, Play(HunterAxe)),
    (YOU, Play(ThreadedCane)), (CORVIN, Play(HuntersDream)), (VESPER, Play(HunterAxe)),
    (CORVIN, Upgrade(LudwigsHolyBlade)), (YOU, Upgrade(StakeDriver)),
];

/// One text for each decision of the person's, and one for when it is over.
pub const TEXTS: usize = 10;

/// A dungeon whose first rounds show a boss, a chain of dice, an escape and a death.
const SEED: u32 = 69;
const HUNTERS: u8 = 3;

const fn setup() -> Setup {
    let (seed, first_player) = (Seed::from_number(SEED), Some(YOU));
    Setup { hunters: HUNTERS, final_boss: Some(FinalBoss::Gehrman), first_player, seed }
}

/// The lesson from its start.
fn begin() -> Option<HuntAtTable> {
    HuntAtTable::new(setup(), Rival::all(HUNTERS, Level::Novice), false).ok()
}

/// The lesson.
pub const LESSON: Lesson<HuntAtTable> = Lesson { name: "chalice-lesson", begin, script: &SCRIPT };

/// Which text belongs to this decision; none after the last.
#[must_use]
pub fn text(game: &HuntAtTable) -> Option<usize> {
    Some(game.own_decisions()).filter(|&made| made < TEXTS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::chalice::{Event, Trophy};

    #[test]
    fn the_lesson_goes_as_it_is_told() {
        let mut game = begin().expect("a hunt");
        for _ in SCRIPT {
            assert_eq!(game.next_to_speak(), None, "nobody talks in a lesson");
            let seat = game.next_to_decide().expect("it goes on");
            let choice = LESSON.next(&game, seat).expect("it is this seat's turn");
            game.choose(seat, choice).expect("the script can be played");
        }
        assert_eq!(game.own_decisions() + 1, TEXTS, "a text for each decision, and one for the end");
        assert_eq!(LESSON.next(&game, YOU), None);
        assert_eq!([VESPER, CORVIN].map(|seat| game.company().name(seat, kit::Lang::En)), ["Vesper", "Corvin"]);
        let you = YOU;
        for told in [
            Event::Took { seat: you, card: HunterAxe, echoes: 2, left: 10 },
            Event::Took { seat: you, card: HunterPistol, echoes: 1, left: 5 },
            Event::Wounded { seat: you, amount: 1, health: 2 },
            Event::Banked { seat: you, echoes: 3 },
            Event::Took { seat: CORVIN, card: Flamesprayer, echoes: 1, left: 1 },
            Event::Took { seat: you, card: SawCleaver, echoes: 1, left: 0 },
            Event::Trophy { seat: you, trophy: Trophy::Humanoid, space: 1 },
            Event::Banked { seat: VESPER, echoes: 4 },
            Event::Lost { seat: you, echoes: 5 },
        ] {
            assert!(game.events().contains(&told), "{told:?}");
        }
    }
}
