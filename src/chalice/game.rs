//! A hunt at this table: who sits where, everything that was decided, and how it is kept.

use crate::chalice::board::Board;
use crate::chalice::emblem;
use crate::ui::icon::Icon;
use ::bots::chalice::{CAST, Mind, Persona, Said, Talk, Word};
use ::chalice::{Choice, Event, Hunt, Hunter, Journal, Outcome, Question, Refusal, Setup, View};
use kit::save::{Kind, old_rules};
use kit::seat::MOST_SEATS;
use kit::{Lang, ReplayError, Seat, Session};
use serde::{Deserialize, Serialize};

/// The name under which the hunt in progress is kept.
pub const NAME: &str = "chalice";
/// How hunts are kept: the version is that of the rules.
pub const KIND: Kind = Kind { name: "chalice", migrations: &[old_rules] };
const _: () = assert!(KIND.version() == ::chalice::RULES_VERSION);

/// The name under which the shelf finds what it shows of the hunt.
pub const DIGEST: &str = "chalice-digest";
/// How that is kept.
pub const DIGEST_KIND: Kind = Kind { name: "chalice-digest", migrations: &[] };

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
        if seat == self.you { crate::shell::words::words(lang).you } else { CAST[self.place(seat)].name }
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

/// A record that is being played. Only a playable record becomes one.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    you: Seat,
    rivals: Vec<Rival>,
    talk: Option<Talk>,
    session: Session<Hunt>,
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
        let Record { you, rivals, journal, talk, undone } = record;
        let hunters = journal.setup().hunters;
        let known = rivals.iter().all(|rival| usize::from(rival.who) < CAST.len());
        if you.0 >= hunters || rivals.len() + 1 != usize::from(hunters) || !known {
            return Err(ReplayError::Setup(Refusal::NotAsked(you)));
        }
        Ok(Self { you, rivals, talk, session: Session::resume(journal, undone)? })
    }

    /// What is kept of it.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            you: self.you,
            rivals: self.rivals.clone(),
            journal: self.journal().clone(),
            talk: self.talk.clone(),
            undone: self.session.undone().to_vec(),
        }
    }

    /// Set-up and choices.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        self.session.journal()
    }

    /// The hunt as it is being played.
    #[must_use]
    pub fn session(&self) -> &Session<Hunt> {
        &self.session
    }

    /// What the hunt was made from.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.journal().setup()
    }

    /// The person's seat.
    #[must_use]
    pub fn you(&self) -> Seat {
        self.you
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.hunt().view(seat)
    }

    /// What the person may know.
    #[must_use]
    pub fn your_view(&self) -> View {
        self.hunt().view(self.you())
    }

    /// Who sits where.
    #[must_use]
    pub fn company(&self) -> Company {
        Company::new(self.you(), &self.rivals)
    }

    /// How well the weakest of the others plays: whoever wins has won against that at least.
    #[must_use]
    pub fn level(&self) -> Level {
        self.rivals.iter().map(|rival| rival.level).min().unwrap_or_default()
    }

    /// Who the others are and how well they play; none for the person's own seat.
    #[must_use]
    pub fn rival(&self, seat: Seat) -> Option<Rival> {
        let place = seat.index().checked_sub(usize::from(seat > self.you()))?;
        self.rivals.get(place).copied().filter(|_| seat != self.you())
    }

    /// How the hunter at a seat thinks.
    #[must_use]
    pub fn mind(&self, seat: Seat) -> Option<Mind> {
        let rival = self.rival(seat)?;
        Some(Mind::new(::bots::chalice::Level::ALL[rival.level as usize], rival.persona().temper))
    }

    /// Who speaks or decides next. Whatever is picked in secret the person picks first, so that the others have heard them.
    #[must_use]
    pub fn next(&self) -> Option<Turn> {
        let you = self.you();
        let speaker = self.next_to_speak().map(Turn::Speaks);
        let decides = || self.hunt().waiting().find(|&seat| seat == you).or_else(|| self.hunt().next_to_decide());
        speaker.or_else(|| decides().map(|seat| if seat == you { Turn::You } else { Turn::Decides(seat) }))
    }

    /// Before the cards are picked, each of the others may say something, from the First Player on.
    fn next_to_speak(&self) -> Option<Seat> {
        let (talk, table) = (self.talk.as_ref()?, self.hunt().table());
        let mut seats = table.first_player().around(table.hunters().len());
        let silent = |seat: Seat| talk.word(table.round(), seat).is_none();
        let waits = |seat: Seat| self.hunt().waiting().any(|waiting| waiting == seat);
        (table.question() == Some(Question::Card))
            .then(|| seats.find(|&seat| seat != self.you() && waits(seat) && silent(seat)))
            .flatten()
    }

    /// Everything said up to now.
    #[must_use]
    pub fn talk(&self) -> Talk {
        let mut talk = self.talk.clone().unwrap_or_default();
        talk.rewind(self.hunt().table().round());
        talk
    }

    /// Whether this table talks, and the person may still say something before the cards are picked.
    #[must_use]
    pub fn may_speak(&self) -> bool {
        let table = self.hunt().table();
        let silent = |talk: &Talk| talk.word(table.round(), self.you()).is_none();
        self.talk.as_ref().is_some_and(silent)
            && table.question() == Some(Question::Card)
            && self.next() == Some(Turn::You)
    }

    /// Writes down a word.
    pub fn say(&mut self, seat: Seat, word: Word) {
        let round = self.hunt().table().round();
        if let Some(talk) = &mut self.talk {
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
        self.session.events()
    }

    /// Standings after each round, the set-up first: as they are when the next round begins, or the hunt ends.
    #[must_use]
    pub fn rounds(&self) -> Vec<Vec<u16>> {
        let mut rounds = Vec::new();
        self.session.replay(|event, table| {
            if matches!(event, Event::Round { .. } | Event::Ended { .. }) {
                rounds.push(table.hunters().iter().map(Hunter::standing).collect());
            }
        });
        rounds
    }

    /// The score, once it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.hunt().outcome()
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
            over: self.outcome().is_some(),
        }
    }

    /// How many choices were made.
    #[must_use]
    pub fn choices(&self) -> usize {
        self.session.marks().len()
    }

    /// Takes a choice. A new choice of the person's closes the way to what was undone.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed.
    pub fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let talk = self.talk();
        self.session.choose(seat, choice)?;
        if seat == self.you {
            // What was said in rounds that are played anew was never said.
            self.talk = self.talk.take().map(|_| talk);
        }
        Ok(())
    }

    /// Whether the person has decided anything that can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.session.last_choice_of(self.you).is_some()
    }

    /// Whether something undone can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.session.undone().is_empty()
    }

    /// Goes back to before the person's last decision. The same dice and decks come again.
    pub fn undo(&mut self) -> bool {
        self.undo_choice(self.session.last_choice_of(self.you))
    }

    /// Makes the person's last undone decision again, and the others' answers with it.
    pub fn redo(&mut self) -> bool {
        self.session.redo(self.you)
    }

    /// Goes back to the person's last decision before so many events; all that was decided since can be redone.
    pub fn undo_to(&mut self, events: usize) -> bool {
        self.undo_choice(self.last_decision_before(events))
    }

    fn undo_choice(&mut self, choice: Option<usize>) -> bool {
        choice.inspect(|&choice| self.session.undo_to(choice)).is_some()
    }

    /// The place of the person's last choice that was made before so many events had happened.
    #[must_use]
    pub fn last_decision_before(&self, events: usize) -> Option<usize> {
        self.session.marks().iter().rposition(|mark| mark.seat == self.you && mark.before < events)
    }

    /// How many decisions the person has made.
    #[must_use]
    pub fn own_decisions(&self) -> usize {
        self.session.marks().iter().filter(|mark| mark.seat == self.you).count()
    }

    /// How much had happened before the choice at this place.
    #[must_use]
    pub fn events_before(&self, choice: usize) -> usize {
        self.session.marks().get(choice).map_or(0, |mark| mark.before)
    }

    /// The same dungeon with the same company, from the start.
    #[must_use]
    pub fn again(&self) -> Option<Self> {
        Self::new(*self.setup(), self.rivals.clone(), self.talk.is_some()).ok()
    }

    /// The board after so many events.
    #[must_use]
    pub fn board_after(&self, events: usize) -> Board {
        let mut board = Board::new(&self.session.table_after(0));
        let mut left = events;
        self.session.replay(|event, table| {
            if left > 0 {
                board.show(event, table);
                left -= 1;
            }
        });
        board
    }

    fn hunt(&self) -> &Hunt {
        self.session.game()
    }
}

impl play::Game for Game {
    fn events(&self) -> usize {
        self.events().len()
    }

    fn pause(&self, event: usize) -> u32 {
        self.events().get(event).map_or(0, |&event| pause(event))
    }

    fn turn(&self) -> play::Turn {
        match self.next() {
            Some(Turn::You) => play::Turn::Person(self.you),
            Some(Turn::Speaks(seat) | Turn::Decides(seat)) => play::Turn::Bot(seat),
            None => play::Turn::Over,
        }
    }
}

/// How long an event is looked at, in milliseconds at a steady pace.
const fn pause(event: Event) -> u32 {
    match event {
        Event::Rolled { .. }
        | Event::Died { .. }
        | Event::Eliminated { .. }
        | Event::Killed { .. }
        | Event::Escaped { .. } => 800,
        Event::Attack { .. }
        | Event::Took { .. }
        | Event::Banked { .. }
        | Event::Revealed { .. }
        | Event::Ended { .. } => 650,
        Event::Played { .. } | Event::Transformed { .. } | Event::Upgraded { .. } | Event::Hindered { .. } => 450,
        Event::Wounded { .. }
        | Event::Trophy { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Healed { .. } => 260,
        _ => 60,
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
    use ::chalice::Table;
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
        let text = seal(&KIND, &game.record()).expect("a record can be written");
        let record: Record = open(&KIND, &text).expect("and read");
        assert_eq!(Game::resume(record), Ok(game));
    }

    #[test]
    fn a_hunt_of_older_rules_is_refused_by_name() {
        let before = Kind { name: "chalice", migrations: &[] };
        let text = seal(&before, &game(1).record()).expect("a record can be written");
        assert_eq!(open::<Record>(&KIND, &text), Err(kit::save::OpenError::OldRules));
    }

    #[test]
    fn undo_and_redo_lead_there_and_back() {
        let mut game = game(2);
        play(&mut game, 60, "undo");
        let whole = game.clone();
        assert!(game.undo());
        assert!(game.choices() < whole.choices());
        assert!(game.asks_you());
        assert!(game.redo());
        assert_eq!(game, whole);
        assert_eq!(game.your_view(), whole.your_view());
        assert!(!game.redo());
    }

    #[test]
    fn a_new_choice_closes_the_way_to_what_was_undone() {
        let mut game = game(3);
        play(&mut game, 30, "close");
        assert!(game.undo());
        play(&mut game, 1, "another way");
        assert!(!game.redo());
    }

    #[test]
    fn a_record_that_cannot_be_played_is_refused() {
        let mut record = game(4).record();
        record.you = Seat(4);
        assert!(Game::resume(record.clone()).is_err());
        record.you = Seat(0);
        record.journal.record(Seat(9), Choice::Pay(true));
        assert!(Game::resume(record).is_err());
    }

    #[test]
    fn looking_back_shows_the_table_as_it_was() {
        let mut game = game(6);
        let mut tables = Vec::new();
        for _ in 0..60 {
            tables.push((game.events().len(), *game.your_view().table()));
            play(&mut game, 1, "back");
        }
        // What a round has seen of a hunter so far is nobody's business but the engine's.
        let seen = |table: &Table| {
            let of = |hunter: &Hunter| {
                let numbers = (hunter.health, hunter.collected, hunter.banked, hunter.tracks, hunter.life);
                (hunter.hand, hunter.used, hunter.played, hunter.transformed, numbers)
            };
            (table.hunters().iter().map(of).collect::<Vec<_>>(), table.round(), table.enemy(), table.echoes())
        };
        for (events, table) in tables {
            assert_eq!(seen(&game.board_after(events).table), seen(&table), "after {events} events");
        }
    }

    #[test]
    fn going_back_to_a_moment_leaves_the_decision_before_it_open() {
        let mut game = game(7);
        play(&mut game, 80, "moment");
        let events = game.events().len() / 2;
        let decision = game.last_decision_before(events).expect("something was decided by then");
        assert!(game.undo_to(events));
        assert_eq!(game.choices(), decision);
        assert!(game.asks_you() && game.can_redo());
    }

    #[test]
    fn words_of_rounds_that_are_played_anew_are_forgotten() {
        let mut game = game(8);
        play(&mut game, 40, "words");
        let whole = game.clone();
        assert!(game.undo_to(game.events().len() / 3));
        assert!(game.talk().said().len() < whole.talk().said().len());
        let mut other = game.clone();
        while game.redo() {}
        assert_eq!(game, whole, "redoing everything brings every word back");
        play(&mut other, 1, "another way");
        assert_eq!(other.record().talk, Some(other.talk()));
    }

    #[test]
    fn the_race_has_a_point_for_each_round() {
        let mut game = game(5);
        play(&mut game, usize::MAX, "race");
        let scores = game.outcome().expect("it is over").scores;
        assert_eq!(game.rounds().last().map(Vec::as_slice), Some(scores.as_slice()));
    }
}
