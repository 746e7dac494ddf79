//! Exact chances: fractions that are never rounded, and what a modifier deck makes of an attack.
//!
//! What is left in a deck is public, its order is not (H21.13): every order is equally likely, and so the chances follow
//! from the counts alone.

use crate::modifier::{Draw, DrawRules, Modifier, ModifierDeck, Odds, Source, Twist};
use kit::Sort;

/// A fraction from 0 upward, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

const fn common_divisor(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

impl Fraction {
    /// Nothing, never.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// One, always.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// So many out of so many; nothing out of nothing is nothing.
    #[must_use]
    pub const fn new(numerator: u128, denominator: u128) -> Self {
        if denominator == 0 || numerator == 0 {
            return Self::ZERO;
        }
        let divisor = common_divisor(numerator, denominator);
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// What is above the line.
    #[must_use]
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// What is below the line; never 0.
    #[must_use]
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let divisor = common_divisor(self.denominator, other.denominator);
        let (more, less) = (other.denominator / divisor, self.denominator / divisor);
        let sum = || {
            let denominator = self.denominator.checked_mul(more)?;
            let numerator = self.numerator.checked_mul(more)?.checked_add(other.numerator.checked_mul(less)?)?;
            Some(Self::new(numerator, denominator))
        };
        sum().unwrap_or_else(|| self.coarser().plus(other.coarser()))
    }

    /// The one of the other.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        let (one, two) = (
            common_divisor(self.numerator, other.denominator).max(1),
            common_divisor(other.numerator, self.denominator).max(1),
        );
        let product = || {
            let numerator = (self.numerator / one).checked_mul(other.numerator / two)?;
            let denominator = (self.denominator / two).checked_mul(other.denominator / one)?;
            Some(Self::new(numerator, denominator))
        };
        product().unwrap_or_else(|| self.coarser().times(other.coarser()))
    }

    /// Half as many digits. No deck of this game needs it; it keeps the sum of any two from failing.
    fn coarser(self) -> Self {
        let excess = 128 - self.denominator.leading_zeros().min(127);
        let shift = excess.saturating_sub(48);
        Self::new(self.numerator >> shift, (self.denominator >> shift).max(1))
    }

    /// What is missing to one.
    #[must_use]
    pub fn rest(self) -> Self {
        Self::new(self.denominator.saturating_sub(self.numerator), self.denominator)
    }

    /// In hundredths, to the nearest; what can happen is never 0, what need not is never 100.
    #[must_use]
    pub fn percent(self) -> u8 {
        let (numerator, denominator) = (self.numerator, self.denominator);
        match (numerator == 0, numerator >= denominator) {
            (true, _) => 0,
            (_, true) => 100,
            _ => {
                let hundredths = (numerator.saturating_mul(100).saturating_add(denominator / 2)) / denominator;
                (hundredths as u8).clamp(1, 99)
            }
        }
    }
}

/// How likely each number is, the lowest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    chances: Vec<(i16, Fraction)>,
}

impl Spread {
    /// Each number that can be, the lowest first, and how likely it is.
    #[must_use]
    pub fn chances(&self) -> &[(i16, Fraction)] {
        &self.chances
    }

    /// How likely it is that the number is at least this.
    #[must_use]
    pub fn at_least(&self, least: i16) -> Fraction {
        let enough = self.chances.iter().filter(|one| one.0 >= least);
        enough.fold(Fraction::ZERO, |sum, one| sum.plus(one.1))
    }

    /// The number on average; what is below 0 counts as 0.
    #[must_use]
    pub fn mean(&self) -> Fraction {
        let weighed = self.chances.iter().map(|&(number, chance)| {
            let number = u128::from(number.max(0).unsigned_abs());
            chance.times(Fraction::new(number, 1))
        });
        weighed.fold(Fraction::ZERO, Fraction::plus)
    }

    fn add(&mut self, number: i16, chance: Fraction) {
        match self.chances.binary_search_by_key(&number, |one| one.0) {
            Ok(at) => self.chances[at].1 = self.chances[at].1.plus(chance),
            Err(at) => self.chances.insert(at, (number, chance)),
        }
    }
}

/// Cards, each kind once with its count.
type Counts = Vec<(Modifier, u32)>;

/// A card without what the damage does not depend on, so that fewer cases are left. Of a rolling card only number and pierce
/// count; what else another card does decides which of two is better (H10.09).
fn plain(card: Modifier) -> Modifier {
    let keep = !card.rolling || matches!(card.twist, Twist::Pierce(_));
    let source = if card.source == Source::Passing { Source::Passing } else { Source::Deck };
    Modifier { twist: if keep { card.twist } else { Twist::None }, source, ..card }
}

fn count(cards: &[Modifier]) -> Counts {
    let mut cards: Vec<Modifier> = cards.iter().copied().map(plain).collect();
    cards.arrange();
    cards.chunk_by(|one, other| one == other).map(|same| (same[0], same.len() as u32)).collect()
}

fn put(counts: &mut Counts, card: Modifier) {
    match counts.iter_mut().find(|one| one.0 == card) {
        Some(one) => one.1 += 1,
        None => counts.push((card, 1)),
    }
}

/// The draws that can be, one card after the other.
struct Cases<'a, F> {
    odds: Odds,
    value: i16,
    rules: DrawRules,
    /// What an attack of this value with this much more pierce comes to.
    damage: F,
    drawn: Vec<Modifier>,
    spread: &'a mut Spread,
}

impl<F: Fn(i16, u8) -> i16> Cases<'_, F> {
    fn visit(&mut self, pile: &Counts, discards: &Counts, chance: Fraction) {
        if pile.is_empty() {
            // The deck is refilled at once (H6.07). One without any card at all would be all +0.
            let nothing = vec![(Modifier::plus(0), 1)];
            return self.visit(if discards.is_empty() { &nothing } else { discards }, &Counts::new(), chance);
        }
        let left: u32 = pile.iter().map(|one| one.1).sum();
        for (at, &(card, many)) in pile.iter().enumerate() {
            let chance = chance.times(Fraction::new(u128::from(many), u128::from(left)));
            self.drawn.push(card);
            match Draw::settle(&self.drawn, self.odds, self.value, self.rules) {
                Some(draw) => {
                    let pierce = draw.cards().map(|card| if let Twist::Pierce(by) = card.twist { by } else { 0 }).sum();
                    self.spread.add((self.damage)(draw.value(self.value, self.rules), pierce), chance);
                }
                None => {
                    let (mut pile, mut discards) = (pile.clone(), discards.clone());
                    match pile[at].1 {
                        1 => drop(pile.remove(at)),
                        _ => pile[at].1 -= 1,
                    }
                    if card.source != Source::Passing {
                        put(&mut discards, card);
                    }
                    self.visit(&pile, &discards, chance);
                }
            }
            self.drawn.pop();
        }
    }
}

impl ModifierDeck {
    /// How likely each outcome of an attack is: `damage` says what a value and so much more pierce come to.
    pub(crate) fn spread(&self, odds: Odds, value: i16, rules: DrawRules, damage: impl Fn(i16, u8) -> i16) -> Spread {
        let mut spread = Spread::default();
        let mut cases = Cases { odds, value, rules, damage, drawn: Vec::new(), spread: &mut spread };
        cases.visit(&count(self.pile()), &count(self.discards()), Fraction::ONE);
        spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(cards: &[Modifier], odds: Odds) -> Vec<(i16, u128, u128)> {
        let deck = ModifierDeck::stacked(cards);
        let spread = deck.spread(odds, 3, DrawRules::default(), |value, _| value);
        assert_eq!(spread.at_least(0), Fraction::ONE);
        spread.chances().iter().map(|(number, chance)| (*number, chance.numerator, chance.denominator)).collect()
    }

    #[test]
    fn one_card_of_the_standard_deck() {
        let found = spread(&ModifierDeck::standard(), Odds::Even);
        assert_eq!(found, [(0, 1, 20), (1, 1, 20), (2, 1, 4), (3, 3, 10), (4, 1, 4), (5, 1, 20), (6, 1, 20)]);
    }

    #[test]
    fn the_better_and_the_worse_of_two() {
        let three = [0, 1, 2].map(Modifier::plus);
        assert_eq!(spread(&three, Odds::Advantage), [(4, 1, 3), (5, 2, 3)]);
        assert_eq!(spread(&three, Odds::Disadvantage), [(3, 2, 3), (4, 1, 3)]);
    }

    #[test]
    fn rolling_cards_are_drawn_on_and_the_deck_is_refilled_when_it_runs_out() {
        let rolls = Modifier::rolling(1, Twist::None);
        assert_eq!(spread(&[rolls, Modifier::plus(0)], Odds::Even), [(3, 1, 2), (4, 1, 2)]);
        // With two cards left nothing else can be drawn than both of them.
        assert_eq!(spread(&[rolls, Modifier::plus(0)], Odds::Advantage), [(4, 1, 1)]);
        // One card: it comes twice.
        assert_eq!(spread(&[Modifier::plus(2)], Odds::Disadvantage), [(5, 1, 1)]);
    }

    #[test]
    fn fractions_are_exact_and_their_hundredths_never_say_never() {
        let third = Fraction::new(2, 6);
        assert_eq!((third.numerator(), third.denominator(), third.percent()), (1, 3, 33));
        assert_eq!(third.plus(third).plus(third), Fraction::ONE);
        assert_eq!(third.rest(), Fraction::new(2, 3));
        assert_eq!((Fraction::new(1, 5_000).percent(), Fraction::new(4_999, 5_000).percent()), (1, 99));
        assert_eq!((Fraction::ZERO.percent(), Fraction::ONE.percent()), (0, 100));
        let tiny = Fraction::new(1, u128::MAX - 1);
        assert!(tiny.plus(Fraction::new(1, u128::MAX - 2)).denominator() > 0, "nothing fails");
        assert!(tiny.times(tiny).denominator() > 0);
    }

    #[test]
    fn the_mean_of_a_plain_attack_of_three() {
        let deck = ModifierDeck::stacked(&ModifierDeck::standard());
        let mean = deck.spread(Odds::Even, 3, DrawRules::default(), |value, _| value).mean();
        assert_eq!(mean, Fraction::new(3, 1));
    }
}
