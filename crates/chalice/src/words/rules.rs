//! What a card or an enemy does, in words made from the very effect that the rules carry out.

use super::{Four, fill, say};
use crate::cards::Effect;
use crate::enemies::Ability;
use crate::provenance::{Fact, Source, Sourced};
use kit::Lang;

/// A text with numbers to fill in.
type Template = (Four, [u8; 2]);

const fn plain(four: Four) -> Template {
    (four, [0, 0])
}

const fn with(four: Four, number: u8) -> Template {
    (four, [number, 0])
}

fn numbered((four, [first, second]): Template, lang: Lang) -> String {
    fill(say(lang, four), &[&first.to_string(), &second.to_string()])
}

/// What a card does beyond its damage; empty for a plain weapon.
#[must_use]
pub fn effect_text(effect: Effect, lang: Lang) -> String {
    numbered(effect_template(effect), lang)
}

/// What an enemy does beyond its attack; empty if nothing.
#[must_use]
pub fn ability_text(ability: Ability, lang: Lang) -> String {
    numbered(ability_template(ability), lang)
}

#[rustfmt::skip]
const fn effect_template(effect: Effect) -> Template {
    match effect {
        Effect::Plain => plain(["", "", "", ""]),
        Effect::Dream => plain([
            "All damage to you is halved. At the end of the round bank your echoes, take back your used cards, take an upgrade and rest. It never leaves the game.",
            "Todo el daño que recibes se reduce a la mitad. Al final de la ronda deposita tus ecos, recupera tus cartas usadas, toma una mejora y descansa. Nunca sale de la partida.",
            "Aller Schaden gegen dich wird halbiert. Am Ende der Runde hortest du deine Echos, nimmst benutzte Karten zurück, nimmst eine Verbesserung und ruhst dich aus. Verlässt nie das Spiel.",
            "Todo dano que você sofre é reduzido à metade. No fim da rodada armazene seus ecos, recupere suas cartas usadas, pegue um aprimoramento e descanse. Nunca sai do jogo.",
        ]),
        Effect::Transform => plain([
            "Once all cards are revealed, bring a weapon from your hand into play.",
            "Cuando todas las cartas estén reveladas, pon en juego un arma de tu mano.",
            "Sobald alle Karten aufgedeckt sind, bringst du eine Waffe aus deiner Hand ins Spiel.",
            "Quando todas as cartas estiverem reveladas, coloque em jogo uma arma da sua mão.",
        ]),
        Effect::InstantIfOnlyCopy => plain([
            "Instant, if nobody else plays this card.",
            "Instantáneo, si nadie más juega esta carta.",
            "Soforteffekt, wenn niemand sonst diese Karte spielt.",
            "Imediato, se ninguém mais jogar esta carta.",
        ]),
        Effect::InstantIfOnlyRanged => plain([
            "Instant, if no other Hunter plays a ranged weapon.",
            "Instantáneo, si ningún otro Cazador juega un arma a distancia.",
            "Soforteffekt, wenn kein anderer Jäger eine Fernkampfwaffe spielt.",
            "Imediato, se nenhum outro Caçador jogar uma arma de fogo.",
        ]),
        Effect::Burst { enemy, hunters } => ([
            "Instant: {} damage to every Hunter, you too, and {} to the enemy.",
            "Instantáneo: {} de daño a cada Cazador, tú incluido, y {} al enemigo.",
            "Soforteffekt: {} Schaden an jedem Jäger, auch an dir, und {} am Gegner.",
            "Imediato: {} de dano a cada Caçador, inclusive você, e {} ao inimigo.",
        ], [hunters, enemy]),
        Effect::ExtraTrophy => plain([
            "If you gain a trophy this round, gain one more of one of the enemy's types.",
            "Si obtienes un trofeo esta ronda, obtén otro de uno de los tipos del enemigo.",
            "Erhältst du in dieser Runde eine Trophäe, erhältst du eine weitere von einer Art des Gegners.",
            "Se ganhar um troféu nesta rodada, ganhe mais um de um dos tipos do inimigo.",
        ]),
        Effect::Ignore => plain([
            "Ignore all damage to you this round.",
            "Ignora todo el daño que recibas esta ronda.",
            "Ignoriere in dieser Runde allen Schaden gegen dich.",
            "Ignore todo dano contra você nesta rodada.",
        ]),
        Effect::Heal(amount) => with([
            "Instant: regain {} health.",
            "Instantáneo: recupera {} de salud.",
            "Soforteffekt: Erhalte {} Lebenspunkte zurück.",
            "Imediato: recupere {} de HP.",
        ], amount),
        Effect::Heavy => plain([
            "Heavy: attacks after everyone else.",
            "Pesada: ataca después de todos los demás.",
            "Schwer: greift nach allen anderen an.",
            "Pesada: ataca depois de todos os outros.",
        ]),
        Effect::Returns => plain([
            "If the enemy is still standing after the Hunters' attack, this card returns to your hand.",
            "Si el enemigo sigue en pie tras el ataque de los Cazadores, esta carta vuelve a tu mano.",
            "Steht der Gegner nach dem Angriff der Jäger noch, kehrt diese Karte auf deine Hand zurück.",
            "Se o inimigo ainda estiver de pé após o ataque dos Caçadores, esta carta volta à sua mão.",
        ]),
        Effect::FirstPlayerBonus(more) => with([
            "+{} damage if you are the First Player.",
            "+{} de daño si eres el Jugador inicial.",
            "+{} Schaden, wenn du Startspieler bist.",
            "+{} de dano se você for o Primeiro Jogador.",
        ], more),
        Effect::Rage { each, most } => ([
            "+1 damage for every {} health you are missing, at most +{}.",
            "+1 de daño por cada {} de salud que te falten, como máximo +{}.",
            "+1 Schaden je {} fehlende Lebenspunkte, höchstens +{}.",
            "+1 de dano para cada {} de HP que lhe faltem, no máximo +{}.",
        ], [each, most]),
        Effect::Recoil(hit) => with([
            "When you attack with it you take {} damage afterwards.",
            "Cuando atacas con ella sufres después {} de daño.",
            "Greifst du damit an, erleidest du danach {} Schaden.",
            "Ao atacar com ela, você sofre {} de dano em seguida.",
        ], hit),
        Effect::BanksAtOnce => plain([
            "Echoes taken with it are banked at once.",
            "Los ecos tomados con ella se depositan de inmediato.",
            "Damit genommene Echos sind sofort gehortet.",
            "Ecos tomados com ela são armazenados na hora.",
        ]),
        Effect::Hinder(less) => with([
            "Instant: choose a Hunter with a melee weapon; it deals {} less this round. The shot itself comes with the Hunters' attack.",
            "Instantáneo: elige un Cazador con un arma cuerpo a cuerpo; esta ronda hace {} menos. El disparo llega con el ataque de los Cazadores.",
            "Soforteffekt: Wähle einen Jäger mit Nahkampfwaffe; sie richtet in dieser Runde {} weniger an. Der Schuss selbst fällt beim Angriff der Jäger.",
            "Imediato: escolha um Caçador com arma corpo a corpo; ela causa {} a menos nesta rodada. O tiro vem com o ataque dos Caçadores.",
        ], less),
        Effect::PayForMore { cost, bonus } => ([
            "When you attack you may return {} collected echo for +{} damage.",
            "Cuando atacas puedes devolver {} eco recolectado por +{} de daño.",
            "Beim Angriff darfst du {} gesammeltes Echo für +{} Schaden zurückgeben.",
            "Ao atacar, você pode devolver {} eco coletado por +{} de dano.",
        ], [cost, bonus]),
        Effect::Spray(hit) => with([
            "Instant: deals its damage now, and {} to every other Hunter with a melee weapon.",
            "Instantáneo: hace su daño ahora, y {} a cada otro Cazador con un arma cuerpo a cuerpo.",
            "Soforteffekt: richtet seinen Schaden jetzt an, und {} an jedem anderen Jäger mit Nahkampfwaffe.",
            "Imediato: causa seu dano agora, e {} a cada outro Caçador com arma corpo a corpo.",
        ], hit),
        Effect::Recall(count) => with([
            "Instant: take up to {} used cards of your choice back into your hand.",
            "Instantáneo: recupera en tu mano hasta {} cartas usadas a tu elección.",
            "Soforteffekt: Nimm bis zu {} benutzte Karten deiner Wahl auf die Hand zurück.",
            "Imediato: devolva à mão até {} cartas usadas à sua escolha.",
        ], count),
    }
}

#[rustfmt::skip]
const fn ability_template(ability: Ability) -> Template {
    match ability {
        Ability::Plain => plain(["", "", "", ""]),
        Ability::EscapeDisarms(count) => with([
            "Escape: each Hunter moves {} weapons from hand to their used cards, as far as they can.",
            "Si huye: cada Cazador pasa {} armas de su mano a sus cartas usadas, hasta donde pueda.",
            "Bei Flucht: Jeder Jäger legt {} Waffen aus der Hand zu seinen benutzten Karten, soweit er kann.",
            "Se Escapar: cada Caçador move {} armas da mão para suas cartas usadas, até onde puder.",
        ], count),
        Ability::RevealGift(echoes) => with([
            "Reveal: whoever has the fewest echoes in all gains {}.",
            "Al revelar: quien tenga menos ecos en total gana {}.",
            "Beim Aufdecken: Wer insgesamt am wenigsten Echos hat, erhält {}.",
            "Ao Revelar: quem tiver menos ecos no total ganha {}.",
        ], echoes),
        Ability::RevealWounds(hit) => with([
            "Reveal: each Hunter takes {} damage.",
            "Al revelar: cada Cazador sufre {} de daño.",
            "Beim Aufdecken: Jeder Jäger erleidet {} Schaden.",
            "Ao Revelar: cada Caçador sofre {} de dano.",
        ], hit),
        Ability::EscapeWounds(hit) => with([
            "Escape: each Hunter takes {} damage.",
            "Si huye: cada Cazador sufre {} de daño.",
            "Bei Flucht: Jeder Jäger erleidet {} Schaden.",
            "Se Escapar: cada Caçador sofre {} de dano.",
        ], hit),
        Ability::EscapeSteals(echoes) => with([
            "Escape: each Hunter loses {} collected echo.",
            "Si huye: cada Cazador pierde {} eco recolectado.",
            "Bei Flucht: Jeder Jäger verliert {} gesammeltes Echo.",
            "Se Escapar: cada Caçador perde {} eco coletado.",
        ], echoes),
        Ability::NoHealing => plain([
            "Hunters regain no health outside the Dream step.",
            "Los Cazadores no recuperan salud fuera del paso del Sueño.",
            "Jäger erhalten außerhalb des Traumschritts keine Lebenspunkte zurück.",
            "Caçadores não recuperam HP fora da etapa do Sonho.",
        ]),
        Ability::RevealNewRow => plain([
            "Reveal: discard the available upgrades and deal new ones.",
            "Al revelar: descarta las mejoras disponibles y reparte otras.",
            "Beim Aufdecken: Lege die verfügbaren Verbesserungen ab und teile neue aus.",
            "Ao Revelar: descarte os aprimoramentos disponíveis e distribua novos.",
        ]),
        Ability::EscapeStrengthens(more) => with([
            "Escape: the next enemy enters with {} more echoes.",
            "Si huye: el siguiente enemigo entra con {} ecos más.",
            "Bei Flucht: Der nächste Gegner kommt mit {} Echos mehr.",
            "Se Escapar: o próximo inimigo entra com {} ecos a mais.",
        ], more),
        Ability::Bites(hit) => with([
            "The first Hunter to damage it each round takes {} damage.",
            "El primer Cazador que la dañe cada ronda sufre {} de daño.",
            "Wer ihr in einer Runde als Erster schadet, erleidet {} Schaden.",
            "O primeiro Caçador a feri-la em cada rodada sofre {} de dano.",
        ], hit),
        Ability::RangedAtMost(most) => with([
            "A ranged weapon deals it at most {}.",
            "Un arma a distancia le hace como máximo {}.",
            "Eine Fernkampfwaffe richtet höchstens {} an.",
            "Uma arma de fogo lhe causa no máximo {}.",
        ], most),
        Ability::Bounty(more) => with([
            "A Hunter who damages it gains {} more echoes, once each round.",
            "Un Cazador que lo dañe gana {} ecos más, una vez por ronda.",
            "Ein Jäger, der ihm schadet, erhält {} weitere Echos, einmal je Runde.",
            "Um Caçador que o ferir ganha mais {} ecos, uma vez por rodada.",
        ], more),
        Ability::Splash => plain([
            "Damage dealt with a melee weapon also hits the Hunter on the attacker's left.",
            "El daño de un arma cuerpo a cuerpo alcanza también al Cazador a la izquierda del atacante.",
            "Schaden einer Nahkampfwaffe trifft auch den Jäger links vom Angreifer.",
            "O dano de uma arma corpo a corpo atinge também o Caçador à esquerda do atacante.",
        ]),
        Ability::BreaksWeapons => plain([
            "A weapon that damages him is removed from the game at the end of the round.",
            "Un arma que lo dañe sale de la partida al final de la ronda.",
            "Eine Waffe, die ihm schadet, wird am Ende der Runde aus dem Spiel entfernt.",
            "Uma arma que o ferir sai do jogo no fim da rodada.",
        ]),
        Ability::NoPrevention => plain([
            "Hunters cannot prevent damage with cards. What halves it still does.",
            "Los Cazadores no pueden evitar daño con sus cartas. Lo que lo reduce a la mitad sigue valiendo.",
            "Jäger können Schaden nicht durch Karten verhindern. Was ihn halbiert, gilt weiter.",
            "Caçadores não podem evitar dano com cartas. O que o reduz à metade continua valendo.",
        ]),
        Ability::Drains(echoes) => with([
            "A Hunter wounded by its attack also loses {} collected echo.",
            "Un Cazador herido por su ataque pierde además {} eco recolectado.",
            "Ein von seinem Angriff verwundeter Jäger verliert auch {} gesammeltes Echo.",
            "Um Caçador ferido por seu ataque também perde {} eco coletado.",
        ], echoes),
        Ability::RollsTwice => plain([
            "Its attack is rolled twice; the higher total counts.",
            "Su ataque se tira dos veces; cuenta el total más alto.",
            "Ihr Angriff wird zweimal gewürfelt; die höhere Summe zählt.",
            "Seu ataque é rolado duas vezes; vale o total maior.",
        ]),
        Ability::SecondDeathIsFinal => plain([
            "A Hunter who dies a second time is out of the game and cannot win.",
            "Un Cazador que muere por segunda vez queda fuera de la partida y no puede ganar.",
            "Ein Jäger, der zum zweiten Mal stirbt, scheidet aus und kann nicht gewinnen.",
            "Um Caçador que morre pela segunda vez sai do jogo e não pode vencer.",
        ]),
        Ability::StrengthensOthers(more) => with([
            "Every other enemy enters with {} more echoes.",
            "Todos los demás enemigos entran con {} ecos más.",
            "Jeder andere Gegner kommt mit {} Echos mehr.",
            "Todos os outros inimigos entram com {} ecos a mais.",
        ], more),
        Ability::CallsFromBox => plain([
            "Each time a Monster escapes, a random one from the box goes on top of the dungeon.",
            "Cada vez que un Monstruo escapa, otro al azar de la caja va encima de la mazmorra.",
            "Jedes Mal, wenn ein Monster flieht, kommt ein zufälliges aus der Schachtel oben auf das Verlies.",
            "Sempre que um Monstro foge, outro ao acaso da caixa vai para o topo da masmorra.",
        ]),
        Ability::HealthAtMost(most) => with([
            "Hunters have at most {} health.",
            "Los Cazadores tienen como máximo {} de salud.",
            "Jäger haben höchstens {} Lebenspunkte.",
            "Caçadores têm no máximo {} de HP.",
        ], most),
        Ability::Regain(amount) => with([
            "At the start of each round every Hunter regains {} health.",
            "Al principio de cada ronda cada Cazador recupera {} de salud.",
            "Zu Beginn jeder Runde erhält jeder Jäger {} Lebenspunkt zurück.",
            "No início de cada rodada cada Caçador recupera {} de HP.",
        ], amount),
    }
}

/// Where facts are known from: source by source, the facts that it vouches for.
#[must_use]
pub fn sources_text(facts: &[Sourced], lang: Lang) -> String {
    let of = |source: Source| {
        let names: Vec<String> =
            facts.iter().filter(|(_, from)| *from == source).map(|&(fact, _)| fact_name(fact, lang)).collect();
        (!names.is_empty()).then(|| format!("{}: {}.", source_text(source, lang), names.join(", ")))
    };
    Source::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join(" ")
}

/// Who vouches for a fact.
#[must_use]
pub const fn source_text(source: Source, lang: Lang) -> &'static str {
    say(
        lang,
        match source {
            Source::Book => [
                "As the rulebooks print it",
                "Como en los reglamentos",
                "Wie im Regelheft",
                "Como nas regras impressas",
            ],
            Source::Public => [
                "As players of the printed game tell it",
                "Como lo cuentan quienes juegan al juego impreso",
                "Wie Spieler des gedruckten Spiels es erzählen",
                "Como contam jogadores do jogo impresso",
            ],
            Source::Part => [
                "Known in part; we have filled in the rest",
                "Conocido en parte; el resto lo hemos completado",
                "Teils bekannt; den Rest haben wir ergänzt",
                "Conhecido em parte; o resto completamos nós",
            ],
            Source::Ours => [
                "Our own; the printed one may differ",
                "Nuestro; el impreso puede ser distinto",
                "Von uns; gedruckt kann es anders sein",
                "Nosso; o impresso pode ser diferente",
            ],
        },
    )
}

/// What a fact is called.
#[must_use]
pub fn fact_name(fact: Fact, lang: Lang) -> String {
    let name = match fact {
        Fact::Name => ["name", "nombre", "Name", "nome"],
        Fact::Kind => ["type", "tipo", "Art", "tipo"],
        Fact::Damage => ["damage", "daño", "Schaden", "dano"],
        Fact::Effect => ["effect", "efecto", "Effekt", "efeito"],
        Fact::Copies => ["number of copies", "número de copias", "Zahl der Exemplare", "número de cópias"],
        Fact::Health => ["health", "salud", "Lebenspunkte", "HP"],
        Fact::Die => ["die", "dado", "Würfel", "dado"],
        Fact::Types => ["trophies", "trofeos", "Trophäen", "troféus"],
        Fact::Ability => ["ability", "habilidad", "Fähigkeit", "habilidade"],
        Fact::Limit => ["once per round", "una vez por ronda", "einmal je Runde", "uma vez por rodada"],
        Fact::Scoring => ["scoring", "puntuación", "Wertung", "pontuação"],
        Fact::Face(face) => return face.to_string(),
    };
    say(lang, name).to_owned()
}
