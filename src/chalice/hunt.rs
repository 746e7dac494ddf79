//! A hunt at this table: who sits where, everything that was decided, what was said, and how it is kept.

use crate::chalice::company::{Company, People, Rival, is_nobody};
use crate::chalice::telling;
use crate::table::{Guest, Keeping, Playable};
use ::bots::chalice::{CAST, Level, Mind, Said, Talk, Word};
use ::chalice::{Choice, Event, Hunt, Hunter, Journal, Outcome, Question, Refusal, Setup, View};
use kit::save::{Kind, old_rules};
use kit::{ReplayError, Seat, Session};
use play::{Decider, Timeline};
use serde::{Deserialize, Serialize};

/// How hunts are kept: the version is that of the rules.
pub(crate) const KIND: Kind = Kind { name: "chalice", migrations: &[old_rules] };
const _: () = assert!(KIND.version() == ::chalice::RULES_VERSION);

/// The name under which the shelf finds what it shows of the hunt.
pub const DIGEST: &str = "chalice-digest";
/// How that is kept.
pub const DIGEST_KIND: Kind = Kind { name: "chalice-digest", migrations: &[] };

const SLOT_KIND: Kind = Kind { name: "chalice-slot", migrations: &[old_rules] };

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
    /// Everybody who is a person, by name and seat, if there are several.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub people: People,
}

/// A record that is being played. Only a playable record becomes one.
#[derive(Clone, Debug, PartialEq)]
pub struct HuntAtTable {
    you: Seat,
    rivals: Vec<Rival>,
    talk: Option<Talk>,
    session: Session<Hunt>,
    people: People,
    /// Whose person sits before the screen.
    front: Seat,
}

impl HuntAtTable {
    /// A new hunt with the person in seat 0.
    ///
    /// # Errors
    /// If the set-up asks for what there is not.
    pub fn new(setup: Setup, rivals: Vec<Rival>, talks: bool) -> Result<Self, ReplayError<Refusal>> {
        let talk = talks.then(Talk::new);
        Self::of(Record {
            you: Seat(0),
            rivals,
            journal: Journal::new(setup),
            talk,
            undone: Vec::new(),
            people: People::default(),
        })
    }

    /// The same with these people in their chairs.
    #[must_use]
    pub fn with_people(self, people: People) -> Self {
        Self { people, ..self }
    }

    /// The hunt of a record, where it stood, or why it cannot be played.
    fn of(record: Record) -> Result<Self, ReplayError<Refusal>> {
        let Record { you, rivals, journal, talk, undone, people } = record;
        let hunters = journal.setup().hunters;
        let known = rivals.iter().all(|rival| usize::from(rival.who) < CAST.len());
        // Where there are several people, the one whose hunt it is is one of them.
        let named = is_nobody(&people) || people[you.index() % people.len()].is_some();
        let seated = people.iter().skip(usize::from(hunters)).all(Option::is_none);
        if !named || !seated || you.0 >= hunters || rivals.len() + 1 != usize::from(hunters) || !known {
            return Err(ReplayError::Setup(Refusal::NotAsked(you)));
        }
        Ok(Self { you, rivals, talk, session: Session::resume(journal, undone)?, people, front: you })
    }

    /// Set-up and choices.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        self.session.journal()
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

    /// Whether several people play.
    #[must_use]
    pub fn people_play(&self) -> bool {
        !is_nobody(&self.people)
    }

    /// The seat of whoever sits before the screen.
    #[must_use]
    pub fn front(&self) -> Seat {
        self.front
    }

    /// What the person before the screen may know.
    #[must_use]
    pub fn your_view(&self) -> View {
        self.hunt().view(self.front)
    }

    /// Who sits where.
    #[must_use]
    pub fn company(&self) -> Company {
        Company::new(self.you(), &self.rivals).with(self.people)
    }

    /// How well the weakest of the others plays: whoever wins has won against that at least.
    #[must_use]
    pub fn level(&self) -> Level {
        let seats = self.hunt().table().hunters().seats().filter(|&seat| self.person(seat).is_none());
        seats.filter_map(|seat| self.rival(seat)).map(|rival| rival.level).min().unwrap_or_default()
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
        Some(Mind::new(rival.level, rival.persona().temper))
    }

    /// Who speaks next: before the cards are picked, each of the others may say something, from the First Player on.
    #[must_use]
    pub fn next_to_speak(&self) -> Option<Seat> {
        let (talk, table) = (self.talk.as_ref()?, self.hunt().table());
        let mut seats = table.first_player().around(table.hunters().len());
        let silent = |seat: Seat| talk.word(table.round(), seat).is_none();
        let waits = |seat: Seat| self.hunt().waiting().any(|waiting| waiting == seat);
        (table.question() == Some(Question::Card))
            .then(|| seats.find(|&seat| !self.is_person(seat) && waits(seat) && silent(seat)))
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
        let silent = |talk: &Talk| talk.word(table.round(), self.front).is_none();
        self.talk.as_ref().is_some_and(silent) && table.question() == Some(Question::Card) && self.asks_you()
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
        self.decider() == Decider::Person(self.front)
    }

    /// Whether a person decides for this seat.
    fn is_person(&self, seat: Seat) -> bool {
        seat == self.you || self.person(seat).is_some()
    }

    /// Standings after each round, the set-up first: as they are when the next round begins, or the hunt ends.
    #[must_use]
    pub fn rounds(&self) -> Vec<Vec<u16>> {
        let mut rounds = Vec::new();
        self.session.replay(usize::MAX, |event, table| {
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

    fn hunt(&self) -> &Hunt {
        self.session.game()
    }
}

impl Playable for HuntAtTable {
    type Engine = Hunt;
    type Record = Record;
    type Digest = Digest;

    const KEEPING: Keeping = Keeping {
        game: ("chalice", KIND),
        digest: (DIGEST, DIGEST_KIND),
        slots: (["chalice-slot-1", "chalice-slot-2", "chalice-slot-3"], SLOT_KIND),
    };

    fn resume(record: Record) -> Option<Self> {
        Self::of(record).ok()
    }

    fn record(&self) -> Record {
        Record {
            you: self.you,
            rivals: self.rivals.clone(),
            journal: self.journal().clone(),
            talk: self.talk.clone(),
            undone: self.session.undone().to_vec(),
            people: self.people,
        }
    }

    fn digest(&self) -> Digest {
        let (table, you) = (self.hunt().table(), self.hunt().table().hunter(self.you));
        Digest {
            seed: self.setup().seed.to_string(),
            round: table.round(),
            enemy: table.enemy().unwrap_or(table.final_boss().enemy()) as u8,
            echoes: table.echoes(),
            collected: you.collected,
            banked: you.banked,
            standings: table.hunters().iter().map(Hunter::standing).collect(),
            company: self.company(),
            over: self.is_over(),
        }
    }

    fn again(&self) -> Option<Self> {
        let again = Self::new(*self.setup(), self.rivals.clone(), self.talk.is_some()).ok()?;
        Some(again.with_people(self.people))
    }

    fn session(&self) -> &Session<Hunt> {
        &self.session
    }

    fn session_mut(&mut self) -> &mut Session<Hunt> {
        &mut self.session
    }

    fn is_yours(&self, seat: Seat) -> bool {
        seat == self.you
    }

    fn person(&self, seat: Seat) -> Option<Guest> {
        self.people.get(seat.index()).copied().flatten()
    }

    fn face(&mut self, seat: Seat) {
        self.front = seat;
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let talk = self.talk();
        self.session.choose(seat, choice)?;
        if self.is_person(seat) {
            // What was said in rounds that are played anew was never said.
            self.talk = self.talk.take().map(|_| talk);
        }
        Ok(())
    }
}

impl Timeline for HuntAtTable {
    fn event_count(&self) -> usize {
        self.session.events().len()
    }

    fn pause(&self, event: usize) -> u32 {
        telling::pause(self.session.events(), event)
    }

    /// Whatever is picked in secret the people pick first, so that the others have heard them.
    fn decider(&self) -> Decider {
        let asked = |seat: Seat| if self.is_person(seat) { Decider::Person(seat) } else { Decider::Bot(seat) };
        let decides =
            || self.hunt().waiting().find(|&seat| self.is_person(seat)).or_else(|| self.hunt().next_to_decide());
        self.next_to_speak().or_else(decides).map_or(Decider::Nobody, asked)
    }

    /// Among several people nobody is asked before they have said who they are: a card is picked in secret.
    fn may_ask(&self, holder: Option<Seat>, seat: Seat) -> bool {
        is_nobody(&self.people) || holder == Some(seat)
    }
}

#[cfg(test)]
impl HuntAtTable {
    /// A table at which nobody talks.
    pub(crate) fn silent(hunters: u8, seed: u32, level: Level) -> Self {
        let setup = Setup::new(hunters, kit::Seed::from_number(seed));
        Self::new(setup, Rival::all(hunters, level), false).expect("a fair set-up")
    }

    /// Who decides next, while everybody else keeps silent.
    pub(crate) fn next_to_decide(&mut self) -> Option<Seat> {
        while let Some(seat) = self.next_to_speak() {
            self.say(seat, Word::Silence);
        }
        match self.decider() {
            Decider::Person(seat) | Decider::Bot(seat) => Some(seat),
            Decider::Nobody => None,
        }
    }

    /// Chance decides so often, or to the end.
    pub(crate) fn play_by_chance(&mut self, choices: usize, name: &str) {
        let mut chance = kit::Stream::new(self.setup().seed, name);
        for _ in 0..choices {
            let Some(seat) = self.next_to_decide() else { return };
            let legal = self.view(seat).legal();
            self.choose(seat, legal.nth(chance.below(legal.len()))).expect("it was listed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::board_after;
    use ::chalice::Table;
    use kit::Seed;
    use kit::save::{open, seal};

    fn game(seed: u32) -> HuntAtTable {
        let rivals = Rival::all(4, Level::Novice);
        HuntAtTable::new(Setup::new(4, Seed::from_number(seed)), rivals, true).expect("a fair set-up")
    }

    #[test]
    fn a_kept_game_comes_back_where_it_was() {
        let mut game = game(1);
        game.play_by_chance(40, "kept");
        let text = seal(&KIND, &game.record()).expect("a record can be written");
        let record: Record = open(&KIND, &text).expect("and read");
        assert_eq!(HuntAtTable::resume(record), Some(game));
    }

    #[test]
    fn a_hunt_of_older_rules_is_refused_by_name() {
        let before = Kind { name: "chalice", migrations: &[] };
        let text = seal(&before, &game(1).record()).expect("a record can be written");
        assert_eq!(open::<Record>(&KIND, &text), Err(kit::save::OpenError::OldRules));
    }

    #[test]
    fn a_record_that_cannot_be_played_is_refused() {
        let mut record = game(4).record();
        record.you = Seat(4);
        assert!(HuntAtTable::resume(record.clone()).is_none());
        record.you = Seat(0);
        record.journal.record(Seat(9), Choice::Pay(true));
        assert!(HuntAtTable::resume(record).is_none());
    }

    #[test]
    fn looking_back_shows_the_table_as_it_was() {
        let mut game = game(6);
        let mut tables = Vec::new();
        for _ in 0..60 {
            tables.push((game.events().len(), *game.your_view().table()));
            game.play_by_chance(1, "back");
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
            assert_eq!(seen(&board_after(&game, events).table), seen(&table), "after {events} events");
        }
    }

    #[test]
    fn words_of_rounds_that_are_played_anew_are_forgotten() {
        let mut game = game(8);
        game.play_by_chance(40, "words");
        let whole = game.clone();
        assert!(game.undo_to(game.events().len() / 3));
        assert!(game.talk().said().len() < whole.talk().said().len());
        let mut other = game.clone();
        while game.redo() {}
        assert_eq!(game, whole, "redoing everything brings every word back");
        other.play_by_chance(1, "another way");
        assert_eq!(other.record().talk, Some(other.talk()));
    }

    /// You, Ana and two bots.
    fn with_ana(seed: u32) -> HuntAtTable {
        let mut people = People::default();
        (people[0], people[2]) = (Guest::new("Bo"), Guest::new("Ana"));
        game(seed).with_people(people)
    }

    #[test]
    fn people_pick_before_the_bots_and_each_is_handed_the_screen() {
        let mut game = with_ana(1);
        assert_eq!(game.next_to_decide(), Some(Seat(0)));
        assert!(!game.may_ask(None, Seat(0)) && game.may_ask(Some(Seat(0)), Seat(0)));
        game.play_by_chance(1, "people");
        assert_eq!(game.decider(), Decider::Person(Seat(2)));
        assert!(!game.may_ask(Some(Seat(0)), Seat(2)));
        assert!(!game.can_undo(), "Ana does not take back what Bo has picked");
        game.play_by_chance(1, "people");
        assert!(matches!(game.decider(), Decider::Bot(_)), "{:?}", game.decider());
        assert!(!game.can_undo(), "nobody is asked");
    }

    #[test]
    fn whoever_is_asked_takes_back_their_own_and_nobody_elses() {
        let mut game = with_ana(3);
        let mut taken_back = 0;
        for _ in 0..200 {
            let Some(seat) = game.next_to_decide() else { break };
            if game.can_undo() {
                let mut back = game.clone();
                assert!(back.undo());
                let undone = &game.journal().choices()[back.choices()..];
                assert!(
                    undone.iter().all(|&(who, _)| game.person(who).is_none() || who == seat),
                    "{seat:?} {undone:?}"
                );
                taken_back += 1;
            }
            game.play_by_chance(1, "back");
        }
        assert!(taken_back > 0);
    }

    #[test]
    fn guests_are_kept_and_a_hunt_without_them_is_written_as_before() {
        let mut game = with_ana(2);
        game.play_by_chance(30, "guests");
        let text = seal(&KIND, &game.record()).expect("a record can be written");
        assert!(text.contains("Ana"));
        let record: Record = open(&KIND, &text).expect("and read");
        assert_eq!(HuntAtTable::resume(record), Some(game.clone()));
        assert_eq!(game.again().map(|again| again.people), Some(game.people));
        let alone = seal(&KIND, &self::game(2).record()).expect("a record can be written");
        assert!(!alone.contains("people"));
        let mut nameless = game.record();
        nameless.people[0] = None;
        assert!(HuntAtTable::resume(nameless).is_none());
    }

    #[test]
    fn the_race_has_a_point_for_each_round() {
        let mut game = game(5);
        game.play_by_chance(usize::MAX, "race");
        let scores = game.outcome().expect("it is over").scores;
        assert_eq!(game.rounds().last().map(Vec::as_slice), Some(scores.as_slice()));
    }
}
