//! Names, rules texts and log lines in four languages, made from the data and the events that the rules themselves use.
//!
//! A text is an array with one entry for each [`Lang`]: a missing translation does not compile. Nothing here is touched
//! by a playout.

mod log;
mod names;
mod rules;

pub use log::{line, line_to};
pub use names::{die_name, kind_name, rank_name, trophy_name};
pub use rules::{ability_text, effect_text, fact_name, source_text, sources_text};

use crate::choice::Refusal;
use kit::Lang;

/// One text in the order of [`Lang::ALL`].
pub(crate) type Four = [&'static str; 4];

/// The text in one language.
pub(crate) const fn say(lang: Lang, four: Four) -> &'static str {
    four[lang as usize]
}

/// Puts words in the place of `{}`, one after the other.
pub(crate) fn fill(template: &str, words: &[&str]) -> String {
    let mut words = words.iter();
    let mut text = String::with_capacity(template.len() + 16);
    for (at, part) in template.split("{}").enumerate() {
        if at > 0 {
            text.push_str(words.next().copied().unwrap_or_default());
        }
        text.push_str(part);
    }
    text
}

/// Words that the page needs around the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its own word")]
pub enum Term {
    Hunter,
    BloodEchoes,
    Collected,
    Banked,
    ChaliceDungeon,
    Upgrade,
    Trophy,
    Instant,
    FirstPlayer,
    Health,
    Damage,
    Reveal,
    Escape,
    Hand,
    Used,
    Removed,
}

impl Term {
    /// The word in a language.
    #[must_use]
    pub const fn word(self, lang: Lang) -> &'static str {
        say(
            lang,
            match self {
                Self::Hunter => ["Hunter", "Cazador", "Jäger", "Caçador"],
                Self::BloodEchoes => ["Blood Echoes", "Ecos de sangre", "Blutechos", "Ecos de Sangue"],
                Self::Collected => ["collected", "recolectados", "gesammelt", "coletados"],
                Self::Banked => ["banked", "depositados", "gehortet", "armazenados"],
                Self::ChaliceDungeon => ["Chalice Dungeon", "Mazmorra del Cáliz", "Kelchverlies", "Masmorra do Cálice"],
                Self::Upgrade => ["Upgrade", "Mejora", "Verbesserung", "Aprimoramento"],
                Self::Trophy => ["Trophy", "Trofeo", "Trophäe", "Troféu"],
                Self::Instant => ["Instant", "Instantáneo", "Soforteffekt", "Imediato"],
                Self::FirstPlayer => ["First Player", "Jugador inicial", "Startspieler", "Primeiro Jogador"],
                Self::Health => ["Health", "Salud", "Lebenspunkte", "HP"],
                Self::Damage => ["Damage", "Daño", "Schaden", "Dano"],
                Self::Reveal => ["Reveal", "Al revelar", "Beim Aufdecken", "Ao Revelar"],
                Self::Escape => ["Escape", "Si huye", "Bei Flucht", "Se Escapar"],
                Self::Hand => ["Hand", "Mano", "Hand", "Mão"],
                Self::Used => ["Used", "Usadas", "Benutzt", "Usadas"],
                Self::Removed => ["Removed", "Retiradas", "Entfernt", "Removidas"],
            },
        )
    }
}

/// Why a choice was refused, for whoever made it.
#[must_use]
pub const fn refusal_text(refusal: &Refusal, lang: Lang) -> &'static str {
    say(
        lang,
        match refusal {
            Refusal::Over => {
                ["The hunt is over.", "La cacería ha terminado.", "Die Jagd ist vorbei.", "A caçada acabou."]
            }
            Refusal::NotAsked(_) => [
                "There is nothing for you to decide now.",
                "Ahora no tienes nada que decidir.",
                "Du hast jetzt nichts zu entscheiden.",
                "Você não tem nada a decidir agora.",
            ],
            Refusal::NotLegal(..) => [
                "That is not possible now.",
                "Eso no es posible ahora.",
                "Das ist jetzt nicht möglich.",
                "Isso não é possível agora.",
            ],
            Refusal::Setup(_) => [
                "Such a hunt cannot be set up.",
                "Esa cacería no se puede preparar.",
                "Eine solche Jagd lässt sich nicht vorbereiten.",
                "Essa caçada não pode ser preparada.",
            ],
        },
    )
}
