//! The rules in our own words, in four languages side by side. Each line carries its number in the digest.

use super::{Section, book, ruled};

/// The sections, in the order of [`super::Topic::ALL`].
#[rustfmt::skip]
pub(super) const SECTIONS: [Section; 14] = [
    Section {
        title: ["What it is about", "De qué se trata", "Worum es geht", "Do que se trata"],
        lines: &[
            book("H1", "Two to four heroes go through a dungeon room by room. They win together by the goal of the scenario, or lose together.", "De dos a cuatro héroes recorren una mazmorra sala por sala. Ganan juntos con el objetivo del escenario, o pierden juntos.", "Zwei bis vier Helden gehen Raum für Raum durch ein Verlies. Sie gewinnen zusammen durch das Ziel des Szenarios oder verlieren zusammen.", "De dois a quatro heróis percorrem uma masmorra sala por sala. Vencem juntos pelo objetivo do cenário, ou perdem juntos."),
            book("H2", "Cards are everything: what a hero does, when it acts, and how long it lasts. Every rest loses one card for good, so the hand is also the clock.", "Las cartas lo son todo: qué hace un héroe, cuándo actúa y cuánto aguanta. Cada descanso pierde una carta para siempre, así que la mano es también el reloj.", "Karten sind alles: was ein Held tut, wann er handelt und wie lange er durchhält. Jede Rast verliert eine Karte für immer; die Hand ist also auch die Uhr.", "As cartas são tudo: o que um herói faz, quando age e quanto aguenta. Cada descanso perde uma carta para sempre, então a mão é também o relógio."),
            book("H17.01", "Once the goal is met, the round is played to its end; then the scenario is over.", "Cuando se cumple el objetivo, la ronda se juega hasta el final; entonces termina el escenario.", "Ist das Ziel erreicht, wird die Runde zu Ende gespielt; dann ist das Szenario vorbei.", "Cumprido o objetivo, a rodada é jogada até o fim; então o cenário termina."),
        ],
    },
    Section {
        title: ["Setting out", "Partir", "Aufbruch", "Partida"],
        lines: &[
            book("H4.03", "Everybody gets two battle goals and secretly keeps one. What is fulfilled counts only if the scenario is won.", "Cada cual recibe dos metas de batalla y guarda una en secreto. Lo cumplido solo cuenta si se gana el escenario.", "Jeder bekommt zwei Kampfziele und behält heimlich eines. Was erfüllt ist, zählt nur, wenn das Szenario gewonnen wird.", "Cada um recebe dois objetivos de batalha e guarda um em segredo. O que se cumpre só conta se o cenário for vencido."),
            book("H2.05", "The hand is chosen from the cards of level 1, those marked X and those gained; each class holds its own number.", "La mano se elige entre las cartas de nivel 1, las marcadas con X y las ganadas; cada clase lleva su propio número.", "Die Hand wird aus den Karten der Stufe 1, denen mit X und den gewonnenen gewählt; jede Klasse hält ihre eigene Zahl.", "A mão é escolhida entre as cartas de nível 1, as marcadas com X e as ganhas; cada classe leva seu próprio número."),
            book("H3.01", "One item for the head, one for the body, one for the legs, two hands, and small ones by level.", "Un objeto para la cabeza, uno para el cuerpo, uno para las piernas, dos manos, y pequeños según el nivel.", "Ein Gegenstand für den Kopf, einer für den Körper, einer für die Beine, zwei Hände, und kleine je nach Stufe.", "Um item para a cabeça, um para o corpo, um para as pernas, duas mãos, e pequenos conforme o nível."),
            book("H4", "Heroes start on the marked hexes of the first room.", "Los héroes empiezan en los hexágonos marcados de la primera sala.", "Die Helden beginnen auf den markierten Feldern des ersten Raums.", "Os heróis começam nos hexágonos marcados da primeira sala."),
            ruled("H21.09", "In a random dungeon the players choose the entry of a first room that has two.", "En una mazmorra aleatoria los jugadores eligen la entrada de una primera sala que tenga dos.", "In einem zufälligen Verlies wählen die Spieler den Eingang eines ersten Raums, der zwei hat.", "Numa masmorra aleatória os jogadores escolhem a entrada de uma primeira sala que tenha duas."),
        ],
    },
    Section {
        title: ["Cards and initiative", "Cartas e iniciativa", "Karten und Initiative", "Cartas e iniciativa"],
        lines: &[
            book("H6.02", "Everybody secretly picks two cards of the hand, one of them leading, or declares a long rest. No card or number is named aloud.", "Cada cual elige en secreto dos cartas de la mano, una de ellas líder, o declara un descanso largo. No se nombran cartas ni números.", "Jeder wählt heimlich zwei Handkarten, eine davon führt, oder sagt eine lange Rast an. Karten und Zahlen werden nicht genannt.", "Cada um escolhe em segredo duas cartas da mão, uma delas líder, ou declara um descanso longo. Não se dizem cartas nem números."),
            book("H6.04", "The number of the leading card is the initiative. Each type of monster turns one card of its deck. A long rest is 99.", "El número de la carta líder es la iniciativa. Cada tipo de monstruo revela una carta de su mazo. Un descanso largo es 99.", "Die Zahl der führenden Karte ist die Initiative. Jede Monsterart deckt eine Karte ihres Stapels auf. Eine lange Rast ist 99.", "O número da carta líder é a iniciativa. Cada tipo de monstro revela uma carta do seu baralho. Um descanso longo é 99."),
            book("H6.05", "The lowest acts first. At a tie a hero comes before a monster, and between heroes the other card decides.", "El más bajo actúa primero. En un empate el héroe va antes que el monstruo, y entre héroes decide la otra carta.", "Der Niedrigste handelt zuerst. Bei Gleichstand kommt ein Held vor einem Monster, zwischen Helden entscheidet die andere Karte.", "O mais baixo age primeiro. Num empate o herói vem antes do monstro, e entre heróis decide a outra carta."),
            book("H6.03", "With fewer than two cards in hand a hero must rest long; who cannot do that either is exhausted.", "Con menos de dos cartas en la mano hay que descansar largo; quien tampoco puede, queda agotado.", "Mit weniger als zwei Handkarten muss ein Held lange rasten; wer auch das nicht kann, ist erschöpft.", "Com menos de duas cartas na mão é preciso descansar longo; quem nem isso pode, fica exausto."),
            ruled("H21.15", "What was chosen in secret may be changed until everybody has chosen.", "Lo elegido en secreto se puede cambiar hasta que todos hayan elegido.", "Was heimlich gewählt ist, darf geändert werden, bis alle gewählt haben.", "O que se escolheu em segredo pode mudar até que todos tenham escolhido."),
        ],
    },
    Section {
        title: ["Rests", "Descansos", "Rasten", "Descansos"],
        lines: &[
            book("H7.01", "Both rests need at least two discarded cards and lose one of them for good; the others come back to the hand.", "Ambos descansos piden al menos dos cartas descartadas y pierden una para siempre; las demás vuelven a la mano.", "Beide Rasten brauchen mindestens zwei abgelegte Karten und verlieren eine davon für immer; die übrigen kommen auf die Hand.", "Ambos os descansos pedem ao menos duas cartas descartadas e perdem uma para sempre; as outras voltam à mão."),
            book("H7.02", "Short, at the end of a round: chance picks the card that is lost. Once, 1 damage lets it pick another.", "Corto, al final de una ronda: el azar elige la carta perdida. Una vez, 1 de daño permite que elija otra.", "Kurz, am Ende einer Runde: der Zufall wählt die verlorene Karte. Einmal lässt 1 Schaden ihn eine andere wählen.", "Curto, no fim de uma rodada: o acaso escolhe a carta perdida. Uma vez, 1 de dano permite que escolha outra."),
            book("H7.03", "Long, as the whole turn at 99: the hero chooses the lost card, heals 2 and refreshes spent items.", "Largo, como turno entero en 99: el héroe elige la carta perdida, se cura 2 y recupera objetos gastados.", "Lang, als ganzer Zug bei 99: der Held wählt die verlorene Karte, heilt 2 und frischt benutzte Gegenstände auf.", "Longo, como turno inteiro em 99: o herói escolhe a carta perdida, cura 2 e renova itens gastos."),
        ],
    },
    Section {
        title: ["A hero's turn", "El turno de un héroe", "Der Zug eines Helden", "O turno de um herói"],
        lines: &[
            book("H8.01", "The top half of one card and the bottom half of the other, in either order, one after the other.", "La mitad superior de una carta y la inferior de la otra, en el orden que se quiera, una tras otra.", "Die obere Hälfte der einen Karte und die untere der anderen, in beliebiger Folge, nacheinander.", "A metade de cima de uma carta e a de baixo da outra, na ordem que se queira, uma depois da outra."),
            book("H2.02", "Any top may be played as Attack 2, any bottom as Move 2.", "Cualquier mitad superior vale como Ataque 2, cualquier inferior como Movimiento 2.", "Jede obere Hälfte gilt auch als Angriff 2, jede untere als Bewegung 2.", "Qualquer metade de cima vale como Ataque 2, qualquer de baixo como Movimento 2."),
            book("H8.02", "Lines are carried out as printed; what does no harm may be left out.", "Las líneas se cumplen como están impresas; lo que no daña se puede omitir.", "Zeilen werden ausgeführt, wie sie gedruckt sind; was nicht schadet, darf ausbleiben.", "As linhas se cumprem como impressas; o que não causa dano pode ser omitido."),
            book("H8.03", "A wound hurts at the start of the turn. At its end the own hex is looted and what was created becomes strong.", "Una herida duele al empezar el turno. Al final se saquea el propio hexágono y lo creado se hace fuerte.", "Eine Wunde schmerzt zu Beginn des Zugs. Am Ende wird das eigene Feld geplündert, und Erschaffenes wird stark.", "Uma ferida dói no início do turno. No fim saqueia-se o próprio hexágono e o que foi criado fica forte."),
            ruled("H21.14", "What showed nothing hidden may be taken back: up to the last card turned or room revealed.", "Lo que no mostró nada oculto se puede deshacer: hasta la última carta revelada o sala abierta.", "Was nichts Verborgenes gezeigt hat, lässt sich zurücknehmen: bis zur letzten aufgedeckten Karte oder Tür.", "O que não mostrou nada oculto pode ser desfeito: até a última carta revelada ou sala aberta."),
        ],
    },
    Section {
        title: ["Movement and doors", "Movimiento y puertas", "Bewegung und Türen", "Movimento e portas"],
        lines: &[
            book("H9.01", "So many hexes, through allies but never through enemies, obstacles or walls; nobody ends on another figure.", "Tantos hexágonos, a través de aliados pero nunca de enemigos, obstáculos o muros; nadie termina sobre otra figura.", "So viele Felder, durch Verbündete, nie durch Feinde, Hindernisse oder Mauern; niemand endet auf einer Figur.", "Tantos hexágonos, através de aliados mas nunca de inimigos, obstáculos ou muros; ninguém termina sobre outra figura."),
            book("H9.02", "A jump passes figures and whatever lies on the way; only where it lands counts.", "Un salto pasa sobre figuras y lo que haya en el camino; solo cuenta dónde cae.", "Ein Sprung geht über Figuren und alles auf dem Weg; nur wo er landet, zählt.", "Um salto passa por figuras e pelo que houver no caminho; só conta onde cai."),
            book("H9.05", "Whoever steps on a door opens it: the room is laid out and the hero may walk on. Monsters in it act this round too.", "Quien pisa una puerta la abre: se coloca la sala y el héroe puede seguir. Los monstruos de ella actúan también esta ronda.", "Wer auf eine Tür tritt, öffnet sie: der Raum wird ausgelegt, der Held darf weitergehen. Auch seine Monster handeln in dieser Runde.", "Quem pisa numa porta a abre: a sala é montada e o herói pode seguir. Os monstros dela também agem nesta rodada."),
            book("H9.04", "Traps and hazards work as they are entered; difficult ground costs two points a hex.", "Las trampas y peligros actúan al entrar; el terreno difícil cuesta dos puntos por hexágono.", "Fallen und Gefahren wirken beim Betreten; schwieriges Gelände kostet zwei Punkte je Feld.", "Armadilhas e perigos agem ao entrar; terreno difícil custa dois pontos por hexágono."),
            ruled("H21.01", "An empty hex has no figure, token or terrain, but for corridor, pressure plate and open door.", "Un hexágono vacío no tiene figura, ficha ni terreno, salvo pasillo, placa de presión y puerta abierta.", "Ein leeres Feld hat keine Figur, keine Marke und kein Gelände außer Gang, Druckplatte und offener Tür.", "Um hexágono vazio não tem figura, ficha nem terreno, salvo corredor, placa de pressão e porta aberta."),
        ],
    },
    Section {
        title: ["Attack and sight", "Ataque y visión", "Angriff und Sicht", "Ataque e visão"],
        lines: &[
            book("H10.02", "Two hexes see each other if a line from a corner of one to a corner of the other touches no wall. Only walls block.", "Dos hexágonos se ven si una línea de una esquina de uno a una del otro no toca ningún muro. Solo los muros tapan.", "Zwei Felder sehen einander, wenn eine Linie von Ecke zu Ecke keine Mauer berührt. Nur Mauern versperren.", "Dois hexágonos se veem se uma linha de canto a canto não toca nenhum muro. Só os muros bloqueiam."),
            book("H10.03", "Bonuses are added, a modifier card is turned, then shield is taken off, less pierce.", "Se suman las bonificaciones, se revela una carta de modificador, y después se resta el escudo, menos la perforación.", "Boni werden addiert, eine Modifikatorkarte wird gezogen, dann wird Schild abgezogen, abzüglich Durchdringung.", "Somam-se os bônus, revela-se uma carta de modificador, e depois se subtrai o escudo, menos a perfuração."),
            book("H10.01", "A ranged attack on an adjacent enemy has disadvantage.", "Un ataque a distancia contra un enemigo adyacente tiene desventaja.", "Ein Fernangriff auf einen benachbarten Feind hat Nachteil.", "Um ataque à distância contra um inimigo adjacente tem desvantagem."),
            book("H10.09", "With advantage two cards are drawn and the better counts, with disadvantage the worse.", "Con ventaja se roban dos cartas y vale la mejor; con desventaja, la peor.", "Mit Vorteil werden zwei Karten gezogen und die bessere zählt, mit Nachteil die schlechtere.", "Com vantagem compram-se duas cartas e vale a melhor; com desvantagem, a pior."),
            book("H10.07", "An area may be turned; each enemy in it is hit once, with a card of its own.", "Un área se puede girar; cada enemigo dentro recibe un golpe, con su propia carta.", "Ein Bereich darf gedreht werden; jeder Feind darin wird einmal getroffen, mit eigener Karte.", "Uma área pode ser girada; cada inimigo dentro recebe um golpe, com sua própria carta."),
            ruled("H21.02", "Whoever dies in the middle of an ability makes no further attack of it.", "Quien muere a mitad de una habilidad no hace más ataques de ella.", "Wer mitten in einer Fähigkeit stirbt, macht keinen weiteren Angriff daraus.", "Quem morre no meio de uma habilidade não faz mais ataques dela."),
        ],
    },
    Section {
        title: ["Damage and exhaustion", "Daño y agotamiento", "Schaden und Erschöpfung", "Dano e exaustão"],
        lines: &[
            book("H15.01", "A hero suffers damage, or loses one card of the hand or two discarded ones for good and suffers none of it.", "Un héroe sufre el daño, o pierde para siempre una carta de la mano o dos descartadas y no sufre nada.", "Ein Held erleidet den Schaden, oder er verliert eine Handkarte oder zwei abgelegte für immer und erleidet nichts davon.", "Um herói sofre o dano, ou perde para sempre uma carta da mão ou duas descartadas e não sofre nada."),
            book("H15.02", "Without health, or without cards enough to go on or rest, a hero is exhausted and out of the scenario.", "Sin vida, o sin cartas para seguir o descansar, un héroe queda agotado y fuera del escenario.", "Ohne Lebenspunkte, oder ohne Karten zum Weitermachen oder Rasten, ist ein Held erschöpft und aus dem Szenario.", "Sem vida, ou sem cartas para seguir ou descansar, um herói fica exausto e fora do cenário."),
            book("H14.02", "Shield lowers every attack; retaliate hurts whoever attacks from within its range.", "El escudo rebaja cada ataque; la represalia daña a quien ataca desde su alcance.", "Schild mindert jeden Angriff; Vergeltung trifft, wer aus ihrer Reichweite angreift.", "O escudo reduz cada ataque; a retaliação fere quem ataca dentro do seu alcance."),
            ruled("H21.16", "Frost Armor and its kind cancel damage of any source.", "La Armadura de escarcha y similares anulan daño de cualquier origen.", "Frostrüstung und ihresgleichen heben Schaden jeder Herkunft auf.", "A Armadura de gelo e semelhantes anulam dano de qualquer origem."),
        ],
    },
    Section {
        title: ["Conditions", "Estados", "Zustände", "Condições"],
        lines: &[
            book("H12.01", "A figure has each condition once; getting it again renews it. Most end with its next turn.", "Una figura tiene cada estado una vez; recibirlo de nuevo lo renueva. La mayoría acaba con su próximo turno.", "Eine Figur hat jeden Zustand einmal; erneut erhalten beginnt er neu. Die meisten enden mit ihrem nächsten Zug.", "Uma figura tem cada condição uma vez; recebê-la de novo a renova. A maioria acaba com seu próximo turno."),
            ruled("H21.03", "An invisible figure is no target of any enemy ability; traps and hazards still reach it.", "Una figura invisible no es objetivo de ninguna habilidad enemiga; trampas y peligros sí la alcanzan.", "Eine unsichtbare Figur ist kein Ziel feindlicher Fähigkeiten; Fallen und Gefahren erreichen sie doch.", "Uma figura invisível não é alvo de nenhuma habilidade inimiga; armadilhas e perigos ainda a alcançam."),
        ],
    },
    Section {
        title: ["Elements", "Elementos", "Elemente", "Elementos"],
        lines: &[
            book("H13.01", "What an action creates is strong from the end of the turn. Each round it wanes: strong, waning, gone.", "Lo que una acción crea es fuerte desde el final del turno. Cada ronda mengua: fuerte, menguante, nada.", "Was eine Aktion erschafft, ist ab Ende des Zugs stark. Jede Runde schwindet es: stark, schwindend, fort.", "O que uma ação cria é forte a partir do fim do turno. A cada rodada míngua: forte, minguante, nada."),
            book("H13.02", "A strong or waning element may be consumed for the printed bonus, not in the turn that made it.", "Un elemento fuerte o menguante se puede consumir por la bonificación impresa, no en el turno que lo creó.", "Ein starkes oder schwindendes Element darf für den gedruckten Bonus verbraucht werden, nicht im Zug seiner Erschaffung.", "Um elemento forte ou minguante pode ser consumido pelo bônus impresso, não no turno que o criou."),
            book("H13.03", "Monsters consume whenever they can, and all of the type have the benefit.", "Los monstruos consumen siempre que pueden, y todos los del tipo se benefician.", "Monster verbrauchen, wann immer sie können, und alle der Art haben den Nutzen.", "Os monstros consomem sempre que podem, e todos do tipo têm o benefício."),
        ],
    },
    Section {
        title: ["Heal, push, summon, loot", "Curar, empujar, invocar, saquear", "Heilen, stoßen, beschwören, plündern", "Curar, empurrar, invocar, saquear"],
        lines: &[
            book("H14.04", "A heal never goes above the maximum. It removes wound; of poison it removes only the poison.", "Una cura nunca pasa del máximo. Quita la herida; si hay veneno, solo quita el veneno.", "Eine Heilung geht nie über das Höchste. Sie nimmt Wunde; bei Gift nimmt sie nur das Gift.", "Uma cura nunca passa do máximo. Tira a ferida; se há veneno, só tira o veneno."),
            book("H11.01", "Push and pull go hex by hex, each step farther or nearer; traps on the way work.", "Empujar y atraer van hexágono a hexágono, cada paso más lejos o más cerca; las trampas del camino actúan.", "Stoßen und Ziehen gehen Feld für Feld, jeder Schritt weiter weg oder näher; Fallen auf dem Weg wirken.", "Empurrar e puxar vão hexágono a hexágono, cada passo mais longe ou mais perto; as armadilhas do caminho agem."),
            book("H14.05", "A summon stands beside its hero and acts by itself, just before that hero, from the next round on.", "Una invocación aparece junto a su héroe y actúa sola, justo antes que él, desde la próxima ronda.", "Eine Beschwörung steht neben ihrem Helden und handelt von selbst, kurz vor ihm, ab der nächsten Runde.", "Uma invocação fica ao lado do seu herói e age sozinha, logo antes dele, a partir da próxima rodada."),
            book("H14.07", "Loot takes all money and treasure within its range that is in sight.", "Saquear toma todo el dinero y tesoro a su alcance que esté a la vista.", "Plündern nimmt alles Geld und jeden Schatz in Reichweite und Sicht.", "Saquear pega todo o dinheiro e tesouro ao alcance e à vista."),
            book("H14.06", "Recovered cards come back to the hand, refreshed items are ready again.", "Las cartas recuperadas vuelven a la mano; los objetos renovados están listos otra vez.", "Wiedergewonnene Karten kommen auf die Hand, aufgefrischte Gegenstände sind wieder bereit.", "Cartas recuperadas voltam à mão, itens renovados ficam prontos de novo."),
        ],
    },
    Section {
        title: ["Items", "Objetos", "Gegenstände", "Itens"],
        lines: &[
            book("H3.06", "Each item says when it may be used. Some work by themselves.", "Cada objeto dice cuándo se puede usar. Algunos actúan solos.", "Jeder Gegenstand sagt, wann er benutzt werden darf. Manche wirken von selbst.", "Cada item diz quando pode ser usado. Alguns agem sozinhos."),
            book("H3.03", "A spent item comes back with a long rest; a consumed one is gone for this scenario.", "Un objeto gastado vuelve con un descanso largo; uno consumido se acabó por este escenario.", "Ein benutzter Gegenstand kommt mit einer langen Rast zurück; ein verbrauchter ist für dieses Szenario fort.", "Um item gasto volta com um descanso longo; um consumido acabou neste cenário."),
            ruled("H21.06", "Shield from an item is shield: pierce takes it away.", "El escudo de un objeto es escudo: la perforación lo quita.", "Schild aus einem Gegenstand ist Schild: Durchdringung nimmt ihn.", "Escudo de um item é escudo: a perfuração o tira."),
        ],
    },
    Section {
        title: ["Monsters", "Monstruos", "Monster", "Monstros"],
        lines: &[
            book("H16.02", "A monster does what its card says, in that order, and nothing else. Elites act before the normal ones.", "Un monstruo hace lo que dice su carta, en ese orden, y nada más. Los élite actúan antes que los normales.", "Ein Monster tut, was seine Karte sagt, in dieser Folge, und nichts sonst. Elite handelt vor den normalen.", "Um monstro faz o que sua carta diz, nessa ordem, e nada mais. Os de elite agem antes dos normais."),
            book("H16.03", "Focus: the enemy that it could attack with the least movement, however long the way.", "Foco: el enemigo al que podría atacar con menos movimiento, por largo que sea el camino.", "Fokus: der Feind, den es mit der wenigsten Bewegung angreifen könnte, wie lang der Weg auch ist.", "Foco: o inimigo que poderia atacar com menos movimento, por mais longo que seja o caminho."),
            book("H16.04", "At a tie the nearest; then the one who acts earliest.", "En un empate, el más cercano; después, el que actúa antes.", "Bei Gleichstand der Nächste; dann wer am frühesten handelt.", "Num empate, o mais próximo; depois, quem age mais cedo."),
            book("H16.07", "It walks as little as it must to attack its focus as well as it can.", "Camina lo justo para atacar a su foco lo mejor posible.", "Es geht so wenig wie nötig, um seinen Fokus so gut wie möglich anzugreifen.", "Anda o mínimo para atacar seu foco o melhor possível."),
            book("H16.05", "Those that do not fly shun traps and hazards unless there is no other way.", "Los que no vuelan evitan trampas y peligros salvo que no haya otro camino.", "Die nicht fliegen, meiden Fallen und Gefahren, solange es einen anderen Weg gibt.", "Os que não voam evitam armadilhas e perigos, salvo se não houver outro caminho."),
            ruled("H21.08", "Whatever the rules leave to the players is asked of you; you may leave it all to the default.", "Lo que las reglas dejan a los jugadores se te pregunta; puedes dejarlo todo al valor por defecto.", "Was die Regeln den Spielern überlassen, wirst du gefragt; du darfst alles der Vorgabe überlassen.", "O que as regras deixam aos jogadores é perguntado a você; pode deixar tudo ao padrão."),
            ruled("H21.10", "Types that share a deck share its card of the round.", "Los tipos que comparten mazo comparten su carta de la ronda.", "Arten, die einen Stapel teilen, teilen seine Karte der Runde.", "Tipos que compartilham um baralho compartilham sua carta da rodada."),
        ],
    },
    Section {
        title: ["The end, and what is open", "El final, y lo que es público", "Das Ende, und was offen liegt", "O fim, e o que é público"],
        lines: &[
            book("H17.02", "Won or lost, heroes keep experience and money; cards, items and health come back.", "Ganen o pierdan, los héroes conservan experiencia y dinero; vuelven cartas, objetos y vida.", "Gewonnen oder verloren, Helden behalten Erfahrung und Geld; Karten, Gegenstände und Leben kommen zurück.", "Vencendo ou perdendo, os heróis mantêm experiência e dinheiro; cartas, itens e vida voltam."),
            book("H6.07", "At the end of a round decks that need it are shuffled, elements wane, short rests are offered.", "Al final de una ronda se barajan los mazos que lo piden, los elementos menguan y se ofrecen descansos cortos.", "Am Ende einer Runde werden Stapel gemischt, die es verlangen, Elemente schwinden, kurze Rasten sind möglich.", "No fim de uma rodada embaralham-se os baralhos que o pedem, os elementos minguam e oferecem-se descansos curtos."),
            ruled("H21.13", "Open to all: discards, how many cards are left, active cards, items, health, money. Secret: hands, chosen cards, goals, closed rooms.", "Público: descartes, cuántas cartas quedan, cartas activas, objetos, vida, dinero. Secreto: manos, cartas elegidas, metas, salas cerradas.", "Offen: Abgelegtes, wie viele Karten übrig sind, aktive Karten, Gegenstände, Leben, Geld. Geheim: Hände, gewählte Karten, Ziele, geschlossene Räume.", "Público: descartes, quantas cartas restam, cartas ativas, itens, vida, dinheiro. Secreto: mãos, cartas escolhidas, objetivos, salas fechadas."),
        ],
    },
];

const _: () = assert!(SECTIONS.len() == super::Topic::ALL.len());
