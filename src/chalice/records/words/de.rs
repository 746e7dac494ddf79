//! German.

use super::{LedgerWords, named};
use crate::table::records::{GameRecordWords, GameSlotWords};

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

    best: "beste Punktzahl",
    mean: ["Punkt je Jagd", "Punkte je Jagd"],
    over_time: "Punkte, Jagd für Jagd",
    shared: "Geteilter Sieg",
    place: |place, of| format!("{place}. von {of}"),
    nobody: "Niemand kam zurück",
    points: |points| if points == 1 { "1 Punkt".into() } else { format!("{points} Punkte") },

    banked: ["Echo heimgebracht", "Echos heimgebracht"],
    deaths: ["Tod", "Tode"],
    by_level: "Siege nach Stufe",
    by_boss: "Siege nach Endboss",
    spread: "Wie die Punkte fallen",
    by_deaths: "Tode je Jagd",
    cards: "Lieblingskarten",
    times: |times| format!("{times}-mal"),

    feats: [
        named("Erstes Licht", "Gewinne eine Jagd gegen Neulinge."),
        named("Unter Gleichen", "Gewinne eine Jagd gegen Jäger."),
        named("Altes Blut", "Gewinne eine Jagd gegen Veteranen."),
        named("Endlich wach", "Gewinne eine Jagd gegen Albträume."),
        named("Fünf Gräber", "Gewinne gegen jeden der fünf Endbosse."),
        named("Volles Haus", "Gewinne mit fünf Jägern am Tisch."),
        named("Kein zweiter Morgen", "Gewinne eine Jagd, ohne ein einziges Mal zu sterben."),
        named("Schwerer Beutel", "Horte zehn oder mehr Echos in einem einzigen Traum."),
        named("Schnell gezogen", "Erlege den Endboss mit einem Soforteffekt, bevor er zuschlägt."),
        named("Von ganz hinten", "Gewinne, obwohl du Letzter warst, als der Endboss kam."),
        named("Letztes Licht", "Stirb als Einziger nicht im letzten Kampf."),
        named("Alter Stahl", "Gewinne und vergieße dabei nur mit deinen Startkarten Blut."),
        named("Volle Wände", "Fülle in einer Jagd alle drei Trophäenleisten."),
        named("Um Haaresbreite", "Gewinne mit einem einzigen Punkt Vorsprung."),
        named("Drei in Folge", "Gewinne drei Jagden hintereinander."),
        named("Die ganze Waffenkammer", "Spiele jede Karte, die es gibt, in beliebig vielen Jagden."),
    ],

    size: |hunters, rounds| match rounds {
        1 => format!("{hunters} Jäger, 1 Runde"),
        _ => format!("{hunters} Jäger, {rounds} Runden"),
    },

    slot_line: |round, enemy| format!("Runde {round}, {enemy}"),
    slot_over: |enemy| format!("Beendet, {enemy}"),
};

const RECORDS: GameRecordWords = GameRecordWords {
    lead: "Jede Jagd, die du zu Ende bringst, hinterlässt hier ihre Spur. Nichts davon verlässt diesen Browser.",
    empty_title: "Noch ist keine Jagd zu Ende",
    empty: "Sobald du eine bis zur Abrechnung gespielt hast, stehen hier ihre Punkte, ihr Verlies und was dir gelungen ist.",
    win_share: "aller Jagden gewonnen",
    games: ["Jagd beendet", "Jagden beendet"],
    list: "Beendete Jagden",
    erase_warning: "Die Liste, die Zahlen und die Errungenschaften sind dann für immer fort. Laufende und aufbewahrte Jagden bleiben.",
};

const SLOTS: GameSlotWords = GameSlotWords {
    slots_hint: "Die Jagd auf dem Tisch speichert sich selbst. Hier legst du eine Kopie zurück, um genau hierher zurückzukehren.",
    ask_overwrite: "Die Jagd vom Tisch an die Stelle dieser hier legen?",
    ask_take: "Die Jagd auf dem Tisch ist nicht zu Ende. Sie für diese verlassen?",
    kept: "Die Jagd ist aufbewahrt",
    nothing_to_keep: "Auf dem Tisch liegt keine Jagd.",
};
