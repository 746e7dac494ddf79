//! A scenario at this table: who plays which hero, everything that was decided, and how it is kept.

use crate::haven::habits::{Habits, Telling};
use crate::haven::{lesson, plan};
use crate::table::{Guest, Keeping, Playable};
use ::bots::haven::{Explanation, Level, Said};
use ::haven::class::Class;
use ::haven::event::Deck;
use ::haven::figure::FigureId;
use ::haven::question::Question;
use ::haven::setup::Place;
use ::haven::share;
use ::haven::{Choice, Ending, Event, Game, Refusal, Setup, View};
use kit::save::{Kind, old_rules};
use kit::{Journal, ReplayError, Seat, Session};
use play::{Decider, Timeline};
use serde::{Deserialize, Serialize};

/// How scenarios are kept: the version is that of the rules.
pub(crate) const KIND: Kind = Kind { name: "haven", migrations: &[old_rules, old_rules] };
const _: () = assert!(KIND.version() == ::haven::RULES_VERSION);

/// The name under which the shelf finds what it shows of the scenario.
pub const DIGEST: &str = "haven-digest";
/// How that is kept.
pub const DIGEST_KIND: Kind = Kind { name: "haven-digest", migrations: &[] };

const SLOT_KIND: Kind = Kind { name: "haven-slot", migrations: &[old_rules, old_rules] };

/// Who decides for a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// The person before the screen.
    #[default]
    You,
    /// A bot.
    Bot,
    /// Somebody else at the same screen.
    Guest(Guest),
}

/// A seat with nobody's eyes: whoever looks from there sees what everybody may see.
pub const NOBODY: Seat = Seat(u8::MAX);

/// What the shelf shows of a scenario in progress, so that it need not know how to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// The dungeon, in words.
    pub seed: String,
    /// The number of the scenario; none for a random dungeon.
    pub scenario: Option<u8>,
    /// The round.
    pub round: u16,
    /// Whether it is over.
    pub over: bool,
}

/// What a scenario is made from and everything that was decided in it: enough to be where it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Who decides for which hero, by seat.
    pub players: Vec<Player>,
    /// Set-up and choices.
    pub journal: Journal<Setup, Choice>,
    /// Choices that were undone and can be done again, the next one last.
    #[serde(default)]
    pub undone: Vec<(Seat, Choice)>,
    /// How well the bots play.
    #[serde(default)]
    pub level: Level,
    /// What the person whose game it is is called, if there are guests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Guest>,
    /// What was said of the round under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub talk: Option<Talk>,
}

/// What was said of one round, before its cards were chosen: at most one word of each seat, the last one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Talk {
    round: u16,
    said: Vec<Said>,
}

/// A record that is being played. Only a playable record becomes one.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioAtTable {
    players: Vec<Player>,
    level: Level,
    name: Option<Guest>,
    /// Whose person sits before the screen, where there are several: it is not kept.
    front: Option<Seat>,
    session: Session<Game>,
    talk: Talk,
    /// Why bots did what they did, each with the number of the choice: it is not kept.
    whys: Vec<(usize, Explanation)>,
    /// What the person has planned and not done: it is not kept.
    plan: Vec<Choice>,
    /// Whose turn a bot plays for the person.
    stand_in: Option<FigureId>,
    /// How it is told, and what the person is asked.
    habits: Habits,
}

impl ScenarioAtTable {
    /// A new scenario.
    ///
    /// # Errors
    /// If the set-up asks for what there is not.
    pub fn new(setup: Setup, players: Vec<Player>) -> Result<Self, ReplayError<Refusal>> {
        Self::with_guests(setup, players, None)
    }

    /// The same where guests play too, and the person whose game it is has a name.
    ///
    /// # Errors
    /// If the set-up asks for what there is not.
    pub fn with_guests(setup: Setup, players: Vec<Player>, name: Option<Guest>) -> Result<Self, ReplayError<Refusal>> {
        // As a link would carry it: whoever opens that one, and the worker, have the very same.
        let setup = share::decode(&share::encode(&setup)).unwrap_or(setup);
        Self::of(Record {
            players,
            journal: Journal::new(setup),
            undone: Vec::new(),
            level: Level::default(),
            name,
            talk: None,
        })
    }

    /// The scenario of a record, where it stood, or why it cannot be played.
    fn of(record: Record) -> Result<Self, ReplayError<Refusal>> {
        let Record { players, journal, undone, level, name, talk } = record;
        let guests = players.iter().any(|player| matches!(player, Player::Guest(_)));
        if guests && name.is_none() || players.len() != journal.setup().heroes.len() || !players.contains(&Player::You)
        {
            return Err(ReplayError::Setup(Refusal::NotYours));
        }
        Ok(Self {
            players,
            level,
            name: name.filter(|_| guests),
            front: None,
            session: Session::resume(journal, undone)?,
            talk: talk.unwrap_or_default(),
            whys: Vec::new(),
            plan: Vec::new(),
            stand_in: None,
            habits: Habits::default(),
        })
    }

    /// Somebody's scenario, to be looked at with the eyes of every hero.
    #[must_use]
    pub fn replay(journal: Journal<Setup, Choice>) -> Option<Self> {
        let players = vec![Player::You; journal.setup().heroes.len()];
        let level = Level::default();
        Self::of(Record { players, journal, undone: Vec::new(), level, name: None, talk: None }).ok()
    }

    /// What the person has planned.
    #[must_use]
    pub fn plan(&self) -> &[Choice] {
        &self.plan
    }

    /// Plans something else.
    pub fn plan_instead(&mut self, plan: Vec<Choice>) {
        self.plan = plan;
    }

    /// Does all of this for a seat, one after the other; if one is refused, what went before it is taken back.
    ///
    /// # Errors
    /// The first refusal.
    pub fn choose_all(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Refusal> {
        self.plan.clear();
        let before = self.session.marks().len();
        for &choice in choices {
            if let Err(why) = self.session.choose(seat, choice) {
                self.session.undo_to(before);
                return Err(why);
            }
        }
        Ok(())
    }

    /// How it is told, and what the person is asked.
    #[must_use]
    pub fn habits(&self) -> Habits {
        self.habits
    }

    /// Tells and asks otherwise from now on.
    pub fn set_habits(&mut self, habits: Habits) {
        self.habits = habits;
    }

    /// The answer of the person's that is given without asking, by their habits.
    #[must_use]
    pub fn settled(&self, seat: Seat) -> Option<Choice> {
        let view = self.view(seat);
        let question = view.question().filter(|_| self.is_person(seat))?;
        let health = view.hero(seat).map_or(0, |hero| view.figure(hero.figure).health);
        let first = || view.legal().into_iter().find(|choice| !matches!(choice, Choice::Use(_) | Choice::Dismiss(_)));
        let answer = if let Question::Harm { .. } = question { Some(Choice::Suffer) } else { first() };
        answer.filter(|_| !self.habits.asks(question, health))
    }

    /// A bot plays the turn that is under way, for the person.
    pub fn let_stand_in(&mut self) {
        self.plan.clear();
        self.stand_in = self.view(Seat(0)).turn();
    }

    /// What has been said of the round under way.
    #[must_use]
    pub fn talk(&self) -> &[Said] {
        if self.talk.round == self.game().round() { &self.talk.said } else { &[] }
    }

    /// Somebody says something of the round under way; it takes the place of what they said before.
    pub fn say(&mut self, said: Said) {
        let mut all = self.talk().to_vec();
        all.retain(|one| one.seat != said.seat);
        all.push(said);
        self.talk = Talk { round: self.game().round(), said: all };
    }

    /// The same as if these had not spoken yet.
    #[must_use]
    pub fn unsaid(&self, seats: &[Seat]) -> Self {
        let mut game = self.clone();
        game.talk.said.retain(|said| !seats.contains(&said.seat));
        game
    }

    /// Takes a bot's choice, and remembers why it was made.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed.
    pub fn choose_because(&mut self, seat: Seat, choice: Choice, why: Option<Explanation>) -> Result<(), Refusal> {
        let made = self.choices();
        self.choose(seat, choice)?;
        self.whys.retain(|one| one.0 < made);
        self.whys.extend(why.map(|why| (made, why)));
        Ok(())
    }

    /// Why a seat plays its turn as it does, if a bot has said so: the turn that was under way after so many events.
    #[must_use]
    pub fn why(&self, seat: Seat, events: usize) -> Option<&Explanation> {
        let begins = |event: &Event| matches!(event, Event::Turn(_) | Event::Round(_));
        let begun = self.events().iter().take(events).rposition(begins)?;
        let of_turn = |made: usize| self.events_before(made) > begun && self.events_before(made) <= events;
        let is_theirs = |made: usize| self.choices_made().get(made).is_some_and(|one| one.0 == seat);
        self.whys.iter().find(|(made, _)| is_theirs(*made) && of_turn(*made)).map(|(_, why)| why)
    }

    /// Whether there is somebody to talk to.
    #[must_use]
    pub fn has_company(&self) -> bool {
        self.players.iter().any(|player| *player != Player::You)
    }

    /// The bots who have yet to choose their cards, while a person has, too: as long they talk.
    #[must_use]
    pub fn talkers(&self) -> Vec<Seat> {
        let waiting = self.waiting();
        let bots = || waiting.iter().copied().filter(|&seat| !self.is_person(seat)).collect();
        if waiting.iter().any(|&seat| self.is_person(seat)) { bots() } else { Vec::new() }
    }

    /// The bot that speaks next.
    #[must_use]
    pub fn next_to_speak(&self) -> Option<Seat> {
        self.talkers().into_iter().find(|&seat| self.talk().iter().all(|said| said.seat != seat))
    }

    /// Who has yet to choose cards for the round.
    fn waiting(&self) -> Vec<Seat> {
        let waits = |&seat: &Seat| {
            let view = self.view(seat);
            let undecided = view.hero(seat).is_some_and(|hero| !hero.has_chosen && !hero.exhausted);
            undecided && view.question() == Some(Question::Cards)
        };
        (0..self.players.len() as u8).map(Seat).filter(waits).collect()
    }

    /// What the scenario was made from.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.session.journal().setup()
    }

    /// Everything that was decided.
    #[must_use]
    pub fn choices_made(&self) -> &[(Seat, Choice)] {
        self.session.journal().choices()
    }

    /// How well the bots play.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// The same with bots that play so well.
    #[must_use]
    pub fn with_level(self, level: Level) -> Self {
        Self { level, ..self }
    }

    /// Who decides for which hero.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The game itself; what is shown of it goes through a view.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.game().view(seat)
    }

    /// The class at a seat.
    #[must_use]
    pub fn class(&self, seat: Seat) -> Option<Class> {
        self.setup().heroes.get(seat.index()).map(|hero| hero.class)
    }

    /// Whether a person decides for this seat.
    fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| *player != Player::Bot)
    }

    /// Whether the person before the screen decides for this seat.
    #[must_use]
    pub fn is_before_the_screen(&self, seat: Seat) -> bool {
        if self.name.is_some() { self.person(seat) == self.person(self.your_seat()) } else { self.is_yours(seat) }
    }

    /// Whether people at this screen have secrets from each other: with open hands they have none (H4.07, H6.02).
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.name.is_some() && !self.setup().solo
    }

    /// The seat whose eyes the person before the screen looks through: the one of theirs that is asked, or whose turn it is, else
    /// their first. As long as nobody has said who they are, it is nobody's.
    #[must_use]
    pub fn your_seat(&self) -> Seat {
        let asked = match self.decider() {
            Decider::Person(seat) => Some(seat),
            _ => None,
        };
        let acting = || self.game().view(Seat(0)).turn().and_then(|figure| self.game().figure(figure).seat());
        let first = || self.players.iter().position(|player| *player == Player::You).unwrap_or_default();
        if self.has_secrets() {
            let Some(front) = self.front else { return NOBODY };
            let theirs = |seat: &Seat| self.person(*seat) == self.person(front);
            return asked.filter(theirs).or_else(|| acting().filter(theirs)).unwrap_or(front);
        }
        asked.or_else(|| acting().filter(|&seat| self.is_person(seat))).unwrap_or_else(|| Seat(first() as u8))
    }

    /// Whether a bot plays for the person now.
    fn stands_in(&self) -> bool {
        self.stand_in.is_some() && self.view(Seat(0)).turn() == self.stand_in
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Ending> {
        self.game().outcome()
    }

    /// Who must decide or speak. Cards are chosen in secret: first the bots say what they may say, then the people answer and
    /// choose, and the bots choose last, so that they can heed it.
    fn asked(&self) -> Option<Seat> {
        let next = self.game().next_to_decide()?;
        let people = || self.waiting().into_iter().find(|&seat| self.is_person(seat));
        self.next_to_speak().or_else(people).or(Some(next))
    }
}

impl Playable for ScenarioAtTable {
    type Engine = Game;
    type Record = Record;
    type Digest = Digest;

    const KEEPING: Keeping = Keeping {
        game: ("haven", KIND),
        digest: (DIGEST, DIGEST_KIND),
        slots: (["haven-slot-1", "haven-slot-2", "haven-slot-3"], SLOT_KIND),
    };

    fn resume(record: Record) -> Option<Self> {
        Self::of(record).ok()
    }

    fn record(&self) -> Record {
        Record {
            players: self.players.clone(),
            journal: self.session.journal().clone(),
            undone: self.session.undone().to_vec(),
            level: self.level,
            name: self.name,
            talk: Some(self.talk.clone()).filter(|_| !self.talk().is_empty()),
        }
    }

    fn digest(&self) -> Digest {
        let setup = self.setup();
        let scenario = match setup.place {
            Place::Scenario(number) => Some(number),
            Place::Dungeon(_) => None,
        };
        Digest { seed: setup.seed.to_string(), scenario, round: self.game().round(), over: self.is_over() }
    }

    fn again(&self) -> Option<Self> {
        if lesson::LESSON.is_in(self) {
            return (lesson::LESSON.begin)();
        }
        let again = Self::with_guests(self.setup().clone(), self.players.clone(), self.name).ok()?;
        Some(again.with_level(self.level))
    }

    fn session(&self) -> &Session<Game> {
        &self.session
    }

    fn session_mut(&mut self) -> &mut Session<Game> {
        &mut self.session
    }

    fn is_yours(&self, seat: Seat) -> bool {
        self.players.get(seat.index()) == Some(&Player::You)
    }

    fn person(&self, seat: Seat) -> Option<Guest> {
        match self.players.get(seat.index())? {
            Player::You => self.name,
            Player::Guest(guest) => Some(*guest),
            Player::Bot => None,
        }
    }

    fn face(&mut self, seat: Seat) {
        self.front = Some(seat);
        if self.plan.is_empty() && self.view(seat).question() == Some(Question::Equip) {
            self.plan = plan::packed(&self.view(seat));
        }
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let plan = if self.is_person(seat) { std::mem::take(&mut self.plan) } else { Vec::new() };
        self.choose_all(seat, &[&plan[..], &[choice]].concat())
    }

    /// What showed nobody anything hidden can be taken back, and nothing before it (H21.14).
    fn can_undo(&self) -> bool {
        !self.plan.is_empty() || self.last_decision_before(usize::MAX).is_some()
    }

    fn can_redo(&self) -> bool {
        self.plan.is_empty() && !self.session.undone().is_empty()
    }

    /// Takes back what is planned last, or else what was done last.
    fn undo(&mut self) -> bool {
        self.stand_in = None;
        if self.plan.is_empty() {
            return self.undo_to(usize::MAX);
        }
        let walked = |choice: &Choice| matches!(choice, Choice::Step(_));
        // A walk is taken back as a whole.
        while self.plan.pop().as_ref().is_some_and(walked) && self.plan.last().is_some_and(walked) {}
        true
    }

    fn last_decision_before(&self, events: usize) -> Option<usize> {
        let free = self.session.free_from().max(self.free_of_others()).max(lesson::opening(self));
        let last =
            self.session.last_choice_before(events, |seat| self.may_take_back(seat)).filter(|&last| last >= free)?;
        // A walk is taken back as a whole.
        let made = self.choices_made();
        let walked = |at: usize| matches!(made[at].1, Choice::Step(_) | Choice::Stop);
        let goes_on = |at: usize| at > free && walked(at) && matches!(made[at - 1].1, Choice::Step(_));
        Some((free..=last).rev().find(|&at| !goes_on(at)).unwrap_or(last))
    }
}

impl Timeline for ScenarioAtTable {
    fn event_count(&self) -> usize {
        self.session.events().len()
    }

    fn pause(&self, event: usize) -> u32 {
        let Some(&event) = self.session.events().get(event) else { return 0 };
        // One's own cards are turned to be seen, however fast the others are told.
        let own = matches!(event, Event::Modifier(Deck::Hero(seat), ..) if self.is_person(seat));
        let habits = match self.habits.telling {
            Telling::Fast if own => Habits { telling: Telling::Slow, ..self.habits },
            _ => self.habits,
        };
        habits.pause(event)
    }

    fn decider(&self) -> Decider {
        match self.asked() {
            Some(seat) if self.is_person(seat) && !self.stands_in() && self.settled(seat).is_none() => {
                Decider::Person(seat)
            }
            Some(seat) => Decider::Bot(seat),
            None => Decider::Nobody,
        }
    }

    /// One person plays all heroes that are neither a bot's nor a guest's. Hands, chosen cards and battle goals are secret (H6.02,
    /// H21.13), and whatever a hero is asked, hand and goal lie at the near edge.
    fn may_ask(&self, holder: Option<Seat>, seat: Seat) -> bool {
        !self.has_secrets() || holder.is_some_and(|holder| self.person(holder) == self.person(seat))
    }
}
