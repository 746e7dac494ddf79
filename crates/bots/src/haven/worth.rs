//! What a position is worth to the heroes, as one number. A hit point of a hero is the measure; what wins scenarios is monsters
//! gone before hit points and cards are.

use crate::haven::reason::Part;
use crate::haven::talk::{Said, Word};
use haven::ability::{Ability, Augment, Lasting, Recovery, Whom};
use haven::card::{Action, CardSheet};
use haven::condition::Condition;
use haven::figure::{Figure, FigureId, Kind, Side};
use haven::game::{Ending, Game};
use haven::hero::{Hero, Pile};
use haven::item::{Carried, Wear};
use haven::map::{FAR, OpenDoors};
use haven::monster::{Rank, Stats};
use haven::spot::Spot;
use haven::view::View;
use kit::Sort;

/// What a position is made of, each part with its weight: a table, so that a regression can find the weights.
pub const PARTS: [(&str, i32); 18] = [
    ("heroes standing", 800),
    ("last hit points", 120),
    ("next hit points", 80),
    ("other hit points", 50),
    ("rounds missing", -250),
    ("first rounds to spare", 150),
    ("next rounds to spare", 110),
    ("other rounds to spare", 90),
    ("strength of cards", 2),
    ("afflictions", -1),
    ("items ready", 50),
    ("lasting effects", 1),
    ("harm to come", -5),
    ("rounds of toil, in tenths", -12),
    ("monsters", -80),
    ("monsters hindered", 1),
    ("summons", 1),
    ("hexes to go", -10),
];

/// The weights of an expert while rooms are to come, and in the last one: half-way to what a regression over 246 games of Veterans
/// (3,630 rounds) found. Rounds beyond the ninth to spare hardly count; in the last room rounds and dead monsters win, not hit points.
const EXPERT: [[i32; PARTS.len()]; 2] = [
    [800, 150, 90, 70, -220, 190, 130, 50, 2, -1, 50, 1, -5, -12, -80, 1, 1, -10],
    [800, 90, 60, 40, -200, 290, 150, 15, 3, -1, 80, 1, -3, -12, -200, 1, 1, -10],
];

/// What a game was like when it was looked at first.
#[derive(Clone, Copy, Debug)]
pub struct Outset {
    doors: OpenDoors,
    /// Doors that heroes could open and had not.
    closed: i32,
    /// Seats that have asked to be healed, a bit for each.
    heal: u8,
    /// Seats that have asked to be waited for.
    wait: u8,
    /// Rooms that nobody has revealed.
    rooms: usize,
    /// Whether whoever looks knows what only Champions know.
    expert: bool,
}

impl Outset {
    /// A game that is looked at now.
    pub fn of(game: &Game) -> Self {
        let closed = game.view(kit::Seat(0)).doors().filter(|door| !door.open && !door.locked).count();
        let rooms = game.rooms_to_come();
        Self { doors: game.open_doors(), closed: closed as i32, heal: 0, wait: 0, rooms, expert: false }
    }

    /// The same looked at by an expert, or not.
    pub(crate) fn knowing(self, expert: bool) -> Self {
        Self { expert, ..self }
    }

    /// Rooms that are still to be fought for, three at most: the doors in sight, but experts count the rooms behind them too.
    fn rooms_ahead(self) -> i32 {
        if self.expert { self.rooms.min(3) as i32 } else { self.closed.min(2) }
    }

    /// What each of the parts weighs.
    fn weights(self) -> [i32; PARTS.len()] {
        if self.expert { EXPERT[usize::from(self.rooms == 0)] } else { PARTS.map(|part| part.1) }
    }

    /// The same after these words.
    pub(crate) fn asked(self, talk: &[Said]) -> Self {
        let who =
            |word| talk.iter().filter(|said| said.word == Some(word)).fold(0, |bits, said| bits | 1 << said.seat.0);
        Self { heal: who(Word::HealMe), wait: who(Word::Wait), ..self }
    }

    /// A door that has been opened since: what is behind it nobody imagines.
    fn opened(self, game: &Game) -> Option<Spot> {
        let doors = game.layout().map.doors().iter().enumerate();
        let mut new = doors.filter(|(at, _)| game.open_doors().has(*at) && !self.doors.has(*at));
        new.next().map(|(_, door)| door.spot)
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

/// Rounds that a hero can still play.
fn rounds_of(hero: &Hero, outset: Outset) -> i32 {
    let hand = hero.count(Pile::Hand) + hero.count(Pile::Chosen);
    let rounds = rounds_left(hand, hero.discarded().count());
    if outset.expert { rounds + revived_rounds(hero) } else { rounds }
}

/// Rounds that a hero gains who keeps the card that brings all lost ones back until the others have run out: three quarters of
/// them, since it may not come to that.
fn revived_rounds(hero: &Hero) -> i32 {
    let holds = |pile| hero.cards_in(pile).any(|card| revives(hero.sheet(card)));
    let discards = hero.discarded().count();
    let cards = hero.count(Pile::Hand) + hero.count(Pile::Chosen) + discards;
    let lost = hero.lost().filter(|&card| hero.recoverable(card)).count();
    let rounds = rounds_left((lost + cards).saturating_sub(2), 1) * 3 / 4;
    if cards >= 2 && (holds(Pile::Hand) || holds(Pile::Chosen)) {
        rounds
    } else if cards >= 3 && holds(Pile::Discard) {
        // It comes back by a rest, which may take it.
        rounds * (discards as i32 - 1) / discards as i32
    } else {
        0
    }
}

/// Whether a hero had better rest before a door is opened: what a long rest mends is more than the rounds in hand it gives up.
pub(crate) fn had_better_rest(figure: &Figure, items: &[Carried], hand: usize, discards: usize) -> bool {
    let hurt = i32::from(figure.most_health - figure.health);
    let poisoned = figure.ailments.has(Condition::Poison);
    let healed = if poisoned { 0 } else { hurt.min(2) };
    let each = if figure.health <= 4 { 120 } else { 80 };
    let spent = items.iter().filter(|one| !one.ready && one.item.sheet().wear == Wear::Spent).count() as i32;
    let ill = i32::from(poisoned || figure.ailments.has(Condition::Wound));
    // The last: it is chosen which card is lost.
    let gain = healed * each + 100 * ill + 50 * spent + 30;
    discards >= 2 && gain > ROUND_IN_HAND * (hand / 2) as i32
}

/// What a round costs that a hero could have played before a rest.
const ROUND_IN_HAND: i32 = 140;

/// Damage that a hero deals in a round, in tenths.
const PACE: i32 = 28;
/// Rounds that a room takes which nobody has seen yet.
const ROUNDS_A_ROOM: i32 = 5;

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
    if let Some(end) = ending(game, outset) {
        return end;
    }
    let sum = parts(game, outset).iter().zip(outset.weights()).map(|(count, weight)| count * weight).sum::<i32>();
    sum + wishes(game, outset) - outset.opened(game).map_or(0, |door| unreadiness(game, outset, door))
}

/// What the end of a scenario is worth, if this is one.
fn ending(game: &Game, outset: Outset) -> Option<i32> {
    match game.outcome() {
        Some(Ending::Lost) => Some(-END),
        Some(Ending::Won) if outset.opened(game).is_none() => Some(END),
        _ => None,
    }
}

/// More than anything else.
const END: i32 = 60_000;

/// The same part by part, in the order of [`Part::ALL`], with what monsters threaten to do next.
pub(crate) fn reasons(game: &Game, outset: Outset) -> [i32; Part::ALL.len()] {
    let mut sums = [0; Part::ALL.len()];
    let mut add = |part: Part, by: i32| sums[part as usize] += by;
    if let Some(end) = ending(game, outset) {
        add(Part::Ending, end);
        return sums;
    }
    for ((count, weight), part) in parts(game, outset).into_iter().zip(outset.weights()).zip(OF_PARTS) {
        add(part, count * weight);
    }
    add(Part::Wishes, wishes(game, outset));
    add(Part::Door, -outset.opened(game).map_or(0, |door| unreadiness(game, outset, door)));
    add(Part::Danger, -danger(game));
    sums
}

/// What each of the parts is called to others.
const OF_PARTS: [Part; PARTS.len()] = [
    Part::Heroes,
    Part::Health,
    Part::Health,
    Part::Health,
    Part::Rounds,
    Part::Rounds,
    Part::Rounds,
    Part::Rounds,
    Part::Cards,
    Part::Afflictions,
    Part::Items,
    Part::Lasting,
    Part::Monsters,
    Part::Monsters,
    Part::Monsters,
    Part::Hindered,
    Part::Summons,
    Part::Way,
];

/// What it is worth that heroes who asked for it are healed.
fn wishes(game: &Game, outset: Outset) -> i32 {
    let asked = game.heroes().iter().enumerate().filter(|(seat, hero)| outset.heal >> seat & 1 == 1 && !hero.exhausted);
    asked.map(|(_, hero)| 25 * i32::from(game.figure(hero.figure).health.max(0))).sum()
}

/// How much of each part a game holds.
pub fn parts(game: &Game, outset: Outset) -> [i32; PARTS.len()] {
    let mut parts = [0; PARTS.len()];
    let living = game.heroes().iter().filter(|hero| !hero.exhausted).count() as i32;
    let tasks = tasks(game);
    let toil = tasks.iter().map(|task| task.health).sum::<i32>() * 10 / (PACE * living.max(1));
    let needed = toil / 10 + ROUNDS_A_ROOM * outset.rooms_ahead();
    for hero in game.heroes() {
        if hero.exhausted || !game.figure(hero.figure).alive {
            parts[4] += needed;
            continue;
        }
        parts[0] += 1;
        let health = i32::from(game.figure(hero.figure).health);
        add_stepped(&mut parts[1..4], health, [3, 4]);
        let spare = rounds_of(hero, outset) - needed;
        parts[4] += (-spare).max(0);
        add_stepped(&mut parts[5..8], spare, [4, 5]);
        parts[8] += cards_worth(hero);
        parts[9] += afflictions(game.figure(hero.figure));
        parts[10] += hero.items.iter().filter(|carried| carried.ready).count() as i32;
        parts[11] += lasting(game, hero.figure) + augments(hero);
    }
    parts[12] = harm(&tasks, living);
    parts[13] = toil;
    parts[14] = tasks.len() as i32;
    parts[15] = hindered(game);
    parts[16] = summons(game);
    parts[17] = distances(game, outset);
    parts
}

/// So many units, the first few, the next few and all others counted by themselves.
fn add_stepped(parts: &mut [i32], count: i32, steps: [i32; 2]) {
    let count = count.max(0);
    let one = count.min(steps[0]);
    let two = (count - one).min(steps[1]);
    for (part, more) in parts.iter_mut().zip([one, two, count - one - two]) {
        *part += more;
    }
}

/// What a game is worth between two rounds: as it stands, and what monsters threaten to do next.
pub(crate) fn outlook(game: &Game, outset: Outset) -> i32 {
    worth(game, outset) - danger(game) / 2
}

/// What a room is worth that was not known before.
const ROOM: i32 = 600;

/// What it costs an expert to open a door before somebody who needs it has rested.
const UNRESTED: i32 = 400;

/// What speaks against having opened a door: enemies who are still there, and heroes who are weak, far away or short of cards.
fn unreadiness(game: &Game, outset: Outset, door: Spot) -> i32 {
    let foes = game.figures().filter(|(_, one)| one.side() == Side::Monsters).count() as i32;
    let chart = game.layout().map.chart(OpenDoors::ALL);
    let mut sum = if foes > 0 { 500 + 150 * foes } else { -ROOM };
    for (seat, hero) in game.heroes().iter().enumerate().filter(|(_, hero)| !hero.exhausted) {
        let figure = game.figure(hero.figure);
        let far = i32::from(chart.distance(figure.spot, door)).min(12);
        sum += if outset.expert { (far - 3).max(0) * 100 } else { (far - 4).max(0) * 60 };
        sum += i32::from(outset.wait >> seat & 1 == 1 && far > 2) * 600;
        let hand = hero.count(Pile::Hand);
        sum += (4 - hand as i32).max(0) * 50;
        if outset.expert && had_better_rest(figure, &hero.items, hand, hero.discarded().count()) {
            sum += UNRESTED;
        }
        sum += i32::from(figure.health * 2 < figure.most_health) * 120;
        // Whoever stands in the door is struck first.
        sum += i32::from(far <= 1) * i32::from((5 - figure.health).max(0)) * 60;
    }
    sum
}

/// How strong the cards are that a hero still has.
fn cards_worth(hero: &Hero) -> i32 {
    let kept = [Pile::Hand, Pile::Chosen, Pile::Discard, Pile::Active { lost: false }];
    let cards = || kept.iter().flat_map(|&pile| hero.cards_in(pile)).map(|card| hero.sheet(card));
    let mut sum: i32 = cards().map(strength).sum();
    // Whoever can take lost cards back has not lost them for good.
    if cards().any(revives) {
        sum += 65 * hero.lost().filter(|&card| hero.recoverable(card)).count() as i32 + 150;
    }
    sum
}

/// What the conditions of a hero cost.
fn afflictions(figure: &Figure) -> i32 {
    let costs = [
        (Condition::Stun, 250),
        (Condition::Disarm, 160),
        (Condition::Immobilize, 70),
        (Condition::Wound, 130),
        (Condition::Poison, 110),
        (Condition::Muddle, 50),
        (Condition::Invisible, -120),
        (Condition::Strengthen, -70),
    ];
    costs.iter().filter(|one| figure.ailments.has(one.0)).map(|one| one.1).sum()
}

/// What the augments of a hero are worth.
fn augments(hero: &Hero) -> i32 {
    let active = hero.cards_in(Pile::Active { lost: false }).flat_map(|card| hero.sheet(card).top.abilities);
    active
        .map(|ability| match ability {
            Ability::Augment(Augment::Attack(by)) => 150 * i32::from(*by),
            Ability::Augment(_) => 120,
            _ => 0,
        })
        .sum()
}

/// What the lasting effects on a hero are worth that do not end with the round.
fn lasting(game: &Game, figure: FigureId) -> i32 {
    let bonuses = game.bonuses().iter().filter(|bonus| bonus.who == figure && !bonus.for_round);
    bonuses
        .map(|bonus| match bonus.what {
            Lasting::Shield(by) => 150 * i32::from(by),
            Lasting::Retaliate { amount, .. } => 60 * i32::from(amount),
            Lasting::Ward(_) | Lasting::Cancel => 90,
            Lasting::Attack(by, _) => 120 * i32::from(by),
            _ => 50,
        })
        .sum()
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
    tasks.arrange_by_key(|task| -(task.attack * 1000 / task.health));
    tasks
}

/// What the monsters can still do before they are killed, in tenths of a hit point.
fn harm(tasks: &[Task], living: i32) -> i32 {
    let pace = PACE * living.max(1);
    let (mut until, mut harm) = (0, 0);
    for task in tasks {
        until += task.health;
        // Half of its hit points on the average, and never less than half a round.
        harm += task.attack * (until * 10 / pace + 5) / 10;
    }
    harm
}

/// What the conditions of the monsters spare the heroes.
fn hindered(game: &Game) -> i32 {
    let mut sum = 0;
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
                sum += gain;
            }
        }
    }
    sum
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

/// How far the heroes still have to go, the way to the next door counted fourfold. As long as there are enemies that way is
/// counted as long as it may be, so that nobody spares the last of them; and so for whoever is out.
fn distances(game: &Game, outset: Outset) -> i32 {
    const LONGEST: i32 = 25;
    let chart = game.layout().map.chart(OpenDoors::ALL);
    let foes: Vec<Spot> =
        game.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(_, one)| one.spot).collect();
    let most = 4 * LONGEST * game.heroes().len() as i32;
    if foes.is_empty() {
        let Some(door) = outset.opened(game).or_else(|| next_door(game)) else { return 0 };
        let gained = |spot: Spot| 4 * (LONGEST - i32::from(chart.distance(spot, door)).clamp(1, LONGEST));
        return most - standing_heroes(game).map(|(_, one)| gained(one.spot)).sum::<i32>();
    }
    let near = |spot: Spot| foes.iter().map(|&foe| chart.distance(spot, foe)).min().unwrap_or(FAR);
    let far = standing_heroes(game).map(|(_, one)| i32::from(near(one.spot)).min(LONGEST));
    most + far.map(|far| (far - 2).max(0)).sum::<i32>()
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

#[cfg(test)]
mod tests {
    use super::*;
    use haven::Setup;
    use haven::class::Class;
    use kit::Seed;

    /// A Spellweaver and a Brute in the first round.
    fn game() -> Game {
        let setup = Setup::scenario(1, &[Class::Spellweaver, Class::Brute], Seed::from_number(1));
        let mut game = Game::begin(&setup, &mut ()).expect("a game");
        while game.round() == 0 {
            let seat = game.next_to_decide().expect("somebody decides");
            let choice = crate::haven::policy::choose(&game.view(seat)).expect("a choice");
            game.choose(seat, choice, &mut ()).expect("it is legal");
        }
        game
    }

    #[test]
    fn experts_count_the_rounds_that_come_back_with_lost_cards() {
        let game = game();
        let plain = Outset::of(&game);
        let [spellweaver, brute] = game.heroes() else { panic!("two heroes") };
        assert_eq!(rounds_of(spellweaver, plain), 16);
        assert!(rounds_of(spellweaver, plain.knowing(true)) > 20);
        assert_eq!(rounds_of(brute, plain.knowing(true)), rounds_of(brute, plain));
    }

    #[test]
    fn whoever_is_whole_and_has_cards_in_hand_needs_no_rest() {
        let game = game();
        let mut brute = *game.figure(game.heroes()[1].figure);
        assert!(!had_better_rest(&brute, &[], 4, 6));
        assert!(had_better_rest(&brute, &[], 0, 6));
        brute.health = 3;
        assert!(had_better_rest(&brute, &[], 2, 6));
        assert!(!had_better_rest(&brute, &[], 2, 1));
    }
}
