//! What a person has set, and how it is kept.

use kit::Lang;
use kit::save::Kind;
pub use play::Pace;
use serde::{Deserialize, Serialize};

/// The name under which settings are kept.
pub const NAME: &str = "settings";
/// How settings are kept.
pub const KIND: Kind = Kind { name: "settings", migrations: &[] };

/// Everything on the settings page. What is `None` follows the browser or the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language of the page.
    pub lang: Option<Lang>,
    /// How fast things move.
    pub pace: Option<Pace>,
    /// How large text is.
    pub text: TextSize,
    /// How strongly things stand out.
    pub contrast: Option<Contrast>,
    /// Whether the table can be heard.
    pub sound: bool,
}

/// How large text is, against the browser's own size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// As the browser.
    #[default]
    Normal,
    /// An eighth larger.
    Large,
    /// A quarter larger.
    Larger,
    /// Half as large again.
    Largest,
}

impl TextSize {
    /// All of them, smallest first.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Large, Self::Larger, Self::Largest];

    /// As a share of the browser's own size.
    #[must_use]
    pub const fn percent(self) -> &'static str {
        match self {
            Self::Normal => "100%",
            Self::Large => "112.5%",
            Self::Larger => "125%",
            Self::Largest => "150%",
        }
    }
}

/// How strongly things stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contrast {
    /// The room as it was meant.
    Normal,
    /// No textures, brighter words, every edge drawn.
    High,
}

impl Contrast {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Normal, Self::High];
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::save::{open, seal};

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let settings = Settings {
            lang: Some(Lang::De),
            pace: Some(Pace::Swift),
            text: TextSize::Larger,
            contrast: Some(Contrast::High),
            sound: true,
        };
        let text = seal(&KIND, &settings).expect("settings can be written");
        assert_eq!(open(&KIND, &text), Ok(settings));
    }

    #[test]
    fn a_setting_of_later_makes_no_sense_to_an_earlier_page() {
        let text = seal(&KIND, &serde_json::json!({ "smell": "smoke" })).expect("written");
        assert!(open::<Settings>(&KIND, &text).is_err());
    }

    #[test]
    fn what_is_missing_is_the_default() {
        let text = seal(&KIND, &serde_json::json!({ "text": "large" })).expect("written");
        assert_eq!(open(&KIND, &text), Ok(Settings { text: TextSize::Large, ..Settings::default() }));
    }
}
