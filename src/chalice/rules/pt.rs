//! Brazilian Portuguese.

use super::{Rules, Section, app, part, public, rule, ruling};

pub(super) static RULES: Rules = Rules {
    about: Section {
        title: "Do que se trata",
        lines: [
            rule(
                "",
                "De três a cinco Caçadores descem à Masmorra do Cálice atrás da mesma presa. Todo inimigo está cheio de Ecos de Sangue, e a cada ponto de dano que você causa, toma um deles para si.",
            ),
            rule(
                "",
                "O que foi coletado ainda corre perigo: se você morrer, acabou. Só o Sonho do Caçador põe tudo a salvo, e quem sonha não golpeia enquanto os outros se fartam.",
            ),
            rule(
                "",
                "Quando o Chefão Final cai, contam-se os ecos armazenados e os troféus. Vence quem tiver mais pontos.",
            ),
            app(
                "",
                "Os livros de regras não mostram todas as cartas. O que eles deixam em aberto nós completamos; o Códice diz de onde vem cada coisa, e toda regra que é decisão nossa traz uma marca como esta.",
            ),
        ],
    },
    set_up: Section {
        title: "Preparação",
        lines: [
            rule(
                "Chefão Final.",
                "Um dos cinco é sorteado, ou escolhido de comum acordo. Ele espera sob a masmorra, mas sua habilidade vale da primeira à última rodada.",
            ),
            rule(
                "Masmorra.",
                "Sete dos dezoito Monstros e três dos sete Chefões são sorteados e embaralhados juntos. Os demais ficam na caixa.",
            ),
            rule(
                "Aprimoramentos.",
                "As 32 cartas de aprimoramento são embaralhadas. Tantas quantos são os Caçadores ficam abertas na mesa: os aprimoramentos disponíveis.",
            ),
            ruling("Cópias.", "Há dezesseis aprimoramentos diferentes, duas cópias de cada. Os livros só os contam."),
            rule(
                "Caçadores.",
                "Todos começam com o HP completo, 8, sem ecos, sem troféus e com as mesmas cinco cartas iniciais: Sonho do Caçador, Transformar, Cutelo Serrilhado, Machado de Caçador e Pistola de Caçador.",
            ),
            rule(
                "Primeiro Jogador.",
                "Um Caçador recebe o marcador. A ordem dos assentos é: o Primeiro Jogador e depois em sentido horário.",
            ),
            rule("Primeiro inimigo.", "A carta de cima da masmorra é revelada e recebe seus ecos, como no passo 8."),
            ruling("Reserva.", "Sempre há ecos de sobra: a reserva não acaba."),
        ],
    },
    choose: Section {
        title: "Escolher",
        lines: [
            rule(
                "",
                "Cada Caçador vivo escolhe em segredo uma carta da mão. Quando todos escolheram, elas são reveladas juntas.",
            ),
            rule("Conversar", "é livre e não obriga ninguém: anuncie uma carta e jogue outra, se tiver coragem."),
            rule("As cartas usadas", "ficam à vista. Quem as conta sabe o que um Caçador ainda pode ter na mão."),
            ruling("Transformar", "só pode ser escolhida se restar uma arma na mão além dela."),
        ],
    },
    transform: Section {
        title: "Transformar",
        lines: [
            rule(
                "",
                "Quem jogou Transformar agora já viu o que todos fazem, e escolhe em segredo uma arma corpo a corpo ou de fogo da mão. Essas armas também são reveladas juntas.",
            ),
            rule(
                "",
                "A arma conta como jogada para todos os efeitos: uma Pistola de Caçador trazida assim estraga a de outro. Nesta rodada o Sonho fica fechado para esse Caçador.",
            ),
            rule("", "No fim da rodada as duas cartas, Transformar e a arma, vão para as usadas."),
        ],
    },
    instants: Section {
        title: "Imediatos",
        lines: [
            rule("", "Os efeitos imediatos acontecem agora, na ordem dos assentos, antes de o inimigo golpear."),
            rule("", "Uma arma que causa seu dano aqui não o causa de novo no passo 5."),
            rule(
                "Morte precoce.",
                "Se o último eco for tomado aqui, o inimigo sai na hora, os troféus são dados como no passo 5, e os passos 4, 5 e 6 não acontecem.",
            ),
            ruling(
                "Quem ainda espera.",
                "Os imediatos cuja vez chega depois dessa morte são resolvidos sem o inimigo.",
            ),
            ruling(
                "Fogo.",
                "O que fere ao mesmo tempo o inimigo e os Caçadores é um só efeito: fere a todos enquanto o inimigo está em jogo, mesmo que o Chefão Final morra disso. Depois vêm os troféus, então as mortes, então o fim. Se o seu próprio Coquetel Molotov matar você, o troféu ainda é seu; o eco se perde com os outros.",
            ),
        ],
    },
    enemy_attacks: Section {
        title: "Inimigo ataca",
        lines: [
            rule(
                "",
                "O Primeiro Jogador rola o dado da cor da lanterna do inimigo. O total atinge todos os Caçadores.",
            ),
            rule(
                "Mais.",
                "Uma face com + soma seu número e o dado é rolado de novo, quantas vezes for preciso, até sair uma face sem +. A soma é um golpe só.",
            ),
            rule("", "Quem fica sem HP morre na hora e não vai mais atacar."),
            public(
                "Faces.",
                "Os livros mostram só duas faces, 2+ e 0 do dado vermelho. As outras vêm de uma fonte pública.",
            ),
        ],
    },
    hunters_attack: Section {
        title: "Caçadores atacam",
        lines: [
            rule(
                "",
                "Na ordem dos assentos, cada Caçador vivo com uma arma em jogo toma do inimigo tantos ecos quanto o dano da arma e os junta aos coletados.",
            ),
            rule("", "Ninguém toma mais do que resta. Se não resta nada, nada se toma."),
            rule(
                "A morte.",
                "Com seu último eco, o inimigo morre. Todos os que tomaram dele ao menos um eco nesta rodada ganham um troféu de cada um de seus tipos; não importa quem golpeou por último.",
            ),
            ruling("", "Um Caçador que tenha morrido nesse meio-tempo também ganha os troféus."),
            part("", "Armas pesadas golpeiam depois de todas as outras."),
        ],
    },
    escape_step: Section {
        title: "Fuga",
        lines: [
            rule(
                "",
                "Um Monstro que ainda tem ecos foge: sai do jogo, ninguém ganha troféu por ele e, se houver uma habilidade ao fugir, ela acontece agora.",
            ),
            rule(
                "",
                "Chefões e Chefões Finais nunca fogem. Na rodada seguinte a luta continua, com os ferimentos que já têm.",
            ),
        ],
    },
    dream_step: Section {
        title: "Sonho",
        lines: [
            rule("", "Na ordem dos assentos, é a vez de quem sonhou e de quem morreu nesta rodada."),
            rule(
                "Quem sonhou",
                "armazena todos os ecos coletados, pega de volta todas as cartas usadas e o próprio Sonho, pega um aprimoramento disponível e volta ao HP completo.",
            ),
            rule(
                "Quem morreu",
                "pega um aprimoramento disponível e volta ao HP completo, mas não armazena nada. As cartas usadas só voltam se a carta jogada era Sonho do Caçador.",
            ),
            rule("", "A fileira de aprimoramentos só é reposta quando todos eles escolheram."),
        ],
    },
    round_ends: Section {
        title: "Fim da rodada",
        lines: [
            rule(
                "",
                "As cartas jogadas vão, abertas, para as usadas de seus donos. O marcador de Primeiro Jogador passa para a esquerda.",
            ),
            rule(
                "O próximo inimigo.",
                "Se o inimigo se foi, o próximo é revelado: a carta de cima da masmorra ou, se ela estiver vazia, o Chefão Final. Ele recebe tantos ecos quanto seu HP, 1 a mais com quatro Caçadores, 2 a mais com cinco.",
            ),
            rule("", "Uma habilidade ao revelar acontece nesse momento."),
        ],
    },
    cards: Section {
        title: "As cartas e o seu momento",
        lines: [
            rule("Corpo a corpo e de fogo", "são armas. Golpeiam no passo 5; o número na gota é o dano."),
            rule("As de utilidade", "não são armas. Fazem o que dizem e não atacam no passo 5."),
            rule(
                "Imediato",
                "quer dizer: no passo 3, antes do ataque do inimigo. Quem atira primeiro tem seu eco antes que o dado possa matá-lo.",
            ),
            rule(
                "A Pistola de Caçador",
                "só é imediata se for a única jogada nesta rodada. Senão, todas elas atiram no passo 5.",
            ),
            rule(
                "Transformar",
                "deixa você ver todas as cartas antes de escolher a arma. O preço é uma carta a mais entre as usadas.",
            ),
            rule("Sonho do Caçador", "reduz à metade todo dano que você sofre nesta rodada, arredondado para baixo."),
            ruling("", "Cada golpe é reduzido por si."),
            part("As armas pesadas", "golpeiam por último no passo 5. O que já se foi, elas não tomam."),
        ],
    },
    death: Section {
        title: "Dano e morte",
        lines: [
            rule(
                "",
                "Com 0 de HP você morre, seja qual for a causa: o dado do inimigo, o fogo de outro Caçador, uma revelação, uma fuga. Abaixo de 0 nada mais acontece.",
            ),
            rule(
                "",
                "Você perde todos os ecos coletados, inclusive os desta mesma rodada. O que está armazenado continua armazenado.",
            ),
            rule("", "Você fica fora até o passo 7 da rodada. Ali pega um aprimoramento e volta com o HP completo."),
            rule("Morto por uma revelação,", "você fica fora da rodada seguinte até o passo 7 dela."),
            rule("Morto por uma fuga,", "você volta no passo 7 da mesma rodada."),
        ],
    },
    dream: Section {
        title: "O Sonho: armazenar a tempo",
        lines: [
            rule(
                "",
                "Ecos coletados são uma promessa; ecos armazenados são pontos. Sonho do Caçador transforma uns nos outros e devolve suas cartas usadas.",
            ),
            rule("O preço:", "uma rodada sem atacar e, portanto, sem parte na presa dela."),
            rule(
                "O perigo:",
                "só se armazena no passo 7. Se antes disso até a metade do dano matar você, os ecos se perdem; as cartas usadas e o Sonho voltam assim mesmo.",
            ),
            rule("", "Sonho do Caçador nunca sai do jogo."),
        ],
    },
    upgrades: Section {
        title: "Aprimoramentos",
        lines: [
            rule("", "Cada Sonho e cada morte trazem um dos aprimoramentos disponíveis, direto para a mão."),
            rule(
                "Sete cartas",
                "é o máximo que um Caçador pode ter, somando mão e usadas. Com a oitava, retire do jogo na hora uma qualquer, talvez a nova, mas nunca Sonho do Caçador.",
            ),
            rule("", "Um baralho vazio não repõe nada; se não restar aprimoramento, não se ganha nenhum."),
        ],
    },
    trophies: Section {
        title: "Troféus",
        lines: [
            rule(
                "",
                "Há três trilhas: Parentes, Humanoides e Feras. Você começa fora de cada uma, em 0. Cada troféu avança uma casa; as casas valem 1, 2, 3, 5 e 8 pontos.",
            ),
            rule(
                "",
                "Só há troféus quando o inimigo morre, e só para quem tomou dele um eco nessa mesma rodada. O sangue que um Chefão perdeu uma rodada antes não conta.",
            ),
            rule("", "O Chefão Final dá um troféu de cada tipo."),
            ruling("", "Na última casa, os troféus seguintes desse tipo se perdem."),
        ],
    },
    escape: Section {
        title: "Quando um Monstro foge",
        lines: [
            rule(
                "",
                "Um Monstro fica uma rodada só. Se vocês não o derrubarem juntos, ficam com os ecos tomados, mas os troféus dele se vão.",
            ),
            rule("", "Alguns Monstros golpeiam mais uma vez ao partir: é a habilidade deles ao fugir."),
            ruling("", "As habilidades de fuga não alcançam os mortos."),
            rule("", "Inimigos que fugiram ou morreram saem do jogo e não voltam para a caixa."),
        ],
    },
    bosses: Section {
        title: "Chefões",
        lines: [
            rule(
                "",
                "Há três Chefões entre os Monstros. Cada um fica até morrer e mantém seus ferimentos de rodada em rodada.",
            ),
            rule("", "Sua habilidade vale enquanto ele estiver em jogo."),
            rule("", "Um Chefão é de vários tipos, e sua morte dá um troféu de cada um deles."),
        ],
    },
    final_bosses: Section {
        title: "Chefões Finais",
        lines: [
            rule(
                "",
                "Ele vem quando a masmorra está vazia, mas sua habilidade vale o jogo todo. Um destes cinco manda em cada caçada:",
            ),
            ruling(
                "Rom:",
                "os pontos de um Caçador eliminado são mostrados, mas não vencem. Se todos ficarem fora, ninguém vence.",
            ),
        ],
    },
    end: Section {
        title: "Fim e pontuação",
        lines: [
            rule(
                "",
                "O jogo acaba no momento em que o Chefão Final morre, depois de seus troféus. Todos armazenam o que carregam; já não há passo do Sonho.",
            ),
            rule(
                "Pontos:",
                "os ecos armazenados, mais o número que seu marcador alcançou em cada uma das três trilhas.",
            ),
            rule("Exemplo:", "12 ecos e marcadores em 3, 5 e 1 dão 21 pontos."),
            rule(
                "Os empates",
                "vão para quem tiver mais ecos armazenados. Se também forem iguais, a vitória é dividida.",
            ),
            ruling(
                "Impasse.",
                "Depois de dez rodadas seguidas em que ninguém feriu o inimigo, a caçada termina como está: todos armazenam e pontuam. A mesa avisa a partir da sétima.",
            ),
        ],
    },
    rulings: Section {
        title: "Decisões",
        lines: [
            app("", "Perguntas que surgem à mesa. O que os livros deixam em aberto, Lamplight responde assim."),
            rule("As habilidades ao revelar valem já na preparação?", "Sim, antes da primeira rodada."),
            ruling(
                "Quando se vê se uma arma é “a única”?",
                "Uma vez, depois do passo 2. Um atirador que morre no passo 3 continua contando.",
            ),
            ruling(
                "Um imediato ajuda quem já morreu no passo 3?",
                "Não, nem mesmo o Frasco de Sangue que o teria salvado.",
            ),
            ruling(
                "Posso jogar uma carta de utilidade sem efeito?",
                "Sim: um Frasco de Sangue com o HP completo é um jeito de passar.",
            ),
            ruling(
                "O inimigo morre no passo 3. E as outras armas?",
                "Vão para as cartas usadas sem ter golpeado, uma Bengala Serrilhada também.",
            ),
            ruling("O dado é rolado se o Primeiro Jogador está morto?", "Sim. O inimigo ataca enquanto estiver de pé."),
            ruling(
                "As habilidades respondem ao golpe mortal?",
                "Sim, mas os troféus vêm primeiro. A Fera Prateada morde e Ebrietas respinga mesmo ao morrer.",
            ),
            ruling(
                "Uma arma atrapalhada até 0?",
                "Ela ataca, mas não fere: nem eco, nem troféu. Uma Chikage custa 1 do mesmo jeito.",
            ),
            ruling(
                "O que a Pistola de Repetição detém?",
                "Todo dano contra você nesta rodada, também o de uma revelação no passo 8. Não a perda de ecos ou de cartas.",
            ),
            ruling(
                "Posso recusar um aprimoramento?",
                "Não. Mas a oitava carta que você retira pode ser a nova, e também uma jogada nesta rodada. Entre cópias em vários montes, você escolhe qual.",
            ),
            ruling(
                "Bate-estaca:",
                "qualquer tipo do inimigo pode ser escolhido, até um com a trilha cheia; aí o troféu se perde. Se você morrer depois do golpe, ganha-o assim mesmo.",
            ),
            ruling(
                "Bengala Serrilhada:",
                "para a mão se o Monstro fugir ou o Chefão ficar de pé, mesmo que você tenha morrido. O Padre Gascoigne a quebra se ela o feriu.",
            ),
            ruling("Garra de Fera:", "conta o seu HP no momento do ataque, e o que lhe falta até o máximo."),
            ruling("Roda de Logarius:", "os ecos dela estão a salvo mesmo que você morra na mesma rodada."),
            ruling("Evelyn:", "o eco é pago antes do tiro, dos já coletados."),
            ruling("Osso de Velho Caçador:", "não pega de volta a si mesmo, mas pode pegar outro igual."),
            ruling(
                "Sugador de Cérebros:",
                "se você tiver menos de duas armas na mão, entrega as que houver. Quem sonha também entrega, e as pega de volta no passo 7.",
            ),
            rule("Cão Raivoso:", "a fuga dele vem antes do Sonho. Quem ele mata ali não armazena nada."),
            rule("Yurie e o Monteiro:", "todos os empatados com menos ecos ganham 3."),
            ruling("", "Esses ecos são coletados, não armazenados."),
            ruling("Donzela do Sino:", "o próximo inimigo recebe os 2 ecos, seja quem for, além de todos os outros."),
            ruling(
                "Flor Fluorescente:",
                "detém o Frasco de Sangue e a Ama de Leite de Mergo; o passo 7 cura como sempre.",
            ),
            ruling(
                "Cão de Guarda dos Antigos Senhores:",
                "uma arma de fogo lhe causa no máximo 1, com todos os bônus.",
            ),
            ruling(
                "O Renascido:",
                "qualquer dano conta, de novo a cada rodada. Os 2 ecos são coletados, não armazenados.",
            ),
            ruling("Ebrietas:", "se o vizinho da esquerda está morto, o respingo se perde. O Sonho o reduz à metade."),
            ruling(
                "Padre Gascoigne:",
                "as armas que o feriram são retiradas mesmo que ele morra. Um Coquetel Molotov não é arma e fica.",
            ),
            ruling(
                "Mártir Logarius:",
                "contra ele a Pistola de Repetição não evita nada, nem mesmo o fogo que o mata. O Sonho do Caçador continua reduzindo à metade, e o Bacamarte funciona.",
            ),
            ruling("Rom:", "a segunda morte vale na hora, no meio de um passo; quem está fora não ganha mais troféus."),
            ruling(
                "Micolash:",
                "primeiro a habilidade ao fugir, depois o Monstro da caixa, mesmo que a masmorra já estivesse vazia.",
            ),
        ],
    },
    bots: Section {
        title: "Sozinho contra bots",
        lines: [
            app(
                "",
                "Nas outras cadeiras sentam-se bots. Eles sabem o que se pode saber à mesa: cartas abertas, cartas usadas, o que foi dito. Sua escolha, os baralhos e os dados que virão também ficam ocultos para eles.",
            ),
            app("Os níveis", "diferem em quão bem os bots pensam, não no que eles veem."),
            app(
                "A conversa à mesa",
                "faz parte do jogo. A palavra de um bot o obriga tão pouco quanto a sua obriga você.",
            ),
            app(
                "Desfazer",
                "retira sua própria decisão e tudo o que veio depois. Baralhos e dados ficam como a semente os pôs.",
            ),
            app(
                "A semente",
                "é a masmorra: quem abrir seu link encontra os mesmos inimigos, os mesmos aprimoramentos e os mesmos dados.",
            ),
        ],
    },
};
