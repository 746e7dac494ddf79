//! What Haven's pages say around the cards.

use super::texts;

texts! {
    /// The words of the pages.
    PageTexts {
        set_up: "Set out", "Partir", "Aufbrechen", "Partir";
        you: "You", "Tú", "Du", "Você";
        bot: "Bot", "Bot", "Bot", "Bot";
        begin: "Open the first door", "Abrir la primera puerta", "Die erste Tür öffnen", "Abrir a primeira porta";
        codex: "Codex", "Códice", "Kodex", "Códice";
        round: "Round", "Ronda", "Runde", "Rodada";
        bots_away: "The bots do not answer; the first legal choice was taken for them.", "Los bots no responden; se tomó por ellos la primera opción legal.", "Die Bots antworten nicht; für sie gilt die erste erlaubte Wahl.", "Os bots não respondem; foi tomada por eles a primeira opção legal.";
    }
}
