//! What a table says of Haven.

use crate::table::GameWords;

pub(super) const EN: GameWords = GameWords {
    share: "Copy the link to this dungeon",
    shared: "The link is copied: it deals the same dungeon to whoever opens it.",
    replay_shared: "The link is copied: it shows this scenario, step by step.",
    kept_games: "Kept scenarios",
    look_through: "Step through the scenario",
    see_end: "To the end",
    old_rules: "This scenario was played by an older edition of the rules. It lies aside, nothing of it was deleted, and goes along with an export.",
    play_again: "Set out again",
    same_again: "Same dungeon again",
    replaces: "A new one takes its place. Put the old one by first, and you can come back to it.",
    under_way: "A scenario is under way",
    put_by: "Put it by",
    let_go: "Give it up and begin",
};

pub(super) const ES: GameWords = GameWords {
    share: "Copiar el enlace a esta mazmorra",
    shared: "Enlace copiado: reparte la misma mazmorra a quien lo abra.",
    replay_shared: "Enlace copiado: muestra este escenario paso a paso.",
    kept_games: "Escenarios guardados",
    look_through: "Recorrer el escenario",
    see_end: "Al final",
    old_rules: "Este escenario se jugó con una edición anterior de las reglas. Está apartado, no se borró nada y va con cada exportación.",
    play_again: "Partir otra vez",
    same_again: "La misma mazmorra",
    replaces: "Uno nuevo ocupará su lugar. Guarda antes el otro y podrás volver a él.",
    under_way: "Hay un escenario en marcha",
    put_by: "Guardarlo",
    let_go: "Abandonarlo y empezar",
};

pub(super) const DE: GameWords = GameWords {
    share: "Link zu diesem Dungeon kopieren",
    shared: "Der Link ist kopiert: Er teilt allen, die ihn öffnen, denselben Dungeon aus.",
    replay_shared: "Link kopiert: Er zeigt dieses Szenario Schritt für Schritt.",
    kept_games: "Aufbewahrte Szenarien",
    look_through: "Das Szenario durchgehen",
    see_end: "Zum Ende",
    old_rules: "Dieses Szenario wurde nach einer älteren Fassung der Regeln gespielt. Es liegt beiseite, nichts wurde gelöscht, und ein Export nimmt es mit.",
    play_again: "Wieder aufbrechen",
    same_again: "Derselbe Dungeon",
    replaces: "Ein neues tritt an seine Stelle. Bewahre das alte vorher auf, dann kannst du zu ihm zurückkehren.",
    under_way: "Ein Szenario ist im Gange",
    put_by: "Aufbewahren",
    let_go: "Aufgeben und neu beginnen",
};

pub(super) const PT: GameWords = GameWords {
    share: "Copiar o link desta masmorra",
    shared: "Link copiado: ele dá a mesma masmorra a quem o abrir.",
    replay_shared: "Link copiado: ele mostra este cenário passo a passo.",
    kept_games: "Cenários guardados",
    look_through: "Percorrer o cenário",
    see_end: "Ao fim",
    old_rules: "Este cenário foi jogado com uma edição anterior das regras. Está separado, nada foi apagado, e vai junto em cada exportação.",
    play_again: "Partir de novo",
    same_again: "A mesma masmorra",
    replaces: "Um novo toma o lugar dele. Guarde o outro antes e você poderá voltar a ele.",
    under_way: "Há um cenário em andamento",
    put_by: "Guardar",
    let_go: "Desistir dele e começar",
};
