//! The log: one line for each event, in the words of the cards.

use super::names::{die_name, trophy_name};
use super::{Four, fill, say};
use crate::event::Event;
use crate::score::End;
use kit::{Lang, Seat};

/// One event as a sentence; `name` says what to call a seat.
#[must_use]
pub fn line(event: Event, lang: Lang, name: &dyn Fn(Seat) -> String) -> String {
    told(lang, sentence(event, lang, name))
}

/// One event as a sentence to whoever sits in a seat: to them it says "you".
#[must_use]
pub fn line_to(reader: Seat, event: Event, lang: Lang, name: &dyn Fn(Seat) -> String) -> String {
    told(lang, sentence_to(reader, event, lang, name).unwrap_or_else(|| sentence(event, lang, name)))
}

fn told(lang: Lang, (four, words): (Four, Vec<String>)) -> String {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    fill(say(lang, four), &words)
}

/// So many of something: each language says one otherwise than none or several.
fn counted(number: u16, lang: Lang, one: Four, several: Four) -> String {
    fill(say(lang, if number == 1 { one } else { several }), &[&number.to_string()])
}

fn some_echoes(number: u16, lang: Lang) -> String {
    counted(number, lang, ["{} echo", "{} eco", "{} Echo", "{} eco"], ["{} echoes", "{} ecos", "{} Echos", "{} ecos"])
}

#[rustfmt::skip]
fn some_collected(number: u16, lang: Lang) -> String {
    let one = ["{} collected echo", "{} eco recolectado", "{} gesammeltes Echo", "{} eco coletado"];
    let several = ["{} collected echoes", "{} ecos recolectados", "{} gesammelte Echos", "{} ecos coletados"];
    counted(number, lang, one, several)
}

/// What is left on the enemy.
fn some_left(number: u8, lang: Lang) -> String {
    let one = ["{} is left", "queda {}", "es bleibt {}", "resta {}"];
    counted(number.into(), lang, one, ["{} are left", "quedan {}", "es bleiben {}", "restam {}"])
}

fn some_health(number: u8, lang: Lang) -> String {
    let one = ["{} health", "{} de salud", "{} Lebenspunkt", "{} de HP"];
    counted(number.into(), lang, one, ["{} health", "{} de salud", "{} Lebenspunkte", "{} de HP"])
}

/// The same of what a hunter has left; in Spanish the verb goes with the number.
fn health_left(number: u8, lang: Lang) -> String {
    let one = ["{} health", "queda {} de salud", "{} Lebenspunkt", "{} de HP"];
    counted(number.into(), lang, one, ["{} health", "quedan {} de salud", "{} Lebenspunkte", "{} de HP"])
}

/// What happens to the reader, or by their hand.
#[rustfmt::skip]
fn sentence_to(reader: Seat, event: Event, lang: Lang, name: &dyn Fn(Seat) -> String) -> Option<(Four, Vec<String>)> {
    let small = |number: u8| number.to_string();
    let you = |seat: Seat| seat == reader;
    Some(match event {
        Event::Played { seat, card } if you(seat) => (
            ["You play {}.", "Juegas {}.", "Du spielst {}.", "Você joga {}."],
            vec![card.name(lang).into()],
        ),
        Event::Transformed { seat, card } if you(seat) => (
            ["You bring in {}.", "Sacas {}.", "Du bringst {} ins Spiel.", "Você traz {} ao jogo."],
            vec![card.name(lang).into()],
        ),
        Event::Hindered { seat, target, less } if you(seat) => (
            ["You hinder {}: {} less damage.", "Estorbas a {}: {} menos de daño.", "Du behinderst {}: {} Schaden weniger.", "Você atrapalha {}: {} de dano a menos."],
            vec![name(target), small(less)],
        ),
        Event::Hindered { seat, target, less } if you(target) => (
            ["{} hinders you: {} less damage.", "{} te estorba: {} menos de daño.", "{} behindert dich: {} Schaden weniger.", "{} atrapalha você: {} de dano a menos."],
            vec![name(seat), small(less)],
        ),
        Event::Wounded { seat, amount, health } if you(seat) => (
            ["You take {} damage and have {} left.", "Sufres {} de daño y te {}.", "Du erleidest {} Schaden und hast noch {}.", "Você sofre {} de dano e fica com {}."],
            vec![small(amount), health_left(health, lang)],
        ),
        Event::Unharmed { seat } if you(seat) => (
            ["You are unharmed.", "Sales ileso.", "Du bleibst unversehrt.", "Você sai ileso."],
            vec![],
        ),
        Event::Healed { seat, amount, health } if you(seat) => (
            ["You regain {} and have {}.", "Recuperas {} y tienes {}.", "Du erhältst {} zurück und hast {}.", "Você recupera {} e tem {}."],
            vec![some_health(amount, lang), small(health)],
        ),
        Event::Died { seat } if you(seat) => (["You die.", "Mueres.", "Du stirbst.", "Você morre."], vec![]),
        Event::Eliminated { seat } if you(seat) => (
            ["You are out of the game.", "Quedas fuera de la partida.", "Du scheidest aus dem Spiel aus.", "Você está fora do jogo."],
            vec![],
        ),
        Event::Took { seat, card, echoes, left } if you(seat) => (
            ["You take {} with {}; {}.", "Tomas {} con {}; {}.", "Du nimmst {} mit {}; {}.", "Você toma {} com {}; {}."],
            vec![some_echoes(echoes.into(), lang), card.name(lang).into(), some_left(left, lang)],
        ),
        Event::Gained { seat, echoes } if you(seat) => (
            ["You gain {}.", "Ganas {}.", "Du erhältst {}.", "Você ganha {}."],
            vec![some_echoes(echoes.into(), lang)],
        ),
        Event::Lost { seat, echoes } if you(seat) => (
            ["You lose {}.", "Pierdes {}.", "Du verlierst {}.", "Você perde {}."],
            vec![some_collected(echoes, lang)],
        ),
        Event::Paid { seat, echoes } if you(seat) => (
            ["You pay {}.", "Pagas {}.", "Du zahlst {}.", "Você paga {}."],
            vec![some_echoes(echoes.into(), lang)],
        ),
        Event::Banked { seat, echoes } if you(seat) => (
            ["You bank {}.", "Depositas {}.", "Du hortest {}.", "Você armazena {}."],
            vec![some_echoes(echoes, lang)],
        ),
        Event::Trophy { seat, trophy, space } if you(seat) => (
            ["You gain a trophy: {}, space {}.", "Obtienes un trofeo: {}, casilla {}.", "Du erhältst eine Trophäe: {}, Feld {}.", "Você ganha um troféu: {}, espaço {}."],
            vec![trophy_name(trophy, lang).into(), small(space)],
        ),
        Event::Disarmed { seat, card } if you(seat) => (
            ["You put {} with the used cards.", "Pasas {} a las cartas usadas.", "Du legst {} zu den benutzten Karten.", "Você põe {} nas cartas usadas."],
            vec![card.name(lang).into()],
        ),
        Event::Recalled { seat, card } if you(seat) => (
            ["You take back {}.", "Recuperas {}.", "Du nimmst {} zurück.", "Você recupera {}."],
            vec![card.name(lang).into()],
        ),
        Event::Reclaimed { seat } if you(seat) => (
            ["You take back all used cards.", "Recuperas todas las cartas usadas.", "Du nimmst alle benutzten Karten zurück.", "Você recupera todas as cartas usadas."],
            vec![],
        ),
        Event::Upgraded { seat, card } if you(seat) => (
            ["You take the upgrade {}.", "Tomas la mejora {}.", "Du nimmst die Verbesserung {}.", "Você pega o aprimoramento {}."],
            vec![card.name(lang).into()],
        ),
        Event::Removed { seat, card } if you(seat) => (
            ["You lose {} from the game.", "Retiras {} de la partida.", "Du entfernst {} aus dem Spiel.", "Você retira {} do jogo."],
            vec![card.name(lang).into()],
        ),
        Event::Rested { seat, health } if you(seat) => (
            ["You rest: {}.", "Descansas: {}.", "Du ruhst dich aus: {}.", "Você descansa: {}."],
            vec![some_health(health, lang)],
        ),
        Event::Returned { seat, card } if you(seat) => (
            ["{} returns to your hand.", "{} vuelve a tu mano.", "{} kehrt auf deine Hand zurück.", "{} volta à sua mão."],
            vec![card.name(lang).into()],
        ),
        Event::FirstPlayer { seat } if you(seat) => (
            ["You are First Player.", "Eres Jugador inicial.", "Du bist Startspieler.", "Você é o Primeiro Jogador."],
            vec![],
        ),
        _ => return None,
    })
}

#[rustfmt::skip]
fn sentence(event: Event, lang: Lang, name: &dyn Fn(Seat) -> String) -> (Four, Vec<String>) {
    let number = |number: u16| number.to_string();
    let small = |number: u8| number.to_string();
    match event {
        Event::Round { round } => (["Round {}.", "Ronda {}.", "Runde {}.", "Rodada {}."], vec![number(round)]),
        Event::Revealed { enemy, echoes } => (
            ["{} appears with {}.", "Aparece {} con {}.", "{} erscheint mit {}.", "{} aparece com {}."],
            vec![enemy.name(lang).into(), some_echoes(echoes.into(), lang)],
        ),
        Event::Played { seat, card } => (
            ["{} plays {}.", "{} juega {}.", "{} spielt {}.", "{} joga {}."],
            vec![name(seat), card.name(lang).into()],
        ),
        Event::Transformed { seat, card } => (
            ["{} brings in {}.", "{} saca {}.", "{} bringt {} ins Spiel.", "{} traz {} ao jogo."],
            vec![name(seat), card.name(lang).into()],
        ),
        Event::Hindered { seat, target, less } => (
            ["{} hinders {}: {} less damage.", "{} estorba a {}: {} menos de daño.", "{} behindert {}: {} Schaden weniger.", "{} atrapalha {}: {} de dano a menos."],
            vec![name(seat), name(target), small(less)],
        ),
        Event::Rolled { die, face } => (
            ["The {} die shows {}.", "El dado {} muestra {}.", "Würfel ({}): {}.", "O dado {} mostra {}."],
            vec![die_name(die, lang).into(), face.to_string()],
        ),
        Event::Attack { enemy, total } => (
            ["{} hits everyone for {}.", "{} golpea a todos con {}.", "{} trifft alle mit {}.", "{} atinge todos com {}."],
            vec![enemy.name(lang).into(), small(total)],
        ),
        Event::Wounded { seat, amount, health } => (
            ["{} takes {} damage and has {} left.", "{} sufre {} de daño y le {}.", "{} erleidet {} Schaden und hat noch {}.", "{} sofre {} de dano e fica com {}."],
            vec![name(seat), small(amount), health_left(health, lang)],
        ),
        Event::Unharmed { seat } => (
            ["{} is unharmed.", "{} sale ileso.", "{} bleibt unversehrt.", "{} sai ileso."],
            vec![name(seat)],
        ),
        Event::Healed { seat, amount, health } => (
            ["{} regains {} and has {}.", "{} recupera {} y tiene {}.", "{} erhält {} zurück und hat {}.", "{} recupera {} e tem {}."],
            vec![name(seat), some_health(amount, lang), small(health)],
        ),
        Event::Died { seat } => (["{} dies.", "{} muere.", "{} stirbt.", "{} morre."], vec![name(seat)]),
        Event::Eliminated { seat } => (
            ["{} is out of the game.", "{} queda fuera de la partida.", "{} scheidet aus dem Spiel aus.", "{} está fora do jogo."],
            vec![name(seat)],
        ),
        Event::Took { seat, card, echoes, left } => (
            ["{} takes {} with {}; {}.", "{} toma {} con {}; {}.", "{} nimmt {} mit {}; {}.", "{} toma {} com {}; {}."],
            vec![name(seat), some_echoes(echoes.into(), lang), card.name(lang).into(), some_left(left, lang)],
        ),
        Event::Gained { seat, echoes } => (
            ["{} gains {}.", "{} gana {}.", "{} erhält {}.", "{} ganha {}."],
            vec![name(seat), some_echoes(echoes.into(), lang)],
        ),
        Event::Lost { seat, echoes } => (
            ["{} loses {}.", "{} pierde {}.", "{} verliert {}.", "{} perde {}."],
            vec![name(seat), some_collected(echoes, lang)],
        ),
        Event::Paid { seat, echoes } => (
            ["{} pays {}.", "{} paga {}.", "{} zahlt {}.", "{} paga {}."],
            vec![name(seat), some_echoes(echoes.into(), lang)],
        ),
        Event::Banked { seat, echoes } => (
            ["{} banks {}.", "{} deposita {}.", "{} hortet {}.", "{} armazena {}."],
            vec![name(seat), some_echoes(echoes, lang)],
        ),
        Event::Killed { enemy } => (
            ["{} is dead.", "{} ha muerto.", "{} ist tot.", "{} está morto."],
            vec![enemy.name(lang).into()],
        ),
        Event::Trophy { seat, trophy, space } => (
            ["{} gains a trophy: {}, space {}.", "{} obtiene un trofeo: {}, casilla {}.", "{} erhält eine Trophäe: {}, Feld {}.", "{} ganha um troféu: {}, espaço {}."],
            vec![name(seat), trophy_name(trophy, lang).into(), small(space)],
        ),
        Event::Escaped { enemy } => (
            ["{} escapes.", "{} escapa.", "{} entkommt.", "{} foge."],
            vec![enemy.name(lang).into()],
        ),
        Event::Omen { more } => (
            ["The next enemy will enter with {}.", "El siguiente enemigo entrará con {}.", "Der nächste Gegner kommt mit {}.", "O próximo inimigo entrará com {}."],
            vec![counted(more.into(), lang, ["{} more echo", "{} eco más", "{} Echo mehr", "{} eco a mais"], ["{} more echoes", "{} ecos más", "{} Echos mehr", "{} ecos a mais"])],
        ),
        Event::Called => (
            ["A Monster from the box joins the dungeon.", "Un Monstruo de la caja se une a la mazmorra.", "Ein Monster aus der Schachtel kommt ins Verlies.", "Um Monstro da caixa entra na masmorra."],
            vec![],
        ),
        Event::Disarmed { seat, card } => (
            ["{} puts {} with the used cards.", "{} pasa {} a las cartas usadas.", "{} legt {} zu den benutzten Karten.", "{} põe {} nas cartas usadas."],
            vec![name(seat), card.name(lang).into()],
        ),
        Event::Recalled { seat, card } => (
            ["{} takes back {}.", "{} recupera {}.", "{} nimmt {} zurück.", "{} recupera {}."],
            vec![name(seat), card.name(lang).into()],
        ),
        Event::Reclaimed { seat } => (
            ["{} takes back all used cards.", "{} recupera todas las cartas usadas.", "{} nimmt alle benutzten Karten zurück.", "{} recupera todas as cartas usadas."],
            vec![name(seat)],
        ),
        Event::Upgraded { seat, card } => (
            ["{} takes the upgrade {}.", "{} toma la mejora {}.", "{} nimmt die Verbesserung {}.", "{} pega o aprimoramento {}."],
            vec![name(seat), card.name(lang).into()],
        ),
        Event::Removed { seat, card } => (
            ["{} loses {} from the game.", "{} retira {} de la partida.", "{} entfernt {} aus dem Spiel.", "{} retira {} do jogo."],
            vec![name(seat), card.name(lang).into()],
        ),
        Event::Rested { seat, health } => (
            ["{} rests: {}.", "{} descansa: {}.", "{} ruht sich aus: {}.", "{} descansa: {}."],
            vec![name(seat), some_health(health, lang)],
        ),
        Event::Returned { seat, card } => (
            ["{} returns to the hand of {}.", "{} vuelve a la mano de {}.", "{} kehrt auf die Hand von {} zurück.", "{} volta à mão de {}."],
            vec![card.name(lang).into(), name(seat)],
        ),
        Event::Dealt { card } => (
            ["New upgrade: {}.", "Nueva mejora: {}.", "Neue Verbesserung: {}.", "Novo aprimoramento: {}."],
            vec![card.name(lang).into()],
        ),
        Event::Discarded { card } => (
            ["{} is discarded.", "Se descarta {}.", "{} wird abgelegt.", "{} é descartado."],
            vec![card.name(lang).into()],
        ),
        Event::FirstPlayer { seat } => (
            ["{} is First Player.", "{} es Jugador inicial.", "{} ist Startspieler.", "{} é o Primeiro Jogador."],
            vec![name(seat)],
        ),
        Event::Ended { end } => (ending(end), vec![]),
    }
}

const fn ending(end: End) -> Four {
    match end {
        End::Victory => [
            "The Final Boss is dead: the hunt is over.",
            "El Jefe final ha muerto: la cacería ha terminado.",
            "Der Endboss ist tot: Die Jagd ist vorbei.",
            "O Chefão Final está morto: a caçada acabou.",
        ],
        End::AllLost => [
            "Every Hunter is out: nobody wins.",
            "Todos los Cazadores están fuera: nadie gana.",
            "Alle Jäger sind ausgeschieden: Niemand gewinnt.",
            "Todos os Caçadores estão fora: ninguém vence.",
        ],
        End::Stalemate => [
            "Nobody has drawn blood for ten rounds: the hunt ends as it stands.",
            "Diez rondas sin derramar sangre: la cacería termina tal como está.",
            "Zehn Runden lang floss kein Blut: Die Jagd endet, wie sie steht.",
            "Dez rodadas sem derramar sangue: a caçada termina como está.",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_reads_is_spoken_to() {
        let name = |seat: Seat| format!("H{}", seat.0);
        let died = |seat| Event::Died { seat: Seat(seat) };
        assert_eq!(line_to(Seat(0), died(0), Lang::En, &name), "You die.");
        assert_eq!(line_to(Seat(0), died(1), Lang::En, &name), "H1 dies.");
        let hindered = Event::Hindered { seat: Seat(1), target: Seat(0), less: 2 };
        assert_eq!(line_to(Seat(0), hindered, Lang::De, &name), "H1 behindert dich: 2 Schaden weniger.");
        assert_eq!(line(hindered, Lang::De, &name), "H1 behindert H0: 2 Schaden weniger.");
    }
}
