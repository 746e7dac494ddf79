//! A hunt at this table: who sits where, everything that was decided, and how it is kept.

use crate::chalice::board::Board;
use crate::chalice::emblem;
use crate::parts::icon::Icon;
use ::bots::{CAST, Mind, Persona, Said, Talk, Word};
use ::chalice::{Choice, Event, Hunt, Journal, Outcome, Question, Refusal, Setup, View, rebuild};
use kit::save::{Kind, old_rules};
use kit::seat::MOST_SEATS;
use kit::{Lang, ReplayError, Seat};
use serde::{Deserialize, Serialize};

/// The name under which the hunt in progress is kept.
pub const NAME: &str = "chalice";
/// How hunts are kept: the version is that of the rules.
pub const KIND: Kind = Kind { name: "chalice", lifts: &[old_rules] };
const _: () = assert!(KIND.version() == ::chalice::RULES_VERSION);

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
    /// Who sits where.
    pub company: Company,
    /// Whether it is over.
    pub over: bool,
}

/// How well an opponent plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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

/// Who plays against the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rival {
    /// Their place in the cast.
    pub who: u8,
    /// How well they play.
    pub level: Level,
}

impl Rival {
    /// The first of the cast, all of one level, for a table of so many.
    #[must_use]
    pub fn all(hunters: u8, level: Level) -> Vec<Self> {
        (0..hunters.saturating_sub(1)).map(|who| Self { who, level }).collect()
    }

    /// The hunter behind the place.
    #[must_use]
    pub fn persona(self) -> &'static Persona {
        &CAST[usize::from(self.who) % CAST.len()]
    }
}

/// Who sits where, by name and face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The person's seat.
    pub you: Seat,
    /// Places in the cast, seat by seat; the person's own means nothing.
    who: [u8; MOST_SEATS],
}

impl Company {
    fn new(you: Seat, rivals: &[Rival]) -> Self {
        let mut who = [0; MOST_SEATS];
        let seats = (0..).filter(|&seat| seat != you.index());
        seats.zip(rivals).for_each(|(seat, rival)| who[seat % MOST_SEATS] = rival.who);
        Self { you, who }
    }

    fn place(&self, seat: Seat) -> usize {
        usize::from(self.who[seat.index() % MOST_SEATS]) % CAST.len()
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat, lang: Lang) -> &'static str {
        if seat == self.you { crate::words::words(lang).you } else { CAST[self.place(seat)].name }
    }

    /// The face at a seat.
    #[must_use]
    pub fn face(&self, seat: Seat) -> Icon {
        if seat == self.you { emblem::YOU } else { emblem::FACES[self.place(seat)] }
    }
}

/// What a hunt is made from and everything that was decided in it: enough to be where it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The person's seat.
    pub you: Seat,
    /// The others, in seat order.
    pub rivals: Vec<Rival>,
    /// Set-up and choices.
    pub journal: Journal,
    /// What was said, if this table talks.
    pub talk: Option<Talk>,
    /// Choices that were undone and can be done again, the next one last.
    #[serde(default)]
    pub undone: Vec<(Seat, Choice)>,
}

/// What happens next at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One of the others may say something.
    Speaks(Seat),
    /// The person decides.
    You,
    /// One of the others decides.
    Decides(Seat),
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
    fn tell(&mut self, event: Event, _: &Table) {
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
    pub fn new(setup: Setup, rivals: Vec<Rival>, talks: bool) -> Result<Self, ReplayError<Refusal>> {
        let talk = talks.then(Talk::new);
        Self::resume(Record { you: Seat(0), rivals, journal: Journal::new(setup), talk, undone: Vec::new() })
    }

    /// The hunt of a record, where it stood.
    ///
    /// # Errors
    /// If the record cannot be played.
    pub fn resume(record: Record) -> Result<Self, ReplayError<Refusal>> {
        let hunters = record.journal.setup().hunters;
        let known = record.rivals.iter().all(|rival| usize::from(rival.who) < CAST.len());
        if record.you.0 >= hunters || record.rivals.len() + 1 != usize::from(hunters) || !known {
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

    /// Who sits where.
    #[must_use]
    pub fn company(&self) -> Company {
        Company::new(self.you(), &self.record.rivals)
    }

    /// How well the weakest of the others plays: whoever wins has won against that at least.
    #[must_use]
    pub fn level(&self) -> Level {
        self.record.rivals.iter().map(|rival| rival.level).min().unwrap_or_default()
    }

    /// Who the others are and how well they play; none for the person's own seat.
    #[must_use]
    pub fn rival(&self, seat: Seat) -> Option<Rival> {
        let place = seat.index().checked_sub(usize::from(seat > self.you()))?;
        self.record.rivals.get(place).copied().filter(|_| seat != self.you())
    }

    /// How the hunter at a seat thinks.
    #[must_use]
    pub fn mind(&self, seat: Seat) -> Option<Mind> {
        let rival = self.rival(seat)?;
        Some(Mind::new(::bots::Level::ALL[rival.level as usize], rival.persona().temper))
    }

    /// Who speaks or decides next. Whatever is picked in secret the person picks first, so that the others have heard them.
    #[must_use]
    pub fn next(&self) -> Option<Turn> {
        let you = self.you();
        let speaker = self.next_to_speak().map(Turn::Speaks);
        let decides = || self.hunt.waiting().find(|&seat| seat == you).or_else(|| self.hunt.next_to_decide());
        speaker.or_else(|| decides().map(|seat| if seat == you { Turn::You } else { Turn::Decides(seat) }))
    }

    /// Before the cards are picked, each of the others may say something, from the First Player on.
    fn next_to_speak(&self) -> Option<Seat> {
        let (talk, table) = (self.record.talk.as_ref()?, self.hunt.table());
        let mut seats = table.first_player().around(table.hunters().len());
        let silent = |seat: Seat| talk.word(table.round(), seat).is_none();
        let waits = |seat: Seat| self.hunt.waiting().any(|waiting| waiting == seat);
        (table.question() == Some(Question::Card))
            .then(|| seats.find(|&seat| seat != self.you() && waits(seat) && silent(seat)))
            .flatten()
    }

    /// Everything said up to now.
    #[must_use]
    pub fn talk(&self) -> Talk {
        let mut talk = self.record.talk.clone().unwrap_or_default();
        talk.rewind(self.hunt.table().round());
        talk
    }

    /// Whether this table talks, and the person may still say something before the cards are picked.
    #[must_use]
    pub fn may_speak(&self) -> bool {
        let table = self.hunt.table();
        let silent = |talk: &Talk| talk.word(table.round(), self.you()).is_none();
        self.record.talk.as_ref().is_some_and(silent)
            && table.question() == Some(Question::Card)
            && self.next() == Some(Turn::You)
    }

    /// Writes down a word.
    pub fn say(&mut self, seat: Seat, word: Word) {
        let round = self.hunt.table().round();
        if let Some(talk) = &mut self.record.talk {
            talk.record(Said { round, seat, word });
        }
    }

    /// Whether the person is asked.
    #[must_use]
    pub fn asks_you(&self) -> bool {
        self.next() == Some(Turn::You)
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
        self.hunt.outcome()
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
            company: self.company(),
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
        let talk = self.talk();
        self.hunt.choose(seat, choice, &mut listener)?;
        self.events.append(&mut listener.events);
        self.rounds.append(&mut listener.rounds);
        self.record.journal.record(seat, choice);
        if seat == self.you() {
            self.record.undone.clear();
            // What was said in rounds that are played anew was never said.
            self.record.talk = self.record.talk.take().map(|_| talk);
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

    /// How many decisions the person has made.
    #[must_use]
    pub fn own_decisions(&self) -> usize {
        self.record.journal.choices().iter().filter(|&&(seat, _)| seat == self.you()).count()
    }

    /// Who made each choice, and how much had happened before it.
    #[must_use]
    pub fn told_before_choices(&self) -> Vec<(Seat, usize)> {
        let mut listener = Listener::default();
        let Ok(mut hunt) = Hunt::begin(self.setup(), &mut listener) else { return Vec::new() };
        let choices = self.record.journal.choices().iter();
        choices
            .map(|&(seat, choice)| {
                let before = listener.events.len();
                // A game is made of choices that were taken once; they are taken again.
                let _ = hunt.choose(seat, choice, &mut listener);
                (seat, before)
            })
            .collect()
    }

    /// How much had happened before the choice at this place.
    #[must_use]
    pub fn told_before(&self, choice: usize) -> usize {
        self.told_before_choices().get(choice).map_or(0, |&(_, before)| before)
    }

    /// The same dungeon with the same company, from the start.
    #[must_use]
    pub fn again(&self) -> Option<Self> {
        Self::new(*self.setup(), self.record.rivals.clone(), self.record.talk.is_some()).ok()
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
        let mut board = Board::new(self.your_view().table());
        self.events.iter().for_each(|&event| board.tell(event));
        board.settle(self.your_view().table());
        board
    }

    /// The board after so many events: the engine is asked for the decision before, and the rest is told.
    #[must_use]
    pub fn board_at(&self, told: usize) -> Board {
        let mut board = Board::new(self.your_view().table());
        let made = self.told_before_choices().iter().take_while(|&&(_, before)| before <= told).count();
        let settled = made.saturating_sub(1);
        let mut journal = self.record.journal.clone();
        journal.rewind(settled);
        let mut listener = Listener::default();
        let Ok(hunt) = rebuild(&journal, &mut listener) else { return board };
        let before = listener.events.len().min(told);
        self.events[..before].iter().for_each(|&event| board.tell(event));
        if made > 0 {
            board.settle(hunt.view(self.you()).table());
        }
        self.events[before..told.min(self.events.len())].iter().for_each(|&event| board.tell(event));
        board
    }
}

#[cfg(test)]
impl Game {
    /// A table at which nobody talks.
    pub(crate) fn silent(hunters: u8, seed: u32, level: Level) -> Self {
        let setup = Setup::new(hunters, kit::Seed::from_number(seed));
        Self::new(setup, Rival::all(hunters, level), false).expect("a fair set-up")
    }

    /// Who decides next at a table where nobody talks.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.next()? {
            Turn::You => Some(self.you()),
            Turn::Decides(seat) => Some(seat),
            Turn::Speaks(seat) => panic!("{seat:?} wants to speak"),
        }
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
            let Some(seat) = next_to_decide(game) else { return };
            let legal = game.view(seat).legal();
            let choice = legal.nth(chance.below(legal.len()));
            game.choose(seat, choice).expect("it was listed");
        }
    }

    /// Everybody keeps silent.
    fn next_to_decide(game: &mut Game) -> Option<Seat> {
        loop {
            match game.next()? {
                Turn::Speaks(seat) => game.say(seat, Word::Silence),
                Turn::You => return Some(game.you()),
                Turn::Decides(seat) => return Some(seat),
            }
        }
    }

    fn game(seed: u32) -> Game {
        let rivals = Rival::all(4, Level::Novice);
        Game::new(Setup::new(4, Seed::from_number(seed)), rivals, true).expect("a fair set-up")
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
    fn a_hunt_of_older_rules_is_refused_by_name() {
        let before = Kind { name: "chalice", lifts: &[] };
        let text = seal(&before, game(1).record()).expect("a record can be written");
        assert_eq!(open::<Record>(&KIND, &text), Err(kit::save::OpenError::OldRules));
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
    fn looking_back_shows_the_table_as_it_was() {
        let mut game = game(6);
        let mut boards = Vec::new();
        for _ in 0..60 {
            boards.push((game.events().len(), game.board()));
            play(&mut game, 1, "back");
        }
        for (told, board) in boards {
            assert_eq!(game.board_at(told), board, "after {told} events");
        }
    }

    #[test]
    fn going_back_to_a_moment_leaves_the_decision_before_it_open() {
        let mut game = game(7);
        play(&mut game, 80, "moment");
        let told = game.events().len() / 2;
        let decided = game.decided_before(told);
        let earlier = game.undone_to(told).expect("something was decided by then");
        assert_eq!(earlier.own_decisions(), decided - 1);
        assert!(earlier.asks_you() && earlier.can_redo());
    }

    #[test]
    fn words_of_rounds_that_are_played_anew_are_forgotten() {
        let mut game = game(8);
        play(&mut game, 40, "words");
        let undone = game.undone_to(game.events().len() / 3).expect("something was decided by then");
        assert!(undone.talk().said().len() < game.talk().said().len());
        let redone = std::iter::successors(Some(undone.clone()), Game::redone).last();
        assert_eq!(redone, Some(game.clone()), "redoing everything brings every word back");
        let mut other = undone;
        play(&mut other, 1, "another way");
        assert_eq!(other.record().talk, Some(other.talk()));
    }

    #[test]
    fn the_race_has_a_point_for_each_round() {
        let mut game = game(5);
        play(&mut game, usize::MAX, "race");
        let scores = game.result().expect("it is over").scores;
        assert_eq!(game.rounds().last().map(Vec::as_slice), Some(scores.as_slice()));
    }
}
