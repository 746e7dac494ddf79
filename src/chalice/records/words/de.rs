//! German.

use super::{LedgerWords, named};
use crate::table::SlotWords;
use crate::table::records::RecordWords;

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

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

const RECORDS: RecordWords = RecordWords {
    lead: "Jede Jagd, die du zu Ende bringst, hinterlässt hier ihre Spur. Nichts davon verlässt diesen Browser.",
    empty_title: "Noch ist keine Jagd zu Ende",
    empty: "Sobald du eine bis zur Abrechnung gespielt hast, stehen hier ihre Punkte, ihr Verlies und was dir gelungen ist.",
    win_share: "aller Jagden gewonnen",
    games: ["Jagd beendet", "Jagden beendet"],
    won: ["gewonnen", "gewonnen"],
    best: "beste Punktzahl",
    mean: ["Punkt je Jagd", "Punkte je Jagd"],
    streak: ["Sieg in Folge, höchstens", "Siege in Folge, höchstens"],
    won_of: |won, of| format!("{won} von {of}"),
    never: "noch nie begegnet",
    over_time: "Punkte, Jagd für Jagd",
    average: |mean| format!("Schnitt {mean}"),
    key_won: "gewonnen",
    key_lost: "nicht gewonnen",
    feats_title: "Errungenschaften",
    feats_count: |earned, of| format!("{earned} von {of}"),
    not_yet: "Noch nicht",
    newly: |names| format!("Errungen: {names}"),
    next_goal: "Nächstes Ziel",
    list: "Beendete Jagden",
    list_hint: "Aufgeführt sind die letzten 200; die Zahlen oben zählen alle.",
    you_won: "Gewonnen",
    shared: "Geteilter Sieg",
    place: |place, of| format!("{place}. von {of}"),
    nobody: "Niemand kam zurück",
    points: |points| if points == 1 { "1 Punkt".into() } else { format!("{points} Punkte") },
    replay: "Ansehen",
    replay_of: |seed| format!("{seed} ansehen"),
    more: |count| format!("{count} weitere zeigen"),
    erase: "Chronik löschen",
    erase_title: "Die ganze Chronik löschen?",
    erase_warning: "Die Liste, die Zahlen und die Errungenschaften sind dann für immer fort. Laufende und aufbewahrte Jagden bleiben.",
    erase_confirm: "Chronik löschen",
    erase_done: "Die Chronik ist gelöscht.",
};

const SLOTS: SlotWords = SlotWords {
    slots_hint: "Die Jagd auf dem Tisch speichert sich selbst. Hier legst du eine Kopie zurück, um genau hierher zurückzukehren.",
    slots: ["Kerze", "Laterne", "Fackel"],
    slot_empty: "Hier liegt nichts.",
    slot_unreadable: "Was hier lag, ist nicht lesbar. Es liegt beiseite und geht bei einem Export mit.",
    slot_older: "Die neueste Kopie war nicht lesbar; dies ist die davor.",
    keep_here: "Hier aufbewahren",
    overwrite: "Überschreiben",
    take_up: "Fortsetzen",
    erase_slot: "Löschen",
    ask_overwrite: "Die Jagd vom Tisch an die Stelle dieser hier legen?",
    ask_take: "Die Jagd auf dem Tisch ist nicht zu Ende. Sie für diese verlassen?",
    ask_erase: "Diese Kopie für immer löschen?",
    kept: |slot| format!("Die Jagd ist aufbewahrt: {slot}."),
    taken: |slot| format!("Wieder aufgenommen: {slot}."),
    erased: |slot| format!("Gelöscht: {slot}."),
    nothing_to_keep: "Auf dem Tisch liegt keine Jagd.",
};
