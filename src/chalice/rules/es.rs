//! Spanish.

use super::{Rules, Section, app, part, public, rule, ruling};

pub(super) static RULES: Rules = Rules {
    about: Section {
        title: "De qué trata",
        lines: [
            rule(
                "",
                "De tres a cinco Cazadores bajan a la Mazmorra del Cáliz tras la misma presa. Cada enemigo está lleno de Ecos de sangre, y con cada punto de daño que haces te llevas uno.",
            ),
            rule(
                "",
                "Lo recolectado sigue en peligro: si mueres, se pierde. Solo el Sueño del Cazador lo pone a salvo, y quien sueña no golpea mientras los demás se alimentan.",
            ),
            rule(
                "",
                "Cuando cae el Jefe final se cuentan los ecos depositados y los trofeos. Gana quien tenga más puntos.",
            ),
            app(
                "",
                "Los reglamentos no muestran todas las cartas. Lo que dejan abierto lo hemos completado; el Códice dice de dónde viene cada cosa, y toda regla que es decisión nuestra lleva una marca como esta.",
            ),
        ],
    },
    set_up: Section {
        title: "Preparación",
        lines: [
            rule(
                "Jefe final.",
                "Se saca uno de los cinco, o se elige de común acuerdo. Espera bajo la mazmorra, pero su habilidad vale desde la primera ronda hasta la última.",
            ),
            rule(
                "Mazmorra.",
                "Se sacan siete de los dieciocho Monstruos y tres de los siete Jefes, y se barajan juntos. Los demás se quedan en la caja.",
            ),
            rule(
                "Mejoras.",
                "Se barajan las 32 mejoras. Se ponen boca arriba tantas como Cazadores: las mejoras disponibles.",
            ),
            ruling(
                "Copias.",
                "Hay dieciséis mejoras distintas, dos copias de cada una. Los reglamentos solo las cuentan.",
            ),
            rule(
                "Cazadores.",
                "Todos empiezan con la salud completa, 8, sin ecos, sin trofeos y con las mismas cinco cartas iniciales: Sueño del Cazador, Transformar, Cuchilla dentada, Hacha de cazador y Pistola de cazador.",
            ),
            rule(
                "Jugador inicial.",
                "Un Cazador recibe la ficha. El orden de asiento es: primero el Jugador inicial y luego en el sentido del reloj.",
            ),
            rule("Primer enemigo.", "Se revela la primera carta de la mazmorra y recibe sus ecos, como en el paso 8."),
            ruling("Reserva.", "Siempre hay ecos de sobra: la reserva no se agota."),
        ],
    },
    choose: Section {
        title: "Elegir",
        lines: [
            rule(
                "",
                "Cada Cazador vivo elige en secreto una carta de su mano. Cuando todos han elegido, se revelan a la vez.",
            ),
            rule("Hablar", "es libre y no obliga a nadie: anuncia una carta y juega otra, si te atreves."),
            rule(
                "Las cartas usadas",
                "están a la vista. Quien las cuenta sabe lo que un Cazador puede tener aún en la mano.",
            ),
            ruling("Transformar", "solo se puede elegir si queda además un arma en la mano."),
        ],
    },
    transform: Section {
        title: "Transformar",
        lines: [
            rule(
                "",
                "Quien jugó Transformar ya ha visto lo que hacen todos, y elige en secreto un arma cuerpo a cuerpo o a distancia de su mano. También estas armas se revelan a la vez.",
            ),
            rule(
                "",
                "El arma cuenta como jugada a todos los efectos: una Pistola de cazador sacada así estropea la de otro. Esta ronda ese Cazador tiene el Sueño cerrado.",
            ),
            rule("", "Al final de la ronda las dos cartas, Transformar y el arma, van a las usadas."),
        ],
    },
    instants: Section {
        title: "Instantáneos",
        lines: [
            rule("", "Los efectos instantáneos ocurren ahora, en orden de asiento, antes de que golpee el enemigo."),
            rule("", "Un arma que hace aquí su daño no lo vuelve a hacer en el paso 5."),
            rule(
                "Muerte temprana.",
                "Si aquí se toma el último eco, el enemigo se retira al momento, se reparten los trofeos como en el paso 5 y no hay pasos 4, 5 ni 6.",
            ),
            ruling(
                "Los que esperan.",
                "Los instantáneos a los que les toca después de esa muerte se resuelven sin el enemigo.",
            ),
            ruling(
                "Fuego.",
                "Lo que hiere a la vez al enemigo y a los Cazadores es un solo efecto: a todos los hiere mientras el enemigo está en juego, también si el Jefe final muere por ello. Después vienen los trofeos, luego las muertes y por último el final. Si te mata tu propio Cóctel molotov, el trofeo es tuyo; el eco se pierde con los demás.",
            ),
        ],
    },
    enemy_attacks: Section {
        title: "Ataca el enemigo",
        lines: [
            rule(
                "",
                "El Jugador inicial tira el dado del color de la linterna del enemigo. El total golpea a todos los Cazadores.",
            ),
            rule(
                "Más.",
                "Una cara con + suma su número y el dado se tira de nuevo, las veces que haga falta, hasta que salga una cara sin +. La suma es un solo golpe.",
            ),
            rule("", "Quien se queda sin salud muere en el acto y ya no atacará."),
            public(
                "Caras.",
                "Los reglamentos solo muestran dos caras, 2+ y 0 del dado rojo. Las demás las cuenta una fuente pública.",
            ),
        ],
    },
    hunters_attack: Section {
        title: "Atacan los Cazadores",
        lines: [
            rule(
                "",
                "En orden de asiento, cada Cazador vivo con un arma en juego toma del enemigo tantos ecos como daño hace el arma y los suma a los recolectados.",
            ),
            rule("", "Nadie toma más de lo que queda. Si no queda nada, nada se toma."),
            rule(
                "La muerte.",
                "Con su último eco muere el enemigo. Todos los que le quitaron al menos un eco esta ronda obtienen un trofeo de cada uno de sus tipos; da igual quién golpeó el último.",
            ),
            ruling("", "También obtiene los trofeos un Cazador que haya muerto entretanto."),
            part("", "Las armas pesadas golpean después de todas las demás."),
        ],
    },
    escape_step: Section {
        title: "Huida",
        lines: [
            rule(
                "",
                "Un Monstruo al que le quedan ecos escapa: sale de la partida, nadie obtiene trofeo por él y, si tiene una habilidad al escapar, ocurre ahora.",
            ),
            rule(
                "",
                "Los Jefes y los Jefes finales nunca huyen. La ronda siguiente se sigue luchando, con las heridas que ya tienen.",
            ),
        ],
    },
    dream_step: Section {
        title: "Sueño",
        lines: [
            rule("", "En orden de asiento, les toca a quienes soñaron y a quienes murieron esta ronda."),
            rule(
                "Quien soñó",
                "deposita todos sus ecos recolectados, recupera todas sus cartas usadas y el propio Sueño, toma una mejora disponible y vuelve a tener la salud completa.",
            ),
            rule(
                "Quien murió",
                "toma una mejora disponible y vuelve a tener la salud completa, pero no deposita nada. Solo recupera las cartas usadas si había jugado Sueño del Cazador.",
            ),
            rule("", "La fila de mejoras se rellena solo cuando todos ellos han elegido."),
        ],
    },
    round_ends: Section {
        title: "Fin de ronda",
        lines: [
            rule(
                "",
                "Las cartas jugadas van, boca arriba, a las usadas de cada cual. La ficha de Jugador inicial pasa a la izquierda.",
            ),
            rule(
                "El siguiente enemigo.",
                "Si el enemigo ya no está, se revela el siguiente: la primera carta de la mazmorra o, si está vacía, el Jefe final. Recibe tantos ecos como salud tiene, 1 más con cuatro Cazadores, 2 más con cinco.",
            ),
            rule("", "Una habilidad al revelarse ocurre en ese momento."),
        ],
    },
    cards: Section {
        title: "Las cartas y su momento",
        lines: [
            rule("Cuerpo a cuerpo y a distancia", "son armas. Golpean en el paso 5; el número de la gota es su daño."),
            rule("Las utilizables", "no son armas. Hacen lo que dicen y no atacan en el paso 5."),
            rule(
                "Instantáneo",
                "significa: en el paso 3, antes del ataque del enemigo. Quien dispara primero tiene su eco antes de que el dado pueda matarlo.",
            ),
            rule(
                "La Pistola de cazador",
                "es instantánea solo si es la única jugada esta ronda. Si no, todas disparan en el paso 5.",
            ),
            rule(
                "Transformar",
                "te deja ver todas las cartas antes de elegir tu arma. Lo pagas con una carta más entre las usadas.",
            ),
            rule(
                "Sueño del Cazador",
                "reduce a la mitad todo el daño que recibes esta ronda, redondeando hacia abajo.",
            ),
            ruling("", "Cada golpe se reduce por separado."),
            part("Las armas pesadas", "golpean las últimas en el paso 5. Lo que ya no queda no lo pueden tomar."),
        ],
    },
    death: Section {
        title: "Daño y muerte",
        lines: [
            rule(
                "",
                "Con 0 de salud mueres, venga de donde venga: del dado del enemigo, del fuego de otro Cazador, de una revelación o de una huida. Por debajo de 0 no pasa nada más.",
            ),
            rule(
                "",
                "Pierdes todos los ecos recolectados, también los de esa misma ronda. Lo depositado sigue depositado.",
            ),
            rule(
                "",
                "Quedas fuera hasta el paso 7 de la ronda. Allí tomas una mejora y vuelves con la salud completa.",
            ),
            rule("Muerto por una revelación,", "no juegas la ronda siguiente hasta su paso 7."),
            rule("Muerto por una huida,", "vuelves en el paso 7 de la misma ronda."),
        ],
    },
    dream: Section {
        title: "El Sueño: depositar a tiempo",
        lines: [
            rule(
                "",
                "Los ecos recolectados son una promesa; los depositados son puntos. Sueño del Cazador convierte unos en otros y te devuelve tus cartas usadas.",
            ),
            rule("El precio:", "una ronda sin atacar, y por tanto sin parte en la presa de esa ronda."),
            rule(
                "El peligro:",
                "se deposita en el paso 7. Si antes te mata incluso la mitad del daño, los ecos se pierden; las cartas usadas y el Sueño vuelven de todos modos.",
            ),
            rule("", "Sueño del Cazador nunca sale de la partida."),
        ],
    },
    upgrades: Section {
        title: "Mejoras",
        lines: [
            rule("", "Cada Sueño y cada muerte te dan una de las mejoras disponibles, directamente a la mano."),
            rule(
                "Siete cartas",
                "es lo máximo que puede tener un Cazador, entre mano y usadas. Con la octava retiras en el acto una cualquiera de la partida, quizá la nueva, pero nunca Sueño del Cazador.",
            ),
            rule("", "Un mazo vacío no rellena nada; si no quedan mejoras, no se obtiene ninguna."),
        ],
    },
    trophies: Section {
        title: "Trofeos",
        lines: [
            rule(
                "",
                "Hay tres contadores: Semejantes, Humanoides y Bestias. Empiezas fuera de cada uno, en 0. Cada trofeo te adelanta una casilla; las casillas valen 1, 2, 3, 5 y 8 puntos.",
            ),
            rule(
                "",
                "Solo hay trofeos cuando muere el enemigo, y solo para quienes le quitaron un eco en esa misma ronda. La sangre que un Jefe perdió una ronda antes no cuenta.",
            ),
            rule("", "El Jefe final da un trofeo de cada tipo."),
            ruling("", "En la última casilla, los trofeos siguientes de ese tipo se pierden."),
        ],
    },
    escape: Section {
        title: "Cuando un Monstruo escapa",
        lines: [
            rule(
                "",
                "Un Monstruo se queda una sola ronda. Si no se le abate entre todos, los ecos tomados se conservan, pero sus trofeos se pierden.",
            ),
            rule("", "Algunos Monstruos golpean una vez más al irse: es su habilidad al escapar."),
            ruling("", "Las habilidades de huida no alcanzan a los muertos."),
            rule("", "Los enemigos huidos o muertos salen de la partida y no vuelven a la caja."),
        ],
    },
    bosses: Section {
        title: "Jefes",
        lines: [
            rule(
                "",
                "Entre los Monstruos hay tres Jefes. Cada uno se queda hasta que muere y conserva sus heridas de ronda en ronda.",
            ),
            rule("", "Su habilidad vale mientras está en juego."),
            rule("", "Un Jefe es de varios tipos, y su muerte da un trofeo de cada uno de ellos."),
        ],
    },
    final_bosses: Section {
        title: "Jefes finales",
        lines: [
            rule(
                "",
                "Llega cuando la mazmorra está vacía, pero su habilidad vale toda la partida. Uno de estos cinco manda en cada cacería:",
            ),
            ruling(
                "Rom:",
                "los puntos de un Cazador eliminado se muestran, pero no ganan. Si todos quedan fuera, no gana nadie.",
            ),
        ],
    },
    end: Section {
        title: "Final y puntuación",
        lines: [
            rule(
                "",
                "La partida acaba en el momento en que muere el Jefe final, tras sus trofeos. Todos depositan lo que llevan; ya no hay paso del Sueño.",
            ),
            rule(
                "Puntos:",
                "los ecos depositados, más el número que tu ficha ha alcanzado en cada uno de los tres contadores.",
            ),
            rule("Ejemplo:", "12 ecos y fichas en 3, 5 y 1 son 21 puntos."),
            rule(
                "Los empates",
                "los gana quien tenga más ecos depositados. Si también son iguales, la victoria se comparte.",
            ),
            ruling(
                "Punto muerto.",
                "Tras diez rondas seguidas en las que nadie ha dañado al enemigo, la cacería acaba tal como está: todos depositan y puntúan. La mesa avisa desde la séptima.",
            ),
        ],
    },
    rulings: Section {
        title: "Decisiones",
        lines: [
            app(
                "",
                "Preguntas que surgen en la mesa. Lo que los reglamentos dejan abierto, Lamplight lo responde así.",
            ),
            rule("¿Valen las habilidades al revelarse en la preparación?", "Sí, antes de la primera ronda."),
            ruling(
                "¿Cuándo se mira si un arma es «la única»?",
                "Una vez, después del paso 2. Un tirador que muere en el paso 3 sigue contando.",
            ),
            ruling(
                "¿Ayuda un instantáneo a quien ya murió en el paso 3?",
                "No, ni siquiera el Vial de sangre que lo habría salvado.",
            ),
            ruling(
                "¿Puedo jugar una utilizable sin efecto?",
                "Sí: un Vial de sangre con la salud completa es una forma de pasar.",
            ),
            ruling(
                "El enemigo muere en el paso 3. ¿Y las demás armas?",
                "Van a las cartas usadas sin haber golpeado, también un Bastón látigo.",
            ),
            ruling("¿Se tira el dado si el Jugador inicial ha muerto?", "Sí. El enemigo ataca mientras siga en pie."),
            ruling(
                "¿Responden las habilidades al golpe mortal?",
                "Sí, pero los trofeos van primero. La Bestia plateada muerde y Ebrietas salpica incluso al morir.",
            ),
            ruling(
                "¿Un arma estorbada hasta 0?",
                "Ataca, pero no daña: ni eco ni trofeo. Una Chikage cuesta 1 de todos modos.",
            ),
            ruling(
                "¿Qué detiene la Pistola de repetición?",
                "Todo el daño que recibas esta ronda, también el de una revelación en el paso 8. No la pérdida de ecos ni de cartas.",
            ),
            ruling(
                "¿Puedo rechazar una mejora?",
                "No. Pero la octava carta que retiras puede ser la nueva, y también una jugada esta ronda. De copias en varios montones eliges cuál.",
            ),
            ruling(
                "Estacador:",
                "se puede elegir cualquier tipo del enemigo, también uno con el contador lleno; entonces el trofeo se pierde. Si mueres después del golpe, lo obtienes igualmente.",
            ),
            ruling(
                "Bastón látigo:",
                "a la mano si el Monstruo escapa o el Jefe sigue en pie, aunque hayas muerto. El Padre Gascoigne lo rompe si lo dañó.",
            ),
            ruling("Garra de bestia:", "cuenta tu salud en el momento de atacar, y lo que le falta hasta tu máximo."),
            ruling("Rueda de Logarius:", "sus ecos están a salvo aunque mueras en la misma ronda."),
            ruling("Evelyn:", "el eco se paga antes del disparo, de los ya recolectados."),
            ruling("Hueso de viejo cazador:", "no se recupera a sí mismo, pero sí a otro igual."),
            ruling(
                "Chupacerebros:",
                "si tienes menos de dos armas en la mano, entregas las que haya. Quien sueña también entrega, y las recupera en el paso 7.",
            ),
            rule("Perro rabioso:", "su huida va antes del Sueño. A quien mata entonces no le da tiempo a depositar."),
            rule("Yurie y el Montero:", "todos los empatados con menos ecos ganan 3."),
            ruling("", "Esos ecos son recolectados, no depositados."),
            ruling(
                "Doncella de la campana:",
                "el siguiente enemigo recibe los 2 ecos, sea quien sea, además de todos los otros.",
            ),
            ruling(
                "Flor fluorescente:",
                "detiene el Vial de sangre y a la Nodriza de Mergo; el paso 7 cura como siempre.",
            ),
            ruling(
                "Perro guardián de los Antiguos Señores:",
                "un arma a distancia le hace como máximo 1, con todas sus bonificaciones.",
            ),
            ruling(
                "El Renacido:",
                "cuenta cualquier daño, de nuevo cada ronda. Los 2 ecos son recolectados, no depositados.",
            ),
            ruling(
                "Ebrietas:",
                "si el vecino de la izquierda ha muerto, la salpicadura se pierde. El Sueño la reduce a la mitad.",
            ),
            ruling(
                "Padre Gascoigne:",
                "las armas que lo dañaron se retiran aunque muera. El Cóctel molotov no es un arma y se queda.",
            ),
            ruling(
                "Mártir Logarius:",
                "contra él la Pistola de repetición no evita nada, ni siquiera el fuego que lo mata. El Sueño del Cazador sigue reduciendo a la mitad y el Trabuco funciona.",
            ),
            ruling(
                "Rom:",
                "la segunda muerte cuenta al instante, en medio de un paso; quien queda fuera ya no obtiene trofeos.",
            ),
            ruling(
                "Micolash:",
                "primero la habilidad al escapar, luego el Monstruo de la caja, aunque la mazmorra ya estuviera vacía.",
            ),
        ],
    },
    bots: Section {
        title: "A solas contra bots",
        lines: [
            app(
                "",
                "En las otras sillas se sientan bots. Saben lo que se puede saber en la mesa: cartas a la vista, cartas usadas, lo que se ha dicho. Tu elección, los mazos y los dados por venir también están ocultos para ellos.",
            ),
            app("Los niveles", "se distinguen en lo bien que piensan los bots, no en lo que ven."),
            app(
                "La charla",
                "en la mesa es parte del juego. La palabra de un bot lo obliga tan poco como a ti la tuya.",
            ),
            app(
                "Deshacer",
                "retira tu propia decisión y todo lo que vino después. Mazos y dados quedan como los puso la semilla.",
            ),
            app(
                "La semilla",
                "es la mazmorra: quien abra tu enlace encontrará los mismos enemigos, las mismas mejoras y los mismos dados.",
            ),
        ],
    },
};
