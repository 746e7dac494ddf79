//! Why a bot does what it does, in a sentence made from the reasons that decided.

use super::{Words, capital, fill, texts};
use ::bots::haven::{Explanation, Part, Reason};

texts! {
    /// What speaks for a turn and against it. Each is what the turn does, to be said after "it".
    ReasonTexts {
        sentence: "it {0}", "{0}", "das {0}", "{0}";
        though: "it {0}, but {1}", "{0}, pero {1}", "das {0}, aber {1}", "{0}, mas {1}";
        least_bad: "everything else seemed worse: it {0}", "todo lo demás parecía peor: {0}", "alles andere schien schlechter: das {0}", "todo o resto parecia pior: {0}";
        decided: "Against the next best: it {0}.", "Frente a la segunda mejor opción: {0}.", "Gegenüber dem Nächstbesten: das {0}.", "Diante da segunda melhor opção: {0}.";
        chance: "Chance to win the scenario, as the bot sees it: {0} %.", "Probabilidad de ganar el escenario, según el bot: {0} %.", "Aussicht auf den Sieg, wie der Bot es sieht: {0} %.", "Chance de vencer o cenário, segundo o bot: {0} %.";

        heroes: "keeps a hero in the scenario", "mantiene a un héroe en el escenario", "hält einen Helden im Szenario", "mantém um herói no cenário";
        no_heroes: "may cost a hero", "puede costar un héroe", "kann einen Helden kosten", "pode custar um herói";
        health: "saves hit points", "ahorra puntos de vida", "spart Trefferpunkte", "poupa pontos de vida";
        no_health: "costs hit points", "cuesta puntos de vida", "kostet Trefferpunkte", "custa pontos de vida";
        rounds: "leaves more rounds to play", "deja más rondas por jugar", "lässt mehr Runden übrig", "deixa mais rodadas para jogar";
        no_rounds: "costs rounds that the cards allow", "cuesta rondas que permiten las cartas", "kostet Runden, die die Karten hergeben", "custa rodadas que as cartas permitem";
        cards: "keeps strong cards", "conserva cartas fuertes", "behält starke Karten", "guarda cartas fortes";
        no_cards: "costs strong cards", "cuesta cartas fuertes", "kostet starke Karten", "custa cartas fortes";
        afflictions: "frees heroes of conditions", "libra a los héroes de estados", "befreit Helden von Zuständen", "livra heróis de condições";
        no_afflictions: "brings conditions on heroes", "trae estados a los héroes", "bringt Helden Zustände ein", "traz condições aos heróis";
        items: "keeps items for later", "guarda objetos para después", "hebt Gegenstände auf", "guarda itens para depois";
        no_items: "uses up an item", "gasta un objeto", "verbraucht einen Gegenstand", "gasta um item";
        lasting: "brings a lasting effect", "da un efecto duradero", "bringt eine bleibende Wirkung", "traz um efeito duradouro";
        no_lasting: "ends a lasting effect", "acaba con un efecto duradero", "beendet eine bleibende Wirkung", "encerra um efeito duradouro";
        monsters: "weakens the monsters", "debilita a los monstruos", "schwächt die Monster", "enfraquece os monstros";
        no_monsters: "leaves the monsters stronger", "deja más fuertes a los monstruos", "lässt die Monster stärker", "deixa os monstros mais fortes";
        hindered: "hinders monsters", "estorba a los monstruos", "behindert Monster", "atrapalha os monstros";
        no_hindered: "lets hindered monsters go free", "libera a monstruos estorbados", "lässt behinderte Monster frei", "liberta monstros atrapalhados";
        summons: "strengthens the summons", "refuerza las invocaciones", "stärkt die Beschwörungen", "reforça as invocações";
        no_summons: "costs a summon", "cuesta una invocación", "kostet eine Beschwörung", "custa uma invocação";
        way: "gets closer to enemies or the next door", "se acerca a los enemigos o a la próxima puerta", "kommt Gegnern oder der nächsten Tür näher", "chega mais perto dos inimigos ou da próxima porta";
        no_way: "leads away from enemies and doors", "aleja de enemigos y puertas", "führt von Gegnern und Türen weg", "afasta de inimigos e portas";
        danger: "stands where monsters can do less", "se pone donde los monstruos pueden menos", "steht, wo Monster weniger anrichten", "fica onde os monstros podem menos";
        no_danger: "stands where monsters can strike", "se pone al alcance de los monstruos", "steht, wo Monster zuschlagen können", "fica ao alcance dos monstros";
        door: "opens the door at a good moment", "abre la puerta en buen momento", "öffnet die Tür im rechten Augenblick", "abre a porta em boa hora";
        no_door: "opens the door early", "abre la puerta pronto", "öffnet die Tür früh", "abre a porta cedo";
        wishes: "does what was asked for", "hace lo que se pidió", "tut, worum gebeten wurde", "faz o que foi pedido";
        no_wishes: "leaves open what was asked for", "deja sin hacer lo que se pidió", "lässt offen, worum gebeten wurde", "deixa de fazer o que foi pedido";
        ending: "wins the scenario", "gana el escenario", "gewinnt das Szenario", "vence o cenário";
        no_ending: "may lose the scenario", "puede perder el escenario", "kann das Szenario verlieren", "pode perder o cenário";
    }
}

impl Words {
    /// What speaks for a turn, or against it.
    const fn part(&self, reason: Reason) -> &'static str {
        let text = &self.reason;
        let (good, bad) = match reason.part {
            Part::Heroes => (text.heroes, text.no_heroes),
            Part::Health => (text.health, text.no_health),
            Part::Rounds => (text.rounds, text.no_rounds),
            Part::Cards => (text.cards, text.no_cards),
            Part::Afflictions => (text.afflictions, text.no_afflictions),
            Part::Items => (text.items, text.no_items),
            Part::Lasting => (text.lasting, text.no_lasting),
            Part::Monsters => (text.monsters, text.no_monsters),
            Part::Hindered => (text.hindered, text.no_hindered),
            Part::Summons => (text.summons, text.no_summons),
            Part::Way => (text.way, text.no_way),
            Part::Danger => (text.danger, text.no_danger),
            Part::Door => (text.door, text.no_door),
            Part::Wishes => (text.wishes, text.no_wishes),
            Part::Ending => (text.ending, text.no_ending),
        };
        if reason.by > 0 { good } else { bad }
    }

    /// Those reasons that speak for it, or those against it.
    fn parts(&self, reasons: &[Reason], good: bool) -> Option<String> {
        let all = reasons.iter().filter(|reason| (reason.by > 0) == good).map(|&reason| self.part(reason).to_owned());
        let all: Vec<String> = all.collect();
        (!all.is_empty()).then(|| self.list(&all))
    }

    /// Reasons in a sentence; nothing if there are none.
    #[must_use]
    pub fn reasons(&self, reasons: &[Reason]) -> Option<String> {
        let text = &self.reason;
        let says = match (self.parts(reasons, true), self.parts(reasons, false)) {
            (Some(good), Some(bad)) => fill(text.though, &[&good, &bad]),
            (Some(good), None) => fill(text.sentence, &[&good]),
            (None, Some(bad)) => fill(text.least_bad, &[&bad]),
            (None, None) => return None,
        };
        Some(format!("{}.", capital(&says)))
    }

    /// Why a bot does something: what it brings, and what decided between it and the next best.
    #[must_use]
    pub fn why(&self, why: &Explanation) -> Option<String> {
        // What was said already did not decide.
        let new: Vec<Reason> =
            why.rather.iter().copied().filter(|one| why.brings.iter().all(|other| other.part != one.part)).collect();
        let decided = self.parts(&new, true).map(|good| fill(self.reason.decided, &[&good]));
        let all: Vec<String> = [self.reasons(&why.brings), decided].into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use crate::haven::words::words;
    use ::bots::haven::{Explanation, Part, Reason};
    use kit::Lang;

    #[test]
    fn every_reason_for_and_against_is_told_in_every_language() {
        for lang in Lang::ALL {
            let mut told: Vec<String> = Vec::new();
            for part in Part::ALL {
                for by in [50, -50] {
                    let says = words(lang).reasons(&[Reason { part, by }]).expect("a sentence");
                    assert!(says.ends_with('.') && !says.contains('{') && !told.contains(&says), "{says}");
                    told.push(says);
                }
            }
        }
    }

    #[test]
    fn a_turn_is_told_by_what_it_brings_and_by_what_decided() {
        let reason = |part, by| Reason { part, by };
        let brings = vec![reason(Part::Monsters, 300), reason(Part::Danger, 60), reason(Part::Health, -50)];
        let rather = vec![reason(Part::Monsters, 90), reason(Part::Door, 40), reason(Part::Way, -30)];
        let why = Explanation { brings, rather, chance: 60 };
        let says = "It weakens the monsters and stands where monsters can do less, but costs hit points. \
                    Against the next best: it opens the door at a good moment.";
        assert_eq!(words(Lang::En).why(&why).as_deref(), Some(says));
        assert_eq!(words(Lang::En).why(&Explanation::default()), None);
    }
}
