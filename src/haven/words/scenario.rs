//! What wins and loses a scenario and what is special about it, made from its rules.

use super::{Words, capital, fill, texts};
use ::haven::dungeon::{Penalty, Severity};
use ::haven::figure::Side;
use ::haven::monster::MonsterKind;
use ::haven::scenario::ScenarioSheet;
use ::haven::scenario::rule::{Effect, Rule, Trigger, When, Who};
use ::haven::scenario::sheet::{OverlayType, Ranks, Terrain};

texts! {
    /// The words of scenarios.
    ScenarioTexts {
        number: "Scenario {0}", "Escenario {0}", "Szenario {0}", "Cenário {0}";
        dungeon: "Random dungeon", "Mazmorra aleatoria", "Zufälliger Dungeon", "Masmorra aleatória";

        goal_all_dead: "Kill every enemy, in every room", "Mata a todos los enemigos, en todas las salas", "Töte alle Gegner, in jedem Raum", "Mate todos os inimigos, em todas as salas";
        goal: "Goal", "Objetivo", "Ziel", "Objetivo";
        defeat: "Lost if", "Se pierde si", "Verloren, falls", "Derrota se";
        rules: "Special rules", "Reglas especiales", "Sonderregeln", "Regras especiais";

        anybody: "everybody", "todos", "alle", "todos";
        heroes: "the heroes", "los héroes", "die Helden", "os heróis";
        enemies: "the enemies", "los enemigos", "die Gegner", "os inimigos";
        kind: "{0}", "{0}", "{0}", "{0}";
        actor: "the boss", "el jefe", "der Boss", "o chefe";
        actor_and_allies: "the boss and its allies", "el jefe y sus aliados", "der Boss und seine Verbündeten", "o chefe e seus aliados";
        allies_of_actor: "the allies of the boss", "los aliados del jefe", "die Verbündeten des Bosses", "os aliados do chefe";

        always: "always", "siempre", "immer", "sempre";
        never: "never", "nunca", "nie", "nunca";
        not: "not: {0}", "no: {0}", "nicht: {0}", "não: {0}";
        gone: "none of these is on the board: {0}", "no queda en el tablero: {0}", "nicht mehr auf dem Plan: {0}", "não resta no tabuleiro: {0}";
        killed_one: "dead: {0}", "ha muerto: {0}", "tot: {0}", "morto: {0}";
        killed: "dead: {1} of {0}", "han muerto {1}: {0}", "{1} tot: {0}", "{1} mortos: {0}";
        all_revealed: "every room is revealed", "todas las salas están reveladas", "jeder Raum ist aufgedeckt", "todas as salas estão reveladas";
        revealed: "room {0} is revealed", "la sala {0} está revelada", "Raum {0} ist aufgedeckt", "a sala {0} está revelada";
        open: "door {0} is open", "la puerta {0} está abierta", "Tür {0} ist offen", "a porta {0} está aberta";
        not_open: "door {0} is closed", "la puerta {0} está cerrada", "Tür {0} ist geschlossen", "a porta {0} está fechada";
        all_open: "every door is open", "todas las puertas están abiertas", "jede Tür ist offen", "todas as portas estão abertas";
        looted: "{0:one goal chest is looted|# goal chests are looted}", "{0:se ha saqueado un cofre del objetivo|se han saqueado # cofres del objetivo}", "{0:eine Zieltruhe ist geplündert|# Zieltruhen sind geplündert}", "{0:um baú do objetivo foi saqueado|# baús do objetivo foram saqueados}";
        all_looted: "every goal chest is looted", "se han saqueado todos los cofres del objetivo", "jede Zieltruhe ist geplündert", "todos os baús do objetivo foram saqueados";
        held: "a hero stands on each hex {0}", "hay un héroe en cada hexágono {0}", "auf jedem Feld {0} steht ein Held", "há um herói em cada hexágono {0}";
        standing: "all heroes stand on hexes {0}", "todos los héroes están en hexágonos {0}", "alle Helden stehen auf Feldern {0}", "todos os heróis estão em hexágonos {0}";
        heroes_on: "every hero has come to an exit {0}", "todos los héroes han llegado a una salida {0}", "alle Helden haben einen Ausgang {0} erreicht", "todos os heróis chegaram a uma saída {0}";
        exhausted_off: "a hero is exhausted before reaching an exit {0}", "un héroe queda exhausto antes de llegar a una salida {0}", "ein Held ist erschöpft, bevor er einen Ausgang {0} erreicht", "um herói fica exausto antes de chegar a uma saída {0}";
        beside: "{0} stands beside {1}", "{0} está junto a {1}", "{0} steht neben {1}", "{0} está ao lado de {1}";
        hero_count: "{0} heroes play", "juegan {0} héroes", "{0} Helden spielen", "{0} heróis jogam";
        odd_round: "in odd rounds", "en rondas impares", "in ungeraden Runden", "em rodadas ímpares";
        even_round: "in even rounds", "en rondas pares", "in geraden Runden", "em rodadas pares";
        from_round: "from round {0} on", "desde la ronda {0}", "ab Runde {0}", "a partir da rodada {0}";
        noted: "it has happened before ({0})", "ya ha ocurrido ({0})", "es ist schon geschehen ({0})", "já aconteceu ({0})";

        round_starts: "When a round begins", "Al empezar cada ronda", "Zu Beginn jeder Runde", "No início de cada rodada";
        round_ends: "When a round ends", "Al acabar cada ronda", "Am Ende jeder Runde", "No fim de cada rodada";
        turn_starts: "When a turn begins ({0})", "Al empezar un turno ({0})", "Zu Beginn eines Zuges ({0})", "No início de um turno ({0})";
        turn_ends: "When a turn ends ({0})", "Al acabar un turno ({0})", "Am Ende eines Zuges ({0})", "No fim de um turno ({0})";
        opened: "When door {0} is opened", "Al abrirse la puerta {0}", "Wenn Tür {0} geöffnet wird", "Quando a porta {0} é aberta";
        when_revealed: "When room {0} is revealed", "Al revelarse la sala {0}", "Wenn Raum {0} aufgedeckt wird", "Quando a sala {0} é revelada";
        dies: "When it falls: {0}", "Al caer: {0}", "Wenn fällt: {0}", "Ao cair: {0}";
        goal_chest: "When a goal chest is looted", "Al saquearse un cofre del objetivo", "Wenn eine Zieltruhe geplündert wird", "Quando um baú do objetivo é saqueado";
        plate: "When a turn ends with a hero on plate {0}", "Si un turno acaba con un héroe en la placa {0}", "Endet ein Zug mit einem Helden auf Platte {0}", "Se um turno termina com um herói na placa {0}";
        special: "Special {0}", "Especial {0}", "Spezial {0}", "Especial {0}";
        at_setup: "At the start", "Al comienzo", "Zu Beginn", "No começo";
        only_when: "{0}, if {1}", "{0}, si {1}", "{0}, falls {1}", "{0}, se {1}";

        curse: "{0:one curse|# curses} into each hero's deck", "{0:una maldición|# maldiciones} al mazo de cada héroe", "{0:ein Fluch|# Flüche} in den Stapel jedes Helden", "{0:uma maldição|# maldições} no baralho de cada herói";
        bless: "{0:one blessing|# blessings} into each hero's deck", "{0:una bendición|# bendiciones} al mazo de cada héroe", "{0:ein Segen|# Segen} in den Stapel jedes Helden", "{0:uma bênção|# bênçãos} no baralho de cada herói";
        minus_one: "{0:one −1 card|# −1 cards} into each hero's deck", "{0:una carta −1|# cartas −1} al mazo de cada héroe", "{0:eine −1-Karte|# −1-Karten} in den Stapel jedes Helden", "{0:uma carta −1|# cartas −1} no baralho de cada herói";
        afflict: "{1} for {0}", "{1} para {0}", "{1}: {0}", "{1} para {0}";
        suffer: "{1} damage: {0}", "{1} de daño: {0}", "{1} Schaden: {0}", "{1} de dano: {0}";
        heal: "heal {1}: {0}", "curación {1}: {0}", "Heilung {1}: {0}", "cura {1}: {0}";
        rally: "attack {1} this round: {0}", "ataque {1} esta ronda: {0}", "Angriff {1} in dieser Runde: {0}", "ataque {1} nesta rodada: {0}";
        retaliate: "retaliate {1} this round: {0}", "represalia {1} esta ronda: {0}", "Vergeltung {1} in dieser Runde: {0}", "retaliação {1} nesta rodada: {0}";
        kill: "dies: {0}", "muere: {0}", "stirbt: {0}", "morre: {0}";
        spawn: "{0} appears at {1}", "aparece {0} en {1}", "{0} erscheint bei {1}", "{0} aparece em {1}";
        summon: "summons {0}", "invoca {0}", "beschwört {0}", "invoca {0}";
        summon_at: "{0} is summoned at {1}", "{0} es invocado en {1}", "{0} wird bei {1} beschworen", "{0} é invocado em {1}";
        reveal: "room {0} is revealed", "se revela la sala {0}", "Raum {0} wird aufgedeckt", "a sala {0} é revelada";
        opens: "door {0} opens", "se abre la puerta {0}", "Tür {0} öffnet sich", "a porta {0} se abre";
        unlock: "door {0} is unlocked", "se desbloquea la puerta {0}", "Tür {0} wird entriegelt", "a porta {0} é destrancada";
        close: "door {0} closes", "se cierra la puerta {0}", "Tür {0} schließt sich", "a porta {0} se fecha";
        lock: "door {0} is locked", "se bloquea la puerta {0}", "Tür {0} wird verriegelt", "a porta {0} é trancada";
        go_to: "goes to {0}", "va a {0}", "geht zu {0}", "vai até {0}";
        move_object: "{0} moves to {1}", "{0} pasa a {1}", "{0} wandert zu {1}", "{0} vai para {1}";
        act: "acts: {0}", "actúa: {0}", "handelt: {0}", "age: {0}";
        act_again: "take another turn: {0}", "hacen otro turno: {0}", "sind noch einmal am Zug: {0}", "fazem outro turno: {0}";
        infuse: "{0} is strong", "{0} es fuerte", "{0} ist stark", "{0} fica forte";
        in_turn: "one after the other: {0}", "por turno: {0}", "der Reihe nach: {0}", "um de cada vez: {0}";
        note: "this is noted", "queda anotado", "das wird vermerkt", "isso é anotado";
        win: "the scenario is won", "se gana el escenario", "das Szenario ist gewonnen", "o cenário é vencido";
        lose: "the scenario is lost", "se pierde el escenario", "das Szenario ist verloren", "o cenário é perdido";
        for_heroes: "{0} ({1})", "{0} ({1})", "{0} ({1})", "{0} ({1})";

        fights_beside: "{0}: on your side", "{0}: de tu lado", "{0}: auf eurer Seite", "{0}: do seu lado";
        fights_all: "{0}: everybody's enemy", "{0}: enemigo de todos", "{0}: Feind aller", "{0}: inimigo de todos";
        unharmed: "Cannot be hurt: {0}", "No puede sufrir daño: {0}", "Unverletzlich: {0}", "Não sofre dano: {0}";
        walks: "{0} walks {1} hexes toward {2} at initiative {3}", "{0} anda {1} hexágonos hacia {2} con iniciativa {3}", "{0} geht bei Initiative {3} {1} Felder auf {2} zu", "{0} anda {1} hexágonos rumo a {2} na iniciativa {3}";
        boost: "If {0}: {1} gain hit points, attack, movement and range for each {2}", "Si {0}: {1} ganan puntos de vida, ataque, movimiento y alcance por cada {2}", "Falls {0}: {1} gewinnen Trefferpunkte, Angriff, Bewegung und Reichweite je {2}", "Se {0}: {1} ganham pontos de vida, ataque, movimento e alcance por cada {2}";

        severity_none: "none", "ninguna", "keine", "nenhuma";
        severity_minor: "minor", "leve", "leicht", "leve";
        severity_major: "major", "grave", "schwer", "grave";
        penalty_shield: "All enemies have Shield 1{0}", "Todos los enemigos tienen Escudo 1{0}", "Alle Gegner haben Schild 1{0}", "Todos os inimigos têm Escudo 1{0}";
        penalty_round: " this round", " esta ronda", " in dieser Runde", " nesta rodada";
        penalty_forever: " to the end", " hasta el final", " bis zum Ende", " até o fim";
        penalty_bless_monsters: "{0:One blessing|# blessings} into the monsters' deck", "{0:Una bendición|# bendiciones} al mazo de los monstruos", "{0:Ein Segen|# Segen} in den Stapel der Monster", "{0:Uma bênção|# bênçãos} no baralho dos monstros";
        penalty_afflict: "{0} for every hero", "{0} para cada héroe", "{0} für jeden Helden", "{0} para cada herói";
        penalty_forever_on: "{0} for every hero, to the end", "{0} para cada héroe, hasta el final", "{0} für jeden Helden, bis zum Ende", "{0} para cada herói, até o fim";
        penalty_attack: "All enemies attack with +1", "Todos los enemigos atacan con +1", "Alle Gegner greifen mit +1 an", "Todos os inimigos atacam com +1";
        penalty_stun_opener: "Whoever opened the door is stunned", "Quien abrió la puerta queda aturdido", "Wer die Tür öffnete, ist betäubt", "Quem abriu a porta fica atordoado";
        penalty_opener_loses: "Whoever opened the door loses {0:1 card|# cards}", "Quien abrió la puerta pierde {0:1 carta|# cartas}", "Wer die Tür öffnete, verliert {0:1 Karte|# Karten}", "Quem abriu a porta perde {0:1 carta|# cartas}";
        penalty_inert: "All elements are inert", "Todos los elementos quedan inertes", "Alle Elemente ruhen", "Todos os elementos ficam inertes";
        penalty_no_consuming: "Heroes use up no elements any more", "Los héroes ya no consumen elementos", "Helden verbrauchen keine Elemente mehr", "Os heróis não consomem mais elementos";
        penalty_discard: "Every hero discards {0:1 card|# cards}", "Cada héroe descarta {0:1 carta|# cartas}", "Jeder Held legt {0:1 Karte|# Karten} ab", "Cada herói descarta {0:1 carta|# cartas}";
        penalty_lose: "Every hero loses {0:1 card|# cards}", "Cada héroe pierde {0:1 carta|# cartas}", "Jeder Held verliert {0:1 Karte|# Karten}", "Cada herói perde {0:1 carta|# cartas}";
        penalty_suffer: "Every hero suffers {0} damage", "Cada héroe sufre {0} de daño", "Jeder Held erleidet {0} Schaden", "Cada herói sofre {0} de dano";
        penalty_retaliate: "All enemies have Retaliate 2, range 3{0}", "Todos los enemigos tienen Represalia 2, alcance 3{0}", "Alle Gegner haben Vergeltung 2, Reichweite 3{0}", "Todos os inimigos têm Retaliação 2, alcance 3{0}";
        penalty_promote: "A normal enemy of this room becomes elite", "Un enemigo normal de esta sala pasa a ser de élite", "Ein normaler Gegner dieses Raums wird Elite", "Um inimigo normal desta sala vira de elite";
        penalty_again: "Enemies of the room before come again ({0}, {1})", "Vuelven enemigos de la sala anterior ({0}, {1})", "Gegner des vorigen Raums kommen noch einmal ({0}, {1})", "Voltam inimigos da sala anterior ({0}, {1})";
        penalty_use_small: "Every hero uses up a small item", "Cada héroe gasta un objeto pequeño", "Jeder Held verbraucht einen kleinen Gegenstand", "Cada herói gasta um item pequeno";
        penalty_use_spent: "Every hero's items are spent", "Se agotan los objetos de cada héroe", "Die Gegenstände jedes Helden sind erschöpft", "Os itens de cada herói ficam gastos";
        penalty_use_all: "All items of every hero are used up", "Se gastan todos los objetos de cada héroe", "Alle Gegenstände jedes Helden sind verbraucht", "Todos os itens de cada herói se gastam";
        penalty_strengthen: "All enemies are strengthened{0}", "Todos los enemigos quedan fortalecidos{0}", "Alle Gegner sind gestärkt{0}", "Todos os inimigos ficam fortalecidos{0}";
        penalty_hide_elites: "Elite enemies are invisible", "Los enemigos de élite son invisibles", "Elite-Gegner sind unsichtbar", "Os inimigos de elite ficam invisíveis";
        penalty_mend: "All enemies heal 1 at the start of their turns", "Todos los enemigos se curan 1 al empezar su turno", "Alle Gegner heilen 1 zu Beginn ihrer Züge", "Todos os inimigos curam 1 no início dos seus turnos";
        penalty_haste: "All enemies move and shoot one hex farther", "Todos los enemigos mueven y disparan un hexágono más", "Alle Gegner gehen und schießen ein Feld weiter", "Todos os inimigos movem e atiram um hexágono a mais";
        penalty_curse: "{0:One curse|# curses} into each hero's deck", "{0:Una maldición|# maldiciones} al mazo de cada héroe", "{0:Ein Fluch|# Flüche} in den Stapel jedes Helden", "{0:Uma maldição|# maldições} no baralho de cada herói";

        obstacle: "obstacle", "obstáculo", "Hindernis", "obstáculo";
        trap: "trap", "trampa", "Falle", "armadilha";
        hazard: "hazardous ground", "terreno peligroso", "gefährliches Gelände", "terreno perigoso";
        difficult: "difficult ground", "terreno difícil", "schwieriges Gelände", "terreno difícil";
        altar: "altar", "altar", "Altar", "altar";
        barrel: "barrel", "barril", "Fass", "barril";
        bear: "bear trap", "cepo", "Bärenfalle", "armadilha de urso";
        bookcase: "bookcase", "estantería", "Bücherregal", "estante";
        boulder: "boulder", "roca", "Felsbrocken", "rochedo";
        bush: "bush", "arbusto", "Busch", "arbusto";
        cabinet: "cabinet", "armario", "Schrank", "armário";
        crate_: "crate", "caja", "Kiste", "caixote";
        crystal: "crystal", "cristal", "Kristall", "cristal";
        dark_pit: "dark pit", "foso oscuro", "dunkle Grube", "fosso escuro";
        fountain: "fountain", "fuente", "Brunnen", "fonte";
        gas: "poison gas trap", "trampa de gas venenoso", "Giftgasfalle", "armadilha de gás venenoso";
        hot_coals: "hot coals", "brasas", "glühende Kohlen", "brasas";
        log_piece: "log", "tronco", "Baumstamm", "tronco";
        nest: "nest", "nido", "Nest", "ninho";
        pillar: "pillar", "pilar", "Säule", "pilar";
        rock_column: "rock column", "columna de roca", "Felssäule", "coluna de rocha";
        rubble: "rubble", "escombros", "Geröll", "escombros";
        sarcophagus: "sarcophagus", "sarcófago", "Sarkophag", "sarcófago";
        shelf: "shelf", "estante", "Regal", "prateleira";
        spike: "spike trap", "trampa de pinchos", "Stachelfalle", "armadilha de espinhos";
        stairs: "stairs", "escaleras", "Treppe", "escadas";
        stalagmites: "stalagmites", "estalagmitas", "Stalagmiten", "estalagmites";
        stump: "stump", "tocón", "Baumstumpf", "toco";
        table: "table", "mesa", "Tisch", "mesa";
        thorns: "thorns", "espinas", "Dornen", "espinhos";
        totem: "totem", "tótem", "Totem", "totem";
        tree: "tree", "árbol", "Baum", "árvore";
        wall_section: "wall", "muro", "Mauerstück", "muro";
        water: "water", "agua", "Wasser", "água";
    }
}

/// How many heroes play at which scenario level: numbers of rules follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company {
    /// How many heroes.
    pub heroes: usize,
    /// The scenario level.
    pub level: u8,
}

/// A scenario's words, for a company.
struct Teller<'a> {
    words: &'a Words,
    sheet: &'static ScenarioSheet,
    company: Company,
}

impl Words {
    /// What wins a scenario.
    #[must_use]
    pub fn scenario_goal(&self, sheet: &'static ScenarioSheet, company: Company) -> String {
        let teller = Teller { words: self, sheet, company };
        if sheet.terms.goal == When::EVERY_ENEMY_DEAD {
            return self.scenario.goal_all_dead.to_owned();
        }
        capital(&teller.when(sheet.terms.goal))
    }

    /// What is special about a scenario, a line for each thing.
    #[must_use]
    pub fn scenario_rules(&self, sheet: &'static ScenarioSheet, company: Company) -> Vec<String> {
        let teller = Teller { words: self, sheet, company };
        let text = &self.scenario;
        let mut lines = Vec::new();
        if sheet.terms.defeat != When::Never {
            lines.push(format!("{} {}", text.defeat, teller.when(sheet.terms.defeat)));
        }
        if !sheet.terms.setup.is_empty() {
            lines.push(format!("{}: {}", text.at_setup, teller.effects(sheet.terms.setup)));
        }
        for (kind, side) in sheet.terms.sides {
            let text = if *side == Side::Outcasts { text.fights_all } else { text.fights_beside };
            lines.push(fill(text, &[&self.monster(*kind)]));
        }
        lines.extend(sheet.terms.rules.iter().map(|rule| teller.rule(rule)));
        lines.extend(sheet.terms.unharmed.map(|who| fill(text.unharmed, &[&teller.who(who)])));
        for object in sheet.objects {
            let name = object.name.get(self.lang);
            if let Some(routine) = object.routine {
                lines.push(fill(text.walks, &[&name, &routine.movement, &routine.toward, &routine.initiative]));
            }
        }
        for boost in sheet.terms.boosts {
            let kinds: Vec<String> = boost.kinds.iter().map(|kind| self.monster(*kind).to_owned()).collect();
            let line = fill(text.boost, &[&teller.when(boost.when), &self.list(&kinds), &teller.mark(boost.per)]);
            lines.push(line);
        }
        lines
    }

    /// A type of monster.
    #[must_use]
    pub fn monster(&self, kind: MonsterKind) -> &'static str {
        kind.sheet().name.get(self.lang)
    }

    /// How severe the penalties of a random room are.
    #[must_use]
    pub const fn severity(&self, severity: Severity) -> &'static str {
        match severity {
            Severity::None => self.scenario.severity_none,
            Severity::Minor => self.scenario.severity_minor,
            Severity::Major => self.scenario.severity_major,
        }
    }

    /// The penalty of a random room.
    #[must_use]
    pub fn penalty(&self, penalty: Penalty) -> String {
        let text = &self.scenario;
        let lasting = |forever: bool| if forever { text.penalty_forever } else { text.penalty_round };
        let conditions =
            |list: &[::haven::condition::Condition]| self.conditions(::haven::condition::Conditions::of(list));
        match penalty {
            Penalty::Shield { forever } => fill(text.penalty_shield, &[&lasting(forever)]),
            Penalty::BlessMonsters(count) => fill(text.penalty_bless_monsters, &[&count]),
            Penalty::Afflict(list) => fill(text.penalty_afflict, &[&conditions(list)]),
            Penalty::Forever(list) => fill(text.penalty_forever_on, &[&conditions(list)]),
            Penalty::Attack => text.penalty_attack.to_owned(),
            Penalty::StunOpener => text.penalty_stun_opener.to_owned(),
            Penalty::OpenerLoses(count) => fill(text.penalty_opener_loses, &[&count]),
            Penalty::Inert => text.penalty_inert.to_owned(),
            Penalty::NoConsuming => text.penalty_no_consuming.to_owned(),
            Penalty::Discard(count) => fill(text.penalty_discard, &[&count]),
            Penalty::Lose(count) => fill(text.penalty_lose, &[&count]),
            Penalty::Suffer(damage) => fill(text.penalty_suffer, &[&damage]),
            Penalty::Retaliate { forever } => fill(text.penalty_retaliate, &[&lasting(forever)]),
            Penalty::Promote => text.penalty_promote.to_owned(),
            Penalty::Again(rank, count) => fill(text.penalty_again, &[&self.rank(rank), &count]),
            Penalty::UseSmallItem => text.penalty_use_small.to_owned(),
            Penalty::UseItems { all } => (if all { text.penalty_use_all } else { text.penalty_use_spent }).to_owned(),
            Penalty::Strengthen { forever } => {
                fill(text.penalty_strengthen, &[&if forever { text.penalty_forever } else { "" }])
            }
            Penalty::HideElites => text.penalty_hide_elites.to_owned(),
            Penalty::Mend => text.penalty_mend.to_owned(),
            Penalty::Haste => text.penalty_haste.to_owned(),
            Penalty::Curse(count) => fill(text.penalty_curse, &[&count]),
        }
    }

    /// A kind of terrain.
    #[must_use]
    pub const fn terrain(&self, terrain: Terrain) -> &'static str {
        match terrain {
            Terrain::Obstacle => self.scenario.obstacle,
            Terrain::Trap => self.scenario.trap,
            Terrain::Hazard => self.scenario.hazard,
            Terrain::Difficult => self.scenario.difficult,
        }
    }

    /// What an overlay piece shows.
    #[must_use]
    pub const fn overlay(&self, what: OverlayType) -> &'static str {
        let text = &self.scenario;
        match what {
            OverlayType::Altar => text.altar,
            OverlayType::Barrel => text.barrel,
            OverlayType::Bear => text.bear,
            OverlayType::Bookcase => text.bookcase,
            OverlayType::Boulder1 | OverlayType::Boulder2 | OverlayType::Boulder3 => text.boulder,
            OverlayType::Bush => text.bush,
            OverlayType::Cabinet => text.cabinet,
            OverlayType::Crate => text.crate_,
            OverlayType::Crystal => text.crystal,
            OverlayType::DarkPit => text.dark_pit,
            OverlayType::Fountain => text.fountain,
            OverlayType::Gas => text.gas,
            OverlayType::HotCoals => text.hot_coals,
            OverlayType::Log => text.log_piece,
            OverlayType::Nest => text.nest,
            OverlayType::Pillar => text.pillar,
            OverlayType::RockColumn => text.rock_column,
            OverlayType::Rubble => text.rubble,
            OverlayType::Sarcophagus => text.sarcophagus,
            OverlayType::Shelf => text.shelf,
            OverlayType::Spike => text.spike,
            OverlayType::Stairs | OverlayType::StairsUpright => text.stairs,
            OverlayType::Stalagmites => text.stalagmites,
            OverlayType::Stump => text.stump,
            OverlayType::Table => text.table,
            OverlayType::Thorns => text.thorns,
            OverlayType::Totem => text.totem,
            OverlayType::Tree3 => text.tree,
            OverlayType::WallSection => text.wall_section,
            OverlayType::Water => text.water,
        }
    }
}

impl Teller<'_> {
    /// What a mark stands for: somebody with a name, or the letter itself.
    fn mark(&self, mark: char) -> String {
        let object = self.sheet.objects.iter().find(|object| object.mark == mark).map(|object| object.name);
        let named = || self.sheet.monsters.iter().filter_map(|place| place.named).find(|one| one.mark == mark);
        let name = object.or_else(|| named().map(|one| one.name));
        name.map_or_else(|| mark.to_string(), |name| name.get(self.words.lang).to_owned())
    }

    fn marks(&self, marks: &[char]) -> String {
        self.words.either(&marks.iter().map(char::to_string).collect::<Vec<_>>())
    }

    fn who(&self, who: Who) -> String {
        let text = &self.words.scenario;
        match who {
            Who::Anybody => text.anybody.to_owned(),
            Who::Heroes => text.heroes.to_owned(),
            Who::Enemies => text.enemies.to_owned(),
            Who::Kind(kind) => self.words.monster(kind).to_owned(),
            Who::Kinds(kinds) => {
                let kinds: Vec<String> = kinds.iter().map(|kind| self.words.monster(*kind).to_owned()).collect();
                self.words.list(&kinds)
            }
            Who::Marked(mark) => self.mark(mark),
            Who::Actor => text.actor.to_owned(),
            Who::ActorAndAllies => text.actor_and_allies.to_owned(),
            Who::AlliesOfActor => text.allies_of_actor.to_owned(),
        }
    }

    /// Whether something depends on a number of heroes that does not play here.
    fn is_for_others(&self, when: &When) -> bool {
        let other = |one: &When| matches!(one, When::Heroes(count) if usize::from(*count) != self.company.heroes);
        match when {
            When::All(all) => all.iter().any(other),
            one => other(one),
        }
    }

    fn when(&self, when: When) -> String {
        let (words, text) = (self.words, &self.words.scenario);
        match when {
            When::Always => text.always.to_owned(),
            When::Never => text.never.to_owned(),
            When::All(all) => {
                let parts = all.iter().filter(|one| !matches!(one, When::Heroes(_)));
                words.list(&parts.map(|one| self.when(*one)).collect::<Vec<_>>())
            }
            When::Any(any) => {
                let parts = any.iter().filter(|one| !self.is_for_others(one));
                words.either(&parts.map(|one| self.when(*one)).collect::<Vec<_>>())
            }
            When::Not(When::Open(mark)) => fill(text.not_open, &[mark]),
            When::Not(other) => fill(text.not, &[&self.when(*other)]),
            When::Gone(who) => fill(text.gone, &[&self.who(who)]),
            When::Killed(who, count) => match count.value(self.company.heroes, self.company.level) {
                1 => fill(text.killed_one, &[&self.who(who)]),
                count => fill(text.killed, &[&self.who(who), &count]),
            },
            When::AllRevealed => text.all_revealed.to_owned(),
            When::Revealed(room) => fill(text.revealed, &[&room]),
            When::Open(mark) => fill(text.open, &[&mark]),
            When::AllOpen => text.all_open.to_owned(),
            When::Looted(count) => fill(text.looted, &[&count]),
            When::AllLooted => text.all_looted.to_owned(),
            When::Held(marks) => fill(text.held, &[&self.marks(marks)]),
            When::Standing(marks) => fill(text.standing, &[&self.marks(marks)]),
            When::HeroesOn(mark) => fill(text.heroes_on, &[&mark]),
            When::ExhaustedOff(mark) => fill(text.exhausted_off, &[&mark]),
            When::Beside(who, mark) => fill(text.beside, &[&self.who(who), &self.mark(mark)]),
            When::Heroes(count) => fill(text.hero_count, &[&count]),
            When::OddRound => text.odd_round.to_owned(),
            When::EvenRound => text.even_round.to_owned(),
            When::FromRound(round) => fill(text.from_round, &[&round]),
            When::Noted(note) => fill(text.noted, &[&note]),
        }
    }

    fn trigger(&self, trigger: Trigger) -> String {
        let text = &self.words.scenario;
        match trigger {
            Trigger::RoundStarts => text.round_starts.to_owned(),
            Trigger::RoundEnds => text.round_ends.to_owned(),
            Trigger::TurnStarts(who) => fill(text.turn_starts, &[&self.who(who)]),
            Trigger::TurnEnds(who) => fill(text.turn_ends, &[&self.who(who)]),
            Trigger::Opened(mark) => fill(text.opened, &[&mark]),
            Trigger::Revealed(room) => fill(text.when_revealed, &[&room]),
            Trigger::Dies(who) => fill(text.dies, &[&self.who(who)]),
            Trigger::GoalChest => text.goal_chest.to_owned(),
            Trigger::Plate(mark) => fill(text.plate, &[&mark]),
            Trigger::Special(number) => fill(text.special, &[&number]),
        }
    }

    fn rule(&self, rule: &Rule) -> String {
        let trigger = self.trigger(rule.on);
        let when = match rule.when {
            When::Always => trigger,
            when => fill(self.words.scenario.only_when, &[&trigger, &self.when(when)]),
        };
        format!("{when}: {}", self.effects(rule.then))
    }

    /// Somebody of a rank, for as many heroes as play.
    fn newcomer(&self, kind: MonsterKind, ranks: Ranks) -> Option<String> {
        let rank = ranks[self.company.heroes.clamp(2, 4) - 2]?;
        Some(fill(self.words.scenario.for_heroes, &[&self.words.monster(kind), &self.words.rank(rank)]))
    }

    fn effects(&self, effects: &[Effect]) -> String {
        let told: Vec<String> = effects.iter().filter_map(|effect| self.effect(effect)).collect();
        if told.is_empty() { self.words.card.nothing.to_lowercase() } else { told.join("; ") }
    }

    /// What happens; nothing if it does not for as many heroes as play.
    fn effect(&self, effect: &Effect) -> Option<String> {
        let (words, text) = (self.words, &self.words.scenario);
        let number =
            |formula: &::haven::scenario::rule::Formula| formula.value(self.company.heroes, self.company.level);
        Some(match effect {
            Effect::Curse(count) => fill(text.curse, &[count]),
            Effect::Bless(count) => fill(text.bless, &[count]),
            Effect::MinusOne(count) => fill(text.minus_one, &[count]),
            Effect::Afflict(who, condition) => fill(text.afflict, &[&self.who(*who), &words.condition(*condition)]),
            Effect::Suffer(who, damage) => fill(text.suffer, &[&self.who(*who), &number(damage)]),
            Effect::Heal(who, amount) => fill(text.heal, &[&self.who(*who), &number(amount)]),
            Effect::Rally(who, bonus) => fill(text.rally, &[&self.who(*who), &super::card::signed((*bonus).into())]),
            Effect::Retaliate(who, amount) => fill(text.retaliate, &[&self.who(*who), &number(amount)]),
            Effect::Kill(who) => fill(text.kill, &[&self.who(*who)]),
            Effect::Spawn(kind, ranks, mark) => fill(text.spawn, &[&self.newcomer(*kind, *ranks)?, &self.mark(*mark)]),
            Effect::Summon(kind, ranks) => fill(text.summon, &[&self.newcomer(*kind, *ranks)?]),
            Effect::SummonAt(kind, ranks, mark) => {
                fill(text.summon_at, &[&self.newcomer(*kind, *ranks)?, &self.mark(*mark)])
            }
            Effect::Reveal(room) => fill(text.reveal, &[room]),
            Effect::Open(mark) => fill(text.opens, &[mark]),
            Effect::Unlock(mark) => fill(text.unlock, &[mark]),
            Effect::Close(mark) => fill(text.close, &[mark]),
            Effect::Lock(mark) => fill(text.lock, &[mark]),
            Effect::GoTo(mark) => fill(text.go_to, &[mark]),
            Effect::MoveObject(object, mark) => fill(text.move_object, &[&self.mark(*object), mark]),
            Effect::Act(abilities) => fill(text.act, &[&words.abilities(abilities)]),
            Effect::ActAgain(who) => fill(text.act_again, &[&self.who(*who)]),
            Effect::Infuse(element) => fill(text.infuse, &[&words.element(*element)]),
            Effect::InTurn(_, lists) => {
                let lists: Vec<String> =
                    lists.iter().enumerate().map(|(at, list)| format!("({}) {}", at + 1, self.effects(list))).collect();
                fill(text.in_turn, &[&lists.join("; ")])
            }
            Effect::If(when, then) => fill(text.only_when, &[&self.effects(then), &self.when(*when)]),
            Effect::Note(_) => text.note.to_owned(),
            Effect::Win => text.win.to_owned(),
            Effect::Lose => text.lose.to_owned(),
        })
    }
}
