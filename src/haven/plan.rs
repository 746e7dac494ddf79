//! What the person is about to do: a list of choices that show nothing hidden, tried out on a copy of the game, and the one that
//! they point at. Nothing of it is done before they say so; all of it can be bent and taken back.

use crate::haven::show::Touch;
use ::haven::card::CardId;
use ::haven::figure::FigureId;
use ::haven::hero::Pile;
use ::haven::question::Question;
use ::haven::reach::Reached;
use ::haven::spot::Spot;
use ::haven::trial::{Trial, Untried};
use ::haven::{Choice, View};
use kit::Sort;

/// What is planned, and what is pointed at behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Intent {
    /// Choices that show nothing hidden, after each of which the same seat is asked again.
    pub plan: Vec<Choice>,
    /// The choice that would come next: it may turn a card, reveal a room, or let others decide.
    pub pointed: Option<Choice>,
}

/// Whether answers to this question are planned, one behind the other; any other answer is only pointed at.
#[must_use]
pub const fn is_planned(question: Question) -> bool {
    matches!(
        question,
        Question::Hand
            | Question::Turn
            | Question::Move { .. }
            | Question::Attack { .. }
            | Question::Shove { .. }
            | Question::Heal { .. }
            | Question::Name { .. }
            | Question::Place { .. }
            | Question::Recover { .. }
            | Question::Loot { .. }
            | Question::Consume { .. }
            | Question::Offer { .. }
            | Question::Refresh(_)
            | Question::Create
            | Question::MoveOrAttack(_)
    )
}

/// What a touch makes of a plan; nothing if it means nothing now. The view is that of the game as it stands, before the plan.
#[must_use]
pub fn touched(view: &View<'_>, plan: &[Choice], touch: Touch) -> Option<Intent> {
    let trial = view.trial(plan).ok()?;
    let meant = meanings(&trial.view(), touch);
    // Whoever walks and then touches something else has walked far enough.
    let ways = [&[][..], &[Choice::Stop], &[Choice::Skip]];
    let behind = ways.iter().find_map(|way| {
        let before = [plan, way].concat();
        let then = view.trial(&before).ok()?;
        let meant = if way.is_empty() { meant.clone() } else { meanings(&then.view(), touch) };
        meant.iter().find_map(|choices| tried(view, &before, choices))
    });
    // On the board a figure is touched by its hex.
    let figure = match touch {
        Touch::Figure(figure) => Some(figure),
        Touch::Hex(spot) => standing_on(view, spot),
        _ => None,
    };
    behind.or_else(|| walked_up_first(view, plan, figure?))
}

/// Whoever is out of reach of the half that was chosen last is walked up to first, with half of the other card: over the least harm,
/// without losing that card if it can be, then the shortest way.
fn walked_up_first(view: &View<'_>, plan: &[Choice], figure: FigureId) -> Option<Intent> {
    let (&strike, before) = plan.split_last()?;
    let Choice::Act { card, .. } = strike else { return None };
    let class = view.hero(view.seat())?.class;
    let legal = view.trial(before).ok()?.view().legal();
    let halves = legal.into_iter().filter(|half| matches!(half, Choice::Act { card: other, .. } if *other != card));
    let ways = halves.filter_map(|half| {
        let Choice::Act { card: other, side, basic } = half else { return None };
        let lost = !basic && other.sheet(class).action(side).lost;
        let begun = [before, &[half]].concat();
        let reach = view.trial(&begun).ok()?.view().reach().filter(|reach| reach.gait.is_some())?;
        let mut ends: Vec<&Reached> =
            reach.hexes.iter().filter(|one| one.no_end.is_none() && one.doors.is_empty()).collect();
        ends.arrange_by_key(|one| (one.damage, one.cost));
        let found = ends.into_iter().find_map(|end| {
            let steps: Vec<Choice> = end.path.iter().map(|&step| Choice::Step(step)).collect();
            // A walk of all points ends by itself.
            let ways = [&[Choice::Stop][..], &[]].map(|stop| [&begun, &steps[..], stop, &[strike]].concat());
            let intent = ways.iter().find_map(|way| tried(view, way, &[Choice::Target(figure)]))?;
            Some((end.damage, end.cost, intent))
        });
        found.map(|(damage, cost, intent)| ((damage, lost, cost), intent))
    });
    ways.min_by_key(|(rank, _)| *rank).map(|(_, intent)| intent)
}

/// The items of which all can be worn together but the last, which is what the button points at by itself: what lies ready in the
/// bag goes along unless the person says otherwise.
#[must_use]
pub fn packed(view: &View<'_>) -> Vec<Choice> {
    let mut all = Vec::new();
    let next = |all: &[Choice]| {
        let trial = view.trial(all).ok()?;
        let asked = trial.view().question() == Some(Question::Equip);
        asked.then(|| trial.view().legal().into_iter().find(|choice| matches!(choice, Choice::Item(_)))).flatten()
    };
    while let Some(item) = next(&all) {
        all.push(item);
    }
    all.pop();
    all
}

/// Whether a choice can be made as it is: while the first of two cards is chosen, the second is the same one.
#[must_use]
pub fn is_whole(choice: Choice) -> bool {
    !matches!(choice, Choice::Play(one, other) | Choice::LoseDiscards(one, other) if one == other)
}

/// Whether what is planned can be done as it is, without a further answer: behind it this is asked, with these answers.
#[must_use]
pub fn can_stop(plan: &[Choice], asked: Option<Question>, legal: &[Choice]) -> bool {
    let walked = matches!(plan.last(), Some(Choice::Step(_))) && legal.contains(&Choice::Stop);
    !plan.is_empty() && (walked || asked == Some(Question::Turn))
}

/// What the button does if nothing is pointed at: the only thing that can be done, whom alone an attack can hit or a heal can
/// reach, or the area that hits the most, the next thing that can be worn. Damage, and whatever is lost for good, is never answered
/// before it is touched.
#[must_use]
pub fn default_answer(view: &View<'_>, question: Question, legal: &[Choice]) -> Option<Choice> {
    let optional = |choice: &&Choice| {
        matches!(choice, Choice::Use(_) | Choice::Dismiss(_) | Choice::Omit(_) | Choice::Act { basic: true, .. })
    };
    let mut open = legal.iter().filter(|choice| !optional(choice));
    let only = open.next().copied().filter(|_| open.next().is_none());
    match question {
        Question::Harm { .. } | Question::Cards | Question::LongRest | Question::Forfeit { .. } => None,
        Question::Attack { .. } | Question::Heal { .. } => {
            let mut targets = legal.iter().filter(|choice| matches!(choice, Choice::Target(_)));
            let area = most_hits(view, legal.iter().copied());
            targets.next().copied().filter(|_| targets.next().is_none() && area.is_none()).or(area).or(only)
        }
        // What can be worn goes along, one thing after the other, unless the person says that it is enough.
        Question::Equip => legal.iter().copied().find(|choice| matches!(choice, Choice::Item(_))).or(only),
        // Whoever has two cards left can go on without a rest.
        Question::ShortRest if view.cards(view.seat(), Pile::Hand).len() >= 2 => Some(Choice::Skip),
        // Who has chosen to loot does so.
        Question::Loot { .. } => Some(Choice::Do),
        Question::Turn if legal.iter().any(|choice| matches!(choice, Choice::Act { .. })) => None,
        _ => only,
    }
}

/// What touching a card makes of what is pointed at: the first of two leads, the second follows, a third replaces the second, and
/// a chosen one is put back.
#[must_use]
pub fn card_touched(question: Question, legal: &[Choice], pointed: Option<Choice>, card: CardId) -> Option<Choice> {
    let pair = |pair: fn(CardId, CardId) -> Choice, chosen: Option<(CardId, CardId)>| match chosen {
        None => Some(pair(card, card)),
        Some((lead, other)) if lead == other => (lead != card).then(|| pair(lead, card)),
        Some((lead, other)) if card == other => Some(pair(lead, lead)),
        Some((lead, other)) if card == lead => Some(pair(other, other)),
        Some((lead, _)) => Some(pair(lead, card)),
    };
    match question {
        Question::Cards => {
            let chosen = match pointed {
                Some(Choice::Play(lead, other)) => Some((lead, other)),
                _ => None,
            };
            pair(Choice::Play, chosen)
        }
        Question::Harm { .. } => {
            let chosen = match pointed {
                Some(Choice::LoseDiscards(one, other)) => Some((one, other)),
                _ => None,
            };
            // The engine names each pair once, in its own order.
            let made = pair(Choice::LoseDiscards, chosen)?;
            let Choice::LoseDiscards(one, other) = made else { return None };
            let ways = [Choice::LoseDiscards(one, other), Choice::LoseDiscards(other, one)];
            if one == other { Some(made) } else { ways.into_iter().find(|way| legal.contains(way)) }
        }
        _ => legal.iter().copied().find(|&choice| choice == Choice::Card(card)),
    }
}

/// What a touch can mean on the game as it stands, the likeliest first: each meaning is a choice, or a way of several.
fn meanings(view: &View<'_>, touch: Touch) -> Vec<Vec<Choice>> {
    match touch {
        Touch::Pick(choice) => vec![vec![choice]],
        Touch::Hex(spot) => on_hex(view, spot),
        Touch::Figure(figure) => {
            let named = vec![Choice::Target(figure)];
            let mut all = vec![named];
            all.extend(on_hex(view, view.figure(figure).spot));
            all
        }
        _ => Vec::new(),
    }
}

/// What touching a hex can mean.
fn on_hex(view: &View<'_>, spot: Spot) -> Vec<Vec<Choice>> {
    let mut all = Vec::new();
    if let Some(reached) = view.reach().as_ref().and_then(|reach| reach.to(spot)) {
        all.push(reached.path.iter().map(|&step| Choice::Step(step)).collect());
    }
    let legal = view.legal();
    if legal.contains(&Choice::Hex(spot)) {
        all.push(vec![Choice::Hex(spot)]);
    }
    if let Some(area) = best_area(view, &legal, spot) {
        all.push(vec![area]);
    }
    if view.loot().has(spot) {
        all.push(vec![Choice::Do]);
    }
    if let Some((_, ways)) = view.monster_ways() {
        let ends = (0..ways.len()).filter(|&at| ways[at].stop == spot);
        all.extend(ends.map(|at| vec![Choice::Option(at as u8)]));
    }
    if let Some(figure) = standing_on(view, spot) {
        all.push(vec![Choice::Target(figure)]);
        all.extend(walk_up_to(view, spot));
    }
    all
}

/// The way to the nearest free hex beside somebody who is too far away: over the least harm, then the cheapest.
fn walk_up_to(view: &View<'_>, spot: Spot) -> Option<Vec<Choice>> {
    let reach = view.reach().filter(|reach| reach.gait.is_some())?;
    let beside = reach.hexes.iter().filter(|one| one.no_end.is_none() && view.chart().adjacent(one.spot, spot));
    let nearest = beside.min_by_key(|one| (one.damage, one.cost))?;
    Some(nearest.path.iter().map(|&step| Choice::Step(step)).collect())
}

/// Who stands on a hex.
#[must_use]
pub fn standing_on(view: &View<'_>, spot: Spot) -> Option<FigureId> {
    view.figures().find(|(_, figure)| figure.alive && figure.spot == spot).map(|(id, _)| id)
}

/// The way to lay the area over a hex that hits the most enemies; any way over it if none hits.
fn best_area(view: &View<'_>, legal: &[Choice], spot: Spot) -> Option<Choice> {
    let covers = |choice: &Choice| match *choice {
        Choice::Area(shape, anchor) => view.area_spots(shape, anchor).has(spot),
        _ => false,
    };
    let ways = || legal.iter().copied().filter(covers);
    most_hits(view, ways()).or_else(|| ways().next())
}

/// Of some ways to lay an area the one that hits the most enemies, the first of equally good ones; none if none hits.
fn most_hits(view: &View<'_>, ways: impl DoubleEndedIterator<Item = Choice>) -> Option<Choice> {
    let hits = |choice: Choice| match choice {
        Choice::Area(shape, anchor) => Some((view.area_hits(shape, anchor), choice)),
        _ => None,
    };
    let best = ways.filter_map(hits).rev().max_by_key(|one| one.0);
    best.filter(|one| one.0 > 0).map(|one| one.1)
}

/// Tries choices out behind a plan: what comes of it, or nothing if one of them is refused.
fn tried(view: &View<'_>, plan: &[Choice], choices: &[Choice]) -> Option<Intent> {
    let all = [plan, choices].concat();
    let (&last, before) = all.split_last()?;
    let one = |at: usize| Intent { plan: all[..at].to_vec(), pointed: all.get(at).copied() };
    let asked = view.question()?;
    match view.trial(&all) {
        // What would be shown on the way is shown before the rest is decided.
        Err(Untried::Reveals(at)) => Some(one(at)),
        Err(Untried::Refused(..)) => None,
        Ok(trial) if is_planned(asked) && trial.view().question().is_some_and(is_planned) => {
            Some(Intent { plan: all, pointed: None })
        }
        Ok(_) => Some(Intent { plan: before.to_vec(), pointed: Some(last) }),
    }
}

/// Everything that is to be done when the person says so: a walk that is planned ends where it leads to.
#[must_use]
pub fn whole(view: &View<'_>, intent: &Intent) -> Vec<Choice> {
    let mut all = intent.plan.clone();
    match intent.pointed {
        Some(choice) => {
            all.push(choice);
            // Whatever is not packed stays at home.
            let goes_on = |trial: &Trial| trial.view().question() == Some(Question::Equip);
            if view.question() == Some(Question::Equip) && view.trial(&all).is_ok_and(|trial| goes_on(&trial)) {
                all.push(Choice::Skip);
            }
        }
        None => {
            let walked = matches!(all.last(), Some(Choice::Step(_)));
            let may_stop =
                |all: &[Choice]| view.trial(all).is_ok_and(|trial| trial.view().legal().contains(&Choice::Stop));
            if walked && may_stop(&all) {
                all.push(Choice::Stop);
            }
        }
    }
    all
}
