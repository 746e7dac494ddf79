//! The engines as bare WebAssembly, without bindings: what they compute in a browser or in Node can be compared with the
//! native build, and their speed measured there.
//!
//! An exported name must not be mangled, and the compiler counts that as unsafe because two libraries could export the same
//! name. This is a whole module of its own, linked with nothing else, so the names below cannot clash.

use chalice::playout;

/// The kit's golden vectors of so many seeds in one number.
#[allow(unsafe_code, reason = "an export needs its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn golden(count: u32) -> u64 {
    kit::golden::fingerprint_of_many(count)
}

/// The final states of so many random games from a seed on, in one number.
#[allow(unsafe_code, reason = "an export needs its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn chalice_checksum(first_seed: u32, count: u32) -> u64 {
    playout::checksum_of_games(first_seed, count)
}

/// Plays so many random games with four hunters and counts their decisions: the work of a benchmark.
#[allow(unsafe_code, reason = "an export needs its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn chalice_games(first_seed: u32, count: u32) -> u64 {
    playout::decisions_of_games(4, first_seed, count)
}

/// So many games of Haven's simple policy from a number on, in one number: every state of each.
#[allow(unsafe_code, reason = "an export needs its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn haven_checksum(first: u32, count: u32) -> u64 {
    bots::haven::golden::checksum_of_games(first, count)
}

/// So many games of Haven's minds from a number on, in one number: every state of each.
#[allow(unsafe_code, reason = "an export needs its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn haven_minds_checksum(first: u32, count: u32) -> u64 {
    bots::haven::golden::checksum_of_minds(first, count)
}

/// Words and choices of so many whole games of bots from a seed on, in one number.
#[allow(unsafe_code, reason = "an export needs its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn bots_checksum(first_seed: u32, count: u32) -> u64 {
    bots::chalice::checksum_of_games(first_seed, count)
}
