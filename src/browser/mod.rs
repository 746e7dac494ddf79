//! What the page asks of the browser, each behind a few plain functions. Nothing here panics when the browser says no.

pub mod assets;
pub mod crash;
pub mod file;
pub mod offline;
pub mod storage;
pub mod time;
pub mod worker;
pub mod write_lock;
