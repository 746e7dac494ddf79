//! What setting out and the end say.

use super::texts;

texts! {
    /// The words of setting out and of the end.
    SetupTexts {
        lead: "One evening, no ledger. Nothing here touches a campaign.", "Una velada, sin libro de cuentas. Nada de esto toca una campaña.", "Ein Abend, ohne Buch. Nichts davon berührt eine Kampagne.", "Uma noite, sem livro-caixa. Nada disto mexe numa campanha.";
        place: "Where to", "Adónde", "Wohin", "Para onde";
        scenario: "Scenario", "Escenario", "Szenario", "Cenário";
        by_seed: "By seed", "Por semilla", "Nach Seed", "Por semente";
        dungeon_line: "Three rooms from shuffled cards. Kill everything in them.", "Tres salas de cartas barajadas. Mata todo lo que haya en ellas.", "Drei Räume aus gemischten Karten. Töte alles darin.", "Três salas de cartas embaralhadas. Mate tudo o que houver nelas.";
        penalties: "The toll of each room", "El precio de cada sala", "Der Preis jedes Raums", "O preço de cada sala";
        room: "Room {0}", "Sala {0}", "Raum {0}", "Sala {0}";
        first_foes: "First foes", "Primeros enemigos", "Erste Gegner", "Primeiros inimigos";
        specials: "What is special here", "Lo especial de aquí", "Was hier besonders ist", "O que há de especial";

        who: "Who sits down", "Quién se sienta", "Wer sich setzt", "Quem se senta";
        who_hint: "two to four chairs, one of each class", "de dos a cuatro sillas, una por clase", "zwei bis vier Stühle, jede Klasse einmal", "de duas a quatro cadeiras, uma por classe";
        taken: "taken", "ocupada", "vergeben", "ocupada";
        chair: "Chair {0}", "Silla {0}", "Stuhl {0}", "Cadeira {0}";
        free: "Still free: {0}", "Aún libres: {0}", "Noch frei: {0}", "Ainda livres: {0}";
        pull_up: "Pull it up", "Acercarla", "Heranrücken", "Puxar a cadeira";
        leave: "Put it away", "Retirarla", "Wegstellen", "Retirar";
        health: "{0} hit points", "{0} puntos de vida", "{0} Trefferpunkte", "{0} pontos de vida";
        hand_of: "a hand of {0}", "una mano de {0}", "eine Hand von {0}", "uma mão de {0}";
        level_less: "One level less", "Un nivel menos", "Eine Stufe weniger", "Um nível a menos";
        level_more: "One level more", "Un nivel más", "Eine Stufe mehr", "Um nível a mais";
        level_most: "No cards above level {0} yet", "Aún no hay cartas por encima del nivel {0}", "Noch keine Karten über Stufe {0}", "Ainda não há cartas acima do nível {0}";
        packs_itself: "packs its own bag", "prepara su bolsa", "packt selbst", "arruma a própria bolsa";
        you_pack: "you choose goal, items and hand at the table", "eliges objetivo, objetos y mano en la mesa", "du wählst Ziel, Gegenstände und Hand am Tisch", "você escolhe objetivo, itens e mão na mesa";

        how_hard: "How hard", "Qué dificultad", "Wie schwer", "Que dificuldade";
        how_hard_why: "levels {0}: half of the average, rounded up, is {1}", "niveles {0}: la mitad de la media, hacia arriba, es {1}", "Stufen {0}: die Hälfte des Schnitts, aufgerundet, ist {1}", "níveis {0}: metade da média, para cima, é {1}";
        scenario_level: "Scenario level", "Nivel de escenario", "Szenariostufe", "Nível do cenário";
        monster_level: "Monsters", "Monstruos", "Monster", "Monstros";
        trap_damage: "Traps", "Trampas", "Fallen", "Armadilhas";
        gold: "Gold", "Oro", "Gold", "Ouro";
        experience: "Bonus xp", "XP extra", "Bonus-EP", "XP extra";
        recommended: "recommended", "recomendado", "empfohlen", "recomendado";
        easy: "easy", "fácil", "leicht", "fácil";
        hard: "hard", "difícil", "schwer", "difícil";
        very_hard: "very hard", "muy difícil", "sehr schwer", "muito difícil";
        companions: "The bots beside you", "Los bots a tu lado", "Die Bots an deiner Seite", "Os bots ao seu lado";
        squire: "Squires", "Escuderos", "Knappen", "Escudeiros";
        squire_why: "They know the rules and the plain good move.", "Conocen las reglas y la jugada sencilla y buena.", "Sie kennen die Regeln und den einfachen guten Zug.", "Conhecem as regras e a jogada simples e boa.";
        veteran: "Veterans", "Veteranos", "Veteranen", "Veteranos";
        veteran_why: "They weigh whole turns before they play one.", "Sopesan turnos enteros antes de jugar uno.", "Sie wägen ganze Züge ab, bevor sie einen spielen.", "Pesam turnos inteiros antes de jogar um.";
        champion: "Champions", "Campeones", "Meister", "Campeões";
        champion_why: "They look farther, and take their time.", "Miran más lejos y se toman su tiempo.", "Sie blicken weiter und lassen sich Zeit.", "Enxergam mais longe e não têm pressa.";
        open_hands: "Open hands", "Manos abiertas", "Offene Hände", "Mãos abertas";
        open_hands_why: "Every hand may be seen. Monsters and traps rise one level, gold and experience stay.", "Se puede ver cada mano. Monstruos y trampas suben un nivel; oro y experiencia no.", "Jede Hand darf gesehen werden. Monster und Fallen steigen eine Stufe, Gold und Erfahrung nicht.", "Toda mão pode ser vista. Monstros e armadilhas sobem um nível; ouro e experiência não.";
        less_luck: "Less luck", "Menos suerte", "Weniger Glück", "Menos sorte";
        less_luck_why: "Double counts +2, null counts −2.", "El doble cuenta +2, el nulo −2.", "Verdopplung zählt +2, Null zählt −2.", "O dobro conta +2, o nulo −2.";
        permanent_death: "Permanent death", "Muerte permanente", "Endgültiger Tod", "Morte permanente";
        permanent_death_why: "Whoever has no hit points left is dead for good.", "Quien se queda sin puntos de vida muere para siempre.", "Wer keine Trefferpunkte mehr hat, ist endgültig tot.", "Quem fica sem pontos de vida morre de vez.";
        copy_link: "Copy the link", "Copiar el enlace", "Link kopieren", "Copiar o link";
        link_copied: "The link is copied: it deals the same to whoever opens it.", "Enlace copiado: reparte lo mismo a quien lo abra.", "Der Link ist kopiert: Er teilt allen dasselbe aus.", "Link copiado: dá o mesmo a quem o abrir.";
        foot: "{0:One hero|# heroes}, scenario level {1}", "{0:Un héroe|# héroes}, nivel de escenario {1}", "{0:Ein Held|# Helden}, Szenariostufe {1}", "{0:Um herói|# heróis}, nível de cenário {1}";
        needs_two: "At least two chairs", "Al menos dos sillas", "Mindestens zwei Stühle", "Pelo menos duas cadeiras";
        needs_you: "Somebody must be you", "Alguien tienes que ser tú", "Jemand musst du sein", "Alguém precisa ser você";

        bag: "{0}: the bag", "{0}: la bolsa", "{0}: die Tasche", "{0}: a bolsa";
        goal: "Battle goal", "Objetivo de batalla", "Kampfziel", "Objetivo de batalha";
        goal_hint: "Two dealt, one kept, yours alone.", "Dos repartidos, uno se queda, solo tuyo.", "Zwei ausgeteilt, eins behalten, nur deins.", "Dois dados, um fica, só seu.";
        items: "Items", "Objetos", "Gegenstände", "Itens";
        items_hint: "Two of the shop's first fourteen.", "Dos de los primeros catorce de la tienda.", "Zwei der ersten vierzehn aus dem Laden.", "Dois dos primeiros catorze da loja.";
        hand_count: "{0} of {1}, quickest first", "{0} de {1}, la más rápida primero", "{0} von {1}, die schnellste zuerst", "{0} de {1}, a mais rápida primeiro";
        stays_home: "Stays home", "Se queda en casa", "Bleibt zu Hause", "Fica em casa";
        suggest: "Suggest a hand", "Sugerir una mano", "Hand vorschlagen", "Sugerir uma mão";
        too_many: "{0:One card too many|# cards too many}", "{0:Sobra una carta|Sobran # cartas}", "{0:Eine Karte zu viel|# Karten zu viel}", "{0:Uma carta a mais|# cartas a mais}";
        take_hand: "Take this hand", "Tomar esta mano", "Diese Hand nehmen", "Ficar com esta mão";

        end_line: "{0}, level {1}, round {2}", "{0}, nivel {1}, ronda {2}", "{0}, Stufe {1}, Runde {2}", "{0}, nível {1}, rodada {2}";
        end_won: "{0} is quiet", "{0} está en calma", "{0} ist still", "{0} está em silêncio";
        end_lost: "{0} keeps its secrets", "{0} guarda sus secretos", "{0} behält seine Geheimnisse", "{0} guarda seus segredos";
        end_kills: "{0:One enemy|# enemies} dead.", "{0:Un enemigo muerto|# enemigos muertos}.", "{0:Ein Gegner tot|# Gegner tot}.", "{0:Um inimigo morto|# inimigos mortos}.";
        end_all_out: "All heroes walked out.", "Todos los héroes salieron.", "Alle Helden sind herausgekommen.", "Todos os heróis saíram.";
        end_some_out: "{0} of {1} heroes walked out.", "Salieron {0} de {1} héroes.", "{0} von {1} Helden sind herausgekommen.", "Saíram {0} de {1} heróis.";
        end_none_out: "Nobody walked out.", "No salió nadie.", "Niemand ist herausgekommen.", "Ninguém saiu.";
        end_you: "you, {0} of {1} hit points left", "tú, quedan {0} de {1} puntos de vida", "du, noch {0} von {1} Trefferpunkten", "você, restam {0} de {1} pontos de vida";
        end_bot: "played by a bot, {0} of {1} hit points left", "jugado por un bot, quedan {0} de {1} puntos de vida", "von einem Bot gespielt, noch {0} von {1} Trefferpunkten", "jogado por um bot, restam {0} de {1} pontos de vida";
        end_exhausted: "exhausted", "exhausto", "erschöpft", "exausto";
        end_did: "{0:one kill|# kills}, {1:one card|# cards} lost", "{0:una muerte|# muertes}, {1:una carta perdida|# cartas perdidas}", "{0:ein Kill|# Kills}, {1:eine Karte verloren|# Karten verloren}", "{0:uma morte|# mortes}, {1:uma carta perdida|# cartas perdidas}";
        end_experience: "Experience", "Experiencia", "Erfahrung", "Experiência";
        end_earned: "{0} earned, {1} for winning", "{0} ganados, {1} por vencer", "{0} verdient, {1} für den Sieg", "{0} ganhos, {1} por vencer";
        end_to_level: "{0} of {1} to level {2}", "{0} de {1} para el nivel {2}", "{0} von {1} bis Stufe {2}", "{0} de {1} para o nível {2}";
        end_gold: "Gold", "Oro", "Gold", "Ouro";
        end_coins: "{0:one coin|# coins}, {1} each", "{0:una moneda|# monedas}, {1} cada una", "{0:eine Münze|# Münzen}, je {1}", "{0:uma moeda|# moedas}, {1} cada";
        end_chests: "{0:one chest|# chests}", "{0:un cofre|# cofres}", "{0:eine Truhe|# Truhen}", "{0:um baú|# baús}";
        end_dealt: "dealt", "infligido", "ausgeteilt", "causado";
        end_taken: "taken", "sufrido", "eingesteckt", "sofrido";
        end_met: "met", "cumplido", "erfüllt", "cumprido";
        end_missed: "missed", "no cumplido", "verfehlt", "não cumprido";
        end_of_three: "{0} of 3 for a perk", "{0} de 3 para una pericia", "{0} von 3 für ein Talent", "{0} de 3 para uma perícia";
        end_link: "This scenario", "Este escenario", "Dieses Szenario", "Este cenário";
        end_chart: "Damage dealt and taken by {0}, round by round", "Daño infligido y sufrido por {0}, ronda a ronda", "Ausgeteilter und eingesteckter Schaden von {0}, Runde für Runde", "Dano causado e sofrido por {0}, rodada a rodada";
        end_hardest: "the hardest blow, by {0} in round {1}", "el golpe más duro, de {0} en la ronda {1}", "der härteste Schlag, von {0} in Runde {1}", "o golpe mais duro, de {0} na rodada {1}";
        end_negated: "damage turned away by cards given up", "daño evitado al entregar cartas", "Schaden durch abgegebene Karten abgewendet", "dano evitado abrindo mão de cartas";
        end_healed: "hit points healed", "puntos de vida curados", "Trefferpunkte geheilt", "pontos de vida curados";
        end_traps: "traps sprung", "trampas activadas", "Fallen ausgelöst", "armadilhas acionadas";
        turn_line: "Round {0}, {1}: {2}. Better was: {3} ({4:1 point|# points} more of the chance to win).", "Ronda {0}, {1}: {2}. Mejor era: {3} ({4:1 punto|# puntos} más de probabilidad de ganar).", "Runde {0}, {1}: {2}. Besser war: {3} ({4:1 Punkt|# Punkte} mehr Gewinnchance).", "Rodada {0}, {1}: {2}. Melhor era: {3} ({4:1 ponto|# pontos} a mais de chance de vencer).";
        turn_otherwise: "the same from another hex or in another order", "lo mismo desde otro hexágono o en otro orden", "dasselbe von einem anderen Feld aus oder in anderer Reihenfolge", "o mesmo a partir de outro hexágono ou em outra ordem";
        turn_better: "Better here: {0} ({1:1 point|# points} more of the chance to win).", "Mejor aquí: {0} ({1:1 punto|# puntos} más de probabilidad de ganar).", "Besser hier: {0} ({1:1 Punkt|# Punkte} mehr Gewinnchance).", "Melhor aqui: {0} ({1:1 ponto|# pontos} a mais de chance de vencer).";
    }
}
