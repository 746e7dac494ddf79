//! What battle goals ask for.

use super::{Words, texts};
use ::haven::goal::BattleGoal;

texts! {
    /// What each battle goal asks for.
    GoalTexts {
        streamliner: "Have five or more cards in hand and discard at the end", "Ten cinco cartas o más entre la mano y los descartes al final", "Habe am Ende fünf oder mehr Karten in Hand und Ablage", "Tenha cinco cartas ou mais na mão e no descarte no fim";
        layabout: "Gain seven experience or less", "Gana siete de experiencia o menos", "Sammle höchstens sieben Erfahrung", "Ganhe sete de experiência ou menos";
        workhorse: "Gain 13 experience or more", "Gana 13 de experiencia o más", "Sammle mindestens 13 Erfahrung", "Ganhe 13 de experiência ou mais";
        zealot: "Have three cards or fewer in hand and discard at the end", "Ten tres cartas o menos entre la mano y los descartes al final", "Habe am Ende höchstens drei Karten in Hand und Ablage", "Tenha três cartas ou menos na mão e no descarte no fim";
        masochist: "End with two hit points or fewer", "Acaba con dos puntos de vida o menos", "Ende mit höchstens zwei Trefferpunkten", "Termine com dois pontos de vida ou menos";
        fast_healer: "End with all your hit points", "Acaba con todos tus puntos de vida", "Ende mit allen Trefferpunkten", "Termine com todos os pontos de vida";
        neutralizer: "Spring or disarm a trap in your own turn", "Activa o desarma una trampa en tu propio turno", "Löse oder entschärfe eine Falle im eigenen Zug", "Acione ou desarme uma armadilha no seu turno";
        plunderer: "Loot a chest", "Saquea un cofre", "Plündere eine Truhe", "Saqueie um baú";
        protector: "Let no other hero be exhausted", "Que ningún otro héroe quede exhausto", "Lass keinen anderen Helden erschöpft werden", "Não deixe outro herói ficar exausto";
        explorer: "Reveal a room", "Revela una sala", "Decke einen Raum auf", "Revele uma sala";
        hoarder: "Loot five coins or more", "Saquea cinco monedas o más", "Plündere fünf oder mehr Münzen", "Saqueie cinco moedas ou mais";
        indigent: "Loot no coin and no chest", "No saquees ni monedas ni cofres", "Plündere weder Münze noch Truhe", "Não saqueie moedas nem baús";
        pacifist: "Kill three enemies or fewer", "Mata a tres enemigos o menos", "Töte höchstens drei Gegner", "Mate três inimigos ou menos";
        sadist: "Kill five enemies or more", "Mata a cinco enemigos o más", "Töte mindestens fünf Gegner", "Mate cinco inimigos ou mais";
        hunter: "Kill an elite enemy", "Mata a un enemigo de élite", "Töte einen Elite-Gegner", "Mate um inimigo de elite";
        professional: "Use items at least as often as your level plus two", "Usa objetos al menos tu nivel más dos veces", "Nutze Gegenstände mindestens so oft wie deine Stufe plus zwei", "Use itens pelo menos seu nível mais duas vezes";
        aggressor: "Have an enemy on the board at the start of every round", "Que haya un enemigo en el tablero al empezar cada ronda", "Zu Beginn jeder Runde steht ein Gegner auf dem Plan", "Que haja um inimigo no tabuleiro no início de cada rodada";
        dynamo: "Kill an enemy with at least four damage to spare", "Mata a un enemigo con al menos cuatro de daño de sobra", "Töte einen Gegner mit mindestens vier Schaden zu viel", "Mate um inimigo com pelo menos quatro de dano de sobra";
        purist: "Use no item", "No uses ningún objeto", "Nutze keinen Gegenstand", "Não use nenhum item";
        opener: "Be the first to kill", "Sé el primero en matar", "Töte als Erster", "Seja o primeiro a matar";
        diehard: "Never fall below half of your hit points", "No bajes nunca de la mitad de tus puntos de vida", "Falle nie unter die Hälfte deiner Trefferpunkte", "Nunca fique abaixo da metade dos pontos de vida";
        executioner: "Kill an unhurt enemy with one attack", "Mata de un ataque a un enemigo ileso", "Töte einen unverletzten Gegner mit einem Angriff", "Mate com um ataque um inimigo ileso";
        straggler: "Take only long rests", "Haz solo descansos largos", "Raste nur lang", "Faça só descansos longos";
        scrambler: "Take only short rests", "Haz solo descansos cortos", "Raste nur kurz", "Faça só descansos curtos";
        checks: "{0:1 check|# checks}", "{0:1 marca|# marcas}", "{0:1 Haken|# Haken}", "{0:1 marca|# marcas}";
    }
}

impl Words {
    /// What a battle goal asks for.
    #[must_use]
    pub const fn battle_goal(&self, goal: BattleGoal) -> &'static str {
        let text = &self.goal;
        match goal {
            BattleGoal::Streamliner => text.streamliner,
            BattleGoal::Layabout => text.layabout,
            BattleGoal::Workhorse => text.workhorse,
            BattleGoal::Zealot => text.zealot,
            BattleGoal::Masochist => text.masochist,
            BattleGoal::FastHealer => text.fast_healer,
            BattleGoal::Neutralizer => text.neutralizer,
            BattleGoal::Plunderer => text.plunderer,
            BattleGoal::Protector => text.protector,
            BattleGoal::Explorer => text.explorer,
            BattleGoal::Hoarder => text.hoarder,
            BattleGoal::Indigent => text.indigent,
            BattleGoal::Pacifist => text.pacifist,
            BattleGoal::Sadist => text.sadist,
            BattleGoal::Hunter => text.hunter,
            BattleGoal::Professional => text.professional,
            BattleGoal::Aggressor => text.aggressor,
            BattleGoal::Dynamo => text.dynamo,
            BattleGoal::Purist => text.purist,
            BattleGoal::Opener => text.opener,
            BattleGoal::Diehard => text.diehard,
            BattleGoal::Executioner => text.executioner,
            BattleGoal::Straggler => text.straggler,
            BattleGoal::Scrambler => text.scrambler,
        }
    }
}
