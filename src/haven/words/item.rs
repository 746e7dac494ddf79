//! The texts of items, made from their data.

use super::card::signed;
use super::{Words, capital, fill, texts};
use ::haven::ability::Which;
use ::haven::item::{Item, ItemEffect, Moment, PackError, Slot, Wear};

texts! {
    /// The words of items.
    ItemTexts {
        head: "head", "cabeza", "Kopf", "cabeça";
        body: "body", "cuerpo", "Körper", "corpo";
        legs: "legs", "piernas", "Beine", "pernas";
        one_hand: "one hand", "una mano", "eine Hand", "uma mão";
        two_hands: "two hands", "dos manos", "zwei Hände", "duas mãos";
        small: "small item", "objeto pequeño", "kleiner Gegenstand", "item pequeno";
        spent: "spent", "agotado", "erschöpft", "gasto";
        consumed: "consumed", "consumido", "verbraucht", "consumido";
        ready: "ready", "listo", "bereit", "pronto";
        when_spent: "back after a long rest", "vuelve tras un descanso largo", "kommt nach langer Rast zurück", "volta após um descanso longo";
        when_consumed: "once in a scenario", "una vez por escenario", "einmal im Szenario", "uma vez por cenário";
        when_permanent: "always works", "siempre funciona", "wirkt immer", "sempre funciona";
        uses: "{0:once|# times}", "{0:una vez|# veces}", "{0:einmal|#-mal}", "{0:uma vez|# vezes}";
        handicap: "{0:one −1 card|# −1 cards} for your deck", "{0:una carta −1|# cartas −1} para tu mazo", "{0:eine −1-Karte|# −1-Karten} für deinen Stapel", "{0:uma carta −1|# cartas −1} para seu baralho";
        gold: "{0} gold", "{0} de oro", "{0} Gold", "{0} de ouro";

        in_turn: "in your turn", "en tu turno", "in deinem Zug", "no seu turno";
        in_move: "in your move", "en tu movimiento", "bei deiner Bewegung", "no seu movimento";
        in_attack: "in your attack", "en tu ataque", "bei deinem Angriff", "no seu ataque";
        in_melee: "in your melee attack", "en tu ataque cuerpo a cuerpo", "bei deinem Nahkampfangriff", "no seu ataque corpo a corpo";
        in_ranged: "in your ranged attack", "en tu ataque a distancia", "bei deinem Fernkampfangriff", "no seu ataque à distância";
        single_target: "with a single target", "con un solo objetivo", "mit einem einzigen Ziel", "com um único alvo";
        when_attacked: "when you are attacked", "cuando te atacan", "wenn du angegriffen wirst", "quando você é atacado";
        when_hurt: "when an attack would hurt you", "cuando un ataque te haría daño", "wenn ein Angriff dich verletzen würde", "quando um ataque feriria você";
        each_hurt: "each attack that would hurt you", "cada ataque que te haría daño", "jeder Angriff, der dich verletzen würde", "cada ataque que feriria você";
        when_revealed: "when the cards are turned", "cuando se revelan las cartas", "wenn die Karten aufgedeckt werden", "quando as cartas são reveladas";
        always: "always", "siempre", "immer", "sempre";

        jump: "the move becomes a jump", "el movimiento pasa a ser un salto", "die Bewegung wird ein Sprung", "o movimento vira um salto";
        advantage: "advantage", "ventaja", "Vorteil", "vantagem";
        disadvantage: "the attacker has disadvantage", "el atacante tiene desventaja", "der Angreifer hat Nachteil", "o atacante tem desvantagem";
        ignore_shield: "ignores all shields", "ignora todos los escudos", "ignoriert alle Schilde", "ignora todos os escudos";
        to_one: "{0} for one target", "{0} a un objetivo", "{0} für ein Ziel", "{0} em um alvo";
        to_all: "{0} for every target", "{0} a cada objetivo", "{0} für jedes Ziel", "{0} em cada alvo";
        area: "the attack covers {0:1 hex|# hexes}", "el ataque abarca {0:1 hexágono|# hexágonos}", "der Angriff trifft {0:1 Feld|# Felder}", "o ataque cobre {0:1 hexágono|# hexágonos}";
        initiative: "initiative {0} lower or higher", "iniciativa {0} más baja o más alta", "Initiative um {0} niedriger oder höher", "iniciativa {0} menor ou maior";
        no_doubles: "doubled attacks on you count +0", "los ataques dobles contra ti cuentan +0", "verdoppelte Angriffe auf dich zählen +0", "ataques dobrados contra você contam +0";
        pockets: "room for {0} more small items", "espacio para {0} objetos pequeños más", "Platz für {0} kleine Gegenstände mehr", "espaço para mais {0} itens pequenos";
        rooted: "you cannot be pushed or pulled", "no te pueden empujar ni tirar de ti", "du kannst nicht gestoßen oder gezogen werden", "você não pode ser empurrado nem puxado";
        basic_move: "your basic move is {0}", "tu movimiento básico es {0}", "deine Grundbewegung ist {0}", "seu movimento básico é {0}";

        no_room: "no room: {0}", "sin sitio: {0}", "kein Platz: {0}", "sem espaço: {0}";
        twice: "one of each kind", "uno de cada clase", "von jedem nur einen", "um de cada tipo";
        copies: "all copies are taken", "todas las copias están cogidas", "alle Exemplare sind vergeben", "todas as cópias já foram";
        at_most: "the bag is full", "la bolsa está llena", "die Tasche ist voll", "a bolsa está cheia";
    }
}

impl Words {
    /// Where an item is worn.
    #[must_use]
    pub const fn slot(&self, slot: Slot) -> &'static str {
        let item = &self.item;
        match slot {
            Slot::Head => item.head,
            Slot::Body => item.body,
            Slot::Legs => item.legs,
            Slot::OneHand => item.one_hand,
            Slot::TwoHands => item.two_hands,
            Slot::Small => item.small,
        }
    }

    /// What becomes of an item when it is used.
    #[must_use]
    pub const fn wear(&self, wear: Wear) -> &'static str {
        match wear {
            Wear::Spent => self.item.when_spent,
            Wear::Consumed => self.item.when_consumed,
            Wear::Permanent => self.item.when_permanent,
        }
    }

    /// When an item works.
    #[must_use]
    pub fn moment(&self, moment: Moment) -> String {
        let item = &self.item;
        let attack = |which| match which {
            Which::Any => item.in_attack,
            Which::Melee => item.in_melee,
            Which::Ranged => item.in_ranged,
        };
        match moment {
            Moment::Turn => item.in_turn.to_owned(),
            Moment::Move => item.in_move.to_owned(),
            Moment::Attack(which) => attack(which).to_owned(),
            Moment::SingleTarget(which) => format!("{} {}", attack(which), item.single_target),
            Moment::Attacked => item.when_attacked.to_owned(),
            Moment::Damage => item.when_hurt.to_owned(),
            Moment::EveryDamage => item.each_hurt.to_owned(),
            Moment::Revealed => item.when_revealed.to_owned(),
            Moment::Always => item.always.to_owned(),
        }
    }

    fn item_effect(&self, effect: &ItemEffect) -> String {
        let (item, card) = (&self.item, &self.card);
        match *effect {
            ItemEffect::Perform(ref ability) => self.abilities(std::slice::from_ref(ability)),
            ItemEffect::Refresh(refresh) => format!("{}: {}", card.refresh, self.refreshes(refresh)),
            ItemEffect::Points(points) => format!("{} {}", card.movement, signed(points.into())),
            ItemEffect::Jump => item.jump.to_owned(),
            ItemEffect::Attack(bonus) => format!("{} {}", card.attack, signed(bonus.into())),
            ItemEffect::Range(range) => format!("{} {}", card.range, signed(range.into())),
            ItemEffect::Advantage => item.advantage.to_owned(),
            ItemEffect::IgnoreShield => item.ignore_shield.to_owned(),
            ItemEffect::Inflict(conditions) => fill(item.to_all, &[&self.conditions(conditions)]),
            ItemEffect::InflictOnce(conditions) => fill(item.to_one, &[&self.conditions(conditions)]),
            ItemEffect::Area(area) => fill(item.area, &[&area.hexes.len()]),
            ItemEffect::Disadvantage => item.disadvantage.to_owned(),
            ItemEffect::Shield(amount) => format!("{} {amount}", card.shield),
            ItemEffect::Initiative(number) => fill(item.initiative, &[&number]),
            ItemEffect::NoDoubles => item.no_doubles.to_owned(),
            ItemEffect::Pockets(more) => fill(item.pockets, &[&more]),
            ItemEffect::Rooted => item.rooted.to_owned(),
            ItemEffect::BasicMove(abilities) => fill(item.basic_move, &[&self.abilities(abilities)]),
        }
    }

    /// What an item does.
    #[must_use]
    pub fn item_does(&self, item: Item) -> String {
        let effects: Vec<String> = item.sheet().effects.iter().map(|effect| self.item_effect(effect)).collect();
        capital(&effects.join(", "))
    }

    /// An item in full: what it does, when, how often, and what it costs its deck.
    #[must_use]
    pub fn item_text(&self, item: Item) -> String {
        let sheet = item.sheet();
        let mut parts = vec![format!("{} {}", self.item_does(item), self.moment(sheet.moment))];
        if sheet.moment == Moment::Always {
            parts = vec![self.item_does(item)];
        }
        if sheet.uses > 1 {
            parts.push(fill(self.item.uses, &[&sheet.uses]));
        }
        if sheet.wear != Wear::Permanent {
            parts.push(self.wear(sheet.wear).to_owned());
        }
        if sheet.handicap > 0 {
            parts.push(fill(self.item.handicap, &[&sheet.handicap]));
        }
        parts.join("; ")
    }

    /// Why an item cannot be carried as well.
    #[must_use]
    pub fn pack_error(&self, why: PackError) -> String {
        match why {
            PackError::Twice(_) => self.item.twice.to_owned(),
            PackError::NoRoom(item) => fill(self.item.no_room, &[&self.slot(item.sheet().slot)]),
        }
    }
}
