//! Lamplight
fn main() {}
