//! What a seat can decide, what it may decide now, and why not.

use crate::cards::Card;
use crate::hunter::Hunter;
use crate::pile::Cards;
use crate::trophies::Trophy;
use kit::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// At most two cards, as a set in which order does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(Option<Card>, Option<Card>);

impl Pair {
    /// No card.
    pub const NONE: Self = Self(None, None);

    /// One card.
    #[must_use]
    pub const fn one(card: Card) -> Self {
        Self(Some(card), None)
    }

    /// Two cards, perhaps alike.
    #[must_use]
    pub fn two(a: Card, b: Card) -> Self {
        Self(Some(a.min(b)), Some(a.max(b)))
    }

    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.0.into_iter().chain(self.1)
    }

    /// How many cards.
    #[must_use]
    pub fn len(self) -> usize {
        usize::from(self.0.is_some()) + usize::from(self.1.is_some())
    }

    /// Whether it holds no card.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_none()
    }

    /// Whether it can be taken from a pile.
    fn is_in(self, pile: Cards) -> bool {
        let mut pile = pile;
        self.iter().all(|card| pile.take(card))
    }
}

/// Where a card of a hunter's lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pile {
    /// In hand.
    Hand,
    /// Among the used cards.
    Used,
    /// Played this round.
    InPlay,
}

impl Pile {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Used, Self::InPlay];
}

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub enum Choice {
    /// Step 1: the card of the round, in secret (C2.01).
    Play(Card),
    /// Step 2: the weapon brought in with Transform, in secret (C3.01).
    Transform(Card),
    /// Whose melee weapon the Blunderbuss hinders.
    Hinder(Seat),
    /// Which used cards the Old Hunter Bone takes back.
    Recall(Pair),
    /// Whether Evelyn's echo is paid.
    Pay(bool),
    /// The Stake Driver's second trophy.
    Trophy(Trophy),
    /// The weapons lost to a Brainsucker.
    Disarm(Pair),
    /// The available upgrade taken (C7.03).
    Upgrade(Card),
    /// The eighth card, and where it lies: copies in two piles are two cards (C7.06, C18.29).
    Remove(Pile, Card),
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Which card to play.
    Card,
    /// Which weapon to bring in.
    Transform,
    /// Whom to hinder.
    Hinder,
    /// What to take back.
    Recall,
    /// Whether to pay.
    Pay,
    /// Which second trophy.
    Trophy,
    /// Which weapons to give up.
    Disarm,
    /// Which upgrade to take.
    Upgrade,
    /// Which card to remove.
    Remove,
}

impl Question {
    /// Whether answers are held back until all are in.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::Card | Self::Transform)
    }
}

/// The choices that a seat has now: sorted, without repetition, without a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legal {
    question: Question,
    cards: Cards,
    /// Used and in play, where it matters in which pile a card lies; `cards` are those in hand then.
    elsewhere: [Cards; 2],
    mask: u8,
}

impl Legal {
    pub(crate) const NOTHING: Self = Self::of_cards(Question::Card, Cards::EMPTY);

    #[inline]
    pub(crate) const fn of_cards(question: Question, cards: Cards) -> Self {
        Self { question, cards, elsewhere: [Cards::EMPTY; 2], mask: 0 }
    }

    /// Every card of a hunter's but the Dream, pile by pile (C7.06).
    #[inline]
    pub(crate) fn of_removable(hunter: &Hunter) -> Self {
        let removable = |cards: Cards| cards.without(Card::HuntersDream);
        Self {
            question: Question::Remove,
            cards: removable(hunter.hand),
            elsewhere: [removable(hunter.used), removable(hunter.in_play())],
            mask: 0,
        }
    }

    #[inline]
    pub(crate) const fn of_mask(question: Question, mask: u8) -> Self {
        Self { question, cards: Cards::EMPTY, elsewhere: [Cards::EMPTY; 2], mask }
    }

    /// What may be removed from a pile.
    #[inline]
    const fn pile(&self, pile: Pile) -> Cards {
        match pile {
            Pile::Hand => self.cards,
            Pile::Used => self.elsewhere[0],
            Pile::InPlay => self.elsewhere[1],
        }
    }

    /// How many choices there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        match self.question {
            Question::Card | Question::Transform | Question::Upgrade => self.cards.kinds(),
            // After a Dream everything is in hand.
            Question::Remove if self.elsewhere.iter().all(|pile| pile.is_empty()) => self.cards.kinds(),
            Question::Remove => Pile::ALL.into_iter().map(|pile| self.pile(pile).kinds()).sum(),
            Question::Hinder | Question::Pay | Question::Trophy => self.mask.count_ones(),
            Question::Recall => 1 + self.cards.kinds() + self.twos(),
            Question::Disarm if self.cards.len() >= 2 => self.twos(),
            Question::Disarm => 1,
        }
    }

    /// Different pairs of cards.
    fn twos(&self) -> u32 {
        let kinds = self.cards.kinds();
        kinds * kinds.saturating_sub(1) / 2 + self.cards.doubles()
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The choice at this place of the sorted list.
    ///
    /// # Panics
    /// If the list is shorter.
    #[inline]
    #[must_use]
    pub fn nth(&self, place: u32) -> Choice {
        match self.question {
            Question::Card | Question::Transform | Question::Upgrade => {
                let card = self.cards.nth_kind(place).expect("the list is not that long");
                match self.question {
                    Question::Card => Choice::Play(card),
                    Question::Transform => Choice::Transform(card),
                    _ => Choice::Upgrade(card),
                }
            }
            Question::Remove => {
                let (pile, card) = self.nth_removable(place).expect("the list is not that long");
                Choice::Remove(pile, card)
            }
            _ => self.rare().nth(place as usize).expect("the list is not that long"),
        }
    }

    /// The removable card at this place: those in hand, then the used ones, then those in play.
    #[inline]
    pub(crate) fn nth_removable(&self, place: u32) -> Option<(Pile, Card)> {
        let mut place = place;
        for pile in Pile::ALL {
            let cards = self.pile(pile);
            if place < cards.kinds() {
                return cards.nth_kind(place).map(|card| (pile, card));
            }
            place -= cards.kinds();
        }
        None
    }

    /// The choices in order.
    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        (0..self.len()).map(|place| self.nth(place))
    }

    /// Whether a choice is among them.
    #[must_use]
    pub fn contains(&self, choice: Choice) -> bool {
        match (self.question, choice) {
            (Question::Card, Choice::Play(card))
            | (Question::Transform, Choice::Transform(card))
            | (Question::Upgrade, Choice::Upgrade(card)) => self.cards.contains(card),
            (Question::Remove, Choice::Remove(pile, card)) => self.pile(pile).contains(card),
            (Question::Hinder, Choice::Hinder(seat)) => seat.0 < 8 && self.mask >> seat.0 & 1 == 1,
            (Question::Trophy, Choice::Trophy(trophy)) => self.mask >> trophy as u8 & 1 == 1,
            (Question::Pay, Choice::Pay(_)) => true,
            (Question::Recall, Choice::Recall(pair)) => pair.is_in(self.cards),
            (Question::Disarm, Choice::Disarm(pair)) => {
                pair.len() as u32 == self.cards.len().min(2) && pair.is_in(self.cards)
            }
            _ => false,
        }
    }

    /// The lists that are not simply cards.
    fn rare(&self) -> impl Iterator<Item = Choice> + '_ {
        let seats = (0..8).filter(|&seat| self.question == Question::Hinder && self.mask >> seat & 1 == 1);
        let trophies = Trophy::ALL.into_iter().filter(|&trophy| self.contains(Choice::Trophy(trophy)));
        let pays = [false, true].into_iter().filter(|_| self.question == Question::Pay);
        let recalls = self.pairs().filter(|_| self.question == Question::Recall).map(Choice::Recall);
        let disarms = self.pairs().map(Choice::Disarm).filter(|&choice| self.contains(choice));
        let seats = seats.map(|seat| Choice::Hinder(Seat(seat)));
        seats.chain(recalls).chain(pays.map(Choice::Pay)).chain(trophies.map(Choice::Trophy)).chain(disarms)
    }

    /// Every pair that can be taken from the pile: none, one, two.
    fn pairs(&self) -> impl Iterator<Item = Pair> + '_ {
        let cards = self.cards;
        let with = move |first: Card| {
            let seconds =
                cards.iter_kinds().filter(move |&second| second > first || second == first && cards.count(first) > 1);
            std::iter::once(Pair::one(first)).chain(seconds.map(move |second| Pair::two(first, second)))
        };
        std::iter::once(Pair::NONE).chain(cards.iter_kinds().flat_map(with))
    }
}

/// Why a choice is not taken. The hunt stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The hunt is over.
    Over,
    /// This seat is not asked, or has picked already.
    NotAsked(Seat),
    /// The choice is not among the legal ones.
    NotLegal(Seat, Choice),
    /// The set-up of the journal cannot be dealt.
    Setup(crate::setup::SetupError),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the hunt is over"),
            Self::NotAsked(seat) => write!(f, "{seat} has nothing to decide now"),
            Self::NotLegal(seat, choice) => write!(f, "{seat} may not choose {choice:?} now"),
            Self::Setup(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for Refusal {}

const CARDS: u16 = Card::COUNT as u16;
/// Places in a pair's number: each card, and no card.
const PAIR_BASE: u16 = CARDS + 1;
/// Room for what is chosen, beneath the kind of choice.
const KIND_BASE: u16 = 1_000;

impl From<Choice> for u16 {
    /// The number under which a journal keeps it: never renumber.
    fn from(choice: Choice) -> Self {
        let place = |card: Option<Card>| card.map_or(0, |card| card as Self + 1);
        let pair = |pair: Pair| place(pair.0) * PAIR_BASE + place(pair.1);
        let (kind, what) = match choice {
            Choice::Play(card) => (0, card as Self),
            Choice::Transform(card) => (1, card as Self),
            Choice::Hinder(seat) => (2, Self::from(seat.0)),
            Choice::Recall(cards) => (3, pair(cards)),
            Choice::Pay(pays) => (4, Self::from(pays)),
            Choice::Trophy(trophy) => (5, trophy as Self),
            Choice::Disarm(cards) => (6, pair(cards)),
            Choice::Upgrade(card) => (7, card as Self),
            Choice::Remove(pile, card) => (8, pile as Self * CARDS + card as Self),
        };
        kind * KIND_BASE + what
    }
}

impl TryFrom<u16> for Choice {
    type Error = String;

    fn try_from(number: u16) -> Result<Self, String> {
        let what = number % KIND_BASE;
        let card = || Card::from_index(usize::from(what));
        let place = |place: u16| match place {
            0 => Some(None),
            place => Card::from_index(usize::from(place) - 1).map(Some),
        };
        let pair = || {
            let pair = Pair(place(what / PAIR_BASE)?, place(what % PAIR_BASE)?);
            let in_order = pair.1.is_none() || (pair.0.is_some() && pair.0 <= pair.1);
            in_order.then_some(pair)
        };
        let choice = match number / KIND_BASE {
            0 => card().map(Self::Play),
            1 => card().map(Self::Transform),
            2 => u8::try_from(what).ok().map(|seat| Self::Hinder(Seat(seat))),
            3 => pair().map(Self::Recall),
            4 => (what < 2).then_some(Self::Pay(what == 1)),
            5 => Trophy::ALL.get(usize::from(what)).copied().map(Self::Trophy),
            6 => pair().map(Self::Disarm),
            7 => card().map(Self::Upgrade),
            8 => {
                let pile = Pile::ALL.get(usize::from(what / CARDS)).copied();
                pile.zip(Card::from_index(usize::from(what % CARDS))).map(|(pile, card)| Self::Remove(pile, card))
            }
            _ => None,
        };
        choice.ok_or_else(|| format!("{number} is no choice"))
    }
}
