//! The texts of abilities and cards, made from their data: a line for each thing, with its sign.

use super::{Words, capital, fill, texts};
use ::haven::ability::{
    Ability, Amount, Arrival, Attack, Augment, Closing, Count, Foe, Lasting, Nature, Plus, Prey, Reach, Recovery,
    Rider, SummonSheet, Trail, Which, Whom,
};
use ::haven::area::Area;
use ::haven::card::{Action, CardLevel, Stay};
use ::haven::condition::{Condition, Conditions};
use ::haven::element::{Element, Strength};
use ::haven::item::{Refresh, Wear};
use ::haven::monster::Rank;

texts! {
    /// The words on cards.
    CardTexts {
        and: "{0} and {1}", "{0} y {1}", "{0} und {1}", "{0} e {1}";
        or: "{0} or {1}", "{0} o {1}", "{0} oder {1}", "{0} ou {1}";

        attack: "Attack", "Ataque", "Angriff", "Ataque";
        movement: "Move", "Movimiento", "Bewegung", "Movimento";
        jump: "Jump", "Salto", "Sprung", "Salto";
        fly: "Flying", "Vuelo", "Fliegend", "Voo";
        heal: "Heal", "Curación", "Heilung", "Cura";
        shield: "Shield", "Escudo", "Schild", "Escudo";
        retaliate: "Retaliate", "Represalia", "Vergeltung", "Retaliação";
        range: "Range", "Alcance", "Reichweite", "Alcance";
        target: "Target", "Objetivo", "Ziel", "Alvo";
        push: "Push", "Empujón", "Stoßen", "Empurrão";
        pull: "Pull", "Tirón", "Ziehen", "Puxão";
        pierce: "Pierce", "Perforante", "Durchbohren", "Perfurante";
        loot: "Loot", "Saqueo", "Plündern", "Saque";
        health: "Hit points", "Puntos de vida", "Trefferpunkte", "Pontos de vida";
        initiative: "Initiative", "Iniciativa", "Initiative", "Iniciativa";
        xp: "{0} xp", "{0} XP", "{0} EP", "{0} XP";
        lost: "lost", "perdida", "verloren", "perdida";
        gone: "lost for good", "perdida sin remedio", "endgültig verloren", "perdida de vez";
        stays: "stays", "se queda", "bleibt", "permanece";
        round: "this round", "esta ronda", "diese Runde", "nesta rodada";
        level: "level {0}", "nivel {0}", "Stufe {0}", "nível {0}";
        slots: "{0:1 use|# uses}", "{0:1 uso|# usos}", "{0:1 Einsatz|# Einsätze}", "{0:1 uso|# usos}";
        top: "top half", "mitad superior", "obere Hälfte", "metade de cima";
        bottom: "bottom half", "mitad inferior", "untere Hälfte", "metade de baixo";
        default_attack: "Attack 2", "Ataque 2", "Angriff 2", "Ataque 2";
        default_move: "Move {0}", "Movimiento {0}", "Bewegung {0}", "Movimento {0}";

        poison: "Poison", "Veneno", "Vergiftung", "Veneno";
        wound: "Wound", "Herida", "Verwundung", "Ferida";
        immobilize: "Immobilize", "Inmovilización", "Immobilisierung", "Imobilização";
        disarm: "Disarm", "Desarme", "Entwaffnung", "Desarme";
        stun: "Stun", "Aturdimiento", "Betäubung", "Atordoamento";
        muddle: "Muddle", "Confusión", "Verwirrung", "Confusão";
        curse: "Curse", "Maldición", "Fluch", "Maldição";
        bless: "Bless", "Bendición", "Segen", "Bênção";
        invisible: "Invisible", "Invisibilidad", "Unsichtbarkeit", "Invisibilidade";
        strengthen: "Strengthen", "Fortalecimiento", "Stärkung", "Fortalecimento";

        poison_does: "attacks on it +1, until healed", "los ataques contra quien lo sufre +1, hasta que se cure", "Angriffe auf die Figur +1, bis sie geheilt wird", "ataques contra a figura +1, até ser curada";
        wound_does: "1 damage at the start of each turn, until healed", "1 de daño al empezar cada turno, hasta que se cure", "1 Schaden zu Beginn jedes Zuges, bis sie geheilt wird", "1 de dano no início de cada turno, até ser curada";
        immobilize_does: "no move abilities", "sin habilidades de movimiento", "keine Bewegung", "sem habilidades de movimento";
        disarm_does: "no attack abilities", "sin habilidades de ataque", "kein Angriff", "sem habilidades de ataque";
        stun_does: "no abilities and no items", "ni habilidades ni objetos", "keine Fähigkeiten, keine Gegenstände", "nem habilidades nem itens";
        muddle_does: "attacks with disadvantage", "ataca con desventaja", "greift mit Nachteil an", "ataca com desvantagem";
        curse_does: "one card without damage for its modifier deck", "una carta sin daño para su mazo de modificadores", "eine Karte ohne Schaden für den Modifikatorstapel", "uma carta sem dano para o baralho de modificadores";
        bless_does: "one card of double damage for its modifier deck", "una carta de doble daño para su mazo de modificadores", "eine Karte mit doppeltem Schaden für den Modifikatorstapel", "uma carta de dano dobrado para o baralho de modificadores";
        invisible_does: "no enemy sees it", "ningún enemigo la ve", "kein Gegner sieht sie", "nenhum inimigo a vê";
        strengthen_does: "attacks with advantage", "ataca con ventaja", "greift mit Vorteil an", "ataca com vantagem";

        fire: "Fire", "Fuego", "Feuer", "Fogo";
        ice: "Ice", "Hielo", "Eis", "Gelo";
        air: "Air", "Aire", "Luft", "Ar";
        earth: "Earth", "Tierra", "Erde", "Terra";
        light: "Light", "Luz", "Licht", "Luz";
        dark: "Dark", "Oscuridad", "Dunkelheit", "Trevas";
        any_element: "any element", "cualquier elemento", "ein beliebiges Element", "qualquer elemento";
        inert: "inert", "inerte", "ruhend", "inerte";
        waning: "waning", "menguante", "schwindend", "minguante";
        strong: "strong", "fuerte", "stark", "forte";
        makes: "makes {0}", "crea {0}", "erzeugt {0}", "cria {0}";
        uses: "{0}: {1}", "{0}: {1}", "{0}: {1}", "{0}: {1}";
        instead: "instead {0}", "en su lugar, {0}", "stattdessen {0}", "em vez disso, {0}";

        normal: "normal", "normal", "normal", "normal";
        elite: "elite", "élite", "Elite", "elite";
        boss: "boss", "jefe", "Boss", "chefe";

        me: "self", "uno mismo", "selbst", "si mesmo";
        adjacent_enemy: "one adjacent enemy", "un enemigo adyacente", "ein benachbarter Gegner", "um inimigo adjacente";
        enemy: "one enemy, range {0}", "un enemigo, alcance {0}", "ein Gegner, Reichweite {0}", "um inimigo, alcance {0}";
        prey_within: "{1}, range {0}", "{1}, alcance {0}", "{1}, Reichweite {0}", "{1}, alcance {0}";
        enemies: "up to {1} enemies, range {0}", "hasta {1} enemigos, alcance {0}", "bis zu {1} Gegner, Reichweite {0}", "até {1} inimigos, alcance {0}";
        adjacent_enemies: "all adjacent enemies", "todos los enemigos adyacentes", "alle benachbarten Gegner", "todos os inimigos adjacentes";
        enemies_within: "all enemies, range {0}", "todos los enemigos, alcance {0}", "alle Gegner, Reichweite {0}", "todos os inimigos, alcance {0}";
        enemies_in_reach: "all enemies in range", "todos los enemigos al alcance", "alle Gegner in Reichweite", "todos os inimigos ao alcance";
        all_enemies: "all enemies on the board", "todos los enemigos del tablero", "alle Gegner auf dem Spielplan", "todos os inimigos do tabuleiro";
        me_or_ally: "self or one ally, range {0}", "uno mismo o un aliado, alcance {0}", "selbst oder ein Verbündeter, Reichweite {0}", "si mesmo ou um aliado, alcance {0}";
        several: "up to {1} of self and allies, range {0}", "hasta {1} entre uno mismo y los aliados, alcance {0}", "bis zu {1} Verbündete, auch selbst, Reichweite {0}", "até {1} entre si mesmo e aliados, alcance {0}";
        ally: "one ally, range {0}", "un aliado, alcance {0}", "ein Verbündeter, Reichweite {0}", "um aliado, alcance {0}";
        allies_within: "all allies, range {0}", "todos los aliados, alcance {0}", "alle Verbündeten, Reichweite {0}", "todos os aliados, alcance {0}";
        me_and_allies: "self and all allies, range {0}", "uno mismo y todos los aliados, alcance {0}", "selbst und alle Verbündeten, Reichweite {0}", "si mesmo e todos os aliados, alcance {0}";
        me_and_allies_in_reach: "self and all allies in range", "uno mismo y todos los aliados al alcance", "selbst und alle Verbündeten in Reichweite", "si mesmo e todos os aliados ao alcance";
        all_allies: "all allies on the board", "todos los aliados del tablero", "alle Verbündeten auf dem Spielplan", "todos os aliados do tabuleiro";
        any_ally: "one ally anywhere", "un aliado en cualquier lugar", "ein Verbündeter an beliebigem Ort", "um aliado em qualquer lugar";
        me_and_all_allies: "self and all allies", "uno mismo y todos los aliados", "selbst und alle Verbündeten", "si mesmo e todos os aliados";
        allies_in_room: "all allies in the same room", "todos los aliados de la misma sala", "alle Verbündeten im selben Raum", "todos os aliados da mesma sala";
        summons_within: "all summoned allies, range {0}", "todas las invocaciones aliadas, alcance {0}", "alle beschworenen Verbündeten, Reichweite {0}", "todas as invocações aliadas, alcance {0}";
        last_target: "the same enemy", "el mismo enemigo", "derselbe Gegner", "o mesmo inimigo";
        last_prey: "the same enemy, if it is {0}", "el mismo enemigo, si es {0}", "derselbe Gegner, falls: {0}", "o mesmo inimigo, se for {0}";
        all_adjacent: "everybody adjacent, friend and foe", "todos los adyacentes, amigos y enemigos", "alle Benachbarten, Freund und Feind", "todos os adjacentes, amigos e inimigos";
        moved_through: "every enemy moved through", "cada enemigo atravesado", "jeder durchquerte Gegner", "cada inimigo atravessado";
        beside_pieces: "everybody beside one of them, friend and foe", "todos junto a alguno de ellos, amigos y enemigos", "alle neben einem davon, Freund und Feind", "todos ao lado de algum deles, amigos e inimigos";
        moved_through_and_back: "every enemy moved through, if the move ends where it began", "cada enemigo atravesado, si el movimiento acaba donde empezó", "jeder durchquerte Gegner, falls die Bewegung endet, wo sie begann", "cada inimigo atravessado, se o movimento terminar onde começou";

        prey_normal: "a normal enemy", "un enemigo normal", "ein normaler Gegner", "um inimigo normal";
        prey_normal_or_elite: "a normal or elite enemy", "un enemigo normal o de élite", "ein normaler oder Elite-Gegner", "um inimigo normal ou de elite";
        prey_stunned: "a stunned normal enemy", "un enemigo normal aturdido", "ein betäubter normaler Gegner", "um inimigo normal atordoado";
        prey_weak: "an enemy with {0} hit points or fewer", "un enemigo con {0} puntos de vida o menos", "ein Gegner mit höchstens {0} Trefferpunkten", "um inimigo com {0} pontos de vida ou menos";
        prey_singled: "a normal enemy beside none of its allies and beside one of yours", "un enemigo normal sin aliados suyos al lado y con uno tuyo al lado", "ein normaler Gegner neben keinem seiner Verbündeten und neben einem deiner", "um inimigo normal sem aliados dele ao lado e com um seu ao lado";

        foe_alone: "enemies beside none of their allies", "enemigos sin aliados suyos al lado", "Gegner neben keinem ihrer Verbündeten", "inimigos sem aliados ao lado";
        foe_hindered: "disarmed, immobilized or stunned enemies", "enemigos desarmados, inmovilizados o aturdidos", "entwaffnete, immobilisierte oder betäubte Gegner", "inimigos desarmados, imobilizados ou atordoados";
        foe_poisoned: "poisoned enemies", "enemigos envenenados", "vergiftete Gegner", "inimigos envenenados";
        foe_singled: "enemies beside none of their allies and beside one of yours", "enemigos sin aliados suyos al lado y con uno tuyo al lado", "Gegner neben keinem ihrer Verbündeten und neben einem deiner", "inimigos sem aliados deles ao lado e com um seu ao lado";

        x_moved: "X is the hexes moved this turn", "X son los hexágonos movidos este turno", "X ist die Zahl der Felder, die du in diesem Zug gegangen bist", "X são os hexágonos movidos neste turno";
        x_dealt: "X is the damage dealt this turn", "X es el daño infligido este turno", "X ist der Schaden, den du in diesem Zug zugefügt hast", "X é o dano causado neste turno";
        x_pieces: "X is 2 for each hex of the obstacles destroyed", "X es 2 por cada hexágono de los obstáculos destruidos", "X ist 2 für jedes Feld der zerstörten Hindernisse", "X é 2 por cada hexágono dos obstáculos destruídos";
        x_last_move: "X is the hexes of the last move", "X son los hexágonos del último movimiento", "X ist die Zahl der Felder der letzten Bewegung", "X são os hexágonos do último movimento";

        count_adjacent: "all adjacent enemies", "todos los enemigos adyacentes", "alle benachbarten Gegner", "todos os inimigos adjacentes";
        count_within: "all enemies within {0} hexes", "todos los enemigos a {0} hexágonos", "alle Gegner innerhalb von {0} Feldern", "todos os inimigos a até {0} hexágonos";
        count_in_range: "all enemies in range", "todos los enemigos al alcance", "alle Gegner in Reichweite", "todos os inimigos ao alcance";
        count_one_foe: "one enemy, attacked as often as there are targets", "un enemigo, atacado tantas veces como objetivos haya", "ein Gegner, so oft angegriffen, wie es Ziele gibt", "um inimigo, atacado tantas vezes quantos forem os alvos";
        count_moved_through: "every enemy moved through", "cada enemigo atravesado", "jeder durchquerte Gegner", "cada inimigo atravessado";
        count_line: "one enemy and all on the way to it", "un enemigo y todos los que haya en el camino", "ein Gegner und alle auf dem Weg zu ihm", "um inimigo e todos no caminho até ele";
        count_room: "all enemies in the room", "todos los enemigos de la sala", "alle Gegner im Raum", "todos os inimigos da sala";
        count_beside_pieces: "all enemies beside that obstacle", "todos los enemigos junto a ese obstáculo", "alle Gegner neben diesem Hindernis", "todos os inimigos ao lado desse obstáculo";
        count_beside_killed: "all enemies beside whoever was killed", "todos los enemigos junto a quien murió", "alle Gegner neben dem Getöteten", "todos os inimigos ao lado de quem morreu";
        area: "area of {0:1 hex|# hexes}", "área de {0:1 hexágono|# hexágonos}", "Fläche von {0:1 Feld|# Feldern}", "área de {0:1 hexágono|# hexágonos}";
        area_more: "a larger area", "un área mayor", "eine größere Fläche", "uma área maior";

        plus_flanked: "+{0} if the target is beside one of your allies", "+{0} si el objetivo está junto a un aliado tuyo", "+{0}, falls das Ziel neben einem deiner Verbündeten steht", "+{0} se o alvo estiver ao lado de um aliado seu";
        plus_alone: "+{0} if the target is beside none of its allies", "+{0} si el objetivo no tiene aliados suyos al lado", "+{0}, falls das Ziel neben keinem seiner Verbündeten steht", "+{0} se o alvo não tiver aliados ao lado";
        plus_per_ally: "+{0} for each of your allies beside the target", "+{0} por cada aliado tuyo junto al objetivo", "+{0} für jeden deiner Verbündeten neben dem Ziel", "+{0} por aliado seu ao lado do alvo";
        plus_per_condition: "+{0} for each negative condition on the target", "+{0} por cada estado negativo del objetivo", "+{0} für jeden negativen Zustand des Ziels", "+{0} por condição negativa do alvo";
        plus_twice_shield: "+ twice the target's shield", "+ el doble del escudo del objetivo", "+ das Doppelte des Schildes des Ziels", "+ o dobro do escudo do alvo";
        plus_flanked_inflicts: "{0} if the target is beside one of your allies", "{0} si el objetivo está junto a un aliado tuyo", "{0}, falls das Ziel neben einem deiner Verbündeten steht", "{0} se o alvo estiver ao lado de um aliado seu";
        xp_for_that: "{0} xp for that", "{0} XP por ello", "dafür {0} EP", "{0} XP por isso";
        xp_each: "{0} xp for each target", "{0} XP por cada objetivo", "{0} EP für jedes Ziel", "{0} XP por alvo";
        xp_each_time: "{0} xp each time", "{0} XP cada vez", "jedes Mal {0} EP", "{0} XP a cada vez";

        splash: "all others beside the target, friend and foe, suffer {0}", "los demás junto al objetivo, amigos y enemigos, sufren {0}", "alle anderen neben dem Ziel, Freund und Feind, erleiden {0}", "os demais ao lado do alvo, amigos e inimigos, sofrem {0}";
        splash_enemies: "enemies beside the target suffer {0}", "los enemigos junto al objetivo sufren {0}", "Gegner neben dem Ziel erleiden {0}", "inimigos ao lado do alvo sofrem {0}";
        splash_dealt: "all others beside the target, friend and foe, suffer as much as it did", "los demás junto al objetivo, amigos y enemigos, sufren tanto como él", "alle anderen neben dem Ziel, Freund und Feind, erleiden so viel wie dieses", "os demais ao lado do alvo, amigos e inimigos, sofrem tanto quanto ele";
        immobilize_area: "immobilizes everybody in the area, friend and foe", "inmoviliza a todos en el área, amigos y enemigos", "immobilisiert alle in der Fläche, Freund und Feind", "imobiliza todos na área, amigos e inimigos";
        heal_area: "allies in the area: heal {0}", "aliados en el área: curación {0}", "Verbündete in der Fläche: Heilung {0}", "aliados na área: cura {0}";
        slam: "each hex of push that a wall or obstacle stops: 2 damage and 1 xp", "por cada hexágono de empujón que detiene un muro u obstáculo: 2 de daño y 1 XP", "jedes Feld Stoß, das eine Wand oder ein Hindernis aufhält: 2 Schaden und 1 EP", "cada hexágono de empurrão detido por parede ou obstáculo: 2 de dano e 1 XP";
        muddle_area: "muddles everybody in the area, friend and foe", "confunde a todos en el área, amigos y enemigos", "verwirrt alle in der Fläche, Freund und Feind", "confunde todos na área, amigos e inimigos";
        batter: "the push breaks obstacles: 2 damage and 1 xp for each", "el empujón rompe obstáculos: 2 de daño y 1 XP por cada uno", "der Stoß zerbricht Hindernisse: je 2 Schaden und 1 EP", "o empurrão quebra obstáculos: 2 de dano e 1 XP por cada um";
        heal_per_hit: "heals {0} for each target that was hurt", "cura {0} por cada objetivo dañado", "heilt {0} für jedes verletzte Ziel", "cura {0} por alvo ferido";
        slay: "in the area is killed: {0}", "muere en el área: {0}", "in der Fläche stirbt: {0}", "morre na área: {0}";
        slay_or_strike: "killed instead: {0}", "muere en vez de ser atacado: {0}", "stattdessen getötet: {0}", "morre em vez de ser atacado: {0}";
        augmented: "with your augment", "con tu aumento", "mit deiner Verstärkung", "com seu aprimoramento";

        no_damage: "No damage", "Sin daño", "Kein Schaden", "Sem dano";
        on_all: "all attacks", "todos los ataques", "alle Angriffe", "todos os ataques";
        on_melee: "melee attacks", "ataques cuerpo a cuerpo", "Nahkampfangriffe", "ataques corpo a corpo";
        on_ranged: "ranged attacks", "ataques a distancia", "Fernkampfangriffe", "ataques à distância";
        against: "against {0}", "contra {0}", "gegen {0}", "contra {0}";
        next_attack_actions: "the next attacks", "los próximos ataques", "die nächsten Angriffe", "os próximos ataques";
        next_hits: "each next attack that would hurt", "cada próximo ataque que haría daño", "jeder nächste Angriff, der verletzen würde", "cada próximo ataque que feriria";
        next_harm: "the next time damage comes", "la próxima vez que llegue daño", "wenn das nächste Mal Schaden kommt", "na próxima vez que vier dano";
        doubled: "Attack doubled", "Ataque doble", "Angriff verdoppelt", "Ataque dobrado";
        next_on: "the next attack on {0}", "el próximo ataque contra {0}", "der nächste Angriff gegen {0}", "o próximo ataque contra {0}";
        advantage: "Advantage", "Ventaja", "Vorteil", "Vantagem";
        disadvantage: "Disadvantage", "Desventaja", "Nachteil", "Desvantagem";
        attackers_disadvantage: "attacks on it have disadvantage", "los ataques contra él tienen desventaja", "Angriffe darauf haben Nachteil", "ataques contra ele têm desvantagem";
        move_as_attack: "Moves as attacks", "Movimientos como ataques", "Bewegung als Angriff", "Movimentos como ataques";
        move_as_attack_why: "a move may be made as a melee attack of the same value", "un movimiento puede hacerse como ataque cuerpo a cuerpo del mismo valor", "eine Bewegung darf ein Nahkampfangriff mit demselben Wert sein", "um movimento pode ser feito como ataque corpo a corpo do mesmo valor";
        far_augments: "Augments reach far", "Aumentos a distancia", "Verstärkungen wirken weit", "Aprimoramentos ao longe";
        far_augments_why: "your augment works with ranged attacks too", "tu aumento vale también para ataques a distancia", "deine Verstärkung wirkt auch bei Fernkampfangriffen", "seu aprimoramento vale também para ataques à distância";
        turn_end: "At the end of your turns", "Al final de tus turnos", "Am Ende deiner Züge", "No fim dos seus turnos";
        controlled: "Under control", "Bajo control", "Unter Kontrolle", "Sob controle";
        control: "Take control", "Tomar el control", "Kontrolle übernehmen", "Tomar o controle";
        control_by_card: "one normal or elite enemy, range {0}: it acts this round for your side", "un enemigo normal o de élite, alcance {0}: actúa esta ronda de tu lado", "ein normaler oder Elite-Gegner, Reichweite {0}: Er handelt diese Runde auf deiner Seite", "um inimigo normal ou de elite, alcance {0}: age nesta rodada do seu lado";
        control_steered: "you decide what it does", "tú decides lo que hace", "du entscheidest, was er tut", "você decide o que ele faz";
        ambush: "the next attack while invisible", "el próximo ataque siendo invisible", "der nächste Angriff, während du unsichtbar bist", "o próximo ataque enquanto invisível";
        thorns_on: "each next melee attack on you", "cada próximo ataque cuerpo a cuerpo contra ti", "jeder nächste Nahkampfangriff auf dich", "cada próximo ataque corpo a corpo contra você";
        more_targets: "+1 target", "+1 objetivo", "+1 Ziel", "+1 alvo";
        next_ranged: "the next ranged attacks", "los próximos ataques a distancia", "die nächsten Fernkampfangriffe", "os próximos ataques à distância";
        next_heals: "the next heals", "las próximas curaciones", "die nächsten Heilungen", "as próximas curas";
        wind_reach_why: "the next ranged attacks, each uses up Air", "los próximos ataques a distancia; cada uno consume Aire", "die nächsten Fernkampfangriffe, jeder verbraucht Luft", "os próximos ataques à distância; cada um consome Ar";
        provoke: "Draws attacks", "Atrae ataques", "Zieht Angriffe auf sich", "Atrai ataques";
        provoke_why: "attacks on adjacent allies hit you instead", "los ataques contra aliados adyacentes te dan a ti", "Angriffe auf benachbarte Verbündete treffen dich", "ataques contra aliados adjacentes atingem você";

        augment: "Your melee attacks", "Tus ataques cuerpo a cuerpo", "Deine Nahkampfangriffe", "Seus ataques corpo a corpo";
        augment_word: "augment", "aumento", "Verstärkung", "aprimoramento";

        suffer: "{0} damage", "{0} de daño", "{0} Schaden", "{0} de dano";
        no_attack: "not an attack", "no es un ataque", "kein Angriff", "não é um ataque";
        heal_half: "half of the hit points", "la mitad de los puntos de vida", "die Hälfte der Trefferpunkte", "metade dos pontos de vida";
        heal_full: "all hit points", "todos los puntos de vida", "alle Trefferpunkte", "todos os pontos de vida";
        loot_every: "loots every hex entered", "saquea cada hexágono al entrar", "plündert jedes betretene Feld", "saqueia cada hexágono em que entra";
        loot_some: "at most {0}, the nearest first", "como mucho {0}, lo más cercano primero", "höchstens {0}, das Nächste zuerst", "no máximo {0}, o mais próximo primeiro";
        pilfer: "Steal", "Robar", "Stehlen", "Roubar";
        pilfer_why: "one coin from the supply for each adjacent enemy", "una moneda de la reserva por cada enemigo adyacente", "eine Münze aus dem Vorrat je benachbartem Gegner", "uma moeda da reserva por inimigo adjacente";
        rally: "Attack +X", "Ataque +X", "Angriff +X", "Ataque +X";
        rally_why: "allies within {0} hexes, this round; X is how many there are", "aliados a {0} hexágonos, esta ronda; X es cuántos son", "Verbündete innerhalb von {0} Feldern, diese Runde; X ist ihre Zahl", "aliados a até {0} hexágonos, nesta rodada; X é quantos são";
        kill: "Kill", "Matar", "Töten", "Matar";
        if_straight: "if the move was a straight line", "si el movimiento fue en línea recta", "falls die Bewegung geradeaus ging", "se o movimento foi em linha reta";
        throw_trap: "Throw a trap", "Lanzar una trampa", "Falle werfen", "Lançar uma armadilha";
        throw_trap_why: "an adjacent trap hits one enemy, range {0}", "una trampa adyacente golpea a un enemigo, alcance {0}", "eine benachbarte Falle trifft einen Gegner, Reichweite {0}", "uma armadilha adjacente atinge um inimigo, alcance {0}";
        refresh: "Refresh items", "Recuperar objetos", "Gegenstände auffrischen", "Renovar itens";
        refresh_all: "all used items", "todos los objetos usados", "alle benutzten Gegenstände", "todos os itens usados";
        refresh_some: "{0:one used item|# used items}", "{0:un objeto usado|# objetos usados}", "{0:ein benutzter Gegenstand|# benutzte Gegenstände}", "{0:um item usado|# itens usados}";
        refresh_spent: "spent ones only", "solo agotados", "nur erschöpfte", "só os gastos";
        refresh_consumed: "consumed ones only", "solo consumidos", "nur verbrauchte", "só os consumidos";
        refresh_small: "small ones only", "solo pequeños", "nur kleine", "só os pequenos";
        grant: "One ally acts, range {0}", "Actúa un aliado, alcance {0}", "Ein Verbündeter handelt, Reichweite {0}", "Um aliado age, alcance {0}";
        grant_all: "All your summons act, range {0}", "Actúan todas tus invocaciones, alcance {0}", "Alle deine Beschwörungen handeln, Reichweite {0}", "Todas as suas invocações agem, alcance {0}";
        force: "One enemy must act, range {0}", "Un enemigo debe actuar, alcance {0}", "Ein Gegner muss handeln, Reichweite {0}", "Um inimigo deve agir, alcance {0}";
        force_why: "you control it", "tú lo controlas", "du steuerst ihn", "você o controla";
        force_near: "it must end beside you", "debe acabar a tu lado", "er muss neben dir enden", "deve terminar ao seu lado";
        vortex: "Pull {0} toward a hex", "Tirón {0} hacia un hexágono", "Ziehen {0} zu einem Feld", "Puxão {0} até um hexágono";
        vortex_why: "range {0}; all enemies within {1} of it", "alcance {0}; todos los enemigos a {1} de él", "Reichweite {0}; alle Gegner innerhalb von {1} Feldern davon", "alcance {0}; todos os inimigos a até {1} dele";
        trap: "Trap {0}", "Trampa {0}", "Falle {0}", "Armadilha {0}";
        trap_plain: "Trap", "Trampa", "Falle", "Armadilha";
        trap_why: "on an adjacent empty hex", "en un hexágono vacío adyacente", "auf ein benachbartes leeres Feld", "num hexágono vazio adjacente";
        trap_xp: "{0} xp when an enemy springs it", "{0} XP cuando un enemigo la activa", "{0} EP, wenn ein Gegner sie auslöst", "{0} XP quando um inimigo a aciona";
        disarm_trap: "Disarm a trap", "Desarmar una trampa", "Falle entschärfen", "Desarmar uma armadilha";
        adjacent: "adjacent", "adyacente", "benachbart", "adjacente";
        obstacles: "{0:One obstacle|# obstacles}", "{0:Un obstáculo|# obstáculos}", "{0:Ein Hindernis|# Hindernisse}", "{0:Um obstáculo|# obstáculos}";
        obstacles_within: "on empty hexes within {0}", "en hexágonos vacíos a {0} o menos", "auf leere Felder im Umkreis von {0}", "em hexágonos vazios a até {0}";
        boulder: "An obstacle of three hexes", "Un obstáculo de tres hexágonos", "Ein Hindernis aus drei Feldern", "Um obstáculo de três hexágonos";
        shift_obstacle: "Move an obstacle of one hex", "Mover un obstáculo de un hexágono", "Ein Hindernis von einem Feld versetzen", "Mover um obstáculo de um hexágono";
        shift_why: "an adjacent one, to an empty hex within {0}", "uno adyacente, a un hexágono vacío a {0} o menos", "ein benachbartes, auf ein leeres Feld im Umkreis von {0}", "um adjacente, para um hexágono vazio a até {0}";
        shatter_all: "Destroy all obstacles", "Destruir todos los obstáculos", "Alle Hindernisse zerstören", "Destruir todos os obstáculos";
        within_hexes: "within {0}", "a {0} o menos", "im Umkreis von {0}", "a até {0}";
        entomb: "An obstacle where it died", "Un obstáculo donde murió", "Ein Hindernis, wo er starb", "Um obstáculo onde morreu";
        trail_straight: "in a straight line", "en línea recta", "geradeaus", "em linha reta";
        trail_clears: "destroys obstacles and disarms traps on its way", "destruye obstáculos y desarma trampas a su paso", "zerstört Hindernisse und entschärft Fallen auf dem Weg", "destrói obstáculos e desarma armadilhas no caminho";
        trail_beside: "must end beside an obstacle", "debe acabar junto a un obstáculo", "muss neben einem Hindernis enden", "deve terminar ao lado de um obstáculo";
        trail_quakes: "everybody beside a hex entered, friend and foe, suffers {0}", "todos junto a un hexágono recorrido, amigos y enemigos, sufren {0}", "alle neben einem betretenen Feld, Freund und Feind, erleiden {0}", "todos ao lado de um hexágono percorrido, amigos e inimigos, sofrem {0}";
        exchange: "Recover up to {0} lost cards, then lose {0} cards", "Recuperar hasta {0} cartas perdidas y luego perder {0} cartas", "Bis zu {0} verlorene Karten zurücknehmen, dann {0} Karten verlieren", "Recuperar até {0} cartas perdidas e depois perder {0} cartas";
        borrow: "Take a lost card of a hero beside that ally to the hand", "Tomar en la mano una carta perdida de un personaje junto a ese aliado", "Eine verlorene Karte eines Helden neben diesem Verbündeten auf die Hand nehmen", "Pegar na mão uma carta perdida de um personagem ao lado desse aliado";
        turn_start: "At the start of your turns", "Al empezar tus turnos", "Zu Beginn deiner Züge", "No início dos seus turnos";
        next_beside_obstacle: "on the next melee attacks beside an obstacle, one of which is destroyed", "en los próximos ataques cuerpo a cuerpo junto a un obstáculo, que se destruye", "bei den nächsten Nahkampfangriffen neben einem Hindernis, das dabei zerstört wird", "nos próximos ataques corpo a corpo ao lado de um obstáculo, que é destruído";
        two_augments: "Two augments may be active", "Puede haber dos aumentos activos", "Zwei Verstärkungen dürfen aktiv sein", "Dois aprimoramentos podem estar ativos";
        obstacles_why: "on adjacent empty hexes", "en hexágonos vacíos adyacentes", "auf benachbarte leere Felder", "em hexágonos vazios adjacentes";
        shatter: "Destroy an obstacle", "Destruir un obstáculo", "Hindernis zerstören", "Destruir um obstáculo";
        summon: "Summon", "Invocación", "Beschwörung", "Invocação";
        burning: "its attacks make Fire; dying, it attacks all adjacent enemies", "sus ataques crean Fuego; al morir ataca a todos los enemigos adyacentes", "ihre Angriffe erzeugen Feuer; im Sterben greift sie alle benachbarten Gegner an", "seus ataques criam Fogo; ao morrer, ataca todos os inimigos adjacentes";
        swarm: "attack is half its hit points, rounded up", "su ataque es la mitad de sus puntos de vida, redondeando arriba", "Angriff ist die Hälfte ihrer Trefferpunkte, aufgerundet", "o ataque é metade dos pontos de vida, arredondado para cima";
        recover_discards: "Take back {0:1 discarded card|up to # discarded cards}", "Recuperar {0:1 carta descartada|hasta # cartas descartadas}", "{0:1 abgelegte Karte|Bis zu # abgelegte Karten} zurücknehmen", "Recuperar {0:1 carta descartada|até # cartas descartadas}";
        recover_lost: "Take back {0:1 lost card|up to # lost cards}", "Recuperar {0:1 carta perdida|hasta # cartas perdidas}", "{0:1 verlorene Karte|Bis zu # verlorene Karten} zurücknehmen", "Recuperar {0:1 carta perdida|até # cartas perdidas}";
        recover_all_lost: "Take back all lost cards", "Recuperar todas las cartas perdidas", "Alle verlorenen Karten zurücknehmen", "Recuperar todas as cartas perdidas";
        recover_all_discards: "Take back all discarded cards", "Recuperar todas las cartas descartadas", "Alle abgelegten Karten zurücknehmen", "Recuperar todas as cartas descartadas";
        summon_monster: "Summons {0}", "Invoca: {0}", "Beschwört: {0}", "Invoca: {0}";
        summon_ranks: "for 2, 3, 4 heroes: {0}", "para 2, 3, 4 héroes: {0}", "bei 2, 3, 4 Helden: {0}", "para 2, 3, 4 heróis: {0}";
        beside_target: "beside the target", "junto al objetivo", "neben dem Ziel", "ao lado do alvo";
        split: "with its own hit points", "con sus mismos puntos de vida", "mit den eigenen Trefferpunkten", "com os próprios pontos de vida";
        on_death: "If it dies this round", "Si muere en esta ronda", "Stirbt sie in dieser Runde", "Se morrer nesta rodada";
        special: "Special {0}", "Especial {0}", "Spezial {0}", "Especial {0}";
        shuffle: "then the deck is shuffled", "luego se baraja el mazo", "danach wird der Stapel gemischt", "depois o baralho é embaralhado";
        nothing: "Nothing", "Nada", "Nichts", "Nada";
    }
}

/// What stands in front of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its own word")]
pub enum Sign {
    Attack,
    Move,
    Jump,
    Heal,
    Shield,
    Retaliate,
    Range,
    Target,
    Push,
    Pull,
    Pierce,
    Loot,
    Condition(Condition),
    Element(Option<Element>),
    Experience,
    Trap,
    Obstacle,
    Summon,
    Card,
    Kill,
    Item,
    Mind,
}

/// How large a line is written, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// An ability.
    Main,
    /// What belongs to the ability above.
    Sub,
    /// What an element is used up for.
    Use,
    /// An element that is made.
    Make,
    /// What is only read: the eye sees it as a picture.
    Read,
}

/// One line of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is.
    pub role: Role,
    /// What stands in front of it.
    pub sign: Option<Sign>,
    /// Its words.
    pub text: String,
    /// Its number, written large; often empty.
    pub number: String,
}

impl Line {
    /// The line as it is read.
    #[must_use]
    pub fn read(&self) -> String {
        if self.number.is_empty() { self.text.clone() } else { format!("{} {}", self.text, self.number) }
    }
}

/// One half of a card, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Half {
    /// Its lines.
    pub lines: Vec<Line>,
    /// The area of its attack.
    pub area: Option<Area<'static>>,
    /// The ally that it calls.
    pub summon: Option<SummonSheet>,
    /// Experience for it.
    pub xp: u8,
    /// Whether the card is then lost.
    pub lost: bool,
    /// How long it stays.
    pub stay: Stay,
    /// Use slots and the experience of each.
    pub slots: &'static [u8],
    /// All of it as one text.
    pub text: String,
}

/// A number with its sign.
#[must_use]
pub fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// Lines that are being written.
struct Writer<'a> {
    words: &'a Words,
    lines: Vec<Line>,
    area: Option<Area<'static>>,
    summon: Option<SummonSheet>,
}

impl Words {
    /// A condition.
    #[must_use]
    pub const fn condition(&self, condition: Condition) -> &'static str {
        let card = &self.card;
        match condition {
            Condition::Poison => card.poison,
            Condition::Wound => card.wound,
            Condition::Immobilize => card.immobilize,
            Condition::Disarm => card.disarm,
            Condition::Stun => card.stun,
            Condition::Muddle => card.muddle,
            Condition::Curse => card.curse,
            Condition::Bless => card.bless,
            Condition::Invisible => card.invisible,
            Condition::Strengthen => card.strengthen,
        }
    }

    /// What a condition does.
    #[must_use]
    pub const fn condition_does(&self, condition: Condition) -> &'static str {
        let card = &self.card;
        match condition {
            Condition::Poison => card.poison_does,
            Condition::Wound => card.wound_does,
            Condition::Immobilize => card.immobilize_does,
            Condition::Disarm => card.disarm_does,
            Condition::Stun => card.stun_does,
            Condition::Muddle => card.muddle_does,
            Condition::Curse => card.curse_does,
            Condition::Bless => card.bless_does,
            Condition::Invisible => card.invisible_does,
            Condition::Strengthen => card.strengthen_does,
        }
    }

    /// Several conditions.
    #[must_use]
    pub fn conditions(&self, conditions: Conditions) -> String {
        let all: Vec<&str> = conditions.iter().map(|one| self.condition(one)).collect();
        all.join(", ")
    }

    /// An element.
    #[must_use]
    pub const fn element(&self, element: Element) -> &'static str {
        let card = &self.card;
        match element {
            Element::Fire => card.fire,
            Element::Ice => card.ice,
            Element::Air => card.air,
            Element::Earth => card.earth,
            Element::Light => card.light,
            Element::Dark => card.dark,
        }
    }

    /// How strong an element is.
    #[must_use]
    pub const fn strength(&self, strength: Strength) -> &'static str {
        match strength {
            Strength::Inert => self.card.inert,
            Strength::Waning => self.card.waning,
            Strength::Strong => self.card.strong,
        }
    }

    /// What stands on a monster's base.
    #[must_use]
    pub const fn rank(&self, rank: Rank) -> &'static str {
        match rank {
            Rank::Normal => self.card.normal,
            Rank::Elite => self.card.elite,
            Rank::Boss => self.card.boss,
        }
    }

    /// The level that a card is of.
    #[must_use]
    pub fn card_level(&self, level: CardLevel) -> String {
        match level {
            CardLevel::One => fill(self.card.level, &[&1]),
            CardLevel::X => "X".to_owned(),
            CardLevel::Gained(level) => fill(self.card.level, &[&level]),
        }
    }

    /// A half of a card.
    #[must_use]
    pub fn half(&self, action: &Action) -> Half {
        let mut writer = Writer::new(self);
        writer.abilities(action.abilities);
        let card = &self.card;
        let mut read = vec![writer.read()];
        if !action.slots.is_empty() {
            read.push(fill(card.slots, &[&action.slots.len()]));
        }
        match action.stay {
            Stay::No => {}
            Stay::Round => read.push(card.round.to_owned()),
            Stay::Persistent => read.push(card.stays.to_owned()),
        }
        if action.lost {
            read.push((if action.gone { card.gone } else { card.lost }).to_owned());
        }
        let xp = action.xp;
        if xp > 0 {
            read.push(fill(card.xp, &[&xp]));
        }
        let text = read.join("; ");
        let (lost, stay, slots) = (action.lost, action.stay, action.slots);
        Half { lines: writer.lines, area: writer.area, summon: writer.summon, xp, lost, stay, slots, text }
    }

    /// Abilities as lines.
    #[must_use]
    pub fn lines(&self, abilities: &[Ability]) -> Vec<Line> {
        let mut writer = Writer::new(self);
        writer.abilities(abilities);
        writer.lines
    }

    /// Abilities as one text.
    #[must_use]
    pub fn abilities(&self, abilities: &[Ability]) -> String {
        read(&self.lines(abilities))
    }

    /// A lasting effect as one text.
    #[must_use]
    pub fn lasting(&self, lasting: Lasting) -> String {
        let mut writer = Writer::new(self);
        writer.lasting(lasting);
        writer.read()
    }

    /// Whom an ability means.
    #[must_use]
    pub fn whom(&self, whom: Whom) -> String {
        let card = &self.card;
        let within = |text: &str, range: u8| fill(text, &[&range]);
        match whom {
            Whom::Me => card.me.to_owned(),
            Whom::AdjacentEnemy => card.adjacent_enemy.to_owned(),
            Whom::Enemy(range) => within(card.enemy, range),
            Whom::Prey { range, prey } => fill(card.prey_within, &[&range, &self.prey(prey)]),
            Whom::Enemies { range, count } => fill(card.enemies, &[&range, &count]),
            Whom::AdjacentEnemies => card.adjacent_enemies.to_owned(),
            Whom::EnemiesWithin(range) => within(card.enemies_within, range),
            Whom::EnemiesInReach => card.enemies_in_reach.to_owned(),
            Whom::AllEnemies => card.all_enemies.to_owned(),
            Whom::MeOrAlly(range) => within(card.me_or_ally, range),
            Whom::Several { range, count } => fill(card.several, &[&range, &count]),
            Whom::Ally(range) => within(card.ally, range),
            Whom::AlliesWithin(range) => within(card.allies_within, range),
            Whom::MeAndAllies(range) => within(card.me_and_allies, range),
            Whom::MeAndAlliesInReach => card.me_and_allies_in_reach.to_owned(),
            Whom::AllAllies => card.all_allies.to_owned(),
            Whom::AnyAlly => card.any_ally.to_owned(),
            Whom::MeAndAllAllies => card.me_and_all_allies.to_owned(),
            Whom::AlliesInRoom => card.allies_in_room.to_owned(),
            Whom::SummonsWithin(range) => within(card.summons_within, range),
            Whom::LastTarget => card.last_target.to_owned(),
            Whom::LastPrey(prey) => fill(card.last_prey, &[&self.prey(prey)]),
            Whom::AllAdjacent => card.all_adjacent.to_owned(),
            Whom::MovedThrough => card.moved_through.to_owned(),
            Whom::BesidePieces => card.beside_pieces.to_owned(),
            Whom::MovedThroughAndBack => card.moved_through_and_back.to_owned(),
        }
    }

    fn prey(&self, prey: Prey) -> String {
        let card = &self.card;
        match prey {
            Prey::Normal => card.prey_normal.to_owned(),
            Prey::NormalOrElite => card.prey_normal_or_elite.to_owned(),
            Prey::Stunned => card.prey_stunned.to_owned(),
            Prey::Weak(health) => fill(card.prey_weak, &[&health]),
            Prey::Singled => card.prey_singled.to_owned(),
        }
    }

    const fn foe(&self, foe: Foe) -> &'static str {
        match foe {
            Foe::Alone => self.card.foe_alone,
            Foe::Hindered => self.card.foe_hindered,
            Foe::Poisoned => self.card.foe_poisoned,
            Foe::Singled => self.card.foe_singled,
        }
    }

    /// Which attacks something is for.
    #[must_use]
    pub const fn which(&self, which: Which) -> &'static str {
        match which {
            Which::Any => self.card.on_all,
            Which::Melee => self.card.on_melee,
            Which::Ranged => self.card.on_ranged,
        }
    }

    /// Which items come back.
    #[must_use]
    pub fn refreshes(&self, refresh: Refresh) -> String {
        let card = &self.card;
        let mut parts = vec![match refresh.count {
            u8::MAX => card.refresh_all.to_owned(),
            count => fill(card.refresh_some, &[&count]),
        }];
        match refresh.only {
            Some(Wear::Spent) => parts.push(card.refresh_spent.to_owned()),
            Some(Wear::Consumed) => parts.push(card.refresh_consumed.to_owned()),
            _ => {}
        }
        if refresh.small {
            parts.push(card.refresh_small.to_owned());
        }
        parts.join(", ")
    }

    /// What a use of an element adds to an ability, if it can be said shortly.
    fn difference(&self, with: &[Ability], without: &[Ability]) -> Option<String> {
        let ([Ability::Attack(with), more @ ..], [Ability::Attack(without), rest @ ..]) = (with, without) else {
            return None;
        };
        let mut parts = self.attack_difference(with, without)?;
        if more.len() < rest.len() || more[..rest.len()] != *rest {
            return None;
        }
        let added = &more[rest.len()..];
        if !added.is_empty() {
            parts.push(self.abilities(added).to_lowercase());
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    fn attack_difference(&self, with: &Attack, without: &Attack) -> Option<Vec<String>> {
        let card = &self.card;
        let same = Attack {
            value: with.value,
            reach: with.reach,
            pierce: with.pierce,
            push: with.push,
            pull: with.pull,
            conditions: with.conditions,
            xp_each: with.xp_each,
            count: with.count,
            area: with.area,
            ..*without
        };
        if same != *with {
            return None;
        }
        let mut parts = Vec::new();
        let mut more = |word: &str, with: i16, without: i16| {
            if with != without {
                parts.push(format!("{word} {}", signed(with - without)));
            }
        };
        match (with.value, without.value) {
            (one, other) if one == other => {}
            (Amount::Fixed(one), Amount::Fixed(other)) | (Amount::Stat(one), Amount::Stat(other)) => {
                more(card.attack, one.into(), other.into());
            }
            _ => return None,
        }
        match (with.reach, without.reach) {
            (one, other) if one == other => {}
            (Reach::Range(one), Reach::Range(other)) => more(card.range, one.into(), other.into()),
            (Reach::Stat(one), Reach::Stat(other)) => more(card.range, one.into(), other.into()),
            _ => return None,
        }
        match (with.count, without.count) {
            (one, other) if one == other => {}
            (Count::Number(one), Count::Number(other)) => more(card.target, one.into(), other.into()),
            _ => return None,
        }
        for (word, one, other) in [
            (card.pierce, with.pierce, without.pierce),
            (card.push, with.push, without.push),
            (card.pull, with.pull, without.pull),
        ] {
            if one != other {
                parts.push(format!("{word} {one}"));
            }
        }
        if with.area != without.area {
            parts.push(card.area_more.to_owned());
        }
        let conditions = with.conditions.without(without.conditions);
        if !conditions.is_empty() {
            parts.push(self.conditions(conditions));
        }
        if with.xp_each > without.xp_each {
            parts.push(fill(card.xp_each, &[&(with.xp_each - without.xp_each)]));
        }
        Some(parts)
    }
}

/// Lines as one text.
fn read(lines: &[Line]) -> String {
    let mut text = String::new();
    for line in lines {
        let read = line.read();
        match line.role {
            _ if text.is_empty() => text.push_str(&read),
            Role::Sub | Role::Read => {
                text.push_str(", ");
                text.push_str(&read);
            }
            _ => {
                text.push_str("; ");
                text.push_str(&read);
            }
        }
    }
    text
}

impl<'a> Writer<'a> {
    fn new(words: &'a Words) -> Self {
        Self { words, lines: Vec::new(), area: None, summon: None }
    }

    fn read(&self) -> String {
        read(&self.lines)
    }

    fn main(&mut self, sign: Sign, text: impl Into<String>, number: impl Into<String>) {
        self.lines.push(Line { role: Role::Main, sign: Some(sign), text: text.into(), number: number.into() });
    }

    fn sub(&mut self, sign: Option<Sign>, text: impl Into<String>) {
        self.lines.push(Line { role: Role::Sub, sign, text: text.into(), number: String::new() });
    }

    fn aloud(&mut self, text: String) {
        self.lines.push(Line { role: Role::Read, sign: None, text, number: String::new() });
    }

    fn abilities(&mut self, abilities: &[Ability]) {
        abilities.iter().for_each(|ability| self.ability(ability));
    }

    fn amount(&mut self, amount: Amount) -> String {
        match amount {
            Amount::Fixed(number) => number.to_string(),
            Amount::Stat(plus) => signed(plus.into()),
            Amount::Moved | Amount::Dealt | Amount::LastMove | Amount::TwicePieces => "X".to_owned(),
        }
    }

    fn what_x_is(&mut self, amount: Amount) {
        let card = &self.words.card;
        match amount {
            Amount::Fixed(_) | Amount::Stat(_) => {}
            Amount::Moved => self.sub(None, card.x_moved),
            Amount::Dealt => self.sub(None, card.x_dealt),
            Amount::LastMove => self.sub(None, card.x_last_move),
            Amount::TwicePieces => self.sub(None, card.x_pieces),
        }
    }

    /// Whoever is meant; a heal or a shield for oneself needs no word on a hero's card.
    fn meant(&mut self, whom: Whom) {
        let sign = match whom {
            Whom::Me => return self.sub(None, self.words.card.me),
            _ => None,
        };
        self.sub(sign, self.words.whom(whom));
    }

    fn inflict(&mut self, conditions: Conditions) {
        for condition in conditions.iter() {
            self.sub(Some(Sign::Condition(condition)), self.words.condition(condition));
        }
    }

    fn ability(&mut self, ability: &Ability) {
        let words = self.words;
        let card = &words.card;
        match *ability {
            Ability::Move { points, jump, looting } => {
                let number = self.amount(points);
                self.main(Sign::Move, card.movement, number);
                self.what_x_is(points);
                if jump {
                    self.sub(Some(Sign::Jump), card.jump);
                }
                if looting {
                    self.sub(Some(Sign::Loot), card.loot_every);
                }
            }
            Ability::Trek { points, jump, trail } => {
                self.main(Sign::Move, card.movement, points.to_string());
                if jump {
                    self.sub(Some(Sign::Jump), card.jump);
                }
                match trail {
                    Trail::Plain => {}
                    Trail::Straight => self.sub(None, card.trail_straight),
                    Trail::Clears => self.sub(Some(Sign::Obstacle), card.trail_clears),
                    Trail::BesideObstacle => self.sub(Some(Sign::Obstacle), card.trail_beside),
                    Trail::Quakes(damage) => self.sub(None, fill(card.trail_quakes, &[&damage])),
                }
            }
            Ability::Attack(ref attack) => self.attack(attack),
            Ability::Heal(amount, whom) => {
                self.main(Sign::Heal, card.heal, amount.to_string());
                match whom {
                    Whom::MeOrAlly(range) => self.sub(Some(Sign::Range), format!("{} {range}", card.range)),
                    _ => self.meant(whom),
                }
            }
            Ability::Last(lasting, whom) => {
                self.lasting(lasting);
                if whom != Whom::Me || matches!(lasting, Lasting::Shield(_)) {
                    self.meant(whom);
                }
            }
            Ability::Augment(augment) => self.augment(augment),
            Ability::Loot(range) => self.main(Sign::Loot, card.loot, range.to_string()),
            Ability::LootSome(range, most) => {
                self.main(Sign::Loot, card.loot, range.to_string());
                self.sub(None, fill(card.loot_some, &[&most]));
            }
            Ability::Push(hexes, whom) => {
                self.main(Sign::Push, card.push, hexes.to_string());
                self.meant(whom);
            }
            Ability::PushAndInflict(hexes, conditions, whom) => {
                self.main(Sign::Push, card.push, hexes.to_string());
                self.inflict(conditions);
                self.meant(whom);
            }
            Ability::Pull(hexes, range) => {
                self.main(Sign::Pull, card.pull, hexes.to_string());
                self.sub(Some(Sign::Range), fill(card.enemy, &[&range]));
            }
            Ability::Inflict(conditions, whom) => {
                for condition in conditions.iter() {
                    self.main(Sign::Condition(condition), words.condition(condition), "");
                }
                self.meant(whom);
            }
            Ability::Suffer(damage, whom) => {
                self.main(Sign::Kill, fill(card.suffer, &[&damage]), "");
                self.meant(whom);
            }
            Ability::HealPart(share, whom) => {
                self.main(Sign::Heal, card.heal, "");
                self.sub(None, if share == 1 { card.heal_full } else { card.heal_half });
                self.meant(whom);
            }
            Ability::Pilfer => {
                self.main(Sign::Loot, card.pilfer, "");
                self.sub(None, card.pilfer_why);
            }
            Ability::Rally(range) => {
                self.main(Sign::Attack, card.rally, "");
                self.sub(None, fill(card.rally_why, &[&range]));
            }
            Ability::Kill(whom) => {
                self.main(Sign::Kill, card.kill, "");
                self.meant(whom);
            }
            Ability::Slay(ref attack) => {
                self.main(Sign::Kill, card.kill, "");
                self.reach(attack);
                self.count(attack);
                match attack.rider {
                    Rider::Slay(prey) | Rider::SlayOrStrike(prey) => self.sub(None, words.prey(prey)),
                    _ => {}
                }
            }
            Ability::IfStraight(then) => {
                self.abilities(then);
                self.sub(None, card.if_straight);
            }
            Ability::ThrowTrap(range) => {
                self.main(Sign::Trap, card.throw_trap, "");
                self.sub(None, fill(card.throw_trap_why, &[&range]));
            }
            Ability::Refresh(refresh, whom) => {
                self.main(Sign::Item, card.refresh, "");
                self.sub(None, words.refreshes(refresh));
                self.meant(whom);
            }
            Ability::GrantAll(range, then) => {
                self.main(Sign::Mind, fill(card.grant_all, &[&range]), "");
                self.within(then);
            }
            Ability::Vortex { range, reach, pull } => {
                self.main(Sign::Pull, fill(card.vortex, &[&pull]), "");
                self.sub(None, fill(card.vortex_why, &[&range, &reach]));
            }
            Ability::Control { range, steered } => {
                self.main(Sign::Mind, card.control, "");
                self.sub(None, fill(card.control_by_card, &[&range]));
                if steered {
                    self.sub(None, card.control_steered);
                }
            }
            Ability::Create(element) => self.make(Some(element)),
            Ability::CreateAny => self.make(None),
            Ability::IfConsumed { element, xp, with, without } => self.if_consumed(element, xp, with, without),
            Ability::Trap { damage, conditions, xp } => {
                if damage > 0 {
                    self.main(Sign::Trap, card.trap_plain, damage.to_string());
                } else {
                    self.main(Sign::Trap, card.trap_plain, "");
                }
                self.inflict(conditions);
                self.sub(None, card.trap_why);
                if xp > 0 {
                    self.sub(Some(Sign::Experience), fill(card.trap_xp, &[&xp]));
                }
            }
            Ability::DisarmTrap => {
                self.main(Sign::Trap, card.disarm_trap, "");
                self.sub(None, card.adjacent);
            }
            Ability::Obstacles(count) => {
                self.main(Sign::Obstacle, fill(card.obstacles, &[&count]), "");
                self.sub(None, card.obstacles_why);
            }
            Ability::Shatter => {
                self.main(Sign::Obstacle, card.shatter, "");
                self.sub(None, card.adjacent);
            }
            Ability::ShatterAll(range) => {
                self.main(Sign::Obstacle, card.shatter_all, "");
                self.sub(Some(Sign::Range), fill(card.within_hexes, &[&range]));
            }
            Ability::ShiftObstacle(range) => {
                self.main(Sign::Obstacle, card.shift_obstacle, "");
                self.sub(None, fill(card.shift_why, &[&range]));
            }
            Ability::Rockfall { count, range } => {
                self.main(Sign::Obstacle, fill(card.obstacles, &[&count]), "");
                self.sub(None, fill(card.obstacles_within, &[&range]));
            }
            Ability::Boulder(range) => {
                self.main(Sign::Obstacle, card.boulder, "");
                self.sub(None, fill(card.obstacles_within, &[&range]));
            }
            Ability::Entomb => self.main(Sign::Obstacle, card.entomb, ""),
            Ability::Exchange { count, whom } => {
                self.main(Sign::Card, fill(card.exchange, &[&count]), "");
                self.meant(whom);
            }
            Ability::Borrow(range) => {
                self.main(Sign::Card, card.borrow, "");
                self.meant(Whom::Ally(range));
            }
            Ability::Summon(sheet) => self.summon(sheet),
            Ability::Recover { from, count, whom } => {
                let text = match (from, count) {
                    (Recovery::Discarded, u8::MAX) => card.recover_all_discards.to_owned(),
                    (Recovery::Lost, u8::MAX) => card.recover_all_lost.to_owned(),
                    (Recovery::Discarded, count) => fill(card.recover_discards, &[&count]),
                    (Recovery::Lost, count) => fill(card.recover_lost, &[&count]),
                };
                self.main(Sign::Card, text, "");
                if whom != Whom::Me {
                    self.meant(whom);
                }
            }
            Ability::Grant(range, then) => {
                self.main(Sign::Mind, fill(card.grant, &[&range]), "");
                self.within(then);
            }
            Ability::Force { range, ability, stay_near } => {
                self.main(Sign::Mind, fill(card.force, &[&range]), "");
                self.within(ability);
                self.sub(None, if stay_near { card.force_near } else { card.force_why });
            }
            Ability::SummonMonster { kind, rank, how } => {
                self.main(Sign::Summon, fill(card.summon_monster, &[&kind.sheet().name.get(words.lang)]), "");
                let ranks = rank.map(|rank| words.rank(rank));
                if ranks[0] == ranks[2] {
                    self.sub(None, ranks[0]);
                } else {
                    self.sub(None, fill(card.summon_ranks, &[&ranks.join(", ")]));
                }
                match how {
                    Arrival::BesideMe => {}
                    Arrival::BesideTarget => self.sub(None, card.beside_target),
                    Arrival::Split => self.sub(None, card.split),
                }
            }
            Ability::LayTrap(damage) => {
                self.main(Sign::Trap, card.trap_plain, damage.to_string());
                self.sub(None, card.trap_why);
            }
            Ability::OnDeath(attack) => {
                self.attack(attack);
                self.sub(None, card.on_death);
            }
            Ability::Special(number) => self.main(Sign::Mind, fill(card.special, &[&number]), ""),
        }
    }

    /// What somebody else performs, as one line.
    fn within(&mut self, ability: &Ability) {
        let mut other = Writer::new(self.words);
        other.ability(ability);
        self.area = self.area.or(other.area);
        let sign = other.lines.first().and_then(|line| line.sign);
        self.sub(sign, other.read());
    }

    fn make(&mut self, element: Option<Element>) {
        let words = self.words;
        let name = element.map_or(words.card.any_element, |element| words.element(element));
        let text = fill(words.card.makes, &[&name]);
        self.lines.push(Line {
            role: Role::Make,
            sign: Some(Sign::Element(element)),
            text: capital(&text),
            number: String::new(),
        });
    }

    fn if_consumed(&mut self, element: Option<Element>, xp: u8, with: &[Ability], without: &[Ability]) {
        let words = self.words;
        self.abilities(without);
        let name = capital(element.map_or(words.card.any_element, |element| words.element(element)));
        let mut text = match words.difference(with, without) {
            Some(difference) => difference,
            None if without.is_empty() => words.abilities(with),
            None => fill(words.card.instead, &[&words.abilities(with)]),
        };
        if xp > 0 {
            text = format!("{text}, {}", fill(words.card.xp, &[&xp]));
        }
        self.lines.push(Line {
            role: Role::Use,
            sign: Some(Sign::Element(element)),
            text: fill(words.card.uses, &[&name, &text]),
            number: String::new(),
        });
    }

    fn reach(&mut self, attack: &Attack) {
        let card = &self.words.card;
        match attack.reach {
            Reach::Melee | Reach::Stat(0) => {}
            Reach::Range(range) => self.sub(Some(Sign::Range), format!("{} {range}", card.range)),
            Reach::Stat(plus) => self.sub(Some(Sign::Range), format!("{} {}", card.range, signed(plus.into()))),
        }
    }

    fn count(&mut self, attack: &Attack) {
        let card = &self.words.card;
        match attack.count {
            Count::Number(1) | Count::Stat => {}
            Count::Number(count) => self.sub(Some(Sign::Target), format!("{} {count}", card.target)),
            Count::Adjacent => self.sub(Some(Sign::Target), card.count_adjacent),
            Count::Within(range) => self.sub(Some(Sign::Target), fill(card.count_within, &[&range])),
            Count::InRange => self.sub(Some(Sign::Target), card.count_in_range),
            Count::OneFoe => self.sub(Some(Sign::Target), card.count_one_foe),
            Count::MovedThrough => self.sub(Some(Sign::Target), card.count_moved_through),
            Count::Line => self.sub(Some(Sign::Target), card.count_line),
            Count::Room => self.sub(Some(Sign::Target), card.count_room),
            Count::BesidePieces => self.sub(Some(Sign::Target), card.count_beside_pieces),
            Count::BesideKilled => self.sub(Some(Sign::Target), card.count_beside_killed),
        }
        if let Some(area) = attack.area {
            self.area = self.area.or(Some(area));
            self.aloud(fill(card.area, &[&area.hexes.len()]));
        }
    }

    fn attack(&mut self, attack: &Attack) {
        let words = self.words;
        let card = &words.card;
        let number = self.amount(attack.value);
        self.main(Sign::Attack, card.attack, number);
        self.what_x_is(attack.value);
        self.reach(attack);
        self.count(attack);
        for (sign, word, amount) in [
            (Sign::Pierce, card.pierce, attack.pierce),
            (Sign::Push, card.push, attack.push),
            (Sign::Pull, card.pull, attack.pull),
        ] {
            if amount > 0 {
                self.sub(Some(sign), format!("{word} {amount}"));
            }
        }
        self.inflict(attack.conditions);
        let mut xp_for_that = 0;
        match attack.plus {
            Plus::None => {}
            Plus::Flanked { bonus, xp } => {
                self.sub(None, fill(card.plus_flanked, &[&bonus]));
                xp_for_that = xp;
            }
            Plus::FlankedAndAlone { bonus, xp } => {
                self.sub(None, fill(card.plus_flanked, &[&bonus]));
                self.sub(None, fill(card.plus_alone, &[&bonus]));
                xp_for_that = xp;
            }
            Plus::PerAlly(bonus) => self.sub(None, fill(card.plus_per_ally, &[&bonus])),
            Plus::PerCondition { bonus, xp } => {
                self.sub(None, fill(card.plus_per_condition, &[&bonus]));
                xp_for_that = xp;
            }
            Plus::TwiceShield => self.sub(None, card.plus_twice_shield),
            Plus::FlankedInflicts { conditions, xp } => {
                self.sub(None, fill(card.plus_flanked_inflicts, &[&words.conditions(conditions)]));
                xp_for_that = xp;
            }
        }
        if xp_for_that > 0 {
            self.sub(Some(Sign::Experience), fill(card.xp_for_that, &[&xp_for_that]));
        }
        match attack.rider {
            Rider::None => {}
            Rider::Splash(damage) => self.sub(None, fill(card.splash, &[&damage])),
            Rider::SplashDealt => self.sub(None, card.splash_dealt),
            Rider::ImmobilizeArea => {
                self.sub(Some(Sign::Condition(Condition::Immobilize)), card.immobilize_area);
            }
            Rider::HealArea(amount) => self.sub(Some(Sign::Heal), fill(card.heal_area, &[&amount])),
            Rider::Slam => self.sub(Some(Sign::Obstacle), card.slam),
            Rider::MuddleArea => self.sub(Some(Sign::Condition(Condition::Muddle)), card.muddle_area),
            Rider::Batter => self.sub(Some(Sign::Obstacle), card.batter),
            Rider::HealPerHit(amount) => self.sub(Some(Sign::Heal), fill(card.heal_per_hit, &[&amount])),
            Rider::SplashEnemies(damage) => self.sub(None, fill(card.splash_enemies, &[&damage])),
            Rider::Slay(prey) => self.sub(Some(Sign::Kill), fill(card.slay, &[&words.prey(prey)])),
            Rider::SlayOrStrike(prey) => self.sub(Some(Sign::Kill), fill(card.slay_or_strike, &[&words.prey(prey)])),
            Rider::Augmented => self.sub(None, card.augmented),
        }
        if attack.xp_each > 0 {
            self.sub(Some(Sign::Experience), fill(card.xp_each, &[&attack.xp_each]));
        }
    }

    fn lasting(&mut self, lasting: Lasting) {
        let words = self.words;
        let card = &words.card;
        match lasting {
            Lasting::Shield(amount) => self.main(Sign::Shield, card.shield, amount.to_string()),
            Lasting::Retaliate { amount, range, xp } => {
                self.retaliation(amount, range);
                if xp > 0 {
                    self.sub(Some(Sign::Experience), fill(card.xp_each_time, &[&xp]));
                }
            }
            Lasting::Attack(bonus, which) => {
                self.main(Sign::Attack, card.attack, signed(bonus.into()));
                self.sub(None, words.which(which));
            }
            Lasting::Ward(amount) => {
                self.main(Sign::Shield, card.shield, amount.to_string());
                self.sub(None, card.next_hits);
            }
            Lasting::Cancel => {
                self.main(Sign::Shield, card.no_damage, "");
                self.sub(None, card.next_harm);
            }
            Lasting::NextAttacks(bonus) => {
                self.main(Sign::Attack, card.attack, signed(bonus.into()));
                self.sub(None, card.next_attack_actions);
            }
            Lasting::AttackOn(bonus, foe) => {
                self.main(Sign::Attack, card.attack, signed(bonus.into()));
                self.sub(None, fill(card.against, &[&words.foe(foe)]));
            }
            Lasting::NextOn(bonus, foe) => {
                self.main(Sign::Attack, card.attack, signed(bonus.into()));
                self.sub(None, fill(card.next_on, &[&words.foe(foe)]));
            }
            Lasting::NextDoubled(foe) => {
                self.main(Sign::Attack, card.doubled, "");
                self.sub(None, fill(card.next_on, &[&words.foe(foe)]));
            }
            Lasting::Advantage => {
                self.main(Sign::Attack, card.advantage, "");
                self.sub(None, card.on_all);
            }
            Lasting::Inflict(conditions) => {
                for condition in conditions.iter() {
                    self.main(Sign::Condition(condition), words.condition(condition), "");
                }
                self.sub(None, card.on_all);
            }
            Lasting::MoveAsAttack => {
                self.main(Sign::Attack, card.move_as_attack, "");
                self.sub(None, card.move_as_attack_why);
            }
            Lasting::FarAugments => {
                self.main(Sign::Range, card.far_augments, "");
                self.sub(None, card.far_augments_why);
            }
            Lasting::Rebuff { amount, range } => {
                self.main(Sign::Shield, card.no_damage, "");
                self.sub(None, card.next_hits);
                self.retaliation(amount, range);
            }
            Lasting::TurnEnd(closing) => self.each_turn(closing, card.turn_end),
            Lasting::TurnStart(closing) => self.each_turn(closing, card.turn_start),
            Lasting::NextBesideObstacle(bonus) => {
                self.main(Sign::Attack, card.attack, signed(bonus.into()));
                self.sub(Some(Sign::Obstacle), card.next_beside_obstacle);
            }
            Lasting::TwoAugments => self.main(Sign::Mind, card.two_augments, ""),
            Lasting::Controlled { steered } => {
                self.main(Sign::Mind, card.controlled, "");
                if steered {
                    self.sub(None, card.control_steered);
                }
            }
            Lasting::Ambush => {
                self.main(Sign::Attack, card.doubled, "");
                self.sub(None, card.ambush);
            }
            Lasting::Thorns(amount) => {
                self.main(Sign::Retaliate, card.retaliate, amount.to_string());
                self.sub(None, card.thorns_on);
            }
            Lasting::MoreTargets => {
                self.main(Sign::Target, card.more_targets, "");
                self.sub(None, card.next_ranged);
            }
            Lasting::MoreHealing(amount) => {
                self.main(Sign::Heal, card.heal, signed(amount.into()));
                self.sub(None, card.next_heals);
            }
            Lasting::WindReach(range) => {
                self.main(Sign::Range, card.range, signed(range.into()));
                self.sub(Some(Sign::Element(Some(Element::Air))), card.wind_reach_why);
            }
            Lasting::Provoke => {
                self.main(Sign::Shield, card.provoke, "");
                self.sub(None, card.provoke_why);
            }
            Lasting::Elusive => {
                self.main(Sign::Shield, card.disadvantage, "");
                self.sub(None, card.attackers_disadvantage);
            }
            Lasting::Flight => self.main(Sign::Jump, card.fly, ""),
        }
    }

    fn retaliation(&mut self, amount: u8, range: u8) {
        let card = &self.words.card;
        self.main(Sign::Retaliate, card.retaliate, amount.to_string());
        if range > 1 {
            self.sub(Some(Sign::Range), format!("{} {range}", card.range));
        }
    }

    fn each_turn(&mut self, closing: Closing, when: &'static str) {
        self.abilities(closing.abilities());
        self.sub(None, when);
    }

    fn augment(&mut self, augment: Augment) {
        let words = self.words;
        let card = &words.card;
        match augment {
            Augment::Shield(amount) => {
                self.main(Sign::Shield, card.shield, amount.to_string());
                self.sub(None, card.round);
            }
            Augment::Attack(bonus) => self.main(Sign::Attack, card.attack, signed(bonus.into())),
            Augment::Heal(amount) => {
                self.main(Sign::Heal, card.heal, amount.to_string());
                self.sub(None, card.me);
            }
            Augment::Inflict(conditions) => {
                for condition in conditions.iter() {
                    self.main(Sign::Condition(condition), words.condition(condition), "");
                }
            }
            Augment::HealOne(amount, range) => {
                self.main(Sign::Heal, card.heal, amount.to_string());
                self.sub(Some(Sign::Range), format!("{} {range}", card.range));
            }
            Augment::Retaliate(amount) => {
                self.main(Sign::Retaliate, card.retaliate, amount.to_string());
                self.sub(None, card.round);
            }
            Augment::Consume { element, with } => self.if_consumed(Some(element), 0, with, &[]),
        }
        self.sub(Some(Sign::Mind), fill(card.uses, &[&capital(card.augment_word), &card.augment]));
    }

    fn summon(&mut self, sheet: SummonSheet) {
        let words = self.words;
        let card = &words.card;
        self.main(Sign::Summon, sheet.name.get(words.lang), "");
        let mut numbers =
            vec![format!("{} {}", card.health, sheet.health), format!("{} {}", card.movement, sheet.movement)];
        if let Some(attack) = sheet.attack {
            numbers.push(format!("{} {attack}", card.attack));
        }
        if let Some(range) = sheet.range {
            numbers.push(format!("{} {range}", card.range));
        }
        self.aloud(numbers.join(", "));
        if sheet.flying {
            self.sub(Some(Sign::Jump), card.fly);
        }
        self.inflict(sheet.conditions);
        match sheet.nature {
            Nature::Plain => {}
            Nature::Burning => self.sub(None, card.burning),
            Nature::Swarm => self.sub(None, card.swarm),
        }
        self.summon = self.summon.or(Some(sheet));
    }
}
