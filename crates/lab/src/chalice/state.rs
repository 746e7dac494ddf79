//! The shapes of a trace, field by field in the order in which they are written. The README beside this crate says what each
//! field means.

use chalice::{Card, Cards, Choice, Enemy, Hunter, Legal, Life, Outcome, Pair, Pile, Table, Trophy};
use kit::{Lang, Seat};
use serde::{Deserialize, Serialize};

/// The first line: how everything lies before round 1.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening {
    pub(crate) setup: Deal,
    pub(crate) state: State,
}

/// The order of every deck before anything was turned over.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    pub(crate) hunters: usize,
    pub(crate) final_boss: String,
    pub(crate) dungeon: Vec<String>,
    #[serde(rename = "box")]
    pub(crate) unused: Vec<String>,
    pub(crate) upgrades: Vec<String>,
    pub(crate) first_player: u8,
}

/// One line for each round.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Round {
    pub(crate) round: u16,
    pub(crate) choices: Vec<Decision>,
    pub(crate) dice: Vec<(String, String)>,
    #[serde(rename = "box")]
    pub(crate) called: Vec<String>,
    pub(crate) state: State,
}

/// One decision that somebody really had.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decision {
    pub(crate) seat: u8,
    pub(crate) kind: String,
    pub(crate) pick: Pick,
}

/// What was decided.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Pick {
    Yes(bool),
    Seat(u8),
    Name(String),
    Names(Vec<String>),
}

/// The open table.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) round: u16,
    pub(crate) first_player: u8,
    pub(crate) enemy: Option<String>,
    pub(crate) echoes: u8,
    pub(crate) available: Vec<String>,
    pub(crate) dungeon_left: u8,
    pub(crate) upgrades_left: u8,
    pub(crate) hunters: Vec<Person>,
    pub(crate) result: Option<Scores>,
}

/// One hunter.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Person {
    pub(crate) health: u8,
    pub(crate) collected: u16,
    pub(crate) banked: u16,
    pub(crate) tracks: [u8; 3],
    pub(crate) hand: Vec<String>,
    pub(crate) used: Vec<String>,
    pub(crate) played: Vec<String>,
    pub(crate) removed: Vec<String>,
    pub(crate) dead: bool,
    pub(crate) eliminated: bool,
}

/// The last line.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scores {
    pub(crate) scores: Vec<u16>,
    pub(crate) winners: Vec<u8>,
}

pub(crate) fn card_name(card: Card) -> String {
    card.name(Lang::En).to_owned()
}

pub(crate) fn enemy_name(enemy: Enemy) -> String {
    enemy.name(Lang::En).to_owned()
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<String> {
    let mut names: Vec<String> = cards.map(card_name).collect();
    names.sort();
    names
}

fn pile(cards: Cards) -> Vec<String> {
    sorted(cards.iter())
}

impl State {
    pub(crate) fn of(table: &Table) -> Self {
        Self {
            round: table.round(),
            first_player: table.first_player().0,
            enemy: table.enemy().map(enemy_name),
            echoes: table.echoes(),
            available: pile(table.available()),
            dungeon_left: table.dungeon_left(),
            upgrades_left: table.upgrades_left(),
            hunters: table.hunters().iter().map(Person::of).collect(),
            result: table.outcome().as_ref().map(Scores::of),
        }
    }
}

impl Person {
    fn of(hunter: &Hunter) -> Self {
        Self {
            health: hunter.health,
            collected: hunter.collected,
            banked: hunter.banked,
            tracks: hunter.tracks,
            hand: pile(hunter.hand),
            used: pile(hunter.used),
            played: hunter.played.into_iter().chain(hunter.transformed).map(card_name).collect(),
            removed: pile(hunter.removed),
            dead: hunter.life != Life::Living,
            eliminated: hunter.life == Life::Eliminated,
        }
    }
}

impl Scores {
    pub(crate) fn of(outcome: &Outcome) -> Self {
        Self {
            scores: outcome.scores.iter().copied().collect(),
            winners: outcome.winning_seats().map(|seat| seat.0).collect(),
        }
    }
}

fn trophy_word(trophy: Trophy) -> &'static str {
    match trophy {
        Trophy::Kin => "kin",
        Trophy::Humanoid => "humanoid",
        Trophy::Beast => "beast",
    }
}

fn pile_words(pile: Pile) -> &'static str {
    match pile {
        Pile::Hand => " in hand",
        Pile::Used => " used",
        Pile::InPlay => " in play",
    }
}

impl Decision {
    /// Beside what else the seat may choose: a card to remove is named with its pile only if another pile has it too.
    pub(crate) fn of(seat: Seat, choice: Choice, legal: &Legal) -> Self {
        let name = |card| Pick::Name(card_name(card));
        let names = |pair: Pair| Pick::Names(sorted(pair.iter()));
        let (kind, pick) = match choice {
            Choice::Play(card) => ("card", name(card)),
            Choice::Transform(card) => ("transform", name(card)),
            Choice::Hinder(target) => ("blunderbuss", Pick::Seat(target.0)),
            Choice::Recall(cards) => ("bone", names(cards)),
            Choice::Pay(pays) => ("evelyn", Pick::Yes(pays)),
            Choice::Trophy(trophy) => ("trophy", Pick::Name(trophy_word(trophy).to_owned())),
            Choice::Disarm(cards) => ("brainsucker", names(cards)),
            Choice::Upgrade(card) => ("upgrade", name(card)),
            Choice::Remove(pile, card) => {
                let alone =
                    legal.iter().filter(|other| matches!(other, Choice::Remove(_, same) if *same == card)).count() < 2;
                let place = if alone { "" } else { pile_words(pile) };
                ("remove", Pick::Name(format!("{}{place}", card_name(card))))
            }
        };
        Self { seat: seat.0, kind: kind.to_owned(), pick }
    }

    /// The choice it stands for among those that the seat has, if it stands for one.
    pub(crate) fn choice(&self, legal: &Legal) -> Option<Choice> {
        let pair = |names: &[String]| match names {
            [] => Some(Pair::NONE),
            [one] => Card::from_name(one).map(Pair::one),
            [one, two] => Some(Pair::two(Card::from_name(one)?, Card::from_name(two)?)),
            _ => None,
        };
        let trophy = |word: &str| Trophy::ALL.into_iter().find(|&trophy| trophy_word(trophy) == word);
        match (self.kind.as_str(), &self.pick) {
            ("card", Pick::Name(name)) => Card::from_name(name).map(Choice::Play),
            ("transform", Pick::Name(name)) => Card::from_name(name).map(Choice::Transform),
            ("blunderbuss", Pick::Seat(seat)) => Some(Choice::Hinder(Seat(*seat))),
            ("bone", Pick::Names(names)) => pair(names).map(Choice::Recall),
            ("evelyn", Pick::Yes(pays)) => Some(Choice::Pay(*pays)),
            ("trophy", Pick::Name(word)) => trophy(word).map(Choice::Trophy),
            ("brainsucker", Pick::Names(names)) => pair(names).map(Choice::Disarm),
            ("upgrade", Pick::Name(name)) => Card::from_name(name).map(Choice::Upgrade),
            ("remove", Pick::Name(_)) => legal.iter().find(|&choice| Self::of(Seat(self.seat), choice, legal) == *self),
            _ => None,
        }
    }
}
