//! The words of the board and of what stands around it.

use super::texts;

texts! {
    /// The words of the board.
    BoardTexts {
        you: "you", "tú", "du", "você";
        trap: "trap", "trampa", "Falle", "cilada";
        hurts: "hurts", "daña", "trifft", "fere";
        costs_two: "costs 2", "cuesta 2", "kostet 2", "custa 2";
        board: "Board", "Tablero", "Spielplan", "Tabuleiro";
        help: "Arrows go from hex to hex, T to the next target, Enter chooses, 0 shows the whole board.", "Las flechas van de hexágono en hexágono, T al siguiente objetivo, Intro elige, 0 muestra todo el tablero.", "Pfeile gehen von Feld zu Feld, T zum nächsten Ziel, Eingabe wählt, 0 zeigt den ganzen Plan.", "As setas vão de hexágono em hexágono, T ao próximo alvo, Enter escolhe, 0 mostra o tabuleiro inteiro.";
        closer: "Closer", "Acercar", "Näher", "Aproximar";
        farther: "Farther", "Alejar", "Weiter weg", "Afastar";
        whole: "The whole board", "Todo el tablero", "Der ganze Plan", "O tabuleiro inteiro";
        all: "All", "Todo", "Alles", "Tudo";
        figures: "Everybody on the board", "Todos en el tablero", "Alle auf dem Plan", "Todos no tabuleiro";
        health_of: "health {0} of {1}", "vida {0} de {1}", "Leben {0} von {1}", "vida {0} de {1}";
        hazard: "hazardous ground {0}", "terreno peligroso {0}", "gefährliches Gelände {0}", "terreno perigoso {0}";
        difficult: "difficult ground", "terreno difícil", "schwieriges Gelände", "terreno difícil";
        obstacle: "obstacle", "obstáculo", "Hindernis", "obstáculo";
        plate: "pressure plate", "placa de presión", "Druckplatte", "placa de pressão";
        chest: "treasure chest", "cofre del tesoro", "Schatztruhe", "baú do tesouro";
        coins: "{0:# coin|# coins}", "{0:# moneda|# monedas}", "{0:# Münze|# Münzen}", "{0:# moeda|# moedas}";
        door_open: "open door", "puerta abierta", "offene Tür", "porta aberta";
        door_closed: "closed door", "puerta cerrada", "geschlossene Tür", "porta fechada";
        door_locked: "locked door", "puerta bloqueada", "verriegelte Tür", "porta trancada";
        empty: "empty", "vacío", "leer", "vazio";
        way_harms: "the way harms", "el camino daña", "der Weg schadet", "o caminho fere";
        can_be_chosen: "can be chosen", "se puede elegir", "wählbar", "pode ser escolhido";
        can_be_targeted: "can be targeted", "puede ser objetivo", "als Ziel möglich", "pode ser alvo";
        place: "row {0}, place {1}", "fila {0}, lugar {1}", "Reihe {0}, Platz {1}", "linha {0}, posição {1}";
        range: "range {0}", "alcance {0}", "Reichweite {0}", "alcance {0}";
        no_sight: "no line of sight", "sin línea de visión", "keine Sichtlinie", "sem linha de visão";
        focus: "focus", "objetivo", "Fokus", "foco";

        elements: "Elements", "Elementos", "Elemente", "Elementos";
        initiative: "Initiative", "Iniciativa", "Initiative", "Iniciativa";
        done: "done", "hecho", "fertig", "feito";
        left: "{0} left", "quedan {0}", "noch {0}", "restam {0}";
        long_rest: "long rest", "descanso largo", "lange Rast", "descanso longo";
        exhausted: "exhausted", "exhausto", "erschöpft", "exausto";
        to_come: "its card is still turned down", "su carta sigue oculta", "die Karte ist noch verdeckt", "a carta ainda está virada";

        aimed: "Aimed: {0}", "Apuntado: {0}", "Gezielt: {0}", "Mirado: {0}";
        aimed_of: "Aimed: {0}, {1} of {2}", "Apuntado: {0}, {1} de {2}", "Gezielt: {0}, {1} von {2}", "Mirado: {0}, {1} de {2}";
        to_kill: "to kill it", "de matarlo", "tötet es", "de matar";
        to_exhaust: "to exhaust", "de agotar", "erschöpft", "de exaurir";
        its_attack: "Its attack", "Su ataque", "Sein Angriff", "Seu ataque";
        attack: "Attack", "Ataque", "Angriff", "Ataque";
        its_shield: "Its shield", "Su escudo", "Sein Schild", "Seu escudo";
        your_shield: "Your shield", "Tu escudo", "Dein Schild", "Seu escudo";
        pierced: "pierce", "perforante", "durchbohrt", "perfurante";
        no_shield: "no shield counts", "ningún escudo cuenta", "kein Schild zählt", "nenhum escudo conta";
        before_card: "Damage before the card", "Daño antes de la carta", "Schaden vor der Karte", "Dano antes da carta";
        lives: "it lives", "vive", "es lebt", "vive";
        dies: "it dies", "muere", "es stirbt", "morre";
        if_lives: "If it lives, {0}%, it strikes back: {1} go {2} to {3}.", "Si vive, {0}%, contraataca: {1}, de {2} a {3}.", "Lebt es, {0} %, schlägt es zurück: {1}, {2} auf {3}.", "Se viver, {0}%, revida: {1}, de {2} a {3}.";
        advantage: "Advantage: two cards, the better counts", "Ventaja: dos cartas, cuenta la mejor", "Vorteil: zwei Karten, die bessere zählt", "Vantagem: duas cartas, vale a melhor";
        disadvantage: "Disadvantage: two cards, the worse counts", "Desventaja: dos cartas, cuenta la peor", "Nachteil: zwei Karten, die schlechtere zählt", "Desvantagem: duas cartas, vale a pior";
        cancelled: "its damage is cancelled", "su daño se anula", "der Schaden wird aufgehoben", "seu dano é anulado";
        also: "then {0}", "luego {0}", "dann {0}", "depois {0}";
        small_target: "{0} of {1} health", "{0} de {1} de vida", "{0} von {1} Leben", "{0} de {1} de vida";

        acts: "{0} acts", "Actúa {0}", "{0} ist am Zug", "{0} age";
        it_attacks: "{1} attacks {0}", "{1} ataca a {0}", "{1}: Angriff auf {0}", "{1} ataca {0}";
        it_shoots: "{1} shoots at {0}", "{1} dispara a {0}", "{1}: Schuss auf {0}", "{1} atira em {0}";
        it_walks: "{0} walks", "{0} se mueve", "{0} geht", "{0} anda";
        it_waits: "{0} has nobody to go for", "{0} no tiene a quién ir", "{0} hat kein Ziel", "{0} não tem a quem atacar";
        own_numbers: "With its own numbers: {0}", "Con sus propios números: {0}", "Mit eigenen Werten: {0}", "Com seus próprios números: {0}";
        focus_on: "Focus: {0}, {1}", "Objetivo: {0}, {1}", "Fokus: {0}, {1}", "Foco: {0}, {1}";
        no_focus: "No focus", "Sin objetivo", "Kein Fokus", "Sem foco";
        by_way: "by the shortest way", "por el camino más corto", "nach dem kürzesten Weg", "pelo caminho mais curto";
        by_distance: "by distance", "por distancia", "nach Entfernung", "pela distância";
        by_initiative: "by initiative", "por iniciativa", "nach Initiative", "pela iniciativa";
        by_choice: "all equal, your choice", "todo igual, a tu elección", "alles gleich, deine Wahl", "tudo igual, você escolhe";
        moves: "moves", "pasos", "Schritte", "passos";
        away: "away", "distancia", "entfernt", "distância";
        acts_at: "acts at", "actúa con", "zieht bei", "age em";
        from_nowhere: "no hex to reach it from", "sin hexágono desde donde atacar", "kein Feld für einen Angriff", "nenhum hexágono para atacar";
        walks: "Walks {0}", "Anda {0}", "Geht {0}", "Anda {0}";
        stays: "Stays where it is", "Se queda donde está", "Bleibt stehen", "Fica onde está";
        to_nearest: "to the nearest free hex from which it can attack", "al hexágono libre más cercano desde el que puede atacar", "auf das nächste freie Feld, von dem aus es angreifen kann", "ao hexágono livre mais próximo de onde pode atacar";
        as_far: "as far towards it as it can", "tan lejos hacia él como puede", "so weit darauf zu, wie es kann", "o mais perto que consegue";
        why_traps: "around the traps", "evitando las trampas", "um die Fallen herum", "contornando as armadilhas";
        why_reach: "within reach this turn", "al alcance en este turno", "in diesem Zug erreichbar", "ao alcance neste turno";
        why_disadvantage: "where it has no disadvantage", "donde no tiene desventaja", "wo es keinen Nachteil hat", "onde não tem desvantagem";
        why_targets: "where it reaches the most", "desde donde alcanza a más", "wo es die meisten erreicht", "de onde alcança mais";
        why_hindered: "with the fewest at disadvantage", "con menos en desventaja", "mit den wenigsten im Nachteil", "com menos em desvantagem";
        why_least: "with the least movement", "con el menor movimiento", "mit der wenigsten Bewegung", "com o menor movimento";
        attacks_for: "Attacks {0} for {1}", "Ataca a {0} con {1}", "Greift {0} mit {1} an", "Ataca {0} com {1}";
        no_attack: "Does not attack", "No ataca", "Greift nicht an", "Não ataca";
        draws: "Draws a modifier: {0}", "Roba un modificador: {0}", "Zieht einen Modifikator: {0}", "Compra um modificador: {0}";
        prevented: "Prevented: {0}", "Impedido: {0}", "Verhindert: {0}", "Impedido: {0}";
        telling: "Telling", "Relato", "Erzählen", "Relato";
    }
}
