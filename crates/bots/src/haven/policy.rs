//! A simple hero: approaches, hits the best target, rests in time. It is there so that whole scenarios play headless, and
//! it takes the stated default wherever the rules leave something to the players.

use haven::ability::{Ability, Amount, Count, Lasting, Reach, Recovery};
use haven::card::{Action, BASIC_BOTTOM, BASIC_TOP, CardId, CardLevel, Side as Half};
use haven::choice::Choice;
use haven::condition::Condition;
use haven::figure::{FigureId, Side};
use haven::hero::{Pile, Plan};
use haven::item::Item;
use haven::map::FAR;
use haven::spot::Spot;
use haven::view::{Question, View};
use haven::walk::Gait;
use kit::Sort;

/// What this hero does. Nothing only if there is nothing to decide.
#[must_use]
pub fn choose(view: &View<'_>) -> Option<Choice> {
    match view.question()? {
        Question::Cards => cards(view),
        Question::Turn => turn(view),
        Question::Move { figure, gait, .. } => Some(step(view, figure, gait)),
        Question::Attack { .. } => attack(view),
        Question::Harm { amount, .. } => harm(view, amount),
        Question::Heal { .. } => heal(view),
        Question::ShortRest => {
            let tired = view.cards(view.seat(), Pile::Hand).len() < 2;
            Some(if tired { Choice::ShortRest } else { Choice::Skip })
        }
        Question::Start => start(view),
        Question::Hand => leave_at_home(view),
        Question::LongRest | Question::Forfeit { .. } => {
            // The card whose halves are worth least.
            let worst = |choice: &Choice| match choice {
                Choice::Card(card) => worth(view, *card),
                _ => i16::MAX,
            };
            view.legal().into_iter().min_by_key(worst)
        }
        Question::Shove { .. } if view.legal().contains(&Choice::Stop) => Some(Choice::Stop),
        // The first on the list: the default of the rules, or as good as any other.
        _ => view.legal().into_iter().next(),
    }
}

fn sheet(view: &View<'_>, card: CardId, half: Half) -> Option<&'static Action> {
    let class = view.hero(view.seat())?.class;
    Some(card.sheet(class).action(half))
}

/// The first attack of an action: value and range.
fn first_attack(list: &'static [Ability]) -> Option<(i16, u8)> {
    list.iter().find_map(|ability| match ability {
        Ability::Attack(one) => {
            let value = if let Amount::Fixed(value) = one.value { i16::from(value) } else { 2 };
            let range = match (one.reach, one.count) {
                (Reach::Range(range), _) => range,
                (_, Count::Within(range)) => range,
                _ => 1,
            };
            let more =
                matches!(one.count, Count::Number(2..) | Count::Adjacent | Count::Within(_)) || one.area.is_some();
            let lames = one.conditions.has(Condition::Stun) || one.conditions.has(Condition::Disarm);
            Some((value * 2 + 2 * i16::from(more) + 3 * i16::from(lames), range))
        }
        Ability::IfConsumed { without, .. } => first_attack(without),
        _ => None,
    })
}

/// How things stand for a hero who weighs cards.
#[derive(Clone, Copy)]
struct Mood {
    /// Counted hexes to the nearest enemy.
    distance: u8,
    /// How many enemies there are.
    enemies: usize,
    /// Hit points lost, the own ones.
    lost: i16,
    /// Whether there is nothing left to save cards for.
    spare: bool,
    /// Lost cards, which some cards bring back.
    lost_cards: i16,
}

fn mood(view: &View<'_>) -> Mood {
    let figure = view.hero(view.seat()).map(|hero| *view.figure(hero.figure));
    let near = figure.and_then(|figure| nearest_enemy(view, figure.spot));
    Mood {
        distance: near.map_or(FAR, |enemy| enemy.1),
        enemies: view.figures().filter(|(_, one)| one.side() == Side::Monsters).count(),
        lost: figure.map_or(0, |figure| figure.most_health - figure.health),
        spare: view.cards(view.seat(), Pile::Hand).len() + view.cards(view.seat(), Pile::Discard).len() <= 4,
        lost_cards: view.cards(view.seat(), Pile::Lost).len() as i16,
    }
}

/// How far an action moves its hero.
fn stride(action: &Action) -> i16 {
    let points = action.abilities.iter().map(|ability| match ability {
        Ability::Move { points: Amount::Fixed(points), .. } => i16::from(*points),
        _ => 0,
    });
    points.sum()
}

/// What half a card is worth as things stand, if its hero gets so much nearer before.
fn half_worth(action: &Action, mood: Mood, nearer: i16) -> i16 {
    let mut steps = nearer;
    let mut strength = 0;
    for ability in action.abilities {
        strength += match ability {
            Ability::Move { points: Amount::Fixed(points), .. } => {
                steps += i16::from(*points);
                let needed = i16::from(mood.distance.min(12)) - 1;
                2 * i16::from(*points).min(needed).max(0)
            }
            Ability::Attack(_) | Ability::IfConsumed { .. } => {
                let blow = first_attack(std::slice::from_ref(ability));
                let reach = |range: u8| i16::from(mood.distance) <= i16::from(range) + steps;
                blow.filter(|blow| reach(blow.1)).map_or(0, |blow| blow.0 * 2 + i16::from(blow.1 > 1))
            }
            Ability::Heal(amount, _) => 2 * i16::from(*amount).min(mood.lost),
            Ability::Last(Lasting::Shield(amount), _) if mood.distance <= 3 => 4 * i16::from(*amount),
            Ability::Last(Lasting::Retaliate { amount, .. }, _) if mood.distance <= 2 => 2 * i16::from(*amount),
            Ability::Last(Lasting::Ward(_) | Lasting::Cancel, _) if mood.distance <= 4 => 9,
            Ability::Recover { from: Recovery::Lost, .. } if mood.lost_cards > 2 => 60,
            _ => 1,
        };
    }
    // What would be lost is kept for the end, when it costs nothing any more.
    let bargain = mood.spare || action.gone;
    if action.lost && !bargain { strength / 3 } else { strength }
}

/// What half a card is worth, whatever the moment.
pub(crate) fn plain_worth(action: &Action) -> i16 {
    half_worth(action, Mood { distance: 4, enemies: 3, lost: 2, spare: true, lost_cards: 0 }, 3)
}

fn worth(view: &View<'_>, card: CardId) -> i16 {
    let even = Mood { distance: 4, enemies: 3, lost: 2, spare: false, lost_cards: 0 };
    let half = |half| sheet(view, card, half).map_or(0, |action| half_worth(action, even, 3));
    half(Half::Top) + half(Half::Bottom)
}

fn cards(view: &View<'_>) -> Option<Choice> {
    let hand = view.cards(view.seat(), Pile::Hand);
    if hand.len() < 2 {
        return view.legal().into_iter().next();
    }
    let class = view.hero(view.seat())?.class;
    let mood = mood(view);
    // Between two fights there is time for a long rest.
    let discards = view.cards(view.seat(), Pile::Discard).len();
    if mood.enemies == 0 && discards >= 2 && (hand.len() < 6 || mood.lost > 2) {
        return Some(Choice::LongRest);
    }
    // A top is worth the same after every bottom that comes equally near.
    let bottoms: Vec<[(i16, i16); 2]> = hand
        .iter()
        .map(|card| [&card.sheet(class).bottom, &BASIC_BOTTOM].map(|half| (half_worth(half, mood, 0), stride(half))))
        .collect();
    let mut best: Option<(i16, CardId, CardId)> = None;
    for &one in &hand {
        let tops = [&one.sheet(class).top, &BASIC_TOP];
        let mut known: [Option<i16>; 16] = [None; 16];
        for (at, &other) in hand.iter().enumerate().filter(|(_, other)| **other != one) {
            for (bottom, steps) in bottoms[at] {
                let top = *known[steps.clamp(0, 15) as usize]
                    .get_or_insert_with(|| tops.iter().map(|top| half_worth(top, mood, steps)).max().unwrap_or(0));
                if best.is_none_or(|(value, ..)| bottom + top > value) {
                    best = Some((bottom + top, one, other));
                }
            }
        }
    }
    let (_, one, other) = best?;
    let quicker = one.sheet(class).initiative <= other.sheet(class).initiative;
    Some(if quicker { Choice::Play(one, other) } else { Choice::Play(other, one) })
}

/// Pairs of cards in hand, the most promising first.
pub(crate) fn pairs(view: &View<'_>) -> Vec<(CardId, CardId)> {
    let hand = view.cards(view.seat(), Pile::Hand);
    let Some(hero) = view.hero(view.seat()) else { return Vec::new() };
    let mood = mood(view);
    let mut pairs = Vec::new();
    for (at, &one) in hand.iter().enumerate() {
        for &other in &hand[at + 1..] {
            let [first, second] = [one, other].map(|card| card.sheet(hero.class));
            let value = pair_worth_with(&first.top, &second.bottom, mood).max(pair_worth_with(
                &second.top,
                &first.bottom,
                mood,
            ));
            pairs.push((value, one, other));
        }
    }
    pairs.arrange_by_key(|pair| -pair.0);
    pairs.into_iter().map(|pair| (pair.1, pair.2)).collect()
}

/// The enemy that is nearest, and how far away.
fn nearest_enemy(view: &View<'_>, from: Spot) -> Option<(FigureId, u8)> {
    let enemies =
        view.figures().filter(|(_, one)| one.side() == Side::Monsters && !one.ailments.has(Condition::Invisible));
    let nearest = enemies.map(|(id, one)| (id, view.chart().distance(from, one.spot)));
    nearest.filter(|enemy| enemy.1 < FAR).min_by_key(|enemy| enemy.1)
}

fn turn(view: &View<'_>) -> Option<Choice> {
    let legal = view.legal();
    let hero = view.hero(view.seat())?;
    let figure = view.figure(hero.figure);
    let potion = Choice::Use(Item::MinorHealingPotion);
    if legal.contains(&potion) && figure.health + 3 <= figure.most_health {
        return Some(potion);
    }
    let acts = legal.iter().filter(|choice| matches!(choice, Choice::Act { .. }));
    let near = nearest_enemy(view, figure.spot).map_or(FAR, |enemy| enemy.1);
    let mood = mood(view);
    let first = legal.iter().filter(|choice| matches!(choice, Choice::Act { .. })).count() > 2;
    let plan = view.plan(view.seat());
    let value = |choice: &&Choice| {
        let Choice::Act { card, side, basic } = **choice else { return i16::MIN };
        let Some(printed) = sheet(view, card, side) else { return i16::MIN };
        let action = match (basic, side) {
            (false, _) => printed,
            (true, Half::Top) => &BASIC_TOP,
            (true, Half::Bottom) => &BASIC_BOTTOM,
        };
        let (true, Some(Plan::Cards { lead, other })) = (first, plan) else { return half_worth(action, mood, 0) };
        // The half that does not fit the moment waits: first come near, then strike; but strike first whoever is there.
        let Some(partner) = sheet(view, if card == lead { other } else { lead }, side.other()) else { return i16::MIN };
        let range = reach_of(view).unwrap_or(1);
        let order = i16::from((side == Half::Top) == (near <= range)) * 100;
        order
            + match side {
                Half::Top => pair_worth_with(action, partner, mood),
                Half::Bottom => pair_worth_with_bottom(partner, action, mood),
            }
    };
    acts.max_by_key(value).copied().or(Some(Choice::EndTurn))
}

/// A top that is settled, and the better bottom.
fn pair_worth_with(top: &'static Action, bottom: &'static Action, mood: Mood) -> i16 {
    let bottoms = [bottom, &BASIC_BOTTOM].into_iter();
    bottoms.map(|bottom| half_worth(bottom, mood, 0) + half_worth(top, mood, stride(bottom))).max().unwrap_or(0)
}

/// A bottom that is settled, and the better top.
fn pair_worth_with_bottom(top: &'static Action, bottom: &'static Action, mood: Mood) -> i16 {
    let tops = [top, &BASIC_TOP].into_iter();
    half_worth(bottom, mood, 0) + tops.map(|top| half_worth(top, mood, stride(bottom))).max().unwrap_or(0)
}

/// How far the better top of the two cards reaches.
fn reach_of(view: &View<'_>) -> Option<u8> {
    let Some(Plan::Cards { lead, other }) = view.plan(view.seat()) else { return None };
    let tops = [lead, other].into_iter().filter_map(|card| sheet(view, card, Half::Top));
    tops.filter_map(|action| first_attack(action.abilities)).max_by_key(|attack| attack.0).map(|attack| attack.1)
}

/// Where a hero wants to be: near an enemy, or else through the next door, or else at some money.
fn step(view: &View<'_>, id: FigureId, gait: Gait) -> Choice {
    let legal = view.legal();
    let figure = view.figure(id);
    if figure.side() == Side::Monsters {
        return if legal.contains(&Choice::Stop) { Choice::Stop } else { legal[0] };
    }
    let goal = goal(view, figure.spot);
    let stop = legal.contains(&Choice::Stop);
    let Some((goal, range)) = goal else {
        return if stop { Choice::Stop } else { legal[0] };
    };
    let chart = view.if_open();
    let done = |spot: Spot| chart.distance(spot, goal) <= range && (range == 0 || chart.sees(spot, goal));
    if done(figure.spot) && stop {
        return Choice::Stop;
    }
    let ways = view.ways_to(id, goal, gait);
    let here = ways.to(figure.spot);
    let better = legal.iter().filter_map(|choice| match choice {
        Choice::Step(to) => Some((ways.to(*to), *choice)),
        _ => None,
    });
    let best = better.min_by_key(|way| way.0);
    match best {
        Some((cost, choice)) if cost < here || !stop => choice,
        _ if stop => Choice::Stop,
        _ => legal[0],
    }
}

/// A hex to go to, and how near is near enough.
fn goal(view: &View<'_>, from: Spot) -> Option<(Spot, u8)> {
    if let Some((enemy, _)) = nearest_enemy(view, from) {
        return Some((view.figure(enemy).spot, reach_of(view).unwrap_or(1)));
    }
    let chart = view.if_open();
    let doors = view.doors().filter(|door| !door.open && !door.locked);
    let door = doors.map(|door| door.spot).min_by_key(|&spot| chart.distance(from, spot));
    if let Some(door) = door {
        return Some((door, if opens(view, door) { 0 } else { 2 }));
    }
    door.or_else(|| view.coins().min_by_key(|&spot| chart.distance(from, spot))).map(|spot| (spot, 0))
}

/// Whether this hero is the one to open a door: the sturdiest, and with everybody near.
pub(crate) fn opens(view: &View<'_>, door: Spot) -> bool {
    let chart = view.if_open();
    let heroes = (0..4).map(kit::Seat).filter_map(|seat| Some((seat, view.hero(seat)?)));
    let living: Vec<_> = heroes.filter(|(_, hero)| !hero.exhausted).collect();
    let health = |hero: &haven::view::HeroView<'_>| view.figure(hero.figure).health;
    let sturdiest = living.iter().max_by_key(|(_, hero)| health(hero)).map(|(seat, _)| *seat);
    let gathered = living.iter().all(|(_, hero)| chart.distance(view.figure(hero.figure).spot, door) <= 6);
    // Nobody waits for ever.
    sturdiest == Some(view.seat()) && (gathered || view.round().is_multiple_of(3))
}

fn attack(view: &View<'_>) -> Option<Choice> {
    let value = |choice: &Choice| match choice {
        Choice::Target(id) => {
            let one = view.figure(*id);
            Some((1, -one.health))
        }
        Choice::Area(shape, anchor) => Some((view.area_hits(*shape, *anchor), 0)),
        _ => None,
    };
    let legal = view.legal();
    let best = legal.iter().filter_map(|choice| value(choice).map(|value| (value, *choice)));
    best.max_by_key(|one| one.0).map(|one| one.1).or(Some(Choice::Skip))
}

/// Cards are worth more than hit points, until the hit points run out.
fn harm(view: &View<'_>, amount: i16) -> Option<Choice> {
    let figure = view.figure(view.hero(view.seat())?.figure);
    let legal = view.legal();
    let deadly = amount >= figure.health;
    if let Some(shield) = legal.iter().find(|choice| matches!(choice, Choice::Use(_))) {
        return Some(*shield);
    }
    if !deadly {
        return Some(Choice::Suffer);
    }
    let discards = legal.iter().find(|choice| matches!(choice, Choice::LoseDiscards(..)));
    let hand =
        legal.iter().filter(|choice| matches!(choice, Choice::LoseFromHand(_))).min_by_key(|choice| match choice {
            Choice::LoseFromHand(card) => worth(view, *card),
            _ => 0,
        });
    hand.or(discards).copied().or(Some(Choice::Suffer))
}

fn heal(view: &View<'_>) -> Option<Choice> {
    let lost = |choice: &Choice| match choice {
        Choice::Target(id) => {
            let one = view.figure(*id);
            one.most_health - one.health
        }
        _ => 0,
    };
    view.legal().into_iter().filter(|choice| !matches!(choice, Choice::Use(_))).max_by_key(lost)
}

/// The cards of level X stay at home first, then those of the lowest level.
fn leave_at_home(view: &View<'_>) -> Option<Choice> {
    let class = view.hero(view.seat())?.class;
    let rank = |choice: &Choice| match choice {
        Choice::Card(card) => match card.sheet(class).level {
            CardLevel::X => 0,
            CardLevel::One => 1,
            CardLevel::Gained(level) => level,
        },
        _ => u8::MAX,
    };
    view.legal().into_iter().min_by_key(rank)
}

/// The start hex nearest to an enemy.
fn start(view: &View<'_>) -> Option<Choice> {
    let distance = |choice: &Choice| match choice {
        Choice::Hex(spot) => nearest_enemy(view, *spot).map_or(FAR, |enemy| enemy.1),
        _ => FAR,
    };
    view.legal().into_iter().min_by_key(distance)
}
