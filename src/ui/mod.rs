//! Small pieces that every surface is made of. The gallery shows each of them in every state.

pub mod banner;
pub mod button;
pub mod choice;
pub mod dialog;
pub mod icon;
pub mod page;
pub mod search;
pub mod seed;
pub mod toast;
