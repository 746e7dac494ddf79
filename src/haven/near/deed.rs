//! What the button will do, in words.

use super::card;
use crate::haven::plan;
use crate::haven::show::Scene;
use crate::haven::words as names;
use crate::haven::words::near::words;
use ::haven::card::{CardId, Side};
use ::haven::question::Question;
use ::haven::walk::Gait;
use ::haven::{Choice, Event};
use kit::Lang;
use leptos::prelude::WithUntracked;
use std::cell::LazyCell;

/// Whether what is planned can be done as it is, without a further answer.
pub(super) fn can_stop(scene: &Scene<'_>) -> bool {
    plan::can_stop(scene.plan, scene.asked, scene.legal)
}

/// Whether what is pointed at shows something hidden.
pub(super) fn reveals(scene: &Scene<'_>) -> bool {
    let tried = scene.pointed.map(|choice| scene.view.trial(&[choice]));
    matches!(tried, Some(Err(::haven::trial::Untried::Reveals(_))))
}

/// Whether the half that is planned last comes to nothing: nobody is in its range, and it does nothing else.
pub(super) fn is_idle(scene: &Scene<'_>) -> bool {
    let began = scene.planned.iter().rposition(|event| matches!(event, Event::Action(..)));
    let nothing = |at: usize| scene.planned[at + 1..].iter().all(|event| matches!(event, Event::Card(..)));
    matches!(scene.plan.last(), Some(Choice::Act { .. }))
        && scene.asked == Some(Question::Turn)
        && began.is_some_and(nothing)
}

/// Everything: the plan, then what is pointed at.
pub(super) fn whole(scene: &Scene<'_>) -> String {
    let words = words(scene.lang);
    match scene.asked {
        Some(Question::Hand) => return scene.words.setup.take_hand.to_owned(),
        Some(Question::Equip) if !scene.plan.is_empty() => return (words.take_these)(scene.plan.len() + 1),
        _ => {}
    }
    // Another step of a walk makes it longer.
    if let Some(step @ Choice::Step(_)) = scene.pointed {
        return joined(scene, &[scene.plan, &[step]].concat());
    }
    let last = scene.pointed.map(|choice| says(scene, choice));
    let first = planned(scene);
    match scene.pointed.zip(last) {
        None => first,
        Some((_, last)) if first.is_empty() => last,
        Some((choice, last)) => (words.then)(&first, &following(scene, choice, scene.asked, last)),
    }
}

/// How something is said behind something else: with a small letter, unless it begins with a name.
fn following(scene: &Scene<'_>, choice: Choice, asked: Option<Question>, says: String) -> String {
    let is_name = matches!(choice, Choice::Act { .. }) || matches!(asked, Some(Question::Name { .. }));
    // In German a sentence like these begins with a noun or a number.
    if is_name || scene.lang == Lang::De { says } else { names::uncapital(&says) }
}

/// What is pointed at.
fn says(scene: &Scene<'_>, choice: Choice) -> String {
    let words = words(scene.lang);
    match choice {
        Choice::Play(lead, _) => (words.play_at)(card::initiative(scene, lead)),
        Choice::LongRest => words.take_long_rest.to_owned(),
        Choice::LoseDiscards(..) => words.lose_these.to_owned(),
        Choice::LoseFromHand(id) => (words.lose_this)(card::name_of(scene, id)),
        Choice::Suffer => match scene.asked {
            Some(Question::Harm { amount, .. }) => (words.suffer)(amount),
            _ => names::choice(choice, scene),
        },
        Choice::ShortRest => words.short_rest.to_owned(),
        _ => names::choice(choice, scene),
    }
}

/// What is planned, shortest first: walks are counted, a half that leads to something else is that.
pub(super) fn planned(scene: &Scene<'_>) -> String {
    joined(scene, scene.plan)
}

fn joined(scene: &Scene<'_>, plan: &[Choice]) -> String {
    parts(scene, plan).into_iter().reduce(|before, next| (words(scene.lang).then)(&before, &next)).unwrap_or_default()
}

/// The last thing that is planned: what undoing takes back.
pub(super) fn last(scene: &Scene<'_>) -> String {
    parts(scene, scene.plan).pop().unwrap_or_else(|| match scene.plan.last() {
        Some(&Choice::Act { card, side, basic }) => half(scene, card, side, basic),
        _ => String::new(),
    })
}

/// What half a card is called: by its card, or by what every card can be used for.
fn half(scene: &Scene<'_>, card: CardId, side: Side, basic: bool) -> String {
    if basic { scene.words.basic(side) } else { card::name_of(scene, card).to_owned() }
}

/// What was asked after so much of the plan: whoever is healed first is not attacked, though an attack is asked for now.
fn asked_then(scene: &Scene<'_>, before: &[Choice]) -> Option<Question> {
    scene.table.game.with_untracked(|game| {
        let trial = game.view(scene.view.seat()).trial(before).ok()?;
        trial.view().question()
    })
}

/// The parts of a plan. A walk is one, however many steps it has; all but the first are said as what follows.
fn parts(scene: &Scene<'_>, plan: &[Choice]) -> Vec<String> {
    let words = words(scene.lang);
    let mut parts: Vec<String> = Vec::new();
    let is_step = |choice: &Choice| matches!(choice, Choice::Step(_));
    let mut at = 0;
    while let Some(&choice) = plan.get(at) {
        let steps = plan[at..].iter().take_while(|&choice| is_step(choice)).count();
        let asked = LazyCell::new(|| asked_then(scene, &plan[..at]));
        let says = match choice {
            Choice::Stop | Choice::Skip => None,
            Choice::Step(_) => Some(match *asked {
                Some(Question::Shove { .. }) => (words.pushes)(steps),
                Some(Question::Move { gait: Gait::Jump, .. }) => (words.jumps)(steps),
                _ => (words.moves)(steps),
            }),
            // A half is named by what comes of it, and by its card if nothing is to be decided.
            Choice::Act { card, side, basic } => {
                let more = matches!(plan.get(at + 1), Some(next) if !matches!(next, Choice::Act { .. }));
                let asks = plan.len() == at + 1 && scene.asked != Some(Question::Turn);
                (!more && !asks).then(|| half(scene, card, side, basic))
            }
            _ => Some(scene.words.choice(choice, *asked, scene.view.seat(), &scene.cast())),
        };
        let first = parts.is_empty();
        parts.extend(says.map(|says| if first { says } else { following(scene, choice, *asked, says) }));
        at += steps.max(1);
    }
    parts
}
