//! What happened, as it is told: one line for each event, and the reasons behind it.

use super::card::signed;
use super::{Words, capital, fill, texts};
use ::haven::View;
use ::haven::card::{CardId, Side as CardSide};
use ::haven::event::{Deck, Event};
use ::haven::figure::{FigureId, Kind};
use ::haven::game::{Actor, Ending};
use ::haven::hero::Pile;
use ::haven::instinct::FocusReason;
use ::haven::item::{Item, Wear};
use ::haven::layout::Chest;
use ::haven::modifier::{Modifier, Source, Twist, Worth};
use ::haven::sum::{Part, Shield, Tilt};
use ::haven::task::Cause;
use kit::Seat;

texts! {
    /// The words of the log.
    LogTexts {
        round: "Round {0}", "Ronda {0}", "Runde {0}", "Rodada {0}";
        chosen: "{0} has chosen", "{0} ha elegido", "{0} hat gewählt", "{0} escolheu";
        revealed: "{0} act at {1}: {2}", "{0}: actúan con {1}: {2}", "{0}: am Zug bei {1}: {2}", "{0}: agem em {1}: {2}";
        order: "All cards are turned", "Se revelan todas las cartas", "Alle Karten werden aufgedeckt", "Todas as cartas são reveladas";
        first: "{0} goes first of the tied", "{0} va primero en el empate", "{0} beginnt bei Gleichstand", "{0} vai primeiro no empate";
        shuffled: "Shuffled: {0}", "Se baraja: {0}", "Gemischt: {0}", "Embaralhado: {0}";
        turn: "{0} takes a turn", "Turno de {0}", "{0} ist am Zug", "Turno de {0}";
        turn_ended: "{0} is done", "{0} termina", "{0} ist fertig", "{0} termina";
        prevented: "{0} cannot: {1}", "{0} no puede: {1}", "{0} kann nicht: {1}", "{0} não pode: {1}";
        action: "{0} plays {1}, {2}", "{0} juega {1}, {2}", "{0} spielt {1}, {2}", "{0} joga {1}, {2}";
        action_basic: "{0} uses {1} for {2}", "{0} usa {1} para {2}", "{0} nutzt {1} für {2}", "{0} usa {1} para {2}";
        to_hand: "{0} takes {1} back to hand", "{0} recupera {1} en la mano", "{0} nimmt {1} zurück auf die Hand", "{0} recupera {1} na mão";
        to_discard: "{0} discards {1}", "{0} descarta {1}", "{0} legt {1} ab", "{0} descarta {1}";
        to_lost: "{0} loses {1}", "{0} pierde {1}", "{0} verliert {1}", "{0} perde {1}";
        to_active: "{1} stays active for {0}", "{1} queda activa para {0}", "{1} bleibt für {0} aktiv", "{1} fica ativa para {0}";
        to_home: "{0} leaves {1} at home", "{0} deja {1} en casa", "{0} lässt {1} zu Hause", "{0} deixa {1} em casa";
        moved: "{0} moves", "{0} se mueve", "{0} geht", "{0} se move";
        pushed: "{0} is pushed", "{0} recibe un empujón", "{0} wird gestoßen", "{0} é empurrado";
        pulled: "{0} is pulled", "{0} recibe un tirón", "{0} wird gezogen", "{0} é puxado";
        door: "A door opens", "Se abre una puerta", "Eine Tür öffnet sich", "Uma porta se abre";
        unlocked: "A door is unlocked", "Se desbloquea una puerta", "Eine Tür wird entriegelt", "Uma porta é destrancada";
        door_closed: "A door falls shut", "Una puerta se cierra", "Eine Tür fällt zu", "Uma porta se fecha";
        entry: "The heroes come in by entry {0}", "Los personajes entran por la entrada {0}", "Die Helden kommen durch Eingang {0}", "Os personagens entram pela entrada {0}";
        locked: "A door is locked", "Se bloquea una puerta", "Eine Tür wird verriegelt", "Uma porta é trancada";
        plate: "A pressure plate clicks", "Una placa de presión hace clic", "Eine Druckplatte klickt", "Uma placa de pressão estala";
        room: "Room {0} lies open", "La sala {0} queda a la vista", "Raum {0} liegt offen", "A sala {0} fica à vista";
        penalty: "The room takes its toll: {0}", "La sala cobra su precio: {0}", "Der Raum fordert seinen Preis: {0}", "A sala cobra seu preço: {0}";
        penalty_plain: "The room takes its toll", "La sala cobra su precio", "Der Raum fordert seinen Preis", "A sala cobra seu preço";
        arrived: "{0} comes onto the board", "{0} entra en el tablero", "{0} betritt den Plan", "{0} entra no tabuleiro";
        split: "{0} keeps {1} hit points", "{0} conserva {1} puntos de vida", "{0} behält {1} Trefferpunkte", "{0} mantém {1} pontos de vida";
        promoted: "{0} becomes elite", "{0} pasa a ser de élite", "{0} wird Elite", "{0} vira de elite";
        focus: "{0} settles on {1}: {2}", "{0} se fija en {1}: {2}", "{0} hat es auf {1} abgesehen: {2}", "{0} mira {1}: {2}";
        focus_way: "the shortest way", "el camino más corto", "der kürzeste Weg", "o caminho mais curto";
        focus_near: "the nearest", "lo más cercano", "am nächsten", "o mais próximo";
        focus_initiative: "the earlier initiative", "la iniciativa más baja", "die frühere Initiative", "a iniciativa mais baixa";
        focus_choice: "all equal, the players chose", "todo igual, eligieron los jugadores", "alles gleich, die Spieler wählten", "tudo igual, os jogadores escolheram";
        attack: "{0} attacks {1}", "{0} ataca a {1}", "{0} greift {1} an", "{0} ataca {1}";
        provoked: "{0} draws the attack away from {1}", "{0} atrae el ataque dirigido a {1}", "{0} zieht den Angriff von {1} auf sich", "{0} atrai o ataque dirigido a {1}";
        sum: "{0}: {1}", "{0}: {1}", "{0}: {1}", "{0}: {1}";
        sum_card: "the card", "la carta", "die Karte", "a carta";
        sum_own: "own attack", "ataque propio", "eigener Angriff", "ataque próprio";
        sum_dungeon: "the room's penalty", "la penalización de la sala", "die Strafe des Raums", "a penalidade da sala";
        sum_items: "items", "objetos", "Gegenstände", "itens";
        sum_flanked: "an ally beside the target", "un aliado junto al objetivo", "ein Verbündeter neben dem Ziel", "um aliado ao lado do alvo";
        sum_alone: "the target stands alone", "el objetivo está solo", "das Ziel steht allein", "o alvo está só";
        sum_allies: "allies beside the target", "aliados junto al objetivo", "Verbündete neben dem Ziel", "aliados ao lado do alvo";
        sum_conditions: "conditions of the target", "estados del objetivo", "Zustände des Ziels", "condições do alvo";
        sum_twice_shield: "twice the target's shield", "el doble de su escudo", "das Doppelte seines Schildes", "o dobro do escudo";
        sum_augment: "augment", "aumento", "Verstärkung", "aprimoramento";
        advantage: "Advantage: {0}", "Ventaja: {0}", "Vorteil: {0}", "Vantagem: {0}";
        disadvantage: "Disadvantage: {0}", "Desventaja: {0}", "Nachteil: {0}", "Desvantagem: {0}";
        tilt_strengthened: "strengthened", "fortalecido", "gestärkt", "fortalecido";
        tilt_item: "an item", "un objeto", "ein Gegenstand", "um item";
        tilt_bonus: "a lasting effect", "un efecto duradero", "eine anhaltende Wirkung", "um efeito duradouro";
        tilt_sure: "its nature", "su naturaleza", "seine Natur", "sua natureza";
        tilt_beside: "a ranged attack on somebody adjacent", "ataque a distancia contra alguien adyacente", "Fernkampf gegen Benachbarte", "ataque à distância contra adjacente";
        tilt_muddled: "muddled", "confundido", "verwirrt", "confuso";
        tilt_elusive: "the target is hard to hit", "el objetivo es difícil de alcanzar", "das Ziel ist schwer zu treffen", "o alvo é difícil de acertar";
        tilt_guarded: "an item of the target", "un objeto del objetivo", "ein Gegenstand des Ziels", "um item do alvo";
        modifier: "{0} turns {1}", "{0} revela {1}", "{0} deckt {1} auf", "{0} revela {1}";
        modifier_unused: "{0} turns {1}, which does not count", "{0} revela {1}, que no cuenta", "{0} deckt {1} auf, zählt nicht", "{0} revela {1}, que não conta";
        deck_hero: "{0}", "{0}", "{0}", "{0}";
        deck_monsters: "the monsters' deck", "el mazo de los monstruos", "der Stapel der Monster", "o baralho dos monstros";
        deck_abilities: "the cards of {0}", "las cartas de {0}", "die Karten von {0}", "as cartas de {0}";
        null: "a null", "un nulo", "eine Null", "um nulo";
        double: "a double", "un doble", "eine Verdopplung", "um dobro";
        curse: "a curse", "una maldición", "einen Fluch", "uma maldição";
        bless: "a blessing", "una bendición", "einen Segen", "uma bênção";
        rolling: "rolling", "encadenado", "rollend", "rolante";
        add_target: "one more target", "un objetivo más", "ein Ziel mehr", "mais um alvo";
        vanish: "invisible", "invisible", "unsichtbar", "invisível";
        shield: "Shield {1}: {0}", "Escudo {1}: {0}", "Schild {1}: {0}", "Escudo {1}: {0}";
        blow_plain: "The blow comes to {0}", "El golpe llega a {0}", "Der Schlag ergibt {0}", "O golpe chega a {0}";
        blow_shielded: "The blow comes to {0}: {1} less {2} shield", "El golpe llega a {0}: {1} menos {2} de escudo", "Der Schlag ergibt {0}: {1} weniger {2} Schild", "O golpe chega a {0}: {1} menos {2} de escudo";
        damage: "{0} suffers {1}: {2}", "{0} sufre {1}: {2}", "{0} erleidet {1}: {2}", "{0} sofre {1}: {2}";
        unhurt: "{0} is not hurt", "{0} sale ileso", "{0} bleibt unverletzt", "{0} sai ileso";
        cause_attack: "attack", "ataque", "Angriff", "ataque";
        cause_retaliation: "retaliation", "represalia", "Vergeltung", "retaliação";
        cause_ability: "an ability", "una habilidad", "eine Fähigkeit", "uma habilidade";
        cause_trap: "a trap", "una trampa", "eine Falle", "uma armadilha";
        cause_hazard: "hazardous ground", "terreno peligroso", "gefährliches Gelände", "terreno perigoso";
        cause_wound: "the wound", "la herida", "die Wunde", "a ferida";
        cause_obstacle: "an obstacle", "un obstáculo", "ein Hindernis", "um obstáculo";
        cause_fall: "a fall", "una caída", "ein Sturz", "uma queda";
        cause_rest: "another card for the rest", "otra carta en el descanso", "eine andere Karte bei der Rast", "outra carta no descanso";
        cause_treasure: "a treasure", "un tesoro", "ein Schatz", "um tesouro";
        cause_scenario: "the scenario", "el escenario", "das Szenario", "o cenário";
        negated: "{0} gives up cards and suffers nothing of {1}", "{0} entrega cartas y no sufre nada de {1}", "{0} gibt Karten ab und erleidet nichts von {1}", "{0} abre mão de cartas e não sofre nada de {1}";
        cancelled: "{1} damage to {0} is cancelled", "se anulan {1} de daño a {0}", "{1} Schaden an {0} wird aufgehoben", "{1} de dano em {0} é anulado";
        healed: "{0} heals {1}", "{0} se cura {1}", "{0} heilt {1}", "{0} se cura {1}";
        condition: "{0}: {1}", "{0}: {1}", "{0}: {1}", "{0}: {1}";
        condition_ended: "{0} is rid of it: {1}", "{0} se libra de: {1}", "{0} ist es los: {1}", "{0} se livra de: {1}";
        immune: "{0} is immune: {1}", "{0} es inmune: {1}", "{0} ist immun: {1}", "{0} é imune: {1}";
        bonus: "{0} has {1}", "{0} tiene {1}", "{0} hat {1}", "{0} tem {1}";
        bonus_used: "{0} uses {1}", "{0} usa {1}", "{0} nutzt {1}", "{0} usa {1}";
        bonus_ended: "{0} no longer has {1}", "{0} ya no tiene {1}", "{0} hat nicht mehr {1}", "{0} não tem mais {1}";
        augment: "{0} is augmented by {1}", "{0} recibe el aumento de {1}", "{0} wird verstärkt durch {1}", "{0} é aprimorado por {1}";
        died: "{0} dies", "{0} muere", "{0} stirbt", "{0} morre";
        exhausted: "{0} is exhausted", "{0} queda exhausto", "{0} ist erschöpft", "{0} fica exausto";
        money: "A coin is left", "Queda una moneda", "Eine Münze bleibt liegen", "Fica uma moeda";
        looted: "{0} loots", "{0} saquea", "{0} plündert", "{0} saqueia";
        treasure: "{0} opens a chest: {1}", "{0} abre un cofre: {1}", "{0} öffnet eine Truhe: {1}", "{0} abre um baú: {1}";
        chest_numbered: "treasure {0}", "tesoro {0}", "Schatz {0}", "tesouro {0}";
        chest_goal: "what the goal asks for", "lo que pide el objetivo", "was das Ziel verlangt", "o que o objetivo pede";
        chest_gold: "{0} gold", "{0} de oro", "{0} Gold", "{0} de ouro";
        chest_heal: "heal {0}", "curación {0}", "Heilung {0}", "cura {0}";
        chest_cure: "all conditions end", "acaban todos los estados", "alle Zustände enden", "todas as condições acabam";
        chest_recover: "a lost card comes back", "vuelve una carta perdida", "eine verlorene Karte kommt zurück", "volta uma carta perdida";
        chest_refresh: "{0:one item comes back|# items come back}", "{0:vuelve un objeto|vuelven # objetos}", "{0:ein Gegenstand kommt zurück|# Gegenstände kommen zurück}", "{0:volta um item|voltam # itens}";
        chest_scourge: "all enemies suffer {0}", "todos los enemigos sufren {0}", "alle Gegner erleiden {0}", "todos os inimigos sofrem {0}";
        chest_plague: "all enemies: {0}", "todos los enemigos: {0}", "alle Gegner: {0}", "todos os inimigos: {0}";
        stolen: "{0} takes the coins", "{0} se lleva las monedas", "{0} nimmt die Münzen", "{0} leva as moedas";
        experience: "{0} gains {1} experience", "{0} gana {1} de experiencia", "{0} erhält {1} Erfahrung", "{0} ganha {1} de experiência";
        created: "{0} makes {1}", "{0} crea {1}", "{0} erzeugt {1}", "{0} cria {1}";
        used_up: "{0} uses up {1}", "{0} consume {1}", "{0} verbraucht {1}", "{0} consome {1}";
        strong: "{0} is strong", "{0} está fuerte", "{0} ist stark", "{0} fica forte";
        waned: "{0} wanes", "{0} mengua", "{0} schwindet", "{0} míngua";
        trap: "{0} springs a trap", "{0} activa una trampa", "{0} löst eine Falle aus", "{0} aciona uma armadilha";
        disarmed: "{0} disarms a trap", "{0} desarma una trampa", "{0} entschärft eine Falle", "{0} desarma uma armadilha";
        trap_laid: "{0} lays a trap", "{0} pone una trampa", "{0} legt eine Falle", "{0} põe uma armadilha";
        obstacle_laid: "{0} raises an obstacle", "{0} levanta un obstáculo", "{0} errichtet ein Hindernis", "{0} ergue um obstáculo";
        obstacle_gone: "An obstacle breaks", "Se rompe un obstáculo", "Ein Hindernis zerbricht", "Um obstáculo se quebra";
        pilfered: "{0} steals {1:one coin|# coins}", "{0} roba {1:una moneda|# monedas}", "{0} stiehlt {1:eine Münze|# Münzen}", "{0} rouba {1:uma moeda|# moedas}";
        worn: "{0} takes along {1}", "{0} lleva {1}", "{0} nimmt {1} mit", "{0} leva {1}";
        used: "{0} uses {1}", "{0} usa {1}", "{0} benutzt {1}", "{0} usa {1}";
        refreshed: "{1} of {0} is ready again", "{1} de {0} vuelve a estar listo", "{1} von {0} ist wieder bereit", "{1} de {0} está pronto de novo";
        rest_drawn: "Chance picks {1} for {0} to lose", "El azar elige {1} para que {0} la pierda", "Der Zufall wählt {1} als Verlust für {0}", "O acaso escolhe {1} para {0} perder";
        rested: "{0} rests and loses {1}", "{0} descansa y pierde {1}", "{0} rastet und verliert {1}", "{0} descansa e perde {1}";
        special: "{0} does special {1}", "{0} hace su especial {1}", "{0} führt Spezial {1} aus", "{0} faz o especial {1}";
        goal_met: "The goal is met: the round is played to its end", "Se cumple el objetivo: la ronda se juega hasta el final", "Das Ziel ist erreicht: Die Runde wird zu Ende gespielt", "O objetivo foi cumprido: a rodada vai até o fim";
        goal_failed: "The scenario is lost: the round is played to its end", "El escenario está perdido: la ronda se juega hasta el final", "Das Szenario ist verloren: Die Runde wird zu Ende gespielt", "O cenário está perdido: a rodada vai até o fim";
        won: "Won", "Ganado", "Gewonnen", "Vencido";
        lost: "Lost", "Perdido", "Verloren", "Perdido";
        objective: "objective", "objetivo", "Zielobjekt", "alvo do objetivo";
    }
}

/// Who everybody is called at one moment of a game.
#[derive(Clone, Copy)]
pub struct Cast<'a> {
    /// The language.
    pub words: &'static Words,
    /// The game at that moment: places of the dead are used again.
    pub view: View<'a>,
}

impl Cast<'_> {
    /// A hero.
    #[must_use]
    pub fn hero(&self, seat: Seat) -> &'static str {
        self.view.hero(seat).map_or("", |hero| hero.class.name().get(self.words.lang))
    }

    /// A figure: a monster with its number.
    #[must_use]
    pub fn figure(&self, id: FigureId) -> String {
        let lang = self.words.lang;
        if let Some(name) = self.view.given_name(id) {
            return name.get(lang).to_owned();
        }
        match self.view.figure(id).kind {
            Kind::Hero(seat) => self.hero(seat).to_owned(),
            Kind::Summon { sheet, .. } => sheet.name.get(lang).to_owned(),
            Kind::Monster { kind, .. } if kind.sheet().boss => self.words.monster(kind).to_owned(),
            Kind::Monster { kind, number, .. } => format!("{} {number}", self.words.monster(kind)),
            Kind::Escort(_) | Kind::Obstacle => self.words.log.objective.to_owned(),
        }
    }

    /// Who has a place in the order of a round.
    #[must_use]
    pub fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Hero(seat) => self.hero(seat).to_owned(),
            Actor::Breed(kind) => self.words.monster(kind).to_owned(),
            Actor::Escort(figure) => self.figure(figure),
        }
    }

    /// A card of a hero.
    #[must_use]
    pub fn card(&self, seat: Seat, card: CardId) -> &'static str {
        let class = self.view.hero(seat).map(|hero| hero.class);
        let sheet = class.and_then(|class| class.cards().get(usize::from(card.0)));
        sheet.map_or("", |sheet| sheet.name.get(self.words.lang))
    }

    /// An item.
    #[must_use]
    pub fn item(&self, item: Item) -> &'static str {
        item.sheet().name.get(self.words.lang)
    }

    fn deck(&self, deck: Deck) -> String {
        let text = &self.words.log;
        match deck {
            Deck::Hero(seat) => fill(text.deck_hero, &[&self.hero(seat)]),
            Deck::Monsters => text.deck_monsters.to_owned(),
            Deck::Abilities(kind) => fill(text.deck_abilities, &[&self.words.monster(kind)]),
        }
    }

    /// What an event says; nothing for those that the board alone shows.
    #[must_use]
    pub fn event(&self, event: Event) -> String {
        let (words, text) = (self.words, &self.words.log);
        let one = |template: &str, figure: FigureId| fill(template, &[&self.figure(figure)]);
        let hero = |template: &str, seat: Seat| fill(template, &[&self.hero(seat)]);
        match event {
            Event::Round(round) => fill(text.round, &[&round]),
            Event::Chosen(seat) => hero(text.chosen, seat),
            Event::Revealed(kind, card) => {
                let card = kind.sheet().deck.get(usize::from(card));
                let (initiative, does) =
                    card.map_or((0, String::new()), |card| (card.initiative, words.abilities(card.abilities)));
                fill(text.revealed, &[&words.monster(kind), &initiative, &does])
            }
            Event::Order => text.order.to_owned(),
            Event::First(actor) => fill(text.first, &[&self.actor(actor)]),
            Event::Shuffled(deck) => fill(text.shuffled, &[&self.deck(deck)]),
            Event::Turn(figure) => one(text.turn, figure),
            Event::TurnEnded(figure) => one(text.turn_ended, figure),
            Event::Prevented(figure, why) => fill(text.prevented, &[&self.figure(figure), &words.condition(why)]),
            Event::Action(seat, card, side, basic) => self.action(seat, card, side, basic),
            Event::Card(seat, card, pile) => self.pile(seat, card, pile),
            Event::Moved(figure, _) => one(text.moved, figure),
            Event::Pushed(figure, _) => one(text.pushed, figure),
            Event::Pulled(figure, _) => one(text.pulled, figure),
            Event::Door(_) => text.door.to_owned(),
            Event::Entry(entry) => fill(text.entry, &[&(u16::from(entry) + 1)]),
            Event::Unlocked(_) => text.unlocked.to_owned(),
            Event::DoorClosed(_) => text.door_closed.to_owned(),
            Event::Locked(_) => text.locked.to_owned(),
            Event::Plate(_) => text.plate.to_owned(),
            Event::Room(room) => fill(text.room, &[&(u16::from(room.0) + 1)]),
            Event::Penalty(room) => self.view.penalty(room).map_or_else(
                || text.penalty_plain.to_owned(),
                |penalty| fill(text.penalty, &[&words.penalty(penalty)]),
            ),
            Event::Arrived(figure) => one(text.arrived, figure),
            Event::Split(figure, health) => fill(text.split, &[&self.figure(figure), &health]),
            Event::Promoted(figure) => one(text.promoted, figure),
            Event::Focus(figure, foe, why) => {
                fill(text.focus, &[&self.figure(figure), &self.figure(foe), &words.focus_reason(why)])
            }
            Event::Attack(attacker, target) => fill(text.attack, &[&self.figure(attacker), &self.figure(target)]),
            Event::Provoked(by, from) => fill(text.provoked, &[&self.figure(by), &self.figure(from)]),
            Event::Sum(part, amount) => fill(text.sum, &[&capital(&self.part(part)), &signed(amount)]),
            Event::Tilt(tilt) => words.tilt(tilt),
            Event::Modifier(deck, card, counts) => {
                let text = if counts { text.modifier } else { text.modifier_unused };
                capital(&fill(text, &[&self.deck(deck), &words.modifier(card)]))
            }
            Event::Shield(shield, amount) => fill(text.shield, &[&self.shield(shield), &amount]),
            Event::Blow(blow) if blow.shield == 0 => fill(text.blow_plain, &[&blow.damage]),
            Event::Blow(blow) => fill(text.blow_shielded, &[&blow.damage, &blow.drawn, &(blow.drawn - blow.damage)]),
            Event::Damage(figure, 0, _) => one(text.unhurt, figure),
            Event::Damage(figure, amount, cause) => {
                fill(text.damage, &[&self.figure(figure), &amount, &words.cause(cause)])
            }
            Event::Negated(seat, amount) => fill(text.negated, &[&self.hero(seat), &amount]),
            Event::Cancelled(figure, amount) => fill(text.cancelled, &[&self.figure(figure), &amount]),
            Event::Healed(figure, amount) => fill(text.healed, &[&self.figure(figure), &amount]),
            Event::Condition(figure, condition) => {
                fill(text.condition, &[&self.figure(figure), &words.condition(condition)])
            }
            Event::ConditionEnded(figure, condition) => {
                fill(text.condition_ended, &[&self.figure(figure), &words.condition(condition)])
            }
            Event::Immune(figure, condition) => fill(text.immune, &[&self.figure(figure), &words.condition(condition)]),
            Event::Bonus(figure, lasting) => fill(text.bonus, &[&self.figure(figure), &words.lasting(lasting)]),
            Event::BonusUsed(figure, lasting) => {
                fill(text.bonus_used, &[&self.figure(figure), &words.lasting(lasting)])
            }
            Event::BonusEnded(figure, lasting) => {
                fill(text.bonus_ended, &[&self.figure(figure), &words.lasting(lasting)])
            }
            Event::Augment(seat, card) => fill(text.augment, &[&self.hero(seat), &self.card(seat, card)]),
            Event::Died(figure) => one(text.died, figure),
            Event::Exhausted(seat) => hero(text.exhausted, seat),
            Event::Money(_) => text.money.to_owned(),
            Event::Looted(seat, _) => hero(text.looted, seat),
            Event::Treasure(seat, chest) => fill(text.treasure, &[&self.hero(seat), &words.chest(chest)]),
            Event::Stolen(figure, _) => one(text.stolen, figure),
            Event::Experience(seat, amount) => fill(text.experience, &[&self.hero(seat), &amount]),
            Event::Created(figure, element) => fill(text.created, &[&self.figure(figure), &words.element(element)]),
            Event::Consumed(figure, element) => fill(text.used_up, &[&self.figure(figure), &words.element(element)]),
            Event::Strong(element) => fill(text.strong, &[&words.element(element)]),
            Event::Waned(element) => fill(text.waned, &[&words.element(element)]),
            Event::Trap(figure, _) => one(text.trap, figure),
            Event::Disarmed(figure, _) => one(text.disarmed, figure),
            Event::TrapLaid(figure, _) => one(text.trap_laid, figure),
            Event::ObstacleLaid(figure, _) => one(text.obstacle_laid, figure),
            Event::ObstacleGone(_) => text.obstacle_gone.to_owned(),
            Event::Pilfered(seat, coins) => fill(text.pilfered, &[&self.hero(seat), &coins]),
            Event::Worn(seat, item) => fill(text.worn, &[&self.hero(seat), &self.item(item)]),
            Event::Used(seat, item) => fill(text.used, &[&self.hero(seat), &self.item(item)]),
            Event::Refreshed(seat, item) => fill(text.refreshed, &[&self.hero(seat), &self.item(item)]),
            Event::RestDrawn(seat, card) => fill(text.rest_drawn, &[&self.hero(seat), &self.card(seat, card)]),
            Event::Rested(seat, card) => fill(text.rested, &[&self.hero(seat), &self.card(seat, card)]),
            Event::Special(figure, number) => fill(text.special, &[&self.figure(figure), &number]),
            Event::Settled(Ending::Won) => text.goal_met.to_owned(),
            Event::Settled(Ending::Lost) => text.goal_failed.to_owned(),
            Event::Ended(ending) => words.ending(ending).to_owned(),
        }
    }

    fn action(&self, seat: Seat, card: CardId, side: CardSide, basic: bool) -> String {
        let (words, name) = (self.words, self.card(seat, card));
        let half = match side {
            CardSide::Top => words.card.top,
            CardSide::Bottom => words.card.bottom,
        };
        if !basic {
            return fill(words.log.action, &[&self.hero(seat), &name, &half]);
        }
        fill(words.log.action_basic, &[&self.hero(seat), &name, &words.basic(side)])
    }

    fn pile(&self, seat: Seat, card: CardId, pile: Pile) -> String {
        let text = &self.words.log;
        let text = match pile {
            Pile::Home => text.to_home,
            Pile::Hand => text.to_hand,
            Pile::Chosen => return fill(text.chosen, &[&self.hero(seat)]),
            Pile::Discard => text.to_discard,
            Pile::Lost => text.to_lost,
            Pile::Active { .. } => text.to_active,
        };
        fill(text, &[&self.hero(seat), &self.card(seat, card)])
    }

    /// A part of an attack's sum.
    #[must_use]
    pub fn part(&self, part: Part) -> String {
        let (words, text) = (self.words, &self.words.log);
        match part {
            Part::Card => text.sum_card.to_owned(),
            Part::Own => text.sum_own.to_owned(),
            Part::Dungeon => text.sum_dungeon.to_owned(),
            Part::Items => text.sum_items.to_owned(),
            Part::Flanked => text.sum_flanked.to_owned(),
            Part::Alone => text.sum_alone.to_owned(),
            Part::Allies => text.sum_allies.to_owned(),
            Part::Conditions => text.sum_conditions.to_owned(),
            Part::TwiceShield => text.sum_twice_shield.to_owned(),
            Part::Poison => words.card.poison.to_owned(),
            Part::Bonus(lasting, from) | Part::Slot(lasting, from) => self.from(from, || words.lasting(lasting)),
            Part::Augment(_) => text.sum_augment.to_owned(),
        }
    }

    /// A part of the shields.
    #[must_use]
    pub fn shield(&self, shield: Shield) -> String {
        let (words, text) = (self.words, &self.words.log);
        match shield {
            Shield::Own => words.card.shield.to_owned(),
            Shield::Dungeon => text.sum_dungeon.to_owned(),
            Shield::Bonus(lasting, from) | Shield::Slot(lasting, from) => self.from(from, || words.lasting(lasting)),
            Shield::Item(item) | Shield::Armor(item) => self.item(item).to_owned(),
        }
    }

    /// The card that something comes from, or what it is.
    fn from(&self, card: Option<(Seat, CardId)>, else_: impl FnOnce() -> String) -> String {
        card.map_or_else(else_, |(seat, card)| self.card(seat, card).to_owned())
    }
}

impl Words {
    /// How a scenario ended.
    #[must_use]
    pub const fn ending(&self, ending: Ending) -> &'static str {
        match ending {
            Ending::Won => self.log.won,
            Ending::Lost => self.log.lost,
        }
    }

    /// Why a monster settled on its focus.
    #[must_use]
    pub const fn focus_reason(&self, why: FocusReason) -> &'static str {
        match why {
            FocusReason::ShortestWay => self.log.focus_way,
            FocusReason::Nearest => self.log.focus_near,
            FocusReason::Initiative => self.log.focus_initiative,
            FocusReason::Choice => self.log.focus_choice,
        }
    }

    /// What speaks for advantage or disadvantage.
    #[must_use]
    pub fn tilt(&self, tilt: Tilt) -> String {
        let text = &self.log;
        let why = match tilt {
            Tilt::Strengthened => text.tilt_strengthened,
            Tilt::Item => text.tilt_item,
            Tilt::Bonus => text.tilt_bonus,
            Tilt::Sure => text.tilt_sure,
            Tilt::Beside => text.tilt_beside,
            Tilt::Muddled => text.tilt_muddled,
            Tilt::Elusive => text.tilt_elusive,
            Tilt::Guarded => text.tilt_guarded,
        };
        fill(if tilt.helps() { text.advantage } else { text.disadvantage }, &[&why])
    }

    /// What damage comes from.
    #[must_use]
    pub const fn cause(&self, cause: Cause) -> &'static str {
        let text = &self.log;
        match cause {
            Cause::Attack => text.cause_attack,
            Cause::Retaliation => text.cause_retaliation,
            Cause::Ability => text.cause_ability,
            Cause::Trap => text.cause_trap,
            Cause::Hazard => text.cause_hazard,
            Cause::Wound => text.cause_wound,
            Cause::Obstacle => text.cause_obstacle,
            Cause::Fall => text.cause_fall,
            Cause::Rest => text.cause_rest,
            Cause::Treasure => text.cause_treasure,
            Cause::Scenario => text.cause_scenario,
        }
    }

    /// What lay in a chest.
    #[must_use]
    pub fn chest(&self, chest: Chest) -> String {
        let text = &self.log;
        match chest {
            Chest::Numbered(number) => fill(text.chest_numbered, &[&number]),
            Chest::Goal { .. } => text.chest_goal.to_owned(),
            Chest::Gold(gold) => fill(text.chest_gold, &[&gold]),
            Chest::Heal(amount) => fill(text.chest_heal, &[&amount]),
            Chest::Cure => text.chest_cure.to_owned(),
            Chest::RecoverLost => text.chest_recover.to_owned(),
            Chest::Refresh(count) => fill(text.chest_refresh, &[&count]),
            Chest::Scourge(damage) => fill(text.chest_scourge, &[&damage]),
            Chest::Plague(conditions) => fill(text.chest_plague, &[&self.conditions(conditions)]),
        }
    }

    /// The number of a modifier card, as large as it stands there.
    #[must_use]
    pub fn modifier_number(&self, card: Modifier) -> String {
        match card.worth {
            Worth::Plus(number) => signed(number.into()),
            Worth::Null => "∅".to_owned(),
            Worth::Double => "×2".to_owned(),
        }
    }

    /// What a modifier card does besides its number.
    #[must_use]
    pub fn modifier_twist(&self, twist: Twist) -> Option<String> {
        let (card, text) = (&self.card, &self.log);
        Some(match twist {
            Twist::None => return None,
            Twist::Inflict(condition) => self.condition(condition).to_owned(),
            Twist::Push(hexes) => format!("{} {hexes}", card.push),
            Twist::Pull(hexes) => format!("{} {hexes}", card.pull),
            Twist::Pierce(amount) => format!("{} {amount}", card.pierce),
            Twist::Create(element) => self.element(element).to_owned(),
            Twist::AddTarget => text.add_target.to_owned(),
            Twist::HealSelf(amount) => format!("{} {amount}", card.heal),
            Twist::ShieldSelf(amount) => format!("{} {amount}", card.shield),
            Twist::Vanish => text.vanish.to_owned(),
        })
    }

    /// A modifier card in words.
    #[must_use]
    pub fn modifier(&self, card: Modifier) -> String {
        let text = &self.log;
        let mut parts = vec![match (card.worth, card.source) {
            (Worth::Plus(number), _) => signed(number.into()),
            (Worth::Null, Source::Passing) => text.curse.to_owned(),
            (Worth::Double, Source::Passing) => text.bless.to_owned(),
            (Worth::Null, _) => text.null.to_owned(),
            (Worth::Double, _) => text.double.to_owned(),
        }];
        parts.extend(self.modifier_twist(card.twist));
        if card.rolling {
            parts.push(text.rolling.to_owned());
        }
        parts.join(", ")
    }

    /// How an item stands.
    #[must_use]
    pub const fn item_state(&self, ready: bool, wear: Wear) -> &'static str {
        match (ready, wear) {
            (true, _) => self.item.ready,
            (false, Wear::Consumed) => self.item.consumed,
            (false, _) => self.item.spent,
        }
    }
}
