//! Every text in four languages.

use chalice::words::{self, Term};
use chalice::{Ability, Card, Effect, End, Enemy, Event, FinalBoss, Refusal};
use kit::{Lang, Seat};
use std::collections::BTreeSet;

#[test]
fn names_are_there_and_tell_cards_apart() {
    for lang in Lang::ALL {
        let cards: BTreeSet<&str> = Card::ALL.iter().map(|card| card.name(lang)).collect();
        let enemies: BTreeSet<&str> = Enemy::ALL.iter().map(|enemy| enemy.name(lang)).collect();
        assert_eq!((cards.len(), enemies.len()), (21, 30), "{lang:?}");
        assert!(cards.iter().chain(&enemies).all(|name| !name.is_empty()));
    }
}

#[test]
fn official_words_are_used() {
    let said = |card: Card| Lang::ALL.map(|lang| card.name(lang));
    assert_eq!(
        said(Card::HuntersDream),
        ["Hunter's Dream", "Sueño del Cazador", "Traum des Jägers", "Sonho do Caçador"]
    );
    assert_eq!(said(Card::SawCleaver), ["Saw Cleaver", "Cuchilla dentada", "Sägehackbeil", "Cutelo Serrilhado"]);
    assert_eq!(said(Card::BloodVial), ["Blood Vial", "Vial de sangre", "Blutphiole", "Frasco de Sangue"]);
    assert_eq!(Term::BloodEchoes.word(Lang::De), "Blutechos");
    assert_eq!(Term::FirstPlayer.word(Lang::Pt), "Primeiro Jogador");
    assert_eq!(Enemy::ScourgeBeast.name(Lang::Es), "Bestia infectada");
}

#[test]
fn english_names_lead_back() {
    assert!(Card::ALL.iter().all(|&card| Card::from_name(card.name(Lang::En)) == Some(card)));
    assert!(Enemy::ALL.iter().all(|&enemy| Enemy::from_name(enemy.name(Lang::En)) == Some(enemy)));
    for (name, boss) in
        [("rom", FinalBoss::Rom), ("Mergo", FinalBoss::MergosWetNurse), ("Vicar Amelia", FinalBoss::VicarAmelia)]
    {
        assert_eq!(FinalBoss::from_name(name), Some(boss));
    }
    assert_eq!(FinalBoss::from_name("the"), Some(FinalBoss::Rom));
    assert_eq!((Card::from_name("Spoon"), Enemy::from_name(""), FinalBoss::from_name("Moon")), (None, None, None));
}

#[test]
fn rules_texts_carry_the_numbers_of_the_rules() {
    for lang in Lang::ALL {
        for card in Card::ALL {
            let text = words::effect_text(card.data().effect, lang);
            assert_eq!(text.is_empty(), card.data().effect == Effect::Plain, "{card:?}");
            assert!(!text.contains("{}"), "{text}");
        }
        for enemy in Enemy::ALL {
            let data = enemy.data();
            let text = words::ability_text(data.ability, lang);
            assert_eq!(text.is_empty(), data.ability == Ability::Plain, "{enemy:?}");
            assert!(!text.contains("{}"), "{text}");
        }
        assert!(words::effect_text(Effect::Heal(4), lang).contains('4'));
        assert!(words::effect_text(Effect::Heal(5), lang).contains('5'));
        assert!(words::ability_text(Ability::HealthAtMost(6), lang).contains('6'));
        let rage = words::effect_text(Effect::Rage { each: 2, most: 3 }, lang);
        assert!(rage.find('2') < rage.find('3'));
    }
}

#[test]
fn texts_differ_between_languages() {
    let terms = [Term::Hunter, Term::BloodEchoes, Term::ChaliceDungeon, Term::Upgrade, Term::Trophy, Term::FirstPlayer];
    for term in terms.into_iter().chain([Term::Health, Term::Damage, Term::Instant]) {
        let said: BTreeSet<&str> = Lang::ALL.iter().map(|&lang| term.word(lang)).collect();
        assert!(said.len() >= 3, "{term:?}: {said:?}");
    }
    let why = Refusal::Over;
    assert_eq!(Lang::ALL.map(|lang| words::refusal_text(&why, lang)).iter().collect::<BTreeSet<_>>().len(), 4);
}

#[test]
fn the_log_names_who_did_what() {
    let name = |seat: Seat| format!("#{}", seat.0);
    let took = Event::Took { seat: Seat(2), card: Card::HunterAxe, echoes: 2, left: 5 };
    assert_eq!(words::line(took, Lang::En, &name), "#2 takes 2 echoes with Hunter Axe; 5 are left.");
    assert_eq!(words::line(took, Lang::De, &name), "#2 nimmt 2 Echos mit Jägeraxt; es bleiben 5.");
    let end = Event::Ended { end: End::AllLost };
    assert_eq!(Lang::ALL.map(|lang| words::line(end, lang, &name)).iter().collect::<BTreeSet<_>>().len(), 4);
}

/// C17: the rulebooks' own words, in Spanish, German and Portuguese; `None` where they have none.
#[test]
fn c17_official_words_are_the_rulebooks_own() {
    let cards = [
        (Card::HuntersDream, Some("Sueño del Cazador"), Some("Traum des Jägers"), Some("Sonho do Caçador")),
        (Card::Transform, Some("Transformar"), Some("Transformieren"), Some("Transformar")),
        (Card::SawCleaver, Some("Cuchilla dentada"), Some("Sägehackbeil"), Some("Cutelo Serrilhado")),
        (Card::HunterAxe, Some("Hacha de cazador"), Some("Jägeraxt"), Some("Machado de Caçador")),
        (Card::HunterPistol, Some("Pistola de cazador"), Some("Jägerpistole"), Some("Pistola de Caçador")),
        (Card::RepeatingPistol, Some("Pistola de repetición"), Some("Repetierpistole"), Some("Pistola de Repetição")),
        (Card::BloodVial, Some("Vial de sangre"), Some("Blutphiole"), Some("Frasco de Sangue")),
        (Card::StakeDriver, Some("Estacador"), None, None),
        (Card::MolotovCocktail, Some("Cóctel molotov"), None, None),
    ];
    let enemies = [
        (Enemy::ScourgeBeast, Some("Bestia infectada"), Some("Seuchenbestie"), Some("Monstro da Praga")),
        (Enemy::WinterLantern, Some("Linterna de invierno"), Some("Winterlaterne"), Some("Lanterna de Inverno")),
        (Enemy::Watchdog, Some("Perro guardián de los Antiguos Señores"), None, None),
        (Enemy::Yurie, Some("Yurie, el Último Erudito"), None, None),
        (Enemy::BeastPossessedSoul, Some("Alma poseída por una bestia"), None, None),
        (Enemy::Executioner, Some("Ejecutor"), Some("Henker"), Some("Executor")),
    ];
    let terms =
        [(Term::Reveal, Some("Al revelar"), None, None), (Term::Escape, Some("Si huye"), None, Some("Se Escapar"))];
    let known = cards
        .iter()
        .map(|&(card, es, de, pt)| ([Lang::Es, Lang::De, Lang::Pt].map(|lang| card.name(lang)), [es, de, pt]));
    let known = known.chain(
        enemies
            .iter()
            .map(|&(enemy, es, de, pt)| ([Lang::Es, Lang::De, Lang::Pt].map(|lang| enemy.name(lang)), [es, de, pt])),
    );
    let known = known.chain(
        terms
            .iter()
            .map(|&(term, es, de, pt)| ([Lang::Es, Lang::De, Lang::Pt].map(|lang| term.word(lang)), [es, de, pt])),
    );
    for (ours, books) in known {
        for (ours, book) in ours.into_iter().zip(books) {
            assert!(book.is_none_or(|book| book == ours), "{ours}, but the book says {book:?}");
        }
    }
}

#[test]
fn c17_keywords_begin_the_texts_that_they_stand_in() {
    for lang in Lang::ALL {
        for enemy in Enemy::ALL {
            let text = words::ability_text(enemy.data().ability, lang);
            let keyword = match enemy.data().ability {
                Ability::RevealGift(_) | Ability::RevealWounds(_) | Ability::RevealNewRow => Term::Reveal,
                Ability::EscapeDisarms(_)
                | Ability::EscapeWounds(_)
                | Ability::EscapeSteals(_)
                | Ability::EscapeStrengthens(_) => Term::Escape,
                _ => continue,
            };
            assert!(text.starts_with(&format!("{}: ", keyword.word(lang))), "{text}");
        }
    }
}

#[test]
fn c17_the_huntsman_is_told_from_the_hunters_and_bears_the_books_word_beside() {
    for lang in Lang::ALL {
        assert_ne!(Enemy::Huntsman.name(lang), Term::Hunter.word(lang));
    }
    assert_eq!(Enemy::Huntsman.printed_name(Lang::Es), Some("Cazador"));
    assert_eq!(Enemy::Huntsman.printed_name(Lang::En), None);
}

/// One of something is not said as several are, in the log and on the cards.
#[test]
fn one_is_singular_in_every_language() {
    const WRONG: [&str; 10] = [
        "1 echoes",
        "1 are ",
        "1 ecos",
        "quedan 1 ",
        "quedan 1.",
        "1 Echos",
        "bleiben 1.",
        "1 Lebenspunkte",
        "restam 1.",
        "1 collected echoes",
    ];
    const WRONG_OF_SEVERAL: [&str; 8] =
        ["2 echo ", "2 echo.", "2 eco ", "2 eco.", "2 Echo ", "2 Echo.", "2 Lebenspunkt ", "2 Lebenspunkt."];
    let seat = Seat(0);
    let (card, enemy) = (Card::HunterAxe, Enemy::Rom);
    let told = |number: u8| {
        let more = u16::from(number);
        [
            Event::Revealed { enemy, echoes: number },
            Event::Took { seat, card, echoes: number, left: number },
            Event::Gained { seat, echoes: number },
            Event::Lost { seat, echoes: more },
            Event::Paid { seat, echoes: number },
            Event::Banked { seat, echoes: more },
            Event::Omen { more: number },
            Event::Wounded { seat, amount: number, health: number },
            Event::Healed { seat, amount: number, health: number },
            Event::Rested { seat, health: number },
        ]
    };
    let name = |_| "Vesper".to_owned();
    for lang in Lang::ALL {
        for (number, wrong) in [(1, &WRONG[..]), (2, &WRONG_OF_SEVERAL[..])] {
            for event in told(number) {
                for line in [words::line(event, lang, &name), words::line_to(seat, event, lang, &name)] {
                    assert!(!wrong.iter().any(|wrong| line.contains(wrong)), "{line}");
                }
            }
            let cards = Card::ALL.map(|card| words::effect_text(card.data().effect, lang));
            let enemies = Enemy::ALL.map(|enemy| words::ability_text(enemy.data().ability, lang));
            for text in cards.iter().chain(&enemies) {
                assert!(!wrong.iter().any(|wrong| text.contains(wrong)), "{text}");
            }
        }
    }
}
