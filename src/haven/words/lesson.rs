//! What the first door says: what each step teaches, and why anything else is not it. What is to be touched is said behind it.

use crate::haven::lesson::STEPS;

/// The words of the lesson in one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct LessonWords {
    pub title: &'static str,
    pub to_lesson: &'static str,
    pub choose: &'static str,
    pub halves: [&'static str; 2],
    pub hex: &'static str,
    pub figure: &'static str,
    pub marked: &'static str,
    pub press: &'static str,
    /// For each step what it teaches, and why what else was touched is not it.
    pub steps: [[&'static str; 2]; STEPS],
}

pub(super) const EN: LessonWords = LessonWords {
    title: "First door",
    to_lesson: "New here? Learn it by doing, behind a first door.",
    choose: "Choose {0}.",
    halves: ["Choose the top half of {0}.", "Choose the bottom half of {0}."],
    hex: "Choose the marked hex.",
    figure: "Touch {0} on the board.",
    marked: "marked",
    press: "Press “{0}”.",
    steps: [
        [
            "You are the Brute, and three guards bar a door. Each round you play two cards: the top half of one and the bottom half of the other.",
            "Later you take whichever two you like. Now it is these: one of them strikes, the other walks.",
        ],
        [
            "The number of your first card is your initiative: the lowest acts first. With 10 you come before the guards.",
            "Your second card shall walk: Move 4 is its bottom half. The first one stays first.",
        ],
        [
            "Your turn: two halves, in any order. A blow reaches only the hexes beside you, so walk first.",
            "Not yet. Walk to the marked hex first: from there your blow reaches a guard.",
        ],
        [
            "Now strike with the other card. Every attack turns a card that adds or takes away a little. Disarm: this guard will not strike in its next turn.",
            "One card has walked, so the other one strikes: its top half, at the marked guard.",
        ],
        [
            "Each guard goes for its focus: whoever it reaches in the fewest steps. That is you. Suffer this blow: you have hit points enough, and only without any you are out.",
            "For so little you give no card away: with every card you lose a turn later on.",
        ],
        [
            "And another. Cards are your life, too: lose one from your hand, and the blow does nothing. It will not come back in this scenario, and a turn goes with it later on.",
            "You could suffer this one as well. Try the other way once: give a card for it.",
        ],
        [
            "The round is over. Cards are your clock: each round uses two, and only a rest brings them back, all but one. Whoever has none left is out. It is early, so go on.",
            "A rest costs you a card for good. With a hand that full it would be a waste.",
        ],
        [
            "A half that says “lost” can be played once, and is strong: Attack 6. Let the quick card lead again, so that you act before the guards.",
            "Take these two: the first is quick and heals, the second hits hardest.",
        ],
        [
            "The Spellweaver was quicker this time, and one guard is left. Heal yourself first, with a bottom half.",
            "Heal yourself first, with the bottom half. The blow comes after it.",
        ],
        [
            "Now the golden guard: an elite one, stronger than the others. Strike it with all you have.",
            "The other card is for the blow: its top half, at the golden guard.",
        ],
        [
            "The room is yours. Take a short rest: used cards come back to your hand, and one of them is lost by chance. A long rest takes a whole round, but heals, and you choose the card.",
            "Try the rest now. Let the card go that chance has picked.",
        ],
        [
            "More of them wait behind the door. This time one card walks, and the other is thrown: it strikes up to three hexes away.",
            "Take these two: the dagger leads, and the other card walks to the door.",
        ],
        [
            "A door opens when somebody walks into it, and you see the room behind it at once. Step into the doorway.",
            "There is nobody to strike yet. First walk into the doorway: it is marked.",
        ],
        [
            "Whoever strikes from afar must see: a straight line that no wall cuts. Beside the door the wall would be in the way, from the doorway you see them all.",
            "Throw it at the marked guard: it is near enough, and you see it.",
        ],
        [
            "That is the game: two cards a round, and they are your clock and your life. Kill everything in three rooms, and it is won. Play on here as you like, or set out with heroes of your own.",
            "",
        ],
    ],
};

pub(super) const ES: LessonWords = LessonWords {
    title: "Primera puerta",
    to_lesson: "¿Es tu primera vez? Aprende jugando, tras una primera puerta.",
    choose: "Elige {0}.",
    halves: ["Elige la mitad de arriba de {0}.", "Elige la mitad de abajo de {0}."],
    hex: "Elige el hexágono marcado.",
    figure: "Toca a {0} en el tablero.",
    marked: "marcado",
    press: "Pulsa «{0}».",
    steps: [
        [
            "Eres el Salvaje, y tres guardias cierran el paso a una puerta. Cada ronda juegas dos cartas: la mitad de arriba de una y la de abajo de la otra.",
            "Más adelante elegirás las dos que quieras. Ahora son estas: una golpea y la otra camina.",
        ],
        [
            "El número de tu primera carta es tu iniciativa: actúa antes quien lo tiene más bajo. Con 10 te adelantas a los guardias.",
            "Tu segunda carta es para caminar: su mitad de abajo es Movimiento 4. La primera sigue siendo la primera.",
        ],
        [
            "Tu turno: dos mitades, en el orden que quieras. Un golpe solo alcanza los hexágonos de al lado, así que primero camina.",
            "Todavía no. Camina antes al hexágono marcado: desde allí tu golpe alcanza a un guardia.",
        ],
        [
            "Ahora golpea con la otra carta. Cada ataque descubre una carta que suma o resta un poco. Desarme: este guardia no golpeará en su próximo turno.",
            "Una carta ya ha caminado, así que golpea la otra: su mitad de arriba, contra el guardia marcado.",
        ],
        [
            "Cada guardia va a por su objetivo: a quien alcanza con menos pasos. Eres tú. Sufre este golpe: te sobran puntos de vida, y solo sin ninguno quedas fuera.",
            "Por tan poco no se entrega una carta: con cada carta pierdes un turno más adelante.",
        ],
        [
            "Y otro. Las cartas también son tu vida: pierde una de la mano y el golpe no hace nada. No volverá en este escenario, y con ella pierdes un turno más adelante.",
            "También podrías sufrirlo. Prueba una vez la otra manera: entrega una carta.",
        ],
        [
            "Se acabó la ronda. Las cartas son tu reloj: cada ronda gasta dos, y solo un descanso las devuelve, todas menos una. Sin cartas quedas fuera. Es pronto: sigue.",
            "Un descanso te cuesta una carta para siempre. Con la mano tan llena sería un desperdicio.",
        ],
        [
            "Una mitad que dice «perdida» se juega una sola vez, y es fuerte: Ataque 6. Que mande otra vez la carta rápida, para actuar antes que los guardias.",
            "Toma estas dos: la primera es rápida y cura, la segunda es la que más golpea.",
        ],
        [
            "La Tejedora de hechizos fue más rápida y queda un guardia. Cúrate primero, con una mitad de abajo.",
            "Cúrate primero, con la mitad de abajo. El golpe viene después.",
        ],
        [
            "Ahora el guardia dorado: es de élite, más fuerte que los demás. Golpéalo con todo.",
            "La otra carta es para el golpe: su mitad de arriba, contra el guardia dorado.",
        ],
        [
            "La sala es tuya. Haz un descanso corto: las cartas usadas vuelven a tu mano y una se pierde al azar. Uno largo ocupa toda la ronda, pero cura y eliges la carta.",
            "Prueba ahora el descanso. Deja ir la carta que ha salido al azar.",
        ],
        [
            "Tras la puerta esperan más. Esta vez una carta camina y la otra se lanza: golpea hasta a tres hexágonos.",
            "Toma estas dos: manda la daga, y la otra carta camina hasta la puerta.",
        ],
        [
            "Una puerta se abre cuando alguien entra en ella, y enseguida ves la sala que hay detrás. Ponte en el umbral.",
            "Aún no hay a quién golpear. Entra antes en la puerta: está marcada.",
        ],
        [
            "Quien golpea de lejos tiene que ver: una línea recta que ninguna pared corte. Junto a la puerta estorbaría la pared; desde el umbral los ves a todos.",
            "Lánzala al guardia marcado: está bastante cerca y lo ves.",
        ],
        [
            "Así es el juego: dos cartas por ronda, que son tu reloj y tu vida. Mata todo lo que haya en tres salas y habrás ganado. Sigue aquí como quieras, o parte con tus propios héroes.",
            "",
        ],
    ],
};

pub(super) const DE: LessonWords = LessonWords {
    title: "Erste Tür",
    to_lesson: "Neu hier? Lerne es beim Spielen, hinter einer ersten Tür.",
    choose: "Wähle {0}.",
    halves: ["Wähle die obere Hälfte von {0}.", "Wähle die untere Hälfte von {0}."],
    hex: "Wähle das markierte Feld.",
    figure: "Berühre {0} auf dem Spielplan.",
    marked: "markiert",
    press: "Drücke „{0}“.",
    steps: [
        [
            "Du bist der Barbar, und drei Wachen versperren eine Tür. Jede Runde spielst du zwei Karten: von einer die obere, von der anderen die untere Hälfte.",
            "Später nimmst du, welche zwei du willst. Jetzt sind es diese: Die eine schlägt zu, die andere läuft.",
        ],
        [
            "Die Zahl deiner ersten Karte ist deine Initiative: Die niedrigste ist zuerst dran. Mit 10 kommst du vor den Wachen.",
            "Deine zweite Karte soll laufen: Bewegung 4 ist ihre untere Hälfte. Die erste bleibt die erste.",
        ],
        [
            "Du bist dran: zwei Hälften, egal in welcher Reihenfolge. Ein Hieb reicht nur bis zum Feld neben dir, also lauf zuerst.",
            "Noch nicht. Lauf erst auf das markierte Feld: Von dort erreicht dein Hieb eine Wache.",
        ],
        [
            "Jetzt schlag mit der anderen Karte zu. Jeder Angriff deckt eine Karte auf, die etwas dazugibt oder abzieht. Entwaffnung: Diese Wache schlägt in ihrem nächsten Zug nicht zu.",
            "Eine Karte ist gelaufen, also schlägt die andere zu: mit der oberen Hälfte, nach der markierten Wache.",
        ],
        [
            "Jede Wache geht auf ihren Fokus los: wen sie mit den wenigsten Schritten erreicht. Das bist du. Erleide diesen Treffer: Du hast genug Trefferpunkte, und erst ohne einen bist du draußen.",
            "Für so wenig gibt man keine Karte her: Jede Karte ist später ein Zug weniger.",
        ],
        [
            "Und noch einer. Auch Karten sind dein Leben: Verliere eine aus der Hand, und der Treffer tut nichts. Sie kommt in diesem Szenario nicht wieder, und mit ihr fehlt dir später ein Zug.",
            "Auch diesen könntest du erleiden. Versuche einmal das andere: Gib eine Karte dafür.",
        ],
        [
            "Die Runde ist vorbei. Karten sind deine Uhr: Jede Runde braucht zwei, und nur eine Rast bringt sie zurück, alle bis auf eine. Ohne Karten bist du draußen. Es ist noch früh, also weiter.",
            "Eine Rast kostet dich eine Karte für immer. Bei so voller Hand wäre das schade.",
        ],
        [
            "Eine Hälfte mit „verloren“ spielst du nur einmal, dafür ist sie stark: Angriff 6. Lass wieder die schnelle Karte führen, dann kommst du vor den Wachen.",
            "Nimm diese zwei: Die erste ist schnell und heilt, die zweite trifft am härtesten.",
        ],
        [
            "Die Spruchweberin war diesmal schneller, und eine Wache ist übrig. Heile zuerst dich, mit einer unteren Hälfte.",
            "Heile zuerst dich, mit der unteren Hälfte. Der Hieb kommt danach.",
        ],
        [
            "Jetzt die goldene Wache: Sie ist Elite, stärker als die anderen. Schlag mit aller Kraft zu.",
            "Die andere Karte ist für den Hieb: ihre obere Hälfte, gegen die goldene Wache.",
        ],
        [
            "Der Raum gehört dir. Mach eine kurze Rast: Gebrauchte Karten kommen auf die Hand zurück, eine davon geht zufällig verloren. Die lange dauert eine Runde, heilt aber, und du wählst die Karte.",
            "Versuche jetzt die Rast. Lass die Karte gehen, die der Zufall bestimmt hat.",
        ],
        [
            "Hinter der Tür warten noch mehr. Diesmal läuft die eine Karte, und die andere wird geworfen: Sie trifft bis zu drei Felder weit.",
            "Nimm diese zwei: Der Dolch führt, und die andere Karte läuft zur Tür.",
        ],
        [
            "Eine Tür geht auf, wenn jemand hineinläuft, und sofort siehst du den Raum dahinter. Tritt in die Tür.",
            "Noch ist niemand zu treffen. Lauf erst in die Tür: Sie ist markiert.",
        ],
        [
            "Wer aus der Ferne trifft, muss sehen: eine gerade Linie, die keine Wand schneidet. Neben der Tür wäre die Wand im Weg, von der Schwelle siehst du alle.",
            "Wirf ihn nach der markierten Wache: Sie ist nah genug, und du siehst sie.",
        ],
        [
            "Das ist das Spiel: zwei Karten je Runde, und sie sind deine Uhr und dein Leben. Töte alles in drei Räumen, und es ist gewonnen. Spiel hier weiter, wie du magst, oder brich mit eigenen Helden auf.",
            "",
        ],
    ],
};

pub(super) const PT: LessonWords = LessonWords {
    title: "Primeira porta",
    to_lesson: "Primeira vez aqui? Aprenda jogando, atrás de uma primeira porta.",
    choose: "Escolha {0}.",
    halves: ["Escolha a metade de cima de {0}.", "Escolha a metade de baixo de {0}."],
    hex: "Escolha o hexágono marcado.",
    figure: "Toque em {0} no tabuleiro.",
    marked: "marcado",
    press: "Aperte “{0}”.",
    steps: [
        [
            "Você é o Bruto, e três guardas barram uma porta. A cada rodada você joga duas cartas: a metade de cima de uma e a de baixo da outra.",
            "Depois você pegará as duas que quiser. Agora são estas: uma golpeia, a outra anda.",
        ],
        [
            "O número da sua primeira carta é a sua iniciativa: age antes quem tem o mais baixo. Com 10 você vem antes dos guardas.",
            "A segunda carta é para andar: a metade de baixo dela é Movimento 4. A primeira continua a primeira.",
        ],
        [
            "Seu turno: duas metades, em qualquer ordem. Um golpe só alcança os hexágonos ao lado, então ande primeiro.",
            "Ainda não. Ande antes até o hexágono marcado: de lá o seu golpe alcança um guarda.",
        ],
        [
            "Agora golpeie com a outra carta. Cada ataque vira uma carta que soma ou tira um pouco. Desarme: este guarda não vai golpear no próximo turno dele.",
            "Uma carta já andou, então a outra golpeia: a metade de cima, no guarda marcado.",
        ],
        [
            "Cada guarda vai atrás do seu foco: quem ele alcança com menos passos. É você. Sofra este golpe: pontos de vida não faltam, e só sem nenhum você está fora.",
            "Por tão pouco não se entrega uma carta: cada carta é um turno a menos depois.",
        ],
        [
            "E mais um. As cartas também são a sua vida: perca uma da mão e o golpe não faz nada. Ela não volta neste cenário, e com ela se vai um turno mais adiante.",
            "Você também poderia sofrer este. Experimente uma vez o outro jeito: entregue uma carta.",
        ],
        [
            "A rodada acabou. As cartas são o seu relógio: cada rodada gasta duas, e só um descanso as traz de volta, todas menos uma. Sem cartas você está fora. É cedo: siga.",
            "Um descanso custa uma carta para sempre. Com a mão tão cheia seria desperdício.",
        ],
        [
            "Uma metade que diz “perdida” só se joga uma vez, e é forte: Ataque 6. Deixe a carta rápida liderar de novo, para agir antes dos guardas.",
            "Pegue estas duas: a primeira é rápida e cura, a segunda bate mais forte.",
        ],
        [
            "A Tecelã de feitiços foi mais rápida desta vez, e resta um guarda. Cure-se primeiro, com uma metade de baixo.",
            "Cure-se primeiro, com a metade de baixo. O golpe vem depois.",
        ],
        [
            "Agora o guarda dourado: ele é de elite, mais forte que os outros. Golpeie com tudo.",
            "A outra carta é para o golpe: a metade de cima, no guarda dourado.",
        ],
        [
            "A sala é sua. Faça um descanso curto: as cartas usadas voltam à mão e uma se perde ao acaso. O longo toma uma rodada inteira, mas cura, e você escolhe a carta.",
            "Experimente agora o descanso. Deixe ir a carta que o acaso escolheu.",
        ],
        [
            "Atrás da porta há mais deles. Desta vez uma carta anda e a outra é arremessada: ela atinge até três hexágonos de distância.",
            "Pegue estas duas: a adaga lidera, e a outra carta anda até a porta.",
        ],
        [
            "Uma porta se abre quando alguém entra nela, e na hora você vê a sala atrás. Pise no vão da porta.",
            "Ainda não há quem golpear. Entre antes na porta: ela está marcada.",
        ],
        [
            "Quem golpeia de longe precisa ver: uma linha reta que nenhuma parede corte. Ao lado da porta a parede atrapalharia; do vão você vê todos.",
            "Arremesse no guarda marcado: está perto o bastante, e você o vê.",
        ],
        [
            "O jogo é isso: duas cartas por rodada, que são o seu relógio e a sua vida. Mate tudo em três salas e está ganho. Continue aqui como quiser, ou parta com os seus próprios heróis.",
            "",
        ],
    ],
};
