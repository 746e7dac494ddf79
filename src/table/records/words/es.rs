//! Spanish.

use super::{RecordWords, SlotWords};

pub(super) const RECORDS: RecordWords = RecordWords {
    won: ["victoria", "victorias"],
    streak: ["victoria seguida, como máximo", "victorias seguidas, como máximo"],
    won_of: |won, of| format!("{won} de {of}"),
    never: "aún sin encontrar",
    average: |mean| format!("media {mean}"),
    key_won: "victoria",
    key_lost: "sin victoria",
    feats_title: "Logros",
    feats_count: |earned, of| format!("{earned} de {of}"),
    not_yet: "Aún no",
    newly: |names| format!("Logrado: {names}"),
    next_goal: "Siguiente meta",
    list_hint: "La lista llega a 200; las cifras de arriba lo cuentan todo.",
    you_won: "Victoria",
    replay: "Repetición",
    replay_of: |seed| format!("Repetición de {seed}"),
    more: |count| format!("Mostrar {count} más"),
    erase: "Borrar la crónica",
    erase_title: "¿Borrar toda la crónica?",
    erase_confirm: "Borrar la crónica",
    erase_done: "La crónica está borrada.",
};

pub(super) const SLOTS: SlotWords = SlotWords {
    slots: ["Vela", "Farol", "Antorcha"],
    slot_empty: "Aquí no hay nada guardado.",
    slot_unreadable: "Lo que había aquí no se puede leer. Queda apartado y va incluido en una exportación.",
    slot_older: "La copia más nueva no se pudo leer; esta es la anterior.",
    keep_here: "Guardar aquí",
    overwrite: "Sobrescribir",
    take_up: "Retomar",
    erase_slot: "Borrar",
    ask_erase: "¿Borrar esta copia para siempre?",
    taken: |slot| format!("Retomada: {slot}."),
    erased: |slot| format!("Borrada: {slot}."),
};
