//! What every page shares: the context, routes, the parts of the program that are fetched when they are needed, locales, settings,
//! and the pages that belong to no game.

pub mod app;
pub mod context;
pub mod locales;
pub mod pages;
pub mod parts;
pub mod route;
pub mod settings;
pub mod words;
