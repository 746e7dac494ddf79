//! The hunters by name. A face is the name of an icon; what it looks like is the page's.

use crate::hunt::temper::Temper;

/// A hunter one can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Persona {
    /// What they are called, in every language.
    pub name: &'static str,
    /// Their icon.
    pub face: &'static str,
    /// What they are like.
    pub temper: Temper,
}

/// Enough for a table of five with one guest.
pub const CAST: [Persona; 4] = [
    Persona { name: "Vesper", face: "nun-face", temper: Temper::Cautious },
    Persona { name: "Corvin", face: "plague-doctor-profile", temper: Temper::Treacherous },
    Persona { name: "Marrow", face: "top-hat", temper: Temper::Bold },
    Persona { name: "Odile", face: "hood", temper: Temper::Vengeful },
];
