//! What the records and the slots say, in four languages.

mod de;
mod en;
mod es;
mod pt;

use super::feats::Feat;
use crate::table::Counted;
use crate::table::records::{GameRecordWords, GameSlotWords, Named};
use kit::Lang;

/// The words of the records and the slots in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct LedgerWords {
    /// What is said of its records.
    pub records: GameRecordWords,
    /// What is said of it in its slots.
    pub slots: GameSlotWords,

    pub best: &'static str,
    pub mean: Counted,
    pub over_time: &'static str,
    pub shared: &'static str,
    pub place: fn(usize, usize) -> String,
    pub nobody: &'static str,
    pub points: fn(u16) -> String,

    pub banked: Counted,
    pub deaths: Counted,
    pub by_level: &'static str,
    pub by_boss: &'static str,
    pub spread: &'static str,
    pub by_deaths: &'static str,
    pub cards: &'static str,
    pub times: fn(u32) -> String,

    pub feats: [Named; Feat::ALL.len()],

    pub size: fn(usize, u16) -> String,

    pub slot_line: fn(u16, &str) -> String,
    pub slot_over: fn(&str) -> String,
}

const fn named(name: &'static str, line: &'static str) -> Named {
    Named { name, line }
}

impl LedgerWords {
    /// An achievement's words.
    #[must_use]
    pub const fn feat(&self, feat: Feat) -> Named {
        self.feats[feat as usize]
    }
}

/// The words of a language.
#[must_use]
pub const fn words(lang: Lang) -> &'static LedgerWords {
    match lang {
        Lang::En => &en::WORDS,
        Lang::Es => &es::WORDS,
        Lang::De => &de::WORDS,
        Lang::Pt => &pt::WORDS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_achievement_stands_at_its_place_and_has_a_name_of_its_own() {
        for (place, feat) in Feat::ALL.into_iter().enumerate() {
            assert_eq!(feat as usize, place);
        }
        for lang in Lang::ALL {
            let mut names = words(lang).feats.map(|feat| feat.name).to_vec();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), Feat::ALL.len(), "{lang:?}");
        }
    }

    #[test]
    fn the_purse_is_the_one_that_is_asked_for() {
        let ten = [(Lang::En, "Ten"), (Lang::Es, "diez"), (Lang::De, "zehn"), (Lang::Pt, "dez")];
        for (lang, word) in ten {
            let line = words(lang).feat(Feat::HeavyPurse).line.to_lowercase();
            assert!(super::super::feats::HEAVY_PURSE == 10 && line.contains(&word.to_lowercase()), "{lang:?}: {line}");
        }
    }
}
