//! The seed of a dungeon, and the few words that carry it across a room.
//!
//! `ash-moth-17` is a seed: two words and a number, easy to read aloud and hard to mishear. Any other text is a seed too;
//! a number is that number. The same words deal the same game, here and for a friend.

use crate::hash::{Fnv, stir};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Everything that chance decides follows from this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(u32);

const NUMBER_BITS: u32 = 18;
const WORD_BITS: u32 = 7;
const WORDS: u32 = 1 << WORD_BITS;

/// An odd factor and its inverse modulo 2^32: neighbouring numbers get unlike words, and every code leads back.
const SPREAD: u32 = 0x9e37_79b1;
const GATHER: u32 = 0x0e8b_2f51;

impl Seed {
    /// The seed of this number.
    #[must_use]
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// A new seed from entropy, with a number short enough to say.
    #[must_use]
    pub fn fresh(entropy: u64) -> Self {
        let stirred = stir(entropy);
        let words = (stirred >> 32) as u32 % (WORDS * WORDS);
        let number = stirred as u32 % 99 + 1;
        Self((words << NUMBER_BITS | number).wrapping_mul(GATHER))
    }

    /// The seed that a person means by a text: a code, a number, or any words at all. Nothing means no seed.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let parts: Vec<String> = text
            .split(|c: char| c.is_whitespace() || "-_.,+".contains(c))
            .filter(|part| !part.is_empty())
            .map(str::to_lowercase)
            .collect();
        if parts.is_empty() {
            return None;
        }
        let code = from_code(&parts);
        let number = || if parts.len() == 1 { parts[0].parse().ok().map(Self) } else { None };
        code.or_else(number).or_else(|| {
            let hash = parts.iter().fold(Fnv::default(), |hash, part| hash.text(part)).finish();
            Some(Self(hash as u32))
        })
    }

    /// The number behind the words.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

fn from_code(parts: &[String]) -> Option<Seed> {
    let [first, second, number] = parts else { return None };
    let place = |list: &[&str], word: &str| list.iter().position(|known| *known == word).map(|place| place as u32);
    let words = place(&FIRST, first)? << WORD_BITS | place(&SECOND, second)?;
    let number: u32 = number.parse().ok().filter(|&number| number < 1 << NUMBER_BITS)?;
    Some(Seed((words << NUMBER_BITS | number).wrapping_mul(GATHER)))
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spread = self.0.wrapping_mul(SPREAD);
        let first = FIRST[(spread >> (NUMBER_BITS + WORD_BITS)) as usize];
        let second = SECOND[(spread >> NUMBER_BITS & (WORDS - 1)) as usize];
        write!(f, "{first}-{second}-{}", spread & ((1 << NUMBER_BITS) - 1))
    }
}

/// What it is like: never change the order, or old codes mean other dungeons.
#[rustfmt::skip]
const FIRST: [&str; WORDS as usize] = [
    "ash", "amber", "ancient", "arch", "autumn", "bitter", "black", "bleak", "blind", "blood", "blue", "bone", "brass", "brave", "bright", "broken",
    "bronze", "brown", "candle", "chalk", "cinder", "clay", "clever", "coal", "cold", "copper", "coral", "crimson", "crooked", "cruel", "dark", "dawn",
    "deep", "dim", "distant", "double", "drowned", "dry", "dull", "dusk", "dust", "early", "east", "ember", "empty", "fallen", "far", "fever",
    "final", "first", "flint", "frost", "gentle", "ghost", "gilded", "glass", "gold", "grand", "granite", "green", "grey", "grim", "hallowed", "hidden",
    "high", "hollow", "holy", "humble", "hungry", "iron", "ivory", "jade", "jagged", "keen", "kind", "last", "late", "lead", "lone", "lost",
    "low", "marble", "meek", "mellow", "midnight", "milk", "misty", "mute", "narrow", "noble", "north", "oaken", "old", "opal", "pale", "paper",
    "patient", "pearl", "plain", "proud", "quiet", "rapid", "raw", "red", "rough", "royal", "ruby", "rust", "sable", "salt", "scarlet", "secret",
    "sharp", "silent", "silver", "sleepy", "slow", "smoke", "sober", "solemn", "south", "stone", "tall", "twin", "velvet", "wary", "west", "winter",
];

/// What it is: the same holds here.
#[rustfmt::skip]
const SECOND: [&str; WORDS as usize] = [
    "moth", "abbey", "acorn", "altar", "anchor", "anvil", "apple", "arrow", "badger", "barge", "basin", "beacon", "bell", "birch", "bishop", "boar",
    "bottle", "bramble", "bridge", "cage", "castle", "cat", "cedar", "cellar", "chain", "chalice", "chapel", "choir", "cloak", "clock", "coffin", "comet",
    "cradle", "crane", "crow", "crown", "dagger", "door", "dove", "dragon", "drum", "eagle", "falcon", "feather", "fiddle", "finger", "flute", "forest",
    "fountain", "fox", "gallows", "garden", "gate", "goblet", "hammer", "harbour", "hare", "harp", "hawk", "hermit", "heron", "hound", "jackal", "jester",
    "kettle", "key", "king", "kite", "ladder", "lantern", "lark", "lion", "lizard", "lock", "magpie", "mantle", "maple", "mask", "mill", "mirror",
    "monk", "moon", "needle", "nettle", "night", "oracle", "orchard", "otter", "owl", "pilgrim", "pillar", "prince", "queen", "quill", "rabbit", "raven",
    "ribbon", "river", "robin", "rope", "rose", "saddle", "scholar", "serpent", "shadow", "shepherd", "ship", "sparrow", "spider", "spire", "stag", "star",
    "statue", "swan", "sword", "table", "temple", "thistle", "thorn", "throne", "tiger", "torch", "tower", "violin", "weaver", "widow", "willow", "wolf",
];

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_words_are_distinct_and_plain() {
        for list in [FIRST, SECOND] {
            assert_eq!(list.iter().collect::<BTreeSet<_>>().len(), WORDS as usize);
            assert!(list.iter().all(|word| word.chars().all(|c| c.is_ascii_lowercase())));
        }
        assert_eq!(SPREAD.wrapping_mul(GATHER), 1);
    }

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let seed = Seed::from_text("ash-moth-17").expect("a code");
        assert_eq!(seed.to_string(), "ash-moth-17");
        for typed in ["Ash Moth 17", " ASH-MOTH-17 ", "ash_moth_17", "ash, moth 017"] {
            assert_eq!(Seed::from_text(typed), Some(seed), "{typed}");
        }
    }

    #[test]
    fn numbers_and_any_words_are_seeds_and_nothing_is_not() {
        assert_eq!(Seed::from_text("1234"), Some(Seed::from_number(1234)));
        assert_eq!(Seed::from_text("Grandmother's house"), Seed::from_text("grandmother's  HOUSE"));
        assert_ne!(Seed::from_text("grandmother"), Seed::from_text("grandfather"));
        assert!(Seed::from_text("99999999999").is_some());
        assert!(Seed::from_text("ash-moth-999999").is_some());
        assert_eq!(Seed::from_text(" - "), None);
    }

    #[test]
    fn a_fresh_seed_is_short_to_say() {
        for entropy in 0..2_000 {
            let code = Seed::fresh(entropy).to_string();
            let number: u32 = code.rsplit('-').next().and_then(|n| n.parse().ok()).expect("ends in a number");
            assert!((1..=99).contains(&number), "{code}");
        }
    }

    proptest! {
        #[test]
        fn every_seed_leads_back_from_its_code(number: u32) {
            let seed = Seed::from_number(number);
            prop_assert_eq!(Seed::from_text(&seed.to_string()), Some(seed));
        }

        #[test]
        fn any_text_is_taken(text in ".{0,60}") {
            let _ = Seed::from_text(&text);
        }
    }
}
