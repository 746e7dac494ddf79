//! What the records and the slots say, in four languages.

mod de;
mod en;
mod es;
mod pt;

use super::feats::Feat;
use kit::Lang;

/// The words of the records and the slots in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct Words {
    // The records
    pub lead: &'static str,
    pub empty_title: &'static str,
    pub empty: &'static str,
    pub win_share: &'static str,
    pub hunts: &'static str,
    pub won: &'static str,
    pub best: &'static str,
    pub mean: &'static str,
    pub banked: &'static str,
    pub deaths: &'static str,
    pub streak: &'static str,
    pub by_level: &'static str,
    pub by_boss: &'static str,
    pub won_of: fn(u32, u32) -> String,
    pub never: &'static str,
    pub over_time: &'static str,
    pub average: fn(&str) -> String,
    pub spread: &'static str,
    pub by_deaths: &'static str,
    pub cards: &'static str,
    pub times: fn(u32) -> String,
    pub key_won: &'static str,
    pub key_lost: &'static str,

    // Achievements
    pub feats_title: &'static str,
    pub feats_count: fn(usize, usize) -> String,
    pub not_yet: &'static str,
    pub newly: fn(&str) -> String,
    pub feats: [Named; Feat::ALL.len()],

    // Finished hunts
    pub list: &'static str,
    pub list_hint: &'static str,
    pub you_won: &'static str,
    pub shared: &'static str,
    pub place: fn(usize, usize) -> String,
    pub nobody: &'static str,
    pub points: fn(u16) -> String,
    pub size: fn(usize, u16) -> String,
    pub replay: &'static str,
    pub replay_of: fn(&str) -> String,
    pub more: fn(usize) -> String,
    pub erase: &'static str,
    pub erase_title: &'static str,
    pub erase_warning: &'static str,
    pub erase_confirm: &'static str,
    pub erase_done: &'static str,

    // Slots
    pub slots_hint: &'static str,
    pub slots: [&'static str; 3],
    pub slot_empty: &'static str,
    pub slot_unreadable: &'static str,
    pub slot_older: &'static str,
    pub slot_line: fn(u16, &str) -> String,
    pub slot_over: fn(&str) -> String,
    pub keep_here: &'static str,
    pub overwrite: &'static str,
    pub take_up: &'static str,
    pub erase_slot: &'static str,
    pub ask_overwrite: &'static str,
    pub ask_take: &'static str,
    pub ask_erase: &'static str,
    pub kept: fn(&str) -> String,
    pub taken: fn(&str) -> String,
    pub erased: fn(&str) -> String,
    pub nothing_to_keep: &'static str,
}

/// What something is called, and a line about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub line: &'static str,
}

const fn named(name: &'static str, line: &'static str) -> Named {
    Named { name, line }
}

impl Words {
    /// An achievement's words.
    #[must_use]
    pub const fn feat(&self, feat: Feat) -> Named {
        self.feats[feat as usize]
    }
}

/// The words of a language.
#[must_use]
pub const fn words(lang: Lang) -> &'static Words {
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
