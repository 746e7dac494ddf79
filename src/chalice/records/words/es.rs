//! Spanish.

use super::{LedgerWords, named};
use crate::table::records::{GameRecordWords, GameSlotWords};

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

    best: "mejor puntuación",
    mean: ["punto por cacería", "puntos por cacería"],
    over_time: "Puntos, cacería a cacería",
    shared: "Victoria compartida",
    place: |place, of| format!("{place}.º de {of}"),
    nobody: "Nadie volvió",
    points: |points| if points == 1 { "1 punto".into() } else { format!("{points} puntos") },

    banked: ["eco llevado a casa", "ecos llevados a casa"],
    deaths: ["muerte", "muertes"],
    by_level: "Victorias por nivel",
    by_boss: "Victorias por Jefe final",
    spread: "Cómo caen los puntos",
    by_deaths: "Muertes por cacería",
    cards: "Cartas favoritas",
    times: |times| if times == 1 { "1 vez".into() } else { format!("{times} veces") },

    feats: [
        named("Primera luz", "Gana una cacería contra Novatos."),
        named("Entre iguales", "Gana una cacería contra Cazadores."),
        named("Sangre vieja", "Gana una cacería contra Veteranos."),
        named("Por fin despierto", "Gana una cacería contra Pesadillas."),
        named("Cinco tumbas", "Gana contra cada uno de los cinco Jefes finales."),
        named("Mesa llena", "Gana con cinco Cazadores a la mesa."),
        named("Sin segundo amanecer", "Gana una cacería sin morir ni una vez."),
        named("Bolsa pesada", "Deposita diez ecos o más en un solo Sueño."),
        named("Mano rápida", "Mata al Jefe final con un efecto instantáneo, antes de que golpee."),
        named("Desde el fondo", "Gana tras ir en último lugar cuando llegó el Jefe final."),
        named("Última luz", "Sé el único Cazador que no muere en la lucha final."),
        named("Acero viejo", "Gana derramando sangre solo con tus cartas iniciales."),
        named("Paredes llenas", "Llena los tres medidores de trofeos en una cacería."),
        named("Por un pelo", "Gana por un solo punto."),
        named("Tres seguidas", "Gana tres cacerías una tras otra."),
        named("Toda la armería", "Juega todas las cartas que existen, en las cacerías que hagan falta."),
    ],

    size: |hunters, rounds| match rounds {
        1 => format!("{hunters} Cazadores, 1 ronda"),
        _ => format!("{hunters} Cazadores, {rounds} rondas"),
    },

    slot_line: |round, enemy| format!("Ronda {round}, {enemy}"),
    slot_over: |enemy| format!("Terminada, {enemy}"),
};

const RECORDS: GameRecordWords = GameRecordWords {
    lead: "Cada cacería que terminas deja aquí su huella. Nada de ello sale de este navegador.",
    empty_title: "Aún no hay cacerías terminadas",
    empty: "Cuando lleves una hasta el recuento, aquí estarán sus puntos, su mazmorra y lo que lograste.",
    win_share: "de las cacerías ganadas",
    games: ["cacería terminada", "cacerías terminadas"],
    list: "Cacerías terminadas",
    erase_warning: "La lista, las cifras y los logros desaparecerán para siempre. Las cacerías en curso y las guardadas se quedan.",
};

const SLOTS: GameSlotWords = GameSlotWords {
    slots_hint: "La cacería de la mesa se guarda sola. Aquí apartas una copia para volver a este mismo momento.",
    ask_overwrite: "¿Poner la cacería de la mesa en lugar de esta?",
    ask_take: "La cacería de la mesa no ha terminado. ¿Dejarla por esta?",
    kept: "La cacería está guardada",
    nothing_to_keep: "No hay ninguna cacería en la mesa.",
};
