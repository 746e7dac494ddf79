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
use leptos::prelude::WithUntracked;

/// Whether what is planned can be done as it is, without a further answer.
pub(super) fn can_stop(scene: &Scene<'_>) -> bool {
    plan::can_stop(scene.plan, scene.asked, scene.legal)
}

/// Whether what is pointed at shows something hidden.
pub(super) fn reveals(scene: &Scene<'_>) -> bool {
    let tried = scene.pointed.map(|choice| scene.view.trial(&[choice]));
    matches!(tried, Some(Err(::haven::trial::Untried::Reveals(_))))
}

/// Everything: the plan, then what is pointed at.
pub(super) fn whole(scene: &Scene<'_>) -> String {
    if scene.asked == Some(Question::Hand) {
        return scene.words.setup.take_hand.to_owned();
    }
    let words = words(scene.lang);
    // Another step of a walk makes it longer.
    if let Some(step @ Choice::Step(_)) = scene.pointed {
        return joined(scene, &[scene.plan, &[step]].concat());
    }
    let last = scene.pointed.map(|choice| says(scene, choice));
    match (scene.plan.is_empty(), last) {
        (true, last) => last.unwrap_or_default(),
        (false, None) => planned(scene),
        (false, Some(last)) => {
            let first = planned(scene);
            if first.is_empty() { last } else { (words.then)(&first, &last) }
        }
    }
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

fn parts(scene: &Scene<'_>, plan: &[Choice]) -> Vec<String> {
    let words = words(scene.lang);
    let jumps = matches!(scene.asked, Some(Question::Move { gait: Gait::Jump, .. }));
    let shoved = scene.planned.iter().any(|event| matches!(event, Event::Pushed(..) | Event::Pulled(..)));
    let mut parts: Vec<String> = Vec::new();
    let mut steps = 0;
    let walked = |steps: usize| match steps {
        _ if shoved => (words.pushes)(steps),
        _ if jumps => (words.jumps)(steps),
        _ => (words.moves)(steps),
    };
    for (at, &choice) in plan.iter().enumerate() {
        if matches!(choice, Choice::Step(_)) {
            steps += 1;
            continue;
        }
        if steps > 0 {
            parts.push(walked(steps));
            steps = 0;
        }
        match choice {
            Choice::Stop | Choice::Skip => {}
            // A half is named by what comes of it, and by its card if nothing is to be decided.
            Choice::Act { card, side, basic } => {
                let more = matches!(plan.get(at + 1), Some(next) if !matches!(next, Choice::Act { .. }));
                let asks = plan.len() == at + 1 && scene.asked != Some(Question::Turn);
                if !more && !asks {
                    parts.push(half(scene, card, side, basic));
                }
            }
            _ => {
                parts.push(scene.words.choice(choice, asked_then(scene, &plan[..at]), scene.view.seat(), &scene.cast()))
            }
        }
    }
    if steps > 0 {
        parts.push(walked(steps));
    }
    parts
}
