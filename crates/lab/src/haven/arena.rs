//! Parties of bots in scenarios and random dungeons, in numbers: how often they win, and what the lost games were lost by.

use crate::options::Options;
use ::bots::haven::{Level, Mind, Said, policy};
use ::haven::class::Class;
use ::haven::event::{Event, Sink};
use ::haven::figure::Side;
use ::haven::hero::Pile;
use ::haven::item::Item;
use ::haven::map::RoomId;
use ::haven::setup::Difficulty;
use ::haven::view::Question;
use ::haven::{Ending, Game, Setup};
use kit::{Seat, Seed};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Instant;

/// No game needs more decisions than this.
const MOST_CHOICES: usize = 50_000;

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// The simple policy.
    Policy,
    /// A mind of this level.
    Mind(Level),
}

impl Player {
    fn named(word: &str) -> Result<Self, String> {
        Ok(match word {
            "policy" => Self::Policy,
            "squire" => Self::Mind(Level::Squire),
            "veteran" => Self::Mind(Level::Veteran),
            "champion" => Self::Mind(Level::Champion),
            _ => return Err(format!("there is no level {word}: policy, squire, veteran or champion")),
        })
    }
}

/// What is to be played.
pub(crate) struct Arena {
    /// Scenarios in turn, and nothing for random dungeons.
    pub(crate) places: Vec<Option<u8>>,
    difficulty: Difficulty,
    pub(crate) parties: Vec<Vec<Class>>,
    player: Player,
    /// The last seat's player, if it is another one.
    guest: Player,
    games: u32,
    pub(crate) first: u32,
    /// Whether minds speak before they choose their cards.
    words: bool,
}

/// What came of many games.
#[derive(Default)]
pub(crate) struct Score {
    games: u32,
    wins: u32,
    rounds: u32,
    exhausted: u32,
    cards: u32,
    turns: u32,
    decisions: u32,
    seconds: f64,
    /// Seconds of each decision.
    times: Vec<f32>,
    causes: BTreeMap<String, u32>,
    /// Games and wins by party.
    parties: BTreeMap<String, (u32, u32)>,
    /// The same by place.
    places: BTreeMap<String, (u32, u32)>,
    rows: Vec<String>,
    /// Whether each game was won, in order.
    won: Vec<bool>,
}

/// Runs `lab haven arena`.
pub(crate) fn run(options: &Options<'_>) -> Result<String, String> {
    let mut score = Arena::read(options)?.play_all()?;
    if let Some(file) = options.text("--rows") {
        std::fs::write(file, score.rows.join("\n")).map_err(|why| why.to_string())?;
    }
    let told = score.told();
    Ok(if options.has("--json") { told.to_string() } else { serde_json::to_string_pretty(&told).unwrap_or_default() })
}

/// Runs `lab haven ladder`: every level in the same games as the one before, game by game, so that a long run can be looked at.
pub(crate) fn ladder(options: &Options<'_>) -> Result<String, String> {
    let mut arena = Arena::read(options)?;
    let levels: Vec<&str> = options.text("--levels").unwrap_or("policy,squire,veteran,champion").split(',').collect();
    let players = levels.iter().map(|level| Player::named(level)).collect::<Result<Vec<_>, _>>()?;
    let mut scores: Vec<Score> = players.iter().map(|_| Score::default()).collect();
    for game in 0..arena.games {
        for (&player, score) in players.iter().zip(&mut scores) {
            (arena.player, arena.guest) = (player, player);
            arena.play_one(game, score)?;
        }
        let won: Vec<String> = scores.iter().map(|score| format!("{} of {}", score.wins, score.games)).collect();
        let last: Vec<&str> =
            scores.iter().map(|score| if score.won.last() == Some(&true) { "won" } else { "lost" }).collect();
        crate::note(format!("game {}: {}; so far {}", arena.first + game, last.join(", "), won.join(", ")));
    }
    let mut before: Option<Vec<bool>> = None;
    let mut steps = Vec::new();
    for (level, score) in levels.iter().zip(&mut scores) {
        let told = score.told();
        let more = before.map(|before| gain(&before, &score.won));
        steps.push(json!({
            "level": level, "games": told["games"], "wins": told["wins"], "percent": told["percent"],
            "interval": told["interval"], "points_more": more, "places": told["places"],
            "seconds_per_turn": told["seconds_per_turn"], "seconds_per_game": told["seconds_per_game"],
            "decision_ms_p95": told["decision_ms_p95"], "causes_of_lost_games": told["causes_of_lost_games"],
        }));
        before = Some(score.won.clone());
    }
    let told = Value::from(steps);
    Ok(if options.has("--json") { told.to_string() } else { serde_json::to_string_pretty(&told).unwrap_or_default() })
}

/// How many points of a hundred more games were won, and its interval at 95 %: each game counts as one pair.
fn gain(before: &[bool], now: &[bool]) -> Value {
    let pairs = before.len().min(now.len()).max(1) as f64;
    let differences =
        || before.iter().zip(now).map(|(&before, &now)| f64::from(u8::from(now)) - f64::from(u8::from(before)));
    let mean = differences().sum::<f64>() / pairs;
    let spread = differences().map(|one| (one - mean) * (one - mean)).sum::<f64>() / (pairs - 1.0).max(1.0);
    let half = 1.96 * (spread / pairs).sqrt();
    let points = |share: f64| (share * 1000.0).round() / 10.0;
    json!({ "points": points(mean), "interval": [points(mean - half), points(mean + half)] })
}

impl Arena {
    /// Plays all games.
    fn play_all(&self) -> Result<Score, String> {
        let mut score = Score::default();
        for game in 0..self.games {
            self.play_one(game, &mut score)?;
        }
        Ok(score)
    }

    /// Plays one of the games, by its number.
    fn play_one(&self, game: u32, score: &mut Score) -> Result<(), String> {
        let party = &self.parties[game as usize % self.parties.len()];
        // One step of the places for each round of the parties, so that every party comes to every place.
        let at = (game as usize + game as usize / self.parties.len()) % self.places.len();
        self.play(self.places[at], party, self.first.wrapping_add(game), score, &mut ())
    }

    pub(crate) fn read(options: &Options<'_>) -> Result<Self, String> {
        let player = Player::named(options.text("--level").unwrap_or("veteran"))?;
        let parties = match options.text("--heroes") {
            Some(word) if word.parse::<usize>().is_ok() => parties(word.parse().unwrap_or(2)),
            Some(_) => vec![options.heroes()?],
            None => (2..=4).flat_map(parties).collect(),
        };
        Ok(Self {
            places: match options.text("--scenario") {
                Some("dungeon") => vec![None],
                Some("mix") => (1..=5).map(Some).chain([None]).collect(),
                _ => vec![Some(options.scenario()?)],
            },
            difficulty: match options.text("--difficulty").unwrap_or("normal") {
                "easy" => Difficulty::Easy,
                "normal" => Difficulty::Normal,
                "hard" => Difficulty::Hard,
                "very-hard" => Difficulty::VeryHard,
                word => return Err(format!("there is no difficulty {word}")),
            },
            parties,
            player,
            guest: options.text("--guest").map_or(Ok(player), Player::named)?,
            games: options.number("--games", 100)?,
            first: options.number("--first", 0)?,
            words: options.has("--words"),
        })
    }

    fn setup(&self, place: Option<u8>, party: &[Class], number: u32) -> Setup {
        let seed = Seed::from_number(number);
        let mut setup = match place {
            Some(scenario) => Setup::scenario(scenario, party, seed),
            None => Setup { place: Setup::dungeon(party, seed).place, ..Setup::scenario(1, party, seed) },
        };
        setup.level = self.difficulty.level(&setup.heroes);
        equipped(setup)
    }

    /// Plays a game, counts it, and tells it to whoever listens.
    pub(crate) fn play(
        &self,
        place: Option<u8>,
        party: &[Class],
        number: u32,
        score: &mut Score,
        listener: &mut impl Sink,
    ) -> Result<(), String> {
        let setup = self.setup(place, party, number);
        let mut game = Game::begin(&setup, &mut ()).map_err(|why| why.to_string())?;
        let mut story = Story::default();
        let mut minds: Vec<(Player, Option<Mind>)> = (0..party.len())
            .map(|seat| {
                let player = if seat + 1 == party.len() { self.guest } else { self.player };
                let seed = Seed::from_number(number.wrapping_mul(8).wrapping_add(seat as u32));
                (player, if let Player::Mind(level) = player { Some(Mind::new(level, seed)) } else { None })
            })
            .collect();
        let mut spoken = 0;
        for _ in 0..MOST_CHOICES {
            let Some(seat) = game.next_to_decide() else { break };
            let begun = Instant::now();
            if self.words && game.round() > spoken && game.question(seat) == Some(Question::Cards) {
                spoken = game.round();
                speak(&game, &mut minds);
            }
            let view = game.view(seat);
            let choice = match &mut minds[seat.index()] {
                (_, Some(mind)) => mind.decide(&view),
                _ => policy::choose(&view),
            };
            let took = begun.elapsed().as_secs_f64();
            score.seconds += took;
            score.times.push(took as f32);
            score.decisions += 1;
            let choice = choice.ok_or("no choice")?;
            game.choose(seat, choice, &mut Both(&mut story, listener))
                .map_err(|why| format!("{choice:?}: {why} in {setup:?}"))?;
        }
        score.note(place, party, &game, &story);
        for row in &story.rows {
            let parts: Vec<String> = row.iter().map(ToString::to_string).collect();
            let won = i32::from(game.outcome() == Some(Ending::Won));
            score.rows.push(format!("{number} {} {} {won} {}", place.unwrap_or(0), party.len(), parts.join(" ")));
        }
        Ok(())
    }
}

/// Before the cards of a round are chosen everybody speaks in turn, and hears whoever has spoken.
fn speak(game: &Game, minds: &mut [(Player, Option<Mind>)]) {
    let mut talk: Vec<Said> = Vec::new();
    for (seat, (_, mind)) in minds.iter_mut().enumerate() {
        if let Some(mind) = mind {
            mind.hear(&talk);
            talk.push(mind.speak(&game.view(Seat(seat as u8))));
        }
    }
    minds.iter_mut().filter_map(|(_, mind)| mind.as_mut()).for_each(|mind| mind.hear(&talk));
}

/// As many of items 1 to 14 as there are, dealt around.
pub(crate) fn equipped(mut setup: Setup) -> Setup {
    let heroes = setup.heroes.len();
    for (at, item) in Item::ALL.into_iter().take(14).enumerate() {
        for copy in 0..usize::from(item.sheet().copies).min(heroes) {
            setup.heroes[(at + copy) % heroes].items.push(item);
        }
    }
    setup
}

/// The level that is asked for; nothing for the simple policy.
pub(crate) fn level(options: &Options<'_>) -> Result<Option<Level>, String> {
    Ok(match Player::named(options.text("--level").unwrap_or("policy"))? {
        Player::Policy => None,
        Player::Mind(level) => Some(level),
    })
}

/// All parties of so many heroes.
fn parties(count: usize) -> Vec<Vec<Class>> {
    let all = Class::ALL;
    let chosen = (0..1_u32 << all.len()).filter(|bits| bits.count_ones() as usize == count);
    chosen.map(|bits| (0..all.len()).filter(|at| bits >> at & 1 == 1).map(|at| all[at]).collect()).collect()
}

/// What is told of a game while it is played.
#[derive(Default)]
struct Story {
    turns: u32,
    /// How each exhausted hero ended: by damage, or without cards.
    felled: Vec<(Seat, bool, u16)>,
    lost_to_damage: u32,
    rests: u32,
    /// The position at the start of each round, in parts.
    rows: Vec<Vec<i32>>,
}

/// Two listeners.
struct Both<'a, A, B>(&'a mut A, &'a mut B);

impl<A: Sink, B: Sink> Sink for Both<'_, A, B> {
    fn tell(&mut self, event: Event, game: &Game) {
        self.0.tell(event, game);
        self.1.tell(event, game);
    }
}

impl Sink for Story {
    fn tell(&mut self, event: Event, game: &Game) {
        match event {
            Event::Round(round) => {
                let mut row = vec![i32::from(round)];
                row.extend(::bots::haven::worth::parts(game, ::bots::haven::worth::Outset::of(game)));
                row.push(game.rooms_to_come() as i32);
                self.rows.push(row);
            }
            Event::Turn(id) => self.turns += u32::from(game.figure(id).seat().is_some()),
            Event::Exhausted(seat) => {
                let health = game.figure(game.heroes()[seat.index()].figure).health;
                self.felled.push((seat, health <= 0, game.round()));
            }
            Event::Negated(..) => self.lost_to_damage += 1,
            Event::Rested(..) => self.rests += 1,
            _ => {}
        }
    }
}

impl Score {
    fn note(&mut self, place: Option<u8>, party: &[Class], game: &Game, story: &Story) {
        let won = game.outcome() == Some(Ending::Won);
        self.games += 1;
        self.wins += u32::from(won);
        self.won.push(won);
        self.rounds += u32::from(game.round());
        self.turns += story.turns;
        self.exhausted += game.heroes().iter().filter(|hero| hero.exhausted).count() as u32;
        let left = |pile| game.heroes().iter().map(|hero| hero.count(pile)).sum::<usize>() as u32;
        self.cards += left(Pile::Hand) + left(Pile::Discard);
        let name = place.map_or_else(|| "dungeon".to_owned(), |number| number.to_string());
        let entry = self.places.entry(name).or_default();
        *entry = (entry.0 + 1, entry.1 + u32::from(won));
        let names: Vec<String> = party.iter().map(|class| class.name().to_string()).collect();
        let entry = self.parties.entry(names.join(", ")).or_default();
        *entry = (entry.0 + 1, entry.1 + u32::from(won));
        if !won {
            self.note_loss(game, story);
        }
    }

    /// What a lost game was lost by: how the heroes went, in which room, and how much was left to do.
    fn note_loss(&mut self, game: &Game, story: &Story) {
        let mut say = |what: String| *self.causes.entry(what).or_default() += 1;
        let heroes = game.heroes().len();
        let fallen = story.felled.iter().filter(|one| one.1).count();
        say(match (game.outcome(), fallen) {
            (None, _) => "end: never".to_owned(),
            (_, _) if story.felled.len() < heroes => "end: the scenario's own defeat".to_owned(),
            (_, 0) => "end: all ran out of cards".to_owned(),
            (_, fallen) if fallen == heroes => "end: all fell to damage".to_owned(),
            _ => "end: some fell, the rest ran out of cards".to_owned(),
        });
        let rooms = game.layout().map.rooms();
        let seen = (0..rooms as u8).filter(|&room| game.is_revealed(RoomId(room))).count();
        say(format!("rooms: {seen} of {rooms} revealed"));
        let foes = game.figures().filter(|(_, one)| one.side() == Side::Monsters);
        let health: i16 = foes.map(|(_, one)| one.health).sum();
        say(format!(
            "left: monsters with {} hit points on the board",
            if health == 0 {
                "no"
            } else if health < 10 {
                "1 to 9"
            } else if health < 25 {
                "10 to 24"
            } else {
                "25 or more"
            }
        ));
        if let Some(first) = story.felled.first() {
            let why = if first.1 { "damage" } else { "lack of cards" };
            say(format!(
                "first out: by {why}, {}",
                if first.2 <= 6 {
                    "round 1 to 6"
                } else if first.2 <= 12 {
                    "round 7 to 12"
                } else {
                    "later"
                }
            ));
        }
        say(format!(
            "cards lost against damage: {}",
            if story.lost_to_damage == 0 {
                "none"
            } else if story.lost_to_damage <= 3 {
                "1 to 3"
            } else {
                "4 or more"
            }
        ));
    }

    fn told(&mut self) -> Value {
        let games = f64::from(self.games.max(1));
        let share = f64::from(self.wins) / games;
        // Wilson's interval at 95 %.
        let z = 1.96_f64;
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        self.times.sort_by(f32::total_cmp);
        let p95 = self.times.get(self.times.len() * 95 / 100).copied().unwrap_or(0.0);
        let most = self.times.last().copied().unwrap_or(0.0);
        let counts = |of: &BTreeMap<String, (u32, u32)>| -> BTreeMap<String, String> {
            of.iter().map(|(name, (games, wins))| (name.clone(), format!("{wins} of {games}"))).collect()
        };
        json!({
            "games": self.games, "wins": self.wins,
            "percent": (share * 1000.0).round() / 10.0,
            "interval": [((middle - half) * 1000.0).round() / 10.0, ((middle + half) * 1000.0).round() / 10.0],
            "rounds": f64::from(self.rounds) / games,
            "exhausted": f64::from(self.exhausted) / games,
            "cards_left": f64::from(self.cards) / games,
            "seconds_per_turn": self.seconds / f64::from(self.turns.max(1)),
            "seconds_per_game": self.seconds / games,
            "decision_ms_p95": f64::from(p95) * 1000.0, "decision_ms_most": f64::from(most) * 1000.0,
            "causes_of_lost_games": self.causes, "parties": counts(&self.parties), "places": counts(&self.places),
        })
    }
}
