//! The four languages that everything here speaks.

use serde::{Deserialize, Serialize};

/// A language of the page, the cards and the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// German.
    De,
    /// Brazilian Portuguese.
    Pt,
}

impl Lang {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::En, Self::Es, Self::De, Self::Pt];

    /// The tag for the page's `lang` attribute.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::De => "de",
            Self::Pt => "pt-BR",
        }
    }

    /// The language's name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Es => "Español",
            Self::De => "Deutsch",
            Self::Pt => "Português (Brasil)",
        }
    }

    /// The language a browser asks for by a tag like `de-AT`, if it is one of ours.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| lang.tag()[..2].eq_ignore_ascii_case(primary))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_tag_finds_its_language() {
        assert_eq!(Lang::from_tag("de-AT"), Some(Lang::De));
        assert_eq!(Lang::from_tag("PT"), Some(Lang::Pt));
        assert_eq!(Lang::from_tag("es_419"), Some(Lang::Es));
        assert_eq!(Lang::from_tag("fr"), None);
        assert_eq!(Lang::from_tag(""), None);
        assert_eq!(Lang::from_tag("deutsch"), None);
    }
}
