//! One file per page.

mod about;
#[cfg(debug_assertions)]
mod gallery;
mod lost;
mod settings;
mod shelf;

pub use about::About;
#[cfg(debug_assertions)]
pub use gallery::Gallery;
pub use lost::Lost;
pub use settings::{SettingsPage, export};
pub use shelf::Shelf;
