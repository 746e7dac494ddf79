//! Share codes: a handful of numbers as a short text that survives links, chats and handwriting.
//!
//! Numbers are packed bit by bit, closed with a checksum, and written in the 64 characters that every address may carry.
//! A reader trusts nothing: a wrong character, a cut end, a flipped bit or a number out of range is an error, never a panic.

use crate::hash::Fnv;
use std::fmt;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CHECK_BITS: u32 = 16;
/// Longer texts are refused unread.
pub const MOST_CHARACTERS: usize = 4_096;

/// Why a code cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// There is nothing in it.
    Empty,
    /// It is longer than any code of ours.
    TooLong,
    /// It has a character that no code has.
    Character(char),
    /// It is cut short, or its checksum does not fit.
    Damaged,
    /// It carries a number that means nothing.
    OutOfRange,
    /// It was written by a version that this one does not know.
    Version(u32),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the code is empty"),
            Self::TooLong => write!(f, "the code is too long"),
            Self::Character(found) => write!(f, "no code contains {found:?}"),
            Self::Damaged => write!(f, "the code is damaged or incomplete"),
            Self::OutOfRange => write!(f, "the code holds a number that means nothing"),
            Self::Version(version) => write!(f, "the code is of version {version}, which is not known here"),
        }
    }
}

impl std::error::Error for CodeError {}

/// How many bits a number below `bound` takes.
fn width(bound: u32) -> u32 {
    u32::BITS - bound.saturating_sub(1).leading_zeros()
}

/// Packs numbers into a code.
#[derive(Clone, Debug, Default)]
pub struct CodeWriter {
    bits: Vec<bool>,
}

impl CodeWriter {
    /// A code with nothing in it.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the lowest `count` bits of a number.
    pub fn bits(&mut self, number: u32, count: u32) {
        for bit in (0..count.min(u32::BITS)).rev() {
            self.bits.push(number >> bit & 1 == 1);
        }
    }

    /// Adds a number from 0 to `bound` - 1, in as few bits as that takes: none where there is only one.
    ///
    /// # Panics
    /// In debug builds, if the number is not below its bound.
    pub fn below(&mut self, number: u32, bound: u32) {
        debug_assert!(number < bound, "{number} is not below {bound}");
        self.bits(number, width(bound));
    }

    /// Adds any number; small ones take little room.
    pub fn number(&mut self, mut number: u32) {
        while number >= 8 {
            self.bits(8 | number & 7, 4);
            number >>= 3;
        }
        self.bits(number, 4);
    }

    /// Closes the code with its checksum.
    #[must_use]
    pub fn finish(mut self) -> String {
        let check = checksum(&self.bits);
        self.bits(check, CHECK_BITS);
        let letter = |six: &[bool]| {
            let value = (0..6).fold(0, |value, bit| value << 1 | usize::from(six.get(bit).is_some_and(|&b| b)));
            char::from(ALPHABET[value])
        };
        self.bits.chunks(6).map(letter).collect()
    }
}

fn checksum(bits: &[bool]) -> u32 {
    let bytes: Vec<u8> = bits.iter().map(|&bit| u8::from(bit)).collect();
    (Fnv::default().bytes(&bytes).number(bits.len() as u64).finish() >> 48) as u32
}

/// Reads the numbers of a code back, in the order in which they were written.
#[derive(Clone, Debug)]
pub struct CodeReader {
    bits: Vec<bool>,
    at: usize,
}

impl CodeReader {
    /// Takes a text apart. Whether it is whole is known only at [`finish`](Self::finish), since only the reader knows where
    /// the numbers end.
    ///
    /// # Errors
    /// If it is empty, too long or has a character that no code has.
    pub fn open(text: &str) -> Result<Self, CodeError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(CodeError::Empty);
        }
        if text.len() > MOST_CHARACTERS {
            return Err(CodeError::TooLong);
        }
        let mut bits = Vec::with_capacity(text.len() * 6);
        for letter in text.chars() {
            let value = ALPHABET.iter().position(|&known| char::from(known) == letter);
            let value = value.ok_or(CodeError::Character(letter))?;
            bits.extend((0..6).rev().map(|bit| value >> bit & 1 == 1));
        }
        Ok(Self { bits, at: 0 })
    }

    /// Reads `count` bits.
    ///
    /// # Errors
    /// If the code ends before.
    pub fn bits(&mut self, count: u32) -> Result<u32, CodeError> {
        let end = self.at + count.min(u32::BITS) as usize;
        let bits = self.bits.get(self.at..end).ok_or(CodeError::Damaged)?;
        self.at = end;
        Ok(bits.iter().fold(0, |number, &bit| number << 1 | u32::from(bit)))
    }

    /// Reads a number from 0 to `bound` - 1.
    ///
    /// # Errors
    /// If the code ends before, or the number is not below its bound.
    pub fn below(&mut self, bound: u32) -> Result<u32, CodeError> {
        let number = self.bits(width(bound))?;
        if number < bound { Ok(number) } else { Err(CodeError::OutOfRange) }
    }

    /// Reads any number.
    ///
    /// # Errors
    /// If the code ends before, or the number does not fit or was not written in the shortest way.
    pub fn number(&mut self) -> Result<u32, CodeError> {
        let mut number: u32 = 0;
        for shift in (0..u32::BITS).step_by(3) {
            let part = self.bits(4)?;
            let value = part & 7;
            if value << shift >> shift != value || (shift > 0 && part == 0) {
                return Err(CodeError::OutOfRange);
            }
            number |= value << shift;
            if part & 8 == 0 {
                return Ok(number);
            }
        }
        Err(CodeError::OutOfRange)
    }

    /// Checks that everything was read and that the checksum fits.
    ///
    /// # Errors
    /// If the code is damaged or goes on.
    pub fn finish(mut self) -> Result<(), CodeError> {
        let payload = self.at;
        let found = self.bits(CHECK_BITS)?;
        let padding = &self.bits[self.at..];
        let whole = padding.len() < 6 && padding.iter().all(|&bit| !bit);
        if whole && found == checksum(&self.bits[..payload]) { Ok(()) } else { Err(CodeError::Damaged) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample() -> String {
        let mut code = CodeWriter::new();
        code.below(3, 5);
        code.number(1_234_567);
        code.bits(0xdead_beef, 32);
        code.finish()
    }

    fn read_sample(text: &str) -> Result<(u32, u32, u32), CodeError> {
        let mut code = CodeReader::open(text)?;
        let numbers = (code.below(5)?, code.number()?, code.bits(32)?);
        code.finish()?;
        Ok(numbers)
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(read_sample(&sample()), Ok((3, 1_234_567, 0xdead_beef)));
    }

    #[test]
    fn a_choice_among_one_takes_no_room() {
        assert_eq!([1, 2, 3, 7, 8, 9].map(width), [0, 1, 2, 3, 3, 4]);
        assert_eq!(width(u32::MAX), 32);
    }

    #[test]
    fn every_truncation_and_every_flipped_bit_is_noticed() {
        let whole = sample();
        for end in 0..whole.len() {
            assert!(read_sample(&whole[..end]).is_err(), "cut at {end}");
        }
        for at in 0..whole.len() {
            for bit in 0..7 {
                let mut bytes = whole.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                let flipped = String::from_utf8(bytes).expect("seven bits are always text");
                assert!(read_sample(&flipped).is_err(), "{flipped}");
            }
        }
        assert!(read_sample(&format!("{whole}A")).is_err());
    }

    #[test]
    fn bad_texts_are_refused_with_a_reason() {
        assert_eq!(read_sample("  "), Err(CodeError::Empty));
        assert_eq!(read_sample("AB<script>"), Err(CodeError::Character('<')));
        assert_eq!(read_sample(&"A".repeat(MOST_CHARACTERS + 1)), Err(CodeError::TooLong));
        assert_eq!(read_sample("________________"), Err(CodeError::OutOfRange));
    }

    proptest! {
        #[test]
        fn numbers_come_back(numbers in prop::collection::vec((any::<u32>(), 1..u32::MAX), 0..40)) {
            let mut code = CodeWriter::new();
            for &(number, bound) in &numbers {
                code.number(number);
                code.below(number % bound, bound);
            }
            let mut code = CodeReader::open(&code.finish()).expect("our own letters");
            for &(number, bound) in &numbers {
                prop_assert_eq!(code.number(), Ok(number));
                prop_assert_eq!(code.below(bound), Ok(number % bound));
            }
            prop_assert_eq!(code.finish(), Ok(()));
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".{0,80}") {
            let _ = read_sample(&text);
        }
    }
}
