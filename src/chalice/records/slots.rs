//! What a slot shows of a hunt.

use super::words::words;
use crate::chalice::emblem;
use crate::chalice::hunt::HuntAtTable;
use crate::table::records::GameSlotWords;
use crate::table::{InSlot, Playable, Summary};
use ::chalice::Enemy;
use kit::Lang;

impl InSlot for HuntAtTable {
    fn slot_words(lang: Lang) -> &'static GameSlotWords {
        &words(lang).slots
    }

    fn summary(&self, lang: Lang) -> Summary {
        let (words, digest) = (words(lang), self.digest());
        let enemy = Enemy::ALL.get(usize::from(digest.enemy)).copied();
        let name = enemy.map_or("", |enemy| enemy.name(lang));
        let points = digest.standings.get(self.you().index()).copied().unwrap_or_default();
        Summary {
            icon: enemy.map(emblem::enemy),
            line: if digest.over { (words.slot_over)(name) } else { (words.slot_line)(digest.round, name) },
            figures: format!("{} · {}", (words.points)(points), digest.seed),
        }
    }
}
