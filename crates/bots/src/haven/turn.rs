//! A whole turn: the ways to play two cards are tried out on an imagined game, with where to stand and whom to hit; the most
//! promising of them are played on to the end of the round in several imagined games.

use crate::haven::playout::{follow, play_on, race};
use crate::haven::reflex;
use crate::haven::talk::Said;
use crate::haven::worth::{Outset, danger, goal_spot, strength, worth};
use haven::ability::{Ability, Amount, Count, Reach as Far};
use haven::card::{Action, BASIC_BOTTOM, BASIC_TOP, Side as Half};
use haven::choice::Choice;
use haven::condition::Condition;
use haven::event::{Event, Sink};
use haven::figure::{FigureId, Kind, Side};
use haven::game::Game;
use haven::hero::Plan;
use haven::item::{Item, Moment};
use haven::known::Known;
use haven::spot::Spot;
use haven::view::{Question, View};
use kit::{Engine, Seat, Sort, Stream};

/// How much thinking goes into a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Ways to play a turn that are tried out at most.
    pub(crate) lines: usize,
    /// Hexes that a move may lead to, of each kind.
    pub(crate) hexes: usize,
    /// Lines that are played on.
    pub(crate) best: usize,
    /// Imagined games that they are played on in.
    pub(crate) worlds: usize,
    /// Rounds that they are played on, this one counted.
    pub(crate) rounds: u16,
    /// Lines that every hero whose turn comes later looks at in these games; with none they play by rule of thumb.
    pub(crate) friends: usize,
    /// Whether positions are looked at as an expert does.
    pub(crate) expert: bool,
}

impl Effort {
    /// A turn thought about at a glance, so many lines of it.
    pub(crate) const fn quick(lines: usize) -> Self {
        Self { lines, hexes: 3, best: 1, worlds: 0, rounds: 1, friends: 0, expert: false }
    }

    /// How the others think about their turns.
    pub(crate) fn friends(self) -> Option<Self> {
        (self.friends > 0).then(|| Self { expert: self.expert, ..Self::quick(self.friends) })
    }
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The choices.
    pub(crate) path: Vec<Choice>,
    /// How many of them show nothing hidden before the last of them is made.
    pub(crate) sure: usize,
    /// What it is worth.
    pub(crate) value: i32,
    /// What it leads to, as a number.
    end: u64,
}

/// Notices the first choice that shows something hidden.
#[derive(Default)]
struct Curtain {
    raised: bool,
}

impl Sink for Curtain {
    fn tell(&mut self, event: Event, _: &Game) {
        self.raised |= <Game as Engine>::reveals(event);
    }
}

/// The best ways to go on in the own turn, the best first, each with what it is worth in an imagined game.
pub(crate) fn best_lines(view: &View<'_>, talk: &[Said], effort: Effort, stream: &mut Stream) -> Vec<(i32, Line)> {
    let mut lines = lines(&view.imagine_even(stream), view.seat(), talk, effort);
    lines.truncate(effort.best);
    if lines.len() <= 1 || effort.worlds == 0 {
        return lines.into_iter().map(|line| (line.value, line)).collect();
    }
    let seat = view.seat();
    let until = view.round() + effort.rounds;
    // What it looked like at once still counts a little.
    let field = lines.into_iter().map(|line| (line.value / 4 * effort.worlds as i32, line)).collect();
    let mut best = race(view, talk, effort.expert, field, effort.worlds, stream, |line, game| {
        follow(game, seat, &line.path);
        play_on(game, until, |_| effort.friends());
        true
    });
    let share = effort.worlds as i32;
    best.iter_mut().for_each(|(sum, line)| *sum = (*sum - line.value / 4 * share) / share);
    best
}

/// The way to play a turn that looks best at once, without any game played on.
pub(crate) fn quick_path(game: &Game, seat: Seat, effort: Effort) -> Vec<Choice> {
    lines(&game.evened(), seat, &[], effort).into_iter().next().map_or_else(Vec::new, |line| line.path)
}

/// The ways to go on in the own turn, the one that looks best first.
fn lines(even: &Game, seat: Seat, talk: &[Said], effort: Effort) -> Vec<Line> {
    let outset = Outset::of(even).asked(talk).knowing(effort.expert);
    let mut search = Search { seat, effort, outset, lines: Vec::new(), looked: 0 };
    search.explore(even, &mut Vec::new(), None, effort.lines);
    let mut lines = search.lines;
    lines.arrange_by_key(|line| -line.value);
    // Two ways to the same end are one.
    let mut ends = Vec::new();
    lines.retain(|line| {
        let new = !ends.contains(&line.end);
        ends.push(line.end);
        new
    });
    lines
}

struct Search {
    seat: Seat,
    effort: Effort,
    outset: Outset,
    lines: Vec<Line>,
    /// Positions looked at; ways that lead to no end count too.
    looked: usize,
}

impl Search {
    /// Tries every way to go on, so many lines at most; each choice gets its share of them.
    fn explore(&mut self, game: &Game, path: &mut Vec<Choice>, sure: Option<usize>, share: usize) {
        self.looked += 1;
        if self.looked >= 8 * self.effort.lines {
            return;
        }
        let view = game.view(self.seat);
        let mine =
            game.next_to_decide() == Some(self.seat) && view.turn() == view.hero(self.seat).map(|hero| hero.figure);
        let options = if mine && path.len() < 60 { self.options(&view, path) } else { Vec::new() };
        if options.is_empty() {
            let value = worth(game, self.outset) - danger(game);
            self.lines.push(Line {
                path: path.clone(),
                sure: sure.unwrap_or(path.len()),
                value,
                end: game.fingerprint(),
            });
            return;
        }
        let most = self.lines.len() + share;
        let count = options.len();
        for (at, option) in options.into_iter().enumerate() {
            let left = most.saturating_sub(self.lines.len());
            if left == 0 {
                return;
            }
            let mut next = game.clone();
            let mut curtain = Curtain::default();
            let mut known = sure;
            let mut made = 0;
            for &choice in &option {
                if next.choose(self.seat, choice, &mut curtain).is_err() {
                    break;
                }
                path.push(choice);
                made += 1;
                if curtain.raised && known.is_none() {
                    known = Some(path.len());
                }
            }
            if made == 0 {
                continue;
            }
            // Others who decide in between do so at a glance, and what comes after that nobody knows yet.
            for _ in 0..8 {
                match next.next_to_decide() {
                    Some(other) if other != self.seat && next.view(other).turn() == view.turn() => {
                        known = known.or(Some(path.len()));
                        if !reflex::step(&mut next, other) {
                            break;
                        }
                    }
                    _ => break,
                }
            }
            self.explore(&next, path, known, left.div_ceil(count - at));
            path.truncate(path.len() - made);
        }
    }

    /// The ways to answer a question, each as one or more choices.
    fn options(&self, view: &View<'_>, path: &[Choice]) -> Vec<Vec<Choice>> {
        let legal = view.legal();
        let single = |choices: Vec<Choice>| choices.into_iter().map(|choice| vec![choice]).collect();
        let used = |item: Item| path.contains(&Choice::Use(item));
        match view.question() {
            Some(Question::Turn) => single(turn_options(view, &legal, path)),
            Some(Question::Move { figure, .. }) => self.moves(view, figure, &legal, path),
            Some(Question::Attack { value, .. }) => attacks(view, value, &legal, used),
            Some(Question::Consume { .. } | Question::Offer { .. } | Question::MoveOrAttack(_)) => single(
                legal.into_iter().filter(|choice| !matches!(choice, Choice::Use(_) | Choice::Dismiss(_))).collect(),
            ),
            Some(Question::Heal { .. } | Question::Name { .. } | Question::Place { .. } | Question::Create) => {
                let open = legal.into_iter().filter(|choice| !matches!(choice, Choice::Use(_) | Choice::Dismiss(_)));
                single(open.take(6).collect())
            }
            Some(Question::Shove { .. }) => shoves(view, &legal),
            Some(Question::Recover { .. }) => {
                let class = view.hero(self.seat).map(|hero| hero.class);
                let best = legal.iter().filter_map(|choice| match choice {
                    Choice::Card(card) => class.map(|class| (strength(card.sheet(class)), *choice)),
                    _ => None,
                });
                let best = best.max_by_key(|one| one.0).map_or(Choice::Skip, |one| one.1);
                vec![vec![best]]
            }
            Some(Question::Loot { .. }) => vec![vec![Choice::Do]],
            _ => reflex::choose(view).map(|choice| vec![vec![choice]]).unwrap_or_default(),
        }
    }

    /// Where to go: hexes to strike from, hexes that are safe, hexes on the way.
    fn moves(&self, view: &View<'_>, figure: FigureId, legal: &[Choice], path: &[Choice]) -> Vec<Vec<Choice>> {
        let Some(reach) = view.reach() else { return legal.iter().map(|&choice| vec![choice]).collect() };
        let me = view.figure(figure);
        if me.side() == Side::Monsters {
            // One that is led astray: away from whom it would strike.
            return legal
                .iter()
                .filter(|choice| !matches!(choice, Choice::Dismiss(_)))
                .take(6)
                .map(|&choice| vec![choice])
                .collect();
        }
        let survey = Survey::of(view);
        let mut found: Vec<(Vec<Spot>, i32, i32, i32)> = Vec::new();
        let mut add = |spot: Spot, path: Vec<Spot>, cost: i32| {
            let Look { strike, risk, far } = survey.look(spot);
            found.push((path, strike * 20 - risk - cost, -risk * 4 - cost * 2 - far, -far * 40 - risk - cost * 2));
        };
        if legal.contains(&Choice::Stop) {
            add(me.spot, Vec::new(), 0);
        }
        let mut doors: Vec<Vec<Spot>> = Vec::new();
        for hex in reach.hexes.into_iter().filter(|hex| hex.no_end.is_none()) {
            if !hex.doors.is_empty() {
                doors.push(hex.path.clone());
            }
            let cost = 70 * i32::from(hex.damage) + 60 * hex.conditions.iter().count() as i32;
            add(hex.spot, hex.path, cost - 8 * hex.loot.len() as i32);
        }
        let most = self.effort.hexes;
        let mut chosen: Vec<usize> = Vec::new();
        for (kind, count) in [(0, most), (1, most / 2), (2, most / 3 + 1)] {
            let mut order: Vec<usize> = (0..found.len()).collect();
            order.arrange_by_key(|&at| -[found[at].1, found[at].2, found[at].3][kind]);
            for at in order.into_iter().take(count) {
                if !chosen.contains(&at) {
                    chosen.push(at);
                }
            }
        }
        let way = |path: &[Spot]| {
            let mut choices: Vec<Choice> = path.iter().map(|&spot| Choice::Step(spot)).collect();
            choices.push(Choice::Stop);
            choices
        };
        let mut options: Vec<Vec<Choice>> = chosen.into_iter().map(|at| way(&found[at].0)).collect();
        // Whoever can open a door thinks about it, whatever lies before it.
        for door in doors.iter().map(|path| way(path)) {
            if !options.contains(&door) {
                options.push(door);
            }
        }
        for item in [Item::BootsOfStriding, Item::WingedShoes] {
            // Only where it gets the hero to a blow that is out of reach otherwise.
            let helps = found.iter().all(|one| one.1 < 20);
            if helps && legal.contains(&Choice::Use(item)) && !path.contains(&Choice::Use(item)) {
                options.push(vec![Choice::Use(item)]);
            }
        }
        options
    }
}

/// What a hero can do at the top of a turn.
fn turn_options(view: &View<'_>, legal: &[Choice], path: &[Choice]) -> Vec<Choice> {
    let Some(hero) = view.hero(view.seat()) else { return Vec::new() };
    let figure = view.figure(hero.figure);
    let acts = legal.iter().filter(|choice| match choice {
        Choice::Act { card, side, basic: true } => !outdoes_basic(card.sheet(hero.class).action(*side), *side),
        Choice::Act { .. } => true,
        _ => false,
    });
    let mut options: Vec<Choice> = acts.copied().collect();
    if path.is_empty() || !path.iter().any(|choice| matches!(choice, Choice::Use(_))) {
        let potion = Choice::Use(Item::MinorHealingPotion);
        if legal.contains(&potion) && figure.health + 3 <= figure.most_health {
            options.push(potion);
        }
        let stamina = Choice::Use(Item::MinorStaminaPotion);
        if legal.contains(&stamina) && view.cards(view.seat(), haven::hero::Pile::Discard).len() >= 2 {
            options.push(stamina);
        }
        let cloak = Choice::Use(Item::CloakOfInvisibility);
        if legal.contains(&cloak) && !options.iter().any(|choice| matches!(choice, Choice::Act { .. })) {
            options.push(cloak);
        }
    }
    options.push(Choice::EndTurn);
    options
}

/// Whether a half is at least as good as Attack 2 or Move 2 and costs no more.
fn outdoes_basic(action: &Action, side: Half) -> bool {
    let fixed = |amount: Amount| if let Amount::Fixed(value) = amount { value } else { 0 };
    !action.lost
        && match (side, action.abilities.first()) {
            (Half::Top, Some(Ability::Attack(attack))) => fixed(attack.value) >= 2,
            (Half::Bottom, Some(Ability::Move { points, .. })) => fixed(*points) >= 2,
            _ => false,
        }
}

/// How far the attack goes that is still to come in this turn, and how hard it is; nothing if there is none.
fn strikes_from(view: &View<'_>) -> Option<(u8, i32)> {
    let hero = view.hero(view.seat())?;
    let Some(Plan::Cards { lead, other }) = view.plan(view.seat()) else { return None };
    let best = |list: &[Ability]| {
        list.iter()
            .filter_map(|ability| match ability {
                Ability::Attack(attack) => Some(reach_of(attack)),
                Ability::IfConsumed { without, .. } => without
                    .iter()
                    .find_map(|inner| if let Ability::Attack(attack) = inner { Some(reach_of(attack)) } else { None }),
                _ => None,
            })
            .max_by_key(|one| one.1)
    };
    let doing = view.action().filter(|action| action.0 == view.seat());
    // The action under way: what it holds, and then the other card's other half.
    let (own, next) = match doing {
        Some((_, card, half, basic)) => {
            let action = if basic {
                if half == Half::Top { &BASIC_TOP } else { &BASIC_BOTTOM }
            } else {
                card.sheet(hero.class).action(half)
            };
            let partner = if card == lead { other } else { lead };
            let still = view.cards(view.seat(), haven::hero::Pile::Chosen).contains(&partner);
            let after = partner.sheet(hero.class).action(half.other());
            let basic = if half == Half::Top { None } else { Some((1, 2)) };
            (best(action.abilities), if still { best(after.abilities).or(basic) } else { None })
        }
        None => (None, None),
    };
    own.or(next)
}

fn reach_of(attack: &haven::ability::Attack) -> (u8, i32) {
    let value = if let Amount::Fixed(value) = attack.value { i32::from(value) } else { 2 };
    let range = match (attack.reach, attack.count) {
        (_, Count::Within(range)) => range,
        (Far::Range(range), _) => range + u8::from(attack.area.is_some()),
        _ => 1 + u8::from(attack.area.is_some()),
    };
    (range, value)
}

/// An enemy as whoever moves looks at it.
struct Foe {
    spot: Spot,
    health: i32,
    visible: bool,
    /// What it deals, and from how far: where it stands, and after its move.
    attack: i32,
    reach: [u8; 2],
}

/// What a hero who moves has in mind: the blow that is to come, the enemies, and where to go.
pub(crate) struct Survey<'g> {
    chart: Known<'g>,
    open: Known<'g>,
    strike: Option<(u8, i32)>,
    foes: Vec<Foe>,
    goal: Option<Spot>,
}

impl<'g> Survey<'g> {
    pub(crate) fn of(view: &View<'g>) -> Self {
        let enemies = view.figures().filter(|(_, one)| Side::Heroes.is_enemy(one.side()));
        let foes = enemies.map(|(_, one)| {
            let stats = match one.kind {
                Kind::Monster { kind, rank, .. } => Some(kind.stats(rank, view.monster_level())),
                _ => None,
            };
            let near = stats.map_or(0, |stats| stats.range.max(1));
            Foe {
                spot: one.spot,
                health: i32::from(one.health),
                visible: !one.ailments.has(Condition::Invisible),
                attack: stats.map_or(0, |stats| i32::from(stats.attack)),
                reach: [near, near + stats.map_or(0, |stats| stats.movement)],
            }
        });
        let foes = foes.collect();
        Self { chart: view.chart(), open: view.if_open(), strike: strikes_from(view), foes, goal: goal_spot(view) }
    }

    /// What a hex is good for: whom one can strike from there, what strikes back, and how far it is to the goal.
    pub(crate) fn look(&self, spot: Spot) -> Look {
        let (mut strike, mut risk) = (0, 0);
        for foe in &self.foes {
            let distance = self.chart.distance(spot, foe.spot);
            if let Some((range, value)) = self.strike
                && distance <= range
                && foe.visible
                && self.chart.sees(spot, foe.spot)
            {
                let awkward = range > 1 && distance == 1;
                let gain = value.min(foe.health) * 3 + 6 * i32::from(foe.health <= value);
                strike = strike.max(gain - 4 * i32::from(awkward)) + 1;
            }
            risk += match foe.reach {
                [near, _] if distance <= near => foe.attack * 12,
                [_, far] if distance <= far => foe.attack * 8,
                _ => 0,
            };
        }
        let far = self.goal.map_or(0, |goal| i32::from(self.open.distance(spot, goal).min(60)));
        Look { strike, risk, far }
    }
}

/// What a hex is good for.
pub(crate) struct Look {
    pub(crate) strike: i32,
    pub(crate) risk: i32,
    pub(crate) far: i32,
}

/// Whom to hit, and with what.
fn attacks(view: &View<'_>, value: i16, legal: &[Choice], used: impl Fn(Item) -> bool) -> Vec<Vec<Choice>> {
    let mut aims: Vec<(i32, Choice)> = legal
        .iter()
        .filter_map(|&choice| match choice {
            Choice::Target(id) => {
                let one = view.figure(id);
                let near = i32::from(i32::from(one.health) <= i32::from(value));
                Some((near * 30 - i32::from(one.health), choice))
            }
            Choice::Area(shape, anchor) => Some((view.area_hits(shape, anchor) as i32 * 10, choice)),
            _ => None,
        })
        .collect();
    aims.arrange_by_key(|aim| -aim.0);
    let areas = aims.iter().filter(|aim| matches!(aim.1, Choice::Area(..))).count();
    aims.truncate(if areas > 0 { 4 } else { 5 });
    let goggles = Choice::Use(Item::EagleEyeGoggles);
    let better = value >= 3 && legal.contains(&goggles) && !used(Item::EagleEyeGoggles);
    let mut options: Vec<Vec<Choice>> =
        aims.iter().map(|aim| if better { vec![goggles, aim.1] } else { vec![aim.1] }).collect();
    if let Some(aim) = aims.first() {
        for choice in legal {
            if let Choice::Use(item) = choice
                && *item != Item::EagleEyeGoggles
                && matches!(item.sheet().moment, Moment::Attack(_) | Moment::SingleTarget(_))
                && !used(*item)
            {
                options.push(vec![*choice, aim.1]);
            }
        }
    }
    if options.is_empty() {
        options.push(vec![Choice::Skip]);
    }
    options
}

/// Where to push or pull: into traps, or far.
fn shoves(view: &View<'_>, legal: &[Choice]) -> Vec<Vec<Choice>> {
    let mut options = Vec::new();
    if let Some(reach) = view.reach() {
        let mut hexes: Vec<_> = reach.hexes.into_iter().filter(|hex| hex.no_end.is_none()).collect();
        hexes.arrange_by_key(|hex| (-hex.damage, -i32::from(hex.cost)));
        for hex in hexes.into_iter().take(3) {
            options.push(hex.path.into_iter().map(Choice::Step).collect());
        }
    }
    if legal.contains(&Choice::Stop) {
        options.push(vec![Choice::Stop]);
    }
    if options.is_empty() {
        options.extend(
            legal.iter().filter(|choice| !matches!(choice, Choice::Dismiss(_))).take(2).map(|&choice| vec![choice]),
        );
    }
    options
}
