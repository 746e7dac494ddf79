//! The three kinds of trophies and the tracks on which they count.

/// What an enemy is, and what killing it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trophy {
    /// Kin.
    Kin,
    /// Humanoids.
    Humanoid,
    /// Beasts.
    Beast,
}

/// The number under each space of a track; off the track is 0 (C10.01).
pub const TRACK: [u8; 6] = [0, 1, 2, 3, 5, 8];

/// The last space of a track.
pub(crate) const LAST_SPACE: u8 = TRACK.len() as u8 - 1;

impl Trophy {
    /// All three, in the order of the tracks.
    pub const ALL: [Self; 3] = [Self::Kin, Self::Humanoid, Self::Beast];

    /// The track's place.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of trophy types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trophies(u8);

impl Trophies {
    /// The set of these.
    #[must_use]
    pub const fn of(types: &[Trophy]) -> Self {
        let mut set = 0;
        let mut at = 0;
        while at < types.len() {
            set |= 1 << types[at] as u8;
            at += 1;
        }
        Self(set)
    }

    /// Whether it holds this type.
    #[must_use]
    pub const fn contains(self, trophy: Trophy) -> bool {
        self.0 >> trophy as u8 & 1 == 1
    }

    /// How many types it holds.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its types in the order of the tracks.
    pub fn iter(self) -> impl Iterator<Item = Trophy> {
        Trophy::ALL.into_iter().filter(move |&trophy| self.contains(trophy))
    }

    pub(crate) const fn mask(self) -> u8 {
        self.0
    }
}
