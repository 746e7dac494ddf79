//! Every name and every text is there in every language, and says the same.

use super::*;
use ::haven::ability::{Ability, Lasting};
use ::haven::card::CardSheet;
use ::haven::class::Class;
use ::haven::condition::Condition;
use ::haven::dungeon::Severity;
use ::haven::element::Element;
use ::haven::goal::BattleGoal;
use ::haven::item::Item;
use ::haven::monster::MonsterKind;
use ::haven::scenario::ScenarioSheet;
use ::haven::setup::HeroSetup;
use ::haven::{Setup, words::Name};
use kit::Seed;
use scenario::Company;

/// What is to be filled in, in the order of its numbers, each once.
fn holes(text: &str) -> Vec<char> {
    let mut found: Vec<char> = text.split('{').skip(1).filter_map(|hole| hole.chars().next()).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn all_texts() -> Vec<(&'static str, [&'static str; 4])> {
    let lists = [
        page::PageTexts::ALL,
        card::CardTexts::ALL,
        item::ItemTexts::ALL,
        goal::GoalTexts::ALL,
        scenario::ScenarioTexts::ALL,
        log::LogTexts::ALL,
        ask::AskTexts::ALL,
        reason::ReasonTexts::ALL,
        setup::SetupTexts::ALL,
        board::BoardTexts::ALL,
        crate::haven::codex::CodexTexts::ALL,
        crate::haven::records::words::LedgerTexts::ALL,
    ];
    lists.concat()
}

#[test]
fn every_text_is_there_in_every_language_and_takes_the_same_in() {
    for (name, texts) in all_texts() {
        for text in texts {
            assert!(!text.is_empty(), "{name}");
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{name}: {text}");
            assert_eq!(holes(text), holes(texts[0]), "{name}: {text}");
        }
    }
}

#[test]
fn a_text_goes_by_its_numbers() {
    assert_eq!(fill("{0:one card|# cards} of {1}", &[&1, &"Ana"]), "one card of Ana");
    assert_eq!(fill("{0:one card|# cards} of {1}", &[&3, &"Ana"]), "3 cards of Ana");
    assert_eq!(fill("{1} {0}", &[&"a", &"b"]), "b a");
    assert_eq!(fill("nothing", &[]), "nothing");
    assert_eq!(fill("{7} {", &[&1]), " ");
}

fn is_said(text: &str, what: &str, lang: Lang) {
    assert!(!text.trim().is_empty(), "{what} in {lang:?}");
    assert!(!text.contains('{') && !text.contains('}') && !text.contains('#'), "{what} in {lang:?}: {text}");
    assert!(!text.contains("; ;") && !text.contains(", ,") && !text.contains("  "), "{what} in {lang:?}: {text}");
}

fn all_cards() -> impl Iterator<Item = &'static CardSheet> {
    Class::ALL.into_iter().flat_map(|class| class.cards())
}

#[test]
fn every_card_has_a_name_and_both_halves_a_text_in_every_language() {
    let mut count = 0;
    for lang in Lang::ALL {
        let words = words(lang);
        for card in all_cards() {
            is_said(card.name.get(lang), "a card", lang);
            for action in [&card.top, &card.bottom] {
                let half = words.half(action);
                let name = card.name;
                is_said(&half.text, &name.to_string(), lang);
                assert!(!half.lines.is_empty(), "{name}");
                half.lines.iter().for_each(|line| is_said(&line.text, &name.to_string(), lang));
                count += 1;
            }
        }
    }
    assert_eq!(count, 4 * 2 * all_cards().count());
}

#[test]
fn every_item_goal_monster_and_scenario_has_a_name_and_a_text_in_every_language() {
    for lang in Lang::ALL {
        let words = words(lang);
        let named = |name: Name| is_said(name.get(lang), &name.to_string(), lang);
        for item in Item::ALL {
            named(item.sheet().name);
            is_said(&words.item_text(item), &item.sheet().name.to_string(), lang);
        }
        for goal in BattleGoal::ALL {
            named(goal.name());
            is_said(words.battle_goal(goal), "a battle goal", lang);
        }
        for kind in MonsterKind::ALL {
            named(kind.sheet().name);
            for card in kind.sheet().deck {
                is_said(&words.abilities(card.abilities), &kind.sheet().name.to_string(), lang);
            }
        }
        for &sheet in ScenarioSheet::all() {
            named(sheet.name);
            for heroes in 2..=4 {
                let company = Company { heroes, level: 3 };
                is_said(&words.scenario_goal(sheet, company), &sheet.name.to_string(), lang);
                for rule in words.scenario_rules(sheet, company) {
                    is_said(&rule, &sheet.name.to_string(), lang);
                }
            }
        }
        Class::ALL.into_iter().for_each(|class| named(class.name()));
        for condition in Condition::ALL {
            is_said(words.condition(condition), "a condition", lang);
            is_said(words.condition_does(condition), "a condition", lang);
        }
        Element::ALL.into_iter().for_each(|element| is_said(words.element(element), "an element", lang));
    }
}

#[test]
fn texts_of_cards_differ_as_the_cards_do() {
    let english = words(Lang::En);
    let mut halves: Vec<(String, &haven_action)> = Vec::new();
    for card in all_cards() {
        for action in [&card.top, &card.bottom] {
            let text = english.half(action).text;
            let same = |other: &&(String, &haven_action)| other.0 == text && other.1.abilities != action.abilities;
            if let Some(other) = halves.iter().find(same) {
                let area = |action: &haven_action| english.half(action).area;
                assert!(area(other.1) != area(action), "{}: {text} says two things", card.name);
            }
            halves.push((text, action));
        }
    }
}

#[allow(non_camel_case_types, reason = "a name for one test")]
type haven_action = ::haven::card::Action;

#[test]
fn cards_read_as_they_are_played() {
    let english = words(Lang::En);
    let text = |class: Class, name: &str| {
        let card = class.cards().iter().find(|card| card.name.get(Lang::En) == name).expect("a card of this name");
        (english.half(&card.top).text, english.half(&card.bottom).text)
    };
    let (top, bottom) = text(Class::Brute, "Trample");
    assert_eq!(top, "Attack 3, Pierce 2");
    assert_eq!(bottom, "Move 4, Jump; Attack 2, every enemy moved through; lost; 2 xp");
    let (top, _) = text(Class::Brute, "Skewer");
    assert_eq!(top, "Attack 3, area of 2 hexes; Air: Attack +1, Pierce 1; 1 xp");
    let (_, bottom) = text(Class::Brute, "Warding Strength");
    assert_eq!(bottom, "Shield 1, each next attack that would hurt; 6 uses; stays; lost");
}

#[test]
fn h20_spanish_uses_the_rulebooks_words() {
    let spanish = words(Lang::Es);
    let conditions = Condition::ALL.map(|condition| spanish.condition(condition).to_lowercase());
    let printed = [
        "veneno",
        "herida",
        "inmovilización",
        "desarme",
        "aturdimiento",
        "confusión",
        "maldición",
        "bendición",
        "invisibilidad",
        "fortalecimiento",
    ];
    assert_eq!(conditions, printed.map(str::to_owned));
    let card = &spanish.card;
    let terms = [card.loot, card.shield, card.retaliate, card.heal, card.push, card.pull, card.pierce, card.initiative];
    let printed = ["saqueo", "escudo", "represalia", "curación", "empujón", "tirón", "perforante", "iniciativa"];
    assert_eq!(terms.map(str::to_lowercase), printed.map(str::to_owned));
    assert!(spanish.ask.do_long_rest.to_lowercase().contains("descanso largo"));
    assert!(spanish.ask.do_short_rest.to_lowercase().contains("descanso corto"));
    assert!(spanish.ask.goal.contains("objetivo de batalla"));
    assert!(spanish.setup.end_of_three.contains("pericia"));
    assert!(spanish.scenario.dungeon.contains("Mazmorra") && spanish.scenario.number.contains("Escenario"));
    let names: Vec<&str> = all_cards()
        .map(|card| card.name)
        .chain(Item::ALL.map(|item| item.sheet().name))
        .chain(MonsterKind::ALL.map(|kind| kind.sheet().name))
        .chain(BattleGoal::ALL.map(BattleGoal::name))
        .map(|name| name.get(Lang::Es))
        .collect();
    for printed in [
        "Botas de zancadas",
        "Armadura de piel",
        "Lentes ojo de águila",
        "Poción curativa menor",
        "Nova congelante",
        "Golpe de llama",
        "Navaja envenenada",
        "Argucia del embaucador",
        "Muralla de dolor",
        "Voluntad enferma",
        "Unirse a la noche",
        "Horda de roedores",
        "Haragán",
        "Arquera bandido",
    ] {
        assert!(names.contains(&printed), "{printed}");
    }
}

/// A listener that turns everything into words.
struct Reader(usize);

impl ::haven::Sink for Reader {
    fn tell(&mut self, event: Event, game: &Game) {
        for lang in Lang::ALL {
            is_said(&super::event(event, game, lang), &format!("{event:?}"), lang);
        }
        self.0 += 1;
    }
}

/// Plays on at random and has everything said on the way: questions, answers, reasons, events.
fn read_through(setup: &Setup, name: &'static str, most: usize) -> usize {
    let mut reader = Reader(0);
    let mut game = Game::begin(setup, &mut reader).expect("a set-up of ours");
    let mut chance = kit::Stream::new(setup.seed, name);
    for step in 0..most {
        let Some(seat) = game.next_to_decide() else { break };
        let legal = game.legal(seat);
        let view = game.view(seat);
        let asked = view.question();
        let lang = Lang::ALL[step % 4];
        let words = words(lang);
        let cast = log::Cast { words, view };
        if let Some(question) = asked {
            is_said(&words.question(question, &cast), &format!("{question:?}"), lang);
        }
        for choice in legal.iter().take(12) {
            is_said(&words.choice(*choice, asked, seat, &cast), &format!("{choice:?}"), lang);
        }
        for (choice, why) in view.refused().into_iter().take(12) {
            is_said(&words.reason(why, &cast), &format!("{choice:?}"), lang);
        }
        let choice = *chance.pick(&legal).expect("something to decide");
        game.choose(seat, choice, &mut reader).expect("it was listed");
    }
    reader.0
}

#[test]
fn everything_that_is_asked_answered_and_told_in_whole_games_is_said_in_every_language() {
    let mut told = 0;
    for (number, &sheet) in (0_u32..).zip(ScenarioSheet::all()) {
        let classes = [Class::ALL[number as usize % 6], Class::ALL[(number as usize + 1) % 6]];
        let mut setup = Setup::scenario(sheet.number, &classes, Seed::from_number(number + 1));
        setup.heroes[0].items = vec![Item::MinorStaminaPotion, Item::BootsOfSpeed, Item::HeaterShield];
        setup.heroes[1].items = vec![Item::MinorManaPotion, Item::StuddedLeather, Item::EmpoweringTalisman];
        told += read_through(&setup, "words", 600);
    }
    for number in 0..8 {
        let mut setup =
            Setup::dungeon(&[Class::Mindthief, Class::Spellweaver, Class::Tinkerer], Seed::from_number(number));
        setup.place = ::haven::setup::Place::Dungeon([Severity::Minor, Severity::Major, Severity::Major]);
        for hero in &mut setup.heroes {
            *hero = HeroSetup::of_level(hero.class, 5);
        }
        told += read_through(&setup, "words", 600);
    }
    assert!(told > 10_000, "{told} events");
}

#[test]
fn every_lasting_effect_has_words() {
    let mut found: Vec<Lasting> = Vec::new();
    fn look(abilities: &[Ability], found: &mut Vec<Lasting>) {
        for ability in abilities {
            match ability {
                Ability::Last(lasting, _) => found.push(*lasting),
                Ability::IfConsumed { with, without, .. } => {
                    look(with, found);
                    look(without, found);
                }
                _ => {}
            }
        }
    }
    for card in all_cards() {
        look(card.top.abilities, &mut found);
        look(card.bottom.abilities, &mut found);
    }
    assert!(found.len() > 40);
    for lang in Lang::ALL {
        found.iter().for_each(|&lasting| is_said(&words(lang).lasting(lasting), &format!("{lasting:?}"), lang));
    }
}
