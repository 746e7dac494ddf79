//! The records: what finished games leave behind, and the page that shows it.

mod words;

pub use words::{Named, RecordWords};
