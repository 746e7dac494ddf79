//! German.

use super::{RecordWords, SlotWords};

pub(super) const RECORDS: RecordWords = RecordWords {
    won: ["gewonnen", "gewonnen"],
    streak: ["Sieg in Folge, höchstens", "Siege in Folge, höchstens"],
    won_of: |won, of| format!("{won} von {of}"),
    never: "noch nie begegnet",
    average: |mean| format!("Schnitt {mean}"),
    key_won: "gewonnen",
    key_lost: "nicht gewonnen",
    feats_title: "Errungenschaften",
    feats_count: |earned, of| format!("{earned} von {of}"),
    not_yet: "Noch nicht",
    newly: |names| format!("Errungen: {names}"),
    next_goal: "Nächstes Ziel",
    list_hint: "Aufgeführt sind die letzten 200; die Zahlen oben zählen alle.",
    you_won: "Gewonnen",
    replay: "Ansehen",
    replay_of: |seed| format!("{seed} ansehen"),
    more: |count| format!("{count} weitere zeigen"),
    erase: "Chronik löschen",
    erase_title: "Die ganze Chronik löschen?",
    erase_confirm: "Chronik löschen",
    erase_done: "Die Chronik ist gelöscht.",
};

pub(super) const SLOTS: SlotWords = SlotWords {
    slots: ["Kerze", "Laterne", "Fackel"],
    slot_empty: "Hier liegt nichts.",
    slot_unreadable: "Was hier lag, ist nicht lesbar. Es liegt beiseite und geht bei einem Export mit.",
    slot_older: "Die neueste Kopie war nicht lesbar; dies ist die davor.",
    keep_here: "Hier aufbewahren",
    overwrite: "Überschreiben",
    take_up: "Fortsetzen",
    erase_slot: "Löschen",
    ask_erase: "Diese Kopie für immer löschen?",
    taken: |slot| format!("Wieder aufgenommen: {slot}."),
    erased: |slot| format!("Gelöscht: {slot}."),
};
