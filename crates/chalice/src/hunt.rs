//! The hunt: the open table and what is hidden beneath it. Only the checked constructors make one, and only
//! [`Hunt::choose`] changes it.

use crate::cards::Card;
use crate::choice::{Choice, Legal, Question, Refusal};
use crate::dice::Die;
use crate::enemies::{Enemy, FinalBoss};
use crate::event::{Event, Sink};
use crate::hunter::Hunter;
use crate::pile::Cards;
use crate::score::Outcome;
use crate::setup::{Setup, SetupError};
use crate::table::{Stage, Table};
use crate::view::View;
use kit::hash::Fnv;
use kit::seat::MOST_SEATS;
use kit::{BySeat, Deck, Engine, ReplayError, Seat, Stream, Watcher};

/// Monsters and Bosses in a dungeon (C1.02).
pub(crate) const DUNGEON: usize = 10;
const DUNGEON_MONSTERS: usize = 7;
const DUNGEON_BOSSES: usize = DUNGEON - DUNGEON_MONSTERS;
/// Monsters that are not dealt.
pub(crate) const BOX: usize = 11;
/// Sixteen upgrades twice.
pub(crate) const UPGRADES: usize = 32;

/// Every decision of a hunt: the save, the undo, the replay and the bug report.
pub type Journal = kit::Journal<Setup, Choice>;

/// A hunt in progress or over: plain data, copied as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hunt {
    pub(crate) table: Table,
    pub(crate) dungeon: Deck<Enemy, DUNGEON>,
    pub(crate) unused: Deck<Enemy, BOX>,
    pub(crate) upgrades: Deck<Card, UPGRADES>,
    pub(crate) dice: Stream,
    /// Secret picks that are in.
    pub(crate) picks: BySeat<Option<Card>>,
}

impl Hunt {
    /// Deals a hunt and plays up to the first decision.
    ///
    /// # Errors
    /// If the set-up asks for what there is not.
    pub fn begin<S: Sink>(setup: &Setup, sink: &mut S) -> Result<Self, SetupError> {
        setup.check()?;
        let mut hunt = Self::dealt(setup);
        hunt.open(sink);
        Ok(hunt)
    }

    /// Each purpose draws from a stream of its own: the number of hunters or a chosen Final Boss changes no deck, and no
    /// choice changes deck or dice.
    fn dealt(setup: &Setup) -> Self {
        let stream = |name| Stream::new(setup.seed, name);
        let count = setup.hunters;
        let drawn_boss = || FinalBoss::ALL[stream("chalice final boss").below(5) as usize];
        let drawn_first = || Seat(stream("chalice first player").below(u32::from(count)) as u8);
        let (dungeon, unused) = deal_dungeon(&mut stream("chalice dungeon"));
        let table = Table::new(
            count,
            setup.final_boss.unwrap_or_else(drawn_boss),
            setup.first_player.unwrap_or_else(drawn_first),
        );
        Self {
            table,
            dungeon,
            unused,
            upgrades: Deck::shuffled(&all_upgrades(), &mut stream("chalice upgrades")),
            dice: stream("chalice dice"),
            picks: BySeat::new(count.into(), |_| None),
        }
    }

    /// Lays out the row, reveals the first enemy (C1.03, C1.05) and begins round 1.
    pub(crate) fn open<S: Sink>(&mut self, sink: &mut S) {
        self.count_decks();
        self.refill(sink);
        self.reveal(sink);
        sink.round_over(&self.table);
        self.advance(sink);
    }

    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What this seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    /// Who must decide now, in seat order from the First Player; nobody when the hunt is over.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table.waiting()
    }

    /// The first of them.
    #[inline]
    #[must_use]
    pub fn next_to_decide(&self) -> Option<Seat> {
        self.table.next_to_decide()
    }

    /// What a seat may choose now; nothing if it is not asked.
    #[inline]
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Legal {
        self.table.legal(seat)
    }

    /// Takes a seat's choice. Secret picks are held back until all are in; everything else happens at once, up to the next
    /// decision that somebody really has: a forced choice asks nobody.
    ///
    /// # Errors
    /// If the choice is not legal; the hunt is then exactly as it was.
    pub fn choose<S: Sink>(&mut self, seat: Seat, choice: Choice, sink: &mut S) -> Result<(), Refusal> {
        if self.table.end.is_some() {
            return Err(Refusal::Over);
        }
        if !self.table.waits_for(seat) {
            return Err(Refusal::NotAsked(seat));
        }
        if !self.legal(seat).contains(choice) {
            return Err(Refusal::NotLegal(seat, choice));
        }
        self.take(seat, choice, sink);
        Ok(())
    }

    /// [`choose`](Self::choose) for a choice that comes from the list itself.
    #[inline]
    pub(crate) fn take<S: Sink>(&mut self, seat: Seat, choice: Choice, sink: &mut S) {
        self.table.waiting &= !(1 << seat.0);
        self.answer(seat, choice, sink);
        if self.table.waiting == 0 {
            self.advance(sink);
        }
    }

    #[inline]
    pub(crate) fn answer<S: Sink>(&mut self, seat: Seat, choice: Choice, sink: &mut S) {
        match choice {
            Choice::Play(card) | Choice::Transform(card) => self.picks[seat] = Some(card),
            Choice::Hinder(target) => self.hinder(seat, target, sink),
            Choice::Recall(cards) => self.recall(seat, cards, sink),
            Choice::Pay(pays) => self.pay_and_attack(seat, pays, sink),
            Choice::Trophy(trophy) => self.gain_trophy(seat, trophy, sink),
            Choice::Disarm(cards) => self.disarm(seat, cards, sink),
            Choice::Upgrade(card) => self.upgrade(seat, card, sink),
            Choice::Remove(pile, card) => self.remove(seat, pile, card, sink),
        }
    }

    /// Asks one seat, or answers for it if there is nothing to choose.
    #[inline]
    pub(crate) fn ask<S: Sink>(&mut self, seat: Seat, question: Question, sink: &mut S) {
        let options = self.table.options(question, seat);
        if options.len() > 1 {
            self.wait_for(seat, question);
        } else if !options.is_empty() {
            self.answer(seat, options.nth(0), sink);
        }
    }

    #[inline]
    pub(crate) fn wait_for(&mut self, seat: Seat, question: Question) {
        self.table.question = question;
        self.table.waiting |= 1 << seat.0;
    }

    /// The score, once the hunt is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// The enemies to come, the next one first. Whoever plays must not see this.
    pub fn dungeon(&self) -> impl Iterator<Item = Enemy> + '_ {
        self.dungeon.iter()
    }

    /// The Monsters in the box, in the order in which they would be drawn.
    pub fn unused_monsters(&self) -> impl Iterator<Item = Enemy> + '_ {
        self.unused.iter()
    }

    /// The upgrade deck, the next one first.
    pub fn upgrade_deck(&self) -> impl Iterator<Item = Card> + '_ {
        self.upgrades.iter()
    }

    /// The dice to come.
    #[must_use]
    pub fn dice(&self) -> Stream {
        self.dice
    }

    /// Exchanges the dice to come, for tests and for the replay of somebody else's game; see [`Die::loaded`].
    pub fn load_dice(&mut self, dice: Stream) {
        self.dice = dice;
    }

    /// One number for the whole state, hidden parts included.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let table = &self.table;
        let mut hash = Fnv::default().number(u64::from(table.round)).number(u64::from(table.seen));
        for hunter in &table.hunters {
            hash = hash.number(hunter.hand.bits()).number(hunter.used.bits()).number(hunter.removed.bits());
            hash = hash.bytes(&hunter.tracks).bytes(&[hunter.health, hunter.deaths, hunter.life as u8]);
            hash = hash.number(u64::from(hunter.collected)).number(u64::from(hunter.banked));
        }
        let mut dice = self.dice;
        hash = hash.number(table.available.bits()).bytes(&[
            table.first_player.0,
            table.echoes,
            Die::Red.roll(&mut dice).hits,
        ]);
        self.upgrades.iter().fold(hash, |hash, card| hash.bytes(&[card as u8])).finish()
    }

    /// Copies the sizes of the decks onto the table, where everyone may see them.
    #[inline]
    pub(crate) fn count_decks(&mut self) {
        self.table.dungeon_left = self.dungeon.len() as u8;
        self.table.box_left = self.unused.len() as u8;
        self.table.upgrades_left = self.upgrades.len() as u8;
    }
}

/// Hands what happens to a watcher.
struct Watched<'a, 'b>(&'a mut Watcher<'b, Hunt>);

impl Sink for Watched<'_, '_> {
    fn tell(&mut self, event: Event, table: &Table) {
        (self.0)(event, table);
    }
}

impl Engine for Hunt {
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Table = Table;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn begin(setup: &Setup, watcher: &mut Watcher<'_, Self>) -> Result<Self, Refusal> {
        Self::begin(setup, &mut Watched(watcher)).map_err(Refusal::Setup)
    }

    fn next_to_decide(&self) -> Option<Seat> {
        self.next_to_decide()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        self.legal(seat).iter().collect()
    }

    fn choose(&mut self, seat: Seat, choice: Choice, watcher: &mut Watcher<'_, Self>) -> Result<(), Refusal> {
        self.choose(seat, choice, &mut Watched(watcher))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn table(&self) -> &Table {
        self.table()
    }

    /// Secret picks, dice and cards that lay face down.
    fn reveals(event: Event) -> bool {
        matches!(
            event,
            Event::Played { .. }
                | Event::Transformed { .. }
                | Event::Rolled { .. }
                | Event::Revealed { .. }
                | Event::Dealt { .. }
        )
    }
}

impl Table {
    pub(crate) fn new(count: u8, final_boss: FinalBoss, first_player: Seat) -> Self {
        let mut table = Self {
            hunters: BySeat::new(count.into(), |_| Hunter::new(0)),
            final_boss,
            first_player,
            order: [first_player; MOST_SEATS],
            round: 0,
            enemy: None,
            echoes: 0,
            available: Cards::EMPTY,
            discarded: Cards::EMPTY,
            seen: 0,
            idle: 0,
            omen: 0,
            called: false,
            damaged: false,
            revealed: Cards::EMPTY,
            survived: false,
            blow: None,
            stage: Stage::RoundStart,
            todo: 0,
            instants: 0,
            attackers: 0,
            question: Question::Card,
            waiting: 0,
            end: None,
            dungeon_left: 0,
            box_left: 0,
            upgrades_left: 0,
        };
        table.set_first_player(first_player);
        let health = table.max_health();
        table.hunters.iter_mut().for_each(|hunter| hunter.health = health);
        table
    }
}

fn deal_dungeon(stream: &mut Stream) -> (Deck<Enemy, DUNGEON>, Deck<Enemy, BOX>) {
    let mut monsters: [Enemy; DUNGEON_MONSTERS + BOX] = std::array::from_fn(|at| Enemy::monsters()[at]);
    let mut bosses: [Enemy; 7] = std::array::from_fn(|at| Enemy::bosses()[at]);
    stream.shuffle(&mut monsters);
    stream.shuffle(&mut bosses);
    let mut dungeon = Deck::from_top(&monsters[..DUNGEON_MONSTERS]);
    bosses[..DUNGEON_BOSSES].iter().for_each(|&boss| dungeon.put_on_top(boss));
    dungeon.shuffle(stream);
    (dungeon, Deck::from_top(&monsters[DUNGEON_MONSTERS..]))
}

fn all_upgrades() -> [Card; UPGRADES] {
    std::array::from_fn(|at| Card::upgrades()[at / 2])
}

/// Plays a journal from the start: how a save is loaded and a choice is undone. Undo hides nothing and reveals nothing: the
/// same dice and decks come again.
///
/// # Errors
/// The first refusal, and where it happened.
pub fn rebuild<S: Sink>(journal: &Journal, sink: &mut S) -> Result<Hunt, ReplayError<Refusal>> {
    let sink = std::cell::RefCell::new(sink);
    journal.replay(
        |setup| Hunt::begin(setup, *sink.borrow_mut()).map_err(Refusal::Setup),
        |hunt, seat, choice| hunt.choose(seat, choice, *sink.borrow_mut()),
    )
}
