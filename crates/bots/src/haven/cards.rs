//! Which two cards, which of them leads, or a long rest: the promising ones are played in imagined games.

use crate::haven::playout::{play_own, race};
use crate::haven::policy;
use crate::haven::turn;
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
    let until = view.round() + effort.rounds;
    let field = candidates.into_iter().map(|choice| (0, choice)).collect();
    let best = race(view, field, effort.worlds, stream, |&choice, game, stream| {
        let open = game.choose(view.seat(), choice, &mut ()).is_ok();
        play_own(game, view.seat(), until, effort.turn, stream);
        open
    });
    best.map(|(sum, choice)| (choice, sum / effort.worlds.max(1) as i32))
}
