//! Everything the page says, in four languages.
//!
//! One struct, one constant of it per language: a missing translation does not build. Sentences with something in them are
//! functions. Nothing here is ever inserted as markup.

pub(crate) mod de;
mod en;
pub(crate) mod es;
pub(crate) mod pt;

use crate::shell::locales::locale;
use kit::Lang;
use play::Pace;

/// The page's words in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct Words {
    // The shelf
    pub tagline: &'static str,
    pub nav_label: &'static str,
    pub settings: &'static str,
    pub about: &'static str,
    pub skip_to_content: &'static str,
    pub haven_blurb: &'static str,
    pub haven_place: fn(Option<u8>) -> String,
    pub haven_round: fn(u16) -> String,

    // Chalice on the shelf
    pub blurb: &'static str,
    pub how_many: &'static str,
    pub how_long: &'static str,
    pub sit_down: &'static str,
    pub left_off: &'static str,
    pub left_off_line: fn(u16, &str, u8) -> String,
    pub you_hold: fn(u16, u16) -> String,
    pub resume: &'static str,
    pub seed: &'static str,
    pub from_seed: &'static str,
    pub seed_hint: &'static str,
    pub new_seed: &'static str,
    pub today: &'static str,
    pub today_line: &'static str,
    pub play_today: &'static str,
    pub daily_result: fn(u16, u8) -> String,
    pub haven_today_line: &'static str,
    pub haven_daily_result: fn(u16, u8) -> String,
    pub streak: fn(u32) -> String,
    pub yesterday: fn(&str) -> String,
    pub share_result: &'static str,
    pub result_copied: &'static str,
    pub look_at_it: &'static str,
    pub learn: &'static str,
    pub haven_learn: &'static str,
    pub you: &'static str,

    // Settings
    pub settings_intro: &'static str,
    pub language: &'static str,
    pub language_of_browser: &'static str,
    pub language_away: &'static str,
    pub motion: &'static str,
    pub motion_hint: &'static str,
    pub as_system: &'static str,
    pub pace_off: &'static str,
    pub pace_slow: &'static str,
    pub pace_steady: &'static str,
    pub pace_quick: &'static str,
    pub pace_swift: &'static str,
    pub text_size: &'static str,
    pub contrast: &'static str,
    pub contrast_hint: &'static str,
    pub contrast_normal: &'static str,
    pub contrast_high: &'static str,
    pub data: &'static str,
    pub data_hint: &'static str,
    pub data_used: fn(&str) -> String,
    pub data_aside: fn(usize) -> String,
    pub export: &'static str,
    pub import: &'static str,
    pub erase: &'static str,
    pub export_done: &'static str,
    pub import_done: fn(usize) -> String,
    pub erase_title: &'static str,
    pub erase_warning: &'static str,
    pub erase_confirm: &'static str,
    pub erase_done: &'static str,
    pub cancel: &'static str,
    pub close: &'static str,

    // What went wrong
    pub import_failed: fn(&str) -> String,
    pub file_empty: &'static str,
    pub file_too_long: &'static str,
    pub file_foreign: &'static str,
    pub file_other: &'static str,
    pub file_newer: &'static str,
    pub file_damaged: &'static str,
    pub file_shape: &'static str,
    pub file_key: &'static str,
    pub file_unread: &'static str,
    pub storage_forbidden: &'static str,
    pub storage_full: &'static str,
    pub storage_other_window: &'static str,
    pub storage_unfaithful: &'static str,
    pub put_aside: &'static str,
    pub write_here: &'static str,

    // A new version
    pub update_ready: &'static str,
    pub update_apply: &'static str,

    // Links
    pub link_title: &'static str,
    pub link_unknown: &'static str,

    // Nothing here, or something broken
    pub no_game: &'static str,
    pub lost_kicker: &'static str,
    pub lost_title: &'static str,
    pub lost_line: &'static str,
    pub broken_title: &'static str,
    pub away_title: &'static str,
    pub away_line: &'static str,
    pub try_again: &'static str,
    pub to_the_shelf: &'static str,

    // About
    pub about_what: &'static str,
    pub about_offline: &'static str,
    pub about_unofficial_title: &'static str,
    pub about_unofficial: &'static str,
    pub about_privacy_title: &'static str,
    pub about_privacy: &'static str,
    pub about_credits: &'static str,
    pub about_icons: &'static str,
    pub about_boards: &'static str,
    pub about_fonts: &'static str,
    pub about_code: &'static str,
    pub about_licences: &'static str,
    pub about_version: fn(&str) -> String,
}

impl Words {
    /// What a pace is called.
    #[must_use]
    pub const fn pace(&self, pace: Pace) -> &'static str {
        match pace {
            Pace::Off => self.pace_off,
            Pace::Slow => self.pace_slow,
            Pace::Steady => self.pace_steady,
            Pace::Quick => self.pace_quick,
            Pace::Swift => self.pace_swift,
        }
    }
}

/// The words of a language, or English ones if they are not here.
#[must_use]
pub fn words(lang: Lang) -> &'static Words {
    locale(lang).map_or(&en::WORDS, |locale| locale.shell)
}
