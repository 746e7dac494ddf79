//! Who decides for a hero: from a view alone, by a level and a seed, the same on every machine.

use crate::haven::level::Level;
use crate::haven::playout::worth_in_all;
use crate::haven::{cards, gear, reflex, turn};
use haven::choice::Choice;
use haven::game::Game;
use haven::hero::Pile;
use haven::view::{Question, View};
use kit::{Seed, Stream};

/// What a hero of this level does. Nothing only if there is nothing to decide.
#[must_use]
pub fn decide(view: &View<'_>, level: Level, seed: Seed) -> Option<Choice> {
    Mind::new(level, seed).decide(view)
}

/// A hero's mind. It keeps what it means to do in the rest of a turn, as far as nothing hidden is shown on the way; one that is
/// made anew in the middle of a turn thinks again.
#[derive(Clone, Debug)]
pub struct Mind {
    level: Level,
    seed: Seed,
    /// What is still to be done of a plan, the next choice last.
    plan: Vec<Choice>,
}

impl Mind {
    /// A mind without any plan.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Self {
        Self { level, seed, plan: Vec::new() }
    }

    /// What this hero does. Nothing only if there is nothing to decide.
    pub fn decide(&mut self, view: &View<'_>) -> Option<Choice> {
        let question = view.question()?;
        let legal = view.legal();
        if let Some(next) = self.plan.pop() {
            if legal.contains(&next) {
                return Some(next);
            }
            self.plan.clear();
        }
        let mut open = legal.iter().filter(|choice| !matches!(choice, Choice::Dismiss(_)));
        if let (Some(&only), None) = (open.next(), open.next()) {
            return Some(only);
        }
        let mut stream = Stream::new(self.seed, &format!("haven mind {} {}", view.seat().0, view.round()));
        let own_turn = view.turn().is_some() && view.turn() == view.hero(view.seat()).map(|hero| hero.figure);
        match question {
            Question::Goal => reflex::choose(view),
            Question::Equip => gear::wear(view),
            Question::Hand => gear::leave(view),
            Question::Start => gear::start(view),
            Question::Cards => {
                if view.cards(view.seat(), Pile::Hand).len() < 2 {
                    return open_first(&legal);
                }
                cards::best(view, self.card_effort(), &mut stream).map(|best| best.0)
            }
            Question::ShortRest | Question::Tie { .. } => reflex::choose(view),
            _ if own_turn
                && !matches!(question, Question::LongRest | Question::Harm { .. } | Question::Guard { .. }) =>
            {
                let Some(line) = turn::best_line(view, self.turn_effort(), &mut stream) else {
                    return reflex::choose(view);
                };
                self.plan = line.path[..line.sure].iter().rev().copied().collect();
                let first = self.plan.pop().filter(|choice| legal.contains(choice));
                first.or_else(|| reflex::choose(view))
            }
            _ => one_by_one(view, &legal, 4, 1, &mut stream),
        }
    }

    fn turn_effort(&self) -> turn::Effort {
        match self.level {
            Level::Squire => turn::Effort { lines: 400, hexes: 4, best: 1, worlds: 0, rounds: 1 },
            Level::Veteran => turn::Effort { lines: 1_500, hexes: 6, best: 12, worlds: 4, rounds: 1 },
            Level::Champion => turn::Effort { lines: 4_000, hexes: 8, best: 24, worlds: 8, rounds: 2 },
        }
    }

    fn card_effort(&self) -> cards::Effort {
        match self.level {
            Level::Squire => cards::Effort { pairs: 3, worlds: 1, rounds: 1 },
            Level::Veteran => cards::Effort { pairs: 12, worlds: 6, rounds: 1 },
            Level::Champion => cards::Effort { pairs: 24, worlds: 16, rounds: 2 },
        }
    }
}

fn open_first(legal: &[Choice]) -> Option<Choice> {
    legal.iter().find(|choice| !matches!(choice, Choice::Dismiss(_))).copied()
}

/// Each choice is made in imagined games that are played to the end of the round.
fn one_by_one(view: &View<'_>, legal: &[Choice], worlds: usize, rounds: u16, stream: &mut Stream) -> Option<Choice> {
    let worlds: Vec<Game> = (0..worlds).map(|_| view.imagine_undecided(stream)).collect();
    let until = view.round() + rounds;
    let open = legal.iter().filter(|choice| !matches!(choice, Choice::Dismiss(_)));
    let tried = open.map(|&choice| (choice, worth_in_all(&worlds, view.seat(), choice, until).unwrap_or(i32::MIN)));
    tried.max_by_key(|one| one.1).map(|one| one.0)
}
