//! One small hash for names, checksums and seeds typed as text. It guards against accidents, not against attackers.

/// FNV-1a, 64 bits, fed piece by piece.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds bytes.
    #[must_use]
    pub fn bytes(mut self, bytes: &[u8]) -> Self {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        self
    }

    /// Adds a text and its length, so that neighbouring texts cannot run together.
    #[must_use]
    pub fn text(self, text: &str) -> Self {
        self.bytes(text.as_bytes()).number(text.len() as u64)
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, number: u64) -> Self {
        self.bytes(&number.to_le_bytes())
    }

    /// The hash so far, stirred so that every bit of it depends on every bit that went in.
    #[must_use]
    pub fn finish(self) -> u64 {
        stir(self.0)
    }
}

/// The finaliser of SplitMix64: a bijection in which each input bit reaches each output bit.
#[must_use]
pub fn stir(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_do_not_run_together() {
        let split = |a: &str, b: &str| Fnv::default().text(a).text(b).finish();
        assert_ne!(split("ab", "c"), split("a", "bc"));
    }

    #[test]
    fn every_single_bit_flip_changes_the_hash() {
        let text = b"collected and banked".to_vec();
        let whole = Fnv::default().bytes(&text).finish();
        for bit in 0..text.len() * 8 {
            let mut flipped = text.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(Fnv::default().bytes(&flipped).finish(), whole, "bit {bit}");
        }
    }
}
