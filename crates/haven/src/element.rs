//! The six elements and how strong each of them is (H1.04, H13).

use serde::{Deserialize, Serialize};

/// An element, in the order in which monsters choose when any will do (H13.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Element {
    /// Fire.
    Fire,
    /// Ice.
    Ice,
    /// Air.
    Air,
    /// Earth.
    Earth,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Element {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Fire, Self::Ice, Self::Air, Self::Earth, Self::Light, Self::Dark];
}

/// How strong an element is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// Not there.
    #[default]
    Inert,
    /// There until the end of the round.
    Waning,
    /// There until the end of the next round.
    Strong,
}

/// The board of elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elements {
    strengths: [Strength; 6],
    rising: [bool; 6],
}

impl Elements {
    /// How strong one is.
    #[must_use]
    pub fn strength(&self, element: Element) -> Strength {
        self.strengths[element as usize]
    }

    /// Whether it can be consumed now: what was created this turn cannot (H13.02).
    #[must_use]
    pub fn available(&self, element: Element) -> bool {
        self.strength(element) != Strength::Inert
    }

    /// Those that can be consumed for this: one element, or any.
    pub fn offered(&self, wanted: Option<Element>) -> impl Iterator<Item = Element> + use<> {
        let board = *self;
        Element::ALL.into_iter().filter(move |&one| board.available(one) && wanted.is_none_or(|wanted| wanted == one))
    }

    /// Uses an element up.
    pub fn consume(&mut self, element: Element) {
        self.strengths[element as usize] = Strength::Inert;
    }

    /// Creates an element; it is there once the turn has ended (H13.01).
    pub fn create(&mut self, element: Element) {
        self.rising[element as usize] = true;
    }

    /// A turn ends: what was created in it becomes strong.
    pub fn settle(&mut self) {
        for (strength, rising) in self.strengths.iter_mut().zip(&mut self.rising) {
            if std::mem::take(rising) {
                *strength = Strength::Strong;
            }
        }
    }

    /// A round ends: strong ones wane, waning ones are gone (H6.07).
    pub fn wane(&mut self) {
        for strength in &mut self.strengths {
            *strength = match strength {
                Strength::Strong => Strength::Waning,
                _ => Strength::Inert,
            };
        }
    }

    /// Everything inert at once.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h13_01_created_elements_are_strong_when_the_turn_ends_and_wane_with_the_rounds() {
        let mut board = Elements::default();
        board.create(Element::Ice);
        assert!(!board.available(Element::Ice), "not in the turn in which it was created (H13.02)");
        board.settle();
        assert_eq!(board.strength(Element::Ice), Strength::Strong);
        board.wane();
        assert_eq!(board.strength(Element::Ice), Strength::Waning);
        board.wane();
        assert_eq!(board.strength(Element::Ice), Strength::Inert);
    }

    #[test]
    fn h1_04_all_start_inert_and_h13_03_any_takes_the_first_of_the_order() {
        let mut board = Elements::default();
        assert_eq!(board.offered(None).count(), 0);
        board.create(Element::Dark);
        board.create(Element::Air);
        board.settle();
        assert_eq!(board.offered(None).next(), Some(Element::Air));
        assert_eq!(board.offered(Some(Element::Dark)).collect::<Vec<_>>(), [Element::Dark]);
        board.consume(Element::Air);
        assert_eq!(board.offered(None).next(), Some(Element::Dark));
    }
}
