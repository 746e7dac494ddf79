//! A hunt at this table: who sits where, everything that was decided, and how it is kept.

use crate::chalice::board::Board;
use ::chalice::{Choice, Event, Hunt, Journal, Outcome, Refusal, Setup, View, rebuild};
use kit::save::Kind;
use kit::{ReplayError, Seat};
use serde::{Deserialize, Serialize};

/// The name under which the hunt in progress is kept.
pub const NAME: &str = "chalice";
/// How hunts are kept.
pub const KIND: Kind = Kind { name: "chalice", lifts: &[] };

/// The name under which the shelf finds what it shows of the hunt.
pub const DIGEST: &str = "chalice-digest";
/// How that is kept.
pub const DIGEST_KIND: Kind = Kind { name: "chalice-digest", lifts: &[] };

/// What the shelf shows of a hunt in progress, so that it need not know how to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// The dungeon, in words.
    pub seed: String,
    /// The round.
    pub round: u16,
    /// The enemy's place among all.
    pub enemy: u8,
    /// Echoes left on it.
    pub echoes: u8,
    /// What the person holds.
    pub collected: u16,
    /// What the person has banked.
    pub banked: u16,
    /// Everyone's points, seat by seat.
    pub standings: Vec<u16>,
    /// Whether it is over.
    pub over: bool,
}

/// How well an opponent plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names are the levels' own")]
pub enum Level {
    Novice,
    #[default]
    Hunter,
    Veteran,
    Nightmare,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Hunter, Self::Veteran, Self::Nightmare];
}

/// What a hunt is made from and everything that was decided in it: enough to be where it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The person's seat.
    pub you: Seat,
    /// How well the others play.
    pub level: Level,
    /// Set-up and choices.
    pub journal: Journal,
    /// Choices that were undone and can be done again, the next one last.
    #[serde(default)]
    pub undone: Vec<(Seat, Choice)>,
}

/// A record that has been played to where it stands. Only a playable record becomes one.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    record: Record,
    hunt: Hunt,
    /// Everything that has happened.
    events: Vec<Event>,
    /// Standings at the end of each round, for the race.
    rounds: Vec<Vec<u16>>,
}

/// Listens to everything a rebuild tells.
#[derive(Default)]
struct Listener {
    events: Vec<Event>,
    rounds: Vec<Vec<u16>>,
}

impl ::chalice::Sink for Listener {
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    fn round_over(&mut self, table: &::chalice::Table) {
        self.rounds.push(table.hunters().iter().map(|hunter| hunter.standing()).collect());
    }
}

impl Game {
    /// A new hunt with the person in seat 0.
    ///
    /// # Errors
    /// If the set-up asks for what there is not.
    pub fn new(setup: Setup, level: Level) -> Result<Self, ReplayError<Refusal>> {
        Self::resume(Record { you: Seat(0), level, journal: Journal::new(setup), undone: Vec::new() })
    }

    /// The hunt of a record, where it stood.
    ///
    /// # Errors
    /// If the record cannot be played.
    pub fn resume(record: Record) -> Result<Self, ReplayError<Refusal>> {
        if record.you.0 >= record.journal.setup().hunters {
            return Err(ReplayError::Setup(Refusal::NotAsked(record.you)));
        }
        let mut listener = Listener::default();
        let hunt = rebuild(&record.journal, &mut listener)?;
        Ok(Self { record, hunt, events: listener.events, rounds: listener.rounds })
    }

    /// What is kept of it.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What the hunt was made from.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.record.journal.setup()
    }

    /// The person's seat.
    #[must_use]
    pub fn you(&self) -> Seat {
        self.record.you
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.hunt.view(seat)
    }

    /// What the person may know.
    #[must_use]
    pub fn your_view(&self) -> View {
        self.hunt.view(self.you())
    }

    /// Who decides next.
    #[must_use]
    pub fn next_to_decide(&self) -> Option<Seat> {
        self.hunt.next_to_decide()
    }

    /// Whether the person is asked.
    #[must_use]
    pub fn asks_you(&self) -> bool {
        self.next_to_decide() == Some(self.you())
    }

    /// Everything that has happened so far.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Standings after each round, the set-up first.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<u16>] {
        &self.rounds
    }

    /// The score, once it is over.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.hunt.result()
    }

    /// What the shelf shows of it.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let view = self.your_view();
        let (table, you) = (view.table(), view.table().hunter(self.you()));
        Digest {
            seed: self.setup().seed.to_string(),
            round: table.round(),
            enemy: table.enemy().unwrap_or(table.final_boss().enemy()) as u8,
            echoes: table.echoes(),
            collected: you.collected,
            banked: you.banked,
            standings: table.hunters().iter().map(|hunter| hunter.standing()).collect(),
            over: self.result().is_some(),
        }
    }

    /// How many choices were made.
    #[must_use]
    pub fn choices(&self) -> usize {
        self.record.journal.choices().len()
    }

    /// Takes a choice. A new choice of the person's closes the way to what was undone.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed.
    pub fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut listener = Listener::default();
        self.hunt.choose(seat, choice, &mut listener)?;
        self.events.append(&mut listener.events);
        self.rounds.append(&mut listener.rounds);
        self.record.journal.record(seat, choice);
        if seat == self.you() {
            self.record.undone.clear();
        }
        Ok(())
    }

    /// Whether the person has decided anything that can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.record.journal.choices().iter().any(|&(seat, _)| seat == self.you())
    }

    /// Whether something undone can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.record.undone.is_empty()
    }

    /// The game before the person's last decision. The same dice and decks come again.
    #[must_use]
    pub fn undone(&self) -> Option<Self> {
        let choices = self.record.journal.choices();
        let last = choices.iter().rposition(|&(seat, _)| seat == self.you())?;
        let mut record = self.record.clone();
        record.undone.extend(choices[last..].iter().rev());
        record.journal.rewind(last);
        Self::resume(record).ok()
    }

    /// The game with the person's last undone decision made again, and the others' answers with it.
    #[must_use]
    pub fn redone(&self) -> Option<Self> {
        let mut record = self.record.clone();
        let you = self.you();
        let (seat, choice) = record.undone.pop()?;
        record.journal.record(seat, choice);
        while let Some(&(seat, choice)) = record.undone.last()
            && seat != you
        {
            record.journal.record(seat, choice);
            record.undone.pop();
        }
        Self::resume(record).ok()
    }

    /// The board as it stands, with nothing left to tell.
    #[must_use]
    pub fn board(&self) -> Board {
        let table = *self.your_view().table();
        let mut board = Board::new(&table);
        for &event in &self.events {
            board.tell(event);
        }
        board.settle(&table);
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::save::{open, seal};
    use kit::{Seed, Stream};

    fn play(game: &mut Game, choices: usize, name: &str) {
        let mut chance = Stream::new(game.setup().seed, name);
        for _ in 0..choices {
            let Some(seat) = game.next_to_decide() else { return };
            let legal = game.view(seat).legal();
            let choice = legal.nth(chance.below(legal.len()));
            game.choose(seat, choice).expect("it was listed");
        }
    }

    fn game(seed: u32) -> Game {
        Game::new(Setup::new(4, Seed::from_number(seed)), Level::Novice).expect("a fair set-up")
    }

    #[test]
    fn a_kept_game_comes_back_where_it_was() {
        let mut game = game(1);
        play(&mut game, 40, "kept");
        let text = seal(&KIND, game.record()).expect("a record can be written");
        let record: Record = open(&KIND, &text).expect("and read");
        assert_eq!(Game::resume(record), Ok(game));
    }

    #[test]
    fn undo_and_redo_lead_there_and_back() {
        let mut game = game(2);
        play(&mut game, 60, "undo");
        let undone = game.undone().expect("something was decided");
        assert!(undone.choices() < game.choices());
        assert!(undone.asks_you());
        let redone = undone.redone().expect("it was undone");
        assert_eq!(redone.board(), game.board());
        assert_eq!(redone, game);
        assert_eq!(redone.redone(), None);
    }

    #[test]
    fn a_new_choice_closes_the_way_to_what_was_undone() {
        let mut game = game(3);
        play(&mut game, 30, "close");
        let mut undone = game.undone().expect("something was decided");
        play(&mut undone, 1, "another way");
        assert_eq!(undone.redone(), None);
    }

    #[test]
    fn a_record_that_cannot_be_played_is_refused() {
        let mut record = game(4).record().clone();
        record.you = Seat(4);
        assert!(Game::resume(record.clone()).is_err());
        record.you = Seat(0);
        record.journal.record(Seat(9), Choice::Pay(true));
        assert!(Game::resume(record).is_err());
    }

    #[test]
    fn the_race_has_a_point_for_each_round() {
        let mut game = game(5);
        play(&mut game, usize::MAX, "race");
        let scores = game.result().expect("it is over").scores;
        assert_eq!(game.rounds().last().map(Vec::as_slice), Some(scores.as_slice()));
    }
}
