//! Brazilian Portuguese.

use super::{LedgerWords, named};
use crate::table::records::{GameRecordWords, GameSlotWords};

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

    best: "melhor pontuação",
    mean: ["ponto por caçada", "pontos por caçada"],
    over_time: "Pontos, caçada a caçada",
    shared: "Vitória dividida",
    place: |place, of| format!("{place}º de {of}"),
    nobody: "Ninguém voltou",
    points: |points| if points == 1 { "1 ponto".into() } else { format!("{points} pontos") },

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

const RECORDS: GameRecordWords = GameRecordWords {
    lead: "Cada caçada que você termina deixa aqui a sua marca. Nada disso sai deste navegador.",
    empty_title: "Nenhuma caçada terminada ainda",
    empty: "Quando você levar uma até a contagem, aqui ficarão os pontos, a masmorra e o que você conquistou.",
    win_share: "das caçadas vencidas",
    games: ["caçada terminada", "caçadas terminadas"],
    list: "Caçadas terminadas",
    erase_warning: "A lista, os números e as conquistas somem para sempre. Caçadas em andamento e guardadas ficam.",
};

const SLOTS: GameSlotWords = GameSlotWords {
    slots_hint: "A caçada da mesa se guarda sozinha. Aqui você separa uma cópia para voltar a este exato momento.",
    ask_overwrite: "Pôr a caçada da mesa no lugar desta?",
    ask_take: "A caçada da mesa não terminou. Deixá-la por esta?",
    kept: "A caçada está guardada",
    nothing_to_keep: "Não há nenhuma caçada na mesa.",
};
