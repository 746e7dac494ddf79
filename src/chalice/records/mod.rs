//! The records: what finished hunts leave behind, and the page that shows it.

pub mod feats;
pub mod ledger;
