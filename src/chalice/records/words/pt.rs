//! Brazilian Portuguese.

use super::{LedgerWords, named};
use crate::table::SlotWords;
use crate::table::records::RecordWords;

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

    banked: ["eco levado para casa", "ecos levados para casa"],
    deaths: ["morte", "mortes"],
    by_level: "Vitórias por nível",
    by_boss: "Vitórias por Chefão Final",
    spread: "Como os pontos caem",
    by_deaths: "Mortes por caçada",
    cards: "Cartas favoritas",
    times: |times| if times == 1 { "1 vez".into() } else { format!("{times} vezes") },

    feats: [
        named("Primeira luz", "Vença uma caçada contra Novatos."),
        named("Entre iguais", "Vença uma caçada contra Caçadores."),
        named("Sangue antigo", "Vença uma caçada contra Veteranos."),
        named("Enfim desperto", "Vença uma caçada contra Pesadelos."),
        named("Cinco túmulos", "Vença contra cada um dos cinco Chefões Finais."),
        named("Mesa cheia", "Vença com cinco Caçadores à mesa."),
        named("Sem segunda manhã", "Vença uma caçada sem morrer nenhuma vez."),
        named("Bolsa pesada", "Armazene dez ecos ou mais em um único Sonho."),
        named("Mão rápida", "Mate o Chefão Final com um efeito instantâneo, antes que ele golpeie."),
        named("Lá de trás", "Vença depois de estar em último quando o Chefão Final chegou."),
        named("Última luz", "Seja o único Caçador que não morre na luta final."),
        named("Aço velho", "Vença derramando sangue só com as suas cartas iniciais."),
        named("Paredes cheias", "Preencha as três trilhas de troféus em uma caçada."),
        named("Por um fio", "Vença por um único ponto."),
        named("Três seguidas", "Vença três caçadas uma após a outra."),
        named("O arsenal inteiro", "Jogue todas as cartas que existem, em quantas caçadas for preciso."),
    ],

    size: |hunters, rounds| match rounds {
        1 => format!("{hunters} Caçadores, 1 rodada"),
        _ => format!("{hunters} Caçadores, {rounds} rodadas"),
    },

    slot_line: |round, enemy| format!("Rodada {round}, {enemy}"),
    slot_over: |enemy| format!("Terminada, {enemy}"),
};

const RECORDS: RecordWords = RecordWords {
    lead: "Cada caçada que você termina deixa aqui a sua marca. Nada disso sai deste navegador.",
    empty_title: "Nenhuma caçada terminada ainda",
    empty: "Quando você levar uma até a contagem, aqui ficarão os pontos, a masmorra e o que você conquistou.",
    win_share: "das caçadas vencidas",
    games: ["caçada terminada", "caçadas terminadas"],
    won: ["vencida", "vencidas"],
    best: "melhor pontuação",
    mean: ["ponto por caçada", "pontos por caçada"],
    streak: ["vitória seguida, no máximo", "vitórias seguidas, no máximo"],
    won_of: |won, of| format!("{won} de {of}"),
    never: "ainda não encontrado",
    over_time: "Pontos, caçada a caçada",
    average: |mean| format!("média {mean}"),
    key_won: "vencida",
    key_lost: "não vencida",
    feats_title: "Conquistas",
    feats_count: |earned, of| format!("{earned} de {of}"),
    not_yet: "Ainda não",
    newly: |names| format!("Conquistado: {names}"),
    next_goal: "Próxima meta",
    list: "Caçadas terminadas",
    list_hint: "As últimas 200 estão listadas; os números acima contam todas.",
    you_won: "Vencida",
    shared: "Vitória dividida",
    place: |place, of| format!("{place}º de {of}"),
    nobody: "Ninguém voltou",
    points: |points| if points == 1 { "1 ponto".into() } else { format!("{points} pontos") },
    replay: "Rever",
    replay_of: |seed| format!("Rever {seed}"),
    more: |count| format!("Mostrar mais {count}"),
    erase: "Apagar a crônica",
    erase_title: "Apagar toda a crônica?",
    erase_warning: "A lista, os números e as conquistas somem para sempre. Caçadas em andamento e guardadas ficam.",
    erase_confirm: "Apagar a crônica",
    erase_done: "A crônica foi apagada.",
};

const SLOTS: SlotWords = SlotWords {
    slots_hint: "A caçada da mesa se guarda sozinha. Aqui você separa uma cópia para voltar a este exato momento.",
    slots: ["Vela", "Lanterna", "Tocha"],
    slot_empty: "Não há nada guardado aqui.",
    slot_unreadable: "O que estava aqui não pode ser lido. Fica à parte e vai junto em uma exportação.",
    slot_older: "A cópia mais nova não pôde ser lida; esta é a anterior.",
    keep_here: "Guardar aqui",
    overwrite: "Substituir",
    take_up: "Retomar",
    erase_slot: "Apagar",
    ask_overwrite: "Pôr a caçada da mesa no lugar desta?",
    ask_take: "A caçada da mesa não terminou. Deixá-la por esta?",
    ask_erase: "Apagar esta cópia para sempre?",
    kept: |slot| format!("A caçada está guardada: {slot}."),
    taken: |slot| format!("Retomada: {slot}."),
    erased: |slot| format!("Apagada: {slot}."),
    nothing_to_keep: "Não há nenhuma caçada na mesa.",
};
