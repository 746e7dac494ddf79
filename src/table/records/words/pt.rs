//! Portuguese.

use super::{RecordWords, SlotWords};

pub(super) const RECORDS: RecordWords = RecordWords {
    won: ["vitória", "vitórias"],
    streak: ["vitória seguida, no máximo", "vitórias seguidas, no máximo"],
    won_of: |won, of| format!("{won} de {of}"),
    never: "ainda não visto",
    average: |mean| format!("média {mean}"),
    key_won: "vitória",
    key_lost: "sem vitória",
    feats_title: "Conquistas",
    feats_count: |earned, of| format!("{earned} de {of}"),
    not_yet: "Ainda não",
    newly: |names| format!("Conquistado: {names}"),
    next_goal: "Próxima meta",
    list_hint: "A lista vai até 200; os números acima contam tudo.",
    you_won: "Vitória",
    replay: "Rever",
    replay_of: |seed| format!("Rever {seed}"),
    more: |count| format!("Mostrar mais {count}"),
    erase: "Apagar a crônica",
    erase_title: "Apagar toda a crônica?",
    erase_confirm: "Apagar a crônica",
    erase_done: "A crônica foi apagada.",
};

pub(super) const SLOTS: SlotWords = SlotWords {
    slots: ["Vela", "Lanterna", "Tocha"],
    slot_empty: "Não há nada guardado aqui.",
    slot_unreadable: "O que estava aqui não pode ser lido. Fica à parte e vai junto em uma exportação.",
    slot_older: "A cópia mais nova não pôde ser lida; esta é a anterior.",
    keep_here: "Guardar aqui",
    overwrite: "Substituir",
    take_up: "Retomar",
    erase_slot: "Apagar",
    ask_erase: "Apagar esta cópia para sempre?",
    taken: |slot| format!("Retomada: {slot}."),
    erased: |slot| format!("Apagada: {slot}."),
};
