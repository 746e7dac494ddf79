//! Attack modifier decks: drawing, rolling cards, advantage and disadvantage (H1.03, H10.09, H10.10, H12.04, H19.01).

use crate::condition::{Condition, Conditions};
use crate::element::Element;
use kit::{Sort, Stream};

/// What a modifier card does to the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    /// Adds this.
    Plus(i8),
    /// No damage.
    Null,
    /// Twice the damage.
    Double,
}

/// What else a modifier card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Twist {
    /// Nothing.
    None,
    /// A condition for the target.
    Inflict(Condition),
    /// Pushes the target.
    Push(u8),
    /// Pulls the target.
    Pull(u8),
    /// Ignores so much shield.
    Pierce(u8),
    /// Creates an element.
    Create(Element),
    /// One more target.
    AddTarget,
    /// A heal for the attacker.
    HealSelf(u8),
    /// A shield for the attacker until the end of the round.
    ShieldSelf(u8),
    /// The attacker becomes invisible.
    Vanish,
}

/// Where a modifier card comes from, which decides where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// The standard deck and the perks: goes to the discards.
    Deck,
    /// A bless or a curse: leaves when drawn (H12.04).
    Passing,
    /// Added for one scenario.
    Scenario,
}

/// One modifier card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Modifier {
    /// The number.
    pub worth: Worth,
    /// Whether it is a rolling one.
    pub rolling: bool,
    /// What else it does.
    pub twist: Twist,
    /// Where it comes from.
    pub source: Source,
}

impl Modifier {
    /// A plain number.
    #[must_use]
    pub const fn plus(number: i8) -> Self {
        Self { worth: Worth::Plus(number), rolling: false, twist: Twist::None, source: Source::Deck }
    }

    /// A number and an effect.
    #[must_use]
    pub const fn with(number: i8, twist: Twist) -> Self {
        Self { twist, ..Self::plus(number) }
    }

    /// A rolling card.
    #[must_use]
    pub const fn rolling(number: i8, twist: Twist) -> Self {
        Self { rolling: true, ..Self::with(number, twist) }
    }

    /// The standard null.
    pub const NULL: Self = Self { worth: Worth::Null, ..Self::plus(0) };
    /// The standard double.
    pub const DOUBLE: Self = Self { worth: Worth::Double, ..Self::plus(0) };
    /// A curse.
    pub const CURSE: Self = Self { source: Source::Passing, ..Self::NULL };
    /// A bless.
    pub const BLESS: Self = Self { source: Source::Passing, ..Self::DOUBLE };
    /// A -1 that an item or a scenario adds.
    pub const HANDICAP: Self = Self { source: Source::Scenario, ..Self::plus(-1) };

    /// What it makes of an attack.
    fn applied_to(self, value: i16, rules: DrawRules) -> i16 {
        let value = match self.worth {
            Worth::Plus(number) => value + i16::from(number),
            Worth::Null if rules.less_luck => value - 2,
            Worth::Double if rules.helmet => value,
            Worth::Double if rules.less_luck => value + 2,
            Worth::Null => 0,
            Worth::Double => value * 2,
        };
        value.max(0)
    }
}

/// What changes how cards count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrawRules {
    /// Double and bless count +2, null and curse -2 (H19.01).
    pub less_luck: bool,
    /// The target's helmet turns a double into +0.
    pub helmet: bool,
}

/// With or against the odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Odds {
    /// One card.
    #[default]
    Even,
    /// Two, the better counts.
    Advantage,
    /// Two, the worse counts.
    Disadvantage,
}

impl Odds {
    /// Both cancel out, and neither stacks (H10.09).
    #[must_use]
    pub const fn of(advantage: bool, disadvantage: bool) -> Self {
        match (advantage, disadvantage) {
            (true, false) => Self::Advantage,
            (false, true) => Self::Disadvantage,
            _ => Self::Even,
        }
    }
}

/// The most cards that one attack draws.
pub(crate) const MOST_DRAWN: usize = 12;

/// The cards drawn for one attack, and which of them count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    cards: [Option<Modifier>; MOST_DRAWN],
    /// One bit for each that counts.
    counting: u16,
    /// Whether the deck ran out and was shuffled for it.
    shuffled: bool,
}

impl Draw {
    /// These cards, if no further one has to be drawn (H10.09, H10.10).
    pub(crate) fn settle(cards: &[Modifier], odds: Odds, value: i16, rules: DrawRules) -> Option<Self> {
        let last = cards.last()?;
        let ends = !last.rolling || cards.len() >= MOST_DRAWN;
        let (all, only_last) = ((1_u16 << cards.len()) - 1, 1_u16 << (cards.len() - 1));
        let counting = match (odds, cards) {
            (Odds::Even, _) => ends.then_some(all),
            (_, [_]) => None,
            (Odds::Advantage, [first, second]) if !first.rolling && !second.rolling => {
                Some(if better(*first, *second, value, rules) { 0b01 } else { 0b10 })
            }
            (Odds::Advantage, [first, second]) if first.rolling != second.rolling => Some(all),
            (Odds::Advantage, _) => ends.then_some(all),
            (_, [first, second]) if !first.rolling && !second.rolling => {
                Some(if worse(*first, *second, value, rules) { 0b01 } else { 0b10 })
            }
            (_, [first, second]) if first.rolling != second.rolling => Some(if first.rolling { 0b10 } else { 0b01 }),
            (Odds::Disadvantage, _) => ends.then_some(only_last),
        }?;
        Some(Self { cards: std::array::from_fn(|at| cards.get(at).copied()), counting, shuffled: false })
    }

    /// Whether the deck ran out in the middle of it and was shuffled (H6.07).
    #[must_use]
    pub const fn shuffled(&self) -> bool {
        self.shuffled
    }

    /// All cards in the order drawn, and whether each counts.
    pub fn drawn(&self) -> impl Iterator<Item = (Modifier, bool)> + '_ {
        let counting = self.counting;
        self.cards.iter().flatten().enumerate().map(move |(at, &card)| (card, counting >> at & 1 == 1))
    }

    /// The cards that count: rolling ones, then the last.
    pub fn cards(&self) -> impl Iterator<Item = Modifier> + '_ {
        let counting = move |rolling: bool| {
            self.drawn().filter(move |&(card, counts)| counts && card.rolling == rolling).map(|one| one.0)
        };
        counting(true).chain(counting(false))
    }

    /// What they make of an attack. Of the orders that the attacker may choose from, numbers before factors (H10.03).
    #[must_use]
    pub fn value(&self, value: i16, rules: DrawRules) -> i16 {
        let number = |card: &Modifier| matches!(card.worth, Worth::Plus(_));
        let summed: i16 = self
            .cards()
            .filter(number)
            .map(|card| if let Worth::Plus(number) = card.worth { i16::from(number) } else { 0 })
            .sum();
        let value = (value + summed).max(0);
        self.cards().filter(|card| !number(card)).fold(value, |value, card| card.applied_to(value, rules))
    }
}

/// A deck of modifier cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModifierDeck {
    /// The next one last.
    pile: Vec<Modifier>,
    discards: Vec<Modifier>,
    shuffle_due: bool,
}

impl ModifierDeck {
    /// The standard deck of 20 (H1.03).
    #[must_use]
    pub fn standard() -> Vec<Modifier> {
        let counts = [(6, 0), (5, 1), (5, -1), (1, 2), (1, -2)];
        let mut cards: Vec<Modifier> =
            counts.into_iter().flat_map(|(count, number)| vec![Modifier::plus(number); count]).collect();
        cards.extend([Modifier::NULL, Modifier::DOUBLE]);
        cards
    }

    /// A shuffled deck.
    #[must_use]
    pub fn shuffled(mut cards: Vec<Modifier>, stream: &mut Stream) -> Self {
        stream.shuffle(&mut cards);
        Self { pile: cards, discards: Vec::new(), shuffle_due: false }
    }

    /// A deck in a known order, the first on top.
    #[must_use]
    pub fn stacked(cards: &[Modifier]) -> Self {
        Self { pile: cards.iter().rev().copied().collect(), discards: Vec::new(), shuffle_due: false }
    }

    /// How many cards there are, drawn ones too.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pile.len() + self.discards.len()
    }

    /// Whether there is no card at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many cards there are without blesses and curses, drawn ones too.
    #[must_use]
    pub fn lasting(&self) -> usize {
        let all = self.pile.iter().chain(&self.discards);
        all.filter(|card| card.source != Source::Passing).count()
    }

    /// How many are left to draw.
    #[must_use]
    pub fn left(&self) -> usize {
        self.pile.len()
    }

    /// The cards already drawn, which lie open.
    #[must_use]
    pub fn discards(&self) -> &[Modifier] {
        &self.discards
    }

    /// The cards still to be drawn. Which there are is public, their order is not (H21.13).
    pub(crate) fn pile(&self) -> &[Modifier] {
        &self.pile
    }

    /// Conditions that cards of this deck inflict.
    #[must_use]
    pub fn conditions(&self) -> Conditions {
        let all = self.pile.iter().chain(&self.discards);
        all.fold(Conditions::NONE, |all, card| match card.twist {
            Twist::Inflict(condition) => all.and(Conditions::of(&[condition])),
            _ => all,
        })
    }

    /// How many of this card are waiting to be drawn.
    #[must_use]
    pub fn count(&self, card: Modifier) -> usize {
        self.pile.iter().filter(|&&one| one == card).count()
    }

    /// Shuffles a card into the cards still to be drawn (H12.04).
    pub fn add(&mut self, card: Modifier, stream: &mut Stream) {
        self.pile.push(card);
        stream.shuffle(&mut self.pile);
    }

    /// Changes the order of the cards still to be drawn, and nothing else.
    pub(crate) fn mix(&mut self, stream: &mut Stream) {
        self.pile.arrange();
        stream.shuffle(&mut self.pile);
    }

    /// Nothing but +0 is left to draw: for a game that is only imagined.
    pub(crate) fn level(&mut self) {
        self.pile.fill(Modifier::plus(0));
        self.discards.fill(Modifier::plus(0));
    }

    fn next(&mut self, stream: &mut Stream) -> Modifier {
        if self.pile.is_empty() {
            self.gather(stream);
        }
        let card = self.pile.pop().unwrap_or(Modifier::plus(0));
        if card.source != Source::Passing {
            self.shuffle_due |= !matches!(card.worth, Worth::Plus(_));
            self.discards.push(card);
        }
        card
    }

    fn gather(&mut self, stream: &mut Stream) {
        self.pile.append(&mut self.discards);
        stream.shuffle(&mut self.pile);
    }

    /// A round ends: the deck is shuffled if a standard null or double was drawn, also if it was refilled since (H6.07).
    ///
    /// Says whether it was.
    pub fn end_round(&mut self, stream: &mut Stream) -> bool {
        let due = std::mem::take(&mut self.shuffle_due);
        if due {
            self.gather(stream);
        }
        due
    }

    /// Whether it will be shuffled when the round ends: a standard null or double was drawn.
    #[must_use]
    pub const fn shuffle_due(&self) -> bool {
        self.shuffle_due
    }

    /// Draws for one attack of this value.
    pub fn draw(&mut self, odds: Odds, value: i16, rules: DrawRules, stream: &mut Stream) -> Draw {
        let mut drawn = [Modifier::plus(0); MOST_DRAWN];
        let (mut count, mut shuffled) = (0, false);
        loop {
            shuffled |= self.pile.is_empty();
            drawn[count] = self.next(stream);
            count += 1;
            if let Some(draw) = Draw::settle(&drawn[..count], odds, value, rules) {
                return Draw { shuffled, ..draw };
            }
        }
    }
}

/// The order of two cards, if it is clear: an effect is worth something, but nobody knows what.
fn compare(one: Modifier, other: Modifier, value: i16, rules: DrawRules) -> Option<std::cmp::Ordering> {
    let numbers = one.applied_to(value, rules).cmp(&other.applied_to(value, rules));
    let effects = (one.twist != Twist::None).cmp(&(other.twist != Twist::None));
    let both = one.twist != Twist::None && other.twist != Twist::None && one.twist != other.twist;
    match (numbers, effects) {
        _ if both => None,
        (numbers, effects) if numbers == effects => Some(numbers),
        (numbers, std::cmp::Ordering::Equal) => Some(numbers),
        (std::cmp::Ordering::Equal, effects) => Some(effects),
        _ => None,
    }
}

/// Whether the first of two cards counts with advantage.
fn better(first: Modifier, second: Modifier, value: i16, rules: DrawRules) -> bool {
    compare(first, second, value, rules) != Some(std::cmp::Ordering::Less)
}

/// Whether the first of two cards counts with disadvantage.
fn worse(first: Modifier, second: Modifier, value: i16, rules: DrawRules) -> bool {
    compare(first, second, value, rules) != Some(std::cmp::Ordering::Greater)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Seed;

    const STUN: Modifier = Modifier::with(0, Twist::Inflict(Condition::Stun));
    const ROLL_1: Modifier = Modifier::rolling(1, Twist::None);
    const ROLL_STUN: Modifier = Modifier::rolling(0, Twist::Inflict(Condition::Stun));

    fn draw(cards: &[Modifier], odds: Odds) -> Vec<Modifier> {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        let mut deck = ModifierDeck::stacked(cards);
        let drawn = deck.draw(odds, 3, DrawRules::default(), &mut stream).cards().collect();
        assert_eq!(deck.left(), 0, "a scripted deck is used up");
        drawn
    }

    fn plus(number: i8) -> Modifier {
        Modifier::plus(number)
    }

    /// A plain draw of these, the last of which does not roll.
    fn all(cards: &[Modifier]) -> Draw {
        Draw::settle(cards, Odds::Even, 3, DrawRules::default()).expect("no further card")
    }

    #[test]
    fn h1_03_the_standard_deck_has_twenty_cards() {
        let deck = ModifierDeck::standard();
        let count = |card: Modifier| deck.iter().filter(|&&one| one == card).count();
        assert_eq!(deck.len(), 20);
        assert_eq!([0, 1, -1, 2, -2].map(|number| count(plus(number))), [6, 5, 5, 1, 1]);
        assert_eq!((count(Modifier::NULL), count(Modifier::DOUBLE)), (1, 1));
    }

    #[test]
    fn h10_09_the_three_pictures_of_advantage() {
        assert_eq!(draw(&[plus(-1), plus(1)], Odds::Advantage), [plus(1)], "the better of two");
        assert_eq!(draw(&[plus(-1), ROLL_1], Odds::Advantage), [ROLL_1, plus(-1)], "a rolling one adds to the other");
        let two_rolling = [ROLL_1, ROLL_STUN, plus(0)];
        assert_eq!(draw(&two_rolling, Odds::Advantage), two_rolling, "two rolling: draw on, add all");
    }

    #[test]
    fn h10_09_the_three_pictures_of_disadvantage() {
        assert_eq!(draw(&[plus(-1), plus(1)], Odds::Disadvantage), [plus(-1)], "the worse of two");
        assert_eq!(draw(&[ROLL_1, plus(1)], Odds::Disadvantage), [plus(1)], "a rolling one is ignored");
        assert_eq!(draw(&[ROLL_1, ROLL_STUN, plus(2)], Odds::Disadvantage), [plus(2)], "two rolling: only the last");
    }

    #[test]
    fn h10_09_where_it_is_unclear_the_first_drawn_counts() {
        for odds in [Odds::Advantage, Odds::Disadvantage] {
            assert_eq!(draw(&[STUN, plus(1)], odds), [STUN]);
            assert_eq!(draw(&[plus(1), STUN], odds), [plus(1)]);
        }
        assert_eq!(draw(&[plus(0), STUN], Odds::Advantage), [STUN], "the same number and an effect is better");
        assert_eq!(draw(&[STUN, plus(0)], Odds::Disadvantage), [plus(0)]);
        assert_eq!(draw(&[plus(-1), STUN], Odds::Advantage), [STUN]);
    }

    #[test]
    fn h10_09_one_more_or_less_is_enough_to_be_better() {
        for (odds, counts) in [(Odds::Advantage, plus(0)), (Odds::Disadvantage, plus(-1))] {
            assert_eq!(draw(&[plus(-1), plus(0)], odds), [counts]);
            assert_eq!(draw(&[plus(0), plus(-1)], odds), [counts]);
        }
        assert_eq!(draw(&[plus(1), ROLL_1], Odds::Disadvantage), [plus(1)], "a rolling one is ignored, drawn last too");
    }

    #[test]
    fn h10_10_nothing_but_rolling_cards_comes_to_an_end() {
        let rolling = [ROLL_1; MOST_DRAWN];
        assert_eq!(draw(&rolling, Odds::Even), rolling);
        assert_eq!(draw(&rolling, Odds::Advantage), rolling);
        assert_eq!(draw(&rolling, Odds::Disadvantage), [ROLL_1]);
    }

    #[test]
    fn h10_09_both_cancel_out() {
        assert_eq!(Odds::of(true, true), Odds::Even);
        assert_eq!(Odds::of(true, false), Odds::Advantage);
        assert_eq!(Odds::of(false, true), Odds::Disadvantage);
    }

    #[test]
    fn h10_10_rolling_cards_are_drawn_on_and_all_added() {
        let cards = [ROLL_1, ROLL_1, plus(-2)];
        assert_eq!(draw(&cards, Odds::Even), cards);
        assert_eq!(all(&cards).value(3, DrawRules::default()), 3);
    }

    #[test]
    fn h10_04_a_null_deals_nothing_and_a_double_doubles() {
        let value = |cards: &[Modifier]| all(cards).value(3, DrawRules::default());
        assert_eq!(value(&[Modifier::NULL]), 0);
        assert_eq!(value(&[ROLL_1, Modifier::NULL]), 0);
        assert_eq!(value(&[Modifier::DOUBLE]), 6);
        assert_eq!(value(&[ROLL_1, Modifier::DOUBLE]), 8, "numbers before factors");
        assert_eq!(all(&[plus(-2)]).value(1, DrawRules::default()), 0, "never below 0");
        assert_eq!(value(&[Modifier::HANDICAP]), 2, "what some items add is a -1 (H3.05)");
    }

    #[test]
    fn h19_01_less_luck_makes_factors_into_numbers() {
        let rules = DrawRules { less_luck: true, helmet: false };
        let value = |card| all(&[card]).value(3, rules);
        assert_eq!([Modifier::DOUBLE, Modifier::BLESS].map(value), [5, 5]);
        assert_eq!([Modifier::NULL, Modifier::CURSE].map(value), [1, 1]);
        assert_eq!(all(&[Modifier::NULL]).value(6, rules), 4);
    }

    #[test]
    fn h12_04_bless_and_curse_leave_the_deck_when_drawn() {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        let mut deck = ModifierDeck::stacked(&[Modifier::CURSE, plus(1)]);
        deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
        assert_eq!((deck.len(), deck.discards().len()), (1, 0));
        assert!(!deck.shuffle_due, "only a standard null or double shuffles");
    }

    #[test]
    fn h6_07_a_standard_null_or_double_shuffles_the_deck_at_the_end_of_the_round() {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        for (card, left) in [(Modifier::NULL, 2), (Modifier::DOUBLE, 2), (plus(1), 1)] {
            let mut deck = ModifierDeck::stacked(&[card, plus(0)]);
            deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
            deck.end_round(&mut stream);
            assert_eq!(deck.left(), left);
        }
    }

    #[test]
    fn h6_07_a_deck_that_ran_out_since_is_shuffled_all_the_same() {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        let mut cards = vec![Modifier::NULL];
        cards.extend([plus(0); 9]);
        let refilled = (0..50).map(|_| {
            let mut deck = ModifierDeck::stacked(&cards);
            for _ in 0..11 {
                deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
            }
            deck
        });
        // The null is not the card that was drawn after the refill.
        let mut deck = refilled.into_iter().find(|deck| deck.discards == [plus(0)]).expect("mostly");
        deck.end_round(&mut stream);
        assert_eq!(deck.left(), 10);
        deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
        deck.shuffle_due = false;
        deck.end_round(&mut stream);
        assert_eq!(deck.left(), 9, "once");
    }

    #[test]
    fn h6_07_two_cards_that_shuffle_the_deck_shuffle_it_once() {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        let mut deck = ModifierDeck::stacked(&[Modifier::NULL, Modifier::DOUBLE, plus(0)]);
        for _ in 0..2 {
            deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
            assert!(deck.shuffle_due());
        }
        assert!(deck.end_round(&mut stream) && !deck.shuffle_due());
        assert!(!deck.end_round(&mut stream), "nothing was drawn since");
    }

    #[test]
    fn h6_07_a_deck_that_ran_out_twice_in_one_attack_was_shuffled() {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        let mut deck = ModifierDeck::stacked(&[plus(0)]);
        assert!(!deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream).shuffled());
        assert!(deck.draw(Odds::Advantage, 3, DrawRules::default(), &mut stream).shuffled());
    }

    #[test]
    fn h12_04_drawn_cards_belong_to_the_deck_and_blesses_and_curses_only_while_they_are_in_it() {
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        let mut deck = ModifierDeck::stacked(&[plus(1), plus(0), Modifier::CURSE, Modifier::BLESS, Modifier::HANDICAP]);
        deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
        assert_eq!((deck.len(), deck.lasting(), deck.left()), (5, 3, 4));
        deck.draw(Odds::Advantage, 3, DrawRules::default(), &mut stream);
        assert_eq!((deck.len(), deck.lasting(), deck.left()), (4, 3, 2), "the curse is gone");
    }

    #[test]
    fn h21_13_a_mixed_deck_tells_nothing_about_its_order_and_a_level_one_nothing_at_all() {
        let cards = [plus(2), plus(-1), Modifier::NULL, plus(0), plus(1), Modifier::DOUBLE];
        let mut backward = cards;
        backward.reverse();
        let [one, other] = [cards, backward].map(|cards| {
            let mut deck = ModifierDeck::stacked(&cards);
            deck.mix(&mut Stream::new(Seed::from_number(1), "modifiers"));
            deck
        });
        assert_eq!(one, other);
        let sorted = |mut pile: Vec<Modifier>| {
            pile.sort_unstable();
            pile
        };
        assert_eq!(sorted(one.pile().to_vec()), sorted(cards.to_vec()));
        let mut deck = ModifierDeck::stacked(&cards);
        let mut stream = Stream::new(Seed::from_number(1), "modifiers");
        deck.draw(Odds::Even, 3, DrawRules::default(), &mut stream);
        deck.level();
        assert_eq!((deck.pile(), deck.discards()), (&[plus(0); 5][..], &[plus(0)][..]));
    }
}
