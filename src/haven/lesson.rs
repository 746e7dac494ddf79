//! The first door: a scenario that is always the same, in which one thing after another is learnt by doing it. Everyone's choices
//! are written down, so that what is told is what happens, however the bots may play elsewhere; a test plays it through.
//!
//! The person plans as at every table. A touch that leads along the script is taken, however much of it is done at once; any
//! other is answered with why it is not the one.

use crate::haven::habits::{Habits, Telling, Ties};
use crate::haven::scenario::{Player, Record, ScenarioAtTable};
use crate::table::{Lesson, Playable};
use ::bots::haven::Level;
use ::haven::Choice::{self, Card, Consume, Goal, Keep, LoseFromHand, Play, ShortRest, Skip, Stop, Suffer, Target};
use ::haven::Setup;
use ::haven::card::CardId;
use ::haven::card::Side::{self, Bottom, Top};
use ::haven::class::Class;
use ::haven::element::Element::Fire;
use ::haven::figure::FigureId;
use ::haven::spot::Spot;
use kit::{Journal, Seat, Seed};

/// The person, a Brute, and the Spellweaver beside them.
const YOU: Seat = Seat(0);
const SHE: Seat = Seat(1);

/// How many steps there are, the word of farewell among them.
pub const STEPS: usize = 15;

/// When each of them begins: after so many choices, and perhaps with the first of two cards chosen. The last one is the farewell.
#[rustfmt::skip]
const BEGINS: [(usize, bool); STEPS] = [
    (10, false), (11, true), (12, false), (16, false), (19, false), (20, false), (29, false), (31, false), (37, false),
    (39, false), (41, false), (45, false), (46, false), (49, false), (SCRIPT.len(), false),
];

/// A dungeon in which nobody misses, the second blow against the Brute is doubled, and so is the dagger at the end.
const SEED: u32 = 124;

/// Cards of the Brute, and of the Spellweaver.
const TRAMPLE: CardId = CardId(0);
const EYE_FOR_AN_EYE: CardId = CardId(1);
const PROVOKING_ROAR: CardId = CardId(3);
const OVERWHELMING_ASSAULT: CardId = CardId(4);
const GRAB_AND_GO: CardId = CardId(5);
const SPARE_DAGGER: CardId = CardId(9);
const FIRE_ORBS: CardId = CardId(0);
const IMPALING_ERUPTION: CardId = CardId(1);
const REVIVING_ETHER: CardId = CardId(2);
const MANA_BOLT: CardId = CardId(4);
const FROST_ARMOR: CardId = CardId(5);
const FLAME_STRIKE: CardId = CardId(6);

const BRUTE: FigureId = FigureId(0);
/// The guards before the door: two, and between them an elite one.
const GUARDS: [FigureId; 3] = [FigureId(2), FigureId(3), FigureId(4)];
/// The guard behind it who is hit by the dagger.
const FAR_GUARD: FigureId = FigureId(5);
/// The hex of the door.
const DOOR: Spot = Spot(29);

const fn half(card: CardId, side: Side) -> Choice {
    Choice::Act { card, side, basic: false }
}

const fn step(spot: u8) -> Choice {
    Choice::Step(Spot(spot))
}

/// What everyone does, in order. The person is asked for theirs, from the first round on.
#[rustfmt::skip]
const SCRIPT: [(Seat, Choice); 53] = [
    // Goals, hands without the cards that are marked X, places.
    (YOU, Goal(0)), (SHE, Goal(0)),
    (YOU, Card(CardId(10))), (YOU, Card(CardId(11))), (YOU, Card(CardId(12))),
    (SHE, Card(CardId(8))), (SHE, Card(CardId(9))), (SHE, Card(CardId(10))),
    (YOU, Choice::Hex(Spot(20))), (SHE, Choice::Hex(Spot(45))),
    // The first round: up to a guard, two blows, and fire upon all of them.
    (SHE, Play(FIRE_ORBS, IMPALING_ERUPTION)), (YOU, Play(PROVOKING_ROAR, GRAB_AND_GO)),
    (YOU, half(GRAB_AND_GO, Bottom)), (YOU, step(19)), (YOU, step(31)), (YOU, step(43)), (YOU, Stop),
    (YOU, half(PROVOKING_ROAR, Top)), (YOU, Target(GUARDS[2])),
    (YOU, Suffer), (YOU, LoseFromHand(TRAMPLE)),
    (SHE, half(IMPALING_ERUPTION, Bottom)), (SHE, step(44)), (SHE, step(49)), (SHE, Stop),
    (SHE, half(FIRE_ORBS, Top)), (SHE, Target(GUARDS[0])), (SHE, Target(GUARDS[1])), (SHE, Target(GUARDS[2])),
    (YOU, Skip),
    // The second: the room is cleared, and a rest.
    (SHE, Play(MANA_BOLT, FLAME_STRIKE)), (YOU, Play(EYE_FOR_AN_EYE, OVERWHELMING_ASSAULT)),
    (SHE, half(MANA_BOLT, Top)), (SHE, Consume(Fire)), (SHE, Target(GUARDS[0])),
    (SHE, half(FLAME_STRIKE, Bottom)), (SHE, Target(GUARDS[1])),
    (YOU, half(EYE_FOR_AN_EYE, Bottom)), (YOU, Target(BRUTE)),
    (YOU, half(OVERWHELMING_ASSAULT, Top)), (YOU, Target(GUARDS[1])),
    (YOU, ShortRest), (YOU, Keep), (SHE, Skip),
    // The third: the door, and a dagger through it. Which of equal ways a guard goes then, nobody is asked.
    (SHE, Play(REVIVING_ETHER, FROST_ARMOR)), (YOU, Play(SPARE_DAGGER, GRAB_AND_GO)),
    (YOU, half(GRAB_AND_GO, Bottom)), (YOU, step(30)), (YOU, Choice::Step(DOOR)), (YOU, Stop),
    (YOU, half(SPARE_DAGGER, Top)), (YOU, Target(FAR_GUARD)), (YOU, Choice::Option(0)),
];

/// So many choices were made before the first step: goals, hands, places.
const OPENING: usize = 10;

/// The lesson.
pub const LESSON: Lesson<ScenarioAtTable> = Lesson { name: "haven-lesson", begin, script: &SCRIPT };

/// The lesson at its first step.
fn begin() -> Option<ScenarioAtTable> {
    let classes = [Class::Brute, Class::Spellweaver];
    let setup = Setup { level: 0, ..Setup::scenario(1, &classes, Seed::from_number(SEED)) };
    let mut journal = Journal::new(setup);
    SCRIPT[..OPENING].iter().for_each(|&(seat, choice)| journal.record(seat, choice));
    let players = vec![Player::You, Player::Bot];
    ScenarioAtTable::resume(Record {
        players,
        journal,
        undone: Vec::new(),
        level: Level::default(),
        name: None,
        talk: None,
    })
}

/// How it is told: slowly, and where a rule leaves a choice to the players, nobody is asked.
#[must_use]
pub fn habits() -> Habits {
    Habits { telling: Telling::Slow, ties: Ties::First, ..Habits::default() }
}

/// How many choices cannot be taken back, because they were made before the first step.
#[must_use]
pub fn opening(game: &ScenarioAtTable) -> usize {
    if LESSON.is_in(game) { OPENING } else { 0 }
}

/// Where the person is in the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taught {
    /// The step, from 0 on.
    pub step: usize,
    /// What is to be touched next; nothing where all that is left is the button, or the lesson is over.
    pub next: Option<Choice>,
}

/// Whether a choice is the one that is told, or the first card of the two that it names.
fn leads_to(made: Choice, told: Choice) -> bool {
    made == told
        || matches!((made, told), (Choice::Play(one, same), Choice::Play(lead, _)) if one == same && one == lead)
}

/// Where the person is, with what they have planned and point at; nothing once the lesson is over.
#[must_use]
pub fn taught(game: &ScenarioAtTable, pointed: Option<Choice>) -> Option<Taught> {
    let at = game.choices() + game.plan().len();
    // Whoever plays the next half has walked far enough.
    let at = at + usize::from(matches!(SCRIPT.get(at), Some((_, Stop))));
    let Some(&(_, told)) = SCRIPT.get(at) else { return farewell(game) };
    let pointed = pointed.filter(|&choice| leads_to(choice, told));
    let next = match (told, pointed) {
        // One card after the other.
        (Choice::Play(lead, _), None) => Some(Choice::Play(lead, lead)),
        (Choice::Play(lead, other), Some(choice)) if choice == Choice::Play(lead, lead) => {
            Some(Choice::Play(other, other))
        }
        (_, Some(_)) => None,
        // A walk is planned by where it leads.
        (Choice::Step(_), None) => walk(at).last().copied(),
        (_, None) => Some(told),
    };
    Some(Taught { step: step_at(at, pointed.is_some()), next })
}

/// The steps of a figure from this place of the script on.
fn walk(at: usize) -> impl Iterator<Item = &'static Choice> {
    SCRIPT[at..].iter().map(|(_, choice)| choice).take_while(|choice| matches!(choice, Choice::Step(_)))
}

/// Which step it is after so many choices, and perhaps the first of two cards.
fn step_at(choices: usize, half: bool) -> usize {
    BEGINS.iter().rposition(|&begins| begins <= (choices, half)).unwrap_or_default()
}

/// After the last step, until the person has decided something alone.
fn farewell(game: &ScenarioAtTable) -> Option<Taught> {
    let since = game.choices_made().get(SCRIPT.len()..)?;
    since.iter().all(|(seat, _)| *seat != YOU).then_some(Taught { step: STEPS - 1, next: None })
}

/// What is said while it is told what came of a choice.
#[must_use]
pub fn told(game: &ScenarioAtTable) -> Option<Taught> {
    let last = game.choices().checked_sub(1)?;
    if last < SCRIPT.len() { Some(Taught { step: step_at(last, true), next: None }) } else { farewell(game) }
}

/// Whether all of this lies on the way of the lesson. What comes behind it is free, and a walk is planned to its end.
#[must_use]
pub fn allows(game: &ScenarioAtTable, all: &[Choice]) -> bool {
    let rest = SCRIPT.get(game.choices()..).unwrap_or_default();
    let stays_short = matches!((all.last(), rest.get(all.len())), (Some(Choice::Step(_)), Some((_, Choice::Step(_)))));
    !stays_short && all.iter().zip(rest).all(|(&made, &(_, told))| leads_to(made, told))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::plan::{self, Intent};
    use crate::haven::show::Touch;
    use crate::haven::words::words;
    use ::haven::Event;
    use kit::Lang;
    use play::{Decider, Timeline};

    /// What is pointed at without a touch.
    fn alone(game: &ScenarioAtTable) -> Option<Choice> {
        let view = game.view(YOU);
        let trial = view.trial(game.plan()).expect("the plan can be played");
        let view = trial.view();
        view.question().and_then(|asked| plan::default_answer(&view, asked, &view.legal()))
    }

    /// What a touch of what is to be touched next makes of the plan.
    fn touched(game: &ScenarioAtTable, pointed: Option<Choice>, next: Choice) -> Intent {
        let view = game.view(YOU);
        let trial = view.trial(game.plan()).expect("the plan can be played");
        let asked = trial.view().question().expect("the person is asked");
        let pointed_at = |pointed| Intent { plan: game.plan().to_vec(), pointed };
        match next {
            Choice::Play(card, _) => pointed_at(plan::card_touched(asked, &trial.view().legal(), pointed, card)),
            Choice::Step(spot) | Choice::Hex(spot) => {
                plan::touched(&view, game.plan(), Touch::Hex(spot)).expect("a way")
            }
            choice => plan::touched(&view, game.plan(), Touch::Pick(choice)).expect("it can be chosen"),
        }
    }

    /// Plays the lesson as the page does, by what is to be touched next, and looks at every moment of it.
    fn played(mut look: impl FnMut(&ScenarioAtTable, Taught, Option<Choice>)) -> ScenarioAtTable {
        let mut game = begin().expect("the lesson begins");
        game.set_habits(habits());
        let mut pointed = None;
        while game.choices() < SCRIPT.len() {
            if let Decider::Bot(seat) = game.decider() {
                let choice = LESSON.next(&game, seat).expect("the script knows what everybody does");
                assert!(seat == SHE || game.settled(seat) == Some(choice), "the person is asked");
                game.choose(seat, choice).expect("it is legal");
                continue;
            }
            let now = pointed.or_else(|| alone(&game));
            let taught = taught(&game, now).expect("it is not over");
            look(&game, taught, now);
            let Some(next) = taught.next else {
                let intent = Intent { plan: game.plan().to_vec(), pointed: now };
                let all = plan::whole(&game.view(YOU), &intent);
                assert!(allows(&game, &all), "{all:?}");
                game.choose_all(YOU, &all).expect("it is legal");
                pointed = None;
                continue;
            };
            let intent = touched(&game, now, next);
            assert!(allows(&game, &[&intent.plan[..], intent.pointed.as_slice()].concat()), "{intent:?}");
            assert!(intent.plan != game.plan() || intent.pointed != pointed, "a touch changes something: {next:?}");
            pointed = intent.pointed;
            game.plan_instead(intent.plan);
        }
        game
    }

    #[test]
    fn every_step_is_reached_by_what_the_step_before_it_asks_for() {
        let mut steps = Vec::new();
        let mut game = played(|_, taught, _| steps.push(taught.step));
        steps.dedup();
        assert_eq!(steps, (0..STEPS - 1).collect::<Vec<_>>());
        assert_eq!(game.choices_made(), SCRIPT);
        let over = Some(Taught { step: STEPS - 1, next: None });
        while let Decider::Bot(seat) = game.decider() {
            assert_eq!([taught(&game, None), farewell(&game)], [over; 2]);
            let choice = ::bots::haven::policy::choose(&game.view(seat)).expect("something to decide");
            game.choose(seat, choice).expect("it is legal");
        }
        assert_eq!([taught(&game, None), told(&game)], [over; 2], "the farewell waits for the person");
        let choice = game.view(YOU).legal()[0];
        game.choose(YOU, choice).expect("it is legal");
        assert_eq!([taught(&game, None), told(&game)], [None; 2], "then they are alone");
    }

    #[test]
    fn it_goes_as_it_is_told() {
        let game = played(|_, _, _| ());
        for told in [
            Event::Condition(GUARDS[2], ::haven::condition::Condition::Disarm),
            Event::Negated(YOU, 4),
            Event::Healed(BRUTE, 2),
            Event::Died(GUARDS[1]),
            Event::Card(YOU, OVERWHELMING_ASSAULT, ::haven::hero::Pile::Lost),
            Event::Rested(YOU, PROVOKING_ROAR),
            Event::Door(DOOR),
            Event::Died(FAR_GUARD),
        ] {
            assert!(game.events().contains(&told), "{told:?}");
        }
        let focused = game.events().iter().filter(|event| matches!(event, Event::Focus(_, BRUTE, _))).count();
        assert!(focused >= 3, "they go for the Brute");
        assert_eq!(game.view(YOU).hero(YOU).map(|hero| hero.exhausted), Some(false));
    }

    #[test]
    fn whatever_else_may_be_chosen_is_barred_and_has_a_reason() {
        let mut barred = 0;
        played(|game, taught, _| {
            let view = game.view(YOU);
            let trial = view.trial(game.plan()).expect("the plan can be played");
            for other in trial.view().legal() {
                let Some(intent) = plan::touched(&view, game.plan(), Touch::Pick(other)) else { continue };
                let all = [&intent.plan[..], intent.pointed.as_slice()].concat();
                let told = SCRIPT[game.choices()..].iter().map(|one| one.1).take(all.len());
                barred += usize::from(!allows(game, &all));
                assert!(allows(game, &all) <= all.iter().copied().eq(told), "{other:?}");
            }
            for lang in Lang::ALL {
                let [says, why_not] = words(lang).lesson.steps[taught.step];
                assert!(!says.is_empty() && !why_not.is_empty(), "{lang:?}, step {}", taught.step);
            }
        });
        assert!(barred > 100, "{barred}");
    }

    #[test]
    fn nothing_before_the_first_step_is_taken_back_and_it_can_begin_again() {
        let mut game = begin().expect("the lesson begins");
        assert!(!game.can_undo());
        game.choose(SHE, SCRIPT[OPENING].1).expect("it is legal");
        assert!(!game.can_undo());
        let other = ScenarioAtTable::new(Setup { level: 1, ..game.setup().clone() }, game.players().to_vec());
        assert_eq!((opening(&game), opening(&other.expect("a scenario"))), (OPENING, 0));
        assert_eq!(game.again(), begin());
    }
}
