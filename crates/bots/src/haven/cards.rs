//! Which two cards, which of them leads, or a long rest: the promising ones are played in imagined games.

use crate::haven::playout::worth_in_all;
use crate::haven::policy;
use haven::choice::Choice;
use haven::figure::Side;
use haven::game::Game;
use haven::hero::Pile;
use haven::view::View;
use kit::Stream;

/// How much thinking goes into the choice of cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Pairs of cards that are looked at.
    pub(crate) pairs: usize,
    /// Imagined games for each.
    pub(crate) worlds: usize,
    /// Rounds played in each.
    pub(crate) rounds: u16,
}

/// What to play this round, and what it is worth.
pub(crate) fn best(view: &View<'_>, effort: Effort, stream: &mut Stream) -> Option<(Choice, i32)> {
    let legal = view.legal();
    let hand = view.cards(view.seat(), Pile::Hand);
    let mut candidates: Vec<Choice> = Vec::new();
    for (one, other) in policy::pairs(view).into_iter().take(effort.pairs) {
        candidates.extend([Choice::Play(one, other), Choice::Play(other, one)]);
    }
    let foes = view.figures().any(|(_, one)| one.side() == Side::Monsters);
    let figure = view.figure(view.hero(view.seat())?.figure);
    let lost = figure.most_health - figure.health;
    let rest = legal.contains(&Choice::LongRest);
    if rest && !foes && (hand.len() < 4 || (hand.len() < 6 && lost > 3)) {
        return Some((Choice::LongRest, 0));
    }
    if rest && hand.len() < 4 {
        candidates.push(Choice::LongRest);
    }
    if candidates.is_empty() {
        return legal.into_iter().find(|choice| !matches!(choice, Choice::Dismiss(_))).map(|choice| (choice, 0));
    }
    let worlds: Vec<Game> = (0..effort.worlds).map(|_| view.imagine_undecided(stream)).collect();
    let until = view.round() + effort.rounds;
    let mean = |sum: i32| sum / worlds.len().max(1) as i32;
    let tried = candidates
        .into_iter()
        .map(|choice| (choice, worth_in_all(&worlds, view.seat(), choice, until).map_or(i32::MIN, mean)));
    tried.max_by_key(|one| one.1)
}
