//! A hunter who decides. It gets a view and what it remembers, never the hunt: it cannot cheat.

use crate::chalice::claims::Claims;
use crate::chalice::level::{Budget, Level};
use crate::chalice::memory::Memory;
use crate::chalice::prospect::Leaning;
use crate::chalice::talk::Word;
use crate::chalice::temper::Temper;
use crate::chalice::world::{World, draw, situation};
use crate::search::{Arm, Bandit, Search};
use chalice::{Choice, Question, View};
use kit::hash::Fnv;
use kit::{Seat, Seed, Stream};

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mind {
    /// How hard it thinks.
    pub level: Level,
    /// What it is like.
    pub temper: Temper,
    /// Whether it listens to what is said.
    pub listens: bool,
}

impl Mind {
    /// A mind that listens.
    #[must_use]
    pub const fn new(level: Level, temper: Temper) -> Self {
        Self { level, temper, listens: true }
    }

    /// Decides at once: [`Decision`] in one go.
    #[must_use]
    pub fn decide(&self, view: &View, memory: &Memory, seed: Seed) -> Option<Choice> {
        let mut decision = Decision::new(*self, *view, memory, seed)?;
        Some(decision.step(u32::MAX).unwrap_or(decision.fallback()))
    }
}

/// The stream of a bot for one decision. It depends on the seed, on the seat and on where the hunt is, and on nothing that the
/// seat cannot see: neither on others' secret picks nor on who has made theirs.
pub(crate) fn chance_of(view: &View, seed: Seed) -> Stream {
    let (table, seat) = (view.table(), view.seat());
    let place = Fnv::default().number(seed.number().into()).number(seat.0.into()).number(situation(table, seat));
    Stream::from_parts(place.finish(), u64::from(seat.0))
}

/// The rule that won: see the crate's README for how regret matching fared.
pub(crate) const BANDIT: Bandit = Bandit::Uct { curiosity: 0.5, thorough: false };

/// A decision under way.
#[derive(Clone, Debug)]
pub struct Decision {
    mind: Mind,
    view: View,
    claims: Claims,
    word: Word,
    asked: Option<Choice>,
    leaning: Leaning,
    chance: Stream,
    budget: Budget,
    search: Search<Choice>,
}

impl Decision {
    /// Begins to think; none if the seat has nothing to decide.
    #[must_use]
    pub fn new(mind: Mind, view: View, memory: &Memory, seed: Seed) -> Option<Self> {
        if view.legal().is_empty() {
            return None;
        }
        let (table, seat) = (view.table(), view.seat());
        let word = memory.word(seat);
        let memory = if mind.listens { *memory } else { Memory::default() };
        let chance = chance_of(&view, seed);
        Some(Self {
            mind,
            view,
            claims: Claims::heard_by(seat, &memory, table),
            word,
            asked: asked(seat, &memory, table.hunters().len()),
            leaning: Leaning::new(seat, mind.temper, &memory),
            chance,
            budget: mind.level.budget().unwrap_or(Budget { iterations: 0, horizon: 0 }),
            search: Search::new(BANDIT, chance),
        })
    }

    /// The same with another budget, to think shorter or longer than the level does.
    #[must_use]
    pub fn within(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// Thinks on for at most so many iterations; the choice once it is made.
    pub fn step(&mut self, iterations: u32) -> Option<Choice> {
        if self.view.legal().len() == 1 || self.budget.iterations == 0 {
            return Some(self.fallback());
        }
        for _ in 0..iterations.min(self.budget.iterations.saturating_sub(self.search.iterations())) {
            self.imagine();
        }
        (self.search.iterations() >= self.budget.iterations).then(|| self.best())
    }

    /// Iterations made, and to make.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        (self.search.iterations(), self.budget.iterations)
    }

    /// The choice at a glance, for when there is no time.
    #[must_use]
    pub fn fallback(&self) -> Choice {
        let (level, mut chance) = (self.mind.level, self.chance);
        let (table, seat) = (self.view.table(), self.view.seat());
        let heuristic = self.mind.temper.tint(*level.heuristic());
        draw(&heuristic, level.resolve(), table, &self.view.legal(), seat, &self.claims, &mut chance)
    }

    fn imagine(&mut self) {
        let Self { view, claims, leaning, budget, search, .. } = self;
        let now = view.table().round();
        search.iterate(|chance| World {
            hunt: view.imagine_undecided(chance),
            leaning: *leaning,
            promises: claims.believed(chance),
            now,
            until: now.saturating_add(budget.horizon),
        });
    }

    /// What was learnt of each choice so far.
    pub(crate) fn arms(&self) -> &[Arm<Choice>] {
        self.search.arms(situation(self.view.table(), self.view.seat()))
    }

    /// The choice most often found good, unless a word given or a wish heard is nearly as good.
    fn best(&self) -> Choice {
        let arms = self.arms();
        let Some(best) = arms.iter().max_by_key(|arm| arm.visits) else { return self.fallback() };
        let nearly = |choice: Choice, margin: f32| {
            arms.iter().find(|arm| arm.choice == choice && arm.visits > 0 && arm.mean(0.0) >= best.mean(0.0) - margin)
        };
        let margin = self.mind.temper.keeps_word();
        let promised = match self.word {
            Word::Announce(card) if self.is_first() => nearly(Choice::Play(card), margin),
            _ => None,
        };
        let asked = || self.asked.filter(|_| self.is_first()).and_then(|wish| nearly(wish, margin / 2.0));
        promised.or_else(asked).unwrap_or(best).choice
    }

    fn is_first(&self) -> bool {
        self.view.table().question() == Some(Question::Card)
    }
}

/// The wish of somebody who is believed: that this seat play a card.
fn asked(seat: Seat, memory: &Memory, seats: usize) -> Option<Choice> {
    (0..seats as u8).map(Seat).find_map(|other| match memory.word(other) {
        Word::Ask(to, card) if to == seat && memory.trust(other) >= memory.trust(seat) / 2 => Some(Choice::Play(card)),
        _ => None,
    })
}
