//! What differs between two drawings. Nothing here touches the page.

use crate::describe::{Attribute, Identity};

/// For each new piece the place of the old one that becomes it, if there is one.
pub(crate) fn matched(old: &[Identity], new: &[Identity]) -> Vec<Option<usize>> {
    let mut free = vec![true; old.len()];
    // Everything before this place is taken: where nothing has moved, the next one is the one that is looked for.
    let mut first = 0;
    new.iter()
        .map(|identity| {
            let place = (first..old.len()).find(|&place| free[place] && old[place] == *identity)?;
            free[place] = false;
            while free.get(first) == Some(&false) {
                first += 1;
            }
            Some(place)
        })
        .collect()
}

/// Whether what stays is in the order that it had.
pub(crate) fn in_order(places: &[Option<usize>]) -> bool {
    places.iter().flatten().is_sorted()
}

/// Which of the new pieces can stay where they are while the others are put around them: as many as possible, and in any case
/// the one that is held.
pub(crate) fn unmoved(places: &[Option<usize>], held: Option<usize>) -> Vec<bool> {
    let agrees = |number: usize| held.is_none_or(|held| number.cmp(&held) == places[number].cmp(&places[held]));
    // The longest rising row of places. For each length the number of the piece with which a row of it ends lowest, and for
    // each piece the one before it in its row.
    let mut ends: Vec<usize> = Vec::new();
    let mut before = vec![None; places.len()];
    for number in (0..places.len()).filter(|&number| places[number].is_some() && agrees(number)) {
        let length = ends.partition_point(|&end| places[end] < places[number]);
        before[number] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = number,
            None => ends.push(number),
        }
    }
    let mut unmoved = vec![false; places.len()];
    let mut next = ends.last().copied();
    while let Some(number) = next {
        unmoved[number] = true;
        next = before[number];
    }
    unmoved
}

/// What to do about the attributes: those that are gone, without a value, then those that are new or changed.
pub(crate) fn changes<'a>(
    old: &'a [Attribute],
    new: &'a [Attribute],
) -> impl Iterator<Item = (&'static str, Option<&'a str>)> {
    let gone = old.iter().filter(|(name, _)| !new.iter().any(|(other, _)| other == name));
    let changed = new.iter().filter(|one| !old.contains(one));
    gone.map(|(name, _)| (*name, None)).chain(changed.map(|(name, value)| (*name, Some(&**value))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::borrow::Cow;

    fn cards(keys: &[u32]) -> Vec<Identity> {
        keys.iter().map(|&key| Identity::Tag { name: "li", class: "card", key }).collect()
    }

    #[test]
    fn a_piece_becomes_the_next_one_of_its_identity_and_no_other() {
        assert_eq!(matched(&cards(&[1, 2, 3]), &cards(&[2, 3])), [Some(1), Some(2)]);
        assert_eq!(matched(&cards(&[1, 2]), &cards(&[3, 1])), [None, Some(0)]);
        assert_eq!(matched(&cards(&[0, 0]), &cards(&[0, 0, 0])), [Some(0), Some(1), None]);
        assert_eq!(matched(&cards(&[1]), &[Identity::Text]), [None]);
    }

    #[test]
    fn what_comes_and_goes_changes_no_order() {
        assert!(in_order(&[]));
        assert!(in_order(&[None, Some(1), None, Some(4)]));
        assert!(!in_order(&[Some(4), None, Some(1)]));
    }

    #[test]
    fn one_that_is_put_elsewhere_is_the_only_one_that_moves() {
        let last_to_front = [Some(3), Some(0), Some(1), Some(2)];
        assert_eq!(unmoved(&last_to_front, None), [false, true, true, true]);
        let first_to_end = [Some(1), Some(2), Some(3), Some(0)];
        assert_eq!(unmoved(&first_to_end, None), [true, true, true, false]);
        assert_eq!(unmoved(&[Some(1), None, Some(2)], None), [true, false, true]);
    }

    #[test]
    fn the_one_that_is_held_stays_and_the_others_go_around_it() {
        let last_to_front = [Some(3), Some(0), Some(1), Some(2)];
        assert_eq!(unmoved(&last_to_front, Some(0)), [true, false, false, false]);
        assert_eq!(unmoved(&[Some(1), Some(0)], Some(0)), [true, false]);
        assert_eq!(unmoved(&[Some(1), Some(0)], Some(1)), [false, true]);
    }

    /// All orders of up to so many old pieces, any of which may be a new one instead.
    fn orders(length: usize) -> Vec<Vec<Option<usize>>> {
        let Some(shorter) = length.checked_sub(1) else { return vec![vec![]] };
        let with = |order: &Vec<Option<usize>>, place| {
            let free = move |old: &usize| !order.contains(&Some(*old));
            let mut longer: Vec<_> = (0..place).filter(free).map(|old| [&order[..], &[Some(old)]].concat()).collect();
            longer.push([&order[..], &[None]].concat());
            longer
        };
        orders(shorter).iter().flat_map(|order| with(order, 6)).collect()
    }

    /// The most that can stay, found by trying every choice of pieces that includes the held one.
    fn most(places: &[Option<usize>], held: Option<usize>) -> usize {
        let chosen = |choice: u32| (0..places.len()).filter(move |number| choice >> number & 1 == 1);
        let stays = |choice: &u32| {
            let kept: Vec<_> = chosen(*choice).map(|number| places[number]).collect();
            kept.iter().all(Option::is_some)
                && kept.is_sorted()
                && held.is_none_or(|held| chosen(*choice).any(|number| number == held))
        };
        (0..1 << places.len()).filter(stays).map(u32::count_ones).max().unwrap_or(0) as usize
    }

    #[test]
    fn as_many_as_can_stay_do_in_every_order() {
        for places in (0..=5).flat_map(orders) {
            let kept = (0..places.len()).filter(|&number| places[number].is_some());
            for held in kept.map(Some).chain([None]) {
                let unmoved = unmoved(&places, held);
                let stay: Vec<_> =
                    places.iter().zip(&unmoved).filter(|(_, stays)| **stays).map(|(at, _)| *at).collect();
                assert!(stay.iter().all(Option::is_some) && stay.is_sorted(), "{places:?} {held:?}");
                assert!(held.is_none_or(|held| unmoved[held]), "{places:?} {held:?}");
                assert_eq!(stay.len(), most(&places, held), "{places:?} {held:?}");
            }
        }
    }

    fn attributes(all: &[(&'static str, &'static str)]) -> Vec<Attribute> {
        all.iter().map(|&(name, value)| (name, Cow::Borrowed(value))).collect()
    }

    #[test]
    fn attributes_go_come_and_change_and_are_else_left_alone() {
        let old = attributes(&[("id", "a"), ("title", "b"), ("--depth", "1")]);
        let new = attributes(&[("title", "c"), ("id", "a"), ("href", "d")]);
        let expected = [("--depth", None), ("title", Some("c")), ("href", Some("d"))];
        assert_eq!(changes(&old, &new).collect::<Vec<_>>(), expected);
        assert_eq!(changes(&old, &old).count(), 0);
    }
}
