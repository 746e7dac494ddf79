//! What a slot shows of a scenario.

use crate::haven::scenario::ScenarioAtTable;
use crate::haven::words::words;
use crate::table::{InSlot, Playable, SlotWords, Summary};
use ::haven::scenario::ScenarioSheet;
use kit::Lang;

impl InSlot for ScenarioAtTable {
    fn slot_words(lang: Lang) -> &'static SlotWords {
        &words(lang).slot
    }

    fn summary(&self, lang: Lang) -> Summary {
        let digest = self.digest();
        let name = digest.scenario.and_then(ScenarioSheet::by_number).map_or("", |sheet| sheet.name.get(lang));
        Summary {
            icon: None,
            line: name.to_owned(),
            figures: format!("{} {} · {}", words(lang).round, digest.round, digest.seed),
        }
    }
}
