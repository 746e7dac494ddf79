//! Who decides for a hero: from a view alone, by a level and a seed, the same on every machine.

use crate::haven::level::Level;
use crate::haven::playout::{play_until, race};
use crate::haven::worth::strength;
use crate::haven::{cards, gear, reflex, turn};
use haven::choice::Choice;
use haven::figure::Side;
use haven::hero::Pile;
use haven::item::Wear;
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
            Question::ShortRest => Some(short_rest(view)),
            Question::Tie { .. } => reflex::choose(view),
            Question::Harm { .. } => one_by_one(view, answers(view, legal), &mut stream),
            _ if own_turn && !matches!(question, Question::LongRest | Question::Guard { .. }) => {
                let Some(line) = turn::best_line(view, self.turn_effort(), &mut stream) else {
                    return reflex::choose(view);
                };
                self.plan = line.path[..line.sure].iter().rev().copied().collect();
                let first = self.plan.pop().filter(|choice| legal.contains(choice));
                first.or_else(|| reflex::choose(view))
            }
            _ => one_by_one(view, answers(view, legal), &mut stream),
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
        let quick = |lines| turn::Effort { lines, hexes: 3, best: 1, worlds: 0, rounds: 1 };
        match self.level {
            Level::Squire => cards::Effort { pairs: 6, worlds: 2, rounds: 1, turn: quick(30) },
            Level::Veteran => cards::Effort { pairs: 12, worlds: 6, rounds: 1, turn: quick(60) },
            Level::Champion => cards::Effort { pairs: 24, worlds: 12, rounds: 1, turn: quick(120) },
        }
    }
}

fn open_first(legal: &[Choice]) -> Option<Choice> {
    legal.iter().find(|choice| !matches!(choice, Choice::Dismiss(_))).copied()
}

/// Each choice is made in imagined games that are played to the end of the round.
fn one_by_one(view: &View<'_>, choices: Vec<Choice>, stream: &mut Stream) -> Option<Choice> {
    let until = view.round() + 1;
    let field = choices.into_iter().map(|choice| (0, choice)).collect();
    let best = race(view, field, 8, stream, |&choice, game, _| {
        let open = game.choose(view.seat(), choice, &mut ()).is_ok();
        play_until(game, until);
        open
    });
    best.map(|one| one.1)
}

/// The ways to take a blow: of the cards that could be lost for it only the weakest.
fn answers(view: &View<'_>, legal: Vec<Choice>) -> Vec<Choice> {
    let Some(hero) = view.hero(view.seat()) else { return legal };
    let weight = |choice: &Choice| match choice {
        Choice::LoseFromHand(card) => strength(card.sheet(hero.class)),
        Choice::LoseDiscards(one, other) => strength(one.sheet(hero.class)) + strength(other.sheet(hero.class)),
        _ => 0,
    };
    let weakest = |loses: fn(&Choice) -> bool| legal.iter().copied().filter(loses).min_by_key(weight);
    let lost = [
        weakest(|choice| matches!(choice, Choice::LoseFromHand(_))),
        weakest(|choice| matches!(choice, Choice::LoseDiscards(..))),
    ];
    let rest = legal
        .iter()
        .filter(|choice| !matches!(choice, Choice::LoseFromHand(_) | Choice::LoseDiscards(..) | Choice::Dismiss(_)));
    rest.copied().chain(lost.into_iter().flatten()).collect()
}

/// Whether to rest at once: with an empty hand, unless nobody is near and a long rest mends something.
fn short_rest(view: &View<'_>) -> Choice {
    let hand = view.cards(view.seat(), Pile::Hand).len();
    let calm = !view.figures().any(|(_, one)| one.side() == Side::Monsters);
    let mends = view.hero(view.seat()).is_some_and(|hero| {
        let figure = view.figure(hero.figure);
        let spent = hero.items.iter().filter(|one| !one.ready && one.item.sheet().wear == Wear::Spent).count();
        figure.health + 2 <= figure.most_health || spent > 0
    });
    if hand < 2 && !(calm && mends) { Choice::ShortRest } else { Choice::Skip }
}
