//! A pile of cards, face down, drawn from the top.

use crate::stream::Stream;

/// At most `N` cards in order. It lives in place, so that a search can copy a whole game without touching the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck<T, const N: usize> {
    /// Bottom first; `None` above the top.
    cards: [Option<T>; N],
    count: u8,
}

impl<T: Copy, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self { cards: [None; N], count: 0 }
    }
}

impl<T: Copy, const N: usize> Deck<T, N> {
    /// The cards as they lie, the first on top.
    ///
    /// # Panics
    /// If there are more than `N`.
    #[must_use]
    pub fn from_top(cards: &[T]) -> Self {
        assert!(cards.len() <= N && N <= 255, "{} cards in a deck of {N}", cards.len());
        let mut deck = Self::default();
        for &card in cards.iter().rev() {
            deck.put_on_top(card);
        }
        deck
    }

    /// The cards in random order.
    ///
    /// # Panics
    /// If there are more than `N`.
    #[must_use]
    pub fn shuffled(cards: &[T], stream: &mut Stream) -> Self {
        let mut deck = Self::from_top(cards);
        deck.shuffle(stream);
        deck
    }

    /// Puts what is left in random order.
    pub fn shuffle(&mut self, stream: &mut Stream) {
        let count = self.len();
        stream.shuffle(&mut self.cards[..count]);
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        let top = self.len().checked_sub(1)?;
        self.count -= 1;
        self.cards[top].take()
    }

    /// Lays a card on top.
    ///
    /// # Panics
    /// If the deck is full.
    #[inline]
    pub fn put_on_top(&mut self, card: T) {
        self.cards[self.len()] = Some(card);
        self.count += 1;
    }

    /// Takes out the card at this place, counted from the top.
    pub fn take(&mut self, place: usize) -> Option<T> {
        let index = self.len().checked_sub(place + 1)?;
        let count = self.len();
        self.cards[index..count].rotate_left(1);
        self.draw()
    }

    /// How many cards are left.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The cards from the top down.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.cards[..self.len()].iter().rev().filter_map(|card| *card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    #[test]
    fn the_first_is_on_top() {
        let mut deck: Deck<char, 4> = Deck::from_top(&['a', 'b', 'c']);
        assert_eq!(deck.draw(), Some('a'));
        deck.put_on_top('x');
        assert_eq!(deck.iter().collect::<String>(), "xbc");
        assert_eq!(deck.len(), 3);
    }

    #[test]
    fn a_card_can_be_taken_from_the_middle() {
        let mut deck: Deck<char, 4> = Deck::from_top(&['a', 'b', 'c', 'd']);
        assert_eq!(deck.take(1), Some('b'));
        assert_eq!(deck.iter().collect::<String>(), "acd");
        assert_eq!(deck.take(3), None);
        assert_eq!(deck.take(2), Some('d'));
        assert_eq!(deck.iter().collect::<String>(), "ac");
    }

    #[test]
    fn an_empty_deck_gives_nothing() {
        let mut deck: Deck<u8, 2> = Deck::default();
        assert!(deck.is_empty());
        assert_eq!(deck.draw(), None);
        assert_eq!(deck.take(0), None);
    }

    #[test]
    fn decks_with_the_same_cards_are_equal_whatever_was_drawn_before() {
        let mut drawn: Deck<u8, 3> = Deck::from_top(&[9, 1, 2]);
        drawn.draw();
        assert_eq!(drawn, Deck::from_top(&[1, 2]));
    }

    #[test]
    fn shuffling_keeps_the_cards() {
        let cards: Vec<u8> = (0..32).collect();
        let mut stream = Stream::new(Seed::from_number(5), "deck");
        let deck: Deck<u8, 32> = Deck::shuffled(&cards, &mut stream);
        let mut seen: Vec<u8> = deck.iter().collect();
        assert_ne!(seen, cards);
        seen.sort_unstable();
        assert_eq!(seen, cards);
    }
}
