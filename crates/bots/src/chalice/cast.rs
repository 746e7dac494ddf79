//! The hunters by name and temperament; their faces are the page's.

use crate::chalice::temper::Temper;

/// A hunter one can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Persona {
    /// What they are called, in every language.
    pub name: &'static str,
    /// What they are like.
    pub temper: Temper,
}

/// Two of each temperament. Never reorder: saves keep their places.
pub const CAST: [Persona; 8] = [
    Persona { name: "Vesper", temper: Temper::Cautious },
    Persona { name: "Corvin", temper: Temper::Treacherous },
    Persona { name: "Marrow", temper: Temper::Bold },
    Persona { name: "Odile", temper: Temper::Vengeful },
    Persona { name: "Ambrose", temper: Temper::Cautious },
    Persona { name: "Isolde", temper: Temper::Treacherous },
    Persona { name: "Brandt", temper: Temper::Bold },
    Persona { name: "Sable", temper: Temper::Vengeful },
];
