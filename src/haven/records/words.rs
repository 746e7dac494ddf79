//! What the records and the slots say of Haven. They come with the records' part, in all four languages.

use super::feats::Feat;
use crate::haven::words::{fill, texts};
use crate::table::records::{GameRecordWords, GameSlotWords, Named};
use ::haven::scenario::ScenarioSheet;
use kit::Lang;

texts! {
    /// The words of the records and the slots.
    LedgerTexts {
        lead: "Every scenario that you see through leaves its mark here. None of it leaves this browser.", "Cada escenario que llevas hasta el final deja aquí su huella. Nada de ello sale de este navegador.", "Jedes Szenario, das du zu Ende bringst, hinterlässt hier seine Spur. Nichts davon verlässt diesen Browser.", "Cada cenário que você leva até o fim deixa aqui a sua marca. Nada disso sai deste navegador.";
        empty_title: "No scenario is finished yet", "Aún no hay escenarios terminados", "Noch ist kein Szenario zu Ende", "Nenhum cenário terminado ainda";
        empty: "When you have seen one through, won or lost, its heroes, its rounds and what you achieved will stand here.", "Cuando lleves uno hasta el final, ganado o perdido, aquí estarán sus héroes, sus rondas y lo que lograste.", "Sobald du eines zu Ende gebracht hast, gewonnen oder verloren, stehen hier seine Helden, seine Runden und was dir gelungen ist.", "Quando você levar um até o fim, vencido ou perdido, aqui ficarão os heróis, as rodadas e o que você conquistou.";
        win_share: "of all scenarios won", "de los escenarios ganados", "aller Szenarien gewonnen", "dos cenários vencidos";
        game: "scenario finished", "escenario terminado", "Szenario beendet", "cenário terminado";
        games: "scenarios finished", "escenarios terminados", "Szenarien beendet", "cenários terminados";
        list: "Finished scenarios", "Escenarios terminados", "Beendete Szenarien", "Cenários terminados";
        erase_warning: "The list, the figures and the achievements will be gone for good. The scenario in progress and kept ones stay.", "La lista, las cifras y los logros desaparecerán para siempre. El escenario en curso y los guardados se quedan.", "Die Liste, die Zahlen und die Errungenschaften sind dann für immer fort. Das laufende und die aufbewahrten Szenarien bleiben.", "A lista, os números e as conquistas somem para sempre. O cenário em andamento e os guardados ficam.";

        slots_hint: "The scenario on the table keeps itself. Here you put a copy by, to come back to this very moment.", "El escenario de la mesa se guarda solo. Aquí apartas una copia para volver a este mismo momento.", "Das Szenario auf dem Tisch speichert sich selbst. Hier legst du eine Kopie zurück, um genau hierher zurückzukehren.", "O cenário da mesa se guarda sozinho. Aqui você separa uma cópia para voltar a este exato momento.";
        ask_overwrite: "Put the scenario on the table in place of this one?", "¿Poner el escenario de la mesa en lugar de este?", "Das Szenario vom Tisch an die Stelle von diesem legen?", "Pôr o cenário da mesa no lugar deste?";
        ask_take: "The scenario on the table is not finished. Leave it for this one?", "El escenario de la mesa no ha terminado. ¿Dejarlo por este?", "Das Szenario auf dem Tisch ist nicht zu Ende. Es für dieses verlassen?", "O cenário da mesa não terminou. Deixá-lo por este?";
        kept: "The scenario is kept", "El escenario queda guardado", "Das Szenario ist aufbewahrt", "O cenário está guardado";
        nothing_to_keep: "There is no scenario on the table.", "No hay ningún escenario en la mesa.", "Auf dem Tisch liegt kein Szenario.", "Não há cenário na mesa.";
        slot_line: "Round {0}, {1}", "Ronda {0}, {1}", "Runde {0}, {1}", "Rodada {0}, {1}";
        slot_over: "Finished, {0}", "Terminado, {0}", "Beendet, {0}", "Terminado, {0}";

        dungeon: "Random dungeon", "Mazmorra aleatoria", "Zufallsdungeon", "Masmorra aleatória";
        you_lost: "Lost", "Derrota", "Verloren", "Derrota";
        size: "{0:1 hero|# heroes}, level {1}", "{0:1 héroe|# héroes}, nivel {1}", "{0:1 Held|# Helden}, Stufe {1}", "{0:1 herói|# heróis}, nível {1}";
        rounds: "{0:1 round|# rounds}", "{0:1 ronda|# rondas}", "{0:1 Runde|# Runden}", "{0:1 rodada|# rodadas}";
        close_cards: "Close: {0:1 card|# cards} left", "Por poco: {0:quedaba 1 carta|quedaban # cartas}", "Knapp: noch {0:1 Karte|# Karten}", "Por pouco: {0:restava 1 carta|restavam # cartas}";
        close_foes: "Close: {0:1 enemy|# enemies} left", "Por poco: {0:quedaba 1 enemigo|quedaban # enemigos}", "Knapp: noch {0:1 Gegner|# Gegner}", "Por pouco: {0:restava 1 inimigo|restavam # inimigos}";

        over_time: "Rounds, scenario by scenario", "Rondas, escenario a escenario", "Runden, Szenario für Szenario", "Rodadas, cenário a cenário";
        by_class: "Wins by class", "Victorias por clase", "Siege nach Klasse", "Vitórias por classe";
        by_scenario: "Wins by scenario", "Victorias por escenario", "Siege nach Szenario", "Vitórias por cenário";
        by_level: "Scenarios by level", "Escenarios por nivel", "Szenarien nach Stufe", "Cenários por nível";
        by_cards: "Cards left at the end", "Cartas al final", "Karten am Ende", "Cartas no fim";
        by_damage: "Damage a scenario", "Daño por escenario", "Schaden je Szenario", "Dano por cenário";
        dealt_taken: "{0} dealt, {1} taken", "{0} hecho, {1} sufrido", "{0} ausgeteilt, {1} erlitten", "{0} causado, {1} sofrido";

        kill: "kill", "muerte", "Kill", "morte";
        kills: "kills", "muertes", "Kills", "mortes";
        dealt: "damage dealt", "daño hecho", "Schaden ausgeteilt", "dano causado";
        coin: "coin looted", "moneda saqueada", "Münze erbeutet", "moeda saqueada";
        coins: "coins looted", "monedas saqueadas", "Münzen erbeutet", "moedas saqueadas";
        experience: "experience", "experiencia", "Erfahrung", "experiência";
        mean_round: "round a scenario", "ronda por escenario", "Runde je Szenario", "rodada por cenário";
        mean_rounds: "rounds a scenario", "rondas por escenario", "Runden je Szenario", "rodadas por cenário";
        close_one: "was close", "fue por poco", "war knapp", "foi por pouco";
        close_many: "were close", "fueron por poco", "waren knapp", "foram por pouco";

        first_door: "First door", "Primera puerta", "Erste Tür", "Primeira porta";
        first_door_line: "Win a scenario.", "Gana un escenario.", "Gewinne ein Szenario.", "Vença um cenário.";
        dungeon_feat: "No map", "Sin mapa", "Ohne Karte", "Sem mapa";
        dungeon_feat_line: "Win a random dungeon.", "Gana una mazmorra aleatoria.", "Gewinne einen Zufallsdungeon.", "Vença uma masmorra aleatória.";
        hard: "The hard way", "Por las malas", "Auf die harte Tour", "Do jeito difícil";
        hard_line: "Win a scenario one level above the recommended one.", "Gana un escenario un nivel por encima del recomendado.", "Gewinne ein Szenario eine Stufe über der empfohlenen.", "Vença um cenário um nível acima do recomendado.";
        very_hard: "Against all advice", "Contra todo consejo", "Gegen jeden Rat", "Contra todo conselho";
        very_hard_line: "Win a scenario two levels above the recommended one.", "Gana un escenario dos niveles por encima del recomendado.", "Gewinne ein Szenario zwei Stufen über der empfohlenen.", "Vença um cenário dois níveis acima do recomendado.";
        full_table: "All four home", "Los cuatro a casa", "Alle vier daheim", "Os quatro em casa";
        full_table_line: "Win with four heroes, none of them exhausted.", "Gana con cuatro héroes, ninguno exhausto.", "Gewinne mit vier Helden, keiner davon erschöpft.", "Vença com quatro heróis, nenhum exausto.";
        unscathed: "Not a scratch", "Ni un rasguño", "Kein Kratzer", "Nem um arranhão";
        unscathed_line: "Win with a hero of yours who took no damage.", "Gana con un héroe tuyo que no sufrió daño.", "Gewinne mit einem Helden, der keinen Schaden nahm.", "Vença com um herói seu que não sofreu dano.";
        last_cards: "Down to two", "Hasta las dos últimas", "Die letzten zwei", "As duas últimas";
        last_cards_line: "Win with a hero who has no more than two cards left.", "Gana con un héroe al que no le quedan más de dos cartas.", "Gewinne mit einem Helden, dem höchstens zwei Karten bleiben.", "Vença com um herói a quem restam no máximo duas cartas.";
        last_standing: "Last one standing", "El último en pie", "Zuletzt auf den Beinen", "O último de pé";
        last_standing_line: "Win with your hero as the only one who is not exhausted.", "Gana con tu héroe como el único que no está exhausto.", "Gewinne mit deinem Helden als dem einzigen, der nicht erschöpft ist.", "Vença com seu herói como o único que não está exausto.";
        quick: "Before the candle is down", "Antes de que acabe la vela", "Ehe die Kerze aus ist", "Antes de a vela acabar";
        quick_line: "Win a scenario within eight rounds.", "Gana un escenario en ocho rondas como mucho.", "Gewinne ein Szenario in höchstens acht Runden.", "Vença um cenário em até oito rodadas.";
        hard_blow: "One blow", "Un solo golpe", "Ein Schlag", "Um só golpe";
        hard_blow_line: "Deal twelve damage or more with one attack.", "Haz doce de daño o más con un ataque.", "Füge mit einem Angriff zwölf oder mehr Schaden zu.", "Cause doze de dano ou mais com um ataque.";
        reaper: "Reaper", "Segador", "Schnitter", "Ceifador";
        reaper_line: "Kill eight monsters with one hero in one scenario.", "Mata ocho monstruos con un héroe en un escenario.", "Töte mit einem Helden acht Monster in einem Szenario.", "Mate oito monstros com um herói em um cenário.";
        magpie: "Magpie", "Urraca", "Elster", "Pega-rabuda";
        magpie_line: "Loot six coins with one hero in one scenario.", "Saquea seis monedas con un héroe en un escenario.", "Erbeute mit einem Helden sechs Münzen in einem Szenario.", "Saqueie seis moedas com um herói em um cenário.";
        goals: "Secret keeper", "Guardasecretos", "Geheimniskrämer", "Guardião de segredos";
        goals_line: "Meet five battle goals.", "Cumple cinco objetivos de batalla.", "Erfülle fünf Kampfziele.", "Cumpra cinco objetivos de batalha.";
        three_in_a_row: "Three in a row", "Tres seguidas", "Drei in Folge", "Três seguidas";
        three_in_a_row_line: "Win three scenarios, one after another.", "Gana tres escenarios, uno tras otro.", "Gewinne drei Szenarien hintereinander.", "Vença três cenários, um após o outro.";
        every_class: "Six pairs of boots", "Seis pares de botas", "Sechs Paar Stiefel", "Seis pares de botas";
        every_class_line: "Win with each of the six classes.", "Gana con cada una de las seis clases.", "Gewinne mit jeder der sechs Klassen.", "Vença com cada uma das seis classes.";
        wanderer: "Well travelled", "Mucho camino", "Weit gereist", "Muita estrada";
        wanderer_line: "Win ten different scenarios of the book.", "Gana diez escenarios distintos del libro.", "Gewinne zehn verschiedene Szenarien des Buchs.", "Vença dez cenários diferentes do livro.";
    }
}

/// The words of the records and the slots in one language.
#[derive(Debug)]
pub struct LedgerWords {
    /// What only Haven says.
    pub texts: LedgerTexts,
    /// What is said of its records.
    pub records: GameRecordWords,
    /// What is said of it in its slots.
    pub slots: GameSlotWords,
}

/// The words of one language, from its constant.
macro_rules! ledger_in {
    ($lang:ident) => {
        LedgerWords {
            texts: LedgerTexts::$lang,
            records: GameRecordWords {
                lead: LedgerTexts::$lang.lead,
                empty_title: LedgerTexts::$lang.empty_title,
                empty: LedgerTexts::$lang.empty,
                win_share: LedgerTexts::$lang.win_share,
                games: [LedgerTexts::$lang.game, LedgerTexts::$lang.games],
                list: LedgerTexts::$lang.list,
                erase_warning: LedgerTexts::$lang.erase_warning,
            },
            slots: GameSlotWords {
                slots_hint: LedgerTexts::$lang.slots_hint,
                ask_overwrite: LedgerTexts::$lang.ask_overwrite,
                ask_take: LedgerTexts::$lang.ask_take,
                kept: LedgerTexts::$lang.kept,
                nothing_to_keep: LedgerTexts::$lang.nothing_to_keep,
            },
        }
    };
}

static ENGLISH: LedgerWords = ledger_in!(EN);
static SPANISH: LedgerWords = ledger_in!(ES);
static GERMAN: LedgerWords = ledger_in!(DE);
static PORTUGUESE: LedgerWords = ledger_in!(PT);

/// The words of a language.
#[must_use]
pub fn ledger_words(lang: Lang) -> &'static LedgerWords {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Es => &SPANISH,
        Lang::De => &GERMAN,
        Lang::Pt => &PORTUGUESE,
    }
}

impl LedgerWords {
    /// What a scenario is called; none is a random dungeon.
    #[must_use]
    pub fn place(&self, scenario: Option<u8>, lang: Lang) -> &'static str {
        match scenario {
            Some(number) => ScenarioSheet::by_number(number).map_or("", |sheet| sheet.name.get(lang)),
            None => self.texts.dungeon,
        }
    }

    /// How many rounds, in words.
    #[must_use]
    pub fn rounds(&self, rounds: u16) -> String {
        fill(self.texts.rounds, &[&rounds])
    }

    /// An achievement's words.
    #[must_use]
    pub const fn feat(&self, feat: Feat) -> Named {
        let texts = &self.texts;
        let (name, line) = match feat {
            Feat::FirstDoor => (texts.first_door, texts.first_door_line),
            Feat::Dungeon => (texts.dungeon_feat, texts.dungeon_feat_line),
            Feat::Hard => (texts.hard, texts.hard_line),
            Feat::VeryHard => (texts.very_hard, texts.very_hard_line),
            Feat::FullTable => (texts.full_table, texts.full_table_line),
            Feat::Unscathed => (texts.unscathed, texts.unscathed_line),
            Feat::LastCards => (texts.last_cards, texts.last_cards_line),
            Feat::LastStanding => (texts.last_standing, texts.last_standing_line),
            Feat::Quick => (texts.quick, texts.quick_line),
            Feat::HardBlow => (texts.hard_blow, texts.hard_blow_line),
            Feat::Reaper => (texts.reaper, texts.reaper_line),
            Feat::Magpie => (texts.magpie, texts.magpie_line),
            Feat::Goals => (texts.goals, texts.goals_line),
            Feat::ThreeInARow => (texts.three_in_a_row, texts.three_in_a_row_line),
            Feat::EveryClass => (texts.every_class, texts.every_class_line),
            Feat::Wanderer => (texts.wanderer, texts.wanderer_line),
        };
        Named { name, line }
    }
}

#[cfg(test)]
mod tests {
    use super::super::feats;
    use super::*;

    #[test]
    fn each_achievement_has_a_name_of_its_own() {
        for lang in Lang::ALL {
            let mut names = Feat::ALL.map(|feat| ledger_words(lang).feat(feat).name).to_vec();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), Feat::ALL.len(), "{lang:?}");
        }
    }

    #[test]
    fn the_numbers_that_are_named_are_those_that_are_asked_for() {
        let asked = [feats::QUICK, feats::HARD_BLOW, feats::REAPER, feats::MAGPIE];
        assert_eq!((asked, feats::LAST_CARDS, feats::GOALS, feats::WANDERER), ([8, 12, 8, 6], 2, 5, 10));
        let texts = &ledger_words(Lang::En).texts;
        let said =
            [texts.quick_line, texts.hard_blow_line, texts.reaper_line, texts.magpie_line, texts.last_cards_line];
        for (line, word) in said.iter().zip(["eight", "twelve", "eight", "six", "two"]) {
            assert!(line.contains(word), "{line}");
        }
        assert!(texts.goals_line.contains("five") && texts.wanderer_line.contains("ten"));
    }
}
