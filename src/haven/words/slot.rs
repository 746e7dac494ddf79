//! What the slots say.

use crate::table::SlotWords;

pub(super) const EN: SlotWords = SlotWords {
    slots_hint: "The scenario on the table keeps itself. Here you put a copy by, to come back to this very moment.",
    slots: ["Candle", "Lantern", "Torch"],
    slot_empty: "Nothing is kept here.",
    slot_unreadable: "What was kept here cannot be read. It lies aside and goes along with an export.",
    slot_older: "The newest copy could not be read; this is the one before it.",
    keep_here: "Keep here",
    overwrite: "Overwrite",
    take_up: "Take up",
    erase_slot: "Erase",
    ask_overwrite: "Put the scenario on the table in place of this one?",
    ask_take: "The scenario on the table is not finished. Leave it for this one?",
    ask_erase: "Erase this copy for good?",
    kept: |slot| format!("The scenario is kept: {slot}."),
    taken: |slot| format!("Taken up again: {slot}."),
    erased: |slot| format!("Erased: {slot}."),
    nothing_to_keep: "There is no scenario on the table.",
};

pub(super) const ES: SlotWords = SlotWords {
    slots_hint: "El escenario de la mesa se guarda solo. Aquí apartas una copia para volver a este mismo momento.",
    slots: ["Vela", "Farol", "Antorcha"],
    slot_empty: "Aquí no hay nada guardado.",
    slot_unreadable: "Lo que se guardó aquí no se puede leer. Queda apartado y va con la exportación.",
    slot_older: "La copia más nueva no se pudo leer; esta es la anterior.",
    keep_here: "Guardar aquí",
    overwrite: "Reemplazar",
    take_up: "Retomar",
    erase_slot: "Borrar",
    ask_overwrite: "¿Poner el escenario de la mesa en lugar de este?",
    ask_take: "El escenario de la mesa no ha terminado. ¿Dejarlo por este?",
    ask_erase: "¿Borrar esta copia para siempre?",
    kept: |slot| format!("El escenario queda guardado: {slot}."),
    taken: |slot| format!("Retomado: {slot}."),
    erased: |slot| format!("Borrado: {slot}."),
    nothing_to_keep: "No hay ningún escenario en la mesa.",
};

pub(super) const DE: SlotWords = SlotWords {
    slots_hint: "Das Szenario auf dem Tisch speichert sich selbst. Hier legst du eine Kopie zurück, um genau hierher zurückzukehren.",
    slots: ["Kerze", "Laterne", "Fackel"],
    slot_empty: "Hier liegt nichts.",
    slot_unreadable: "Was hier lag, ist nicht lesbar. Es liegt beiseite und geht mit einem Export mit.",
    slot_older: "Die neueste Kopie war nicht lesbar; dies ist die davor.",
    keep_here: "Hier ablegen",
    overwrite: "Ersetzen",
    take_up: "Aufnehmen",
    erase_slot: "Löschen",
    ask_overwrite: "Das Szenario vom Tisch an die Stelle von diesem legen?",
    ask_take: "Das Szenario auf dem Tisch ist nicht zu Ende. Es für dieses verlassen?",
    ask_erase: "Diese Kopie endgültig löschen?",
    kept: |slot| format!("Das Szenario ist abgelegt: {slot}."),
    taken: |slot| format!("Wieder aufgenommen: {slot}."),
    erased: |slot| format!("Gelöscht: {slot}."),
    nothing_to_keep: "Auf dem Tisch liegt kein Szenario.",
};

pub(super) const PT: SlotWords = SlotWords {
    slots_hint: "O cenário da mesa se guarda sozinho. Aqui você separa uma cópia para voltar a este exato momento.",
    slots: ["Vela", "Lanterna", "Tocha"],
    slot_empty: "Nada guardado aqui.",
    slot_unreadable: "O que foi guardado aqui não pode ser lido. Fica de lado e vai junto com a exportação.",
    slot_older: "A cópia mais nova não pôde ser lida; esta é a anterior.",
    keep_here: "Guardar aqui",
    overwrite: "Substituir",
    take_up: "Retomar",
    erase_slot: "Apagar",
    ask_overwrite: "Pôr o cenário da mesa no lugar deste?",
    ask_take: "O cenário da mesa não terminou. Deixá-lo por este?",
    ask_erase: "Apagar esta cópia de vez?",
    kept: |slot| format!("O cenário está guardado: {slot}."),
    taken: |slot| format!("Retomado: {slot}."),
    erased: |slot| format!("Apagado: {slot}."),
    nothing_to_keep: "Não há cenário na mesa.",
};
