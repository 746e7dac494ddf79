//! What a position is worth to the heroes, as one number. A hit point of a hero is the measure; what wins scenarios is monsters
//! gone before hit points and cards are.

use haven::ability::{Ability, Lasting, Recovery, Whom};
use haven::card::{Action, CardSheet};
use haven::condition::Condition;
use haven::figure::{Figure, FigureId, Kind, Side};
use haven::game::{Ending, Game};
use haven::hero::{Hero, Pile};
use haven::map::{FAR, OpenDoors};
use haven::monster::{Rank, Stats};
use haven::spot::Spot;
use haven::view::View;

/// What things are worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// Each of a hero's last hit points, of the next ones, of all others.
    pub(crate) health: [i32; 3],
    /// Each of a hero's last rounds, of the next ones, of all others.
    pub(crate) rounds: [i32; 3],
    /// A hero who is still there.
    pub(crate) standing: i32,
    /// A hit point that monsters will yet cost, in hundredths of what they could deal.
    pub(crate) harm: i32,
    /// A round that it takes to kill what is there.
    pub(crate) toil: i32,
    /// Each monster that is there.
    pub(crate) monster: i32,
    /// A hex between a hero and the nearest enemy, beyond the first two.
    pub(crate) distance: i32,
    /// A hex between a hero and the next door, if there is no enemy.
    pub(crate) approach: i32,
    /// A room revealed.
    pub(crate) room: i32,
    /// The worth of a card that is not lost, in hundredths of its printed strength.
    pub(crate) card: i32,
}

pub(crate) const WEIGHTS: Weights = Weights {
    health: [150, 90, 60],
    rounds: [260, 150, 90],
    standing: 800,
    harm: 45,
    toil: 120,
    monster: 80,
    distance: 10,
    approach: 40,
    room: 1_500,
    card: 25,
};

/// What a game was like when it was looked at first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outset {
    doors: u32,
}

impl Outset {
    pub(crate) fn of(game: &Game) -> Self {
        Self { doors: game.open_doors().0.count_ones() }
    }

    /// Whether a door has been opened since: what is behind it nobody imagines.
    pub(crate) fn opened(self, game: &Game) -> bool {
        game.open_doors().0.count_ones() > self.doors
    }
}

/// Rounds that a hero can still play with so many cards in hand and discarded, resting short.
pub(crate) fn rounds_left(hand: usize, discards: usize) -> i32 {
    let (mut hand, mut discards, mut rounds) = (hand, discards, 0);
    loop {
        if hand >= 2 {
            (hand, discards, rounds) = (hand - 2, discards + 2, rounds + 1);
        } else if discards >= 2 && hand + discards >= 3 {
            (hand, discards) = (hand + discards - 1, 0);
        } else {
            return rounds;
        }
    }
}

/// So many units, of which the first few count most.
fn stepped(count: i32, first: i32, second: i32, weights: [i32; 3]) -> i32 {
    let count = count.max(0);
    let one = count.min(first);
    let two = (count - one).min(second);
    one * weights[0] + two * weights[1] + (count - one - two) * weights[2]
}

/// The numbers of a monster.
pub(crate) fn stats(game: &Game, figure: &Figure) -> Option<&'static Stats> {
    match figure.kind {
        Kind::Monster { kind, rank, .. } => Some(kind.stats(rank, game.view(kit::Seat(0)).monster_level())),
        _ => None,
    }
}

/// How strong a card is, whatever the moment.
pub(crate) fn strength(sheet: &CardSheet) -> i32 {
    let half = |action: &Action| {
        let plain = i32::from(crate::haven::policy::plain_worth(action));
        if action.lost { plain * 2 / 3 } else { plain }
    };
    half(&sheet.top) + half(&sheet.bottom) + if revives(sheet) { 60 } else { 0 }
}

/// Whether a card brings all lost cards back.
fn revives(sheet: &CardSheet) -> bool {
    let all = |ability: &Ability| matches!(ability, Ability::Recover { from: Recovery::Lost, whom: Whom::Me, .. });
    sheet.top.abilities.iter().chain(sheet.bottom.abilities).any(all)
}

/// What a game is worth to the heroes.
pub(crate) fn worth(game: &Game, outset: Outset) -> i32 {
    let opened = outset.opened(game);
    match game.outcome() {
        Some(Ending::Lost) => return -60_000,
        Some(Ending::Won) if !opened => return 60_000,
        _ => {}
    }
    let weights = &WEIGHTS;
    let mut sum = 0;
    let mut living = 0;
    for hero in game.heroes().iter().filter(|hero| !hero.exhausted) {
        living += 1;
        sum += hero_worth(game, hero, weights);
    }
    sum -= monsters_cost(game, living, weights);
    sum -= distances(game, weights);
    sum += summons(game);
    if opened {
        sum -= unreadiness(game, weights);
    }
    sum
}

/// What speaks against having opened a door: enemies who are still there, and heroes who are weak, far away or short of cards.
fn unreadiness(game: &Game, weights: &Weights) -> i32 {
    let foes = game.figures().filter(|(_, one)| one.side() == Side::Monsters).count() as i32;
    let chart = game.layout().map.chart(OpenDoors::ALL);
    let mut sum = if foes > 0 { 500 + 150 * foes } else { -weights.room };
    let opened = game.layout().map.doors().iter().enumerate().filter(|(at, _)| game.open_doors().has(*at));
    let opened: Vec<Spot> = opened.map(|(_, door)| door.spot).collect();
    for hero in game.heroes().iter().filter(|hero| !hero.exhausted) {
        let figure = game.figure(hero.figure);
        let near = opened.iter().map(|&door| i32::from(chart.distance(figure.spot, door).min(30))).min().unwrap_or(0);
        sum += (near - 4).max(0) * 40;
        sum += (4 - hero.count(Pile::Hand) as i32).max(0) * 60;
        sum += i32::from(figure.health * 2 < figure.most_health) * 120;
    }
    sum
}

fn hero_worth(game: &Game, hero: &Hero, weights: &Weights) -> i32 {
    let figure = game.figure(hero.figure);
    if !figure.alive {
        return 0;
    }
    let hand = hero.count(Pile::Hand) + hero.count(Pile::Chosen);
    let rounds = rounds_left(hand, hero.discarded().count());
    let mut sum = weights.standing;
    sum += stepped(i32::from(figure.health), 3, 4, weights.health);
    sum += stepped(rounds, 5, 6, weights.rounds);
    let kept = [Pile::Hand, Pile::Chosen, Pile::Discard, Pile::Active { lost: false }];
    let cards: i32 = kept.iter().flat_map(|&pile| hero.cards_in(pile)).map(|card| strength(hero.sheet(card))).sum();
    sum += cards * weights.card / 10;
    // Whoever can take lost cards back has not lost them for good.
    if kept.iter().flat_map(|&pile| hero.cards_in(pile)).any(|card| revives(hero.sheet(card))) {
        sum += 130 * hero.lost().filter(|&card| hero.recoverable(card)).count() as i32 + 300;
    }
    for (condition, cost) in [
        (Condition::Stun, 250),
        (Condition::Disarm, 160),
        (Condition::Immobilize, 70),
        (Condition::Wound, 130),
        (Condition::Poison, 110),
        (Condition::Muddle, 50),
        (Condition::Invisible, -120),
        (Condition::Strengthen, -70),
    ] {
        if figure.ailments.has(condition) {
            sum -= cost;
        }
    }
    for carried in &hero.items {
        if carried.ready {
            sum += 50;
        }
    }
    for bonus in game.bonuses().iter().filter(|bonus| bonus.who == hero.figure && !bonus.for_round) {
        sum += match bonus.what {
            Lasting::Shield(by) => 150 * i32::from(by),
            Lasting::Retaliate { amount, .. } => 60 * i32::from(amount),
            Lasting::Ward(_) | Lasting::Cancel => 90,
            Lasting::Attack(by, _) => 120 * i32::from(by),
            _ => 50,
        };
    }
    sum + 12 * i32::from(hero.tally.coins)
}

/// A monster as something that is yet to be killed.
struct Task {
    /// What it deals in a round, in tenths.
    attack: i32,
    /// Damage that it takes, in tenths.
    health: i32,
}

fn tasks(game: &Game) -> Vec<Task> {
    let foes = game.figures().filter(|(_, one)| Side::Heroes.is_enemy(one.side()));
    let mut tasks: Vec<Task> = foes
        .map(|(_, one)| {
            let Some(stats) = stats(game, one) else { return Task { attack: 0, health: 5 * i32::from(one.health) } };
            let mut attack =
                10 * i32::from(stats.attack) * i32::from(stats.targets.max(1)) + 4 * i32::from(stats.range);
            attack += 5 * i32::from(stats.conditions.iter().count() as u8);
            let mut health = 10 * i32::from(one.health) + i32::from(stats.shield) * (3 * i32::from(one.health) + 8);
            if matches!(one.kind, Kind::Monster { rank: Rank::Boss, .. }) {
                attack = attack * 3 / 2;
            }
            if one.ailments.has(Condition::Wound) {
                health -= 15;
            }
            if one.ailments.has(Condition::Poison) {
                health = health * 8 / 10;
            }
            Task { attack, health: health.max(5) }
        })
        .collect();
    // The best order: those that hurt most for what they take first.
    tasks.sort_by_key(|task| -(task.attack * 1000 / task.health));
    tasks
}

fn monsters_cost(game: &Game, living: i32, weights: &Weights) -> i32 {
    let tasks = tasks(game);
    // Tenths of damage that the heroes deal in a round.
    let pace = 28 * living.max(1);
    let (mut until, mut harm) = (0, 0);
    for task in &tasks {
        until += task.health;
        // Half of its hit points on the average, and never less than half a round.
        harm += task.attack * (until * 10 / pace + 5) / 10;
    }
    let mut cost = harm * weights.harm / 10 + until * weights.toil / pace + tasks.len() as i32 * weights.monster;
    for (_, one) in game.figures().filter(|(_, one)| one.side() == Side::Monsters) {
        let Some(stats) = stats(game, one) else { continue };
        let attack = i32::from(stats.attack);
        for (condition, gain) in [
            (Condition::Stun, 55 * attack),
            (Condition::Disarm, 45 * attack),
            (Condition::Immobilize, if stats.range == 0 { 20 * attack } else { 5 * attack }),
            (Condition::Muddle, 12 * attack),
            (Condition::Strengthen, -20 * attack),
        ] {
            if one.ailments.has(condition) {
                cost -= gain;
            }
        }
    }
    cost
}

fn summons(game: &Game) -> i32 {
    let own = game.figures().filter(|(_, one)| matches!(one.kind, Kind::Summon { .. }));
    own.map(|(_, one)| 60 + 40 * i32::from(one.health)).sum()
}

/// The door that the heroes go for next: the one nearest to all of them.
pub(crate) fn next_door(game: &Game) -> Option<Spot> {
    let view = game.view(kit::Seat(0));
    let chart = view.if_open();
    let spots: Vec<Spot> = standing_heroes(game).map(|(_, one)| one.spot).collect();
    let doors = view.doors().filter(|door| !door.open && !door.locked);
    let far = |door: Spot| spots.iter().map(|&spot| u32::from(chart.distance(spot, door))).sum::<u32>();
    doors.map(|door| door.spot).min_by_key(|&door| (far(door), door))
}

/// Where the own hero wants to get: to the nearest enemy, or else to the next door.
pub(crate) fn goal_spot(view: &View<'_>) -> Option<Spot> {
    let here = view.figure(view.hero(view.seat())?.figure).spot;
    let chart = view.if_open();
    let foes = view.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(_, one)| one.spot);
    if let Some(foe) = foes.min_by_key(|&foe| chart.distance(here, foe)) {
        return Some(foe);
    }
    let heroes: Vec<Spot> = view.figures().filter(|(_, one)| one.seat().is_some()).map(|(_, one)| one.spot).collect();
    let doors = view.doors().filter(|door| !door.open && !door.locked).map(|door| door.spot);
    let far = |door: Spot| heroes.iter().map(|&spot| u32::from(chart.distance(spot, door))).sum::<u32>();
    doors.min_by_key(|&door| (far(door), door))
}

pub(crate) fn standing_heroes(game: &Game) -> impl Iterator<Item = (FigureId, &Figure)> {
    game.figures().filter(|(_, one)| one.seat().is_some())
}

fn distances(game: &Game, weights: &Weights) -> i32 {
    let chart = game.layout().map.chart(OpenDoors::ALL);
    let foes: Vec<Spot> =
        game.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(_, one)| one.spot).collect();
    if foes.is_empty() {
        let Some(door) = next_door(game) else { return 0 };
        let far = standing_heroes(game).map(|(_, one)| i32::from(chart.distance(one.spot, door).min(40)));
        return far.map(|far| (far - 1).max(0) * weights.approach).sum();
    }
    let near = |spot: Spot| foes.iter().map(|&foe| chart.distance(spot, foe)).min().unwrap_or(FAR);
    let far = standing_heroes(game).map(|(_, one)| i32::from(near(one.spot).min(30)));
    far.map(|far| (far - 2).max(0) * weights.distance).sum()
}

/// What monsters can be expected to do to the heroes as they stand, if each goes for the nearest within reach.
pub(crate) fn danger(game: &Game) -> i32 {
    let chart = game.chart();
    let heroes: Vec<(FigureId, Spot, i32)> = game
        .figures()
        .filter(|(_, one)| one.side() == Side::Heroes && !one.ailments.has(Condition::Invisible))
        .map(|(id, one)| (id, one.spot, i32::from(one.health)))
        .collect();
    let mut dealt = vec![0; heroes.len()];
    for (_, one) in game.figures().filter(|(_, one)| one.side() == Side::Monsters) {
        let Some(stats) = stats(game, one) else { continue };
        if one.ailments.has(Condition::Stun) || one.ailments.has(Condition::Disarm) {
            continue;
        }
        let steps = if one.ailments.has(Condition::Immobilize) { 0 } else { stats.movement };
        let near = heroes.iter().enumerate().map(|(at, hero)| (chart.distance(one.spot, hero.1), at)).min();
        if let Some((distance, at)) = near
            && distance <= steps + stats.range.max(1)
        {
            dealt[at] += i32::from(stats.attack);
        }
    }
    let costs = heroes.iter().zip(dealt).map(|((id, _, health), dealt)| {
        let weight = if game.figure(*id).seat().is_some() { 55 } else { 25 };
        dealt * weight + (dealt - health + 1).max(0) * 60
    });
    costs.sum()
}
