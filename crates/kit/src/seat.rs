//! Chairs around the table and what belongs to each of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most chairs any table here has.
pub const MOST_SEATS: usize = 5;

/// A chair at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The chair's number, to index with.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next chair clockwise (to the left) at a table of `count`.
    #[must_use]
    pub fn left(self, count: usize) -> Self {
        Self(((self.index() + 1) % count.max(1)) as u8)
    }

    /// All chairs of a table of `count`, once around clockwise, this one first.
    pub fn around(self, count: usize) -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..count).map(move |step| Self(((self.index() + step) % count) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One value for each seat: an array that only a [`Seat`] indexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeat<T> {
    items: [T; MOST_SEATS],
    count: u8,
}

impl<T> BySeat<T> {
    /// A value for each of `count` seats.
    ///
    /// # Panics
    /// If there are more than [`MOST_SEATS`]: the caller checks what comes from outside.
    #[must_use]
    pub fn new(count: usize, make: impl FnMut(Seat) -> T) -> Self {
        assert!(count <= MOST_SEATS, "no table has {count} seats");
        let mut make = make;
        Self { items: std::array::from_fn(|seat| make(Seat(seat as u8))), count: count as u8 }
    }

    /// How many seats there are.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether nobody sits here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The values in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The values in seat order, to change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        let count = self.len();
        self.items[..count].iter_mut()
    }

    /// The seats, 0 first.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<T> {
        (0..self.count).map(Seat)
    }

    /// Seats and values, seat 0 first.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        self.seats().zip(self.iter())
    }

    /// The same table with each value changed into another.
    #[must_use]
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat { items: std::array::from_fn(|seat| change(Seat(seat as u8), &self.items[seat])), count: self.count }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_clockwise_and_round() {
        assert_eq!(Seat(0).left(3), Seat(1));
        assert_eq!(Seat(2).left(3), Seat(0));
        let order: Vec<u8> = Seat(3).around(4).map(|seat| seat.0).collect();
        assert_eq!(order, [3, 0, 1, 2]);
    }

    #[test]
    fn a_table_holds_one_value_for_each_seat() {
        let mut table = BySeat::new(3, |seat| seat.0 * 10);
        table[Seat(1)] += 1;
        assert_eq!(table.as_slice(), [0, 11, 20]);
        assert_eq!(table.map(|seat, value| value + seat.0).as_slice(), [0, 12, 22]);
        assert_eq!(table.entries().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn what_lies_beyond_the_last_seat_is_never_seen() {
        let table = BySeat::new(2, |_| 1);
        assert_eq!(table.iter().sum::<i32>(), 2);
        assert_eq!(table.len(), 2);
    }
}
