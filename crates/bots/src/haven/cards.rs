//! Which two cards, which of them leads, or a long rest: the promising ones are played in imagined games.

use crate::haven::playout::{play_on, race};
use crate::haven::policy;
use crate::haven::talk::Said;
use crate::haven::turn;
use crate::haven::worth::had_better_rest;
use haven::choice::Choice;
use haven::figure::Side;
use haven::hero::Pile;
use haven::view::View;
use kit::Stream;

/// How much thinking goes into the choice of cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Pairs of cards that are looked at.
    pub(crate) pairs: usize,
    /// Imagined games; after each of them the worst are left out.
    pub(crate) worlds: usize,
    /// Rounds played in each.
    pub(crate) rounds: u16,
    /// How the own turn is thought about in them.
    pub(crate) turn: turn::Effort,
}

impl Effort {
    /// How a seat thinks about its turns in an imagined game.
    pub(crate) fn of(self, own: bool) -> Option<turn::Effort> {
        if own { Some(self.turn) } else { self.turn.friends() }
    }
}

/// What to play this round, the best first, each with what it is worth in an imagined game. Whoever has given a word keeps it.
pub(crate) fn best(view: &View<'_>, talk: &[Said], effort: Effort, stream: &mut Stream) -> Vec<(i32, Choice)> {
    let candidates = candidates(view, talk, effort);
    if candidates.len() < 2 {
        return candidates.into_iter().map(|choice| (0, choice)).collect();
    }
    let until = view.round() + effort.rounds;
    let field = candidates.into_iter().map(|choice| (0, choice)).collect();
    let mut best = race(view, talk, effort.turn.expert, field, effort.worlds, stream, |&choice, game| {
        let open = game.choose(view.seat(), choice, &mut ()).is_ok();
        play_on(game, until, |seat| effort.of(seat == view.seat()));
        open
    });
    best.iter_mut().for_each(|one| one.0 /= effort.worlds.max(1) as i32);
    best
}

/// Whether to rest when there are no enemies.
fn rests_in_peace(view: &View<'_>, hand: usize, expert: bool) -> bool {
    let Some(hero) = view.hero(view.seat()) else { return false };
    let figure = view.figure(hero.figure);
    let hurt = figure.most_health - figure.health;
    if expert {
        let discards = view.cards(view.seat(), Pile::Discard).len();
        return hand < 4 || had_better_rest(figure, hero.items, hand, discards);
    }
    hand < 4 || (hand < 6 && hurt > 3)
}

/// Pairs of cards and a long rest, as far as they are worth a thought.
fn candidates(view: &View<'_>, talk: &[Said], effort: Effort) -> Vec<Choice> {
    let legal = view.legal();
    let hand = view.cards(view.seat(), Pile::Hand);
    let foes = view.figures().any(|(_, one)| one.side() == Side::Monsters);
    let rest = legal.contains(&Choice::LongRest);
    if rest && !foes && rests_in_peace(view, hand.len(), effort.turn.expert) {
        return vec![Choice::LongRest];
    }
    let promise = talk.iter().find(|said| said.seat == view.seat());
    let pairs = policy::pairs(view).into_iter();
    let ways = pairs.flat_map(|(one, other)| [Choice::Play(one, other), Choice::Play(other, one)]);
    let kept = |choice: &Choice| promise.is_none_or(|said| said.fits(view, *choice));
    let mut candidates: Vec<Choice> = ways.clone().filter(kept).take(2 * effort.pairs).collect();
    if rest && hand.len() < 4 && kept(&Choice::LongRest) {
        candidates.push(Choice::LongRest);
    }
    if candidates.is_empty() {
        candidates = ways.take(2 * effort.pairs).collect();
    }
    if candidates.is_empty() {
        candidates.extend(legal.into_iter().find(|choice| !matches!(choice, Choice::Dismiss(_))));
    }
    candidates
}
