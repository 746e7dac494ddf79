//! Drawings: pieces of the page as plain data, for what is drawn anew whenever something happens.
//!
//! A drawing is compared with the last one, and only what differs is touched. Leptos' own views are for what stays: erased, as
//! this program has them, they set every attribute again whenever they are drawn anew; with their types they weigh half as much
//! again.

mod compare;
mod describe;
mod dom;
mod listener;
mod namespace;
mod view;

pub use describe::{Draw, Drawing, Tag, button, link, tag};
pub use view::Standing;
