//! Putting things in order, compiled once.
//!
//! The standard library's sorting is compiled anew for each kind of thing and each key, about 4,000 bytes each time. In a
//! browser, where lists are short and bytes are counted, only comparing and exchanging two things is. The order is the same.

use std::cmp::Ordering;

/// What can be put in order. What compares as equal stays in the order it had.
pub trait Sort<T> {
    /// By a comparison.
    fn arrange_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// By a key.
    fn arrange_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.arrange_by(|one, other| key(one).cmp(&key(other)));
    }

    /// From the least to the greatest.
    fn arrange(&mut self)
    where
        T: Ord,
    {
        self.arrange_by(T::cmp);
    }
}

impl<T> Sort<T> for [T] {
    fn arrange_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering) {
        if cfg!(target_family = "wasm") { arrange_small(self, compare) } else { self.sort_by(compare) }
    }
}

fn arrange_small<T>(things: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let order = order_of(things.len(), &mut |one, other| compare(&things[one], &things[other]).is_gt());
    exchange(&order, &mut |one, other| things.swap(one, other));
}

/// The places of so many things, in their order.
fn order_of(count: usize, is_after: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut order = Vec::with_capacity(count);
    for place in 0..count {
        let to = order.partition_point(|&earlier| !is_after(earlier, place));
        order.insert(to, place);
    }
    order
}

/// Brings each thing to its place by exchanging two at a time.
fn exchange(order: &[usize], swap: &mut dyn FnMut(usize, usize)) {
    for (to, &from) in order.iter().enumerate() {
        let mut now = from;
        // What was here earlier has been exchanged with what came here.
        while now < to {
            now = order[now];
        }
        swap(to, now);
    }
}

#[cfg(test)]
mod tests {
    use super::arrange_small;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_small_way_gives_the_order_of_the_standard_library(keys in prop::collection::vec(0..9_u8, 0..60)) {
            let mut things: Vec<(u8, usize)> = keys.into_iter().zip(0..).collect();
            let mut expected = things.clone();
            expected.sort_by_key(|thing| thing.0);
            arrange_small(&mut things, |one, other| one.0.cmp(&other.0));
            prop_assert_eq!(things, expected);
        }
    }
}
