//! The records: what finished scenarios leave behind.
//!
//! [`ledger`] counts, [`feats`] decides what is an achievement, `page` says what is shown of it, `slots` what a slot shows of a
//! scenario.

pub mod feats;
pub mod ledger;
mod page;
mod slots;
pub(crate) mod words;
