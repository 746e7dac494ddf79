//! Who decides for a hero: from a view alone, by a level and a seed, the same on every machine.

use crate::haven::level::Level;
use crate::haven::playout::{follow, play_on, play_until, race};
use crate::haven::reason::{Explanation, act, explain};
use crate::haven::talk::{Said, words_for};
use crate::haven::worth::{Outset, danger, strength, worth};
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
    /// What has been said of this round.
    talk: Vec<Said>,
    /// Whether it says why.
    explains: bool,
    why: Option<Explanation>,
}

impl Mind {
    /// A mind without any plan.
    #[must_use]
    pub fn new(level: Level, seed: Seed) -> Self {
        Self { level, seed, plan: Vec::new(), talk: Vec::new(), explains: false, why: None }
    }

    /// The same mind, which from now on keeps why it does what it does.
    #[must_use]
    pub fn explaining(self) -> Self {
        Self { explains: true, ..self }
    }

    /// Hears what has been said of this round, the own words among it; it takes the place of what was heard before.
    pub fn hear(&mut self, talk: &[Said]) {
        self.talk = talk.to_vec();
    }

    /// Why the last thing was done, if cards were chosen or a turn was thought about.
    #[must_use]
    pub fn why(&self) -> Option<&Explanation> {
        self.why.as_ref()
    }

    /// What this hero says before the cards of a round are chosen: true as far as it knows, and kept.
    pub fn speak(&self, view: &View<'_>) -> Said {
        let silent = Said::silence(view.seat());
        if view.question() != Some(Question::Cards) || view.cards(view.seat(), Pile::Hand).len() < 2 {
            return silent;
        }
        let mut stream = self.stream(view);
        let effort = self.card_effort();
        let best = cards::best(view, &self.talk, effort, &mut stream);
        best.first().map_or(silent, |best| words_for(view, best.1, effort.turn, &mut stream))
    }

    /// The ways to go on that this hero thinks best, the best first, three at most.
    #[must_use]
    pub fn advise(&self, view: &View<'_>) -> Vec<Advice> {
        let mut fresh = Self::new(self.level, self.seed).explaining();
        fresh.talk.clone_from(&self.talk);
        let mut stream = self.stream(view);
        let ways = match view.question() {
            Some(Question::Cards) if view.cards(view.seat(), Pile::Hand).len() >= 2 => {
                fresh.card_ways(view, &mut stream)
            }
            Some(question) if own_turn(view, question) => fresh.turn_ways(view, &mut stream),
            _ => Vec::new(),
        };
        let advice: Vec<Advice> = (0..ways.len().min(3)).map(|at| fresh.advice(view, &ways, at)).collect();
        if !advice.is_empty() {
            return advice;
        }
        let only = fresh.decide(view).into_iter();
        only.map(|choice| Advice { path: vec![choice], why: Explanation::default() }).collect()
    }

    fn stream(&self, view: &View<'_>) -> Stream {
        Stream::new(self.seed, &format!("haven mind {} {}", view.seat().0, view.round()))
    }

    fn card_ways(&self, view: &View<'_>, stream: &mut Stream) -> Vec<Way> {
        let best = cards::best(view, &self.talk, self.card_effort(), stream);
        best.into_iter().map(|(value, choice)| Way { value, path: vec![choice], sure: 1 }).collect()
    }

    fn turn_ways(&self, view: &View<'_>, stream: &mut Stream) -> Vec<Way> {
        let best = turn::best_lines(view, &self.talk, turn_effort(self.level), stream);
        best.into_iter().map(|(value, line)| Way { value, path: line.path, sure: line.sure }).collect()
    }

    /// One of these ways with its reasons; the best is compared with the second, all others with the best.
    fn advice(&self, view: &View<'_>, ways: &[Way], at: usize) -> Advice {
        let way = &ways[at];
        let other = ways.get(usize::from(at == 0)).filter(|_| ways.len() > 1).map(|way| &way.path[..]);
        let mut stream = Stream::new(self.seed, &format!("haven reasons {} {}", view.seat().0, view.round()));
        let (talk, stream) = (&self.talk, &mut stream);
        let why = if view.question() == Some(Question::Cards) {
            let (until, effort) = (view.round() + 1, self.card_effort());
            explain(view, talk, &way.path, other, way.value, stream, |game, path| {
                follow(game, view.seat(), path);
                play_on(game, until, |seat| effort.of(seat == view.seat()));
            })
        } else {
            explain(view, talk, &way.path, other, way.value, stream, act(view))
        };
        Advice { path: way.path[..way.sure].to_vec(), why }
    }

    /// The best of these ways; its reasons are kept if somebody wants to know.
    fn take(&mut self, view: &View<'_>, ways: &[Way]) -> Option<Choice> {
        let best = ways.first()?;
        if self.explains {
            self.why = Some(self.advice(view, ways, 0).why);
        }
        self.plan = best.path[..best.sure].iter().rev().copied().collect();
        self.plan.pop()
    }

    /// What this hero does. Nothing only if there is nothing to decide.
    pub fn decide(&mut self, view: &View<'_>) -> Option<Choice> {
        let question = view.question()?;
        let legal = view.legal();
        self.why = None;
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
        let mut stream = self.stream(view);
        match question {
            Question::Goal => reflex::choose(view),
            Question::Equip => gear::wear(view),
            Question::Hand => gear::leave(view),
            Question::Start => gear::start(view),
            Question::Cards => {
                if view.cards(view.seat(), Pile::Hand).len() < 2 {
                    return open_first(&legal);
                }
                let ways = self.card_ways(view, &mut stream);
                self.take(view, &ways)
            }
            Question::ShortRest => Some(short_rest(view)),
            Question::Tie { .. } => reflex::choose(view),
            Question::Harm { .. } => {
                one_by_one(view, answers(view, legal), self.at_once(), turn_effort(self.level).expert, &mut stream)
            }
            _ if own_turn(view, question) => {
                let ways = self.turn_ways(view, &mut stream);
                self.take(view, &ways).filter(|choice| legal.contains(choice)).or_else(|| reflex::choose(view))
            }
            _ => one_by_one(view, answers(view, legal), self.at_once(), turn_effort(self.level).expert, &mut stream),
        }
    }

    /// How much it counts what a choice looks like at once, beside the imagined games that are played on after it: those are played by
    /// rule of thumb, and who has one hit point less there plays another turn. Champions know better than to lose a card for that.
    fn at_once(&self) -> i32 {
        if self.level == Level::Champion { ANSWERS as i32 } else { 0 }
    }

    fn card_effort(&self) -> cards::Effort {
        let expert = turn_effort(self.level).expert;
        let quick = |lines| turn::Effort { expert, ..turn::Effort::quick(lines) };
        match self.level {
            Level::Squire => cards::Effort { pairs: 6, worlds: 2, rounds: 1, turn: quick(30) },
            Level::Veteran => cards::Effort { pairs: 12, worlds: 6, rounds: 1, turn: quick(60) },
            Level::Champion => {
                cards::Effort { pairs: 24, worlds: 12, rounds: 1, turn: turn::Effort { friends: 12, ..quick(120) } }
            }
        }
    }
}

/// How much a level thinks about a turn.
pub(crate) fn turn_effort(level: Level) -> turn::Effort {
    match level {
        Level::Squire => {
            turn::Effort { lines: 400, hexes: 4, best: 1, worlds: 0, rounds: 1, friends: 0, expert: false }
        }
        Level::Veteran => {
            turn::Effort { lines: 1_500, hexes: 6, best: 12, worlds: 4, rounds: 1, friends: 0, expert: false }
        }
        Level::Champion => {
            turn::Effort { lines: 3_000, hexes: 8, best: 24, worlds: 8, rounds: 1, friends: 12, expert: true }
        }
    }
}

/// A way to go on.
struct Way {
    /// What it is worth in an imagined game.
    value: i32,
    path: Vec<Choice>,
    /// How much of it shows nothing hidden before its last choice.
    sure: usize,
}

/// A way to go on, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What to choose, one after the other, until something hidden is shown.
    pub path: Vec<Choice>,
    /// What speaks for it; the best is compared with the second, all others with the best.
    pub why: Explanation,
}

/// Whether a question is part of the own turn as a whole.
fn own_turn(view: &View<'_>, question: Question) -> bool {
    let own = view.turn().is_some() && view.turn() == view.hero(view.seat()).map(|hero| hero.figure);
    own && !matches!(
        question,
        Question::LongRest
            | Question::Guard { .. }
            | Question::ShortRest
            | Question::Tie { .. }
            | Question::Harm { .. }
    )
}

fn open_first(legal: &[Choice]) -> Option<Choice> {
    legal.iter().find(|choice| !matches!(choice, Choice::Dismiss(_))).copied()
}

/// Imagined games in which an answer is tried.
const ANSWERS: usize = 8;

/// Each choice is made in imagined games that are played to the end of the round; what it looks like at once counts so many times.
fn one_by_one(view: &View<'_>, choices: Vec<Choice>, weight: i32, expert: bool, stream: &mut Stream) -> Option<Choice> {
    let until = view.round() + 1;
    let even = view.imagine_even(stream);
    let outset = Outset::of(&even).knowing(expert);
    let at_once = |choice| {
        let mut game = even.clone();
        let open = weight > 0 && game.choose(view.seat(), choice, &mut ()).is_ok();
        if open { weight * (worth(&game, outset) - danger(&game)) } else { 0 }
    };
    let field = choices.into_iter().map(|choice| (at_once(choice), choice)).collect();
    let best = race(view, &[], expert, field, ANSWERS, stream, |&choice, game| {
        let open = game.choose(view.seat(), choice, &mut ()).is_ok();
        play_until(game, until);
        open
    });
    best.into_iter().next().map(|one| one.1)
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
