//! What a slot shows of a scenario.

use super::words::ledger_words;
use crate::haven::emblem;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::words::fill;
use crate::table::records::GameSlotWords;
use crate::table::{InSlot, Playable, Summary};
use kit::Lang;

impl InSlot for ScenarioAtTable {
    fn slot_words(lang: Lang) -> &'static GameSlotWords {
        &ledger_words(lang).slots
    }

    fn summary(&self, lang: Lang) -> Summary {
        let (words, digest) = (ledger_words(lang), self.digest());
        let name = words.place(digest.scenario, lang);
        let heroes = self.setup().heroes.iter().map(|hero| hero.class.name().get(lang));
        let line = match digest.over {
            true => fill(words.texts.slot_over, &[&name]),
            false => fill(words.texts.slot_line, &[&digest.round, &name]),
        };
        Summary {
            icon: Some(digest.scenario.map_or(emblem::DUNGEON, emblem::scenario)),
            line,
            figures: format!("{} · {}", heroes.collect::<Vec<_>>().join(", "), digest.seed),
        }
    }
}
