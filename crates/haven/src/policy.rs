//! A simple hero: comes near, hits the best target, keeps out of reach, rests in time. It is there so that whole scenarios play
//! headless, and it takes the stated default wherever the rules leave something to the players.
//!
//! Everything is weighed in half points of damage: what is dealt, what is healed, what is kept from hitting the hero.

use crate::ability::{Ability, Amount, Attack, Count, Lasting, Reach, Recovery, Whom};
use crate::card::{Action, BASIC_BOTTOM, BASIC_TOP, CardId, Side as Half};
use crate::choice::Choice;
use crate::condition::Condition;
use crate::figure::{Figure, FigureId, Kind, Side};
use crate::hero::{Pile, Plan};
use crate::item::Item;
use crate::map::{FAR, OpenDoors};
use crate::spot::{Spot, Spots};
use crate::view::{HeroView, Question, View};
use crate::walk::{Footing, Gait};
use kit::Seat;

/// What this hero does. Nothing only if there is nothing to decide.
#[must_use]
pub fn choose(view: &View<'_>) -> Option<Choice> {
    match view.question()? {
        Question::Cards => cards(view),
        Question::Turn => turn(view),
        Question::Move { figure, points, gait } => Some(step(view, figure, points, gait)),
        Question::Attack { .. } => attack(view),
        Question::Harm(amount) => harm(view, amount),
        Question::Heal => heal(view),
        Question::ShortRest => {
            let tired = view.cards(view.seat(), Pile::Hand).len() < 2;
            Some(if tired { Choice::ShortRest } else { Choice::Skip })
        }
        // A card that is worth a hit point stays.
        Question::Reroll(card) => Some(reroll(view, card)),
        Question::Start => start(view),
        Question::LongRest | Question::Forfeit => {
            // The card whose halves are worth least.
            let worst = |choice: &Choice| match choice {
                Choice::Card(card) => worth(view, *card),
                _ => i16::MAX,
            };
            view.legal().into_iter().min_by_key(worst)
        }
        Question::Shove(_) if view.legal().contains(&Choice::Stop) => Some(Choice::Stop),
        // The first on the list: the default of the rules, or as good as any other.
        _ => view.legal().into_iter().next(),
    }
}

/// An enemy as a hero weighs one.
#[derive(Clone, Copy)]
struct Foe {
    spot: Spot,
    health: i16,
    shield: i16,
    attack: i16,
    /// How far it can hit this round: its steps and its range.
    reach: u8,
    /// Counted hexes from the hero.
    distance: u8,
}

/// How things stand for a hero who weighs cards.
struct Mood<'v, 'g> {
    view: &'v View<'g>,
    me: Option<Figure>,
    foes: Vec<Foe>,
    /// Rounds that the cards last beyond what the scenario seems to need.
    spare: i16,
    /// The same, one card poorer.
    spare_after_loss: i16,
    lost_cards: usize,
}

/// How many rounds so many cards last, one lost at each rest.
const fn stamina(cards: usize) -> i16 {
    ((cards / 2) * cards.div_ceil(2)) as i16
}

impl<'v, 'g> Mood<'v, 'g> {
    fn of(view: &'v View<'g>) -> Self {
        let hero = view.hero(view.seat());
        let me = hero.map(|hero| *view.figure(hero.figure));
        let foes: Vec<Foe> = view.figures().filter_map(|(_, one)| foe(view, me.map(|me| me.spot), one)).collect();
        let cards = view.cards(view.seat(), Pile::Hand).len()
            + view.cards(view.seat(), Pile::Discard).len()
            + view.cards(view.seat(), Pile::Chosen).len();
        let needed = rounds_needed(view, &foes);
        Self {
            view,
            me,
            foes,
            spare: stamina(cards) - needed,
            spare_after_loss: stamina(cards.saturating_sub(1)) - needed,
            lost_cards: view.cards(view.seat(), Pile::Lost).len(),
        }
    }

    fn nearest(&self) -> u8 {
        self.foes.iter().map(|foe| foe.distance).min().unwrap_or(FAR)
    }

    fn lost_health(&self) -> i16 {
        self.me.map_or(0, |me| me.most_health - me.health)
    }

    /// What a card is worth that would be lost: the rounds that it would have lasted.
    fn price(&self) -> i16 {
        let rounds = self.spare - self.spare_after_loss;
        if self.spare_after_loss > 6 { rounds } else { 2 * rounds }
    }

    /// What it is worth to come so many hexes nearer, or to be on one's way.
    fn approach(&self, steps: i16) -> i16 {
        let far = i16::from(self.nearest().min(8)) - 1;
        steps.min(far.max(0))
    }

    /// The damage that could come this round.
    fn threat(&self) -> i16 {
        self.foes.iter().filter(|foe| foe.distance <= foe.reach).map(|foe| foe.attack).sum()
    }
}

fn foe(view: &View<'_>, from: Option<Spot>, one: &Figure) -> Option<Foe> {
    if one.side() != Side::Monsters || one.ailments.has(Condition::Invisible) {
        return None;
    }
    let distance = from.map_or(FAR, |from| view.chart().distance(from, one.spot));
    let (shield, attack, reach) = match one.kind {
        Kind::Monster { kind, rank, .. } => {
            let stats = kind.stats(rank, view.monster_level());
            (stats.shield, stats.attack * stats.targets.min(2), stats.movement + stats.range.max(1))
        }
        _ => (0, 0, 0),
    };
    (distance < FAR).then_some(Foe {
        spot: one.spot,
        health: one.health,
        shield: i16::from(shield),
        attack: i16::from(attack),
        reach,
        distance,
    })
}

/// A guess at how many rounds are still to be played: what stands there, and a room behind each closed door.
fn rounds_needed(view: &View<'_>, foes: &[Foe]) -> i16 {
    let heroes = living(view).count().max(1) as i16;
    let tough: i16 = foes.iter().map(|foe| foe.health + 2 * foe.shield).sum();
    let closed = closed_doors(view).count() as i16;
    tough / (3 * heroes) + 1 + closed * 6
}

/// The heroes that still stand.
fn living<'v>(view: &'v View<'_>) -> impl Iterator<Item = (Seat, HeroView<'v>)> {
    let heroes = (0..4).map(Seat).filter_map(|seat| Some((seat, view.hero(seat)?)));
    heroes.filter(|(_, hero)| !hero.exhausted)
}

/// Closed doors that a hero could open.
fn closed_doors<'v>(view: &'v View<'_>) -> impl Iterator<Item = Spot> + 'v {
    let doors = view.map().doors().iter().enumerate();
    doors.filter(|(at, _)| !view.open_doors().has(*at) && view.locks() >> at & 1 == 0).map(|(_, door)| door.spot)
}

fn sheet(view: &View<'_>, card: CardId, half: Half, basic: bool) -> Option<&'static Action> {
    let class = view.hero(view.seat())?.class;
    Some(match (basic, half) {
        (false, _) => card.sheet(class).action(half),
        (true, Half::Top) => &BASIC_TOP,
        (true, Half::Bottom) => &BASIC_BOTTOM,
    })
}

/// How far an action moves its hero.
fn stride(action: &Action) -> i16 {
    let points = action.abilities.iter().map(|ability| match ability {
        Ability::Move { points: Amount::Fixed(points), .. } => i16::from(*points),
        _ => 0,
    });
    points.sum()
}

fn range_of(attack: &Attack) -> u8 {
    match (attack.reach, attack.count) {
        (Reach::Range(range), _) | (_, Count::Within(range)) => range,
        _ => 1,
    }
}

/// How far the first attack of an action goes.
fn reach_of(list: &'static [Ability]) -> Option<u8> {
    list.iter().find_map(|ability| match ability {
        Ability::Attack(one) => Some(range_of(one)),
        Ability::IfConsumed { without, .. } => reach_of(without),
        _ => None,
    })
}

/// What hitting this one foe is worth.
fn blow(attack: &Attack, foe: &Foe) -> i16 {
    let value = if let Amount::Fixed(value) = attack.value { i16::from(value) } else { 3 };
    let damage = (value - (foe.shield - i16::from(attack.pierce)).max(0)).max(0);
    if damage >= foe.health {
        return 2 * foe.health + 3 * foe.attack + 2;
    }
    let worth = |condition: Condition| match condition {
        Condition::Stun => 3 * foe.attack,
        Condition::Disarm => 2 * foe.attack,
        Condition::Immobilize => foe.attack,
        Condition::Wound | Condition::Poison => 2,
        _ => 1,
    };
    2 * damage + attack.conditions.iter().map(worth).sum::<i16>() + i16::from(attack.push.min(1))
}

/// What an attack is worth after so many steps.
fn strike(attack: &Attack, mood: &Mood<'_, '_>, steps: i16) -> i16 {
    let range = range_of(attack);
    let near = |foe: &&Foe| i16::from(foe.distance) <= i16::from(range) + steps;
    let mut blows: Vec<i16> = mood.foes.iter().filter(near).map(|foe| blow(attack, foe)).collect();
    blows.sort_unstable_by_key(|&one| std::cmp::Reverse(one));
    let count = match attack.count {
        Count::Number(count) => usize::from(count),
        Count::Stat | Count::OneFoe | Count::Line => 1,
        _ => 3,
    };
    let sum: i16 = blows.iter().take(count).sum();
    // An area hits the second one about every other time.
    let more = if attack.area.is_some() { blows.get(count).copied().unwrap_or(0) / 2 } else { 0 };
    // From afar one is not hit in return.
    let safer = 3 * i16::from(range > 1 && sum > 0);
    sum + more + safer
}

/// What half a card is worth as things stand, if its hero gets so much nearer before.
fn half_worth(action: &'static Action, mood: &Mood<'_, '_>, nearer: i16) -> i16 {
    let strength = list_worth(action.abilities, mood, nearer);
    match action.lost && !action.gone {
        true if strength > 0 => strength - mood.price(),
        true => 0,
        false => strength,
    }
}

fn list_worth(list: &'static [Ability], mood: &Mood<'_, '_>, nearer: i16) -> i16 {
    let mut steps = nearer;
    let mut strength = 0;
    for ability in list {
        if let Ability::Move { points: Amount::Fixed(points), .. } = ability {
            steps += i16::from(*points);
        }
        strength += ability_worth(ability, mood, steps);
    }
    strength
}

fn ability_worth(ability: &'static Ability, mood: &Mood<'_, '_>, steps: i16) -> i16 {
    let threat = mood.threat();
    match ability {
        // What a move is good for shows in what comes before and after it.
        Ability::Move { .. } => 0,
        Ability::Attack(one) => strike(one, mood, steps),
        Ability::IfConsumed { element, with, without, .. } => {
            let there = mood.view.elements().offered(*element).next().is_some();
            list_worth(if there { with } else { without }, mood, steps)
        }
        Ability::Heal(amount, whom) => 2 * i16::from(*amount).min(worst_wound(mood, *whom)),
        Ability::Last(Lasting::Shield(amount), _) => {
            let blows = mood.foes.iter().filter(|foe| foe.distance <= foe.reach).count() as i16;
            2 * i16::from(*amount) * blows.min(3)
        }
        Ability::Last(Lasting::Retaliate { amount, .. }, _) if mood.nearest() <= 2 => 2 * i16::from(*amount),
        Ability::Last(Lasting::Ward(_) | Lasting::Cancel, _) if threat > 0 => 9,
        Ability::Last(Lasting::Attack(..) | Lasting::NextAttacks(_), _) if !mood.foes.is_empty() => 6,
        Ability::Augment(_) if !mood.foes.is_empty() => 8,
        Ability::Inflict(conditions, _) if mood.nearest() <= 2 => {
            if conditions.has(Condition::Stun) || conditions.has(Condition::Invisible) { threat + 2 } else { 2 }
        }
        Ability::Inflict(conditions, Whom::Me) if conditions.has(Condition::Invisible) => threat * 2,
        Ability::Suffer(amount, _) if mood.nearest() <= 1 => 2 * i16::from(*amount),
        Ability::Recover { from: Recovery::Lost, .. } => 12 * mood.lost_cards as i16,
        _ => 1,
    }
}

/// How much the one who needs it most could use.
fn worst_wound(mood: &Mood<'_, '_>, whom: Whom) -> i16 {
    let Some(me) = mood.me else { return 0 };
    let range = match whom {
        Whom::MeOrAlly(range) | Whom::Ally(range) | Whom::AlliesWithin(range) | Whom::MeAndAllies(range) => range,
        Whom::Several { range, .. } => range,
        _ => 0,
    };
    let hurt = living(mood.view).map(|(_, hero)| mood.view.figure(hero.figure));
    let near = hurt.filter(|one| mood.view.chart().distance(me.spot, one.spot) <= range + 2 * u8::from(range > 1));
    near.map(|one| one.most_health - one.health).max().unwrap_or(0).max(if range == 0 { mood.lost_health() } else { 0 })
}

/// What a card is worth on an ordinary day.
fn worth(view: &View<'_>, card: CardId) -> i16 {
    let dummy = Foe { spot: Spot(0), health: 6, shield: 0, attack: 2, reach: 3, distance: 3 };
    let even = Mood { view, me: None, foes: vec![dummy, dummy], spare: 5, spare_after_loss: 2, lost_cards: 4 };
    let half = |half| sheet(view, card, half, false).map_or(0, |action| half_worth(action, &even, 2));
    half(Half::Top) + half(Half::Bottom)
}

fn reroll(view: &View<'_>, card: CardId) -> Choice {
    let discards = view.cards(view.seat(), Pile::Discard);
    let better = discards.iter().filter(|&&other| worth(view, other) > worth(view, card)).count();
    let healthy = view.hero(view.seat()).is_some_and(|hero| view.figure(hero.figure).health > 3);
    if healthy && better * 4 < discards.len() { Choice::Redraw } else { Choice::Keep }
}

fn cards(view: &View<'_>) -> Option<Choice> {
    let hand = view.cards(view.seat(), Pile::Hand);
    let mood = Mood::of(view);
    let rests = view.cards(view.seat(), Pile::Discard).len() >= 2;
    if hand.len() < 2 {
        return view.legal().into_iter().next();
    }
    // Between two fights there is time for a long rest.
    let hurt = mood.lost_health() > 5 && mood.spare_after_loss >= 0;
    if rests && mood.foes.is_empty() && closed_doors(view).next().is_some() && (hand.len() < 4 || hurt) {
        return Some(Choice::LongRest);
    }
    let class = view.hero(view.seat())?.class;
    let halves = |half: Half| -> Vec<Vec<Weighed>> {
        let both =
            |card: &CardId| [false, true].into_iter().filter_map(|basic| sheet(view, *card, half, basic)).collect();
        let weighed = |list: Vec<&'static Action>| list.into_iter().map(|action| Weighed::of(action, &mood)).collect();
        hand.iter().map(both).map(weighed).collect()
    };
    let (tops, bottoms) = (halves(Half::Top), halves(Half::Bottom));
    let mut best: Option<(i16, CardId, CardId)> = None;
    for (one, tops) in hand.iter().zip(&tops) {
        for (other, bottoms) in hand.iter().zip(&bottoms).filter(|(other, _)| *other != one) {
            let pairs = tops.iter().flat_map(|top| bottoms.iter().map(move |bottom| (top, bottom)));
            let value = pairs.map(|(top, bottom)| top.with(bottom, &mood).0).max().unwrap_or(0);
            if best.is_none_or(|known| value > known.0) {
                best = Some((value, *one, *other));
            }
        }
    }
    let (_, one, other) = best?;
    // Quick if somebody is there to be hit; else the enemy may come first.
    let close = mood.foes.iter().any(|foe| foe.distance <= 6);
    let quicker = one.sheet(class).initiative <= other.sheet(class).initiative;
    Some(if quicker == close { Choice::Play(one, other) } else { Choice::Play(other, one) })
}

fn turn(view: &View<'_>) -> Option<Choice> {
    let legal = view.legal();
    let mood = Mood::of(view);
    let potion = Choice::Use(Item::MinorHealingPotion);
    if legal.contains(&potion) && mood.lost_health() >= 3 {
        return Some(potion);
    }
    let acts: Vec<(Choice, Half, Weighed)> = legal
        .iter()
        .filter_map(|&choice| match choice {
            Choice::Act { card, side, basic } => {
                Some((choice, side, Weighed::of(sheet(view, card, side, basic)?, &mood)))
            }
            _ => None,
        })
        .collect();
    let card_of = |choice: Choice| if let Choice::Act { card, .. } = choice { Some(card) } else { None };
    let first = acts.len() > 2;
    if !first {
        let value = |one: &&(Choice, Half, Weighed)| one.2.alone + mood.approach(one.2.stride);
        return acts.iter().max_by_key(value).map(|one| one.0).or(Some(Choice::EndTurn));
    }
    let tops = acts.iter().filter(|act| act.1 == Half::Top);
    let pairs = tops.flat_map(|top| {
        let fits =
            move |bottom: &&(Choice, Half, Weighed)| bottom.1 == Half::Bottom && card_of(bottom.0) != card_of(top.0);
        acts.iter().filter(fits).map(move |bottom| (top, bottom))
    });
    let weighed = pairs.map(|(top, bottom)| {
        let (value, strike_first) = top.2.with(&bottom.2, &mood);
        (value, if strike_first { top.0 } else { bottom.0 })
    });
    weighed.max_by_key(|one| one.0).map(|one| one.1).or(Some(Choice::EndTurn))
}

/// Half a card, weighed.
struct Weighed {
    action: &'static Action,
    /// From where the hero stands.
    alone: i16,
    stride: i16,
}

impl Weighed {
    fn of(action: &'static Action, mood: &Mood<'_, '_>) -> Self {
        Self { action, alone: half_worth(action, mood, 0), stride: stride(action) }
    }

    /// What this top and that bottom are worth together, and whether the top comes first: whoever is there is struck at once;
    /// else first come near.
    fn with(&self, bottom: &Self, mood: &Mood<'_, '_>) -> (i16, bool) {
        let strike = self.alone + bottom.alone;
        let after = if bottom.stride > 0 { half_worth(self.action, mood, bottom.stride) } else { self.alone };
        let come = after + bottom.alone + mood.approach(bottom.stride);
        (strike.max(come), strike >= come)
    }
}

/// The range of the attack that is still to come this turn, if there is one.
fn attack_ahead(view: &View<'_>) -> Option<u8> {
    let (seat, card, half, basic) = view.acting()?;
    if seat != view.seat() {
        return None;
    }
    let own = sheet(view, card, half, basic).and_then(|action| reach_of(action.abilities));
    let waiting = view.cards(seat, Pile::Chosen).into_iter().find(|&other| other != card);
    let next = waiting.and_then(|other| {
        let printed = sheet(view, other, half.other(), false).and_then(|action| reach_of(action.abilities));
        printed.or((half == Half::Bottom).then_some(1))
    });
    own.max(next)
}

/// Where a hero wants to be: where the coming attack reaches, else where few can hit; without enemies, on the way.
fn step(view: &View<'_>, id: FigureId, points: u8, gait: Gait) -> Choice {
    let legal = view.legal();
    let stop = legal.contains(&Choice::Stop);
    let figure = view.figure(id);
    let stay = if stop { Choice::Stop } else { legal[0] };
    if figure.side() == Side::Monsters {
        return stay;
    }
    let foes: Vec<Foe> = view.figures().filter_map(|(_, one)| foe(view, Some(figure.spot), one)).collect();
    let Some(target) = destination(view, id, points, gait, &foes) else { return stay };
    if target == figure.spot {
        return stay;
    }
    let ground = view.ground();
    let ways = footing(view, id, target, &ground, gait).ways_to(target);
    let steps = legal.iter().filter_map(|choice| match choice {
        Choice::Step(to) => Some((ways.to(*to), *choice)),
        _ => None,
    });
    match steps.min_by_key(|way| way.0) {
        Some((cost, choice)) if cost < ways.to(figure.spot) || !stop => choice,
        _ => stay,
    }
}

/// Who and what is in a hero's way to a hex.
fn footing<'a>(
    view: &'a View<'_>,
    id: FigureId,
    goal: Spot,
    ground: &'a crate::walk::Ground,
    gait: Gait,
) -> Footing<'a> {
    let mut blocked = Spots::NONE;
    let mut friends = Spots::NONE;
    for (other, one) in view.figures() {
        match one.side() {
            Side::Monsters => blocked.insert(one.spot),
            Side::Heroes if other != id => friends.insert(one.spot),
            Side::Heroes => {}
        }
    }
    blocked.remove(goal);
    Footing { chart: view.map().chart(OpenDoors::ALL), ground, blocked, friends, gait }
}

/// The hex to walk toward; nothing if it does not matter.
fn destination(view: &View<'_>, id: FigureId, points: u8, gait: Gait, foes: &[Foe]) -> Option<Spot> {
    let from = view.figure(id).spot;
    if foes.is_empty() {
        return errand(view, from);
    }
    let ground = view.ground();
    let footing = footing(view, id, from, &ground, gait);
    let footing = Footing { chart: view.chart(), ..footing };
    let ways = footing.ways_from(from);
    let chart = view.chart();
    let range = attack_ahead(view);
    let coins: Spots = view.coins().collect();
    let value = |spot: Spot| {
        let hits = range.is_some_and(|range| {
            foes.iter().any(|foe| chart.distance(spot, foe.spot) <= range && chart.sees(spot, foe.spot))
        });
        let nearest = foes.iter().map(|foe| chart.distance(spot, foe.spot)).min().unwrap_or(0);
        let danger: i16 =
            foes.iter().filter(|foe| chart.distance(spot, foe.spot) <= foe.reach).map(|foe| foe.attack).sum();
        let hindered = hits && range > Some(1) && nearest == 1;
        let lonely = if range.is_some() && !hits { 4 * i16::from(nearest.min(20)) } else { i16::from(nearest.max(5)) };
        let money = 2 * i16::from(coins.has(spot));
        200 * i16::from(hits) - 20 * i16::from(hindered) - danger - lonely + money
    };
    let cost = |spot: Spot| ways.to(spot);
    let open = |&spot: &Spot| {
        let way = cost(spot);
        spot == from || (way.negative() == 0 && way.points() <= u16::from(points) && footing.may_stop(spot))
    };
    let best = view.revealed().iter().filter(open).max_by_key(|&spot| (value(spot), std::cmp::Reverse(cost(spot))));
    // With nobody within reach of this move, come nearer along the way.
    match (range, best) {
        (_, Some(best)) if best != from => Some(best),
        (Some(_), Some(_)) if foes.iter().all(|foe| chart.distance(from, foe.spot) > 8) => {
            foes.iter().min_by_key(|foe| foe.distance).map(|foe| foe.spot)
        }
        (_, best) => best,
    }
}

/// Nobody is there to be fought: the next door, or some money.
fn errand(view: &View<'_>, from: Spot) -> Option<Spot> {
    let chart = view.map().chart(OpenDoors::ALL);
    let seen = view.revealed();
    let known = |door: &Spot| chart.near(*door).iter().any(|spot| seen.has(spot));
    let door = closed_doors(view).filter(known).min_by_key(|&spot| chart.distance(from, spot));
    let coin = view.coins().min_by_key(|&spot| chart.distance(from, spot));
    let Some(door) = door else { return coin };
    if opens(view, door) {
        return Some(door);
    }
    if let Some(coin) = coin.filter(|&coin| chart.distance(from, coin) <= 4) {
        return Some(coin);
    }
    // Near it, but not in the way of whoever opens it.
    let beside = seen.iter().filter(|&spot| (2..=3).contains(&chart.distance(spot, door)));
    let free = beside.filter(|&spot| spot == from || !view.figures().any(|(_, one)| one.spot == spot));
    free.min_by_key(|&spot| chart.distance(from, spot))
}

/// Whether this hero may open a door: everybody is near and nobody rests; the frail leave it to others.
fn opens(view: &View<'_>, door: Spot) -> bool {
    let chart = view.map().chart(OpenDoors::ALL);
    let health = |hero: &HeroView<'_>| view.figure(hero.figure).health;
    let own = view.hero(view.seat()).map_or(0, |hero| health(&hero));
    let frail = own < 4 && living(view).any(|(_, hero)| health(&hero) > own);
    let gathered = living(view).all(|(_, hero)| chart.distance(view.figure(hero.figure).spot, door) <= 4);
    let resting = living(view).any(|(seat, _)| view.plan(seat) == Some(Plan::Rest));
    // Nobody waits for ever.
    (!frail && gathered && !resting) || view.round().is_multiple_of(4)
}

fn attack(view: &View<'_>) -> Option<Choice> {
    let value = |choice: &Choice| match choice {
        Choice::Target(id) => {
            let one = foe(view, None, view.figure(*id));
            let health = view.figure(*id).health;
            Some((1, one.map_or(0, |one| one.attack) - 2 * (health + one.map_or(0, |one| one.shield))))
        }
        Choice::Area(shape, anchor) => Some((view.area_hits(*shape, *anchor), 0)),
        _ => None,
    };
    let legal = view.legal();
    let best = legal.iter().filter_map(|choice| value(choice).map(|value| (value, *choice)));
    best.max_by_key(|one| one.0).map(|one| one.1).or(Some(Choice::Skip))
}

/// A card that will not be missed is better lost than many hit points; a life always.
fn harm(view: &View<'_>, amount: i16) -> Option<Choice> {
    let mood = Mood::of(view);
    let me = mood.me?;
    let legal = view.legal();
    if let Some(shield) = legal.iter().find(|choice| matches!(choice, Choice::Use(_))) {
        return Some(*shield);
    }
    if amount < me.health && amount < mood.price() {
        return Some(Choice::Suffer);
    }
    let discards = legal.iter().find(|choice| matches!(choice, Choice::LoseDiscards(..)));
    let hand =
        legal.iter().filter(|choice| matches!(choice, Choice::LoseFromHand(_))).min_by_key(|choice| match choice {
            Choice::LoseFromHand(card) => worth(view, *card),
            _ => 0,
        });
    let deadly = amount >= me.health;
    hand.or(discards.filter(|_| deadly)).copied().or(Some(Choice::Suffer))
}

fn heal(view: &View<'_>) -> Option<Choice> {
    let lost = |choice: &Choice| match choice {
        Choice::Target(id) => {
            let one = view.figure(*id);
            one.most_health - one.health
        }
        _ => 0,
    };
    view.legal().into_iter().max_by_key(lost)
}

/// The start hex farthest from the enemies: let them come.
fn start(view: &View<'_>) -> Option<Choice> {
    let distance = |choice: &Choice| match choice {
        Choice::Hex(spot) => {
            let foes = view.figures().filter(|(_, one)| one.side() == Side::Monsters);
            foes.map(|(_, one)| view.chart().distance(*spot, one.spot)).min().unwrap_or(FAR)
        }
        _ => 0,
    };
    view.legal().into_iter().max_by_key(distance)
}
