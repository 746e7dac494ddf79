//! What is asked, what each answer is called, why something cannot be chosen, and what taking back takes back.

use super::log::Cast;
use super::{Words, capital, fill, texts};
use ::bots::haven::{Band, Word};
use ::haven::ability::Recovery;
use ::haven::card::Side;
use ::haven::question::{Question, Reason};
use ::haven::setup::SetupError;
use ::haven::task::{Effect, Newcomer, Use};
use ::haven::walk::Gait;
use ::haven::{Choice, Event, Refusal};
use kit::Seat;

texts! {
    /// The words of questions and answers.
    AskTexts {
        goal: "Which battle goal do you keep?", "¿Qué objetivo de batalla te quedas?", "Welches Kampfziel behältst du?", "Que objetivo de batalha você mantém?";
        equip: "What do you take along?", "¿Qué llevas contigo?", "Was nimmst du mit?", "O que você leva?";
        hand: "Which cards do you take along?", "¿Qué cartas llevas?", "Welche Karten nimmst du mit?", "Que cartas você leva?";
        entry: "By which entry do you go in?", "¿Por qué entrada entráis?", "Durch welchen Eingang geht ihr hinein?", "Por qual entrada vocês entram?";
        start: "Where do you begin?", "¿Dónde empiezas?", "Wo beginnst du?", "Onde você começa?";
        cards: "Two cards, one of them leads", "Dos cartas; una de ellas manda", "Zwei Karten, eine führt", "Duas cartas, uma delas lidera";
        turn: "Your turn: one top half, one bottom half", "Tu turno: una mitad superior y una inferior", "Dein Zug: eine obere und eine untere Hälfte", "Seu turno: uma metade de cima e uma de baixo";
        turn_done: "Your turn is done", "Tu turno está hecho", "Dein Zug ist getan", "Seu turno está feito";
        move_: "Where does {0} go? {1:One point|# points} left", "¿Adónde va {0}? {1:Queda un punto|Quedan # puntos}", "Wohin geht {0}? Noch {1:ein Punkt|# Punkte}", "Aonde vai {0}? {1:Resta um ponto|Restam # pontos}";
        jump: "Where does {0} jump? {1:One point|# points} left", "¿Adónde salta {0}? {1:Queda un punto|Quedan # puntos}", "Wohin springt {0}? Noch {1:ein Punkt|# Punkte}", "Aonde salta {0}? {1:Resta um ponto|Restam # pontos}";
        fly: "Where does {0} fly? {1:One point|# points} left", "¿Adónde vuela {0}? {1:Queda un punto|Quedan # puntos}", "Wohin fliegt {0}? Noch {1:ein Punkt|# Punkte}", "Aonde voa {0}? {1:Resta um ponto|Restam # pontos}";
        attack: "Whom does {0} attack? Attack {1}", "¿A quién ataca {0}? Ataque {1}", "Wen greift {0} an? Angriff {1}", "Quem {0} ataca? Ataque {1}";
        attack_range: "Whom does {0} attack? Attack {1}, range {2}", "¿A quién ataca {0}? Ataque {1}, alcance {2}", "Wen greift {0} an? Angriff {1}, Reichweite {2}", "Quem {0} ataca? Ataque {1}, alcance {2}";
        area: "Where does {0} lay the area?", "¿Dónde pone {0} el área?", "Wohin legt {0} die Fläche?", "Onde {0} coloca a área?";
        guard: "{0} attacks {1}: use an item?", "{0} ataca a {1}: ¿usar un objeto?", "{0} greift {1} an: einen Gegenstand nutzen?", "{0} ataca {1}: usar um item?";
        push: "Push {0}: {1:one hex|# hexes} left", "Empujar a {0}: {1:queda un hexágono|quedan # hexágonos}", "{0} stoßen: noch {1:ein Feld|# Felder}", "Empurrar {0}: {1:resta um hexágono|restam # hexágonos}";
        pull: "Pull {0}: {1:one hex|# hexes} left", "Tirar de {0}: {1:queda un hexágono|quedan # hexágonos}", "{0} ziehen: noch {1:ein Feld|# Felder}", "Puxar {0}: {1:resta um hexágono|restam # hexágonos}";
        harm: "{0} damage comes from {1}", "Llegan {0} de daño: {1}", "{0} Schaden: {1}", "Vêm {0} de dano: {1}";
        harm_by: "{0} damage comes from {1}: {2}", "Llegan {0} de daño de {1}: {2}", "{0} Schaden von {1}: {2}", "Vêm {0} de dano de {1}: {2}";
        heal: "Whom does {0} heal by {1}?", "¿A quién cura {0} {1}?", "Wen heilt {0} um {1}?", "Quem {0} cura em {1}?";
        name: "For whom? {0}", "¿Para quién? {0}", "Für wen? {0}", "Para quem? {0}";
        place_trap: "Where is the trap laid?", "¿Dónde se pone la trampa?", "Wohin kommt die Falle?", "Onde fica a armadilha?";
        place_disarm: "Which trap is disarmed?", "¿Qué trampa se desarma?", "Welche Falle wird entschärft?", "Que armadilha é desarmada?";
        place_throw: "Which trap is thrown?", "¿Qué trampa se lanza?", "Welche Falle wird geworfen?", "Que armadilha é lançada?";
        place_vortex: "Toward which hex?", "¿Hacia qué hexágono?", "Zu welchem Feld?", "Para qual hexágono?";
        place_obstacle: "Where does the obstacle go?", "¿Dónde va el obstáculo?", "Wohin kommt das Hindernis?", "Onde fica o obstáculo?";
        place_shift_from: "Which obstacle is moved?", "¿Qué obstáculo se mueve?", "Welches Hindernis wird versetzt?", "Que obstáculo é movido?";
        place_boulder: "Which three hexes does the obstacle cover?", "¿Qué tres hexágonos cubre el obstáculo?", "Welche drei Felder bedeckt das Hindernis?", "Que três hexágonos o obstáculo cobre?";
        place_shatter: "Which obstacle breaks?", "¿Qué obstáculo se rompe?", "Welches Hindernis zerbricht?", "Que obstáculo se quebra?";
        place_summon: "Where does {0} appear?", "¿Dónde aparece {0}?", "Wo erscheint {0}?", "Onde aparece {0}?";
        fall: "Where does {0} come down?", "¿Dónde cae {0}?", "Wo landet {0}?", "Onde {0} desce?";
        recover: "Which card do you take back?", "¿Qué carta recuperas?", "Welche Karte nimmst du zurück?", "Que carta você recupera?";
        forfeit_lost: "Which card do you lose?", "¿Qué carta pierdes?", "Welche Karte verlierst du?", "Que carta você perde?";
        forfeit_discard: "Which card do you discard?", "¿Qué carta descartas?", "Welche Karte legst du ab?", "Que carta você descarta?";
        loot: "Loot within {0:one hex|# hexes}?", "¿Saquear a {0:un hexágono|# hexágonos}?", "Im Umkreis von {0:einem Feld|# Feldern} plündern?", "Saquear a até {0:um hexágono|# hexágonos}?";
        short_rest: "A short rest?", "¿Un descanso corto?", "Eine kurze Rast?", "Um descanso curto?";
        reroll: "Lose {0}, or another card for 1 damage?", "¿Perder {0}, u otra carta por 1 de daño?", "{0} verlieren, oder für 1 Schaden eine andere Karte?", "Perder {0}, ou outra carta por 1 de dano?";
        long_rest: "Which discard do you lose for the long rest?", "¿Qué descarte pierdes por el descanso largo?", "Welche abgelegte Karte verlierst du für die lange Rast?", "Que descarte você perde pelo descanso longo?";
        consume: "Use up {0} for: {1}?", "¿Consumir {0} para: {1}?", "{0} verbrauchen für: {1}?", "Consumir {0} para: {1}?";
        offer: "Do this? {0}", "¿Hacer esto? {0}", "Das tun? {0}", "Fazer isto? {0}";
        appear: "Where does {0} appear? By the rules all are equal", "¿Dónde aparece {0}? Según las reglas da igual", "Wo erscheint {0}? Nach den Regeln ist alles gleich", "Onde aparece {0}? Pelas regras dá no mesmo";
        appear_trap: "Where does {0} lay the trap? By the rules all are equal", "¿Dónde pone {0} la trampa? Según las reglas da igual", "Wohin legt {0} die Falle? Nach den Regeln ist alles gleich", "Onde {0} põe a armadilha? Pelas regras dá no mesmo";
        pick: "Whom does {0} help? All have lost equally much", "¿A quién ayuda {0}? Todos han perdido lo mismo", "Wem hilft {0}? Alle haben gleich viel verloren", "Quem {0} ajuda? Todos perderam o mesmo";
        promote: "Which enemy becomes elite?", "¿Qué enemigo pasa a ser de élite?", "Welcher Gegner wird Elite?", "Que inimigo vira de elite?";
        opener: "Who opened the first room?", "¿Quién abrió la primera sala?", "Wer öffnete den ersten Raum?", "Quem abriu a primeira sala?";
        feed: "Which element do they use up? {0}", "¿Qué elemento consumen? {0}", "Welches Element verbrauchen sie? {0}", "Que elemento consomem? {0}";
        ways: "How does {0} act? Your choice, no difference by the rules", "¿Cómo actúa {0}? Tú eliges, las reglas no lo distinguen", "Wie handelt {0}? Deine Wahl, nach den Regeln kein Unterschied", "Como {0} age? Você escolhe, as regras não distinguem";
        tie: "Who goes first?", "¿Quién va primero?", "Wer beginnt?", "Quem vai primeiro?";
        hasten: "Earlier or later?", "¿Antes o después?", "Früher oder später?", "Antes ou depois?";
        refresh: "Which item comes back?", "¿Qué objeto vuelve?", "Welcher Gegenstand kommt zurück?", "Que item volta?";
        create: "Which element is made?", "¿Qué elemento se crea?", "Welches Element entsteht?", "Que elemento é criado?";
        move_or_attack: "Move {0}, or attack {0} instead?", "¿Mover {0} o atacar {0} en su lugar?", "Bewegung {0} oder stattdessen Angriff {0}?", "Mover {0} ou atacar {0} em vez disso?";

        do_keep_goal: "Keep this goal", "Quedarse este objetivo", "Dieses Ziel behalten", "Ficar com este objetivo";
        do_hex: "This hex", "Este hexágono", "Dieses Feld", "Este hexágono";
        do_start: "Begin here", "Empezar aquí", "Hier beginnen", "Começar aqui";
        do_play: "Play {0} and {1} at {2}", "Jugar {0} y {1} con {2}", "{0} und {1} spielen, bei {2}", "Jogar {0} e {1} em {2}";
        do_long_rest: "Long rest", "Descanso largo", "Lange Rast", "Descanso longo";
        do_act: "{0}: {1}", "{0}: {1}", "{0}: {1}", "{0}: {1}";
        do_use: "Use {0}", "Usar {0}", "{0} benutzen", "Usar {0}";
        do_dismiss: "End {0}", "Terminar {0}", "{0} beenden", "Encerrar {0}";
        do_end_turn: "End the turn", "Acabar el turno", "Zug beenden", "Encerrar o turno";
        do_step: "Go one hex", "Un hexágono más", "Ein Feld weiter", "Mais um hexágono";
        do_stop: "Stay here", "Quedarse aquí", "Hier bleiben", "Ficar aqui";
        do_attack: "Attack {0}", "Atacar a {0}", "{0} angreifen", "Atacar {0}";
        do_heal: "Heal {0}", "Curar a {0}", "{0} heilen", "Curar {0}";
        do_name: "{0}", "{0}", "{0}", "{0}";
        do_area_hits: "Attack {0:one enemy|all #}", "Atacar a {0:un enemigo|los #}", "{0:Einen Gegner|Alle #} angreifen", "Atacar {0:um inimigo|os #}";
        do_area: "Lay the area here", "Poner el área aquí", "Fläche hierhin legen", "Colocar a área aqui";
        do_consume: "Use up {0}", "Consumir {0}", "{0} verbrauchen", "Consumir {0}";
        do_do: "Do it", "Hacerlo", "Tun", "Fazer";
        do_attack_instead: "Attack instead", "Atacar en su lugar", "Stattdessen angreifen", "Atacar em vez disso";
        do_move_rather: "Move", "Mover", "Bewegen", "Mover";
        do_skip: "Leave it out", "Dejarlo", "Auslassen", "Deixar de lado";
        do_no_rest: "Go on without a rest", "Seguir sin descansar", "Ohne Rast weiter", "Seguir sem descansar";
        do_ready: "That is all", "Eso es todo", "Das ist alles", "É tudo";
        do_lose: "Lose {0}", "Perder {0}", "{0} verlieren", "Perder {0}";
        do_discard: "Discard {0}", "Descartar {0}", "{0} ablegen", "Descartar {0}";
        do_recover: "Take back {0}", "Recuperar {0}", "{0} zurücknehmen", "Recuperar {0}";
        do_leave_home: "Leave {0} at home", "Dejar {0} en casa", "{0} zu Hause lassen", "Deixar {0} em casa";
        do_suffer: "Suffer {0}", "Sufrir {0}", "{0} erleiden", "Sofrer {0}";
        do_suffer_exhausts: "Suffer {0} and be exhausted", "Sufrir {0} y quedar exhausto", "{0} erleiden und erschöpft sein", "Sofrer {0} e ficar exausto";
        do_lose_instead: "Lose {0} instead", "Perder {0} en su lugar", "Stattdessen {0} verlieren", "Perder {0} em vez disso";
        do_lose_two: "Lose {0} and {1} instead", "Perder {0} y {1} en su lugar", "Stattdessen {0} und {1} verlieren", "Perder {0} e {1} em vez disso";
        do_short_rest: "Short rest", "Descanso corto", "Kurze Rast", "Descanso curto";
        do_keep_loss: "Lose it", "Perderla", "Verlieren", "Perdê-la";
        do_redraw: "Another for 1 damage", "Otra por 1 de daño", "Eine andere für 1 Schaden", "Outra por 1 de dano";
        do_option: "This way ({0})", "De este modo ({0})", "So ({0})", "Deste modo ({0})";
        do_stop_on: "Stop there, attack {0}", "Parar allí y atacar a {0}", "Dort anhalten, {0} angreifen", "Parar ali e atacar {0}";
        do_first: "{0} first", "{0} primero", "{0} zuerst", "{0} primeiro";
        do_earlier: "Earlier", "Antes", "Früher", "Antes";
        do_later: "Later", "Después", "Später", "Depois";
        do_take: "Take {0}", "Llevar {0}", "{0} mitnehmen", "Levar {0}";
        do_refresh: "{0} comes back", "Vuelve {0}", "{0} kommt zurück", "Volta {0}";
        do_create: "Make {0}", "Crear {0}", "{0} erzeugen", "Criar {0}";
        do_omit: "Without {0}", "Sin {0}", "Ohne {0}", "Sem {0}";

        why_over: "The scenario is over.", "El escenario ha terminado.", "Das Szenario ist vorbei.", "O cenário acabou.";
        why_not_yours: "Somebody else decides now.", "Ahora decide otro.", "Jetzt entscheidet jemand anders.", "Agora decide outra pessoa.";
        why_not_asked: "That is not asked now.", "Eso no se pregunta ahora.", "Danach ist jetzt nicht gefragt.", "Isso não se pergunta agora.";
        why_not_in_hand: "The card is not in your hand.", "La carta no está en tu mano.", "Die Karte ist nicht auf deiner Hand.", "A carta não está na sua mão.";
        why_chosen: "It is one of the cards of this round.", "Es una de las cartas de esta ronda.", "Sie ist eine der Karten dieser Runde.", "É uma das cartas desta rodada.";
        why_few_discards: "Fewer than two discards.", "Menos de dos descartes.", "Weniger als zwei abgelegte Karten.", "Menos de dois descartes.";
        why_card_played: "This card was played: now the other one.", "Esta carta ya se jugó: ahora la otra.", "Diese Karte ist gespielt: jetzt die andere.", "Esta carta já foi jogada: agora a outra.";
        why_half_played: "Such a half was played: now the other kind.", "Esa mitad ya se jugó: ahora la otra.", "Diese Hälfte ist gespielt: jetzt die andere.", "Essa metade já foi jogada: agora a outra.";
        why_turn_done: "Your turn is done", "Tu turno está hecho", "Dein Zug ist getan", "Seu turno está feito";
        why_spent: "Spent until a long rest.", "Agotado hasta un descanso largo.", "Erschöpft bis zur langen Rast.", "Gasto até um descanso longo.";
        why_consumed: "Consumed.", "Consumido.", "Verbraucht.", "Consumido.";
        why_moment: "For another moment: {0}.", "Para otro momento: {0}.", "Für einen anderen Augenblick: {0}.", "Para outro momento: {0}.";
        why_not_carried: "You have no such item.", "No tienes ese objeto.", "So einen Gegenstand hast du nicht.", "Você não tem esse item.";
        why_held: "A condition forbids it: {0}.", "Un estado lo impide: {0}.", "Ein Zustand verhindert es: {0}.", "Uma condição impede: {0}.";
        why_range: "{0} hexes away, the range is {1}.", "A {0} hexágonos; el alcance es {1}.", "{0} Felder entfernt, Reichweite ist {1}.", "A {0} hexágonos; o alcance é {1}.";
        why_sight: "No line of sight: a wall is in the way.", "Sin línea de visión: hay un muro.", "Keine Sichtlinie: eine Wand ist im Weg.", "Sem linha de visão: há uma parede.";
        why_invisible: "It is invisible.", "Es invisible.", "Unsichtbar.", "Está invisível.";
        why_hit: "It was hit already.", "Ya fue alcanzado.", "Schon getroffen.", "Já foi atingido.";
        why_not_meant: "This is not meant for it.", "Esto no es para él.", "Dafür ist es nicht gedacht.", "Isto não é para ele.";
        why_no_targets: "No targets left.", "No quedan objetivos.", "Keine Ziele mehr.", "Não restam alvos.";
        why_no_step: "A wall, or too far for a step.", "Un muro, o demasiado lejos.", "Eine Wand, oder zu weit.", "Uma parede, ou longe demais.";
        why_enemy: "{0} is in the way.", "{0} está en medio.", "{0} steht im Weg.", "{0} está no caminho.";
        why_occupied: "{0} stands there.", "Allí está {0}.", "Dort steht {0}.", "{0} está ali.";
        why_obstacle: "An obstacle lies there.", "Hay un obstáculo.", "Dort liegt ein Hindernis.", "Há um obstáculo.";
        why_locked: "The door is locked.", "La puerta está bloqueada.", "Die Tür ist verriegelt.", "A porta está trancada.";
        why_points: "Not enough movement.", "Falta movimiento.", "Zu wenig Bewegung.", "Falta movimento.";
        why_no_way_on: "The move could not end anywhere from there.", "Desde allí el movimiento no podría acabar.", "Von dort könnte die Bewegung nirgends enden.", "Dali o movimento não poderia terminar.";
        why_not_empty: "The hex is not empty.", "El hexágono no está vacío.", "Das Feld ist nicht leer.", "O hexágono não está vazio.";
        why_cut: "It would cut off a part of the map.", "Aislaría una parte del mapa.", "Es würde einen Teil der Karte abschneiden.", "Isolaria uma parte do mapa.";
        why_inert: "The element is inert.", "El elemento está inerte.", "Das Element ruht.", "O elemento está inerte.";
        why_other_element: "Another element is asked for.", "Se pide otro elemento.", "Ein anderes Element ist gefragt.", "Pede-se outro elemento.";
        why_unrecoverable: "It cannot be recovered.", "No se puede recuperar.", "Sie kann nicht zurückkommen.", "Não pode ser recuperada.";
        why_not_open: "That cannot be chosen now.", "Eso no se puede elegir ahora.", "Das kann jetzt nicht gewählt werden.", "Isso não pode ser escolhido agora.";
        why_rules: "This game belongs to another edition of the rules.", "Esta partida es de otra edición de las reglas.", "Diese Partie gehört zu einer anderen Fassung der Regeln.", "Esta partida é de outra edição das regras.";
        why_heroes: "Two to four heroes can play.", "Pueden jugar de dos a cuatro héroes.", "Zwei bis vier Helden können spielen.", "Podem jogar de dois a quatro heróis.";
        why_class_twice: "Only one of each class can play.", "Solo puede jugar uno de cada clase.", "Von jeder Klasse kann nur einer spielen.", "Só um de cada classe pode jogar.";
        why_setup: "Such a scenario cannot be set up.", "Ese escenario no se puede preparar.", "Ein solches Szenario lässt sich nicht aufbauen.", "Esse cenário não pode ser preparado.";

        undo_move: "Undo the move", "Deshacer el movimiento", "Bewegung zurücknehmen", "Desfazer o movimento";
        undo_attack: "Undo the attack", "Deshacer el ataque", "Angriff zurücknehmen", "Desfazer o ataque";
        undo_item: "Undo {0}", "Deshacer {0}", "{0} zurücknehmen", "Desfazer {0}";
        undo_cards: "Choose the cards anew", "Elegir de nuevo las cartas", "Karten neu wählen", "Escolher as cartas de novo";
        undo_loss: "Undo the loss of {0}", "Deshacer la pérdida de {0}", "Verlust von {0} zurücknehmen", "Desfazer a perda de {0}";
        undo_action: "Undo {0}", "Deshacer {0}", "{0} zurücknehmen", "Desfazer {0}";
        undo_plain: "Undo", "Deshacer", "Zurück", "Desfazer";

        say_early: "Very early.", "Muy pronto.", "Sehr früh.", "Bem cedo.";
        say_soon: "Early.", "Pronto.", "Früh.", "Cedo.";
        say_middle: "About the middle.", "Hacia la mitad.", "Etwa in der Mitte.", "Mais ou menos no meio.";
        say_late: "Late.", "Tarde.", "Spät.", "Tarde.";
        say_last: "Very late.", "Muy tarde.", "Sehr spät.", "Bem tarde.";
        say_rest: "I will rest.", "Descansaré.", "Ich raste.", "Vou descansar.";
        say_fight: "My target: {0}.", "Mi objetivo: {0}.", "Mein Ziel: {0}.", "Meu alvo: {0}.";
        say_heal: "I will heal.", "Curaré.", "Ich heile.", "Vou curar.";
        say_loot: "I will loot.", "Saquearé.", "Ich plündere.", "Vou saquear.";
        say_element: "I will call up {0}.", "Invocaré {0}.", "Ich rufe {0} herbei.", "Vou chamar {0}.";
        say_door: "I open the door.", "Abro la puerta.", "Ich öffne die Tür.", "Eu abro a porta.";
        say_run: "I will move far.", "Me moveré lejos.", "Ich gehe weit.", "Vou longe.";
        say_hold: "I hold my ground.", "Me mantengo.", "Ich halte stand.", "Vou aguentar.";
        say_heal_me: "Heal me.", "Curadme.", "Heilt mich.", "Curem-me.";
        say_wait: "Wait for me.", "Esperadme.", "Wartet auf mich.", "Esperem por mim.";
        you_say: "You say", "Dices", "Du sagst", "Você diz";
        say_when: "When?", "¿Cuándo?", "Wann?", "Quando?";
        say_what: "What for?", "¿Para qué?", "Wofür?", "Para quê?";
        say_more: "Say something else", "Decir otra cosa", "Etwas anderes sagen", "Dizer outra coisa";
        others_say: "The others, in words only", "Los demás, solo en palabras", "Die anderen, nur in Worten", "Os outros, só em palavras";
    }
}

impl Words {
    /// How somebody says when they mean to act, in the vague words that are allowed (H6.02).
    #[must_use]
    pub const fn band(&self, band: Band) -> &'static str {
        match band {
            Band::VeryEarly => self.ask.say_early,
            Band::Early => self.ask.say_soon,
            Band::Middle => self.ask.say_middle,
            Band::Late => self.ask.say_late,
            Band::VeryLate => self.ask.say_last,
        }
    }

    /// How somebody says what they mean to do, or asks for something.
    #[must_use]
    pub fn word(&self, word: Word) -> String {
        let ask = &self.ask;
        match word {
            Word::Rest => ask.say_rest,
            Word::Fight(kind) => return fill(ask.say_fight, &[&self.monster(kind)]),
            Word::Heal => ask.say_heal,
            Word::Loot => ask.say_loot,
            Word::Call(element) => return fill(ask.say_element, &[&self.element(element)]),
            Word::OpenDoor => ask.say_door,
            Word::Run => ask.say_run,
            Word::Hold => ask.say_hold,
            Word::HealMe => ask.say_heal_me,
            Word::Wait => ask.say_wait,
        }
        .to_owned()
    }

    /// What is asked.
    #[must_use]
    pub fn question(&self, question: Question, cast: &Cast<'_>) -> String {
        let (ask, card) = (&self.ask, &self.card);
        match question {
            Question::Goal => ask.goal.to_owned(),
            Question::Equip => ask.equip.to_owned(),
            Question::Hand => ask.hand.to_owned(),
            Question::Entry => ask.entry.to_owned(),
            Question::Start => ask.start.to_owned(),
            Question::Cards => ask.cards.to_owned(),
            Question::Turn => {
                let goes_on = cast.view.legal().iter().any(|choice| matches!(choice, Choice::Act { .. }));
                (if goes_on { ask.turn } else { ask.turn_done }).to_owned()
            }
            Question::Move { figure, points, gait, .. } => {
                let text = match gait {
                    Gait::Walk => ask.move_,
                    Gait::Jump => ask.jump,
                    Gait::Fly => ask.fly,
                };
                fill(text, &[&cast.figure(figure), &points])
            }
            Question::Attack { attacker, area: true, .. } => fill(ask.area, &[&cast.figure(attacker)]),
            Question::Attack { attacker, value, range, ranged: true, .. } => {
                fill(ask.attack_range, &[&cast.figure(attacker), &value, &range])
            }
            Question::Attack { attacker, value, .. } => fill(ask.attack, &[&cast.figure(attacker), &value]),
            Question::Guard { attacker, target } => fill(ask.guard, &[&cast.figure(attacker), &cast.figure(target)]),
            Question::Shove { figure, pull, left } => {
                fill(if pull { ask.pull } else { ask.push }, &[&cast.figure(figure), &left])
            }
            Question::Harm { amount, cause, by: Some(by) } => {
                fill(ask.harm_by, &[&amount, &cast.figure(by), &self.cause(cause)])
            }
            Question::Harm { amount, cause, by: None } => fill(ask.harm, &[&amount, &self.cause(cause)]),
            Question::Heal { actor, amount, .. } => fill(ask.heal, &[&cast.figure(actor), &amount]),
            Question::Name { effect, .. } => fill(ask.name, &[&self.named_effect(effect)]),
            Question::Place { what, .. } => self.place(what),
            Question::Fall(figure) => fill(ask.fall, &[&cast.figure(figure)]),
            Question::Recover { .. } => ask.recover.to_owned(),
            Question::Forfeit { lost, .. } => (if lost { ask.forfeit_lost } else { ask.forfeit_discard }).to_owned(),
            Question::Loot { range, .. } => fill(ask.loot, &[&range]),
            Question::ShortRest => ask.short_rest.to_owned(),
            Question::Reroll(card) => fill(ask.reroll, &[&cast.card(cast.view.seat(), card)]),
            Question::LongRest => ask.long_rest.to_owned(),
            Question::Consume { element, with, .. } => {
                let element = element.map_or(card.any_element, |element| self.element(element));
                fill(ask.consume, &[&element, &self.abilities(with)])
            }
            Question::Offer { ability, .. } => fill(ask.offer, &[&self.abilities(std::slice::from_ref(ability))]),
            Question::Appear(Newcomer::Monster { kind, .. }) => fill(ask.appear, &[&self.monster(kind)]),
            Question::Appear(Newcomer::Trap { by, .. }) => fill(ask.appear_trap, &[&cast.figure(by)]),
            Question::Pick { actor, .. } => fill(ask.pick, &[&cast.figure(actor)]),
            Question::Promote(_) => ask.promote.to_owned(),
            Question::Opener(_) => ask.opener.to_owned(),
            Question::Feed { kind, .. } => fill(ask.feed, &[&self.monster(kind)]),
            Question::Ways(figure) => fill(ask.ways, &[&cast.figure(figure)]),
            Question::Tie { .. } => ask.tie.to_owned(),
            Question::Hasten => ask.hasten.to_owned(),
            Question::Refresh(_) => ask.refresh.to_owned(),
            Question::Create => ask.create.to_owned(),
            Question::MoveOrAttack(points) => fill(ask.move_or_attack, &[&points]),
        }
    }

    fn place(&self, what: Use) -> String {
        let ask = &self.ask;
        match what {
            Use::Trap { .. } => ask.place_trap.to_owned(),
            Use::Disarm => ask.place_disarm.to_owned(),
            Use::Throw(_) => ask.place_throw.to_owned(),
            Use::Vortex { .. } => ask.place_vortex.to_owned(),
            Use::Obstacle(_) => ask.place_obstacle.to_owned(),
            Use::Rockfall { .. } | Use::Shift { from: Some(_), .. } => ask.place_obstacle.to_owned(),
            Use::Shift { from: None, .. } => ask.place_shift_from.to_owned(),
            Use::Boulder { .. } => ask.place_boulder.to_owned(),
            Use::Shatter | Use::Crush => ask.place_shatter.to_owned(),
            Use::Summon(sheet) => fill(ask.place_summon, &[&sheet.name.get(self.lang)]),
        }
    }

    /// What happens to whoever is named.
    #[must_use]
    pub fn named_effect(&self, effect: Effect) -> String {
        let card = &self.card;
        match effect {
            Effect::Heal(amount) => format!("{} {amount}", card.heal),
            Effect::Last(lasting) => self.lasting(lasting),
            Effect::Push(hexes) => format!("{} {hexes}", card.push),
            Effect::Pull(hexes) => format!("{} {hexes}", card.pull),
            Effect::Inflict(conditions) => self.conditions(conditions),
            Effect::Suffer(damage) => fill(card.suffer, &[&damage]),
            Effect::Recover(Recovery::Discarded, u8::MAX) => card.recover_all_discards.to_owned(),
            Effect::Recover(Recovery::Lost, u8::MAX) => card.recover_all_lost.to_owned(),
            Effect::Recover(Recovery::Discarded, count) => fill(card.recover_discards, &[&count]),
            Effect::Exchange(count) => fill(card.exchange, &[&count]),
            Effect::Borrow => card.borrow.to_owned(),
            Effect::Recover(Recovery::Lost, count) => fill(card.recover_lost, &[&count]),
            Effect::Grant(ability) | Effect::Force(ability, _) => self.abilities(std::slice::from_ref(ability)),
            Effect::PushAndInflict(hexes, conditions) => {
                format!("{} {hexes}, {}", card.push, self.conditions(conditions))
            }
            Effect::HealPart(share) => {
                format!("{}: {}", card.heal, if share == 1 { card.heal_full } else { card.heal_half })
            }
            Effect::Kill => card.kill.to_owned(),
            Effect::Refresh(refresh) => self.refreshes(refresh),
            Effect::Trapped { damage, conditions } => {
                let mut parts = vec![fill(card.suffer, &[&damage])];
                parts.extend(conditions.iter().map(|one| self.condition(one).to_owned()));
                parts.join(", ")
            }
        }
    }

    /// What a choice does, as a button says it.
    #[must_use]
    pub fn choice(&self, choice: Choice, asked: Option<Question>, seat: Seat, cast: &Cast<'_>) -> String {
        let ask = &self.ask;
        let card = |text: &str, card| fill(text, &[&cast.card(seat, card)]);
        match choice {
            Choice::Goal(at) => {
                let goal = cast.view.battle_goals().get(usize::from(at)).copied();
                goal.map_or(ask.do_keep_goal, |goal| goal.name().get(self.lang)).to_owned()
            }
            Choice::Hex(_) if asked == Some(Question::Start) => ask.do_start.to_owned(),
            Choice::Hex(_) => ask.do_hex.to_owned(),
            Choice::Play(lead, other) => {
                let class = cast.view.hero(seat).map(|hero| hero.class);
                let initiative = class.map_or(0, |class| lead.sheet(class).initiative);
                fill(ask.do_play, &[&cast.card(seat, lead), &cast.card(seat, other), &format!("{initiative:02}")])
            }
            Choice::LongRest => ask.do_long_rest.to_owned(),
            Choice::Act { card, side, basic } => {
                let does = if basic {
                    self.basic(side)
                } else {
                    let class = cast.view.hero(seat).map(|hero| hero.class);
                    class.map_or_else(String::new, |class| self.half(card.sheet(class).action(side)).text)
                };
                fill(ask.do_act, &[&cast.card(seat, card), &does])
            }
            Choice::Use(item) => fill(ask.do_use, &[&cast.item(item)]),
            Choice::Dismiss(id) => card(ask.do_dismiss, id),
            Choice::EndTurn => ask.do_end_turn.to_owned(),
            Choice::Step(_) => ask.do_step.to_owned(),
            Choice::Stop => ask.do_stop.to_owned(),
            Choice::Target(figure) => {
                let text = match asked {
                    Some(Question::Attack { .. }) => ask.do_attack,
                    Some(Question::Heal { .. }) => ask.do_heal,
                    _ => ask.do_name,
                };
                fill(text, &[&cast.figure(figure)])
            }
            Choice::Area(shape, anchor) => match cast.view.area_hits(shape, anchor) {
                0 => ask.do_area.to_owned(),
                hits => fill(ask.do_area_hits, &[&hits]),
            },
            Choice::Consume(element) => fill(ask.do_consume, &[&self.element(element)]),
            Choice::Do => match asked {
                Some(Question::MoveOrAttack(_)) => ask.do_attack_instead.to_owned(),
                Some(Question::Offer { ability, .. }) => capital(&self.abilities(std::slice::from_ref(ability))),
                _ => ask.do_do.to_owned(),
            },
            Choice::Skip => match asked {
                Some(Question::ShortRest) => ask.do_no_rest,
                Some(Question::Equip) => ask.do_ready,
                Some(Question::MoveOrAttack(_)) => ask.do_move_rather,
                _ => ask.do_skip,
            }
            .to_owned(),
            Choice::Card(id) => {
                let text = match asked {
                    Some(Question::Recover { .. }) => ask.do_recover,
                    Some(Question::Hand) => ask.do_leave_home,
                    Some(Question::Forfeit { lost: false, .. }) => ask.do_discard,
                    _ => ask.do_lose,
                };
                card(text, id)
            }
            Choice::Suffer => {
                let amount = match asked {
                    Some(Question::Harm { amount, .. }) => amount,
                    _ => 0,
                };
                let health = cast.view.hero(seat).map_or(0, |hero| cast.view.figure(hero.figure).health);
                fill(if amount >= health { ask.do_suffer_exhausts } else { ask.do_suffer }, &[&amount])
            }
            Choice::LoseFromHand(id) => card(ask.do_lose_instead, id),
            Choice::LoseDiscards(one, other) => {
                fill(ask.do_lose_two, &[&cast.card(seat, one), &cast.card(seat, other)])
            }
            Choice::ShortRest => ask.do_short_rest.to_owned(),
            Choice::Keep => ask.do_keep_loss.to_owned(),
            Choice::Redraw => ask.do_redraw.to_owned(),
            Choice::Option(at) => self.option(at, asked, cast),
            Choice::Item(item) => {
                let text = if matches!(asked, Some(Question::Refresh(_))) { ask.do_refresh } else { ask.do_take };
                fill(text, &[&cast.item(item)])
            }
            Choice::Create(element) => fill(ask.do_create, &[&self.element(element)]),
            Choice::Omit(condition) => fill(ask.do_omit, &[&self.condition(condition)]),
        }
    }

    fn option(&self, at: u8, asked: Option<Question>, cast: &Cast<'_>) -> String {
        let ask = &self.ask;
        match asked {
            Some(Question::Hasten) => (if at == 0 { ask.do_earlier } else { ask.do_later }).to_owned(),
            Some(Question::Tie { at: first, .. }) => {
                let turn = cast.view.order().get(usize::from(first) + usize::from(at));
                turn.map_or_else(String::new, |turn| fill(ask.do_first, &[&cast.actor(turn.actor)]))
            }
            Some(Question::Ways(_)) => {
                let ways = cast.view.monster_ways();
                let way = ways.and_then(|(_, ways)| ways.get(usize::from(at)));
                let targets: Vec<String> =
                    way.map_or_else(Vec::new, |way| way.targets.iter().map(|&one| cast.figure(one)).collect());
                if targets.is_empty() {
                    fill(ask.do_option, &[&(at + 1)])
                } else {
                    format!("{} ({})", fill(ask.do_stop_on, &[&self.list(&targets)]), at + 1)
                }
            }
            _ => fill(ask.do_option, &[&(at + 1)]),
        }
    }

    /// Why something is not among what may be chosen.
    #[must_use]
    pub fn reason(&self, why: Reason, cast: &Cast<'_>) -> String {
        let ask = &self.ask;
        let plain = match why {
            Reason::Moment(moment) => return fill(ask.why_moment, &[&self.moment(moment)]),
            Reason::Held(condition) => return fill(ask.why_held, &[&self.condition(condition)]),
            Reason::OutOfRange { distance, range } => return fill(ask.why_range, &[&distance, &range]),
            Reason::Enemy(figure) => return fill(ask.why_enemy, &[&cast.figure(figure)]),
            Reason::Occupied(figure) => return fill(ask.why_occupied, &[&cast.figure(figure)]),
            Reason::Over => ask.why_over,
            Reason::NotYours => ask.why_not_yours,
            Reason::NotAsked => ask.why_not_asked,
            Reason::NotInHand => ask.why_not_in_hand,
            Reason::Chosen => ask.why_chosen,
            Reason::TooFewDiscards => ask.why_few_discards,
            Reason::CardPlayed => ask.why_card_played,
            Reason::HalfPlayed => ask.why_half_played,
            Reason::TurnDone => ask.why_turn_done,
            Reason::Spent => ask.why_spent,
            Reason::Consumed => ask.why_consumed,
            Reason::NotCarried => ask.why_not_carried,
            Reason::NoSight => ask.why_sight,
            Reason::Invisible => ask.why_invisible,
            Reason::AlreadyHit => ask.why_hit,
            Reason::NotMeant => ask.why_not_meant,
            Reason::NoTargetsLeft => ask.why_no_targets,
            Reason::NoStep => ask.why_no_step,
            Reason::Obstacle => ask.why_obstacle,
            Reason::Locked => ask.why_locked,
            Reason::TooFewPoints => ask.why_points,
            Reason::NoWayOn => ask.why_no_way_on,
            Reason::NotEmpty => ask.why_not_empty,
            Reason::WouldCut => ask.why_cut,
            Reason::Inert => ask.why_inert,
            Reason::OtherElement => ask.why_other_element,
            Reason::Unrecoverable => ask.why_unrecoverable,
        };
        plain.to_owned()
    }

    /// Why a choice was refused.
    #[must_use]
    pub fn refusal(&self, why: &Refusal) -> String {
        let ask = &self.ask;
        match why {
            Refusal::Over => ask.why_over,
            Refusal::NotYours => ask.why_not_yours,
            Refusal::NotOpen => ask.why_not_open,
            Refusal::Setup(why) => self.setup_error(*why),
        }
        .to_owned()
    }

    /// Why a set-up makes no game.
    #[must_use]
    pub const fn setup_error(&self, why: SetupError) -> &'static str {
        let ask = &self.ask;
        match why {
            SetupError::Rules(_) => ask.why_rules,
            SetupError::Heroes(_) => ask.why_heroes,
            SetupError::ClassTwice(_) => ask.why_class_twice,
            SetupError::Copies(_) => self.item.copies,
            SetupError::Twice(_) => self.item.twice,
            _ => ask.why_setup,
        }
    }

    /// What every card can be used for, whatever is printed on it (H2.02).
    #[must_use]
    pub fn basic(&self, side: Side) -> String {
        match side {
            Side::Top => self.card.default_attack.to_owned(),
            Side::Bottom => fill(self.card.default_move, &[&2]),
        }
    }

    /// What taking these back takes back, by what they brought about.
    #[must_use]
    pub fn undo(&self, events: &[Event], cast: &Cast<'_>) -> String {
        let ask = &self.ask;
        let word = |event: &Event| {
            Some(match *event {
                Event::Action(_, _, side, true) => fill(ask.undo_action, &[&self.basic(side)]),
                Event::Action(seat, card, ..) => fill(ask.undo_action, &[&cast.card(seat, card)]),
                Event::Used(_, item) | Event::Worn(_, item) => fill(ask.undo_item, &[&cast.item(item)]),
                Event::Negated(..) => return None,
                Event::Card(seat, card, ::haven::hero::Pile::Lost) => fill(ask.undo_loss, &[&cast.card(seat, card)]),
                Event::Attack(..) => ask.undo_attack.to_owned(),
                Event::Moved(..) => ask.undo_move.to_owned(),
                Event::Chosen(_) => ask.undo_cards.to_owned(),
                _ => return None,
            })
        };
        events.iter().find_map(word).unwrap_or_else(|| ask.undo_plain.to_owned())
    }
}
