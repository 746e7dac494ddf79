//! One file per page.

mod about;
#[cfg(any(debug_assertions, gallery))]
mod bench;
#[cfg(any(debug_assertions, gallery))]
mod gallery;
mod lost;
mod settings;
mod shelf;

pub use about::About;
#[cfg(any(debug_assertions, gallery))]
pub use gallery::Gallery;
pub use lost::{dead_link, lost};
pub use settings::{SettingsPage, export};
pub use shelf::Shelf;
